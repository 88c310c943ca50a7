"""LOR-7.9 First events: Loki and the first monsters; LOR-7.10: who begins the selection."""

from __future__ import annotations

import pytest

import ragnatafl
from games.lords.table import LordsTable, monster_in, new_lords, when
from kit.table import ASTRID, BJORN, DAGNY, EIRIK, cards
from ragnatafl.games.lords.rules.board import REGIONS, RegionId
from ragnatafl.games.lords.rules.components import (
    EVENT_DISCARD,
)
from ragnatafl.kernel.seats import NOBODY, Seat


def laid_out(
    seats: int,
    events: str,
    upper: tuple[str, str, str] = ("draugr", "fafnir", "hraesvelgr"),
    first: str = "astrid",
) -> LordsTable:
    """A table that is told its upper boards, its first events, and who begins the selection."""
    forges = "uruz othala algiz uruz" if seats == 2 else "uruz othala algiz uruz othala algiz"
    match = ragnatafl.new("lords", seats=seats, source="asked", options={"forges": forges})
    table = when(match).told_by_chance(*(f"upper-board {name}" for name in upper))
    table.told_by_chance(*(f"event-deck event-{number}" for number in events.split()))
    return table.told_by_chance(f"first-to-choose {first}")


# LOR-7.9 First events


@pytest.mark.rule("LOR-7.9.1", "LOR-7.9.2", "LOR-7.9.5")
def test_the_first_event_places_loki_and_one_for_each_player_a_monster() -> None:
    """Events 14; 1 uruz, 2 othala, 3 algiz. What they would activate does not act."""
    table = laid_out(3, "14 1 2 3")

    game = table.game
    assert game.boss_region == REGIONS.read("14")
    placed = {name: monster_in(game, name) for name in ("draugr", "fafnir", "hraesvelgr")}
    assert placed == {"draugr": "1", "fafnir": "2", "hraesvelgr": "3"}
    assert sum(region >= 0 for region in game.monster_region) == 3
    assert cards(game, EVENT_DISCARD) == "event-1 event-2 event-3 event-14"
    assert table.told("monster-die") == table.told("move-monster") == []
    assert len(table.told("place-boss")) == 1


@pytest.mark.rule("LOR-7.9.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_monsters_are_placed_as_there_are_players(seats: int) -> None:
    for seed in range(10):
        match = new_lords(seats, seed)
        assert len(match.state.zones[EVENT_DISCARD]) == seats + 1
        told = [event for event in match.events if event.kind == "place-monster"]
        assert len(told) <= seats
        for event in told:
            monster, region = event.all_facts()["monster"], event.all_facts()["region"]
            assert monster_in(match.state, str(monster)) == region


@pytest.mark.rule("LOR-7.9.3", "LOR-F37")
@pytest.mark.parametrize("upper", ["draugr", "garm"])
def test_of_a_pair_the_upper_board_comes_first_and_then_the_lower(upper: str) -> None:
    """Two events of uruz."""
    lower = "garm" if upper == "draugr" else "draugr"

    game = laid_out(2, "14 4 7", (upper, "fafnir", "hraesvelgr")).game

    assert (monster_in(game, upper), monster_in(game, lower)) == ("4", "7")


@pytest.mark.rule("LOR-7.9.4")
def test_with_both_on_the_board_nothing_is_placed_and_the_card_counts() -> None:
    """Three events of uruz for four players: the third brings nothing, the fourth comes."""
    table = laid_out(4, "14 4 7 10 2")

    assert [region for region in table.game.monster_region if region >= 0] == [
        RegionId(REGIONS.read(number)) for number in ("4", "7", "2")
    ]
    assert len(table.game.zones[EVENT_DISCARD]) == 5


@pytest.mark.rule("LOR-7.10")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_random_player_begins_the_selection(seats: int) -> None:
    first = {new_lords(seats, seed).decision.seat for seed in range(40)}

    assert sorted(first) == [ASTRID, BJORN, DAGNY, EIRIK][:seats]


@pytest.mark.rule("LOR-7.10")
@pytest.mark.parametrize("first", ["astrid", "bjorn", "dagny"])
def test_the_selection_goes_clockwise(first: str) -> None:
    table = laid_out(3, "14 1 2 3", first=first)
    order: list[Seat] = []
    while table.game.active == NOBODY:
        if table.asked[1] != "chance" and table.asked[0] not in order:
            order.append(table.asked[0])
        table.match.choose(table.offered()[0])

    begin = ["astrid", "bjorn", "dagny"].index(first)
    assert order == [Seat((begin + number) % 3) for number in range(3)]
