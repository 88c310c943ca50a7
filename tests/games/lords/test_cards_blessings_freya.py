"""LOR-8.5.8.4: the twelve blessings of Freya, each with its effect and where it has none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.lords.table import (
    LordsTable,
    battle_in,
    controller,
    drakkar_in,
    fight,
    given_lords,
    hand,
    held_runes,
    hero_in,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from kit.titles import shows
from ragnatafl.games.lords.rules.board import REALMS, REGIONS
from ragnatafl.kernel.seats import Seat

TURN: list[dict[str, object]] = [{"step": "take-turn", "seat": "astrid"}]
"""A turn from its very beginning."""


# Seidr


@shows("seidr")
@pytest.mark.rule("LOR-8.5.8.2", "LOR-4.2.2")
def test_seidr_gives_wisdom_and_a_rune() -> None:
    """Wisdom first: the third rune finds room."""
    match = given_lords(
        phase="special-action",
        control={"2": ASTRID, "6": ASTRID},
        temples="2",
        blessing_deck="seidr levy einherjar",
        runes={ASTRID: "uruz uruz"},
    )
    table = when(match).says(ASTRID, "act build-temple", "build temple 6", "take seidr")

    table.says(ASTRID, "gain algiz")

    assert values(table.game, ASTRID) == (2, 2, 3)
    assert held_runes(table.game, ASTRID) == "uruz uruz algiz"
    assert table.asked == (BJORN, "take-blessing")
    assert values(table.game, BJORN) == (2, 2, 2)


# Rune Carver


def given_carver(owner: Seat) -> LordsTable:
    match = given_lords(
        steps=TURN,
        runes={ASTRID: "uruz uruz uruz othala othala othala"},
        attributes={ASTRID: (2, 2, 6)},
        armies=[(ASTRID, "3", 1)],
        blessings={owner: "rune-carver"},
    )
    return when(match).says(ASTRID, "skip")  # the hero phase


@shows("rune-carver")
@pytest.mark.rule("LOR-8.3.5", "LOR-8.3.4")
def test_rune_carver_allows_a_second_and_different_rune_action() -> None:
    """Not the same kind again, and not a third."""
    table = given_carver(ASTRID).says(ASTRID, "strengthen astrid 1 in 3", "pay uruz othala")
    assert table.asked == (ASTRID, "rune-phase")
    assert not table.offered("strengthen")

    table.says(ASTRID, "draw 1", "pay uruz othala")

    assert held_runes(table.game, ASTRID) == "uruz othala"
    assert table.asked == (ASTRID, "manoeuvres")


@shows("rune-carver")
@pytest.mark.rule("LOR-8.3.5")
def test_rune_carver_is_for_its_owner_and_may_be_left() -> None:
    table = given_carver(BJORN).says(ASTRID, "strengthen astrid 1 in 3", "pay uruz othala")
    assert table.asked == (ASTRID, "manoeuvres")

    table = given_carver(ASTRID).says(ASTRID, "strengthen astrid 1 in 3", "pay uruz othala")
    table.says(ASTRID, "skip")
    assert table.asked == (ASTRID, "manoeuvres")


@shows("rune-carver")
@pytest.mark.rule("LOR-R14")
def test_rune_carver_and_brisingamen_make_three() -> None:
    """That of Brisingamen of any kind, that of Rune Carver of another kind than both."""
    match = given_lords(
        steps=TURN,
        runes={ASTRID: "uruz uruz uruz othala othala"},
        attributes={ASTRID: (2, 2, 6)},
        armies=[(ASTRID, "3", 1)],
        blessings={ASTRID: "rune-carver"},
        artefacts={ASTRID: "brisingamen"},
    )
    table = when(match).says(ASTRID, "skip", "use brisingamen", "gain othala")

    table.says(ASTRID, "strengthen astrid 1 in 3", "pay uruz othala")
    table.says(ASTRID, "strengthen astrid 2 in 3", "pay uruz othala")
    assert not table.offered("strengthen")
    table.says(ASTRID, "place hero 9", "pay uruz othala")

    assert table.asked == (ASTRID, "manoeuvres")


# Falcon Cloak, Sea Paths: the hero phase


@shows("falcon-cloak")
@pytest.mark.rule("LOR-8.2.1")
@pytest.mark.parametrize(("owner", "farthest"), [(ASTRID, "9"), (BJORN, "6")])
def test_falcon_cloak_carries_the_hero_three_regions(owner: Seat, farthest: str) -> None:
    """From 1 over 5 and 6 to 9."""
    match = given_lords(phase="hero-phase", blessings={owner: "falcon-cloak"})

    table = when(match)

    assert f"hero {farthest}" in table.offered()
    if owner == BJORN:
        table.cannot(ASTRID, "hero 9", "LOR-8.2.1")
    else:
        table.cannot(ASTRID, "hero 10", "LOR-8.2.1")
    table.says(ASTRID, f"hero {farthest}")
    assert hero_in(table.game, ASTRID) == farthest


def given_sailor(owner: Seat, phase: str = "hero-phase") -> LordsTable:
    match = given_lords(
        phase=phase,
        blessings={owner: "sea-paths"},
        drakkars={ASTRID: "s1", BJORN: "s3"},
        injured={ASTRID: "wisdom"},
        runes={ASTRID: "uruz othala"},
    )
    return when(match)


@shows("sea-paths")
@pytest.mark.rule("LOR-8.2.2", "LOR-8.2")
def test_sea_paths_moves_the_drakkar_one_sea_besides() -> None:
    """Before or after the choice of the phase, also after two seas."""
    table = given_sailor(ASTRID).says(ASTRID, "use sea-paths")
    assert table.offered() == ["drakkar s2", "drakkar s5"]
    table.says(ASTRID, "drakkar s2", "heal wisdom")
    assert drakkar_in(table.game, ASTRID) == "s2"
    assert table.asked[1] != "hero-phase"

    table = given_sailor(ASTRID).says(ASTRID, "drakkar s3", "use sea-paths", "drakkar s4")
    assert drakkar_in(table.game, ASTRID) == "s4"


@shows("sea-paths")
@pytest.mark.rule("LOR-8.2")
def test_sea_paths_once_in_the_hero_phase_of_its_owner() -> None:
    assert not given_sailor(BJORN).offered("use")
    assert not given_sailor(ASTRID, "rune-phase").offered("use")
    table = given_sailor(ASTRID).says(ASTRID, "use sea-paths", "drakkar s2")
    assert table.asked == (ASTRID, "hero-phase")
    assert not table.offered("use")


# Guest of the Realms, Many Friends


def given_guest(
    owner: Seat, runes: str, allies: Mapping[str, Sequence[Seat]] | None = None
) -> LordsTable:
    """Astrid's hero is in 4, beside Niflheim and Vanaheim."""
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "4"},
        runes={ASTRID: runes},
        allies=allies,
        blessings={owner: "guest-of-the-realms"},
    )
    return when(match)


