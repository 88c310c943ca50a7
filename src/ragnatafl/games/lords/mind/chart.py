"""What judging asks of a board and of the conditions again and again; the answers are kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ragnatafl.games.lords.rules.board import Board, regions_in
from ragnatafl.games.lords.rules.components import TO_RAGNAROK, TOP_LEVEL
from ragnatafl.games.lords.rules.control import LANDS_TO_WIN
from ragnatafl.games.lords.rules.monuments import is_fulfilled
from ragnatafl.games.lords.rules.state import NO_RAGNAROK, Lords, conditions_of

_REMEMBERED: Final = 1 << 14
"""So many answers to a question are kept."""
STRONGEST: Final = 14
"""No army with all its help is stronger."""


class Chart:
    """One side of the board, as judging sees it."""

    __slots__ = ("_lands", "_missing", "_roads", "borders", "monuments", "steps", "worths")

    def __init__(self, board: Board) -> None:
        marked = board.settlements | board.shrines | board.forges
        self.worths = [
            0.55 + 0.25 * (marked >> region & 1) + (0.5 if board.god_in[region] >= 0 else 0.0)
            for region in board.regions
        ]
        """What each region is worth by itself: its symbols."""
        self.monuments = board.monuments
        self.steps = [
            [sum([1 << near for near in moves[region]]) for region in board.regions]
            for moves in board.moves
        ]
        """By sea of the drakkar, the last without one, and region: where one move leads."""
        self.borders = list(board.adjacent_set)
        self._lands = board.lands
        self._roads: dict[int, float] = {}
        self._missing: dict[int, int] = {}

    def jarl_road(self, own: int) -> float:
        """From 0 to 1: the best three lands, by the part of them that is controlled."""
        road = self._roads.get(own)
        if road is None:
            if len(self._roads) >= _REMEMBERED:
                self._roads.clear()
            parts = sorted([(own & land).bit_count() / land.bit_count() for land in self._lands])
            road = self._roads[own] = sum(parts[-LANDS_TO_WIN:]) / LANDS_TO_WIN
        return road

    def missing_regions(self, own: int) -> int:
        """The fewest regions that are missing to three lands."""
        missing = self._missing.get(own)
        if missing is None:
            if len(self._missing) >= _REMEMBERED:
                self._missing.clear()
            counts = sorted([(land & ~own).bit_count() for land in self._lands])
            missing = self._missing[own] = sum(counts[:LANDS_TO_WIN])
        return missing

    def worth(self, regions: int) -> float:
        """What regions are worth together."""
        total = 0.0
        for region in regions_in(regions):
            total += self.worths[region]
        return total


@lru_cache(maxsize=8)
def chart_of(board: Board) -> Chart:
    return Chart(board)


def takeable(difficulty: list[int]) -> list[int]:
    """By value of an army: the regions that are no more difficult than that."""
    found = [0] * (STRONGEST + 1)
    for region, needed in enumerate(difficulty):
        if needed <= STRONGEST:
            found[needed] |= 1 << region
    for value in range(1, STRONGEST + 1):
        found[value] |= found[value - 1]
    return found


def nearness(game: Lords) -> float:
    """How near Ragnarok is: conditions turned, and those that would be."""
    if game.last_turns != NO_RAGNAROK:
        return 1.6
    return min(1.0, (game.face_down.bit_count() + 0.6 * _ready(game)) / TO_RAGNAROK)


_COUNTED: Final[dict[tuple[object, ...], float]] = {}


def _ready(game: Lords) -> float:
    """How many conditions would be turned now; a monument that is nearly complete counts half.

    They ask of regions, temples, monuments, alliances and slain monsters, and a search meets the
    same of these again and again: so it is remembered.
    """
    key = (
        game.setup.content.digest, game.face_down, game.temples, *game.domain, *game.levels,
        *game.allies, *game.slayer, *game.slayer_tokens,
    )  # fmt: skip
    count = _COUNTED.get(key)
    if count is None:
        if len(_COUNTED) >= _REMEMBERED:
            _COUNTED.clear()
        up = [c for c in conditions_of(game) if not game.face_down >> c & 1]
        count = 0.0 + sum([is_fulfilled(game, condition) for condition in up])
        if max(game.levels) == TOP_LEVEL - 1 and conditions_of(game)[0] in up:
            count += 0.5
        _COUNTED[key] = count
    return count


__all__ = ["STRONGEST", "Chart", "chart_of", "nearness", "takeable"]
