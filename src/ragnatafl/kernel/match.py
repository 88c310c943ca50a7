"""A match: a game being played, with its record, its events and undo. The host keeps it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import UNSET

from ragnatafl.kernel import agenda, positions, views
from ragnatafl.kernel.chance import ASKED, SEALED, SOURCES, mix, published_hash, split_seed
from ragnatafl.kernel.codecs import BadInput, bad, did_you_mean, within
from ragnatafl.kernel.corrections import correct, read_patch
from ragnatafl.kernel.decisions import Decision, Illegal, Option, Refusal, parse_option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import (
    Game,
    Setup,
    make_setup,
    new_seed,
    source_by_name,
    start_game,
)
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.records import FORMAT, Record, Result
from ragnatafl.kernel.refusals import (
    WHY_FINAL,
    GameIsOver,
    NotBesideBoard,
    NothingToUndo,
    NotOffered,
    UndoNotYours,
    UnknownWords,
)
from ragnatafl.kernel.seats import (
    CHANCE,
    CHANCE_NAME,
    SEATS,
    TABLE,
    TABLE_NAME,
    Seat,
    mask_of,
    seat_id,
    seats_in,
)
from ragnatafl.kernel.state import State, restore

S = TypeVar("S", bound=State)


class Line:
    """One choice of the record, and whether it can be taken back."""

    __slots__ = ("by", "final", "forced", "heard", "prompt", "seat", "text")

    def __init__(
        self,
        seat: Seat,
        text: str,
        final: str,
        heard: int = 0,
        prompt: str = "",
        forced: bool = False,
        by: Seat | None = None,
    ) -> None:
        self.seat = seat
        self.by = seat if by is None else by
        """Who said it: of what TABLE says, the seat that told its board."""
        self.text = text
        self.final = final
        """'' while it may be taken back, else the reason: chance, shown, answered."""
        self.heard = heard
        """How many events had been told when it was chosen."""
        self.prompt = prompt
        """The question that it answers."""
        self.forced = forced
        """Nothing else could be answered, as everybody could see."""

    def __str__(self) -> str:
        return f"{seat_id(self.seat)}: {self.text}"


def foretold(final: str) -> str:
    """Why a choice will be final, in words that do not depend on what nobody has seen yet.

    The next card may draw chance or just be shown: one word for both, or it would tell which.
    """
    return "unseen" if final in ("chance", "shown") else final


class Match(Generic[S]):
    """A game being played. Players get views and decisions of it, never the state."""

    def __init__(
        self,
        setup: Setup,
        *,
        seed: str | int | None = None,
        source: str = "fast",
        names: tuple[str, ...] = (),
        start: positions.Document | None = None,
        free_undo: bool = False,
    ) -> None:
        self.setup = setup
        self.source = source_by_name(source)
        self.seed = new_seed(self.source) if seed is None else str(seed)
        sealed = self.source == SEALED
        self.secret, self.nonces = split_seed(self.seed) if sealed else (self.seed, ())
        """Of a sealed game its secret alone, and by seat the nonces that are mixed in."""
        if self.nonces and len(self.nonces) != setup.seats:
            raise BadInput(f"{setup.seats} seats, but {len(self.nonces)} nonces are mixed in")
        own = tuple(SEATS.write(seat).capitalize() for seat in range(setup.seats))
        self.names = (*names, *own[len(names) :])[: setup.seats]
        self.start = start
        self.free_undo = free_undo
        """Alone at a table, or beside a physical board, anything may be taken back."""
        self.lines: list[Line] = []
        self.corrected = False
        """Something was told of a real board: its tables may be such as no game leads to."""
        self.events: list[Event] = []
        self.state: S = self._begin()

    def _begin(self) -> Any:  # Any: the setup's game makes a state of its own class, S
        self.events = []
        if self.start is None:
            return start_game(self.setup, self.seed, self.source, self.events)
        setup = self.setup
        state = positions.from_position(
            setup.game, self.start, self.seed, setup.content.pack, setup.kept
        )
        state.events = self.events
        return state

    @property
    def game(self) -> Game[S]:
        return self.setup.game

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions; several only while answers are sealed."""
        return self.state.decisions

    @property
    def decision(self) -> Decision:
        """The question to be answered next."""
        return agenda.decision_of(self.state, None)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seats_in(self.state.winners))

    def view(self, seat: int) -> S:
        """What this seat may see, with its own question."""
        return views.view(self.state, Seat(seat))

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """The stream of events as this seat may know it."""
        return [event.seen_from(Seat(seat)) for event in self.events[since:]]

    def choose(self, choice: Option | str, seat: int | None = None) -> None:
        """Answer a question by an option or by its text; what is not offered is refused.

        The seat TABLE tells its board: a correction, which answers nothing.
        """
        if seat == TABLE:
            self._correct(choice if isinstance(choice, str) else choice.text)
            return
        decision = agenda.decision_of(self.state, None if seat is None else Seat(seat))
        picked = self._option(decision, choice) if isinstance(choice, str) else choice
        sealed, heard = bool(self.state.pending), len(self.events)
        if self.start is None and not self.corrected:
            agenda.choose(self.state, picked, decision.seat)
        else:
            self._choose_from_position(picked, decision.seat)
        forced = len(decision.options) == 1 and not decision.secret
        line = Line(decision.seat, picked.text, "", heard, decision.prompt, forced)
        if sealed:
            self._keep_in_seat_order(line)
        else:
            line.final = self._final(decision.seat)
            self.lines.append(line)

    def _correct(self, text: str) -> None:
        """The table as people tell it, who have it before their eyes; BadInput changes nothing."""
        if self.source != ASKED:
            raise Illegal(NotBesideBoard())
        if self.over:
            raise Illegal(GameIsOver().under(self.state.ended_by or "-"))
        if self.lines and self.lines[-1].final == "sealed":
            raise BadInput(Fault("sealed answers must be opened first", "not-at-rest"))
        patch, heard = read_patch(text), len(self.events)
        correct(self.state, patch)
        self.corrected = True
        by = Seat(SEATS.read(patch.by))
        self.lines.append(Line(TABLE, text, "", heard, "correction", by=by))

    def _choose_from_position(self, choice: Option, seat: Seat) -> None:
        """A table from outside may be one that no game leads to, and show it only later."""
        before, heard = self.state.clone(), len(self.events)
        try:
            agenda.choose(self.state, choice, seat)
        except positions.MISFITS as error:
            restore(self.state, before)
            del self.events[heard:]
            raise BadInput(
                f"position: after '{choice.text}' the rules cannot go on from this table: {error}"
            ) from error

    def _option(self, decision: Decision, text: str) -> Option:
        found = decision.find(text)
        if found is not None:
            return found
        try:
            parsed = parse_option(text, self.game.option_classes)
        except BadInput as fault:
            unknown = UnknownWords(text, str(fault)).under(decision.rule)
            raise Illegal(unknown, decision.options, self.game.packages) from None
        if parsed is None:
            refusal = NotOffered(decision.seat, text).under(decision.rule)
            raise Illegal(refusal, decision.options, self.game.packages)
        return parsed

    def _keep_in_seat_order(self, line: Line) -> None:
        """The record holds sealed answers by seat, however they arrived or changed."""
        first = len(self.lines)
        while first and self.lines[first - 1].final == "sealed":
            first -= 1
        batch = [other for other in self.lines[first:] if other.seat != line.seat]
        batch = sorted((*batch, line), key=lambda other: other.seat)
        final = "sealed" if self.state.sealed[line.seat] is not None else "answered"
        self.lines[first:] = [  # made anew, for copies
            Line(other.seat, other.text, final, other.heard, other.prompt, other.forced)
            for other in batch
        ]

    def _final(self, seat: Seat) -> str:
        """Why the choice just made cannot be taken back, or ''."""
        if self.state.drawn or seat == CHANCE:
            return "chance"
        if self.state.shown & mask_of(seat) or (self.over and self.source == SEALED):
            return "shown"  # at the end of a sealed game its secret is open
        if any(decision.seat not in (seat, CHANCE) for decision in self.state.decisions):
            return "answered"
        return ""

    def would_be_final(self, choice: Option) -> str:
        """Why this choice could not be taken back, as far as that may be told before it is made."""
        trial = self.copy()
        trial.choose(choice)
        return foretold(trial.lines[-1].final)

    def why_not_undo(self, seat: int | None = None) -> Refusal | None:
        """Why the last choice cannot be taken back by this seat."""
        if not self.lines:
            return NothingToUndo()
        last = self.lines[-1]
        if self.free_undo:
            return None
        if seat is not None and last.seat != seat:
            return UndoNotYours(last.seat)
        if last.final:
            return WHY_FINAL[last.final]()
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice, unless chance, a reveal or another seat came after it."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise Illegal(refusal)
        self.undo_to(len(self.lines) - 1)

    def undo_to(self, count: int) -> None:
        """Go back to the first `count` choices; for the host, who has asked whether it may be."""
        lines = self.lines[:count]
        self.lines = []
        self.corrected = False
        self.state = self._begin()
        for line in lines:
            self.choose(line.text, line.seat)

    def copy(self) -> Match[S]:
        """An independent match at the same point, to try things out."""
        twin: Match[S] = Match.__new__(Match)
        for name, value in vars(self).items():
            setattr(twin, name, value)
        twin.lines, twin.events = list(self.lines), list(self.events)
        twin.state = self.state.clone()
        twin.state.events = twin.events
        return twin

    def position(self) -> positions.Document:
        return positions.position(self.state)

    def record(self) -> Record:
        """The record so far. That of a sealed game holds its secret only when the game is over."""
        lines = tuple(map(str, self.lines))
        return record_of(
            self.state, self.source, self.secret, lines, self.names, self.nonces, self.start
        )

    def _repr_svg_(self) -> str:
        """The table as spectators see it, for notebooks."""
        draw = self.game.face.draw_svg
        return draw(self.view(-3), "en", self.names) if draw is not None else ""


