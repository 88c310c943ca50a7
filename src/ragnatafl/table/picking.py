"""Picking: the members of a set named in any order, put back, and then said all at once.

Rules ask for such a set member by member, some of them in an order of their own. Here a copy of the
table is asked: it tells whether members can be taken together, in which order the rules hear them,
and what else may join them. It goes no further than the questions of the one set, and stops where
chance would be drawn or something shown: so it tells nothing that the person could not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, cast

from ragnatafl.kernel import agenda, positions
from ragnatafl.kernel.agenda import Asks
from ragnatafl.kernel.decisions import Decision, Illegal, Option
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.refusals import NotOffered
from ragnatafl.kernel.seats import Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.speech import Voice

MOST_PICKED: Final = 24


@dataclass(frozen=True, slots=True)
class Picked:
    """What was picked so far, and what follows from it."""

    members: tuple[Option, ...]
    """As they were picked."""
    answers: tuple[Option, ...]
    """What is said to the rules, in an order that they hear, if this is the whole set; or nothing
    while a member is missing."""
    more: tuple[Option, ...]
    """What may be picked besides."""


class Picking:
    """A set that a seat is asked for, with all that can be picked for it."""

    # Any: sets are asked for in games of all states.
    def __init__(self, match: Match[Any], decision: Decision) -> None:
        self.decision = decision
        self.any_number = False
        """May it be left as it is at any time, or has it a number of members?"""
        self._game: Game[Any] = match.game
        self._start: State = match.state.clone()
        self._start.events = None
        self._asking = cast("Asks[State, Option]", match.state.agenda[-1])
        self._misfits = positions.MISFITS if match.start is not None else ()
        self.members = self._all_members()

    def _all_members(self) -> list[Option]:
        """Also those that the rules ask for later, of what reads alike the first one."""
        found: dict[str, Option] = {}
        state: State | None = self._start
        while state is not None:
            for option in state.decisions[0].options:
                if not self._asking.takes_nothing(option):
                    found.setdefault(self._reads(option), option)
            nothing = self._nothing(state)
            self.any_number = self.any_number or nothing is not None
            state = self._after(state, nothing) if nothing is not None else None
        return list(found.values())

    def is_of_several(self) -> bool:
        """Does the set go on after its first member, or is there but one to be named?"""
        return any((found := self._arranged([one])) and found[1] for one in self.members)

    def pick(self, texts: Sequence[str]) -> Picked:
        """Take these members, in whatever order they come; Illegal if they do not go together."""
        known = {option.text: option for option in self.members}
        members = [known[text] for text in texts if text in known]
        found = self._arranged(members) if len(members) == len(texts) else None
        if found is None:
            wrong = next((text for text in texts if text not in known), texts[-1])
            refusal = NotOffered(self.decision.seat, wrong).under(self.decision.rule)
            raise Illegal(refusal, tuple(self.members), self._game.packages)
        answers, state = found
        more = [one for one in self.members if self._arranged([*members, one])]
        return Picked(tuple(members), self._ended(answers, state), tuple(more))

    def pick_all(self, texts: Sequence[str] = ()) -> Picked:
        """These, and as many more as go together with them."""
        chosen = list(self.pick(texts).members)
        for one in self.members:
            while len(chosen) < MOST_PICKED and self._arranged([*chosen, one]) is not None:
                chosen.append(one)
        return self.pick([member.text for member in chosen])

    def _arranged(self, members: Sequence[Option]) -> tuple[list[Option], State | None] | None:
        """The answers that name just these, and the table then, None if the set has ended by them;
        nothing if they cannot be taken together."""
        state: State | None = self._start
        left = [self._reads(member) for member in members]
        answers: list[Option] = []
        while left:
            if state is None:
                return None
            options = state.decisions[0].options
            named = next((o for o in options if self._reads(o) in left), self._nothing(state))
            if named is None:
                return None
            if self._reads(named) in left:
                left.remove(self._reads(named))
            answers.append(named)
            state = self._after(state, named)
        return answers, state

    def _ended(self, answers: list[Option], state: State | None) -> tuple[Option, ...]:
        """The answers, and what ends the set after them: no more, or none of each kind left."""
        said = list(answers)
        while state is not None:
            nothing = self._nothing(state)
            if nothing is None:
                return ()
            said.append(nothing)
            state = self._after(state, nothing)
        return tuple(said)

    def _nothing(self, state: State) -> Option | None:
        options = state.decisions[0].options
        return next((option for option in options if self._asking.takes_nothing(option)), None)

    def _after(self, state: State, choice: Option) -> State | None:
        """The table on which the same set is asked for again; None if it is not."""
        seat, after = self.decision.seat, state.clone()
        try:
            agenda.apply(after, choice)
        except self._misfits:
            return None  # a table from outside may show only now that it cannot go on
        goes_on = (
            len(after.agenda) == len(self._start.agenda)
            and type(after.agenda[-1]) is type(self._asking)
            and after.decisions[0].seat == seat
            and not after.drawn
            and not after.shown & mask_of(seat)
        )
        return after if goes_on else None

    def _reads(self, option: Option) -> str:
        return reads(self._game, option)


@lru_cache(maxsize=1 << 12)  # an option reads the same for ever
def reads(game: Game[Any], option: Option) -> str:
    """The sentence of an option: copies of a card read alike, and one is as good as another."""
    return Voice("en", game).option(option)


def picking(match: Match[Any], seat: Seat) -> Picking | None:
    """How this seat may pick what it is asked for; None if it is no set, or one of one member."""
    state = match.state
    if state.over or state.pending or not state.agenda[-1].gathers:
        return None
    decision = state.decisions[0]
    if decision.seat != seat or decision.behalf != seat:
        return None
    found = Picking(match, decision)
    return found if found.is_of_several() else None
