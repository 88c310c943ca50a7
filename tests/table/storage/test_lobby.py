"""The index of tables that wait: made of events, made anew any time, in both engines."""

from __future__ import annotations

import pytest

from ragnatafl.table.club.listing import LASTS, Waiting, waiting_from
from ragnatafl.table.storage import Data, Entry, Store
from ragnatafl.table.storage.lobby import Lobbies


def opened(listed: str = "club", **more: object) -> Entry:
    """A table of two: who opened it sits there, one seat is free."""
    places = [
        {"kind": "here", "name": "Astrid", "level": "karl", "holder": "a"},
        {"kind": "link", "name": "Bjorn", "level": "karl", "holder": ""},
    ]
    data: Data = {
        "game": "runics", "options": {}, "content": {}, "places": places, "opener": "a",
        "listed": listed, **more,
    }  # fmt: skip
    return Entry("open", data)


def sits(seat: int = 1, holder: str = "b") -> Entry:
    return Entry("sit", {"seat": seat, "holder": holder, "name": "Olena"})


def left(seat: int = 1) -> Entry:
    return Entry("leave", {"seat": seat, "why": "left", "whom": "b", "name": "Bjorn", "code": "x"})


CHECK = Entry("check", {"seconds": 60})


def seen(store: Store, room: str = "table") -> Waiting:
    found = waiting_from(room, store.events(room))
    assert found is not None
    return found


def test_a_table_waits_until_its_seats_are_taken(store: Store) -> None:
    store.append("table", 0, [opened()])
    assert (seen(store).state, seen(store).free) == ("open", 1)

    store.append("table", 1, [sits(), CHECK])
    assert (seen(store).state, seen(store).free, seen(store).seconds) == ("checking", 0, 60)
    assert seen(store).holds("b")

    store.append("table", 3, [left()])
    assert (seen(store).state, seen(store).free) == ("open", 1)
    assert not seen(store).holds("b")

    store.append("table", 4, [sits(), CHECK, Entry("close", {})])
    assert seen(store).state == "gone"


def test_a_private_table_is_not_in_the_lobby(store: Store) -> None:
    store.append("table", 0, [opened(listed="")])
    assert waiting_from("table", store.events("table")) is None

    store.append("table", 1, [Entry("list", {"listed": "open"})])
    assert seen(store).listed == "open"

    store.append("table", 2, [Entry("list", {"listed": ""})])
    assert seen(store).state == "gone"


def test_what_is_kept_twice_is_kept_once_and_older_news_change_nothing(store: Store) -> None:
    index = Lobbies(store)
    store.append("table", 0, [opened()])
    early = seen(store)
    store.append("table", 1, [sits(), CHECK])
    late = seen(store)

    for told in (early, late, late, early):
        index.keep(told)

    if late.at > early.at:
        assert index.current() == [late]
    assert len(index.current()) == 1


def test_events_are_read_on_from_the_mark(store: Store) -> None:
    index = Lobbies(store)
    store.append("old", 0, [opened()])
    begins = index.mark()
    assert index.since(begins) == []  # tables of before were never listed

    store.append("table", 0, [opened()])
    store.append("table", 1, [Entry("rename", {"seat": 0, "name": "x"}), sits()])

    found = index.since(begins)
    assert [event.room for event in found] == ["table", "table"]
    index.set_mark(found[-1].id)
    index.set_mark(begins)  # nobody goes back
    assert index.mark() == found[-1].id
    assert index.since(index.mark()) == []


@pytest.mark.parametrize(("clock", "pace"), [(None, "untimed"), ({"kind": "days"}, "days")])
def test_a_table_nobody_came_to_leaves_the_lobby(
    store: Store, clock: Data | None, pace: str
) -> None:
    index = Lobbies(store)
    store.append("table", 0, [opened(clock=clock)])
    told = seen(store)
    index.keep(told)
    assert told.pace == pace

    assert index.current(told.at + LASTS[told.pace] - 1) == [told]
    assert index.current(told.at + LASTS[told.pace] + 1) == []


def test_a_table_that_was_removed_is_not_shown(store: Store) -> None:
    index = Lobbies(store)
    store.append("table", 0, [opened()])
    index.keep(seen(store))

    store.remove(["table"])
    index.tidy()

    assert index.current() == []
