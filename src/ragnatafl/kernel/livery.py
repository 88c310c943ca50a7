"""Liveries: the colours and the sign of a seat, the same wherever it is shown.

A game declares them once, in its face; map, log, chart, tables and terminal all read them there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Livery:
    """What a seat is known by, by eyes that see colours and by eyes that do not."""

    colour: str
    """Of its pieces."""
    edge: str
    """What they are drawn round with."""
    ink: str
    """What is written on them."""
    on_light: str
    """The colour as letters and lines need it on light paper"""
    on_dark: str
    """and on dark."""
    outline: str
    """The shape of its base, a path round 0,0."""
    mark: str
    """That shape as a letter."""
    reach: int = 32
    """How far the outline goes from 0,0."""


SHIELD: Final = "M-22-23Q0-29 22-23V5Q21 18 0 29-21 18-22 5z"
ROUND: Final = "M0-26A26 26 0 1 1 0 26 26 26 0 1 1 0-26z"
LOZENGE: Final = "M0-32L29-3Q32 0 29 3L0 32-29 3Q-32 0-29-3z"
BLOCK: Final = "M-19-24H19Q24-24 24-19V19Q24 24 19 24H-19Q-24 24-24 19V-19Q-24-24-19-24z"
TENT: Final = "M0-28L29 22Q30 26 26 26H-26Q-30 26-29 22z"
CROSS: Final = "M-9-28H9V-9H28V9H9V28H-9V9H-28V-9H-9z"

PLAIN: Final[tuple[Livery, ...]] = (
    Livery("#b5482f", "#5e1d10", "#ffffff", "#8f2a1d", "#ff9c8f", SHIELD, "▼"),
    Livery("#f7f2e6", "#2a1d11", "#2a1d11", "#3d352a", "#f3ead9", ROUND, "●"),
    Livery("#e3b23c", "#5f4300", "#2a1d11", "#7a5300", "#ffc861", LOZENGE, "◆"),
    Livery("#7fa8cf", "#173a5c", "#12202c", "#1d5a8f", "#8cc4f5", BLOCK, "■"),
    Livery("#8fb573", "#24460f", "#16240c", "#35691f", "#a8d68a", TENT, "▲"),
    Livery("#b08fc0", "#45205a", "#211029", "#6d3a80", "#d7b8e6", CROSS, "✚"),
)
"""For a game that says nothing about it."""
