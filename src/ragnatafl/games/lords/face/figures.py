"""Figures as pieces: how they look, and where each of them stands.

Every figure keeps its id for life, so that it glides when it moves. Alike armies of a player stand
on one heap and are pointed at together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from ragnatafl.drawing.figures import base_art
from ragnatafl.drawing.outlines import Point
from ragnatafl.games.lords.face.spots import FIGURES, sea_spots, spots
from ragnatafl.games.lords.rules.board import REGIONS, GodId
from ragnatafl.games.lords.rules.components import (
    ALL_MONSTERS,
    ARMIES,
    BOSS,
    CARDS,
    MONSTERS,
    PREY,
    RUNES,
    PreyId,
    RuneId,
)
from ragnatafl.games.lords.rules.state import Lords, armies, board_of, hero_of
from ragnatafl.kernel.seats import SEATS, Seat

SIGN_SCALE: Final = (0.95, 0.95, 0.78, 0.95)
"""By seat: how large a sign fits on its base."""
TROPHY: Final = 32
"""From one slain monster to the next."""
_CROWD: Final = 5
"""So many heaps and figures in a region are a crowd."""


class Stand(NamedTuple):
    """Something that stands in a region, and how it is pointed at: figures on one spot."""

    anchor: str
    seat: int
    """-1 for monsters and the boss."""
    what: int
    """The value of an army; else the monster, or 0 for a hero."""
    figures: tuple[str, ...]
    spot: Point
    size: float
    """Less where many stand together."""


class Places(NamedTuple):
    """Where on the sheet of a seat figures are that do not stand on the map."""

    reserve: Point
    hero: Point
    priests: Point
    slain: Point
    drakkar: Point | None
    """Not where it stays in the box."""


@cache
def emblem(seat: int, size: float = 1.0) -> str:
    """The knot of an owner on its base: a control marker."""
    base, inner = f'<use href="#lr-base-{seat}"', SIGN_SCALE[seat]
    return (
        f'<g class="seat-{seat}" transform="scale({size:g})">{base} class="lr-body"/>'
        f'<g transform="scale(.86)">{base} class="lr-rim"/></g>'
        f'<use href="#lr-knot-{seat}" transform="scale({inner})"/></g>'
    )


@cache
def army_art(seat: int, value: int) -> str:
    """Spears behind a shield that tells the owner by its shape, and the value on it."""
    number = f'<text class="army-value" y="15">{value}</text>' if value else ""
    return (
        '<path class="lr-pole" d="M-20 24L18-32M20 24L-18-32"/>'
        '<path class="lr-pole-2" d="M-20 24L18-32M20 24L-18-32"/>'
        f"{base_art('lr', seat)}{number}"
    )


@cache
def hero_art(seat: int, hero: int) -> str:
    """A gilded base, and a head of its own for every hero."""
    base, sign = f'<use href="#lr-base-{seat}"', CARDS.write(hero) if hero >= 0 else "hero"
    return (
        f'<g transform="scale(1.18)">{base} class="lr-cast" x="2" y="3"/>'
        f'{base} class="lr-gilt"/></g>{base} class="lr-body"/>'
        f'<use href="#lr-{sign}" transform="scale({SIGN_SCALE[seat] + 0.1:g})"/>'
    )


@cache
def drakkar_art(seat: int) -> str:
    return (
        '<use href="#lr-drakkar"/>'
        f'<use href="#lr-knot-{seat}" transform="translate(0 -11) scale(.72)"/>'
    )


@cache
def monster_art(prey: int, ring: int = -1) -> str:
    """A dark lair with a silhouette; the ring of its controller round it."""
    look = "lr-boss-base" if prey == BOSS else "lr-monster-base"
    held = (
        f'<g class="seat-{ring}"><use href="#lr-lair" class="ring"/>'
        f'<use href="#lr-lair" class="ring-own"/></g>'
        if ring >= 0
        else ""
    )
    mark = f'<g transform="translate(23 20)">{emblem(ring, 0.42)}</g>' if ring >= 0 else ""
    return (
        f'<use href="#lr-lair" class="lr-cast" x="2" y="4"/>{held}'
        f'<use href="#lr-lair" class="{look}"/><use href="#lr-{PREY.ids[prey]}"/>{mark}'
    )


@cache
def priest_art(seat: int) -> str:
    base = f'<use href="#lr-base-{seat}"'
    return (
        f'{base} class="lr-body"/><use href="#lr-priest" class="sign-own"'
        f' transform="scale({SIGN_SCALE[seat] - 0.05:g})"/>'
    )


@cache
def rune_stone(rune: RuneId, size: float = 1.0) -> str:
    return (
        f'<g class="rune-{rune}" transform="scale({size:g})"><use href="#lr-pebble"/>'
        f'<use href="#lr-{RUNES.ids[rune]}"/></g>'
    )


@cache
def count_badge(count: int) -> str:
    return (
        '<g transform="translate(-17 18)"><circle class="count" r="21"/>'
        f'<text class="count-text" y="14.500">{count}</text></g>'
    )


def army_anchor(seat: int, region: int, value: int) -> str:
    return f"piece:army-{SEATS.write(seat)}-{REGIONS.write(region)}-{value}"


def stands(game: Lords) -> list[Stand]:
    """All that stands in regions: in each monsters, heroes, then armies, strongest first."""
    board = board_of(game)
    here: list[list[tuple[str, int, int, tuple[str, ...]]]] = [[] for _ in board.regions]
    for monster in ALL_MONSTERS:
        if game.monster_region[monster] >= 0:
            name = MONSTERS.write(monster)
            here[game.monster_region[monster]].append(
                (f"piece:{name}", -1, monster, (f"piece:figure-{name}",))
            )
    if game.boss_region >= 0:
        here[game.boss_region].append(("piece:loki", -1, BOSS, ("piece:figure-loki",)))
    for seat in range(game.seats):
        if game.hero_region[seat] >= 0:
            name = SEATS.write(seat)
            here[game.hero_region[seat]].append(
                (f"piece:hero-{name}", seat, 0, (f"piece:{name}-hero",))
            )
    for region, group in enumerate(_heaps(game)):
        for seat, value, heap in group:
            names = tuple(_army_name(seat, army) for army in heap)
            here[region].append((army_anchor(seat, region, value), seat, value, names))
    found = []
    for region, crowd in enumerate(here):
        free = spots(board)[region].figures
        size = 1 if len(crowd) < _CROWD else 0.88
        for place, (anchor, seat, what, names) in enumerate(crowd):
            x, y = free[place % FIGURES]
            over = place // FIGURES * 13
            found.append(Stand(anchor, seat, what, names, (x + over, y - over), size))
    return found


def _heaps(game: Lords) -> list[list[tuple[int, int, list[int]]]]:
    """By region: the armies of each seat and value."""
    found: list[list[tuple[int, int, list[int]]]] = [[] for _ in game.control]
    for seat in range(game.seats):
        heaps: dict[tuple[int, int], list[int]] = {}
        for army in armies(Seat(seat)):
            if game.army_region[army] >= 0:
                heaps.setdefault((game.army_region[army], game.army_value[army]), []).append(army)
        for (region, value), heap in sorted(heaps.items(), key=lambda pair: -pair[0][1]):
            found[region].append((seat, value, heap))
    return found


def _army_name(seat: int, army: int) -> str:
    return f"piece:{SEATS.write(seat)}-army-{army % ARMIES + 1}"


def map_pieces(game: Lords, standing: Sequence[Stand]) -> Iterator[str]:
    """All figures on the map, flat, each with its own id for life."""
    board, taken = board_of(game), [0] * len(game.sent)
    for seat in range(game.seats):
        sea = game.drakkar_sea[seat]
        if sea >= 0:
            yield _drakkar(seat, sea_spots(board)[sea].drakkars[seat], 0.76)
    for seat in range(game.seats):
        number = 0
        for god, sent in enumerate(game.sent):
            for _ in range(sent[seat]):
                number += 1
                yield _priest(seat, number, priest_spot(game, GodId(god), taken[god]), 0.42)
                taken[god] += 1
    for stand in standing:
        yield from _standing(game, stand)


def sheet_pieces(game: Lords, seat: Seat, places: Places) -> Iterator[str]:
    """All figures on the sheet of a seat: those in reserve, and monsters it has slain."""
    if game.drakkar_sea[seat] < 0 and places.drakkar is not None:
        yield _drakkar(seat, places.drakkar, 0.4)
    x, y = places.priests
    sent = sum(spaces[seat] for spaces in game.sent)
    for place in range(game.priests[seat]):
        yield _priest(seat, sent + place + 1, (x + 25 * place, y), 0.42)
    x, y = places.reserve
    idle = [army for army in armies(seat) if game.army_region[army] < 0]
    for place, army in enumerate(idle):
        yield _piece(_army_name(seat, army), seat, (x + 28 * place, y), 0.42, army_art(seat, 0))
    if game.hero_region[seat] < 0:
        art = hero_art(seat, hero_of(game, seat))
        yield _piece(f"piece:{SEATS.write(seat)}-hero", seat, places.hero, 0.52, art)
    x, y = places.slain
    slain = (monster for monster in ALL_MONSTERS if game.slayer[monster] == seat)
    for place, monster in enumerate(slain):
        name = f"piece:figure-{MONSTERS.write(monster)}"
        yield _piece(name, -1, (x + TROPHY * place, y), 0.46, monster_art(monster))


def board_pieces(game: Lords, at: Callable[[PreyId], Point]) -> Iterator[str]:
    """Monsters and the boss that wait on their boards."""
    for monster in ALL_MONSTERS:
        if game.monster_region[monster] < 0 and game.slayer[monster] < 0:
            name = f"piece:figure-{MONSTERS.write(monster)}"
            yield _piece(name, -1, at(monster), 0.56, monster_art(monster))
    if game.boss_region < 0:
        yield _piece("piece:figure-loki", -1, at(BOSS), 0.56, monster_art(BOSS))


def _drakkar(seat: int, at: Point, size: float) -> str:
    return _piece(f"piece:{SEATS.write(seat)}-drakkar", seat, at, size, drakkar_art(seat))


def _priest(seat: int, number: int, at: Point, size: float) -> str:
    """Those in the supply are not seen."""
    return _piece(f"piece:{SEATS.write(seat)}-priest-{number}", seat, at, size, priest_art(seat))


def _standing(game: Lords, stand: Stand) -> Iterator[str]:
    x, y = stand.spot
    if stand.seat < 0:
        ring = game.ring[stand.what] if stand.what != BOSS else -1
        yield _piece(stand.figures[0], -1, (x, y), 0.84 * stand.size, monster_art(stand.what, ring))
    elif not stand.what:
        art = hero_art(stand.seat, hero_of(game, Seat(stand.seat)))
        yield _piece(stand.figures[0], stand.seat, (x, y), 0.74 * stand.size, art)
    else:
        art, count = army_art(stand.seat, stand.what), len(stand.figures)
        for layer, name in enumerate(stand.figures):
            top = count_badge(count) if layer == count - 1 and count > 1 else ""
            at = (x + 6.5 * layer, y - 6.5 * layer)
            yield _piece(name, stand.seat, at, 0.8 * stand.size, art + top)


def priest_spot(game: Lords, god: int, place: int) -> Point:
    """Before the monument of a god, from left to right."""
    board = board_of(game)
    x, y = spots(board)[board.monument[god]].monument
    return x - 22 + 22 * place, y + 24


def _piece(name: str, seat: int, at: Point, size: float, art: str) -> str:
    look = f' class="seat-{seat}"' if seat >= 0 else ""
    return (
        f'<g id="{name}"{look} style="transform:translate({at[0]:.0f}px,{at[1]:.0f}px)'
        f' scale({size:g})">{art}</g>'
    )
