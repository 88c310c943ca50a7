"""Lessons at a terminal: the coach speaks, one answers or goes on; and remarks in a first game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from ragnatafl.kernel.decisions import Decision, Illegal, parse_option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.refusals import NothingToUndo
from ragnatafl.table.learning.coach import At, Coach, Move, carried_out, says
from ragnatafl.table.learning.lessons import Lesson
from ragnatafl.table.learning.remarks import remark
from ragnatafl.table.telling.advice import suggestion
from ragnatafl.table.telling.menus import rows_of
from ragnatafl.table.telling.speech import Voice, plain
from ragnatafl.table.terminal import asides
from ragnatafl.table.terminal.asides import Left
from ragnatafl.table.terminal.console import Terminal
from ragnatafl.table.terminal.menu import Menu
from ragnatafl.table.terminal.players import Players
from ragnatafl.table.terminal.rulepage import rule_page
from ragnatafl.table.terminal.sitting import Sitting

AnyMatch = Match[Any]  # of whichever game
READING: Final = (
    asides.why, asides.rules, asides.card, asides.board, asides.more, asides.scores, asides.log,
)  # fmt: skip
"""What one may type at a lesson as at any table."""
WORDS: Final = ("show", "what", "back", "again", "quit")
"""What one is told that one may type besides."""
NAMED: Final = ("area:", "card:", "seat:")
"""Of what is marked, that which has a name."""
_LINK: Final = re.compile(r"\[([^]]+)\]\([^)]+\)")
_STRONG: Final = re.compile(r"\*([^*]+)\*")


def spoken(line: str, rule: str) -> Text:
    """A line of the coach, with its rule behind it."""
    said = Text("» ", style="bold")
    for number, piece in enumerate(_STRONG.split(_LINK.sub(r"\1", line))):
        said.append(piece, style="bold italic" if number % 2 else "bold")
    return said.append(f"  {rule}", style="dim") if rule else said


class Taught(Sitting):
    """A lesson: like a table at which one sits alone, but the coach says what comes next."""

    def __init__(
        self,
        coach: Coach,
        at: At,
        match: AnyMatch,
        voice: Voice,
        terminal: Terminal,
        keep: Callable[[At, AnyMatch], None],
    ) -> None:
        players = Players(match, tuple(None for _ in _free(match)))
        super().__init__(match, players, voice, terminal, curtain=False, ask_forced=True)
        self.coach, self.at, self._keep = coach, at, keep
        self.viewer = coach.seat
        self.own: dict[str, Callable[[str], bool]] = {}
        for word, act in {
            "show": self._show, "what": self._what, "back": self._back, "again": self._again,
            "undo": self._take_back, "help": self._help, "quit": self._leave,
        }.items():  # fmt: skip
            self.own |= {word: act, plain(voice.say(f"word-{word}")): act}
        known = {word: act for word, act in self.commands.items() if act in READING}
        self.commands = known | {word: _aside(act) for word, act in self.own.items()}

    def play(self) -> None:
        """From where one is to the end, or until one leaves."""
        while self.at.state != "finished":
            if self.at.state == "asks":
                self._speak()
                self._ask(self._question())
            else:
                self._tell_news()
                self.show_board()
                self._speak()
                self._listen()
        self._speak()

    def _speak(self) -> None:
        step, voice = self.coach.step(self.at), self.voice
        number, total = self.coach.number(self.at) + 1, len(self.coach.lesson.step)
        title = says(voice, f"lesson-{self.coach.name}")
        where = voice.say("coach-at", lesson=title, number=number, total=total)
        self.terminal.show("")
        self.terminal.show(Text(where, style="dim"))
        finished = self.at.state == "finished"
        self.terminal.show(spoken(says(voice, self.at.line), "" if finished else step.rule))
        marks = [mark for mark in step.marks if mark.startswith(NAMED)]
        if marks and self.at.state in ("asks", "tells"):
            things = ", ".join(dict.fromkeys(map(voice.place, marks)))
            self.terminal.show(Text(voice.say("coach-marked", things=things), style="dim"))

    def _question(self) -> Decision:
        return next(one for one in self.match.decisions if one.seat == self.coach.seat)

    def _ask(self, decision: Decision) -> None:
        menu = Menu(rows_of(decision, self.match.view(self.viewer), self.voice))
        self.put(decision, menu)
        self._help("")
        choice = self._answer(decision, menu)
        if choice is not None:
            self._do(self.coach.choose(self.at, len(self.match.lines), choice.text))

    def _listen(self) -> None:
        """Where nothing is asked: Enter goes on, or takes back."""
        astray = self.at.state == "astray"
        prompt = self.voice.say("coach-enter-back" if astray else "pause")
        while True:
            typed = self.terminal.read(f"{prompt} ")
            word, _, argument = typed.partition(" ")
            own, command = self.own.get(plain(word)), self.commands.get(plain(word))
            rule = self.coach.step(self.at).rule
            if not typed:
                coach, lines = self.coach, len(self.match.lines)
                self._do(coach.take_back(self.at) if astray else coach.go_on(self.at, lines))
                return
            if own is not None:
                if own(argument):
                    return
            elif command is asides.why and rule:
                self.terminal.show(rule_page(self.match.game, rule, self.voice.code))
            else:
                self._help("")

    def refuse(self, typed: str, decision: Decision, menu: Menu) -> None:
        """The coach says something to it first, if the lesson knows it."""
        try:
            self.match.copy().choose(typed, decision.seat)
        except Illegal as illegal:
            key = self.coach.refused(self.at, typed, illegal.refusal.rule)
            if key:
                self.terminal.show(spoken(says(self.voice, key), ""))
        super().refuse(typed, decision, menu)

    # What one may type besides an answer; True when the question has to be put anew

    def _show(self, argument: str) -> bool:
        wanted = self.coach.shows(self.at)
        if not wanted:
            return self._help("")
        return self._do(self.coach.choose(self.at, len(self.match.lines), wanted))

    def _back(self, argument: str) -> bool:
        return self._do(self.coach.go_back(self.at))

    def _take_back(self, argument: str) -> bool:
        return self._do(self.coach.take_back(self.at))

    def _again(self, argument: str) -> bool:
        return self._do(self.coach.begin())

    def _help(self, argument: str) -> bool:
        said = self.voice.say
        words = ", ".join(said(f"word-{word}") for word in WORDS)
        self.terminal.show(Text(said("coach-tip", words=words), style="dim"))
        return False

    def _leave(self, argument: str) -> bool:
        raise Left

    def _what(self, argument: str) -> bool:
        """What one may try, by number; without one, all of it."""
        tries = self.coach.tries(self.at)
        number = int(argument) if argument.isdecimal() and len(argument) < 3 else 0
        if not 1 <= number <= len(tries):
            for place, one in enumerate(tries, 1):
                self.terminal.show(f"  {place}  {self._option_line(self._text(one.id))}")
            return False
        text = self._text(tries[number - 1].id)
        decision = self._question()
        menu = Menu(rows_of(decision, self.match.view(self.viewer), self.voice))
        if decision.find(text) is None:
            self.refuse(text, decision, menu)
            return False
        return self._do(self.coach.choose(self.at, len(self.match.lines), text))

    def _text(self, tried: str) -> str:
        one = self.coach.find_try(self.at, tried)
        assert one is not None
        offered = (option.text for option in self._question().options)
        return next((text for text in offered if one.fits(text)), one.option)

    def _option_line(self, text: str) -> str:
        option = parse_option(text, self.match.game.option_classes)
        return self.voice.option(option) if option is not None else text

    def _do(self, move: Move | None) -> bool:
        """Carry it out and remember where one is; what cannot be is told."""
        if move is None:
            self.terminal.show(Text(self.voice.refusal(Illegal(NothingToUndo())), style="red"))
            return False
        self.match, self.at, self.refused = carried_out(self.match, move), move.at, None
        if move.scene:
            self._heard.clear()
        self.forget_news()
        self._keep(self.at, self.match)
        return True


def _aside(act: Callable[[str], bool]) -> asides.Command:
    return lambda sitting, aside: act(aside.argument)


def _free(match: AnyMatch) -> list[int]:
    return [seat for seat in range(match.setup.seats) if not match.state.automas >> seat & 1]


class Remarked(Sitting):
    """A whole game, with a word of the coach where something is new."""

    def __init__(
        self,
        match: AnyMatch,
        players: Players,
        voice: Voice,
        terminal: Terminal,
        lesson: Lesson,
        name: str,
    ) -> None:
        super().__init__(match, players, voice, terminal)
        self.lesson = lesson
        self.name = name
        self.marks = True
        """Does the coach say what it would choose?"""
        self.commands |= {"coach": self._turn, plain(voice.say("word-coach")): self._turn}

    def put(self, decision: Decision, menu: Menu) -> None:
        found = remark(self.lesson, self.match, self.viewer) if self.viewer >= 0 else None
        if found is not None:
            line = says(self.voice, f"{self.name}-{found.id}")
            self.terminal.show(spoken(line, found.rule))
        super().put(decision, menu)
        self._suggest(decision, menu)

    def _suggest(self, decision: Decision, menu: Menu) -> None:
        """What the coach would choose, from what is on the screen."""
        if not self.marks or decision.seat != self.viewer or len(decision) < 2:
            return
        option = decision.find(suggestion(self.match, decision.seat))
        if option not in menu.options:
            return
        number, line = menu.number_of(option), menu.line_of(option)
        word = self.voice.say("word-coach")
        said = self.voice.say("coach-would", number=number, option=line, word=word)
        self.terminal.show(Text(f"★ {said}"))

    def _turn(self, sitting: Sitting, aside: asides.Aside) -> bool:
        """Off, and on again."""
        self.marks = not self.marks
        key = "coach-marks" if self.marks else "coach-no-marks"
        self.terminal.show(self.voice.say(key, word=self.voice.say("word-coach")))
        self._suggest(aside.decision, aside.menu)
        return False
