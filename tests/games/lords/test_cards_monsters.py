"""LOR-9.1.2: the territory attacks of monsters, and what Loki does when activated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.lords.table import LordsTable, given_lords, held_runes, tell_armies, when
from kit.table import ASTRID, BJORN, DAGNY
from kit.titles import shows
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.kernel.seats import Seat

# Territory attacks


def territory_attack(
    monster: str,
    armies: Sequence[tuple[Seat, str, int]] = (),
    control: Mapping[str, Seat] | None = None,
    heroes: Mapping[Seat, str] | None = None,
    runes: Mapping[Seat, str] | None = None,
    injured: Mapping[Seat, str] | None = None,
    loki: str = "16",
    drakkars: Mapping[Seat, str] | None = None,
) -> LordsTable:
    """Astrid lets her monster attack in region 6, for three players."""
    match = given_lords(
        seats=3,
        phase="special-action",
        monsters={monster: "6"},
        rings={monster: ASTRID},
        armies=armies,
        control=control,
        heroes=heroes,
        runes=runes,
        injured=injured,
        drakkars=drakkars,
        loki=loki,
    )
    return when(match).says(ASTRID, "act monsters", f"activate {monster}", f"attack with {monster}")


@shows("territory-draugr")
@pytest.mark.rule("LOR-9.1.2", "LOR-6.1.2")
def test_draugr_lowers_each_army_in_its_region() -> None:
    """Also those of its controller; one of value 1 is destroyed; next door nothing happens."""
    armies = [(ASTRID, "6", 3), (ASTRID, "6", 1), (ASTRID, "5", 2), (BJORN, "9", 2)]

    table = territory_attack("draugr", armies, control={"6": ASTRID})

    assert tell_armies(table.game) == ["astrid 2 in 5", "astrid 2 in 6", "bjorn 2 in 9"]
    assert table.asked[0] == BJORN, "the turn is over"


@shows("territory-draugr")
@pytest.mark.rule("LOR-9.1.2")
def test_draugr_lowers_the_armies_of_others() -> None:
    table = territory_attack("draugr", [(BJORN, "6", 3), (BJORN, "6", 2)])

    assert tell_armies(table.game) == ["bjorn 1 in 6", "bjorn 2 in 6"]


@shows("territory-garm")
@pytest.mark.rule("LOR-9.1.2", "LOR-6.4", "LOR-6.4.4", "LOR-R27")
def test_garm_drives_all_armies_out_of_its_region() -> None:
    """Together, to one adjacent region that their owner controls."""
    armies = [(BJORN, "6", 3), (BJORN, "6", 2), (BJORN, "5", 1)]
    table = territory_attack("garm", armies, control={"6": BJORN, "9": BJORN, "5": BJORN})

    assert table.asked == (BJORN, "retreat")
    assert table.offered() == ["retreat to 5", "retreat to 9"]
    table.says(BJORN, "retreat to 9")

    assert tell_armies(table.game) == ["bjorn 1 in 5", "bjorn 2 in 9", "bjorn 3 in 9"]


@shows("territory-garm")
@pytest.mark.rule("LOR-9.1.2", "LOR-6.4.2")
def test_garm_destroys_armies_that_find_no_refuge() -> None:
    """Also those of its controller."""
    table = territory_attack("garm", [(ASTRID, "6", 3), (ASTRID, "1", 2)], control={"6": ASTRID})

    assert tell_armies(table.game) == ["astrid 2 in 1"]


@shows("territory-fafnir")
@pytest.mark.rule("LOR-9.1.2", "LOR-4.1.3")
def test_fafnir_swallows_the_rune_of_the_forge_and_one_of_each_player_there() -> None:
    """Astrid with hero and army gives one, Bjorn with his hero one; Dagny is elsewhere."""
    table = territory_attack(
        "fafnir",
        armies=[(ASTRID, "6", 1), (DAGNY, "7", 1)],
        heroes={ASTRID: "6", BJORN: "6"},
        runes={ASTRID: "uruz algiz", BJORN: "othala", DAGNY: "uruz"},
    )

    assert table.asked == (ASTRID, "lose-rune")
    table.says(ASTRID, "discard algiz").says(BJORN, "discard othala")

    assert [held_runes(table.game, seat) for seat in (ASTRID, BJORN, DAGNY)] == [
        "uruz", "", "uruz",
    ]  # fmt: skip
    assert not table.game.forged >> REGIONS.read("6") & 1
    assert table.game.forged >> REGIONS.read("2") & 1


@shows("territory-fafnir")
@pytest.mark.rule("LOR-9.1.2")
def test_fafnir_takes_nothing_from_who_has_no_rune() -> None:
    table = territory_attack("fafnir", armies=[(BJORN, "6", 1)], runes={ASTRID: "uruz"})

    assert table.asked[0] == BJORN, "the turn is over"
    assert held_runes(table.game, ASTRID) == "uruz"


@shows("territory-grendel")
@pytest.mark.rule("LOR-9.1.2", "LOR-5.3.1")
def test_grendel_injures_each_hero_in_its_region() -> None:
    """Astrid's own as well; each player chooses the attribute."""
    table = territory_attack("grendel", heroes={ASTRID: "6", BJORN: "6", DAGNY: "7"})

    table.says(ASTRID, "injure wisdom").says(BJORN, "injure authority")

    assert table.game.injured == [0b100, 0b001, 0]


