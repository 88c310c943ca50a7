"""The table as it was at each event: made again from a table before it and the choices since.

Of the last few hundred choices every fourth table is kept, more than a round of any game. Nothing
of it is stored: a table that comes back from storage has them again.
"""

from __future__ import annotations

from typing import Any, Final

from ragnatafl.kernel import agenda
from ragnatafl.kernel.corrections import correct, read_patch
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.match import Line, Match
from ragnatafl.kernel.seats import TABLE
from ragnatafl.kernel.state import State

STRIDE: Final = 4
"""A table is kept before every so many choices."""
KEPT: Final = 96
"""So many tables at most: what is longer ago is told, but no longer shown."""
LOOKED_INTO: Final = 3
"""Who walks through the past asks for one event after the other; some read at the same time."""


class Mark:
    """A table that is kept: how many choices and events came before it."""

    __slots__ = ("events", "lines", "state")

    def __init__(self, lines: int, events: int, state: State) -> None:
        self.lines = lines
        self.events = events
        self.state = state

    def states(self, lines: list[Line]) -> list[State]:
        """Choices carried out once more: the table at each of their events."""
        game = self.state.clone()
        witness = Witness(game)
        game.events = witness
        for line in lines:
            if line.seat == TABLE:
                correct(game, read_patch(line.text))
                continue
            option = agenda.decision_of(game, line.seat).find(line.text)
            assert option is not None, f"{line.text} was chosen before"
            agenda.choose(game, option, line.seat)
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
        seen.events = None
        self.states.append(seen)


class Past:
    """The last tables of a match."""

    def __init__(self) -> None:
        self._marks: list[Mark] = []
        self._looked_into: dict[int, list[State]] = {}
        """By the number of their first event."""

    # Any: a match of whichever game
    def keep(self, before: Match[Any]) -> None:
        """A choice is about to be made; sealed answers may still change their order."""
        count = len(before.lines)
        sealed = count and before.lines[-1].final == "sealed"
        if sealed or (self._marks and count < self._marks[-1].lines + STRIDE):
            return
        state = before.state.clone()
        state.events = None
        self._marks.append(Mark(count, len(before.events), state))
        del self._marks[:-KEPT]

    def forget_from(self, lines: int) -> None:
        """Something was taken back: so many choices are left."""
        while self._marks and self._marks[-1].lines > lines:
            self._marks.pop()
        self._looked_into.clear()

    def reaches(self, number: int) -> bool:
        """Is the table of this event still known?"""
        return bool(self._marks) and number >= self._marks[0].events

    def state_at(self, match: Match[Any], number: int) -> State | None:
        """The table when the event of this number was told; of what is too long ago the nearest
        that is kept, and None where none is."""
        place = len(self._marks) - 1
        while place > 0 and self._marks[place].events > number:
            place -= 1
        if place < 0:
            return None
        mark = self._marks[place]
        if number < mark.events:
            return mark.state
        states = self._states(match, place)
        return states[min(number - mark.events, len(states) - 1)] if states else mark.state

    def _states(self, match: Match[Any], place: int) -> list[State]:
        """The tables of all events from a mark to the next one."""
        mark = self._marks[place]
        later = self._marks[place + 1 :]
        end = later[0].lines if later else len(match.lines)
        told = (later[0].events if later else len(match.events)) - mark.events
        known = self._looked_into.get(mark.events)
        if known is None or len(known) != told:
            lines = [line for line in match.lines[mark.lines : end] if line.final != "sealed"]
            known = self._looked_into[mark.events] = mark.states(lines)
            while len(self._looked_into) > LOOKED_INTO:
                del self._looked_into[next(iter(self._looked_into))]
        return known
