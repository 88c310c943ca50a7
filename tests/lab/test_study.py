"""Games kept as data: the same whoever plays them, gone on with, read by others, played again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ragnatafl
from ragnatafl.build import package_mark
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.records import parse_record
from ragnatafl.lab.arena import Results
from ragnatafl.lab.spreading import Hands
from ragnatafl.lab.study import parquet, plans
from ragnatafl.lab.study.accounts import MARKS, Account, Deed, Happening, Times, account_of
from ragnatafl.lab.study.figures import figures_of
from ragnatafl.lab.study.parquet import Collection, read_rows, write_rows
from ragnatafl.lab.study.plans import PLAYED, Held, Plan, make_plan, play_all
from ragnatafl.lab.study.rows import account_of_record, rows_of
from ragnatafl.table.command import main
from ragnatafl.table.commands import export as exporting

pq = pytest.importorskip("pyarrow.parquet")
GAMES = ("runics", "bloodrage", "lords", "surtr")


@pytest.mark.parametrize("game", GAMES)
def test_an_account_tells_of_its_game_and_holds_its_record(game: str) -> None:
    plan = make_plan(game, ["thrall"], seats=(2,), seed="tell")

    told = account_of(plan.pairing(0))

    match = replay(parse_record(told.record), find_game(game))
    assert match.over
    assert (told.scores, told.winners) == (match.scores, match.winners)
    assert len(told.micros) == len(match.lines) == sum(told.questions)
    assert len(told.course) == MARKS
    assert told.course[-1] == told.scores
    assert sum(width.times for width in told.widths) == sum(told.questions)
    assert all(0 <= deed.taken <= deed.offered for deed in told.deeds)
    assert {one.word for one in told.happenings} <= {kind.word for kind in told.events}
    assert {"card"} <= {deed.thing.partition(":")[0] for deed in told.deeds}


def test_a_record_from_elsewhere_is_told_as_a_game_that_was_watched() -> None:
    told = account_of(make_plan("raid", ["thrall"], seed="7").pairing(3))
    again = account_of_record(3, parse_record(told.record))

    same = {"seed": "", "bots": (), "seconds": (), "longest": (), "micros": ()}
    assert msgspec.structs.replace(again, **same) == msgspec.structs.replace(told, **same)


def test_games_from_before_there_was_a_column_are_read(tmp_path: Path) -> None:
    told = account_of(make_plan("raid", ["thrall"]).pairing(0))
    write_rows(tmp_path / "new", [[told]], Account, "games")
    pq.write_table(pq.read_table(tmp_path / "new").drop_columns("events"), tmp_path / "old")

    [read] = read_rows(tmp_path / "old", Account, "games")

    assert read == msgspec.structs.replace(told, events=())


@pytest.mark.parametrize("game", GAMES)
def test_every_row_leads_to_its_question(game: str) -> None:
    """The lines of the record before a row end at the question of the row."""
    told = account_of(make_plan(game, ["thrall"], seats=(2,), seed="rows").pairing(0))
    rows = rows_of(told)

    assert len(rows) == sum(told.questions)
    for row in rows[:: max(1, len(rows) // 9)]:
        record = parse_record(row.record)
        part = msgspec.structs.replace(record, choices=record.choices[: row.at], result=None)
        match = replay(part, find_game(game))
        [asked] = [one for one in match.decisions if one.seat == row.seat]
        assert (asked.prompt, asked.rule) == (row.prompt, row.rule)
        assert tuple(option.text for option in asked.options) == row.options
        assert row.options[row.place] == row.chosen
        assert match.scores == row.points
    assert {row.won for row in rows} <= {0.0, 0.5, 1.0}


def test_who_was_stopped_goes_on_with_the_games_that_are_missing(tmp_path: Path) -> None:
    plan = make_plan("raid", ["thrall", "karl"], seats=(2, 3), seed="on")
    whole = play_all(plan, 9, Hands(1))

    def lost(done: int, of: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    first = Collection.begin(tmp_path, plan)
    with pytest.raises(KeyboardInterrupt):
        play_all(plan, 9, Hands(1), first.done(), first.add, lost)
    again = Collection.begin(tmp_path, plan)
    assert again.done() == {0, 1, 2, 3}
    played = play_all(plan, 9, Hands(1), again.done(), again.add)

    assert played == []
    assert [one.result for one in again.read()] == [one.result for one in whole]


def test_games_lie_some_in_a_file_however_few_come_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many, or what was played in some moments: here nothing is waited for, then no more."""
    plan = make_plan("raid", ["thrall"], seed="some")
    together, alone = Collection.begin(tmp_path / "a", plan), Collection.begin(tmp_path / "b", plan)
    monkeypatch.setattr(plans, "LARGEST", 4)

    monkeypatch.setattr(plans, "MOMENTS", 10**9)
    play_all(plan, 9, Hands(1), keep=together.add)
    monkeypatch.setattr(plans, "MOMENTS", 0)
    play_all(plan, 9, Hands(1), keep=alone.add)

    assert (len(together.parts), len(alone.parts)) == (3, 9)
    assert [one.result for one in together.read()] == [one.result for one in alone.read()]


