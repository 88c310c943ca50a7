"""Pointing: what a person wants who points at things on the table, offered or not."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.kernel.agenda import Asks
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.state import State


def option_at(game: State, anchors: Sequence[str], variant: str = "") -> str:
    """The text of the option that pointing at these things means; '' when it means none.

    Kinds of options that are offered now come first, then others that the open question takes: so
    that a refusal can tell why not.
    """
    offered = [type(option) for option in game.decision]
    for kind in dict.fromkeys((*offered, *_kinds_asked(game))):
        numbers = kind.pointing.read(anchors, variant)
        if numbers is not None:
            return kind.template.write(numbers)
    return ""


def _kinds_asked(game: State) -> tuple[type[Option], ...]:
    asking = game.agenda[-1]
    return asking.choices() if isinstance(asking, Asks) else ()
