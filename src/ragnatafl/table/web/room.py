"""A room: a table people sit at. It is what its stored events say; seats are not connections.

What somebody wants to do is checked and becomes a deed; a deed is stored, and only then is it so. A
server that dies in the middle comes back with all that it acknowledged.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from ragnatafl.bots import parse_bot
from ragnatafl.bots.analysis import Analysis
from ragnatafl.kernel.beside import Beside, in_words
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.corrections import Patch, held, held_after, read_patch, told_board
from ragnatafl.kernel.decisions import Decision, Illegal, Option, Refusal
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.match import Line, Match, foretold
from ragnatafl.kernel.positions import setup_of as setup_of_position
from ragnatafl.kernel.records import Record
from ragnatafl.kernel.refusals import GameIsOver, NotBesideBoard, NothingToUndo
from ragnatafl.kernel.seats import NOBODY, TABLE, Seat
from ragnatafl.kernel.state import ASKED
from ragnatafl.kernel.told import counted_of
from ragnatafl.table.automas import called
from ragnatafl.table.picking import Picking, picking
from ragnatafl.table.standing import Refused
from ragnatafl.table.storage import Data, Entry, Store, Stored, Taken
from ragnatafl.table.storage.identities import Identities
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.thinking.following import setup_of
from ragnatafl.table.web.absence import NEVER, USUAL, Absence
from ragnatafl.table.web.analysis import Analysed
from ragnatafl.table.web.branch import Branch
from ragnatafl.table.web.clock import TableClock
from ragnatafl.table.web.club.listing import Listing
from ragnatafl.table.web.course import Course
from ragnatafl.table.web.deeds import NOTHING, Deed
from ragnatafl.table.web.gathering import Gathering
from ragnatafl.table.web.handing import Handing
from ragnatafl.table.web.luck import STAND_IN, Luck, sealed_in
from ragnatafl.table.web.memory import Memory
from ragnatafl.table.web.messages import Tell, as_value
from ragnatafl.table.web.often import Often
from ragnatafl.table.web.pace import Pace
from ragnatafl.table.web.past import Past
from ragnatafl.table.web.places import clean_name
from ragnatafl.table.web.refusals import (
    HandIsCounted,
    NotDealtYet,
    NothingAsked,
    NothingToPick,
    NotInLesson,
    NotYourSeat,
    NotYoursToBegin,
    SetNotWhole,
    Stale,
)
from ragnatafl.table.web.seating import Seating
from ragnatafl.table.web.servertime import ServerTime
from ragnatafl.table.web.standing import Stood
from ragnatafl.table.web.taught import Act, Taught, Tried


class Room:
    """One table: a match, its seats, and the number of its last event."""

    def __init__(self, storage: Store, name: str, events: list[Stored]) -> None:
        self.storage = storage
        self.name = name
        self.stored = 0
        self.moment = 0
        """Counts all that makes older answers stale. Sealed answers of others do not, nor does who
        sits where: or one could keep all others from answering."""
        self.winner_by_resigning = NOBODY
        self.rematch = ""
        self.ended_at = 0.0
        """When it was over; 0 while it is played."""
        self.used = time.monotonic()
        self.turn = asyncio.Lock()
        """Held while something is checked and stored: one deed after the other."""
        self.fence = 0
        """By which the store knows that this process owns the room, where several share it."""
        self.present: set[Seat] = set()
        """The seats whose people are connected; the server keeps it, storage does not."""
        self.doubled: set[Seat] = set()
        """Those which two browsers have open at once; likewise."""
        opened = events[0]
        self.opened_at = opened.at
        self.changed_at = opened.at
        data = opened.data
        self._opened, self._setup = data, setup_of(data)
        self.luck = Luck.of(data)
        self.seating = Seating(data)
        self.places = self.seating.places
        self.gathering = Gathering(data, self.luck, self.places, self._deal)
        self.listing = Listing(data, self.seating, self.gathering)
        self.branch = Branch.of(data["branch"]) if data.get("branch") else None
        """Of a what-if: what it branched off."""
        lesson = data.get("lesson", "")
        self.taught = Taught(self._setup.game, lesson) if lesson else None
        """Of a lesson: where its learner is."""
        self.coach: str = data.get("coach", "")
        """Of a first game: the lesson whose remarks are made there."""
        self.watch_key: str = data.get("watch_key", "")
        """Of an older table: what stood in the links of its onlookers."""
        self.match: Match[Any] = self._deal(self.luck.seed if self.begun else STAND_IN)
        self.course = Course(self.match)
        self.analysis = Analysed()
        self.past = Past()
        self.standing = Stood()
        self.pace = Pace()
        self.memory = Memory()
        self.often = Often()
        self.handing = Handing()
        self.absence = Absence(self.places, self.grace)
        self.time = ServerTime()
        """By which its clock is read; the server has one for all its tables."""
        clock = data.get("clock")
        self.clock = TableClock(clock, len(self.places)) if clock else None
        self.seating.seat_automas(self.match)
        self.match.free_undo = self.alone or self.beside_board
        for event in events:
            self._take(event)

    def _deal(self, seed: str) -> Match[Any]:
        match: Match[Any] = Match(
            self._setup,
            seed=seed,
            source=self._opened["source"],
            names=self.seating.names,
            start=self._opened.get("start"),
        )
        match.free_undo = self.alone or match.source == ASKED
        return match

    def call_automas(self, voice: Voice) -> None:
        """By what they play, where the game knows it."""
        for seat, plays in called(self.match, voice).items():
            self.places[seat].name = clean_name(plays, seat)
        self.match.names = self.seating.names

    @property
    def alone(self) -> bool:
        """One person at most: then anything may be taken back."""
        return len(self.seating.people) <= 1

    @property
    def beside_board(self) -> bool:
        """People tell dice and cards of a real table: then anything may be taken back too."""
        return self.match.source == ASKED

    @property
    def talks(self) -> bool:
        """Is there anybody to talk with?"""
        return self.taught is None and not self.alone

    @property
    def lesson(self) -> str:
        """The lesson that is led through here, or whose remarks are made."""
        return self.taught.name if self.taught is not None else self.coach

    @property
    def told_beside(self) -> bool:
        """And the game has words for its board, in which they tell it."""
        return self.beside_board and self.match.game.face.beside is not None

    @property
    def over(self) -> bool:
        return self.match.over or self.winner_by_resigning != NOBODY

    def analysed(self) -> Analysis | None:
        """What was found of this game, once it is over and all of it was looked at."""
        if not self.over:
            return None
        found: Analysis | None = self.memory.until_change(
            ("analysis",), lambda: self.analysis.conclude(self.match.lines)
        )
        return found

    @property
    def grace(self) -> int:
        """Seconds for which others wait for who is away, as it was chosen with the table."""
        return int(self._opened.get("grace", USUAL))

    @property
    def file(self) -> str:
        """What its record is called when somebody saves it."""
        return f"{self.match.game.name}-{self.name}.json"

    def recognise(self, identities: Identities) -> bool:
        """See people as who they are, from now on; tells whether anything is different."""
        changed = self.seating.recognise(identities)
        if changed:
            self.match.names = self.seating.names
            self.memory.forget()
        return changed

    # Sitting down and gathering

    def sit(self, code: str, holder: str, name: str, seal: str = "", speech: str = "") -> Deed:
        """Whoever was invited sits down; while the table gathers, with the seal of something to mix
        in. At one of the lobby that comes when all are there."""
        self.listing.may_sit(holder)
        if self.listing.asks and not self.gathering.closed:
            return self.listing.and_check(self.seating.sit(code, holder, name))
        sealed = {} if self.gathering.closed else sealed_in(seal)
        return self.gathering.and_then(self.seating.sit(code, holder, name, **sealed), speech)

    def seal(self, here: Sequence[Seat], seal: str, speech: str = "") -> Deed:
        """A browser fixes what it will mix into the luck."""
        self.listing.may_seal()
        return self.gathering.seal(here, seal, speech)

    @property
    def begun(self) -> bool:
        """Is it dealt?"""
        return self.gathering.begun

    @property
    def nonces(self) -> tuple[str, ...]:
        """By seat what was mixed into the luck."""
        return self.match.nonces if self.begun else ()

    def begin(self, holder: str, without: bool = False, speech: str = "") -> Deed:
        """Whoever opened the table does not wait for the others; they may still sit down later."""
        if self.begun or not holder or holder != self.seating.opener:
            raise Illegal(NotYoursToBegin())
        return self.gathering.begin(without, speech)

    def _begun(self, match: Match[Any]) -> None:
        self.gathering.closed = self.gathering.begun = True
        self.match, self.course, self.past = match, Course(match), Past()
        self.match.names = self.seating.names

    def _lay_scene(self, document: Data) -> None:
        """Another table of a lesson takes the place of the one before."""
        self._setup = setup_of_position(self.match.game, document)
        self._opened = {**self._opened, "start": document}
        self._begun(self._deal(self.luck.seed))
        self.standing, self.handing = Stood(), Handing()
        self.memory.forget()

    # What is asked and done

    def asked(self) -> tuple[Decision, ...]:
        return self.match.decisions if self.begun and not self.over else ()

    def _asked_of(self, seat: Seat) -> list[Decision]:
        return [decision for decision in self.asked() if decision.seat == seat]

    def choose(self, seat: Seat, text: str, moment: int) -> Deed:
        """A choice of a seat, made on a copy; once it is stored the copy is the match."""
        self._not_stale(moment)
        if self.taught is not None:
            return self.taught.choose(self.match, seat, text)
        self._is_played()
        after = self._match_after(seat, text)
        return Deed((Entry("choice", {"seat": int(seat), "text": text}),), (after,))

    def learn(self, seat: Seat, act: Act, tried: str, moment: int) -> Deed:
        """What a learner wants of the coach."""
        self._not_stale(moment)
        if self.taught is None or not self.places[seat].has_person:
            raise Illegal(NothingAsked())
        return self.taught.act(self.match, act, tried)

    def tell(self, seat: Seat, asked: Tell) -> Deed:
        """What a person tells of the real board: a correction, stored as a choice of the table.

        BadInput holds a Fault for each field that cannot be so, or that somebody else told since.
        """
        patch = self.told(seat, asked)
        after = self.told_match(patch)
        return Deed((Entry("choice", {"seat": int(TABLE), "text": patch.text}),), (after,))

    def told(self, seat: Seat, asked: Tell) -> Patch:
        """The same, as a patch of the table."""
        self._is_played()
        beside = self.match.game.face.beside
        if beside is None or not self.beside_board:
            raise Illegal(NotBesideBoard())
        if seat < 0 or not self.places[seat].has_person or self._by_bot(seat):
            raise Illegal(NotYourSeat())
        told = [(field.at, field.name, as_value(field.value)) for field in asked.fields]
        if asked.moment != self.moment:
            self._not_told_meanwhile(beside, seat, asked)
            if asked.then or asked.call:  # another turn may have come since
                raise Illegal(Stale())
        then = asked.then or asked.call
        return told_board(self.match.state, beside, seat, told, then, asked.option)

    def told_match(self, patch: Patch) -> Match[Any]:
        """A copy of the match in which this was told; BadInput if no table can be so."""
        return self._match_after(TABLE, patch.text)

    def _not_told_meanwhile(self, beside: Beside[Any], seat: Seat, asked: Tell) -> None:
        """What changes now must be what the page showed, though something else has changed."""
        seen, faults = self.match.view(seat), []
        for told in asked.fields:
            now = beside.find(seen, told.at, told.name)
            if now is not None and now.value not in (as_value(told.was), as_value(told.value)):
                line = f"{told.at} {told.name}: somebody has told {in_words(now.value)} meanwhile"
                facts = (("now", in_words(now.value)),)
                faults.append(Fault(line, "told-meanwhile", facts, told.at, told.name))
        if faults:
            raise BadInput(*faults)

    def hold(self, seat: Seat, card: str, moment: int) -> Deed:
        """'We hold that one': a card that the program laid for an automa, since the last answer, is
        in this person's hand. The answer is taken back, the card changes places with one that
        nobody has seen, and the answer is given again."""
        self._not_stale(moment)
        if not self.match.lines:
            raise Illegal(NothingToUndo())
        last, before = self.match.lines[-1], self._before_last()
        again = [Line(TABLE, self._held(before, seat, card).text, "")]
        again += [last] if last.seat != TABLE else []
        entries, after = [Entry("undo", {"to": len(before.lines)})], [before]
        for line in again:
            after.append(after[-1].copy())
            after[-1].choose(line.text, line.seat)
            entries.append(Entry("choice", {"seat": int(line.seat), "text": line.text}))
        return Deed(tuple(entries), tuple(after))

    def may_hold(self, seat: Seat, cards: Iterable[str]) -> list[str]:
        """Which of these cards a person may hold who holds some that nobody has told."""
        before, found = self._before_last(), []
        for card in cards:
            with suppress(BadInput):
                self._held(before, seat, card)
                found.append(card)
        return found

    def _before_last(self) -> Match[Any]:
        """The match without its last line."""
        before = self.match.copy()
        before.undo_to(len(self.match.lines) - 1)
        return before

    def _held(self, before: Match[Any], seat: Seat, card: str) -> Patch:
        """That the card is in this hand; with what was told then, if that is the last line."""
        last = self.match.lines[-1]
        if last.seat == TABLE:
            return held_after(before.state, read_patch(last.text), seat, card)
        asked = [one for one in before.decisions if one.seat == last.seat == seat]
        return held(before.state, seat, card, asked[0].find(last.text) if asked else None)

    def why_final(self, deed: Deed) -> str:
        """Why this choice could not be taken back, as far as that may be told before."""
        if self.match.free_undo or self.match.state.pending:
            return ""
        return foretold(deed.after[-1].lines[-1].final)

    def gather(self, seat: Seat, picks: Sequence[str], moment: int) -> Deed:
        """The whole of a set that a seat is asked for, picked in any order: all of it or nothing.

        Each member is a choice like any other, in the order that the rules ask for them.
        """
        answers = self.picking(seat, moment).pick(picks).answers
        if not answers:
            raise Illegal(SetNotWhole())
        matches = [self.match]
        for answer in answers:
            matches.append(matches[-1].copy())
            matches[-1].choose(answer, seat)
        choices = [Entry("choice", {"seat": int(seat), "text": one.text}) for one in answers]
        return Deed(tuple(choices), tuple(matches[1:]))

    def picking(self, seat: Seat, moment: int) -> Picking:
        """The set that this seat is asked for."""
        self._not_stale(moment)
        self._is_played()
        found = picking(self.match, seat) if self.taught is None else None
        if found is None:
            raise Illegal(NothingToPick())
        return found

    def keep_standing(self, seat: Seat, name: str, text: str, moment: int) -> Deed:
        """Refuse something for a while."""
        self._not_stale(moment)
        self._is_played()
        asked = self._asked_of(seat) if self.may_stand(seat) else []
        return self.standing.to_keep(self.match.game, asked, name, text)

    def leaning(self, seat: Seat) -> str:
        """The way in which the bot at this seat plays, for the whole game; dealt with it."""
        spec = parse_bot(self.places[seat].level)
        character = self.luck.hash or self.match.seed
        return spec.leaning(self.match.game, character, seat) if self.begun else ""

    def may_stand(self, seat: Seat) -> bool:
        """May it have standing answers? Not where several share a screen: all would see them; and
        in a lesson a coach waits for what one says."""
        if self.taught is not None:
            return False
        return seat >= 0 and self.seating.seats_here(seat) == (seat,) and not self._by_bot(seat)

    def standing_answer(self, seat: Seat) -> tuple[Option, Refused] | None:
        """What is answered for this seat now, and by what; None if it must say itself."""
        asked = [] if self._by_bot(seat) else self._asked_of(seat)
        return self.standing.answer(asked[0]) if asked else None

    def answer_by_standing(self, seat: Seat, by_hand: bool = False) -> Deed:
        """The standing answer, stored as a choice; its mark is for the seat's own page.

        `by_hand`: at the click by which it was set.
        """
        found = self.standing_answer(seat)
        assert found is not None, "somebody looked before"
        option, refused = found
        data: Data = {"seat": int(seat), "text": option.text}
        if not by_hand:
            data["standing"] = {"name": refused.standing.name, "text": refused.text}
        return Deed((Entry("choice", data),), (self._match_after(seat, option.text),))

    def _match_after(self, seat: Seat, text: str) -> Match[Any]:
        """A copy of the match in which this was chosen."""
        after = self.match.copy()
        after.choose(text, seat)
        return after

    def explain(self, seat: Seat, anchors: Sequence[str], variant: str) -> None:
        """Refuse what pointing at these things would mean, as if it had been chosen; or nothing."""
        if not self._asked_of(seat):
            return
        text = self.match.game.face.option_at(self.match.view(seat), anchors, variant)
        if not text:
            return
        try:
            self._match_after(seat, text)
        except Illegal as illegal:
            raise Tried(illegal, text) from None

    def record(self) -> Record:
        """The record, with the seals of its nonces; of a game that somebody gave up it holds the
        secret too, for it is over."""
        record, seals = self.match.record(), self.gathering.seals
        if any(seals):
            record = msgspec.structs.replace(record, seals=seals)
        return msgspec.structs.replace(record, seed=self.match.secret) if self.over else record

    def why_not_undo(self, seat: Seat) -> Refusal | None:
        """Why this seat cannot take back the last choice; alone, bots' answers go with it."""
        if seat < 0:
            return NotYourSeat()
        if not self.begun:
            return NotDealtYet()
        if self.winner_by_resigning != NOBODY:
            return GameIsOver()
        if self.taught is not None:
            return None if self.taught.at.state in ("astray", "done") else NothingToUndo()
        free = self.match.free_undo
        if free and all(self._by_bot(line.seat) for line in self.match.lines):
            return NothingToUndo()
        if self.places[seat].by_bot and not free:
            return NothingToUndo()
        return self.match.why_not_undo(None if free else seat)

    def _by_bot(self, seat: Seat) -> bool:
        """Was it said by a bot? Outcomes are told by people."""
        return seat >= 0 and self.places[seat].by_bot

    def undo(self, seat: Seat, moment: int) -> Deed:
        self._not_stale(moment)
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise Illegal(refusal)
        if self.taught is not None:
            return self.taught.act(self.match, "undo", "")
        lines = len(self.match.lines) - 1
        if self.match.free_undo:  # back to the last choice of a person
            while lines > 0 and self._by_bot(self.match.lines[lines].seat):
                lines -= 1
        return Deed.one("undo", to=lines)

    def resign(self, seat: Seat) -> Deed:
        self._is_played()
        self.not_in_lesson()
        if self._counts(seat) and len(self.places) > 2:
            raise Illegal(HandIsCounted())
        if self.places[seat].resigned:
            raise Illegal(NotYourSeat())
        return Deed.one("resign", seat=int(seat))

    def take_over(self, seat: Seat, by_bot: bool, by: Seat = NOBODY, undo: bool = False) -> Deed:
        """A bot plays on for a person, as `by` wants it, or gives the seat back; nothing if it is
        so. `undo`: what it chose is taken back too, as far as that may be."""
        if not self.begun:
            raise Illegal(NotDealtYet())
        self.not_in_lesson()
        if self.places[seat].taken_over == by_bot:
            return NOTHING
        if by_bot and self._counts(seat):
            raise Illegal(HandIsCounted())
        whose = {"by": int(by)} if by_bot and by != NOBODY else {}
        entries = [Entry("take-over", {"seat": int(seat), "by_bot": by_bot, **whose})]
        left = self.handing.left_without_bot(self.match, seat)
        if undo and not self.over and left < len(self.match.lines):
            entries.append(Entry("undo", {"to": left}))
        return Deed(tuple(entries))

    def _counts(self, seat: Seat) -> bool:
        """Does this seat hold cards that we do not know?"""
        return bool(counted_of(self.match.state, seat))

    def waits(self) -> dict[Seat, float]:
        """For each person who is away: how long others wait until a bot may play there."""
        return self.absence.waits() if self.begun and not self.over else {}

    def free_seats(self) -> tuple[Seat, ...]:
        """Those for which others may let a bot play now."""
        return tuple(seat for seat, wait in self.waits().items() if wait <= 0)

    def rename(self, seat: Seat, name: str) -> Deed:
        return Deed.one("rename", seat=int(seat), name=clean_name(name, seat))

    def set_rematch(self, room: str) -> Deed:
        return Deed.one("rematch", room=room)

    def _not_stale(self, moment: int) -> None:
        if moment != self.moment:
            raise Illegal(Stale())

    def not_in_lesson(self) -> None:
        """Some things are for games with others."""
        if self.taught is not None:
            raise Illegal(NotInLesson())

    def _is_played(self) -> None:
        if not self.begun:
            raise Illegal(NotDealtYet())
        if self.over:
            raise Illegal(GameIsOver())

    def do(self, deed: Deed) -> None:
        """Store a deed and let it be so, at once; a server does the same without waiting."""
        if deed is NOTHING:
            return
        try:
            at = self.storage.append(self.name, self.stored, deed.entries, self.fence)
        except Taken:
            self.catch_up(self.storage.events(self.name, self.stored))
            raise Illegal(Stale()) from None
        self.take(deed, at)

    def take(self, deed: Deed, at: float) -> None:
        """A deed has been stored: it is so now."""
        for number, (kind, data) in enumerate(deed.entries):
            after = deed.after[number] if deed.after else None
            self._take(Stored(self.stored, kind, data, at), after)

    def catch_up(self, events: Sequence[Stored]) -> None:
        """What has been stored of this room by somebody else."""
        for event in events:
            self._take(event)

    def _take(self, event: Stored, after: Match[Any] | None = None) -> None:
        """The table as a stored event says; a choice that was not made yet is made now."""
        self.stored = event.number + 1
        before_it, self.changed_at = self.changed_at, event.at
        self.memory.change()
        data = event.data
        match event.kind:
            case "choice":
                seat, text = Seat(data["seat"]), data["text"]
                self.standing.note(self.match, data, event.at - before_it)
                self.past.keep(self.match)
                sealed = bool(self.match.state.pending)
                self.match = after or self._match_after(seat, text)
                self.handing.note(seat, len(self.match.lines) - 1, opens=sealed)
                self.course.take(self.match)
                if self.match.lines[-1].final != "sealed":
                    self.moment += 1
            case "undo":
                self.standing.back_to(self.match, data["to"])
                self.match.undo_to(data["to"])
                self.past.forget_from(data["to"])
                self.course.back_to(data["to"])
                self.handing.back_to(data["to"])
                self.analysis = Analysed()
                self.moment += 1
            case "resign":
                self._resigned(Seat(data["seat"]))
                self.moment += 1
            case "take-over":
                self.places[data["seat"]].taken_over = data["by_bot"]
                self.handing.hand(data, len(self.match.lines))
            case "rename":
                self.places[data["seat"]].name = data["name"]
                self.match.names = self.seating.names
            case "sit":
                self.seating.sat(data)
                self.match.names = self.seating.names
            case "seal" | "mix":
                self.places[data["seat"]].take(event.kind, data)
            case "leave" | "check" | "list":
                self.listing.take(event)
                self.match.names = self.seating.names
            case "close":
                self.gathering.closed = True
                self.listing.take(event)
            case "begin":
                self._begun(after or self.gathering.dealt(data["nonces"]))
            case "scene":
                self._lay_scene(data["document"])
                self.moment += 1
            case "coach":
                if self.taught is not None:
                    self.taught.take(data)
                self.moment += 1
            case "invite":
                self.seating.was_invited(data)
                self.changed_at = before_it  # the others learn nothing of it
            case "rematch":
                self.rematch = data["room"]
            case "analyse" | "looked":
                self.analysis.take(event.kind, data)
                self.changed_at = before_it  # nothing was played
            case "standing":
                self.standing.take(self.match, self._asked_of(Seat(data["seat"])), data)
                self.changed_at = before_it  # nobody else learns of it
            case "clock":
                self.changed_at = before_it  # nothing was played
        self.standing.end(self.match)
        if self.over != bool(self.ended_at):
            self.ended_at = event.at if self.over else 0.0
        if self.clock is not None:
            self.clock.take(event, self._charged())
            over_days = self.clock.clock.kind == "days"  # then nobody has to be there
            self.absence.grace = NEVER if over_days else self.grace

    def _charged(self) -> frozenset[Seat]:
        """Whose clocks run: those of people who are asked and play themselves."""
        asked = (decision.seat for decision in self.asked() if decision.seat >= 0)
        places = self.places
        return frozenset(s for s in asked if places[s].has_person and not places[s].by_bot)

    def _resigned(self, seat: Seat) -> None:
        """Of two players the other wins, and an automa if nobody else is left; among more a bot
        plays the seat to its end."""
        self.places[seat].resigned = True
        self.standing.withdraw_all(seat)
        others = [Seat(s) for s in range(len(self.places)) if s != seat]
        if len(others) == 1 or all(self.places[s].kind == "automa" for s in others):
            self.winner_by_resigning = others[0]
