"""The table of Blood Rage as a picture: what all may see, as one SVG that needs nothing else.

From below to above: landscape, ruins and dooms, names on ribbons, hit areas of provinces and fjords
(`area:utgard`), pillage tokens (`piece:token-utgard`), ages, Valhalla and clan sheets, one flat
layer of figures (`piece:bjorn-warrior-2`), and the battle while there is one. The picture is the
same for all seats; what only one of them knows is drawn beside it (`hand`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Final

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.lettering import breadth
from ragnatafl.drawing.picture import INERT, PIECES, UNHEARD, Layer, whole
from ragnatafl.drawing.sight import told
from ragnatafl.games.bloodrage.face.battle import draw_battle
from ragnatafl.games.bloodrage.face.figures import draw_piece, emblem, pieces
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
    ROMAN,
    STRIP,
    draw_sheets,
    draw_strip,
    hall_place,
    reserve_place,
    sheets_height,
)
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    FJORDS,
    OUTER_PROVINCES,
    PLACES,
    PROVINCES,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.components import REWARD_ALL, REWARD_GLORY, REWARDS, UNKNOWN
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    glory,
    is_destroyed,
    is_pillaged,
)
from ragnatafl.kernel.state import seats_of

LETTER: Final = 33.5
"""How high one of a name on a ribbon is, and a little more since it is bold."""


def draw_svg(game: BloodRage, code: str = "en", names: Sequence[str] = ()) -> str:
    """The table as all may see it, with labels in a language and the players' own names."""
    return Picture(BloodRageSight(game, code, names)).svg()


class Picture:
    """One view being drawn."""

    def __init__(self, sight: BloodRageSight) -> None:
        self.sight = sight
        self.game = sight.game
        self.strip = HEIGHT + 2
        self.sheets = self.strip + STRIP
        self.height = self.sheets + sheets_height(self.game.seats)

    def svg(self) -> str:
        sight, content = self.sight, self.sight.content
        low = self.height - HEIGHT
        floor = f'<rect class="floor" y="{HEIGHT}" width="{WIDTH}" height="{low}"/>'
        ground = landscape(content.region, (*content.villages, 0))
        layers = (
            Layer("ground", (floor, ground), UNHEARD),
            Layer("fate", self.ruins(), UNHEARD),
            Layer("places", self.places()),
            Layer("names", (*self.dooms(), *self.ribbons()), INERT + UNHEARD),
            Layer("tokens", self.tokens()),
            Layer("ages", draw_strip(sight, self.strip)),
            Layer("sheets", draw_sheets(sight, self.sheets)),
            Layer("pieces", self.pieces(), PIECES),
            Layer("battle", (draw_battle(sight, self.strip),), INERT),
        )
        box, style = f"0 0 {WIDTH} {self.height}", artwork(__package__ or "", "br", LIVERIES)
        return whole("bloodrage long", box, sight.say("draw-title"), style, layers)

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
                f'<circle class="doom-sign{"" if age == game.age else "-later"}" r="25"/>'
                '<use href="#br-skull" class="doom-skull" transform="translate(0 -7) scale(.72)"/>'
                f'<text class="doom-text" y="21">{ROMAN[age]}</text></g>'
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
        game, seats = self.game, range(self.game.seats)
        yield from self.markers()
        reserves = [reserve_place(seat, self.sheets) for seat in seats]
        halls = [hall_place(seat, self.strip) for seat in seats]
        yield from map(draw_piece, pieces(game, reserves, halls))

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
            dx = inwards if x == 0 else -inwards if x + wide >= WIDTH and wide < 32 else 0
            dy = 0 if dx else inwards if y == 0 else -inwards
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
            '<text x="0" y="9" font-size="25" class="coin-five">5</text>'
        )
    sign = f'<use href="#br-{REWARDS.ids[reward]}" class="reward-{reward}"'
    return f'{sign} transform="scale(.92)"/>'
