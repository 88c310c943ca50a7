"""LOR-6 Armies, movement, retreat and placing."""

from __future__ import annotations

import pytest

from games.lords.table import (
    battle_in,
    controller,
    drakkar_in,
    given_lords,
    hero_in,
    monster_in,
    new_lords,
    regions_controlled,
    tell_armies,
    when,
)
from kit.play import played_at_random
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import NOBODY

# LOR-6.1 Value and number


@pytest.mark.rule("LOR-6.1")
def test_a_player_has_six_armies_of_value_one_to_six() -> None:
    """In a whole game there are never more, and none is worth more or less."""
    match = new_lords(2, 7)
    most = 0
    for _ in played_at_random(match, 7):
        game = match.state
        out = [value for value, r in zip(game.army_value, game.army_region, strict=True) if r >= 0]
        most = max(most, *out, 0)
        assert all(1 <= value <= 6 for value in out)
        assert len(game.army_region) == 12
    assert most > 2
    with pytest.raises(BadInput, match="army value 7 is not between 0 and 6"):
        given_lords(armies=[(ASTRID, "1", 7)])


@pytest.mark.rule("LOR-6.1")
def test_a_seventh_army_does_not_exist() -> None:
    six = [(ASTRID, region, 1) for region in ("1", "2", "3", "4", "5", "6")]
    match = given_lords(
        phase="special-action", armies=six, control={"9": ASTRID}, allies={"muspelheim": [ASTRID]},
        monsters={"draugr": "12"}, drakkars={ASTRID: "s1"},
    )  # fmt: skip

    table = when(match).cannot(ASTRID, "act reinforce", "LOR-8.5.1.2")
    table.says(ASTRID, "act monsters")  # Muspelheim would recruit one

    assert table.asked == (ASTRID, "monsters")


@pytest.mark.rule("LOR-6.1.1")
def test_what_would_go_above_six_is_lost() -> None:
    """Odin at level 3 gives three: one goes to the army of 5, and then none can grow."""
    match = given_lords(
        priests={ASTRID: 1}, levels={"odin": 3}, armies=[(ASTRID, "1", 5), (ASTRID, "3", 6)],
        phase="prayer", control={"1": ASTRID},
    )  # fmt: skip

    table = when(match).says(ASTRID, "send priest odin")
    table.cannot(ASTRID, "strengthen astrid 6 in 3", "LOR-6.1.1")
    table.says(ASTRID, "strengthen astrid 5 in 1")

    assert tell_armies(table.game) == ["astrid 6 in 1", "astrid 6 in 3"]
    assert table.asked == (ASTRID, "hero-phase")
    table.skips(ASTRID, "hero-phase").cannot(ASTRID, "grow astrid 6 in 1", "LOR-6.1.1")


