"""A small evening in the club with a server that is killed, and faults that its accounts find."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.accounts import Accounts, own_choices
from ragnatafl.lab.evening import BRINK, Evening, Plan
from ragnatafl.lab.losses import Fate, Said, Saying
from ragnatafl.lab.receivers import Got, Site
from ragnatafl.lab.regulars import Line, Outage
from ragnatafl.table.club.clocks import Clock
from ragnatafl.table.storage import Entry
from ragnatafl.table.storage.outages import Outages
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.storage.statements import Statements
from ragnatafl.table.storage.talk import CLUB, Talk
from ragnatafl.table.storage.tournaments import StoredTournaments
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms

ASTRID, BJORN = Seat(0), Seat(1)
NAMES = ("astrid", "bjorn", "dagny", "eirik")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.slow
@pytest.mark.anyio
async def test_an_evening_loses_nothing_doubles_nothing_and_charges_nobody(tmp_path: Path) -> None:
    plan = Plan(people=24, entered=8, rounds=2, seconds=240, away=2, think=(0.1, 0.7), games=1)
    evening = Evening(tmp_path, plan)
    try:
        figures = await evening.run()
    finally:
        evening.close()
    print(figures)

    assert figures.faults == []
    assert (figures.rounds, figures.paired) == (2, 8)
    assert 0 < figures.brink <= BRINK
    assert figures.away >= 2
    assert figures.times_up >= 4  # a bot, a vote, given up; and who had seconds left at the kill
    assert figures.over == figures.rated >= 8 + 4 + 1
    assert figures.alerts > 0
    assert figures.lines > 24 / 3


# What the accounts find


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SQLite]:
    made = SQLite(tmp_path / "tables.db")
    yield made
    made.close()


def given_table(store: SQLite, clock: Clock | None = None) -> Room:
    rooms = Rooms(store)
    places = [("link", name, "") for name in NAMES[:2]]
    laid = rooms.lay("runics", places, {}, holders=NAMES[:2], clock=clock or Clock("live", 60))  # type: ignore[arg-type]  # the kind of a seat
    return rooms.keep(laid)


def when_astrid_or_bjorn_chooses(room: Room) -> Saying:
    decision = room.asked()[0]
    text = decision.options[0].text
    room.do(room.choose(decision.seat, text, room.moment))
    return Saying("choice", int(decision.seat), text)


def accounts_of(store: SQLite) -> Accounts:
    accounts = Accounts(store)
    accounts.read()
    assert accounts.faults == []
    return accounts


def test_a_lost_choice_is_found(store: SQLite) -> None:
    room = given_table(store)
    said = when_astrid_or_bjorn_chooses(room)
    accounts = accounts_of(store)
    known = Said(said, Fate.ACKNOWLEDGED)
    accounts.choices({(room.name, said.seat): [known]})
    assert accounts.faults == []

    accounts.choices({(room.name, said.seat): [known, Said(said, Fate.ACKNOWLEDGED)]})

    (fault,) = accounts.faults
    assert "lost" in fault


def test_a_choice_that_nobody_made_is_found(store: SQLite) -> None:
    room = given_table(store)
    said = when_astrid_or_bjorn_chooses(room)
    accounts = accounts_of(store)

    accounts.choices({(room.name, said.seat): [Said(said, Fate.REFUSED)]})

    (fault,) = accounts.faults
    assert "not said, or twice" in fault


def test_what_a_bot_chose_is_nobodys(store: SQLite) -> None:
    room = given_table(store)
    store.append(
        room.name,
        room.stored,
        [
            Entry("choice", {"seat": 1, "text": "mine"}),
            Entry("take-over", {"seat": 1, "by_bot": True}),
            Entry("choice", {"seat": 1, "text": "the bot's"}),
            Entry("take-over", {"seat": 1, "by_bot": False}),
            Entry("choice", {"seat": 1, "text": "mine again"}),
        ],
    )

    found = own_choices(store.events(room.name), 1)

    assert [saying.text for saying in found] == ["mine", "mine again"]


def test_a_line_that_is_there_twice_or_not_at_all_is_found(store: SQLite) -> None:
    talk = Talk(store)
    for text in ("once", "twice", "twice"):
        talk.say(CLUB, "astrid", "text", text=text)
    accounts = accounts_of(store)
    lines = [Line(text, Fate.ACKNOWLEDGED) for text in ("once", "twice", "never")]

    assert accounts.talk([*lines, Line("unheard")]) == 3

    assert len(accounts.faults) == 2


def test_a_game_that_was_not_noted_is_found(store: SQLite) -> None:
    room = given_table(store)
    room.do(room.resign(ASTRID))
    accounts = accounts_of(store)

    assert accounts.results() == (0, 0)

    assert accounts.faults == [f"{room.name}: it is over, and not noted"]


def test_a_clock_that_was_charged_for_an_outage_is_found(store: SQLite) -> None:
    room = given_table(store)
    began = store.events(room.name)[0].at
    Statements(store).run("UPDATE events SET at = at - 30 WHERE number = 0")
    when_astrid_or_bjorn_chooses(room)
    outage = Outage(began - 25, began - 5)

    accounts = accounts_of(store)
    accounts.clocks(outage)
    assert "charged 20" in accounts.faults[0]

    Outages(store).note(began - 25, began - 5)
    accounts = accounts_of(store)
    assert accounts.clocks(outage) == (1, 0)
    assert accounts.faults == []


def test_a_time_that_ran_out_in_an_outage_is_found(store: SQLite) -> None:
    room = given_table(store)
    began = store.events(room.name)[0].at
    Statements(store).run("UPDATE events SET at = at - 70 WHERE number = 0")
    seat = int(room.asked()[0].seat)
    store.append(room.name, room.stored, [Entry("clock", {"do": "up", "seat": seat})])
    Outages(store).note(began - 65, began - 5)

    accounts = accounts_of(store)
    accounts.clocks(Outage(began - 65, began - 5))

    assert [fault for fault in accounts.faults if "out of time with 50" in fault]


def test_alerts_of_which_nobody_knows_are_found(store: SQLite) -> None:
    site = Site()
    try:
        site.take(Got("/hook/1", "a key", {}, b""))
        site.take(Got("/hook/1", "a key", {}, b""))
        accounts = accounts_of(store)

        assert accounts.alerts(site) == (2, 1)
    finally:
        site.close()

    assert accounts.faults == ["/hook/1: a key came, and nobody put it"]


def test_two_who_meet_twice_and_a_result_that_counts_twice_are_found(store: SQLite) -> None:
    stored = StoredTournaments(store)
    shares = {"astrid": 1.0, "bjorn": 0.0}
    result = {"round": 1, "table": 1, "shares": shares}
    events: list[tuple[str, dict[str, object]]] = [
        ("open", {"name": "Yule", "game": "runics", "seats": 2, "options": {}, "system": "swiss",
                  "rounds": 2, "opener": "astrid"}),
        ("join", {"player": "astrid", "name": "Astrid"}),
        ("join", {"player": "bjorn", "name": "Bjorn"}),
        ("begin", {}),
        ("round", {"tables": [NAMES[:2]], "resting": []}),
        ("result", result),
        ("result", result),
        ("round", {"tables": [NAMES[:2]], "resting": []}),
        ("result", {**result, "round": 2}),
        ("close", {}),
    ]  # fmt: skip
    for number, (kind, data) in enumerate(events):
        assert stored.append("yule", number, kind, data)
    accounts = accounts_of(store)

    accounts.tournament("yule", NAMES[:2], 2)

    assert accounts.faults == ["tournament: two met 2 times", "tournament: (1, 1): 2 results"]
