"""`ragnatafl analyse`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ragnatafl
from bots.tables import play_out
from ragnatafl.bots import make_bot
from ragnatafl.bots.analysis import Analysis
from ragnatafl.table.command import main


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    match = ragnatafl.new("runics", seats=2, seed=4, names=("<Olena>", "Bjorn"))
    play_out(match, [make_bot("thrall", f"{seat}") for seat in range(2)])
    path = tmp_path_factory.mktemp("records") / "game.json"
    match.record().save(path)
    return str(path)


def test_a_game_is_looked_back_upon(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", record, "--think", "4", "--workers", "1"]) == 0

    told = capsys.readouterr().out
    assert "Turning points" in told
    assert "What gave most away" in told
    assert "better: " in told
    assert "Bjorn" in told


@pytest.mark.slow
def test_processes_find_the_same_as_one(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for workers in ("1", "2"):
        assert main(["analyse", record, "--think", "4", "--workers", workers, "--json"]) == 0
        found.append(msgspec.json.decode(capsys.readouterr().out, type=Analysis))

    assert found[0] == found[1]
    assert found[0].studied


@pytest.mark.parametrize("code", ["en", "uk", "ru", "pt-BR"])
def test_a_page_of_its_own(record: str, tmp_path: Path, code: str) -> None:
    page = tmp_path / "game.html"

    assert main(["--lang", code, "analyse", record, "--think", "2", "--html", str(page)]) == 0
    text = page.read_text("utf-8")
    assert "&lt;Olena&gt;" in text
    assert "<Olena>" not in text
    assert text.count("<path") > 6
    assert "http" not in text


def test_a_game_that_goes_on_is_not_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    ragnatafl.new("runics", seats=2, seed=4).record().save(path)

    assert main(["analyse", str(path)]) == 2
    assert "not over yet" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["0s", "much", "-3"])
def test_a_budget_that_is_none(record: str, wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", record, f"--think={wrong}"]) == 2
    assert capsys.readouterr().err


def test_a_page_that_cannot_be_written(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", record, "--think", "1", "--html", "/nowhere/at/all.html"]) == 2
    assert "/nowhere/at/all.html" in capsys.readouterr().err
