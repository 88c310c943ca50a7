"""BR-C: battle cards, each played in a battle."""

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
    strengths,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from kit.titles import shows


@shows("tyrs-bash-1", "tyrs-smash-1", "tyrs-crush-1", "tyrs-smite-1")
@shows("tyrs-smash-2", "tyrs-crush-2", "tyrs-smite-2", "tyrs-rage-2")
@shows("tyrs-crush-3", "tyrs-smite-3", "tyrs-rage-3")
@pytest.mark.rule("BR-6.11.5")
@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("tyrs-bash-1", 2),
        ("tyrs-smash-1a", 3),
        ("tyrs-smash-1b", 3),
        ("tyrs-crush-1", 4),
        ("tyrs-smite-1", 5),
        ("tyrs-smash-2", 3),
        ("tyrs-crush-2", 4),
        ("tyrs-smite-2", 5),
        ("tyrs-rage-2", 6),
        ("tyrs-crush-3", 4),
        ("tyrs-smite-3", 5),
        ("tyrs-rage-3", 6),
    ],
)
def test_a_card_of_tyr_adds_its_strength_and_nothing_else(card: str, strength: int) -> None:
    """BR-6.11.5: Astrid's leader has STR 3; only the battle and its token pay."""
    table = fight(
        given_bloodrage(seats=4, figures=DUEL, hands={ASTRID: card}), "angerboda", astrid=card
    )

    assert strengths(table) == [3 + strength, 1]
    assert glories(table.game) == [3, 0, 0, 0]
    assert table.game.rage == [6, 6, 6, 6]
    assert discarded(table.game) == card
    assert table.asked == (BJORN, "turn")


