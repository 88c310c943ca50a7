"""What both engines promise (design, 4): the same stories, told of a file and of a database."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing

import pytest

from ragnatafl.table.storage import Entry, Gone, NotEmpty, Row, Store, Summary, Taken, open_store


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


def test_to_try_whether_it_can_be_written_leaves_nothing(store: Store) -> None:
    store.append("hall", 0, [Entry("open", {})])

    for _ in range(3):
        store.touch()

    assert [row.kind for row in store.rows()] == ["open"]


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


# For the owner's commands

OLD = [
    Row("hall", 0, "open", '{"game":"raid"}', 100.25),
    Row("ship", 0, "open", '{"game": "рунаǿ"}', 200.1),
    Row("hall", 1, "choice", '{"text":"\\u0000 \\" %s"}', 300.000001),
]


def test_a_filled_store_has_the_same_rows(store: Store) -> None:
    """Numbers, times and texts as they were, in the order in which they were stored."""
    assert store.fill(iter(OLD)) == 3

    assert list(store.rows()) == OLD
    assert store.count() == 3
    assert list(store.rooms()) == ["ship", "hall"]
    assert store.events("hall")[1].data == {"text": '\0 " %s'}
    assert store.faults() == []


def test_a_store_with_tables_is_not_filled(store: Store) -> None:
    store.append("yard", 0, [Entry("open", {})])

    with pytest.raises(NotEmpty):
        store.fill(OLD)

    assert store.count() == 1


def test_what_is_filled_is_all_or_nothing(store: Store) -> None:
    def torn() -> Iterator[Row]:
        yield OLD[0]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        store.fill(torn())

    assert store.count() == 0
    store.append("yard", 0, [Entry("open", {})])


def test_rows_are_those_of_one_moment(store: Store) -> None:
    """What is written while somebody reads them all is not among them."""
    store.fill(OLD)

    rows = store.rows()
    first = next(rows)
    store.append("hall", 2, [Entry("choice", {})])

    assert [first, *rows] == OLD


def test_each_table_in_a_line(store: Store) -> None:
    store.fill([*OLD, Row("torn", 0, "open", "{", 400.0), Row("torn", 2, "choice", "[]", 500.0)])

    assert store.summaries() == [
        Summary("torn", "", 2, 400.0, 500.0),
        Summary("ship", "рунаǿ", 1, 200.1, 200.1),
        Summary("hall", "raid", 2, 100.25, 300.000001),
    ]


def test_only_what_did_not_change_since_is_removed(store: Store) -> None:
    store.fill(OLD)

    assert store.remove(["hall", "ship", "nowhere"], before=250.0) == 1
    assert list(store.rooms()) == ["hall"]
    assert store.remove(["hall"]) == 1
    assert store.count() == 0


def test_a_removed_table_does_not_come_back(store: Store) -> None:
    """Who has it open still cannot write into it any more."""
    store.fill(OLD)
    store.remove(["hall"])

    with pytest.raises(Gone):
        store.append("hall", 2, [Entry("choice", {})])
