"""What tables are judged by: named numbers of each clan, and everybody's chance to win."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from games.bloodrage.table import given_bloodrage, new_bloodrage, own_content, when
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.bots import parse_bot
from ragnatafl.bots.judgement import Judgement, judgement_of
from ragnatafl.bots.worth import everybodys_worth, worth
from ragnatafl.games.bloodrage import GAME
from ragnatafl.games.bloodrage.mind.terms import (
    ABSENT,
    NAMES,
    SHEET,
    TERMS,
    TEXTS,
    WAYS,
    Survey,
    count,
    progress,
)
from ragnatafl.games.bloodrage.rules.components import hand_of
from ragnatafl.games.bloodrage.rules.quest import is_fulfilled
from ragnatafl.games.bloodrage.rules.state import BloodRage, cards_in
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.views import determinize, view
from ragnatafl.lab.checks import redealt


def the_judgement() -> Judgement:
    judgement = judgement_of(GAME)
    assert judgement is not None
    return judgement


def term(name: str, match: Match[BloodRage], seat: Seat = ASTRID) -> float:
    return count(match.state)[seat][NAMES.index(name)]


def better(one: Match[BloodRage], other: Match[BloodRage]) -> bool:
    """Is the first table better for Astrid?"""
    chances = [the_judgement().chances(match.state)[ASTRID] for match in (one, other)]
    return chances[0] > chances[1]


def changed(one: Match[BloodRage], other: Match[BloodRage], seat: Seat = ASTRID) -> set[str]:
    """The terms by which two tables differ for a clan."""
    rows = count(one.state)[seat], count(other.state)[seat]
    return {name for name, a, b in zip(NAMES, *rows, strict=True) if a != b}


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_chance_and_together_they_are_whole(seats: int) -> None:
    match = new_bloodrage(seats, seed=seats)
    for _ in played_by_verb(match, seats):
        if match.over:
            break
        chances = the_judgement().chances(match.state)
        assert all(0 < chance < 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)
        assert [len(row) for row in count(match.state)] == [len(NAMES)] * seats


def test_all_seats_at_once_are_worth_what_each_is_alone() -> None:
    match = new_bloodrage(3, seed=5)
    for _ in played_by_verb(match, 5):
        together = everybodys_worth(match.state)
        assert together == pytest.approx([worth(match.state, Seat(seat)) for seat in range(3)])


def test_a_game_comes_from_its_beginning_to_its_end() -> None:
    """An age is done when all rage is spent; gifts are chosen before any of it is."""
    match, seen = new_bloodrage(4, seed=1), [0.0]
    assert progress(match.state) == 0
    for _ in played_by_verb(match, 1):
        if match.over:
            break
        age, now = match.state.age, progress(match.state)
        assert (age - 1) / 3 <= now <= age / 3
        seen.append(now)

    assert seen[-1] > 0.9


def test_a_quest_counts_as_met_where_the_rules_would_pay_it() -> None:
    """BR-8.1, with provinces that fell and ships beside them."""
    match, compared = new_bloodrage(3, seed=8), 0
    for _ in played_by_verb(match, 8):
        if match.over:
            break
        game = match.state
        for seat in map(Seat, range(3)):
            held = [c for c in cards_in(game, hand_of(seat)) if own_content().is_quest[c]]
            pays = [card for card in held if is_fulfilled(game, seat, card)]
            if Survey(game).rage[seat] and Survey(game).live:
                assert bool(pays) == (term("hand-quests-met", match, seat) > 0)
                assert (len(pays) < len(held)) == (term("hand-quests", match, seat) > 0)
                compared += bool(held)

    assert compared > 50


def test_what_a_seat_may_not_know_has_no_part_in_what_it_counts() -> None:
    """Tables that a seat cannot tell apart are dealt, and counted, alike."""
    match, rng, otherwise = new_bloodrage(3, seed=2), Random(5), 0
    for number, _ in enumerate(played_by_verb(match, 2)):
        if match.over or match.state.pending or number % 5:
            continue
        twin = cast("BloodRage", redealt(match.state, ASTRID, rng))  # of the same game
        views = view(match.state, ASTRID), view(twin, ASTRID)
        one, other = (count(determinize(seen, Random(4), remember=False)) for seen in views)
        assert one == other
        otherwise += count(match.state) != count(twin)

    assert otherwise > 5


def test_every_title_in_the_tables_of_worth_exists() -> None:
    content = own_content()
    titles = {entry.id[:-2] for entry in content.entry}

    assert {*WAYS, *TEXTS} <= titles
    others = content.battle_cards | content.quest_cards
    upgrades = {e.id[:-2] for card, e in enumerate(content.entry) if not others >> card & 1}
    assert upgrades == set(WAYS)


# Glory, stats and rage


def test_glory_is_good_and_the_others_glory_is_not() -> None:
    plain = given_bloodrage()

    assert changed(given_bloodrage(glory={ASTRID: 5}), plain) == {"glory"}
    assert better(given_bloodrage(glory={ASTRID: 5}), plain)
    assert better(plain, given_bloodrage(glory={BJORN: 5}))


@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
def test_a_raised_stat_counts_more_in_everything(stat: str) -> None:
    for cell in range(5):
        low = given_bloodrage(stats={ASTRID: {stat: cell}})
        high = given_bloodrage(stats={ASTRID: {stat: cell + 1}})
        sheets = [count(match.state)[ASTRID][: len(SHEET)] for match in (low, high)]
        assert sheets[0] != sheets[1]
        assert all(a <= b for a, b in zip(*sheets, strict=True))


def test_stats_pay_by_their_cells_and_a_little_before() -> None:
    """BR-11.1: the sixth cell 20, the fifth 10; nothing is left to hope for at the very end."""
    stats, spent = {ASTRID: {"rage": 5, "axes": 4, "horns": 2}}, {ASTRID: 0, BJORN: 1}
    late = given_bloodrage(stats=stats, age=3, rage=spent, turn=BJORN)
    early = given_bloodrage(stats=stats)

    assert 30 < term("stats", late) < 31 < term("stats", early) < 60


def test_who_has_rage_when_the_others_have_none_has_the_last_word() -> None:
    match = given_bloodrage(rage={ASTRID: 4, BJORN: 1})

    assert term("last-word", match) == 3
    assert term("last-word", match, BJORN) == 0
    assert term("turns", given_bloodrage(rage={ASTRID: 0, BJORN: 1}, turn=BJORN)) == 0


# Cards


def test_battle_cards_count_by_their_strength_and_by_whom_they_help() -> None:
    match = given_bloodrage(hands={ASTRID: "tyrs-smash-1a tyrs-smite-1 thors-hammer-1"})

    assert term("best-card", match) == 5
    assert term("other-cards", match) == 3 + 1
    assert term("texts-win", match) > 0 == term("texts-lose", match)


def test_an_upgrade_that_cannot_be_paid_is_another_matter() -> None:
    """Lord of Hammers costs 3."""
    rich = given_bloodrage(hands={ASTRID: "lord-of-hammers-1"}, rage={ASTRID: 3, BJORN: 3})
    poor = given_bloodrage(hands={ASTRID: "lord-of-hammers-1"}, rage={ASTRID: 2, BJORN: 4})

    assert term("hand-upgrades", rich) > 0 == term("dear-upgrades", rich)
    assert term("dear-upgrades", poor) > 0 == term("hand-upgrades", poor)


def test_a_card_may_be_kept_for_the_next_age_but_not_beyond_the_last() -> None:
    """BR-7.1, BR-7.3"""
    hands, rage = {ASTRID: "tyrs-smite-1"}, {ASTRID: 1, BJORN: 0}

    assert term("kept-card", given_bloodrage(age=2, hands=hands, rage=rage)) > 0
    assert term("kept-card", given_bloodrage(age=3, hands=hands, rage=rage)) == 0


def test_upgrades_count_by_what_they_are_for() -> None:
    plain = given_bloodrage()
    for card, name in (
        ("lokis-domain-1", "ways-to-die"),
        ("brothers-in-arms-1", "ways-to-fight"),
        ("lord-of-hammers-1", "ways-to-pillage"),
        ("odins-throne-3", "ways-to-score"),
        ("friggas-charm-1", "ways-to-move"),
        ("troll-1", "monsters"),
    ):
        match = given_bloodrage(upgrades={ASTRID: card})
        assert term(name, match) > term(name, plain)


# Quests


def test_quests_are_met_near_or_far() -> None:
    quests = {ASTRID: "alfheim-1a"}
    strong = given_bloodrage(quests=quests, figures={ASTRID: {"andlang": "leader"}})
    tied = given_bloodrage(
        quests=quests, figures={ASTRID: {"andlang": "leader"}, BJORN: {"andlang": "leader"}},
        destroyed=("gimle", "horgr", "elvagar"), dooms=("myrkulor", "utgard", "muspelheim"),
    )  # fmt: skip
    beaten = given_bloodrage(
        quests=quests, figures={BJORN: {"andlang": "2-warrior leader"}},
        destroyed=("gimle", "horgr", "elvagar"), dooms=("myrkulor", "utgard", "muspelheim"),
    )  # fmt: skip

    assert term("quests-met", strong) == 5 + 4
    assert term("quests-near", tied) == 5 + 4
    assert term("quests-far", beaten) == 5 + 4
    assert better(strong, beaten)


def test_a_ship_beside_a_province_that_fell_fulfils_nothing_there() -> None:
    """BR-3.4.1: Utgard and Horgr are gone, and Muspelheim is Bjorn's."""
    match = given_bloodrage(
        quests={ASTRID: "jotunheim-1a"},
        figures={ASTRID: {"sw": "ship"}, BJORN: {"muspelheim": "warrior"}},
        destroyed=("utgard", "horgr", "elvagar"),
        dooms=("gimle", "myrkulor", "andlang"),
    )

    assert term("quests-met", match) == 0


