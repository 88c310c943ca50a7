"""What tables in a terminal say alike: whose things they are, who is asked, who has won."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from ragnatafl.drawing.chances import in_words
from ragnatafl.drawing.sight import Sight
from ragnatafl.kernel.livery import Livery
from ragnatafl.kernel.odds import Chance
from ragnatafl.kernel.seats import SEATS


def look_of(livery: Livery) -> Style:
    """The colours of what a seat owns."""
    return Style(color=livery.ink, bgcolor=livery.colour, bold=True)


def mark(seat: int, livery: Livery) -> Text:
    """Letter and shape of a seat.

    >>> from ragnatafl.kernel.livery import PLAIN
    >>> str(mark(1, PLAIN[1]))
    'B●'
    """
    return Text(f"{SEATS.write(seat)[0].upper()}{livery.mark}", style=look_of(livery))


def flags(sight: Sight[Any], seat: int, asked: str = "", won: str = "") -> Text:  # Any: all games
    """Behind the name of a seat: is it asked, has it won?"""
    line = Text()
    if seat in sight.asked:
        line.append(f"  ◄{asked}", style="bold yellow")
    if sight.has_won(seat):
        line.append(f"  ★{won}", style="bold yellow")
    return line


def chance(sight: Sight[Any], part: Chance | None) -> Text:  # Any: all games
    """Behind the name of a card: the chance to win with it, where somebody reckons that."""
    if part is None:
        return Text()
    return Text(f" {in_words(sight, 'chance-win', part)}", style="bold yellow")
