"""Masters and archmaster tokens as pieces, each with its own id for life."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.face.window import CELL
from ragnatafl.games.runics.rules.components import MASTERS_EACH, UNUSED, token_at
from ragnatafl.games.runics.rules.grid import WORTH, Board, bit, controlled, xy
from ragnatafl.games.runics.rules.state import options
from ragnatafl.kernel.seats import SEATS, Seat

MASTERS: Final = (30, 64, 32)
"""Where on a plaque the first master waits, and how far it is to the next."""
TOKEN: Final = (130, 64)


@cache
def stone(seat: int) -> str:
    """The master of a seat: shape, colour and sign."""
    shape = f'<use href="#runics-base-{seat}"'
    shadow = f'{shape} class="shade" x="2" y="3"/>'
    return f'{shadow}{shape} class="body"/><use href="#runics-sign-{seat}" class="icon"/>'


@cache
def token_rune(colour: int) -> str:
    """The rune that a token shows."""
    return (
        f'<use href="#runics-token" class="runics-stone-{colour}" transform="scale(.84)"/>'
        f'<use href="#runics-rune-{colour}" transform="translate(-21 -21) scale(.7)"/>'
    )


def on_board(sight: RunicsSight) -> Iterator[str]:
    """Masters and tokens that were placed, flat."""
    game, letter = sight.game, sight.window.letter
    for seat in map(Seat, range(game.seats)):
        placed = game.masters[seat]
        for number, at in enumerate(placed):
            x, y = xy(at)
            where = f"translate({x * CELL + 35}px,{y * CELL + 33}px) scale(.88)"
            badge = _area_badge(game.board, seat, placed, number, letter / 0.88)
            yield _master(seat, number, where, stone(seat) + badge)
        if options(game).archmasters and game.tokens[seat] != UNUSED:
            colour, cell = token_at(game.tokens[seat])
            x, y = xy(cell)
            where = f"translate({x * CELL + 30}px,{y * CELL + 30}px)"
            owner = f'<g transform="translate(12 12) scale(.5)">{stone(seat)}</g>'
            yield _token(seat, where, token_rune(colour) + owner)


def on_sheet(sight: RunicsSight, seat: Seat) -> Iterator[str]:
    """Those of a seat that are not placed, on its plaque."""
    game, placed = sight.game, len(sight.game.masters[seat])
    for number in range(placed, MASTERS_EACH):
        where = f"translate({MASTERS[0] + MASTERS[2] * number}px,{MASTERS[1]}px) scale(.66)"
        faded = " gone" if number < placed + game.set_aside[seat] else ""
        yield _master(seat, number, where, stone(seat), faded)
    if options(game).archmasters and game.tokens[seat] == UNUSED:
        where = f"translate({TOKEN[0]}px,{TOKEN[1]}px) scale(.62)"
        yield _token(seat, where, '<use href="#runics-crown" class="winner"/>')


def _master(seat: Seat, number: int, where: str, art: str, look: str = "") -> str:
    return (
        f'<g id="piece:{SEATS.write(seat)}-{number + 1}" class="seat-{seat}{look}"'
        f' style="transform:{where}">{art}</g>'
    )


def _token(seat: Seat, where: str, shown: str) -> str:
    """The archmaster token, its crown up, or the colour that its rune has now."""
    return (
        f'<g id="piece:{SEATS.write(seat)}-token" class="seat-{seat}" style="transform:{where}">'
        f'<use href="#runics-token" class="plate"/>{shown}</g>'
    )


def _area_badge(board: Board, seat: Seat, placed: Sequence[int], number: int, letter: float) -> str:
    """The points of an area, at the first master that stands in it."""
    masters = [bit(board.runes, *xy(at)) for at in placed]
    colour, here = next(area for area in controlled(board, seat) if area[1] & masters[number])
    if any(here & earlier for earlier in masters[:number]):
        return ""
    points = WORTH[colour] * here.bit_count()
    return (
        f'<g transform="translate(22 22)"><circle class="body" r="{letter * 0.74:.1f}"/>'
        f'<text class="count" y="{letter * 0.36:.1f}" font-size="{letter:.1f}">{points}</text></g>'
    )
