"""BR-C: what Loki's cards mean: what losers steal, the Blessing, and glory from Valhalla."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    AMBUSH,
    DUEL,
    EVEN,
    cell,
    discarded,
    fight,
    given_bloodrage,
    glories,
    hand,
    pass_all,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK


@pytest.mark.rule("BR-Fjj")
def test_thors_domain_may_follow_lokis_blessing_in_anothers_turn() -> None:
    """BR-Fjj: after a tie Astrid comes back and pillages alone; then it is Dagny's turn."""
    match = given_bloodrage(
        seats=4, turn=BJORN, figures=EVEN, upgrades={ASTRID: "lokis-blessing-1 thors-domain-2"}
    )

    table = fight(match, "angerboda")
    assert table.asked == (ASTRID, "free-invade")
    assert table.game.province == -1  # the battle is wholly over
    table.says(ASTRID, "invade warrior angerboda", "pillage angerboda")
    assert table.game.pillager == ASTRID
    table.all_decline()

    assert cell(table.game, ASTRID, "horns") == 1
    assert table.game.rage == [4, 6, 6, 6]
    assert table.asked == (DAGNY, "turn")


@pytest.mark.rule("BR-Fjj")
def test_texts_of_the_lost_battle_do_not_reach_the_next_one() -> None:
    """BR-Fjj: Grace was revealed in vain; when Astrid wins the second battle it raises nothing."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=AMBUSH,
        hands={ASTRID: "friggas-grace-1a tyrs-smite-1", BJORN: "tyrs-bash-1"},
        upgrades={ASTRID: "lokis-blessing-1 thors-domain-2"},
    )

    table = fight(match, "angerboda", astrid="friggas-grace-1a", bjorn="tyrs-bash-1")
    table.nothing_late().says(ASTRID, "invade warrior angerboda", "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-smite-1").nothing_late()

    assert strengths(table) == [3, 5, 6, 3]
    assert table.asked == (BJORN, "turn")
    assert table.game.cells[ASTRID] == [0, 0, 1]


@pytest.mark.rule("BR-Fjj")
def test_a_second_battle_uses_the_card_that_came_back() -> None:
    """BR-Fjj: Astrid's Hammer, cancelled at first, pays when she wins the second battle."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "thors-hammer-1", BJORN: "thors-primacy-3a"},
        upgrades={ASTRID: "lokis-blessing-1 thors-domain-2"},
    )

    table = fight(match, "angerboda", astrid="thors-hammer-1", bjorn="thors-primacy-3a")
    table.says(ASTRID, "invade warrior angerboda", "pillage angerboda").all_decline()
    table.says(ASTRID, "play thors-hammer-1")

    assert strengths(table) == [2, 4, 2, 1]
    assert glories(table.game) == [3 + 3, 3, 0, 0]


@pytest.mark.rule("BR-F16", "BR-Fu")
def test_poison_leaves_prowess_nothing_of_several_cards() -> None:
    """BR-F16: late cards of the winner go as well; its rage stays."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=DUEL,
        hands={ASTRID: "tyrs-bash-1 heimdalls-gaze-3a", BJORN: "lokis-poison-3"},
        upgrades={ASTRID: "tyrs-prowess-2"},
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1", bjorn="lokis-poison-3")
    table.says(ASTRID, "add heimdalls-gaze-3a")

    assert table.asked == (BJORN, "turn")
    assert hand(table.game, BJORN) == "tyrs-bash-1 heimdalls-gaze-3a lokis-poison-3"


@pytest.mark.rule("BR-F17", "BR-B12")
def test_trickery_leaves_prowess_what_is_left() -> None:
    """BR-F17: of 2 rage one is stolen; one card of two can be kept."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=DUEL,
        hands={ASTRID: "tyrs-bash-1 heimdalls-gaze-3a", BJORN: "lokis-trickery-1a"},
        upgrades={ASTRID: "tyrs-prowess-2"},
        rage={ASTRID: 2},
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1", bjorn="lokis-trickery-1a")
    table.says(ASTRID, "add heimdalls-gaze-3a", "take back heimdalls-gaze-3a")

    assert table.asked == (BJORN, "turn")
    assert hand(table.game, ASTRID) == "heimdalls-gaze-3a"
    assert discarded(table.game) == "tyrs-bash-1"
    assert table.game.rage[:2] == [0, 7]


