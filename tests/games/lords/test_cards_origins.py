"""LOR-7.10.7: origins, each with what it gives at the start."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.lords.table import (
    LordsTable,
    given_lords,
    hand,
    held_runes,
    new_lords,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN
from kit.titles import shows
from ragnatafl.games.lords.rules.board import REALMS
from ragnatafl.kernel.seats import Seat


def origin(name: str, hero: str = "1", armies: Sequence[tuple[Seat, str, int]] = ()) -> LordsTable:
    """What Astrid's origin gives her at the start."""
    other = "lagertha thorson" if name == "freyason" else "lagertha freyason"
    match = given_lords(
        tiles={ASTRID: f"beowulf {name}", BJORN: other},
        heroes={ASTRID: hero},
        armies=armies,
        deck="sword-a sword-b",
        steps=[{"step": "apply-origin", "seat": "astrid"}],
    )
    return when(match)


@shows("odinson", "thorson")
@pytest.mark.rule("LOR-7.10.7")
@pytest.mark.parametrize(
    ("name", "raised", "drawn"), [("odinson", (3, 2, 2), ""), ("thorson", (2, 3, 2), "sword-a")]
)
def test_a_child_of_odin_or_thor(name: str, raised: tuple[int, ...], drawn: str) -> None:
    """Authority; strength and a combat card."""
    table = origin(name)

    assert values(table.game, ASTRID) == raised
    assert hand(table.game, ASTRID) == drawn
    assert values(table.game, BJORN) == (2, 2, 2)
    assert table.asked[0] == BJORN


@shows("freyason")
@pytest.mark.rule("LOR-7.10.7")
def test_a_child_of_freya_has_wisdom_and_a_rune() -> None:
    table = origin("freyason").says(ASTRID, "gain othala")

    assert values(table.game, ASTRID) == (2, 2, 3)
    assert held_runes(table.game, ASTRID) == "othala"
    assert hand(table.game, ASTRID) == ""
    assert table.asked[0] == BJORN, "that was all"


@shows("tyrson")
@pytest.mark.rule("LOR-7.10.7")
def test_a_child_of_tyr_has_a_stronger_army_and_a_card() -> None:
    table = origin("tyrson", armies=[(ASTRID, "1", 1), (ASTRID, "1", 1)])
    assert table.offered() == ["strengthen astrid 1 in 1"]

    table.says(ASTRID, "strengthen astrid 1 in 1")

    assert tell_armies(table.game) == ["astrid 1 in 1", "astrid 2 in 1"]
    assert hand(table.game, ASTRID) == "sword-a"
    assert values(table.game, ASTRID) == (2, 2, 2)


@shows("njordson")
@pytest.mark.rule("LOR-7.10.7", "LOR-2.9.3")
def test_a_child_of_njord_has_an_ally() -> None:
    """A realm beside the hero's region 4; the first marker there draws a card."""
    table = origin("njordson", "4")
    assert table.offered() == ["ally niflheim", "ally vanaheim"]

    table.says(ASTRID, "ally niflheim")

    assert table.game.allies[REALMS.read("niflheim")] == 1 << ASTRID
    assert hand(table.game, ASTRID) == "sword-a"
    assert held_runes(table.game, ASTRID) == ""


@shows("njordson")
@pytest.mark.rule("LOR-7.10.7")
def test_a_child_of_njord_without_a_neighbour_has_a_rune() -> None:
    """No realm lies at region 12."""
    table = origin("njordson", "12").says(ASTRID, "gain algiz")

    assert held_runes(table.game, ASTRID) == "algiz"
    assert hand(table.game, ASTRID) == ""


@shows("baldrson")
@pytest.mark.rule("LOR-7.10.7")
def test_a_child_of_baldr_has_a_priest_and_a_rune() -> None:
    table = origin("baldrson").says(ASTRID, "gain uruz")

    assert table.game.priests == [1, 0]
    assert held_runes(table.game, ASTRID) == "uruz"
    assert table.asked[0] == BJORN, "that was all"


@shows("odinson")
@pytest.mark.rule("LOR-7.10.1", "LOR-7.10.9", "LOR-7.10.10")
@pytest.mark.parametrize("keeper", [0, 1, 2], ids=["first", "second", "nobody"])
def test_a_child_of_odin_has_the_first_turn(keeper: int) -> None:
    """Whoever keeps it; left by both, who began the selection."""
    table = when(new_lords(2, seed=3))
    order: list[Seat] = []

    while table.game.active < 0:
        seat, prompt = table.asked
        choices = table.offered()
        if prompt == "keep-origin":
            order.append(seat)
            assert ("keep odinson" in choices) == (len(order) <= keeper + 1)
            if len(order) != keeper + 1:
                choices = [choice for choice in choices if choice != "keep odinson"]
            choices.sort(key=lambda choice: choice != "keep odinson")
        table.says(seat, choices[0])

    assert table.game.active == order[keeper % 2]
