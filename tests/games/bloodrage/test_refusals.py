"""Refusals of what only cards allow: each in the words of the rule that forbids it."""

from __future__ import annotations

import pytest

from games.bloodrage.table import BloodRageTable, given_bloodrage, when
from kit.table import ASTRID, BJORN


@pytest.mark.rule("BR-Fg")
def test_a_challenge_is_for_pillaged_provinces_only() -> None:
    """BR-Fg: Angerboda is still to be pillaged in the common way."""
    match = given_bloodrage(
        age=2, figures={ASTRID: {"angerboda": "leader"}}, upgrades={ASTRID: "tyrs-challenge-2"}
    )

    when(match).cannot(ASTRID, "challenge angerboda", "BR-Fg")


@pytest.mark.rule("BR-Fnn")
@pytest.mark.parametrize("figures", [{}, {"angerboda": "leader", "valhalla": "3-warrior"}])
def test_fewer_than_two_figures_on_the_map_are_no_sacrifice(figures: dict[str, str]) -> None:
    """BR-Fnn: the dead do not count."""
    match = given_bloodrage(
        seats=3, age=3, figures={ASTRID: figures}, upgrades={ASTRID: "friggas-sacrifice-3"}
    )

    when(match).cannot(ASTRID, "sacrifice", "BR-Fnn")


def given_hammers() -> BloodRageTable:
    """The Lord of Hammers has pillaged Andlang; Utgard beside it is full."""
    match = given_bloodrage(
        figures={ASTRID: {"andlang": "leader"}, BJORN: {"utgard": "3-warrior"}},
        upgrades={ASTRID: "lord-of-hammers-1"},
    )
    return when(match).says(ASTRID, "pillage andlang").all_decline()


@pytest.mark.rule("BR-Fcc")
@pytest.mark.parametrize("place", ["utgard", "angerboda", "sw"])
def test_the_lord_of_hammers_moves_to_an_adjacent_province_with_room(place: str) -> None:
    """BR-Fcc: Utgard is full, Angerboda far away, and a fjord no province."""
    table = given_hammers()

    assert table.offered() == ["move leader gimle", "move leader yggdrasil", "stay"]
    table.cannot(ASTRID, f"move leader {place}", "BR-Fcc")


@pytest.mark.rule("BR-Fc")
@pytest.mark.parametrize("choice", ["invade warrior gimle", "invade leader angerboda"])
def test_succor_brings_a_warrior_into_the_same_province(choice: str) -> None:
    """BR-Fc: nobody else, and nowhere else."""
    match = given_bloodrage(seats=3, upgrades={ASTRID: "friggas-succor-1"})

    table = when(match).says(ASTRID, "invade warrior angerboda")

    assert table.offered() == ["invade warrior angerboda", "stay"]
    table.cannot(ASTRID, choice, "BR-Fc")


@pytest.mark.rule("BR-F18")
def test_grace_raises_another_stat_than_the_token() -> None:
    """BR-F18: that of Angerboda has raised Horns."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "friggas-grace-1a"},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play friggas-grace-1a").nothing_late()

    assert table.offered() == ["raise rage", "raise axes"]
    table.cannot(ASTRID, "raise horns", "BR-F18")


@pytest.mark.rule("BR-Fe")
def test_a_blessing_is_for_the_province_of_the_battle() -> None:
    """BR-Fe: Bjorn has lost in Angerboda, and comes back there or not at all."""
    match = given_bloodrage(
        seats=4,
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        upgrades={BJORN: "lokis-blessing-1"},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline().nothing_late()

    assert table.asked == (BJORN, "free-invade")
    assert table.offered() == ["invade warrior angerboda", "stay"]
    table.cannot(BJORN, "invade warrior gimle", "BR-Fe")
