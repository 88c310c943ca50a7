"""Hoard, a game for those who learn: everybody is dealt a hoard, and luck alone decides.

How likely a hoard wins is known: it is a softmax of gold and wolves, by `TRUE`. Stones do not
matter, and all have as many thralls. What is answered on the way changes nothing, unless `digging`
is agreed: then who digs has more gold, and who drinks has more wolves.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from ragnatafl.kernel.agenda import Asks, Next, Step, finish, step
from ragnatafl.kernel.chance import Lot, draw
from ragnatafl.kernel.codecs import Names, Number
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.game import Game, Mind, Setup, Switches, Terms
from ragnatafl.kernel.seats import Seat, SeatMask
from ragnatafl.kernel.state import State, field, seats_of, state

TURNS: Final = 6
TRUE: Final = {"gold": 0.5, "wolves": -0.3, "stones": 0.0, "thralls": 0.0}
PILE: Final = Lot("pile", Names("pile", [f"p{number}" for number in range(7)]))


class HoardSwitches(Switches, frozen=True, kw_only=True):
    digging: bool = False


@state
class Hoard(State):
    gold: list[int] = field(codec=Number("gold"))
    wolves: list[int] = field(codec=Number("wolves"))
    stones: list[int] = field(codec=Number("stones"))
    turn: int = field(codec=Number("turn"))


@option("dig")
class Dig(Option):
    pass


@option("drink")
class Drink(Option):
    pass


@step("HOARD-2", asks="turn")
class Turn(Asks[Hoard, Dig | Drink]):
    seat: Seat

    def run(self, game: Hoard) -> Next:
        game.turn += 1
        return self.ask(self.seat, "turn", (Dig(), Drink()))

    def answer(self, game: Hoard, seat: Seat, choice: Dig | Drink) -> Next:
        if cast("HoardSwitches", game.setup.switches).digging:
            column = game.gold if isinstance(choice, Dig) else game.wolves
            column[seat] += 1
        return None


@step("HOARD-3")
class Decide(Step[Hoard]):
    def run(self, game: Hoard) -> Next:
        powers = [
            exp(TRUE["gold"] * gold + TRUE["wolves"] * wolves)
            for gold, wolves in zip(game.gold, game.wolves, strict=True)
        ]
        weights = tuple(round(1_000_000 * power / sum(powers)) for power in powers)
        seats = Lot("seat", Names("seat", [f"s{seat}" for seat in range(game.seats)]), weights)
        finish(game, SeatMask(1 << draw(game, seats, "HOARD-3")), "HOARD-3")


@step("HOARD-1")
class SetUp(Step[Hoard]):
    def run(self, game: Hoard) -> Next:
        for column in (game.gold, game.wolves, game.stones):
            for seat in seats_of(game):
                column[seat] = draw(game, PILE, "HOARD-1")
        return (*[Turn(seat) for _ in range(TURNS) for seat in seats_of(game)], Decide())


def start(setup: Setup) -> Hoard:
    none = [0] * setup.seats
    return Hoard(
        setup=setup, seats=setup.seats, gold=[*none], wolves=[*none], stones=[*none], turn=0
    )


def count(game: Hoard) -> list[list[float]]:
    return [
        [float(game.gold[seat]), float(game.wolves[seat]), float(game.stones[seat]), 3.0]
        for seat in range(game.seats)
    ]


def progress(game: Hoard) -> float:
    return min(1.0, game.turn / (TURNS * game.seats))


GAME: Final = Game(
    name="hoard",
    version=1,
    seats=(2, 3),
    package=__name__,
    switches=HoardSwitches,
    start=start,
    first_step=SetUp,
    state=Hoard,
    scores=lambda game: tuple(game.gold),
    open_mind=lambda: Mind(terms=Terms(tuple(TRUE), count, progress)),
)
