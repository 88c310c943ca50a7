"""Events: what happened, told to those who may know it. Log, animation and story come from here.

Rules change the table through mutators; with a listener attached each writes one small record. An
event holds no sentence: its kind is a message key, its facts are the arguments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ragnatafl.kernel.decisions import Fact, Facts
from ragnatafl.kernel.seats import NOBODY, PUBLIC, Seat, mask_of

if TYPE_CHECKING:
    from ragnatafl.kernel.state import State


class Event:
    """Who, what, from, to, why (rule id), and which seats may see the secret part of it."""

    __slots__ = ("facts", "kind", "rule", "seat", "secrets", "seen_by")

    def __init__(
        self, kind: str, rule: str, seat: Seat, facts: Facts, secrets: Facts, seen_by: int
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.facts = facts
        self.secrets = secrets
        self.seen_by = seen_by

    def seen_from(self, seat: Seat) -> Event:
        """The event as this seat may know it: without the secrets of others."""
        if not self.secrets or self.seen_by == PUBLIC or self.seen_by & mask_of(seat):
            return self
        return Event(self.kind, self.rule, self.seat, self.facts, (), self.seen_by)

    def all_facts(self) -> dict[str, str | int]:
        return dict((*self.facts, *self.secrets))

    def __repr__(self) -> str:
        words = " ".join(f"{name}={value}" for name, value in (*self.facts, *self.secrets))
        return f"{self.rule} {self.kind} {words}".rstrip()


def tell(
    game: State, kind: str, rule: str, seat: Seat = NOBODY, *facts: Fact,
    secrets: Facts = (), seen_by: int = 0, **more: str | int,
) -> None:  # fmt: skip
    """Write an event for the listener; mutators call it only while there is one."""
    if game.events is not None:
        game.events.append(Event(kind, rule, seat, (*facts, *more.items()), secrets, seen_by))
