"""Blood Rage beside a printed board: what is told is read back, fought and counted by the rules."""

from __future__ import annotations

import pytest

from games.bloodrage.table import given_bloodrage, when
from kit.scratch import faults_of, given_board, scratch, shown
from kit.table import ASTRID, BJORN
from kit.telling import Told
from ragnatafl.games import find_game
from ragnatafl.games.bloodrage.mind import MIND
from ragnatafl.games.bloodrage.mind.odds import outlook
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.views import view
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.scratch import Board

SCRATCH = scratch("bloodrage")
OTHERS = ("bjorn", "dagny", "eirik")
MANY = (
    "odins-smite-1a", "tyrs-bash-1", "tyrs-smash-1a", "tyrs-crush-1", "tyrs-smite-1",
    "heimdalls-sight-1", "friggas-grace-1a", "lokis-trickery-1a", "thors-hammer-1", "alfheim-1a",
    "jotunheim-1a", "manheim-1a",
)  # fmt: skip
"""So many cards of age 1 that not enough are left for three hands of 8."""


def given(*fields: Told, seats: int = 4, seat: Seat = ASTRID) -> Board:
    return given_board("bloodrage", seats, *fields, seat=seat)


def glories(board: Board) -> tuple[int, ...]:
    """If the game ended now."""
    assert board.faults == []
    return find_game("bloodrage").scores(SCRATCH.ended(board.state.clone()))


# What lies where


@pytest.mark.parametrize(
    "field",
    [
        ("area:utgard", "warriors bjorn", 3),
        ("area:utgard", "leaders", ("astrid", "bjorn")),
        ("area:sw", "ships", ("dagny",)),
        ("area:valhalla", "ships", ("dagny",)),
        ("area:valhalla", "warriors astrid", 8),
        ("area:utgard", "destroyed", True),
        ("seat:astrid", "glory", 31),
        ("seat:bjorn", "stat horns", 5),
        ("seat:astrid", "hand", ("tyrs-bash-1", "manheim-1a")),
        ("seat:bjorn", "cards", 7),
        ("seat:bjorn", "upgrades", ("troll-1", "lokis-domain-1")),
        ("seat:astrid", "quests", ("manheim-1a",)),
        ("table:", "age", 3),
        ("table:", "doom", "gimle"),
        ("table:", "discard", ("odins-smite-1a",)),
    ],
)
def test_what_is_told_is_read_back(field: Told) -> None:
    at, name, value = field

    board = given(field, ("seat:astrid", "stat horns", 5))

    assert board.faults == []
    assert shown(board, ASTRID, at, name) == value


def test_a_monster_stands_where_it_is_told_once_somebody_has_its_card() -> None:
    """BR-6.9.4: told in any order; the sea serpent goes to fjords alone."""
    troll: Told = ("area:gimle", "monsters", ("troll",))

    owned = given(troll, ("seat:bjorn", "upgrades", ("troll-1",)))

    assert owned.faults == []
    assert shown(owned, ASTRID, "area:gimle", "monsters") == ("troll",)
    assert [(fault.key, fault.at) for fault in faults_of(given(troll))] == [
        ("no-field", "area:gimle")
    ]
    at_sea: Told = ("area:nw", "monsters", ("troll",))
    serpent: Told = ("seat:bjorn", "upgrades", ("troll-1", "sea-serpent-1"))
    assert [fault.key for fault in faults_of(given(at_sea, serpent))] == ["told-some"]


def test_a_hand_that_is_only_counted_gives_way_to_a_card_that_is_told() -> None:
    """There is one Tyr's Bash: whoever was thought to hold it holds another card."""
    cards = ("tyrs-bash-1", "tyrs-crush-1", "tyrs-smite-1", "heimdalls-sight-1")

    board = given(
        ("seat:bjorn", "cards", 8), ("seat:dagny", "cards", 8), ("seat:eirik", "cards", 8),
        ("seat:astrid", "hand", cards),
    )  # fmt: skip

    assert board.faults == []
    assert shown(board, ASTRID, "seat:astrid", "hand") == cards
    assert [shown(board, ASTRID, f"seat:{s}", "cards") for s in ("bjorn", "eirik")] == [8, 8]


# What cannot be so


@pytest.mark.parametrize(
    ("key", "at", "name", "fields"),
    [
        (
            "too-many-warriors", "area:utgard", "warriors astrid",
            (("area:gimle", "warriors astrid", 5), ("area:utgard", "warriors astrid", 4)),
        ),
        (
            "more-than-villages", "area:utgard", "",
            (("area:utgard", "warriors astrid", 2), ("area:utgard", "warriors bjorn", 2)),
        ),
        (
            "figures-in-ruins", "area:utgard", "destroyed",
            (("area:utgard", "destroyed", True), ("area:utgard", "warriors bjorn", 1)),
        ),
        (
            "ships-in-closed-fjord", "area:sw", "ships",
            (
                ("area:utgard", "destroyed", True), ("area:andlang", "destroyed", True),
                ("area:sw", "ships", ("bjorn",)),
            ),
        ),
        (
            "more-than-horns", "seat:astrid", "stat horns",
            (("area:yggdrasil", "warriors astrid", 5),),
        ),
        (
            "too-many-upgrades", "seat:astrid", "upgrades",
            (
                ("seat:astrid", "upgrades", (
                    "lokis-domain-1", "friggas-succor-1", "tyrs-domain-1", "lokis-blessing-1",
                )),
            ),
        ),
        (
            "no-copy-left", "seat:bjorn", "upgrades",
            (
                ("seat:astrid", "upgrades", ("troll-1",)), ("seat:bjorn", "upgrades", ("troll-1",)),
            ),
        ),
        (
            "told-otherwise", "seat:astrid", "hand",
            (("seat:astrid", "hand", ("troll-1",)), ("seat:astrid", "upgrades", ("troll-1",))),
        ),
        (
            "too-few-cards", "seat:eirik", "cards",
            (("table:", "discard", MANY), *((f"seat:{s}", "cards", 8) for s in OTHERS)),
        ),
    ],
)  # fmt: skip
def test_a_board_that_cannot_be_names_its_field_in_four_languages(
    key: str, at: str, name: str, fields: tuple[Told, ...]
) -> None:
    (fault,) = faults_of(given(*fields))

    assert (fault.key, fault.at, fault.name) == (key, at, name)
    lines = [Voice(code, find_game("bloodrage"), "ABCD").fault(fault) for code in LANGUAGES]
    assert len(set(lines)) == len(LANGUAGES)
    assert str(fault) not in lines


