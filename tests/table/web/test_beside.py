"""The turn beside a real board: what a seat is told to do there, and what it is asked then."""

from __future__ import annotations

import msgspec
import pytest

from games.surtr.test_arbiter import invade
from kit.table import BJORN
from kit.telling import beside_of
from ragnatafl.games import register
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.beside import Call
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.events import Told
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.refusals import NotBesideBoard
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.web.messages import Tell, ToldField
from ragnatafl.table.web.pages.beside import beside_page, turn_beside
from ragnatafl.table.web.pages.telling import LONG_PAUSE
from ragnatafl.table.web.refusals import NotYourSeat
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import voice_at
from ragnatafl.table.web.telling import looked
from table.web.given import ASTRID, filled, held
from table.web.test_telling import given_counted, says, zones

register(SURTR)
KEPT = {
    "set-up": "app", "events": "app", "monster-die": "app", "attacks": "app", "blessings": "app",
    "die": "app", "actions": "app", "hands": "app", "combat": "counted",
}  # fmt: skip
FOLLOWER, PERSON = Seat(0), Seat(1)


def given_board(rooms: Rooms, seats: str = "automa link", **options: object) -> Room:
    """A table with a Follower beside a real board, at the first turn of a person."""
    chosen = {"hero": "ragnar", **options}
    room = rooms.keep(
        rooms.lay("surtr", filled(seats), chosen, seed="1" * 64, source="asked", kept=KEPT,
                  **held(seats))
    )  # fmt: skip
    play_to(room, "prayer")
    return room


def play_to(room: Room, prompt: str) -> None:
    """People choose what is offered first, until they are asked this."""
    while room.asked()[0].prompt != prompt:
        decision = room.asked()[0]
        room.do(room.choose(decision.seat, decision.options[0].text, room.moment))


def turn_over(room: Room, seat: Seat = PERSON) -> None:
    room.do(room.tell(seat, Tell(seat=seat, moment=room.moment, fields=[], then="over")))


def test_a_told_turn_is_answered_with_steps(rooms: Rooms) -> None:
    room = given_board(rooms)
    turn_over(room)
    told = turn_beside(room, PERSON, "en")

    mine = [step for step in told["steps"] if step["seat"] == FOLLOWER]
    assert len(mine) > 2
    assert all(
        step["text"] and step["of"] and step["rule"].startswith(("SOLO", "LOR")) for step in mine
    )
    assert any(step["why"] for step in mine)
    assert any(step["things"] for step in mine)
    assert told["moment"] == room.moment


def test_then_the_person_is_asked_to_tell_the_next_turn(rooms: Rooms) -> None:
    room = given_board(rooms)
    now = turn_beside(room, PERSON, "en")["now"]

    assert now["tell"]
    assert now["line"].startswith("Bjorn: play your turn on your board")
    assert now["options"] == []


def test_a_question_within_set_up_is_answered_on_this_page(rooms: Rooms) -> None:
    seats = "automa link"
    laid = rooms.lay(
        "surtr", filled(seats), {"hero": "ragnar"}, seed="1" * 64, source="asked",
        kept=KEPT, **held(seats),
    )  # fmt: skip
    room = rooms.keep(laid)
    decision = room.asked()[0]
    now = turn_beside(room, decision.seat, "en")["now"]

    assert not now["tell"]
    assert {one["text"] for one in now["options"]} == {one.text for one in decision.options}


@pytest.mark.parametrize("code", LANGUAGES)
def test_page_and_turn_in_every_language(rooms: Rooms, code: str) -> None:
    room = given_board(rooms)
    turn_over(room)
    page = beside_page(room, PERSON, code)

    assert f'lang="{code}"' in page
    assert "web-" not in page.replace("ragnatafl.table.web", "")
    assert msgspec.json.encode(turn_beside(room, PERSON, code))


def test_cards_that_are_told_are_looked_at_like_any_other_field(rooms: Rooms) -> None:
    """Nobody remembers any more where the rest of them may be."""
    room = given_board(rooms)
    fields = [
        ToldField("table:", "pile combat-discard", ["stagger-a"], []),
        ToldField("seat:bjorn", "cards", 2, 1),
    ]
    asked = Tell(seat=PERSON, moment=room.moment, fields=fields)

    seen = looked(room, PERSON, asked, voice_at(room, "en"))

    assert seen["faults"] == []
    assert [change["after"] for change in seen["changed"]] == ["Stagger", "2"]
    assert seen["likely"]


def test_only_people_at_a_table_beside_a_board_are_told(rooms: Rooms) -> None:
    room = given_board(rooms)
    with pytest.raises(Illegal) as refused:
        turn_beside(room, SPECTATOR, "en")
    assert isinstance(refused.value.refusal, NotYourSeat)

    seats = "automa link"
    other = rooms.keep(rooms.lay("surtr", filled(seats), {}, seed="1" * 64, **held(seats)))
    for made in (turn_beside, beside_page):
        with pytest.raises(Illegal) as refused:
            made(other, PERSON, "en")
        assert isinstance(refused.value.refusal, NotBesideBoard)


