"""The table of Lords of Ragnarok in a terminal: regions land by land, then all the rest.

Players have a letter and a sign as well as a colour: `A▼` Astrid, `B●` Bjorn, `D◆` Dagny,
`E■` Eirik, the shapes of their markers on the map.
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
from ragnatafl.games.lords.face.battle import battle_line, battle_notes
from ragnatafl.games.lords.face.cards import card_label, look_of
from ragnatafl.games.lords.face.hunt import hunt_label
from ragnatafl.games.lords.face.labels import monument_label, prey_label
from ragnatafl.games.lords.face.livery import LIVERIES
from ragnatafl.games.lords.face.monsters import board_label
from ragnatafl.games.lords.face.sheets import sheet_label
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.tracker import PHASES, fate_of, phase_of, row_label
from ragnatafl.games.lords.face.wheel import markers_on_action
from ragnatafl.games.lords.face.words import condition_text
from ragnatafl.games.lords.mind.odds import is_open, outlook, standings
from ragnatafl.games.lords.mind.odds_hunt import hunt_chance
from ragnatafl.games.lords.rules.board import (
    LANDS,
    REALMS,
    REGIONS,
    SEAS,
    RegionId,
    regions_in,
)
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ALL_ACTIONS,
    ALL_MONSTERS,
    BOSS,
    CONDITIONS,
    PREY,
    RUNES,
    SELECTION,
    artefacts_of,
    blessings_of,
    claws_of,
    hand_of,
    tiles_of,
)
from ragnatafl.games.lords.rules.state import (
    Lords,
    armies_in,
    conditions_of,
    is_fighting,
    is_hunting,
    monsters_in,
    temples_left,
    total,
    track_of,
)
from ragnatafl.kernel.odds import Chance
from ragnatafl.kernel.seats import NOBODY, Seat, seats_in
from ragnatafl.kernel.state import seats_of
from ragnatafl.kernel.views import HIDDEN

LAND: Final = ("bright_blue", "yellow", "green", "red", "magenta", "bright_black", "white")
KIND: Final = {
    "combat": "bold", "attack": "bold red", "blessing": "bold cyan", "artefact": "bold yellow",
    "tile": "bold green",
}  # fmt: skip
_WIDE: Final = 79


def draw_text(game: Lords, code: str, names: Sequence[str] = ()) -> RenderableType:
    """The table as a view shows it, in a language, with the players' own names."""
    return Lines(*Page(LordsSight(game, code, names)).lines())


