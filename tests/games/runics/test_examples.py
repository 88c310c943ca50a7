"""RUN-13 Examples and anchors, through decisions, options and refusals.

Astrid holds the card; the table is the start card alone, from (0, 0) down BB, BR, GG.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from games.runics.table import RUNE_CARDS, given_runics, hand, new_runics, runes, supplies
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, Table, when
from ragnatafl.games.runics.rules.components import DECK
from ragnatafl.games.runics.rules.grid import sections
from ragnatafl.games.runics.rules.laying import Lay
from ragnatafl.games.runics.rules.plain import wrong_below, wrong_beside
from ragnatafl.games.runics.rules.state import Runics, faces
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.match import Match

START_PLACEMENTS: Final = (15, 18, 19, 14, 16, 17, 12, 13, 17, 16, 15, 16, 12, 14, 12, 16)


def wrong_runes(game: Runics, text: str) -> tuple[int, int]:
    """How many runes below the card do not match, and how many beside it."""
    numbers = Lay.template.read(text)
    assert numbers is not None
    card, turn, x, y = numbers
    cells = dict(sections(faces(game.setup)[card], turn, x, y))
    return len(wrong_below(game.board, cells)), len(wrong_beside(game.board, cells))


@pytest.mark.rule("RUN-13.1", "RUN-5.4")
def test_example_1_below() -> None:
    """RUN-13.1: B on B twice; the second above R fails beside. Legal."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    below, beside = wrong_runes(table.game, "lay R01 turn 0 at 0,-2")
    table.says(ASTRID, "lay R01 turn 0 at 0,-2")

    assert (below, beside) == (0, 1)
    assert runes(table.game) == ["RG", "GB", "BB", "BR", "GG"]


@pytest.mark.rule("RUN-13.2", "RUN-5.5")
def test_example_2_beside() -> None:
    """RUN-13.2: B on R fails below; both blue runes touch blue. Legal."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    below, beside = wrong_runes(table.game, "lay R01 turn 180 at 0,1")
    table.says(ASTRID, "lay R01 turn 180 at 0,1")

    assert below > 0
    assert beside == 0
    assert runes(table.game) == ["BB", "BB", "BG", "GR"]


@pytest.mark.rule("RUN-13.3", "RUN-5.3")
def test_example_3_both_ways() -> None:
    """RUN-13.3: B on B, between two blue neighbours. Legal both ways."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    below, beside = wrong_runes(table.game, "lay R01 turn 0 at -1,-2")
    table.says(ASTRID, "lay R01 turn 0 at -1,-2")

    assert (below, beside) == (0, 0)
    assert runes(table.game) == ["RG.", "GB.", "BBB", ".BR", ".GG"]


@pytest.mark.rule("RUN-13.4", "RUN-5.3")
def test_example_4_neither_way() -> None:
    """RUN-13.4: R over B and beside B. Illegal."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    below, beside = wrong_runes(table.game, "lay R01 turn 0 at 1,0")

    assert below > 0
    assert beside > 0
    table.cannot(ASTRID, "lay R01 turn 0 at 1,0", "RUN-5.3")


@pytest.mark.rule("RUN-13.5", "RUN-5.6")
@pytest.mark.parametrize("turn", [0, 180])
@pytest.mark.parametrize("card", RUNE_CARDS)
def test_example_5_wholly_on_the_start_card(card: str, turn: int) -> None:
    """RUN-13.5: illegal by RUN-5.6, whatever the colours."""
    table = when(given_runics(hands={ASTRID: card}))

    table.cannot(ASTRID, f"lay {card} turn {turn} at 0,0", "RUN-5.6")


@pytest.mark.rule("RUN-13.6")
def test_example_6_placements_on_the_start_card() -> None:
    """RUN-13.6: 242 of 960, turns counted separately."""
    tables = {card: when(given_runics(hands={ASTRID: card})) for card in RUNE_CARDS}

    counts = tuple(len(table.offered(f"lay {card}")) for card, table in tables.items())

    assert counts == START_PLACEMENTS
    assert sum(counts) == 242


@pytest.mark.rule("RUN-13.6", "RUN-5.2")
def test_example_6_sixty_ways_to_cover_a_rune() -> None:
    """RUN-13.6: 15 of them are legal for R01; two more would lie wholly on the start card."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    reasons = Counter(
        reason(table, f"lay R01 turn {turn} at {x},{y}")
        for turn in (0, 90, 180, 270)
        for x in range(-4, 5)
        for y in range(-4, 5)
    )

    assert reasons[""] == 15
    assert reasons[""] + reasons["RUN-5.3"] == 60
    assert reasons["RUN-5.6"] == 2
    assert set(reasons) == {"", "RUN-5.2", "RUN-5.3", "RUN-5.6"}


