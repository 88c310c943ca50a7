"""SOLO-18: each reading with a switch, as we play it and as it can be played otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, monster_in, tell_armies, values
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, desolation, given_surtr, new_surtr, when
from ragnatafl.games.lords.rules.board import REALMS
from ragnatafl.games.surtr.rules.components import READINGS
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import NOBODY, Seat

OURS = "none"


def at_table(readings: str, **given: Any) -> SurtrTable:
    """Any: as there."""
    return when(given_surtr(readings=readings, **given))


@pytest.mark.rule("SOLO-18", "SOLO-2.2")
@pytest.mark.parametrize(("readings", "authority"), [(OURS, 3), ("origin-bonuses", 4), ("all", 4)])
def test_the_origin_of_the_follower_gives_no_bonus(readings: str, authority: int) -> None:
    """S-1: Ragnar's tile says authority 3; Odinson would add 1."""
    game = new_surtr(hero="ragnar", readings=readings).state

    assert values(game, FOLLOWER)[0] == authority


@pytest.mark.rule("SOLO-18", "SOLO-5.4.6")
@pytest.mark.parametrize(
    ("readings", "owner"),
    [(OURS, FOLLOWER), ("no-control-by-cards", NOBODY), ("all", NOBODY)],
)
def test_an_invasion_thanks_to_tucked_cards_gives_control(readings: str, owner: Seat) -> None:
    """S-13: 2 and one tucked card enter 2, of population strength 3."""
    table = at_table(
        readings,
        phase="follower-manoeuvres",
        armies=[(FOLLOWER, "3", 2)],
        control={"3": FOLLOWER},
        blessings={FOLLOWER: "levy"},
    )

    assert tell_armies(table.game) == ["astrid 2 in 2"]
    assert controller(table.game, "2") == owner


@pytest.mark.rule("SOLO-18", "SOLO-5.4.6")
@pytest.mark.parametrize("readings", [OURS, "no-control-by-cards"])
def test_an_army_strong_enough_takes_control_either_way(readings: str) -> None:
    """S-13"""
    table = at_table(
        readings,
        phase="follower-manoeuvres",
        armies=[(FOLLOWER, "3", 3)],
        control={"3": FOLLOWER},
    )

    assert controller(table.game, "2") == FOLLOWER


@pytest.mark.rule("SOLO-18", "SOLO-9.8.1")
@pytest.mark.parametrize(("readings", "owner"), [(OURS, FOLLOWER), ("no-control-by-cards", NOBODY)])
def test_tucked_cards_help_after_a_battle_too(readings: str, owner: Seat) -> None:
    """S-13: 3 of 4 are left in 10, of population strength 4."""
    sides = {"attacker": "astrid", "defender": "bjorn"}
    table = at_table(
        readings,
        steps=[{"step": "battle", "region": "10", **sides}],
        armies=[(FOLLOWER, "10", 4), (PERSON, "10", 1)],
        blessings={FOLLOWER: "levy"},
    )

    table.says(PERSON, "pass")

    assert controller(table.game, "10") == owner


@pytest.mark.rule("SOLO-18", "SOLO-6.2")
@pytest.mark.parametrize(
    ("readings", "realm"), [(OURS, "muspelheim"), ("own-realms-first", "jotunheim")]
)
def test_realms_at_the_heros_own_region_are_not_preferred(readings: str, realm: str) -> None:
    """S-17: 13 borders Jotunheim, 14 beside it Muspelheim."""
    table = at_table(
        readings,
        phase="scan-runes",
        rows={FOLLOWER: "basic-a1 basic-a3"},
        power={FOLLOWER: 1},
        heroes={FOLLOWER: "13"},
    )

    allied = [name for name, seats in zip(REALMS.ids, table.game.allies, strict=True) if seats]
    assert allied == [realm]


@pytest.mark.rule("SOLO-18", "SOLO-7.2")
@pytest.mark.parametrize(("readings", "region"), [(OURS, "5"), ("monsters-by-tie-break", "6")])
def test_the_monster_nearest_to_armies_acts(readings: str, region: str) -> None:
    """S-18: Garm stands in 9 with Bjorn's army; Draugr in 5 is one move away from it, but Min
    would take 5."""
    table = at_table(
        readings,
        phase="follower-acts",
        rows={FOLLOWER: "basic-a5"},
        monsters={"draugr": "5", "garm": "9"},
        rings={"draugr": FOLLOWER, "garm": FOLLOWER},
        armies=[(PERSON, "9", 3), (PERSON, "6", 3)],
        control={"9": PERSON, "6": PERSON},
    )
    if table.asked[1] == "retreat":
        table.says(PERSON, table.offered()[0])

    assert monster_in(table.game, "draugr") == region


