"""SOLO-15 The six challenge cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import blessings, tell_armies
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    cards_held,
    desolation,
    given_surtr,
    new_surtr,
    own_box,
    power,
    when,
)
from kit.table import BJORN
from ragnatafl.games.lords.rules.board import REALMS
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat

MIN, MAX = "basic-a1", "basic-a2"


def prepared(challenge: str, seat: Seat = FOLLOWER, **given: Any) -> Match[Surtr]:
    """A preparation is applied; a person's turn follows."""
    name = "astrid" if seat == FOLLOWER else "bjorn"
    step = {"step": "challenge", "seat": name, "challenge": challenge}
    last = Seat(given.get("seats", 2) - 1)
    return given_surtr(steps=[step], turn=last, challenges=challenge, **given)


def allied(game: Surtr, seat: Seat) -> list[str]:
    return [REALMS.write(realm) for realm in range(6) if game.allies[realm] >> seat & 1]


def told_of(challenge: str, seats: int, seed: int = 3) -> list[Seat]:
    """For which Followers a challenge is applied at the set-up."""
    table = when(new_surtr(seats, seed, challenges=challenge))
    while not table.told("first-turn"):
        table.match.choose(table.offered()[0])
    return [event.seat for event in table.told("challenge")]


@pytest.mark.rule("SOLO-15.1")
def test_there_are_three_preparations_and_three_rules() -> None:
    kinds = {challenge.id: challenge.kind for challenge in own_box().challenges}

    assert kinds == {
        "deep-roots": "preparation", "full-quivers": "preparation", "old-oaths": "preparation",
        "fire-in-the-blood": "rule", "scorched-earth": "rule", "hosts-of-surtr": "rule",
    }  # fmt: skip


@pytest.mark.rule("SOLO-15.1")
def test_any_number_of_them_may_be_combined() -> None:
    """Runes and cards of one, alliances and their cards of the other."""
    table = when(new_surtr(hero="snorri", challenges="full-quivers old-oaths"))
    while not table.told("first-turn"):
        table.match.choose(table.offered()[0])

    names = [event.all_facts()["challenge"] for event in table.told("challenge")]
    assert names == ["full-quivers", "old-oaths"]


# Preparations


@pytest.mark.rule("SOLO-15.1")
@pytest.mark.parametrize(("row", "region"), [(MIN, "4"), (MAX, "15")])
def test_deep_roots_places_one_more_token_by_the_usual_rule(row: str, region: str) -> None:
    """Ties are broken by the leftmost card of the row."""
    match = prepared("deep-roots", desolation="3", rows={FOLLOWER: row})

    assert desolation(match.state).split() == ["3", region]


@pytest.mark.rule("SOLO-15.1")
@pytest.mark.parametrize(("challenge", "followers"), [("deep-roots", 1), ("full-quivers", 2)])
def test_deep_roots_is_applied_for_the_first_follower_the_others_for_each(
    challenge: str, followers: int
) -> None:
    assert told_of(challenge, 3) == [FOLLOWER, BJORN][:followers]


@pytest.mark.rule("SOLO-15.1")
@pytest.mark.parametrize(
    ("hand", "before", "after"),
    [("bow-a", 1, (4, 4)), ("bow-a bow-b bow-c axe-a axe-b axe-c", 5, (8, 6))],
)
def test_full_quivers_gives_three_runes_and_three_cards_within_the_limits(
    hand: str, before: int, after: tuple[int, int]
) -> None:
    match = prepared("full-quivers", hands={FOLLOWER: hand}, power={FOLLOWER: before})

    assert (cards_held(match.state), power(match.state)) == after


@pytest.mark.rule("SOLO-15.1")
def test_old_oaths_allies_it_with_the_first_three_realms() -> None:
    """Those it has count among them: with Muspelheim already, two are new, and two cards drawn."""
    match = prepared("old-oaths", allies={"muspelheim": [FOLLOWER]})

    assert allied(match.state, FOLLOWER) == ["muspelheim", "svartalfheim", "niflheim"]
    assert cards_held(match.state) == 2


