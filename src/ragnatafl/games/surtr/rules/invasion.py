"""SOLO-5.4: which regions a Follower can invade, which one it prefers, and the invasion itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Generic, NamedTuple

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
    controlled,
    population,
    seats_with_armies,
    total,
)
from ragnatafl.games.surtr.rules.choosing import (
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
    distance_to_people,
    is_follower,
    is_person,
    people_in,
    people_of,
    strongest,
    tile_of,
    tucked,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, O, Step, step
from ragnatafl.kernel.codecs import or_none
from ragnatafl.kernel.decisions import Decision, Option, option
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat

OWNER: Final = or_none(SEATS, "nobody")
WIN_MARGIN = 2
"""SOLO-5.4.4 (S-11)"""


class Target(NamedTuple):
    """A region that a Follower can invade, and how difficult it is."""

    region: RegionId
    difficulty: int


# Difficulty (SOLO-5.4.1 to SOLO-5.4.6)


def standing_value(game: Surtr, person: Seat, region: RegionId) -> int:
    """SOLO-5.4.3 (S-37): armies there, with all that is sure to be added in their defence."""
    return base_moments.BATTLE_VALUE.of(game, total(game, person, region), person, region, 0)


def wins_at_once(game: Surtr, seat: Seat, region: RegionId) -> bool:
    """SOLO-5.4.4: would taking it make a Great Jarl or a Great Gothi?"""
    own = controlled(game, seat) | 1 << region
    lands = sum(land & own == land for land in board_of(game).lands)
    return (
        lands >= LANDS_TO_WIN or (own & game.temples).bit_count() >= temples_to_win(game)
    ) and game.control[region] != seat


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
    return max(total(game, owner, region), strongest(game, adjacent_armies(game, owner, region)))


def is_invadable(game: Surtr, seat: Seat, region: RegionId, strength: int) -> bool:
    """Can it be invaded with an army of this strength? SOLO-5.4.1 to SOLO-5.4.5, SOLO-12.5."""
    owner, people = game.control[region], people_in(game, region)
    others = [s for s in seats_with_armies(game, region) if s != seat and is_follower(game, s)]
    force = strength + tucked(game, seat)
    if owner == NOBODY:
        if others or board_of(game).population[region] > force:  # S-28, SOLO-5.4.1
            return False
        return not people or defended_by_people(game, region) < force + cards_that_count(game, seat)
    if is_person(game, owner):
        if not people:
            return True  # SOLO-5.4.2
        needed = defended_by_people(game, region)
        force += cards_that_count(game, seat)
        if wins_at_once(game, seat, region):
            return needed <= force + WIN_MARGIN  # SOLO-5.4.4
        return needed < force
    return has_claim(game, seat, owner, region) and strength >= held_by_follower(
        game, owner, region
    )


def defended_by_people(game: Surtr, region: RegionId) -> int:
    """By the strongest of them."""
    return max((standing_value(game, seat, region) for seat in people_in(game, region)), default=0)


def has_claim(game: Surtr, seat: Seat, owner: Seat, region: RegionId) -> bool:
    """SOLO-12.4: an overriding claim on a region of another Follower."""
    own, theirs = controlled(game, seat), controlled(game, owner)
    temples = game.temples
    if temples >> region & 1 and (theirs & temples).bit_count() < (own & temples).bit_count():
        return True  # SOLO-12.4.1
    board = board_of(game)
    land = board.lands[board.land_of[region]]
    return (own & land).bit_count() > (theirs & land).bit_count()  # SOLO-12.4.2


def targets(game: Surtr, seat: Seat, army: ArmyId = NO_ARMY) -> list[Target]:
    """What can be invaded now: with its strongest army beside each region, or with this one."""
    board, found = board_of(game), []
    moving = armies_on_board(game, seat) if army == NO_ARMY else [army]
    reach = 0
    for one in moving:
        reach |= board.adjacent_set[game.army_region[one]]
    for region in regions_in(RegionSet(reach & ~controlled(game, seat))):
        beside = [one for one in moving if board.adjacent_set[region] >> game.army_region[one] & 1]
        if is_invadable(game, seat, region, strongest(game, list(beside))):
            found.append(Target(region, difficulty(game, region)))
    return found


# Preferences (SOLO-5.4.8)


def symbol_rank(game: Surtr, region: RegionId) -> int:
    """0 with a temple, 1 with a shrine and no temple, 2 without a shrine."""
    if game.temples >> region & 1:
        return 0
    return 1 if board_of(game).shrines >> region & 1 else 2


def preferences(game: Surtr, seat: Seat, found: Sequence[Target]) -> tuple[Key[RegionId], ...]:
    """The three keys of the icon on its tile."""
    hard = {target.region: target.difficulty for target in found}
    board = board_of(game)

    def own_in_land(region: RegionId) -> int:
        land = board.lands[board.land_of[region]]
        return -(controlled(game, seat) & land).bit_count()

    symbol: Key[RegionId] = Key("symbol", lambda region: symbol_rank(game, region))
    difficult: Key[RegionId] = Key("difficulty", lambda region: hard[region])
    near: Key[RegionId] = Key("distance", lambda region: distance_to_people(game, region))
    land: Key[RegionId] = Key("land", own_in_land)
    return {
        1: (symbol, difficult, near),
        2: (near, difficult, symbol),
        3: (land, symbol, difficult),
    }[tile_of(game, seat).preference]


def winning_first(game: Surtr, seat: Seat) -> Key[RegionId]:
    """SOLO-5.4.4 (S-11): what wins at once goes before all preferences."""
    return Key("wins", lambda region: not wins_at_once(game, seat, region))


# The Arbiter (SOLO-13.3)


@option("let it be {region}", at="area:{region}")
class LetItBe(Option):
    """The Arbiter names the region that a Follower turns against."""

    region: RegionId


def victims_in(game: Surtr, region: RegionId) -> set[Seat]:
    """The people whose things an attack on this region would touch."""
    found = set(people_in(game, region))
    if is_person(game, game.control[region]):
        found.add(game.control[region])
    return found


def is_for_arbiter(victims: Sequence[set[Seat]]) -> bool:
    """SOLO-13.3: equal options against things of two or more people."""
    return len(set().union(*victims)) >= 2


@event("SOLO-13.3.1")
class ArbiterMoves(Event):
    seat: Seat


def move_arbiter(game: Surtr, victims: set[Seat]) -> None:
    """SOLO-13.3.1, SOLO-13.3.2: the token goes to the player whose thing was chosen."""
    if victims and game.arbiter not in victims:
        game.arbiter = min(victims)
        tell(game, ArbiterMoves(game.arbiter))


def choose_region(
    game: Surtr, seat: Seat, rule: str, regions: Sequence[RegionId], keys: Sequence[Key[RegionId]]
) -> list[RegionId]:
    """The region by keys and tie-break; several, if the Arbiter is to choose among them."""
    left = best(game, seat, rule, regions, keys, region_name)
    if len(people_of(game)) > 1 and len(left) > 1:
        victims = [victims_in(game, region) for region in left]
        if is_for_arbiter(victims):
            return left
        if not set().union(*victims):  # SOLO-13.4.1
            near: Key[RegionId] = Key("distance", lambda region: distance_to_people(game, region))
            left = best(game, seat, "SOLO-13.4.1", left, (near,), region_name)
    return best(game, seat, rule, left, (tie_break(game, seat),), region_name)[:1]


class AsksArbiter(Asks[Surtr, O], Generic[O]):
    """SOLO-13.3: who holds the token chooses in the Follower's place."""

    __slots__ = ()

    def ask_arbiter(self, game: Surtr, seat: Seat, options: Iterable[O]) -> Decision:
        facts = (("follower", SEATS.write(seat)),)
        prompt = self.prompts[0]
        return Decision(game.arbiter, prompt, self.rule, tuple(options), facts, behalf=seat)


