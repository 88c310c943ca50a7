"""Perft: how many sequences of choices there are. A wrong rule changes the count.

Seats' choices are counted. Where chance is asked, every outcome is gone through, and a told outcome
does not count as a choice; from the other sources chance draws as it would in play.
"""

from __future__ import annotations

from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.seats import CHANCE
from ragnatafl.kernel.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of so many choices begin here; a game that ends before counts none."""
    if depth == 0:
        return 1
    if state.over:
        return 0
    decision = state.decision
    told = decision.seat == CHANCE
    if depth == 1 and not told:
        return len(decision.options)
    return sum(
        perft(child, depth if told else depth - 1)
        for child in (after(state, place) for place in range(len(decision.options)))
    )


def divide(state: State, depth: int) -> list[tuple[str, int]]:
    """The count behind each first option, so that a wrong one can be found; `depth` 1 or more."""
    if depth < 1 or state.over:
        return []
    decision = state.decision
    left = depth if decision.seat == CHANCE else depth - 1
    return [
        (option.text, perft(after(state, place), left))
        for place, option in enumerate(decision.options)
    ]


def after(state: State, place: int) -> State:
    """A copy of the state, with the option at this place of the list chosen."""
    child = state.clone()
    apply(child, child.decision.options[place])
    return child