@shows("odins-smite-1")
def test_odins_smite_destroys_a_warrior_of_each_opponent() -> None:
    """Bjorn loses one of two warriors, Dagny her only one; Astrid's own and Eirik's leader stay."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"angerboda": "warrior", "ne": "ship"},
            BJORN: {"angerboda": "2-warrior"},
            DAGNY: {"angerboda": "warrior", "ne": "ship"},
            EIRIK: {"angerboda": "leader"},
        },
        hands={ASTRID: "odins-smite-1a"},
    )

    table = fight(match, "angerboda", astrid="odins-smite-1a")

    assert strengths(table) == [1 + 2 + 1, 1, 2, 3]
    assert at(table.game, ASTRID, "angerboda") == "warrior"


@shows("odins-smite-1")
def test_odins_smite_has_nothing_to_do_without_warriors() -> None:
    """STR 1 all the same."""
    match = given_bloodrage(
        seats=4,
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "leader"}},
        hands={ASTRID: "odins-smite-1b"},
    )

    table = fight(match, "angerboda", astrid="odins-smite-1b")

    assert strengths(table) == [4, 3]


@shows("heimdalls-sight-1")
def test_heimdalls_sight_is_as_strong_as_the_best_card_of_an_opponent() -> None:
    """The better of two cards, not their sum."""
    match = given_bloodrage(
        seats=4,
        figures={**DUEL, DAGNY: {"angerboda": "warrior"}},
        hands={ASTRID: "heimdalls-sight-1", BJORN: "tyrs-bash-1", DAGNY: "tyrs-smite-1"},
    )

    table = fight(
        match, "angerboda",
        astrid="heimdalls-sight-1", bjorn="tyrs-bash-1", dagny="tyrs-smite-1",
    )  # fmt: skip

    assert strengths(table) == [3 + 5, 1 + 2, 1 + 5]


@shows("heimdalls-sight-1")
def test_heimdalls_sight_sees_nothing_where_no_card_is_played() -> None:
    match = given_bloodrage(seats=4, figures=DUEL, hands={ASTRID: "heimdalls-sight-1"})

    table = fight(match, "angerboda", astrid="heimdalls-sight-1")

    assert strengths(table) == [3, 1]


@shows("friggas-grace-1")
def test_friggas_grace_raises_another_stat_after_a_pillage() -> None:
    """STR 2; the token there is one of horns."""
    match = given_bloodrage(seats=4, figures=DUEL, hands={ASTRID: "friggas-grace-1a"})

    table = fight(match, "angerboda", astrid="friggas-grace-1a")
    assert table.offered() == ["raise rage", "raise axes"]
    table.says(ASTRID, "raise rage")

    assert strengths(table) == [5, 1]
    assert table.game.cells[ASTRID] == [1, 0, 1]


@shows("friggas-grace-1")
def test_friggas_grace_gives_nothing_in_a_lost_battle() -> None:
    match = given_bloodrage(
        seats=4, figures=AMBUSH, hands={ASTRID: "friggas-grace-1a", BJORN: "tyrs-smite-1"}
    )

    table = fight(match, "angerboda", astrid="friggas-grace-1a", bjorn="tyrs-smite-1")

    assert table.game.cells[ASTRID] == [0, 0, 0]
    assert table.asked == (BJORN, "turn")


@shows("friggas-grace-1")
def test_friggas_grace_is_nothing_to_a_clan_that_does_not_pillage() -> None:
    """Bjorn wins a battle with it, but Astrid was the pillager; nor does her success help him."""
    won = given_bloodrage(seats=4, figures=AMBUSH, hands={BJORN: "friggas-grace-1b"})
    lost = given_bloodrage(
        seats=4, figures=DUEL, hands={BJORN: "friggas-grace-1b", ASTRID: "tyrs-rage-2"}
    )

    winning = fight(won, "angerboda", bjorn="friggas-grace-1b")
    losing = fight(lost, "angerboda", astrid="tyrs-rage-2", bjorn="friggas-grace-1b")

    assert winning.game.cells[BJORN] == losing.game.cells[BJORN] == [0, 0, 0]
    assert winning.asked == losing.asked == (BJORN, "turn")


@shows("lokis-trickery-1")
@pytest.mark.parametrize("card", ["lokis-trickery-1a", "lokis-trickery-1b"])
def test_lokis_trickery_steals_one_rage_from_the_winner(card: str) -> None:
    """STR 0; neither the third clan of the battle nor a bystander loses anything."""
    match = given_bloodrage(
        seats=4, figures={**AMBUSH, DAGNY: {"angerboda": "warrior"}}, hands={ASTRID: card}
    )

    table = fight(match, "angerboda", astrid=card)

    assert strengths(table) == [1, 3, 1]
    assert table.game.rage == [7, 5, 6, 6]


@shows("lokis-trickery-1")
def test_lokis_trickery_gives_nothing_to_a_winner() -> None:
    match = given_bloodrage(seats=4, figures=DUEL, hands={ASTRID: "lokis-trickery-1a"})

    table = fight(match, "angerboda", astrid="lokis-trickery-1a")

    assert table.game.rage == [6, 6, 6, 6]


@shows("thors-hammer-1")
def test_thors_hammer_pays_a_winner_three_glory() -> None:
    """STR 1; three glory more than the three of the battle, and no rage."""
    match = given_bloodrage(seats=4, figures=DUEL, hands={ASTRID: "thors-hammer-1"})

    table = fight(match, "angerboda", astrid="thors-hammer-1")

    assert strengths(table) == [4, 1]
    assert glories(table.game) == [3 + 3, 0, 0, 0]
    assert table.game.rage[ASTRID] == 6


@shows("thors-hammer-1")
def test_thors_hammer_pays_a_loser_nothing() -> None:
    match = given_bloodrage(seats=4, figures=AMBUSH, hands={ASTRID: "thors-hammer-1"})

    table = fight(match, "angerboda", astrid="thors-hammer-1")

    assert glories(table.game) == [0, 3, 0, 0]


@shows("heimdalls-eye-2", "heimdalls-gaze-3")
@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("heimdalls-eye-2a", 2),
        ("heimdalls-eye-2b", 2),
        ("heimdalls-eye-2c", 2),
        ("heimdalls-gaze-3a", 3),
        ("heimdalls-gaze-3b", 3),
    ],
)
def test_a_late_card_may_be_added_to_the_one_that_was_revealed(card: str, strength: int) -> None:
    """Both add their STR, and the winner discards both."""
    match = given_bloodrage(
        seats=4, age=strength, figures=AMBUSH, hands={ASTRID: f"tyrs-bash-1 {card}"}
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1")
    assert table.asked == (ASTRID, "add-late-card")
    table.says(ASTRID, f"add {card}")

    assert strengths(table) == [1 + 2 + strength, 3]
    assert discarded(table.game) == f"tyrs-bash-1 {card}"


@shows("heimdalls-eye-2", "heimdalls-gaze-3")
@pytest.mark.parametrize(("age", "card"), [(2, "heimdalls-eye-2a"), (3, "heimdalls-gaze-3a")])
def test_a_late_card_may_be_kept_in_hand(age: int, card: str) -> None:
    match = given_bloodrage(seats=4, age=age, figures=AMBUSH, hands={ASTRID: f"tyrs-bash-1 {card}"})

    table = fight(match, "angerboda", astrid="tyrs-bash-1")
    table.says(ASTRID, "add nothing")

    assert strengths(table) == [3, 3]
    assert hand(table.game, ASTRID) == f"tyrs-bash-1 {card}"


@shows("heimdalls-eye-2", "heimdalls-gaze-3")
@pytest.mark.parametrize(("card", "strength"), [("heimdalls-eye-2a", 2), ("heimdalls-gaze-3a", 3)])
def test_a_late_card_may_be_the_card_that_is_revealed(card: str, strength: int) -> None:
    match = given_bloodrage(seats=4, figures=DUEL, hands={ASTRID: card})

    table = fight(match, "angerboda", astrid=card)

    assert strengths(table) == [3 + strength, 1]


@shows("heimdalls-watch-2", "heimdalls-watch-3")
@pytest.mark.parametrize("card", ["heimdalls-watch-2", "heimdalls-watch-3"])
def test_heimdalls_watch_pays_for_all_cards_and_has_new_ones_played(card: str) -> None:
    """4 and 2 and its own 0 make 6 glory; the cards are gone, winner or not."""
    match = given_bloodrage(
        seats=4,
        figures={**DUEL, DAGNY: {"angerboda": "warrior"}},
        hands={
            ASTRID: "tyrs-crush-1 tyrs-bash-1", BJORN: f"{card} tyrs-smite-1",
            DAGNY: "friggas-grace-1a",
        },
    )  # fmt: skip

    table = fight(match, "angerboda", astrid="tyrs-crush-1", bjorn=card, dagny="friggas-grace-1a")
    assert glories(table.game) == [0, 4 + 0 + 2, 0, 0]
    assert discarded(table.game) == f"tyrs-crush-1 friggas-grace-1a {card}"
    table.says(ASTRID, "play tyrs-bash-1").says(BJORN, "play tyrs-smite-1")

    assert strengths(table) == [3 + 2, 1 + 5, 1]
    assert glories(table.game) == [0, 6 + 3, 0, 0]


@shows("odins-tide-2")
@pytest.mark.parametrize("card", ["odins-tide-2a", "odins-tide-2b"])
def test_odins_tide_leaves_each_clan_one_figure_of_its_choice(card: str) -> None:
    """STR 1; its owner too, ships of the fjord among the figures. Dagny is not there."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"angerboda": "2-warrior leader", "ne": "ship"},
            BJORN: {"angerboda": "2-warrior", "ne": "ship"},
            DAGNY: {"elvagar": "2-warrior"},
        },
        hands={ASTRID: card},
    )

    table = fight(match, "angerboda", astrid=card)
    assert table.offered() == ["spare warrior", "spare leader", "spare ship"]
    table.says(ASTRID, "spare leader")
    assert table.offered() == ["spare warrior", "spare ship"]
    table.says(BJORN, "spare ship")

    assert strengths(table) == [3 + 1, 2]
    assert at(table.game, ASTRID, "angerboda") == "leader"
    assert at(table.game, ASTRID, "valhalla") == "2-warrior ship"
    assert at(table.game, BJORN, "valhalla") == "2-warrior ship"  # the ship in the lost battle
    assert at(table.game, DAGNY, "elvagar") == "2-warrior"


