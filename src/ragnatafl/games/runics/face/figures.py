"""Masters and archmaster tokens as pieces, each with its own id for life."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.face.window import CELL
from ragnatafl.games.runics.rules.components import MASTERS_EACH, UNUSED, token_at
from ragnatafl.games.runics.rules.grid import WORTH, Board, bit, controlled, xy
from ragnatafl.games.runics.rules.state import options
from ragnatafl.kernel.seats import SEATS, Seat


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


def pieces(sight: RunicsSight) -> Iterator[str]:
    """Masters and tokens of all seats, flat."""
    game = sight.game
    for seat in map(Seat, range(game.seats)):
        name, placed = SEATS.write(seat), game.masters[seat]
        gone = len(placed) + game.set_aside[seat]
        for number in range(MASTERS_EACH):
            where, more = sight.beside(seat, 26 + 28 * number, 73, 0.62), ""
            if number < len(placed):
                x, y = xy(placed[number])
                where = f"translate({x * CELL + 35}px,{y * CELL + 33}px) scale(.88)"
                more = _area_badge(game.board, seat, placed, number)
            faded = " gone" if len(placed) <= number < gone else ""
            yield (
                f'<g id="piece:{name}-{number + 1}" class="seat-{seat}{faded}"'
                f' style="transform:{where}">{stone(seat)}{more}</g>'
            )
        if options(game).archmasters:
            yield _token(sight, seat)


def _area_badge(board: Board, seat: Seat, placed: Sequence[int], number: int) -> str:
    """The points of an area, at the first master that stands in it."""
    masters = [bit(board.runes, *xy(at)) for at in placed]
    colour, here = next(area for area in controlled(board, seat) if area[1] & masters[number])
    if any(here & earlier for earlier in masters[:number]):
        return ""
    points = WORTH[colour] * here.bit_count()
    return (
        '<g transform="translate(17 18)"><circle class="body" r="13"/>'
        f'<text class="count" y="6">{points}</text></g>'
    )


def _token(sight: RunicsSight, seat: Seat) -> str:
    """The archmaster token: unused before its owner, else on its rune with the colour up."""
    token = sight.game.tokens[seat]
    where = sight.beside(seat, 112, 73, 0.58)
    shown = '<use href="#runics-crown" class="winner"/>'
    if token != UNUSED:
        colour, at = token_at(token)
        x, y = xy(at)
        where = f"translate({x * CELL + 30}px,{y * CELL + 30}px)"
        shown = f'{token_rune(colour)}<g transform="translate(12 12) scale(.5)">{stone(seat)}</g>'
    return (
        f'<g id="piece:{SEATS.write(seat)}-token" class="seat-{seat}" style="transform:{where}">'
        f'<use href="#runics-token" class="plate"/>{shown}</g>'
    )
