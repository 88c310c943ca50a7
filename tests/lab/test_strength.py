"""How strong the levels are: measured fairly, kept in one file, told as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from ragnatafl.bots import bot_levels
from ragnatafl.bots.strength import ENOUGH, Match, Strength, kept, lost_by, read_strength, told_of
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab import strength, thinking
from ragnatafl.lab.arena import Pairing, Played, play
from ragnatafl.lab.spreading import Hands
from ragnatafl.lab.strength import (
    Contest,
    calibrate,
    contests_of,
    joined,
    measure,
    put_into,
    rungs,
    speeds,
    table,
    written,
)
from ragnatafl.table.command import main
from toys import raid

ALONE = Hands(1)
REPOSITORY = Path(__file__).parents[2]


def given_match(
    game: str = "raid", bot: str = "karl", others: str = "thrall", seats: int = 3,
    games: int = 60, wins: float = 45.0, options: dict[str, str] | None = None,
) -> Match:  # fmt: skip
    return Match(
        game, seats, bot, others, games, wins, 2, 10 * games, 3.0 * games, 0, "0.1.0", "2026-11-16",
        options or {},
    )  # fmt: skip


def raids(*pairs: tuple[str, str], seats: int = 3) -> list[Contest]:
    return contests_of([raid.GAME.name], pairs, [seats])


def test_each_level_meets_the_one_below_and_those_that_search_have_a_budget() -> None:
    levels = bot_levels()

    assert rungs() == list(zip(levels[1:], levels, strict=False))
    assert ("karl", "bondi") in rungs("0.3s")
    assert ("jarl:0.3s", "karl") in rungs("0.3s")
    with pytest.raises(BadInput, match="'fast' is no budget"):
        rungs("fast")


def test_every_number_of_seats_is_a_contest_of_its_own() -> None:
    found = contests_of(["runics"], [("karl", "bondi")])

    assert [(one.seats, one.people) for one in found] == [(2, 2), (3, 3)]


def test_one_bot_sits_in_each_seat_equally_often_and_all_others_are_of_the_other_kind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Four games of three seats become six; each has a seed of its own."""
    seen: list[Pairing] = []

    def look(pairing: Pairing, heard: object) -> Played:
        seen.append(pairing)
        return play(pairing)

    monkeypatch.setattr(strength, "play", look)

    [match] = measure(raids(("karl", "thrall")), 4, hands=ALONE)

    assert match.games == 6
    assert [one.lineup().index(0) for one in seen] == [0, 2, 1, 0, 2, 1]
    assert {one.bots for one in seen} == {("karl", "thrall", "thrall")}
    assert len({one.seed for one in seen}) == 6


def test_who_leads_wins_and_what_it_took_is_counted() -> None:
    searching, quick = measure(raids(("jarl:4", "thrall"), ("karl", "thrall")), 3, hands=ALONE)

    assert searching.wins > searching.games * searching.fair_share
    assert searching.iterations_a_decision == 4
    assert quick.iterations == 0
    assert quick.decisions > 0
    assert quick.seconds_a_decision > 0
    assert searching.longest > 0


def test_of_all_decisions_of_the_one_bot_the_longest_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In game n it took n tenths of a second, others a whole second."""

    def slow(pairing: Pairing, heard: object) -> Played:
        played = play(pairing)
        seconds = [pairing.number / 10 if who == 0 else 1.0 for who in played.lineup]
        return replace(played, longest=tuple(seconds))

    monkeypatch.setattr(strength, "play", slow)

    [match] = measure(raids(("karl", "thrall")), 3, hands=ALONE)

    assert match.longest == 0.2
    assert match.with_more(given_match()).longest == 0.2
    assert "| 200.0 ms |" in "\n".join(table(Strength(matches=(match,))))


def test_what_the_machine_did_meanwhile_is_no_part_of_the_longest_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same game again: what took long once did not take the bot long."""
    taken: dict[int, list[float]] = {0: [0.5, 0.003], 1: [0.004], 2: [0.002]}

    def once(pairing: Pairing, heard: object) -> Played:
        seconds = taken[pairing.number].pop(0)
        return replace(play(pairing), longest=(seconds,) * 3)

    monkeypatch.setattr(strength, "play", once)

    [match] = measure(raids(("karl", "thrall")), 3, hands=ALONE)

    assert match.longest == 0.004
    assert not any(taken.values())


def test_where_the_rules_play_all_others_a_bot_is_alone() -> None:
    [match] = measure(contests_of(["surtr"], [("thrall", "thrall")], [2]), 1, hands=ALONE)

    assert (match.bot, match.others, match.games) == ("thrall", "", 1)
    assert "| `thrall` | the rules | 1 |" in "\n".join(table(Strength(matches=(match,))))


