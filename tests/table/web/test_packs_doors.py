"""A box that differs from ours in everything goes through every door of the program."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import ragnatafl
from paper.pack import other_box
from ragnatafl.games import find_game
from ragnatafl.kernel.game import load_content
from ragnatafl.kernel.keeps import usual_keepers
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.records import load_record
from ragnatafl.table.settings import Settings
from ragnatafl.table.thinking.following import Followed
from ragnatafl.table.web.app import make_app
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.uploads import read_record
from table.conftest import Run
from table.web.given import filled, held

OTHER = other_box()
SEATS = {"lords": "here here", "surtr": "automa here"}
each_game = pytest.mark.parametrize("game", SEATS)
each_source = pytest.mark.parametrize("source", ["sealed", "asked"])


def wanted(game: str) -> str:
    """What the content of a table says that is played with the whole pack."""
    return load_content(find_game(game), pack=OTHER).digest


def played(room: Room) -> Room:
    """People choose what is offered first, some sixty times."""
    for _ in range(60):
        asked = room.asked()
        if asked:
            room.do(room.choose(asked[0].seat, asked[0].options[0].text, room.moment))
    return room


@each_game
@each_source
def test_a_table_is_opened_again_from_its_storage(rooms: Rooms, game: str, source: str) -> None:
    """Also beside a real board, and by a process that only follows it."""
    seats, kept = SEATS[game], {}
    if source == "asked":
        kept = usual_keepers(ragnatafl.new(game, seats=2, content=OTHER).setup.keeps)
    laid = rooms.lay(game, filled(seats), {}, source=source, kept=kept, pack=OTHER, **held(seats))
    room = played(rooms.keep(laid))

    found = Rooms(rooms.storage).load(room.name)
    followed = Followed(rooms.storage.events(room.name)[0])
    for event in rooms.storage.events(room.name)[1:]:
        followed.take(event)
    assert found is not None
    assert digest(found.match.state) == digest(followed.match.state) == digest(room.match.state)
    assert found.match.setup.content.digest == wanted(game)


def test_its_record_may_be_sent_to_a_server() -> None:
    record = ragnatafl.new("surtr", seed=1, content=OTHER).record()

    assert read_record(record.to_json().encode()) == record


@each_game
@pytest.mark.parametrize("form", ["folder", "file"])
def test_commands_play_it(run: Run, tmp_path: Path, game: str, form: str) -> None:
    """`play` and `simulate`, from a folder of TOML or from one file; its record needs neither."""
    place = tmp_path / ("other.json" if form == "file" else "other")
    write(place)

    asked = "play", game, "--seats", "2", "--players", players("me", game), "--no-curtain"
    run(*asked, "--seed", "3", "--content", place.name, typed=["1", "save p.json"])
    assert ragnatafl.replay(load_record("p.json")).setup.content.digest == wanted(game)
    simulate = "simulate", game, "-n", "2", "--bots", players("thrall", game), "--workers", "1"
    told = [run(*simulate, "--json", *more) for more in ((), ("--content", place.name))]
    ours, other = (json.loads(ran.out)["standings"][0]["decisions_a_game"] for ran in told)
    assert ours != other


def players(name: str, game: str) -> str:
    return ",".join([name] * SEATS[game].count("here"))


def write(place: Path) -> None:
    """As a file, or as a folder of TOML, of which JSON's lists and texts are a part."""
    if place.suffix == ".json":
        place.write_text(OTHER.to_json(), encoding="utf-8")
        return
    place.mkdir()
    (place / "pack.toml").write_text('game = "lords"\n', encoding="utf-8")
    for file, table in OTHER.files.items():
        items: Any = table
        entries = [
            "\n".join((f"[[{key}]]", *(f"{name} = {toml(value)}" for name, value in item.items())))
            for key, found in items.items()
            for item in found
        ]
        (place / file).write_text("\n\n".join(entries), encoding="utf-8")


def toml(value: Any) -> str:  # Any: what JSON holds
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


class House:
    """A server without a network."""

    def __init__(self, folder: Path, content: str = "") -> None:
        app = make_app(Settings(store=str(folder / "tables.db"), content=content))
        self.hall: Hall = app.state.hall
        transport = httpx.ASGITransport(app)
        self.browser = httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def opens(self, game: str, beside: bool, box: str) -> Match[Any]:
        """A new table by the form."""
        seats = [{"kind": kind} for kind in SEATS[game].split()]
        form = {"game": game, "seats": seats, "beside": beside, "content": box}
        answer = await self.browser.post("/new", json=form)
        room = await self.hall.tables.find(answer.json()["room"])
        assert room is not None
        return room.match

    async def close(self) -> None:
        await self.browser.aclose()
        self.hall.bots.thinkers.close()
        self.hall.tables.keeper.close()


@pytest.fixture(params=["owner's", "typed"])
async def house(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[tuple[House, str]]:
    """A server whose owner has the pack (`serve --content`), or where somebody saved a box."""
    file = tmp_path / "other.json"
    write(file)
    made = House(tmp_path, str(file) if request.param == "owner's" else "")
    box = ""
    if request.param == "typed":
        saved = await made.browser.post("/box/surtr/save?id=", content=file.read_bytes())
        assert saved.status_code == 200, saved.text
        box = saved.json()["id"]
    yield made, box
    await made.close()


@pytest.mark.anyio
@each_game
@pytest.mark.parametrize("beside", [False, True])
async def test_new_tables_of_a_server_are_played_with_it(
    house: tuple[House, str], game: str, beside: bool
) -> None:
    made, box = house

    match = await made.opens(game, beside, box)
    assert match.setup.content.digest == wanted(game)
