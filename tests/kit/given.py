"""Positions and new games for stories, of any rules version: the newest unless one is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ragnatafl
from ragnatafl.games import find_game
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
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
) -> Match[Any]:  # Any: of whichever game it is
    """A table in the middle of a game, from its parts."""
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
    return ragnatafl.from_position(document)


def new_game(
    game: str,
    seats: int,
    seed: int | str,
    options: Mapping[str, object],
    version: int | None = None,
    source: str = "fast",
    content: int | None = None,
) -> Match[Any]:
    """A game from its very beginning; `content` is a version of its content."""
    setup = make_setup(find_game(game), seats, options, version=version, content_version=content)
    return Match(setup, seed=seed, source=source)
