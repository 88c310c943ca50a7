"""Events: what happened, told to those who may know it (2.9)."""

from __future__ import annotations

from kernel.coins import new_coins
from kit.table import ASTRID, BJORN
from ragnatafl.kernel.events import EVENTS, Event, Told, event, tell
from ragnatafl.kernel.seats import PUBLIC, SPECTATOR, Seat, mask_of
from toys.stories import given_raid


def test_an_event_says_who_what_and_why() -> None:
    match = new_coins("toss")

    match.choose("toss")
    match.choose("coin tails")

    [event] = match.events
    assert (event.kind, event.rule, event.seat) == ("won", "COIN-1", ASTRID)
    assert event.all_facts() == {"amount": 1, "thought": 3}
    assert repr(event) == "COIN-1 won amount=1 thought=3"


@event()
class WarriorsMoved(Event):
    seat: Seat
    warriors: int


@event("RAID-3", "fled")
class Fled(WarriorsMoved):
    pass


def test_kinds_of_events_may_share_a_form() -> None:
    """The form itself is no kind of event, so nobody needs a sentence for it."""
    assert repr(Fled(ASTRID, 2)) == "RAID-3 fled warriors=2"
    assert Fled in EVENTS
    assert WarriorsMoved not in EVENTS


def test_secrets_are_left_out_for_others() -> None:
    event = Told("draw", "RUN-6.2", ASTRID, (("n", 1),), (("card", "R07"),), mask_of(ASTRID))

    assert event.seen_from(ASTRID).all_facts() == {"n": 1, "card": "R07"}
    assert event.seen_from(BJORN).all_facts() == {"n": 1}
    assert event.seen_from(SPECTATOR).all_facts() == {"n": 1}


def test_what_is_shown_to_all_is_shown_to_spectators() -> None:
    event = Told("show", "RUN-5.10", ASTRID, (), (("card", "R07"),), PUBLIC)

    assert event.seen_from(SPECTATOR).all_facts() == {"card": "R07"}


def test_without_a_listener_nothing_is_written() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}).game.clone()

    tell(game, Told("glory", "RAID-5", ASTRID, (("amount", 2),), (), 0))

    assert game.events is None


def test_a_seat_gets_its_own_stream() -> None:
    match = new_coins("toss")
    match.choose("toss")
    match.choose("coin tails")

    assert [event.secrets for event in match.events_for(BJORN)] == [()]
    assert [event.secrets for event in match.events_for(ASTRID)] == [(("thought", 3),)]
    assert match.events_for(ASTRID, since=1) == []


def test_an_abandoned_step_tells_nothing() -> None:
    """2.6: its events are taken back with it."""
    match = new_coins("two")

    match.choose("coin tails")

    assert match.events == []
