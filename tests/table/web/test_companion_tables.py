"""Beside a real board, without a browser: who tells what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ragnatafl.games import register
from ragnatafl.games.lords.rules.components import hand_of
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, Seat
from ragnatafl.table.web import summary
from ragnatafl.table.web.companion import one_alike, speaks_for, tellers
from ragnatafl.table.web.pages.seat import curtain_for, seat_page
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import voice_at
from table.web.given import ASTRID, BJORN, given_table
from toys.raid import GAME as RAID

register(SURTR)
register(RAID)


def given_beside(rooms: Rooms, game: str = "surtr", seats: str = "automa here") -> Room:
    """A table beside a real board; seats are kinds."""
    kinds: list[tuple[SeatKind, str, str]] = []
    for word in seats.split():
        assert word in ("automa", "here", "link", "bot")
        kinds.append((word, "", ""))  # type: ignore[arg-type]  # one of them
    return rooms.keep(rooms.lay(game, kinds, {}, source="asked", seed="1"))


def tells(room: Room, seat: Seat, text: str) -> None:
    room.do(room.choose(speaks_for(room, seat), text, room.moment))


def offered(room: Room, seat: Seat) -> list[str]:
    options: Any = seat_page(room, seat, seat, "en").head["options"]  # Any: made for a browser
    return [option["text"] for option in options]


def play_told(room: Room, choices: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(choices):
        if room.over:
            return
        decision = room.asked()[0]
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))


# Telling


def test_who_sits_alone_tells_all_that_chance_brings(rooms: Rooms) -> None:
    room = given_beside(rooms)

    assert tellers(room) == (BJORN,)
    assert offered(room, BJORN) == ["forge-token uruz", "forge-token othala", "forge-token algiz"]
    tells(room, BJORN, "forge-token othala")

    assert str(room.match.lines[-1]) == "chance: forge-token othala"
    page = seat_page(room, BJORN, BJORN, "en")
    assert page.head["chance"] is True
    assert "Tell what the real table shows" in page.parts["banner"]


def test_onlookers_and_bots_tell_nothing(rooms: Rooms) -> None:
    room = given_beside(rooms, "raid", "link bot")

    assert tellers(room) == (ASTRID,)
    assert offered(room, SPECTATOR) == []
    assert speaks_for(room, BJORN) == BJORN


def test_what_goes_into_a_hand_is_told_by_its_owner(rooms: Rooms) -> None:
    room = given_beside(rooms, "raid", "link link")
    assert tellers(room) == (ASTRID,)
    for card in ("axe-1", "axe-2", "axe-3", "axe-4"):
        tells(room, ASTRID, f"deck {card}")

    assert tellers(room) == (BJORN,)
    assert offered(room, ASTRID) == []


def test_the_list_of_cards_tells_nothing_of_other_hands(rooms: Rooms) -> None:
    """What Astrid told is in Bjorn's list as well: he cannot know it. Telling it is refused."""
    room = given_beside(rooms, "raid", "link link")
    for card in ("axe-1", "axe-2", "axe-3", "axe-4"):
        tells(room, ASTRID, f"deck {card}")
    before = len(room.match.lines)

    assert len(offered(room, BJORN)) == 16
    with pytest.raises(Illegal):
        tells(room, BJORN, "deck axe-1")
    assert len(room.match.lines) == before


def test_a_die_is_told_by_anybody(rooms: Rooms) -> None:
    room = given_beside(rooms, "raid", "link link")
    for seed in range(200):
        if room.asked()[0].seat == CHANCE and room.asked()[0].behalf == CHANCE:
            break
        play_told(room, 1, seed)

    assert tellers(room) == (ASTRID, BJORN)
    assert offered(room, ASTRID) == offered(room, BJORN)
    assert offered(room, BJORN)[0].startswith("raid-die")
    assert summary.mine_entry(room, BJORN, "en")["waiting"]


def test_cards_that_look_alike_stand_there_once(rooms: Rooms) -> None:
    room = given_beside(rooms)
    while "combat-deck sword-a" not in [o.text for o in room.asked()[0].options]:
        play_told(room, 1)

    texts = offered(room, BJORN)

    assert "combat-deck sword-a" in texts
    assert "combat-deck sword-b" not in texts


def test_one_that_looks_alike_is_taken_where_the_other_lies_elsewhere(rooms: Rooms) -> None:
    room = given_beside(rooms, "surtr")
    while "combat-deck sword-a" not in [o.text for o in room.asked()[0].options]:
        play_told(room, 1)
    tells(room, BJORN, "combat-deck sword-a")
    while "combat-deck sword-b" not in [o.text for o in room.asked()[0].options]:
        play_told(room, 1)

    voice = voice_at(room, "en")

    assert one_alike(room, "combat-deck sword-a", voice) == "combat-deck sword-b"
    assert one_alike(room, "combat-deck nonsense", voice) == "combat-deck nonsense"


def test_what_a_follower_draws_face_down_is_not_asked(rooms: Rooms) -> None:
    """Its first combat card comes in the set-up; asked is only what lies open or is one's own."""
    room = given_beside(rooms)
    asked = set()
    while room.asked()[0].seat == CHANCE:
        asked.add(str(dict(room.asked()[0].facts)["lot"]))
        play_told(room, 1)

    assert room.match.state.zones[hand_of(ASTRID)]
    assert "combat-deck" not in asked
    assert not any(lot.endswith("-stack") and "jarl" in lot for lot in asked)
    assert "action-deck astrid" in asked


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_told_game_contradicts_nobody(rooms: Rooms, seed: int) -> None:
    """Whatever is told, each person must think possible what the table holds."""
    room = given_beside(rooms)
    cards = sum(map(len, room.match.state.zones))
    for step in range(60):
        play_told(room, 3, seed * 1000 + step)
        state = room.match.state
        for seat in range(state.seats):
            for zone, pile in enumerate(state.zones):
                believed = state.may_be[seat * len(state.zones) + zone]
                assert all(believed >> card & 1 for card in pile)
        assert sum(map(len, state.zones)) == cards


@pytest.mark.slow
def test_anything_can_be_taken_back(rooms: Rooms) -> None:
    room = given_beside(rooms)
    play_told(room, 40)
    for left in range(39, -1, -1):
        room.do(room.undo(BJORN, room.moment))
        assert len(room.match.lines) == left
    with pytest.raises(Illegal):
        room.do(room.undo(BJORN, room.moment))


def test_people_together_take_back_freely(rooms: Rooms) -> None:
    """Also what another told, and what chance brought."""
    room = given_beside(rooms, "raid", "link link")
    tells(room, ASTRID, "deck axe-1")

    assert room.why_not_undo(BJORN) is None
    room.do(room.undo(BJORN, room.moment))

    assert room.match.lines == []


def test_a_table_comes_back_from_storage(rooms: Rooms) -> None:
    room = given_beside(rooms)
    play_told(room, 30)

    again = Rooms(rooms.storage).find(room.name)

    assert again is not None
    assert again.match.record().choices == room.match.record().choices


def test_a_rematch_stays_beside_the_board(rooms: Rooms) -> None:
    assert rooms.keep(rooms.lay_again(given_beside(rooms))).beside_board
    assert not rooms.keep(rooms.lay_again(given_table(rooms))).beside_board


def test_at_one_screen_the_owner_takes_it(rooms: Rooms) -> None:
    room = given_beside(rooms, "raid", "here here")

    assert curtain_for(room, ASTRID, SPECTATOR) == ASTRID
    assert curtain_for(room, ASTRID, BJORN) == ASTRID
    assert curtain_for(room, ASTRID, ASTRID) is None
