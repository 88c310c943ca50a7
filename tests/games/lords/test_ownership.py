"""LOR-3.5 What belongs to a player, and what to nobody."""

from __future__ import annotations

import pytest

from games.lords.table import battle_in, blessings, given_lords, held_runes, values, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import NOBODY, Seat

# LOR-3.5 What belongs to whom


@pytest.mark.rule("LOR-3.5")
def test_a_player_plays_only_cards_of_the_own_hand() -> None:
    match = given_lords(
        armies=[(ASTRID, "6", 4), (BJORN, "6", 4)],
        hands={ASTRID: "sword-a", BJORN: "spear-a"},
        steps=battle_in("6"),
    )

    table = when(match).cannot(BJORN, "play sword-a", "LOR-3.5")

    assert table.offered() == ["play spear-a", "pass"]


@pytest.mark.rule("LOR-3.5")
def test_a_player_acts_with_the_own_armies_only() -> None:
    """Astrid has all hers on the board: she recruits none of Bjorn's six."""
    match = given_lords(
        phase="manoeuvres",
        armies=[*[(ASTRID, region, 1) for region in ("1", "2", "3", "4", "5", "6")]],
        drakkars={ASTRID: "s1"},
    )

    table = when(match).cannot(ASTRID, "move bjorn 1 from 9 to 10", "LOR-8.4.1")
    table.says(ASTRID, "skip").cannot(ASTRID, "act reinforce", "LOR-8.5.1.2")


@pytest.mark.rule("LOR-3.5")
def test_a_player_pays_with_the_own_runes_and_priests_only() -> None:
    match = given_lords(
        heroes={ASTRID: "2"},
        priests={BJORN: 2},
        runes={BJORN: "othala uruz", ASTRID: "algiz"},
        loki="2",
    )

    table = when(match).cannot(ASTRID, "send priest odin", "LOR-8.1.1")
    table.says(ASTRID, "skip", "skip").cannot(ASTRID, "activate loki", "LOR-8.3.1")

    assert table.offered() == ["ally niflheim", "skip"]


@pytest.mark.rule("LOR-3.5", "LOR-9.3.3")
def test_a_monster_with_a_ring_obeys_its_owner_alone() -> None:
    match = given_lords(
        phase="special-action",
        monsters={"draugr": "1", "garm": "9"},
        rings={"garm": BJORN, "draugr": ASTRID},
    )

    table = when(match).says(ASTRID, "act monsters")

    assert table.offered() == ["activate draugr", "hunt draugr"]


@pytest.mark.rule("LOR-3.5", "LOR-F36", "LOR-9.12.3")
def test_the_ring_of_a_slain_monster_returns() -> None:
    """Bjorn had both rings out; Astrid's Mjolnir kills one of his monsters."""
    last = dict.fromkeys(range(6), ASTRID)
    match = given_lords(
        seats=2,
        phase="special-action",
        control={"10": ASTRID},
        monsters={"draugr": "1", "garm": "2", "nidhogg": "9"},
        rings={"draugr": BJORN, "garm": BJORN},
        wounds={"draugr": last},
        runes={BJORN: "algiz"},
        heroes={BJORN: "9"},
    )

    table = when(match).says(ASTRID, "use mjolnir", "cover axe of draugr")
    table.says(ASTRID, "act prepare", "draw 1", "draw 1").skips(BJORN, "hero-phase")
    table.says(BJORN, "tame nidhogg")

    assert table.game.ring[0] == NOBODY
    assert (table.game.ring[1], table.game.ring[5]) == (BJORN, BJORN)


@pytest.mark.rule("LOR-3.5", "LOR-F38", "LOR-8.5.8.2")
def test_blessings_are_taken_by_the_builder_first_and_then_counter_clockwise() -> None:
    match = given_lords(
        seats=3,
        turn=BJORN,
        phase="special-action",
        control={"2": BJORN, "6": BJORN},
        temples="2",
        blessing_deck="levy tithe einherjar trophies",
    )

    table = when(match).says(BJORN, "act build-temple", "build temple 6")
    for seat, card in ((BJORN, "tithe"), (ASTRID, "levy"), (DAGNY, "trophies")):
        assert table.asked == (seat, "take-blessing")
        table.says(seat, f"take {card}")

    assert [blessings(table.game, seat) for seat in (ASTRID, BJORN, DAGNY)] == [
        "levy", "tithe", "trophies",
    ]  # fmt: skip


@pytest.mark.rule("LOR-3.5.1")
def test_a_monument_in_an_own_region_serves_everybody() -> None:
    """Bjorn controls 10; Astrid sends her priest to Thor all the same."""
    match = given_lords(priests={ASTRID: 1}, control={"10": BJORN})

    table = when(match).says(ASTRID, "send priest thor")

    assert values(table.game, ASTRID) == (2, 3, 2)


@pytest.mark.rule("LOR-3.5.1", "LOR-9.3.2")
def test_the_boss_is_never_controlled() -> None:
    """With the right rune and beside him: he can be activated, not tamed."""
    match = given_lords(phase="rune-phase", heroes={ASTRID: "7"}, runes={ASTRID: "othala"})

    table = when(match)

    assert table.offered("activate", "tame") == ["activate loki"]


@pytest.mark.rule("LOR-3.5.2", "LOR-4.1.3")
def test_what_a_player_gives_up_is_common_supply() -> None:
    """All uruz are held or lie on forges; Astrid pays one, and Bjorn may gain it."""
    match = given_lords(
        phase="rune-phase",
        attributes={ASTRID: (2, 2, 6), BJORN: (2, 2, 6)},
        runes={ASTRID: "uruz uruz uruz uruz uruz othala", BJORN: "uruz uruz uruz uruz uruz"},
        wheel={"prepare": [BJORN]},
    )
    table = when(match).says(ASTRID, "draw 1", "pay uruz othala").says(ASTRID, "act prepare")

    assert table.asked == (BJORN, "gain-rune")
    table.says(BJORN, "gain uruz")

    assert held_runes(table.game, BJORN).split().count("uruz") == 6


def test_seats_are_those_of_the_table() -> None:
    """No position names a controller who does not sit there."""
    with pytest.raises(BadInput, match="only the 2 seats may be named"):
        given_lords(control={"1": Seat(2)})
