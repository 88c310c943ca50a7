"""Many stored tables: how soon a server starts with them, whether they are checked and backed up.

A few games are played at random and copied under new names. `python -m ragnatafl.lab.many --help`
tells the rest.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.cluster import UNLIMITED
from ragnatafl.lab.command import Command, end_in_order, write_figures
from ragnatafl.lab.guests import Server
from ragnatafl.lab.kills import Playing, some_players
from ragnatafl.lab.losses import Kept, look_at_all
from ragnatafl.table.storage import Stored
from ragnatafl.table.storage.events import Row
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms

HELP = """\
Fill a store with many tables, and tell

  start     how long a server takes to start with them
  check     whether 'ragnatafl db check' plays all of them again, and names those that were damaged
  backup    whether one taken while people play opens, and has of every table a first part, with
            all that was acknowledged before it began

The exit code is 1 if anything is not as it should be."""

MOST: Final = {"tables": 100_000, "choices": 500, "damaged": 100}
KINDS: Final = 3
"""So many games of each kind are played, the others are copies of them."""


class Figures(msgspec.Struct):
    """What was found."""

    tables: int = 0
    events: int = 0
    filled: float = 0.0
    """Seconds, as all here are."""
    start: float = 0.0
    checked: float = 0.0
    named: int = 0
    """Damaged tables that the check named,"""
    damaged: int = 0
    """of so many."""
    backup: float = 0.0
    acknowledged: int = 0
    """While the backup was taken."""
    faults: list[str] = []


def fill(path: Path, games: Sequence[str], tables: int, choices: int, seed: int = 1) -> int:
    """A new store with so many tables; how many events they have."""
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder, closing(SQLite(f"{folder}/t.db")) as played:
        patterns = [
            _play(Rooms(played), game, choices, rng) for game in games for _ in range(KINDS)
        ]
        found = [list(played.events(name)) for name in patterns]
    with closing(SQLite(path)) as store:
        return store.fill(_copies(found, tables))


def _play(rooms: Rooms, game: str, choices: int, rng: Random) -> str:
    """The name of a table at which people chose at random."""
    seats = min(seats for seats in find_game(game).seats if seats > 1)
    room = rooms.keep(rooms.lay(game, [("here", "", "")] * seats, {}))
    for _ in range(choices):
        if room.over:
            break
        decision = rng.choice(room.asked())
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
    return room.name


def _copies(found: Sequence[Sequence[Stored]], tables: int) -> Iterator[Row]:
    for number in range(tables):
        name = secrets.token_urlsafe(9)
        for event in found[number % len(found)]:
            data = msgspec.json.encode(event.data).decode()
            yield Row(name, event.number, event.kind, data, event.at)


def damage(path: Path, count: int, rng: Random) -> list[str]:
    """The names of tables in which somebody has changed a choice."""
    import sqlite3

    with closing(sqlite3.connect(path)) as db:
        first = "SELECT room, min(number) FROM events WHERE kind = 'choice' GROUP BY room"
        chosen = rng.sample(sorted(db.execute(first)), count)
        names = [name for name, _ in chosen]
        db.executemany(
            "UPDATE events SET data = json_set(data, '$.text', 'win at once')"
            " WHERE room = ? AND number = ?",
            chosen,
        )
        db.commit()
    return names


def is_prefix(backup: SQLite, store: SQLite) -> list[str]:
    """Of which tables a backup has anything but a first part."""
    return [
        name
        for name in backup.rooms()
        if (first := backup.events(name)) != store.events(name)[: len(first)]
    ]


def command(*words: str) -> tuple[float, int, str]:
    """What `ragnatafl` does: seconds, exit code, and all that it says."""
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "ragnatafl", *words],
        capture_output=True, text=True, check=False, env=os.environ | {"COLUMNS": "200"},
    )  # fmt: skip
    return time.monotonic() - begun, done.returncode, done.stdout + done.stderr


async def measure(path: Path, figures: Figures) -> None:
    """Start a server there, and take a backup while people play."""
    server = Server(path, settings=UNLIMITED)
    begun = time.monotonic()
    await asyncio.to_thread(server.start)
    figures.start = round(time.monotonic() - begun, 2)
    to = path.with_name("backup.db")
    try:
        async with Playing([server], some_players(["runics", "bloodrage"], 4), 1) as playing:
            await playing.go_on(1.0, 5)
            before, began = playing.toll.acknowledged, time.monotonic()
            took, code, said = await asyncio.to_thread(
                command, "db", "backup", str(to), "--db", str(path)
            )
            await playing.go_on(0.5, 1)
        figures.backup = round(took, 2)
        figures.acknowledged = playing.toll.acknowledged - before
    finally:
        server.stop()
    if code:
        figures.faults.append(f"backup: {said.strip()[-300:]}")
        return
    _look_at_backup(path, to, playing.tables, began, figures)


def _look_at_backup(
    path: Path, to: Path, tables: Sequence[Kept], began: float, figures: Figures
) -> None:
    with closing(SQLite(to)) as backup, closing(SQLite(path)) as store:
        figures.faults += [f"backup: {name} is no first part" for name in is_prefix(backup, store)]
        figures.faults += [f"backup: {line}" for line in look_at_all(backup, tables, began).all]
        for table in tables:
            events = backup.events(table.links.room)
            if events:
                Room(backup, table.links.room, events)


def check(path: Path, damaged: Sequence[str], figures: Figures) -> None:
    """Everything is played again, and just the damaged tables are named."""
    took, code, said = command("db", "check", "--db", str(path))
    figures.checked = round(took, 1)
    named = {name for name in damaged if f"{name}:" in said}
    figures.named, figures.damaged = len(named), len(damaged)
    well = f"{figures.tables - len(damaged)} of {figures.tables} tables"
    if well not in said or len(named) < len(damaged) or code != bool(damaged):
        figures.faults.append(f"check: exit code {code}: {said.strip()[-300:]}")


# The command


def main(argv: Sequence[str] | None = None) -> int:
    command = Command("many", HELP, MOST)
    add = command.add
    add("--tables", type=int, default=10_000, metavar="N", help="stored tables (10000)")
    add("--choices", type=int, default=40, metavar="N", help="at each, at most (40)")
    add("--damaged", type=int, default=3, metavar="N", help="tables that are damaged (3)")
    add("--games", default="runics,bloodrage,lords,surtr", metavar="NAMES", help="what was played")
    return command.run(argv, _run)


async def _run(args: argparse.Namespace, folder: Path) -> int:
    if args.damaged > args.tables:
        raise BadInput("--damaged must be no more than --tables")
    figures = await look(folder / "tables.db", args)
    for line in figures.faults[:20]:
        print(f"  {line}")
    write_figures(args, figures)
    return 1 if figures.faults else 0


async def look(path: Path, args: argparse.Namespace) -> Figures:
    figures, begun = Figures(tables=args.tables), time.monotonic()
    figures.events = fill(path, args.games.split(","), args.tables, args.choices)
    figures.filled = round(time.monotonic() - begun, 1)
    _tell(f"tables={figures.tables} events={figures.events} filled={figures.filled}s")
    await measure(path, figures)
    _tell(f"start={figures.start}s")
    _tell(f"backup={figures.backup}s acknowledged meanwhile={figures.acknowledged}")
    with closing(SQLite(path)) as store:
        figures.tables = len(list(store.rooms()))  # people opened some more
    check(path, damage(path, args.damaged, Random(1)), figures)
    _tell(f"check={figures.checked}s damaged={figures.damaged} named={figures.named}")
    return figures


def _tell(line: str) -> None:
    print(f"many {line}", flush=True)


if __name__ == "__main__":
    end_in_order()
    raise SystemExit(main())
