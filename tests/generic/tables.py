"""Which tables the generic tests sit down at: those of every registered game, the toy included.

At every commit all nets are cast over some tables of short games, and over the smallest table of
each long one, with fast chance; the other tables are slow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from ragnatafl import game_names
from ragnatafl.games import find_game
from ragnatafl.kernel.game import Game, Setup
from ragnatafl.lab.checks import otherwise, setup_name, setups

MANY_CARDS = 50
"""A game with more of them is long."""
FEW_TABLES = 2
"""So many tables of a very long game are tested."""
SOURCES = ("fast", "sealed", "asked")


def is_long(game: Game[Any]) -> bool:
    """Does a game of it take long, for tests?"""
    return len(game.cards) > MANY_CARDS


def is_very_long(game: Game[Any]) -> bool:
    """Is it one that counts its rounds? Then tests sit at few tables."""
    return game.rounds is not None


def every_game() -> list[Game[Any]]:
    return [find_game(name) for name in game_names()]


def each_game(*, quick: bool = True) -> pytest.MarkDecorator:
    """The test runs once for each game; if it is not quick, for long games not at every commit."""
    games = (
        pytest.param(game, id=game.name, marks=_slow_if(not quick and is_long(game)))
        for game in every_game()
    )
    return pytest.mark.parametrize("game", list(games))


def _slow_if(slow: bool) -> Sequence[pytest.MarkDecorator]:
    return (pytest.mark.slow,) if slow else ()


def each_table(at_most: int = 12) -> pytest.MarkDecorator:
    """The test runs for the usual set-ups of each game, and for those with one option changed."""
    tables = [
        pytest.param(setup, id=setup_name(setup), marks=_slow_if(number >= _at_once(setup)))
        for number, setup in _numbered(at_most)
    ]
    return pytest.mark.parametrize("setup", tables)


def each_table_and_source(at_most: int = 12) -> pytest.MarkDecorator:
    """The same, with chance from every source."""
    tables = [
        pytest.param(
            setup,
            source,
            id=f"{setup_name(setup)}-{source}",
            marks=_slow_if(number >= _at_once(setup) or (is_long(setup.game) and source != "fast")),
        )
        for number, setup in _numbered(at_most)
        for source in SOURCES
    ]
    return pytest.mark.parametrize(("setup", "source"), tables)


def _at_once(setup: Setup) -> int:
    """So many tables of a game are looked at before every commit."""
    return 1 if is_long(setup.game) else 4


def _numbered(at_most: int) -> Iterator[tuple[int, Setup]]:
    """The tables of each game, counted from 0; of a long game from the smallest."""
    for game in every_game():
        found = setups(game, FEW_TABLES if is_very_long(game) else at_most)
        yield from enumerate(sorted(found, key=_seats) if is_long(game) else found)


def _seats(setup: Setup) -> int:
    return setup.seats


def recorded_setups(game: Game[Any], version: int | None = None) -> list[Setup]:
    """Each number of seats as usual, and one table where everything is otherwise."""
    content = _first_content(game, version or game.version)
    usual = setups(game, len(game.seats), version=version, content_version=content)
    return [*usual, otherwise(game, version, content)]


def _first_content(game: Game[Any], rules: int) -> int:
    """The content that these rules came with: what is added later changes no recorded game."""
    shelf = game.shelf
    came = (version.number for version in shelf.versions if version.rules == rules)
    return min(came, default=shelf.newest_for(rules))


def in_every_version(game: Game[Any]) -> list[Setup]:
    """The recorded set-ups, by the rules of each version."""
    versions = range(game.oldest_version, game.version + 1)
    return [setup for version in versions for setup in recorded_setups(game, version)]


def file_name(setup: Setup) -> str:
    """The name of a set-up; a long list of changed options is cut short."""
    name = setup_name(setup)
    name = name if len(name) <= 40 else f"{setup.game.name}-{setup.seats}-otherwise"
    return name if setup.version == 1 else f"{name}-v{setup.version}"
