"""Packs made of our own entries with something changed, and the lines that refuse a faulty one."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from ragnatafl.kernel.codecs import BadInput


def entry_of(folder: Traversable, file: str, name: str) -> str:
    """Our own entry of this id, as it stands in the file."""
    text = (folder / file).read_text(encoding="utf-8")
    parts = re.split(r"^(?=\[\[)", text, flags=re.MULTILINE)
    [found] = [part for part in parts if f'\nid = "{name}"\n' in part]
    kept = [line for line in found.splitlines() if line and line[0] != "#"]
    return "\n".join((*kept, ""))


class Box:
    """The content of a game: packs are made of its entries, and loaded into it."""

    def __init__(self, folder: Traversable, load: Callable[[Path], object]) -> None:
        self.folder = folder
        self.load = load

    def pack(self, to: Path, file: str, name: str, old: str, new: str) -> Path:
        """A pack with one entry of ours, changed."""
        text = entry_of(self.folder, file, name)
        assert old in text
        (to / file).write_text(text.replace(old, new), encoding="utf-8")
        return to

    def faults(self, pack: Path) -> tuple[str, ...]:
        """Why this pack is refused."""
        with pytest.raises(BadInput) as raised:
            self.load(pack)
        return raised.value.faults
