"""Positions of Blood Rage that cannot be, and the line that says why."""

from __future__ import annotations

from typing import Final

import pytest

from games.bloodrage.table import given_bloodrage, new_bloodrage, when
from kit.positions import Case, added, is_refused_as_told, moved, refused, spoiled, without
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.bloodrage.rules.actions import TakeTurn
from ragnatafl.games.bloodrage.rules.components import GONE
from ragnatafl.games.bloodrage.rules.faults import faults
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import Document


def plain() -> Match[BloodRage]:
    return given_bloodrage()


def in_the_call() -> Match[BloodRage]:
    """Astrid pillages Angerboda, and Bjorn is asked to join."""
    match = given_bloodrage(figures={ASTRID: {"angerboda": "warrior"}})
    match.choose("pillage angerboda")
    return match


def in_the_battle() -> Match[BloodRage]:
    """Both are to play a card."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "tyrs-bash-1", BJORN: "tyrs-smite-1"},
    )
    when(match).says(ASTRID, "pillage angerboda").all_decline()
    return match


def with_monster() -> Match[BloodRage]:
    return given_bloodrage(upgrades={ASTRID: "troll-1"})


def with_figures() -> Match[BloodRage]:
    return given_bloodrage(figures={ASTRID: {"angerboda": "4-warrior", "ne": "ship"}})


def hidden_tokens() -> Match[BloodRage]:
    return new_bloodrage(2, 3, hidden_pillage=True)


def finished() -> Match[BloodRage]:
    return given_bloodrage(age=3, phase="end-age")


TAKE_TURN: Final = {"step": "take-turn", "seat": "astrid"}
REST: Final[list[Document]] = [
    {"step": "next-turn", "seat": "bjorn"},
    {"step": "save-one-card"},
    {"step": "quests"},
    {"step": "ragnarok"},
    {"step": "release-valhalla"},
    {"step": "end-age"},
    {"step": "play-age", "age": 2},
]
ORDER: Final = (
    "agenda: the phases of an age come in the order next-turn, save-one-card, quests, ragnarok, "
    "release-valhalla, end-age (BR-4.1)"
)
HALF_A_BATTLE: Final = (
    "table: mustered, fallen, texts, fighters, counted and winner are for a battle"
)
FACE_DOWN: Final = (
    "table: a token lies face down only with hidden_pillage, until it is known (BR-3.2.1)"
)

FIVE: Final = (
    "tyrs-crush-2", "tyrs-rage-2", "heimdalls-eye-2a", "heimdalls-eye-2b", "odins-tide-2a",
)  # fmt: skip

FAULTS: Final[dict[str, Case]] = {
    "a seat without rage": (plain, {"table.rage": [6]}, "table: rage must have 2 entries"),
    "a seat without figures": (
        plain, {"table.groups": lambda rows: rows[:1]}, "table: groups must have 2 entries",
    ),
    "a text too many": (
        plain, {"table.texts": ["none"] * 3}, "table: texts must have 2 entries",
    ),
    "two stats": (
        plain,
        {"table.cells": [[0, 0], [0, 0, 0]]},
        "table: each entry of cells must be a list of 3",
    ),
    "a source of glory too many": (
        plain,
        {"table.earned": [[0] * 7, [0] * 7]},
        "table: each entry of earned must be a list of 6",
    ),
    "a place too few": (
        plain,
        {"table.groups.0": lambda row: row[:-1]},
        "table: each entry of groups must be a list of 15",
    ),
    "eight tokens": (
        plain, {"table.rewards": lambda row: row[1:]}, "table: rewards must have 9 entries",
    ),
    "eight tokens face down": (
        plain, {"table.buried": ["none"] * 8}, "table: buried must have 9 entries",
    ),
    "a first player who is not there": (
        plain,
        {"table.first": "dagny"},
        "table: first, pillager and winner must be among the 2 seats",
    ),
    "a winner who is not there": (
        plain,
        {"table.winner": "eirik"},
        "table: first, pillager and winner must be among the 2 seats",
    ),
    "a fighter who is not there": (
        plain,
        {"table.fighters": 4},
        "table: fighters and counted may name only the 2 seats",
    ),
    "a card of other tables": (
        plain,
        {"zones.out": without("tyrs-crush-1"), "zones.gone": added("tyrs-crush-1")},
        "zones: tyrs-crush-1 is not in the game at this table (BR-3.5)",
    ),
    "a card put out": (
        plain,
        moved("gone", "out", "tyrs-bash-1"),
        "zones: tyrs-bash-1 must not be in 'out' at this table (BR-3.5)",
    ),
    "a card of the other edition": (
        plain,
        {"options.edition": "99"},
        "zones: dwarf-chieftain-1 is not in the game at this table (BR-3.5)",
    ),
    "a small deck": (
        plain,
{"zones.deck 2": without(*FIVE), "zones.gone": added(*FIVE)},
        "zones: deck 2 must have 16 or more cards of its age (BR-5.2)",
    ),
    "a deck with a card of another age": (
        plain,
        moved("gone", "deck 3", "tyrs-bash-1"),
        "zones: deck 3 must have 16 or more cards of its age (BR-5.2)",
    ),
    "a battle card in a slot": (
        plain,
        moved("gone", "slots astrid", "tyrs-bash-1"),
        "zones: slots astrid: a battle card is no upgrade (BR-6.9.1)",
    ),
    "a quest in a slot": (
        plain,
        moved("gone", "slots bjorn", "alfheim-1a"),
        "zones: slots bjorn: a quest card is no upgrade (BR-6.9.1)",
    ),
    "four clan upgrades": (
        lambda: given_bloodrage(age=2),
        moved(
            "gone", "slots astrid", "friggas-charm-1", "thors-glory-1", "lokis-domain-1",
            "tyrs-challenge-2",
        ),
        "zones: slots astrid: 3 of kind clan at most (BR-6.9.1)",
    ),
    "two leader upgrades": (
        lambda: given_bloodrage(age=2),
        moved("gone", "slots astrid", "lord-of-hammers-1", "lord-of-axes-2"),
        "zones: slots astrid: 1 of kind leader at most (BR-6.9.1)",
    ),
    "an upgrade as a quest": (
        plain,
        moved("gone", "quests astrid", "thors-glory-1"),
        "zones: quests astrid: only quests are committed (BR-6.10.1)",
    ),
    "a pack of nine": (
        plain,
        moved(
            "gone", "pack bjorn", "tyrs-bash-1", "tyrs-smite-1", "alfheim-1a", "jotunheim-1a",
            "manheim-1a", "troll-1", "thors-hammer-1", "thors-glory-1", "lokis-domain-1",
        ),
        "zones: bjorn holds too many cards (BR-5.6)",
    ),
    "a warrior too few": (
        plain,
        {"table.groups.0.13": "7-warrior leader ship"},
        "table: astrid must have 8 warriors, not 7",
    ),
    "no leader": (
        plain,
        {"table.groups.1.13": "8-warrior ship"},
        "table: bjorn must have 1 leader, not 0 (BR-2.2, BR-6.9.4)",
    ),
    "two ships": (
        plain,
        {"table.groups.1.9": "ship"},
        "table: bjorn must have 1 ship, not 2 (BR-2.2, BR-6.9.4)",
    ),
    "a monster without its card": (
        plain,
        {"table.groups.0.0": "troll"},
        "table: astrid must have 0 troll, not 1 (BR-2.2, BR-6.9.4)",
    ),
    "a card without its monster": (
        with_monster,
        {"table.groups.0.13": "8-warrior leader ship"},
        "table: astrid must have 1 troll, not 0 (BR-2.2, BR-6.9.4)",
    ),
    "a ship ashore": (
        plain,
        {"table.groups.0.13": "8-warrior leader", "table.groups.0.0": "ship"},
        "table: a ship of astrid stands ashore (BR-2.1.5)",
    ),
    "a warrior in a fjord": (
        plain,
        {"table.groups.0.13": "7-warrior leader ship", "table.groups.0.9": "warrior"},
        "table: a figure of astrid that is no ship is in a fjord (BR-2.1.5)",
    ),
    "four figures in three villages": (
        plain,
        {"table.groups.0.13": "4-warrior leader ship", "table.groups.0.5": "4-warrior"},
        "table: utgard has more figures than villages (BR-2.1.1)",
    ),
    "figures where nothing is left": (
        plain,
        {"table.groups.0.13": "7-warrior leader ship", "table.groups.0.4": "warrior"},
        "table: horgr is destroyed, but figures stand there (BR-3.4.1)",
    ),
    "a ship in a closed fjord": (
        plain,
        {"table.groups.0.13": "8-warrior leader", "table.groups.0.11": "ship"},
        "table: the fjord se is closed, with ships (BR-3.4.2)",
    ),
    "four tokens of rage": (
        plain,
        {"table.rewards.1": "rage"},
        "table: rewards must be the 9 tokens, 'all' on yggdrasil (BR-3.2)",
    ),
    "the green-bordered token elsewhere": (
        plain,
        {"table.rewards.0": "all", "table.rewards.8": "rage"},
        "table: rewards must be the 9 tokens, 'all' on yggdrasil (BR-3.2)",
    ),
    "a token face down": (
        plain,
        {"table.rewards.0": "none", "table.buried.0": "rage"},
        FACE_DOWN,
    ),
    "a token known and face down": (
        hidden_tokens,
        {"table.rewards.0": "rage", "table.buried.0": "rage"},
        FACE_DOWN,
    ),
    "two dooms": (
        plain,
        {"table.dooms": ["gimle", "utgard"]},
        "table: dooms must be three outer provinces (BR-3.3)",
    ),
    "a doom twice": (
        plain,
        {"table.dooms": ["gimle", "utgard", "gimle"]},
        "table: dooms must be three outer provinces (BR-3.3)",
    ),
    "a doom of yggdrasil": (
        plain,
        {"table.dooms": ["gimle", "utgard", "yggdrasil"]},
        "table: dooms must be three outer provinces (BR-3.3)",
    ),
    "two provinces destroyed": (
        plain,
        {"table.destroyed": "horgr elvagar"},
        "table: destroyed must name 3 provinces besides fallen dooms (BR-3.4)",
    ),
    "yggdrasil destroyed": (
        plain,
        {"table.destroyed": "horgr elvagar yggdrasil"},
        "table: destroyed must name 3 provinces besides fallen dooms (BR-3.4)",
    ),
    "a doom that has not fallen": (
        plain,
        {"table.age": 2, "agenda.7.age": 3},
        "table: in age 2 the dooms of earlier ages have fallen (BR-9.1)",
    ),
    "a doom that fell too early": (
        plain,
        {"table.destroyed": "horgr muspelheim elvagar myrkulor"},
        "table: in age 1 the dooms of earlier ages have fallen (BR-9.1)",
    ),
    "glory below 0": (
        plain,
        {"table.earned.1": [3, 0, 0, 0, -4, 0]},
        "table: bjorn has less than 0 glory (BR-2.7)",
    ),
    "more figures than horns": (
        with_figures,
        {"table.cells.0": [0, 0, 0]},
        "table: astrid has 5 figures on the map, horns 4 (BR-6.7.3)",
    ),
    "a pillager of nothing": (
        plain,
        {"table.pillager": "astrid"},
        "table: province and pillager belong together (BR-6.11.1)",
    ),
    "a quest with a battle text": (
        in_the_battle,
        {"table.texts": ["alfheim-1a", "none"]},
        "table: texts must be one battle card a seat at most (BR-6.11.4)",
    ),
    "two battle texts": (
        in_the_battle,
        {"table.texts": ["tyrs-bash-1 tyrs-smite-1", "none"]},
        "table: texts must be one battle card a seat at most (BR-6.11.4)",
    ),
    "a battle where nothing is left": (
        in_the_call,
        {"table.province": "horgr"},
        "table: horgr is destroyed (BR-3.4.1)",
    ),
    "half a battle": (plain, {"table.mustered.0": "warrior"}, HALF_A_BATTLE),
    "dead of no battle": (plain, {"table.fallen.0": 1}, HALF_A_BATTLE),
    "a winner of no battle": (plain, {"table.winner": "astrid"}, HALF_A_BATTLE),
    "a card played in no battle": (
        plain,
        moved("gone", "played astrid", "tyrs-bash-1"),
        "zones: cards are played only in a battle (BR-6.11.4)",
    ),
    "an end too early": (
        plain,
        {"agenda": [], "result": {"winners": ["astrid"], "rule": "BR-11.2"}},
        "result: the game ends after its third age, not before (BR-4.3)",
    ),
    "an end with more to do": (
        finished,
        {"agenda": [TAKE_TURN]},
        "result: the game ends after its third age, not before (BR-4.3)",
    ),
    "a set-up too late": (
        plain,
        {"agenda": [{"step": "set-up"}]},
        "agenda: set-up comes first, before anything is on the map (BR-3)",
    ),
    "no end": (
        plain,
        {"agenda": [TAKE_TURN, *REST[:-1]]},
        "agenda: the last step must be play-age (BR-4.3)",
    ),
    "no end of the game": (
        lambda: given_bloodrage(age=3),
        {"agenda": [TAKE_TURN, *REST[:-1]]},
        "agenda: the last step must be end-game (BR-4.3)",
    ),
    "an age left out": (
        plain,
        {"agenda.7": {"step": "play-age", "age": 3}},
        "agenda: after age 1 comes age 2 (BR-4.3)",
    ),
    "the game ends after age 1": (
        plain,
        {"agenda.7": {"step": "end-game"}},
        "agenda: the game ends after age 3 (BR-4.3)",
    ),
    "ragnarok before the quests": (
        plain,
        {"agenda.3": {"step": "ragnarok"}, "agenda.4": {"step": "quests"}},
        ORDER,
    ),
    "an age without quests": (plain, {"agenda": [TAKE_TURN, *REST[:2], *REST[3:]]}, ORDER),
    "a pillage that nobody declared": (
        in_the_call,
        {"table.province": "none", "table.pillager": "none"},
        "agenda: province is that of the pillage going on (BR-6.11)",
    ),
    "a province without a pillage": (
        plain,
        {"table.province": "angerboda", "table.pillager": "astrid"},
        "agenda: province is that of the pillage going on (BR-6.11)",
    ),
    "a seat that is not there": (
        plain,
        {"agenda.1": {"step": "next-turn", "seat": "dagny"}},
        "agenda: next-turn: nobody sits at dagny",
    ),
    "rage below 0": (plain, {"table.rage.0": -1}, "table: rage: rage -1 is not between 0 and "),
    "a seventh cell": (
        plain,
        {"table.cells.0.0": 6},
        "table: cells: cell of a track 6 is not between 0 and 5",
    ),
    "a fourth age": (plain, {"table.age": 4}, "table: age: age 4 is not between 1 and 3"),
    "no such place": (
        plain,
        {"table.destroyed": "horgr asgard"},
        "table: destroyed: unknown province 'asgard', did you mean",
    ),
    "a province twice": (
        plain,
        {"table.pillaged": "utgard utgard"},
        "table: pillaged: 'utgard utgard' names a province twice",
    ),
    "no group": (
        plain,
        {"table.groups.0.0": "9-warrior"},
        "table: groups: '9-warrior' is no group, write it as '3-warrior leader troll'",
    ),
    "a group with two leaders": (
        plain,
        {"table.groups.0.0": "leader leader"},
        "table: groups: 'leader leader' is no group, write it as '3-warrior leader troll'",
    ),
    "two trolls": (
        plain,
        {"table.groups.0.0": "2-troll"},
        "table: groups: '2-troll' is no group, write it as '3-warrior leader troll'",
    ),
    "no such figure": (
        plain, {"table.groups.0.0": "jarl"}, "table: groups: unknown figure 'jarl'",
    ),
    "no such reward": (
        plain, {"table.rewards.0": "gold"}, "table: rewards: unknown reward 'gold'",
    ),
    "a card twice": (
        in_the_battle,
        {"table.texts": ["tyrs-bash-1 tyrs-bash-1", "none"]},
        "table: texts: 'tyrs-bash-1 tyrs-bash-1' names a card twice",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", FAULTS)
def test_an_impossible_position_is_refused_with_one_line(case: str) -> None:
    assert is_refused_as_told(FAULTS[case])


def test_a_table_in_memory_is_looked_at_in_the_same_way() -> None:
    """What no document could say: a card lost, rage below 0, a step of somebody else."""
    game = given_bloodrage().state
    assert list(faults(game)) == []

    lost, poor, strange = game.clone(), game.clone(), game.clone()
    lost.zones[GONE] = lost.zones[GONE][1:]
    poor.rage[BJORN] = -1
    strange.agenda[-1] = TakeTurn(DAGNY)

    assert list(faults(lost)) == ["zones: each of the 102 cards must be in one zone"]
    assert list(faults(poor)) == ["table: bjorn has less than 0 rage (BR-2.3.5)"]
    assert list(faults(strange)) == ["agenda: its steps may name only the 2 seats"]


def test_all_faults_are_named_at_once() -> None:
    changes = {
        "table.groups.0.13": "7-warrior leader ship",
        "table.dooms": ["gimle", "gimle", "utgard"],
        "table.earned.0": [-1, 0, 0, 0, 0, 0],
        "table.winner": "bjorn",
    }

    assert len(refused(spoiled(given_bloodrage().position(), changes))) >= 4
