"""Rooms: a table is what its events say. Whatever is refused changes nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from ragnatafl.games import find_game
from ragnatafl.kernel import agenda
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal, Option
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import CHANCE, NOBODY, SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.lab import checks
from ragnatafl.table.web.pages.replay import replay_parts
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.places import LONGEST_NAME, clean_name
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import IDLE_SECONDS, Rooms
from table.web.given import ASTRID, BJORN, DAGNY, given_table, play

GAMES = pytest.mark.parametrize("game", ["runics", "raid"])


def told(room: Room) -> list[object]:
    """Everything about a room that anybody could notice."""
    pages = [seat_page(room, seat, seat, "en") for seat in (ASTRID, BJORN, SPECTATOR)]
    return [
        room.stored,
        room.moment,
        room.course.points,
        room.course.chances,
        digest(room.match.state),
        [str(line) + line.final for line in room.match.lines],
        *((page.head, page.parts) for page in pages),
    ]


def refused(room: Room, act: Callable[[], object], key: str) -> None:
    """The act is refused for this reason, and nothing has changed, in memory or in storage."""
    before, stored = told(room), room.storage.events(room.name)

    with pytest.raises(Illegal) as illegal:
        act()

    assert illegal.value.refusal.key == key
    assert told(room) == before
    assert room.storage.events(room.name) == stored


def loaded(rooms: Rooms, room: Room) -> Room:
    """The room as another server would find it."""
    found = Rooms(rooms.storage).find(room.name)
    assert found is not None
    return found


# Choosing


@GAMES
def test_a_room_comes_back_from_its_events_as_it_was(rooms: Rooms, game: str) -> None:
    room = given_table(rooms, game)
    while not room.over:
        play(room, 3, seed=room.stored)
        assert told(loaded(rooms, room)) == told(room)


@GAMES
def test_a_repeated_choice_is_stale_and_changes_nothing(rooms: Rooms, game: str) -> None:
    """Whoever clicks twice, or whose connection sends again, has chosen once."""
    room = play(given_table(rooms, game), 9)
    decision, moment = room.asked()[0], room.moment
    text = decision.options[0].text
    for other in room.asked():
        room.do(room.choose(other.seat, other.options[0].text, moment))

    assert room.moment == moment + 1
    refused(room, lambda: room.do(room.choose(decision.seat, text, moment)), "stale")


@pytest.mark.parametrize("off", [-3, -1, 1, 1000])
def test_another_moment_is_refused(rooms: Rooms, off: int) -> None:
    room = play(given_table(rooms), 4)
    decision = room.asked()[0]

    refused(
        room,
        lambda: room.do(room.choose(decision.seat, decision.options[0].text, room.moment + off)),
        "stale",
    )
    refused(room, lambda: room.do(room.undo(decision.seat, room.moment + off)), "stale")


def test_what_is_not_offered_is_refused_by_its_rule(rooms: Rooms) -> None:
    room = given_table(rooms, first="astrid")
    far = "lay R01 turn 0 at 40,40"

    with pytest.raises(Illegal) as illegal:
        room.do(room.choose(ASTRID, far, room.moment))

    assert illegal.value.refusal.rule.startswith("RUN-")
    assert room.stored == 1


def test_who_is_not_asked_cannot_choose(rooms: Rooms) -> None:
    room = given_table(rooms, first="astrid")
    text = room.asked()[0].options[0].text

    with pytest.raises(Illegal):
        room.do(room.choose(BJORN, text, room.moment))

    assert room.stored == 1


def test_sealed_answers_may_change_until_all_are_in(rooms: Rooms) -> None:
    """Answers of others make no answer stale (design, 2.5)."""
    room = given_table(rooms, "raid")
    one, other = (option.text for option in room.asked()[0].options[:2])

    room.do(room.choose(ASTRID, one, 0))
    room.do(room.choose(ASTRID, other, 0))
    assert room.moment == 0
    assert [decision.seat for decision in room.asked()] == [BJORN]
    room.do(room.choose(BJORN, room.asked()[0].options[0].text, 0))

    assert room.moment == 1
    assert room.match.lines[0].text == other
    refused(room, lambda: room.do(room.choose(ASTRID, one, 0)), "stale")
    assert told(loaded(rooms, room)) == told(room)


def test_who_is_careful_is_asked_first(rooms: Rooms) -> None:
    room = play(given_table(rooms, first="astrid"), 1)
    before = told(room)

    draws = room.choose(ASTRID, "draw", room.moment)
    assert room.why_final(draws) == "unseen"
    assert told(room) == before
    room.do(draws)
    assert told(room) != before


@GAMES
def test_a_choice_is_carried_out_once(
    rooms: Rooms, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table on which it was tried is the table that everybody sees."""
    room = play(given_table(rooms, game), 2)
    carried_out: list[str] = []
    carry_out = agenda.choose

    def watched(state: State, choice: Option, seat: Seat) -> None:
        carried_out.append(choice.text)
        carry_out(state, choice, seat)

    monkeypatch.setattr(agenda, "choose", watched)
    asked = room.asked()[0]
    text = asked.options[0].text
    room.do(room.choose(asked.seat, text, room.moment))

    assert carried_out == [text]
    assert any(line.text == text and line.seat == asked.seat for line in room.match.lines)


