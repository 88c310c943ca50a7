"""A disk that fails, and stores that are not what they seem (items 8 and 9)."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from attacks.kit import Row, choose, main, serving, slowest, until, whoever_is_asked
from ragnatafl.lab.guests import Server, arrive_all


async def full_disk() -> Row:
    """No file may grow any more, for a while; a bot is to move then."""
    with serving() as server:
        links = server.open_table("runics", ["link", "karl"])
        (astrid,) = await arrive_all(server, links, keep=500)
        await until(lambda: bool(astrid.page.options))
        sizes = [os.path.getsize(path) for path in Path(server.store).parent.iterdir()]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (max(sizes), resource.RLIM_INFINITY))
        told = False
        for _ in range(30):
            if astrid.page.options:
                told = bool((await choose(astrid)).trouble)
            told = told or any('"trouble":"' in frame and '"trouble":""' not in frame
                               for _, frame in astrid.frames)  # fmt: skip
            if told:
                break
            await until(lambda: bool(astrid.page.options), 1)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        moment = astrid.page.moment
        goes_on = await until(lambda: astrid.page.moment > moment and bool(astrid.page.options), 60)
        said = server.said
    now = f"people are {'told' if told else 'NOT told'}, all {'goes on' if goes_on else 'STANDS'}"
    return Row(8, "a full disk", "pages drop, the bot never moves again", now,
               told and goes_on and "Traceback" not in said)  # fmt: skip


async def foreign_lock() -> Row:
    """Another program locks the store for six seconds."""
    with serving() as server:
        links = server.open_table("runics", ["link", "link"])
        guests = await arrive_all(server, links)
        other = sqlite3.connect(server.store, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        asked = await whoever_is_asked(guests)
        moment = asked.page.moment
        await asked.say(say="choose", seat=asked.page.seat, moment=moment,
                        option=asked.page.options[0].text)  # fmt: skip
        waits: list[float] = []
        watch = threading.Thread(
            target=lambda: waits.append(slowest(lambda: server.get("/static/rune.svg"), 6))
        )
        watch.start()
        await until(lambda: not watch.is_alive(), 60)
        other.execute("ROLLBACK")
        other.close()
        stored = await until(lambda: asked.page.moment > moment, 60)
    now = f"others wait {waits[0]:.2f} s, then it is {'stored' if stored else 'LOST'}"
    return Row(8, "a foreign lock", "the server freezes for 5 s", now, waits[0] < 4 and stored)


async def orderly_end() -> Row:
    """SIGTERM; then look at what lies there, and who may read it."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "sub" / "tables.db")
        Path(folder, "sub").mkdir()
        server.start()
        links = server.open_table("runics", ["link", "link"])
        guests = await arrive_all(server, links)
        for _ in range(5):
            await choose(await whoever_is_asked(guests))
        for guest in guests:
            await guest.leave()
        os.kill(server.pid, signal.SIGTERM)
        await until(lambda: not server.alive(), 60)
        left = {path.name: path.stat() for path in Path(server.store).parent.iterdir()}
    log = left["tables.db-wal"].st_size if "tables.db-wal" in left else 0
    modes = sorted({f"{stat.st_mode & 0o777:o}" for stat in left.values()})
    others = any(stat.st_mode & 0o077 for stat in left.values())
    now = f"{log} bytes in the log, modes {', '.join(modes)}"
    return Row(9, "SIGTERM", "all left in the log, readable by all", now, not log and not others)


def odd_stores() -> Row:
    """Each has a line of its own: a second server, another program's file, no folder."""
    found, faults = [], []
    with serving() as server:
        found.append(("a second server", serve(str(server.store))))
    with tempfile.TemporaryDirectory() as folder:
        other, negative = Path(folder, "other.db"), Path(folder, "negative.db")
        with contextlib.closing(sqlite3.connect(other)) as db:
            db.execute("CREATE TABLE bookmarks (address TEXT)")
            db.commit()
        with contextlib.closing(sqlite3.connect(negative)) as db:
            db.execute("PRAGMA user_version = -5")
            db.commit()
        found.append(("another program's", serve(str(other))))
        found.append(("a negative version", serve(str(negative))))
        found.append(("no folder", serve(f"{folder}/nowhere/tables.db")))
        found.append(("a folder", serve(folder)))
    for name, said in found:
        if len(said.strip().splitlines()) != 1 or "Traceback" in said:
            faults.append(f"{name}: {said.strip()[:200]!r}")
    lines = {said.strip().split(": ", 2)[-1] for _, said in found}
    now = "; ".join(faults) or f"a line each, {len(lines)} different"
    return Row(9, "stores that are none", "unclear, or opened", now,
               not faults and len(lines) == len(found))  # fmt: skip


def serve(store: str) -> str:
    """What is said when a server starts there."""
    command = [sys.executable, "-m", "ragnatafl", "serve", "--db", store, "--no-open", "--port=0"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env=os.environ | {"RAGNATAFL_CONFIG": os.devnull},
    )  # fmt: skip
    try:
        return process.communicate(timeout=60)[0]
    except subprocess.TimeoutExpired:
        process.kill()
        return f"it runs\nand runs: {process.communicate()[0]}"


ATTACKS = (full_disk, foreign_lock, orderly_end, odd_stores)

if __name__ == "__main__":
    main(*ATTACKS)
