"""A report as one page that needs nothing else: plots, and tables that sort and can be searched."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from math import floor, log10
from typing import Final

from ragnatafl.lab.study.chances import SURE
from ragnatafl.lab.study.figures import Rate
from ragnatafl.lab.study.sheets import Cell, Column, Names, Sheet

ENGLISH: Final = "en"
SHOWN: Final = 12
"""Tables with more rows are folded, and have a field to search in."""


def page(
    title: str,
    lead: Sequence[str],
    sections: Sequence[tuple[str, Sequence[Sheet]]],
    drawn: Mapping[str, str],
    names: Names,
) -> str:
    """Sections of sheets, each with its plot; `lead` says what games they are of."""
    style = files("ragnatafl.lab.study").joinpath("report.css").read_text(encoding="utf-8")
    script = files("ragnatafl.lab.study").joinpath("report.js").read_text(encoding="utf-8")
    code = names.voice.code
    head = (
        f'<!doctype html>\n<html lang="{code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
    )
    parts = [
        head,
        f"<header>\n<h1>{escape(title)}</h1>\n",
        *(f"<p>{escape(line)}</p>\n" for line in lead),
        "</header>\n",
        *_contents(sections, names),
        "<main>\n",
        *(part for name, sheets in sections for part in _section(name, sheets, drawn, names)),
        f"</main>\n<script>\n{script}</script>\n</body>\n</html>\n",
    ]
    return "".join(parts)


def _contents(sections: Sequence[tuple[str, Sequence[Sheet]]], names: Names) -> Iterator[str]:
    yield f'<nav aria-label="{escape(names.say("contents"))}">\n<ul>\n'
    for name, _ in sections:
        yield f'<li><a href="#{name}">{escape(names.say(f"section-{name}"))}</a></li>\n'
    yield "</ul>\n</nav>\n"


def _section(
    name: str, sheets: Sequence[Sheet], drawn: Mapping[str, str], names: Names
) -> Iterator[str]:
    yield f'<section id="{name}">\n<h2>{escape(names.say(f"section-{name}"))}</h2>\n'
    for sheet in sheets:
        yield from _sheet(sheet, drawn.get(sheet.name, ""), names)
    yield "</section>\n"


def _sheet(sheet: Sheet, plot: str, names: Names) -> Iterator[str]:
    title, about = names.say(sheet.name), names.say(f"{sheet.name}-about")
    yield f'<article id="sheet-{sheet.name}">\n<h3>{escape(title)}</h3>\n<p>{escape(about)}</p>\n'
    if plot:
        yield f'<figure role="img" aria-label="{escape(title)}">{plot}</figure>\n'
    if not sheet.rows:
        yield f"<p>{escape(names.say('nothing'))}</p>\n</article>\n"
        return
    long = len(sheet.rows) > SHOWN
    if long:
        count = names.say("rows", count=len(sheet.rows))
        label = escape(names.say("search"))
        yield f"<details{'' if plot else ' open'}><summary>{escape(count)}</summary>\n"
        yield f'<label>{label} <input type="search" data-for="table-{sheet.name}"></label>\n'
    yield from _table(sheet, names)
    yield "</details>\n</article>\n" if long else "</article>\n"


def _table(sheet: Sheet, names: Names) -> Iterator[str]:
    yield f'<div class="wide" tabindex="0"><table id="table-{sheet.name}">\n<thead><tr>'
    for column in sheet.columns:
        heading = escape(names.say(f"col-{column.name}"))
        kind = "text" if column.kind == "text" else "number"
        yield f'<th scope="col" class="{kind}"><button type="button">{heading}</button></th>'
    yield "</tr></thead>\n<tbody>\n"
    for row in sheet.rows:
        told = zip(sheet.columns, row, strict=True)
        cells = (_cell(column, cell, names.voice.code) for column, cell in told)
        yield f"<tr>{''.join(cells)}</tr>\n"
    yield "</tbody></table></div>\n"


def _cell(column: Column, cell: Cell, code: str) -> str:
    if isinstance(cell, str):
        return f"<td>{escape(cell)}</td>"
    value = cell.share if isinstance(cell, Rate) else float(cell)
    sure = ' class="sure"' if column.kind == "luck" and value < SURE else ""
    return f'<td data-value="{value:.12g}"{sure}>{escape(shown(column, cell, code))}</td>'


def shown(column: Column, cell: Cell, code: str = ENGLISH) -> str:
    """Numbers as the language writes them.

    >>> shown(Column("won", "rate"), Rate(0.5, 0.4, 0.6)), shown(Column("lift", "points"), 0.031)
    ('50.0 % (40–60)', '+3.1')
    >>> shown(Column("lift", "points"), -0.031, "uk"), shown(Column("lift", "points"), -0.0002)
    ('−3,1', '0.0')
    >>> shown(Column("games", "count"), 1234567), shown(Column("games", "count"), 1234567, "pt-BR")
    ('1,234,567', '1.234.567')
    >>> shown(Column("seconds", "number"), 0.0000343), shown(Column("turns", "count"), 12.5, "ru")
    ('0.0000343', '12,5')
    """
    if isinstance(cell, str):
        return cell
    told = _written(column, cell)
    if not re.search("[1-9]", told):
        told = told.lstrip("+-")
    return told.replace("-", "−").translate(_SIGNS.get(code, _SPACED))


_SIGNS: Final = {ENGLISH: {}, "pt-BR": str.maketrans(",.", ".,")}
_SPACED: Final = str.maketrans(",.", "\N{NO-BREAK SPACE},")
"""What stands between thousands, and before parts of one."""


def _written(column: Column, cell: Rate | float) -> str:
    if isinstance(cell, Rate):
        return f"{100 * cell.share:.1f} % ({100 * cell.low:.0f}–{100 * cell.high:.0f})"
    match column.kind:
        case "share":
            return f"{100 * cell:.1f} %"
        case "points":
            return f"{100 * cell:+.1f}"
        case "luck":
            return f"{cell:.3f}" if cell >= 0.001 else "< 0.001"
        case "number":
            return _three_digits(cell)
        case _:
            return f"{cell:,.1f}".removesuffix(".0")


def _three_digits(number: float) -> str:
    """At least those, however small it is.

    >>> _three_digits(12345.6), _three_digits(1.5), _three_digits(0.00012345), _three_digits(0)
    ('12,345.6', '1.5', '0.000123', '0')
    """
    if abs(number) >= 10:
        return f"{number:,.1f}"
    digits = 2 - floor(log10(abs(number))) if number else 0
    told = f"{number:.{digits}f}"
    return told.rstrip("0").rstrip(".") if "." in told else told
