"""`ragnatafl export`: games as a data set, a row for each decision or each game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ragnatafl.kernel.codecs import BadInput, bad, within
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
MANY: Final = 50_000
"""and rows of decisions."""


def export(chosen: argparse.Namespace) -> int:
    from ragnatafl.lab.study.accounts import Account
    from ragnatafl.lab.study.parquet import arrow, write_rows
    from ragnatafl.lab.study.rows import Row

    arrow()
    voice, out = Voice(chosen.lang), Path(chosen.out)
    check_file(out)
    accounts = list(_found(chosen.files))
    if not accounts:
        raise bad("there are no games to tell of", "no-games")
    with stages() as stage:
        watch = stage(voice.say("exporting"))
        if chosen.rows == "games":
            count = write_rows(out, _some(accounts), Account, "games")
        else:
            hands = Hands(chosen.workers, tuple(chosen.load), chosen.on)
            count = write_rows(out, _rows(accounts, hands, watch), Row, "decisions")
    print(voice.say(f"exported-{chosen.rows}", rows=count, games=len(accounts), file=str(out)))
    return 0


def _rows(accounts: list[Account], hands: Hands, watch: Watch) -> Iterator[list[Row]]:
    """Game by game, in their order, whatever order they are done in."""
    from ragnatafl.lab.study.rows import numbered_rows

    early: dict[int, list[Row]] = {}
    done = told = 0
    for games in spread(numbered_rows, accounts, hands):
        early |= dict(games)
        done += len(games)
        watch(done, len(accounts))
        while told in early and (done == len(accounts) or len(early) >= TOGETHER):
            some: list[Row] = []
            while told in early and len(some) < MANY:
                some += early.pop(told)
                told += 1
            yield some


def _some(accounts: list[Account]) -> Iterator[list[Account]]:
    for at in range(0, len(accounts), TOGETHER):
        yield accounts[at : at + TOGETHER]


def _found(paths: Iterable[Path]) -> Iterator[Account]:
    """All games of what was named, with a number each that none has twice."""
    import msgspec

    number = 0
    for path in paths:
        for account in _games_at(path):
            yield msgspec.structs.replace(account, number=number)
            number += 1


def _games_at(path: Path) -> Iterator[Account]:
    from ragnatafl.lab.study.parquet import PLAN, accounts_in
    from ragnatafl.lab.study.rows import account_of_record

    if path.suffix == ".parquet" or (path / PLAN).exists():
        yield from accounts_in(path)
        return
    if path.is_dir() and not any(path.glob("*.json")):
        line = f"{path}: there are no games of Ragnatafl here"
        raise bad(line, "no-collection", file=str(path))
    for file in sorted(path.glob("*.json")) if path.is_dir() else [path]:
        text = read_bytes(str(file))
        try:
            yield account_of_record(0, parse_record(text))
        except BadInput as fault:
            raise BadInput(within(str(file), fault)) from None
