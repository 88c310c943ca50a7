"""Servers that put jobs into a database, and crews that take them, as if on many machines."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from kit.simulated import GAMES, simulated
from kit.waiting import PATIENCE, until
from ragnatafl.bots import Budget
from ragnatafl.bots.analysis import Looked, Story, Studied, Weighed, look
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Entry, StoreFault
from ragnatafl.table.storage.jobs import Job as StoredJob
from ragnatafl.table.storage.jobs import Jobs
from ragnatafl.table.storage.postgres import PostgreSQL
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.telling.advice import Advice, Expected
from ragnatafl.table.thinking import BotFault, Later, NotAsked
from ragnatafl.table.thinking import database as database_module
from ragnatafl.table.thinking import work as work_module
from ragnatafl.table.thinking.crew import Crew
from ragnatafl.table.thinking.database import Database
from ragnatafl.table.thinking.local import Local, Worker
from ragnatafl.table.thinking.schedule import HINTS_A_WORKER
from ragnatafl.table.thinking.work import PIECE, Answer
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.thinking.near import Dies, Near, Waits, given_simulated, played
from table.web.given import ASTRID, BJORN, filled, given_table, play

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(database: str) -> Iterator[PostgreSQL]:
    with closing(PostgreSQL(database)) as made:
        yield made


@pytest.fixture
def shared(store: PostgreSQL) -> Rooms:
    return Rooms(store)


@asynccontextmanager
async def given_crew(store: PostgreSQL, *workers: Worker) -> AsyncIterator[Crew]:
    """A crew of these, until the story ends."""
    crew = Crew(store, workers=len(workers))
    crew.workers[:] = workers
    crew._idle[:] = workers
    working = asyncio.create_task(crew.work())
    yield crew
    crew.end()
    await working


def asked(room: Room) -> Seat:
    return room.asked()[0].seat


def test_what_came_of_a_job_is_told_whole() -> None:
    weighed = Weighed("pass", 0.5, 9)
    studied = Looked(0, (0.4, 0.6), (0.1, -0.1), Studied(0, 1, weighed, (weighed,)))
    expected = Expected("pass", 40, (("glory", 1.5),), ((BJORN, "pillage utgard"),))
    for answer in (
        Answer("pass", None, 0.5, True),
        Answer("pass", Advice("pass", expected, None), 0.25, False),
        Answer("", None, 0.25, False, looked=(Looked(-1, (0.5, 0.5), (0.0, 0.0)), studied)),
    ):
        assert msgspec.json.decode(msgspec.json.encode(answer), type=Answer) == answer


async def test_a_server_asks_and_a_crew_thinks(store: PostgreSQL, shared: Rooms) -> None:
    """It follows the table in the store by itself, and reads only what is new."""
    thinkers, worker = Database(store), Near()
    room = play(given_table(shared, "runics", "karl karl"), 4)
    async with given_crew(store, worker):
        for _ in range(3):
            seat = asked(room)
            text = await thinkers.choose(room, seat, "karl")
            room.do(room.choose(seat, text, room.moment))
        advice = await thinkers.advise(room, asked(room))
        suggested = await thinkers.suggest(room, asked(room))

    assert worker.sent == [5, 1, 1, 1, 0]
    assert advice.option in room.match.decision
    assert suggested in room.match.decision
    assert (thinkers.figures.choices, thinkers.figures.hints) == (3, 2)
    assert Jobs(store).open() == []
    thinkers.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_bots_at_two_crews_play_as_in_the_arena(
    store: PostgreSQL, shared: Rooms, game: str
) -> None:
    """Whole games; who chose for the table last has its next question to itself for a moment."""
    arena, thinkers, workers = simulated(game), Database(store), (Near(), Near())
    room = shared.keep(given_simulated(shared, arena))
    async with given_crew(store, workers[0]), given_crew(store, workers[1]):
        await played(room, thinkers, arena.choices)

    assert room.over
    assert thinkers.figures.hurried == 0
    thinkers.close()


async def test_the_same_table_has_the_same_bots_on_both_engines(
    store: PostgreSQL, shared: Rooms, tmp_path: Path
) -> None:
    """Those who are asked at once, and answer sealed, too."""
    with closing(SQLite(tmp_path / "tables.db")) as file:
        rooms = Rooms(file)
        laid = rooms.lay("bloodrage", filled("thrall " * 4), {}, seed="9", source="fast")
        room = rooms.keep(laid)
        seats = tuple(decision.seat for decision in room.asked())
        assert len(seats) == 4
        near, far = Local(file, workers=1), Database(store)
        near.workers[:] = near._idle[:] = [Near()]
        opened = [Entry(event.kind, event.data) for event in file.events(room.name)]
        store.append(room.name, 0, opened)
        twin = shared.find(room.name)
        assert twin is not None
        async with given_crew(store, Near()):
            for seat in seats:
                here = await near.choose(room, seat, "thrall")
                assert await far.choose(twin, seat, "thrall") == here
        near.close()
        far.close()


async def test_a_crew_looks_back_upon_a_game_and_stops_for_a_choice(
    store: PostgreSQL, shared: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it found is what one finds oneself."""
    monkeypatch.setattr(work_module, "LOOK_BUDGET", Budget(iterations=4))
    thinkers, over = Database(store), play(given_table(shared, "runics"))
    other = given_table(shared, "runics", "karl karl")
    async with given_crew(store, Near()):
        found = await thinkers.look(over, 0)
        monkeypatch.setattr(work_module, "LOOK_BUDGET", Budget(iterations=100_000_000))
        back = asyncio.create_task(thinkers.look(over, PIECE))
        await until(lambda: any(one.thinking is not None for one in Jobs(store).open()))
        assert await thinkers.choose(other, asked(other), "karl") in other.match.decision
        assert [one.number for one in await back] == [PIECE]  # what was found by then

    story = Story(over.match).told
    assert found == tuple(look(story, number, Budget(iterations=4)) for number in range(PIECE))
    assert thinkers.figures.looks == 2
    thinkers.close()


