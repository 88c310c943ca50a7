"""Values as bars: what is certain, and how much it may become."""

from __future__ import annotations

from typing import NamedTuple


class Bar(NamedTuple):
    """Where a bar lies, how large it is, and how round its corners are."""

    x: int
    y: int
    wide: int
    high: int
    corner: int

    def drawn(self, low: int, high: int, longest: int) -> str:
        """A value from `low` to `high`, where `longest` fills the bar."""
        scale = self.wide / max(1, longest)
        return "".join(
            f'<rect class="{look}" x="{self.x}" y="{self.y}" width="{wide}" height="{self.high}"'
            f' rx="{self.corner}"/>'
            for look, wide in (
                ("bar-back", self.wide),
                ("bar-more", f"{high * scale:.0f}"),
                ("bar", f"{low * scale:.0f}"),
            )
        )


def span(low: int, high: int) -> str:
    """A value that is known, or what it may be.

    >>> span(4, 4), span(4, 7)
    ('4', '4–7')
    """
    return str(low) if low == high else f"{low}–{high}"
