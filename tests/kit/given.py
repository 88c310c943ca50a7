"""Positions and new games for stories, of any rules version: the newest unless one is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import ragnatafl
from ragnatafl.games import find_game
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import read_pack
from ragnatafl.kernel.positions import Document


def given_position(
    game: str,
    *,
    seats: int,
    agenda: Sequence[Mapping[str, object]],
    zones: Mapping[str, Sequence[str]],
    table: Mapping[str, object],
    options: Mapping[str, object],
    version: int | None,
    chance: str = "fast",
    pack: Path | None = None,
    content: int | None = None,
) -> Match[Any]:  # Any: of whichever game it is
    """A table in the middle of a game, from its parts; `content` is a version of its content."""
    document: Document = {
        "ragnatafl": "position",
        "game": game,
        "seats": seats,
        "options": dict(options),
        "chance": {"source": chance},
        "agenda": [dict(step) for step in agenda],
        "zones": {name: list(pile) for name, pile in zones.items()},
        "table": dict(table),
    }
    if version is not None:
        document["version"] = version
    if content is not None:
        document["content_version"] = content
    return ragnatafl.from_position(document, content=pack)


def new_game(
    game: str,
    seats: int,
    seed: int | str,
    options: Mapping[str, object],
    version: int | None = None,
    source: str = "fast",
    content: int | None = None,
    pack: Path | None = None,
) -> Match[Any]:
    """A game from its very beginning; `content` is a version of its content."""
    found = read_pack(pack) if pack is not None else None
    setup = make_setup(find_game(game), seats, options, found, version, content)
    return Match(setup, seed=seed, source=source)
