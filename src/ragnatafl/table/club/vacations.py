"""Vacations: days on which clocks of days do not run against somebody.

They are days of UTC, said before they begin: a vacation is no way to get time back that has passed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final  # Any: JSON that lies with a person

import msgspec

from ragnatafl.kernel.codecs import bad
from ragnatafl.table.club.clocks import Span, merged

MOST_DAYS: Final = 35
"""In one year of the calendar."""
FARTHEST: Final = 400
"""So many days ahead a vacation may be said."""
_DAY: Final = timedelta(days=1)


class Vacation(msgspec.Struct, frozen=True, order=True):
    """From the first to the last day."""

    first: date
    last: date


def vacations_in(kept: Mapping[str, Any] | None) -> tuple[Vacation, ...]:
    """What somebody has said, as it is kept with them; nothing if it cannot be read."""
    try:
        return tuple(msgspec.convert((kept or {}).get("spans", []), list[Vacation]))
    except msgspec.ValidationError:
        return ()


def spans_of(kept: Mapping[str, Any] | None) -> tuple[Span, ...]:
    """The same in seconds."""
    return merged((_begins(one.first), _begins(one.last + _DAY)) for one in vacations_in(kept))


def _begins(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def days_used(known: Iterable[Vacation], year: int) -> int:
    """How many days of a year are said."""
    return len({day for one in known for day in _days(one) if day.year == year})


def _days(one: Vacation) -> list[date]:
    return [one.first + _DAY * more for more in range((one.last - one.first).days + 1)]


def with_more(known: tuple[Vacation, ...], first: date, last: date, today: date) -> list[Vacation]:
    """The vacations with another one; BadInput says what is wrong with it."""
    if last < first:
        raise bad("vacation: it ends before it begins", "vacation-order")
    if first <= today:
        raise bad("vacation: it can begin tomorrow at the earliest", "vacation-past")
    if last > today + _DAY * FARTHEST:
        line = f"vacation: it is more than {FARTHEST} days ahead"
        raise bad(line, "vacation-far", most=FARTHEST)
    found = sorted({*known, Vacation(first, last)})
    for year in range(first.year, last.year + 1):
        days = days_used(found, year)
        if days > MOST_DAYS:
            line = f"vacation: {days} days in {year}; {MOST_DAYS} at most"
            raise bad(line, "vacation-long", told=days, year=str(year), most=MOST_DAYS)
    return found


def without(known: tuple[Vacation, ...], first: date, today: date) -> list[Vacation]:
    """The vacations without the one that begins then; of one that has begun, the days up to today
    stay."""
    others = [one for one in known if one.first != first]
    begun = [one for one in known if one.first == first <= today]
    return sorted((*others, *(Vacation(first, min(one.last, today)) for one in begun)))
