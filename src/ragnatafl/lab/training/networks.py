"""A network fitted to results, beginning with what weights alone can say (`bots/network.py`).

Stochastic descent (Adam) in numpy: the nets are so small that nothing is gained by more. It ends
when games that are not learnt from are foretold no better; the figures are of others still.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ragnatafl.bots.network import FURTHEST, LAYERS, AboutNetwork, Network, seat_features
from ragnatafl.lab.training.fitting import (
    FLAT,
    HELD_OUT,
    Fit,
    Rows,
    chances,
    cross_entropy,
    mixed,
    rounded,
)
from ragnatafl.lab.training.rounds import Learnt
from ragnatafl.lab.training.samples import Flags, Floats, Samples

HIDDEN: Final = (64, 32)
BATCH: Final = 512
"""Tables at a time."""
PACE: Final = 1e-3
DECAY: Final = 3e-4
"""Of all numbers, at each step times the pace: what games do not bear out fades."""
PATIENCE: Final = 4
"""Passes without a gain, after which the best one so far is taken."""
MOST_PASSES: Final = 60

Array = NDArray[np.float32]
Layers = dict[str, Array]
OnPass = Callable[[int, float], None]


@dataclass(frozen=True, slots=True)
class Prepared:
    """Tables as the network sees them."""

    inputs: Array
    """Table, seat, feature;"""
    base: Array
    """what weights alone say: table, seat;"""
    targets: Array
    there: Flags

    def __len__(self) -> int:
        return len(self.inputs)


@dataclass(frozen=True, slots=True)
class NetworkFit:
    """A network, and how well it foretells games that it has never seen."""

    layers: Layers
    passes: int
    before: float
    """The cross-entropy of weights alone;"""
    fitted: float
    """of the network."""
    scores: Floats
    held: Rows


def prepare(rows: Rows, fit: Fit, targets: Floats | None = None) -> Prepared:
    model = fit.model
    scale = np.where(model.scale > FLAT, model.scale, 1.0)
    own = (rows.samples.terms / scale).astype(np.float32)
    seen = np.clip(own, -FURTHEST, FURTHEST)
    late = rows.samples.progress.astype(np.float32)
    inputs = np.zeros((*own.shape[:2], 3 * own.shape[2] + 2), dtype=np.float32)
    seats = rows.samples.seats[rows.samples.game]
    for count in np.unique(seats):
        of = seats == count
        inputs[of, :count] = seat_features(seen[of, :count], late[of])
    weights = (1 - late)[:, None] * model.start + late[:, None] * model.end
    base = np.einsum("tsk,tk->ts", own, weights).astype(np.float32)
    aims = rows.targets if targets is None else targets
    return Prepared(inputs, base, aims.astype(np.float32), rows.there)


def first_layers(inputs: int, rng: np.random.Generator) -> Layers:
    """The last layer is nothing at first: the beginning is what weights alone say."""
    one, two = HIDDEN

    def drawn(rows: int, columns: int) -> Array:
        found: Array = rng.standard_normal((rows, columns), dtype=np.float32)
        found *= np.float32(np.sqrt(2 / rows))
        return found

    return {
        "w1": drawn(inputs, one),
        "b1": np.zeros(one, dtype=np.float32),
        "w2": drawn(one, two),
        "b2": np.zeros(two, dtype=np.float32),
        "w3": np.zeros(two, dtype=np.float32),
    }


def scores_of(layers: Layers, prepared: Prepared) -> Floats:
    found = [
        prepared.base[at : at + 8192] + _forward(layers, prepared.inputs[at : at + 8192])[-1]
        for at in range(0, len(prepared), 8192)
    ]
    return np.concatenate(found).astype(np.float64)


def _forward(layers: Layers, inputs: Array) -> tuple[Array, Array, Array]:
    one = np.maximum(inputs @ layers["w1"] + layers["b1"], 0.0)
    two = np.maximum(one @ layers["w2"] + layers["b2"], 0.0)
    return one, two, two @ layers["w3"]


def slopes_of(layers: Layers, inputs: Array, base: Array, targets: Array, there: Flags) -> Layers:
    """Of the mean cross-entropy, by each number."""
    one, two, out = _forward(layers, inputs)
    likely = chances((base + out).astype(np.float64), there).astype(np.float32)
    error = (likely - targets) / np.float32(len(inputs))
    error[~there] = 0.0
    flat_two, flat_one = two.reshape(-1, two.shape[-1]), one.reshape(-1, one.shape[-1])
    down = error.reshape(-1, 1)
    back_two = (down * layers["w3"]) * (flat_two > 0)
    back_one = (back_two @ layers["w2"].T) * (flat_one > 0)
    return {
        "w1": inputs.reshape(-1, inputs.shape[-1]).T @ back_one,
        "b1": back_one.sum(axis=0),
        "w2": flat_one.T @ back_two,
        "b2": back_two.sum(axis=0),
        "w3": (flat_two.T @ down)[:, 0],
    }


class Descent:
    """Adam: each number goes its own pace."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self._mean = {name: np.zeros_like(array) for name, array in layers.items()}
        self._square = {name: np.zeros_like(array) for name, array in layers.items()}
        self._steps = 0

    def step(self, slopes: Layers, pace: float) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            unbiased = mean / np.float32(1 - 0.9**self._steps)
            root = np.sqrt(square / np.float32(1 - 0.999**self._steps)) + np.float32(1e-8)
            fading = DECAY * self.layers[name] if name.startswith("w") else 0.0
            self.layers[name] -= (np.float32(pace) * (unbiased / root + fading)).astype(np.float32)


