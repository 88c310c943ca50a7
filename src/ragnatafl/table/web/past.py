"""Moments inside a choice: the table as it was when each event of an automa's turn was told."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from ragnatafl.kernel import agenda
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

KEPT: Final = 24
"""Choices that can be looked into: enough for the last turn of each automa."""


class Choice:
    """One choice that an automa went on after: the table before it, and what was chosen."""

    __slots__ = ("before", "end", "first", "seat", "text")

    def __init__(self, before: State, seat: Seat, text: str, first: int, end: int) -> None:
        self.before = before
        self.seat = seat
        self.text = text
        self.first = first
        """The number of the first event it brought about."""
        self.end = end

    def states(self) -> list[State]:
        """Carried out once more: the table at each of its events."""
        game = self.before.clone()
        witness = Witness(game)
        game.events = witness
        option = agenda.decision_of(game, self.seat).find(self.text)
        assert option is not None, f"{self.text} was chosen before"
        agenda.choose(game, option, self.seat)
        return witness.states


class Witness(list[Event]):
    """A listener that keeps the table of each moment in which something is told."""

    def __init__(self, game: State) -> None:
        super().__init__()
        self.game = game
        self.states: list[State] = []

    def append(self, event: Event) -> None:
        del self.states[len(self) :]  # what was told by a step that was begun anew
        super().append(event)
        seen = self.game.clone()
        seen.decisions = ()
        self.states.append(seen)


class Past:
    """The last choices of a match after which automas did something."""

    def __init__(self) -> None:
        self._choices: deque[Choice] = deque(maxlen=KEPT)
        self._looked_into: tuple[Choice, list[State]] | None = None

    # Any: a match of whichever game
    def keep(self, before: Match[Any], seat: Seat, text: str, after: Match[Any]) -> None:
        """Remember a choice if an automa had its part in what followed."""
        automas, first = before.state.automas, len(before.events)
        followed = after.events[first:] if automas else ()
        if any(event.seat >= 0 and automas >> event.seat & 1 for event in followed):
            state = before.state.clone()
            self._choices.append(Choice(state, seat, text, first, len(after.events)))

    def forget_from(self, events: int) -> None:
        """Something was taken back: so many events are left."""
        while self._choices and self._choices[-1].end > events:
            self._choices.pop()

    def state_at(self, number: int) -> State | None:
        """The table when the event of this number was told; None if that is too long ago."""
        for choice in self._choices:
            if choice.first <= number < choice.end:
                return self._states(choice)[number - choice.first]
        return None

    def _states(self, choice: Choice) -> list[State]:
        """The tables of all its events; who walks through them asks for one after the other."""
        if self._looked_into is None or self._looked_into[0] is not choice:
            self._looked_into = choice, choice.states()
        return self._looked_into[1]
