"""What the seats of Runics are known by: amber tents, bone blocks, rounds of obsidian."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.livery import Livery

LIVERIES: Final = (
    Livery(
        "#ffb629", "#4b2c02", "#2c1a07", "#835200", "#ffc861",
        "M0-19.5Q2.6-19.5 4-17L20 11.5Q21.5 14.5 20 16.5 18.7 18.5 16 18.5H-16"
        "Q-18.7 18.5-20 16.5-21.5 14.5-20 11.5L-4-17Q-2.6-19.5 0-19.5z",
        "▲", reach=21,
    ),
    Livery(
        "#fffaf0", "#3d352a", "#2c1a07", "#3d352a", "#f3ead9",
        "M-12.5-17.5H12.5Q17.5-17.5 17.5-12.5V12.5Q17.5 17.5 12.5 17.5H-12.5"
        "Q-17.5 17.5-17.5 12.5V-12.5Q-17.5-17.5-12.5-17.5z",
        "■", reach=21,
    ),
    Livery(
        "#1e1a20", "#f0b8e8", "#f7dff3", "#7a2f70", "#f0b8e8",
        "M0-19A19 19 0 1 1 0 19 19 19 0 1 1 0-19z", "●", reach=21,
    ),
)  # fmt: skip
