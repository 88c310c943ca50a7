"""What was seen in games: the terms of all seats at some tables of each, and what came of it.

Files of several machines can be joined. Each part says where it comes from.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, load_content

FORMAT: Final = 1
MOST_SEATS: Final = 8
NEARLY_ALL: Final = 0.85

Floats = NDArray[np.float64]
Numbers = NDArray[np.float32]
Whole = NDArray[np.int32]
Flags = NDArray[np.bool_]


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where games come from: with this, and a number, each can be played again."""

    game: str
    rules: int
    content: str
    """The digest of the content."""
    terms: tuple[str, ...]
    seats: tuple[int, ...]
    """So many sit there in the first game, in the second ..., and from the beginning again."""
    options: dict[str, str]
    bots: tuple[str, ...]
    explore: float
    """So often an answer was drawn by lot."""
    positions: int
    """So many tables a game at most."""
    dealt: bool
    """Terms were counted as the asked seat might think it to be, not as it was."""
    judged_by: str
    """A digest of the weights that the bots went by."""
    seed: str
    vary: dict[str, tuple[str, ...]] = {}
    """Options that change from game to game, so that all goes with all."""
    format: int = FORMAT

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        chosen += [f"{name}={','.join(values)} in turn" for name, values in self.vary.items()]
        told = [
            f"{', '.join(self.bots)} on {', '.join(map(str, self.seats))} seats",
            f"rules {self.rules}",
            *chosen,
            f"seed {self.seed}",
            f"{self.explore:.0%} of the answers by lot",
            f"{self.positions} positions a game at most",
        ]
        return "; ".join(told)

    @property
    def key(self) -> str:
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class Samples:
    """Tables, and the games that they are from."""

    about: tuple[About, ...]
    """Of each part."""
    part: Whole
    """Of each game;"""
    number: Whole
    """its number there;"""
    seats: Whole
    winners: Whole
    """a mask;"""
    points: Numbers
    """and what each seat had in the end. Files from before this was kept have no seats here."""
    game: Whole
    """Of each table, which game; one game's tables follow each other as they did in it."""
    progress: Numbers
    terms: Numbers
    """Table, seat, term; seats that are not there have none."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.about[0].terms

    @property
    def games(self) -> int:
        return len(self.number)

    @property
    def tables(self) -> int:
        return len(self.game)

    def present(self) -> Flags:
        """Table, seat: is there such a seat?"""
        places = np.arange(self.terms.shape[1])
        there: Flags = places[None, :] < self.seats[self.game][:, None]
        return there

    def results(self) -> Floats:
        """Table, seat: 1 for who won the game in the end; a victory is shared by its winners."""
        places = np.arange(self.terms.shape[1])
        won = (self.winners[:, None] >> places[None, :] & 1).astype(np.float64)
        shares: Floats = won / won.sum(axis=1, keepdims=True)
        return shares[self.game]

    def margins(self) -> Floats | None:
        """Table, seat: by how much it was ahead of the mean in the end. None if nobody knows."""
        if not self.points.shape[1]:
            return None
        there, points = self.present(), self.points.astype(np.float64)[self.game]
        mean = np.where(there, points, 0.0).sum(axis=1) / there.sum(axis=1)
        return np.where(there, points - mean[:, None], 0.0)

    def points_decide(self) -> bool:
        """Does who has most points win, in nearly all games? Ties may be broken otherwise."""
        if not self.points.shape[1]:
            return False
        there = np.arange(self.points.shape[1]) < self.seats[:, None]
        first = np.where(there, self.points, -np.inf).argmax(axis=1)
        return bool((self.winners >> first & 1).mean() >= NEARLY_ALL)

    def only(self, games: Flags) -> Samples:
        """Some of the games."""
        kept = games[self.game]
        places = np.cumsum(games) - 1
        return replace(
            self,
            part=self.part[games],
            number=self.number[games],
            seats=self.seats[games],
            winners=self.winners[games],
            points=self.points[games],
            game=places[self.game[kept]].astype(np.int32),
            progress=self.progress[kept],
            terms=self.terms[kept],
        )

    def fold(self, count: int, salt: str = "") -> Whole:
        """Of each game, in which of so many equal groups it is: always in the same one, whatever it
        is joined with. Each part is in all of them."""
        found = np.zeros(self.games, dtype=np.int32)
        for own in self._drawn(salt):
            found[own] = np.arange(len(own)) * count // max(1, len(own))
        return found

    def held_out(self, share: float, salt: str = "") -> Flags:
        """Some games of each part: always the same ones, whatever it is joined with."""
        chosen = np.zeros(self.games, dtype=np.bool_)
        for own in self._drawn(salt):
            chosen[own[: round(share * len(own))]] = True
        return chosen

    def _drawn(self, salt: str) -> Iterator[NDArray[np.int64]]:
        """Of each part its games, in an order drawn by lot."""
        for place, about in enumerate(self.about):
            own = np.flatnonzero(self.part == place)
            key = f"{salt}/{about.key}"
            lots = [_lot(f"{key}/{number}") for number in self.number[own]]
            yield own[sorted(range(len(own)), key=lots.__getitem__)]


def _lot(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=8).digest()


def join(parts: Sequence[Samples]) -> Samples:
    """All of them together; they must be of one game, with the same terms and content."""
    first = parts[0]
    widest = max(one.terms.shape[1] for one in parts)
    about: list[About] = []
    games = 0
    part, game, points, terms = [], [], [], []
    known = all(one.points.shape[1] for one in parts)
    for one in parts:
        for own in one.about:
            _compare(first.about[0], own)
            if any(own.key == other.key for other in about):
                raise BadInput(f"the games of seed {own.seed!r} are there twice")
        part.append(one.part + len(about))
        game.append(one.game + games)
        missing = widest - one.terms.shape[1]
        points.append(np.pad(one.points, ((0, 0), (0, missing))) if known else one.points[:, :0])
        terms.append(np.pad(one.terms, ((0, 0), (0, missing), (0, 0))))
        about += one.about
        games += one.games
    return Samples(
        tuple(about),
        np.concatenate(part).astype(np.int32),
        np.concatenate([one.number for one in parts]),
        np.concatenate([one.seats for one in parts]),
        np.concatenate([one.winners for one in parts]),
        np.concatenate(points),
        np.concatenate(game).astype(np.int32),
        np.concatenate([one.progress for one in parts]),
        np.concatenate(terms),
    )


def _compare(one: About, other: About) -> None:
    if one.game != other.game:
        raise BadInput(f"games of {one.game} and of {other.game} cannot be joined")
    if one.terms != other.terms:
        odd = sorted({*one.terms} ^ {*other.terms}) or ["their order"]
        raise BadInput(f"these files know different terms of {one.game}: {odd[0]}")
    if one.content != other.content or one.rules != other.rules:
        raise BadInput(
            f"these files are of different content or rules of {one.game}:"
            f" {one.content} (rules {one.rules}), {other.content} (rules {other.rules})"
        )


def check_fits(samples: Samples, game: Game[Any], origin: str) -> None:  # Any: of any game
    """Are they of this game as it is now?"""
    for about in samples.about:
        _check_fits(about, game, origin)


def _check_fits(about: About, game: Game[Any], origin: str) -> None:  # Any: of any game
    if about.game != game.name:
        raise BadInput(f"{origin}: games of {about.game}, not of {game.name}")
    terms = game.mind.terms
    if terms is None or about.terms != terms.names:
        known = terms.names if terms is not None else ()
        odd = sorted({*about.terms} ^ {*known}) or ["their order"]
        raise BadInput(f"{origin}: other terms than those of {game.name}: {odd[0]}; gather anew")
    rules, content = game.version, load_content(game).digest
    if (about.rules, about.content) != (rules, content):
        raise BadInput(
            f"{origin}: games of content {about.content} (rules {about.rules}),"
            f" {game.name} has {content} (rules {rules}); gather anew"
        )


# Files

_ARRAYS: Final = {
    "part": (np.int32, 1),
    "number": (np.int32, 1),
    "seats": (np.int32, 1),
    "winners": (np.int32, 1),
    "points": (np.float32, 2),
    "game": (np.int32, 1),
    "progress": (np.float32, 1),
    "terms": (np.float32, 3),
}


def save(samples: Samples, path: Path) -> None:
    """The same samples are the same bytes."""
    kept = io.BytesIO()
    about = np.frombuffer(msgspec.json.encode(samples.about), dtype=np.uint8)
    arrays = {name: getattr(samples, name) for name in _ARRAYS}
    np.savez_compressed(kept, about=about, **arrays)
    try:
        path.write_bytes(kept.getvalue())
    except OSError as fault:
        raise BadInput(f"cannot write {path}: {fault.strerror or fault}") from None


def read(path: Path) -> Samples:
    """Samples from a file; a `BadInput` says what is wrong with it."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            if not isinstance(kept, np.lib.npyio.NpzFile):
                raise BadInput(f"{path}: these are no gathered games")
            about = msgspec.json.decode(kept["about"].tobytes(), type=tuple[About, ...])
            arrays = {name: kept[name] for name in _ARRAYS if name != "points"}
            arrays["points"] = _points_of(kept)
    except FileNotFoundError:
        raise BadInput(f"{path}: there is no such file") from None
    except OSError as fault:
        raise BadInput(f"cannot read {path}: {fault.strerror or fault}") from None
    except (msgspec.DecodeError, KeyError, ValueError, EOFError, zipfile.BadZipFile):
        raise BadInput(f"{path}: these are no gathered games") from None
    samples = Samples(about, **arrays)
    if wrong := _fault(samples):
        raise BadInput(f"{path}: {wrong}")
    return samples


