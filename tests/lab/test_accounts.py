"""What is told of a game, and reckoned from it, against a game that is counted by hand."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from lab.short_game import ANSWERS, short_game
from ragnatafl.kernel.records import parse_record
from ragnatafl.lab.study.accounts import Account, Deed, Happening, Kind, Times, Width, account_of
from ragnatafl.lab.study.figures import figures_of
from ragnatafl.lab.study.plans import make_plan
from ragnatafl.lab.study.rows import rows_of

ASTRID, BJORN = 0, 1
OFFERED = {
    ASTRID: """
        keep axe-5 1/1, keep axe-2 0/1, keep axe-4 1/2, keep fog-1 0/2, keep shield-1 1/1,
        keep axe-7 0/1, keep shield-2 0/1, raise-banner axe-5 0/2, raise-banner shield-1 1/1,
        raise-banner axe-4 0/1, rest axe-5 0/2, rest shield-1 0/1, rest axe-4 0/1, put axe-5 0/1,
        put axe-4 1/1
    """,
    BJORN: """
        keep axe-6 1/1, keep shield-1 0/1, keep axe-7 1/2, keep shield-2 0/2, keep axe-2 1/1,
        keep axe-4 0/1, keep fog-1 0/1, raise-banner axe-6 0/2, raise-banner axe-2 0/1,
        raise-banner axe-7 0/1, rest axe-6 0/2, rest axe-2 0/1, rest axe-7 0/1, put axe-6 0/2,
        put axe-2 1/2, put axe-7 1/1
    """,
}
"""How often each was taken, of how many questions with a choice that offered it."""
HAPPENED = {
    ASTRID: """
        deal axe-5, deal axe-2, deal axe-4, deal fog-1, keep axe-5, keep shield-1, keep axe-4,
        last-card-leaves fog-1, raise shield-1, put axe-4, discard shield-1, put axe-5
    """,
    BJORN: """
        deal axe-6, deal shield-1, deal axe-7, deal shield-2, keep axe-6, keep axe-2, keep axe-7,
        last-card-leaves shield-2, put axe-7, put axe-2, put axe-6
    """,
}


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Account:
    return short_game(monkeypatch)


def test_who_played_and_how_it_ended(game: Account) -> None:
    """A turn of Raid is a change of seat: three of 17 answers come after one of the same seat."""
    assert (game.game, game.seats, game.bots) == ("raid", 2, ("thrall", "karl"))
    assert (game.winners, game.scores, game.rounds, game.turns) == ((BJORN,), (2, 4), 0, 14)
    assert (game.ended_by, game.ending) == ("RAID-7", "RAID-7")
    said = [line.partition(": ")[2] for line in parse_record(game.record).choices]
    assert said == list(ANSWERS)


def test_points_are_told_at_21_moments(game: Account) -> None:
    """Bjorn has two after answer 10 of 17, Astrid as many after 14, he four after the last."""
    assert game.course == (*[(0, 0)] * 12, *[(0, 2)] * 4, *[(2, 2)] * 4, (2, 4))


def test_questions_are_counted_by_seat_and_by_their_options(game: Account) -> None:
    assert (game.questions, game.choices) == ((9, 8), (7, 7))
    times = {1: 3, 2: 5, 3: 5, 4: 2, 7: 2}
    assert game.widths == tuple(Width(options, often) for options, often in times.items())


def test_rules_are_met_by_questions_and_by_events(game: Account) -> None:
    """Of RAID-2 there are 6 questions, 8 cards dealt, 6 kept, 2 times the packs passed on; of
    RAID-5 a question, 3 times glory, 2 warriors lost."""
    met = {"RAID-2": 22, "RAID-2.1": 2, "RAID-3": 5, "RAID-4": 11, "RAID-4.1": 3, "RAID-5": 6}
    met |= {"RAID-7": 1, "RAID-9": 1}
    events = {"clash": 3, "deal": 8, "discard": 1, "game-ends": 1, "glory": 3, "keep": 6}
    events |= {"last-card-leaves": 2, "lose-warrior": 2, "pass-packs": 2, "put": 5, "raise": 1}

    assert game.met == tuple(Times(rule, often) for rule, often in met.items())
    assert game.events == tuple(Kind(word, often) for word, often in events.items())


def test_what_was_offered_and_taken_is_counted_where_there_was_a_choice(game: Account) -> None:
    """Astrid's second axe and Bjorn's last one are put because nothing else is left."""
    assert sorted(map(told_deed, game.deeds)) == listed(OFFERED)


def test_what_happened_is_counted_for_whom_it_happened_to(game: Account) -> None:
    assert sorted(map(told_happening, game.happenings)) == listed(HAPPENED)


def test_what_happens_again_is_counted_again() -> None:
    """Runes of three kinds are gained all game long, one with each event."""
    told = account_of(make_plan("lords", ["thrall"], seats=(2,)).pairing(0))

    gained = [one for one in told.happenings if one.word == "gain-rune"]
    runes = [one.times for one in gained if one.thing.startswith("rune:")]

    assert sum(runes) == {one.word: one.times for one in told.events}["gain-rune"] > len(runes)


def test_seconds_are_those_of_choices_and_micros_of_all_answers(game: Account) -> None:
    """Answer n takes n seconds, the processor half; 13, 16 and 17 were forced."""
    astrids, bjorns = 1 + 3 + 5 + 7 + 9 + 11 + 12, 2 + 4 + 6 + 8 + 10 + 14 + 15

    assert list(game.seconds) == [astrids, bjorns]
    assert game.longest == (12 / 2, 15 / 2)
    assert game.micros == tuple(1_000_000 * n for n in range(1, 18))


def test_figures_of_one_game_are_its_own(game: Account) -> None:
    told = figures_of([game])

    [asked] = told.questions
    assert (asked.a_game, asked.a_turn, asked.forced_a_turn) == (17, 17 / 14, 3 / 14)
    assert asked.forced.share == 3 / 17
    assert (asked.mean_width, asked.widest) == ((3 + 10 + 15 + 8 + 14) / 17, 7)
    assert asked.seconds == (48 + 59) / 14
    assert [(one.low, one.share) for one in told.widths] == [
        (1, 3 / 17), (2, 5 / 17), (3, 7 / 17), (6, 2 / 17), (11, 0), (21, 0), (51, 0)
    ]  # fmt: skip
    assert [(b.bot, b.games, b.won.share, b.seconds) for b in told.bots_fared] == [
        ("karl", 1, 1.0, 59 / 7), ("thrall", 1, 0.0, 48 / 7)
    ]  # fmt: skip
    assert [(s.won.share, s.fair, s.points) for s in told.sat] == [(0.0, 0.5, 2), (1.0, 0.5, 4)]
    assert [(one.measure, one.mean, one.quantiles) for one in told.lengths] == [
        (measure, value, (value,) * 5)
        for measure, value in (("turns", 14), ("questions", 17), ("choices", 14))
    ]
    assert {one.rule: one.a_game for one in told.rules_met}["RAID-2"] == 22
    assert told.told == {kind.word for kind in game.events}


def test_the_pace_of_one_game_is_its_own(game: Account) -> None:
    """The winner leads, and is last nowhere: where both have as much, nobody has more."""
    told = figures_of([game])

    assert [(one.winner, one.others) for one in told.moments] == [
        (bjorns, astrids) for astrids, bjorns in game.course
    ]
    assert [round(20 * one.at) for one in told.moments] == list(range(21))
    assert {(one.led, one.last) for one in told.moments} == {(1.0, 0.0)}


def test_turns_begin_where_the_game_says_so() -> None:
    """In Lords by an event, and when a hero is kept; in Blood Rage by a question."""
    lords = account_of(make_plan("lords", ["thrall"], seats=(2,)).pairing(0))
    bloodrage = account_of(make_plan("bloodrage", ["thrall"], seats=(2,)).pairing(0))

    assert lords.turns == {one.word: one.times for one in lords.events}["turn"] + 2
    assert bloodrage.turns == sum(row.prompt == "turn" for row in rows_of(bloodrage))


def told_deed(one: Deed) -> str:
    return f"{one.seat} {one.word} {card(one.thing)} {one.taken}/{one.offered}"


def told_happening(one: Happening) -> str:
    assert one.times == 1
    return f"{one.seat} {one.word} {card(one.thing)}"


def card(thing: str) -> str:
    assert thing.startswith("card:")
    return thing.removeprefix("card:")


def listed(by_seat: dict[int, str]) -> list[str]:
    lines: Iterable[tuple[int, str]] = (
        (seat, one) for seat, told in by_seat.items() for one in told.split(",")
    )
    return sorted(f"{seat} {' '.join(one.split())}" for seat, one in lines)
