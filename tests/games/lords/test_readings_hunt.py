"""LOR-R21 to LOR-R27: more readings of card texts."""

from __future__ import annotations

import pytest

from games.lords.table import (
    a_hunt,
    battle_in,
    controller,
    given_lords,
    hand,
    hero_round,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY


@pytest.mark.rule("LOR-R21")
def test_lagerthas_growth_takes_a_region_at_the_end_of_the_next_phase() -> None:
    """3 of a population strength of 3 are there only after control was settled."""
    match = given_lords(
        tiles={ASTRID: "lagertha thorson", BJORN: "aslaug freyason"},
        heroes={ASTRID: "5", BJORN: "9"},
        armies=[(ASTRID, "6", 2), (BJORN, "6", 1)],
        control={"1": ASTRID},
        steps=battle_in("6"),
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "pass")
    table.says(ASTRID, "strengthen astrid 2 in 6")

    assert tell_armies(table.game) == ["astrid 3 in 6"]
    assert controller(table.game, "6") == -1
    table.says(ASTRID, "act prepare", "draw 1", "draw 1")
    assert controller(table.game, "6") == ASTRID


@pytest.mark.rule("LOR-R22")
def test_a_nasty_wound_may_meet_a_two_where_all_are_equal() -> None:
    table = a_hunt(
        cards="sword-a axe-a",
        attacks="nasty special-1",
        attributes={ASTRID: (5, 2, 2)},
        injured={ASTRID: "authority"},
    )

    table.says(BJORN, "attack by nasty").says(ASTRID, "defend no more", "injure strength")

    assert table.offered() == ["weaken authority", "weaken strength", "weaken wisdom"]
    table.says(ASTRID, "weaken wisdom")
    assert table.game.tokens[ASTRID] == [5, 2, 2]


@pytest.mark.rule("LOR-R23")
def test_thick_hide_does_not_pay_for_frenzy() -> None:
    table = hero_round(a_hunt(cards="frenzy-a bow-a", blessings={ASTRID: "thick-hide"}))

    table.says(ASTRID, "strike frenzy-a axe", "use frenzy-a")

    assert table.offered() == ["injure strength", "injure wisdom"]


@pytest.mark.rule("LOR-R24")
def test_beowulfs_injury_comes_before_the_hunt() -> None:
    """Neither Blood Rush nor Thick Hide is there yet, and the card limit holds."""
    match = given_lords(
        tiles={ASTRID: "beowulf thorson", BJORN: "aslaug freyason"},
        phase="special-action",
        monsters={"draugr": "1"},
        hands={ASTRID: "spear-a spear-b"},
        blessings={ASTRID: "blood-rush thick-hide"},
        deck="bow-a bow-b bow-c",
    )

    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    assert table.match.decision.facts == (("moment", "before-hunt"),)
    table.says(ASTRID, "use beowulf")
    assert table.offered() == ["injure authority", "injure strength", "injure wisdom"]
    table.says(ASTRID, "injure authority")

    assert table.asked == (ASTRID, "limit-cards")
    table.says(ASTRID, "discard card bow-a")
    assert hand(table.game, ASTRID) == "spear-a spear-b bow-b bow-c"  # two for strength
    assert values(table.game, ASTRID) == (2, 2, 2)


@pytest.mark.rule("LOR-R25")
@pytest.mark.parametrize("kills", [True, False])
def test_bow_draws_nothing_when_its_wound_kills(kills: bool) -> None:
    """Hraesvelgr, with all spaces covered but one for a bow, or but two."""
    covered = dict.fromkeys(range(1, 7), BJORN)
    if not kills:
        del covered[1]
    table = hero_round(a_hunt("hraesvelgr", cards="bow-a axe-a", wounds={"hraesvelgr": covered}))

    table.says(ASTRID, "strike bow-a bow")

    if kills:
        assert table.game.slayer.count(ASTRID) == 1
        assert table.asked[1] != "hunt-effect"
    else:
        assert table.asked == (ASTRID, "hunt-effect")


@pytest.mark.rule("LOR-R26")
def test_thunder_arm_heals_though_nothing_rises() -> None:
    match = given_lords(
        phase="special-action",
        levels={"odin": 3, "thor": 3, "freya": 3},
        wheel={"prepare": [ASTRID]},
        blessings={BJORN: "thunder-arm"},
        injured={BJORN: "wisdom"},
    )

    table = when(match).says(ASTRID, "build nothing higher")

    assert table.asked == (BJORN, "heal")


@pytest.mark.rule("LOR-R27")
def test_levy_is_compulsory_half_is_chosen_and_garm_goes_clockwise() -> None:
    levy = given_lords(
        phase="special-action",
        control={"1": ASTRID},
        blessings={ASTRID: "levy"},
        drakkars={ASTRID: "s1"},
    )
    table = when(levy).says(ASTRID, "act reinforce", "recruit 1")
    assert table.offered() == ["recruit 1"]

    hunt = a_hunt(cards="sword-a axe-a", attacks="surprise special-1")
    hunt.says(BJORN, "attack by surprise").says(ASTRID, "defend no more")
    assert hunt.asked == (ASTRID, "lose-card")

    garm = given_lords(
        seats=3,
        turn=BJORN,
        phase="special-action",
        monsters={"garm": "6"},
        rings={"garm": BJORN},
        armies=[(ASTRID, "6", 1), (DAGNY, "6", 1)],
        control={"5": ASTRID, "9": DAGNY},
    )
    table = when(garm).says(BJORN, "act monsters", "activate garm", "attack with garm")
    assert table.asked == (DAGNY, "retreat")
    table.says(DAGNY, "retreat to 9")
    assert table.asked == (ASTRID, "retreat")
