"""LOR-8.5.8.4: blessings of Thor, each with its effect and where it has none."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.lords.table import (
    LordsTable,
    battle_in,
    battle_values,
    controller,
    fight,
    given_lords,
    hand,
    held_runes,
    hero_in,
    hunt,
    monster_in,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN
from kit.titles import shows
from ragnatafl.games.lords.rules.components import MONSTERS
from ragnatafl.kernel.seats import NOBODY, Seat


def blessing_taken(blessing: str, hands: str = "") -> LordsTable:
    """Astrid builds a temple on a space with a selection, and takes this blessing."""
    match = given_lords(
        phase="special-action",
        control={"2": ASTRID, "6": ASTRID},
        temples="2",
        blessing_deck=f"{blessing} levy einherjar",
        hands={ASTRID: hands},
        deck="sword-a sword-b",
    )
    return when(match).says(ASTRID, "act build-temple", "build temple 6", f"take {blessing}")


# Thunder Arm


@shows("thunder-arm")
@pytest.mark.rule("LOR-8.5.8.2", "LOR-5.1")
def test_thunder_arm_raises_strength_once() -> None:
    table = blessing_taken("thunder-arm")

    assert values(table.game, ASTRID) == (2, 3, 2)
    assert values(table.game, BJORN) == (2, 2, 2)


@shows("thunder-arm")
@pytest.mark.rule("LOR-5.3.5", "LOR-8.5.11.3")
@pytest.mark.parametrize("owner", [ASTRID, BJORN])
def test_thunder_arm_heals_whoever_builds_a_monument(owner: Seat) -> None:
    """One injury of its owner, by choice; of nobody else."""
    match = given_lords(
        phase="special-action",
        wheel={"prepare": [ASTRID]},
        blessings={owner: "thunder-arm"},
        injured={ASTRID: "authority wisdom", BJORN: "authority wisdom"},
    )
    table = when(match).says(ASTRID, "build monument odin")
    assert table.asked == (owner, "heal")

    table.says(owner, "heal wisdom")

    assert [table.game.injured[owner], table.game.injured[1 - owner]] == [0b001, 0b101]


@shows("thunder-arm")
@pytest.mark.rule("LOR-R26")
def test_thunder_arm_heals_where_nothing_can_rise() -> None:
    match = given_lords(
        phase="special-action",
        wheel={"prepare": [ASTRID]},
        levels={"odin": 3, "thor": 3, "freya": 3},
        blessings={BJORN: "thunder-arm"},
        injured={BJORN: "wisdom"},
    )

    table = when(match).says(ASTRID, "build nothing higher").says(BJORN, "heal wisdom")

    assert table.game.injured == [0, 0]


@shows("thunder-arm")
@pytest.mark.rule("LOR-8.5.11.3")
def test_thunder_arm_finds_nothing_to_heal() -> None:
    match = given_lords(
        phase="special-action", wheel={"prepare": [ASTRID]}, blessings={ASTRID: "thunder-arm"}
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert table.asked[1] != "heal"


# Weapon Rack


@shows("weapon-rack")
@pytest.mark.rule("LOR-8.5.8.2", "LOR-4.2")
def test_weapon_rack_gives_two_cards_and_room_for_them() -> None:
    """Two in hand and wisdom 2: no discard."""
    table = blessing_taken("weapon-rack", "axe-a axe-b")

    assert hand(table.game, ASTRID) == "sword-a sword-b axe-a axe-b"
    assert table.asked == (BJORN, "take-blessing")


@shows("weapon-rack")
@pytest.mark.rule("LOR-4.2.1")
def test_weapon_rack_has_room_for_two_cards_more_and_no_rune() -> None:
    """With wisdom 2 the fifth card is too many; a third rune is, as ever."""
    match = given_lords(
        phase="special-action",
        blessings={ASTRID: "weapon-rack"},
        hands={ASTRID: "axe-a axe-b axe-c", BJORN: "bow-a bow-b"},
        runes={ASTRID: "uruz uruz"},
        deck="sword-a sword-b",
    )
    table = when(match).says(ASTRID, "act prepare", "draw 1")
    assert table.asked == (ASTRID, "prepare")
    assert len(hand(table.game, ASTRID).split()) == 4

    table.says(ASTRID, "gain uruz")

    assert table.asked == (ASTRID, "limit-runes")


@shows("weapon-rack")
@pytest.mark.rule("LOR-4.2.1")
@pytest.mark.parametrize(
    ("owner", "held"), [(ASTRID, "axe-a axe-b axe-c bow-a"), (BJORN, "axe-a axe-b")]
)
def test_beyond_the_weapon_rack_cards_are_discarded(owner: Seat, held: str) -> None:
    match = given_lords(
        phase="special-action", blessings={owner: "weapon-rack"}, hands={ASTRID: held}
    )

    table = when(match).says(ASTRID, "act prepare", "draw 1")

    assert table.asked == (ASTRID, "limit-cards")


# Combat Training


@shows("combat-training")
@pytest.mark.rule("LOR-8.5.6")
@pytest.mark.parametrize(("owner", "count"), [(ASTRID, 1), (BJORN, 0)])
def test_combat_training_draws_a_card_when_its_owner_prepares(owner: Seat, count: int) -> None:
    match = given_lords(phase="special-action", blessings={owner: "combat-training"})

    table = when(match).says(ASTRID, "act prepare", "gain uruz", "gain algiz")

    assert len(hand(table.game, ASTRID).split()) == count
    assert hand(table.game, BJORN) == ""


# Beast Tamer


def given_beasts(owner: Seat, runes: str, rings: Mapping[str, Seat] | None = None) -> LordsTable:
    """Astrid's hero is in 2; Garm is there, Fafnir next door in 1, Nidhogg farther in 5."""
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "2"},
        monsters={"garm": "2", "fafnir": "1", "nidhogg": "5"},
        rings=rings,
        runes={ASTRID: runes},
        blessings={owner: "beast-tamer"},
    )
    return when(match)


