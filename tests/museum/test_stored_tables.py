"""Tables stored by older programs open as they were left, and play on (2.16).

The pieces of `tables-v1` were stored before contents had versions: their events, and the digest of
the table as it was left.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.positions import digest
from ragnatafl.table.storage import Entry
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms

PIECES = sorted(Path(__file__).parent.glob("tables-*/*.json"))
MOVES = 12

Piece = dict[str, Any]  # Any: JSON as it was stored


@pytest.fixture
def store(tmp_path: Path) -> SQLite:
    return SQLite(tmp_path / "tables.db")


def put(store: SQLite, piece: Piece) -> str:
    for event in piece["events"]:
        store.append("old", event["number"], [Entry(event["kind"], event["data"])])
    return "old"


def opened(store: SQLite, name: str) -> Room:
    room = Rooms(store).find(name)
    assert room is not None
    return room


@pytest.mark.slow
@pytest.mark.parametrize("path", PIECES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_table_opens_as_it_was_left_and_plays_on(path: Path, store: SQLite) -> None:
    piece: Piece = msgspec.json.decode(path.read_bytes())
    room = opened(store, put(store, piece))
    assert len(room.match.lines) == piece["choices"]
    assert room.match.over == piece["over"]
    assert digest(room.match.state) == piece["digest"]

    rng = Random(1)
    for _ in range(MOVES):
        if not room.match.over:
            asked = room.match.decision
            room.do(room.choose(asked.seat, rng.choice(asked.options).text, room.moment))

    assert digest(opened(store, "old").match.state) == digest(room.match.state)


def test_each_game_has_old_tables() -> None:
    games = {path.stem.partition("-")[0] for path in PIECES}

    assert games == {"runics", "bloodrage", "lords", "surtr"}


def test_a_table_holds_version_and_digest_of_its_content(store: SQLite) -> None:
    room = Rooms(store).keep(Rooms(store).lay("runics", [("here", "", ""), ("here", "", "")], {}))

    content = room.match.setup.content
    kept = store.events(room.name)[0].data["content"]
    assert kept == {"version": content.version, "digest": content.digest}


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ({"version": 1, "digest": "00"}, "the table was made with content 00, this is"),
        ({"version": 99, "digest": "00"}, "content version 99 is unknown, this program has 1 to"),
    ],
)
def test_a_table_of_another_content_is_not_played(content: Piece, told: str, store: SQLite) -> None:
    room = Rooms(store).keep(Rooms(store).lay("runics", [("here", "", ""), ("here", "", "")], {}))
    data = {**store.events(room.name)[0].data, "content": content}
    store.append("other", 0, [Entry("open", data)])

    with pytest.raises(BadInput, match=told):
        Rooms(store).find("other")
