"""The words of pictures: names of seats and cards, and texts that fit into their room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Final

from ragnatafl.games.lords.rules.components import CARDS, COMBAT, TITLE_OF, TITLES
from ragnatafl.kernel.language import Language, language
from ragnatafl.kernel.seats import SEATS

PACKAGE: Final = "ragnatafl.games.lords"


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

    >>> heading("wound spaces")
    'Wound spaces'
    """
    return text[:1].upper() + text[1:]


def thing_name(code: str, name: str) -> str:
    return words(code).name(name)


def _key_of(card: int) -> str:
    """Copies of a combat card have one name and one text."""
    return TITLES.write(TITLE_OF[card]) if card in COMBAT else CARDS.write(card)


def card_name(code: str, card: int) -> str:
    own = CARDS.write(card)
    return words(code).name(own if words(code).has(f"name-{own}") else _key_of(card))


def card_text(code: str, card: int) -> str:
    """What a card does; empty for one that only has a number."""
    if card not in COMBAT:
        return message(code, f"text-{CARDS.write(card)}")
    parts = {message(code, f"text-{when}-{_key_of(card)}"): None for when in ("hunt", "battle")}
    return " ".join(filter(None, parts))


def hunt_text(code: str, card: int) -> str:
    """What a combat card does in a hunt."""
    return message(code, f"text-hunt-{_key_of(card)}")


def battle_text(code: str, card: int) -> str:
    """What a combat card does in a battle."""
    return message(code, f"text-battle-{_key_of(card)}")


def message(code: str, key: str) -> str:
    """A text that not everything has."""
    return words(code).say(key) if words(code).has(key) else ""


def card_anchor(card: int) -> str:
    return f"card:{CARDS.write(card)}"


def hit(can_be_chosen: bool) -> str:
    """What can be chosen now can be reached by key; the rest tells what it is, if one points."""
    return (
        'class="hit open" role="button" tabindex="0"' if can_be_chosen else 'class="hit" role="img"'
    )


def told(label: str, title: str = "") -> str:
    """What a reader hears, and what pointing shows: the rest of a tag and its title."""
    return f' aria-label="{escape(label)}"><title>{escape(title or label)}</title>'


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


def fitted(text: str, room: float, size: float) -> float:
    """The size of letters at which a text fits, at most `size`."""
    return min(size, room / max(0.1, breadth(text)))


def shortened(text: str, room: float) -> str:
    """The text, or as much of its beginning as there is room for, with an ellipsis.

    >>> shortened("Svartalfheim", 4), shortened("Alfheim", 5)
    ('Svarta…', 'Alfheim')
    """
    if breadth(text) <= room:
        return text
    while text and breadth(text) > room - 0.6:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, room: float) -> list[str]:
    """Lines that are no broader than that, broken between words.

    >>> wrapped("draw 2 combat cards", 5)
    ['draw 2', 'combat', 'cards']
    """
    lines: list[str] = []
    for word in text.split():
        if lines and breadth(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
