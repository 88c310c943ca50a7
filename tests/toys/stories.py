"""Short stories at a table of Raid: a position, then what people say and what the die shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Self

from kit.table import ASTRID, Table
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import Document
from ragnatafl.kernel.seats import SEATS, Seat
from toys.raid import GAME, Raid

Cards = Mapping[Seat, str]
THE_BOX: Final = 1
"""The version of the content with its first 16 cards."""


class RaidTable(Table[Raid]):
    """A match of Raid. The die is told, so that a story needs no luck."""

    def rolls(self, face: int) -> Self:
        return self.told_by_chance(f"raid-die {face}")

    def pile(self, zone: str) -> list[str]:
        cards: list[str] = self.match.position()["zones"][zone]
        return cards

    def hand(self, seat: Seat) -> list[str]:
        return self.pile(f"hand {SEATS.write(seat)}")

    def clash(self) -> tuple[str | int, str | int]:
        """The strengths that met last: the attacker's and the defender's."""
        facts = self.facts("clash")
        return facts["attack"], facts["defence"]


def new_raid(
    seats: int = 2, automas: int = 0, source: str = "fast", seed: int | str = 1
) -> RaidTable:
    """A new game with the cards of the box, at its first question."""
    setup = make_setup(GAME, seats, {"automas": automas}, content_version=THE_BOX)
    return RaidTable(Match(setup, seed=seed, source=source))


def given_raid(
    seats: int = 2,
    *,
    hands: Cards | None = None,
    banners: Cards | None = None,
    packs: Cards | None = None,
    warriors: Mapping[Seat, int] | None = None,
    glory: Mapping[Seat, int] | None = None,
    turn: Seat = ASTRID,
    agenda: list[Document] | None = None,
    automas: int = 0,
    source: str = "asked",
    content: int = THE_BOX,
) -> RaidTable:
    """A table in the middle of a game; all cards that are not named are in the deck.

    It has the cards of the box, unless another version of the content is named.
    """
    piles = {
        f"{name} {SEATS.write(seat)}": cards.split()
        for name, given in (("hand", hands), ("banner", banners), ("pack", packs))
        for seat, cards in (given or {}).items()
    }
    document: Document = {
        "ragnatafl": "position",
        "game": "raid",
        "seats": seats,
        "options": {"automas": automas},
        "content_version": content,
        "chance": {"source": source},
        "agenda": agenda or [{"step": "next-turn", "seat": SEATS.write(turn)}],
        "zones": piles,
        "table": {
            "warriors": [(warriors or {}).get(Seat(seat), 3) for seat in range(seats)],
            "glory": [(glory or {}).get(Seat(seat), 0) for seat in range(seats)],
        },
    }
    setup = make_setup(GAME, seats, {"automas": automas}, content_version=content)
    return RaidTable(Match(setup, seed=1, source=source, start=document))
