"""Effects: small Python functions that content names; loading checks and binds them.

Every fault names the file, the entry and what would be right.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from types import NoneType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast, get_args, get_origin

from ragnatafl.kernel.codecs import BadInput, Number, did_you_mean
from ragnatafl.kernel.content import Entry
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.hooks import Bound, Hooks, Modify, Moment  # noqa: F401 (Modify: doctest)
from ragnatafl.kernel.made import MISSING, Field, signature_of
from ragnatafl.kernel.mends import Mend
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

if TYPE_CHECKING:
    from ragnatafl.kernel.agenda import AnyStep

C = TypeVar("C", bound=int)
F = TypeVar("F", bound=Callable[..., Any])  # Any: effects of all hooks, checked by `Effects.bind`
HOOKS: Final = ("modify", "when", "instead", "blank")
_GIVES: Final[Mapping[str, Callable[[object], bool]]] = {
    "modify": lambda kind: kind is int,
    "when": lambda kind: get_origin(kind) is tuple,
    "instead": lambda kind: NoneType in get_args(kind),
    "blank": lambda kind: kind is bool,
}
"""What effects of a hook give: a value, steps, perhaps steps, yes or no."""


class Argument(NamedTuple):
    """What an entry tells an effect or a step besides its name."""

    name: str
    is_text: bool
    """Else it is a number."""
    default: int | str | None
    """What it is where the entry does not tell it."""


class Doing(NamedTuple):
    """An effect or a step that an entry may name."""

    word: str
    """By which: 'effect' or 'step'."""
    name: str
    arguments: tuple[Argument, ...]


class Effects:
    """The effects that a game's content may name, and the moments they may be named for.

    An effect is a function: it takes the game, the card, its owner, what the moment tells besides,
    and the arguments of the entry. Where it would only build a step, an entry may name the step.

    >>> effects = Effects({"strength": Modify(seat=int)})
    >>> @effects
    ... def plus(game: object, card: int, owner: int, value: int, seat: int, amount: int) -> int:
    ...     return value + amount
    >>> sorted(effects.known)
    ['plus']
    """

    def __init__(
        self,
        moments: Mapping[str, Moment],
        of: Effects | None = None,
        naming: Mend | None = None,
    ) -> None:
        self.moments: dict[str, Moment] = {**(of.moments if of else {}), **moments}
        self.known: dict[str, Callable[..., Any]] = dict(of.known if of else {})
        self.steps: dict[str, type[AnyStep]] = dict(of.steps if of else {})
        self.naming: Mend | None = naming or (of.naming if of else None)
        """Since when steps know the card that brings them, if not always."""

    def __call__(self, function: F) -> F:
        self.known[function.__name__] = function
        return function

    def named(self, game: State, card: C) -> C | None:
        """The card, for a step that knows by which one it comes; None by older rules."""
        return card if self.naming is None or self.naming.holds(game) else None

    def open(self, *steps: type[AnyStep]) -> None:
        """Entries may name these steps: their `seat` is the card's owner, their `card` the card."""
        self.steps.update({step.name: step for step in steps})

    def bind(
        self,
        where: str | Mapping[int, str],
        entries: Iterable[tuple[int, Entry]],
        cards: int,
    ) -> Hooks:
        """The listeners of all moments that the entries name, the first `cards` of which are cards.

        `where` is the name of their file, or the files by card.
        """
        listening: dict[Moment, list[Bound]] = {}
        faults: list[str] = []
        for card, entry in entries:
            for hook in HOOKS:
                for line in getattr(entry, hook):
                    try:
                        moment, bound = self._bound(card, hook, line)
                    except BadInput as fault:
                        file = where if isinstance(where, str) else where[card]
                        said, at = f"{file}: {entry.id}: {fault}", file.removesuffix(".toml")
                        told = (("told", str(fault)),)
                        faults.append(Fault(said, "effect", told, f"{at} * {entry.id}", "does"))
                    else:
                        listening.setdefault(moment, []).append(bound)
        if faults:
            raise BadInput(*dict.fromkeys(faults))
        return Hooks(cards, listening)

    def fitting(self, moment: Moment) -> list[Doing]:
        """What an entry may do at this moment, with what is to be told of it.

        >>> effects = Effects({"strength": Modify(seat=int)})
        >>> @effects
        ... def plus(game: object, card: int, owner: int, value: int, seat: int, by: int) -> int:
        ...     return value + by
        >>> [doing.name for doing in effects.fitting(effects.moments["strength"])]
        ['plus']
        """
        found = []
        for name, effect in self.known.items():
            if not _fits(effect, moment):
                continue
            taken = list(signature_of(effect).parameters.values())[moment.before :]
            same = all(
                p.annotation is not int or p.name == name
                for p, name in zip(taken, moment.about, strict=False)
            )
            wanted = self._wanted(effect, moment)
            if same and all(p.annotation in (int, str) for p in wanted):
                found.append(Doing("effect", name, tuple(map(_argument, wanted))))
        for name, step in self.steps.items() if moment.hook == "when" else ():
            left = [f for f in step.fields if f.name not in ("seat", "card", *moment.about)]
            if all(isinstance(field.codec, Number) for field in left):
                found.append(Doing("step", name, tuple(map(_field, left))))
        return found

    def _wanted(self, effect: Callable[..., Any], moment: Moment) -> list[inspect.Parameter]:
        """What of an effect's parameters its entry tells."""
        parameters = list(signature_of(effect).parameters.values())
        return parameters[moment.before + len(moment.about) :]

    def _bound(self, card: int, hook: str, line: dict[str, int | str]) -> tuple[Moment, Bound]:
        named = dict(line)
        name = str(named.pop("on", ""))
        moment = self.moments.get(name)
        if moment is None or moment.hook != hook:
            known = [key for key, value in self.moments.items() if value.hook == hook]
            raise BadInput(f"unknown moment '{name}', {did_you_mean(name, known)}")
        if "step" in named and "effect" not in named:
            return moment, Bound(card, self._step(moment, named), ())
        return moment, self._effect(card, moment, named)

    def _effect(self, card: int, moment: Moment, named: dict[str, int | str]) -> Bound:
        name = str(named.pop("effect", ""))
        if name not in self.known:
            raise BadInput(f"unknown effect '{name}', {did_you_mean(name, list(self.known))}")
        if not _fits(self.known[name], moment):
            others = [other for other, known in self.known.items() if _fits(known, moment)]
            right = did_you_mean(name, others)
            raise BadInput(f"effect '{name}' is not for the moment '{moment.name}', {right}")
        wanted = self._wanted(self.known[name], moment)
        _no_others(f"effect '{name}'", named, [parameter.name for parameter in wanted])
        arguments = []
        for parameter in wanted:
            value = named.get(parameter.name, parameter.default)
            if value is inspect.Parameter.empty:
                raise BadInput(f"effect '{name}' needs the argument '{parameter.name}'")
            if type(value) is not parameter.annotation:
                kind = getattr(parameter.annotation, "__name__", parameter.annotation)
                raise BadInput(f"effect '{name}': {parameter.name} must be {kind}, not {value!r}")
            arguments.append(value)
        return Bound(card, self.known[name], tuple(arguments))

    def _step(self, moment: Moment, named: dict[str, int | str]) -> Callable[..., Any]:
        """An effect that builds a step: of owner, card, what the moment tells, and the entry."""
        name = str(named.pop("step"))
        step = self.steps.get(name)
        if step is None or moment.hook != "when":
            known = list(self.steps) if moment.hook == "when" else []
            raise BadInput(f"unknown step '{name}', {did_you_mean(name, known)}")
        told = ["seat", "card", *moment.about]
        _no_others(f"step '{name}'", named, [f.name for f in step.fields if f.name not in told])
        usual: list[object] = []
        for field in step.fields:
            if field.name in named:
                usual.append(field.codec.read(named[field.name]))
            elif field.name in told or field.default is not MISSING:
                usual.append(field.default)
            else:
                raise BadInput(f"step '{name}' needs the argument '{field.name}'")
        from_told = [(n, told.index(f.name)) for n, f in enumerate(step.fields) if f.name in told]

        def build(game: State, card: int, owner: Seat, *values: int) -> tuple[AnyStep, ...]:
            known = owner, self.named(game, card), *values
            numbers = usual[:]
            for place, source in from_told:
                numbers[place] = known[source]
            return (step(*numbers),)

        return build


