"""BR-6.1 to BR-6.6 Actions: turns, rage, passing, and the end of the phase."""

from __future__ import annotations

from typing import Final

import pytest

from games.bloodrage.table import (
    BloodRageTable,
    at,
    given_bloodrage,
    glories,
    hand,
    new_bloodrage,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.kernel.seats import Seat

ALL_BUT_ANGERBODA: Final = "myrkulor utgard andlang gimle yggdrasil"
"""Pillaged; with the three provinces destroyed at first only Angerboda is left."""


def drafted(table: BloodRageTable) -> BloodRageTable:
    """Everybody keeps the first card offered, until the draft is over."""
    while table.match.decision.prompt == "keep-gift":
        table.match.choose(table.match.decision.options[0])
    return table


# BR-6.1, BR-6.2 Rage and turns


@pytest.mark.rule("BR-6.1")
def test_rage_is_set_to_the_stat_whatever_it_was_before() -> None:
    """BR-6.1: neither what was left over nor what was missing counts."""
    match = given_bloodrage(
        phase="end-age", rage={ASTRID: 11, BJORN: 0}, stats={BJORN: {"rage": 3}}
    )
    assert match.state.rage == [11, 0]

    table = drafted(when(match))

    assert table.game.rage == [6, 9]


@pytest.mark.rule("BR-6.2")
@pytest.mark.parametrize("first", [ASTRID, BJORN, DAGNY])
def test_turns_go_clockwise_from_the_first_player(first: Seat) -> None:
    """BR-6.2"""
    name = ["astrid", "bjorn", "dagny"][first]
    table = drafted(when(new_bloodrage(3, 1, first=name)))
    asked = []
    for _ in range(6):
        asked.append(table.match.decision.seat)
        table.says(asked[-1], table.offered("invade warrior")[0])

    assert asked == [(first + turn) % 3 for turn in range(6)]


@pytest.mark.rule("BR-6.2", "BR-6.2.1")
@pytest.mark.parametrize(
    "action",
    ["invade warrior andlang", "commit alfheim-1a", "upgrade friggas-charm-1", "pass"],
)
def test_one_action_is_a_turn(action: str) -> None:
    """BR-6.2: exactly one; then it is Bjorn's turn."""
    match = given_bloodrage(hands={ASTRID: "alfheim-1a friggas-charm-1"})

    table = when(match).says(ASTRID, action)

    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.2")
def test_the_five_actions_and_passing_are_offered() -> None:
    """BR-6.2: and no other without an upgrade that adds it."""
    match = given_bloodrage(
        figures={ASTRID: {"andlang": "warrior", "valhalla": "warrior"}},
        hands={ASTRID: "alfheim-1a friggas-charm-1"},
        pillaged="angerboda",
    )

    assert {text.split()[0] for text in when(match).offered()} == {
        "invade", "march", "upgrade", "commit", "pillage", "pass",
    }  # fmt: skip


@pytest.mark.rule("BR-6.2.1")
def test_the_turn_ends_when_all_that_an_action_brings_about_is_done() -> None:
    """BR-6.2.1: the march asks who goes, the pillage calls to battle."""
    match = given_bloodrage(
        seats=3,
        figures={ASTRID: {"andlang": "2-warrior leader"}, DAGNY: {"gimle": "warrior"}},
    )
    table = when(match).says(ASTRID, "march andlang gimle")
    assert table.asked == (ASTRID, "take")
    table.says(ASTRID, "take 1 warrior", "take 0 leader")
    assert table.asked == (BJORN, "turn")

    table.says(BJORN, "pass").says(DAGNY, "pillage gimle").all_decline().nothing_late()

    assert table.asked == (ASTRID, "turn")


@pytest.mark.rule("BR-6.2.2")
def test_the_same_action_may_be_taken_again() -> None:
    """BR-6.2.2: as often as one likes."""
    table = when(given_bloodrage(rage={BJORN: 0}))

    table.says(ASTRID, *["invade warrior angerboda"] * 4)

    assert at(table.game, ASTRID, "angerboda") == "4-warrior"
    assert table.game.rage == [2, 0]


EXTRA: Final = {
    "challenge": ("tyrs-challenge-2", "challenge angerboda"),
    "sacrifice": ("friggas-sacrifice-3", "sacrifice"),
    "recall": ("friggas-domain-3", "recall warrior andlang"),
}


def given_extra(upgrade: str) -> BloodRageTable:
    return when(
        given_bloodrage(
            seats=3,
            age=3,
            figures={ASTRID: {"angerboda": "2-warrior", "valhalla": "warrior"}},
            upgrades={ASTRID: upgrade},
            pillaged="angerboda",
        )
    )


@pytest.mark.rule("BR-6.2.3")
@pytest.mark.parametrize("action", EXTRA)
def test_clan_upgrades_add_actions(action: str) -> None:
    """BR-6.2.3: each of them is the one action of the turn."""
    upgrade, choice = EXTRA[action]
    table = given_extra(upgrade).says(ASTRID, choice).all_decline()
    while table.match.decision.seat == ASTRID:
        table.match.choose(table.match.decision.options[0])

    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.2.3")
@pytest.mark.parametrize("action", EXTRA)
def test_without_the_upgrade_there_is_no_such_action(action: str) -> None:
    """BR-6.2.3: neither has Bjorn it when Astrid has the card."""
    upgrade, choice = EXTRA[action]

    given_extra("").cannot(ASTRID, choice, "BR-6.2.3")
    given_extra(upgrade).says(ASTRID, "pass").cannot(BJORN, choice, "BR-6.2.3")


@pytest.mark.rule("BR-6.3")
@pytest.mark.parametrize(
    "choice", ["invade ship nw", "upgrade lokis-dragons-1", "challenge angerboda"]
)
def test_an_action_that_cannot_be_paid_in_full_cannot_be_taken(choice: str) -> None:
    """BR-6.3: each of these costs 2; one rage is not enough."""
    poor, rich = given_costly(1), given_costly(2)

    poor.cannot(ASTRID, choice, "BR-6.3")
    rich.says(ASTRID, choice)

    assert rich.game.rage[ASTRID] == 0


def given_costly(rage: int) -> BloodRageTable:
    return when(
        given_bloodrage(
            age=2,
            figures={ASTRID: {"angerboda": "warrior"}},
            hands={ASTRID: "lokis-dragons-1"},
            upgrades={ASTRID: "tyrs-challenge-2"},
            pillaged="angerboda",
            rage={ASTRID: rage},
        )
    )


@pytest.mark.rule("BR-6.3")
def test_an_action_is_paid_before_it_is_carried_out() -> None:
    """BR-6.3: while Astrid is asked who marches, the rage is gone; an invade tells it first."""
    match = given_bloodrage(figures={ASTRID: {"andlang": "2-warrior"}}, rage={BJORN: 0})
    table = when(match).says(ASTRID, "march andlang gimle")
    assert table.game.rage[ASTRID] == 5
    assert at(table.game, ASTRID, "andlang") == "2-warrior"

    table.says(ASTRID, "take 2 warrior", "invade ship nw")

    assert [event.kind for event in table.match.events[-2:]] == ["pay-rage", "invade"]


# BR-6.4 Without rage


@pytest.mark.rule("BR-6.4", "BR-6.7.1.3", "BR-6.10.1.3", "BR-F22")
def test_a_clan_at_0_rage_takes_no_action_not_even_a_free_one() -> None:
    """BR-6.4: Bjorn's leader, his quest and his pillage would cost nothing; he is skipped."""
    match = given_bloodrage(
        figures={BJORN: {"andlang": "warrior"}}, hands={BJORN: "alfheim-1a"}, rage={BJORN: 0}
    )

    table = when(match).says(ASTRID, "invade warrior gimle")

    assert table.asked == (ASTRID, "turn")


@pytest.mark.rule("BR-6.4", "BR-F22")
def test_only_the_clans_without_rage_are_skipped() -> None:
    """BR-6.4: from Astrid to Dagny, and from Dagny back to Astrid."""
    table = when(given_bloodrage(seats=4, rage={BJORN: 0, EIRIK: 0}))

    table.says(ASTRID, "invade leader andlang").says(DAGNY, "invade leader gimle")

    assert table.asked == (ASTRID, "turn")


@pytest.mark.rule("BR-6.4.1")
def test_a_clan_at_0_rage_joins_fights_and_plays_its_cards() -> None:
    """BR-6.4.1: it adds a late card too, and the text of its card pays it."""
    match = given_bloodrage(
        age=2,
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"yggdrasil": "warrior"}},
        hands={ASTRID: "alfheim-1a", BJORN: "thors-hammer-1 heimdalls-eye-2a"},
        rage={BJORN: 0},
    )

    table = when(match).says(ASTRID, "pillage angerboda").says(BJORN, "join warrior yggdrasil")
    table.all_decline().says(ASTRID, "play alfheim-1a").says(BJORN, "play thors-hammer-1")
    table.says(BJORN, "add heimdalls-eye-2a").nothing_late()

    assert at(table.game, ASTRID, "valhalla") == "warrior"
    assert glories(table.game) == [0, 3 + 3]


