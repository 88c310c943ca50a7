"""Surtr's incarnation card, and what Followers could do now, for who asks.

What could be invaded is a layer of the map, not shown until its switch is on, which is on the board
of the Follower: pure style, so that it works wherever the pictures are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import heading, wrapped
from ragnatafl.drawing.outlines import middle
from ragnatafl.drawing.picture import Layer, Plate
from ragnatafl.drawing.sheets import ROOM
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import emblem
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.surtr.face.sight import SurtrSight
from ragnatafl.games.surtr.face.words import challenge_text, difficulty_text
from ragnatafl.games.surtr.rules.components import (
    TOKENS,
    thing_of_challenge,
    thing_of_difficulty,
)
from ragnatafl.games.surtr.rules.desolation import BLESSED_SLOTS, strength_needed
from ragnatafl.games.surtr.rules.invasion import difficulty, targets
from ragnatafl.games.surtr.rules.state import challenges_of, difficulty_of, tokens_left
from ragnatafl.kernel.content import Entry
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat

SWITCH: Final = 44
"""The height of a switch."""
_SLOTS: Final = 50
_LINE: Final = 21


def surtr_plate(sight: SurtrSight) -> Plate:
    """The incarnation card; the difficulty and chosen challenges."""
    room = (ROOM - 28) / 19
    lines = [part for line in incarnation_lines(sight) for part in wrapped(heading(line), room)]
    card = _SLOTS + _LINE * len(lines) + 10
    parts, high = [*_incarnation(sight, lines, card)], card
    for name, title, texts in (
        ("difficulty", *_difficulty(sight)), ("challenges", *_challenges(sight)),
    ):  # fmt: skip
        if title:
            called = wrapped(title, room)
            parts += _note(name, f"{title}. {texts}", called, high + 4)
            high += _LINE * len(called) + 20
    title = heading(sight.say("draw-incarnation"))
    return Plate("surtr", title, (0, 0, ROOM, high), (Layer("incarnation", parts),))


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
        lines.append(say("draw-cleanse-needs", ("value", strength_needed(game))))
        if out <= BLESSED_SLOTS:
            lines.append(say("draw-cleanse-blessing"))
    if out == TOKENS:
        lines.append(say("draw-surtr-near"))
    return lines


def arbiter_line(sight: SurtrSight) -> str:
    """SOLO-13.1.1: who holds the token; empty where there is none."""
    arbiter = sight.game.arbiter
    return "" if arbiter == NOBODY else sight.say("draw-arbiter", ("name", sight.names[arbiter]))


def _incarnation(sight: SurtrSight, lines: Sequence[str], high: int) -> Iterator[str]:
    game = sight.game
    out = TOKENS - tokens_left(game)
    spoken = ", ".join(filter(None, (*incarnation_lines(sight), arbiter_line(sight))))
    label = f"{sight.say('draw-incarnation')}: {spoken}"
    look = "doom" if out == TOKENS else "plate"
    ink = " on-card" if out == TOKENS else ""
    yield (
        f'<g id="incarnation" class="closer" role="img"{told(heading(label))}'
        f'<rect class="{look}" x="2" y="2" width="{ROOM - 4}" height="{high - 4}" rx="8"/>'
        f'<use href="#lr-flame" class="{"sign-light" if ink else "sign-blood"}"'
        ' transform="translate(25 28) scale(.8)"/>'
    )
    for slot, number in enumerate(sight.box.slots):
        yield _slot(slot, number, is_empty=slot < out, is_next=slot == out - 1)
    for row, line in enumerate(lines):
        yield (
            f'<text class="strong{ink}" x="14" y="{_SLOTS + 16 + _LINE * row}"'
            f' font-size="17">{escape(line)}</text>'
        )
    if game.arbiter != NOBODY:
        yield (
            f'<g transform="translate(280 28)">{emblem(game.arbiter, 0.46)}</g>'
            f'<use href="#lr-arbiter" class="{"sign-light" if ink else "sign"}"'
            ' transform="translate(308 28) scale(.56)"/>'
        )
    yield "</g>"


def _slot(slot: int, number: int, *, is_empty: bool, is_next: bool) -> str:
    """SOLO-2.4: a token covers its number; the lowest one uncovered is what removing needs."""
    x = 66 + 44 * slot
    if is_empty:
        look = "slot slot-next" if is_next else "slot"
        ink = "strong" if is_next else "faint"
        return (
            f'<circle class="{look}" cx="{x}" cy="28" r="18"/>'
            f'<text class="lr-middle {ink}" x="{x}" y="35" font-size="21">{number}</text>'
        )
    return (
        f'<circle class="slot" cx="{x}" cy="28" r="19"/>'
        f'<use href="#lr-desolation" transform="translate({x} 28) scale(.8)"/>'
    )


def difficulty_name(sight: SurtrSight) -> str:
    """SOLO-15.2; empty with a content that has no scale."""
    chosen = difficulty_of(sight.game.setup)
    if chosen is None:
        return ""
    name = sight.name(sight.box.things[thing_of_difficulty(chosen)].id)
    return heading(sight.say("draw-difficulty", ("name", name)))


def difficulty_line(sight: SurtrSight) -> str:
    """What its levers are."""
    chosen = difficulty_of(sight.game.setup)
    entry = None if chosen is None else sight.box.things[thing_of_difficulty(chosen)]
    return "" if entry is None else heading(difficulty_text(sight.words, entry))


def _difficulty(sight: SurtrSight) -> tuple[str, str]:
    return difficulty_name(sight), difficulty_line(sight)


def challenge_names(sight: SurtrSight, chosen: Sequence[Entry]) -> str:
    names = ", ".join(sight.name(challenge.id) for challenge in chosen)
    return heading(sight.say("draw-challenges", ("names", names)))


def challenge_line(sight: SurtrSight, challenge: Entry) -> str:
    return f"{sight.name(challenge.id)}: {challenge_text(sight.words, challenge)}"


def _challenges(sight: SurtrSight) -> tuple[str, str]:
    """SOLO-2.11: those that were chosen, and what they do."""
    chosen = challenges(sight)
    if not chosen:
        return "", ""
    texts = "; ".join(challenge_line(sight, challenge) for challenge in chosen)
    return challenge_names(sight, chosen), texts


def _note(name: str, said: str, lines: Sequence[str], top: int) -> Iterator[str]:
    """What holds for the whole game; pointing tells what it does."""
    yield (
        f'<g id="{name}" class="closer" role="img" transform="translate(0 {top})"{told(said)}'
        f'<rect class="plate" x="2" width="{ROOM - 4}" height="{_LINE * len(lines) + 12}" rx="8"/>'
    )
    for row, line in enumerate(lines):
        yield f'<text x="14" y="{22 + _LINE * row}" font-size="17">{escape(line)}</text>'
    yield "</g>"


def draw_switch(sight: SurtrSight, seat: Seat, top: int) -> str:
    """On the board of a Follower, to be turned by hand, key or voice: what it could invade."""
    said = sight.say("draw-could-invade", ("name", sight.short_name(seat)))
    return (
        f'<foreignObject id="switch:{aside(seat)}" x="6" y="{top}" width="{ROOM - 12}"'
        f' height="{SWITCH}"><label xmlns="http://www.w3.org/1999/xhtml" class="switch-aside">'
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
