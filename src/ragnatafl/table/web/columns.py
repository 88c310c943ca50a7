"""What entries of columns may be, what their places are called, and which lie on an area."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, cast

from ragnatafl.kernel.codecs import MASK, BadInput, Codec, Custom, Names
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.positions import Document
from ragnatafl.kernel.seats import SEATS
from ragnatafl.kernel.state import Column

Places = Mapping[str, tuple[tuple[str, ...], ...]]
MOST_CHOICES: Final = 64
NOBODY_HERE: Final = "none"
SKIPPED: Final = ("told", "automas")
"""Columns that follow from the set-up, or hold nothing at rest."""


def places_of(setup: Setup, document: Document) -> Places:
    """By column what its places are called, as far as the game tells it; seats go by themselves."""
    named: Places = setup.game.face.places(setup) if setup.game.face.places is not None else {}
    table, seats = document["table"], tuple(SEATS.ids[: setup.seats])
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for column in shown_columns(setup):
        entries = table.get(column.name)
        if column.depth and column.name in named:
            found[column.name] = named[column.name]
        elif column.depth and len(entries) == len(seats):
            found[column.name] = (seats,)
    return found


def shown_columns(setup: Setup) -> list[Column]:
    return [
        column
        for column in setup.game.state.columns
        if column.role == "data" and column.name not in SKIPPED
    ]


def choices(codec: Codec) -> tuple[str, ...]:
    """All that an entry may be, where it is one of a few names; else nothing."""
    if isinstance(codec, Names):
        return codec.ids
    if not isinstance(codec, Custom) or _is_set(codec):
        return ()
    found = tuple(_written(codec, -1))
    return found if len(found) <= MOST_CHOICES else ()


def _written(codec: Codec, first: int) -> Iterator[str]:
    for number in range(first, first + MOST_CHOICES + 2):
        try:
            text = str(codec.write(number))
            if codec.read(text) == number:
                yield text
        except (BadInput, LookupError, ValueError):
            if number >= 0:
                return


def _is_set(codec: Codec) -> bool:
    """Does it write a set of bits as names with blanks between?"""
    try:
        one, two, both = (str(codec.write(number)) for number in (1, 2, 3))
    except (BadInput, LookupError, ValueError):
        return False
    return isinstance(codec, Custom) and both == f"{one} {two}"


def members(codec: Codec, seats: int) -> tuple[str, ...]:
    """What a set may have in it; nothing for what is no set, or too large to tick."""
    if codec is MASK:
        return SEATS.ids[:seats]
    return _members(codec) if _is_set(codec) else ()


def _members(codec: Codec) -> tuple[str, ...]:
    found: list[str] = []
    while len(found) <= MOST_CHOICES:
        try:
            found.append(str(codec.write(1 << len(found))))
        except LookupError:
            break
        if not found[-1] or found[-1] == NOBODY_HERE:
            found.pop()
            break
    return tuple(found) if len(found) <= MOST_CHOICES else ()


def members_in(column: Column, written: object, seats: int) -> list[str]:
    """The members of a set, by its entry in a document."""
    now = column.codec.read(written)
    return [name for bit, name in enumerate(members(column.codec, seats)) if now >> bit & 1]


def lies_on(setup: Setup, document: Document, area: str) -> Iterator[tuple[Column, list[int]]]:
    """The entries that say what is on an area: its own, sets it may be in, things that are here."""
    places, table = places_of(setup, document), cast("Document", document["table"])
    here: set[tuple[object, int]] = set()
    for column in shown_columns(setup):
        if column.depth == 1 and area in choices(column.codec) and column.name in places:
            own = (column.name, places[column.name][0])
            here.update((o, n) for n, e in enumerate(table[column.name]) if e == area for o in own)
    seats = SEATS.ids[: setup.seats]
    for column in shown_columns(setup):
        named = places.get(column.name, ())
        if column.depth == 0:
            sets = area in members(column.codec, 0)
            if sets or (area in choices(column.codec) and table[column.name] == area):
                yield column, []
            continue
        for index, name in enumerate(named[0] if named else ()):
            alike = named[0] != seats and (named[0], index) in here  # all of an army, of a monster
            if column.depth == 1 and (name == area or alike or (column.name, index) in here):
                yield column, [index]


def elsewhere(
    setup: Setup, document: Document, area: str
) -> Iterator[tuple[Column, list[tuple[int, str]]]]:
    """The things that could be on this area and are not: by column their places and names."""
    places = places_of(setup, document)
    for column in shown_columns(setup):
        if column.depth != 1 or area not in choices(column.codec) or column.name not in places:
            continue
        entries = document["table"][column.name]
        names = places[column.name][0]
        yield column, [(n, name) for n, name in enumerate(names) if entries[n] != area]
