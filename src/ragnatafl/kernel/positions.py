"""Positions: the whole table as a readable JSON document, and back.

Columns are written with content ids, cards by zone, the agenda by the names of its steps. Reading
names every fault at once. A zone may be left out, or given as a number of unknown cards: what is
not given is shuffled from the seed.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from ragnatafl.kernel.agenda import (
    AnyStep,
    Finished,
    Seals,
    Untold,
    advance,
    put_sealed,
    questions,
)
from ragnatafl.kernel.chance import SOURCES, seed_luck
from ragnatafl.kernel.codecs import BadInput, bad, did_you_mean, within
from ragnatafl.kernel.decisions import Facts
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Game, Setup, load_content, make_setup
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.seats import SEATS, Seat, SeatMask, seat_id, seats_in
from ragnatafl.kernel.state import ASKED, SEALED, Column, State, memory_of, restore
from ragnatafl.kernel.views import sees, suspected

Document = dict[str, Any]  # Any: JSON from outside; every value is checked before it is used

FORMAT: Final = 1
MISFITS: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError,
    ValueError, Finished, Untold,
)  # fmt: skip
"""What rules may raise on a table that they could not have led to. From our own tables it is a bug
and is never swallowed."""
MOST_FAULTS: Final = 60
"""So many are told of one document."""
_KEYS: Final = (
    "ragnatafl", "format", "game", "version", "content", "content_version", "options", "seats",
    "chance", "agenda", "sealed", "underway", "zones", "memory", "table", "result",
)  # fmt: skip


def position(game: State) -> Document:
    """The whole table as a document. It holds secrets: it stays with the host."""
    setup = game.setup
    cards = setup.game.cards
    document: Document = {
        "ragnatafl": "position",
        "format": FORMAT,
        "game": setup.game.name,
        "version": setup.version,
        "content": setup.digest,
        "options": setup.chosen(),
        "seats": game.seats,
        "chance": {"source": SOURCES.write(game.source), "a": str(game.luck_a), "b": game.luck_b},
        "agenda": [_write_step(step) for step in reversed(game.agenda)],
        "zones": {
            zone.name: [cards.write(card) for card in pile]
            for zone, pile in zip(setup.zones, game.zones, strict=True)
        },
        "memory": _write_memory(game),
        "table": {
            column.name: _write_column(column, getattr(game, column.name))
            for column in _columns_of(game)
        },
    }
    if setup.kept:
        document["chance"]["kept"] = dict(setup.kept)
    if setup.content.version != 1 or setup.content.pack:
        document["content_version"] = setup.content.version
    if any(game.sealed):
        document["sealed"] = {
            SEATS.write(seat): answer.text
            for seat, answer in enumerate(game.sealed)
            if answer is not None
        }
    if game.underway is not None:
        document["underway"] = game.underway.text
    if game.over:
        document["result"] = {
            "winners": [SEATS.write(seat) for seat in seats_in(game.winners)],
            "rule": game.ended_by,
        }
    return document


def _columns_of(game: State) -> Iterator[Column]:
    """What positions of these rules have of a table."""
    version = game.setup.version
    return (c for c in game.columns if c.role == "data" and c.since <= version)


def check_content(what: str, setup: Setup, digest: object, told: bool) -> None:
    """Refuse to play on with another content than the one that something was made with.

    Before contents had versions, a digest with a pack was made otherwise: what does not tell its
    version is from then, and shows by its choices and its result whether the pack is the right one.
    """
    content = setup.content
    if digest is None or digest == content.digest:
        return
    if content.pack:
        if digest == load_content(setup.game, version=content.version).digest:
            line = f"{what} made without a pack: leave out '{content.pack.name}'"
            raise bad(line, "without-pack", pack=content.pack.name)
        if not told:
            return
    line = f"{what} made with content {digest}, this is {content.digest}, version {content.version}"
    raise bad(f"{line}: give the pack it was played with", "other-content", version=content.version)


def digest(game: State) -> str:
    """A fingerprint of all data of a state: equal states have equal digests."""
    canonical = msgspec.json.encode(position(game), order="sorted")
    return hashlib.blake2b(canonical, digest_size=16).hexdigest()


def _write_step(step: AnyStep) -> Document:
    fields = zip(step.__match_args__, step.codecs, step.numbers(), strict=True)
    document: Document = {"step": step.name}
    for name, codec, number in fields:
        if cast("int | None", number) is not None:  # a field that may be left out
            document[name] = codec.write(number)
    return document


def _write_column(column: Column, value: Any) -> Any:
    write = column.codec.write
    if column.depth == 0:
        return write(value)
    if column.depth == 1:
        return [write(number) for number in value]
    return [[write(number) for number in numbers] for numbers in value]


def _write_memory(game: State) -> Document:
    """By seat: the zones where it believes a card to be, other than those it sees."""
    cards, zones, may_be = game.setup.game.cards, game.setup.zones, memory_of(game)
    memory: Document = {}
    for seat in range(game.seats):
        row = seat * len(zones)
        memory[SEATS.write(seat)] = {
            zone.name: [
                cards.write(card) for card in range(len(cards)) if may_be[row + index] >> card & 1
            ]
            for index, zone in enumerate(zones)
            if not sees(game, index, Seat(seat))
        }
    return memory


def from_position(
    game: Game[Any],
    document: object,
    seed: str = "0",
    pack: Pack | None = None,
    kept: Mapping[str, object] | None = None,
) -> State:
    """Read a position and run on to its question; raises BadInput with every fault found.

    `kept` says who keeps what beside a real board; without that the position does.
    """
    checked = _checked(game, document)
    return _Reader(_setup_of(game, checked, pack, kept), checked, seed).read()


def read_onto(game: State, document: Document, tell: Callable[[], None]) -> None:
    """The table as a position of the same set-up says, and on to its question: in place, so that
    its listener hears it, after what there is to `tell`. BadInput leaves it as it was."""
    reader = _Reader(game.setup, document, "0")
    told, before, heard = reader.table(), game.clone(), len(game.events or ())
    restore(game, told)
    tell()
    try:
        reader.run_on(game)
    except BadInput:
        restore(game, before)
        if game.events is not None:
            del game.events[heard:]
        raise


def setup_of(game: Game[Any], document: object, pack: Pack | None = None) -> Setup:
    """What a position was set up with: seats, options, and the versions that it tells."""
    return _setup_of(game, _checked(game, document), pack)


def no_position() -> BadInput:
    line = 'this is not a position: it must be an object with "ragnatafl": "position"'
    return bad(line, "no-position")


def _checked(game: Game[Any], document: object) -> Document:
    """Something that says to be a position of this game."""
    if not isinstance(document, dict) or document.get("ragnatafl") != "position":
        raise no_position()
    if document.get("format", FORMAT) != FORMAT:
        told = document.get("format")
        line = f"position format {told!r} is unknown, not {FORMAT}"
        raise bad(line, "position-format", told=str(told), known=str(FORMAT))
    if document.get("game") != game.name:
        told = document.get("game")
        line = f"this is a position of {told!r}, not of {game.name}"
        raise bad(line, "position-of-other", told=str(told), wanted=game.name)
    return document


def _setup_of(
    game: Game[Any],
    document: Document,
    pack: Pack | None,
    kept: Mapping[str, object] | None = None,
) -> Setup:
    seats, version = document.get("seats"), document.get("version", game.version)
    options, content = document.get("options", {}), _content_version(document)
    if type(seats) is not int or type(version) is not int or not isinstance(options, dict):
        line = "position: seats must be a whole number, version too, options an object"
        raise bad(line, "position-set-up")
    setup = make_setup(game, seats, options, pack, version, content, kept or _kept_in(document))
    told = "content_version" in document
    check_content("the position was", setup, document.get("content"), told)
    return setup


def _content_version(document: Document) -> int | None:
    version = document.get("content_version")
    if version is not None and type(version) is not int:
        raise BadInput(f"content_version must be a whole number, not {version!r}")
    return version if version is not None or "content" not in document else 1


def _kept_in(document: Document) -> Mapping[str, object]:
    chance = document.get("chance")
    kept = chance.get("kept", {}) if isinstance(chance, dict) else {}
    if not isinstance(kept, dict):
        raise BadInput("chance: kept must be an object")
    return kept


class _Reader:
    """Collects all faults of one document before it gives up."""

    def __init__(self, setup: Setup, document: Document, seed: str) -> None:
        self.faults: list[str] = []
        self.document = document
        for key in document:
            if key not in _KEYS:
                self._unknown("unknown key", str(key), _KEYS)
        self.setup = setup
        self.rng = random.Random(seed)
        self.seed = seed

    def read(self) -> State:
        game = self.table()
        self.run_on(game)
        return game

    def table(self) -> State:
        """What lies there, and what is to be done."""
        game = self.setup.new_table()
        game.sealed = (None,) * game.seats
        self._columns(game)
        self._zones(game)
        self._memory(game)
        self._chance(game)
        self._agenda(game)
        self._result(game)
        self._stop_on_faults()
        try:
            if self.setup.game.rebuild is not None:
                self.setup.game.rebuild(game)
            self.faults += self.setup.game.faults(game)
        except MISFITS as error:
            line = f"table: its entries do not fit together: {error}"
            raise bad(line, "position-misfits") from error
        self._stop_on_faults()
        return game

    def run_on(self, game: State) -> None:
        """Ask what the top of the agenda asks, if it can be asked on this table."""
        if game.over:
            return
        try:
            self._answers(game)
            self._stop_on_faults()
            advance(game)
        except BadInput:
            raise
        except MISFITS as error:
            step = repr(game.agenda[-1]) if game.agenda else "its end"
            line = f"agenda: {step} does not fit this table: {error}"
            raise bad(line, "agenda-misfits", step=step) from error
        for decision in game.decisions:
            if not decision.options:
                who = seat_id(decision.seat)
                step = repr(game.agenda[-1])
                line = f"agenda: {step} leaves {who} nothing to choose"
                raise bad(line, "agenda-no-choice", step=step, seat=who)

    def _fault(self, line: str, key: str, facts: Facts = ()) -> None:
        self._found(Fault(line, key, facts))

    def _found(self, fault: str) -> None:
        self.faults.append(fault)
        if len(self.faults) == MOST_FAULTS:  # what is no position at all is not read to its end
            raise BadInput(*self.faults, Fault("and perhaps more", "perhaps-more"))

    def _unknown(self, what: str, name: str, known: Sequence[str]) -> None:
        """A name that nothing has here."""
        right = did_you_mean(name, known)
        place = what.partition(":")[0] if ":" in what else "position"
        facts = (("what", place), ("told", name), ("right", right))
        self._fault(f"{what} '{name}', {right}", "unknown-at", facts)

    def _stop_on_faults(self) -> None:
        if self.faults:
            raise BadInput(*self.faults)

    def _object(self, key: str) -> Mapping[str, Any]:
        value = self.document.get(key, {})
        if not isinstance(value, dict):
            self._fault(f"{key} must be an object", "no-object", (("what", key),))
            return {}
        return value

    def _columns(self, game: State) -> None:
        table = dict(self._object("table"))
        known = []
        for column in _columns_of(game):
            known.append(column.name)
            if column.name in table:
                try:
                    value = _read_column(column, table.pop(column.name), getattr(game, column.name))
                    setattr(game, column.name, value)
                except BadInput as fault:
                    self._found(within(f"table: {column.name}", fault))
        for name in table:
            self._unknown("table: unknown entry", str(name), known)

    def _zones(self, game: State) -> None:
        given = self._object("zones")
        names = [zone.name for zone in self.setup.zones]
        for name in given:
            if name not in names:
                self._unknown("zones: unknown zone", str(name), names)
        in_play = [card for pile in game.zones for card in pile]
        piles: list[list[int]] = []
        unknown: list[tuple[int, int]] = []
        for index, name in enumerate(names):
            piles.append([])
            wanted = given.get(name, [])
            if type(wanted) is int and 0 <= wanted <= len(in_play):
                unknown.append((index, wanted))
            elif isinstance(wanted, list) and len(wanted) <= len(in_play):
                piles[-1] = self._cards(name, wanted)
            else:
                most = len(in_play)
                line = f"zones: {name} must be a list of at most {most} cards, or their number"
                self._fault(line, "zone-list", (("zone", name), ("most", most)))
        placed, there = _counted(piles), _counted(game.zones)
        for card in sorted([card for card in placed if placed[card] > there.get(card, 0)]):
            name = self.setup.game.cards.write(card)
            line = f"zones: card {name} stands there too often or is not in play"
            self._fault(line, "card-too-often", (("card", name),))
        rest = [card for card in in_play if card not in placed]
        self.rng.shuffle(rest)
        for index, count in unknown:
            if count > len(rest):
                line = f"zones: {names[index]}: {count} cards are not left"
                self._fault(line, "zone-not-left", (("zone", names[index]), ("count", count)))
            piles[index], rest = rest[:count], rest[count:]
        home = self.setup.game.rest_zone
        if rest and names[home] not in given:
            piles[home] = rest
        elif rest and not self.faults:
            lost = ", ".join(self.setup.game.cards.write(card) for card in sorted(rest))
            line = f"zones: these cards are nowhere: {lost}"
            self._fault(line, "cards-nowhere", (("cards", lost),))
        game.zones = piles

    def _cards(self, zone: str, wanted: Sequence[object]) -> list[int]:
        cards = []
        for written in wanted[:1000]:
            try:
                cards.append(self.setup.game.cards.read(written))
            except BadInput as fault:
                self._found(within(f"zones: {zone}", fault))
        return cards

    def _memory(self, game: State) -> None:
        """What seats remember; one not given knows what it sees and suspects the rest anywhere."""
        zones = self.setup.zones
        masks = [sum({1 << card for card in pile}) for pile in game.zones]
        given = self._object("memory")
        known = [SEATS.write(seat) for seat in range(game.seats)]
        for name in given:
            if name not in known:
                self._unknown("memory: unknown seat", str(name), known)
        game.may_be = suspected(game)
        for seat in range(game.seats):
            remembered = given.get(known[seat], {})
            if not isinstance(remembered, dict):
                what = f"memory: {known[seat]}"
                self._fault(f"{what} must be an object", "no-object", (("what", what),))
                remembered = {}
            for index, zone in enumerate(zones):
                named = remembered.get(zone.name)
                if isinstance(named, list) and not sees(game, index, Seat(seat)):
                    mask = sum({1 << card for card in self._cards(zone.name, named)})
                    game.may_be[seat * len(zones) + index] = mask
                    if masks[index] & ~mask:
                        line = f"memory: {known[seat]} must think a card of {zone.name} possible"
                        facts = (("seat", known[seat]), ("zone", zone.name))
                        self._fault(line, "memory-impossible", facts)

    def _chance(self, game: State) -> None:
        chance = self._object("chance")
        try:
            source = SOURCES.read(chance.get("source", "fast"))
        except BadInput as fault:
            self._found(within("chance", fault))
            return
        if source == SEALED and "a" not in chance:
            self._fault("chance: a sealed position needs its secret", "sealed-secret")
            return
        seed_luck(game, 0, self.seed)
        game.source = source
        if "a" in chance or "b" in chance:
            a, b = chance.get("a"), chance.get("b")
            limit = 2**256 if source == SEALED else 2**31
            number = int(a) if isinstance(a, str) and re.fullmatch("[0-9]{1,78}", a) else 0
            least = 0 if source == SEALED else 1
            if 0 < number < limit and type(b) is int and least <= b < 2**31:
                game.luck_a, game.luck_b = number, b
            else:
                line = "chance: a must be a number as a text, b a number, in range"
                self._fault(line, "chance-numbers")

    def _agenda(self, game: State) -> None:
        steps = self.document.get("agenda")
        if not isinstance(steps, list) or not (steps or "result" in self.document):
            self._fault("agenda must be a list of steps, the next one first", "agenda-list")
            return
        agenda = [step for item in steps[:1000] if (step := self._step(item)) is not None]
        game.agenda = agenda[::-1]

    def _step(self, item: object) -> AnyStep | None:
        classes = self.setup.game.step_classes
        if not isinstance(item, dict) or not isinstance(item.get("step"), str):
            line = f"agenda: {item!r} is not a step: it needs a name under 'step'"
            self._fault(line, "no-step", (("told", repr(item)),))
            return None
        name = item["step"]
        if name not in classes:
            self._unknown("agenda: unknown step", name, list(classes))
            return None
        cls = classes[name]
        needed = [field.name for field in cls.fields if field.default is not None]
        if not {"step", *needed} <= set(item) <= {"step", *cls.__match_args__}:
            wanted = ", ".join(needed) or "nothing"
            facts = (("step", name), ("needed", ", ".join(needed) or "-"))
            self._fault(f"agenda: {name} must have {wanted}", "step-fields", facts)
            return None
        faults, numbers = len(self.faults), {}
        for field in cls.fields:
            if field.name not in item:
                continue
            try:
                number = numbers[field.name] = field.codec.read(item[field.name])
            except BadInput as fault:
                self._found(within(f"agenda: {name}", fault))
            else:
                if field.codec is SEATS and number >= self.setup.seats:
                    seat = str(item[field.name])
                    line = f"agenda: {name}: nobody sits at {seat}"
                    self._fault(line, "nobody-sits", (("step", name), ("seat", seat)))
        return cls(**numbers) if len(self.faults) == faults else None

    def _answers(self, game: State) -> None:
        """Answers that are in already: each must be offered by the question on top."""
        sealed, underway = self._object("sealed"), self.document.get("underway")
        if not sealed and underway is None:
            return
        seals = isinstance(game.agenda[-1], Seals)
        asked = questions(game.clone())
        offers = {seat_id(decision.seat): decision for decision in asked if seals}
        for name, text in sealed.items():
            answer = offers[name].find(str(text)) if name in offers else None
            if answer is None:
                facts = (("seat", str(name)), ("told", str(text)))
                self._fault(f"sealed: {name}: {text!r} is not offered there", "not-sealed", facts)
            else:
                put_sealed(game, Seat(SEATS.read(name)), answer)
        if underway is not None:
            game.underway = None if seals else asked[0].find(str(underway))
            if game.underway is None or game.source != ASKED:
                line = "underway: not an answer that waits for a told outcome"
                self._fault(line, "not-underway")

    def _result(self, game: State) -> None:
        if "result" not in self.document:
            return
        result = self._object("result")
        winners = result.get("winners")
        seats = SEATS.ids[: game.seats]
        if not isinstance(winners, list) or not all(name in seats for name in winners):
            known = ", ".join(seats)
            self._fault(
                f"result: winners must be some of {known}", "no-winners", (("known", known),)
            )
            return
        game.over = True
        game.winners = SeatMask(sum({1 << SEATS.read(name) for name in winners}))
        game.ended_by = str(result.get("rule", ""))


def _read_column(column: Column, value: object, like: Any) -> object:
    """A column from a document, of the same shape as the one it takes the place of."""
    read = column.codec.read
    if isinstance(like, bool):
        if type(value) is not bool:
            raise bad(f"must be true or false, not {value!r}", "no-flag", told=str(value))
        return value
    if column.depth == 0:
        return read(value)
    if not isinstance(value, list):
        raise bad("must be a list", "no-list")
    if len(value) > 10_000:
        raise BadInput("is too long")
    if column.depth == 1:
        return [read(item) for item in value]
    rows = []
    for row in cast("list[object]", value):
        if not isinstance(row, list) or len(row) > 10_000:
            raise bad("must be a list of lists", "no-list")
        rows.append([read(item) for item in row])
    return rows


def _counted(piles: list[list[int]]) -> dict[int, int]:
    """By card how often it lies in these piles."""
    counts: dict[int, int] = {}
    for pile in piles:
        for card in pile:
            counts[card] = counts.get(card, 0) + 1
    return counts
