"""Texts that fit into their room, with fonts that nobody knows: how broad they are about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape


def breadth(text: str) -> float:
    """About how wide a text is, for letters one unit high; fonts differ, so rather too wide.

    >>> breadth("ill") < breadth("mow") < breadth("ЖЮЩ")
    True
    """
    return sum(map(_letter, text))


@cache
def _letter(letter: str) -> float:
    if letter in "ijlІіїtfr.,:;!'’|()[]-– ":
        return 0.36
    if letter in "mwMWшщжюмфыШЩЖЮМФЫ—…%":
        return 0.95
    if letter.isupper():
        return 0.76
    return 0.66 if letter >= "Ѐ" else 0.6


def fitted(text: str, room: float, size: float) -> float:
    """The size of letters at which a text fits, at most `size`.

    >>> fitted("Asgard", 200, 24), round(fitted("Svartalfheim", 100, 24), 1)
    (24, 15.4)
    """
    return min(size, room / max(0.1, breadth(text)))


def squeezed(text: str, room: float, size: float) -> str:
    """What makes a text a little narrower that would not quite fit, and must not get smaller.

    >>> squeezed("Gimle", 99, 30), squeezed("Muspelheim", 180, 30)
    ('', ' textLength="180" lengthAdjust="spacingAndGlyphs"')
    """
    if breadth(text) * size <= room:
        return ""
    return f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'


def shortened(text: str, room: float) -> str:
    """The text, or as much of its beginning as there is room for, with an ellipsis.

    >>> shortened("Muspelheim", 4), shortened("Gimle", 4)
    ('Muspe…', 'Gimle')
    """
    if breadth(text) <= room:
        return text
    while text and breadth(text) > room - 0.6:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, room: float) -> list[str]:
    """Lines that are no broader than that, broken between words.

    >>> wrapped("gain 2 glory for each", 5)
    ['gain 2', 'glory for', 'each']
    """
    lines: list[str] = []
    for word in text.split():
        if lines and breadth(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def laid_out(text: str, room: float, size: float, least: float) -> tuple[list[str], float]:
    """Lines for a name with little room, and the size of their letters, which is never too small.

    One line if that can be read; else several; only a word that is too long by itself is cut.

    >>> laid_out("Gimle", 90, 20, 15), laid_out("Heimdall's Watch", 120, 20, 15)
    ((['Gimle'], 20), (["Heimdall's", 'Watch'], 20))
    """
    if (fitting := fitted(text, room, size)) >= least:
        return [text], round(fitting, 1)
    lines = [shortened(line, room / least) for line in wrapped(text, room / least)]
    return lines, round(min(fitted(line, room, size) for line in lines), 1)


def written(lines: Sequence[str], look: str, x: float, y: float, step: float) -> Iterator[str]:
    """Lines below each other, the first one at `y`.

    >>> list(written(["gain 2", "glory"], "card-text", 13, 80, 24))[1]
    '<text class="card-text" x="13" y="104">glory</text>'
    """
    for row, line in enumerate(lines):
        yield f'<text class="{look}" x="{x}" y="{y + step * row}">{escape(line)}</text>'


def heading(text: str) -> str:
    """With a capital letter.

    >>> heading("gifts of Tyr")
    'Gifts of Tyr'
    """
    return text[:1].upper() + text[1:]