def record_of(
    state: State,
    source: int,
    secret: str,
    choices: tuple[str, ...],
    names: tuple[str, ...],
    nonces: tuple[str, ...] = (),
    start: positions.Document | None = None,
) -> Record:
    """The record of a game that has come so far, whoever has played it."""
    setup, content = state.setup, state.setup.content
    sealed = source == SEALED
    result = None
    if state.over:
        winners = tuple(SEATS.write(seat) for seat in seats_in(state.winners))
        digest = positions.digest(state)
        result = Result(winners, setup.game.scores(state), state.ended_by, digest)
    return Record(
        ragnatafl="record",
        format=FORMAT,
        game=setup.game.name,
        version=setup.version,
        content=setup.digest,
        content_version=content.version if content.version != 1 or content.pack else UNSET,
        pack=content.pack or UNSET,
        seats=setup.seats,
        names=names,
        options=setup.chosen(),
        source=SOURCES.write(source),
        kept=setup.kept or UNSET,
        secret_hash=published_hash(secret) if sealed else "",
        nonces=nonces or UNSET,
        seed="" if sealed and not state.over else secret,
        start=start,
        choices=choices,
        result=result,
    )


def replay(
    record: Record, game: Game[Any], pack: Pack | None = None, secret: str = ""
) -> Match[Any]:
    """Play a record again, move by move; BadInput names the first line that does not fit."""
    if record.game != game.name:
        line = f"this is a record of '{record.game}', not of {game.name}"
        raise bad(line, "record-of-other", told=record.game, wanted=game.name)
    told = isinstance(record.content_version, int)
    if pack is None and isinstance(record.pack, Pack):
        pack = record.pack
    content = record.content_version if isinstance(record.content_version, int) else 1
    kept = record.kept if isinstance(record.kept, dict) else {}
    setup = make_setup(game, record.seats, record.options, pack, record.version, content, kept)
    positions.check_content("record:", setup, record.content, told)
    setup.digest = record.content
    if len(record.names) != record.seats:
        line = f"record: {record.seats} seats, but {len(record.names)} names"
        raise bad(line, "record-names", seats=record.seats, names=len(record.names))
    if isinstance(record.seals, tuple) and len(record.seals) != record.seats:
        raise BadInput(f"record: {record.seats} seats, but {len(record.seals)} seals")
    seed = record.seed or secret
    if not seed:
        line = "record: has no seed; a sealed game can be replayed when it is over"
        raise bad(line, "record-no-seed")
    if isinstance(record.nonces, tuple):
        seed = mix(split_seed(seed)[0], record.nonces)
    match: Match[Any] = Match(
        setup,
        seed=seed,
        source=record.source,
        names=record.names,
        start=record.start,
    )
    published = record.secret_hash or match.source == SEALED
    if published and record.secret_hash != published_hash(seed):
        line = "record: the secret is not the one whose hash was published"
        raise bad(line, "record-secret")
    for number, text in enumerate(record.choices, 1):
        take_line(match, number, text)
    check_result(match, record)
    return match


