"""How a game came out: who played what, who was where, and whether it counts for ratings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal

import msgspec

from ragnatafl.kernel.seats import Seat

BOT: Final = "bot:"
"""In front of the level of a bot of ours; people and their own programs are known by their ids."""
AUTOMA: Final = "automa"

Left = Literal["", "resigned", "away"]
"""How somebody left before the end, if they did."""
Unrated = Literal["", "board", "lesson", "start", "pack", "alike", "nobody", "undone"]
"""Why a game does not count: told beside a board, a first game with a coach, begun from a position,
with a box of one's own, one player at several seats or no two players, a seat where nobody sat,
something taken back that only who plays alone may take back."""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat, and how that came out."""

    player: str
    """The id of a person, `bot:karl`, or `automa`."""
    name: str
    """As it was called then."""
    rank: int
    """1 for who won; alike for who is alike."""
    points: int
    plays: str = ""
    """The id of the hero, in a game that has some."""
    left: Left = ""

    @property
    def is_person(self) -> bool:
        return self.player != AUTOMA and not self.player.startswith(BOT)

    @property
    def won(self) -> bool:
        return self.rank == 1


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game came out."""

    room: str
    game: str
    opened: float
    ended: float
    rule: str
    """By which it ended; empty if somebody gave up."""
    choices: int
    players: tuple[Player, ...]
    options: dict[str, object] = {}
    unrated: Unrated = ""

    @property
    def seats(self) -> int:
        return len(self.players)

    def seats_of(self, player: str) -> list[Seat]:
        return [Seat(s) for s, one in enumerate(self.players) if one.player == player]


def ranks(winners: Collection[Seat], points: Sequence[int], left: Collection[Seat]) -> list[int]:
    """By seat its place: who won is first, then by points; who left is last.

    >>> ranks({Seat(2)}, (9, 4, 7, 9), left={Seat(3)})
    [2, 3, 1, 4]
    >>> ranks({Seat(0), Seat(1)}, (5, 5, 1), left=())
    [1, 1, 3]
    """
    standing = [
        (seat not in winners, seat in left and seat not in winners, -points[seat])
        for seat in map(Seat, range(len(points)))
    ]
    tied = [one[:1] if not one[0] else one for one in standing]  # winners are alike
    return [1 + sum(other < one for other in tied) for one in tied]


def why_unrated(players: Sequence[str], undone: bool) -> Unrated:
    """Why such a company is not rated: one player is not compared with itself.

    Several bots of one level may play, and several automas; a person sits once.
    """
    people = [one for one in players if one != AUTOMA and not one.startswith(BOT)]
    if "" in people:
        return "nobody"
    if len(set(people)) < len(people) or len(set(players)) < 2 or not people:
        return "alike"
    return "undone" if undone and len(people) == 1 else ""
