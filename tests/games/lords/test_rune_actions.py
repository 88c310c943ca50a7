"""LOR-8.3 Rune action: one in a turn, paid in full before its effect."""

from __future__ import annotations

import pytest

from games.lords.table import (
    LordsTable,
    given_lords,
    hand,
    held_runes,
    hero_in,
    monster_in,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords.rules.board import REALMS
from ragnatafl.games.lords.rules.components import MONSTERS
from ragnatafl.kernel.seats import NOBODY, Seat


def ring(table: LordsTable, monster: str) -> Seat:
    return table.game.ring[MONSTERS.read(monster)]


def allies(table: LordsTable, realm: str) -> int:
    return table.game.allies[REALMS.read(realm)]


# For 1 rune (LOR-8.3.1)


@pytest.mark.rule("LOR-8.3.1", "LOR-8.3.1.1", "LOR-9.1.5")
def test_the_boss_at_the_hero_is_activated_for_its_rune() -> None:
    """Othala; the active player places Loki elsewhere, without a die."""
    match = given_lords(
        phase="rune-phase", heroes={ASTRID: "14"}, loki="14", runes={ASTRID: "othala"}
    )

    table = when(match).says(ASTRID, "activate loki")

    assert held_runes(table.game, ASTRID) == ""
    assert table.asked == (ASTRID, "place-boss")
    table.says(ASTRID, "place loki 3")
    assert table.game.boss_region == 2


@pytest.mark.rule("LOR-8.3.1")
@pytest.mark.parametrize("rune", ["uruz", "algiz"])
def test_the_boss_is_not_activated_for_another_rune(rune: str) -> None:
    match = given_lords(
        phase="rune-phase", heroes={ASTRID: "14"}, loki="14", runes={ASTRID: f"{rune} {rune}"},
        artefacts={ASTRID: "andvaranaut"},
    )  # fmt: skip

    table = when(match)

    assert "activate loki" not in table.offered()
    table.cannot(ASTRID, "activate loki", "LOR-8.3.1", "it takes the rune Othala")


@pytest.mark.rule("LOR-8.3.1.1")
def test_the_boss_elsewhere_is_not_activated() -> None:
    """Not even for two runes: Loki is no monster (LOR-1.6.2)."""
    match = given_lords(phase="rune-phase", loki="7", runes={ASTRID: "othala uruz"})

    table = when(match)

    assert "activate loki" not in table.offered()
    table.cannot(ASTRID, "activate loki", "LOR-8.3.1.1", "not in the hero's region")


@pytest.mark.rule("LOR-8.3.1", "LOR-8.3.1.2")
@pytest.mark.parametrize(
    ("monster", "rune"),
    [
        ("draugr", "uruz"), ("garm", "uruz"), ("fafnir", "othala"), ("grendel", "othala"),
        ("hraesvelgr", "algiz"), ("nidhogg", "algiz"),
    ],
)  # fmt: skip
def test_a_neutral_monster_at_the_hero_is_tamed_for_its_rune(monster: str, rune: str) -> None:
    others = [r for r in ("uruz", "othala", "algiz") if r != rune]
    for wrong in others:
        match = given_lords(
            phase="rune-phase",
            heroes={ASTRID: "12"},
            monsters={monster: "12"},
            runes={ASTRID: f"{wrong} {wrong}"},
            artefacts={ASTRID: "andvaranaut"},
        )
        when(match).cannot(ASTRID, f"tame {monster}", "LOR-8.3.1")
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "12"},
        monsters={monster: "12"},
        runes={ASTRID: f"{rune} {rune}"},
    )

    table = when(match).says(ASTRID, f"tame {monster}")

    assert ring(table, monster) == ASTRID
    assert held_runes(table.game, ASTRID) == rune


@pytest.mark.rule("LOR-8.3.1.2", "LOR-9.3.3")
def test_a_monster_elsewhere_or_of_another_is_not_tamed() -> None:
    """Draugr is next door, Garm is Bjorn's."""
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "12"},
        monsters={"draugr": "11", "garm": "12"},
        rings={"garm": BJORN},
        runes={ASTRID: "uruz othala"},
    )

    table = when(match)

    assert table.offered("tame") == []
    table.cannot(ASTRID, "tame draugr", "LOR-8.3.1.2", "not within the hero's reach")
    table.cannot(ASTRID, "tame garm", "LOR-9.3.3", "Bjorn controls it")