@shows("guest-of-the-realms")
@pytest.mark.rule("LOR-8.3.4", "LOR-2.9.3")
def test_guest_of_the_realms_allies_for_any_rune() -> None:
    """Othala is the rune of neither; the first there draws a card; it is the rune action."""
    table = given_guest(ASTRID, "othala").says(ASTRID, "use guest-of-the-realms")
    assert table.offered() == ["ally niflheim", "ally vanaheim"]

    table.says(ASTRID, "ally vanaheim", "pay othala")

    assert table.game.allies[REALMS.read("vanaheim")] == 1 << ASTRID
    assert held_runes(table.game, ASTRID) == ""
    assert len(hand(table.game, ASTRID).split()) == 1
    assert table.asked[1] != "rune-phase"


@shows("guest-of-the-realms")
@pytest.mark.rule("LOR-8.3.4", "LOR-2.9.2", "LOR-8.0.5")
def test_guest_of_the_realms_is_not_offered_in_vain() -> None:
    """To another, without a rune, or allied with both."""
    assert given_guest(BJORN, "othala").asked[1] != "rune-phase"
    assert given_guest(ASTRID, "").asked[1] != "rune-phase"
    both = {"niflheim": [ASTRID], "vanaheim": [ASTRID]}
    assert given_guest(ASTRID, "othala", both).asked[1] != "rune-phase"


def given_friends(owner: Seat, allies: Mapping[str, Sequence[Seat]], hero: str = "1") -> LordsTable:
    """Astrid marks Prepare, which belongs to Niflheim."""
    match = given_lords(
        phase="special-action",
        allies=allies,
        blessings={owner: "many-friends"},
        drakkars={ASTRID: "s1", BJORN: "s1"},
        heroes={ASTRID: hero},
        tiles={ASTRID: "aslaug thorson"},
        deck="sword-a",
    )
    return when(match).says(ASTRID, "act prepare")


