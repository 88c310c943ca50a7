"""LOR-2.9, LOR-2.4: the bonuses of the six realms, and what priests bring from the three gods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.lords.table import (
    LordsTable,
    artefacts,
    drakkar_in,
    given_lords,
    hand,
    held_runes,
    hero_in,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN
from kit.titles import shows
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.kernel.seats import Seat

ACTIONS = {
    "muspelheim": "monsters",
    "svartalfheim": "usurp",
    "niflheim": "prepare",
    "vanaheim": "mobilise",
    "alfheim": "reinforce",
    "jotunheim": "build-temple",
}
"""The special action that each realm belongs to."""
QUIET = {ASTRID: "beowulf thorson", BJORN: "lagertha freyason"}
ARMIES = ((ASTRID, "3", 2), (ASTRID, "12", 5), (BJORN, "9", 1))


def marked(
    realm: str,
    allies: Sequence[Seat] = (ASTRID,),
    armies: Sequence[tuple[Seat, str, int]] = ARMIES,
    control: Mapping[str, Seat] | None = None,
    wheel: Sequence[Seat] = (),
    injured: str = "",
    deck: str = "sword-a sword-b",
) -> LordsTable:
    """Astrid puts a marker on the action of a realm; every action is possible for her."""
    match = given_lords(
        phase="special-action",
        tiles=QUIET,
        heroes={ASTRID: "11"},
        monsters={"garm": "14"},
        rings={"garm": ASTRID},
        drakkars={ASTRID: "s1", BJORN: "s3"},
        armies=armies,
        control={"2": ASTRID, "3": ASTRID, "9": BJORN} if control is None else control,
        allies={realm: allies},
        wheel={ACTIONS[realm]: wheel},
        injured={ASTRID: injured} if injured else {},
        deck=deck,
    )
    return when(match).says(ASTRID, f"act {ACTIONS[realm]}")


FIRST_QUESTION = {
    "muspelheim": "monsters",
    "svartalfheim": "recruit-there",
    "niflheim": "prepare",
    "vanaheim": "mobilise",
    "alfheim": "recruit",
    "jotunheim": "build-temple",
}
"""What the action itself asks."""


@shows(*ACTIONS)
@pytest.mark.rule("LOR-7.1.3", "LOR-8.5.2", "LOR-8.5.3")
@pytest.mark.parametrize("realm", ACTIONS)
def test_an_ally_may_take_the_bonus_before_the_action(realm: str) -> None:
    """Of the realm to which the action belongs; declined, the action follows."""
    table = marked(realm)
    assert table.asked == (ASTRID, "take-bonus")
    assert table.offered() == [f"take bonus of {realm}", "decline"]

    table.says(ASTRID, "decline")

    assert table.asked == (ASTRID, FIRST_QUESTION[realm])
    assert tell_armies(table.game) == ["astrid 2 in 3", "astrid 5 in 12", "bjorn 1 in 9"]
    assert (hand(table.game, ASTRID), held_runes(table.game, ASTRID)) == ("", "")


@shows(*ACTIONS)
@pytest.mark.rule("LOR-8.5.2", "LOR-8.5.2.1", "LOR-8.5.2.2")
@pytest.mark.parametrize("realm", ACTIONS)
def test_no_bonus_for_strangers_nor_on_a_second_marker(realm: str) -> None:
    """Allied Bjorn is asked before Astrid."""
    assert marked(realm, allies=()).asked == (ASTRID, FIRST_QUESTION[realm])
    table = marked(realm, wheel=[BJORN]).says(BJORN, "gain uruz")
    assert table.asked == (ASTRID, FIRST_QUESTION[realm])

    table = marked(realm, allies=(ASTRID, BJORN))
    assert table.asked == (BJORN, "take-bonus")
    assert table.says(BJORN, "decline").asked == (ASTRID, "take-bonus")


# What each gives


@shows("muspelheim")
@pytest.mark.rule("LOR-2.9", "LOR-8.5.2")
def test_muspelheim_recruits_an_army_of_one_in_any_own_region() -> None:
    """Region 2 has no settlement."""
    table = marked("muspelheim").says(ASTRID, "take bonus of muspelheim")
    assert table.offered() == ["recruit 2", "recruit 3"]

    table.says(ASTRID, "recruit 2")

    assert "astrid 1 in 2" in tell_armies(table.game)
    assert table.asked == (ASTRID, "monsters")


@shows("muspelheim")
@pytest.mark.rule("LOR-2.9", "LOR-8.4.3.4")
def test_muspelheim_has_nothing_for_who_lacks_army_or_region() -> None:
    full = marked("muspelheim", armies=[(ASTRID, "3", 1)] * 6)
    assert full.asked == (ASTRID, "monsters")

    landless = marked("muspelheim", control={})
    assert landless.asked == (ASTRID, "monsters")


@shows("svartalfheim")
@pytest.mark.rule("LOR-2.9")
def test_svartalfheim_gives_a_combat_card() -> None:
    table = marked("svartalfheim").says(ASTRID, "take bonus of svartalfheim")

    assert hand(table.game, ASTRID) == "sword-a"
    assert hand(table.game, BJORN) == ""


@shows("niflheim")
@pytest.mark.rule("LOR-2.9", "LOR-6.5.1")
def test_niflheim_moves_the_drakkar_up_to_three_seas() -> None:
    """All five seas of the ring are near enough."""
    table = marked("niflheim").says(ASTRID, "take bonus of niflheim")
    assert table.offered("drakkar") == [f"drakkar s{sea}" for sea in (2, 3, 4, 5)]

    table.says(ASTRID, "drakkar s3")

    assert (drakkar_in(table.game, ASTRID), drakkar_in(table.game, BJORN)) == ("s3", "s3")


@shows("niflheim")
@pytest.mark.rule("LOR-2.9", "LOR-6.5.1")
def test_three_seas_reach_the_far_side_of_the_ring_of_six() -> None:
    match = given_lords(
        seats=3, phase="special-action", drakkars={ASTRID: "s1"}, allies={"niflheim": [ASTRID]}
    )

    table = when(match).says(ASTRID, "act prepare", "take bonus of niflheim")

    assert table.offered() == [f"drakkar s{sea}" for sea in (2, 3, 4, 5, 6)]


@shows("niflheim")
@pytest.mark.rule("LOR-2.9", "LOR-6.6")
def test_niflheim_places_an_army_in_any_own_region() -> None:
    """Of those on the board; instead of the drakkar."""
    table = marked("niflheim").says(ASTRID, "take bonus of niflheim")
    assert table.offered("place") == [
        "place astrid 2 from 3 in 2", "place astrid 5 from 12 in 2", "place astrid 5 from 12 in 3",
    ]  # fmt: skip

    table.says(ASTRID, "place astrid 5 from 12 in 3")

    assert tell_armies(table.game) == ["astrid 2 in 3", "astrid 5 in 3", "bjorn 1 in 9"]
    assert drakkar_in(table.game, ASTRID) == "s1"
    assert not table.told("move-army")
    assert table.asked == (ASTRID, "prepare")


@shows("vanaheim")
@pytest.mark.rule("LOR-2.9", "LOR-4.1.2")
def test_vanaheim_gives_a_rune_of_choice() -> None:
    table = marked("vanaheim").says(ASTRID, "take bonus of vanaheim", "gain othala")

    assert held_runes(table.game, ASTRID) == "othala"
    assert table.asked == (ASTRID, "mobilise")


@shows("alfheim")
@pytest.mark.rule("LOR-2.9", "LOR-6.6", "LOR-5.3.5")
def test_alfheim_places_the_hero_or_heals() -> None:
    table = marked("alfheim", injured="wisdom").says(ASTRID, "take bonus of alfheim")
    assert table.offered() == [
        "heal wisdom", *(f"place hero {r}" for r in REGIONS.ids[:16] if r != "11"),
    ]  # fmt: skip
    table.says(ASTRID, "place hero 4")
    assert hero_in(table.game, ASTRID) == "4"
    assert table.game.injured[ASTRID] == 0b100

    table = marked("alfheim", injured="wisdom").says(ASTRID, "take bonus of alfheim", "heal wisdom")
    assert hero_in(table.game, ASTRID) == "11"
    assert table.game.injured[ASTRID] == 0


@shows("jotunheim")
@pytest.mark.rule("LOR-2.9", "LOR-6.1.1")
def test_jotunheim_strengthens_an_army_anywhere() -> None:
    """Region 12 is neutral; not the army of another, nor one of 6."""
    armies = [(ASTRID, "12", 5), (ASTRID, "3", 6), (BJORN, "9", 1)]
    table = marked("jotunheim", armies=armies).says(ASTRID, "take bonus of jotunheim")
    assert table.offered() == ["strengthen astrid 5 in 12"]

    table.says(ASTRID, "strengthen astrid 5 in 12")

    assert "astrid 6 in 12" in tell_armies(table.game)
    assert table.asked == (ASTRID, "build-temple")


@shows("jotunheim")
@pytest.mark.rule("LOR-6.1.1")
def test_jotunheim_has_nothing_for_armies_of_six() -> None:
    table = marked("jotunheim", armies=[(ASTRID, "3", 6)])

    assert table.asked == (ASTRID, "build-temple")


# Gods


def sent(god: str, level: int, wisdom: int = 6) -> LordsTable:
    """Astrid sends a priest to the monument of a god."""
    match = given_lords(
        phase="prayer",
        priests={ASTRID: 1, BJORN: 1},
        levels={god: level},
        attributes={ASTRID: (2, 2, wisdom)} if god != "freya" else {ASTRID: (2, 2, wisdom - 1)},
        armies=[(ASTRID, "3", 1), (ASTRID, "5", 4), (BJORN, "9", 1)],
        tiles=QUIET,
        deck="sword-a sword-b sword-c axe-a",
    )
    return when(match).says(ASTRID, f"send priest {god}")


@shows("odin", "thor", "freya")
@pytest.mark.rule("LOR-8.1.1.2", "LOR-8.1.1.3", "LOR-2.4")
@pytest.mark.parametrize(
    ("god", "raised"), [("odin", (3, 2, 6)), ("thor", (2, 3, 6)), ("freya", (2, 2, 6))]
)
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_each_god_raises_an_attribute_by_one_at_any_level(
    god: str, raised: tuple[int, ...], level: int
) -> None:
    """At level 0 that is all; the other player has nothing of it."""
    table = sent(god, level)

    assert values(table.game, ASTRID) == raised
    assert values(table.game, BJORN) == (2, 2, 2)
    if not level:
        assert table.asked[1] not in ("strengthen", "gain-rune")
        assert hand(table.game, ASTRID) == ""


@shows("odin")
@pytest.mark.rule("LOR-8.1.1.3")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_odin_strengthens_armies_by_his_level(level: int) -> None:
    """Split over armies as the player likes."""
    table = sent("odin", level)
    for _ in range(level - 1):
        table.says(ASTRID, table.offered("strengthen")[0])
    assert table.asked == (ASTRID, "strengthen")

    table.says(ASTRID, "strengthen astrid 4 in 5")

    assert table.asked[1] != "strengthen"
    assert tell_armies(table.game) == [f"astrid {level} in 3", "astrid 5 in 5", "bjorn 1 in 9"]


@shows("thor")
@pytest.mark.rule("LOR-8.1.1.3")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_thor_gives_as_many_combat_cards_as_his_level(level: int) -> None:
    table = sent("thor", level)

    assert hand(table.game, ASTRID) == " ".join(["sword-a", "sword-b", "sword-c"][:level])


@shows("freya")
@pytest.mark.rule("LOR-8.1.1.3", "LOR-4.1.2")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_freya_gives_as_many_runes_as_her_level(level: int) -> None:
    """Of choice, from the supply."""
    table = sent("freya", level)
    chosen = ["uruz", "algiz", "algiz"][:level]

    table.says(ASTRID, *(f"gain {rune}" for rune in chosen))

    assert held_runes(table.game, ASTRID) == " ".join(chosen)
    assert table.asked[1] != "gain-rune"


@shows("odin", "thor", "freya")
@pytest.mark.rule("LOR-2.4.2", "LOR-8.1.1")
@pytest.mark.parametrize("god", ["odin", "thor", "freya"])
def test_a_monument_has_three_spaces_for_priests(god: str) -> None:
    for bjorns, free in ((2, True), (3, False)):
        match = given_lords(phase="prayer", priests={ASTRID: 1}, sent={god: {BJORN: bjorns}})
        table = when(match)
        assert (f"send priest {god}" in table.offered()) == free
    table.cannot(ASTRID, f"send priest {god}", "LOR-8.1.1")


@shows("odin", "thor", "freya")
@pytest.mark.rule("LOR-3.4", "LOR-2.4")
@pytest.mark.parametrize(
    ("god", "region", "origin", "artefact"),
    [
        ("odin", "4", "1", "gungnir"),
        ("thor", "10", "9", "mjolnir"),
        ("freya", "15", "14", "brisingamen"),
    ],
)
def test_who_takes_the_region_of_a_monument_has_the_artefact_of_the_god(
    god: str, region: str, origin: str, artefact: str
) -> None:
    """Whatever its level."""
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, origin, 6)], levels={god: 0})

    table = when(match).says(ASTRID, f"move astrid 6 from {origin} to {region}")

    assert artefacts(table.game, ASTRID) == artefact
