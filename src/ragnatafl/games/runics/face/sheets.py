"""The plaque before each seat: who it is, points, places for masters, token, adept and cards."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.games.runics.face.cards import card_art
from ragnatafl.games.runics.face.figures import stone
from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.rules.components import (
    CARDS,
    MASTERS_EACH,
    NO_SIDE,
    RUNES,
    SIDES,
    hand_of,
    kept_by,
)
from ragnatafl.games.runics.rules.points import score
from ragnatafl.games.runics.rules.state import options, supply
from ragnatafl.kernel.seats import SEATS, Seat, mask_of
from ragnatafl.kernel.state import seats_of

LETTER: Final = 13  # how wide one of a name is


def draw_sheets(sight: RunicsSight) -> Iterator[str]:
    for seat in seats_of(sight.game):
        yield from _sheet(sight, seat)


def _sheet(sight: RunicsSight, seat: Seat) -> Iterator[str]:
    game, (x, y, width) = sight.game, sight.sheet_place(seat)
    turn = " plaque-turn" if seat in sight.asked else ""
    name = sight.names[seat]
    letters = int((width - 118) / LETTER)
    shown = name if len(name) <= letters else name[: letters - 1] + "…"
    yield (
        f'<g id="seat:{SEATS.write(seat)}" class="seat-{seat}" role="img"'
        f' transform="translate({x:g} {y})">'
        f"<title>{escape(sheet_label(sight, seat))}</title>"
        f'<rect class="plaque{turn}" width="{width:g}" height="{sight.header - 20}" rx="9"/>'
        f'<g transform="translate(28 31) scale(.86)">{stone(seat)}</g>'
        f'<text class="title" x="54" y="38">{escape(shown)}</text>'
        f'<text class="points" x="{width - 14:g}" y="42">{score(game, seat)}</text>'
    )
    if sight.has_won(seat):
        crown = 'transform="translate(28 10) scale(.85)"'
        yield f'<use href="#runics-crown" class="winner" {crown}/>'
    for number in range(MASTERS_EACH):
        yield f'<circle class="slot" cx="{26 + 28 * number}" cy="73" r="12.5"/>'
    if options(game).archmasters:
        yield '<use href="#runics-token" class="slot" transform="translate(112 73) scale(.56)"/>'
    yield _adept(sight, seat)
    yield from _cards(sight, seat, width)
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
        f'<g{gone} transform="translate(130 58)">'
        f'<use href="#runics-tile-{colour}" transform="scale(.5)"/>'
        '<rect class="runics-edge" width="30" height="30" rx="3"/></g>'
    )


def _cards(sight: RunicsSight, seat: Seat, width: float) -> Iterator[str]:
    """The backs of the hand, and the cards kept face up (RUN-9.2)."""
    zones = sight.game.zones
    count = len(zones[hand_of(seat)])
    step = min(14, (width - 34 - 164) / max(1, count - 1))
    for place in range(count):
        x = width - 34 - step * (count - 1 - place)
        yield f'<use href="#runics-card-back" transform="translate({x:g} 58) scale(.17)"/>'
    kept = zones[kept_by(seat)]
    for place, card in enumerate(kept):
        at = f'transform="translate({14 + 24 * place} 97) scale(.16)"'
        yield f'<g id="card:{CARDS.write(card)}" {at}>{card_art(sight.faces[card], 0)}</g>'
    if kept:
        at = f'x="{width - 14:g}" y="118" text-anchor="end"'
        yield f'<text class="small" {at}>−{len(kept)}</text>'
