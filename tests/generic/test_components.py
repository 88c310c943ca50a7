"""Every thing of every box can be read: it has a name, a text, a source and a face (2.9)."""

from __future__ import annotations

import re
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from generic.tables import each_game
from ragnatafl.kernel.game import Game, load_content
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.rulebook import rulebook
from ragnatafl.table.telling.catalogue import SOURCES, catalogue

TOTALS: Final = ("cards edition ", "box deck ", "box weapon ", "surtr edition ")
"""Entries that count others, and are nothing that lies in the box."""

each_code = pytest.mark.parametrize("code", LANGUAGES)


@each_game()
def test_every_entry_of_the_content_is_in_the_catalogue(game: Game[Any]) -> None:
    """A new entry that nobody shows is missed here; so is a component of an entry that is gone."""
    entries = {e for e in load_content(game).sources if not e.startswith(TOTALS)}
    shown = {entry for found in catalogue(game, "en").components for entry in found.entries}

    assert shown == entries


@each_code
@each_game()
def test_each_has_a_name_a_text_a_source_and_a_face(game: Game[Any], code: str) -> None:
    box = catalogue(game, code)
    for found in box.components:
        assert found.name, found.id
        assert found.source in SOURCES, found.id
        assert found.text or not game.rulebook, found.id
        assert not re.search(r"[{}$]|  ", f"{found.text} {' '.join(found.facts)}"), found.id
        assert ElementTree.fromstring(found.face).tag.endswith("svg"), found.id
        assert box.kind(found.kind) != found.kind or not game.rulebook, found.kind
        assert box.at(found.id) is found
        assert all(rule in rulebook(game) for rule in found.rules), found.id


@each_code
@each_game()
def test_what_a_face_refers_to_is_drawn_by_the_game(game: Game[Any], code: str) -> None:
    """Signs and patterns come with the art; a face does without a table."""
    art = game.face.art() if game.face.art is not None else ""
    defined = set(re.findall(r'id="([^"]+)"', art))
    for found in catalogue(game, code).components:
        assert set(re.findall(r'href="#([^"]+)"', found.face)) <= defined, found.id


@each_game()
def test_sources_are_those_of_the_entries(game: Game[Any]) -> None:
    """What is put together from several is as sure as the least sure of them."""
    content = load_content(game)
    for found in catalogue(game, "en").components:
        marks = {content.sources[entry] for entry in found.entries}
        if marks:
            assert found.source == max(marks, key=SOURCES.index), found.id


@each_code
@each_game()
def test_every_card_of_a_game_can_be_read_by_its_anchor(game: Game[Any], code: str) -> None:
    box = catalogue(game, code)
    content = load_content(game)
    known = {card for found in box.components for card in found.cards}
    for card in getattr(content, "cards", known):
        name = game.cards.write(card)
        found = box.at(f"card:{name}")
        assert found is not None, name
        assert card in found.cards, name
        own = language(code, *game.packages).name(name)
        assert found.name.lower() == own.lower() or own == name, name
