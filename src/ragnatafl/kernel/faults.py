"""Faults: what is wrong with something from outside, in words and as what it is about.

A fault is the English line that it always was, for commands and tests; a page that knows its key
says it in the reader's language and shows it where it belongs. A fact of a fault may be a fault
itself: 'did you mean ...' at its end, or what it is that is wrong at some place.
"""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from ragnatafl.kernel.codecs import BadInput
    from ragnatafl.kernel.decisions import Facts

_OF_FILES: Final = {
    errno.ENOENT: "no-file",
    errno.EACCES: "file-barred",
    errno.EPERM: "file-barred",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "no-file",
}


class Fault(str):
    """One line that names a fault, with its key, its facts and the field that it is about.

    >>> from ragnatafl.kernel.codecs import BadInput
    >>> fault = Fault("table: an army of bjorn has value 0 (LOR-6.1)", "army-value",
    ...     (("seat", "bjorn"), ("value", 0)), at="area:5", name="armies bjorn")
    >>> fault.key, fault.at, fault.name
    ('army-value', 'area:5', 'armies bjorn')
    >>> BadInput(fault).faults[0] is fault, str(BadInput(fault)).endswith("(LOR-6.1)")
    (True, True)
    """

    key: str
    """Its sentence is the message `fault-KEY`."""
    facts: Facts
    at: str
    """The anchor of what it is about, '' if that is the whole;"""
    name: str
    """and the name of the field there."""

    def __new__(cls, line: str, key: str, facts: Facts = (), at: str = "", name: str = "") -> Self:
        self = super().__new__(cls, line)
        self.key = key
        self.facts = facts
        self.at = at
        self.name = name
        return self

    def __reduce__(self) -> tuple[type[Fault], tuple[str, str, Facts, str, str]]:
        return Fault, (str(self), self.key, self.facts, self.at, self.name)

    def about(self, at: str, name: str) -> Fault:
        """The same fault, of this field."""
        return Fault(str(self), self.key, self.facts, at, name)


def about(fault: BadInput, at: str, name: str) -> list[Fault]:
    """What was wrong with a told field, as faults of that field."""
    return [
        one.about(one.at or at, one.name or name)
        if isinstance(one, Fault)
        else Fault(one, "", (), at, name)
        for one in fault.faults
    ]


def of_file(path: object, error: OSError) -> Fault:
    """What the system says of a file."""
    told = error.strerror or str(error)
    key = _OF_FILES.get(error.errno or 0, "file")
    return Fault(f"{path}: {told}", key, (("file", str(path)), ("told", told)))
