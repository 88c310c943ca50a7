"""Games of TAG take turns with ours, if somebody has built it; if not, one line says why."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ragnatafl.lab import bench, tag

REPOSITORY = Path(__file__).parents[2]

pytestmark = pytest.mark.usefixtures("hurried")

JAVA = """\
#!/bin/sh
case "$*" in
    -version) echo 'openjdk version "{version}" 2025-04-15' >&2 ;;
    *) exec {python} {program} ;;
esac
"""
PLAYS = """
import sys
for line in sys.stdin:
    counts = '"games": 1, "decisions": 100, "forced": 20' if "play" in line else '"count": 25'
    print("{" + counts + ', "seconds": 0.001}', flush=True)
"""
FAILS = """
import sys
sys.exit("Note: something\\nException in thread main: no Root here\\n  at Root.java")
"""


def given_java(
    monkeypatch: pytest.MonkeyPatch, folder: Path, program: str = PLAYS, version: str = "17.0.15"
) -> None:
    """A Java in PATH that does as a Python program says."""
    java, script = folder / "java", folder / "java.py"
    script.write_text(program)
    java.write_text(JAVA.format(version=version, python=sys.executable, program=script))
    java.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)


def given_tag(folder: Path) -> Path:
    """A folder where TAG was built."""
    (folder / "target" / "classes" / "games").mkdir(parents=True)
    (folder / "target" / "classes" / "games" / "GameType.class").touch()
    return folder


@pytest.mark.slow
def test_tag_takes_turns_with_us_and_tables_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given_java(monkeypatch, tmp_path)
    folder = given_tag(tmp_path)

    assert bench.main(["--only", "raid", "--slices", "2", "--tag", str(folder)]) == 0

    told = capsys.readouterr().out
    assert "| TAG-Root | 100 000 | 80 000 | 20% | 25 000 | 25 000 |" in told
    assert [line.split(" | ")[0] for line in told.splitlines() if "beside TAG" in line] == [
        "| raid beside TAG-Root",
        "| raid beside TAG-Catan",
        "| raid beside TAG-Dominion",
    ]


def test_tag_is_found_as_jar_or_as_classes(tmp_path: Path) -> None:
    folder = given_tag(tmp_path)
    classes, *libraries = tag.class_path(folder).split(os.pathsep)
    assert classes == str(folder / "target" / "classes")
    assert libraries == [str(folder / "lib" / "*"), str(folder / "target" / "dependency" / "*")]

    (folder / "target" / "TAG.jar").touch()

    assert tag.class_path(folder) == str(folder / "target" / "TAG.jar")


def test_a_folder_without_tag_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given_java(monkeypatch, tmp_path)

    assert bench.main(["--only", "raid", "--tag", str(tmp_path)]) == 2
    assert f"bench: no TAG is built in {tmp_path}: neither target/TAG" in capsys.readouterr().err


def test_no_java_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    assert bench.main(["--only", "raid", "--tag", str(given_tag(tmp_path))]) == 2
    assert "bench: TAG needs Java, and there is no 'java' in PATH\n" in capsys.readouterr().err


def test_an_old_java_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given_java(monkeypatch, tmp_path, version="1.8.0_392")

    assert bench.main(["--only", "raid", "--tag", str(given_tag(tmp_path))]) == 2
    told = capsys.readouterr().err
    assert "bench: TAG needs Java 11 or newer, not " in told
    assert '(openjdk version "1.8.0_392" 2025-04-15)\n' in told


def test_what_went_wrong_in_java_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given_java(monkeypatch, tmp_path, program=FAILS)

    assert bench.main(["--only", "raid", "--tag", str(given_tag(tmp_path))]) == 2
    told = capsys.readouterr().err
    assert told.endswith("bench: TAG does not answer: Exception in thread main: no Root here\n")


def test_make_asks_where_tag_is() -> None:
    done = subprocess.run(
        ["make", "bench-peers", "TAG="],
        cwd=REPOSITORY,
        env={**os.environ, "MAKEFLAGS": ""},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stderr.startswith("say where TAG is built: make bench-peers TAG=")
