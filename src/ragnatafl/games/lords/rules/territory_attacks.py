"""LOR-9.1.2: territory attacks of monsters, and what the boss does when activated."""

from __future__ import annotations

from ragnatafl.games.lords.rules.armies import (
    CarriedOff,
    Lower,
    Retreat,
    find_army,
    lower,
    move_army,
)
from ragnatafl.games.lords.rules.attributes import Injure
from ragnatafl.games.lords.rules.board import RegionId, RegionSet
from ragnatafl.games.lords.rules.components import RuneId, ThingId
from ragnatafl.games.lords.rules.monsters import PlaceBoss, lowering, put_boss
from ragnatafl.games.lords.rules.realms import PlaceArmy
from ragnatafl.games.lords.rules.reserves import LoseRunes
from ragnatafl.games.lords.rules.state import (
    ArmyId,
    Lords,
    all_armies_in,
    board_of,
    in_turn,
    owner_of,
    seats_with_armies,
    unlike_armies,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat


@step("LOR-9.1.2")
class LowerEachArmy(Step[Lords]):
    """Each army in the region loses 1."""

    region: RegionId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        steps: tuple[AnyStep, ...] = ()
        for army in all_armies_in(game, self.region):
            steps += lower(game, army, 1, self.rule, self.card)
        return steps


@step("LOR-9.1.2")
class DriveOut(Step[Lords]):
    """All armies in the region must retreat, from the active player clockwise."""

    region: RegionId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        present = seats_with_armies(game, self.region)
        order = [seat for seat in in_turn(game, game.active) if seat in present]
        return tuple([Retreat(seat, self.region, self.card) for seat in order])


@event("LOR-9.1.2")
class ForgeEmptied(Event):
    rune: RuneId
    region: RegionId
    by: ThingId | None = None


@step("LOR-9.1.2")
class SwallowRunes(Step[Lords]):
    """The rune of the forge goes to the supply; whoever is there discards one."""

    region: RegionId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        region = self.region
        if game.forged >> region & 1:
            game.forged = RegionSet(game.forged & ~(1 << region))
            tell(game, ForgeEmptied(game.forge_rune[region], region, self.card))
        present = seats_with_armies(game, region)
        hit = [
            seat
            for seat in in_turn(game, game.active)
            if seat in present or game.hero_region[seat] == region
        ]
        return tuple([LoseRunes(seat, 1, self.card) for seat in hit])


@step("LOR-9.1.2")
class InjureHeroes(Step[Lords]):
    """1 injury to each hero in the region."""

    region: RegionId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        order, where = in_turn(game, game.active), game.hero_region
        hit = [seat for seat in order if where[seat] == self.region]
        return tuple([Injure(seat, 1, self.card) for seat in hit])


@step("LOR-9.1.2", asks="carry-off")
class CarryArmyOff(Asks[Lords, PlaceArmy]):
    """Place 1 army of the region into an adjacent one without foreign armies and the boss."""

    seat: Seat
    region: RegionId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        near = board_of(game).adjacent[self.region]
        ways = [
            PlaceArmy(owner_of(army), game.army_value[army], self.region, region)
            for army in unlike_armies(game, all_armies_in(game, self.region))
            for region in near
            if region != game.boss_region
            and seats_with_armies(game, region) in ([], [owner_of(army)])
        ]
        return self.ask(self.seat, "carry-off", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: PlaceArmy) -> Next:
        army = find_army(game, choice.owner, choice.origin, choice.value)
        move_army(game, army, choice.region, CarriedOff, self.rule, self.card)
        return None


@step("LOR-9.1.2", asks="gnaw")
class GnawArmy(Asks[Lords, Lower]):
    """Lower one army in the region or an adjacent one by 2."""

    seat: Seat
    region: RegionId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        reach = board_of(game).adjacent_set[self.region] | 1 << self.region
        found = [
            ArmyId(army)
            for army, place in enumerate(game.army_region)
            if place >= 0 and reach >> place & 1
        ]
        ways = [lowering(game, army) for army in unlike_armies(game, found)]
        return self.ask(self.seat, "gnaw", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: Lower) -> Next:
        army = find_army(game, choice.owner, choice.region, choice.value)
        return lower(game, army, 2, self.rule, self.card)


@step("LOR-6.5.3", asks="place-boss")
class PlaceBossElsewhere(Asks[Lords, PlaceBoss]):
    """Loki is placed in any other region."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        here = game.boss_region
        ways = [PlaceBoss(region) for region in board_of(game).regions if region != here]
        return self.ask(self.seat, "place-boss", ways)

    def answer(self, game: Lords, seat: Seat, choice: PlaceBoss) -> Next:
        put_boss(game, choice.region, self.rule)
        return None
