"""The battle while it goes on: where, who, with what, and how it may end."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.drawing.bars import Bar, span
from ragnatafl.drawing.lettering import shortened
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.sheets import screen
from ragnatafl.drawing.sight import told
from ragnatafl.games.bloodrage.face.cards import look_of
from ragnatafl.games.bloodrage.face.figures import emblem
from ragnatafl.games.bloodrage.face.map import HEIGHT, RIM, WIDTH
from ragnatafl.games.bloodrage.face.sheets import kind_sign
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.face.words import card_name
from ragnatafl.games.bloodrage.mind.odds import Forecast, is_open, public_outlook
from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.battle import card_strength
from ragnatafl.games.bloodrage.rules.board import PROVINCES, YGGDRASIL
from ragnatafl.games.bloodrage.rules.components import played_by
from ragnatafl.kernel.seats import NOBODY

ROW: Final = 46
_HEAD: Final = 46
_LEFT: Final = RIM + 12
_WIDE: Final = WIDTH - 2 * _LEFT
_CARDS: Final = 268
"""How much room the cards of a clan have."""
_BAR: Final = Bar(604, 8, 112, 28, 6)
_UPPER: Final = (0, 1, 2, 7)
"""The provinces in the upper half of the map."""


def draw_battle(sight: BloodRageSight, below: float) -> str:
    """On the half of the map that is not fought over; for Yggdrasil below the map."""
    game = sight.game
    if game.province < 0:
        return ""
    clans = public_outlook(game).clans
    high = _HEAD + ROW * len(clans) + 8
    top: float = HEIGHT - RIM - high - 8
    if game.province == YGGDRASIL:
        top = below + 2
    elif game.province not in _UPPER:
        top = RIM + 8
    title = battle_title(sight)
    label = f"{title}. {'; '.join(battle_line(sight, forecast) for forecast in clans)}"
    longest = max((forecast.high for forecast in clans), default=1)
    return "".join(
        (
            f'<g id="battle" role="img" aria-label="{escape(label)}"',
            f' transform="translate({_LEFT} {top:g})"><title>{escape(title)}</title>',
            screen(_WIDE, high),
            '<use href="#br-battle" class="sign-rage" transform="translate(30 25) scale(.9)"/>',
            f'<text class="name" x="58" y="36">{escape(title)}</text>',
            "</g>",
            *(
                part
                for row, forecast in enumerate(clans)
                for part in _row(sight, forecast, longest, (_LEFT, top + _HEAD + ROW * row))
            ),
        )
    )


def battle_title(sight: BloodRageSight) -> str:
    province = ("province", PROVINCES.write(sight.game.province))
    return sight.say("draw-battle" if sight.game.fighters else "draw-call", province)


def _row(sight: BloodRageSight, forecast: Forecast, longest: int, at: Point) -> Iterator[str]:
    game, (seat, figures, low, high, chance) = sight.game, forecast
    flag = '<use href="#br-axes" class="sign" transform="translate(243 22) scale(.6)"/>'
    won = '<use href="#br-first" class="sign-gold" transform="translate(836 23) scale(.9)"/>'
    name = escape(shortened(sight.names[seat], 180 / 28))
    yield (
        f'<g class="seat-{seat}" transform="translate({at[0]:g} {at[1]:g})">'
        f'<g transform="translate(30 22)">{emblem(seat, 0.66)}</g>'
        f'<text class="note strong" x="56" y="32">{name}</text>'
        f"{flag if seat == game.pillager else ''}"
        '<use href="#br-warrior" class="seat-none" transform="translate(280 21) scale(.62)"/>'
        f'<text class="note" x="296" y="31">{figures}</text>'
        f"{_BAR.drawn(low, high, longest)}"
        f'<text class="note strong" x="726" y="32">{span(low, high)}</text>'
    )
    if is_open(game):
        yield f'<text class="note strong br-end" x="{_WIDE - 14}" y="32">{chance:.0%}</text>'
    elif game.winner == seat:
        yield won
    yield "</g>"
    yield from _cards(sight, forecast, (at[0] + 330, at[1] + 6))


def _cards(sight: BloodRageSight, forecast: Forecast, at: Point) -> Iterator[str]:
    """What was revealed, by name and number; a back for what is still to come."""
    game, seat = sight.game, forecast.seat
    cards = game.zones[played_by(seat)]
    wide = _CARDS / max(1, len(cards))
    for place, card in enumerate(cards):
        worth = moments.CARD_STRENGTH.of(game, card_strength(game, seat, card), seat, card)
        kind = sight.content.kind[card]
        name = card_name(sight.words, card)
        yield (
            f'<g transform="translate({at[0] + place * wide:.0f} {at[1]:g})">'
            f'<rect class="card-{look_of(kind)}" width="{wide - 4:.0f}" height="33" rx="6"/>'
            f'<use href="#{kind_sign(kind)}" class="on-card"'
            ' transform="translate(17 17) scale(.55)"/>'
            f'<text class="card-age" x="33" y="24">'
            f"{escape(shortened(name, (wide - 82) / 19))}</text>"
            f'<text class="card-chance" x="{wide - 24:.0f}" y="25">+{worth}</text>'
            f'<rect {sight.hit(sight.card_anchor(card))} width="{wide - 4:.0f}" height="33"'
            f' rx="6"{told(f"{name} +{worth}", name)}</rect></g>'
        )
    if not cards and is_open(game):
        yield (
            f'<g transform="translate({at[0]:g} {at[1]:g})">'
            '<rect class="inset-empty" width="60" height="33" rx="6"/>'
            '<text class="note strong br-middle" x="30" y="26">?</text></g>'
        )


def battle_line(sight: BloodRageSight, forecast: Forecast) -> str:
    """One clan in the battle, in words."""
    game, say, (seat, figures, low, high, chance) = sight.game, sight.say, forecast
    parts = [say("draw-str", ("value", figures))]
    if seat == game.pillager:
        parts.insert(0, say("draw-pillager"))
    parts += (card_name(sight.words, card) for card in game.zones[played_by(seat)])
    if low == high:
        parts.append(say("draw-total", ("low", low)))
    else:
        parts.append(say("draw-range", ("low", low), ("high", high)))
    if is_open(game):
        parts.append(say("draw-chance", ("percent", round(100 * chance))))
    elif game.winner == seat != NOBODY:
        parts.append(say("draw-won"))
    return f"{sight.names[seat]} ({sight.clan(seat)}): {', '.join(parts)}"
