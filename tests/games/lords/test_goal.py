"""LOR-1 Goal and end: three ways to win at once, and Ragnarok."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.lords.table import (
    controller,
    given_lords,
    markers,
    new_lords,
    regions_controlled,
    tell_armies,
    when,
)
from kit.play import played_at_random
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import MONSTERS, PREY
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat

L1, L2, L3, L4 = "1 2 3 4", "5 6 7", "8 9 10", "11 12 13"
"""Lands that both sides of the board have, by their regions."""


def held(owners: Mapping[Seat, str]) -> dict[str, Seat]:
    """Who controls what, from the regions of each."""
    return {region: seat for seat, regions in owners.items() for region in regions.split()}


# LOR-1.1 Players and turns


@pytest.mark.rule("LOR-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_players_plays(seats: int) -> None:
    """2 to 4."""
    with pytest.raises(BadInput):
        new_lords(seats)


@pytest.mark.rule("LOR-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_until_the_game_ends(seats: int) -> None:
    match = new_lords(seats, 3)
    list(played_at_random(match, 3))

    turns = [event.seat for event in match.events if event.kind == "turn"]
    assert match.over
    assert len(turns) > seats
    assert turns == [Seat((turns[0] + number) % seats) for number in range(len(turns))]
    assert len(match.winners) == 1


# LOR-1.1.1 At the very moment


@pytest.mark.rule("LOR-1.1.1", "LOR-1.2")
def test_a_victory_in_the_middle_of_an_action_ends_it() -> None:
    """Usurp takes the last region of a third land: nobody asks about the army to recruit."""
    match = given_lords(
        phase="special-action",
        control=held({ASTRID: f"{L2} {L3} 11 12"}),
        heroes={ASTRID: "13"},
        attributes={ASTRID: (2, 4, 2)},
    )

    table = when(match).says(ASTRID, "act usurp")

    assert match.over
    assert match.winners == (ASTRID,)
    assert match.state.ended_by == "LOR-1.2"
    assert tell_armies(table.game) == []


@pytest.mark.rule("LOR-1.1.1")
def test_after_a_victory_the_next_battle_is_not_fought() -> None:
    """Two battles at the end of a phase; the first one gives Astrid her third land."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "11", 5), (ASTRID, "10", 5), (BJORN, "9", 1), (BJORN, "13", 1)],
        control=held({ASTRID: f"{L1} {L2} 8 10", BJORN: "9 11 12 13"}),
        exhausted="mjolnir gungnir",
    )

    table = when(match).says(ASTRID, "act mobilise", "move astrid 5 from 11 to 13")
    table.says(ASTRID, "move astrid 5 from 10 to 9", "fight in 9")
    table.says(BJORN, "pass").says(ASTRID, "pass")

    assert match.winners == (ASTRID,)
    assert tell_armies(table.game) == ["astrid 5 in 9", "astrid 5 in 13", "bjorn 1 in 13"]


@pytest.mark.rule("LOR-1.1.1")
def test_a_victory_comes_in_the_turn_of_another_too() -> None:
    """Astrid builds a temple; the bonus of Jotunheim makes Bjorn's army strong enough for 11."""
    match = given_lords(
        phase="special-action",
        armies=[(BJORN, "11", 1)],
        control=held({ASTRID: "2", BJORN: f"{L2} {L3} 12 13"}),
        allies={"jotunheim": [BJORN]},
    )

    table = when(match).says(ASTRID, "act build-temple")
    table.says(BJORN, "take bonus of jotunheim", "strengthen bjorn 1 in 11")
    assert not match.over
    table.says(ASTRID, "build temple 2")

    assert match.winners == (BJORN,)
    assert match.state.active == ASTRID


@pytest.mark.rule("LOR-1.1.2", "LOR-F33", "LOR-3.2.4")
@pytest.mark.parametrize(("turn", "winner"), [(ASTRID, ASTRID), (BJORN, DAGNY), (DAGNY, DAGNY)])
def test_of_two_at_once_the_active_player_wins_or_the_first_clockwise(
    turn: Seat, winner: Seat
) -> None:
    """Astrid takes 1, Dagny takes 11, at the same check; both then have three lands."""
    match = given_lords(
        seats=3,
        turn=turn,
        phase="hero-phase",
        armies=[(ASTRID, "1", 2), (DAGNY, "11", 2)],
        control=held({ASTRID: f"2 3 4 {L2} {L3}", DAGNY: "12 13 14 15 16 17 18 19 20 21"}),
    )

    table = when(match).says(turn, "skip")

    assert match.winners == (winner,)
    assert (controller(table.game, "1"), controller(table.game, "11")) == (ASTRID, DAGNY)


# LOR-1.2 Great Jarl


