"""Workers of a server: fed one job at a time, ended, killed and hurried; most in threads here."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal

import pytest

from kit.simulated import GAMES, simulated
from kit.waiting import PATIENCE, until
from ragnatafl.bots import Budget, parse_bot
from ragnatafl.bots.analysis import SET_UP, Looked, Story, look
from ragnatafl.bots.seated import answer_at, seated_at
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Stored, StoreFault
from ragnatafl.table.thinking import BotFault, Job, Later
from ragnatafl.table.thinking import local as local_module
from ragnatafl.table.thinking import work as work_module
from ragnatafl.table.thinking.local import Local, Worker
from ragnatafl.table.thinking.schedule import HINTS_A_WORKER
from ragnatafl.table.thinking.work import PIECE, Answer
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.thinking.near import Dies, Near, Waits, given_simulated, played
from table.web.given import ASTRID, BJORN, given_table, play

pytestmark = pytest.mark.anyio


def given_local(rooms: Rooms, *workers: Worker) -> Local:
    local = Local(rooms.storage, workers=len(workers))
    local.workers[:] = workers
    local._idle[:] = workers
    return local


def asked(room: Room) -> Seat:
    return room.asked()[0].seat


async def test_a_worker_is_sent_only_what_is_new(rooms: Rooms) -> None:
    worker = Near()
    local = given_local(rooms, worker)
    room = play(given_table(rooms, "runics", "karl karl"), 6)
    for _ in range(3):
        seat = asked(room)
        text = await local.choose(room, seat, "karl")
        room.do(room.choose(seat, text, room.moment))

    assert worker.sent == [7, 1, 1]
    assert len(room.match.lines) == 9
    local.close()


async def test_without_others_it_is_the_bots_own_choice(rooms: Rooms) -> None:
    local = given_local(rooms, Near())
    room = play(given_table(rooms, "runics", "jarl jarl"), 4)
    decision, spec = room.match.decision, parse_bot("jarl:30")
    alone = answer_at(room.match, seated_at(room.match, spec, decision.seat), spec.budget)

    assert await local.choose(room, decision.seat, "jarl:30") == alone.text
    assert local.figures.hurried == 0
    local.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_bots_at_the_table_play_as_in_the_arena(rooms: Rooms, game: str) -> None:
    """Whole games; two workers, one of which is killed now and then."""
    arena, workers = simulated(game), (Near(), Near())
    local = given_local(rooms, *workers)
    room = rooms.keep(given_simulated(rooms, arena))
    killed = 0

    def kill() -> None:
        nonlocal killed
        for worker in workers:
            if len(worker.sent) % 7 == 6:
                worker.end()
                killed += 1

    await played(room, local, arena.choices, kill)

    assert room.over
    assert killed
    assert all(worker.sent for worker in workers)
    assert local.figures.hurried == 0
    local.close()


async def test_who_thinks_for_ever_is_hurried_when_another_table_waits(rooms: Rooms) -> None:
    local = given_local(rooms, Near())
    one, two = (given_table(rooms, "runics", "jarl karl") for _ in range(2))
    endless = asyncio.create_task(local.choose(one, asked(one), "jarl:100000000"))
    await until(lambda: local.figures.thinking)

    choice = await local.choose(two, asked(two), "karl")

    assert choice in two.match.decision
    assert await endless in one.match.decision
    assert local.figures.hurried == 1
    local.close()


async def test_who_is_hurried_before_the_job_is_there_hurries_too(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While its table is still being read."""
    worker, room = Near(), given_table(rooms, "runics", "jarl karl")
    events = rooms.storage.events

    def slowly(room: str, since: int = 0) -> list[Stored]:
        worker.hurry()
        return events(room, since)

    monkeypatch.setattr(rooms.storage, "events", slowly)
    job = Job(room.name, room.stored, asked(room), "jarl:100000000")
    answer = await asyncio.to_thread(worker.think, rooms.storage, job, None)

    assert answer is not None
    assert answer.hurried
    worker.end()


async def test_the_worker_that_knows_a_table_thinks_about_it(rooms: Rooms) -> None:
    workers = Near(), Near()
    local = given_local(rooms, *workers)
    tables = [given_table(rooms, "runics", "thrall thrall") for _ in range(2)]
    for _ in range(2):
        for room in tables:
            await local.choose(room, asked(room), "thrall")

    assert [worker.sent for worker in workers] == [[1, 0], [1, 0]]
    local.close()


