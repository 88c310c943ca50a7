"""BR-C: what Heimdall's cards mean: the Sight, and the Watch that lets all play anew."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    DUEL,
    EVEN,
    at,
    discarded,
    fight,
    given_bloodrage,
    glories,
    hand,
    strengths,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK


@pytest.mark.rule("BR-Fkk")
@pytest.mark.parametrize("pillager", [ASTRID, BJORN], ids=["astrid", "bjorn"])
def test_of_two_watches_only_the_first_acts(pillager: int) -> None:
    """BR-Fkk: it discards the other, which does nothing to the new cards either."""
    match = given_bloodrage(
        seats=3,
        age=3,
        turn=[ASTRID, BJORN][pillager],
        figures={**EVEN, DAGNY: {"angerboda": "leader"}},
        hands={
            ASTRID: "heimdalls-watch-2 tyrs-bash-1", BJORN: "heimdalls-watch-3",
            DAGNY: "tyrs-smite-1 odins-smite-1a",
        },
    )  # fmt: skip

    table = fight(
        match, "angerboda",
        astrid="heimdalls-watch-2", bjorn="heimdalls-watch-3", dagny="tyrs-smite-1",
    )  # fmt: skip
    assert discarded(table.game) == "tyrs-smite-1 heimdalls-watch-2 heimdalls-watch-3"
    table.says(ASTRID, "play tyrs-bash-1").says(DAGNY, "play odins-smite-1a").nothing_late()

    assert sorted(strengths(table)) == [0, 0 + 2, 3 + 1]
    assert glories(table.game) == ([5, 0, 3] if pillager == ASTRID else [0, 5, 3])


@pytest.mark.rule("BR-Fkk")
def test_cards_that_a_watch_discarded_are_out_of_the_battle() -> None:
    """BR-Fkk: the winner is not offered its Hammer by Prowess nor paid for it, Poison takes none.

    A loser's discarded card does not come back to its hand either.
    """
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={**DUEL, DAGNY: {"angerboda": "warrior"}},
        hands={ASTRID: "thors-hammer-1", BJORN: "heimdalls-watch-2", DAGNY: "lokis-poison-3"},
        upgrades={ASTRID: "tyrs-prowess-2"},
    )

    table = fight(
        match, "angerboda",
        astrid="thors-hammer-1", bjorn="heimdalls-watch-2", dagny="lokis-poison-3",
    )  # fmt: skip

    assert table.asked == (BJORN, "turn")
    assert glories(table.game) == [3, 1, 0, 0]
    assert discarded(table.game) == "thors-hammer-1 heimdalls-watch-2 lokis-poison-3"
    assert [hand(table.game, seat) for seat in (ASTRID, BJORN, DAGNY)] == ["", "", ""]


@pytest.mark.rule("BR-Fkk")
def test_a_watch_played_after_a_watch_acts_again() -> None:
    """BR-Fkk: revealed apart, both work: 0 and 2 glory, then 0 and 4."""
    match = given_bloodrage(
        age=3,
        figures=DUEL,
        hands={
            ASTRID: "heimdalls-watch-2 heimdalls-watch-3", BJORN: "tyrs-bash-1 tyrs-crush-2",
        },
    )  # fmt: skip

    table = fight(match, "angerboda", astrid="heimdalls-watch-2", bjorn="tyrs-bash-1")
    table.says(ASTRID, "play heimdalls-watch-3").says(BJORN, "play tyrs-crush-2")

    assert glories(table.game) == [2 + 4 + 3, 0]


@pytest.mark.rule("BR-Fm")
@pytest.mark.parametrize(
    ("upgrades", "said", "seen"),
    [
        ("tyrs-domain-1", "count manheim-1a", 3),
        ("tyrs-wrath-3", "count manheim-1a", 5),
        ("tyrs-domain-1", "count nothing", 0),
    ],
)
def test_sight_sees_a_counted_quest(upgrades: str, said: str, seen: int) -> None:
    """BR-Fm"""
    match = given_bloodrage(
        seats=4,
        figures=DUEL,
        hands={ASTRID: "heimdalls-sight-1", BJORN: "manheim-1a"},
        upgrades={BJORN: upgrades},
    )

    table = fight(match, "angerboda", astrid="heimdalls-sight-1", bjorn="manheim-1a")
    table.says(BJORN, said)

    assert strengths(table) == [3 + seen, 1 + seen]


@pytest.mark.rule("BR-Fm")
def test_sight_is_the_best_single_card_of_opponents_late_ones_included() -> None:
    """BR-Fm: 3 of Dagny's late Gaze, not Bjorn's 2 and 2 together, nor Astrid's own 3."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={**DUEL, DAGNY: {"angerboda": "warrior"}},
        hands={
            ASTRID: "heimdalls-sight-1", BJORN: "heimdalls-eye-2a heimdalls-eye-2b",
            DAGNY: "manheim-1a heimdalls-gaze-3b",
        },
    )  # fmt: skip

    table = fight(
        match, "angerboda",
        astrid="heimdalls-sight-1", bjorn="heimdalls-eye-2a", dagny="manheim-1a",
    )  # fmt: skip
    table.says(BJORN, "add heimdalls-eye-2b").says(DAGNY, "add heimdalls-gaze-3b")

    assert strengths(table) == [3 + 3, 1 + 4, 1 + 3]


