"""People who tell their board, field by field."""

from __future__ import annotations

from typing import Any

import pytest

from ragnatafl.kernel.beside import Beside, Value
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.corrections import Patch, told_board
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import TABLE, Seat
from ragnatafl.kernel.views import view

Told = tuple[str, str, Value]
"""Anchor, field, value."""


# Any: matches of every game that has words for its board.
def beside_of(match: Match[Any]) -> Beside[Any]:
    beside = match.setup.game.face.beside
    assert beside is not None
    return beside


def tell(match: Match[Any], seat: Seat, *told: Told, then: str = "", option: str = "") -> Patch:
    """This is so on the real board."""
    patch = told_board(match.state, beside_of(match), seat, told, then, option)
    match.choose(patch.text, TABLE)
    return patch


def shown(match: Match[Any], seat: Seat, at: str, name: str) -> Value:
    """What a field says, as this seat sees it."""
    field = beside_of(match).find(view(match.state, seat), at, name)
    assert field is not None, f"{at} {name}"
    return field.value


def faults_of(
    match: Match[Any], seat: Seat, *told: Told, then: str = "", option: str = ""
) -> list[Fault]:
    """Why this cannot be told; nothing has changed."""
    before = digest(match.state), len(match.events), len(match.lines)
    with pytest.raises(BadInput) as refused:
        tell(match, seat, *told, then=then, option=option)
    assert (digest(match.state), len(match.events), len(match.lines)) == before
    faults = [fault for fault in refused.value.faults if isinstance(fault, Fault)]
    assert len(faults) == len(refused.value.faults), refused.value.faults
    return faults
