"""Pages of the documentation that are followed word for word: their blocks become files."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ragnatafl import games
from ragnatafl.kernel.decisions import OPTIONS
from ragnatafl.kernel.game import Game

DOCS: Final = Path(__file__).parents[2] / "docs"


def files_of(page: str) -> dict[str, str]:
    """By the path at the head of a block its text; blocks of one file are put together."""
    found: dict[str, str] = {}
    text = (DOCS / page).read_text(encoding="utf-8")
    for path, block in re.findall(r"^```\w+ (\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        found[path] = found.get(path, "") + block
    return found


def commands_of(page: str) -> list[list[str]]:
    """The commands that a page tells to type, word by word."""
    text = (DOCS / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [line.split() for block in blocks for line in block.splitlines()]


def written_out(page: str, folder: Path) -> Path:
    """The files of a page in a folder."""
    for name, text in files_of(page).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@contextmanager
def game_from(folder: Path, module: str) -> Iterator[Game[object]]:  # type: ignore[type-var]  # of any state
    """A game of a module in this folder; afterwards nobody knows it any more."""
    sys.path.insert(0, str(folder))
    game = games.load_game(module)
    try:
        yield game
    finally:
        sys.path.remove(str(folder))
        del games._REGISTERED[game.name]
        OPTIONS[:] = [option for option in OPTIONS if option.__module__.split(".")[0] != module]
        for name in [name for name in sys.modules if name.split(".")[0] == module]:
            del sys.modules[name]
