"""Who is thought about next, and for how long: fair to tables, and no bot much too late.

Choices come before hints, and both before what is said of games that are over, which gives way
when anybody else waits. Of those that wait, the table is first for which least was thought
lately; a bot that sits with a busy worker lets others go first, and who would come too late goes
before. While others wait, all who need long get equal shares of the time that is left, so that each
is answered soon after it would have been alone. Without others a bot has all its own budget.
Nothing here looks at a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING, Final

from ragnatafl.bots import parse_bot
from ragnatafl.table.thinking.jobs import Figures, Job, Later

if TYPE_CHECKING:  # it needs a database
    from ragnatafl.table.storage.jobs import Kind

SLACK: Final = 0.5
"""Seconds beyond its budget after which a choice is due."""
URGENT: Final = 1.0
"""Seconds beyond its budget after which it goes before tables that used less."""
LATE: Final = 2.0
"""Seconds beyond its budget that a bot must not take."""
LEAST: Final = 0.01
"""A share of thinking time is so long at least."""
LIGHT: Final = 0.05
"""Who needs no more than this has it, and takes no share."""
HINT_LEAST: Final = 0.2
"""So long a hint is thought about even if a choice waits for it."""
LOOK_LEAST: Final = 0.1
"""So long a game that is over is looked at, whoever waits: or it would never come to an end."""
HINTS_A_WORKER: Final = 8
"""So many wait at most."""
HINT_PATIENCE: Final = 15.0
"""So long at most."""
HALF_LIFE: Final = 20.0
"""Seconds after which half of what a table used is forgotten."""
RANKS: Final[dict[Kind, int]] = {"choose": 0, "hint": 1, "suggest": 1, "look": 2}
"""Lower ones come first."""
FIRST_GUESS: Final = 0.3
"""Seconds that a bot takes which was not seen to think yet."""
MOST_TABLES: Final = 10_000


@dataclass(slots=True, eq=False)
class Thought:
    """A job on its way: when it was asked for, begun, and must end."""

    job: Job
    asked: float
    budget: float = 0.0
    """Seconds that it would take alone, as far as one can guess."""
    begun: float = inf
    ends: float = inf
    """When it is told to hurry,"""
    hurried: bool = False
    """and whether it was."""
    kills: int = 0
    """Workers that ended over it."""

    @property
    def due(self) -> float:
        return self.asked + self.budget + SLACK


class Schedule:
    """All that wait and all that are thought about, for so many workers."""

    def __init__(self, workers: int, figures: Figures) -> None:
        self.workers = workers
        self.figures = figures
        self.waiting: list[Thought] = []
        self.running: list[Thought] = []
        self.paces = Paces()
        self._used: dict[str, tuple[float, float]] = {}
        """Seconds used by a table, as they stood at a time."""

    def add(self, thought: Thought) -> None:
        """It waits; a hint only where not too many do."""
        if thought.job.is_hint and not thought.kills:
            hints = sum(other.job.is_hint for other in self.waiting)
            if hints >= HINTS_A_WORKER * self.workers:
                self.figures.refused_hints += 1
                raise Later
        thought.budget = self.paces.of(thought.job.bot)
        self.waiting.append(thought)
        self._count()

    def begin(
        self, now: float, elsewhere: Callable[[Job], bool] = lambda job: False
    ) -> Thought | None:
        """The next one to be thought about, if anybody waits.

        One whose bot is `elsewhere`, with a worker that is busy, lets others go first until it is
        due; if there are no others it is taken from there.
        """
        if not self.waiting:
            return None
        thought = min(self.waiting, key=lambda one: self._order(one, now, elsewhere))
        self.waiting.remove(thought)
        self.running.append(thought)
        thought.begun, thought.ends, thought.hurried = now, inf, False
        if thought.job.is_choice:
            self.figures.waited_seconds += now - thought.asked
            self.figures.longest_wait = max(self.figures.longest_wait, now - thought.asked)
        self.divide(now)
        self._count()
        return thought

    def limit(self, thought: Thought, now: float) -> float | None:
        """In how many seconds it has to end, if others wait who need them."""
        seconds = max(LEAST, thought.ends - now)
        return seconds if seconds < thought.budget else None

    def _order(
        self, thought: Thought, now: float, elsewhere: Callable[[Job], bool]
    ) -> tuple[int, bool, bool, float, float]:
        job = thought.job
        if now - thought.asked >= thought.budget + URGENT and job.kind != "look":
            return RANKS[job.kind], False, False, thought.due, thought.asked
        waits = now < thought.due and elsewhere(job)
        return RANKS[job.kind], True, waits, self.used(job.room, now), thought.asked

    def divide(self, now: float) -> None:
        """Say when each that is thought about has to end, as those need it who wait."""
        running = [one.budget for one in self.running if one.job.is_choice]
        waiting = [(one.due - now, one.budget) for one in self.waiting if one.job.is_choice]
        share = share_of(running, waiting, self.workers)
        others_wait = any(one.job.kind != "look" for one in self.waiting)
        for thought in self.running:
            if thought.job.kind == "look":
                thought.ends = thought.begun + LOOK_LEAST if others_wait else inf
            elif share == inf:
                thought.ends = inf
            elif thought.job.is_hint:
                thought.ends = thought.begun + HINT_LEAST
            else:
                thought.ends = min(thought.ends, now + share)

    def hurries(self, now: float) -> list[Thought]:
        """Those that have to end now; each is named once."""
        found = [one for one in self.running if one.ends <= now and not one.hurried]
        for thought in found:
            thought.hurried = True
        return found

    def alarm(self) -> float:
        """When somebody has to be hurried next, or has waited for a hint too long."""
        ends = [thought.ends for thought in self.running if not thought.hurried]
        ends += [one.asked + HINT_PATIENCE for one in self.waiting if one.job.is_hint]
        return min(ends, default=inf)

    def gave_up(self, now: float) -> list[Thought]:
        """Hints that nobody had time for."""
        found = [
            one for one in self.waiting if one.job.is_hint and now >= one.asked + HINT_PATIENCE
        ]
        for thought in found:
            self.waiting.remove(thought)
            self.figures.refused_hints += 1
        self._count()
        return found

    def end(
        self, thought: Thought, now: float, took: float, hurried: bool = False, usual: bool = False
    ) -> None:
        """It was thought about, to its own end or not; as long as is usual, or not."""
        self.running.remove(thought)
        job = thought.job
        self._use(job.room, took, now)
        figures = self.figures
        figures.thought_seconds += took
        figures.hurried += hurried
        figures.choices += job.is_choice
        figures.hints += job.is_hint
        figures.looks += job.kind == "look"
        figures.late += job.is_choice and now - thought.asked > thought.budget + LATE
        if usual:
            self.paces.note(job.bot, took)
        self.divide(now)
        self._count()

    def leave(self, thought: Thought) -> None:
        """Nobody waits for it any more, or its worker was ended."""
        if thought in self.waiting:
            self.waiting.remove(thought)
        if thought in self.running:
            self.running.remove(thought)
        self._count()

    def used(self, room: str, now: float) -> float:
        """Seconds that were thought about a table lately."""
        seconds, at = self._used.get(room, (0.0, now))
        return float(seconds * 0.5 ** ((now - at) / HALF_LIFE))

    def _use(self, room: str, seconds: float, now: float) -> None:
        self._used[room] = self.used(room, now) + seconds, now
        if len(self._used) > MOST_TABLES:
            least = sorted(self._used, key=lambda name: self.used(name, now))
            for name in least[: MOST_TABLES // 2]:
                del self._used[name]

    def _count(self) -> None:
        kinds = [one.job.kind for one in self.waiting]
        self.figures.waiting_choices = kinds.count("choose")
        self.figures.waiting_hints = sum(one.job.is_hint for one in self.waiting)
        self.figures.waiting_looks = kinds.count("look")
        self.figures.thinking = len(self.running)


def share_of(
    running: Iterable[float], waiting: Iterable[tuple[float, float]], workers: int
) -> float:
    """The seconds that each has who needs long, if all who wait are to be answered when they are
    due; endless if nobody waits.

    Told are the budgets of those that are thought about, and of those who wait in how many seconds
    they are due, and their budgets.
    """
    light, heavy, share = 0.0, 0, inf
    for due, budget in (*((inf, budget) for budget in running), *sorted(waiting)):
        if budget <= LIGHT:
            light += budget
        else:
            heavy += 1
        share = min(share, (workers * due - light) / max(1, heavy))
    return max(LEAST, share)


class Paces:
    """How long bots take for a choice: their own budget in seconds, or what they usually take."""

    def __init__(self) -> None:
        self._usual: dict[str, float] = {}

    def of(self, bot: str) -> float:
        return own_seconds(bot) or self._usual.get(bot, FIRST_GUESS)

    def note(self, bot: str, seconds: float) -> None:
        """So long it took, and nobody hurried it."""
        known = self._usual.get(bot, seconds)
        self._usual[bot] = 0.9 * known + 0.1 * seconds


@lru_cache(256)
def own_seconds(bot: str) -> float | None:
    """The budget of a bot, where it is one in seconds."""
    return parse_bot(bot).budget.seconds if bot else None
