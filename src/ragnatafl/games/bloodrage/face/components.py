"""The box of Blood Rage to be read: cards, tokens, figures, stats, ages, clans and the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.components import map_face, picture, printed, sign, source_of
from ragnatafl.drawing.lettering import heading
from ragnatafl.games.bloodrage.face.cards import number_of, printed_card
from ragnatafl.games.bloodrage.face.figures import emblem, figure_art
from ragnatafl.games.bloodrage.face.livery import LIVERIES
from ragnatafl.games.bloodrage.face.map import OUTLINES, WIDTH
from ragnatafl.games.bloodrage.face.picture import coin
from ragnatafl.games.bloodrage.face.sheets import END_GLORY, ROMAN, sheet_label
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.face.words import CLANS, card_name, card_text, clan_name
from ragnatafl.games.bloodrage.rules.board import OUTER, PLACES, PROVINCES, REGIONS
from ragnatafl.games.bloodrage.rules.components import (
    AGES,
    ALL_STATS,
    CARDS,
    GLORY_OF_TOKEN,
    REWARD_ALL,
    REWARD_GLORY,
    REWARDS,
    STATS,
    BloodRageContent,
    CardId,
)
from ragnatafl.games.bloodrage.rules.figures import FIGURES, SHIP
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.language import Language, language_at
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.setup import Content

LOOK: Final = "bloodrage br-hand"
_RULES: Final = {"battle": "BR-6.11", "quest": "BR-6.10"}
"""Where more is told of a kind of card; of all others in the chapter of upgrades."""


def art() -> str:
    return artwork(__package__ or "", "br", LIVERIES)


def components_of(content: Content, code: str) -> list[Component]:
    box = cast("BloodRageContent", content)
    return list(Box(box, language_at(content, code, "ragnatafl.games.bloodrage")).all())


class Box:
    """What there is, in the words of one language."""

    def __init__(self, content: BloodRageContent, words: Language) -> None:
        self.content = content
        self.words = words

    def all(self) -> Iterator[Component]:
        yield from self.cards()
        yield from self.tokens()
        yield from self.figures()
        yield from self.stats()
        yield from self.ages()
        yield from self.clans()
        yield self.board()

    def say(self, key: str, *facts: tuple[str, str | int]) -> str:
        return self.words.say(key, facts)

    def cards(self) -> Iterator[Component]:
        """One a title, by kind, then by age."""
        content, words = self.content, self.words
        copies: dict[int, list[CardId]] = {}
        for card in content.cards:
            copies.setdefault(content.title[card], []).append(card)
        kinds = ("battle", "quest", "warrior", "leader", "ship", "monster", "clan")
        alike = sorted(copies.values(), key=lambda c: (kinds.index(content.kind[c[0]]), c[0]))
        for cards in alike:
            first = cards[0]
            entry, kind = content.entry[first], content.kind[first]
            names = tuple(map(CARDS.write, cards))
            figure = (FIGURES.write(content.figure[first]),) if kind == "monster" else ()
            face, high = printed_card(words, content, first)
            yield Component(
                id=f"card:{entry.id}", kind=f"{kind}-cards", name=card_name(words, first),
                text=card_text(words, content, first), source=entry.source,
                face=picture(LOOK, face, high), facts=tuple(self.card_facts(first, len(cards))),
                rules=(_RULES.get(kind, "BR-6.9"),),
                anchors=tuple(f"card:{name}" for name in names), ids=(entry.id, *names, *figure),
                cards=tuple(cards), entries=(f"cards card {entry.id}",),
            )  # fmt: skip

    def card_facts(self, card: CardId, copies: int) -> Iterator[str]:
        """Age, numbers, and from how many players on each copy is played with."""
        content, kind, say = self.content, self.content.kind[card], self.say
        number = number_of(content, card)
        yield say("draw-age", ("age", content.age[card]))
        if kind == "battle":
            yield say("draw-str", ("value", f"+{number}"))
        elif kind == "quest":
            yield say("draw-glory", ("value", number))
        else:
            yield say("draw-cost", ("value", number))
            if kind != "clan":
                yield say("draw-str", ("value", content.strength[card]))
        yield say("draw-copies", ("count", copies))
        icons = [content.icon[c] for c in content.cards if content.title[c] == content.title[card]]
        if rare := [icon for icon in icons if icon != "-"]:
            yield say("draw-players", ("icons", ", ".join(rare)))
        if content.edition[card] != "99":
            yield say("draw-edition", ("cards", content.edition[card]))

    def tokens(self) -> Iterator[Component]:
        content = self.content
        for reward, name in enumerate(REWARDS.ids):
            if reward == REWARD_GLORY:
                text = self.say("draw-token-glory", ("glory", GLORY_OF_TOKEN))
            elif reward == REWARD_ALL:
                text = self.say("draw-token-all")
            else:
                text = self.say("draw-token-stat", ("stat", name))
            title = self.say("draw-token-of", ("reward", name))
            coins = f'<g transform="translate(97 34)">{coin(reward, False)}</g>'
            yield self.thing(
                f"token:{name}", "tokens", title, text, [f"board reward {name}"],
                signs=sign("br-axes"), more=coins, room=70,
                facts=(self.say("draw-copies", ("count", content.tokens[reward])),),
                rules=("BR-3.2",), anchors=(f"reward:{name}",),
            )  # fmt: skip

    def figures(self) -> Iterator[Component]:
        content, words = self.content, self.words
        for figure, name in enumerate(FIGURES.ids[: SHIP + 1]):
            art = f'<g class="seat-0" transform="translate(97 34)">{figure_art(0, figure)}</g>'
            yield self.thing(
                f"figure:{name}", "figures", heading(words.name(name)),
                self.say(f"draw-figure-{name}"), [f"board figure {name}"],
                signs=sign(f"br-{name}"), more=art, room=70, rules=("BR-2.2",),
                facts=(
                    self.say("draw-str", ("value", content.figure_strength[figure])),
                    self.say("draw-copies", ("count", content.count[figure])),
                ),
            )  # fmt: skip

    def stats(self) -> Iterator[Component]:
        for stat in ALL_STATS:
            name, track = STATS.write(stat), self.content.track[stat]
            cells = "".join(
                f'<rect class="cell" x="{33 * cell}" y="4" width="30" height="32" rx="5"/>'
                f'<text class="cell-text" x="{33 * cell + 15}" y="27">{value}</text>'
                for cell, value in enumerate(track)
            )
            pays = ", ".join(str(glory) for glory in END_GLORY if glory)
            yield self.thing(
                f"stat:{name}", "stats", heading(self.words.name(name)),
                self.say(f"draw-stat-{name}"), [f"board stat {name}"],
                signs=sign(f"br-{name}"), more=cells, room=46, rules=("BR-2.3",),
                anchors=(f"piece:stat-{name}",),
                facts=(
                    self.say("draw-cells", ("values", ", ".join(map(str, track)))),
                    self.say("draw-cells-end", ("values", pays)),
                ),
            )  # fmt: skip

    def ages(self) -> Iterator[Component]:
        for age in range(1, AGES + 1):
            glory = self.content.ragnarok_glory[age - 1]
            number = f'<text class="card-number" x="14" y="45">{ROMAN[age]}</text>'
            yield self.thing(
                f"age:{age}", "ages", heading(self.say("draw-age", ("age", age))),
                self.say("draw-age-pays", ("glory", glory)), [f"board age {age}"],
                signs=number + sign("br-skull", 186), rules=("BR-4", "BR-9"),
            )  # fmt: skip

    def clans(self) -> Iterator[Component]:
        for seat, clan in enumerate(CLANS):
            sheet = f'<g transform="translate(97 34)">{emblem(seat)}</g>'
            yield self.thing(
                f"clan:{clan}", "clans", heading(clan_name(self.words, seat)),
                self.say("draw-clan-sheet"), [], signs=sign("br-clan"), more=sheet, room=70,
                rules=("BR-2.2", "BR-6.9.1"),
                source="seed",
            )  # fmt: skip

    def board(self) -> Component:
        """Provinces with their region, their villages and the fjord that supports them."""
        content = self.content
        provinces = [
            self.say(
                "draw-province", ("province", name), ("count", content.villages[place]),
                ("region", REGIONS.write(content.region[place])),
                ("fjord", PLACES.write(content.fjord[place])),
            )
            for place, name in enumerate(OUTER)
        ]  # fmt: skip
        areas = [(f"land-{content.region[p]}", OUTLINES[p]) for p in range(len(PROVINCES))]
        island = map_face(areas, WIDTH)
        return self.thing(
            "board:map", "boards", self.say("draw-board"),
            f"{'; '.join(provinces)}. {self.say('draw-board-middle')}",
            [f"board province {name}" for name in OUTER],
            signs=sign("br-valhalla"), more=island, room=164, on_face=False,
            rules=("BR-2.1",),
        )  # fmt: skip

    def thing(
        self, name: str, kind: str, title: str, text: str, entries: Sequence[str], *, signs: str,
        rules: tuple[str, ...], more: str = "", room: int = 0, facts: tuple[str, ...] = (),
        anchors: tuple[str, ...] = (), source: str = "", on_face: bool = True,
    ) -> Component:  # fmt: skip
        """Something that is no card, drawn like one."""
        texts = (*facts, text) if on_face else ()
        body, high = printed("upgrade", signs, title, map(heading, texts), more, room)
        return Component(
            id=name, kind=kind, name=title, text=text,
            source=source or source_of(self.content, entries), face=picture(LOOK, body, high),
            facts=facts, rules=rules, anchors=anchors, entries=tuple(entries),
        )  # fmt: skip


def tell_now(game: BloodRage, name: str, code: str, names: Sequence[str]) -> list[str]:
    """The sheet of a seat or a clan as it stands."""
    kind, _, what = name.partition(":")
    if kind not in ("seat", "clan"):
        return []
    seat = SEATS.read(what) if kind == "seat" else CLANS.index(what)
    sight = BloodRageSight(game, code, names)
    return [sheet_label(sight, Seat(seat))] if seat < game.seats else []


def component_at(game: BloodRage, anchor: str) -> str:
    """A token by what it pays, as far as it is known; a figure by what it is."""
    kind, _, name = anchor.partition(":")
    if kind != "piece":
        return anchor
    what, _, place = name.partition("-")
    if what == "token" and place in PROVINCES.ids:
        reward = game.rewards[PROVINCES.read(place)]
        return f"token:{REWARDS.write(reward)}" if reward >= 0 else anchor
    for figure in FIGURES.ids:
        if figure in name:
            return f"figure:{figure}" if figure in FIGURES.ids[: SHIP + 1] else figure
    return anchor
