"""What is shown of a table before it is dealt, and of its luck from then on."""

from __future__ import annotations

import re

import msgspec
import pytest

from ragnatafl.games import find_game
from ragnatafl.kernel.chance import seal_of
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.web import summary
from ragnatafl.table.web.pages.replay import replay_page
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.gathered import (
    GUEST,
    OPENER,
    THIRD,
    given_dealt,
    given_gathering,
    loaded,
    opens,
    pages_of,
    refused,
    seals,
    sits,
)
from table.web.given import ASTRID, BJORN, DAGNY, filled, given_table, play

# Nothing before


def test_nothing_can_be_done_before(rooms: Rooms) -> None:
    room = given_gathering(rooms)

    assert refused(lambda: room.choose(ASTRID, "keep axe-1", 0)) == "not-dealt-yet"
    assert refused(lambda: room.gather(ASTRID, ["keep axe-1"], 0)) == "not-dealt-yet"
    assert refused(lambda: room.undo(ASTRID, 0)) == "not-dealt-yet"
    assert refused(lambda: room.resign(ASTRID)) == "not-dealt-yet"
    assert refused(lambda: room.take_over(BJORN, True)) == "not-dealt-yet"
    room.explain(ASTRID, ["card:axe-1"], "")  # there is nothing to point at


def test_two_tables_that_differ_in_their_nonces_alone_show_the_same(rooms: Rooms) -> None:
    """But for the seals: each page is the same bytes until the table is dealt."""
    found = []
    for nonce in ("a1a1a1a1", "a2a2a2a2"):
        room = given_gathering(rooms)
        seals(room, ASTRID, nonce)
        sits(room, BJORN, GUEST, "b2")
        opens(room, ASTRID, nonce)
        room.opened_at = room.changed_at = 0
        known = (seal_of(nonce), "SEAL"), (room.luck.hash, "HASH"), (room.name, "ROOM")
        pages = pages_of(room)
        for word, name in known:
            pages = [page.replace(word, name) for page in pages]
        found.append(pages)

    assert found[0] == found[1]


@pytest.mark.parametrize("game", ["raid", "runics", "bloodrage", "lords"])
def test_the_waiting_page_tells_of_the_secret_its_hash_alone(rooms: Rooms, game: str) -> None:
    """Two tables with two secrets: but for hash, address and invitation the same bytes."""
    found = []
    for _ in range(2):
        room = given_gathering(rooms, game)
        room.opened_at = room.changed_at = 0
        invitation = room.places[BJORN].invitation
        pages = pages_of(room)
        assert sum(room.luck.hash in page for page in pages) == 9
        found.append(
            [
                page.replace(room.luck.hash, "HASH")
                .replace(room.name, "ROOM")
                .replace(invitation, "CODE")
                for page in pages
            ]
        )

    assert found[0] == found[1]


def test_no_board_no_hand_no_log_before(rooms: Rooms) -> None:
    page = seat_page(given_gathering(rooms), ASTRID, ASTRID, "en", True)

    assert set(page.parts) == {"banner", "gathering", "words"}
    assert page.head["order"] == dict.fromkeys(("board", "fight", "more", "log", "story"), ())
    assert (page.head["options"], page.head["events"], page.head["asked"]) == ([], 0, [])


def test_the_stand_in_has_nothing_to_do_with_the_secret(rooms: Rooms) -> None:
    one, other = given_gathering(rooms), given_gathering(rooms)

    assert one.match.seed == other.match.seed == "00" * 32
    assert one.luck.secret != other.luck.secret


@pytest.mark.parametrize("code", LANGUAGES)
def test_everybody_reads_who_is_awaited_and_the_opener_may_begin(rooms: Rooms, code: str) -> None:
    room = given_gathering(rooms, seats="here link link")
    seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")

    def shown(seat: Seat, opener: bool) -> str:
        return str(seat_page(room, seat, seat, code, opener).parts["gathering"])

    for seat, opener in ((ASTRID, True), (BJORN, False), (SPECTATOR, False)):
        told = shown(seat, opener)
        assert re.findall(r'data-seat="(.)" data-awaited="true"', told) == ["2"]
        assert room.luck.hash in told
        assert seal_of("a1") in told
        assert seal_of("b2") in told
        assert ('data-act="begin"' in told) == opener
        assert (room.places[DAGNY].invitation in told) == opener