def _argument(parameter: inspect.Parameter) -> Argument:
    default = parameter.default
    told = None if default is inspect.Parameter.empty else default
    return Argument(parameter.name, parameter.annotation is str, told)


def _field(field: Field) -> Argument:
    told = None if field.default is MISSING else cast("int", field.default)
    return Argument(field.name, False, told)


# Any: effects of all hooks
def _fits(effect: Callable[..., Any], moment: Moment) -> bool:
    """Does this effect take what the moment tells, and give what its hook asks for?

    Seats are told apart by their names: a winner is not whoever did something.
    """
    signature = signature_of(effect)
    taken = [(p.annotation, p.name) for p in signature.parameters.values()][moment.before :]
    told = [(kind, name) for name, kind in moment.about.items()]
    return (
        len(taken) >= len(told)
        and _GIVES[moment.hook](signature.return_annotation)
        and all(
            one == other if Seat in (one[0], other[0]) else one[0] == other[0]
            for one, other in zip(taken, told, strict=False)
        )
    )


def _no_others(what: str, named: Mapping[str, object], known: list[str]) -> None:
    if unknown := sorted(set(named) - set(known)):
        raise BadInput(
            f"{what} takes no argument '{unknown[0]}', {did_you_mean(unknown[0], known)}"
        )
