"""The battle while it goes on: where, who, with what, and how it may end."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.drawing.bars import Bar, span
from ragnatafl.drawing.lettering import fitted, laid_out
from ragnatafl.drawing.picture import Layer, Plate
from ragnatafl.drawing.sheets import ROOM
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
from ragnatafl.kernel.seats import NOBODY, Seat

_HEAD: Final = 36
_ROW: Final = 38
_CARD: Final = 27
_BAR: Final = Bar(36, 27, ROOM - 46, 8, 4)
_CALLED: Final = 0.88 * 106  # bold letters are broader
"""The room that the name of a seat has, before the axes of who pillages."""
_NAME: Final = (ROOM - 106, 17, 14)
"""The room that the name of a card has, and how large its letters may be."""


def battle_plate(sight: BloodRageSight) -> Plate:
    """A row for every clan that takes part, below it the cards that it has revealed."""
    clans = public_standings(sight.game)
    title = battle_title(sight)
    label = f"{title}. {'; '.join(battle_line(sight, standing) for standing in clans)}"
    longest = max((standing.high for standing in clans), default=1)
    rows: list[str] = []
    y = _HEAD
    for standing in clans:
        rows += _row(sight, standing, longest, y)
        y += _ROW
        for card in sight.game.zones[played_by(standing.seat)]:
            face, high = _card(sight, standing.seat, card, y)
            rows.append(face)
            y += high
    high = y + 6
    size = fitted(title, 0.88 * (ROOM - 54), 20)  # bold letters are broader
    parts = (
        f'<g id="battle" role="img"{told(label, title)}',
        (
            f'<rect class="plate plate-turn" x="2" y="2" width="{ROOM - 4}" height="{high - 4}"'
            ' rx="9"/>'
        ),
        '<use href="#br-battle" class="sign-rage" transform="translate(21 20) scale(.6)"/>',
        f'<text class="strong" x="40" y="27" font-size="{size:.1f}">{escape(title)}</text></g>',
        *rows,
    )
    return Plate("fight", title, (0, 0, ROOM, high), (Layer("battle", parts),), "fight")


def battle_title(sight: BloodRageSight) -> str:
    province = ("province", PROVINCES.write(sight.game.province))
    return sight.say("draw-battle" if sight.game.fighters else "draw-call", province)


def _row(sight: BloodRageSight, standing: Standing, longest: int, top: int) -> Iterator[str]:
    game, (seat, figures, low, high) = sight.game, standing
    flag = '<use href="#br-axes" class="sign" transform="translate(158 14) scale(.42)"/>'
    won = '<use href="#br-first" class="sign-gold" transform="translate(306 14) scale(.6)"/>'
    called, size = laid_out(sight.names[seat], _CALLED, 18, 14)
    yield (
        f'<g class="seat-{seat}" transform="translate(0 {top})">'
        f'<g transform="translate(21 18)">{emblem(seat, 0.48)}</g>'
        f'<text class="strong" x="38" y="20" font-size="{size}">{escape(called[0])}</text>'
        f"{flag if seat == game.pillager else ''}"
        '<use href="#br-warrior" class="seat-none" transform="translate(184 13) scale(.45)"/>'
        f'<text x="195" y="20" font-size="18">{figures}</text>'
        f'<text class="strong br-end" x="284" y="20" font-size="18">{span(low, high)}</text>'
        f"{_BAR.drawn(low, high, longest)}"
    )
    if game.winner == seat:
        yield won
    yield "</g>"


def _card(sight: BloodRageSight, seat: Seat, card: int, top: int) -> tuple[str, int]:
    """A card that was revealed, by name and number; and how high it is."""
    game, kind = sight.game, sight.content.kind[card]
    worth = moments.CARD_STRENGTH.of(game, card_strength(game, seat, card), seat, card)
    name, wide = card_name(sight.words, card), ROOM - 46
    lines, size = laid_out(name, *_NAME)
    high = _CARD + 18 * (len(lines) - 1)
    names = "".join(
        f'<text class="on-card" x="32" y="{18 + 18 * row}" font-size="{size}">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    return (
        f'<g transform="translate(36 {top})">'
        f'<rect class="card-{look_of(kind)}" width="{wide}" height="{high - 3}" rx="5"/>'
        f'<use href="#{kind_sign(kind)}" class="on-card"'
        f' transform="translate(16 {high / 2 - 1:g}) scale(.45)"/>{names}'
        f'<text class="on-card strong br-end" x="{wide - 8}" y="{high / 2 + 5:g}"'
        f' font-size="18">+{worth}</text>'
        f'<rect {sight.hit(sight.card_anchor(card))} width="{wide}" height="{high - 3}"'
        f' rx="5"{told(f"{name} +{worth}", name)}</rect></g>'
    ), high


def battle_notes(sight: BloodRageSight, told: Outlook) -> list[str]:
    """With what chances are as they are told."""
    game, notes = sight.game, []
    if len(told.by_card) > 1 and len({chance for _, chance in told.by_card}) == 1:
        notes.append(sight.say("chance-with-any"))
    elif told.card >= 0:
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
