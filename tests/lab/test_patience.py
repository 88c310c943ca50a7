"""The tool that measures bots' lateness: it misses nothing, and says when something is wrong."""

from __future__ import annotations

from random import Random
from typing import cast

import msgspec
import pytest

from ragnatafl.lab import patience
from ragnatafl.lab.guests import Guest, Page
from ragnatafl.lab.patience import Found, Player, main


class Clock:
    """One that a story sets."""

    now = 0.0

    def perf_counter(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


class Still:
    """Somebody who only looks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.gone = False


def page(moment: int, *asked: int, over: bool = False) -> Page:
    return Page(moment, seat=0, asked=list(asked), over=over, parts={"board": msgspec.Raw()})


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(patience, "time", made)
    return made


def test_waits_are_from_the_page_on_which_bots_are_asked(clock: Clock) -> None:
    player = Player(cast("Guest", Still(page(0, 0))), Random(1))
    for now, shown in ((5.0, page(1, 1)), (5.5, page(1, 1)), (6.0, page(2, 2)), (8.0, page(3, 0))):
        clock.now = now
        player.hears(shown)

    assert player.waits == [1.0, 2.0]


@pytest.mark.anyio
async def test_what_never_came_is_not_left_out(clock: Clock) -> None:
    player = Player(cast("Guest", Still(page(0, 1))), Random(1))
    clock.now = 30.0

    await player.play(end=20.0)

    assert player.waits == [30.0]


def test_it_says_when_somebody_waited_too_long_or_nobody_did() -> None:
    found = Found()
    found.tell("a karl", [0.1, 0.2])
    assert found.faults == []

    found.tell("a jarl", [0.1, 7.0])
    found.tell("nobody", [])

    assert found.faults == [
        "a jarl: 1 of 2 came later than 2.5 s",
        "nobody: nothing was measured",
    ]


def test_seconds_are_limited(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lords", "--seconds", "0"]) == 2
    assert "from 1 to 600" in capsys.readouterr().err
