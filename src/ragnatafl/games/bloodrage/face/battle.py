"""The battle while it goes on: where, who, with what, and how it may end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ragnatafl.games.bloodrage.face.figures import emblem
from ragnatafl.games.bloodrage.face.map import HEIGHT, RIM, WIDTH
from ragnatafl.games.bloodrage.face.sheets import hit, kind_sign
from ragnatafl.games.bloodrage.face.words import card_name, clan_name, shortened, words
from ragnatafl.games.bloodrage.mind.odds import Forecast, is_open, public_outlook
from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.battle import card_strength
from ragnatafl.games.bloodrage.rules.board import PROVINCES, YGGDRASIL
from ragnatafl.games.bloodrage.rules.components import CARDS, played_by
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of
from ragnatafl.kernel.seats import NOBODY

ROW: Final = 46
_HEAD: Final = 46
_LEFT: Final = RIM + 12
_WIDE: Final = WIDTH - 2 * _LEFT
_CARDS, _BAR = 268, 112
"""How much room the cards of a clan have, and its bar."""
_UPPER: Final = (0, 1, 2, 7)
"""The provinces in the upper half of the map."""


def draw_battle(
    game: BloodRage, code: str, names: Sequence[str], below: float, opened: set[str]
) -> str:
    """On the half of the map that is not fought over; for Yggdrasil below the map."""
    if game.province < 0:
        return ""
    told = public_outlook(game).clans
    high = _HEAD + ROW * len(told) + 8
    top: float = HEIGHT - RIM - high - 8
    if game.province == YGGDRASIL:
        top = below + 2
    elif game.province not in _UPPER:
        top = RIM + 8
    facts = (("province", PROVINCES.write(game.province)),)
    title = words(code).say("draw-battle" if game.fighters else "draw-call", facts)
    lines = [battle_line(game, code, names, forecast) for forecast in told]
    label = f"{title}. {'; '.join(lines)}"
    longest = max((forecast.high for forecast in told), default=1)
    return "".join(
        (
            f'<g id="battle" role="img" aria-label="{escape(label)}"',
            f' transform="translate({_LEFT} {top:g})"><title>{escape(title)}</title>',
            f'<rect class="veil" x="4" y="6" width="{_WIDE}" height="{high}" rx="12"/>',
            f'<rect class="plate plate-turn" width="{_WIDE}" height="{high}" rx="12"/>',
            '<use href="#br-battle" class="sign-rage" transform="translate(30 25) scale(.9)"/>',
            f'<text class="name" x="58" y="36">{escape(title)}</text>',
            "</g>",
            *(
                part
                for row, forecast in enumerate(told)
                for part in _row(
                    game, code, names, forecast, longest, (_LEFT, top + _HEAD + ROW * row), opened
                )
            ),
        )
    )


def _row(
    game: BloodRage,
    code: str,
    names: Sequence[str],
    forecast: Forecast,
    longest: int,
    at: tuple[float, float],
    opened: set[str],
) -> Iterator[str]:
    seat, figures, low, high, chance = forecast
    total = str(low) if low == high else f"{low}–{high}"
    scale = _BAR / max(1, longest)
    flag = '<use href="#br-axes" class="sign" transform="translate(243 22) scale(.6)"/>'
    won = '<use href="#br-first" class="sign-gold" transform="translate(836 23) scale(.9)"/>'
    yield (
        f'<g class="seat-{seat}" transform="translate({at[0]:g} {at[1]:g})">'
        f'<g transform="translate(30 22)">{emblem(seat, 0.66)}</g>'
        f'<text class="note strong" x="56" y="32">{escape(shortened(names[seat], 180 / 28))}</text>'
        f"{flag if seat == game.pillager else ''}"
        '<use href="#br-warrior" class="seat-none" transform="translate(280 21) scale(.62)"/>'
        f'<text class="note" x="296" y="31">{figures}</text>'
        f'<rect class="bar-back" x="604" y="8" width="{_BAR}" height="28" rx="6"/>'
        f'<rect class="bar-more" x="604" y="8" width="{high * scale:.0f}" height="28" rx="6"/>'
        f'<rect class="bar" x="604" y="8" width="{low * scale:.0f}" height="28" rx="6"/>'
        f'<text class="note strong" x="726" y="32">{total}</text>'
    )
    if is_open(game):
        yield f'<text class="note strong br-end" x="{_WIDE - 14}" y="32">{chance:.0%}</text>'
    elif game.winner == seat:
        yield won
    yield "</g>"
    yield from _cards(game, code, forecast, at, opened)


def _cards(
    game: BloodRage,
    code: str,
    forecast: Forecast,
    at: tuple[float, float],
    opened: set[str],
) -> Iterator[str]:
    """What was revealed, by name and number; a back for what is still to come."""
    content, seat = content_of(game), forecast.seat
    cards = game.zones[played_by(seat)]
    wide = _CARDS / max(1, len(cards))
    for place, card in enumerate(cards):
        worth = moments.CARD_STRENGTH.of(game, card_strength(game, seat, card), seat, card)
        kind = content.kind[card]
        look = kind if kind in ("battle", "quest") else "upgrade"
        name, anchor = card_name(code, card), f"card:{CARDS.write(card)}"
        room = (wide - 82) / 19
        yield (
            f'<g transform="translate({at[0] + 330 + place * wide:.0f} {at[1] + 6:g})">'
            f'<rect class="card-{look}" width="{wide - 4:.0f}" height="33" rx="6"/>'
            f'<use href="#{kind_sign(kind)}" class="on-card"'
            ' transform="translate(17 17) scale(.55)"/>'
            f'<text class="card-age" x="33" y="24">{escape(shortened(name, room))}</text>'
            f'<text class="card-chance" x="{wide - 24:.0f}" y="25">+{worth}</text>'
            f'<rect id="{anchor}" {hit(anchor in opened)} width="{wide - 4:.0f}" height="33"'
            f' rx="6" aria-label="{escape(name)} +{worth}"><title>{escape(name)}</title></rect></g>'
        )
    if not cards and is_open(game):
        yield (
            f'<g transform="translate({at[0] + 330:g} {at[1] + 6:g})">'
            '<rect class="inset-empty" width="60" height="33" rx="6"/>'
            '<text class="note strong br-middle" x="30" y="26">?</text></g>'
        )


def battle_line(game: BloodRage, code: str, names: Sequence[str], forecast: Forecast) -> str:
    """One clan in the battle, in words."""
    say, (seat, figures, low, high, chance) = words(code).say, forecast
    told = [say("draw-str", (("value", figures),))]
    if seat == game.pillager:
        told.insert(0, say("draw-pillager"))
    told += (card_name(code, card) for card in game.zones[played_by(seat)])
    if low == high:
        told.append(say("draw-total", (("low", low),)))
    else:
        told.append(say("draw-range", (("low", low), ("high", high))))
    if is_open(game):
        told.append(say("draw-chance", (("percent", round(100 * chance)),)))
    elif game.winner == seat != NOBODY:
        told.append(say("draw-won"))
    return f"{names[seat]} ({clan_name(code, seat)}): {', '.join(told)}"