@pytest.mark.rule("BR-6.4.2", "BR-6.5.2", "BR-F20")
@pytest.mark.parametrize("passed", [False, True])
def test_a_clan_that_gains_rage_has_turns_again(passed: bool) -> None:
    """BR-6.4.2: by Loki's Trickery; BR-6.5.2: so has one that passed, if passing is open."""
    match = given_bloodrage(
        passing="open",
        turn=BJORN if passed else ASTRID,
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        hands={BJORN: "lokis-trickery-1a"},
        rage={ASTRID: 3, BJORN: 3 if passed else 0},
    )
    table = when(match)
    if passed:
        table.says(BJORN, "pass")

    table.says(ASTRID, "pillage angerboda").all_decline().says(BJORN, "play lokis-trickery-1a")
    table.nothing_late()

    assert table.asked == (BJORN, "turn")
    assert table.game.rage == [2, 1]


@pytest.mark.rule("BR-6.4.3", "BR-F22")
@pytest.mark.parametrize(
    ("card", "invade"),
    [("brothers-in-arms-1", "invade warrior andlang"), ("troll-1", "invade troll andlang")],
)
def test_an_action_that_takes_the_last_rage_is_carried_out_to_its_end(
    card: str, invade: str
) -> None:
    """BR-6.4.3: with its free invade."""
    rage = 1 if card.startswith("brothers") else 2
    table = when(given_bloodrage(hands={ASTRID: card}, rage={ASTRID: rage}))

    table.says(ASTRID, f"upgrade {card}")
    assert table.game.rage[ASTRID] == 0
    table.says(ASTRID, invade)

    assert at(table.game, ASTRID, "andlang") == invade.split()[1]
    assert table.asked == (BJORN, "turn")


