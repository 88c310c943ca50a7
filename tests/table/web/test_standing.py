"""Standing answers and picked sets at a table: stored, given in time, and seen by nobody else."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from games.bloodrage.table import given_bloodrage
from games.lords.table import given_lords
from kit.waiting import until
from ragnatafl.games import find_game
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.match import Match, replay
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.picking import picking
from ragnatafl.table.standing import refusable
from ragnatafl.table.storage import Entry
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web import summary
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.messages import Gather, Stand, parse_message
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.pages.standing import picked_offer
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.standing import QUICKEST, SLOWEST, Stood
from table.web.given import ASTRID, BJORN, DAGNY, filled, given_table, held
from table.web.test_bytes import twin_of
from table.web.test_rooms import loaded, refused, told
from table.web.test_server import QuietHall, hall

__all__ = ["hall"]


def given_room(rooms: Rooms, match: Match[Any], kinds: str = "link link") -> Room:
    """A table that goes on from a position."""
    options, start = match.setup.chosen(), match.position()
    places, who = filled(kinds), held(kinds)
    return rooms.keep(rooms.lay(match.game.name, places, options, start, "1", "fast", **who))


def given_pillage(rooms: Rooms, kinds: str = "link link") -> Room:
    """Astrid pillages; Bjorn could bring a warrior from next door."""
    room = given_room(
        rooms,
        given_bloodrage(
            figures={ASTRID: {"angerboda": "leader"}, BJORN: {"yggdrasil": "2-warrior leader"}}
        ),
        kinds,
    )
    room.do(room.choose(ASTRID, "pillage angerboda", room.moment))
    return room


def given_march(rooms: Rooms, kinds: str = "link link") -> Room:
    figures = {ASTRID: {"yggdrasil": "3-warrior leader"}}
    room = given_room(rooms, given_bloodrage(figures=figures), kinds)
    room.do(room.choose(ASTRID, "march yggdrasil angerboda", room.moment))
    return room


STANDS = Deed.one("standing", seat=1, name="bring-nobody", text="", on=True)
"""As it was said when nothing was asked that it answers."""


def brings_nobody(room: Room) -> None:
    room.do(room.keep_standing(BJORN, "bring-nobody", "", room.moment))
    if room.standing_answer(BJORN) is not None:
        room.do(room.answer_by_standing(BJORN, by_hand=True))


def pages(room: Room, *seats: Seat) -> list[bytes]:
    """What these seats are shown, everything of it."""
    found = [seat_page(room, seat, seat, "en") for seat in seats]
    return [msgspec.json.encode([page.head, page.parts]) for page in found]


# Standing answers


def test_a_standing_answer_is_stored_as_a_choice_like_any_other(rooms: Rooms) -> None:
    room = given_pillage(rooms)

    brings_nobody(room)

    assert list(map(str, room.match.lines)) == ["astrid: pillage angerboda", "bjorn: decline"]
    kinds = [event.kind for event in rooms.storage.events(room.name)]
    assert kinds == ["open", "choice", "standing", "choice"]
    assert replay(room.record(), room.match.game).state.decisions[0].seat == ASTRID


def test_it_is_given_again_until_the_own_turn(rooms: Rooms) -> None:
    """Astrid brings somebody, so that Bjorn is asked once more; then it is his turn."""
    room = given_pillage(rooms)
    brings_nobody(room)
    assert room.standing_answer(BJORN) is None  # Astrid is asked now

    room.do(room.choose(ASTRID, "decline", room.moment))

    assert room.match.decision.prompt == "turn"
    assert room.standing.of(BJORN) == []


def test_a_restart_keeps_what_stands(rooms: Rooms) -> None:
    room = given_pillage(rooms)
    brings_nobody(room)

    again = loaded(rooms, room)

    assert again.standing.of(BJORN) == room.standing.of(BJORN) != []
    assert told(again) == told(room)
    room.do(room.standing.to_withdraw(BJORN, "bring-nobody", ""))
    assert loaded(rooms, room).standing.of(BJORN) == []


def test_what_a_later_game_does_not_know_is_not_heard(rooms: Rooms) -> None:
    room = given_pillage(rooms)
    data = {"seat": 1, "name": "sing-no-songs", "text": "", "on": True}
    rooms.storage.append(room.name, room.stored, [Entry("standing", data)])

    assert loaded(rooms, room).standing.of(BJORN) == []


def test_what_is_taken_back_is_not_said_again(rooms: Rooms) -> None:
    """Who takes a choice back wants to be asked."""
    room = given_pillage(rooms, "bot link")
    brings_nobody(room)

    room.do(room.undo(BJORN, room.moment))

    assert room.match.decision.seat == BJORN
    assert room.standing.of(BJORN) == []
    assert room.standing_answer(BJORN) is None


def test_the_story_goes_on_over_what_was_given(rooms: Rooms) -> None:
    """What happened since Bjorn's last answer does not end with one that he did not give."""
    room = given_pillage(rooms)
    told_since = seat_page(room, BJORN, BJORN, "en").head["since"]
    room.do(STANDS)

    room.do(room.answer_by_standing(BJORN))

    assert told_since == 0
    assert seat_page(room, BJORN, BJORN, "en").head["since"] == told_since
    assert room.match.lines[-1].heard > told_since
    assert seat_page(loaded(rooms, room), BJORN, BJORN, "en").head["since"] == told_since
    mine, hers = (str(seat_page(room, seat, seat, "en").parts) for seat in (BJORN, ASTRID))
    assert "↻ standing answer" in mine
    assert "↻ standing answer" not in hers


