"""BR-F1 to BR-F18: rulings about pillage and battle, in their order."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    AMBUSH,
    DUEL,
    EVEN,
    at,
    cell,
    discarded,
    fight,
    given_bloodrage,
    glories,
    hand,
    is_pillaged,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK


@pytest.mark.rule("BR-F1")
def test_a_ship_in_the_supporting_fjord_is_enough_to_pillage() -> None:
    """BR-F1: either province of the fjord, and no other."""
    match = given_bloodrage(seats=4, figures={ASTRID: {"ne": "ship"}})
    table = when(match)
    assert table.offered("pillage") == ["pillage elvagar", "pillage angerboda"]

    fight(match, "elvagar")

    assert is_pillaged(table.game, "elvagar")
    assert cell(table.game, ASTRID, "axes") == 1


@pytest.mark.rule("BR-F2")
def test_an_unopposed_pillage_succeeds_without_battle_glory() -> None:
    """BR-F2: no card, no axes; the reward twice by the Frost Giant, and Lord of Spears."""
    match = given_bloodrage(
        age=3,
        hands={ASTRID: "thors-hammer-1"},
        upgrades={ASTRID: "frost-giant-3 lord-of-spears-3"},
        figures={ASTRID: {"angerboda": "leader frost-giant"}},
    )

    table = fight(match, "angerboda")

    assert table.game.cells[ASTRID] == [1, 1, 3]
    assert glories(table.game) == [0, 0]
    assert hand(table.game, ASTRID) == "thors-hammer-1"
    assert strengths(table) == []


@pytest.mark.rule("BR-F3")
def test_all_figures_in_province_and_fjord_fight_and_none_stands_aside() -> None:
    """BR-F3: Bjorn's leader, warrior and ship count; Dagny, who has but a ship there, dies too."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"angerboda": "2-warrior leader"},
            BJORN: {"angerboda": "warrior leader", "ne": "ship"},
            DAGNY: {"ne": "ship"},
        },
        hands={ASTRID: "tyrs-bash-1", DAGNY: "manheim-1a"},
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1", dagny="manheim-1a")

    assert strengths(table) == [5 + 2, 1 + 3 + 2, 2]
    assert at(table.game, BJORN, "valhalla") == "warrior leader ship"
    assert at(table.game, DAGNY, "valhalla") == "ship"


@pytest.mark.rule("BR-F4")
def test_the_call_goes_round_one_figure_at_a_time_from_the_pillagers_left() -> None:
    """BR-F4: Bjorn joins in the second round, after he declined, with no rage; nothing is paid."""
    match = given_bloodrage(
        seats=3,
        figures={
            ASTRID: {"angerboda": "warrior", "yggdrasil": "warrior"},
            BJORN: {"yggdrasil": "2-warrior"},
            DAGNY: {"yggdrasil": "warrior"},
        },
        rage={BJORN: 0},
    )
    asked = []

    table = when(match).says(ASTRID, "pillage angerboda")
    for choice in (
        "decline", "join warrior yggdrasil", "join warrior yggdrasil",
        "join warrior yggdrasil", "decline", "decline",
    ):  # fmt: skip
        asked.append(table.asked)
        table.says(table.asked[0], choice)
    assert table.asked == (BJORN, "call-to-battle")
    table.says(BJORN, "decline")

    assert [seat for seat, _ in asked] == [BJORN, DAGNY, ASTRID, BJORN, DAGNY, ASTRID]
    assert {prompt for _, prompt in asked} == {"call-to-battle"}
    assert strengths(table) == [2, 1, 1]
    assert table.game.rage == [6, 0, 6]


@pytest.mark.rule("BR-F4")
def test_the_call_ends_when_the_villages_are_full() -> None:
    """BR-F4: Myrkulor has three; nobody is asked any more after the third figure."""
    match = given_bloodrage(
        figures={
            ASTRID: {"myrkulor": "2-warrior", "yggdrasil": "warrior"}, BJORN: {"gimle": "leader"},
        },
    )  # fmt: skip

    table = when(match).says(ASTRID, "pillage myrkulor").says(BJORN, "join leader gimle")

    assert strengths(table) == [2, 3]


