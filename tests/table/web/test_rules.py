"""The rules page: glossary, search with the nearest of what is unknown, our readings; the sheet."""

from __future__ import annotations

import re
from html import escape

import pytest

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.table.learning.scenes import laid, scenes
from ragnatafl.table.telling.catalogue import catalogue
from ragnatafl.table.telling.glossary import glossary
from ragnatafl.table.web.pages.reading import how_page
from ragnatafl.table.web.pages.rules import found_rules, rules_page, scene_picture
from ragnatafl.table.web.pages.sheet import cards_on_sheet, has_sheet, sheet_page

RUNICS = find_game("runics")
PRINTED = [name for name in game_names() if has_sheet(find_game(name))]
"""Games that have a sheet."""

each_sheet = pytest.mark.parametrize(
    ("name", "code"), [(name, code) for name in PRINTED for code in LANGUAGES]
)


def test_every_built_in_game_has_a_sheet() -> None:
    assert {"runics", "bloodrage", "lords", "surtr"} <= {*PRINTED}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_glossary_stands_behind_the_rules_and_each_term_leads_to_its_paragraph(
    code: str,
) -> None:
    html = rules_page(RUNICS, code)

    assert '<a href="/rules/runics#glossary">' in html
    assert 'id="runics-tile-1"' in html  # the drawings that signs are made of
    for term in glossary(RUNICS, code):
        assert f'<li id="term-runics-{term.key}">' in html
        assert f"<dfn>{escape(term.word)}</dfn>" in html
        assert f'href="/rules/runics#{term.rule}"' in html
        assert f'id="{term.rule}"' in html


def test_a_search_shows_terms_before_the_passages_that_use_them() -> None:
    shown = found_rules(RUNICS, "uk", "областями", ours=False)

    terms, _, passages = shown["told"].partition("</ul>")
    assert "<dfn>область</dfn>" in terms
    assert 'id="RUN-2.5"' in passages
    assert "«областями»" in shown["found"]


@pytest.mark.parametrize(
    ("code", "words", "near"),
    [
        ("uk", "клтинка", "клітинка"),
        ("ru", "RUN-5.44", "RUN-5.4"),
        ("pt-BR", "aprndiz de runas", "runas"),
        ("en", "9.99", "RUN-9"),
    ],
)
def test_what_is_unknown_gets_the_nearest_as_links(code: str, words: str, near: str) -> None:
    shown = found_rules(RUNICS, code, words, ours=False)

    assert shown["told"] == ""
    assert re.search(rf'<a href="/rules/runics\?find=[^"]+">[^<]*{near}', shown["found"])


def test_only_our_readings_are_shown_with_what_one_may_agree_on_instead() -> None:
    shown = found_rules(RUNICS, "en", "", ours=True)
    both = found_rules(RUNICS, "en", "token", ours=True)

    assert 'id="RUN-5.6"' in shown["told"]
    assert (
        "our reading (what it means that a card must not lie wholly on another one"
        in (shown["told"])
    )
    assert 'id="RUN-5.4"' not in shown["told"]
    assert 0 < both["told"].count('class="ours"') < shown["told"].count('class="ours"')
    assert 'name="ours" checked' in rules_page(RUNICS, "en", ours=True)


def test_what_somebody_asks_for_is_no_markup() -> None:
    html = rules_page(RUNICS, "en", '<script>"alert(1)')

    assert "<script>&quot;" not in html
    assert "&lt;script&gt;&quot;alert(1)" in html


@each_sheet
def test_a_sheet_tells_a_turn_the_signs_and_the_cards(name: str, code: str) -> None:
    game = find_game(name)
    html, box, cards = sheet_page(game, code), catalogue(game, code), cards_on_sheet(game)

    assert html.count('<section class="leaf"') == 2
    assert "{" not in re.sub(r"<style>.*?</style>|<svg.*?</svg>", "", html, flags=re.DOTALL)
    for term in glossary(game, code):
        own = term.icon and term.game == name
        assert f"<span>{escape(term.word)}</span>" in html or not own, term.word
    for kind in (*cards.front, *cards.texts, *cards.faces):
        assert box.search(kind=kind), kind
        assert f"<h2>{box.kind(kind)}</h2>" in html


def test_rules_and_how_to_play_lead_to_the_sheet_and_a_game_without_one_says_so() -> None:
    raid = find_game("raid")

    assert 'href="/sheet/runics"' in rules_page(RUNICS, "uk")
    assert 'href="/sheet/runics"' in how_page(RUNICS, "uk")
    assert 'href="/sheet/raid"' not in rules_page(raid, "uk")
    with pytest.raises(BadInput, match="немає пам’ятки"):
        sheet_page(raid, "uk")


@pytest.mark.slow
@pytest.mark.parametrize("name", PRINTED)
def test_pictures_of_scenes_show_no_card_that_their_eyes_do_not_see(name: str) -> None:
    """A hidden card has no place in the picture that could be read."""
    game = find_game(name)
    hidden_in_all = 0
    for scene_name, scene in scenes(game).items():
        match = laid(game, scene_name)
        if scene.ghost:
            match.choose(scene.ghost)
        seen = match.view(Seat(SEATS.read(scene.eyes)) if scene.eyes else SPECTATOR)
        known = {card for pile in seen.zones for card in pile}
        hidden = {card for pile in match.state.zones for card in pile} - known
        hidden_in_all += len(hidden)
        picture = scene_picture(game, scene_name, "en")
        drawn = set(re.findall(r'(?:id|data-read)="card:([^"]+)"', picture))

        assert drawn.isdisjoint(map(game.cards.write, hidden)), scene_name
    assert hidden_in_all > 0