@pytest.mark.rule("LOR-8.3.1", "LOR-8.3.1.3")
@pytest.mark.parametrize(
    ("region", "realm", "rune"),
    [
        ("14", "muspelheim", "uruz"), ("16", "svartalfheim", "othala"), ("2", "niflheim", "algiz"),
        ("5", "vanaheim", "uruz"), ("9", "alfheim", "othala"), ("11", "jotunheim", "algiz"),
    ],
)  # fmt: skip
def test_a_realm_beside_the_hero_becomes_an_ally_for_its_rune(
    region: str, realm: str, rune: str
) -> None:
    match = given_lords(
        phase="rune-phase", heroes={ASTRID: region, BJORN: "3"}, runes={ASTRID: rune}
    )

    table = when(match).says(ASTRID, f"ally {realm}")

    assert held_runes(table.game, ASTRID) == ""
    assert allies(table, realm) == 1


@pytest.mark.rule("LOR-8.3.1.3", "LOR-2.9.3")
@pytest.mark.parametrize(("before", "drawn"), [((), "spear-a"), ((BJORN,), "")])
def test_the_first_ally_of_all_draws_a_card(before: tuple[Seat, ...], drawn: str) -> None:
    match = given_lords(
        phase="rune-phase",
        runes={ASTRID: "uruz"},
        allies={"vanaheim": before},
        deck="spear-a",
    )

    table = when(match).says(ASTRID, "ally vanaheim")

    assert hand(table.game, ASTRID) == drawn


@pytest.mark.rule("LOR-8.3.1.3", "LOR-2.9.2", "LOR-2.8.4", "LOR-F27")
def test_an_ally_is_a_realm_beside_the_hero_and_a_new_one() -> None:
    """Alfheim is beside the army and beside region 6, where only the drakkar leads."""
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "5"},
        armies=[(ASTRID, "6", 2)],
        drakkars={ASTRID: "s1"},
        allies={"vanaheim": [ASTRID]},
        runes={ASTRID: "uruz othala"},
    )

    table = when(match)

    assert table.offered("ally") == []
    table.cannot(ASTRID, "ally vanaheim", "LOR-2.9.2", "that alliance stands already")
    table.cannot(ASTRID, "ally alfheim", "LOR-8.3.1.3", "not adjacent to region 5")


@pytest.mark.rule("LOR-8.3.1")
def test_a_realm_takes_its_own_rune() -> None:
    match = given_lords(phase="rune-phase", heroes={ASTRID: "6"}, runes={ASTRID: "othala othala"})

    table = when(match)

    assert table.offered("ally") == ["ally alfheim"]
    table.cannot(ASTRID, "ally vanaheim", "LOR-8.3.1", "it takes the rune Uruz")


# For 2 runes (LOR-8.3.2)


def given_two(runes: str = "uruz othala", loki: str = "7", chance: str = "fast") -> LordsTable:
    """Astrid with two runes, two armies, and monsters here and there."""
    match = given_lords(
        phase="rune-phase",
        runes={ASTRID: runes},
        armies=[(ASTRID, "1", 2), (ASTRID, "14", 5), (BJORN, "9", 3)],
        monsters={"draugr": "16", "fafnir": "12", "nidhogg": "3"},
        rings={"fafnir": BJORN, "nidhogg": ASTRID},
        deck="spear-a axe-a",
        allies={"vanaheim": [ASTRID]},
        loki=loki,
        chance=chance,
    )
    return when(match)


@pytest.mark.rule("LOR-8.3.2")
@pytest.mark.parametrize("runes", ["uruz othala", "uruz algiz", "othala algiz"])
def test_two_different_runes_pay_for_a_rune_action(runes: str) -> None:
    table = given_two(runes).says(ASTRID, "draw 1")

    assert table.asked == (ASTRID, "pay-runes")
    assert table.offered() == [f"pay {runes}"]
    table.says(ASTRID, f"pay {runes}")
    assert held_runes(table.game, ASTRID) == ""


@pytest.mark.rule("LOR-8.3.2")
@pytest.mark.parametrize("runes", ["uruz uruz", "othala othala", "algiz"])
def test_runes_alike_do_not_pay_for_two(runes: str) -> None:
    """One more of the same is not another."""
    match = given_lords(
        phase="rune-phase",
        runes={ASTRID: runes},
        armies=[(ASTRID, "1", 2)],
        monsters={"draugr": "16"},
        artefacts={ASTRID: "andvaranaut"},
        allies={"vanaheim": [ASTRID]},
    )
    table = when(match)

    assert table.offered() == ["use andvaranaut", "skip"]
    for choice in ("strengthen astrid 2 in 1", "activate draugr", "draw 1", "place hero 5"):
        table.cannot(ASTRID, choice, "LOR-8.3.2", "2 of them, and 1 are there")


