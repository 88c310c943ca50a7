"""What automas do in place of a step, and how to stop before their turn begins."""

from __future__ import annotations

import pytest

from ragnatafl.kernel.agenda import Next, Substitute, advance, apply, in_place_of, is_of_automa
from ragnatafl.kernel.cards import move_pile
from ragnatafl.kernel.seats import Seat
from toys.raid import GONE, HAND, Raid, Rest, Turn
from toys.stories import ASTRID, BJORN, Table, given_raid


@pytest.fixture
def idle_automas(monkeypatch: pytest.MonkeyPatch) -> None:
    """In place of its turn an automa throws all its cards away."""
    monkeypatch.setattr(Turn, "substitute", None)

    @in_place_of(Turn, turn=True)
    def throw_all_away(step: Turn, game: Raid) -> Next:
        move_pile(game, HAND + step.seat, GONE, "thrown-away", "RAID-8", step.seat)
        return None


def a_table(automas: int = 1) -> Table:
    return given_raid(hands={ASTRID: "axe-1 axe-2", BJORN: "axe-3 axe-6"}, automas=automas)


def rest(table: Table, card: str) -> Rest:
    (option,) = [o for o in table.match.decision.options if o.text == f"rest {card}"]
    assert isinstance(option, Rest)
    return option


@pytest.mark.usefixtures("idle_automas")
def test_a_rule_takes_the_place_of_a_step_of_an_automa() -> None:
    table = a_table()

    table.says(ASTRID, "rest axe-1")

    assert table.hand(BJORN) == []
    assert table.match.decision.seat == ASTRID


@pytest.mark.usefixtures("idle_automas")
def test_people_are_asked_as_usual() -> None:
    table = a_table(automas=0)

    table.says(ASTRID, "rest axe-1")

    assert table.match.decision.seat == BJORN
    assert "rest axe-3" in table.offered(BJORN)


@pytest.mark.usefixtures("idle_automas")
def test_one_can_stop_before_the_turn_of_an_automa_and_go_on_later() -> None:
    table = a_table()
    game = table.game.clone()

    apply(game, rest(table, "axe-1"), pause=True)

    assert game.decisions == ()
    assert not game.over
    assert len(game.zones[HAND + BJORN]) == 2
    advance(game)
    assert game.zones[HAND + BJORN] == []
    assert game.decision.seat == ASTRID


def test_without_automas_nothing_stops() -> None:
    table = a_table(automas=0)
    game = table.game.clone()

    apply(game, rest(table, "axe-1"), pause=True)

    assert game.decision.seat == BJORN


def test_a_rule_may_hold_at_other_times_than_on_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says itself when it holds: here only for a seat with many cards."""

    def has_many(step: Turn, game: Raid) -> bool:
        return is_of_automa(step, game) and len(game.zones[HAND + step.seat]) > 2

    def skip(step: Turn, game: Raid) -> Next:
        raise AssertionError("the automa has two cards only")

    monkeypatch.setattr(Turn, "substitute", Substitute(has_many, skip, turn=False))

    table = a_table()
    table.says(ASTRID, "rest axe-1")

    assert table.offered(ASTRID) == ["put axe-2"]  # it raids by its usual rule


def test_seats_of_people_are_no_automas() -> None:
    game = a_table().game
    assert is_of_automa(Turn(Seat(BJORN)), game)
    assert not is_of_automa(Turn(Seat(ASTRID)), game)
