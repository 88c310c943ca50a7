"""LOR-11, LOR-3.4: artefacts of gods and of monsters."""

from __future__ import annotations

import pytest

from games.lords.table import (
    PLAIN,
    LordsTable,
    a_hunt,
    artefacts,
    battle_in,
    controller,
    given_lords,
    held_runes,
    hero_in,
    hero_round,
    tell_armies,
    when,
)
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords.rules.components import CARDS
from ragnatafl.kernel.seats import Seat


def is_exhausted(table: LordsTable, card: str) -> bool:
    return bool(table.game.exhausted >> CARDS.read(card) & 1)


# God artefacts come with their region (LOR-3.4)


@pytest.mark.rule("LOR-3.4", "LOR-3.4.1", "LOR-11.2")
@pytest.mark.parametrize(
    ("region", "near", "god", "artefact"),
    [
        ("4", "1", "odin", "gungnir"),
        ("10", "9", "thor", "mjolnir"),
        ("15", "14", "freya", "brisingamen"),
    ],
)
@pytest.mark.parametrize("level", [0, 3])
def test_an_army_that_takes_the_region_of_a_monument_takes_its_artefact(
    region: str, near: str, god: str, artefact: str, level: int
) -> None:
    """Charged, and whatever the level of the monument."""
    match = given_lords(
        armies=[(ASTRID, near, 5)],
        levels={god: level},
        face_down="monument-small" if level == 3 else "",
        tiles=PLAIN,
        phase="manoeuvres",
    )

    table = when(match).says(ASTRID, f"move astrid 5 from {near} to {region}")

    assert controller(table.game, region) == ASTRID
    assert artefacts(table.game, ASTRID) == artefact
    assert not is_exhausted(table, artefact)


@pytest.mark.rule("LOR-3.4", "LOR-3.4.2", "LOR-3.4.3")
@pytest.mark.parametrize("way", ["entering", "usurping", "battle"])
def test_it_comes_out_of_another_players_hands_and_charged(way: str) -> None:
    """In whatever way the region is taken; Bjorn had it, exhausted."""
    match = given_lords(
        armies=[(ASTRID, "9", 5), *([(BJORN, "10", 1)] if way == "battle" else [])],
        control={"10": BJORN},
        exhausted="mjolnir",
        heroes={ASTRID: "10" if way == "usurping" else "1", BJORN: "12"},
        tiles=PLAIN,
        phase="special-action" if way == "usurping" else "manoeuvres",
    )

    table = when(match)
    if way == "usurping":
        table.says(ASTRID, "act usurp", "decline")
    else:
        table.says(ASTRID, "move astrid 5 from 9 to 10")
    if way == "battle":
        table.says(BJORN, "pass").says(ASTRID, "pass")

    assert controller(table.game, "10") == ASTRID
    assert artefacts(table.game, ASTRID) == "mjolnir"
    assert artefacts(table.game, BJORN) == ""
    assert not is_exhausted(table, "mjolnir")


@pytest.mark.rule("LOR-3.4")
def test_a_region_without_a_monument_gives_none() -> None:
    match = given_lords(armies=[(ASTRID, "1", 5)], tiles=PLAIN, phase="manoeuvres")

    table = when(match).says(ASTRID, "move astrid 5 from 1 to 2")

    assert controller(table.game, "2") == ASTRID
    assert artefacts(table.game, ASTRID) == ""


@pytest.mark.rule("LOR-3.4", "LOR-11.5")
def test_a_monster_artefact_stays_when_a_region_is_lost() -> None:
    """Bjorn loses Mjolnir with region 10, the Eagle Feather stays with him."""
    match = given_lords(
        armies=[(ASTRID, "9", 5)],
        control={"10": BJORN},
        artefacts={BJORN: "eagle-feather"},
        tiles=PLAIN,
        phase="manoeuvres",
    )

    table = when(match).says(ASTRID, "move astrid 5 from 9 to 10")

    assert artefacts(table.game, BJORN) == "eagle-feather"
    assert artefacts(table.game, ASTRID) == "mjolnir"


# Using them (LOR-11)


@pytest.mark.rule("LOR-11.1", "LOR-11.3")
@pytest.mark.parametrize(
    ("artefact", "gained"), [("andvaranaut", "algiz"), ("brisingamen", "algiz")]
)
def test_artefacts_of_gods_and_monsters_are_exhausted_for_their_effect(
    artefact: str, gained: str
) -> None:
    match = given_lords(
        control={"15": ASTRID} if artefact == "brisingamen" else {},
        artefacts={ASTRID: artefact},
        phase="rune-phase",
    )

    table = when(match).says(ASTRID, f"use {artefact}", f"gain {gained}")

    assert held_runes(table.game, ASTRID) == gained
    assert is_exhausted(table, artefact)
    assert f"use {artefact}" not in table.offered()


