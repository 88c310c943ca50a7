"""LOR-8.5.10 Usurp: the region of the hero changes hands without a battle."""

from __future__ import annotations

import pytest

from games.lords.table import (
    LordsTable,
    artefacts,
    controller,
    given_lords,
    held_runes,
    tell_armies,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.seats import NOBODY


def given_region(
    region: str,
    *armies: tuple[int, str, int],
    owner: int | None = None,
    strength: int = 2,
    bjorn: str = "3",
    more: str = "",
) -> LordsTable:
    """Astrid's hero is in the region; `more` are other regions of Bjorn."""
    seats = (ASTRID, BJORN)
    control = dict.fromkeys(more.split(), BJORN)
    if owner is not None:
        control[region] = seats[owner]
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: region, BJORN: bjorn},
        armies=[(seats[seat], where, value) for seat, where, value in armies],
        control=control,
        attributes={ASTRID: (3, strength, 2)},
        loki="15",
    )
    return when(match)


@pytest.mark.rule("LOR-8.5.10.1")
@pytest.mark.parametrize(("strength", "allowed"), [(2, False), (3, False), (4, True), (5, True)])
def test_a_neutral_region_takes_its_population_strength(strength: int, allowed: bool) -> None:
    """Region 14: four."""
    table = given_region("14", strength=strength)

    assert ("act usurp" in table.offered()) == allowed
    if not allowed:
        table.cannot(
            ASTRID, "act usurp", "LOR-8.5.10.1", f"takes strength 4, and the hero has {strength}"
        )


@pytest.mark.rule("LOR-8.5.10.1", "LOR-5.3.2")
def test_injured_strength_counts_two() -> None:
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "14"},
        attributes={ASTRID: (2, 6, 2)},
        injured={ASTRID: "strength"},
    )

    when(match).cannot(ASTRID, "act usurp", "LOR-8.5.10.1")


@pytest.mark.rule("LOR-8.5.10.1", "LOR-F29", "LOR-8.5.10.4")
def test_foreign_armies_in_a_neutral_region_do_not_matter() -> None:
    """Six of Bjorn's against strength 4: they retreat."""
    table = given_region("14", (1, "14", 3), (1, "14", 3), strength=4, more="12")

    table.says(ASTRID, "act usurp")

    assert table.asked == (BJORN, "retreat")


@pytest.mark.rule("LOR-8.5.10.2")
@pytest.mark.parametrize(("strength", "allowed"), [(3, False), (4, True)])
def test_the_armies_of_another_region_are_counted_together(strength: int, allowed: bool) -> None:
    """Two and two; the population strength of 3 does not count any more."""
    table = given_region("12", (1, "12", 2), (1, "12", 2), owner=1, strength=strength)

    assert ("act usurp" in table.offered()) == allowed
    if not allowed:
        table.cannot(ASTRID, "act usurp", "LOR-8.5.10.2", "takes strength 4, and the hero has 3")


@pytest.mark.rule("LOR-8.5.10.2", "LOR-3.3")
def test_a_weak_army_does_not_hold_a_strong_region() -> None:
    """Region 13: four people once, one army now."""
    table = given_region("13", (1, "13", 1), owner=1, strength=2)

    assert "act usurp" in table.offered()


@pytest.mark.rule("LOR-8.5.10.3")
def test_another_region_without_armies_is_always_usurped() -> None:
    """Region 4: five people once."""
    table = given_region("4", owner=1, strength=2).says(ASTRID, "act usurp")

    assert controller(table.game, "4") == ASTRID


@pytest.mark.rule("LOR-8.5.10.7")
def test_an_own_region_cannot_be_usurped() -> None:
    table = given_region("12", owner=0, strength=6)

    assert "act usurp" not in table.offered()
    table.cannot(ASTRID, "act usurp", "LOR-8.5.10.7", "it is an own region")


@pytest.mark.rule("LOR-8.5.10")
def test_no_region_with_another_hero_is_usurped() -> None:
    table = given_region("12", owner=1, strength=6, bjorn="12")

    assert "act usurp" not in table.offered()
    table.cannot(ASTRID, "act usurp", "LOR-8.5.10", "another hero is there")


@pytest.mark.rule("LOR-8.5.10")
def test_only_the_region_of_the_hero_is_usurped() -> None:
    """Region 1 of Bjorn next door stays his."""
    table = given_region("5", owner=1, more="1").says(ASTRID, "act usurp", "decline")

    assert (controller(table.game, "5"), controller(table.game, "1")) == (ASTRID, BJORN)


