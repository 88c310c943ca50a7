"""Large things sent in, and many lines that say nothing (items 5, 6, 10, 13)."""

from __future__ import annotations

import contextlib
import http.client
import resource
import socket
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import ragnatafl
from attacks.kit import Row, choose, main, serving, slowest, until, whoever_is_asked
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import REFUSALS, Illegal
from ragnatafl.lab.guests import Server, arrive_all


def huge_position(letters: int) -> bytes:
    """A position whose longest list goes on and on."""
    document = msgspec.to_builtins(ragnatafl.new("lords", seats=4, seed=1).position())
    table = document["table"]
    name = max(
        (name for name, value in table.items() if isinstance(value, list)),
        key=lambda name: len(table[name]),
    )
    once = len(msgspec.json.encode(table[name]))
    table[name] *= letters // once + 1
    seats = [{"kind": "here"}] * 4
    position = msgspec.json.encode(document).decode()
    return msgspec.json.encode(
        {"game": "lords", "seats": seats, "laid": "file", "position": position}
    )


def look() -> Row:
    """A position of 1.9 MB, and the largest that is read, to be played from."""
    found, holds = [], True
    with serving() as server:
        for size in (1_900_000, 110_000):
            begun, memory = time.monotonic(), server.memory()
            status, answer = server.ask("POST", "/beside/open", huge_position(size))
            took = time.monotonic() - begun
            found.append(f"{size // 1000} KB: {status} in {took:.1f} s, {len(answer) // 1000} KB")
            holds &= took < 60 and len(answer) < 3_000_000 and server.memory() - memory < 300
    return Row(5, "a huge position to be read", "126 s, 1.7 GB, 312 MB", "; ".join(found), holds)


def long_record() -> bytes:
    match: Any = ragnatafl.new("lords", seats=4, seed=1)  # Any: a match of whichever game
    rng = Random(1)
    while not match.over and len(match.lines) < 1_500:
        decision = match.decisions[0]
        match.choose(rng.choice(decision.options), decision.seat)
    return msgspec.json.encode(match.record())


def uploads() -> Row:
    """Six long records at once."""
    record = long_record()
    with serving() as server:
        waiting = [
            threading.Thread(target=send, args=(server, record), daemon=True) for _ in range(6)
        ]
        for one in waiting:
            one.start()
        took = slowest(lambda: server.get("/static/rune.svg"), 8)
    return Row(
        5, "six long records", "everybody waits for 70 s", f"at most {took:.2f} s", took < 15
    )


def send(server: Server, record: bytes) -> None:
    with contextlib.suppress(OSError):  # the attack ends before it is answered
        server.ask("POST", "/upload", record)


