"""SOLO-7: monsters that a Follower activates, its own and neutral ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ragnatafl.games.lords.rules import moments as base_moments
from ragnatafl.games.lords.rules.armies import CarriedOff, Lower, find_army, lower, move_army
from ragnatafl.games.lords.rules.attributes import unhurt
from ragnatafl.games.lords.rules.board import (
    RegionId,
    RegionSet,
    region_set,
    regions_in,
)
from ragnatafl.games.lords.rules.components import (
    ALL_MONSTERS,
    EITHER,
    MONSTERS,
    MonsterId,
    ThingId,
    thing_of_prey,
)
from ragnatafl.games.lords.rules.monsters import (
    ActivateMonster,
    MoveOrAttack,
    Stomp,
    TerritoryAttack,
    handler,
    lowering,
    move_monster,
    put_boss,
)
from ragnatafl.games.lords.rules.realms import PlaceArmy
from ragnatafl.games.lords.rules.state import board_of, unlike_armies
from ragnatafl.games.lords.rules.territory_attacks import (
    CarryArmyOff,
    DriveOut,
    GnawArmy,
    InjureHeroes,
    LowerEachArmy,
    PlaceBossElsewhere,
    SwallowRunes,
)
from ragnatafl.games.surtr.rules.choosing import (
    STRONGEST,
    Key,
    best,
    monsters_on_board,
    pick_army,
    pick_region,
    prey_name,
    prey_ties,
)
from ragnatafl.games.surtr.rules.invasion import (
    AsksArbiter,
    LetItBe,
    all_of,
    is_for_arbiter,
    move_arbiter,
)
from ragnatafl.games.surtr.rules.mode import MODE
from ragnatafl.games.surtr.rules.readings import nearest_monster_first
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    armed_by_people,
    armies_of_people,
    followers_of,
    is_follower,
    is_person,
    people_in,
    people_of,
)
from ragnatafl.kernel.agenda import AnyStep, Next, Step, step
from ragnatafl.kernel.codecs import Flags
from ragnatafl.kernel.decisions import Decision, Option, option
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, Seat, SeatMask, mask_of

# Harm (SOLO-7.1, S-40)

# Any: each function takes the step of its class.
_VICTIMS: Final[dict[type[AnyStep], Callable[[Any, Surtr], SeatMask]]] = {}
"""For each step of a territory attack: the people whom it would hit."""


def hits(
    cls: type[AnyStep],
) -> Callable[[Callable[[Any, Surtr], SeatMask]], Callable[[Any, Surtr], SeatMask]]:
    def register(victims: Callable[[Any, Surtr], SeatMask]) -> Callable[[Any, Surtr], SeatMask]:
        _VICTIMS[cls] = victims
        return victims

    return register


@hits(LowerEachArmy)
@hits(DriveOut)
def with_armies_there(step: LowerEachArmy | DriveOut, game: Surtr) -> SeatMask:
    return people_in(game, step.region)


@hits(SwallowRunes)
def with_runes_there(step: SwallowRunes, game: Surtr) -> SeatMask:
    """Whoever is there with an army or the hero, and has a rune to lose."""
    found, armed = NO_SEATS, people_in(game, step.region)
    for seat in people_of(game):
        there = armed >> seat & 1 or game.hero_region[seat] == step.region
        if there and sum(game.runes[seat]):
            found = SeatMask(found | mask_of(seat))
    return found


@hits(InjureHeroes)
def with_heroes_there(step: InjureHeroes, game: Surtr) -> SeatMask:
    """Not with three injuries."""
    found = NO_SEATS
    for seat in people_of(game):
        if game.hero_region[seat] == step.region and unhurt(game, seat):
            found = SeatMask(found | mask_of(seat))
    return found


@hits(CarryArmyOff)
def with_armies_to_carry(step: CarryArmyOff, game: Surtr) -> SeatMask:
    asked, found = step.run(game), NO_SEATS
    for way in asked.options if isinstance(asked, Decision) else ():
        if isinstance(way, PlaceArmy) and is_person(game, way.owner):
            found = SeatMask(found | mask_of(way.owner))
    return found


@hits(GnawArmy)
def with_armies_to_gnaw(step: GnawArmy, game: Surtr) -> SeatMask:
    reach, found = board_of(game).adjacent_set[step.region] | 1 << step.region, NO_SEATS
    for seat in people_of(game):
        if game.presence[seat] & reach:
            found = SeatMask(found | mask_of(seat))
    return found


def attack_victims(game: Surtr, monster: MonsterId) -> SeatMask:
    """The people whom its territory attack would hit where it is."""
    where = game.monster_region[monster]
    steps = base_moments.TERRITORY_ATTACK.steps_of(game, thing_of_prey(monster), game.active, where)
    return all_of([_VICTIMS[type(step)](step, game) for step in steps])


def ways_to_stomp(game: Surtr, monster: MonsterId) -> RegionSet:
    """Regions one move away with people's armies, none of them barred (SOLO-7.4.2)."""
    return RegionSet(ways_to_go(game, monster) & armed_by_people(game))


