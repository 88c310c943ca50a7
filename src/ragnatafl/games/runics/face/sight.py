"""One view being drawn: its window, the own hand, and where pieces lie that are not placed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ragnatafl.drawing.sight import Sight, hit
from ragnatafl.games.runics.face.window import WIDTH, Window, window_of
from ragnatafl.games.runics.rules.components import NO_SIDE, SIDES
from ragnatafl.games.runics.rules.state import Runics, faces, hand, options
from ragnatafl.kernel.seats import Seat, mask_of


class RunicsSight(Sight[Runics]):
    def __init__(self, game: Runics, code: str, names: Sequence[str]) -> None:
        super().__init__(game, code, names)
        self.faces = faces(game.setup)
        self.hand = hand(game, game.viewer) if game.viewer >= 0 else []
        """The viewer's own cards; a spectator has none, and a whole state is drawn as for one."""
        self.header = 154 if options(game).extra_card else 116
        """How high the plaques above the board are."""

    @cached_property
    def window(self) -> Window:
        return window_of(self.game)

    def hit(self, anchor: str) -> str:
        return f'id="{anchor}" {hit(anchor in self.open, is_heard=False)}'

    def sheet_place(self, seat: Seat) -> tuple[float, int, float]:
        """Left, top and width of the plaque of a seat."""
        gap, seats = 10, self.game.seats
        width = (WIDTH - gap * (seats + 1)) / seats
        return gap + seat * (width + gap), 10, width

    def beside(self, seat: Seat, x: float, y: float, size: float) -> str:
        """A place on the plaque of a seat, as a transform in the measure of the board."""
        window, scale = self.window, self.window.scale
        left, top, _ = self.sheet_place(seat)
        across = window.x + (left + x) * scale
        down = window.y + (top + y - self.header) * scale
        return f"translate({across:.1f}px,{down:.1f}px) scale({size * scale:.3f})"

    def adept_label(self, seat: Seat) -> str:
        """The side that a seat has chosen; empty before it has one (RUN-11)."""
        if self.game.adepts[seat] == NO_SIDE:
            return ""
        side, spent = self.game.adepts[seat], self.game.ignored & mask_of(seat)
        told = ("side", SIDES.write(side))
        return self.say("table-adept-spent" if spent else "table-adept", told)