@shows("odins-tide-2")
def test_odins_tide_leaves_one_warrior_of_many() -> None:
    match = given_bloodrage(
        seats=4,
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "3-warrior"}},
        hands={BJORN: "odins-tide-2a"},
    )

    table = fight(match, "angerboda", bjorn="odins-tide-2a")
    table.says(ASTRID, "spare leader").says(BJORN, "spare warrior")

    assert strengths(table) == [3, 1 + 1]


@shows("lokis-backstab-2")
@pytest.mark.parametrize("card", ["lokis-backstab-2a", "lokis-backstab-2b"])
def test_lokis_backstab_steals_two_glory_from_the_winner(card: str) -> None:
    """STR 0."""
    match = given_bloodrage(seats=4, figures=AMBUSH, hands={ASTRID: card}, glory={DAGNY: 9})

    table = fight(match, "angerboda", astrid=card)

    assert strengths(table) == [1, 3]
    assert glories(table.game) == [2, 3 - 2, 9, 0]


@shows("lokis-backstab-2")
def test_lokis_backstab_gives_nothing_to_a_winner() -> None:
    match = given_bloodrage(
        seats=4, figures=DUEL, hands={ASTRID: "lokis-backstab-2a"}, glory={BJORN: 9}
    )

    table = fight(match, "angerboda", astrid="lokis-backstab-2a")

    assert glories(table.game) == [3, 9, 0, 0]


