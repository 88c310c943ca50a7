"""Records: readable, checked line by line, and each fault in one line (2.1, 2.16)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import ragnatafl
from kit.table import ASTRID, BJORN
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.records import Record, parse_record
from ragnatafl.lab.checks import play_on
from toys.stories import given_raid, new_raid


def played() -> Record:
    table = new_raid(seats=2, seed=3)
    for _ in play_on(table.match, Random(3)):
        pass
    return table.match.record()


def changed(**changes: Any) -> str:  # Any: whatever a file may hold
    document = msgspec.json.decode(played().to_json())
    document.update(changes)
    return msgspec.json.encode(document).decode()


def test_a_record_is_readable() -> None:
    record = played()

    assert record.game == "raid"
    assert record.choices[0].startswith("astrid: keep ")
    assert '"astrid: keep ' in record.to_json()


def test_a_record_gives_the_same_game() -> None:
    """2.1"""
    again = ragnatafl.replay(parse_record(played().to_json()))

    assert again.record() == played()


def test_a_record_is_saved_in_one_go(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("what was there before", encoding="utf-8")

    played().save(path)

    assert ragnatafl.load_record(path) == played()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_record_may_start_from_a_position() -> None:
    table = given_raid(hands={ASTRID: "axe-8", BJORN: "axe-1"})
    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-1").rolls(3)

    record = table.match.record()
    assert record.choices == (
        "astrid: raid bjorn",
        "astrid: put axe-8",
        "bjorn: put axe-1",
        "chance: raid-die 3",
    )
    assert ragnatafl.replay(parse_record(record.to_json())).record() == record


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "this is not a record: it is cut off"),
        (played().to_json()[:200], "this is not a record: it is cut off"),
        ("Dear diary", "this is not a record: JSON is malformed"),
        ("[1, 2]", 'it must be an object with "ragnatafl": "record"'),
        ('{"ragnatafl": "position"}', 'it must be an object with "ragnatafl": "record"'),
        ("[" * 100_000, "this is not a record: it is nested too deeply"),
        ('"\ud800"', "this is not a record"),
        (b"\xff\xfe\x00", "this is not a record"),
        (changed(format=2), "record format 2 is unknown, this program reads 1"),
        (changed(seats="two"), "record: expected 'int', got 'str' - at '$.seats'"),
        (changed(mood="glad"), "record: object contains unknown field 'mood'"),
        (changed(choices=["x" * 401]), "record: expected 'str' of length <= 400"),
    ],
)
def test_what_is_no_record_gets_one_line(text: str | bytes, line: str) -> None:
    with pytest.raises(BadInput) as fault:
        parse_record(text)

    assert line.lower() in str(fault.value).lower()
    assert "\n" not in str(fault.value)


CHOICES = list(played().choices)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (changed(game="chess"), "unknown game 'chess'"),
        (changed(game="runics"), "runics: unknown option 'automas'"),
        (changed(version=9), "raid: rules version 9 is unknown, this program has 1 to 1"),
        (changed(content="0" * 32), "give the pack it was played with"),
        (changed(seats=3), "record: 3 seats, but 2 names"),
        (changed(seats=9), "raid: 9 seats are not possible, only 3, 2, 4"),
        (changed(options={"automas": 7}), "raid: option expected 'int' <= 3"),
        (changed(source="dream"), "unknown source of chance 'dream', known: fast, sealed, asked"),
        (changed(seed=""), "record: has no seed"),
        (
            changed(choices=["astrid keep axe-1"]),
            "choice 1: 'astrid keep axe-1' must begin",
        ),
        (changed(choices=["olaf: keep axe-1"]), "must begin with a seat, known: astrid, bjorn"),
        (changed(choices=["dagny: keep axe-1"]), "must begin with a seat, known: astrid, bjorn"),
        (changed(choices=["astrid: rest axe-1"]), "record: choice 1: RAID-2: Astrid cannot choose"),
        (changed(choices=["astrid: keep ax-1"]), "record: choice 1: RAID-2: 'keep ax-1' means"),
        (changed(choices=["chance: raid-die 3"]), "record: choice 1: RAID-2: chance is not asked"),
        (
            changed(choices=CHOICES[:-1]),
            "has a result, but its choices do not end the game",
        ),
        (changed(choices=[*CHOICES, CHOICES[-1]]), "the game is over"),
        (
            changed(result={"winners": [], "scores": [9, 9], "rule": "RAID-7", "digest": ""}),
            "record: replaying it gives another result than the one it holds",
        ),
        (changed(seed="4"), "record: choice"),
        (changed(secret_hash="ab" * 32), "64 hex digits in lower case"),
        (changed(start=[]), "record: expected 'object"),
        (changed(start={}), "this is not a position"),
    ],
)
def test_a_record_that_does_not_fit_gets_one_line(text: str, line: str) -> None:
    with pytest.raises(BadInput) as fault:
        ragnatafl.replay(parse_record(text))

    assert line in str(fault.value)
    assert "\n" not in str(fault.value)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadInput, match="this is a record of 'raid', not of runics"):
        replay(played(), find_game("runics"))


def test_a_start_position_that_breaks_later_is_refused() -> None:
    """It can be asked, but its second step cannot be carried out."""
    table = given_raid(
        hands={ASTRID: "axe-1"},
        packs={ASTRID: "axe-2 axe-3", BJORN: "axe-4 axe-5"},
        agenda=[
            {"step": "draft", "round": 1},
            {"step": "draft", "round": 3},
            {"step": "draft", "round": 3},
        ],
    )
    table.says(ASTRID, "keep axe-2").says(BJORN, "keep axe-4")
    second = ("astrid: keep axe-5", "bjorn: keep axe-3")
    record = table.match.record()
    record = msgspec.structs.replace(record, choices=(*record.choices, *second))

    with pytest.raises(BadInput, match="after 'keep axe-3' the rules cannot go on from this"):
        ragnatafl.replay(record)


def test_a_file_that_is_not_there_gets_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file or directory"):
        ragnatafl.load_record(tmp_path / "nowhere.json")
    with pytest.raises(BadInput, match="Is a directory"):
        ragnatafl.load_record(tmp_path)


def test_a_record_holds_each_sealed_answer_once() -> None:
    """Minds may change before the last answer is in; a record has only what came of it."""
    match = new_raid(3).match
    line = f"astrid: {match.decision.options[0].text}"
    record = msgspec.structs.replace(match.record(), choices=(line, line))

    with pytest.raises(BadInput, match="record: choice 2: astrid has answered already"):
        replay(record, find_game("raid"))
