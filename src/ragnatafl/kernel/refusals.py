"""Refusals that every game has: what no rule of a book speaks about."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.codecs import Custom
from ragnatafl.kernel.decisions import Refusal, refusal
from ragnatafl.kernel.seats import SEATS, Seat, seat_id

_ANYBODY: Final = Custom("seat", lambda seat: seat_id(Seat(seat)), SEATS.read)
"""Chance too may be asked, or have chosen last."""


@refusal("-")
class GameIsOver(Refusal):
    pass


@refusal("-", seat=_ANYBODY, asked=_ANYBODY)
class NotYourTurn(Refusal):
    seat: Seat
    asked: Seat


@refusal("-", seat=_ANYBODY)
class NotOffered(Refusal):
    seat: Seat
    tried: str


@refusal("-")
class UnknownWords(Refusal):
    tried: str
    fault: str


@refusal("-")
class NotBesideBoard(Refusal):
    pass


@refusal("-")
class NothingToUndo(Refusal):
    pass


@refusal("-", seat=_ANYBODY)
class UndoNotYours(Refusal):
    seat: Seat


@refusal("-")
class UndoChance(Refusal):
    pass


@refusal("-")
class UndoShown(Refusal):
    pass


@refusal("-")
class UndoAnswered(Refusal):
    pass


@refusal("-")
class UndoSealed(Refusal):
    pass


WHY_FINAL: Final[dict[str, type[Refusal]]] = {
    "chance": UndoChance, "shown": UndoShown, "answered": UndoAnswered, "sealed": UndoSealed,
}  # fmt: skip
"""By the reason why a choice is final."""
