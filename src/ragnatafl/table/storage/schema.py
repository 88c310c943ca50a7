"""The tables of the club, beside those of events, orders and packs: the same in either engine.

Columns have types that both engines know. What lies in `events` is the truth of every game; of what
lies here, results and ratings follow from it and can be made anew, people and talk cannot.
"""

from __future__ import annotations

from typing import Final

TABLES: Final[dict[str, tuple[str, ...]]] = {
    # Who comes: a person is known by an id, which seats hold; keys, devices and tokens lead to it.
    "people": (
        "id TEXT PRIMARY KEY",
        "at DOUBLE PRECISION NOT NULL",
        "seen DOUBLE PRECISION NOT NULL",
        "kind TEXT NOT NULL",
        "name TEXT NOT NULL",
        "language TEXT NOT NULL",
        "data TEXT NOT NULL",
    ),
    "keys": (
        "hash TEXT PRIMARY KEY",
        "person TEXT NOT NULL",
        "kind TEXT NOT NULL",
        "device TEXT NOT NULL",
        "at DOUBLE PRECISION NOT NULL",
        "seen DOUBLE PRECISION NOT NULL",
        "renewed DOUBLE PRECISION NOT NULL",
        "until DOUBLE PRECISION NOT NULL",
        "data TEXT NOT NULL",
    ),
    # Where they sit, so that another device finds it; from the events.
    "sat": (
        "person TEXT NOT NULL",
        "room TEXT NOT NULL",
        "at DOUBLE PRECISION NOT NULL",
        "hidden BIGINT NOT NULL",
        "PRIMARY KEY (person, room)",
    ),
    # What the processes of a server share and nobody else knows.
    "secrets": (
        "name TEXT PRIMARY KEY",
        "value TEXT NOT NULL",
    ),
    # How somebody is told that it is their turn, and what is still to be told.
    "channels": (
        "id TEXT PRIMARY KEY",
        "person TEXT NOT NULL",
        "kind TEXT NOT NULL",
        "at DOUBLE PRECISION NOT NULL",
        "data TEXT NOT NULL",
    ),
    "outbox": (
        "key TEXT PRIMARY KEY",
        "person TEXT NOT NULL",
        "channel TEXT NOT NULL",
        "room TEXT NOT NULL",
        "kind TEXT NOT NULL",
        "put DOUBLE PRECISION NOT NULL",
        "due DOUBLE PRECISION NOT NULL",
        "tries BIGINT NOT NULL",
        "state TEXT NOT NULL",
        "bundle TEXT NOT NULL",
        "data TEXT NOT NULL",
    ),
    # What a server made up once and for all processes, as the key by which push services know it.
    "kept": (
        "name TEXT PRIMARY KEY",
        "data TEXT NOT NULL",
    ),
    # While the server was not there no clock ran.
    "outages": (
        "began DOUBLE PRECISION PRIMARY KEY",
        "ended DOUBLE PRECISION NOT NULL",
    ),
    # Where clocks run, and when they have to be looked at next.
    "clocked": (
        "room TEXT PRIMARY KEY",
        "due DOUBLE PRECISION NOT NULL",
    ),
    # Tables that wait for people, and what is said there and in the club.
    "listed": (
        "room TEXT PRIMARY KEY",
        "at DOUBLE PRECISION NOT NULL",
        "state TEXT NOT NULL",
        "data TEXT NOT NULL",
    ),
    "talk": (
        "place TEXT NOT NULL",
        "number BIGINT NOT NULL",
        "at DOUBLE PRECISION NOT NULL",
        "person TEXT NOT NULL",
        "data TEXT NOT NULL",
        "PRIMARY KEY (place, number)",
    ),
    # Games that are over, who played them, and what follows.
    "results": (
        "room TEXT PRIMARY KEY",
        "number BIGINT NOT NULL UNIQUE",
        "ended DOUBLE PRECISION NOT NULL",
        "game TEXT NOT NULL",
        "data TEXT NOT NULL",
    ),
    "played": (
        "room TEXT NOT NULL",
        "seat BIGINT NOT NULL",
        "person TEXT NOT NULL",
        "mark TEXT NOT NULL",
        "PRIMARY KEY (room, seat)",
    ),
    "ratings": (
        "game TEXT NOT NULL",
        "season TEXT NOT NULL",
        "player TEXT NOT NULL",
        "number BIGINT NOT NULL",
        "data TEXT NOT NULL",
        "PRIMARY KEY (game, season, player, number)",
    ),
    "tournaments": (
        "id TEXT NOT NULL",
        "number BIGINT NOT NULL",
        "at DOUBLE PRECISION NOT NULL",
        "kind TEXT NOT NULL",
        "data TEXT NOT NULL",
        "PRIMARY KEY (id, number)",
    ),
    # How far in the events somebody has read who follows them.
    "marks": (
        "name TEXT PRIMARY KEY",
        "value DOUBLE PRECISION NOT NULL",
    ),
}
INDEXES: Final = (
    "CREATE INDEX people_by_kind ON people (kind, seen);",
    "CREATE INDEX keys_by_person ON keys (person);",
    "CREATE INDEX keys_by_device ON keys (device);",
    "CREATE INDEX keys_by_until ON keys (until);",
    "CREATE INDEX channels_by_person ON channels (person);",
    "CREATE INDEX outbox_by_due ON outbox (state, due);",
    "CREATE INDEX clocked_by_due ON clocked (due);",
    "CREATE INDEX outbox_by_room ON outbox (room, state);",
    "CREATE INDEX outbox_by_channel ON outbox (channel, state);",
    "CREATE INDEX outbox_by_bundle ON outbox (bundle);",
    "CREATE INDEX played_by_person ON played (person);",
    "CREATE INDEX played_by_mark ON played (mark);",
    "CREATE INDEX ratings_by_number ON ratings (number);",
)

CLUB: Final = "\n".join(
    (*(f"CREATE TABLE {name} ({', '.join(lines)});" for name, lines in TABLES.items()), *INDEXES)
)
"""The script that makes all of them."""


def columns_of(table: str) -> tuple[str, ...]:
    """The names of a table's columns.

    >>> columns_of("outages")
    ('began', 'ended')
    """
    lines = (line for line in TABLES[table] if not line.startswith("PRIMARY KEY"))
    return tuple(line.split()[0] for line in lines)
