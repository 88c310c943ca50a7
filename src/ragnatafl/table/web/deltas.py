"""What has changed of a part of a page: a long text of which a little is new is not sent whole.

It is sent as pieces: what is new as it is, what the browser has as where it lies in the old text.
Texts are cut before their tags, so that no element is torn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeVar

Piece = str | tuple[int, int]
"""New text; or where some of the old one begins, and how long it is."""
Change = str | list[Piece]
"""The whole text, or the pieces it is made of."""
SHORT: Final = 400
"""Letters; shorter texts are sent whole."""
WORTH: Final = 24
"""Letters; less than this is not worth pointing at."""
T = TypeVar("T", bound=str)
_TAG: Final = re.compile("<")


def change_of(old: str | None, new: T) -> T | list[Piece]:
    """What to send to a browser that has the old text.

    >>> old = "".join(f"<p>the saga of number {number}" for number in range(40))
    >>> change_of(old, old.replace("number 1<", "ONE<", 1))
    ['<p>the saga of number 0<p>the saga of ONE', (46, 904)]
    >>> change_of("a", "b"), change_of(None, old) == old
    ('b', True)
    """
    if old is None or len(new) < SHORT:
        return new
    return _in_pieces(old, new) or new


@lru_cache(maxsize=128)  # many look at the same change
def _in_pieces(old: str, new: str) -> list[Piece] | None:
    """The new text in pieces, if that is much shorter than the whole of it."""
    if not (is_even(old) and is_even(new)):
        return None
    pieces = _pieces(new, _matches(_cuts(old), old, _cuts(new), new))
    sent = sum(len(piece) if isinstance(piece, str) else 8 for piece in pieces)
    return pieces if 2 * sent < len(new) else None


def changed(old: str, change: Change) -> str:
    """The new text, of the old one and what was sent.

    >>> changed("abcdef", [(2, 2), "-", (0, 1)])
    'cd-a'
    """
    if isinstance(change, str):
        return change
    return "".join(
        piece if isinstance(piece, str) else old[piece[0] : piece[0] + piece[1]] for piece in change
    )


@lru_cache(maxsize=256)  # the old text was the new one before, and many look at the same
def is_even(text: str) -> bool:
    """Do browsers count its letters as we do? Some rare ones are two for them."""
    return text.isascii() or len(text.encode("utf-16-le")) == 2 * len(text)


def _cuts(text: str) -> list[int]:
    """Where a text may be cut, its two ends too."""
    found = [tag.start() for tag in _TAG.finditer(text)]
    return [*([0] if not found or found[0] else ()), *found, len(text)]


def _matches(
    old_cuts: Sequence[int], old: str, new_cuts: Sequence[int], new: str
) -> list[tuple[int, int]]:
    """For each stretch of the new text its length, and where the old one has the same; or -1."""
    was = [old[first:end] for first, end in pairwise(old_cuts)]
    place_of = {stretch: place for place, stretch in reversed(list(enumerate(was)))}
    found, ahead = [], 0
    for first, end in pairwise(new_cuts):
        stretch = new[first:end]
        if ahead >= len(was) or was[ahead] != stretch:  # it does not go on as before
            ahead = place_of.get(stretch, -1)
        found.append((end - first, old_cuts[ahead] if ahead >= 0 else -1))
        ahead += 1
    return found


def _pieces(new: str, matches: Sequence[tuple[int, int]]) -> list[Piece]:
    """Stretches that follow each other in both texts are one piece; short ones are sent as new."""
    runs: list[list[int]] = []  # where in the old text, where in the new one, how long
    at = 0
    for length, place in matches:
        last = runs[-1] if runs else None
        goes_on = last is not None and (place == last[0] + last[2] if last[0] >= 0 else place < 0)
        if last is not None and goes_on:
            last[2] += length
        else:
            runs.append([place, at, length])
        at += length
    pieces: list[Piece] = []
    for place, first, length in runs:
        if place >= 0 and length >= WORTH:
            pieces.append((place, length))
        elif pieces and isinstance(pieces[-1], str):
            pieces[-1] += new[first : first + length]
        else:
            pieces.append(new[first : first + length])
    return pieces
