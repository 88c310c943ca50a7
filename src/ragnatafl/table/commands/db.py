"""`ragnatafl db`: copy, back up, check, list, rate and prune the store of a server."""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from datetime import datetime
from os import cpu_count
from typing import Final, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from ragnatafl.games import load_game
from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.storage import Store, Stored, StoreFault, Summary
from ragnatafl.table.storage.copying import Progress, backup, copy, open_old
from ragnatafl.table.storage.results import Ratings, Results, rate_anew
from ragnatafl.table.terminal.console import make_console, print_line

STATES: Final = ("over", "idle", "all")
AT_ONCE: Final = 50
"""Tables that a process looks at before it tells."""
UNITS: Final = {"h": 3600, "d": 86400, "w": 7 * 86400, "y": 365 * 86400}


class Looked(NamedTuple):
    """A table that was opened and played again, as far as it could be."""

    room: str
    fault: str
    """Why it cannot be opened; empty if it can."""
    over: bool


def copy_store(source: str, to: str) -> int:
    with _opened(source) as store, _bar("copying") as progress:
        copied = copy(store, to, progress)
        tables = len(store.summaries())
    print(f"{tables} tables with {copied} events are copied.")
    return 0


def back_up(source: str, to: str) -> int:
    with _opened(source) as store, _bar("copying") as progress:
        backup(store, to, progress)
    with _opened(to) as made:
        print(f"{to}: {len(made.summaries())} tables with {made.count()} events.")
    return 0


def list_store(source: str) -> int:
    with _opened(source) as store:
        found = store.summaries()
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for heading in ("table", "game", "events", "opened", "last event"):
        table.add_column(heading, justify="right" if heading == "events" else "left", no_wrap=True)
    for one in found:
        table.add_row(
            one.room, one.game or "?", str(one.events), _day(one.opened), _day(one.changed)
        )
    console = make_console()
    if not console.is_terminal:  # nothing is cut off in a file
        console.width = max(console.width, 200)
    console.print(table)
    print(f"{len(found)} tables")
    return 0


def check(source: str, modules: Sequence[str], workers: int | None = None) -> int:
    """Play every table again: each that cannot be opened is named, and the end is 1."""
    console = make_console()
    with _opened(source) as store:
        faults = store.faults()
        for fault in faults:
            print_line(console, fault)
        rooms = [one.room for one in store.summaries()]
    with _bar("playing again") as progress:
        looked = list(_look_at_all(source, rooms, modules, workers, progress))
    bad = sorted((one.room, one.fault) for one in looked if one.fault)
    for room, fault in bad:
        print_line(console, f"{room}: {fault}")
    well = len(rooms) - len(bad)
    print(f"{well} of {len(rooms)} tables play as they were stored.")
    return 1 if bad or faults else 0


def rate(source: str) -> int:
    """Make all ratings anew from the games that were noted; if any were others before, 1."""
    with _opened(source) as store:
        results, ratings = Results(store), Ratings(store)
        before = ratings.everything()
        counted = rate_anew(results, ratings)
        same = before == ratings.everything()
    print(f"games that count: {counted}; ratings are {'as they were' if same else 'made anew'}.")
    return 0 if same else 1


def prune(
    source: str,
    older_than: str,
    state: str,
    modules: Sequence[str],
    yes: bool,
    workers: int | None = None,
) -> int:
    """Remove tables whose last event is old, once their owner has agreed."""
    if state not in STATES:
        known = ", ".join(STATES)
        line = f"--state must be one of {known}, not '{state}'"
        raise bad(line, "no-state", told=state, known=known)
    before = time.time() - age(older_than)
    with _opened(source) as store:
        found = [one for one in store.summaries() if one.changed < before]
        if state != "all":
            found = _in_state(found, state, source, modules, workers)
        if not found:
            print(f"No table is older than {older_than}; nothing is removed.")
            return 0
        oldest = min(one.changed for one in found)
        print(
            f"{len(found)} tables whose last event is older than {older_than}"
            f" (the oldest of {_day(oldest)}) with {sum(one.events for one in found)} events."
        )
        if not yes and not _agreed():
            print("Nothing is removed.")
            return 0
        removed = 0
        with _bar("removing") as progress:
            for rooms in _parts([one.room for one in found], 200):
                removed += store.remove(rooms, before)
                progress(removed, len(found))
    print(f"{removed} tables are removed.")
    return 0


