"""Runics beside a printed board: cards by their runes as they lie, counted by the rules."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from games.runics.table import given_runics
from kit.scratch import faults_of, given_board, scratch, shown
from kit.table import ASTRID, BJORN
from kit.telling import Told
from ragnatafl.games import find_game
from ragnatafl.games.runics.face.beside import HELD, LYING, UPRIGHT, written
from ragnatafl.games.runics.rules.components import unlaid
from ragnatafl.games.runics.rules.grid import turned
from ragnatafl.games.runics.rules.state import faces
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.scratch import Board

SCRATCH = scratch("runics")
RUNICS = find_game("runics")
TOWER: Told = ("area:0,-2", "upright", "RG-GB-BB")
"""R01 above the start card: from (0, -2) down RG GB BB BR GG."""
MIRROR: Told = ("area:0,-2", "upright", "GR-BG-BB")
"""The same in a mirror, which our R01 is not."""


def given(*fields: Told, seats: int = 2, seat: Seat = ASTRID) -> Board:
    return given_board("runics", seats, *fields, seat=seat)


def points(board: Board) -> tuple[int, ...]:
    assert board.faults == []
    return RUNICS.scores(SCRATCH.ended(board.state))


def cells(options: Iterable[Option]) -> list[list[str]]:
    """Those that each of them would cover, however the card is turned."""
    return sorted([sorted(map(str, option.anchors()[1:])) for option in options])


# What lies where


def test_every_face_of_the_box_can_be_told() -> None:
    """Three blue runes, two green and one red: 60 ways upright and lying, 30 in the hand."""
    assert (len(UPRIGHT), len(LYING), len(HELD)) == (60, 60, 30)


@pytest.mark.parametrize(
    "field",
    [
        TOWER,
        MIRROR,
        ("area:0,2", "lying", "GGB-BRB"),
        ("area:0,2", "lying", "GBB-BRG"),
        ("area:1,1", "master", "bjorn"),
        ("seat:astrid", "hand", ("BB-BG-GR", "BB-BR-GG")),
        ("seat:bjorn", "kept", 3),
    ],
)
def test_what_is_told_is_read_back(field: Told) -> None:
    at, name, value = field

    board = given(field)

    assert board.faults == []
    assert shown(board, ASTRID, at, name) == value


@pytest.mark.parametrize("name", [*UPRIGHT[::7], *LYING[::7]])
def test_a_card_shows_the_runes_that_were_told(name: str) -> None:
    """However it is turned, and whichever of two mirror images is printed."""
    wide = name.index("-")

    board = given(("area:0,2", "upright" if wide == 2 else "lying", name))

    card = board.state.laid[1]  # type: ignore[attr-defined]  # a table of Runics
    number, turn, *_ = unlaid(card)
    assert written(turned(faces(board.state.setup)[number], turn), wide) == name


def test_later_cards_lie_on_top() -> None:
    """In the order in which they were told, wherever they lie."""
    below, above = ("area:0,1", "upright", "BB-GG-RB"), ("area:0,2", "upright", "RB-BB-GG")

    first = given(below, above, ("area:0,2", "master", "astrid"))
    second = given(above, below, ("area:0,2", "master", "astrid"))

    assert points(first) == (3, 0)
    assert points(second) == (4, 0)


def test_a_kept_card_that_was_not_named_gives_way() -> None:
    """RUN-9.2: eight kept cards of each, and every other card can still be told."""
    board = given(
        ("seat:astrid", "kept", 7), ("seat:bjorn", "kept", 8), TOWER,
    )  # fmt: skip

    assert points(board) == (-7, -8)


# The points


@pytest.mark.parametrize(
    ("cell", "worth"), [("0,0", 3), ("1,0", 3), ("1,1", 3), ("0,2", 4), ("1,2", 4)]
)
def test_blue_is_worth_1_green_2_and_red_3(cell: str, worth: int) -> None:
    """RUN-2.2, RUN-8.1: the areas of the start card, as at a table."""
    assert points(given((f"area:{cell}", "master", "astrid"))) == (worth, 0)


def test_points_are_those_of_the_same_table() -> None:
    """RUN-8, RUN-10: with masters, a token and a kept card."""
    match = given_runics(
        laid=["R01 turn 0 at 0,-2"], masters={ASTRID: "0,0", BJORN: "1,-2"},
        tokens={ASTRID: "green at 1,1"}, kept={BJORN: "R09"},
    )  # fmt: skip

    board = given(
        TOWER, ("area:0,0", "master", "astrid"), ("area:1,-2", "master", "bjorn"),
        ("area:1,1", "token", "astrid green"), ("seat:bjorn", "kept", 1),
    )  # fmt: skip

    assert points(board) == match.scores
    for seat in (ASTRID, BJORN):
        assert RUNICS.score_parts is not None
        assert RUNICS.score_parts(board.state, seat) == RUNICS.score_parts(match.state, seat)


def test_a_card_in_a_mirror_counts_as_it_was_told() -> None:
    """Green runes that touch by a corner in ours touch otherwise in this one."""
    ours = given(TOWER, ("area:1,-2", "master", "astrid"))
    theirs = given(MIRROR, ("area:0,-2", "master", "astrid"))

    assert points(ours) == points(theirs) == (2, 0)
    assert ours.state.setup is not theirs.state.setup


# What could be laid


@pytest.mark.parametrize(("hand", "card"), [("BB-BG-GR", "R01"), ("BB-BG-RG", "R02")])
def test_what_could_be_laid_is_what_the_rules_offer(hand: str, card: str) -> None:
    """RUN-5: on the start card alone, however the card is held."""
    match = given_runics(hands={ASTRID: card})
    wanted = [option for option in match.decision.options if f" {card} " in option.text]

    board = given(("seat:astrid", "hand", (hand,)))
    scene = SCRATCH.drawn_up(board.state, ASTRID, "area:0,0")

    assert scene is not None
    assert cells(scene.decision.options) == cells(wanted)


def test_without_a_hand_nothing_is_asked() -> None:
    assert SCRATCH.drawn_up(given(TOWER).state, ASTRID, "area:0,0") is None


# What cannot be so


@pytest.mark.parametrize(
    ("key", "at", "name", "fields"),
    [
        ("card-told", "area:0,2", "upright", (TOWER, ("area:0,2", "upright", "GR-BG-BB"))),
        (
            "too-many-masters", "area:0,2", "master",
            tuple((f"area:{c}", "master", "astrid") for c in ("0,0", "1,0", "1,1", "0,2")),
        ),
        (
            "shared-area", "area:1,0", "master",
            (("area:0,0", "master", "astrid"), ("area:1,0", "master", "bjorn")),
        ),
        ("token-alone", "area:1,1", "token", (("area:1,1", "token", "bjorn blue"),)),
        (
            "two-pieces", "area:1,1", "master",
            (
                ("area:1,1", "master", "bjorn"), ("area:1,0", "master", "bjorn"),
                ("area:1,1", "token", "bjorn blue"),
            ),
        ),
        ("covers-nothing", "area:2,0", "upright", (("area:2,0", "upright", "BB-GG-RB"),)),
        (
            "too-few-cards", "seat:bjorn", "kept",
            (
                ("seat:astrid", "kept", 8), ("seat:astrid", "hand", ("BB-BG-GR",)),
                ("seat:bjorn", "kept", 8),
            ),
        ),
    ],
)  # fmt: skip
def test_a_board_that_cannot_be_names_its_field_in_four_languages(
    key: str, at: str, name: str, fields: tuple[Told, ...]
) -> None:
    (fault,) = faults_of(given(*fields))

    assert (fault.key, fault.at, fault.name) == (key, at, name)
    lines = [Voice(code, RUNICS, "ABC").fault(fault) for code in LANGUAGES]
    assert len(set(lines)) == len(LANGUAGES)
    assert str(fault) not in lines
