"""The viewer's own things beside the map: cards with their texts, attributes and runes.

Made of small pictures that flow as the page is wide. Style and signs come with the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ragnatafl.drawing.lettering import heading
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.cards import WIDE, card_label, draw_card
from ragnatafl.games.lords.face.figures import count_badge, emblem, rune_stone
from ragnatafl.games.lords.face.monsters import space_anchor, space_label, wound_space
from ragnatafl.games.lords.face.sheets import attribute_label
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import card_anchor, card_name
from ragnatafl.games.lords.mind.odds import is_open, outlook
from ragnatafl.games.lords.mind.odds_hunt import hunt_chance
from ragnatafl.games.lords.rules.components import (
    ALL_ATTRIBUTES,
    ALL_RUNES,
    ATTACK_PLAYED,
    ATTRIBUTES,
    COMBAT,
    HEROES,
    RUNES,
    SELECTION,
    SPACE_KINDS,
    TITLE_OF,
    KindId,
    artefacts_of,
    blessings_of,
    claws_of,
    hand_of,
    played_by,
    tiles_of,
)
from ragnatafl.games.lords.rules.state import Lords, attribute, card_limit, is_hunting, rune_limit
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import seats_of
from ragnatafl.kernel.views import HIDDEN

_ROOM: Final = 330
"""How wide a picture over the whole breadth is, in its own measure."""
_BESIDE: Final = ("card:", "piece:rune-", "piece:attribute-", "piece:space-")
"""How the names of what is drawn here begin."""
_LAYOUT: Final = (
    "<style>.lr-hand{text-align:start}.lr-hand p{margin:4px 0;font-weight:bold}"
    ".lr-cards{columns:112px;column-gap:6px}.lr-cards svg{break-inside:avoid}"
    "#hand .lr-hand svg{margin-bottom:6px}"
    ".lr-hand text{font-size:17px}.lr-hand .lr-big{font-size:26px;font-weight:bold}"
    ".lr-hand .card-number{font-size:46px}.lr-hand .card-name{font-size:23px}"
    ".lr-hand .card-text,.lr-hand .card-line{font-size:20px}.lr-hand .card-chance{font-size:24px}"
    ".lr-hand .count-text{font-size:24px}.lr-hand .meter-text{font-size:24px}"
    "@media(max-width:59.99rem){#hand:has(.lr-asked){position:sticky;max-height:33vh;"
    "overflow:auto;background:var(--panel)}}</style>"
)


def draw_hand(game: Lords, code: str = "en", names: Sequence[str] = ()) -> str:
    """What the viewer has; an onlooker has nothing, and a whole state is drawn as for one."""
    seat = game.viewer
    if seat < 0:
        return ""
    hand = Hand(LordsSight(game, code, names), seat)
    asked = " lr-asked" if hand.is_asked() else ""
    return "".join(
        (
            f'<div class="lords long"><div class="lr-hand seat-{seat}{asked}">{_LAYOUT}',
            *hand.parts(),
            "</div></div>",
        )
    )


class Hand:
    def __init__(self, sight: LordsSight, seat: Seat) -> None:
        self.sight = sight
        self.game = sight.game
        self.seat = seat
        self.outlook = outlook(sight.game)
        self.chances = {TITLE_OF[card]: chance for card, chance in self.outlook.by_card}

    def say(self, key: str, *facts: tuple[str, str | int]) -> str:
        return self.sight.say(key, *facts)

    def parts(self) -> Iterator[str]:
        """What is to be chosen from goes first."""
        game, seat = self.game, self.seat
        tiles = game.zones[tiles_of(seat)]
        choosing = len(tiles) > 2 or sum(card in HEROES for card in tiles) > 1
        held = game.zones[hand_of(seat)]
        if is_open(game) and seat in (game.attacker, game.defender):
            yield self.battle()
        if is_hunting(game) and seat == game.active:
            yield self.hunt()
        yield from self.spaces()
        if offered := self.offered():
            yield from self.cards("offered", offered)
        if game.zones[SELECTION]:
            yield from self.cards("selection", game.zones[SELECTION])
        if choosing:
            yield from self.cards("choose-tile", sorted(tiles))
        claws = [card for card in game.zones[claws_of(seat)] if card != HIDDEN]
        if claws:
            yield from self.cards("claws", claws)
        playing = self.is_asked() and any(card_anchor(card) in self.sight.open for card in held)
        if not playing:
            yield self.attributes()
        if held:
            limit = self.say("draw-limit", ("limit", card_limit(game, seat)))
            yield from self.cards("hand", held, f" · {len(held)}, {limit}")
        if playing:
            yield self.attributes()
        if game.zones[artefacts_of(seat)]:
            yield from self.cards("artefacts", game.zones[artefacts_of(seat)])
        if game.zones[blessings_of(seat)]:
            yield from self.cards("blessings", game.zones[blessings_of(seat)])
        if tiles and not choosing:
            yield from self.cards("hero-tile", sorted(tiles))

    def is_asked(self) -> bool:
        """Is all that can be pointed at beside the map? Then narrow pages keep it in sight."""
        return bool(self.sight.open) and all(
            anchor.startswith(_BESIDE) for anchor in self.sight.open
        )

    def offered(self) -> list[int]:
        """Cards that can be chosen and are neither the viewer's nor drawn on the map."""
        game, cards = self.game, self.game.setup.game.cards
        own = (hand_of, artefacts_of, blessings_of, tiles_of, claws_of)
        shown = {card for zone in own for card in game.zones[zone(self.seat)]}
        shown.update(game.zones[SELECTION], game.zones[ATTACK_PLAYED])
        for seat in seats_of(game):
            shown.update(game.zones[played_by(seat)])
        wanted = sorted(anchor for anchor in self.sight.open if anchor.startswith("card:"))
        found = (cards.read(anchor.removeprefix("card:")) for anchor in wanted)
        return [card for card in found if card not in shown]

    def title(self, key: str, more: str = "") -> str:
        return f'<p id="title:{key}">{escape(heading(self.say(f"draw-{key}")) + more)}</p>'

    def picture(self, name: str, high: float, body: str, *, wide: int = _ROOM) -> str:
        """One of the small pictures."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" id="hand:{name}"'
            f' viewBox="0 0 {wide} {high:g}">{body}</svg>'
        )

    def cards(self, key: str, cards: Sequence[int], more: str = "") -> Iterator[str]:
        yield f'{self.title(key, more)}<div class="lr-cards" id="hand:{key}">'
        for card, count in self.without_copies(cards):
            yield self.card(card, count)
        yield "</div>"

    def card(self, card: int, count: int) -> str:
        sight = self.sight
        face, high = draw_card(sight, card)
        label, more = card_label(sight, card), ""
        chance = self.chances.get(TITLE_OF[card]) if card in COMBAT else None
        if chance is not None:
            high += 34
            more = (
                f'<rect class="chance-back" x="4" y="{high - 32}" width="212" height="30" rx="9"/>'
                f'<rect class="chance" x="4" y="{high - 32}" height="30" rx="9"'
                f' width="{212 * chance:.0f}"/>'
                f'<text class="card-chance" x="110" y="{high - 9}">{chance:.0%}</text>'
            )
            label += f" · {self.say('draw-chance', ('percent', round(100 * chance)))}"
        if count > 1:
            label += f" × {count}"
            more += f'<g transform="translate({WIDE - 6} 38)">{count_badge(count)}</g>'
        body = (
            f'{face}{more}<rect {sight.hit(card_anchor(card))} x="2" y="2" rx="13"'
            f' width="{WIDE - 4}" height="{high - 4}"{told(label, card_name(sight.words, card))}'
            "</rect>"
        )
        return self.picture(card_anchor(card), high, body, wide=WIDE)

    def without_copies(self, cards: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Equal cards are drawn once, with their number: the one that is offered, if any is."""
        alike: dict[int, list[int]] = {}
        for card in cards:
            alike.setdefault(-1 - TITLE_OF[card] if card in COMBAT else card, []).append(card)
        for copies in alike.values():
            offered = [card for card in copies if card_anchor(card) in self.sight.open]
            for card in offered or copies[:1]:
                yield card, 1 if len(offered) > 1 else len(copies)

    def attributes(self) -> str:
        """The three attributes and the runes, to be pointed at."""
        sight, game, seat = self.sight, self.game, self.seat
        parts = []
        for which in ALL_ATTRIBUTES:
            hurt = bool(game.injured[seat] >> which & 1)
            name = ATTRIBUTES.write(which)
            value, token = attribute(game, seat, which), game.tokens[seat][which]
            drop = '<use href="#lr-drop" class="hurt" transform="translate(90 20) scale(.56)"/>'
            was = f'<text class="faint" x="62" y="27">({token})</text>' if hurt else ""
            parts.append(
                f'<g transform="translate({2 + 110 * which} 2)">'
                '<rect class="inset" width="104" height="40" rx="8"/>'
                f'<use href="#lr-{name}" class="{"sign-blood" if hurt else "sign"}"'
                ' transform="translate(21 20) scale(.8)"/>'
                f'<text class="lr-big" x="42" y="30">{value}</text>{was}{drop if hurt else ""}'
                f'<rect {sight.hit(f"piece:attribute-{name}")} width="104" height="40" rx="8"'
                f"{told(attribute_label(sight, seat, which), sight.name(name))}</rect></g>"
            )
        limit = self.say("draw-limit", ("limit", rune_limit(game, seat)))
        for rune in ALL_RUNES:
            name, count = RUNES.write(rune), game.runes[seat][rune]
            parts.append(
                f'<g transform="translate({2 + 110 * rune} 48)">'
                '<rect class="inset" width="104" height="40" rx="8"/>'
                f'<g transform="translate(23 20)">{rune_stone(rune, 0.82)}</g>'
                f'<text class="lr-big" x="48" y="30">{count}</text>'
                f'<rect {sight.hit(f"piece:rune-{name}")} width="104" height="40" rx="8"'
                f"{told(f'{sight.name(name)} {count}, {limit}', sight.name(name))}</rect></g>"
            )
        return self.picture("self", 90, "".join(parts))

    def spaces(self) -> Iterator[str]:
        """Outside hunts wound spaces to be covered are shown here, each kind once."""
        if self.game.prey >= 0:
            return
        kinds = [
            KindId(SPACE_KINDS.read(anchor.removeprefix("piece:space-")))
            for anchor in sorted(self.sight.open)
            if anchor.startswith("piece:space-")
        ]
        if not kinds:
            return
        parts = []
        for place, kind in enumerate(kinds):
            x, y = 2 + place % 5 * 66, 2 + place // 5 * 76
            parts.append(
                f'<g transform="translate({x} {y})">{wound_space(kind, NOBODY, (0, 0), 62, 72)}'
                f'<rect {self.sight.hit(space_anchor(kind))} width="62" height="72" rx="8"'
                f"{told(space_label(self.sight, kind))}</rect></g>"
            )
        rows = (len(kinds) + 4) // 5
        yield self.title("wound-spaces") + self.picture("spaces", 76 * rows + 4, "".join(parts))

    def hunt(self) -> str:
        """How likely the prey is killed, by what the hunter knows."""
        chance = hunt_chance(self.game)
        label = self.say("draw-kill-chance", ("percent", round(100 * chance)))
        body = (
            f'<g role="img"{told(label)}'
            f'<rect class="chance-back" x="2" y="2" width="{_ROOM - 4}" height="36" rx="9"/>'
            f'<rect class="chance" x="2" y="2" width="{(_ROOM - 4) * chance:.0f}" height="36"'
            f' rx="9"/><text class="meter-text lr-middle" x="{_ROOM // 2}" y="29">'
            f"{escape(heading(label))}</text></g>"
        )
        return self.picture("outlook", 40, body)

    def battle(self) -> str:
        """How the battle may end, by what the viewer knows."""
        sides = self.outlook.sides
        scale = 132 / max(1, *(side.high for side in sides))
        parts, spoken = [], []
        for row, (seat, _, low, high, chance) in enumerate(sides):
            number = str(low) if low == high else f"{low}–{high}"
            spoken.append(f"{self.sight.names[seat]} {number}, {chance:.0%}")
            parts.append(
                f'<g class="seat-{seat}" transform="translate(0 {36 * row})">'
                f'<g transform="translate(19 18)">{emblem(seat, 0.5)}</g>'
                '<rect class="bar-back" x="42" y="7" width="132" height="22" rx="5"/>'
                f'<rect class="bar-more" x="42" y="7" height="22" rx="5"'
                f' width="{high * scale:.0f}"/>'
                f'<rect class="bar" x="42" y="7" height="22" rx="5" width="{low * scale:.0f}"/>'
                f'<text x="182" y="25">{number}</text>'
                f'<text class="lr-big lr-end" x="{_ROOM - 2}" y="27">{chance:.0%}</text></g>'
            )
        label = f"{self.say('draw-outlook')}: {'; '.join(spoken)}"
        body = f'<g role="img"{told(label)}{"".join(parts)}</g>'
        return self.title("outlook") + self.picture("outlook", 36 * len(sides) + 4, body)
