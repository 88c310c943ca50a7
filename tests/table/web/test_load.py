"""A small load and a few kills; `python -m ragnatafl.lab.load` and `.kills` do the same in full.

Faults are planted too: a tool that does not find them would tell nothing.
"""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import msgspec
import pytest

from kit.waiting import until
from ragnatafl.lab import kills, load, power
from ragnatafl.lab.guests import Links, Page, SeatLink, Server, arrive_all, news
from ragnatafl.lab.kills import answers, bear_cuts, bear_kills
from ragnatafl.lab.load import BotWatch, Choice, Waits, bear_load
from ragnatafl.lab.losses import Kept, Saying

PLAYERS = [
    ("runics", ["link", "link"]),
    ("runics", ["link", "link", "link"]),
    ("runics", ["link", "thrall"]),
    ("raid", ["link", "link"]),
    ("raid", ["link", "link", "thrall"]),
]


@pytest.mark.slow
@pytest.mark.anyio
async def test_no_acknowledged_choice_is_lost_when_the_server_is_killed(own_server: Server) -> None:
    toll = await bear_kills(own_server, 3, PLAYERS)
    print(toll)

    assert toll.faults == []
    assert toll.kills == 3
    assert toll.acknowledged > 3
    assert "Traceback" not in own_server.said


@pytest.mark.slow
@pytest.mark.anyio
async def test_no_bot_outlives_its_server(own_server: Server) -> None:
    links = own_server.open_table("runics", ["link", "jarl"], {"first": "bjorn"})
    guests = await arrive_all(own_server, links)
    await news(guests)
    workers = children(own_server.pid)
    assert workers

    own_server.kill()
    await until(lambda: not any(map(is_running, workers)))


def children(pid: int) -> list[int]:
    told = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
    )
    pairs = [tuple(map(int, line.split())) for line in told.stdout.splitlines()]
    return [child for child, parent in pairs if parent == pid]


def is_running(pid: int) -> bool:
    """A process that is dead and only waits to be counted does not run."""
    told = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return bool(told.stdout.strip()) and not told.stdout.startswith("Z")


GAMES = [
    ("runics", ["link", "link"]),
    ("bloodrage", ["thrall", "link", "link"]),
    ("lords", ["link", "link"]),
    ("surtr", ["link", "link"]),
]