# A battle


def test_odds_are_those_of_the_battle_at_a_table() -> None:
    """BR-6.11: the same figures, hands and decks give the same chances, card by card."""
    match = given_bloodrage(
        figures={ASTRID: {"utgard": "2-warrior"}, BJORN: {"utgard": "leader"}},
        hands={ASTRID: "tyrs-bash-1 odins-smite-1a", BJORN: "thors-hammer-1 tyrs-smite-1 troll-1"},
        dooms=("gimle", "myrkulor", "andlang"),
    )
    when(match).says(ASTRID, "pillage utgard").all_decline()

    board = given(
        ("area:utgard", "warriors astrid", 2), ("area:utgard", "leaders", ("bjorn",)),
        ("seat:astrid", "hand", ("tyrs-bash-1", "odins-smite-1a")), ("seat:bjorn", "cards", 3),
        seats=2,
    )  # fmt: skip
    scene = SCRATCH.drawn_up(board.state, ASTRID, "area:utgard")

    assert scene is not None
    seen, there = view(scene, ASTRID), match.view(ASTRID)
    assert MIND.chances is not None
    assert MIND.chances(seen) == MIND.chances(there)
    assert outlook(seen) == outlook(there)
    assert 0 < outlook(seen).chances[0][1].part < 1


def test_the_battle_of_the_book_is_seven_to_two() -> None:
    """BR-E3: a ship in the fjord and a warrior, and Tyr's Crush, against two warriors."""
    board = given(
        ("area:sw", "ships", ("astrid",)), ("area:andlang", "warriors astrid", 1),
        ("area:andlang", "warriors bjorn", 2), ("seat:astrid", "hand", ("tyrs-crush-1",)),
    )  # fmt: skip
    scene = SCRATCH.drawn_up(board.state, ASTRID, "area:andlang")

    assert scene is not None
    ((_, mine), (_, other)) = outlook(view(scene, ASTRID)).chances
    assert (mine.part, other.part) == (1.0, 0.0)


@pytest.mark.parametrize("at", ["area:utgard", "area:sw", "area:gimle", "seat:astrid", "table:"])
def test_where_not_two_clans_stand_there_is_no_battle(at: str) -> None:
    board = given(("area:utgard", "warriors astrid", 1), ("area:gimle", "warriors bjorn", 1))

    assert SCRATCH.drawn_up(board.state, ASTRID, at) is None


# The points


def test_the_manheim_quest_of_the_book() -> None:
    """BR-E4: a tie in Elvagar, 2 against 1 in Angerboda: 5 glory."""
    board = given(
        ("area:ne", "ships", ("dagny",)), ("area:elvagar", "warriors astrid", 2),
        ("area:angerboda", "warriors bjorn", 1), ("seat:dagny", "quests", ("manheim-1a",)),
    )  # fmt: skip

    assert glories(board) == (0, 0, 5, 0)


def test_ragnarok_of_the_book() -> None:
    """BR-E5: age 2, 2 red and 2 blue figures, fjord included, 6 glory each."""
    board = given(
        ("table:", "age", 2), ("table:", "doom", "gimle"), ("area:gimle", "warriors astrid", 1),
        ("area:nw", "ships", ("astrid",)), ("area:gimle", "warriors bjorn", 2),
        ("area:andlang", "warriors dagny", 1),
    )  # fmt: skip

    assert glories(board) == (6, 6, 0, 0)


def test_stats_of_the_book() -> None:
    """BR-E6: 10 for Rage and 20 for Axes, besides what it had."""
    board = given(
        ("seat:astrid", "stat rage", 3), ("seat:astrid", "stat axes", 5),
        ("seat:astrid", "stat horns", 2), ("seat:astrid", "glory", 12), seats=2,
    )  # fmt: skip

    assert glories(board) == (42, 0)


def test_a_fulfilled_quest_raises_what_pays_most_and_all_of_it_is_told() -> None:
    """BR-8.1.7, BR-11.1: from the third cell to the fourth are 10 glory."""
    board = given(
        ("area:gimle", "warriors bjorn", 1), ("seat:bjorn", "quests", ("alfheim-1a",)),
        ("seat:bjorn", "stat axes", 2), seats=2,
    )  # fmt: skip
    heard = list[Event]()
    board.state.events = heard

    SCRATCH.ended(board.state)

    assert find_game("bloodrage").scores(board.state) == (0, 15)
    told = [event.kind for event in heard if event.seat == BJORN]
    assert told == ["reveal-quest", "quest-fulfilled", "glory", "raise-stat", "final-stat"]
