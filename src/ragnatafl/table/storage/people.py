"""People: who comes to the tables, by an id that seats hold; a table beside the events.

A browser is a person from its first visit; the id is the holder of `places`. What a person wants
(settings, quiet hours, ...) lies in `data`, each part under a name of its own.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ragnatafl.table.storage.events import Data, Store
from ragnatafl.table.storage.statements import Statements

AT_ONCE: Final = 400
"""So many are asked for in one statement."""
PERSON: Final = "person"
BOT: Final = "bot"
"""A program that somebody wrote and lets play."""
ALIAS: Final = "alias"
"""Somebody who turned out to be another person, whose id is in `data`."""
GONE: Final = "gone"
"""Somebody who left: nothing but the id is known."""
_COLUMNS: Final = "id, at, seen, kind, name, language, data"
_FIND: Final = f"SELECT {_COLUMNS} FROM people WHERE id = :id"
_MEET: Final = f"""
    INSERT INTO people ({_COLUMNS}) VALUES (:id, :at, :at, :kind, :name, :language, '{{}}')
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen,
        name = CASE WHEN people.name = '' THEN excluded.name ELSE people.name END
    RETURNING {_COLUMNS}
"""
_NAMES: Final = "SELECT id, name FROM people WHERE id IN ({})"
_CALL: Final = "UPDATE people SET name = :name WHERE id = :id"
_SPEAK: Final = "UPDATE people SET language = :language WHERE id = :id"
_BECOME: Final = f"""
    INSERT INTO people ({_COLUMNS}) VALUES (:id, :at, :at, :kind, '', '', :data)
    ON CONFLICT (id) DO UPDATE
    SET seen = excluded.seen, kind = excluded.kind, name = '', language = '', data = excluded.data
"""
_CHANGED: Final = f"""
    SELECT {_COLUMNS} FROM people WHERE kind = '{ALIAS}' AND seen > :since
    UNION ALL SELECT {_COLUMNS} FROM people WHERE kind = '{GONE}' AND seen > :since
    UNION ALL SELECT {_COLUMNS} FROM people WHERE kind = '{BOT}' AND seen > :since
"""
_KEEP: Final = "UPDATE people SET data = :data WHERE id = :id AND data = :was RETURNING id"


class Person(NamedTuple):
    """Somebody, as the club knows them."""

    id: str
    at: float
    """Of the first visit;"""
    seen: float
    """and of the last."""
    kind: str
    name: str
    language: str
    data: Data


class People:
    """The people in a store. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._run = Statements(store).run
        self._clock = clock

    def find(self, who: str) -> Person | None:
        return next((_person(row) for row in self._run(_FIND, id=who)), None)

    def meet(self, who: str, name: str = "", language: str = "en", kind: str = PERSON) -> Person:
        """Somebody is here: known from now on, or seen again."""
        values = {"kind": kind, "name": name, "language": language}
        (row,) = self._run(_MEET, id=who, at=self._clock(), **values)
        return _person(row)

    def names(self, whom: Sequence[str]) -> dict[str, str]:
        """What these are called, as far as they have said so."""
        found: dict[str, str] = {}
        for begin in range(0, len(whom), AT_ONCE):
            some = {f"id{n}": who for n, who in enumerate(whom[begin : begin + AT_ONCE])}
            listed = ", ".join(f":{name}" for name in some)
            found |= {who: name for who, name in self._run(_NAMES.format(listed), **some) if name}
        return found

    def call(self, who: str, name: str) -> None:
        """They are called so from now on."""
        self._run(_CALL, id=who, name=name)

    def speak(self, who: str, language: str) -> None:
        self._run(_SPEAK, id=who, language=language)

    def keep(self, who: str, part: str, what: Data) -> bool:
        """Keep a part of what somebody wants; nobody else's change is lost. False for strangers."""
        while True:
            rows = self._run(_FIND, id=who)
            if not rows:
                return False
            was = rows[0][-1]
            data = msgspec.json.encode({**_read(was), part: what}).decode()
            if self._run(_KEEP, id=who, data=data, was=was):
                return True

    def be(self, who: str, other: str) -> None:
        """They are somebody who is known already: what was theirs is that person's now."""
        data = msgspec.json.encode({"of": other}).decode()
        self._run(_BECOME, id=who, at=self._clock(), kind=ALIAS, data=data)

    def forget(self, who: str) -> None:
        """They leave: name, language and all they wanted are gone."""
        self._run(_BECOME, id=who, at=self._clock(), kind=GONE, data="{}")

    def changed(self, since: float) -> list[Person]:
        """Who is an alias or gone since then, and which bots were seen."""
        return [_person(row) for row in self._run(_CHANGED, since=since)]


def _person(row: tuple[Any, ...]) -> Person:  # Any: what the columns hold
    who, at, seen, kind, name, language, data = row
    return Person(who, at, seen, kind, name, language, _read(data))


def _read(data: str) -> Data:
    return msgspec.json.decode(data, type=dict[str, Any])
