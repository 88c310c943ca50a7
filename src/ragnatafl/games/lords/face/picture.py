"""The table of Lords of Ragnarok as a picture: what all may see, in one SVG, whole by itself.

From below to above: landscape, temples and monuments, control markers, hit areas of regions, seas
and realms (`area:14`, `area:s3`, `area:alfheim`), of the wheel and of figures, blessings on offer,
phase guide, tracker, player boards, monster boards, one flat layer of figures, and the hunt or
battle while there is one. The picture is the same for all seats; what only one of them knows is
drawn beside it (`hand`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.lettering import fitted, wrapped
from ragnatafl.drawing.picture import INERT, PIECES, UNHEARD, Layer, whole
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.battle import draw_battle
from ragnatafl.games.lords.face.figures import (
    Places,
    Stand,
    emblem,
    pieces,
    rune_stone,
    stands,
)
from ragnatafl.games.lords.face.hunt import draw_hunt
from ragnatafl.games.lords.face.labels import (
    figure_label,
    forge_label,
    monument_label,
    region_label,
    sea_label,
)
from ragnatafl.games.lords.face.landscape import landscape
from ragnatafl.games.lords.face.livery import LIVERIES
from ragnatafl.games.lords.face.map import SIZE
from ragnatafl.games.lords.face.monsters import boards_height, draw_boards
from ragnatafl.games.lords.face.sheets import draw_sheets, places, sheets_height
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.spots import sea_spots, spots
from ragnatafl.games.lords.face.supply import (
    draw_selection,
    draw_supply,
    selection_height,
)
from ragnatafl.games.lords.face.tracker import (
    FATE,
    GUIDE,
    draw_fate,
    draw_guide,
    draw_rows,
    draw_track,
    rows_height,
)
from ragnatafl.games.lords.face.wheel import (
    draw_hits,
    draw_markers,
    draw_realms,
    realm_label,
    wheel_ground,
)
from ragnatafl.games.lords.rules.board import (
    ALL_GODS,
    ALL_REALMS,
    GODS,
    REALMS,
    REGIONS,
    SEAS,
    GodId,
    regions_in,
)
from ragnatafl.games.lords.rules.components import TOP_LEVEL
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.seats import NOBODY, SEATS
from ragnatafl.kernel.state import seats_of


def draw_svg(game: Lords, code: str = "en", names: Sequence[str] = ()) -> str:
    """The table as all may see it, with labels in a language and the players' own names."""
    return Picture(LordsSight(game, code, names)).svg()


