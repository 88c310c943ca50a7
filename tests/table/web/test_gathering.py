"""A table gathers before it is dealt: first the hash, then seals, what was sealed, the cards."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ragnatafl.games import find_game, register
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.chance import mix, published_hash, seal_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match, replay
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.lab.guests import Guest, Links, Server, arrive_all, cookie_header, news
from ragnatafl.table.automas import called
from ragnatafl.table.commands.verify import verify
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web import summary
from ragnatafl.table.web.holders import holder_of, new_token
from ragnatafl.table.web.pages.join import join_page
from ragnatafl.table.web.pages.replay import replay_page
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.pages.table import table_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, DAGNY, filled, given_table, play

register(SURTR)
OPENER, GUEST, THIRD = (holder_of(name) for name in ("opener", "guest", "third"))
SECRET = "5e" * 32


def given_gathering(
    rooms: Rooms, game: str = "raid", seats: str = "here link", **options: object
) -> Room:
    """A table that waits for those who were invited, and for what its opener mixes in."""
    laid = rooms.lay(game, filled(seats), options, opener=OPENER, gathers=True, code="en")
    return rooms.keep(laid)


def seals(room: Room, seat: Seat, nonce: str, speech: str = "en") -> None:
    """Of somebody who sits there already."""
    room.do(room.gathering.seal(room.seating.seats_here(seat), seal_of(nonce), speech))


def sits(room: Room, seat: Seat, holder: str, nonce: str) -> None:
    """With the seal of a nonce; without one, as by a browser that runs no programs."""
    seal = seal_of(nonce) if nonce else ""
    room.do(room.sit(room.places[seat].invitation, holder, "", seal, "en"))


def opens(room: Room, seat: Seat, nonce: str, speech: str = "en") -> None:
    room.do(room.gathering.open(room.seating.seats_here(seat), nonce, speech))


def given_sealed(rooms: Rooms, game: str = "raid", a: str = "a1", b: str = "b2") -> Room:
    """Astrid and Bjorn have sealed what they mix in, and have not shown it yet."""
    room = given_gathering(rooms, game)
    seals(room, ASTRID, a)
    sits(room, BJORN, GUEST, b)
    return room


def given_dealt(rooms: Rooms, game: str = "raid", a: str = "a1", b: str = "b2") -> Room:
    room = given_sealed(rooms, game, a, b)
    opens(room, ASTRID, a)
    opens(room, BJORN, b)
    return room


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Illegal) as illegal:
        act()
    return illegal.value.refusal.key


def loaded(room: Room) -> Room:
    found = Rooms(room.storage).find(room.name)
    assert found is not None
    return found


# When it is dealt


def test_it_is_dealt_when_everybody_has_shown_what_was_sealed(rooms: Rooms) -> None:
    room = given_gathering(rooms, seats="here link link")
    assert room.gathering.awaited == [ASTRID, BJORN, DAGNY]

    seals(room, ASTRID, "a1")
    sits(room, DAGNY, THIRD, "d4")
    assert (room.gathering.closed, room.gathering.awaited) == (False, [BJORN])
    sits(room, BJORN, GUEST, "b2")
    assert (room.gathering.closed, room.gathering.awaited) == (True, [ASTRID, BJORN, DAGNY])
    opens(room, DAGNY, "d4")
    opens(room, ASTRID, "a1")
    assert (room.begun, room.gathering.awaited, room.asked()) == (False, [BJORN], ())
    opens(room, BJORN, "b2")

    assert room.begun
    assert room.asked()
    assert room.match.seed == mix(room.luck.secret, ("a1", "b2", "d4"))
    assert room.storage.events(room.name)[-1].data == {"nonces": ["a1", "b2", "d4"]}


def test_what_comes_last_and_what_follows_are_stored_together(rooms: Rooms) -> None:
    """A server that dies in between leaves no table that waits for nobody."""
    room = given_gathering(rooms)
    seals(room, ASTRID, "a1")

    sat = room.sit(room.places[BJORN].invitation, GUEST, "Bjorn", seal_of("b2"))
    room.do(sat)
    opens(room, BJORN, "b2")
    opened = room.gathering.open([ASTRID], "a1")

    assert [entry.kind for entry in sat.entries] == ["sit", "close"]
    assert [entry.kind for entry in opened.entries] == ["mix", "begin"]


def test_a_table_comes_back_as_it_gathered_and_as_it_was_dealt(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    seals(room, ASTRID, "a1")
    again = loaded(room)
    assert (again.gathering.closed, again.gathering.awaited) == (False, [BJORN])

    sits(room, BJORN, GUEST, "b2")
    opens(room, ASTRID, "a1")
    again = loaded(room)
    assert (again.gathering.closed, again.gathering.awaited) == (True, [BJORN])
    assert again.gathering.seals == (seal_of("a1"), seal_of("b2"))

    opens(room, BJORN, "b2")
    play(room, 5)
    again = loaded(room)
    assert again.begun
    assert again.match.seed == room.match.seed
    assert again.match.state.zones == room.match.state.zones


def test_who_opened_it_may_begin_without_those_who_have_not_come(rooms: Rooms) -> None:
    """Who is there mixes in all the same; who comes later sits down, but mixes nothing in."""
    room = given_gathering(rooms, seats="here link link")
    seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")

    assert refused(lambda: room.begin(GUEST)) == "not-yours-to-begin"
    assert refused(lambda: room.begin("")) == "not-yours-to-begin"
    room.do(room.begin(OPENER))
    assert (room.begun, room.gathering.awaited) == (False, [ASTRID, BJORN])
    sits(room, DAGNY, THIRD, "d4")
    opens(room, ASTRID, "a1")
    opens(room, BJORN, "b2")

    assert room.begun
    assert room.nonces == ("a1", "b2", "")
    assert room.gathering.seals == (seal_of("a1"), seal_of("b2"), "")
    assert refused(lambda: room.begin(OPENER)) == "not-yours-to-begin"


def test_who_opened_it_may_begin_without_those_who_do_not_come_back(rooms: Rooms) -> None:
    """And everybody sees whose seal stayed closed: a host who leaves some out is seen."""
    room = given_sealed(rooms)
    opens(room, ASTRID, "a1")

    assert refused(lambda: room.begin(GUEST, without=True)) == "not-yours-to-begin"
    room.do(room.begin(OPENER, without=True))

    assert room.begun
    assert room.nonces == ("a1", "")
    assert refused(lambda: opens(room, BJORN, "b2")) == "stale"
    for table in (room, loaded(room)):
        told = str(seat_page(table, SPECTATOR, SPECTATOR, "en").parts["luck"])
        assert re.findall(r'data-seat="(.)"[^>]*data-nonce=""', told) == ["1"]
        assert told.count("never opened") == 1
        assert seal_of("b2") in told


def test_a_double_click_on_begin_leaves_nobody_out(rooms: Rooms) -> None:
    room = given_gathering(rooms, seats="here link link")
    seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")

    room.do(room.begin(OPENER))
    room.do(room.begin(OPENER))

    assert (room.begun, room.gathering.awaited) == (False, [ASTRID, BJORN])


def test_people_at_one_screen_seal_once(rooms: Rooms) -> None:
    room = given_gathering(rooms, seats="here here link")
    assert room.gathering.awaited == [ASTRID, DAGNY]

    seals(room, BJORN, "a1")
    sits(room, DAGNY, THIRD, "d4")
    opens(room, BJORN, "a1")
    opens(room, DAGNY, "d4")

    assert room.nonces == ("a1", "", "d4")


def test_one_browser_alone_seals_and_shows_at_once(rooms: Rooms) -> None:
    room = given_gathering(rooms, seats="here thrall")
    assert room.gathering.wants([ASTRID]) == "seal"
    seals(room, ASTRID, "a1")
    assert room.gathering.wants([ASTRID]) == "open"
    opens(room, ASTRID, "a1")

    assert (room.begun, room.nonces) == (True, ("a1", ""))


@pytest.mark.parametrize("wrong", ["a b", "a1", "A" * 64, "g" * 64, "0" * 63, "0" * 65, "\n", "ä"])
def test_what_is_no_seal_is_refused_and_nobody_sits_down(rooms: Rooms, wrong: str) -> None:
    room = given_gathering(rooms)
    invitation = room.places[BJORN].invitation

    with pytest.raises(BadInput, match="seal"):
        room.sit(invitation, GUEST, "Bjorn", wrong)
    with pytest.raises(BadInput, match="seal"):
        room.gathering.seal([ASTRID], wrong)

    assert room.stored == 1
    assert room.seating.invited(invitation) == BJORN


@pytest.mark.parametrize("wrong", ["a b", "a,b", "a:b", "x" * 65, "server-1", "\n", "ä"])
def test_what_is_no_nonce_is_refused_even_if_it_was_sealed(rooms: Rooms, wrong: str) -> None:
    room = given_sealed(rooms, b=wrong)

    with pytest.raises(BadInput, match="nonce"):
        opens(room, BJORN, wrong)

    assert room.gathering.awaited == [ASTRID, BJORN]


def test_for_who_runs_no_programs_the_server_seals_and_says_so(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    seals(room, ASTRID, "a1")

    sits(room, BJORN, GUEST, "")
    assert room.gathering.awaited == [ASTRID]
    opens(room, ASTRID, "a1")

    assert room.begun
    assert re.fullmatch("server-[0-9a-f]{32}", room.nonces[BJORN])
    assert room.gathering.seals[BJORN] == seal_of(room.nonces[BJORN])
    assert "(made by the server)" in seat_page(room, BJORN, BJORN, "en").parts["luck"]


def test_automas_are_called_by_what_they_play_once_it_is_dealt(rooms: Rooms) -> None:
    room = given_gathering(rooms, "surtr", "automa here link", people=2)
    seals(room, BJORN, "b2")
    sits(room, DAGNY, THIRD, "d4")
    opens(room, BJORN, "b2")
    assert room.places[ASTRID].name == "Astrid"

    opens(room, DAGNY, "d4", "uk")

    names = called(room.match, Voice("uk", room.match.game))
    assert room.places[ASTRID].name == names[ASTRID]
    assert loaded(room).match.names == room.match.names == (names[ASTRID], "Bjorn", "Dagny")


def test_tables_opened_in_code_and_those_of_older_programs_are_dealt_at_once(rooms: Rooms) -> None:
    assert given_table(rooms, "raid", "link link").begun
    assert given_table(rooms, "raid", "here link").nonces == ()


def test_where_no_person_can_sit_nobody_is_awaited(rooms: Rooms) -> None:
    """The one invited person was given the seat of a Follower, which the rules play."""
    room = given_gathering(rooms, "surtr", "link bot")

    assert [place.kind for place in room.places] == ["automa", "bot"]
    assert room.begun


# Nobody chooses the luck


def stays(room: Room, act: Callable[[], object]) -> str:
    """It is refused, and nothing has changed; by what."""
    before = room.stored, room.gathering.seals, room.gathering.awaited, room.gathering.closed
    found = refused(act)
    assert (room.stored, room.gathering.seals, room.gathering.awaited, room.gathering.closed) == (
        before
    )
    return found


def test_a_nonce_that_does_not_fit_its_seal_is_not_mixed_in(rooms: Rooms) -> None:
    """Astrid hosts and knows the secret. Having seen Bjorn's she would like another of her own."""
    room = given_sealed(rooms)
    opens(room, BJORN, "b2")

    for other in ("a2", "b2", "", seal_of("a1")):
        assert stays(room, lambda: opens(room, ASTRID, other)) == "seal-differs"  # noqa: B023
    assert not room.begun


