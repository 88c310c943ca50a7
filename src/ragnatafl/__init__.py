"""Ragnatafl: one table for the Norse board games; `ragnatafl.new("runics", seed=7)` is the door."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ragnatafl.build import VERSION  # first: importing it says which build plays
from ragnatafl.games import find_game, game_names, load_game, register
from ragnatafl.kernel import match as _match
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Decision, Illegal, Option
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import Document, setup_of
from ragnatafl.kernel.records import Record, load_record, parse_record

__version__ = VERSION


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    source: str = "fast",
    names: tuple[str, ...] = (),
    content: str | Path | None = None,
    free_undo: bool = False,
) -> Match[Any]:
    """Start a game: by name, with its number of seats, options, and a seed to repeat it."""
    pack = Path(content) if content is not None else None
    setup = make_setup(find_game(game), seats, options, pack)
    return Match(setup, seed=seed, source=source, names=names, free_undo=free_undo, pack=pack)


def replay(
    record: Record | str | Path, content: str | Path | None = None, secret: str = ""
) -> Match[Any]:
    """Play a record, or the file it is in, again up to its last choice."""
    loaded = record if isinstance(record, Record) else load_record(record)
    pack = Path(content) if content is not None else None
    return _match.replay(loaded, find_game(loaded.game), pack, secret)


def from_position(
    document: Document,
    *,
    seed: int | str = 0,
    names: tuple[str, ...] = (),
    content: str | Path | None = None,
) -> Match[Any]:
    """Play on from a position."""
    if not isinstance(document, dict):
        raise BadInput('this is not a position: it must be an object with "ragnatafl": "position"')
    game = find_game(str(document.get("game")))
    pack = Path(content) if content is not None else None
    setup = setup_of(game, document, pack)
    source = "fast"
    chance = document.get("chance")
    if isinstance(chance, dict) and chance.get("source") == "asked":
        source = "asked"
    return Match(setup, seed=seed, source=source, names=names, start=document, pack=pack)


__all__ = [
    "BadInput",
    "Decision",
    "Game",
    "Illegal",
    "Match",
    "Option",
    "Record",
    "from_position",
    "game_names",
    "load_game",
    "load_record",
    "new",
    "parse_record",
    "register",
    "replay",
]
