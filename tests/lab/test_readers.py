"""Games as data in the programs of others: polars and pandas read what was exported."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ragnatafl
from kit.pages import DOCS
from ragnatafl.kernel.records import parse_record
from ragnatafl.lab.spreading import Hands
from ragnatafl.lab.study.accounts import Account
from ragnatafl.lab.study.parquet import Collection
from ragnatafl.lab.study.plans import make_plan, play_all
from ragnatafl.lab.study.rows import Row
from ragnatafl.table.command import main

pytest.importorskip("pyarrow")
pl = pytest.importorskip("polars")
pandas = pytest.importorskip("pandas")
GAMES = 40


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that docs/data.md tells how to write."""
    folder = tmp_path_factory.mktemp("data")
    kept = Collection.begin(folder / "games", make_plan("raid", ["thrall"], seats=(2,)))
    play_all(kept.plan, GAMES, Hands(1), keep=kept.add)
    for rows in ("decisions", "games"):
        out = ["--rows", rows, "--out", str(folder / f"{rows}.parquet"), "--workers", "1"]
        assert main(["export", str(folder / "games"), *out]) == 0
    return folder


def test_both_read_the_same_decisions(folder: Path) -> None:
    path = folder / "decisions.parquet"
    polars_rows, pandas_rows = pl.read_parquet(path), pandas.read_parquet(path)

    assert polars_rows.columns == list(pandas_rows.columns) == list(Row.__struct_fields__)
    assert len(polars_rows) == len(pandas_rows) > 500
    for place in (0, len(polars_rows) - 1):
        one, other = polars_rows.row(place, named=True), pandas_rows.iloc[place]
        assert told(one) == told(other.to_dict())
        assert one["options"][one["place"]] == one["chosen"]
        assert told(one)["options"] == asked(other["record"], int(other["at"]))


def test_both_read_the_same_games(folder: Path) -> None:
    path = folder / "games.parquet"
    polars_rows, pandas_rows = pl.read_parquet(path), pandas.read_parquet(path)

    assert polars_rows.columns == list(pandas_rows.columns) == list(Account.__struct_fields__)
    assert len(polars_rows) == len(pandas_rows) == GAMES
    assert polars_rows["number"].to_list() == list(pandas_rows["number"]) == list(range(GAMES))
    for one in (polars_rows.row(7, named=True), pandas_rows.iloc[7]):
        match = ragnatafl.replay(parse_record(one["record"]))
        assert match.scores == tuple(one["scores"])
        assert sum(one["questions"]) == len(match.lines)


def test_what_the_page_shows_is_done(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lines in their order, beside the files that it has written before."""
    monkeypatch.chdir(folder)
    blocks = re.findall(
        r"```python\n(.*?)```", (DOCS / "data.md").read_text(encoding="utf-8"), re.DOTALL
    )
    known: dict[str, Any] = {}  # Any: whatever the page names

    for block in blocks:
        exec(block, known)

    assert len(known["rows"]) > 500
    assert len(known["games"]) == GAMES
    assert known["match"].over


def asked(text: str, at: int) -> list[str]:
    """What could be answered where the game has been played again up to a row."""
    record = parse_record(text)
    part = msgspec.structs.replace(record, choices=record.choices[:at], result=None)
    return [option.text for option in ragnatafl.replay(part).decision.options]


def told(row: dict[str, Any]) -> dict[str, object]:  # Any: as its reader has it
    """Lists are lists in one, arrays in the other."""
    return {
        name: list(value) if hasattr(value, "__len__") and not isinstance(value, str) else value
        for name, value in row.items()
    }
