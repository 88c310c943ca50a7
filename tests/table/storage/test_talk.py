"""Talk: append-only, numbered from 1 in every place, in both engines."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from ragnatafl.table.storage import Store
from ragnatafl.table.storage.talk import Talk, removed_in


def test_lines_are_numbered_in_each_place(store: Store) -> None:
    talk = Talk(store)

    assert talk.say("club", "a", "text", text="Hej: 100 %") == 1
    assert talk.say("t/x", "a", "phrase", key="luck") == 1
    assert talk.say("club", "b", "text", text="Привіт") == 2

    said = talk.since("club")
    assert [(line.number, line.person, line.data) for line in said] == [
        (1, "a", {"text": "Hej: 100 %"}),
        (2, "b", {"text": "Привіт"}),
    ]
    assert [line.number for line in talk.since("club", 1)] == [2]
    assert talk.one("t/x", 1) is not None
    assert talk.one("t/x", 2) is None


def test_the_last_lines_come_in_their_order(store: Store) -> None:
    talk = Talk(store)
    for number in range(5):
        talk.say("club", "a", "text", text=str(number))

    assert [line.data["text"] for line in talk.last("club", 3)] == ["2", "3", "4"]


def test_a_line_that_is_removed_stays_and_is_told(store: Store) -> None:
    talk = Talk(store)
    talk.say("club", "a", "text", text="x")
    talk.say("club", "", "remove", number=1)

    assert removed_in(talk.since("club")) == {1}
    assert len(talk.since("club")) == 2


def test_many_talk_at_once_and_nothing_is_lost(store: Store) -> None:
    talk = Talk(store)

    with ThreadPoolExecutor(4) as threads:
        numbers = list(threads.map(lambda n: talk.say("club", str(n), "text", text="x"), range(40)))

    assert sorted(numbers) == list(range(1, 41))
