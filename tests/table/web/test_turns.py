"""Much that takes long is asked for at once: others are heard in between."""

from __future__ import annotations

import asyncio
import gc

import pytest

from kit.waiting import until
from ragnatafl.table.web.turns import Turns

pytestmark = pytest.mark.anyio


async def test_others_come_between_any_two_of_an_address() -> None:
    turns, made = Turns(), list[str]()
    asked = ("192.0.2.7 a", "192.0.2.7 b", "192.0.2.7 c", "192.0.2.8 d")

    async def ask(word: str) -> None:
        await turns.make(word.split(maxsplit=1)[0], made.append, word)

    await asyncio.gather(*map(ask, asked))

    assert [word[-1] for word in made] == ["a", "d", "b", "c"]


async def test_what_fails_keeps_nobody_waiting() -> None:
    turns = Turns()

    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await turns.make("192.0.2.7", divmod, 1, 0)

    assert await turns.make("192.0.2.7", divmod, 7, 2) == (3, 1)


async def test_of_addresses_that_are_gone_nothing_is_kept() -> None:
    turns = Turns()
    for number in range(50):
        await turns.make(f"192.0.2.{number}", int)
    await until(lambda: gc.collect() >= 0 and not len(turns.lines))
