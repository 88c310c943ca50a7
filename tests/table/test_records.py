"""Saved, replayed, verified, written as a position and played on: the same game all the way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from ragnatafl import load_record, replay
from ragnatafl.kernel.chance import published_hash
from ragnatafl.kernel.language import LANGUAGES

if TYPE_CHECKING:
    from table.conftest import Run

SECRET = "5e" * 32


@pytest.fixture
def saved(run: Run) -> str:
    """A finished sealed game of two bots."""
    ran = run(
        "play", "raid", "--players", "thrall,thrall", "--source", "sealed", "--seed", SECRET,
        "--names", "Olha,Rui", typed=["game.json"],
    )  # fmt: skip
    assert "Saved in game.json" in ran.out
    return "game.json"


def test_saved_game_verifies(run: Run, saved: str) -> None:
    record = load_record(saved)

    ran = run("verify", saved, "--hash", record.secret_hash.upper())

    assert ran.code == 0, ran.err
    first, second = ran.lines
    assert first == (
        f"The secret is the one whose SHA-256 was published: {record.secret_hash}"
    )  # fmt: skip
    assert second.startswith(f"Every shuffle and all {len(record.choices)} choices replay")


@pytest.fixture
def mixed(run: Run) -> str:
    """A finished sealed game into which Rui's browser mixed a nonce."""
    ran = run(
        "play", "raid", "--players", "thrall,thrall", "--source", "sealed",
        "--seed", f"{SECRET}:,5eed", "--names", "Olha,Rui", typed=["game.json"],
    )  # fmt: skip
    assert "Saved in game.json" in ran.out
    return "game.json"


def test_a_game_verifies_with_the_hash_and_the_nonce_that_one_noted(run: Run, mixed: str) -> None:
    ran = run("verify", mixed, "--hash", published_hash(SECRET), "--nonce", "5eed")

    assert ran.code == 0, ran.err
    assert ran.lines[1] == "Mixed in by Rui, as you noted: 5eed"
    assert "replay to the recorded result" in ran.lines[2]


