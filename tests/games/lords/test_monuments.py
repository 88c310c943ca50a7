"""LOR-8.5.11 Build monument: it rises, the table is refreshed, and an event comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.lords.table import (
    OUR_GODS,
    OUR_REALMS,
    LordsTable,
    artefacts,
    given_lords,
    held_runes,
    monster_in,
    tell_armies,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK, cards
from ragnatafl.games.lords.rules.board import regions_in
from ragnatafl.games.lords.rules.components import CARDS, CONDITIONS, EVENT_DECK, EVENT_DISCARD
from ragnatafl.games.lords.rules.state import NO_RAGNAROK
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, Seat

MARKED: Mapping[str, tuple[Seat, ...]] = {"usurp": (ASTRID,)}


def forged(table: LordsTable) -> str:
    """The regions with a rune on their forge."""
    return " ".join(str(region + 1) for region in regions_in(table.game.forged))


# What it needs (LOR-8.5.11, LOR-8.5.12)


@pytest.mark.rule("LOR-8.5.11")
@pytest.mark.parametrize(
    ("wheel", "offered"),
    [
        ({}, False),
        ({"prepare": [BJORN]}, False),
        ({"prepare": [ASTRID]}, True),
        ({"reinforce": [ASTRID, BJORN]}, True),  # under another's marker as well
    ],
)
def test_an_own_marker_on_the_wheel_is_needed(wheel: dict[str, list[Seat]], offered: bool) -> None:
    table = when(given_lords(phase="special-action", wheel=wheel))

    assert bool(table.offered("build monument")) == offered
    if not offered:
        table.cannot(ASTRID, "build monument odin", "LOR-8.5.11", "an own marker on the wheel")


@pytest.mark.rule("LOR-8.5.11.1")
@pytest.mark.parametrize("god", OUR_GODS)
def test_a_monument_of_choice_rises_by_one_level(god: str) -> None:
    """Wherever it is, and whoever controls its region."""
    match = given_lords(
        phase="special-action", wheel=MARKED, levels={"odin": 1, "thor": 2}, control={"4": BJORN},
        events="event-4",
    )  # fmt: skip

    table = when(match).says(ASTRID, f"build monument {god}")

    before = {"odin": 1, "thor": 2, "freya": 0}
    assert table.game.levels == [level + (name == god) for name, level in before.items()]


@pytest.mark.rule("LOR-8.5.11.1", "LOR-2.4.1")
def test_a_complete_monument_does_not_rise() -> None:
    match = given_lords(phase="special-action", wheel=MARKED, levels={"odin": 3, "thor": 2})

    table = when(match)

    assert table.offered("build") == ["build monument thor", "build monument freya"]
    table.cannot(ASTRID, "build monument odin", "LOR-8.5.11.1", "is complete")


@pytest.mark.rule("LOR-8.5.12")
def test_no_marker_is_put_and_no_bonus_taken() -> None:
    """All realms are allies of both, who could use every bonus."""
    match = given_lords(
        phase="special-action",
        wheel={"usurp": [ASTRID], "prepare": [BJORN], "reinforce": [BJORN]},
        allies=dict.fromkeys(OUR_REALMS, (ASTRID, BJORN)),
        control={"1": ASTRID, "3": BJORN},
        armies=[(ASTRID, "1", 1), (BJORN, "3", 1)],
        drakkars={ASTRID: "s1", BJORN: "s1"},
        events="event-4",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert table.game.active == BJORN
    assert held_runes(table.game, BJORN) == ""
    assert not any(table.game.marked)


@pytest.mark.rule("LOR-8.5.12.1", "LOR-F12")
def test_with_all_monuments_complete_nothing_rises_but_the_rest_is_done() -> None:
    match = given_lords(
        phase="special-action",
        wheel=MARKED,
        levels=dict.fromkeys(OUR_GODS, 3),
        sent={"odin": {BJORN: 2}},
        empty_forges="2",
        events="event-4",
    )
    table = when(match)
    assert table.offered("build") == ["build nothing higher"]

    table.says(ASTRID, "build nothing higher")

    assert table.game.levels == [3, 3, 3]
    assert table.game.sent[0] == [0, 0]
    assert not any(table.game.marked)
    assert forged(table) == "2 6 8 12"
    assert monster_in(table.game, "draugr") == "4"


@pytest.mark.rule("LOR-8.5.12.1")
@pytest.mark.parametrize(
    ("version", "options", "offered"),
    [
        (1, {}, ["build nothing higher"]),
        (2, {}, ["build nothing higher"]),
        (2, {"nothing_higher": "false"}, []),
    ],
)
def test_whether_complete_monuments_can_be_built_is_agreed(
    version: int, options: dict[str, Any], offered: list[str]
) -> None:
    match = given_lords(
        phase="special-action", wheel=MARKED, levels=dict.fromkeys(OUR_GODS, 3),
        version=version, **options,
    )  # fmt: skip

    assert when(match).offered("build") == offered


@pytest.mark.rule("LOR-8.5.12.1")
def test_while_a_monument_can_rise_one_does() -> None:
    """And without an own marker none is built at all."""
    marked = when(given_lords(phase="special-action", wheel=MARKED))
    levels = dict.fromkeys(OUR_GODS, 3)
    unmarked = when(given_lords(phase="special-action", levels=levels))

    assert "build nothing higher" not in (*marked.offered(), *unmarked.offered())
    marked.cannot(ASTRID, "build nothing higher", "LOR-8.5.12.1")
    unmarked.cannot(ASTRID, "build nothing higher", "LOR-8.5.11")


@pytest.mark.rule("LOR-8.5.12.2", "LOR-F11", "LOR-8.5.11.3.2")
def test_nobody_builds_again_before_marking_another_action() -> None:
    """All markers are off the wheel, Bjorn's too."""
    match = given_lords(
        phase="special-action",
        wheel={"usurp": [ASTRID, BJORN], "prepare": [BJORN], "monsters": [ASTRID]},
        events="event-4",
    )

    table = when(match).says(ASTRID, "build monument odin").skips(BJORN)

    assert table.game.marked == [NO_SEATS] * 6
    assert table.game.top == [NOBODY] * 6
    assert table.offered("build") == []
    table.cannot(BJORN, "build monument thor", "LOR-8.5.11")
    table.says(BJORN, "act prepare", "draw 1", "draw 1").skips(ASTRID)
    table.cannot(ASTRID, "build monument thor", "LOR-8.5.11")


