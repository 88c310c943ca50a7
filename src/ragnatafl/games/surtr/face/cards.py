"""Action cards as they lie in a Follower's row, the Surtr die on the selected one (SOLO-5.0)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted, heading, wrapped
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import ACTIONS
from ragnatafl.games.surtr.face.sight import SurtrSight
from ragnatafl.games.surtr.face.words import bonus_text
from ragnatafl.games.surtr.rules.components import (
    CARDS,
    COSTS,
    RUNE_ACTIONS,
    Action,
    SurtrContent,
)
from ragnatafl.games.surtr.rules.state import action_of, row, side_of
from ragnatafl.kernel.content import Entry
from ragnatafl.kernel.language import Language
from ragnatafl.kernel.seats import Seat

WIDE: Final = 318
GAP: Final = 6
"""Between cards."""
_HEAD: Final = 36
_RUNE: Final = 27
_LINE: Final = 21
_BONUS: Final = _HEAD + 2 * _RUNE + 38
"""Where the bonus begins."""
_LEAST: Final = _BONUS + _LINE + 12
"""The height of a card with a bonus of one line."""
_TEXT: Final = 18
_ROOM: Final = 272
"""The breadth of a line of the bonus."""


def row_height(sight: SurtrSight, seat: Seat) -> int:
    """All cards below each other."""
    cards = row(sight.game, seat)
    return sum(card_height(sight.words, sight.box.things[card]) + GAP for card in cards)


def card_height(words: Language, entry: Entry) -> int:
    """As high as its bonus needs."""
    return _LEAST + _LINE * (max(1, len(_bonus(words, entry))) - 1)


def _bonus(words: Language, entry: Entry) -> list[str]:
    text = bonus_text(words, entry) or words.say("draw-card-no-bonus")
    return wrapped(heading(text), _ROOM / _TEXT)


def card_label(sight: SurtrSight, card: int) -> str:
    """Everything on an action card, in words."""
    action, say = action_of(sight.game, card), sight.say
    runes = ", ".join(
        f"{sight.name(RUNE_ACTIONS.write(rune))} ({COSTS[rune]})" for rune in action.runes
    )
    bonus = bonus_text(sight.words, sight.box.things[card])
    parts = [
        say("draw-card-hero", ("region", REGIONS.write(action.regions[side_of(sight.game)]))),
        say("draw-card-runes", ("names", runes)),
        say("draw-card-special", ("action", ACTIONS.write(action.special))),
        say("draw-card-tie", ("tie", "max" if action.is_max else "min")),
        say("draw-card-bonus", ("text", bonus.rstrip("."))) if bonus else say("draw-card-no-bonus"),
        say("draw-card-refresh", ("refresh", refresh_of(action))),
    ]
    name = sight.name(CARDS.write(card))
    if card == sight.game.selected:
        name = f"{name} ({say('draw-selected')})"
    return f"{name}: {'; '.join(parts)}"


def draw_row(sight: SurtrSight, seat: Seat, at: Point) -> Iterator[str]:
    """The action row from left to right, here from above to below."""
    game, (x, y) = sight.game, at
    side = side_of(game)
    for place, card in enumerate(row(game, seat)):
        high = card_height(sight.words, sight.box.things[card])
        yield (
            f'<g id="card:{CARDS.write(card)}" class="closer" role="img"'
            f' transform="translate({x:g} {y:g})"'
            f"{told(card_label(sight, card), sight.name(CARDS.write(card)))}"
        )
        yield printed_action(sight.box, sight.words, card, side, high)
        if card == game.selected:
            yield _selected(place, high)
        yield "</g>"
        y += high + GAP


@cache
def _selected(place: int, high: int) -> str:
    """The die shows its place."""
    return (
        f'<rect class="action-now" x="2" y="2" width="{WIDE - 4}" height="{high - 4}" rx="11"/>'
        f'<g transform="translate({WIDE // 2 + 6} 19) rotate(-8) scale(.9)"><use href="#lr-die"/>'
        f'<use href="#lr-die-{place + 1}"/></g>'
    )


@cache
def printed_action(box: SurtrContent, words: Language, card: int, side: int, high: int) -> str:
    """All that is printed on a card, from its upper left corner."""
    action = box.action[card]
    look = {"basic": "", "hero": "-hero", "advanced": "-advanced"}[action.kind]
    region = REGIONS.write(action.regions[side])
    parts = [
        (
            f'<rect class="action-paper" x="1.500" y="1.500" width="{WIDE - 3}"'
            f' height="{high - 3}" rx="11"/>'
            f'<path class="card-action{look}" d="M3 {_HEAD}V14Q3 3 14 3H{WIDE - 14}'
            f'Q{WIDE - 3} 3 {WIDE - 3} 14V{_HEAD}z"/>'
            '<use href="#lr-hero" style="--own-ink:#fbf2df"'
            ' transform="translate(24 20) scale(.78)"/>'
            f'<text class="plate-number" x="58" y="29" style="font-size:24px">{region}</text>'
        ),
        _tie(action),
        *_rune_actions(words, action),
        *_special(words, action),
        *_printed_bonus(words, box.things[card]),
        _refresh(action, high),
    ]
    return "".join(parts)


def _tie(action: Action) -> str:
    word, arrow = ("Max", "M-7 4L0-6 7 4z") if action.is_max else ("Min", "M-7-5L0 5 7-5z")
    return (
        f'<g transform="translate({WIDE - 50} 19)"><rect class="tie" x="-40" y="-13" width="82"'
        f' height="26" rx="8"/><path class="wheel-sign" d="{arrow}" transform="translate(-26 0)"/>'
        f'<text class="tie-text" x="12" y="7">{word}</text></g>'
    )


def _rune_actions(words: Language, action: Action) -> Iterator[str]:
    """In their order: what it costs, sign, name."""
    for place, rune in enumerate(action.runes):
        y = _HEAD + 16 + _RUNE * place
        name = heading(words.name(RUNE_ACTIONS.write(rune)))
        yield (
            f'<g transform="translate(0 {y})"><use href="#lr-pebble" class="cost"'
            ' style="--pebble:#3d4248" transform="translate(22 0) scale(.62)"/>'
            f'<text class="cost-text" x="22" y="6">{COSTS[rune]}</text>'
            f'<use href="#lr-rune-{RUNE_ACTIONS.write(rune)}" class="sign"'
            ' transform="translate(52 0) scale(.54)"/>'
            f'<text x="70" y="7" font-size="{fitted(name, WIDE - 84, 19):.1f}">'
            f"{escape(name)}</text></g>"
        )


def _special(words: Language, action: Action) -> Iterator[str]:
    name = ACTIONS.write(action.special)
    said = words.name(name)
    y = _HEAD + 2 * _RUNE + 20
    yield (
        f'<path class="card-rule" d="M14 {y - 16}H{WIDE - 14}"/>'
        f'<g transform="translate(0 {y})"><circle class="wheel-cell" cx="24" cy="1" r="15"/>'
        f'<use href="#lr-action-{name}" class="wheel-sign" transform="translate(24 1) scale(.5)"/>'
        f'<text class="strong" x="48" y="8" font-size="{fitted(said, WIDE - 62, 20):.1f}">'
        f"{escape(said)}</text></g>"
    )


def _printed_bonus(words: Language, entry: Entry) -> Iterator[str]:
    """The bonus with its condition."""
    ink = "" if entry.when else ' class="faint"'
    for number, line in enumerate(_bonus(words, entry)):
        y = _BONUS + _LINE * (number + 1)
        yield f'<text{ink} x="14" y="{y}" font-size="{_TEXT}">{escape(line)}</text>'


def refresh_of(action: Action) -> str:
    """What becomes of the card afterwards."""
    return "reshuffle" if action.returns else "remove"


def _refresh(action: Action, high: int) -> str:
    return (
        f'<use href="#lr-{refresh_of(action)}" class="sign-faint"'
        f' transform="translate({WIDE - 20} {high - 20}) scale(.5)"/>'
    )
