"""A sitting: one game at one terminal, from the first question to the scores.

People see their own view and nothing else. Two people at one terminal take turns behind a curtain;
sealed answers are asked for one after the other and may be changed until the last one is in.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any

from rich.rule import Rule
from rich.text import Text

from ragnatafl.kernel import agenda
from ragnatafl.kernel.decisions import Decision, Illegal, Option, Refusal
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import CHANCE, NO_SEATS, PUBLIC, SPECTATOR, Seat
from ragnatafl.table.picking import picking
from ragnatafl.table.standing import StandingAnswers, refusable
from ragnatafl.table.telling.log import lines_of
from ragnatafl.table.telling.menus import rows_of
from ragnatafl.table.telling.speech import Voice, plain
from ragnatafl.table.telling.tales import opening, passages, tales, title
from ragnatafl.table.terminal import asides
from ragnatafl.table.terminal.boards import drawn
from ragnatafl.table.terminal.console import Terminal
from ragnatafl.table.terminal.gathering import gather
from ragnatafl.table.terminal.menu import Menu
from ragnatafl.table.terminal.players import Players
from ragnatafl.table.terminal.scores import score_table, signed


class Sitting:
    # Any: games of all states are played here.
    def __init__(
        self,
        match: Match[Any],
        players: Players,
        voice: Voice,
        terminal: Terminal,
        *,
        curtain: bool = True,
        ask_forced: bool = False,
        confirm: bool = False,
    ) -> None:
        self.match = match
        self.players = players
        self.voice = voice
        self.terminal = terminal
        self.curtain = curtain and len(players.people) > 1 and has_secrets(match)
        self.ask_forced = ask_forced
        self.confirm = confirm
        self.viewer = players.people[0] if len(players.people) == 1 else SPECTATOR
        """Whose view is on the screen."""
        self.refused: Refusal | None = None
        """The last refusal, which `why` explains."""
        self.wants_change: Seat | None = None
        """The person who wants to change a sealed answer."""
        self.asked_at = [
            place
            for place, line in enumerate(match.lines)
            if line.by == CHANCE or players.is_person(line.by)
        ]
        """The lengths of the record at which a person was asked: where `undo` goes back to."""
        self._heard: dict[Seat, int] = {}
        self._unsaid: dict[Seat, list[str]] = {}
        self._fresh = False
        """Something new is on the screen that its viewer may want to read first."""
        self._taught = False
        self.commands = asides.commands(voice)
        self.standing = StandingAnswers()

    def play(self) -> None:
        """Ask and answer until the game is over, or raise `Left` or `InputEnded`."""
        if not self.curtain:
            self._tell_news()
        while not self.match.over:
            decision = self._next_question()
            if decision.seat in self.players.bots:
                self._bot_answers(decision)
            elif self._is_skipped(decision):
                self._take_forced(decision)
            elif (stands := self.standing.answer(decision)) is not None:
                self._take_standing(decision, stands[0])
            else:
                self._person_answers(decision)
            self.standing.end(self.match)
        self._show_end()

    # Who is asked

    def _next_question(self) -> Decision:
        """Of several sealed questions those of bots come first, so that people have time."""
        if self.wants_change is not None:
            seat, self.wants_change = self.wants_change, None
            return agenda.decision_of(self.match.state, seat)
        for decision in self.match.decisions:
            if decision.seat in self.players.bots:
                return decision
        return self.match.decision

    def _is_skipped(self, decision: Decision) -> bool:
        forced = len(decision.options) == 1 and not decision.secret
        return forced and not self.ask_forced

    def asked_before(self) -> list[int]:
        """Where people were asked before the question that is put now."""
        return [place for place in self.asked_at if place < self._here()]

    def _here(self) -> int:
        """How long the record is, without sealed answers that wait for others."""
        lines = self.match.lines
        here = len(lines)
        while here and lines[here - 1].final == "sealed":
            here -= 1
        return here

    def may_change(self) -> list[Seat]:
        """The people whose sealed answer is in and can still be changed."""
        state = self.match.state
        if not state.pending:
            return []
        return [seat for seat in self.players.people if state.sealed[seat] is not None]

    def called(self, typed: str) -> Seat | None:
        """The person of this name among those who may change their answer."""
        able = self.may_change()
        if len(able) == 1 and not typed:
            return able[0]
        for seat in able:
            if plain(typed) == plain(self.voice.seat(seat)):
                return seat
        return None

    def bot_called(self, typed: str) -> Seat | None:
        """The bot of this name."""
        named = [seat for seat in self.players.bots if plain(self.voice.seat(seat)) == plain(typed)]
        return named[0] if named else None

    # Answers

    def _bot_answers(self, decision: Decision) -> None:
        with self.terminal.thinking(self.voice.say("thinks", who=self.voice.seat(decision.seat))):
            choice = self.players.bot_chooses(self.match, decision)
        self.match.choose(choice, decision.seat)
        if len(self.players.people) <= 1:
            self._tell_news()
        if not self.players.people and not self.match.state.pending and not self.match.over:
            self.show_board()

    def _take_forced(self, decision: Decision) -> None:
        """The rules ask even when one option is left; here it is taken, and told to its owner."""
        (only,) = decision.options
        line = self.voice.say("forced", option=self.voice.option(only))
        if decision.seat in (self.viewer, CHANCE):
            self.terminal.show(Text(line, style="dim"))
        else:
            self._unsaid.setdefault(decision.seat, []).append(line)
        self.match.choose(only, decision.seat)
        if decision.seat == self.viewer or len(self.players.people) == 1:
            self._tell_news()

    def _take_standing(self, decision: Decision, choice: Option) -> None:
        """What its owner said once and for all."""
        line = self.voice.say("standing-given", option=self.voice.option(choice))
        self.terminal.show(Text(line, style="dim"))
        self.match.choose(choice, decision.seat)
        self._tell_news()

    def _person_answers(self, decision: Decision) -> None:
        if not self._hand_over(decision.seat):
            return
        self.asked_at = [*self.asked_before(), self._here()]
        answers = self._answers(decision)
        if answers is None:
            return
        self.refused = None
        for choice in answers:
            self.match.choose(choice, decision.seat)
        if decision.seat in self.may_change():
            self.terminal.show(Text(self.voice.say("sealed-in"), style="dim"))
        self._tell_news()

    def _hand_over(self, seat: Seat) -> bool:
        """Let the next person come to the screen; False when somebody else was called."""
        if seat == CHANCE:
            if self.curtain:
                self._wipe()
                self.viewer = SPECTATOR
                self._heard.setdefault(SPECTATOR, len(self.match.events))
            return True
        if not self.curtain or seat == self.viewer:
            self.viewer = seat
            return True
        self._wipe()
        who, able = self.voice.seat(seat), [s for s in self.may_change() if s != seat]
        if able:
            self.terminal.show(self.voice.say("may-change", who=self.voice.seats(able)))
        while True:
            typed = self.terminal.read(self.voice.say("curtain", who=who) + " ")
            other = self.called(typed) if typed else None
            if other is not None and other != seat:
                self.viewer, self.wants_change = other, other
                return False
            if not typed or plain(typed) == plain(who):
                self.viewer = seat
                return True

    def _wipe(self) -> None:
        if self._fresh and self.viewer >= 0:
            self.terminal.read(self.voice.say("pause") + " ")
        self._fresh = False
        self.terminal.wipe()

    # What is shown

    def put(self, decision: Decision, menu: Menu) -> None:
        """Show the table and the question."""
        show, seat = self.terminal.show, decision.seat
        show(Rule(signed(self.match.game, seat, self.voice.seat(seat)), style="dim"))
        self._tell_news()
        for line in self._unsaid.pop(seat, []):
            show(Text(line, style="dim"))
        if not self.match.state.told:  # nothing has happened yet since the last told outcome
            self.show_board()
        self.show_question(decision)
        self.show_options(menu)
        if self.may_stand(decision):
            asides.show_standing(self, decision)
        self._fresh = False

    def show_question(self, decision: Decision) -> None:
        line = Text(self.voice.prompt(decision), style="bold")
        if decision.behalf not in (decision.seat, CHANCE):
            line.append(" " + self.voice.say("for", who=self.voice.seat(decision.behalf)))
        line.append(f"  {decision.rule}", style="dim not bold")
        self.terminal.show(line)
        told = len(self.match.state.told)
        if told:
            lines = self.match.lines[-told:]
            faces = ", ".join(self.voice.face_in(one.text) for one in lines)
            self.terminal.show(Text(self.voice.say("told-so-far", faces=faces), style="dim"))
        if self.match.state.pending:
            self.terminal.show(Text(self.voice.say("sealed"), style="dim"))
            answer = self.match.state.sealed[decision.seat]
            if answer is not None:
                so_far = self.voice.say("sealed-so-far", option=self.voice.option(answer))
                self.terminal.show(Text(so_far, style="dim"))

    def show_options(self, menu: Menu) -> None:
        console = self.terminal.console
        height = console.height if self.terminal.interactive else None
        page, left = menu.page(console.width, height)
        self.terminal.show(page)
        if left:
            self.terminal.show(Text(self.voice.say("more", left=left), style="dim"))
        elif menu.only_one is not None:
            self.terminal.show(Text(self.voice.say("only-one-left"), style="dim"))
        elif not self._taught:
            self._taught = True
            self.terminal.show(Text(self.voice.say("tip"), style="dim"))

    def show_board(self, match: Match[Any] | None = None) -> None:
        """The table as the viewer may see it."""
        board = drawn(self.match.game, (match or self.match).view(self.viewer), self.voice)
        if board:
            self.terminal.show(board)

    def _show_end(self) -> None:
        """Table and points, for all to see."""
        if self.curtain:
            self._wipe()
            self.viewer = SPECTATOR
            self._heard[SPECTATOR] = max(self._heard.values(), default=0)
        self._tell_news()
        match, voice = self.match, self.voice
        self.terminal.show(Rule(style="dim"))
        self.show_board()
        winners, automas = voice.seats(match.winners), match.state.automas
        lost = self.players.people and match.winners and not match.state.winners & ~automas
        count = len(match.winners)
        won = voice.say("won", who=winners, count=count)
        line = voice.say("lost", who=winners, count=count) if lost else won
        self.terminal.show(Text.assemble((line, "bold"), (f"  {match.state.ended_by}", "dim")))
        self.terminal.show(score_table(match.game, match.state, voice))

    def _tell_news(self) -> None:
        """What happened since this viewer last looked."""
        key = self.viewer if self.curtain else SPECTATOR
        since = min(self._heard.get(key, 0), len(self.match.events))
        titles, ruled = self._titles(since)
        news = range(since, len(self.match.events))
        for line in lines_of(self.match, news, self.viewer, self.voice):
            for above in titles.get(line.first, ()):
                self.terminal.show(above)
            event = line.events[-1]
            if event.kind == "game-ends":  # the scores tell it
                continue
            shown = Text(f"· {line.text}", style="italic")
            if line.first in ruled:
                shown.append(f"  {event.rule}", style="dim not italic")
            self.terminal.show(shown)
            self._fresh = True
        self._heard[key] = len(self.match.events)

    def _titles(self, since: int) -> tuple[dict[int, list[Text]], set[int]]:
        """By the number of a new event what is written above it; and those of automas' turns,
        which are told with their rules."""
        match, voice = self.match, self.voice
        titles, ruled = dict[int, list[Text]](), set[int]()
        for tale in tales(match):
            if tale.end <= since or tale.seat == self.viewer:
                continue
            by_rules = bool(tale.seat >= 0 and match.state.automas >> tale.seat & 1)
            above = titles.setdefault(tale.first, [])
            if opening(tale, match.events, voice) is None:
                above.append(signed(match.game, tale.seat, title(tale, match.events, voice)))
            for passage in passages(tale, match.events, voice, by_rules):
                if passage.heading:
                    heading = Text(passage.heading, style="bold")
                    titles.setdefault(passage.lines[0], []).append(heading)
            if by_rules:
                ruled.update(range(tale.first, tale.end))
        return titles, ruled

    def forget_news(self) -> None:
        """After taking something back: what is told from then on begins here."""
        length = len(self.match.events)
        self._heard = {seat: min(heard, length) for seat, heard in self._heard.items()}

    # What is typed

    def _answers(self, decision: Decision) -> Sequence[Option] | None:
        """What a person answered, a whole set if one is asked for."""
        found = picking(self.match, decision.seat)
        if found is not None:
            return gather(self, found)
        menu = Menu(rows_of(decision, self.match.view(self.viewer), self.voice))
        self.put(decision, menu)
        choice = self._answer(decision, menu)
        return None if choice is None else (choice,)

    def may_stand(self, decision: Decision) -> bool:
        """May an answer stand for a while? Not where several share the screen: all would see it."""
        return len(self.players.people) == 1 and bool(refusable(self.match.game, decision))

    def _answer(self, decision: Decision, menu: Menu) -> Option | None:
        """The option a person chose; None when the question is no longer the one to answer."""
        completions = (*(option.text for option in menu.options), *self.commands)
        while True:
            typed = self.terminal.read("> ", completions)
            choice = menu.exact(typed) or menu.number(typed)
            if choice is None and not typed:
                choice = menu.only_one
                if choice is None:
                    self.show_options(menu)
                    continue
            if choice is not None:
                if self._is_confirmed(choice):
                    return choice
                continue
            if self.is_aside(typed, decision, menu):
                return None

    def is_aside(self, typed: str, decision: Decision, menu: Menu) -> bool:
        """Hear what is no answer; True when the question has to be put anew."""
        word, _, argument = typed.partition(" ")
        command = self.commands.get(plain(word))
        if command is not None:
            return command(self, asides.Aside(decision, menu, argument.strip()))
        if typed.isdecimal() and not menu.is_die:
            last = len(menu.options)
            self.terminal.show(self.voice.say("no-such-number", number=typed, last=last))
        elif menu.narrow(typed):
            self.show_options(menu)
        else:
            self.refuse(typed, decision, menu)
        return False

    def _is_confirmed(self, choice: Option) -> bool:
        """Ask again, if wished, before what cannot be taken back."""
        if not self.confirm or self.match.state.pending or self.match.free_undo:
            return True
        reason = self.match.would_be_final(choice)
        if not reason:
            return True
        line = self.voice.option(choice)
        typed = self.terminal.read(self.voice.say(f"confirm-{reason}", option=line) + " ")
        return not typed or plain(typed) in (plain(self.voice.say("yes")), "y", "yes")

    def refuse(self, typed: str, decision: Decision, menu: Menu) -> None:
        """Say why this cannot be chosen; nothing is changed."""
        try:
            self.match.copy().choose(typed, decision.seat)
        except Illegal as illegal:
            self.refused = illegal.refusal
            self.terminal.show(Text(self.voice.refusal(illegal, menu.numbered()), style="red"))
            near = difflib.get_close_matches(plain(typed.split(maxsplit=1)[0]), self.commands, n=1)
            if near:
                self.terminal.show(self.voice.say("did-you-mean", word=near[0]))


def has_secrets(match: Match[Any]) -> bool:
    """Is there anything that one seat may see and another may not?"""
    zones = any(zone.seen_by not in (PUBLIC, NO_SEATS) for zone in match.setup.zones)
    columns = any(column.seen == "owner" for column in match.state.columns)
    return zones or columns or bool(match.state.pending)