async def test_a_bot_waits_for_no_other_worker_while_one_is_idle(rooms: Rooms) -> None:
    """Of two tables one is thought about by who has its bot, the other by who is left."""
    workers = Near(), Waits()
    local = given_local(rooms, *workers)
    one, two = (given_table(rooms, "runics", "thrall thrall") for _ in range(2))
    await local.choose(one, asked(one), "thrall")
    assert (one.name, asked(one)) in workers[0].bots
    slow = asyncio.create_task(local.choose(two, asked(two), "thrall"))
    await until(lambda: workers[1].jobs)

    assert await local.choose(one, asked(one), "thrall") in one.match.decision
    assert workers[0].sent == [1, 0]
    workers[1].may.set()
    await slow


async def test_a_killed_workers_job_is_given_to_another(rooms: Rooms) -> None:
    local = given_local(rooms, Dies(1))
    room = given_table(rooms, "runics", "karl karl")

    assert await local.choose(room, ASTRID, "karl") == "a"
    assert local.figures.killed == 1


async def test_a_job_that_kills_twice_is_given_up(rooms: Rooms) -> None:
    local = given_local(rooms, Dies(2))
    room = given_table(rooms, "runics", "karl karl")

    with pytest.raises(BotFault, match="ended 2 workers"):
        await local.choose(room, ASTRID, "karl")

    assert await local.choose(room, ASTRID, "karl") == "a"