@shows("thors-oath-2")
def test_thors_oath_raises_a_stat_of_a_winner() -> None:
    """STR 1; any stat, that of the token too, and for a winner that does not pillage."""
    match = given_bloodrage(seats=4, figures=AMBUSH, hands={BJORN: "thors-oath-2"})

    table = fight(match, "angerboda", bjorn="thors-oath-2")
    assert table.asked == (BJORN, "raise")
    assert table.offered() == ["raise rage", "raise axes", "raise horns"]
    table.says(BJORN, "raise horns")

    assert strengths(table) == [1, 4]
    assert cell(table.game, BJORN, "horns") == 1


@shows("thors-oath-2")
def test_thors_oath_gives_a_loser_nothing() -> None:
    match = given_bloodrage(seats=4, figures=AMBUSH, hands={ASTRID: "thors-oath-2"})

    table = fight(match, "angerboda", astrid="thors-oath-2")

    assert table.asked == (BJORN, "turn")
    assert table.game.cells[:2] == [[0, 0, 0], [0, 0, 0]]


@shows("odins-judgement-3")
@pytest.mark.parametrize("card", ["odins-judgement-3a", "odins-judgement-3b"])
def test_odins_judgement_pays_for_all_the_dead_of_the_battle(card: str) -> None:
    """STR 2; Astrid loses with two figures, Dagny with one: 2 glory each, and none for Bjorn."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"angerboda": "2-warrior"},
            BJORN: {"angerboda": "leader", "ne": "ship"},
            DAGNY: {"angerboda": "warrior"},
        },
        hands={ASTRID: card},
    )

    table = fight(match, "angerboda", astrid=card)

    assert strengths(table) == [2 + 2, 5, 1]
    assert glories(table.game) == [2 * 3, 3, 0, 0]


@shows("odins-judgement-3")
def test_odins_judgement_pays_a_winner_too() -> None:
    match = given_bloodrage(seats=4, figures=DUEL, hands={ASTRID: "odins-judgement-3a"})

    table = fight(match, "angerboda", astrid="odins-judgement-3a")

    assert glories(table.game) == [3 + 2, 0, 0, 0]


@shows("lokis-poison-3")
def test_lokis_poison_takes_the_cards_of_the_winner() -> None:
    """STR 0; its owner has its own card back as well, and another loser keeps its own."""
    match = given_bloodrage(
        seats=4,
        figures={**AMBUSH, DAGNY: {"angerboda": "warrior"}},
        hands={ASTRID: "lokis-poison-3", BJORN: "tyrs-smite-1", DAGNY: "tyrs-bash-1"},
    )

    table = fight(
        match, "angerboda",
        astrid="lokis-poison-3", bjorn="tyrs-smite-1", dagny="tyrs-bash-1",
    )  # fmt: skip

    assert strengths(table) == [1, 8, 3]
    assert hand(table.game, ASTRID) == "tyrs-smite-1 lokis-poison-3"
    assert hand(table.game, BJORN) == ""
    assert hand(table.game, DAGNY) == "tyrs-bash-1"
    assert discarded(table.game) == ""


@shows("lokis-poison-3")
def test_lokis_poison_gives_nothing_to_a_winner() -> None:
    match = given_bloodrage(
        seats=4, figures=DUEL, hands={ASTRID: "lokis-poison-3", BJORN: "tyrs-domain-1"}
    )

    table = fight(match, "angerboda", astrid="lokis-poison-3", bjorn="tyrs-domain-1")

    assert discarded(table.game) == "lokis-poison-3"
    assert hand(table.game, ASTRID) == ""
    assert hand(table.game, BJORN) == "tyrs-domain-1"


@shows("thors-ascension-3")
@pytest.mark.parametrize("card", ["thors-ascension-3a", "thors-ascension-3b"])
def test_thors_ascension_pays_a_winner_rage_and_glory(card: str) -> None:
    """STR 1; 3 rage and 3 glory."""
    match = given_bloodrage(seats=4, figures=DUEL, hands={ASTRID: card})

    table = fight(match, "angerboda", astrid=card)

    assert strengths(table) == [4, 1]
    assert glories(table.game) == [3 + 3, 0, 0, 0]
    assert table.game.rage == [9, 6, 6, 6]


@shows("thors-ascension-3")
def test_thors_ascension_pays_a_loser_nothing() -> None:
    match = given_bloodrage(seats=4, figures=AMBUSH, hands={ASTRID: "thors-ascension-3a"})

    table = fight(match, "angerboda", astrid="thors-ascension-3a")

    assert glories(table.game) == [0, 3, 0, 0]
    assert table.game.rage == [6, 6, 6, 6]


TEXTS = {
    "odins-smite-1a": 1, "heimdalls-sight-1": 0, "friggas-grace-1a": 2, "lokis-trickery-1a": 0,
    "thors-hammer-1": 1, "heimdalls-watch-2": 0, "odins-tide-2a": 1, "lokis-backstab-2a": 0,
    "thors-oath-2": 1, "odins-judgement-3a": 2, "lokis-poison-3": 0, "thors-ascension-3a": 1,
}  # fmt: skip
"""Every battle card with a text that Primacy can cancel, and its STR."""


@shows("thors-primacy-3")
@pytest.mark.parametrize("card", TEXTS)
def test_thors_primacy_cancels_the_text_of_a_loser(card: str) -> None:
    """STR 3. Bjorn's card counts its number and does nothing, before the battle or after it."""
    match = given_bloodrage(
        seats=4,
        figures={ASTRID: {"angerboda": "2-warrior leader"}, BJORN: {"angerboda": "2-warrior"}},
        hands={ASTRID: "thors-primacy-3a", BJORN: card},
    )

    table = fight(match, "angerboda", astrid="thors-primacy-3a", bjorn=card)

    assert table.asked == (BJORN, "turn")
    assert strengths(table) == [5 + 3, 2 + TEXTS[card]]
    assert glories(table.game) == [3, 0, 0, 0]
    assert table.game.rage == [6, 6, 6, 6]
    assert at(table.game, ASTRID, "angerboda") == "2-warrior leader"
    assert discarded(table.game) == "thors-primacy-3a"
    assert hand(table.game, BJORN) == card


