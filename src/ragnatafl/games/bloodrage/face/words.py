"""The words of pictures: names of seats and clans, and what is said of groups and cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ragnatafl.games.bloodrage.rules.components import CARDS, TITLE_OF, TITLES
from ragnatafl.games.bloodrage.rules.figures import Group, write_group
from ragnatafl.kernel.language import Language, language
from ragnatafl.kernel.seats import SEATS

PACKAGE: Final = "ragnatafl.games.bloodrage"
CLANS: Final = ("wolf", "raven", "serpent", "bear")
"""By seat (BR-3.7)."""


def words(code: str) -> Language:
    """The sentences of the kernel and of the game."""
    return language(code, PACKAGE)


def seat_names(code: str, seats: int, names: Sequence[str]) -> tuple[str, ...]:
    """The players' own names, or what their seats are called in this language."""
    usual = (f"ui-seat-{SEATS.write(seat)}" for seat in range(seats))
    return tuple(
        names[seat] if seat < len(names) else words(code).say(key) for seat, key in enumerate(usual)
    )


def heading(text: str) -> str:
    """With a capital letter.

    >>> heading("gifts of Tyr")
    'Gifts of Tyr'
    """
    return text[:1].upper() + text[1:]


def clan_name(code: str, seat: int) -> str:
    return words(code).name(f"clan-{CLANS[seat]}")


def group_name(code: str, group: Group) -> str:
    """All figures of a group, in words."""
    return words(code).name(write_group(group))


def card_name(code: str, card: int) -> str:
    return words(code).name(CARDS.write(card))


def card_text(code: str, card: int) -> str:
    """What a card does; empty for one that only has a number."""
    key = f"text-{TITLES.write(TITLE_OF[card])}"
    return words(code).say(key) if words(code).has(key) else ""


def breadth(text: str) -> float:
    """About how wide a text is, for letters one unit high; fonts differ, so rather too wide.

    >>> breadth("ill") < breadth("mow") < breadth("ЖЮЩ")
    True
    """
    return sum(map(_letter, text))


@cache
def _letter(letter: str) -> float:
    if letter in "ijlІіїtfr.,:;!'’|()[]-– ":
        return 0.36
    if letter in "mwMWшщжюмфыШЩЖЮМФЫ—…%":
        return 0.95
    if letter.isupper():
        return 0.76
    return 0.66 if letter >= "Ѐ" else 0.6


def shortened(text: str, room: float) -> str:
    """The text, or as much of its beginning as there is room for, with an ellipsis.

    >>> shortened("Muspelheim", 4), shortened("Gimle", 4)
    ('Muspe…', 'Gimle')
    """
    if breadth(text) <= room:
        return text
    while text and breadth(text) > room - 0.6:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, room: float) -> list[str]:
    """Lines that are no broader than that, broken between words.

    >>> wrapped("gain 2 glory for each", 5)
    ['gain 2', 'glory for', 'each']
    """
    lines: list[str] = []
    for word in text.split():
        if lines and breadth(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
