"""The drawing that lies beside the code of a game: its style and all it defines."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ragnatafl.kernel.livery import Livery


@cache
def artwork(package: str, prefix: str = "", liveries: tuple[Livery, ...] = ()) -> str:
    """Style and definitions from the `artwork.svg` of a package, to stand within a picture.

    With liveries: their colours as variables of `.seat-0`, and their bases, `prefix-base-0`.
    """
    text = files(package).joinpath("artwork.svg").read_text(encoding="utf-8")
    text = text[text.index("<style>") : text.index("</svg>")]
    bases = (
        f'<path id="{prefix}-base-{seat}" d="{livery.outline}"/>'
        for seat, livery in enumerate(liveries)
    )
    return text.replace("<style>", f"<style>{seat_colours(liveries)}", 1).replace(
        "<defs>", f"<defs>{''.join(bases)}", 1
    )


def seat_colours(liveries: tuple[Livery, ...]) -> str:
    """Within what belongs to a seat: its colour, its edge, and what is written on it.

    >>> from ragnatafl.kernel.livery import PLAIN
    >>> seat_colours(PLAIN[:1])
    '.seat-0{--own:#b5482f;--own-edge:#5e1d10;--own-ink:#ffffff}'
    """
    return "".join(
        f".seat-{seat}{{--own:{livery.colour};--own-edge:{livery.edge};--own-ink:{livery.ink}}}"
        for seat, livery in enumerate(liveries)
    )
