"""Records from outside: read and played again where that disturbs nobody."""

from __future__ import annotations

from typing import Final

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.records import Record, parse_record
from ragnatafl.table.web.setting_up import check_shape

LARGEST_RECORD: Final = 500_000
MOST_CHOICES: Final = 5_000
"""A long game of Lords has 1,500, which are 40,000 bytes."""


def read_record(data: bytes) -> Record:
    """A record as it was sent, which the rules can play; BadInput says what is wrong with it."""
    record = parse_record(data)
    if len(record.choices) > MOST_CHOICES:
        raise BadInput(f"record: has {len(record.choices)} choices, at most {MOST_CHOICES}")
    check_shape([record.start, record.options])
    replay(record, find_game(record.game))
    return record
