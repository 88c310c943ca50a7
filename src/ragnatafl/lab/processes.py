"""What processes take: memory and processor, with all their children."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import msgspec


class Usage(msgspec.Struct):
    """Of a process and its children."""

    megabytes: float
    processor: float
    """Of one core, in percent."""

    def __str__(self) -> str:
        return f"memory={self.megabytes:.1f}MB processor={self.processor:.0f}%"


def family(pid: int) -> list[int]:
    """A process and all that it started, and these, and so on."""
    told = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
    )
    pairs = [tuple(map(int, line.split())) for line in told.stdout.splitlines()]
    found = [pid]
    for parent in found:  # it grows while we go
        found += [child for child, of in pairs if of == parent]
    return found


def usage(pid: int, since: float = 0.0, seconds: float = 0.0) -> Usage:
    """Now; with `since` (seconds of processor time) and for so many seconds, the processor too."""
    megabytes = sum(map(resident, family(pid)))
    processor = 100 * (seconds_used(pid) - since) / seconds if seconds else 0.0
    return Usage(round(megabytes, 1), round(processor, 1))


def resident(pid: int) -> float:
    """Megabytes of memory in use."""
    told = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return int(told.stdout.strip() or 0) / 1024


def seconds_used(pid: int) -> float:
    """Seconds of processor time so far."""
    return sum(map(used, family(pid)))


def used(pid: int) -> float:
    """Seconds of one process alone; finely where the system tells it, else whole ones."""
    try:
        ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
    except OSError:
        told = subprocess.run(
            ["ps", "-o", "time=", "-p", str(pid)], capture_output=True, text=True, check=False
        )
        hours, minutes, seconds = (told.stdout.strip() or "0:0:0").split(":")[-3:]
        return float(hours) * 3600 + float(minutes) * 60 + float(seconds)