def ways_to_go(game: Surtr, monster: MonsterId) -> RegionSet:
    """SOLO-7.4.2 (S-30): a neutral one is not moved where it would stomp a Follower's armies."""
    near = board_of(game).adjacent_set[game.monster_region[monster]]
    if game.ring[monster] == NOBODY:
        for seat in followers_of(game):
            near = RegionSet(near & ~game.presence[seat])
    return near


def can_harm(game: Surtr, monster: MonsterId) -> bool:
    """SOLO-7.1, SOLO-7.1.1"""
    return bool(attack_victims(game, monster) or ways_to_stomp(game, monster))


# Which monster (SOLO-7.2)


@option("let {monster} act", at="piece:{monster}")
class LetItAct(Option):
    monster: MonsterId


def harmful(game: Surtr, seat: Seat) -> list[MonsterId]:
    """SOLO-6.4: its own and neutral monsters that can harm people."""
    return [
        monster
        for monster in monsters_on_board(game)
        if game.ring[monster] in (NOBODY, seat) and can_harm(game, monster)
    ]


def _own_first(game: Surtr, seat: Seat, monsters: list[MonsterId]) -> list[int]:
    return [int(game.ring[monster] != seat) for monster in monsters]


def _near_armies(game: Surtr, seat: Seat, monsters: list[MonsterId]) -> list[int]:
    board, armed = board_of(game), armed_by_people(game)
    return [board.moves_to(game.monster_region[monster], armed) for monster in monsters]


_OWN: Final = Key[MonsterId]("own", _own_first)
_NEAR: Final = Key[MonsterId]("armies", _near_armies)


@step("SOLO-7.2")
class FollowerActivates(Step[Surtr]):
    """S-18: its own before neutral ones, the nearest to people's armies; then the ties."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        seat, found = self.seat, harmful(game, self.seat)
        if not found:
            return None
        keys = (_OWN, _NEAR) if nearest_monster_first(game) else (_OWN,)
        left = best(game, seat, self.rule, found, keys, prey_name)
        if len(left) > 1 and is_for_arbiter([victims_of(game, seat, m) for m in left]):
            return (ActivateByArbiter(seat, sum(1 << monster for monster in left)),)
        chosen = best(game, seat, self.rule, left, prey_ties(game, seat), prey_name)[0]
        return (ActivateMonster(chosen),)


def victims_of(game: Surtr, seat: Seat, monster: MonsterId) -> SeatMask:
    """S-48: whom it would hit by SOLO-7.3."""
    if victims := attack_victims(game, monster):
        return victims
    return all_of([people_in(game, region) for region in to_stomp(game, monster)])


@step("SOLO-13.3", asks="arbiter-monster", monsters=Flags("monsters", MONSTERS.ids))
class ActivateByArbiter(AsksArbiter[LetItAct]):
    seat: Seat
    monsters: int

    def run(self, game: Surtr) -> Next:
        found = [LetItAct(m) for m in ALL_MONSTERS if self.monsters >> m & 1]
        return self.ask_arbiter(game, self.seat, found)

    def arbitrate(self, game: Surtr, decision: Decision, choice: LetItAct) -> Next:
        move_arbiter(game, victims_of(game, self.seat, choice.monster))
        return (ActivateMonster(choice.monster),)


# What it does (SOLO-7.3, SOLO-7.4)


@event("SOLO-7.3.4")
class MonsterStays(Event):
    seat: Seat
    monster: MonsterId


def acts_by_rule(step: MoveOrAttack, game: Surtr) -> bool:
    """Does a Follower decide about this monster?"""
    return is_follower(game, handler(game, step.monster))


@MODE.in_place_of(MoveOrAttack, acts_by_rule)
def move_or_attack_by_rule(step: MoveOrAttack, game: Surtr) -> Next:
    """Attack where it hits people; else stomp them; else come nearer; else stay."""
    monster, seat = step.monster, handler(game, step.monster)
    if step.face == EITHER and attack_victims(game, monster):
        return (TerritoryAttack(monster),)
    stomping = to_stomp(game, monster)
    if stomping and is_for_arbiter([people_in(game, region) for region in stomping]):
        return (StompByArbiter(seat, monster, region_set(stomping)),)
    if stomping:
        region = pick_region(game, seat, "SOLO-7.3.2", stomping)
        return lead(game, seat, monster, region, "SOLO-7.3.2")
    nearer = ways_nearer(game, monster)
    if not nearer:
        tell(game, MonsterStays(seat, monster))
        return None
    region = pick_region(game, seat, "SOLO-7.3.3", nearer, (_THEIRS,))
    return lead(game, seat, monster, region, "SOLO-7.3.3")


def _theirs_first(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    return [int(not is_person(game, game.control[region])) for region in regions]


_THEIRS: Final = Key[RegionId]("theirs", _theirs_first)


def to_stomp(game: Surtr, monster: MonsterId) -> list[RegionId]:
    """SOLO-7.3.2: the regions with the strongest single army of people."""
    found, most = RegionSet(0), 0
    ways = ways_to_stomp(game, monster)
    for army in armies_of_people(game):
        region, value = game.army_region[army], game.army_value[army]
        if ways >> region & 1 and value >= most:
            found = RegionSet((found if value == most else 0) | 1 << region)
            most = value
    return regions_in(found)


def ways_nearer(game: Surtr, monster: MonsterId) -> list[RegionId]:
    """SOLO-7.3.3: nearer to at least one army of people."""
    moves, here = board_of(game).distance, game.monster_region[monster]
    places = regions_in(armed_by_people(game))
    return [
        region
        for region in regions_in(ways_to_go(game, monster))
        if any(moves[region][place] < moves[here][place] for place in places)
    ]


def lead(
    game: Surtr, seat: Seat, monster: MonsterId, region: RegionId, rule: str
) -> tuple[AnyStep, ...]:
    may_waive = int(game.ring[monster] != NOBODY)
    return move_monster(game, seat, monster, region, may_waive, rule)


@step("SOLO-13.3", asks="arbiter-stomp")
class StompByArbiter(AsksArbiter[LetItBe]):
    seat: Seat
    monster: MonsterId
    regions: RegionSet

    def run(self, game: Surtr) -> Next:
        return self.ask_arbiter(game, self.seat, [LetItBe(r) for r in regions_in(self.regions)])

    def arbitrate(self, game: Surtr, decision: Decision, choice: LetItBe) -> Next:
        move_arbiter(game, people_in(game, choice.region))
        return lead(game, self.seat, self.monster, choice.region, "SOLO-7.3.2")


@MODE.in_place_of(Stomp)
def stomp_by_rule(step: Stomp, game: Surtr) -> Next:
    """SOLO-7.5: always people's armies, the strongest one (S-32); never its own."""
    region, seat = game.monster_region[step.monster], step.seat
    theirs = [army for army in armies_of_people(game) if game.army_region[army] == region]
    if not theirs:
        return None
    army = pick_army(game, seat, "SOLO-7.3.2", theirs, (STRONGEST,))
    return lower(game, army, 1, "SOLO-7.5")