@pytest.mark.rule("LOR-6.1.2")
def test_below_one_an_army_is_destroyed_and_back_in_the_reserve() -> None:
    """All six were on the board; the one that Draugr stomps can be recruited again."""
    match = given_lords(
        phase="special-action",
        armies=[*[(BJORN, region, 1) for region in ("1", "2", "3", "4", "5")], (BJORN, "9", 1)],
        monsters={"draugr": "8"},
        drakkars={BJORN: "s3"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "activate draugr")
    table.told_by_chance("monster-die move").says(ASTRID, "move draugr to 9")

    table.says(ASTRID, "lower bjorn 1 in 9")
    assert "bjorn 1 in 9" not in tell_armies(table.game)
    table.skips(BJORN).says(BJORN, "act reinforce", "recruit 12")

    assert "bjorn 2 in 12" in tell_armies(table.game)


@pytest.mark.rule("LOR-6.1.3")
@pytest.mark.parametrize(("second", "owner"), [(2, ASTRID), (1, NOBODY)])
def test_the_total_is_the_sum_of_all_own_armies_there(second: int, owner: int) -> None:
    """1, 2 and one more in region 7 of strength 5; that of 6 beside it does not count."""
    match = given_lords(
        phase="hero-phase",
        armies=[(ASTRID, "7", 1), (ASTRID, "7", 2), (ASTRID, "7", second), (ASTRID, "8", 2)],
    )

    table = when(match).says(ASTRID, "skip")

    assert controller(table.game, "7") == owner


# LOR-6.2 Heroes


@pytest.mark.rule("LOR-6.2", "LOR-8.2.1")
def test_a_hero_goes_anywhere_whatever_is_there() -> None:
    """To Bjorn's army and hero in his own 6, to a monster in 7 where Loki is too."""
    match = given_lords(
        phase="hero-phase",
        armies=[(BJORN, "6", 4)],
        heroes={ASTRID: "4", BJORN: "6"},
        control={"6": BJORN, "7": BJORN},
        monsters={"garm": "7"},
    )

    table = when(match)

    assert table.offered("hero") == [f"hero {near}" for near in (1, 2, 3, 5, 6, 7, 8)]
    table.says(ASTRID, "hero 6")
    assert hero_in(table.game, ASTRID) == "6"
    assert table.asked == (ASTRID, "special-action")  # heroes fight no battle


@pytest.mark.rule("LOR-6.2.1", "LOR-F28")
def test_a_hero_goes_by_the_own_drakkar_twice() -> None:
    """Over s2 from 6 to 11, and on by land; without the drakkar 11 is too far."""
    without = when(given_lords(phase="hero-phase", heroes={ASTRID: "6"}))
    without.cannot(ASTRID, "hero 11", "LOR-8.2.1")
    match = given_lords(phase="hero-phase", heroes={ASTRID: "6"}, drakkars={ASTRID: "s2"})

    reach = when(match).offered("hero")

    assert {"hero 11", "hero 12", "hero 13"} <= set(reach)


# LOR-6.3 Armies


@pytest.mark.rule("LOR-6.3")
def test_an_army_goes_to_any_adjacent_region_whatever_is_there() -> None:
    """From 8: to a monster, to Bjorn's army, to his hero in his own region."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "8", 2), (BJORN, "9", 1)],
        heroes={BJORN: "10"},
        control={"10": BJORN, "13": BJORN},
        monsters={"garm": "13"},
        loki="1",
    )

    table = when(match).cannot(ASTRID, "move astrid 2 from 8 to 12", "LOR-6.3")

    assert table.offered("move") == [f"move astrid 2 from 8 to {near}" for near in (7, 9, 10, 13)]


@pytest.mark.rule("LOR-6.3.1", "LOR-F5", "LOR-10.1.2")
def test_with_foreign_armies_a_battle_comes_at_the_end_of_the_phase() -> None:
    """Mobilise: only when the last army has moved. Bjorn was there first and defends."""
    match = given_lords(
        phase="special-action", armies=[(ASTRID, "8", 2), (ASTRID, "6", 1), (BJORN, "9", 2)]
    )

    table = when(match).says(ASTRID, "act mobilise", "move astrid 2 from 8 to 9")
    assert table.told("battle") == []
    table.says(ASTRID, "move astrid 1 from 6 to 9")

    assert [event.all_facts() for event in table.told("battle")] == [
        {"region": "9", "defender": "bjorn"}
    ]
    assert table.asked == (BJORN, "play-or-pass")


@pytest.mark.rule("LOR-F5", "LOR-8.4.3.3")
def test_who_recruits_beside_foreign_armies_attacks() -> None:
    """Neutral 9 on the coast of s2, where Bjorn's army stands."""
    match = given_lords(phase="manoeuvres", armies=[(BJORN, "9", 2)], drakkars={ASTRID: "s2"})

    table = when(match).says(ASTRID, "recruit 9")

    assert [event.all_facts()["defender"] for event in table.told("battle")] == ["bjorn"]


@pytest.mark.rule("LOR-F7", "LOR-10.2.3")
def test_casualty_symbols_do_not_exceed_the_own_total() -> None:
    """An army of 3: the axe with two symbols, then the sword with one, and no more."""
    match = given_lords(
        armies=[(ASTRID, "6", 3), (BJORN, "6", 3)],
        attributes={ASTRID: (2, 2, 6)},
        hands={ASTRID: "axe-a sword-a sword-b spear-a"},
        steps=battle_in("6"),
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "play axe-a", "play sword-a")
    table.cannot(ASTRID, "play sword-b", "LOR-10.2.3")

    assert table.offered() == ["play spear-a", "pass"]


@pytest.mark.rule("LOR-6.3.2")
def test_no_army_is_moved_into_the_region_of_loki() -> None:
    """Neither over a border nor by drakkar."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "6", 2), (ASTRID, "11", 2)],
        drakkars={ASTRID: "s2"},
        loki="9",
    )

    table = when(match).cannot(ASTRID, "move astrid 2 from 6 to 9", "LOR-6.3.2")
    table.cannot(ASTRID, "move astrid 2 from 11 to 9", "LOR-6.3.2")

    assert [text for text in table.offered("move") if text.endswith(" 9")] == []


@pytest.mark.rule("LOR-6.3.3")
def test_an_army_may_leave_the_region_of_loki() -> None:
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "9", 2)], loki="9")

    table = when(match).says(ASTRID, "move astrid 2 from 9 to 10")

    assert tell_armies(table.game) == ["astrid 2 in 10"]


@pytest.mark.rule("LOR-6.3.3", "LOR-6.6", "LOR-6.6.1")
def test_an_army_is_recruited_where_loki_is() -> None:
    match = given_lords(phase="manoeuvres", drakkars={ASTRID: "s2"}, loki="9")

    table = when(match).says(ASTRID, "recruit 9")

    assert tell_armies(table.game) == ["astrid 2 in 9"]


@pytest.mark.rule("LOR-6.3.3", "LOR-6.6")
def test_an_army_is_placed_where_loki_is() -> None:
    """By the bonus of Niflheim, from one end of the island to the other."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "1", 2)],
        control={"9": ASTRID},
        allies={"niflheim": [ASTRID]},
        loki="9",
    )

    table = when(match).says(ASTRID, "act prepare", "take bonus of niflheim")
    table.says(ASTRID, "place astrid 2 from 1 in 9")

    assert tell_armies(table.game) == ["astrid 2 in 9"]


