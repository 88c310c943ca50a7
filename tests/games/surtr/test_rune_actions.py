"""SOLO-6: the rune actions of a Follower, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import OUR_REALMS, tell_armies, values
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    cards_held,
    desolation,
    given_surtr,
    power,
    when,
)
from ragnatafl.games.lords.rules.components import MONSTERS
from ragnatafl.games.lords.rules.state import alliances
from ragnatafl.kernel.seats import NOBODY

MIN, MAX = "basic-a1", "basic-a2"
COST = {
    "basic-c1": 1, "basic-c3": 1, "basic-b6": 2, "slayer-7": 2, "basic-b1": 2, "basic-c6": 3,
    "jarl-4": 3,
}  # fmt: skip
CONTROL, ALLY, STRENGTHEN, ACTIVATE, DRAW, RAISE, RECRUIT = COST
"""Cards by the rune action they name first, and what it costs."""
HAND = "sword-a sword-b spear-a spear-b axe-a axe-b bow-a bow-b"


def scan(card: str, tie: str = MIN, **given: Any) -> SurtrTable:
    """The rune step with just enough runes for the first action of this card. Any: as there."""
    row = {FOLLOWER: f"{tie} {card}"}
    return when(
        given_surtr(rows=row, phase="scan-runes", **({"power": {FOLLOWER: COST[card]}} | given))
    )


def was_done(table: SurtrTable) -> bool:
    """Was the first action carried out and paid? Else it was skipped as impossible."""
    first, then = table.heard("rune-action", "skips-rune-action", "pays-power", "gains-power")[:2]
    if first.startswith("rune-action"):
        assert then.startswith("pays-power")
        return True
    assert first.endswith("why=impossible")
    return False


def ring_of(table: SurtrTable) -> list[str]:
    """The monsters that the Follower controls."""
    return [name for m, name in enumerate(MONSTERS.ids) if table.game.ring[m] == FOLLOWER]


# Control a neutral monster


@pytest.mark.rule("SOLO-6.1")
@pytest.mark.parametrize("monster", MONSTERS.ids)
@pytest.mark.parametrize("region", ["1", "5"])
def test_any_neutral_monster_at_or_beside_its_hero(monster: str, region: str) -> None:
    """The hero is in 1; the rune of the monster does not matter."""
    table = scan(CONTROL, monsters={monster: region})

    assert was_done(table)
    assert ring_of(table) == [monster]


@pytest.mark.rule("SOLO-6.1")
def test_a_third_monster_cannot_be_controlled() -> None:
    """S-16: both rings are in use."""
    table = scan(
        CONTROL, monsters={"draugr": "9", "garm": "10", "fafnir": "1"},
        rings={"draugr": FOLLOWER, "garm": FOLLOWER},
    )  # fmt: skip

    assert not was_done(table)
    assert ring_of(table) == ["draugr", "garm"]


@pytest.mark.rule("SOLO-6.1")
def test_loki_can_never_be_controlled() -> None:
    """S-16: he alone stands beside the hero."""
    assert not was_done(scan(CONTROL, loki="2"))


@pytest.mark.rule("SOLO-6.1", "SOLO-6.1.3")
def test_a_monster_of_another_cannot_be_taken() -> None:
    table = scan(CONTROL, monsters={"draugr": "1"}, rings={"draugr": PERSON})

    assert not was_done(table)
    assert table.game.ring[0] == PERSON


@pytest.mark.rule("SOLO-6.1.3")
def test_with_no_monster_on_the_board_it_is_not_possible() -> None:
    assert not was_done(scan(CONTROL))


@pytest.mark.rule("SOLO-6.1.1")
def test_without_any_it_takes_the_nearest_from_afar() -> None:
    """From 1: Draugr in 8 is three moves away, Garm in 9 is three too, Fafnir in 7 two."""
    assert ring_of(scan(CONTROL, monsters={"draugr": "8", "garm": "9", "fafnir": "7"})) == [
        "fafnir"
    ]


@pytest.mark.rule("SOLO-6.1.1", "SOLO-6.1.2")
def test_of_those_as_near_from_afar_the_one_with_more_open_spaces() -> None:
    """8 and 9 are both three moves from 1; Garm has eight spaces, Draugr seven."""
    assert ring_of(scan(CONTROL, monsters={"draugr": "8", "garm": "9"})) == ["garm"]


@pytest.mark.rule("SOLO-6.1.1")
def test_one_beside_the_hero_goes_before_a_better_one_afar() -> None:
    """Garm has more open spaces, but is two moves away."""
    assert ring_of(scan(CONTROL, monsters={"draugr": "2", "garm": "3"})) == ["draugr"]


@pytest.mark.rule("SOLO-6.1.1")
def test_with_one_already_none_is_taken_from_afar() -> None:
    table = scan(CONTROL, monsters={"draugr": "16", "garm": "7"}, rings={"draugr": FOLLOWER})

    assert not was_done(table)


@pytest.mark.rule("SOLO-6.1.2")
@pytest.mark.parametrize("tie", [MIN, MAX])
def test_of_several_the_one_with_more_open_spaces(tie: str) -> None:
    """Garm has eight spaces, Draugr seven; with two markers on Garm it is the other way."""
    places = {"draugr": "2", "garm": "4"}
    wounded = {"garm": {0: PERSON, 1: PERSON}}

    assert ring_of(scan(CONTROL, tie, monsters=places)) == ["garm"]
    assert ring_of(scan(CONTROL, tie, monsters=places, wounds=wounded)) == ["draugr"]


@pytest.mark.rule("SOLO-6.1.2")
@pytest.mark.parametrize(("tie", "monster"), [(MIN, "fafnir"), (MAX, "garm")])
def test_then_by_the_region(tie: str, monster: str) -> None:
    """Both have eight open spaces."""
    assert ring_of(scan(CONTROL, tie, monsters={"garm": "4", "fafnir": "2"})) == [monster]


@pytest.mark.rule("SOLO-6.1.2")
@pytest.mark.parametrize("tie", [MIN, MAX])
def test_then_by_the_boards(tie: str) -> None:
    """Both in 2: Fafnir's board is an upper one, Garm's a lower one."""
    assert ring_of(scan(CONTROL, tie, monsters={"garm": "2", "fafnir": "2"})) == ["fafnir"]


# Ally with a realm


def allied(table: SurtrTable) -> list[str]:
    return [line.removeprefix("ally realm=") for line in table.heard("ally")]


@pytest.mark.rule("SOLO-6.2", "SOLO-6.2.1")
def test_realms_at_the_hero_and_one_move_away_are_equal() -> None:
    """S-17: 13 borders Jotunheim alone; 14 and 15 beside it border Muspelheim, the first one."""
    table = scan(ALLY, heroes={FOLLOWER: "13"})

    assert was_done(table)
    assert allied(table) == ["muspelheim"]


@pytest.mark.rule("SOLO-6.2")
def test_realms_farther_away_are_out_of_reach() -> None:
    """From 3 there is only Niflheim; Vanaheim, of 1 and 4, is two moves away."""
    assert allied(scan(ALLY, heroes={FOLLOWER: "3"})) == ["niflheim"]
    assert not was_done(scan(ALLY, heroes={FOLLOWER: "3"}, allies={"niflheim": [FOLLOWER]}))


@pytest.mark.rule("SOLO-6.2.1")
@pytest.mark.parametrize("tie", [MIN, MAX])
def test_the_first_realm_clockwise_from_muspelheim(tie: str) -> None:
    """From 13, with Muspelheim already: Svartalfheim before Alfheim and Jotunheim."""
    table = scan(ALLY, tie, heroes={FOLLOWER: "13"}, allies={"muspelheim": [FOLLOWER]})

    assert allied(table) == ["svartalfheim"]


@pytest.mark.rule("SOLO-6.2.1")
def test_with_no_new_realm_in_reach_it_is_not_possible() -> None:
    """12 borders none; 11, 13 and 14 border Jotunheim and Muspelheim."""
    both = {"jotunheim": [FOLLOWER], "muspelheim": [FOLLOWER]}
    table = scan(ALLY, heroes={FOLLOWER: "12"}, allies=both)

    assert not was_done(table)
    assert alliances(table.game, FOLLOWER) == 2


@pytest.mark.rule("SOLO-6.2.2")
@pytest.mark.parametrize(("others", "drawn"), [([], 1), ([PERSON], 0)])
def test_the_first_marker_in_a_realm_draws_a_card(others: list[int], drawn: int) -> None:
    table = scan(ALLY, heroes={FOLLOWER: "3"}, allies={"niflheim": others})

    assert cards_held(table.game) == drawn


# Strengthen an army


@pytest.mark.rule("SOLO-6.3")
def test_the_frontier_army_grows_by_one() -> None:
    """1 is beside three regions of others, 3 beside one."""
    table = scan(
        STRENGTHEN, armies=[(FOLLOWER, "3", 1), (FOLLOWER, "1", 3)],
        control={"3": FOLLOWER, "1": FOLLOWER},
    )  # fmt: skip

    assert was_done(table)
    assert tell_armies(table.game) == ["astrid 4 in 1", "astrid 1 in 3"]


@pytest.mark.rule("SOLO-6.3.1")
def test_without_an_army_below_six_nothing_can_be_strengthened() -> None:
    assert not was_done(scan(STRENGTHEN, armies=[(PERSON, "9", 1)], control={"9": PERSON}))
    assert not was_done(scan(STRENGTHEN, armies=[(FOLLOWER, "1", 6)], control={"1": FOLLOWER}))


# Activate a monster


@pytest.mark.rule("SOLO-6.4")
def test_its_own_monster_that_can_harm_a_person_acts() -> None:
    """Draugr beside Bjorn's army moves there and stomps it."""
    table = scan(
        ACTIVATE, monsters={"draugr": "8"}, rings={"draugr": FOLLOWER},
        armies=[(PERSON, "9", 2)], control={"9": PERSON},
    )  # fmt: skip

    assert was_done(table)
    assert tell_armies(table.game) == ["bjorn 1 in 9"]


