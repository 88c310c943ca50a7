"""What if: a table that branches off a moment of another, and tells nothing of what is to come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ragnatafl.games import find_game
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import view
from ragnatafl.lab.guests import Server
from ragnatafl.table.web import rooms as rooms_module
from ragnatafl.table.web import summary
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, DAGNY, given_stored, given_table, play
from table.web.test_bytes import twin_of

SOLO = pytest.mark.parametrize(
    ("game", "seats", "person"),
    [
        ("runics", "link karl karl", ASTRID),
        ("bloodrage", "link karl thrall karl", ASTRID),
        ("lords", "link karl karl", ASTRID),
        ("surtr", "automa link", BJORN),
        ("raid", "karl link", BJORN),
    ],
)


def seen_by(game: State, seat: Seat) -> list[Any]:  # Any: columns of whichever game
    """What lies on the table and what is asked, in a view."""
    seen = view(game, seat)
    columns = [getattr(seen, column.name) for column in seen.columns if column.role == "data"]
    asked = [(d.seat, d.prompt, [option.text for option in d.options]) for d in seen.decisions]
    return [*columns, seen.zones, asked, seen.may_be]


def kinds(room: Room) -> list[tuple[str, str, str]]:
    return [
        (place.kind, place.name, place.level if place.kind == "bot" else "")
        for place in room.places
    ]


# When the game is over


def test_bots_keep_their_seats(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", "link jarl:40 thrall"))
    room.do(room.rename(ASTRID, "Olena"))

    branched = rooms.keep(rooms.lay_branch(room, 5, ASTRID))

    assert kinds(branched) == [
        ("here", "Olena", ""), ("bot", "Bjorn", "jarl:40"), ("bot", "Dagny", "thrall"),
    ]  # fmt: skip
    assert [line.text for line in branched.match.lines] == [
        line.text for line in room.match.lines[:5]
    ]


def test_other_people_become_bots_or_sit_at_the_same_screen(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", "link link karl"))

    with_bots, at_one_screen = (
        rooms.keep(rooms.lay_branch(room, 3, BJORN, *others)) for others in ((), ("here",))
    )
    assert [kind for kind, *_ in kinds(with_bots)] == ["bot", "here", "bot"]
    assert [kind for kind, *_ in kinds(at_one_screen)] == ["here", "here", "bot"]


def test_one_may_take_the_seat_of_a_bot(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", "link karl thrall"))

    branched = rooms.keep(rooms.lay_branch(room, 3, DAGNY))

    assert [kind for kind, *_ in kinds(branched)] == ["bot", "bot", "here"]


def test_automas_play_on_by_their_rules(rooms: Rooms) -> None:
    room = play(given_table(rooms, "surtr", "automa link"), 30)
    room.do(room.resign(BJORN))

    branched = rooms.keep(rooms.lay_branch(room, 20, BJORN))

    assert [kind for kind, *_ in kinds(branched)] == ["automa", "here"]
    assert play(branched, 3).stored > 20


# While one plays alone


@SOLO
def test_who_plays_alone_sees_the_same_table_behind_which_all_is_dealt_anew(
    rooms: Rooms, game: str, seats: str, person: Seat
) -> None:
    room = play(given_table(rooms, game, seats), 8 if game in ("runics", "raid") else 24)
    assert not room.over
    last, before = len(room.match.lines), digest(room.match.state)

    for count in (last, last // 2):
        then = room.match.copy()
        then.undo_to(count)
        branched = [rooms.keep(rooms.lay_branch(room, count, person)) for _ in range(6)]
        for one in branched:
            assert seen_by(one.match.state, person) == seen_by(then.state, person)
            assert one.match.seed != room.match.seed
            assert (one.match.state.luck_a, one.match.state.luck_b) != (
                then.state.luck_a, then.state.luck_b,
            )  # fmt: skip
        assert len({digest(one.match.state) for one in branched}) == 6
        hidden = {str(one.match.state.zones) for one in branched}
        assert len(hidden) > 1  # what lies face down lies there otherwise
    assert digest(room.match.state) == before


@SOLO
def test_what_a_what_if_is_made_of_hangs_on_nothing_hidden(
    rooms: Rooms, game: str, seats: str, person: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of tables that a person cannot tell apart the same luck makes the same what-if."""
    rng = Random(2)
    room = given_table(rooms, game, seats)
    monkeypatch.setattr("random.SystemRandom", lambda: Random(5))
    monkeypatch.setattr(rooms_module, "new_seed", lambda source: "7")
    for _ in range(6):
        play(room, 3)
        if room.over:
            break
        now = len(room.match.lines)
        mine, theirs = (
            rooms.keep(rooms.lay_branch(table, now, person))
            for table in (room, twin_of(room, person, rng))
        )
        assert mine.match.start == theirs.match.start
        assert digest(mine.match.state) == digest(theirs.match.state)


