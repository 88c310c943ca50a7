"""The built wheel holds all the program needs, and runs far from the repository."""

import os
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import pytest

from ragnatafl.build import package_mark

REPOSITORY = Path(__file__).parents[1]

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Installed:
    """A fresh environment with the wheel, and the folder that commands run in."""

    wheel: Path
    environment: Path
    folder: Path

    def run(self, command: str, *arguments: str) -> str:
        """Run a command of the environment and return what it printed."""
        done = subprocess.run(
            [self.environment / "bin" / command, *arguments],
            cwd=self.folder,
            env={k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
            | {"LC_ALL": "C.UTF-8", "LANGUAGE": "en", "COLUMNS": "200"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def pip(*arguments: str | Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", *arguments],
        env={**os.environ, "RAGNATAFL_COMPILE": "no"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder / "dist", REPOSITORY)
    [wheel] = (folder / "dist").glob("*.whl")

    environment = folder / "environment"
    venv.create(environment, symlinks=True)
    pip("--python", environment / "bin" / "python", "install", "--no-deps", wheel)

    # Dependencies come from the environment of this test. The .pth files there, among them the one
    # that leads to the repository, are not read: Python reads those of its own environment alone.
    [packages] = environment.glob("lib/python*/site-packages")
    here = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    (packages / "dependencies.pth").write_text("\n".join(here), encoding="utf-8")

    (folder / "elsewhere").mkdir()
    return Installed(wheel, environment, folder / "elsewhere")


def test_wheel_holds_content_languages_and_rules(installed: Installed) -> None:
    names = ZipFile(installed.wheel).namelist()

    assert "ragnatafl/py.typed" in names
    assert "ragnatafl/games/runics/cards/content/cards.toml" in names
    assert "ragnatafl/rules_text/runics.md" in names
    assert "ragnatafl/bots/strength.json" in names
    assert any(name.endswith(".ftl") for name in names)
    assert not [name for name in names if name.startswith("tests/") or "__pycache__" in name]


def test_program_is_the_installed_one(installed: Installed) -> None:
    where = installed.run("python", "-c", "import ragnatafl; print(ragnatafl.__file__)")

    assert Path(where.strip()).is_relative_to(installed.environment)


def test_what_is_installed_is_the_same_program(installed: Installed) -> None:
    """Who began a run from a checkout goes on with it from a wheel."""
    mark = installed.run("python", "-c", "from ragnatafl import build; print(build.package_mark())")

    assert mark.strip() == package_mark()


def test_command_tells_its_version(installed: Installed) -> None:
    assert "0.1.0" in installed.run("ragnatafl", "--version")


def test_rules_are_shown(installed: Installed) -> None:
    """The rule texts travel with the wheel."""
    shown = installed.run("python", "-m", "ragnatafl", "rules", "runics", "RUN-5.2")

    assert "RUN-5.2" in shown
    assert "must cover at least 1" in shown


def test_games_are_simulated(installed: Installed) -> None:
    game = ("simulate", "runics", "-n", "2", "--bots", "thrall,thrall", "--seed", "1")
    installed.run("python", "-m", "ragnatafl", *game)