@pytest.mark.rule("BR-F5")
def test_figures_join_in_yggdrasil_from_everywhere_and_without_limit() -> None:
    """BR-F5: seven stand there at last; from Yggdrasil one joins in any outer province."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"yggdrasil": "2-warrior leader"},
            BJORN: {"angerboda": "warrior", "utgard": "warrior", "gimle": "warrior leader"},
        },
    )
    table = when(match).says(ASTRID, "pillage yggdrasil")
    assert table.offered() == [
        "join warrior angerboda", "join warrior utgard", "join warrior gimle", "join leader gimle",
        "decline",
    ]  # fmt: skip
    for choice in table.offered("join"):
        table.says(BJORN, choice).says(DAGNY, "decline").says(EIRIK, "decline")
        table.says(ASTRID, "decline")
    table.all_decline()
    assert strengths(table) == [5, 6]

    outer = given_bloodrage(figures={ASTRID: {"utgard": "warrior"}, BJORN: {"yggdrasil": "leader"}})
    table = when(outer).says(ASTRID, "pillage utgard")
    assert table.offered("join") == ["join leader yggdrasil"]


@pytest.mark.rule("BR-F6")
def test_ships_never_move() -> None:
    """BR-F6: the fjords of Bjorn's and Astrid's ships touch the province; neither joins."""
    match = given_bloodrage(
        seats=4,
        upgrades={BJORN: "sea-serpent-1"},
        figures={ASTRID: {"elvagar": "warrior", "ne": "ship"}, BJORN: {"nw": "ship sea-serpent"}},
    )
    table = when(match)
    assert {text.split()[1] for text in table.offered("march")} == {"elvagar"}

    table.says(ASTRID, "pillage elvagar")

    assert table.offered() == ["decline"]


@pytest.mark.rule("BR-F7")
def test_every_clan_in_the_battle_must_play_exactly_one_card_of_any_type() -> None:
    """BR-F7: an upgrade and a quest add 0; Dagny, whose hand is empty, plays none."""
    match = given_bloodrage(
        seats=4,
        figures={**DUEL, DAGNY: {"angerboda": "warrior"}},
        hands={ASTRID: "tyrs-smite-1 lord-of-axes-2 manheim-1a", BJORN: "alfheim-1a"},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    assert [decision.seat for decision in match.decisions] == [ASTRID, BJORN]
    assert table.offered() == ["play tyrs-smite-1", "play lord-of-axes-2", "play manheim-1a"]
    table.says(ASTRID, "play lord-of-axes-2").says(BJORN, "play alfheim-1a").nothing_late()

    assert strengths(table) == [3, 1, 1]
    assert discarded(table.game) == "lord-of-axes-2"
    assert table.asked == (BJORN, "turn")  # Lord of Axes does nothing there


@pytest.mark.rule("BR-F7")
def test_a_battle_without_any_cards_is_fought_with_figures() -> None:
    """BR-F7: nobody is asked for a card."""
    table = fight(given_bloodrage(figures=DUEL), "angerboda")

    assert strengths(table) == [3, 1]
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-F8")
def test_in_a_tie_for_the_highest_all_clans_lose() -> None:
    """BR-F8: Dagny below the tie too; cards go back to hands, and the token stays."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"angerboda": "leader"},
            BJORN: {"angerboda": "2-warrior"},
            DAGNY: {"ne": "ship"},
        },
        hands={ASTRID: "thors-hammer-1", BJORN: "tyrs-bash-1", DAGNY: "manheim-1a"},
    )

    table = fight(
        match, "angerboda", astrid="thors-hammer-1", bjorn="tyrs-bash-1", dagny="manheim-1a"
    )

    assert strengths(table) == [4, 4, 2]
    assert [at(table.game, seat, "valhalla") for seat in (ASTRID, BJORN, DAGNY)] == [
        "leader", "2-warrior", "ship",
    ]  # fmt: skip
    assert hand(table.game, ASTRID) == "thors-hammer-1"
    assert hand(table.game, BJORN) == "tyrs-bash-1"
    assert hand(table.game, DAGNY) == "manheim-1a"
    assert not is_pillaged(table.game, "angerboda")
    assert glories(table.game) == [0, 0, 0, 0]


