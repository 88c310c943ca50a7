"""LOR-11: artefacts of monsters and gods, each exhausted at its moment, and left alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.lords.table import (
    PLAIN,
    LordsTable,
    a_battle,
    all_pass,
    artefacts,
    attack,
    battle_in,
    battle_values,
    drakkar_in,
    draws,
    fight,
    given_lords,
    hand,
    held_runes,
    hero_in,
    hunt,
    monster_in,
    own_content,
    tell_armies,
    when,
)
from kit.table import ASTRID, BJORN
from kit.titles import shows
from ragnatafl.games.lords.rules.components import CARDS, PREY, REWARD_OF
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.seats import Seat


def is_exhausted(game: Lords, artefact: str) -> bool:
    return bool(game.exhausted >> CARDS.read(artefact) & 1)


def unrewarded(prey: str) -> list[int]:
    """The wound spaces without a reward, counted from 0."""
    content = own_content()
    return [i for i, kind in enumerate(content.spaces[PREY.read(prey)]) if REWARD_OF[kind] < 0]


@shows("barrow-crown", "gnipa-chain", "andvaranaut", "grendels-arm", "eagle-feather", "root-fang")
@pytest.mark.rule("LOR-9.14", "LOR-9.14.1", "LOR-11.2")
@pytest.mark.parametrize(
    ("monster", "artefact"),
    [
        ("draugr", "barrow-crown"),
        ("garm", "gnipa-chain"),
        ("fafnir", "andvaranaut"),
        ("grendel", "grendels-arm"),
        ("hraesvelgr", "eagle-feather"),
        ("nidhogg", "root-fang"),
    ],
)
def test_a_monster_guards_its_artefact(monster: str, artefact: str) -> None:
    """All spaces without a reward are covered: the next hunter takes it, charged."""
    for missing in (0, 1):
        covered = dict.fromkeys(unrewarded(monster)[missing:], BJORN)
        match = given_lords(
            phase="special-action", monsters={monster: "1"}, wounds={monster: covered},
            chance="asked",
        )  # fmt: skip
        table = hunt(match, monster, "shield-a shield-b", "recall attack-1")

        attack(table, "recall", "injure authority")

        assert artefacts(table.game, ASTRID) == ("" if missing else artefact)
        assert not is_exhausted(table.game, artefact)


# Barrow Crown


def crown_at_stake(owner: Seat, exhausted: str = "") -> LordsTable:
    """Astrid's Draugr lowers an army of hers and two of Bjorn's, one of which would fall."""
    match = given_lords(
        phase="special-action",
        monsters={"draugr": "6"},
        rings={"draugr": ASTRID},
        armies=[(BJORN, "6", 1), (BJORN, "6", 1), (BJORN, "6", 3)],
        artefacts={owner: "barrow-crown"},
        exhausted=exhausted,
    )
    return when(match).says(ASTRID, "act monsters", "activate draugr", "attack with draugr")


@shows("barrow-crown")
@pytest.mark.rule("LOR-11.3")
def test_barrow_crown_keeps_one_army_with_value_one() -> None:
    """The other army falls: the crown is exhausted."""
    table = crown_at_stake(BJORN)
    assert table.asked == (BJORN, "save-army")

    table.says(BJORN, "use barrow-crown")

    assert is_exhausted(table.game, "barrow-crown")
    assert table.offered() == ["let it fall"]
    table.says(BJORN, "let it fall")
    assert tell_armies(table.game) == ["bjorn 1 in 6", "bjorn 2 in 6"]


@shows("barrow-crown")
@pytest.mark.rule("LOR-11.3")
def test_barrow_crown_need_not_be_used() -> None:
    table = crown_at_stake(BJORN).says(BJORN, "let it fall", "let it fall")

    assert tell_armies(table.game) == ["bjorn 2 in 6"]
    assert not is_exhausted(table.game, "barrow-crown")


@shows("barrow-crown")
@pytest.mark.rule("LOR-11.3")
@pytest.mark.parametrize(("owner", "exhausted"), [(ASTRID, ""), (BJORN, "barrow-crown")])
def test_barrow_crown_of_another_or_exhausted_saves_nobody(owner: Seat, exhausted: str) -> None:
    table = crown_at_stake(owner, exhausted)

    assert tell_armies(table.game) == ["bjorn 2 in 6"]


def crown_in_battle(control: dict[str, Seat], value: int = 1) -> LordsTable:
    """Bjorn loses with an army of this value."""
    match = given_lords(
        armies=[(ASTRID, "6", 4), (BJORN, "6", value)],
        control=control,
        artefacts={BJORN: "barrow-crown"},
        tiles=PLAIN,
        steps=battle_in("6"),
    )
    return fight(when(match))


@shows("barrow-crown")
@pytest.mark.rule("LOR-11.3", "LOR-10.4.1", "LOR-10.5")
def test_an_army_saved_in_a_battle_retreats() -> None:
    table = crown_in_battle({"6": BJORN, "9": BJORN})

    table.says(BJORN, "use barrow-crown", "retreat to 9")

    assert tell_armies(table.game) == ["astrid 4 in 6", "bjorn 1 in 9"]


@shows("barrow-crown")
@pytest.mark.rule("LOR-R3", "LOR-6.4.2")
def test_barrow_crown_is_of_no_use_without_a_refuge() -> None:
    """An army is saved from the loss, and destroyed because it cannot retreat."""
    table = crown_in_battle({"6": BJORN}).says(BJORN, "use barrow-crown")
    assert tell_armies(table.game) == ["astrid 4 in 6"]
    assert table.asked[0] == ASTRID

    table = crown_in_battle({"6": BJORN}, value=2)
    assert tell_armies(table.game) == ["astrid 4 in 6"]
    assert not is_exhausted(table.game, "barrow-crown")


# Gnipa Chain


def given_chain(phase: str = "manoeuvres", exhausted: str = "") -> LordsTable:
    match = given_lords(
        phase=phase,
        monsters={"garm": "5", "fafnir": "12"},
        rings={"fafnir": BJORN},
        armies=[(BJORN, "6", 3), (ASTRID, "3", 1)],
        artefacts={ASTRID: "gnipa-chain"},
        exhausted=exhausted,
        runes={ASTRID: "uruz othala"},
        drakkars={ASTRID: "s1"},
    )
    return when(match)


@shows("gnipa-chain")
@pytest.mark.rule("LOR-11.3", "LOR-9.2.2")
def test_gnipa_chain_moves_any_monster_to_an_adjacent_region() -> None:
    """Also Bjorn's; never Loki; Astrid decides whether it stomps, and whom."""
    table = given_chain().says(ASTRID, "use gnipa-chain")
    assert table.offered() == [
        "move garm to 1", "move garm to 6",
        "move fafnir to 11", "move fafnir to 13", "move fafnir to 14",
    ]  # fmt: skip

    table.says(ASTRID, "move garm to 6", "lower bjorn 3 in 6")

    assert monster_in(table.game, "garm") == "6"
    assert "bjorn 2 in 6" in tell_armies(table.game)
    assert is_exhausted(table.game, "gnipa-chain")
    assert table.asked == (ASTRID, "manoeuvres"), "an army may still be activated"
    assert not table.offered("use")


