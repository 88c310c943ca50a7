"""BR-Fj to BR-Fw: defaults about cards in battle, in their order."""

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
    strengths,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.bloodrage.rules.components import CARDS
from ragnatafl.kernel.hooks import is_blank


@pytest.mark.rule("BR-Fj")
def test_odins_tide_lets_all_choose_openly_from_the_pillager_clockwise() -> None:
    """BR-Fj: Dagny pillages; Eirik's Tide; ships of the fjord are among the choices."""
    match = given_bloodrage(
        seats=4,
        turn=DAGNY,
        figures={
            ASTRID: {"angerboda": "warrior", "ne": "ship"},
            DAGNY: {"angerboda": "leader", "ne": "ship"},
            EIRIK: {"angerboda": "2-warrior"},
        },
        hands={EIRIK: "odins-tide-2a"},
    )

    table = fight(match, "angerboda", eirik="odins-tide-2a")
    assert table.asked == (DAGNY, "spare")
    table.says(DAGNY, "spare leader")
    assert at(table.game, DAGNY, "valhalla") == "ship"  # open to all before the next one chooses
    assert table.asked == (EIRIK, "spare")
    table.says(EIRIK, "spare warrior")
    assert table.asked == (ASTRID, "spare")
    table.says(ASTRID, "spare ship")

    assert strengths(table) == [3, 1 + 1, 2]


@pytest.mark.rule("BR-Fk")
def test_odins_smite_takes_one_warrior_and_asks_nobody() -> None:
    """BR-Fk: of three; Bjorn, who has none, loses nothing else."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"angerboda": "warrior"},
            BJORN: {"ne": "ship"},
            DAGNY: {"angerboda": "3-warrior"},
        },
        hands={ASTRID: "odins-smite-1a"},
    )

    table = fight(match, "angerboda", astrid="odins-smite-1a")

    assert strengths(table) == [1 + 1, 2, 2]


@pytest.mark.rule("BR-Fl")
@pytest.mark.parametrize("pillager", [ASTRID, BJORN], ids=["smite first", "tide first"])
def test_smite_and_tide_go_from_the_pillager_clockwise(pillager: int) -> None:
    """BR-Fl: Bjorn can keep his only warrior from the Tide before the Smite, not after it."""
    match = given_bloodrage(
        age=2,
        turn=[ASTRID, BJORN][pillager],
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior leader"}},
        hands={ASTRID: "odins-smite-1a", BJORN: "odins-tide-2a"},
    )

    table = fight(match, "angerboda", astrid="odins-smite-1a", bjorn="odins-tide-2a")
    if pillager == ASTRID:
        table.says(ASTRID, "spare leader")
        assert table.offered() == ["spare leader"]
    else:
        assert table.offered() == ["spare warrior", "spare leader"]
        table.says(BJORN, "spare warrior").says(ASTRID, "spare leader")
        assert strengths(table) == [0 + 1, 3 + 1]


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


@pytest.mark.rule("BR-Fo")
def test_primacy_does_not_touch_late_cards() -> None:
    """BR-Fo: 2 of the Eye that Bjorn adds."""
    match = given_bloodrage(
        age=3,
        figures=EVEN,
        hands={ASTRID: "thors-primacy-3a", BJORN: "tyrs-bash-1 heimdalls-eye-2a"},
    )

    table = fight(match, "angerboda", astrid="thors-primacy-3a", bjorn="tyrs-bash-1")
    table.says(BJORN, "add heimdalls-eye-2a")

    assert strengths(table) == [1 + 3, 1 + 2 + 2]


@pytest.mark.rule("BR-Fp")
@pytest.mark.parametrize("pillager", [ASTRID, BJORN, DAGNY])
def test_of_two_primacies_one_holds(pillager: int) -> None:
    """BR-Fp: they do not undo each other, so Dagny's Smite is cancelled; both keep their 3."""
    match = given_bloodrage(
        seats=3,
        age=3,
        turn=[ASTRID, BJORN, DAGNY][pillager],
        figures={**EVEN, DAGNY: {"angerboda": "warrior"}},
        hands={ASTRID: "thors-primacy-3a", BJORN: "thors-primacy-3b", DAGNY: "odins-smite-1a"},
    )

    table = fight(
        match, "angerboda",
        astrid="thors-primacy-3a", bjorn="thors-primacy-3b", dagny="odins-smite-1a",
    )  # fmt: skip

    in_seat_order = [1 + 3, 1 + 3, 1 + 1]
    assert strengths(table) == in_seat_order[pillager:] + in_seat_order[:pillager]


