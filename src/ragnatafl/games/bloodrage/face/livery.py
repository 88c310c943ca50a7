"""What clans are known by: red shields, blue rounds, golden lozenges, brown blocks."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.livery import BLOCK, LOZENGE, ROUND, SHIELD, Livery

LIVERIES: Final = (
    Livery("#b0201b", "#7c100d", "#fff3e2", "#a11a15", "#ff9287", SHIELD, "▼"),
    Livery("#1c5fb4", "#0f3a76", "#f2f8ff", "#1b5196", "#8fbdf7", ROUND, "●"),
    Livery("#f0bf2b", "#8a6203", "#2b1c02", "#745102", "#f0bf2b", LOZENGE, "◆"),
    Livery("#6d4424", "#3a2210", "#fbe9d2", "#6d4424", "#dfae83", BLOCK, "■"),
)
