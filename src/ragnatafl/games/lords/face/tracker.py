"""How near everybody is to winning: phases of the turn, lands, temples, kills, Ragnarok."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Final, NamedTuple

from ragnatafl.drawing.lettering import breadth, heading, laid_out, wrapped
from ragnatafl.drawing.picture import Layer, Plate
from ragnatafl.drawing.sheets import ROOM, row_picture
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import emblem
from ragnatafl.games.lords.face.labels import reserve_labels
from ragnatafl.games.lords.face.landscape import LAND_SIGNS
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import condition_text
from ragnatafl.games.lords.rules.battle.battles import FightBattles
from ragnatafl.games.lords.rules.board import LANDS, regions_in
from ragnatafl.games.lords.rules.components import (
    AUTHORITY,
    CONDITIONS,
    TO_RAGNAROK,
    ConditionId,
    thing_of_condition,
)
from ragnatafl.games.lords.rules.state import (
    Lords,
    alliances,
    armies,
    attribute,
    board_of,
    conditions_of,
    content_of,
    controlled,
    lands_of,
    ring_regions,
    slain,
    slain_needed,
    temples_left,
    temples_of,
    track_of,
)
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.state import seats_of

PHASES: Final = ("prayer", "hero", "rune", "manoeuvres", "special")
LANDS_TO_WIN: Final = 3
"""LOR-1.2"""
GUIDE: Final = 92
"""The height of the phase guide below the map."""
_WIDE: Final = 984
_LETTER: Final = 30
_ROW: Final = 62
_FATE: Final = 66
_TRACK: Final = 60
_SIGNS: Final = {
    "monument_at_level": "monument", "slain_monsters": "skull", "lands_controlled": "land",
    "temples_controlled": "church", "realms_allied": "realm",
}  # fmt: skip
"""What a condition asks for, by the effect that looks for it."""


def temples_to_win(game: Lords) -> int:
    """LOR-1.3, LOR-1.3.1"""
    return 4 if game.seats == 2 else 5


class Fate(NamedTuple):
    """A condition of Ragnarok: what it asks for, how much of it, and who has most."""

    sign: str
    need: int
    best: int
    seats: tuple[Seat, ...]
    """Those who are nearest; nobody for a monument, which is everybody's."""


def fate_of(game: Lords, condition: ConditionId) -> Fate:
    """How near a condition is to being fulfilled (LOR-1.5.1)."""
    entry = content_of(game).things[thing_of_condition(condition)]
    line = next((line for line in entry.modify if line.get("effect") in _SIGNS), {})
    effect = str(line.get("effect", ""))
    if effect == "monument_at_level":
        return Fate("monument", int(line["level"]), max(game.levels), ())
    count = {
        "slain_monsters": slain,
        "lands_controlled": lands_of,
        "temples_controlled": temples_of,
        "realms_allied": alliances,
    }.get(effect)
    if count is None:
        return Fate("blessing", 0, 0, ())
    numbers = [count(game, seat) for seat in seats_of(game)]
    best = max(numbers)
    nearest = tuple(seat for seat in seats_of(game) if best and numbers[seat] == best)
    return Fate(_SIGNS[effect], int(line["count"]), best, nearest)


def phase_of(game: Lords, after: int = 0) -> int:
    """Which phase of its turn the active seat is in, told by how many ends of phases are to come.

    So many parts of its turn come `after` the phases. -1 before the first turn and at the end of
    the game.
    """
    if game.active < 0 or game.over:
        return -1
    to_come = sum(isinstance(step, FightBattles) for step in game.agenda) - after
    return len(PHASES) - to_come if 0 < to_come <= len(PHASES) else -1


def draw_guide(sight: LordsSight) -> Iterator[str]:
    """The five phases as arrows: past ones pale, the present one gilded, what may be skipped."""
    game, now = sight.game, phase_of(sight.game, sight.after_phases())
    names = tuple(sight.say(f"draw-phase-{phase}") for phase in PHASES)
    whose = sight.names[game.active] if game.active >= 0 else ""
    label = sight.say("draw-phases", ("names", ", ".join(names)))
    if now >= 0:
        label = sight.say("draw-phase-now", ("name", whose), ("phase", names[now]))
    yield (
        f'<g id="guide" class="closer" role="img" transform="translate(8 4)"{told(label)}'
        f'<rect class="plate" width="{_WIDE}" height="{GUIDE - 10}" rx="10"/>'
    )
    if game.active >= 0:
        yield f'<g transform="translate(32 41)">{emblem(game.active, 0.9)}</g>'
    for number in range(len(PHASES)):
        state = "now" if number == now else "past" if number < now else "next"
        yield _phase(names, number, state)
    yield "</g>"