async def test_two_crews_and_two_servers(store: PostgreSQL, shared: Rooms) -> None:
    servers, workers = (Database(store), Database(store)), (Near(), Near())
    tables = [given_table(shared, "runics", "thrall thrall") for _ in range(8)]
    async with given_crew(store, workers[0]), given_crew(store, workers[1]):
        chosen = await asyncio.gather(
            *(servers[n % 2].choose(room, asked(room), "karl") for n, room in enumerate(tables))
        )

    assert all(text in room.match.decision for text, room in zip(chosen, tables, strict=True))
    assert sum(len(worker.sent) for worker in workers) == 8
    for server in servers:
        server.close()


async def test_bots_wait_for_a_crew_that_comes_later(store: PostgreSQL, shared: Rooms) -> None:
    thinkers = Database(store)
    room = given_table(shared, "runics", "thrall thrall")
    waiting = asyncio.create_task(thinkers.choose(room, asked(room), "thrall"))
    await until(lambda: Jobs(store).open())

    async with given_crew(store, Near()):
        assert await waiting in room.match.decision
    thinkers.close()


async def test_a_crew_that_is_killed_leaves_its_job_to_another(
    store: PostgreSQL, shared: Rooms
) -> None:
    """Killed: it says nothing any more. Its claim ends a few seconds later; here at once."""
    thinkers, stuck = Database(store), Waits()
    room = given_table(shared, "runics", "thrall thrall")
    async with given_crew(store, stuck) as crew:
        waiting = asyncio.create_task(thinkers.choose(room, asked(room), "karl"))
        await until(lambda: stuck.jobs)
        store.run(
            "UPDATE jobs SET until = clock_timestamp() - interval '1 s' WHERE worker = %(id)s",
            {"id": crew.id},
        )
        async with given_crew(store, Near()):
            assert await waiting in room.match.decision
        stuck.may.set()
    thinkers.close()


async def test_a_worker_that_is_killed_costs_another_try(store: PostgreSQL, shared: Rooms) -> None:
    thinkers, room = Database(store), given_table(shared, "runics", "thrall thrall")
    async with given_crew(store, Dies(1)):
        assert await thinkers.choose(room, asked(room), "karl") == "a"
    async with given_crew(store, Dies(2)):
        with pytest.raises(BotFault, match="ended 2 workers"):
            await thinkers.choose(room, asked(room), "karl")
    thinkers.close()


