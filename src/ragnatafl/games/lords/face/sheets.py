"""Player boards: hero, attributes, runes, priests, armies, blessings, artefacts, trophies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted, laid_out
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.picture import PIECES, Layer, Plate
from ragnatafl.drawing.sheets import ROOM, band
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import TROPHY, Places, emblem, rune_stone, sheet_pieces
from ragnatafl.games.lords.face.labels import (
    allied_label,
    controls_label,
    reserve_labels,
    slain_label,
)
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import card_name, card_text
from ragnatafl.games.lords.rules.components import (
    ALL_ATTRIBUTES,
    ALL_MONSTERS,
    ALL_RUNES,
    ATTRIBUTES,
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
    alliances,
    armies,
    attribute,
    card_limit,
    hero_of,
    slain,
)
from ragnatafl.kernel.seats import SEATS, Seat

_STRIPS: Final = 186
"""Where blessings and artefacts begin."""
STRIP: Final = 27
_CELL: Final = 17
PLACES: Final = Places(
    reserve=(146, 130), hero=(306, 25), priests=(23, 130), slain=(24, 165), drakkar=(306, 97)
)  # fmt: skip
"""Where figures lie on a sheet."""


def strips_of(game: Lords, seat: Seat) -> list[int]:
    """Blessings and artefacts of a player."""
    return [*game.zones[blessings_of(seat)], *game.zones[artefacts_of(seat)]]


def sheet_plate(sight: LordsSight, seat: Seat) -> Plate:
    """The board of a player, with the figures that lie on it."""
    high = _STRIPS + STRIP * len(strips_of(sight.game, seat)) + 5
    layers = (
        Layer("sheet", _sheet(sight, seat, high)),
        Layer("pieces", sheet_pieces(sight.game, seat, PLACES), PIECES),
    )
    return Plate(SEATS.write(seat), sight.names[seat], (0, 0, ROOM, high), layers, "seat")


def _sheet(sight: LordsSight, seat: Seat, high: int) -> Iterator[str]:
    game, name = sight.game, sight.names[seat]
    hero = hero_of(game, seat)
    called = card_name(sight.content, sight.words, hero) if hero >= 0 else ""
    yield begin_sheet(seat, high, told(sheet_label(sight, seat), name), seat in sight.asked)
    yield draw_names(name, called)
    if game.first == seat:
        yield '<use href="#lr-first" class="on-band" transform="translate(270 25) scale(.56)"/>'
    if hero >= 0 and game.hero_region[seat] >= 0:
        yield draw_head(hero_sign(sight, seat))
    for which in ALL_ATTRIBUTES:
        hurt = bool(game.injured[seat] >> which & 1)
        yield attribute_track(which, game.tokens[seat][which], hurt)
    yield from _holdings(sight, seat)
    yield from draw_reserve(game, seat)
    yield from draw_trophies(game, seat)
    yield "</g>"
    for place, card in enumerate(strips_of(game, seat)):
        yield draw_strip(sight, card, (6, _STRIPS + STRIP * place))


def begin_sheet(seat: Seat, high: float, label: str, is_turn: bool) -> str:
    """The ground of a sheet and its band; to be closed."""
    return (
        f'<g id="seat:{SEATS.write(seat)}" class="seat-{seat} closer" role="img"{label}'
        f'<rect class="plate{" plate-turn" if is_turn else ""}" x="2" y="2" width="{ROOM - 4}"'
        f' height="{high - 4:g}" rx="9"/>{band(ROOM, 48)}'
        f'<g transform="translate(25 25)">{emblem(seat, 0.62)}</g>'
    )


def draw_names(name: str, below: str) -> str:
    """Whose sheet it is, and what it plays."""
    lines, size = laid_out(name, 204, 20, 15)
    return (
        f'<text class="on-band" x="50" y="22" font-size="{size}">{escape(lines[0])}</text>'
        f'<text class="on-band" x="50" y="41" font-size="{fitted(below, 204, 15):.1f}">'
        f"{escape(below)}</text>"
    )


def hero_sign(sight: LordsSight, seat: Seat) -> str:
    hero = hero_of(sight.game, seat)
    return sight.game.setup.game.cards.write(hero)


@cache
def draw_head(sign: str) -> str:
    """The head of a hero on the band."""
    return f'<use href="#lr-{sign}" transform="translate(306 25) scale(.85)"/>'


@cache
def attribute_track(which: int, token: int, hurt: bool) -> str:
    """A track from 2 to 6 with its token; an injured one is struck out and counts 2."""
    x = 6 + 108 * which
    parts = [
        (
            f'<use href="#lr-{ATTRIBUTES.ids[which]}" class="{"sign-blood" if hurt else "sign"}"'
            f' transform="translate({x + 10} 66) scale(.5)"/>'
        )
    ]
    for value in range(LEAST, MOST + 1):
        left = x + 21 + _CELL * (value - LEAST)
        on = value == token
        look = "cell-hurt" if on and hurt else "cell-on" if on else "cell"
        ink = "cell-text-on" if on else ""
        ink = "on-card strong" if on and hurt else ink
        parts.append(
            f'<rect class="{look}" x="{left}" y="54" width="{_CELL - 1}" height="24" rx="4"/>'
            f'<text class="cell-text {ink}" x="{left + 8}" y="72">{value}</text>'
        )
    if hurt:
        parts.append(
            f'<path class="hurt-line" d="M{x + 22} 80H{x + 104}"/>'
            f'<use href="#lr-drop" class="hurt" transform="translate({x + 4} 76) scale(.3)"/>'
        )
    return "".join(parts)


def _holdings(sight: LordsSight, seat: Seat) -> Iterator[str]:
    """Runes, combat cards and how many may be held, alliances."""
    game = sight.game
    for rune in ALL_RUNES:
        x = 20 + 50 * rune
        count = game.runes[seat][rune]
        faint = "" if count else ' opacity=".45"'
        yield (
            f'<g{faint}><g transform="translate({x} 97)">{rune_stone(rune, 0.54)}</g>'
            f'<text class="strong" x="{x + 13}" y="103" font-size="18">{count}</text></g>'
        )
    allied = alliances(game, seat)
    held = f"{len(game.zones[hand_of(seat)])}/{card_limit(game, seat)}"
    yield draw_count("cards", held, 174)
    yield draw_count("realm", str(allied), 246)


@cache
def draw_count(sign: str, text: str, x: int) -> str:
    """How much a player has of something."""
    return (
        f'<use href="#lr-{sign}" class="sign" transform="translate({x} 97) scale(.54)"/>'
        f'<text class="strong" x="{x + 14}" y="103" font-size="18">{text}</text>'
    )


def draw_reserve(game: Lords, seat: Seat) -> Iterator[str]:
    """Where priests and armies wait; faint signs, if none are there."""
    yield '<rect class="inset" x="6" y="113" width="114" height="34" rx="6"/>'
    yield f'<rect class="inset" x="126" y="113" width="{ROOM - 132}" height="34" rx="6"/>'
    for sign, (x, y), is_there in (
        ("priest", PLACES.priests, game.priests[seat]),
        ("army", PLACES.reserve, any(game.army_region[army] < 0 for army in armies(seat))),
    ):
        if not is_there:
            at = f"translate({x} {y}) scale(.44)"
            yield f'<use href="#lr-{sign}" class="sign-faint" transform="{at}"/>'


def draw_trophies(game: Lords, seat: Seat) -> Iterator[str]:
    """Tokens of slayers behind the slain monsters, or a faint sign; controlled monsters."""
    yield f'<rect class="inset" x="6" y="151" width="{ROOM - 12}" height="30" rx="6"/>'
    left, y = PLACES.slain
    x = left + TROPHY * game.slayer.count(seat)
    tokens = game.slayer_tokens[seat]
    if not slain(game, seat):
        faint = f"translate({left} {y}) scale(.5)"
        yield f'<use href="#lr-skull" class="sign-faint" transform="{faint}"/>'
    if tokens:
        yield (
            f'<use href="#lr-skull" class="sign" transform="translate({x} {y}) scale(.5)"/>'
            f'<text class="strong" x="{x + 13}" y="{y + 7}" font-size="18">×{tokens}</text>'
        )
    held = (monster for monster in ALL_MONSTERS if game.ring[monster] == seat)
    for place, monster in enumerate(held):
        yield (
            f'<g transform="translate({306 - 36 * place} {y}) scale(.4)">'
            '<use href="#lr-lair" class="ring"/><use href="#lr-lair" class="ring-own"/>'
            '<use href="#lr-lair" class="lr-monster-base"/>'
            f'<use href="#lr-{MONSTERS.ids[monster]}"/></g>'
        )


def draw_strip(sight: LordsSight, card: int, at: Point) -> str:
    """A blessing or artefact as one line; an exhausted artefact is grey and turned.

    Its owner points at it in the hand.
    """
    game, wide = sight.game, ROOM - 12
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
        f'<rect class="{look}" width="{wide}" height="{STRIP - 2}" rx="5"/>'
        f'<use href="#lr-{"artefact" if is_artefact else "blessing"}" class="on-card"'
        f' transform="translate(16 12.500) scale(.46){turn}"/>'
        f'<text class="on-card" x="32" y="18" font-size="{fitted(name, wide - 40, 17):.1f}">'
        f"{escape(name)}</text>"
        f'<rect class="hit" role="img" width="{wide}" height="{STRIP - 2}" rx="5"'
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
        parts.append(say("draw-first" if game.turns else "draw-first-to-choose"))
    return f"{sight.names[seat]}: {', '.join(filter(None, parts))}"
