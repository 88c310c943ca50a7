"""What was learnt, told: in a terminal, as a picture, as a page."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any, Final

from ragnatafl.kernel.game import Game
from ragnatafl.lab.training.figures import ENOUGH, AtSeats, Bin, Figures, Worth, greatest_of

Words = Callable[[str], str]
"""A term in words."""
WIDE: Final = 40
SIDE, LEFT, TOP = 400, 64, 56


def words_of(game: Game[Any], code: str) -> Words:
    """By the game's own messages; by their names where it has none, or no library speaks."""
    try:
        from ragnatafl.kernel.language import language

        spoken = language(code, *game.packages)
    except (ImportError, FileNotFoundError):
        return lambda name: name

    def words(name: str) -> str:
        key = f"term-{name}"
        return spoken.say(key) if spoken.has(key) else name

    return words


def chance_ahead(logits: float, seats: float) -> float:
    """The chance of who is ahead by so much where all else is alike."""
    return 1.0 / (1.0 + (seats - 1.0) * math.exp(-logits))


def by_worth(figures: Figures) -> list[Worth]:
    return sorted(figures.worth, key=lambda one: (-one.missed, one.name))


def told(figures: Figures, words: Words) -> Iterator[str]:
    """The whole report, line by line."""
    yield f"Of {figures.games} games held out ({figures.tables} positions), cross-entropy:"
    off = f"95 %: {figures.error:.4f} more or less"
    yield f"  the fitted weights        {figures.fitted:.4f} ({off})"
    yield f"  the weights before        {figures.before:.4f}"
    yield f"  ... with one fitted slope {figures.before_with_slope:.4f}"
    single = words(figures.single_term)
    yield f"  the best single term      {figures.single:.4f} ({single})"
    yield f"  everybody alike           {figures.alike:.4f}"
    yield ""
    yield "Chances as predicted (|) and as seen (#), in the games held out:"
    yield from (f"  {_bar(place, one)}" for place, one in enumerate(figures.bins))
    yield f"  {_greatest(figures.bins)}"
    yield from (f"  {_at_seats(one)}; {_greatest(one.bins)}" for one in figures.at_seats)
    yield ""
    even = 100 / figures.seats
    yield f"What it is worth to be ahead by the usual difference, all else alike ({even:.0f} %):"
    width = max(len(words(one.name)) for one in figures.worth)
    yield f"  {'':{width}}  difference  at the start  at the end  without it"
    for one in by_worth(figures):
        start = 100 * chance_ahead(one.start, figures.seats)
        end = 100 * chance_ahead(one.end, figures.seats)
        yield (
            f"  {words(one.name):{width}}  {one.usual:10.4g}  {start:10.1f} %"
            f"  {end:8.1f} %  {one.missed:+10.5f}"
        )


def _at_seats(one: AtSeats) -> str:
    return (
        f"{one.seats} seats ({one.games} games): cross-entropy {one.fitted:.4f},"
        f" before {one.before:.4f}, all alike {one.alike:.4f}"
    )


def _greatest(bins: Sequence[Bin]) -> str:
    greatest = greatest_of(bins)
    if greatest is None:
        return f"too few games to tell the greatest difference: none of the bins has {ENOUGH}"
    return f"greatest difference: {100 * greatest:.1f} points (bins of {ENOUGH} games or more)"


def _bar(place: int, one: Bin) -> str:
    label = f"{10 * place:2}-{10 * (place + 1):3} %"
    if not one.count:
        return f"{label}"
    drawn = ["#" if at < round(one.seen * WIDE) else " " for at in range(WIDE + 1)]
    drawn[round(one.predicted * WIDE)] = "|"
    return (
        f"{label}  {''.join(drawn)}  {100 * one.predicted:5.1f}  {100 * one.seen:5.1f}"
        f" (+-{100 * one.error:.1f})  {one.count}"
    )