# The invasion (SOLO-5.4.9)


@step("SOLO-5.4.8", only=or_none(ARMY))
class Invade(Step[Surtr]):
    """Choose an invadable region and move the strongest army beside it there."""

    seat: Seat
    only: ArmyId = NO_ARMY
    """The army that is to invade (SOLO-8.2.1); none: any."""

    def run(self, game: Surtr) -> Next:
        found = targets(game, self.seat, self.only)
        regions = [target.region for target in found]
        if not regions:
            return None
        tell_of(game, self.seat, found)
        keys = (winning_first(game, self.seat), *preferences(game, self.seat, found))
        chosen = choose_region(game, self.seat, self.rule, regions, keys)
        if len(chosen) > 1:
            return (InvadeByArbiter(self.seat, self.only, region_set(chosen)),)
        return invade(game, self.seat, self.only, chosen[0])


@step("SOLO-13.3", asks="arbiter-invasion", only=or_none(ARMY))
class InvadeByArbiter(AsksArbiter[LetItBe]):
    seat: Seat
    only: ArmyId
    regions: RegionSet

    def run(self, game: Surtr) -> Next:
        return self.ask_arbiter(game, self.seat, map(LetItBe, regions_in(self.regions)))

    def arbitrate(self, game: Surtr, decision: Decision, choice: LetItBe) -> Next:
        move_arbiter(game, victims_in(game, choice.region))
        return invade(game, self.seat, self.only, choice.region)


