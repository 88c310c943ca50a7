"""Random games of every kind keep the kernel's promises (2.1 to 2.8), whatever the game."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from generic.tables import each_game, each_table, each_table_and_source, is_long
from ragnatafl.kernel.agenda import apply, offered, questions
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import Game, Setup, start_game
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.state import State
from ragnatafl.lab import checks
from ragnatafl.lab.playouts import LIMIT

AnyGame = Game[State]
AnyMatch = Match[State]


@each_table(at_most=24)
def test_a_random_game_ends_and_no_invariant_breaks(setup: Setup) -> None:
    faults: list[str] = []
    for seed in range(4):
        match = checks.start_match(setup, seed)
        for _ in checks.play_on(match, Random(seed)):
            faults += checks.table_faults(match.state)
        faults += checks.table_faults(match.state)

    assert faults == []


@each_table_and_source(at_most=3)
def test_chance_of_every_source_plays_a_game_to_its_end(setup: Setup, source: str) -> None:
    match = checks.start_match(setup, 5, source)
    faults = list(checks.Inspection(match, Random(5), leak_tests=2).faults())

    assert faults == []


@each_game(quick=False)
def test_games_told_beside_a_board_break_nothing_whoever_keeps_what(game: AnyGame) -> None:
    """Dice and decks are kept by this and that, boards are corrected between two choices."""
    faults: list[str] = []
    for seed in range(2 if is_long(game) else 12):
        rng = Random(seed)
        setup = checks.kept_at_random(rng.choice(checks.setups(game, 6)), rng)
        match = checks.start_match(setup, seed, "asked")
        found = checks.Inspection(match, rng, leak_tests=4, tells=True).faults()
        faults += [f"{seed}, {setup.kept}: {fault}" for fault in found]

    assert faults == []


@each_table()
def test_every_option_has_a_text_of_its_own_and_is_read_back_from_it(setup: Setup) -> None:
    """2.3"""
    match = checks.start_match(setup, 6)
    faults: list[str] = []
    for _ in checks.play_on(match, Random(6)):
        faults += checks.option_faults(match.state)

    assert faults == []


@each_table(at_most=6)
def test_options_that_are_listed_later_are_the_same(setup: Setup) -> None:
    """A step that says whom it asks does ask that seat, and nothing has changed before."""
    game, rng = start_game(setup, "8"), Random(8)
    while not game.over:
        judged, choice = game.clone(), rng.choice(game.decision.options)
        apply(judged, choice, pause=True)
        apply(game, choice)
        if judged.decisions and not judged.decision.options:
            asked = judged.decision
            assert (asked.seat, asked.behalf) == (game.decision.seat, game.decision.behalf)
            assert offered(judged) == game.decision.options
            assert judged.agenda == game.agenda


@each_table_and_source(at_most=6)
def test_a_question_asked_again_is_the_same_and_changes_nothing(setup: Setup, source: str) -> None:
    """2.2: what is still to be done is the agenda alone."""
    match = checks.start_match(setup, 7, source)
    faults = [
        f"decision {number}: {fault}"
        for number in checks.moments(match, 7, at_most=60)
        for fault in checks.asking_faults(match.state)
    ]

    assert faults == []


@each_table(at_most=3)
def test_a_question_is_declared_by_the_step_that_asks_it(setup: Setup) -> None:
    """2.17: language files and builds know from the declaration what a step may ask."""
    match = checks.start_match(setup, 11)
    undeclared = {
        (match.state.agenda[-1].name, decision.prompt)
        for _ in checks.play_on(match, Random(11))
        for decision in match.decisions
        if decision.prompt not in match.state.agenda[-1].prompts
    }

    assert undeclared == set()


@each_table_and_source(at_most=6)
def test_past_states_are_never_touched(setup: Setup, source: str) -> None:
    """2.8: hashed when made and again at the end; a clone leaves its original alone."""
    match = checks.start_match(setup, 8, source)
    past: list[tuple[State, str]] = []
    for _ in checks.moments(match, 8, at_most=60):
        past.append((match.state.clone(), digest(match.state)))
        child = match.state.clone()
        apply(child, child.decision.options[-1])

    assert all(digest(state) == made for state, made in past)


@each_table(at_most=6)
def test_a_table_without_memory_plays_the_same_game(setup: Setup) -> None:
    """2.7: what seats remember decides nothing; who will not look need not have it kept."""
    told, unheard = list[Event](), list[Event]()
    game = start_game(setup, "3", events=told)
    other = start_game(setup, "3", events=unheard, remember=False)

    for number in range(LIMIT):
        assert columns_of(other) == columns_of(game)
        assert other.may_be == []
        if game.over:
            break
        choice = game.decision.options[number * 7919 % len(game.decision.options)]
        apply(game, choice)
        apply(other, choice)

    assert game.over
    assert list(map(repr, unheard)) == list(map(repr, told))


def columns_of(game: State) -> dict[str, object]:
    """All that a state holds, but what seats remember and who listens."""
    held = {c.name: getattr(game, c.name) for c in game.columns if c.role != "listener"}
    held["decisions"] = [(d.seat, d.prompt, d.facts, d.options) for d in game.decisions]
    del held["may_be"]
    return held


@each_table_and_source(at_most=3)
def test_a_searching_bot_beside_the_table_changes_nothing(setup: Setup, source: str) -> None:
    """2.1: a bot thinks on views and clones; the game does not notice."""
    alone = checks.start_match(setup, 9, source)
    watched = checks.start_match(setup, 9, source)
    thoughts = Random(1)

    lines = checks.trail(alone, Random(9))
    for _ in checks.moments(watched, 9, at_most=6):
        if watched.decision.seat >= 0:
            assert checks.think(watched, thoughts, tries=1) in watched.decision.options

    assert list(map(str, watched.lines)) == list(map(str, alone.lines))
    assert digest(watched.state) == lines[-1]


@each_table(at_most=6)
def test_sealed_answers_may_come_in_any_order_and_change(setup: Setup) -> None:
    """2.5: record and game depend on the last answer of each seat alone."""
    match = checks.start_match(setup, 10)
    for _ in checks.play_on(match, Random(10)):
        pass

    other = checks.start_match(setup, 10)
    play_sealed_answers_in_disorder(other, match, Random(3))

    assert other.record() == match.record()
    assert digest(other.state) == digest(match.state)


def play_sealed_answers_in_disorder(match: AnyMatch, pattern: AnyMatch, rng: Random) -> None:
    """Play what was played in the other match, with changed minds and out of turn."""
    done = 0
    while not match.over:
        batch = pattern.lines[done : done + max(1, len(match.decisions))]
        answers = {line.seat: line.text for line in batch}
        done += len(batch)
        arriving = [decision.seat for decision in match.decisions]
        rng.shuffle(arriving)
        for place, seat in enumerate(arriving):
            for early in arriving[:place]:  # the last answer is not in yet: minds may change
                [asked] = [d for d in questions(match.state) if d.seat == early]
                match.choose(rng.choice(asked.options), early)
                match.choose(answers[early], early)
            match.choose(answers[seat], seat)


@pytest.mark.parametrize("hash_seed", ["0", "1"])
@each_game(quick=False)
def test_the_same_game_under_another_hash_seed(game: AnyGame, hash_seed: str) -> None:
    """2.1: no order of a set or a dict goes into a game."""
    tables = 2 if is_long(game) else 6
    here = checks.fingerprint(game, tables)

    code = (
        "import sys, ragnatafl; from ragnatafl.games import find_game, load_game;"
        "from ragnatafl.lab.checks import fingerprint;"
        f"load_game({game.package!r}); print(fingerprint(find_game({game.name!r}), {tables}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.strip() == here
