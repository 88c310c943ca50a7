"""LOR-10.2.1: combat cards, each played in a battle as attacker and as defender."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.lords.table import (
    DUEL,
    PLAIN,
    LordsTable,
    a_battle,
    all_pass,
    battle_in,
    battle_values,
    discarded,
    fight,
    given_lords,
    hand,
    played,
    tell_armies,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from kit.titles import shows
from ragnatafl.kernel.seats import Seat


def given_battle(
    astrid: str = "",
    bjorn: str = "",
    armies: Sequence[tuple[Seat, str, int]] = DUEL,
    heroes: Mapping[Seat, str] | None = None,
    drakkars: Mapping[Seat, str] | None = None,
    loki: str = "14",
) -> LordsTable:
    """Astrid attacks Bjorn in his region 6; he may retreat to 9."""
    match = given_lords(
        armies=armies,
        control={"6": BJORN, "9": BJORN},
        hands={ASTRID: astrid, BJORN: bjorn},
        attributes={ASTRID: (2, 2, 6), BJORN: (2, 2, 6)},
        heroes=heroes,
        drakkars=drakkars,
        tiles={ASTRID: "snorri thorson", BJORN: "aslaug freyason"},  # no warriors
        loki=loki,
        steps=battle_in("6"),
    )
    return when(match)


def prompts_until_over(table: LordsTable) -> list[str]:
    """Every loss and retreat of the battle, the first way offered; the questions on the way."""
    asked = []
    while table.game.battle_region >= 0:
        asked.append(table.asked[1])
        table.says(table.asked[0], table.offered()[0])
    return asked


# Cards without a battle effect


@shows("battle-sword", "battle-spear", "battle-axe", "battle-frenzy", "battle-bow")
@shows("battle-thunderclap")
@pytest.mark.rule("LOR-10.2.1", "LOR-10.3", "LOR-10.6", "LOR-9.17.1")
@pytest.mark.parametrize(
    ("card", "value", "symbols"),
    [
        ("sword-a", 3, 1),
        ("sword-b", 3, 1),
        ("sword-c", 3, 1),
        ("spear-a", 2, 0),
        ("spear-b", 2, 0),
        ("spear-c", 2, 0),
        ("axe-a", 4, 2),
        ("axe-b", 4, 2),
        ("axe-c", 4, 2),
        ("frenzy-a", 3, 1),
        ("frenzy-b", 3, 1),
        ("bow-a", 1, 0),
        ("bow-b", 1, 0),
        ("bow-c", 1, 0),
        ("thunderclap", 3, 1),
    ],
)
def test_a_plain_card_adds_its_value_and_costs_its_symbols(
    card: str, value: int, symbols: int
) -> None:
    """Played by either side: the value, the own losses, and nothing else."""
    table = fight(given_battle(astrid=card), astrid=card)
    assert battle_values(table) == (4 + value, 4)
    assert prompts_until_over(table) == ["retreat", *["spread-losses"] * symbols]
    assert tell_armies(table.game) == [f"astrid {4 - symbols} in 6", "bjorn 3 in 9"]
    assert discarded(table.game) == card

    table = fight(given_battle(bjorn=card), bjorn=card)
    assert battle_values(table) == (4, 4 + value)
    assert prompts_until_over(table) == ["spread-losses"] * symbols
    assert tell_armies(table.game) == [f"bjorn {4 - symbols} in 6"]


# Values that depend on who plays the card


@shows("battle-sword-dance", "battle-onslaught")
@pytest.mark.rule("LOR-10.2.1")
@pytest.mark.parametrize(
    ("card", "attacking", "defending"),
    [("sword-dance-a", 2, 3), ("sword-dance-b", 2, 3), ("onslaught", 5, 4)],
)
def test_a_card_helps_one_side_more(card: str, attacking: int, defending: int) -> None:
    """Sword Dance +1 as defender, Onslaught +1 as attacker."""
    assert battle_values(fight(given_battle(astrid=card), astrid=card)) == (4 + attacking, 4)
    assert battle_values(fight(given_battle(bjorn=card), bjorn=card)) == (4, 4 + defending)


@shows("battle-onslaught")
def test_onslaught_costs_two_losses() -> None:
    table = fight(given_battle(astrid="onslaught"), astrid="onslaught")

    assert prompts_until_over(table) == ["retreat", "spread-losses", "spread-losses"]
    assert tell_armies(table.game) == ["astrid 2 in 6", "bjorn 3 in 9"]


@shows("battle-sword-dance")
def test_sword_dance_costs_nothing() -> None:
    table = fight(given_battle(astrid="sword-dance-a"), astrid="sword-dance-a")

    assert prompts_until_over(table) == ["retreat"]


@shows("battle-spear-wall")
@pytest.mark.rule("LOR-10.2.1")
def test_spear_wall_counts_the_own_armies_in_the_battle() -> None:
    """Value 1, +1 for each of Astrid's two; not for her third elsewhere, nor Bjorn's three."""
    armies = [
        (ASTRID, "6", 2), (ASTRID, "6", 3), (ASTRID, "5", 1),
        (BJORN, "6", 1), (BJORN, "6", 1), (BJORN, "6", 1),
    ]  # fmt: skip

    table = fight(given_battle(astrid="spear-wall-a", armies=armies), astrid="spear-wall-a")

    assert battle_values(table) == (5 + 1 + 2, 3)


@shows("battle-spear-wall")
@pytest.mark.rule("LOR-10.2.1")
def test_spear_wall_of_the_defender() -> None:
    table = fight(given_battle(bjorn="spear-wall-b"), bjorn="spear-wall-b")

    assert battle_values(table) == (4, 4 + 1 + 1)
    assert prompts_until_over(table) == []


@shows("battle-spear-wall")
@pytest.mark.rule("LOR-R5")
def test_what_a_card_adds_is_fixed_when_it_is_played() -> None:
    """Spear Wall keeps both points when one of the two armies falls afterwards."""
    armies = [(ASTRID, "6", 4), (BJORN, "6", 1), (BJORN, "6", 3)]
    table = given_battle(astrid="impale", bjorn="spear-wall-a", armies=armies)

    table.says(BJORN, "play spear-wall-a").says(ASTRID, "play impale", "lower bjorn 1 in 6")
    table.says(BJORN, "pass").says(ASTRID, "pass")

    assert battle_values(table) == (4 + 3, 3 + 1 + 2)


@shows("battle-ambush")
@pytest.mark.rule("LOR-10.2.1", "LOR-R5")
def test_ambush_is_stronger_as_the_first_card_of_its_player() -> None:
    """+2, also after a card of the opponent; as second card just 2."""
    first = fight(given_battle("ambush spear-a", "bow-a"), astrid="ambush spear-a", bjorn="bow-a")
    assert battle_values(first) == (4 + (2 + 2) + 2, 4 + 1)

    second = fight(given_battle("ambush spear-a"), astrid="spear-a ambush")
    assert battle_values(second) == (4 + 2 + 2, 4)


@shows("battle-hammer")
@pytest.mark.rule("LOR-10.2.1")
@pytest.mark.parametrize(
    ("heroes", "value"),
    [({ASTRID: "6"}, 3), ({ASTRID: "5"}, 2), ({BJORN: "6"}, 2)],
)
def test_hammer_is_stronger_beside_the_own_hero(heroes: dict[Seat, str], value: int) -> None:
    """In the very region; a hero next door, or the opponent's, is of no use."""
    table = fight(given_battle(astrid="hammer-a", heroes=heroes), astrid="hammer-a")

    assert battle_values(table) == (4 + value, 4)