def fit_network(
    samples: Samples, fit: Fit, mixture: float = 1.0, seed: int = 0, on_pass: OnPass | None = None
) -> NetworkFit:
    """On top of weights that were fitted to the same games, with the same ones held out."""
    held = samples.held_out(HELD_OUT)
    own = samples.only(~held)
    choosing = own.held_out(HELD_OUT, "network")
    learnt = Rows(own.only(~choosing))
    targets = mixed(learnt, fit.model, mixture) if mixture < 1 else None
    tables, watched = prepare(learnt, fit, targets), Rows(own.only(choosing))
    watching, kept = prepare(watched, fit), Rows(samples.only(held))
    rng = np.random.default_rng(seed)
    layers = first_layers(tables.inputs.shape[-1], rng)
    descent = Descent(layers)
    best = cross_entropy(scores_of(layers, watching), watched)
    found = {name: array.copy() for name, array in layers.items()}
    best_pass = passes = 0
    while passes < MOST_PASSES and passes - best_pass < PATIENCE:
        passes += 1
        pace = PACE / (1 + passes / 8)
        order = rng.permutation(len(tables))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            slopes = slopes_of(
                layers, tables.inputs[some], tables.base[some], tables.targets[some],
                tables.there[some],
            )  # fmt: skip
            descent.step(slopes, pace)
        now = cross_entropy(scores_of(layers, watching), watched)
        if on_pass is not None:
            on_pass(passes, now)
        if now < best - 1e-5:
            best, best_pass = now, passes
            found = {name: array.copy() for name, array in layers.items()}
    ending = prepare(kept, fit)
    scores = scores_of(found, ending)
    before = cross_entropy(ending.base.astype(np.float64), kept)
    return NetworkFit(found, best_pass, before, cross_entropy(scores, kept), scores, kept)


def learn_network(
    learnt: Learnt, mixture: float = 1.0, on_pass: OnPass | None = None
) -> tuple[Network, NetworkFit]:
    """On top of what was learnt, as a file is made of."""
    fit = learnt.fit
    found = fit_network(learnt.samples, fit, mixture, on_pass=on_pass)
    scale = np.where(fit.model.scale > FLAT, fit.model.scale, 1.0)
    arrays: Layers = {
        "scale": scale.astype(np.float32),
        "start": fit.model.start.astype(np.float32),
        "end": fit.model.end.astype(np.float32),
        **{name: found.layers[name] for name in LAYERS},
    }
    figures: dict[str, object] = {
        "cross_entropy": rounded(found.fitted),
        "cross_entropy_of_weights": rounded(found.before),
        "passes": found.passes,
    }
    weights, names = learnt.weights, learnt.samples.names
    return Network(
        AboutNetwork(weights.game, names, made=weights.made, figures=figures), arrays
    ), found
