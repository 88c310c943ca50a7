"""Positions with Followers that cannot be, and the line that says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

import ragnatafl
from games.surtr.table import FOLLOWER, PERSON, given_surtr, new_surtr
from kit.positions import Case, added, is_refused_as_told, moved, refused, spoiled
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.surtr.rules.components import NO_ACTION, row_of
from ragnatafl.games.surtr.rules.faults import faults
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SeatMask


def plain() -> Match[Surtr]:
    """Bjorn's prayer."""
    return given_surtr(turn=PERSON, phase="prayer", hands={FOLLOWER: "sword-a"})


def people() -> Match[Surtr]:
    """Astrid, a Follower; it is the turn of Bjorn, the first of two people."""
    return given_surtr(seats=3, people=2, turn=BJORN, phase="prayer", arbiter=DAGNY)


def in_its_turn() -> Match[Surtr]:
    """The Follower attacks Bjorn in 9, who is to play a card."""
    return given_surtr(
        phase="follower-manoeuvres",
        armies=[(FOLLOWER, "8", 4), (PERSON, "9", 1)],
        control={"8": FOLLOWER, "9": PERSON},
        corrupted={FOLLOWER: "lagertha"},
        hands={FOLLOWER: "sword-a"},
    )


EIGHT: Final = (
    "sword-b", "sword-c", "axe-a", "axe-b", "axe-c", "bow-a", "bow-b", "bow-c",
)  # fmt: skip
FIRST_SEATS: Final = (
    "table: automas must be the first seats, and one seat at least a person's (SOLO-13.1)"
)
NOTHING_OF_A_FOLLOWER: Final = "table: bjorn is a person, and has nothing of a Follower (SOLO-2)"
SELECTED: Final = (
    "table: the selected card lies in the row of the Follower whose turn it is (SOLO-5.0)"
)
ARBITER: Final = "table: one of several people holds the Arbiter token (SOLO-13.1.1)"
ROW_LINE: Final = "zones: the action row of astrid has 1 to 3 cards (SOLO-5.6.3)"
HERO: Final = "table: astrid is a Follower and has a corrupted hero (SOLO-2.6.1)"

FAULTS: Final[dict[str, Case]] = {
    "corrupted heroes of three": (
        plain, {"table.corrupted": added("none")}, "table: corrupted must have 2 entries",
    ),
    "runes of one": (plain, {"table.power": [0]}, "table: power must have 2 entries"),
    "the person first": (plain, {"table.automas": 2}, FIRST_SEATS),
    "nobody but Followers": (plain, {"table.automas": 3}, FIRST_SEATS),
    "a person with a corrupted hero": (
        plain, {"table.corrupted.1": "beowulf"}, NOTHING_OF_A_FOLLOWER,
    ),
    "a person with bare runes": (plain, {"table.power.1": 1}, NOTHING_OF_A_FOLLOWER),
    "a person with an action row": (
        plain, moved("row astrid", "row bjorn", "basic-a2"), NOTHING_OF_A_FOLLOWER,
    ),
    "a person with a battle deck": (
        plain, moved("combat-deck", "battle-deck bjorn", "axe-a"), NOTHING_OF_A_FOLLOWER,
    ),
    "runes of a type": (
        plain, {"table.runes.0": [1, 0, 0]},
        "table: the runes of astrid are a number alone, its power (SOLO-3.3.3)",
    ),
    "nine cards": (
        plain, moved("combat-deck", "hand astrid", *EIGHT),
        "zones: astrid has more than 8 combat cards (SOLO-3.3.4)",
    ),
    "eight cards and one in the battle deck": (
        in_its_turn, moved("combat-deck", "hand astrid", *EIGHT),
        "zones: astrid has more than 8 combat cards (SOLO-3.3.4)",
    ),
    "an injured Follower": (
        plain, {"table.injured.0": 1}, "table: the hero of astrid is never injured (SOLO-3.3.1)",
    ),
    "a Follower with a drakkar": (
        plain, {"table.drakkar_sea.0": "s1"}, "table: astrid has no drakkar (SOLO-2.6.4)",
    ),
    "a Follower without a tile": (plain, {"table.corrupted.0": "none"}, HERO),
    "a Follower whose hero is nowhere": (plain, {"table.hero_region.0": "none"}, HERO),
    "an empty action row": (
        plain, moved("row astrid", "out", "basic-a1", "basic-a2", "basic-a3"), ROW_LINE,
    ),
    "four cards in the row": (
        plain, moved("action-deck astrid", "row astrid", "basic-a4"), ROW_LINE,
    ),
    "a battle deck without a battle": (
        plain, moved("hand astrid", "battle-deck astrid", "sword-a"),
        "zones: astrid has a battle deck only in a battle (SOLO-9.3)",
    ),
    "six tokens": (
        plain, {"table.desolation": "1 2 3 4 5 6"},
        "table: there are 5 desolation tokens (SOLO-2.4)",
    ),
    "a token off this side": (
        plain, {"table.desolation": "17"},
        "table: desolation lies on regions of this board (SOLO-10.2)",
    ),
    "a selected card in a person's turn": (plain, {"table.selected": "basic-a1"}, SELECTED),
    "a selected card of the deck": (in_its_turn, {"table.selected": "basic-a4"}, SELECTED),
    "a combat card selected": (in_its_turn, {"table.selected": "axe-a"}, SELECTED),
    "an Arbiter alone": (plain, {"table.arbiter": "bjorn"}, ARBITER),
    "a Follower as Arbiter": (people, {"table.arbiter": "astrid"}, ARBITER),
    "marching armies of a third": (
        plain, {"table.marching": [12]}, "table: marching names armies of this table (SOLO-8.2.1)",
    ),
}  # fmt: skip


