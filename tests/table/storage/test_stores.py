"""What both engines promise (design, 4): the same stories, told of a file and of a database."""

from __future__ import annotations

import threading
from contextlib import closing

import pytest

from ragnatafl.table.storage import Entry, Gone, Store, Taken, open_store


def test_events_come_back_in_their_order(address: str) -> None:
    with closing(open_store(address)) as store:
        store.append("hall", 0, [Entry("open", {"game": "raid"})])
        store.append("ship", 0, [Entry("open", {"game": "runics"})])
        store.append("hall", 1, [Entry("choice", {"text": "Молот Тора <b> \0 %s"})])

    with closing(open_store(address)) as store:
        told = [(event.number, event.kind, event.data) for event in store.events("hall")]
        assert told == [
            (0, "open", {"game": "raid"}),
            (1, "choice", {"text": "Молот Тора <b> \0 %s"}),
        ]
        assert store.events("hall", since=1)[0].number == 1
        assert store.events("nowhere") == []
        assert list(store.rooms()) == ["ship", "hall"]


def test_the_time_given_back_is_the_one_stored(store: Store) -> None:
    at = store.append("hall", 0, [Entry("open", {}), Entry("choice", {})])

    assert [event.at for event in store.events("hall")] == [at, at]


def test_a_number_is_taken_once(store: Store, address: str) -> None:
    store.append("hall", 0, [Entry("open", {})])

    with closing(open_store(address)) as other, pytest.raises(Taken):
        other.append("hall", 0, [Entry("choice", {})])

    assert [event.kind for event in store.events("hall")] == ["open"]


def test_all_is_stored_or_nothing(store: Store) -> None:
    """The second of three is there already: the first is not stored either."""
    store.append("hall", 0, [Entry("open", {}), Entry("choice", {"text": "a"})])

    with pytest.raises(Taken):
        store.append("hall", 1, [Entry("choice", {"text": "b"}), Entry("choice", {"text": "c"})])

    assert [event.data for event in store.events("hall")] == [{}, {"text": "a"}]


def test_no_number_is_left_out(store: Store) -> None:
    """A room that somebody removed does not come back without its beginning."""
    with pytest.raises(Gone):
        store.append("hall", 3, [Entry("choice", {})])

    assert store.events("hall") == []


def test_of_many_that_write_at_once_one_is_first(store: Store) -> None:
    store.append("hall", 0, [Entry("open", {})])
    refused: list[str] = []

    def write(name: str) -> None:
        try:
            store.append("hall", 1, [Entry("choice", {"text": name})])
        except Taken:
            refused.append(name)

    threads = [threading.Thread(target=write, args=(str(n),)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(refused) == 7
    assert len(store.events("hall")) == 2


@pytest.mark.parametrize("name", ["", "\0", "a\0b", "х" * 5000, "'; DROP TABLE events; --", "%s"])
def test_strange_names_are_nobodys(store: Store, name: str) -> None:
    assert store.events(name) == []
