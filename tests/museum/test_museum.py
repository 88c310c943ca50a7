"""Old games replay for ever (2.16). A change of rules that a record notices needs a switch.

`REWRITE=1 pytest tests/museum` collects pieces for rules that have none yet; what is here stays.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ragnatafl
from generic.tables import each_game, every_game, file_name, recorded_setups
from ragnatafl.kernel.game import Game
from ragnatafl.lab.checks import play_on, start_match

FOLDER = Path(__file__).parent
SOURCES = ("fast", "sealed", "asked")


def collect(game: Game[Any]) -> None:
    """The usual tables and one where everything is otherwise, each with another source."""
    for number, setup in enumerate(recorded_setups(game)):
        match = start_match(setup, number, SOURCES[number % len(SOURCES)])
        for _ in play_on(match, Random(number)):
            pass
        match.record().save(FOLDER / f"{game.name}-v{game.version}" / f"{file_name(setup)}.json")


if os.environ.get("REWRITE"):
    for game in every_game():
        room = FOLDER / f"{game.name}-v{game.version}"
        if not room.exists():
            room.mkdir()
            collect(game)

STORED = ("tables-", "gathering-")
"""Rooms of tables as they were stored: `test_stored_tables.py`."""
PIECES = sorted(p for p in FOLDER.glob("*/*.json") if not p.parent.name.startswith(STORED))


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: f"{piece.parent.name}/{piece.stem}")
def test_an_old_game_ends_as_it_did(piece: Path) -> None:
    record = ragnatafl.load_record(piece)

    match = ragnatafl.replay(record)

    assert match.over
    assert match.record() == record


@each_game()
def test_every_game_has_pieces_of_its_newest_rules(game: Game[Any]) -> None:
    assert list((FOLDER / f"{game.name}-v{game.version}").glob("*.json"))