def reason(table: Table[Runics], choice: str) -> str:
    """The rule that forbids a choice; empty if it is offered."""
    try:
        table.match.copy().choose(choice)
    except Illegal as illegal:
        return illegal.refusal.rule
    return ""


def sequences(match: Match[Runics], *cards: str) -> int:
    """In how many ways the players can lay these cards one after the other, drawing in between."""
    table = when(match)
    choices = table.offered(f"lay {cards[0]}")
    if len(cards) == 1:
        return len(choices)
    count = 0
    for choice in choices:
        twin = match.copy()
        when(twin).says(table.asked[0], choice, "draw")
        count += sequences(twin, *cards[1:])
    return count


@pytest.mark.rule("RUN-13.7")
@pytest.mark.parametrize(
    ("first", "second", "count"),
    [("R01", "R02", 299), ("R03", "R16", 333), ("R13", "R15", 309)],
)
def test_example_7_two_cards(first: str, second: str, count: int) -> None:
    """RUN-13.7"""
    match = given_runics(hands={ASTRID: first, BJORN: second})

    assert sequences(match, first, second) == count


@pytest.mark.rule("RUN-13.7")
@pytest.mark.parametrize(
    ("covering", "count"),
    [("same_footprint", 7028), ("must_extend", 7011), ("no_card_hidden", 6553)],
)
def test_example_7_three_cards(covering: str, count: int) -> None:
    """RUN-13.7: and the other readings of RUN-5.6."""
    match = given_runics(hands={ASTRID: "R01 R03", BJORN: "R02"}, covering=covering)

    assert sequences(match, "R01", "R02", "R03") == count


@pytest.mark.rule("RUN-13.8", "RUN-5.7")
def test_example_8_beside_two_masters() -> None:
    """RUN-13.8: Astrid on (0, 0), Bjorn on (0, 2): 83 placements."""
    masters = {ASTRID: "0,0", BJORN: "0,2"}

    tables = {c: when(given_runics(hands={ASTRID: c}, masters=masters)) for c in RUNE_CARDS}

    assert sum(len(table.offered(f"lay {card}")) for card, table in tables.items()) == 83


@pytest.mark.rule("RUN-13.9", "RUN-7.1", "RUN-7.2")
@pytest.mark.parametrize(("seats", "shortest"), [(2, 6), (3, 9)])
def test_example_9_the_shortest_game(seats: int, shortest: int) -> None:
    """RUN-13.9: everyone places a master each turn."""
    table = when(new_runics(seats))

    turns = 0
    while not table.match.over:
        table.says_some(table.asked[0], "lay", "place")
        turns += 1

    assert turns == shortest


@pytest.mark.rule("RUN-13.9", "RUN-6.2")
@pytest.mark.parametrize(("seats", "deck"), [(2, 10), (3, 7)])
def test_example_9_the_longest_game(seats: int, deck: int) -> None:
    """RUN-13.9: everyone draws while there are cards; then all 16 are laid."""
    table = when(new_runics(seats))
    assert len(table.game.zones[DECK]) == deck

    turns = 0
    while not table.match.over:
        seat = table.asked[0]
        table.says_some(seat, "lay").says_some(seat, "draw" if table.offered("draw") else "place")
        turns += 1

    assert turns == 16
    assert len(table.game.laid) == 17


@pytest.mark.rule("RUN-13.9")
@pytest.mark.parametrize(("seats", "shortest"), [(2, 6), (3, 9)])
def test_example_9_random_games(seats: int, shortest: int) -> None:
    """RUN-13.9: at most as many turns as cards."""
    for seed in range(10):
        match = new_runics(seats, seed)

        turns = sum(choice.startswith("lay") for choice in played_by_verb(match, seed))

        assert shortest <= turns <= 16
        assert supplies(match.state) == [0] * seats
        assert hand(match.state, ASTRID) == ""
