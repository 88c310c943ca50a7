"""BR-C: what battle cards do while a battle goes on, one step a text."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.battle import (
    Discarded,
    PlayCards,
    TakenBack,
    end_texts,
    fighters_in_order,
)
from ragnatafl.games.bloodrage.rules.board import PlaceId
from ragnatafl.games.bloodrage.rules.clans import change_rage, gain_glory, named, steal_glory
from ragnatafl.games.bloodrage.rules.components import (
    CARD,
    DISCARD,
    IN_BATTLE,
    CardId,
    hand_of,
    played_by,
)
from ragnatafl.games.bloodrage.rules.destruction import Destroy
from ragnatafl.games.bloodrage.rules.figures import (
    ONE,
    WARRIOR,
    FigureId,
    Group,
    figures_in,
    has,
)
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    content_of,
    force,
    places_of,
    unlike_in,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.cards import move
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.events import Moved, event
from ragnatafl.kernel.seats import Seat


@step("BR-Fn")
class AllCardsAnew(Step[BloodRage]):
    """Heimdall's Watch: glory for what was revealed, all of it discarded, and new cards."""

    seat: Seat
    card: CardId | None = None

    def run(self, game: BloodRage) -> Next:
        content, printed = content_of(game), 0
        for seat in fighters_in_order(game):
            for card in game.zones[played_by(seat)]:
                if content.is_battle[card]:
                    printed += content.strength[card]
        gain_glory(game, self.seat, printed, CARD, self.rule, self.card)
        for seat in fighters_in_order(game):
            for card in tuple(game.zones[played_by(seat)]):
                move(game, card, played_by(seat), DISCARD, Discarded, self.rule, seat)
        end_texts(game)
        return (PlayCards(),)


@step("BR-Fk")
class Smite(Step[BloodRage]):
    """Odin's Smite: one warrior of each opponent that has one here."""

    seat: Seat
    card: CardId | None = None

    def run(self, game: BloodRage) -> Next:
        place = PlaceId(game.province)
        deaths = [
            Destroy(other, place, ONE[WARRIOR], IN_BATTLE, self.card)
            for other in fighters_in_order(game)
            if other != self.seat and has(game.groups[other][place], WARRIOR)
        ]
        return tuple(deaths)


@option("spare {figure}")
class Spare(Option):
    """The one figure that is kept (BR-Fj)."""

    figure: FigureId


@step("BR-Fj", asks="spare")
class KeepOne(Asks[BloodRage, Spare]):
    """Odin's Tide: a clan keeps one figure of the battle, the rest is destroyed."""

    seat: Seat
    card: CardId | None = None

    def run(self, game: BloodRage) -> Next:
        group = force(game, self.seat, game.province)
        if not group:
            return None
        return self.ask(self.seat, "spare", [Spare(figure) for figure in figures_in(group)])

    def answer(self, game: BloodRage, seat: Seat, choice: Spare) -> Next:
        kept, deaths = choice.figure, list[AnyStep]()
        for place in places_of(game, game.province):
            group = game.groups[self.seat][place]
            rest = Group(group - ONE[kept]) if has(group, kept) else group
            if rest:
                deaths.append(Destroy(self.seat, place, rest, IN_BATTLE, self.card))
        return tuple(deaths)


@step("BR-Ft")
class StealRage(Step[BloodRage]):
    """Loki's Trickery takes what is there."""

    seat: Seat
    victim: Seat
    amount: int
    card: CardId | None = None

    def run(self, game: BloodRage) -> Next:
        taken = min(self.amount, game.rage[self.victim])
        change_rage(game, self.victim, -taken, self.rule, self.card)
        change_rage(game, self.seat, taken, self.rule, self.card)
        return None


@event("BR-Fu", "take-card")
class CardTaken(Moved):
    by: CardId | None = None


@step("BR-Fu")
class TakeCards(Step[BloodRage]):
    """Loki's Poison: all cards that the winner revealed, late ones included."""

    seat: Seat
    victim: Seat

    def run(self, game: BloodRage) -> Next:
        by = named(game, moments.BATTLE_DECIDED.behind(game, self.seat, TakeCards, self.victim))
        for card in tuple(game.zones[played_by(self.victim)]):
            target = hand_of(self.seat)
            move(game, card, played_by(self.victim), target, CardTaken(by), seat=self.seat)
        return None


@option("take back {card}")
class TakeBack(Option):
    """A played card comes back to the winner's hand, for rage (Tyr's Prowess)."""

    card: CardId


@option("discard the rest", ending=True)
class DiscardRest(Option):
    pass


@step("BR-B12", asks="take-back", gathers=True)
class KeepCards(Asks[BloodRage, TakeBack | DiscardRest]):
    """Tyr's Prowess: cards come back to the winner's hand, for rage each."""

    seat: Seat
    cost: int

    def run(self, game: BloodRage) -> Next:
        back = [TakeBack(card) for card in unlike_in(game, played_by(self.seat))]
        if not back or game.rage[self.seat] < self.cost:
            return None
        return self.ask(self.seat, "take-back", (*back, DiscardRest()), ("cost", self.cost))

    def answer(self, game: BloodRage, seat: Seat, choice: TakeBack | DiscardRest) -> Next:
        if isinstance(choice, DiscardRest):
            return None
        by = named(game, moments.CARDS_PUT_AWAY.behind(game, seat, KeepCards, seat))
        change_rage(game, seat, -self.cost, self.rule, by)
        move(game, choice.card, played_by(seat), hand_of(seat), TakenBack, self.rule, seat)
        return (self,)

    def takes_nothing(self, choice: TakeBack | DiscardRest) -> bool:
        return isinstance(choice, DiscardRest)


@step("BR-Ft")
class StealGlory(Step[BloodRage]):
    """Loki's Backstab; the battle glory is there already."""

    seat: Seat
    victim: Seat
    amount: int
    card: CardId | None = None

    def run(self, game: BloodRage) -> Next:
        steal_glory(game, self.seat, self.victim, self.amount, self.rule, self.card)
        return None
