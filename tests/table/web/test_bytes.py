"""What is sent to a seat or an onlooker tells nothing that it must not see (design, 2.7 and 4).

Beside every table stands a twin with the same keys and the same people, which differs in hidden
things alone: cards in other hands and in the deck, sealed answers, secrets of events, luck to come.
For whole games both must send the same bytes.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Coroutine, Iterator
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any, cast
from unittest.mock import patch

import msgspec
import pytest
from starlette.websockets import WebSocket

from paper.pack import other_box
from ragnatafl.bots import Budget
from ragnatafl.games import find_game
from ragnatafl.kernel.beside import BOARD_LAID, Value
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Facts, Illegal
from ragnatafl.kernel.events import Event, Told
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.keeps import usual_keepers
from ragnatafl.kernel.match import Line, Match, replay
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import PUBLIC, SEATS, SPECTATOR, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.lab.checks import redealt
from ragnatafl.lab.guests import Server, arrive_all
from ragnatafl.table.storage import Store
from ragnatafl.table.telling.advice import advise
from ragnatafl.table.telling.likely import likely as offered_to
from ragnatafl.table.web import connection, summary
from ragnatafl.table.web.connection import Connection
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.errands import Errands
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import holder_of
from ragnatafl.table.web.keeping import Keeper
from ragnatafl.table.web.laying import from_empty
from ragnatafl.table.web.memory import Memory
from ragnatafl.table.web.messages import Choose, Gather, Stand, Tell, ToldField, Undo, Why
from ragnatafl.table.web.often import Bucket, Often
from ragnatafl.table.web.pages.analysis import analysis_parts
from ragnatafl.table.web.pages.beside import turn_beside
from ragnatafl.table.web.pages.hints import hint_panel
from ragnatafl.table.web.pages.log import turn_lines
from ragnatafl.table.web.pages.read import reading
from ragnatafl.table.web.pages.replay import replay_parts
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.pages.story import told_at
from ragnatafl.table.web.pages.table import table_page
from ragnatafl.table.web.pages.then import board_then
from ragnatafl.table.web.past import Past
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import voice_at
from ragnatafl.table.web.telling import looked, whole
from table.web.given import BJORN, filled, given_table, held, holder_at, play_on

Options = dict[str, object]
Said = Choose | Gather | Stand | Undo | Why
TABLES = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("runics", "link link", {}),
        ("runics", "link link link", {"extra_card": True, "archmasters": True, "adepts": True}),
        ("raid", "link link", {}),
        ("raid", "link link link", {"automas": 1}),
    ],
)


# The twin


def twin_of(room: Room, seat: Seat, rng: Random) -> Room:
    """A table that this seat must not be able to tell from its own."""
    twin = copy(room)
    twin.memory = Memory()
    twin.past = TwinsPast(room, seat, rng)
    twin.places = [replace(place) for place in room.places]
    match = twin.match = room.match.copy()
    match.events = [with_other_secrets(event, seat, room, rng) for event in match.events]
    match.state = redealt(match.state, seat, rng)
    match.state.events = match.events
    for number, line in enumerate(match.lines):
        answer = match.state.sealed[line.seat] if line.final == "sealed" else None
        if answer is not None:
            known = line.heard, line.prompt, line.forced
            match.lines[number] = Line(line.seat, answer.text, line.final, *known)
    match.seed = match.secret = f"{rng.getrandbits(256):064x}"
    if not room.over:  # beyond the hash nothing of it is told; then all is
        twin.luck = replace(room.luck, seed=match.seed)
    mine = holder_at(room, seat)
    others: dict[str, str] = {"": "", mine: mine}
    for place in twin.places:
        if place.holder != mine:
            place.holder = others.setdefault(place.holder, f"{rng.getrandbits(256):064x}")
            place.invitation = place.invitation and f"{rng.getrandbits(96):024x}"
    return twin


class TwinsPast(Past):
    """The tables that a twin was: each the same to this seat, and otherwise to others."""

    def __init__(self, room: Room, seat: Seat, rng: Random) -> None:
        super().__init__()
        self._room = room
        self._seat = seat
        self._rng = rng

    def reaches(self, number: int) -> bool:
        return self._room.past.reaches(number)

    def state_at(self, match: Match[Any], number: int) -> State | None:
        then = self._room.past.state_at(self._room.match, number)
        if then is None:
            return None
        still = then.clone()
        still.over = True  # nobody is asked in the middle of a step
        other = redealt(still, self._seat, self._rng)
        other.over = then.over
        return other


def with_other_secrets(event: Event, seat: Seat, room: Room, rng: Random) -> Event:
    if event.seen_by == PUBLIC or event.seen_by & mask_of(seat):
        return event
    cards = room.match.game.cards.ids
    others: Facts = tuple(
        (name, rng.choice(cards) if isinstance(value, str) else rng.randrange(9))
        for name, value in event.secrets
    )
    return Told(event.kind, event.rule, event.seat, event.facts, others, event.seen_by)


class Looker:
    """A connection to a table, and the same connection to its twins."""

    def __init__(self, hall: Hall, own_seat: Seat, seat: Seat, code: str) -> None:
        self.hall = hall
        self.own_seat = own_seat
        self.seat = seat
        self.code = code
        self.lines: list[Connection] = []

    def hears(self, room: Room, rng: Random) -> Iterator[tuple[bytes, bytes]]:
        """All that the server could send now: from the table, and from a twin of it."""
        room.absence.clock = lambda: 0.0  # how long somebody is away is not the matter here
        twin = twin_of(room, self.seat, rng)
        if not self.lines:
            self.lines = [self._sit(room), self._sit(twin)]
        for one, table in zip(self.lines, (room, twin), strict=True):
            one.room = table
            one.seat = self.seat
        mine, theirs = self.lines
        yield encoded(mine.page()), encoded(theirs.page())
        for message in self._tries(room, rng):
            yield self._answer(mine, message), self._answer(theirs, message)
        for path in (
            self._over_http, self._looks_back, self._reads_the_story, self._opens_turns,
            self._analyses,
        ):  # fmt: skip
            yield path(mine.room), path(theirs.room)

    def _sit(self, room: Room) -> Connection:
        holder = holder_at(room, self.own_seat)
        return Connection(cast("WebSocket", None), room, holder, self.code)

    def _tries(self, room: Room, rng: Random) -> Iterator[Said]:
        """What this seat might say: things it has, things it has not, taking back, pointing."""
        if self.own_seat < 0 or room.over:
            return
        cards = room.match.game.cards.ids
        for decision in room.match.decisions:
            text = rng.choice(decision.options).text if decision.options else "draw"
            guess = re.sub("|".join(map(re.escape, cards)), rng.choice(cards), text)
            yield Choose(self.seat, guess, room.moment, careful=True)
            yield Why(self.seat, [f"card:{rng.choice(cards)}", "area:1,1"], "0")
            yield Gather(self.seat, [text, guess], room.moment, sure=rng.random() < 0.5)
        for name in (*room.match.game.standing, "none"):
            yield Stand(self.seat, name, "", True, room.moment)
        yield Undo(self.seat, room.moment + 1)

    def _answer(self, one: Connection, message: Said) -> bytes:
        """What the server says to it, tried on a copy of the room."""
        one.room, room = Trial(one.room), one.room
        one.rate = Bucket(9, 9)  # how fast it speaks is not the matter here
        one.room.often = Often()
        at_once(self.hall.hearing.hear(one, encoded(message).decode()))
        told = [encoded(answer) for answer in one._unsaid if answer is not None]
        one._unsaid.clear()
        one.room = room
        return b"\n".join(told)

    def _over_http(self, room: Room) -> bytes:
        return b"\n".join(
            encoded(answer)
            for answer in (
                table_page(room, self.own_seat, self.code),
                summary.mine_entry(room, self.own_seat, self.code),
                summary.bug_report(room, self.own_seat, "1") if not room.over else "",
                *self._reads(room),
                *self._tells(room),
            )
        )

    def _tells(self, room: Room) -> Iterator[object]:
        """What one learns beside a real board: what is to be done there, all that can be told, and
        what comes of it."""
        beside = room.match.game.face.beside
        if beside is None or not room.beside_board or self.seat < 0 or room.over:
            return
        with patch.object(Room, "may_hold", return_value=[]):  # no twin goes back to an answer
            yield turn_beside(room, self.own_seat, self.code)
        voice, seen = voice_at(room, self.code), room.match.view(self.seat)
        yield whole(room, self.seat, voice)
        for at in ("", *beside.places(seen)[::5]):
            yield looked(room, self.seat, Tell(self.seat, room.moment, at=at), voice)
        at = beside.places(seen)[0]
        as_it_is = [
            ToldField(one.at, one.name, _listed(one.value), _listed(one.value))
            for one in beside.fields(seen, at)
        ]
        likely = [
            [ToldField(at=one.at, name=one.name, value=_listed(value), was=_listed(one.value))
             for one, value in offer.fields]
            for offer in offered_to(seen, beside, self.seat)[::12]
        ]  # fmt: skip
        wrong = [ToldField(one.at, one.name, [99] * 9, one.was) for one in as_it_is]
        stale = [ToldField(one.at, one.name, one.value, "long ago") for one in as_it_is]
        for told in (as_it_is, *likely, wrong, stale):
            moment = room.moment - (told is stale)
            yield looked(room, self.seat, Tell(self.seat, max(0, moment), told, at=at), voice)

    def _reads(self, room: Room) -> Iterator[object]:
        """What this seat may read: every card, every seat, the open piles, and what is refused."""
        state, cards = room.match.state, room.match.game.cards
        there = sorted({card for pile in state.zones for card in pile})  # packs may know others
        names = [*(f"card:{cards.write(card)}" for card in there), "card:unknown"]
        seats = [f"seat:{SEATS.write(Seat(seat))}" for seat in range(len(room.places))]
        here = room.seating.seats_here(self.own_seat)
        looks = self.seat if len(here) == 1 else None  # at a hot seat
        for what in (*names, *seats, "zone:", "zone:deck"):
            try:
                yield reading(room, self.own_seat, looks, what, self.code)
            except BadInput as refused:
                yield str(refused)

    def _looks_back(self, room: Room) -> bytes:
        """The last page of a replay; earlier ones are what was seen then."""
        if room.over:  # then everything may be looked at
            return b""
        return encoded(replay_parts(room, self.own_seat, None, "bjorn", self.code))

    def _analyses(self, room: Room) -> bytes:
        """Nothing before the end, though much may be known; then everything may be looked at."""
        room.analysis.take("looked", {"first": -1, "found": [[[0.5, 0.5]]] * 3})
        if room.over:
            return b""
        with pytest.raises(Illegal) as refused:
            analysis_parts(room, holder_at(room, self.own_seat), True, self.code)
        return encoded(str(refused.value))

    def _reads_the_story(self, room: Room) -> bytes:
        """The table as it was at some of the last events, seen from here."""
        last = len(room.match.events) - 1
        then = [
            board_then(room, self.own_seat, number, self.code, -1)
            for number in {last, last - 2, last - 7}
            if number >= 0
        ]
        return encoded(then)

    def _opens_turns(self, room: Room) -> bytes:
        """The lines of some turns of the log, as they come when one is opened."""
        turns = told_at(room)[:1] + told_at(room)[-3:]
        return encoded([turn_lines(room, self.own_seat, one.first, self.code) for one in turns])


def _listed(value: Value) -> int | str | list[int | str]:
    """As a browser sends it."""
    return list(value) if isinstance(value, tuple) else value


class Trial(Room):
    """A copy of a room."""

    def __init__(self, room: Room) -> None:
        self.__dict__.update(room.__dict__)
        self.match, self.memory = room.match.copy(), Memory()


class NothingKept(Keeper):
    """Stores nothing."""

    async def do(self, room: Room, deed: Deed, told: Callable[[str], None]) -> None:
        pass


class NoErrands(Errands):
    """Nothing is done later on."""

    def begin(self, work: object, *args: object, **named: object) -> None:
        pass


def still_hall(storage: Store) -> Hall:
    """A server that keeps nothing, and does nothing later on."""
    made = Hall(storage, errands=NoErrands())
    made.tables.keeper = NothingKept(storage)
    return made


def at_once(work: Coroutine[None, None, None]) -> None:
    """What waits for nothing needs no loop."""
    with contextlib.suppress(StopIteration):
        work.send(None)
        raise AssertionError("somebody waits for something")


def encoded(message: object) -> bytes:
    return msgspec.json.encode(message)


def lookers(hall: Hall, room: Room, code: str) -> list[Looker]:
    seats = [Seat(seat) for seat, place in enumerate(room.places) if place.has_person]
    return [Looker(hall, seat, seat, code) for seat in (*seats, SPECTATOR)]


def whole_game(room: Room, rng: Random) -> Iterator[int]:
    """Choices at random; sealed answers come in any order."""
    number = 0
    while not room.over:
        yield number
        decision = rng.choice(room.asked())
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
        number += 1
    yield number


@pytest.mark.slow
@TABLES
def test_tables_that_differ_in_secrets_send_the_same_bytes(
    rooms: Rooms, game: str, seats: str, options: Options
) -> None:
    rng = Random(3)
    room = given_table(rooms, game, seats, **options)
    room.do(room.seating.invite(Seat(1), room.places[1].holder))  # the others learn nothing of it
    hall = still_hall(rooms.storage)
    looking = [*lookers(hall, room, "en"), *lookers(hall, room, "uk")[:1]]
    compared = 0
    for number in whole_game(room, rng):
        for looker in looking:
            for mine, theirs in looker.hears(room, rng):
                assert mine == theirs, f"choice {number}, seat {looker.seat}"
                compared += len(mine)

    assert compared > 500_000


LARGE = pytest.mark.parametrize(
    ("game", "seats", "options", "every"),
    [
        ("runics", "link link link", {}, 3),
        ("bloodrage", "link link link", {}, 20),
        ("lords", "link link link", {}, 60),
        ("surtr", "automa link link", {"people": 2}, 20),
    ],
)
"""And how often they are compared."""


def compare_some(rooms: Rooms, room: Room, every: int, most: int = 10_000) -> int:
    """How often a table and its twins sent the same, compared now and then up to its end."""
    rng, hall, compared = Random(3), still_hall(rooms.storage), 0
    looking = lookers(hall, room, "uk")
    for number in whole_game(room, rng):
        for looker in looking if number % every == 0 else ():
            for mine, theirs in looker.hears(room, rng):
                assert mine == theirs, f"choice {number}, seat {looker.seat}"
                compared += 1
        if number >= most:
            break
    return compared


@pytest.mark.slow
@LARGE
def test_large_tables_send_the_same_bytes_too(
    rooms: Rooms, game: str, seats: str, options: Options, every: int
) -> None:
    """With the story, its results and the tables of the past."""
    room = given_table(rooms, game, seats, **options)

    assert compare_some(rooms, room, every) > 100


@pytest.mark.slow
def test_a_table_with_bots_sends_the_same_bytes(rooms: Rooms) -> None:
    """How a bot leans hangs on what everybody may know, and not on what it holds."""
    room = given_table(rooms, "lords", "link karl link")
    assert room.leaning(BJORN)

    assert compare_some(rooms, room, 15, most=60) > 5


@pytest.mark.slow
@pytest.mark.parametrize("game", ["runics", "bloodrage", "lords", "surtr"])
def test_lessons_send_the_same_bytes_whatever_is_hidden(rooms: Rooms, game: str) -> None:
    """What the coach says, points at and lets one try hangs on nothing that one must not see."""
    room, rng = rooms.keep(rooms.lay_lesson(find_game(game), "first", "en", "x")), Random(game)
    assert room.taught is not None
    hall, seat = still_hall(rooms.storage), room.seating.people[0]

    while room.taught.at.state != "finished":
        for looker in lookers(hall, room, "uk"):
            for mine, theirs in looker.hears(room, rng):
                assert mine == theirs
        asks = room.taught.at.state == "asks"
        room.do(room.learn(seat, "show" if asks else "next", "", room.moment))


@pytest.mark.slow
@LARGE
def test_tables_beside_a_real_board_send_the_same_bytes(
    rooms: Rooms, game: str, seats: str, options: Options, every: int
) -> None:
    """What people tell of their own cards, others cannot see in what may be told."""
    laid = rooms.lay(game, filled(seats), options, source="asked", seed="1", **held(seats))
    room = rooms.keep(laid)

    assert compare_some(rooms, room, every + 1, most=450) > 50


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options", "every"),
    [
        ("raid", "link link link", {"automas": 1}, 2),
        ("surtr", "automa link", {}, 15),
        ("surtr", "automa link link", {"people": 2}, 25),
        ("lords", "link link", {}, 45),
    ],
)
def test_what_is_kept_or_only_counted_is_in_no_bytes(
    rooms: Rooms, game: str, seats: str, options: Options, every: int
) -> None:
    """The program's own cards and luck, and stand-ins for cards that people hold."""
    setup = make_setup(find_game(game), len(seats.split()), options)
    kept = usual_keepers(setup.keeps)
    laid = rooms.lay(
        game, filled(seats), options, source="asked", seed="1", kept=kept, **held(seats)
    )
    room = rooms.keep(laid)

    assert room.match.setup.counted
    assert compare_some(rooms, room, every, most=300) > 10


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "source"),
    [("surtr", "automa link", "asked"), ("lords", "link link", "sealed")],
)
def test_a_typed_box_tells_no_more_than_ours(
    rooms: Rooms, game: str, seats: str, source: str
) -> None:
    """Titles, notes and faces of a pack are shown where ours would be, beside a real board too."""
    pack, seed = other_box(), f"{5:064x}"
    setup = make_setup(find_game(game), len(seats.split()), {}, pack)
    kept = usual_keepers(setup.keeps) if source == "asked" else {}
    laid = rooms.lay(
        game, filled(seats), {}, source=source, seed=seed, kept=kept, pack=pack, **held(seats)
    )

    assert compare_some(rooms, rooms.keep(laid), 40, most=100) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("surtr", "automa link"), ("lords", "link link")])
