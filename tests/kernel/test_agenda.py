"""The engine: steps, questions, sealed answers, told chance, automas, the end."""

from __future__ import annotations

from random import Random

import pytest

from kernel.coins import FIRST, Coins, GuessBoth, TossOrStop, make_game, new_coins
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.agenda import Next, Step, apply, begin, choose, offered, questions, step
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import make_setup, start_game
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import CHANCE, Seat
from ragnatafl.kernel.views import determinize, view
from toys.raid import Draft, GainGlory, NextTurn, RaidOn, Turn
from toys.stories import given_raid, new_raid

BJORNS_TURN = ["raid astrid", "raise axe-2", "rest axe-2"]


def test_steps_are_plain_data_with_readable_names() -> None:
    """2.2"""
    assert RaidOn(ASTRID, BJORN) == RaidOn(ASTRID, BJORN)
    assert RaidOn(ASTRID, BJORN) != RaidOn(BJORN, ASTRID)
    assert hash(GainGlory(ASTRID, 2)) == hash(GainGlory(ASTRID, 2))
    assert repr(GainGlory(ASTRID, 2)) == "gain-glory seat=astrid amount=2"
    assert not hasattr(GainGlory(ASTRID, 2), "__dict__")


def test_a_step_that_asks_lies_on_top_until_it_is_answered() -> None:
    """2.2"""
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"})

    assert table.game.agenda == [NextTurn(BJORN), Turn(ASTRID)]
    table.says(ASTRID, "rest axe-1")
    assert table.game.agenda == [NextTurn(ASTRID), Turn(BJORN)]


def test_steps_are_done_in_the_order_they_are_given() -> None:
    table = new_raid(seats=2)

    assert table.game.agenda == [NextTurn(ASTRID), Draft(3), Draft(2), Draft(1)]


def test_the_rules_ask_even_when_one_option_is_left() -> None:
    """2.4"""
    table = given_raid(hands={ASTRID: "axe-1", BJORN: ""}).says(ASTRID, "raid bjorn")

    assert (table.offered(to=ASTRID), table.offered(to=BJORN)) == (["put axe-1"], ["put nothing"])


def test_hidden_facts_do_not_decide_whether_a_question_is_asked() -> None:
    """2.4: whoever holds which cards, both sides are asked, and the question is never skipped."""
    table = given_raid(hands={ASTRID: "axe-1", BJORN: ""}).says(ASTRID, "raid bjorn")

    assert all(decision.secret for decision in table.match.decisions)


def test_who_judges_a_table_need_not_have_its_options_listed() -> None:
    """Bjorn's turn it is, whatever he can do; what that is, is listed when somebody asks."""
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"}, source="fast")
    game = table.game.clone()

    apply(game, game.decision.options[-1], pause=True)

    assert (game.decision.seat, game.decision.options) == (BJORN, ())
    assert [option.text for option in offered(game)] == BJORNS_TURN
    assert game.decision.prompt == "turn"


def test_beside_told_dice_everything_is_listed_at_once() -> None:
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"}, source="asked")
    game = table.game.clone()

    apply(game, game.decision.options[-1], pause=True)

    assert [option.text for option in game.decision.options] == BJORNS_TURN


def test_sealed_questions_are_open_at_once_and_lowest_seat_first() -> None:
    """2.5"""
    table = new_raid(seats=3)

    assert [decision.seat for decision in table.match.decisions] == [ASTRID, BJORN, DAGNY]
    assert table.game.pending == 0b111
    assert table.match.decision.seat == ASTRID


def test_sealed_questions_are_sorted_by_seat_whoever_began() -> None:
    """2.5: search answers in the order of seats."""
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"}, turn=BJORN)

    table.says(BJORN, "raid astrid")

    assert [decision.seat for decision in table.match.decisions] == [ASTRID, BJORN]


def test_a_sealed_answer_is_kept_and_nothing_happens_before_the_last() -> None:
    """2.5"""
    match = new_coins("guess")

    match.choose("guess tails", BJORN)

    assert [answer and answer.text for answer in match.state.sealed] == [None, "guess tails"]
    assert match.state.pending == 0b01
    assert [decision.seat for decision in match.decisions] == [ASTRID]


def test_a_sealed_answer_may_change_until_the_last_is_in() -> None:
    """2.5"""
    match = new_coins("guess", "fast")
    match.choose("guess tails", ASTRID)

    match.choose("guess heads", ASTRID)
    assert match.state.sealed[ASTRID] is not None
    match.choose("guess heads", BJORN)

    with pytest.raises(Illegal, match="not asked now"):
        match.choose("guess heads", BJORN)
    assert match.state.sealed == (None, None)


def test_a_refused_change_keeps_the_sealed_answer() -> None:
    match = new_coins("guess", "fast")
    match.choose("guess tails", ASTRID)

    with pytest.raises(Illegal, match="cannot choose 'toss' here"):
        match.choose("toss", ASTRID)

    assert [answer and answer.text for answer in match.state.sealed] == ["guess tails", None]


def test_nobody_answers_for_an_automa() -> None:
    """2.11: its sealed answer is in from the start and cannot be changed by anyone."""
    table = new_raid(seats=2, automas=1)
    answer = table.game.sealed[BJORN]
    assert answer is not None

    with pytest.raises(Illegal, match="Bjorn is not asked now, Astrid is"):
        table.says(BJORN, answer.text)


