"""Alerts: channels, the outbox and what a server keeps for good, in both engines."""

from __future__ import annotations

import pytest

from ragnatafl.table.storage import Entry, Store
from ragnatafl.table.storage.alerts import (
    AGAIN,
    DROPPED,
    SEEN,
    SENT,
    Channel,
    Channels,
    Due,
    Kept,
    Outbox,
)
from ragnatafl.table.storage.marks import Marks
from ragnatafl.table.storage.statements import Statements

PHONE = Channel("phone", "astrid", "push", 1.0, {"label": "Phone"})
HOOK = Channel("hook", "astrid", "webhook", 2.0, {})


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def outbox(store: Store, clock: Clock) -> Outbox:
    return Outbox(store, clock)


def states(store: Store) -> dict[str, str]:
    return dict(Statements(store).run("SELECT key, state FROM outbox"))


def test_channels_are_found_by_their_people(store: Store) -> None:
    channels = Channels(store)
    assert not channels.any()
    for channel in (PHONE, HOOK, Channel("other", "bjorn", "mail", 3.0, {})):
        channels.add(channel)

    assert channels.any()
    assert channels.of("astrid") == [PHONE, HOOK]
    assert [one.id for one in channels.of_all(["bjorn", "astrid", "dagny"])] == [
        "phone", "hook", "other",
    ]  # fmt: skip
    assert channels.of_all([]) == []


def test_nobody_removes_anothers_channel(store: Store) -> None:
    channels = Channels(store)
    channels.add(PHONE)

    assert not channels.remove("phone", "bjorn")
    assert channels.find("phone") == PHONE
    assert channels.remove("phone", "astrid")
    assert channels.find("phone") is None


def test_a_browser_tells_whoever_subscribed_in_it_last(store: Store) -> None:
    channels = Channels(store)
    channels.add(PHONE._replace(data={"dead": True}))

    channels.add(PHONE._replace(person="bjorn", at=5.0))

    assert channels.of("astrid") == []
    assert channels.of("bjorn") == [PHONE._replace(person="bjorn", at=5.0)]


def test_an_alert_is_put_once(outbox: Outbox) -> None:
    assert outbox.put("a turn 0 1", PHONE, "a", "turn", {"game": "runics: 100 %"})
    assert not outbox.put("a turn 0 1", PHONE, "a", "turn", {})

    (letter,) = outbox.open("a")
    assert (letter.data, letter.person, letter.tries) == ({"game": "runics: 100 %"}, "astrid", 0)


def test_what_comes_within_the_pause_is_one_bundle(outbox: Outbox, clock: Clock) -> None:
    outbox.put("a", PHONE, "a", "turn", {}, pause=20.0)
    clock.now += 10
    outbox.put("b", PHONE, "b", "turn", {}, pause=20.0)
    outbox.put("c", HOOK, "b", "turn", {}, pause=20.0)
    assert outbox.due(10) == []

    clock.now += 10
    assert outbox.due(10) == [Due("phone", "")]

    assert [letter.key for letter in outbox.bundle("phone", "first", clock.now + 60)] == ["a", "b"]
    assert outbox.bundle("phone", "second", clock.now + 60) == []  # somebody has it in hand
    assert outbox.due(10) == []


def test_a_bundle_is_sent_again_under_its_name(outbox: Outbox, clock: Clock, store: Store) -> None:
    """Whoever had it in hand ended; what came since is none of it."""
    outbox.put("a", PHONE, "a", "turn", {})
    outbox.bundle("phone", "first", clock.now + 60)
    outbox.put("b", PHONE, "b", "turn", {}, pause=100.0)
    assert outbox.again("first", clock.now + 60) == []

    clock.now += 61
    assert outbox.due(10) == [Due("phone", "first")]
    (letter,) = outbox.again("first", clock.now + 60)
    assert outbox.again("first", clock.now + 60) == []
    outbox.sent("first")

    assert letter.key == "a"
    assert states(store) == {"a": SENT, "b": "put"}


