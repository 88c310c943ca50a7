"""What an alert says: a line for each, in the language of whoever is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.club.alerts import Line, Message, clean
from ragnatafl.table.storage.alerts import Letter
from ragnatafl.table.web.saying import PageVoice

MOST_LINES: Final = 8
"""Of one message; the others are counted."""
PAGE: Final = "/me/alerts"
FACTS: Final = ("names", "winners", "who", "tournament", "round", "place")
"""What sentences may name, beside the game."""


class AlertVoice(PageVoice):
    """Speaks of alerts."""

    def word(self, key: str, **facts: str | int) -> str:
        return self.language.say(f"alert-{key}", tuple(facts.items()))


def worded(
    letters: Sequence[Letter], key: str, code: str, base: str = "", at: float = 0.0
) -> Message:
    """A bundle as one message."""
    code = code if code in LANGUAGES else "en"
    voice = AlertVoice(code)
    lines = [_line(letter, code) for letter in letters[:MOST_LINES]]
    left = len(letters) - len(lines)
    if left:
        lines.append(Line("more", voice.word("more", count=left), "/"))
    if len(letters) == 1:
        title = voice.word(f"title-{letters[0].kind}")
    else:
        title = voice.word("title-many", count=len(letters))
    footing = voice.word("footing")
    return Message(key, title, tuple(lines), footing, base, at, code)


def _line(letter: Letter, code: str) -> Line:
    facts = {name: clean(str(letter.data.get(name, ""))) for name in FACTS}
    voice = AlertVoice(code)
    kind = letter.kind
    if kind == "over" and not facts["winners"]:
        kind = "over-nobody"
    text = voice.word(f"told-{kind}", game=_title(str(letter.data.get("game", "")), code), **facts)
    path = str(letter.data.get("path", "")) or (f"/t/{letter.room}" if letter.room else PAGE)
    return Line(letter.kind, clean(text), path)


def _title(game: str, code: str) -> str:
    """Of a game; one that this server does not know any more is called by its name."""
    try:
        return PageVoice(code, find_game(game)).title() if game else ""
    except BadInput:
        return game