@shows("many-friends")
@pytest.mark.rule("LOR-R10", "LOR-8.5.2")
def test_many_friends_take_the_bonus_of_another_ally_instead() -> None:
    """Instead, not besides; only of own allies."""
    allies = {"niflheim": [ASTRID], "svartalfheim": [ASTRID], "vanaheim": [BJORN]}
    table = given_friends(ASTRID, allies)
    assert table.offered() == [
        "take bonus of niflheim", "take bonus of svartalfheim", "decline",
    ]  # fmt: skip

    table.says(ASTRID, "take bonus of svartalfheim")

    assert hand(table.game, ASTRID) == "sword-a"
    assert table.asked == (ASTRID, "prepare")
    assert drakkar_in(table.game, ASTRID) == "s1"


@shows("many-friends")
@pytest.mark.rule("LOR-R10")
def test_many_friends_need_a_bonus_that_is_due() -> None:
    """Not allied with Niflheim: nothing to change. Of another: nothing to choose."""
    table = given_friends(ASTRID, {"svartalfheim": [ASTRID]})
    assert table.asked == (ASTRID, "prepare")

    table = given_friends(BJORN, {"niflheim": [ASTRID], "svartalfheim": [ASTRID]})
    assert table.offered() == ["take bonus of niflheim", "decline"]


@shows("many-friends")
@pytest.mark.rule("LOR-R10")
def test_many_friends_are_not_made_by_neighbourhood() -> None:
    """Aslaug in 4 takes the bonus of Niflheim unallied; Vanaheim's would need an alliance."""
    table = given_friends(ASTRID, {"svartalfheim": [ASTRID]}, hero="4")

    assert table.offered("take") == ["take bonus of niflheim", "take bonus of svartalfheim"]


# Tithe


@shows("tithe")
@pytest.mark.rule("LOR-8.5.7.3", "LOR-4.3")
@pytest.mark.parametrize(
    ("owner", "before", "after"), [(ASTRID, 0, 2), (BJORN, 0, 1), (ASTRID, 3, 4)]
)
def test_tithe_is_one_priest_more_for_a_temple(owner: Seat, before: int, after: int) -> None:
    """As far as there are four in all."""
    match = given_lords(
        phase="special-action",
        control={"6": ASTRID},
        priests={ASTRID: before},
        blessings={owner: "tithe"},
    )

    table = when(match).says(ASTRID, "act build-temple", "build temple 6")

    assert table.game.priests == [after, 0]


# Pilgrimage, Forge Sisters: prayer


def given_prayer(owner: Seat, blessing: str, levels: Mapping[str, int] | None = None) -> LordsTable:
    match = given_lords(
        phase="prayer",
        priests={ASTRID: 1},
        levels=levels,
        blessings={owner: blessing},
        control={"6": ASTRID, "8": BJORN},
        empty_forges="12",
    )
    return when(match)


@shows("pilgrimage")
@pytest.mark.rule("LOR-8.1.1.3")
def test_pilgrimage_to_a_monument_of_level_zero_brings_a_rune() -> None:
    table = given_prayer(ASTRID, "pilgrimage").says(ASTRID, "send priest odin", "gain algiz")

    assert held_runes(table.game, ASTRID) == "algiz"
    assert values(table.game, ASTRID) == (3, 2, 2)


@shows("pilgrimage")
@pytest.mark.rule("LOR-8.1.1.3")
def test_no_rune_at_a_higher_monument_or_for_another() -> None:
    table = given_prayer(ASTRID, "pilgrimage", {"odin": 1}).says(ASTRID, "send priest odin")
    assert table.asked[1] != "gain-rune"

    table = given_prayer(BJORN, "pilgrimage").says(ASTRID, "send priest odin")
    assert table.asked[1] != "gain-rune"


@shows("forge-sisters")
@pytest.mark.rule("LOR-8.1.2", "LOR-4.1.1")
def test_forge_sisters_forge_in_any_own_region() -> None:
    """The hero is in 1; region 6 is Astrid's, 8 is Bjorn's; once a turn."""
    table = given_prayer(ASTRID, "forge-sisters")
    assert table.offered("forge") == ["forge 6"]
    table.cannot(ASTRID, "forge 8", "LOR-8.1.2")

    table.says(ASTRID, "forge 6")

    assert held_runes(table.game, ASTRID) == "othala"
    assert not table.game.forged >> REGIONS.read("6") & 1
    assert not table.offered("forge")


@shows("forge-sisters")
@pytest.mark.rule("LOR-8.1.2")
def test_without_forge_sisters_the_hero_must_be_there() -> None:
    given_prayer(BJORN, "forge-sisters").cannot(ASTRID, "forge 6", "LOR-8.1.2")


# Tears of Gold


