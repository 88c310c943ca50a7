"""A picture of where bots get their points from: one bar a bot, one colour and pattern a source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from ragnatafl.lab.arena import Standing

COLOURS: Final = ("#a33b2e", "#d9a441", "#4f7f4a", "#5b4a7d", "#3f6f8f", "#8a8578", "#b5651d")
"""Told apart by people who do not tell red from green, too, since they differ in brightness."""
WIDTH, LABELS, BAR, GAP, TOP = 860, 150, 40, 22, 56


def bars(title: str, standings: Sequence[Standing], name: Callable[[str], str]) -> str:
    """The chart as SVG; `name` says a source in words."""
    keys = list(dict.fromkeys(key for one in standings for key, _ in one.mean_parts))
    most = max((sum(max(0.0, p) for _, p in one.mean_parts) for one in standings), default=0.0)
    scale = (WIDTH - LABELS - 80) / (most or 1.0)
    drawn = [
        f'<text x="16" y="30" font-size="18" font-weight="600">{escape(title)}</text>',
    ]
    for place, standing in enumerate(standings):
        drawn.append(_bar(standing, keys, TOP + place * (BAR + GAP), scale))
    legend = TOP + len(standings) * (BAR + GAP) + 8
    drawn += [_legend(key, name(key), place, legend) for place, key in enumerate(keys)]
    height = legend + 28 * ((len(keys) + 3) // 4) + 12
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="system-ui, sans-serif" font-size="14" fill="#26221c">'
        f'<rect width="{WIDTH}" height="{height}" fill="#f6f1e6"/>{"".join(drawn)}</svg>\n'
    )


def _bar(standing: Standing, keys: Sequence[str], top: int, scale: float) -> str:
    parts = dict(standing.mean_parts)
    middle = top + BAR / 2 + 5
    drawn = [f'<text x="16" y="{middle}">{escape(standing.bot)}</text>']
    x = float(LABELS)
    for key in keys:
        points = parts.get(key, 0.0)
        width = max(0.0, points) * scale
        colour = COLOURS[keys.index(key) % len(COLOURS)]
        drawn.append(
            f'<rect x="{x:.1f}" y="{top}" width="{width:.1f}" height="{BAR}" fill="{colour}" '
            f'stroke="#f6f1e6"/>'
        )
        if width > 26:
            drawn.append(
                f'<text x="{x + width / 2:.1f}" y="{middle}" text-anchor="middle" fill="#fff">'
                f"{points:.0f}</text>"
            )
        x += width
    drawn.append(f'<text x="{x + 8:.1f}" y="{middle}">{standing.mean_score:.1f}</text>')
    return "".join(drawn)


def _legend(key: str, words: str, place: int, top: int) -> str:
    colour = COLOURS[place % len(COLOURS)]
    x, y = 16 + (place % 4) * 208, top + (place // 4) * 28
    return (
        f'<rect x="{x}" y="{y}" width="16" height="16" fill="{colour}"/>'
        f'<text x="{x + 24}" y="{y + 13}">{escape(words)}</text>'
    )
