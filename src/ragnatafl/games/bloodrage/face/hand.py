"""The viewer's own things beside the map: figures, stats, cards, quests and slots to point at.

Made of small pictures that flow as the page is wide. Style and signs come with the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from ragnatafl.drawing.hand import ROOM, Hand, Held, hand_style, small_picture
from ragnatafl.drawing.lettering import shortened
from ragnatafl.drawing.sheets import in_rows
from ragnatafl.drawing.sight import told
from ragnatafl.games.bloodrage.face.cards import HEAD, card_label, draw_card, look_of, number_of
from ragnatafl.games.bloodrage.face.figures import count_badge, emblem, figure_art
from ragnatafl.games.bloodrage.face.sheets import kind_sign, slot_rows, stat_label
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.face.words import card_name
from ragnatafl.games.bloodrage.mind.odds import is_open, outlook
from ragnatafl.games.bloodrage.rules.board import PLACES, RESERVE, VALHALLA, PlaceId
from ragnatafl.games.bloodrage.rules.components import (
    ALL_STATS,
    CELLS,
    STATS,
    hand_of,
    pack_of,
    quests_of,
)
from ragnatafl.games.bloodrage.rules.figures import FIGURES, WARRIOR, WARRIORS, FigureId, figures_in
from ragnatafl.games.bloodrage.rules.state import BloodRage, invade_cost
from ragnatafl.kernel.seats import Seat


def draw_hand(game: BloodRage, code: str = "en", names: Sequence[str] = ()) -> str:
    """What the viewer has; an onlooker has nothing, and a whole state is drawn as for one."""
    if game.viewer < 0:
        return ""
    return BloodRageHand(BloodRageSight(game, code, names), game.viewer).html()


class BloodRageHand(Hand[BloodRageSight]):
    game_class = "bloodrage"
    prefix = "br"
    head = HEAD
    style = hand_style(
        prefix,
        24,
        {
            "card-number": 44,
            "card-name": 23,
            "card-text card-age": 20,
            "card-chance": 23,
            "count-text": 23,
        },
    )

    def __init__(self, sight: BloodRageSight, seat: Seat) -> None:
        super().__init__(sight, seat)
        self.game = sight.game
        self.reckoned = outlook(sight.game)
        self.chances = {self.title_of(card): chance for card, chance in self.reckoned.by_card}

    def parts(self) -> Iterator[str]:
        """What is to be chosen from goes first."""
        game, seat = self.game, self.seat
        pack, held = game.zones[pack_of(seat)], game.zones[hand_of(seat)]
        if game.province >= 0 and is_open(game):
            yield self.headline("outlook")
            sides = [(s.seat, s.low, s.high, s.chance) for s in self.reckoned.clans]
            yield self.outlook(sides, left=40, wide=150, down=34)
        if pack:
            yield from self.cards("pack", pack)
        else:
            yield from self.figures()
            yield self.stats()
        if held and pack:
            yield from self.strips("kept", held)
        elif held:
            yield from self.cards("hand", held)
        if quests := game.zones[quests_of(seat)]:
            yield from self.strips("quests", quests)
        if pack:
            yield from self.figures()
            yield self.stats()
        yield from self.slots()

    def title(self, key: str) -> str:
        match key:
            case "kept":
                return self.sight.say("draw-kept")
            case "outlook":
                return self.sight.say("draw-outlook")
        return self.sight.name(key)

    def held(self, card: int) -> Held:
        face, high = draw_card(self.sight, card)
        name, chance = card_name(self.sight.words, card), self.chances.get(self.title_of(card))
        return Held(face, high, name, card_label(self.sight, card), chance)

    def title_of(self, card: int) -> int:
        return self.sight.content.title[card]

    def emblem(self, seat: int) -> str:
        return emblem(seat, 0.5)

    def count(self, number: int) -> str:
        return count_badge(number)

    def strips(self, key: str, cards: Sequence[int]) -> Iterator[str]:
        """Cards that are only remembered: kind, number and name."""
        sight, parts = self.sight, []
        for place, card in enumerate(cards):
            kind, name = sight.content.kind[card], card_name(sight.words, card)
            number = f"{'+' if kind == 'battle' else ''}{number_of(sight.content, card)}"
            x, y = in_rows(place, 2, 165, 31, (2, 2))
            parts.append(
                f'<g transform="translate({x} {y})">'
                f'<rect class="card-{look_of(kind)}" width="161" height="28" rx="6"/>'
                f'<use href="#{kind_sign(kind)}" class="on-card"'
                ' transform="translate(15 14) scale(.5)"/>'
                f'<text class="on-card" x="29" y="20">{escape(shortened(name, 120 / 17))}</text>'
                f'<text class="on-card strong br-end" x="155" y="20">{number}</text>'
                f'<rect {sight.hit(sight.card_anchor(card))} width="161" height="28" rx="6"'
                f"{told(card_label(sight, card), name)}</rect></g>"
            )
        yield self.headline(key)
        yield small_picture(key, 31 * ((len(cards) + 1) // 2) + 3, "".join(parts))

    def figures(self) -> Iterator[str]:
        """Reserve and Valhalla, each kind once with its number; below, what an invade costs."""
        for place in (RESERVE, VALHALLA):
            key, group = PLACES.write(place), self.game.groups[self.seat][place]
            if group:
                body = "".join(
                    self.figure(figure, place, 72 + 50 * column)
                    for column, figure in enumerate(figures_in(group))
                )
                sign = f'<use href="#br-{key}" class="sign" transform="translate(20 32)"/>'
                yield small_picture(key, 76, sign + body)

    def figure(self, figure: FigureId, place: PlaceId, x: int) -> str:
        sight, seat, key = self.sight, self.seat, PLACES.write(place)
        count = self.game.groups[seat][place] & WARRIORS if figure == WARRIOR else 1
        name, where = sight.name(FIGURES.write(figure)), sight.name(key)
        cost = invade_cost(self.game, seat, figure)
        label = f"{name} × {count}, {where}, {sight.say('draw-cost', ('value', cost))}"
        price = (
            f'<use href="#br-rage" class="sign-rage" transform="translate(-8 37) scale(.42)"/>'
            f'<text x="2" y="43">{cost}</text>'
        )
        return (
            f'<g class="seat-{seat}" transform="translate({x} 28)"><g transform="scale(.8)">'
            f"{figure_art(seat, figure)}{count_badge(count) if count > 1 else ''}</g>"
            f"{price if place == RESERVE else ''}"
            f'<rect {sight.hit(f"piece:{FIGURES.write(figure)}-{key}")} x="-25" y="-27" width="50"'
            f' height="75" rx="9"{told(label, f"{name}, {where}")}</rect></g>'
        )

    def stats(self) -> str:
        """Each stat with its value and the next one."""
        sight, parts = self.sight, []
        for which in ALL_STATS:
            track, cell = sight.content.track[which], self.game.cells[self.seat][which]
            name = STATS.write(which)
            after = f"→ {track[cell + 1]}" if cell + 1 < CELLS else "★"
            parts.append(
                f'<g transform="translate({2 + 110 * which} 2)">'
                '<rect class="inset" width="104" height="40" rx="8"/>'
                f'<use href="#br-{name}" class="sign{"" if which else "-rage"}"'
                ' transform="translate(20 20) scale(.72)"/>'
                f'<text class="br-big" x="38" y="29">{track[cell]}</text>'
                f'<text class="faint br-end" x="98" y="27">{after}</text>'
                f'<rect {sight.hit(f"piece:stat-{name}")} width="104" height="40" rx="8"'
                f"{told(stat_label(sight, self.seat, which), sight.name(name))}</rect></g>"
            )
        return small_picture("stats", 44, "".join(parts))

    def slots(self) -> Iterator[str]:
        """The slots of the own sheet; an upgrade goes into them."""
        sight, parts, spoken = self.sight, [], []
        for place, (kind, card) in enumerate(slot_rows(self.game, self.seat)):
            x, y = 2 + place // 4 * 165, 2 + place % 4 * 29
            look, ink, text, name = "inset-empty", "seat-none", "faint", sight.name(kind)
            filled = sight.say("draw-slot-empty")
            if card is not None:
                look, ink, text = "card-upgrade", "on-card", "on-card"
                name = filled = card_name(sight.words, card)
            spoken.append(f"{sight.name(kind)}: {filled}")
            parts.append(
                f'<g transform="translate({x} {y})"><rect class="{look}" width="161" height="26"'
                f' rx="6"/><use href="#{kind_sign(kind)}" class="{ink}"'
                ' transform="translate(15 13) scale(.5)"/>'
                f'<text class="{text}" x="29" y="19">'
                f"{escape(shortened(name, 128 / 17))}</text></g>"
            )
        parts.append(
            f'<rect {sight.hit("area:slots")} width="{ROOM}" height="120" rx="8"'
            f"{told(', '.join(spoken), sight.name('slots'))}</rect>"
        )
        yield self.headline("slots")
        yield small_picture("slots", 120, "".join(parts))
