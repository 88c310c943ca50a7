"""A Follower's board: corrupted hero, attributes in its order, what it has and how it chooses.

It takes the place of a player board (SOLO-2.6); below it lies the action row.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted, heading, shortened
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.sheets import band, in_rows
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import emblem
from ragnatafl.games.lords.face.labels import (
    allied_label,
    controls_label,
    reserve_labels,
    slain_label,
)
from ragnatafl.games.lords.face.sheets import (
    attribute_track,
    draw_missing,
    draw_ringed,
    draw_slain,
    draw_strip,
    strips_of,
)
from ragnatafl.games.lords.face.words import card_name
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ATTRIBUTES,
    hand_of,
)
from ragnatafl.games.lords.rules.state import (
    alliances,
    attribute,
)
from ragnatafl.games.surtr.face.cards import card_label, draw_row, row_height
from ragnatafl.games.surtr.face.sight import SurtrSight
from ragnatafl.games.surtr.rules.components import MOST_CARDS, MOST_RUNES, NO_TILE, TILES
from ragnatafl.games.surtr.rules.state import action_deck, battle_deck, row, tile_of
from ragnatafl.kernel.seats import SEATS, Seat

WIDE: Final = 984
GAP: Final = 6
_STRIPS: Final = 164
"""Where tucked cards begin."""
_STRIP: Final = 34
_IN_A_LINE: Final = 4
_ROADS: Final = {"jarl": "land", "gothi": "church", "slayer": "skull"}
_PREFERENCES: Final = {
    1: ("church", "easy", "near"),
    2: ("near", "easy", "church"),
    3: ("land", "church", "easy"),
}
"""SOLO-5.4.8: by the icon of a tile, the signs of its three keys."""


def cards_held(sight: SurtrSight, seat: Seat) -> int:
    """Its hand, with what it has taken into a battle (SOLO-9.3)."""
    game = sight.game
    return len(game.zones[hand_of(seat)]) + len(game.zones[battle_deck(game, seat)])


def board_height(sight: SurtrSight, seat: Seat) -> int:
    lines = -(-len(strips_of(sight.game, seat)) // _IN_A_LINE)
    return _STRIPS + _STRIP * lines + row_height(sight, seat) + 10


def boards_height(sight: SurtrSight) -> int:
    return sum(board_height(sight, seat) + GAP for seat in sight.followers)


def board_places(sight: SurtrSight, top: float) -> dict[Seat, Point]:
    """The upper left corners, one board below the other."""
    found: dict[Seat, Point] = {}
    for seat in sight.followers:
        found[seat] = (8, top)
        top += board_height(sight, seat) + GAP
    return found


def draw_boards(sight: SurtrSight, top: float) -> Iterator[str]:
    for seat, at in board_places(sight, top).items():
        yield from _board(sight, seat, at)


def _board(sight: SurtrSight, seat: Seat, at: Point) -> Iterator[str]:
    game, (x, y) = sight.game, at
    name, high = band_name(sight, seat), board_height(sight, seat)
    yield (
        f'<rect class="plate{" plate-turn" if game.active == seat else ""}" x="{x:g}" y="{y:g}"'
        f' width="{WIDE}" height="{high}" rx="11"/>'
        f'<g id="seat:{SEATS.write(seat)}" class="seat-{seat} closer" role="img"'
        f' transform="translate({x:g} {y:g})"{told(board_label(sight, seat), name)}'
        f"{band(WIDE, 50)}"
        f'<g transform="translate(30 27)">{emblem(seat, 0.74)}</g>'
        f'<text class="on-band" x="58" y="38" font-size="{fitted(name, 390, 31):.1f}">'
        f"{escape(shortened(name, 390 / 20))}</text>"
    )
    if game.corrupted[seat] != NO_TILE:
        yield from _road(sight, seat)
        yield from _attributes(sight, seat)
        yield from _ways(sight, seat)
    yield from _holdings(sight, seat)
    yield from _trophies(sight, seat)
    yield "</g>"
    for place, card in enumerate(strips_of(game, seat)):
        corner = in_rows(place, _IN_A_LINE, 241, _STRIP, (x + 12, y + _STRIPS))
        yield draw_strip(sight, card, corner)
    yield from draw_row(sight, seat, (x + 8, y + high - row_height(sight, seat) - 8))


def band_name(sight: SurtrSight, seat: Seat) -> str:
    """Its name; the tile says more than the bare name of a hero."""
    name, called = sight.names[seat], heading(sight.corrupted(seat))
    return called if name.casefold() in called.casefold() else name


def _road(sight: SurtrSight, seat: Seat) -> Iterator[str]:
    """Its tile, if its name does not say it, and the victory that it works for."""
    road = tile_of(sight.game, seat).road
    title = sight.name(f"{road}-large")
    called = heading(sight.corrupted(seat))
    if called != band_name(sight, seat):
        title = f"{called} · {title}"
    size = fitted(title, 400, 28)
    yield (
        f'<use href="#lr-{_ROADS[road]}" class="on-band"'
        f' transform="translate({WIDE - 74} 27) scale(.78)"/>'
        f'<text class="on-band lr-end" x="{WIDE - 100}" y="37" font-size="{size:.1f}">'
        f"{escape(title)}</text>"
        f'<use href="#lr-{hero_sign(sight, seat)}"'
        f' transform="translate({WIDE - 28} 27) scale(1.05)"/>'
    )


def hero_sign(sight: SurtrSight, seat: Seat) -> str:
    """The hero that is not in the box has the sign of any hero."""
    name = TILES.write(sight.game.corrupted[seat])
    return name if name in sight.game.setup.game.cards.ids else "hero"


def _attributes(sight: SurtrSight, seat: Seat) -> Iterator[str]:
    """SOLO-4.6: in the order of its tile; the priority attribute is framed in gold."""
    game = sight.game
    for place, which in enumerate(tile_of(game, seat).order):
        yield f'<g transform="translate({8 + 168 * place - 160 * which} 0)">'
        yield attribute_track(which, game.tokens[seat][which], hurt=False)
        yield "</g>"
    yield _ORDER


_ORDER: Final = (
    '<rect class="first-attribute" x="12" y="58" width="161" height="48" rx="9"/>'
    '<path class="line" stroke-width="2.400" d="M178 76l5 6-5 6M346 76l5 6-5 6"/>'
)


def _ways(sight: SurtrSight, seat: Seat) -> Iterator[str]:
    """SOLO-5.5.1.2, SOLO-5.4.8: its priority action, and what it prefers to invade."""
    tile = tile_of(sight.game, seat)
    action = ACTIONS.write(tile.priority)
    said = sight.name(action)
    yield _hint(sight.say("draw-priority-action", ("action", action)))
    yield (
        '<rect class="inset" x="536" y="112" width="222" height="44" rx="8"/>'
        '<circle class="wheel-cell" cx="560" cy="134" r="19"/>'
        f'<use href="#lr-action-{action}" class="wheel-sign"'
        ' transform="translate(560 134) scale(.62)"/>'
        f'<text class="strong" x="588" y="143" font-size="{fitted(said, 150, 24):.1f}">'
        f"{escape(said)}</text></g>"
    )
    yield _hint(sight.say("draw-preference", ("preference", tile.preference)))
    yield f"{_preference(tile.preference)}</g>"


def _hint(text: str) -> str:
    """Who points at a part of the board is told what it is; the part is to be closed."""
    return f"<g><title>{escape(heading(text))}</title>"


@cache
def _preference(number: int) -> str:
    parts = ['<rect class="inset" x="764" y="112" width="212" height="44" rx="8"/>']
    for place, sign in enumerate(_PREFERENCES[number]):
        x = 796 + 72 * place
        parts.append(
            f'<use href="#lr-{sign}" class="sign" transform="translate({x} 134) scale(.72)"/>'
        )
        if place:
            parts.append(f'<path class="line" stroke-width="3" d="M{x - 40} 126l7 8-7 8"/>')
    return "".join(parts)


def _holdings(sight: SurtrSight, seat: Seat) -> Iterator[str]:
    """SOLO-3.3.3, SOLO-3.3.4: runes of 6 and cards of 8; then action deck and alliances."""
    runes, cards, deck = held_lines(sight, seat)
    allies = allied_label(sight, seat) or sight.say("draw-allied-with", ("names", "–"))
    for place, (sign, text, said) in enumerate(
        (
            ("rune", f"{sight.game.power[seat]}/{MOST_RUNES}", runes),
            ("cards", f"{cards_held(sight, seat)}/{MOST_CARDS}", cards),
            ("card", str(deck_left(sight, seat)), deck),
            ("realm", str(alliances(sight.game, seat)), allies),
        )
    ):
        x = 536 + 112 * place
        yield (
            f"{_hint(said)}"
            f'<rect class="hit" x="{x - 8}" y="60" width="108" height="44"/>'
            f'<use href="#lr-{sign}" class="sign" transform="translate({x + 14} 82) scale(.8)"/>'
            f'<text class="note strong" x="{x + 36}" y="92">{text}</text></g>'
        )


def deck_left(sight: SurtrSight, seat: Seat) -> int:
    return len(sight.game.zones[action_deck(sight.game, seat)])


def held_lines(sight: SurtrSight, seat: Seat) -> tuple[str, str, str]:
    """Runes, combat cards and action deck, in words."""
    cards = (("count", cards_held(sight, seat)), ("most", MOST_CARDS))
    return (
        sight.say("draw-power", ("count", sight.game.power[seat]), ("most", MOST_RUNES)),
        sight.say("draw-follower-hand", *cards),
        sight.say("draw-action-deck", ("count", deck_left(sight, seat))),
    )


def _trophies(sight: SurtrSight, seat: Seat) -> Iterator[str]:
    """Priests and armies in reserve, slain monsters and tokens of slayers, controlled monsters."""
    game = sight.game
    yield '<rect class="inset" x="12" y="112" width="116" height="44" rx="8"/>'
    yield '<rect class="inset" x="134" y="112" width="150" height="44" rx="8"/>'
    yield '<rect class="inset" x="290" y="112" width="240" height="44" rx="8"/>'
    yield from draw_missing(game, seat, (32, 134), (156, 134))
    yield from draw_slain(game, seat, 314, (312, 134))
    yield from draw_ringed(game, seat, (508, 134), -44)


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
