"""Alerts: by which channels people are told, what is still to be told, and how far was looked.

A row of the outbox is one alert for one channel. It is put once (its key says which alert it is),
bundled with others of that channel when it is due, and from then on sent under the name of its
bundle, however often: whoever receives it twice knows by that.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec

from ragnatafl.table.storage.events import Data, Store
from ragnatafl.table.storage.statements import Statements

PUT: Final = "put"
"""It waits until it is due;"""
SENDING: Final = "sending"
"""somebody has it in hand, until `due`;"""
AGAIN: Final = "again"
"""it could not be sent and is tried again when it is due;"""
SENT: Final = "sent"
"""it is out, and the person has not been there since;"""
SEEN: Final = "seen"
"""the person has been there;"""
DROPPED: Final = "dropped"
"""nobody is told any more."""

_COLUMNS: Final = "key, person, channel, room, kind, put, due, tries, state, bundle, data"
_UNSENT: Final = f"('{PUT}', '{SENDING}', '{AGAIN}')"
_OPEN: Final = f"('{PUT}', '{SENDING}', '{AGAIN}', '{SENT}')"


class Channel(NamedTuple):
    """A way by which somebody is told."""

    id: str
    person: str
    kind: str
    at: float
    data: Data


class Letter(NamedTuple):
    """An alert for one channel, as it lies in the outbox."""

    key: str
    person: str
    channel: str
    room: str
    kind: str
    put: float
    due: float
    tries: int
    state: str
    bundle: str
    data: Data


class Due(NamedTuple):
    """Something can be sent by this channel: what is new there, or a bundle once more."""

    channel: str
    bundle: str


class Channels:
    """The channels of all people. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def add(self, channel: Channel) -> None:
        """A new one; or one that was there is another person's now, or works again."""
        self._run(
            "INSERT INTO channels (id, person, kind, at, data)"
            " VALUES (:id, :person, :kind, :at, :data)"
            " ON CONFLICT (id) DO UPDATE SET person = excluded.person, at = excluded.at,"
            " data = excluded.data",
            **channel._asdict() | {"data": _written(channel.data)},
        )

    def find(self, name: str) -> Channel | None:
        rows = self._run("SELECT id, person, kind, at, data FROM channels WHERE id = :id", id=name)
        return next(map(_channel, rows), None)

    def of(self, person: str) -> list[Channel]:
        rows = self._run(
            "SELECT id, person, kind, at, data FROM channels WHERE person = :person ORDER BY at",
            person=person,
        )
        return list(map(_channel, rows))

    def of_all(self, people: Iterable[str]) -> list[Channel]:
        """Those of several people."""
        named = {f"who{number}": person for number, person in enumerate(sorted(set(people)))}
        if not named:
            return []
        listed = ", ".join(f":{name}" for name in named)
        rows = self._run(
            f"SELECT id, person, kind, at, data FROM channels WHERE person IN ({listed})"
            " ORDER BY at",
            **named,
        )
        return list(map(_channel, rows))

    def any(self) -> bool:
        return bool(self._run("SELECT 1 FROM channels LIMIT 1"))

    def note(self, name: str, data: Data) -> None:
        """What is known of it from now on."""
        self._run("UPDATE channels SET data = :data WHERE id = :id", id=name, data=_written(data))

    def remove(self, name: str, person: str) -> bool:
        """One's own; nobody removes another's."""
        rows = self._run(
            "DELETE FROM channels WHERE id = :id AND person = :person RETURNING id",
            id=name, person=person,
        )  # fmt: skip
        return bool(rows)


