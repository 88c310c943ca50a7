"""Monster boards: wound spaces with weapon and reward, who covered them, where the monster is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import emblem, rune_stone
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import card_name
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import (
    ALL_MONSTERS,
    BOSS,
    PREY,
    REWARD_OF,
    REWARDS,
    RUNES,
    SPACE_KINDS,
    UNCLAIMED,
    WEAPONS,
    WEAPONS_OF,
    KindId,
    PreyId,
)
from ragnatafl.games.lords.rules.state import Lords, content_of, prey_region
from ragnatafl.kernel.seats import NOBODY

WIDE, HIGH = 324, 118
GAP: Final = 6


def boards_height() -> int:
    """Two rows of pairs and one for the boss."""
    return 3 * (HIGH + GAP)


def board_place(game: Lords, prey: PreyId, top: float) -> Point:
    """The upper left corner of a board: a column for each rune, the upper monster above."""
    if prey == BOSS:
        return 8, top + 2 * (HIGH + GAP)
    column = content_of(game).prey_rune[prey]
    row = 0 if game.upper >> prey & 1 else 1
    return 8 + column * (WIDE + GAP), top + row * (HIGH + GAP)


def figure_place(game: Lords, prey: PreyId, top: float) -> Point:
    """Where the figure waits that is not on the map."""
    x, y = board_place(game, prey, top)
    return x + 28, y + 28


def draw_boards(sight: LordsSight, top: float) -> Iterator[str]:
    for prey in (*ALL_MONSTERS, BOSS):
        yield from _board(sight, prey, board_place(sight.game, prey, top))


def _board(sight: LordsSight, prey: PreyId, at: Point) -> Iterator[str]:
    game, content = sight.game, sight.content
    name, slayer = PREY.write(prey), game.slayer[prey] if prey != BOSS else NOBODY
    region = prey_region(game, prey)
    is_held = prey != BOSS and game.ring[prey] >= 0
    title = sight.name(name)
    room = 98 if is_held or slayer >= 0 else 132
    gone = ' opacity=".6"' if slayer >= 0 else ""
    yield (
        f'<g id="board:{name}" class="closer" role="img"{gone}'
        f' transform="translate({at[0]:g} {at[1]:g})"{told(board_label(sight, prey))}'
        f'<rect class="plate" width="{WIDE}" height="{HIGH}" rx="10"/>'
        f'<use href="#lr-lair" class="{"lr-boss-base" if prey == BOSS else "lr-monster-base"}"'
        ' transform="translate(28 28) scale(.62)"/>'
        f'<use href="#lr-{name}" transform="translate(28 28) scale(.62)"/>'
        f'<g transform="translate(68 28)">{rune_stone(content.prey_rune[prey], 0.62)}</g>'
        f'<text class="strong" x="86" y="37" font-size="{fitted(title, room, 28):.1f}">'
        f"{escape(title)}</text>"
    )
    if slayer >= 0:
        yield f'<g transform="translate({WIDE - 78} 28)">{emblem(slayer, 0.6)}</g>'
        at_skull = f"translate({WIDE - 112} 28) scale(.7)"
        yield f'<use href="#lr-skull" class="sign" transform="{at_skull}"/>'
    elif region >= 0:
        yield (f'<text class="plate-number" x="{WIDE - 68}" y="38">{REGIONS.write(region)}</text>')
        if is_held:
            yield f'<g transform="translate({WIDE - 108} 28)">{emblem(game.ring[prey], 0.5)}</g>'
    if prey != BOSS and content.artefact_of[prey] in game.zones[UNCLAIMED] and slayer < 0:
        at_sign = f"translate({WIDE - 28} 28) scale(.66)"
        yield f'<use href="#lr-artefact" class="sign-gold" transform="{at_sign}"/>'
    step = min(60.0, (WIDE - 16) / len(content.spaces[prey]))
    for place, (space, kind) in enumerate(
        zip(content.spaces_of[prey], content.spaces[prey], strict=True)
    ):
        yield wound_space(kind, game.wounds[space], (8 + place * step, 56), step - 3, 56)
    yield "</g>"


@cache
def wound_space(kind: KindId, marker: int, at: Point, wide: float, high: float) -> str:
    """A space: its weapon above, its reward or second weapon below; a marker covers it."""
    x, y = at
    weapons, reward = WEAPONS_OF[kind], REWARD_OF[kind]
    size = high / 56
    first = f'<use href="#lr-{WEAPONS.ids[weapons[0]]}" class="sign"'
    parts = [
        (
            f'<rect class="{"inset" if marker == NOBODY else "cell-on"}" width="{wide:.1f}"'
            f' height="{high:g}" rx="7"/>'
        )
    ]
    below = ""
    if len(weapons) > 1:
        below = f'<use href="#lr-{WEAPONS.ids[weapons[1]]}" class="sign"'
    elif reward >= 0:
        below = f'<use href="#lr-{REWARDS.ids[reward]}" class="sign-gold"'
    middle = 17 if below else 28
    if marker != NOBODY:
        parts = [
            f'<rect class="inset" width="{wide:.1f}" height="{high:g}" rx="7" opacity=".7"/>',
            (
                f'<g transform="translate({wide / 2:.1f} {high / 2:g})">'
                f"{emblem(marker, 0.6 * size)}</g>"
            ),
        ]
    else:
        parts.append(
            f'{first} transform="translate({wide / 2:.1f} {middle * size:.1f})'
            f' scale({(0.68 if below else 0.84) * size:.2f})"/>'
        )
        if below:
            parts.append(
                f'{below} transform="translate({wide / 2:.1f} {41 * size:.1f})'
                f' scale({0.5 * size:.2f})"/>'
            )
    return f'<g transform="translate({x:g} {y:g})">{"".join(parts)}</g>'


def space_label(sight: LordsSight, kind: KindId) -> str:
    """Weapon and reward, in words."""
    weapons = " + ".join(sight.name(WEAPONS.write(weapon)) for weapon in WEAPONS_OF[kind])
    reward = REWARD_OF[kind]
    if reward < 0:
        return weapons
    return f"{weapons} ({sight.name(f'reward-{REWARDS.write(reward)}')})"


def space_anchor(kind: KindId) -> str:
    return f"piece:space-{SPACE_KINDS.write(kind)}"


def board_label(sight: LordsSight, prey: PreyId) -> str:
    """All that a board shows, in words."""
    game, content = sight.game, sight.content
    region = prey_region(game, prey)
    slayer = game.slayer[prey] if prey != BOSS else NOBODY
    parts = [sight.name(PREY.write(prey)), sight.name(RUNES.write(content.prey_rune[prey]))]
    if slayer >= 0:
        parts.append(sight.say("draw-slain-by", ("name", sight.names[slayer])))
        return " · ".join(parts)
    if region >= 0:
        parts.append(sight.say("draw-in-region", ("region", REGIONS.write(region))))
    else:
        parts.append(sight.say("draw-off-board"))
    if prey != BOSS and game.ring[prey] >= 0:
        parts.append(sight.say("draw-ring", ("name", sight.names[game.ring[prey]])))
    free, covered = [], []
    for space, kind in zip(content.spaces_of[prey], content.spaces[prey], strict=True):
        if game.wounds[space] == NOBODY:
            free.append(space_label(sight, kind))
        else:
            covered.append(sight.names[game.wounds[space]])
    parts.append(sight.say("draw-open-spaces", ("spaces", ", ".join(free))))
    if covered:
        parts.append(sight.say("draw-wounds-by", ("names", ", ".join(covered))))
    if prey != BOSS and content.artefact_of[prey] in game.zones[UNCLAIMED]:
        name = card_name(sight.content, sight.words, content.artefact_of[prey])
        parts.append(sight.say("draw-artefact-there", ("artefact", name)))
    return " · ".join(parts)
