"""What bots are to think about, in the database: servers put jobs there, workers take them.

A job is claimed for a few seconds, and for longer as long as its worker says that it lives; of one
that was killed the next takes it. Choices come before hints, and these before what is said of games
that are over; of what waits, the table is first for
which least was thought lately, and what has waited too long goes before. Who chose for a table
last has its next job to itself for a moment, as its bots sit there. A seat has one job of a kind at
a time: a newer one takes the place of the older, whose answer nobody hears any more.

The bell rings on the channel `jobs` when one was put, on `answers` with its id when it is answered.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final, Literal, NamedTuple

from ragnatafl.table.storage.postgres import PostgreSQL

Kind = Literal["choose", "hint", "suggest", "look"]

CLAIM: Final = 3.0
"""Seconds that a worker has a job without a word."""
HALF_LIFE: Final = 20.0
"""Seconds after which half of what a table used is forgotten."""
SLACK: Final = 1.0
"""Who waited longer than this comes first."""
HOME: Final = 0.1
"""Seconds that a job waits for whoever chose for its table last."""
MOST_TRIES: Final = 3
"""A job that so many workers began and none answered is given up."""


class Job(NamedTuple):
    """A seat of a room, after so many of its events, is to be answered for."""

    room: str
    seat: int
    number: int
    """So many events were stored then."""
    kind: Kind
    bot: str
    """Its level and budget; of a look the first choice to be looked back upon."""
    seconds: float
    """Its budget."""
    priority: int = 0
    """Lower ones come first, within a kind."""


class Claimed(NamedTuple):
    """A job that a worker has taken."""

    id: str
    job: Job
    waited: float
    """Seconds since it was put."""
    tries: int
    """This one too."""


class Answered(NamedTuple):
    """What came of a job; with a fault there is no answer."""

    id: str
    answer: bytes
    fault: str


class Open(NamedTuple):
    """A job without an answer."""

    id: str
    job: Job
    waited: float
    thinking: float | None
    """Seconds since a worker that lives took it, if one did."""


class Jobs:
    """The jobs of all servers and workers of a database."""

    def __init__(self, store: PostgreSQL) -> None:
        self.store = store

    # For those who ask

    def put(self, job: Job) -> str:
        """Have it thought about: its id. The same job is put once only, whoever puts it again."""
        (row,) = self.store.run(
            """
            WITH job AS (
                INSERT INTO jobs AS had
                    (id, room, seat, number, kind, bot, seconds, priority, put)
                VALUES (%(id)s, %(room)s, %(seat)s, %(number)s, %(kind)s, %(bot)s, %(seconds)s,
                    %(priority)s, clock_timestamp())
                ON CONFLICT (room, seat, kind) DO UPDATE SET
                    (id, number, bot, seconds, priority, put, worker, begun, until, tries, answer,
                        fault)
                    = (SELECT CASE WHEN same THEN had.id ELSE EXCLUDED.id END,
                        EXCLUDED.number, EXCLUDED.bot, EXCLUDED.seconds, EXCLUDED.priority,
                        CASE WHEN same THEN had.put ELSE EXCLUDED.put END,
                        CASE WHEN same THEN had.worker END,
                        CASE WHEN same THEN had.begun END,
                        CASE WHEN same THEN had.until END,
                        CASE WHEN same THEN had.tries ELSE 0 END,
                        CASE WHEN same THEN had.answer END,
                        CASE WHEN same THEN had.fault END
                    FROM (SELECT (had.number, had.bot) = (EXCLUDED.number, EXCLUDED.bot) AS same))
                RETURNING id
            )
            SELECT id, pg_notify('ragnatafl_jobs', '') FROM job
            """,
            {"id": secrets.token_hex(8), **job._asdict()},
            again=True,
        )
        return str(row[0])

    def answers(self, ids: Collection[str]) -> list[Answered]:
        """Those of these jobs that have been answered, or given up."""
        rows = self.store.run(
            "SELECT id, coalesce(answer, ''), coalesce(fault, '') FROM jobs"
            " WHERE id = ANY(%(ids)s) AND (answer IS NOT NULL OR fault IS NOT NULL)",
            {"ids": list(ids)},
            again=True,
        )
        return [Answered(id_, bytes(answer), fault) for id_, answer, fault in rows]

    def drop(self, ids: Collection[str]) -> None:
        """Nobody waits for these any more: answered and heard, or to be forgotten."""
        self.store.run("DELETE FROM jobs WHERE id = ANY(%(ids)s)", {"ids": list(ids)}, again=True)

    def expire(self, seconds: float = 600.0) -> int:
        """Remove jobs that nobody fetched for so long, and what is forgotten with them."""
        (row,) = self.store.run(
            """
            WITH jobs AS (
                DELETE FROM jobs WHERE put < clock_timestamp() - %(s)s * interval '1 second'
                RETURNING id
            ), thinking AS (
                DELETE FROM thinking WHERE at < clock_timestamp() - %(s)s * interval '1 second'
            ), workers AS (
                DELETE FROM workers WHERE until < clock_timestamp() - %(s)s * interval '1 second'
            )
            SELECT count(*) FROM jobs
            """,
            {"s": seconds},
            again=True,
        )
        return int(row[0])

    def open(self) -> list[Open]:
        """All jobs without an answer, those that wait longest first."""
        rows = self.store.run(
            f"""
            SELECT id, {_JOB}, {_WAITED}, CASE WHEN until > clock_timestamp()
                THEN extract(epoch FROM clock_timestamp() - begun)::float8 END
            FROM jobs WHERE answer IS NULL AND fault IS NULL ORDER BY put
            """,
            {},
            again=True,
        )
        return [Open(row[0], Job(*row[1:8]), *row[8:]) for row in rows]

    def slots(self) -> int:
        """How many jobs all workers that live think about at once."""
        (row,) = self.store.run(
            "SELECT coalesce(sum(slots), 0)::int FROM workers WHERE until > clock_timestamp()",
            {},
            again=True,
        )
        return int(row[0])

    # For workers

    def take(self, worker: str) -> Claimed | None:
        """The next job, for a few seconds; `keep` makes them longer."""
        rows = self.store.run(
            f"""
            WITH next AS (
                SELECT id FROM jobs LEFT JOIN thinking USING (room)
                WHERE answer IS NULL AND fault IS NULL
                    AND (until IS NULL OR until < clock_timestamp())
                    AND ({_WAITED} > %(home)s OR NOT EXISTS (
                        SELECT 1 FROM workers WHERE id = thinking.worker AND id <> %(worker)s
                            AND workers.until > clock_timestamp()))
                ORDER BY array_position(ARRAY['choose', 'hint', 'suggest', 'look'], kind), priority,
                    CASE WHEN {_WAITED} > %(slack)s THEN put END NULLS LAST,
                    coalesce({_USED}, 0), put
                LIMIT 1 FOR UPDATE OF jobs SKIP LOCKED
            ), taken AS (
                UPDATE jobs SET worker = %(worker)s, begun = clock_timestamp(), tries = tries + 1,
                    until = clock_timestamp() + %(claim)s * interval '1 second',
                    fault = CASE WHEN tries >= %(most)s
                        THEN format('%%s workers ended over it', tries) END
                FROM next WHERE jobs.id = next.id
                RETURNING jobs.*
            ), used AS (
                INSERT INTO thinking AS had SELECT room, seconds, clock_timestamp(),
                    CASE WHEN kind = 'choose' THEN worker END FROM taken
                ON CONFLICT (room) DO UPDATE SET
                    seconds = EXCLUDED.seconds + {_USED.replace("thinking.", "had.")},
                    at = EXCLUDED.at, worker = coalesce(EXCLUDED.worker, had.worker)
            )
            SELECT id, {_JOB}, {_WAITED}, tries, fault,
                CASE WHEN fault IS NOT NULL THEN pg_notify('ragnatafl_answers', id) END
            FROM taken
            """,
            {
                "worker": worker,
                "claim": CLAIM,
                "most": MOST_TRIES,
                "slack": SLACK,
                "home": HOME,
                "half": HALF_LIFE,
            },
        )
        if not rows:
            return None
        row = rows[0]
        if row[10]:  # it was given up just now: the next one
            return self.take(worker)
        return Claimed(row[0], Job(*row[1:8]), row[8], row[9])

    def keep(self, worker: str, slots: int = 1) -> None:
        """Say that this worker lives, and thinks about so many jobs at once; once a second."""
        self.store.run(
            """
            WITH claims AS (
                UPDATE jobs SET until = clock_timestamp() + %(claim)s * interval '1 second'
                WHERE worker = %(worker)s AND answer IS NULL AND until > clock_timestamp()
            )
            INSERT INTO workers
            VALUES (%(worker)s, %(slots)s, clock_timestamp() + %(claim)s * interval '1 second')
            ON CONFLICT (id) DO UPDATE SET slots = EXCLUDED.slots, until = EXCLUDED.until
            """,
            {"worker": worker, "slots": slots, "claim": CLAIM},
            again=True,
        )

    def leave(self, worker: str) -> None:
        """The worker ends; what it had not answered may be taken at once, as if never begun."""
        self.store.run(
            """
            WITH gone AS (DELETE FROM workers WHERE id = %(worker)s), free AS (
                UPDATE jobs SET worker = NULL, begun = NULL, until = NULL, tries = tries - 1
                WHERE worker = %(worker)s AND answer IS NULL AND fault IS NULL
                RETURNING id
            )
            SELECT pg_notify('ragnatafl_jobs', '') FROM free
            """,
            {"worker": worker},
            again=True,
        )

    def answer(self, id_: str, worker: str, answer: bytes, spent: float) -> bool:
        """What came of it, after so many seconds; False if nobody waits for it any more."""
        return self._end(id_, worker, answer, None, spent)

    def fail(self, id_: str, worker: str, fault: str, spent: float) -> bool:
        """Nothing came of it."""
        return self._end(id_, worker, None, fault, spent)

    def _end(
        self, id_: str, worker: str, answer: bytes | None, fault: str | None, spent: float
    ) -> bool:
        rows = self.store.run(
            """
            WITH ended AS (
                UPDATE jobs SET answer = %(answer)s, fault = %(fault)s
                WHERE id = %(id)s AND worker = %(worker)s AND answer IS NULL AND fault IS NULL
                RETURNING id, room, seconds
            ), used AS (
                UPDATE thinking SET seconds = greatest(0, thinking.seconds - ended.seconds + %(s)s)
                FROM ended WHERE thinking.room = ended.room
            )
            SELECT pg_notify('ragnatafl_answers', id) FROM ended
            """,
            {"id": id_, "worker": worker, "answer": answer, "fault": fault, "s": spent},
        )
        return bool(rows)


_JOB: Final = ", ".join(Job._fields)
_WAITED: Final = "extract(epoch FROM clock_timestamp() - put)::float8"
_USED: Final = (
    "thinking.seconds"
    " * power(0.5, extract(epoch FROM clock_timestamp() - thinking.at)::float8 / %(half)s)"
)
