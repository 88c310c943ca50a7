"""People tell their board at a running table: looked at first, then done; nothing told is lost."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ragnatafl.games import find_game, register
from ragnatafl.kernel.beside import Value
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.keeps import usual_keepers
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, TABLE, Seat
from ragnatafl.lab.checks import other_value
from ragnatafl.lab.guests import Links, Server, cookie_header
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.thinking.following import Seen
from ragnatafl.table.web.messages import Tell, Told, ToldField
from ragnatafl.table.web.moments import moment_of
from ragnatafl.table.web.pages.table import table_page
from ragnatafl.table.web.pages.telling import LONG_PAUSE, telling_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import voice_at
from ragnatafl.table.web.telling import looked, teller, whole
from table.web.given import ASTRID, BJORN, DAGNY, filled, given_links, held
from toys.raid import GAME as RAID

register(RAID)
KEPT = {"die": "app", "deck": "app", "automas": "app"}


def given_beside(rooms: Rooms, seats: str = "link link link", source: str = "asked") -> Room:
    """A table of Raid beside a real board, where the program keeps die and deck; it is the turn of
    Astrid, and everybody has drafted."""
    options = {"automas": seats.split().count("automa")}
    laid = rooms.lay(
        "raid", filled(seats), options, seed="1" * 64, source=source, kept=KEPT, **held(seats)
    )
    room = rooms.keep(laid)
    while room.asked()[0].prompt == "keep":
        decision = room.asked()[0]
        room.do(room.choose(decision.seat, decision.options[0].text, room.moment))
    return room


def tell(room: Room, *fields: tuple[str, str, Told, Told], **more: Any) -> Tell:
    """Each field with what the page showed before; Any: what else is said."""
    told = [ToldField(at, name, value, was) for at, name, value, was in fields]
    return Tell(**{"seat": 0, "moment": room.moment, "fields": told, **more})


def tells(room: Room, *fields: tuple[str, str, Told, Told], **more: Any) -> None:
    room.do(room.tell(Seat(more.get("seat", 0)), tell(room, *fields, **more)))


WARRIORS = ("seat:bjorn", "warriors", 1, 3)
GLORY = ("seat:astrid", "glory", 2, 0)


def faults_of(room: Room, asked: Tell) -> list[Fault]:
    before = digest(room.match.state), room.stored
    with pytest.raises(BadInput) as refused:
        room.do(room.tell(Seat(asked.seat), asked))
    assert (digest(room.match.state), room.stored) == before
    return [fault for fault in refused.value.faults if isinstance(fault, Fault)]


# What is told is so


def test_what_is_told_is_stored_and_comes_back(rooms: Rooms) -> None:
    room = given_beside(rooms)

    tells(room, WARRIORS, GLORY)

    again = rooms.load(room.name)
    assert again is not None
    for one in (room, again):
        assert one.match.state.warriors == [3, 1, 3]
        assert (one.match.lines[-1].seat, one.match.lines[-1].by) == (TABLE, ASTRID)
    assert digest(again.match.state) == digest(room.match.state)


def test_a_turn_told_is_over_and_the_next_is_asked(rooms: Rooms) -> None:
    room = given_beside(rooms)
    moment = room.moment

    tells(room, GLORY, then="over")

    assert room.asked()[0].seat == BJORN
    assert room.moment == moment + 1


def test_a_call_puts_the_rules_to_work(rooms: Rooms) -> None:
    room = given_beside(rooms)

    tells(room, call="raid", option="bjorn")

    assert [decision.prompt for decision in room.asked()] == ["put", "put"]


def test_a_telling_is_taken_back_by_undo_and_told_again_leads_to_the_same(rooms: Rooms) -> None:
    room = given_beside(rooms, "link automa")
    before = digest(room.match.state)
    asked = tell(room, GLORY, then="over")

    room.do(room.tell(ASTRID, asked))
    after = digest(room.match.state)
    room.do(room.undo(ASTRID, room.moment))
    taken_back = digest(room.match.state)
    room.do(room.tell(ASTRID, msgspec.structs.replace(asked, moment=room.moment)))

    assert (taken_back, digest(room.match.state)) == (before, after)


def test_the_table_of_every_event_is_still_known(rooms: Rooms) -> None:
    room = given_beside(rooms)
    tells(room, WARRIORS, then="over")
    told = next(n for n, e in enumerate(room.match.events) if e.kind == "field-told")

    then: Any = room.past.state_at(room.match, told)  # Any: a table of the toy
    before: Any = room.past.state_at(room.match, told - 1)

    assert (before.warriors, then.warriors) == ([3, 3, 3], [3, 1, 3])


def test_moments_before_and_after_a_telling_are_found(rooms: Rooms) -> None:
    room = given_beside(rooms)
    count = len(room.match.lines)
    tells(room, WARRIORS, then="over")

    assert moment_of(room, count).state.warriors == [3, 3, 3]
    assert moment_of(room, count + 1).state.warriors == [3, 1, 3]
    assert len(room.course.points) == count + 2


def test_who_thinks_elsewhere_follows_a_telling(rooms: Rooms) -> None:
    room = given_beside(rooms)
    tells(room, WARRIORS, then="over")

    followed = Seen().follow(room.name, rooms.storage.events(room.name))

    assert digest(followed.state) == digest(room.match.state)


def test_a_record_with_tellings_becomes_a_table_again(rooms: Rooms) -> None:
    room = given_beside(rooms)
    tells(room, WARRIORS, then="over")
    tells(room, ("seat:bjorn", "glory", 7, 0), seat=1)
    record = parse_record(room.record().to_json())

    laid = rooms.keep(rooms.lay_record(record))

    assert record.kept == KEPT
    assert digest(laid.match.state) == digest(room.match.state)
    assert digest(replay(record, RAID).state) == digest(room.match.state)


def test_a_rematch_is_kept_by_the_same(rooms: Rooms) -> None:
    room = given_beside(rooms)

    assert rooms.lay_again(room).room.match.setup.kept == KEPT


# Who may tell


def test_onlookers_and_automas_tell_nothing(rooms: Rooms) -> None:
    room = given_beside(rooms, "link automa")

    for seat in (SPECTATOR, BJORN):
        with pytest.raises(Illegal, match="seat"):
            room.tell(seat, tell(room, WARRIORS))


@pytest.mark.parametrize("source", ["sealed", "fast"])
def test_a_table_of_its_own_luck_is_never_corrected(rooms: Rooms, source: str) -> None:
    room = given_beside(rooms, source=source)

    with pytest.raises(Illegal, match="beside no real board"):
        room.tell(ASTRID, tell(room, WARRIORS))


def test_a_game_without_words_for_its_board_cannot_be_told(rooms: Rooms) -> None:
    room = rooms.keep(rooms.lay("runics", filled("here here"), {}, source="asked", seed="1"))

    with pytest.raises(Illegal, match="beside no real board"):
        room.tell(ASTRID, tell(room, WARRIORS))


def test_a_bot_does_not_sit_where_a_hand_is_only_counted(rooms: Rooms) -> None:
    with pytest.raises(Illegal, match="no bot knows"):
        rooms.lay("raid", filled("here karl"), {}, source="asked", kept={"hands": "counted"})


def test_a_bot_does_not_take_a_seat_over_whose_hand_is_only_counted(rooms: Rooms) -> None:
    kept = {**KEPT, "hands": "counted"}
    laid = rooms.lay("raid", filled("link link"), {}, source="asked", seed="1", kept=kept)
    room = rooms.keep(laid)

    with pytest.raises(Illegal, match="no bot knows"):
        room.take_over(BJORN, by_bot=True, by=ASTRID)


# Cards that a person holds


def given_counted(rooms: Rooms) -> Room:
    """Astrid's turn against an automa; nobody has told which three cards she holds."""
    kept = {**KEPT, "hands": "counted"}
    dealt = rooms.lay("raid", filled("link automa"), {"automas": 1}, source="asked", kept=kept)
    start = dealt.room.match.position()
    del start["sealed"]
    start |= {"agenda": [{"step": "next-turn", "seat": "astrid"}], "memory": {}}
    start["zones"] = {"hand astrid": 3, "hand bjorn": 3}
    return rooms.keep(
        rooms.lay(
            "raid", filled("link automa"), {"automas": 1}, start, "1", "asked", kept=kept,
            **held("link automa"),
        )
    )  # fmt: skip


