"""The company at the tables: every browser that is connected, and what all at a table are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.settings import Settings
from ragnatafl.table.web.connection import Connection
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

MOST_A_SEAT: Final = 30
"""Tabs of one seat."""


class Company:
    """Who is at which table."""

    def __init__(self) -> None:
        self.most_onlookers = Settings.onlookers_a_table
        self.looked: Callable[[Room], None] = lambda room: None
        """Hears that somebody looks at a table, or no more."""
        self._at: dict[str, list[Connection]] = {}

    def at(self, table: str) -> tuple[Connection, ...]:
        """All who are connected to a table."""
        return tuple(self._at.get(table, ()))

    def counts(self) -> dict[str, int]:
        """By table how many are there; of those where somebody is."""
        return {table: len(here) for table, here in self._at.items()}

    def everybody(self) -> list[Connection]:
        return [one for here in self._at.values() for one in here]

    def comes(self, one: Connection) -> None:
        self._at.setdefault(one.room.name, []).append(one)

    def goes(self, one: Connection) -> None:
        here = self._at[one.room.name]
        here.remove(one)
        if not here:
            del self._at[one.room.name]
            one.room.memory.forget()

    def look_at(self, table: str) -> set[str]:
        """Who sees this table now, by what their seats hold."""
        return {one.holder for one in self.at(table) if one.looks and one.holder}

    def is_crowded(self, one: Connection) -> bool:
        """Are there too many like this one? However many look on, who plays there comes in."""
        alike = sum(other.own_seat == one.own_seat for other in self.at(one.room.name))
        return alike >= (self.most_onlookers if one.own_seat == SPECTATOR else MOST_A_SEAT)

    def is_watched(self, room: Room) -> bool:
        """Is anybody there, besides one person and bots, who could tell how an answer came?"""
        return not room.alone or any(one.own_seat == SPECTATOR for one in self.at(room.name))

    def seen_at(self, room: Room) -> bool:
        """Let a table know who is connected; tells whether that has changed."""
        browsers: dict[Seat, set[str]] = {}
        for one in self.at(room.name):
            one.look_from_own_seat()
            for seat in room.seating.seats_here(one.own_seat):
                browsers.setdefault(seat, set()).add(one.browser)
        browsers.pop(SPECTATOR, None)
        doubled = {seat for seat, machines in browsers.items() if len(machines) > 1}
        if (set(browsers), doubled) == (room.present, room.doubled):
            return False
        room.present, room.doubled = set(browsers), doubled
        room.absence.sees(room.present)
        return True

    # What they are told

    def show(self, room: Room) -> None:
        for one in self.at(room.name):
            one.show()

    def tell_trouble(self, room: Room, fault: str) -> None:
        """It cannot be stored now; or all is well again, if there is no fault."""
        for one in self.at(room.name):
            one.send({"trouble": PageVoice(one.code).line("not-stored") if fault else ""})

    def come_back(self, table: str) -> None:
        """Whoever is there is to connect anew."""
        for one in self.at(table):
            one.come_back()
