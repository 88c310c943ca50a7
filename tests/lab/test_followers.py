"""How hard Followers are: games by hero, difficulty and bot, and the table of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.followers import Fought, fight, jobs_of, main, markdown, rows_of


def fought(hero: str, number: int, *, won: bool, road: str, rounds: int) -> Fought:
    return Fought(hero, "middle", "karl", number, won, road, rounds, tokens=number)


def test_the_table_tells_wins_endings_and_length_by_hero_and_of_all() -> None:
    """Two games against Ragnar, one against Aslaug."""
    rows = rows_of([
        fought("ragnar", 0, won=True, road="Slayer", rounds=12),
        fought("ragnar", 1, won=False, road="Surtr", rounds=18),
        fought("aslaug", 0, won=False, road="Gothi", rounds=14),
    ])  # fmt: skip

    assert [(row.hero, row.games, row.wins) for row in rows] == [
        ("ragnar", 2, 1), ("aslaug", 1, 0), ("all", 3, 1),
    ]  # fmt: skip
    last = markdown(rows).splitlines()[-1]
    assert "| `karl` | middle | all | 3 | 33% | 6% to 79% | Slayer 33% |" in last
    assert last.endswith("| 14 | 0.3 |")


def test_every_bot_and_difficulty_meets_the_same_followers() -> None:
    jobs = jobs_of(["ragnar", "snorri"], ["easy", "hard"], ["thrall", "karl"], 2, seed="s")

    assert len(jobs) == 16
    assert {job.seed for job in jobs} == {"s/ragnar/0", "s/ragnar/1", "s/snorri/0", "s/snorri/1"}


def test_a_game_is_the_same_again() -> None:
    [job] = jobs_of(["beowulf"], ["easy"], ["thrall"], 1)

    assert fight(job) == fight(job)


def test_figures_are_written_as_json_and_markdown(tmp_path: Path) -> None:
    figures, table = tmp_path / "f.json", tmp_path / "f.md"
    asked = ["-n", "1", "--heroes", "ragnar", "--difficulties", "easy", "--bots", "thrall"]

    code = main([*asked, "--workers", "1", "--json", str(figures), "--markdown", str(table)])

    assert code == 0
    [row] = msgspec.json.decode(figures.read_bytes())
    assert (row["hero"], row["difficulty"], row["games"]) == ("ragnar", "easy", 1)
    assert table.read_text(encoding="utf-8").count("\n") == 3


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ({"heroes": ["ragnr"]}, "ragnr"),
        ({"difficulties": ["harder"]}, "harder"),
        ({"bots": ["karll"]}, "karll"),
        ({"games": 0}, "there must be 1 to 100000 games, not 0"),
        ({"content": 1}, "difficulty 'hard' came with content version 2"),
        ({"options": [("start_priests", "9")]}, "start_priests"),
    ],
)
def test_bad_values_are_named_before_any_game(asked: dict[str, object], fault: str) -> None:
    usual: dict[str, object] = {
        "heroes": ["ragnar"], "difficulties": ["hard"], "bots": ["karl"], "games": 1,
    }  # fmt: skip

    with pytest.raises(BadInput, match=fault):
        jobs_of(**{**usual, **asked})  # type: ignore[arg-type]  # one of them is wrong
