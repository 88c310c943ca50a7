"""The arena: who won how often, and nothing that depends on cores or clocks."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rich.console import Console

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import SeatMask
from ragnatafl.lab.arena import (
    Pairing,
    Played,
    Results,
    endings_table,
    play,
    results_table,
    run,
    wilson,
)
from ragnatafl.lab.chart import bars


def test_seats_are_rotated_and_everybody_sits_everywhere_equally_often() -> None:
    results = run("raid", ["thrall", "karl", "jarl:2"], games=6, seed=1, workers=1)

    assert [played.lineup for played in results.played] == [
        (0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2), (1, 2, 0), (2, 0, 1),
    ]  # fmt: skip
    assert [standing.games for standing in results.standings()] == [6, 6, 6]
    assert sum(standing.wins for standing in results.standings()) == pytest.approx(6)


def test_few_bots_share_the_seats_fairly() -> None:
    results = run("raid", ["thrall", "karl"], games=2, seats=3, workers=1)

    assert [played.lineup for played in results.played] == [(0, 1, 0), (1, 0, 1)]
    assert [standing.games for standing in results.standings()] == [3, 3]


def test_the_number_of_bots_is_the_number_of_seats_where_it_can_be() -> None:
    assert run("raid", ["thrall"] * 4, games=1, workers=1).seats == 4
    assert run("raid", ["thrall"], games=1, workers=1).seats == 3


@pytest.mark.slow
def test_results_are_a_function_of_game_bots_and_seed() -> None:
    """Not of the number of processes, nor of the order in which they end."""
    bots = ["thrall", "karl", "jarl:3"]
    alone = run("raid", bots, games=5, seed="x", workers=1, modules=("toys.raid",))
    together = run("raid", bots, games=5, seed="x", workers=2, modules=("toys.raid",))

    assert alone == together
    assert alone != run("raid", bots, games=5, seed="y", workers=1)


def test_a_longer_arena_begins_with_the_same_games() -> None:
    short = run("raid", ["thrall", "karl"], games=2, workers=1)
    long = run("raid", ["thrall", "karl"], games=4, workers=1)

    assert long.played[:2] == short.played


def test_progress_is_told_after_every_game() -> None:
    told: list[tuple[int, int]] = []

    run("raid", ["thrall"], games=3, workers=1, on_progress=lambda n, of: told.append((n, of)))

    assert told == [(1, 3), (2, 3), (3, 3)]


def test_options_of_the_game_are_passed_on() -> None:
    """With three automas of four only one seat is ever asked."""
    results = run("raid", ["thrall"], games=2, seats=4, options={"automas": "3"}, workers=1)

    assert all(played.decisions[1:] == (0, 0, 0) for played in results.played)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game_name": "rade"}, "unknown game 'rade', did you mean 'raid'?"),
        ({"bots": ["karl", "jral"]}, "bot 'jral': unknown bot 'jral', did you mean 'jarl'?"),
        ({"bots": []}, "the arena needs bots, as in 'karl,jarl:0.5s'"),
        ({"bots": ["karl"] * 3, "seats": 2}, "3 bots cannot sit on 2 seats"),
        ({"bots": ["karl"] * 5}, "5 bots cannot sit on 3 seats"),
        ({"seats": 9}, "raid: 9 seats are not possible, only 3, 2, 4"),
        ({"games": 0}, "there must be 1 game at least, not 0"),
        ({"workers": 0}, "there must be 1 worker at least, not 0"),
        ({"options": {"automata": 1}}, "raid: unknown option 'automata', did you mean 'automas'?"),
        ({"modules": ["toys.ride"]}, "cannot load game module 'toys.ride'"),
    ],
)
def test_what_is_wrong_is_said_before_any_game_begins(
    change: dict[str, object], fault: str
) -> None:
    told: list[int] = []
    given: dict[str, object] = {"game_name": "raid", "bots": ["karl"], "games": 1, "workers": 1}
    given |= {"on_progress": lambda n, of: told.append(n), **change}

    with pytest.raises(BadInput) as refused:
        run(**given)  # type: ignore[arg-type]  # what is given is wrong on purpose

    assert fault in str(refused.value)
    assert not told


def test_one_game_can_be_played_again_alone() -> None:
    results = run("raid", ["thrall", "karl"], games=3, seats=2, seed=5, workers=1)

    again = play(Pairing("raid", 2, (), ("thrall", "karl"), "5/2", 2))

    assert again == results.played[2]


def test_a_shared_victory_is_a_part_of_a_win_for_each() -> None:
    results = Results("raid", 2, "1", ("karl", "jarl"), (
        _played(0, (0, 1), winners=0b11, scores=(4, 4)),
        _played(1, (1, 0), winners=0b01, scores=(9, 2)),
        _played(2, (0, 1), winners=0b10, scores=(1, 3)),
        _played(3, (1, 0), winners=0b00, scores=(0, 0)),
    ))  # fmt: skip
    karl, jarl = results.standings()

    assert (karl.games, karl.wins, karl.shared, karl.win_rate) == (4, 0.5, 1, 0.125)
    assert (jarl.games, jarl.wins, jarl.shared, jarl.win_rate) == (4, 2.5, 1, 0.625)
    assert (karl.mean_score, jarl.mean_score) == (7 / 4, 16 / 4)
    assert (karl.decisions_a_game, karl.seconds_a_decision) == (6.0, 0.5)


def test_intervals_are_those_of_wilson() -> None:
    """By the book: 81 of 263 lie between 0.2553 and 0.3662."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_the_table_shows_what_was_found() -> None:
    results = Results("raid", 2, "7", ("karl", "karl (2)"), (
        _played(0, (0, 1), winners=0b11, scores=(4, 4)),
        _played(1, (1, 0), winners=0b10, scores=(2, 9)),
    ))  # fmt: skip
    console = Console(width=120, color_system=None, no_color=True)

    with console.capture() as shown:
        console.print(results_table(results))

    (karl, _) = (line for line in shown.get().splitlines() if "karl" in line)
    assert "raid, 2 seats, seed 7" in shown.get()
    assert karl.replace("│", "").split() == [
        "karl", "2", "1.5", "1", "75.0%", "19.8%", "-", "97.3%", "6.5", "6.0", "0.5000",
    ]  # fmt: skip
    assert "karl (2)" in shown.get()


