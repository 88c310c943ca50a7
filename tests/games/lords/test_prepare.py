"""LOR-8.5.4 Reinforce, LOR-8.5.6 Prepare and LOR-8.5.9 Monsters: what the actions do."""

from __future__ import annotations

import pytest

from games.lords.table import (
    LordsTable,
    discarded,
    given_lords,
    hand,
    held_runes,
    monster_in,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN


@pytest.mark.rule("LOR-8.5.4")
def test_reinforce_recruits_one_army() -> None:
    match = given_lords(
        phase="special-action", drakkars={ASTRID: "s1"}, attributes={ASTRID: (4, 2, 2)}
    )

    table = when(match).says(ASTRID, "act reinforce", "recruit 6")

    assert tell_armies(table.game) == ["astrid 4 in 6"]
    assert table.game.active == BJORN


# Prepare


def given_preparing() -> LordsTable:
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "5", 2), (ASTRID, "12", 3), (ASTRID, "9", 1)],
        control={"5": ASTRID, "12": ASTRID},
        attributes={ASTRID: (4, 4, 4)},
        injured={ASTRID: "authority strength"},
        deck="spear-a axe-a",
    )
    return when(match).says(ASTRID, "act prepare")


PREPARATIONS = {
    "heal authority": "healed",
    "draw 1": "draw-cards",
    "gain othala": "gain-rune",
    "strengthen astrid 2 in 5": "army-grows",
}


@pytest.mark.rule("LOR-8.5.6")
@pytest.mark.parametrize("first", PREPARATIONS)
@pytest.mark.parametrize("second", PREPARATIONS)
def test_prepare_is_a_choice_of_two(first: str, second: str) -> None:
    """Also the same, if it has an effect still."""
    table = given_preparing().says(ASTRID, first)
    assert table.asked == (ASTRID, "prepare")
    again = {
        "heal authority": "heal strength",
        "strengthen astrid 2 in 5": "strengthen astrid 3 in 5",
    }
    if first == second:
        second = again.get(second, second)

    table.says(ASTRID, second)

    told = [e.kind for e in table.match.events if e.kind in PREPARATIONS.values()]
    kind = next(PREPARATIONS[key] for key in PREPARATIONS if second in (key, again.get(key)))
    assert told == [PREPARATIONS[first], kind]
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.6.1")
def test_preparing_heals_one_injury() -> None:
    table = given_preparing()
    assert table.offered("heal") == ["heal authority", "heal strength"]

    table.says(ASTRID, "heal strength")

    assert values(table.game, ASTRID) == (2, 4, 4)


@pytest.mark.rule("LOR-8.5.6.2")
def test_preparing_draws_one_card() -> None:
    table = given_preparing().says(ASTRID, "draw 1")

    assert hand(table.game, ASTRID) == "spear-a"


@pytest.mark.rule("LOR-8.5.6.3")
def test_preparing_gains_a_rune_of_choice() -> None:
    table = given_preparing()
    assert table.offered("gain") == ["gain uruz", "gain othala", "gain algiz"]

    table.says(ASTRID, "gain algiz")

    assert held_runes(table.game, ASTRID) == "algiz"


@pytest.mark.rule("LOR-8.5.6.4")
def test_preparing_strengthens_an_army_at_an_own_settlement() -> None:
    """Not in 12 without one, nor in 9 that is not Astrid's."""
    table = given_preparing()
    assert table.offered("strengthen") == ["strengthen astrid 2 in 5"]

    table.says(ASTRID, "strengthen astrid 2 in 5")

    assert tell_armies(table.game) == ["astrid 3 in 5", "astrid 1 in 9", "astrid 3 in 12"]
    table.cannot(ASTRID, "strengthen astrid 3 in 12", "LOR-8.5.6.4", "with a settlement")


@pytest.mark.rule("LOR-8.5.6", "LOR-8.0.5")
def test_a_preparation_without_effect_is_not_offered() -> None:
    """Nothing is injured, and the army is as strong as can be."""
    match = given_lords(phase="special-action", armies=[(ASTRID, "5", 6)], control={"5": ASTRID})

    table = when(match).says(ASTRID, "act prepare")

    assert table.offered() == ["draw 1", "gain uruz", "gain othala", "gain algiz"]


@pytest.mark.rule("LOR-8.5.6.2", "LOR-8.5.6.3", "LOR-4.2.1")
def test_cards_and_runes_above_wisdom_are_discarded_at_once() -> None:
    """Before the second choice."""
    match = given_lords(
        phase="special-action",
        hands={ASTRID: "spear-a axe-a"},
        runes={ASTRID: "uruz uruz"},
        deck="bow-a",
    )
    table = when(match).says(ASTRID, "act prepare", "draw 1")
    assert table.asked == (ASTRID, "limit-cards")
    table.says(ASTRID, "discard card axe-a")
    assert (hand(table.game, ASTRID), discarded(table.game)) == ("spear-a bow-a", "axe-a")
    assert table.asked == (ASTRID, "prepare")

    table.says(ASTRID, "gain algiz")

    assert table.asked == (ASTRID, "limit-runes")
    table.says(ASTRID, "discard algiz")
    assert held_runes(table.game, ASTRID) == "uruz uruz"


