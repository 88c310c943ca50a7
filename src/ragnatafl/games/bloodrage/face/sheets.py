"""Clan sheets: stats on their tracks, rage, glory, slots, holdings; and the ages and Valhalla."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted, heading, laid_out, squeezed
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.sheets import ROOM, band, row_picture
from ragnatafl.drawing.sight import told
from ragnatafl.games.bloodrage.face.figures import emblem
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.face.words import card_name
from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    FJORDS,
    PLACES,
    PROVINCES,
    RESERVE,
    VALHALLA,
    PlaceId,
)
from ragnatafl.games.bloodrage.rules.components import (
    AGES,
    ALL_STATS,
    AXES,
    CELLS,
    HORNS,
    SLOTS,
    STATS,
    CardId,
    hand_of,
    quests_of,
    slots_of,
)
from ragnatafl.games.bloodrage.rules.figures import COUNT
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of, glory
from ragnatafl.kernel.seats import SEATS, Seat

END_GLORY: Final = (0, 0, 0, 10, 10, 20)
"""BR-11.1: what a cell of a track pays at the end."""
ROMAN: Final = ("", "I", "II", "III")
STRIP: Final = 138
"""The height of the band with ages and Valhalla."""
RESERVE_AT: Final = (66, 166)
"""Where the figures of a reserve begin on a sheet."""
_SLOTS: Final = 190
"""Where the slots begin."""
_LINE: Final = 26
_CELL: Final = 26
_EMPTY: Final = 39
_AGE: Final = 324


def sheet_height(game: BloodRage, seat: Seat) -> int:
    return _SLOTS + slots_height(game, seat) + 5


def hall_place(seat: int) -> Point:
    """Where the dead of a clan begin, in the band."""
    return 98 + seat * 230, 101


def slot_rows(game: BloodRage, seat: Seat) -> list[tuple[str, CardId | None]]:
    """All slots of a sheet with what is in them, in the order of kinds."""
    content, held = content_of(game), game.zones[slots_of(seat)]
    rows: list[tuple[str, CardId | None]] = []
    for kind, room in SLOTS.items():
        cards = [CardId(card) for card in held if content.kind[card] == kind]
        rows += ((kind, cards[i] if i < len(cards) else None) for i in range(room))
    return rows


def draw_strip(sight: BloodRageSight) -> Iterator[str]:
    """The three ages with the provinces that fall, and the hall of the dead."""
    game, content, say = sight.game, sight.content, sight.say
    for age in range(1, AGES + 1):
        x = 6 + (age - 1) * (_AGE + 8)
        now = " plate-turn" if age == game.age and not game.over else ""
        doom = PROVINCES.write(game.dooms[age - 1]) if len(game.dooms) >= age else ""
        name = sight.name(doom) if doom else ""
        facts = (("age", age), ("province", doom), ("glory", content.ragnarok_glory[age - 1]))
        label = heading(say("draw-age-doom", *facts) if doom else say("draw-age", ("age", age)))
        past = ' opacity=".75"' if age < game.age else ""
        yield (
            f'<g id="age:{age}" role="img" transform="translate({x} 6)"{past}{told(label)}'
            f'<rect class="plate{now}" width="{_AGE}" height="58" rx="9"/>'
            '<circle class="doom-sign" cx="28" cy="29" r="22"/>'
            f'<text class="doom-text" x="28" y="40">{ROMAN[age]}</text>'
            f'<text x="53" y="40" font-size="30"{squeezed(name, _AGE - 106, 30)}>'
            f"{escape(name)}</text>"
            f'<g transform="translate({_AGE - 27} 29)">'
            '<use href="#br-glory" class="reward-3" transform="translate(-3 -1) scale(1.4)"/>'
            '<text class="coin-five" x="-3" y="11" font-size="30">'
            f"{content.ragnarok_glory[age - 1]}</text></g></g>"
        )
    dead = "; ".join(
        f"{sight.clan(seat)}: {sight.group(game.groups[seat][VALHALLA])}"
        for seat in range(game.seats)
        if game.groups[seat][VALHALLA]
    )
    label = f"{sight.name('valhalla')}: {dead or sight.name('nothing')}"
    yield (
        f'<g id="valhalla" role="img" transform="translate(6 70)"{told(label)}'
        '<rect class="plate" width="988" height="62" rx="9"/>'
        '<use href="#br-valhalla" class="sign" transform="translate(32 31) scale(1.05)"/></g>'
    )


def draw_sheet(sight: BloodRageSight, seat: Seat) -> Iterator[str]:
    """All that lies on the sheet of a clan but its figures."""
    game = sight.game
    name, label = sight.names[seat], sheet_label(sight, seat)
    crown = '<use href="#br-first" class="on-band" transform="translate(222 20) scale(.7)"/>'
    points = glory(game, seat)
    across = ROOM - 24 - 17 * len(str(points))
    star = f' transform="translate({across} 20) scale({0.85 if sight.has_won(seat) else 0.65})"'
    called, size = laid_out(name, 150, 21, 15)
    turn = " plate-turn" if seat in sight.asked else ""
    yield (
        f'<g id="seat:{SEATS.write(seat)}" class="seat-{seat} closer" role="img"'
        f"{told(label, f'{name} · {sight.clan(seat)}')}"
        f'<rect class="plate{turn}" x="2" y="2" width="{ROOM - 4}"'
        f' height="{sheet_height(game, seat) - 4}" rx="9"/>'
        f"{band(ROOM, 38)}"
        f'<g transform="translate(24 20)">{emblem(seat, 0.56)}</g>'
        f'<text class="on-band" x="48" y="27" font-size="{size}">{escape(called[0])}</text>'
        f"{crown if game.first == seat else ''}"
        f'<use href="#br-glory" class="on-band"{star}/>'
        f'<text class="on-band br-end" x="{ROOM - 10}" y="30" font-size="28">{points}</text>'
    )
    yield from _tracks(game, seat)
    yield _holdings(game, seat)
    yield "</g>"
    yield from draw_slots(sight, seat, (6, _SLOTS), on_sheet=True)


def _tracks(game: BloodRage, seat: Seat) -> Iterator[str]:
    """Three tracks of six cells; above the last three what they pay at the end."""
    content = content_of(game)
    yield '<use href="#br-glory" class="sign-gold" transform="translate(98 49) scale(.32)"/>'
    for cell in range(CELLS):
        if END_GLORY[cell]:
            yield f'<text class="worth" x="{46 + _CELL * cell}" y="54">{END_GLORY[cell]}</text>'
    for which in ALL_STATS:
        y = 58 + 27 * which
        sign = f'<use href="#br-{STATS.ids[which]}" class="sign{"" if which else "-rage"}"'
        yield f'{sign} transform="translate(19 {y + 12}) scale(.55)"/>'
        yield _track(content.track[which], game.cells[seat][which], y)


@cache
def _track(values: tuple[int, ...], here: int, y: int) -> str:
    cells = []
    for cell, value in enumerate(values):
        x, on = 34 + _CELL * cell, "-on" if cell == here else ""
        cells.append(
            f'<rect class="cell{on and " cell-on"}" x="{x}" y="{y}" width="{_CELL - 2}" height="25"'
            f' rx="4"/><text class="cell-text{on and " cell-text-on"}" x="{x + 12}" y="{y + 19}">'
            f"{value}</text>"
        )
    return "".join(cells)


def _holdings(game: BloodRage, seat: Seat) -> str:
    """Rage that can be spent, cards in hand and committed quests; the reserve lies below."""
    cards = len(game.zones[hand_of(seat)])
    quests = len(game.zones[quests_of(seat)])
    return (
        '<use href="#br-rage" class="sign-rage" transform="translate(222 72) scale(.9)"/>'
        f'<text class="strong" x="244" y="83" font-size="32">{game.rage[seat]}</text>'
        '<use href="#br-cards" class="sign" transform="translate(219 117) scale(.6)"/>'
        f'<text x="235" y="124" font-size="21">{cards}</text>'
        '<use href="#br-quest" class="sign" transform="translate(279 117) scale(.6)"/>'
        f'<text x="295" y="124" font-size="21">{quests}</text>'
        f'<rect class="inset" x="6" y="143" width="{ROOM - 12}" height="42" rx="7"/>'
        '<use href="#br-reserve" class="sign" transform="translate(25 164) scale(.5)"/>'
    )


def slots_height(game: BloodRage, seat: Seat) -> int:
    """A line for each card, and one for all slots that are empty."""
    rows = slot_rows(game, seat)
    filled = sum(card is not None for _, card in rows)
    return _LINE * filled + (_LINE + 4 if filled < len(rows) else 0)


def draw_slots(
    sight: BloodRageSight, seat: Seat, at: Point, *, on_sheet: bool = False
) -> Iterator[str]:
    """Cards in slots, a line each, with their number; below them the slots that are empty.

    On a sheet the cards can be pointed at.
    """
    rows = slot_rows(sight.game, seat)
    x, y = at
    for kind, card in rows:
        if card is not None:
            yield _filled(sight, kind, card, (x, y), on_sheet=on_sheet)
            y += _LINE
    empty = (kind for kind, card in rows if card is None)
    for place, kind in enumerate(empty):
        yield (
            f'<g transform="translate({x + _EMPTY * place + 1:g} {y + 2:g})">'
            f'<rect class="inset-empty" width="{_EMPTY - 6}" height="24" rx="5"/>'
            f'<use href="#{kind_sign(kind)}" class="seat-none" opacity=".55"'
            f' transform="translate({(_EMPTY - 6) / 2:g} 12) scale(.48)"/></g>'
        )


def _filled(sight: BloodRageSight, kind: str, card: CardId, at: Point, *, on_sheet: bool) -> str:
    wide, name = ROOM - 12, card_name(sight.words, card)
    number = "" if kind == "clan" else str(sight.content.strength[card])
    hit = (
        f'<rect {sight.hit(sight.card_anchor(card))} width="{wide}" height="24" rx="5"'
        f"{told(name)}</rect>"
        if on_sheet
        else ""
    )
    return (
        f'<g transform="translate({at[0]:g} {at[1]:g})">'
        f'<rect class="card-upgrade" width="{wide}" height="24" rx="5"/>'
        f'<use href="#{kind_sign(kind)}" class="on-card" transform="translate(16 12) scale(.5)"/>'
        f'<text class="on-card" x="32" y="18" font-size="{fitted(name, wide - 66, 17):.1f}">'
        f"{escape(name)}</text>"
        f'<text class="on-card strong br-end" x="{wide - 8}" y="18" font-size="18">{number}</text>'
        f"{hit}</g>"
    )


def draw_row(game: BloodRage, seat: Seat, code: str = "en", names: Sequence[str] = ()) -> str:
    """What a clan has in two lines: rage, stats, cards and quests; figures and upgrades."""
    sight = BloodRageSight(game, code, names)
    groups, content = game.groups[seat], sight.content
    axes = content.track[AXES][game.cells[seat][AXES]]
    upper = (
        ("rage", "-rage", game.rage[seat]),
        ("axes", "", axes),
        ("horns", "", figures_of_horns(sight, seat)),
        ("cards", "", len(game.zones[hand_of(seat)])),
        ("quest", "", len(game.zones[quests_of(seat)])),
    )
    lower = (
        ("reserve", "", COUNT[groups[RESERVE]]),
        ("valhalla", "", COUNT[groups[VALHALLA]]),
    )
    parts = [
        f'<use href="#br-{sign}" class="sign{look}" transform="translate({x} {y}) scale(.6)"/>'
        f'<text class="strong" x="{x + 16}" y="{y + 7}">{value}</text>'
        for y, line in ((16, upper), (46, lower))
        for x, (sign, look, value) in zip((16, 82, 142, 218, 276), line, strict=False)
    ]
    filled = (kind for kind, card in slot_rows(game, seat) if card is not None)
    parts += (
        f'<g transform="translate({132 + 25 * place} 35)"><rect class="card-upgrade" width="23"'
        f' height="23" rx="4"/><use href="#{kind_sign(kind)}" class="on-card"'
        ' transform="translate(11.500 11.500) scale(.45)"/></g>'
        for place, kind in enumerate(filled)
    )
    return row_picture("bloodrage", seat, sheet_label(sight, seat), 62, "".join(parts))


def figures_of_horns(sight: BloodRageSight, seat: Seat) -> str:
    """How many figures of a clan are on the map, and how many may be (BR-6.7.3)."""
    groups = sight.game.groups[seat]
    on_map = sum(COUNT[groups[place]] for place in (*ALL_PROVINCES, *FJORDS))
    return f"{on_map}/{sight.content.track[HORNS][sight.game.cells[seat][HORNS]]}"


def kind_sign(kind: str) -> str:
    """The drawing for a kind of card."""
    return {"monster": "br-troll", "clan": "br-clan"}.get(kind, f"br-{kind}")


def sheet_label(sight: BloodRageSight, seat: Seat) -> str:
    """All that a sheet shows, in words."""
    game, say = sight.game, sight.say
    parts = [
        say("draw-glory", ("value", glory(game, seat))),
        say("draw-rage", ("value", game.rage[seat])),
        *(stat_label(sight, seat, which) for which in ALL_STATS),
        say("draw-hand-count", ("count", len(game.zones[hand_of(seat)]))),
        say("draw-quest-count", ("count", len(game.zones[quests_of(seat)]))),
        waiting_label(sight, seat, RESERVE),
        waiting_label(sight, seat, VALHALLA),
        *(
            f"{sight.name(kind)}: {card_name(sight.words, card)}"
            for kind, card in slot_rows(game, seat)
            if card is not None
        ),
    ]
    if game.first == seat:
        parts.append(sight.name("first-player"))
    return f"{sight.names[seat]}, {sight.clan(seat)}: {', '.join(parts)}"


def stat_label(sight: BloodRageSight, seat: Seat, which: int) -> str:
    cell = sight.game.cells[seat][which] + 1
    value = sight.content.track[which][cell - 1]
    facts = (("stat", STATS.write(which)), ("value", value), ("cell", cell), ("cells", CELLS))
    return sight.say("draw-stat", *facts)


def waiting_label(sight: BloodRageSight, seat: Seat, place: PlaceId) -> str:
    """The figures of a clan in its reserve or in Valhalla."""
    return f"{sight.name(PLACES.write(place))}: {sight.group(sight.game.groups[seat][place])}"
