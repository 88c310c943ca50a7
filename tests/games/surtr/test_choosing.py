"""SOLO-4.1 to SOLO-4.5 How a Follower chooses: the tie-break, realms, monsters and distances."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.lords.table import controller, tell_armies
from games.surtr.table import FOLLOWER, PERSON, desolation, given_surtr, own_content, when
from kit.table import BJORN, DAGNY
from ragnatafl.games.lords.rules.board import REGIONS, RegionSet, region_set
from ragnatafl.games.lords.rules.components import MONSTERS, PREY
from ragnatafl.games.lords.rules.state import board_of
from ragnatafl.games.surtr.rules.choosing import board_order
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat

MIN, MAX = "basic-a1", "basic-a2"
"""What these cards say in their lower left corner."""


def token_in(selected: str, **given: Any) -> str:
    """Where the Follower puts a token; all regions at the wheel are neutral: 4, 7, 8, 13, 15."""
    step = {"step": "place-desolation", "seat": "astrid"}
    return desolation(given_surtr(steps=[step], selected=selected, **given).state)


# SOLO-4.1 The tie-break


@pytest.mark.rule("SOLO-4.1")
@pytest.mark.parametrize(("selected", "region"), [(MIN, "4"), (MAX, "15")])
def test_the_selected_card_breaks_ties(selected: str, region: str) -> None:
    """Max takes the highest region number, Min the lowest; whatever lies at the left."""
    assert token_in(selected, rows={FOLLOWER: f"basic-a3 {selected}"}) == region


def driven_out(rows: dict[Seat, str], seat: Seat, turn: Seat, **given: Any) -> Match[Any]:
    """The armies of a Follower must leave 6, for 5 or 7."""
    step = {"step": "retreat", "seat": "astrid" if seat == FOLLOWER else "bjorn", "region": "6"}
    return given_surtr(
        turn=turn, steps=[step], rows=rows, armies=[(seat, "6", 2)],
        control=dict.fromkeys(["5", "6", "7"], seat), **given,
    )  # fmt: skip


@pytest.mark.rule("SOLO-4.1.1")
@pytest.mark.parametrize(
    ("row", "haven"), [(f"{MIN} {MAX} basic-a4", "5"), (f"{MAX} {MIN} basic-a3", "7")]
)
def test_without_a_selected_card_the_leftmost_one_counts(row: str, haven: str) -> None:
    """In a person's turn."""
    match = driven_out({FOLLOWER: row}, FOLLOWER, PERSON)

    assert tell_armies(match.state) == [f"astrid 2 in {haven}"]


@pytest.mark.rule("SOLO-4.1.2")
def test_a_follower_uses_its_own_row_in_the_turn_of_another() -> None:
    """Astrid's selected card says Min, Bjorn's leftmost one Max."""
    rows = {FOLLOWER: f"{MIN} basic-a3", BJORN: "basic-b1 basic-b2"}
    match = driven_out(rows, BJORN, FOLLOWER, seats=3, selected=MIN)

    assert tell_armies(match.state) == ["bjorn 2 in 7"]


@pytest.mark.rule("SOLO-4.1.2")
def test_a_follower_uses_its_own_row_in_the_turn_of_a_person() -> None:
    rows = {FOLLOWER: f"{MIN} basic-a3", BJORN: "basic-b1 basic-b2"}
    match = driven_out(rows, BJORN, DAGNY, seats=3)

    assert tell_armies(match.state) == ["bjorn 2 in 7"]


# SOLO-4.2 Armies in one region


@pytest.mark.rule("SOLO-4.2")
@pytest.mark.parametrize(
    ("selected", "armies"),
    [(MAX, ["astrid 1 in 5", "astrid 4 in 5"]), (MIN, ["astrid 2 in 5", "astrid 3 in 5"])],
)
def test_max_takes_the_stronger_army_of_a_region_and_min_the_weaker(
    selected: str, armies: list[str]
) -> None:
    step = {"step": "strengthen-frontier", "seat": "astrid", "count": 1}
    match = given_surtr(
        steps=[step], selected=selected, armies=[(FOLLOWER, "5", 3), (FOLLOWER, "5", 1)]
    )

    assert tell_armies(match.state) == armies


# SOLO-4.3 Realms


def allied(hero: str, before: str = "", **given: Any) -> str:
    """The realm with which the Follower allies for its only rune."""
    allies = {realm: [FOLLOWER] for realm in before.split()}
    match = given_surtr(
        phase="scan-runes", heroes={FOLLOWER: hero}, power={FOLLOWER: 1}, allies=allies,
        rows={FOLLOWER: f"{MAX} basic-a3"}, selected=MAX, **given,
    )  # fmt: skip
    return str(when(match).facts("ally")["realm"])


@pytest.mark.rule("SOLO-4.3")
@pytest.mark.parametrize(
    ("hero", "before", "realm"),
    [
        ("16", "", "muspelheim"),
        ("16", "muspelheim", "svartalfheim"),
        ("7", "", "niflheim"),
        ("7", "niflheim", "vanaheim"),
        ("7", "niflheim vanaheim", "alfheim"),
        ("7", "niflheim vanaheim alfheim", "jotunheim"),
    ],
)
def test_of_equal_realms_the_first_clockwise_from_muspelheim(
    hero: str, before: str, realm: str
) -> None:
    """S-6: the first that qualifies, even though the card says Max."""
    assert allied(hero, before) == realm


