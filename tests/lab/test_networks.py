"""Networks on top of weights: what terms are worth together is found, if it is anything."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from ragnatafl import games
from ragnatafl.bots.judgement import FOLDER, Weight, Weights
from ragnatafl.bots.network import _KNOWN as KNOWN_NETWORKS
from ragnatafl.bots.network import (
    Network,
    NetworkJudgement,
    network_of,
    read_network,
    write_network,
)
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup, start_game
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.training.networks import HIDDEN, learn_network
from ragnatafl.lab.training.rounds import Learnt, learn
from ragnatafl.lab.training.samples import About, Samples
from toys import hoard

NAMES = hoard.GAME.mind.terms.names if hoard.GAME.mind.terms is not None else ()
NOTHING = Weights("hoard", {name: Weight(0.0, 0.0) for name in NAMES})


@pytest.fixture(autouse=True)
def _hoard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._REGISTERED, "hoard", hoard.GAME)
    monkeypatch.delitem(KNOWN_NETWORKS, "hoard", raising=False)


def made_up(tables: int, together: bool) -> Samples:
    """Each a game of its own: gold decides, or gold with wolves, which no weights can say."""
    rng = np.random.default_rng(5)
    terms = rng.standard_normal((tables, 3, len(NAMES))).astype(np.float32)
    gold, wolves = terms[:, :, 0], terms[:, :, 1]
    scores = 2.0 * gold * wolves if together else gold
    powers = np.exp(scores)
    shares = powers / powers.sum(axis=1, keepdims=True)
    winners = (rng.random((tables, 1)) > shares.cumsum(axis=1)).sum(axis=1)
    about = About(
        game="hoard", rules=1, content="", terms=NAMES, seats=(3,), options={}, bots=("thrall",),
        explore=0.0, positions=1, dealt=False, judged_by="", seed="made up",
    )  # fmt: skip
    numbers = np.arange(tables, dtype=np.int32)
    return Samples(
        (about,), np.zeros(tables, np.int32), numbers, np.full(tables, 3, np.int32),
        (1 << winners).astype(np.int32), np.zeros((tables, 0), np.float32), numbers,
        rng.random(tables).astype(np.float32), terms,
    )  # fmt: skip


def learnt(tables: int, together: bool) -> Learnt:
    return learn(made_up(tables, together), NOTHING, 1.0)


@pytest.fixture(scope="module")
def network() -> Network:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games._REGISTERED, "hoard", hoard.GAME)
        return learn_network(learnt(1500, together=True))[0]


@pytest.mark.slow
def test_what_terms_are_worth_together_is_found() -> None:
    _, found = learn_network(learnt(8000, together=True))

    assert found.before > 1.05
    assert found.fitted < found.before - 0.2


def test_where_weights_say_it_all_nothing_is_added() -> None:
    _, found = learn_network(learnt(3000, together=False))

    assert found.fitted == pytest.approx(found.before, abs=0.01)


def test_a_file_is_what_it_was_made_of(network: Network) -> None:
    data = write_network(network)

    assert write_network(read_network(data, hoard.GAME, "there")) == data
    assert len(data) < 100_000


def test_a_table_is_judged_by_it(network: Network) -> None:
    terms = hoard.GAME.mind.terms
    assert terms is not None
    judged = NetworkJudgement(terms, network)
    game: Any = start_game(make_setup(hoard.GAME, 3, {}), "4")  # Any: a state of Hoard

    chances = judged.chances(game)

    assert sum(chances) == pytest.approx(1)
    assert judged.judge(game, Seat(0)) == pytest.approx(2 * chances[0] - 1)
    numbers = np.array([terms.count(game)], dtype=np.float32)
    late = np.array([terms.progress(game)], dtype=np.float32)
    swapped = network.scores(numbers[:, ::-1].copy(), late)
    assert swapped[0, ::-1].tolist() == pytest.approx(judged.scores(game), abs=1e-4)


def changed(network: Network, name: str, array: np.ndarray[Any, Any]) -> bytes:
    other = Network(network.about, {**network.arrays, name: array})
    return write_network(other)


def test_what_is_no_network_is_told(network: Network) -> None:
    whole = write_network(network)
    foreign = BytesIO()
    with zipfile.ZipFile(foreign, "w") as archive:
        archive.writestr("about.json", b"{}")
    wrong = {
        "no network": b"nothing",
        "is no network: 'w": foreign.getvalue(),
        "too large": b" " * (4 << 20),
        "float32": changed(network, "b1", np.zeros(HIDDEN[0] + 1, np.float32)),
        "no number": changed(network, "w3", np.full(HIDDEN[1], np.nan, np.float32)),
        "above 0": changed(network, "scale", np.zeros(len(NAMES), np.float32)),
        "no network: File": whole[: len(whole) // 2],
    }
    for told, data in wrong.items():
        with pytest.raises(BadInput, match="there: ") as fault:
            read_network(data, hoard.GAME, "there")
        assert told.split(": ")[-1].split("'")[0] in str(fault.value)


def test_one_of_the_folder_is_taken_if_it_fits(
    network: Network,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert network_of(hoard.GAME) is None

    KNOWN_NETWORKS.clear()
    (tmp_path / "hoard.npz").write_bytes(write_network(network))
    assert network_of(hoard.GAME) is not None

    KNOWN_NETWORKS.clear()
    (tmp_path / "hoard.npz").write_bytes(b"nothing")
    assert network_of(hoard.GAME) is None
    assert "the built-in one is used" in caplog.text


@pytest.mark.parametrize("name", games.game_names())
def test_a_network_that_comes_with_a_game_fits_it(name: str) -> None:
    """And it foretells games that it never saw better than weights alone."""
    found = network_of(games.find_game(name))

    assert (found is None) == (name not in ("bloodrage", "runics"))
    if found is not None:
        figures = msgspec.convert(found.network.about.figures, dict[str, float])
        assert figures["cross_entropy"] < figures["cross_entropy_of_weights"]
