"""Surtr's incarnation card below the map, and what Followers could do now, for who asks.

What could be invaded is a layer of the map, not shown until its switch is on: pure style, so that
it works wherever the picture is.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted, heading
from ragnatafl.drawing.outlines import middle
from ragnatafl.drawing.sheets import in_rows
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import emblem
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.surtr.face.sight import SurtrSight
from ragnatafl.games.surtr.face.words import challenge_text
from ragnatafl.games.surtr.rules.components import TOKENS, thing_of_challenge
from ragnatafl.games.surtr.rules.desolation import BLESSED_SLOTS, strength_needed
from ragnatafl.games.surtr.rules.invasion import difficulty, targets
from ragnatafl.games.surtr.rules.state import challenges_of, tokens_left
from ragnatafl.kernel.content import Entry
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat

_WIDE: Final = 984
_CARD: Final = 104
_SWITCH: Final = 76
_CHALLENGE: Final = 44
_TEXT: Final = 444
"""Where the words beside the slots begin."""
_TOKEN: Final = 70
"""From slot to slot."""


def incarnation_height(sight: SurtrSight) -> int:
    """The card, chosen challenges, and the switches."""
    lines = (len(sight.followers) + 1) // 2
    return _CARD + (_CHALLENGE if challenges(sight) else 0) + _SWITCH * lines + 8


def challenges(sight: SurtrSight) -> list[Entry]:
    """The challenges that were chosen."""
    chosen, box = challenges_of(sight.game.setup), sight.box
    return [box.things[thing_of_challenge(c)] for c in box.once if chosen >> c & 1]


def incarnation_lines(sight: SurtrSight) -> list[str]:
    """What the card says: how many tokens are out, what removes one, and what comes of it."""
    game, say = sight.game, sight.say
    out = TOKENS - tokens_left(game)
    lines = [say("draw-tokens-map", ("count", out), ("tokens", TOKENS))]
    if out:
        needed = strength_needed(game)
        lines.append(say("draw-cleanse-needs", ("value", needed)))
        if needed > TOKENS - BLESSED_SLOTS:
            lines.append(say("draw-cleanse-blessing"))
    if out == TOKENS:
        lines.append(say("draw-surtr-near"))
    return lines


def arbiter_line(sight: SurtrSight) -> str:
    """SOLO-13.1.1: who holds the token; empty where there is none."""
    arbiter = sight.game.arbiter
    return "" if arbiter == NOBODY else sight.say("draw-arbiter", ("name", sight.names[arbiter]))


def draw_incarnation(sight: SurtrSight, top: float) -> Iterator[str]:
    game = sight.game
    out = TOKENS - tokens_left(game)
    lines = incarnation_lines(sight)
    spoken = ", ".join(filter(None, (*lines, arbiter_line(sight))))
    label = f"{sight.say('draw-incarnation')}: {spoken}"
    look = "doom" if out == TOKENS else "plate"
    ink = " on-card" if out == TOKENS else ""
    yield (
        f'<g id="incarnation" class="closer" role="img" transform="translate(8 {top:g})"'
        f"{told(heading(label))}"
        f'<rect class="{look}" width="{_WIDE}" height="{_CARD - 8}" rx="10"/>'
        f'<use href="#lr-flame" class="{"sign-light" if ink else "sign-blood"}"'
        ' transform="translate(40 50) scale(1.35)"/>'
    )
    for slot, number in enumerate(sight.box.slots):
        yield _slot(slot, number, is_empty=slot < out, is_next=slot == out - 1)
    room = _WIDE - _TEXT - (70 if game.arbiter != NOBODY else 20)
    size, gap = (27, 34) if len(lines) < 3 else (25, 29)
    for row, line in enumerate(map(heading, lines)):
        y = 57 + gap * (row - (len(lines) - 1) / 2)
        yield (
            f'<text class="strong{ink}" x="{_TEXT}" y="{y:g}"'
            f' font-size="{fitted(line, room * 0.86, size):.1f}">{escape(line)}</text>'
        )
    if game.arbiter != NOBODY:
        yield (
            f'<g transform="translate({_WIDE - 34} 32)">{emblem(game.arbiter, 0.6)}</g>'
            f'<use href="#lr-arbiter" class="{"sign-light" if ink else "sign"}"'
            f' transform="translate({_WIDE - 34} 72) scale(.8)"/>'
        )
    yield "</g>"
    below = top + _CARD
    if chosen := challenges(sight):
        yield _challenges(sight, chosen, below)
        below += _CHALLENGE
    yield from _switches(sight, below)


def _slot(slot: int, number: int, *, is_empty: bool, is_next: bool) -> str:
    """SOLO-2.4: a token covers its number; the lowest one uncovered is what removing needs."""
    x = 108 + _TOKEN * slot
    if is_empty:
        look = "slot slot-next" if is_next else "slot"
        ink = "strong" if is_next else "faint"
        return (
            f'<circle class="{look}" cx="{x}" cy="48" r="30"/>'
            f'<text class="big lr-middle {ink}" x="{x}" y="61">{number}</text>'
        )
    return (
        f'<circle class="slot" cx="{x}" cy="48" r="31"/>'
        f'<use href="#lr-desolation" transform="translate({x} 47) scale(1.32)"/>'
    )


def challenge_line(sight: SurtrSight, challenge: Entry) -> str:
    return f"{sight.name(challenge.id)}: {challenge_text(sight.words, challenge)}"


def _challenges(sight: SurtrSight, chosen: list[Entry], top: float) -> str:
    """SOLO-2.11: those that were chosen; pointing tells what they do."""
    names = ", ".join(sight.name(challenge.id) for challenge in chosen)
    line = sight.say("draw-challenges", ("names", names))
    texts = "; ".join(challenge_line(sight, challenge) for challenge in chosen)
    return (
        f'<g id="challenges" class="closer" role="img" transform="translate(8 {top:g})"'
        f"{told(f'{heading(line)}. {texts}')}"
        f'<rect class="plate" width="{_WIDE}" height="{_CHALLENGE - 6}" rx="9"/>'
        f'<text x="16" y="27" font-size="{fitted(line, _WIDE - 32, 26):.1f}">'
        f"{escape(heading(line))}</text></g>"
    )


def _switches(sight: SurtrSight, top: float) -> Iterator[str]:
    """A switch for each Follower, to be turned by hand, key or voice; two in a line."""
    across = min(2, len(sight.followers))
    wide = (_WIDE - 6 * (across - 1)) / max(1, across)
    room = (wide - 96) * (0.86 if across == 1 else 1.5)  # bold, in one line or two
    for place, seat in enumerate(sight.followers):
        said = sight.say("draw-could-invade", ("name", sight.short_name(seat)))
        x, y = in_rows(place, 2, wide + 6, _SWITCH, (8, top))
        yield (
            f'<foreignObject id="switch:{aside(seat)}" x="{x:.0f}" y="{y:g}" width="{wide:.0f}"'
            f' height="{_SWITCH - 6}"><label xmlns="http://www.w3.org/1999/xhtml"'
            f' class="switch-aside" style="font-size:{fitted(said, room, 27):.1f}px">'
            f'<input type="checkbox" data-shows="{aside(seat)}"/><span>{escape(said)}</span>'
            "</label></foreignObject>"
        )


def aside(seat: Seat) -> str:
    return f"invade-{SEATS.write(seat)}"


def draw_could_invade(sight: SurtrSight) -> Iterator[str]:
    """For each Follower the regions it could invade now, with their difficulty (SOLO-5.4)."""
    game, board = sight.game, sight.board
    for seat in sight.followers:
        found = targets(game, seat)
        yield (
            f'<g id="aside:{aside(seat)}" class="aside could-invade seat-{seat}"'
            f' data-aside="{aside(seat)}" role="img"{told(could_invade_line(sight, seat))}'
        )
        for region in found:
            yield f'<use href="#lr-region-{region}" class="could"/>'
            yield f'<use href="#lr-region-{region}" class="could-line"/>'
        for region in found:
            x, y = middle(board.entries[region].outline)
            yield (
                f'<g transform="translate({x:.0f} {y:.0f})"><circle class="could-badge" r="22"/>'
                f'<text class="could-text" y="10">{difficulty(game, region)}</text></g>'
            )
        yield "</g>"


def could_invade_line(sight: SurtrSight, seat: Seat) -> str:
    name = ("name", sight.names[seat])
    regions = [REGIONS.write(region) for region in targets(sight.game, seat)]
    if not regions:
        return sight.say("draw-could-invade-none", name)
    return sight.say("draw-could-invade-list", name, ("regions", ", ".join(regions)))
