"""What an option of Runics would put on the table, drawn where it would lie."""

from __future__ import annotations

from ragnatafl.games.runics.face.figures import stone, token_rune
from ragnatafl.games.runics.face.hand import ghost_of
from ragnatafl.games.runics.face.window import CELL
from ragnatafl.games.runics.rules.archmasters import PutToken
from ragnatafl.games.runics.rules.laying import Lay, LayIgnoring
from ragnatafl.games.runics.rules.placing import Place
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.decisions import Option


def draw_ghost(game: Runics, choice: Option) -> str:
    """The card, master or token that this option would put there; nothing for other options."""
    match choice:
        case Lay(card, turn, x, y) | LayIgnoring(card, turn, x, y):
            at = f"translate({x * CELL} {y * CELL})"
            return f'<use href="#{ghost_of(card, turn)}" transform="{at}"/>'
        case Place(x, y):
            place = f"translate({x * CELL + 35} {y * CELL + 33}) scale(.88)"
            return f'<g class="seat-{game.viewer}" transform="{place}">{stone(game.viewer)}</g>'
        case PutToken(colour, x, y):
            return (
                f'<g transform="translate({x * CELL + 30} {y * CELL + 30})">'
                f'<use href="#runics-token" class="plate"/>{token_rune(colour)}</g>'
            )
    return ""