@pytest.mark.rule("LOR-6.3.3", "LOR-6.4.3")
def test_an_army_retreats_to_where_loki_is() -> None:
    """A retreat is no movement."""
    match = given_lords(
        armies=[(ASTRID, "6", 4), (BJORN, "6", 3)],
        control={"6": BJORN, "9": BJORN},
        loki="9",
        steps=battle_in("6"),
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "pass").says(BJORN, "retreat to 9")

    assert tell_armies(table.game) == ["astrid 4 in 6", "bjorn 2 in 9"]
    assert [event.kind for event in table.match.events if event.kind == "move-army"] == []


@pytest.mark.rule("LOR-6.3.4")
@pytest.mark.parametrize(("sea", "reached"), [("s2", True), ("s1", False)])
def test_an_army_goes_by_the_own_drakkar(sea: str, reached: bool) -> None:
    """From 9 to 11, both on s2."""
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "9", 1)], drakkars={ASTRID: sea})

    table = when(match)

    assert ("move astrid 1 from 9 to 11" in table.offered()) == reached


# LOR-6.5 Other figures


@pytest.mark.rule("LOR-6.5.1")
def test_a_drakkar_goes_to_adjacent_seas_whoever_is_there() -> None:
    """From s1 to s2, where Bjorn is, and on to s3; s4 is three seas away."""
    match = given_lords(
        seats=3, phase="hero-phase", drakkars={ASTRID: "s1", BJORN: "s2", DAGNY: "s6"}
    )

    table = when(match).cannot(ASTRID, "drakkar s4", "LOR-8.2.2")
    assert table.offered("drakkar") == [f"drakkar {sea}" for sea in ("s2", "s3", "s5", "s6")]
    table.says(ASTRID, "drakkar s2")

    assert drakkar_in(table.game, ASTRID) == "s2"


