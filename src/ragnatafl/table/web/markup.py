"""Markup: text that is HTML or SVG already. Nothing else comes into a page without `escape`.

`html` fills the holes of a template with markup and numbers only. What somebody typed, or a
sentence of a language file, is neither, so that a forgotten `escape` is a type error.
"""

from __future__ import annotations

import html as standard
from collections.abc import Iterable
from typing import Final, NewType

Markup = NewType("Markup", str)
NOTHING: Final = Markup("")


def escape(text: str) -> Markup:
    """A text as markup that shows just this text.

    >>> escape("Olena <3 & co")
    'Olena &lt;3 &amp; co'
    """
    return Markup(standard.escape(text))


def html(template: str, *holes: Markup | float, **named: Markup | float) -> Markup:
    """The template, which is written out in the code, with its holes filled.

    >>> html('<b id="{id}">{}</b>', escape("R&D"), id=7)
    '<b id="7">R&amp;D</b>'
    """
    return Markup(template.format(*holes, **named))


def join(pieces: Iterable[Markup], between: Markup = NOTHING) -> Markup:
    return Markup(between.join(pieces))


def flag(attribute: str, on: bool) -> Markup:
    """An attribute that is there or not: ' hidden'."""
    return Markup(f" {attribute}") if on else NOTHING
