"""One view being drawn: its window, the own hand, and the side that each seat has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ragnatafl.drawing.sight import Sight, hit
from ragnatafl.games.runics.face.window import Window, window_of
from ragnatafl.games.runics.rules.components import NO_SIDE, SIDES
from ragnatafl.games.runics.rules.state import Runics, faces, hand
from ragnatafl.kernel.seats import Seat, mask_of


class RunicsSight(Sight[Runics]):
    def __init__(self, game: Runics, code: str, names: Sequence[str]) -> None:
        super().__init__(game, code, names)
        self.faces = faces(game.setup)
        self.hand = hand(game, game.viewer) if game.viewer >= 0 else []
        """The viewer's own cards; a spectator has none, and a whole state is drawn as for one."""

    @cached_property
    def window(self) -> Window:
        return window_of(self.game)

    def hit(self, anchor: str) -> str:
        return f'id="{anchor}" {hit(anchor in self.open, is_heard=False)}'

    def adept_label(self, seat: Seat) -> str:
        """The side that a seat has chosen; empty before it has one (RUN-11)."""
        if self.game.adepts[seat] == NO_SIDE:
            return ""
        side, spent = self.game.adepts[seat], self.game.ignored & mask_of(seat)
        told = ("side", SIDES.write(side))
        return self.say("table-adept-spent" if spent else "table-adept", told)
