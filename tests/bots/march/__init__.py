"""March, a game for greedy bots: to set out costs a point, and only the arrival pays.

It judges no tables, so bots go by its scores. Each seat has one turn.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

import msgspec

from ragnatafl.kernel.agenda import Asks, Next, Step, finish, step
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.game import Game, Setup, Switches, make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat, SeatMask
from ragnatafl.kernel.state import State, field, seats_of, state


class MarchSwitches(Switches, frozen=True, kw_only=True):
    roads: Annotated[int, msgspec.Meta(ge=1, le=500)] = 3
    endless: bool = False
    """One may walk in circles for ever."""


@state
class March(State):
    silver: list[int] = field(codec=Number("silver"))


@option("rest")
class Rest(Option):
    pass


@option("set out")
class SetOut(Option):
    pass


@option("take road {road}")
class TakeRoad(Option):
    road: int


@option("walk on")
class WalkOn(Option):
    pass


def options(game: March) -> MarchSwitches:
    return cast("MarchSwitches", game.setup.switches)


@step("MARCH-1", asks="turn")
class Turn(Asks[March, Rest | SetOut | WalkOn]):
    seat: Seat

    def run(self, game: March) -> Next:
        more = (WalkOn(),) if options(game).endless else ()
        return self.ask(self.seat, "turn", (Rest(), SetOut(), *more))

    def answer(self, game: March, seat: Seat, choice: Rest | SetOut | WalkOn) -> Next:
        match choice:
            case Rest():
                game.silver[seat] += 1
                return None
            case SetOut():
                game.silver[seat] -= 1
                return (Arrive(seat),)
            case WalkOn():
                game.silver[seat] += 1
        return (self,)


@step("MARCH-2", asks="road")
class Arrive(Asks[March, TakeRoad]):
    """The last road pays most."""

    seat: Seat

    def run(self, game: March) -> Next:
        return self.ask(self.seat, "road", map(TakeRoad, range(1, options(game).roads + 1)))

    def answer(self, game: March, seat: Seat, choice: TakeRoad) -> Next:
        game.silver[seat] += 2 * choice.road
        return None


@step("MARCH-3")
class Count(Step[March]):
    def run(self, game: March) -> Next:
        most = max(game.silver)
        winners = sum(1 << seat for seat, silver in enumerate(game.silver) if silver == most)
        finish(game, SeatMask(winners), "MARCH-3")


@step("MARCH-1")
class SetUp(Step[March]):
    def run(self, game: March) -> Next:
        return (*map(Turn, seats_of(game)), Count())


def start(setup: Setup) -> March:
    return March(setup=setup, seats=setup.seats, silver=[0] * setup.seats)


GAME: Final = Game(
    name="march",
    version=1,
    seats=(2, 3),
    package=__name__,
    switches=MarchSwitches,
    start=start,
    first_step=SetUp,
    state=March,
    scores=lambda game: tuple(game.silver),
)


def new_march(seats: int = 2, **given: object) -> Match[Any]:  # Any: as Match of any game
    return Match(make_setup(GAME, seats, given), seed=1)
