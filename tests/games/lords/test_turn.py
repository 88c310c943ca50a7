"""LOR-8.0 A turn: five phases in order, control and battles after each, then the next player."""

from __future__ import annotations

import pytest

from games.lords.table import (
    PHASES,
    controller,
    given_lords,
    own_content,
    regions_controlled,
    tell_armies,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.components import CARDS
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, Seat


def whole_turn(seat: Seat = ASTRID) -> list[dict[str, object]]:
    """`steps` for a turn that begins now."""
    return [{"step": "take-turn", "seat": SEATS.write(seat)}]


def given_full_turn(seats: int = 2, turn: Seat = ASTRID) -> Match[Lords]:
    """Somebody with something to do in every phase."""
    return given_lords(
        seats=seats,
        turn=turn,
        steps=whole_turn(turn),
        armies=[(turn, "1", 2)],
        priests={turn: 1},
        runes={turn: "uruz othala"},
        heroes={turn: "5"},
        drakkars={turn: "s2"},
    )


@pytest.mark.rule("LOR-8.0")
def test_the_phases_come_in_order() -> None:
    """Prayer, hero, rune action, manoeuvres, special action."""
    table = when(given_full_turn())
    asked = [table.asked]
    for choice in ("send priest odin", "hero 6", "draw 1", "pay uruz othala"):
        table.says(ASTRID, choice)
        asked.append(table.asked)
    table.says(ASTRID, "move astrid 2 from 1 to 2")
    asked.append(table.asked)

    prompts = [prompt for seat, prompt in asked if seat == ASTRID and prompt != "pay-runes"]

    assert tuple(prompts) == PHASES


@pytest.mark.rule("LOR-8.0.1")
def test_all_phases_but_the_special_action_may_be_skipped() -> None:
    """The special action is compulsory."""
    table = when(given_full_turn())
    for phase in PHASES[:4]:
        assert table.asked == (ASTRID, phase)
        table.says(ASTRID, "skip")

    assert table.asked == (ASTRID, "special-action")
    assert "skip" not in table.offered()
    table.cannot(ASTRID, "skip", "LOR-8.5")


@pytest.mark.rule("LOR-8.0.4")
@pytest.mark.parametrize(
    ("seats", "turn", "following"), [(2, BJORN, ASTRID), (3, ASTRID, BJORN), (3, DAGNY, ASTRID)]
)
def test_the_next_player_clockwise_follows(seats: int, turn: Seat, following: Seat) -> None:
    table = when(given_full_turn(seats, turn)).skips(turn)
    before = table.game.turns

    table.says(turn, "act reinforce", "recruit 9")

    assert table.game.active == following
    assert table.game.turns == before + 1
    assert table.asked[0] == following


@pytest.mark.rule("LOR-8.0", "LOR-8.0.2", "LOR-8.0.4")
def test_control_and_battles_follow_each_phase() -> None:
    """All that is still to come in a turn that has just begun, and then Bjorn's."""
    table = when(given_full_turn())

    ahead = [step.name for step in reversed(table.game.agenda)]
    turn = [name for phase in PHASES for name in (phase, "settle-control", "fight-battles")]
    assert ahead[: len(turn) + 1] == [*turn, "take-turn"]


@pytest.mark.rule("LOR-8.0.2", "LOR-3.2")
def test_control_is_settled_at_the_end_of_a_prayer() -> None:
    """Odin's bonus lifts the army to the population strength of region 14."""
    match = given_lords(
        steps=whole_turn(),
        armies=[(ASTRID, "14", 3)],
        priests={ASTRID: 1},
        levels={"odin": 1},
    )
    table = when(match).says(ASTRID, "send priest odin")
    assert controller(table.game, "14") == -1

    table.says(ASTRID, "strengthen astrid 3 in 14")

    assert table.asked == (ASTRID, "hero-phase")
    assert controller(table.game, "14") == ASTRID


@pytest.mark.rule("LOR-8.0.2")
def test_control_is_settled_at_the_end_of_the_rune_phase() -> None:
    match = given_lords(
        steps=whole_turn(), armies=[(ASTRID, "14", 3)], runes={ASTRID: "uruz othala"}
    )

    table = when(match).skips(ASTRID, "hero-phase")
    table.says(ASTRID, "strengthen astrid 3 in 14", "pay uruz othala")

    assert table.asked == (ASTRID, "manoeuvres")
    assert controller(table.game, "14") == ASTRID


@pytest.mark.rule("LOR-8.0.2")
def test_control_and_battles_come_at_the_end_of_the_manoeuvres() -> None:
    match = given_lords(
        steps=whole_turn(),
        armies=[(ASTRID, "1", 4), (BJORN, "2", 1)],
        control={"2": BJORN, "3": BJORN},
    )
    table = when(match).skips(ASTRID, "hero-phase").says(ASTRID, "move astrid 4 from 1 to 2")
    assert table.asked == (BJORN, "play-or-pass")
    table.says(BJORN, "pass")

    table.says(ASTRID, "pass")

    assert table.asked == (ASTRID, "special-action")
    assert controller(table.game, "2") == ASTRID


@pytest.mark.rule("LOR-8.0.2", "LOR-10.1")
def test_a_battle_is_fought_at_the_end_of_the_special_action() -> None:
    """Recruited among foreign armies."""
    match = given_lords(
        steps=whole_turn(), drakkars={ASTRID: "s1"}, armies=[(BJORN, "5", 1)], control={"5": BJORN}
    )

    table = when(match).skips(ASTRID).says(ASTRID, "act reinforce", "recruit 5")

    assert table.asked == (BJORN, "play-or-pass")
    assert table.game.active == ASTRID


@pytest.mark.rule("LOR-8.0.2")
def test_control_is_settled_at_the_end_of_the_special_action() -> None:
    match = given_lords(steps=whole_turn(), drakkars={ASTRID: "s1"})

    table = when(match).skips(ASTRID).says(ASTRID, "act reinforce", "recruit 5")

    assert table.game.active == BJORN
    assert controller(table.game, "5") == ASTRID


@pytest.mark.rule("LOR-8.0.2", "LOR-8.5.5.2")
def test_a_region_still_held_is_a_refuge() -> None:
    """Bjorn keeps region 3, and may retreat there from the battle in 2."""
    match = given_lords(
        steps=whole_turn(),
        armies=[(ASTRID, "1", 5), (ASTRID, "1", 1), (BJORN, "2", 2)],
        control={"2": BJORN, "3": BJORN},
        drakkars={ASTRID: "s5"},
    )
    table = when(match).skips(ASTRID).says(ASTRID, "act mobilise", "move astrid 1 from 1 to 2")
    table.says(ASTRID, "move astrid 5 from 1 to 2")
    assert table.asked[1] != "mobilise"

    table.says(BJORN, "pass").says(ASTRID, "pass")

    assert table.asked == (BJORN, "retreat")


@pytest.mark.rule("LOR-8.0.2", "LOR-8.5.5.2")
def test_a_region_lost_in_the_same_phase_is_no_refuge() -> None:
    """The army of 1 takes region 3 by sea, then that of 5 fights in 2."""
    match = given_lords(
        steps=whole_turn(),
        armies=[(ASTRID, "4", 1), (ASTRID, "1", 5), (BJORN, "2", 2)],
        control={"2": BJORN, "3": BJORN},
        drakkars={ASTRID: "s5"},
    )
    table = when(match).skips(ASTRID).says(ASTRID, "act mobilise", "move astrid 1 from 4 to 3")
    assert controller(table.game, "3") == BJORN
    table.says(ASTRID, "move astrid 5 from 1 to 2")
    assert controller(table.game, "3") == ASTRID

    table.says(BJORN, "pass").says(ASTRID, "pass")

    assert tell_armies(table.game) == ["astrid 5 in 2", "astrid 1 in 3"]
    assert regions_controlled(table.game, BJORN) == ""


LANDS = {"1", "2", "3", "4", "5", "6", "7", "8", "9"}


@pytest.mark.rule("LOR-8.0.3")
def test_control_taken_by_usurping_wins_before_anybody_is_recruited() -> None:
    """Region 10 completes the third land."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "10"},
        attributes={ASTRID: (2, 4, 2)},
        control=dict.fromkeys(LANDS, ASTRID),
        loki="16",
    )

    table = when(match).says(ASTRID, "act usurp")

    assert table.match.over
    assert table.match.winners == (ASTRID,)
    assert tell_armies(table.game) == []


@pytest.mark.rule("LOR-8.0.3")
def test_control_taken_at_the_end_of_a_phase_wins_before_the_battles() -> None:
    """Region 10 completes the third land; the battle in 12 is fought no more."""
    match = given_lords(
        steps=whole_turn(),
        armies=[(ASTRID, "9", 4), (ASTRID, "11", 1), (BJORN, "12", 6)],
        control=dict.fromkeys(LANDS, ASTRID),
        loki="16",
    )
    table = when(match).skips(ASTRID).says(ASTRID, "act mobilise", "move astrid 1 from 11 to 12")

    table.says(ASTRID, "move astrid 4 from 9 to 10")

    assert table.match.over
    assert table.match.winners == (ASTRID,)
    assert tell_armies(table.game) == ["astrid 4 in 10", "astrid 1 in 12", "bjorn 6 in 12"]


@pytest.mark.rule("LOR-8.0.3", "LOR-8.5.7.3", "LOR-1.3.2")
def test_a_temple_wins_before_its_priest_comes() -> None:
    """The fourth of four, and the second selection under it."""
    match = given_lords(
        phase="special-action",
        control=dict.fromkeys(("2", "6", "12", "13"), ASTRID),
        temples="2 6 12",
    )

    table = when(match).says(ASTRID, "act build-temple", "build temple 13")

    assert table.match.over
    assert table.match.winners == (ASTRID,)
    assert table.game.priests[ASTRID] == 0


@pytest.mark.rule("LOR-8.0.3", "LOR-1.4")
def test_the_kill_of_the_boss_wins_at_once() -> None:
    """Ten cards for five spaces; the turn is not ended any more."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "14"},
        loki="14",
        attributes={ASTRID: (6, 6, 6)},
        slayer_tokens={ASTRID: 1},
        hands={ASTRID: "sword-a axe-a spear-a bow-a hammer-a sword-b"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "hunt loki")
    drawn = ("axe-b", "spear-b", "bow-b", "hammer-b", "shield-a", "shield-b")
    table.told_by_chance(*(f"combat-deck {card}" for card in drawn))
    table.told_by_chance("attack-deck attack-1", "attack-deck attack-2")
    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend shield-a", "defend no more")
    table.told_by_chance("combat-deck shield-c", "combat-deck spear-c")
    table.told_by_chance("attack-deck attack-3", "attack-deck charge")
    table.says(ASTRID, "strike sword-a axe-a sword-axe", "strike hammer-a sword-b hammer-sword")
    table.says(ASTRID, "strike axe-b spear-a axe-spear")
    table.says(ASTRID, "strike spear-b bow-a spear-bow", "decline")
    assert table.asked == (ASTRID, "strike")

    table.says(ASTRID, "strike bow-b hammer-b bow-hammer")

    assert table.match.over
    assert table.match.winners == (ASTRID,)


@pytest.mark.rule("LOR-8.0.5")
def test_a_phase_without_any_choice_is_not_asked() -> None:
    """No priest, no forge, no drakkar, no rune, no army that could act."""
    table = when(given_lords(steps=whole_turn(), heroes={ASTRID: "1"}))

    assert table.asked == (ASTRID, "hero-phase")
    table.says(ASTRID, "skip")
    assert table.asked == (ASTRID, "special-action")


@pytest.mark.rule("LOR-8.0.5")
def test_a_choice_without_effect_is_not_offered_to_a_hero() -> None:
    """Nothing to heal, and no move that stays where it began."""
    table = when(given_lords(phase="hero-phase", heroes={ASTRID: "1"}, drakkars={ASTRID: "s1"}))

    assert table.offered("heal") == []
    assert "hero 1" not in table.offered()
    assert "drakkar s1" not in table.offered()


@pytest.mark.rule("LOR-8.0.5")
def test_a_rune_action_without_effect_is_not_offered() -> None:
    """The army of 6 cannot grow, the hero is in 1 already, and 6 is the most."""
    match = given_lords(
        phase="rune-phase",
        armies=[(ASTRID, "1", 6)],
        runes={ASTRID: "uruz othala algiz"},
        attributes={ASTRID: (6, 6, 6)},
    )

    table = when(match)

    assert table.offered("strengthen", "raise", "activate", "place hero 1") == [
        *(f"place hero {region}" for region in range(10, 17))
    ]
    table.cannot(ASTRID, "strengthen astrid 6 in 1", "LOR-6.1.1")
    table.cannot(ASTRID, "place hero 1", "LOR-8.0.5")
    table.cannot(ASTRID, "raise wisdom", "LOR-8.3.3.1")


@pytest.mark.rule("LOR-8.0.5", "LOR-4.3")
def test_no_card_is_drawn_where_none_is_left() -> None:
    """All combat cards are Bjorn's, who has to discard them later."""
    phase: dict[str, object] = {"step": "rune-phase", "seat": "astrid", "free": 1, "other": 0}
    match = given_lords(
        runes={ASTRID: "uruz othala algiz"},
        attributes={ASTRID: (3, 3, 3)},
        hands={BJORN: " ".join(map(CARDS.write, own_content().combat))},
        steps=[
            {**phase, "taken": "none", "done": "none"},
            {"step": "limit-cards", "seat": "bjorn"},
        ],
    )

    table = when(match)

    assert table.offered("draw") == []
    table.cannot(ASTRID, "draw 1", "LOR-8.0.5")
    table.cannot(ASTRID, "draw 2", "LOR-8.0.5")
