"""`ragnatafl export`: games as a data set, a row for each decision or each game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ragnatafl.kernel.codecs import BadInput, bad, within
from ragnatafl.kernel.faults import of_file
from ragnatafl.kernel.records import parse_record
from ragnatafl.lab.spreading import Hands, spread
from ragnatafl.lab.writing import check_file
from ragnatafl.table.commands.documents import read_bytes
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.progress import Watch, stages

if TYPE_CHECKING:
    from ragnatafl.lab.study.accounts import Account
    from ragnatafl.lab.study.rows import Row

TOGETHER: Final = 50
"""Games that are written at once, if there are enough,"""
MANY: Final = 5_000
"""and rows of decisions. Each of them brings the record of its game."""
BLOCK: Final = 2_000
"""Games that are in memory at a time."""


def export(chosen: argparse.Namespace) -> int:
    from ragnatafl.lab.study.accounts import Account
    from ragnatafl.lab.study.parquet import arrow, write_rows
    from ragnatafl.lab.study.rows import TOLD, Row

    arrow()
    voice, out = Voice(chosen.lang), Path(chosen.out)
    check_file(out)
    games = sum(_count(path) for path in chosen.files)
    if not games:
        raise bad("there are no games to tell of", "no-games")
    with stages() as stage:
        watch = stage(voice.say("exporting"))
        if chosen.rows == "games":
            found = _found(chosen.files, Account.__struct_fields__)
            some = iter(lambda: list(islice(found, TOGETHER)), [])
            count = write_rows(out, some, Account, "games")
        else:
            hands = Hands(chosen.workers, tuple(chosen.load), chosen.on)
            rows = _rows(_found(chosen.files, TOLD), games, hands, watch)
            count = write_rows(out, rows, Row, "decisions")
    print(voice.say(f"exported-{chosen.rows}", rows=count, games=games, file=str(out)))
    return 0


def _rows(
    accounts: Iterator[Account], count: int, hands: Hands, watch: Watch
) -> Iterator[list[Row]]:
    """Game by game, in their order, whatever order they are done in. So many are in memory as are
    handed over in one go."""
    from ragnatafl.lab.study.rows import numbered_rows

    early: dict[int, list[Row]] = {}
    done = told = 0
    while block := list(islice(accounts, BLOCK)):
        until = done + len(block)
        for games in spread(numbered_rows, block, hands):
            early |= dict(games)
            done += len(games)
            watch(done, count)
            while told in early and (done == until or len(early) >= TOGETHER):
                some: list[Row] = []
                while told in early and len(some) < MANY:
                    some += early.pop(told)
                    told += 1
                yield some


def _found(paths: Iterable[Path], columns: Iterable[str]) -> Iterator[Account]:
    """All games of what was named, with a number each that none has twice."""
    import msgspec

    number = 0
    for path in paths:
        for account in _games_at(path, columns):
            yield msgspec.structs.replace(account, number=number)
            number += 1


def _count(path: Path) -> int:
    """How many games there are, before anything is done with them."""
    from ragnatafl.lab.study.parquet import accounts_in

    try:
        if _is_parquet(path):
            return sum(1 for _ in accounts_in(path, ("number",)))
        return len(_records(path))
    except OSError as fault:  # one may not even look
        raise BadInput(of_file(path, fault)) from None


def _games_at(path: Path, columns: Iterable[str]) -> Iterator[Account]:
    from ragnatafl.lab.study.parquet import accounts_in
    from ragnatafl.lab.study.rows import account_of_record

    if _is_parquet(path):
        yield from accounts_in(path, columns)
        return
    for file in _records(path):
        text = read_bytes(str(file))
        try:
            yield account_of_record(0, parse_record(text))
        except BadInput as fault:
            raise BadInput(within(str(file), fault)) from None


def _is_parquet(path: Path) -> bool:
    from ragnatafl.lab.study.parquet import PLAN

    return path.suffix == ".parquet" or (path / PLAN).exists()


def _records(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.json"))
    if not found:
        line = f"{path}: there are no games of Ragnatafl here"
        raise bad(line, "no-collection", file=str(path))
    return found
