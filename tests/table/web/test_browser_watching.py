"""The lab's watcher at real games: everything that others did is told, and was marked."""

from __future__ import annotations

from pathlib import Path

import pytest

from ragnatafl.lab.watching import main, watch_game

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "answers"), [("bloodrage", 7), ("lords", 8), ("runics", 6), ("surtr", 8)]
)
def test_everything_that_others_did_is_told_and_was_marked(
    tmp_path: Path, game: str, answers: int
) -> None:
    """The first answers of a game that the lab plays to its end."""
    watch = watch_game(game, tmp_path, answers=answers, pace="quick", seed=1, size="1280x800")

    assert watch.is_well, (watch.untold, watch.unmarked, watch.unseen, watch.faults)
    assert watch.events


def test_watching_says_what_it_cannot_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path)]

    assert main([*out, "--game", "chess"]) == 2
    assert main([*out, "--answers", "0"]) == 2
    assert "unknown game 'chess'" in capsys.readouterr().err
