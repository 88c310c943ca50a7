"""LOR-10.4 to LOR-10.8: what a battle costs and brings."""

from __future__ import annotations

import pytest

from games.lords.table import (
    PLAIN,
    a_battle,
    all_pass,
    artefacts,
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
from kit.table import ASTRID, BJORN
from ragnatafl.kernel.seats import NOBODY, Seat

# Casualties and retreat (LOR-10.4 to LOR-10.6)


@pytest.mark.rule("LOR-10.4", "LOR-10.4.1")
def test_first_each_army_of_the_loser_loses_one() -> None:
    """Not shared out: 3, 2 and 1 become 2, 1 and nothing."""
    table = a_battle(
        [(ASTRID, "6", 6), (ASTRID, "6", 6), (BJORN, "6", 3), (BJORN, "6", 2), (BJORN, "6", 1)],
        control={"9": BJORN},
    )

    all_pass(table)
    assert table.asked == (BJORN, "retreat")

    assert tell_armies(table.game)[2:] == ["bjorn 1 in 6", "bjorn 2 in 6"]


@pytest.mark.rule("LOR-10.4.2")
def test_then_the_loser_spreads_one_for_each_own_symbol() -> None:
    """Bjorn's axe costs him 2 more, both from the strong army or one from each."""
    table = a_battle(
        [(ASTRID, "6", 6), (ASTRID, "6", 6), (BJORN, "6", 4), (BJORN, "6", 2)],
        {BJORN: "axe-a", ASTRID: "sword-a"},
        control={"9": BJORN},
    )

    table.says(BJORN, "play axe-a").says(ASTRID, "play sword-a")
    all_pass(table)
    assert table.asked == (BJORN, "spread-losses")
    assert table.offered() == ["lower bjorn 3 in 6", "lower bjorn 1 in 6"]
    table.says(BJORN, "lower bjorn 3 in 6", "lower bjorn 2 in 6")
    assert table.asked == (BJORN, "retreat")

    assert tell_armies(table.game)[2:] == ["bjorn 1 in 6", "bjorn 1 in 6"]


@pytest.mark.rule("LOR-10.4.3")
def test_losses_beyond_the_last_army_are_ignored() -> None:
    """An army of 2 with an axe: 1 for losing, then 2 symbols; the second finds nothing."""
    table = a_battle(
        [(ASTRID, "6", 6), (ASTRID, "6", 6), (BJORN, "6", 2)],
        {BJORN: "axe-a"},
        control={"9": BJORN},
    )

    table.says(BJORN, "play axe-a").says(ASTRID, "pass").says(BJORN, "pass")
    table.says(BJORN, "lower bjorn 1 in 6")

    assert tell_armies(table.game) == ["astrid 6 in 6", "astrid 6 in 6"]
    assert controller(table.game, "6") == ASTRID


@pytest.mark.rule("LOR-10.5", "LOR-F8", "LOR-6.4.4")
def test_all_armies_left_go_to_one_adjacent_own_region_by_drakkar_too() -> None:
    """6 borders 5, 7 and 9; from S1 the drakkar reaches 1 and 2 as well."""
    match = given_lords(
        armies=[(ASTRID, "6", 6), (ASTRID, "6", 6), (BJORN, "6", 3), (BJORN, "6", 2)],
        control={"9": BJORN, "2": BJORN, "10": BJORN, "5": ASTRID, "6": BJORN},
        drakkars={BJORN: "s1"},
        tiles=PLAIN,
        steps=battle_in("6"),
    )

    table = all_pass(when(match))
    assert table.offered() == ["retreat to 2", "retreat to 9"]
    table.cannot(BJORN, "retreat to 10", "LOR-6.4", "not adjacent")
    table.cannot(BJORN, "retreat to 5", "LOR-6.4", "not an own region")
    table.says(BJORN, "retreat to 2")

    assert tell_armies(table.game)[2:] == ["bjorn 1 in 2", "bjorn 2 in 2"]


@pytest.mark.rule("LOR-10.5", "LOR-6.4.2")
def test_without_such_a_region_they_are_destroyed() -> None:
    table = a_battle([(ASTRID, "6", 6), (BJORN, "6", 4)], control={"10": BJORN})

    all_pass(table)

    assert tell_armies(table.game) == ["astrid 6 in 6"]


@pytest.mark.rule("LOR-F9", "LOR-6.4.5")
def test_nobody_retreats_into_a_region_with_a_battle_pending_if_so_agreed() -> None:
    """Two battles, in 6 and 9: from 6 Bjorn's 5 is left, from 9 too."""
    match = given_lords(
        retreat="quiet",
        armies=[(ASTRID, "7", 6), (ASTRID, "8", 6), (BJORN, "6", 3), (BJORN, "9", 3)],
        control={"6": BJORN, "9": BJORN, "5": BJORN},
        loki="16",
        tiles=PLAIN,
        phase="special-action",
    )

    table = when(match).says(ASTRID, "act mobilise", "move astrid 6 from 7 to 6")
    table.says(ASTRID, "move astrid 6 from 8 to 9", "fight in 6")
    all_pass(table)

    assert table.offered() == ["retreat to 5"]
    table.cannot(BJORN, "retreat to 9", "LOR-6.4.5", "a battle is pending")


@pytest.mark.rule("LOR-10.6")
def test_the_winner_loses_by_its_own_symbols_alone_spread_at_will() -> None:
    table = a_battle(
        [(ASTRID, "6", 4), (ASTRID, "6", 2), (BJORN, "6", 5)],
        {ASTRID: "axe-a", BJORN: "sword-a"},
        control={"6": BJORN},
    )

    table.says(BJORN, "play sword-a").says(ASTRID, "play axe-a")
    all_pass(table).says(BJORN, "lower bjorn 4 in 6")
    assert table.asked == (ASTRID, "spread-losses")
    table.says(ASTRID, "lower astrid 2 in 6", "lower astrid 4 in 6")

    assert table.asked == (ASTRID, "special-action")
    assert tell_armies(table.game) == ["astrid 1 in 6", "astrid 3 in 6"]


@pytest.mark.rule("LOR-10.5", "LOR-10.6")
def test_the_loser_has_retreated_before_the_winner_takes_its_losses() -> None:
    table = a_battle(
        [(ASTRID, "6", 4), (BJORN, "6", 3)],
        {ASTRID: "sword-a", BJORN: "sword-b"},
        control={"6": BJORN, "9": BJORN},
    )

    table.says(BJORN, "play sword-b").says(ASTRID, "play sword-a")
    all_pass(table)
    heard = [table.asked]
    table.says(BJORN, "lower bjorn 2 in 6")
    heard.append(table.asked)
    table.says(BJORN, "retreat to 9")
    heard.append(table.asked)

    assert heard == [(BJORN, "spread-losses"), (BJORN, "retreat"), (ASTRID, "spread-losses")]


@pytest.mark.rule("LOR-10.6", "LOR-10.7.2")
def test_the_winner_may_lose_its_last_army_and_takes_no_control_then() -> None:
    """Astrid's 2 with an axe beat Bjorn's 1, and nobody is left; the region stays his."""
    table = a_battle([(ASTRID, "6", 2), (BJORN, "6", 1)], {ASTRID: "axe-a"}, control={"6": BJORN})

    table.says(BJORN, "pass").says(ASTRID, "play axe-a", "pass")
    table.says(ASTRID, "lower astrid 2 in 6", "lower astrid 1 in 6")

    assert decided(table) == (ASTRID, 6, 1)
    assert tell_armies(table.game) == []
    assert controller(table.game, "6") == BJORN


# Control (LOR-10.7), and the cards (LOR-10.8)


@pytest.mark.rule("LOR-10.7", "LOR-10.7.1", "LOR-F6")
@pytest.mark.parametrize(
    ("attack", "owner", "control"),
    [(3, None, ASTRID), (2, None, NOBODY), (2, BJORN, ASTRID)],
)
def test_the_winner_takes_the_region_if_it_is_strong_enough(
    attack: int, owner: Seat | None, control: Seat
) -> None:
    """Population strength 3 while neutral, 0 once controlled; too weak, the army stays."""
    table = a_battle(
        [(ASTRID, "6", attack), (BJORN, "6", 1)], control={} if owner is None else {"6": owner}
    )

    all_pass(table)

    assert controller(table.game, "6") == control
    assert tell_armies(table.game) == [f"astrid {attack} in 6"]


@pytest.mark.rule("LOR-10.7")
def test_what_is_left_after_the_winners_casualties_counts() -> None:
    """Astrid's 3 with a sword: 2 are left, too few for the neutral region of 3."""
    table = a_battle([(ASTRID, "6", 3), (BJORN, "6", 1)], {ASTRID: "sword-a"})

    table.says(BJORN, "pass").says(ASTRID, "play sword-a", "pass", "lower astrid 3 in 6")

    assert controller(table.game, "6") == NOBODY
    assert tell_armies(table.game) == ["astrid 2 in 6"]


@pytest.mark.rule("LOR-10.7", "LOR-3.4")
def test_a_winning_defender_takes_a_neutral_region_too() -> None:
    """The monument of Odin stands in 4, of population strength 5."""
    match = given_lords(
        armies=[(ASTRID, "4", 2), (BJORN, "4", 5)], tiles=PLAIN, steps=battle_in("4")
    )

    table = all_pass(when(match))

    assert controller(table.game, "4") == BJORN
    assert artefacts(table.game, BJORN) == "gungnir"


@pytest.mark.rule("LOR-10.8")
def test_the_cards_played_lie_open_to_the_end_and_are_discarded() -> None:
    table = a_battle(
        [(ASTRID, "6", 6), (BJORN, "6", 4)],
        {ASTRID: "spear-a", BJORN: "bow-a bow-b"},
        control={"9": BJORN},
    )

    table.says(BJORN, "play bow-a").says(ASTRID, "play spear-a")
    all_pass(table)
    assert [played(table.game, seat) for seat in (ASTRID, BJORN)] == ["spear-a", "bow-a"]
    table.says(BJORN, "retreat to 9")

    assert [played(table.game, seat) for seat in (ASTRID, BJORN)] == ["", ""]
    assert discarded(table.game) == "spear-a bow-a"
    assert hand(table.game, BJORN) == "bow-b"