@shows("gnipa-chain")
@pytest.mark.rule("LOR-9.2.2")
def test_the_stomp_of_gnipa_chain_may_be_waived() -> None:
    table = given_chain().says(ASTRID, "use gnipa-chain", "move garm to 6", "decline")

    assert "bjorn 3 in 6" in tell_armies(table.game)


@shows("gnipa-chain")
@pytest.mark.rule("LOR-11.3", "LOR-R20")
def test_gnipa_chain_waits_for_manoeuvres() -> None:
    """Before or after the army of this phase, and not while exhausted."""
    assert not given_chain("hero-phase").offered("use")
    assert not given_chain("rune-phase").offered("use")
    assert not given_chain("special-action").offered("use")
    assert not given_chain(exhausted="gnipa-chain").offered("use")
    later = given_chain().says(ASTRID, "move astrid 1 from 3 to 2")
    assert later.offered() == ["use gnipa-chain", "skip"]


# Andvaranaut, Brisingamen: the rune phase


def given_runes(artefact: str, phase: str = "rune-phase", runes: str = "uruz othala") -> LordsTable:
    match = given_lords(
        phase=phase,
        runes={ASTRID: runes},
        attributes={ASTRID: (2, 2, 6)},
        artefacts={ASTRID: artefact},
        armies=[(ASTRID, "3", 1)],
        drakkars={ASTRID: "s1"},
    )
    return when(match)


