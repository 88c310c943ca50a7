"""LOR-3 Control: when a region is taken, by whom, and what belongs to whom."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.lords.table import (
    PHASES,
    artefacts,
    battle_in,
    controller,
    given_lords,
    new_lords,
    regions_controlled,
    tell_armies,
    when,
)
from kit.play import played_at_random
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.battle.battles import battlefields
from ragnatafl.games.lords.rules.components import UNCLAIMED
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY

# LOR-3.1 Neutral, or controlled by one


@pytest.mark.rule("LOR-3.1")
def test_a_region_is_neutral_or_controlled_by_one_player() -> None:
    """Astrid's marker takes the place of Bjorn's."""
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "1", 1)], control={"2": BJORN})
    assert controller(match.state, "3") == NOBODY

    table = when(match).says(ASTRID, "move astrid 1 from 1 to 2")

    assert regions_controlled(table.game, ASTRID) == "2"
    assert regions_controlled(table.game, BJORN) == ""
    told = [event.all_facts() for event in table.told("take-control")]
    assert told == [{"region": "2", "former": "bjorn"}]


@pytest.mark.rule("LOR-3.1.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_armies_of_two_players_never_outlast_a_phase(seats: int) -> None:
    """Before every special action all battles have been fought."""
    match = new_lords(seats, 6)
    met = 0
    for _ in played_at_random(match, 6):
        met += bool(battlefields(match.state))
        if not match.over and match.decision.prompt in ("prayer", "hero-phase", "special-action"):
            assert battlefields(match.state) == []
    assert met > 0


@pytest.mark.rule("LOR-3.1.1")
def test_armies_of_three_players_are_never_together() -> None:
    with pytest.raises(BadInput, match=r"armies of three players in 9 \(LOR-3\.1\.1\)"):
        given_lords(seats=3, armies=[(ASTRID, "9", 1), (BJORN, "9", 1), (DAGNY, "9", 1)])


@pytest.mark.rule("LOR-3.1.2", "LOR-F3")
def test_control_stays_without_an_army() -> None:
    """Until another player comes."""
    match = given_lords(
        phase="manoeuvres", armies=[(ASTRID, "1", 1), (BJORN, "4", 1)], control={"1": ASTRID}
    )

    table = when(match).says(ASTRID, "move astrid 1 from 1 to 2")
    assert controller(table.game, "1") == ASTRID
    table.says(ASTRID, "act mobilise", "move astrid 1 from 2 to 3").skips(BJORN, "hero-phase")
    assert controller(table.game, "1") == ASTRID
    table.says(BJORN, "move bjorn 1 from 4 to 1")

    assert controller(table.game, "1") == BJORN


# LOR-3.2 At the end of a phase


@pytest.mark.rule("LOR-3.2", "LOR-F2", "LOR-8.0.2")
@pytest.mark.parametrize(
    ("phase", "answers"),
    [
        ("prayer", ["skip"]),
        ("hero-phase", ["skip"]),
        ("rune-phase", ["skip"]),
        ("manoeuvres", ["skip"]),
        ("special-action", ["act prepare", "draw 1", "draw 1"]),
    ],
)
def test_strong_enough_armies_take_control_at_the_end_of_any_phase(
    phase: str, answers: list[str]
) -> None:
    """Those of the active player and those of others."""
    match = given_lords(
        phase=phase,
        armies=[(ASTRID, "1", 1), (ASTRID, "1", 1), (BJORN, "6", 3)],
        heroes={ASTRID: "2"},
        runes={ASTRID: "uruz othala"},
    )
    table = when(match)
    for answer in answers:
        assert regions_controlled(table.game, ASTRID) == ""
        assert regions_controlled(table.game, BJORN) == ""
        table.says(ASTRID, answer)

    assert regions_controlled(table.game, ASTRID) == "1"
    assert regions_controlled(table.game, BJORN) == "6"
    assert {event.rule for event in table.told("take-control")} == {"LOR-3.2"}


@pytest.mark.rule("LOR-3.2", "LOR-F2", "LOR-8.0.2")
def test_control_and_battles_come_after_each_phase_of_a_turn() -> None:
    """What is still to do when Bjorn's turn has begun."""
    match = given_lords(phase="special-action", priests={BJORN: 1})
    when(match).says(ASTRID, "act prepare", "draw 1", "draw 1")

    ahead = [step.name for step in reversed(match.state.agenda)]

    end = ["settle-control", "fight-battles"]
    phases = [[phase, *end] for phase in PHASES]
    assert ahead == [*(name for phase in phases for name in phase), "take-turn"]


