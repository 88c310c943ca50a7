"""BR-10 Release Valhalla and end of the age; BR-11 End of the game."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import RESERVE, VALHALLA
from ragnatafl.games.bloodrage.rules.clans import gain_glory, move_group
from ragnatafl.games.bloodrage.rules.components import ALL_STATS, CARD, CELLS, END, STATS
from ragnatafl.games.bloodrage.rules.figures import COUNT
from ragnatafl.games.bloodrage.rules.state import BloodRage, glory, in_turn, seats_of
from ragnatafl.kernel.agenda import Next, Step, finish, step
from ragnatafl.kernel.events import tell
from ragnatafl.kernel.seats import SEATS, Seat, SeatMask

END_GLORY: Final = (0, 0, 0, 10, 10, 20)
"""BR-11.1: what a stat pays at the end, by its cell."""
assert len(END_GLORY) == CELLS


@step("BR-10.1")
class ReleaseValhalla(Step[BloodRage]):
    """All figures in Valhalla return to their owners' reserves."""

    def run(self, game: BloodRage) -> Next:
        for seat in in_turn(game, game.first):
            released = game.groups[seat][VALHALLA]
            if released:
                move_group(game, seat, released, VALHALLA, RESERVE, "release", self.rule)
                each = moments.RELEASE_GLORY.of(game, 0, seat)
                gain_glory(game, seat, COUNT[released] * each, CARD, "BR-10.1")
        return None


@step("BR-10.2")
class EndAge(Step[BloodRage]):
    """Pillage tokens turn back in place; the first-player token passes left."""

    def run(self, game: BloodRage) -> Next:
        game.pillaged = 0
        game.first = Seat((game.first + 1) % game.seats)
        if game.events is not None:
            tell(game, "age-ends", self.rule, age=game.age, first=SEATS.write(game.first))
        return None


@step("BR-11.1")
class EndGame(Step[BloodRage]):
    """Stats and cards pay; then the most glory wins, shared when tied (BR-1.3)."""

    def run(self, game: BloodRage) -> Next:
        for seat in in_turn(game, game.first):
            for which in ALL_STATS:
                paid = END_GLORY[game.cells[seat][which]]
                game.earned[seat][END] += paid
                if paid and game.events is not None:
                    tell(game, "final-stat", self.rule, seat, stat=STATS.write(which), amount=paid)
            gain_glory(game, seat, moments.FINAL_GLORY.of(game, 0, seat), CARD, "BR-11.1.2")
        most = max(glory(game, seat) for seat in seats_of(game))
        winners = sum(1 << seat for seat in seats_of(game) if glory(game, seat) == most)
        finish(game, SeatMask(winners), "BR-11.2")
