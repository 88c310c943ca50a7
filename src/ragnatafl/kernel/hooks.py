"""Hooks: how cards change what rules do, without a rule knowing any card.

A rule calls out a moment, which is a declared value; content names moments, and loading binds to
them. *Modify* changes a value where it is computed; *When* gives steps; *Instead* offers other
steps in place of a change; *Blank* skips a card's text. A moment nobody listens to costs one
look-up. A mode of a game listens to the moments of its base in the same way, by rules of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from ragnatafl.kernel.seats import NOBODY, Seat

if TYPE_CHECKING:
    from ragnatafl.kernel.agenda import AnyStep
    from ragnatafl.kernel.state import State

A_RULE: Final = -1
"""What a rule of a mode is handed in the place of a card: it always holds."""


class Bound(NamedTuple):
    """An effect bound to a card: called with the game, the card, its owner, and all else."""

    card: int
    # Any: each hook calls effects of its own shape; loading checks their arguments.
    effect: Callable[..., Any]
    arguments: tuple[int | str, ...]


class Moment:
    """A moment that rules call out; `about` are the names of what it tells effects, with types.

    >>> from ragnatafl.kernel.seats import Seat
    >>> BATTLE_DECIDED = When(winner=Seat)
    >>> tuple(BATTLE_DECIDED.about)
    ('winner',)
    """

    __slots__ = ("about", "name")
    hook: ClassVar[str]
    """Under which word the entries of content name it."""
    before: ClassVar[int] = 3
    """How many arguments an effect takes before those: the game, the card and its owner."""

    def __init__(self, **about: object) -> None:
        self.about = about
        self.name = ""
        """As content writes it; given when the moments of a game are collected."""

    def __repr__(self) -> str:
        return f"<{self.hook} {self.name}>"


class Modify(Moment):
    """A value is computed: effects change it. They take it before what it is about."""

    __slots__ = ()
    hook = "modify"
    before = 4

    def of(self, game: State, value: int, *about: int) -> int:
        """The value with all that cards in force add to it or change of it."""
        hooks = game.setup.hooks
        if hooks.heard:
            for rule in hooks.heard.get(self, ()):
                value = rule(game, A_RULE, NOBODY, value, *about)
        bounds = hooks.by_moment.get(self)
        if bounds is None:
            return value
        in_force = hooks.in_force
        for card, effect, arguments in bounds:
            owner = in_force(game, card)
            if owner != NOBODY and not is_blank(game, card):
                value = effect(game, card, owner, value, *about, *arguments)
        return value

    def of_card(self, game: State, card: int, owner: Seat, value: int, *about: int) -> int:
        """The value as the text of this one card changes it, in force or not."""
        for _, effect, arguments in game.setup.hooks.own(self, card):
            value = effect(game, card, owner, value, *about, *arguments)
        return value


class When(Moment):
    """Something happens: effects give steps."""

    __slots__ = ()
    hook = "when"

    def steps(self, game: State, first: Seat, *about: int) -> tuple[AnyStep, ...]:
        """What cards in force bring about, owner by owner clockwise from `first`."""
        hooks = game.setup.hooks
        by_rules: tuple[AnyStep, ...] = ()
        if hooks.heard:
            for rule in hooks.heard.get(self, ()):
                by_rules += rule(game, A_RULE, NOBODY, *about)
        bounds = hooks.by_moment.get(self)
        if bounds is None:
            return by_rules
        found: list[tuple[int, tuple[AnyStep, ...]]] = []
        for card, effect, arguments in bounds:
            owner = hooks.in_force(game, card)
            if owner != NOBODY and not is_blank(game, card):
                steps = effect(game, card, owner, *about, *arguments)
                found.append(((owner - first) % game.seats, steps))
        if not found:
            return by_rules
        found.sort(key=lambda pair: pair[0])
        return (*by_rules, *(step for _, steps in found for step in steps))

    def steps_of(self, game: State, card: int, owner: Seat, *about: int) -> tuple[AnyStep, ...]:
        """What this one card brings about for whoever uses it now, in force or not."""
        steps: tuple[AnyStep, ...] = ()
        for _, effect, arguments in game.setup.hooks.own(self, card):
            steps += effect(game, card, owner, *about, *arguments)
        return steps

    def offers(self, game: State, seat: Seat, *about: int) -> list[int]:
        """The cards in force for this seat which would bring something about now."""
        hooks = game.setup.hooks
        return [
            card
            for card, effect, arguments in hooks.by_moment.get(self, ())
            if hooks.in_force(game, card) == seat
            and not is_blank(game, card)
            and effect(game, card, seat, *about, *arguments)
        ]


class Replacement(NamedTuple):
    """What a card in force offers in place of a change."""

    card: int
    owner: Seat
    steps: tuple[AnyStep, ...]


class Instead(Moment):
    """A change is about to be made: effects offer steps in its place, or None."""

    __slots__ = ()
    hook = "instead"

    def offered(self, game: State, *about: int) -> tuple[Replacement, ...]:
        """What may be done instead, card by card; empty when nothing is offered."""
        hooks = game.setup.hooks
        found = []
        for card, effect, arguments in hooks.by_moment.get(self, ()):
            owner = hooks.in_force(game, card)
            if owner != NOBODY and not is_blank(game, card):
                steps = effect(game, card, owner, *about, *arguments)
                if steps is not None:
                    found.append(Replacement(card, owner, steps))
        return tuple(found)


class Blank(Moment):
    """Texts are read: effects say whose is skipped. They take that card after their own."""

    __slots__ = ()
    hook = "blank"
    before = 4


class Hooks:
    """The listeners of one content, by moment."""

    __slots__ = ("_own", "blank", "by_moment", "heard", "in_force")

    def __init__(
        self,
        in_force: Callable[[Any, int], Seat],  # Any: the game's own state
        by_moment: Mapping[Moment, Iterable[Bound]],
    ) -> None:
        self.in_force = in_force
        """Whose card this is, if its text holds now; else NOBODY."""
        self.by_moment = {moment: tuple(bounds) for moment, bounds in by_moment.items()}
        # Any: rules for moments of all games
        self.heard: dict[Moment, tuple[Callable[..., Any], ...]] = {}
        """By moment: the rules of a mode that listen, before any card."""
        self.blank = tuple(
            bound
            for moment, bounds in self.by_moment.items()
            if moment.hook == "blank"
            for bound in bounds
        )
        self._own: dict[tuple[Moment, int], tuple[Bound, ...]] = {}
        for moment, bounds in self.by_moment.items():
            for bound in bounds:
                key = moment, bound.card
                self._own[key] = (*self._own.get(key, ()), bound)

    def own(self, moment: Moment, card: int) -> tuple[Bound, ...]:
        """What this one card says of a moment."""
        return self._own.get((moment, card), ())

    def with_rules(self, rules: Iterable[tuple[Moment, Callable[..., Any]]]) -> Hooks:
        """The same with rules of a mode that listen too."""
        made = Hooks(self.in_force, self.by_moment)
        for moment, rule in rules:
            made.heard[moment] = (*made.heard.get(moment, ()), rule)
        return made


def no_hooks() -> Hooks:
    """For a game whose content has no hooks."""
    return Hooks(lambda game, card: NOBODY, {})


def moments_in(module: Mapping[str, object]) -> dict[str, Moment]:
    """The moments that a module declares, each named after its constant, as content writes it.

    >>> moments_in({"BATTLE_DECIDED": When(winner=Seat)})
    {'battle-decided': <when battle-decided>}
    """
    found = {
        constant.lower().replace("_", "-"): value
        for constant, value in module.items()
        if isinstance(value, Moment)
    }
    for name, moment in found.items():
        moment.name = name
    return found


def is_blank(game: State, card: int) -> bool:
    """Is this card's text skipped now, because of another card in force?"""
    hooks = game.setup.hooks
    for source, effect, arguments in hooks.blank:
        if source != card:
            owner = hooks.in_force(game, source)
            if owner != NOBODY and effect(game, source, owner, card, *arguments):
                return True
    return False
