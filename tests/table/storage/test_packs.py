"""Boxes that people typed: kept beside the events, in both engines, changed by their holder."""

from __future__ import annotations

from pathlib import Path

from ragnatafl.table.storage import Store, open_store
from ragnatafl.table.storage.packs import Packs


def test_a_pack_is_found_by_its_id_and_its_holder(store: Store) -> None:
    packs = Packs(store)

    assert packs.put("kQ3x", "olena", "lords", "Mine: 100 %", "{}")
    assert packs.put("aB9_", "rui", "lords", "His", "{}")

    found = packs.find("kQ3x")
    assert found is not None
    assert (found.holder, found.game, found.name, found.data) == (
        "olena", "lords", "Mine: 100 %", "{}",
    )  # fmt: skip
    assert [pack.id for pack in packs.of("olena", "lords")] == ["kQ3x"]
    assert packs.of("olena", "runics") == []
    assert packs.find("nowhere") is None


def test_nobody_changes_what_another_browser_saved(store: Store) -> None:
    packs = Packs(store)
    packs.put("kQ3x", "olena", "lords", "Mine", "{}")

    assert not packs.put("kQ3x", "rui", "lords", "His", "[]")
    assert packs.put("kQ3x", "olena", "lords", "Ours", "[1]")

    found = packs.find("kQ3x")
    assert found is not None
    assert (found.name, found.data) == ("Ours", "[1]")


def test_packs_are_copied_with_their_store(store: Store, tmp_path: Path) -> None:
    """Whatever order an engine has for ids."""
    other = open_store(str(tmp_path / "other.db"))
    for name in ("b", "A", "_", "a", "B"):
        Packs(store).put(name, "olena", "lords", name, "{}")

    assert Packs(store).copy_to(Packs(other))
    assert Packs(other).find("_") == Packs(store).find("_")
    Packs(other).put("c", "rui", "lords", "c", "{}")
    assert not Packs(store).copy_to(Packs(other))
    other.close()
