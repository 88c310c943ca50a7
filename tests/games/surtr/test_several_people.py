"""SOLO-13.1, SOLO-13.2, SOLO-13.5, SOLO-13.6: Followers at a table of several people."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, own_content, tell_armies
from games.surtr.table import SurtrTable, desolation, given_surtr, new_surtr, when
from kit.play import played_at_random
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.lords.rules.components import tiles_of
from ragnatafl.games.surtr.rules.state import Surtr, content_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import CHANCE, NOBODY, Seat


def at_table(**given: Any) -> SurtrTable:
    """Astrid is the Follower, Bjorn and Dagny are people. Any: as there."""
    return when(given_surtr(**({"seats": 3, "people": 2, "arbiter": DAGNY} | given)))


def set_up(seed: int = 1, *, seats: int = 2, people: int = 1) -> Match[Surtr]:
    """A game whose set-up has been played, to the first turn of a person."""
    match = new_surtr(seats=seats, seed=seed, people=people)
    for _ in played_at_random(when(match).match, seed):
        if any(event.kind == "first-turn" for event in match.events):
            break
    return match


# Set-up (SOLO-13.1)


@pytest.mark.rule("SOLO-13.1")
def test_the_followers_are_laid_out_before_people_choose_their_heroes() -> None:
    """S-47: Bjorn is asked first, and Astrid has her pieces."""
    match = new_surtr(seats=3, people=2)

    assert when(match).asked == (BJORN, "keep-hero")
    assert match.state.hero_region[ASTRID] >= 0
    assert tell_armies(match.state)[0].startswith("astrid 1 in")


@pytest.mark.rule("SOLO-13.1", "SOLO-2.2.1")
@pytest.mark.parametrize("seed", range(1, 5))
def test_people_choose_without_the_first_origin_and_the_followers_heroes(seed: int) -> None:
    """S-47: Odinson belongs to the first Follower."""
    match = set_up(seed, seats=4, people=2)
    game = match.state
    odinson = content_of(game).first_origin

    assert odinson in game.zones[tiles_of(ASTRID)]
    own = [card for seat in (DAGNY, EIRIK) for card in game.zones[tiles_of(seat)]]
    assert odinson not in own
    heroes = [
        c
        for seat in map(Seat, range(4))
        for c in game.zones[tiles_of(seat)]
        if c in own_content().heroes
    ]
    assert len(heroes) == len(set(heroes)) == 4
    assert sum(card in own_content().origins for card in own) == 2


@pytest.mark.rule("SOLO-13.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_people_and_followers_are_four_at_most(seats: int) -> None:
    with pytest.raises(BadInput):
        new_surtr(seats=seats, people=2)


@pytest.mark.rule("SOLO-13.1.1")
@pytest.mark.parametrize(
    ("seats", "people", "holder"), [(3, 2, DAGNY), (4, 2, EIRIK), (4, 3, EIRIK)]
)
def test_the_person_who_moves_last_is_the_arbiter(seats: int, people: int, holder: Seat) -> None:
    match = set_up(seats=seats, people=people)

    (given,) = [event for event in match.events if event.kind == "arbiter"]
    assert given.seat == holder


@pytest.mark.rule("SOLO-13.1.1", "SOLO-2.10")
def test_alone_nobody_is() -> None:
    assert set_up(seats=2).state.arbiter == NOBODY


# Turns (SOLO-13.2)


@pytest.mark.rule("SOLO-13.2")
def test_all_followers_have_their_turns_before_the_people() -> None:
    table = at_table(seats=4, arbiter=EIRIK)

    assert [event.seat for event in table.told("turn")] == [ASTRID, BJORN, DAGNY]
    assert table.asked[0] == DAGNY


@pytest.mark.rule("SOLO-13.2")
def test_people_follow_one_another_and_then_the_first_follower() -> None:
    """Bjorn, Dagny, and Astrid rolls her die."""
    steps = [{"step": "settle-control"}]
    table = at_table(turn=DAGNY, steps=steps, after=ASTRID, chance="asked")

    assert table.asked == (CHANCE, "chance")
    assert table.game.active == ASTRID


# 'You' (SOLO-13.5, S-31)


@pytest.mark.rule("SOLO-13.5")
@pytest.mark.parametrize("owner", [BJORN, DAGNY])
def test_your_region_is_that_of_any_person(owner: Seat) -> None:
    """S-31: Lagertha prefers 10, whoever of them controls it, to neutral 8 and 6."""
    table = at_table(
        phase="follower-manoeuvres",
        corrupted={ASTRID: "lagertha"},
        armies=[(ASTRID, "9", 4)],
        control={"9": ASTRID, "10": owner},
    )

    assert controller(table.game, "10") == ASTRID


@pytest.mark.rule("SOLO-13.5", "SOLO-10.6")
def test_all_people_lose_when_surtr_comes() -> None:
    """S-31"""
    table = at_table(
        phase="follower-acts",
        rows={ASTRID: "basic-a1"},
        control={"2": ASTRID, "9": BJORN, "16": DAGNY},
        desolation="4 7 8 13 15",
    )

    assert table.winners == (ASTRID,)
    assert table.ended_by == "SOLO-10.6"


@pytest.mark.rule("SOLO-13.5", "SOLO-12.3")
def test_the_one_token_counts_from_round_to_round_of_the_followers() -> None:
    """S-31: Bjorn places none after Astrid; the turns of two people lie between."""
    table = at_table(
        seats=4,
        arbiter=EIRIK,
        turn=BJORN,
        placed=True,
        phase="follower-acts",
        rows={BJORN: "basic-b1"},
        control={"2": BJORN},
    )

    assert desolation(table.game) == "none"
    assert table.told("token-ignored")


@pytest.mark.rule("SOLO-13.5", "SOLO-12.8.1")
@pytest.mark.parametrize(
    ("astrid", "bjorn", "dagny", "winner"),
    [("4", "7 8 13", "15 21", BJORN), ("4 7", "8 13 15", "21", ASTRID),
     ("4", "7", "8 13 15", DAGNY), ("", "7 8", "13 15", BJORN)],
    ids=["a person with most", "equal with a Follower", "another person", "equal people"],
)  # fmt: skip
def test_ragnarok_is_won_by_who_has_most_a_follower_before_people(
    astrid: str, bjorn: str, dagny: str, winner: Seat
) -> None:
    """S-31: one token counts for Astrid; of equal people the one whose last turn was earlier."""
    control = {
        region: seat
        for seat, own in ((ASTRID, astrid), (BJORN, bjorn), (DAGNY, dagny))
        for region in own.split()
    }
    table = at_table(
        turn=ASTRID,
        steps=[{"step": "settle-control"}],
        after=BJORN,
        last_turns=0,
        face_down="monument-large jarl-large gothi-large",
        control=control,
        desolation="4",
    )

    assert table.winners == (winner,)


# Hunts of people (SOLO-13.6, S-49)


@pytest.mark.rule("SOLO-13.6", "SOLO-3.2.4")
@pytest.mark.parametrize(
    ("ring", "asked"),
    [({"draugr": DAGNY}, (DAGNY, "attack")), ({}, (BJORN, "defend")),
     ({"draugr": BJORN}, (BJORN, "defend")), ({"draugr": ASTRID}, (BJORN, "defend"))],
    ids=["another person's", "neutral", "his own", "the Follower's"],
)  # fmt: skip
def test_another_person_plays_a_monster_of_its_own_else_chance_does(
    ring: dict[str, Seat], asked: tuple[Seat, str]
) -> None:
    """S-49: Bjorn hunts Draugr."""
    table = at_table(
        turn=BJORN,
        phase="special-action",
        heroes={BJORN: "9"},
        monsters={"draugr": "9"},
        rings=ring,
    )

    table.says(BJORN, "act monsters", "hunt draugr")

    assert table.asked == asked
