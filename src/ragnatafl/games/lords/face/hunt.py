"""The hunt while it goes on: prey and wound spaces, the attack in play, the defence."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import shortened, wrapped, written
from ragnatafl.drawing.sheets import screen
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.battle import LEFT, WIDE, screen_top, small_cards
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
from ragnatafl.games.lords.rules.state import attribute, open_spaces, prey_region
from ragnatafl.kernel.seats import NOBODY

_HIGH: Final = 356
_SPACES: Final = 62
_ATTACK: Final = 164


def draw_hunt(sight: LordsSight) -> str:
    game = sight.game
    if game.prey < 0:
        return ""
    top = screen_top(sight, prey_region(game, game.prey), _HIGH)
    return "".join(
        (
            f'<g id="hunt" role="img" transform="translate({LEFT} {top:g})"',
            told(hunt_label(sight), hunt_title(sight)),
            screen(WIDE, _HIGH),
            *_head(sight),
            *_spaces(sight),
            "</g>",
            *_hits(sight, top),
            *_attack(sight, top + _ATTACK),
            *_defence(sight, top + _ATTACK),
        )
    )


def hunt_title(sight: LordsSight) -> str:
    return sight.say("draw-hunt", ("prey", sight.name(PREY.write(sight.game.prey))))


def _head(sight: LordsSight) -> Iterator[str]:
    game = sight.game
    look = "lr-boss-base" if game.prey == BOSS else "lr-monster-base"
    hunter = sight.names[game.active]
    yield (
        f'<use href="#lr-lair" class="{look}" transform="translate(36 31) scale(.86)"/>'
        f'<use href="#lr-{PREY.ids[game.prey]}" transform="translate(36 31) scale(.86)"/>'
        f'<text class="name" x="72" y="41">'
        f"{escape(shortened(hunt_title(sight), 330 / 32))}</text>"
        f'<g transform="translate(436 31)">{emblem(game.active, 0.72)}</g>'
        f'<text class="note" x="464" y="40">{escape(shortened(hunter, 170 / 29))}</text>'
        f'<use href="#lr-cards" class="sign" transform="translate(664 31) scale(.8)"/>'
        f'<text class="note strong" x="684" y="41">{len(game.zones[hand_of(game.active)])}</text>'
    )


def _step(sight: LordsSight) -> float:
    return min(116.0, (WIDE - 28) / len(sight.content.spaces[sight.game.prey]))


def _spaces(sight: LordsSight) -> Iterator[str]:
    game, content = sight.game, sight.content
    step = _step(sight)
    spaces = zip(content.spaces_of[game.prey], content.spaces[game.prey], strict=True)
    for place, (space, kind) in enumerate(spaces):
        yield wound_space(kind, game.wounds[space], (14 + place * step, _SPACES), step - 8, 90)


def _hits(sight: LordsSight, top: float) -> Iterator[str]:
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
            f'<rect {sight.hit(anchor)} x="{LEFT + 14 + place * step:.1f}" y="{top + _SPACES:g}"'
            f' width="{step - 8:.1f}" height="90" rx="8"{told(label)}</rect>'
        )


def _attack(sight: LordsSight, top: float) -> Iterator[str]:
    """The attack card in play with fury, weak point and text; how many are left."""
    game = sight.game
    left = len(game.zones[ATTACK_DECK])
    claws = len(game.zones[claws_of(keeper(game))])
    yield f'<g transform="translate({LEFT + 14} {top:g})">'
    if not game.zones[ATTACK_PLAYED]:
        yield '<rect class="inset-empty" width="450" height="132" rx="10"/>'
        yield f'<text class="note faint" x="16" y="36">{escape(sight.say("draw-no-attack"))}</text>'
        special = special_text(sight.content, sight.words, game.prey)
        yield '<use href="#lr-fury" class="sign-blood" transform="translate(28 66) scale(.6)"/>'
        yield from written(wrapped(special, 392 / 26)[:3], "small", 50, 74, 26)
        yield _left(sight, left, claws) + "</g>"
        return
    card, entry = game.zones[ATTACK_PLAYED][-1], open_attack(game)
    text = attack_text(sight)
    name = card_name(sight.content, sight.words, card)
    yield (
        '<rect class="card-edge" width="450" height="132" rx="10"/>'
        '<path class="card-attack" d="M4 50V13Q4 4 13 4H437Q446 4 446 13V50z"/>'
        '<path class="card-paper" d="M4 50H446V119q0 9-9 9H13q-9 0-9-9z"/>'
        f'<text class="card-line strong" x="14" y="36">{escape(shortened(name, 250 / 25))}</text>'
        '<use href="#lr-fury" class="on-card" transform="translate(300 27) scale(.8)"/>'
        f'<text class="card-line strong" x="320" y="37" font-size="30">{fury(game)}</text>'
        '<use href="#lr-weak" class="on-card" transform="translate(384 27) scale(.8)"/>'
        f'<text class="card-line strong" x="406" y="37" font-size="30">{entry.weak_point}</text>'
    )
    yield from written(wrapped(text, 424 / 26)[:3], "small", 14, 75, 25)
    label = f"{attack_label(sight)}: {text}"
    yield (
        f'<rect {sight.hit(sight.card_anchor(card))} width="450" height="132" rx="10"'
        f"{told(label, name)}</rect>{_left(sight, left, claws)}</g>"
    )


def _left(sight: LordsSight, deck: int, claws: int) -> str:
    label = sight.say("draw-attacks-left", ("deck", deck), ("claws", claws))
    return (
        '<use href="#lr-card" class="sign" transform="translate(16 161) scale(.72)"/>'
        f'<text class="small" x="36" y="170">{escape(label)}</text>'
    )


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


def _defence(sight: LordsSight, top: float) -> Iterator[str]:
    """What the hunter has played, against fury and against the weak point."""
    game = sight.game
    played = game.zones[played_by(game.active)]
    wisdom, spent = attribute(game, game.active, WISDOM), defence(game)
    yield f'<g class="seat-{game.active}" transform="translate({LEFT + 482} {top:g})">'
    if game.zones[ATTACK_PLAYED]:
        weak = open_attack(game).weak_point
        good = wisdom + spent >= weak
        yield (
            '<use href="#lr-shield" class="sign" transform="translate(20 66) scale(.8)"/>'
            f'<text class="note strong" x="46" y="76">{spent} / {fury(game)}</text>'
            '<use href="#lr-weak" class="sign" transform="translate(190 66) scale(.8)"/>'
            f'<text class="note strong" x="216" y="76">{wisdom} + {spent} / {weak}'
            f"{' ✓' if good else ''}</text>"
        )
    hurt = game.injured[game.active].bit_count()
    for number in range(3):
        look = "hurt" if number < hurt else "sign-faint"
        fade = "" if number < hurt else ' opacity=".35"'
        yield (
            f'<use href="#lr-drop" class="{look}"{fade}'
            f' transform="translate({20 + 30 * number} 116) scale(.7)"/>'
        )
    yield "</g>"
    yield from small_cards(sight, played, (LEFT + 482, top), WIDE - 490)


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