def says(room: Room, verb: str) -> str:
    """Astrid answers with the first card that she may, the table goes on; that card."""
    text = next(o.text for o in room.asked()[0].options if o.text.startswith(verb))
    room.do(room.choose(ASTRID, text, room.moment))
    return text.split()[-1]


def zones(room: Room) -> dict[str, list[str]]:
    found: dict[str, list[str]] = room.match.position()["zones"]
    return found


def test_we_hold_the_card_that_was_laid_for_the_automa(rooms: Rooms) -> None:
    """Astrid has that one in her hand: her answer stands, and the automa lays another."""
    room = given_counted(rooms)
    rested, put = says(room, "rest"), says(room, "put")
    (laid,) = set(zones(room)["discard"]) - {rested, put}

    room.do(room.hold(ASTRID, laid, room.moment))

    assert laid in zones(room)["hand astrid"]
    assert laid not in zones(room)["discard"]
    assert put in zones(room)["discard"]
    assert [str(line).split(" ")[0] for line in room.match.lines] == [
        "astrid:",
        "table:",
        "astrid:",
    ]
    again = rooms.load(room.name)
    assert again is not None
    assert digest(again.match.state) == digest(room.match.state)


def test_a_held_card_and_what_was_told_with_it_are_both_so(rooms: Rooms) -> None:
    """The last line was a told board, in which the hand was counted anew."""
    room = given_counted(rooms)
    before, card = room.match.copy(), zones(room)["hand bjorn"][0]
    tells(room, GLORY)

    room.do(room.hold(ASTRID, card, room.moment))

    assert card in zones(room)["hand astrid"]
    assert len(zones(room)["hand bjorn"]) == len(before.position()["zones"]["hand bjorn"])
    assert room.match.state.glory[0] == 2
    assert [line.seat for line in room.match.lines] == [TABLE]


