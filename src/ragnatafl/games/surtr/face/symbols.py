"""The symbols on action cards and tiles, beside those of Lords."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.games.lords.face.symbols import drawn_in
from ragnatafl.games.lords.face.symbols import symbols as of_lords
from ragnatafl.games.surtr.face.components import art
from ragnatafl.games.surtr.rules.components import RUNE_ACTIONS


def symbols(what: str, name: str) -> Sequence[str]:
    """The drawings of a thing."""
    own = f"rune-{name}" if what == RUNE_ACTIONS.kind else name
    known = drawn_in(art())
    return (f"lr-{own}",) if own in known else of_lords(what, name)
