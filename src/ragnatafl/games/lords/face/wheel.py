"""The action wheel on Yggdrasil, and the realms that its actions point at."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import breadth
from ragnatafl.drawing.outlines import Point, middle
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import emblem, rune_stone
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.spots import realm_spots
from ragnatafl.games.lords.face.stakes import would_give
from ragnatafl.games.lords.rules.board import GODS, REALMS, Board, RealmId
from ragnatafl.games.lords.rules.components import ACTIONS, ALL_ACTIONS, RUNES, ActionId, RuneId
from ragnatafl.games.lords.rules.state import Lords, board_of
from ragnatafl.kernel.language import Language
from ragnatafl.kernel.seats import NOBODY, Seat, seats_in
from ragnatafl.kernel.state import seats_of

_RADIUS: Final = 108
_ROUND: Final = 70
"""How far from the middle the actions lie."""
_CELL: Final = 33
_BROAD: Final = 6
_HOME: Final = re.compile("(?=(?:heim|гейм|хейм)$)")
"""Where the name of a realm that is broader than that is broken."""
_BONUS: Final = (
    ("army", "1"), ("card", ""), ("ship", ""), ("rune", ""), ("heal", ""), ("army", "+"),
    ("priest", "1"),
)  # fmt: skip
"""By realm: the sign of its bonus."""


@cache
def wheel_spots(board: Board) -> tuple[Point, ...]:
    """Where each action lies: evenly round the wheel, turned so that they point at their realms."""
    x, y = middle(board.tree.outline)
    first = realm_spots(board)[: len(ALL_ACTIONS)]  # others share an action
    wanted = [math.atan2(b - y, a - x) for a, b in first]
    off = [angle - math.radians(90 + 60 * number) for number, angle in enumerate(wanted)]
    turn = math.atan2(sum(map(math.sin, off)), sum(map(math.cos, off)))
    angles = [turn + math.radians(90 + 60 * number) for number in ALL_ACTIONS]
    return tuple((x + _ROUND * math.cos(a), y + _ROUND * math.sin(a)) for a in angles)


@cache
def wheel_ground(board: Board) -> str:
    """The carved disc with all that never changes."""
    x, y = middle(board.tree.outline)
    parts = [
        f'<circle class="lr-cast" cx="{x + 3:.0f}" cy="{y + 6:.0f}" r="{_RADIUS}"/>',
        *(_arrow((x, y), spot) for spot in realm_spots(board)),
        f'<circle class="wheel-wood" cx="{x:.0f}" cy="{y:.0f}" r="{_RADIUS}"/>',
        f'<circle class="wheel-line" cx="{x:.0f}" cy="{y:.0f}" r="{_RADIUS - 5}"/>',
    ]
    for action, (a, b) in zip(ALL_ACTIONS, wheel_spots(board), strict=True):
        parts.append(_cell((a, b), ACTIONS.write(action)))
    parts.append(_cell((x, y), "build-monument"))
    return "".join(parts)


def _cell(at: Point, name: str) -> str:
    x, y = at
    return (
        f'<g transform="translate({x:.0f} {y:.0f})"><circle class="wheel-cell" r="{_CELL}"/>'
        f'<use href="#lr-action-{name}" class="wheel-sign" transform="scale(1.05)"/></g>'
    )


def _arrow(start: Point, end: Point) -> str:
    """From the rim towards a realm."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    x, y = start[0] + 106 * math.cos(angle), start[1] + 106 * math.sin(angle)
    return (
        '<path class="wheel-arrow" d="M22 0L-4-17V17z" transform="translate('
        f'{x:.0f} {y:.0f}) rotate({math.degrees(angle):.0f})"/>'
    )


def draw_markers(game: Lords) -> Iterator[str]:
    """Control markers on the wheel; the one that lies on top is drawn last."""
    for action, (x, y) in zip(ALL_ACTIONS, wheel_spots(board_of(game)), strict=True):
        seats = markers_on_action(game, action)
        for place, seat in enumerate(seats):
            across = 17 - 12 * (len(seats) - 1 - place)
            size = 0.5 if place == len(seats) - 1 else 0.4
            yield (
                f'<g id="mark:{ACTIONS.write(action)}-{seat}"'
                f' transform="translate({x + across:.0f} {y + 21:.0f})">{emblem(seat, size)}</g>'
            )


def markers_on_action(game: Lords, action: ActionId) -> list[Seat]:
    """The one on top is the last."""
    below = [s for s in seats_of(game) if game.marked[action] >> s & 1 and s != game.top[action]]
    return [*below, game.top[action]] if game.top[action] != NOBODY else below