def test_who_holds_two_of_them_says_so_one_after_the_other(rooms: Rooms) -> None:
    room = given_counted(rooms)
    tells(room, GLORY)
    first, second = zones(room)["hand bjorn"][:2]

    for card in (first, second):
        room.do(room.hold(ASTRID, card, room.moment))

    assert {first, second} <= set(zones(room)["hand astrid"])


def test_a_card_that_lay_open_before_is_held_by_nobody(rooms: Rooms) -> None:
    room = given_counted(rooms)
    rested = says(room, "rest")
    says(room, "put")
    before = digest(room.match.state)

    with pytest.raises(BadInput, match="cannot be in the hand of astrid"):
        room.hold(ASTRID, rested, room.moment)

    assert digest(room.match.state) == before


# Two at once


def test_two_tell_different_things_at_once_and_both_are_so(rooms: Rooms) -> None:
    room = given_beside(rooms)
    late = tell(room, ("seat:dagny", "glory", 3, 0), seat=1)
    tells(room, WARRIORS)

    room.do(room.tell(BJORN, late))

    assert room.match.state.warriors == [3, 1, 3]
    assert room.match.state.glory == [0, 0, 3]


def test_two_tell_the_same_thing_alike_and_that_is_no_fault(rooms: Rooms) -> None:
    room = given_beside(rooms)
    late = tell(room, WARRIORS, seat=1)
    tells(room, WARRIORS)

    room.do(room.tell(BJORN, late))

    assert room.match.state.warriors == [3, 1, 3]


def test_what_somebody_told_otherwise_meanwhile_is_named(rooms: Rooms) -> None:
    room = given_beside(rooms)
    late = tell(room, ("seat:bjorn", "warriors", 2, 3), ("seat:dagny", "glory", 3, 0), seat=1)
    tells(room, WARRIORS)

    (fault,) = faults_of(room, late)

    assert (fault.key, fault.at, fault.name) == ("told-meanwhile", "seat:bjorn", "warriors")
    assert dict(fault.facts) == {"now": "1"}


def test_a_turn_is_not_over_twice_by_two_taps(rooms: Rooms) -> None:
    room = given_beside(rooms)
    twice = tell(room, then="over")
    room.do(room.tell(ASTRID, twice))

    with pytest.raises(Illegal) as refused:
        room.tell(ASTRID, twice)

    assert refused.value.refusal.key == "stale"