def test_two_programs_that_play_at_once_take_nothing_from_each_other(tmp_path: Path) -> None:
    """The first and the last of their games are the same; one between them is not."""
    plan = make_plan("raid", ["thrall"], seed="two")
    games = [account_of(plan.pairing(number)) for number in range(4)]
    astrids, bjorns = Collection.begin(tmp_path, plan), Collection.begin(tmp_path, plan)

    astrids.add([games[0], games[1], games[3]])
    bjorns.add([games[0], games[2], games[3]])

    assert list(astrids.read()) == games


def test_a_number_that_cannot_be_makes_no_folder(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    folder = tmp_path / "games"

    for command in (
        ["report", "raid", "-n", "-3", "--games", str(folder), "--out", str(tmp_path / "page")],
        ["simulate", "raid", "-n", "-3", "--out", str(folder)],
    ):
        assert main(command) == 2

    assert not list(tmp_path.iterdir())


def test_games_are_read_in_their_order_and_each_once(tmp_path: Path) -> None:
    """Whichever file they lie in, and if two programs have played the same."""
    plan = make_plan("raid", ["thrall"], seed="order")
    games = [account_of(plan.pairing(number)) for number in range(5)]
    kept = Collection.begin(tmp_path, plan)
    for some in ((0, 3), (1, 2), (2, 4)):
        kept.add([games[number] for number in some])

    assert list(kept.read()) == games
    assert list(kept.read(3)) == games[:3]
    assert kept.done() == {0, 1, 2, 3, 4}


def test_of_many_games_only_what_is_asked_for_is_held(tmp_path: Path) -> None:
    """The arena and the figures hear the same of them as of whole ones."""
    plan = make_plan("raid", ["thrall", "karl"], seats=(2, 3), seed="few")
    games = [account_of(plan.pairing(number)) for number in range(6)]
    kept, held = Collection.begin(tmp_path, plan), Held()
    kept.add(games)

    held.take(kept.read(columns=Held.COLUMNS))
    few = list(kept.read(columns=PLAYED))

    assert figures_of(held.games) == figures_of(games)
    assert [plan.played(one) for one in few] == [plan.played(one) for one in games]
    assert not any(one.record or one.micros for one in (*held.games, *few))
    said = [one for game in held.games for one in game.deeds]
    assert len({id(one) for one in said}) == len(set(said)) < len(said)


@pytest.mark.parametrize("rows", ["games", "decisions"])
def test_games_are_exported_while_others_are_still_to_be_read(
    rows: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = make_plan("raid", ["thrall"], seed="stream")
    kept = Collection.begin(tmp_path / "games", plan)
    for number in range(4):
        kept.add([account_of(plan.pairing(number))])
    told: list[str] = []

    class Writer(pq.ParquetWriter):  # type: ignore[misc, name-defined]  # pyarrow has no types
        def write_table(self, table: Any) -> None:  # Any: as above
            told.append("written")
            super().write_table(table)

    def reading(path: Path, kind: type[Account], name: str, columns: Iterable[str]) -> object:
        told.extend([path.name] if "scores" in columns else [])
        return read_rows(path, kind, name, columns)

    for name in ("BLOCK", "TOGETHER", "MANY"):
        monkeypatch.setattr(exporting, name, 1)
    monkeypatch.setattr(pq, "ParquetWriter", Writer)
    monkeypatch.setattr(parquet, "read_rows", reading)
    command = ["export", str(tmp_path / "games"), "--rows", rows, "--workers", "1"]
    assert main([*command, "--out", str(tmp_path / "out.parquet")]) == 0

    assert told.count("written") == 4
    assert told.index("written") < told.index(kept.parts[-1].name)


def test_kept_games_are_those_of_the_arena(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", "raid", "-n", "10", "--bots", "thrall,karl", "--seats", "3"]
    assert main([*command, "--workers", "1", "--json"]) == 0
    plain = msgspec.json.decode(capsys.readouterr().out)
    assert main([*command, "--workers", "1", "--json", "--out", str(tmp_path / "games")]) == 0
    kept = msgspec.json.decode(capsys.readouterr().out)

    for document in (plain, kept):
        for standing in document["standings"]:
            del standing["seconds_a_decision"]
    assert kept == plain


def test_the_middle_of_an_even_number_of_games_is_the_same_everywhere() -> None:
    """Two games of another length: the arena and the report tell of the shorter one."""
    plan = make_plan("lords", ["thrall"], seats=(2,), seed="middle")
    told = account_of(plan.pairing(0))
    games = [msgspec.structs.replace(told, number=at, rounds=9 + at) for at in range(2)]

    [ending] = figures_of(games).endings
    results = Results("lords", 2, "middle", ("thrall",), tuple(map(plan.played, games)))

    assert [one.median_rounds for one in results.endings()] == [ending.rounds, ending.rounds]


def test_bots_change_seats_with_every_number_of_players() -> None:
    plan = make_plan("raid", ["thrall", "karl"], seats=(2, 3), seed="turn")

    sat = [plan.pairing(number) for number in range(4)]

    seated = [[one.bots[who] for who in one.lineup()] for one in sat]
    assert seated == [
        ["thrall", "karl"],
        ["thrall", "karl", "thrall"],
        ["karl", "thrall"],
        ["karl", "thrall", "karl"],
    ]
    assert plan.played(account_of(sat[3])).lineup == (1, 0, 1)


def test_a_folder_of_other_games_is_left_alone(tmp_path: Path) -> None:
    Collection.begin(tmp_path, make_plan("raid", ["thrall"], seed="1"))

    with pytest.raises(BadInput, match=r"holds games of another plan \(seed: 1\)"):
        Collection.begin(tmp_path, make_plan("raid", ["thrall"], seed="2"))


@pytest.mark.parametrize("code", ["en", "uk", "ru", "pt-BR"])
def test_what_is_no_data_of_ours_gets_one_line(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cut off, of somebody else, of another version; a folder without games; a spoilt record."""
    told = account_of(make_plan("raid", ["thrall"]).pairing(0))
    whole = tmp_path / "whole.parquet"
    write_rows(whole, [[told]], Account, "games")
    (tmp_path / "cut.parquet").write_bytes(whole.read_bytes()[:-40])
    table = pq.read_table(whole)
    pq.write_table(table.replace_schema_metadata({}), tmp_path / "other.parquet")
    later = {"ragnatafl": "games", "ragnatafl-format": "9"}
    pq.write_table(table.replace_schema_metadata(later), tmp_path / "later.parquet")
    (tmp_path / "empty").mkdir()
    (tmp_path / "bad.json").write_text("{")
    wrong = ["cut.parquet", "other.parquet", "later.parquet", "empty", "bad.json"]
    wrong += ["no.json", "no.parquet", "n" * 300, "n" * 300 + ".parquet"]
    out = tmp_path / "out.parquet"

    lines = set()
    for name in wrong:
        given = ["--lang", code, "export", str(tmp_path / name), "--out", str(out)]
        assert main([*given, "--workers", "1"]) == 2
        lines.add(capsys.readouterr().err)

    assert len(lines) == len(wrong)
    assert not any("rrno" in line for line in lines)
    assert all(line.startswith("ragnatafl: ") and line.count("\n") == 1 for line in lines)
    assert not out.exists()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_folder_in_which_something_is_wrong_gets_one_line(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever goes on with it and whoever tells of it reads the same, and the rest stays there."""
    plan = make_plan("raid", ["thrall"], program=package_mark())
    lords = account_of(make_plan("lords", ["thrall"], seats=(2,), seed="0").pairing(2))
    elsewhere = account_of(make_plan("raid", ["thrall"], seed="9").pairing(2))
    games = [account_of(plan.pairing(number)) for number in range(2)]
    part, nothing = "games-00000002-00000002.parquet", "nothing to be found"
    wrong: dict[str, Callable[[Path], object]] = {
        "no plan of games": lambda at: (at / "plan.json").write_bytes(b"\xff{"),
        "plan.json: Is a dir": lambda at: a_folder_instead(at / "plan.json"),
        "plan.json: this is no plan": lambda at: without(at / "plan.json", "seats"),
        "this is no plan of games": lambda at: without(at / "plan.json", "bots"),
        "no Parquet file": lambda at: (at / part).write_bytes(b""),
        "cut off": lambda at: damage(at, part, games),
        "Is a directory": lambda at: (at / part).mkdir(),
        "No such file": lambda at: (at / part).symlink_to(at / nothing),
        "no games of Ragnatafl": lambda at: without_column(at, part, games, "number"),
        r"of another plan \(game: lords\)": lambda at: write_rows(
            at / part, [[lords]], Account, "games"
        ),
        r"of another plan \(seed: 9\)": lambda at: write_rows(
            at / part, [[elsewhere]], Account, "games"
        ),
    }
    for place, (line, spoil) in enumerate(wrong.items()):
        folder = tmp_path / str(place)
        Collection.begin(folder, plan).add(games)
        spoil(folder)
        [held] = [path for path in folder.glob("games-*") if path.name != part]

        lines = []
        for count in ("0", "3"):
            command = ["report", "raid", "--bots", "thrall", "-n", count, "--games", str(folder)]
            command += ["--out", str(tmp_path / "page.html"), "--workers", "1"]
            assert main(["--lang", code, *command]) == 2
            lines.append(capsys.readouterr().err)

        assert lines[0] == lines[1]
        assert lines[0].startswith("ragnatafl: ")
        assert lines[0].count("\n") == 1
        assert "errno" not in lines[0]
        assert code != "en" or re.search(line, lines[0])
        assert list(read_rows(held, Account, "games")) == games


def test_what_an_older_program_had_is_told_by_its_id(tmp_path: Path) -> None:
    """An option, an event, a card and a rule that are no more."""
    pytest.importorskip("matplotlib")
    plan = make_plan("raid", ["thrall"], seats=(2,))
    told = account_of(plan.pairing(0))
    old = msgspec.structs.replace(
        told,
        deeds=(*told.deeds, Deed(0, "old-option", "card:old", 1, 1)),
        happenings=(*told.happenings, Happening(0, "old-event", "card:old", 1)),
        met=(*told.met, Times("RAID-99", 1)),
    )
    Collection.begin(tmp_path / "games", plan).add([old])
    out = tmp_path / "page.html"

    assert (
        main(["report", "raid", "-n", "0", "--games", str(tmp_path / "games"), "--out", str(out)])
        == 0
    )

    assert all(f">{word}<" in out.read_text() for word in ("old-option", "old-event", "card:old"))


def a_folder_instead(path: Path) -> None:
    path.unlink()
    path.mkdir()


def without(plan: Path, field: str) -> None:
    told = msgspec.json.decode(plan.read_bytes())
    plan.write_bytes(msgspec.json.encode({**told, field: []}))


def without_column(folder: Path, part: str, games: list[Account], column: str) -> None:
    write_rows(folder / part, [games], Account, "games")
    pq.write_table(pq.read_table(folder / part).drop_columns([column]), folder / part)


def damage(folder: Path, part: str, games: list[Account]) -> None:
    """Its head and its foot are whole."""
    write_rows(folder / part, [games], Account, "games")
    letters = bytearray((folder / part).read_bytes())
    letters[40:400] = bytes(letter ^ 0x5A for letter in letters[40:400])
    (folder / part).write_bytes(letters)


def test_a_damaged_number_is_never_read_as_another_one(tmp_path: Path) -> None:
    """Whichever bit of a column is another one: what is read is refused, or what was written."""
    told, path = account_of(make_plan("raid", ["thrall"]).pairing(0)), tmp_path / "games"
    write_rows(path, [[told]], Account, "games")
    whole, group = path.read_bytes(), pq.read_metadata(path).row_group(0)
    columns = (group.column(number) for number in range(group.num_columns))
    [turns] = (column for column in columns if column.path_in_schema == "turns")
    begun = turns.dictionary_page_offset

    refused = 0
    for at in range(begun, begun + turns.total_compressed_size):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x08]) + whole[at + 1 :])
        try:
            read = [one.turns for one in read_rows(path, Account, "games", ("turns",))]
        except BadInput:
            refused += 1
        else:
            assert read == [told.turns], at

    assert refused > 10


def test_exported_rows_are_read_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ragnatafl.new("raid", seats=2, seed="9")
    while not match.over:
        match.choose(match.decision.options[-1])
    match.record().save(tmp_path / "game.json")
    games, decisions = tmp_path / "games.parquet", tmp_path / "decisions.parquet"

    assert (
        main(["export", str(tmp_path / "game.json"), "--rows", "games", "--out", str(games)]) == 0
    )
    assert main(["export", str(games), "--out", str(decisions), "--workers", "1"]) == 0

    [told] = list(read_rows(games, Account, "games"))
    assert told.scores == match.scores
    columns = pq.read_table(decisions).to_pydict()
    assert columns["chosen"] == [line.text for line in match.lines]
    assert "1 games" in capsys.readouterr().out


def test_a_plan_that_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(BadInput, match="3 bots cannot sit on 2 seats"):
        make_plan("raid", ["thrall"] * 3, seats=(2,))
    with pytest.raises(BadInput, match="there must be 1 to"):
        play_all(Plan(game="raid", seats=(2,), bots=("thrall",)), 0, Hands(1))
