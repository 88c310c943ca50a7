"""One view being drawn: whose words, which names, and what can be chosen now."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.games.lords.drawing_words import hit, seat_names, words
from ragnatafl.games.lords.state import Lords, board_of, content_of


class Scene:
    """A view with all that the parts of its picture share."""

    def __init__(self, game: Lords, code: str, names: Sequence[str]) -> None:
        self.game = game
        self.content = content_of(game)
        self.board = board_of(game)
        self.code = code
        self.words = words(code)
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

    def people(self, seats: Sequence[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)
