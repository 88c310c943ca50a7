"""SOLO-5.4: which regions a Follower can invade, which one it prefers, and the invasion itself."""

from __future__ import annotations

from typing import Final, Generic

from ragnatafl.games.lords.rules import moments as base_moments
from ragnatafl.games.lords.rules.armies import ArmyWent, Retreat, lower, move_army
from ragnatafl.games.lords.rules.battle.battles import Battle
from ragnatafl.games.lords.rules.board import (
    RegionId,
    RegionSet,
    region_set,
    regions_in,
)
from ragnatafl.games.lords.rules.control import (
    LANDS_TO_WIN,
    check_victory,
    take_control,
    temples_to_win,
)
from ragnatafl.games.lords.rules.state import (
    ARMY,
    NO_ARMY,
    ArmyId,
    armies_in,
    armies_on_board,
    board_of,
    population,
    total,
)
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.choosing import (
    NEAR_PEOPLE,
    STRONGEST,
    Key,
    best,
    pick_army,
    pick_region,
    region_name,
    tie_break,
)
from ragnatafl.games.surtr.rules.readings import cards_help_control
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    adjacent_armies,
    cards_that_count,
    distances_to_people,
    followers_of,
    is_follower,
    is_person,
    lowest_in,
    people_in,
    people_of,
    support,
    supporting_armies,
    tile_of,
    tucked,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, O, Step, step
from ragnatafl.kernel.codecs import or_none
from ragnatafl.kernel.decisions import Decision, Option, option
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, SEATS, Seat, SeatMask, mask_of

OWNER: Final = or_none(SEATS, "nobody")
WIN_MARGIN: Final = 2
"""SOLO-5.4.4 (S-11)"""


# Difficulty (SOLO-5.4.1 to SOLO-5.4.6)


def standing_value(game: Surtr, person: Seat, region: RegionId) -> int:
    """SOLO-5.4.3 (S-37): armies there, with all that is sure to be added in their defence."""
    return base_moments.BATTLE_VALUE.of(game, total(game, person, region), person, region, 0)


def wins_at_once(game: Surtr, seat: Seat, region: RegionId) -> bool:
    """SOLO-5.4.4: would taking it make a Great Jarl or a Great Gothi?"""
    own = game.domain[seat]
    if own >> region & 1:
        return False
    own = RegionSet(own | 1 << region)
    if (own & game.temples).bit_count() >= temples_to_win(game):
        return True
    lands = 0
    for land in board_of(game).lands:
        if land & own == land:
            lands += 1
    return lands >= LANDS_TO_WIN


def difficulty(game: Surtr, region: RegionId) -> int:
    """How difficult a region is, whether it can be invaded or not."""
    owner, defended = game.control[region], defended_by_people(game, region)
    if owner == NOBODY:
        return max(defended, board_of(game).population[region])  # SOLO-5.4.1, SOLO-5.4.5
    if is_person(game, owner):
        return defended  # SOLO-5.4.2, SOLO-5.4.3
    return held_by_follower(game, owner, region)  # S-28


def held_by_follower(game: Surtr, owner: Seat, region: RegionId) -> int:
    """SOLO-12.5: its armies there, or its one support army."""
    return max(total(game, owner, region), support(game, owner, region))


def defended_by_people(game: Surtr, region: RegionId) -> int:
    """By the strongest of them."""
    most = 0
    for seat in people_of(game):
        if game.presence[seat] >> region & 1:
            most = max(most, standing_value(game, seat, region))
    return most


def has_claim(game: Surtr, seat: Seat, owner: Seat, region: RegionId) -> bool:
    """SOLO-12.4: an overriding claim on a region of another Follower."""
    own, theirs = game.domain[seat], game.domain[owner]
    temples = game.temples
    if temples >> region & 1 and (theirs & temples).bit_count() < (own & temples).bit_count():
        return True  # SOLO-12.4.1
    board = board_of(game)
    land = board.lands[board.land_of[region]]
    return (own & land).bit_count() > (theirs & land).bit_count()  # SOLO-12.4.2


def is_invadable(game: Surtr, seat: Seat, region: RegionId, strength: int) -> bool:
    """Can it be invaded with an army of this strength? SOLO-5.4.1 to SOLO-5.4.5, SOLO-12.5."""
    owner = game.control[region]
    if owner != NOBODY and is_follower(game, owner):
        return has_claim(game, seat, owner, region) and strength >= held_by_follower(
            game, owner, region
        )
    force = strength + tucked(game, seat) + moments.INVASION_VALUE.of(game, 0)
    if owner == NOBODY:
        if board_of(game).population[region] > force:  # SOLO-5.4.1
            return False
        for other in followers_of(game):
            if other != seat and game.presence[other] >> region & 1:
                return False  # S-28
    if not people_in(game, region):
        return True  # SOLO-5.4.1, SOLO-5.4.2
    needed = defended_by_people(game, region)
    force += cards_that_count(game, seat)
    if owner != NOBODY and wins_at_once(game, seat, region):
        return needed <= force + WIN_MARGIN  # SOLO-5.4.4
    return needed < force


