"""LOR-8.5.8.4: the blessings of Thor that hold in hunts."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.lords.table import (
    LordsTable,
    a_hunt,
    attack,
    discarded,
    draws,
    given_lords,
    hand,
    hero_round,
    hunt,
    markers,
    when,
)
from kit.table import ASTRID, BJORN
from kit.titles import shows
from ragnatafl.kernel.seats import Seat


def given_hunt(
    owner: Seat,
    blessing: str,
    hands: str = "",
    injured: str = "",
    wounds: Mapping[int, Seat] | None = None,
    prey: str = "draugr",
) -> LordsTable:
    """Astrid has chosen to hunt; she has strength 2 and wisdom 3."""
    match = given_lords(
        phase="special-action",
        monsters={prey: "1"} if prey != "loki" else {},
        loki="1" if prey == "loki" else "7",
        slain={"garm": ASTRID} if prey == "loki" else {},
        blessings={owner: blessing},
        hands={ASTRID: hands},
        attributes={ASTRID: (2, 2, 3)},
        injured={ASTRID: injured} if injured else {},
        wounds={prey: wounds} if wounds else {},
        chance="asked",
    )
    return when(match).says(ASTRID, "act monsters", f"hunt {prey}")


def begun(table: LordsTable, attacks: str = "attack-1 attack-2") -> LordsTable:
    return draws(table, "shield-a shield-b", attacks)


# Monster Lore, Old Scar: the start of a hunt


@shows("monster-lore")
@pytest.mark.rule("LOR-9.5.2")
@pytest.mark.parametrize(("owner", "count"), [(ASTRID, 3), (BJORN, 2)])
def test_monster_lore_draws_one_card_more_for_the_own_hunt(owner: Seat, count: int) -> None:
    table = given_hunt(owner, "monster-lore")

    draws(table, " ".join(["bow-a", "bow-b", "bow-c"][:count]), "attack-1 attack-2")

    assert table.asked == (BJORN, "attack")


@shows("old-scar")
@pytest.mark.rule("LOR-9.5.1", "LOR-9.7.4")
def test_old_scar_covers_any_space_for_a_card() -> None:
    """Whatever the weapon; the reward is taken."""
    table = given_hunt(ASTRID, "old-scar", "bow-a axe-a").says(ASTRID, "use old-scar")
    assert table.offered() == ["discard card axe-a", "discard card bow-a"]
    table.says(ASTRID, "discard card bow-a")
    assert table.offered() == [
        f"cover {kind} of draugr"
        for kind in ("sword", "axe-rune", "sword-priest", "axe", "spear-army")
    ]

    begun(table.says(ASTRID, "cover sword-priest of draugr"))

    assert markers(table.game, "draugr")[3] == "astrid"
    assert table.game.priests == [1, 0]
    assert hand(table.game, ASTRID) == "axe-a shield-a shield-b"
    assert discarded(table.game) == "bow-a"


@shows("old-scar")
@pytest.mark.rule("LOR-9.5.1")
@pytest.mark.parametrize(
    ("owner", "hands", "prey"),
    [(ASTRID, "", "draugr"), (ASTRID, "axe-a", "loki"), (BJORN, "axe-a", "draugr")],
    ids=["no card", "the boss", "of another"],
)
def test_old_scar_is_not_offered_in_vain(owner: Seat, hands: str, prey: str) -> None:
    table = given_hunt(owner, "old-scar", hands, prey=prey)

    assert table.asked[1] == "chance", "the cards of strength are drawn"


@shows("old-scar")
@pytest.mark.rule("LOR-9.5.1", "LOR-9.7.5")
def test_old_scar_need_not_be_used_and_may_kill() -> None:
    begun(given_hunt(ASTRID, "old-scar", "axe-a").says(ASTRID, "decline"))

    table = given_hunt(ASTRID, "old-scar", "axe-a", wounds=dict.fromkeys(range(6), ASTRID))
    table.says(ASTRID, "use old-scar", "discard card axe-a", "cover axe of draugr")
    assert table.told("kill")
    assert table.told("hunt-succeeds")
    assert not table.told("draw-cards")


# Thick Hide, Blood Rush, Hunter's Offering


@shows("old-scar")
@pytest.mark.rule("LOR-9.7.5")
def test_nothing_else_begins_a_hunt_that_old_scar_has_ended() -> None:
    """Grendel's Arm is too late."""
    match = given_lords(
        phase="special-action",
        monsters={"draugr": "1"},
        wounds={"draugr": dict.fromkeys(range(6), ASTRID)},
        hands={ASTRID: "axe-a"},
        blessings={ASTRID: "old-scar"},
        artefacts={ASTRID: "grendels-arm"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    assert "use grendels-arm" in table.offered()

    table.says(ASTRID, "use old-scar", "discard card axe-a", "cover axe of draugr")

    assert table.told("hunt-succeeds")
    assert table.asked[0] == BJORN, "the turn is over"


@shows("thick-hide")
@pytest.mark.rule("LOR-5.3", "LOR-9.6.4")
def test_thick_hide_ignores_one_injury_of_a_hunt() -> None:
    """One of the two of a mighty attack; the other counts, and so does the next."""
    table = begun(given_hunt(ASTRID, "thick-hide", "axe-a"), "mighty attack-1")
    attack(table, "mighty")
    assert "use thick-hide" in table.offered()

    table.says(ASTRID, "use thick-hide")
    assert table.offered() == ["injure authority", "injure strength", "injure wisdom"]
    table.says(ASTRID, "injure strength")

    assert table.game.injured[ASTRID] == 0b010
    draws(table, "bow-a", "attack-2").says(ASTRID, "strike axe-a axe", "end round")
    attack(table, "attack-2")
    assert "use thick-hide" not in table.offered()


@shows("thick-hide")
@pytest.mark.rule("LOR-5.3", "LOR-8.5.8.4")
def test_thick_hide_is_whole_again_in_the_next_hunt() -> None:
    """Bjorn builds a monument meanwhile, so that Astrid may choose Monsters again."""
    match = given_lords(
        phase="special-action",
        monsters={"draugr": "1"},
        wheel={"prepare": [BJORN]},
        blessings={ASTRID: "thick-hide"},
        chance="asked",
    )
    table = hunt(match, "draugr", "shield-a shield-b", "attack-1 attack-2")
    draws(attack(table, "attack-1", "use thick-hide"), "bow-a", "mighty quick")
    table.says(ASTRID, "end round", "injure authority", "discard card bow-a")
    table.skips(BJORN).says(BJORN, "build monument odin").told_by_chance("event-deck event-4")

    table.skips(ASTRID).says(ASTRID, "act monsters", "hunt draugr")
    draws(table, "axe-a axe-b", "attack-1 attack-2")

    assert "use thick-hide" in attack(table, "attack-1").offered()


@shows("thick-hide")
@pytest.mark.rule("LOR-9.8.1")
def test_thick_hide_saves_a_hunt() -> None:
    """A hero injured all over would give up; or does."""
    everything = "authority strength wisdom"
    table = begun(given_hunt(ASTRID, "thick-hide", injured=everything))
    attack(table, "attack-1")
    assert table.offered() == ["use thick-hide", "decline"]
    draws(table.says(ASTRID, "use thick-hide"), "bow-a", "mighty quick")
    assert table.asked == (ASTRID, "strike")

    table = begun(given_hunt(ASTRID, "thick-hide", injured=everything))
    attack(table, "attack-1", "decline")
    assert table.told("hunt-fails")


@shows("thick-hide")
@pytest.mark.rule("LOR-9.8.5", "LOR-5.3")
def test_thick_hide_is_for_hunts_of_its_owner() -> None:
    """Not for the injury after a failed hunt, nor in the hunt of another, nor outside."""
    table = begun(given_hunt(ASTRID, "thick-hide"), "recall attack-1")
    assert not attack(table, "recall").offered("use")

    table = begun(given_hunt(BJORN, "thick-hide"))
    assert not attack(table, "attack-1").offered("use")

    match = given_lords(
        phase="special-action", monsters={"grendel": "1"}, rings={"grendel": ASTRID},
        blessings={ASTRID: "thick-hide"},
    )  # fmt: skip
    table = when(match).says(ASTRID, "act monsters", "activate grendel", "attack with grendel")
    assert table.asked == (ASTRID, "injure")
    assert not table.offered("use")


@shows("hunters-offering")
@pytest.mark.rule("LOR-9.18", "LOR-4.3")
@pytest.mark.parametrize(("owner", "priests"), [(ASTRID, 1), (BJORN, 0)])
def test_hunters_offering_is_a_priest_for_a_failed_hunt(owner: Seat, priests: int) -> None:
    table = begun(given_hunt(owner, "hunters-offering"), "recall attack-1")

    attack(table, "recall", "injure strength")

    assert table.game.priests == [priests, 0]


@shows("hunters-offering")
@pytest.mark.rule("LOR-9.18")
def test_hunters_offering_is_a_priest_for_a_kill() -> None:
    covered = dict.fromkeys(range(6), BJORN)
    table = begun(given_hunt(ASTRID, "hunters-offering", "axe-a", wounds=covered))
    draws(attack(table, "attack-1", "injure authority"), "bow-a", "mighty quick")
    assert table.game.priests == [0, 0]

    table.says(ASTRID, "strike axe-a axe")

    assert table.told("hunt-succeeds")
    assert table.game.priests == [1, 0]


@shows("blood-rush")
@pytest.mark.rule("LOR-5.3", "LOR-9.6.4")
def test_blood_rush_draws_a_card_for_each_injury_in_a_hunt() -> None:
    """Two injuries of a mighty attack, a card after each; then that of the round."""
    table = begun(given_hunt(ASTRID, "blood-rush"), "mighty attack-1")
    attack(table, "mighty", "injure strength")
    draws(table, "axe-a").says(ASTRID, "injure wisdom")
    draws(table, "axe-b")

    draws(table, "axe-c", "attack-2")

    assert hand(table.game, ASTRID) == "axe-a axe-b axe-c shield-a shield-b"


@shows("blood-rush")
@pytest.mark.rule("LOR-9.8.5")
def test_blood_rush_is_for_hunts_of_its_owner() -> None:
    """Not after a failed hunt, nor in that of another, nor outside of hunts."""
    table = begun(given_hunt(ASTRID, "blood-rush"), "recall attack-1")
    attack(table, "recall", "injure strength")
    assert hand(table.game, ASTRID) == "shield-a shield-b"

    table = begun(given_hunt(BJORN, "blood-rush"))
    draws(attack(table, "attack-1", "injure strength"), "axe-a", "mighty quick")
    assert hand(table.game, BJORN) == ""

    match = given_lords(
        phase="special-action", monsters={"grendel": "1"}, rings={"grendel": ASTRID},
        blessings={ASTRID: "blood-rush"},
    )  # fmt: skip
    table = when(match).says(ASTRID, "act monsters", "activate grendel", "attack with grendel")
    table.says(ASTRID, "injure wisdom")
    assert hand(table.game, ASTRID) == ""


@pytest.mark.rule("LOR-R23")
def test_thick_hide_does_not_pay_for_frenzy() -> None:
    table = hero_round(a_hunt(cards="frenzy-a bow-a", blessings={ASTRID: "thick-hide"}))

    table.says(ASTRID, "strike frenzy-a axe", "use frenzy-a")

    assert table.offered() == ["injure strength", "injure wisdom"]
