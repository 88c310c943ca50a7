"""Workers: processes that search beside their parent on other cores, and send home what they found.

A worker is a fork of the process that thinks, so it knows what its parent knows, a view and a tree,
and not more. One that dies or hangs is left out: what the others found is as good without it.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import struct
import time
from typing import Final, NamedTuple

CAN_FORK: Final = hasattr(os, "fork")
"""Not everywhere; where not, everybody thinks alone."""
PATIENCE: Final = 5.0
"""So many times as long as its parent took, and so many seconds at least, a worker is waited for.
It does as much as its parent, so only one that is stuck takes longer."""
_HEAD: Final = struct.Struct("<qq")
_LINE: Final = struct.Struct("<qqdd")


class Finding(NamedTuple):
    """What came of an option: its place among the options, and what an edge of the tree holds."""

    place: int
    visits: int
    total: float
    guess: float


class Findings(NamedTuple):
    """All that a worker has to say."""

    iterations: int
    options: list[Finding]


class Worker:
    """One such process: `pid` is 0 in the worker itself."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.parent = os.getpid()
        self._pipe, sending = os.pipe()
        try:
            self.pid = os.fork()
        except OSError:
            os.close(self._pipe)
            os.close(sending)
            raise
        if self.pid:
            os.close(sending)
        else:
            os.close(self._pipe)
            self._pipe = sending

    def send(self, findings: Findings) -> None:
        """In the worker: tell the parent."""
        lines = b"".join(_LINE.pack(*finding) for finding in findings.options)
        head = _HEAD.pack(findings.iterations, len(findings.options))
        with open(self._pipe, "wb") as pipe:
            pipe.write(head + lines)

    def fetch(self) -> Findings | None:
        """In the parent: what it found; None if it died on the way, or is stuck."""
        took = time.monotonic() - self.began
        heard = self._listen(time.monotonic() + PATIENCE * max(1.0, took))
        if len(heard) < _HEAD.size:
            return None
        iterations, count = _HEAD.unpack_from(heard)
        if len(heard) != _HEAD.size + count * _LINE.size:
            return None
        lines = _LINE.iter_unpack(heard[_HEAD.size :])
        return Findings(iterations, [Finding._make(line) for line in lines])

    def _listen(self, end: float) -> bytes:
        heard = b""
        while select.select([self._pipe], [], [], max(0.0, end - time.monotonic()))[0]:
            part = os.read(self._pipe, 1 << 16)
            if not part:
                return heard
            heard += part
        return b""

    def dismiss(self) -> None:
        """In the parent: no process and no pipe is left behind, whatever it was doing."""
        os.close(self._pipe)
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        with contextlib.suppress(ChildProcessError):
            os.waitpid(self.pid, 0)