@cache
def _arrows(names: tuple[str, ...]) -> tuple[tuple[int, int, tuple[str, ...]], ...]:
    """Of each phase: where its arrow begins, how wide it is, and its name in a line or two.

    Arrows are as wide as their names need.
    """
    lines = [tuple(wrapped(heading(name), 5)) for name in names]
    need = [max(map(breadth, each)) for each in lines]
    room = _WIDE - 64 - 44 * len(names)
    found, x = [], 60.0
    for each, part in zip(lines, need, strict=True):
        wide = 44 + room * part / sum(need)
        found.append((round(x), round(wide), each))
        x += wide
    return tuple(found)


@cache
def _phase(names: tuple[str, ...], number: int, state: str) -> str:
    """An arrow with a name; a double arrow where it may be skipped."""
    x, wide, lines = _arrows(names)[number]
    high = GUIDE - 24
    look = {"now": "phase-now", "past": "phase phase-past", "next": "phase"}[state]
    ink = "phase-now-text" if state == "now" else "faint" if state == "past" else ""
    line = "line line-now" if state == "now" else "line"
    skip = f"M{wide - 27} {high - 14}l5 5-5 5m7-10l5 5-5 5"
    sign = (
        f'<path class="{line}" stroke-width="2.400" d="{skip}"/>'
        if number < len(PHASES) - 1
        else f'<circle class="doom" cx="{wide - 24}" cy="{high - 9}" r="5"/>'
    )
    words = "".join(
        f'<text class="lr-middle {ink}" x="{wide / 2 + 4:g}"'
        f' y="{high / 2 + 10 + 29 * (row - (len(lines) - 1) / 2):g}"'
        f' font-size="{_LETTER}">{escape(part)}</text>'
        for row, part in enumerate(lines)
    )
    return (
        f'<g transform="translate({x} 7)"><path class="{look}" d="M0 0H{wide - 16}L{wide + 1}'
        f' {high // 2} {wide - 16} {high}H0L15 {high // 2}z"/>{words}{sign}</g>'
    )


def race_plate(sight: LordsSight) -> Plate:
    """How near everybody is to winning, the conditions of Ragnarok, and the temple track."""
    fate = _ROW * sight.game.seats + 4
    track = fate + _FATE
    lines = wrapped(ragnarok_line(sight), (ROOM - 60) / 17)
    high = track + _TRACK + 20 * len(lines) + 20
    layers = (
        Layer("rows", draw_rows(sight)),
        Layer("fate", (*draw_fate(sight, fate), *draw_track(sight, track))),
        Layer("ragnarok", _ragnarok(sight, track + _TRACK, lines)),
    )
    return Plate("race", sight.say("draw-race-title"), (0, 0, ROOM, high), layers)


def draw_fate(sight: LordsSight, top: float) -> Iterator[str]:
    """The five conditions: those face down are dark; of the others how near the nearest is."""
    game = sight.game
    for place, condition in enumerate(conditions_of(game)):
        yield from _condition(sight, condition, 66 * place, top)


def _condition(sight: LordsSight, condition: ConditionId, x: float, top: float) -> Iterator[str]:
    game, fate = sight.game, fate_of(sight.game, condition)
    is_down = bool(game.face_down >> condition & 1)
    yield (
        f'<g id="condition:{CONDITIONS.write(condition)}" class="closer" role="img"'
        f' transform="translate({x:g} {top:g})"{told(condition_label(sight, condition))}'
        f'<rect class="{"doom" if is_down else "plate"}" x="2" width="62" height="{_FATE - 5}"'
        ' rx="8"/>'
        f'<use href="#lr-{fate.sign}" class="{"sign-light" if is_down else "sign-gold"}"'
        ' transform="translate(17 19) scale(.54)"/>'
    )
    if is_down:
        yield '<path class="mark" stroke-width="4" d="M22 42l8 9 16-18"/>'
    else:
        yield f'<text class="strong" x="31" y="25" font-size="16">{fate.best}/{fate.need}</text>'
        for place, seat in enumerate(fate.seats):
            left = 33 + 15 * (place - (len(fate.seats) - 1) / 2)
            yield f'<g transform="translate({left:g} 45)">{emblem(seat, 0.3)}</g>'
    yield "</g>"


