"""All rooms of a server: new tables, tables found again, and those that are let go."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from ragnatafl.games import find_game
from ragnatafl.kernel.game import make_setup, new_seed
from ragnatafl.kernel.match import Match, replay
from ragnatafl.kernel.positions import position
from ragnatafl.kernel.records import Record
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import FAST, SEALED
from ragnatafl.kernel.views import determinize
from ragnatafl.table.storage import Data, Entry, Store, Stored
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.tales import tales
from ragnatafl.table.web.moments import moment_of
from ragnatafl.table.web.room import Branch, Place, Room, SeatKind, clean_name

Filled = tuple[SeatKind, str, str]
"""Who fills a seat: kind, name, level of a bot."""
IDLE_SECONDS: Final = 600.0
CHOICES_AT_ONCE: Final = 20
"""Of a record that becomes a table, before others are heard."""


class Rooms:
    """All rooms of a server; those nobody uses leave memory and come back from storage."""

    def __init__(self, storage: Store) -> None:
        self.storage = storage
        self._open: dict[str, Room] = {}

    def find(self, name: str) -> Room | None:
        room = self._open.get(name)
        if room is None:
            events = self.storage.events(name)
            if not events:
                return None
            room = self._open[name] = Room(self.storage, name, events)
        room.used = time.monotonic()
        return room

    def loaded(self) -> list[Room]:
        return list(self._open.values())

    def forget_idle(self, in_use: set[str], now: float | None = None) -> int:
        """Let rooms without connections leave memory; their events stay."""
        now = time.monotonic() if now is None else now
        idle = [
            name
            for name, room in self._open.items()
            if name not in in_use and now - room.used > IDLE_SECONDS
        ]
        for name in idle:
            del self._open[name]
        return len(idle)

    def open(
        self,
        game: str,
        places: list[Filled],
        options: Mapping[str, object],
        start: Data | None = None,
        seed: str = "",
        source: str = "sealed",
        version: int | None = None,
        content_version: int | None = None,
        keys: Sequence[str] = (),
        watch_key: str = "",
        code: str = "",
        branch: Branch | None = None,
    ) -> Room:
        """A new table: `places` are kind, name and bot level by seat; chance is sealed.

        Automas sit where the rules say, whoever was named there; in the language `code`, if one is
        given, they are called by what they play.
        """
        setup = make_setup(find_game(game), len(places), options, None, version, content_version)
        name = secrets.token_urlsafe(9)
        data: Data = {
            "game": game,
            "version": setup.version,
            "seats": setup.seats,
            "options": dict(options),
            "content": {"version": setup.content.version, "digest": setup.digest},
            "source": source,
            "seed": seed or new_seed(SEALED),
            "start": start,
            "watch_key": watch_key or secrets.token_urlsafe(18),
            "places": [
                {
                    "kind": kind,
                    "key": keys[seat] if keys else secrets.token_urlsafe(18),
                    "name": clean_name(person, Seat(seat)),
                    "level": level or "karl",
                }
                for seat, (kind, person, level) in enumerate(places)
            ],
        }
        room = Room(self.storage, name, [Stored(0, "open", data, time.time())])
        if code:
            room.call_automas(Voice(code, setup.game))
        if branch is not None:
            data["branch"] = msgspec.to_builtins(branch)
            room.branch = branch
        data["places"] = [msgspec.to_builtins(place) for place in room.places]
        self.storage.append(name, 0, [Entry("open", data)])
        self._open[name] = room
        return room

    def open_again(self, room: Room, code: str = "") -> Room:
        """A rematch: the same seats and options, the same keys, so the links stay known."""
        places = [(place.kind, place.name, place.level) for place in room.places]
        keys = [place.key for place in room.places]
        options = room.match.setup.chosen()
        return self.open(
            room.match.game.name, places, options, keys=keys, watch_key=room.watch_key, code=code,
            source="asked" if room.beside_board else "sealed",
        )  # fmt: skip

    def open_record(self, record: Record) -> Room:
        """A table from a record: every seat at this screen, its choices made as they were."""
        *_, room = self.opening(record, replay(record, find_game(record.game)))
        return room

    def opening(
        self,
        record: Record,
        match: Match[Any],
        places: list[Filled] | None = None,
        branch: Branch | None = None,
    ) -> Iterator[Room]:
        """The same with the record played again already, a few choices at a time, so that others
        are heard in between; the last one given has them all."""
        room = self.open(
            record.game, places or [("here", name, "") for name in record.names], record.options,
            record.start, match.seed, record.source, record.version, match.setup.content.version,
            branch=branch,
        )  # fmt: skip
        for number, line in enumerate(match.lines):
            room.choose(line.seat, line.text, room.moment)
            if number % CHOICES_AT_ONCE == 0:
                yield room
        yield room

    def open_from(
        self, room: Room, count: int, asker: Seat, seat: Seat, others: SeatKind = "bot"
    ) -> Room:
        """A what-if, opened in one go."""
        *_, opened = self.branching(room, count, asker, seat, others)
        return opened

    def branching(
        self, room: Room, count: int, asker: Seat, seat: Seat, others: SeatKind
    ) -> Iterator[Room]:
        """A what-if: a new table that goes on from a moment of another, a few choices at a time.

        Bots and automas keep their seats, `seat` is played here, those of other people by `others`.
        Once a game is over nothing of it is secret, so the copy has its cards and its luck. While
        it runs, somebody alone may ask for one: it is dealt anew behind what their seat saw then,
        with luck of its own, so that it tells nothing of what is to come.
        """
        places = [_fills(place, Seat(s) == seat, others) for s, place in enumerate(room.places)]
        then = moment_of(room, count)
        turn = sum(tale.seat != NOBODY for tale in tales(then))
        branch = Branch(room.name, room.key_of(asker), count, turn)
        if room.over:
            record = room.record()
            record = msgspec.structs.replace(record, choices=record.choices[:count], result=None)
            yield from self.opening(record, then, places, branch)
            return
        dealt = determinize(then.view(seat), random.SystemRandom())
        start = {**position(dealt), "chance": {"source": "fast"}}
        setup = room.match.setup
        yield self.open(
            setup.game.name, places, setup.chosen(), start, new_seed(FAST), "fast", setup.version,
            setup.content.version, branch=branch,
        )  # fmt: skip


def _fills(place: Place, own: bool, others: SeatKind) -> Filled:
    """Who fills this seat in a what-if."""
    if place.kind == "automa":
        return "automa", place.name, ""
    if own:
        return "here", place.name, place.level
    return "bot" if place.kind == "bot" else others, place.name, place.level
