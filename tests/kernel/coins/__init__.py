"""Coins, a game of a few steps: it does what the toy does not, and nothing else.

Chance inside an answer and behind sealed answers, two draws in one step, hidden columns, options
of all kinds, an automa that asks.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, Literal, NewType

from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Sealed, Seals, Step, finish, step
from ragnatafl.kernel.chance import Lot, draw
from ragnatafl.kernel.codecs import Custom, Names, Number, spelt
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.game import Game, Setup, Switches, make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat, mask_of
from ragnatafl.kernel.state import State, field, state

SideId = NewType("SideId", int)
Hill = NewType("Hill", int)
COIN: Final = Lot("coin", spelt(SideId, Names("side", ("heads", "tails"))), (1, 3))
spelt(Hill, Custom("place", lambda n: f"the {n} th hill", lambda text: int(text.split()[1])))
ASTRID, BJORN = Seat(0), Seat(1)


class CoinSwitches(Switches, frozen=True, kw_only=True):
    polite: bool = False
    mood: Literal["calm", "wild"] = "calm"
    start: Literal["toss", "guess", "two"] = "toss"
    far: int = 0
    """Too many values to play them all."""


@state
class Coins(State):
    won: list[int] = field(codec=Number("coins", 0, 99))
    thoughts: list[int] = field(seen="owner", codec=Number("thought", 0, 9))
    maps: list[list[int]] = field(seen="owner", codec=Number("place", 0, 9))
    buried: int = field(seen="nobody", codec=Number("coins", 0, 9), default=4)
    raining: bool = field(default=False)
    total: int = field(role="derived", default=0)


@option("toss")
class Toss(Option):
    pass


@option("stop")
class Stop(Option):
    pass


@option("guess {side}")
class Guess(Option):
    side: SideId


@option("go to {place} quickly")
class GoTo(Option):
    place: Hill


@event("COIN-1", secret="thought")
class Won(Event):
    seat: Seat
    amount: int
    thought: int


@step("COIN-1", asks="toss")
class TossOrStop(Asks[Coins, Toss | Stop]):
    """The coin is tossed inside the answer: told, it waits underway."""

    seat: Seat

    def run(self, game: Coins) -> Next:
        return self.ask(self.seat, "toss", (Toss(), Stop()))

    def answer(self, game: Coins, seat: Seat, choice: Toss | Stop) -> Next:
        if isinstance(choice, Stop):
            finish(game, mask_of(seat), "COIN-1")
        won(game, seat, draw(game, COIN, "COIN-1"))
        return (TossOrStop(Seat(1 - seat)),)


@step("COIN-2", asks="guess")
class GuessBoth(Seals[Coins, Guess]):
    """The coin is tossed when both guesses are in."""

    def run(self, game: Coins) -> Next:
        return Sealed(
            self.ask(seat, "guess", map(Guess, map(SideId, range(2))), secret=True)
            for seat in (ASTRID, BJORN)
        )

    def answers(self, game: Coins, choices: list[Guess | None]) -> Next:
        side = draw(game, COIN, "COIN-2")
        for seat, choice in enumerate(choices):
            if choice is not None and choice.side == side:
                won(game, Seat(seat), 1)
        return (TossOrStop(ASTRID),)


@step("COIN-3")
class TossTwo(Step[Coins]):
    """Two draws in one step, with an event between them."""

    def run(self, game: Coins) -> Next:
        won(game, ASTRID, draw(game, COIN, "COIN-3"))
        won(game, BJORN, draw(game, COIN, "COIN-3"))
        return (TossOrStop(ASTRID),)


def won(game: Coins, seat: Seat, amount: int) -> None:
    game.won[seat] += amount
    game.total += amount
    tell(game, Won(seat, amount, game.thoughts[seat]), seen_by=mask_of(seat))


FIRST: Final[dict[str, AnyStep]] = {
    "toss": TossOrStop(ASTRID),
    "guess": GuessBoth(),
    "two": TossTwo(),
}


def start(setup: Setup) -> Coins:
    return Coins(setup=setup, seats=2, won=[0, 0], thoughts=[3, 4], maps=[[1, 2], [5]])


def fill_hidden(game: Coins, seat: Seat, rng: random.Random) -> None:
    game.buried = rng.randrange(9)
    for other in range(2):
        if other != seat:
            game.thoughts[other] = rng.randrange(9)
            game.maps[other] = [rng.randrange(9) for _ in game.maps[other]]


def rebuild(game: Coins) -> None:
    game.total = sum(game.won)


def faults(game: Coins) -> Iterator[str]:
    if game.total != sum(game.won):
        yield "table: the total is wrong"
    if len(game.won) != 2:
        yield "table: won must have 2 entries"


def make_game(first: str, **changes: Any) -> Game[Coins]:  # Any: fields of a game
    """The game, beginning with one of its steps."""
    parts: dict[str, Any] = {
        "name": "coins",
        "version": 2,
        "seats": (2,),
        "package": __name__,
        "switches": CoinSwitches,
        "start": start,
        "first_step": lambda: FIRST[first],
        "state": Coins,
        "faults": faults,
        "scores": lambda game: tuple(game.won),
        "fill_hidden": fill_hidden,
        "rebuild": rebuild,
    }
    return Game(**{**parts, **changes})


def new_coins(first: str = "toss", source: str = "asked", **changes: Any) -> Match[Coins]:
    return Match(make_setup(make_game(first, **changes)), seed=1, source=source)