@shows("beast-tamer")
@pytest.mark.rule("LOR-8.3.4", "LOR-9.3")
def test_beast_tamer_controls_a_monster_here_or_next_door_for_any_rune() -> None:
    """Algiz is the rune of neither; it is the rune action of the turn."""
    table = given_beasts(ASTRID, "algiz").says(ASTRID, "use beast-tamer")
    assert table.offered() == ["tame garm", "tame fafnir"]

    table.says(ASTRID, "tame fafnir", "pay algiz")

    assert table.game.ring[MONSTERS.read("fafnir")] == ASTRID
    assert held_runes(table.game, ASTRID) == ""
    assert table.asked[1] != "rune-phase"


@shows("beast-tamer")
@pytest.mark.rule("LOR-8.3.4", "LOR-9.3.3", "LOR-8.0.5")
def test_beast_tamer_is_not_offered_in_vain() -> None:
    """Without a rune, to another, or where all monsters have a ring."""
    assert given_beasts(ASTRID, "").asked[1] != "rune-phase"
    assert not given_beasts(BJORN, "algiz").offered("use")
    held = {"garm": BJORN, "fafnir": ASTRID}
    assert not given_beasts(ASTRID, "algiz", held).offered("use")


# Trophies


@shows("trophies")
@pytest.mark.rule("LOR-10.3", "LOR-9.16")
@pytest.mark.parametrize(("owner", "result"), [(ASTRID, (4 + 3, 4)), (BJORN, (4, 4 + 1))])
def test_trophies_count_slain_monsters_and_slayer_tokens(
    owner: Seat, result: tuple[int, int]
) -> None:
    """Astrid has two figures and a token, Bjorn a token."""
    match = given_lords(
        armies=[(ASTRID, "6", 4), (BJORN, "6", 4)],
        control={"6": BJORN},
        slain={"draugr": ASTRID, "garm": ASTRID},
        slayer_tokens={ASTRID: 1, BJORN: 1},
        blessings={owner: "trophies"},
        tiles={ASTRID: "snorri thorson", BJORN: "aslaug freyason"},
        steps=battle_in("6"),
    )

    assert battle_values(fight(when(match))) == result


# Drive the Beast


def given_drive(owner: Seat = ASTRID) -> LordsTable:
    """Astrid's hero is in 1; Garm is in 5 next door, Fafnir in 1, Bjorn's army in 6."""
    match = given_lords(
        phase="hero-phase",
        monsters={"garm": "5", "fafnir": "1"},
        rings={"garm": BJORN},
        armies=[(BJORN, "6", 3)],
        blessings={owner: "drive-the-beast"},
        drakkars={ASTRID: "s5"},
    )
    return when(match)


