"""How strong the levels are: what was measured by `ragnatafl strength`, kept in one file.

What nobody has measured is not in it, and nothing is claimed of it. Figures of a bot without a
budget of its own are those of the bots that people meet at tables.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from ragnatafl.bots import bot_levels
from ragnatafl.kernel.codecs import BadInput

FORMAT: Final = 1
NAME: Final = "strength.json"
ENOUGH: Final = 30
"""Of fewer games nothing is said to people."""


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bot against all others of another kind, in each seat equally often."""

    game: str
    seats: int
    bot: str
    others: str
    """Nothing where the rules play all other seats."""
    games: int
    wins: float
    """A victory shared by two is half a win."""
    shared: int
    decisions: int
    """Of the one bot, with two options or more;"""
    seconds: float
    """what all of them took it;"""
    iterations: int
    """and how many it searched for. None are counted of bots that do not search."""
    version: str
    date: str
    options: dict[str, str] = {}
    longest: float = 0.0
    """Seconds of a processor that the longest decision took; 0 where nobody looked."""

    @property
    def key(self) -> tuple[object, ...]:
        """Two of the same key tell of the same."""
        options = tuple(sorted(self.options.items()))
        return self.game, self.seats, options, self.bot, self.others

    @property
    def win_rate(self) -> float:
        return self.wins / self.games

    @property
    def fair_share(self) -> float:
        """What it would win if all seats were alike."""
        return 1 / self.seats

    @property
    def seconds_a_decision(self) -> float:
        return self.seconds / max(1, self.decisions)

    @property
    def iterations_a_decision(self) -> float:
        return self.iterations / max(1, self.decisions)

    def with_more(self, more: Match) -> Match:
        """Both together."""
        return msgspec.structs.replace(
            more,
            games=self.games + more.games,
            wins=round(self.wins + more.wins, 4),
            shared=self.shared + more.shared,
            decisions=self.decisions + more.decisions,
            seconds=round(self.seconds + more.seconds, 3),
            iterations=self.iterations + more.iterations,
            longest=max(self.longest, more.longest),
        )


class Tenth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats whose chance was said to lie in a tenth of the whole."""

    predicted: float
    seen: float
    count: int
    games: int
    error: float
    """By how much what was seen may be off, nineteen times of twenty."""


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was said of everybody's chance to win, and what came, in games never trained on."""

    game: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    tables: int
    greatest: float | None
    """The greatest difference of a tenth with enough games."""
    tenths: tuple[Tenth, ...]
    version: str
    date: str
    options: dict[str, str] = {}

    @property
    def key(self) -> tuple[object, ...]:
        return self.game, self.seats, tuple(sorted(self.options.items())), self.bots


class Speed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a jarl thinks at fixed positions, on one core."""

    game: str
    build: str
    """Compiled or plain."""
    iterations_per_s: float
    version: str
    date: str

    @property
    def key(self) -> tuple[object, ...]:
        return self.game, self.build


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    format: int = FORMAT
    matches: tuple[Match, ...] = ()
    calibration: tuple[Calibration, ...] = ()
    speed: tuple[Speed, ...] = ()

    def found(self, key: tuple[object, ...]) -> Match | None:
        return next((match for match in self.matches if match.key == key), None)


def read_strength(data: bytes, origin: str) -> Strength:
    """A file of this kind; a `BadInput` that says what is wrong with it."""
    try:
        read = msgspec.json.decode(data, type=Strength)
    except msgspec.DecodeError as fault:
        raise BadInput(f"{origin}: these are no figures of strength: {fault}") from None
    if read.format != FORMAT:
        raise BadInput(f"{origin}: figures of format {read.format}, not {FORMAT}")
    return read


def kept_at() -> Path:
    """Where the figures lie that come with the program."""
    return Path(str(files("ragnatafl.bots") / NAME))


@cache
def kept() -> Strength:
    """Those that come with the program."""
    return read_strength(kept_at().read_bytes(), NAME)


def told_of(
    game: str, level: str, seats: int | None = None, strength: Strength | None = None
) -> Match | None:
    """The match that tells people whom a level beats in a game: the level below, or the game
    itself; at the smallest table that was measured, if no number of seats is wanted. Both play
    without being told how long to think. None where too little was measured.
    """
    known = kept() if strength is None else strength
    return _least(known, game, level, (_beside(level, -1), ""), seats)


def lost_by(
    game: str, level: str, seats: int | None = None, strength: Strength | None = None
) -> Match | None:
    """Likewise to whom it loses: the match of one of the level above among such as this; or that
    with the game itself."""
    known = kept() if strength is None else strength
    above = _beside(level, 1)
    found = _least(known, game, above, (level,), seats) if above else None
    return found or _least(known, game, level, ("",), seats)


def _beside(level: str, step: int) -> str:
    """The level so many steps above; '' if there is none."""
    levels = bot_levels()
    place = levels.index(level) + step
    return levels[place] if 0 <= place < len(levels) else ""


def _least(
    known: Strength, game: str, bot: str, others: tuple[str, ...], seats: int | None
) -> Match | None:
    found = [
        match
        for match in known.matches
        if (match.game, match.bot) == (game, bot)
        and match.others in others
        and not match.options
        and match.games >= ENOUGH
        and seats in (None, match.seats)
    ]
    return min(found, key=lambda match: match.seats, default=None)
