"""Every bad input gets one clear line that names the fault and what would be right."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ragnatafl import new

if TYPE_CHECKING:
    from table.conftest import Run

Document = dict[str, Any]  # Any: JSON, made wrong on purpose


def refused(run: Run, *arguments: str) -> str:
    """Run what must be refused; the one line it gets."""
    ran = run(*arguments)

    assert ran.code == 2, ran.out
    assert ran.out == ""
    assert ran.err.endswith("\n")
    assert ran.err.count("\n") == 1, ran.err
    return ran.err.rstrip("\n")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("play runnics", "ragnatafl: unknown game 'runnics', did you mean 'runics'?"),
        ("play", "which game? give its name, as in 'ragnatafl play runics', or --from FILE"),
        ("play raid --option atomas=1", "raid: unknown option 'atomas', did you mean 'automas'?"),
        ("play raid --option automas=7", "raid: option expected 'int' <= 3 - at '$.automas'"),
        ("play raid --option automas", "'automas' must be NAME=VALUE, as in adepts=true"),
        ("play raid --seats 9", "raid: 9 seats are not possible, only 3, 2, 4"),
        ("play raid --seats two", "'two' must be a whole number"),
        ("play raid --players me,kral", "unknown player 'kral', did you mean 'karl'?"),
        ("play raid --players me,jarl:soon", "'soon' is no budget, it must be iterations"),
        ("play raid --seats 3 --players me,karl", "seats to fill: 3, players named: 2; name"),
        ("play raid --source dice", "unknown source of chance 'dice', known: fast, sealed, asked"),
        ("play raid --source sealed --seed 7", "the secret of a sealed game is 64 hex digits"),
        ("play raid --names A,B,C,D", "--names has 4 names, but 3 sit at the table"),
        ("play raid --names A,A", "--names: two people of one name cannot be told apart"),
        ("play raid --names A,,B", "--names: '' is no name"),
        ("play raid --content nowhere", "content pack nowhere is not a directory"),
        ("play raid --from nowhere.json", "nowhere.json: No such file or directory"),
        ("--lang sv play raid", "unknown language 'sv', known: en, uk, ru, pt-BR"),
        ("--load nowhere games", "cannot load game module 'nowhere': No module named 'nowhere'"),
        ("--load json games", "module 'json' has no GAME"),
        ("plai raid", "argument COMMAND: invalid choice: 'plai' (choose from "),
        ("play raid --sets 3", "unrecognized arguments: --sets 3"),
        ("replay", "the following arguments are required: FILE"),
        ("replay nowhere.json", "nowhere.json: No such file or directory"),
        ("replay .", ".: Is a directory"),
        ("simulate raid --bots karl,bob", "unknown bot 'bob', known: thrall, bondi, karl, jarl"),
        ("simulate raid -n 0", "there must be 1 game at least, not 0"),
        ("simulate raid --workers 0", "there must be 1 worker at least, not 0"),
        ("simulate raid --bots ,", "unknown bot ''"),
        ("serve --cores 0", "--cores: cores must be a number from 1 to 64, not '0'"),
        ("serve --cores two", "--cores: cores must be a whole number, not 'two'"),
        ("perft raid --depth 0", "--depth 0: it must be from 1 to 12"),
        ("perft", "which game?"),
        ("perft raid --from nowhere.json", "nowhere.json: No such file or directory"),
        ("position", "the following arguments are required: WHAT"),
        ("position check nowhere.json", "nowhere.json: No such file or directory"),
        ("position play nowhere.json", "nowhere.json: No such file or directory"),
        ("position write nowhere.json", "nowhere.json: No such file or directory"),
        ("rules raid RAID-77", "raid: no rule 'RAID-77', near it are: RAID-7, "),
        ("rules rayd", "unknown game 'rayd', did you mean 'raid'?"),
        ("verify nowhere.json", "nowhere.json: No such file or directory"),
    ],
)
def test_command_that_does_not_fit(run: Run, arguments: str, told: str) -> None:
    assert told in refused(run, *arguments.split())


def test_line_of_control_characters_stays_one_line(run: Run) -> None:
    assert "unknown game 'a\\x1bb'" in refused(run, "play", "a\x1bb")


# Records


@pytest.fixture
def record(run: Run) -> Document:
    """A finished game of two seats; wrong ones are made of it."""
    match = new("raid", seats=2, seed=5)
    chance = random.Random(5)
    while not match.over:
        match.choose(chance.choice(match.decision.options))
    loaded: Document = json.loads(match.record().to_json())
    return loaded


def wrong(document: Document, **changes: object) -> str:
    """The document with some keys changed, in a file."""
    Path("wrong.json").write_text(json.dumps(document | changes), encoding="utf-8")
    return "wrong.json"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"format": 99}, "record format 99 is unknown, this program reads 1"),
        ({"version": 99}, "raid: rules version 99 is unknown, this program has 1 to 1"),
        ({"game": "chess"}, "unknown game 'chess', known: runics, bloodrage, lords, surtr, raid"),
        ({"content": "0" * 32}, "give the pack it was played with"),
        ({"seats": 9}, "9 seats are not possible"),
        ({"names": ["Astrid"]}, "record: 2 seats, but 1 names"),
        ({"options": {"x": 1}}, "raid: unknown option 'x', known: automas"),
        ({"source": "dice"}, "unknown source of chance 'dice'"),
        ({"seed": ""}, "record: has no seed"),
        ({"choices": ["astrid: keep mjolnir"]}, "record: choice 1: RAID-2: 'keep mjolnir' means"),
        ({"choices": ["loki: keep axe-1"]}, "record: choice 1: 'loki: keep axe-1' must begin"),
        ({"choices": ["astrid: raid bjorn"]}, "record: choice 1: RAID-2: Astrid cannot choose"),
        ({"choices": []}, "record: has a result, but its choices do not end the game"),
        ({"choices": 7}, "record: expected 'array', got 'int' - at '$.choices'"),
        ({"winners": []}, "record: object contains unknown field 'winners'"),
        ({"ragnatafl": "puzzle"}, 'it must be an object with "ragnatafl": '),
    ],
)
@pytest.mark.parametrize("command", ["replay", "position write", "play --from"])
def test_record_that_does_not_fit(
    run: Run, record: Document, command: str, changes: Document, told: str
) -> None:
    assert told in refused(run, *command.split(), wrong(record, **changes))


def test_record_that_ends_otherwise(run: Run, record: Document) -> None:
    result = record["result"] | {"scores": [77, 77]}

    line = refused(run, "replay", wrong(record, result=result))

    assert "replaying it gives another result than the one it holds" in line


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "it is cut off"),
        (b'{"ragnatafl": "rec', "it is cut off"),
        (b"\xff\xfe\x00", "this is not a record"),
        (b"[1, 2]", "it must be an object"),
        (b"[" * 100_000, "this is not a record"),
        (b"PK\x03\x04", "this is not a record"),
    ],
)
def test_file_that_is_no_record(run: Run, tmp_path: Path, data: bytes, told: str) -> None:
    (tmp_path / "odd.json").write_bytes(data)

    assert told in refused(run, "replay", "odd.json")
    refused(run, "play", "--from", "odd.json")
    refused(run, "position", "check", "odd.json")


def test_point_and_eyes_that_are_not_there(run: Run, record: Document) -> None:
    file = wrong(record)
    last = len(record["choices"])

    assert f"--at 999: the record has the points 0 to {last}" in refused(
        run, "replay", file, "--at", "999"
    )
    assert f"has the points 0 to {last}" in refused(run, "position", "write", file, "--at", "999")
    assert "--eyes: unknown seat 'loki', known: astrid, bjorn, spectator, all" in refused(
        run, "replay", file, "--eyes", "loki"
    )


def test_what_a_file_says_is_not_said_again(run: Run, record: Document) -> None:
    file = wrong(record)

    assert "--seats cannot stand beside --from" in refused(
        run, "play", "--from", file, "--seats", "2"
    )
    assert "--source cannot" in refused(run, "play", "--from", file, "--source", "asked")
    assert "a saved game has its own seed" in refused(run, "play", "--from", file, "--seed", "1")
    assert "is of the game 'raid', not of runics" in refused(run, "play", "runics", "--from", file)
    assert "is of the game 'raid', not of runics" in refused(run, "perft", "runics", "--from", file)


# Positions


@pytest.fixture
def position(run: Run) -> Document:
    match = new("raid", seats=2, seed=5)
    for _ in range(6):
        match.choose(match.decision.options[0])
    loaded: Document = json.loads(json.dumps(match.position()))
    return loaded


def test_position_with_several_faults_names_them_all(run: Run, position: Document) -> None:
    """One line each, and nothing is played."""
    table = position["table"] | {"glory": [0, 99], "rage": 3}
    zones = position["zones"] | {"deck": ["mjolnir"]}

    ran = run("position", "check", wrong(position, table=table, zones=zones, phase=2))

    assert ran.code == 2
    assert ran.out == ""
    lines = ran.err.splitlines()
    assert len(lines) >= 4
    assert all(line.startswith("wrong.json: ") for line in lines)
    assert "wrong.json: unknown key 'phase'" in ran.err
    assert "table: glory: glory 99 is not between 0 and 20" in ran.err
    assert "table: unknown entry 'rage'" in ran.err
    assert "zones: deck: unknown card 'mjolnir'" in ran.err


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"format": 9}, "position format 9 is unknown"),
        ({"version": 9}, "rules version 9 is unknown"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"content": "0"}, "was made with content 0"),
        ({"seats": "two"}, "seats must be a whole number"),
        ({"agenda": [{"step": "trun"}]}, "unknown step 'trun', did you mean 'turn'?"),
        ({"zones": {"hand astrid": ["axe-1", "axe-1"]}}, "stands there too often"),
    ],
)
def test_position_that_does_not_fit(
    run: Run, position: Document, changes: Document, told: str
) -> None:
    file = wrong(position, **changes)

    for command in ("position check", "position play", "perft --from"):
        ran = run(*command.split(), file)
        assert ran.code == 2
        assert told in ran.err
        assert "Traceback" not in ran.err


def test_record_is_no_position(run: Run, record: Document) -> None:
    line = refused(run, "position", "check", wrong(record))

    assert "is a record, not a position: 'ragnatafl position write' makes a position" in line


# Packs


MISSPELT = """
id = "horn-1"
source = "proposed"
value = 3
modify = [{ on = "strength", effect = "own_strenght", amount = 2 }]
"""


@pytest.mark.parametrize(
    ("pack", "told"),
    [
        (MISSPELT, "horn-1: unknown effect 'own_strenght', did you mean 'own_strength'?"),
        ('id = "hron-1"\nsource = "proposed"\nvalue = 3', "unknown card 'hron-1' in the pack"),
        ('id = "horn-1"\nsource = "rumour"\nvalue = 3', "cards.toml: horn-1: invalid enum value"),
        ("id = ", "cards.toml: "),
    ],
)  # fmt: skip
def test_pack_that_does_not_fit(run: Run, tmp_path: Path, pack: str, told: str) -> None:
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "cards.toml").write_text(f"[[card]]\n{pack}\n", encoding="utf-8")

    assert told in refused(run, "play", "raid", "--content", "pack")


# Verifying


def test_verify_refuses_what_does_not_fit(run: Run, record: Document) -> None:
    sealed = new("raid", seats=2, source="sealed", seed="11" * 32)
    while not sealed.over:
        sealed.choose(sealed.decision.options[0])
    good: Document = json.loads(sealed.record().to_json())
    running = good | {"seed": "", "result": None, "choices": good["choices"][:4]}

    assert "only games played with '--source sealed' can be verified" in refused(
        run, "verify", wrong(record)
    )
    assert "but --hash says" in refused(run, "verify", wrong(good), "--hash", "ab" * 32)
    assert "but the record says" in refused(run, "verify", wrong(good, seed="22" * 32))
    assert "holds another secret" in refused(run, "verify", wrong(good), "--secret", "22" * 32)
    assert "64 hex digits" in refused(run, "verify", wrong(good, seed="x"))
    assert "has no secret yet" in refused(run, "verify", wrong(running))
    assert "holds no published hash" in refused(run, "verify", wrong(good, secret_hash=""))
    assert run("verify", wrong(running), "--secret", "11" * 32).code == 0


# Damaged files


@pytest.mark.slow
def test_damaged_files_never_give_a_traceback(
    run: Run, record: Document, position: Document, tmp_path: Path
) -> None:
    """Bytes changed, cut, doubled at random: a line for each, or a good file after all."""
    chance = random.Random(7)
    file = tmp_path / "damaged.json"
    for document in (record, position):
        whole = json.dumps(document).encode()
        for _ in range(60):
            data = bytearray(whole)
            for _ in range(chance.randint(1, 3)):
                place = chance.randrange(len(data))
                match chance.randrange(4):
                    case 0:
                        data[place] = chance.randrange(256)
                    case 1:
                        del data[place : place + chance.randrange(1, 40)]
                    case 2:
                        data[place:place] = data[place : place + 30]
                    case _:
                        data[place:place] = str(chance.randrange(-9, 10**6)).encode()
            file.write_bytes(bytes(data))
            kind = "replay" if document is record else "position check"

            ran = run(*kind.split(), "damaged.json")

            assert ran.code in (0, 2)
            assert "Traceback" not in ran.err