def test_who_lets_a_bot_play_is_not_answered_for(rooms: Rooms) -> None:
    room = given_pillage(rooms)
    brings_nobody(room)
    room.do(room.choose(ASTRID, "decline", room.moment))

    room = given_pillage(rooms)
    room.do(STANDS)
    assert room.standing_answer(BJORN) is not None
    room.do(room.take_over(BJORN, by_bot=True))

    assert room.standing_answer(BJORN) is None
    room.do(room.resign(ASTRID))
    assert room.standing_answer(BJORN) is None


@pytest.mark.parametrize(
    ("seat", "name", "text", "off"),
    [
        (ASTRID, "bring-nobody", "", 0),  # she is not asked
        (BJORN, "no-late-cards", "", 0),  # he is asked something else
        (BJORN, "bring-nobody", "decline", 0),
        (BJORN, "not-this-turn", "use mjolnir", 0),
        (BJORN, "", "", 0),
    ],
)
def test_what_may_not_stand_is_refused(
    rooms: Rooms, seat: Seat, name: str, text: str, off: int
) -> None:
    room = given_pillage(rooms)

    refused(
        room,
        lambda: room.do(room.keep_standing(seat, name, text, room.moment + off)),
        "no-such-standing",
    )
    refused(room, lambda: room.do(room.standing.to_withdraw(seat, name, text)), "no-such-standing")
    refused(room, lambda: room.do(room.keep_standing(BJORN, "bring-nobody", "", 77)), "stale")


def test_at_one_screen_nothing_stands(rooms: Rooms) -> None:
    """Who shares a screen would be seen not to take it."""
    room = given_pillage(rooms, "here here")

    refused(room, lambda: brings_nobody(room), "no-such-standing")
    assert seat_page(room, BJORN, BJORN, "en").parts["standing"] == ""


# Nobody else can tell


def store_with(room: Room) -> SQLite:
    """Another store that has this room, as it is now."""
    made = SQLite(":memory:")
    events = room.storage.events(room.name)
    made.append(room.name, 0, [Entry(event.kind, event.data) for event in events])
    return made


def test_others_are_shown_the_same_bytes_with_and_without(rooms: Rooms) -> None:
    """Pages, the list of one's tables, bug reports: set by Bjorn, given, and withdrawn."""
    seats = (ASTRID, SPECTATOR)
    opened = given_pillage(rooms)
    room, twin = loaded(rooms, opened), loaded(rooms, opened)
    twin.storage = store_with(opened)

    def others(one: Room) -> list[object]:
        entries = [summary.mine_entry(one, seat, "en") for seat in seats]
        reports = [summary.bug_report(one, seat, "1") for seat in seats]
        return [*pages(one, *seats), entries, reports]

    room.do(STANDS)
    assert others(room) == others(twin)
    assert pages(room, BJORN) != pages(twin, BJORN)

    room.do(room.answer_by_standing(BJORN))
    twin.do(twin.choose(BJORN, "decline", twin.moment))
    twin.changed_at = room.changed_at  # that it took another time is no matter here
    assert others(room) == others(twin)

    room.do(room.standing.to_withdraw(BJORN, "bring-nobody", ""))
    assert others(room) == others(twin)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["4", "8"])
