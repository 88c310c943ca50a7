"""SOLO-5.3 Runes: the action row is read from left to right, two rune actions are carried out."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import tell_armies
from games.surtr.table import FOLLOWER, PERSON, cards_held, given_surtr, power, when

HOME: dict[str, Any] = {"control": {"1": FOLLOWER}, "armies": [(FOLLOWER, "1", 2)]}
"""One army of 2 at home in 1, so that strengthening and recruiting are possible."""


@pytest.mark.rule("SOLO-5.3.1")
def test_the_row_is_read_from_left_to_right_without_the_selected_card() -> None:
    """A1 is selected; A6 strengthens, raises; C3 could ally for 1, but two is all."""
    match = given_surtr(
        power={FOLLOWER: 6}, rows={FOLLOWER: "basic-a1 basic-a6 basic-c3"},
        phase="scan-runes", **HOME,
    )  # fmt: skip
    table = when(match)

    assert table.heard("rune-action") == [
        "rune-action action=strengthen-army",
        "rune-action action=raise-attribute",
    ]
    assert power(table.game) == 6 - 2 - 3


@pytest.mark.rule("SOLO-5.3.1")
def test_the_first_card_is_read_before_the_last() -> None:
    """The middle one is selected: A4 left of it, A6 right of it."""
    match = given_surtr(
        power={FOLLOWER: 6}, rows={FOLLOWER: "basic-a4 basic-a1 basic-a6"}, selected="basic-a1",
        phase="scan-runes", **HOME,
    )  # fmt: skip

    assert when(match).heard("rune-action") == [
        "rune-action action=draw-combat",
        "rune-action action=raise-attribute",
    ]


@pytest.mark.rule("SOLO-5.3.1")
def test_the_actions_of_the_selected_card_are_not_done() -> None:
    """A1 could ally; only the others are read, and they are too dear."""
    match = given_surtr(
        power={FOLLOWER: 1}, rows={FOLLOWER: "basic-a1 basic-a4 basic-b1"},
        phase="scan-runes", **HOME,
    )  # fmt: skip

    assert when(match).told("rune-action") == []


@pytest.mark.rule("SOLO-5.3.1.1")
def test_what_it_cannot_pay_is_skipped_without_counting() -> None:
    """1 rune: A6 is too dear twice, A1 allies for 1."""
    match = given_surtr(
        power={FOLLOWER: 1}, rows={FOLLOWER: "basic-a2 basic-a6 basic-a1"},
        phase="scan-runes", **HOME,
    )  # fmt: skip

    assert when(match).heard("rune-action", "skips-rune-action") == [
        "skips-rune-action action=strengthen-army why=too-dear",
        "skips-rune-action action=raise-attribute why=too-dear",
        "rune-action action=ally",
        "skips-rune-action action=strengthen-army why=too-dear",
    ]


@pytest.mark.rule("SOLO-5.3.1.1")
def test_what_cannot_be_done_is_skipped_and_not_paid() -> None:
    """Without an army nothing is strengthened; without monsters none is controlled."""
    match = given_surtr(
        power={FOLLOWER: 6}, rows={FOLLOWER: "basic-a1 basic-c4 basic-a2"}, phase="scan-runes"
    )  # fmt: skip
    table = when(match)

    assert table.heard("rune-action", "skips-rune-action") == [
        "skips-rune-action action=control-monster why=impossible",
        "skips-rune-action action=strengthen-army why=impossible",
        "skips-rune-action action=control-monster why=impossible",
        "rune-action action=draw-combat",
    ]
    assert power(table.game) == 6 - 2


@pytest.mark.rule("SOLO-5.3.1.2")
def test_each_is_tested_after_the_effects_of_the_one_before() -> None:
    """B6: nothing can be strengthened, an army is recruited; A6 can strengthen that one."""
    match = given_surtr(
        power={FOLLOWER: 6}, control={"1": FOLLOWER},
        rows={FOLLOWER: "basic-a2 basic-b6 basic-a6"}, phase="scan-runes",
    )  # fmt: skip
    table = when(match)

    assert table.heard("rune-action", "skips-rune-action") == [
        "skips-rune-action action=strengthen-army why=impossible",
        "rune-action action=recruit",
        "rune-action action=strengthen-army",
    ]
    assert tell_armies(table.game) == ["astrid 3 in 1"]


@pytest.mark.rule("SOLO-5.3.1.2")
def test_a_skipped_action_is_not_tried_again() -> None:
    """One pass: after recruiting, the strengthening before it is not come back to."""
    match = given_surtr(
        power={FOLLOWER: 6}, control={"1": FOLLOWER},
        rows={FOLLOWER: "basic-a2 basic-b6 basic-a5"}, phase="scan-runes",
    )  # fmt: skip
    table = when(match)

    assert table.heard("rune-action") == ["rune-action action=recruit"]
    assert power(table.game) == 3


@pytest.mark.rule("SOLO-5.3.1.3")
def test_the_same_kind_may_be_done_twice() -> None:
    """B4 and A4 both draw combat cards: wisdom 2, so 2 and 2."""
    match = given_surtr(
        power={FOLLOWER: 4}, allies={"niflheim": [FOLLOWER], "vanaheim": [FOLLOWER]},
        rows={FOLLOWER: "basic-a1 basic-b4 basic-a4"}, phase="scan-runes",
    )  # fmt: skip
    table = when(match)

    assert table.heard("rune-action") == ["rune-action action=draw-combat"] * 2
    assert cards_held(table.game) == 4


@pytest.mark.rule("SOLO-5.3.2")
@pytest.mark.parametrize(("runes", "after"), [(0, 1), (6, 6)])
def test_who_can_do_none_gains_a_rune(runes: int, after: int) -> None:
    """Without runes; or with 6, when nothing on A5 and C4 can be done: the gain is lost."""
    match = given_surtr(
        power={FOLLOWER: runes}, rows={FOLLOWER: "basic-a1 basic-a5 basic-c4"}, phase="scan-runes"
    )  # fmt: skip
    table = when(match)

    assert table.told("rune-action") == []
    assert power(table.game) == after


@pytest.mark.rule("SOLO-5.3.2")
def test_who_does_one_gains_no_rune() -> None:
    match = given_surtr(
        power={FOLLOWER: 1}, rows={FOLLOWER: "basic-a2 basic-a1 basic-a6"}, phase="scan-runes"
    )  # fmt: skip

    assert power(when(match).game) == 0


COSTS = {
    "control-monster": 1,
    "ally": 1,
    "strengthen-army": 2,
    "activate-monster": 2,
    "draw-combat": 2,
    "raise-attribute": 3,
    "recruit": 3,
}
CARD_WITH = {
    "control-monster": "basic-c1",
    "ally": "basic-c3",
    "strengthen-army": "basic-b6",
    "activate-monster": "slayer-7",
    "draw-combat": "basic-b1",
    "raise-attribute": "basic-c6",
    "recruit": "jarl-4",
}
"""A card which names it first."""


def first_read(action: str, runes: int) -> list[str]:
    """What is told of the first rune action in the row, with so many runes."""
    match = given_surtr(
        power={FOLLOWER: runes}, armies=[(FOLLOWER, "1", 2), (PERSON, "6", 3)],
        control={"1": FOLLOWER, "6": PERSON}, monsters={"draugr": "6", "garm": "2"},
        rings={"draugr": FOLLOWER}, rows={FOLLOWER: f"basic-a1 {CARD_WITH[action]} basic-a2"},
        phase="scan-runes",
    )  # fmt: skip
    return when(match).heard("rune-action", "skips-rune-action", "pays-power")


@pytest.mark.rule("SOLO-5.3.3")
@pytest.mark.parametrize("action", COSTS)
def test_what_each_rune_action_costs(action: str) -> None:
    """With just enough runes it is done and they are gone; with one less it is too dear."""
    cost = COSTS[action]

    assert first_read(action, cost)[:2] == [
        f"rune-action action={action}",
        f"pays-power count={cost} runes=0",
    ]
    assert first_read(action, cost - 1)[0] == f"skips-rune-action action={action} why=too-dear"
