"""The coach: leads through the steps of a lesson, the same in browser and terminal.

It only says what is to be done: who keeps the table lays out, takes back and chooses. Where one is
in a lesson is `At`, plain data that can be stored and taken up again.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import setup_of
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.table.learning.lessons import AnyGame, Lesson, Step, Try, coach_words
from ragnatafl.table.learning.scenes import SEED, laid
from ragnatafl.table.telling.speech import Voice

State = Literal["tells", "asks", "astray", "done", "finished"]
AnyMatch = Match[Any]  # of whichever game


class At(NamedTuple):
    """Where one is in a lesson."""

    step: str
    state: State
    line: str = ""
    """The key of what is said."""
    begun: tuple[int, ...] = (0,)
    """How many choices lay on the table when its steps began, this one last."""


class Move(NamedTuple):
    """What is to be done at the table, in this order; and where one is then."""

    at: At
    scene: str = ""
    back_to: int = -1
    choices: tuple[tuple[Seat, str], ...] = ()


class Gone(BadInput):
    """The lesson has changed: this step is no more."""


class Coach:
    """Knows one lesson, and nothing of any table."""

    def __init__(self, game: AnyGame, name: str, lesson: Lesson) -> None:
        self.game, self.name, self.lesson = game, name, lesson
        self.seat = lesson.learner
        self._words = coach_words(game, "en")

    def number(self, at: At) -> int:
        """Of the step, from 0 on."""
        for number, step in enumerate(self.lesson.step):
            if step.id == at.step:
                return number
        raise Gone(f"{self.game.name}: the lesson '{self.name}' has no step '{at.step}' any more")

    def step(self, at: At) -> Step:
        return self.lesson.step[self.number(at)]

    def begin(self) -> Move:
        """From the first step on."""
        return self._enter(0, ())

    def choose(self, at: At, lines: int, text: str) -> Move | None:
        """The learner chooses what the rules allow; None where nothing is asked.

        `lines`: so many choices lie on the table before it.
        """
        step, chosen = self.step(at), ((self.seat, text),)
        if at.state != "asks":
            return None
        if not step.wants(text):
            tried = next((one for one in step.tries if not one.refused and one.fits(text)), None)
            line = self._key(step, tried) if tried else "coach-astray"
            return Move(at._replace(state="astray", line=line), choices=chosen)
        number = self.number(at) + 1
        later = self.lesson.step[number] if number < len(self.lesson.step) else None
        line = f"{self._key(step)}-done"
        if not self._words.has(line):
            if later is not None and not later.scene:
                entered = self._enter(number, (*at.begun, lines + 1))
                return entered._replace(choices=(*chosen, *entered.choices))
            line = "coach-done"
        return Move(at._replace(state="done", line=line), choices=chosen)

    def go_on(self, at: At, lines: int) -> Move | None:
        """To the next step; None where something is to be done first."""
        if at.state not in ("tells", "done"):
            return None
        number = self.number(at) + 1
        if number == len(self.lesson.step):
            return Move(at._replace(state="finished", line="coach-finished"))
        return self._enter(number, (*at.begun, lines))

    def take_back(self, at: At) -> Move | None:
        """To the beginning of the step, after something was chosen."""
        if at.state not in ("astray", "done"):
            return None
        step = self.step(at)
        return Move(self._at(step, at.begun), back_to=at.begun[-1], choices=_others(step))

    def go_back(self, at: At) -> Move | None:
        """To the beginning of this step if something was chosen, else of the one before."""
        if at.state in ("astray", "done"):
            return self.take_back(at)
        number = self.number(at) - (at.state != "finished")
        if number < 0:
            return None
        step, begun = self.lesson.step[number], at.begun
        if at.state == "finished":
            return Move(self._at(step, begun), back_to=begun[-1], choices=_others(step))
        if len(begun) > 1:
            begun = begun[:-1]
            return Move(self._at(step, begun), back_to=begun[-1], choices=_others(step))
        return self._again(number)

    def _again(self, number: int) -> Move:
        """A step whose table was put away: what is asked for before it is done once more."""
        first = number
        while first and not self.lesson.step[first].scene:
            first -= 1
        entered = self._enter(first, ())
        choices, begun = list(entered.choices), [0]
        for before, step in zip(
            self.lesson.step[first:number], self.lesson.step[first + 1 :], strict=False
        ):
            choices += [(self.seat, before.do[0])] if before.do else []
            begun.append(len(choices))
            choices += _others(step)
        at = self._at(self.lesson.step[number], tuple(begun))
        return entered._replace(at=at, choices=tuple(choices))

    def _enter(self, number: int, begun: tuple[int, ...]) -> Move:
        step = self.lesson.step[number]
        scene = step.scene or ("" if number else self.lesson.scene)
        at = self._at(step, (0,) if scene else begun)
        return Move(at, scene=scene, choices=_others(step))

    def _at(self, step: Step, begun: tuple[int, ...]) -> At:
        return At(step.id, "asks" if step.asks else "tells", self._key(step), begun)

    def _key(self, step: Step, tried: Try | None = None) -> str:
        return "-".join(filter(None, (self.name, step.id, tried.id if tried else "")))

    def tries(self, at: At) -> tuple[Try, ...]:
        """What one may ask 'what if' about."""
        return tuple(self.step(at).tries) if at.state == "asks" else ()

    def find_try(self, at: At, name: str) -> Try | None:
        return next((one for one in self.tries(at) if one.id == name), None)

    def refused(self, at: At, text: str, rule: str) -> str:
        """The key of what is said to a choice that a rule refuses; '' leaves it to the rule."""
        for one in self.tries(at):
            if one.refused == rule and one.fits(text):
                return self._key(self.step(at), one)
        return ""

    def shows(self, at: At) -> str:
        """What 'show me' does; nothing where nothing is asked."""
        wanted = self.step(at).do if at.state == "asks" else []
        return wanted[0] if wanted else ""


def says(voice: Voice, key: str) -> str:
    """A line of the coach by its key: of the lesson, or one that all lessons have."""
    _, general, line = key.partition("coach-")
    if general:
        return voice.say(f"coach-{line}")
    assert voice.game is not None
    return coach_words(voice.game, voice.code).say(key)


def _others(step: Step) -> tuple[tuple[Seat, str], ...]:
    return tuple((Seat(SEATS.read(who)), text) for who, text in step.others)


def scene_document(game: AnyGame, name: str) -> dict[str, Any]:  # Any: JSON of any shape
    """A scene as a position, which is stored whole: a changed lesson spoils none that is played."""
    return laid(game, name).position()


def lay_out(game: AnyGame, document: dict[str, Any], names: tuple[str, ...] = ()) -> AnyMatch:
    """The table of a lesson, with luck that is always the same."""
    setup = setup_of(game, document)
    return Match(setup, seed=SEED, start=document, names=names, free_undo=True)


def carried_out(match: AnyMatch, move: Move) -> AnyMatch:
    """A copy of the table after all this; Illegal if a choice is refused, and nothing is done."""
    after = match.copy()
    if move.scene:
        document = scene_document(match.game, move.scene)
        after = lay_out(match.game, document, match.names)
    elif move.back_to >= 0:
        after.undo_to(move.back_to)
    for seat, text in move.choices:
        after.choose(text, seat)
    return after
