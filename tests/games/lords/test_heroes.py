"""LOR-8.2 Hero: move the hero, move the drakkar or heal, one of them."""

from __future__ import annotations

import pytest

from games.lords.table import LordsTable, drakkar_in, given_lords, hero_in, values, when
from kit.table import ASTRID, BJORN


def reach(table: LordsTable) -> str:
    """The regions that the hero may move to."""
    return " ".join(text.removeprefix("hero ") for text in table.offered("hero"))


@pytest.mark.rule("LOR-8.2.1")
@pytest.mark.parametrize(
    ("start", "regions"),
    [("3", "1 2 4"), ("12", "8 10 11 13 14 15 16"), ("16", "12 13 14 15")],
)
def test_a_hero_moves_up_to_two_regions(start: str, regions: str) -> None:
    """Over borders, without a drakkar."""
    table = when(given_lords(phase="hero-phase", heroes={ASTRID: start}))

    assert reach(table) == regions


@pytest.mark.rule("LOR-8.2.1", "LOR-6.2")
@pytest.mark.parametrize("region", ["2", "4", "7", "6"])
def test_a_hero_goes_whatever_is_there(region: str) -> None:
    """One region or two, armies, monsters and Loki there or not."""
    match = given_lords(
        phase="hero-phase",
        heroes={ASTRID: "1"},
        armies=[(BJORN, "2", 3)],
        control={"2": BJORN, "6": BJORN},
        monsters={"draugr": "4"},
        loki="7",
    )

    table = when(match).says(ASTRID, f"hero {region}")

    assert hero_in(table.game, ASTRID) == region
    assert table.asked == (ASTRID, "special-action")


@pytest.mark.rule("LOR-8.2.1")
def test_three_regions_are_too_far() -> None:
    table = when(given_lords(phase="hero-phase", heroes={ASTRID: "3"}))

    table.cannot(ASTRID, "hero 7", "LOR-8.2.1", "too far")


@pytest.mark.rule("LOR-8.2.1", "LOR-F28", "LOR-6.2.1", "LOR-2.8.3")
@pytest.mark.parametrize(
    ("start", "regions"),
    [
        ("1", "2 3 4 5 6 7 9"),  # by sea to 2, 5, 6; then over land to 3, 4, 7, 9
        ("4", "1 2 3 5 6 7 8"),  # over land to 1 and 2; then by sea to 5 and 6
        ("3", "1 2 4 5 6"),  # over land to 2, then by sea
        ("14", "8 11 12 13 15 16"),  # the coast of the drakkar is too far
    ],
)
def test_each_of_the_two_moves_may_use_the_drakkar(start: str, regions: str) -> None:
    """The drakkar in the first sea makes 1, 2, 5 and 6 adjacent to each other."""
    match = given_lords(phase="hero-phase", heroes={ASTRID: start}, drakkars={ASTRID: "s1"})

    assert reach(when(match)) == regions


@pytest.mark.rule("LOR-8.2.1", "LOR-2.8.4")
def test_the_drakkar_of_another_carries_nobody() -> None:
    match = given_lords(phase="hero-phase", heroes={ASTRID: "3"}, drakkars={BJORN: "s1"})

    assert reach(when(match)) == "1 2 4"


@pytest.mark.rule("LOR-8.2.2", "LOR-6.5.1")
@pytest.mark.parametrize(
    ("start", "seas", "far"),
    [("s1", "s2 s3 s5 s6", "s4"), ("s4", "s2 s3 s5 s6", "s1"), ("s6", "s1 s2 s4 s5", "s3")],
)
def test_a_drakkar_moves_up_to_two_seas(start: str, seas: str, far: str) -> None:
    """Round the ring of six, whoever is there."""
    match = given_lords(seats=3, phase="hero-phase", drakkars={ASTRID: start, BJORN: "s2"})
    table = when(match)

    assert table.offered("drakkar") == [f"drakkar {sea}" for sea in seas.split()]
    table.cannot(ASTRID, f"drakkar {far}", "LOR-8.2.2", "too far")
    *_, last = seas.split()
    table.says(ASTRID, f"drakkar {last}")
    assert drakkar_in(table.game, ASTRID) == last
    assert hero_in(table.game, ASTRID) == "1"


@pytest.mark.rule("LOR-8.2.3", "LOR-5.3.5")
@pytest.mark.parametrize(
    ("attribute", "after"), [("authority", (5, 2, 4)), ("strength", (2, 3, 4))]
)
def test_one_injury_is_healed(attribute: str, after: tuple[int, ...]) -> None:
    """Of the player's choice; its position counts again."""
    match = given_lords(
        phase="hero-phase", attributes={ASTRID: (5, 3, 4)}, injured={ASTRID: "authority strength"}
    )
    table = when(match)
    assert table.offered("heal") == ["heal authority", "heal strength"]

    table.says(ASTRID, f"heal {attribute}")

    assert values(table.game, ASTRID) == after
    assert table.asked == (ASTRID, "special-action")


@pytest.mark.rule("LOR-8.2.3")
def test_only_what_is_injured_is_healed() -> None:
    table = when(given_lords(phase="hero-phase", injured={ASTRID: "strength"}))

    table.cannot(ASTRID, "heal wisdom", "LOR-5.3.5", "not injured")


@pytest.mark.rule("LOR-8.2")
@pytest.mark.parametrize("choice", ["hero 2", "drakkar s2", "heal wisdom"])
def test_only_one_of_the_three_is_done(choice: str) -> None:
    """The feather keeps the phase open; nothing but it is offered any more."""
    match = given_lords(
        phase="hero-phase",
        drakkars={ASTRID: "s1"},
        injured={ASTRID: "wisdom strength"},
        artefacts={ASTRID: "eagle-feather"},
    )

    table = when(match).says(ASTRID, choice)

    assert table.offered() == ["use eagle-feather", "skip"]
    for other in ("hero 5", "drakkar s5", "heal strength"):
        table.cannot(ASTRID, other, "LOR-8.2", "one of moving the hero")


@pytest.mark.rule("LOR-8.2", "LOR-8.0.1")
def test_the_hero_may_stay_where_it_is() -> None:
    match = given_lords(phase="hero-phase", drakkars={ASTRID: "s1"}, injured={ASTRID: "wisdom"})

    table = when(match).says(ASTRID, "skip")

    assert (hero_in(table.game, ASTRID), drakkar_in(table.game, ASTRID)) == ("1", "s1")
    assert table.game.injured[ASTRID] == 4
    assert table.asked == (ASTRID, "manoeuvres")