# Choices within territory attacks (SOLO-7.5.1)


@MODE.in_place_of(GnawArmy)
def gnaw_by_rule(step: GnawArmy, game: Surtr) -> Next:
    """People's armies first; of those of several people the Arbiter names one."""
    asked = step.run(game)
    if not isinstance(asked, Decision):
        return None
    ways = [way for way in asked.options if isinstance(way, Lower)]
    theirs = [way for way in ways if is_person(game, way.owner)]
    if is_for_arbiter([mask_of(way.owner) for way in theirs]):
        return (GnawByArbiter(step.seat, step.region, step.card),)
    found = [find_army(game, way.owner, way.region, way.value) for way in theirs or ways]
    army = pick_army(game, step.seat, "SOLO-7.5.1", found)
    return lower(game, army, 2, step.rule, step.card)


@step("SOLO-13.3", asks="arbiter-gnaw")
class GnawByArbiter(AsksArbiter[Lower]):
    seat: Seat
    region: RegionId
    card: ThingId | None = None

    def run(self, game: Surtr) -> Next:
        reach = board_of(game).adjacent_set[self.region] | 1 << self.region
        armies = [army for army in armies_of_people(game) if reach >> game.army_region[army] & 1]
        ways = [lowering(game, army) for army in unlike_armies(game, armies)]
        return self.ask_arbiter(game, self.seat, ways)

    def arbitrate(self, game: Surtr, decision: Decision, choice: Lower) -> Next:
        move_arbiter(game, mask_of(choice.owner))
        army = find_army(game, choice.owner, choice.region, choice.value)
        return lower(game, army, 2, "SOLO-7.5.1", self.card)


@MODE.in_place_of(CarryArmyOff)
def carry_off_by_rule(step: CarryArmyOff, game: Surtr) -> Next:
    """A person's army first, by SOLO-4.2; where to by SOLO-4.1."""
    asked = step.run(game)
    if not isinstance(asked, Decision):
        return None
    ways = [way for way in asked.options if isinstance(way, PlaceArmy)]
    theirs = [way for way in ways if is_person(game, way.owner)] or ways
    armies = [find_army(game, way.owner, way.origin, way.value) for way in theirs]
    army = pick_army(game, step.seat, "SOLO-7.5.1", list(dict.fromkeys(armies)))
    places = [way.region for way, one in zip(theirs, armies, strict=True) if one == army]
    region = pick_region(game, step.seat, "SOLO-7.5.1", places)
    move_army(game, army, region, CarriedOff, step.rule, step.card)
    return None


@MODE.in_place_of(PlaceBossElsewhere)
def place_boss_by_rule(step: PlaceBossElsewhere, game: Surtr) -> Next:
    """SOLO-7.6 (S-39): by SOLO-4.1 alone."""
    places = [region for region in board_of(game).regions if region != game.boss_region]
    put_boss(game, pick_region(game, step.seat, "SOLO-7.6", places), "SOLO-7.6")
    return None