@pytest.mark.rule("SOLO-6.4")
def test_a_neutral_monster_that_can_harm_a_person_acts() -> None:
    table = scan(
        ACTIVATE, monsters={"draugr": "8"}, armies=[(PERSON, "9", 2)], control={"9": PERSON},
        chance="asked",
    )  # fmt: skip
    table.told_by_chance("monster-die move")

    assert tell_armies(table.game) == ["bjorn 1 in 9"]


@pytest.mark.rule("SOLO-6.4.1")
def test_its_own_before_neutral_ones() -> None:
    """Garm is neutral and nearer, in the very region of Bjorn's army."""
    table = scan(
        ACTIVATE, monsters={"draugr": "8", "garm": "9"}, rings={"draugr": FOLLOWER},
        armies=[(PERSON, "9", 2)], control={"9": PERSON},
    )  # fmt: skip

    assert table.heard("move-monster") == ["move-monster monster=draugr region=9"]


@pytest.mark.rule("SOLO-6.4.2")
@pytest.mark.parametrize("owner", [FOLLOWER, NOBODY])
def test_if_none_can_harm_a_person_it_is_not_possible(owner: int) -> None:
    """Draugr is two moves from Bjorn's army."""
    table = scan(
        ACTIVATE, monsters={"draugr": "7"}, rings={"draugr": owner} if owner >= 0 else {},
        armies=[(PERSON, "9", 2)], control={"9": PERSON},
    )  # fmt: skip

    assert not was_done(table)