@event("SOLO-5.4.9", "invades")
class Invaded(ArmyWent):
    pass


def invade(game: Surtr, seat: Seat, only: ArmyId, region: RegionId) -> Next:
    """SOLO-5.4.9: of several armies beside the region the strongest."""
    army = only
    if army == NO_ARMY:
        beside = [ArmyId(one) for one in adjacent_armies(game, seat, region)]
        army = pick_army(game, seat, "SOLO-5.4.9", beside, by_strength(game))
    move_army(game, army, region, Invaded, "SOLO-5.4.9")
    return arrive(game, seat, army, region)


def by_strength(game: Surtr) -> Key[ArmyId]:
    return Key("strongest", lambda army: -game.army_value[army])


@event("SOLO-5.4.0", owner=OWNER)
class CouldInvade(Event):
    seat: Seat
    region: RegionId
    difficulty: int
    owner: Seat
    symbol: str
    distance: int


def tell_of(game: Surtr, seat: Seat, found: Sequence[Target]) -> None:
    """One line of the story for each region that could be invaded."""
    if game.events is None:
        return
    for region, difficult in found:
        symbol = ("temple", "shrine", "none")[symbol_rank(game, region)]
        away = distance_to_people(game, region)
        tell(game, CouldInvade(seat, region, difficult, game.control[region], symbol, away))


def arrive(game: Surtr, seat: Seat, army: ArmyId, region: RegionId) -> tuple[AnyStep, ...]:
    """An army has come into a region that it can invade: battle, or control at once."""
    owner, people = game.control[region], people_in(game, region)
    if people:
        return (Battle(region, seat, people[0]),)
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
        here = armies_in(game, owner, region)
        support = [ArmyId(army) for army in adjacent_armies(game, owner, region)]
        steps: tuple[AnyStep, ...] = ()
        if here or support:  # SOLO-12.6.1, SOLO-12.6.2
            hit = pick_army(game, owner, self.rule, here or support, by_strength(game))
            for army in (hit, self.army):
                if game.army_value[army] > 1:
                    steps += lower(game, army, 1, "SOLO-12.6.2")
        return (*steps, Retreat(owner, region), TakeInvaded(self.seat, region))


# Where armies that cannot invade go (SOLO-5.4.7.3)


def step_towards_others(game: Surtr, seat: Seat, army: ArmyId) -> RegionId | None:
    """S-14: an own region beside it from where it is nearer to a region that is not its own."""
    board, here = board_of(game), game.army_region[army]
    foreign = [region for region in board.regions if game.control[region] != seat]

    def nearest(region: RegionId) -> int:
        return min((board.distance[region][other] for other in foreign), default=0)

    ways = [
        near
        for near in board.adjacent[here]
        if game.control[near] == seat and nearest(near) < nearest(here)
    ]
    return pick_region(game, seat, "SOLO-5.4.7.3", ways) if ways else None


def invadable_now(game: Surtr, seat: Seat) -> RegionSet:
    """For whoever wants to see it: all that a Follower could invade now is public."""
    return RegionSet(sum(1 << target.region for target in targets(game, seat)))
