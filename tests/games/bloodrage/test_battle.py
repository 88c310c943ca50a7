"""BR-B: the order of a pillage, step by step: what is done already, and what is not yet."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    AMBUSH,
    DUEL,
    at,
    cell,
    discarded,
    fight,
    given_bloodrage,
    glories,
    hand,
    is_pillaged,
    others_pass,
    played,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.bloodrage.rules.faults import faults

ALL_BUT_ANGERBODA = "myrkulor elvagar muspelheim utgard andlang gimle yggdrasil"


@pytest.mark.rule("BR-B1", "BR-6.3")
def test_a_pillage_is_declared_and_paid_before_the_call_to_battle() -> None:
    """BR-B1: 0 rage for a Pillage, 2 by Tyr's Challenge, 2 by Thor's Domain."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "tyrs-challenge-2 thors-domain-2"},
        figures={ASTRID: {"angerboda": "leader", "elvagar": "warrior"}},
        pillaged="angerboda",
    )
    plain, challenge, domain = when(match), when(match.copy()), when(match.copy())

    plain.says(ASTRID, "pillage elvagar")
    challenge.says(ASTRID, "challenge angerboda")
    domain.says(ASTRID, "invade warrior elvagar", "pillage elvagar")

    for table, rage in ((plain, 6), (challenge, 4), (domain, 6 - 1 - 2)):
        assert table.asked == (BJORN, "call-to-battle")
        assert table.game.rage[ASTRID] == rage
        assert table.game.pillager == ASTRID


@pytest.mark.rule("BR-B2", "BR-6.11.4.2")
def test_after_the_call_the_clans_in_the_battle_are_fixed() -> None:
    """BR-B2: Dagny, who joined, is in it, Eirik is not, and Bjorn stays in without a figure."""
    match = given_bloodrage(
        seats=4,
        figures={**DUEL, DAGNY: {"elvagar": "warrior"}, EIRIK: {"elvagar": "warrior"}},
        hands={
            ASTRID: "odins-smite-1a", BJORN: "tyrs-smite-1", DAGNY: "tyrs-bash-1",
            EIRIK: "tyrs-smash-1a",
        },
    )  # fmt: skip

    table = when(match).says(ASTRID, "pillage angerboda").says(BJORN, "decline")
    table.says(DAGNY, "join warrior elvagar").all_decline()
    assert [decision.seat for decision in match.decisions] == [ASTRID, BJORN, DAGNY]
    table.says(ASTRID, "play odins-smite-1a").says(BJORN, "play tyrs-smite-1")
    table.says(DAGNY, "play tyrs-bash-1")

    assert strengths(table) == [3 + 1, 0 + 5, 0 + 2]
    assert glories(table.game) == [0, 3, 0, 0]


@pytest.mark.rule("BR-B3", "BR-6.11.3")
def test_alone_the_pillager_goes_straight_to_the_reward() -> None:
    """BR-B3: no card, no battle glory; the Frost Giant and Lord of Axes have their part."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "friggas-grace-1a"},
        upgrades={ASTRID: "frost-giant-3 lord-of-axes-2"},
        figures={ASTRID: {"angerboda": "leader frost-giant"}, BJORN: {"elvagar": "warrior"}},
    )

    table = fight(match, "angerboda")
    assert table.offered() == ["raise rage", "raise axes", "raise horns"]  # Lord of Axes, not Grace
    assert cell(table.game, ASTRID, "horns") == 2
    table.says(ASTRID, "raise axes")

    assert table.asked == (BJORN, "turn")
    assert glories(table.game) == [0, 0, 0, 0]
    assert hand(table.game, ASTRID) == "friggas-grace-1a"


@pytest.mark.rule("BR-B4", "BR-6.11.4.1")
def test_cards_are_sealed_and_revealed_together() -> None:
    """BR-B4: nothing of Bjorn's card is to be seen before Astrid's is chosen."""
    match = given_bloodrage(
        seats=4, figures=DUEL, hands={ASTRID: "tyrs-bash-1 manheim-1a", BJORN: "tyrs-smite-1"}
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(BJORN, "play tyrs-smite-1")
    assert table.told("reveal") == []
    assert played(table.game, BJORN) == ""
    table.says(ASTRID, "play tyrs-bash-1")

    assert [event.seat for event in table.told("reveal")] == [ASTRID, BJORN]


@pytest.mark.rule("BR-B5", "BR-F14")
def test_primacy_cancels_before_any_other_text_works() -> None:
    """BR-B5: Dagny is the last in order, yet Astrid's Smite and Bjorn's Watch do nothing."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={**DUEL, DAGNY: {"angerboda": "warrior"}},
        hands={ASTRID: "odins-smite-1a", BJORN: "heimdalls-watch-2", DAGNY: "thors-primacy-3a"},
    )

    table = fight(
        match, "angerboda",
        astrid="odins-smite-1a", bjorn="heimdalls-watch-2", dagny="thors-primacy-3a",
    )  # fmt: skip

    assert strengths(table) == [3 + 1, 1, 1 + 3]
    assert glories(table.game) == [0, 0, 0, 0]