@shows("drive-the-beast")
@pytest.mark.rule("LOR-8.2.1", "LOR-9.2.2")
def test_drive_the_beast_moves_a_monster_where_the_hero_came() -> None:
    """Whoever controls it; the stomp is as Astrid likes. Fafnir is not there."""
    table = given_drive().says(ASTRID, "hero 5")
    assert table.asked == (ASTRID, "lead-monster")
    assert table.offered() == ["move garm to 1", "move garm to 6", "decline"]

    table.says(ASTRID, "move garm to 6")
    assert table.offered() == ["lower bjorn 3 in 6", "decline"]
    table.says(ASTRID, "lower bjorn 3 in 6")

    assert monster_in(table.game, "garm") == "6"
    assert tell_armies(table.game) == ["bjorn 2 in 6"]


@shows("drive-the-beast")
@pytest.mark.rule("LOR-8.2.1", "LOR-9.2.2")
def test_the_beast_need_not_be_driven_and_its_stomp_may_be_waived() -> None:
    table = given_drive().says(ASTRID, "hero 5", "decline")
    assert monster_in(table.game, "garm") == "5"

    table = given_drive().says(ASTRID, "hero 5", "move garm to 6", "decline")
    assert tell_armies(table.game) == ["bjorn 3 in 6"]


@shows("drive-the-beast")
@pytest.mark.rule("LOR-R9")
def test_the_beast_is_driven_by_who_goes_away_and_comes_back() -> None:
    """The hero moves two regions and is in 1 again; for others that is no choice."""
    table = given_drive().says(ASTRID, "hero 1")
    assert table.offered("move") == ["move fafnir to 2", "move fafnir to 4", "move fafnir to 5"]

    given_drive(BJORN).cannot(ASTRID, "hero 1", "LOR-8.0.5")


@shows("drive-the-beast")
@pytest.mark.rule("LOR-R9", "LOR-8.0.5")
def test_nobody_comes_back_to_where_no_beast_is() -> None:
    match = given_lords(
        phase="hero-phase", monsters={"garm": "5"}, blessings={ASTRID: "drive-the-beast"}
    )

    when(match).cannot(ASTRID, "hero 1", "LOR-8.0.5")


@shows("drive-the-beast")
@pytest.mark.rule("LOR-8.2")
def test_no_beast_is_driven_by_another_nor_by_a_drakkar() -> None:
    table = given_drive(BJORN).says(ASTRID, "hero 5")
    assert table.asked[1] != "lead-monster"

    table = given_drive().says(ASTRID, "drakkar s4")
    assert table.asked[1] != "lead-monster"
    assert hero_in(table.game, ASTRID) == "1"


# Feared Name


@shows("feared-name")
@pytest.mark.rule("LOR-8.5.10.1", "LOR-8.5.10.2")
@pytest.mark.parametrize(
    ("region", "rule"),
    [("10", "LOR-8.5.10.1"), ("12", "LOR-8.5.10.2")],
    ids=["neutral of 4", "with an army of 4"],
)
@pytest.mark.parametrize("owner", [ASTRID, BJORN])
def test_feared_name_adds_two_to_strength_for_usurping(region: str, rule: str, owner: Seat) -> None:
    """Strength 2 counts 4 for its owner alone."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: region},
        control={"12": BJORN},
        armies=[(BJORN, "12", 4)],
        blessings={owner: "feared-name"},
    )
    table = when(match)

    if owner == ASTRID:
        table.says(ASTRID, "act usurp")
        assert controller(table.game, region) == ASTRID
    else:
        table.cannot(ASTRID, "act usurp", rule)


@shows("feared-name")
@pytest.mark.rule("LOR-8.5.10.1", "LOR-9.5.2")
def test_feared_name_has_its_bounds() -> None:
    """Strength 2 and 2 do not reach a population of 5; a hunt draws two cards."""
    match = given_lords(
        phase="special-action", heroes={ASTRID: "4"}, blessings={ASTRID: "feared-name"}
    )
    table = when(match).cannot(ASTRID, "act usurp", "LOR-8.5.10.1")
    assert controller(table.game, "4") == NOBODY

    match = given_lords(
        phase="special-action", monsters={"draugr": "1"}, blessings={ASTRID: "feared-name"},
        chance="asked",
    )  # fmt: skip
    hunt(match, "draugr", "bow-a bow-b", "attack-1 attack-2")


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


@pytest.mark.rule("LOR-R26")
def test_thunder_arm_heals_though_nothing_rises() -> None:
    match = given_lords(
        phase="special-action",
        levels={"odin": 3, "thor": 3, "freya": 3},
        wheel={"prepare": [ASTRID]},
        blessings={BJORN: "thunder-arm"},
        injured={BJORN: "wisdom"},
    )

    table = when(match).says(ASTRID, "build nothing higher")

    assert table.asked == (BJORN, "heal")