def test_nothing_at_all_can_be_sealed_but_not_mixed_in(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    seals(room, ASTRID, "")
    sits(room, BJORN, GUEST, "b2")

    assert stays(room, lambda: opens(room, ASTRID, "")) == "seal-differs"


def test_nothing_is_shown_before_everybody_has_sealed(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    assert stays(room, lambda: opens(room, ASTRID, "a1")) == "seals-not-in"
    seals(room, ASTRID, "a1")

    assert stays(room, lambda: opens(room, ASTRID, "a1")) == "seals-not-in"


def test_a_seal_stays_as_it_was_given(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    seals(room, ASTRID, "a1")
    assert stays(room, lambda: seals(room, ASTRID, "a2")) == "sealed-already"
    sits(room, BJORN, GUEST, "b2")
    assert stays(room, lambda: seals(room, ASTRID, "a2")) == "sealed-already"
    opens(room, ASTRID, "a1")
    opens(room, BJORN, "b2")

    assert stays(room, lambda: seals(room, ASTRID, "a2")) == "sealed-already"


def test_what_is_sent_twice_counts_once(rooms: Rooms) -> None:
    """A browser whose line broke sends it again."""
    room = given_gathering(rooms)
    for _ in range(2):
        seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")
    for _ in range(2):
        opens(room, ASTRID, "a1")
    opens(room, BJORN, "b2")
    opens(room, BJORN, "b2")

    kinds = [event.kind for event in room.storage.events(room.name)]
    assert kinds == ["open", "seal", "sit", "close", "mix", "mix", "begin"]


def test_a_seat_that_moves_takes_no_new_seal_once_all_are_in(rooms: Rooms) -> None:
    """Or its holder could choose anew, having seen what the others mix in."""
    room = given_sealed(rooms)
    opens(room, BJORN, "b2")
    room.do(room.seating.invite(ASTRID, OPENER))

    sits(room, ASTRID, THIRD, "a2")

    assert room.gathering.seals[ASTRID] == seal_of("a1")
    assert stays(room, lambda: opens(room, ASTRID, "a2")) == "seal-differs"


def test_a_seat_that_moves_before_is_sealed_anew(rooms: Rooms) -> None:
    """By the browser that it moved to: what the other one keeps does not come along."""
    room = given_gathering(rooms, seats="here link link")
    sits(room, BJORN, GUEST, "")
    room.do(room.seating.invite(BJORN, GUEST))
    sits(room, BJORN, THIRD, "b3")
    assert room.gathering.awaited == [ASTRID, DAGNY]
    seals(room, ASTRID, "a1")
    room.do(room.begin(OPENER))
    opens(room, ASTRID, "a1")

    assert stays(room, lambda: opens(room, BJORN, "b2")) == "seal-differs"
    opens(room, BJORN, "b3")
    assert room.nonces == ("a1", "b3", "")


def test_who_has_no_seat_seals_nothing(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    assert stays(room, lambda: seals(room, SPECTATOR, "s1")) == "not-your-seat"
    assert stays(room, lambda: opens(room, SPECTATOR, "s1")) == "not-your-seat"


def test_who_comes_too_late_seals_nothing(rooms: Rooms) -> None:
    room = given_gathering(rooms, seats="here link link")
    seals(room, ASTRID, "a1")
    room.do(room.begin(OPENER))
    sits(room, BJORN, GUEST, "b2")

    assert stays(room, lambda: seals(room, BJORN, "b2")) == "stale"
    assert stays(room, lambda: opens(room, BJORN, "b2")) == "seal-differs"
    assert room.gathering.wants([BJORN]) == ""


def test_no_nonce_is_on_any_page_before_the_table_is_dealt(rooms: Rooms) -> None:
    """Nor one that the server made, nor one that was shown already: others could choose by it."""
    room = given_gathering(rooms, "raid", "here link link")
    sits(room, DAGNY, THIRD, "")
    made = room.places[DAGNY].nonce
    assert made
    seals(room, ASTRID, "a1a1a1a1")
    for page in pages_of(room):
        assert made not in page
    sits(room, BJORN, GUEST, "b2b2b2b2")
    opens(room, ASTRID, "a1a1a1a1")

    for page in pages_of(room):
        assert made not in page
        assert "a1a1a1a1" not in page
    opens(room, BJORN, "b2b2b2b2")
    assert made in str(seat_page(room, BJORN, BJORN, "en").parts["luck"])


# Nothing before


def test_nothing_can_be_done_before(rooms: Rooms) -> None:
    room = given_gathering(rooms)

    assert refused(lambda: room.choose(ASTRID, "keep axe-1", 0)) == "not-dealt-yet"
    assert refused(lambda: room.gather(ASTRID, ["keep axe-1"], 0)) == "not-dealt-yet"
    assert refused(lambda: room.undo(ASTRID, 0)) == "not-dealt-yet"
    assert refused(lambda: room.resign(ASTRID)) == "not-dealt-yet"
    assert refused(lambda: room.take_over(BJORN, True)) == "not-dealt-yet"
    room.explain(ASTRID, ["card:axe-1"], "")  # there is nothing to point at


def pages_of(room: Room, code: str = "en") -> list[str]:
    """Everything that anybody is shown of a table."""
    told = [
        seat_page(room, seat, seat, code, opener)
        for seat in (ASTRID, BJORN, SPECTATOR)
        for opener in (False, True)
    ]
    return [
        *(msgspec.json.encode((page.head, page.parts)).decode() for page in told),
        *(table_page(room, seat, code) for seat in (ASTRID, SPECTATOR)),
        *(
            msgspec.json.encode(summary.bug_report(room, seat, "")).decode()
            for seat in (ASTRID, SPECTATOR)
        ),
        msgspec.json.encode(summary.mine_entry(room, ASTRID, code)).decode(),
        msgspec.json.encode(summary.links_of(room)).decode(),
        join_page(room, BJORN, "Bjorn", code),
    ]


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


# The hash comes first


def test_the_hash_is_published_before_anything_is_mixed_in(rooms: Rooms) -> None:
    """Who hosts could try a thousand secrets only before: afterwards the hash would not fit."""
    room = given_gathering(rooms)
    shown = re.search("[0-9a-f]{64}", join_page(room, BJORN, "", "en"))
    assert shown is not None
    seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")
    opens(room, ASTRID, "a1")
    opens(room, BJORN, "b2")

    for number in range(1000):
        other = f"{number:064x}"
        assert published_hash(mix(other, ("a1", "b2"))) != shown[0]
    assert published_hash(room.match.seed) == shown[0] == room.luck.hash


def test_the_whole_game_verifies_with_what_a_guest_noted(
    rooms: Rooms,
    tmp_path: object,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    room = given_gathering(rooms)
    noted = re.search("[0-9a-f]{64}", join_page(room, BJORN, "", "en"))
    assert noted is not None
    seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")
    opens(room, BJORN, "b2")
    opens(room, ASTRID, "a1")
    play(room)
    monkeypatch.chdir(str(tmp_path))
    room.record().save("game.json")

    assert verify("game.json", "en", noted[0], nonces=["b2"]) == 0
    told = capsys.readouterr().out
    assert "Mixed in by Bjorn" in told
    assert "fits the seals" in told
    assert "never opened" not in told
    with pytest.raises(BadInput, match="is not mixed in"):
        verify("game.json", "en", noted[0], nonces=["c3"])


def test_the_record_tells_whose_seal_was_never_opened(
    rooms: Rooms,
    tmp_path: object,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    room = given_sealed(rooms)
    opens(room, ASTRID, "a1")
    room.do(room.begin(OPENER, without=True))
    play(room)
    monkeypatch.chdir(str(tmp_path))
    record = room.record()
    record.save("game.json")

    assert verify("game.json", "en") == 0
    assert "never opened, and not mixed in: Bjorn" in capsys.readouterr().out
    others = (seal_of("other"), seal_of("b2"))
    msgspec.structs.replace(record, seals=others).save("other.json")
    with pytest.raises(BadInput, match="Astrid mixed in does not fit the seal"):
        verify("other.json", "en")
    msgspec.structs.replace(record, seals=others[:1]).save("short.json")
    with pytest.raises(BadInput, match="2 seats, but 1 seals"):
        verify("short.json", "en")


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


# At a server


def given_invitations(server: Server, game: str = "raid", seats: str = "here link") -> Links:
    return server.open_table(game, seats.split(), sit=False)


def test_over_http_a_table_with_people_by_link_gathers(server: Server) -> None:
    links = given_invitations(server)
    guest = links.seats[1]

    status, page = server.get(guest.link)
    hash_shown = re.search(rb'data-hash="([0-9a-f]{64})"', page)
    assert status == 200
    assert hash_shown is not None
    for path in ("replay", "replay?json", "story", "log?turn=0", "read?what=card:axe-1"):
        status, answer = server.get(f"{links.watch}/{path}", cookie_header(links.cookie))
        assert status == 400
        assert b"not dealt yet" in answer
    token = server.sit(guest.link, "Rui", seal=seal_of("b2b2"))

    def luck() -> Any:  # Any: a report's JSON
        report = server.get(f"{links.watch}/report", cookie_header(token))[1]
        return msgspec.json.decode(report)["luck"]

    assert luck()["hash"] == hash_shown[1].decode()
    assert luck()["seals"][1] == seal_of("b2b2")
    assert (luck()["nonces"], luck()["dealt"]) == ([], False)
    asyncio.run(mixes_in(server, links.room, token, "b2b2"))
    assert (luck()["nonces"][1], luck()["dealt"]) == ("b2b2", True)


def test_one_browser_alone_is_dealt_at_once(server: Server) -> None:
    links = server.open_table("raid", ["here", "thrall"])

    report = msgspec.json.decode(
        server.get(f"{links.watch}/report", cookie_header(links.cookie))[1]
    )

    assert report["luck"]["dealt"]
    assert report["luck"]["nonces"][0].startswith("server-")


async def mixes_in(server: Server, room: str, cookie: str, nonce: str) -> None:
    guest = await Guest.arrive(server.port, room, cookie)
    await guest.mix_in(nonce)
    await guest.leave()


def test_a_page_is_shown_the_hash_and_then_mixes_in(server: Server) -> None:
    """As the page of a new table does it: `wait` says that it will."""
    links = server.open_table("raid", ["here", "thrall"], wait=True)

    async def story() -> None:
        guest = await Guest.arrive(server.port, links.room, links.cookie)
        assert guest.page.asked == []
        assert guest.page.parts is not None
        assert b"data-hash" in bytes(guest.page.parts["gathering"])
        await guest.say(say="choose", seat=0, option="keep axe-1", moment=0)
        assert "not dealt yet" in (await guest.next()).refused
        await guest.mix_in("a1")
        assert guest.page.options
        await guest.leave()

    asyncio.run(story())


def test_only_who_opened_it_begins_without_the_others(server: Server) -> None:
    links = server.open_table("raid", ["here", "link", "link"], sit=False)
    links.seats[1].cookie = server.sit(links.seats[1].link)

    async def story() -> None:
        opener, guest = await arrive_all(server, links)
        await guest.say(say="begin")
        while not (answer := await guest.next()).refused:
            pass
        assert "whoever opened the table" in answer.refused
        await opener.say(say="begin")
        while not guest.page.asked:
            await news([guest])
        await opener.leave()
        await guest.leave()

    asyncio.run(story())


@pytest.mark.parametrize("body", ["seal=a1", "seal=" + "x" * 70, "seal=" + "A" * 64])
def test_a_bad_seal_over_http_changes_nothing(server: Server, body: str) -> None:
    links = given_invitations(server)

    status, answer = server.ask(
        "POST", links.seats[1].link, body.encode(), cookie_header(new_token())
    )

    assert status == 400
    assert b"seal" in answer
    assert server.get(links.seats[1].link)[0] == 200


def test_the_seed_of_a_match_is_what_everybody_can_reckon_at_the_end(rooms: Rooms) -> None:
    room = play(given_dealt(rooms))
    record = room.record()

    again: Match[State] = Match(room.match.setup, seed=f"{record.seed}:a1,b2", source="sealed")

    room.match.undo_to(0)
    assert again.state.zones == room.match.state.zones