# BR-6.5 Passing


@pytest.mark.rule("BR-6.5")
def test_passing_loses_all_rage() -> None:
    """BR-6.5: and so it is the last turn."""
    table = when(given_bloodrage()).says(ASTRID, "pass")
    assert table.game.rage == [0, 6]

    table.says(BJORN, "invade leader andlang")

    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.5")
def test_a_clan_may_pass_in_any_of_its_turns() -> None:
    """BR-6.5: also with everything still to do."""
    match = given_bloodrage(rage={BJORN: 0}, hands={ASTRID: "alfheim-1a alfheim-2a"})
    table = when(match)
    while table.asked == (ASTRID, "turn"):
        assert table.offered()[-1] == "pass"
        table.says(
            ASTRID, table.offered("commit", "invade")[0] if table.offered("commit") else "pass"
        )

    assert table.game.rage == [0, 0]


@pytest.mark.rule("BR-6.5.1", "BR-Fff")
def test_a_clan_that_can_take_no_action_must_pass() -> None:
    """BR-6.5.1: all figures are in Valhalla, and the card can only be played in battle."""
    match = given_bloodrage(
        figures={ASTRID: {"valhalla": "8-warrior leader ship"}}, hands={ASTRID: "tyrs-bash-1"}
    )

    table = when(match)

    assert table.asked == (ASTRID, "turn")
    assert table.offered() == ["pass"]


@pytest.mark.rule("BR-6.5.2")
def test_a_clan_that_passed_still_reacts() -> None:
    """BR-6.5.2: it joins and fights."""
    match = given_bloodrage(
        figures={ASTRID: {"yggdrasil": "leader"}, BJORN: {"angerboda": "warrior"}},
    )

    table = when(match).says(ASTRID, "pass").says(BJORN, "pillage angerboda")
    table.says(ASTRID, "join leader yggdrasil").all_decline().nothing_late()

    assert glories(table.game) == [3, 0]
    assert at(table.game, BJORN, "valhalla") == "warrior"


# BR-6.6 The end of the phase


@pytest.mark.rule("BR-6.6", "BR-6.6.1", "BR-F23")
def test_the_phase_ends_when_every_clan_is_at_0_rage() -> None:
    """BR-6.6.1"""
    table = when(given_bloodrage(seats=3, rage={ASTRID: 1, BJORN: 2, DAGNY: 0}))

    table.says(ASTRID, "invade warrior andlang")
    assert table.asked == (BJORN, "turn")
    table.says(BJORN, "invade ship sw")

    assert table.asked == (ASTRID, "save-card")
    assert [event.rule for event in table.told("actions-end")] == ["BR-6.6"]


