"""The account of a game: what came of it, and all that statistics want to know of its course.

It is made while bots play, by somebody who looks on; nothing in it is about one game. What cards,
gods or realms were offered and taken follows from what options touch, what happened with them from
events, and what they are from the components that a game declares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec

from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.match import record_of
from ragnatafl.kernel.records import Record
from ragnatafl.kernel.seats import SEATS, Seat, seat_id, seats_in
from ragnatafl.kernel.setup import Content
from ragnatafl.kernel.state import State
from ragnatafl.lab.arena import AUTOMA, Pairing, Party, Played, Witness, ending_of, play

MARKS: Final = 21
"""Points are told at so many moments of a game, from its first question to its end."""
NOT_A_SEAT: Final = -1


class Deed(msgspec.Struct, frozen=True):
    """How often a seat was offered one kind of option with one thing, and took it."""

    seat: int
    word: str
    """The option's name, as its message has it: 'take-blessing'."""
    thing: str
    """The component that it touches: 'card:freyja-1'."""
    offered: int
    """Questions with a real choice where it could be taken,"""
    taken: int


class Happening(msgspec.Struct, frozen=True):
    """How often an event named one thing."""

    seat: int
    """Whose event it was; -1 for nobody's."""
    word: str
    thing: str
    times: int


class Times(msgspec.Struct, frozen=True):
    """How often a rule was met."""

    rule: str
    times: int


class Kind(msgspec.Struct, frozen=True):
    """How often an event of one kind was told, by whatever rule."""

    word: str
    times: int


class Width(msgspec.Struct, frozen=True):
    """How many questions had so many options."""

    options: int
    times: int