@pytest.mark.rule("BR-B6", "BR-F14")
def test_the_watch_comes_before_the_smite() -> None:
    """BR-B6: Astrid is first in order, but her Smite is discarded before it can work."""
    match = given_bloodrage(
        seats=4,
        figures=DUEL,
        hands={ASTRID: "odins-smite-1a tyrs-bash-1", BJORN: "heimdalls-watch-2"},
    )

    table = fight(match, "angerboda", astrid="odins-smite-1a", bjorn="heimdalls-watch-2")
    assert at(table.game, BJORN, "angerboda") == "warrior"
    assert table.asked == (ASTRID, "play-card")
    assert glories(table.game) == [0, 1, 0, 0]
    table.says(ASTRID, "play tyrs-bash-1")

    assert strengths(table) == [3 + 2, 1]
    assert discarded(table.game) == "odins-smite-1a tyrs-bash-1 heimdalls-watch-2"


@pytest.mark.rule("BR-B7", "BR-Fmm")
def test_whether_a_quest_counts_is_said_after_the_watch_and_before_the_tide() -> None:
    """BR-B7: the quest that the Watch discards is not asked about, the next one is, then Tide."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={**DUEL, DAGNY: {"angerboda": "2-warrior"}},
        hands={
            ASTRID: "tyrs-bash-1 odins-tide-2a", BJORN: "manheim-1a manheim-2a",
            DAGNY: "heimdalls-watch-2",
        },
        upgrades={BJORN: "tyrs-domain-1"},
    )  # fmt: skip

    table = fight(
        match, "angerboda", astrid="tyrs-bash-1", bjorn="manheim-1a", dagny="heimdalls-watch-2"
    )
    assert table.asked == (ASTRID, "play-card")
    table.says(ASTRID, "play odins-tide-2a").says(BJORN, "play manheim-2a")
    assert table.asked == (BJORN, "count-quest")
    table.says(BJORN, "count manheim-2a")

    assert table.asked == (ASTRID, "spare")
    table.says(ASTRID, "spare leader").says(BJORN, "spare warrior").says(DAGNY, "spare warrior")
    assert strengths(table) == [3 + 1, 1 + 3, 1]


@pytest.mark.rule("BR-B8", "BR-Fl")
def test_smite_and_tide_work_before_late_cards_on_the_figures_still_there() -> None:
    """BR-B8: Bjorn's Tide comes after Astrid's Smite; the ship pays at once, a warrior is saved."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior", "ne": "ship"}},
        hands={ASTRID: "odins-smite-1a heimdalls-eye-2a", BJORN: "odins-tide-2a"},
        upgrades={BJORN: "friggas-protection-2 fire-dragons-2"},
    )

    table = fight(match, "angerboda", astrid="odins-smite-1a", bjorn="odins-tide-2a")
    table.says(BJORN, "save warrior with friggas-protection-2").says(ASTRID, "spare leader")
    assert table.offered() == ["spare warrior", "spare ship"]
    table.says(BJORN, "spare warrior", "let ship die")

    assert table.asked == (ASTRID, "add-late-card")
    assert glories(table.game) == [0, 8, 0, 0]
    assert table.game.rage[BJORN] == 5
    assert at(table.game, BJORN, "valhalla") == "ship"


