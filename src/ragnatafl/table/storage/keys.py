"""Keys: what leads to a person, by its hash; a table beside the events.

The cookies of browsers, links and codes that work once, passkeys, tokens of programs. None of them
can be read here: who has the store cannot sign in with what stands there. A key that ended is kept
for a while, so that whoever comes with it learns what is wrong; the first key of a person, whose
hash is the person's id, for ever, or an old copy of it would open again.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final, Literal, NamedTuple

import msgspec

from ragnatafl.table.storage.events import Data, Store
from ragnatafl.table.storage.statements import Statements

Kind = Literal[
    "browser", "move", "recovery", "mail", "address", "confirm", "passkey", "challenge", "token",
    "gone",
]  # fmt: skip
FOR_EVER: Final = 1e12
"""Seconds, as clocks count: longer than anybody plays."""
_COLUMNS: Final = "hash, person, kind, device, at, seen, renewed, until, data"
_FIND: Final = f"SELECT {_COLUMNS} FROM keys WHERE hash = :hash"
_OF: Final = f"SELECT {_COLUMNS} FROM keys WHERE person = :person AND until > :now ORDER BY at"
_ADD: Final = f"""
    INSERT INTO keys ({_COLUMNS})
    VALUES (:hash, :person, :kind, :device, :at, :seen, 0, :until, :data)
    ON CONFLICT DO NOTHING RETURNING hash
"""
_RETIRE: Final = """
    UPDATE keys SET until = CASE WHEN seen = 0 THEN :now ELSE :until END
    WHERE device = :device AND kind = 'browser' AND hash <> :hash AND until > :until
"""
_SPEND: Final = "UPDATE keys SET seen = :now, until = :now WHERE hash = :hash AND seen = 0"
_SEE: Final = "UPDATE keys SET seen = :now WHERE hash = :hash"
_RENEW: Final = """
    UPDATE keys SET renewed = :now
    WHERE hash = :hash AND renewed < :before AND until > :now RETURNING person, device, data
"""
_TAKE: Final = f"""
    UPDATE keys SET seen = :now, until = :now
    WHERE hash = :hash AND kind = :kind AND until > :now RETURNING {_COLUMNS}
"""
_NOTE: Final = "UPDATE keys SET data = :data, seen = :now WHERE hash = :hash"
_END: Final = """
    UPDATE keys SET until = :now
    WHERE person = :person AND kind = :kind AND device = :device AND until > :now RETURNING hash
"""
_END_KIND: Final = """
    UPDATE keys SET until = :now
    WHERE person = :person AND kind = :kind AND until > :now RETURNING hash
"""
_END_ALL: Final = "UPDATE keys SET until = :now, data = '{}' WHERE person = :person RETURNING hash"
_BURY: Final = f"""
    INSERT INTO keys ({_COLUMNS}) VALUES (:hash, :hash, 'gone', '', :now, :now, 0, :now, '{{}}')
    ON CONFLICT (hash) DO UPDATE SET kind = 'gone', device = '', until = :now, data = '{{}}'
"""
_ENDED: Final = "SELECT hash FROM keys WHERE until > :since AND until <= :now"
_COUNT: Final = """
    SELECT COUNT(*) FROM keys WHERE person = :person AND kind = :kind AND at > :since
"""
_PUT: Final = f"""
    INSERT INTO keys ({_COLUMNS}) VALUES (:hash, :person, :kind, '', :at, 0, 0, :until, '{{}}')
    ON CONFLICT (hash) DO UPDATE SET person = :person, at = :at, seen = 0, until = :until
"""
_END_DEVICE: Final = """
    UPDATE keys SET until = :now WHERE device = :device AND kind = 'browser' AND until > :now
"""
_PURGE: Final = """
    DELETE FROM keys WHERE until < :before
    AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = keys.hash)
"""
_SECRET: Final = "SELECT value FROM secrets WHERE name = :name"
_KEEP_SECRET: Final = """
    INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING
"""


class Key(NamedTuple):
    """What leads to somebody."""

    hash: str
    person: str
    kind: Kind
    device: str
    """Of a cookie: the same for all that follow each other in one browser."""
    at: float
    seen: float
    """When it was used last, or so; 0 if it never was."""
    renewed: float
    """When another one was given out in its place."""
    until: float
    data: Data


def hash_of(key: str) -> str:
    """What the store has of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


