"""Jobs of bots in the database: fair, claimed by one, and taken again when a worker was killed."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest

from kit.waiting import PATIENCE
from ragnatafl.table.storage import jobs as storage_jobs
from ragnatafl.table.storage.jobs import MOST_TRIES, Answered, Claimed, Job, Jobs
from ragnatafl.table.storage.leases import Bell
from ragnatafl.table.storage.postgres import PostgreSQL


@pytest.fixture
def jobs(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Jobs]:
    monkeypatch.setattr(storage_jobs, "CLAIM", 600.0)  # no claim runs out here but by `dies`
    monkeypatch.setattr(storage_jobs, "SLACK", 60.0)  # and nobody waits too long by accident
    with closing(PostgreSQL(database)) as store:
        yield Jobs(store)


def choice(room: str = "hall", seat: int = 0, number: int = 5, seconds: float = 1.0) -> Job:
    return Job(room, seat, number, "choose", "jarl:1s", seconds)


def hint(room: str = "hall", seat: int = 0) -> Job:
    return Job(room, seat, 5, "hint", "", 0.5)


def taken(jobs: Jobs, worker: str = "huginn") -> Claimed:
    found = jobs.take(worker)
    assert found is not None
    return found


def all_rooms(jobs: Jobs) -> list[str]:
    """Whose turn it is, one after the other."""
    return [found.job.room for found in iter(lambda: jobs.take("huginn"), None)]


def dies(jobs: Jobs, worker: str = "huginn") -> None:
    """It says nothing for longer than its claims last; nobody need wait for that here."""
    jobs.store.run(
        "UPDATE jobs SET until = clock_timestamp() - interval '1 ms' WHERE worker = %(worker)s",
        {"worker": worker},
    )


def test_a_job_is_taken_once_and_answered(jobs: Jobs) -> None:
    put = jobs.put(choice())

    found = taken(jobs)
    assert (found.id, found.job, found.tries) == (put, choice(), 1)
    assert jobs.take("muninn") is None
    assert jobs.answers([put]) == []

    assert jobs.answer(put, "huginn", b"pillage", 0.7)
    assert jobs.answers([put, "another"]) == [Answered(put, b"pillage", "")]
    jobs.drop([put])
    assert jobs.answers([put]) == []
    assert jobs.take("huginn") is None


def test_of_many_workers_each_takes_another(jobs: Jobs) -> None:
    for number in range(20):
        jobs.put(choice(room=f"room{number}"))
    found: list[str] = []

    def work(worker: str) -> None:
        while (job := jobs.take(worker)) is not None:
            found.append(job.id)

    threads = [threading.Thread(target=work, args=(f"worker{n}",)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(found) == len(set(found)) == 20


def test_games_that_are_over_come_last(jobs: Jobs) -> None:
    jobs.put(Job("over", -1, 5, "look", "0", 0.3))
    jobs.put(hint("asks"))
    jobs.put(choice("plays"))

    rooms = [taken(jobs).job.room for _ in range(3)]

    assert rooms == ["plays", "asks", "over"]


def test_choices_come_before_hints(jobs: Jobs) -> None:
    jobs.put(hint("asks"))
    jobs.put(choice("plays"))

    assert all_rooms(jobs) == ["plays", "asks"]


def test_the_table_that_used_least_comes_first(jobs: Jobs) -> None:
    """Four bots at one table and one at another: it does not wait for all four."""
    for seat in range(4):
        jobs.put(choice("crowded", seat))
    jobs.put(choice("alone"))

    assert all_rooms(jobs)[:2] == ["crowded", "alone"]


def test_who_chose_for_a_table_last_has_its_next_job_for_a_moment(
    jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bots sit there. Whoever is gone has nothing to itself."""
    monkeypatch.setattr(storage_jobs, "HOME", 60.0)
    jobs.keep("huginn")
    jobs.answer(jobs.put(choice()), taken(jobs, "huginn").job.room, b"", 0.1)
    jobs.put(choice(number=6))
    assert jobs.take("muninn") is None
    assert taken(jobs, "huginn").job.number == 6

    jobs.put(choice(number=7))
    monkeypatch.setattr(storage_jobs, "HOME", 0.0)
    assert taken(jobs, "muninn").job.number == 7

    monkeypatch.setattr(storage_jobs, "HOME", 60.0)
    jobs.put(choice(number=8))
    jobs.leave("muninn")
    assert taken(jobs, "huginn").job.number == 8


def test_a_table_pays_for_what_it_used_not_for_its_budget(jobs: Jobs) -> None:
    quick = jobs.put(choice("quick", seconds=9.0))
    taken(jobs)
    slow = jobs.put(choice("slow", seconds=1.0))
    taken(jobs)
    jobs.answer(quick, "huginn", b"", 0.1)
    jobs.answer(slow, "huginn", b"", 1.0)

    jobs.put(choice("slow", number=6))
    jobs.put(choice("quick", number=6))

    assert all_rooms(jobs) == ["quick", "slow"]