@shows("andvaranaut", "brisingamen")
@pytest.mark.rule("LOR-11.3")
@pytest.mark.parametrize("artefact", ["andvaranaut", "brisingamen"])
def test_a_ring_and_a_necklace_give_a_rune(artefact: str) -> None:
    """Of choice, in the rune phase alone."""
    table = given_runes(artefact).says(ASTRID, f"use {artefact}", "gain algiz")

    assert held_runes(table.game, ASTRID) == "uruz othala algiz"
    assert is_exhausted(table.game, artefact)
    assert not table.offered("use")
    for phase in ("hero-phase", "manoeuvres", "special-action"):
        assert not given_runes(artefact, phase).offered("use")


@shows("andvaranaut")
@pytest.mark.rule("LOR-8.3.5", "LOR-R20")
def test_andvaranaut_is_no_rune_action_and_gives_none() -> None:
    """Before it or after it: one rune action."""
    table = given_runes("andvaranaut").says(ASTRID, "use andvaranaut", "gain algiz")
    table.says(ASTRID, "strengthen astrid 1 in 3", "pay uruz othala")
    assert table.asked[1] != "rune-phase"

    table = given_runes("andvaranaut").says(ASTRID, "strengthen astrid 1 in 3", "pay uruz othala")
    assert table.offered() == ["use andvaranaut", "skip"]


@shows("brisingamen")
@pytest.mark.rule("LOR-R14", "LOR-8.3.5")
def test_brisingamen_gives_a_second_rune_action() -> None:
    """Also one of the same kind, and not a third."""
    runes = "uruz uruz uruz othala othala"
    table = given_runes("brisingamen", runes=runes).says(ASTRID, "use brisingamen", "gain othala")

    table.says(ASTRID, "strengthen astrid 1 in 3", "pay uruz othala")
    table.says(ASTRID, "strengthen astrid 2 in 3", "pay uruz othala")

    assert tell_armies(table.game) == ["astrid 3 in 3"]
    assert held_runes(table.game, ASTRID) == "uruz othala"
    assert table.asked[1] != "rune-phase"


@shows("brisingamen")
@pytest.mark.rule("LOR-R14", "LOR-R20")
def test_brisingamen_after_the_first_rune_action() -> None:
    table = given_runes("brisingamen", runes="uruz uruz othala othala")
    table.says(ASTRID, "strengthen astrid 1 in 3", "pay uruz othala")
    assert table.offered() == ["use brisingamen", "skip"]

    table.says(ASTRID, "use brisingamen", "gain algiz")

    assert "strengthen astrid 2 in 3" in table.offered()


# Grendel's Arm


@shows("grendels-arm")
@pytest.mark.rule("LOR-9.5.1", "LOR-11.3", "LOR-4.2.4")
@pytest.mark.parametrize("use", [True, False])
def test_grendels_arm_draws_two_cards_at_the_start_of_the_own_hunt(use: bool) -> None:
    """Before the cards of strength, beyond the limit of wisdom; if wanted."""
    match = given_lords(
        phase="special-action", monsters={"draugr": "1"}, hands={ASTRID: "axe-a axe-b"},
        artefacts={ASTRID: "grendels-arm"}, chance="asked",
    )  # fmt: skip
    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    assert table.asked == (ASTRID, "use-card")

    table.says(ASTRID, "use grendels-arm" if use else "decline")
    draws(table, "bow-a bow-b" if use else "")
    draws(table, "spear-a spear-b", "attack-1 attack-2")

    drawn = "bow-a bow-b" if use else ""
    assert hand(table.game, ASTRID) == f"spear-a spear-b axe-a axe-b {drawn}".strip()
    assert is_exhausted(table.game, "grendels-arm") == use


