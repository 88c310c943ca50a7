"""Orders of who keeps a server: what holds because of them, and what is refused."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.orders import (
    LINK_SECONDS,
    LONGEST_TEXT,
    VISIT_SECONDS,
    Owner,
    hashed,
    orders_in,
    table_of,
    tables_of,
)
from ragnatafl.table.storage.notices import Notices
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, given_table, play

if TYPE_CHECKING:
    from table.conftest import Run

ASTRIDS = hashed("the cookie of Astrid")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SQLite]:
    made = SQLite(tmp_path / "tables.db")
    yield made
    made.close()


@pytest.fixture
def olena(store: SQLite) -> Owner:
    return Owner(store, "olena")


@pytest.fixture
def table(store: SQLite) -> str:
    return given_table(Rooms(store)).name


# Tables


def test_a_table_is_closed_and_opened_again(store: SQLite, olena: Owner, table: str) -> None:
    olena.close(table, "until\nFriday")
    shut = dict(orders_in(store).closed)
    olena.open(f"https://tafl.example/t/{table}")

    assert shut == {table: "until Friday"}
    assert orders_in(store).closed == {}


def test_a_table_has_a_name(store: SQLite, olena: Owner, table: str) -> None:
    olena.rename(table, "Final <of> the club")

    found = table_of(store, table, orders_in(store))
    assert found is not None
    assert found.title == "Final <of> the club"


def test_a_removed_table_is_gone_for_ever(store: SQLite, olena: Owner, table: str) -> None:
    olena.rename(table, "Final")
    olena.remove(table)

    assert store.events(table) == []
    assert orders_in(store).titles == {}
    assert [notice.what for notice in Notices(store).since()] == ["rename", "remove"]


@pytest.mark.parametrize("deed", ["close", "open", "remove"])
def test_a_table_that_is_not_there(store: SQLite, olena: Owner, deed: str) -> None:
    with pytest.raises(BadInput, match="there is no table 'nowhere'"):
        getattr(olena, deed)("nowhere")

    assert Notices(store).since() == []


def test_tables_are_listed_from_outside(store: SQLite, olena: Owner) -> None:
    """Names, seats and numbers; nothing of what lies on the table."""
    rooms = Rooms(store)
    older, newer = given_table(rooms), given_table(rooms, seats="link karl")
    play(older, 7)
    olena.close(newer.name, "late")

    (first, second), count = tables_of(store, orders_in(store), 0, 10)

    assert count == 2
    assert (first.room, second.room) == (newer.name, older.name)
    assert (first.closed, first.why, second.closed) == (True, "late", False)
    assert (first.choices, second.choices) == (0, 7)
    assert [place.kind for place in first.places] == ["link", "bot"]
    told = str((first, second))
    assert older.match.seed not in told
    assert not any(option.text in told for d in older.asked() for option in d.options)


@pytest.mark.parametrize(
    ("number", "data"),
    [
        (0, "{}"), (0, "{cut off"), (0, "[]"), (0, '{"game": 7, "places": []}'),
        (0, '{"game": "runics", "places": [{"kind": 7, "name": "A"}]}'),
        (1, "{}"), (1, '{"seat": 99}'), (1, '{"seat": "astrid"}'),
    ],
)  # fmt: skip
def test_a_spoilt_table_hides_no_other(
    store: SQLite, olena: Owner, run: Run, number: int, data: str
) -> None:
    """It is listed as damaged, and can be removed; the others are as they were."""
    rooms = Rooms(store)
    whole, spoilt = given_table(rooms), given_table(rooms)
    spoilt.do(spoilt.rename(ASTRID, "Astrid"))
    change = "UPDATE events SET data = :data WHERE room = :room AND number = :number"
    store.run(change, {"data": data, "room": spoilt.name, "number": number})

    (first, second), count = tables_of(store, orders_in(store), 0, 10)

    assert (count, first.room, first.damaged) == (2, spoilt.name, True)
    assert (second.room, second.damaged) == (whole.name, False)
    listed, shown = (
        run("admin", *what, "--db", store.address) for what in (("tables",), ("show", spoilt.name))
    )
    assert f"{spoilt.name}  cannot be read" in listed.out
    assert "damaged" in shown.out
    with pytest.raises(BadInput, match="seats of people: none"):
        olena.invite(spoilt.name, 0)
    olena.remove(spoilt.name)
    assert list(store.rooms()) == [whole.name]


# Bans


@pytest.mark.parametrize(
    ("whom", "address", "browser", "let_in"),
    [
        ("203.0.113.7", "203.0.113.7", "", False),
        ("203.0.113.7", "203.0.113.8", "", True),
        ("203.0.113.7/24", "203.0.113.8", "", False),
        ("203.0.113.7/24", "::ffff:203.0.113.8", "", False),
        ("203.0.113.7", "::ffff:203.0.113.8", "", True),
        ("2001:db8::/32", "2001:db8::7", "", False),
        ("2001:db8::/32", "203.0.113.7", "", True),
        (ASTRIDS.upper(), "203.0.113.7", ASTRIDS, False),
        (ASTRIDS, "203.0.113.7", hashed("another"), True),
        ("203.0.113.7", "no address", "", True),
    ],
)
def test_who_is_banned_is_not_let_in(
    store: SQLite, olena: Owner, whom: str, address: str, browser: str, let_in: bool
) -> None:
    olena.ban(whom, "spam")

    assert (orders_in(store).banned(address, browser) is None) == let_in
    olena.unban(whom)
    assert orders_in(store).banned(address, browser) is None


def test_a_ban_runs_out(store: SQLite, olena: Owner) -> None:
    olena.ban("203.0.113.7", days=2)

    orders, now = orders_in(store), time.time()
    assert orders.banned("203.0.113.7", "", now + 1.9 * 86400)
    assert orders.banned("203.0.113.7", "", now + 2.1 * 86400) is None


@pytest.mark.parametrize("whom", ["", "Bjorn", "203.0.113", "f" * 63, "::1/300"])
def test_a_ban_must_name_somebody(store: SQLite, olena: Owner, whom: str) -> None:
    with pytest.raises(BadInput, match="is neither an address or network"):
        olena.ban(whom)
    with pytest.raises(BadInput, match="is not banned"):
        olena.unban("203.0.113.7")

    assert Notices(store).since() == []


# Announcements


def test_an_announcement_stays_until_its_time_or_the_next(store: SQLite, olena: Owner) -> None:
    now = time.time()
    olena.announce("Tea at\tfive " + "!" * LONGEST_TEXT, minutes=10)
    first = orders_in(store)
    olena.announce("")

    assert first.announces(now + 60).startswith("Tea at five !!!")
    assert len(first.announces(now + 60)) == LONGEST_TEXT
    assert first.announces(now + 700) == ""
    assert orders_in(store).announces() == ""


def test_orders_of_a_newer_program_are_left_out(store: SQLite, olena: Owner) -> None:
    """And such as somebody has spoilt."""
    notices = Notices(store)
    notices.note("rui", "dance", "kQ3x", {"steps": 3})
    notices.note("rui", "ban", data={"whom": "203.0.113.7"})
    notices.note("rui", "close", "kQ3x", {"because": "late"})
    for number, spoilt in ((7, "no JSON"), (8, "[1]")):
        store.run(
            "INSERT INTO notices VALUES (:number, 0, 'rui', 'close', 'kQ3x', :data, NULL)",
            {"number": number, "data": spoilt},
        )
    olena.announce("Tea")

    orders = orders_in(store)
    assert (orders.bans, orders.closed, orders.announces()) == ({}, {}, "Tea")


# The way to the owner's page


def code_in(link: str) -> str:
    return link.rpartition("/")[2]


def test_a_link_opens_the_page_once(store: SQLite, olena: Owner) -> None:
    code = code_in(olena.link())
    cookie = Owner(store, "page").enter(code)

    orders = orders_in(store)
    assert orders.visitor(cookie) == "olena"
    assert orders.visitor("another") == orders.visitor("") == ""
    assert orders.visitor(cookie, time.time() + VISIT_SECONDS + 1) == ""
    with pytest.raises(BadInput, match="was used"):
        Owner(store, "page").enter(code)


def test_a_link_grows_old(store: SQLite, olena: Owner, monkeypatch: pytest.MonkeyPatch) -> None:
    code, later = code_in(olena.link()), time.time() + LINK_SECONDS + 1
    monkeypatch.setattr(time, "time", lambda: later)

    with pytest.raises(BadInput, match="not good any more"):
        olena.enter(code)


def test_who_leaves_or_is_locked_out_is_out(store: SQLite, olena: Owner) -> None:
    left, locked = (olena.enter(code_in(olena.link())) for _ in range(2))
    unused = code_in(olena.link())

    olena.leave(left)
    assert orders_in(store).visitor(left) == ""
    assert orders_in(store).visitor(locked) == "olena"
    olena.lock()
    assert orders_in(store).visitor(locked) == ""
    with pytest.raises(BadInput, match="not good any more"):
        olena.enter(unused)


# The command


def test_the_command_gives_orders_and_tells_them(run: Run, store: SQLite, table: str) -> None:
    db = ["--db", store.address]

    assert "1 of 1 tables" in run("admin", "tables", *db).out
    assert run("admin", "close", table, "--why", "late", *db).out == f"{table} is closed.\n"
    assert run("admin", "rename", f"/t/{table}", "Final", *db).code == 0
    shown = run("admin", "show", table, *db).out
    assert "closed   late" in shown
    assert "name     Final" in shown
    assert "seat 2   Bjorn (link)" in shown
    assert run("admin", "open", table, *db).code == 0
    assert run("admin", "ban", "203.0.113.7", "--days", "7", *db).code == 0
    assert run("admin", "unban", "203.0.113.7", *db).code == 0
    assert "Tea at five" in run("admin", "announce", "Tea at five", *db).out
    assert run("admin", "remove", table, "--yes", *db).out == f"{table} is removed.\n"
    told = run("admin", "audit", "--json", *db).lines
    whats = [msgspec.json.decode(line)["what"] for line in told if line]
    assert whats == ["close", "rename", "open", "ban", "unban", "announce", "remove"]


def test_the_log_of_orders_tells_no_secret(run: Run, store: SQLite) -> None:
    db = ["--db", store.address]
    link = run("admin", "link", "--set", "public_url=https://tafl.example", *db).out.strip()
    code = code_in(link)
    cookie = Owner(store, "page").enter(code)

    for told in (run("admin", "audit", *db).out, run("admin", "audit", "--json", *db).out):
        assert "link" in told
        assert not any(secret in told for secret in (code, cookie, hashed(code), hashed(cookie)))
    assert link.startswith("https://tafl.example/admin/enter/")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("close nowhere", "there is no table 'nowhere'"),
        ("ban nobody", "'nobody' is neither an address or network"),
        ("ban 203.0.113.7 --days 99999", "a ban lasts from 1 to 3650 days"),
        ("remove nowhere", "nobody is there to agree: say --yes"),
        ("shut nowhere", "invalid choice: 'shut'"),
    ],
)
def test_the_command_says_what_is_wrong(run: Run, store: SQLite, words: str, told: str) -> None:
    ran = run("admin", *words.split(), "--db", store.address)

    assert ran.code == 2
    assert told in ran.err
    assert Notices(store).since() == []


def test_no_store_is_made_by_looking_for_one(run: Run, tmp_path: Path) -> None:
    ran = run("admin", "tables", "--db", str(tmp_path / "nothing.db"))

    assert ran.code == 2
    assert "there is no such store" in ran.err
    assert not (tmp_path / "nothing.db").exists()
