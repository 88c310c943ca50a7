"""Compile the kernel, the games' rules, cards and minds, and the bots.

    python tools/native.py [OUT]

writes the declarations out into the folder OUT, or one in build/, compiles them there, and leaves
the libraries with a manifest. What is there already, of the same sources and for the same Python,
is kept.

`RAGNATAFL_LEVEL` tells the C compiler how hard to try: 2 for what is played, 0 for what only a test
run plays, which is compiled sooner.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Callable
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
SOURCES: Final = HERE.parent / "src"
PACKAGE: Final = "ragnatafl"
STAMP: Final = "stamp"
FLAGS: Final = "" if sys.platform == "win32" else "-fno-semantic-interposition"
"""Functions of a library may be put into one another: nobody replaces them from outside."""
LEVEL: Final = os.environ.get("RAGNATAFL_LEVEL") or "2"
SETTINGS: Final = """\
[mypy]
namespace_packages = True
explicit_package_bases = True
ignore_missing_imports = True
# written-out texts hold plain numbers where a type of its own is declared
disable_error_code = assignment, arg-type
"""


class CannotCompile(Exception):
    """Why there will be no libraries, in one line."""


def compiler() -> str:
    """The C compiler of this machine, '' if it has none."""
    if sys.platform == "win32":
        return "cl"  # setuptools knows where to look for it
    wanted = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    for command in (shlex.split(wanted)[0], "cc", "gcc", "clang"):
        if shutil.which(command):
            return command
    return ""


def check_means() -> None:
    """Everything that compiling needs is there, or we say what is not."""
    if not compiler():
        raise CannotCompile("there is no C compiler")
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise CannotCompile("the C headers of this Python are not installed")
    for module in ("mypyc", "setuptools", "msgspec"):
        found = subprocess.run(
            [sys.executable, "-c", f"import {module}"], capture_output=True, check=False
        )
        if found.returncode:
            raise CannotCompile(f"{module} is not installed")


def folder_of(root: Path) -> Path:
    """Where the libraries of a repository are made: those of another level beside them."""
    return root / "build" / ("native" if LEVEL == "2" else f"native-{LEVEL}")


def digest() -> str:
    """Of all that the libraries depend on."""
    made = hashlib.blake2b(
        f"{sys.version} {EXTENSION_SUFFIXES[0]} {LEVEL}".encode(), digest_size=16
    )
    for folder in (SOURCES, HERE):
        for path in sorted(folder.rglob("*.py")):
            made.update(path.read_bytes())
    return made.hexdigest()


def build(out: Path, say: Callable[[str], None]) -> list[Path]:
    """The libraries and their manifest, under `out` as they lie in a wheel."""
    check_means()
    stamp = out / STAMP
    wanted = digest()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        _compile(out, say)
        stamp.write_text(wanted, encoding="utf-8")
    return [*_libraries(out), out / PACKAGE / "compiled.json"]


def _libraries(out: Path) -> list[Path]:
    suffix = EXTENSION_SUFFIXES[0]
    return sorted((*out.glob(f"*{suffix}"), *(out / PACKAGE).rglob(f"*{suffix}")))


def _compile(out: Path, say: Callable[[str], None]) -> None:
    began = time.monotonic()
    sys.path.insert(0, str(HERE))
    from expand import compiled_modules, expand

    groups = compiled_modules()
    modules = [module for group in groups.values() for module in group]
    say(f"writing out the declarations of {len(modules)} modules ...")
    expand(out, modules)
    (out / "mypy.ini").write_text(SETTINGS, encoding="utf-8")
    for name, group in groups.items():
        (out / f"{name}.group").write_text("\n".join(group), encoding="utf-8")
    say(f"compiling {len(groups)} libraries ({', '.join(groups)}), some minutes ...")
    done = subprocess.run(
        [sys.executable, str(HERE / "native.py"), "--in", str(out), *groups],
        env={"CFLAGS": FLAGS, **os.environ, "MYPYPATH": str(out), "PYTHONPATH": ""},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        (out / "errors.txt").write_text(done.stdout + done.stderr, encoding="utf-8")
        raise CannotCompile(f"the compiler failed, see {out / 'errors.txt'}")
    _describe(out, modules)
    say(f"compiled in {time.monotonic() - began:.0f} s")


def _describe(out: Path, modules: list[str]) -> None:
    from mypy.version import __version__ as version

    from ragnatafl.build import describe

    names = [module.removeprefix(f"{PACKAGE}.") for module in modules]
    libraries = _libraries(out)
    for name in names:  # the digest is of the sources as they are, not as they are written out
        path = f"{name.replace('.', '/')}.py"
        shutil.copyfile(SOURCES / PACKAGE / path, out / PACKAGE / path)
    text = describe(out / PACKAGE, names, libraries, f"mypyc {version}")
    (out / PACKAGE / "compiled.json").write_text(text, encoding="utf-8")


def _run_compiler(out: Path, names: list[str]) -> None:
    """In a process of its own, in the folder of the written-out package."""
    os.chdir(out)
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped,unused-ignore]

    groups: list[tuple[list[str], str | None]] = []
    for name in names:
        modules = Path(f"{name}.group").read_text(encoding="utf-8").split()
        groups.append(([f"{m.replace('.', '/')}.py" for m in modules], f"{PACKAGE}_{name}"))
    groups.sort(key=lambda group: -sum(map(os.path.getsize, group[0])))  # the longest one first
    paths = [path for group, _ in groups for path in group]
    extensions = mypycify(
        ["--config-file", "mypy.ini", *paths], opt_level=LEVEL, debug_level="0", separate=groups
    )
    jobs = str(os.cpu_count() or 1)
    setup(
        name=PACKAGE,
        ext_modules=extensions,
        packages=[],
        script_args=["-q", "build_ext", "--inplace", "-j", jobs],
    )


def needs(*extras: str) -> list[str]:
    """What extras of the project ask for; without any, what compiling does."""
    text = (HERE.parent / "pyproject.toml").read_text(encoding="utf-8")
    known: dict[str, list[str]] = tomllib.loads(text)["project"]["optional-dependencies"]
    return [one for extra in extras or ("compile",) for one in known[extra]]


def main(arguments: list[str]) -> None:
    match arguments:
        case ["--in", out, *groups]:
            _run_compiler(Path(out), groups)
        case ["--needs", *extras]:
            print(" ".join(need.replace(" ", "") for need in needs(*extras)))
        case ["--check"]:
            check_means()
        case []:
            build(folder_of(HERE.parent), partial(print, flush=True))
        case [out]:
            build(Path(out).resolve(), partial(print, flush=True))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CannotCompile as fault:
        raise SystemExit(f"not compiled: {fault}") from None