def condition_label(sight: LordsSight, condition: ConditionId) -> str:
    """What it asks for, and how near the nearest is."""
    fate, name = fate_of(sight.game, condition), CONDITIONS.write(condition)
    asked = f"{sight.name(name)}: {condition_text(sight.content, sight.words, condition)}"
    if sight.game.face_down >> condition & 1:
        return f"{asked} · {sight.say('draw-face-down')}"
    facts = (("need", fate.need), ("best", fate.best), ("names", sight.people(fate.seats) or "–"))
    return f"{asked} · {sight.say('draw-nearest', *facts)}"


def draw_track(sight: LordsSight, top: float) -> Iterator[str]:
    """The temple track with its blessing selections."""
    game, track = sight.game, track_of(sight.game)
    built = track.spaces - temples_left(game)
    facts = (("left", track.spaces - built), ("spaces", track.spaces))
    selections = ", ".join(map(str, (s for s in track.selections if s > built))) or "–"
    label = sight.say("draw-track", *facts, ("selections", selections))
    yield (
        f'<g id="track" class="closer" role="img" transform="translate(0 {top:g})"{told(label)}'
        f'<rect class="plate" x="2" width="{ROOM - 4}" height="{_TRACK - 5}" rx="8"/>'
    )
    step = (ROOM - 20) / track.spaces
    for space in range(1, track.spaces + 1):
        x = 10 + step * (space - 0.5)
        yield _track_space(space, x, space > built, space in track.selections)
    yield "</g>"


@cache
def _track_space(space: int, x: float, has_temple: bool, has_selection: bool) -> str:
    star = (
        f'<use href="#lr-blessing" class="sign-gold" transform="translate({x:.0f} 46) scale(.32)"/>'
        if has_selection
        else ""
    )
    if has_temple:
        art = f'<use href="#lr-temple" transform="translate({x:.0f} 26) scale(.56)"/>'
    else:
        art = (
            f'<circle class="inset-empty" cx="{x:.0f}" cy="22" r="15"/>'
            f'<text class="faint lr-middle" x="{x:.0f}" y="28" font-size="17">{space}</text>'
        )
    return art + star


def ragnarok_line(sight: LordsSight) -> str:
    """How far Ragnarok is."""
    game = sight.game
    if game.last_turns >= 0:
        return sight.say("draw-last-turns", ("count", game.last_turns))
    return sight.say("draw-ragnarok", ("down", game.face_down.bit_count()), ("need", TO_RAGNAROK))


def _ragnarok(sight: LordsSight, top: float, lines: Sequence[str]) -> Iterator[str]:
    is_last = sight.game.last_turns >= 0
    high = 20 * len(lines) + 16
    yield (
        f'<g id="ragnarok" class="closer" role="img" transform="translate(0 {top:g})"'
        f"{told(ragnarok_line(sight))}"
        f'<rect class="{"doom" if is_last else "plate"}" x="2" width="{ROOM - 4}"'
        f' height="{high}" rx="8"/>'
        f'<use href="#lr-skull" class="{"sign-light" if is_last else "sign-blood"}"'
        f' transform="translate(24 {high / 2:g}) scale(.62)"/>'
    )
    for row, line in enumerate(lines):
        yield (
            f'<text class="strong{" on-card" if is_last else ""}" x="46" y="{24 + 20 * row}"'
            f' font-size="17">{escape(line)}</text>'
        )
    yield "</g>"


def draw_rows(sight: LordsSight) -> Iterator[str]:
    """A row for every player: each land, lands, temples, kills, regions round Yggdrasil."""
    for seat in seats_of(sight.game):
        yield from _row(sight, seat, _ROW * seat)


def _row(sight: LordsSight, seat: Seat, top: float) -> Iterator[str]:
    game, won = sight.game, sight.has_won(seat)
    look = " plate-turn" if seat in sight.asked or won else ""
    lines, size = laid_out(sight.short_name(seat), 98, 18, 14)
    yield (
        f'<g id="race:{SEATS.write(seat)}" class="closer seat-{seat}" role="img"'
        f' transform="translate(0 {top:g})"{told(row_label(sight, seat))}'
        f'<rect class="plate{look}" x="2" y="2" width="{ROOM - 4}" height="{_ROW - 5}" rx="8"/>'
        f'<g transform="translate(20 19)">{emblem(seat, 0.44)}</g>'
        f'<text class="strong" x="37" y="24" font-size="{size}">{escape(lines[0])}</text>'
    )
    if won:
        crown = "translate(20 9) scale(.4)"
        yield f'<use href="#lr-authority" class="sign-gold" transform="{crown}"/>'
    for place, (sign, text, done) in enumerate(_goals(sight, seat)):
        yield _count(138 + 51 * place, 18, sign, text, done)
    yield from _lands(game, seat, 10, 44)
    yield "</g>"


