"""What environments of one set-up share: encoding, actions, agents and rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from operator import index
from typing import Any, Final, Literal, Self, SupportsIndex, cast, get_args

import msgspec
import numpy as np

from ragnatafl.bots.encoding import Array, Encoder
from ragnatafl.bots.offers import MOST_OFFERED, Mask, Offers, Tokens, actions_of
from ragnatafl.games import find_game
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.codecs import did_you_mean
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.game import make_setup, start_game
from ragnatafl.kernel.positions import from_position, position
from ragnatafl.kernel.seats import SEATS, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import suspected, unanswered_view

LONGEST: Final = 10_000
"""A game is cut off after so many steps, unless somebody wants it otherwise. What a step is hangs
on the environment: one answer, one answer of one's own seat, or those of all who are asked."""
NOT_OPEN: Final = -1.0
"""What an agent gets who says what is not open to it; the game ends there."""

Space = Literal["offered", "fixed"]
Tells = Literal["nothing", "tokens", "features"]
Unopen = Literal["lose", "another"]
"""Who says what is not open loses at once; or says another thing, found by its number."""


@dataclass(frozen=True)
class Plan:
    """What is chosen of an environment before it is made."""

    game: str
    seats: int | None = None
    options: Mapping[str, object] | None = field(default_factory=dict)
    """Set-up options of the game by name; None is none of them."""
    actions: Space = "offered"
    most: int = MOST_OFFERED
    """With offered actions: for so many options there is room."""
    tells: Tells = "nothing"
    """What every observation tells of the options besides."""
    longest: int = LONGEST
    unopen: Unopen = "lose"

    def __post_init__(self) -> None:
        check_choice("actions", self.actions, get_args(Space))
        check_choice("tells", self.tells, get_args(Tells))
        check_choice("unopen", self.unopen, get_args(Unopen))
        for name, number in (("most", self.most), ("longest", self.longest)):
            self._keep(name, at_least(1, number, name))
        if self.seats is not None:
            self._keep("seats", whole(self.seats, "seats"))
        if self.options is None:
            self._keep("options", {})
        elif not isinstance(self.options, Mapping):
            raise ValueError(f"options must be told by their names, not {self.options!r}")

    def _keep(self, name: str, value: object) -> None:
        """Numbers of numpy as those of Python: compiled rules take no others."""
        object.__setattr__(self, name, value)


def check_choice(name: str, told: object, known: Sequence[str]) -> None:
    """Refuse what is none of some words.

    >>> check_choice("tells", "token", ("nothing", "tokens"))
    Traceback (most recent call last):
    ValueError: tells cannot be 'token', did you mean 'tokens'?
    """
    if told not in known:
        raise ValueError(f"{name} cannot be {told!r}, {did_you_mean(str(told), known)}")


def whole(number: object, name: str) -> int:
    """A whole number of Python or numpy; nothing else is made one.

    >>> whole(1.7, "an action")
    Traceback (most recent call last):
    ValueError: an action must be a whole number, not 1.7
    """
    if not isinstance(number, bool):
        try:
            return index(cast("SupportsIndex", number))  # who has no index says so
        except TypeError:
            pass
    raise ValueError(f"{name} must be a whole number, not {number!r}")


def at_least(least: int, number: object, name: str) -> int:
    """A whole number that is no less than this.

    >>> at_least(1, 0, "longest")
    Traceback (most recent call last):
    ValueError: longest must be 1 at least, not 0
    """
    found = whole(number, name)
    if found < least:
        raise ValueError(f"{name} must be {least} at least, not {found}")
    return found


class Copied:
    """An environment that can be copied and written down: the copy plays on as its original."""

    def __copy__(self) -> Self:
        return deepcopy(self)  # two environments at one table would play each other's answers

    def __getstate__(self) -> dict[str, Any]:  # Any: whatever environments keep
        return {n: Kept(v) if isinstance(v, State) else v for n, v in vars(self).items()}