# Conditions and Ragnarok (LOR-8.5.11.2)


def given_conditions(face_down: str = "", level: int = 2) -> LordsTable:
    """Astrid has slain three monsters; Odin's monument may be completed."""
    match = given_lords(
        phase="special-action",
        wheel=MARKED,
        levels={"odin": level},
        slayer_tokens={ASTRID: 3},
        allies=dict.fromkeys(("niflheim", "vanaheim"), (BJORN,)),
        sent={"odin": {BJORN: 1}},
        face_down=face_down,
        events="event-4",
    )
    return when(match)


def turned(table: LordsTable) -> str:
    return " ".join(n for c, n in enumerate(CONDITIONS.ids) if table.game.face_down >> c & 1)


@pytest.mark.rule("LOR-8.5.11.2", "LOR-1.5.1")
@pytest.mark.parametrize(
    ("god", "fulfilled"), [("odin", "monument-small slayer-small"), ("thor", "slayer-small")]
)
def test_conditions_are_looked_at_when_the_monument_has_risen(god: str, fulfilled: str) -> None:
    """The level just reached counts."""
    table = given_conditions()
    assert turned(table) == ""

    table.says(ASTRID, f"build monument {god}")

    assert turned(table) == fulfilled
    assert table.game.last_turns == NO_RAGNAROK


