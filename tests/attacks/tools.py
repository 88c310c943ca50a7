"""Tools that said that all is well (item 12)."""

from __future__ import annotations

import os
import subprocess
import sys

from attacks.kit import Row, main


def tool(name: str, *arguments: str) -> tuple[int, str]:
    """Its exit code, and what it said last."""
    done = subprocess.run(
        [sys.executable, "-m", f"ragnatafl.lab.{name}", *arguments],
        capture_output=True, text=True, env=os.environ, timeout=120, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout


def load() -> Row:
    """The load of Blood Rage."""
    code, said = tool("load", "--games", "bloodrage", "--tables", "4", "--seconds", "6")
    lines = [line for line in said.splitlines() if "answers n=" in line]
    answers = lines[-1].split("answers ")[1].split(" |")[0] if lines else "none"
    return Row(12, "lab.load on Blood Rage", "0.0 ms, exit code 0", f"{answers}, exit code {code}",
               bool(lines) and code == 0)  # fmt: skip


def load_of_nothing() -> Row:
    """A load at which nobody sits."""
    code, _ = tool("load", "--tables", "0", "--seconds", "1")
    return Row(12, "lab.load that measures nothing", "exit code 0", f"exit code {code}", code != 0)


def kills() -> Row:
    """By itself, with power cuts; planted faults are found in tests/table/web/test_load.py."""
    code, said = tool("kills", "--kills", "2", "--cuts", "40", "--tables", "4")
    lines = said.splitlines()
    return Row(12, "python -m ragnatafl.lab.kills", "does nothing",
               f"{len(lines)} lines, exit code {code}", len(lines) > 2 and code == 0)  # fmt: skip


ATTACKS = (load, load_of_nothing, kills)

if __name__ == "__main__":
    main(*ATTACKS)