def test_whole_games_with_and_without_send_the_same_bytes(rooms: Rooms, seed: str) -> None:
    """Bjorn refuses whatever he may, or answers the same by hand: others cannot tell."""
    rng, given = Random(7), 0
    room = rooms.keep(rooms.lay("bloodrage", [("link", "", "")] * 3, {}, None, seed, "fast"))
    twin = loaded(rooms, room)
    twin.storage = store_with(room)
    others = (ASTRID, DAGNY, SPECTATOR)
    while not room.over:
        decision = rng.choice(room.asked())
        seat, before = decision.seat, len(room.match.lines)
        may = refusable(room.match.game, decision) if seat == BJORN else []
        if room.standing_answer(seat) is not None:
            room.do(room.answer_by_standing(seat))
            given += 1
        elif may and rng.random() < 0.7:
            one = rng.choice(may)
            room.do(room.keep_standing(seat, one.standing.name, one.text, room.moment))
        if len(room.match.lines) == before:
            assert pages(room, *others) == pages(twin, *others)
            room.do(room.choose(seat, rng.choice(decision.options).text, room.moment))
        said = rooms.storage.events(room.name)[-1].data["text"]
        twin.do(twin.choose(seat, said, twin.moment))
        assert pages(room, *others) == pages(twin, *others)

    assert given > 3


@pytest.mark.slow
@pytest.mark.parametrize(("game", "least"), [("bloodrage", 2), ("lords", 8)])
def test_what_may_join_a_set_tells_nothing_hidden(rooms: Rooms, game: str, least: int) -> None:
    """A copy of the table is asked, cards of others and luck included: it must not show."""
    rng, met = Random(4), 0
    voice = PageVoice("en", find_game(game))
    for seed in range(6):
        room = rooms.keep(rooms.lay(game, [("link", "", "")] * 3, {}, None, str(seed), "fast"))
        for _ in range(900):
            if room.over:
                break
            seat = room.asked()[0].seat
            found = picking(room.match, seat)
            twin = twin_of(room, seat, rng) if found is not None else room
            again = picking(twin.match, seat) if found is not None else None
            picks: list[str] = []
            while found is not None:
                assert again is not None
                mine, theirs = found.pick(picks), again.pick(picks)
                told_mine, told_theirs = (
                    msgspec.json.encode(picked_offer(one, one.match.view(seat), sets, now, voice))
                    for one, sets, now in ((room, found, mine), (twin, again, theirs))
                )
                assert told_mine == told_theirs
                met += 1
                if not mine.more:
                    break
                picks.append(rng.choice(mine.more).text)
            decision = rng.choice(room.asked())
            room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))

    assert met >= least


@pytest.mark.anyio
async def test_only_its_owner_is_shown_that_it_was_set_or_withdrawn(hall: QuietHall) -> None:
    """Not even an empty message tells it to others."""
    match = given_lords(
        phase="prayer",
        turn=BJORN,
        artefacts={BJORN: "mjolnir"},
        priests={BJORN: 1},
        monsters={"draugr": "12"},
    )
    room = given_room(hall.rooms, match)
    _, hers = hall.sit(room, ASTRID)
    bjorn, his = hall.sit(room, BJORN)
    second, _ = hall.sit(room, BJORN)
    _, theirs = hall.sit(room, SPECTATOR)
    await until(lambda: hers.got and his.got and second.sent and theirs.got)
    heard = [len(hers.got), len(theirs.got)]
    stands = {"say": "stand", "seat": 1, "name": "not-this-turn", "text": "use mjolnir"}

    await hall.say(bjorn, **stands, on=True, moment=room.moment)
    await until(lambda: all("withdraw" in one.sent["standing"] for one in (bjorn, second)))
    await hall.say(bjorn, **stands, on=False, moment=room.moment)
    await until(lambda: not any("withdraw" in one.sent["standing"] for one in (bjorn, second)))

    assert [len(hers.got), len(theirs.got)] == heard