@pytest.mark.rule("LOR-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_lands_win_whatever_the_number_of_players(seats: int) -> None:
    match = given_lords(
        seats=seats,
        phase="manoeuvres",
        armies=[(ASTRID, "2", 2)],
        control=held({ASTRID: f"2 3 4 {L2} {L4}"}),
    )
    assert not match.over

    when(match).says(ASTRID, "move astrid 2 from 2 to 1")

    assert match.winners == (ASTRID,)
    assert match.state.ended_by == "LOR-1.2"


@pytest.mark.rule("LOR-1.2")
def test_two_lands_do_not_win() -> None:
    """And most of two others do not help."""
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "2", 2)],
        control=held({ASTRID: f"2 3 4 {L2} 8 9 11 12"}),
    )

    table = when(match).says(ASTRID, "move astrid 2 from 2 to 1")

    assert controller(table.game, "1") == ASTRID
    assert not match.over


# LOR-1.3 Great Gothi


@pytest.mark.rule("LOR-1.3", "LOR-1.3.1", "LOR-1.3.2")
@pytest.mark.parametrize(
    ("seats", "before", "wins"),
    [
        (2, "2 6 10", True), (2, "2 6", False),
        (3, "2 6 10 14", True), (3, "2 6 10", False),
        (4, "2 6 10 14", True), (4, "2 6 10", False),
    ],
)  # fmt: skip
def test_building_a_temple_completes_the_victory(seats: int, before: str, wins: bool) -> None:
    """Five of them; with two players four."""
    match = given_lords(
        seats=seats,
        phase="special-action",
        control=held({ASTRID: f"{before} 12"}),
        temples=before,
    )

    table = when(match).says(ASTRID, "act build-temple", "build temple 12")

    assert match.over == wins
    if wins:
        assert (match.winners, match.state.ended_by) == ((ASTRID,), "LOR-1.3")
        assert table.game.priests[ASTRID] == 0  # LOR-1.1.1: before the priest is gained


@pytest.mark.rule("LOR-1.3", "LOR-1.3.1", "LOR-1.3.2", "LOR-2.6.1", "LOR-F31")
@pytest.mark.parametrize(
    ("seats", "own", "wins"),
    [(2, "2 6 7", True), (2, "2 6", False), (3, "2 6 7 14", True), (3, "2 6 7", False)],
)
def test_taking_a_region_with_a_temple_completes_the_victory(
    seats: int, own: str, wins: bool
) -> None:
    """The temple in 12 stays where it is and counts for Astrid."""
    match = given_lords(
        seats=seats,
        phase="manoeuvres",
        armies=[(ASTRID, "11", 1)],
        control=held({ASTRID: own, BJORN: "12"}),
        temples=f"{own} 12",
    )

    table = when(match).says(ASTRID, "move astrid 1 from 11 to 12")

    assert controller(table.game, "12") == ASTRID
    assert table.game.temples >> REGIONS.read("12") & 1
    assert (match.over, ASTRID in match.winners) == (wins, wins)


@pytest.mark.rule("LOR-1.3")
def test_temples_of_others_and_regions_without_one_do_not_count() -> None:
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "11", 3)],
        control=held({ASTRID: "2 6 7 13", BJORN: "14"}),
        temples="2 6 7 14",
    )

    table = when(match).says(ASTRID, "move astrid 3 from 11 to 12")

    assert regions_controlled(table.game, ASTRID) == "2 6 7 12 13"
    assert not match.over


# LOR-1.4 Slayer


def given_boss(seats: int = 2, slain: str = "", tokens: int = 0) -> Match[Lords]:
    """Astrid's hero, as strong as can be, is where Loki is; Draugr is there too."""
    return given_lords(
        seats=seats,
        phase="special-action",
        heroes={ASTRID: "7"},
        attributes={ASTRID: (2, 6, 6)},
        hands={ASTRID: "sword-a axe-a spear-a volley-a hammer-a sword-b"},
        monsters={"draugr": "7"},
        slain=dict.fromkeys(slain.split(), ASTRID),
        slayer_tokens={ASTRID: tokens},
        chance="asked",
    )


DRAWN = ("axe-b", "spear-b", "volley-b", "hammer-b", "shield-a", "shield-b")


@pytest.mark.rule("LOR-1.4", "LOR-1.6.1", "LOR-1.1.1")
def test_who_kills_the_boss_wins_at_once() -> None:
    """The hunt goes as any other: Bjorn plays Loki, cards are drawn by strength, then wounds."""
    match = given_boss(slain="garm")

    table = when(match).says(ASTRID, "act monsters", "hunt loki")
    table.told_by_chance(*(f"combat-deck {card}" for card in DRAWN))
    table.told_by_chance("attack-deck attack-1", "attack-deck attack-2")
    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend no more", "injure authority")
    table.told_by_chance("combat-deck shield-c", "combat-deck bow-a")
    table.told_by_chance("attack-deck special-1", "attack-deck special-2")
    table.says(ASTRID, "strike sword-a axe-a sword-axe", "strike spear-a volley-a spear-bow")
    table.says(ASTRID, "strike hammer-a sword-b hammer-sword", "strike axe-b spear-b axe-spear")
    assert markers(table.game, "loki") == ["astrid"] * 4 + ["-"]
    table.says(ASTRID, "strike volley-b hammer-b bow-hammer")

    assert match.winners == (ASTRID,)
    assert match.state.ended_by == "LOR-1.4"


