"""The whole table as one SVG: its style and definitions, then layer upon layer."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

UNHEARD: Final = ' aria-hidden="true"'
"""For a layer that only decorates: what it shows is told elsewhere."""
PIECES: Final = f' class="pieces"{UNHEARD}'
"""For the flat layer of pieces with ids for life, which glide when they move."""
INERT: Final = ' class="inert"'
"""For a layer that pointing goes through."""


class Layer(NamedTuple):
    """What changes together: a page is sent only the layers that are new."""

    name: str
    parts: Iterable[str]
    look: str = ""
    """More attributes of it."""


def whole(look: str, box: str, title: str, style: str, layers: Iterable[Layer]) -> str:
    """A picture that needs nothing else: its classes, its view box, its title in words.

    >>> whole("toy", "0 0 9 9", "Toy", "<defs/>", [Layer("ground", ["<rect/>"], UNHEARD)])[-64:]
    '<defs/><g id="layer:ground" aria-hidden="true"><rect/></g></svg>'
    """
    drawn = (
        f'<g id="layer:{layer.name}"{layer.look}>{"".join(layer.parts)}</g>' for layer in layers
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{look}" role="group" viewBox="{box}">'
        f"<title>{escape(title)}</title>{style}{''.join(drawn)}</svg>"
    )
