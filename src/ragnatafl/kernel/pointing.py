"""Pointing: what a person wants who points at things on the table, offered or not."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.kernel.agenda import Asks
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.state import State


def option_at(game: State, anchors: Sequence[str], variant: str = "") -> str:
    """The text of the option that pointing at these things means; '' when it means none.

    What is offered comes first, then all that the open question takes: so that a refusal can tell
    why not. A variant that nothing of it has, was in hand for something else.
    """
    for option in game.decision:
        if list(anchors) == list(map(str, option.anchors())) and variant in ("", option.variant()):
            return option.text
    offered = [type(option) for option in game.decision]
    kinds = dict.fromkeys((*offered, *_kinds_asked(game)))
    for wanted in (variant, ""):
        read = [(kind, kind.pointing.read(anchors, wanted)) for kind in kinds]
        meant = [(kind, numbers) for kind, numbers in read if numbers is not None]
        if meant:
            kind, numbers = min(meant, key=lambda found: len(found[1]))  # the plainest of them
            return kind.template.write(numbers)
    return ""


def _kinds_asked(game: State) -> tuple[type[Option], ...]:
    asking = game.agenda[-1]
    return asking.choices() if isinstance(asking, Asks) else ()