MISFITS = {
    "hash": {
        "en": "but --hash says",
        "uk": "а з --hash дано",
        "ru": "а с --hash дано",
        "pt-BR": "mas --hash diz",
    },
    "nonce": {
        "en": "is not mixed in; mixed in is: 5eed",
        "uk": "не домішано; домішано: 5eed",
        "ru": "не подмешано; подмешано: 5eed",
        "pt-BR": "não foi misturado; foi misturado: 5eed",
    },
    "secret": {
        "en": "but the record says",
        "uk": "а в записі",
        "ru": "а в записи",
        "pt-BR": "mas o registro diz",
    },
    "choices": {
        "en": "the choices do not replay with this secret: record: choice 1",
        "uk": "вибори не відтворюються: запис гри, вибір 1: «rest axe-1»",
        "ru": "выборы не воспроизводятся: запись игры, выбор 1: «rest axe-1»",
        "pt-BR": "as escolhas não se reproduzem: o registro, escolha 1: “rest axe-1”",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("misfit", MISFITS)
def test_what_does_not_fit_is_said_in_four_languages(
    run: Run, mixed: str, misfit: str, code: str
) -> None:
    record = load_record(mixed)
    given = {"hash": ("--hash", "ab" * 32), "nonce": ("--nonce", "5eee")}.get(misfit, ())
    if misfit == "secret":
        replace(record, seed="18" * 32).save(mixed)
    if misfit == "choices":
        first = "astrid: rest axe-1"
        replace(record, choices=(first, *record.choices[1:])).save(mixed)

    ran = run("--lang", code, "verify", mixed, *given)

    assert ran.code == 2
    assert MISFITS[misfit][code] in ran.err
    assert not ran.out


def test_an_empty_nonce_is_in_no_mix(run: Run, mixed: str) -> None:
    assert run("verify", mixed, "--nonce", "").code == 2


def test_replay_prints_the_whole_game_once(run: Run, saved: str) -> None:
    ran = run("replay", saved)

    last = len(load_record(saved).choices)
    points = [line.strip("─ ") for line in ran.lines if line.startswith("──")]
    assert points == [f"{point} of {last}" for point in range(last + 1)]
    assert "Olha: keep " in ran.out
    assert "★" in ran.out


def test_replay_of_one_point(run: Run, saved: str) -> None:
    ran = run("replay", saved, "--at", "2")

    assert [line.strip("─ ") for line in ran.lines if line.startswith("──")] == [
        f"2 of {len(load_record(saved).choices)}"
    ]


def test_replay_with_somebodys_eyes(run: Run, saved: str) -> None:
    """Others' answers are known by what came of them; hidden cards stay hidden."""
    all_eyes = run("replay", saved).out
    olhas = run("replay", saved, "--eyes", "Olha").out
    same = run("replay", saved, "--eyes", "astrid").out
    outside = run("replay", saved, "--eyes", "spectator").out

    assert "Rui: keep " in all_eyes
    assert olhas == same
    assert "Olha: keep " in olhas
    assert "Rui: Keep a card  RAID-2" in olhas
    assert "Rui keeps a card" in olhas
    assert "Olha: Keep a card  RAID-2" in outside
    assert "Olha keeps a card" in outside


def test_position_of_a_record_is_checked_and_played(run: Run, saved: str) -> None:
    written = run("position", "write", saved, "--at", "5", "-o", "five.json")
    checked = run("position", "check", "five.json")
    played = run("position", "play", "five.json", "--players", "thrall,thrall", typed=[])

    assert written.out == "The position after 5 choices is written to five.json.\n"
    assert checked.out.startswith("five.json: a good position of raid. ")
    assert "The game is over." in played.out


def test_position_goes_to_the_screen(run: Run, saved: str) -> None:
    document = json.loads(run("position", "write", saved, "--at", "5").out)

    assert document["ragnatafl"] == "position"


def test_position_of_a_finished_game(run: Run, saved: str) -> None:
    run("position", "write", saved, "-o", "end.json")

    assert "The game is over." in run("position", "check", "end.json").out
    assert "The game is over." in run("position", "play", "end.json").out


def test_position_cannot_be_written_there(run: Run, saved: str) -> None:
    ran = run("position", "write", saved, "-o", "nowhere/p.json")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "ragnatafl: nowhere/p.json: No such file or directory\n"


def test_saved_and_played_on_is_the_same_game(run: Run, tmp_path: Path) -> None:
    """Half a game, saved, taken up and finished, replays like one."""
    run("play", "raid", "--players", "me,me", "--seed", "8", "--no-curtain",
        typed=[*["1"] * 7, "save half.json"])  # fmt: skip
    run("play", "--from", "half.json", "--players", "me,me", "--no-curtain",
        typed=["1"] * 40)  # fmt: skip
    finished = run("play", "--from", "half.json", "--players", "thrall,thrall",
                   typed=["whole.json"])  # fmt: skip

    assert "Saved in whole.json" in finished.out
    half, whole = load_record("half.json"), load_record("whole.json")
    assert whole.choices[: len(half.choices)] == half.choices
    assert replay(whole).over


def test_content_pack_travels_in_its_record(run: Run, tmp_path: Path) -> None:
    """A game with a pack is replayed with that pack, whether it is named or not."""
    (tmp_path / "pack").mkdir()
    card = '[[card]]\nid = "axe-1"\nsource = "seed"\nvalue = 8\n'
    (tmp_path / "pack" / "cards.toml").write_text(card, encoding="utf-8")
    run("play", "raid", "--players", "thrall,thrall", "--content", "pack", typed=["p.json"])

    assert run("replay", "p.json", "--content", "pack").code == 0
    (tmp_path / "pack" / "cards.toml").unlink()
    assert run("replay", "p.json").code == 0
