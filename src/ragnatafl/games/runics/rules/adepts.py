"""RUN-11 Adepts: each player chooses a side at set-up; green draws a card, blue ignores a rune."""

from __future__ import annotations

from ragnatafl.games.runics.rules.components import (
    BLUE_SIDE,
    DECK,
    GREEN_SIDE,
    MASTERS_EACH,
    SideId,
    hand_of,
)
from ragnatafl.games.runics.rules.state import Runics, can_draw, supply
from ragnatafl.kernel.agenda import Asks, Next, Step, step
from ragnatafl.kernel.cards import move_top
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import Seat


@option("adept {side}")
class AdeptSide(Option):
    side: SideId


@event("RUN-11.1", "adept")
class AdeptChosen(Event):
    seat: Seat
    side: SideId


@event("RUN-11.2", "draw-adept")
class DrawnForAdept(Moved):
    pass


@step("RUN-11.1", asks="adept")
class ChooseAdept(Asks[Runics, AdeptSide]):
    """Openly, in reverse turn order, when hands are drawn and the first player is known (A16)."""

    seat: Seat

    def run(self, game: Runics) -> Next:
        return self.ask(self.seat, "adept", (AdeptSide(GREEN_SIDE), AdeptSide(BLUE_SIDE)))

    def answer(self, game: Runics, seat: Seat, choice: AdeptSide) -> Next:
        game.adepts[seat] = choice.side
        tell(game, AdeptChosen(seat, choice.side))
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
            move_top(game, DECK, hand_of(self.seat), DrawnForAdept, seat=self.seat)
        return None
