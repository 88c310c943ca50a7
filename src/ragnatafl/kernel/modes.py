"""A mode is a value: what a game within a game does in place of which step of its base.

The base does not know its modes. A mode adds rules to the moments that the base calls out, and puts
rules of its own in the place of some of its steps. Nothing of the base is changed by it, so that
two modes of one game lie side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from ragnatafl.kernel.hooks import Moment

if TYPE_CHECKING:
    from ragnatafl.kernel.agenda import AnyStep, Next
    from ragnatafl.kernel.state import State

R = TypeVar("R", bound=Callable[..., Any])  # Any: rules for steps and moments of all games


class Substitute:
    """The rule in place of a step, when it holds, and whether an automa's turn begins by it."""

    __slots__ = ("begins_turn", "holds", "rule")

    # Any: a step of some class, and the state that it takes.
    def __init__(
        self,
        rule: Callable[[Any, Any], Next],
        holds: Callable[[Any, Any], bool],
        turn: bool = False,
    ) -> None:
        self.rule = rule
        self.holds = holds
        self.begins_turn = turn


def is_of_automa(step: Any, game: State) -> bool:  # Any: every step that has a seat
    return bool(game.automas >> step.seat & 1)


class Mode:
    """What a mode does: by step of its base what comes in its place, and which moments it hears."""

    def __init__(self, instead: Mapping[type[AnyStep], Substitute] | None = None) -> None:
        self.instead: dict[type[AnyStep], Substitute] = dict(instead or {})
        self.heard: list[tuple[Moment, Callable[..., Any]]] = []

    def in_place_of(
        self,
        cls: type[AnyStep],
        holds: Callable[[Any, Any], bool] = is_of_automa,
        *,
        turn: bool = False,
    ) -> Callable[[R], R]:
        """The function is what happens in place of a step of this class.

        Unless `holds` says otherwise: when the seat of the step is an automa's. It may run the step
        itself and say what comes before or after. With `turn` an automa's turn begins by it.
        """

        def register(rule: R) -> R:
            if cls in self.instead:
                raise TypeError(f"two rules in place of {cls.__name__}")
            self.instead[cls] = Substitute(rule, holds, turn)
            return rule

        return register

    def at(self, moment: Moment) -> Callable[[R], R]:
        """The function is a rule that listens to a moment of the base, as a card would."""

        def register(rule: R) -> R:
            self.heard.append((moment, rule))
            return rule

        return register
