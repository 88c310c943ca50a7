"""Seats that bots play for their people: who let them, and what goes back with the seat."""

from __future__ import annotations

from typing import Any, NamedTuple

from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.storage import Data


class Handed(NamedTuple):
    """A seat that a bot plays for its person."""

    by: Seat
    """Who let it; its own person, or another."""
    choices: int
    """So many had been made at the table."""


class Handing:
    """Of one table: the seats that are handed to bots, and what those chose."""

    def __init__(self) -> None:
        self._handed: dict[Seat, Handed] = {}
        self._played: dict[Seat, set[int]] = {}
        self._opened = 0
        """So many choices had been made when sealed answers were opened last."""

    def handed(self, seat: Seat) -> Handed | None:
        return self._handed.get(seat)

    def played(self, seat: Seat) -> set[int]:
        """The numbers of the choices that a bot made for the person of a seat."""
        return self._played.get(seat, set())

    # Any: a match of whichever game
    def left_without_bot(self, match: Match[Any], seat: Seat) -> int:
        """How many choices are left when the last ones are taken back that a bot made for this
        seat: up to one that showed something or drew chance, another seat's answer, or answers
        that were sealed and lie open now.

        Who let the bot play on their own seat cannot undo more by that than by hand.
        """
        handed, left = self._handed.get(seat), len(match.lines)
        if handed is None:
            return left
        may = ("",) if handed.by == seat else ("", "answered")
        while left > max(handed.choices, self._opened):
            last = match.lines[left - 1]
            if last.seat != seat or last.final not in may:
                break
            left -= 1
        return left

    # As it was stored

    def hand(self, data: Data, choices: int) -> None:
        """A seat is handed to a bot, after so many choices, or given back."""
        seat = Seat(data["seat"])
        self._handed.pop(seat, None)
        if data["by_bot"]:
            self._handed[seat] = Handed(Seat(data.get("by", seat)), choices)

    def note(self, seat: Seat, choices: int, opens: bool) -> None:
        """A choice was made, after so many others; it `opens` answers that were sealed."""
        if opens:
            self._opened = choices + 1
        if seat in self._handed:
            self._played.setdefault(seat, set()).add(choices)

    def back_to(self, choices: int) -> None:
        """Something was taken back: so many choices are left."""
        self._opened = min(self._opened, choices)
        for numbers in self._played.values():
            numbers -= {number for number in numbers if number >= choices}
