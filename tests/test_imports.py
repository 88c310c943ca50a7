"""Imports go one way: table, lab -> bots, games -> kernel; the kernel knows no game.

What games draw alike is for their faces alone.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "src" / "ragnatafl"

MAY_IMPORT = {
    "kernel": ("ragnatafl.kernel",),
    "drawing": ("ragnatafl.kernel", "ragnatafl.drawing"),
    "games": ("ragnatafl.kernel",),  # and the own game
    "bots": ("ragnatafl.kernel", "ragnatafl.bots"),
    "envs": ("ragnatafl.kernel", "ragnatafl.games", "ragnatafl.bots", "ragnatafl.envs"),
    "lab": ("ragnatafl",),  # it also plays at tables, to see how many they bear
    "table": ("ragnatafl",),
}

MODE_OF = {"surtr": ("ragnatafl.games.lords",)}
"""A mode knows the game it is a mode of."""
MAY_ENTER = {
    "rules": ("rules",),
    "cards": ("cards", "rules"),
    "mind": ("mind", "cards", "rules"),
    "face": ("face", "mind", "cards", "rules"),
}
"""The rooms of a game that each of its rooms knows; a mode knows the same ones of its base."""
HEAVY = ("rich", "fluent", "starlette", "uvicorn")
"""Libraries for drawing, speaking and serving: none of them is needed to play."""


def imports(path: Path) -> Iterator[str]:
    """Every module of ours that a file imports, wherever in the file, for types too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names if is_ours(alias.name))
            case ast.ImportFrom(module=str(module), names=names, level=0) if is_ours(module):
                # `from ragnatafl.kernel import agenda` names a module, or something in it
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.ImportFrom(level=level) if level:
                yield f"a relative import in {path.name}"


def is_ours(module: str) -> bool:
    return module == "ragnatafl" or module.startswith("ragnatafl.")


def is_allowed(module: str, roots: tuple[str, ...]) -> bool:
    return any(module == root or module.startswith(root + ".") for root in roots)


def roots_for(path: Path) -> tuple[str, ...]:
    part, *rest = path.relative_to(PACKAGE).parts
    if part == "games" and len(rest) > 1:
        own = f"ragnatafl.games.{rest[0]}"
        drawing = MAY_IMPORT["drawing"] if rest[1] == "face" else ()
        return (*MAY_IMPORT["games"], *drawing, own, *MODE_OF.get(rest[0], ()))
    return MAY_IMPORT[part]


def modules_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Each file below a folder, and each module of ours that it imports."""
    for path in sorted(folder.rglob("*.py")):
        for module in imports(path):
            yield str(path.relative_to(PACKAGE)), module


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_modules_import_only_what_lies_below_them(part: str) -> None:
    wrong = [
        (path, module)
        for path, module in modules_in(PACKAGE / part)
        if not is_allowed(module, roots_for(PACKAGE / path))
    ]

    assert wrong == []


GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "rules").exists())


@pytest.mark.parametrize("room", MAY_ENTER)
@pytest.mark.parametrize("game", GAMES)
def test_a_room_of_a_game_knows_only_those_below_it(game: str, room: str) -> None:
    """face, mind -> cards -> rules -> kernel"""
    houses = (f"ragnatafl.games.{game}", *MODE_OF.get(game, ()))
    rooms = tuple(f"{house}.{known}" for house in houses for known in MAY_ENTER[room])

    wrong = [
        (path, module)
        for path, module in modules_in(PACKAGE / "games" / game / room)
        if module.startswith("ragnatafl.games.") and not is_allowed(module, rooms)
    ]
    assert wrong == []


LIGHT = ["kernel", *(f"games/{game}" for game in ("runics", "bloodrage", "lords", "surtr"))]


@pytest.mark.parametrize("part", LIGHT)
def test_playing_loads_nothing_that_draws_speaks_or_serves(part: str) -> None:
    """Rules, cards and mind of a game, and all of the kernel, without the heavy libraries."""
    rooms = [""] if part == "kernel" else ["rules", "cards", "mind"]
    modules = [
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for room in rooms
        for path in (PACKAGE / part / room).rglob("*.py")
    ]
    code = (
        f"import importlib, sys\nfor name in {modules!r}: importlib.import_module(name)\n"
        f"print(*[name for name in {HEAVY!r} if name in sys.modules])"
    )

    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert done.stdout.split() == []


def test_every_part_of_the_package_has_its_place() -> None:
    parts = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}

    assert parts == set(MAY_IMPORT)


@pytest.mark.parametrize("word", ["automa", "follower", "surtr", "solo"])
def test_lords_does_not_know_its_mode(word: str) -> None:
    """The base calls out neutral moments; the mode listens to them."""
    modules = (PACKAGE / "games" / "lords").rglob("*.py")

    assert [m.name for m in modules if word in m.read_text(encoding="utf-8").lower()] == []


def test_the_toy_knows_the_kernel_alone() -> None:
    wrong = [
        module
        for path in (TESTS / "toys" / "raid").rglob("*.py")
        for module in imports(path)
        if not is_allowed(module, ("ragnatafl.kernel",))
    ]

    assert wrong == []


@pytest.mark.parametrize(
    ("line", "roots", "right"),
    [
        ("from ragnatafl.kernel import agenda", MAY_IMPORT["kernel"], True),
        ("from ragnatafl import kernel", MAY_IMPORT["kernel"], True),
        ("from ragnatafl import games", MAY_IMPORT["kernel"], False),
        ("import ragnatafl", MAY_IMPORT["bots"], False),
        ("import ragnatafl.games.runics", MAY_IMPORT["bots"], False),
        ("from ragnatafl.kernels import x", MAY_IMPORT["kernel"], False),
        ("from .. import games", MAY_IMPORT["kernel"], False),
        ("if TYPE_CHECKING:\n    from ragnatafl.lab import arena", MAY_IMPORT["bots"], False),
    ],
)
def test_the_net_has_no_hole(
    line: str, roots: tuple[str, ...], right: bool, tmp_path: Path
) -> None:
    module = tmp_path / "module.py"
    module.write_text(line, encoding="utf-8")

    assert all(is_allowed(name, roots) for name in imports(module)) is right
