"""A recorded game as a film: point by point, forwards and back, with anybody's eyes."""

from __future__ import annotations

from typing import Any, Final

from rich.rule import Rule
from rich.text import Text

import ragnatafl
from ragnatafl.kernel.codecs import bad, did_you_mean
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.records import Record
from ragnatafl.kernel.seats import CHANCE, NOBODY, SEATS, SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import view
from ragnatafl.table.telling.speech import Voice, plain
from ragnatafl.table.terminal.boards import drawn
from ragnatafl.table.terminal.console import InputEnded, Terminal
from ragnatafl.table.terminal.scores import score_table

ALL_EYES: Final = NOBODY
"""Sees the whole table, as the host does."""


class Film:
    """A recorded game, point by point: the table before the first choice, and after each."""

    # Any: a record of any game.
    def __init__(self, record: Record, content: str | None = None, secret: str = "") -> None:
        whole = ragnatafl.replay(record, content, secret)  # names the first fault there is
        match: Match[Any] = Match(
            whole.setup,
            seed=whole.seed,
            source=record.source,
            names=whole.names,
            start=whole.start,
        )
        self.match = match
        self.choices: list[tuple[Decision, Option] | None] = []
        """None for what was told of a real board: its events say it."""
        self.states: list[State] = [match.state.clone()]
        self.heard = [len(match.events)]
        for line in whole.lines:
            self._take(line.seat, line.text)

    def _take(self, seat: Seat, text: str) -> None:
        match = self.match
        decision = next((d for d in match.decisions if d.seat == seat), None)
        if decision is None:
            match.choose(text, seat)
            self.choices.append(None)
        else:
            option = decision.find(text)
            if option is None:
                raise AssertionError(f"{text} was replayed before")
            match.choose(option, seat)
            self.choices.append((decision, option))
        self.states.append(match.state.clone())
        self.heard.append(len(match.events))

    def __len__(self) -> int:
        return len(self.choices)

    def events(self, point: int, eyes: Seat) -> list[Event]:
        """What the choice before this point brought about; at point 0 the set-up."""
        since = self.heard[point - 1] if point else 0
        events = self.match.events[since : self.heard[point]]
        return events if eyes == ALL_EYES else [event.seen_from(eyes) for event in events]

    def state(self, point: int, eyes: Seat) -> State:
        state = self.states[point]
        return state if eyes == ALL_EYES else view(state, eyes)


def read_eyes(text: str, seats: int, names: tuple[str, ...] = ()) -> Seat:
    """Whose eyes: a seat by its id or its player's name, 'spectator' or 'all'."""
    known = (*SEATS.ids[:seats], "spectator", "all")
    wanted = plain(text)
    if wanted in ("spectator", "all"):
        return SPECTATOR if wanted == "spectator" else ALL_EYES
    for seat in range(seats):
        called = names[seat] if seat < len(names) else ""
        if wanted in (SEATS.write(seat), plain(called) or None):
            return Seat(seat)
    right = did_you_mean(text, known)
    raise bad(f"--eyes: unknown seat '{text}', {right}", "eyes", told=text, right=right)


class Projector:
    """Shows a film on the terminal."""

    def __init__(self, film: Film, voice: Voice, terminal: Terminal, eyes: Seat) -> None:
        self.film = film
        self.voice = voice
        self.terminal = terminal
        self.eyes = eyes

    def show(self, point: int) -> None:
        """The choice that led to this point, what it brought about, and the table then."""
        film, voice, show = self.film, self.voice, self.terminal.show
        title = voice.say("replay-point", point=point, last=len(film))
        show(Rule(Text(title, style="bold"), style="dim"))
        if point and (choice := film.choices[point - 1]) is not None:
            show(self._choice(*choice))
        for event in film.events(point, self.eyes):
            show(Text(f"· {voice.event(event)}", style="italic"))
        board = drawn(film.match.game, film.state(point, self.eyes), voice)
        if board:
            show(board)
        if point == len(film) and film.match.over:
            show(score_table(film.match.game, film.match.state, voice))

    def _choice(self, decision: Decision, option: Option) -> Text:
        """What was answered; others' answers are known by what came of them only."""
        seat = decision.seat
        known = self.eyes in (ALL_EYES, seat) or seat == CHANCE
        said = self.voice.option(option) if known else self.voice.prompt(decision)
        line = Text.assemble((self.voice.seat(seat), "bold"), ": ", said)
        line.append(f"  {decision.rule}", style="dim")
        return line

    def step_through(self, point: int) -> None:
        """Enter or n goes on, b back, a number jumps, s and e are start and end, q leaves."""
        last = len(self.film)
        while True:
            self.terminal.wipe()
            self.show(point)
            try:
                typed = plain(self.terminal.read(self.voice.say("replay-keys") + " "))
            except InputEnded:
                return
            if typed in ("q", "quit"):
                return
            if typed in ("", "n"):
                point = min(last, point + 1)
            elif typed == "b":
                point = max(0, point - 1)
            elif typed in ("s", "e"):
                point = 0 if typed == "s" else last
            elif typed.isdecimal() and len(typed) < 9:
                point = min(last, int(typed))