class Keys:
    """The keys in a store. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def find(self, hash_: str) -> Key | None:
        return next(map(_key, self._run(_FIND, hash=hash_)), None)

    def of(self, person: str, now: float) -> list[Key]:
        """All that are good, from the oldest on."""
        return [_key(row) for row in self._run(_OF, person=person, now=now)]

    def add(
        self, hash_: str, person: str, kind: Kind, at: float, *, device: str = "",
        until: float = FOR_EVER, seen: float = 0.0, data: Data | None = None,
    ) -> bool:  # fmt: skip
        """A new key; False if it is there already."""
        values: dict[str, object] = {"hash": hash_, "person": person, "kind": kind, "at": at}
        more = {"device": device, "until": until, "seen": seen, "data": _written(data or {})}
        return bool(self._run(_ADD, **values, **more))

    def use(self, key: Key, now: float, grace: float) -> None:
        """It is used: from its first use on those before it in the same browser are good for a
        short while only, others that nobody used not at all, and what it was given for is used up.
        Done in this order it may be done again."""
        if not key.seen and key.kind == "browser" and key.until == FOR_EVER:
            self._run(_RETIRE, device=key.device, hash=key.hash, now=now, until=now + grace)
            self._run(_SPEND, hash=key.data.get("by", ""), now=now)
        self._run(_SEE, hash=key.hash, now=now)

    def renew(self, hash_: str, new: str, now: float, pause: float) -> bool:
        """Another key for the same browser; False if one was given out within this pause, so that
        of all who ask at once one gets it."""
        for person, device, data in self._run(_RENEW, hash=hash_, now=now, before=now - pause):
            return self.add(new, person, "browser", now, device=device, data=_read(data))
        return False

    def take(self, hash_: str, kind: Kind, now: float) -> Key | None:
        """What works once is used up; None if it is not there, or is used or old."""
        return next(map(_key, self._run(_TAKE, hash=hash_, kind=kind, now=now)), None)

    def note(self, hash_: str, data: Data, now: float) -> None:
        self._run(_NOTE, hash=hash_, data=_written(data), now=now)

    def end(self, person: str, kind: Kind, device: str, now: float) -> list[str]:
        """The keys of one device are not good any more; by their hashes."""
        rows = self._run(_END, person=person, kind=kind, device=device, now=now)
        return [row[0] for row in rows]

    def end_kind(self, person: str, kind: Kind, now: float) -> list[str]:
        return [row[0] for row in self._run(_END_KIND, person=person, kind=kind, now=now)]

    def end_device(self, device: str, now: float) -> None:
        """A browser has another key now, of whomever."""
        self._run(_END_DEVICE, device=device, now=now)

    def put(self, hash_: str, person: str, kind: Kind, at: float) -> None:
        """A key that leads to somebody from now on, whomever it led to before."""
        self._run(_PUT, hash=hash_, person=person, kind=kind, at=at, until=FOR_EVER)

    def end_all(self, person: str, now: float) -> list[str]:
        """Nothing leads to them any more, nor does the store know of what it was."""
        ended = [row[0] for row in self._run(_END_ALL, person=person, now=now)]
        self._run(_BURY, hash=person, now=now)
        return [*ended, person]

    def bury(self, hash_: str, now: float) -> None:
        """This key, whether it was known or not, opens nothing from now on."""
        self._run(_BURY, hash=hash_, now=now)

    def ended(self, since: float, now: float) -> list[str]:
        return [row[0] for row in self._run(_ENDED, since=since, now=now)]

    def count(self, person: str, kind: Kind, since: float) -> int:
        """How many of a kind somebody was given since then."""
        ((count,),) = self._run(_COUNT, person=person, kind=kind, since=since)
        return int(count)

    def purge(self, before: float) -> None:
        """Those that ended long ago; but for first keys, by which somebody has an id."""
        self._run(_PURGE, before=before)

    def secret(self, name: str) -> str:
        """What all processes of this store sign with; made when it is first asked for."""
        found = self._run(_SECRET, name=name)
        if not found:
            self._run(_KEEP_SECRET, name=name, value=secrets.token_hex(32))
            found = self._run(_SECRET, name=name)
        value: str = found[0][0]
        return value


def _key(row: tuple[Any, ...]) -> Key:  # Any: what the columns hold
    *columns, data = row
    return Key._make((*columns, _read(data)))


def _read(data: str) -> Data:
    return msgspec.json.decode(data, type=dict[str, Any])


def _written(data: Data) -> str:
    return msgspec.json.encode(data).decode()