@pytest.mark.rule("LOR-8.3.2.1")
@pytest.mark.parametrize("army", ["2 in 1", "5 in 14"])
def test_one_own_army_anywhere_grows(army: str) -> None:
    table = given_two()
    assert table.offered("strengthen") == ["strengthen astrid 2 in 1", "strengthen astrid 5 in 14"]

    table.says(ASTRID, f"strengthen astrid {army}", "pay uruz othala")

    value, _, region = army.split()
    assert f"astrid {int(value) + 1} in {region}" in tell_armies(table.game)
    assert len(tell_armies(table.game)) == 3


@pytest.mark.rule("LOR-8.3.2.1")
def test_no_army_of_another_and_none_that_is_not_there_grows() -> None:
    table = given_two()

    table.cannot(ASTRID, "strengthen bjorn 3 in 9", "LOR-8.3.2.1", "choose an own army")
    table.cannot(ASTRID, "strengthen astrid 4 in 1", "LOR-8.3.2.1", "there is none")


@pytest.mark.rule("LOR-8.3.2.2")
def test_an_own_or_neutral_monster_anywhere_is_activated() -> None:
    """Nidhogg is Astrid's, Draugr nobody's, Fafnir Bjorn's."""
    table = given_two()
    assert table.offered("activate") == ["activate draugr", "activate nidhogg"]
    table.cannot(ASTRID, "activate fafnir", "LOR-8.3.2.2", "Bjorn controls it")
    table.cannot(ASTRID, "activate garm", "LOR-8.3.2.2", "not on the board")

    table.says(ASTRID, "activate nidhogg", "pay uruz othala", "move nidhogg to 2")

    assert monster_in(table.game, "nidhogg") == "2"


@pytest.mark.rule("LOR-8.3.2.2", "LOR-9.1.3")
def test_a_neutral_monster_acts_by_the_die() -> None:
    table = given_two(chance="asked").says(ASTRID, "activate draugr", "pay uruz othala")

    table.told_by_chance("monster-die move").says(ASTRID, "move draugr to 15")

    assert monster_in(table.game, "draugr") == "15"


@pytest.mark.rule("LOR-8.3.2.3")
def test_one_combat_card_is_drawn() -> None:
    table = given_two().says(ASTRID, "draw 1", "pay uruz othala")

    assert hand(table.game, ASTRID) == "spear-a"


@pytest.mark.rule("LOR-8.3.2.4", "LOR-6.6")
def test_the_hero_is_placed_in_any_region() -> None:
    """Also far away, and to Loki."""
    table = given_two(loki="13")
    assert table.offered("place hero") == [f"place hero {region}" for region in range(2, 17)]

    table.says(ASTRID, "place hero 13", "pay uruz othala")

    assert hero_in(table.game, ASTRID) == "13"


# For 3 runes (LOR-8.3.3)


def given_three(attributes: tuple[int, int, int] = (3, 3, 4), injured: str = "") -> LordsTable:
    match = given_lords(
        phase="rune-phase",
        runes={ASTRID: "uruz othala algiz"},
        attributes={ASTRID: attributes},
        injured={ASTRID: injured},
        deck="spear-a axe-a",
    )
    return when(match)


@pytest.mark.rule("LOR-8.3.3", "LOR-8.3.3.1")
def test_one_of_the_lowest_attributes_rises() -> None:
    table = given_three()
    assert table.offered("raise") == ["raise authority", "raise strength"]
    table.cannot(ASTRID, "raise wisdom", "LOR-8.3.3.1", "not among the lowest")

    table.says(ASTRID, "raise strength")

    assert table.offered() == ["pay uruz othala algiz"]
    table.says(ASTRID, "pay uruz othala algiz")
    assert values(table.game, ASTRID) == (3, 4, 4)
    assert held_runes(table.game, ASTRID) == ""


@pytest.mark.rule("LOR-8.3.3.1", "LOR-F17", "LOR-5.3.3")
def test_the_lowest_is_so_by_its_present_value() -> None:
    """Injured strength counts 2, less than authority 3; its token moves all the same."""
    table = given_three((3, 5, 4), injured="strength")
    assert table.offered("raise") == ["raise strength"]

    table.says(ASTRID, "raise strength", "pay uruz othala algiz")

    assert values(table.game, ASTRID) == (3, 2, 4)
    assert table.game.tokens[ASTRID] == [3, 6, 4]


