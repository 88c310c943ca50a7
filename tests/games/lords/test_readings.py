"""LOR-R: readings of card texts."""

from __future__ import annotations

import pytest

from games.lords.table import (
    a_hunt,
    battle_in,
    controller,
    discarded,
    given_lords,
    hand,
    held_runes,
    hero_round,
    hunt_of,
    markers,
    monster_in,
    played,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.components import MONSTERS
from ragnatafl.kernel.seats import Seat

PLAIN = {ASTRID: "snorri thorson", BJORN: "aslaug freyason"}


@pytest.mark.rule("LOR-R1")
@pytest.mark.parametrize("injured", ["", "strength wisdom"])
def test_frenzy_needs_an_attribute_to_injure(injured: str) -> None:
    """The attack injured authority; with the others hurt before, nothing is left."""
    table = hero_round(a_hunt(cards="frenzy-a bow-a", injured={ASTRID: injured}))

    table.says(ASTRID, "strike frenzy-a axe")

    if injured:
        assert table.asked == (ASTRID, "strike")
        return
    table.says(ASTRID, "use frenzy-a", "injure strength").hunter_draws("spear-a spear-b")
    assert hand(table.game, ASTRID) == "spear-a spear-b bow-a reinforcements-a"


@pytest.mark.rule("LOR-R6")
@pytest.mark.parametrize("choice", ["use cleave", "decline"])
def test_cleave_covers_a_second_axe_space_with_its_reward(choice: str) -> None:
    table = hero_round(a_hunt(cards="cleave bow-a"))

    table.says(ASTRID, "strike cleave axe", choice)
    if choice == "decline":
        assert markers(table.game, "draugr").count("astrid") == 1
        return
    assert table.offered() == ["cover axe-rune of draugr", "cover axe of draugr"]
    table.says(ASTRID, "cover axe-rune of draugr", "gain uruz")

    assert markers(table.game, "draugr") == ["-", "-", "astrid", "-", "astrid", "-", "-"]
    assert held_runes(table.game, ASTRID) == "uruz"


@pytest.mark.rule("LOR-R6")
def test_cleave_covers_no_second_space_of_the_boss() -> None:
    table = hero_round(
        a_hunt(
            "loki",
            cards="cleave spear-a sword-a",
            attributes={ASTRID: (2, 3, 2)},
            slain={"garm": ASTRID},
        )
    )

    table.says(ASTRID, "strike sword-a cleave sword-axe")

    assert table.asked == (ASTRID, "strike")
    assert markers(table.game, "loki").count("astrid") == 1


@pytest.mark.rule("LOR-R8")
@pytest.mark.parametrize(("choice", "left"), [("axe-rune", 0), ("sword", 5)])
def test_nidhogg_takes_back_a_marker_of_this_hunt_and_the_reward_is_kept(
    choice: str, left: int
) -> None:
    """By the hunter's choice; Bjorn's older marker is not touched."""
    table = hero_round(
        a_hunt(
            "nidhogg",
            cards="sword-a axe-a",
            attacks="attack-1 mighty",
            wounds={"nidhogg": {1: BJORN}},
        )
    )
    table.says(ASTRID, "strike sword-a sword", "strike axe-a axe-rune", "gain uruz", "end round")
    table.says(BJORN, "attack by attack-2").says(ASTRID, "defend reinforcements-a")
    table.says(ASTRID, "defend no more").hunter_draws("hammer-a hammer-b")
    table.monster_draws("special-1 charge")
    table.says(ASTRID, "strike hammer-a hammer", "end round")

    table.says(BJORN, "attack by special-1").says(ASTRID, "defend no more")
    assert table.offered() == ["uncover sword", "uncover hammer", "uncover axe-rune"]
    table.says(ASTRID, f"uncover {choice}")

    shown = markers(table.game, "nidhogg")
    assert shown.count("astrid") == 2
    assert shown[left] == "astrid"
    assert shown[1] == "bjorn"
    assert held_runes(table.game, ASTRID) == "uruz"


@pytest.mark.rule("LOR-R8")
def test_without_a_marker_of_this_hunt_nidhogg_injures() -> None:
    table = a_hunt("nidhogg", wounds={"nidhogg": {1: ASTRID}})

    table.says(BJORN, "attack by special-1").says(ASTRID, "defend no more")

    assert table.asked == (ASTRID, "injure")
    assert markers(table.game, "nidhogg")[1] == "astrid"


@pytest.mark.rule("LOR-R9")
@pytest.mark.parametrize("blessed", [True, False])
def test_moving_away_and_back_drives_the_beast(blessed: bool) -> None:
    match = given_lords(
        monsters={"draugr": "1"},
        blessings={ASTRID: "drive-the-beast"} if blessed else {},
        phase="hero-phase",
    )

    table = when(match)
    assert ("hero 1" in table.offered()) == blessed
    if blessed:
        table.says(ASTRID, "hero 1", "move draugr to 5")
        assert monster_in(table.game, "draugr") == "5"


@pytest.mark.rule("LOR-R10")
def test_many_friends_are_those_of_an_alliance() -> None:
    """Astrid plays Aslaug beside Vanaheim and is allied with Jotunheim and Muspelheim."""
    match = given_lords(
        armies=[(ASTRID, "9", 1), (ASTRID, "12", 1)],
        heroes={BJORN: "12"},
        tiles={ASTRID: "aslaug thorson", BJORN: "snorri freyason"},
        allies={"jotunheim": [ASTRID], "muspelheim": [ASTRID]},
        control={"9": ASTRID},
        blessings={ASTRID: "many-friends"},
        monsters={"draugr": "5"},
        phase="special-action",
    )

    table = when(match).says(ASTRID, "act monsters")
    assert table.offered() == [
        "take bonus of muspelheim",
        "take bonus of jotunheim",
        "decline",
    ]
    table.says(ASTRID, "take bonus of jotunheim", "strengthen astrid 1 in 9")

    assert tell_armies(table.game) == ["astrid 2 in 9", "astrid 1 in 12"]
    assert table.asked == (ASTRID, "monsters")


@pytest.mark.rule("LOR-R12")
def test_forced_march_takes_any_one_army_twice() -> None:
    """The first of two, after the second has moved; then no third time."""
    match = given_lords(
        armies=[(ASTRID, "9", 1), (ASTRID, "12", 2)],
        tiles=PLAIN,
        blessings={ASTRID: "forced-march"},
        phase="special-action",
    )

    table = when(match).says(ASTRID, "act mobilise", "move astrid 1 from 9 to 8")
    table.says(ASTRID, "move astrid 2 from 12 to 14", "move astrid 1 from 8 to 13")

    assert tell_armies(table.game) == ["astrid 1 in 13", "astrid 2 in 14"]
    assert table.asked[1] != "mobilise" or table.offered() == ["stop"]


@pytest.mark.rule("LOR-R13")
@pytest.mark.parametrize(
    "phase", ["prayer", "hero-phase", "rune-phase", "manoeuvres", "special-action"]
)
def test_mjolnir_strikes_once_in_any_phase_of_the_own_turn(phase: str) -> None:
    match = given_lords(control={"10": ASTRID}, monsters={"draugr": "5"}, phase=phase)

    table = when(match)
    assert table.asked == (ASTRID, phase)
    table.says(ASTRID, "use mjolnir", "injure hero of bjorn").says(BJORN, "injure wisdom")
    table.skips(ASTRID)

    assert table.asked == (ASTRID, "special-action")
    assert table.offered("use") == []
    assert len(table.told("injured")) == 1


@pytest.mark.rule("LOR-R13", "LOR-9.13.2")
def test_mjolnir_may_kill_and_hurts_only_a_hero_that_can_be_hurt() -> None:
    match = given_lords(
        control={"10": ASTRID},
        monsters={"draugr": "5"},
        wounds={"draugr": dict.fromkeys(range(6), ASTRID)},
        injured={BJORN: "authority strength wisdom"},
        phase="special-action",
    )

    table = when(match).says(ASTRID, "use mjolnir")
    assert table.offered() == ["cover axe of draugr"]
    table.says(ASTRID, "cover axe of draugr")

    assert table.game.slayer[MONSTERS.read("draugr")] == ASTRID


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


@pytest.mark.rule("LOR-R15")
@pytest.mark.parametrize(
    ("temples", "owner", "allowed"),
    [("6", BJORN, False), ("", BJORN, True), ("6", DAGNY, True)],
)
def test_the_peace_of_the_thing_bars_usurping_ones_temples(
    temples: str, owner: Seat, allowed: bool
) -> None:
    """Bjorn's blessing: his own regions with a temple, no others."""
    match = given_lords(
        seats=3,
        control={"6": owner},
        temples=temples,
        heroes={ASTRID: "6"},
        attributes={ASTRID: (2, 3, 2)},
        blessings={BJORN: "peace-of-the-thing"},
        phase="special-action",
    )

    table = when(match)

    assert ("act usurp" in table.offered()) == allowed
    if not allowed:
        table.cannot(ASTRID, "act usurp", "LOR-R15", "Peace of the Thing")
        return
    table.says(ASTRID, "act usurp", "decline")
    assert controller(table.game, "6") == ASTRID


@pytest.mark.rule("LOR-R17")
def test_cards_played_to_defend_lie_open_until_the_monsters_round_ends() -> None:
    table = a_hunt(cards="sword-a axe-a")

    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend sword-a", "defend no more")
    assert played(table.game, ASTRID) == "sword-a"
    table.says(ASTRID, "injure wisdom").hunter_draws("bow-a")
    assert played(table.game, ASTRID) == "sword-a"
    table.monster_draws("attack-2 attack-3")

    assert played(table.game, ASTRID) == ""
    assert discarded(table.game) == "sword-a"


@pytest.mark.rule("LOR-R19")
@pytest.mark.parametrize("choice", ["use beowulf", "decline"])
def test_beowulf_may_be_injured_once_before_his_own_hunt(choice: str) -> None:
    match = given_lords(
        tiles={ASTRID: "beowulf tyrson"},
        monsters={"draugr": "1"},
        chance="asked",
        steps=hunt_of("draugr"),
    )

    table = when(match).says(ASTRID, choice)
    if choice != "decline":
        table.says(ASTRID, "injure authority").hunter_draws("sword-a")
    table.hunter_draws("bow-a bow-b").monster_draws("attack-1 attack-2")

    assert table.asked == (BJORN, "attack")
    assert len(table.told("injured")) == int(choice != "decline")


@pytest.mark.rule("LOR-R19")
def test_beowulf_stays_out_of_the_hunts_of_others() -> None:
    match = given_lords(
        tiles={BJORN: "beowulf tyrson"},
        heroes={BJORN: "1"},
        monsters={"draugr": "1"},
        chance="asked",
        steps=hunt_of("draugr"),
    )

    table = when(match).hunter_draws("bow-a bow-b").monster_draws("attack-1 attack-2")

    assert table.asked == (BJORN, "attack")


@pytest.mark.rule("LOR-R19")
@pytest.mark.parametrize(
    ("home", "fights", "offered"), [("5", True, True), ("9", True, False), ("5", False, False)]
)
def test_beowulf_may_be_injured_before_a_battle_of_his_in_his_land(
    home: str, fights: bool, offered: bool
) -> None:
    """Region 6 is in the land of 5, not in that of 9; as defender too."""
    beowulf = BJORN if fights else DAGNY
    match = given_lords(
        seats=3,
        armies=[(ASTRID, "6", 3), (BJORN, "6", 2)],
        heroes={beowulf: home},
        tiles=PLAIN | {DAGNY: "lagertha baldrson"} | {beowulf: "beowulf tyrson"},
        steps=battle_in("6"),
    )

    table = when(match)
    assert (table.asked == (BJORN, "use-card")) == offered
    if offered:
        table.says(BJORN, "use beowulf", "injure authority")
        assert hand(table.game, BJORN) != ""
        assert values(table.game, BJORN) == (2, 2, 2)

    assert table.asked == (BJORN, "play-or-pass")


@pytest.mark.rule("LOR-R20")
@pytest.mark.parametrize(
    ("phase", "chosen", "used"),
    [
        ("prayer", ("send priest odin",), ("use mjolnir", "cover axe of draugr")),
        ("hero-phase", ("hero 2",), ("use eagle-feather", "place drakkar s4")),
        ("rune-phase", ("ally vanaheim",), ("use andvaranaut", "gain othala")),
        ("manoeuvres", ("grow astrid 2 in 9",), ("use gnipa-chain", "move draugr to 6")),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_an_artefact_is_used_before_or_after_the_choice_of_its_phase(
    phase: str, chosen: tuple[str, ...], used: tuple[str, ...], first: bool
) -> None:
    match = given_lords(
        armies=[(ASTRID, "9", 2)],
        control={"9": ASTRID, "10": ASTRID},
        artefacts={ASTRID: "gnipa-chain andvaranaut eagle-feather"},
        monsters={"draugr": "5"},
        priests={ASTRID: 1},
        runes={ASTRID: "uruz"},
        deck="spear-a",
        phase=phase,
    )

    table = when(match)
    assert table.asked == (ASTRID, phase)
    table.says(ASTRID, *(used + chosen if first else chosen + used))

    assert len(table.told("use-card")) == 1
    assert table.game.exhausted.bit_count() == 1
