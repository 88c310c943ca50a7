"""RUN-3 Set-up, and the choice of adepts (RUN-11.1)."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.runics.rules.adepts import ChooseAdept
from ragnatafl.games.runics.rules.components import DECK, HAND_SIZE, hand_of
from ragnatafl.games.runics.rules.placing import Drawn
from ragnatafl.games.runics.rules.state import Runics, options
from ragnatafl.games.runics.rules.turn import TakeTurn
from ragnatafl.kernel.agenda import Next, Step, step
from ragnatafl.kernel.cards import move_top
from ragnatafl.kernel.chance import Lot, draw, shuffle
from ragnatafl.kernel.codecs import Names, bad
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import SEATS, Seat, clockwise
from ragnatafl.kernel.state import seats_of

FIRST_PLAYER: Final = {
    seats: Lot("first-player", Names("seat", SEATS.ids[:seats])) for seats in (2, 3)
}


@event("RUN-3.4", "first-player")
class Begins(Event):
    seat: Seat


@step("RUN-3")
class SetUp(Step[Runics]):
    """Shuffle, deal three cards each, find the first player; then the adepts choose their sides."""

    def run(self, game: Runics) -> Next:
        shuffle(game, DECK)
        for seat in seats_of(game):
            for _ in range(HAND_SIZE):
                move_top(game, DECK, hand_of(seat), Drawn, "RUN-3.3", seat)
        first = first_player(game)
        tell(game, Begins(first))
        adepts = clockwise(first, game.seats)[::-1] if options(game).adepts else ()
        return (*[ChooseAdept(seat) for seat in adepts], TakeTurn(first))


def first_player(game: Runics) -> Seat:
    """RUN-3.4: at random, or whom the option names (A4)."""
    named = options(game).first
    if named == "random":
        return Seat(draw(game, FIRST_PLAYER[game.seats], "RUN-3.4"))
    seat = Seat(SEATS.read(named))
    if seat >= game.seats:
        line = f"runics: {named} cannot begin, there are {game.seats} seats"
        raise bad(line, "cannot-begin", seat=named, count=game.seats)
    return seat