@SOLO
def test_it_is_an_ordinary_table_with_an_ordinary_record(
    rooms: Rooms, game: str, seats: str, person: Seat
) -> None:
    room = play(given_table(rooms, game, seats), 6)

    branched = rooms.keep(rooms.lay_branch(room, 4, person))
    play(branched, 40)
    again = Rooms(rooms.storage).find(branched.name)

    assert again is not None
    assert again.branch == branched.branch
    assert again.branch is not None
    assert (again.branch.room, again.branch.at) == (room.name, 4)
    assert digest(again.match.state) == digest(branched.match.state)
    record = parse_record(branched.match.record().to_json())
    assert digest(replay(record, find_game(game)).state) == digest(branched.match.state)
    assert record.start is not None
    assert record.names == room.match.names


def test_a_what_if_of_a_what_if(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", "link karl"), 4)

    first = play(rooms.keep(rooms.lay_branch(room, 3, ASTRID)), 3)
    second = rooms.keep(rooms.lay_branch(first, 2, ASTRID))

    assert second.branch is not None
    assert (second.branch.room, second.branch.at) == (first.name, 2)
    assert len(play(second).match.lines) > 2


# What marks it


def test_a_what_if_is_marked_and_leads_back(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", "link karl"), 4)

    branched = rooms.keep(rooms.lay_branch(room, 3, ASTRID))
    banner = str(seat_page(branched, ASTRID, ASTRID, "en").parts["banner"])
    entry = summary.mine_entry(branched, ASTRID, "en")

    assert "What if: branched off another table in turn 2, after choice 3." in banner
    assert f'href="/t/{room.name}/replay?at=3"' in banner
    assert entry["branch"].startswith("What if")
    assert summary.mine_entry(room, ASTRID, "en")["branch"] == ""


def test_onlookers_of_a_what_if_are_not_led_to_the_table_it_left(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", "link karl"), 4)

    branched = rooms.keep(rooms.lay_branch(room, 3, ASTRID))
    banner = str(seat_page(branched, SPECTATOR, SPECTATOR, "en").parts["banner"])

    assert "What if" in banner
    assert room.name not in banner


# Over the wire


def test_who_may_ask_for_one(server: Server) -> None:
    """Alone while it runs, anybody once it is over; refused with the reason, and nothing opened."""
    together = given_stored(server, choices=4)
    status, told = server.post(f"{together.watch}/play-on?at=2", b"", together.seats[0].headers)
    assert status == 400
    assert "only when the game is over" in told["refused"]

    alone = server.open_table("runics", ["link", "karl"], {"first": "astrid"})
    path, own = f"{alone.watch}/play-on", alone.seats[0].headers
    assert server.post(f"{path}?at=0", b"")[0] == 400
    for query in ("", "at=1", "at=-1", "at=999999", "at=x", "at=0&seat=1", "at=0&seat=9",
                  "at=0&others=link", "at=0&seat=0&others="):  # fmt: skip
        status, told = server.post(f"{path}?{query}", b"", own)
        assert status == 400, query
        assert told["refused"], query
    status, links = server.post(f"{path}?at=0", b"", own)
    assert status == 200
    assert [seat["kind"] for seat in links["seats"]] == ["here", "bot"]
    assert links["seats"][0]["link"] == links["watch"]

    over = given_stored(server)
    status, links = server.post(f"{over.watch}/play-on?at=3&seat=1&others=here", b"")
    assert status == 200
    assert [seat["link"] for seat in links["seats"]] == [links["watch"]] * 2