class Part(msgspec.Struct, frozen=True):
    """Points that came from one source."""

    part: str
    points: int


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """One game. Lists go by seat unless something else is said."""

    number: int
    game: str
    rules: int
    content: int
    pack: str
    """The digest of the pack, if one was played with."""
    seats: int
    options: str
    """The set-up, as JSON."""
    seed: str
    bots: tuple[str, ...]
    """Who played; 'automa' where the rules did."""
    winners: tuple[int, ...]
    ended_by: str
    """The rule; nothing if the game was stopped after too many rounds."""
    ending: str
    """The same, and that an automa won, if one did."""
    rounds: int
    """0 where a game does not count them."""
    turns: int
    scores: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]
    """Where they came from, if the game says so."""
    course: tuple[tuple[int, ...], ...]
    """Points at each of 21 moments, by seat."""
    questions: tuple[int, ...]
    """All that were asked,"""
    choices: tuple[int, ...]
    """and those with two options or more."""
    widths: tuple[Width, ...]
    met: tuple[Times, ...]
    """Rules by which something was asked or happened."""
    deeds: tuple[Deed, ...]
    happenings: tuple[Happening, ...]
    events: tuple[Kind, ...] = ()
    """Those that named nothing too; empty in files from before there was this column."""
    record: str
    """The whole game as JSON, to be played again."""
    seconds: tuple[float, ...]
    """That bots took for their choices,"""
    longest: tuple[float, ...]
    """and for the longest of them, without what else the machine did."""
    micros: tuple[int, ...]
    """Millionths of a second for each answer of the record; nothing where nobody measured them."""

    @property
    def result(self) -> Account:
        """Without what is different whenever the same game is played."""
        return msgspec.structs.replace(self, seconds=(), longest=(), micros=())

    def share(self, seat: int) -> float:
        """What of the victory is this seat's: a half, if two share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def account_of(pairing: Pairing) -> Account:
    """Play a game and tell of it."""
    watching = Watching()
    played = play(pairing, watching)
    return watching.account(played)


class Watching(Witness):
    """Looks on at one game, and counts."""

    def begins(self, pairing: Pairing) -> Party:
        self.pairing = pairing
        events: list[Event] = []
        # seats remember, as at a table: the digest at the end of the record is that of such a game
        self.party = Party(pairing, remember=True, events=events)
        self.look(self.party.game, events)
        return self.party

    def look(self, state: State, events: list[Event]) -> None:
        """From now on, at this table."""
        self.state = state
        self.events = events
        self.heard = 0
        game: Game[Any] = state.setup.game  # Any: a game of whatever state
        self.things = _things(game, state.setup.content)
        self.story = game.story
        self.lines: list[str] = []
        self.micros: list[int] = []
        self.course: list[tuple[int, ...]] = [game.scores(state)]
        self.questions = [0] * state.setup.seats
        self.widths: Counter[int] = Counter()
        self.met: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.offered: Counter[tuple[int, str, str]] = Counter()
        self.taken: Counter[tuple[int, str, str]] = Counter()
        self.happened: Counter[tuple[int, str, str]] = Counter()
        self.turns = 0
        self.last = NOT_A_SEAT
        self._hear()

    def chose(self, decision: Decision, choice: Option, seconds: float) -> None:
        seat, things = decision.seat, self.things
        self.lines.append(f"{seat_id(seat)}: {choice.text}")
        self.micros.append(round(1e6 * seconds))
        if seat < 0:
            return  # chance, told
        self.questions[seat] += 1
        self.widths[len(decision.options)] += 1
        self.met[decision.rule] += 1
        if decision.prompt in self.story.asks:
            self.turns += 1
        elif not self.story.turns and not self.story.asks and seat != self.last:
            self.turns += 1  # a game that says nothing has a turn for each change of seat
        self.last = seat
        if len(decision.options) > 1:
            offered = {one for option in decision.options for one in things.touched(option)}
            for word, thing in offered:
                self.offered[seat, word, thing] += 1
            for word, thing in things.touched(choice):
                self.taken[seat, word, thing] += 1

    def went_on(self) -> None:
        state = self.state
        self.course.append(state.setup.game.scores(state))
        self._hear()

    def _hear(self) -> None:
        turns = self.story.turns
        for event in self.events[self.heard :]:
            self.met[event.rule] += 1
            self.kinds[event.kind] += 1
            if event.kind in turns:
                self.turns += 1
            seat = event.seat if 0 <= event.seat < len(self.questions) else NOT_A_SEAT
            for thing in self.things.named((*event.facts, *event.secrets)):
                self.happened[seat, event.kind, thing] += 1
        self.heard = len(self.events)

    def account(self, played: Played) -> Account:
        """Of the game that was played, when it is over."""
        setup, pairing = self.state.setup, self.pairing
        names = tuple(SEATS.write(seat).capitalize() for seat in range(setup.seats))
        record = record_of(
            self.state, self.state.source, pairing.seed, tuple(self.lines), names
        )  # fmt: skip
        bots = tuple("automa" if who == AUTOMA else pairing.bots[who] for who in played.lineup)
        return self.told(
            pairing.number,
            record,
            bots,
            choices=played.decisions,
            seconds=tuple(round(one, 6) for one in played.seconds),
            longest=tuple(round(one, 6) for one in played.longest),
            micros=tuple(self.micros),
        )

    def told(
        self,
        number: int,
        record: Record,
        bots: tuple[str, ...],
        *,
        choices: tuple[int, ...],
        seconds: tuple[float, ...] = (),
        longest: tuple[float, ...] = (),
        micros: tuple[int, ...] = (),
    ) -> Account:
        state = self.state
        setup = state.setup
        game, pack = setup.game, setup.content.pack
        seats = [Seat(seat) for seat in range(setup.seats)]
        sources = [game.score_parts(state, seat) if game.score_parts else () for seat in seats]
        return Account(
            number=number,
            game=game.name,
            rules=setup.version,
            content=setup.content.version,
            pack=pack.digest if pack else "",
            seats=setup.seats,
            options=msgspec.json.encode(setup.chosen(), order="sorted").decode(),
            seed=record.seed,
            bots=bots,
            winners=tuple(seats_in(state.winners)),
            ended_by=state.ended_by,
            ending=ending_of(state.ended_by, state.winners, state.automas),
            rounds=game.rounds(state) if game.rounds is not None else 0,
            turns=self.turns,
            scores=game.scores(state),
            parts=tuple(tuple(Part(*one) for one in source) for source in sources),
            course=marks(self.course),
            questions=tuple(self.questions),
            choices=choices,
            widths=tuple(Width(*one) for one in sorted(self.widths.items())),
            met=tuple(Times(*one) for one in sorted(self.met.items())),
            deeds=tuple(Deed(*key, n, self.taken[key]) for key, n in sorted(self.offered.items())),
            happenings=tuple(Happening(*key, n) for key, n in sorted(self.happened.items())),
            events=tuple(Kind(*one) for one in sorted(self.kinds.items())),
            record=msgspec.json.encode(record).decode(),
            seconds=seconds,
            longest=longest,
            micros=micros,
        )


def marks(course: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """As many moments of any course, first and last among them.

    >>> marks([(points,) for points in range(101)])[:3]
    ((0,), (5,), (10,))
    """
    last = len(course) - 1
    return tuple(course[(mark * last + (MARKS - 1) // 2) // (MARKS - 1)] for mark in range(MARKS))


class Things:
    """Which components options touch and events name."""

    def __init__(self, game: Game[Any], content: Content) -> None:  # Any: of whatever state
        # the components are drawn where they are told: loaded only where games are studied
        from ragnatafl.table.telling.catalogue import catalogue_of

        self._box = catalogue_of(game, content, "en")
        self._touched: dict[Option, tuple[tuple[str, str], ...]] = {}

    def touched(self, option: Option) -> tuple[tuple[str, str], ...]:
        """The option's name with each thing; options are kept, so each is looked at once."""
        known = self._touched.get(option)
        if known is None:
            found = (self._box.at(str(anchor)) for anchor in option.anchors())
            ids = dict.fromkeys(component.id for component in found if component is not None)
            known = self._touched[option] = tuple((option.key, one) for one in ids)
        return known

    def named(self, facts: Iterable[tuple[str, str | int]]) -> dict[str, None]:
        texts = ((fact, value) for fact, value in facts if isinstance(value, str))
        found = (self._box.told(fact, word) for fact, value in texts for word in value.split())
        return dict.fromkeys(component.id for component in found if component is not None)


@cache
def _things(game: Game[Any], content: Content) -> Things:  # Any: of whatever state
    return Things(game, content)
