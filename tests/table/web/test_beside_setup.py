"""A table beside a real board is opened: who sits, who keeps what, which cards, how it is laid."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kit.telling import beside_of
from ragnatafl.games import find_game, register
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.games.surtr.rules.components import TILES
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Face, make_setup
from ragnatafl.kernel.keeps import usual_keepers
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat
from ragnatafl.table.automas import seats_to_fill
from ragnatafl.table.web import opening
from ragnatafl.table.web.laying import from_empty, from_file
from ragnatafl.table.web.messages import LAID, Tell, ToldField
from ragnatafl.table.web.pages.beside import turn_beside
from ragnatafl.table.web.pages.beside_setup import setup_page
from ragnatafl.table.web.pages.table import table_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.summary import invitation_to, mine_entry
from table.web.given import BJORN
from table.web.test_box import House
from table.web.test_pages import well_made
from toys.raid import GAME as RAID

register(SURTR)
register(RAID)
each_code = pytest.mark.parametrize("code", LANGUAGES)
KEPT = usual_keepers(SURTR.keeps(make_setup(SURTR, 2)))
APP = KEPT | {"events": "app"}
PERSON = BJORN
Data = dict[str, str]


class Host:
    """Somebody who opens tables from the page, as it sends them."""

    def __init__(self, folder: Path) -> None:
        self.house = House(folder)

    async def asks(
        self, laid: str = "app", seats: int | list[Data] = 2, code: str = "en", **more: Any
    ) -> Any:
        """What the page is answered; Any: JSON. Seats are so many here, or as they are filled."""
        game = more.pop("game", "surtr")
        filled = seats if isinstance(seats, list) else [{"kind": "here"}] * seats
        kept = KEPT if game == "surtr" else {}
        table = {"game": game, "seats": filled, "laid": laid, "kept": kept, **more}
        answer = await self.house.olena.post(f"/beside/open?lang={code}", json=table)
        return answer.json()

    async def opens(self, *args: Any, **more: Any) -> Room:
        found = await self.asks(*args, **more)
        assert "refused" not in found, found
        assert found["beside"] == f"/t/{found['room']}/beside"
        room = self.house.hall.tables.rooms.find(found["room"])
        assert room is not None
        return room


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    made = Host(tmp_path)
    yield made
    await made.house.olena.aclose()
    await made.house.rui.aclose()
    made.house.hall.bots.thinkers.close()
    made.house.hall.tables.keeper.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def lies(room: Room, seat: Seat, name: str) -> dict[str, object]:
    """By place what the fields of this name say there."""
    beside, seen = beside_of(room.match), room.match.view(seat)
    found = (beside.find(seen, at, name) for at in beside.places(seen))
    return {field.at: field.value for field in found if field is not None and field.value}


# The page


@each_code
@pytest.mark.parametrize("name", ["lords", "surtr", "raid"])
def test_the_page_asks_all_of_it_with_a_usual_answer(name: str, code: str) -> None:
    game = find_game(name)
    page = setup_page(game, code)
    voice = PageVoice(code, game)

    well_made(page)
    assert "web-" not in page.replace("ragnatafl.table.web", "")
    for keep in game.keeps(make_setup(game, min(game.seats))):
        if keep.name == "set-up":
            continue
        assert voice.keep(keep.name) in page.replace("&#x27;", "'")
        for keeper in keep.may:
            usual = " checked" if keeper == keep.usual else ""
            assert f'name="keep {keep.name}" value="{keeper}"{usual}>' in page
    assert f'name="laid" value="{LAID[0]}" checked>' in page


@pytest.mark.anyio
async def test_old_addresses_lead_to_it(host: Host) -> None:
    olena = host.house.olena

    old = await olena.get("/companion/surtr")

    assert (old.status_code, old.headers["location"]) == (301, "/beside/surtr")
    assert (await olena.get("/beside/surtr")).status_code == 200
    assert 'href="/beside/surtr"' in (await olena.get("/")).text
    assert (await olena.get("/beside/runics")).status_code == 200
    assert (await olena.get("/beside/nonsense")).status_code == 404


@pytest.mark.anyio
async def test_a_game_without_words_for_its_board_has_the_page_of_all(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "find_game", lambda name: replace(RAID, open_face=Face))

    answer = await host.house.olena.get("/beside/raid")

    assert answer.headers["location"] == "/beside"


# How the board gets laid


@pytest.mark.anyio
async def test_the_app_lays_it_and_says_so(host: Host) -> None:
    """Eleven things that a box would have drawn are steps to carry out, none is asked."""
    room = await host.opens("app", kept=APP)

    told = turn_beside(room, PERSON, "en")

    texts = [step["text"] for step in told["steps"]]
    assert sum(text.startswith("Lay the forge token of") for text in texts) == 4
    assert sum("Lay the board of" in text for text in texts) == 3
    assert sum(text.startswith("Put Loki") for text in texts) == 1
    assert told["now"]["line"] == "Choose your hero"
    assert room.match.setup.kept["set-up"] == "app"
    assert room.match.setup.kept["combat"] == "counted"


@pytest.mark.anyio
async def test_by_the_usual_answers_a_solo_table_asks_eight_things(host: Host) -> None:
    """To open it, three events for the monsters, a hero, an origin, a sea, a region."""
    room = await host.opens()
    asked = []
    while "LOR-7.10.6.2" not in asked:
        decision = room.asked()[0]
        asked.append(decision.rule)
        room.do(room.choose(decision.seat, decision.options[0].text, room.moment))

    assert asked == [
        "LOR-7.9.1", "LOR-7.9.2", "LOR-7.9.2",
        "LOR-7.10.2", "LOR-7.10.2", "LOR-7.10.6.1", "LOR-7.10.6.2",
    ]  # fmt: skip


@pytest.mark.anyio
async def test_what_people_draw_is_asked(host: Host) -> None:
    room = await host.opens("asked")

    assert dict(room.asked()[0].facts)["lot"] == "forge-token"
    assert turn_beside(room, PERSON, "en")["steps"] == []


@pytest.mark.anyio
async def test_a_board_that_lies_there_is_told_from_an_empty_one(host: Host) -> None:
    """What is the Follower's lies as its tile says; of the person's there is nothing. The first
    turn waits until all is told, and is played on that board."""
    room = await host.opens("told", options={"hero": "ragnar"})
    assert lies(room, PERSON, "armies bjorn") == {}
    (home,) = lies(room, PERSON, "armies astrid")
    assert lies(room, PERSON, "control") == {home: "astrid"}
    assert lies(room, PERSON, "drakkars") == {}
    assert set(lies(room, PERSON, "monsters").values()) <= {("loki",)}
    now = turn_beside(room, PERSON, "en")["now"]
    assert now["tell"] == "Tell your board"
    assert [one["text"] for one in now["options"]] == ["begin"]

    there = next(at for at in ("area:11", "area:12") if at != home)
    fields = [
        ToldField(there, "armies bjorn", [2, 1], []),
        ToldField(there, "control", "bjorn", ""),
    ]
    room.do(room.tell(PERSON, Tell(seat=PERSON, moment=room.moment, fields=fields)))
    assert room.asked()[0].prompt == "board-laid"
    assert lies(room, PERSON, "armies bjorn") == {there: (2, 1)}
    room.do(room.choose(PERSON, "begin", room.moment))

    steps = turn_beside(room, PERSON, "en")["steps"]
    assert len(steps) > 2
    assert {step["seat"] for step in steps} == {0}


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("lords", 2, {}),
        ("lords", 4, {}),
        ("surtr", 2, {"difficulty": "ragnarok", "challenges": "all"}),
        ("surtr", 4, {}),
        ("surtr", 4, {"people": 2}),
        ("surtr", 4, {"people": 3}),
    ],
)
def test_every_empty_board_can_be_played_from(
    name: str, seats: int, options: dict[str, object]
) -> None:
    """Whatever is chosen; and a file of it is as good."""
    empty = from_empty(name, seats, options)
    again = from_file(name, msgspec.json.encode(empty).decode(), None, {})

    assert again["table"] == empty["table"]
    assert "memory" not in empty
    first = seats_to_fill(make_setup(find_game(name), seats, options))[0]
    step = {"step": "begin-as-laid", "seat": SEATS.write(first)}
    assert empty["agenda"][0] == again["agenda"][0] == step


@pytest.mark.anyio
async def test_a_table_is_as_a_file_has_it(host: Host) -> None:
    """Its seats, its options, its board; who sits there comes from the form, if that fits."""
    document = from_empty("surtr", 3, {"people": 2, "difficulty": "easy"})
    document["table"]["power"][0] = 5
    file = msgspec.json.encode(document).decode()

    two = await host.opens("file", position=file)
    names = [{"kind": "here", "name": name} for name in ("", "Olena", "Rui")]
    three = await host.opens("file", seats=names, position=file)

    assert [place.kind for place in two.places] == ["automa", "here", "here"]
    assert [place.name for place in three.places[1:]] == ["Olena", "Rui"]
    assert three.match.setup.chosen()["difficulty"] == "easy"
    assert three.match.state.power[0] == 5
    assert three.match.setup.kept["die"] == "app"


@pytest.mark.parametrize("part", ["table", "zones", "seats", "agenda", "options"])
@pytest.mark.parametrize("wrong", [None, 7, "text", [], {}, {"control": 3}, [[1]]])
def test_a_broken_file_is_refused(part: str, wrong: object) -> None:
    document = {**from_empty("surtr", 2, {}), part: wrong}
    file = msgspec.json.encode(document).decode()

    if (part, wrong) in (("options", {}), ("zones", {}), ("table", {})):
        return  # what is left out is as usual
    with pytest.raises(BadInput):
        from_file("surtr", file, None, {})


# Who sits


@pytest.mark.anyio
@pytest.mark.parametrize("followers", [1, 2, 3])
async def test_several_followers(host: Host, followers: int) -> None:
    room = await host.opens("told", seats=followers + 1)

    assert [place.kind for place in room.places] == ["automa"] * followers + ["here"]
    assert len({place.name for place in room.places}) == followers + 1
    heroes = lies(room, Seat(followers), "heroes")
    assert sum(map(len, heroes.values())) == followers + 1  # type: ignore[arg-type]  # of heroes


@pytest.mark.anyio
async def test_two_people_and_a_follower_have_an_arbiter(host: Host) -> None:
    room = await host.opens("told", seats=3, options={"people": 2})
    state = room.match.state
    assert isinstance(state, Surtr)

    assert state.arbiter == Seat(2) != NOBODY
    assert room.seating.seats_here(Seat(1)) == (Seat(1), Seat(2))
    assert lies(room, PERSON, "arbiter") == {"table:": "dagny"}


@pytest.mark.anyio
@pytest.mark.parametrize("hero", ["ragnar", "lagertha", "aslaug", "snorri", "beowulf", "sixth"])
async def test_each_hero_by_wish(host: Host, hero: str) -> None:
    room = await host.opens("app", options={"hero": hero}, kept=APP)

    state = room.match.state
    assert TILES.write(state.corrupted[0]) == hero


@pytest.mark.anyio
async def test_names_and_links_are_as_the_form_has_them(host: Host) -> None:
    seats = [{"kind": "automa"}, {"kind": "here", "name": "Olena"}, {"kind": "link", "name": "Rui"}]
    room = await host.opens("told", seats=seats, options={"people": 2})

    assert [place.name for place in room.places[1:]] == ["Olena", "Rui"]
    assert room.places[2].invitation
    assert mine_entry(room, PERSON, "en")["link"] == f"/t/{room.name}/beside"
    assert f'href="/t/{room.name}/beside"' in table_page(room, PERSON, "en")


@pytest.mark.anyio
async def test_who_is_invited_comes_to_the_turn(host: Host) -> None:
    seats = [{"kind": "automa"}, {"kind": "here"}, {"kind": "link"}]
    room = await host.opens(seats=seats, options={"people": 2}, kept=APP)

    came = await host.house.rui.post(invitation_to(room, Seat(2)), data={"name": "Rui"})

    assert (came.status_code, came.headers["location"]) == (303, f"/t/{room.name}/beside")
    assert (await host.house.rui.get(came.headers["location"])).status_code == 200


@pytest.mark.anyio
async def test_a_told_board_waits_for_who_is_here(host: Host) -> None:
    seats = [{"kind": "automa"}, {"kind": "link"}, {"kind": "here"}]
    room = await host.opens("told", seats=seats, options={"people": 2})

    assert room.asked()[0].seat == Seat(2)


# What cannot be


REFUSED: list[tuple[dict[str, Any], str, str]] = [  # Any: what a form may hold
    ({"seats": 2, "options": {"people": 2}}, "people", "SOLO-13.1"),
    ({"seats": 4, "options": {"people": 1, "hero": "ragnar"}, "game": "lords"}, "people", "people"),
    ({"seats": 5}, "count", "SOLO-14.5.1"),
    ({"options": {"hero": "beowulf"}, "content": "expansions"}, "hero", "SOLO-14.4"),
    ({"kept": {"dice": "app"}}, "", "dice"),
    ({"kept": {"die": "counted"}}, "", "counted"),
    ({"content": "nobodys-box"}, "", "no such box"),
    ({"laid": "told", "game": "runics"}, "", "does not wait"),
    ({"laid": "file", "position": "{"}, "position", "cannot be played from"),
    ({"laid": "file", "position": '{"ragnatafl": "record"}'}, "position", "not a position"),
]


@pytest.mark.anyio
@pytest.mark.parametrize(("more", "field", "says"), REFUSED)
async def test_what_does_not_go_together_is_named_at_its_field(
    host: Host, more: dict[str, Any], field: str, says: str
) -> None:
    found = await host.asks(**more)

    assert says in found["refused"]
    assert found["faults"][0]["name"] == field
    assert host.house.hall.tables.rooms.loaded() == []


@pytest.mark.anyio
async def test_a_refusal_is_in_the_readers_language(host: Host) -> None:
    told = {
        code: (await host.asks(seats=2, options={"people": 2}, code=code))["refused"]
        for code in LANGUAGES
    }

    assert len(set(told.values())) == len(LANGUAGES)
    assert told["uk"].startswith("З 2 місць людям")


@pytest.mark.anyio
async def test_a_bot_holds_no_cards_that_are_only_counted(host: Host) -> None:
    seats = [{"kind": "automa"}, {"kind": "here"}, {"kind": "bot"}]

    found = await host.asks(seats=seats, options={"people": 2})

    assert "bot" in found["refused"]


@pytest.mark.anyio
async def test_the_proposed_expansions_are_played(host: Host) -> None:
    room = await host.opens("told", content="expansions")

    pack = room.match.setup.content.pack
    assert pack is not None
    assert "asgard" in {
        at.partition(":")[2] for at in beside_of(room.match).places(room.match.state)
    }


# The table


@pytest.mark.anyio
async def test_other_tables_have_no_such_link(host: Host) -> None:
    table = {"game": "surtr", "seats": [{"kind": "automa"}, {"kind": "here"}], "wait": False}
    found = (await host.house.olena.post("/new", json=table)).json()

    assert found["beside"] == ""
    room = host.house.hall.tables.rooms.find(found["room"])
    assert room is not None
    assert "to-beside" not in table_page(room, PERSON, "en")
