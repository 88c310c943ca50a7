"""The other commands: games, rules, perft, simulate, help; and what a system does to a program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ragnatafl import build
from ragnatafl.kernel.packs import read_pack
from ragnatafl.table.command import main
from ragnatafl.table.commands.parser import Words

if TYPE_CHECKING:
    from table.conftest import Run

COMMANDS = (
    "play", "replay", "simulate", "report", "export", "soak", "train", "strength", "perft",
    "position", "rules", "verify", "games", "bots", "config", "admin",
)  # fmt: skip
ADMIN = (
    "tables", "show", "close", "open", "rename", "remove", "invite", "ban", "unban", "announce",
    "audit", "link", "lock",
)  # fmt: skip


def test_version(run: Run) -> None:
    assert run("--version").out == f"{build.told()}\n"


def test_nothing_typed_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0

    shown = capsys.readouterr().out
    assert all(f"    {command} " in shown for command in COMMANDS)


@pytest.mark.parametrize(
    "command",
    [
        *COMMANDS,
        "position write",
        "position check",
        "position play",
        *(f"admin {name}" for name in ADMIN),
    ],
)
def test_help_of_every_command_teaches_by_examples(run: Run, command: str) -> None:
    ran = run(*command.split(), "--help")

    assert ran.code == 0
    assert "examples:\n" in ran.out
    assert f"ragnatafl {command} " in ran.out or f" {command}\n" in ran.out
    for key, text in Words("en").texts.items():
        if key.endswith("-about") and key != "ragnatafl-about":
            assert max(map(len, text.splitlines())) < 80


@pytest.mark.parametrize("code", ["en", "uk", "ru", "pt-BR"])
def test_games_are_listed_with_options_and_sources(run: Run, code: str) -> None:
    ran = run("games", "--lang", code)

    assert ran.code == 0
    assert "runics" in ran.out
    assert "raid" in ran.out
    assert "extra_card" in ran.out
    assert "tie_break" in ran.out
    assert "17" in ran.out  # proposals


def test_whole_book_of_rules(run: Run) -> None:
    ran = run("rules", "raid")

    said = " ".join(ran.out.split())
    assert "RAID-1 2 to 4 seats" in said
    assert "RAID-9 Banners" in said


def test_rule_with_its_sub_rules_in_any_case(run: Run) -> None:
    ran = run("rules", "raid", "raid-3")

    assert [line.split()[0] for line in ran.lines if line.startswith("RAID")] == [
        "RAID-3",
        "RAID-3.1",
        "RAID-3.2",
    ]


def test_rules_to_which_a_rule_leads_stand_below_it(run: Run) -> None:
    ran = run("rules", "runics", "RUN-5.10")

    assert [line.split()[0] for line in ran.lines if line.startswith("RUN")] == [
        "RUN-5.10",
        "RUN-11.4",
        "RUN-11.5",
    ]


def test_rules_in_the_language_of_the_reader_by_id_and_by_word(run: Run) -> None:
    rule = run("--lang", "uk", "rules", "runics", "5.4")
    unknown = run("--lang", "uk", "rules", "runics", "RUN-5.44")
    found = run("--lang", "uk", "rules", "runics", "--find", "майстрами")
    nothing = run("--lang", "uk", "rules", "runics", "--find", "дракон")

    assert "Збіг знизу" in rule.out
    assert "RUN-5.4" in unknown.err
    assert "RUN-5.8" in found.out
    assert (nothing.code, "нічого немає" in nothing.err) == (unknown.code, True)


def test_rules_find_terms_of_the_glossary_and_unknown_words_get_the_nearest(run: Run) -> None:
    found = run("--lang", "uk", "rules", "runics", "--find", "областями")
    unknown = run("--lang", "uk", "rules", "runics", "--find", "клтинка")
    no_rule = run("--lang", "ru", "rules", "runics", "--find", "5.44")
    no_game = run("--lang", "pt-BR", "rules")

    assert found.out.startswith("RUN-2.5  область: ")
    assert "найближче: " in unknown.err
    assert "клітинк" in unknown.err.partition("найближче")[2]
    assert "ближайшее: RUN-5.4" in no_rule.err
    assert "Há: runics, bloodrage, lords, surtr" in no_game.err


def test_rules_are_counted_by_language(run: Run) -> None:
    """As many rules, paragraphs, pictures and terms in each; sentences may be cut otherwise."""
    head, *lines = [line.split() for line in run("rules", "runics", "--counts").lines]
    every = run("rules", "--counts").lines

    assert head == [
        "game", "language", "rules", "paragraphs", "sentences", "pictures", "terms"
    ]  # fmt: skip
    assert [line[:2] for line in lines] == [["runics", c] for c in ("en", "uk", "ru", "pt-BR")]
    assert len({(*line[2:4], *line[5:]) for line in lines}) == 1
    assert all(int(count) > 10 for line in lines for count in line[2:])
    assert {line.split()[0] for line in every[1:]} >= {"runics", "bloodrage", "lords", "surtr"}


def test_perft_counts_and_divides(run: Run) -> None:
    counted = run("perft", "raid", "--seats", "2", "--depth", "3", "--seed", "3")
    divided = run("perft", "raid", "--seats", "2", "--depth", "3", "--seed", "3", "--divide")

    assert [line.split() for line in counted.lines[1:]] == [["1", "4"], ["2", "16"], ["3", "48"]]
    assert [line.split()[-1] for line in divided.lines[1:]] == ["12", "12", "12", "12", "48"]
    assert divided.lines[1].startswith("keep shield-2")


def test_perft_from_a_position(run: Run) -> None:
    run("play", "raid", "--players", "me,me", "--seed", "3", "--no-curtain",
        typed=["1", "1", "save s.json"])  # fmt: skip
    run("position", "write", "s.json", "-o", "p.json")

    from_record = run("perft", "--from", "s.json", "--depth", "2")
    from_position = run("perft", "raid", "--from", "p.json", "--depth", "2")

    assert from_record.out == from_position.out
    assert from_record.lines[2].split() == ["2", "9"]


def test_simulate_shows_a_table(run: Run) -> None:
    ran = run("simulate", "raid", "-n", "6", "--bots", "thrall,karl", "--workers", "1")

    assert ran.code == 0
    assert ran.err == ""  # no progress bar without a terminal
    assert ran.lines[0].strip() == "raid: 2 players, seed 0"
    assert ran.lines[1].split() == [
        "bot", "games", "wins", "shared", "rate", "95", "%", "score", "decisions", "s/decision",
    ]  # fmt: skip
    assert [line.split()[:2] for line in ran.lines[2:]] == [["thrall", "6"], ["karl", "6"]]


def test_simulate_plays_with_a_pack(run: Run, tmp_path: Path) -> None:
    """Folder or file, the games are the same; without it they are others."""
    (tmp_path / "pack").mkdir()
    card = '[[card]]\nid = "axe-1"\nsource = "public"\nvalue = 8\n'
    (tmp_path / "pack" / "cards.toml").write_text(card, encoding="utf-8")
    (tmp_path / "pack.json").write_text(read_pack(tmp_path / "pack").to_json(), encoding="utf-8")
    simulate = "simulate", "raid", "-n", "6", "--bots", "thrall,thrall", "--workers", "1"

    def scores(*more: str) -> list[float]:
        standings = json.loads(run(*simulate, "--json", *more).out)["standings"]
        return [bot["mean_score"] for bot in standings]

    packed = scores("--content", "pack")
    assert packed == scores("--content", "pack.json")
    assert packed != scores()


@pytest.mark.slow
def test_simulate_for_another_program(run: Run) -> None:
    """The same seed gives the same result, but for the seconds."""
    arguments = ("simulate", "raid", "-n", "6", "--bots", "thrall,karl", "--seed", "x", "--json",
                 "--seats", "3", "--option", "automas=1")  # fmt: skip

    first, second = (
        json.loads(run(*arguments, "--workers", workers).out) for workers in ("1", "2")
    )

    for document in (first, second):
        assert document["games"] == 6
        for standing in document["standings"]:
            del standing["seconds_a_decision"]
    assert first == second


# What a system does to a program


def command(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "ragnatafl", "--load", "toys.raid", *arguments],
        env=environment | {"PYTHONPATH": os.pathsep.join(sys.path), **more},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=120,
        check=False,
    )


@pytest.mark.slow
def test_module_is_the_command() -> None:
    done = command("play", "raid", "--seed", "3")

    assert done.returncode == 0, done.stderr
    assert "The input ended after" in done.stdout
    assert done.stderr == ""


@pytest.mark.slow
def test_bad_input_ends_with_two() -> None:
    done = command("play", "ride")

    assert done.returncode == 2
    assert done.stderr == "ragnatafl: unknown game 'ride', did you mean 'raid'?\n"


@pytest.mark.slow
def test_letters_that_a_stream_cannot_show(run: Run) -> None:
    done = command("--lang", "uk", "play", "raid", PYTHONIOENCODING="ascii")

    assert done.returncode == 0, done.stderr
    assert "???" in done.stdout


@pytest.mark.slow
def test_output_that_nobody_reads_on() -> None:
    """`| head`: no traceback, and it ends."""
    with subprocess.Popen(
        [sys.executable, "-m", "ragnatafl", "rules", "runics"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        errors = process.stderr.read()
        code = process.wait(timeout=60)

    assert (code, errors) == (0, b"")


@pytest.mark.slow
def test_closed_input() -> None:
    line = f"{sys.executable} -m ragnatafl play runics --seed 3 <&-"
    done = subprocess.run(line, shell=True, capture_output=True, timeout=60, check=False)

    assert done.returncode == 0
    assert b"The input ended after" in done.stdout
    assert done.stderr == b""