class Kept:
    """A table on its way into a copy, as a clone, or into a file, as a position."""

    def __init__(self, table: State) -> None:
        self.table = table

    def __deepcopy__(self, memo: object) -> State:
        return self.table.clone()

    def __reduce__(self) -> tuple[object, ...]:
        table = self.table.clone()
        table.may_be = suspected(table)  # positions tell what all remember, here not all do
        return taken_up, (msgspec.json.encode(position(table)), self.table.may_be)


def taken_up(told: bytes, may_be: list[int]) -> State:
    """A table as it was written down."""
    document = msgspec.json.decode(told)
    table = from_position(find_game(document["game"]), document)
    table.may_be = may_be
    return table


class Frame:
    """A set-up as environments see it; it keeps no game of its own, so that copies share it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.setup = make_setup(find_game(plan.game), plan.seats, plan.options)
        self.encoder = Encoder(self.setup)
        self.offers = Offers(self.setup)
        self.actions = actions_of(self.setup, plan.actions, plan.most)
        automas = self.setup.new_table().automas
        self.seats = tuple(
            Seat(s) for s in range(self.setup.seats) if not automas & mask_of(Seat(s))
        )
        """The seats that answer; automas of the rules play by themselves."""
        self.agents = tuple(map(SEATS.write, self.seats))

    def __deepcopy__(self, memo: object) -> Frame:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Frame, (self.plan,)

    def start(self, seed: int, remember: bool | Sequence[Seat] = True) -> State:
        """A new game, up to its first question; who will not look need not remember."""
        return start_game(self.setup, str(seed), remember=remember)

    def observe(self, state: State, seat: Seat) -> Array:
        """What a seat sees; of several who are asked at once nobody sees another's answer."""
        return self.encoder.dense(unanswered_view(state, seat))

    def mask(self, state: State, seat: Seat) -> Mask:
        return self.actions.mask(open_to(state, seat))

    def tokens(self, state: State, seat: Seat) -> Tokens:
        """By action what it says, as far as it is open; -1 everywhere else."""
        options = open_to(state, seat)
        rows = np.full((self.actions.size, len(self.offers.token_legend)), -1, dtype=np.int32)
        rows[self.actions.numbers(options)] = self.offers.tokens(options, seat)
        return rows

    def features(self, state: State, seat: Seat) -> Array:
        """The same spelt as views are; 0 everywhere else."""
        options = open_to(state, seat)
        rows = np.zeros((self.actions.size, len(self.offers.legend)), dtype=np.float32)
        rows[self.actions.numbers(options)] = self.offers.features(options, seat)
        return rows

    def said(self, decision: Decision, action: int) -> Option | None:
        """The answer that an action gives; None if it is not open and its agent loses by that."""
        options = decision.options
        found = self.actions.option(options, action)
        if found is None and self.plan.unopen == "another":
            return options[action % len(options)]
        return found


def open_to(state: State, seat: Seat) -> tuple[Option, ...]:
    """What this seat may answer now."""
    for decision in state.decisions:
        if decision.seat == seat:
            return decision.options
    return ()


def asked(state: State) -> list[Seat]:
    """The seats that are asked now, several only where answers are sealed."""
    return [decision.seat for decision in state.decisions]


def answer(state: State, answers: Mapping[Seat, Option]) -> None:
    """Answer all open questions at once."""
    for seat in asked(state):
        apply(state, answers[seat])


def returns(state: State) -> list[float]:
    """By seat what the end of a game is worth: 1 for who alone has won, and all together 0; beside
    automas 1 for who has won, and -1 for who has not.

    Two who win together share it: at a table of four 1/3 for each of them.
    """
    seats, won = state.seats, [state.winners >> seat & 1 for seat in range(state.seats)]
    if not state.over:
        return [0.0] * seats
    if state.automas:
        return [1.0 if w else -1.0 for w in won]
    if not any(won):
        return [0.0] * seats
    return [(seats * w / sum(won) - 1) / (seats - 1) for w in won]


def scores_of(state: State) -> Sequence[int]:
    """The points of all seats as the game counts them."""
    return state.setup.game.scores(state)


def in_words(state: State) -> str:
    """The points so far, then in a line each who is asked what."""
    open_questions = [f"{SEATS.write(d.seat)}: {d.prompt}" for d in state.decisions]
    return "\n".join((f"scores {tuple(scores_of(state))}", *open_questions))
