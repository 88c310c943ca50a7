"""Alerts: what people are told, what each of them wants to be told, and when."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from ragnatafl.kernel.codecs import bad

Data = dict[str, Any]  # Any: JSON that we wrote ourselves
Wanted = Literal["turn", "over", "invited", "paired"]
"""It is their turn; the game is over; they are invited to a table; they are paired in a
tournament."""
Kind = Wanted | Literal["test", "confirm"]
"""Besides: they want to see whether it works; they are to say that an address is theirs."""
WANTED: Final[tuple[Wanted, ...]] = get_args(Wanted)
MOST_TABLES: Final = 200
"""Tables of which somebody wants to hear otherwise than usual."""
A_DAY: Final = 24 * 60
_TIME: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")


def new_name() -> str:
    """Of a bundle: letters that stand in every head as they are, and 32 of them at most."""
    return secrets.token_urlsafe(24)


def clean(text: str) -> str:
    """One line without signs that hide, turn or break it.

    >>> clean("Bjorn\\r\\nBcc: all\\u202egnol")
    'Bjorn Bcc: all gnol'
    """
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())


class Line(NamedTuple):
    """One thing that is told, and where it leads."""

    kind: str
    text: str
    path: str


class Message(NamedTuple):
    """What is sent to one channel: one or several alerts, in the person's language."""

    key: str
    """The same however often it is sent."""
    title: str
    lines: tuple[Line, ...]
    more: str
    """What stands below: how to hear no more of this."""
    base: str
    """What stands before the paths; empty where a browser knows."""
    at: float
    language: str

    @property
    def path(self) -> str:
        """Where one goes by a tap: to the table, or to all of one's tables."""
        return self.lines[0].path if len(self.lines) == 1 else "/"

    @property
    def link(self) -> str:
        return self.base + self.path

    @property
    def text(self) -> str:
        """All lines, each with its link."""
        return "\n".join(f"{line.text}\n{self.base}{line.path}" for line in self.lines)


class Wishes(msgspec.Struct, kw_only=True):
    """What somebody wants to be told, and when not."""

    off: list[Wanted] = []
    """What they do not want to hear."""
    quiet: Annotated[list[int], msgspec.Meta(max_length=2)] = []
    """From which minute of the day to which they are left alone; empty: never."""
    zone: str = "UTC"
    tables: dict[str, bool] = {}
    """Tables of which they want to hear, or not, whatever is usual."""

    @classmethod
    def of(cls, data: Data) -> Wishes:
        """As they were kept; what cannot be read is as usual."""
        try:
            return msgspec.convert(data.get("alerts", {}), cls)
        except msgspec.ValidationError:
            return cls()

    @property
    def data(self) -> Data:
        kept: Data = msgspec.to_builtins(self)
        return kept

    def wants(self, kind: str, room: str) -> bool:
        """Of a table they may want to hear nothing, or what they do not hear of others.

        >>> Wishes(off=["turn"], tables={"a": True}).wants("turn", "a")
        True
        """
        if kind not in WANTED:
            return True
        if room in self.tables and kind in ("turn", "over"):
            return self.tables[room]
        return kind not in self.off

    def with_table(self, room: str, on: bool) -> Wishes:
        """From now on so; of tables long ago nothing is known any more."""
        others = {name: said for name, said in self.tables.items() if name != room}
        kept = list(others.items())[-MOST_TABLES + 1 :]
        return msgspec.structs.replace(self, tables=dict([*kept, (room, on)]))

    def wakes(self, now: float) -> float:
        """From when on they may be told: now, or when the quiet hours end.

        >>> night = Wishes(quiet=[22 * 60, 7 * 60], zone="Europe/Kyiv")
        >>> at = datetime(2026, 11, 18, 1, 30, tzinfo=ZoneInfo("Europe/Kyiv")).timestamp()
        >>> str(datetime.fromtimestamp(night.wakes(at), ZoneInfo("Europe/Kyiv")))
        '2026-11-18 07:00:00+02:00'
        >>> night.wakes(at + 6 * 3600) == at + 6 * 3600
        True
        """
        if len(self.quiet) != 2:
            return now
        begins, ends = self.quiet
        local = datetime.fromtimestamp(now, zone_of(self.zone))
        minute = local.hour * 60 + local.minute
        if (minute - begins) % A_DAY >= (ends - begins) % A_DAY:
            return now
        day = local.date() + timedelta(days=minute >= ends)
        end = datetime(day.year, day.month, day.day, ends // 60, ends % 60, tzinfo=local.tzinfo)
        return max(now, end.timestamp())


def zone_of(name: str) -> tzinfo:
    """By its name; what is none is told by the time of the world."""
    return ZoneInfo(name) if name in available_timezones() else UTC


def minute_of(text: str, field: str) -> int:
    """A time of the day, as forms have it."""
    read = _TIME.fullmatch(text)
    if read is None:
        raise bad(f"{field}: '{text[:20]}' is no time as in 22:30", "alert-time", told=text[:20])
    return int(read[1]) * 60 + int(read[2])


def wishes_in(form: Mapping[str, str], before: Wishes) -> Wishes:
    """What a form says, in place of what was wanted before."""
    zone = form.get("zone", before.zone)
    if zone not in available_timezones():
        line = f"zone: '{zone[:40]}' is no time zone as in Europe/Kyiv"
        raise bad(line, "alert-zone", told=zone[:40])
    hours = [form.get("quiet-from", ""), form.get("quiet-to", "")]
    quiet = [minute_of(text, "quiet") for text in hours] if "quiet" in form else []
    off = [kind for kind in WANTED if f"want-{kind}" not in form]
    return msgspec.structs.replace(before, off=off, quiet=quiet, zone=zone)
