"""Which server has a store open: a file beside it, locked as long as the server lives.

However the server ends, the system takes its lock away; the file itself stays.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path
from typing import Final

from ragnatafl.kernel.codecs import bad
from ragnatafl.table.storage.sqlite import prepare

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BEGINNING: Final = 2.0
"""Seconds in which a server that begins says where it is."""


class Hold:
    """The lock of one server, or what another says that has it."""

    def __init__(self, store: str | Path) -> None:
        prepare(Path(store))
        path = Path(f"{store}.lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            told = error.strerror or str(error)
            line = f"{path}: cannot be made: {told}"
            raise bad(line, "cannot-make", file=str(path), told=told) from None
        self.ours = _lock(self._file)
        """Is it this server that has the store?"""
        if self.ours:
            self.tell("")

    def tell(self, address: str) -> None:
        """Say where this server is, for those who find the store taken."""
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, address.encode())

    def told(self) -> str:
        """Where the server is that has it; empty if it does not say."""
        deadline = time.monotonic() + BEGINNING
        while not (address := self._read()) and time.monotonic() < deadline:
            time.sleep(0.05)
        return address

    def _read(self) -> str:
        os.lseek(self._file, 0, os.SEEK_SET)
        return os.read(self._file, 1000).decode(errors="replace").strip()

    def close(self) -> None:
        if self.ours:
            with contextlib.suppress(OSError):
                self.tell("")
        os.close(self._file)


def _lock(file: int) -> bool:
    """Lock it, unless somebody else has."""
    try:
        if sys.platform == "win32":
            os.lseek(file, 1 << 20, os.SEEK_SET)  # far behind what is told: that can be read
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