@pytest.mark.rule("BR-6.6", "BR-6.6.2", "BR-6.6.4", "BR-F23")
def test_the_phase_ends_when_every_province_is_pillaged() -> None:
    """BR-6.6.2: whatever rage is left; BR-6.6.4: and that is lost."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}}, pillaged=ALL_BUT_ANGERBODA, rage={BJORN: 4}
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()

    assert table.asked == (ASTRID, "save-card")
    assert table.game.rage == [0, 0]


@pytest.mark.rule("BR-6.6.2", "BR-F23")
def test_yggdrasil_is_one_of_the_provinces_to_be_pillaged() -> None:
    """BR-6.6.2: without it the phase goes on."""
    outer = ALL_BUT_ANGERBODA.replace(" yggdrasil", "")
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"yggdrasil": "leader"}}, pillaged=outer
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    assert table.asked == (BJORN, "turn")
    table.says(BJORN, "pillage yggdrasil").all_decline()

    assert table.asked == (ASTRID, "save-card")


@pytest.mark.rule("BR-6.6.2")
def test_a_pillage_that_fails_does_not_end_the_phase() -> None:
    """BR-6.6.2: the last token was not turned."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "leader"}},
        pillaged=ALL_BUT_ANGERBODA,
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline().nothing_late()

    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.6.3")
def test_the_phase_does_not_end_in_the_middle_of_an_action() -> None:
    """BR-6.6.3: the leader may move on, and the battle is paid, before the phase is over."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        upgrades={ASTRID: "lord-of-hammers-1"},
        pillaged=ALL_BUT_ANGERBODA,
        rage={ASTRID: 1, BJORN: 0},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline().nothing_late()
    assert table.asked == (ASTRID, "move-leader")
    table.says(ASTRID, "move leader yggdrasil")

    assert glories(table.game) == [3, 0]
    assert at(table.game, ASTRID, "yggdrasil") == "leader"
    assert table.asked == (ASTRID, "save-card")


@pytest.mark.rule("BR-6.6.3")
def test_a_pillage_by_thors_domain_belongs_to_the_action() -> None:
    """BR-6.6.3: it takes the last rage of all, and the call to battle comes all the same."""
    match = given_bloodrage(
        seats=4,
        age=2,
        upgrades={ASTRID: "thors-domain-2"},
        rage={ASTRID: 3, BJORN: 0, DAGNY: 0, EIRIK: 0},
    )

    table = when(match).says(ASTRID, "invade warrior angerboda", "pillage angerboda")
    assert table.game.rage == [0, 0, 0, 0]
    assert table.asked == (BJORN, "call-to-battle")
    table.all_decline()

    assert table.game.cells[ASTRID][2] == 1
    assert table.asked == (ASTRID, "save-card")


@pytest.mark.rule("BR-6.6.3")
def test_rage_gained_in_the_last_action_counts() -> None:
    """BR-6.6.3: Astrid pays her last 2 rage for the challenge and gains 3 by winning it."""
    match = given_bloodrage(
        age=3,
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        upgrades={ASTRID: "tyrs-challenge-2"},
        hands={ASTRID: "thors-ascension-3a"},
        pillaged="angerboda",
        rage={ASTRID: 2, BJORN: 0},
    )

    table = when(match).says(ASTRID, "challenge angerboda").all_decline()
    table.says(ASTRID, "play thors-ascension-3a").nothing_late()

    assert table.asked == (ASTRID, "turn")
    assert table.game.rage == [3, 0]


@pytest.mark.rule("BR-6.6.4")
def test_rage_left_over_pays_for_nothing_later() -> None:
    """BR-6.6.4: nor does it add to the rage of the next age."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}}, pillaged=ALL_BUT_ANGERBODA, rage={BJORN: 4}
    )
    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    lost = [(event.seat, event.all_facts()["amount"]) for event in table.told("pay-rage")]
    assert lost == [(ASTRID, 6), (BJORN, 4)]
    assert hand(table.game, ASTRID) == ""

    table.says(ASTRID, "save nothing").says(BJORN, "save nothing")

    assert table.game.rage == [0, 0]
    assert drafted(table).game.rage == [6, 6]
