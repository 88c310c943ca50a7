"""The drawing that lies beside the code of a game: its style and all it defines."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def artwork(package: str) -> str:
    """Style and definitions from the `artwork.svg` of a package, to stand within a picture."""
    text = files(package).joinpath("artwork.svg").read_text(encoding="utf-8")
    return text[text.index("<style>") : text.index("</svg>")]
