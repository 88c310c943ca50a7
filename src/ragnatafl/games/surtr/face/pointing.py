"""What an option at a table with Followers would do, and which option pointing at things means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ragnatafl.drawing.ghosts import ring
from ragnatafl.drawing.outlines import middle
from ragnatafl.games.lords.face import pointing
from ragnatafl.games.lords.rules.components import PREY
from ragnatafl.games.lords.rules.state import board_of
from ragnatafl.games.surtr.face.picture import token_spots
from ragnatafl.games.surtr.rules.components import ACTION_CARDS, CARDS
from ragnatafl.games.surtr.rules.desolation import Cleanse
from ragnatafl.games.surtr.rules.invasion import LetItBe
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.pointing import option_at as option_of

_ACTION_CARDS: Final = frozenset(map(CARDS.write, ACTION_CARDS))
"""They are looked at, never chosen."""


def draw_ghost(game: Surtr, choice: Option) -> str:
    """A ring round the token that would go, or the region that is named; else as in Lords."""
    board = board_of(game)
    match choice:
        case Cleanse(region):
            return ring(token_spots(board)[region], 30)
        case LetItBe(region):
            return ring(middle(board.entries[region].outline), 48)
    return pointing.draw_ghost(game, choice)


def option_at(game: Surtr, anchors: Sequence[str], variant: str) -> str:
    """What a person wants who points at these things, offered or not."""
    prompt = game.decision.prompt
    for_arbiter = prompt.startswith("arbiter-")
    match [anchor.partition(":")[::2] for anchor in anchors]:
        case [*_, ("card", card)] if card in _ACTION_CARDS:
            return ""
        case [("piece", army), ("piece", token)] if token.startswith("desolation-"):
            _, owner, region, value = army.split("-")
            return f"cleanse {region} with {owner} {value}"
        case [("area", place)] if for_arbiter:
            return f"let it be {place}"
        case [("piece", piece)] if for_arbiter and piece in PREY.ids:
            return f"let {piece} act"
        case [("piece", army)] if prompt == "arbiter-gnaw":
            _, owner, region, value = army.split("-")
            return f"lower {owner} {value} in {region}"
    return option_of(game, anchors, variant)
