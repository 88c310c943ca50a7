"""Beside a real board, without a browser: who tells what, and tables set up piece by piece."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ragnatafl.games import find_game, register
from ragnatafl.games.lords.rules.components import COMBAT_DECK, hand_of
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import Document
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, Seat
from ragnatafl.table.web import summary
from ragnatafl.table.web.columns import shown_columns
from ragnatafl.table.web.companion import one_alike, speaks_for, tellers
from ragnatafl.table.web.pages.companion import Look, PlayFrom, lay_from, look, setup_of
from ragnatafl.table.web.pages.seat import curtain_for, seat_page
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import PageVoice, voice_at
from ragnatafl.table.web.setting_up import Change, Samples
from table.web.given import ASTRID, BJORN, given_table
from table.web.test_pages import well_made
from toys.raid import GAME as RAID

register(SURTR)
register(RAID)
GAMES = pytest.mark.parametrize("name", ["runics", "bloodrage", "lords", "surtr"])
SAMPLES = Samples()  # each takes a fifth of a second


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


# Setting up


def surtr_table() -> Document:
    """A table of two, just set up."""
    made: Any = look(SURTR, Look(), "en", SAMPLES)  # Any: made for a browser
    document: Document = made["document"]
    return document


def seen(
    game: Game[Any], document: Document, change: Document | None = None, area: str = ""
) -> Any:
    made: Any = msgspec.convert(change, Change) if change else None  # Any: one of the changes
    return look(game, Look(document=document, change=made, area=area), "en", SAMPLES)


@pytest.mark.slow
@GAMES
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_fresh_table_can_be_played(name: str, code: str) -> None:
    made: Any = look(find_game(name), Look(), code, SAMPLES)

    assert made["fine"], made["parts"]["faults"]
    well_made(made["parts"]["form"])


@GAMES
def test_a_table_opens_from_what_was_set_up(rooms: Rooms, name: str) -> None:
    game = find_game(name)
    document: Any = look(game, Look(), "en", SAMPLES)["document"]

    room = rooms.keep(lay_from(rooms, game, PlayFrom(document), "en"))

    assert room.beside_board
    assert [place.kind for place in room.places].count("here") == 1
    assert room.match.position()["table"] == document["table"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ["lords", "surtr"])
def test_all_that_is_on_the_table_has_a_name(name: str, code: str) -> None:
    setup, words = make_setup(find_game(name), 2), PageVoice(code, find_game(name)).language

    unnamed = [c.name for c in shown_columns(setup) if not words.has(f"draw-column-{c.name}")]

    assert unnamed == []


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", ["lords", "surtr"])
def test_every_place_of_a_column_has_a_name(name: str, seats: int) -> None:
    setup = make_setup(find_game(name), seats)
    state = Match[Any](setup, seed="1").state
    assert setup.game.face.places is not None

    for column, (outer, *inner) in setup.game.face.places(setup).items():
        entries = getattr(state, column)
        assert len(outer) == len(entries), column
        assert all(len(row) == len(names) for names in inner for row in entries), column


def test_a_follower_can_be_next() -> None:
    document = surtr_table()
    setup = setup_of(SURTR, document)
    number = next(n for n, m in enumerate(SAMPLES.of(setup).moments) if m.seat == ASTRID)

    changed = seen(SURTR, document, {"type": "next", "number": number})

    assert changed["fine"]
    assert changed["document"]["table"]["active"] == "astrid"


def test_pointing_at_a_region_shows_what_is_there() -> None:
    document = surtr_table()
    home = document["table"]["hero_region"][BJORN]

    fields = seen(SURTR, document, area=home)["parts"]["area"]

    well_made(fields)
    for column in ("control", "army_region", "army_value", "hero_region"):
        assert f'data-column="{column}"' in fields
    for column in ("temples", "desolation"):
        assert f'data-column="{column}" data-place="" data-member="{home}"' in fields
    assert 'data-column="priests"' not in fields
    assert 'data-bring="monster_region"' in fields


@pytest.mark.parametrize(
    ("change", "path", "after"),
    [
        ({"type": "entry", "column": "power", "place": [0], "value": 3}, ("power", 0), 3),
        (
            {"type": "entry", "column": "army_value", "place": [6], "value": "2"},
            ("army_value", 6),
            2,
        ),
        (
            {"type": "entry", "column": "control", "place": [1], "value": "bjorn"},
            ("control", 1),
            "bjorn",
        ),
        ({"type": "entry", "column": "placed", "place": [], "value": True}, ("placed",), True),
        (
            {"type": "member", "column": "allies", "place": [2], "member": "bjorn", "inside": True},
            ("allies", 2),
            2,
        ),
    ],
)
def test_every_kind_of_entry_can_be_changed(
    change: Document, path: tuple[str | int, ...], after: object
) -> None:
    document = surtr_table()

    entry = seen(SURTR, document, change)["document"]["table"]
    for part in path:
        entry = entry[part]

    assert entry == after


def test_a_set_grows_and_shrinks() -> None:
    document = surtr_table()
    change = {"type": "member", "column": "desolation", "place": [], "member": "9"}
    before = document["table"]["desolation"]

    with_it = seen(SURTR, document, {**change, "inside": True})["document"]
    without = seen(SURTR, with_it, {**change, "inside": False})["document"]

    assert "9" in with_it["table"]["desolation"].split()
    assert without["table"]["desolation"] == before


def test_faults_are_told_and_can_be_mended() -> None:
    document = surtr_table()
    change = {"type": "entry", "column": "army_value", "place": [6]}
    value = document["table"]["army_value"][6]

    wrong = seen(SURTR, document, {**change, "value": 0})
    right = seen(SURTR, wrong["document"], {**change, "value": value})

    assert not wrong["fine"]
    assert "value 0" in wrong["parts"]["faults"]
    assert wrong["parts"]["board"] == ""
    assert right["fine"]


def test_a_card_is_put_and_unseen_ones_are_counted() -> None:
    document = surtr_table()
    deck, hand = "combat-deck", "hand astrid"
    held = len(document["zones"][hand])

    counted = seen(SURTR, document, {"type": "count", "zone": hand, "count": held + 2})["document"]
    card = counted["zones"][deck][0]
    put = seen(SURTR, counted, {"type": "card", "card": card, "zone": "combat-discard"})["document"]

    assert len(counted["zones"][hand]) == held + 2
    assert card in put["zones"]["combat-discard"]
    assert card not in put["zones"][deck]
    fewer = seen(SURTR, put, {"type": "count", "zone": hand, "count": 0})
    assert fewer["document"]["zones"][hand] == []
    assert fewer["fine"]


@pytest.mark.parametrize(
    "change",
    [
        {"type": "entry", "column": "nonsense", "place": [], "value": 1},
        {"type": "entry", "column": "control", "place": [99], "value": "bjorn"},
        {"type": "entry", "column": "control", "place": [-1], "value": "bjorn"},
        {"type": "entry", "column": "control", "place": [1], "value": "nobody-known"},
        {"type": "entry", "column": "control", "place": [1, 1], "value": "bjorn"},
        {"type": "member", "column": "desolation", "place": [], "member": "99", "inside": True},
        {"type": "member", "column": "control", "place": [1], "member": "bjorn", "inside": True},
        {"type": "card", "card": "nonsense", "zone": "combat-deck"},
        {"type": "card", "card": "sword-a", "zone": "nowhere"},
        {"type": "count", "zone": "hand astrid", "count": 400},
        {"type": "next", "number": 400},
    ],
)
def test_what_makes_no_sense_is_refused(change: Document) -> None:
    with pytest.raises(BadInput):
        seen(SURTR, surtr_table(), change)


@pytest.mark.parametrize("part", ["table", "zones", "seats", "agenda", "options"])
@pytest.mark.parametrize("wrong", [None, 7, "text", [], {}, {"control": 3}, [[1]]])
def test_a_broken_position_stops_nothing(part: str, wrong: object) -> None:
    document = {**surtr_table(), part: wrong}

    try:
        made = seen(SURTR, document, area="4")
    except BadInput:
        return
    assert not made["fine"] or part == "options"


@pytest.mark.slow
def test_a_position_from_a_file_is_taken_in() -> None:
    match: Match[Any] = Match(make_setup(SURTR, 3), seed="4")
    rng = Random(4)
    for _ in range(30):
        match.choose(rng.choice(match.decision.options))

    made: Any = look(SURTR, Look(document=match.position(), from_file=True), "en", SAMPLES)

    assert made["fine"]
    assert made["document"]["table"] == match.position()["table"]
    assert "memory" not in made["document"]
    with pytest.raises(BadInput):
        look(SURTR, Look(document={"ragnatafl": "record"}, from_file=True), "en", SAMPLES)


def test_faulty_tables_are_not_opened(rooms: Rooms) -> None:
    document = surtr_table()
    document["table"]["army_value"][6] = 0

    with pytest.raises(BadInput, match="value 0"):
        rooms.keep(lay_from(rooms, SURTR, PlayFrom(document), "en"))


def test_people_may_tell_any_unseen_card_of_a_table_set_up(rooms: Rooms) -> None:
    """What a Follower holds was only counted: it may turn out to be any card nobody has seen."""
    made: Any = look(SURTR, Look(), "en", SAMPLES)
    counted = seen(SURTR, made["document"], {"type": "count", "zone": "hand astrid", "count": 3})

    room = rooms.keep(lay_from(rooms, SURTR, PlayFrom(counted["document"]), "en"))

    state = room.match.state
    believed = state.may_be[BJORN * len(state.zones) + hand_of(ASTRID)]
    assert all(believed >> card & 1 for card in state.zones[COMBAT_DECK])