def test_the_dead_fulfil_a_quest_that_asks_for_them() -> None:
    """BR-8.1.6"""
    quests = {ASTRID: "glorious-death-1a"}
    four = given_bloodrage(quests=quests, figures={ASTRID: {"valhalla": "4-warrior"}})
    two = given_bloodrage(quests=quests, figures={ASTRID: {"valhalla": "2-warrior"}})
    one = given_bloodrage(quests=quests, figures={ASTRID: {"valhalla": "warrior"}})

    assert (term("quests-met", four), term("quests-shaky", four)) == (6 + 4, 0)
    assert term("quests-near", two) == 6 + 4
    assert term("quests-far", one) == 6 + 4
    assert better(four, one)


def test_a_lead_makes_a_quest_less_shaky() -> None:
    quests = {ASTRID: "alfheim-1a"}
    by_one = given_bloodrage(quests=quests, figures={ASTRID: {"andlang": "warrior"}})
    by_three = given_bloodrage(quests=quests, figures={ASTRID: {"andlang": "leader"}})

    assert term("quests-shaky", by_one) > term("quests-shaky", by_three) > 0


# Figures


def test_to_stand_in_the_doomed_province_is_good_at_the_end_of_an_age() -> None:
    rage = {ASTRID: 1, BJORN: 1}
    doomed = given_bloodrage(age=3, rage=rage, figures={ASTRID: {"utgard": "2-warrior"}})
    safe = given_bloodrage(age=3, rage=rage, figures={ASTRID: {"andlang": "2-warrior"}})

    assert term("ragnarok", doomed) > 0 == term("ragnarok", safe)
    assert better(doomed, safe)