# Looked at before it is done


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_would_change_is_said_and_nothing_is_done(rooms: Rooms, code: str) -> None:
    room = given_beside(rooms)
    stored, voice = room.stored, voice_at(room, code)

    seen = looked(room, ASTRID, tell(room, WARRIORS, at="seat:bjorn"), voice)

    assert seen["fine"] is True
    (change,) = seen["changed"]
    assert (change["before"], change["after"]) == ("3", "1")
    assert change["line"] == voice.field("warriors")
    assert [field["value"] for field in seen["fields"]] == [1, 0, ""]
    assert room.stored == stored


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_cannot_be_is_said_in_the_readers_language_with_its_field(
    rooms: Rooms, code: str
) -> None:
    room = given_beside(rooms)
    seven = ("seat:bjorn", "warriors", 7, 3)

    seen = looked(room, ASTRID, tell(room, seven), voice_at(room, code))

    (fault,) = seen["faults"]
    assert (seen["fine"], fault["at"], fault["name"]) == (False, "seat:bjorn", "warriors")
    assert ("must be a number" in fault["line"]) == (code == "en")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("surtr", "automa link", {}), ("surtr", "automa link link", {"people": 2}),
     ("lords", "link link", {})],
)  # fmt: skip
def test_whatever_is_told_is_answered(
    rooms: Rooms, game: str, seats: str, options: dict[str, object]
) -> None:
    """Boards told at random now and then in a game: each is fine, or its faults are named; cards
    that lie elsewhere than anybody remembers are no hindrance to what is offered."""
    kept = usual_keepers(make_setup(find_game(game), len(seats.split()), options).keeps)
    laid = rooms.lay(
        game, filled(seats), options, source="asked", seed="1", kept=kept, **held(seats)
    )
    room, rng, offered = rooms.keep(laid), Random(6), 0
    beside, voice = room.match.game.face.beside, voice_at(room, "en")
    assert beside is not None
    for _ in range(110):
        decision = room.asked()[0]
        seen = room.match.view(decision.seat)
        if decision.seat != CHANCE and beside.over(seen, decision.seat) and rng.random() < 0.4:
            fields = [field for at in beside.places(seen) for field in beside.fields(seen, at)]
            cards = [field for field in fields if field.kind == "cards"]
            told = [
                ToldField(one.at, one.name, as_sent(other_value(one, rng)), as_sent(one.value))
                for one in (*rng.sample(fields, 2), rng.choice(cards))
            ]

            answer = looked(room, decision.seat, Tell(decision.seat, room.moment, told), voice)

            assert (answer["faults"] == []) == answer["over"]
            assert all(fault["line"] for fault in answer["faults"])
            offered += len(answer["likely"])
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))

    assert offered > 10


def as_sent(value: Value) -> Told:
    return list(value) if isinstance(value, tuple) else value


# Over HTTP


def given_served(server: Server, seats: str = "link link link") -> Links:
    storage = SQLite(server.store)
    room = given_beside(Rooms(storage), seats)
    storage.close()
    return given_links(room)


def post(
    server: Server, links: Links, body: object, seat: int = 0, code: str = "en"
) -> tuple[int, Any]:
    """Any: whatever the server answers."""
    cookie = cookie_header(links.seats[seat].cookie)
    return server.post(f"{links.watch}/tell?lang={code}", body, cookie)


def asked_of(links: Links, server: Server, **more: object) -> dict[str, object]:
    """What a page would send that has just been shown the table."""
    _, seen = post(server, links, {"seat": 0, "moment": 0})
    fields = [{"at": "seat:bjorn", "name": "warriors", "value": 1, "was": 3}]
    return {"seat": 0, "moment": seen["moment"], "fields": fields, **more}


