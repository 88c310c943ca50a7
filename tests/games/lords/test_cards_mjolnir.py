"""LOR-R13: Mjolnir, the artefact of Thor, in every phase of a turn."""

from __future__ import annotations

import pytest

from games.lords.table import PHASES, LordsTable, artefacts, given_lords, held_runes, markers, when
from kit.table import ASTRID, BJORN
from kit.titles import shows
from ragnatafl.games.lords.rules.components import CARDS, MONSTERS, PREY
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.seats import Seat


def is_exhausted(game: Lords, artefact: str) -> bool:
    return bool(game.exhausted >> CARDS.read(artefact) & 1)


def given_mjolnir(
    phase: str, wounds: dict[int, Seat] | None = None, injured: str = ""
) -> LordsTable:
    match = given_lords(
        phase=phase,
        artefacts={ASTRID: "mjolnir"},
        monsters={"draugr": "12"},
        wounds={"draugr": wounds} if wounds else {},
        injured={BJORN: injured} if injured else {},
        armies=[(ASTRID, "3", 1)],
    )
    return when(match)


@shows("mjolnir")
@pytest.mark.rule("LOR-R13", "LOR-9.13.1", "LOR-9.13.3")
@pytest.mark.parametrize(
    "phase", ["prayer", "hero-phase", "rune-phase", "manoeuvres", "special-action"]
)
def test_mjolnir_wounds_a_monster_in_any_phase_of_the_own_turn(phase: str) -> None:
    """Any open space, without its reward; then it is exhausted, and the phase goes on."""
    table = given_mjolnir(phase)
    assert table.asked == (ASTRID, phase)
    table.says(ASTRID, "use mjolnir")
    assert table.offered() == [
        *(f"cover {kind} of draugr"
          for kind in ("sword", "axe-rune", "sword-priest", "axe", "spear-army")),
        "injure hero of bjorn",
    ]  # fmt: skip

    table.says(ASTRID, "cover axe-rune of draugr")

    assert markers(table.game, "draugr")[2] == "astrid"
    assert held_runes(table.game, ASTRID) == ""
    assert is_exhausted(table.game, "mjolnir")
    assert table.asked[1] in PHASES
    assert not table.offered("use")


@shows("mjolnir")
@pytest.mark.rule("LOR-R13", "LOR-5.3.1")
def test_mjolnir_injures_the_hero_of_another() -> None:
    """Bjorn chooses the attribute; a hero who is injured all over cannot be chosen."""
    table = given_mjolnir("prayer").says(ASTRID, "use mjolnir", "injure hero of bjorn")
    table.says(BJORN, "injure wisdom")
    assert table.game.injured == [0, 0b100]

    table = given_mjolnir("prayer", injured="authority strength wisdom")
    assert "injure hero of bjorn" not in table.says(ASTRID, "use mjolnir").offered()


@shows("mjolnir")
@pytest.mark.rule("LOR-R13", "LOR-9.13.2", "LOR-9.14.2", "LOR-9.12.1", "LOR-9.12.2")
def test_mjolnir_may_kill() -> None:
    """Astrid gets the figure, Bjorn with his markers a token, nobody the artefact."""
    table = given_mjolnir("prayer", wounds=dict.fromkeys(range(6), BJORN))

    table.says(ASTRID, "use mjolnir", "cover axe of draugr")

    assert table.game.slayer[0] == ASTRID
    assert table.game.slayer_tokens == [0, 1]
    assert artefacts(table.game, ASTRID) == "mjolnir"
    assert monster_in_play(table.game) == []


def monster_in_play(game: Lords) -> list[str]:
    return [name for name in PREY.ids[:-1] if game.monster_region[PREY.read(name)] >= 0]


@shows("mjolnir")
@pytest.mark.rule("LOR-R13")
def test_mjolnir_rests_in_the_turns_of_others() -> None:
    match = given_lords(turn=BJORN, phase="hero-phase", artefacts={ASTRID: "mjolnir"})

    table = when(match)

    assert not table.offered("use")


@pytest.mark.rule("LOR-R13")
@pytest.mark.parametrize(
    "phase", ["prayer", "hero-phase", "rune-phase", "manoeuvres", "special-action"]
)
def test_mjolnir_strikes_once_in_any_phase_of_the_own_turn(phase: str) -> None:
    match = given_lords(control={"10": ASTRID}, monsters={"draugr": "5"}, phase=phase)

    table = when(match)
    assert table.asked == (ASTRID, phase)
    table.says(ASTRID, "use mjolnir", "injure hero of bjorn").says(BJORN, "injure wisdom")
    table.skips(ASTRID)

    assert table.asked == (ASTRID, "special-action")
    assert table.offered("use") == []
    assert len(table.told("injured")) == 1


@pytest.mark.rule("LOR-R13", "LOR-9.13.2")
def test_mjolnir_may_kill_and_hurts_only_a_hero_that_can_be_hurt() -> None:
    match = given_lords(
        control={"10": ASTRID},
        monsters={"draugr": "5"},
        wounds={"draugr": dict.fromkeys(range(6), ASTRID)},
        injured={BJORN: "authority strength wisdom"},
        phase="special-action",
    )

    table = when(match).says(ASTRID, "use mjolnir")
    assert table.offered() == ["cover axe of draugr"]
    table.says(ASTRID, "cover axe of draugr")

    assert table.game.slayer[MONSTERS.read("draugr")] == ASTRID
