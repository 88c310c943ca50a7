"""`ragnatafl learn`: lists lessons, leads through one, and goes on where it was left."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import platformdirs
from rich.text import Text

import ragnatafl
from ragnatafl.bots import parse_bot
from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.automas import names_by_seat, seats_to_fill
from ragnatafl.table.commands.parsing import INTERRUPTED
from ragnatafl.table.learning.coach import (
    At,
    Coach,
    State,
    carried_out,
    lay_out,
    says,
    scene_document,
)  # fmt: skip
from ragnatafl.table.learning.lessons import AnyGame, find_lesson, first_game, lessons
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.asides import Left
from ragnatafl.table.terminal.console import InputEnded, Terminal, make_console
from ragnatafl.table.terminal.learning import Remarked, Taught
from ragnatafl.table.terminal.players import Players
from ragnatafl.table.terminal.sitting import Sitting

AnyMatch = Match[Any]  # of whichever game
LARGEST: Final = 2_000_000
"""What is kept of all lessons has some ten thousand bytes each."""


class Kept(msgspec.Struct):
    """Where a lesson was left: its table, and what was chosen there."""

    done: bool = False
    step: str = ""
    state: State = "tells"
    line: str = ""
    begun: tuple[int, ...] = (0,)
    start: dict[str, Any] | None = None  # Any: a position is JSON of any shape
    choices: list[tuple[int, str]] = []


def learn(name: str | None, lesson: str | None, again: bool, code: str) -> int:
    """The list of lessons, or one of them; 0 however it ends, but for Ctrl-C."""
    if name is None:
        return _list(code)
    game = find_game(name)
    chosen = lesson or next(iter(lessons(game)), "")
    known = find_lesson(game, chosen)
    if known.kind == "game":
        return _lead(_first_game(game, chosen, code), code)
    return _lead(_lesson(game, chosen, again, code), code)


def _list(code: str) -> int:
    console, kept = make_console(), _read()
    for game in map(find_game, game_names()):
        voice = Voice(code, game)
        for name, lesson in lessons(game).items():
            done = kept.get(f"{game.name}/{name}", Kept()).done
            console.print(Text(f"ragnatafl learn {game.name} {name}", style="bold"))
            title, about = says(voice, f"lesson-{name}"), says(voice, f"lesson-{name}-about")
            minutes = voice.say("lesson-minutes", count=lesson.minutes)
            console.print(f"  {'✓ ' if done else ''}{voice.title()}, {title}, {minutes}. {about}")
    return 0


def _lead(sitting: Sitting, code: str) -> int:
    terminal, voice = sitting.terminal, sitting.voice
    try:
        sitting.play()
    except (Left, InputEnded):
        terminal.show(voice.say("coach-left"))
    except KeyboardInterrupt:
        terminal.show("")
        terminal.show(voice.say("coach-left"))
        return INTERRUPTED
    return 0


def _first_game(game: AnyGame, name: str, code: str) -> Remarked:
    """A whole game against beginners, with remarks."""
    first, usual = first_game(game), Voice(code).usual_names(6)
    match = ragnatafl.new(game.name, seats=first.seats, options=first.options, names=usual)
    match.names = names_by_seat(match, Voice(code, game), (), usual)
    match.free_undo = True
    free = seats_to_fill(match.setup)
    players = Players(match, (None, *(parse_bot(first.level) for _ in free[1:])))
    voice = Voice(code, game, match.names)
    voice.kinds = players.kinds()
    return Remarked(match, players, voice, Terminal(), find_lesson(game, name), name)


def _lesson(game: AnyGame, name: str, again: bool, code: str) -> Taught:
    coach, key = Coach(game, name, find_lesson(game, name)), f"{game.name}/{name}"
    terminal, left = Terminal(), _read().get(key, Kept())
    found = None
    if left.start is not None and not again:
        try:
            found = _taken_up(coach, left)
        except (BadInput, Illegal, IndexError):  # it has changed since
            terminal.show(Voice(code, game).say("coach-gone"))
    match, at = found or _begun(coach)
    match.names = names_by_seat(match, Voice(code, game), (), Voice(code).usual_names(6))
    voice = Voice(code, game, match.names)
    taught = Taught(coach, at, match, voice, terminal, _keeper(key, left.done))
    voice.kinds = tuple("" for _ in match.names)
    return taught


def _begun(coach: Coach) -> tuple[AnyMatch, At]:
    move = coach.begin()
    return carried_out(lay_out(coach.game, scene_document(coach.game, move.scene)), move), move.at


def _taken_up(coach: Coach, left: Kept) -> tuple[AnyMatch, At]:
    """The table as it was left; BadInput or Illegal if it cannot be so any more."""
    at = At(left.step, left.state, left.line, left.begun)
    coach.step(at)
    match = lay_out(coach.game, left.start or {})
    for seat, text in left.choices:
        match.choose(text, Seat(seat))
    return match, at


# What is kept


def _place() -> Path:
    return platformdirs.user_state_path("ragnatafl", appauthor=False) / "lessons.json"


def _read() -> dict[str, Kept]:
    """What is spoilt is as if nothing had been kept."""
    try:
        data = _place().read_bytes()
        return msgspec.json.decode(data[:LARGEST], type=dict[str, Kept])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}


def _keeper(key: str, done: bool) -> Callable[[At, AnyMatch], None]:
    def keep(at: At, match: AnyMatch) -> None:
        if at.state == "finished":
            kept = Kept(done=True)
        else:
            choices = [(int(line.seat), line.text) for line in match.lines]
            kept = Kept(done, at.step, at.state, at.line, at.begun, match.start, choices)
        _write({**_read(), key: kept})

    return keep


def _write(kept: dict[str, Kept]) -> None:
    """Written whole and renamed; who cannot keep anything can still learn."""
    place = _place()
    with contextlib.suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        new = place.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(kept))
        new.replace(place)
