"""An evening in the club held against its store: nothing lost, nothing twice, nobody charged for an
outage, rounds paired as they should be, ratings as the games make them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

import msgspec

from ragnatafl.lab.checks import replay_faults
from ragnatafl.lab.losses import Fate, Said, Saying, compare
from ragnatafl.lab.receivers import Site
from ragnatafl.lab.regulars import Line, Outage
from ragnatafl.table.club.clocks import Free, times_after
from ragnatafl.table.club.ratings import seasons
from ragnatafl.table.club.tournament import BYE, Tournament
from ragnatafl.table.storage import Store, Stored
from ragnatafl.table.storage.alerts import SENT
from ragnatafl.table.storage.outages import PULSE, Outages
from ragnatafl.table.storage.results import Ratings, Results, rate_anew
from ragnatafl.table.storage.statements import Statements
from ragnatafl.table.storage.tournaments import StoredTournaments
from ragnatafl.table.web.club.chronicle import counts
from ragnatafl.table.web.room import Room

TINY: Final = 1e-9


class Accounts:
    """What is stored after an evening, and all that is wrong with it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._run = Statements(store).run
        self.faults: list[str] = []
        self.unheard = 0
        """Choices that are stored, though who made them never heard so."""
        self.rooms: dict[str, Room] = {}
        self.events: dict[str, Sequence[Stored]] = {}

    def read(self) -> None:
        """All tables, each played again."""
        for name in (str(row[0]) for row in self._run("SELECT DISTINCT room FROM events")):
            events = self.events[name] = self._store.events(name)
            if [event.number for event in events] != list(range(len(events))):
                self.faults.append(f"{name}: its events are not numbered one by one")
            room = self.rooms[name] = Room(self._store, name, events)
            if room.begun:
                self.faults += [f"{name}: {fault}" for fault in replay_faults(room.match)]

    # Choices and talk

    def choices(self, said: Mapping[tuple[str, int], Sequence[Said]]) -> None:
        """What each person said at each table, in its order."""
        for (room, seat), sayings in said.items():
            lost, doubled, unheard = compare(sayings, own_choices(self.events[room], seat))
            self.faults += [f"{room} seat {seat}: lost: {lost}"] * bool(lost)
            self.faults += [f"{room} seat {seat}: not said, or twice: {doubled}"] * bool(doubled)
            self.unheard += unheard

    def talk(self, lines: Iterable[Line]) -> int:
        """How many lines are there; each as often as it was said."""
        rows = self._run("SELECT place, data FROM talk")
        stored = Counter(text for _, data in rows for text in _quoted(data))
        for line in lines:
            times = stored[line.text]
            if times > 1 or (times == 0 and line.fate is Fate.ACKNOWLEDGED):
                self.faults.append(
                    f"talk: '{line.text}' is there {times} times ({line.fate.value})"
                )
        return len(rows)

    # Results and ratings

    def results(self) -> tuple[int, int]:
        """How many games are noted, and how many of them count; each once, and none is missing."""
        results, ratings = Results(self._store), Ratings(self._store)
        noted = results.since()
        if [one.number for one in noted] != list(range(1, len(noted) + 1)):
            self.faults.append("results: they are not numbered one by one")
        over = {name for name, room in self.rooms.items() if room.over and counts(room)}
        found = Counter(one.outcome.room for one in noted)
        self.faults += [f"{room}: it is over, and not noted" for room in sorted(over - {*found})]
        self.faults += [f"{room}: noted, and not over" for room in sorted({*found} - over)]
        self.faults += [f"{room}: noted {n} times" for room, n in found.items() if n > 1]
        before = ratings.everything()
        rated = Counter((number, season) for _, season, _, number, _ in before)
        rating = [one for one in noted if not one.outcome.unrated]
        for number, outcome in rating:
            players = {one.player for one in outcome.players}
            for season in seasons(outcome.ended):
                if rated[number, season] != len(players):
                    times = rated[number, season]
                    self.faults.append(f"{outcome.room}: {times} ratings of {len(players)} players")
        if rate_anew(results, ratings) != len(rating) or ratings.everything() != before:
            self.faults.append("ratings: made anew they are not as they were kept")
        return len(noted), len(rating)

    # Clocks

    def clocks(self, outage: Outage) -> tuple[int, int]:
        """How many tables have clocks, and how many times ran out there: nobody has less than if
        the outage had not been, but for a pulse, and nobody ran out of time by it."""
        known = tuple(sorted(Outages(self._store).since(0)))
        true = Free(((outage.down, outage.up),))
        tables = ups = 0
        for name, room in self.rooms.items():
            if room.clock is None or not room.clock.beats:
                continue
            tables += 1
            beats, seats = room.clock.beats, len(room.places)
            ours, theirs = times_after(beats, seats, true), times_after(beats, seats, Free(known))
            at = max(outage.up, self.events[name][-1].at)
            for seat in range(seats):
                short = ours.left(seat, at, true) - theirs.left(seat, at, Free(known))
                if short > PULSE:
                    self.faults.append(f"{name} seat {seat}: charged {short:.1f} s of the outage")
            for event in self.events[name]:
                if event.kind == "clock" and event.data["do"] == "up":
                    ups += 1
                    self._ran_out(name, room, event, true)
        return tables, ups

    def _ran_out(self, name: str, room: Room, event: Stored, true: Free) -> None:
        assert room.clock is not None
        before = [beat for beat in room.clock.beats if beat.at < event.at]
        times, seat = times_after(before, len(room.places), true), event.data["seat"]
        left = times.left(seat, event.at, true)
        if left > PULSE:
            self.faults.append(f"{name} seat {seat}: out of time with {left:.1f} s left")

    # Alerts

    def alerts(self, site: Site) -> tuple[int, int]:
        """How many messages came, and how many of them again: all that is noted as sent came, and
        nothing came but what was put, under one name each."""
        rows = self._run("SELECT key, channel, bundle, state FROM outbox")
        hooks = {str(name): data for name, data in self._run("SELECT id, data FROM channels")}
        bundles = {str(bundle) for _, _, bundle, _ in rows if bundle}
        got = Counter((one.where, one.key) for one in site.got)
        self.faults += [
            f"{where}: {key} came, and nobody put it" for where, key in got if key not in bundles
        ]
        came = Counter(key for _, key in got)
        self.faults += [f"alert {key} went to {n} people" for key, n in came.items() if n > 1]
        for key, channel, bundle, state in rows:
            if state == SENT and bundle not in came:
                self.faults.append(f"alert '{key}' is noted as sent and never came")
            if channel not in hooks:
                self.faults.append(f"alert '{key}' is for nobody")
        return got.total(), got.total() - len(got)

    # The tournament

    def tournament(self, name: str, players: Collection[str], rounds: int) -> Tournament:
        """All rounds, everybody in each, no two meet twice, and points add up."""
        one, results = Tournament(name), Counter[tuple[int, int]]()
        for event in StoredTournaments(self._store).events(name):
            one.take(event.kind, event.data, event.at)
            if event.kind == "result":
                results[event.data["round"], event.data["table"]] += 1
        self.faults += [f"tournament: {line}" for line in _faults_of(one, players, rounds)]
        self.faults += [f"tournament: {at}: {n} results" for at, n in results.items() if n > 1]
        return one


