"""A page is sent as what has changed of it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ragnatafl.table.web.deltas import change_of, changed
from ragnatafl.table.web.rooms import Rooms
from table.web.given import given_table, play
from table.web.test_pages import page_of

PIECES = st.lists(st.sampled_from(("<b>", "</b>", "Åsa", "3", ">", "<", "𐌰", "x" * 90)))


@given(PIECES, PIECES, st.sampled_from(("new", "old new", "new old", "old old old")))
def test_what_was_sent_gives_the_new_text(old: list[str], new: list[str], how: str) -> None:
    texts = {"old": "".join(old), "new": "".join(new)}
    wanted = "".join(texts[word] for word in how.split())

    assert changed(texts["old"], change_of(texts["old"], wanted)) == wanted


def test_letters_that_browsers_count_twice_are_sent_whole() -> None:
    old = "<i>𐌰</i>" * 100

    assert change_of(old, old + "!") == old + "!"


def test_long_part_of_which_little_is_new_is_sent_in_short(rooms: Rooms) -> None:
    room = given_table(rooms, first="astrid")
    old = page_of(play(room, 3)).parts
    new = page_of(play(room, 1)).parts

    whole = [name for name in new if name in old and old[name] != new[name]]
    sent = {name: change_of(old[name], new[name]) for name in whole}
    assert sum(len(str(part)) for part in sent.values()) < sum(len(new[name]) for name in whole) / 2
    assert {name: changed(old[name], part) for name, part in sent.items()} == {
        name: new[name] for name in whole
    }
