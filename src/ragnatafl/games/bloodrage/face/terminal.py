"""The table of Blood Rage in a terminal: provinces in the order of their ring, each with its fjord.

Clans have a letter and a sign as well as a colour: `A▼` Astrid, `B●` Bjorn, `D◆` Dagny, `E■` Eirik,
the shapes of their bases on the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ragnatafl.drawing.chances import in_words
from ragnatafl.drawing.lettering import heading
from ragnatafl.drawing.terminal import chance, flags, mark
from ragnatafl.games.bloodrage.face.battle import battle_line, battle_notes, battle_title
from ragnatafl.games.bloodrage.face.cards import look_of, number_of
from ragnatafl.games.bloodrage.face.livery import LIVERIES
from ragnatafl.games.bloodrage.face.sheets import ROMAN, slot_rows, stat_label, waiting_label
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.face.words import card_name, card_text
from ragnatafl.games.bloodrage.mind.odds import is_open, outlook, standings
from ragnatafl.games.bloodrage.rules.board import (
    FJORDS,
    OUTER_PROVINCES,
    PLACES,
    PROVINCES,
    REGIONS,
    RESERVE,
    VALHALLA,
    YGGDRASIL,
)
from ragnatafl.games.bloodrage.rules.components import (
    ALL_STATS,
    REWARD_ALL,
    REWARD_GLORY,
    STATS,
    UNKNOWN,
    CardId,
    hand_of,
    pack_of,
    quests_of,
)
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    empty_villages,
    glory,
    is_destroyed,
    is_pillaged,
    strength,
)
from ragnatafl.kernel.odds import Chance
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of

REGION: Final = ("yellow", "bright_blue", "white", "green")
KIND: Final = {"battle": "bold red", "quest": "bold green", "upgrade": "bold"}


def draw_text(game: BloodRage, code: str, names: Sequence[str] = ()) -> RenderableType:
    """The table as a view shows it, in a language, with the players' own names."""
    return Lines(*Page(BloodRageSight(game, code, names)).lines())