def test_dying_pays_more_with_loki() -> None:
    """BR-E1: each figure that leaves Valhalla pays."""
    figures = {ASTRID: {"valhalla": "3-warrior", "gimle": "warrior", "nw": "ship"}}
    plain = given_bloodrage(figures=figures)
    loki = given_bloodrage(figures=figures, upgrades={ASTRID: "lokis-domain-1 lokis-dragons-1"})

    assert (term("dead-pay", plain), term("dead-pay", loki)) == (0, 3)
    assert term("ragnarok", loki) > term("ragnarok", plain) > 0


def test_figures_on_the_map_pay_at_the_end_with_thors_conquest() -> None:
    """BR-Fbb"""
    figures = {ASTRID: {"andlang": "2-warrior", "utgard": "warrior"}}  # Utgard will fall
    match = given_bloodrage(age=3, figures=figures, upgrades={ASTRID: "thors-conquest-3"})

    assert (term("end-pay", match), term("end-pay", match, BJORN)) == (6, 0)


def test_horns_leave_room_for_figures_in_reserve() -> None:
    two = given_bloodrage(figures={ASTRID: {"andlang": "2-warrior"}})

    assert term("room", two) == 2
    assert term("room", two, BJORN) == 4


def test_figures_are_exposed_where_others_are_stronger() -> None:
    figures = {ASTRID: {"andlang": "warrior"}, BJORN: {"andlang": "leader"}}

    assert term("exposed", given_bloodrage(figures=figures)) == 1
    assert term("exposed", given_bloodrage(figures=figures), BJORN) == 0
    assert term("exposed", given_bloodrage(figures=figures, pillaged="andlang")) == 0


