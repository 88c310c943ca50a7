"""The viewer's own things beside the map: figures, stats, cards, quests and slots to point at.

Made of small pictures that flow as the page is wide. Style and signs come with the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from ragnatafl.drawing.hand import Hand, Held, hand_style, small_picture
from ragnatafl.drawing.lettering import fitted
from ragnatafl.drawing.sheets import ROOM, in_rows
from ragnatafl.drawing.sight import told
from ragnatafl.games.bloodrage.face.battle import battle_notes
from ragnatafl.games.bloodrage.face.cards import (
    HEAD,
    card_label,
    draw_card,
    kept_of,
    look_of,
    number_of,
)
from ragnatafl.games.bloodrage.face.figures import count_badge, emblem, figure_art
from ragnatafl.games.bloodrage.face.sheets import (
    draw_slots,
    figures_of_horns,
    kind_sign,
    slot_rows,
    slots_height,
    stat_label,
)
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
    """What the viewer has, and how a battle may end; an onlooker has nothing but that.

    A whole state is drawn as for one.
    """
    if game.viewer < 0 and not is_open(game):
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
            "card-number": 34,
            "card-name": 23,
            "card-text card-age": 20,
            "card-chance": 23,
            "count-text": 27,
        },
    )

    def __init__(self, sight: BloodRageSight, seat: Seat) -> None:
        super().__init__(sight, seat)
        self.game = sight.game
        self.reckoned = outlook(sight.game)
        self.by_card = {self.title_of(card): chance for card, chance in self.reckoned.by_card}

    def parts(self) -> Iterator[str]:
        """What is to be chosen from goes first."""
        game, seat = self.game, self.seat
        if game.province >= 0 and is_open(game):
            notes = battle_notes(self.sight, self.reckoned)
            how = self.sight.say("draw-chances-how")
            yield from self.chances("chance-win", self.reckoned.chances, how, notes)
        if seat < 0:
            return
        pack, held = game.zones[pack_of(seat)], game.zones[hand_of(seat)]
        if pack:
            yield from self.cards("pack", pack)
        else:
            yield from self.board()
        if held and pack:
            yield from self.strips("kept", held)
        elif held:
            yield from self.cards("hand", held)
        if quests := game.zones[quests_of(seat)]:
            yield from self.strips("quests", quests)
        if pack:
            yield from self.board()

    def board(self) -> Iterator[str]:
        """Figures that are not on the map, stats, and upgrades."""
        yield self.stats()
        yield self.figures()
        yield self.slots()

    def title(self, key: str) -> str:
        match key:
            case "kept":
                return self.sight.say("draw-kept")
        return self.sight.name(key)

    def held(self, card: int) -> Held:
        face, high = draw_card(self.sight, card)
        name, chance = card_name(self.sight.words, card), self.by_card.get(self.title_of(card))
        kept = kept_of(self.sight, card)
        return Held(face, high, kept, name, card_label(self.sight, card), chance)

    def title_of(self, card: int) -> int:
        return self.sight.content.title[card]

    def emblem(self, seat: int) -> str:
        return emblem(seat, 0.5)

    def count(self, number: int) -> str:
        return count_badge(number)

    def strips(self, key: str, cards: Sequence[int]) -> Iterator[str]:
        """Cards that are only remembered: kind, number and name; two in a line if they fit."""
        sight, parts = self.sight, []
        names = [card_name(sight.words, card) for card in cards]
        across = 2 if all(fitted(name, 106, 17) >= 14 for name in names) else 1
        wide = ROOM / across - 4
        for place, (card, name) in enumerate(zip(cards, names, strict=True)):
            kind, size = sight.content.kind[card], fitted(name, wide - 55, 17)
            number = f"{'+' if kind == 'battle' else ''}{number_of(sight.content, card)}"
            x, y = in_rows(place, across, wide + 4, 31, (2, 2))
            parts.append(
                f'<g transform="translate({x:g} {y})">'
                f'<rect class="card-{look_of(kind)}" width="{wide:g}" height="28" rx="6"/>'
                f'<use href="#{kind_sign(kind)}" class="on-card"'
                ' transform="translate(15 14) scale(.5)"/>'
                f'<text class="on-card" x="29" y="20" style="font-size:{size:.1f}px">'
                f"{escape(name)}</text>"
                f'<text class="on-card strong br-end" x="{wide - 6:g}" y="20">{number}</text>'
                f'<rect {sight.hit(sight.card_anchor(card))} width="{wide:g}" height="28" rx="6"'
                f"{told(card_label(sight, card), name)}</rect></g>"
            )
        yield self.headline(key)
        yield small_picture(key, 31 * -(-len(cards) // across) + 3, "".join(parts))

    def figures(self) -> str:
        """Reserve and Valhalla, each kind once with its number; below, what an invade costs."""
        groups = self.game.groups[self.seat]
        rows = [(place, figures_in(groups[place])) for place in (RESERVE, VALHALLA)]
        step = min(50.0, (ROOM - 72) / max(1, sum(len(kinds) for _, kinds in rows)))
        parts, x = [], 0.0
        for place, kinds in rows:
            if kinds:
                sign = f'<use href="#br-{PLACES.write(place)}" class="sign"'
                parts.append(f'{sign} transform="translate({x + 16:g} 30) scale(.75)"/>')
                x += 34 + step / 2
                for figure in kinds:
                    parts.append(self.figure(figure, place, x, step))
                    x += step
                x += 2 - step / 2
        if x < ROOM - 68:
            horns = figures_of_horns(self.sight, self.seat)
            sign = f'<use href="#br-horns" class="sign" transform="translate({ROOM - 58} 30)'
            text = f'<text class="br-end" x="{ROOM - 4}" y="36">{horns}</text>'
            parts.append(f'{sign} scale(.55)"/>{text}')
        return small_picture("figures", 68, "".join(parts))

    def figure(self, figure: FigureId, place: PlaceId, x: float, wide: float) -> str:
        sight, seat, key = self.sight, self.seat, PLACES.write(place)
        count = self.game.groups[seat][place] & WARRIORS if figure == WARRIOR else 1
        name, where = sight.name(FIGURES.write(figure)), sight.name(key)
        cost = invade_cost(self.game, seat, figure)
        label = f"{name} × {count}, {where}, {sight.say('draw-cost', ('value', cost))}"
        price = (
            '<use href="#br-rage" class="sign-rage" transform="translate(-8 35) scale(.42)"/>'
            f'<text x="2" y="41">{cost}</text>'
        )
        return (
            f'<g class="seat-{seat}" transform="translate({x:g} 25)"><g transform="scale(.7)">'
            f"{figure_art(seat, figure)}{count_badge(count) if count > 1 else ''}</g>"
            f"{price if place == RESERVE else ''}"
            f'<rect {sight.hit(f"piece:{FIGURES.write(figure)}-{key}")} x="{-wide / 2:g}" y="-24"'
            f' width="{wide:g}" height="67" rx="9"{told(label, f"{name}, {where}")}</rect></g>'
        )

    def stats(self) -> str:
        """Rage that can be spent; each stat with its value and the next one."""
        sight = self.sight
        rage = sight.say("draw-rage", ("value", self.game.rage[self.seat]))
        parts = [
            f'<g role="img"{told(rage)}',
            '<use href="#br-rage" class="sign-rage" transform="translate(14 20) scale(.7)"/>',
            f'<text class="br-big" x="28" y="29">{self.game.rage[self.seat]}</text></g>',
        ]
        for which in ALL_STATS:
            track, cell = sight.content.track[which], self.game.cells[self.seat][which]
            name = STATS.write(which)
            after = f"→{track[cell + 1]}" if cell + 1 < CELLS else "★"
            parts.append(
                f'<g transform="translate({59 + 91 * which} 2)">'
                '<rect class="inset" width="88" height="36" rx="8"/>'
                f'<use href="#br-{name}" class="sign{"" if which else "-rage"}"'
                ' transform="translate(15 18) scale(.55)"/>'
                f'<text class="strong" x="26" y="25" style="font-size:20px">{track[cell]}</text>'
                f'<text class="faint br-end" x="85" y="24" style="font-size:15px">{after}</text>'
                f'<rect {sight.hit(f"piece:stat-{name}")} width="88" height="36" rx="8"'
                f"{told(stat_label(sight, self.seat, which), sight.name(name))}</rect></g>"
            )
        return small_picture("stats", 40, "".join(parts))

    def slots(self) -> str:
        """The slots of the own sheet; an upgrade goes into them."""
        sight, high = self.sight, slots_height(self.game, self.seat)
        spoken = (
            f"{sight.name(kind)}: "
            f"{sight.say('draw-slot-empty') if card is None else card_name(sight.words, card)}"
            for kind, card in slot_rows(self.game, self.seat)
        )
        parts = [
            *draw_slots(sight, self.seat, (6, 2)),
            (
                f'<rect {sight.hit("area:slots")} width="{ROOM}" height="{high + 4}" rx="8"'
                f"{told(', '.join(spoken), sight.name('slots'))}</rect>"
            ),
        ]
        return small_picture("slots", high + 4, "".join(parts))
