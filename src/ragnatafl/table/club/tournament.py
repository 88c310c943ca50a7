"""A tournament is what its stored events say: who entered, rounds, tables, what came out."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final, Literal, NamedTuple

from ragnatafl.games import find_game
from ragnatafl.table.club.outcomes import Outcome
from ragnatafl.table.club.pairing import Pairing, pair, robin_rounds, round_robin

Data = dict[str, Any]  # Any: JSON that we wrote ourselves
System = Literal["swiss", "round-robin"]
MOST_PLAYERS: Final = 512
MOST_ROUNDS: Final = 30
BYE: Final = 1.0
"""What who rests gets: as much as a win."""


class Table(NamedTuple):
    """A table of a round: who sits where, in which room, and what each got of its point."""

    players: tuple[str, ...]
    room: str
    shares: Mapping[str, float] | None = None
    """None while it is played."""


@dataclass
class Round:
    """A round: its tables, and who rests."""

    tables: list[Table]
    resting: tuple[str, ...]

    @property
    def over(self) -> bool:
        return all(table.shares is not None for table in self.tables)


class Standing(NamedTuple):
    """Where somebody stands; sorted by these, the highest first."""

    points: float
    opponents: float
    """Buchholz: the mean points of those one met,"""
    beaten: float
    """Sonneborn and Berger: the points of those one beat, and half of those one was alike with."""
    wins: int
    player: str = ""

    @property
    def order(self) -> tuple[float, float, float, int]:
        return self.points, self.opponents, self.beaten, self.wins


def shares_of(outcome: Outcome) -> dict[str, float]:
    """By player how many of the others they left behind, of one point in all against each.

    The winner of any table gets 1, the last 0; who is alike shares.
    """
    others = outcome.seats - 1
    return {
        one.player: sum(
            1.0 if one.rank < other.rank else 0.5 if one.rank == other.rank else 0.0
            for other in outcome.players
            if other is not one
        )
        / others
        for one in outcome.players
    }


@dataclass
class Tournament:
    """One tournament, taken event by event."""

    id: str
    name: str = ""
    game: str = ""
    seats: int = 2
    options: Data = field(default_factory=dict)
    system: System = "swiss"
    rounds_planned: int = 0
    opener: str = ""
    pace: str = "off"
    """By which of the usual clocks its tables are played."""
    opened_at: float = 0.0
    players: dict[str, str] = field(default_factory=dict)
    """By id the name, in the order of entry."""
    withdrawn: set[str] = field(default_factory=set)
    begun: bool = False
    over: bool = False
    rounds: list[Round] = field(default_factory=list)
    stored: int = 0

    def take(self, kind: str, data: Data, at: float) -> None:
        """One event more; one of a newer program that is not understood changes nothing."""
        self.stored += 1
        match kind:
            case "open":
                self.name, self.game, self.seats = data["name"], data["game"], data["seats"]
                self.options, self.system = data["options"], data["system"]
                self.rounds_planned, self.opener = data["rounds"], data["opener"]
                self.pace, self.opened_at = data.get("pace", "off"), at
            case "join":
                self.players.setdefault(data["player"], data["name"])
                self.withdrawn.discard(data["player"])
            case "leave" if self.begun:
                self.withdrawn.add(data["player"])
            case "leave":
                self.players.pop(data["player"], None)
            case "begin":
                self.begun = True
            case "round":
                tables = [
                    Table(tuple(players), room_of(self.id, len(self.rounds) + 1, number))
                    for number, players in enumerate(data["tables"], 1)
                ]
                self.rounds.append(Round(tables, tuple(data["resting"])))
            case "result":
                tables = self.rounds[data["round"] - 1].tables
                number = data["table"] - 1
                tables[number] = tables[number]._replace(shares=data["shares"])
            case "close":
                self.over = True

    # What comes next

    @property
    def active(self) -> list[str]:
        """Who is paired, in the order of entry."""
        return [one for one in self.players if one not in self.withdrawn]

    @property
    def last_round(self) -> int:
        """How many rounds there are to be."""
        if self.system == "round-robin" and self.seats == 2:
            return robin_rounds(len(self.players))
        return self.rounds_planned

    def may_pair(self) -> bool:
        """Is the next round to be paired?"""
        played_out = not self.rounds or self.rounds[-1].over
        return self.begun and not self.over and played_out and len(self.rounds) < self.last_round

    def next_round(self) -> Pairing:
        """The next round, the same whoever asks."""
        number = len(self.rounds) + 1
        if self.system == "round-robin" and self.seats == 2:
            return self._round_robin(number)
        standing = [one.player for one in self.standings() if one.player not in self.withdrawn]
        met = Counter(
            frozenset(two)
            for past in self.rounds
            for table in past.tables
            for two in combinations(table.players, 2)
        )
        rested = Counter(one for past in self.rounds for one in past.resting)
        allowed = [seats for seats in find_game(self.game).seats if 2 <= seats <= self.seats]
        return pair(
            standing, met, rested, self.seats, allowed, f"{self.id} {number}",
            by_standing=self.system == "swiss",
        )  # fmt: skip

    def _round_robin(self, number: int) -> Pairing:
        """Who withdrew is rested against: everybody else's rounds stay as they were planned."""
        tables, resting = round_robin([*self.players], number)
        kept = tuple(table for table in tables if not self.withdrawn.intersection(table))
        alone = (one for table in tables if table not in kept for one in table)
        waits = (*resting, *(one for one in alone if one not in self.withdrawn))
        return Pairing(kept, tuple(one for one in waits if one not in self.withdrawn))

    def find(self, room: str) -> tuple[int, int] | None:
        """The round and the table, each from 1, that are played in a room."""
        for number, past in enumerate(self.rounds, 1):
            for place, table in enumerate(past.tables, 1):
                if table.room == room:
                    return number, place
        return None

    def standings(self) -> list[Standing]:
        """Everybody, the best first; who is alike in everything in the order of entry."""
        points: defaultdict[str, float] = defaultdict(float)
        wins = Counter[str]()
        met: dict[str, list[str]] = {player: [] for player in self.players}
        behind: dict[str, list[tuple[str, float]]] = {player: [] for player in self.players}
        for past in self.rounds:
            for one in past.resting:
                points[one] += BYE
            for table in past.tables:
                _count(table, points, wins, met, behind)
        found = [
            Standing(
                points[player],
                _mean([points[other] for other in met[player]]),
                sum(share * points[other] for other, share in behind[player]),
                wins[player],
                player,
            )
            for player in self.players
        ]
        return sorted(found, key=lambda one: one.order, reverse=True)


