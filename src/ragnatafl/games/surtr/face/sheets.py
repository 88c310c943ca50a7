"""A Follower's board: corrupted hero, attributes in its order, what it has and how it chooses.

It takes the place of a player board (SOLO-2.6); below it lies the action row.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted, heading
from ragnatafl.drawing.picture import PIECES, Layer, Plate
from ragnatafl.drawing.sheets import ROOM
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import sheet_pieces
from ragnatafl.games.lords.face.labels import (
    allied_label,
    controls_label,
    reserve_labels,
    slain_label,
)
from ragnatafl.games.lords.face.sheets import (
    PLACES,
    STRIP,
    attribute_track,
    begin_sheet,
    draw_count,
    draw_head,
    draw_names,
    draw_reserve,
    draw_strip,
    draw_trophies,
    strips_of,
)
from ragnatafl.games.lords.face.words import card_name
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ATTRIBUTES,
)
from ragnatafl.games.lords.rules.state import (
    alliances,
    attribute,
)
from ragnatafl.games.surtr.face.cards import card_label, draw_row, row_height
from ragnatafl.games.surtr.face.incarnation import SWITCH, draw_switch
from ragnatafl.games.surtr.face.sight import SurtrSight
from ragnatafl.games.surtr.rules.components import MOST_CARDS, MOST_RUNES, NO_TILE, TILES
from ragnatafl.games.surtr.rules.state import action_deck, row, tile_of
from ragnatafl.kernel.seats import SEATS, Seat

_WAYS: Final = 186
_STRIPS: Final = _WAYS + 40
"""Where tucked cards begin."""
_ROADS: Final = {"jarl": "land", "gothi": "church", "slayer": "skull"}
_PREFERENCES: Final = {
    1: ("church", "easy", "near"),
    2: ("near", "easy", "church"),
    3: ("land", "church", "easy"),
}
"""SOLO-5.4.8: by the icon of a tile, the signs of its three keys."""


def follower_plate(sight: SurtrSight, seat: Seat) -> Plate:
    """Its board with the figures that lie there, what it could invade now, its action row."""
    game = sight.game
    tucked = strips_of(game, seat)
    switch = _STRIPS + STRIP * len(tucked) + 2
    cards = switch + SWITCH + 6
    high = cards + row_height(sight, seat) + 2
    parts = (
        *_board(sight, seat, high),
        *(draw_strip(sight, card, (6, _STRIPS + STRIP * n)) for n, card in enumerate(tucked)),
        draw_switch(sight, seat, switch),
    )
    layers = (
        Layer("sheet", parts),
        Layer("row", draw_row(sight, seat, (6, cards))),
        Layer("pieces", sheet_pieces(game, seat, PLACES._replace(drakkar=None)), PIECES),
    )
    return Plate(SEATS.write(seat), sight.names[seat], (0, 0, ROOM, high), layers, "seat")


def _board(sight: SurtrSight, seat: Seat, high: float) -> Iterator[str]:
    game, name = sight.game, band_name(sight, seat)
    label = told(board_label(sight, seat), name)
    yield begin_sheet(seat, high, label, game.active == seat)
    if game.corrupted[seat] == NO_TILE:
        yield draw_names(name, "")
    else:
        yield from _road(sight, seat, name)
        yield from _attributes(sight, seat)
        yield from _ways(sight, seat)
    yield from _holdings(sight, seat)
    yield from draw_reserve(game, seat)
    yield from draw_trophies(game, seat)
    yield "</g>"


def band_name(sight: SurtrSight, seat: Seat) -> str:
    """Its name; the tile says more than the bare name of a hero."""
    name, called = sight.names[seat], heading(sight.corrupted(seat))
    return called if name.casefold() in called.casefold() else name


def _road(sight: SurtrSight, seat: Seat, name: str) -> Iterator[str]:
    """Its tile, if its name does not say it, and the victory that it works for."""
    road = tile_of(sight.game, seat).road
    title = sight.name(f"{road}-large")
    called = heading(sight.corrupted(seat))
    if called != name:
        both = f"{called} · {title}"
        title = both if fitted(both, 204, 15) >= 13 else called
    yield draw_names(name, title)
    yield (
        f'<use href="#lr-{_ROADS[road]}" class="on-band" transform="translate(270 25) scale(.6)"/>'
    )
    yield draw_head(hero_sign(sight, seat))


def hero_sign(sight: SurtrSight, seat: Seat) -> str:
    """The hero that is not in the box has the sign of any hero."""
    name = TILES.write(sight.game.corrupted[seat])
    return name if name in sight.game.setup.game.cards.ids else "hero"


def _attributes(sight: SurtrSight, seat: Seat) -> Iterator[str]:
    """SOLO-4.6: in the order of its tile; the priority attribute is framed in gold."""
    game = sight.game
    for place, which in enumerate(tile_of(game, seat).order):
        yield f'<g transform="translate({108 * (place - which)} 0)">'
        yield attribute_track(which, game.tokens[seat][which], hurt=False)
        yield "</g>"
    yield _ORDER


_ORDER: Final = '<rect class="first-attribute" x="4" y="51" width="108" height="31" rx="6"/>'


def _ways(sight: SurtrSight, seat: Seat) -> Iterator[str]:
    """SOLO-5.5.1.2, SOLO-5.4.8: its priority action, and what it prefers to invade."""
    tile = tile_of(sight.game, seat)
    action = ACTIONS.write(tile.priority)
    said = sight.name(action)
    yield _hint(sight.say("draw-priority-action", ("action", action)))
    yield (
        f'<rect class="inset" x="6" y="{_WAYS}" width="194" height="34" rx="6"/>'
        f'<circle class="wheel-cell" cx="25" cy="{_WAYS + 17}" r="14"/>'
        f'<use href="#lr-action-{action}" class="wheel-sign"'
        f' transform="translate(25 {_WAYS + 17}) scale(.46)"/>'
        f'<text class="strong" x="45" y="{_WAYS + 23}"'
        f' font-size="{fitted(said, 152, 17):.1f}">{escape(said)}</text></g>'
    )
    yield _hint(sight.say("draw-preference", ("preference", tile.preference)))
    yield f"{_preference(tile.preference)}</g>"


def _hint(text: str) -> str:
    """Who points at a part of the board is told what it is; the part is to be closed."""
    return f"<g><title>{escape(heading(text))}</title>"


@cache
def _preference(number: int) -> str:
    y = _WAYS + 17
    parts = [f'<rect class="inset" x="206" y="{_WAYS}" width="118" height="34" rx="6"/>']
    for place, sign in enumerate(_PREFERENCES[number]):
        x = 225 + 40 * place
        parts.append(
            f'<use href="#lr-{sign}" class="sign" transform="translate({x} {y}) scale(.5)"/>'
        )
        if place:
            parts.append(f'<path class="line" stroke-width="2" d="M{x - 22} {y - 5}l4 5-4 5"/>')
    return "".join(parts)


def _holdings(sight: SurtrSight, seat: Seat) -> Iterator[str]:
    """SOLO-3.3.3, SOLO-3.3.4: runes of 6 and cards of 8; then action deck and alliances."""
    runes, cards, deck = held_lines(sight, seat)
    allies = allied_label(sight, seat) or sight.say("draw-allied-with", ("names", "–"))
    for place, (sign, text, said) in enumerate(
        (
            ("rune", f"{sight.game.power[seat]}/{MOST_RUNES}", runes),
            ("cards", f"{sight.held(seat)[1]}/{MOST_CARDS}", cards),
            ("card", str(deck_left(sight, seat)), deck),
            ("realm", str(alliances(sight.game, seat)), allies),
        )
    ):
        x = 20 + 82 * place
        yield (
            f"{_hint(said)}"
            f'<rect class="hit" x="{x - 14}" y="84" width="80" height="26"/>'
            f"{draw_count(sign, text, x)}</g>"
        )


def deck_left(sight: SurtrSight, seat: Seat) -> int:
    return len(sight.game.zones[action_deck(sight.game, seat)])


def held_lines(sight: SurtrSight, seat: Seat) -> tuple[str, str, str]:
    """Runes, combat cards and action deck, in words."""
    cards = (("count", sight.held(seat)[1]), ("most", MOST_CARDS))
    return (
        sight.say("draw-power", ("count", sight.game.power[seat]), ("most", MOST_RUNES)),
        sight.say("draw-follower-hand", *cards),
        sight.say("draw-action-deck", ("count", deck_left(sight, seat))),
    )


def board_label(sight: SurtrSight, seat: Seat) -> str:
    """All that a Follower's board shows, in words; its row is told card by card."""
    game, say = sight.game, sight.say
    parts = [say("draw-follower")]
    if game.corrupted[seat] != NO_TILE:
        tile = tile_of(game, seat)
        in_order = ", ".join(
            f"{sight.name(ATTRIBUTES.write(which))} {attribute(game, seat, which)}"
            for which in tile.order
        )
        parts += (
            sight.corrupted(seat),
            say("draw-road", ("title", sight.name(f"{tile.road}-large"))),
            say("draw-order", ("names", in_order)),
            say("draw-priority-action", ("action", ACTIONS.write(tile.priority))),
            say("draw-preference", ("preference", tile.preference)),
        )
    tucked = ", ".join(
        card_name(sight.content, sight.words, card) for card in strips_of(game, seat)
    )
    parts += (
        *held_lines(sight, seat),
        *reserve_labels(sight, seat),
        say("draw-tucked", ("names", tucked)) if tucked else "",
        slain_label(sight, seat),
        controls_label(sight, seat),
        allied_label(sight, seat),
    )
    return f"{sight.names[seat]}: {', '.join(filter(None, parts))}"


def row_lines(sight: SurtrSight, seat: Seat) -> list[str]:
    """The action row from left to right, in words."""
    return [card_label(sight, card) for card in row(sight.game, seat)]