@pytest.mark.anyio
async def test_it_waits_as_a_person_would_and_is_told_to_its_owner(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[tuple[Seat, str]] = []

    def pause(stood: Stood, seat: Seat, prompt: str, rng: Random) -> float:
        waited.append((seat, prompt))
        return 0.05

    monkeypatch.setattr(Stood, "pause", pause)
    room = given_pillage(hall.rooms)
    room.do(STANDS)
    _, hers = hall.sit(room, ASTRID)
    await until(lambda: waited and not hall.answering.under_way)
    assert waited == [(BJORN, "call-to-battle")]
    assert room.match.decision.seat == BJORN  # he is away: everybody would know

    _, his = hall.sit(room, BJORN)
    await until(lambda: room.match.decision.seat == ASTRID)
    await until(lambda: his.last("stood") and hers.last("asked") == [0])

    assert his.last("stood")["line"] == "A standing answer was given for you: bring nobody"
    assert hers.last("stood") is None
    assert len(waited) == 2


@pytest.mark.anyio
async def test_among_bots_nobody_waits(hall: QuietHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stood, "pause", lambda *_: pytest.fail("nobody is there to be deceived"))
    room = given_pillage(hall.rooms, "bot link")
    room.do(STANDS)

    hall.sit(room, BJORN)

    await until(lambda: room.match.lines[-1].text == "decline")
    assert room.match.lines[-1].seat == BJORN


@pytest.mark.anyio
async def test_an_onlooker_is_somebody(hall: QuietHall, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[Seat] = []

    def pause(stood: Stood, seat: Seat, prompt: str, rng: Random) -> float:
        waited.append(seat)
        return 0.01

    monkeypatch.setattr(Stood, "pause", pause)
    room = given_pillage(hall.rooms, "bot link")
    room.do(STANDS)
    hall.sit(room, SPECTATOR)

    hall.sit(room, BJORN)

    await until(lambda: room.match.lines[-1].text == "decline")
    assert waited == [BJORN]


def test_the_pause_is_like_the_owners_own() -> None:
    """Drawn from how long it took to answer the same by hand, within bounds."""
    stood, rng = Stood(), Random(3)
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"yggdrasil": "warrior"}}
    )
    match.choose("pillage angerboda", ASTRID)

    unknown = [stood.pause(BJORN, "call-to-battle", rng) for _ in range(200)]
    stood.note(match, {"seat": 1, "text": "decline"}, 5.0)
    known = [stood.pause(BJORN, "call-to-battle", rng) for _ in range(200)]
    given = {"seat": 1, "text": "decline", "standing": {"name": "bring-nobody", "text": ""}}
    stood.note(match, given, 0.1)
    after = [stood.pause(BJORN, "call-to-battle", rng) for _ in range(200)]
    for _ in range(50):
        stood.note(match, {"seat": 1, "text": "decline"}, 3600.0)

    assert QUICKEST <= min(unknown) < 1.5
    assert 2.5 < max(unknown) < SLOWEST
    assert 3.4 < min(known) < 4.5
    assert 5.5 < max(known) < 6.6
    assert min(after) > 3.4  # what was given by itself is no measure
    assert max(stood.pause(BJORN, "call-to-battle", rng) for _ in range(50)) == SLOWEST


# Sets


def test_a_set_is_said_in_the_order_of_the_rules(rooms: Rooms) -> None:
    """One message, a line each, and the table is as if it had been said by hand."""
    room = given_march(rooms)
    moment = room.moment

    room.do(room.gather(ASTRID, ["take 1 leader", "take 2 warrior"], moment))

    assert [line.text for line in room.match.lines[1:]] == ["take 2 warrior", "take 1 leader"]
    assert room.moment == moment + 2
    assert told(loaded(rooms, room)) == told(room)


def test_a_set_can_be_taken_back_member_by_member(rooms: Rooms) -> None:
    room = given_march(rooms, "link bot")
    room.do(room.gather(ASTRID, ["take 1 leader", "take 2 warrior"], room.moment))

    room.do(room.undo(ASTRID, room.moment))

    assert [line.text for line in room.match.lines[1:]] == ["take 2 warrior"]
    assert room.match.decision.prompt == "take"


@pytest.mark.parametrize(
    ("picks", "key"),
    [
        ([], "set-not-whole"),
        (["take 9 warrior"], "not-offered"),
        (["take 1 leader", "take 1 leader"], "not-offered"),
        (["take 1 leader", "take 1 warrior", "take 2 warrior"], "not-offered"),
        (["decline"], "not-offered"),
        (["", "🐍" * 50], "not-offered"),
    ],
)
def test_a_set_that_is_none_changes_nothing(rooms: Rooms, picks: list[str], key: str) -> None:
    room = given_march(rooms)

    refused(room, lambda: room.do(room.gather(ASTRID, picks, room.moment)), key)


