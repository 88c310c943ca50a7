"""LOR-2.8 Seas, LOR-2.9 Realms: what is beside the regions."""

from __future__ import annotations

import pytest

from games.lords.table import (
    OUR_REALMS,
    drakkar_in,
    given_lords,
    hand,
    monster_in,
    new_lords,
    regions_controlled,
    when,
)
from kit.play import played_at_random
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.board import REALMS, REGIONS, SEAS
from ragnatafl.games.lords.rules.state import lands_of
from ragnatafl.kernel.seats import Seat

# LOR-2.8 Seas


@pytest.mark.rule("LOR-2.8", "LOR-2.9")
def test_only_drakkars_are_at_sea_and_nothing_is_in_a_realm() -> None:
    """Beside the sea s1 and Vanaheim: hero and army go to regions, the drakkar to seas."""
    match = given_lords(
        phase="hero-phase",
        armies=[(ASTRID, "1", 1)],
        heroes={ASTRID: "1"},
        drakkars={ASTRID: "s1"},
        monsters={"draugr": "1"},
        chance="asked",
    )
    table = when(match)
    places = {text.split()[-1] for text in table.offered("hero")}
    seas = {text.split()[-1] for text in table.offered("drakkar")}
    places |= {text.split()[-1] for text in table.says(ASTRID, "skip").offered("move")}
    table.says(ASTRID, "skip", "act monsters", "activate draugr")
    places |= {t.split()[-1] for t in table.told_by_chance("monster-die move").offered()}

    assert places <= set(REGIONS.ids)
    assert seas <= set(SEAS.ids)
    assert seas == {"s2", "s3", "s4", "s5"}


@pytest.mark.rule("LOR-2.8.1", "LOR-2.8.2")
def test_drakkars_share_a_sea_in_peace() -> None:
    """No battle, and nobody controls it: Astrid joins two others."""
    match = given_lords(
        seats=3, phase="hero-phase", drakkars={ASTRID: "s1", BJORN: "s2", DAGNY: "s2"}
    )

    table = when(match).says(ASTRID, "drakkar s2")

    assert [drakkar_in(table.game, seat) for seat in (ASTRID, BJORN, DAGNY)] == ["s2"] * 3
    assert table.asked == (ASTRID, "manoeuvres")
    assert table.told("battle") == table.told("take-control") == []


@pytest.mark.rule("LOR-2.8.3", "LOR-6.2.1", "LOR-6.3.4")
def test_the_drakkar_makes_the_coast_adjacent_for_armies_and_hero() -> None:
    """From 9 over s2 to 11; the hero goes on over the same sea or by land."""
    match = given_lords(
        phase="hero-phase",
        armies=[(ASTRID, "9", 1)],
        heroes={ASTRID: "9"},
        drakkars={ASTRID: "s2"},
    )
    table = when(match)

    assert "hero 12" in table.offered()
    table.says(ASTRID, "hero 12")

    moves = [f"move astrid 1 from 9 to {near}" for near in ("6", "8", "10", "11")]
    assert table.offered("move") == moves


@pytest.mark.rule("LOR-2.8.3", "LOR-6.4.1", "LOR-F8")
def test_the_drakkar_makes_the_coast_adjacent_for_a_retreat() -> None:
    match = given_lords(
        phase="special-action",
        armies=[(BJORN, "9", 1)],
        heroes={ASTRID: "9", BJORN: "16"},
        control={"9": BJORN, "11": BJORN, "13": BJORN},
        drakkars={BJORN: "s2"},
    )

    table = when(match).says(ASTRID, "act usurp")

    assert table.offered() == ["retreat to 11"]


@pytest.mark.rule("LOR-2.8.4", "LOR-F27")
def test_the_drakkar_of_another_player_helps_nobody() -> None:
    match = given_lords(
        phase="manoeuvres", armies=[(ASTRID, "9", 1)], drakkars={BJORN: "s2", ASTRID: "s1"}
    )

    table = when(match).cannot(ASTRID, "move astrid 1 from 9 to 11", "LOR-6.3")

    assert table.offered("move") == [f"move astrid 1 from 9 to {near}" for near in ("6", "8", "10")]


@pytest.mark.rule("LOR-2.8.4", "LOR-F27")
def test_the_drakkar_makes_no_realm_adjacent() -> None:
    """From 9 over s2 lies 11 beside Jotunheim, whose rune Astrid has; 9 is beside Alfheim."""
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "9"},
        drakkars={ASTRID: "s2"},
        runes={ASTRID: "algiz othala"},
    )

    table = when(match).cannot(ASTRID, "ally jotunheim", "LOR-8.3.1.3")

    assert table.offered("ally") == ["ally alfheim"]


