"""BR-10 Release Valhalla and end of the age; BR-11 End of the game."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import RESERVE, VALHALLA
from ragnatafl.games.bloodrage.rules.clans import FiguresMoved, gain_with_cards, move_group
from ragnatafl.games.bloodrage.rules.components import ALL_STATS, CARD, CELLS, END, StatId
from ragnatafl.games.bloodrage.rules.figures import COUNT
from ragnatafl.games.bloodrage.rules.state import BloodRage, glory, in_turn
from ragnatafl.kernel.agenda import Next, Step, finish, step
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat, SeatMask
from ragnatafl.kernel.state import seats_of

END_GLORY: Final = (0, 0, 0, 10, 10, 20)
"""BR-11.1: what a stat pays at the end, by its cell."""
assert len(END_GLORY) == CELLS


@event("BR-10.1", "release")
class Released(FiguresMoved):
    pass


@step("BR-10.1")
class ReleaseValhalla(Step[BloodRage]):
    """All figures in Valhalla return to their owners' reserves."""

    def run(self, game: BloodRage) -> Next:
        for seat in in_turn(game, game.first):
            released = game.groups[seat][VALHALLA]
            if released:
                move_group(game, seat, released, VALHALLA, RESERVE, Released)
                count, moment = COUNT[released], moments.RELEASE_GLORY
                gain_with_cards(game, seat, 0, count, moment, CARD, "BR-10.1")
        return None


@event("BR-10.2")
class AgeEnds(Event):
    age: int
    first: Seat


@step("BR-10.2")
class EndAge(Step[BloodRage]):
    """Pillage tokens turn back in place; the first-player token passes left."""

    def run(self, game: BloodRage) -> Next:
        game.pillaged = 0
        game.first = Seat((game.first + 1) % game.seats)
        tell(game, AgeEnds(game.age, game.first))
        return None


@event("BR-11.1")
class FinalStat(Event):
    seat: Seat
    stat: StatId
    amount: int


@step("BR-11.1")
class EndGame(Step[BloodRage]):
    """Stats and cards pay; then the most glory wins, shared when tied (BR-1.3)."""

    def run(self, game: BloodRage) -> Next:
        for seat in in_turn(game, game.first):
            for which in ALL_STATS:
                paid = END_GLORY[game.cells[seat][which]]
                game.earned[seat][END] += paid
                if paid:
                    tell(game, FinalStat(seat, which, paid))
            gain_with_cards(game, seat, 0, 1, moments.FINAL_GLORY, CARD, "BR-11.1.2")
        totals = [glory(game, seat) for seat in seats_of(game)]
        most = max(totals)
        winners = sum([1 << seat for seat, total in enumerate(totals) if total == most])
        finish(game, SeatMask(winners), "BR-11.2")
