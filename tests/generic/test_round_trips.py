"""What is written is read back as it was: records, saves, positions, views (2.1, 2.7, 2.15)."""

from __future__ import annotations

from pathlib import Path
from random import Random

from generic.tables import each_table, each_table_and_source
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.positions import digest, from_position
from ragnatafl.kernel.records import load_record
from ragnatafl.lab import checks


@each_table_and_source(at_most=8)
def test_a_record_replays_to_the_same_end(setup: Setup, source: str) -> None:
    match = checks.start_match(setup, 11, source)
    for _ in checks.play_on(match, Random(11)):
        pass

    assert list(checks.replay_faults(match)) == []


@each_table_and_source(at_most=4)
def test_a_game_saved_at_any_decision_goes_on_in_the_same_way(
    setup: Setup, source: str, tmp_path: Path
) -> None:
    """A save is a record of a running game; one with a sealed answer in it too."""
    match = checks.start_match(setup, 12, source)
    whole = checks.start_match(setup, 12, source)
    ends = checks.trail(whole, Random(12))
    faults: list[str] = []
    for number in checks.moments(match, 12, at_most=6):
        faults += checks.replay_faults(match)
        match.record().save(tmp_path / "save.json")
        again = replay(load_record(tmp_path / "save.json"), match.game, secret=match.seed)
        for line in whole.lines[len(again.lines) :]:
            again.choose(line.text, line.seat)
        faults += [] if digest(again.state) == ends[-1] else [f"decision {number}: other end"]

    assert faults == []


@each_table_and_source(at_most=4)
def test_a_position_can_be_written_and_read_at_any_decision(setup: Setup, source: str) -> None:
    """Mid-agenda, with sealed answers halfway, with an outcome to be told."""
    match = checks.start_match(setup, 13, source)
    faults = [
        f"decision {number}: {fault}"
        for number in checks.moments(match, 13, at_most=8)
        for fault in checks.position_faults(match.state)
    ]

    assert faults == []


@each_table_and_source(at_most=4)
def test_determinize_gives_back_the_view_it_came_from(setup: Setup, source: str) -> None:
    match = checks.start_match(setup, 14, source)
    rng = Random(14)
    faults = [
        f"decision {number}: {fault}"
        for number in checks.moments(match, 14, at_most=6)
        for fault in checks.determinize_faults(match.state, rng)
    ]

    assert faults == []


@each_table(at_most=4)
def test_a_finished_game_is_read_back_with_its_winners(setup: Setup) -> None:
    match = checks.start_match(setup, 15)
    for _ in checks.play_on(match, Random(15)):
        pass

    again = from_position(match.game, match.position())

    assert digest(again) == digest(match.state)
    assert (again.over, again.winners, again.ended_by) == (
        match.over, match.state.winners, match.state.ended_by,
    )  # fmt: skip
    assert match.game.scores(again) == match.scores
