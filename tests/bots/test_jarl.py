"""Jarl: a search that keeps its budget, its secrets and its head."""

from __future__ import annotations

import gc

import pytest

import ragnatafl
from bots.march import new_march
from bots.tables import says
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.bots import Budget, parse_bot
from ragnatafl.bots.jarl import NARROWEST, Jarl, Spread
from ragnatafl.bots.judgement import _KNOWN as KNOWN
from ragnatafl.bots.judgement import Judgement, own_weights
from ragnatafl.games import find_game
from ragnatafl.kernel.state import State
from toys.stories import given_raid, new_raid


@pytest.mark.parametrize("iterations", [1, 2, 30])
def test_the_budget_is_kept(iterations: int) -> None:
    jarl = Jarl(1)

    says(jarl, new_raid(3).match, Budget(iterations=iterations))

    assert jarl.iterations == iterations


def test_left_alone_jarl_thinks_at_its_own_pace() -> None:
    jarl = Jarl(1)

    says(jarl, new_march())

    assert jarl.iterations == jarl.pace


def test_no_time_is_time_for_one_iteration() -> None:
    """The clock is looked at before each further one, so at most one is too many."""
    jarl = Jarl(1)

    assert says(jarl, new_raid(3).match, Budget(seconds=1e-9)).startswith("keep ")
    assert jarl.iterations == 1


def test_of_two_budgets_the_first_to_end_counts() -> None:
    jarl = Jarl(1)

    says(jarl, new_raid(3).match, Budget(iterations=3, seconds=1000.0))

    assert jarl.iterations == 3


def test_a_forced_answer_costs_nothing() -> None:
    table = given_raid(hands={ASTRID: "axe-1", BJORN: ""}).says(ASTRID, "raid bjorn")
    jarl = Jarl(1)

    assert says(jarl, table.match, Budget(iterations=50), BJORN) == "put nothing"
    assert jarl.iterations == 0


def test_a_win_in_the_innermost_step_is_found() -> None:
    """RAID-6: a raid, two sealed cards, the clash, the glory: five steps down lies victory."""
    table = given_raid(
        hands={ASTRID: "axe-8 axe-7", BJORN: "axe-1"}, warriors={BJORN: 1}, glory={ASTRID: 5}
    )

    for seed in range(5):
        assert says(Jarl(seed), table.match, Budget(iterations=60)) == "raid bjorn"


def test_the_right_foe_is_raided() -> None:
    """With 5 glory one more raid wins, if it is won: Dagny stands alone, Bjorn does not."""
    table = given_raid(
        3,
        hands={ASTRID: "axe-1 axe-2", BJORN: "axe-8", DAGNY: ""},
        warriors={BJORN: 3, DAGNY: 1},
        glory={ASTRID: 5},
    )

    for seed in range(5):
        assert says(Jarl(seed), table.match, Budget(iterations=120)) == "raid dagny"


def test_the_card_that_wins_is_put() -> None:
    """RAID-4, a sealed question: the axe wins for sure, the raven hardly ever."""
    table = given_raid(
        hands={ASTRID: "raven-1 axe-8", BJORN: "axe-1"}, warriors={BJORN: 1}, glory={ASTRID: 5}
    ).says(ASTRID, "raid bjorn")

    for seed in range(5):
        assert says(Jarl(seed), table.match, Budget(iterations=40), ASTRID) == "put axe-8"


def test_others_may_have_answered_a_sealed_question_or_not() -> None:
    hands = {ASTRID: "axe-4", BJORN: "raven-1 axe-8"}
    asked = given_raid(hands=hands, warriors={ASTRID: 1}, glory={BJORN: 5}, turn=BJORN)
    asked.says(BJORN, "raid astrid")

    assert says(Jarl(1), asked.match, Budget(iterations=40), BJORN) == "put axe-8"
    asked.says(ASTRID, "put axe-4")
    assert says(Jarl(1), asked.match, Budget(iterations=40), BJORN) == "put axe-8"


def test_a_very_wide_question_is_looked_at_in_parts() -> None:
    """More roads than jarl judges at one visit; the last ones are the best."""
    match = new_march(roads=300)
    match.choose("set out")

    for seed in range(5):
        road = int(says(Jarl(seed), match, Budget(iterations=12)).removeprefix("take road "))
        assert road > 290