@pytest.mark.rule("BR-Fm")
def test_sight_does_not_see_the_cards_of_its_own_clan() -> None:
    """BR-Fm: Astrid's late Gaze counts once."""
    match = given_bloodrage(
        seats=4, age=3, figures=DUEL, hands={ASTRID: "heimdalls-sight-1 heimdalls-gaze-3a"}
    )

    table = fight(match, "angerboda", astrid="heimdalls-sight-1")
    table.says(ASTRID, "add heimdalls-gaze-3a")

    assert strengths(table) == [3 + 0 + 3, 1]


@pytest.mark.rule("BR-Fm")
def test_sight_cancelled_by_primacy_is_nothing() -> None:
    """BR-Fm: not the 3 of Primacy."""
    match = given_bloodrage(
        age=3, figures=DUEL, hands={ASTRID: "heimdalls-sight-1", BJORN: "thors-primacy-3a"}
    )

    table = fight(match, "angerboda", astrid="heimdalls-sight-1", bjorn="thors-primacy-3a")

    assert strengths(table) == [3, 1 + 3]


@pytest.mark.rule("BR-Fn")
def test_the_watch_counts_printed_strengths_and_discards_for_all() -> None:
    """BR-Fn: Sight and quest are 0, Smite is 1; Bjorn, whose hand is empty, plays no new card."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={**DUEL, DAGNY: {"angerboda": "warrior"}, EIRIK: {"ne": "ship"}},
        hands={
            ASTRID: "heimdalls-watch-2 tyrs-bash-1", BJORN: "heimdalls-sight-1",
            DAGNY: "manheim-1a alfheim-1a", EIRIK: "odins-smite-1a jotunheim-1a",
        },
        upgrades={DAGNY: "tyrs-domain-1"},
    )  # fmt: skip

    table = fight(
        match, "angerboda", astrid="heimdalls-watch-2", bjorn="heimdalls-sight-1",
        dagny="manheim-1a", eirik="odins-smite-1a",
    )  # fmt: skip

    assert glories(table.game) == [1, 0, 0, 0]
    assert discarded(table.game) == "odins-smite-1a heimdalls-sight-1 manheim-1a heimdalls-watch-2"
    assert [decision.seat for decision in match.decisions] == [ASTRID, DAGNY, EIRIK]
    assert at(table.game, DAGNY, "angerboda") == "warrior"


@pytest.mark.rule("BR-Fn", "BR-F7")
def test_the_watch_pays_nothing_for_an_upgrade() -> None:
    """BR-Fn: the STR of Bjorn's Fire Giant is that of a figure; the card adds 0 in battle."""
    match = given_bloodrage(
        seats=4, figures=DUEL, hands={ASTRID: "heimdalls-watch-2", BJORN: "fire-giant-2"}
    )

    table = fight(match, "angerboda", astrid="heimdalls-watch-2", bjorn="fire-giant-2")

    assert glories(table.game) == [0 + 3, 0, 0, 0]


@pytest.mark.rule("BR-Fn")
def test_after_the_watch_the_last_cards_are_gone_too() -> None:
    """BR-Fn: nobody has another card; figures alone decide, and nothing goes back to a hand."""
    match = given_bloodrage(
        age=2, figures=DUEL, hands={ASTRID: "heimdalls-watch-2", BJORN: "tyrs-smite-1"}
    )

    table = fight(match, "angerboda", astrid="heimdalls-watch-2", bjorn="tyrs-smite-1")

    assert strengths(table) == [3, 1]
    assert glories(table.game) == [5 + 3, 0]
    assert hand(table.game, ASTRID) == hand(table.game, BJORN) == ""