@pytest.mark.rule("BR-B9", "BR-6.11.8")
def test_late_cards_are_added_before_strengths_are_compared() -> None:
    """BR-B9: Astrid has 1, Bjorn 3; with the 3 of the Gaze she wins."""
    match = given_bloodrage(
        seats=4, age=3, figures=AMBUSH, hands={ASTRID: "manheim-1a heimdalls-gaze-3a"}
    )

    table = fight(match, "angerboda", astrid="manheim-1a")
    assert strengths(table) == []
    table.says(ASTRID, "add heimdalls-gaze-3a")

    assert strengths(table) == [4, 3]
    assert is_pillaged(table.game, "angerboda")


@pytest.mark.rule("BR-B10", "BR-Fm")
def test_heimdalls_sight_is_reckoned_when_strengths_are_compared() -> None:
    """BR-B10: the Gaze that Bjorn adds late is his best card."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=DUEL,
        hands={ASTRID: "heimdalls-sight-1", BJORN: "tyrs-bash-1 heimdalls-gaze-3a"},
    )

    table = fight(match, "angerboda", astrid="heimdalls-sight-1", bjorn="tyrs-bash-1")
    table.says(BJORN, "add heimdalls-gaze-3a")

    assert strengths(table) == [3 + 3, 1 + 2 + 3]


@pytest.mark.rule("BR-B10", "BR-6.11.9")
def test_two_alike_make_no_winner() -> None:
    """BR-B10: nobody has battle glory."""
    even = {ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "warrior"}}

    table = fight(given_bloodrage(figures=even), "angerboda")

    assert glories(table.game) == [0, 0]
    assert not is_pillaged(table.game, "angerboda")


@pytest.mark.rule("BR-B11", "BR-F14")
def test_texts_for_winner_and_loser_go_from_the_pillager_clockwise() -> None:
    """BR-B11: Bjorn wins with Ascension and has no rage: stolen from before it, or after it."""
    hands = {ASTRID: "lokis-trickery-1a", BJORN: "thors-ascension-3a"}
    first_astrid = given_bloodrage(age=3, figures=AMBUSH, hands=hands, rage={BJORN: 0})
    first_bjorn = given_bloodrage(
        age=3,
        turn=BJORN,
        figures=AMBUSH,
        hands=hands,
        upgrades={BJORN: "tyrs-challenge-2"},
        pillaged="angerboda",
        rage={BJORN: 2},
    )

    before = fight(
        first_astrid, "angerboda", astrid="lokis-trickery-1a", bjorn="thors-ascension-3a"
    )
    after = when(first_bjorn).says(BJORN, "challenge angerboda").all_decline()
    after.says(ASTRID, "play lokis-trickery-1a").says(BJORN, "play thors-ascension-3a")

    assert before.game.rage == [6, 3]
    assert after.game.rage == [7, 2]


@pytest.mark.rule("BR-B12", "BR-B11")
def test_rage_won_in_the_battle_pays_for_prowess() -> None:
    """BR-B12: Astrid has spent all; the three of Ascension come before she is asked."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=DUEL,
        hands={ASTRID: "thors-ascension-3a"},
        upgrades={ASTRID: "tyrs-challenge-2 tyrs-prowess-2"},
        pillaged="angerboda",
        rage={ASTRID: 2},
    )

    table = when(match).says(ASTRID, "challenge angerboda").all_decline()
    table.says(ASTRID, "play thors-ascension-3a", "take back thors-ascension-3a")

    assert hand(table.game, ASTRID) == "thors-ascension-3a"
    assert table.game.rage[ASTRID] == 2


