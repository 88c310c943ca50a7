"""The Makefile takes the strongest Python of the version it finds, and says which."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ragnatafl.lab.interpreter import Interpreter, best, this

REPOSITORY = Path(__file__).parents[1]
MINOR = f"python3.{sys.version_info[1]}"
PYTHON = """\
#!/bin/sh
# Tells of itself what it is told to tell, makes environments that swallow everything, and is else
# the Python of these tests.
case "$*" in
    *"-m venv"*)
        mkdir -p .venv/bin
        printf '#!/bin/sh\\n' > .venv/bin/python
        chmod +x .venv/bin/python
        echo "$0" > .venv/made-by ;;
    *tell) echo '{told}' ;;
    *) exec {python} "$@" ;;
esac
"""


def given_python(folder: Path, guided: bool = False, headers: bool = True) -> Path:
    """A Python of the version of these tests in a folder."""
    folder.mkdir()
    told = Interpreter(str(folder / MINOR), "3.x", True, headers, guided)
    for name in ("python3", MINOR):
        (folder / name).write_text(PYTHON.format(told=json.dumps(told), python=sys.executable))
        (folder / name).chmod(0o755)
    return folder


def set_up(folder: Path, *pythons: Path, given: str = "") -> tuple[str, str]:
    """Set up an environment: which Python made it, and what was said."""
    module = Path("src", "ragnatafl", "lab", "interpreter.py")
    (folder / module).parent.mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml", module):
        shutil.copyfile(REPOSITORY / name, folder / name)
    path = os.pathsep.join([*map(str, pythons), os.environ["PATH"]])
    done = subprocess.run(
        ["make", ".venv/.play", f"PYTHON={given}"],
        cwd=folder,
        env={**os.environ, "PATH": path, "MAKEFLAGS": ""},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return (folder / ".venv" / "made-by").read_text().strip(), done.stderr


def test_a_profile_guided_python_of_the_same_version_is_taken(tmp_path: Path) -> None:
    plain = given_python(tmp_path / "plain")
    guided = given_python(tmp_path / "guided", guided=True)

    made_by, said = set_up(tmp_path, plain, guided)

    assert made_by == str(guided / MINOR)
    assert said == f"using Python 3.x ({guided / MINOR}, profile-guided)\n"


def test_the_python_that_is_named_wins(tmp_path: Path) -> None:
    plain = given_python(tmp_path / "plain")
    guided = given_python(tmp_path / "guided", guided=True)

    made_by, said = set_up(tmp_path, guided, given=str(plain / "python3"))

    assert made_by == str(plain / MINOR)
    assert said == f"using Python 3.x ({plain / MINOR}, not profile-guided)\n"


def test_an_environment_that_works_is_kept(tmp_path: Path) -> None:
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "made-by").write_text("somebody, long ago")
    (tmp_path / ".venv" / "bin" / "python").write_text("#!/bin/sh\n")
    (tmp_path / ".venv" / "bin" / "python").chmod(0o755)

    made_by, said = set_up(tmp_path, given_python(tmp_path / "guided", guided=True))

    assert made_by == "somebody, long ago"
    assert said == ""


FIRST = Interpreter("first", "3.11.7", True, True, False)


@pytest.mark.parametrize(
    ("other", "chosen"),
    [
        (Interpreter("guided", "3.11.2", True, True, True), "guided"),
        (Interpreter("without headers", "3.11.2", True, False, True), "first"),
        (Interpreter("without venv", "3.11.2", False, True, True), "first"),
        (Interpreter("no better", "3.11.9", True, True, False), "first"),
    ],
)
def test_another_python_is_taken_only_if_nothing_is_lost(other: Interpreter, chosen: str) -> None:
    assert best([FIRST, other]).path == chosen


def test_this_python_is_told_of() -> None:
    assert str(this()).startswith(f"Python 3.{sys.version_info[1]}.")
    assert sys.executable in str(this())


def played_in(folder: Path) -> str:
    """The environment whose program `make play` would start."""
    done = subprocess.run(
        ["make", "--no-print-directory", "-n", "play"],
        cwd=folder,
        env={**os.environ, "MAKEFLAGS": ""},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.splitlines()[-1].partition("/")[0]


@pytest.mark.parametrize(
    ("compiled", "changed", "environment"),
    [(0, 1, ".venv"), (2, 1, ".venv-fast"), (2, 3, ".venv")],
    ids=["nothing is compiled", "no source is newer", "a source is newer"],
)
def test_the_compiled_build_plays_while_no_source_is_newer(
    tmp_path: Path, compiled: int, changed: int, environment: str
) -> None:
    for name in ("Makefile", "pyproject.toml"):
        shutil.copyfile(REPOSITORY / name, tmp_path / name)
        os.utime(tmp_path / name, (1, 1))
    source = tmp_path / "src" / "steps.py"
    for path in (source, tmp_path / ".venv" / ".play", tmp_path / ".venv-fast" / ".ready"):
        path.parent.mkdir()
        path.touch()
    os.utime(source, (changed, changed))
    os.utime(tmp_path / ".venv-fast" / ".ready", (compiled, compiled))
    if not compiled:
        (tmp_path / ".venv-fast" / ".ready").unlink()

    assert played_in(tmp_path) == environment
