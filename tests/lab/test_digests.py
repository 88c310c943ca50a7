"""Builds and trees that play alike print the same lines, and others do not."""

from __future__ import annotations

import pytest

from ragnatafl.games import find_game
from ragnatafl.kernel.game import start_game
from ragnatafl.lab import digests
from ragnatafl.lab.soak import tables

RAID = ("--game", "raid", "--load", "toys.raid", "--games", "25")


def test_lines_depend_on_the_games_not_on_the_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert digests.main([*RAID, "--jobs", "1"]) == 0
    alone = capsys.readouterr().out
    assert digests.main([*RAID, "--jobs", "2"]) == 0

    assert capsys.readouterr().out == alone
    assert [line.split(" ")[:3] for line in alone.splitlines()] == [
        ["digests", "raid", "seats=2"],
        ["digests", "raid", "seats=3"],
        ["digests", "raid", "seats=4"],
    ]
    assert sum(int(line.split("games=")[1].split(" ")[0]) for line in alone.splitlines()) == 25


@pytest.mark.slow
def test_a_rule_that_plays_otherwise_shows() -> None:
    """Blood Rage at the same table with the same seed, by the rules of two versions."""
    old, new = (tables(find_game("bloodrage"), f"rules={version}")[0] for version in (1, 2))

    assert digests.play(new, 7) == digests.play(new, 7)
    assert digests.play(old, 7) != digests.play(new, 7)


@pytest.mark.slow
def test_an_option_that_reads_otherwise_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody takes it."""
    setup = tables(find_game("runics"))[0]
    before = digests.play(setup, 3)
    option = start_game(setup, "3").decisions[0].options[-1]

    monkeypatch.setattr(option, "_text", "stay at home")

    assert digests.play(setup, 3).mark != before.mark


def test_what_is_unknown_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert digests.main(["--game", "raidd"]) == 2
    assert digests.main(["--game", "raid", "--rules", "99"]) == 2

    told = capsys.readouterr().err.splitlines()
    assert told[0] == "digests: unknown game 'raidd', did you mean 'raid'?"
    assert told[1].startswith("digests: raid: rules version 99 is unknown")
