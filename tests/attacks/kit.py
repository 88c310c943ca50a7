"""What the attacks share: a server with its usual limits, and a row of the table."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path

from ragnatafl.lab.guests import ANSWER_SECONDS, Guest, Page, Server


@dataclass(frozen=True)
class Row:
    """An attack, what it did once, what it does now, and whether the server holds.

    The figures are for those who measure on a quiet machine; it holds if nothing like before
    happens, however busy the machine is.
    """

    item: int
    attack: str
    before: str
    now: str
    holds: bool

    def __str__(self) -> str:
        mark = "holds" if self.holds else "BROKEN"
        return f"| {self.item} | {self.attack} | {self.before} | {self.now} | {mark} |"


Attack = Callable[[], Row | Coroutine[None, None, Row]]
HEAD = "| item | attack | before | now | |\n|---|---|---|---|---|"


def run(*attacks: Attack) -> int:
    """Print a row for each; the exit code says whether all are held."""
    print(HEAD, flush=True)
    rows = []
    for attack in attacks:
        rows.append(done(attack))
        print(rows[-1], flush=True)
    return 0 if all(row.holds for row in rows) else 1


def done(attack: Attack) -> Row:
    found = attack()
    return found if isinstance(found, Row) else asyncio.run(found)


def main(*attacks: Attack) -> None:
    sys.exit(run(*attacks))


@contextlib.contextmanager
def serving(**settings: object) -> Iterator[Server]:
    """As it runs for everybody, unless an attack says otherwise."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", settings=settings)
        server.start()
        try:
            yield server
        finally:
            server.kill()


async def told(guest: Guest) -> Page:
    """The next answer that is no page."""
    while True:
        answer = await guest.next()
        if answer.parts is None:
            return answer


async def choose(guest: Guest) -> Page:
    """The first option; its refusal, or the page on which it is done."""
    before = guest.page
    while not guest.answers.empty():
        guest.answers.get_nowait()
    await guest.say(
        say="choose", seat=before.seat, option=before.options[0].text, moment=before.moment
    )
    while True:
        answer = await guest.next()
        if answer.refused or answer.trouble:
            return answer
        if answer.parts is not None and (
            answer.moment > before.moment or before.seat not in answer.asked
        ):
            return answer


async def until(met: Callable[[], bool], seconds: float = ANSWER_SECONDS) -> bool:
    """Does it come true in time?"""
    deadline = time.monotonic() + seconds
    while not met():
        if time.monotonic() > deadline:
            return False
        await asyncio.sleep(0.01)
    return True


async def whoever_is_asked(guests: list[Guest]) -> Guest:
    def asked() -> list[Guest]:
        latest = max(guest.page.moment for guest in guests)
        return [
            guest for guest in guests
            if guest.page.moment == latest and guest.page.seat in guest.page.asked
        ]  # fmt: skip

    await until(lambda: bool(asked()))
    return asked()[0]


def slowest(ask: Callable[[], object], seconds: float, pause: float = 0.1) -> float:
    """The longest that somebody else waits meanwhile."""
    longest, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.monotonic()
        ask()
        longest = max(longest, time.monotonic() - begun)
        time.sleep(pause)
    return longest
