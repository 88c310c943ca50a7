"""LOR-1.5 Ragnarok: conditions, last turns, and who wins then."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.lords.table import LordsTable, given_lords, when
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import CONDITIONS, EVENT_DISCARD, MONSTERS
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat


def held(owners: Mapping[Seat, str]) -> dict[str, Seat]:
    """Who controls what, from the regions of each."""
    return {region: seat for seat, regions in owners.items() for region in regions.split()}


def face_down(game: Lords) -> list[str]:
    return [name for place, name in enumerate(CONDITIONS.ids) if game.face_down >> place & 1]


def takes_a_plain_turn(table: LordsTable, seat: Seat) -> None:
    """Nothing but Prepare with two cards, and what follows from it."""
    table.skips(seat)
    assert table.asked == (seat, "special-action")
    turns = table.game.turns
    table.says(seat, "act prepare")
    while not table.match.over and table.game.turns == turns:
        table.match.choose(table.offered("draw", "gain", "discard")[0])


# LOR-1.5 Ragnarok


@pytest.mark.rule("LOR-1.5.1")
def test_conditions_are_looked_at_only_when_a_monument_has_been_built() -> None:
    """Two lands and three temples are controlled: for a whole round nobody looks."""
    match = given_lords(
        wheel={"usurp": [ASTRID]},
        control=held({ASTRID: "5 6 7 8 9 10"}),
        temples="6 7 10",
        exhausted="mjolnir",
        events="event-2",
    )
    table = when(match)
    takes_a_plain_turn(table, ASTRID)
    takes_a_plain_turn(table, BJORN)
    assert face_down(table.game) == []

    table.skips(ASTRID).says(ASTRID, "build monument odin")

    assert face_down(table.game) == ["jarl-small", "gothi-small"]
    assert table.game.last_turns == -1


@pytest.mark.rule("LOR-1.5.1")
def test_the_monument_just_built_counts() -> None:
    match = given_lords(
        phase="special-action",
        wheel={"usurp": [ASTRID]},
        levels={"thor": 2},
        events="event-2",
    )

    table = when(match).says(ASTRID, "build monument thor")

    assert face_down(table.game) == ["monument-small"]


@pytest.mark.rule("LOR-1.5.2")
def test_a_condition_that_is_face_down_stays_so() -> None:
    """Nobody controls two lands any more."""
    match = given_lords(
        phase="special-action",
        wheel={"usurp": [ASTRID]},
        face_down="jarl-small",
        events="event-2",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert face_down(table.game) == ["jarl-small"]


def given_brink(turn: Seat = BJORN, events: str = "event-2") -> Match[Lords]:
    """Three players; two conditions are face down, and Thor's monument is at level 2."""
    return given_lords(
        seats=3,
        turn=turn,
        phase="special-action",
        wheel={"usurp": [turn, Seat((turn + 1) % 3)]},
        levels={"thor": 2},
        face_down="jarl-large slayer-large",
        events=events,
    )


@pytest.mark.rule("LOR-1.5.3")
def test_with_three_face_down_ragnarok_begins_and_the_action_goes_on() -> None:
    """The wheel is cleared and an event comes: a monster is placed in 2."""
    match = given_brink()

    table = when(match).says(BJORN, "build monument thor")

    assert face_down(table.game) == ["monument-large", "slayer-large", "jarl-large"]
    assert [event.rule for event in table.told("ragnarok")] == ["LOR-1.5.3"]
    assert table.game.marked == [0] * 6
    assert len(table.game.zones[EVENT_DISCARD]) == 1
    assert table.game.monster_region[MONSTERS.read("fafnir")] == REGIONS.read("2")
    assert not match.over


@pytest.mark.rule("LOR-1.5.3")
def test_with_two_face_down_nothing_begins() -> None:
    match = given_brink()

    table = when(match).says(BJORN, "build monument odin")

    assert len(face_down(table.game)) == 2
    assert table.told("ragnarok") == []
    assert table.game.last_turns == -1


@pytest.mark.rule("LOR-1.5.4")
def test_every_player_has_one_last_turn_and_the_trigger_ends_the_game() -> None:
    """From the left of Bjorn: Dagny, Astrid, Bjorn."""
    match = given_brink()
    table = when(match).says(BJORN, "build monument thor")

    for seat in (DAGNY, ASTRID, BJORN):
        assert not match.over
        assert table.game.active == seat
        takes_a_plain_turn(table, seat)

    assert match.over
    assert match.state.ended_by == "LOR-1.5.6"
    assert [event.seat for event in table.told("turn")] == [DAGNY, ASTRID, BJORN]


@pytest.mark.rule("LOR-1.5.5")
def test_a_victory_condition_still_wins_in_the_last_turns() -> None:
    """Bjorn holds more at Yggdrasil, but Astrid completes her third land."""
    match = given_lords(
        seats=3,
        phase="manoeuvres",
        armies=[(ASTRID, "2", 2)],
        control=held({ASTRID: "2 3 4 5 6 7 11 12 13", BJORN: "8 15 21"}),
        face_down="jarl-large slayer-large realms-large",
        last_turns=1,
    )

    when(match).says(ASTRID, "move astrid 2 from 2 to 1")

    assert (match.winners, match.state.ended_by) == ((ASTRID,), "LOR-1.2")


@pytest.mark.rule("LOR-1.5.6", "LOR-1.5.7")
@pytest.mark.parametrize(
    ("control", "winner"),
    [
        ({ASTRID: "4", BJORN: "7 8", DAGNY: "13"}, BJORN),
        ({ASTRID: "4 15", BJORN: "7", DAGNY: "13 1 2 3 5 6 9 10 11 12"}, ASTRID),
        ({ASTRID: "4", BJORN: "7", DAGNY: "1"}, ASTRID),
        ({ASTRID: "4 15", BJORN: "7 21", DAGNY: "13"}, ASTRID),
        ({ASTRID: "4", BJORN: "1", DAGNY: "13"}, DAGNY),
        ({ASTRID: "1", BJORN: "2 3 5 6", DAGNY: ""}, DAGNY),
    ],
)
def test_most_regions_at_yggdrasil_win_and_the_earlier_last_turn_breaks_ties(
    control: dict[Seat, str], winner: Seat
) -> None:
    """The last of the last turns is Bjorn's; before him were Dagny and Astrid, in this order."""
    match = given_lords(
        seats=3,
        turn=BJORN,
        phase="special-action",
        control=held(control),
        face_down="jarl-large slayer-large realms-large",
        last_turns=0,
    )

    takes_a_plain_turn(when(match), BJORN)

    assert (match.winners, match.state.ended_by) == ((winner,), "LOR-1.5.6")


@pytest.mark.rule("LOR-1.5.8", "LOR-F32")
def test_a_monument_built_in_a_last_turn_does_not_begin_ragnarok_anew() -> None:
    """All its steps are done, another condition is turned; then Eirik's turn is still the last."""
    match = given_lords(
        seats=4,
        turn=DAGNY,
        phase="special-action",
        wheel={"usurp": [DAGNY]},
        levels={"thor": 2},
        face_down="jarl-large slayer-large realms-large",
        last_turns=1,
        empty_forges="2",
        events="event-2",
    )

    table = when(match).says(DAGNY, "build monument thor")
    assert len(face_down(table.game)) == 4
    assert table.told("ragnarok") == []
    assert table.game.forged >> REGIONS.read("2") & 1
    takes_a_plain_turn(table, EIRIK)

    assert match.over