def test_the_last_master_of_runics_is_placed_to_win() -> None:
    """RUN-7: after this answer the game is over, and only one area is large enough."""
    match = ragnatafl.new("runics", seed=11)
    jarl = Jarl(3)
    last = None
    while not match.over:
        places = [o for o in match.decision.options if o.text.startswith("place at")]
        if places and len(places) == len(match.decision.options):
            trials = [match.copy() for _ in places]
            for trial, option in zip(trials, places, strict=True):
                trial.choose(option)
            seat = match.decision.seat
            wins = [o for o, t in zip(places, trials, strict=True) if t.winners == (seat,)]
            if all(trial.over for trial in trials) and wins:
                last = says(jarl, match, Budget(iterations=20))
                assert last in [option.text for option in wins]
        match.choose(says(jarl, match, Budget(iterations=1)))


def test_the_next_question_of_a_plan_finds_the_tree_half_grown() -> None:
    match, jarl = new_march(), Jarl(1)
    resumed: list[bool] = []

    for _ in (ASTRID, BJORN):
        for said in ("set out", "take road 3"):
            assert says(jarl, match, Budget(iterations=10)) == said
            resumed.append(jarl.resumed)
            match.choose(said)

    assert resumed == [False, True, False, True]


def test_a_tree_is_not_taken_up_for_another_table() -> None:
    match, other = new_march(), new_march()
    jarl = Jarl(1)
    assert says(jarl, match, Budget(iterations=10)) == "set out"

    for table, choices in ((other, ["set out"]), (match, ["rest", "set out"])):
        for choice in choices:
            table.choose(choice)
        says(jarl, table, Budget(iterations=10))
        assert not jarl.resumed


def test_a_plan_that_never_ends_is_given_up() -> None:
    assert says(Jarl(1), new_march(endless=True), Budget(iterations=3)) in ("walk on", "set out")


@pytest.mark.parametrize("name", ["raid", "runics", "bloodrage", "lords"])
def test_a_search_leaves_nothing_for_the_garbage_collector(name: str) -> None:
    """It runs without one: whatever it makes is gone when the last name of it is."""
    match, jarl = ragnatafl.new(name, seed=2), Jarl(1)
    gc.collect()
    gc.disable()
    try:
        says(jarl, match, Budget(iterations=12))
        left = gc.collect()
    finally:
        gc.enable()

    assert left == 0


class Faint(Judgement):
    """Finds all seats nearly alike: of every difference it sees a tenth."""

    def chances(self, game: State) -> list[float]:
        even = 1 / game.seats
        return [even + (chance - even) / 10 for chance in super().chances(game)]


def test_how_large_a_difference_is_the_search_finds_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long before the end it tries the same options as often, however faint values are."""
    match, game = ragnatafl.new("runics", seats=3, seed=4), find_game("runics")
    terms = game.mind.terms
    assert terms is not None
    tried = []
    for judgement in (Judgement, Faint):
        monkeypatch.setitem(KNOWN, "runics", judgement(terms, own_weights(game)))
        jarl = Jarl(2)
        says(jarl, match, Budget(iterations=40))
        assert jarl.search is not None
        tried.append([finding.visits for finding in jarl.search.findings()])

    assert tried[0] == tried[1]
    assert sum(visits > 0 for visits in tried[0]) > 1


def test_with_a_character_it_judges_by_a_leaning() -> None:
    """One of four in Lords; without a character, or where nobody leans, by what is learnt."""
    lords, runics = find_game("lords"), find_game("runics")
    terms = lords.mind.terms
    assert terms is not None
    game = ragnatafl.new("lords", seats=2, seed=1).state

    judges = [Jarl(1, character).guessed_by(lords) for character in (0.1, 0.3, 0.6, 0.9)]

    assert len({tuple(judge.weights(game)) for judge in judges if judge is not None}) == 4
    assert Jarl(1, 0.1).judged_by(lords) is None  # before a search
    assert (Jarl(1).guessed_by(lords), Jarl(1, 0.1).guessed_by(runics)) == (None, None)
    assert {parse_bot(bot).leaning(lords, "7", ASTRID) for bot in ("bondi", "konung")} == {""}
    assert parse_bot("jarl").leaning(lords, "7", ASTRID) in {way.name for way in terms.leanings}


def test_a_spread_is_the_deviation_of_what_was_seen() -> None:
    spread = Spread()
    assert spread.width == NARROWEST

    for value in (0.1, 0.1, 0.5, 0.5):
        spread.take(value)

    assert spread.width == pytest.approx(0.2)
