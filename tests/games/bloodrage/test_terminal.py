"""The table in a terminal: everything in words, with colours and without, in 80 columns."""

from __future__ import annotations

import io
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.bloodrage.table import given_bloodrage, new_bloodrage, when
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.bloodrage import GAME
from ragnatafl.games.bloodrage.face.terminal import draw_text
from ragnatafl.games.bloodrage.face.words import card_name
from ragnatafl.games.bloodrage.rules.board import PROVINCES
from ragnatafl.games.bloodrage.rules.components import hand_of, pack_of, quests_of
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat

ENGLISH: Final = language("en", GAME.package)


def shown(match: Match[BloodRage], seat: Seat, code: str = "en", *, width: int = 80) -> list[str]:
    """The lines on a terminal without colours."""
    page = io.StringIO()
    console = Console(file=page, width=width, color_system=None)
    console.print(draw_text(match.view(seat), code))
    return page.getvalue().splitlines()


def test_provinces_stand_in_the_order_of_their_ring() -> None:
    """BR-2.1: each with region, villages, token and figures; fjords after those they part."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"gimle": "2-warrior leader", "nw": "ship"},
            BJORN: {"gimle": "warrior", "yggdrasil": "leader"},
        },
        pillaged="utgard",
    )

    page = shown(match, SPECTATOR, width=100)

    names = [ENGLISH.name(name) for name in PROVINCES.ids]
    rows = [next(i for i, line in enumerate(page[1:]) if name in line) for name in names]
    assert rows == sorted(rows)
    told = "\n".join(" ".join(line.split()) for line in page)
    assert "Gimle (Alfheim) ☠I +Ra ▲▲▲▲△ A▼ 2 warriors, leader (7) B● warrior (1)" in told
    assert "~ the north-western fjord A▼ ship" in told
    assert "Utgard (Jotunheim) ☠III ✗ △△△" in told
    assert "Andlang (Alfheim) ★5 △△△" in told
    assert "✗ Horgr destroyed" in told
    assert "Yggdrasil +Ra+Ax+Ho ∞ B● leader (3)" in told


def test_a_clan_is_told_in_its_lines() -> None:
    match = given_bloodrage(
        figures={BJORN: {"utgard": "warrior"}},
        hands={ASTRID: "tyrs-bash-1 troll-1"},
        upgrades={ASTRID: "lokis-domain-1 valkyrie-2"},
        glory={ASTRID: 12},
        rage={ASTRID: 4},
    )

    page = "\n".join(shown(match, BJORN))

    for told in (
        "Age 1 · ☠ I Gimle · ☠ II Myrkulor · ☠ III Utgard · the first player: Astrid",
        "A▼ Astrid (Wolf clan)  glory 12  rage 4  ◄",
        "Rage 6, cell 1 of 6 · Axes 3, cell 1 of 6 · Horns 4, cell 1 of 6",
        "2 cards in hand · 0 quests committed",
        "Upgrades: Valkyrie, Loki's Domain",
        "B● Bjorn (Raven clan)  glory 0  rage 6",
    ):
        assert told in page


def test_the_battle_and_the_chance_of_each_card_are_told() -> None:
    match = given_bloodrage(
        figures={ASTRID: {"utgard": "warrior"}, BJORN: {"utgard": "leader"}},
        hands={ASTRID: "tyrs-smite-1 manheim-1a"},
        dooms=("gimle", "myrkulor", "andlang"),
    )
    when(match).says(ASTRID, "pillage utgard").all_decline()

    page = "\n".join(shown(match, ASTRID, width=120))

    assert "⚔ Battle for Utgard" in page
    told = "Astrid (Wolf clan): pillager, STR 1, total between 1 and 6, chance to win 100%"
    assert told in page
    assert "+5 Tyr's Smite I [battle] chance to win 100%" in page
    assert "★5 Manheim! I [quest] chance to win 0%" in page


@pytest.mark.rule("BR-2.6.2")
def test_own_cards_are_told_and_no_others() -> None:
    """BR-2.6.2: hands, packs and quests are their owners' secrets."""
    match = new_bloodrage(3, 4)
    for number, _ in enumerate(played_by_verb(match, 4)):
        if number % 29:
            continue
        game = match.state
        for viewer in (ASTRID, BJORN, DAGNY, SPECTATOR):
            page = " ".join(" ".join(shown(match, viewer, width=400)).split())
            own = [zone(viewer) for zone in (hand_of, pack_of, quests_of) if viewer >= 0]
            mine = [card for zone in own for card in game.zones[zone]]
            secret = [
                card
                for seat in map(Seat, range(3))
                for zone in (hand_of, pack_of, quests_of)
                for card in game.zones[zone(seat)]
                if seat != viewer
            ]
            assert all(card_name(ENGLISH, card) in page for card in mine)
            title = content_of(game).title
            known = {title[card] for card in mine}
            listed = page.count(" [") - page.count(" [0")
            assert listed == len(mine)
            assert not [
                card
                for card in secret
                if title[card] not in known and f"{card_name(ENGLISH, card)} [" in page
            ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_eighty_columns_are_enough(code: str) -> None:
    """At some moments of a game, in every language, and in forty columns too."""
    match = new_bloodrage(4, 2)
    for number, _ in enumerate(played_by_verb(match, 2)):
        if number % 60 == 0 or match.over:
            for width in (80, 40):
                assert max(map(cell_len, shown(match, ASTRID, code, width=width))) <= width


def test_the_winner_is_told() -> None:
    match = new_bloodrage(2, 3)
    list(played_by_verb(match, 3))

    stars = [line for line in shown(match, SPECTATOR) if line.endswith("★")]

    assert len(stars) == len(match.winners)


def test_colours_are_added_where_there_are_any() -> None:
    page = io.StringIO()
    console = Console(file=page, width=80, force_terminal=True, color_system="truecolor")

    console.print(draw_text(given_bloodrage().view(ASTRID), "en", ("Olena", "Petro")))

    assert "\x1b[1;38;2;255;243;226;48;2;176;32;27m" in page.getvalue()
    assert "Olena" in page.getvalue()
