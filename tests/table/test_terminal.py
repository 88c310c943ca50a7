"""With a terminal at the other end: the screen is cleared between people, keys and Ctrl-C work."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from kit.waiting import PATIENCE

pty = pytest.importorskip("pty")  # not on every system

WIPE = "\x1b[H\x1b[2J\x1b[3J"


def _hear_interrupts() -> None:
    """Whoever runs the tests in the background may have told us, and our children, not to."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """A command on a terminal of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = os.openpty()
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ragnatafl", "--load", "toys.raid", *arguments],
            env=environment
            | {
                "PYTHONPATH": os.pathsep.join(sys.path),
                "LC_ALL": "C.UTF-8",
                "TERM": "xterm",
                "COLUMNS": "100",
                "LINES": "40",
            },
            cwd=folder,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=_hear_interrupts,  # noqa: PLW1509 (no threads here)
        )
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def until(self, text: str) -> str:
        """Read until this text has come; what came up to it, since the last time."""
        while text not in self.seen:
            self.seen += self._read()
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def interrupt(self) -> None:
        """Press Control-C, and again while nothing comes: the very moment between the prompt and
        the wait for a key may swallow the first."""
        for _ in range(int(PATIENCE)):
            os.killpg(self.process.pid, signal.SIGINT)
            ready, _, _ = select.select([self.master], [], [], 1)
            if ready:
                return

    def _read(self) -> str:
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, f"nothing came any more after {self.seen!r}"
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux: the other end is closed
            data = b""
        assert data, f"it ended after {self.seen!r}"
        return data.decode("utf-8", "replace")

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        """What the command returns; what it still writes is read away."""
        for _ in self._rest():
            pass
        return self.process.wait(PATIENCE)

    def _rest(self) -> Iterator[str]:
        while True:
            try:
                yield self._read()
            except AssertionError:
                return


def without_styles(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


@pytest.mark.slow
def test_screen_is_cleared_between_two_people(tmp_path: Path) -> None:
    with Screen(tmp_path, "play", "raid", "--players", "me,me", "--seed", "3") as screen:
        screen.until("Astrid, press Enter when ready.")
        screen.type("\n")
        screen.until("> ")
        screen.type("keep axe-7\n")
        handed_over = screen.until("Bjorn, press Enter when ready.")
        screen.type("\n")
        bjorns = without_styles(screen.until("> "))
        screen.type("quit\n\n")

        assert WIPE in handed_over
        assert "axe 7" not in handed_over.partition(WIPE)[2]
        assert "Bjorn is dealt raven 1" in bjorns
        assert "axe 7" not in bjorns
        assert screen.end() == 0


def test_news_stay_until_they_are_read(tmp_path: Path) -> None:
    """What an answer brought about is not wiped away at once."""
    with Screen(tmp_path, "play", "raid", "--players", "me,me", "--seed", "3") as screen:
        for answer in ("\n", "1\n", "\n", "1\n"):
            screen.type(answer)
        news = without_styles(screen.until("Press Enter to go on."))

        assert "Bjorn keeps axe 2" in news


@pytest.mark.slow
def test_bots_think_and_hints_come(tmp_path: Path) -> None:
    with Screen(tmp_path, "play", "runics", "--seed", "3", "--players", "me,karl") as screen:
        screen.until("> ")
        screen.type("hint\n")
        assert "jarl would choose" in without_styles(screen.until(": lay R"))
        screen.type("R07 upr\t90\n")  # Tab changes nothing that does not fit


@pytest.mark.slow
def test_control_c_ends_politely(tmp_path: Path) -> None:
    with Screen(tmp_path, "play", "raid", "--seed", "3") as screen:
        screen.until("> ")
        screen.interrupt()
        said = screen.until("The game was left unfinished.")

        assert "Traceback" not in said
        assert screen.end() == 130


@pytest.mark.slow
def test_end_of_file_key_ends_politely(tmp_path: Path) -> None:
    with Screen(tmp_path, "play", "raid", "--seed", "3") as screen:
        screen.until("> ")
        screen.type("\x04")
        screen.until("The input ended after")

        assert screen.end() == 0


@pytest.mark.slow
def test_replay_steps_forwards_and_back(tmp_path: Path) -> None:
    make_record(tmp_path)
    with Screen(tmp_path, "replay", "g.json") as screen:
        for typed, point in (
            ("", "0 of"), ("\n", "1 of"), ("n\n", "2 of"), ("b\n", "1 of"), ("5\n", "5 of"),
            ("s\n", "0 of"), ("b\n", "0 of"), ("?\n", "0 of"),
        ):  # fmt: skip
            screen.type(typed)
            assert f" {point}" in without_styles(screen.until("q quit:"))
        screen.type("e\n")
        assert "★" in screen.until("q quit:")
        screen.type("q\n")

        assert screen.end() == 0


def make_record(folder: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "ragnatafl", "--load", "toys.raid", "play", "raid",
         "--players", "thrall,thrall"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=folder,
        input="g.json\n",
        encoding="utf-8",
        stdout=subprocess.DEVNULL,
        check=True,
    )  # fmt: skip


@pytest.mark.slow
def test_simulation_shows_its_progress(tmp_path: Path) -> None:
    with Screen(
        tmp_path, "simulate", "raid", "-n", "40", "--bots", "thrall,karl", "--workers", "1"
    ) as screen:
        assert "/40" in without_styles(screen.until("95 %"))
        assert screen.end() == 0
