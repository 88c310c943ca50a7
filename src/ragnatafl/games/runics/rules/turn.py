"""RUN-4 Turn and RUN-7 End: who takes a turn, in which order, and when it is over."""

from __future__ import annotations

from ragnatafl.games.runics.rules.extra_card import OfferExtraCard, RepayExtraCard
from ragnatafl.games.runics.rules.laying import LayCard
from ragnatafl.games.runics.rules.placing import DrawOrPlace
from ragnatafl.games.runics.rules.points import winners
from ragnatafl.games.runics.rules.state import Runics, can_draw, options, supply
from ragnatafl.kernel.agenda import Next, Step, finish, step
from ragnatafl.kernel.seats import Seat, clockwise


@step("RUN-4.1")
class TakeTurn(Step[Runics]):
    """Lay a card, then draw a card or place a master; with the extra card before and after it."""

    seat: Seat

    def run(self, game: Runics) -> Next:
        seat = self.seat
        if options(game).extra_card and can_draw(game):
            return (
                OfferExtraCard(seat),
                LayCard(seat),
                DrawOrPlace(seat),
                RepayExtraCard(seat),
                NextTurn(seat),
            )
        return (LayCard(seat), DrawOrPlace(seat), NextTurn(seat))


@step("RUN-7")
class NextTurn(Step[Runics]):
    """Clockwise the next player with a master in supply; none left, the game ends (RUN-7.4)."""

    seat: Seat

    def run(self, game: Runics) -> Next:
        for seat in clockwise(Seat((self.seat + 1) % game.seats), game.seats):
            if supply(game, seat):
                return (TakeTurn(seat),)
        finish(game, winners(game), "RUN-8.3")
