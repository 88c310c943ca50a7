"""Combat cards have a text for a hunt and one for a battle, if they do something there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from games.lords.table import own_content
from ragnatafl.games.lords import GAME, load
from ragnatafl.games.lords.cards.box import SHELF
from ragnatafl.games.lords.face.words import (
    battle_text,
    card_text,
    condition_text,
    hunt_text,
    special_text,
)
from ragnatafl.games.lords.rules.components import (
    CARDS,
    CONDITIONS,
    PREY,
    TITLES,
    ConditionId,
    LordsContent,
    PreyId,
)
from ragnatafl.kernel.game import load_content
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.packs import read_pack

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
    speech, content = language(code, GAME.package), own_content()
    hunt, battle = {}, {}
    for card in content.combat:
        title = TITLES.write(content.title[card])
        hunt[title] = hunt_text(content, speech, card)
        battle[title] = battle_text(content, speech, card)

    assert {title for title, text in hunt.items() if text} == IN_A_HUNT
    assert {title for title, text in battle.items() if text} == IN_A_BATTLE
    assert max(map(len, (*hunt.values(), *battle.values()))) <= 110


# Numbers in texts come from entries

PRINTED: Final = {
    "blessings.toml": (
        '[[blessing]]\nid = "weapon-rack"\ngod = "thor"\nsource = "seed"\n'
        'modify = [{ on = "card-limit", effect = "plus_for_owner", amount = 4 }]\n'
        'when = [{ on = "gained", step = "draw-cards", count = 5 }]\n'
    ),
    "artefacts.toml": (
        '[[artefact]]\nid = "grendels-arm"\nsource = "seed"\n'
        'when = [{ on = "hunt-begins", step = "draw-cards", count = 7 }]\n'
        '[[artefact]]\nid = "gungnir"\nsource = "seed"\n'
        'when = [{ on = "rune-phase", effect = "gain_rune" }]\n'
    ),
}
"""A pack with other numbers for two cards, and another effect for a third."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_a_card_come_from_its_entry(code: str, tmp_path: Path) -> None:
    """So that text and effect cannot differ: who types in a printed 5 reads 5."""
    for file, entries in PRINTED.items():
        (tmp_path / file).write_text(entries, encoding="utf-8")
    speech, printed = language(code, GAME.package), load(SHELF.take(pack=read_pack(tmp_path)))

    def numbers(content: LordsContent, card: str) -> list[str]:
        return re.findall(r"\d+", card_text(content, speech, CARDS.read(card)))

    assert numbers(own_content(), "weapon-rack") == ["2", "2"]
    assert numbers(printed, "weapon-rack") == ["5", "4"]
    assert numbers(own_content(), "grendels-arm") == ["2"]
    assert numbers(printed, "grendels-arm") == ["7"]
    assert numbers(own_content(), "gungnir") != numbers(printed, "gungnir") == ["1"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_conditions_and_special_attacks_say_the_numbers_of_their_entries(code: str) -> None:
    speech, content = language(code, GAME.package), own_content()

    gothi, small = (ConditionId(CONDITIONS.read(name)) for name in ("gothi-large", "gothi-small"))
    grendel = special_text(content, speech, PreyId(PREY.read("grendel")))

    assert re.findall(r"\d+", condition_text(content, speech, gothi)) == ["4"]
    assert re.findall(r"\d+", condition_text(content, speech, small)) == ["3"]
    assert re.findall(r"\d+", grendel) == ["2", "2", "1"]