class Picture:
    """One view being drawn. What a mode of the game has besides is drawn by a class of its own."""

    def __init__(self, sight: LordsSight) -> None:
        self.sight = sight
        self.game = sight.game
        self.selection = SIZE + 6
        self.below_map = self.selection + selection_height(sight)
        self.guide = self.below_map + self.more_height()
        self.rows = self.guide + GUIDE
        self.fate = self.rows + rows_height(self.game.seats)
        self.track = self.fate + FATE
        self.sheets = self.track + FATE
        self.boards = self.sheets + self.sheets_height()
        self.height = self.boards + boards_height() + 4
        self.stands = stands(self.game)

    def svg(self) -> str:
        box, title = f"0 0 {SIZE} {self.height}", self.sight.say("draw-title")
        return whole("lords long", box, title, self.artwork(), self.layers())

    def layers(self) -> Iterator[Layer]:
        """From below to above."""
        sight, board = self.sight, self.sight.board
        floor = f'<rect class="floor" y="{SIZE}" width="{SIZE}" height="{self.height - SIZE}"/>'
        yield Layer("ground", (floor, landscape(board), wheel_ground(board)), UNHEARD)
        markers = (*draw_realms(sight), *draw_markers(self.game))
        built = (*self.laid(), *self.built(), *markers, *self.sea_names())
        yield Layer("built", built, UNHEARD)
        yield Layer("control", self.control(), UNHEARD)
        yield Layer("places", (*self.areas(), *self.symbols(), *draw_hits(sight)))
        yield Layer("figures", self.figures(), ' class="figures"')
        yield Layer("race", self.race())
        yield Layer("sheets", self.draw_sheets())
        yield Layer("boards", (*draw_boards(sight, self.boards), *draw_supply(sight, self.boards)))
        yield Layer("pieces", pieces(self.game, self.stands, self.places()), PIECES)
        yield from self.asides()
        yield Layer("fight", (draw_battle(sight), draw_hunt(sight)), INERT)

    def race(self) -> Iterator[str]:
        """Below the map: blessings on offer, phases, and how near everybody is to winning."""
        sight = self.sight
        yield draw_selection(sight, self.selection)
        yield from self.more()
        yield from draw_guide(sight, self.guide)
        yield from draw_rows(sight, self.rows)
        yield from draw_fate(sight, self.fate)
        yield from draw_track(sight, self.track)

    def artwork(self) -> str:
        """Style and definitions."""
        return artwork(__package__ or "", "lr", LIVERIES)

    def laid(self) -> Iterator[str]:
        """What lies on the ground of regions."""
        yield from ()

    def more_height(self) -> int:
        return 0

    def more(self) -> Iterator[str]:
        """What is shown between the map and the phases."""
        yield from ()

    def asides(self) -> Iterator[Layer]:
        """Layers that are shown on wish."""
        yield from ()

    def sheets_height(self) -> int:
        return sheets_height(self.sight)

    def draw_sheets(self) -> Iterator[str]:
        return draw_sheets(self.sight, self.sheets)

    def places(self) -> Places:
        return places(self.sight, self.sheets, self.boards)

    def built(self) -> Iterator[str]:
        """Shrines or temples, monuments as high as they are, runes on forges."""
        game, board = self.game, self.sight.board
        for region in regions_in(board.shrines):
            x, y = spots(board)[region].shrine
            what = "temple" if game.temples >> region & 1 else "shrine"
            yield f'<use href="#lr-{what}" x="{x:.0f}" y="{y:.0f}"/>'
        for region in regions_in(board.forges):
            x, y = spots(board)[region].forge
            rune = game.forge_rune[region]
            if game.forged >> region & 1 and rune >= 0:
                stone = rune_stone(rune, 0.62)
            elif rune >= 0:
                stone = (
                    f'<circle class="socket" r="12"/><g opacity=".5">{rune_stone(rune, 0.4)}</g>'
                )
            else:
                stone = '<circle class="socket" r="12"/>'
            yield f'<g transform="translate({x + 13:.0f} {y - 11:.0f})">{stone}</g>'
        for god in ALL_GODS:
            x, y = spots(board)[board.monument[god]].monument
            yield (
                f'<g transform="translate({x:.0f} {y:.0f})">{monument_art(god, game.levels[god])}'
                "</g>"
            )

    def control(self) -> Iterator[str]:
        """A marker covers the population strength of a region that somebody controls."""
        for region, owner in enumerate(self.game.control):
            if owner != NOBODY:
                x, y = spots(self.sight.board)[region].plate
                yield (
                    f'<g id="control:{REGIONS.write(region)}"'
                    f' transform="translate({x + 17:.0f} {y - 1:.0f})">{emblem(owner, 0.76)}</g>'
                )

    def sea_names(self) -> Iterator[str]:
        for sea, here in enumerate(sea_spots(self.sight.board)):
            yield sea_name(self.sight.name(SEAS.write(sea)), *here.name)

    def areas(self) -> Iterator[str]:
        """A hit area for every sea, region and realm; its label tells all that is there.

        Seas end at the frame.
        """
        sight, board = self.sight, self.sight.board
        for sea in board.seas:
            label = sea_label(sight, sea)
            yield self.area("water", sea, SEAS.write(sea), label, ' clip-path="url(#lr-open)"')
        for region in board.regions:
            label = region_label(sight, region)
            yield self.area("region", region, REGIONS.write(region), label)
        for realm in ALL_REALMS:
            yield self.area("place", realm, REALMS.write(realm), realm_label(sight, realm))

    def area(self, kind: str, number: int, name: str, label: str, clip: str = "") -> str:
        anchor = self.sight.hit(f"area:{name}")
        return f'<use {anchor} href="#lr-{kind}-{number}"{clip}{told(label)}</use>'

    def symbols(self) -> Iterator[str]:
        """Monuments and forges can be pointed at by themselves."""
        sight, board = self.sight, self.sight.board
        for god in ALL_GODS:
            x, y = spots(board)[board.monument[god]].monument
            yield (
                f'<rect {sight.hit(f"piece:monument-{GODS.write(god)}")} x="{x - 31:.0f}"'
                f' y="{y - 30:.0f}" width="62" height="62" rx="12"'
                f"{told(monument_label(sight, god))}</rect>"
            )
        for region in regions_in(board.forges):
            x, y = spots(board)[region].forge
            yield (
                f'<circle {sight.hit(f"piece:forge-{REGIONS.write(region)}")} cx="{x + 4:.0f}"'
                f' cy="{y - 2:.0f}" r="31"{told(forge_label(sight, region))}</circle>'
            )

    def figures(self) -> Iterator[str]:
        """Hit areas of figures; what is not to be chosen lets the pointer through to its region."""
        sight, game = self.sight, self.game
        for stand in self.stands:
            yield self.figure(stand)
        for seat in seats_of(game):
            sea = game.drakkar_sea[seat]
            if sea >= 0:
                x, y = sea_spots(sight.board)[sea].drakkars[seat]
                anchor = f"piece:drakkar-{SEATS.write(seat)}"
                label = f"{sight.names[seat]}: {sight.say('draw-drakkar')}"
                yield (
                    f'<circle {sight.hit(anchor)} cx="{x:.0f}" cy="{y:.0f}" r="31"{told(label)}'
                    "</circle>"
                )

    def figure(self, stand: Stand) -> str:
        x, y = stand.spot
        over = 3 * (len(stand.figures) - 1)
        return (
            f'<circle {self.sight.hit(stand.anchor)} cx="{x + over:.0f}" cy="{y - over:.0f}"'
            f' r="{31 + over}"{told(figure_label(self.sight, stand))}</circle>'
        )


@cache
def sea_name(name: str, x: float, y: float) -> str:
    """In two lines, if it is long."""
    lines = wrapped(name, 6.5)
    return "".join(
        f'<text class="sea-name" x="{x:.0f}" y="{y + 9 + 27 * (row - (len(lines) - 1) / 2):.0f}"'
        f' font-size="{fitted(line, 206, 27):.1f}">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )


@cache
def monument_art(god: GodId, level: int) -> str:
    """A plinth with the god's sign that grows to a statue."""
    grown = "".join(f'<use href="#lr-level-{step}"/>' for step in range(1, level + 1))
    glow = "sign-gold" if level == TOP_LEVEL else "wheel-sign"
    y = (-14, -8, -28, -28)[level]
    size = 0.9 if not level else 0.62
    return (
        f'{grown}<use href="#lr-{GODS.write(god)}" class="{glow}"'
        f' transform="translate(0 {y}) scale({size})"/>'
    )
