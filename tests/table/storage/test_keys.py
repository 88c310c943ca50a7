"""Keys: what leads to a person, kept beside the events in both engines."""

from __future__ import annotations

from ragnatafl.table.storage import Store
from ragnatafl.table.storage.keys import FOR_EVER, Key, Keys
from ragnatafl.table.storage.people import People
from ragnatafl.table.storage.sat import EVERYTHING, Sat
from ragnatafl.table.storage.statements import Statements

DAY = 86_400.0


def found(keys: Keys, name: str) -> Key:
    key = keys.find(name)
    assert key is not None
    return key


def test_the_key_before_is_good_until_the_next_one_is_used(store: Store) -> None:
    keys = Keys(store)
    keys.add("first", "astrid", "browser", 0.0, device="d", seen=1.0)

    assert keys.renew("first", "second", 8 * DAY, DAY)
    assert found(keys, "first").until == FOR_EVER
    keys.use(found(keys, "second"), 9 * DAY, grace=300.0)

    assert found(keys, "first").until == 9 * DAY + 300
    assert found(keys, "second").until == FOR_EVER
    assert [key.hash for key in keys.of("astrid", 10 * DAY)] == ["second"]


def test_of_all_who_ask_at_once_for_a_new_key_one_gets_it(store: Store) -> None:
    keys = Keys(store)
    keys.add("first", "astrid", "browser", 0.0, device="d")

    assert keys.renew("first", "second", 8 * DAY, DAY)
    assert not keys.renew("first", "third", 8 * DAY + 1, DAY)
    assert keys.renew("first", "fourth", 9 * DAY + 1, DAY)  # the answer before got lost
    assert keys.find("third") is None


def test_what_works_once_is_taken_once_and_in_time(store: Store) -> None:
    keys = Keys(store)
    keys.add("link", "astrid", "move", 0.0, until=600.0)
    keys.add("late", "astrid", "move", 0.0, until=600.0)

    assert keys.take("link", "recovery", 10.0) is None
    taken = keys.take("link", "move", 10.0)

    assert taken is not None
    assert taken.person == "astrid"
    assert keys.take("link", "move", 11.0) is None
    assert keys.take("late", "move", 601.0) is None
    assert (found(keys, "link").seen, found(keys, "late").seen) == (10.0, 0.0)


def test_first_keys_are_remembered_for_ever_and_others_for_a_while(store: Store) -> None:
    """Or a copy of the first, whose hash is the person's id, would open again."""
    keys, people = Keys(store), People(store)
    people.meet("astrid")
    keys.add("astrid", "astrid", "browser", 0.0, device="d")
    keys.add("second", "astrid", "browser", 1.0, device="d")
    keys.end_device("d", 2.0)

    keys.purge(before=3.0)

    assert found(keys, "astrid").until == 2.0
    assert keys.find("second") is None


def test_nothing_leads_to_who_left(store: Store) -> None:
    keys = Keys(store)
    keys.add("k", "astrid", "browser", 0.0, device="d", data={"agent": "Firefox"})

    ended = keys.end_all("astrid", 5.0)

    assert ended == ["k", "astrid"]
    assert keys.of("astrid", 6.0) == []
    assert found(keys, "k").data == {}
    assert found(keys, "astrid").kind == "gone"
    assert sorted(keys.ended(4.0, 5.0)) == ["astrid", "k"]


def test_a_secret_is_made_once(store: Store) -> None:
    assert Keys(store).secret("cookies") == Keys(store).secret("cookies")
    assert Keys(store).secret("cookies") != Keys(store).secret("others")


def test_who_turns_out_to_be_another_brings_tables_along_but_no_channels(store: Store) -> None:
    sat, people, run = Sat(store), People(store), Statements(store).run
    for room, at in (("r1", 1.0), ("r2", 2.0)):
        sat.note("stranger", room, at)
    sat.note("astrid", "r2", 3.0)
    run(
        "INSERT INTO channels (id, person, kind, at, data) VALUES ('c', :who, 'mail', 1, '{}')",
        who="stranger",
    )

    people.be("stranger", "astrid")
    sat.move("stranger", "astrid")

    assert sat.of("astrid", EVERYTHING) == ["r2", "r1"]
    assert sat.of("stranger", EVERYTHING) == []
    assert run("SELECT person FROM channels") == []  # others might read there
    (alias,) = people.changed(0.0)
    assert (alias.id, alias.kind, alias.data) == ("stranger", "alias", {"of": "astrid"})


def test_tables_are_hidden_until_somebody_sits_there_again(store: Store) -> None:
    sat = Sat(store)
    sat.note("astrid", "r1", 1.0)

    sat.hide("astrid", "r1")
    assert (sat.of("astrid", 9), sat.of("astrid", 9, hidden=True)) == ([], ["r1"])
    sat.note("astrid", "r1", 2.0)

    assert sat.of("astrid", 9) == ["r1"]