def given_tears(owner: Seat, runes: str = "uruz othala", phase: str = "rune-phase") -> LordsTable:
    match = given_lords(
        phase=phase,
        runes={ASTRID: runes},
        blessings={owner: "tears-of-gold"},
        armies=[(ASTRID, "3", 1)],
    )
    return when(match)


@shows("tears-of-gold")
@pytest.mark.rule("LOR-8.3.4", "LOR-4.1.3")
def test_tears_of_gold_swap_a_rune_for_one_of_another_type() -> None:
    """Once; it is no rune action."""
    table = given_tears(ASTRID).says(ASTRID, "use tears-of-gold")
    assert table.offered() == [
        "swap uruz for othala", "swap uruz for algiz",
        "swap othala for uruz", "swap othala for algiz",
    ]  # fmt: skip

    table.says(ASTRID, "swap uruz for algiz")

    assert held_runes(table.game, ASTRID) == "othala algiz"
    assert not table.offered("use")
    table.says(ASTRID, "strengthen astrid 1 in 3", "pay othala algiz")
    assert tell_armies(table.game) == ["astrid 2 in 3"]


@shows("tears-of-gold")
@pytest.mark.rule("LOR-8.3.4")
def test_tears_of_gold_need_a_rune_and_the_rune_phase_of_their_owner() -> None:
    assert not given_tears(BJORN).offered("use")
    assert not given_tears(ASTRID, "").offered("use")
    assert not given_tears(ASTRID, phase="manoeuvres").offered("use")


# Folkvang


def given_losses(owner: Seat) -> LordsTable:
    """Astrid's Draugr destroys an army of Bjorn's."""
    match = given_lords(
        phase="special-action",
        monsters={"draugr": "6"},
        rings={"draugr": ASTRID},
        armies=[(BJORN, "6", 1), (BJORN, "6", 2)],
        blessings={owner: "folkvang"},
    )
    return when(match).says(ASTRID, "act monsters", "activate draugr", "attack with draugr")


@shows("folkvang")
@pytest.mark.rule("LOR-6.1.2", "LOR-4.1.2")
def test_folkvang_is_a_rune_for_a_fallen_army() -> None:
    """For one that falls, not for one that shrinks; for the owner's armies alone."""
    table = given_losses(BJORN)
    assert table.asked == (BJORN, "gain-rune")
    table.says(BJORN, "gain algiz")
    assert held_runes(table.game, BJORN) == "algiz"
    assert table.asked[1] != "gain-rune"

    table = given_losses(ASTRID)
    assert table.asked[1] != "gain-rune"


@shows("folkvang")
@pytest.mark.rule("LOR-10.4.1", "LOR-6.4.2")
def test_folkvang_counts_all_that_fall_in_a_battle() -> None:
    """One by the loss for losing, one that finds no refuge."""
    match = given_lords(
        armies=[(ASTRID, "6", 6), (BJORN, "6", 1), (BJORN, "6", 2)],
        control={"6": BJORN},
        blessings={BJORN: "folkvang"},
        steps=battle_in("6"),
    )
    table = fight(when(match)).says(BJORN, "gain uruz", "gain othala")

    assert held_runes(table.game, BJORN) == "uruz othala"
    assert tell_armies(table.game) == ["astrid 6 in 6"]


# Peace of the Thing


@shows("peace-of-the-thing")
@pytest.mark.rule("LOR-R15")
@pytest.mark.parametrize(
    ("owner", "temples", "usurped"),
    [(BJORN, "12", False), (BJORN, "", True), (ASTRID, "12", True)],
    ids=["temple", "no temple", "of the usurper"],
)
def test_peace_of_the_thing_guards_regions_with_temples(
    owner: Seat, temples: str, usurped: bool
) -> None:
    """Against usurping, of its owner's regions alone."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "12"},
        control={"12": BJORN},
        temples=temples,
        blessings={owner: "peace-of-the-thing"},
    )
    table = when(match)

    if usurped:
        table.says(ASTRID, "act usurp")
        assert controller(table.game, "12") == ASTRID
    else:
        table.cannot(ASTRID, "act usurp", "LOR-R15")


@shows("peace-of-the-thing")
@pytest.mark.rule("LOR-R15", "LOR-10.7")
def test_peace_of_the_thing_is_none_against_armies() -> None:
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "11", 1)],
        control={"12": BJORN},
        temples="12",
        blessings={BJORN: "peace-of-the-thing"},
    )

    table = when(match).says(ASTRID, "move astrid 1 from 11 to 12")

    assert controller(table.game, "12") == ASTRID


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
