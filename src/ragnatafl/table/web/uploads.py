"""Records from outside: read and played again where that disturbs nobody."""

from __future__ import annotations

from typing import Final

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import bad
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.packs import Pack, only_replaces
from ragnatafl.kernel.records import Record, parse_record
from ragnatafl.table.web.shapes import MOST_IN_A_PACK, check_shape

LARGEST_RECORD: Final = 500_000
MOST_CHOICES: Final = 5_000
"""A long game of Lords has 1,500, which are 40,000 bytes."""


def read_record(data: bytes) -> Record:
    """A record as it was sent, which the rules can play; BadInput says what is wrong with it."""
    record = parse_record(data)
    if len(record.choices) > MOST_CHOICES:
        line = f"record: has {len(record.choices)} choices, at most {MOST_CHOICES}"
        raise bad(line, "record-long", count=len(record.choices), most=MOST_CHOICES)
    pack = record.pack if isinstance(record.pack, Pack) else Pack()
    check_shape([record.start, record.options])
    check_shape(pack.files, "pack", MOST_IN_A_PACK)
    game = find_game(record.game)
    only_replaces(pack, game.kinds)
    replay(record, game)
    return record
