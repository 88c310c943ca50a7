"""Gods, realms and sea monsters that only a pack brings: Lords played and shown with them."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import ragnatafl
from games.lords.table import LordsTable, controller, given_lords, tell_armies, when
from kit.play import played_at_random
from kit.table import ASTRID, BJORN
from kit.telling import beside_of, faults_of, shown, tell
from ragnatafl.drawing.outlines import is_inside, middle
from ragnatafl.games.lords import load
from ragnatafl.games.lords.cards.box import EXPANSIONS, SHELF
from ragnatafl.games.lords.face.spots import realm_spots
from ragnatafl.games.lords.rules.components import CARDS, artefacts_of, hand_of
from ragnatafl.kernel.beside import Value
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import read_pack
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.telling.speech import Voice

DAGNY = Seat(2)


def given(**told: Any) -> LordsTable:  # Any: as there
    return when(given_lords(pack=EXPANSIONS, **told))


def prayed_to_hel(**told: Any) -> LordsTable:  # Any: as there
    """Astrid's priest stands at Hel's monument of level 1."""
    return given(priests={ASTRID: 1}, levels={"hel": 1}, **told).says(ASTRID, "send priest hel")


# Gods


@pytest.mark.rule("LOR-8.1.1.3")
def test_each_opponent_of_who_prays_to_hel_chooses_a_loss_from_the_left_on() -> None:
    table = prayed_to_hel(seats=3, runes={BJORN: "uruz", DAGNY: "algiz"})

    assert table.asked == (BJORN, "suffer")
    table.says(BJORN, "suffer rune").says(BJORN, "discard uruz")
    assert table.asked == (DAGNY, "suffer")
    table.says(DAGNY, "suffer rune").says(DAGNY, "discard algiz")
    assert table.asked[0] == ASTRID


@pytest.mark.rule("LOR-8.1.1.3")
@pytest.mark.parametrize(
    ("answers", "runes", "cards", "army", "injured"),
    [
        (["suffer rune", "discard uruz"], 0, 1, 2, 0),
        (["suffer card"], 1, 0, 2, 0),
        (["lower bjorn 2 in 9"], 1, 1, 1, 0),
        (["suffer injury", "injure strength"], 1, 1, 2, 1),
    ],
)
def test_a_rune_a_card_an_army_or_an_injury(
    answers: list[str], runes: int, cards: int, army: int, injured: int
) -> None:
    table = prayed_to_hel(runes={BJORN: "uruz"}, hands={BJORN: "spear-a"}, armies=[(BJORN, "9", 2)])
    table.says(BJORN, *answers)

    assert sum(table.game.runes[BJORN]) == runes
    assert len(table.game.zones[hand_of(BJORN)]) == cards
    assert tell_armies(table.game) == [f"bjorn {army} in 9"]
    assert table.game.injured[BJORN].bit_count() == injured
    assert table.asked[0] == ASTRID


@pytest.mark.rule("LOR-3.4", "LOR-2.4")
def test_the_region_of_an_added_monument_gives_its_artefact() -> None:
    table = given(phase="manoeuvres", armies=[(ASTRID, "13", 6)], control={"13": ASTRID})
    table.says(ASTRID, "move astrid 6 from 13 to 14")

    assert controller(table.game, "14") == ASTRID
    assert CARDS.read("sultr") in table.game.zones[artefacts_of(ASTRID)]


@pytest.mark.rule("LOR-8.5.11.1", "LOR-8.5.11.3")
def test_an_added_monument_rises_and_is_cleared() -> None:
    table = given(phase="special-action", wheel={"usurp": [ASTRID]}, sent={"heimdall": {BJORN: 2}})
    table.says(ASTRID, "build monument heimdall")

    assert table.game.levels == [0, 0, 0, 0, 1]
    assert table.game.sent == [[0, 0]] * 5


# Realms


@pytest.mark.rule("LOR-8.5.2")
def test_one_action_wakes_both_realms_one_after_the_other() -> None:
    table = given(
        phase="special-action", allies={"niflheim": [ASTRID], "asgard": [ASTRID]},
        drakkars={ASTRID: "s1"},
    )  # fmt: skip
    table.says(ASTRID, "act prepare")

    assert table.offered() == ["take bonus of niflheim", "decline"]
    table.says(ASTRID, "decline")
    assert table.offered() == ["take bonus of asgard", "decline"]


# Beside a real board


@pytest.mark.parametrize(
    ("at", "name", "value"),
    [
        ("piece:monument-hel", "level", 2),
        ("piece:monument-heimdall", "sent bjorn", 1),
        ("area:asgard", "allies", ("bjorn",)),
        ("area:14", "control", "bjorn"),
    ],
)
def test_what_is_told_of_them_is_so(at: str, name: str, value: Value) -> None:
    match = given_lords(pack=EXPANSIONS, chance="asked", loki="13")
    tell(match, ASTRID, (at, name, value))

    assert shown(match, ASTRID, at, name) == value


@pytest.mark.parametrize("at", ["piece:monument-hel", "area:asgard"])
def test_nothing_is_told_of_who_is_not_there(at: str) -> None:
    match = given_lords(chance="asked", loki="13")

    assert at not in beside_of(match).places(match.state)
    assert faults_of(match, ASTRID, (at, "level", 1))


# How it is shown


@pytest.fixture(scope="module")
def played() -> Match[Any]:
    """A game at random, in which Hel was prayed to."""
    for seed in range(20):
        match: Match[Any] = ragnatafl.new("lords", seats=2, seed=seed, content=EXPANSIONS)
        for _ in played_at_random(match, seed, 400):
            if match.decisions and match.decision.prompt == "suffer":
                return match
    raise AssertionError("nobody prayed to Hel")


@pytest.mark.parametrize("code", LANGUAGES)
def test_map_terminal_and_cards_show_them(code: str, played: Match[Any]) -> None:
    seen, names = played.view(SPECTATOR), played.names
    face = played.game.face
    assert face.draw_svg
    assert face.draw_text
    assert face.components
    svg = face.draw_svg(seen, code, names)
    paper = Console(file=io.StringIO(), width=200)
    paper.print(face.draw_text(seen, code, names))
    voice = Voice(code, played.game)
    named = [voice.language.name(name) for name in ("hel", "heimdall", "asgard")]

    for anchor in ("piece:monument-hel", "piece:monument-heimdall", "area:asgard"):
        assert f'"{anchor}"' in svg
    written = paper.file.getvalue()  # type: ignore[attr-defined]  # a StringIO
    assert all(name in written for name in named)
    cards = {component.id: component for component in face.components(seen.setup.content, code)}
    assert {"god:hel", "god:heimdall", "realm:asgard", "card:sultr"} <= set(cards)
    assert {cards[one].source for one in ("god:hel", "realm:asgard")} == {"proposed"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_is_said_and_told_is_told_in_words(code: str, played: Match[Any]) -> None:
    voice = Voice(code, played.game, played.names)

    said = [voice.option(option) for option in played.decision.options]
    told = [voice.event(event) for event in played.events]
    assert all(said)
    assert all(told)
    assert voice.prompt(played.decision)


@pytest.mark.parametrize("seats", [2, 3])
def test_asgard_has_room_on_the_map(seats: int) -> None:
    """Its middle lies in no region, and not under the wheel."""
    content = load(SHELF.take(pack=read_pack(EXPANSIONS)))
    board = content.small if seats == 2 else content.large
    x, y = realm_spots(board)[-1]
    tree = middle(board.tree.outline)

    assert not any(is_inside(entry.outline, x, y) for entry in board.entries)
    assert abs(complex(x, y) - complex(*tree)) > 150