@pytest.mark.rule("BR-B12", "BR-6.11.10")
def test_cards_are_put_away_before_the_losers_figures_die() -> None:
    """BR-B12, BR-B13: Bjorn has his card again, Astrid's is discarded, when he saves a figure."""
    match = given_bloodrage(
        seats=4,
        figures=DUEL,
        hands={ASTRID: "tyrs-bash-1", BJORN: "tyrs-domain-1"},
        upgrades={BJORN: "friggas-protection-2"},
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1", bjorn="tyrs-domain-1")

    assert table.asked == (BJORN, "save")
    assert hand(table.game, BJORN) == "tyrs-domain-1"
    assert discarded(table.game) == "tyrs-bash-1"


@pytest.mark.rule("BR-B13", "BR-Fh")
def test_losers_die_before_the_reward_and_ships_pay_at_once() -> None:
    """BR-B13: when Dagny is asked, Bjorn's ship has paid, and the token has not turned."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"angerboda": "leader"},
            BJORN: {"ne": "ship"},
            DAGNY: {"angerboda": "warrior"},
        },
        upgrades={BJORN: "lokis-dragons-1", DAGNY: "friggas-protection-2"},
    )

    table = fight(match, "angerboda")

    assert table.asked == (DAGNY, "save")
    assert glories(table.game) == [0, 4, 0, 0]
    assert not is_pillaged(table.game, "angerboda")
    table.says(DAGNY, "let warrior die")
    assert is_pillaged(table.game, "angerboda")
    assert at(table.game, ASTRID, "angerboda") == "leader"  # the winner's figures stay


@pytest.mark.rule("BR-B13", "BR-B11")
def test_stolen_rage_may_pay_for_protection() -> None:
    """BR-B13: Bjorn comes without rage and steals 1 with Trickery."""
    match = given_bloodrage(
        seats=4,
        figures=DUEL,
        hands={BJORN: "lokis-trickery-1a"},
        upgrades={BJORN: "friggas-protection-2"},
        rage={BJORN: 0},
    )

    table = fight(match, "angerboda", bjorn="lokis-trickery-1a")
    table.says(BJORN, "save warrior with friggas-protection-2")

    assert at(table.game, BJORN, "angerboda") == "warrior"
    assert table.game.rage[:2] == [5, 0]


@pytest.mark.rule("BR-B14", "BR-B14.1", "BR-B14.2", "BR-B14.3", "BR-B15")
def test_reward_giant_grace_leader_and_then_the_glory_of_the_battle() -> None:
    """BR-B14: all in one pillage of Elvagar, whose token is one of axes (3, 4, 5, 6, 8)."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={ASTRID: {"elvagar": "leader frost-giant"}, BJORN: {"elvagar": "warrior"}},
        hands={ASTRID: "friggas-grace-1a"},
        upgrades={ASTRID: "frost-giant-3 lord-of-axes-2"},
    )

    table = fight(match, "elvagar", astrid="friggas-grace-1a")
    assert is_pillaged(table.game, "elvagar")
    assert cell(table.game, ASTRID, "axes") == 2  # the reward, and BR-B14.1
    assert table.offered() == ["raise rage", "raise horns"]  # BR-B14.2
    table.says(ASTRID, "raise rage")
    assert table.offered() == ["raise rage", "raise axes", "raise horns"]  # BR-B14.3
    assert glories(table.game) == [0, 0, 0, 0]
    table.says(ASTRID, "raise axes")

    assert glories(table.game) == [6, 0, 0, 0]  # BR-B15


