"""Events: what happened, told to those who may know it. Log, animation and story come from here.

Rules change the table through mutators; with a listener attached each writes one small record. An
event holds no sentence: its kind is a message key, its facts are the arguments. Each kind is
declared once, as a class.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar, dataclass_transform

from ragnatafl.kernel.codecs import Codec, kebab
from ragnatafl.kernel.decisions import Facts, written_facts
from ragnatafl.kernel.made import Field, declared, event_source, fields_of
from ragnatafl.kernel.seats import PUBLIC, UNSEEN, Seat, mask_of

if TYPE_CHECKING:
    from ragnatafl.kernel.state import State


class Event:
    """Who, what, from, to, why (rule id), and which seats may see the secret part of it.

    Kinds of events are subclasses, made by `@event`.
    """

    __slots__ = ("rule", "seat", "seen_by")
    fields: ClassVar[tuple[Field, ...]] = ()
    usual_rule: ClassVar[str] = ""
    word: ClassVar[str] = ""
    """Its kind, as the message about it is called."""
    hidden: ClassVar[tuple[str, ...]] = ()
    """Which of its fields are secret."""
    rule: str
    seat: Seat
    seen_by: int

    @property
    def kind(self) -> str:
        return self.word

    @property
    def facts(self) -> Facts:
        """The arguments of its message that everybody may know."""
        told = (f for f in self.fields if f.name != "seat" and f.name not in self.hidden)
        return written_facts(self, told)

    @property
    def secrets(self) -> Facts:
        return written_facts(self, (f for f in self.fields if f.name in self.hidden))

    def seen_from(self, seat: Seat) -> Event:
        """The event as this seat may know it: without the secrets of others."""
        if not self.secrets or self.seen_by == PUBLIC or self.seen_by & mask_of(seat):
            return self
        return Told(self.kind, self.rule, self.seat, self.facts, (), self.seen_by or UNSEEN)

    def all_facts(self) -> dict[str, str | int]:
        return dict((*self.facts, *self.secrets))

    def __repr__(self) -> str:
        words = " ".join(f"{name}={value}" for name, value in (*self.facts, *self.secrets))
        return f"{self.rule} {self.kind} {words}".rstrip()


class Told(Event):
    """An event whose facts are written already."""

    __slots__ = ("_facts", "_kind", "_secrets")

    def __init__(
        self, kind: str, rule: str, seat: Seat, facts: Facts, secrets: Facts, seen_by: int
    ) -> None:
        self._kind = kind
        self.rule = rule
        self.seat = seat
        self._facts = facts
        self._secrets = secrets
        self.seen_by = seen_by

    @property
    def kind(self) -> str:
        return self._kind

    @property
    def facts(self) -> Facts:
        return self._facts

    @property
    def secrets(self) -> Facts:
        return self._secrets


E = TypeVar("E", bound=Event)


@dataclass_transform(eq_default=False)
def event(
    rule: str = "", kind: str = "", *, secret: str = "", **codecs: Codec
) -> Callable[[type[E]], type[E]]:
    """Make a class a kind of event: its fields are its facts, those of `secret` not for all.

    Without a rule it is but the form that several kinds have.

    >>> @event("RAID-5")
    ... class StolenFrom(Event):
    ...     seat: Seat
    ...     victim: Seat
    >>> StolenFrom(Seat(0), Seat(1))
    RAID-5 stolen-from victim=bjorn
    """

    def make(cls: type[E]) -> type[E]:
        fields = fields_of(cls, codecs)
        new = declared(
            cls, fields, event_source([field.slot() for field in fields], rule),
            word=kind or kebab(cls.__name__), usual_rule=rule, hidden=tuple(secret.split()),
        )  # fmt: skip
        if rule:
            EVENTS.append(new)
        return new

    return make


EVENTS: Final[list[type[Event]]] = []
"""Every kind of event made so far; a game finds its own by their module."""


class Moved(Event):
    """Cards that moved: what moves them fills in which, from where and to where."""

    __slots__ = ()


def tell(game: State, what: Event, rule: str = "", seen_by: int = 0) -> None:
    """Write an event for the listener, if there is one; by another rule than its own, if given."""
    if game.events is not None:
        what.rule = rule or what.rule
        what.seen_by = seen_by or what.seen_by
        hear: Callable[[Event], None] = game.events.append  # a listener may do more than a list
        hear(what)
