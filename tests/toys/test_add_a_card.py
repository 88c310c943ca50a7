"""`docs/add-a-card.md` is followed word for word, and nothing else turns red."""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ragnatafl
from kit.pages import DOCS, commands_of, files_of
from ragnatafl.games.runics.rules.grid import read_face
from ragnatafl.games.runics.rules.state import faces
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.command import main

PAGE = "add-a-card.md"
ROOT = DOCS.parent
DRUM = "tests/toys/raid/cards/content/versions.toml"
IN_THE_KERNEL = [f"tests/kernel/test_{part}.py" for part in ("cards", "told", "views", "content")]
"""Tests of the kernel that play with the cards of the toy."""


def pack_of_the_page(folder: Path, printed: str = '"GR"') -> Path:
    """The pack that the page tells to write; the first row of its first card as one printed it."""
    pack = folder / "my-pack"
    pack.mkdir()
    text = files_of(PAGE)["my-pack/cards.toml"].replace('"GR"', printed)
    (pack / "cards.toml").write_text(text, encoding="utf-8")
    return pack


def test_the_pack_of_the_page_replaces_a_card_and_adds_one(tmp_path: Path) -> None:
    match = ragnatafl.new("runics", seed=1, content=pack_of_the_page(tmp_path))

    assert faces(match.state.setup)[6] == read_face("GRBBBG")
    assert sum(len(pile) for pile in match.state.zones) == 18


def test_the_command_of_the_page_plays_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack_of_the_page(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())

    assert [main(words[1:]) for words in commands_of(PAGE)] == [0]


def test_what_does_not_fit_is_told_as_on_the_page(tmp_path: Path) -> None:
    line = re.findall(r"```text\n(.*)\n```", (DOCS / PAGE).read_text(encoding="utf-8"))

    with pytest.raises(BadInput) as refused:
        ragnatafl.new("runics", content=pack_of_the_page(tmp_path, printed='"RR"'))

    assert list(refused.value.faults) == line


@pytest.mark.slow
def test_a_new_card_turns_nothing_red(tmp_path: Path) -> None:
    """Entry, version, function, words and test are added to a copy; recorded games, museum,
    languages, random games and all stories of the toy are as green as before."""
    for name in ("tests", "docs"):
        skipped = shutil.ignore_patterns("__pycache__", "games", "table")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=skipped)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for path, text in files_of(PAGE).items():
        if path.startswith("tests/"):
            with (tmp_path / path).open("a", encoding="utf-8") as file:
                file.write(text)
    (tmp_path / "tests" / "toys" / Path(__file__).name).unlink()

    _, told = run_tests(tmp_path, "tests/toys/test_drum.py")
    digest = re.search(r"version 2 is \?, but the files have (\w+)", told)
    assert digest, told
    versions = tmp_path / DRUM
    written = versions.read_text(encoding="utf-8").replace('"?"', f'"{digest[1]}"')
    versions.write_text(written, encoding="utf-8")

    for tests in (("tests/toys", *IN_THE_KERNEL), ("tests/generic", "tests/museum", "-k", "raid")):
        code, told = run_tests(tmp_path, *tests)
        assert code == 0, told


def run_tests(folder: Path, *arguments: str) -> tuple[int, str]:
    paths = (str(folder / "tests"), str(Path(ragnatafl.__file__).parents[1]))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )  # fmt: skip
    return done.returncode, done.stdout[-3000:]
