"""Records that people send: read beside the server, stored in one go, while all others play on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from kit.waiting import PATIENCE
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.records import Record
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import Entry
from ragnatafl.table.web.app import make_app
from ragnatafl.table.web.aside import MOST_OF_ONE, Aside
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.uploads import MOST_CHOICES, read_record
from table.web.given import given_table

pytestmark = pytest.mark.anyio


def a_game(name: str = "bloodrage") -> Record:
    """A whole game, chosen at random."""
    match, rng = Match[Any](make_setup(find_game(name)), seed=5), Random(5)
    while not match.over:
        match.choose(rng.choice(match.decision.options))
    return match.record()


class House:
    """A server without a network, and whoever speaks to it."""

    def __init__(self, folder: Path) -> None:
        app = make_app(Settings(store=str(folder / "tables.db")))
        self.hall: Hall = app.state.hall
        transport = httpx.ASGITransport(app)
        self.browser = httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def uploads(self, data: bytes) -> httpx.Response:
        return await self.browser.post("/upload", content=data)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path)
    yield made
    await made.browser.aclose()
    made.hall.bots.thinkers.close()
    made.hall.tables.keeper.close()


async def test_a_record_is_stored_in_one_go(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table, and all that was chosen there: who dies in between leaves nothing half."""
    record, written, store = a_game(), list[int](), house.hall.tables.rooms.storage
    append = store.append

    def counted(room: str, number: int, entries: Sequence[Entry], fence: int = 0) -> float:
        written.append(len(entries))
        return append(room, number, entries, fence)

    monkeypatch.setattr(store, "append", counted)
    answer = await house.uploads(record.to_json().encode())

    assert answer.status_code == 200
    assert written == [1 + len(record.choices)]
    room = await house.hall.tables.find(answer.json()["room"])
    assert room is not None
    assert room.match.record().choices == record.choices


async def test_six_records_at_once_and_other_tables_play_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of a record is played where people are heard; who sends many is told to wait."""
    room = given_table(house.hall.tables.rooms)
    chosen_here: list[str] = []
    choose, here = Match.choose, threading.get_ident()

    def watched(match: Match[Any], choice: Option | str, seat: int | None = None) -> None:
        if threading.get_ident() == here:
            chosen_here.append(match.game.name)
        choose(match, choice, seat)

    may, ask = threading.Event(), Aside._ask

    def held(beside: Aside, *work: Any) -> Any:  # Any: whatever is asked for
        may.wait(PATIENCE)
        return ask(beside, *work)

    data = a_game().to_json().encode()
    monkeypatch.setattr(Match, "choose", watched)
    monkeypatch.setattr(Aside, "_ask", held)
    sent = [asyncio.create_task(house.uploads(data)) for _ in range(6)]
    await asyncio.sleep(0)
    for _ in range(6):
        async with room.turn:
            decision = room.asked()[0]
            deed = room.choose(decision.seat, decision.options[0].text, room.moment)
            await house.hall.tables.do(room, deed)
    assert not any(task.done() and task.result().status_code == 200 for task in sent)

    may.set()
    answers = await asyncio.gather(*sent)
    assert [answer.status_code for answer in answers] == [200] * MOST_OF_ONE + [503] * 2
    assert "busy" in answers[-1].json()["refused"]
    assert chosen_here == ["runics"] * 6


@pytest.mark.parametrize("most", [MOST_CHOICES, MOST_CHOICES + 1])
def test_a_record_has_so_many_choices_at_most(most: int) -> None:
    record = msgspec.structs.replace(a_game("runics"), choices=("astrid: dance",) * most)
    says = "choice 1:" if most == MOST_CHOICES else f"at most {MOST_CHOICES}"

    with pytest.raises(BadInput, match=says):
        read_record(record.to_json().encode())


def test_a_record_from_a_position_that_is_too_large_is_refused() -> None:
    record = msgspec.structs.replace(a_game("runics"), start={"table": [0] * 9_000})

    with pytest.raises(BadInput, match="more than 8000 values"):
        read_record(record.to_json().encode())
