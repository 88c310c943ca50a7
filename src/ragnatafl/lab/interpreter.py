"""Which Python this is, and which one the Makefile should take.

A Python whose build was guided by a profile is up to a fifth faster. The Makefile runs this file
with the first Python it finds, before there is any environment: the standard library must do.

    interpreter.py PYTHON          prints the path of the best one of the version that runs this
    interpreter.py PYTHON alone    looks at no other
    interpreter.py tell            prints as JSON what runs this
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.util import find_spec
from typing import Final, NamedTuple

USUAL_FOLDERS: Final = ("/usr/local/bin", "/opt/homebrew/bin", "/usr/bin")
"""Looked through after PATH: a system's own Python may hide behind the shims of another."""


class Interpreter(NamedTuple):
    path: str
    version: str
    can_make_environments: bool
    has_headers: bool
    """For C: without them nothing can be compiled for it."""
    is_profile_guided: bool

    def __str__(self) -> str:
        guided = "profile-guided" if self.is_profile_guided else "not profile-guided"
        return f"Python {self.version} ({self.path}, {guided})"


def is_profile_guided() -> bool:
    """Was this Python built with a profile of where its time goes?

    Debian and Ubuntu do that with rules of their own, and afterwards take the flag out of what
    they install; everybody else configures it.
    """
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    taken_out = sysconfig.get_config_var("PGO_PROF_USE_FLAG") == ""
    return "--enable-optimizations" in arguments or (taken_out and "GCC" in sys.version)


def this() -> Interpreter:
    headers = os.path.join(sysconfig.get_path("include"), "Python.h")
    return Interpreter(
        sys.executable,
        platform.python_version(),
        all(find_spec(name) for name in ("venv", "ensurepip")),
        os.path.exists(headers),
        is_profile_guided(),
    )


def ask(path: str) -> Interpreter | None:
    """What the Python at this path tells of itself; nothing if it does not start."""
    try:
        told = subprocess.run(
            [path, "-I", __file__, "tell"], capture_output=True, timeout=20, check=True
        )
        return Interpreter(*json.loads(told.stdout))
    except (OSError, subprocess.SubprocessError, ValueError, TypeError):
        return None


def others() -> list[Interpreter]:
    """Further Pythons of this version, in the order of PATH."""
    name = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    folders = (*os.get_exec_path(), *USUAL_FOLDERS)
    paths = dict.fromkeys(shutil.which(name, path=folder) for folder in folders)
    return [told for path in paths if path and (told := ask(path))]


def best(found: Iterable[Interpreter]) -> Interpreter:
    """One that can be used at all, then one that code can be compiled for, then a guided one."""
    return max(
        found, key=lambda one: (one.can_make_environments, one.has_headers, one.is_profile_guided)
    )


def main(first: str, *alone: str) -> int:
    if first == "tell":
        print(json.dumps(this()))
        return 0
    found = [ask(first) or this()]
    chosen = best(found if alone else found + others())
    print(f"using {chosen}", file=sys.stderr)
    print(chosen.path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
