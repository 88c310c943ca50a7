"""LOR-5.4: heroes, each with its ability and where it has none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.lords.table import (
    DUEL,
    OUR_REALMS,
    PLAIN,
    LordsTable,
    attack,
    battle_in,
    battle_values,
    controller,
    draws,
    fight,
    given_lords,
    hand,
    held_runes,
    hunt,
    hunt_of,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from kit.titles import shows
from ragnatafl.kernel.seats import NOBODY, Seat

QUIET = "aslaug freyason"
"""A hero without a word in battles."""


def given_battle(
    tiles: Mapping[Seat, str],
    heroes: Mapping[Seat, str],
    armies: Sequence[tuple[Seat, str, int]] = DUEL,
    hands: Mapping[Seat, str] | None = None,
    injured: Mapping[Seat, str] | None = None,
) -> LordsTable:
    """Astrid attacks Bjorn in region 6 of the land of 5, 6 and 7; he may retreat to 9."""
    match = given_lords(
        armies=armies,
        control={"6": BJORN, "9": BJORN, "5": ASTRID},
        tiles=tiles,
        heroes=heroes,
        hands=hands,
        injured=injured,
        deck="sword-a sword-b sword-c",
        loki="16",
        steps=battle_in("6"),
    )
    return when(match)


# Ragnar


@shows("ragnar")
@pytest.mark.rule("LOR-5.4", "LOR-10.3")
@pytest.mark.parametrize(
    ("region", "attack"), [("6", 6), ("5", 6), ("1", 4)], ids=["there", "in the land", "elsewhere"]
)
def test_ragnar_strengthens_each_attacking_army_in_his_land(region: str, attack: int) -> None:
    """Two armies in the battle: +2; the third in region 5 does not count."""
    armies = [(ASTRID, "6", 2), (ASTRID, "6", 2), (ASTRID, "5", 3), (BJORN, "6", 4)]
    tiles = {ASTRID: "ragnar thorson", BJORN: QUIET}

    table = fight(given_battle(tiles, {ASTRID: region}, armies))

    assert battle_values(table) == (attack, 4)


@shows("ragnar")
@pytest.mark.rule("LOR-5.4")
def test_ragnar_is_of_no_use_to_the_defender() -> None:
    """Nor to an attacker who has another hero."""
    tiles = {ASTRID: "snorri thorson", BJORN: "ragnar freyason"}

    table = fight(given_battle(tiles, {ASTRID: "5", BJORN: "6"}))

    assert battle_values(table) == (4, 4)


# Aslaug


@shows("aslaug")
@pytest.mark.rule("LOR-5.4", "LOR-8.5.2")
@pytest.mark.parametrize(
    ("tile", "hero", "offered"),
    [("aslaug thorson", "4", True), ("aslaug thorson", "9", False), ("snorri thorson", "4", False)],
    ids=["beside it", "elsewhere", "another hero"],
)
def test_aslaug_takes_the_bonus_of_a_realm_beside_her(tile: str, hero: str, offered: bool) -> None:
    """Region 4 lies at Niflheim, to which Prepare belongs; no marker, no card for a first one."""
    other = "lagertha tyrson" if "aslaug" in tile else "aslaug tyrson"
    match = given_lords(
        phase="special-action",
        tiles={ASTRID: tile, BJORN: other},
        heroes={ASTRID: hero},
        drakkars={ASTRID: "s1", BJORN: "s1"},
    )

    table = when(match).says(ASTRID, "act prepare")

    assert (table.asked == (ASTRID, "take-bonus")) == offered
    assert table.game.allies == [0] * len(OUR_REALMS)
    assert hand(table.game, ASTRID) == ""


@shows("aslaug")
@pytest.mark.rule("LOR-5.4", "LOR-8.5.2.1")
def test_aslaug_takes_a_bonus_in_the_turns_of_others_too() -> None:
    """Before the active player, who is allied; but not on a second marker."""
    match = given_lords(
        phase="special-action",
        tiles={BJORN: "aslaug thorson", ASTRID: "snorri freyason"},
        heroes={BJORN: "4"},
        drakkars={ASTRID: "s1", BJORN: "s1"},
        allies={"niflheim": [ASTRID]},
    )
    table = when(match).says(ASTRID, "act prepare")
    assert table.asked == (BJORN, "take-bonus")
    table.says(BJORN, "decline")
    assert table.asked == (ASTRID, "take-bonus")


# Snorri


def given_snorri(owner: Seat, hero: str, target: str, origin: str) -> LordsTable:
    """An army of Astrid's enters a region and takes control of it."""
    tiles = {ASTRID: "snorri thorson", BJORN: "lagertha freyason"}
    if owner == BJORN:
        tiles = {ASTRID: "lagertha thorson", BJORN: "snorri freyason"}
    match = given_lords(
        phase="manoeuvres",
        tiles=tiles,
        heroes={ASTRID: hero, BJORN: hero},
        armies=[(ASTRID, origin, 6)],
        loki="16",
    )
    return when(match).says(ASTRID, f"move astrid 6 from {origin} to {target}")


