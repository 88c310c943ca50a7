"""How large JSON from outside may be, before anything is made of it."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.codecs import bad

MOST_VALUES: Final = 8_000
DEEPEST: Final = 8
LONGEST_TEXT: Final = 1_000
"""Of a position from outside; the largest real ones have 2,300 values, 5 deep, up to 40 letters."""
MOST_IN_A_PACK: Final = 20_000
"""All that a mode and its base have, typed anew, are 10,400 values."""


def check_shape(document: object, what: str = "position", most: int = MOST_VALUES) -> None:
    """Refuse what is too large to be a position, or a pack, before anything is made of it."""
    values, level = 0, [document]
    for _ in range(DEEPEST):
        below: list[object] = []
        for value in level:
            if isinstance(value, dict):
                below += value
                below += value.values()
            elif isinstance(value, list):
                below += value
            elif isinstance(value, str) and len(value) > LONGEST_TEXT:
                line = f"{what}: a text has {len(value)} letters, at most {LONGEST_TEXT}"
                raise bad(line, "text-long", most=LONGEST_TEXT)
        values += len(below)
        if values > most:
            raise bad(f"{what}: has more than {most} values", "values-many", most=most)
        level = below
    if level:
        raise bad(f"{what}: is nested more than {DEEPEST} deep", "nested", most=DEEPEST)
