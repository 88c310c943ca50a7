"""Clan sheets: stats on their tracks, rage, glory, slots, holdings; and the ages and Valhalla."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import fitted, heading, shortened
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.sheets import band, in_rows
from ragnatafl.drawing.sight import told
from ragnatafl.games.bloodrage.face.figures import emblem
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.face.words import card_name
from ragnatafl.games.bloodrage.rules.board import PLACES, PROVINCES, RESERVE, VALHALLA, PlaceId
from ragnatafl.games.bloodrage.rules.components import (
    AGES,
    ALL_STATS,
    CELLS,
    SLOTS,
    STATS,
    CardId,
    hand_of,
    quests_of,
    slots_of,
)
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of, glory
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.state import seats_of

END_GLORY: Final = (0, 0, 0, 10, 10, 20)
"""BR-11.1: what a cell of a track pays at the end."""
ROMAN: Final = ("", "I", "II", "III")
WIDTH, HEIGHT = 490, 304
GAP: Final = 8
STRIP: Final = 78
"""The height of the band with ages and Valhalla."""
_CELL: Final = 40
_HALLS: Final = 620
"""Where Valhalla begins in the band."""


def sheet_place(seat: int, top: float) -> Point:
    """The upper left corner of a sheet: two beside each other."""
    return in_rows(seat, 2, WIDTH + GAP - 2, HEIGHT + GAP, (GAP, top))


def sheets_height(seats: int) -> int:
    return (seats + 1) // 2 * (HEIGHT + GAP)


def reserve_place(seat: int, top: float) -> Point:
    """Where the figures of a reserve begin."""
    x, y = sheet_place(seat, top)
    return x + 338, y + 150


def hall_place(seat: int, top: float) -> Point:
    """Where the dead of a clan begin."""
    return _HALLS + 58 + seat * 84, top + STRIP / 2 + 2


def slot_rows(game: BloodRage, seat: Seat) -> list[tuple[str, CardId | None]]:
    """All slots of a sheet with what is in them, in the order of kinds."""
    content, held = content_of(game), game.zones[slots_of(seat)]
    rows: list[tuple[str, CardId | None]] = []
    for kind, room in SLOTS.items():
        cards = [CardId(card) for card in held if content.kind[card] == kind]
        rows += ((kind, cards[i] if i < len(cards) else None) for i in range(room))
    return rows


def draw_strip(sight: BloodRageSight, top: float) -> Iterator[str]:
    """The three ages with the provinces that fall, and the hall of the dead."""
    game, content, say = sight.game, sight.content, sight.say
    for age in range(1, AGES + 1):
        x = GAP + (age - 1) * 202
        now = " plate-turn" if age == game.age and not game.over else ""
        doom = PROVINCES.write(game.dooms[age - 1]) if len(game.dooms) >= age else ""
        name = sight.name(doom) if doom else ""
        facts = (("age", age), ("province", doom), ("glory", content.ragnarok_glory[age - 1]))
        label = heading(say("draw-age-doom", *facts) if doom else say("draw-age", ("age", age)))
        past = ' opacity=".75"' if age < game.age else ""
        yield (
            f'<g id="age:{age}" role="img" aria-label="{escape(label)}"'
            f' transform="translate({x} {top + 6:g})"{past}><title>{escape(label)}</title>'
            f'<rect class="plate{now}" width="194" height="{STRIP - 14}" rx="9"/>'
            '<circle class="doom-sign" cx="28" cy="32" r="23"/>'
            f'<text class="doom-text" x="28" y="41">{ROMAN[age]}</text>'
            f'<text x="56" y="29" font-size="{fitted(name, 126, 26):.1f}">'
            f"{escape(name)}</text>"
            '<use href="#br-skull" class="sign" transform="translate(70 47) scale(.62)"/>'
            '<use href="#br-glory" class="sign-gold" transform="translate(106 47) scale(.62)"/>'
            f'<text class="small strong" x="122" y="55">{content.ragnarok_glory[age - 1]}</text>'
            "</g>"
        )
    dead = "; ".join(
        f"{sight.clan(seat)}: {sight.group(game.groups[seat][VALHALLA])}"
        for seat in range(game.seats)
        if game.groups[seat][VALHALLA]
    )
    label = f"{sight.name('valhalla')}: {dead or sight.name('nothing')}"
    yield (
        f'<g id="valhalla" role="img" aria-label="{escape(label)}"'
        f' transform="translate({_HALLS - 6} {top + 6:g})"><title>{escape(label)}</title>'
        f'<rect class="plate" width="378" height="{STRIP - 14}" rx="9"/>'
        '<use href="#br-valhalla" class="sign" transform="translate(27 33) scale(1.05)"/></g>'
    )


def draw_sheets(sight: BloodRageSight, top: float) -> Iterator[str]:
    for seat in seats_of(sight.game):
        yield from _sheet(sight, seat, sheet_place(seat, top))


def _sheet(sight: BloodRageSight, seat: Seat, at: Point) -> Iterator[str]:
    game, (x, y) = sight.game, at
    name, label = sight.names[seat], sheet_label(sight, seat)
    crown = '<use href="#br-first" class="on-band" transform="translate(346 25) scale(.9)"/>'
    points = glory(game, seat)
    across = WIDTH - 38 - 25 * len(str(points))
    star = f' transform="translate({across} 24) scale({1.15 if sight.has_won(seat) else 0.9})"'
    yield (
        f'<g id="seat:{SEATS.write(seat)}" class="seat-{seat} closer" role="img"'
        f' aria-label="{escape(label)}" transform="translate({x} {y:g})">'
        f"<title>{escape(name)} · {escape(sight.clan(seat))}</title>"
        f'<rect class="plate{" plate-turn" if seat in sight.asked else ""}" width="{WIDTH}"'
        f' height="{HEIGHT}" rx="11"/>'
        f"{band(WIDTH, 48)}"
        f'<g transform="translate(30 26)">{emblem(seat, 0.74)}</g>'
        f'<text class="name on-band" x="58" y="36">{escape(shortened(name, 250 / 31))}</text>'
        f"{crown if game.first == seat else ''}"
        f'<use href="#br-glory" class="on-band"{star}/>'
        f'<text class="big on-band br-end" x="{WIDTH - 14}" y="39">{points}</text>'
    )
    yield from _tracks(game, seat)
    yield _holdings(game, seat)
    yield "</g>"
    for place, (kind, card) in enumerate(slot_rows(game, seat)):
        yield draw_slot(sight, kind, card, (x + 8 + place // 4 * 239, y + 188 + place % 4 * 28))


def _tracks(game: BloodRage, seat: Seat) -> Iterator[str]:
    """Three tracks of six cells; above the last three what they pay at the end."""
    content = content_of(game)
    for cell in range(CELLS):
        if END_GLORY[cell]:
            yield f'<text class="worth" x="{58 + _CELL * cell}" y="70">+{END_GLORY[cell]}</text>'
    for which in ALL_STATS:
        y = 76 + 36 * which
        sign = f'<use href="#br-{STATS.ids[which]}" class="sign{"" if which else "-rage"}"'
        yield f'{sign} transform="translate(22 {y + 16}) scale(.72)"/>'
        yield _track(content.track[which], game.cells[seat][which], y)


@cache
def _track(values: tuple[int, ...], here: int, y: int) -> str:
    cells = []
    for cell, value in enumerate(values):
        x, on = 40 + _CELL * cell, "-on" if cell == here else ""
        cells.append(
            f'<rect class="cell{on and " cell-on"}" x="{x}" y="{y}" width="{_CELL - 3}" height="32"'
            f' rx="5"/><text class="cell-text{on and " cell-text-on"}" x="{x + 18}" y="{y + 24}">'
            f"{value}</text>"
        )
    return "".join(cells)


def _holdings(game: BloodRage, seat: Seat) -> str:
    """Rage that can be spent, cards in hand and committed quests; the reserve lies below."""
    cards = len(game.zones[hand_of(seat)])
    quests = len(game.zones[quests_of(seat)])
    return (
        '<use href="#br-rage" class="sign-rage" transform="translate(308 92) scale(1.15)"/>'
        f'<text class="big" x="328" y="106">{game.rage[seat]}</text>'
        '<use href="#br-cards" class="sign" transform="translate(398 92) scale(.8)"/>'
        f'<text class="note" x="414" y="102">{cards}</text>'
        '<use href="#br-quest" class="sign" transform="translate(446 92) scale(.8)"/>'
        f'<text class="note" x="462" y="102">{quests}</text>'
        '<rect class="inset" x="288" y="122" width="194" height="58" rx="8"/>'
        '<use href="#br-reserve" class="sign" transform="translate(305 152) scale(.6)"/>'
    )


def draw_slot(sight: BloodRageSight, kind: str, card: CardId | None, at: Point) -> str:
    """A slot as one line: the kind of it, and the card that fills it with its number."""
    sign = kind_sign(kind)
    x, y = at
    if card is None:
        return (
            f'<g transform="translate({x:g} {y:g})">'
            '<rect class="inset-empty" width="233" height="25" rx="5"/>'
            f'<use href="#{sign}" class="seat-none" opacity=".55"'
            ' transform="translate(15 12.500) scale(.5)"/></g>'
        )
    name = card_name(sight.words, card)
    number = "" if kind == "clan" else str(sight.content.strength[card])
    room = (172 if number else 196) / 18
    return (
        f'<g transform="translate({x:g} {y:g})">'
        '<rect class="card-upgrade" width="233" height="25" rx="5"/>'
        f'<use href="#{sign}" class="on-card" transform="translate(15 12.500) scale(.5)"/>'
        f'<text class="card-age" x="29" y="19">{escape(shortened(name, room))}</text>'
        f'<text class="card-age strong br-end" x="227" y="19">{number}</text>'
        f'<rect {sight.hit(sight.card_anchor(card))} width="233" height="25" rx="5"'
        f"{told(name)}</rect></g>"
    )


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