@pytest.mark.rule("BR-B14.1")
def test_the_second_reward_comes_before_grace() -> None:
    """BR-B14.1: stats may be at their end by then, and are not offered to Grace."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={ASTRID: {"yggdrasil": "frost-giant"}, BJORN: {"yggdrasil": "warrior"}},
        hands={ASTRID: "friggas-grace-1a"},
        upgrades={ASTRID: "frost-giant-3"},
        stats={ASTRID: {"rage": 3, "axes": 4}},
    )

    table = fight(match, "yggdrasil", astrid="friggas-grace-1a")

    assert table.game.cells[ASTRID] == [5, 5, 2]
    assert table.offered() == ["raise horns"]


@pytest.mark.rule("BR-B14.2", "BR-B15")
def test_axes_raised_by_grace_count_for_the_glory_of_the_battle() -> None:
    """BR-B14.2"""
    match = given_bloodrage(seats=4, figures=DUEL, hands={ASTRID: "friggas-grace-1a"})

    table = fight(match, "angerboda", astrid="friggas-grace-1a").says(ASTRID, "raise axes")

    assert glories(table.game) == [4, 0, 0, 0]


@pytest.mark.rule("BR-B14.3", "BR-Fcc")
def test_lord_of_hammers_moves_before_the_glory_of_the_battle() -> None:
    """BR-B14.3: asked with the token turned, and no glory yet."""
    match = given_bloodrage(figures=DUEL, upgrades={ASTRID: "lord-of-hammers-1"})

    table = fight(match, "angerboda")

    assert table.asked == (ASTRID, "move-leader")
    assert is_pillaged(table.game, "angerboda")
    assert glories(table.game) == [0, 0]
    table.says(ASTRID, "move leader yggdrasil")
    assert glories(table.game) == [3, 0]


@pytest.mark.rule("BR-B14.3", "BR-B15")
def test_axes_raised_by_lord_of_spears_count_for_the_glory_of_the_battle() -> None:
    """BR-B14.3: axes rise from 3 to 4."""
    match = given_bloodrage(age=3, figures=DUEL, upgrades={ASTRID: "lord-of-spears-3"})

    assert glories(fight(match, "angerboda").game) == [4, 0]


@pytest.mark.rule("BR-B15", "BR-6.11.12")
def test_a_winner_that_does_not_pillage_has_its_glory_too() -> None:
    """BR-B15: its own axes, 5 on the third cell."""
    match = given_bloodrage(figures=AMBUSH, stats={BJORN: {"axes": 2}})

    assert glories(fight(match, "angerboda").game) == [0, 5]


@pytest.mark.rule("BR-B16", "BR-Ft", "BR-Fr")
def test_oath_and_backstab_come_after_the_battle_glory_from_the_pillager_clockwise() -> None:
    """BR-B16: the pillager's Oath before Bjorn's Backstab; a pillager's Backstab before an Oath."""
    oath_first = given_bloodrage(
        age=3, figures=DUEL, hands={ASTRID: "thors-oath-2", BJORN: "lokis-backstab-2a"}
    )
    stab_first = given_bloodrage(
        age=3, figures=AMBUSH, hands={ASTRID: "lokis-backstab-2a", BJORN: "thors-oath-2"}
    )

    table = fight(oath_first, "angerboda", astrid="thors-oath-2", bjorn="lokis-backstab-2a")
    assert table.asked == (ASTRID, "raise")
    assert glories(table.game) == [3, 0]
    table.says(ASTRID, "raise axes")
    assert glories(table.game) == [3 - 2, 2]

    table = fight(stab_first, "angerboda", astrid="lokis-backstab-2a", bjorn="thors-oath-2")
    assert table.asked == (BJORN, "raise")
    assert glories(table.game) == [2, 3 - 2]