def idle_lines(count: int = 1_200) -> Row:
    """Lines that say nothing, and half a request on each third of them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8_192), hard))
    lines = []
    try:
        with serving() as server:
            for number in range(count):
                try:
                    line = socket.create_connection(("127.0.0.1", server.port), timeout=2)
                except OSError:
                    break
                lines.append(line)
                if number % 3 == 0:
                    line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            took, status = answered(server)
            begun = time.monotonic()
            time.sleep(12)
            while (open_still := sum(map(is_open, lines))) and time.monotonic() < begun + 60:
                time.sleep(0.5)
            lasted = time.monotonic() - begun
            said = len(server.said)
            alive = server.alive()
    finally:
        for line in lines:
            line.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    now = f"{len(lines)} lines: a page {status} in {took:.2f} s,"
    now += f" {open_still} open after {lasted:.0f} s, {said / 1000:.1f} KB logged"
    holds = alive and status == 200 and took < 10 and not open_still and said < 50_000
    return Row(6, "1,200 idle lines", "the server is down, 2 MB/s logged", now, holds)


def answered(server: Server) -> tuple[float, int]:
    begun = time.monotonic()
    try:
        status = server.get("/static/rune.svg")[0]
    except OSError:
        status = 0
    return time.monotonic() - begun, status


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


def many_tables() -> Row:
    """New tables for ten seconds, as fast as they come."""
    form = {"game": "runics", "seats": [{"kind": "link"}, {"kind": "link"}]}
    opened, told = 0, ""
    with serving(tables_a_minute=10) as server:  # so that a slow machine reaches the limit too
        end = time.monotonic() + 10
        while time.monotonic() < end:
            status, _ = server.post("/new", form)
            opened += status == 200
            if status != 200:
                told = f", then {status}"
                time.sleep(0.02)
    now = f"{opened} in 10 s{told}"
    return Row(10, "new tables without end", "1,461 in 10 s", now, opened < 150 and bool(told))


def foreign_names() -> Row:
    """Ask by a name that is not ours: DNS rebinding."""
    with serving() as server:
        found = []
        for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example"):
            line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
            line.request("GET", "/", headers={"Host": host})
            found.append(line.getresponse().status)
            line.close()
    holds = all(400 <= status < 500 for status in found)
    return Row(10, "a foreign host name", "answered", f"statuses {found}", holds)


async def names() -> Row:
    """Markup as a name, at a table and in all that the page of a box is sent."""
    mark = "<img src=x onerror=alert(1)>"
    with serving() as server:
        pack = {"ragnatafl": "pack", "format": 1, "game": "lords", "name": mark}
        sent: list[dict[str, object]] = [{"kind": mark, "entry": mark}, {"pack": pack}]
        sent += [{"pack": pack, "kind": kind.at(), "form": [("title", mark), ("note", mark)]}
                 for kind in find_game("surtr").kinds]  # fmt: skip
        answers = [server.post("/box/surtr/look", one)[1] for one in sent[:40]]
        texts = [str(answer.get("parts")) for answer in answers]
        links = server.open_table("runics", ["link", "link"])
        guests = await arrive_all(server, links, keep=20)
        await guests[0].say(say="rename", seat=0, name=mark)
        await until(lambda: any("onerror" in frame for _, frame in guests[1].frames))
        for _ in range(3):
            before = (await choose(await whoever_is_asked(guests))).moment
            await until(lambda: guests[1].page.moment >= before)  # noqa: B023
        texts += [str(msgspec.json.decode(frame).get("parts")) for _, frame in guests[1].frames]
    loose = sum("<img src=x" in text for text in texts)
    return Row(13, "markup as a name", "unescaped in the companion page",
               f"unescaped in {loose} of {len(texts)} answers", not loose)  # fmt: skip


def words() -> Row:
    """The texts of all refusals, by somebody who does not know their games."""
    for name in ragnatafl.game_names():
        assert find_game(name).step_classes
    ours = [  # examples in docstrings make some too, which no module has
        kind for kind in REFUSALS
        if kind.__module__.startswith("ragnatafl.")
        and hasattr(sys.modules[kind.__module__], kind.__name__)
    ]  # fmt: skip
    faults = 0
    for kind in ours:
        try:
            faults += kind.key in str(Illegal(kind(*[0] * len(kind.fields))))
        except KeyError:
            faults += 1
    return Row(13, "str() of a refusal without its game", "KeyError",
               f"{faults} of {len(ours)} without words", not faults)  # fmt: skip


def pack() -> Row:
    """A pack of Runics with a huge count."""
    rune = '[[rune]]\nid = "red"\nletter = "R"\npoints = 3\non_each_card = %d\nsource = "public"\n'
    longest = 0
    for count in (1_000, 10**18):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "cards.toml").write_text(rune % count)
            try:
                ragnatafl.new("runics", seats=2, seed=1, content=folder)
            except BadInput as fault:
                longest = max(longest, len(str(fault)))
    return Row(13, "a pack with a huge count", "18 lines of a thousand letters",
               f"refused in {longest} letters", 0 < longest < 500)  # fmt: skip


ATTACKS = (look, uploads, idle_lines, many_tables, foreign_names, names, words, pack)

if __name__ == "__main__":
    main(*ATTACKS)
