"""Rows of decisions: a game played again from its record, one row for each answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from ragnatafl.games import find_game
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.match import Match, check_result, replay, take_line
from ragnatafl.kernel.records import Record, parse_record
from ragnatafl.kernel.seats import CHANCE, NO_SEATS, SEATS
from ragnatafl.lab.study.accounts import Account, Watching

ROWS: Final = "decisions"


TOLD: Final = (
    "number", "game", "rules", "seats", "bots", "winners", "scores", "ended_by", "rounds", "record",
    "micros",
)  # fmt: skip
"""What its rows need of a game."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One answer of one seat, and what came of the game."""

    number: int
    """The number of its game in the data set,"""
    at: int
    """and of this answer in the record of it, from 0."""
    game: str
    rules: int
    seats: int
    bots: tuple[str, ...]
    seat: int
    round: int
    turn: int
    """How many turns had begun,"""
    points: tuple[int, ...]
    """and how many points each seat had when it was asked."""
    prompt: str
    """What was asked,"""
    rule: str
    """by which rule,"""
    options: tuple[str, ...]
    """what could be answered,"""
    place: int
    """and which of these was, from 0."""
    chosen: str
    forced: bool
    """There was nothing else to answer."""
    sealed: bool
    """Others were asked at the same time, and nobody knew the answers."""
    chance: bool
    """The answer led to a roll or a shuffle, or to a card leaving a pile that nobody sees, whoever
    gets it."""
    micros: int
    """Millionths of a second that the answer took; -1 where nobody measured it."""
    won: float
    """This seat's share of the victory: 1, 0, or a part where several won."""
    scores: tuple[int, ...]
    """At the end."""
    ended_by: str
    rounds: int
    record: str
    """The whole game, the same in all its rows: up to line `at` it leads here."""


def account_of_record(number: int, record: Record) -> Account:
    """A game that somebody else has played, told as if it had been watched."""
    watching = Again(record)
    choices = [0] * record.seats
    for _, decision in watching.answers():
        if len(decision.options) > 1:
            choices[decision.seat] += 1
    automas = watching.state.automas
    bots = tuple(
        "automa" if automas >> seat & 1 else name for seat, name in enumerate(record.names)
    )
    return watching.told(number, record, bots, choices=tuple(choices))


def rows_of(account: Account) -> list[Row]:
    """Every answer of a game, in the order of its record; told outcomes are no answers."""
    watching = Again(parse_record(account.record))
    rows = []
    for at, decision in watching.answers():
        text = account_line(watching.record, at)
        options = tuple(option.text for option in decision.options)
        rows.append(
            Row(
                number=account.number,
                at=at,
                game=account.game,
                rules=account.rules,
                seats=account.seats,
                bots=account.bots,
                seat=decision.seat,
                round=watching.round,
                turn=watching.turn,
                points=watching.points,
                prompt=decision.prompt,
                rule=decision.rule,
                options=options,
                place=options.index(text),
                chosen=text,
                forced=len(options) == 1,
                sealed=watching.sealed,
                chance=watching.chance,
                micros=account.micros[at] if at < len(account.micros) else -1,
                won=account.share(decision.seat),
                scores=account.scores,
                ended_by=account.ended_by,
                rounds=account.rounds,
                record=account.record,
            )
        )
    return rows


def numbered_rows(account: Account) -> tuple[int, list[Row]]:
    """With the number of the game, for who puts games in order."""
    return account.number, rows_of(account)


def account_line(record: Record, at: int) -> str:
    return record.choices[at].partition(": ")[2]


class Again(Watching):
    """Looks on while a record is played again."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = find_game(record.game)
        empty = msgspec.structs.replace(record, choices=(), result=None)
        self.match: Match[Any] = replay(empty, self.game)  # Any: of whatever state
        self.look(self.match.state, self.match.events)

    def answers(self) -> Iterator[tuple[int, Decision]]:
        """The number of each answer and its question, when the answer is in. What the table was
        before it is told by `round`, `turn`, `points` and `sealed`, what came of it by `chance`. A
        line that does not fit is refused."""
        match = self.match
        for at in range(len(self.record.choices)):
            asked = self._asked(at)
            if asked is not None:
                self.round = self.game.rounds(match.state) if self.game.rounds is not None else 0
                self.points = self.game.scores(match.state)
                self.sealed = bool(match.state.pending)
                self.chose(*asked, 0.0)
                self.turn = self.turns
            before = len(self.events)
            take_line(match, at + 1, self.record.choices[at])
            self.chance = self._is_chance(self.events[before:])
            self.went_on()
            if asked is not None:
                yield at, asked[0]
        check_result(match, self.record)

    def _is_chance(self, events: Iterable[Event]) -> bool:
        """`drawn` knows of no card that comes from a pile: that was shuffled before."""
        match = self.match
        if match.state.drawn or any(one.seat == CHANCE for one in match.decisions):
            return True  # of what was drawn, or is still to be told
        seen_by = {zone.name: zone.seen_by for zone in match.setup.zones}
        origins = (dict(event.facts).get("origin") for event in events)
        return any(seen_by.get(str(origin)) == NO_SEATS for origin in origins)

    def _asked(self, at: int) -> tuple[Decision, Option] | None:
        """The question that a line answers, and its answer; nothing for what is told."""
        name, _, text = self.record.choices[at].partition(": ")
        if name not in SEATS.ids:
            return None
        for decision in self.match.decisions:
            choice = decision.find(text) if decision.seat == SEATS.read(name) else None
            if choice is not None:
                return decision, choice
        return None
