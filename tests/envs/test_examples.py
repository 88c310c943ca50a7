"""The examples for researchers run, in a short form."""

from __future__ import annotations

import doctest
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from ragnatafl.envs.frame import open_to, scores_of
from ragnatafl.kernel.agenda import apply

REPOSITORY = Path(__file__).parents[2]


def example(name: str) -> ModuleType:
    """An example as a module; they are no part of the package."""
    found = importlib.util.spec_from_file_location(name, REPOSITORY / "examples" / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_ismcts_of_openspiel_plays_the_end_of_runics() -> None:
    points = list(example("ismcts_runics").curve(budgets=(2, 6), games=2, opening=9))

    assert [budget for budget, _ in points] == [2, 6]
    assert all(-1.0 <= result <= 1.0 for _, result in points)


def test_its_curve_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    example("ismcts_runics").main(["--games", "1", "--opening", "11"])

    assert capsys.readouterr().out.count("simulations: mean result") == 3


def test_ppo_is_told_what_each_option_of_runics_brings() -> None:
    """The features beside the options are what everybody's points become, from the seat on."""
    ppo = example("ppo_runics")
    game = ppo.Points()
    seen, _ = game.reset(seed=1)
    gained, over = 0, False
    while not over:
        state, seat, action = game.game.state, game.game.seat, int(seen[:, -2].argmax())
        assert game.action_masks()[action]
        after = state.clone()
        apply(after, open_to(state, seat)[action])
        changes = np.subtract(scores_of(after), scores_of(state))
        assert seen[action, -2:].tolist() == pytest.approx(
            [changes[seat] / ppo.WORTH, changes[1 - seat] / ppo.WORTH]
        )
        gained += max(0, changes[seat])
        seen, _, over, _, _ = game.step(action)
    assert gained > 0
    assert not seen[:, -2:].any()


@pytest.mark.slow
def test_ppo_takes_its_first_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where what it learns with is installed; a share of victories and of how many games each."""
    pytest.importorskip("sb3_contrib")
    ppo = example("ppo_runics")
    monkeypatch.setattr(ppo, "GAMES", 2)
    monkeypatch.setattr(ppo, "ROLLOUT", 64)

    curve = ppo.learn(256)

    assert [steps for steps, _, _ in curve] == [128, 256]
    assert all(0.0 <= share <= 1.0 and games > 4 for _, share, games in curve)


def test_its_curve_is_drawn(tmp_path: Path) -> None:
    example("ppo_runics").draw([(10, 0.5, 20), (20, 0.75, 20)], tmp_path / "curve.svg")

    assert "share of victories" in (tmp_path / "curve.svg").read_text()


def test_the_page_for_researchers_is_true() -> None:
    results = doctest.testfile(str(REPOSITORY / "docs" / "researchers.md"), module_relative=False)

    assert results.attempted > 25
    assert not results.failed


def test_the_environments_bring_no_large_library() -> None:
    """What learns brings its own: the frameworks alone stay small."""
    kinds = [f"ragnatafl.envs.{kind}" for kind in ("batch", "gymnasium", "openspiel", "pettingzoo")]
    script = f"import sys, {', '.join(kinds)}; sys.exit('torch' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