def draw_hits(sight: LordsSight) -> Iterator[str]:
    game, board = sight.game, sight.board
    for action, (x, y) in zip(ALL_ACTIONS, wheel_spots(board), strict=True):
        anchor = f"piece:action-{ACTIONS.write(action)}"
        yield (
            f'<circle {sight.hit(anchor)} cx="{x:.0f}" cy="{y:.0f}" r="{_CELL}"'
            f"{told(action_label(sight, action))}</circle>"
        )
    x, y = middle(board.tree.outline)
    gods = sight.content.gods
    levels = ", ".join(f"{sight.name(GODS.write(god))} {game.levels[god]}" for god in gods)
    label = f"{sight.name('build-monument')} · {sight.say('draw-build-monument')} · {levels}"
    yield (
        f'<circle {sight.hit("piece:action-build-monument")} cx="{x:.0f}" cy="{y:.0f}"'
        f' r="{_CELL}"{told(label)}</circle>'
    )


def action_label(sight: LordsSight, action: ActionId) -> str:
    """What is on an action, and what choosing it would give to whom."""
    game, realms = sight.game, sight.content.realms_of[action]
    parts = [sight.name(ACTIONS.write(action))]
    seats = markers_on_action(game, action)
    if seats:
        parts.append(sight.say("draw-markers", ("names", sight.people(seats))))
        parts.append(sight.say("draw-covered", ("name", sight.names[seats[-1]])))
        return " · ".join((*parts, *_given_now(sight, action)))
    for realm in realms:
        name, allies = REALMS.write(realm), [*seats_in(game.allies[realm])]
        parts.append(f"{sight.name(name)}: {sight.say(f'text-{name}')}")
        if allies:
            parts.append(sight.say("draw-bonus-for", ("names", sight.people(allies))))
        else:
            parts.append(sight.say("draw-bonus-none"))
    return " · ".join((*parts, *_given_now(sight, action)))


def _given_now(sight: LordsSight, action: ActionId) -> Iterator[str]:
    """What the action would give to who chooses one now."""
    for decision in sight.game.decisions:
        if decision.prompt == "special-action":
            gains = would_give(sight.game, decision.seat, action)
            told_gains = ", ".join(sight.say(f"gain-{key}", *facts) for key, facts in gains)
            if gains:
                name = ("name", sight.names[decision.seat])
                yield sight.say("draw-would-give", name, ("gains", told_gains))


def draw_realms(sight: LordsSight) -> Iterator[str]:
    """Name, rune, bonus and the markers of allies."""
    game = sight.game
    for realm, at in zip(sight.content.realms, realm_spots(sight.board), strict=True):
        yield realm_face(sight.words, realm, at, sight.content.realm_rune[realm])
        allies = [*seats_in(game.allies[realm])]
        low = at[1] + (31 if len(realm_lines(sight.words, realm)) == 1 else 46)
        for place, seat in enumerate(allies):
            x = at[0] + 28 * (place - (len(allies) - 1) / 2)
            yield (
                f'<g id="ally:{REALMS.write(realm)}-{seat}"'
                f' transform="translate({x:.0f} {low:.0f})">{emblem(seat, 0.5)}</g>'
            )


def realm_lines(words: Language, realm: RealmId) -> list[str]:
    """The name of a realm; a broad one is broken."""
    name = words.name(REALMS.write(realm))
    return [name] if breadth(name) < _BROAD else _HOME.sub("- ", name).split()


@cache
def realm_face(words: Language, realm: RealmId, at: Point, rune: RuneId) -> str:
    sign, number = _BONUS[realm]
    more = f'<text class="bonus-text" x="9" y="11">{number}</text>' if number else ""
    lines = realm_lines(words, realm)
    written = "".join(
        f'<text class="realm-name" y="{-25 - 28 * (len(lines) - 1 - row)}">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    return (
        f'<g transform="translate({at[0]:.0f} {at[1] + 15 * (len(lines) - 1):.0f})">{written}'
        f'<g transform="translate(-22 -1)">{rune_stone(rune, 0.72)}</g>'
        f'<g transform="translate(21 -1)"><circle class="count" r="20"/>'
        f'<use href="#lr-{sign}" class="wheel-sign" transform="translate({-7 if number else 0} 0)'
        f' scale({0.5 if number else 0.66})"/>{more}</g></g>'
    )


def realm_label(sight: LordsSight, realm: RealmId) -> str:
    """All that is to be known of a realm."""
    game, name = sight.game, REALMS.write(realm)
    allies = [*seats_in(game.allies[realm])]
    parts = [
        sight.name(name),
        sight.name(RUNES.write(sight.content.realm_rune[realm])),
        sight.say(f"text-{name}"),
        sight.say("draw-allies", ("names", sight.people(allies)))
        if allies
        else sight.say("draw-no-allies"),
    ]
    return " · ".join(parts)