# Effects on the opponent


@shows("battle-impale")
@pytest.mark.rule("LOR-10.2.1", "LOR-6.1.2")
def test_impale_lowers_an_enemy_army_of_choice_at_once() -> None:
    """Only of this battle; value 3, one symbol."""
    armies = [(ASTRID, "6", 4), (ASTRID, "1", 2), (BJORN, "6", 4), (BJORN, "6", 2), (BJORN, "9", 5)]
    table = given_battle(astrid="impale", armies=armies)

    table.says(BJORN, "pass").says(ASTRID, "play impale")

    assert table.asked == (ASTRID, "lower-enemy")
    assert table.offered() == ["lower bjorn 4 in 6", "lower bjorn 2 in 6"]
    table.says(ASTRID, "lower bjorn 2 in 6", "pass")
    assert battle_values(table) == (4 + 3, 4 + 1)


@shows("battle-impale")
@pytest.mark.rule("LOR-10.2.4")
def test_impale_may_destroy_the_last_army_and_the_battle_goes_on() -> None:
    armies = [(ASTRID, "6", 1), (BJORN, "6", 1)]
    table = given_battle(bjorn="impale sword-a", armies=armies)

    table.says(BJORN, "play impale", "lower astrid 1 in 6")

    assert table.asked == (ASTRID, "play-or-pass")
    table.says(ASTRID, "pass").says(BJORN, "pass")
    assert battle_values(table) == (0, 4)