async def test_a_bot_that_fails_tells_why(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Near()
    local = given_local(rooms, worker)
    room = given_table(rooms, "runics", "karl karl")

    def broken(*arguments: object) -> Answer:
        raise ZeroDivisionError("a bot divides by the number of ravens")

    with monkeypatch.context() as patch:
        patch.setattr(local_module, "think", broken)
        with pytest.raises(BotFault, match="the number of ravens"):
            await local.choose(room, asked(room), "karl")

    assert await local.choose(room, asked(room), "karl") in room.match.decision
    assert worker.sent == [1, 1]
    local.close()


async def test_a_table_that_cannot_be_read_costs_nobody_anything(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    local = given_local(rooms, Near())
    room = given_table(rooms, "runics", "karl karl")

    def gone(room: str, since: int = 0) -> list[Stored]:
        raise StoreFault("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(rooms.storage, "events", gone)
        with pytest.raises(StoreFault):
            await local.choose(room, asked(room), "karl")

    assert await local.choose(room, asked(room), "karl") in room.match.decision
    local.close()


# Hints


async def test_two_tabs_that_ask_the_same_get_the_same(rooms: Rooms) -> None:
    worker = Waits()
    local = given_local(rooms, worker)
    room = given_table(rooms)
    tabs = [asyncio.create_task(local.advise(room, ASTRID)) for _ in range(2)]
    await until(lambda: worker.jobs)
    room.stored += 1
    with pytest.raises(Later):  # one at a time, and this is another question
        await local.advise(room, ASTRID)

    worker.may.set()

    assert [advice.option for advice in await asyncio.gather(*tabs)] == ["a", "a"]
    assert len(worker.jobs) == 1
    assert (await local.advise(room, ASTRID)).option == "a"


async def test_of_a_hundred_tabs_some_are_told_to_wait_and_bots_are_not(rooms: Rooms) -> None:
    worker = Waits()
    local = given_local(rooms, worker)
    room = given_table(rooms)
    hints = []
    for number in range(100):
        room.name = f"table {number}"
        hints.append(asyncio.create_task(local.advise(room, BJORN)))
        await asyncio.sleep(0)
    refused = [task for task in hints if task.done()]
    choice = asyncio.create_task(local.choose(room, ASTRID, "karl"))
    await asyncio.sleep(0)

    assert len(refused) == 100 - 1 - HINTS_A_WORKER
    assert all(isinstance(task.exception(), Later) for task in refused)
    worker.may.set()
    await choice
    assert [job.is_hint for job in worker.jobs[:2]] == [True, False]
    await asyncio.gather(*(task for task in hints if task not in refused))


# Games that are over


async def looked_at(local: Local, room: Room) -> list[Looked]:
    """All of it, piece by piece."""
    found: list[Looked] = []
    while len(found) <= len(room.match.lines):
        found += await local.look(room, len(found) + SET_UP)
    return found


async def test_a_game_is_looked_back_upon_in_pieces(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same by whomever, also where somebody was killed in between."""
    monkeypatch.setattr(work_module, "LOOK_BUDGET", Budget(iterations=4))
    room, workers = play(given_table(rooms, "runics")), (Near(), Near())
    local = given_local(rooms, *workers)
    found = list(await local.look(room, SET_UP))
    assert len(found) == PIECE
    workers[0].end()

    again = await looked_at(local, room)

    assert again[:PIECE] == found
    assert [one.number for one in again] == list(range(SET_UP, len(room.match.lines)))
    story = Story(room.match).told
    assert again[9] == look(story, 8, Budget(iterations=4))
    assert local.figures.looks == 1 + -(-len(again) // PIECE)
    assert await local.look(room, len(room.match.lines)) == ()
    local.close()


async def test_who_looks_back_stops_for_a_choice_and_goes_on_after_it(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_module, "LOOK_BUDGET", Budget(iterations=100_000_000))
    local = given_local(rooms, Near())
    over, other = play(given_table(rooms, "runics")), given_table(rooms, "runics", "karl karl")
    back = asyncio.create_task(local.look(over, 0))
    await until(lambda: local.figures.thinking)

    assert await local.choose(other, asked(other), "karl") in other.match.decision

    (found,) = await back  # of the first choice what was found by then
    assert found.number == 0
    assert local.figures.hurried == 1
    local.close()


async def test_who_does_not_want_to_know_any_more_leaves_the_worker_to_others(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it is being looked at or waits."""
    monkeypatch.setattr(work_module, "LOOK_BUDGET", Budget(iterations=100_000_000))
    local, over = given_local(rooms, Near()), play(given_table(rooms, "runics"))
    backs = [asyncio.create_task(local.look(over, 0)) for _ in range(2)]
    await until(lambda: local.figures.thinking and local.figures.waiting_looks)

    for back in reversed(backs):
        back.cancel()
    await until(lambda: not local.figures.thinking)

    assert local.figures.waiting_looks == 0
    assert local._answers == {}
    local.close()


# Real processes


@pytest.mark.slow
async def test_bots_think_on_when_their_process_was_killed(rooms: Rooms) -> None:
    room = given_table(rooms, "runics", "karl thrall")
    others = set(multiprocessing.active_children())
    local = Local(rooms.storage, workers=1)
    decision = room.asked()[0]
    assert await local.choose(room, decision.seat, "karl") in decision

    (process,) = set(multiprocessing.active_children()) - others
    assert process.pid is not None
    thinking = asyncio.create_task(local.choose(room, decision.seat, "jarl:100000000"))
    await until(lambda: local.figures.thinking)
    await asyncio.sleep(0.2)
    process.kill()
    process.join()
    another = await local.choose(room, decision.seat, "thrall")

    assert another in decision
    assert await thinking in decision
    assert (local.figures.killed, process.exitcode) == (1, -signal.SIGKILL)
    local.close()
    for left in set(multiprocessing.active_children()) - others:
        left.join(PATIENCE)
    assert set(multiprocessing.active_children()) <= others


# Suggestions


async def test_a_coach_suggests_one_of_the_options(rooms: Rooms) -> None:
    local = given_local(rooms, Near())
    room = play(given_table(rooms, "runics", "link karl"), 4)

    assert await local.suggest(room, asked(room)) in room.match.decision
    assert (local.figures.choices, local.figures.hints) == (0, 1)
    local.close()


async def test_a_suggestion_to_a_new_question_waits_for_none_to_an_old_one(rooms: Rooms) -> None:
    """Nor does a hint wait for it; two tabs with the same question share what comes."""
    worker = Waits()
    local = given_local(rooms, worker)
    room = given_table(rooms)
    old = [asyncio.create_task(local.suggest(room, ASTRID)) for _ in range(2)]
    await until(lambda: worker.jobs)
    hint = asyncio.create_task(local.advise(room, ASTRID))
    await asyncio.sleep(0)
    room.stored += 1
    new = asyncio.create_task(local.suggest(room, ASTRID))
    await asyncio.sleep(0)

    worker.may.set()

    assert await asyncio.gather(*old, new) == ["a", "a", "a"]
    assert (await hint).option == "a"
    assert [job.kind for job in worker.jobs].count("suggest") == 2
    local.close()
