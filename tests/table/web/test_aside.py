"""What strangers send is read beside the server: within bounds, in turn, and with an end."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.positions import Document
from ragnatafl.table.web import aside
from ragnatafl.table.web.aside import Aside, Worker
from ragnatafl.table.web.laying import MOST, from_empty, from_file
from ragnatafl.table.web.shapes import MOST_VALUES

pytestmark = pytest.mark.anyio


# What is too large is no table


def lords_table() -> Document:
    return from_empty("lords", 2, {})


def read(document: Document) -> Document:
    return from_file("lords", msgspec.json.encode(document).decode(), None, {})


def long_lists(document: Document) -> None:
    document["table"] = {name: ["astrid"] * 3000 for name in document["table"]}


def long_sets(document: Document) -> None:
    """Each entry would be a tick for every region."""
    for name, entries in document["table"].items():
        if isinstance(entries, list):
            document["table"][name] = entries * 20


def unknown_cards(document: Document) -> None:
    """Each would be compared with all cards that there are."""
    document["zones"] = {name: ["swrd-a"] * 60 for name in document["zones"]}


def unknown_columns(document: Document) -> None:
    document["table"] |= {f"colum-{number}": 0 for number in range(2000)}


def deep_agenda(document: Document) -> None:
    step: Any = {"step": "battle"}  # Any: as deep as it becomes
    for _ in range(40):
        step = [step]
    document["agenda"] = step


def long_texts(document: Document) -> None:
    document["table"] |= dict.fromkeys(document["table"], "x" * 5000)


def many_steps(document: Document) -> None:
    document["agenda"] = [{"step": "batle"}] * 1500


LARGE = [
    long_lists, long_sets, unknown_cards, unknown_columns, deep_agenda, long_texts, many_steps,
]  # fmt: skip


@pytest.mark.parametrize("grow", LARGE)
def test_what_is_too_large_for_a_table_is_refused_in_few_words(
    grow: Callable[[Document], None],
) -> None:
    document = lords_table()
    assert read(document)
    grow(document)

    with pytest.raises(BadInput) as refusal:
        read(document)
    assert len(refusal.value.faults) <= MOST
    assert len(str(refusal.value)) < 5_000


def test_a_position_that_is_too_large_is_named_so() -> None:
    document = lords_table()
    long_lists(document)

    with pytest.raises(BadInput, match=f"has more than {MOST_VALUES} values"):
        read(document)


# Beside the server


def add(one: int, other: int) -> int:
    return one + other


def sleep_for_ever() -> None:
    time.sleep(1000)


def fill_memory() -> int:
    return len(bytes(1 << 40))


def refuse_it() -> None:
    raise BadInput("first", "second")


@pytest.fixture
def beside() -> Iterator[Aside]:
    made = Aside()
    yield made
    made.close()


@pytest.mark.slow
async def test_work_is_done_in_another_process(beside: Aside) -> None:
    assert await beside.do("astrid", add, 20, 22) == 42


@pytest.mark.slow
async def test_faults_come_back_in_their_own_words(beside: Aside) -> None:
    with pytest.raises(BadInput) as refusal:
        await beside.do("astrid", refuse_it)

    assert refusal.value.faults == ("first", "second")


@pytest.mark.slow
async def test_what_takes_too_long_is_ended_and_others_go_on() -> None:
    beside = Aside(seconds=0.01)

    with pytest.raises(Illegal, match="takes too long"):
        await beside.do("astrid", sleep_for_ever)

    patient = Aside()
    assert await patient.do("astrid", add, 1, 1) == 2
    beside.close()
    patient.close()


@pytest.mark.slow
def test_who_is_next_is_not_given_to_a_process_that_is_about_to_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To end it takes a moment."""
    worker = Worker(())
    kill = worker.process.kill
    monkeypatch.setattr(worker.process, "kill", lambda: threading.Timer(0.5, kill).start())

    with pytest.raises(Illegal):
        worker.ask(0.01, sleep_for_ever)

    assert not worker.process.is_alive()


@pytest.mark.slow
async def test_what_needs_too_much_memory_is_refused(beside: Aside) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        await beside.do("astrid", fill_memory)

    assert await beside.do("astrid", add, 1, 1) == 2


@pytest.mark.slow
async def test_one_thing_at_a_time_for_each_browser(beside: Aside) -> None:
    """Who sends many is told to wait; another browser is not."""
    many = [asyncio.create_task(beside.do("astrid", add, n, 0)) for n in range(10)]
    another = asyncio.create_task(beside.do("bjorn", add, 1, 1))

    done = await asyncio.gather(*many, return_exceptions=True)

    assert done[: aside.MOST_OF_ONE] == list(range(aside.MOST_OF_ONE))
    assert all("busy" in str(refusal) for refusal in done[aside.MOST_OF_ONE :])
    assert await another == 2


@pytest.mark.slow
async def test_so_many_browsers_wait_at_most(beside: Aside) -> None:
    crowd = [asyncio.create_task(beside.do(f"{n}", add, n, 0)) for n in range(aside.MOST + 3)]

    done = await asyncio.gather(*crowd, return_exceptions=True)

    assert done[: aside.MOST] == list(range(aside.MOST))
    assert all("busy" in str(refusal) for refusal in done[aside.MOST :])
    assert await beside.do("17", add, 1, 1) == 2  # a moment later