@pytest.mark.rule("LOR-8.5.10.4", "LOR-6.4", "LOR-6.4.4")
def test_all_foreign_armies_retreat_to_one_region_first() -> None:
    """Before control is taken and anybody recruited."""
    table = given_region("12", (1, "12", 1), (1, "12", 2), owner=1, strength=3, more="11 13")
    table.says(ASTRID, "act usurp")
    assert table.asked == (BJORN, "retreat")
    assert table.offered() == ["retreat to 11", "retreat to 13"]
    assert controller(table.game, "12") == BJORN

    table.says(BJORN, "retreat to 13")

    assert controller(table.game, "12") == ASTRID
    assert tell_armies(table.game) == ["bjorn 1 in 13", "bjorn 2 in 13"]
    assert table.asked == (ASTRID, "recruit-there")


@pytest.mark.rule("LOR-8.5.10.4", "LOR-6.4.2")
def test_armies_without_a_refuge_are_destroyed() -> None:
    table = given_region("12", (1, "12", 1), (1, "12", 2), owner=1, strength=3, more="9")

    table.says(ASTRID, "act usurp")

    assert tell_armies(table.game) == []
    assert controller(table.game, "12") == ASTRID


@pytest.mark.rule("LOR-8.5.10.4")
def test_own_armies_stay_when_the_region_is_usurped() -> None:
    """They were too weak to take the neutral region themselves."""
    table = given_region("14", (0, "14", 1), strength=4).says(ASTRID, "act usurp", "decline")

    assert tell_armies(table.game) == ["astrid 1 in 14"]


@pytest.mark.rule("LOR-8.5.10.5", "LOR-3.4")
def test_control_is_taken_with_all_that_belongs_to_it() -> None:
    """Region 10 with the monument of Thor."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "10", BJORN: "3"},
        control={"10": BJORN},
        exhausted="mjolnir",
    )

    table = when(match).says(ASTRID, "act usurp")

    assert controller(table.game, "10") == ASTRID
    assert artefacts(table.game, ASTRID) == "mjolnir"
    assert table.game.exhausted == 0


@pytest.mark.rule("LOR-8.5.10.6")
@pytest.mark.parametrize(
    ("choice", "armies"), [("recruit 12", ["astrid 3 in 12"]), ("decline", [])]
)
def test_an_army_may_be_recruited_in_that_very_region(choice: str, armies: list[str]) -> None:
    """No settlement, no drakkar; as strong as authority."""
    table = given_region("12", owner=1).says(ASTRID, "act usurp")
    assert table.offered() == ["recruit 12", "decline"]

    table.says(ASTRID, choice)

    assert tell_armies(table.game) == armies
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.10.6", "LOR-F30")
def test_usurping_needs_no_army_in_the_reserve() -> None:
    table = given_region("12", *[(0, "5", 1)] * 6, owner=1).says(ASTRID, "act usurp")

    assert controller(table.game, "12") == ASTRID
    assert len(tell_armies(table.game)) == 6
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.10.4", "LOR-8.5.10.5")
def test_armies_of_two_others_retreat_in_turn() -> None:
    """A third player's army in a neutral region retreats by its own owner's word."""
    match = given_lords(
        seats=3,
        phase="special-action",
        heroes={ASTRID: "14", BJORN: "3", DAGNY: "5"},
        armies=[(DAGNY, "14", 2)],
        control={"12": DAGNY, "13": DAGNY},
        attributes={ASTRID: (2, 4, 2)},
    )

    table = when(match).says(ASTRID, "act usurp").says(DAGNY, "retreat to 12")

    assert tell_armies(table.game) == ["dagny 2 in 12"]
    assert controller(table.game, "14") == ASTRID


@pytest.mark.rule("LOR-8.5.10.5")
def test_snorri_gains_a_rune_for_a_usurped_settlement() -> None:
    """Taking control is taking control, in whatever way."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "5", BJORN: "3"},
        tiles={ASTRID: "snorri thorson"},
    )

    table = when(match).says(ASTRID, "act usurp", "gain uruz", "decline")

    assert held_runes(table.game, ASTRID) == "uruz"


@pytest.mark.rule("LOR-2.6.1", "LOR-F31", "LOR-8.5.10.5")
def test_a_usurped_temple_counts_for_the_usurper() -> None:
    """The fourth of four: Great Gothi."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "12", BJORN: "3"},
        control={"2": ASTRID, "6": ASTRID, "14": ASTRID, "12": BJORN},
        temples="2 6 14 12",
    )

    table = when(match).says(ASTRID, "act usurp")

    assert table.match.over
    assert table.match.winners == (ASTRID,)


@pytest.mark.rule("LOR-8.5.3", "LOR-8.5.10")
def test_a_bonus_may_make_usurping_impossible() -> None:
    """Many Friends: before the action Bjorn places his hero in the very region."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "5", BJORN: "3"},
        allies={"svartalfheim": [BJORN], "alfheim": [BJORN]},
        blessings={BJORN: "many-friends"},
    )

    table = when(match).says(ASTRID, "act usurp")
    table.says(BJORN, "take bonus of alfheim", "place hero 5")

    assert controller(table.game, "5") == NOBODY
    assert table.game.active == BJORN