def test_more_games_go_on_where_others_ended() -> None:
    """Three and three more are the six that would have been played at once."""
    contests = raids(("karl", "thrall"))
    [six] = measure(contests, 6, hands=ALONE)
    three = measure(contests, 3, hands=ALONE)

    [both] = measure(contests, 3, hands=ALONE, before=Strength(matches=tuple(three)))

    assert msgspec.structs.replace(both, seconds=six.seconds, longest=six.longest) == six


def test_when_time_is_up_whole_rounds_count_up_to_the_first_game_that_is_not_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Game 7 takes too long, 8 is over: 0 to 5 are two rounds of three seats."""

    def some(pairing: Pairing, heard: object) -> Played:
        if pairing.number == 7:
            raise strength.Late
        return play(pairing)

    monkeypatch.setattr(strength, "play", some)

    [match] = measure(raids(("karl", "thrall")), 9, hands=ALONE)

    assert match.games == 6


def test_a_game_that_is_not_over_when_time_is_up_is_left() -> None:
    """The clock is looked at after every choice, and before every game."""
    assert measure(raids(("karl", "thrall")), 3, hands=ALONE, minutes=1e-9) == []


def test_quick_contests_come_first_and_long_ones_take_turns() -> None:
    contests = raids(("jarl:2", "karl"), ("karl", "thrall"), ("jarl:3", "jarl:2"))

    jobs = [(place, one.number) for place, one in strength._jobs(contests, 3, "s", Strength())]

    assert jobs == [
        (1, 0), (1, 1), (1, 2), (0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2),
    ]  # fmt: skip


def test_what_is_measured_again_takes_the_place_of_what_told_of_the_same() -> None:
    old = Strength(
        matches=(given_match(games=30), given_match("runics"), given_match(options={"first": "a"}))
    )

    found = joined(old, [given_match(games=90)])

    assert [(one.game, one.games) for one in found.matches] == [
        ("raid", 90), ("raid", 60), ("runics", 60),
    ]  # fmt: skip
    assert read_strength(written(found).encode(), "here") == found


def test_shares_and_intervals_stand_in_the_table() -> None:
    [line] = list(table(Strength(matches=(given_match(),))))[2:]

    assert line == (
        "| raid | 3 | `karl` | `thrall` | 60 | 75.0 % | 62.8 to 84.2 | 33 % | 0.3000 |  |  |"
    )


def test_a_page_has_the_tables_between_its_marks() -> None:
    page = "".join(f"A\n<!-- strength: {name} -->\nold\n<!-- end -->\nB\n" for name in TABLES)

    put = put_into(page, Strength(matches=(given_match(),)))

    assert "old" not in put
    assert put.count("A\n") == put.count("B\n") == 3
    assert "`karl` | `thrall`" in put
    assert put_into(put, Strength(matches=(given_match(),))) == put
    with pytest.raises(BadInput, match="no place for the table: '<!-- strength: matches -->'"):
        put_into("nothing", Strength())


TABLES = ("matches", "calibration", "speed")


def test_the_docs_have_the_tables_of_the_file() -> None:
    """`ragnatafl strength --games 0 --write --docs docs/measured.md` puts them there."""
    page = (REPOSITORY / "docs" / "measured.md").read_text(encoding="utf-8")

    assert put_into(page, kept()) == page


def promised(others: str) -> list[Match]:
    """What is known of one bondi among these, with every number of seats."""
    found = [m for m in kept().matches if (m.bot, m.others, m.options) == ("bondi", others, {})]
    games = ("runics", "bloodrage", "lords") if others else ("surtr",)
    tables = {(name, seats) for name in games for seats in find_game(name).seats}
    assert {(match.game, match.seats) for match in found} == tables
    return found


def test_bondi_is_for_beginners_by_the_figures() -> None:
    """It beats who plays at random, and hardly ever a karl; nobody waits for it."""
    for match in promised("thrall"):
        assert match.win_rate >= (0.8 if match.seats == 2 else 0.6), match
    for match in promised("karl"):
        assert match.win_rate <= 0.2, match
    for match in (*promised("thrall"), *promised("karl"), *promised("")):
        assert 0 < match.longest <= 0.02, match


def test_people_are_told_of_levels_as_they_meet_them() -> None:
    """At the smallest table, or with as many seats as they want; by the neighbours of a level."""
    at_two, at_three = given_match(others="bondi", seats=2), given_match(others="bondi", seats=3)
    alone = given_match("surtr", "bondi", "")
    known = Strength(
        matches=(
            at_three,
            at_two,
            alone,
            given_match(bot="karl", others="thrall", seats=2),
            given_match(bot="jarl:0.3s", others="karl"),
            given_match(bot="jarl", others="karl", games=ENOUGH - 1, wins=3),
            given_match(bot="bondi", options={"first": "a"}),
        )
    )

    assert told_of("raid", "karl", strength=known) is at_two
    assert told_of("raid", "karl", 3, known) is at_three
    assert told_of("raid", "karl", 4, known) is None
    assert told_of("raid", "jarl", strength=known) is None
    assert told_of("raid", "bondi", strength=known) is None
    assert told_of("runics", "karl", strength=known) is None
    assert told_of("surtr", "bondi", strength=known) is alone
    assert lost_by("raid", "bondi", strength=known) is at_two
    assert lost_by("raid", "bondi", 3, known) is at_three
    assert lost_by("raid", "karl", strength=known) is None
    assert lost_by("surtr", "bondi", strength=known) is alone


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"{", "here: these are no figures of strength"),
        (b'{"matches": [{"game": 7}]}', "here: these are no figures of strength"),
        (b'{"format": 9}', "here: figures of format 9, not 1"),
    ],
)
def test_a_foreign_file_is_refused(data: bytes, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        read_strength(data, "here")


def test_predicted_chances_stand_beside_what_came() -> None:
    found = calibrate("runics", 4, [2], hands=ALONE)

    assert (found.games, found.seats, found.bots) == (4, (2,), ("karl",))
    assert sum(tenth.count for tenth in found.tenths) == 2 * found.tables
    for place, tenth in enumerate(found.tenths):
        assert place / 10 <= tenth.predicted <= (place + 1) / 10
    assert found.greatest is None  # no tenth has games enough


def test_how_fast_a_jarl_thinks_is_told_for_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "ITERATIONS", 1)
    monkeypatch.setattr(strength, "REPETITIONS", 1)

    [found] = speeds(["raid"])

    assert found.game == "raid"
    assert found.iterations_per_s > 0


def test_the_command_keeps_what_it_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And adds to it; what other machines have found is joined."""
    kept_in = tmp_path / "strength.json"
    usual = ["strength", "runics", "--seats", "2", "--cores", "1", "-o", str(kept_in)]
    other = tmp_path / "other.json"
    other.write_text(written(Strength(matches=(given_match("lords"),))), encoding="utf-8")

    assert main([*usual, "--match", "thrall", "thrall", "--games", "2"]) == 0
    assert main([*usual, "--match", "thrall", "thrall", "--games", "2", "--add"]) == 0
    assert main([*usual, "--games", "0", "--join", str(other)]) == 0

    known = read_strength(kept_in.read_bytes(), "kept")
    assert [(one.game, one.games) for one in known.matches] == [("lords", 60), ("runics", 4)]
    assert "| runics | 2 | `thrall` | `thrall` | 4 |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["ludo"], "unknown game 'ludo'"),
        (["runics", "--match", "jral", "karl"], "bot 'jral': unknown bot"),
        (["runics", "--seats", "9"], "9"),
        (["runics", "--games", "-1"], "there must be 1 game at least, not -1"),
        (["runics", "--minutes", "nan"], "'nan' must be a number above 0"),
        (["runics", "-o", "nowhere/at/all.json"], "cannot write nowhere/at/all.json"),
        (["runics", "--join", "missing.json"], "cannot read missing.json"),
        (["runics", "--docs", "missing.md"], "cannot read missing.md"),
    ],
)
def test_bad_input_is_named_before_any_game(
    arguments: list[str], fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(strength, "play", None)

    assert main(["strength", "--cores", "1", *arguments]) == 2

    assert fault in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


ALONE_THERE = """
import sys
absent = "fluent fluent.runtime starlette uvicorn websockets platformdirs psutil ray numpy".split()
sys.modules.update(dict.fromkeys(absent))
from ragnatafl.table.command import run_alone
raise SystemExit(run_alone("strength", sys.argv[1:]))
"""


def test_a_machine_with_msgspec_and_rich_is_enough(tmp_path: Path) -> None:
    """As `python -m ragnatafl.lab.strength` runs there."""
    wanted = ["runics", "--seats", "2", "--match", "karl", "thrall", "--games", "2", "--cores", "1"]
    done = subprocess.run(
        [sys.executable, "-c", ALONE_THERE, *wanted],
        cwd=tmp_path, capture_output=True, encoding="utf-8", check=False,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY / "src")},
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    known = read_strength((tmp_path / "strength.json").read_bytes(), "there")
    assert [match.games for match in known.matches] == [2]
