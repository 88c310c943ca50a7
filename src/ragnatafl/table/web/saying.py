"""What the table in the browser says: the sentences of its own language files and of a game's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from ragnatafl.kernel.events import Event
from ragnatafl.kernel.seats import NO_SEATS, PUBLIC
from ragnatafl.table.automas import names_in
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.markup import Markup, escape, html
from ragnatafl.table.web.room import Room

PACKAGE: Final = "ragnatafl.table.web"


T = TypeVar("T", str, Markup)
MOST_KEPT: Final = 1_000


class PageVoice(Voice):
    """Speaks to a browser."""

    packages: ClassVar[tuple[str, ...]] = (PACKAGE,)
    kept: dict[tuple[str, Event], Any] | None = None  # Any: texts and markup, by their use
    """What was said of events that everybody may know, so that it is said once for all seats."""

    def line(self, key: str, **facts: str | int) -> str:
        """A sentence of the table in the browser, as text."""
        return self.language.say(f"web-{key}", tuple(facts.items()), self.names)

    def phrase(self, key: str, **facts: str | int) -> Markup:
        """The same, ready for a page."""
        return escape(self.line(key, **facts))

    def event(self, event: Event) -> str:
        return self.once("text", event, super().event)

    def once(self, use: str, event: Event, say: Callable[[Event], T]) -> T:
        """What `say` makes of an event; of a public one it is kept for the next reader."""
        kept = self.kept
        if kept is None or event.seen_by not in (NO_SEATS, PUBLIC):
            return say(event)
        found: T | None = kept.get((use, event))
        if found is None:
            if len(kept) >= MOST_KEPT:
                kept.clear()
            found = kept[use, event] = say(event)
        return found

    def live(self, key: str) -> Markup:
        """A phrase that changes with the language while its page stays."""
        return html('<span data-say="{}">{}</span>', escape(key), self.phrase(key))


def voice_at(room: Room, code: str) -> PageVoice:
    """A voice that knows the people of this table by their names."""
    setup, names = room.match.state.setup, _names(room, code)
    voice = PageVoice(code, setup.game, names, setup.content)
    voice.kept = room.memory.lasting(("said", code, names), dict)
    return voice


def _names(room: Room, code: str) -> tuple[str, ...]:
    """Automas by what they play, in each language; in a lesson others too, as the coach does."""
    names = names_in(code, room.match, room.match.names)
    if room.taught is None:
        return names
    usual = Voice(code).usual_names(len(room.places))
    called = zip(room.places, names, usual, strict=True)
    return tuple(name if place.kind == "automa" else other for place, name, other in called)
