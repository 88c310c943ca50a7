"""What the bench measures: something that plays random games and copies positions."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Contestant:
    """A game of some engine, as the bench sees it.

    `play` plays one uniformly random game, set-up included, and tells how many decisions there
    were and how many of them were forced (one option only). `midgame` makes a position from the
    middle of a game and returns a function which copies it.
    """

    name: str
    play: Callable[[Random], tuple[int, int]]
    midgame: Callable[[Random], Callable[[], object]]