# SOLO-4.4 Monsters


@pytest.mark.rule("SOLO-4.4")
def test_boards_are_read_clockwise_from_the_upper_left_one_and_loki_is_first() -> None:
    """Garm, Fafnir and Nidhogg lie above; then the lower boards from right to left."""
    match = given_surtr(turn=PERSON, phase="hero-phase", upper="garm fafnir nidhogg")

    assert [PREY.write(prey) for prey in board_order(match.state)] == [
        "loki", "garm", "fafnir", "nidhogg", "hraesvelgr", "grendel", "draugr",
    ]  # fmt: skip


@pytest.mark.rule("SOLO-4.4")
@pytest.mark.parametrize("selected", [MIN, MAX])
@pytest.mark.parametrize(("upper", "tamed"), [("draugr", "draugr"), ("garm", "hraesvelgr")])
def test_of_two_equal_monsters_in_one_region_the_first_board(
    selected: str, upper: str, tamed: str
) -> None:
    """Draugr and Hraesvelgr have seven open spaces each; Draugr's board is the upper left one, or
    the lower left one, which is the last of all."""
    match = given_surtr(
        phase="scan-runes", heroes={FOLLOWER: "1"}, power={FOLLOWER: 1}, selected=selected,
        rows={FOLLOWER: f"{selected} basic-a5"}, monsters={"draugr": "5", "hraesvelgr": "5"},
        upper=f"{upper} fafnir hraesvelgr",
    )  # fmt: skip

    assert [MONSTERS.write(m) for m, owner in enumerate(match.state.ring) if owner >= 0] == [tamed]


# SOLO-4.5 Distance


@pytest.mark.rule("SOLO-4.5")
@pytest.mark.parametrize(
    ("one", "other", "moves"), [("1", "1", 0), ("1", "5", 1), ("1", "9", 3), ("3", "16", 7)]
)
def test_distance_is_the_least_number_of_moves_over_borders(
    one: str, other: str, moves: int
) -> None:
    """By 5 and 6; by 2, 4, 7, 8, 13 and 14 or 15."""
    distance = own_content().small.distance

    assert distance[REGIONS.read(one)][REGIONS.read(other)] == moves
    assert distance[REGIONS.read(other)][REGIONS.read(one)] == moves


@pytest.mark.rule("SOLO-4.5.1")
@pytest.mark.parametrize("sea", ["s1", "s5"])
def test_no_drakkar_makes_regions_adjacent_for_it(sea: str) -> None:
    """Bjorn's empty 5 and 16 lie at the seas beside 2; the army there only grows."""
    match = given_surtr(
        phase="follower-manoeuvres", armies=[(FOLLOWER, "2", 1)], drakkars={PERSON: sea},
        control={"2": FOLLOWER, "5": PERSON, "16": PERSON},
    )  # fmt: skip

    assert tell_armies(match.state) == ["astrid 2 in 2"]
    assert controller(match.state, "5") == controller(match.state, "16") == PERSON


def distances(**given: Any) -> dict[str, int]:
    """How far what the Follower can invade from 6 is from regions of people."""
    match = given_surtr(
        phase="follower-manoeuvres", armies=[(FOLLOWER, "6", 6), *given.pop("others", ())],
        **{"control": {"6": FOLLOWER}} | given,
    )  # fmt: skip
    told = [event.all_facts() for event in when(match).told("could-invade")]
    return {str(facts["region"]): int(facts["distance"]) for facts in told}


@pytest.mark.rule("SOLO-4.5.2")
def test_nearest_is_the_least_distance_to_any_region_of_a_person() -> None:
    """1 and 9 are Bjorn's: 5 is beside 1, 7 two moves from either."""
    control = {"6": FOLLOWER, "9": PERSON, "1": PERSON}

    assert distances(control=control) == {"5": 1, "7": 2, "9": 0}


@pytest.mark.rule("SOLO-4.5")
def test_without_regions_the_armies_of_people_count() -> None:
    """S-7: his army is in 8, his hero far away in 3."""
    found = distances(others=[(PERSON, "8", 1)], heroes={PERSON: "3"})

    assert found == {"5": 3, "7": 1, "9": 1}


@pytest.mark.rule("SOLO-4.5")
def test_without_regions_and_armies_the_heroes_of_people_count() -> None:
    """S-7: his hero is in 3."""
    assert distances(heroes={PERSON: "3"}) == {"5": 3, "7": 3, "9": 5}


@pytest.mark.rule("SOLO-4.5")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_nearest_of_two_regions_is_as_far_as_moves_over_borders_say(seats: int) -> None:
    """On both sides of the board."""
    board = board_of(given_surtr(seats=seats).state)
    for here, one, other in product(board.regions, repeat=3):
        moves = board.distance[here]
        assert board.moves_to(here, region_set([one, other])) == min(moves[one], moves[other])


@pytest.mark.rule("SOLO-4.5")
def test_no_region_is_no_move_away() -> None:
    board = board_of(given_surtr().state)

    assert {board.moves_to(here, RegionSet(0)) for here in board.regions} == {0}