@shows("battle-cleave")
@pytest.mark.rule("LOR-10.2.1", "LOR-10.4.2")
def test_cleave_costs_the_loser_one_loss_more() -> None:
    """Besides the one of each army for losing."""
    table = fight(given_battle(astrid="cleave"), astrid="cleave")

    assert battle_values(table) == (7, 4)
    assert table.asked == (BJORN, "spread-losses")
    assert prompts_until_over(table) == ["spread-losses", "retreat", *["spread-losses"] * 2]
    assert tell_armies(table.game) == ["astrid 2 in 6", "bjorn 2 in 9"]


@shows("battle-cleave")
@pytest.mark.rule("LOR-10.2.1")
def test_cleave_does_nothing_for_a_loser() -> None:
    """The winner loses no more than its own symbols say: none."""
    table = fight(given_battle("cleave", "axe-a"), astrid="cleave", bjorn="axe-a")

    assert battle_values(table) == (7, 8)
    assert prompts_until_over(table).count("spread-losses") == 2 + 2
    assert tell_armies(table.game) == ["bjorn 2 in 6"]


@shows("battle-volley")
@pytest.mark.rule("LOR-10.2.1")
def test_volley_costs_the_opponent_a_card() -> None:
    """At random out of two; the own hand stays."""
    table = given_battle(astrid="volley-a axe-a", bjorn="sword-a sword-b")

    table.says(BJORN, "pass").says(ASTRID, "play volley-a")

    assert hand(table.game, BJORN) in ("sword-a", "sword-b")
    assert f"{hand(table.game, BJORN)} {discarded(table.game)}" in (
        "sword-a sword-b", "sword-b sword-a",
    )  # fmt: skip
    assert hand(table.game, ASTRID) == "axe-a"
    table.says(ASTRID, "pass")
    assert battle_values(table) == (4 + 2, 4)


@shows("battle-volley")
def test_volley_finds_an_empty_hand() -> None:
    table = fight(given_battle(bjorn="volley-b"), bjorn="volley-b")

    assert battle_values(table) == (4, 6)
    assert discarded(table.game) == "volley-b"


@shows("battle-stagger")
@pytest.mark.rule("LOR-10.2.1")
def test_stagger_silences_the_next_card_of_the_opponent() -> None:
    """Impale and Sword Dance bring just their values; the card after that is whole again."""
    table = given_battle(astrid="stagger-a hammer-a", bjorn="spear-a impale sword-dance-a")

    table.says(BJORN, "play spear-a").says(ASTRID, "play stagger-a")
    table.says(BJORN, "play impale")
    assert table.asked == (ASTRID, "play-or-pass")
    table.says(ASTRID, "pass").says(BJORN, "play sword-dance-a", "pass")

    assert battle_values(table) == (4 + 2, 4 + 2 + 3 + (2 + 1))
    assert prompts_until_over(table).count("spread-losses") == 1, "symbols are no effect"


@shows("battle-stagger")
@pytest.mark.rule("LOR-10.2.1")
def test_stagger_silences_a_bonus_and_not_the_own_next_card() -> None:
    table = given_battle(astrid="onslaught", bjorn="stagger-b sword-dance-a")

    table = fight(table, astrid="onslaught", bjorn="stagger-b sword-dance-a")

    assert battle_values(table) == (4 + 4, 4 + 2 + (2 + 1))


# Shields


@shows("battle-shield")
@pytest.mark.rule("LOR-R4", "LOR-10.2.3", "LOR-10.6")
def test_a_shield_spares_one_own_symbol() -> None:
    """Axe with two symbols: one loss is left; the opponent's symbols stay."""
    table = given_battle(astrid="shield-a axe-a", bjorn="sword-a")

    fight(table, astrid="shield-a axe-a", bjorn="sword-a")

    assert battle_values(table) == (4 + 1 + 4, 4 + 3)
    assert prompts_until_over(table) == ["spread-losses", "retreat", "spread-losses"]
    assert tell_armies(table.game) == ["astrid 3 in 6", "bjorn 2 in 9"]