def test_a_board_told_from_an_empty_one_hides_as_much(rooms: Rooms, game: str, seats: str) -> None:
    """What the program made up for the set-up of others is in nobody's bytes either."""
    setup = make_setup(find_game(game), len(seats.split()))
    laid = rooms.lay(
        game, filled(seats), {}, from_empty(game, setup.seats, {}), source="asked", seed="1",
        kept=usual_keepers(setup.keeps), **held(seats),
    )  # fmt: skip
    room = rooms.keep(laid)

    assert room.asked()[0].prompt == BOARD_LAID
    assert compare_some(rooms, room, 15, most=60) > 2


# Before a choice


def asked_whether(hall: Hall, room: Room, seat: Seat, text: str) -> bytes:
    looker = Looker(hall, seat, seat, "uk")
    return looker._answer(looker._sit(room), Choose(seat, text, room.moment, careful=True))


def reason_of(room: Room, seat: Seat, text: str) -> str:
    return room.choose(seat, text, room.moment).after[-1].lines[-1].final


@pytest.mark.slow
def test_what_is_asked_before_a_choice_tells_nothing_of_the_next_card(rooms: Rooms) -> None:
    """LOR-8.5: a monument brings an event. Of 300 tables that look alike some events draw chance
    and some show a card only; whoever asks first is answered the same at all of them."""
    laid = rooms.lay(
        "lords", filled("link link"), {}, None, f"{7:064x}", "sealed", **held("link link")
    )
    room, rng, hall = rooms.keep(laid), Random(7), still_hall(rooms.storage)
    for _ in range(64):
        decision = room.asked()[0]
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
    seat, text = room.asked()[0].seat, "build monument odin"

    twins = [twin_of(room, seat, rng) for _ in range(300)]

    assert {reason_of(twin, seat, text) for twin in twins} == {"chance", "shown"}
    answers = {asked_whether(hall, twin, seat, text) for twin in twins}
    assert answers == {asked_whether(hall, room, seat, text)}
    assert b"confirm" in answers.pop()


