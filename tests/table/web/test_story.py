"""The story since one's turn, as the server tells it: turns, results, and the table as it was."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from ragnatafl.games import register
from ragnatafl.games.bloodrage.rules.board import PLACES
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.games.lords.rules.board import NO_REGION, REGIONS
from ragnatafl.games.lords.rules.components import PREY
from ragnatafl.games.lords.rules.state import Lords, owner_of
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.positions import position
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.lab.guests import Server
from ragnatafl.table.telling.tales import since_answer, since_turn, tales
from ragnatafl.table.web import past
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.pages.then import board_then
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, given_stored, given_table, play
from toys.raid import CARDS

register(SURTR)
NUMBERS = re.compile(r'data-event="(\d+)"')
RESULT = '<article class="result"'


def given_game(rooms: Rooms, game: str, choices: int, seed: int = 1) -> Room:
    people = {"bloodrage": 4, "lords": 4, "runics": 3}.get(game, 0)
    if game == "surtr":
        seats, options = [("automa", "", ""), ("link", "Olena", "")], {"hero": "aslaug"}
        room = rooms.keep(rooms.lay(game, seats, options, seed="3", source="fast", code="en"))  # type: ignore[arg-type]  # kinds
    else:
        kinds = [("link", "", "")] * people
        room = rooms.keep(rooms.lay(game, kinds, {}, seed="5", source="fast", code="en"))  # type: ignore[arg-type]  # kinds
    return play(room, choices, seed)


GAMES = pytest.mark.parametrize("game", ["bloodrage", "lords", "runics", "surtr"])


def story(room: Room, seat: Seat, code: str = "en") -> dict[str, str]:
    """The parts of the story that this seat is sent."""
    page = seat_page(room, seat, seat, code)
    order: tuple[str, ...] = page.head["order"]["story"]  # type: ignore[index]  # a head is for JSON
    return {name: page.parts[name] for name in order}


def numbers(room: Room, seat: Seat) -> list[int]:
    """The events that its lines tell."""
    return [int(number) for part in story(room, seat).values() for number in NUMBERS.findall(part)]


# Turns


@GAMES
def test_story_tells_every_event_since_ones_turn_in_order(rooms: Rooms, game: str) -> None:
    room = given_game(rooms, game, 120)
    told = tales(room.match)

    for seat in map(Seat, range(len(room.places))):
        since = since_turn(told, seat, since_answer(room.match, seat))
        every = range(since[0].first, len(room.match.events))
        titles = {tale.first for tale in since if room.match.events[tale.first].kind == "turn"}
        assert numbers(room, seat) == [number for number in every if number not in titles]


def test_turn_of_an_automa_is_told_step_by_step_with_its_rules(rooms: Rooms) -> None:
    room = given_game(rooms, "surtr", 30)
    told = "".join(story(room, BJORN).values())

    assert "turn of the Follower Aslaug</h3><h4>The card</h4>" in told
    assert 'data-rule="SOLO-5.0"' in told
    assert "<h4>Карта</h4>" in "".join(story(room, BJORN, "uk").values())


def test_new_table_has_nothing_to_tell_but_its_beginning(rooms: Rooms) -> None:
    room = given_table(rooms)

    assert len(story(room, ASTRID)) == 1
    assert seat_page(room, ASTRID, ASTRID, "en").head["since"] == 0


def test_only_the_turn_that_grew_is_sent_again(rooms: Rooms) -> None:
    room = given_game(rooms, "lords", 150)
    before = story(room, ASTRID)
    while len(tales(room.match)) == len(before) or room.asked()[0].seat == ASTRID:
        play(room, 1, len(room.match.lines))
        after = story(room, ASTRID)
        same = [name for name in before if after.get(name) == before[name]]
        if len(room.match.events) and after.keys() >= before.keys():
            assert len(same) >= len(before) - 1
        before = after
        if len(room.match.lines) > 200:
            break


def test_story_follows_undo_and_names(rooms: Rooms) -> None:
    room = given_game(rooms, "runics", 12)
    kept = story(room, ASTRID)
    play(room, 3, 7)
    room.match.free_undo = True
    while len(room.match.lines) > 12:
        room.do(room.undo(ASTRID, room.moment))

    assert story(room, ASTRID) == kept
    room.do(room.rename(BJORN, "Olena"))
    assert "Olena" in "".join(story(room, ASTRID).values())


def test_last_move_of_each_other_seat_is_known(rooms: Rooms) -> None:
    room = given_game(rooms, "runics", 12)
    moves = msgspec.json.decode(seat_page(room, ASTRID, ASTRID, "en").parts["last"])

    assert sorted(move["seat"] for move in moves) == [1, 2]
    for move in moves:
        event = room.match.events[move["event"]]
        assert event.seat == move["seat"]
        assert any("," in thing for thing in move["things"])


# Results


@pytest.mark.slow
def test_results_say_who_fought_how_and_what_it_brought(rooms: Rooms) -> None:
    room = given_game(rooms, "bloodrage", 66, seed=5)
    seen = set[str]()
    while not room.over:
        play(room, 1, len(room.match.lines))
        for seat in map(Seat, range(4)):
            seen |= {part for part in story(room, seat).values() if part.startswith(RESULT)}
    titles = [re.search("<h3[^>]*>(.*?)</h3>", part).group(1) for part in seen]  # type: ignore[union-attr]  # each has one
    won = [part for part in seen if "wins the battle" in part]

    assert {"Battle", "Quests", "Ragnarok", "The age ends"} <= set(titles)
    assert won
    assert any('<td class="gain">+' in part for part in won)
    assert all("strength" in part.lower() for part in won)
    assert not any("brings nobody" in part for part in seen)


def test_result_of_a_battle_waits_until_it_is_over(rooms: Rooms) -> None:
    room = given_game(rooms, "bloodrage", 24, seed=5)
    while not any(event.kind == "pillage" for event in room.match.events):
        play(room, 1, len(room.match.lines))
    during = [part for part in story(room, ASTRID).values() if part.startswith(RESULT)]
    while not any(decision.prompt == "turn" for decision in room.asked()) and not room.over:
        play(room, 1, len(room.match.lines))
    after = [part for part in story(room, ASTRID).values() if part.startswith(RESULT)]

    assert (len(during), len(after)) == (0, 1)


# The table as it was


@GAMES
def test_each_moment_is_the_table_that_was_there(rooms: Rooms, game: str) -> None:
    """The last event of a choice: the table after it, but for what was asked then."""
    room = given_game(rooms, game, 60)
    heard, after = [], []
    for _ in range(24):
        play(room, 1, len(room.match.lines))
        heard.append(len(room.match.events))
        after.append(room.match.scores)

    for count, scores in zip(heard, after, strict=True):
        then = room.past.state_at(room.match, count - 1)
        assert then is not None
        assert room.match.game.scores(then) == scores


@GAMES
def test_moments_are_the_same_after_a_restart_and_after_undo(rooms: Rooms, game: str) -> None:
    room = given_game(rooms, game, 70)
    again = Rooms(rooms.storage).find(room.name)
    assert again is not None
    ask = range(max(0, len(room.match.events) - 30), len(room.match.events), 3)
    seen, later = (
        [position(then) for n in ask if (then := table.past.state_at(table.match, n))]
        for table in (room, again)
    )

    assert len(seen) == len(ask)
    assert seen == later


def test_what_is_too_long_ago_shows_the_nearest_that_is_kept(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past, "KEPT", 3)
    room = given_game(rooms, "lords", 80)
    then = room.past.state_at(room.match, 0)

    assert then is not None
    assert not room.past.reaches(0)
    assert board_then(room, ASTRID, 0, "en", room.moment)["order"] != {}
    assert board_then(room, ASTRID, 999_999, "en", room.moment)["order"] != {}


def test_no_choice_was_made_and_nothing_is_kept(rooms: Rooms) -> None:
    assert board_then(given_table(rooms), ASTRID, 0, "en", 0)["order"] == {}


@GAMES
def test_layers_that_are_as_now_are_left_out(rooms: Rooms, game: str) -> None:
    room = given_game(rooms, game, 60)
    number = len(room.match.events) - 1
    few = board_then(room, BJORN, number, "en", room.moment)
    whole = board_then(room, BJORN, number, "en", -1)

    assert few["order"] == whole["order"] != {}
    assert len(str(few["layers"])) < len(str(whole["layers"])) / 2


# Events are told once the table shows them


def check_bloodrage(game: BloodRage, event: Event, before: BloodRage) -> bool:
    facts = event.all_facts()
    if event.kind in ("invade", "march", "join"):
        there = PLACES.read(str(facts["target"]))
        assert game.groups[event.seat][there] > before.groups[event.seat][there]
        return True
    if event.kind == "glory":
        assert sum(game.earned[event.seat]) == sum(before.earned[event.seat]) + int(facts["amount"])
        return True
    return False


def check_lords(game: Lords, event: Event, before: Lords) -> bool:
    facts = event.all_facts()
    if event.kind in ("move-army", "retreat", "place-army", "invades", "carried-off"):
        assert (event.seat, facts["region"], facts["value"]) in armies(game)
    elif event.kind in ("army-grows", "army-shrinks"):
        owner = SEATS.read(str(facts["owner"]))
        assert (owner, facts["region"], facts["new"]) in armies(game)
    elif event.kind == "army-destroyed":
        assert len(armies(game)) == len(armies(before)) - 1
    elif event.kind == "take-control":
        assert game.control[REGIONS.read(str(facts["region"]))] == event.seat
    elif event.kind == "kill":
        assert game.over or game.slayer[PREY.read(str(facts["prey"]))] == event.seat
    else:
        return False
    return True


def armies(game: Lords) -> list[tuple[int, str, int]]:
    return [
        (owner_of(army), REGIONS.write(region), game.army_value[army])
        for army, region in enumerate(game.army_region)
        if region != NO_REGION
    ]


def check_runics(game: Runics, event: Event, before: Runics) -> bool:
    if event.kind not in ("lay", "place"):
        return False
    assert game.board != before.board
    return True


CHECKS = {
    "bloodrage": check_bloodrage,
    "lords": check_lords,
    "surtr": check_lords,
    "runics": check_runics,
}


@pytest.mark.slow
@GAMES
def test_picture_of_a_line_shows_what_the_line_says(rooms: Rooms, game: str) -> None:
    """Moves, glory, captures, deaths: the table is changed first and told then."""
    room, checked = given_game(rooms, game, 0), set[str]()
    for _ in range(300):
        if room.over:
            break
        first = len(room.match.events)
        play(room, 1, len(room.match.lines))
        for number in range(first, len(room.match.events)):
            event = room.match.events[number]
            then = room.past.state_at(room.match, number)
            before = room.past.state_at(room.match, number - 1)
            if CHECKS[game](then, event, before):  # type: ignore[operator]  # of its own game
                checked.add(event.kind)

    assert (
        checked
        >= {
            "bloodrage": {"invade", "march", "glory"},
            "lords": {"move-army", "army-shrinks", "army-destroyed", "take-control"},
            "surtr": {"move-army", "army-grows"},
            "runics": {"lay"},
        }[game]
    )


def test_past_shows_no_hidden_cards(rooms: Rooms) -> None:
    """Who looks on sees no hand of the toy, in no moment."""
    room, rng, seen = given_table(rooms, "raid", "link link", automas=1), Random(3), 0
    hidden = re.compile(r'id="card:([a-z0-9-]+)"')
    while not room.over:
        (decision,) = room.asked()
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
        for number in numbers(room, SPECTATOR):
            then = room.past.state_at(room.match, number)
            layers = str(board_then(room, SPECTATOR, number, "en", -1)["layers"])
            assert then is not None
            seen += 1
            hands = {CARDS.write(card) for zone in (7, 8) for card in then.zones[zone]}
            assert not hands & set(hidden.findall(layers))

    assert seen


def test_address_of_a_moment_is_checked(server: Server) -> None:
    links = given_stored(server, choices=6)
    path = links.watch
    found = server.get(f"{path}/story?at=2&json=")
    odd = [server.get(f"{path}/story?at={at}&json=") for at in ("-1", "x", "99999999999", "")]

    assert found[0] == 200
    assert [status for status, _ in odd] == [200] * 4
    assert server.get("/t/nowhere/story?at=2&json=")[0] == 404