@shows("snorri")
@pytest.mark.rule("LOR-5.4", "LOR-3.2")
@pytest.mark.parametrize(
    ("owner", "hero", "target", "origin", "gains"),
    [
        (ASTRID, "6", "5", "1", True),
        (ASTRID, "9", "5", "1", False),
        (ASTRID, "5", "6", "9", False),
        (BJORN, "6", "5", "1", False),
    ],
    ids=["in his land", "in another land", "no settlement", "of another"],
)
def test_snorri_gains_a_rune_for_a_settlement_in_his_land(
    owner: Seat, hero: str, target: str, origin: str, gains: bool
) -> None:
    """Region 5 has a settlement, 6 has none; both are in one land."""
    table = given_snorri(owner, hero, target, origin)

    assert controller(table.game, target) == ASTRID
    assert (table.asked == (ASTRID, "gain-rune")) == gains
    if gains:
        assert held_runes(table.says(ASTRID, "gain algiz").game, ASTRID) == "algiz"


@shows("snorri")
@pytest.mark.rule("LOR-5.4", "LOR-8.5.10.5")
def test_snorri_gains_a_rune_for_usurping() -> None:
    match = given_lords(
        phase="special-action", tiles={ASTRID: "snorri thorson"}, heroes={ASTRID: "5"}
    )

    table = when(match).says(ASTRID, "act usurp")

    assert table.asked == (ASTRID, "gain-rune")


@shows("snorri")
@pytest.mark.rule("LOR-5.4", "LOR-10.7")
def test_snorri_gains_nothing_for_a_battle() -> None:
    match = given_lords(
        armies=[(ASTRID, "5", 4), (BJORN, "5", 2)],
        control={"5": BJORN},
        tiles={ASTRID: "snorri thorson", BJORN: QUIET},
        heroes={ASTRID: "5"},
        steps=battle_in("5"),
    )

    table = fight(when(match))

    assert controller(table.game, "5") == ASTRID
    assert table.asked[1] != "gain-rune"


# Lagertha


@shows("lagertha")
@pytest.mark.rule("LOR-5.4", "LOR-10.6")
def test_lagertha_strengthens_an_army_after_her_victory() -> None:
    """After all losses, one that took part; not the army next door."""
    armies = [(ASTRID, "6", 4), (ASTRID, "6", 1), (ASTRID, "5", 1), (BJORN, "6", 2)]
    tiles = {ASTRID: "lagertha thorson", BJORN: QUIET}
    table = given_battle(tiles, {ASTRID: "7"}, armies, {ASTRID: "axe-a"})
    fight(table, astrid="axe-a").says(BJORN, "retreat to 9")

    table.says(ASTRID, "lower astrid 1 in 6", "lower astrid 4 in 6")
    assert table.asked == (ASTRID, "strengthen-fighter")
    assert table.offered() == ["strengthen astrid 3 in 6"]
    table.says(ASTRID, "strengthen astrid 3 in 6")

    assert tell_armies(table.game) == ["astrid 1 in 5", "astrid 4 in 6", "bjorn 1 in 9"]