@shows("territory-grendel")
@pytest.mark.rule("LOR-5.3.4")
def test_grendel_cannot_hurt_a_hero_more_than_all_over() -> None:
    table = territory_attack(
        "grendel", heroes={BJORN: "6"}, injured={BJORN: "authority strength wisdom"}
    )

    assert table.asked == (BJORN, "prayer"), "the turn is over"


@shows("territory-hraesvelgr")
@pytest.mark.rule("LOR-9.1.2", "LOR-6.6")
def test_hraesvelgr_carries_one_army_to_an_adjacent_region() -> None:
    """Its controller chooses; not to Loki in 7, and not to other players' armies in 9."""
    armies = [(BJORN, "6", 3), (BJORN, "6", 1), (DAGNY, "9", 2)]
    table = territory_attack("hraesvelgr", armies, control={"6": BJORN}, loki="7")

    assert table.asked == (ASTRID, "carry-off")
    assert table.offered() == ["place bjorn 3 from 6 in 5", "place bjorn 1 from 6 in 5"]
    table.says(ASTRID, "place bjorn 3 from 6 in 5")

    assert tell_armies(table.game) == ["bjorn 3 in 5", "bjorn 1 in 6", "dagny 2 in 9"]
    assert not table.told("move-army")


@shows("territory-hraesvelgr")
@pytest.mark.rule("LOR-9.1.2")
def test_hraesvelgr_may_carry_an_army_to_others_of_its_owner() -> None:
    """But not farther than next door, and not by drakkar."""
    armies = [(BJORN, "6", 3), (BJORN, "9", 1)]
    table = territory_attack("hraesvelgr", armies, drakkars={BJORN: "s2"})

    assert table.offered() == [f"place bjorn 3 from 6 in {near}" for near in ("5", "7", "9")]


@shows("territory-nidhogg")
@pytest.mark.rule("LOR-9.1.2")
def test_nidhogg_lowers_one_army_in_or_beside_its_region_by_two() -> None:
    armies = [(ASTRID, "6", 2), (BJORN, "9", 5), (DAGNY, "7", 1), (DAGNY, "8", 4)]
    table = territory_attack("nidhogg", armies)

    assert table.asked == (ASTRID, "gnaw")
    assert table.offered() == ["lower astrid 2 in 6", "lower bjorn 5 in 9", "lower dagny 1 in 7"]
    table.says(ASTRID, "lower bjorn 5 in 9")

    assert tell_armies(table.game) == [
        "astrid 2 in 6", "bjorn 3 in 9", "dagny 1 in 7", "dagny 4 in 8",
    ]  # fmt: skip


@shows("territory-nidhogg")
@pytest.mark.rule("LOR-6.1.2")
@pytest.mark.parametrize("value", [1, 2])
def test_nidhogg_destroys_a_small_army(value: int) -> None:
    table = territory_attack("nidhogg", [(BJORN, "9", value)])

    table.says(ASTRID, f"lower bjorn {value} in 9")

    assert tell_armies(table.game) == []


@pytest.mark.rule("LOR-9.1.3", "LOR-9.1.4")
def test_a_neutral_monsters_attack_is_the_active_players() -> None:
    """The die says attack; Astrid chooses whom Nidhogg gnaws."""
    match = given_lords(
        phase="special-action",
        monsters={"nidhogg": "6"},
        armies=[(ASTRID, "5", 2), (BJORN, "9", 5)],
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "activate nidhogg")

    table.told_by_chance("monster-die attack")

    assert table.asked == (ASTRID, "gnaw")


# Loki


@shows("territory-loki")
@pytest.mark.rule("LOR-9.1.5", "LOR-6.5.3", "LOR-8.3.1.1")
def test_loki_when_activated_is_placed_in_any_other_region() -> None:
    """By the active player, without die; he neither stomps nor attacks."""
    match = given_lords(
        phase="rune-phase",
        loki="1",
        runes={ASTRID: "othala"},
        armies=[(BJORN, "9", 1)],
        chance="asked",
    )
    table = when(match).says(ASTRID, "activate loki")

    assert table.asked == (ASTRID, "place-boss")
    assert table.offered() == [f"place loki {region}" for region in range(2, 17)]
    table.says(ASTRID, "place loki 9")

    assert REGIONS.write(table.game.boss_region) == "9"
    assert tell_armies(table.game) == ["bjorn 1 in 9"]


@pytest.mark.rule("LOR-R27")
def test_garm_drives_out_clockwise() -> None:
    match = given_lords(
        seats=3,
        turn=BJORN,
        phase="special-action",
        monsters={"garm": "6"},
        rings={"garm": BJORN},
        armies=[(ASTRID, "6", 1), (DAGNY, "6", 1)],
        control={"5": ASTRID, "9": DAGNY},
    )
    table = when(match).says(BJORN, "act monsters", "activate garm", "attack with garm")
    assert table.asked == (DAGNY, "retreat")
    table.says(DAGNY, "retreat to 9")
    assert table.asked == (ASTRID, "retreat")
