"""LOR-10.1 to LOR-10.3: when a battle is fought, cards, and who wins."""

from __future__ import annotations

import pytest

from games.lords.table import (
    PLAIN,
    a_battle,
    all_pass,
    battle_in,
    controller,
    decided,
    discarded,
    given_lords,
    hand,
    played,
    tell_armies,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.seats import Seat

FAR = {BJORN: "12"}
"""Where Aslaug is beside no realm."""


# When, in which order, who defends (LOR-10.1)


@pytest.mark.rule("LOR-10.1", "LOR-6.3.1")
def test_armies_of_two_players_fight_at_the_end_of_the_phase() -> None:
    """Not at once: Mobilise goes on; and only where both are."""
    match = given_lords(
        armies=[(ASTRID, "5", 4), (ASTRID, "1", 1), (BJORN, "6", 1), (BJORN, "9", 1)],
        tiles=PLAIN,
        phase="special-action",
    )

    table = when(match).says(ASTRID, "act mobilise", "move astrid 4 from 5 to 6")
    assert table.asked == (ASTRID, "mobilise")
    assert not table.told("battle")
    table.says(ASTRID, "stop")

    assert [event.facts[0] for event in table.told("battle")] == [("region", "6")]
    assert table.asked == (BJORN, "play-or-pass")


@pytest.mark.rule("LOR-10.1")
@pytest.mark.parametrize("phase", ["rune-phase", "manoeuvres", "special-action"])
def test_a_battle_comes_at_the_end_of_any_phase(phase: str) -> None:
    """Runic Muster, a manoeuvre, Reinforce: each brings an army to Bjorn's."""
    match = given_lords(
        armies=[(BJORN, "6", 1), (ASTRID, "5", 2)],
        drakkars={ASTRID: "s1"},
        blessings={ASTRID: "runic-muster"},
        runes={ASTRID: "uruz othala"},
        heroes=FAR,
        tiles=PLAIN,
        phase=phase,
    )

    table = when(match)
    match phase:
        case "rune-phase":
            table.says(ASTRID, "use runic-muster", "pay uruz othala", "recruit 6")
        case "manoeuvres":
            table.says(ASTRID, "move astrid 2 from 5 to 6")
        case _:
            table.says(ASTRID, "act reinforce", "recruit 6")

    assert table.told("battle")
    assert table.asked == (BJORN, "play-or-pass")


@pytest.mark.rule("LOR-10.1.1")
@pytest.mark.parametrize("order", [["6", "2"], ["2", "6"]])
def test_several_battles_are_fought_one_by_one_as_the_active_player_says(order: list[str]) -> None:
    match = given_lords(
        armies=[(ASTRID, "5", 4), (ASTRID, "1", 4), (BJORN, "6", 1), (BJORN, "2", 1)],
        control={"6": BJORN, "2": BJORN},
        tiles=PLAIN,
        phase="special-action",
    )

    table = when(match).says(ASTRID, "act mobilise", "move astrid 4 from 5 to 6")
    table.says(ASTRID, "move astrid 4 from 1 to 2")
    assert table.asked == (ASTRID, "choose-battle")
    assert table.offered() == ["fight in 2", "fight in 6"]
    table.says(ASTRID, f"fight in {order[0]}")
    all_pass(table)
    assert controller(table.game, order[0]) == ASTRID
    assert controller(table.game, order[1]) == BJORN
    all_pass(table)

    fought = [event.facts[0] for event in table.told("battle")]
    assert fought == [("region", order[0]), ("region", order[1])]


@pytest.mark.rule("LOR-10.1.2", "LOR-F5", "LOR-R18")
def test_the_defender_is_who_was_there_before_in_a_neutral_region_too() -> None:
    """Bjorn's 2 against Astrid's 2: tied, so he holds the neutral region that she entered."""
    match = given_lords(
        seats=3,
        turn=BJORN,
        armies=[(BJORN, "5", 2), (ASTRID, "6", 2)],
        tiles=PLAIN | {DAGNY: "beowulf tyrson"},
        phase="manoeuvres",
    )

    table = when(match).says(BJORN, "move bjorn 2 from 5 to 6")
    assert table.asked == (ASTRID, "play-or-pass")
    table.says(ASTRID, "pass").says(BJORN, "pass")

    assert decided(table) == (ASTRID, 2, 2)
    assert tell_armies(table.game) == ["astrid 2 in 6"]


@pytest.mark.rule("LOR-F5")
def test_who_is_recruited_into_the_region_attacks_it() -> None:
    match = given_lords(
        armies=[(BJORN, "6", 2)],
        drakkars={ASTRID: "s1"},
        heroes=FAR,
        tiles=PLAIN,
        phase="special-action",
    )

    table = when(match).says(ASTRID, "act reinforce", "recruit 6")
    table.says(BJORN, "pass").says(ASTRID, "pass")

    assert decided(table) == (BJORN, 2, 2)


# Cards (LOR-10.2)


@pytest.mark.rule("LOR-10.2", "LOR-10.2.2")
def test_from_the_defender_in_turn_and_who_passed_plays_no_more() -> None:
    table = a_battle(
        [(ASTRID, "6", 6), (BJORN, "6", 6)],
        {ASTRID: "spear-a sword-a", BJORN: "spear-b bow-a"},
    )

    assert table.asked == (BJORN, "play-or-pass")
    table.says(BJORN, "play spear-b")
    assert table.asked == (ASTRID, "play-or-pass")
    table.says(ASTRID, "play spear-a").says(BJORN, "pass")
    table.says(ASTRID, "play sword-a")
    assert table.asked == (ASTRID, "play-or-pass")
    table.says(ASTRID, "pass")

    assert decided(table) == (ASTRID, 11, 8)
    assert hand(table.game, BJORN) == "bow-a"


@pytest.mark.rule("LOR-10.2", "LOR-10.2.2")
def test_the_defender_goes_on_after_the_attacker_has_passed() -> None:
    table = a_battle(
        [(ASTRID, "6", 3), (BJORN, "6", 2)], {BJORN: "spear-a bow-a"}, control={"6": BJORN}
    )

    table.says(BJORN, "play bow-a").says(ASTRID, "pass").says(BJORN, "play spear-a")
    assert table.asked == (BJORN, "play-or-pass")
    table.says(BJORN, "pass")

    assert decided(table) == (BJORN, 3, 5)


@pytest.mark.rule("LOR-10.2")
def test_only_cards_of_the_own_hand_are_played() -> None:
    table = a_battle(
        [(ASTRID, "6", 3), (BJORN, "6", 2)], {ASTRID: "bow-a", BJORN: "spear-a spear-b"}
    )

    table.cannot(BJORN, "play bow-a", "LOR-3.5", "not in the hand")
    table.cannot(BJORN, "play spear-b", "LOR-3.5", "spear-a is like it")


@pytest.mark.rule("LOR-10.2.1")
def test_a_card_lies_open_adds_its_value_and_acts_at_once() -> None:
    """Impale lowers an army before Bjorn answers; he sees 2 + 3 against 3."""
    table = a_battle([(ASTRID, "6", 2), (BJORN, "6", 4)], {ASTRID: "impale", BJORN: "bow-a"})

    table.says(BJORN, "play bow-a").says(ASTRID, "play impale")
    assert table.asked == (ASTRID, "lower-enemy")
    assert played(table.game, ASTRID) == "impale"
    table.says(ASTRID, "lower bjorn 4 in 6")

    assert table.asked == (BJORN, "play-or-pass")
    assert table.match.decision.facts[1:] == (("own", 4), ("other", 5))


@pytest.mark.rule("LOR-10.2.3", "LOR-F7")
def test_casualty_symbols_do_not_exceed_the_own_total_there() -> None:
    """Value 2: an axe has two symbols and may be played, another sword may not."""
    table = a_battle(
        [(ASTRID, "6", 2), (ASTRID, "5", 6), (BJORN, "6", 1)],
        {ASTRID: "axe-a sword-a spear-a", BJORN: "axe-b spear-b"},
    )

    table.cannot(BJORN, "play axe-b", "LOR-10.2.3", "would be 2, and the armies there total 1")
    table.says(BJORN, "pass").says(ASTRID, "play axe-a")
    assert table.offered() == ["play spear-a", "pass"]
    table.cannot(ASTRID, "play sword-a", "LOR-10.2.3", "would be 3")
    table.says(ASTRID, "play spear-a", "pass")

    assert decided(table) == (ASTRID, 8, 1)


@pytest.mark.rule("LOR-10.2.3", "LOR-F7")
def test_the_total_is_that_of_the_moment_and_symbols_are_ones_own() -> None:
    """Bjorn's symbol counts for him alone; impaled to 0 Astrid plays no more symbols."""
    table = a_battle(
        [(ASTRID, "6", 1), (BJORN, "6", 1)],
        {ASTRID: "sword-a spear-a", BJORN: "impale"},
        control={"6": BJORN},
    )

    assert table.offered() == ["play impale", "pass"]
    table.says(BJORN, "play impale", "lower astrid 1 in 6")
    assert table.offered() == ["play spear-a", "pass"]

    other = a_battle([(ASTRID, "6", 1), (BJORN, "6", 1)], {ASTRID: "sword-a", BJORN: "sword-b"})
    other.says(BJORN, "play sword-b")
    assert other.offered() == ["play sword-a", "pass"]


@pytest.mark.rule("LOR-10.2.4")
def test_a_battle_takes_all_its_steps_without_the_last_army_of_a_side() -> None:
    """Astrid's only army is impaled; her cards still win, but not the region."""
    table = a_battle(
        [(ASTRID, "6", 1), (BJORN, "6", 1), (BJORN, "6", 1)],
        {ASTRID: "spear-a ambush", BJORN: "impale"},
        control={"6": BJORN, "9": BJORN},
    )

    table.says(BJORN, "play impale", "lower astrid 1 in 6")
    table.says(ASTRID, "play ambush").says(BJORN, "pass").says(ASTRID, "play spear-a", "pass")

    assert decided(table) == (ASTRID, 6, 5)
    assert tell_armies(table.game) == []
    assert controller(table.game, "6") == BJORN
    assert discarded(table.game) == "spear-a impale ambush"


# Values (LOR-10.3)


@pytest.mark.rule("LOR-10.3", "LOR-10.3.1")
def test_cards_armies_and_other_effects_make_the_value() -> None:
    """2 + 3 in armies, a spear's 2, Gungnir's 2, Trophies for one token: 10 to 6."""
    match = given_lords(
        armies=[(ASTRID, "6", 2), (ASTRID, "6", 3), (ASTRID, "5", 6), (BJORN, "6", 6)],
        hands={ASTRID: "spear-a"},
        control={"4": ASTRID, "9": BJORN},
        blessings={ASTRID: "trophies"},
        slayer_tokens={ASTRID: 1},
        tiles=PLAIN,
        steps=battle_in("6"),
    )

    table = when(match).says(BJORN, "pass").says(ASTRID, "play spear-a", "pass")
    table.says(ASTRID, "use gungnir")

    assert decided(table) == (ASTRID, 10, 6)


@pytest.mark.rule("LOR-10.3.1", "LOR-10.3.2")
@pytest.mark.parametrize(
    ("attack", "defence", "winner"), [(4, 3, ASTRID), (3, 3, BJORN), (3, 4, BJORN)]
)
def test_the_higher_value_wins_and_tied_the_defender(
    attack: int, defence: int, winner: Seat
) -> None:
    table = all_pass(a_battle([(ASTRID, "6", attack), (BJORN, "6", defence)]))

    assert decided(table) == (winner, attack, defence)
