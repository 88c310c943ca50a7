"""Reasons: what a jarl expects of its choice, told after it was made and without changing it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ragnatafl
from bots.tables import says
from kit.play import played_at_random
from kit.table import ASTRID, BJORN
from ragnatafl.bots import Budget
from ragnatafl.bots.jarl import Jarl
from ragnatafl.bots.judgement import judgement_of
from ragnatafl.bots.reasons import ENDS, EVEN, Reason, changes, reason_of
from ragnatafl.bots.worth import everybodys_chances
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.checks import redealt
from toys.stories import given_raid

THINKS = Budget(iterations=60)
GAMES = ("runics", "bloodrage", "lords")


def given_jarl(match: Match[Any], seed: int = 1, seat: int | None = None) -> Jarl:
    """One that has just chosen."""
    jarl = Jarl(seed)
    says(jarl, match, THINKS, seat)
    return jarl


def reason(match: Match[Any], seed: int = 1, seat: int | None = None) -> Reason:
    found = reason_of(given_jarl(match, seed, seat))
    assert found is not None
    return found


def told(found: Reason) -> list[object]:
    """All that a reason says."""
    return [
        (p.option.text, p.value, p.parts, [(t.seat, t.option.text) for t in p.follows])
        for p in (found.choice, found.second)
        if p is not None
    ]


def test_a_raid_is_told_with_the_card_that_will_be_put() -> None:
    """RAID-4: after the raid both put a card, of which only the own one is known."""
    table = given_raid(
        hands={ASTRID: "axe-8 axe-7", BJORN: "axe-1"}, warriors={BJORN: 1}, glory={ASTRID: 5}
    )

    found = reason(table.match)

    assert found.choice.option.text == "raid bjorn"
    assert (ASTRID, "put axe-8") in [(turn.seat, turn.option.text) for turn in found.choice.follows]
    assert found.second is not None
    assert found.second.value < found.choice.value


def test_placing_a_master_is_explained_by_the_points_it_brings() -> None:
    """RUN-6: nothing is hidden about it, so every deal tells the same."""
    match = ragnatafl.new("runics", seed=11)
    while not match.decision.options[-1].text.startswith("place at"):
        match.choose(match.decision.options[0])
    seat, before = match.decision.seat, match.scores

    found = reason(match)
    match.choose(found.choice.option)

    assert match.scores[seat] > before[seat]
    assert dict(found.choice.parts)["points"] > 0


def test_where_nothing_can_be_chosen_there_is_no_reason() -> None:
    table = given_raid(hands={ASTRID: "axe-1", BJORN: ""}).says(ASTRID, "raid bjorn")

    assert reason_of(given_jarl(table.match, seat=BJORN)) is None


def test_a_sealed_answer_is_explained_without_those_of_others() -> None:
    table = given_raid(hands={ASTRID: "raven-1 axe-8", BJORN: "axe-1 axe-2"}, warriors={BJORN: 1})
    table.says(ASTRID, "raid bjorn")

    found = reason(table.match, seat=ASTRID)

    assert "put" not in " ".join(turn.option.text for turn in found.choice.follows[:1])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_to_tell_the_reason_changes_no_choice(game: str) -> None:
    """The same jarl goes on with its tree; it chooses as one that nobody asked."""
    asked, quiet = Jarl(5), Jarl(5)
    match = ragnatafl.new(game, seed=4)
    for _ in range(12):
        first, second = says(asked, match, THINKS), says(quiet, match, THINKS)
        assert first == second
        reason_of(asked)
        match.choose(first)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_reason(game: str) -> None:
    match = ragnatafl.new(game, seed=2)
    for _ in played_at_random(match, at_most=7):
        pass

    assert told(reason(match)) == told(reason(match))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_has_no_part_in_a_reason(game: str) -> None:
    """Tables that a seat cannot tell apart are explained alike, to the last digit."""
    rng, compared = Random(3), 0
    match = ragnatafl.new(game, seed=6)
    every = 1 if game == "runics" else 7  # it is over soon
    for number, _ in enumerate(played_at_random(match, at_most=160)):
        if match.over or number % every or match.state.pending or len(match.decision.options) < 2:
            continue
        twin = match.copy()
        twin.state = redealt(match.state, match.decision.seat, rng)
        assert told(reason(match, number)) == told(reason(twin, number))
        compared += 1

    assert compared > 5


@pytest.mark.parametrize("game", ["runics", "bloodrage", "lords", "surtr"])
def test_what_all_terms_change_by_is_what_the_score_of_a_seat_does(game: str) -> None:
    match = ragnatafl.new(game, seed=7)
    judgement = judgement_of(match.game)
    assert judgement is not None
    before = match.state.clone()
    for _ in played_at_random(match, at_most=120):
        if match.over:
            break
        was, now = judgement.scores(before), judgement.scores(match.state)
        for seat in range(match.setup.seats):
            whole = sum(number for _, number in changes(before, match.state, Seat(seat)))
            assert whole == pytest.approx(EVEN * (now[seat] - was[seat]))
        before = match.state.clone()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_end_of_a_game_is_told_in_the_same_hundredths_and_without_points(seed: int) -> None:
    """The last choice of Runics: the end brings the rest of the chance, or takes it."""
    match = ragnatafl.new("runics", seed=seed, free_undo=True)
    for _ in played_at_random(match):
        pass
    while match.over or len(match.decision.options) < 2:
        match.undo()
    seat = match.decision.seat
    chance = everybodys_chances(match.state)[seat]

    found = reason(match)
    ended = match.copy()
    ended.choose(found.choice.option)

    assert ended.over
    [(key, rise)] = found.choice.parts
    assert key == ENDS
    assert rise == pytest.approx(100 * (everybodys_chances(ended.state)[seat] - chance))