@pytest.mark.rule("SOLO-15.1")
def test_old_oaths_draws_only_for_the_first_marker_in_a_realm() -> None:
    """Bjorn was in Niflheim before."""
    match = prepared("old-oaths", allies={"niflheim": [PERSON]})

    assert allied(match.state, FOLLOWER) == ["muspelheim", "svartalfheim", "niflheim"]
    assert cards_held(match.state) == 2


# Rules


def scanned(challenges: str) -> SurtrTable:
    """Six runes, and three allies at hand; the selected card is the first."""
    match = given_surtr(
        phase="scan-runes", challenges=challenges, power={FOLLOWER: 6}, heroes={FOLLOWER: "7"},
        rows={FOLLOWER: "basic-a4 basic-a1 basic-a3"}, armies=[(FOLLOWER, "7", 1)],
    )  # fmt: skip
    return when(match)


@pytest.mark.rule("SOLO-15.1")
@pytest.mark.parametrize(("challenges", "count"), [("fire-in-the-blood", 3), ("none", 2)])
def test_fire_in_the_blood_lets_it_do_three_rune_actions(challenges: str, count: int) -> None:
    """Ally, strengthen, ally."""
    done = [event.all_facts()["action"] for event in scanned(challenges).told("rune-action")]

    assert done == ["ally", "strengthen-army", "ally"][:count]


def cleansed(value: int, tokens: str) -> SurtrTable:
    match = given_surtr(
        turn=PERSON, phase="manoeuvres", armies=[(PERSON, "9", value)], control={"9": PERSON},
        desolation=tokens, challenges="scorched-earth",
    )  # fmt: skip
    return when(match).says(PERSON, f"cleanse 9 with bjorn {value}")


@pytest.mark.rule("SOLO-15.1")
def test_on_scorched_earth_removing_costs_a_point_and_brings_no_blessing() -> None:
    table = cleansed(5, "9")

    assert desolation(table.game) == "none"
    assert tell_armies(table.game) == ["bjorn 4 in 9"]
    assert not table.offered("take a blessing")
    assert blessings(table.game, PERSON) == ""


@pytest.mark.rule("SOLO-15.1")
def test_on_scorched_earth_an_army_of_one_is_destroyed() -> None:
    """The token goes all the same."""
    table = cleansed(1, "4 7 8 9 13")

    assert desolation(table.game) == "4 7 8 13"
    assert tell_armies(table.game) == []


def recruited(authority: int, phase: str = "follower-acts", **given: Any) -> list[str]:
    match = given_surtr(
        phase=phase, challenges="hosts-of-surtr", attributes={FOLLOWER: (authority, 2, 2)}, **given
    )
    return tell_armies(match.state)


@pytest.mark.rule("SOLO-15.1")
@pytest.mark.parametrize(("authority", "value"), [(2, 3), (6, 6)])
def test_the_hosts_of_surtr_are_one_stronger(authority: int, value: int) -> None:
    """Reinforce, at most 6."""
    assert recruited(authority, control={"1": FOLLOWER}) == [f"astrid {value} in 1"]


@pytest.mark.rule("SOLO-15.1")
def test_the_hosts_of_surtr_come_in_manoeuvres_and_by_usurping_too() -> None:
    """A6 usurps neutral 5 with strength 2."""
    assert recruited(2, "follower-manoeuvres", control={"1": FOLLOWER}) == ["astrid 3 in 1"]
    usurped = recruited(2, rows={FOLLOWER: "basic-a6"}, heroes={FOLLOWER: "5"})
    assert usurped == ["astrid 3 in 5"]


@pytest.mark.rule("SOLO-15.1")
def test_without_a_region_the_greater_strength_counts_for_what_it_can_take() -> None:
    """Authority 2, so 3: all regions of 2 are well held; of 2, 6, 12 with shrines Min takes 2."""
    control = dict.fromkeys(["1", "3", "5", "9", "11", "16"], PERSON)
    guards = [(PERSON, region, 6) for region in control]
    found = recruited(2, control=control, armies=guards)

    assert [army for army in found if army.startswith("astrid")] == ["astrid 3 in 2"]