def test_a_page_looks_and_then_tells(server: Server) -> None:
    links = given_served(server)

    status, seen = post(server, links, asked_of(links, server, at="seat:bjorn"))
    done, moment = post(server, links, asked_of(links, server, sure=True))

    assert (status, seen["fine"], len(seen["fields"])) == (200, True, 3)
    assert (done, moment["moment"]) == (200, seen["moment"] + 1)
    _, after = post(server, links, {"seat": 0, "moment": 0, "at": "seat:bjorn"})
    assert after["fields"][0]["value"] == 1


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"seat": 1}, "seat"),
        ({"then": "soon"}, "then"),
        ({"fields": [{"at": "x", "name": "y", "value": None, "was": 0}]}, "value"),
        ({"fields": [{"at": "x" * 300, "name": "y", "value": 1, "was": 0}]}, "at"),
        (
            {"fields": [{"at": "x", "name": "y", "value": 1, "was": 0}] * 121},
            "length <= 120",
        ),
        ({"spell": 1}, "spell"),
    ],
)
def test_a_spoilt_message_is_refused_with_its_field(
    server: Server, change: dict[str, object], line: str
) -> None:
    links = given_served(server)

    status, told = post(server, links, {**asked_of(links, server), **change})

    assert status == 400
    assert line in told["refused"]


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 9000, b'{"seat": 0, "moment": "x"}'])
def test_what_is_no_message_is_refused(server: Server, body: bytes) -> None:
    status, told = post(server, given_served(server), body)

    assert status == 400
    assert told["refused"]


def test_a_fault_comes_back_with_its_field(server: Server) -> None:
    links = given_served(server)
    seven = [{"at": "seat:bjorn", "name": "warriors", "value": 7, "was": 3}]

    status, told = post(server, links, asked_of(links, server, fields=seven, sure=True))

    assert status == 400
    line = "Bjorn, warriors: it must be a number from 0 to 3"
    assert told["faults"] == [{"line": line, "at": "seat:bjorn", "name": "warriors"}]
    assert told["refused"] == line


@pytest.mark.parametrize("code", LANGUAGES)
def test_of_two_who_tell_at_once_the_later_is_told_which_field(server: Server, code: str) -> None:
    """A photo-finish: nothing of the later one is stored, nor is the earlier one's lost; told once
    more, from what is there now, it is so."""
    links = given_served(server)
    early = asked_of(links, server, sure=True)
    warriors: dict[str, object] = {"at": "seat:bjorn", "name": "warriors", "value": 2, "was": 3}
    late = {**early, "seat": 1, "fields": [warriors]}
    done, _ = post(server, links, early)

    status, told = post(server, links, late, 1, code)

    (fault,) = told["faults"]
    voice = Voice(code, RAID, ["Astrid", "Bjorn", "Dagny"])
    assert (done, status) == (200, 400)
    assert (fault["at"], fault["name"], fault["now"]) == ("seat:bjorn", "warriors", 1)
    assert fault["line"].startswith(f"{voice.place('seat:bjorn')}, {voice.field('warriors')}: ")
    assert fault["line"] == told["refused"]
    warriors["was"] = fault["now"]
    assert post(server, links, {**late, "moment": told["moment"]}, 1, code)[0] == 200
    _, after = post(server, links, {"seat": 0, "moment": 0, "at": "seat:bjorn"})
    assert after["fields"][0]["value"] == 2


def test_two_who_tell_different_things_at_once_are_both_heard(server: Server) -> None:
    links = given_served(server)
    early = asked_of(links, server, sure=True)
    glory = [{"at": "seat:dagny", "name": "glory", "value": 3, "was": 0}]
    late = {**early, "seat": 1, "fields": glory}

    done = [post(server, links, early)[0], post(server, links, late, 1)[0]]

    _, after = post(server, links, {"seat": 0, "moment": 0})
    says = {place["at"]: place["says"] for place in after["places"]}
    assert done == [200, 200]
    assert "warriors: 1" in says["seat:bjorn"]
    assert "glory: 3" in says["seat:dagny"]


def test_people_change_between_moves_and_telling_at_any_turn(rooms: Rooms) -> None:
    """Astrid enters her move, Bjorn tells his board, Dagny enters hers, Astrid tells."""
    room = given_beside(rooms)

    def rests(seat: Seat) -> None:
        text = next(o.text for o in room.asked()[0].options if o.text.startswith("rest"))
        room.do(room.choose(seat, text, room.moment))

    rests(ASTRID)
    tells(room, WARRIORS, then="over", seat=1)
    rests(DAGNY)
    tells(room, GLORY, then="over")

    told = [line.by if line.seat == TABLE else line.seat for line in room.match.lines[-4:]]
    assert told == [ASTRID, BJORN, DAGNY, ASTRID]
    assert room.asked()[0].seat == BJORN
    again = rooms.load(room.name)
    assert again is not None
    assert digest(again.match.state) == digest(room.match.state)


