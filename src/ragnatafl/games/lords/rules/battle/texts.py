"""LOR-10.2.1: what combat cards, artefacts and heroes do in a battle."""

from __future__ import annotations

from ragnatafl.games.lords.rules.armies import (
    ArmyMoved,
    Lower,
    Strengthen,
    find_army,
    growing,
    lower,
    move_army,
    strengthen,
)
from ragnatafl.games.lords.rules.battle.battles import battlefields, opponent
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.lords.rules.components import ThingId
from ragnatafl.games.lords.rules.manoeuvres import MoveArmy
from ragnatafl.games.lords.rules.monsters import lowering
from ragnatafl.games.lords.rules.reserves import discard_random
from ragnatafl.games.lords.rules.state import (
    ArmyId,
    Lords,
    armies_in,
    armies_on_board,
    barred_region,
    reachable,
    unlike_armies,
)
from ragnatafl.kernel.agenda import Asks, Next, Step, step
from ragnatafl.kernel.seats import Seat, SeatMask, mask_of


@step("LOR-10.2.1", asks="lower-enemy")
class LowerEnemyArmy(Asks[Lords, Lower]):
    """Impale: lower one enemy army in this battle by 1."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        found = armies_in(game, opponent(game, self.seat), game.battle_region)
        ways = [lowering(game, army) for army in unlike_armies(game, found)]
        return self.ask(self.seat, "lower-enemy", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: Lower) -> Next:
        army = find_army(game, choice.owner, choice.region, choice.value)
        return lower(game, army, 1, self.rule, self.card)


@step("LOR-10.2.1")
class OpponentDiscards(Step[Lords]):
    """Volley: the opponent discards 1 random combat card."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        discard_random(game, opponent(game, self.seat), 1, self.rule, self.card)
        return None


@step("LOR-10.2.1")
class MuteNextCard(Step[Lords]):
    """Stagger: the next card the opponent plays has no battle effect."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        game.muted = SeatMask(game.muted | mask_of(opponent(game, self.seat)))
        return None


@step("LOR-R4")
class SpareSymbol(Step[Lords]):
    """Shield: one of the own casualty symbols is ignored."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        game.spared[self.seat] += 1
        return None


@step("LOR-10.2.1")
class MoreLossesIfWon(Step[Lords]):
    """Cleave: if its player wins, the loser spreads 1 more loss."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        game.harm[opponent(game, self.seat)] += 1
        return None


@step("LOR-R7", asks="bring-army")
class BringArmy(Asks[Lords, MoveArmy]):
    """Reinforcements: move one own army from an adjacent region into the battle."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways = [
            MoveArmy(self.seat, game.army_value[army], game.army_region[army], game.battle_region)
            for army in unlike_armies(game, near_armies(game, self.seat))
        ]
        return self.ask(self.seat, "bring-army", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: MoveArmy) -> Next:
        army = find_army(game, seat, choice.origin, choice.value)
        move_army(game, army, game.battle_region, ArmyMoved, self.rule, self.card)
        return None


def near_armies(game: Lords, seat: Seat) -> list[ArmyId]:
    """Own armies one move away, not out of a region with a battle pending."""
    region = game.battle_region
    if region == barred_region(game):
        return []
    pending = battlefields(game)
    return [
        army
        for army in armies_on_board(game, seat)
        if (origin := game.army_region[army]) != region
        and origin not in pending
        and region in reachable(game, seat, origin)
    ]


@step("LOR-10.3")
class AddToValue(Step[Lords]):
    """Gungnir: more battle value."""

    seat: Seat
    amount: int

    def run(self, game: Lords) -> Next:
        game.card_total[self.seat] += self.amount
        return None


@step("LOR-R2")
class BiteEachArmy(Step[Lords]):
    """Root Fang: each of the loser's armies loses 1 more."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        game.bitten[opponent(game, self.seat)] += 1
        return None


@step("LOR-5.4", asks="strengthen-fighter")
class StrengthenFighter(Asks[Lords, Strengthen]):
    """Lagertha: +1 to one army that took part in the battle."""

    seat: Seat
    region: RegionId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways = growing(game, armies_in(game, self.seat, self.region))
        return self.ask(self.seat, "strengthen-fighter", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: Strengthen) -> Next:
        army = find_army(game, seat, choice.region, choice.value)
        strengthen(game, army, 1, self.rule, self.card)
        return None