@pytest.mark.slow
@pytest.mark.anyio
async def test_every_choice_is_measured_at_all_games(own_server: Server) -> None:
    """Figures are for those who measure on a quiet machine; here everything just arrives."""
    waits = await bear_load([own_server], GAMES, seconds=6, pause=0.5, onlookers=1)
    print(waits)

    assert waits.faults == []
    assert waits.choices > len(GAMES)
    assert len(waits.answers) == waits.choices
    assert len(waits.pages) > waits.choices
    assert waits.bots


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_server_that_stands_still_is_late(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What never came is in the figures, as old as it was at the end."""

    def stop(waits: Waits) -> None:
        if waits.answers:
            os.kill(own_server.pid, signal.SIGSTOP)

    monkeypatch.setattr(load, "TOLD_EACH", 0.1)
    waits = await bear_load([own_server], GAMES[:2], seconds=6, pause=0.5, told=stop)

    assert waits.unanswered
    assert max(waits.answers) > 2
    assert waits.late


def test_a_run_that_measured_nothing_says_so() -> None:
    assert Waits().faults == ["no answer was measured"]
    assert Waits(answers=[0.1]).faults == []
    assert Waits(answers=[0.1], refused=["no", "no"]).faults == ["refused: no"]
    assert Waits(answers=[0.1], gone=2).faults == ["2 people lost the line"]


def test_a_sealed_answer_is_seen_when_it_is_not_asked_any_more() -> None:
    choice = Choice(seat=1, moment=4, sender=0, sent=0.0, awaited={0})

    assert not choice.is_in(Page(moment=4, asked=[0, 1]))
    assert choice.is_in(Page(moment=4, asked=[0]))
    assert choice.is_in(Page(moment=5, asked=[1]))
    assert not choice.is_in(Page(moment=3, asked=[]))


def test_how_late_a_bot_is() -> None:
    """Against its budget, if it has one in seconds; who still thinks is late too."""
    waits = Waits()
    seats = [SeatLink(seat, kind, "", "") for seat, kind in enumerate(("link", "bot", "bot"))]
    watch = BotWatch(Links("x", "raid", "", seats), ["link", "jarl:1s", "karl"], waits)

    watch.look(Page(moment=0, asked=[1, 2]), now=10.0)
    watch.look(Page(moment=0, asked=[1]), now=10.2)
    watch.look(Page(moment=1, asked=[1]), now=11.5)
    watch.end(now=15.5)

    assert waits.bots == pytest.approx([0.2, 0.5, 3.0])


def test_limits_of_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    for command, arguments, line in (
        (load.main, ["--tables", "100000"], "load: --tables must be from 0 to 1000"),
        (load.main, ["--seconds", "-1"], "load: --seconds must be from 0 to 3600"),
        (load.main, ["--games", "chess"], "load: unknown game 'chess'"),
        (load.main, ["--bots", "loki"], "load: bot 'loki': unknown bot 'loki'"),
        (kills.main, ["--kills", "-1"], "kills: --kills must be from 0 to 5000"),
        (kills.main, ["--games", "chess"], "kills: unknown game 'chess'"),
    ):
        assert command(arguments) == 2
        assert capsys.readouterr().err.startswith(line)


def test_only_an_answer_counts_as_one() -> None:
    """A page that was on its way already acknowledges nothing."""
    before, draw, rename = Page(moment=4, parts={}), Saying("choice", 0, "draw"), "players"

    assert not answers(draw, before, Page(moment=4, asked=[0], parts={}))
    assert answers(draw, before, Page(moment=4, asked=[1], parts={}))
    assert answers(draw, before, Page(moment=5, asked=[0], parts={}))
    assert answers(draw, before, Page(moment=4, refused="no"))
    assert not answers(
        Saying("rename", 0, "Åsa"), before, Page(moment=4, parts={rename: msgspec.Raw(b'"Bo"')})
    )


# Planted faults: each is found

PLANTED = {
    "unsynced": """
from ragnatafl.table.storage.sqlite import SQLite
begin = SQLite.__init__
def planted(self, path):
    begin(self, path)
    self._db.execute("PRAGMA synchronous = OFF")
SQLite.__init__ = planted
""",
    "told too early": """
import threading, time
from ragnatafl.table.storage.sqlite import SQLite
append = SQLite.append
def planted(self, room, number, entries, fence=0):
    if number:
        threading.Timer(2, append, (self, room, number, entries, fence)).start()
        return time.time()
    return append(self, room, number, entries, fence)
SQLite.append = planted
""",
    "lost": """
from ragnatafl.table.storage.sqlite import SQLite
append, harmed = SQLite.append, set()
def planted(self, room, number, entries, fence=0):
    at = append(self, room, number, entries, fence)
    if number == 9 and not harmed:  # at other tables people play on
        harmed.add(room)
        with self._writing():
            self._db.execute("DELETE FROM events WHERE room = ? AND number = 5", (room,))
    return at
SQLite.append = planted
""",
    "doubled": """
from ragnatafl.table.storage.sqlite import SQLite
append, doubled = SQLite.append, set()
def planted(self, room, number, entries, fence=0):
    if room in doubled or entries[0].kind != "choice":
        return append(self, room, number + (room in doubled), entries, fence)
    doubled.add(room)
    return append(self, room, number, [*entries, *entries], fence)
SQLite.append = planted
""",
}


RUNICS = [("runics", ["link", "link"])]


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize("fault", ["none", *PLANTED])
async def test_a_planted_fault_is_found(tmp_path: Path, fault: str) -> None:
    """Only a power cut tells whether a store was synced; the others show when it is killed."""
    journal = tmp_path / "journal"
    server = Server(tmp_path / "t.db", before=power.recorded(journal, PLANTED.get(fault, "")))
    server.start()
    tables: list[Kept] = []
    try:
        toll = await bear_kills(server, 1, RUNICS * 2, tables=tables, at_least=20)
    finally:
        server.kill()
    killed = len(toll.faults)
    bear_cuts(journal, tables, 40, 1, toll, lambda toll: None)
    print(toll)

    assert toll.acknowledged > 10
    assert bool(killed) == (fault not in ("none", "unsynced"))
    assert bool(toll.faults) == (fault != "none")
    if fault == "doubled":
        assert toll.doubled
    elif fault != "none":
        assert toll.lost