def test_who_holds_a_card_that_was_laid_is_offered_to_say_so(rooms: Rooms) -> None:
    """The card the program laid for the automa, and not what lay open before."""
    room = given_counted(rooms)
    rested, put = says(room, "rest"), says(room, "put")
    (laid,) = set(zones(room)["discard"]) - {rested, put}

    assert [one["card"] for one in turn_beside(room, ASTRID, "en")["holds"]] == [laid]


def given_battle(room: Room, value: int = 5) -> None:
    """The person tells an army of its own where the Follower has one."""
    beside, seen = beside_of(room.match), room.match.view(PERSON)
    where = next(
        at
        for at in beside.places(seen)
        for field in beside.fields(seen, at)
        if field.name == "armies astrid" and field.value
    )
    told = ToldField(where, "armies bjorn", [value], [])
    room.do(room.tell(PERSON, Tell(seat=PERSON, moment=room.moment, fields=[told])))


def given_hunt(room: Room) -> None:
    """The person's hero stands where a monster is, and hunts it."""
    call = next(one for one in calls(room) if one.name == "hunt")
    hunts = Tell(seat=PERSON, moment=room.moment, fields=[], call="hunt", option=call.options[0])
    room.do(room.tell(PERSON, hunts))


def calls(room: Room) -> list[Call]:
    return beside_of(room.match).calls(room.match.view(PERSON), PERSON)


def test_cards_of_a_hand_that_was_shown_may_be_held_too(rooms: Rooms) -> None:
    """A Follower that hunts shows all its cards at once (SOLO-8.5.3.1)."""
    room = given_board(rooms)
    turn_over(room)
    hand = room.match.position()["zones"]["hand astrid"]
    shows = Told("shows-hand", "SOLO-8.5.3.1", FOLLOWER, (("cards", " ".join(hand)),), (), 0)
    room.match.events.append(shows)

    assert {one["card"] for one in turn_beside(room, PERSON, "en")["holds"]} >= set(hand)


def test_a_told_board_with_two_armies_in_a_region_opens_the_battle(rooms: Rooms) -> None:
    """Both sides are drawn large, cards are tapped by their faces, and to pass is told apart."""
    room = given_board(rooms)
    given_battle(room)
    made = turn_beside(room, PERSON, "en")

    assert "<svg" in made["fight"]
    assert [name for name, _ in made["strengths"]] == ["Bjorn", "Astrid"]
    asked = next(one for one in room.asked() if one.seat == PERSON)
    assert not made["now"]["tell"]
    assert made["now"]["rule"] == asked.rule
    options = made["now"]["options"]
    assert [one["text"] for one in options if one.get("ending")] == ["pass"]
    assert all(one["face"].startswith("<svg") for one in options if not one.get("ending"))


def test_behind_its_turn_one_hears_what_a_follower_has(rooms: Rooms) -> None:
    """As it was then: a turn that is not over, or that of a person, is closed by nothing."""
    room = given_board(rooms)
    turn_over(room)
    *steps, last = turn_beside(room, PERSON, "en")["steps"]
    power, cards = room.match.state.power[FOLLOWER], len(zones(room)["hand astrid"])

    assert last["closing"] == [f"Astrid has {power} runes, {cards} combat cards"]
    assert not any("closing" in step for step in steps)


def test_in_a_hunt_the_numbers_are_fury_and_weak_point(rooms: Rooms) -> None:
    room = given_board(rooms)
    given_hunt(room)
    made = turn_beside(room, PERSON, "en")

    assert made["now"]["of"] == "Bjorn"
    assert [name for name, _ in made["strengths"]] == ["Fury", "Weak point"]
    assert any("face" in one for one in made["now"]["options"])


def test_the_arbiter_is_told_for_whom_to_decide(rooms: Rooms) -> None:
    """SOLO-13.3: and everybody else, for whom one waits."""
    seats = "automa link link"
    start = invade(arbiter=BJORN).match.position()
    laid = rooms.lay(
        "surtr", filled(seats), {}, seed="1", source="asked", start=start, **held(seats)
    )
    room = rooms.keep(laid)

    asked, other = (turn_beside(room, Seat(seat), "en")["now"] for seat in (1, 2))
    assert asked["of"] == "Bjorn decides for Astrid"
    assert [one["text"] for one in asked["options"]] == ["let it be 6", "let it be 10"]
    assert (other["line"], other["options"]) == ("Waiting for Bjorn.", [])


def test_two_followers_have_their_turns_told_apart(rooms: Rooms) -> None:
    room = given_board(rooms, "automa automa link")
    turn_over(room, Seat(2))
    play_to(room, "prayer")  # they fight on the way
    told = turn_beside(room, Seat(2), "en")["steps"]
    turns = [(step["of"], *step["closing"]) for step in told if "closing" in step]

    assert [of.partition(", ")[2] for of, _ in turns] == [
        "turn of the Follower Astrid",
        "turn of the Follower Bjorn",
    ]
    assert [closed.split(" has ")[0] for _, closed in turns] == ["Astrid", "Bjorn"]


def test_after_a_long_pause_the_board_is_compared_first(rooms: Rooms) -> None:
    room = given_board(rooms)
    assert not turn_beside(room, PERSON, "en")["pause"]

    room.changed_at -= LONG_PAUSE + 1
    assert turn_beside(room, PERSON, "en")["pause"]
