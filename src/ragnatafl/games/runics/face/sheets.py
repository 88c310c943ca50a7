"""The plaque before each seat: who it is, points, places for masters, token, adept and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import laid_out
from ragnatafl.drawing.picture import PIECES, Layer, Plate
from ragnatafl.drawing.sheets import ROOM, row_picture
from ragnatafl.games.runics.face.cards import card_art
from ragnatafl.games.runics.face.figures import MASTERS, TOKEN, on_sheet, stone
from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.rules.components import (
    CARDS,
    MASTERS_EACH,
    NO_SIDE,
    RUNES,
    SIDES,
    UNUSED,
    hand_of,
    kept_by,
)
from ragnatafl.games.runics.rules.points import score
from ragnatafl.games.runics.rules.state import Runics, options, supply
from ragnatafl.kernel.seats import SEATS, Seat, mask_of

FAINT: Final = ' opacity=".25"'
_HIGH: Final = 92
_KEPT: Final = 44
"""How much higher a plaque is where cards are kept (RUN-9.2)."""


def sheet_plate(sight: RunicsSight, seat: Seat) -> Plate:
    """The plaque of a seat, with its pieces that are not placed."""
    high = _HIGH + (_KEPT if options(sight.game).extra_card else 0)
    layers = (
        Layer("sheet", _sheet(sight, seat, high)),
        Layer("pieces", on_sheet(sight, seat), PIECES),
    )
    return Plate(SEATS.write(seat), sight.names[seat], (0, 0, ROOM, high), layers, "seat")


def _sheet(sight: RunicsSight, seat: Seat, high: int) -> Iterator[str]:
    game = sight.game
    turn = " plaque-turn" if seat in sight.asked else ""
    called, size = laid_out(sight.names[seat], 186, 23, 15)
    yield (
        f'<g id="seat:{SEATS.write(seat)}" class="seat-{seat} closer" role="img">'
        f"<title>{escape(sheet_label(sight, seat))}</title>"
        f'<rect class="plaque{turn}" x="2" y="2" width="{ROOM - 4}" height="{high - 4}" rx="9"/>'
        f'<g transform="translate(30 27) scale(.8)">{stone(seat)}</g>'
        f'<text class="title" x="56" y="35" font-size="{size}">{escape(called[0])}</text>'
        f'<text class="points" x="{ROOM - 14}" y="39">{score(game, seat)}</text>'
    )
    if sight.has_won(seat):
        crown = 'transform="translate(30 9) scale(.85)"'
        yield f'<use href="#runics-crown" class="winner" {crown}/>'
    x, y, step = MASTERS
    for number in range(MASTERS_EACH):
        yield f'<circle class="slot" cx="{x + step * number}" cy="{y}" r="14"/>'
    if options(game).archmasters:
        at = f'transform="translate({TOKEN[0]} {TOKEN[1]}) scale(.6)"'
        yield f'<use href="#runics-token" class="slot" {at}/>'
    yield _adept(sight, seat)
    yield from _cards(sight, seat)
    yield "</g>"


def sheet_label(sight: RunicsSight, seat: Seat) -> str:
    """All that a plaque shows, in words."""
    game = sight.game
    counts = (
        ("points", score(game, seat)),
        ("masters", supply(game, seat)),
        ("cards", len(game.zones[hand_of(seat)])),
    )
    parts = [sight.say(f"table-count-{what}", ("count", count)) for what, count in counts]
    return f"{sight.names[seat]}: {', '.join(filter(None, (*parts, sight.adept_label(seat))))}"


def _adept(sight: RunicsSight, seat: Seat) -> str:
    """A small card of the chosen side; faint when its one use is spent."""
    side = sight.game.adepts[seat]
    if side == NO_SIDE:
        return ""
    colour = RUNES.read(SIDES.write(side))
    gone = ' class="gone"' if sight.game.ignored & mask_of(seat) else ""
    return (
        f'<g{gone} transform="translate(158 49)">'
        f'<use href="#runics-tile-{colour}" transform="scale(.5)"/>'
        '<rect class="runics-edge" width="30" height="30" rx="3"/></g>'
    )


def _cards(sight: RunicsSight, seat: Seat) -> Iterator[str]:
    """The backs of the hand, and the cards kept face up (RUN-9.2)."""
    zones = sight.game.zones
    count = len(zones[hand_of(seat)])
    step = min(20, 92 / max(1, count - 1))
    for place in range(count):
        x = ROOM - 38 - step * (count - 1 - place)
        yield f'<use href="#runics-card-back" transform="translate({x:g} 46) scale(.2)"/>'
    kept = zones[kept_by(seat)]
    for place, card in enumerate(kept):
        at = f'transform="translate({16 + 30 * place} 90) scale(.2)"'
        yield f'<g id="card:{CARDS.write(card)}" {at}>{card_art(sight.faces[card], 0)}</g>'
    if kept:
        at = f'x="{ROOM - 14}" y="116" text-anchor="end"'
        yield f'<text class="small" {at}>−{len(kept)}</text>'


def draw_row(game: Runics, seat: Seat, code: str = "en", names: Sequence[str] = ()) -> str:
    """What a seat has in a line: masters, token and adept to be used, cards."""
    return summary(RunicsSight(game, code, names), seat)


def summary(sight: RunicsSight, seat: Seat, name: str = "summary") -> str:
    game = sight.game
    left = supply(game, seat)
    parts = [
        f'<g transform="translate({18 + 30 * number} 17) scale(.58)"'
        f"{'' if number < left else FAINT}>{stone(seat)}</g>"
        for number in range(MASTERS_EACH)
    ]
    if options(game).archmasters:
        used = "" if game.tokens[seat] == UNUSED else FAINT
        parts.append(
            f'<g transform="translate(126 17) scale(.5)"{used}>'
            '<use href="#runics-token" class="plate"/>'
            '<use href="#runics-crown" class="winner"/></g>'
        )
    parts.append(f'<g transform="translate(0 -46)">{_adept(sight, seat)}</g>')
    cards = len(game.zones[hand_of(seat)])
    parts.append(
        '<use href="#runics-card-back" transform="translate(214 3) scale(.155)"/>'
        f'<text x="240" y="24">{cards}</text>'
    )
    if kept := len(game.zones[kept_by(seat)]):
        parts.append(f'<text x="284" y="24">−{kept}</text>')
    return row_picture("runics", seat, sheet_label(sight, seat), 34, "".join(parts), name)
