"""What a person wants of talk: whom to read nothing of, or to read and write nothing at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ragnatafl.table.storage.people import People

MUTED: Final = "muted"
TALK: Final = "talk"
"""Under these names it is kept among what the person wants."""
MOST_MUTED: Final = 200


class Wishes(NamedTuple):
    """Of one person."""

    on: bool = True
    muted: Mapping[str, str] = {}  # never changed in its place
    """By their marks, what they were called then."""
    name: str = ""
    """What the club calls the person."""


def wishes_of(people: People, who: str) -> Wishes:
    """As they were kept; strangers have none."""
    found = people.find(who) if who else None
    if found is None:
        return Wishes()
    on, muted = _part(found.data, TALK).get("on", True), _part(found.data, MUTED)
    return Wishes(bool(on), {mark: str(name) for mark, name in muted.items()}, found.name)


def _part(data: dict[str, Any], name: str) -> dict[str, Any]:  # Any: JSON that parts wrote
    part = data.get(name)
    return part if isinstance(part, dict) else {}


def keep_wishes(people: People, who: str, wishes: Wishes) -> None:
    """For the next visit."""
    people.meet(who)
    people.keep(who, TALK, {"on": wishes.on})
    people.keep(who, MUTED, dict(wishes.muted))
