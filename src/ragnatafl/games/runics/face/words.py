"""The words of pictures: what is said of cells and cards."""

from __future__ import annotations

from functools import lru_cache

from ragnatafl.games.runics.rules.components import CARDS, RUNES, CardId
from ragnatafl.games.runics.rules.grid import LETTERS, Face
from ragnatafl.kernel.language import Language


@lru_cache(maxsize=1 << 14)
def cell_label(words: Language, x: int, y: int, colour: int | None) -> str:
    if colour is None:
        return words.say("table-cell-bare", (("x", x), ("y", y)))
    return words.say("table-cell", (("x", x), ("y", y), ("colour", RUNES.write(colour))))


def card_label(words: Language, card: CardId, face: Face) -> str:
    """Its id and its runes, row by row."""
    rows = ("".join(LETTERS[colour] for colour in face[row : row + 2]) for row in (0, 2, 4))
    return words.say("table-card", (("card", CARDS.write(card)), ("runes", "/".join(rows))))
