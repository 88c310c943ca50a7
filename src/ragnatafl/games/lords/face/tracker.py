"""How near everybody is to winning: phases of the turn, lands, temples, kills, Ragnarok."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final, NamedTuple

from ragnatafl.drawing.lettering import fitted, heading, shortened, wrapped
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.figures import emblem
from ragnatafl.games.lords.face.landscape import LAND_SIGNS
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import condition_text
from ragnatafl.games.lords.rules.battle.battles import FightBattles
from ragnatafl.games.lords.rules.board import LANDS, regions_in
from ragnatafl.games.lords.rules.components import (
    BOSS,
    CONDITIONS,
    PREY,
    TO_RAGNAROK,
    ConditionId,
    thing_of_condition,
)
from ragnatafl.games.lords.rules.state import (
    Lords,
    alliances,
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
GUIDE: Final = 80
"""The height of the phase guide."""
FATE: Final = 100
"""The height of the row with conditions, and of that with the temple track."""
ROW: Final = 56
_WIDE: Final = 984
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


def draw_guide(sight: LordsSight, top: float) -> Iterator[str]:
    """The five phases as arrows: past ones pale, the present one gilded, what may be skipped."""
    game, now = sight.game, phase_of(sight.game, sight.after_phases())
    names = [sight.say(f"draw-phase-{phase}") for phase in PHASES]
    whose = sight.names[game.active] if game.active >= 0 else ""
    label = sight.say("draw-phases", ("names", ", ".join(names)))
    if now >= 0:
        label = sight.say("draw-phase-now", ("name", whose), ("phase", names[now]))
    yield (
        f'<g id="guide" class="closer" role="img" transform="translate(8 {top:g})"'
        f"{told(label)}{_wood(GUIDE - 8)}"
    )
    if game.active >= 0:
        yield f'<g transform="translate(27 36)">{emblem(game.active, 0.8)}</g>'
    for number, name in enumerate(names):
        state = "now" if number == now else "past" if number < now else "next"
        yield _phase(number, name, state, number < len(PHASES) - 1)
    yield "</g>"


@cache
def _wood(high: int) -> str:
    return f'<rect class="plate" width="{_WIDE}" height="{high}" rx="10"/>'


@cache
def _phase(number: int, name: str, state: str, may_skip: bool) -> str:
    """An arrow with a name in one line or two; a double arrow where it may be skipped."""
    x, wide, high = 54 + 185 * number, 190, 58
    look = {"now": "phase-now", "past": "phase phase-past", "next": "phase"}[state]
    ink = "phase-now-text" if state == "now" else "faint" if state == "past" else ""
    line = "line line-now" if state == "now" else "line"
    skip = f"M{wide - 42} 43l5 5-5 5m7-10l5 5-5 5"
    sign = (
        f'<path class="{line}" stroke-width="2.4" d="{skip}"/>'
        if may_skip
        else f'<circle class="doom" cx="{wide - 34}" cy="48" r="5"/>'
    )
    text = heading(name)
    rows = [text] if fitted(text, wide - 46, 28) >= 25 else wrapped(text, 4)
    words = "".join(
        f'<text class="lr-middle {ink}" x="{wide / 2 + 2:g}"'
        f' y="{high / 2 + 9 + 25 * (row - (len(rows) - 1) / 2):g}"'
        f' font-size="{fitted(part, wide - 46, 28 if len(rows) == 1 else 25):.1f}">'
        f"{escape(part)}</text>"
        for row, part in enumerate(rows)
    )
    return (
        f'<g transform="translate({x} 7)"><path class="{look}" d="M0 0H{wide - 22}L{wide - 3}'
        f' {high // 2} {wide - 22} {high}H0L17 {high // 2}z"/>{words}{sign}</g>'
    )


def draw_fate(sight: LordsSight, top: float) -> Iterator[str]:
    """The five conditions: those face down are dark; of the others how near the nearest is."""
    game = sight.game
    for place, condition in enumerate(conditions_of(game)):
        yield from _condition(sight, condition, 8 + 197 * place, top)


def _condition(sight: LordsSight, condition: ConditionId, x: float, top: float) -> Iterator[str]:
    game, fate = sight.game, fate_of(sight.game, condition)
    is_down = bool(game.face_down >> condition & 1)
    yield (
        f'<g id="condition:{CONDITIONS.write(condition)}" class="closer" role="img"'
        f' transform="translate({x:g} {top:g})"{told(condition_label(sight, condition))}'
        f'<rect class="{"doom" if is_down else "plate"}" width="192" height="{FATE - 10}" rx="10"/>'
        f'<use href="#lr-{fate.sign}" class="{"sign-light" if is_down else "sign-gold"}"'
        ' transform="translate(34 45) scale(1.25)"/>'
    )
    if is_down:
        yield '<path class="mark" stroke-width="7" d="M92 46l16 17 34-38"/>'
    else:
        yield f'<text class="big" x="66" y="58">{fate.best}/{fate.need}</text>'
        for place, seat in enumerate(fate.seats):
            at = f"translate({152 + 24 * (place % 2)} {30 + 32 * (place // 2)})"
            yield f'<g transform="{at}">{emblem(seat, 0.42)}</g>'
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
    """The temple track with its blessing selections; and how far Ragnarok is."""
    game, track = sight.game, track_of(sight.game)
    built = track.spaces - temples_left(game)
    facts = (("left", track.spaces - built), ("spaces", track.spaces))
    selections = ", ".join(map(str, (s for s in track.selections if s > built))) or "–"
    label = sight.say("draw-track", *facts, ("selections", selections))
    yield (
        f'<g id="track" class="closer" role="img" transform="translate(8 {top:g})"'
        f"{told(label)}"
        f'<rect class="plate" width="586" height="{FATE - 10}" rx="10"/>'
    )
    for space in range(1, track.spaces + 1):
        yield _track_space(space, space > built, space in track.selections)
    yield "</g>"
    down = game.face_down.bit_count()
    text = sight.say("draw-ragnarok", ("down", down), ("need", TO_RAGNAROK))
    if game.last_turns >= 0:
        text = sight.say("draw-last-turns", ("count", game.last_turns))
    yield (
        f'<g id="ragnarok" class="closer" role="img" transform="translate(602 {top:g})"{told(text)}'
        f'<rect class="{"doom" if game.last_turns >= 0 else "plate"}" width="390"'
        f' height="{FATE - 10}" rx="10"/>'
    )
    ink = "sign-light" if game.last_turns >= 0 else "sign-blood"
    yield f'<use href="#lr-skull" class="{ink}" transform="translate(36 44) scale(1.2)"/>'
    room = 306 / 29
    while len(lines := wrapped(text, room)) > 2:
        room += 1
    ink = "on-card" if game.last_turns >= 0 else ""
    for row, line in enumerate(lines):
        y = 54 if len(lines) == 1 else 38 + 32 * row
        yield (
            f'<text class="strong {ink}" x="68" y="{y}"'
            f' font-size="{fitted(line, 306, 29):.1f}">{escape(line)}</text>'
        )
    yield "</g>"


@cache
def _track_space(space: int, has_temple: bool, has_selection: bool) -> str:
    x = 50 + 80 * (space - 1)
    star = (
        f'<use href="#lr-blessing" class="sign-gold" transform="translate({x} 74) scale(.5)"/>'
        if has_selection
        else ""
    )
    if has_temple:
        art = f'<use href="#lr-temple" transform="translate({x} 44) scale(.92)"/>'
    else:
        art = (
            f'<circle class="inset-empty" cx="{x}" cy="38" r="25"/>'
            f'<text class="small faint lr-middle" x="{x}" y="47">{space}</text>'
        )
    return art + star


def rows_height(seats: int) -> int:
    return ROW * seats + 8


def draw_rows(sight: LordsSight, top: float) -> Iterator[str]:
    """A row for every player: each land, lands, temples, kills, regions round Yggdrasil."""
    for seat in seats_of(sight.game):
        yield from _row(sight, seat, top + ROW * seat)


def _row(sight: LordsSight, seat: Seat, top: float) -> Iterator[str]:
    game, name = sight.game, sight.short_name(seat)
    won = sight.has_won(seat)
    look = " plate-turn" if seat in sight.asked or won else ""
    yield (
        f'<g id="race:{SEATS.write(seat)}" class="closer seat-{seat}" role="img"'
        f' transform="translate(8 {top:g})"{told(row_label(sight, seat))}'
        f'<rect class="plate{look}" width="{_WIDE}" height="{ROW - 6}" rx="9"/>'
        f'<g transform="translate(26 25)">{emblem(seat, 0.68)}</g>'
        f'<text class="strong" x="52" y="35" font-size="28">'
        f"{escape(shortened(name, (100 if won else 124) / 29))}</text>"
    )
    if won:
        crown = "translate(166 24) scale(.8)"
        yield f'<use href="#lr-authority" class="sign-gold" transform="{crown}"/>'
    own = controlled(game, seat)
    lands = board_of(game).lands
    for land, regions in enumerate(lands):
        yield _land(land, (regions & own).bit_count(), regions.bit_count(), 182 + 77 * land)
    ready = slain(game, seat) >= slain_needed(game)
    for x, sign, have, need in (
        (650, "land", lands_of(game, seat), LANDS_TO_WIN),
        (736, "church", temples_of(game, seat), temples_to_win(game)),
        (822, "skull", slain(game, seat), slain_needed(game)),
    ):
        yield _count(x, sign, f"{have}/{need}", have >= need)
    if ready:
        yield f'<use href="#lr-{PREY.ids[BOSS]}" transform="translate(897 27) scale(.5)"/>'
    sign, count = sight.at_the_tree(seat)
    yield _count(916, sign, str(count), False)
    yield "</g>"


@cache
def _land(land: int, have: int, size: int, x: int) -> str:
    done = have == size
    back = f'<rect class="done" x="{x - 3}" y="5" width="75" height="40" rx="8"/>' if done else ""
    ink, text = ("on-card", "strong on-card") if done else ("", "faint" if not have else "strong")
    look = ink or f"land-sign-{land}"
    return (
        f'{back}<use href="#lr-{LAND_SIGNS[land]}" class="{look}"'
        f' transform="translate({x + 15} 25) scale(.7)"/>'
        f'<text class="{text}" x="{x + 31}" y="34" font-size="25">{have}/{size}</text>'
    )


@cache
def _count(x: int, sign: str, text: str, done: bool) -> str:
    return (
        f'<use href="#lr-{sign}" class="{"sign-gold" if done else "sign"}"'
        f' transform="translate({x + 15} 25) scale(.72)"/>'
        f'<text class="strong" x="{x + 32}" y="35" font-size="29">{text}</text>'
    )


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
