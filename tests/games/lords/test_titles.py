"""Every card, monster, realm, god, condition, event, track and face has a test of its own."""

from __future__ import annotations

from pathlib import Path

from games.lords.table import OUR_GODS, OUR_REALMS, own_box, own_content
from kit.titles import all_shown
from ragnatafl.games.lords.rules.components import CARDS, CONDITIONS, FACES, PREY

TWOFOLD = ("hunt-", "battle-", "territory-", "special-")
"""Tested in two places: combat cards in hunts and battles, monsters by both attacks."""


def wanted() -> list[str]:
    """All marks that there must be."""
    return [
        *(
            f"{kind}{title}"
            for title in (entry.id for entry in own_box().combat)
            for kind in TWOFOLD[:2]
        ),
        *(f"{kind}{prey}" for prey in PREY.ids for kind in TWOFOLD[2:]),
        *(
            CARDS.write(card)
            for cards in (
                own_content().attacks,
                own_content().blessings,
                own_content().events,
                own_content().heroes,
                own_content().origins,
                own_content().artefacts,
            )
            for card in cards
        ),
        *OUR_REALMS,
        *OUR_GODS,
        *CONDITIONS.ids,
        *own_content().tracks,
        *FACES.ids,
    ]


HERE = Path(__file__).parent


def test_everything_has_a_test_of_its_own() -> None:
    """17 titles and 7 boards twice; 14, 36, 21, 5, 6 and 9 cards; 6, 3, 10, 4 and 3 others."""
    shown = {mark for mark, _, _ in all_shown(HERE)}

    assert len(wanted()) == 2 * (17 + 7) + (14 + 36 + 21 + 5 + 6 + 9) + (6 + 3 + 10 + 4 + 3)
    assert [mark for mark in wanted() if mark not in shown] == []
    assert shown <= set(wanted())


def test_a_test_names_what_it_is_marked_with() -> None:
    """A mark alone is no test: the card, or one of its copies, is played in it."""
    idle = [
        (test, mark)
        for mark, test, texts in all_shown(HERE)
        if not any(name in text.split() for text in texts for name in _names_of(mark))
    ]
    assert idle == []


def _names_of(mark: str) -> tuple[str, ...]:
    """The ids under which the thing of a mark comes to the table."""
    for kind in TWOFOLD:
        if mark.startswith(kind) and mark not in CARDS.ids:
            mark = mark.removeprefix(kind)
            break
    return (mark, *(f"{mark}-{copy}" for copy in "abc" if f"{mark}-{copy}" in CARDS.ids))
