"""The games. Each is one folder that knows the kernel and no other game, and brings one `GAME`.

A mode of a game, such as Followers of Surtr, is a folder within that of its game.
"""

from __future__ import annotations

import importlib
from typing import Any, Final

from ragnatafl.kernel.codecs import BadInput, bad, did_you_mean, nearest
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Game

_BUILT_IN: Final = {
    "runics": "ragnatafl.games.runics",
    "bloodrage": "ragnatafl.games.bloodrage",
    "lords": "ragnatafl.games.lords",
    "surtr": "ragnatafl.games.surtr",
}
_REGISTERED: Final[dict[str, Game[Any]]] = {}  # Any: games of all states


def register(game: Game[Any]) -> Game[Any]:
    """Make a game known by its name; all tools and tables find it from then on."""
    _REGISTERED[game.name] = game
    return game


def game_names() -> tuple[str, ...]:
    return tuple(dict.fromkeys((*_BUILT_IN, *_REGISTERED)))


def find_game(name: str) -> Game[Any]:
    """The game of this name, loaded when first asked for."""
    if name not in _REGISTERED and name in _BUILT_IN:
        register(importlib.import_module(_BUILT_IN[name]).GAME)
    if name not in _REGISTERED:
        raise BadInput(_unknown(name))
    return _REGISTERED[name]


def _unknown(name: str) -> Fault:
    line = f"unknown game '{name}', {did_you_mean(name, game_names())}"
    facts = (("asked", name), ("near", ", ".join(nearest(name, game_names()))))
    return Fault(line, "unknown-game", facts)


def load_game(module: str) -> Game[Any]:
    """Import a module that brings a `GAME` of its own, and register it."""
    try:
        found = importlib.import_module(module)
    except ImportError as error:
        line = f"cannot load game module '{module}': {error}"
        raise bad(line, "game-module", module=module, told=str(error)) from None
    game = getattr(found, "GAME", None)
    if not isinstance(game, Game):
        raise bad(f"module '{module}' has no GAME", "module-no-game", module=module)
    return register(game)
