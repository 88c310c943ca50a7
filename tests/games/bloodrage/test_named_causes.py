"""BR-C: since version 2 events name the card in force that brings them about, never just 'card'."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    AMBUSH,
    DUEL,
    EVEN,
    fight,
    given_bloodrage,
    others_pass,
    pass_all,
    when,
)
from kit.table import ASTRID, BJORN
from ragnatafl.bots import OWN_PACE, make_bot
from ragnatafl.games.bloodrage import GAME
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.match import Match

NAMES = ("Olena", "Petro")
SETUP = make_setup(GAME, 4)


def lines_of(match: Match[BloodRage], *kinds: str) -> list[str]:
    """What the log says of events of these kinds."""
    words = language("en", *GAME.packages)
    return [words.event(event, NAMES) for event in match.events if event.kind in kinds]


def test_glory_for_ships_names_the_dragons() -> None:
    ships = {ASTRID: {"angerboda": "leader"}, BJORN: {"ne": "ship"}}
    match = given_bloodrage(figures=ships, upgrades={BJORN: "lokis-dragons-1"})

    table = fight(match, "angerboda").nothing_late()

    assert lines_of(table.match, "glory")[0] == "Petro gains 4 glory (Loki's Dragons)"


def test_glory_from_valhalla_is_told_card_by_card() -> None:
    match = given_bloodrage(
        seats=4, age=2, figures={ASTRID: {"valhalla": "2-warrior"}},
        upgrades={ASTRID: "lokis-domain-1 lokis-wrath-3"},
    )  # fmt: skip

    table = pass_all(when(match))

    assert lines_of(table.match, "glory") == [
        "Olena gains 2 glory (Loki's Domain)",
        "Olena gains 6 glory (Loki's Wrath)",
    ]


def test_a_doubled_quest_names_the_quest_and_what_doubles_it() -> None:
    match = given_bloodrage(
        upgrades={ASTRID: "odins-throne-3"}, quests={ASTRID: "manheim-1a"},
        figures={ASTRID: {"angerboda": "warrior"}},
    )  # fmt: skip

    table = pass_all(when(match))

    assert lines_of(table.match, "glory") == [
        "Olena gains 5 glory (Manheim! I)",
        "Olena gains 5 glory (Odin's Throne)",
    ]


def test_glory_of_the_end_names_its_card() -> None:
    match = given_bloodrage(
        age=3, upgrades={ASTRID: "thors-conquest-3"}, figures={ASTRID: {"angerboda": "warrior"}}
    )

    table = pass_all(when(match))

    assert lines_of(table.match, "glory") == ["Olena gains 3 glory (Thor's Conquest)"]


def test_a_cancelled_text_names_what_cancels_it() -> None:
    hands = {ASTRID: "thors-hammer-1", BJORN: "thors-primacy-3a"}
    match = given_bloodrage(age=3, figures=EVEN, hands=hands)

    table = fight(match, "angerboda", astrid="thors-hammer-1", bjorn="thors-primacy-3a")

    assert lines_of(table.match, "text-cancelled") == [
        "The text of Thor's Hammer of Olena is cancelled (Thor's Primacy)"
    ]


def test_who_comes_back_after_a_lost_battle_says_by_which_blessing() -> None:
    upgrades = {ASTRID: "lokis-blessing-1 thors-domain-2"}
    match = given_bloodrage(seats=4, age=3, figures=AMBUSH, upgrades=upgrades)

    table = fight(match, "angerboda").nothing_late()
    table.says(ASTRID, "invade warrior angerboda", "pillage angerboda")

    assert lines_of(table.match, "invade", "pay-rage") == [
        "Olena invades Angerboda: warrior (Loki's Blessing)",
        "Olena: rage −2, now 4 (Thor's Domain)",
    ]


def test_cards_kept_for_rage_name_the_prowess() -> None:
    match = given_bloodrage(
        seats=4, age=3, figures=DUEL, hands={ASTRID: "tyrs-bash-1"},
        upgrades={ASTRID: "tyrs-prowess-2"},
    )  # fmt: skip

    table = fight(match, "angerboda", astrid="tyrs-bash-1").nothing_late()
    table.says(ASTRID, "take back tyrs-bash-1")

    assert "Olena: rage −1, now 5 (Tyr's Prowess)" in lines_of(table.match, "pay-rage")


def test_stolen_cards_name_the_poison() -> None:
    hands = {ASTRID: "tyrs-bash-1", BJORN: "lokis-poison-3"}
    match = given_bloodrage(age=3, figures=DUEL, hands=hands)

    table = fight(match, "angerboda", astrid="tyrs-bash-1", bjorn="lokis-poison-3").nothing_late()

    assert lines_of(table.match, "take-card") == [
        "Petro takes Tyr's Bash from the winner (Loki's Poison)"
    ]


def test_a_saved_figure_names_its_protection() -> None:
    match = given_bloodrage(age=3, figures=DUEL, upgrades={BJORN: "friggas-protection-2"})

    table = fight(match, "angerboda").nothing_late()
    table.says(BJORN, "save warrior with friggas-protection-2")

    assert lines_of(table.match, "pay-rage", "saved") == [
        "Petro: rage −1, now 5 (Frigga's Protection)",
        "Petro saves a warrior in Angerboda (Frigga's Protection)",
    ]


@pytest.mark.parametrize(
    ("card", "said", "line"),
    [
        ("tyrs-challenge-2", "challenge angerboda", "Olena: rage −2, now 4 (Tyr's Challenge)"),
        ("friggas-sacrifice-3", "sacrifice", ""),
        ("friggas-domain-3", "recall warrior angerboda", "Olena: rage −1, now 5 (Frigga's Domain)"),
    ],
)
def test_actions_that_upgrades_add_name_the_upgrade(card: str, said: str, line: str) -> None:
    match = given_bloodrage(
        seats=4, age=3, upgrades={ASTRID: card}, pillaged="angerboda",
        figures={ASTRID: {"angerboda": "2-warrior", "valhalla": "warrior"}},
    )  # fmt: skip

    table = when(match).says(ASTRID, said)
    if not line:
        table.says(ASTRID, "sacrifice warrior angerboda")
        line = "Olena loses in Angerboda: warrior (Frigga's Sacrifice)"

    assert lines_of(table.match, "pay-rage", "destroy") == [line]


def test_succor_and_hammers_name_themselves() -> None:
    match = given_bloodrage(
        seats=4, age=3, upgrades={ASTRID: "friggas-succor-1 lord-of-hammers-1"},
        figures={ASTRID: {"angerboda": "leader"}}, stats={ASTRID: {"horns": 3}},
    )  # fmt: skip

    table = when(match).says(ASTRID, "invade warrior angerboda", "invade warrior angerboda")
    others_pass(table).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "move leader yggdrasil")

    assert lines_of(table.match, "invade", "move-leader")[1:] == [
        "Olena invades Angerboda: warrior (Frigga's Succor)",
        "Olena moves on from Angerboda to Yggdrasil: leader (Lord of Hammers)",
    ]


@pytest.fixture(scope="module")
def whole_game() -> Match[BloodRage]:
    match: Match[BloodRage] = Match(SETUP, seed=3)
    bot = make_bot("karl", 3)
    while not match.over:
        decision = match.decision
        match.choose(bot.choose(match.view(decision.seat), decision, OWN_PACE), decision.seat)
    return match


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_glory_of_a_whole_game_comes_from_an_unnamed_card(
    whole_game: Match[BloodRage], code: str
) -> None:
    words = language(code, *GAME.packages)

    told = [words.event(event) for event in whole_game.events if event.kind == "glory"]

    unnamed = f"({words.name('card')})"
    assert len(told) > 10
    assert not [line for line in told if unnamed in line]
