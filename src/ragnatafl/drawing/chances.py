"""Chances as they are written: the number, and between what it lies; alike on page and terminal.

0 and 100 stand for what is certain alone. What never came out otherwise is told by its bound.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor
from typing import Any, Final

from ragnatafl.drawing.sheets import ROOM
from ragnatafl.drawing.sight import Sight, told
from ragnatafl.kernel.odds import Chance, is_certain
from ragnatafl.kernel.seats import Seat

AnySight = Sight[Any]  # Any: the sight of any game
_LEFT: Final = 36
_WIDE: Final = 152
_ROW: Final = 34


def bounds(chance: Chance) -> tuple[int, int]:
    """Between what it lies, of a hundred.

    >>> bounds(Chance(0.5, 0.421, 0.578))
    (42, 58)
    """
    return floor(100 * chance.low), ceil(100 * chance.high)


def number(chance: Chance) -> str:
    """The number alone, with a sign where it is only known to be above or below.

    >>> number(Chance(0.5, 0.421, 0.578)), number(Chance(1.0, 0.974, 1.0))
    ('50', '>97')
    """
    low, high = bounds(chance)
    if is_certain(chance):
        return str(low)
    if chance.part == 1:
        return f">{low}"
    return f"<{high}" if chance.part == 0 else str(_rounded(chance))


def in_short(sight: AnySight, chance: Chance) -> str:
    """The number alone, as it is written in this language."""
    return sight.say("chance-percent", ("percent", number(chance)))


def in_words(sight: AnySight, key: str, chance: Chance) -> str:
    """A sentence: of what it is the chance, how likely, and between what that lies."""
    low, high = bounds(chance)
    if is_certain(chance):
        number = sight.say("chance-percent", ("percent", low))
    elif chance.part == 1:
        number = sight.say("chance-above", ("percent", low))
    elif chance.part == 0:
        number = sight.say("chance-below", ("percent", high))
    else:
        facts = (("percent", _rounded(chance)), ("low", low), ("high", high))
        number = sight.say("chance-within", *facts)
    return sight.say(key, ("chance", number))


def _rounded(chance: Chance) -> int:
    return min(99, max(1, round(100 * chance.part)))


def bar(chance: Chance, x: int, y: int, wide: int, high: int) -> str:
    """How much of the whole it is, and how much it may be."""
    at, size = f'y="{y}" height="{high}" rx="{min(9, high // 3)}"', wide * chance.part
    low, more = wide * chance.low, wide * (chance.high - chance.low)
    return (
        f'<rect class="chance-back" x="{x}" {at} width="{wide}"/>'
        f'<rect class="chance" x="{x}" {at} width="{size:.0f}"/>'
        f'<rect class="chance-bounds" x="{x + low:.0f}" y="{y + high - 5}" height="4"'
        f' width="{more:.0f}"/>'
    )


def chance_rows(
    sight: AnySight,
    key: str,
    rows: Sequence[tuple[Seat, Chance]],
    emblem: Callable[[int], str],
    prefix: str,
) -> tuple[str, float]:
    """The chance of each seat: a bar, the bounds, the number; as a picture, and its height."""
    parts, spoken = [], []
    for row, (seat, chance) in enumerate(rows):
        spoken.append(f"{sight.names[seat]}: {in_words(sight, key, chance)}")
        between = ""
        if not is_certain(chance) and 0 < chance.part < 1:
            low, high = bounds(chance)
            between = f'<text class="faint" x="{_LEFT + _WIDE + 8}" y="24">{low}–{high}</text>'
        number = escape(in_short(sight, chance))
        parts.append(
            f'<g class="seat-{seat}" transform="translate(0 {_ROW * row})">'
            f'<g transform="translate(16 18)">{emblem(seat)}</g>'
            f"{bar(chance, _LEFT, 6, _WIDE, 24)}{between}"
            f'<text class="{prefix}-big {prefix}-end" x="{ROOM - 2}" y="27">{number}</text></g>'
        )
    label = "; ".join(spoken)
    return f'<g role="img"{told(label)}{"".join(parts)}</g>', _ROW * len(rows) + 2