class Outbox:
    """What is to be told and what was. Calls wait until they are done; any thread may make them."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._run = Statements(store).run
        self._clock = clock

    def put(
        self,
        key: str,
        channel: Channel,
        room: str,
        kind: str,
        data: Data,
        *,
        pause: float = 0.0,
        alone: str = "",
        seen: bool = False,
    ) -> bool:
        """Once only: False if it was put before. It is due after a pause, with what else comes
        meanwhile; or at once and under this name, `alone`. `seen`: they know it already."""
        state, now = SEEN if seen else AGAIN if alone else PUT, self._clock()
        rows = self._run(
            f"INSERT INTO outbox ({_COLUMNS}) VALUES (:key, :person, :channel, :room, :kind, :put,"
            " :due, 0, :state, :bundle, :data) ON CONFLICT DO NOTHING RETURNING key",
            key=key, person=channel.person, channel=channel.id, room=room, kind=kind, put=now,
            due=now + pause, state=state, bundle=alone, data=_written(data),
        )  # fmt: skip
        return bool(rows)

    def open(self, room: str) -> list[Letter]:
        """What was told of a room or is about to be, to people who have not been there since."""
        rows = self._run(
            f"SELECT {_COLUMNS} FROM outbox WHERE room = :room AND state IN {_OPEN}"
            " ORDER BY put, key",
            room=room,
        )
        return list(map(_letter, rows))

    def seen(self, person: str, room: str) -> None:
        """They are there: what was to be told of it need not be."""
        self._run(
            f"UPDATE outbox SET state = '{SEEN}'"
            f" WHERE person = :person AND room = :room AND state IN {_OPEN}",
            person=person, room=room,
        )  # fmt: skip

    def drop(self, key: str) -> None:
        """It is not so any more; what is sent is sent."""
        self._run(
            f"UPDATE outbox SET state = '{DROPPED}' WHERE key = :key AND state IN {_UNSENT}",
            key=key,
        )

    def drop_all(self, channel: str) -> None:
        """Nothing goes there any more."""
        self._run(
            f"UPDATE outbox SET state = '{DROPPED}'"
            f" WHERE channel = :channel AND state IN {_UNSENT}",
            channel=channel,
        )

    # Sending

    def due(self, most: int) -> list[Due]:
        """What can be sent now, the earliest first."""
        rows = self._run(
            "SELECT channel, bundle, min(due) AS first FROM outbox"
            f" WHERE state IN {_UNSENT} AND due <= :now"
            " GROUP BY channel, bundle ORDER BY first LIMIT :most",
            now=self._clock(), most=most,
        )  # fmt: skip
        return [Due(channel, bundle) for channel, bundle, _ in rows]

    def put_off(self, channel: str, due: float) -> None:
        """Nothing new goes there before."""
        self._run(
            "UPDATE outbox SET due = :due"
            f" WHERE channel = :channel AND state = '{PUT}' AND due < :due",
            channel=channel, due=due,
        )  # fmt: skip

    def hurry(self, person: str) -> None:
        """Whoever wants something else now is asked anew when things are due."""
        self._run(
            f"UPDATE outbox SET due = :now WHERE person = :person AND state = '{PUT}'"
            " AND due > :now",
            person=person, now=self._clock(),
        )  # fmt: skip

    def bundle(self, channel: str, name: str, until: float) -> list[Letter]:
        """All that is new for a channel, in hand until then under this name; none if somebody else
        was faster."""
        rows = self._run(
            f"UPDATE outbox SET state = '{SENDING}', bundle = :name, due = :until"
            f" WHERE channel = :channel AND state = '{PUT}' RETURNING {_COLUMNS}",
            channel=channel, name=name, until=until,
        )  # fmt: skip
        return _in_order(rows)

    def again(self, bundle: str, until: float) -> list[Letter]:
        """A bundle once more, in hand until then; none if somebody else was faster."""
        rows = self._run(
            f"UPDATE outbox SET state = '{SENDING}', due = :until WHERE bundle = :bundle"
            f" AND state IN ('{SENDING}', '{AGAIN}') AND due <= :now RETURNING {_COLUMNS}",
            bundle=bundle, until=until, now=self._clock(),
        )  # fmt: skip
        return _in_order(rows)

    def sent(self, bundle: str) -> None:
        self._run(
            f"UPDATE outbox SET state = '{SENT}' WHERE bundle = :bundle AND state = '{SENDING}'",
            bundle=bundle,
        )

    def failed(self, bundle: str, due: float) -> None:
        """It is tried again then."""
        self._run(
            f"UPDATE outbox SET state = '{AGAIN}', tries = tries + 1, due = :due"
            f" WHERE bundle = :bundle AND state = '{SENDING}'",
            bundle=bundle, due=due,
        )  # fmt: skip

    def release(self) -> None:
        """What another process had in hand that is certainly no more: it can be sent at once."""
        self._run(
            f"UPDATE outbox SET due = :now WHERE state = '{SENDING}' AND due > :now",
            now=self._clock(),
        )

    def forget(self, before: float) -> None:
        """What was put before then and is done with."""
        self._run(
            f"DELETE FROM outbox WHERE put < :before AND state NOT IN {_UNSENT}", before=before
        )


class Kept:
    """What a server made up once, and all processes of a store share."""

    def __init__(self, store: Store) -> None:
        self._run = Statements(store).run

    def once(self, name: str, make: Callable[[], str]) -> str:
        """As it was made first, by whomever."""
        if not self._run("SELECT 1 FROM kept WHERE name = :name", name=name):
            self._run(
                "INSERT INTO kept (name, data) VALUES (:name, :data) ON CONFLICT DO NOTHING",
                name=name, data=make(),
            )  # fmt: skip
        ((data,),) = self._run("SELECT data FROM kept WHERE name = :name", name=name)
        return str(data)


def _written(data: Data) -> str:
    return msgspec.json.encode(data).decode()


def _channel(row: tuple[Any, ...]) -> Channel:  # Any: what the columns hold
    *columns, data = row
    return Channel._make((*columns, msgspec.json.decode(data, type=dict[str, Any])))


def _letter(row: tuple[Any, ...]) -> Letter:  # Any: what the columns hold
    *columns, data = row
    return Letter._make((*columns, msgspec.json.decode(data, type=dict[str, Any])))


def _in_order(rows: Iterable[tuple[Any, ...]]) -> list[Letter]:  # Any: what the columns hold
    return sorted(map(_letter, rows), key=lambda letter: (letter.put, letter.key))