def test_who_is_not_asked_for_a_set_picks_nothing(rooms: Rooms) -> None:
    room = given_march(rooms)
    for picks in ([], ["take 1 leader"]):
        refused(room, partial(room.gather, BJORN, picks, room.moment), "nothing-to-pick")
        refused(room, partial(room.gather, ASTRID, picks, room.moment + 1), "stale")

    other = given_table(rooms)
    refused(
        other, lambda: other.do(other.gather(ASTRID, ["draw"], other.moment)), "nothing-to-pick"
    )


def test_another_server_was_faster(rooms: Rooms) -> None:
    """All of a set is stored, or nothing of it."""
    room = given_march(rooms)
    other = loaded(rooms, room)
    other.do(other.choose(ASTRID, "take 0 warrior", other.moment))

    with pytest.raises(Illegal) as illegal:
        room.do(room.gather(ASTRID, ["take 1 leader", "take 2 warrior"], room.moment))

    assert illegal.value.refusal.key == "stale"
    assert told(room) == told(other)


@pytest.mark.anyio
async def test_what_may_join_is_told_to_who_picks(hall: QuietHall) -> None:
    room = given_march(hall.rooms)
    astrid, hers = hall.sit(room, ASTRID)
    _, his = hall.sit(room, BJORN)
    await until(lambda: hers.got and his.got)
    heard, moment = len(his.got), room.moment
    first = hers.last("picking")

    await hall.say(astrid, say="gather", seat=0, picks=["take 2 warrior"], moment=moment)
    await until(lambda: hers.last("picking")["picked"])
    one = hers.last("picking")
    await hall.say(astrid, say="gather", seat=0, picks=["take 1 leader"], moment=moment, all=True)
    await until(lambda: len(hers.last("picking")["picked"]) == 2)
    everybody = hers.last("picking")

    assert [option["text"] for option in first["options"]][-1] == "take 1 leader"
    assert first["any_number"]
    assert not first["whole"]
    assert [option["text"] for option in one["options"]] == ["take 1 leader"]
    assert one["whole"]
    assert [o["text"] for o in everybody["picked"]] == ["take 1 leader", "take 3 warrior"]
    assert room.moment == moment
    assert len(his.got) == heard

    await hall.say(astrid, say="gather", seat=0, picks=["take 1 leader"], moment=moment, sure=True)
    await until(lambda: his.last("moment") == moment + 2)
    assert [line.text for line in room.match.lines[1:]] == ["take 0 warrior", "take 1 leader"]


# What is hostile


@pytest.mark.anyio
async def test_nobody_picks_or_stands_for_another(hall: QuietHall) -> None:
    room = given_march(hall.rooms)
    bjorn, his = hall.sit(room, BJORN)
    looker, theirs = hall.sit(room, SPECTATOR)
    stored = room.stored
    for one in (bjorn, looker):
        for seat in (0, 5):
            await hall.say(
                one, say="gather", seat=seat, picks=["take 1 leader"], moment=room.moment, sure=True
            )
            await hall.say(
                one,
                say="stand",
                seat=seat,
                name="bring-nobody",
                text="",
                on=True,
                moment=room.moment,
            )
    await until(lambda: his.last("refused") and theirs.last("refused"))

    assert room.stored == stored
    assert {m["refused"] for m in his.got if "refused" in m} == {"this is not your seat"}


@pytest.mark.parametrize(
    "spoilt",
    [
        {"picks": ["take 1 leader"] * 25},
        {"picks": ["x" * 201]},
        {"picks": "take 1 leader"},
        {"picks": [1]},
        {"seat": 6},
        {"moment": -1},
        {"sure": 1},
        {"more": True},
    ],
)
def test_a_spoilt_set_is_refused_in_one_line(spoilt: dict[str, object]) -> None:
    right = {"say": "gather", "seat": 0, "picks": ["a", "b"], "moment": 3}
    assert parse_message(msgspec.json.encode(right)) == Gather(0, ["a", "b"], 3)

    with pytest.raises(ValueError, match="message: ") as fault:
        parse_message(msgspec.json.encode(right | spoilt))

    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(
    "spoilt", [{"name": "x" * 201}, {"on": "yes"}, {"text": None}, {"seat": -1}]
)
def test_a_spoilt_standing_answer_is_refused_in_one_line(spoilt: dict[str, object]) -> None:
    right = {"say": "stand", "seat": 1, "name": "n", "text": "", "on": True, "moment": 3}
    assert parse_message(msgspec.json.encode(right)) == Stand(1, "n", "", True, 3)

    with pytest.raises(ValueError, match="message: "):
        parse_message(msgspec.json.encode(right | spoilt))
