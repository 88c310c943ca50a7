"""SOLO-4: how a Follower chooses: keys one after the other, then Max or Min; and tells why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from ragnatafl.games.lords.rules.board import ASGARD, REALMS, REGIONS, GodId, RealmId, RegionId
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
    open_spaces,
    prey_region,
)
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    distances_to_people,
    is_max,
    regions_of_people,
    tile_of,
)
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat

T = TypeVar("T")
P = TypeVar("P", bound=PreyId)


class Key(Generic[T]):
    """One thing by which options are compared: the least number is the best."""

    __slots__ = ("name", "ranks")

    def __init__(self, name: str, ranks: Callable[[Surtr, Seat, list[T]], list[int]]) -> None:
        self.name = name
        self.ranks = ranks
        """The numbers of all options, in their order, for the Follower who chooses."""


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
    options: list[T],
    keys: tuple[Key[T], ...],
    name: Callable[[Surtr, T], str],
) -> list[T]:
    """The options that are left when all keys have been looked at; the story tells of each key."""
    left = options
    for key in keys:
        if len(left) < 2:
            break
        ranks = key.ranks(game, seat, left)
        least = min(ranks)
        kept = [left[place] for place, rank in enumerate(ranks) if rank == least]
        if len(kept) < len(left):
            if game.events is not None:
                others = [left[place] for place, rank in enumerate(ranks) if rank != least]
                second = min([rank for rank in ranks if rank != least])
                named = dict.fromkeys([name(game, option) for option in kept])
                rest = dict.fromkeys([name(game, option) for option in others])
                words = " ".join(named), " ".join(rest), key.name
                tell(game, Prefers(seat, *words, abs(least), abs(second)), rule)
            left = kept
    return left


# Regions (SOLO-4.1)


def region_name(game: Surtr, region: RegionId) -> str:
    return REGIONS.write(region)


def _highest(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    return [-region - 1 for region in regions]


def _lowest(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    return [region + 1 for region in regions]


_MAX: Final = Key[RegionId]("max", _highest)
_MIN: Final = Key[RegionId]("min", _lowest)


def tie_break(game: Surtr, seat: Seat) -> Key[RegionId]:
    """SOLO-4.1: Max takes the highest region number, Min the lowest."""
    return _MAX if is_max(game, seat) else _MIN


def pick_region(
    game: Surtr,
    seat: Seat,
    rule: str,
    regions: list[RegionId],
    keys: tuple[Key[RegionId], ...] = (),
) -> RegionId:
    left = best(game, seat, rule, regions, keys, region_name)
    if len(left) == 1:
        return left[0]
    return best(game, seat, rule, left, (tie_break(game, seat),), region_name)[0]


def _near_people(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    return distances_to_people(game, regions)


def pick_god(game: Surtr, seat: Seat, gods: list[GodId]) -> GodId:
    """SOLO-14.1: of several gods with one attribute by the regions of their monuments."""
    if len(gods) == 1:
        return gods[0]
    board = board_of(game)
    regions = [board.monument[god] for god in gods]
    return board.god_in[pick_region(game, seat, "SOLO-14.1", regions)]


NEAR_PEOPLE: Final = Key[RegionId]("distance", _near_people)
"""SOLO-4.5.2"""


# Armies (SOLO-4.2, SOLO-4.7, SOLO-4.8)


def army_name(game: Surtr, army: ArmyId) -> str:
    return REGIONS.write(game.army_region[army])


def _in_highest(game: Surtr, seat: Seat, armies: list[ArmyId]) -> list[int]:
    return [-game.army_region[army] - 1 for army in armies]


def _in_lowest(game: Surtr, seat: Seat, armies: list[ArmyId]) -> list[int]:
    return [game.army_region[army] + 1 for army in armies]


def _strongest(game: Surtr, seat: Seat, armies: list[ArmyId]) -> list[int]:
    return [-game.army_value[army] for army in armies]


def _weakest(game: Surtr, seat: Seat, armies: list[ArmyId]) -> list[int]:
    return [game.army_value[army] for army in armies]


_MAX_OF_ARMIES: Final = (
    Key[ArmyId]("max", _in_highest), Key[ArmyId]("stronger", _strongest),
)  # fmt: skip
_MIN_OF_ARMIES: Final = (
    Key[ArmyId]("min", _in_lowest), Key[ArmyId]("weaker", _weakest),
)  # fmt: skip
STRONGEST: Final = Key[ArmyId]("strongest", _strongest)


def pick_army(
    game: Surtr, seat: Seat, rule: str, armies: list[ArmyId], keys: tuple[Key[ArmyId], ...] = ()
) -> ArmyId:
    """At last SOLO-4.1, then SOLO-4.2: Max takes the stronger army of a region, Min the weaker."""
    left = best(game, seat, rule, armies, keys, army_name)
    if len(left) == 1:
        return left[0]
    ties = _MAX_OF_ARMIES if is_max(game, seat) else _MIN_OF_ARMIES
    return best(game, seat, rule, left, ties, army_name)[0]


def _beside_foreign(game: Surtr, seat: Seat, armies: list[ArmyId]) -> list[int]:
    near, own = board_of(game).adjacent_set, game.domain[seat]
    return [-(near[game.army_region[army]] & ~own).bit_count() for army in armies]


_FRONTIER: Final = (Key[ArmyId]("frontier", _beside_foreign),)


def frontier_army(game: Surtr, seat: Seat) -> ArmyId:
    """SOLO-4.7: the one below 6 beside most regions which the Follower does not control."""
    growing = [army for army in armies_on_board(game, seat) if game.army_value[army] < ARMIES]
    return pick_army(game, seat, "SOLO-4.7", growing, _FRONTIER) if growing else NO_ARMY


def _beside_people(game: Surtr, seat: Seat, armies: list[ArmyId]) -> list[int]:
    near, theirs = board_of(game).adjacent_set, regions_of_people(game)
    places = [game.army_region[army] for army in armies]
    return [-sum([near[place] >> region & 1 for region in theirs]) for place in places]


def _distances(game: Surtr, seat: Seat, armies: list[ArmyId]) -> list[int]:
    return distances_to_people(game, [game.army_region[army] for army in armies])


def _as_near(game: Surtr, seat: Seat, armies: list[ArmyId]) -> list[int]:
    """How many regions of people are just as near as the nearest one."""
    theirs, moves = regions_of_people(game), board_of(game).distance
    nearest = _distances(game, seat, armies)
    return [
        -[moves[game.army_region[armies[place]]][region] for region in theirs].count(least)
        for place, least in enumerate(nearest)
    ]


_FRONTLINE: Final = (
    Key[ArmyId]("beside", _beside_people), Key[ArmyId]("distance", _distances),
    Key[ArmyId]("as-near", _as_near),
)  # fmt: skip


def frontline_army(game: Surtr, seat: Seat, armies: list[ArmyId]) -> ArmyId:
    """SOLO-4.8 (S-9): beside most regions of people; else nearest to them; else to most of them."""
    return pick_army(game, seat, "SOLO-4.8", armies, _FRONTLINE)


# Realms and monsters (SOLO-4.3, SOLO-4.4)


def _realm_name(game: Surtr, realm: RealmId) -> str:
    return REALMS.write(realm)


def _clockwise(game: Surtr, seat: Seat, realms: list[RealmId]) -> list[int]:
    return [int(realm) for realm in realms]


def _other_than_asgard(game: Surtr, seat: Seat, realms: list[RealmId]) -> list[int]:
    return [int(realm != ASGARD) for realm in realms]


_CLOCKWISE: Final = (Key[RealmId]("clockwise", _clockwise),)
_ASGARD: Final = (Key[RealmId]("asgard", _other_than_asgard),)


def pick_realm(game: Surtr, seat: Seat, rule: str, realms: list[RealmId]) -> RealmId:
    """SOLO-14.2.1: Asgard; SOLO-4.3 (S-6): the first one clockwise from Muspelheim."""
    if ASGARD in realms:
        return best(game, seat, "SOLO-14.2.1", realms, _ASGARD, _realm_name)[0]
    return best(game, seat, rule, realms, _CLOCKWISE, _realm_name)[0]


def prey_name(game: Surtr, prey: PreyId) -> str:
    return PREY.write(prey)


def board_order(game: Surtr) -> list[PreyId]:
    """SOLO-4.4: Loki, the upper boards from left to right, the lower ones from right to left."""
    pairs = [pair_of(game, rune) for rune in ALL_RUNES]
    return [BOSS, *[pair[0] for pair in pairs], *[pair[1] for pair in reversed(pairs)]]


def _prey_in_highest(game: Surtr, seat: Seat, found: list[P]) -> list[int]:
    return [-prey_region(game, prey) - 1 for prey in found]


def _prey_in_lowest(game: Surtr, seat: Seat, found: list[P]) -> list[int]:
    return [prey_region(game, prey) + 1 for prey in found]


def _by_boards(game: Surtr, seat: Seat, found: list[P]) -> list[int]:
    order = board_order(game)
    return [order.index(prey) for prey in found]


def prey_ties(game: Surtr, seat: Seat) -> tuple[Key[P], ...]:
    """SOLO-4.1 by region, then SOLO-4.4."""
    if is_max(game, seat):
        return Key("max", _prey_in_highest), Key("boards", _by_boards)
    return Key("min", _prey_in_lowest), Key("boards", _by_boards)


def pick_prey(game: Surtr, seat: Seat, rule: str, found: list[P], keys: tuple[Key[P], ...]) -> P:
    left = best(game, seat, rule, found, keys, prey_name)
    if len(left) == 1:
        return left[0]
    return best(game, seat, rule, left, prey_ties(game, seat), prey_name)[0]


def _open_spaces(game: Surtr, seat: Seat, monsters: list[MonsterId]) -> list[int]:
    return [-len(open_spaces(game, monster)) for monster in monsters]


MOST_OPEN: Final = Key[MonsterId]("open-spaces", _open_spaces)


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


def _attribute_name(game: Surtr, which: AttributeId) -> str:
    return ATTRIBUTES.write(which)


def _values(game: Surtr, seat: Seat, found: list[AttributeId]) -> list[int]:
    return [attribute(game, seat, which) for which in found]


def _by_tile(game: Surtr, seat: Seat, found: list[AttributeId]) -> list[int]:
    order = tile_of(game, seat).order
    return [order.index(which) for which in found]


_LOWEST: Final = (Key[AttributeId]("lowest", _values), Key[AttributeId]("tile", _by_tile))


def pick_attribute(game: Surtr, seat: Seat, rule: str, available: list[AttributeId]) -> AttributeId:
    """SOLO-4.6.1: the priority attribute while it leads by 1 at most; else the lowest."""
    first, second, third = _values(game, seat, list(tile_of(game, seat).order))
    lead, priority = first - max(second, third), tile_of(game, seat).order[0]
    if lead <= 1 and priority in available:
        tell(game, PriorityAttribute(seat, priority, lead))
        return priority
    return best(game, seat, rule, available, _LOWEST, _attribute_name)[0]
