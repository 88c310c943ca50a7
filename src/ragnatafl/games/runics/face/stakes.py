"""What options give as things stand: the points that they change."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.runics.rules.archmasters import PutToken
from ragnatafl.games.runics.rules.extra_card import DrawExtra, KeepCard
from ragnatafl.games.runics.rules.grid import Board, cell, lay, points, put_master, put_token
from ragnatafl.games.runics.rules.laying import Lay, LayIgnoring
from ragnatafl.games.runics.rules.placing import Place
from ragnatafl.games.runics.rules.state import Runics, faces
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.game import Stake, Stakes
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.state import seats_of

NOTHING: Final[Stakes] = ((), ())


def stakes(game: Runics, decision: Decision, choice: Option) -> Stakes:
    """RUN-8.1: whose areas would be worth more or less with this card, master or token."""
    match choice:
        case Lay(card, turn, x, y) | LayIgnoring(card, turn, x, y):
            return _changed(
                game, decision.behalf, lay(game.board, faces(game.setup)[card], turn, x, y)
            )
        case Place(x, y):
            seat = decision.behalf
            return _changed(game, seat, put_master(game.board, seat, cell(x, y)))
        case PutToken(colour, x, y):
            return _changed(game, decision.behalf, put_token(game.board, colour, cell(x, y)))
        case KeepCard():
            return (("points", (("count", 1),)),), ()
        case DrawExtra():
            return (("repaid", ()),), ()
    return NOTHING


def _changed(game: Runics, own: Seat, after: Board) -> Stakes:
    """By seat what the areas are worth more; what others gain is a cost to who lets them."""
    cost: list[Stake] = []
    gain: list[Stake] = []
    for seat in seats_of(game):
        more = points(after, seat) - points(game.board, seat)
        if not more:
            continue
        if seat == own:
            (gain if more > 0 else cost).append(("points", (("count", abs(more)),)))
        else:
            told: Stake = ("rival", (("rival", SEATS.write(seat)), ("count", abs(more))))
            (cost if more > 0 else gain).append(told)
    return tuple(cost), tuple(gain)