@pytest.mark.rule("LOR-6.5.2")
def test_a_monster_moves_to_an_adjacent_region_whatever_is_there() -> None:
    """To armies, heroes, another monster and Loki; not two regions, not by sea."""
    match = given_lords(
        phase="special-action",
        armies=[(BJORN, "9", 3)],
        heroes={ASTRID: "10", BJORN: "13"},
        monsters={"draugr": "8", "garm": "10"},
        drakkars={ASTRID: "s2"},
        chance="asked",
    )

    table = when(match).says(ASTRID, "act monsters", "activate draugr")
    table.told_by_chance("monster-die move").cannot(
        ASTRID, "move draugr to 6", "LOR-6.5.2", "does not come"
    )
    assert table.offered() == [f"move draugr to {near}" for near in (7, 9, 10, 13)]
    table.says(ASTRID, "move draugr to 7")

    assert monster_in(table.game, "draugr") == "7"


@pytest.mark.rule("LOR-6.5.3", "LOR-9.1.5")
def test_the_boss_is_placed_as_his_board_says() -> None:
    """In any other region, however far; nothing is stomped there."""
    match = given_lords(
        phase="rune-phase",
        armies=[(BJORN, "14", 1)],
        heroes={ASTRID: "7"},
        runes={ASTRID: "othala"},
    )

    table = when(match).says(ASTRID, "activate loki")
    assert table.offered() == [f"place loki {n}" for n in range(1, 17) if n != 7]
    table.says(ASTRID, "place loki 14")

    assert table.game.boss_region == REGIONS.read("14")
    assert tell_armies(table.game) == ["bjorn 1 in 14"]


@pytest.mark.rule("LOR-6.5.4", "LOR-8.1.1.5")
def test_priests_stay_at_their_monument_until_one_is_built() -> None:
    match = new_lords(3, 9, start_priests=4)
    before = [list(row) for row in match.state.sent]
    sent = 0
    for choice in played_at_random(match, 9, 500):
        now = match.state.sent
        sent += choice.startswith("send priest")
        if not choice.startswith("build "):
            for old, new in zip(before, now, strict=True):
                assert all(a <= b for a, b in zip(old, new, strict=True))
        before = [list(row) for row in now]
    assert sent > 5


# LOR-6.6 Placing


@pytest.mark.rule("LOR-6.6", "LOR-6.6.1", "LOR-9.2.4", "LOR-F25")
def test_a_monster_placed_by_an_event_does_not_stomp() -> None:
    """Fafnir comes to 2 with event 2; Bjorn's army of 1 there is left alone."""
    match = given_lords(
        phase="special-action",
        armies=[(BJORN, "2", 1)],
        wheel={"usurp": [ASTRID]},
        events="event-2",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert monster_in(table.game, "fafnir") == "2"
    assert tell_armies(table.game) == ["bjorn 1 in 2"]
    assert table.game.active == BJORN  # nothing more was asked


@pytest.mark.rule("LOR-6.6")
def test_effects_on_movement_do_not_hold_for_a_placed_hero() -> None:
    """Drive the Beast: after the hero moved, not when it was placed."""
    moved = given_lords(
        phase="hero-phase", monsters={"garm": "6"}, blessings={ASTRID: "drive-the-beast"}
    )
    placed = given_lords(
        phase="rune-phase",
        monsters={"garm": "6"},
        blessings={ASTRID: "drive-the-beast"},
        runes={ASTRID: "uruz othala"},
    )

    assert when(moved).says(ASTRID, "hero 6").asked == (ASTRID, "lead-monster")
    table = when(placed).says(ASTRID, "place hero 6", "pay uruz othala")

    assert hero_in(table.game, ASTRID) == "6"
    assert table.asked == (ASTRID, "special-action")


@pytest.mark.rule("LOR-6.6", "LOR-8.3.2.4")
def test_a_figure_is_placed_however_far_the_place_is() -> None:
    match = given_lords(phase="rune-phase", heroes={ASTRID: "3"}, runes={ASTRID: "uruz othala"})

    table = when(match).says(ASTRID, "place hero 16", "pay uruz othala")

    assert hero_in(table.game, ASTRID) == "16"
    assert regions_controlled(table.game, ASTRID) == ""