def test_headings_may_be_in_another_language() -> None:
    table = results_table(run("raid", ["thrall"], games=1, workers=1), headings="abcdefghi")

    assert [column.header for column in table.columns] == list("abcdefghi")


def _played(number: int, lineup: tuple[int, ...], winners: int, scores: tuple[int, ...]) -> Played:
    parts = tuple((("battle", score - 1), ("quest", 1)) for score in scores)
    return Played(number, lineup, SeatMask(winners), scores, parts, (6, 6), (3.0, 3.0))


def test_points_are_told_by_their_source() -> None:
    results = Results("raid", 2, "7", ("karl", "jarl"), (
        _played(0, (0, 1), winners=0b01, scores=(5, 4)),
        _played(1, (1, 0), winners=0b10, scores=(2, 9)),
    ))  # fmt: skip

    karl, jarl = results.standings()

    assert karl.mean_parts == (("battle", 6.0), ("quest", 1.0))
    assert jarl.mean_parts == (("battle", 2.0), ("quest", 1.0))


def test_bots_of_a_kind_are_taken_together() -> None:
    results = Results("raid", 2, "7", ("karl", "karl (2)"), (
        _played(0, (0, 1), winners=0b01, scores=(5, 4)),
    ))  # fmt: skip

    (karl,) = results.kinds()

    assert (karl.bot, karl.games, karl.wins, karl.mean_score) == ("karl", 2, 1, 4.5)


def test_the_chart_shows_every_bot_and_every_source() -> None:
    results = Results("raid", 2, "7", ("karl", "<jarl>"), (
        _played(0, (0, 1), winners=0b01, scores=(5, 4)),
    ))  # fmt: skip

    drawn = bars("Raid & ruin", results.standings(), str.upper)

    words = [text.text for text in ElementTree.fromstring(drawn).iter() if text.text]
    assert {"Raid & ruin", "karl", "<jarl>", "BATTLE", "QUEST", "5.0", "4.0"} <= set(words)


def test_endings_are_counted_by_rule_with_their_length() -> None:
    rules = (("LOR-1.2", 10), ("LOR-1.5.6", 30), ("LOR-1.5.6", 20), ("", 301), ("LOR-1.5.6", 40))
    played = tuple(
        Played(number, (0, 0), SeatMask(1), (0, 0), ((), ()), (1, 1), (0.0, 0.0), rule, rounds)
        for number, (rule, rounds) in enumerate(rules)
    )
    results = Results("lords", 2, "0", ("thrall",), played)

    found = [(e.rule, e.games, e.share, e.median_rounds) for e in results.endings()]
    assert found == [
        ("LOR-1.5.6", 3, 0.6, 30),
        ("", 1, 0.2, 301),
        ("LOR-1.2", 1, 0.2, 10),
        ("all", 5, 1.0, 30),
    ]

    headings = ("ending", "games", "share", "rounds")
    console = Console(width=80, record=True)
    console.print(endings_table(results, headings, lambda rule: rule or "stopped"))
    assert "stopped" in console.export_text()


def test_a_game_says_by_which_rule_it_ended_and_after_how_many_rounds() -> None:
    one = play(Pairing("lords", 2, (), ("thrall",), "3", 0))

    assert one.ended_by.startswith("LOR-1.")
    assert 1 <= one.rounds <= 300
