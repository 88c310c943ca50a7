"""A mode is a value: what it does in place of steps of its base, and which moments it hears."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kit.table import ASTRID, BJORN
from ragnatafl.kernel.agenda import Next, advance, apply
from ragnatafl.kernel.cards import move_pile
from ragnatafl.kernel.events import Moved, event
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.modes import Mode, Substitute, is_of_automa
from ragnatafl.kernel.seats import Seat
from toys.raid import GAME, GONE, HAND, STRENGTH, Raid, Rest, Turn, rebuild
from toys.stories import RaidTable, given_raid


@event("RAID-8")
class ThrownAway(Moved):
    pass


IDLE = Mode()
"""In place of its turn an automa throws all its cards away."""


@IDLE.in_place_of(Turn, turn=True)
def throw_all_away(step: Turn, game: Raid) -> Next:
    move_pile(game, HAND + step.seat, GONE, ThrownAway, seat=step.seat)
    return None


STRONG = Mode()
"""Whoever fights is stronger by 3 than its card says."""


@STRONG.at(STRENGTH)
def three_more(game: Raid, card: int, owner: Seat, value: int, seat: Seat) -> int:
    return value + 3


def a_table(automas: int = 1, mode: Mode = IDLE) -> RaidTable:
    table = given_raid(hands={ASTRID: "axe-1 axe-2", BJORN: "axe-3 axe-6"}, automas=automas)
    setup = table.game.setup
    setup.instead, setup.hooks = mode.instead, setup.hooks.with_rules(mode.heard)
    rebuild(table.game)
    return table


def rest(table: RaidTable, card: str) -> Rest:
    (option,) = [o for o in table.match.decision if o.text == f"rest {card}"]
    assert isinstance(option, Rest)
    return option


def test_a_rule_takes_the_place_of_a_step_of_an_automa() -> None:
    table = a_table()

    table.says(ASTRID, "rest axe-1")

    assert table.hand(BJORN) == []
    assert table.match.decision.seat == ASTRID


def test_people_are_asked_as_usual() -> None:
    table = a_table(automas=0)

    table.says(ASTRID, "rest axe-1")

    assert table.match.decision.seat == BJORN
    assert "rest axe-3" in table.offered(to=BJORN)


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


def test_a_rule_may_hold_at_other_times_than_on_turns() -> None:
    """It says itself when it holds: here only for a seat with many cards."""

    def has_many(step: Turn, game: Raid) -> bool:
        return is_of_automa(step, game) and len(game.zones[HAND + step.seat]) > 2

    def skip(step: Turn, game: Raid) -> Next:
        raise AssertionError("the automa has two cards only")

    table = a_table(mode=Mode({Turn: Substitute(skip, has_many)}))
    table.says(ASTRID, "rest axe-1")

    assert table.offered(to=ASTRID) == ["put axe-2"]  # it raids by its usual rule


def test_a_rule_of_a_mode_hears_a_moment_of_its_base() -> None:
    usual, strong = a_table(), a_table(mode=STRONG)

    assert STRENGTH.of(usual.game, 5, ASTRID) == 5
    assert STRENGTH.of(strong.game, 5, ASTRID) == 8


def test_modes_lie_side_by_side_and_change_nothing_in_their_base() -> None:
    """Three tables in turn: each plays by its own rules."""
    games = [GAME, replace(GAME, mode=IDLE), replace(GAME, mode=STRONG)]
    tables: list[Match[Raid]] = [
        Match(make_setup(game, 2, {"automas": 1}), seed=5) for game in games
    ]
    assert [set(table.setup.instead) for table in tables] == [set(), {Turn}, set()]

    for table in tables:
        while not table.over and len(table.lines) < 8:
            table.choose(table.decision.options[0])

    assert len({tuple(map(repr, table.events)) for table in tables}) == len(tables)


def test_a_mode_has_one_rule_in_place_of_a_step() -> None:
    with pytest.raises(TypeError, match="two rules in place of Turn"):
        IDLE.in_place_of(Turn)(throw_all_away)


def test_seats_of_people_are_no_automas() -> None:
    game = a_table().game
    assert is_of_automa(Turn(Seat(BJORN)), game)
    assert not is_of_automa(Turn(Seat(ASTRID)), game)