class Page:
    def __init__(self, sight: BloodRageSight) -> None:
        self.sight = sight
        self.game = sight.game
        self.outlook = outlook(sight.game)

    def lines(self) -> Iterator[RenderableType]:
        yield self.ages()
        yield self.map()
        for seat in seats_of(self.game):
            yield from self.sheet(seat)
        if self.game.province >= 0:
            yield from self.battle()
        if self.game.viewer >= 0:
            yield from self.own(self.game.viewer)

    def ages(self) -> Text:
        """Which age it is, and what falls when."""
        game = self.game
        line = Text(heading(self.sight.say("draw-age", ("age", game.age))), style="bold")
        for age, province in enumerate(game.dooms[game.age - 1 :], game.age):
            told = self.sight.name(PROVINCES.write(province))
            line.append(f" · ☠ {ROMAN[age]} {told}", style="red" if age == game.age else "dim")
        first = f" · {self.sight.name('first-player')}: {self.sight.names[game.first]}"
        return line.append(first, style="dim")

    def map(self) -> Table:
        """The ring clockwise from the north-west, every fjord after the two that it parts."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, province in enumerate(OUTER_PROVINCES):
            table.add_row(*self.province(province))
            if number % 2:
                fjord = FJORDS[(number // 2 + 1) % len(FJORDS)]
                name = Text(f"  ~ {self.sight.name(PLACES.write(fjord))}", style="cyan")
                table.add_row(name, "", "", self.figures(fjord))
        table.add_row(*self.province(YGGDRASIL))
        return table

    def province(self, province: int) -> tuple[Text, Text, Text, Text]:
        game, content = self.game, self.sight.content
        region = content.region[province]
        name = self.sight.name(PROVINCES.write(province))
        if is_destroyed(game, province):
            gone = Text(self.sight.say("draw-destroyed"), style="dim")
            return Text(f"✗ {name}", style="strike dim"), Text(), Text(), gone
        first = Text(name, style="bold")
        if province != YGGDRASIL:
            told = self.sight.name(REGIONS.write(region))
            first.append(f" ({told})", style=REGION[region])
        first.append(
            "".join(
                f" ☠{ROMAN[age]}"
                for age, doomed in enumerate(game.dooms[game.age - 1 :], game.age)
                if doomed == province
            ),
            style="red",
        )
        villages = Text("∞")
        if province != YGGDRASIL:
            free = empty_villages(game, OUTER_PROVINCES[province])
            villages = Text("▲" * (content.villages[province] - free) + "△" * free)
        return first, self.token(province), villages, self.figures(province)

    def token(self, province: int) -> Text:
        reward = self.game.rewards[province]
        if is_pillaged(self.game, province):
            return Text("✗", style="dim")
        if reward == UNKNOWN:
            return Text("?")
        if reward == REWARD_GLORY:
            return Text("★5", style="yellow")
        stats = ALL_STATS if reward == REWARD_ALL else ALL_STATS[reward : reward + 1]
        signs = [self.sight.name(name) for name in STATS.ids]
        return Text("+" + "+".join(signs[which][:2] for which in stats), style="yellow")

    def figures(self, place: int) -> Text:
        """Who is there with what, and how strong."""
        game = self.game
        line = Text()
        for seat in seats_of(game):
            group = game.groups[seat][place]
            if group:
                line.append("  " if line else "").append_text(self.mark(seat))
                line.append(f" {self.sight.group(group)}")
                if place <= YGGDRASIL:
                    power = strength(game, seat, OUTER_PROVINCES[place] if place < 8 else YGGDRASIL)
                    line.append(f" ({power})", style="bold")
        return line

    def mark(self, seat: Seat) -> Text:
        return mark(seat, LIVERIES[seat])

    def sheet(self, seat: Seat) -> Iterator[Text]:
        """Who, glory and rage; stats; what is held; upgrades."""
        game = self.game
        line = Text.assemble(
            self.mark(seat),
            " ",
            (self.sight.names[seat], "bold"),
            f" ({self.sight.clan(seat)})  ",
            (self.sight.say("draw-glory", ("value", glory(game, seat))), "bold yellow"),
            "  ",
            (self.sight.say("draw-rage", ("value", game.rage[seat])), "bold red"),
        )
        yield line.append_text(flags(self.sight, seat))
        yield Text("   " + " · ".join(stat_label(self.sight, seat, s) for s in ALL_STATS))
        held = (
            self.sight.say("draw-hand-count", ("count", len(game.zones[hand_of(seat)]))),
            self.sight.say("draw-quest-count", ("count", len(game.zones[quests_of(seat)]))),
            waiting_label(self.sight, seat, RESERVE),
        )
        yield Text("   " + " · ".join(held))
        if game.groups[seat][VALHALLA]:
            yield Text(f"   {waiting_label(self.sight, seat, VALHALLA)}")
        cards = [card_name(self.sight.words, c) for _, c in slot_rows(game, seat) if c is not None]
        if cards:
            yield Text(f"   {heading(self.sight.name('slots'))}: {', '.join(cards)}")

    def battle(self) -> Iterator[Text]:
        yield Text(f"⚔ {battle_title(self.sight)}", style="bold red")
        chances = dict(self.outlook.chances) if is_open(self.game) else {}
        for clan in standings(self.game):
            told = battle_line(self.sight, clan)
            if clan.seat in chances:
                told += f", {in_words(self.sight, 'chance-win', chances[clan.seat])}"
            yield Text.assemble("  ", self.mark(clan.seat), f" {told}")
        if chances:
            for note in battle_notes(self.sight, self.outlook):
                yield Text(f"     {note}", style="dim")

    def own(self, seat: Seat) -> Iterator[Text]:
        """The viewer's own cards, with what they do."""
        game, sight = self.game, self.sight
        pack = game.zones[pack_of(seat)]
        chances = dict(self.outlook.by_card)
        for title, cards in (
            (sight.name("pack"), pack),
            (sight.say("draw-kept") if pack else sight.name("hand"), game.zones[hand_of(seat)]),
            (sight.name("quests"), game.zones[quests_of(seat)]),
        ):
            if cards:
                yield Text(f"{heading(title)}:", style="bold")
            for card in map(CardId, cards):
                yield self.card(card, chances.get(card))

    def card(self, card: int, part: Chance | None) -> Text:
        sight, content = self.sight, self.sight.content
        kind = content.kind[card]
        sign = {"battle": "+", "quest": "★"}.get(kind, "$")
        line = Text.assemble(
            (f"  {sign}{number_of(content, card)} ", KIND[look_of(kind)]),
            (card_name(sight.words, card), KIND[look_of(kind)]),
            (f" [{sight.name(kind)}]", "dim"),
        )
        return line.append_text(chance(sight, part)).append(
            f" {card_text(sight.words, sight.content, card)}"
        )
