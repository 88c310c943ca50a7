"""One view being drawn: whose words, which names, and what can be chosen now."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.games.lords.face.words import hit, seat_names
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.lords.rules.state import Lords, board_of, content_of, ring_regions
from ragnatafl.kernel.language import language
from ragnatafl.kernel.seats import Seat


class Scene:
    """A view with all that the parts of its picture share."""

    def __init__(self, game: Lords, code: str, names: Sequence[str]) -> None:
        self.game = game
        self.content = content_of(game)
        self.board = board_of(game)
        self.code = code
        self.words = language(code, *game.setup.game.packages)
        self.names = seat_names(code, game.seats, names)
        self.open = {
            str(anchor)
            for decision in game.decisions
            if decision.seat == game.viewer
            for choice in decision.options
            for anchor in choice.anchors()
        }
        self.asked: set[int] = {decision.seat for decision in game.decisions}

    def say(self, key: str, *facts: tuple[str, str | int]) -> str:
        return self.words.say(key, facts)

    def name(self, content_id: str) -> str:
        return self.words.name(content_id)

    def hit(self, anchor: str) -> str:
        """Id, class and role of something that can be pointed at."""
        return f'id="{anchor}" {hit(anchor in self.open)}'

    def short_name(self, seat: int) -> str:
        """Where there is little room."""
        return self.names[seat]

    def at_the_tree(self, seat: Seat) -> tuple[str, int]:
        """A sign, and what counts for a player in Ragnarok."""
        return "tree", ring_regions(self.game, seat)

    def more_of(self, seat: Seat) -> list[str]:
        """What modes of the game add to a player's race, in words."""
        return []

    def more_in(self, region: RegionId) -> list[str]:
        """What modes of the game lay into a region, in words."""
        return []

    def people(self, seats: Sequence[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)
