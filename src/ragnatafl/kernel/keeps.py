"""Who keeps what beside a real board: the program, the box, or a hand that is only counted.

A game declares what dice and decks are kept together; a table says by whom. What nobody names is
told, as it always was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast, get_args

from ragnatafl.kernel.codecs import BadInput, did_you_mean
from ragnatafl.kernel.faults import Fault

Keeper = Literal["app", "told", "counted"]
"""app: the program draws. told: the box does, and people tell the outcome. counted: cards that one
person holds; the program knows how many, and which one when it is played."""
KEEPERS: Final[tuple[Keeper, ...]] = get_args(Keeper)
APP: Final = "app"
TOLD: Final = "told"
COUNTED: Final = "counted"


@dataclass(frozen=True)
class Keep:
    """Dice and decks that somebody keeps together."""

    name: str
    """Its words are the message `keep-NAME`."""
    lots: tuple[str, ...]
    """Names of lots and of zones, or the first words of such names."""
    usual: Keeper = "told"
    """Who keeps it at a new table beside a board."""
    may: tuple[Keeper, ...] = ("app", "told")


def keep_of(keeps: Iterable[Keep], name: str) -> Keep | None:
    """What a lot or a zone belongs to; of several the one that says more of its name.

    >>> hands = Keep("hands", ("hand bjorn",)), Keep("combat", ("hand", "deck"))
    >>> keep_of(hands, "hand bjorn").name, keep_of(hands, "hand astrid").name
    ('hands', 'combat')
    >>> keep_of(hands, "decks") is None
    True
    """
    fitting = [
        (len(lot), keep) for keep in keeps for lot in keep.lots if f"{name} ".startswith(f"{lot} ")
    ]
    return max(fitting, key=lambda pair: pair[0])[1] if fitting else None


def usual_keepers(keeps: Iterable[Keep]) -> dict[str, Keeper]:
    """By name who keeps what at a new table beside a board."""
    return {keep.name: keep.usual for keep in keeps}


def check_keepers(keeps: Sequence[Keep], given: Mapping[str, object]) -> dict[str, Keeper]:
    """By name who keeps what, less what is told; BadInput names each fault.

    >>> die = (Keep("die", ("raid-die",)),)
    >>> check_keepers(die, {"die": "app"}), check_keepers(die, {"die": "told"})
    ({'die': 'app'}, {})
    >>> check_keepers(die, {"die": "counted"})
    Traceback (most recent call last):
    ragnatafl.kernel.codecs.BadInput: keep die: cannot be 'counted', known: app, told
    """
    known = {keep.name: keep for keep in keeps}
    kept: dict[str, Keeper] = {}
    faults = []
    for name, keeper in given.items():
        if name not in known:
            right = did_you_mean(str(name), list(known))
            line, facts = (
                f"keep: unknown '{name}', {right}",
                (("told", str(name)), ("right", right)),
            )
            faults.append(Fault(line, "unknown-keep", facts))
        elif keeper not in known[name].may:
            right = did_you_mean(str(keeper), known[name].may)
            line = f"keep {name}: cannot be '{keeper}', {right}"
            told = (("keep", str(name)), ("told", str(keeper)), ("right", right))
            faults.append(Fault(line, "keep-value", told))
        elif keeper != TOLD:
            kept[name] = cast("Keeper", keeper)
    if faults:
        raise BadInput(*faults)
    return {name: kept[name] for name in known if name in kept}
