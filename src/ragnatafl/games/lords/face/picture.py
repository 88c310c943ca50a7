"""The table of Lords of Ragnarok as pictures: what all may see, as plates or as one SVG.

The map, from below to above: landscape, temples and monuments, control markers, hit areas of
regions, seas and realms (`area:14`, `area:s3`, `area:alfheim`), of the wheel and of figures, phase
guide or blessings on offer, one flat layer of figures. Then the hunt or battle while there is one,
player boards with the figures that wait there, how near everybody is to winning, monster boards and
the supply. The pictures are the same for all seats; what only one of them knows is drawn beside
them (`hand`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.lettering import wrapped
from ragnatafl.drawing.picture import PIECES, UNHEARD, Drawing, Layer, Plate
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.battle import battle_plate
from ragnatafl.games.lords.face.figures import (
    Stand,
    emblem,
    map_pieces,
    rune_stone,
    stands,
)
from ragnatafl.games.lords.face.hunt import hunt_plate
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
from ragnatafl.games.lords.face.monsters import monsters_plate
from ragnatafl.games.lords.face.sheets import sheet_plate
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.spots import sea_spots, spots
from ragnatafl.games.lords.face.supply import (
    draw_selection,
    selection_height,
    supply_plate,
)
from ragnatafl.games.lords.face.tracker import (
    GUIDE,
    draw_guide,
    race_plate,
)
from ragnatafl.games.lords.face.wheel import (
    draw_hits,
    draw_markers,
    draw_realms,
    realm_label,
    wheel_ground,
)
from ragnatafl.games.lords.rules.board import (
    GODS,
    REALMS,
    REGIONS,
    SEAS,
    GodId,
    regions_in,
)
from ragnatafl.games.lords.rules.components import TOP_LEVEL
from ragnatafl.games.lords.rules.state import Lords, is_fighting
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat
from ragnatafl.kernel.state import seats_of


def draw_svg(game: Lords, code: str = "en", names: Sequence[str] = ()) -> str:
    """The table as all may see it, with labels in a language and the players' own names."""
    return Picture(LordsSight(game, code, names)).svg()


def draw_plates(game: Lords, code: str = "en", names: Sequence[str] = ()) -> Sequence[str]:
    """The same as plates: map, battle or hunt, sheets, the race, monsters and supply."""
    return Picture(LordsSight(game, code, names)).drawn()


class Picture(Drawing):
    """One view being drawn. What a mode of the game has besides is drawn by a class of its own."""

    game_class = "lords"

    def __init__(self, sight: LordsSight) -> None:
        self.sight = sight
        self.game = sight.game
        self.stands = stands(self.game)

    def title(self) -> str:
        return self.sight.say("draw-title")

    def artwork(self) -> str:
        return artwork(__package__ or "", "lr", LIVERIES)

    def plates(self) -> Iterator[Plate]:
        sight = self.sight
        high = SIZE + (selection_height(sight) or GUIDE)
        yield Plate("map", self.title(), (0, 0, SIZE, high), self.map(high))
        if self.game.prey >= 0:
            yield hunt_plate(sight)
        elif is_fighting(self.game):
            yield battle_plate(sight)
        for seat in seats_of(self.game):
            yield self.sheet(seat)
        yield race_plate(sight)
        yield from self.more()
        yield monsters_plate(sight)
        yield supply_plate(sight)

    def map(self, high: int) -> Iterator[Layer]:
        """From below to above; below the map blessings on offer, or else the phases."""
        sight, board = self.sight, self.sight.board
        floor = f'<rect class="floor" y="{SIZE}" width="{SIZE}" height="{high - SIZE}"/>'
        yield Layer("ground", (floor, landscape(board), wheel_ground(board)), UNHEARD)
        markers = (*draw_realms(sight), *draw_markers(self.game))
        built = (*self.laid(), *self.built(), *markers, *self.sea_names())
        yield Layer("built", built, UNHEARD)
        yield Layer("control", self.control(), UNHEARD)
        yield Layer("places", (*self.areas(), *self.symbols(), *draw_hits(sight)))
        yield Layer("figures", self.figures(), ' class="figures"')
        below = draw_selection(sight) if selection_height(sight) else draw_guide(sight)
        yield Layer("phases", below, f' transform="translate(0 {SIZE})"')
        yield Layer("pieces", map_pieces(self.game, self.stands), PIECES)
        yield from self.asides()

    def sheet(self, seat: Seat) -> Plate:
        return sheet_plate(self.sight, seat)

    def laid(self) -> Iterator[str]:
        """What lies on the ground of regions."""
        yield from ()

    def more(self) -> Iterator[Plate]:
        """What modes of the game lay beside the map."""
        yield from ()

    def asides(self) -> Iterator[Layer]:
        """Layers that are shown on wish."""
        yield from ()

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
        for god in self.sight.content.gods:
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
        for realm in sight.content.realms:
            yield self.area("place", realm, REALMS.write(realm), realm_label(sight, realm))

    def area(self, kind: str, number: int, name: str, label: str, clip: str = "") -> str:
        anchor = self.sight.hit(f"area:{name}")
        return f'<use {anchor} href="#lr-{kind}-{number}"{clip}{told(label)}</use>'

    def symbols(self) -> Iterator[str]:
        """Monuments and forges can be pointed at by themselves."""
        sight, board = self.sight, self.sight.board
        for god in self.sight.content.gods:
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
    """In some lines, if it is long."""
    lines = wrapped(name.replace("-", "- "), 7)
    return "".join(
        f'<text class="sea-name" x="{x:.0f}" y="{y + 9 + 30 * (row - (len(lines) - 1) / 2):.0f}"'
        f' font-size="30">{escape(line)}</text>'
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