def test_who_waited_too_long_goes_before(jobs: Jobs) -> None:
    jobs.put(choice("crowded", 0, seconds=9.0))
    taken(jobs)
    jobs.put(choice("crowded", 1))
    jobs.store.run("UPDATE jobs SET put = put - interval '2 minutes' WHERE seat = 1", {})
    jobs.put(choice("alone"))

    assert all_rooms(jobs) == ["crowded", "alone"]


def test_the_job_of_a_killed_worker_is_taken_again(jobs: Jobs) -> None:
    """Should the first one be alive after all, its answer is not heard."""
    put = jobs.put(choice())
    taken(jobs, "huginn")
    dies(jobs, "huginn")

    assert taken(jobs, "muninn").tries == 2
    assert not jobs.answer(put, "huginn", b"late", 1.0)
    assert jobs.answer(put, "muninn", b"pillage", 1.0)
    assert jobs.answers([put])[0].answer == b"pillage"


def test_a_worker_that_lives_keeps_its_job(jobs: Jobs) -> None:
    jobs.put(choice())
    taken(jobs)
    jobs.store.run("UPDATE jobs SET until = clock_timestamp() + interval '1 minute'", {})

    jobs.keep("huginn", slots=3)

    ((left,),) = jobs.store.run("SELECT until - clock_timestamp() FROM jobs", {})
    assert left.total_seconds() > 60
    assert jobs.take("muninn") is None
    assert jobs.slots() == 3


def test_a_worker_that_ends_gives_its_jobs_back(jobs: Jobs) -> None:
    jobs.keep("huginn", slots=3)
    jobs.put(choice())
    taken(jobs)

    jobs.leave("huginn")

    assert jobs.slots() == 0
    assert taken(jobs, "muninn").tries == 1


def test_a_job_that_kills_its_workers_is_given_up(jobs: Jobs) -> None:
    """The others go on."""
    put = jobs.put(choice("deadly"))
    for _ in range(MOST_TRIES):
        taken(jobs)
        dies(jobs)
    jobs.put(choice("harmless"))

    assert all_rooms(jobs) == ["harmless"]
    assert jobs.answers([put]) == [Answered(put, b"", f"{MOST_TRIES} workers ended over it")]


def test_a_bot_that_fails_is_told(jobs: Jobs) -> None:
    put = jobs.put(choice())
    taken(jobs)

    jobs.fail(put, "huginn", "KeyError: 7", 0.1)

    assert jobs.answers([put]) == [Answered(put, b"", "KeyError: 7")]
    assert jobs.take("muninn") is None


def test_the_same_job_is_put_once(jobs: Jobs) -> None:
    """A server that takes over a table asks again: what was thought meanwhile is not lost."""
    first = jobs.put(choice())
    taken(jobs)
    assert jobs.put(choice()) == first
    jobs.answer(first, "huginn", b"pillage", 1.0)

    assert jobs.put(choice()) == first
    assert jobs.answers([first])[0].answer == b"pillage"


def test_a_newer_job_of_a_seat_takes_the_place_of_the_older(jobs: Jobs) -> None:
    """Something was taken back, and another thing chosen: the old thought is worth nothing."""
    old = jobs.put(choice(number=5))
    taken(jobs)
    new = jobs.put(choice(number=7))

    assert new != old
    assert not jobs.answer(old, "huginn", b"pillage", 1.0)
    assert taken(jobs).job.number == 7
    jobs.put(hint())  # a hint is something else
    assert [one.job.kind for one in jobs.open()] == ["choose", "hint"]


def test_what_lies_there_is_told(jobs: Jobs) -> None:
    put = jobs.put(choice())
    jobs.put(hint("ship"))
    taken(jobs)

    thinks, waits = jobs.open()
    assert (thinks.id, thinks.job) == (put, choice())
    assert thinks.thinking is not None
    assert thinks.waited >= thinks.thinking >= 0
    assert (waits.job, waits.thinking) == (hint("ship"), None)


def test_jobs_that_nobody_fetches_are_removed(jobs: Jobs) -> None:
    jobs.put(choice())
    jobs.store.run("UPDATE jobs SET put = put - interval '11 minutes'", {})
    new = jobs.put(choice("ship"))

    assert jobs.expire() == 1
    assert [one.id for one in jobs.open()] == [new]


def test_the_bell_rings_for_jobs_and_answers(jobs: Jobs) -> None:
    rung: queue.Queue[tuple[str, str]] = queue.Queue()
    heard = {
        "jobs": lambda payload: rung.put(("jobs", payload)),
        "answers": lambda payload: rung.put(("answers", payload)),
    }
    with closing(Bell(jobs.store, heard)):
        assert {rung.get(timeout=PATIENCE), rung.get(timeout=PATIENCE)} == {
            ("jobs", ""),
            ("answers", ""),
        }

        put = jobs.put(choice())
        assert rung.get(timeout=PATIENCE) == ("jobs", "")
        taken(jobs)
        jobs.answer(put, "huginn", b"", 0.1)
        assert rung.get(timeout=PATIENCE) == ("answers", put)
