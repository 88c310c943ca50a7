"""The hunt while it goes on: prey and wound spaces, the attack in play, the defence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted, laid_out, wrapped
from ragnatafl.drawing.picture import Layer, Plate
from ragnatafl.drawing.sheets import ROOM
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.battle import CARD, ground, small_cards
from ragnatafl.games.lords.face.figures import emblem
from ragnatafl.games.lords.face.monsters import space_anchor, space_label, wound_space
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import card_name, card_text, special_text
from ragnatafl.games.lords.rules.components import (
    ATTACK_DECK,
    ATTACK_PLAYED,
    BOSS,
    PREY,
    WISDOM,
    claws_of,
    hand_of,
    played_by,
)
from ragnatafl.games.lords.rules.hunt.hunts import defence, fury, keeper, open_attack
from ragnatafl.games.lords.rules.state import attribute, open_spaces
from ragnatafl.kernel.seats import NOBODY

_SPACES: Final = 52
_SPACE: Final = 54
_ATTACK: Final = _SPACES + _SPACE + 6


def hunt_plate(sight: LordsSight) -> Plate:
    """Prey and wound spaces, the attack in play, what the hunter has played."""
    game, title = sight.game, hunt_title(sight)
    attack, below = _attack(sight)
    defence = _ATTACK + below
    played = game.zones[played_by(game.active)]
    high = defence + 30 + CARD * len(played) + 6
    parts = (
        f'<g id="hunt" role="img"{told(hunt_label(sight), title)}{ground(high)}',
        *_head(sight),
        *_spaces(sight),
        "</g>",
        *_hits(sight),
        f'<g transform="translate(10 {_ATTACK})">{attack}</g>',
        *_defence(sight, defence),
        *small_cards(sight, played, defence + 30),
    )
    return Plate("fight", title, (0, 0, ROOM, high), (Layer("hunt", parts),), "fight")


def hunt_title(sight: LordsSight) -> str:
    return sight.say("draw-hunt", ("prey", sight.name(PREY.write(sight.game.prey))))


def _head(sight: LordsSight) -> Iterator[str]:
    game = sight.game
    look = "lr-boss-base" if game.prey == BOSS else "lr-monster-base"
    hunter, size = laid_out(sight.names[game.active], 112, 17, 14)
    title = hunt_title(sight)
    cards = len(game.zones[hand_of(game.active)])
    yield (
        f'<use href="#lr-lair" class="{look}" transform="translate(26 27) scale(.6)"/>'
        f'<use href="#lr-{PREY.ids[game.prey]}" transform="translate(26 27) scale(.6)"/>'
        f'<text class="strong" x="52" y="22" font-size="{fitted(title, ROOM - 68, 20):.1f}">'
        f"{escape(title)}</text>"
        f'<g transform="translate(62 37)">{emblem(game.active, 0.36)}</g>'
        f'<text x="76" y="43" font-size="{size}">{escape(hunter[0])}</text>'
        '<use href="#lr-cards" class="sign" transform="translate(204 37) scale(.46)"/>'
        f'<text class="strong" x="216" y="43" font-size="17">{cards}</text>'
    )


def _step(sight: LordsSight) -> float:
    return min(62.0, (ROOM - 18) / len(sight.content.spaces[sight.game.prey]))


def _spaces(sight: LordsSight) -> Iterator[str]:
    game, content = sight.game, sight.content
    step = _step(sight)
    spaces = zip(content.spaces_of[game.prey], content.spaces[game.prey], strict=True)
    for place, (space, kind) in enumerate(spaces):
        at = (10 + place * step, _SPACES)
        yield wound_space(kind, game.wounds[space], at, step - 3, _SPACE)


def _hits(sight: LordsSight) -> Iterator[str]:
    """Spaces alike are pointed at together: the first that is open, or else the first."""
    game, content = sight.game, sight.content
    step = _step(sight)
    shown: dict[int, tuple[int, bool]] = {}
    spaces = zip(content.spaces_of[game.prey], content.spaces[game.prey], strict=True)
    for place, (space, kind) in enumerate(spaces):
        is_open = game.wounds[space] == NOBODY
        if kind not in shown or (is_open and not shown[kind][1]):
            shown[kind] = (place, is_open)
    for place, is_open in shown.values():
        label = space_label(sight, content.spaces[game.prey][place])
        if not is_open:
            label = f"{label}: {sight.say('draw-covered-space')}"
        anchor = space_anchor(content.spaces[game.prey][place])
        yield (
            f'<rect {sight.hit(anchor)} x="{10 + place * step:.1f}" y="{_SPACES}"'
            f' width="{step - 3:.1f}" height="{_SPACE}" rx="6"{told(label)}</rect>'
        )


def _attack(sight: LordsSight) -> tuple[str, int]:
    """The attack card in play with fury, weak point and text; how many are left; its height."""
    game, wide = sight.game, ROOM - 20
    facts = (
        ("deck", len(game.zones[ATTACK_DECK])),
        ("claws", len(game.zones[claws_of(keeper(game))])),
    )
    left = wrapped(sight.say("draw-attacks-left", *facts), (wide - 30) / 15)
    if game.zones[ATTACK_PLAYED]:
        face, below = _card(sight, wide)
    else:
        special = special_text(sight.content, sight.words, game.prey)
        lines = wrapped(special, (wide - 44) / 15)
        below = 34 + 18 * len(lines) + 6
        face = (
            f'<rect class="inset-empty" width="{wide}" height="{below}" rx="8"/>'
            f'<text class="faint" x="10" y="22" font-size="16">'
            f"{escape(sight.say('draw-no-attack'))}</text>"
            '<use href="#lr-fury" class="sign-blood" transform="translate(18 43) scale(.42)"/>'
            f"{''.join(_written(lines, 36, 49))}"
        )
    deck = f'<use href="#lr-card" class="sign" transform="translate(12 {below + 15}) scale(.46)"/>'
    return f"{face}{deck}{''.join(_written(left, 28, below + 20))}", below + 8 + 18 * len(left)


def _card(sight: LordsSight, wide: int) -> tuple[str, int]:
    game = sight.game
    card, entry, text = game.zones[ATTACK_PLAYED][-1], open_attack(game), attack_text(sight)
    name = card_name(sight.content, sight.words, card)
    lines = wrapped(text, (wide - 20) / 15)
    high = 32 + 18 * len(lines) + 10
    return (
        f'<rect class="card-edge" width="{wide}" height="{high}" rx="8"/>'
        f'<path class="card-attack" d="M3 32V11Q3 3 11 3H{wide - 11}q8 0 8 8V32z"/>'
        f'<path class="card-paper" d="M3 32H{wide - 3}V{high - 11}q0 8-8 8H11q-8 0-8-8z"/>'
        f'<text class="on-card strong" x="10" y="23" font-size="{fitted(name, 176, 17):.1f}">'
        f"{escape(name)}</text>"
        '<use href="#lr-fury" class="on-card" transform="translate(212 17) scale(.52)"/>'
        f'<text class="on-card strong" x="226" y="24" font-size="20">{fury(game)}</text>'
        '<use href="#lr-weak" class="on-card" transform="translate(264 17) scale(.52)"/>'
        f'<text class="on-card strong" x="278" y="24" font-size="20">{entry.weak_point}</text>'
        f"{''.join(_written(lines, 10, 50))}"
        f'<rect {sight.hit(sight.card_anchor(card))} width="{wide}" height="{high}" rx="8"'
        f"{told(f'{attack_label(sight)}: {text}', name)}</rect>"
    ), high


def _written(lines: Sequence[str], x: int, y: int) -> Iterator[str]:
    for row, line in enumerate(lines):
        yield f'<text x="{x}" y="{y + 18 * row}" font-size="15">{escape(line)}</text>'


def attack_text(sight: LordsSight) -> str:
    """What the attack does; a special attack as the board of the prey says."""
    card = sight.game.zones[ATTACK_PLAYED][-1]
    if any(line.get("step") == "special-attack" for line in sight.content.entry[card].when):
        return special_text(sight.content, sight.words, sight.game.prey)
    return card_text(sight.content, sight.words, card)


def attack_label(sight: LordsSight) -> str:
    game, entry = sight.game, open_attack(sight.game)
    facts = (("fury", fury(game)), ("weak", entry.weak_point), ("draws", entry.draws))
    name = card_name(sight.content, sight.words, game.zones[ATTACK_PLAYED][-1])
    return f"{name} ({sight.say('draw-attack', *facts)})"


def _defence(sight: LordsSight, top: int) -> Iterator[str]:
    """What the hunter has played, against fury and against the weak point; injuries."""
    game = sight.game
    wisdom, spent = attribute(game, game.active, WISDOM), defence(game)
    yield f'<g class="seat-{game.active}" transform="translate(10 {top})">'
    if game.zones[ATTACK_PLAYED]:
        weak = open_attack(game).weak_point
        good = wisdom + spent >= weak
        yield (
            '<use href="#lr-shield" class="sign" transform="translate(12 14) scale(.52)"/>'
            f'<text class="strong" x="27" y="20" font-size="17">{spent}/{fury(game)}</text>'
            '<use href="#lr-weak" class="sign" transform="translate(92 14) scale(.52)"/>'
            f'<text class="strong" x="107" y="20" font-size="17">{wisdom}+{spent}/{weak}'
            f"{' ✓' if good else ''}</text>"
        )
    hurt = game.injured[game.active].bit_count()
    for number in range(3):
        look = "hurt" if number < hurt else "sign-faint"
        fade = "" if number < hurt else ' opacity=".35"'
        yield (
            f'<use href="#lr-drop" class="{look}"{fade}'
            f' transform="translate({238 + 26 * number} 14) scale(.52)"/>'
        )
    yield "</g>"


def hunt_label(sight: LordsSight) -> str:
    """All of it, in words."""
    game, content = sight.game, sight.content
    kinds = [content.space_kind[space] for space in open_spaces(game, game.prey)]
    spaces = ", ".join(space_label(sight, kind) for kind in kinds)
    facts = (
        ("deck", len(game.zones[ATTACK_DECK])),
        ("claws", len(game.zones[claws_of(keeper(game))])),
    )
    parts = [
        hunt_title(sight),
        sight.names[game.active],
        sight.say("draw-open-spaces", ("spaces", spaces)),
        sight.say("draw-attacks-left", *facts),
    ]
    if game.zones[ATTACK_PLAYED]:
        parts.append(f"{attack_label(sight)}: {attack_text(sight)}")
        spent = defence(game)
        reach = attribute(game, game.active, WISDOM) + spent
        parts.append(sight.say("draw-defence", ("value", spent), ("reach", reach)))
    return " · ".join(parts)