@pytest.mark.slow
@LARGE
def test_every_confirmation_is_the_same_at_tables_that_look_alike(
    rooms: Rooms, game: str, seats: str, options: Options, every: int
) -> None:
    """At every question of a good part of a game."""
    rng, hall, confirmed = Random(8), still_hall(rooms.storage), 0
    room = given_table(rooms, game, seats, **options)
    for number in whole_game(room, rng):
        if number > every * 12:
            break
        decision = rng.choice(room.asked()) if room.asked() else None
        if decision is None or decision.seat < 0:
            continue
        twin = twin_of(room, decision.seat, rng)
        for option in decision.options[:6]:
            answer = asked_whether(hall, room, decision.seat, option.text)
            assert answer == asked_whether(hall, twin, decision.seat, option.text), option.text
            confirmed += b"confirm" in answer

    assert confirmed > 20


@pytest.mark.parametrize("game", ["runics", "raid"])
def test_behind_the_curtain_a_hot_seat_shows_nobodys_cards(rooms: Rooms, game: str) -> None:
    """Both sit at one screen: while it changes hands the page is one for onlookers."""
    rng = Random(5)
    room = given_table(rooms, game, "here here")
    hall = still_hall(rooms.storage)
    drawn = 0
    for _ in whole_game(room, rng):
        asked = {decision.seat for decision in room.asked()}
        for seat in (Seat(0), Seat(1)):
            page = seat_page(room, Seat(0), seat, "en")
            curtained = page.head["curtain"] is not None
            assert curtained == (bool(asked) and seat not in asked)
            if not curtained:
                continue
            twin = twin_of(room, SPECTATOR, rng)
            assert encoded(page) == encoded(seat_page(twin, Seat(0), seat, "en"))
            assert page.head["options"] == []
            drawn += 1
        for looker in lookers(hall, room, "en")[:1]:  # and nothing of a hand over HTTP
            twin = twin_of(room, SPECTATOR, rng)
            assert looker._over_http(room) == looker._over_http(twin)
            assert looker._looks_back(room) == looker._looks_back(twin)

    assert drawn > 5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"),
    [("runics", "link link"), ("raid", "link link link"), ("bloodrage", "link link"),
     ("lords", "link link")],
)  # fmt: skip
def test_hints_for_tables_that_differ_in_secrets_are_the_same_bytes(
    rooms: Rooms, game: str, seats: str
) -> None:
    """What it would choose, what it gains, what is expected to follow, what is next best."""
    rng, compared = Random(6), 0
    room = given_table(rooms, game, seats)
    for number in whole_game(room, rng):
        decision = rng.choice(room.asked()) if room.asked() else None
        every = 2 if game in ("runics", "raid") else 11
        if number % every or number > 120 or decision is None or len(decision.options) < 2:
            continue
        told = []
        for table in (room, twin_of(room, decision.seat, rng)):
            view = table.match.view(decision.seat)
            (asked,) = (d for d in view.decisions if d.seat == decision.seat)
            advice = advise(view, asked, Budget(iterations=12), number)
            told.append(encoded(hint_panel(advice, voice_at(table, "uk"))))
        assert told[0] == told[1], f"choice {number}"
        compared += 1

    assert compared > 4