@shows("battle-shield")
@pytest.mark.rule("LOR-R4", "LOR-10.2.3")
def test_a_shield_lets_a_small_army_play_a_costly_card() -> None:
    """An army of 1 may not play an axe with two symbols, but it may behind a shield."""
    armies = [(ASTRID, "6", 1), (BJORN, "6", 4)]
    table = given_battle(astrid="shield-a axe-a", armies=armies).says(BJORN, "pass")
    table.cannot(ASTRID, "play axe-a", "LOR-10.2.3")

    table.says(ASTRID, "play shield-a")

    assert "play axe-a" in table.offered()


@shows("battle-shield")
@pytest.mark.rule("LOR-R4")
def test_two_shields_spare_no_more_than_there_is() -> None:
    table = fight(
        given_battle(bjorn="shield-a shield-b sword-a"), bjorn="sword-a shield-a shield-b"
    )

    assert battle_values(table) == (4, 4 + 3 + 1 + 1)
    assert prompts_until_over(table) == []


@shows("battle-reinforcements")
@pytest.mark.rule("LOR-R7", "LOR-10.2.1")
def test_reinforcements_bring_an_army_from_next_door() -> None:
    """It counts at once; armies farther away and other players' stay, and one must come."""
    armies = [*DUEL, (ASTRID, "5", 3), (ASTRID, "7", 1), (ASTRID, "1", 6), (BJORN, "9", 2)]
    table = given_battle(astrid="reinforcements-a", armies=armies).says(BJORN, "pass")

    table.says(ASTRID, "play reinforcements-a")

    assert table.asked == (ASTRID, "bring-army")
    assert table.offered() == ["move astrid 3 from 5 to 6", "move astrid 1 from 7 to 6"]
    table.says(ASTRID, "move astrid 3 from 5 to 6", "pass")
    assert battle_values(table) == (4 + 3 + 0, 4)
    assert "astrid 3 in 6" in tell_armies(table.game)


@shows("battle-reinforcements")
@pytest.mark.rule("LOR-R7", "LOR-2.8.3")
def test_reinforcements_come_by_drakkar_too() -> None:
    """Regions 1 and 6 lie at the first sea of the side for 2 players."""
    armies = [*DUEL, (BJORN, "1", 2)]
    table = given_battle(bjorn="reinforcements-b", armies=armies, drakkars={BJORN: "s1"})

    table.says(BJORN, "play reinforcements-b")

    assert table.offered() == ["move bjorn 2 from 1 to 6"]


@shows("battle-reinforcements")
@pytest.mark.rule("LOR-R7", "LOR-6.3.2")
def test_reinforcements_do_not_come_into_the_region_of_loki() -> None:
    armies = [*DUEL, (ASTRID, "5", 3)]
    table = given_battle(astrid="reinforcements-a", armies=armies, loki="6")

    fight(table, astrid="reinforcements-a")

    assert battle_values(table) == (4, 4)


@shows("battle-reinforcements")
@pytest.mark.rule("LOR-R7")
def test_reinforcements_do_not_leave_another_battle() -> None:
    """Astrid's army in 5 has Bjorn's to fight."""
    armies = [*DUEL, (ASTRID, "5", 3), (BJORN, "5", 1)]
    table = given_battle(astrid="reinforcements-a", armies=armies)

    fight(table, astrid="reinforcements-a")

    assert battle_values(table) == (4, 4)


@pytest.mark.rule("LOR-10.2.1", "LOR-10.8")
def test_the_effects_of_a_battle_end_with_it() -> None:
    """A silenced seat and spared symbols are forgotten in the next battle."""
    match = given_lords(
        seats=3,
        armies=[(ASTRID, "6", 4), (BJORN, "6", 4), (ASTRID, "12", 4), (DAGNY, "12", 4)],
        control={"6": BJORN, "9": BJORN, "12": DAGNY, "11": DAGNY},
        hands={ASTRID: "shield-a sword-a", DAGNY: "sword-dance-a", BJORN: "stagger-a"},
        steps=[
            {"step": "fight-battles"},
            {"step": "special-action", "seat": "astrid", "done": "none"},
        ],
    )
    table = when(match).says(ASTRID, "fight in 6")

    table.says(BJORN, "play stagger-a").says(ASTRID, "pass").says(BJORN, "pass")
    table.says(DAGNY, "play sword-dance-a").says(ASTRID, "play sword-a")

    assert played(table.game, DAGNY) == "sword-dance-a"
    table.says(DAGNY, "pass").says(ASTRID, "pass")
    assert battle_values(table) == (4 + 3, 4 + 3)
    assert table.asked == (ASTRID, "spread-losses")