@shows("grendels-arm")
@pytest.mark.rule("LOR-9.5.1")
def test_grendels_arm_is_of_no_use_in_the_hunt_of_another() -> None:
    match = given_lords(
        phase="special-action", monsters={"draugr": "1"}, artefacts={BJORN: "grendels-arm"},
        chance="asked",
    )  # fmt: skip

    table = hunt(match, "draugr", "bow-a bow-b", "attack-1 attack-2")

    assert table.asked == (BJORN, "attack")
    assert not is_exhausted(table.game, "grendels-arm")


# Eagle Feather


def given_feather(phase: str = "hero-phase", blessings: str = "") -> LordsTable:
    match = given_lords(
        phase=phase,
        artefacts={ASTRID: "eagle-feather"},
        blessings={ASTRID: blessings},
        drakkars={ASTRID: "s1"},
        heroes={ASTRID: "2"},
        monsters={"garm": "12"},
        runes={ASTRID: "uruz othala"},
        armies=[(ASTRID, "3", 1)],
    )
    return when(match)


@shows("eagle-feather")
@pytest.mark.rule("LOR-11.3", "LOR-6.6", "LOR-R20")
def test_eagle_feather_places_the_hero_in_any_region() -> None:
    """Besides the choice of the hero phase; no movement, so no beast is driven."""
    table = given_feather(blessings="drive-the-beast").says(ASTRID, "use eagle-feather")
    assert len(table.offered("place hero")) == 15
    assert table.offered("place drakkar") == [f"place drakkar s{sea}" for sea in (2, 3, 4, 5)]

    table.says(ASTRID, "place hero 12")

    assert hero_in(table.game, ASTRID) == "12"
    assert table.asked == (ASTRID, "hero-phase")
    assert not table.offered("use")
    assert table.offered("hero 11", "drakkar s2")


@shows("eagle-feather")
@pytest.mark.rule("LOR-11.3")
def test_eagle_feather_places_the_drakkar_in_any_sea() -> None:
    """Of no use outside the hero phase."""
    table = given_feather().says(ASTRID, "use eagle-feather", "place drakkar s3")

    assert drakkar_in(table.game, ASTRID) == "s3"
    for phase in ("prayer", "rune-phase", "manoeuvres", "special-action"):
        assert not given_feather(phase).offered("use")


# Root Fang, Gungnir: battles


def given_battle(owner: Seat, artefact: str, armies: Sequence[tuple[Seat, str, int]]) -> LordsTable:
    match = given_lords(
        armies=armies,
        control={"6": BJORN, "9": BJORN, "5": ASTRID},
        artefacts={owner: artefact},
        tiles=PLAIN,
        steps=battle_in("6"),
    )
    return fight(when(match))


STRONG = [(ASTRID, "6", 6), (BJORN, "6", 3), (BJORN, "6", 2)]


@shows("root-fang")
@pytest.mark.rule("LOR-R2", "LOR-10.4.1")
def test_root_fang_bites_each_army_of_the_loser_once_more() -> None:
    """Armies of 3 and 2 lose 2 each, before they retreat."""
    table = given_battle(ASTRID, "root-fang", STRONG)
    assert table.asked == (ASTRID, "use-card")

    table.says(ASTRID, "use root-fang").says(BJORN, "retreat to 9")

    assert tell_armies(table.game) == ["astrid 6 in 6", "bjorn 1 in 9"]
    assert is_exhausted(table.game, "root-fang")


@shows("root-fang")
@pytest.mark.rule("LOR-R2", "LOR-11.3")
def test_root_fang_need_not_be_used_and_is_of_no_use_to_the_loser() -> None:
    table = given_battle(ASTRID, "root-fang", STRONG).says(ASTRID, "decline")
    table.says(BJORN, "retreat to 9")
    assert tell_armies(table.game) == ["astrid 6 in 6", "bjorn 1 in 9", "bjorn 2 in 9"]

    table = given_battle(BJORN, "root-fang", STRONG)
    assert table.asked == (BJORN, "retreat")


@shows("gungnir")
@pytest.mark.rule("LOR-11.3", "LOR-10.3")
@pytest.mark.parametrize(
    ("owner", "result"), [(ASTRID, (6, 4)), (BJORN, (4, 6))], ids=["attacker", "defender"]
)
def test_gungnir_adds_two_when_values_are_counted(owner: Seat, result: tuple[int, int]) -> None:
    """For its owner, on either side, after the cards; if wanted."""
    even = [(ASTRID, "6", 4), (BJORN, "6", 4)]
    table = given_battle(owner, "gungnir", even)
    assert table.asked == (owner, "use-card")
    assert battle_values(table.says(owner, "use gungnir")) == result
    assert is_exhausted(table.game, "gungnir")

    table = given_battle(owner, "gungnir", even).says(owner, "decline")
    assert battle_values(table) == (4, 4)
    assert not is_exhausted(table.game, "gungnir")