@pytest.mark.slow
@pytest.mark.parametrize("game", ["runics", "raid", "bloodrage"])
def test_every_moment_of_a_running_game_tells_what_was_seen_then(rooms: Rooms, game: str) -> None:
    """Looked at again through one's own eyes, a table of the past sends what it sent then."""
    rng = Random(7)
    room = given_table(rooms, game, "link link")
    sent: list[Any] = []  # Any: parts of pages
    for _ in range(9):
        sent.append(replay_parts(room, Seat(0), None, "bjorn", "en")["parts"])
        decision = room.asked()[0]
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))

    assert not room.over
    drawn = [name for name in sent[0] if name.partition(".")[0] in ("board", "more", "hand")]
    assert len(drawn) > 2
    for number, before in enumerate(sent):
        again: Any = replay_parts(room, Seat(0), number, "bjorn", "en")["parts"]
        assert [again.get(name) for name in drawn] == [before.get(name) for name in drawn]


@TABLES
def test_the_net_has_no_hole(
    rooms: Rooms, game: str, seats: str, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that shows one seat the page of another is found out."""
    rng = Random(4)
    room = given_table(rooms, game, seats, **options)
    looker = Looker(still_hall(rooms.storage), Seat(0), Seat(0), "en")
    unbroken = seat_page
    monkeypatch.setattr(
        connection,
        "seat_page",
        lambda room, own_seat, seat, code, opener: unbroken(room, own_seat, Seat(1), code, opener),
    )

    found = any(
        mine != theirs for _ in whole_game(room, rng) for mine, theirs in looker.hears(room, rng)
    )

    assert found


# Over the wire


def cards_known(text: str, seat: Seat) -> list[set[str]]:
    """For each moment of a finished game: the cards that this seat has seen by then."""
    record = parse_record(text)
    match = replay(msgspec.structs.replace(record, choices=(), result=None), find_game(record.game))
    known: set[str] = set()
    found: list[set[str]] = []
    for choice in (*record.choices, ""):
        if not any(line.final == "sealed" for line in match.lines[-1:]):  # else the moment stays
            for pile in match.view(seat).zones:
                known.update(match.game.cards.write(card) for card in pile if card >= 0)
            found.append(set(known))
        if choice:
            name, _, option = choice.partition(": ")
            match.choose(option, SEATS.read(name))
    return found


@pytest.mark.anyio
@pytest.mark.parametrize(("game", "seats"), [("runics", 3), ("raid", 3)])
async def test_no_card_is_named_before_it_is_seen(server: Server, game: str, seats: int) -> None:
    """On the wire, for a whole game: cards, anybody's cookie, and the secret of the shuffles, which
    is told at its end."""
    links = server.open_table(game, ["link"] * seats)
    guests = await arrive_all(server, links, 1, keep=1000)
    await play_on(guests, Random(1))
    status, record = server.get(f"/t/{links.room}/record")
    assert status == 200

    secret = parse_record(record).seed
    ids = find_game(game).cards.ids
    named = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, ids))})(?![\w-])")
    read = 0
    told_nobody = [*links.cookies(), *map(holder_of, links.cookies())]
    for guest in guests:
        known = cards_known(record.decode(), Seat(guest.page.seat))
        for moment, frame in guest.frames:
            unseen = set(named.findall(frame)) - known[moment]
            assert not unseen, f"moment {moment}, seat {guest.page.seat}: {unseen}"
            assert not [word for word in told_nobody if word in frame]
            assert (secret in frame) == ('"over":true' in frame and "luck-secret" in frame)
            read += 1
        await guest.leave()
    assert read > 50
