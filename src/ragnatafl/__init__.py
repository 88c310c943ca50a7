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
from ragnatafl.kernel.packs import Pack, read_pack
from ragnatafl.kernel.positions import Document, no_position, setup_of
from ragnatafl.kernel.records import Record, load_record, parse_record

__version__ = VERSION
Content = str | Path | Pack | None
"""A pack, or where one lies: a directory, or a JSON file."""


def _pack(content: Content) -> Pack | None:
    return content if isinstance(content, Pack) or content is None else read_pack(content)


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    source: str = "fast",
    names: tuple[str, ...] = (),
    content: Content = None,
    free_undo: bool = False,
    kept: Mapping[str, object] | None = None,
) -> Match[Any]:
    """Start a game: by name, with its number of seats, options, and a seed to repeat it; with the
    source *asked*, `kept` says which dice and decks are not told: `{"die": "app"}`."""
    pack = _pack(content)
    setup = make_setup(find_game(game), seats, options, pack, kept=kept)
    return Match(setup, seed=seed, source=source, names=names, free_undo=free_undo)


def replay(record: Record | str | Path, content: Content = None, secret: str = "") -> Match[Any]:
    """Play a record, or the file it is in, again up to its last choice."""
    loaded = record if isinstance(record, Record) else load_record(record)
    pack = _pack(content)
    return _match.replay(loaded, find_game(loaded.game), pack, secret)


def from_position(
    document: Document,
    *,
    seed: int | str = 0,
    names: tuple[str, ...] = (),
    content: Content = None,
) -> Match[Any]:
    """Play on from a position."""
    if not isinstance(document, dict):
        raise no_position()
    game = find_game(str(document.get("game")))
    pack = _pack(content)
    setup = setup_of(game, document, pack)
    source = "fast"
    chance = document.get("chance")
    if isinstance(chance, dict) and chance.get("source") == "asked":
        source = "asked"
    return Match(setup, seed=seed, source=source, names=names, start=document)


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
