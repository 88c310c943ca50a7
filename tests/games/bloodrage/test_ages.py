"""BR-4 Order of an age, BR-10 Release Valhalla and end of the age, BR-11 End of the game."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import pytest

from games.bloodrage.table import (
    at,
    given_bloodrage,
    glories,
    hand,
    is_pillaged,
    new_bloodrage,
    pass_all,
    slots,
    when,
)
from kit.play import played_eagerly
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.bloodrage.rules.components import END
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.match import Match

PHASES: Final = {
    "deal": "gifts", "keep": "gifts", "pass-gifts": "gifts", "leave-unseen": "gifts",
    "set-rage": "actions", "pay-rage": "actions", "invade": "actions", "march": "actions",
    "pillage": "actions", "upgrade": "actions", "commit": "actions", "pass": "actions",
    "actions-end": "actions",
    "reveal-quest": "quests", "quest-fulfilled": "quests", "quest-failed": "quests",
    "ragnarok": "ragnarok", "doom-moves": "ragnarok",
    "release": "release", "age-ends": "release",
    "final-stat": "end", "game-ends": "end",
}  # fmt: skip
"""Events by the phase to which alone they belong."""


def phases_of(match: Match[BloodRage]) -> list[str]:
    """The phases as the events tell of them; a discard after the draft is not that of BR-7."""
    found: list[str] = []
    for event in match.events:
        if event.kind == "discard-unseen":
            found.append("gifts" if event.rule == "BR-5.3.4" else "discard")
        elif event.kind in PHASES:
            found.append(PHASES[event.kind])
    return [phase for phase, _ in groupby(found)]


@pytest.mark.rule("BR-4.1", "BR-4.2", "BR-4.3")
@pytest.mark.parametrize("seed", range(4))
def test_six_phases_follow_one_another_three_times(seed: int) -> None:
    """BR-4.2: none begins before the last one is over; after the third age the game ends."""
    match = new_bloodrage(3, seed)

    list(played_eagerly(match, seed))

    told = phases_of(match)
    always = [phase for phase in told if phase not in ("discard", "quests", "end")]
    assert always == ["gifts", "actions", "ragnarok", "release"] * 3
    order = ["gifts", "actions", "discard", "quests", "ragnarok", "release"]
    for begin in [place for place, phase in enumerate(told) if phase == "gifts"]:
        end = told.index("release", begin)
        age = told[begin : end + 1]
        assert age == [phase for phase in order if phase in age]
    assert told[-1] == "end"


@pytest.mark.rule("BR-4.1")
def test_cards_are_discarded_before_quests_are_revealed_and_ragnarok_comes_after_them() -> None:
    """BR-4.1: Discard, Quests, Ragnarok, Release Valhalla; each with something to do."""
    match = given_bloodrage(
        rage={ASTRID: 1, BJORN: 0},
        hands={ASTRID: "tyrs-bash-1"},
        quests={ASTRID: "alfheim-1a"},
        figures={ASTRID: {"gimle": "warrior"}},
    )
    table = when(match).says(ASTRID, "pass")
    assert [phase for phase, _ in groupby(phases_of(table.match))] == ["actions"]

    table.says(ASTRID, "save nothing").says(BJORN, "save nothing").says(ASTRID, "raise axes")

    assert phases_of(table.match) == [
        "actions", "discard", "quests", "ragnarok", "release", "gifts",
    ]  # fmt: skip


@pytest.mark.rule("BR-4.1")
def test_ragnarok_comes_before_valhalla_is_released() -> None:
    """BR-4.1, BR-10.1: who dies in it is in the reserve at once."""
    match = given_bloodrage(phase="ragnarok", figures={ASTRID: {"gimle": "2-warrior"}})

    assert at(match.state, ASTRID, "valhalla") == "nothing"
    assert at(match.state, ASTRID, "reserve") == "8-warrior leader ship"


@pytest.mark.rule("BR-4.3")
@pytest.mark.parametrize("age", [1, 2])
def test_after_the_first_two_ages_the_next_one_begins(age: int) -> None:
    """BR-4.3"""
    match = given_bloodrage(age=age, phase="end-age")

    assert match.state.age == age + 1
    assert when(match).asked == (ASTRID, "keep-gift")


@pytest.mark.rule("BR-4.3", "BR-11.2")
def test_after_the_third_age_the_game_ends() -> None:
    """BR-4.3"""
    match = given_bloodrage(age=3, phase="end-age", glory={BJORN: 1})

    assert match.over
    assert match.winners == (BJORN,)
    assert match.state.ended_by == "BR-11.2"


# BR-10 Release Valhalla and end of the age


@pytest.mark.rule("BR-10.1")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_all_figures_return_from_valhalla(age: int) -> None:
    """BR-10.1: those of every clan, in age 3 as well, monsters too."""
    match = given_bloodrage(
        age=age,
        phase="release-valhalla",
        figures={
            ASTRID: {"valhalla": "3-warrior leader ship troll", "angerboda": "2-warrior"},
            BJORN: {"valhalla": "warrior"},
        },
        upgrades={ASTRID: "troll-1"},
    )

    assert at(match.state, ASTRID, "reserve") == "6-warrior leader ship troll"
    assert at(match.state, BJORN, "reserve") == "8-warrior leader ship"
    assert at(match.state, ASTRID, "valhalla") == "nothing"
    assert at(match.state, ASTRID, "angerboda") == "2-warrior"


@pytest.mark.rule("BR-10.2")
def test_pillage_tokens_turn_back_and_the_first_player_token_passes_left() -> None:
    """BR-10.2: Angerboda may be pillaged again in the next age."""
    match = given_bloodrage(seats=3, phase="end-age", first=BJORN, pillaged="angerboda yggdrasil")

    assert not is_pillaged(match.state, "angerboda")
    assert not is_pillaged(match.state, "yggdrasil")
    assert match.state.first == DAGNY


@pytest.mark.rule("BR-10.2.1")
def test_pillage_tokens_are_never_shuffled_or_moved() -> None:
    """BR-10.2.1: in a whole game each stays where it was laid."""
    match = new_bloodrage(4, 6)
    rewards = list(match.state.rewards)

    for _ in played_eagerly(match, 6):
        assert match.state.rewards == rewards


@pytest.mark.rule("BR-10.2.1")
def test_the_tokens_of_destroyed_provinces_stay_out() -> None:
    """BR-10.2.1: whoever had a ship beside Elvagar cannot pillage it in age 2 either."""
    match = given_bloodrage(age=2, figures={ASTRID: {"ne": "ship"}})

    assert when(match).offered("pillage") == ["pillage angerboda"]


@pytest.mark.rule("BR-10.2.2")
def test_all_else_stays() -> None:
    """BR-10.2.2: figures on the map, upgrades, monsters, stats, glory and the card kept."""
    figures = {"angerboda": "2-warrior troll", "ne": "ship", "yggdrasil": "leader"}
    match = given_bloodrage(
        phase="release-valhalla",
        figures={ASTRID: figures},
        upgrades={ASTRID: "troll-1 friggas-charm-1"},
        hands={ASTRID: "tyrs-bash-1"},
        stats={ASTRID: {"rage": 1, "axes": 2, "horns": 3}},
        glory={ASTRID: 17},
    )

    assert match.state.age == 2
    assert {place: at(match.state, ASTRID, place) for place in figures} == figures
    assert slots(match.state, ASTRID) == "troll-1 friggas-charm-1"
    assert hand(match.state, ASTRID) == "tyrs-bash-1"
    assert match.state.cells[ASTRID] == [1, 2, 3]
    assert glories(match.state) == [17, 0]


# BR-11 End of the game


@pytest.mark.rule("BR-11.1", "BR-11.1.1")
@pytest.mark.parametrize(
    ("cells", "paid"),
    [
        ((0, 0, 0), 0), ((2, 2, 2), 0), ((3, 2, 2), 10), ((2, 4, 2), 10), ((2, 2, 5), 20),
        ((3, 4, 0), 20), ((5, 5, 5), 60), ((3, 4, 5), 40), ((5, 3, 1), 30),
    ],
)  # fmt: skip
def test_stats_pay_at_the_end_by_their_cell(cells: tuple[int, int, int], paid: int) -> None:
    """BR-11.1.1: 10 on cells 4 and 5, 20 in all on cell 6, each stat on its own."""
    match = given_bloodrage(
        age=3,
        phase="release-valhalla",
        stats={ASTRID: dict(zip(("rage", "axes", "horns"), cells, strict=True))},
        glory={ASTRID: 7, BJORN: 50},
    )

    assert match.scores == (7 + paid, 50)
    assert match.state.earned[ASTRID][END] == paid


@pytest.mark.rule("BR-11.1")
@pytest.mark.parametrize("age", [1, 2])
def test_stats_pay_nothing_before_the_end(age: int) -> None:
    """BR-11.1: only after age 3."""
    match = given_bloodrage(age=age, phase="release-valhalla", stats={ASTRID: {"rage": 5}})

    assert glories(match.state) == [0, 0]


@pytest.mark.rule("BR-11.1.2")
def test_cards_that_pay_at_the_end_are_counted() -> None:
    """BR-11.1.2: Thor's Conquest, 3 for each of four figures on the map after the release."""
    match = given_bloodrage(
        age=3,
        phase="ragnarok",
        figures={
            ASTRID: {"angerboda": "2-warrior", "ne": "ship", "yggdrasil": "leader"},
            BJORN: {"valhalla": "warrior"},
        },
        upgrades={ASTRID: "thors-conquest-3"},
    )

    assert match.over
    assert match.scores == (12, 0)


@pytest.mark.rule("BR-11.2", "BR-1.1")
def test_glory_of_the_end_decides_who_wins() -> None:
    """BR-11.2: Bjorn was ahead before the stats were counted."""
    match = given_bloodrage(
        seats=3,
        age=3,
        phase="end-age",
        glory={ASTRID: 12, BJORN: 20, DAGNY: 19},
        stats={ASTRID: {"axes": 3}},
    )

    assert match.scores == (22, 20, 19)
    assert match.winners == (ASTRID,)


@pytest.mark.rule("BR-F32", "BR-1.3")
def test_clans_tied_for_most_glory_share_the_victory() -> None:
    """BR-F32: Astrid and Dagny have 9, Bjorn 8; stats and all else are of no account."""
    match = given_bloodrage(seats=4, age=3, glory={ASTRID: 9, BJORN: 8, DAGNY: 9})

    pass_all(when(match))

    assert match.over
    assert match.winners == (ASTRID, DAGNY)
