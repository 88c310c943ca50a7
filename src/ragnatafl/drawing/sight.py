"""One view being drawn: whose words, which names, and what can be chosen now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from html import escape
from typing import Generic, TypeVar

from ragnatafl.kernel.decisions import Fact
from ragnatafl.kernel.language import Language, language_at
from ragnatafl.kernel.seats import SEATS, Seat, mask_of
from ragnatafl.kernel.state import State

S = TypeVar("S", bound=State)


class Sight(Generic[S]):
    """A view with all that the parts of its picture share."""

    def __init__(self, game: S, code: str, names: Sequence[str]) -> None:
        self.game = game
        setup = game.setup
        self.words = language_at(setup.content, code, *setup.game.packages)
        self.names = seat_names(self.words, game.seats, names)
        self.asked: set[int] = {decision.seat for decision in game.decisions}

    @cached_property
    def open(self) -> frozenset[str]:
        """The anchors of all that the viewer can choose now."""
        return frozenset(
            str(anchor)
            for decision in self.game.decisions
            if decision.seat == self.game.viewer
            for choice in decision.options
            for anchor in choice.anchors()
        )

    def say(self, key: str, *facts: tuple[str, str | int]) -> str:
        return self.words.say(key, facts)

    def name(self, content_id: str) -> str:
        return self.words.name(content_id)

    def card_anchor(self, card: int) -> str:
        return f"card:{self.game.setup.game.cards.write(card)}"

    def hit(self, anchor: str) -> str:
        """Id, class and role of something that can be pointed at."""
        return f'id="{anchor}" {hit(anchor in self.open)}'

    def has_won(self, seat: int) -> bool:
        return self.game.over and bool(self.game.winners & mask_of(Seat(seat)))

    def people(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)


def seat_names(words: Language, seats: int, names: Sequence[str]) -> tuple[str, ...]:
    """The players' own names, or what their seats are called in this language.

    >>> from ragnatafl.kernel.language import language
    >>> seat_names(language("en"), 2, ["Ann"])
    ('Ann', 'Bjorn')
    """
    usual = (words.say(f"ui-seat-{SEATS.write(seat)}") for seat in range(len(names), seats))
    return (*names[:seats], *usual)


def text_of(words: Language, key: str, facts: Sequence[Fact] = ()) -> str:
    """A text that not everything has; empty for what has none.

    So is that of a pack's card which does something else than ours: our words do not fit it.
    """
    try:
        return words.say(key, facts) if words.has(key) else ""
    except ValueError:
        return ""


def hit(can_be_chosen: bool, *, is_heard: bool = True) -> str:
    """What can be chosen now can be reached by key; the rest tells what it is, if one points.

    Things that are too many to be told one by one are heard only while they can be chosen.
    """
    if can_be_chosen:
        return 'class="hit open" role="button" tabindex="0"'
    return 'class="hit" role="img"' if is_heard else 'class="hit"'


def told(label: str, title: str = "") -> str:
    """What a reader hears, and what pointing shows: the rest of a tag and its title.

    >>> "<g" + told("Loki & co") + "</g>"
    '<g aria-label="Loki &amp; co"><title>Loki &amp; co</title></g>'
    """
    return f' aria-label="{escape(label)}"><title>{escape(title or label)}</title>'
