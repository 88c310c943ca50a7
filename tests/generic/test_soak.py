"""The soak plays, checks, keeps its progress and tells of faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from ragnatafl.lab import soak
from ragnatafl.lab.checks import Inspection


def test_a_stopped_run_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--game", "raid", "--load", "toys.raid", "--workers", "1"]

    assert soak.main([*arguments, "--games", "3", "--folder", str(tmp_path)]) == 0
    assert soak.main([*arguments, "--games", "5", "--folder", str(tmp_path)]) == 0

    [notes] = tmp_path.glob("*/progress.jsonl")
    chunks = soak.Notes(notes.parent).read()
    assert [(chunk.first, chunk.games) for chunk in chunks] == [(0, 3), (3, 2)]
    assert "soak raid players=random games=5 replays=5" in capsys.readouterr().out


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    notes = soak.Notes(tmp_path)
    notes.add(soak.Chunk("raid", 0, 25, 500, 500, ()))
    notes.path.write_bytes(notes.path.read_bytes() + b'{"game":"raid","fir')

    assert [(chunk.first, chunk.games) for chunk in notes.read()] == [(0, 25)]
    assert list(soak.still_to_do(60, notes.read())) == [(25, 25), (50, 10)]


def test_faults_are_told_and_make_the_run_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = soak.Notes(tmp_path)
    notes.add(soak.Chunk("raid", 0, 25, 500, 500, ("raid-3 game 7: a card is lost",)))

    assert soak.tell(["raid"], notes, 1.0) == 1
    assert "raid-3 game 7: a card is lost" in capsys.readouterr().out


def test_an_exception_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a rule divides by the number of ravens")

    monkeypatch.setattr(Inspection, "faults", broken)

    [fault] = soak.check_game(soak.inspection("raid", 3, ""))
    assert "ZeroDivisionError: a rule divides by the number of ravens" in fault


def test_an_unknown_game_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "raidd"]) == 2
    assert capsys.readouterr().err == "ragnatafl: unknown game 'raidd', did you mean 'raid'?\n"


def test_bots_may_play_and_their_games_are_counted_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--game", "raid", "--load", "toys.raid", "--workers", "1", "--games", "2"]
    soak.main([*arguments, "--folder", str(tmp_path)])

    assert soak.main([*arguments, "--folder", str(tmp_path), "--bot", "karl"]) == 0
    assert "soak raid players=karl games=2 replays=2" in capsys.readouterr().out


def test_every_sealed_decision_is_tested_for_leaks() -> None:
    inspected = soak.inspection("raid", 4, "")
    inspected.at_random = 1

    assert list(inspected.faults()) == []
    assert inspected.leak_tests >= 3 * inspected.match.setup.seats  # the draft alone


def test_games_are_played_by_the_rules_of_a_version(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--game", "runics", "--workers", "1", "--folder", str(tmp_path), "--games", "2"]

    assert soak.main([*arguments, "--rules", "1"]) == 0
    assert "soak runics rules=1 players=random games=2 replays=2" in capsys.readouterr().out
    assert {soak.new_match("runics", 3, f"rules={n}").setup.version for n in (1, 2)} == {1, 2}
    assert soak.main([*arguments, "--rules", "9"]) == 2
    assert "runics: rules version 9 is unknown, this program has 1 to 2" in capsys.readouterr().err