@pytest.mark.rule("LOR-3.2", "LOR-3.3.1", "LOR-F2", "LOR-8.5.5.2")
def test_control_is_not_taken_in_the_middle_of_a_phase() -> None:
    """Mobilise: into neutral 1 and into Bjorn's empty 5; both change hands when all have moved."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "2", 2), (ASTRID, "6", 1), (ASTRID, "14", 1)],
        control={"5": BJORN},
    )

    table = when(match).says(ASTRID, "act mobilise", "move astrid 2 from 2 to 1")
    assert controller(table.game, "1") == NOBODY
    table.says(ASTRID, "move astrid 1 from 6 to 5")
    assert controller(table.game, "5") == BJORN
    table.says(ASTRID, "stop")

    assert regions_controlled(table.game, ASTRID) == "1 5"


@pytest.mark.rule("LOR-3.2.1", "LOR-3.3", "LOR-F4", "LOR-3.3.1")
def test_the_population_strength_is_gone_for_the_rest_of_the_game() -> None:
    """Region 7 has 5, but Bjorn has controlled it: an army of 1 is enough."""
    match = given_lords(
        phase="manoeuvres", armies=[(ASTRID, "6", 1)], control={"7": BJORN}, loki="12"
    )

    table = when(match).says(ASTRID, "move astrid 1 from 6 to 7")

    assert controller(table.game, "7") == ASTRID


@pytest.mark.rule("LOR-3.2.2")
def test_armies_too_weak_stay_without_control() -> None:
    """2 and 2 in region 7 of strength 5."""
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "6", 2), (ASTRID, "7", 2)], loki="12")

    table = when(match).says(ASTRID, "move astrid 2 from 6 to 7")

    assert controller(table.game, "7") == NOBODY
    assert tell_armies(table.game) == ["astrid 2 in 7", "astrid 2 in 7"]


@pytest.mark.rule("LOR-3.2.3")
def test_a_region_with_armies_of_two_is_left_to_its_battle() -> None:
    """Astrid comes to neutral 9 with 4, Bjorn defends it with 3 and a spear."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "6", 4), (BJORN, "9", 3)],
        hands={BJORN: "spear-a"},
    )

    table = when(match).says(ASTRID, "move astrid 4 from 6 to 9")
    assert table.asked == (BJORN, "play-or-pass")
    assert controller(table.game, "9") == NOBODY
    table.says(BJORN, "play spear-a").says(ASTRID, "pass").says(BJORN, "pass")

    assert [(event.seat, event.rule) for event in table.told("take-control")] == [
        (BJORN, "LOR-10.7")
    ]


@pytest.mark.rule("LOR-3.2.2", "LOR-F6", "LOR-10.7.1")
def test_a_winner_too_weak_for_a_neutral_region_does_not_control_it() -> None:
    """Astrid wins in 7 with 4 against 1; its strength is 5."""
    match = given_lords(armies=[(ASTRID, "7", 4), (BJORN, "7", 1)], loki="12", steps=battle_in("7"))

    table = when(match).says(BJORN, "pass").says(ASTRID, "pass")

    assert controller(table.game, "7") == NOBODY
    assert tell_armies(table.game) == ["astrid 4 in 7"]


@pytest.mark.rule("LOR-3.2.4")
def test_all_regions_of_one_check_change_hands_together() -> None:
    """Astrid wins by region 1; what comes after it in the same check is taken all the same."""
    match = given_lords(
        phase="hero-phase",
        armies=[(ASTRID, "1", 2), (BJORN, "14", 4), (ASTRID, "15", 5)],
        control=dict.fromkeys(("2", "3", "4", "5", "6", "7", "11", "12", "13"), ASTRID),
    )

    table = when(match).says(ASTRID, "skip")

    assert match.winners == (ASTRID,)
    assert controller(table.game, "14") == BJORN
    assert controller(table.game, "15") == ASTRID


# LOR-3.3 Controlled regions


