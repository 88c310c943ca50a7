"""Outages: pulses tell when nobody was there, in both engines; and tables whose clocks run."""

from __future__ import annotations

import itertools

import pytest

from ragnatafl.table.club.clocks import merged
from ragnatafl.table.storage import Store
from ragnatafl.table.storage.clocked import Clocked
from ragnatafl.table.storage.outages import GONE, PULSE, Outages
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.storage.statements import Statements

HOUR = 3600.0


class Told(Outages):
    """With a clock that a story sets."""

    time = 1_000_000.0

    def now(self) -> float:
        return Told.time

    def lives(self, process: str, seconds: float, last: float | None = None) -> float:
        """Pulses for a while, in their usual distance; when the last one was left."""
        end = Told.time + seconds
        while last is None or Told.time + PULSE <= end:
            Told.time += PULSE if last is not None else 0
            last = self.pulse(process, last)
        return last

    def ends(self, process: str) -> None:
        """Its lease runs out, where there are leases."""
        self._leases("DELETE FROM processes WHERE id = :process", process)

    def pulse(self, process: str, last: float | None) -> float:
        if last is None:
            line = "INSERT INTO processes VALUES (:process, '', clock_timestamp() + '1 hour')"
            self._leases(line, process)
        return super().pulse(process, last)

    def _leases(self, query: str, process: str) -> None:
        if not isinstance(self._store, SQLite):
            self._run(query, process=process)

    def known(self) -> list[tuple[float, float]]:
        return sorted(self.since(0))


@pytest.fixture
def outages(store: Store) -> Told:
    Told.time = 1_000_000.0
    return Told(store)


def test_a_server_that_lives_has_no_outage(outages: Told) -> None:
    outages.lives("a", 60)

    assert outages.known() == []


def test_the_store_tells_its_own_time(store: Store) -> None:
    first = Outages(store).now()

    assert 0 <= Outages(store).now() - first < 60
    assert first > 1_700_000_000


def test_from_the_last_pulse_to_the_next_start_nobody_was_there(outages: Told) -> None:
    killed = outages.lives("a", 30)
    outages.ends("a")
    Told.time += HOUR
    outages.lives("b", 30)

    assert outages.known() == [(killed, killed + HOUR)]


def test_a_restart_within_a_few_seconds_is_known_at_once(outages: Told) -> None:
    """Or who has a few seconds left would lose them with it."""
    killed = outages.lives("a", 30)
    outages.ends("a")
    Told.time += 1
    outages.pulse("b", None)

    assert outages.known() == [(killed, killed + 1)]


def test_who_still_has_a_lease_is_there(outages: Told) -> None:
    """Its next pulse may be late, and nobody else plays its tables."""
    if isinstance(outages._store, SQLite):
        pytest.skip("a file has one server")
    outages.lives("a", 30)
    Told.time += GONE - 1
    outages.lives("b", GONE)

    assert outages.known() == []


def test_a_server_that_hung_or_whose_clock_was_put_forward_notes_it_itself(outages: Told) -> None:
    last = outages.lives("a", 30)
    Told.time += 5 * HOUR
    outages.lives("a", 30, last)

    assert outages.known() == [(last, last + PULSE + 5 * HOUR)]


def test_a_clock_that_is_put_back_makes_no_outage(outages: Told) -> None:
    last = outages.lives("a", 30)
    Told.time -= 5 * HOUR
    outages.lives("a", 30, last)
    outages.ends("a")
    Told.time -= 5 * HOUR
    outages.lives("c", 30)

    assert outages.known() == []
    rows = Statements(outages._store).run("SELECT name FROM marks")
    assert sorted(rows) == [("pulse:c",)]  # that of the other are of a time that is to come


def test_of_several_processes_the_end_of_one_is_noted_once_by_the_others(outages: Told) -> None:
    if isinstance(outages._store, SQLite):
        pytest.skip("a file has one server")
    a = outages.lives("a", 0)
    b, c = outages.pulse("b", None), outages.pulse("c", None)
    outages.ends("a")
    for _ in range(5):
        Told.time += PULSE
        b, c = outages.pulse("b", b), outages.pulse("c", c)

    assert outages.known() == [(a, a + PULSE)]


def test_all_processes_ended_and_another_starts(outages: Told) -> None:
    a = outages.lives("a", 0)
    outages.pulse("b", None)
    outages.ends("a")
    outages.ends("b")
    Told.time += HOUR
    outages.pulse("c", None)

    assert merged(outages.known()) == ((a, a + HOUR),)


@pytest.mark.parametrize(
    "order", list(itertools.permutations(((10.0, 30.0), (10.0, 20.0), (25.0, 40.0))))
)
def test_in_whichever_order_they_are_noted_the_time_is_the_same(
    store: Store, order: tuple[tuple[float, float], ...]
) -> None:
    outages = Outages(store)
    for began, ended in order:
        outages.note(began, ended)

    assert merged(outages.since(0)) == ((10, 40),)
    assert outages.since(30) == [(25, 40)]


def test_tables_are_due_in_order_until_they_are_forgotten(store: Store) -> None:
    clocked = Clocked(store)
    assert not clocked.any()
    clocked.watch("b", 20)
    clocked.watch("a", 10)
    clocked.watch("c", 90)

    assert clocked.due(20) == ["a", "b"]
    clocked.watch("a", 50)
    clocked.forget("b")
    assert clocked.due(20) == []
    assert clocked.due(100) == ["a", "c"]
    assert clocked.any()
