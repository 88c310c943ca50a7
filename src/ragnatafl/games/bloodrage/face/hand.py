"""The viewer's own things beside the map: figures, stats, cards, quests and slots to point at.

Made of small pictures that flow as the page is wide. Style and signs come with the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ragnatafl.games.bloodrage.face.cards import (
    WIDE,
    card_anchor,
    card_label,
    draw_card,
    look_of,
    number_of,
)
from ragnatafl.games.bloodrage.face.figures import count_badge, emblem, figure_art
from ragnatafl.games.bloodrage.face.sheets import hit, kind_sign, slot_rows, stat_label
from ragnatafl.games.bloodrage.face.words import card_name, heading, seat_names, shortened, words
from ragnatafl.games.bloodrage.mind.odds import is_open, outlook
from ragnatafl.games.bloodrage.rules.board import RESERVE, VALHALLA, PlaceId
from ragnatafl.games.bloodrage.rules.components import (
    ALL_STATS,
    CELLS,
    STATS,
    TITLE_OF,
    CardId,
    hand_of,
    pack_of,
    quests_of,
)
from ragnatafl.games.bloodrage.rules.figures import FIGURES, WARRIOR, WARRIORS, FigureId, figures_in
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of, invade_cost
from ragnatafl.kernel.seats import Seat

_ROOM: Final = 330
"""How wide a picture over the whole breadth is, in its own measure."""
_LAYOUT: Final = (
    "<style>.br-hand{text-align:start}.br-hand p{margin:4px 0;font-weight:bold}"
    ".br-cards{columns:112px;column-gap:6px}.br-cards svg{break-inside:avoid}"
    "#hand .br-hand svg{margin-bottom:6px}"
    ".br-hand text{font-size:17px}.br-hand .br-big{font-size:24px;font-weight:bold}"
    ".br-hand .card-number{font-size:44px}.br-hand .card-name{font-size:23px}"
    ".br-hand .card-text,.br-hand .card-age{font-size:20px}.br-hand .card-chance{font-size:23px}"
    ".br-hand .count-text{font-size:23px}</style>"
)


def draw_hand(game: BloodRage, code: str = "en", names: Sequence[str] = ()) -> str:
    """What the viewer has; an onlooker has nothing, and a whole state is drawn as for one."""
    seat = game.viewer
    if seat < 0:
        return ""
    return "".join(
        (
            f'<div class="bloodrage long"><div class="br-hand seat-{seat}">{_LAYOUT}',
            *Hand(game, seat, code, names).parts(),
            "</div></div>",
        )
    )


class Hand:
    def __init__(self, game: BloodRage, seat: Seat, code: str, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.code = code
        self.names = seat_names(code, game.seats, names)
        self.content = content_of(game)
        self.outlook = outlook(game)
        self.chances = {TITLE_OF[card]: chance for card, chance in self.outlook.by_card}
        self.open = {
            str(anchor)
            for decision in game.decisions
            for choice in decision.options
            for anchor in choice.anchors()
        }

    def say(self, key: str, *facts: tuple[str, str | int]) -> str:
        return words(self.code).say(key, facts)

    def parts(self) -> Iterator[str]:
        """What is to be chosen from goes first."""
        game, seat = self.game, self.seat
        pack = [CardId(card) for card in game.zones[pack_of(seat)]]
        held = [CardId(card) for card in game.zones[hand_of(seat)]]
        if game.province >= 0 and is_open(game):
            yield self.battle()
        if pack:
            yield from self.cards("pack", pack)
        else:
            yield from self.figures()
            yield self.stats()
        if held and pack:
            yield from self.strips("kept", held)
        elif held:
            yield from self.cards("hand", held)
        quests = [CardId(card) for card in game.zones[quests_of(seat)]]
        if quests:
            yield from self.strips("quests", quests)
        if pack:
            yield from self.figures()
            yield self.stats()
        yield from self.slots()

    def title(self, key: str) -> str:
        told = self.say("draw-kept") if key == "kept" else words(self.code).name(key)
        return f'<p id="title:{key}">{escape(heading(told))}</p>'

    def picture(self, name: str, high: float, body: str, *, wide: int = _ROOM) -> str:
        """One of the small pictures."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" id="hand:{name}"'
            f' viewBox="0 0 {wide} {high:g}">{body}</svg>'
        )

    def cards(self, key: str, cards: Sequence[CardId]) -> Iterator[str]:
        yield f'{self.title(key)}<div class="br-cards" id="hand:{key}">'
        for card, count in self.without_copies(cards):
            face, high = draw_card(self.content, self.code, card)
            anchor = card_anchor(card)
            label = card_label(self.content, self.code, card)
            more, chance = "", self.chances.get(TITLE_OF[card])
            if chance is not None:
                high += 34
                told = f"{chance:.0%}"
                more = (
                    f'<rect class="chance-back" x="4" y="{high - 32}" width="212" height="30"'
                    f' rx="9"/><rect class="chance" x="4" y="{high - 32}" height="30" rx="9"'
                    f' width="{212 * chance:.0f}"/>'
                    f'<text class="card-chance" x="110" y="{high - 9}">{told}</text>'
                )
                label += f" · {self.say('draw-chance', ('percent', round(100 * chance)))}"
            if count > 1:
                label += f" × {count}"
                more += f'<g transform="translate({WIDE - 6} 36)">{count_badge(count)}</g>'
            body = (
                f'{face}{more}<rect id="{anchor}" {hit(anchor in self.open)} x="2" y="2" rx="13"'
                f' width="{WIDE - 4}" height="{high - 4}" aria-label="{escape(label)}">'
                f"<title>{escape(card_name(self.code, card))}</title></rect>"
            )
            yield self.picture(anchor, high, body, wide=WIDE)
        yield "</div>"

    def without_copies(self, cards: Sequence[CardId]) -> Iterator[tuple[CardId, int]]:
        """Equal cards are drawn once, with their number: the one that is offered, if any is."""
        alike: dict[int, list[CardId]] = {}
        for card in cards:
            alike.setdefault(TITLE_OF[card], []).append(card)
        for copies in alike.values():
            offered = [card for card in copies if card_anchor(card) in self.open]
            for card in offered or copies[:1]:
                yield card, 1 if len(offered) > 1 else len(copies)

    def strips(self, key: str, cards: Sequence[CardId]) -> Iterator[str]:
        """Cards that are only remembered: kind, number and name."""
        yield self.title(key)
        parts = []
        for place, card in enumerate(cards):
            kind = self.content.kind[card]
            name, anchor = card_name(self.code, card), card_anchor(card)
            label = card_label(self.content, self.code, card)
            number = f"{'+' if kind == 'battle' else ''}{number_of(self.content, card)}"
            parts.append(
                f'<g transform="translate({2 + place % 2 * 165} {2 + place // 2 * 31})">'
                f'<rect class="card-{look_of(kind)}" width="161" height="28" rx="6"/>'
                f'<use href="#{kind_sign(kind)}" class="on-card"'
                ' transform="translate(15 14) scale(.5)"/>'
                f'<text class="on-card" x="29" y="20">{escape(shortened(name, 120 / 17))}</text>'
                f'<text class="on-card strong br-end" x="155" y="20">{number}</text>'
                f'<rect id="{anchor}" {hit(anchor in self.open)} width="161" height="28" rx="6"'
                f' aria-label="{escape(label)}"><title>{escape(name)}</title></rect></g>'
            )
        yield self.picture(key, 31 * ((len(cards) + 1) // 2) + 3, "".join(parts))

    def figures(self) -> Iterator[str]:
        """Reserve and Valhalla, each kind once with its number; below, what an invade costs."""
        for place, key in ((RESERVE, "reserve"), (VALHALLA, "valhalla")):
            group = self.game.groups[self.seat][place]
            if group:
                body = "".join(
                    self.figure(figure, place, key, 72 + 50 * column)
                    for column, figure in enumerate(figures_in(group))
                )
                sign = f'<use href="#br-{key}" class="sign" transform="translate(20 32)"/>'
                yield self.picture(key, 76, sign + body)

    def figure(self, figure: FigureId, place: PlaceId, key: str, x: int) -> str:
        group = self.game.groups[self.seat][place]
        count = group & WARRIORS if figure == WARRIOR else 1
        name = words(self.code).name(FIGURES.write(figure))
        cost = invade_cost(self.game, self.seat, figure)
        anchor = f"piece:{FIGURES.write(figure)}-{key}"
        where = words(self.code).name(key)
        label = f"{name} × {count}, {where}, {self.say('draw-cost', ('value', cost))}"
        price = (
            f'<use href="#br-rage" class="sign-rage" transform="translate(-8 37) scale(.42)"/>'
            f'<text x="2" y="43">{cost}</text>'
        )
        return (
            f'<g class="seat-{self.seat}" transform="translate({x} 28)"><g transform="scale(.8)">'
            f"{figure_art(self.seat, figure)}{count_badge(count) if count > 1 else ''}</g>"
            f"{price if key == 'reserve' else ''}"
            f'<rect id="{anchor}" {hit(anchor in self.open)} x="-25" y="-27" width="50" height="75"'
            f' rx="9" aria-label="{escape(label)}"><title>{escape(name)}, {escape(where)}</title>'
            "</rect></g>"
        )

    def stats(self) -> str:
        """Each stat with its value and the next one."""
        parts = []
        for which in ALL_STATS:
            track, cell = self.content.track[which], self.game.cells[self.seat][which]
            anchor = f"piece:stat-{STATS.write(which)}"
            label = stat_label(self.game, self.code, self.seat, which)
            name = words(self.code).name(STATS.write(which))
            after = f"→ {track[cell + 1]}" if cell + 1 < CELLS else "★"
            parts.append(
                f'<g transform="translate({2 + 110 * which} 2)">'
                '<rect class="inset" width="104" height="40" rx="8"/>'
                f'<use href="#br-{STATS.write(which)}" class="sign{"" if which else "-rage"}"'
                ' transform="translate(20 20) scale(.72)"/>'
                f'<text class="br-big" x="38" y="29">{track[cell]}</text>'
                f'<text class="faint br-end" x="98" y="27">{after}</text>'
                f'<rect id="{anchor}" {hit(anchor in self.open)} width="104" height="40" rx="8"'
                f' aria-label="{escape(label)}"><title>{escape(name)}</title></rect></g>'
            )
        return self.picture("stats", 44, "".join(parts))

    def slots(self) -> Iterator[str]:
        """The slots of the own sheet; an upgrade goes into them."""
        yield self.title("slots")
        parts = []
        rows = slot_rows(self.game, self.seat)
        for place, (kind, card) in enumerate(rows):
            x, y = 2 + place // 4 * 165, 2 + place % 4 * 29
            look = "inset-empty" if card is None else "card-upgrade"
            ink = "seat-none" if card is None else "on-card"
            name = words(self.code).name(kind) if card is None else card_name(self.code, card)
            parts.append(
                f'<g transform="translate({x} {y})"><rect class="{look}" width="161" height="26"'
                f' rx="6"/><use href="#{kind_sign(kind)}" class="{ink}"'
                ' transform="translate(15 13) scale(.5)"/>'
                f'<text class="{"faint" if card is None else "on-card"}" x="29" y="19">'
                f"{escape(shortened(name, 128 / 17))}</text></g>"
            )
        label = ", ".join(
            f"{words(self.code).name(kind)}: "
            + (self.say("draw-slot-empty") if card is None else card_name(self.code, card))
            for kind, card in rows
        )
        anchor = "area:slots"
        parts.append(
            f'<rect id="{anchor}" {hit(anchor in self.open)} width="{_ROOM}" height="120" rx="8"'
            f' aria-label="{escape(label)}"><title>{escape(words(self.code).name("slots"))}</title>'
            "</rect>"
        )
        yield self.picture("slots", 120, "".join(parts))

    def battle(self) -> str:
        """How the battle may end, by what the viewer knows."""
        told = self.outlook.clans
        longest = max(forecast.high for forecast in told)
        parts, words_told = [], []
        for row, (seat, _, low, high, chance) in enumerate(told):
            scale = 150 / max(1, longest)
            total = str(low) if low == high else f"{low}–{high}"
            words_told.append(f"{self.names[seat]} {total}, {chance:.0%}")
            parts.append(
                f'<g class="seat-{seat}" transform="translate(0 {34 * row})">'
                f'<g transform="translate(18 18)">{emblem(seat, 0.5)}</g>'
                '<rect class="bar-back" x="40" y="7" width="150" height="22" rx="5"/>'
                f'<rect class="bar-more" x="40" y="7" height="22" rx="5"'
                f' width="{high * scale:.0f}"/>'
                f'<rect class="bar" x="40" y="7" height="22" rx="5" width="{low * scale:.0f}"/>'
                f'<text x="198" y="25">{total}</text>'
                f'<text class="br-big br-end" x="{_ROOM - 2}" y="27">{chance:.0%}</text></g>'
            )
        label = f"{self.say('draw-outlook')}: {'; '.join(words_told)}"
        body = (
            f'<g role="img" aria-label="{escape(label)}"><title>{escape(label)}</title>'
            f"{''.join(parts)}</g>"
        )
        title = f'<p id="title:outlook">{escape(self.say("draw-outlook"))}</p>'
        return title + self.picture("outlook", 34 * len(told) + 4, body)
