"""What tables with Followers are judged by: what a Follower has, and what it will do next."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from games.surtr.battlefield import attacked
from games.surtr.table import FOLLOWER, PERSON, given_surtr, new_surtr
from kit.play import played_at_random
from ragnatafl.bots.judgement import judgement_of
from ragnatafl.games.lords.mind.fights import attackers_chance
from ragnatafl.games.lords.mind.odds import outlook
from ragnatafl.games.surtr import GAME
from ragnatafl.games.surtr.mind.terms import NAMES, OF_FOLLOWERS, OF_PEOPLE, count, progress
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.views import view


def term(match: Match[Surtr], name: str, seat: Seat = FOLLOWER) -> float:
    return count(match.state)[seat][NAMES.index(name)]


def held(**owners: str) -> dict[str, Seat]:
    """Who controls what: `held(follower='5 6', person='8')`."""
    seats = {"follower": FOLLOWER, "person": PERSON}
    return {region: seats[who] for who, regions in owners.items() for region in regions.split()}


def given(**more: Any) -> Match[Surtr]:  # Any: what `given_surtr` takes
    """Bjorn's turn."""
    return given_surtr(**{"turn": PERSON, "phase": "prayer", **more})


@pytest.mark.parametrize(("seats", "people"), [(2, 1), (3, 2), (4, 1)])
def test_followers_and_people_have_terms_of_their_own(seats: int, people: int) -> None:
    match = new_surtr(seats, seed=seats, people=people)
    judgement = judgement_of(GAME)
    assert judgement is not None
    for number, _ in enumerate(played_at_random(match, seats, at_most=300)):
        if match.over or number % 5:
            continue
        counted = count(match.state)
        for seat, own in enumerate(counted):
            assert all(isfinite(number) for number in own)
            theirs = own[len(OF_PEOPLE) :] if seat >= seats - people else own[: len(OF_PEOPLE)]
            assert not any(theirs)
        assert len(counted[0]) == len(OF_PEOPLE) + len(OF_FOLLOWERS)
        assert sum(judgement.chances(match.state)) == pytest.approx(1)
        assert 0 <= progress(match.state) <= 1


RISES: list[tuple[str, dict[str, object]]] = [
    ("follower-jarl", {"control": held(follower="1 2 3")}),
    ("follower-jarl-near", {"control": held(follower="1 2 3")}),
    ("follower-gothi", {"temples": "2"}),
    ("follower-gothi-near", {"temples": "2"}),
    ("follower-shrines", {"control": held(follower="1 2 6")}),
    ("follower-slain", {"slain": {"draugr": FOLLOWER}}),
    ("follower-boss", {"slain": {"draugr": FOLLOWER}}),
    ("follower-best-road", {"control": held(follower="1 2 3 4")}),
    ("follower-regions", {"control": held(follower="1 2 3")}),
    ("follower-armies", {"armies": [(FOLLOWER, "1", 3)]}),
    ("follower-attributes", {"attributes": {FOLLOWER: (2, 3, 2)}}),
    ("follower-cards", {"hands": {FOLLOWER: "axe-a"}}),
    ("follower-tucked", {"blessings": {FOLLOWER: "raven-banner"}}),
    ("follower-power", {"power": {FOLLOWER: 2}}),
    ("desolation", {"desolation": "4"}),
    ("incarnation", {"desolation": "4 7 8 13 15"}),
    ("follower-takes", {"armies": [(FOLLOWER, "1", 2)], "control": held(follower="1 2 4")}),
]


@pytest.mark.parametrize(("name", "more"), RISES, ids=[name for name, _ in RISES])
def test_one_thing_more_of_a_follower_is_counted(name: str, more: dict[str, object]) -> None:
    control = held(follower="1 2")

    assert term(given(**{"control": control, **more}), name) > term(given(control=control), name)


def test_desolation_is_a_lead_at_yggdrasil_when_ragnarok_has_begun() -> None:
    """SOLO-11.3.1"""
    turned = "jarl-small gothi-small realms-small"
    few = given(last_turns=1, face_down=turned, control=held(person="4 7"), desolation="3")
    many = given(last_turns=1, face_down=turned, control=held(person="4 7"), desolation="3 4 7")

    assert term(few, "follower-ring") < 0 < term(many, "follower-ring")


# The next turn of a Follower

NEARLY_JARL = held(follower="5 6 8 9 10 11 12 13", person="7")
NEARLY_GOTHI = {"temples": "2 6 12", "control": held(follower="2 6 12 14")}


def test_it_is_foreseen_that_a_follower_takes_the_last_region() -> None:
    """It lacks 7 for three lands, and has tucked Mjolnir: 2 and 1, and 2 more for victory."""
    armies = [(FOLLOWER, "6", 2)]
    chances = [
        term(
            given(
                armies=armies + [(PERSON, "7", value)] * (value > 0),
                control=NEARLY_JARL, loki="1", rows={FOLLOWER: "basic-a1 basic-a2 basic-a3"},
            ),
            "follower-wins-next",
        )
        for value in (0, 4, 6)
    ]  # fmt: skip

    assert chances[0] == 1
    assert 1 > chances[1] > chances[2] == 0


def test_it_is_foreseen_that_a_follower_builds_the_last_temple() -> None:
    """A4 builds, and lies to the left: three faces of the die. Not where its marker lies."""
    rows = {FOLLOWER: "basic-a4 basic-a1 basic-a2"}
    open_ = given(rows=rows, **NEARLY_GOTHI)
    marked = given(rows=rows, wheel={"build-temple": [FOLLOWER]}, **NEARLY_GOTHI)
    later = given(rows={FOLLOWER: "basic-a1 basic-a2 basic-a4"}, **NEARLY_GOTHI)

    assert term(open_, "follower-wins-next") == pytest.approx(1 / 2)
    assert term(later, "follower-wins-next") == pytest.approx(1 / 6)
    assert term(marked, "follower-wins-next") == 0


# What people can take of a Follower


@pytest.mark.parametrize(
    "more",
    [
        {"armies": [(PERSON, "9", 2), (FOLLOWER, "5", 4)]},
        {"temples": "6", "attributes": {FOLLOWER: (4, 2, 2)}},
    ],
    ids=["a support army", "a temple"],
)
def test_a_region_held_from_beside_is_not_free_to_take(more: dict[str, object]) -> None:
    """SOLO-9.1.2, SOLO-9.2: 6 is empty."""
    control = held(follower="6 5", person="9 8 10")
    plain: dict[str, object] = {"armies": [(PERSON, "9", 2)], "control": control}

    assert term(given(**plain), "ready-armies", PERSON) == 1
    assert term(given(**{**plain, **more}), "ready-armies", PERSON) == 0


def test_cards_of_the_follower_in_its_battle_deck_count_against_an_attack() -> None:
    """SOLO-9.3; as near to what the odds say as a quick look can be."""
    armies = [(FOLLOWER, "9", 3)]
    bare = attacked(attack=5, armies=armies, control={"9": FOLLOWER}).match
    cards = {FOLLOWER: "axe-a sword-a"}
    armed = attacked(attack=5, armies=armies, control={"9": FOLLOWER}, hands=cards).match

    quick = [attackers_chance(match.state) for match in (bare, armed)]
    exact = [outlook(view(match.state, PERSON)).chances[0][1].part for match in (bare, armed)]

    for said in (quick, exact):
        assert said[0] > 0.6
        assert said[1] < 0.4
    assert term(armed, "battle", PERSON) < term(bare, "battle", PERSON)
    assert term(armed, "follower-battle") > term(bare, "follower-battle")