@GAMES
def test_what_could_not_be_stored_was_not_chosen(
    rooms: Rooms, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk: the table stays as it was, and goes on when there is room again."""
    room = play(given_table(rooms, game), 2)
    before, match, asked = told(room), room.match, room.asked()[0]

    def full(*event: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(rooms.storage, "append", full)
        with pytest.raises(sqlite3.OperationalError):
            room.do(room.choose(asked.seat, asked.options[0].text, room.moment))

    assert room.match is match
    assert told(room) == before == told(loaded(rooms, room))
    room.do(room.choose(asked.seat, asked.options[0].text, room.moment))
    assert told(room) != before


def test_nothing_is_chosen_when_the_game_is_over(rooms: Rooms) -> None:
    room = play(given_table(rooms))

    refused(room, lambda: room.do(room.choose(ASTRID, "draw", room.moment)), "game-is-over")
    refused(room, lambda: room.do(room.resign(ASTRID)), "game-is-over")


# Undo


def test_undo_goes_back_until_chance_or_another_seat(rooms: Rooms) -> None:
    room = given_table(rooms, first="astrid")
    before = digest(room.match.state)
    room.do(room.choose(ASTRID, room.asked()[0].options[0].text, room.moment))

    refused(room, lambda: room.do(room.undo(BJORN, room.moment)), "undo-not-yours")
    room.do(room.undo(ASTRID, room.moment))
    assert digest(room.match.state) == before
    refused(room, lambda: room.do(room.undo(ASTRID, room.moment)), "nothing-to-undo")

    room.do(room.choose(ASTRID, room.asked()[0].options[0].text, room.moment))
    room.do(room.choose(ASTRID, "draw", room.moment))
    refused(room, lambda: room.do(room.undo(ASTRID, room.moment)), "undo-shown")
    assert told(loaded(rooms, room)) == told(room)


def test_an_undo_makes_older_choices_stale(rooms: Rooms) -> None:
    """A choice that was on its way when it was taken back is not made again."""
    room = given_table(rooms, first="astrid")
    text = room.asked()[0].options[0].text
    room.do(room.choose(ASTRID, text, 0))
    room.do(room.undo(ASTRID, 1))

    refused(room, lambda: room.do(room.choose(ASTRID, text, 0)), "stale")
    refused(room, lambda: room.do(room.undo(ASTRID, 1)), "stale")


def test_onlookers_take_nothing_back(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", "here thrall"), 1)

    refused(room, lambda: room.do(room.undo(SPECTATOR, room.moment)), "not-your-seat")


def test_alone_everything_is_taken_back_with_the_answers_of_bots(rooms: Rooms) -> None:
    room = given_table(rooms, "runics", "link thrall", first="astrid")
    states = [digest(room.match.state)]
    while len(states) < 4:
        play(room, 1, seed=room.stored)
        if not room.over and room.asked()[0].seat == ASTRID and room.match.lines:
            states.append(digest(room.match.state))

    while room.match.lines:
        room.do(room.undo(ASTRID, room.moment))

        assert room.asked()[0].seat == ASTRID
        while states and digest(room.match.state) != states[-1]:
            states.pop()
        assert states
    refused(room, lambda: room.do(room.undo(ASTRID, room.moment)), "nothing-to-undo")


def test_points_over_time_follow_an_undo(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", "link thrall"), 12)
    while len(room.match.lines) > 5:
        room.do(room.undo(ASTRID, room.moment))

    assert len(room.course.points) == len(room.match.lines) + 1
    assert room.course.points[-1] == room.match.scores


# Resigning, bots that take over, names


def test_of_two_the_other_one_wins(rooms: Rooms) -> None:
    room = play(given_table(rooms), 4)
    room.do(room.resign(BJORN))

    assert room.over
    assert room.winner_by_resigning == ASTRID
    assert room.asked() == ()
    refused(room, lambda: room.do(room.undo(ASTRID, room.moment)), "game-is-over")
    refused(room, lambda: room.do(room.undo(BJORN, room.moment)), "game-is-over")
    assert told(loaded(rooms, room)) == told(room)


def test_the_record_of_a_game_given_up_can_be_replayed(rooms: Rooms) -> None:
    room = play(given_table(rooms), 4)
    running = room.record()
    room.do(room.resign(BJORN))

    again = replay(parse_record(room.record().to_json()), room.match.game)

    assert running.seed == ""
    assert digest(again.state) == digest(room.match.state)
    branched = rooms.keep(rooms.lay_branch(room, 2, ASTRID))
    assert branched.match.lines[1].text == room.match.lines[1].text


def test_among_three_a_bot_plays_on_for_who_resigned(rooms: Rooms) -> None:
    room = given_table(rooms, "runics", "link link link")
    room.do(room.resign(DAGNY))

    assert not room.over
    assert room.places[DAGNY].by_bot
    assert room.winner_by_resigning == NOBODY
    refused(room, lambda: room.do(room.resign(DAGNY)), "not-your-seat")


def test_a_bot_takes_over_and_gives_back(rooms: Rooms) -> None:
    room = given_table(rooms)
    room.do(room.take_over(BJORN, True))
    assert room.places[BJORN].by_bot
    assert loaded(rooms, room).places[BJORN].taken_over
    stored = room.stored
    room.do(room.take_over(BJORN, True))
    assert room.stored == stored
    room.do(room.take_over(BJORN, False))

    assert not room.places[BJORN].by_bot
    assert told(loaded(rooms, room)) == told(room)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Åsa", "Åsa"),
        ("  two\n\twords  ", "two words"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("\u202eevil\u0000\u001b[31m", "evil[31m"),
        ("", "Bjorn"),
        (" \n ", "Bjorn"),
        ("\u200b", "Bjorn"),
        ("x" * 200, "x" * LONGEST_NAME),
    ],
)
def test_names_are_one_short_line(given: str, kept: str) -> None:
    assert clean_name(given, BJORN) == kept


@GAMES
def test_a_script_in_a_name_is_shown_as_text(rooms: Rooms, game: str) -> None:
    """On every page, in every part of it, at every moment, in every language."""
    room = given_table(rooms, game)
    for seat in (ASTRID, BJORN):
        room.do(room.rename(seat, f"<img src=x onerror={seat}>'\"&"))
    rng = Random(1)
    while True:
        for seat in (ASTRID, BJORN, SPECTATOR):
            for code in ("en", "uk"):
                page = seat_page(room, seat, seat, code)
                assert all("<img" not in part and "'\"" not in part for part in page.parts.values())
        if room.over:
            break
        play(room, 1, seed=rng.randrange(1000))


# The next game, and games from elsewhere


def test_a_rematch_has_the_same_people_and_options(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", "link here karl", extra_card=True))
    room.do(room.rename(ASTRID, "Åsa"))
    again = rooms.keep(rooms.lay_again(room))
    room.do(room.set_rematch(again.name))

    assert again.name != room.name
    assert [place.holder for place in again.places] == [place.holder for place in room.places]
    assert [place.invitation for place in again.places] == ["", "", ""]
    assert [place.name for place in again.places] == [place.name for place in room.places]
    assert [place.kind for place in again.places] == ["link", "here", "bot"]
    assert again.seating.opener == room.seating.opener
    assert again.match.setup.switches == room.match.setup.switches
    assert again.match.seed != room.match.seed
    assert loaded(rooms, room).rematch == again.name


@GAMES
def test_a_record_becomes_a_table(rooms: Rooms, game: str) -> None:
    room = play(given_table(rooms, game, "link link link"))
    text = room.record().to_json()

    again = rooms.keep(rooms.lay_record(parse_record(text)))

    assert again.over
    assert again.record().to_json() == text
    assert told(loaded(rooms, again))[:5] == told(again)[:5]
    assert again.name != room.name
    assert [place.holder for place in again.places] == [""] * 3


@pytest.mark.slow
@GAMES
def test_one_plays_on_from_any_moment(rooms: Rooms, game: str) -> None:
    room = play(given_table(rooms, game))
    for count in range(len(room.match.lines)):
        again = rooms.keep(rooms.lay_branch(room, count, ASTRID))

        assert [line.text for line in again.match.lines] == [
            line.text for line in room.match.lines[:count]
        ]
        assert play(again, 3, seed=5).stored > count


def test_a_record_that_does_not_fit_opens_no_table(rooms: Rooms) -> None:
    record = play(given_table(rooms)).record()
    before = list(rooms.storage.rooms())

    for wrong in (
        msgspec.structs.replace(record, choices=("astrid: lay R99 turn 0 at 0,0",)),
        msgspec.structs.replace(record, seed="00" * 32),
        msgspec.structs.replace(record, game="chess"),
        msgspec.structs.replace(record, seats=9),
    ):
        with pytest.raises(BadInput):
            rooms.keep(rooms.lay_record(wrong))

    assert list(rooms.storage.rooms()) == before


def test_a_table_that_cannot_be_is_not_opened(rooms: Rooms) -> None:
    for game, seats, options in (
        ("chess", "link link", {}),
        ("runics", "link", {}),
        ("runics", "link link link link", {}),
        ("runics", "link link", {"adept": True}),
        ("runics", "link link", {"first": "dagny"}),
    ):
        with pytest.raises(BadInput):
            given_table(rooms, game, seats, **options)

    assert list(rooms.storage.rooms()) == []


# Memory


def test_two_servers_at_one_store_do_not_harm_a_table(rooms: Rooms) -> None:
    """Whoever comes second learns what happened, and is told to look again."""
    room = play(given_table(rooms, first="astrid"), 2)
    other = loaded(rooms, room)
    decision, moment = room.asked()[0], room.moment
    play(other, 1)

    with pytest.raises(Illegal) as illegal:
        room.do(room.choose(decision.seat, decision.options[0].text, moment))

    assert illegal.value.refusal.key == "stale"
    assert told(room) == told(other) == told(loaded(rooms, room))
    play(room, 1)
    assert told(loaded(rooms, room)) == told(room)


def test_idle_rooms_leave_memory_and_come_back_equal(rooms: Rooms) -> None:
    quiet, busy = play(given_table(rooms), 7), play(given_table(rooms, "raid"), 7)
    before = told(quiet)
    later = quiet.used + IDLE_SECONDS + 1

    assert rooms.forget_idle({busy.name}, quiet.used + IDLE_SECONDS - 1) == []
    assert rooms.forget_idle({busy.name}, later) == [quiet.name]
    assert rooms.loaded() == [busy]
    again = rooms.find(quiet.name)

    assert again is not None
    assert again is not quiet
    assert told(again) == before
    assert rooms.find(busy.name) is busy


def test_a_wrong_name_finds_no_room(rooms: Rooms) -> None:
    assert rooms.find("nowhere") is None
    assert rooms.find("") is None
    assert rooms.find("'; DROP TABLE events; --") is None


def test_every_registered_game_has_a_table(rooms: Rooms) -> None:
    """Nothing of one game is needed by the table."""
    for name in ("runics", "raid"):
        for seats in find_game(name).seats:
            room = play(given_table(rooms, name, "link " * seats))

            assert room.over
            assert seat_page(room, Seat(seats - 1), Seat(seats - 1), "pt-BR").parts["end"]


# Records from anywhere


@GAMES
def test_a_damaged_record_is_refused_or_is_a_game_after_all(rooms: Rooms, game: str) -> None:
    whole = play(given_table(rooms, game)).record().to_json().encode()
    chance = Random(3)
    opened = 0
    for _ in range(60):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(data))
            match chance.randrange(3):
                case 0:
                    data[place] = chance.randrange(256)
                case 1:
                    del data[place : place + chance.randrange(1, 40)]
                case _:
                    data[place:place] = str(chance.randrange(-9, 10**6)).encode()
        try:
            room = rooms.keep(rooms.lay_record(parse_record(bytes(data))))
        except BadInput:
            continue
        told(room)
        opened += 1

    assert opened < 60


@pytest.mark.slow
@GAMES
@pytest.mark.parametrize("source", ["fast", "sealed", "asked"])
def test_a_game_from_elsewhere_is_shown_at_every_moment(
    rooms: Rooms, game: str, source: str
) -> None:
    """From the terminal, or from beside a physical board: whatever its source of chance."""
    match = checks.start_match(make_setup(find_game(game), 2), 5, source)
    rng = Random(5)
    records = [match.record() for _ in checks.play_on(match, rng)]
    records.append(match.record())
    for record in records[:: max(1, len(records) // 8)]:
        known = msgspec.structs.replace(record, seed=match.seed)

        room = rooms.keep(rooms.lay_record(known))

        assert room.record().choices == record.choices
        for seat in (ASTRID, BJORN, SPECTATOR):
            assert seat_page(room, seat, seat, "en").parts["banner"]
        assert replay_parts(room, ASTRID, 3, "bjorn", "en")["parts"]
        assert told(loaded(rooms, room))[:5] == told(room)[:5]
        if not room.over and room.asked()[0].seat == CHANCE:
            room.do(room.choose(CHANCE, room.asked()[0].options[0].text, room.moment))
