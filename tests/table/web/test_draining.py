"""The end of a server: what was said is stored, browsers are told to come back, nothing is left."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
from contextlib import closing

import pytest

from kit.waiting import until
from ragnatafl.lab.guests import Server, arrive_all
from ragnatafl.table.storage import Entry
from ragnatafl.table.web.connection import MOVED
from ragnatafl.table.web.draining import drain
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, given_table
from table.web.test_server import QuietHall

pytestmark = pytest.mark.anyio


async def test_what_is_under_way_is_stored_before_browsers_are_told(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = QuietHall(rooms)
    room = given_table(rooms, first="astrid")
    astrid, hers = hall.sit(room, ASTRID)
    _, his = hall.sit(room, BJORN)
    await until(lambda: hers.got and his.got)
    loop, stored, may = asyncio.get_running_loop(), rooms.storage.append, asyncio.Event()

    def slowly(room: str, number: int, entries: list[Entry], fence: int = 0) -> float:
        asyncio.run_coroutine_threadsafe(may.wait(), loop).result(10)
        return stored(room, number, entries, fence)

    monkeypatch.setattr(rooms.storage, "append", slowly)
    choosing = asyncio.create_task(hall.choose(astrid))
    await until(room.turn.locked)
    ending = asyncio.create_task(drain(hall))
    await until(lambda: hall.tables.draining)
    told_before = hers.closed, his.closed
    may.set()
    await asyncio.gather(choosing, ending)
    await until(lambda: hers.closed and his.closed)

    assert told_before == (0, 0)
    assert (hers.closed, his.closed) == (MOVED, MOVED)
    assert [event.kind for event in rooms.storage.events(room.name)] == ["open", "choice"]
    assert hall.bots.thinkers.closed


async def test_storage_that_does_not_answer_does_not_hold_the_end_up(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = QuietHall(rooms)
    room = given_table(rooms)
    _, hers = hall.sit(room, ASTRID)
    monkeypatch.setattr("ragnatafl.table.web.draining.ANSWERS", 0.01)

    async with room.turn:  # for ever
        await drain(hall)
        await until(lambda: hers.closed)

    assert hers.closed == MOVED


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_end_it_ends_well(own_server: Server, sign: signal.Signals) -> None:
    """With people at a table and a bot that thinks: exit 0, all in the store's one file, no
    process left; and started again, people find what they said."""
    links = own_server.open_table("runics", ["link", "link"], {"first": "astrid"})
    thinks = own_server.open_table("lords", ["link", "jarl", "jarl", "jarl"])
    guests = [*await arrive_all(own_server, links), *await arrive_all(own_server, thinks)]
    option = guests[0].page.options[0].text
    await guests[0].say(say="choose", seat=0, option=option, moment=0)
    while guests[0].page.moment == 0:
        await guests[0].next()

    children = _children(own_server.pid)
    code = await asyncio.to_thread(own_server.stop, sign)
    await until(lambda: all(guest.gone for guest in guests))

    assert code == 0
    assert [guest.socket.close_code for guest in guests] == [MOVED] * len(guests)
    assert not os.path.exists(f"{own_server.store}-wal")
    await _until_gone(children)
    with closing(sqlite3.connect(f"file:{own_server.store}?mode=ro", uri=True)) as store:
        (choices,) = store.execute(
            "SELECT count(*) FROM events WHERE room = ? AND kind = 'choice'", (links.room,)
        ).fetchone()
    assert choices == 1
    own_server.start()
    again = await arrive_all(own_server, links)
    assert again[0].page.moment == 1
    assert "Traceback" not in own_server.said


def _children(pid: int) -> list[int]:
    told = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(word) for word in told.stdout.split()]


async def _until_gone(pids: list[int]) -> None:
    await until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in pids))