@shows("lagertha")
@pytest.mark.rule("LOR-R21", "LOR-10.7.1")
def test_the_army_of_lagertha_grows_after_control_is_settled() -> None:
    """An army of 2 wins in neutral 6 of strength 3, grows to 3, and takes it a phase later."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "5", 2), (BJORN, "6", 1)],
        tiles={ASTRID: "lagertha thorson", BJORN: QUIET},
        heroes={ASTRID: "7"},
        loki="16",
    )
    table = when(match).says(ASTRID, "move astrid 2 from 5 to 6")
    fight(table).says(ASTRID, "strengthen astrid 2 in 6")
    assert tell_armies(table.game) == ["astrid 3 in 6"]
    assert controller(table.game, "6") == NOBODY

    table.says(ASTRID, "act prepare", "gain uruz", "gain uruz")

    assert controller(table.game, "6") == ASTRID


@shows("lagertha")
@pytest.mark.rule("LOR-5.4")
def test_lagertha_as_defender() -> None:
    tiles = {ASTRID: "snorri thorson", BJORN: "lagertha freyason"}
    table = fight(given_battle(tiles, {BJORN: "6"}))
    while table.asked[1] == "retreat":
        table.says(table.asked[0], table.offered()[0])

    table.says(BJORN, "strengthen bjorn 4 in 6")

    assert "bjorn 5 in 6" in tell_armies(table.game)


@shows("lagertha")
@pytest.mark.rule("LOR-5.4")
@pytest.mark.parametrize(
    ("owner", "hero"), [(ASTRID, "9"), (BJORN, "6")], ids=["elsewhere", "loser"]
)
def test_lagertha_needs_a_victory_in_her_land(owner: Seat, hero: str) -> None:
    armies = [(ASTRID, "6", 5), (BJORN, "6", 4)]
    tiles = {ASTRID: "snorri thorson", BJORN: QUIET} | {owner: "lagertha tyrson"}

    heroes = {ASTRID: "5"} | {owner: hero}
    table = fight(given_battle(tiles, heroes, armies)).says(BJORN, "retreat to 9")

    assert table.asked == (ASTRID, "special-action")
    assert tell_armies(table.game) == ["astrid 5 in 6", "bjorn 3 in 9"]


@shows("lagertha")
@pytest.mark.rule("LOR-5.4")
def test_lagertha_revives_no_army() -> None:
    """The winner's only army fell for its own symbols."""
    armies = [(ASTRID, "6", 2), (BJORN, "6", 2)]
    tiles = {ASTRID: "lagertha thorson", BJORN: QUIET}
    table = fight(given_battle(tiles, {ASTRID: "6"}, armies, {ASTRID: "axe-a"}), astrid="axe-a")
    table.says(BJORN, "retreat to 9")

    table.says(ASTRID, "lower astrid 2 in 6", "lower astrid 1 in 6")

    assert table.asked == (ASTRID, "special-action")
    assert tell_armies(table.game) == ["bjorn 1 in 9"]


# Beowulf


@shows("beowulf")
@pytest.mark.rule("LOR-5.4", "LOR-5.3", "LOR-R19")
@pytest.mark.parametrize("use", [True, False])
def test_beowulf_may_be_injured_before_his_hunt_for_a_card(use: bool) -> None:
    """And draws one for each injury of the hunt."""
    match = given_lords(
        phase="special-action", monsters={"draugr": "1"}, tiles={ASTRID: "beowulf thorson"},
        chance="asked",
    )  # fmt: skip
    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    assert table.asked == (ASTRID, "use-card")

    if use:
        draws(table.says(ASTRID, "use beowulf", "injure authority"), "axe-a")
    else:
        table.says(ASTRID, "decline")
    draws(table, "bow-a bow-b", "attack-1 attack-2")

    assert hand(table.game, ASTRID) == ("axe-a bow-a bow-b" if use else "bow-a bow-b")
    assert table.game.injured[ASTRID] == (0b001 if use else 0)
    draws(attack(table, "attack-1", "injure strength"), "axe-b")
    assert "axe-b" in hand(table.game, ASTRID)


@shows("beowulf")
@pytest.mark.rule("LOR-5.4", "LOR-R19")
@pytest.mark.parametrize("owner", [ASTRID, BJORN])
def test_beowulf_may_be_injured_before_a_battle_in_his_land(owner: Seat) -> None:
    """As attacker and as defender, once."""
    tiles = {ASTRID: "snorri thorson", BJORN: QUIET} | {owner: "beowulf tyrson"}
    table = given_battle(tiles, {owner: "7"})
    assert table.asked == (owner, "use-card")

    table.says(owner, "use beowulf", "injure strength")

    assert hand(table.game, owner) == "sword-a"
    assert table.asked == (BJORN, "play-or-pass")

    table = given_battle(tiles, {owner: "7"}).says(owner, "decline")
    assert hand(table.game, owner) == ""
    assert table.asked == (BJORN, "play-or-pass")


@shows("beowulf")
@pytest.mark.rule("LOR-5.4", "LOR-5.3.4", "LOR-R19")
@pytest.mark.parametrize(
    ("hero", "injured"), [("9", ""), ("7", "authority strength wisdom")], ids=["elsewhere", "hurt"]
)
def test_beowulf_elsewhere_or_hurt_all_over_fights_as_he_is(hero: str, injured: str) -> None:
    tiles = {ASTRID: "beowulf thorson", BJORN: QUIET}

    table = given_battle(tiles, {ASTRID: hero}, injured={ASTRID: injured} if injured else None)

    assert table.asked == (BJORN, "play-or-pass")