@pytest.mark.rule("LOR-R4")
def test_an_ignored_symbol_neither_forbids_a_card_nor_costs_a_loss() -> None:
    """Shield: with an army of 1, the two symbols of an axe count as one, and one is lost."""
    shielded = a_battle([(ASTRID, "6", 1), (BJORN, "6", 1)], {ASTRID: "shield-a axe-a"})
    bare = a_battle([(ASTRID, "6", 1), (BJORN, "6", 1)], {ASTRID: "spear-a axe-a"})

    shielded.says(BJORN, "pass").says(ASTRID, "play shield-a", "play axe-a", "pass")
    bare.says(BJORN, "pass").says(ASTRID, "play spear-a")

    assert [event.facts[-1] for event in shielded.told("play-card")] == [("value", 1), ("value", 4)]
    assert shielded.asked == (ASTRID, "spread-losses")
    assert ("losses", 1) in shielded.match.decision.facts
    bare.cannot(ASTRID, "play axe-a", "LOR-10.2.3")


@pytest.mark.rule("LOR-R5")
def test_the_bonus_of_a_card_is_fixed_when_it_is_played() -> None:
    """Spear Wall is worth 1 + 2 armies, also when one of them is impaled afterwards."""
    table = a_battle(
        [(ASTRID, "6", 6), (BJORN, "6", 1), (BJORN, "6", 2)],
        {ASTRID: "impale", BJORN: "spear-wall-a"},
        control={"9": BJORN},
    )

    table.says(BJORN, "play spear-wall-a").says(ASTRID, "play impale", "lower bjorn 1 in 6")
    all_pass(table)

    assert table.told("battle-decided")[0].facts == (("attack", 9), ("defence", 5))


@pytest.mark.rule("LOR-R7")
def test_reinforcements_must_bring_an_army_if_one_can_come() -> None:
    """Over a border or by drakkar; the army counts at once."""
    table = a_battle(
        [(ASTRID, "6", 2), (ASTRID, "5", 3), (ASTRID, "2", 1), (ASTRID, "8", 5), (BJORN, "6", 4)],
        {ASTRID: "reinforcements-a"},
        drakkars={ASTRID: "s1"},
    )

    table.says(BJORN, "pass").says(ASTRID, "play reinforcements-a")
    assert table.asked == (ASTRID, "bring-army")
    assert table.offered() == ["move astrid 3 from 5 to 6", "move astrid 1 from 2 to 6"]
    table.says(ASTRID, "move astrid 3 from 5 to 6")
    assert ("own", 5) in table.match.decision.facts
    table.says(ASTRID, "pass")

    assert table.told("battle-decided")[0].facts == (("attack", 5), ("defence", 4))


@pytest.mark.rule("LOR-R7", "LOR-6.3.2")
def test_reinforcements_bring_nobody_into_the_region_of_loki() -> None:
    table = a_battle(
        [(ASTRID, "6", 2), (ASTRID, "5", 3), (BJORN, "6", 4)],
        {ASTRID: "reinforcements-a"},
        loki="6",
    )

    table.says(BJORN, "pass").says(ASTRID, "play reinforcements-a")

    assert table.asked == (ASTRID, "play-or-pass")


@pytest.mark.rule("LOR-R7")
def test_reinforcements_do_not_come_out_of_another_battle() -> None:
    match = given_lords(
        armies=[(ASTRID, "7", 2), (ASTRID, "10", 4), (BJORN, "6", 1), (BJORN, "9", 1)],
        hands={ASTRID: "reinforcements-a"},
        loki="16",
        tiles=PLAIN,
        phase="special-action",
    )

    table = when(match).says(ASTRID, "act mobilise", "move astrid 2 from 7 to 6")
    table.says(ASTRID, "move astrid 4 from 10 to 9", "fight in 6")
    table.says(BJORN, "pass").says(ASTRID, "play reinforcements-a")

    assert table.asked == (ASTRID, "play-or-pass")
