"""The battle while it goes on: where, who, with what, and how it may end."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.drawing.bars import Bar, span
from ragnatafl.drawing.chances import in_words
from ragnatafl.drawing.lettering import shortened
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.sheets import screen
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import emblem
from ragnatafl.games.lords.face.map import SIZE
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import card_name
from ragnatafl.games.lords.mind.odds import PASS, Outlook, Standing, is_open, public_standings
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import WEAPONS, played_by
from ragnatafl.games.lords.rules.state import is_fighting
from ragnatafl.kernel.seats import NOBODY

LEFT: Final = 22
WIDE: Final = SIZE - 2 * LEFT
_HEAD: Final = 50
_ROW: Final = 100
_BAR: Final = Bar(448, 8, 190, 34, 7)


def screen_top(sight: LordsSight, region: int, high: float) -> float:
    """On the half of the map that is not fought over."""
    lower = region >= 0 and sight.board.entries[region].centre[1] > SIZE / 2
    return 24 if lower else SIZE - 24 - high


def draw_battle(sight: LordsSight) -> str:
    game = sight.game
    if not is_fighting(game):
        return ""
    sides = public_standings(game)
    high = _HEAD + _ROW * len(sides) + 8
    top = screen_top(sight, game.battle_region, high)
    title = sight.say("draw-battle", ("region", REGIONS.write(game.battle_region)))
    label = f"{title}. {'; '.join(battle_line(sight, side) for side in sides)}"
    longest = max((side.high for side in sides), default=1)
    return "".join(
        (
            f'<g id="battle" role="img" transform="translate({LEFT} {top:g})"{told(label, title)}',
            screen(WIDE, high),
            '<use href="#lr-sword" class="sign-blood" transform="translate(32 27)"/>',
            f'<text class="name" x="62" y="38">{escape(title)}</text></g>',
            *(
                part
                for row, side in enumerate(sides)
                for part in _side(sight, side, longest, (LEFT, top + _HEAD + _ROW * row))
            ),
        )
    )


def _side(sight: LordsSight, side: Standing, longest: int, at: Point) -> Iterator[str]:
    """Name and role, value so far and at most, symbols; below the cards played."""
    game, (seat, armies, low, high) = sight.game, side
    role = sight.say("draw-attacker" if seat == game.attacker else "draw-defender")
    symbols = max(0, game.symbols[seat] - game.spared[seat])
    yield (
        f'<g class="seat-{seat}" transform="translate({at[0]:g} {at[1]:g})">'
        f'<g transform="translate(34 26)">{emblem(seat, 0.74)}</g>'
        f'<text class="note strong" x="62" y="24">'
        f"{escape(shortened(sight.names[seat], 190 / 29))}</text>"
        f'<text class="small faint" x="62" y="49">{escape(role)}</text>'
        '<use href="#lr-army" class="sign" transform="translate(284 25) scale(.7)"/>'
        f'<text class="note strong" x="302" y="35">{armies}</text>'
        '<use href="#lr-drop" class="sign-blood" transform="translate(372 25) scale(.66)"/>'
        f'<text class="note strong" x="388" y="35">{symbols}</text>'
        f"{_BAR.drawn(low, high, longest)}"
        f'<text class="note strong" x="652" y="36">{span(low, high)}</text>'
    )
    if is_open(game):
        if game.passed >> seat & 1:
            passed = escape(sight.say("draw-passed"))
            yield f'<text class="small faint" x="762" y="35">{passed}</text>'
    elif game.winner == seat != NOBODY:
        crown = f"translate({WIDE - 40} 25) scale(1.1)"
        yield f'<use href="#lr-authority" class="sign-gold" transform="{crown}"/>'
    yield "</g>"
    yield from small_cards(sight, game.zones[played_by(seat)], (at[0] + 62, at[1] + 58), WIDE - 80)


def small_cards(sight: LordsSight, cards: list[int], at: Point, room: float) -> Iterator[str]:
    """Cards that lie open: weapon, name and value."""
    content = sight.content
    wide = min(214, room / max(1, len(cards)))
    for place, card in enumerate(cards):
        name, value = card_name(sight.content, sight.words, card), content.value[card]
        room_for_name = wide - 74 - 15 * content.symbols[card]
        drops = "".join(
            f'<use href="#lr-drop" class="on-card" transform="translate('
            f'{wide - 44 - 15 * number:.0f} 18) scale(.42)"/>'
            for number in range(content.symbols[card])
        )
        yield (
            f'<g transform="translate({at[0] + place * wide:.0f} {at[1]:g})">'
            f'<rect class="card-combat" width="{wide - 6:.0f}" height="36" rx="7"/>'
            f'<use href="#lr-{WEAPONS.ids[content.weapon[card]]}" class="on-card"'
            ' transform="translate(20 18) scale(.62)"/>'
            f'<text class="card-line" x="38" y="26">'
            f"{escape(shortened(name, room_for_name / 25))}</text>"
            f'<text class="card-line strong lr-end" x="{wide - 14:.0f}" y="27">{value}</text>'
            f"{drops}"
            f'<rect {sight.hit(sight.card_anchor(card))} width="{wide - 6:.0f}" height="36" rx="7"'
            f"{told(f'{name} {value}')}</rect></g>"
        )


def battle_notes(sight: LordsSight, told: Outlook) -> list[str]:
    """With what chances are as they are told."""
    notes, passing = [], dict(told.by_card).get(PASS)
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
