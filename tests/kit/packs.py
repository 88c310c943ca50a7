"""Packs made of our own entries with something changed, and the lines that refuse a faulty one."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar

import pytest

import ragnatafl
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import read_pack
from ragnatafl.kernel.shelf import Shelf, Tables
from ragnatafl.kernel.state import State

C = TypeVar("C")
S = TypeVar("S", bound=State)


_NO_PART: Final = ("#", "since = ")
"""Lines of a file that are not for packs."""


class Box(Generic[C]):
    """The content of a game: packs are made of its entries, and loaded with it."""

    def __init__(self, shelf: Shelf, load: Callable[[Tables], C]) -> None:
        self.shelf = shelf
        self.load = load

    def entry(self, file: str, name: str) -> str:
        """Our own entry of this id, as it stands in the file: the newest."""
        text = (Path(str(self.shelf.folder)) / file).read_text(encoding="utf-8")
        entries = re.split(r"^(?=\[\[)", text, flags=re.MULTILINE)
        [found] = [e for e in entries if f'\nid = "{name}"\n' in e and "\nuntil = " not in e]
        lines = (line for line in found.splitlines() if line and not line.startswith(_NO_PART))
        return "\n".join((*lines, ""))

    def changed(self, file: str, name: str, old: str, new: str) -> str:
        """The same with something else in it."""
        text = self.entry(file, name)
        assert old in text
        return text.replace(old, new)

    def pack(self, to: Path, file: str, name: str, old: str, new: str) -> Path:
        """A pack with one entry of ours, changed."""
        return write_pack(to, file, self.changed(file, name, old, new))

    def loaded(self, pack: Path) -> C:
        return self.load(self.shelf.take(pack=read_pack(pack)))

    def faults(self, pack: Path) -> tuple[str, ...]:
        """Why this pack is refused."""
        with pytest.raises(BadInput) as raised:
            self.loaded(pack)
        return raised.value.faults


def write_pack(to: Path, file: str, text: str) -> Path:
    (to / file).write_text(text, encoding="utf-8")
    return to


def played_with(pack: Path, match: Match[S]) -> Match[S]:
    """The same table with the content of a pack."""
    document = match.position()
    document["content_version"] = match.state.setup.content.version
    for key in ("content", "memory"):
        del document[key]
    return ragnatafl.from_position(document, content=pack)


def corrected(shelf: Shelf, to: Path, old: str, new: str, version: str = "") -> Shelf:
    """Our content as it is after a correction: a text changed, and perhaps a version added."""
    for file in Path(str(shelf.folder)).iterdir():
        text = file.read_text(encoding="utf-8").replace(old, new)
        (to / file.name).write_text(text, encoding="utf-8")
    with (to / "versions.toml").open("a", encoding="utf-8") as versions:
        versions.write(version)
    return Shelf(to, shelf.base, shelf.apart)
