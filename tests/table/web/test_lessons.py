"""Lessons at a table: a coach leads, wrong things are explained, one may leave at any moment."""

from __future__ import annotations

import re
from random import Random

import httpx
import msgspec
import pytest

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.lab.guests import Server
from ragnatafl.table.learning import lessons as data
from ragnatafl.table.learning.lessons import Lesson, find_lesson, first_game
from ragnatafl.table.learning.remarks import remark
from ragnatafl.table.thinking.following import Followed
from ragnatafl.table.web.pages.coach import coach_part, coached, lessons_page
from ragnatafl.table.web.pages.seat import SeatPage, seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import voice_at
from ragnatafl.table.web.taught import Act
from table.web.given import ASTRID, BJORN
from table.web.test_pages import well_made

GAMES = pytest.mark.parametrize("game", ["runics", "bloodrage", "lords", "surtr"])
RIGHT = "lay R01 turn 0 at 0,-2"
ALLOWED = "lay R01 turn 180 at 0,1"
FORBIDDEN = "lay R01 turn 0 at 1,0"


def given_lesson(rooms: Rooms, game: str = "runics", lesson: str = "first") -> Room:
    return rooms.keep(rooms.lay_lesson(find_game(game), lesson, "en", "astrids browser"))


def learner(room: Room) -> Seat:
    return room.seating.people[0]


def page(room: Room, code: str = "en") -> SeatPage:
    return seat_page(room, learner(room), learner(room), code)


def says(room: Room, code: str = "en") -> str:
    """What the coach says, as text."""
    return re.sub("<[^>]+>", "", page(room, code).parts["coach"])


def want(room: Room, act: Act, tried: str = "") -> None:
    room.do(room.learn(learner(room), act, tried, room.moment))


def choose(room: Room, text: str) -> None:
    room.do(room.choose(learner(room), text, room.moment))


def state(room: Room) -> tuple[str, str]:
    assert room.taught is not None
    return room.taught.at.step, room.taught.at.state


def refused(room: Room, act: Act, key: str) -> None:
    stored = room.stored
    with pytest.raises(Illegal) as illegal:
        want(room, act)
    assert illegal.value.refusal.key == key
    assert room.stored == stored


def buttons(room: Room) -> set[str]:
    return set(re.findall('data-coach="([a-z]+)"', page(room).parts["coach"]))


def lead_on(room: Room) -> None:
    """Do what the coach asks for, or go on."""
    want(room, "show" if state(room)[1] == "asks" else "next")


def test_a_lesson_asks_for_a_first_move_and_praises_it(rooms: Rooms) -> None:
    room = given_lesson(rooms)
    assert "Take the marked card" in says(room)
    assert buttons(room) == {"show", "try"}

    choose(room, RIGHT)

    assert state(room) == ("below", "done")
    assert "Blue lies on blue" in says(room)
    assert buttons(room) == {"back", "next"}
    assert page(room).head["options"] == []


def test_what_a_rule_forbids_is_explained_and_changes_nothing(rooms: Rooms) -> None:
    room, stored = given_lesson(rooms), 3

    with pytest.raises(Illegal) as illegal:
        choose(room, FORBIDDEN)

    said = coached(room, illegal.value, "en")
    assert "A red rune would come to lie on a blue one" in said
    assert 'data-rule="RUN-5.3"' in said
    assert (state(room), room.stored) == (("below", "asks"), stored - 1)


def test_pointing_at_what_cannot_be_is_explained_too(rooms: Rooms) -> None:
    room = given_lesson(rooms)

    with pytest.raises(Illegal) as illegal:
        room.explain(ASTRID, ["card:R01", "area:1,0"], "0")

    assert "A red rune would" in coached(room, illegal.value, "en")


def test_what_is_allowed_but_not_asked_for_is_taken_back(rooms: Rooms) -> None:
    room = given_lesson(rooms)
    before = digest(room.match.state)

    want(room, "try", "beside")
    assert state(room) == ("below", "astray")
    assert "Well seen, this is allowed" in says(room)
    assert buttons(room) == {"undo"}
    want(room, "undo")

    assert state(room) == ("below", "asks")
    assert digest(room.match.state) == before


def test_undo_takes_back_what_the_coach_did_not_ask_for(rooms: Rooms) -> None:
    room = given_lesson(rooms)
    choose(room, ALLOWED)

    room.do(room.undo(ASTRID, room.moment))

    assert state(room) == ("below", "asks")


def test_who_has_nothing_to_do_goes_on_and_who_has_does_it_first(rooms: Rooms) -> None:
    room = given_lesson(rooms)
    refused(room, "next", "coach-waits")
    refused(room, "undo", "nothing-to-undo")
    refused(room, "back", "nothing-to-undo")

    want(room, "show")

    refused(room, "show", "coach-tells")
    with pytest.raises(Illegal, match="coach"):
        choose(room, "draw")


