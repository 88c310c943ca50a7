"""Hooks: how cards change what rules do, without a rule knowing any card.

Content declares, loading binds. *modify* changes a value where it is computed; *when* gives steps
at a named moment; *instead* offers other steps in place of a named change; *blank* skips a card's
text. A moment nobody listens to costs one look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ragnatafl.kernel.seats import NOBODY, Seat

if TYPE_CHECKING:
    from ragnatafl.kernel.agenda import AnyStep
    from ragnatafl.kernel.state import State


class Bound(NamedTuple):
    """An effect bound to a card: called with the game, the card's owner, and what it is about."""

    card: int
    # Any: each hook calls effects of its own shape; loading checks their arguments.
    effect: Callable[..., Any]
    arguments: tuple[int | str, ...]


class Hooks:
    """The listeners of one content, by moment."""

    __slots__ = ("_own", "blank", "in_force", "instead", "modify", "when")

    def __init__(
        self,
        in_force: Callable[[Any, int], Seat],  # Any: the game's own state
        modify: Mapping[str, tuple[Bound, ...]],
        when: Mapping[str, tuple[Bound, ...]],
        instead: Mapping[str, tuple[Bound, ...]],
        blank: tuple[Bound, ...],
    ) -> None:
        self.in_force = in_force
        """Whose card this is, if its text holds now; else NOBODY."""
        self.modify = modify
        self.when = when
        self.instead = instead
        self.blank = blank
        self._own: dict[tuple[str, int], tuple[Bound, ...]] = {}
        for table in (modify, when):
            for moment, bounds in table.items():
                for bound in bounds:
                    key = moment, bound.card
                    self._own[key] = (*self._own.get(key, ()), bound)

    def own(self, moment: str, card: int) -> tuple[Bound, ...]:
        """What this one card says of a moment."""
        return self._own.get((moment, card), ())


def modified(game: State, moment: str, value: int, *about: int) -> int:
    """A value with all that cards in force add to it or change of it."""
    hooks = game.setup.hooks
    bounds = hooks.modify.get(moment)
    if bounds is None:
        return value
    for card, effect, arguments in bounds:
        owner = hooks.in_force(game, card)
        if owner != NOBODY and not is_blank(game, card):
            value = effect(game, owner, value, *about, *arguments)
    return value


def steps_when(game: State, moment: str, first: Seat, *about: int) -> tuple[AnyStep, ...]:
    """What cards in force bring about at this moment, owner by owner clockwise from `first`."""
    hooks = game.setup.hooks
    bounds = hooks.when.get(moment)
    if bounds is None:
        return ()
    found: list[tuple[int, tuple[AnyStep, ...]]] = []
    for card, effect, arguments in bounds:
        owner = hooks.in_force(game, card)
        if owner != NOBODY and not is_blank(game, card):
            found.append(((owner - first) % game.seats, effect(game, owner, *about, *arguments)))
    found.sort(key=lambda pair: pair[0])
    return tuple(step for _, steps in found for step in steps)


def steps_of(game: State, moment: str, card: int, owner: Seat, *about: int) -> tuple[AnyStep, ...]:
    """What this one card brings about for whoever uses it now, in force or not."""
    steps: tuple[AnyStep, ...] = ()
    for _, effect, arguments in game.setup.hooks.own(moment, card):
        steps += effect(game, owner, *about, *arguments)
    return steps


def value_of(game: State, moment: str, card: int, owner: Seat, value: int, *about: int) -> int:
    """A value as the text of this one card changes it, in force or not."""
    for _, effect, arguments in game.setup.hooks.own(moment, card):
        value = effect(game, owner, value, *about, *arguments)
    return value


def offers(game: State, moment: str, seat: Seat, *about: int) -> list[int]:
    """The cards in force for this seat which would bring something about now."""
    hooks = game.setup.hooks
    bounds = hooks.when.get(moment)
    if bounds is None:
        return []
    return [
        card
        for card, effect, arguments in bounds
        if hooks.in_force(game, card) == seat
        and not is_blank(game, card)
        and effect(game, seat, *about, *arguments)
    ]


class Replacement(NamedTuple):
    """What a card in force offers in place of a change."""

    card: int
    owner: Seat
    steps: tuple[AnyStep, ...]


def replacements(game: State, change: str, *about: int) -> tuple[Replacement, ...]:
    """What may be done instead of this change, card by card; empty when nothing is offered."""
    hooks = game.setup.hooks
    bounds = hooks.instead.get(change)
    if bounds is None:
        return ()
    found = []
    for card, effect, arguments in bounds:
        owner = hooks.in_force(game, card)
        if owner != NOBODY and not is_blank(game, card):
            steps = effect(game, owner, *about, *arguments)
            if steps is not None:
                found.append(Replacement(card, owner, steps))
    return tuple(found)


def is_blank(game: State, card: int) -> bool:
    """Is this card's text skipped now, because of another card in force?"""
    hooks = game.setup.hooks
    for source, effect, arguments in hooks.blank:
        if source != card:
            owner = hooks.in_force(game, source)
            if owner != NOBODY and effect(game, owner, card, *arguments):
                return True
    return False
