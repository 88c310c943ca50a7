"""BR-C: every title of the card file has a test of its own, marked by `@shows`."""

from __future__ import annotations

from pathlib import Path

from kit.titles import all_shown
from ragnatafl.games.bloodrage.cards.box import OWN

HERE = Path(__file__).parent


def test_every_title_has_a_test_of_its_own() -> None:
    shown = {title for title, _, _ in all_shown(HERE)}

    assert len(OWN["title"]) == 78
    assert [title for title in OWN["title"] if title not in shown] == []
    assert shown <= set(OWN["title"])


def test_a_test_of_a_title_names_a_card_of_it() -> None:
    """A mark alone is no test: the title, or one of its copies, is played in it."""
    copies = {
        title: [card for card in OWN["card"] if _is_copy(card, title)] for title in OWN["title"]
    }

    idle = [
        (test, title)
        for title, test, texts in all_shown(HERE)
        if not any(card in text.split() for text in texts for card in (title, *copies[title]))
    ]
    assert idle == []


def _is_copy(card: str, title: str) -> bool:
    return card.startswith(title) and card[len(title) :] in ("", "a", "b", "c")
