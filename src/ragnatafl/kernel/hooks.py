"""Hooks: how cards change what rules do, without a rule knowing any card.

A rule calls out a moment, which is a declared value; content names moments, and loading binds to
them. *Modify* changes a value where it is computed; *When* gives steps; *Instead* offers other
steps in place of a change; *Blank* skips a card's text. A state knows whose cards are in force
(`holder`) and at which moments they listen (`listening`): any other moment costs one look at a bit.
A mode of a game listens to the moments of its base in the same way, by rules of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain, count
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from ragnatafl.kernel.seats import NOBODY, Seat

if TYPE_CHECKING:
    from ragnatafl.kernel.agenda import AnyStep
    from ragnatafl.kernel.state import State

A_RULE: Final = -1
"""What a rule of a mode is handed in the place of a card: it always holds."""
BITS: Final = 62
"""A set of moments is a small int."""
_NUMBERS: Final = count()


class Bound(NamedTuple):
    """An effect bound to a card: called with the game, the card, its owner, and all else."""

    card: int
    # Any: each hook calls effects of its own shape; loading checks their arguments.
    effect: Callable[..., Any]
    arguments: tuple[int | str, ...]


class Heard(NamedTuple):
    """What listens the whole game: a rule of a mode, or the text of a thing that the set-up has."""

    card: int
    owner: Seat
    effect: Callable[..., Any]  # Any: as in Bound
    arguments: tuple[int | str, ...]


class Moment:
    """A moment that rules call out; `about` are the names of what it tells effects, with types.

    >>> from ragnatafl.kernel.seats import Seat
    >>> BATTLE_DECIDED = When(winner=Seat)
    >>> tuple(BATTLE_DECIDED.about)
    ('winner',)
    """

    __slots__ = ("about", "bit", "name", "told")
    hook: ClassVar[str]
    """Under which word the entries of content name it."""
    before: ClassVar[int] = 3
    """How many arguments an effect takes before those: the game, the card and its owner."""

    def __init__(self, **about: object) -> None:
        self.about = about
        self.told = len(about)
        """How many numbers it tells effects."""
        self.bit = 1 << next(_NUMBERS) % BITS
        """In sets of moments. Two may share one: then one of them is looked at in vain."""
        self.name = ""
        """As content writes it; given when the moments of a game are collected."""

    def __repr__(self) -> str:
        return f"<{self.hook} {self.name}>"


class Modify(Moment):
    """A value is computed: effects change it. They take it before what it is about."""

    __slots__ = ()
    hook = "modify"
    before = 4

    def of(self, game: State, value: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """The value with all that cards in force add to it or change of it."""
        if not game.listening & self.bit:
            return value
        hooks, about = game.setup.hooks, (a, b, c)[: self.told]
        for card, owner, effect, arguments in hooks.heard.get(self, ()):
            value = effect(game, card, owner, value, *about, *arguments)
        holder, blank = game.holder, hooks.blank
        for card, effect, arguments in hooks.by_moment.get(self, ()):
            owner = holder[card]
            if owner != NOBODY and not (blank and is_blank(game, card)):
                value = effect(game, card, owner, value, *about, *arguments)
        return value

    def parts(
        self, game: State, value: int, a: int = 0, b: int = 0, c: int = 0
    ) -> list[tuple[int, int]]:
        """The same, card by card: how much each adds. A rule of a mode adds as A_RULE."""
        found: list[tuple[int, int]] = []
        if not game.listening & self.bit:
            return found
        hooks, about = game.setup.hooks, (a, b, c)[: self.told]
        listeners = list(hooks.heard.get(self, ()))
        for card, effect, arguments in hooks.by_moment.get(self, ()):
            owner = game.holder[card]
            if owner != NOBODY and not (hooks.blank and is_blank(game, card)):
                listeners.append(Heard(card, owner, effect, arguments))
        for card, owner, effect, arguments in listeners:
            changed = effect(game, card, owner, value, *about, *arguments)
            if changed != value:
                found.append((card, changed - value))
            value = changed
        return found

    def of_card(
        self, game: State, card: int, owner: Seat, value: int, a: int = 0, b: int = 0, c: int = 0
    ) -> int:
        """The value as the text of this one card changes it, in force or not."""
        for _, effect, arguments in game.setup.hooks.own(self, card):
            value = effect(game, card, owner, value, *(a, b, c)[: self.told], *arguments)
        return value


class When(Moment):
    """Something happens: effects give steps."""

    __slots__ = ()
    hook = "when"

    def steps(
        self, game: State, first: Seat, a: int = 0, b: int = 0, c: int = 0
    ) -> tuple[AnyStep, ...]:
        """What cards in force bring about, owner by owner clockwise from `first`."""
        if not game.listening & self.bit:
            return ()
        hooks, about = game.setup.hooks, (a, b, c)[: self.told]
        by_rules: tuple[AnyStep, ...] = ()
        for card, owner, effect, arguments in hooks.heard.get(self, ()):
            by_rules += effect(game, card, owner, *about, *arguments)
        found: list[list[AnyStep]] = [[] for _ in range(game.seats)]
        holder, blank = game.holder, hooks.blank
        for card, effect, arguments in hooks.by_moment.get(self, ()):
            owner = holder[card]
            if owner != NOBODY and not (blank and is_blank(game, card)):
                steps = effect(game, card, owner, *about, *arguments)
                found[(owner - first) % game.seats] += steps
        return (*by_rules, *chain.from_iterable(found))

    def steps_of(
        self, game: State, card: int, owner: Seat, a: int = 0, b: int = 0, c: int = 0
    ) -> tuple[AnyStep, ...]:
        """What this one card brings about for whoever uses it now, in force or not."""
        steps: tuple[AnyStep, ...] = ()
        for _, effect, arguments in game.setup.hooks.own(self, card):
            steps += effect(game, card, owner, *(a, b, c)[: self.told], *arguments)
        return steps

    def behind(
        self,
        game: State,
        seat: Seat,
        step: type[AnyStep],
        a: int = 0,
        b: int = 0,
        c: int = 0,
    ) -> int | None:
        """The card in force for this seat whose text gives such a step now, if somebody listens
        to what it is called."""
        if game.events is None:
            return None
        about = (a, b, c)[: self.told]
        listening = [
            bound
            for bound in game.setup.hooks.by_moment.get(self, ())
            if game.holder[bound.card] == seat
        ]
        if len(listening) == 1:
            return listening[0].card
        for card, effect, arguments in listening:
            for given in effect(game, card, seat, *about, *arguments):
                if isinstance(given, step):
                    return card
        return None

    def offers(self, game: State, seat: Seat, a: int = 0, b: int = 0, c: int = 0) -> list[int]:
        """The cards in force for this seat which would bring something about now."""
        if not game.listening & self.bit:
            return []
        hooks, about = game.setup.hooks, (a, b, c)[: self.told]
        holder, blank = game.holder, hooks.blank
        return [
            card
            for card, effect, arguments in hooks.by_moment.get(self, ())
            if holder[card] == seat
            and not (blank and is_blank(game, card))
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

    def offered(
        self, game: State, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> tuple[Replacement, ...]:
        """What may be done instead, card by card; empty when nothing is offered."""
        if not game.listening & self.bit:
            return ()
        hooks, about = game.setup.hooks, (a, b, c, d)[: self.told]
        holder, blank = game.holder, hooks.blank
        found = []
        for card, effect, arguments in hooks.by_moment.get(self, ()):
            owner = holder[card]
            if owner != NOBODY and not (blank and is_blank(game, card)):
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
    """The listeners of one content, by moment. Only its first things, its cards, come into force.

    Of all others each is asked alone (`own`), or it holds the whole game.
    """

    __slots__ = (
        "_own",
        "always",
        "blank",
        "by_moment",
        "cards",
        "heard",
        "listeners",
        "moments_of",
    )

    def __init__(self, cards: int, by_moment: Mapping[Moment, Iterable[Bound]]) -> None:
        self.cards = cards
        """How many cards there are."""
        self._own: dict[tuple[Moment, int], tuple[Bound, ...]] = {}
        self.by_moment: dict[Moment, tuple[Bound, ...]] = {}
        """The cards that listen to a moment while they are in force."""
        self.moments_of = [0] * cards
        """By card: the moments to which it listens, as bits."""
        cards_at: dict[int, list[int]] = {}
        for moment, bounds in by_moment.items():
            every = tuple(bounds)
            for bound in every:
                key = moment, bound.card
                self._own[key] = (*self._own.get(key, ()), bound)
                if bound.card < cards:
                    self.moments_of[bound.card] |= moment.bit
                    cards_at.setdefault(moment.bit, []).append(bound.card)
            self.by_moment[moment] = tuple(b for b in every if b.card < cards)
        self.listeners = [
            [(bit, listening) for bit, listening in cards_at.items() if moments & bit]
            for moments in self.moments_of
        ]
        """By card: each of those bits, and all cards that listen there."""
        self.heard: dict[Moment, tuple[Heard, ...]] = {}
        """By moment: what listens the whole game, before any card."""
        self.always = 0
        """The moments of those, as bits."""
        self.blank = tuple(
            bound
            for moment, bounds in self.by_moment.items()
            if moment.hook == "blank"
            for bound in bounds
        )

    def own(self, moment: Moment, card: int) -> tuple[Bound, ...]:
        """What this one card says of a moment."""
        return self._own.get((moment, card), ())

    def with_rules(
        self,
        # Any: rules for moments of all games
        rules: Iterable[tuple[Moment, Callable[..., Any]]] = (),
        things: Mapping[int, Seat] | None = None,
    ) -> Hooks:
        """The same with rules of a mode that listen too, and things that hold the whole game."""
        made = Hooks(self.cards, {})
        made._own, made.by_moment, made.blank = self._own, self.by_moment, self.blank
        made.moments_of, made.listeners = self.moments_of, self.listeners
        for moment, rule in rules:
            made._hear(moment, Heard(A_RULE, NOBODY, rule, ()))
        for (moment, thing), bounds in self._own.items():
            if things and thing in things:
                for _, effect, arguments in bounds:
                    made._hear(moment, Heard(thing, things[thing], effect, arguments))
        return made

    def _hear(self, moment: Moment, heard: Heard) -> None:
        self.heard[moment] = (*self.heard.get(moment, ()), heard)
        self.always |= moment.bit


def no_hooks() -> Hooks:
    """For a game whose content has no hooks."""
    return Hooks(0, {})


# Which cards are in force: nobody else writes `holder` and `listening`


def none_in_force(game: State) -> None:
    """Set-up: no text of a card holds."""
    game.holder = (NOBODY,) * game.setup.hooks.cards
    game.listening = game.setup.hooks.always


def put_in_force(game: State, card: int, seat: Seat) -> None:
    """From now on the text of a card holds for this seat; for NOBODY no more."""
    hooks = game.setup.hooks
    game.holder = holder = (*game.holder[:card], seat, *game.holder[card + 1 :])
    if seat != NOBODY:
        game.listening |= hooks.moments_of[card]
        return
    for bit, cards in hooks.listeners[card]:
        if not any(holder[other] != NOBODY for other in cards):
            game.listening = game.listening & ~bit | hooks.always


def texts_in_force(game: State) -> tuple[tuple[Seat, ...], int]:
    """Which texts hold, to be put back after a trial."""
    return game.holder, game.listening


def put_back(game: State, texts: tuple[tuple[Seat, ...], int]) -> None:
    """These texts hold again, as they did before a trial."""
    game.holder, game.listening = texts


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
    return blanked_by(game, card) is not None


def blanked_by(game: State, card: int) -> int | None:
    """The card in force because of which this card's text is skipped now."""
    for source, effect, arguments in game.setup.hooks.blank:
        if source != card:
            owner = game.holder[source]
            if owner != NOBODY and effect(game, source, owner, card, *arguments):
                return source
    return None