def own_choices(events: Sequence[Stored], seat: int) -> list[Saying]:
    """What a seat chose while its person held it."""
    found, by_bot = [], False
    for event in events:
        if event.data.get("seat") != seat:
            continue
        if event.kind == "take-over":
            by_bot = event.data["by_bot"]
        elif event.kind == "resign":
            by_bot = True
        elif event.kind == "choice" and not by_bot:
            found.append(Saying("choice", seat, str(event.data["text"])))
    return found


def _quoted(data: str) -> Iterator[str]:
    said = msgspec.json.decode(data, type=dict[str, object])
    if said.get("kind") == "text":
        yield str(said["text"])


def _faults_of(one: Tournament, players: Collection[str], rounds: int) -> Iterator[str]:
    if {*one.players} != {*players}:
        yield f"{len(one.players)} entered, not {len(players)}"
    if len(one.rounds) != rounds or not one.over:
        yield f"{len(one.rounds)} of {rounds} rounds, {'over' if one.over else 'not over'}"
    met = Counter[frozenset[str]]()
    points = 0.0
    for number, played in enumerate(one.rounds, 1):
        here = Counter([*played.resting, *(who for t in played.tables for who in t.players)])
        if here != Counter(players):
            yield f"round {number}: not everybody is there once"
        if not played.over:
            yield f"round {number}: not all tables are over"
        met.update(frozenset(two) for t in played.tables for two in combinations(t.players, 2))
        points += BYE * len(played.resting)
        points += sum(sum(t.shares.values()) for t in played.tables if t.shares is not None)
    yield from (f"two met {times} times" for times in met.values() if times > 1)
    standings = one.standings()
    if abs(sum(standing.points for standing in standings) - points) > TINY:
        yield "points of the standings do not add up"
    if len({standing.player for standing in standings}) != len(players):
        yield "not everybody stands in the standings once"
    tables = sum(len(played.tables) for played in one.rounds)
    if abs(points - tables - BYE * sum(len(played.resting) for played in one.rounds)) > TINY:
        yield "a table of two has not given one point"