def test_a_process_that_is_alone_goes_on_at_once(outbox: Outbox, clock: Clock) -> None:
    """But not before the pause after a failure is over."""
    for name, channel in (("a", PHONE), ("b", HOOK)):
        outbox.put(name, channel, name, "turn", {})
        outbox.bundle(channel.id, name, clock.now + 60)
    outbox.failed("b", clock.now + 30)

    outbox.release()

    assert outbox.due(10) == [Due("phone", "a")]
    clock.now += 30
    assert outbox.due(10) == [Due("phone", "a"), Due("hook", "b")]
    assert outbox.again("b", clock.now + 60)[0].tries == 1


def test_who_has_been_there_need_not_be_told(outbox: Outbox, clock: Clock, store: Store) -> None:
    for name in ("put", "sent", "again"):
        outbox.put(name, PHONE._replace(id=name), "a", "turn", {})
    outbox.put("elsewhere", PHONE, "b", "turn", {})
    outbox.bundle("sent", "sent", clock.now)
    outbox.sent("sent")
    outbox.bundle("again", "again", clock.now)
    outbox.failed("again", clock.now)

    outbox.seen("astrid", "a")

    assert states(store) == {"put": SEEN, "sent": SEEN, "again": SEEN, "elsewhere": "put"}
    assert outbox.open("a") == []


def test_what_is_sent_is_not_dropped(outbox: Outbox, clock: Clock, store: Store) -> None:
    outbox.put("sent", PHONE, "a", "turn", {})
    outbox.bundle("phone", "sent", clock.now)
    outbox.sent("sent")
    outbox.put("new", PHONE, "b", "turn", {})

    outbox.drop("sent")
    outbox.drop_all("phone")

    assert states(store) == {"sent": SENT, "new": DROPPED}


def test_quiet_hours_put_off_what_is_new_alone(outbox: Outbox, clock: Clock) -> None:
    """A test that somebody asked for goes at once; other wishes look anew."""
    outbox.put("a", PHONE, "a", "turn", {})
    outbox.put("test", PHONE, "", "test", {}, alone="now")

    outbox.put_off("phone", clock.now + 3600)

    assert outbox.due(10) == [Due("phone", "now")]
    assert outbox.again("now", clock.now + 60)[0].state == "sending"
    outbox.hurry("astrid")
    assert outbox.due(10) == [Due("phone", "")]


def test_what_they_know_already_is_never_told(outbox: Outbox, store: Store) -> None:
    assert outbox.put("over", PHONE, "a", "over", {}, seen=True)

    assert not outbox.put("over", PHONE, "a", "over", {})
    assert outbox.due(10) == []
    assert states(store) == {"over": SEEN}


def test_what_is_done_with_is_forgotten_after_a_while(
    outbox: Outbox, clock: Clock, store: Store
) -> None:
    for name in ("done", "waits"):
        outbox.put(name, PHONE._replace(id=name), name, "turn", {})
    outbox.bundle("done", "done", clock.now)
    outbox.sent("done")
    outbox.bundle("waits", "waits", clock.now)
    outbox.failed("waits", clock.now + 1000)

    outbox.forget(clock.now)
    assert len(states(store)) == 2
    outbox.forget(clock.now + 1)

    assert states(store) == {"waits": AGAIN}


def test_marks_tell_which_rooms_changed_since(store: Store) -> None:
    marks = Marks(store)
    first = store.append("a", 0, [Entry("open", {})])
    last = store.append("b", 0, [Entry("open", {})])

    assert set(marks.changed_since(first)) == {"a", "b"}
    assert "b" in marks.changed_since(last)
    assert marks.changed_since(last + 1) == []

    marks.set("alerts one", 5.0)
    marks.set("alerts one", 6.0)
    marks.set("results", 1.0)
    marks.remove("alerts one", 5.0)  # it stands elsewhere now
    assert marks.named("alerts") == {"alerts one": 6.0}
    marks.remove("alerts one", 6.0)
    assert marks.named("alerts") == {}


def test_a_key_is_made_up_once(store: Store) -> None:
    kept = Kept(store)

    assert kept.once("vapid", lambda: "first") == "first"
    assert kept.once("vapid", lambda: "second") == "first"