@pytest.mark.rule("SOLO-6.4.2")
def test_a_monster_of_the_person_cannot_be_activated() -> None:
    table = scan(
        ACTIVATE, monsters={"draugr": "9"}, rings={"draugr": PERSON},
        armies=[(PERSON, "9", 2)], control={"9": PERSON},
    )  # fmt: skip

    assert not was_done(table)


# Draw combat cards


@pytest.mark.rule("SOLO-6.5")
@pytest.mark.parametrize(("wisdom", "held", "after"), [(2, 0, 2), (4, 1, 5), (5, 6, 8)])
def test_as_many_cards_as_wisdom_up_to_eight(wisdom: int, held: int, after: int) -> None:
    table = scan(
        DRAW, attributes={FOLLOWER: (2, 2, wisdom)},
        hands={FOLLOWER: " ".join(HAND.split()[:held])},
    )  # fmt: skip

    assert was_done(table)
    assert cards_held(table.game) == after


@pytest.mark.rule("SOLO-6.5.1")
def test_with_eight_in_hand_it_is_not_possible() -> None:
    table = scan(DRAW, hands={FOLLOWER: HAND})

    assert not was_done(table)
    assert cards_held(table.game) == 8


# Raise an attribute


@pytest.mark.rule("SOLO-6.6")
@pytest.mark.parametrize(
    ("before", "after"), [((2, 2, 2), (3, 2, 2)), ((5, 3, 2), (5, 3, 3)), ((6, 6, 2), (6, 6, 3))]
)
def test_an_attribute_rises_by_one(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """Ragnar: authority while it leads by 1 at most; else the lowest; never above 6."""
    table = scan(RAISE, attributes={FOLLOWER: before})

    assert was_done(table)
    assert values(table.game, FOLLOWER) == after


@pytest.mark.rule("SOLO-6.6.1")
def test_with_all_at_six_it_is_not_possible() -> None:
    assert not was_done(scan(RAISE, attributes={FOLLOWER: (6, 6, 6)}))


# Recruit an army


@pytest.mark.rule("SOLO-6.7")
def test_an_army_of_authority_comes_to_a_settlement_without_a_marker() -> None:
    table = scan(RECRUIT, control={"1": FOLLOWER, "2": FOLLOWER}, attributes={FOLLOWER: (3, 2, 2)})

    assert was_done(table)
    assert tell_armies(table.game) == ["astrid 3 in 1"]
    assert table.game.marked == [0] * 6
    assert desolation(table.game) == "none"


@pytest.mark.rule("SOLO-6.7")
def test_without_a_settlement_it_places_a_token_too() -> None:
    """S-19: as SOLO-8.1.2."""
    table = scan(RECRUIT, control={"2": FOLLOWER})

    assert tell_armies(table.game) == ["astrid 2 in 2"]
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-6.7.1")
def test_with_all_armies_on_the_board_it_is_not_possible() -> None:
    table = scan(RECRUIT, armies=[(FOLLOWER, "1", 1)] * 6, control={"1": FOLLOWER})

    assert not was_done(table)


@pytest.mark.rule("SOLO-6.7.1")
def test_where_no_army_can_come_it_counts_as_done_and_is_paid() -> None:
    """SOLO-8.1.4: Bjorn holds every region of 2 with an army of 2; authority rises instead."""
    homes = ("1", "3", "5", "9", "11", "16")
    table = scan(
        RECRUIT, armies=[(PERSON, home, 2) for home in homes], control=dict.fromkeys(homes, PERSON)
    )

    assert was_done(table)
    assert power(table.game) == 0
    assert values(table.game, FOLLOWER) == (3, 2, 2)
    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-18", "SOLO-6.2")
@pytest.mark.parametrize(
    ("readings", "realm"), [("none", "muspelheim"), ("own-realms-first", "jotunheim")]
)
def test_realms_at_the_heros_own_region_are_not_preferred(readings: str, realm: str) -> None:
    """S-17: 13 borders Jotunheim, 14 beside it Muspelheim."""
    table = when(
        given_surtr(
            readings=readings,
            phase="scan-runes",
            rows={FOLLOWER: "basic-a1 basic-a3"},
            power={FOLLOWER: 1},
            heroes={FOLLOWER: "13"},
        )
    )

    allied = [name for name, seats in zip(OUR_REALMS, table.game.allies, strict=True) if seats]
    assert allied == [realm]


@pytest.mark.rule("SOLO-18", "SOLO-8.1.6")
@pytest.mark.parametrize(("readings", "token"), [("none", "4"), ("tokens-for-reinforce", "none")])
def test_recruiting_by_a_rune_action_places_its_token(readings: str, token: str) -> None:
    """S-19: it controls no settlement."""
    table = when(
        given_surtr(
            readings=readings,
            phase="scan-runes",
            rows={FOLLOWER: "basic-a1 basic-a3"},
            power={FOLLOWER: 6},
            control={"2": FOLLOWER, "9": PERSON},
        )
    )

    assert tell_armies(table.game) == ["astrid 2 in 2"]
    assert desolation(table.game) == token
