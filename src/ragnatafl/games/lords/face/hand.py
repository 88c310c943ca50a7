"""The viewer's own things beside the map: cards with their texts, attributes and runes.

Made of small pictures that flow as the page is wide. Style and signs come with the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ragnatafl.drawing.hand import Hand, Held, hand_style, small_picture
from ragnatafl.drawing.sheets import in_rows
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.battle import battle_notes
from ragnatafl.games.lords.face.cards import HEAD, card_label, draw_card, kept_of
from ragnatafl.games.lords.face.figures import count_badge, emblem, rune_stone
from ragnatafl.games.lords.face.monsters import space_anchor, space_label, wound_space
from ragnatafl.games.lords.face.sheets import attribute_label
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.tracker import own_lines
from ragnatafl.games.lords.face.words import card_name
from ragnatafl.games.lords.mind.odds import is_open, outlook
from ragnatafl.games.lords.mind.odds_hunt import hunt_chance
from ragnatafl.games.lords.rules.components import (
    ALL_ATTRIBUTES,
    ALL_RUNES,
    ATTACK_PLAYED,
    ATTRIBUTES,
    RUNES,
    SELECTION,
    SPACE_KINDS,
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

_BESIDE: Final = ("card:", "piece:rune-", "piece:attribute-", "piece:space-")
"""How the names of what is drawn here begin."""


def draw_hand(game: Lords, code: str = "en", names: Sequence[str] = ()) -> str:
    """What the viewer has, and how a battle or hunt may end; an onlooker has nothing but that.

    A whole state is drawn as for one.
    """
    if game.viewer < 0 and not is_open(game) and not is_hunting(game):
        return ""
    return LordsHand(LordsSight(game, code, names), game.viewer).html()


class LordsHand(Hand[LordsSight]):
    game_class = "lords"
    prefix = "lr"
    head = HEAD
    style = hand_style(
        prefix,
        26,
        {
            "card-number": 36,
            "card-name": 23,
            "card-text card-line": 20,
            "card-chance": 24,
            "count-text": 36,
        },
    )

    def __init__(self, sight: LordsSight, seat: Seat) -> None:
        super().__init__(sight, seat)
        self.game = sight.game
        self.say = sight.say
        self.reckoned = outlook(sight.game)
        title = sight.content.title
        self.by_card = {title[card]: part for card, part in self.reckoned.by_card if card >= 0}

    def parts(self) -> Iterator[str]:
        """What is to be chosen from goes first."""
        game, seat = self.game, self.seat
        if is_open(game):
            notes = battle_notes(self.sight, self.reckoned)
            how = self.say("draw-chances-how")
            yield from self.chances("chance-win", self.reckoned.chances, how, notes)
        if is_hunting(game):
            rows = [(game.active, hunt_chance(game))]
            yield from self.chances("chance-kill", rows, self.say("draw-hunt-chances-how"))
        if seat < 0:
            return
        tiles = game.zones[tiles_of(seat)]
        choosing = len(tiles) > 2 or sum(card in self.sight.content.heroes for card in tiles) > 1
        held = game.zones[hand_of(seat)]
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
        playing = self.is_asked() and any(
            self.sight.card_anchor(card) in self.sight.open for card in held
        )
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
        """Is all that can be pointed at beside the map?"""
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

    def title(self, key: str) -> str:
        return self.say(f"draw-{key}")

    def held(self, card: int) -> Held:
        sight, (face, high) = self.sight, draw_card(self.sight, card)
        chance = self.by_card.get(sight.content.title[card])
        return Held(
            face,
            high,
            kept_of(sight, card),
            card_name(sight.content, sight.words, card),
            card_label(sight, card),
            chance,
        )

    def title_of(self, card: int) -> int:
        title = self.sight.content.title[card]
        return -1 - title if title >= 0 else card

    def emblem(self, seat: int) -> str:
        return emblem(seat, 0.5)

    def count(self, number: int) -> str:
        return count_badge(number)

    def attributes(self) -> str:
        """The own board: attributes and runes, to be pointed at; lands, goals and reserve."""
        sight, game, seat = self.sight, self.game, self.seat
        parts = []
        for which in ALL_ATTRIBUTES:
            hurt = bool(game.injured[seat] >> which & 1)
            name, value = ATTRIBUTES.write(which), attribute(game, seat, which)
            look = "sign-blood" if hurt else "sign"
            at = "translate(15 20) scale(.62)"
            sign = f'<use href="#lr-{name}" class="{look}" transform="{at}"/>'
            if hurt:
                token = game.tokens[seat][which]
                was = f'<text class="faint" x="28" y="37" style="font-size:15px">({token})</text>'
                drop = '<use href="#lr-drop" class="hurt" transform="translate(7 34) scale(.3)"/>'
                sign = f"{sign}{was}{drop}"
            label = attribute_label(sight, seat, which)
            shown = (value, 20 if hurt else 28)
            parts.append(self.box(which, f"attribute-{name}", sign, shown, label))
        limit = self.say("draw-limit", ("limit", rune_limit(game, seat)))
        for rune in ALL_RUNES:
            name, count = RUNES.write(rune), game.runes[seat][rune]
            stone = f'<g transform="translate(16 20)">{rune_stone(rune, 0.66)}</g>'
            label = f"{sight.name(name)} {count}, {limit}"
            parts.append(self.box(3 + rune, f"rune-{name}", stone, (count, 28), label))
        parts += own_lines(sight, seat, 60)
        return small_picture("self", 106, "".join(parts))

    def box(self, place: int, name: str, sign: str, value: tuple[int, int], label: str) -> str:
        """One of six: how much there is of something, and how far down that is written."""
        number, y = value
        return (
            f'<g transform="translate({1 + 55 * place} 2)">'
            f'<rect class="inset" width="52" height="40" rx="7"/>{sign}'
            f'<text class="strong" x="31" y="{y}" style="font-size:22px">{number}</text>'
            f'<rect {self.sight.hit(f"piece:{name}")} width="52" height="40" rx="7"'
            f"{told(label)}</rect></g>"
        )

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
            x, y = in_rows(place, 5, 66, 76, (2, 2))
            parts.append(
                f'<g transform="translate({x} {y})">{wound_space(kind, NOBODY, (0, 0), 62, 72)}'
                f'<rect {self.sight.hit(space_anchor(kind))} width="62" height="72" rx="8"'
                f"{told(space_label(self.sight, kind))}</rect></g>"
            )
        rows = (len(kinds) + 4) // 5
        yield self.headline("wound-spaces")
        yield small_picture("spaces", 76 * rows + 4, "".join(parts))
