"""LOR-8.5.7 Build temple; LOR-8.5.8 Blessing selection."""

from __future__ import annotations

import pytest

from games.lords.table import (
    LordsTable,
    blessings,
    given_lords,
    held_runes,
    own_content,
    values,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK, cards
from ragnatafl.games.lords.rules.components import BLESSING_DISCARD, CARDS, SELECTION
from ragnatafl.kernel.seats import Seat


def given_building(
    own: str, temples: str = "", foreign: str = "", seats: int = 2, track: str = "a"
) -> LordsTable:
    """Astrid is about to choose where to build; temples in Bjorn's regions are there already."""
    match = given_lords(
        seats=seats,
        phase="special-action",
        control={**dict.fromkeys(own.split(), ASTRID), **dict.fromkeys(foreign.split(), BJORN)},
        temples=temples,
        blessing_deck="levy tithe seidr pilgrimage trophies",
        track=track,
    )
    return when(match).says(ASTRID, "act build-temple")


@pytest.mark.rule("LOR-8.5.7.1", "LOR-2.6")
def test_a_temple_is_built_at_a_free_own_shrine() -> None:
    """Region 1 has no shrine, 12 a temple, 14 is Bjorn's, 7 nobody's."""
    table = given_building("1 2 6 12", temples="12", foreign="14")

    assert table.offered() == ["build temple 2", "build temple 6"]
    table.cannot(ASTRID, "build temple 1", "LOR-8.5.7.1", "no shrine")
    table.cannot(ASTRID, "build temple 12", "LOR-2.6", "there is one already")
    table.cannot(ASTRID, "build temple 14", "LOR-8.5.7.1", "not an own region")
    table.cannot(ASTRID, "build temple 7", "LOR-8.5.7.1", "not an own region")


@pytest.mark.rule("LOR-8.5.7.1", "LOR-8.5.1.2")
def test_a_temple_must_be_left_on_the_track() -> None:
    """Seven temples of four players stand; two shrines are free."""
    match = given_lords(
        seats=4,
        phase="special-action",
        control={
            "2": ASTRID, "17": ASTRID, "6": BJORN, "7": BJORN, "12": BJORN,
            "13": DAGNY, "14": DAGNY, "21": EIRIK,
        },
        temples="6 7 12 13 14 21 2",
    )  # fmt: skip
    table = when(match)

    assert "act build-temple" not in table.offered()
    table.cannot(ASTRID, "act build-temple", "LOR-8.5.1.2")


@pytest.mark.rule("LOR-8.5.7.2")
@pytest.mark.parametrize(("temples", "space"), [("", 1), ("6", 2), ("6 12", 3)])
def test_the_temple_of_the_lowest_covered_number_is_built(temples: str, space: int) -> None:
    """Whoever built the others."""
    table = given_building("2", temples, foreign=temples).says(ASTRID, "build temple 2")

    assert table.game.temples >> 1 & 1
    (event,) = table.told("build-temple")
    assert ("space", space) in event.facts


@pytest.mark.rule("LOR-8.5.7.3")
@pytest.mark.parametrize(("reserve", "gained"), [(0, 1), (3, 1), (4, 0)])
def test_the_builder_gains_a_priest(reserve: int, gained: int) -> None:
    """As far as there is one in the supply."""
    match = given_lords(
        phase="special-action", control={"2": ASTRID}, priests={ASTRID: reserve, BJORN: 1}
    )

    table = when(match).says(ASTRID, "act build-temple", "build temple 2")

    assert table.game.priests == [reserve + gained, 1]


@pytest.mark.rule("LOR-8.5.7.4")
@pytest.mark.parametrize(
    ("seats", "track", "words"),
    [(2, "a", {2, 4}), (2, "b", {1, 3, 5}), (3, "a", {2, 5}), (3, "b", {1, 3, 5})],
)
def test_blessings_are_selected_where_the_track_says_so(
    seats: int, track: str, words: set[int]
) -> None:
    """Before the last temple that would win."""
    shrines = ["6", "12", "14", "13", "7", "10"]
    last = 5 if seats == 2 else 7
    for space in range(1, last + 1):
        standing = shrines[: space - 1]
        owners = [BJORN if place % 2 else DAGNY if seats > 2 else ASTRID for place in range(6)]
        match = given_lords(
            seats=seats,
            phase="special-action",
            control={"2": ASTRID, **dict(zip(standing, owners, strict=False))},
            temples=" ".join(standing),
            track=track,
        )

        table = when(match).says(ASTRID, "act build-temple", "build temple 2")

        asked = table.asked == (ASTRID, "take-blessing")
        assert asked == (space in words)
        assert table.game.priests[ASTRID] == 1  # the priest comes first


# Blessing selection


def given_selection(seats: int, turn: Seat = ASTRID, deck: str = "") -> LordsTable:
    match = given_lords(
        seats=seats,
        turn=turn,
        phase="special-action",
        control={"2": turn},
        blessing_deck=deck or "levy tithe forced-march pilgrimage trophies",
        track="b",
    )
    return when(match).says(turn, "act build-temple", "build temple 2")


SHOWN = ("levy", "tithe", "forced-march", "pilgrimage", "trophies")


@pytest.mark.rule("LOR-8.5.8.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_blessing_more_than_players_is_shown_to_all(seats: int) -> None:
    table = given_selection(seats)

    shown = cards(table.game, SELECTION).split()
    assert sorted(shown) == sorted(SHOWN[: seats + 1])
    assert sorted(table.offered()) == sorted(f"take {name}" for name in shown)
    for seat in range(seats):
        view = table.match.view(seat)
        assert cards(view, SELECTION).split() == shown


@pytest.mark.rule("LOR-8.5.8.2", "LOR-F38")
@pytest.mark.parametrize(
    ("turn", "order"),
    [(ASTRID, (ASTRID, EIRIK, DAGNY, BJORN)), (DAGNY, (DAGNY, BJORN, ASTRID, EIRIK))],
)
def test_the_builder_takes_first_then_counter_clockwise(
    turn: Seat, order: tuple[Seat, ...]
) -> None:
    table = given_selection(4, turn)

    for seat, name in zip(order, SHOWN, strict=False):
        assert table.asked == (seat, "take-blessing")
        table.says(seat, f"take {name}")

    assert [blessings(table.game, seat) for seat in order] == list(SHOWN[:4])


@pytest.mark.rule("LOR-8.5.8.2")
def test_what_is_taken_is_offered_no_more() -> None:
    table = given_selection(2).says(ASTRID, "take tithe")

    assert sorted(table.offered()) == ["take forced-march", "take levy"]
    table.cannot(BJORN, "take tithe", "LOR-8.5.8.2")


@pytest.mark.rule("LOR-8.5.8.3")
def test_the_last_blessing_is_discarded() -> None:
    table = given_selection(2).says(ASTRID, "take tithe").says(BJORN, "take levy")

    assert cards(table.game, BLESSING_DISCARD) == "forced-march"
    assert not table.game.zones[SELECTION]
    assert table.game.active == BJORN


@pytest.mark.rule("LOR-8.5.8.4")
def test_a_blessing_holds_from_now_on_for_the_whole_game() -> None:
    """Tithe: one more priest for each temple, in a later turn as well."""
    match = given_lords(
        phase="special-action",
        control={"2": ASTRID, "6": ASTRID},
        blessing_deck="tithe levy trophies",
        events="event-4",
        track="b",
    )
    table = when(match).says(ASTRID, "act build-temple", "build temple 2", "take tithe")
    table.says(BJORN, "take trophies")
    assert table.game.priests[ASTRID] == 1
    table.skips(BJORN).says(BJORN, "act prepare", "gain uruz", "gain uruz")
    table.skips(ASTRID).says(ASTRID, "build monument odin").skips(BJORN)
    table.says(BJORN, "act prepare", "draw 1", "draw 1").skips(ASTRID)

    table.says(ASTRID, "act build-temple", "build temple 6")

    assert blessings(table.game, ASTRID) == "tithe"
    assert table.game.priests[ASTRID] == 1 + 1 + 2


@pytest.mark.rule("LOR-8.5.8.2")
def test_what_a_blessing_gives_at_once_is_given_when_it_is_taken() -> None:
    """Seidr, before the next player chooses."""
    table = given_selection(2, deck="seidr levy trophies").says(ASTRID, "take seidr")

    assert table.asked == (ASTRID, "gain-rune")
    table.says(ASTRID, "gain algiz")
    assert values(table.game, ASTRID) == (2, 2, 3)
    assert held_runes(table.game, ASTRID) == "algiz"
    assert table.asked == (BJORN, "take-blessing")


@pytest.mark.rule("LOR-8.5.8.1", "LOR-4.4.1", "LOR-4.3.2")
def test_an_empty_deck_of_blessings_is_made_of_the_discards() -> None:
    """Four are left, and shown; in the next selection there is only the one discarded."""
    left = ("levy", "tithe", "trophies", "pilgrimage")
    others = [name for name in map(CARDS.write, own_content().blessings) if name not in left]
    match = given_lords(
        seats=3,
        phase="special-action",
        control={"2": ASTRID, "6": BJORN, "12": DAGNY},
        blessings={BJORN: " ".join(others)},
        track="b",
    )
    table = when(match).says(ASTRID, "act build-temple", "build temple 2", "take levy")
    table.says(DAGNY, "take tithe").says(BJORN, "take trophies")
    table.skips(BJORN).says(BJORN, "act build-temple").says(ASTRID, "gain uruz")
    table.says(BJORN, "build temple 6").skips(DAGNY)

    table.says(DAGNY, "act build-temple").says(BJORN, "gain uruz").says(DAGNY, "build temple 12")

    assert table.asked == (DAGNY, "take-blessing")
    assert table.offered() == ["take pilgrimage"]