def test_an_untold_draw_abandons_the_step_and_asks_chance() -> None:
    """2.6"""
    match = new_coins("two")

    assert match.decision.seat == CHANCE
    assert [option.text for option in match.decision.options] == ["coin heads", "coin tails"]
    assert (match.state.won, match.events) == ([0, 0], [])


def test_a_step_with_two_draws_asks_twice_and_runs_once() -> None:
    """2.6: each time the step is taken back, and its events with it."""
    match = new_coins("two")

    match.choose("coin tails", CHANCE)
    assert (match.state.won, match.events) == ([0, 0], [])
    match.choose("coin tails", CHANCE)

    assert match.state.won == [1, 1]
    assert [event.kind for event in match.events] == ["won", "won"]
    assert (match.state.told, match.state.told_drawn) == ([], 0)


def test_an_answer_waits_underway_for_its_outcome() -> None:
    """2.6"""
    match = new_coins("toss")

    match.choose("toss", ASTRID)
    assert [str(match.state.underway), match.decision.seat] == ["<toss>", CHANCE]
    match.choose("coin tails", CHANCE)

    assert [str(match.state.underway), match.state.won] == ["None", [1, 0]]
    assert match.decision.seat == BJORN


def test_sealed_answers_wait_for_an_outcome_too() -> None:
    match = new_coins("guess")

    match.choose("guess tails", BJORN)
    match.choose("guess heads", ASTRID)
    assert match.decision.seat == CHANCE
    match.choose("coin tails", CHANCE)

    assert match.state.won == [0, 1]


@pytest.mark.parametrize("first", ["toss", "guess", "two"])
def test_determinize_goes_past_an_outcome_that_is_to_be_told(first: str) -> None:
    """2.7: answers that are underway are not seen by others, so they are drawn at random."""
    match = new_coins(first)
    while match.decision.seat != CHANCE:
        match.choose(match.decision.options[0])

    for seat in (ASTRID, BJORN):
        made = determinize(view(match.state, seat), Random(1))
        assert made.decision.seat in (ASTRID, BJORN)
        assert isinstance(made.agenda[-1], TossOrStop)
    assert match.decision.seat == CHANCE


def test_the_question_on_top_can_be_asked_again() -> None:
    match = new_coins("guess")
    match.choose("guess tails", BJORN)
    before = digest(match.state)

    assert [decision.seat for decision in questions(match.state)] == [ASTRID, BJORN]
    assert digest(match.state) == before


def test_an_automas_rule_chooses_and_tells_what_it_compared() -> None:
    """2.11"""
    table = given_raid(
        3,
        hands={ASTRID: "axe-1", BJORN: "axe-3", DAGNY: "axe-8 axe-2"},
        glory={ASTRID: 1, BJORN: 3},
        automas=1,
        turn=ASTRID,
    )

    table.says(ASTRID, "rest axe-1").says(BJORN, "rest axe-3")

    [story] = [event for event in table.match.events if event.kind == "automa-chooses"]
    assert story.seat == DAGNY
    assert story.all_facts() == {"option": "raid bjorn", "astrid": 1, "bjorn": 3}


def test_an_automas_rule_may_ask_a_person() -> None:
    """2.11: the answer is the automa's."""
    table = given_raid(
        3,
        hands={ASTRID: "axe-1", BJORN: "axe-3", DAGNY: "axe-8"},
        glory={ASTRID: 2, BJORN: 2},
        automas=1,
        turn=DAGNY,
    )
    assert (table.match.decision.seat, table.match.decision.behalf) == (ASTRID, DAGNY)

    table.says(ASTRID, "raid bjorn")

    assert table.game.agenda[-1] == RaidOn(DAGNY, BJORN)
    assert [str(line) for line in table.match.lines] == ["astrid: raid bjorn"]


def test_an_automa_without_a_rule_is_our_mistake() -> None:
    game = make_game("toss")
    state = game.start(make_setup(game))
    state.automas = 0b01  # type: ignore[assignment]

    with pytest.raises(NotImplementedError, match="toss-or-stop has no rule for an automa"):
        begin(state, FIRST["toss"])


def test_the_innermost_step_ends_the_game() -> None:
    """2.12: five steps deep, and nothing that was still to be done is done."""
    table = given_raid(
        hands={ASTRID: "axe-8 axe-1", BJORN: "axe-2"},
        banners={ASTRID: "raven-1"},
        glory={ASTRID: 4},
    )

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-2").rolls(1)

    assert (table.game.glory, table.game.warriors) == ([7, 0], [3, 3])
    assert (table.game.agenda, table.match.decisions) == ([], ())
    assert table.match.events[-1].all_facts() == {"winners": "astrid"}


def test_an_end_inside_an_answer_empties_the_agenda() -> None:
    """2.12"""
    match = new_coins("toss", "fast")

    match.choose("stop", ASTRID)

    assert match.over
    assert match.state.agenda == []
    assert (match.winners, match.state.ended_by) == ((ASTRID,), "COIN-1")


def test_an_agenda_that_runs_out_is_our_mistake() -> None:
    @step("COIN-9")
    class DoNothing(Step[Coins]):
        def run(self, game: Coins) -> Next:
            return None

    game = make_game("toss")
    state = game.start(make_setup(game))

    with pytest.raises(RuntimeError, match="the agenda is empty, but the game was not finished"):
        begin(state, DoNothing())


def test_choosing_on_a_state_works_without_a_match() -> None:
    state = start_game(make_setup(make_game("guess")), "1")

    choose(state, state.decision.options[1])
    choose(state, state.decision.options[0], Seat(1))

    assert not isinstance(state.agenda[-1], GuessBoth)