@pytest.mark.rule("LOR-2.8.4", "LOR-F27", "LOR-6.5.2")
def test_the_drakkar_carries_no_monster() -> None:
    """Draugr in 9 is Astrid's own."""
    match = given_lords(
        phase="special-action",
        monsters={"draugr": "9"},
        rings={"draugr": ASTRID},
        drakkars={ASTRID: "s2"},
    )

    table = when(match).says(ASTRID, "act monsters", "activate draugr")
    table.cannot(ASTRID, "move draugr to 11", "LOR-6.5.2", "does not come")

    moves = [f"move draugr to {near}" for near in ("6", "8", "10")]
    assert table.offered() == [*moves, "attack with draugr"]


@pytest.mark.rule("LOR-2.8.4", "LOR-F27")
def test_the_drakkar_lengthens_no_territory_attack() -> None:
    """Nidhogg in 9 hurts an army in 10, not one in 11 across the sea."""
    match = given_lords(
        phase="special-action",
        armies=[(BJORN, "10", 3), (BJORN, "11", 3)],
        monsters={"nidhogg": "9"},
        rings={"nidhogg": ASTRID},
        drakkars={ASTRID: "s2", BJORN: "s2"},
    )

    table = when(match).says(ASTRID, "act monsters", "activate nidhogg", "attack with nidhogg")

    assert table.offered() == ["lower bjorn 3 in 10"]


# LOR-2.9 Realms


@pytest.mark.rule("LOR-2.9", "LOR-3.5.1")
def test_a_realm_is_part_of_no_land_and_holds_only_markers() -> None:
    """Allied with all six, Astrid controls nothing."""
    game = given_lords(allies={realm: [ASTRID] for realm in OUR_REALMS}).state

    assert lands_of(game, ASTRID) == 0
    assert regions_controlled(game, ASTRID) == ""


@pytest.mark.rule("LOR-2.9.1", "LOR-2.9.3")
@pytest.mark.parametrize(
    ("allies", "drawn"), [([], "spear-a"), ([BJORN], ""), ([BJORN, DAGNY], "")]
)
def test_the_first_marker_of_all_in_a_realm_draws_a_card(allies: list[Seat], drawn: str) -> None:
    """Any number of players may ally with a realm; only the first of them draws."""
    match = given_lords(
        seats=3,
        phase="rune-phase",
        heroes={ASTRID: "9"},
        runes={ASTRID: "othala"},
        allies={"alfheim": allies, "vanaheim": [ASTRID]},
        deck="spear-a",
    )

    table = when(match).says(ASTRID, "ally alfheim")

    assert hand(table.game, ASTRID) == drawn
    allied = [table.game.allies[REALMS.read(name)] for name in ("alfheim", "vanaheim")]
    assert allied == [1 | sum(1 << seat for seat in allies), 1]


@pytest.mark.rule("LOR-2.9.3", "LOR-F40", "LOR-9.9.1")
@pytest.mark.parametrize(("allies", "drawn"), [([], 1), ([BJORN], 0)])
def test_an_alliance_by_reward_draws_a_card_too(allies: list[Seat], drawn: int) -> None:
    """Garm's space with a realm: any realm not yet allied, adjacent or not."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "9"},
        hands={ASTRID: "spear-a"},
        monsters={"garm": "9"},
        allies={"muspelheim": allies, "vanaheim": [ASTRID]},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "hunt garm")
    table.told_by_chance("combat-deck spear-b", "combat-deck shield-a")
    table.told_by_chance("attack-deck attack-1", "attack-deck attack-2")
    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend no more", "injure authority")
    table.told_by_chance("combat-deck shield-b", "attack-deck wild-1", "attack-deck wild-2")

    table.says(ASTRID, "strike spear-a spear-realm")
    assert table.offered() == [f"ally {name}" for name in OUR_REALMS if name != "vanaheim"]
    table.says(ASTRID, "ally muspelheim")

    assert (table.asked[1] == "chance") == bool(drawn)


@pytest.mark.rule("LOR-2.9.2")
def test_a_player_allies_once_with_a_realm() -> None:
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "6"},
        runes={ASTRID: "othala uruz"},
        allies={"alfheim": [ASTRID]},
    )

    table = when(match).cannot(ASTRID, "ally alfheim", "LOR-2.9.2")

    assert table.offered("ally") == ["ally vanaheim"]


@pytest.mark.rule("LOR-2.9.2")
def test_alliances_last_the_whole_game() -> None:
    """They only grow, whatever is built and fought."""
    match = new_lords(3, 4)
    before = list(match.state.allies)
    for _ in played_at_random(match, 4):
        now = match.state.allies
        assert all(old & new == old for old, new in zip(before, now, strict=True))
        before = list(now)
    assert any(before)


@pytest.mark.rule("LOR-6.5.2")
def test_a_neutral_monster_moves_over_borders_only() -> None:
    match = given_lords(seats=3, phase="special-action", monsters={"garm": "21"}, chance="asked")

    table = when(match).says(ASTRID, "act monsters", "activate garm")
    table.told_by_chance("monster-die move")
    assert table.offered() == [f"move garm to {near}" for near in ("4", "15", "19", "20")]
    table.says(ASTRID, "move garm to 15")

    assert monster_in(table.game, "garm") == "15"
