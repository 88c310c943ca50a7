"""What an option at a table with Followers would do, and what pointing at things means."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.drawing.ghosts import ring
from ragnatafl.drawing.outlines import middle
from ragnatafl.games.lords.face import pointing
from ragnatafl.games.lords.rules.state import board_of
from ragnatafl.games.surtr.face.picture import token_spots
from ragnatafl.games.surtr.rules.components import CARDS
from ragnatafl.games.surtr.rules.desolation import Cleanse
from ragnatafl.games.surtr.rules.invasion import LetItBe
from ragnatafl.games.surtr.rules.state import Surtr, content_of
from ragnatafl.kernel import pointing as usual
from ragnatafl.kernel.decisions import Option


def draw_ghost(game: Surtr, choice: Option) -> str:
    """A ring round the token that would go, or the region that is named; else as in Lords."""
    board = board_of(game)
    match choice:
        case Cleanse(region):
            return ring(token_spots(board)[region], 30)
        case LetItBe(region):
            return ring(middle(board.entries[region].outline), 48)
    return pointing.draw_ghost(game, choice)


def option_at(game: Surtr, anchors: Sequence[str], variant: str = "") -> str:
    """As in every game; but action cards are looked at, never chosen."""
    actions = {f"card:{CARDS.write(card)}" for card in content_of(game).action}
    return "" if actions & set(anchors) else usual.option_at(game, anchors, variant)