@pytest.mark.rule("LOR-8.5.11.2", "LOR-1.5.3")
def test_with_three_conditions_ragnarok_begins_and_the_building_goes_on() -> None:
    table = given_conditions(face_down="jarl-small").says(ASTRID, "build monument odin")

    assert turned(table) == "monument-small slayer-small jarl-small"
    assert table.game.last_turns == 1  # Bjorn's has begun, Astrid's is to come
    assert table.game.sent[0] == [0, 0]
    assert monster_in(table.game, "draugr") == "4"
    kinds = [event.kind for event in table.match.events]
    order = ("build-monument", "condition-fulfilled", "ragnarok", "table-cleared", "event")
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@pytest.mark.rule("LOR-8.5.11.2", "LOR-F32", "LOR-1.5.8")
def test_a_monument_of_a_last_turn_does_not_begin_ragnarok_anew() -> None:
    match = given_lords(
        phase="special-action",
        wheel=MARKED,
        face_down="jarl-small realms-small gothi-small",
        last_turns=1,
        slayer_tokens={ASTRID: 3},
        events="event-4",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert table.game.last_turns == 0
    assert turned(table).split()[0] == "slayer-small"
    assert monster_in(table.game, "draugr") == "4"


# The table is refreshed (LOR-8.5.11.3, LOR-8.5.11.4)


def given_worn(seats: int = 4) -> LordsTable:
    """Priests at all monuments, markers everywhere, artefacts exhausted, forges empty."""
    match = given_lords(
        seats=seats,
        phase="special-action",
        wheel={"usurp": [ASTRID, BJORN], "prepare": [DAGNY], "mobilise": [EIRIK, ASTRID]},
        sent={
            "odin": {ASTRID: 1, BJORN: 1}, "thor": {DAGNY: 1, EIRIK: 1},
            "freya": {BJORN: 1, DAGNY: 1, EIRIK: 1},
        },
        priests={BJORN: 1},
        artefacts={ASTRID: "andvaranaut", BJORN: "gnipa-chain", DAGNY: "eagle-feather"},
        exhausted="andvaranaut gnipa-chain",
        empty_forges="2 8 20",
        events="event-4",
    )  # fmt: skip
    return when(match)


@pytest.mark.rule("LOR-8.5.11.3", "LOR-8.5.11.3.1")
def test_all_priests_go_to_the_supply() -> None:
    """Off all monuments, and not into the reserves."""
    table = given_worn().says(ASTRID, "build monument odin")

    assert table.game.sent == [[0] * 4] * 3
    assert table.game.priests == [0, 1, 0, 0]


@pytest.mark.rule("LOR-8.5.11.3", "LOR-8.5.11.3.2")
def test_all_markers_leave_the_wheel() -> None:
    table = given_worn().says(ASTRID, "build monument odin")

    assert table.game.marked == [NO_SEATS] * 6
    assert table.game.top == [NOBODY] * 6


@pytest.mark.rule("LOR-8.5.11.3", "LOR-8.5.11.3.3", "LOR-11.4")
def test_all_artefacts_of_all_players_are_recharged() -> None:
    table = given_worn().says(ASTRID, "build monument odin")

    assert table.game.exhausted == 0
    assert artefacts(table.game, BJORN) == "gnipa-chain"
    assert table.game.holder[CARDS.read("gnipa-chain")] == BJORN
    assert table.game.holder[CARDS.read("andvaranaut")] == ASTRID


@pytest.mark.rule("LOR-8.5.11.4", "LOR-2.7.1")
def test_each_empty_forge_gets_a_rune_of_its_type() -> None:
    table = given_worn()
    assert forged(table) == "6 12 17"
    before = list(table.game.forge_rune)

    table.says(ASTRID, "build monument odin")

    assert forged(table) == "2 6 8 12 17 20"
    assert table.game.forge_rune == before


@pytest.mark.rule("LOR-8.5.11.4", "LOR-4.3")
@pytest.mark.parametrize(
    ("held", "filled"), [(10, "2 6 8 12 17 20"), (11, "2 6 8 17 20"), (12, "6 8 17 20")]
)
def test_if_runes_are_short_the_lowest_regions_are_filled_first(held: int, filled: str) -> None:
    """Regions 2 and 12 take uruz, of which the players hold nearly all."""
    shares = [6, held - 6, 0]
    match = given_lords(
        seats=3,
        phase="special-action",
        wheel=MARKED,
        attributes=dict.fromkeys((ASTRID, BJORN, DAGNY), (2, 2, 6)),
        runes={
            seat: "uruz " * share
            for seat, share in zip((ASTRID, BJORN, DAGNY), shares, strict=True)
        },
        empty_forges="2 12",
        events="event-4",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert forged(table) == filled


# What the builder gains (LOR-8.5.11.5)


@pytest.mark.rule("LOR-8.5.11.5.1")
@pytest.mark.parametrize(("reserve", "after"), [(0, 2), (2, 4), (3, 4)])
def test_a_priest_for_each_own_temple(reserve: int, after: int) -> None:
    """As far as there are priests in the supply; Bjorn's temple does not count."""
    match = given_lords(
        phase="special-action",
        wheel=MARKED,
        control={"2": ASTRID, "14": ASTRID, "13": BJORN},
        temples="2 14 13",
        priests={ASTRID: reserve},
        empty_forges="2",
        events="event-4",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert table.game.priests == [after, 0]


@pytest.mark.rule("LOR-8.5.11.5.1", "LOR-8.5.11.3.1")
def test_priests_just_returned_may_be_gained() -> None:
    """All four stood at monuments; two come back to the reserve for two temples."""
    match = given_lords(
        phase="special-action",
        wheel=MARKED,
        control={"14": ASTRID, "13": ASTRID},
        temples="13 14",
        sent={"odin": {ASTRID: 2}, "thor": {ASTRID: 2}},
        events="event-4",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert table.game.priests == [2, 0]


@pytest.mark.rule("LOR-8.5.11.5.2", "LOR-8.5.11.4")
def test_the_runes_of_own_forges_are_gained() -> None:
    """Those just laid as well; Bjorn keeps his on the board."""
    match = given_lords(
        phase="special-action",
        wheel=MARKED,
        control={"2": ASTRID, "6": ASTRID, "8": BJORN},
        empty_forges="2 8",
        events="event-4",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert held_runes(table.game, ASTRID) == "uruz othala"
    assert held_runes(table.game, BJORN) == ""
    assert forged(table) == "8 12"


@pytest.mark.rule("LOR-8.5.11.5.2", "LOR-4.2.2")
def test_all_runes_are_taken_before_any_is_discarded() -> None:
    match = given_lords(
        phase="special-action",
        wheel=MARKED,
        control={"2": ASTRID, "6": ASTRID, "8": ASTRID},
        runes={ASTRID: "uruz"},
        events="event-4",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert table.asked == (ASTRID, "limit-runes")
    assert held_runes(table.game, ASTRID) == "uruz uruz othala algiz"
    assert forged(table) == "12"
    table.says(ASTRID, "discard uruz", "discard uruz")
    assert held_runes(table.game, ASTRID) == "othala algiz"
    assert cards(table.game, EVENT_DISCARD) == "event-4"
    assert len(table.game.zones[EVENT_DECK]) == 15
    assert tell_armies(table.game) == []
