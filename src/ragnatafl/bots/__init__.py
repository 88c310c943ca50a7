"""Bots: players that are handed a view and a decision, never the state, and answer with an option.

Four lines seat one:

    spec = parse_bot("jarl:0.5s")
    bot = spec.make(seed=7)
    decision = match.decision
    match.choose(bot.choose(match.view(decision.seat), decision, spec.budget))
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ragnatafl.kernel.codecs import BadInput, bad, did_you_mean, within
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

MOST_WORKERS: Final = 64


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: iterations repeat, seconds do not.

    With both, whichever ends first; with neither, what the bot itself thinks fit. Several workers,
    each on a core of its own where the system can do that, share the iterations, or the time.
    """

    iterations: int | None = None
    seconds: float | None = None
    workers: int = 1
    hurry: Callable[[], bool] | None = None
    """Asked now and then: if others wait, what was found by now must do."""
    spare: float = 0.0
    """Seconds saved before, which a hard choice may take besides."""

    def __post_init__(self) -> None:
        if self.iterations is not None and self.iterations < 1:
            line = f"a budget must have 1 iteration at least, not {self.iterations}"
            raise bad(line, "budget-iterations")
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            line = f"a budget must have more than 0 seconds, not {self.seconds:g}"
            raise bad(line, "budget-seconds")
        if not 1 <= self.workers <= MOST_WORKERS:
            line = f"a budget must have 1 to {MOST_WORKERS} workers, not {self.workers}"
            raise bad(line, "budget-workers", most=MOST_WORKERS, told=self.workers)

    @property
    def repeats(self) -> bool:
        """The same seed gives the same choices, on a fast machine and on a slow one.

        With several workers too, for the same number of them.
        """
        return self.seconds is None


OWN_PACE: Final = Budget()


class Bot(Protocol):
    """A player: what it sees, what it is asked, how long it may think; an option of the decision.

    A bot has a generator of its own and remembers nothing that its views did not tell.
    """

    def choose(self, view: State, decision: Decision, budget: Budget) -> Option: ...


def _thrall(seed: Seed, luck: Seed) -> Bot:
    from ragnatafl.bots.thrall import Thrall

    return Thrall(luck)


def _bondi(seed: Seed, luck: Seed) -> Bot:
    from ragnatafl.bots.bondi import Bondi

    return Bondi(luck)


def _karl(seed: Seed, luck: Seed) -> Bot:
    from ragnatafl.bots.karl import Karl

    return Karl(seed, luck)


def _jarl(seed: Seed, luck: Seed) -> Bot:
    from ragnatafl.bots.jarl import Jarl

    return Jarl(luck, lean(seed))


def _konung(seed: Seed, luck: Seed) -> Bot:
    from ragnatafl.bots.konung import Konung

    return Konung(luck)


Seed = int | str | None
_MAKERS: Final[dict[str, Callable[[Seed, Seed], Bot]]] = {
    "thrall": _thrall,
    "bondi": _bondi,
    "karl": _karl,
    "jarl": _jarl,
    "konung": _konung,
}


_LEANING: Final = ("karl", "jarl")
"""Those that have a way of their own. Who is below does not know any, who is above needs none."""


def lean(seed: Seed) -> float:
    """Which of a game's leanings a bot of this seed has, from 0 to 1."""
    return random.Random(f"leaning {seed}").random()


def bot_levels() -> tuple[str, ...]:
    """The levels there are, the weakest first."""
    return tuple(_MAKERS)


def make_bot(level: str, seed: Seed = None, luck: Seed = None) -> Bot:
    """A bot of this level; the same seed makes the same choices, without one it surprises.

    Its character is the seed's alone, where its generator begins with a `luck` of its own.

    >>> type(make_bot("thrall", seed=7)).__name__
    'Thrall'
    """
    if level not in _MAKERS:
        right = did_you_mean(level, bot_levels())
        raise bad(f"unknown bot '{level}', {right}", "unknown-bot", told=level, right=right)
    return _MAKERS[level](seed, seed if luck is None else luck)


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot as one writes it, `jarl:0.5s`: its level and how long it may think."""

    level: str
    budget: Budget = OWN_PACE

    def make(self, seed: Seed = None, luck: Seed = None) -> Bot:
        return make_bot(self.level, seed, luck)

    @property
    def needs_memory(self) -> bool:
        """A thrall looks at its options alone; others deal by what their seat remembers."""
        return self.level != "thrall"

    def leaning(self, game: Game[Any], character: str, seat: Seat) -> str:  # Any: of any game
        """The name of the way in which it plays at this seat, where a game knows several."""
        terms = game.mind.terms
        if self.level not in _LEANING or terms is None:
            return ""
        way = terms.way(lean(f"{character}/{seat}"))
        return way.name if way is not None else ""

    def __str__(self) -> str:
        budget, thinks = self.budget, ""
        if budget.seconds is not None:
            thinks = f":{budget.seconds:g}s"
        elif budget.iterations is not None:
            thinks = f":{budget.iterations}"
        if budget.workers > 1:
            return f"{self.level}{thinks or ':'}:{budget.workers}"
        return f"{self.level}{thinks}"


def parse_bot(text: str) -> BotSpec:
    """Read a level, with iterations or seconds a decision after a colon if one likes, and workers
    after another.

    >>> parse_bot("jarl:0.5s").budget.seconds, parse_bot("jarl:400").budget.iterations
    (0.5, 400)
    >>> parse_bot("jarl:0.5s:2").budget.workers, parse_bot("jarl::2").budget.workers
    (2, 2)
    >>> parse_bot("jral")
    Traceback (most recent call last):
    ragnatafl.kernel.codecs.BadInput: bot 'jral': unknown bot 'jral', did you mean 'jarl'?
    """
    level, colon, rest = text.strip().partition(":")
    if level not in _MAKERS:
        right = did_you_mean(level, bot_levels())
        line = f"bot '{text}': unknown bot '{level}', {right}"
        raise bad(line, "unknown-bot", told=level, right=right)
    if not colon:
        return BotSpec(level)
    budget, shared, workers = rest.partition(":")
    if shared and not re.fullmatch(r"[0-9]{1,4}", workers):
        line = f"bot '{text}': '{workers}' is no number of workers, as in '{level}:400:2'"
        raise bad(line, "bot-workers", told=text, right=f"{level}:400:2")
    count = int(workers) if shared else 1
    try:
        if shared and not budget:
            return BotSpec(level, Budget(workers=count))
        if re.fullmatch(r"[0-9]{1,9}", budget):
            return BotSpec(level, Budget(iterations=int(budget), workers=count))
        if re.fullmatch(r"([0-9]{1,6}(\.[0-9]{0,6})?|\.[0-9]{1,6})s", budget):
            return BotSpec(level, Budget(seconds=float(budget[:-1]), workers=count))
    except BadInput as fault:
        raise BadInput(within(f"bot '{text}'", fault)) from None
    line = f"bot '{text}': '{budget}' is no budget, it must be iterations or seconds a decision,"
    line += f" as in '{level}:400' or '{level}:0.5s'"
    raise bad(line, "bot-budget", told=text, level=level)


__all__ = [
    "OWN_PACE",
    "Bot",
    "BotSpec",
    "Budget",
    "Seed",
    "bot_levels",
    "lean",
    "make_bot",
    "parse_bot",
]
