"""What may be said: a line of text, cleaned, or a phrase that is read in every language."""

from __future__ import annotations

import unicodedata
from typing import Final

PHRASES: Final = (
    "hello", "luck", "moment", "back", "your-turn", "thanks", "sorry", "take-back", "of-course",
    "nice", "well-played", "again", "bye",
)  # fmt: skip
"""Stored by their keys."""
LONGEST_LINE: Final = 300
"""Signs of a line."""
MOST_MARKS: Final = 3
"""Marks that may stand on one letter: more would run over the lines beside it."""
JOINERS: Final = "\u200c\u200d"
"""Of the signs that are not seen these have a use: in Persian, and in pictures of families."""


def clean_line(text: str) -> str:
    """One line: no control signs, no marks that turn the direction of what stands around it.

    >>> clean_line("well\\u202e played\\n\\x07 you")
    'well played you'
    """
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace() or kind in ("Zl", "Zp"):
            kept.append(" ")
        elif letter in JOINERS or (kind[0] != "C" and marks <= MOST_MARKS):
            kept.append(letter)
    line = " ".join("".join(kept).split())
    return line if any(letter not in JOINERS for letter in line) else ""
