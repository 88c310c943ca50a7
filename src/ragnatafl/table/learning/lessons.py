"""Lessons: what a coach tells and asks for, as data; the words stand beside in four languages."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from ragnatafl.kernel.codecs import bad, did_you_mean
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import Language, language
from ragnatafl.kernel.seats import SEATS, Seat

AnyGame = Game[Any]  # of whatever state


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """Something else that one may try: refused by a rule, or allowed and taken back."""

    id: str
    option: str
    refused: str = ""

    def fits(self, text: str) -> bool:
        return fnmatchcase(text, self.option)


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """What is told at once, and what is to be done then; without that one only goes on."""

    id: str
    rule: str = ""
    scene: str = ""
    """A table that is laid out first;"""
    others: list[tuple[str, str]] = []
    """and what others choose there."""
    marks: list[str] = []
    do: list[str] = []
    tries: list[Try] = msgspec.field(name="try", default_factory=list)
    free: bool = False
    """Whatever is allowed is right."""

    @property
    def asks(self) -> bool:
        return bool(self.do) or self.free

    def wants(self, text: str) -> bool:
        return self.free or any(fnmatchcase(text, wanted) for wanted in self.do)


class When(msgspec.Struct, forbid_unknown_fields=True):
    """A remark in a usual game, at the first question or after the first event of a kind."""

    id: str
    asked: str = ""
    heard: str = ""
    rule: str = ""
    marks_of: Literal["", "options"] = ""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """Steps that one is led through, or remarks while one plays a whole game."""

    minutes: int
    kind: Literal["steps", "game"] = "steps"
    seat: str = "astrid"
    scene: str = ""
    step: list[Step] = []
    when: list[When] = []

    @property
    def learner(self) -> Seat:
        return Seat(SEATS.read(self.seat))


class First(msgspec.Struct, forbid_unknown_fields=True):
    """The table of somebody's first whole game."""

    seats: int
    level: str
    options: dict[str, str | bool | int] = {}


@cache
def lessons(game: AnyGame) -> Mapping[str, Lesson]:
    """By name, those of steps first: in this order one learns."""
    folder = files(game.package).joinpath("learn", "lessons")
    if not folder.is_dir():
        return {}
    places = sorted(folder.iterdir(), key=lambda place: place.name)
    found = {
        place.name.removesuffix(".toml"): msgspec.toml.decode(place.read_bytes(), type=Lesson)
        for place in places
        if place.name.endswith(".toml")
    }
    return dict(sorted(found.items(), key=lambda item: item[1].kind == "game"))


def find_lesson(game: AnyGame, name: str) -> Lesson:
    """By its name; BadInput with the nearest if there is none."""
    known = lessons(game)
    if name not in known:
        none = Fault("there are none", "known-none")
        near = did_you_mean(name, list(known)) if known else none
        line = f"{game.name}: no lesson '{name}', {near}"
        raise bad(line, "no-lesson", told=name, right=near)
    return known[name]


@cache
def first_game(game: AnyGame) -> First:
    place = files(game.package).joinpath("learn", "first.toml")
    return msgspec.toml.decode(place.read_bytes(), type=First)


def coach_words(game: AnyGame, code: str) -> Language:
    """What the coach of this game says, and the sentences of all tables."""
    return language(code, f"{game.package}.learn")
