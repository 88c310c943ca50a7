"""Who is thought about next, and for how long, by a clock that nobody waits for."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from math import inf
from random import Random

import pytest

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.thinking.jobs import Figures, Job, Later
from ragnatafl.table.thinking.schedule import (
    HINT_LEAST,
    HINT_PATIENCE,
    HINTS_A_WORKER,
    LATE,
    LOOK_LEAST,
    SLACK,
    Schedule,
    Thought,
)

ASTRID, BJORN = Seat(0), Seat(1)
ALONE = {"thrall": 0.001, "karl": 0.01, "jarl": 0.2, "": 0.25}
"""Seconds that they take."""
DEAF = 0.01
"""Seconds that a jarl takes however much it is hurried."""


def given_schedule(workers: int = 1) -> Schedule:
    """One that has seen everybody think."""
    schedule = Schedule(workers, Figures())
    for bot, seconds in ALONE.items():
        thought = asked(schedule, "elsewhere", bot, 0.0)
        schedule.begin(0.0)
        schedule.end(thought, 0.0, seconds, usual=True)
    schedule.figures = Figures()
    schedule._used.clear()
    return schedule


def asked(schedule: Schedule, room: str, bot: str, now: float, seat: Seat = ASTRID) -> Thought:
    thought = Thought(Job(room, 1, seat, bot), now)
    schedule.add(thought)
    return thought


def begun(schedule: Schedule, now: float) -> str:
    thought = schedule.begin(now)
    assert thought is not None
    return thought.job.room


# Who comes next


def test_choices_come_before_hints() -> None:
    schedule = given_schedule()
    asked(schedule, "hint", "", 0.0)
    asked(schedule, "choice", "jarl", 0.1)

    assert [begun(schedule, 0.1), begun(schedule, 0.1)] == ["choice", "hint"]


def test_the_table_that_used_least_lately_comes_first() -> None:
    schedule = given_schedule(workers=4)
    for room, seconds in (("much", 0.2), ("little", 0.1)):
        thought = asked(schedule, room, "jarl", 0.0)
        schedule.begin(0.0)
        schedule.end(thought, 0.0, seconds)
    for room in ("much", "little", "nothing"):
        asked(schedule, room, "jarl", 1.0)

    assert [begun(schedule, 1.0) for _ in range(3)] == ["nothing", "little", "much"]


def test_a_bot_that_sits_with_a_busy_worker_lets_others_go_first() -> None:
    """Until it is due; and where nobody else waits, whoever is idle takes it from there."""
    schedule = given_schedule()

    def elsewhere(job: Job) -> bool:
        return job.room == "busy"

    def next_at(now: float) -> str:
        thought = schedule.begin(now, elsewhere)
        assert thought is not None
        return thought.job.room

    for now in (1.0, 2.0, 3.0):
        asked(schedule, "busy", "jarl", now)
        asked(schedule, "other", "jarl", now + 0.1)
    assert [next_at(1.2), next_at(1.2 + SLACK), next_at(3.2)] == ["other", "busy", "busy"]
    assert [next_at(3.3), next_at(3.4), next_at(3.5)] == ["other", "other", "busy"]


def test_what_was_used_is_forgotten_in_time() -> None:
    schedule = given_schedule()
    thought = asked(schedule, "table", "jarl", 0.0)
    schedule.begin(0.0)
    schedule.end(thought, 0.0, 8.0)

    assert schedule.used("table", 20.0) == pytest.approx(4.0)
    assert schedule.used("table", 60.0) == pytest.approx(1.0)


def test_who_would_be_late_goes_before_those_who_used_less() -> None:
    schedule = given_schedule()
    thought = asked(schedule, "much", "jarl", 0.0)
    schedule.begin(0.0)
    schedule.end(thought, 0.0, 100.0)
    asked(schedule, "much", "jarl", 0.0)
    asked(schedule, "nothing", "jarl", 1.5)

    assert begun(schedule, 1.5) == "much"


# For how long


def test_alone_a_bot_has_all_its_own_time() -> None:
    schedule = given_schedule()
    one = asked(schedule, "one", "jarl", 0.0)
    schedule.begin(0.0)

    assert schedule.limit(one, 0.0) is None
    assert schedule.hurries(1000.0) == []


def test_two_at_once_have_all_their_time_too() -> None:
    schedule = given_schedule()
    one, two = (asked(schedule, room, "jarl", 0.0) for room in ("one", "two"))
    schedule.begin(0.0)
    assert schedule.limit(one, 0.0) is None
    schedule.end(one, 0.2, 0.2)
    schedule.begin(0.2)

    assert schedule.limit(two, 0.2) is None


def test_many_share_what_is_left_until_they_are_due() -> None:
    schedule = given_schedule()
    thoughts = [asked(schedule, str(number), "jarl", 0.0) for number in range(20)]
    schedule.begin(0.0)

    limit = schedule.limit(thoughts[0], 0.0)

    assert limit == pytest.approx((0.2 + 0.5) / 20)


def test_who_thinks_long_is_hurried_for_others_who_came_later() -> None:
    """Even one that was to have all its time when it began."""
    schedule = given_schedule()
    long = asked(schedule, "long", "jarl:30s", 0.0)
    schedule.begin(0.0)
    asked(schedule, "other", "karl", 10.0)
    schedule.divide(10.0)

    assert schedule.alarm() == pytest.approx(10.5, abs=0.1)
    assert schedule.hurries(10.2) == []
    assert schedule.hurries(10.6) == [long]
    assert schedule.hurries(10.6) == []


def test_when_nobody_waits_any_more_nobody_is_hurried() -> None:
    schedule = given_schedule(workers=2)
    asked(schedule, "long", "jarl:30s", 0.0)
    schedule.begin(0.0)
    asked(schedule, "other", "karl", 10.0)
    schedule.divide(10.0)
    schedule.begin(10.0)

    assert schedule.hurries(20.0) == []


def test_a_hint_makes_room_for_a_choice() -> None:
    schedule = given_schedule()
    hint = asked(schedule, "hint", "", 0.0)
    schedule.begin(0.0)
    asked(schedule, "choice", "karl", 0.05)
    schedule.divide(0.05)

    assert schedule.hurries(HINT_LEAST - 0.01) == []
    assert schedule.hurries(HINT_LEAST) == [hint]


def test_only_what_had_its_time_and_a_choice_says_something_of_a_bots_pace() -> None:
    schedule = given_schedule()
    before = schedule.paces.of("jarl")
    for hurried in (True, False):
        thought = asked(schedule, "one", "jarl", 0.0)
        schedule.begin(0.0)
        schedule.end(thought, 0.01, 0.01, hurried, usual=False)

    assert schedule.paces.of("jarl") == before
    assert schedule.figures.hurried == 1


# Hints


def test_only_so_many_hints_wait() -> None:
    schedule = given_schedule(workers=2)
    for number in range(2 * HINTS_A_WORKER):
        asked(schedule, str(number), "", 0.0)

    with pytest.raises(Later):
        asked(schedule, "one more", "", 0.0)

    assert schedule.figures.refused_hints == 1
    asked(schedule, "a choice", "karl", 0.0)
    assert begun(schedule, 0.0) == "a choice"


def test_a_hint_does_not_wait_for_ever() -> None:
    schedule = given_schedule()
    hint = asked(schedule, "one", "", 0.0)

    assert schedule.alarm() == HINT_PATIENCE
    assert schedule.gave_up(HINT_PATIENCE - 1) == []
    assert schedule.gave_up(HINT_PATIENCE) == [hint]
    assert schedule.figures.waiting_hints == 0


# Games that are over


def test_a_game_that_is_over_comes_after_all_others_however_long_it_waits() -> None:
    schedule = given_schedule()
    looks_back(schedule, "over", 0.0)
    asked(schedule, "hint", "", 90.0)
    asked(schedule, "choice", "karl", 99.0)
    assert schedule.figures.waiting_looks == 1

    assert [begun(schedule, 100.0) for _ in range(3)] == ["choice", "hint", "over"]


@pytest.mark.parametrize("bot", ["karl", "jarl", ""])
def test_looking_back_gives_way_when_anybody_else_waits(bot: str) -> None:
    schedule = given_schedule()
    back = looks_back(schedule, "over", 0.0)
    assert begun(schedule, 0.0) == "over"
    assert (schedule.limit(back, 0.0), schedule.alarm()) == (None, inf)

    asked(schedule, "table", bot, 0.01)
    schedule.divide(0.01)

    assert schedule.alarm() == LOOK_LEAST
    assert schedule.hurries(0.05) == []
    assert schedule.hurries(3.0) == [back]
    schedule.end(back, 3.1, 3.1, hurried=True)
    assert (schedule.figures.looks, schedule.figures.choices) == (1, 0)


def test_another_game_that_is_over_hurries_nobody() -> None:
    schedule = given_schedule()
    looks_back(schedule, "one", 0.0)
    begun(schedule, 0.0)
    looks_back(schedule, "two", 0.0)
    schedule.divide(1.0)

    assert schedule.hurries(1.0) == []


def looks_back(schedule: Schedule, room: str, now: float) -> Thought:
    thought = Thought(Job.looks_back(room, 1, 0), now)
    schedule.add(thought)
    return thought


# Whole evenings, played in no time


def evening(
    schedule: Schedule,
    tables: dict[str, str],
    seconds: float,
    factors: tuple[float, ...] = (0.01, 1.0, 1.6),
    moves: list[bool] | None = None,
) -> dict[str, list[float]]:
    """Bots at these tables think one after the other without a pause; how long each choice took.

    Some questions need little thought, others more than usual, by these factors.
    A worker is idle, or ends at the limit it was given, or when it is hurried. `moves` is told of
    each thought whether it was thought by another worker than the one before.
    """
    took: dict[str, list[float]] = {room: [] for room in tables}
    turns: Iterator[int] = count()
    soon: list[tuple[float, int, str, Thought | None]] = []
    for room, bot in tables.items():
        heappush(soon, (0.0, next(turns), "ask", Thought(Job(room, 1, ASTRID, bot), 0.0)))
    ending: dict[Thought, float] = {}
    looks: set[float] = set()
    limited: set[Thought] = set()
    needs: dict[Thought, float] = {}
    home: dict[str, int] = {}
    at: dict[Thought, int] = {}

    def elsewhere(job: Job) -> bool:
        return home.get(job.room) in {at[thought] for thought in schedule.running}

    rng = Random(1)
    while soon and soon[0][0] < seconds:
        now, _, what, thought = heappop(soon)
        if what == "ask" and thought is not None:
            thought.asked = now
            schedule.add(thought)
        elif what == "end" and thought is not None and ending.get(thought) == now:
            del ending[thought]
            used = now - thought.begun
            short = used < needs[thought] - 1e-6
            schedule.end(thought, now, used, short, not short and thought not in limited)
            took[thought.job.room].append(now - thought.asked)
            again = Thought(thought.job, now)
            heappush(soon, (now, next(turns), "ask", again))
        for hurried in schedule.hurries(now):
            if not hurried.job.is_hint:
                ending[hurried] = now
                heappush(soon, (now, next(turns), "end", hurried))
        while len(schedule.running) < schedule.workers:
            busy = {at[one] for one in schedule.running}
            new = schedule.begin(now, elsewhere)
            if new is None:
                break
            idle = [worker for worker in range(schedule.workers) if worker not in busy]
            before = home.get(new.job.room, idle[0])
            at[new] = home[new.job.room] = before if before in idle else idle[0]
            if moves is not None:
                moves.append(before != at[new])
            limit = schedule.limit(new, now)
            alone = needs[new] = ALONE[new.job.bot] * rng.choice(factors)
            if limit is not None:
                limited.add(new)
            ending[new] = now + (alone if limit is None else min(alone, max(DEAF, limit)))
            heappush(soon, (ending[new], next(turns), "end", new))
        schedule.divide(now)
        if schedule.alarm() not in looks:
            looks.add(schedule.alarm())
            heappush(soon, (schedule.alarm(), next(turns), "look", None))
    return took


def test_forty_tables_of_jarls_on_one_worker() -> None:
    schedule = given_schedule()

    took = evening(schedule, {str(number): "jarl" for number in range(40)}, 30.0)

    worst = max(max(waits) for waits in took.values())
    assert worst < ALONE["jarl"] + LATE
    assert schedule.figures.late == 0
    assert min(len(waits) for waits in took.values()) > 0.6 * max(map(len, took.values()))


def test_forty_tables_of_jarls_on_two_workers() -> None:
    """Nobody waits longer than a second beyond its budget; and a bot mostly stays where it sits."""
    schedule, moves = given_schedule(workers=2), list[bool]()

    took = evening(schedule, {str(number): "jarl" for number in range(40)}, 30.0, moves=moves)

    assert max(max(waits) for waits in took.values()) < ALONE["jarl"] + 1.0
    assert min(len(waits) for waits in took.values()) > 0.6 * max(map(len, took.values()))
    assert sum(moves) < 0.1 * len(moves)


def test_a_karl_among_twenty_tables_of_jarls() -> None:
    schedule = given_schedule()

    took = evening(schedule, {str(number): "jarl" for number in range(20)} | {"k": "karl"}, 30.0)

    assert max(took["k"]) < SLACK + 0.1


def test_a_few_tables_are_not_cut_short() -> None:
    schedule = given_schedule()

    evening(schedule, {str(number): "jarl" for number in range(3)}, 20.0, factors=(1.0,))

    assert schedule.figures.hurried == 0
