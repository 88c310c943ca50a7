"""What is thought about: jobs, how they are told, and how many there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ragnatafl.bots.analysis import Looked
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.table.telling.advice import COACH, Advice

if TYPE_CHECKING:  # it needs a database
    from ragnatafl.table.storage.jobs import Kind


class Later(Exception):
    """Too many ask for a hint at once: this one has to be asked again."""


class NotAsked(Exception):
    """The table has gone on, and nothing is asked of this seat any more."""


class BotFault(Exception):
    """No choice came of it: the bot failed, or ended its worker twice."""


class Job(NamedTuple):
    """A seat of a table, after so many stored events, is to be answered for; or some choices of a
    game that is over are to be looked back upon."""

    room: str
    number: int
    seat: Seat
    bot: str
    """Its level and budget; empty for a hint to a person."""
    first: int | None = None
    """The first of the choices to be looked back upon."""
    coaches: bool = False
    """What the bot would choose is told to who sits there, and to nobody else."""

    @classmethod
    def looks_back(cls, room: str, number: int, first: int) -> Job:
        return cls(room, number, NOBODY, "", first)

    @classmethod
    def suggests(cls, room: str, number: int, seat: Seat) -> Job:
        """For a learner: what a coach would choose."""
        return cls(room, number, seat, COACH, coaches=True)

    @property
    def kind(self) -> Kind:
        if self.first is not None:
            return "look"
        if self.coaches:
            return "suggest"
        return "choose" if self.bot else "hint"

    @property
    def is_hint(self) -> bool:
        """Is it for a person, who can do without it?"""
        return self.kind in ("hint", "suggest")

    @property
    def is_choice(self) -> bool:
        return self.kind == "choose"

    @property
    def place(self) -> Place:
        """Of jobs alike in this only the newest counts."""
        return self.room, self.seat, self.kind


Place = tuple[str, Seat, "Kind"]


class Table(Protocol):
    """As much of a table as those need who think about it."""

    name: str
    stored: int
    match: Match[Any]  # Any: of whichever game


class Thinkers(Protocol):
    """Those who think: choices of bots, hints to people, and what there is to say of a game."""

    closed: bool
    figures: Figures

    async def choose(self, table: Table, seat: Seat, bot: str) -> str:
        """The text of the option that this bot chooses at this seat."""

    async def advise(self, table: Table, seat: Seat) -> Advice:
        """What a bot would choose at this seat, and why; `Later` if too many ask."""

    async def suggest(self, table: Table, seat: Seat) -> str:
        """The text of the option that a coach would choose at this seat; `Later` if too many ask,
        `NotAsked` if another question came."""

    async def look(self, table: Table, first: int) -> tuple[Looked, ...]:
        """What there is to say of the next few choices of a game that is over, from this one on; of
        fewer, or nothing, if others had to be thought for."""

    def close(self) -> None: ...


@dataclass(slots=True)
class Figures:
    """How busy those are who think, in plain numbers that only grow, but for the first four."""

    waiting_choices: int = 0
    waiting_hints: int = 0
    waiting_looks: int = 0
    thinking: int = 0
    choices: int = 0
    """Thought about,"""
    hints: int = 0
    looks: int = 0
    """Pieces of games that are over;"""
    hurried: int = 0
    """of all: those that had to end before their own budget did."""
    refused_hints: int = 0
    killed: int = 0
    """Workers that ended while they thought."""
    late: int = 0
    """Choices that came later than their budget and two seconds more."""
    waited_seconds: float = 0.0
    """Of choices: until somebody thought about them, in all,"""
    longest_wait: float = 0.0
    """and at most."""
    thought_seconds: float = 0.0
