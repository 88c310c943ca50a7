"""LOR-8.5.11.6 Events: a monster is placed, others act, and perhaps the boss."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.lords.table import LordsTable, given_lords, monster_in, tell_armies, when
from kit.table import ASTRID, BJORN, cards
from ragnatafl.games.lords.rules.components import EVENT_DECK, EVENT_DISCARD
from ragnatafl.kernel.seats import Seat


def given_event(
    event: str,
    monsters: Mapping[str, str] | None = None,
    *,
    rings: Mapping[str, Seat] | None = None,
    slain: Mapping[str, Seat] | None = None,
    upper: str = "draugr fafnir hraesvelgr",
    armies: list[tuple[Seat, str, int]] | None = None,
) -> LordsTable:
    """Astrid builds, and this event is on top; dice are told."""
    match = given_lords(
        phase="special-action",
        wheel={"usurp": [ASTRID]},
        events=event,
        monsters=monsters,
        rings=rings,
        slain=slain,
        upper=upper,
        armies=armies or [],
        loki="7",
        chance="asked",
    )
    table = when(match).says(ASTRID, "build monument odin")
    return table.told_by_chance(f"event-deck {event}")


@pytest.mark.rule("LOR-8.5.11.6", "LOR-8.5.11.6.1", "LOR-8.5.11.6.5")
@pytest.mark.parametrize(
    ("event", "monster", "region"),
    [("event-4", "draugr", "4"), ("event-2", "fafnir", "2"), ("event-3", "hraesvelgr", "3")],
)
def test_an_event_places_a_monster_of_its_rune(event: str, monster: str, region: str) -> None:
    """In the region of its number; the card goes to the discards."""
    table = given_event(event)

    assert monster_in(table.game, monster) == region
    assert cards(table.game, EVENT_DISCARD) == event
    assert sum(place >= 0 for place in table.game.monster_region) == 1
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.11.6.1.1", "LOR-F37")
@pytest.mark.parametrize(
    ("upper", "monster"),
    [("draugr fafnir hraesvelgr", "draugr"), ("garm fafnir hraesvelgr", "garm")],
)
def test_of_two_the_one_of_the_upper_board_is_placed(upper: str, monster: str) -> None:
    table = given_event("event-4", upper=upper)

    assert monster_in(table.game, monster) == "4"


@pytest.mark.rule("LOR-8.5.11.6.1", "LOR-F37")
@pytest.mark.parametrize("gone", ["out", "dead"])
def test_once_the_upper_is_out_or_dead_the_lower_is_placed(gone: str) -> None:
    monsters = {"draugr": "16"} if gone == "out" else {}
    slain = {"draugr": BJORN} if gone == "dead" else {}

    table = given_event("event-4", monsters, slain=slain)

    assert monster_in(table.game, "garm") == "4"
    assert table.game.monster_region[0] == (15 if gone == "out" else -1)


@pytest.mark.rule("LOR-8.5.11.6.1.2")
def test_without_such_a_monster_nothing_is_placed() -> None:
    """One is on the board, one slain."""
    table = given_event("event-4", {"garm": "16"}, slain={"draugr": BJORN})

    assert monster_in(table.game, "garm") == "16"
    assert sum(place >= 0 for place in table.game.monster_region) == 1
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-F25", "LOR-9.2.4", "LOR-8.5.11.6.1")
def test_a_placed_monster_does_not_stomp() -> None:
    table = given_event("event-4", armies=[(BJORN, "4", 2)])

    assert monster_in(table.game, "draugr") == "4"
    assert tell_armies(table.game) == ["bjorn 2 in 4"]
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.11.6.2", "LOR-8.5.11.6.3")
@pytest.mark.parametrize(
    ("upper", "order"),
    [
        ("draugr fafnir hraesvelgr", ("hraesvelgr", "nidhogg", "fafnir", "grendel")),
        ("draugr grendel nidhogg", ("nidhogg", "hraesvelgr", "grendel", "fafnir")),
    ],
)
def test_all_of_the_first_rune_act_then_all_of_the_second(
    upper: str, order: tuple[str, ...]
) -> None:
    """Event 4: algiz, then othala; the upper board first; uruz not at all."""
    places = {
        "draugr": "16", "garm": "16", "fafnir": "3", "grendel": "3",
        "hraesvelgr": "3", "nidhogg": "3",
    }  # fmt: skip
    table = given_event("event-4", places, upper=upper)

    for monster in order:
        table.told_by_chance("monster-die move")
        assert table.asked == (ASTRID, "move-or-attack")
        table.says(ASTRID, f"move {monster} to 2")

    assert table.game.active == BJORN
    assert [monster_in(table.game, name) for name in ("draugr", "garm")] == ["16", "16"]


@pytest.mark.rule("LOR-8.5.11.6.2")
def test_only_monsters_on_the_board_act() -> None:
    """Nidhogg is off the board and Fafnir slain."""
    table = given_event("event-4", {"hraesvelgr": "3"}, slain={"fafnir": BJORN})

    table.told_by_chance("monster-die move").says(ASTRID, "move hraesvelgr to 2")

    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.11.6.4", "LOR-9.1.5")
def test_the_boss_acts_last_where_the_event_shows_it() -> None:
    """Event 5 shows the boss, and uruz before it."""
    table = given_event("event-5", {"draugr": "3"})
    table.told_by_chance("monster-die move").says(ASTRID, "move draugr to 2")

    assert table.asked == (ASTRID, "place-boss")
    assert "place loki 7" not in table.offered()
    table.says(ASTRID, "place loki 16")
    assert table.game.boss_region == 15
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.11.6.4")
def test_the_boss_stays_where_the_event_does_not_show_it() -> None:
    table = given_event("event-6")

    assert table.game.boss_region == 6
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.11.6.5", "LOR-F26", "LOR-9.1.1")
def test_controlled_monsters_act_for_their_controllers() -> None:
    """Bjorn decides about his Fafnir without a die, Astrid about the neutral Grendel."""
    table = given_event("event-4", {"fafnir": "3", "grendel": "16"}, rings={"fafnir": BJORN})

    assert table.asked == (BJORN, "move-or-attack")
    assert table.offered() == ["move fafnir to 2", "attack with fafnir"]
    table.says(BJORN, "move fafnir to 2").told_by_chance("monster-die either")
    assert table.asked == (ASTRID, "move-or-attack")


@pytest.mark.rule("LOR-8.5.11.6", "LOR-4.4.1")
def test_an_empty_deck_of_events_is_made_of_the_discards() -> None:
    names = " ".join(f"event-{number}" for number in range(1, 17))
    match = given_lords(
        phase="special-action", wheel={"usurp": [ASTRID]}, event_discard=names, chance="asked"
    )

    table = when(match).says(ASTRID, "build monument odin").told_by_chance("event-deck event-12")

    assert monster_in(table.game, "hraesvelgr") == "12"
    assert cards(table.game, EVENT_DISCARD) == "event-12"
    assert len(table.game.zones[EVENT_DECK]) == 15