def _in_state(
    found: list[Summary], state: str, source: str, modules: Sequence[str], workers: int | None
) -> list[Summary]:
    """Those whose game is over, or is not; what cannot be opened is neither."""
    with _bar("playing again") as progress:
        looked = _look_at_all(source, [one.room for one in found], modules, workers, progress)
        fits = {one.room for one in looked if not one.fault and one.over == (state == "over")}
    return [one for one in found if one.room in fits]


def _agreed() -> bool:
    if not sys.stdin.isatty():
        raise bad("nobody is there to agree: say --yes to remove them", "say-yes")
    return input("Remove them for ever? [y/N] ").strip().lower() in ("y", "yes")


def age(text: str) -> float:
    """Seconds of an age as in 12h, 90d, 8w or 1y."""
    number, unit = text[:-1], text[-1:]
    if unit not in UNITS or not number.isascii() or not number.isdecimal() or len(number) > 5:
        raise bad(f"'{text}' is no age: write 12h, 90d, 8w or 1y", "no-age", told=text)
    return float(int(number) * UNITS[unit])


# Playing tables again


def _look_at_all(
    source: str,
    rooms: Sequence[str],
    modules: Sequence[str],
    workers: int | None,
    progress: Progress,
) -> Iterator[Looked]:
    """Open every table, on all cores if they are many."""
    parts = _parts(rooms, AT_ONCE)
    workers = min(workers or cpu_count() or 1, len(parts))
    done = 0
    for part in _looks(source, parts, modules, workers):
        yield from part
        done += len(part)
        progress(done, len(rooms))


def _looks(
    source: str, parts: list[Sequence[str]], modules: Sequence[str], workers: int
) -> Iterator[list[Looked]]:
    if workers <= 1:
        with _opened(source) as store:
            for part in parts:
                yield look_at(store, part)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, _begin, (source, tuple(modules))) as pool:
        yield from pool.map(_look_here, parts)


def _parts(rooms: Sequence[str], size: int) -> list[Sequence[str]]:
    return [rooms[begin : begin + size] for begin in range(0, len(rooms), size)]


_here: list[Store] = []
"""In a process that looks: the store it reads."""


def _begin(source: str, modules: Sequence[str]) -> None:
    for module in modules:
        load_game(module)
    _here.append(open_old(source))


def _look_here(rooms: Sequence[str]) -> list[Looked]:
    return look_at(_here[0], rooms)


def look_at(store: Store, rooms: Iterable[str]) -> list[Looked]:
    return [_look(store, room) for room in rooms]


def _look(store: Store, name: str) -> Looked:
    from ragnatafl.table.web.room import Room

    room: Room | None = None
    try:
        events = store.events(name)
        missing = _missing(events)
        if missing is not None:
            return Looked(name, f"event {missing} is missing", False)
        if events[0].kind != "open":
            return Looked(name, f"begins with '{events[0].kind}', not with 'open'", False)
        room = Room(store, name, events[:1])
        room.catch_up(events[1:])
    except StoreFault:
        raise
    except (BadInput, Illegal) as fault:
        told = str(fault)
    except Exception as fault:  # whatever a damaged event does, the other tables are looked at
        told = f"cannot be played again: {type(fault).__name__}: {fault}"
    else:
        return Looked(name, "", room.over)
    return Looked(name, told if room is None else f"event {room.stored - 1}: {told}", False)


def _missing(events: Sequence[Stored]) -> int | None:
    """The first number that is not there, though a later one is."""
    for number, event in enumerate(events):
        if event.number != number:
            return number
    return None if events else 0


# Showing


@contextmanager
def _opened(address: str) -> Iterator[Store]:
    """A store that is there; what goes wrong in it is told in a line."""
    try:
        with closing(open_old(address)) as store:
            yield store
    except StoreFault as fault:
        raise BadInput(str(fault)) from None


@contextmanager
def _bar(what: str) -> Iterator[Callable[[int, int], None]]:
    console = make_console(sys.stderr)
    with Bar(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
