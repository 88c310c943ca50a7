"""The table of Followers as a picture: that of Lords, with what Surtr and his Followers have.

Besides: scorched regions with their tokens (`piece:desolation-14`), the incarnation card, a board
and an action row for each Follower in place of a player board, and a layer of the map on wish for
each of them: what it could invade now.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache

from ragnatafl.drawing.artwork import artwork
from ragnatafl.drawing.outlines import Point
from ragnatafl.drawing.picture import INERT, Layer, Plate
from ragnatafl.drawing.sight import told
from ragnatafl.games.lords.face.landscape import printed
from ragnatafl.games.lords.face.picture import Picture
from ragnatafl.games.lords.face.spots import points_in, realm_spots, spots
from ragnatafl.games.lords.face.tracker import summary
from ragnatafl.games.lords.rules.board import REGIONS, Board
from ragnatafl.games.surtr.face.incarnation import draw_could_invade, surtr_plate
from ragnatafl.games.surtr.face.sheets import follower_plate
from ragnatafl.games.surtr.face.sight import SurtrSight
from ragnatafl.games.surtr.rules.desolation import strength_needed
from ragnatafl.games.surtr.rules.state import Surtr, desolate
from ragnatafl.kernel.seats import Seat


def draw_svg(game: Surtr, code: str = "en", names: Sequence[str] = ()) -> str:
    """The table as all may see it, with labels in a language and the players' own names."""
    return SurtrPicture(SurtrSight(game, code, names)).svg()


def draw_plates(game: Surtr, code: str = "en", names: Sequence[str] = ()) -> Sequence[str]:
    return SurtrPicture(SurtrSight(game, code, names)).drawn()


def draw_row(game: Surtr, seat: Seat, code: str = "en", names: Sequence[str] = ()) -> str:
    return summary(SurtrSight(game, code, names), seat)


class SurtrPicture(Picture):
    sight: SurtrSight

    def artwork(self) -> str:
        return super().artwork() + artwork(__package__ or "")

    def laid(self) -> Iterator[str]:
        """Scorched ground, what is printed on it again, and the tokens."""
        board = self.sight.board
        for region in desolate(self.sight.game):
            x, y = token_spots(board)[region]
            for look in ("scorched", "scorch-edge", "scorch-glow"):
                yield f'<use href="#lr-region-{region}" class="{look}"/>'
            yield printed(board, region)
            yield (
                f'<use id="token:{REGIONS.write(region)}" href="#lr-desolation"'
                f' transform="translate({x:.0f} {y:.0f})"/>'
            )

    def figures(self) -> Iterator[str]:
        """Tokens are pointed at like figures."""
        sight = self.sight
        label = f"{sight.say('draw-desolation')} · "
        label += sight.say("draw-cleanse-needs", ("value", strength_needed(sight.game)))
        for region in desolate(sight.game):
            x, y = token_spots(sight.board)[region]
            yield (
                f'<circle {sight.hit(f"piece:desolation-{REGIONS.write(region)}")} cx="{x:.0f}"'
                f' cy="{y:.0f}" r="27"{told(label)}</circle>'
            )
        yield from super().figures()

    def more(self) -> Iterator[Plate]:
        yield surtr_plate(self.sight)

    def asides(self) -> Iterator[Layer]:
        yield Layer("asides", draw_could_invade(self.sight), INERT)

    def sheet(self, seat: Seat) -> Plate:
        """Figures of Followers wait on boards of their own."""
        if seat in self.sight.followers:
            return follower_plate(self.sight, seat)
        return super().sheet(seat)


@cache
def token_spots(board: Board) -> tuple[Point, ...]:
    """By region: where a token lies, off all that is printed there and off the first figures."""
    names = [(x + dx, y - 30) for x, y in realm_spots(board) for dx in (-64, -32, 0, 32, 64)]
    found = []
    for entry, here in zip(board.entries, spots(board), strict=True):
        x, y = here.plate
        taken = [(x - 22, y, 42.0), (x, y, 42.0), (x + 17, y, 46.0)]
        taken += ((*name, 36.0) for name in names)
        taken += ((*figure, 40.0) for figure in here.figures[:3])
        taken += (
            (*spot, size)
            for is_here, spot, size in (
                (entry.settlement, here.settlement, 40.0),
                (entry.shrine, here.shrine, 42.0),
                (entry.forge, here.forge, 44.0),
                (bool(entry.monument), here.monument, 50.0),
            )
            if is_here
        )

        def room(
            point: tuple[float, float, float], taken: list[tuple[float, float, float]] = taken
        ) -> float:
            a, b, edge = point
            return min(edge - 24, *(math.hypot(a - x, b - y) - r for x, y, r in taken))

        best = max(points_in(entry.outline), key=room)
        found.append((best.x, best.y))
    return tuple(found)
