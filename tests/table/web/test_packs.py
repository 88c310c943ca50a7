"""Tables that are played with a pack hold it whole: they need no file beside them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import ragnatafl
from kit.packs import write_pack
from ragnatafl.games.lords.cards.box import EXPANSIONS
from ragnatafl.games.lords.rules.board import GODS
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import Pack, parse_pack
from ragnatafl.table.settings import Settings
from ragnatafl.table.thinking.following import Followed
from ragnatafl.table.web.app import make_app
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.uploads import read_record
from table.web.given import ASTRID, filled, held

pytestmark = pytest.mark.anyio
HORN = '[[card]]\nid = "horn-1"\nsource = "public"\nvalue = 8\n'
PACK = parse_pack(
    '{"ragnatafl": "pack", "game": "raid", "name": "mine", "files": {"cards.toml": '
    '{"card": [{"id": "horn-1", "source": "public", "value": 8}]}}}'
)


def given_packed(rooms: Rooms, seats: str = "here here") -> Room:
    return rooms.keep(rooms.lay("raid", filled(seats), {}, pack=PACK, **held(seats)))


def worth(match: Match[Any]) -> int:
    """Of the horn."""
    value: tuple[int, ...] = match.setup.content.value  # type: ignore[attr-defined]  # of the toy
    return value[match.game.cards.read("horn-1")]


def test_a_table_holds_its_pack(rooms: Rooms) -> None:
    """Another server, or a worker, finds all it needs among the events."""
    room = given_packed(rooms)
    room.take(room.choose(ASTRID, room.match.decision.options[0].text, room.moment), 1.0)

    found = rooms.load(room.name)
    followed = Followed(rooms.storage.events(room.name)[0])

    assert found is not None
    assert worth(room.match) == worth(found.match) == worth(followed.match) == 8
    assert found.match.setup.content.pack == PACK


def test_rematch_and_what_if_are_played_with_the_same_pack(rooms: Rooms) -> None:
    room = given_packed(rooms, "here karl")

    assert worth(rooms.lay_again(room).room.match) == 8
    assert worth(rooms.lay_branch(room, 0, ASTRID).room.match) == 8
    record = ragnatafl.new("raid", seats=2, seed=1, content=PACK).record()
    assert worth(rooms.lay_record(record).room.match) == 8


def test_a_stranger_may_not_add_cards() -> None:
    """Ids are numbered for the whole program: a record with new ones is refused, and says why."""
    record = ragnatafl.new("raid", seed=1, content=PACK).record()
    entry = {"id": "zither", "source": "public", "value": 1, "new": True}
    adds = msgspec.structs.replace(PACK, files={"cards.toml": {"card": [entry]}})

    assert read_record(record.to_json().encode()).pack == PACK
    with pytest.raises(BadInput, match="zither: adds an entry, and only the owner of a server may"):
        read_record(msgspec.structs.replace(record, pack=adds).to_json().encode())


def test_a_record_may_add_what_we_have_numbered_ourselves() -> None:
    """SOLO-14: the pack of expansions is ours, so its ids mean the same to everybody."""
    match: Match[Any] = ragnatafl.new("surtr", seed=1, content=EXPANSIONS)
    match.choose(match.decision.options[0].text)

    assert read_record(match.record().to_json().encode()) == match.record()


class House:
    """A server without a network, whose owner has a pack."""

    def __init__(self, folder: Path, content: Path) -> None:
        app = make_app(Settings(store=str(folder / "tables.db"), content=str(content)))
        self.hall: Hall = app.state.hall
        transport = httpx.ASGITransport(app)
        self.browser = httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def opens(self, game: str) -> Room:
        """A new table by the form."""
        seats = [{"kind": "here"}, {"kind": "here"}]
        answer = await self.browser.post("/new", json={"game": game, "seats": seats})
        room = await self.hall.tables.find(answer.json()["room"])
        assert room is not None
        return room


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    (tmp_path / "mine").mkdir()
    made = House(tmp_path, write_pack(tmp_path / "mine", "cards.toml", HORN))
    yield made
    await made.browser.aclose()
    made.hall.bots.thinkers.close()
    made.hall.tables.keeper.close()


async def test_new_tables_are_played_with_the_owners_pack(house: House) -> None:
    """And those of games that it is not for, without."""
    assert worth((await house.opens("raid")).match) == 8
    assert (await house.opens("lords")).match.setup.content.pack is None


@pytest.fixture
async def house_of_expansions(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path, EXPANSIONS)
    yield made
    await made.browser.aclose()
    made.hall.bots.thinkers.close()
    made.hall.tables.keeper.close()


FOR_SURTR = [{"kind": "automa"}, {"kind": "here"}]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Beowulf cannot be a Follower beside"),
        ("uk", "Беовульф не може бути Послідовником"),
        ("ru", "Беовульф не может быть Последователем"),
        ("pt-BR", "Beowulf não pode ser um Seguidor"),
    ],
)
async def test_a_set_up_that_cannot_be_is_told_in_the_readers_language(
    house_of_expansions: House, code: str, said: str
) -> None:
    """SOLO-14.4: with sea monsters, a Follower whose priority action is Monsters."""
    asked = {"game": "surtr", "seats": FOR_SURTR, "options": {"hero": "beowulf"}}
    answer = await house_of_expansions.browser.post(f"/new?lang={code}", json=asked)

    assert answer.status_code == 400
    told = answer.json()["refused"]
    assert told.startswith(said)
    assert told.endswith("(SOLO-14.4)")


@pytest.mark.parametrize(
    ("game", "seats"), [("surtr", FOR_SURTR), ("lords", [{"kind": "here"}, {"kind": "here"}])]
)
async def test_expansions_serve_lords_and_followers(
    house_of_expansions: House, game: str, seats: list[dict[str, str]]
) -> None:
    asked = {"game": game, "seats": seats}
    answer = await house_of_expansions.browser.post("/new", json=asked)
    room = await house_of_expansions.hall.tables.find(answer.json()["room"])

    assert room is not None
    assert room.match.setup.content.gods[-1] == GODS.read("heimdall")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        (
            "cards.toml",
            HORN.replace("value", "valeu"),
            "horn-1: object contains unknown",
        ),
        ("cards.toml", HORN + HORN.replace("horn", "hron"), "unknown card 'hron-1' in the pack"),
        ("crads.toml", HORN, "is a pack for none of our games"),
    ],
)
def test_a_server_does_not_begin_with_a_pack_that_does_not_fit(
    tmp_path: Path, file: str, text: str, told: str
) -> None:
    pack = write_pack(tmp_path, file, text)

    with pytest.raises(BadInput, match=told):
        make_app(Settings(store=str(tmp_path / "tables.db"), content=str(pack)))
    assert not (tmp_path / "tables.db").exists()


def test_a_pack_is_read_as_it_was_written() -> None:
    assert parse_pack(PACK.to_json()) == PACK
    assert isinstance(PACK, Pack)
