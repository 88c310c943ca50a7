"""Training: what decides games is found in them, and nothing is found where nothing decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

from ragnatafl import games
from ragnatafl.bots.judgement import Weights, read_weights
from ragnatafl.lab.training.figures import figures_of
from ragnatafl.lab.training.fitting import Fit, fit
from ragnatafl.lab.training.gathering import gather, make_plan, weights_now
from ragnatafl.lab.training.rounds import final, train
from ragnatafl.lab.training.samples import Samples, join, read, save
from ragnatafl.table.command import main
from toys import hoard


@pytest.fixture(autouse=True)
def _hoard(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is known to these tests alone."""
    monkeypatch.setitem(games._REGISTERED, "hoard", hoard.GAME)


@pytest.fixture(scope="module")
def gathered() -> Iterator[Samples]:
    """Two thousand games of Hoard, with two and with three seats."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games._REGISTERED, "hoard", hoard.GAME)
        yield _gather(2000)


def _gather(count: int, seed: str = "1", workers: int = 1) -> Samples:
    plan = make_plan("hoard", seats=(2, 3), bots=["thrall"], positions=2, seed=seed)
    samples, played = gather(plan, weights_now(hoard.GAME), count, workers, ("toys.hoard",))
    assert played == count
    return samples


def test_what_decides_a_game_is_found(gathered: Samples) -> None:
    """The weights of Hoard are known; what all seats have alike gets exactly none."""
    found = fit(gathered).model.written("hoard", {}, {})

    for name, true in hoard.TRUE.items():
        assert found.terms[name].start == pytest.approx(true, abs=0.1)
        assert found.terms[name].end == pytest.approx(true, abs=0.1)
    assert (found.terms["thralls"].start, found.terms["thralls"].end) == (0.0, 0.0)


def test_weights_of_start_and_end_are_told_apart() -> None:
    """Gold decides late tables, wolves early ones."""
    fitted = fit(_made_up(12000)).model.written("hoard", {}, {})

    assert fitted.terms["gold"].start == pytest.approx(0.0, abs=0.1)
    assert fitted.terms["gold"].end == pytest.approx(1.0, abs=0.15)
    assert fitted.terms["wolves"].start == pytest.approx(-1.0, abs=0.15)
    assert fitted.terms["wolves"].end == pytest.approx(0.0, abs=0.1)


def test_no_game_is_on_both_sides(gathered: Samples) -> None:
    """Whole games are held out, and always the same ones, whatever they are joined with."""
    found = fit(gathered)

    def keys(one: Fit, which: str) -> set[tuple[str, int]]:
        samples = getattr(one, which).samples
        parts = [samples.about[part].seed for part in samples.part]
        return set(zip(parts, samples.number.tolist(), strict=True))

    assert len(keys(found, "held")) == 400
    assert keys(found, "held").isdisjoint(keys(found, "learnt"))
    together = fit(join([_gather(100, seed="other"), gathered]))
    assert keys(found, "held") < keys(together, "held")
    assert keys(together, "held").isdisjoint(keys(together, "learnt"))


def test_where_results_are_shuffled_nothing_is_gained(gathered: Samples) -> None:
    rng = np.random.default_rng(1)
    own = gathered.only(gathered.seats == 3)
    shuffled = replace(own, winners=rng.permutation(own.winners))

    figures = figures_of(fit(shuffled), weights_now(hoard.GAME))

    assert figures.fitted == pytest.approx(figures.alike, abs=0.02)
    assert all(abs(one.missed) < 0.01 for one in figures.worth)


def test_figures_stand_beside_those_of_simpler_judges(gathered: Samples) -> None:
    true = Weights("hoard", fit(gathered).model.written("hoard", {}, {}).terms)
    nothing = weights_now(hoard.GAME)

    figures = figures_of(fit(gathered), true)

    assert figures.fitted == pytest.approx(figures.before, abs=1e-4)
    assert figures.fitted < figures.single < figures.alike
    assert figures.single_term == "gold"
    assert figures_of(fit(gathered), nothing).before == pytest.approx(figures.alike)
    missed = {one.name: one.missed for one in figures.worth}
    assert missed["gold"] > missed["wolves"] > 0.01 > abs(missed["stones"])
    assert missed["thralls"] == 0
    assert sum(one.count for one in figures.bins) == figures.tables * figures.seats
    assert figures.greatest < 0.12


def test_gathering_is_a_function_of_plan_and_seed(tmp_path: Path) -> None:
    """The same bytes on one core and on two."""
    save(_gather(12), tmp_path / "a.npz")
    save(_gather(12, workers=2), tmp_path / "b.npz")
    save(_gather(12, seed="2"), tmp_path / "c.npz")

    first, again, other = [(tmp_path / f"{name}.npz").read_bytes() for name in "abc"]
    assert first == again != other


def test_gathered_games_are_read_as_they_were_written(gathered: Samples, tmp_path: Path) -> None:
    save(gathered, tmp_path / "games.npz")

    again = read(tmp_path / "games.npz")

    assert again.about == gathered.about
    for name in ("part", "number", "seats", "winners", "game", "progress", "terms"):
        assert np.array_equal(getattr(again, name), getattr(gathered, name))


def test_targets_from_later_tables_lead_to_the_same_place(gathered: Samples) -> None:
    """Hoards do not change, so what is said of the next table is what is said of this one."""
    by_results = fit(gathered).model.weights
    by_next = fit(gathered, mixture=0.5).model.weights

    assert by_next == pytest.approx(by_results, abs=0.1)
    assert not np.array_equal(by_next, by_results)


def test_two_runs_with_one_seed_are_the_same_bytes(tmp_path: Path) -> None:
    written = []
    for name in ("a", "b"):
        path = tmp_path / f"{name}.json"
        arguments = ["hoard", "-n", "60", "--bots", "thrall", "--workers", "1", "-o", str(path)]
        assert main(["train", *arguments]) == 0
        written.append(path.read_bytes())

    assert written[0] == written[1]
    weights = read_weights(written[0], hoard.GAME, "a.json")
    assert tuple(weights.terms) == tuple(hoard.TRUE)
    assert weights.made["games"] == 60
    assert weights.figures["games_held_out"] == 12
    assert msgspec.json.decode(msgspec.json.encode(weights), type=Weights) == weights


def test_a_round_is_kept_for_what_it_does_at_the_table() -> None:
    """Rounds tell what was kept; in Hoard nobody can win by judging, so foretelling decides."""
    plan = make_plan("hoard", seats=(2,), bots=["karl"], positions=2)

    rounds = train(plan, games=150, rounds=2, duels=4, workers=1)

    assert [one.number for one in rounds] == [1, 2]
    assert [len(one.learnt.samples.about) for one in rounds] == [1, 2]
    assert all(one.duel is not None and one.duel.games == 4 for one in rounds)
    weights = final(rounds)
    assert weights is not None
    told = weights.made["rounds"]
    assert isinstance(told, list)
    assert [one["kept"] for one in told] == [one.kept for one in rounds]
    assert weights_now(hoard.GAME).terms["gold"].start == 0.0  # this process judges as before


def _made_up(count: int) -> Samples:
    """Tables of two seats and their results by weights that change over the game."""
    rng = np.random.default_rng(7)
    about = make_plan("hoard", seats=(2,)).about(weights_now(hoard.GAME))
    terms = rng.normal(size=(count, 2, 4)).astype(np.float32)
    progress = rng.random(count).astype(np.float32)
    scores = progress[:, None] * terms[:, :, 0] - (1 - progress[:, None]) * terms[:, :, 1]
    first = rng.random(count) < 1 / (1 + np.exp(scores[:, 1] - scores[:, 0]))
    places = np.arange(count, dtype=np.int32)
    return Samples(
        (about,),
        np.zeros(count, dtype=np.int32),
        places,
        np.full(count, 2, dtype=np.int32),
        np.where(first, 1, 2).astype(np.int32),
        places,
        progress,
        terms,
    )