def take_line(match: Match[Any], number: int, text: str) -> None:
    """Play one line of a record; BadInput says why it does not fit."""
    name, colon, choice = text.partition(": ")
    seats = (*SEATS.ids[: match.setup.seats], CHANCE_NAME, TABLE_NAME)
    if not colon or name not in seats:
        right = did_you_mean(name, seats)
        line = f"record: choice {number}: {text!r} must begin with a seat, {right}"
        raise bad(line, "record-seat", number=number, told=text, right=right)
    seat = {CHANCE_NAME: CHANCE, TABLE_NAME: TABLE}.get(name) or SEATS.read(name)
    try:
        match.choose(choice, seat)
    except Illegal as illegal:
        line, rule = f"record: choice {number}: {illegal}", illegal.refusal.rule
        raise bad(line, "record-choice", number=number, told=choice, rule=rule) from None
    except BadInput as fault:
        if seat != TABLE:
            raise
        raise BadInput(within(f"record: choice {number}", fault)) from None
    if len(match.lines) < number:
        line = f"record: choice {number}: {name} has answered already"
        raise bad(line, "record-answered", number=number, seat=name)


def check_result(match: Match[Any], record: Record) -> None:
    """Its last line is played: the game must be where the record says."""
    again = match.record().result
    if record.result is not None and again is None:
        line = "record: has a result, but its choices do not end the game"
        raise bad(line, "record-not-over")
    if record.result is not None and record.result != again:
        line = "record: replaying it gives another result than the one it holds"
        raise bad(line, "record-result")