@pytest.mark.rule("BR-F9")
def test_the_winner_discards_all_it_played_and_losers_take_theirs_back() -> None:
    """BR-F9: an upgrade and a late card of the winner; both cards of the loser."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=DUEL,
        hands={ASTRID: "lokis-domain-1 heimdalls-gaze-3a", BJORN: "manheim-1a heimdalls-eye-2a"},
    )

    table = fight(match, "angerboda", astrid="lokis-domain-1", bjorn="manheim-1a")
    table.says(ASTRID, "add heimdalls-gaze-3a").says(BJORN, "add heimdalls-eye-2a")

    assert strengths(table) == [6, 3]
    assert discarded(table.game) == "lokis-domain-1 heimdalls-gaze-3a"
    assert hand(table.game, ASTRID) == ""
    assert hand(table.game, BJORN) == "manheim-1a heimdalls-eye-2a"


@pytest.mark.rule("BR-F10")
def test_a_clan_without_figures_left_may_win_with_its_card_alone() -> None:
    """BR-F10: the pillager itself: it has the reward and the glory, and nobody there."""
    match = given_bloodrage(
        seats=4, figures=EVEN, hands={ASTRID: "tyrs-bash-1", BJORN: "odins-smite-1a"}
    )
    lonely = given_bloodrage(
        seats=4, figures=EVEN, hands={ASTRID: "tyrs-smash-1a", BJORN: "odins-smite-1a"}
    )

    tied = fight(match, "angerboda", astrid="tyrs-bash-1", bjorn="odins-smite-1a")
    won = fight(lonely, "angerboda", astrid="tyrs-smash-1a", bjorn="odins-smite-1a")

    assert strengths(tied) == [2, 2]
    assert strengths(won) == [3, 2]
    assert is_pillaged(won.game, "angerboda")
    assert cell(won.game, ASTRID, "horns") == 1
    assert glories(won.game) == [3, 0, 0, 0]


@pytest.mark.rule("BR-F11")
def test_when_another_clan_wins_the_token_stays_and_it_has_its_axes() -> None:
    """BR-F11: no reward for anyone; Bjorn may pillage there in the same age."""
    table = fight(given_bloodrage(figures=AMBUSH), "angerboda")

    assert glories(table.game) == [0, 3]
    assert table.game.cells == [[0, 0, 0], [0, 0, 0]]
    assert not is_pillaged(table.game, "angerboda")
    assert "pillage angerboda" in table.offered()


@pytest.mark.rule("BR-F12")
def test_an_axes_reward_rises_before_the_battle_glory() -> None:
    """BR-F12: from 3 to 4."""
    match = given_bloodrage(
        seats=4, figures={ASTRID: {"elvagar": "leader"}, BJORN: {"elvagar": "warrior"}}
    )

    assert glories(fight(match, "elvagar").game) == [4, 0, 0, 0]


@pytest.mark.rule("BR-F13")
def test_late_cards_go_round_from_the_pillager_until_nobody_adds_one() -> None:
    """BR-F13: Astrid adds one after Bjorn did, though she declined; one was her face-down card."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={**DUEL, DAGNY: {"angerboda": "warrior"}, EIRIK: {"elvagar": "warrior"}},
        hands={
            ASTRID: "heimdalls-eye-2a heimdalls-eye-2b manheim-1a",
            BJORN: "alfheim-1a heimdalls-gaze-3a manheim-1b",
            DAGNY: "jotunheim-1a jotunheim-1b",
            EIRIK: "heimdalls-gaze-3b",
        },
    )

    table = fight(
        match, "angerboda", astrid="heimdalls-eye-2a", bjorn="alfheim-1a", dagny="jotunheim-1a"
    )
    asked = []
    for choice in (
        "add nothing", "add heimdalls-gaze-3a", "add nothing",
        "add heimdalls-eye-2b", "add nothing", "add nothing",
    ):  # fmt: skip
        assert table.asked[1] == "add-late-card"
        asked.append(table.asked[0])
        table.says(table.asked[0], choice)
    assert table.asked == (ASTRID, "add-late-card")
    assert strengths(table) == []
    table.says(ASTRID, "add nothing")

    assert asked == [ASTRID, BJORN, DAGNY, ASTRID, BJORN, DAGNY]
    assert strengths(table) == [3 + 2 + 2, 1 + 3, 1]


