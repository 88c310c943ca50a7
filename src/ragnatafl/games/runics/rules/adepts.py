"""RUN-11 Adepts: each player chooses a side at set-up; green draws a card, blue ignores a rune."""

from __future__ import annotations

from ragnatafl.games.runics.rules.components import (
    BLUE_SIDE,
    DECK,
    GREEN_SIDE,
    MASTERS_EACH,
    SIDES,
    hand_of,
)
from ragnatafl.games.runics.rules.state import Runics, can_draw, supply
from ragnatafl.kernel.agenda import Asks, Next, Step, step
from ragnatafl.kernel.cards import move_top
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.events import tell
from ragnatafl.kernel.seats import Seat


@option("adept {side}", side=SIDES)
class AdeptSide(Option):
    side: int


@step("RUN-11.1")
class ChooseAdept(Asks[Runics, AdeptSide]):
    """Openly, in reverse turn order, when hands are drawn and the first player is known (A16)."""

    seat: Seat

    def run(self, game: Runics) -> Next:
        return self.ask(self.seat, "adept", (AdeptSide(GREEN_SIDE), AdeptSide(BLUE_SIDE)))

    def answer(self, game: Runics, seat: Seat, choice: AdeptSide) -> Next:
        game.adepts[seat] = choice.side
        if game.events is not None:
            tell(game, "adept", self.rule, seat, side=SIDES.write(choice.side))
        return None


def is_due(game: Runics, seat: Seat) -> bool:
    """RUN-11.2: has the seat a green adept and just placed its first master?"""
    return game.adepts[seat] == GREEN_SIDE and supply(game, seat) == MASTERS_EACH - 1


@step("RUN-11.2")
class DrawForAdept(Step[Runics]):
    """Draw a card; if that is impossible now, nothing is drawn, then or later (RUN-11.3)."""

    seat: Seat

    def run(self, game: Runics) -> Next:
        if can_draw(game):
            move_top(game, DECK, hand_of(self.seat), "draw-adept", self.rule, self.seat)
        return None
