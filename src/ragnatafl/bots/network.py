"""A small network over the terms of all seats: what they are worth together, beside one by one.

    score of a seat = sum of its terms, each times its weight (as in `judgement.py`)
                    + what the network makes of its terms and of its lead over the others in each

Two hidden layers, a few ten thousand numbers, one pass for all seats. The file lies beside the
weights as `mind/network.npz`; `ragnatafl train --network` makes it.
"""

from __future__ import annotations

import io
import logging
import os
import zipfile
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from ragnatafl.bots.judgement import ANY, FOLDER, Judgement
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, Terms
from ragnatafl.kernel.state import State

Array: TypeAlias = NDArray[np.float32]

FORMAT: Final = 1
NAME: Final = "network.npz"
MOST_BYTES: Final = 3 << 20
FURTHEST: Final = 8.0
"""In usual differences; what is further out the network sees no further, weights alone do."""
LAYERS: Final = ("w1", "b1", "w2", "b2", "w3")
ARRAYS: Final = ("scale", "start", "end", *LAYERS)

_log: Final = logging.getLogger(__name__)


class AboutNetwork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For which game a network is, and where it comes from."""

    game: str
    terms: tuple[str, ...]
    format: int = FORMAT
    made: dict[str, object] = {}
    figures: dict[str, object] = {}


class Network:
    """The numbers of a network, and what they make of tables."""

    def __init__(self, about: AboutNetwork, arrays: dict[str, Array]) -> None:
        self.about = about
        self.arrays = arrays
        self._scale = arrays["scale"]
        self._start, self._end = arrays["start"], arrays["end"]
        self._layers = tuple(arrays[name] for name in LAYERS)

    def scores(self, numbers: Array, late: Array) -> Array:
        """Table by table of its seats, by their terms and by how late it is."""
        own = numbers / self._scale
        weights = (1.0 - late)[:, None] * self._start + late[:, None] * self._end
        plain = (own @ weights[:, :, None])[:, :, 0]
        w1, b1, w2, b2, w3 = self._layers
        seen = np.clip(own, -FURTHEST, FURTHEST)
        hidden = np.maximum(seat_features(seen, late) @ w1 + b1, 0.0)
        hidden = np.maximum(hidden @ w2 + b2, 0.0)
        found: Array = plain + hidden @ w3
        return found


def seat_features(own: Array, late: Array) -> Array:
    """By table and seat: its terms, its lead over the others' mean and over the best of them in
    each, how late it is, and how many sit there."""
    tables, seats, _ = own.shape
    others = (own.sum(axis=1, keepdims=True) - own) / (seats - 1) if seats > 1 else own * 0
    order = np.sort(own, axis=1)
    best = order[:, -1:]
    second = order[:, -2:-1] if seats > 1 else best * 0
    rival = np.where(own == best, second, best)
    about = np.empty((tables, seats, 2), dtype=own.dtype)
    about[:, :, 0] = late[:, None]
    about[:, :, 1] = seats / 4
    return np.concatenate((own, own - others, own - rival, about), axis=2)


class NetworkJudgement(Judgement):
    """As a `Judgement`, by a network."""

    def __init__(self, terms: Terms[Any], network: Network) -> None:  # Any: of any game
        self.names = terms.names
        self.count = terms.count
        self.progress = terms.progress
        scale = network.arrays["scale"]
        start = [float(number) for number in network.arrays["start"] / scale]
        end = [float(number) for number in network.arrays["end"] / scale]
        self.columns = {ANY: (start, end)}
        self.network = network

    def scores(self, game: State) -> list[float]:
        numbers = np.array([self.count(game)], dtype=np.float32)
        late = np.array([self.progress(game)], dtype=np.float32)
        found: list[float] = self.network.scores(numbers, late)[0].tolist()
        return found


# The files


def write_network(network: Network) -> bytes:
    """As a file; the same network gives the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ARRAYS:
            held = io.BytesIO()
            np.save(held, network.arrays[name].astype(np.float32), allow_pickle=False)
            archive.writestr(_entry(f"{name}.npy"), held.getvalue())
        archive.writestr(_entry("about.json"), msgspec.json.encode(network.about))
    return out.getvalue()


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry


def read_network(data: bytes, game: Game[Any], origin: str) -> Network:  # Any: of any game
    """A network for this game; a `BadInput` that says what is wrong with it."""
    if len(data) > MOST_BYTES:
        raise BadInput(f"{origin}: too large for a network")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > 4 * MOST_BYTES:
                raise BadInput(f"{origin}: too large for a network")
            about = msgspec.json.decode(archive.read("about.json"), type=AboutNetwork)
            arrays = {
                name: np.load(io.BytesIO(archive.read(f"{name}.npy")), allow_pickle=False)
                for name in ARRAYS
            }
    except (zipfile.BadZipFile, KeyError, ValueError, EOFError, msgspec.DecodeError) as fault:
        raise BadInput(f"{origin}: this is no network: {fault}") from None
    terms = game.mind.terms
    if about.format != FORMAT:
        raise BadInput(f"{origin}: a network of format {about.format}, not {FORMAT}")
    if about.game != game.name:
        raise BadInput(f"{origin}: a network for {about.game}, not for {game.name}")
    if terms is None or about.terms != terms.names:
        raise BadInput(f"{origin}: a network for other terms than those of {game.name}")
    fault_found = _misfit(arrays, len(terms.names))
    if fault_found:
        raise BadInput(f"{origin}: this is no network: {fault_found}")
    return Network(about, arrays)


def _misfit(arrays: dict[str, Array], terms: int) -> str:
    """What does not fit together, or is no number."""
    b1, b2 = arrays["b1"], arrays["b2"]
    wanted = {
        "scale": (terms,), "start": (terms,), "end": (terms,), "w1": (3 * terms + 2, b1.size),
        "b1": (b1.size,), "w2": (b1.size, b2.size), "b2": (b2.size,), "w3": (b2.size,),
    }  # fmt: skip
    for name, shape in wanted.items():
        array = arrays[name]
        if array.dtype != np.float32 or array.shape != shape:
            return f"{name} is {array.dtype} {array.shape}, not float32 {shape}"
        if not np.isfinite(array).all():
            return f"{name} holds what is no number"
    if not (arrays["scale"] > 0).all():
        return "scale must be above 0"
    return ""


_KNOWN: Final[dict[str, NetworkJudgement | None]] = {}


def network_of(game: Game[Any]) -> NetworkJudgement | None:  # Any: of any game
    """By which a game's tables are judged; None if it has no network."""
    if game.name not in _KNOWN:
        _KNOWN[game.name] = _found(game)
    return _KNOWN[game.name]


def judge_by_network(network: Network, game: Game[Any]) -> None:  # Any: of any game
    """From now on this process judges the game's tables by this one."""
    assert game.mind.terms is not None, game.name
    _KNOWN[game.name] = NetworkJudgement(game.mind.terms, network)


def _found(game: Game[Any]) -> NetworkJudgement | None:  # Any: of any game
    if game.mind.terms is None:
        return None
    network = _other_network(game) or _own_network(game)
    return None if network is None else NetworkJudgement(game.mind.terms, network)


def _own_network(game: Game[Any]) -> Network | None:  # Any: of any game
    try:
        file = files(f"{game.package}.mind") / NAME
    except ModuleNotFoundError:  # a game in one module
        return None
    if not file.is_file():
        return None
    return read_network(file.read_bytes(), game, f"{game.name}/mind/{NAME}")


def _other_network(game: Game[Any]) -> Network | None:  # Any: of any game
    """One of the folder, if there is one that fits."""
    folder = os.environ.get(FOLDER)
    path = Path(folder or ".", f"{game.name}.npz")
    if not folder or not path.exists():
        return None
    try:
        return read_network(path.read_bytes(), game, str(path))
    except (OSError, BadInput) as fault:
        _log.warning("%s; the built-in one is used", fault)
    return None