async def test_a_crew_that_is_told_to_end_ends_what_it_thinks_about(
    store: PostgreSQL, shared: Rooms
) -> None:
    thinkers, worker = Database(store), Near()
    room = given_table(shared, "runics", "jarl jarl")
    async with given_crew(store, worker):
        endless = asyncio.create_task(thinkers.choose(room, asked(room), "jarl:100000000"))
        await until(lambda: worker.sent)

    assert await endless in room.match.decision
    assert Jobs(store).slots() == 0
    thinkers.close()


async def test_who_thinks_long_is_hurried_for_another_server(
    store: PostgreSQL, shared: Rooms
) -> None:
    one, other, worker = Database(store), Database(store), Near()
    tables = [given_table(shared, "runics", "jarl jarl") for _ in range(2)]
    async with given_crew(store, worker):
        endless = asyncio.create_task(one.choose(tables[0], asked(tables[0]), "jarl:100000000"))
        await until(lambda: worker.sent)
        quick = await other.choose(tables[1], asked(tables[1]), "karl")

        assert quick in tables[1].match.decision
        assert await endless in tables[0].match.decision
    assert one.figures.hurried == 1
    one.close()
    other.close()


async def test_the_table_has_gone_on(store: PostgreSQL, shared: Rooms) -> None:
    thinkers, room = Database(store), given_table(shared, "runics", "thrall thrall")
    async with given_crew(store, Near()):
        with pytest.raises(NotAsked):
            await thinkers.choose(room, Seat(1 - asked(room)), "karl")
    thinkers.close()


async def test_a_newer_question_takes_the_place_of_the_older(
    store: PostgreSQL, shared: Rooms
) -> None:
    thinkers, room = Database(store), given_table(shared, "runics", "thrall link", first="astrid")
    older = asyncio.create_task(thinkers.choose(room, ASTRID, "karl"))
    await until(lambda: Jobs(store).open())
    room.do(room.rename(BJORN, "Olena"))
    newer = asyncio.create_task(thinkers.choose(room, ASTRID, "karl"))

    with pytest.raises(NotAsked):
        await older
    async with given_crew(store, Near()):
        assert await newer in room.match.decision
    thinkers.close()


async def test_hints_are_limited(store: PostgreSQL, shared: Rooms) -> None:
    thinkers, room = Database(store), given_table(shared)
    tabs = [asyncio.create_task(thinkers.advise(room, ASTRID)) for _ in range(2)]
    await until(lambda: Jobs(store).open())
    assert len(Jobs(store).open()) == 1
    room.stored += 1
    with pytest.raises(Later):
        await thinkers.advise(room, ASTRID)
    room.stored -= 1
    others = []
    for _ in range(HINTS_A_WORKER):
        other = given_table(shared)
        others.append(asyncio.create_task(thinkers.advise(other, ASTRID)))
        await asyncio.sleep(0)

    assert thinkers.figures.refused_hints == 2
    assert isinstance(others[-1].exception(), Later)
    for task in (*tabs, *others[:-1]):
        task.cancel()
    await asyncio.gather(*tabs, *others, return_exceptions=True)
    thinkers.close()


async def test_a_hint_that_nobody_has_time_for_is_not_waited_for(
    store: PostgreSQL, shared: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "HINT_PATIENCE", 0.01)
    thinkers, room = Database(store), given_table(shared)

    with pytest.raises(Later):
        await thinkers.advise(room, ASTRID)

    assert Jobs(store).open() == []
    thinkers.close()