@pytest.mark.rule("LOR-11.3")
def test_an_exhausted_artefact_is_not_offered() -> None:
    match = given_lords(
        artefacts={ASTRID: "andvaranaut eagle-feather"},
        exhausted="eagle-feather",
        phase="hero-phase",
    )

    table = when(match)
    assert table.offered("use") == []
    table.skips(ASTRID, "hero-phase")

    assert table.asked == (ASTRID, "rune-phase")
    assert table.offered("use") == ["use andvaranaut"]


@pytest.mark.rule("LOR-11.3")
def test_an_artefact_waits_for_the_moment_it_names() -> None:
    """Of all nine, phase by phase, those whose moment it is."""
    match = given_lords(
        control={"4": ASTRID, "10": ASTRID, "15": ASTRID},
        artefacts={
            ASTRID: "barrow-crown gnipa-chain andvaranaut grendels-arm eagle-feather root-fang"
        },
        armies=[(ASTRID, "16", 1)],
        monsters={"draugr": "5"},
        phase="prayer",
    )

    table = when(match)
    heard = {}
    for phase in ("prayer", "hero-phase", "rune-phase", "manoeuvres", "special-action"):
        assert table.asked == (ASTRID, phase)
        heard[phase] = [text.removeprefix("use ") for text in table.offered("use")]
        if phase != "special-action":
            table.says(ASTRID, "skip")

    assert heard == {
        "prayer": ["mjolnir"],
        "hero-phase": ["mjolnir", "eagle-feather"],
        "rune-phase": ["mjolnir", "brisingamen", "andvaranaut"],
        "manoeuvres": ["mjolnir", "gnipa-chain"],
        "special-action": ["mjolnir"],
    }


@pytest.mark.rule("LOR-11.3")
def test_using_one_is_never_compulsory() -> None:
    """Gungnir in a battle, the Barrow Crown for a falling army: both may be kept."""
    match = given_lords(
        armies=[(ASTRID, "6", 1), (BJORN, "6", 2)],
        control={"4": ASTRID},
        artefacts={ASTRID: "barrow-crown"},
        tiles=PLAIN,
        steps=battle_in("6"),
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "pass")
    assert table.offered() == ["use gungnir", "decline"]
    table.says(ASTRID, "decline")
    assert table.offered() == ["use barrow-crown", "let it fall"]
    table.says(ASTRID, "let it fall")

    assert tell_armies(table.game) == ["bjorn 2 in 6"]
    assert table.game.exhausted == 0


@pytest.mark.rule("LOR-11.4", "LOR-8.5.11.3.3", "LOR-11.1")
@pytest.mark.parametrize("builder", [ASTRID, BJORN])
def test_all_artefacts_are_recharged_when_any_monument_is_built(builder: Seat) -> None:
    match = given_lords(
        turn=builder,
        control={"10": BJORN},
        artefacts={ASTRID: "eagle-feather"},
        exhausted="eagle-feather mjolnir",
        wheel={"prepare": [builder]},
        events="event-2",
        phase="special-action",
    )

    table = when(match)
    assert table.offered("use") == []
    table.says(builder, "build monument freya")

    assert table.game.exhausted == 0
    other = BJORN if builder == ASTRID else ASTRID
    assert table.asked[0] == other
    known = "use mjolnir" if other == BJORN else "use eagle-feather"
    assert known in table.offered()


@pytest.mark.rule("LOR-11.2", "LOR-9.14")
def test_a_monster_artefact_comes_charged() -> None:
    """The Eagle Feather, taken in a hunt, is used in Astrid's next turn."""
    bare = {0: BJORN, 1: BJORN, 3: BJORN, 5: BJORN}
    table = hero_round(a_hunt("hraesvelgr", cards="axe-a hammer-a", wounds={"hraesvelgr": bare}))
    table.says(ASTRID, "end round", "injure strength", "discard card axe-a")
    assert artefacts(table.game, ASTRID) == "eagle-feather"

    table.skips(BJORN).says(BJORN, "act prepare", "gain uruz", "gain uruz")
    table.says(ASTRID, "use eagle-feather", "place hero 13")

    assert hero_in(table.game, ASTRID) == "13"
    assert is_exhausted(table, "eagle-feather")


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