@pytest.mark.rule("LOR-8.3.3", "LOR-8.3.3.2")
def test_two_combat_cards_are_drawn() -> None:
    table = given_three().says(ASTRID, "draw 2", "pay uruz othala algiz")

    assert hand(table.game, ASTRID) == "spear-a axe-a"
    assert held_runes(table.game, ASTRID) == ""


@pytest.mark.rule("LOR-8.3.3")
@pytest.mark.parametrize("runes", ["uruz othala othala", "uruz algiz"])
def test_two_types_do_not_pay_for_three(runes: str) -> None:
    match = given_lords(phase="rune-phase", runes={ASTRID: runes}, attributes={ASTRID: (3, 3, 3)})
    table = when(match)

    assert table.offered("raise", "draw") == ["draw 1"]
    table.cannot(ASTRID, "raise wisdom", "LOR-8.3.3", "3 of them, and 2 are there")
    table.cannot(ASTRID, "draw 2", "LOR-8.3.3", "3 of them, and 2 are there")


# Blessings, paying, once (LOR-8.3.4, LOR-8.3.5)


@pytest.mark.rule("LOR-8.3.4")
@pytest.mark.parametrize("rune", ["uruz", "othala", "algiz"])
def test_rune_actions_of_blessings_name_their_own_runes(rune: str) -> None:
    """Beast Tamer takes any rune, whatever the board of Draugr shows."""
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "12"},
        monsters={"draugr": "11"},
        blessings={ASTRID: "beast-tamer"},
        runes={ASTRID: rune},
    )

    table = when(match).says(ASTRID, "use beast-tamer", "tame draugr", f"pay {rune}")

    assert ring(table, "draugr") == ASTRID
    assert held_runes(table.game, ASTRID) == ""


@pytest.mark.rule("LOR-8.3.4", "LOR-8.3.5")
def test_a_rune_action_of_a_blessing_is_the_one_of_the_turn() -> None:
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "5"},
        attributes={ASTRID: (2, 2, 5)},
        blessings={ASTRID: "guest-of-the-realms"},
        runes={ASTRID: "uruz othala algiz algiz"},
    )

    table = when(match).says(ASTRID, "use guest-of-the-realms", "ally vanaheim", "pay algiz")

    assert allies(table, "vanaheim") == 1
    assert table.asked == (ASTRID, "special-action")
    assert held_runes(table.game, ASTRID) == "uruz othala algiz"


@pytest.mark.rule("LOR-8.3.5", "LOR-4.1.3")
def test_runes_are_paid_before_the_effect() -> None:
    """Nothing has happened while the price is asked; the runes go to the supply."""
    table = given_three().says(ASTRID, "draw 1")

    assert table.asked == (ASTRID, "pay-runes")
    assert hand(table.game, ASTRID) == ""
    assert table.offered() == ["pay uruz othala", "pay uruz algiz", "pay othala algiz"]
    table.says(ASTRID, "pay othala algiz")
    assert held_runes(table.game, ASTRID) == "uruz"
    assert hand(table.game, ASTRID) == "spear-a"


@pytest.mark.rule("LOR-8.3.5")
def test_the_rune_for_an_alliance_is_paid_first() -> None:
    match = given_lords(phase="rune-phase", runes={ASTRID: "uruz"})

    table = when(match).says(ASTRID, "ally vanaheim")

    kinds = [event.kind for event in table.match.events]
    assert kinds.index("pay-runes") < kinds.index("ally") < kinds.index("draw-cards")


@pytest.mark.rule("LOR-8.3.5")
@pytest.mark.parametrize(
    "said",
    [("ally vanaheim",), ("draw 1", "pay othala algiz"), ("raise wisdom", "pay uruz othala algiz")],
)
def test_one_rune_action_in_a_turn(said: tuple[str, ...]) -> None:
    """Runes for another are there, and Andvaranaut keeps the phase open."""
    match = given_lords(
        phase="rune-phase",
        attributes={ASTRID: (6, 6, 5)},
        runes={ASTRID: "uruz uruz othala othala algiz"},
        artefacts={ASTRID: "andvaranaut"},
    )

    table = when(match).says(ASTRID, *said)

    assert table.offered() == ["use andvaranaut", "skip"]
    table.cannot(ASTRID, "place hero 5", "LOR-8.3.5", "only one in a turn")


@pytest.mark.rule("LOR-8.3.5", "LOR-8.0.1")
def test_runes_may_be_kept() -> None:
    table = given_two().says(ASTRID, "skip")

    assert table.asked == (ASTRID, "manoeuvres")
    assert held_runes(table.game, ASTRID) == "uruz othala"
    assert NOBODY not in (ring(table, "nidhogg"), ring(table, "fafnir"))
