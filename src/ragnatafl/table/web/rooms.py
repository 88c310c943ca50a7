"""All rooms of a server: new tables, tables found again, and those that are let go."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ragnatafl.games import find_game
from ragnatafl.kernel.chance import mix, seal_of
from ragnatafl.kernel.codecs import bad
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import Game, Setup, fits_game, make_setup, new_seed
from ragnatafl.kernel.match import Match, replay
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.positions import position, setup_of
from ragnatafl.kernel.records import Record
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import FAST, SEALED
from ragnatafl.kernel.views import determinize
from ragnatafl.table.automas import seats_to_fill
from ragnatafl.table.club.clocks import OFF, Clock
from ragnatafl.table.club.listing import AGAIN_SECONDS, Listed, Wanted
from ragnatafl.table.learning.coach import Coach, scene_document
from ragnatafl.table.learning.lessons import find_lesson, first_game
from ragnatafl.table.learning.scenes import SEED, find_scene, laid
from ragnatafl.table.storage import Data, Entry, Store, Stored
from ragnatafl.table.storage.identities import Identities
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.tales import tales
from ragnatafl.table.web.absence import NEVER, USUAL
from ragnatafl.table.web.branch import Branch
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.moments import moment_of
from ragnatafl.table.web.places import BY_ITSELF, Place, SeatKind, clean_name
from ragnatafl.table.web.refusals import HandIsCounted
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.seating import new_code
from ragnatafl.table.web.servertime import ServerTime

Filled = tuple[SeatKind, str, str]
"""Who fills a seat: kind, name, level of a bot."""
IDLE_SECONDS: Final = 600.0


class Laid(NamedTuple):
    """A new table that is not stored yet, with all that is to be stored of it."""

    room: Room
    entries: tuple[Entry, ...]


class Rooms:
    """All rooms of a server; those nobody uses leave memory and come back from storage."""

    def __init__(self, storage: Store) -> None:
        self.storage = storage
        self.pack: Pack | None = None
        """What the owner of the server has new tables played with."""
        self.time = ServerTime()
        """By which their clocks are read."""
        self.identities = Identities()
        """Who turned out to be whom, and who left."""
        self._open: dict[str, Room] = {}

    def pack_for(self, game: str) -> Pack | None:
        """That pack, if it is for this game."""
        pack = self.pack
        return pack if pack is not None and fits_game(find_game(game), pack) else None

    def known(self, name: str) -> Room | None:
        """A room that is in memory."""
        room = self._open.get(name)
        if room is not None:
            room.used = time.monotonic()
        return room

    def load(self, name: str) -> Room | None:
        """A room from storage; long games take their time."""
        events = self.storage.events(name)
        return self._known_here(Room(self.storage, name, events)) if events else None

    def add(self, room: Room) -> Room:
        """Keep a room in memory; if it came there meanwhile, the one that is there."""
        return self._open.setdefault(room.name, self._known_here(room))

    def _known_here(self, room: Room) -> Room:
        """By the time and with the people of this server."""
        room.time = self.time
        room.recognise(self.identities)
        return room

    def drop(self, name: str) -> None:
        """It leaves memory at once; what is stored stays."""
        self._open.pop(name, None)

    def find(self, name: str) -> Room | None:
        """A room from memory, or from storage at once."""
        room = self.known(name) or self.load(name)
        return self.add(room) if room is not None else None

    def loaded(self) -> list[Room]:
        return list(self._open.values())

    def forget_idle(self, in_use: set[str], now: float | None = None) -> list[str]:
        """Let rooms without connections leave memory, by their names; their events stay."""
        now = time.monotonic() if now is None else now
        idle = [
            name
            for name, room in self._open.items()
            if name not in in_use and now - room.used > IDLE_SECONDS
        ]
        for name in idle:
            del self._open[name]
        return idle

    def lay(
        self,
        game: str,
        places: list[Filled],
        options: Mapping[str, object],
        start: Data | None = None,
        seed: str = "",
        source: str = "sealed",
        version: int | None = None,
        content_version: int | None = None,
        code: str = "",
        branch: Branch | None = None,
        opener: str = "",
        holders: Sequence[str] = (),
        grace: int = USUAL,
        gathers: bool = False,
        known: bool = False,
        nonce: str = "",
        pack: Pack | None = None,
        kept: Mapping[str, object] | None = None,
        lesson: str = "",
        coach: str = "",
        name: str = "",
        clock: Clock = OFF,
        listed: Listed = "",
        wanted: Wanted = "any",
    ) -> Laid:
        """A new table: `places` are kind, name and bot level by seat; chance is sealed.

        The browser `opener` holds all seats at this screen, unless `holders` says who holds which;
        there is an invitation to every seat of a person that nobody holds. Automas sit where the
        rules say, whoever was named there; in the language `code`, if one is given, they are called
        by what they play. A table that `gathers` is dealt when everybody has come and mixed
        something into its luck; `nonce` is that of an opener who does not wait for its hash. Luck
        may be `known`, from a record. Beside a real board `kept` says who keeps what. A `lesson` is
        led through at this table; a `coach` makes the remarks of a lesson in a usual game. A table
        that somebody else must find has its `name` given. People have a `clock` where the app holds
        the board. One that is `listed` is seen in the lobby.
        """
        setup = make_setup(
            find_game(game), len(places), options, pack, version, content_version, kept
        )
        name = name or new_name()
        kinds = [kind for kind, _, _ in places]
        bots = [seat for seat, kind in enumerate(kinds) if kind == "bot"]
        if any(setup.zones[zone].owner in bots for zone in setup.counted):
            raise Illegal(HandIsCounted())
        gathers = gathers and any(kinds[seat] not in BY_ITSELF for seat in seats_to_fill(setup))
        nonces = [nonce if seat == _first(kinds) else "" for seat in range(len(places))]
        data: Data = {
            "game": game,
            "version": setup.version,
            "seats": setup.seats,
            "options": dict(options),
            "content": _content_of(setup),
            "source": source,
            "seed": seed or mix(new_seed(SEALED), () if gathers else nonces),
            "gathers": gathers,
            "known": known,
            "start": start,
            "opener": opener,
            "grace": grace,
            "places": [
                {
                    "kind": kind,
                    "holder": holders[seat] if holders else opener if kind == "here" else "",
                    "name": clean_name(person, Seat(seat)),
                    "level": level or "karl",
                    "seal": seal_of(nonces[seat]) if gathers and nonces[seat] else "",
                    "nonce": nonces[seat],
                }
                for seat, (kind, person, level) in enumerate(places)
            ],
        }
        if setup.kept:
            data["kept"] = dict(setup.kept)
        if lesson:
            data["lesson"] = lesson
        if coach:
            data["coach"] = coach
        if clock != OFF:
            data["clock"] = msgspec.to_builtins(clock)
        if listed:
            data["listed"], data["wanted"] = listed, wanted
        if branch is not None:
            data["branch"] = msgspec.to_builtins(branch)
        room = Room(self.storage, name, [Stored(0, "open", data, time.time())])
        if code and room.begun:
            room.call_automas(Voice(code, setup.game))
        for place in room.places:
            if place.has_person and not place.holder:
                place.invitation = new_code()
        data["places"] = [msgspec.to_builtins(place) for place in room.places]
        entries: tuple[Entry, ...] = (Entry("open", data),)
        if listed and gathers and not room.listing.free:
            check = Deed((room.listing.to_check(AGAIN_SECONDS),))
            room.take(check, room.opened_at)
            entries += check.entries
        return Laid(room, entries)

    def keep(self, laid: Laid) -> Room:
        """Store a new table at once, all of it or nothing."""
        return self.kept(laid.room, self.storage.append(laid.room.name, 0, laid.entries))

    def kept(self, room: Room, at: float) -> Room:
        """A new table is stored, by the store's clock then."""
        if room.clock is not None:
            room.clock.opened_at(at)
        return self.add(room)

    def lay_scene(self, game: Game[Any], name: str, code: str, opener: str) -> Laid:
        """A table as a scene shows it, one person among bots; a mere picture is refused."""
        if not find_scene(game, name).play:
            line = f"{game.name}: the scene '{name}' is only a picture"
            raise bad(line, "scene-picture", told=name)
        match = laid(game, name)
        setup, seat = match.setup, match.decision.seat
        places = _among_bots(Voice(code, game), setup.seats, seat)
        return self.lay(
            game.name, places, setup.chosen(), position(match.state), version=setup.version,
            content_version=setup.content.version, code=code, opener=opener,
        )  # fmt: skip

    def lay_lesson(self, game: Game[Any], name: str, code: str, opener: str) -> Laid:
        """A table at which a coach leads through a lesson, or makes remarks in a whole game."""
        lesson, voice = find_lesson(game, name), Voice(code, game)
        if lesson.kind == "game":
            first = first_game(game)
            learner = seats_to_fill(make_setup(game, first.seats, first.options))[0]
            places = _among_bots(voice, first.seats, learner, first.level)
            return self.lay(
                game.name, places, first.options, code=code, opener=opener, coach=name, grace=NEVER
            )  # who learns is not hurried
        document = scene_document(game, Coach(game, name, lesson).begin().scene)
        setup = setup_of(game, document)
        places = _among_bots(voice, setup.seats, lesson.learner)
        room, entries = self.lay(
            game.name, places, setup.chosen(), document, SEED, "fast", setup.version,
            setup.content.version, code=code, opener=opener, known=True, lesson=name,
        )  # fmt: skip
        assert room.taught is not None
        deed = room.taught.begin(room.match)
        room.take(deed, room.opened_at)
        return Laid(room, (*entries, *deed.entries))

    def lay_again(self, room: Room, code: str = "") -> Laid:
        """A rematch: the same seats and options; who held a seat holds it, and to seats that nobody
        took there are new invitations."""
        places = [(place.kind, place.name, place.level) for place in room.places]
        holders = [place.holder for place in room.places]
        options = room.match.setup.chosen()
        return self.lay(
            room.match.game.name, places, options, code=code, opener=room.seating.opener,
            holders=holders, source="asked" if room.beside_board else "sealed",
            grace=room.grace, gathers=room.gathering.gathers,
            pack=room.match.setup.content.pack, kept=room.match.setup.kept,
            clock=room.clock.first if room.clock is not None else OFF,
            listed=room.listing.listed, wanted=room.listing.wanted,
        )  # fmt: skip

    def lay_record(
        self,
        record: Record,
        match: Match[Any] | None = None,
        places: list[Filled] | None = None,
        branch: Branch | None = None,
        opener: str = "",
    ) -> Laid:
        """A table from a record: every seat at this screen unless `places` says otherwise, its
        choices made as they were; `match` is the record played again, if somebody did already."""
        played = match or replay(record, find_game(record.game))
        room, entries = self.lay(
            record.game, places or [("here", name, "") for name in record.names], record.options,
            record.start, played.seed, record.source, record.version, played.setup.content.version,
            branch=branch, opener=opener, known=True, pack=played.setup.content.pack,
            kept=played.setup.kept,
        )  # fmt: skip
        chosen: list[Entry] = []
        for line in played.lines:
            deed = room.choose(line.seat, line.text, room.moment)
            room.take(deed, room.opened_at)
            chosen += deed.entries
        return Laid(room, (*entries, *chosen))

    def lay_branch(
        self, room: Room, count: int, seat: Seat, others: SeatKind = "bot", opener: str = ""
    ) -> Laid:
        """A what-if: a new table that goes on from a moment of another.

        Bots and automas keep their seats, `seat` is played here, those of other people by `others`.
        Once a game is over nothing of it is secret, so the copy has its cards and its luck. While
        it runs, somebody alone may ask for one: it is dealt anew behind what their seat saw then,
        with luck of its own, so that it tells nothing of what is to come.
        """
        places = [_fills(place, Seat(s) == seat, others) for s, place in enumerate(room.places)]
        then = moment_of(room, count)
        turn = sum(tale.seat != NOBODY for tale in tales(then))
        branch = Branch(room.name, count, turn)
        if room.over:
            record = room.record()
            record = msgspec.structs.replace(record, choices=record.choices[:count], result=None)
            return self.lay_record(record, then, places, branch, opener)
        dealt = determinize(then.view(seat), random.SystemRandom())
        start = {**position(dealt), "chance": {"source": "fast"}}
        setup = room.match.setup
        return self.lay(
            setup.game.name, places, setup.chosen(), start, new_seed(FAST), "fast", setup.version,
            setup.content.version, branch=branch, opener=opener, pack=setup.content.pack,
        )  # fmt: skip


def new_name() -> str:
    """That of a table, which nobody guesses; commands take -name for an option."""
    return secrets.token_urlsafe(9).replace("-", "_")


def _among_bots(voice: Voice, seats: int, person: Seat, level: str = "bondi") -> list[Filled]:
    """One person at this screen, and bots."""
    return [
        ("here" if seat == person else "bot", called, level)
        for seat, called in enumerate(voice.usual_names(seats))
    ]


def _content_of(setup: Setup) -> Data:
    """What a table is played with: a pack whole, so that nothing else need be kept."""
    content = setup.content
    data: Data = {"version": content.version, "digest": setup.digest}
    if content.pack is not None:
        data["pack"] = msgspec.to_builtins(content.pack)
    return data


def _first(kinds: Sequence[SeatKind]) -> int:
    """The first seat of who opens a table."""
    return kinds.index("here") if "here" in kinds else -1


def _fills(place: Place, own: bool, others: SeatKind) -> Filled:
    """Who fills this seat in a what-if."""
    if place.kind == "automa":
        return "automa", place.name, ""
    if own:
        return "here", place.name, place.level
    return "bot" if place.kind == "bot" else others, place.name, place.level