@pytest.mark.rule("LOR-1.4.1", "LOR-1.4.2", "LOR-9.16", "LOR-F39")
@pytest.mark.parametrize(
    ("seats", "slain", "tokens", "allowed"),
    [
        (3, "", 0, False), (3, "garm", 0, False), (3, "", 1, False),
        (3, "garm fafnir", 0, True), (3, "garm", 1, True), (3, "", 2, True),
        (4, "garm", 0, False), (4, "garm fafnir", 0, True),
        (2, "", 0, False), (2, "garm", 0, True), (2, "", 1, True),
    ],
)  # fmt: skip
def test_only_a_slayer_of_monsters_may_hunt_the_boss(
    seats: int, slain: str, tokens: int, allowed: bool
) -> None:
    """Two slain monsters, with two players one; slayer tokens count."""
    table = when(given_boss(seats, slain, tokens)).says(ASTRID, "act monsters")

    assert ("hunt loki" in table.offered()) == allowed
    assert "hunt draugr" in table.offered()
    if not allowed:
        table.cannot(ASTRID, "hunt loki", "LOR-1.4.1")


@pytest.mark.rule("LOR-1.4.1")
def test_monsters_slain_by_others_do_not_count() -> None:
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "7"},
        slain={"garm": BJORN},
        monsters={"draugr": "7"},
    )

    when(match).says(ASTRID, "act monsters").cannot(ASTRID, "hunt loki", "LOR-1.4.1")


# LOR-1.6 The boss


@pytest.mark.rule("LOR-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_boss_is_on_the_board_in_every_game(seats: int) -> None:
    match = new_lords(seats, 5)

    placed = [event for event in match.events if event.kind == "place-boss"]
    assert len(placed) == 1
    assert match.state.boss_region == REGIONS.read(str(placed[0].all_facts()["region"]))
    assert [name for name in PREY.ids if name not in MONSTERS.ids] == ["loki"]


@pytest.mark.rule("LOR-1.6.2")
def test_what_is_for_monsters_does_not_touch_the_boss() -> None:
    """Neither Mjolnir, nor control, nor an activation for two runes, nor the Monsters action."""
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "7"},
        runes={ASTRID: "uruz othala"},
        control={"10": ASTRID},
        monsters={"draugr": "1"},
    )

    table = when(match)
    assert "activate draugr" in table.offered()
    assert "activate loki" in table.offered()  # for his own rune, as his board says
    assert table.offered("tame") == []
    table.says(ASTRID, "use mjolnir")
    assert {text.split()[-1] for text in table.offered("cover")} == {"draugr"}
    table.says(ASTRID, "cover axe of draugr", "skip").says(ASTRID, "act monsters")
    assert table.offered() == ["activate draugr"]


@pytest.mark.rule("LOR-1.6.2")
def test_two_runes_of_other_types_do_not_activate_the_boss() -> None:
    match = given_lords(phase="rune-phase", heroes={ASTRID: "7"}, runes={ASTRID: "uruz algiz"})

    table = when(match).cannot(ASTRID, "activate loki", "LOR-8.3.1")

    assert table.offered("activate") == []


@pytest.mark.rule("LOR-1.6.2")
def test_an_event_that_activates_his_rune_does_not_activate_the_boss() -> None:
    """Event 3 activates the monsters with uruz, then those with othala, the rune of Loki."""
    match = given_lords(
        phase="special-action", wheel={"usurp": [ASTRID]}, events="event-3", loki="12"
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert table.asked == (BJORN, "hero-phase")
    assert table.game.boss_region == REGIONS.read("12")


@pytest.mark.rule("LOR-1.6.3")
@pytest.mark.parametrize("seat", [ASTRID, BJORN, DAGNY])
def test_the_rules_of_his_board_hold_for_everybody(seat: Seat) -> None:
    """No army is moved into the region of Loki, from the first turn on."""
    match = given_lords(
        seats=3, turn=seat, phase="manoeuvres", armies=[(seat, "6", 2)], loki="7", turns=1
    )

    name = ("astrid", "bjorn", "dagny")[seat]
    table = when(match).cannot(seat, f"move {name} 2 from 6 to 7", "LOR-6.3.2")

    assert table.offered("move") == [f"move {name} 2 from 6 to 5", f"move {name} 2 from 6 to 9"]