@pytest.mark.rule("BR-B17", "BR-Fv")
def test_the_dead_are_counted_after_the_oath_from_the_whole_battle() -> None:
    """BR-B17: one fell by Smite, two in the end; nothing is paid for them while Astrid swears."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={
            ASTRID: {"angerboda": "leader valkyrie"},
            BJORN: {"angerboda": "warrior"},
            DAGNY: {"angerboda": "warrior", "ne": "ship"},
        },
        hands={ASTRID: "thors-oath-2", BJORN: "odins-smite-1a", DAGNY: "odins-judgement-3a"},
        upgrades={ASTRID: "valkyrie-2 thors-glory-1"},
    )

    table = fight(
        match, "angerboda",
        astrid="thors-oath-2", bjorn="odins-smite-1a", dagny="odins-judgement-3a",
    )  # fmt: skip
    assert table.asked == (ASTRID, "raise")
    assert glories(table.game) == [3, 0, 0, 0]
    table.says(ASTRID, "raise rage")

    assert glories(table.game) == [3 + 3 * 2 + 2, 0, 3 * 2, 0]


@pytest.mark.rule("BR-B18", "BR-Fa")
def test_lokis_blessing_comes_last_with_what_its_invade_sets_off() -> None:
    """BR-B18: the dead have been paid for; then the warrior, then Succor's."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=AMBUSH,
        hands={ASTRID: "odins-judgement-3a", BJORN: "tyrs-crush-1"},
        upgrades={ASTRID: "lokis-blessing-1 friggas-succor-1"},
    )

    table = fight(match, "angerboda", astrid="odins-judgement-3a", bjorn="tyrs-crush-1")
    assert table.asked == (ASTRID, "free-invade")
    assert glories(table.game) == [2, 3, 0, 0]
    table.says(ASTRID, "invade warrior angerboda")
    assert table.asked == (ASTRID, "reinforce")
    table.says(ASTRID, "invade warrior angerboda")

    assert at(table.game, ASTRID, "angerboda") == "2-warrior"
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-B19", "BR-Fjj", "BR-6.6.3")
def test_a_pillage_due_comes_before_the_end_of_the_phase_is_looked_at() -> None:
    """BR-B19: Astrid loses, comes back, and pillages the last province; then the phase is over."""
    match = given_bloodrage(
        seats=4,
        figures=AMBUSH,
        hands={ASTRID: "lokis-trickery-1a tyrs-smite-1"},
        upgrades={ASTRID: "lokis-blessing-1 thors-domain-2"},
        pillaged=ALL_BUT_ANGERBODA,
    )

    table = fight(match, "angerboda", astrid="lokis-trickery-1a").nothing_late()
    table.says(ASTRID, "invade warrior angerboda", "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-smite-1").nothing_late()

    assert strengths(table) == [1, 3, 1 + 5, 3]
    assert glories(table.game) == [3, 3, 0, 0]
    assert table.asked == (ASTRID, "save-card")
    assert table.game.rage == [0, 0, 0, 0]


@pytest.mark.rule("BR-B19", "BR-6.6.3")
def test_a_pillage_due_is_made_though_all_rage_is_spent() -> None:
    """BR-B19: nobody has rage left but Astrid's two for Thor's Domain; the phase waits for it."""
    match = given_bloodrage(
        seats=4,
        figures=AMBUSH,
        upgrades={ASTRID: "lokis-blessing-1 thors-domain-2"},
        rage={ASTRID: 2, BJORN: 0, DAGNY: 0, EIRIK: 0},
    )

    table = fight(match, "angerboda").says(ASTRID, "invade warrior angerboda", "pillage angerboda")
    assert table.game.rage == [0, 0, 0, 0]
    assert table.asked == (BJORN, "call-to-battle")
    table.all_decline()

    assert strengths(table) == [1, 3, 1, 3]
    assert table.asked == (ASTRID, "free-invade")  # it has lost again
    table.says(ASTRID, "stay")
    assert table.asked == (ASTRID, "save-card")


@pytest.mark.rule("BR-B19", "BR-6.2.1")
def test_after_a_pillage_nothing_of_it_is_left_and_the_turn_goes_on() -> None:
    """BR-B19: the next battle starts anew; what fell and counted in the first is forgotten."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={
            ASTRID: {"angerboda": "leader valkyrie", "elvagar": "warrior"},
            BJORN: {"angerboda": "2-warrior"},
            DAGNY: {"elvagar": "warrior"},
        },
        hands={ASTRID: "manheim-1a manheim-2a", BJORN: "odins-judgement-3a"},
        upgrades={ASTRID: "valkyrie-2 tyrs-wrath-3 tyrs-prowess-2 thors-glory-1"},
    )

    table = fight(match, "angerboda", astrid="manheim-1a", bjorn="odins-judgement-3a")
    table.says(ASTRID, "count manheim-1a").nothing_late().says(ASTRID, "discard the rest")
    assert table.asked == (BJORN, "turn")
    assert glories(table.game) == [3 + 2 * 2 + 2, 2 * 2, 0, 0]
    assert list(faults(table.game)) == []  # among them what a battle would leave behind
    others_pass(table)
    fight(match, "elvagar", astrid="manheim-2a").says(ASTRID, "count nothing")

    assert strengths(table)[2:] == [1, 1]
    assert glories(table.game) == [9, 4, 0, 0]


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
