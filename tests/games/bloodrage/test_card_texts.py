"""The numbers in a card's text come from its entry, so that text and effect cannot differ."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from games.bloodrage.table import own_content
from ragnatafl.games.bloodrage.cards.box import SHELF, load
from ragnatafl.games.bloodrage.face.words import card_text
from ragnatafl.games.bloodrage.rules.components import CARDS
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.packs import read_pack

PACKAGE: Final = "ragnatafl.games.bloodrage"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_text_of_a_card_fits_on_it(code: str) -> None:
    speech = language(code, PACKAGE)

    content = own_content()
    texts = {card: card_text(speech, content, card) for card in content.cards}

    assert [CARDS.write(card) for card, text in texts.items() if len(text) > 110] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_a_card_come_from_its_entry(code: str, tmp_path: Path) -> None:
    """So that text and effect cannot differ: who types in a printed 4 reads 4."""
    entry = (
        '[[card]]\nid = "thors-ascension-3"\nage = 3\nkind = "battle"\nstrength = 1\n'
        'players = ["-", "4+"]\nsource = "public"\n'
        'when = [{ on = "battle-decided", effect = "gain_if_won", rage = 7, glory = 9 }]\n'
    )
    (tmp_path / "cards.toml").write_text(entry, encoding="utf-8")
    speech, card = language(code, PACKAGE), CARDS.read("thors-ascension-3a")

    ours = card_text(speech, own_content(), card)
    printed = card_text(speech, load(SHELF.take(pack=read_pack(tmp_path))), card)

    assert re.findall(r"\d+", ours) == ["3", "3"]
    assert re.findall(r"\d+", printed) == ["7", "9"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_only_numbers_of_the_rules_stand_in_texts(code: str) -> None:
    """What actions of cards cost is said by rules (BR-Fg, BR-F19), and that costs end at 0."""
    text = files(PACKAGE).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
    told = re.findall(r"^text-(\S+) =(.*(?:\n .*)*)", text, re.MULTILINE)
    plain = {title: re.sub(r"{[^{}]*}|\+1", "", said) for title, said in told}

    numbered = {title for title, said in plain.items() if re.search(r"\d", said)}
    assert numbered == {"friggas-charm-1", "tyrs-challenge-2", "friggas-domain-3"}
