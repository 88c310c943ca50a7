"""Orders of a server's owner: kept beside the events, in order, in both engines."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from ragnatafl.table.storage import Store, Taken, open_store
from ragnatafl.table.storage.notices import Notice, Notices


@pytest.fixture
def notices(store: Store) -> Notices:
    return Notices(store)


@pytest.fixture
def others(address: str, store: Store) -> Iterator[Notices]:
    """The same store, opened by another program."""
    other = open_store(address)
    yield Notices(other)
    other.close()


def test_orders_are_heard_in_another_program(notices: Notices, others: Notices) -> None:
    first = notices.note("olena", "announce", data={"text": "Tea at 5: 100 %"})
    second = notices.note("olena", "close", "kQ3x")

    (announced, closed) = others.since()
    assert (announced.number, closed.number) == (first, second) == (1, 2)
    assert announced == Notice(
        1, announced.at, "olena", "announce", "", {"text": "Tea at 5: 100 %"}
    )
    assert others.since(first) == [closed]
    assert others.since(second) == []


def test_what_is_done_once_is_not_done_again(notices: Notices, others: Notices) -> None:
    notices.note("olena", "enter", once="enter 1")

    with pytest.raises(Taken):
        others.note("rui", "enter", once="enter 1")

    others.note("rui", "enter", once="enter 2")
    assert [notice.who for notice in notices.since()] == ["olena", "rui"]


def test_no_order_is_missed_when_many_give_them(notices: Notices, others: Notices) -> None:
    """Who reads what is new sees numbers without gaps, however many write at the same time."""
    with ThreadPoolExecutor(6) as threads:
        for number in range(60):
            program = notices if number % 2 else others
            threads.submit(program.note, "olena", "announce", data={"text": str(number)})
        seen: list[int] = []
        while len(seen) < 60:
            seen += [notice.number for notice in others.since(seen[-1] if seen else 0)]

    assert seen == list(range(1, 61))
    assert len({notice.data["text"] for notice in notices.since()}) == 60
