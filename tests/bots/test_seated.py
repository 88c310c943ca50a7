"""A bot sits at its seat for a whole game; what it answers hangs on no process that it was in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import ragnatafl
from kit.simulated import GAMES, simulated
from ragnatafl.bots import parse_bot
from ragnatafl.bots.karl import Karl
from ragnatafl.bots.seated import Seated, answer_at
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_begins_amid_its_answers_goes_on_as_the_one_before(game: str) -> None:
    """As when a worker is killed and another has its seat: it restarts where the first one was."""
    played = simulated(game)
    match, restarts = played.new_match(), 0

    for seat, text in played.choices:
        amid = bool(match.lines) and match.lines[-1].seat == seat and not match.lines[-1].final
        if amid and len(match.decision.options) > 1 and len(match.lines) % 4 < 2:  # time is short
            spec = parse_bot(played.bots[seat])
            assert answer_at(match, Seated(spec, match.seed, seat), spec.budget).text == text
            restarts += 1
        match.choose(text, seat)

    assert match.over
    assert restarts > 3


@pytest.mark.parametrize("bot", ["thrall", "karl", "jarl:2"])
def test_the_same_question_after_an_undo_gets_the_same_answer(bot: str) -> None:
    match, spec = ragnatafl.new("lords", seats=2, seed=3), parse_bot(bot)
    bots = [Seated(spec, match.seed, Seat(seat)) for seat in range(2)]

    def go_on(choices: int) -> list[str]:
        for _ in range(choices):
            match.choose(answer_at(match, bots[match.decision.seat], spec.budget))
        return [str(line) for line in match.lines]

    first = go_on(40)
    for back in (39, 31, 36):
        match.undo_to(back)
        assert go_on(40 - back) == first


def amid_answers() -> Match[Any]:  # Any: of Lords, whose state no bot knows
    """Somebody has set out, and is asked further."""
    match = ragnatafl.new("lords", seats=2, seed=3)
    while not (len(match.lines) > 10 and not match.lines[-1].final and len(match.decision) > 2):
        match.choose(match.decision.options[-1])
    return match


def test_who_takes_over_from_a_person_is_the_same_wherever_it_is_asked() -> None:
    match, spec = amid_answers(), parse_bot("jarl:2")
    seat = match.decision.seat
    bot = Seated(spec, match.seed, seat)

    chosen = answer_at(match, bot, spec.budget)

    assert answer_at(match, Seated(spec, match.seed, seat), spec.budget) is chosen
    assert answer_at(match, bot, spec.budget) is chosen


def test_who_has_no_time_to_catch_up_answers_at_once() -> None:
    match, spec = amid_answers(), parse_bot("jarl:2")
    looked = [0, 0]

    def choose(catch_up: bool) -> Option:
        def hurry() -> bool:
            looked[catch_up] += 1
            return False

        bot = Seated(spec, match.seed, match.decision.seat)
        return answer_at(match, bot, replace(spec.budget, hurry=hurry), catch_up)

    assert choose(catch_up=False) in match.decision.options
    choose(catch_up=True)
    assert 0 < looked[False] < looked[True]


def test_seats_have_luck_and_leanings_of_their_own_and_a_leaning_stays() -> None:
    first, other, later = Karl("7/0", "7/0/0"), Karl("7/1", "7/1/0"), Karl("7/0", "7/0/12")

    assert first.character != other.character
    assert first.character == later.character
    assert first.rng.random() != later.rng.random()