@pytest.mark.rule("LOR-3.3", "LOR-8.5.10.3")
def test_a_controlled_region_counts_nothing_for_usurping_either() -> None:
    """Strength 2 is not enough for neutral 7, but for Bjorn's empty one."""
    neutral = when(given_lords(phase="special-action", heroes={ASTRID: "7"}))
    neutral.cannot(ASTRID, "act usurp", "LOR-8.5.10.1")

    match = given_lords(phase="special-action", heroes={ASTRID: "7"}, control={"7": BJORN})
    table = when(match).says(ASTRID, "act usurp", "decline")

    assert controller(table.game, "7") == ASTRID


@pytest.mark.rule("LOR-3.3.1")
def test_no_control_is_taken_while_an_army_of_the_controller_is_there() -> None:
    """Bjorn's army of 1 stands in 9: it is a battle that decides, and Bjorn wins it."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "6", 1), (BJORN, "9", 1)],
        control={"9": BJORN},
    )

    table = when(match).says(ASTRID, "move astrid 1 from 6 to 9")
    table.says(BJORN, "pass").says(ASTRID, "pass")

    assert table.told("take-control") == []
    assert tell_armies(table.game) == ["bjorn 1 in 9"]


@pytest.mark.rule("LOR-3.3.2", "LOR-6.3.1")
def test_with_armies_of_both_a_battle_decides() -> None:
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "6", 3), (BJORN, "9", 1)],
        control={"9": BJORN},
    )

    table = when(match).says(ASTRID, "move astrid 3 from 6 to 9")
    assert [event.all_facts()["region"] for event in table.told("battle")] == ["9"]
    assert controller(table.game, "9") == BJORN
    table.says(BJORN, "pass").says(ASTRID, "pass")

    assert controller(table.game, "9") == ASTRID


# LOR-3.4 God artefacts


def by_entry() -> Match[Lords]:
    match = given_lords(
        phase="manoeuvres", armies=[(ASTRID, "9", 1)], control={"10": BJORN}, exhausted="mjolnir"
    )
    when(match).says(ASTRID, "move astrid 1 from 9 to 10")
    return match


def by_usurping() -> Match[Lords]:
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "10"},
        control={"10": BJORN},
        exhausted="mjolnir",
    )
    when(match).says(ASTRID, "act usurp", "decline")
    return match


def by_battle() -> Match[Lords]:
    match = given_lords(
        armies=[(ASTRID, "10", 4), (BJORN, "10", 1)],
        control={"10": BJORN},
        exhausted="mjolnir",
        steps=battle_in("10"),
    )
    when(match).says(BJORN, "pass").says(ASTRID, "pass")
    return match


@pytest.mark.rule("LOR-3.4", "LOR-3.4.2", "LOR-3.4.3")
@pytest.mark.parametrize("taken", [by_entry, by_usurping, by_battle])
def test_the_god_artefact_comes_with_its_region_charged(taken: Callable[[], Match[Lords]]) -> None:
    """In whatever way 10 is taken: Mjolnir leaves Bjorn's hands, and he had exhausted it."""
    game = taken().state

    assert controller(game, "10") == ASTRID
    assert (artefacts(game, ASTRID), artefacts(game, BJORN)) == ("mjolnir", "")
    assert game.exhausted == 0


@pytest.mark.rule("LOR-3.4.3")
def test_an_artefact_taken_over_can_be_used_at_once() -> None:
    assert "use mjolnir" in when(by_entry()).offered()


@pytest.mark.rule("LOR-3.4", "LOR-3.4.1", "LOR-7.4.2")
@pytest.mark.parametrize("level", [0, 1, 3])
def test_the_level_of_the_monument_does_not_matter(level: int) -> None:
    """Out of nobody's hands, when neutral 10 is taken for the first time."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "9", 4)],
        levels={"thor": level},
    )
    assert len(match.state.zones[UNCLAIMED]) == 9

    table = when(match).says(ASTRID, "move astrid 4 from 9 to 10")

    assert artefacts(table.game, ASTRID) == "mjolnir"
    assert len(table.game.zones[UNCLAIMED]) == 8


@pytest.mark.rule("LOR-3.4")
def test_other_regions_and_too_weak_armies_give_no_artefact() -> None:
    match = given_lords(
        phase="hero-phase", armies=[(ASTRID, "9", 2), (ASTRID, "10", 3), (ASTRID, "8", 3)]
    )

    table = when(match).says(ASTRID, "skip")

    assert regions_controlled(table.game, ASTRID) == "8 9"
    assert artefacts(table.game, ASTRID) == ""