@pytest.mark.rule("LOR-R14")
@pytest.mark.parametrize("used", [True, False])
def test_brisingamen_adds_a_rune_action_of_any_kind_to_rune_carvers_different_one(
    used: bool,
) -> None:
    """Two of the same kind and another with it; without it one of each."""
    match = given_lords(
        turn=BJORN,
        control={"15": ASTRID},
        blessings={ASTRID: "rune-carver"},
        armies=[(ASTRID, "9", 1)],
        heroes={ASTRID: "2"},
        runes={ASTRID: "uruz uruz othala othala algiz"},
        attributes={ASTRID: (6, 6, 6)},
        phase="special-action",
    )
    table = when(match).says(BJORN, "act prepare", "gain uruz", "gain uruz")
    table.skips(ASTRID, "prayer", "hero-phase")

    if used:
        table.says(ASTRID, "use brisingamen", "gain algiz")
    table.says(ASTRID, "strengthen astrid 1 in 9", "pay uruz othala")
    assert ("strengthen astrid 2 in 9" in table.offered()) == used
    if used:
        table.says(ASTRID, "strengthen astrid 2 in 9", "pay uruz othala")
    table.says(ASTRID, "ally niflheim")

    left = "algiz" if used else "uruz othala"
    assert held_runes(table.game, ASTRID) == left
    assert tell_armies(table.game) == ["astrid 3 in 9" if used else "astrid 2 in 9"]
    assert table.asked == (ASTRID, "manoeuvres") or table.offered() == ["use brisingamen", "skip"]


@pytest.mark.rule("LOR-R2")
@pytest.mark.parametrize(
    ("choice", "left"),
    [("use root-fang", ["bjorn 1 in 9"]), ("decline", ["bjorn 1 in 9", "bjorn 2 in 9"])],
)
def test_root_fang_bites_each_army_of_the_loser_together_with_the_loss(
    choice: str, left: list[str]
) -> None:
    """When the winner is known and before the losses: 3 and 2 become 1 and 0."""
    table = a_battle(
        [(ASTRID, "6", 6), (BJORN, "6", 3), (BJORN, "6", 2)],
        artefacts={ASTRID: "root-fang"},
        control={"9": BJORN},
    )

    all_pass(table)
    assert table.asked == (ASTRID, "use-card")
    assert tell_armies(table.game)[1:] == ["bjorn 2 in 6", "bjorn 3 in 6"]
    table.says(ASTRID, choice).says(BJORN, "retreat to 9")

    assert tell_armies(table.game)[1:] == left


@pytest.mark.rule("LOR-R2")
def test_root_fang_is_for_the_winner() -> None:
    table = a_battle(
        [(ASTRID, "6", 6), (BJORN, "6", 3)], artefacts={BJORN: "root-fang"}, control={"9": BJORN}
    )

    all_pass(table)

    assert table.asked == (BJORN, "retreat")


@pytest.mark.rule("LOR-R3")
def test_the_barrow_crown_saves_an_army_that_then_retreats() -> None:
    table = a_battle(
        [(ASTRID, "6", 6), (BJORN, "6", 1)], artefacts={BJORN: "barrow-crown"}, control={"9": BJORN}
    )

    all_pass(table).says(BJORN, "use barrow-crown", "retreat to 9")

    assert tell_armies(table.game) == ["astrid 6 in 6", "bjorn 1 in 9"]


@pytest.mark.rule("LOR-R3")
def test_the_barrow_crown_does_not_help_an_army_without_a_refuge() -> None:
    table = a_battle([(ASTRID, "6", 6), (BJORN, "6", 3)], artefacts={BJORN: "barrow-crown"})

    all_pass(table)

    assert tell_armies(table.game) == ["astrid 6 in 6"]
    assert not table.told("use-card")
