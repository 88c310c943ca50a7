"""Player boards: hero, attributes, runes, priests, armies, blessings, artefacts, trophies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import shortened
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.sheets import band, in_rows
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import Places, emblem, rune_stone
from ragnatafl.games.lords.face.labels import (
    allied_label,
    controls_label,
    reserve_labels,
    slain_label,
)
from ragnatafl.games.lords.face.monsters import figure_place
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import card_name, card_text
from ragnatafl.games.lords.rules.board import ALL_REALMS
from ragnatafl.games.lords.rules.components import (
    ALL_ATTRIBUTES,
    ALL_MONSTERS,
    ALL_RUNES,
    ATTRIBUTES,
    BOSS,
    LEAST,
    MONSTERS,
    MOST,
    RUNES,
    artefacts_of,
    blessings_of,
    hand_of,
    tiles_of,
)
from ragnatafl.games.lords.rules.state import (
    Lords,
    armies,
    attribute,
    card_limit,
    hero_of,
    is_allied,
    slain,
)
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.state import seats_of

WIDTH: Final = 489
GAP: Final = 6
_HEAD: Final = 216
"""What stands above the strips."""
_STRIP: Final = 34
_CELL: Final = 24


def strips_of(game: Lords, seat: Seat) -> list[int]:
    """Blessings and artefacts of a player."""
    return [*game.zones[blessings_of(seat)], *game.zones[artefacts_of(seat)]]


def sheet_height(sight: LordsSight) -> int:
    """All are as high as the fullest one needs."""
    most = max(len(strips_of(sight.game, seat)) for seat in sight.sheets)
    return _HEAD + _STRIP * max(1, (most + 1) // 2) + 8


def sheet_place(sight: LordsSight, seat: int, top: float) -> Point:
    """The upper left corner of a sheet: two beside each other."""
    place = sum(other < seat for other in sight.sheets)
    return in_rows(place, 2, WIDTH + GAP, sheet_height(sight) + GAP, (8, top))


def sheets_height(sight: LordsSight) -> int:
    return (len(sight.sheets) + 1) // 2 * (sheet_height(sight) + GAP)


def places(sight: LordsSight, sheets: float, boards: float) -> Places:
    """Where figures wait that are not on the map."""
    game = sight.game
    corners = [sheet_place(sight, seat, sheets) for seat in seats_of(game)]

    def at(dx: float, dy: float) -> list[Point]:
        return [(x + dx, y + dy) for x, y in corners]

    return Places(
        reserves=at(326, 140),
        heroes=at(WIDTH - 26, 27),
        drakkars=at(WIDTH - 26, 140),
        priests=at(200, 140),
        monsters=[figure_place(game, monster, boards) for monster in ALL_MONSTERS],
        slain=at(36, 189),
        boss=figure_place(game, BOSS, boards),
    )


def draw_sheets(sight: LordsSight, top: float) -> Iterator[str]:
    for seat in sight.sheets:
        yield from _sheet(sight, seat, sheet_place(sight, seat, top))


def _sheet(sight: LordsSight, seat: Seat, at: Point) -> Iterator[str]:
    game, (x, y) = sight.game, at
    name, high = sight.names[seat], sheet_height(sight)
    hero = hero_of(game, seat)
    called = card_name(sight.content, sight.words, hero) if hero >= 0 else ""
    first = '<use href="#lr-first" class="on-band" transform="translate(244 26) scale(.7)"/>'
    yield (
        f'<g id="seat:{SEATS.write(seat)}" class="seat-{seat} closer" role="img"'
        f' transform="translate({x:g} {y:g})"{told(sheet_label(sight, seat), name)}'
        f'<rect class="plate{" plate-turn" if seat in sight.asked else ""}" width="{WIDTH}"'
        f' height="{high}" rx="11"/>'
        f"{band(WIDTH, 50)}"
        f'<g transform="translate(30 27)">{emblem(seat, 0.74)}</g>'
        f'<text class="name on-band" x="58" y="38">{escape(shortened(name, 176 / 32))}</text>'
        f"{first if game.first == seat else ''}"
        f'<text class="note on-band lr-end" x="{WIDTH - 54}" y="37">'
        f"{escape(shortened(called, 170 / 29))}</text>"
    )
    if hero >= 0 and game.hero_region[seat] >= 0:
        yield _head(hero_sign(sight, seat))
    for which in ALL_ATTRIBUTES:
        hurt = bool(game.injured[seat] >> which & 1)
        yield attribute_track(which, game.tokens[seat][which], hurt)
    yield from _holdings(sight, seat)
    yield from _trophies(sight, seat)
    yield "</g>"
    for place, card in enumerate(strips_of(game, seat)):
        yield draw_strip(sight, card, in_rows(place, 2, 238, _STRIP, (x + 8, y + _HEAD)))


def hero_sign(sight: LordsSight, seat: Seat) -> str:
    hero = hero_of(sight.game, seat)
    return sight.game.setup.game.cards.write(hero)


@cache
def _head(sign: str) -> str:
    return f'<use href="#lr-{sign}" transform="translate({WIDTH - 28} 27) scale(1.05)"/>'


@cache
def attribute_track(which: int, token: int, hurt: bool) -> str:
    """A track from 2 to 6 with its token; an injured one is struck out and counts 2."""
    x = 8 + 160 * which
    parts = [
        (
            f'<use href="#lr-{ATTRIBUTES.ids[which]}" class="{"sign-blood" if hurt else "sign"}"'
            f' transform="translate({x + 16} 82) scale(.76)"/>'
        )
    ]
    for value in range(LEAST, MOST + 1):
        left = x + 34 + _CELL * (value - LEAST)
        on = value == token
        look = "cell-hurt" if on and hurt else "cell-on" if on else "cell"
        ink = "cell-text-on" if on else "cell-text"
        ink = "cell-text on-card strong" if on and hurt else f"cell-text {ink}" if on else ink
        parts.append(
            f'<rect class="{look}" x="{left}" y="64" width="{_CELL - 2}" height="36" rx="5"/>'
            f'<text class="{ink}" x="{left + 11}" y="91">{value}</text>'
        )
    if hurt:
        parts.append(
            f'<path class="hurt-line" d="M{x + 36} 103H{x + 150}"/>'
            f'<use href="#lr-drop" class="hurt" transform="translate({x + 6} 98) scale(.45)"/>'
        )
    return "".join(parts)


def _holdings(sight: LordsSight, seat: Seat) -> Iterator[str]:
    """Runes, priests and armies in reserve, combat cards and how many may be held."""
    game = sight.game
    for rune in ALL_RUNES:
        x = 24 + 58 * rune
        count = game.runes[seat][rune]
        faint = "" if count else ' opacity=".45"'
        yield (
            f'<g{faint}><g transform="translate({x} 140)">{rune_stone(rune, 0.78)}</g>'
            f'<text class="small strong" x="{x + 17}" y="149">{count}</text></g>'
        )
    yield '<rect class="inset" x="180" y="120" width="112" height="40" rx="7"/>'
    yield f'<rect class="inset" x="306" y="120" width="{WIDTH - 314}" height="40" rx="7"/>'
    yield from draw_missing(game, seat, (200, 140), (328, 140))


def draw_missing(game: Lords, seat: Seat, priest: Point, army: Point) -> Iterator[str]:
    """Faint signs where priests and armies would wait, if none are there."""
    for sign, (x, y), is_there in (
        ("priest", priest, game.priests[seat]),
        ("army", army, any(game.army_region[army] < 0 for army in armies(seat))),
    ):
        if not is_there:
            at = f"translate({x} {y}) scale(.5)"
            yield f'<use href="#lr-{sign}" class="sign-faint" transform="{at}"/>'


def _trophies(sight: LordsSight, seat: Seat) -> Iterator[str]:
    """Slain monsters and tokens of slayers, alliances, controlled monsters, combat cards."""
    game = sight.game
    yield f'<rect class="inset" x="8" y="170" width="{WIDTH - 16}" height="40" rx="7"/>'
    yield from draw_slain(game, seat, 30, (30, 190))
    yield from draw_ringed(game, seat, (196, 190), 44)
    allied = sum(is_allied(game, seat, realm) for realm in ALL_REALMS)
    cards = len(game.zones[hand_of(seat)])
    yield (
        '<use href="#lr-realm" class="sign" transform="translate(296 190) scale(.66)"/>'
        f'<text class="small strong" x="314" y="199">{allied}</text>'
        '<use href="#lr-cards" class="sign" transform="translate(378 190) scale(.78)"/>'
        f'<text class="small strong" x="396" y="199">{cards}/{card_limit(game, seat)}</text>'
    )


def draw_slain(game: Lords, seat: Seat, sign: int, at: Point) -> Iterator[str]:
    """Tokens of slayers behind the slain monsters; a faint sign where there is neither."""
    x, y = at[0] + 38 * game.slayer.count(seat), at[1]
    tokens = game.slayer_tokens[seat]
    if not slain(game, seat):
        faint = f"translate({sign} {y}) scale(.62)"
        yield f'<use href="#lr-skull" class="sign-faint" transform="{faint}"/>'
    if tokens:
        yield (
            f'<use href="#lr-skull" class="sign" transform="translate({x} {y}) scale(.7)"/>'
            f'<text class="small strong" x="{x + 15}" y="{y + 9}">×{tokens}</text>'
        )


def draw_ringed(game: Lords, seat: Seat, at: Point, step: int) -> Iterator[str]:
    """Monsters that a player controls, side by side."""
    held = (monster for monster in ALL_MONSTERS if game.ring[monster] == seat)
    for place, monster in enumerate(held):
        yield (
            f'<g transform="translate({at[0] + step * place} {at[1]}) scale(.5)">'
            '<use href="#lr-lair" class="ring"/><use href="#lr-lair" class="ring-own"/>'
            '<use href="#lr-lair" class="lr-monster-base"/>'
            f'<use href="#lr-{MONSTERS.ids[monster]}"/></g>'
        )


def draw_strip(sight: LordsSight, card: int, at: Point) -> str:
    """A blessing or artefact as one line; an exhausted artefact is grey and turned.

    Its owner points at it in the hand.
    """
    game = sight.game
    is_artefact = card in sight.content.artefacts
    spent = bool(game.exhausted >> card & 1)
    name = card_name(sight.content, sight.words, card)
    label = f"{name}: {card_text(sight.content, sight.words, card)}"
    if spent:
        label = (
            f"{name} ({sight.say('draw-exhausted')}): {card_text(sight.content, sight.words, card)}"
        )
    look = "card-spent" if spent else "card-artefact" if is_artefact else "card-blessing"
    turn = " rotate(90)" if spent else ""
    return (
        f'<g transform="translate({at[0]:g} {at[1]:g})">'
        f'<rect class="{look}" width="234" height="31" rx="6"/>'
        f'<use href="#lr-{"artefact" if is_artefact else "blessing"}" class="on-card"'
        f' transform="translate(17 15.500) scale(.55){turn}"/>'
        f'<text class="card-line" x="33" y="24">{escape(shortened(name, 194 / 25))}</text>'
        '<rect class="hit" role="img" width="234" height="31" rx="6"'
        f"{told(label, name)}</rect></g>"
    )


def attribute_label(sight: LordsSight, seat: Seat, which: int) -> str:
    game = sight.game
    name = sight.name(ATTRIBUTES.write(which))
    facts = (("value", attribute(game, seat, ALL_ATTRIBUTES[which])),)
    if game.injured[seat] >> which & 1:
        token = game.tokens[seat][which]
        return f"{name} {sight.say('draw-injured', *facts, ('token', token))}"
    return f"{name} {facts[0][1]}"


def sheet_label(sight: LordsSight, seat: Seat) -> str:
    """All that a sheet shows, in words."""
    game, say = sight.game, sight.say
    tiles = [*game.zones[tiles_of(seat)]]
    runes = ", ".join(f"{sight.name(RUNES.write(r))} {game.runes[seat][r]}" for r in ALL_RUNES)
    cards = (("count", len(game.zones[hand_of(seat)])), ("limit", card_limit(game, seat)))
    parts = [
        *(
            card_name(sight.content, sight.words, card)
            for card in sorted(tiles, key=lambda card: card in sight.content.origins)
        ),
        *(attribute_label(sight, seat, which) for which in ALL_ATTRIBUTES),
        runes,
        *reserve_labels(sight, seat),
        say("draw-hand-count", *cards),
        slain_label(sight, seat),
        allied_label(sight, seat),
        controls_label(sight, seat),
    ]
    for card in strips_of(game, seat):
        spent = f" ({say('draw-exhausted')})" if game.exhausted >> card & 1 else ""
        parts.append(card_name(sight.content, sight.words, card) + spent)
    if game.first == seat:
        parts.append(say("draw-first"))
    return f"{sight.names[seat]}: {', '.join(filter(None, parts))}"
