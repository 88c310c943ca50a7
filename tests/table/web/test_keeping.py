"""Storage that fails: people are told, nothing is lost or said twice, and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from kit.waiting import until
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.storage import Entry, Fenced, Stored, StoreFault
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web import keeping
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, given_table
from table.web.test_server import QuietHall

pytestmark = pytest.mark.anyio


class Flaky(SQLite):
    """A store on a disk that is full now and then."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.fails = 0
        """So many more times it cannot be written."""
        self.writes_nevertheless = False
        """Only the answer is lost: what was to be written has been."""
        self.arrives_late = False
        """The same, but it is written only after somebody has looked for it."""
        self.fenced = False
        self._late: list[tuple[str, int, Sequence[Entry]]] = []

    def events(self, room: str, since: int = 0) -> list[Stored]:
        found = super().events(room, since)
        while self._late:
            super().append(*self._late.pop())
        return found

    def append(self, room: str, number: int, entries: Sequence[Entry], fence: int = 0) -> float:
        if self.fenced:
            raise Fenced(room)
        if self.fails:
            self.fails -= 1
            if self.arrives_late:
                self._late.append((room, number, entries))
            if self.writes_nevertheless:
                super().append(room, number, entries, fence)
            raise StoreFault("database or disk is full")
        return super().append(room, number, entries, fence)


@pytest.fixture
def store(tmp_path: Path) -> Flaky:
    return Flaky(tmp_path / "tables.db")


@pytest.fixture
def hall(store: Flaky, monkeypatch: pytest.MonkeyPatch) -> QuietHall:
    monkeypatch.setattr(keeping, "FIRST_PAUSE", 0.001)
    return QuietHall(Rooms(store))


def choices(store: SQLite, room: str) -> list[Stored]:
    return [event for event in store.events(room) if event.kind == "choice"]


@pytest.mark.parametrize("written", [False, True])
async def test_a_choice_is_stored_once_when_the_disk_can(
    hall: QuietHall, store: Flaky, written: bool
) -> None:
    room = given_table(hall.rooms, first="astrid")
    astrid, hers = hall.sit(room, ASTRID)
    _, his = hall.sit(room, BJORN)
    await until(lambda: hers.got and his.got)
    store.fails, store.writes_nevertheless = 3 if not written else 1, written

    await hall.choose(astrid)
    await until(lambda: len(his.pages()) == 2)

    assert len(choices(store, room.name)) == len(room.match.lines) == 1
    for wire in (hers, his):  # everybody was told, and when it was over
        told = [message["trouble"] for message in wire.got if "trouble" in message]
        assert "cannot be stored" in told[0]
        assert told[-1] == ""
    assert hers.last("refused") is None


async def test_a_choice_that_arrives_after_it_was_looked_for_is_done(
    hall: QuietHall, store: Flaky
) -> None:
    """It was on its way to the database when the line was cut: it is hers, and not too late."""
    room = given_table(hall.rooms, first="astrid")
    astrid, hers = hall.sit(room, ASTRID)
    await until(lambda: hers.got)
    store.fails, store.arrives_late = 1, True

    await hall.choose(astrid)
    await until(lambda: len(hers.pages()) == 2)

    assert len(choices(store, room.name)) == len(room.match.lines) == 1
    assert hers.last("refused") is None


async def test_a_fault_of_ours_is_told_and_noted(
    hall: QuietHall, store: Flaky, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever said something learns that it was not heard, and may say it again."""
    room = given_table(hall.rooms, first="astrid")
    astrid, hers = hall.sit(room, ASTRID)

    def fails(*more: object) -> float:
        raise RuntimeError("nobody thought of this")

    with monkeypatch.context() as broken:
        broken.setattr(store, "append", fails)
        await hall.choose(astrid)
    await until(lambda: hers.last("refused"))
    await hall.choose(astrid)

    assert "Something is broken" in str(hers.last("refused"))
    assert "nobody thought of this" in caplog.text
    assert len(choices(store, room.name)) == len(room.match.lines) == 1


async def test_bots_go_on_when_the_disk_does(hall: QuietHall, store: Flaky) -> None:
    """One write failed, and the bot never moved again."""
    room = given_table(hall.rooms, "runics", "link thrall", first="bjorn")
    _, hers = hall.sit(room, ASTRID)
    hall.bot.may.set()
    store.fails = 2

    hall.bots.wake(room)
    await until(lambda: room.asked()[0].seat == ASTRID)

    assert len(choices(store, room.name)) == len(room.match.lines)
    assert "cannot be stored" in str(hers.got)


async def test_others_are_heard_while_one_table_waits_for_the_disk(
    hall: QuietHall, store: Flaky, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck, free = given_table(hall.rooms, first="astrid"), given_table(hall.rooms, first="astrid")
    astrid, hers = hall.sit(stuck, ASTRID)
    other, _ = hall.sit(free, ASTRID)
    monkeypatch.setattr(keeping, "FIRST_PAUSE", 60.0)
    store.fails = 1

    waiting = asyncio.create_task(hall.choose(astrid))
    await until(lambda: "cannot be stored" in str(hers.got))
    await hall.choose(other)

    assert len(free.match.lines) == 1
    assert len(stuck.match.lines) == 0
    waiting.cancel()


async def test_who_was_faster_elsewhere_is_not_overwritten(hall: QuietHall, store: Flaky) -> None:
    room = given_table(hall.rooms, first="astrid")
    twin = Rooms(store).find(room.name)
    assert twin is not None
    text = room.asked()[0].options[0].text
    twin.do(twin.choose(ASTRID, text, twin.moment))

    with pytest.raises(Illegal) as refused:
        await hall.tables.do(room, room.choose(ASTRID, text, room.moment))

    assert refused.value.refusal.key == "stale"
    assert len(room.match.lines) == len(choices(store, room.name)) == 1


async def test_who_lost_the_room_lets_it_go(hall: QuietHall, store: Flaky) -> None:
    """Browsers come back and find the room where it is now."""
    room = given_table(hall.rooms, first="astrid")
    astrid, hers = hall.sit(room, ASTRID)
    store.fenced = True

    await hall.choose(astrid)
    await until(lambda: hers.closed == 1012)

    assert hall.rooms.known(room.name) is None
    assert choices(store, room.name) == []
