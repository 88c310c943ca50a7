"""SOLO-4: how a Follower chooses: keys one after the other, then Max or Min; and tells why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from ragnatafl.games.lords.rules.board import REALMS, REGIONS, RealmId, RegionId
from ragnatafl.games.lords.rules.components import (
    ALL_MONSTERS,
    ALL_RUNES,
    ARMIES,
    ATTRIBUTES,
    BOSS,
    MOST,
    PREY,
    AttributeId,
    MonsterId,
    PreyId,
)
from ragnatafl.games.lords.rules.monsters import pair_of
from ragnatafl.games.lords.rules.state import (
    NO_ARMY,
    ArmyId,
    armies_on_board,
    attribute,
    board_of,
    prey_region,
)
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    is_max,
    regions_of_people,
    tile_of,
)
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat

T = TypeVar("T")
P = TypeVar("P", bound=PreyId)


class Key(NamedTuple, Generic[T]):
    """One thing by which options are compared: the least number is the best."""

    name: str
    rank: Callable[[T], int]


@event("SOLO-4.1")
class Prefers(Event):
    seat: Seat
    chosen: str
    others: str
    by: str
    own: int
    theirs: int


def best(
    game: Surtr,
    seat: Seat,
    rule: str,
    options: Sequence[T],
    keys: Iterable[Key[T]],
    name: Callable[[T], str],
) -> list[T]:
    """The options that are left when all keys have been looked at; the story tells of each key."""
    left = list(options)
    for key in keys:
        if len(left) < 2:
            break
        ranks = [key.rank(option) for option in left]
        least = min(ranks)
        kept = [option for option, rank in zip(left, ranks, strict=True) if rank == least]
        if len(kept) < len(left):
            if game.events is not None:
                others = [option for option, rank in zip(left, ranks, strict=True) if rank != least]
                second = min(rank for rank in ranks if rank != least)
                named, rest = dict.fromkeys(map(name, kept)), dict.fromkeys(map(name, others))
                words = " ".join(named), " ".join(rest), key.name
                tell(game, Prefers(seat, *words, abs(least), abs(second)), rule)
            left = kept
    return left


# Regions (SOLO-4.1)


def region_name(region: RegionId) -> str:
    return REGIONS.write(region)


def tie_break(game: Surtr, seat: Seat) -> Key[RegionId]:
    """SOLO-4.1: Max takes the highest region number, Min the lowest."""
    sign = -1 if is_max(game, seat) else 1
    return Key("max" if sign < 0 else "min", lambda region: sign * (region + 1))


def pick_region(
    game: Surtr, seat: Seat, rule: str, regions: Sequence[RegionId], *keys: Key[RegionId]
) -> RegionId:
    return best(game, seat, rule, regions, (*keys, tie_break(game, seat)), region_name)[0]


# Armies (SOLO-4.2, SOLO-4.7, SOLO-4.8)


def army_name(game: Surtr) -> Callable[[ArmyId], str]:
    return lambda army: REGIONS.write(game.army_region[army])


def army_ties(game: Surtr, seat: Seat) -> tuple[Key[ArmyId], ...]:
    """SOLO-4.1, then SOLO-4.2: Max takes the stronger army of a region, Min the weaker one."""
    region, most = tie_break(game, seat), is_max(game, seat)
    sign = -1 if most else 1
    return (
        Key(region.name, lambda army: region.rank(game.army_region[army])),
        Key("stronger" if most else "weaker", lambda army: sign * game.army_value[army]),
    )


def pick_army(
    game: Surtr, seat: Seat, rule: str, armies: Sequence[ArmyId], *keys: Key[ArmyId]
) -> ArmyId:
    ties = army_ties(game, seat)
    return best(game, seat, rule, armies, (*keys, *ties), army_name(game))[0]


def frontier_army(game: Surtr, seat: Seat) -> ArmyId:
    """SOLO-4.7: the one below 6 beside most regions which the Follower does not control."""
    growing = [army for army in armies_on_board(game, seat) if game.army_value[army] < ARMIES]
    if not growing:
        return NO_ARMY
    adjacent = board_of(game).adjacent

    def foreign(army: ArmyId) -> int:
        return -sum(game.control[near] != seat for near in adjacent[game.army_region[army]])

    return pick_army(game, seat, "SOLO-4.7", growing, Key("frontier", foreign))


def frontline_army(game: Surtr, seat: Seat, armies: Sequence[ArmyId]) -> ArmyId:
    """SOLO-4.8 (S-9): beside most regions of people; else nearest to them; else to most of them."""
    board, theirs = board_of(game), regions_of_people(game)

    def beside(army: ArmyId) -> int:
        near = board.adjacent_set[game.army_region[army]]
        return -sum(near >> region & 1 for region in theirs)

    def nearest(army: ArmyId) -> int:
        moves = board.distance[game.army_region[army]]
        return min(moves[region] for region in theirs)

    def as_near(army: ArmyId) -> int:
        moves, least = board.distance[game.army_region[army]], nearest(army)
        return -sum(moves[region] == least for region in theirs)

    keys = (Key("beside", beside), Key("distance", nearest), Key("as-near", as_near))
    return pick_army(game, seat, "SOLO-4.8", armies, *keys)


# Realms and monsters (SOLO-4.3, SOLO-4.4)


def pick_realm(game: Surtr, seat: Seat, rule: str, realms: Sequence[RealmId]) -> RealmId:
    """SOLO-4.3 (S-6): the first one clockwise from Muspelheim."""
    clockwise: Key[RealmId] = Key("clockwise", lambda realm: realm)
    return best(game, seat, rule, realms, (clockwise,), REALMS.write)[0]


def board_order(game: Surtr) -> list[PreyId]:
    """SOLO-4.4: Loki, the upper boards from left to right, the lower ones from right to left."""
    pairs = [pair_of(game, rune) for rune in ALL_RUNES]
    upper, lower = (pair[0] for pair in pairs), (pair[1] for pair in reversed(pairs))
    return [BOSS, *upper, *lower]


def prey_ties(game: Surtr, seat: Seat) -> tuple[Key[P], ...]:
    """SOLO-4.1 by region, then SOLO-4.4."""
    region, order = tie_break(game, seat), board_order(game)
    return (
        Key(region.name, lambda prey: region.rank(prey_region(game, prey))),
        Key("boards", order.index),
    )


def pick_prey(game: Surtr, seat: Seat, rule: str, found: Sequence[P], *keys: Key[P]) -> P:
    ties: tuple[Key[P], ...] = prey_ties(game, seat)
    return best(game, seat, rule, found, (*keys, *ties), PREY.write)[0]


def monsters_on_board(game: Surtr) -> list[MonsterId]:
    return [monster for monster in ALL_MONSTERS if game.monster_region[monster] >= 0]


# Attributes (SOLO-4.6)


def can_rise(game: Surtr, seat: Seat, which: AttributeId) -> bool:
    """S-8: an attribute of 6 is not available."""
    return attribute(game, seat, which) < MOST


@event("SOLO-4.6.1")
class PriorityAttribute(Event):
    seat: Seat
    attribute: AttributeId
    lead: int


def pick_attribute(
    game: Surtr, seat: Seat, rule: str, available: Sequence[AttributeId]
) -> AttributeId:
    """SOLO-4.6.1: the priority attribute while it leads by 1 at most; else the lowest."""
    order = tile_of(game, seat).order
    first, *others = order
    lead = attribute(game, seat, first) - max(attribute(game, seat, which) for which in others)
    if lead <= 1 and first in available:
        tell(game, PriorityAttribute(seat, first, lead))
        return first
    keys: tuple[Key[AttributeId], ...] = (
        Key("lowest", lambda which: attribute(game, seat, which)),
        Key("tile", order.index),
    )
    return best(game, seat, rule, available, keys, ATTRIBUTES.write)[0]
