"""The battle while it goes on: where, who, with what, and how it may end."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.drawing.bars import Bar, span
from ragnatafl.drawing.lettering import fitted, laid_out
from ragnatafl.drawing.picture import Layer, Plate
from ragnatafl.drawing.sight import told
from ragnatafl.games.bloodrage.face.cards import look_of
from ragnatafl.games.bloodrage.face.figures import emblem
from ragnatafl.games.bloodrage.face.sheets import kind_sign
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.face.words import card_name
from ragnatafl.games.bloodrage.mind.odds import Outlook, Standing, public_standings
from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.battle import card_strength
from ragnatafl.games.bloodrage.rules.board import PROVINCES
from ragnatafl.games.bloodrage.rules.components import played_by
from ragnatafl.kernel.seats import NOBODY

WIDE: Final = 660
_HEAD: Final = 42
_ROW: Final = 42
_CARD: Final = 34
_CARDS: Final = (292, 276)
"""Where the cards of a clan begin, and how much room they have."""
_BAR: Final = Bar(292, 8, 150, 26, 6)
_LEAST: Final = 19
"""Letters can be read on a phone."""


def battle_plate(sight: BloodRageSight) -> Plate:
    """A row for every clan that takes part, as high as its cards need."""
    clans = public_standings(sight.game)
    title = battle_title(sight)
    label = f"{title}. {'; '.join(battle_line(sight, standing) for standing in clans)}"
    longest = max((standing.high for standing in clans), default=1)
    rows: list[str] = []
    y = _HEAD
    for standing in clans:
        rows += _row(sight, standing, longest, y)
        y += _row_height(sight, standing)
    high = y + 6
    parts = (
        f'<g id="battle" role="img"{told(label, title)}',
        (
            f'<rect class="plate plate-turn" x="3" y="3" width="{WIDE - 6}" height="{high - 6}"'
            ' rx="11"/>'
        ),
        '<use href="#br-battle" class="sign-rage" transform="translate(28 25) scale(.75)"/>',
        (
            f'<text class="strong" x="54" y="33" font-size="{fitted(title, WIDE - 80, 26):.1f}">'
            f"{escape(title)}</text></g>"
        ),
        *rows,
    )
    return Plate("fight", title, (0, 0, WIDE, high), (Layer("battle", parts),))


def battle_title(sight: BloodRageSight) -> str:
    province = ("province", PROVINCES.write(sight.game.province))
    return sight.say("draw-battle" if sight.game.fighters else "draw-call", province)


def _row_height(sight: BloodRageSight, standing: Standing) -> int:
    cards = sight.game.zones[played_by(standing.seat)]
    lines = (laid_out(card_name(sight.words, card), *_NAME)[0] for card in cards)
    return max(_ROW, 8 + sum(_CARD + 20 * (len(line) - 1) for line in lines))


def _row(sight: BloodRageSight, standing: Standing, longest: int, top: int) -> Iterator[str]:
    game, (seat, figures, low, high) = sight.game, standing
    cards = game.zones[played_by(seat)]
    flag = '<use href="#br-axes" class="sign" transform="translate(212 21) scale(.5)"/>'
    won = '<use href="#br-first" class="sign-gold" transform="translate(632 21) scale(.75)"/>'
    called, size = laid_out(sight.names[seat], 146, 22, _LEAST)
    yield (
        f'<g class="seat-{seat}" transform="translate(0 {top})">'
        f'<g transform="translate(28 21)">{emblem(seat, 0.6)}</g>'
        f'<text class="strong" x="54" y="28" font-size="{size}">{escape(called[0])}</text>'
        f"{flag if seat == game.pillager else ''}"
        '<use href="#br-warrior" class="seat-none" transform="translate(246 20) scale(.52)"/>'
        f'<text x="260" y="28" font-size="22">{figures}</text>'
    )
    if not cards:
        yield _BAR.drawn(low, high, longest)
    yield (
        f'<text class="strong" x="{576 if cards else 454}" y="29" font-size="24">'
        f"{span(low, high)}</text>"
    )
    if game.winner == seat:
        yield won
    yield "</g>"
    yield from _cards(sight, standing, top + 4)


_NAME: Final = (_CARDS[1] - 86, 21, _LEAST)
"""The room that the name of a card has, and how large its letters may be."""


def _cards(sight: BloodRageSight, standing: Standing, top: int) -> Iterator[str]:
    """What was revealed, by name and number."""
    game, seat, (left, wide) = sight.game, standing.seat, _CARDS
    for card in game.zones[played_by(seat)]:
        worth = moments.CARD_STRENGTH.of(game, card_strength(game, seat, card), seat, card)
        kind = sight.content.kind[card]
        name = card_name(sight.words, card)
        lines, size = laid_out(name, *_NAME)
        high = _CARD + 20 * (len(lines) - 1)
        yield (
            f'<g transform="translate({left} {top})">'
            f'<rect class="card-{look_of(kind)}" width="{wide}" height="{high - 2}" rx="6"/>'
            f'<use href="#{kind_sign(kind)}" class="on-card"'
            f' transform="translate(18 {high / 2:g}) scale(.55)"/>'
        )
        for row, line in enumerate(lines):
            yield (
                f'<text class="on-card" x="36" y="{23 + 20 * row}" font-size="{size}">'
                f"{escape(line)}</text>"
            )
        yield (
            f'<text class="on-card strong br-end" x="{wide - 8}" y="{high / 2 + 8:g}"'
            f' font-size="23">+{worth}</text>'
            f'<rect {sight.hit(sight.card_anchor(card))} width="{wide}" height="{high - 2}"'
            f' rx="6"{told(f"{name} +{worth}", name)}</rect></g>'
        )
        top += high


def battle_notes(sight: BloodRageSight, told: Outlook) -> list[str]:
    """With what chances are as they are told."""
    game, notes = sight.game, []
    if told.card >= 0:
        is_laid = bool(game.sealed) and game.sealed[game.viewer] is not None
        card = ("card", card_name(sight.words, told.card))
        notes.append(sight.say("chance-with-laid" if is_laid else "chance-with", card))
    if not game.fighters:
        notes.append(sight.say("chance-call"))
    return notes


def battle_line(sight: BloodRageSight, standing: Standing) -> str:
    """One clan in the battle, in words."""
    game, say, (seat, figures, low, high) = sight.game, sight.say, standing
    parts = [say("draw-str", ("value", figures))]
    if seat == game.pillager:
        parts.insert(0, say("draw-pillager"))
    parts += (card_name(sight.words, card) for card in game.zones[played_by(seat)])
    if low == high:
        parts.append(say("draw-total", ("low", low)))
    else:
        parts.append(say("draw-range", ("low", low), ("high", high)))
    if game.winner == seat != NOBODY:
        parts.append(say("draw-won"))
    return f"{sight.names[seat]} ({sight.clan(seat)}): {', '.join(parts)}"
