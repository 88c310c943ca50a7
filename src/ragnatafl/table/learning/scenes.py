"""Scenes: tables that rules and lessons show, positions or other scenes after some choices."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from ragnatafl.kernel.codecs import bad, did_you_mean
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import Document, setup_of

AnyGame = Game[Any]  # of whatever state
SEED: Final = "0"
"""What the luck of a scene is made of."""


class New(msgspec.Struct, forbid_unknown_fields=True):
    """A game at its very beginning."""

    seats: int | None = None
    seed: str = SEED
    options: dict[str, Any] = {}  # Any: as the game's switches have them


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """One of position, `from` and `new`; then what is done, and what a picture of it shows."""

    position: Document | str | None = None
    from_: str = msgspec.field(name="from", default="")
    new: New | None = None
    does: list[str] = []
    eyes: str = ""
    ghost: str = ""
    marks: list[str] = []
    plate: str = ""
    play: bool = False


@cache
def scenes(game: AnyGame) -> Mapping[str, Scene]:
    place = files(game.package).joinpath("learn", "scenes.toml")
    text = place.read_text(encoding="utf-8") if place.is_file() else ""
    return msgspec.toml.decode(text, type=dict[str, Scene])


def find_scene(game: AnyGame, name: str) -> Scene:
    """By its name; BadInput with the nearest if there is none."""
    known = scenes(game)
    if name not in known:
        near = did_you_mean(name, list(known)) if known else "there are none"
        line = f"{game.name}: no scene '{name}', {near}"
        raise bad(line, "no-scene", told=name, right=near)
    return known[name]


def laid(game: AnyGame, name: str) -> Match[Any]:
    """The table of a scene, as it stands after all that is done there."""
    scene = find_scene(game, name)
    match = laid(game, scene.from_) if scene.from_ else _begun(game, scene)
    for text in scene.does:
        match.choose(text)
    return match


def _begun(game: AnyGame, scene: Scene) -> Match[Any]:
    if scene.new is not None:
        return Match(make_setup(game, scene.new.seats, scene.new.options), seed=scene.new.seed)
    given = scene.position
    if isinstance(given, str):
        place = files(game.package).joinpath("learn", given)
        given = msgspec.json.decode(place.read_bytes(), type=Document)
    document = {"ragnatafl": "position", "format": 1, "game": game.name, **(given or {})}
    return Match(setup_of(game, document), seed=SEED, start=document)