def _count(
    table: Table,
    points: defaultdict[str, float],
    wins: Counter[str],
    met: dict[str, list[str]],
    behind: dict[str, list[tuple[str, float]]],
) -> None:
    """What a table adds, if it is over."""
    shares = table.shares
    if shares is None:
        return
    for one in table.players:
        own = shares.get(one, 0.0)
        points[one] += own
        wins[one] += own == 1.0
        for other in table.players:
            if other != one:
                met[one].append(other)
                theirs = shares.get(other, 0.0)
                if own >= theirs:
                    behind[one].append((other, 1.0 if own > theirs else 0.5))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def room_of(tournament: str, number: int, table: int) -> str:
    """The room of a table: the same whoever opens it, so that none is opened twice."""
    return f"{tournament}_{number}_{table}"


def tournament_of(room: str) -> str:
    """The tournament that a room belongs to; empty for any other room.

    >>> tournament_of(room_of("kQ3xkQ3xkQ3x", 2, 14)), tournament_of("kQ3xkQ3xkQ_3")
    ('kQ3xkQ3xkQ3x', '')
    """
    found, *more = room.rsplit("_", 2)
    return found if len(more) == 2 and all(part.isdecimal() for part in more) else ""


def replayed(name: str, events: Iterable[tuple[str, Data, float]]) -> Tournament:
    tournament = Tournament(name)
    for kind, data, at in events:
        tournament.take(kind, data, at)
    return tournament
