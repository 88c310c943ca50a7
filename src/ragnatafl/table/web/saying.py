"""What the table in the browser says: the sentences of its own language files and of a game's."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.setup import Content
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.markup import Markup, escape, html
from ragnatafl.table.web.room import Room

PACKAGE: Final = "ragnatafl.table.web"


class PageVoice(Voice):
    """Speaks to a browser."""

    packages = (PACKAGE,)
    content: Content | None = None
    """What the table that it speaks of plays with."""

    def line(self, key: str, **facts: str | int) -> str:
        """A sentence of the table in the browser, as text."""
        return self.language.say(f"web-{key}", tuple(facts.items()), self.names)

    def phrase(self, key: str, **facts: str | int) -> Markup:
        """The same, ready for a page."""
        return escape(self.line(key, **facts))

    def live(self, key: str) -> Markup:
        """A phrase that changes with the language while its page stays."""
        return html('<span data-say="{}">{}</span>', escape(key), self.phrase(key))


def voice_at(room: Room, code: str) -> PageVoice:
    """A voice that knows the people of this table by their names."""
    voice = PageVoice(code, room.match.game, room.match.names)
    voice.content = room.match.state.setup.content
    return voice