def chart(title: str, bins: Sequence[Bin]) -> str:
    """Predicted against seen chances, as SVG."""

    def x(chance: float) -> float:
        return LEFT + chance * SIDE

    def y(chance: float) -> float:
        return TOP + (1 - chance) * SIDE

    most = max(one.count for one in bins)
    drawn = [f'<text x="16" y="30" font-size="16" font-weight="600">{escape(title)}</text>']
    for tenth in range(11):
        at = tenth / 10
        drawn.append(
            f'<path d="M{x(at):.1f} {TOP}v{SIDE}M{LEFT} {y(at):.1f}h{SIDE}" stroke="#ddd3be"/>'
            f'<text x="{x(at):.1f}" y="{TOP + SIDE + 20}" text-anchor="middle">{10 * tenth}</text>'
            f'<text x="{LEFT - 8}" y="{y(at) + 5:.1f}" text-anchor="end">{10 * tenth}</text>'
        )
    drawn.append(
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#8a8578" stroke-dasharray="6 5"/>'
        f'<text x="{LEFT + SIDE / 2}" y="{TOP + SIDE + 44}" text-anchor="middle">'
        "predicted, %</text>"
        f'<text x="20" y="{TOP + SIDE / 2}" text-anchor="middle" '
        f'transform="rotate(-90 20 {TOP + SIDE / 2})">seen, %</text>'
    )
    for one in bins:
        if not one.count:
            continue
        low, high = max(0.0, one.seen - one.error), min(1.0, one.seen + one.error)
        drawn.append(
            f'<path d="M{x(one.predicted):.1f} {y(low):.1f}V{y(high):.1f}" stroke="#a33b2e" '
            f'stroke-width="2"/><circle cx="{x(one.predicted):.1f}" cy="{y(one.seen):.1f}" '
            f'r="{3 + 6 * math.sqrt(one.count / most):.1f}" fill="#a33b2e"><title>'
            f"{100 * one.predicted:.1f} %: {100 * one.seen:.1f} % of {one.count}</title></circle>"
        )
    width, height = LEFT + SIDE + 32, TOP + SIDE + 60
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="system-ui, sans-serif" font-size="14" fill="#26221c">'
        f'<rect width="{width}" height="{height}" fill="#f6f1e6"/>{"".join(drawn)}</svg>\n'
    )


STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #26221c; background: #f6f1e6;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid #ddd3be; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 30rem; display: block; }
.wide { overflow-x: auto; }
"""


def page(title: str, figures: Figures, words: Words, notes: Sequence[str] = ()) -> str:
    """The whole report as a page of its own; `notes` are lines beside the figures."""
    single = f"the best single term ({words(figures.single_term)})"
    entropies = (
        ("the fitted weights", figures.fitted),
        ("the weights before", figures.before),
        ("the weights before, with one fitted slope", figures.before_with_slope),
        (single, figures.single),
        ("everybody alike", figures.alike),
    )
    worth = [
        (
            words(one.name),
            f"{one.usual:.4g}",
            f"{100 * chance_ahead(one.start, figures.seats):.1f} %",
            f"{100 * chance_ahead(one.end, figures.seats):.1f} %",
            f"{one.start:+.3f}",
            f"{one.end:+.3f}",
            f"{one.missed:+.5f}",
        )
        for one in by_worth(figures)
    ]
    bins = [
        (
            f"{10 * place} - {10 * (place + 1)} %",
            f"{100 * one.predicted:.1f}",
            f"{100 * one.seen:.1f}",
            f"{100 * one.error:.1f}",
            str(one.count),
            str(one.games),
        )
        for place, one in enumerate(figures.bins)
        if one.count
    ]
    ahead = (
        "The chance of who is ahead by the usual difference, where all else is alike"
        f" ({100 / figures.seats:.0f} % without it)"
    )
    heading = (
        "term",
        "usual difference",
        "at the start",
        "at the end",
        "in logits",
        "and",
        "without it",
    )
    return "".join(
        (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>',
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>',
            f"<h1>{escape(title)}</h1>",
            *(f"<p>{escape(note)}</p>" for note in notes),
            f"<h2>Cross-entropy of {figures.games} games held out</h2>",
            _table(("judge", "cross-entropy"), [(who, f"{one:.4f}") for who, one in entropies]),
            "<h2>Chances predicted and seen</h2>",
            f"<p>{_greatest(figures.bins).capitalize()}.</p>",
            chart("chances to win", figures.bins),
            _table(("chance", "predicted", "seen", "+-", "seats", "games"), bins),
            *(
                f"<h3>{escape(_at_seats(one))}</h3><p>{_greatest(one.bins).capitalize()}.</p>"
                + chart(f"chances to win, {one.seats} seats", one.bins)
                for one in figures.at_seats
            ),
            "<h2>What each term is worth</h2>",
            f"<p>{ahead}; and by how much the cross-entropy rises without it.</p>",
            _table(heading, worth),
            "</html>\n",
        )
    )


def _table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heading)
    body = "".join(f"<tr>{''.join(f'<td>{escape(one)}</td>' for one in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'