@pytest.mark.rule("LOR-F15", "LOR-4.2.3")
def test_reserves_shrink_when_wisdom_is_injured() -> None:
    """Grendel injures the heroes in its region: runes and cards go at once."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "12"},
        monsters={"grendel": "12"},
        rings={"grendel": ASTRID},
        attributes={ASTRID: (2, 2, 3)},
        runes={ASTRID: "uruz uruz algiz"},
        hands={ASTRID: "spear-a axe-a bow-a"},
    )
    table = when(match).says(ASTRID, "act monsters", "activate grendel", "attack with grendel")

    table.says(ASTRID, "injure wisdom")

    assert table.asked == (ASTRID, "limit-runes")
    table.says(ASTRID, "discard uruz", "discard card bow-a")
    assert (held_runes(table.game, ASTRID), hand(table.game, ASTRID)) == (
        "uruz algiz",
        "spear-a axe-a",
    )


# Monsters


def given_monsters() -> LordsTable:
    """Own, neutral and foreign ones, and Bjorn's at the hero."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "12"},
        monsters={"draugr": "16", "garm": "3", "fafnir": "12", "nidhogg": "5"},
        rings={"draugr": ASTRID, "fafnir": BJORN, "nidhogg": ASTRID},
        loki="12",
        chance="asked",
    )
    return when(match).says(ASTRID, "act monsters")


@pytest.mark.rule("LOR-8.5.9.1")
def test_one_or_two_own_or_neutral_monsters_are_activated() -> None:
    """The second is named after the first has acted, and is another one."""
    table = given_monsters()
    assert table.offered("activate") == ["activate draugr", "activate garm", "activate nidhogg"]

    table.says(ASTRID, "activate nidhogg", "move nidhogg to 6")

    assert table.asked == (ASTRID, "second-monster")
    assert table.offered() == ["activate draugr", "activate garm", "stop"]
    table.says(ASTRID, "activate garm").told_by_chance("monster-die move")
    table.says(ASTRID, "move garm to 2")
    assert (monster_in(table.game, "nidhogg"), monster_in(table.game, "garm")) == ("6", "2")
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.9.1")
def test_the_second_monster_may_be_left() -> None:
    table = given_monsters().says(ASTRID, "activate draugr", "move draugr to 15", "stop")

    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.9.1")
def test_no_monster_is_activated_twice_and_none_of_another() -> None:
    table = given_monsters()
    table.cannot(ASTRID, "activate fafnir", "LOR-8.5.9.1", "Bjorn controls it")
    table.cannot(ASTRID, "activate grendel", "LOR-8.5.9.1", "not on the board")

    table.says(ASTRID, "activate draugr", "move draugr to 15")

    table.cannot(ASTRID, "activate draugr", "LOR-8.5.9.1")
    table.cannot(ASTRID, "activate fafnir", "LOR-8.5.9.1", "Bjorn controls it")


@pytest.mark.rule("LOR-8.5.9.2", "LOR-F21", "LOR-9.4")
def test_a_monster_at_the_hero_is_hunted_whoever_controls_it() -> None:
    table = given_monsters()

    assert table.offered("hunt") == ["hunt fafnir"]
    table.cannot(ASTRID, "hunt garm", "LOR-9.4", "not in the hero's region")
    table.says(ASTRID, "hunt fafnir")
    assert table.game.prey == 2


@pytest.mark.rule("LOR-8.5.9.3", "LOR-1.4.1", "LOR-1.4.2")
@pytest.mark.parametrize(("seats", "needed"), [(2, 1), (3, 2)])
def test_the_boss_is_hunted_only_after_slain_monsters(seats: int, needed: int) -> None:
    for tokens in range(3):
        match = given_lords(
            seats=seats,
            phase="special-action",
            heroes={ASTRID: "12"},
            loki="12",
            monsters={"draugr": "5"},
            slayer_tokens={ASTRID: tokens},
        )
        table = when(match).says(ASTRID, "act monsters")

        assert ("hunt loki" in table.offered()) == (tokens >= needed)
        if tokens < needed:
            table.cannot(ASTRID, "hunt loki", "LOR-1.4.1")


@pytest.mark.rule("LOR-8.5.9")
def test_either_monsters_are_activated_or_one_is_hunted() -> None:
    """After an activation no hunt is offered."""
    table = given_monsters()
    assert table.offered() == [
        *(f"activate {m}" for m in ("draugr", "garm", "nidhogg")),
        "hunt fafnir",
    ]

    table.says(ASTRID, "activate draugr", "move draugr to 15")

    assert table.offered("hunt") == []
    assert table.offered("stop") == ["stop"]
