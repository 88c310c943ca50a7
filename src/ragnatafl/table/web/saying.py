"""What the table in the browser says: the sentences of its own language files and of a game's."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import Language, language
from ragnatafl.kernel.seats import SEATS
from ragnatafl.table.telling.speech import Voice

PACKAGE: Final = "ragnatafl.table.web"
Names = tuple[str, ...]


def words_of(code: str, game: Game[Any] | None = None) -> Language:
    """The sentences of the kernel, of a game and of this table; a game's own win."""
    return language(code, PACKAGE, *(game.packages if game is not None else ()))


def say(words: Language, key: str, *facts: tuple[str, str | int]) -> str:
    """A sentence of the table, as text."""
    return words.say(f"web-{key}", facts)


def tell(words: Language, key: str, *facts: tuple[str, str | int]) -> str:
    """A sentence of the table, ready for a page."""
    return escape(say(words, key, *facts))


def event_line(game: Game[Any], words: Language, event: Event, names: Names) -> str:
    """A line of the log; `event` holds what its reader may know, no more."""
    if event.kind == "automa-chooses":
        return Voice(words.code, game, names).event(event)
    return words.event(event, names)


def part_name(words: Language, key: str) -> str:
    """Where points come from."""
    own = f"part-{key}"
    return words.say(own) if words.has(own) else words.name(key)


def title_of(game: Game[Any], words: Language) -> str:
    return words.say("game-title") if words.has("game-title") else game.name


def about(words: Language) -> str:
    return words.say("game-about") if words.has("game-about") else ""


def usual_names(words: Language, seats: int) -> list[str]:
    return [words.say(f"ui-seat-{SEATS.write(seat)}") for seat in range(seats)]


def listed(names: Sequence[str]) -> str:
    return ", ".join(names)
