"""BR-C: what Tyr's cards mean: the Challenge, and quests that count in battle."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    AMBUSH,
    DUEL,
    EVEN,
    discarded,
    fight,
    given_bloodrage,
    glories,
    hand,
    is_pillaged,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN


@pytest.mark.rule("BR-Fmm")
@pytest.mark.parametrize(
    ("pillager", "order"), [(ASTRID, [ASTRID, BJORN]), (BJORN, [BJORN, ASTRID])], ids=["a", "b"]
)
def test_owners_of_quests_say_whether_they_count_from_the_pillager_clockwise(
    pillager: int, order: list[int]
) -> None:
    """BR-Fmm"""
    match = given_bloodrage(
        seats=3,
        turn=[ASTRID, BJORN][pillager],
        figures=EVEN,
        hands={ASTRID: "manheim-1a", BJORN: "alfheim-1a"},
        upgrades={ASTRID: "tyrs-domain-1", BJORN: "tyrs-wrath-3"},
    )

    table = fight(match, "angerboda", astrid="manheim-1a", bjorn="alfheim-1a")
    asked = []
    while table.asked[1] == "count-quest":
        asked.append(table.asked[0])
        table.says(table.asked[0], table.offered("count ")[0])

    assert asked == order
    assert sorted(strengths(table)) == [1 + 3, 1 + 5]


@pytest.mark.rule("BR-Fg")
def test_tyrs_challenge_is_a_pillage_with_all_its_rewards() -> None:
    """BR-Fg: call, cards, battle, Grace, leader upgrade; the token stays turned."""
    match = given_bloodrage(
        seats=4,
        age=3,
        upgrades={ASTRID: "tyrs-challenge-2 lord-of-spears-3"},
        hands={ASTRID: "friggas-grace-1a"},
        figures=DUEL,
        pillaged="angerboda",
    )
    assert when(match).offered("pillage", "challenge") == ["challenge angerboda"]

    table = when(match).says(ASTRID, "challenge angerboda")
    assert table.asked == (BJORN, "call-to-battle")
    table.all_decline().says(ASTRID, "play friggas-grace-1a", "raise rage")

    assert table.game.cells[ASTRID] == [2, 1, 2]
    assert glories(table.game) == [4, 0, 0, 0]
    assert is_pillaged(table.game, "angerboda")
    assert table.game.rage[ASTRID] == 4


@pytest.mark.rule("BR-Fg")
def test_tyrs_challenge_is_for_pillaged_provinces_with_own_figures() -> None:
    """BR-Fg: Angerboda is not pillaged, and nobody of Astrid's is in Utgard."""
    match = given_bloodrage(
        upgrades={ASTRID: "tyrs-challenge-2"},
        figures={ASTRID: {"angerboda": "leader", "nw": "ship"}},
        pillaged="gimle utgard",
    )

    assert when(match).offered("challenge") == ["challenge gimle"]


@pytest.mark.rule("BR-Fg")
def test_tyrs_challenge_cannot_prolong_the_phase() -> None:
    """BR-Fg: with the last province pillaged there is no turn for it."""
    match = given_bloodrage(
        upgrades={ASTRID: "tyrs-challenge-2"},
        figures={ASTRID: {"angerboda": "leader"}},
        pillaged="myrkulor utgard andlang gimle yggdrasil",
    )

    assert fight(match, "angerboda").asked == (ASTRID, "save-card")


@pytest.mark.rule("BR-Fq")
@pytest.mark.parametrize("cards", ["tyrs-domain-1 tyrs-wrath-3", "tyrs-wrath-3 tyrs-domain-1"])
def test_domain_and_wrath_of_tyr_give_the_better_value_only(cards: str) -> None:
    """BR-Fq: 5, and one question."""
    match = given_bloodrage(
        seats=4, figures=DUEL, hands={ASTRID: "manheim-1a"}, upgrades={ASTRID: cards}
    )

    table = fight(match, "angerboda", astrid="manheim-1a").says(ASTRID, "count manheim-1a")

    assert strengths(table) == [3 + 5, 1]


@pytest.mark.rule("BR-Fgg")
def test_a_counted_quest_is_discarded_by_a_winner_and_returned_to_a_loser() -> None:
    """BR-Fgg"""
    won, lost = (
        given_bloodrage(
            seats=4,
            figures=figures,
            hands={ASTRID: "manheim-1a", BJORN: "tyrs-smash-1a"},
            upgrades={ASTRID: "tyrs-domain-1"},
        )
        for figures in (DUEL, AMBUSH)
    )

    for match in (won, lost):
        fight(match, "angerboda", astrid="manheim-1a", bjorn="tyrs-smash-1a")
        when(match).says(ASTRID, "count manheim-1a")

    assert discarded(won.state) == "manheim-1a"
    assert hand(won.state, BJORN) == "tyrs-smash-1a"
    assert discarded(lost.state) == "tyrs-smash-1a"
    assert hand(lost.state, ASTRID) == "manheim-1a"