def _points_of(kept: np.lib.npyio.NpzFile) -> Numbers:
    """None at all in a file from before they were kept."""
    if "points" in kept:
        return kept["points"]
    return np.zeros((len(kept["number"]), 0), dtype=np.float32)


def _fault(samples: Samples) -> str:
    """What does not fit together, or nothing."""
    if not samples.about:
        return "it says of no game where it comes from"
    if any(about.format != FORMAT for about in samples.about):
        return f"gathered games of another format than {FORMAT}"
    for name, (kind, depth) in _ARRAYS.items():
        array = getattr(samples, name)
        if array.dtype != kind or array.ndim != depth:
            return f"'{name}' is not what it should be"
    games, tables, (_, seats, names) = samples.games, samples.tables, samples.terms.shape
    if not 1 <= seats <= MOST_SEATS or names != len(samples.names):
        return "'terms' is not what it should be"
    columns = (samples.part, samples.seats, samples.winners, samples.points)
    if (
        any(len(one) != games for one in columns)
        or len(samples.progress) != tables
        or len(samples.terms) != tables
    ):
        return "its columns are not equally long"
    if samples.points.shape[1] not in (0, seats):
        return "'points' is not what it should be"
    if not games or not tables:
        return "there is no game in it"
    within = (
        (samples.game, 0, games - 1),
        (samples.part, 0, len(samples.about) - 1),
        (samples.seats, 1, seats),
        (samples.winners, 1, (1 << seats) - 1),
    )
    if any(array.min() < least or array.max() > most for array, least, most in within):
        return "it names games or seats that are not there"
    if (samples.winners >> samples.seats).any() or (np.diff(samples.game) < 0).any():
        return "it names games or seats that are not there"
    if not all(np.isfinite(own).all() for own in (samples.terms, samples.progress, samples.points)):
        return "there are numbers in it that are none"
    return ""
