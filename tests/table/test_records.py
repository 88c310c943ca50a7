"""Saved, replayed, verified, written as a position and played on: the same game all the way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ragnatafl import load_record, replay

if TYPE_CHECKING:
    from table.conftest import Run

SECRET = "5e" * 32


@pytest.fixture
def saved(run: Run) -> str:
    """A finished sealed game of two bots."""
    ran = run(
        "play", "raid", "--players", "thrall,thrall", "--source", "sealed", "--seed", SECRET,
        "--names", "Olha,Rui", typed=["game.json"],
    )  # fmt: skip
    assert "Saved in game.json" in ran.out
    return "game.json"


def test_saved_game_verifies(run: Run, saved: str) -> None:
    record = load_record(saved)

    ran = run("verify", saved, "--hash", record.secret_hash.upper())

    assert ran.code == 0, ran.err
    first, second = ran.lines
    assert first == (
        f"The secret is the one whose SHA-256 was published: {record.secret_hash}"
    )  # fmt: skip
    assert second.startswith(f"Every shuffle and all {len(record.choices)} choices replay")


def test_replay_prints_the_whole_game_once(run: Run, saved: str) -> None:
    ran = run("replay", saved)

    last = len(load_record(saved).choices)
    points = [line.strip("─ ") for line in ran.lines if line.startswith("──")]
    assert points == [f"{point} of {last}" for point in range(last + 1)]
    assert "Olha: keep " in ran.out
    assert "★" in ran.out


def test_replay_of_one_point(run: Run, saved: str) -> None:
    ran = run("replay", saved, "--at", "2")

    assert [line.strip("─ ") for line in ran.lines if line.startswith("──")] == [
        f"2 of {len(load_record(saved).choices)}"
    ]


def test_replay_with_somebodys_eyes(run: Run, saved: str) -> None:
    """Others' answers are known by what came of them; hidden cards stay hidden."""
    all_eyes = run("replay", saved).out
    olhas = run("replay", saved, "--eyes", "Olha").out
    same = run("replay", saved, "--eyes", "astrid").out
    outside = run("replay", saved, "--eyes", "spectator").out

    assert "Rui: keep " in all_eyes
    assert olhas == same
    assert "Olha: keep " in olhas
    assert "Rui: Keep a card  RAID-2" in olhas
    assert "Rui keeps a card" in olhas
    assert "Olha: Keep a card  RAID-2" in outside
    assert "Olha keeps a card" in outside


def test_position_of_a_record_is_checked_and_played(run: Run, saved: str) -> None:
    written = run("position", "write", saved, "--at", "5", "-o", "five.json")
    checked = run("position", "check", "five.json")
    played = run("position", "play", "five.json", "--players", "thrall,thrall", typed=[])

    assert written.out == "The position after 5 choices is written to five.json.\n"
    assert checked.out.startswith("five.json: a good position of raid. ")
    assert "The game is over." in played.out


def test_position_goes_to_the_screen(run: Run, saved: str) -> None:
    document = json.loads(run("position", "write", saved, "--at", "5").out)

    assert document["ragnatafl"] == "position"


def test_position_of_a_finished_game(run: Run, saved: str) -> None:
    run("position", "write", saved, "-o", "end.json")

    assert "The game is over." in run("position", "check", "end.json").out
    assert "The game is over." in run("position", "play", "end.json").out


def test_position_cannot_be_written_there(run: Run, saved: str) -> None:
    ran = run("position", "write", saved, "-o", "nowhere/p.json")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "ragnatafl: nowhere/p.json: No such file or directory\n"


def test_saved_and_played_on_is_the_same_game(run: Run, tmp_path: Path) -> None:
    """Half a game, saved, taken up and finished, replays like one."""
    run("play", "raid", "--players", "me,me", "--seed", "8", "--no-curtain",
        typed=[*["1"] * 7, "save half.json"])  # fmt: skip
    run("play", "--from", "half.json", "--players", "me,me", "--no-curtain",
        typed=["1"] * 40)  # fmt: skip
    finished = run("play", "--from", "half.json", "--players", "thrall,thrall",
                   typed=["whole.json"])  # fmt: skip

    assert "Saved in whole.json" in finished.out
    half, whole = load_record("half.json"), load_record("whole.json")
    assert whole.choices[: len(half.choices)] == half.choices
    assert replay(whole).over


def test_content_pack_travels_by_its_digest(run: Run, tmp_path: Path) -> None:
    """A game with a pack is replayed with that pack, and without it refused."""
    (tmp_path / "pack").mkdir()
    card = '[[card]]\nid = "axe-1"\nsource = "seed"\nvalue = 8\n'
    (tmp_path / "pack" / "cards.toml").write_text(card, encoding="utf-8")
    run("play", "raid", "--players", "thrall,thrall", "--content", "pack", typed=["p.json"])

    assert run("replay", "p.json", "--content", "pack").code == 0
    without = run("replay", "p.json")
    assert without.code == 2
    assert "give the pack it was played with" in without.err
