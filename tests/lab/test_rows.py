"""A row for each answer: what the table was before it, what came of it, and of the game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kit.table import ASTRID, BJORN
from lab.short_game import ANSWERS, short_game
from ragnatafl.lab.study.accounts import account_of
from ragnatafl.lab.study.plans import make_plan
from ragnatafl.lab.study.rows import Row, account_of_record, rows_of
from toys.stories import new_raid


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> list[Row]:
    return rows_of(short_game(monkeypatch))


def test_each_answer_has_its_row(rows: list[Row]) -> None:
    assert [one.at for one in rows] == list(range(17))
    assert [one.chosen for one in rows] == list(ANSWERS)
    assert [one.at for one in rows if one.seat == ASTRID] == [0, 2, 4, 6, 8, 10, 11, 12, 15]
    assert [one.at for one in rows if one.forced] == [12, 15, 16]
    assert [(one.at, one.place) for one in rows if one.place] == [(6, 2), (8, 1), (9, 2), (13, 1)]


def test_the_draft_and_what_is_put_are_sealed(rows: list[Row]) -> None:
    assert [one.at for one in rows if not one.sealed] == [6, 7, 10, 11, 14]


def test_a_row_tells_of_the_table_as_it_was(rows: list[Row]) -> None:
    """The turn that begins with the answer is counted; its points are not."""
    assert [one.turn for one in rows] == [*range(1, 12), 11, 11, 12, 12, 13, 14]
    points = [*[(0, 0)] * 10, *[(0, 2)] * 4, *[(2, 2)] * 3]
    assert [one.points for one in rows] == points
    assert {one.round for one in rows} == {0}


def test_a_row_tells_how_its_seat_fared_and_how_long_it_thought(rows: list[Row]) -> None:
    """Answer n took n seconds, forced or not; Bjorn won."""
    assert [one.micros for one in rows] == [1_000_000 * n for n in range(1, 18)]
    assert all(one.won == float(one.seat == BJORN) for one in rows)
    assert {(one.scores, one.ended_by, one.rounds) for one in rows} == {((2, 4), "RAID-7", 0)}


def test_chance_is_where_an_answer_led_to_a_roll(rows: list[Row]) -> None:
    """The die is rolled when both sides of a raid have put: by the answer of the second one."""
    assert [one.at for one in rows if one.chance] == [9, 13, 16]


def test_chance_is_where_a_card_comes_from_a_pile_that_nobody_sees() -> None:
    """In Runics who draws; to place a card shows nothing that nobody knew."""
    plan = make_plan("runics", ["thrall"], seats=(2,), seed="pile")
    rows = [row for number in range(4) for row in rows_of(account_of(plan.pairing(number)))]

    drew = {row.chosen.partition(" ")[0] for row in rows if row.chance}

    assert drew == {"draw"}
    assert all(row.chance for row in rows if row.chosen.startswith("draw"))
    assert any(row.chosen.startswith("place") for row in rows)


def test_chance_is_where_others_are_dealt_cards_too() -> None:
    """In Blood Rage the last answer of an age: then all are dealt the next one's."""
    told = account_of(make_plan("bloodrage", ["thrall"], seats=(2,)).pairing(0))
    rows = rows_of(told)

    pairs = [(row, after.prompt) for row, after in pairwise(rows)]
    dealt = [row.at for row, after in pairs if row.prompt != after == "keep-gift"]

    assert len(dealt) == 2
    assert set(dealt) <= {row.at for row in rows if row.chance}
    assert not any(row.chance for row in rows if row.prompt in ("keep-gift", "take", "play-card"))


def test_chance_is_where_the_outcome_is_told_at_a_real_table() -> None:
    """The roll that an answer led to is a line of its own, and no row."""
    table = new_raid(source="asked", seed="hand")
    while not table.match.over:
        decision = table.match.decision
        table.says(decision.seat, decision.options[0].text)
    lines = [line.partition(": ")[0] for line in table.match.record().choices]

    rows = rows_of(account_of_record(0, table.match.record()))

    before = {at for at, seat in enumerate(lines[1:]) if seat == "chance" != lines[at]}
    assert before <= {row.at for row in rows if row.chance}
    assert any(row.chance and row.chosen.startswith("put") for row in rows)
    assert {row.micros for row in rows} == {-1}
    assert len(rows) == len([seat for seat in lines if seat != "chance"])
