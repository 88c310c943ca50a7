"""Monster boards: wound spaces with weapon and reward, who covered them, where the monster is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.picture import PIECES, Layer, Plate
from ragnatafl.drawing.sheets import ROOM
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import board_pieces, emblem, rune_stone
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
from ragnatafl.games.lords.rules.state import prey_region
from ragnatafl.kernel.seats import NOBODY

HIGH: Final = 74
GAP: Final = 5


def monsters_plate(sight: LordsSight) -> Plate:
    """All monster boards below each other, by rune; the boss is the last."""
    game = sight.game
    prey = (*sorted(ALL_MONSTERS, key=sight.content.prey_rune.__getitem__), BOSS)
    corners = {each: place * (HIGH + GAP) for place, each in enumerate(prey)}
    layers = (
        Layer("boards", (part for each in prey for part in _board(sight, each, corners[each]))),
        Layer("pieces", board_pieces(game, lambda each: (26, corners[each] + 26)), PIECES),
    )
    box = (0, 0, ROOM, len(prey) * (HIGH + GAP) - GAP)
    return Plate("monsters", sight.say("draw-monsters"), box, layers)


def _board(sight: LordsSight, prey: PreyId, top: int) -> Iterator[str]:
    game, content = sight.game, sight.content
    name, slayer = PREY.write(prey), game.slayer[prey] if prey != BOSS else NOBODY
    region = prey_region(game, prey)
    title = sight.name(name)
    gone = ' opacity=".6"' if slayer >= 0 else ""
    yield (
        f'<g id="board:{name}" class="closer" role="img"{gone} transform="translate(0 {top})"'
        f"{told(board_label(sight, prey))}"
        f'<rect class="plate" x="2" y="2" width="{ROOM - 4}" height="{HIGH - 4}" rx="8"/>'
        f'<use href="#lr-lair" class="{"lr-boss-base" if prey == BOSS else "lr-monster-base"}"'
        ' transform="translate(26 26) scale(.56)"/>'
        f'<use href="#lr-{name}" transform="translate(26 26) scale(.56)"/>'
        f'<g transform="translate(26 58)">{rune_stone(content.prey_rune[prey], 0.4)}</g>'
        f'<text class="strong" x="52" y="21" font-size="{fitted(title, 150, 18):.1f}">'
        f"{escape(title)}</text>"
    )
    if slayer >= 0:
        yield f'<g transform="translate(280 15)">{emblem(slayer, 0.42)}</g>'
        yield '<use href="#lr-skull" class="sign" transform="translate(252 15) scale(.46)"/>'
    elif region >= 0:
        yield (
            '<text class="plate-number" x="280" y="22" style="font-size:20px">'
            f"{REGIONS.write(region)}</text>"
        )
        if prey != BOSS and game.ring[prey] >= 0:
            yield f'<g transform="translate(248 15)">{emblem(game.ring[prey], 0.4)}</g>'
    if prey != BOSS and content.artefact_of[prey] in game.zones[UNCLAIMED] and slayer < 0:
        at, artefact = "translate(310 15) scale(.46)", content.artefact_of[prey]
        yield (
            f'<use href="#lr-artefact" class="sign-gold" transform="{at}"'
            f' data-read="{sight.card_anchor(artefact)}"/>'
        )
    step = min(48.0, (ROOM - 58) / len(content.spaces[prey]))
    for place, (space, kind) in enumerate(
        zip(content.spaces_of[prey], content.spaces[prey], strict=True)
    ):
        yield wound_space(kind, game.wounds[space], (52 + place * step, 27), step - 2, 42)
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
