"""Choices may be taken back until chance, a reveal or another seat came after them (2.13)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from generic.tables import each_table, each_table_and_source
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.match import Match, foretold
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import CHANCE, Seat
from ragnatafl.kernel.views import HIDDEN, view
from ragnatafl.lab import checks

MOST = 120
"""So many choices are made: taking one back plays the game again up to there."""


def cards_seen(match: Match[Any], seat: Seat) -> set[int]:
    seen = view(match.state, seat)
    return {card for pile in seen.zones for card in pile if card != HIDDEN}


@each_table_and_source(at_most=4)
def test_what_may_be_taken_back_has_told_the_seat_nothing(setup: Setup, source: str) -> None:
    match = checks.start_match(setup, 31, source)
    rng = Random(31)
    while not match.over and len(match.lines) < MOST:
        seat, before = match.decision.seat, match.copy()
        match.choose(rng.choice(match.decision.options))

        if not match.lines[-1].final and seat != CHANCE:
            luck = (match.state.luck_a, match.state.luck_b)
            assert luck == (before.state.luck_a, before.state.luck_b)
            assert cards_seen(match, seat) <= cards_seen(before, seat)
            assert {decision.seat for decision in match.decisions} <= {seat, CHANCE}


@each_table_and_source(at_most=4)
def test_undo_leads_back_to_the_same_table_or_is_refused(setup: Setup, source: str) -> None:
    match = checks.start_match(setup, 32, source)
    rng = Random(32)
    while not match.over and len(match.lines) < MOST:
        before, record = digest(match.state), match.record()
        choice = rng.choice(match.decision.options)
        warned = match.would_be_final(choice) if not match.state.pending else None
        match.choose(choice)
        after = digest(match.state)

        if match.why_not_undo() is None:
            match.undo()
            assert (digest(match.state), match.record()) == (before, record)
            match.choose(choice.text)
        else:
            with pytest.raises(Illegal):
                match.undo()
        assert digest(match.state) == after
        assert warned is None or warned == foretold(match.lines[-1].final)


@each_table(at_most=4)
def test_free_undo_leads_back_to_the_start(setup: Setup) -> None:
    """Alone at a table, or beside a physical board, anything may be taken back."""
    match = Match[Any](setup, seed=33, free_undo=True)
    start = digest(match.state)
    for number in checks.play_on(match, Random(33)):
        if number == MOST:
            break

    while match.lines:
        match.undo()

    assert digest(match.state) == start
    with pytest.raises(Illegal, match="there is nothing to take back"):
        match.undo()
