"""What the seats of Lords are known by: red shields, blue rounds, golden lozenges, black blocks."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.livery import BLOCK, LOZENGE, ROUND, SHIELD, Livery

LIVERIES: Final = (
    Livery("#b3211c", "#6f0e0b", "#fff3e4", "#a11a15", "#ff9287", SHIELD, "▼"),
    Livery("#1b5cb0", "#0d3368", "#f1f7ff", "#1b5196", "#8fbdf7", ROUND, "●"),
    Livery("#f2c230", "#7d5903", "#2a1b02", "#745102", "#f2c230", LOZENGE, "◆"),
    Livery("#2b2f33", "#0b0d0f", "#f4f1ea", "#2b2f33", "#c9cfd6", BLOCK, "■"),
)
