"""Which games are to be played: the same plan gives the same games, whoever plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from time import monotonic
from typing import Annotated, Final

import msgspec

from ragnatafl.bots import parse_bot
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import bad
from ragnatafl.kernel.game import make_setup, start_game
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.seats import SeatMask
from ragnatafl.lab.arena import AUTOMA, Pairing, Played
from ragnatafl.lab.spreading import LARGEST, Hands, spread
from ragnatafl.lab.study.accounts import Account, Part, account_of

MOST: Final = 10_000_000
MOMENTS: Final = 10
"""Seconds: who is killed loses no more than was played in them."""
PLAYED: Final = (
    "number", "bots", "winners", "scores", "parts", "choices", "seconds", "ended_by", "rounds",
    "longest",
)  # fmt: skip
"""What the arena tells of a game."""
SHARED: Final = ("widths", "met", "deeds", "happenings")
"""Of these many games say the same."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Games that belong together; each has a number, and all about it follows from that."""

    game: str
    seats: Annotated[tuple[int, ...], msgspec.Meta(min_length=1)]
    """How many play, in turn."""
    options: dict[str, str] = {}
    bots: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    """They change seats from game to game."""
    seed: str = "0"
    pack: Pack | None = None
    program: str = ""
    """The fingerprint of the program that plays: another one may play other games."""

    def pairing(self, number: int) -> Pairing:
        turn, kind = divmod(number, len(self.seats))
        seats, count = self.seats[kind], len(self.bots)
        # a pairing turns its bots by its number; here they turn by how often this table came before
        bots = tuple(self.bots[(place - number + turn) % count] for place in range(count))
        options = tuple(self.options.items())
        seed = self.seed_of(number)
        return Pairing(self.game, seats, options, bots, seed, number, pack=self.pack)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def played(self, account: Account) -> Played:
        """As the arena tells of it."""
        turn, bots, place = account.number // len(self.seats), len(self.bots), -1
        lineup: list[int] = []
        for who in account.bots:
            place += who != "automa"
            lineup.append(AUTOMA if who == "automa" else (place + turn) % bots)
        return Played(
            account.number,
            tuple(lineup),
            SeatMask(sum(1 << seat for seat in account.winners)),
            account.scores,
            tuple(tuple(map(_told, parts)) for parts in account.parts),
            account.choices,
            account.seconds,
            account.ended_by,
            account.rounds,
            longest=account.longest,
        )


@cache
def _told(part: Part) -> tuple[str, int]:
    """The same for all games that say the same: there may be a million."""
    return part.part, part.points


def make_plan(
    game_name: str,
    bots: Sequence[str],
    seats: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    seed: str = "0",
    pack: Pack | None = None,
    program: str = "",
) -> Plan:
    """BadInput names what is wrong before any game begins."""
    game = find_game(game_name)
    options = dict(options or {})
    counts = tuple(seats) or tuple(sorted(game.seats))
    specs = tuple(str(parse_bot(bot)) for bot in bots)
    for count in counts:
        setup = make_setup(game, count, options, pack)
        people = count - start_game(setup, seed, remember=False).automas.bit_count()
        if len(bots) > people:
            line = f"{len(bots)} bots cannot sit on {people} seats"
            raise bad(line, "too-many-bots", count=len(bots), seats=people)
    return Plan(
        game=game_name, seats=counts, options=options, bots=specs, seed=seed, pack=pack,
        program=program,
    )  # fmt: skip


def check_count(games: int) -> None:
    if not 1 <= games <= MOST:
        raise bad(f"there must be 1 to {MOST} games, not {games}", "games-count", most=MOST)


def play_all(
    plan: Plan,
    games: int,
    hands: Hands,
    done: Iterable[int] = (),
    keep: Callable[[list[Account]], None] | None = None,
    watch: Callable[[int, int], None] | None = None,
) -> list[Account]:
    """All games of a plan that are not `done`, as they come, in no order. Whoever keeps them gets
    some at a time, also if something ends it, and none is held here any longer."""
    check_count(games)
    known = set(done)
    left = [number for number in range(games) if number not in known]
    found: list[Account] = []
    waiting: list[Account] = []
    keep, over, since = keep or found.extend, games - len(left), monotonic()
    try:
        for some in spread(partial(account_by_number, plan), left, hands) if left else ():
            waiting += some
            over += len(some)
            if len(waiting) >= LARGEST or monotonic() - since >= MOMENTS:
                keep(waiting)
                waiting, since = [], monotonic()
            if watch is not None:
                watch(over, games)
    finally:
        if waiting:
            keep(waiting)
    return found


def account_by_number(plan: Plan, number: int) -> Account:
    return account_of(plan.pairing(number))


class Held:
    """Many games in memory, without what nobody asks of so many. Thousands of them say the same of
    the same cards: that is there once."""

    COLUMNS: Final = tuple(
        name for name in Account.__struct_fields__ if name not in ("record", "micros")
    )

    def __init__(self) -> None:
        self._games: dict[int, Account] = {}
        self._known: dict[msgspec.Struct, msgspec.Struct] = {}

    def take(self, some: Iterable[Account]) -> None:
        for one in some:
            self._games[one.number] = msgspec.structs.replace(
                one,
                record="",
                micros=(),
                **{name: self._shared(getattr(one, name)) for name in SHARED},
            )

    def _shared(self, told: tuple[msgspec.Struct, ...]) -> tuple[msgspec.Struct, ...]:
        return tuple(self._known.setdefault(one, one) for one in told)

    @property
    def games(self) -> list[Account]:
        """In their order."""
        return [one for _, one in sorted(self._games.items())]