@pytest.mark.rule("BR-F13")
def test_only_late_cards_are_added_late() -> None:
    """BR-F13: all are asked, and neither Tyr's Smite nor a quest is offered."""
    match = given_bloodrage(
        seats=4, age=2, figures=DUEL, hands={ASTRID: "tyrs-bash-1 tyrs-smite-1 manheim-1a"}
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1")

    assert table.asked == (ASTRID, "add-late-card")
    assert table.offered() == ["add nothing"]


@pytest.mark.rule("BR-F14")
def test_texts_work_primacy_watch_others_and_each_group_from_the_pillager() -> None:
    """BR-F14: Bjorn pillages, so Dagny's Tide is before Astrid's Smite.

    Dagny may still keep her warrior then; the Smite takes it afterwards, and she has nobody left.
    """
    match = given_bloodrage(
        seats=3,
        age=2,
        turn=BJORN,
        figures={
            ASTRID: {"yggdrasil": "leader"},
            BJORN: {"yggdrasil": "leader"},
            DAGNY: {"yggdrasil": "warrior leader"},
        },
        hands={ASTRID: "odins-smite-1a", DAGNY: "odins-tide-2a"},
    )

    table = fight(match, "yggdrasil", astrid="odins-smite-1a", dagny="odins-tide-2a")
    assert table.asked == (BJORN, "spare")
    table.says(BJORN, "spare leader")
    assert table.asked == (DAGNY, "spare")
    assert table.offered() == ["spare warrior", "spare leader"]
    table.says(DAGNY, "spare warrior").says(ASTRID, "spare leader")

    assert strengths(table) == [3, 0 + 1, 3 + 1]


@pytest.mark.rule("BR-F15")
def test_primacy_leaves_the_watch_without_effect() -> None:
    """BR-F15: whoever pillages; no glory for it, and no new cards."""
    for pillager, order in ((ASTRID, [1 + 3, 1]), (BJORN, [1, 1 + 3])):
        match = given_bloodrage(
            age=3,
            turn=pillager,
            figures=EVEN,
            hands={ASTRID: "thors-primacy-3a tyrs-bash-1", BJORN: "heimdalls-watch-3 manheim-1a"},
        )

        table = fight(match, "angerboda", astrid="thors-primacy-3a", bjorn="heimdalls-watch-3")
        table.nothing_late()

        assert strengths(table) == order
        assert glories(table.game) == [3, 0]


@pytest.mark.rule("BR-F16")
def test_poison_takes_cards_that_prowess_could_have_kept() -> None:
    """BR-F16: nothing is left for Astrid to pay for, and she is not asked."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=DUEL,
        hands={ASTRID: "tyrs-bash-1", BJORN: "lokis-poison-3"},
        upgrades={ASTRID: "tyrs-prowess-2"},
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1", bjorn="lokis-poison-3")

    assert table.asked == (BJORN, "turn")
    assert hand(table.game, BJORN) == "tyrs-bash-1 lokis-poison-3"
    assert table.game.rage[ASTRID] == 6


@pytest.mark.rule("BR-F17")
def test_trickery_steals_before_prowess_can_be_paid() -> None:
    """BR-F17: Astrid's only rage is gone when she would pay."""
    match = given_bloodrage(
        seats=4,
        figures=DUEL,
        hands={ASTRID: "tyrs-bash-1", BJORN: "lokis-trickery-1a"},
        upgrades={ASTRID: "tyrs-prowess-2"},
        rage={ASTRID: 1},
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1", bjorn="lokis-trickery-1a")

    assert table.asked == (BJORN, "turn")
    assert discarded(table.game) == "tyrs-bash-1"
    assert table.game.rage[:2] == [0, 7]


@pytest.mark.rule("BR-F18")
@pytest.mark.parametrize(
    ("province", "offered"),
    [
        ("muspelheim", "axes horns"),
        ("elvagar", "rage horns"),
        ("angerboda", "rage axes"),
        ("andlang", "rage axes horns"),
        ("yggdrasil", "rage axes horns"),
    ],
    ids=["rage", "axes", "horns", "glory", "all"],
)
def test_grace_raises_another_stat_than_the_token(province: str, offered: str) -> None:
    """BR-F18: any stat, if the token was 5 glory or all three."""
    match = given_bloodrage(
        seats=4,
        figures={ASTRID: {province: "leader"}, BJORN: {province: "warrior"}},
        hands={ASTRID: "friggas-grace-1a"},
    )

    table = fight(match, province, astrid="friggas-grace-1a")

    assert table.asked == (ASTRID, "raise")
    assert table.offered() == [f"raise {stat}" for stat in offered.split()]


@pytest.mark.rule("BR-F18", "BR-2.3.3")
def test_grace_has_nothing_to_raise_when_the_others_are_at_their_end() -> None:
    """BR-F18: horns, the stat of the token, are no choice even then."""
    match = given_bloodrage(
        seats=4,
        figures=DUEL,
        hands={ASTRID: "friggas-grace-1a"},
        stats={ASTRID: {"rage": 5, "axes": 5, "horns": 0}},
    )

    table = fight(match, "angerboda", astrid="friggas-grace-1a")

    assert table.asked == (BJORN, "turn")
    assert table.game.cells[ASTRID] == [5, 5, 1]
