"""One view being drawn, with the board it is on and what modes of the game add to it."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.drawing.sight import Sight
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.lords.rules.components import hand_of
from ragnatafl.games.lords.rules.state import Lords, board_of, content_of, ring_regions
from ragnatafl.kernel.seats import Seat


class LordsSight(Sight[Lords]):
    def __init__(self, game: Lords, code: str, names: Sequence[str]) -> None:
        super().__init__(game, code, names)
        self.content = content_of(game)
        self.board = board_of(game)

    def short_name(self, seat: int) -> str:
        """Where there is little room."""
        return self.names[seat]

    def at_the_tree(self, seat: Seat) -> tuple[str, int]:
        """A sign, and what counts for a player in Ragnarok."""
        return "tree", ring_regions(self.game, seat)

    def held(self, seat: Seat) -> tuple[int, int]:
        """How many runes and combat cards a player has."""
        return sum(self.game.runes[seat]), len(self.game.zones[hand_of(seat)])

    def after_phases(self) -> int:
        """How many parts of the present turn modes of the game put after its phases."""
        return 0

    def more_of(self, seat: Seat) -> list[str]:
        """What modes of the game add to a player's race, in words."""
        return []

    def more_in(self, region: RegionId) -> list[str]:
        """What modes of the game lay into a region, in words."""
        return []