def test_a_stranger_tells_nothing(server: Server) -> None:
    links = given_served(server)
    body = asked_of(links, server, sure=True)

    status, _ = server.post(f"{links.watch}/tell", body)

    assert status == 400


def test_whoever_tells_without_end_is_asked_to_wait(rooms: Rooms) -> None:
    room = given_beside(rooms)
    for _ in range(20):
        room.often.check(ASTRID, "tell")

    with pytest.raises(Illegal) as refused:
        room.often.check(ASTRID, "tell")

    assert refused.value.refusal.key == "too-often"


def test_outcomes_that_are_not_kept_are_still_asked(rooms: Rooms) -> None:
    laid = rooms.lay("raid", filled("here here"), {}, source="asked", seed="1", kept={"die": "app"})

    assert laid.room.asked()[0].seat == CHANCE


# The page


def test_the_page_begins_with_the_map_and_what_may_be_called_for(server: Server) -> None:
    links = given_served(server)
    cookie = cookie_header(links.seats[0].cookie)

    status, page = server.get(f"{links.watch}/tell", cookie)
    _, answer = server.get(f"{links.watch}/tell?json&seat=0", cookie)

    begun = msgspec.json.decode(answer)
    assert (status, b'id="telling"' in page) == (200, True)
    assert begun["over"] is True
    assert [call["name"] for call in begun["calls"]] == ["raid"]
    assert all(name.startswith("board") for name in begun["layers"])


def test_only_layers_that_look_different_are_sent_with_a_draft(rooms: Rooms) -> None:
    room = given_beside(rooms)
    voice = voice_at(room, "en")
    before = whole(room, ASTRID, voice)["layers"]

    same = looked(room, ASTRID, tell(room), voice)["layers"]
    changed = looked(room, ASTRID, tell(room, WARRIORS), voice)["layers"]

    assert same == {}
    assert changed
    assert all(before[name] != layer for name, layer in changed.items())


def test_what_lies_where_is_told_of_every_place_to_compare(rooms: Rooms) -> None:
    room = given_beside(rooms)

    places = looked(room, ASTRID, tell(room, WARRIORS), voice_at(room, "en"))["places"]

    says = {place["at"]: place["says"] for place in places}
    assert "warriors: 1" in says["seat:bjorn"]
    assert "warriors: 3" in says["seat:dagny"]


def test_after_a_long_pause_the_page_asks_to_compare(rooms: Rooms) -> None:
    room = given_beside(rooms)
    fresh = telling_page(room, ASTRID, ASTRID, "en", compare=False)
    room.changed_at -= LONG_PAUSE + 1

    late = telling_page(room, ASTRID, ASTRID, "en", compare=False)

    opened = 'id="compare" class="panel" open'
    assert (opened in fresh, opened in late) == (False, True)


def test_the_page_is_for_whose_turn_can_be_over_of_those_at_one_screen(rooms: Rooms) -> None:
    room = given_beside(rooms, "here here link")
    tells(room, then="over")

    assert teller(room, ASTRID, None) == BJORN
    assert teller(room, ASTRID, 0) == ASTRID


@pytest.mark.parametrize(("own", "wanted"), [(SPECTATOR, None), (ASTRID, 1), (ASTRID, 9)])
def test_nobody_tells_for_a_seat_elsewhere(rooms: Rooms, own: Seat, wanted: int | None) -> None:
    with pytest.raises(Illegal, match="seat"):
        teller(given_beside(rooms), own, wanted)


def test_there_is_no_such_page_where_no_board_is_told(rooms: Rooms) -> None:
    room = given_beside(rooms, source="sealed")

    with pytest.raises(Illegal, match="beside no real board"):
        teller(room, ASTRID, None)
    assert 'id="tell"' not in table_page(room, ASTRID, "en")
    assert 'id="tell"' in table_page(given_beside(rooms), ASTRID, "en")