@pytest.mark.rule("BR-Fp")
@pytest.mark.parametrize("pillager", [ASTRID, BJORN], ids=["astrid", "bjorn"])
def test_the_first_primacy_from_the_pillager_cancels_the_other(pillager: int) -> None:
    """BR-Fp: nothing else comes of it, so the texts themselves are looked at."""
    match = given_bloodrage(
        age=3,
        seats=3,
        turn=[ASTRID, BJORN][pillager],
        figures=EVEN,
        hands={ASTRID: "thors-primacy-3a manheim-1a", BJORN: "thors-primacy-3b"},
    )

    table = fight(match, "angerboda", astrid="thors-primacy-3a", bjorn="thors-primacy-3b")

    assert table.asked == (ASTRID, "add-late-card")
    assert is_blank(table.game, CARDS.read("thors-primacy-3a")) == (pillager == BJORN)
    assert is_blank(table.game, CARDS.read("thors-primacy-3b")) == (pillager == ASTRID)


@pytest.mark.rule("BR-Fq")
@pytest.mark.parametrize("cards", ["tyrs-domain-1 tyrs-wrath-3", "tyrs-wrath-3 tyrs-domain-1"])
def test_domain_and_wrath_of_tyr_give_the_better_value_only(cards: str) -> None:
    """BR-Fq: 5, and one question."""
    match = given_bloodrage(
        seats=4, figures=DUEL, hands={ASTRID: "manheim-1a"}, upgrades={ASTRID: cards}
    )

    table = fight(match, "angerboda", astrid="manheim-1a").says(ASTRID, "count manheim-1a")

    assert strengths(table) == [3 + 5, 1]


@pytest.mark.rule("BR-Fr")
def test_thors_oath_raises_its_stat_after_the_battle_glory() -> None:
    """BR-Fr: Axes rise from 3 to 4 by the oath, and the battle has paid 3."""
    match = given_bloodrage(age=2, figures=DUEL, hands={ASTRID: "thors-oath-2"})

    table = fight(match, "angerboda", astrid="thors-oath-2").says(ASTRID, "raise axes")

    assert glories(table.game) == [3, 0]
    assert cell(table.game, ASTRID, "axes") == 1


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


@pytest.mark.rule("BR-Fv")
def test_all_the_dead_of_the_battle_count_whoever_won() -> None:
    """BR-Fv: Astrid loses. One of Bjorn's fell by her Smite; two of hers and Dagny's one besides.

    Her Valkyrie pays for two enemies, Thor's Glory once; Bjorn has nothing but the battle.
    """
    match = given_bloodrage(
        seats=4,
        age=2,
        figures={
            ASTRID: {"angerboda": "warrior valkyrie"},
            BJORN: {"angerboda": "warrior leader"},
            DAGNY: {"angerboda": "warrior"},
        },
        hands={ASTRID: "odins-smite-1a", BJORN: "tyrs-smite-2"},
        upgrades={ASTRID: "valkyrie-2 thors-glory-1"},
    )

    table = fight(match, "angerboda", astrid="odins-smite-1a", bjorn="tyrs-smite-2")

    assert strengths(table) == [3 + 1, 3 + 5, 0]
    assert glories(table.game) == [2 * 2 + 2, 3, 0, 0]


@pytest.mark.rule("BR-Fv")
def test_judgement_counts_the_tide_and_the_own_dead() -> None:
    """BR-Fv: Tide takes one of each; then Bjorn's last one falls: 3 dead in all."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={
            ASTRID: {"angerboda": "warrior leader"},
            BJORN: {"angerboda": "2-warrior"},
        },
        hands={ASTRID: "odins-judgement-3a", BJORN: "odins-tide-2a"},
    )

    table = fight(match, "angerboda", astrid="odins-judgement-3a", bjorn="odins-tide-2a")
    table.says(ASTRID, "spare leader").says(BJORN, "spare warrior")

    assert glories(table.game) == [3 + 3 * 2, 0, 0, 0]


@pytest.mark.rule("BR-Fw")
def test_figures_that_were_saved_count_nowhere_as_destroyed() -> None:
    """BR-Fw: of Bjorn's four the ship is protected, the Witch is in Yggdrasil; two count."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={
            ASTRID: {"angerboda": "leader valkyrie"},
            BJORN: {"angerboda": "2-warrior volur-witch", "ne": "ship"},
        },
        hands={ASTRID: "tyrs-rage-3"},
        upgrades={ASTRID: "valkyrie-2", BJORN: "friggas-protection-2 volur-witch-3 fire-dragons-2"},
    )

    table = fight(match, "angerboda", astrid="tyrs-rage-3")
    table.says(BJORN, "let warrior die", "save volur-witch with volur-witch-3")
    table.says(BJORN, "save ship with friggas-protection-2")

    assert glories(table.game) == [3 + 2 * 2, 0, 0, 0]
    assert at(table.game, BJORN, "ne") == "ship"