@pytest.mark.rule("SOLO-18", "SOLO-8.1.6")
@pytest.mark.parametrize(("readings", "token"), [(OURS, "4"), ("tokens-for-reinforce", "none")])
def test_recruiting_by_a_rune_action_places_its_token(readings: str, token: str) -> None:
    """S-19: it controls no settlement."""
    table = at_table(
        readings,
        phase="scan-runes",
        rows={FOLLOWER: "basic-a1 basic-a3"},
        power={FOLLOWER: 6},
        control={"2": FOLLOWER, "9": PERSON},
    )

    assert tell_armies(table.game) == ["astrid 2 in 2"]
    assert desolation(table.game) == token


@pytest.mark.rule("SOLO-18", "SOLO-8.1.2")
@pytest.mark.parametrize("readings", [OURS, "tokens-for-reinforce"])
def test_reinforce_places_it_either_way(readings: str) -> None:
    """S-19"""
    table = at_table(
        readings,
        phase="follower-acts",
        rows={FOLLOWER: "basic-a1"},
        control={"2": FOLLOWER, "9": PERSON},
    )

    assert desolation(table.game) == "4"


@pytest.mark.rule("SOLO-18", "SOLO-8.6.4")
@pytest.mark.parametrize(
    ("readings", "action"), [(OURS, "usurp"), ("usurp-needs-army", "mobilise")]
)
def test_it_usurps_with_all_armies_on_the_board(readings: str, action: str) -> None:
    """S-22"""
    table = at_table(
        readings,
        phase="follower-acts",
        rows={FOLLOWER: "basic-a6"},
        heroes={FOLLOWER: "1", PERSON: "16"},
        armies=[(FOLLOWER, "9", 1)] * 6,
        control={"9": FOLLOWER},
    )

    assert table.facts("special-action")["action"] == action


@pytest.mark.rule("SOLO-18", "SOLO-8.6.4")
def test_with_an_army_in_reserve_it_usurps_either_way() -> None:
    """S-22"""
    table = at_table(
        "usurp-needs-army",
        phase="follower-acts",
        rows={FOLLOWER: "basic-a6"},
        heroes={FOLLOWER: "1", PERSON: "16"},
    )

    assert tell_armies(table.game) == ["astrid 2 in 1"]


@pytest.mark.rule("SOLO-18", "SOLO-11.3.1")
@pytest.mark.parametrize(
    ("readings", "winner"), [(OURS, FOLLOWER), ("start-token-apart", PERSON), ("all", PERSON)]
)
def test_a_token_away_from_the_wheel_counts_in_ragnarok(readings: str, winner: Seat) -> None:
    """S-26: 1 and two tokens, one of them in 3, against 3 regions: 3 to 3, or 2 to 3."""
    table = at_table(
        readings,
        turn=PERSON,
        steps=[{"step": "settle-control"}],
        after=FOLLOWER,
        last_turns=0,
        face_down="monument-small jarl-small gothi-small",
        control={"4": FOLLOWER, "7": PERSON, "8": PERSON, "13": PERSON},
        desolation="3 4",
    )

    assert table.winners == (winner,)


@pytest.mark.rule("SOLO-18")
def test_an_unknown_reading_is_refused_with_the_nearest_name() -> None:
    """At the start already, before any rule asks for it."""
    with pytest.raises(BadInput, match=r"unknown reading 'own-realm-first'.*own-realms-first"):
        given_surtr(turn=PERSON, phase="prayer", readings="own-realm-first")


@pytest.mark.rule("SOLO-18")
def test_several_readings_are_named_together() -> None:
    """S-13 and S-1, and no other."""
    game = new_surtr(hero="ragnar", readings="origin-bonuses no-control-by-cards").state

    assert values(game, FOLLOWER)[0] == 4
    assert len(READINGS) == 7
