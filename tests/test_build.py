"""Which build plays: compiled libraries where they fit, the plain sources everywhere else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from ragnatafl.build import MANIFEST, VERSION, describe, fault_of

REPOSITORY = Path(__file__).parents[1]
SOURCES = REPOSITORY / "src"
LIBRARY = f"steps{EXTENSION_SUFFIXES[0]}"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of one compiled module."""
    folder = tmp_path / "ragnatafl"
    (folder / "kernel").mkdir(parents=True)
    (folder / "kernel" / "steps.py").write_text("STEPS = 3\n", encoding="utf-8")
    library = folder / "kernel" / LIBRARY
    library.write_bytes(b"a library")
    told = describe(folder, ["kernel.steps"], [library], "mypyc 9")
    (folder / MANIFEST).write_text(told, encoding="utf-8")
    return folder


def change(package: Path, **facts: object) -> None:
    path = package / MANIFEST
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **facts}), encoding="utf-8")


def test_without_libraries_there_is_nothing_to_say(tmp_path: Path) -> None:
    assert fault_of(tmp_path) == ""


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda p: change(p, version="0.0.9"), f"they are of version 0.0.9, this is {VERSION}"),
        (lambda p: change(p, python=".cpython-37.so"), "they are for .cpython-37.so, this Python"),
        (lambda p: (p / "kernel" / LIBRARY).unlink(), f"{LIBRARY} is missing or not whole"),
        (lambda p: (p / "kernel" / LIBRARY).write_bytes(b"a li"), "is missing or not whole"),
        (lambda p: (p / "kernel/steps.py").write_text("STEPS = 4"), "the sources have changed"),
        (lambda p: (p / "kernel/steps.py").unlink(), f"{MANIFEST} cannot be read"),
        (lambda p: (p / MANIFEST).write_text("{"), f"{MANIFEST} cannot be read"),
        (lambda p: (p / MANIFEST).write_text("[]"), f"{MANIFEST} cannot be read"),
        (lambda p: (p / MANIFEST).unlink(), f"there is no {MANIFEST} beside them"),
    ],
)
def test_libraries_that_do_not_fit_are_left_aside(
    package: Path, spoil: Callable[[Path], object], fault: str
) -> None:
    spoil(package)

    said = fault_of(package)

    assert said
    assert fault in said
    assert "\n" not in said


def python(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the package of this folder."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{REPOSITORY / 'tests'}", **more},
        cwd=REPOSITORY,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=600,
    )


PLAYS = """
import ragnatafl
from ragnatafl.build import IS_COMPILED
print(IS_COMPILED, ragnatafl.new("runics").state.seats)
"""


@pytest.mark.parametrize(("wish", "lines"), [("", 1), ("1", 0)])
def test_a_broken_library_costs_one_line_and_the_sources_play(
    tmp_path: Path, wish: str, lines: int
) -> None:
    shutil.copytree(SOURCES / "ragnatafl", tmp_path / "ragnatafl")
    broken = tmp_path / "ragnatafl" / "kernel" / f"agenda{EXTENSION_SUFFIXES[0]}"
    broken.write_bytes(b"half a library")

    done = python(tmp_path, "-c", PLAYS, RAGNATAFL_PLAIN=wish)

    assert done.stdout == "False 2\n"
    assert len(done.stderr.splitlines()) == lines


INHERITS = """
import importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
from expand import compiled_modules
import ragnatafl
compiled = {name for group in compiled_modules().values() for name in group}
for found in pkgutil.walk_packages(ragnatafl.__path__, "ragnatafl."):
    if found.name.startswith(("ragnatafl.bots.", "ragnatafl.games.", "ragnatafl.kernel.")):
        for kind in vars(importlib.import_module(found.name)).values():
            if isinstance(kind, type) and kind.__module__ == found.name not in compiled:
                if any(base.__module__ in compiled for base in kind.__mro__[1:]):
                    print(found.name, kind.__name__)
"""


@pytest.mark.plain
def test_who_inherits_from_a_compiled_class_is_compiled_too() -> None:
    """mypyc lets nobody make one that is not; konung, a jarl with another judgement, was one."""
    done = python(SOURCES, "-c", INHERITS, str(REPOSITORY / "tools"))

    assert (done.stdout, done.returncode) == ("", 0), done.stderr


@pytest.mark.slow
def test_what_is_written_out_plays_the_same_games(tmp_path: Path) -> None:
    """The text that declarations make when they are imported is the one that is compiled."""
    done = python(SOURCES, str(REPOSITORY / "tools" / "expand.py"), str(tmp_path))
    assert done.returncode == 0, done.stderr

    where = python(tmp_path, "-c", "import ragnatafl; print(ragnatafl.__file__)")
    assert Path(where.stdout.strip()).is_relative_to(tmp_path)
    tests = [f"tests/generic/test_{name}.py" for name in ("playthroughs", "perft")]
    done = python(tmp_path, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *tests)

    assert done.returncode == 0, done.stdout
