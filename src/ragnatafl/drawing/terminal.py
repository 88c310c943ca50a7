"""What tables in a terminal say alike: whose things they are, who is asked, who has won."""

from __future__ import annotations

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from ragnatafl.drawing.sight import Sight
from ragnatafl.kernel.seats import SEATS

BASES: Final = "▼●◆■"
"""By seat: the shape of what it owns."""


def mark(seat: int, look: Style) -> Text:
    """Letter and shape of a seat.

    >>> str(mark(1, Style()))
    'B●'
    """
    return Text(f"{SEATS.write(seat)[0].upper()}{BASES[seat]}", style=look)


def flags(sight: Sight[Any], seat: int, asked: str = "", won: str = "") -> Text:  # Any: all games
    """Behind the name of a seat: is it asked, has it won?"""
    line = Text()
    if seat in sight.asked:
        line.append(f"  ◄{asked}", style="bold yellow")
    if sight.has_won(seat):
        line.append(f"  ★{won}", style="bold yellow")
    return line


def chance(sight: Sight[Any], part: float | None) -> Text:  # Any: all games
    """Behind the name of a card: the chance to win with it, where somebody reckons that."""
    if part is None:
        return Text()
    return Text(f" {sight.say('draw-chance', ('percent', round(100 * part)))}", style="bold yellow")