@shows("thors-primacy-3")
@pytest.mark.parametrize("card", TEXTS)
def test_thors_primacy_cancels_the_text_of_a_winner(card: str) -> None:
    """Astrid pillages with her card; Primacy cancels it though Bjorn's side is the weaker one."""
    match = given_bloodrage(
        seats=4,
        figures={ASTRID: {"angerboda": "2-warrior leader"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: card, BJORN: "thors-primacy-3a"},
    )

    table = fight(match, "angerboda", astrid=card, bjorn="thors-primacy-3a")

    assert table.asked == (BJORN, "turn")
    assert strengths(table) == [5 + TEXTS[card], 1 + 3]
    assert is_pillaged(table.game, "angerboda")
    assert table.game.cells[ASTRID] == [0, 0, 1]  # by the token alone
    assert glories(table.game) == [3, 0, 0, 0]
    assert table.game.rage == [6, 6, 6, 6]


@shows("thors-primacy-3")
def test_thors_primacy_cancels_the_text_of_every_opponent() -> None:
    """Bjorn's Smite and Dagny's Tide; the figures of all are there when STR is compared."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"angerboda": "warrior"},
            BJORN: {"angerboda": "2-warrior"},
            DAGNY: {"angerboda": "2-warrior"},
        },
        hands={ASTRID: "thors-primacy-3b", BJORN: "odins-smite-1a", DAGNY: "odins-tide-2a"},
    )

    table = fight(
        match, "angerboda",
        astrid="thors-primacy-3b", bjorn="odins-smite-1a", dagny="odins-tide-2a",
    )  # fmt: skip

    assert strengths(table) == [1 + 3, 2 + 1, 2 + 1]
