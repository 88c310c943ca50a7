"""One table for the stories of every game: what is said there, what is offered, what is heard.

The first seats are Astrid and Bjorn in every test of every game; Astrid attacks.
"""

from __future__ import annotations

import re
from typing import Generic, Self, TypeVar

import pytest

from kit.play import MANY, played_at_random
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import CHANCE, SEATS, Seat
from ragnatafl.kernel.state import State

S = TypeVar("S", bound=State)

ASTRID, BJORN, DAGNY, EIRIK = map(Seat, range(4))


class Table(Generic[S]):
    """What is said at a table, and what is heard."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match

    @property
    def game(self) -> S:
        return self.match.state

    def says(self, seat: Seat, *choices: str) -> Self:
        """One answer after the other; the seat must be one that is asked."""
        for choice in choices:
            self.match.choose(choice, seat)
        return self

    def says_some(self, seat: Seat, *words: str) -> Self:
        """One answer after the other, each time the first one offered that begins with the word."""
        for word in words:
            self.says(seat, self.offered(word)[0])
        return self

    def told_by_chance(self, *outcomes: str) -> Self:
        """Dice and cards, where chance is asked: 'monster-die move', 'combat-deck spear-a'."""
        return self.says(CHANCE, *outcomes)

    def plays_on(self, seed: int = 0, at_most: int = MANY) -> Self:
        """At random, to the end of the game or so many choices."""
        list(played_at_random(self.match, seed, at_most))
        return self

    def cannot(self, seat: Seat, choice: str, rule: str, words: str = "") -> Self:
        """The choice is refused by the rule, and nothing has changed.

        The refusal says that the seat cannot do it, or that these words hold.
        """
        before = self.match.position()
        said = words or f"{SEATS.write(seat).capitalize()} cannot "
        with pytest.raises(Illegal, match=f"^{re.escape(rule)}: .*{re.escape(said)}"):
            self.match.choose(choice, seat)
        assert self.match.position() == before
        return self

    @property
    def asked(self) -> tuple[Seat, str]:
        """Who is asked, and what."""
        return self.match.decision.seat, self.match.decision.prompt

    def offered(self, *words: str, to: Seat | None = None) -> list[str]:
        """What may be answered: everything, or what begins with one of these words.

        By whoever is asked next, or by this seat: nothing when it is not asked.
        """
        asked = self.match.decisions if to is not None else (self.match.decision,)
        texts = [o.text for d in asked if to in (None, d.seat) for o in d.options]
        return [text for text in texts if not words or text.startswith(words)]

    def told(self, kind: str) -> list[Event]:
        """The events of one kind so far."""
        return [event for event in self.match.events if event.kind == kind]

    def facts(self, kind: str) -> dict[str, str | int]:
        """What the last event of this kind told."""
        return self.told(kind)[-1].all_facts()

    def heard(self, *kinds: str) -> list[str]:
        """The events of these kinds so far, in their order: 'ally realm=muspelheim'."""
        return [
            " ".join((event.kind, *(f"{key}={fact}" for key, fact in event.all_facts().items())))
            for event in self.match.events
            if event.kind in kinds
        ]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.match.winners

    @property
    def ended_by(self) -> str:
        """The rule by which the game has ended; nothing while it goes on."""
        return self.game.ended_by


def when(match: Match[S]) -> Table[S]:
    """Let the people at this table speak."""
    return Table(match)


def cards(game: State, zone: int) -> str:
    """The cards of a pile by number; a back is '?'."""
    return " ".join(map(game.setup.game.cards.write, sorted(game.zones[zone])))


def seat_name(seat: Seat | None) -> str:
    """As positions write it; nobody is 'none'."""
    return "none" if seat is None else SEATS.write(seat)