def targets(game: Surtr, seat: Seat, army: ArmyId = NO_ARMY) -> list[RegionId]:
    """What can be invaded now: with its strongest army beside each region, or with this one."""
    adjacent, own = board_of(game).adjacent, game.domain[seat]
    strength = [0] * len(adjacent)
    for one in armies_on_board(game, seat) if army == NO_ARMY else [army]:
        value = game.army_value[one]
        for near in adjacent[game.army_region[one]]:
            if value > strength[near] and not own >> near & 1:
                strength[near] = value
    return [
        region
        for region in board_of(game).regions
        if strength[region] and is_invadable(game, seat, region, strength[region])
    ]


# Preferences (SOLO-5.4.8)


def symbol_rank(game: Surtr, region: RegionId) -> int:
    """0 with a temple, 1 with a shrine and no temple, 2 without a shrine."""
    if game.temples >> region & 1:
        return 0
    return 1 if board_of(game).shrines >> region & 1 else 2


def _symbols(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    return [symbol_rank(game, region) for region in regions]


def _difficulties(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    return [difficulty(game, region) for region in regions]


def _own_in_land(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    own, lands, land_of = game.domain[seat], board_of(game).lands, board_of(game).land_of
    return [-(own & lands[land_of[region]]).bit_count() for region in regions]


def _winning_first(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    return [int(not wins_at_once(game, seat, region)) for region in regions]


_SYMBOL: Final = Key[RegionId]("symbol", _symbols)
_DIFFICULTY: Final = Key[RegionId]("difficulty", _difficulties)
_LAND: Final = Key[RegionId]("land", _own_in_land)
_WINNING: Final = Key[RegionId]("wins", _winning_first)
"""SOLO-5.4.4 (S-11): what wins at once goes before all preferences."""
_PREFERENCES: Final = {
    1: (_SYMBOL, _DIFFICULTY, NEAR_PEOPLE),
    2: (NEAR_PEOPLE, _DIFFICULTY, _SYMBOL),
    3: (_LAND, _SYMBOL, _DIFFICULTY),
}


def preferences(game: Surtr, seat: Seat) -> tuple[Key[RegionId], ...]:
    """The three keys of the icon on its tile."""
    return _PREFERENCES[tile_of(game, seat).preference]


# The Arbiter (SOLO-13.3)


@option("let it be {region}", at="area:{region}")
class LetItBe(Option):
    """The Arbiter names the region that a Follower turns against."""

    region: RegionId


def victims_in(game: Surtr, region: RegionId) -> SeatMask:
    """The people whose things an attack on this region would touch."""
    owner = game.control[region]
    theirs = mask_of(owner) if is_person(game, owner) else NO_SEATS
    return SeatMask(people_in(game, region) | theirs)


def all_of(victims: list[SeatMask]) -> SeatMask:
    found = 0
    for some in victims:
        found |= some
    return SeatMask(found)


def is_for_arbiter(victims: list[SeatMask]) -> bool:
    """SOLO-13.3: equal options against things of two or more people."""
    return all_of(victims).bit_count() >= 2


@event("SOLO-13.3.1")
class ArbiterMoves(Event):
    seat: Seat


def move_arbiter(game: Surtr, victims: SeatMask) -> None:
    """SOLO-13.3.1, SOLO-13.3.2: the token goes to the player whose thing was chosen."""
    if victims and not victims & mask_of(game.arbiter):
        game.arbiter = lowest_in(victims)
        tell(game, ArbiterMoves(game.arbiter))


def choose_region(
    game: Surtr, seat: Seat, rule: str, regions: list[RegionId], keys: tuple[Key[RegionId], ...]
) -> list[RegionId]:
    """The region by keys and tie-break; several, if the Arbiter is to choose among them."""
    left = best(game, seat, rule, regions, keys, region_name)
    if len(left) == 1:
        return left
    if len(people_of(game)) > 1:
        victims = [victims_in(game, region) for region in left]
        if is_for_arbiter(victims):
            return left
        if not all_of(victims):  # SOLO-13.4.1
            left = best(game, seat, "SOLO-13.4.1", left, (NEAR_PEOPLE,), region_name)
    return best(game, seat, rule, left, (tie_break(game, seat),), region_name)[:1]


class AsksArbiter(Asks[Surtr, O], Generic[O]):
    """SOLO-13.3: who holds the token chooses in the Follower's place."""

    __slots__ = ()

    def ask_arbiter(self, game: Surtr, seat: Seat, options: list[O]) -> Decision:
        facts = (("follower", SEATS.write(seat)),)
        prompt = self.prompts[0]
        return Decision(game.arbiter, prompt, self.rule, tuple(options), facts, behalf=seat)


# The invasion (SOLO-5.4.9)


def invade_best(
    game: Surtr, seat: Seat, regions: list[RegionId], only: ArmyId = NO_ARMY
) -> tuple[AnyStep, ...]:
    """Into the one of these regions that it prefers; SOLO-8.2.1: perhaps with one army only."""
    tell_of(game, seat, regions)
    keys = (_WINNING, *preferences(game, seat))
    chosen = choose_region(game, seat, "SOLO-5.4.8", regions, keys)
    if len(chosen) > 1:
        return (InvadeByArbiter(seat, only, region_set(chosen)),)
    return invade(game, seat, only, chosen[0])


@step("SOLO-13.3", asks="arbiter-invasion", only=or_none(ARMY))
class InvadeByArbiter(AsksArbiter[LetItBe]):
    seat: Seat
    only: ArmyId
    regions: RegionSet

    def run(self, game: Surtr) -> Next:
        return self.ask_arbiter(game, self.seat, [LetItBe(r) for r in regions_in(self.regions)])

    def arbitrate(self, game: Surtr, decision: Decision, choice: LetItBe) -> Next:
        move_arbiter(game, victims_in(game, choice.region))
        return invade(game, self.seat, self.only, choice.region)


@event("SOLO-5.4.9", "invades")
class Invaded(ArmyWent):
    pass


def invade(game: Surtr, seat: Seat, only: ArmyId, region: RegionId) -> tuple[AnyStep, ...]:
    """SOLO-5.4.9: of several armies beside the region the strongest."""
    army = only
    if army == NO_ARMY:
        beside = adjacent_armies(game, seat, region)
        army = pick_army(game, seat, "SOLO-5.4.9", beside, (STRONGEST,))
    move_army(game, army, region, Invaded, "SOLO-5.4.9")
    return arrive(game, seat, army, region)


@event("SOLO-5.4.0", owner=OWNER)
class CouldInvade(Event):
    seat: Seat
    region: RegionId
    difficulty: int
    owner: Seat
    symbol: str
    distance: int


def tell_of(game: Surtr, seat: Seat, regions: list[RegionId]) -> None:
    """One line of the story for each region that could be invaded."""
    if game.events is None:
        return
    for region, away in zip(regions, distances_to_people(game, regions), strict=True):
        symbol = ("temple", "shrine", "none")[symbol_rank(game, region)]
        hard, owner = difficulty(game, region), game.control[region]
        tell(game, CouldInvade(seat, region, hard, owner, symbol, away))


def arrive(game: Surtr, seat: Seat, army: ArmyId, region: RegionId) -> tuple[AnyStep, ...]:
    """An army has come into a region that it can invade: battle, or control at once."""
    owner, people = game.control[region], people_in(game, region)
    if people:
        return (Battle(region, seat, lowest_in(people)),)
    if owner != NOBODY and is_follower(game, owner):
        return (TakeFromFollower(seat, army, region, owner),)
    return (TakeInvaded(seat, region),)


@step("SOLO-5.4.6")
class TakeInvaded(Step[Surtr]):
    """S-13: an invasion gives control, also where tucked cards made it possible."""

    seat: Seat
    region: RegionId

    def run(self, game: Surtr) -> Next:
        enough = total(game, self.seat, self.region) >= population(game, self.region)
        if not enough and not cards_help_control(game):
            return None
        steps = take_control(game, self.seat, self.region, self.rule)
        check_victory(game)
        return steps


@step("SOLO-12.6")
class TakeFromFollower(Step[Surtr]):
    """No battle: one army of each side loses 1, not below 1, and the region changes hands."""

    seat: Seat
    army: ArmyId
    region: RegionId
    owner: Seat

    def run(self, game: Surtr) -> Next:
        owner, region = self.owner, self.region
        fighting = armies_in(game, owner, region) or supporting_armies(game, owner, region)
        steps: tuple[AnyStep, ...] = ()
        if fighting:  # SOLO-12.6.1, SOLO-12.6.2
            hit = pick_army(game, owner, self.rule, fighting, (STRONGEST,))
            for army in (hit, self.army):
                if game.army_value[army] > 1:
                    steps += lower(game, army, 1, "SOLO-12.6.2")
        return (*steps, Retreat(owner, region), TakeInvaded(self.seat, region))


# Where armies that cannot invade go (SOLO-5.4.7.3)


def step_towards_others(game: Surtr, seat: Seat, army: ArmyId) -> RegionId | None:
    """S-14: an own region beside it from where it is nearer to a region that is not its own."""
    board, here, own = board_of(game), game.army_region[army], game.domain[seat]
    foreign = RegionSet(((1 << len(board.regions)) - 1) & ~own)
    ways = [
        near
        for near in regions_in(board.adjacent_set[here] & own)
        if board.moves_to(near, foreign) < board.moves_to(here, foreign)
    ]
    return pick_region(game, seat, "SOLO-5.4.7.3", ways) if ways else None
