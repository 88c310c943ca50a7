"""What has changed of a part of a page: a long text of which a little is new is not sent whole."""

from __future__ import annotations

from typing import Final, TypeVar

Change = str | tuple[int, int, str]
"""The whole text; or how much of the old one stays before and behind what is new."""
SHORT: Final = 400
"""Letters; shorter texts are sent whole."""
T = TypeVar("T", bound=str)


def change_of(old: str | None, new: T) -> T | tuple[int, int, str]:
    """What to send to a browser that has the old text; no element of it is torn.

    >>> old = "<i>1</i>" * 100
    >>> change_of(old, old.replace("1", "2", 1)), change_of("a", "b"), change_of(None, old) == old
    ((3, 796, '2'), 'b', True)
    """
    if old is None or len(new) < SHORT or not (is_even(old) and is_even(new)):
        return new
    before = _alike(old, new)
    most = min(len(old), len(new)) - before
    behind = _alike(old[-most:][::-1], new[-most:][::-1]) if most else 0
    before = new.rfind(">", 0, before) + 1
    end = new.find("<", len(new) - behind)
    behind = len(new) - end if end >= 0 else 0
    middle = new[before : len(new) - behind]
    return (before, behind, middle) if 2 * len(middle) < len(new) else new


def changed(old: str, change: Change) -> str:
    """The new text, of the old one and what was sent.

    >>> changed("abcdef", (2, 1, "-"))
    'ab-f'
    """
    if isinstance(change, str):
        return change
    before, behind, middle = change
    return old[:before] + middle + old[len(old) - behind :]


def is_even(text: str) -> bool:
    """Do browsers count its letters as we do? Some rare ones are two for them."""
    return text.isascii() or len(text.encode("utf-16-le")) == 2 * len(text)


def _alike(one: str, other: str) -> int:
    """How many letters both begin with.

    >>> _alike("thor", "thorn"), _alike("loki", "thor"), _alike("odin", "od")
    (4, 0, 2)
    """
    low, high = 0, min(len(one), len(other))
    while low < high:
        half = (low + high + 1) // 2
        if one[low:half] == other[low:half]:
            low = half
        else:
            high = half - 1
    return low