def _goals(sight: LordsSight, seat: Seat) -> Iterator[tuple[str, str, bool]]:
    """What is to be had to win: its sign, how much there is, and whether that is enough."""
    game = sight.game
    for sign, have, need in (
        ("land", lands_of(game, seat), LANDS_TO_WIN),
        ("church", temples_of(game, seat), temples_to_win(game)),
        ("skull", slain(game, seat), slain_needed(game)),
    ):
        yield sign, f"{have}/{need}", have >= need
    sign, count = sight.at_the_tree(seat)
    yield sign, str(count), False


def _lands(game: Lords, seat: Seat, x: int, y: int) -> Iterator[str]:
    own, lands = controlled(game, seat), board_of(game).lands
    for land, regions in enumerate(lands):
        at = x + (ROOM - 2 * x) * land // len(lands)
        yield _land(land, (regions & own).bit_count(), regions.bit_count(), at, y)


@cache
def _land(land: int, have: int, size: int, x: int, y: int) -> str:
    done = have == size
    back = f'<rect class="done" x="{x - 3}" y="{y - 13}" width="53" height="26" rx="5"/>'
    ink, text = ("on-card", "strong on-card") if done else ("", "faint" if not have else "strong")
    look = ink or f"land-sign-{land}"
    return (
        f'{back if done else ""}<use href="#lr-{LAND_SIGNS[land]}" class="{look}"'
        f' transform="translate({x + 9} {y}) scale(.46)"/>'
        f'<text class="{text}" x="{x + 20}" y="{y + 6}" font-size="17">{have}/{size}</text>'
    )


@cache
def _count(x: int, y: int, sign: str, text: str, done: bool) -> str:
    return (
        f'<use href="#lr-{sign}" class="{"sign-gold" if done else "sign"}"'
        f' transform="translate({x + 9} {y}) scale(.46)"/>'
        f'<text class="strong" x="{x + 19}" y="{y + 6}" font-size="17">{text}</text>'
    )


def draw_row(game: Lords, seat: Seat, code: str = "en", names: Sequence[str] = ()) -> str:
    """What a player has in two lines: each land; what is to be had to win; cards and runes."""
    return summary(LordsSight(game, code, names), seat)


def summary(sight: LordsSight, seat: Seat) -> str:
    game = sight.game
    parts = [*_lands(game, seat, 6, 16)]
    for x, (sign, text, done) in zip((6, 60, 114, 168), _goals(sight, seat), strict=True):
        parts.append(_count(x, 45, sign, text, done))
    runes, cards = sight.held(seat)
    parts.append(_count(206, 45, "cards", str(cards), False))
    parts.append(_count(248, 45, "rune", str(runes), False))
    parts.append(_count(290, 45, "authority", str(attribute(game, seat, AUTHORITY)), False))
    return row_picture("lords", seat, row_label(sight, seat), 60, "".join(parts))


def own_lines(sight: LordsSight, seat: Seat, top: int) -> Iterator[str]:
    """The same for who has it: with priests and armies in reserve, and alliances."""
    game = sight.game
    idle = sum(game.army_region[army] < 0 for army in armies(seat))
    label = ", ".join((row_label(sight, seat), *reserve_labels(sight, seat)))
    yield f'<g role="img"{told(label)}'
    yield from _lands(game, seat, 6, top)
    for x, (sign, text, done) in zip((6, 60, 114, 168), _goals(sight, seat), strict=True):
        yield _count(x, top + 30, sign, text, done)
    for x, sign, count in (
        (206, "priest", game.priests[seat]),
        (248, "army", idle),
        (290, "realm", alliances(game, seat)),
    ):
        yield _count(x, top + 30, sign, str(count), False)
    yield "</g>"


def row_label(sight: LordsSight, seat: Seat) -> str:
    """How near a player is to each victory, in words."""
    game = sight.game
    own = controlled(game, seat)
    lands = ", ".join(
        f"{sight.name(LANDS.write(land))} {len(list(regions_in(regions & own)))}"
        f"/{regions.bit_count()}"
        for land, regions in enumerate(board_of(game).lands)
        if regions & own
    )
    facts = (
        ("lands", lands_of(game, seat)),
        ("temples", temples_of(game, seat)),
        ("need", temples_to_win(game)),
        ("slain", slain(game, seat)),
        ("slainneed", slain_needed(game)),
        ("ring", ring_regions(game, seat)),
    )
    line = f"{sight.names[seat]}: {sight.say('draw-race', *facts)}"
    return " · ".join(filter(None, (line, lands, *sight.more_of(seat))))
