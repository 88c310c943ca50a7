"""People: who comes to the tables, kept beside the events in both engines."""

from __future__ import annotations

from pathlib import Path

from ragnatafl.table.storage import Store, open_store
from ragnatafl.table.storage.people import BOT, People
from ragnatafl.table.storage.schema import TABLES, columns_of
from ragnatafl.table.storage.statements import Statements, copy_club


def test_somebody_who_comes_again_is_the_same(store: Store) -> None:
    people = People(store)
    first = people.meet("a", "Olena", "uk")

    again = people.meet("a", "Rui", "pt-BR")

    assert (again.name, again.language, again.at) == ("Olena", "uk", first.at)
    assert again.seen >= first.seen
    assert people.find("b") is None


def test_name_and_language_change_when_somebody_says_so(store: Store) -> None:
    people = People(store)
    people.meet("a", "Olena", "uk", BOT)

    people.call("a", "Олена")
    people.speak("a", "en")

    found = people.find("a")
    assert found is not None
    assert (found.name, found.language, found.kind) == ("Олена", "en", BOT)


def test_parts_of_what_somebody_wants_are_kept_apart(store: Store) -> None:
    people = People(store)
    people.meet("a")

    assert people.keep("a", "alerts", {"quiet": [22, 7]})
    assert people.keep("a", "settings", {"sound": False})
    assert not people.keep("nobody", "settings", {})

    found = people.find("a")
    assert found is not None
    assert found.data == {"alerts": {"quiet": [22, 7]}, "settings": {"sound": False}}


def test_the_club_is_copied_with_its_store(store: Store, tmp_path: Path) -> None:
    People(store).meet("a", "Olena: 100 %", "uk")
    Statements(store).run("INSERT INTO outages (began, ended) VALUES (:began, 2.5)", began=1.5)
    target = open_store(tmp_path / "copy.db")

    assert copy_club(store, target)

    assert People(target).find("a") == People(store).find("a")
    assert Statements(target).run("SELECT began, ended FROM outages") == [(1.5, 2.5)]
    People(target).meet("b")
    assert not copy_club(store, target)
    target.close()


def test_every_table_of_the_club_has_the_columns_it_declares(store: Store) -> None:
    for table in TABLES:
        columns = ", ".join(columns_of(table))

        assert Statements(store).run(f"SELECT {columns} FROM {table}") == []
