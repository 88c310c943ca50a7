"""A small load and a few kills; `python -m ragnatafl.lab.load` does the same in full."""

from __future__ import annotations

import subprocess
import time

import msgspec
import pytest

from ragnatafl.lab.guests import Page, Server, arrive_all, news
from ragnatafl.lab.kills import answers, bear_kills
from ragnatafl.lab.load import bear_load, main

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

    assert toll.lost == []
    assert toll.broken == []
    assert toll.kills == 3
    assert toll.acknowledged > 20
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
    deadline = time.monotonic() + 10
    while any(map(is_running, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)

    assert not [pid for pid in workers if is_running(pid)]


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


@pytest.mark.slow
@pytest.mark.anyio
async def test_everybody_sees_every_choice_under_load(own_server: Server) -> None:
    """Figures are for those who measure on a quiet machine; here everything just arrives."""
    waits = await bear_load(own_server, "runics", tables=5, connections=5, seconds=6, pause=0.5)
    print(waits)

    assert waits.refused == []
    assert waits.choices > 20
    assert len(waits.found) >= 5 * (waits.choices - waits.late)


def test_limits_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, line in (
        (["--tables", "100000"], "load: --tables must be from 0 to 1000"),
        (["--seconds", "-1"], "load: --seconds must be from 0 to 900"),
        (["--game", "chess"], "load: unknown game 'chess'"),
    ):
        assert main(arguments) == 2
        assert capsys.readouterr().err.startswith(line)


def test_only_an_answer_counts_as_one() -> None:
    """A page that was on its way already acknowledges nothing."""
    before = Page(moment=4, parts={})
    assert not answers(
        ("choice", 0, "draw"), before, Page(moment=4, parts={"players": msgspec.Raw(b'"x"')})
    )
    assert answers(("choice", 0, "draw"), before, Page(moment=5, parts={}))
    assert answers(("choice", 0, "draw"), before, Page(moment=4, refused="no"))
    assert not answers(
        ("rename", 0, "Åsa"), before, Page(moment=4, parts={"players": msgspec.Raw(b'"Bo"')})
    )