def test_an_old_page_leads_nowhere(rooms: Rooms) -> None:
    """A second click on 'next' must not skip what has not been read."""
    room = given_lesson(rooms)
    want(room, "show")
    deed, moment = room.learn(ASTRID, "next", "", room.moment), room.moment
    room.do(deed)

    with pytest.raises(Illegal, match="meanwhile"):
        room.learn(ASTRID, "next", "", moment)


def test_something_to_try_that_is_not_there_gets_the_nearest(rooms: Rooms) -> None:
    room = given_lesson(rooms)

    with pytest.raises(BadInput, match="did you mean 'colours'"):
        want(room, "try", "colors")


@pytest.mark.slow
@GAMES
def test_a_lesson_is_led_to_its_end_and_comes_back_from_storage(rooms: Rooms, game: str) -> None:
    """At every step a server that has just come finds the same page and the same table."""
    room = given_lesson(rooms, game)

    while state(room)[1] != "finished":
        lead_on(room)
        again = rooms.load(room.name)
        assert again is not None
        assert (page(again).head, page(again).parts) == (page(room).head, page(room).parts)

    followed = [*room.storage.events(room.name)]
    table = Followed(followed[0])
    for event in followed[1:]:
        table.take(event)
    assert digest(table.match.state) == digest(room.match.state)
    assert f'data-learn="/learn/{game}/game"' in page(room).parts["coach"]


@GAMES
def test_from_the_end_one_can_go_back_to_the_beginning(rooms: Rooms, game: str) -> None:
    """Also over tables that were laid out anew; and then through all of it once more."""
    room = given_lesson(rooms, game)
    first, table = state(room), digest(room.match.state)
    while state(room)[1] != "finished":
        lead_on(room)

    while state(room) != first:
        want(room, "back")
    assert digest(room.match.state) == table

    while state(room)[1] != "finished":
        lead_on(room)
    want(room, "again")
    assert (state(room), digest(room.match.state)) == (first, table)


@GAMES
def test_every_page_of_a_lesson_is_sound_in_every_language(rooms: Rooms, game: str) -> None:
    room = given_lesson(rooms, game)

    while state(room)[1] != "finished":
        for code in LANGUAGES:
            well_made(coach_part(room, learner(room), None, voice_at(room, code)))
        lead_on(room)


def test_what_belongs_to_games_with_others_is_not_in_a_lesson(rooms: Rooms) -> None:
    room = given_lesson(rooms)

    with pytest.raises(Illegal, match="does without"):
        room.resign(ASTRID)
    with pytest.raises(Illegal, match="does without"):
        room.take_over(BJORN, True)
    assert not room.may_stand(ASTRID)
    assert page(room).head["picking"] is None


