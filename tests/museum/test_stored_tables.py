"""Tables stored by older programs open as they were left, and play on (2.16).

The pieces of `tables-v1` were stored before contents had versions: their events, and the digest of
the table as it was left. Those of `v2` gathered before they were dealt, with nonces that everybody
saw at once; those of `v3` with seals. The game of `v4` was analysed when it was over. That of `v5`
stood beside a real board: some luck was kept, a hand was only counted, a board was told. Pieces of
`gathering` were left before they were dealt.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ragnatafl.kernel.chance import seal_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Entry
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms

HERE = Path(__file__).parent
PIECES = sorted(HERE.glob("tables-*/*.json"))
MOVES = 12
ASTRID, BJORN, DAGNY = Seat(0), Seat(1), Seat(2)

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


def test_an_old_analysis_tells_what_it_told_then(store: SQLite) -> None:
    """Whatever bots think of that game by now."""
    piece: Piece = msgspec.json.decode((HERE / "tables-v4" / "runics-2.json").read_bytes())
    room = opened(store, put(store, piece))
    found = room.analysed()
    assert found is not None

    told = [[one.number, one.seat, one.by_luck] for one in found.turning_points]

    assert told == piece["turning"]
    assert [round(found.lucky(seat), 4) for seat in range(2)] == piece["lucky"]
    assert [round(found.given_away(seat), 4) for seat in range(2)] == piece["given_away"]
    assert all(one.taken.option == room.match.lines[one.number].text for one in found.studied)


def test_an_old_table_that_gathered_with_nonces_alone_tells_of_no_seals(store: SQLite) -> None:
    """Nothing was sealed there: the page does not say so, and its nonces are those of then."""
    piece: Piece = msgspec.json.decode((HERE / "tables-v2" / "runics-3.json").read_bytes())
    room = opened(store, put(store, piece))

    assert room.nonces[:2] == ("a1" * 16, "b2" * 16)
    assert room.gathering.seals == ("", "", "")
    shown = str(seat_page(room, ASTRID, ASTRID, "en").parts["luck"])
    assert "a1" * 16 in shown
    assert "Seal" not in shown.replace("Sealed chance", "")
    assert "seals" not in msgspec.to_builtins(room.record())


def test_a_table_left_with_nonces_alone_goes_on_with_seals(store: SQLite) -> None:
    """Astrid and Bjorn gave theirs to an older program: only Dagny is awaited."""
    piece: Piece = msgspec.json.decode((HERE / "gathering-v1" / "runics-3.json").read_bytes())
    room = opened(store, put(store, piece))
    assert (room.begun, room.gathering.awaited) == (False, [DAGNY])
    assert "a1" * 16 not in str(seat_page(room, DAGNY, DAGNY, "en").parts)

    room.do(room.sit(room.places[DAGNY].invitation, "dagny", "Dagny", seal_of("d4"), "en"))
    assert room.gathering.awaited == [DAGNY]
    room.do(room.gathering.open([DAGNY], "d4", "en"))

    assert room.nonces == ("a1" * 16, "b2" * 16, "d4")
    assert opened(store, "old").match.seed == room.match.seed


@pytest.mark.parametrize(
    ("stem", "closed", "awaited"),
    [("runics-3-sealing", False, [DAGNY]), ("runics-3-opening", True, [ASTRID])],
)
def test_a_table_left_while_it_gathered_with_seals_goes_on(
    stem: str, closed: bool, awaited: list[Seat], store: SQLite
) -> None:
    piece: Piece = msgspec.json.decode((HERE / "gathering-v2" / f"{stem}.json").read_bytes())
    room = opened(store, put(store, piece))
    assert (room.gathering.closed, room.gathering.awaited) == (closed, awaited)

    if not closed:
        room.do(room.sit(room.places[DAGNY].invitation, "dagny", "Dagny", "", "en"))
        room.do(room.gathering.open([BJORN], "b2" * 16, "en"))
    room.do(room.gathering.open([ASTRID], "a1" * 16, "en"))

    assert room.nonces[:2] == ("a1" * 16, "b2" * 16)
    assert room.nonces[DAGNY].startswith("server-")


def test_each_game_has_old_tables() -> None:
    games = {path.stem.partition("-")[0] for path in PIECES}

    assert games >= {"runics", "bloodrage", "lords", "surtr"}


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