@pytest.mark.parametrize("code", LANGUAGES)
def test_everybody_reads_who_has_not_shown_a_number_yet(rooms: Rooms, code: str) -> None:
    room = given_gathering(rooms, seats="here link link")
    seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")
    sits(room, DAGNY, THIRD, "d4")
    opens(room, ASTRID, "a1")
    opens(room, BJORN, "b2")

    for seat, opener in ((ASTRID, True), (BJORN, False), (SPECTATOR, False)):
        page = seat_page(room, seat, seat, code, opener)
        told, banner = str(page.parts["gathering"]), str(page.parts["banner"])
        assert re.findall(r'data-seat="(.)" data-awaited="true"', told) == ["2"]
        assert re.findall(r"\b\d\b", banner) == ["2", "3"]
        assert "Dagny" in banner
        assert ("data-without" in told) == opener
        assert page.head["wants"] == ""
    assert seat_page(room, DAGNY, DAGNY, code).head["wants"] == "open"


# What is shown of the luck


def secrets_in(room: Room, page: str) -> list[str]:
    """What must not be told of a running game: the secret, the seed, the key of all draws."""
    match = room.match
    key = f"{match.state.luck_a:064x}"
    return [
        word
        for word in (match.seed, room.luck.secret, key, str(match.state.luck_a))
        if word in page
    ]


def test_hash_and_nonces_are_shown_from_the_first_moment_and_the_secret_at_the_end(
    rooms: Rooms,
) -> None:
    room = given_dealt(rooms, "runics", "a1a1a1", "b2b2b2")

    def shown() -> list[str]:
        return [
            *(str(seat_page(room, seat, seat, "en").parts["luck"]) for seat in (ASTRID, SPECTATOR)),
            replay_page(room, BJORN, "en"),
            msgspec.json.encode(summary.bug_report(room, BJORN, "")).decode(),
        ]

    while not room.over:
        for page in shown():
            assert room.luck.hash in page
            assert "a1a1a1" in page
            assert "b2b2b2" in page
            assert secrets_in(room, page) == []
        play(room, 20, seed=room.stored)

    for page in shown():
        assert room.luck.secret in page


def test_a_game_given_up_shows_its_secret_too(rooms: Rooms) -> None:
    room = given_table(rooms, "raid", "link link")
    room.do(room.resign(ASTRID))

    assert room.luck.secret in seat_page(room, ASTRID, ASTRID, "en").parts["luck"]
    assert (
        replay(parse_record(room.record().to_json()), find_game("raid")).secret == room.luck.secret
    )


def test_play_on_of_a_finished_game_says_that_its_luck_is_open(rooms: Rooms) -> None:
    room = play(given_table(rooms, "raid", "link link"))

    what_if = rooms.keep(rooms.lay_branch(room, 3, ASTRID, opener=OPENER))

    page = seat_page(what_if, ASTRID, ASTRID, "en")
    assert "Open luck" in page.parts["luck"]
    assert "Open luck." in page.parts["banner"]
    assert "Open luck" in seat_page(loaded(what_if), ASTRID, ASTRID, "en").parts["luck"]


def test_play_on_of_a_running_game_says_that_it_is_dealt_anew(rooms: Rooms) -> None:
    room = play(given_table(rooms, "raid", "here thrall"), 3)

    what_if = rooms.keep(rooms.lay_branch(room, 2, ASTRID, opener=OPENER))

    page = seat_page(what_if, ASTRID, ASTRID, "en")
    assert "Dealt anew" in page.parts["luck"]
    assert "Dealt anew." in page.parts["banner"]


def test_a_record_from_a_file_has_open_luck(rooms: Rooms) -> None:
    record = play(given_table(rooms, "raid", "link link")).record()

    table = rooms.keep(rooms.lay_record(record))

    assert table.luck.kind == "open"


def test_beside_a_real_board_there_is_no_secret(rooms: Rooms) -> None:
    room = rooms.keep(rooms.lay("raid", filled("here link"), {}, source="asked"))

    assert seat_page(room, ASTRID, ASTRID, "en").parts["luck"] == ""


def test_a_rematch_gathers_like_the_table_before(rooms: Rooms) -> None:
    """Everybody sits there already, and seals anew under a new secret."""
    room = play(given_dealt(rooms))

    again = rooms.keep(rooms.lay_again(room, "en"))

    assert (again.begun, again.gathering.awaited) == (False, [ASTRID, BJORN])
    assert again.luck.hash != room.luck.hash
    seals(again, BJORN, "b3")
    seals(again, ASTRID, "a2")
    opens(again, BJORN, "b3")
    opens(again, ASTRID, "a2")
    assert again.nonces == ("a2", "b3")
    assert not rooms.lay_again(given_table(rooms, "raid", "link link"), "en").room.gathering.gathers
