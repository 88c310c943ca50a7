"""Scenes: something that goes on for a while, such as a hunt or a battle.

Its scratch columns are declared with it (`field(scene=HUNT)`) and so are its steps
(`@step(rule, scene=HUNT)`). One call closes it: the columns are as they are without it. One call
leaves it: its steps that are still to be done are not done. Where a column says that it is left,
they stay on the agenda until their turn comes, and are skipped then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ragnatafl.kernel.state import Column, State


class Scene:
    """A scene by its name, the same for all tables of a game."""

    __slots__ = ("_scratch", "left", "name")

    def __init__(self, name: str, left: str = "") -> None:
        self.name = name
        self.left = left
        """The column that says whether it is left, if there is one."""
        self._scratch: dict[type[State], tuple[Column, ...]] = {}
        """By the game that it is a scene of: its columns."""

    def open(self, game: State) -> None:
        """Begin with clean columns."""
        self.close(game)

    def close(self, game: State) -> None:
        """Put every column of the scene back to what it is without one."""
        scratch = self._scratch.get(type(game))
        if scratch is None:
            scratch = tuple([column for column in game.columns if column.scene is self])
            self._scratch[type(game)] = scratch
        for column in scratch:
            blank = column.default
            if column.depth:
                blank = [column.default] * len(getattr(game, column.name))
            setattr(game, column.name, blank)

    def leave(self, game: State) -> None:
        """None of its steps that lie below the one now running is done."""
        if self.left:
            setattr(game, self.left, True)
            return
        *waiting, running = game.agenda
        game.agenda[:] = [*(step for step in waiting if step.scene is not self), running]

    def is_left(self, game: State) -> bool:
        return bool(self.left and getattr(game, self.left))

    def __repr__(self) -> str:
        return f"<scene {self.name}>"
