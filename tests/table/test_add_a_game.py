"""The commands of `docs/add-a-game.md`, with the game of that page: terminal and lab."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kit.pages import commands_of, game_from, written_out

if TYPE_CHECKING:
    from table.conftest import Run

PAGE = "add-a-game.md"


@pytest.mark.slow
def test_the_commands_of_the_page_work(run: Run, tmp_path: Path) -> None:
    """`serve` is tried by a browser."""
    shown = {}
    with game_from(written_out(PAGE, tmp_path), "brandubh"):
        for program, *words in commands_of(PAGE):
            assert program == "ragnatafl"
            if "serve" not in words:
                ran = run(*words, typed=["a4 to a5", "quit"])
                assert (ran.code, ran.err) == (0, ""), words
                shown[words[2]] = ran.out

    assert "Astrid moves the attacker from a4 to a5" in shown["play"]
    assert "A A D K D A A" in shown["play"]
    assert "960" in shown["perft"]
    assert "karl" in shown["simulate"]
