"""The table of Blood Rage as pictures: what all may see, as plates or as one SVG of them all.

The map, from below to above: landscape, ruins and dooms, names on ribbons, hit areas of provinces
and fjords (`area:utgard`), pillage tokens (`piece:token-utgard`), ages and Valhalla, one flat layer
of figures (`piece:bjorn-warrior-2`). Then the battle while there is one, and the sheets of clans
with the figures of their reserves. The pictures are the same for all seats; what only one of them
knows is drawn beside them (`hand`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.lettering import breadth
from ragnatafl.drawing.picture import INERT, PIECES, UNHEARD, Drawing, Layer, Plate
from ragnatafl.drawing.sheets import ROOM
from ragnatafl.drawing.sight import told
from ragnatafl.games.bloodrage.face.battle import battle_plate
from ragnatafl.games.bloodrage.face.figures import draw_piece, emblem, on_map, waiting
from ragnatafl.games.bloodrage.face.labels import fjord_label, province_label, token_label
from ragnatafl.games.bloodrage.face.landscape import cracks, landscape
from ragnatafl.games.bloodrage.face.livery import LIVERIES
from ragnatafl.games.bloodrage.face.map import (
    FJORD_OUTLINES,
    HEIGHT,
    OUTLINES,
    SPOTS,
    WIDTH,
    track_cell,
    village_spots,
)
from ragnatafl.games.bloodrage.face.sheets import (
    RESERVE_AT,
    ROMAN,
    STRIP,
    draw_sheet,
    draw_strip,
    hall_place,
    sheet_height,
)
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    FJORDS,
    OUTER_PROVINCES,
    PLACES,
    PROVINCES,
    RESERVE,
    VALHALLA,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.components import REWARD_ALL, REWARD_GLORY, REWARDS, UNKNOWN
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    glory,
    is_destroyed,
    is_pillaged,
)
from ragnatafl.kernel.seats import SEATS
from ragnatafl.kernel.state import seats_of

LETTER: Final = 33.5
"""How high one of a name on a ribbon is, and a little more since it is bold."""


def draw_svg(game: BloodRage, code: str = "en", names: Sequence[str] = ()) -> str:
    """The table as all may see it, with labels in a language and the players' own names."""
    return Picture(BloodRageSight(game, code, names)).svg()


def draw_plates(game: BloodRage, code: str = "en", names: Sequence[str] = ()) -> Sequence[str]:
    """The same as plates: the map, the battle while there is one, the sheets of clans."""
    return Picture(BloodRageSight(game, code, names)).drawn()


class Picture(Drawing):
    """One view being drawn."""

    game_class = "bloodrage"

    def __init__(self, sight: BloodRageSight) -> None:
        self.sight = sight
        self.game = sight.game

    def title(self) -> str:
        return self.sight.say("draw-title")

    def artwork(self) -> str:
        return artwork(__package__ or "", "br", LIVERIES)

    def plates(self) -> Iterator[Plate]:
        sight, game = self.sight, self.game
        yield Plate("map", self.title(), (0, 0, WIDTH, HEIGHT + STRIP), self.map())
        if game.province >= 0:
            yield battle_plate(sight)
        standing: list[list[str]] = [[] for _ in range(game.seats)]
        for piece in waiting(game, RESERVE, [RESERVE_AT] * game.seats, 42, 0.66):
            standing[piece.seat].append(draw_piece(piece))
        for seat in seats_of(game):
            layers = (
                Layer("sheet", draw_sheet(sight, seat)),
                Layer("pieces", standing[seat], PIECES),
            )
            box = (0, 0, ROOM, sheet_height(game, seat))
            yield Plate(SEATS.write(seat), sight.names[seat], box, layers, "seat")

    def map(self) -> Iterator[Layer]:
        """From below to above."""
        sight, content = self.sight, self.sight.content
        floor = f'<rect class="floor" y="{HEIGHT}" width="{WIDTH}" height="{STRIP}"/>'
        ground = landscape(content.region, (*content.villages, 0))
        yield Layer("ground", (floor, ground), UNHEARD)
        yield Layer("fate", self.ruins(), UNHEARD)
        yield Layer("places", self.places())
        yield Layer("names", (*self.dooms(), *self.ribbons()), INERT + UNHEARD)
        yield Layer("tokens", self.tokens())
        yield Layer("ages", draw_strip(sight), f' transform="translate(0 {HEIGHT})"')
        yield Layer("pieces", self.pieces(), PIECES)

    def ruins(self) -> Iterator[str]:
        """Provinces that are destroyed: burnt, cracked, glowing."""
        for province in OUTER_PROVINCES:
            if is_destroyed(self.game, province):
                yield ruin(province, self.sight.content.villages[province])

    def dooms(self) -> Iterator[str]:
        """The provinces that fall in this age and in later ones, with the age's number."""
        game = self.game
        for age, province in enumerate(game.dooms[game.age - 1 :], game.age):
            if is_destroyed(game, province):
                continue
            x, y = SPOTS[province].doom
            if age == game.age:
                yield f'<use href="#br-province-{province}" class="doomed"/>'
            yield (
                f'<g id="doom:{age}" transform="translate({x} {y})">'
                f'<circle class="doom-sign{"" if age == game.age else "-later"}" r="31"/>'
                '<use href="#br-skull" class="doom-skull" transform="translate(0 -12) scale(.68)"/>'
                f'<text class="doom-text" y="25">{ROMAN[age]}</text></g>'
            )

    def ribbons(self) -> Iterator[str]:
        for province in ALL_PROVINCES:
            name = self.sight.name(PROVINCES.write(province))
            yield ribbon(name, province, is_destroyed(self.game, province))

    def places(self) -> Iterator[str]:
        """A hit area for every province and fjord; its label tells all that is there."""
        sight = self.sight
        for number, fjord in enumerate(FJORDS):
            labels = fjord_label(sight, number)
            yield self.place(PLACES.write(fjord), FJORD_OUTLINES[number], *labels)
        for province in ALL_PROVINCES:
            labels = province_label(sight, province)
            yield self.place(PROVINCES.write(province), OUTLINES[province], *labels)

    def place(self, name: str, outline: str, title: str, label: str) -> str:
        return f'<path {self.sight.hit(f"area:{name}")} d="{outline}"{told(label, title)}</path>'

    def tokens(self) -> Iterator[str]:
        """What a pillage pays; turned over where it was taken in this age."""
        sight, game = self.sight, self.game
        for province in ALL_PROVINCES:
            if is_destroyed(game, province):
                continue
            name = PROVINCES.write(province)
            label = f"{sight.name(name)}: {token_label(sight, province)}"
            art = coin(game.rewards[province], is_pillaged(game, province))
            x, y = SPOTS[province].token
            yield (
                f'<g transform="translate({x} {y})">{art}'
                f'<circle {sight.hit(f"piece:token-{name}")} r="33"{told(label)}</circle></g>'
            )

    def pieces(self) -> Iterator[str]:
        """Figures and markers of glory of all clans, flat, each with its own id for life."""
        yield from self.markers()
        yield from map(draw_piece, on_map(self.game))
        halls = [hall_place(seat) for seat in range(self.game.seats)]
        at = [(x, y + HEIGHT) for x, y in halls]
        yield from map(draw_piece, waiting(self.game, VALHALLA, at, 46, 0.95))

    def markers(self) -> Iterator[str]:
        """On the glory track; those on the same space lie over each other, laps are told."""
        game = self.game
        on_space: dict[int, int] = {}
        for seat in seats_of(game):
            points = glory(game, seat)
            x, y, wide, high = track_cell(points)
            over = on_space.get(points % 100, 0)
            on_space[points % 100] = over + 1
            inwards = 11 * over
            dy = inwards if y == 0 else -inwards if y + high >= HEIGHT else 0
            dx = 0 if dy else inwards if x == 0 else -inwards
            lap = f'<text class="lap" y="7">{points // 100 * 100}+</text>'
            yield (
                f'<g id="piece:glory-{seat}" style="transform:translate({x + wide / 2 + dx:.1f}px,'
                f'{y + high / 2 + dy:.1f}px)">{emblem(seat, 0.6)}{lap if points > 99 else ""}</g>'
            )


