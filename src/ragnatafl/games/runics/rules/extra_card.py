"""RUN-9 Additional rule: an extra card at the start of the turn, repaid at its end."""

from __future__ import annotations

from ragnatafl.games.runics.rules.components import DECK, CardId, hand_of, kept_by
from ragnatafl.games.runics.rules.state import Runics, hand
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.cards import move, move_top
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.events import Moved, event
from ragnatafl.kernel.seats import Seat


@option("draw an extra card")
class DrawExtra(Option):
    pass


@option("draw no extra card", ending=True)
class NoExtra(Option):
    pass


@option("keep {card} for a point less")
class KeepCard(Option):
    card: CardId


@event("RUN-9.1", "draw-extra")
class ExtraDrawn(Moved):
    pass


@event("RUN-9.2", "keep")
class CardKept(Moved):
    pass


@step("RUN-9.1", asks="extra-card")
class OfferExtraCard(Asks[Runics, DrawExtra | NoExtra]):
    """Before phase 1 the player may draw a card."""

    seat: Seat

    def run(self, game: Runics) -> Next:
        return self.ask(self.seat, "extra-card", (NoExtra(), DrawExtra()))

    def answer(self, game: Runics, seat: Seat, choice: DrawExtra | NoExtra) -> Next:
        if isinstance(choice, DrawExtra):
            game.extra_drawn = True
            move_top(game, DECK, hand_of(seat), ExtraDrawn, seat=seat)
        return None


@step("RUN-9.2", asks="repay")
class RepayExtraCard(Asks[Runics, KeepCard]):
    """Who drew it puts a card of the hand before them, face up: a point less at the end."""

    seat: Seat

    def run(self, game: Runics) -> Next:
        if not game.extra_drawn:
            return None
        cards = [KeepCard(card) for card in hand(game, self.seat)]
        return self.ask(self.seat, "repay", cards, secret=True)

    def answer(self, game: Runics, seat: Seat, choice: KeepCard) -> Next:
        game.extra_drawn = False
        move(game, choice.card, hand_of(seat), kept_by(seat), CardKept, seat=seat)
        return None