@pytest.mark.rule("BR-Fe")
def test_lokis_blessing_works_after_a_tie_and_not_in_yggdrasil() -> None:
    """BR-Fe"""
    tied = given_bloodrage(seats=4, figures=EVEN, upgrades={ASTRID: "lokis-blessing-1"})
    inner = given_bloodrage(
        seats=4,
        figures={ASTRID: {"yggdrasil": "warrior"}, BJORN: {"yggdrasil": "leader"}},
        upgrades={ASTRID: "lokis-blessing-1"},
    )

    table = fight(tied, "angerboda")
    assert table.offered() == ["invade warrior angerboda", "stay"]
    assert fight(inner, "yggdrasil").asked == (BJORN, "turn")


@pytest.mark.rule("BR-Fe")
def test_lokis_blessing_invades_that_province_with_a_warrior_only() -> None:
    """BR-Fe: also for a clan that did not pillage; not with the leader."""
    match = given_bloodrage(seats=4, figures=DUEL, upgrades={BJORN: "lokis-blessing-1"})

    table = fight(match, "angerboda")

    assert table.asked == (BJORN, "free-invade")
    assert table.offered() == ["invade warrior angerboda", "stay"]


@pytest.mark.rule("BR-Fs")
@pytest.mark.parametrize("card", ["lokis-trickery-1a", "lokis-backstab-2a", "lokis-poison-3"])
def test_without_a_winner_lokis_cards_take_nothing(card: str) -> None:
    """BR-Fs: all lose; the cards go back to their hands."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=EVEN,
        hands={ASTRID: card, BJORN: "manheim-1a"},
        glory={ASTRID: 5, BJORN: 5, DAGNY: 5, EIRIK: 5},
    )

    table = fight(match, "angerboda", astrid=card, bjorn="manheim-1a")

    assert glories(table.game) == [5, 5, 5, 5]
    assert table.game.rage == [6, 6, 6, 6]
    assert hand(table.game, ASTRID) == card
    assert hand(table.game, BJORN) == "manheim-1a"


@pytest.mark.rule("BR-Ft")
def test_who_steals_takes_what_is_there() -> None:
    """BR-Ft: the 3 of the battle are there already; 2 for one, 1 for the other. No rage at all."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={**AMBUSH, DAGNY: {"angerboda": "warrior"}},
        hands={ASTRID: "lokis-backstab-2a", DAGNY: "lokis-backstab-2b"},
    )
    poor = given_bloodrage(
        seats=4, figures=AMBUSH, hands={ASTRID: "lokis-trickery-1a"}, rage={BJORN: 0}
    )

    table = fight(match, "angerboda", astrid="lokis-backstab-2a", dagny="lokis-backstab-2b")
    assert glories(table.game) == [2, 0, 1, 0]
    table = fight(poor, "angerboda", astrid="lokis-trickery-1a")
    assert table.game.rage == [6, 0, 6, 6]


@pytest.mark.rule("BR-Fu")
def test_poison_takes_late_cards_too() -> None:
    """BR-Fu: whatever Bjorn revealed; not what is left in his hand."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures=AMBUSH,
        hands={ASTRID: "lokis-poison-3", BJORN: "tyrs-bash-1 heimdalls-eye-2a manheim-1a"},
    )

    table = fight(match, "angerboda", astrid="lokis-poison-3", bjorn="tyrs-bash-1")
    table.says(BJORN, "add heimdalls-eye-2a").nothing_late()

    assert hand(table.game, ASTRID) == "tyrs-bash-1 heimdalls-eye-2a lokis-poison-3"
    assert hand(table.game, BJORN) == "manheim-1a"


@pytest.mark.rule("BR-Faa")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_loki_pays_for_the_released_in_every_age(age: int) -> None:
    """BR-Faa: age 3 too."""
    match = given_bloodrage(
        seats=4,
        age=age,
        phase="release-valhalla",
        upgrades={ASTRID: "lokis-wrath-3"},
        figures={ASTRID: {"valhalla": "warrior"}},
    )

    assert glories(match.state) == [3, 0, 0, 0]


@pytest.mark.rule("BR-F26")
@pytest.mark.parametrize(
    ("cards", "each"),
    [
        ("lokis-domain-1 lokis-eminence-2", 3),
        ("lokis-domain-1 lokis-wrath-3", 4),
        ("lokis-eminence-2 lokis-wrath-3", 5),
        ("lokis-domain-1 lokis-eminence-2 lokis-wrath-3", 6),
    ],
)
def test_upgrades_that_give_the_same_add_up(cards: str, each: int) -> None:
    """BR-F26: for each of two figures released."""
    match = given_bloodrage(
        seats=4, figures={ASTRID: {"valhalla": "warrior leader"}}, upgrades={ASTRID: cards}
    )

    assert glories(pass_all(when(match)).game) == [2 * each, 0, 0, 0]


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