@cache
def ribbon(name: str, province: ProvinceId, ruined: bool) -> str:
    """A name on a band whose ends fall back a little."""
    x, y = SPOTS[province].name
    half = LETTER * breadth(name) / 2 + 9
    tails = "".join(
        f'<path class="ribbon-tail" d="M{side * (half - 8):.0f}-10L{side * (half + 18):.0f}-10'
        f' {side * (half + 8):.0f} 6 {side * (half + 18):.0f} 22 {side * (half - 8):.0f} 22z"/>'
        for side in (-1, 1)
    )
    body = f"M{-half:.0f}-18Q0-24 {half:.0f}-18V16Q0 10 {-half:.0f} 16z"
    return (
        f'<g class="{"ruined" if ruined else "standing"}" transform="translate({x} {y})">'
        f'{tails}<path class="ribbon" d="{body}"/>'
        f'<text class="place" y="8">{escape(name)}</text></g>'
    )


@cache
def ruin(province: ProvinceId, villages: int) -> str:
    """Ash over the land, fire in its cracks."""
    lines = "".join(cracks(province))
    houses = village_spots(province, villages)
    return (
        f'<g class="ruined"><use href="#br-province-{province}" class="ash"/>'
        f'<use href="#br-province-{province}" class="glow"/>'
        + "".join(f'<use href="#br-ruin" x="{x}" y="{y}"/>' for x, y in houses)
        + f'<path class="crack" d="{lines}"/><path class="lava" d="{lines}"/>'
        f'<path class="lava-core" d="{lines}"/>'
        + "".join(f'<use href="#br-fire" x="{x + 9}" y="{y - 12}"/>' for x, y in houses[::2])
        + "</g>"
    )


@cache
def coin(reward: int, taken: bool) -> str:
    """A pillage token: what it pays, a question mark, or its crossed back."""
    if taken:
        return (
            '<g opacity=".82"><circle class="coin-back" r="27"/>'
            '<path class="coin-mark" d="M-11-11L11 11M11-11L-11 11"/></g>'
        )
    rim = " coin-all" if reward == REWARD_ALL else ""
    return f'<circle class="coin{rim}" r="27"/><circle class="coin-rim" r="22"/>{coin_sign(reward)}'


def coin_sign(reward: int) -> str:
    if reward == UNKNOWN:
        return '<text class="coin-text" font-size="36" y="12">?</text>'
    if reward == REWARD_ALL:
        places = ((0, 0, -10), (1, -9, 8), (2, 9, 8))
        return "".join(
            f'<use href="#br-{REWARDS.ids[which]}" class="reward-{which}"'
            f' transform="translate({x} {y}) scale(.5)"/>'
            for which, x, y in places
        )
    if reward == REWARD_GLORY:
        return (
            '<use href="#br-glory" class="reward-3" transform="translate(0 -1) scale(1.1)"/>'
            '<text x="0" y="10" font-size="30" class="coin-five">5</text>'
        )
    sign = f'<use href="#br-{REWARDS.ids[reward]}" class="reward-{reward}"'
    return f'{sign} transform="scale(.92)"/>'
