"""Combat cards have a text for a hunt and one for a battle, if they do something there."""

from __future__ import annotations

from typing import Final

import pytest

from games.lords.table import own_content
from ragnatafl.games.lords import GAME
from ragnatafl.games.lords.rules.components import TITLES
from ragnatafl.kernel.game import load_content
from ragnatafl.kernel.language import LANGUAGES, language

IN_A_HUNT: Final = {
    "sword-dance", "spear-wall", "frenzy", "cleave", "bow", "ambush", "stagger", "thunderclap",
    "shield", "reinforcements",
}  # fmt: skip
"""The titles with a hunt effect."""
IN_A_BATTLE: Final = {
    "sword-dance", "onslaught", "spear-wall", "impale", "cleave", "volley", "ambush", "hammer",
    "stagger", "shield", "reinforcements",
}  # fmt: skip
"""The titles with a battle effect."""


def test_every_effect_of_a_combat_card_has_its_text() -> None:
    content = load_content(GAME)
    in_a_hunt, in_a_battle = set(), set()
    for card in own_content().combat:
        title, entry = TITLES.write(own_content().title[card]), content.things[card]  # type: ignore[attr-defined]  # of Lords
        moments = {line["on"] for line in (*entry.when, *entry.modify)}
        if moments & {"hunt", "hunt-after", "block", "any-weapon"} or entry.weapon == "shield":
            in_a_hunt.add(title)
        if moments & {"battle", "own-value"}:
            in_a_battle.add(title)

    assert in_a_hunt == IN_A_HUNT
    assert in_a_battle == IN_A_BATTLE


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_such_text_is_there_and_fits_on_its_card(code: str) -> None:
    speech = language(code, GAME.package)
    keys = [f"text-hunt-{title}" for title in sorted(IN_A_HUNT)]
    keys += [f"text-battle-{title}" for title in sorted(IN_A_BATTLE)]

    assert [key for key in keys if not 0 < len(speech.say(key)) <= 110] == []
