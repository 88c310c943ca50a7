"""Sending: what is due goes out once, or again under the same key; who does not answer is given up,
and nobody else waits for that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ragnatafl.table.club.alerts import Message, Wishes
from ragnatafl.table.club.outside import NotSent
from ragnatafl.table.storage.alerts import Channel
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web import figures
from ragnatafl.table.web.club.sending import GONE_TRIES, Sender
from table.web.club.given_alerts import Club, Postman

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with closing(SQLite(tmp_path / "tables.db")) as store:
        yield Club(store)


def put(club: Club, channel: Channel, key: str = "a") -> None:
    assert club.alerting.outbox.put(key, channel, key, "turn", {"game": "runics"})


async def test_sent_again_it_has_the_same_key(club: Club) -> None:
    """The server ended between 'sent' and 'noted'; meanwhile another table came to it."""
    phone = club.channel("bjorn")
    put(club, phone)
    club.alerting.outbox.bundle(phone.id, "the-name", time.time() - 1)
    put(club, phone, "b")

    await club.send()
    await club.send()

    assert [(m.key, len(m.lines)) for _, m in club.postman.got if m.key == "the-name"] == [
        ("the-name", 1)
    ]
    assert len(club.postman.got) == 2
    assert club.states() == ["sent", "sent"]


async def test_a_process_that_was_alone_releases_what_it_had_in_hand(club: Club) -> None:
    phone = club.channel("bjorn")
    put(club, phone)
    club.alerting.outbox.bundle(phone.id, "the-name", time.time() + 3600)

    task = asyncio.create_task(club.sender.stay(alone=True))
    async with asyncio.timeout(60):
        while not club.postman.got:
            await asyncio.sleep(0.001)
    task.cancel()

    assert club.postman.got[0][1].key == "the-name"


async def test_what_is_gone_is_believed_after_some_tries(club: Club) -> None:
    phone = club.channel("bjorn")
    put(club, phone)
    club.postman.fault = NotSent("gone")

    for number in range(GONE_TRIES):
        found = club.alerting.channels.find(phone.id)
        assert found is not None
        assert not found.data.get("dead"), number
        await club.send()

    found = club.alerting.channels.find(phone.id)
    assert found is not None
    assert found.data == {"trouble": "gone", "dead": True}
    assert club.states() == ["dropped"]


async def test_pauses_grow_between_tries(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever asks for a longer one gets it."""
    club.sender = Sender(
        club.hall.tables.keeper, club.alerting, {"push": club.postman}, pauses=(10.0, 40.0)
    )
    now = 1_000_000.0
    monkeypatch.setattr(time, "time", lambda: now)
    monkeypatch.setattr(club.alerting.outbox, "_clock", lambda: now)
    phone = club.channel("bjorn")
    put(club, phone)
    club.postman.fault = NotSent("silent")

    waits = []
    for wait in (0.0, 100.0):
        club.postman.fault = NotSent("refused", wait)
        await club.send()
        (letter,) = club.alerting.outbox.open("a")
        waits.append(letter.due - now)
        now = letter.due
    assert waits == [10.0, 100.0]

    await club.send()  # the last one
    assert club.states() == ["dropped"]


async def test_trouble_that_passed_is_forgotten(club: Club) -> None:
    phone = club.channel("bjorn")
    put(club, phone)
    club.postman.fault = NotSent("silent")
    await club.send()
    found = club.alerting.channels.find(phone.id)
    assert found is not None
    assert found.data == {"trouble": "silent"}

    club.postman.fault = None
    await club.send()

    found = club.alerting.channels.find(phone.id)
    assert found is not None
    assert found.data == {"trouble": ""}


async def test_an_address_in_a_closed_network_is_given_up_at_once(club: Club) -> None:
    """A name that led to the wide world when it was added leads elsewhere now."""
    put(club, club.channel("bjorn"))
    club.postman.fault = NotSent("private")

    await club.send()

    assert club.states() == ["dropped"]


async def test_in_quiet_hours_nobody_is_told(club: Club) -> None:
    phone = club.channel("bjorn")
    minute = int(time.time() // 60) % (24 * 60)
    quiet = [(minute - 60) % 1440, (minute + 60) % 1440]
    club.alerting.people.keep("bjorn", "alerts", Wishes(quiet=quiet).data)
    put(club, phone)
    assert club.alerting.outbox.put("test", phone, "", "test", {}, alone="test")

    await club.send()
    await club.send()

    assert club.postman.texts() == ["This is how you will be told."]
    (letter,) = club.alerting.outbox.open("a")
    assert 0 < letter.due - time.time() <= 3600

    club.alerting.people.keep("bjorn", "alerts", Wishes().data)
    club.alerting.outbox.hurry("bjorn")
    assert len(await club.send()) == 2


class Slow(Postman):
    """A mail server that thinks for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()

    async def send(self, channel: Channel, message: Message) -> None:
        await self.may.wait()
        await super().send(channel, message)


async def test_a_slow_mail_server_holds_up_nobody(club: Club) -> None:
    """However many letters wait for it."""
    slow = Slow()
    keeper = club.hall.tables.keeper
    sender = Sender(keeper, club.alerting, {"mail": slow, "push": club.postman})
    for number in range(130):
        put(club, club.channel(f"person {number}", f"mail {number}", "mail"), f"mail {number}")
    await sender.look()
    put(club, club.channel("bjorn"), "last")

    async with asyncio.timeout(60):
        while not club.postman.got:
            await sender.look()
            await asyncio.sleep(0.01)

    assert slow.got == []
    slow.may.set()
    await sender.settle()
    await sender.look()
    await sender.settle()
    assert len(slow.got) == 130


async def test_who_has_left_is_not_told(club: Club) -> None:
    phone = club.channel("bjorn")
    put(club, phone)
    club.alerting.channels.remove(phone.id, "bjorn")

    assert await club.send() == []
    assert club.states() == ["dropped"]


async def test_a_bug_in_one_way_stops_no_other(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Postman):
        async def send(self, channel: Channel, message: Message) -> None:
            raise RuntimeError("https://hooks.example/secret")

    keeper = club.hall.tables.keeper
    sender = Sender(keeper, club.alerting, {"webhook": Broken(), "push": club.postman})
    put(club, club.channel("astrid", kind="webhook"), "a")
    put(club, club.channel("bjorn"), "b")

    await sender.look()
    await sender.settle()

    assert len(club.postman.got) == 1
    assert "an alert is not sent" in caplog.text


async def test_figures_count_what_was_sent_and_what_was_not(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    """No address and no secret stands in a log line."""
    caplog.set_level("DEBUG", "ragnatafl")
    phone = club.channel("bjorn")
    secret = {"url": "https://hooks.example/secret", "address": "olena@club.example"}
    club.alerting.channels.add(phone._replace(data=secret))

    def count(end: str) -> float:
        return (
            figures.REGISTRY.get_sample_value("ragnatafl_alerts_total", {"by": "push", "end": end})
            or 0.0
        )

    before = count("sent"), count("failed")
    put(club, phone)
    club.postman.fault = NotSent("silent")
    await club.send()
    club.postman.fault = None
    await club.send()

    assert (count("sent"), count("failed")) == (before[0] + 1, before[1] + 1)
    assert "could not be sent" in caplog.text
    assert "hooks.example" not in caplog.text
    assert "olena" not in caplog.text