def test_a_lesson_that_has_changed_can_be_begun_again(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was stored is shown as it was; only the coach does not know where it was."""
    room = given_lesson(rooms)
    want(room, "show")
    lesson = find_lesson(room.match.game, "first")
    changed = msgspec.structs.replace(lesson, step=lesson.step[1:])
    monkeypatch.setattr(data, "lessons", lambda game: {"first": changed})

    again = rooms.load(room.name)

    assert again is not None
    assert digest(again.match.state) == digest(room.match.state)
    assert "has changed since" in says(again)
    assert buttons(again) == {"again"}
    monkeypatch.setattr(data, "lessons", lambda game: {})
    assert "has changed since" in says(again)


def test_onlookers_hear_the_coach_and_have_no_buttons(rooms: Rooms) -> None:
    room = given_lesson(rooms)

    seen = seat_page(room, SPECTATOR, SPECTATOR, "en").parts["coach"]

    assert "Take the marked card" in seen
    assert "data-coach" not in seen


def test_others_are_called_as_the_coach_calls_them(rooms: Rooms) -> None:
    """Also where somebody has changed the language since."""
    room = given_lesson(rooms)

    while state(room)[0] != "rival":
        lead_on(room)

    assert "Бйорн викладає карту" in says(room, "uk")
    assert "Бйорн викладає" in str(page(room, "uk").parts.values())


# Remarks


def test_in_a_first_game_each_remark_is_made_once(rooms: Rooms) -> None:
    room = given_lesson(rooms, "runics", "game")
    chance, said = Random(4), []

    while not room.over:
        asked = room.asked()[0]
        if asked.seat == learner(room):
            head = page(room).head["coach"]
            if isinstance(head, dict):
                said.append(head["step"])
        text = chance.choice(asked.options).text
        room.do(room.choose(asked.seat, text, room.moment))

    assert len(said) == len(set(said))
    assert {"lay", "choice", "standing", "rivals"} <= set(said)


def test_a_remark_stays_until_its_question_is_answered_and_comes_back_with_it(rooms: Rooms) -> None:
    room = given_lesson(rooms, "runics", "game")
    while room.asked()[0].seat != learner(room):  # somebody else begins
        asked = room.asked()[0]
        room.do(room.choose(asked.seat, asked.options[0].text, room.moment))
    first = says(room)
    assert "Every turn begins with a card" in first

    again = rooms.load(room.name)
    assert again is not None
    assert says(again) == first
    choose(room, room.asked()[0].options[0].text)
    assert says(room) != first
    room.do(room.undo(learner(room), room.moment))
    assert says(room) == first


@GAMES
def test_the_first_remark_is_about_the_first_question(rooms: Rooms, game: str) -> None:
    """Whatever others have done before it."""
    room, chance = given_lesson(rooms, game, "game"), Random(2)
    while room.asked()[0].seat != learner(room) or len(room.asked()[0].options) < 2:
        asked = room.asked()[0]
        room.do(room.choose(asked.seat, chance.choice(asked.options).text, room.moment))
    asked = next(one for one in room.asked() if one.seat == learner(room))

    made = remark(find_lesson(room.match.game, "game"), room.match, learner(room))

    assert made is not None
    assert made.asked == asked.prompt


@GAMES
def test_a_first_game_has_one_person_among_beginners(rooms: Rooms, game: str) -> None:
    room, first = given_lesson(rooms, game, "game"), first_game(find_game(game))

    assert len(room.places) == first.seats
    assert len(room.seating.people) == 1
    assert {place.level for place in room.places if place.kind == "bot"} <= {"bondi"}
    assert room.taught is None


def test_a_coach_whose_lesson_is_no_more_is_silent(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = given_lesson(rooms, "runics", "game")
    monkeypatch.setattr(data, "lessons", lambda game: {})

    assert page(room).head["coach"] is None


def test_remarks_are_not_made_where_nothing_can_be_chosen(rooms: Rooms) -> None:
    room = given_lesson(rooms, "runics", "game")
    bare = Lesson(minutes=1)

    assert remark(bare, room.match, learner(room)) is None


# Over HTTP


@pytest.fixture
def browser(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.address, timeout=60)


def opened(browser: httpx.Client, room: str = "", lesson: str = "first") -> httpx.Response:
    return browser.post(f"/learn/runics/{lesson}", json={"room": room})


def test_a_lesson_is_taken_up_where_it_was_left(browser: httpx.Client) -> None:
    room = opened(browser).json()["room"]

    assert opened(browser, room).json()["room"] == room
    assert opened(browser, "nowhere").json()["room"] not in (room, "nowhere")
    assert opened(browser, room, "game").json()["room"] != room


def test_nobody_takes_up_the_lesson_of_somebody_else(browser: httpx.Client, server: Server) -> None:
    room = opened(browser).json()["room"]
    stranger = httpx.Client(base_url=server.address, timeout=60)

    assert opened(stranger, room).json()["room"] != room


def test_an_unknown_lesson_or_game_gets_the_nearest(browser: httpx.Client) -> None:
    assert "did you mean “first”" in opened(browser, lesson="frist").json()["refused"]
    assert browser.get("/learn/runix").status_code == 404
    assert opened(browser, "x" * 41).status_code == 400


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_mistyped_address_gets_the_nearest_in_the_readers_language(
    browser: httpx.Client, code: str
) -> None:
    """Of a lesson and of a game; an address with a lesson's name leads to the list."""
    headers = {"Accept-Language": code}
    said = {
        path: browser.get(path, headers=headers).text
        for path in ("/learn/runics/frist", "/learn/runix/first", "/learn/runix")
    }

    assert browser.get("/learn/runics/first").text == browser.get("/learn/runics").text
    assert re.search(r"frist.*first", said["/learn/runics/frist"])
    assert re.search(r"runix.*runics", said["/learn/runix"])
    assert said["/learn/runix/first"] == said["/learn/runix"]
    english = re.findall(r"no lesson|unknown game", "".join(said.values()))
    assert len(english) == (3 if code == "en" else 0)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_lists_of_lessons_name_them_all(code: str) -> None:
    html = lessons_page(code)

    well_made(html)
    for game in ("runics", "bloodrage", "lords", "surtr"):
        assert f'data-learn="/learn/{game}/first"' in html
        assert f'data-learn="/learn/{game}/game"' in lessons_page(code, game)
    assert 'data-learn="/learn/lords/first"' not in lessons_page(code, "runics")
