"""The table as SVG: plates that a page lays out, or all of them as one picture.

A plate is a picture by itself: the map, the sheet of a seat, the monsters. It is drawn layer upon
layer; style and definitions come once, with the first of them (`plate:art`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import ClassVar, Final, NamedTuple

UNHEARD: Final = ' aria-hidden="true"'
"""For a layer that only decorates: what it shows is told elsewhere."""
PIECES: Final = f' class="pieces"{UNHEARD}'
"""For the flat layer of pieces with ids for life, which glide when they move."""
INERT: Final = ' class="inert"'
"""For a layer that pointing goes through."""
GAP: Final = 5
"""Between plates that are stacked."""
_SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg"'


class Layer(NamedTuple):
    """What changes together: a page is sent only the layers that are new."""

    name: str
    parts: Iterable[str]
    look: str = ""
    """More attributes of it."""

    def drawn(self, plate: str = "") -> str:
        name = f"{plate}-{self.name}" if plate else self.name
        return f'<g id="layer:{name}"{self.look}>{"".join(self.parts)}</g>'


class Plate(NamedTuple):
    """A picture of its own: its name, its title in words, its view box, and what lies on it."""

    name: str
    title: str
    box: tuple[float, float, float, float]
    """Left, top, width and height."""
    layers: Iterable[Layer]
    kind: str = ""
    """More classes of it."""

    def drawn(self, game: str, more: str = "") -> str:
        """With the class of the game it belongs to.

        >>> Plate("map", "Map", (0, 0, 9, 9), [Layer("ground", ["<rect/>"])]).drawn("toy")[-70:]
        '"0 0 9 9"><title>Map</title><g id="layer:map-ground"><rect/></g></svg>'
        """
        look = " ".join(filter(None, ("plate", self.kind, game)))
        layers = "".join(layer.drawn(self.name) for layer in self.layers)
        left, top, wide, high = self.box
        return (
            f'{_SVG} id="plate:{self.name}" class="{look}" role="group"{more}'
            f' viewBox="{left:g} {top:g} {wide:g} {high:g}">'
            f"<title>{escape(self.title)}</title>{layers}</svg>"
        )


class Drawing:
    """A table being drawn. A game says which plates there are, and what they share."""

    game_class: ClassVar[str]
    """What everything in the game's pictures is marked with."""

    def title(self) -> str:
        raise NotImplementedError

    def artwork(self) -> str:
        """Style and definitions."""
        raise NotImplementedError

    def plates(self) -> Iterator[Plate]:
        """The map, what is fought, the sheets of seats, all else."""
        raise NotImplementedError

    def drawn(self) -> tuple[str, ...]:
        """The plates, the first of them what they share; it is there and takes no room."""
        art = (
            f'{_SVG} id="plate:art" class="plate {self.game_class}" width="0" height="0"'
            f' style="position:absolute"{UNHEARD}>{self.artwork()}</svg>'
        )
        return (art, *(plate.drawn(self.game_class) for plate in self.plates()))

    def svg(self) -> str:
        """All of it as one picture that needs nothing else: the map, below it columns of plates."""
        board, *others = self.plates()
        across = board.box[2]
        wide = max(plate.box[2] for plate in others)
        columns = [board.box[3] + GAP] * max(1, int((across + GAP) // (wide + GAP)))
        parts = [board.drawn(self.game_class, _at(board, 0, 0))]
        for plate in others:
            shortest = columns.index(min(columns))
            at = _at(plate, shortest * (wide + GAP), columns[shortest])
            parts.append(plate.drawn(self.game_class, at))
            columns[shortest] += plate.box[3] + GAP
        low = max(columns) - GAP
        return (
            f'{_SVG} class="stacked" role="group" viewBox="0 0 {across:g} {low:g}">'
            f"<title>{escape(self.title())}</title>"
            f'<svg class="{self.game_class}"{UNHEARD}>{self.artwork()}'
            f'<rect class="floor" width="{across:g}" height="{low:g}"/></svg>'
            f"{''.join(parts)}</svg>"
        )


def _at(plate: Plate, x: float, y: float) -> str:
    """Where a plate lies in a picture, as large as it is by itself."""
    _, _, wide, high = plate.box
    return f' x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'


def whole(look: str, box: str, title: str, style: str, layers: Iterable[Layer]) -> str:
    """A table in one piece: its classes, its view box, its title in words.

    >>> whole("toy", "0 0 9 9", "Toy", "<defs/>", [Layer("ground", ["<rect/>"], UNHEARD)])[-64:]
    '<defs/><g id="layer:ground" aria-hidden="true"><rect/></g></svg>'
    """
    drawn = "".join(layer.drawn() for layer in layers)
    return (
        f'{_SVG} class="{look}" role="group" viewBox="{box}">'
        f"<title>{escape(title)}</title>{style}{drawn}</svg>"
    )
