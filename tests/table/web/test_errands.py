"""Work beside everything else: nobody waits for it, and none is left that nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

import pytest

from kit.waiting import until
from ragnatafl.table.web.errands import Errands


@pytest.mark.anyio
async def test_an_errand_is_done_beside_everything_else() -> None:
    done: list[str] = []

    async def run(what: str) -> None:
        await asyncio.sleep(0)
        done.append(what)

    Errands().begin(run, "mead")
    assert done == []

    await until(lambda: done)
    assert done == ["mead"]


def test_where_nobody_could_do_it_an_errand_is_not_made() -> None:
    """Or a coroutine would be left that is never awaited."""

    def run() -> Coroutine[None, None, None]:
        raise AssertionError("it is made")

    with pytest.raises(RuntimeError, match="no running event loop"):
        Errands().begin(run)
