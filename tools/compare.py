"""Do the libraries of an installed, compiled build play the same games as its plain sources?

    python tools/compare.py

plays some random games of every kind both ways, and fails where they differ.
"""

from __future__ import annotations

import os
import subprocess
import sys

from ragnatafl.build import IS_COMPILED, told


def digests(plain: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "ragnatafl.lab.digests", "--games", "20"],
        env={**os.environ, "RAGNATAFL_PLAIN": plain},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


if __name__ == "__main__":
    print(told())
    if not IS_COMPILED:
        raise SystemExit("this is not a compiled build")
    compiled, plain = digests("0"), digests("1")
    print(compiled, end="")
    if compiled != plain:
        raise SystemExit(f"the plain sources play otherwise:\n{plain}")