@pytest.mark.parametrize("given", [plain, people, in_its_turn])
def test_what_is_given_has_no_fault(given: Callable[[], Match[Surtr]]) -> None:
    match = given()

    assert list(faults(match.state)) == []
    again = ragnatafl.from_position(match.position())
    assert again.decision.options == match.decision.options


@pytest.mark.parametrize("case", FAULTS)
def test_an_impossible_position_is_refused_with_one_line(case: str) -> None:
    assert is_refused_as_told(FAULTS[case])


@pytest.mark.rule("SOLO-3.3.3")
def test_a_document_cannot_say_seven_runes() -> None:
    (line,) = refused(spoiled(plain().position(), {"table.power.0": 7}))

    assert line.startswith("table: power")


def test_a_table_in_memory_is_looked_at_in_the_same_way() -> None:
    """What no document could say: seven runes."""
    game = plain().state
    game.power[FOLLOWER] = 7

    assert list(faults(game)) == ["table: astrid has more than 6 runes (SOLO-3.3.3)"]


def test_faults_of_lords_come_first_and_alone() -> None:
    """What stands on them is not looked at."""
    changes = {"table.army_value.6": 3, "table.power.1": 1}

    found = refused(spoiled(plain().position(), changes))

    assert NOTHING_OF_A_FOLLOWER not in found
    assert found


def test_all_faults_of_followers_are_named_at_once() -> None:
    changes = {"table.power.1": 1, "table.injured.0": 1, "table.arbiter": "bjorn"}

    assert len(refused(spoiled(plain().position(), changes))) == 3


def test_before_the_set_up_a_follower_needs_no_tile_and_no_row() -> None:
    """The first question of a table where chance is asked."""
    match = new_surtr(source="asked")

    assert list(faults(match.state)) == []
    assert match.state.corrupted[ASTRID] < 0
    again = ragnatafl.from_position(match.position())
    assert again.decision.options == match.decision.options


def before_the_arbiter() -> Surtr:
    """Dagny is to choose between Bjorn's 6 and her own 10."""
    match = given_surtr(
        seats=3,
        people=2,
        arbiter=DAGNY,
        phase="follower-manoeuvres",
        corrupted={ASTRID: "lagertha"},
        armies=[(ASTRID, "9", 4)],
        control={"9": ASTRID, "6": BJORN, "10": DAGNY},
    )
    assert match.decision.seat == DAGNY
    return match.state


@pytest.mark.rule("SOLO-13.3")
def test_nobody_but_the_arbiter_is_asked_for_a_follower() -> None:
    game = before_the_arbiter()
    assert list(faults(game)) == []

    game.arbiter = BJORN

    line = "table: the Arbiter decides for a Follower, nobody else (SOLO-13.3)"
    assert list(faults(game)) == [line]


@pytest.mark.rule("SOLO-13.3")
def test_the_arbiter_is_asked_only_about_things_of_two_people() -> None:
    game = before_the_arbiter()

    game.control[REGIONS.read("6")] = DAGNY

    line = "table: the Arbiter is asked about things of two people at least (SOLO-13.3)"
    assert list(faults(game)) == [line]


def test_no_card_is_selected_outside_a_turn() -> None:
    game = plain().state
    assert game.selected == NO_ACTION

    game.selected = type(game.selected)(game.zones[row_of(2, FOLLOWER)][0])
    assert list(faults(game)) == [SELECTED]


def test_automas_that_are_not_the_first_seats_are_named_alone() -> None:
    game = people().state
    game.automas = SeatMask(0b010)

    assert list(faults(game)) == [FIRST_SEATS]
