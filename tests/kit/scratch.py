"""Boards that are told without a table."""

from __future__ import annotations

from typing import Any

from kit.telling import Told
from ragnatafl.games import find_game
from ragnatafl.kernel.beside import Scratch, Value
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.messages import Tell, ToldField
from ragnatafl.table.web.scratch import Board, read_by, scratch_of, told


def tell(*fields: Told, seat: int = 0, at: str = "") -> Tell:
    """All that lies on a board, as a page sends it."""
    said = [ToldField(*field, "") for field in map(_as_sent, fields)]
    return Tell(seat=seat, moment=0, fields=said, at=at)


def _as_sent(field: Told) -> tuple[str, str, Any]:  # Any: as JSON has it
    at, name, value = field
    return at, name, list(value) if isinstance(value, tuple) else value


def given_board(game: str, seats: int, *fields: Told, seat: int = 0) -> Board:
    return told(find_game(game), seats, Seat(seat), tell(*fields, seat=seat))


def scratch(game: str) -> Scratch[Any]:  # Any: of whatever state
    return scratch_of(find_game(game))


def shown(board: Board, seat: Seat, at: str, name: str) -> Value:
    """What a field says, as this seat sees it."""
    beside = scratch_of(board.state.setup.game).beside
    field = beside.find(read_by(board.state, seat), at, name)
    assert field is not None, f"{at} {name}"
    return field.value


def faults_of(board: Board) -> list[Fault]:
    faults = [fault for fault in board.faults if isinstance(fault, Fault)]
    assert len(faults) == len(board.faults), board.faults
    return faults
