"""A worker knows a table by its events, and keeps those that it saw lately."""

from __future__ import annotations

from typing import Any

import pytest

from ragnatafl.bots import Budget, parse_bot
from ragnatafl.bots.seated import Seated, seated_at
from ragnatafl.kernel.chance import published_hash
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling.advice import Advice
from ragnatafl.table.thinking import work
from ragnatafl.table.thinking.following import Seen
from ragnatafl.table.thinking.work import Watch, think
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.rooms import Rooms
from table.web.gathered import GUEST, given_gathering, opens, seals, sits
from table.web.given import ASTRID, BJORN, given_table, play


def nobody_waits() -> bool:
    return False


# Any: a match of whichever game
def seated(match: Match[Any], bot: str, seat: Seat | None = None) -> Seated:
    return seated_at(match, parse_bot(bot), match.decision.seat if seat is None else seat)


def test_a_table_is_followed_event_by_event(rooms: Rooms) -> None:
    """Choices, and some taken back; the rest does not matter to bots."""
    room, seen = given_table(rooms, "bloodrage", "here link link"), Seen()
    for choices in (5, 9):
        play(room, choices)
        room.do(room.rename(ASTRID, "Olena"))
        match = seen.follow(room.name, rooms.storage.events(room.name, seen.number(room.name)))
        assert digest(match.state) == digest(room.match.state)

    room.do(Deed.one("undo", to=len(room.match.lines) - 2))
    match = seen.follow(room.name, rooms.storage.events(room.name, seen.number(room.name)))

    assert digest(match.state) == digest(room.match.state)
    assert len(match.lines) == len(room.match.lines)


def test_a_table_that_gathered_is_dealt_when_it_begins(rooms: Rooms) -> None:
    """With what everybody mixed into its luck; nobody need know the table before that."""
    room, seen = given_gathering(rooms, "runics"), Seen()
    seals(room, ASTRID, "a1")
    seen.follow(room.name, rooms.storage.events(room.name))
    sits(room, BJORN, GUEST, "b2")
    opens(room, ASTRID, "a1")
    opens(room, BJORN, "b2")

    match = seen.follow(room.name, rooms.storage.events(room.name, seen.number(room.name)))

    assert room.begun
    assert match.seed == room.match.seed
    assert digest(match.state) == digest(room.match.state)


def test_only_the_last_tables_are_kept(rooms: Rooms) -> None:
    seen = Seen(most=2)
    names = [given_table(rooms).name for _ in range(3)]
    for name in (names[0], names[1], names[0], names[2]):
        seen.follow(name, rooms.storage.events(name, seen.number(name)))

    assert [seen.number(name) for name in names] == [1, 0, 1]


def test_nobody_hurried_chooses_as_the_bot_alone_would(rooms: Rooms) -> None:
    match = given_table(rooms, "runics", "jarl thrall").match
    decision = match.decision
    for bot in ("thrall", "karl", "jarl:8"):
        spec = parse_bot(bot)
        seed, seat = match.seed, decision.seat
        alone = spec.make(f"{published_hash(seed)}/{seat}", f"{seed}/{seat}/0")
        chosen = alone.choose(match.view(decision.seat), decision, spec.budget)

        answer = think(match, decision.seat, seated(match, bot), 1, Watch(None, nobody_waits))

        assert answer is not None
        assert (answer.choice, answer.hurried, answer.usual) == (chosen.text, False, True)


def test_a_choice_is_thought_about_on_several_cores(rooms: Rooms) -> None:
    match = given_table(rooms, "runics", "jarl thrall").match
    seat = match.decision.seat

    answers = [
        think(match, seat, seated(match, "jarl:6"), 2, Watch(None, nobody_waits)) for _ in range(2)
    ]

    assert answers[0] is not None
    assert answers[1] is not None
    assert answers[0].choice == answers[1].choice
    assert answers[0].choice in match.decision


@pytest.mark.parametrize(("bot", "workers"), [("jarl:6", 2), ("jarl:6:3", 3), ("jarl::3", 3)])
def test_a_bot_that_names_its_workers_has_them(
    rooms: Rooms, bot: str, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only where it names none the cores of the server count, here two."""
    match = given_table(rooms, "runics", "jarl thrall").match
    budgets: list[Budget] = []

    def answer(match: Match[Any], bot: Seated, budget: Budget, catch_up: bool) -> Option:
        budgets.append(budget)
        return match.decision.options[0]

    monkeypatch.setattr(work, "answer_at", answer)

    think(match, match.decision.seat, seated(match, bot), 2, Watch(None, nobody_waits))

    assert [budget.workers for budget in budgets] == [workers]


def test_who_is_hurried_answers_with_what_was_found(rooms: Rooms) -> None:
    match = given_table(rooms, "runics", "jarl thrall").match
    seat = match.decision.seat
    for watch in (Watch(0.001, nobody_waits), Watch(None, lambda: True)):
        answer = think(match, seat, seated(match, "jarl:1000000"), 1, watch)

        assert answer is not None
        assert answer.hurried
        assert not answer.usual
        assert answer.choice in match.decision


def test_who_is_quicker_changes_no_sealed_answer(rooms: Rooms) -> None:
    """Nobody sees what others answered; and whether they did makes no difference."""
    room = given_table(rooms, "bloodrage", "karl karl karl karl")
    start, seats = room.match.copy(), [decision.seat for decision in room.asked()]
    assert len(seats) == 4
    for seat in (seats[2], seats[0], seats[3], seats[1]):
        bots = [seated(start, "jarl:5", seat) for _ in range(2)]
        at_once = think(start, seat, bots[0], 1, Watch(None, nobody_waits))
        in_turn = think(room.match, seat, bots[1], 1, Watch(None, nobody_waits))

        assert at_once is not None
        assert in_turn is not None
        assert at_once.choice == in_turn.choice
        room.do(room.choose(seat, in_turn.choice, room.moment))


def test_only_the_last_bots_are_kept(rooms: Rooms) -> None:
    """And none without its table."""
    seen = Seen(most=2, most_bots=2)
    names = [given_table(rooms, "runics", "karl karl").name for _ in range(2)]
    for name in names:
        seen.follow(name, rooms.storage.events(name, seen.number(name)))
    first = seen.seated(names[0], ASTRID, "karl")
    others = [seen.seated(names[1], seat, "karl") for seat in (ASTRID, BJORN)]

    assert seen.seated(names[1], BJORN, "karl") is others[1]
    assert seen.seated(names[0], ASTRID, "karl") is not first
    assert seen.seated(names[1], BJORN, "thrall") is not others[1]
    seen.forget(names[0])
    assert list(seen._bots) == [(names[1], BJORN)]


def test_nothing_is_thought_for_who_is_not_asked(rooms: Rooms) -> None:
    match = given_table(rooms, "runics", "karl karl").match
    other = Seat(1 - match.decision.seat)

    assert think(match, other, seated(match, "karl", other), 1, Watch(None, nobody_waits)) is None


def test_the_luck_of_a_hint_is_not_that_of_the_table(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or what it says could hang on the secret of the shuffles."""
    match = given_table(rooms, "runics", "link link").match
    seeds: list[str] = []

    def heard(view: object, decision: object, budget: object, seed: str) -> Advice:
        seeds.append(seed)
        return Advice("")

    monkeypatch.setattr(work, "advise", heard)
    think(match, match.decision.seat, None, 1, Watch(None, nobody_waits))

    assert seeds == [f"{match.decision.seat}/0"]
