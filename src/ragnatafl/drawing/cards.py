"""Cards as they lie in a hand: a head in the colour of their kind, below it name and text."""

from __future__ import annotations

from typing import Final

WIDE: Final = 220
LEFT: Final = 13
"""Where lines begin."""
NAME, TEXT = 26, 24
"""The height of a line."""
NAME_ROOM, TEXT_ROOM = 194 / 27, 194 / 20
"""How much goes into a line, in heights of a letter; bold ones are broader."""


def blank(look: str, head: int, high: int) -> str:
    """A card before anything is written on it; `head` is how far down the colour goes."""
    return (
        f'<rect class="card-edge" width="{WIDE}" height="{high}" rx="13"/>'
        f'<path class="card-{look}" d="M4 {head}V15Q4 4 15 4h190Q216 4 216 15V{head}z"/>'
        f'<path class="card-paper" d="M4 {head}H216V{high - 15}q0 11-11 11H15q-11 0-11-11z"/>'
    )