async def test_a_job_that_was_lost_is_put_again(
    store: PostgreSQL, shared: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a database is brought back from yesterday."""
    monkeypatch.setattr(database_module, "PUT_AGAIN", 0.0)
    monkeypatch.setattr(database_module, "LOOK", 0.01)
    thinkers, room = Database(store), given_table(shared, "runics", "thrall thrall")
    waiting = asyncio.create_task(thinkers.choose(room, asked(room), "karl"))
    await until(lambda: Jobs(store).open())
    store.run("DELETE FROM jobs", {})

    async with given_crew(store, Near()):
        assert await waiting in room.match.decision
    thinkers.close()


async def test_what_a_crash_of_the_database_lost_is_put_again_at_once(
    store: PostgreSQL, shared: Rooms
) -> None:
    """Jobs are not kept on its disk: the bell says when the line is there again."""
    thinkers, room = Database(store), given_table(shared, "runics", "thrall thrall")
    waiting = asyncio.create_task(thinkers.choose(room, asked(room), "karl"))
    await until(lambda: Jobs(store).open())
    store.run("DELETE FROM jobs", {})
    thinkers._hear_bell("")

    async with given_crew(store, Near()):
        assert await waiting in room.match.decision
    thinkers.close()


async def test_a_job_that_could_not_be_put_again_is_put_when_it_can_be(
    store: PostgreSQL, shared: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is back, and gone once more: two tables wait, and none is forgotten."""
    monkeypatch.setattr(database_module, "LOOK", 0.01)
    thinkers = Database(store)
    rooms = [given_table(shared, "runics", "thrall thrall") for _ in range(2)]
    waiting = [asyncio.create_task(thinkers.choose(room, asked(room), "karl")) for room in rooms]
    await until(lambda: len(Jobs(store).open()) == 2)
    store.run("DELETE FROM jobs", {})
    put, faults = thinkers._jobs.put, [StoreFault("gone"), StoreFault("and gone")]

    def put_at_last(job: StoredJob) -> str:
        if faults:
            raise faults.pop()
        return put(job)

    monkeypatch.setattr(thinkers._jobs, "put", put_at_last)
    thinkers._hear_bell("")

    async with given_crew(store, Near()):
        for choice, room in zip(waiting, rooms, strict=True):
            assert await choice in room.match.decision
    assert not faults
    thinkers.close()


async def test_a_crew_that_lost_an_answer_gives_back_what_it_may_have_taken(
    store: PostgreSQL, shared: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database took a job for it, and the line was cut before it heard of that."""
    thinkers, room = Database(store), given_table(shared, "runics", "thrall thrall")
    async with given_crew(store, Near()) as crew:
        take, lost = crew.jobs.take, list[str]()

        def cut(worker: str) -> None:
            found = take(worker)
            if found is None:
                return
            monkeypatch.setattr(crew.jobs, "take", take)
            lost.append(found.id)
            raise StoreFault("the line is cut")

        monkeypatch.setattr(crew.jobs, "take", cut)
        assert await thinkers.choose(room, asked(room), "karl") in room.match.decision

    assert len(lost) == 1
    thinkers.close()


@pytest.mark.slow
async def test_the_command_thinks_and_ends_when_told(
    database: str, store: PostgreSQL, shared: Rooms
) -> None:
    room, thinkers = given_table(shared, "runics", "karl karl"), Database(store)
    command = [sys.executable, "-m", "ragnatafl", "worker", "--db", database, "--workers", "2"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
    assert process.stdout is not None
    said = process.stdout.readline()

    assert await thinkers.choose(room, asked(room), "karl") in room.match.decision

    process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(process.wait, PATIENCE) == 0
    assert "with 2 workers" in said
    assert said.count("\n") == 1
    assert Jobs(store).slots() == 0
    process.stdout.close()
    thinkers.close()


def test_a_worker_needs_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    from ragnatafl.table.command import main

    assert main(["worker", "--db", "tables.db"]) == 2
    assert "postgresql://" in capsys.readouterr().err


async def test_an_older_question_that_is_put_again_stays_the_older(
    store: PostgreSQL, shared: Rooms
) -> None:
    """The line was lost, so that jobs are put again, just when a newer one comes."""
    thinkers, room = Database(store), given_table(shared, "runics", "thrall link", first="astrid")
    older = asyncio.create_task(thinkers.choose(room, ASTRID, "karl"))
    await until(lambda: thinkers._asked)
    room.do(room.rename(BJORN, "Olena"))
    thinkers._missed = True
    hearing = asyncio.create_task(thinkers._hear())
    newer = asyncio.create_task(thinkers.choose(room, ASTRID, "karl"))

    with pytest.raises(NotAsked):
        await older
    await hearing
    async with given_crew(store, Near()):
        assert await newer in room.match.decision
    assert [job.job.number for job in Jobs(store).open()] == []
    thinkers.close()
