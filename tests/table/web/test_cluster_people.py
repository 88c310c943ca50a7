"""Who somebody is at several processes on one database: the same at each of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect

from kit.waiting import PATIENCE, until
from ragnatafl.lab.guests import Server

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    """Two processes."""
    both = Server(database), Server(database)
    for server in both:
        server.start()
    yield both
    for server in both:
        server.kill()


def shown(page: httpx.Response, pattern: str) -> str:
    found: str = re.findall(pattern, page.text)[0]
    return found


def sits_at(browser: httpx.Client, server: Server, room: str) -> bool:
    found = browser.post(f"{server.address}/mine", json={"tables": []})
    return room in [line["room"] for line in found.json()]


async def test_a_link_of_one_process_works_at_another_and_so_does_signing_out(
    pair: tuple[Server, Server],
) -> None:
    first, second = pair
    laptop, telephone = httpx.Client(timeout=PATIENCE), httpx.Client(timeout=PATIENCE)
    seats = [{"kind": "here", "name": "Olena"}, {"kind": "link"}]
    opened = laptop.post(f"{first.address}/new", json={"game": "runics", "seats": seats})
    room = opened.json()["room"]
    laptop.get(f"{second.address}/t/{room}")  # handed on to who plays it
    page = laptop.post(f"{first.address}/me", data={"deed": "move"})

    telephone.post(second.address + shown(page, r'value="http://[^/"]+(/me/move/[\w-]+)"'))
    assert sits_at(telephone, second, room)
    assert sits_at(telephone, first, room)
    laptop.post(f"{first.address}/me", data={"deed": "others"})

    await until(lambda: not sits_at(telephone, second, room))
    assert sits_at(laptop, second, room)


async def test_a_bot_plays_at_a_table_of_another_process(pair: tuple[Server, Server]) -> None:
    first, second = pair
    owner = httpx.Client(timeout=PATIENCE)
    owner.get(f"{first.address}/me")
    page = owner.post(f"{first.address}/me", data={"deed": "bot", "name": "Hugin"})
    headers = {"Authorization": "Bearer " + shown(page, r"rtb_[\w.-]+")}
    seats = [{"kind": "here"}, {"kind": "bot", "level": "thrall"}]
    form = {"game": "runics", "seats": seats}
    opened = httpx.post(f"{first.address}/api/tables", json=form, headers=headers, timeout=PATIENCE)

    room = opened.json()["room"]
    state = httpx.get(f"{second.address}/api/tables/{room}", headers=headers, timeout=PATIENCE)
    address = f"{second.address.replace('http', 'ws')}/api/ws/{room}"
    with connect(address, additional_headers=headers) as line:
        heard = json.loads(line.recv(PATIENCE))

    assert (state.json()["seat"], heard["seat"], heard["room"]) == (0, 0, room)