def test_battles_next_door_can_be_joined() -> None:
    """BR-6.11.2: from Utgard those of Andlang and Yggdrasil; Horgr is gone."""
    match = given_bloodrage(figures={ASTRID: {"utgard": "warrior"}, BJORN: {"sw": "ship"}})

    assert term("reach", match) == 2
    assert term("reach", match, BJORN) == 0


def test_what_lies_there_to_be_pillaged_is_a_prize() -> None:
    figures = {ASTRID: {"andlang": "warrior", "yggdrasil": "warrior"}}
    two, one = (
        given_bloodrage(figures=figures),
        given_bloodrage(figures=figures, pillaged="andlang"),
    )

    assert term("best-prize", two) == term("best-prize", one) > term("other-prizes", two) > 0
    assert term("other-prizes", one) == 0


# Battles


def test_the_stronger_clan_has_the_better_odds() -> None:
    figures = {ASTRID: {"utgard": "warrior leader"}, BJORN: {"utgard": "warrior"}}
    hands = {ASTRID: "tyrs-bash-1", BJORN: "thors-hammer-1"}
    table = when(given_bloodrage(seats=3, figures=figures, hands=hands))

    table.says(ASTRID, "pillage utgard")

    odds = Survey(table.game).odds
    assert odds[ASTRID] > 0.5 > odds[BJORN]
    assert odds[DAGNY] == ABSENT


def test_a_battle_counts_as_it_will_end_on_average() -> None:
    """The winner has 3 glory by its axes, the pillager the token of Utgard: horns."""
    figures = {ASTRID: {"utgard": "leader"}, BJORN: {"utgard": "2-warrior"}}
    hands, loki = {ASTRID: "tyrs-bash-1", BJORN: "thors-hammer-1"}, {BJORN: "lokis-domain-1"}
    before = given_bloodrage(figures=figures, hands=hands, upgrades=loki)
    table = when(given_bloodrage(figures=figures, hands=hands, upgrades=loki))

    table.says(ASTRID, "pillage utgard")

    odds, after = Survey(table.game).odds, table.match
    for seat, there in ((ASTRID, 3), (BJORN, 2)):
        assert term("glory", after, seat) == pytest.approx(3 * odds[seat])
        assert term("strength", after, seat) == pytest.approx(there * odds[seat])
    assert term("dead", after) == pytest.approx(1 - odds[ASTRID])
    assert term("dead-pay", after, BJORN) == pytest.approx(2 * (1 - odds[BJORN]))
    assert term("horns", after) > term("horns", before)
    assert term("horns", after, BJORN) == term("horns", before, BJORN)
    assert term("best-prize", after) < term("best-prize", before)


def test_who_dies_in_battle_does_not_die_in_ragnarok() -> None:
    figures = {ASTRID: {"gimle": "leader"}, BJORN: {"gimle": "warrior"}}
    hands = {ASTRID: "tyrs-bash-1", BJORN: "thors-hammer-1"}
    table = when(given_bloodrage(figures=figures, hands=hands))
    whole = term("ragnarok", table.match, BJORN)

    table.says(ASTRID, "pillage gimle")

    assert 0 < term("ragnarok", table.match, BJORN) < whole


# Bots


def test_karl_takes_glory_that_lies_there() -> None:
    """Alone in a province whose token pays 5 glory, with one rage left and all horns used."""
    match = given_bloodrage(
        rage={ASTRID: 1, BJORN: 0},
        age=3,
        figures={ASTRID: {"andlang": "3-warrior", "yggdrasil": "leader"}},
        pillaged="yggdrasil",
    )
    karl = parse_bot("karl")

    for seed in range(8):  # whatever it leans to
        choice = karl.make(seed).choose(match.view(ASTRID), match.decision, karl.budget)
        assert choice.text == "pillage andlang"


def test_a_leaning_weighs_terms_that_there_are() -> None:
    for way in TERMS.leanings:
        assert {name for name, _ in way.more} <= set(NAMES)
        assert all(more > 0 for _, more in way.more)