@shows("beowulf")
@pytest.mark.rule("LOR-R19")
def test_beowulf_stays_out_of_the_hunts_and_injuries_of_others() -> None:
    match = given_lords(
        phase="special-action", monsters={"draugr": "1"}, heroes={BJORN: "2"},
        tiles={BJORN: "beowulf freyason"}, chance="asked",
    )  # fmt: skip
    table = hunt(match, "draugr", "bow-a bow-b", "attack-1 attack-2")

    draws(attack(table, "attack-1", "injure strength"), "axe-a", "mighty quick")

    assert hand(table.game, BJORN) == ""


@shows("beowulf")
@pytest.mark.rule("LOR-5.4", "LOR-5.3")
def test_beowulf_draws_for_an_injury_outside_of_hunts() -> None:
    """Whoever dealt it: here Grendel."""
    match = given_lords(
        phase="special-action", monsters={"grendel": "1"}, rings={"grendel": ASTRID},
        tiles={ASTRID: "beowulf thorson"}, deck="sword-a",
    )  # fmt: skip
    table = when(match).says(ASTRID, "act monsters", "activate grendel", "attack with grendel")

    table.says(ASTRID, "injure wisdom")

    assert hand(table.game, ASTRID) == "sword-a"


@shows("beowulf")
@pytest.mark.rule("LOR-R23", "LOR-R24")
def test_the_injury_of_beowulf_comes_before_the_hunt() -> None:
    """It is a price for Thick Hide; Blood Rush draws nothing, and the card limit holds."""
    match = given_lords(
        phase="special-action",
        monsters={"draugr": "1"},
        tiles={ASTRID: "beowulf thorson"},
        blessings={ASTRID: "thick-hide blood-rush"},
        hands={ASTRID: "sword-a sword-b"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "hunt draugr", "use beowulf")
    assert table.offered() == ["injure authority", "injure strength", "injure wisdom"]

    draws(table.says(ASTRID, "injure authority"), "axe-a")
    assert table.asked == (ASTRID, "limit-cards")
    table.says(ASTRID, "discard card sword-a")
    draws(table, "bow-a bow-b", "attack-1 attack-2")

    assert hand(table.game, ASTRID) == "sword-b axe-a bow-a bow-b"


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


@pytest.mark.rule("LOR-R21")
def test_lagerthas_growth_takes_a_region_at_the_end_of_the_next_phase() -> None:
    """3 of a population strength of 3 are there only after control was settled."""
    match = given_lords(
        tiles={ASTRID: "lagertha thorson", BJORN: "aslaug freyason"},
        heroes={ASTRID: "5", BJORN: "9"},
        armies=[(ASTRID, "6", 2), (BJORN, "6", 1)],
        control={"1": ASTRID},
        steps=battle_in("6"),
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "pass")
    table.says(ASTRID, "strengthen astrid 2 in 6")

    assert tell_armies(table.game) == ["astrid 3 in 6"]
    assert controller(table.game, "6") == -1
    table.says(ASTRID, "act prepare", "draw 1", "draw 1")
    assert controller(table.game, "6") == ASTRID


@pytest.mark.rule("LOR-R24")
def test_beowulfs_injury_comes_before_the_hunt() -> None:
    """Neither Blood Rush nor Thick Hide is there yet, and the card limit holds."""
    match = given_lords(
        tiles={ASTRID: "beowulf thorson", BJORN: "aslaug freyason"},
        phase="special-action",
        monsters={"draugr": "1"},
        hands={ASTRID: "spear-a spear-b"},
        blessings={ASTRID: "blood-rush thick-hide"},
        deck="bow-a bow-b bow-c",
    )

    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    assert table.match.decision.facts == (("moment", "before-hunt"),)
    table.says(ASTRID, "use beowulf")
    assert table.offered() == ["injure authority", "injure strength", "injure wisdom"]
    table.says(ASTRID, "injure authority")

    assert table.asked == (ASTRID, "limit-cards")
    table.says(ASTRID, "discard card bow-a")
    assert hand(table.game, ASTRID) == "spear-a spear-b bow-b bow-c"  # two for strength
    assert values(table.game, ASTRID) == (2, 2, 2)
