"""The bench counts what is done, beside others, and says what it measured."""

from __future__ import annotations

import sys
from random import Random

import pytest

from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.positions import digest
from ragnatafl.lab import bench, playouts, thinking
from ragnatafl.lab.contestant import ANSWERS, POSITIONS, Tally
from toys import raid

pytestmark = pytest.mark.usefixtures("hurried")


def fields_of(line: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in line.split(" ") if "=" in word)


@pytest.mark.slow
def test_the_first_line_says_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--only", "raid", "--slices", "1"]) == 0

    first, line, *_ = capsys.readouterr().out.splitlines()
    build = fields_of(first)
    assert build["build"] in ("plain", "compiled")
    assert build["python"] == ".".join(map(str, sys.version_info[:3]))
    assert build["profile_guided"] in ("yes", "no")
    assert list(fields_of(line)) == [
        "decisions_per_s", "real_per_s", "forced", "games_per_s", "decisions_per_game",
        "clones_per_s", "tries_per_s", "x_real", "x_clones", "x_tries", "x_games",
    ]  # fmt: skip


def test_a_try_leaves_the_table_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is copied, answered in the copy, and its next options are listed."""
    game = playouts.contestant(make_setup(raid.GAME))
    past = playouts.path(make_setup(raid.GAME), Random(5), remember=True)
    before = [digest(table) for table in past]
    monkeypatch.setattr(playouts, "path", lambda *_: past)

    try_all = game.trier(Random(5))

    assert min(len(past) - 1, POSITIONS) <= try_all() <= POSITIONS * ANSWERS
    assert [digest(table) for table in past] == before


@pytest.mark.slow
def test_a_slice_notes_what_was_done() -> None:
    tally, game = Tally(), playouts.contestant(make_setup(raid.GAME))

    game.play(tally, Random(1))
    game.copy(tally, Random(1))
    game.try_out(tally, Random(1))

    assert tally.decisions > tally.forced
    assert tally.games > 0
    assert min(tally.clones, tally.tries) > 0
    assert min(tally.play_seconds, tally.clone_seconds, tally.try_seconds) > 0


def test_ratios_are_taken_within_a_repetition() -> None:
    """Both are slow in the second one, as on a machine that others use."""
    mine = [Tally(tries=400, try_seconds=1), Tally(tries=200, try_seconds=1)]
    theirs = [Tally(tries=100, try_seconds=1), Tally(tries=50, try_seconds=1)]

    assert bench.ratio(mine, theirs, bench.RATIOS["tries"]) == 4


def test_an_unknown_name_gets_one_line() -> None:
    with pytest.raises(SystemExit, match="bench: unknown name 'chess'; there are: runics, "):
        bench.main(["--only", "chess"])


@pytest.mark.slow
def test_jarl_thinks_at_the_same_positions_and_chooses_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(thinking, "ITERATIONS", 2)

    assert bench.main(["--jarl", "--only", "raid"]) == 0
    assert bench.main(["--jarl", "--only", "raid"]) == 0

    _, first, _, second = capsys.readouterr().out.splitlines()
    assert first.startswith("bench jarl-raid iterations_per_s=")
    assert fields_of(first)["positions"] == "18"
    assert fields_of(first)["choices"] == fields_of(second)["choices"]