class Page:
    def __init__(self, sight: LordsSight) -> None:
        self.sight = sight
        self.game = sight.game
        self.outlook = outlook(sight.game)

    def lines(self) -> Iterator[RenderableType]:
        game = self.game
        yield self.turn()
        yield self.island()
        yield self.seas()
        yield self.wheel()
        yield from self.monuments()
        yield from self.monsters()
        yield from self.fate()
        for seat in seats_of(game):
            yield from self.sheet(seat)
        if is_fighting(game):
            yield from self.battle()
        if game.prey >= 0:
            told = hunt_label(self.sight)
            if is_hunting(game):
                told += f" · {in_words(self.sight, 'chance-kill', hunt_chance(game))}"
            yield Text(f"⚔ {told}", style="bold red")
        if game.viewer >= 0:
            yield from self.own(game.viewer)

    def turn(self) -> Text:
        game, now = self.game, phase_of(self.game, self.sight.after_phases())
        if now < 0:
            return Text(self.sight.say("draw-title"), style="bold")
        line = Text.assemble(self.mark(game.active), " ")
        for number, phase in enumerate(PHASES):
            told = self.sight.say(f"draw-phase-{phase}")
            style = "bold reverse" if number == now else "dim" if number < now else ""
            line.append(f" {told} ", style=style)
        return line

    def mark(self, seat: int) -> Text:
        return mark(seat, LIVERIES[seat])

    def island(self) -> Table:
        """Number, strength or owner, symbols, figures; a heading for each land."""
        table = Table(box=None, padding=(0, 1), show_header=False, width=_WIDE)
        for _ in range(4):
            table.add_column()
        board = self.sight.board
        for land, regions in enumerate(board.lands):
            name = self.sight.name(LANDS.write(land))
            table.add_row("", "", Text(name, style=f"bold {LAND[land]}"), "")
            for region in regions_in(regions):
                table.add_row(*self.region(region))
        return table

    def region(self, region: RegionId) -> tuple[Text, Text, Text, Text]:
        game, board = self.game, self.sight.board
        entry, owner = board.entries[region], game.control[region]
        number = Text(f"{REGIONS.write(region):>2}", style=f"bold {LAND[board.land_of[region]]}")
        held = Text(f" {entry.population}") if owner == NOBODY else self.mark(owner)
        signs = []
        if entry.settlement:
            signs.append("⌂")
        if entry.shrine:
            signs.append("▲" if game.temples >> region & 1 else "△")
        if entry.forge and game.forge_rune[region] >= 0:
            rune = self.sight.name(RUNES.write(game.forge_rune[region]))
            signs.append(f"⚒{rune}" if game.forged >> region & 1 else f"⚒({rune})")
        if board.god_in[region] >= 0:
            signs.append(f"♜{game.levels[board.god_in[region]]}")
        if entry.yggdrasil:
            signs.append("☼")
        return number, held, Text(" ".join(signs)), self.figures(region)

    def figures(self, region: RegionId) -> Text:
        """Monsters, heroes with a star, armies with their values."""
        game, line = self.game, Text()
        for monster in monsters_in(game, region):
            line.append(f"{prey_label(self.sight, monster)} ", style="bold red")
        if game.boss_region == region:
            line.append(f"{self.sight.name(PREY.write(BOSS))} ", style="bold green")
        for seat in seats_of(game):
            values = sorted(game.army_value[army] for army in armies_in(game, seat, region))
            is_hero_here = game.hero_region[seat] == region
            if not values and not is_hero_here:
                continue
            line.append_text(self.mark(seat)).append("★" if is_hero_here else "")
            if values:
                line.append(f" {'+'.join(map(str, reversed(values)))}")
            if len(values) > 1:
                line.append(f"={total(game, seat, region)}", style="bold")
            line.append("  ")
        return line

    def seas(self) -> Text:
        game = self.game
        line = Text(f"{self.sight.say('draw-seas')}: ", style="bold cyan")
        for sea in self.sight.board.seas:
            name = self.sight.name(SEAS.write(sea))
            line.append(f"{SEAS.write(sea)} {name}", style="cyan")
            for seat in seats_of(game):
                if game.drakkar_sea[seat] == sea:
                    line.append(" ").append_text(self.mark(seat))
            line.append("  ")
        return line

    def wheel(self) -> Table:
        """Each action with its markers, its realm, rune and allies."""
        game, table = self.game, Table(box=None, padding=(0, 1), show_header=False, width=_WIDE)
        rows = [(a, realm) for a in ALL_ACTIONS for realm in self.sight.content.realms_of[a]]
        for action, realm in rows:
            markers, allies = Text(), Text()
            for seat in markers_on_action(game, action):
                markers.append_text(self.mark(seat)).append(" ")
            for seat in seats_in(game.allies[realm]):
                allies.append_text(self.mark(seat)).append(" ")
            name = REALMS.write(realm)
            rune = self.sight.name(RUNES.write(self.sight.content.realm_rune[realm]))
            table.add_row(
                Text(self.sight.name(ACTIONS.write(action)), style="bold"),
                markers,
                Text(f"{self.sight.name(name)} ({rune})"),
                allies,
                Text(self.sight.say(f"text-{name}"), style="dim"),
            )
        return table

    def monuments(self) -> Iterator[Text]:
        for god in self.sight.content.gods:
            yield Text(f"♜ {heading(monument_label(self.sight, god))}")

    def monsters(self) -> Iterator[Text]:
        for prey in (*ALL_MONSTERS, BOSS):
            yield Text(f"☠ {board_label(self.sight, prey)}")

    def fate(self) -> Iterator[Text]:
        """Conditions, temple track, last turns."""
        game = self.game
        for condition in conditions_of(game):
            name, fate = CONDITIONS.write(condition), fate_of(game, condition)
            is_down = game.face_down >> condition & 1
            count = "✓" if is_down else f"{fate.best}/{fate.need}"
            text = condition_text(self.sight.content, self.sight.words, condition)
            told = f"{count} {self.sight.name(name)}: {text}"
            yield Text(told, style="bold red" if is_down else "")
        track = track_of(game)
        left = temples_left(game)
        later = [space for space in track.selections if space > track.spaces - left]
        selections = ", ".join(map(str, later)) or "–"
        facts = (("left", left), ("spaces", track.spaces), ("selections", selections))
        yield Text(heading(self.sight.say("draw-track", *facts)))
        if game.last_turns >= 0:
            told = self.sight.say("draw-last-turns", ("count", game.last_turns))
            yield Text(told, style="bold red")

    def sheet(self, seat: Seat) -> Iterator[Text]:
        line = Text.assemble(self.mark(seat), " ", sheet_label(self.sight, seat))
        yield line.append_text(flags(self.sight, seat))
        yield Text(f"   {row_label(self.sight, seat)}", style="dim")

    def battle(self) -> Iterator[Text]:
        region = REGIONS.write(self.game.battle_region)
        yield Text(f"⚔ {self.sight.say('draw-battle', ('region', region))}", style="bold red")
        chances = dict(self.outlook.chances) if is_open(self.game) else {}
        for side in standings(self.game):
            told = battle_line(self.sight, side)
            if side.seat in chances:
                told += f", {in_words(self.sight, 'chance-win', chances[side.seat])}"
            yield Text.assemble("  ", self.mark(side.seat), f" {told}")
        if chances:
            for note in battle_notes(self.sight, self.outlook):
                yield Text(f"     {note}", style="dim")

    def own(self, seat: Seat) -> Iterator[Text]:
        """The viewer's own cards, with what they do."""
        game = self.game
        title = self.sight.content.title
        titles = {title[card]: part for card, part in self.outlook.by_card if card >= 0}
        for key, cards in (
            ("selection", game.zones[SELECTION]),
            ("claws", game.zones[claws_of(seat)]),
            ("hand", game.zones[hand_of(seat)]),
            ("artefacts", game.zones[artefacts_of(seat)]),
            ("blessings", game.zones[blessings_of(seat)]),
            ("hero-tile", game.zones[tiles_of(seat)]),
        ):
            known = [card for card in cards if card != HIDDEN]
            if known:
                yield Text(f"{self.sight.say(f'draw-{key}')}:", style="bold")
            for card in known:
                yield self.card(card, titles.get(title[card]))

    def card(self, card: int, part: Chance | None) -> Text:
        sign = "☠" if card in self.sight.content.attacks else "·"
        look = KIND[look_of(self.sight.content, card)]
        line = Text(f"  {sign} ").append(card_label(self.sight, card), style=look)
        return line.append_text(chance(self.sight, part))
