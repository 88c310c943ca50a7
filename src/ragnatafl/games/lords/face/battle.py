"""The battle while it goes on: where, who, with what, and how it may end."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.drawing.bars import Bar, span
from ragnatafl.drawing.chances import in_words
from ragnatafl.drawing.lettering import fitted, laid_out
from ragnatafl.drawing.picture import Layer, Plate
from ragnatafl.drawing.sheets import ROOM
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import emblem
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import card_name
from ragnatafl.games.lords.mind.odds import PASS, Outlook, Standing, is_open, public_standings
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import WEAPONS, played_by
from ragnatafl.kernel.seats import NOBODY

_HEAD: Final = 36
_ROW: Final = 42
CARD: Final = 27
_BAR: Final = Bar(226, 27, ROOM - 236, 8, 4)


def battle_plate(sight: LordsSight) -> Plate:
    """Both sides, below each of them the cards that it has played."""
    game = sight.game
    sides = public_standings(game)
    title = sight.say("draw-battle", ("region", REGIONS.write(game.battle_region)))
    label = f"{title}. {'; '.join(battle_line(sight, side) for side in sides)}"
    longest = max((side.high for side in sides), default=1)
    rows: list[str] = []
    y = _HEAD
    for side in sides:
        rows += _side(sight, side, longest, y)
        rows += small_cards(sight, game.zones[played_by(side.seat)], y + _ROW)
        y += _ROW + CARD * len(game.zones[played_by(side.seat)])
    high = y + 4
    parts = (
        f'<g id="battle" role="img"{told(label, title)}{ground(high)}',
        '<use href="#lr-sword" class="sign-blood" transform="translate(22 20) scale(.62)"/>',
        f'<text class="strong" x="40" y="27" font-size="20">{escape(title)}</text></g>',
        *rows,
    )
    return Plate("fight", title, (0, 0, ROOM, high), (Layer("battle", parts),), "fight")


def ground(high: float) -> str:
    """Of a battle or a hunt."""
    return (
        f'<rect class="plate plate-turn" x="2" y="2" width="{ROOM - 4}" height="{high - 4:g}"'
        ' rx="9"/>'
    )


def _side(sight: LordsSight, side: Standing, longest: int, top: int) -> Iterator[str]:
    """Name and role, value so far and at most, symbols."""
    game, (seat, armies, low, high) = sight.game, side
    role = sight.say("draw-attacker" if seat == game.attacker else "draw-defender")
    if is_open(game) and game.passed >> seat & 1:
        role = sight.say("draw-passed")
    symbols = max(0, game.symbols[seat] - game.spared[seat])
    called, size = laid_out(sight.names[seat], 158, 18, 14)
    yield (
        f'<g class="seat-{seat}" transform="translate(0 {top})">'
        f'<g transform="translate(21 18)">{emblem(seat, 0.5)}</g>'
        f'<text class="strong" x="40" y="17" font-size="{size}">{escape(called[0])}</text>'
        f'<text class="faint" x="40" y="36" font-size="{fitted(role, 98, 15):.1f}">'
        f"{escape(role)}</text>"
        '<use href="#lr-army" class="sign" transform="translate(150 31) scale(.42)"/>'
        f'<text class="strong" x="161" y="36" font-size="17">{armies}</text>'
        '<use href="#lr-drop" class="sign-blood" transform="translate(192 31) scale(.4)"/>'
        f'<text class="strong" x="201" y="36" font-size="17">{symbols}</text>'
        f'<text class="strong lr-end" x="284" y="19" font-size="18">{span(low, high)}</text>'
        f"{_BAR.drawn(low, high, longest)}"
    )
    if not is_open(game) and game.winner == seat != NOBODY:
        crown = "translate(306 15) scale(.6)"
        yield f'<use href="#lr-authority" class="sign-gold" transform="{crown}"/>'
    yield "</g>"


def small_cards(sight: LordsSight, cards: list[int], top: int) -> Iterator[str]:
    """Cards that lie open, a line each: weapon, name, symbols and value."""
    content, wide = sight.content, ROOM - 20
    for place, card in enumerate(cards):
        name, value = card_name(sight.content, sight.words, card), content.value[card]
        room = wide - 66 - 14 * content.symbols[card]
        drops = "".join(
            f'<use href="#lr-drop" class="on-card" transform="translate('
            f'{wide - 36 - 14 * number} 12) scale(.36)"/>'
            for number in range(content.symbols[card])
        )
        yield (
            f'<g transform="translate(10 {top + CARD * place})">'
            f'<rect class="card-combat" width="{wide}" height="{CARD - 3}" rx="5"/>'
            f'<use href="#lr-{WEAPONS.ids[content.weapon[card]]}" class="on-card"'
            ' transform="translate(16 12) scale(.46)"/>'
            f'<text class="on-card" x="32" y="18" font-size="{fitted(name, room, 17):.1f}">'
            f"{escape(name)}</text>"
            f'<text class="on-card strong lr-end" x="{wide - 8}" y="18" font-size="18">{value}'
            f"</text>{drops}"
            f'<rect {sight.hit(sight.card_anchor(card))} width="{wide}" height="{CARD - 3}" rx="5"'
            f"{told(f'{name} {value}')}</rect></g>"
        )


def battle_notes(sight: LordsSight, told: Outlook) -> list[str]:
    """With what chances are as they are told."""
    notes, passing = [], dict(told.by_card).get(PASS)
    if len(told.by_card) < 2:
        return []
    if len({chance for _, chance in told.by_card}) == 1:
        return [sight.say("chance-with-any")]
    if told.card >= 0:
        card = ("card", card_name(sight.content, sight.words, told.card))
        notes.append(sight.say("chance-with", card))
    elif told.card == PASS:
        notes.append(sight.say("chance-with-pass"))
    if passing is not None and told.card != PASS:
        notes.append(f"{sight.say('chance-if-pass')}: {in_words(sight, 'chance-win', passing)}")
    return notes


def battle_line(sight: LordsSight, side: Standing) -> str:
    """One side of the battle, in words."""
    game, (seat, armies, low, high) = sight.game, side
    parts = [
        sight.say("draw-attacker" if seat == game.attacker else "draw-defender"),
        sight.say("draw-army-value", ("value", armies)),
        *(card_name(sight.content, sight.words, card) for card in game.zones[played_by(seat)]),
        sight.say("draw-battle-value", ("low", low), ("high", high)),
    ]
    if game.symbols[seat]:
        parts.append(sight.say("draw-symbols", ("count", game.symbols[seat])))
    if game.winner == seat:
        parts.append(sight.say("draw-won"))
    return f"{sight.names[seat]}: {', '.join(parts)}"
