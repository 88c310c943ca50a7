"""Positions of Lords of Ragnarok that cannot be, and the line that says why."""

from __future__ import annotations

from random import Random
from typing import Final, cast

import pytest

import ragnatafl
from games.lords.table import battle_in, given_lords, hand, when
from kit.positions import Case, is_refused_as_told, moved, refused, spoiled
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games import find_game
from ragnatafl.games.lords.rules.components import COMBAT_DECK, WISDOM
from ragnatafl.games.lords.rules.faults import READ, faults
from ragnatafl.games.lords.rules.prayer import Prayer
from ragnatafl.games.lords.rules.state import Lords, armies_on_board
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.lab.checks import play_on, start_match


def plain() -> Match[Lords]:
    return given_lords(monsters={"draugr": "12"})


def three() -> Match[Lords]:
    return given_lords(seats=3)


def in_the_hunt() -> Match[Lords]:
    """Bjorn is to play an attack card of Draugr."""
    match = given_lords(phase="special-action", heroes={ASTRID: "9"}, monsters={"draugr": "9"})
    when(match).says(ASTRID, "act monsters", "hunt draugr")
    return match


def in_the_battle() -> Match[Lords]:
    """Bjorn is to play a card in 9."""
    return given_lords(armies=[(ASTRID, "9", 3), (BJORN, "9", 3)], steps=battle_in("9"))


def at_the_start() -> Match[Lords]:
    """Not yet set up: no chance was told."""
    return ragnatafl.new("lords", seats=2, source="asked")


TURN: Final = {"step": "take-turn", "seat": "bjorn"}
SIX_CARDS: Final = ("sword-a", "sword-b", "sword-c", "spear-a", "spear-b", "spear-c")
BATTLE_COLUMNS: Final = "table: card_total, symbols and the like are for a battle"
HUNT_COLUMNS: Final = "table: struck, calmed and the like are for a hunt"
FIGHTERS: Final = "table: attacker and defender are for a battle (LOR-10.1)"
LAST_TURNS: Final = (
    "table: last_turns count from the moment three conditions are fulfilled (LOR-1.5.3)"
)
WHOSE_TURN: Final = "agenda: active is whose turn it is (LOR-8.0)"
SEATS_ONLY: Final = "table: only the 2 seats may be named"
ALL_SEATS_ONLY: Final = "table: sets of seats may hold only the 2 seats"
REGIONS_ONLY: Final = "table: this board has 16 regions (LOR-2.1.1)"
FORGE_TOKENS: Final = "table: each forge has a token, and there are two of each rune (LOR-7.3)"
ALL_FACE_DOWN: Final = 0b00111 << 5

FAULTS: Final[dict[str, Case]] = {
    "a list of runes too short": (
        plain,
        {"table.runes.0": [0, 0]},
        "table: each entry of runes must be a list of 3",
    ),
    "two attributes": (
        plain, {"table.tokens.1": [2, 2]}, "table: each entry of tokens must be a list of 3",
    ),
    "priests of three at a monument": (
        plain, {"table.sent.0": [0, 0, 0]}, "table: each entry of sent must be a list of 2",
    ),
    "an active player who is not there": (plain, {"table.active": "dagny"}, SEATS_ONLY),
    "a first player who is not there": (plain, {"table.first": "dagny"}, SEATS_ONLY),
    "a marker of nobody": (plain, {"table.control.0": "eirik"}, SEATS_ONLY),
    "a ring of nobody": (plain, {"table.ring.0": "dagny"}, SEATS_ONLY),
    "a slayer who is not there": (plain, {"table.slayer.1": "dagny"}, SEATS_ONLY),
    "a wound by nobody": (plain, {"table.wounds.0": "dagny"}, SEATS_ONLY),
    "a top marker of nobody": (plain, {"table.top.0": "dagny"}, SEATS_ONLY),
    "an attacker who is not there": (plain, {"table.attacker": "dagny"}, SEATS_ONLY),
    "a defender who is not there": (plain, {"table.defender": "dagny"}, SEATS_ONLY),
    "a winner who is not there": (plain, {"table.winner": "dagny"}, SEATS_ONLY),
    "an ally who is not there": (plain, {"table.allies.0": 4}, ALL_SEATS_ONLY),
    "a marker on the wheel of nobody": (plain, {"table.marked.0": 4}, ALL_SEATS_ONLY),
    "a pass of nobody": (plain, {"table.passed": 8}, ALL_SEATS_ONLY),
    "a muted seat that is not there": (plain, {"table.muted": 8}, ALL_SEATS_ONLY),
    "an army off this side": (plain, {"table.army_region.0": "17"}, REGIONS_ONLY),
    "a hero off this side": (plain, {"table.hero_region.0": "17"}, REGIONS_ONLY),
    "a monster off this side": (plain, {"table.monster_region.1": "18"}, REGIONS_ONLY),
    "the boss off this side": (plain, {"table.boss_region": "21"}, REGIONS_ONLY),
    "a battle off this side": (plain, {"table.battle_region": "21"}, REGIONS_ONLY),
    "a temple off this side": (plain, {"table.temples": "17"}, REGIONS_ONLY),
    "a rune off this side": (plain, {"table.forged": "2 20"}, REGIONS_ONLY),
    "a drakkar in a sixth sea": (
        plain, {"table.drakkar_sea.0": "s6"}, "table: this board has 5 seas",
    ),
    "a blessing in a hand": (
        plain,
        moved("blessing-deck", "hand astrid", "levy"),
        "zones: levy does not belong into 'hand astrid'",
    ),
    "claws without a hunt": (
        plain,
        moved("attack-deck", "claws bjorn", "attack-1"),
        "zones: the monster holds attack cards only in a hunt (LOR-9.5.3)",
    ),
    "an attack without a hunt": (
        plain,
        moved("attack-deck", "attack-played", "attack-1"),
        "zones: the monster holds attack cards only in a hunt (LOR-9.5.3)",
    ),
    "a card played without a battle": (
        plain,
        moved("combat-deck", "played bjorn", "axe-a"),
        "zones: combat cards are played only in battles and hunts",
    ),
    "an exhausted artefact of nobody": (
        plain,
        {"table.exhausted": "mjolnir"},
        "table: only artefacts that somebody has can be exhausted (LOR-11.3)",
    ),
    "too many blessings shown": (
        plain,
        moved("blessing-deck", "selection", "levy", "tithe", "einherjar", "trophies"),
        "zones: a selection has one blessing more than there are players (LOR-8.5.8.1)",
    ),
    "an army without a value": (
        plain,
        {"table.army_region.0": "1"},
        "table: an army of astrid has value 0 (LOR-6.1)",
    ),
    "an army with a value in the reserve": (
        plain,
        {"table.army_value.6": 3},
        "table: an army of bjorn has value 3 (LOR-6.1)",
    ),
    "armies of three": (
        three,
        {
            "table.army_region.0": "9", "table.army_value.0": 1,
            "table.army_region.6": "9", "table.army_value.6": 1,
            "table.army_region.12": "9", "table.army_value.12": 1,
        },
        "table: armies of three players in 9 (LOR-3.1.1)",
    ),
    "a temple without a shrine": (
        plain,
        {"table.temples": "1", "table.control.0": "astrid"},
        "table: temples stand only where a shrine is (LOR-2.6)",
    ),
    "a temple in a neutral region": (
        plain,
        {"table.temples": "2"},
        "table: a region with a temple is controlled by somebody (LOR-8.5.7.1)",
    ),
    "six temples of five": (
        lambda: given_lords(
            control={r: (ASTRID, BJORN)[int(r) % 2] for r in ("2", "6", "7", "12", "13", "14")},
        ),
        {"table.temples": "2 6 7 12 13 14"},
        "table: there are 5 temples (LOR-7.2.2)",
    ),
    "a forge without a token": (plain, {"table.forge_rune.1": "none"}, FORGE_TOKENS),
    "three tokens of one rune": (plain, {"table.forge_rune.5": "uruz"}, FORGE_TOKENS),
    "a token where no forge is": (
        plain, {"table.forge_rune.0": "uruz"}, "table: forge tokens lie only on forges (LOR-2.7)",
    ),
    "a rune where no forge is": (
        plain, {"table.forged": "1 2"}, "table: runes lie only on forges (LOR-2.7.1)",
    ),
    "a thirteenth rune": (
        lambda: given_lords(attributes={ASTRID: (2, 2, 6), BJORN: (2, 2, 6)}),
        {"table.runes": [[6, 0, 0], [5, 0, 0]]},
        "table: there are only 12 runes of uruz (LOR-4.3)",
    ),
    "an artefact apart from its region": (
        plain,
        {"table.control.9": "astrid"},
        "zones: mjolnir belongs to who controls its region (LOR-3.4)",
    ),
    "four priests at three spaces": (
        plain,
        {"table.sent.0": [2, 2]},
        "table: too many priests at the monument of odin (LOR-2.4.2)",
    ),
    "a marker on top of none": (
        plain,
        {"table.top.1": "astrid"},
        "table: the marker on top of usurp is one of those there",
    ),
    "markers without one on top": (
        plain,
        {"table.marked.2": 1},
        "table: the marker on top of prepare is one of those there",
    ),
    "another marker on top": (
        plain,
        {"table.marked.2": 1, "table.top.2": "bjorn"},
        "table: the marker on top of prepare is one of those there",
    ),
    "five priests": (
        plain,
        {"table.priests.1": 4, "table.sent.2": [0, 1]},
        "table: bjorn has more than 4 priests (LOR-4.3)",
    ),
    "three runes with wisdom 2": (
        plain,
        {"table.runes.0": [1, 1, 1]},
        "table: astrid has more runes than wisdom allows (LOR-4.2)",
    ),
    "three cards with wisdom 2": (
        plain,
        moved("combat-deck", "hand bjorn", *SIX_CARDS[:3]),
        "zones: bjorn has more combat cards than wisdom allows (LOR-4.2)",
    ),
    "three cards with injured wisdom": (
        lambda: given_lords(attributes={BJORN: (2, 2, 3)}, hands={BJORN: "bow-a bow-b bow-c"}),
        {"table.injured.1": 1 << WISDOM},
        "zones: bjorn has more combat cards than wisdom allows (LOR-4.2)",
    ),
    "seven slayer tokens": (
        plain, {"table.slayer_tokens": [3, 4]}, "table: there are 6 slayer tokens (LOR-4.3)",
    ),
    "three rings": (
        lambda: given_lords(monsters={"draugr": "1", "garm": "2", "fafnir": "3"}),
        {"table.ring": ["astrid"] * 3 + ["none"] * 3},
        "table: astrid controls more than 2 monsters (LOR-9.3)",
    ),
    "a ring on a monster that is away": (
        plain,
        {"table.ring.1": "astrid"},
        "table: garm is not on the board, but controlled or wounded (LOR-9.12)",
    ),
    "a wound on a monster that is away": (
        plain,
        {"table.wounds.7": "astrid"},
        "table: garm is not on the board, but controlled or wounded (LOR-9.12)",
    ),
    "a slain monster on the board": (
        plain, {"table.slayer.0": "astrid"}, "table: draugr is slain, but on the board (LOR-9.12)",
    ),
    "a monster wounded to death": (
        plain,
        {f"table.wounds.{space}": "astrid" for space in range(7)},
        "table: draugr has no open wound space, but lives (LOR-9.7.5)",
    ),
    "a wounded boss": (
        plain,
        {"table.wounds.45": "astrid"},
        "table: the boss has wounds only in a hunt (LOR-9.10.1)",
    ),
    "two upper boards of a pair": (
        plain,
        {"table.upper": 0b010111},
        "table: of each pair of monsters one board is the upper one (LOR-7.5.1)",
    ),
    "prey without a hunt": (
        plain, {"table.prey": "draugr"}, "agenda: prey is what is hunted now (LOR-9.4)",
    ),
    "a hunt without prey": (
        in_the_hunt, {"table.prey": "none"}, "agenda: prey is what is hunted now (LOR-9.4)",
    ),
    "wounds of no hunt": (plain, {"table.struck": 1}, HUNT_COLUMNS),
    "a round of no hunt": (plain, {"table.struck_now": 1}, HUNT_COLUMNS),
    "a calmed monster without a hunt": (plain, {"table.calmed": 2}, HUNT_COLUMNS),
    "a staggered monster without a hunt": (plain, {"table.staggered": 1}, HUNT_COLUMNS),
    "an emboldened monster without a hunt": (plain, {"table.emboldened": 1}, HUNT_COLUMNS),
    "a lured monster without a hunt": (plain, {"table.lured": True}, HUNT_COLUMNS),
    "an ended hunt": (plain, {"table.hunt_ended": True}, HUNT_COLUMNS),
    "a blessing used in no hunt": (plain, {"table.shrugged": "thick-hide"}, HUNT_COLUMNS),
    "a battlefield without a battle": (
        plain,
        {"table.battle_region": "9"},
        "agenda: battle_region is where a battle goes on (LOR-10.1)",
    ),
    "a battle without a battlefield": (
        in_the_battle,
        {"table.battle_region": "none"},
        "agenda: battle_region is where a battle goes on (LOR-10.1)",
    ),
    "an attacker without a battle": (plain, {"table.attacker": "astrid"}, FIGHTERS),
    "a defender without a battle": (plain, {"table.defender": "astrid"}, FIGHTERS),
    "a battle without a defender": (in_the_battle, {"table.defender": "none"}, FIGHTERS),
    "a battle with oneself": (
        in_the_battle, {"table.defender": "astrid"}, "table: nobody fights alone (LOR-10.1)",
    ),
    "values of no battle": (plain, {"table.card_total.0": 1}, BATTLE_COLUMNS),
    "symbols of no battle": (plain, {"table.symbols.0": 1}, BATTLE_COLUMNS),
    "spared symbols of no battle": (plain, {"table.spared.0": 1}, BATTLE_COLUMNS),
    "harm of no battle": (plain, {"table.harm.1": 1}, BATTLE_COLUMNS),
    "a bite of no battle": (plain, {"table.bitten.1": 1}, BATTLE_COLUMNS),
    "a pass in no battle": (plain, {"table.passed": 1}, BATTLE_COLUMNS),
    "a mute in no battle": (plain, {"table.muted": 1}, BATTLE_COLUMNS),
    "a winner of no battle": (plain, {"table.winner": "astrid"}, BATTLE_COLUMNS),
    "conditions of other tables": (
        plain,
        {"table.face_down": 1},
        "table: face_down may hold only the conditions of this table (LOR-7.7)",
    ),
    "ragnarok too early": (plain, {"table.last_turns": 2}, LAST_TURNS),
    "ragnarok unnoticed": (plain, {"table.face_down": ALL_FACE_DOWN}, LAST_TURNS),
    "too many last turns": (
        plain, {"table.face_down": ALL_FACE_DOWN, "table.last_turns": 3}, LAST_TURNS,
    ),
    "a great jarl unnoticed": (
        plain,
        {f"table.control.{r - 1}": "bjorn" for r in (1, 2, 3, 4, 5, 6, 7, 11, 12, 13)}
        | moved("unclaimed", "artefacts bjorn", "gungnir"),
        "table: bjorn has won already (LOR-1.2, LOR-1.3)",
    ),
    "a great gothi unnoticed": (
        plain,
        {f"table.control.{r - 1}": "astrid" for r in (2, 6, 7, 12)}
        | {"table.temples": "2 6 7 12"},
        "table: astrid has won already (LOR-1.2, LOR-1.3)",
    ),
    "a set-up too late": (
        plain,
        {"agenda": [{"step": "set-up"}]},
        "agenda: set-up comes first, before anything is on the board (LOR-7)",
    ),
    "no next turn": (
        plain,
        {"agenda": [{"step": "special-action", "seat": "astrid", "done": "none"}]},
        "agenda: the last step must be take-turn (LOR-8.0.4)",
    ),
    "nobody's turn": (plain, {"table.active": "none"}, WHOSE_TURN),
    "a turn that has not begun": (plain, {"agenda": [TURN]}, WHOSE_TURN),
    "two heroes of one player": (
        plain,
        moved("hero-stack", "tiles astrid", "beowulf"),
        "zones: astrid has one hero and one origin (LOR-7.10.2)",
    ),
    "no origin": (
        plain,
        moved("tiles bjorn", "origin-stack", "freyason"),
        "zones: bjorn has one hero and one origin (LOR-7.10.2)",
    ),
    "a hero nowhere": (
        plain,
        {"table.hero_region.1": "none"},
        "zones: bjorn has one hero and one origin (LOR-7.10.2)",
    ),
    "no boss": (
        plain, {"table.boss_region": "none"}, "table: the boss is on the board (LOR-7.9.1)",
    ),
    "a step of nobody": (
        plain, {"agenda.0.seat": "dagny"}, "agenda: hero-phase: nobody sits at dagny",
    ),
    "a seventh point of value": (
        plain, {"table.army_value.0": 7}, "table: army_value: army value 7 is not between 0 and 6",
    ),
    "an attribute of 1": (
        plain, {"table.tokens.0.0": 1}, "table: tokens: attribute 1 is not between 2 and 6",
    ),
    "a fourth level": (
        plain, {"table.levels.0": 4}, "table: levels: level of a monument 4 is not between 0 and 3",
    ),
    "no such region": (
        plain, {"table.temples": "2 midgard"}, "table: temples: unknown region 'midgard'",
    ),
    "a region twice": (
        plain, {"table.temples": "2 2"}, "table: temples: '2 2' names a region twice",
    ),
    "a card twice in a set": (
        plain,
        {"table.exhausted": "mjolnir mjolnir"},
        "table: exhausted: 'mjolnir mjolnir' names a card twice",
    ),
    "no such rune": (
        plain, {"table.forge_rune.1": "fehu"}, "table: forge_rune: unknown rune 'fehu'",
    ),
    "no such column": (plain, {"table.gold": 3}, "table: unknown entry 'gold'"),
    "no such zone": (plain, {"zones.valhalla": []}, "zones: unknown zone 'valhalla'"),
    "a card twice": (
        plain,
        {"zones.hand astrid": ["axe-a"]},
        "zones: card axe-a stands there too often or is not in play",
    ),
}  # fmt: skip

SIZES: Final = {
    "control": 16, "forge_rune": 16, "levels": 3, "sent": 3, "allies": 6, "marked": 6, "top": 6,
    "army_region": 12, "army_value": 12, "hero_region": 2, "drakkar_sea": 2, "tokens": 2,
    "injured": 2, "runes": 2, "priests": 2, "slayer_tokens": 2, "monster_region": 6, "ring": 6,
    "slayer": 6, "wounds": 50, "card_total": 2, "symbols": 2, "spared": 2, "harm": 2, "bitten": 2,
}  # fmt: skip


@pytest.mark.parametrize("case", FAULTS)
def test_an_impossible_position_is_refused_with_one_line(case: str) -> None:
    assert is_refused_as_told(FAULTS[case])


def test_every_column_must_have_its_size() -> None:
    document = plain().position()
    for name, size in SIZES.items():
        shorter = spoiled(document, {f"table.{name}": lambda column: column[1:]})
        assert refused(shorter) == (f"table: {name} must have {size} entries",)


def test_a_table_in_memory_is_looked_at_in_the_same_way() -> None:
    """What no document could say: a card lost, an attribute of 7, a step of somebody else."""
    game = given_lords(phase="prayer", priests={ASTRID: 1}).state
    assert list(faults(game)) == []

    lost, wise, strange = game.clone(), game.clone(), game.clone()
    lost.zones[COMBAT_DECK] = lost.zones[COMBAT_DECK][1:]
    wise.tokens[BJORN][WISDOM] = 7
    strange.agenda[-1] = Prayer(DAGNY)

    assert list(faults(lost)) == [f"zones: each of the {total(game)} cards must be in one zone"]
    assert list(faults(wise)) == ["table: attributes of bjorn must be 2 to 6 (LOR-5.1)"]
    assert list(faults(strange)) == ["agenda: its steps may name only the 2 seats"]


def total(game: Lords) -> int:
    return sum(map(len, game.zones))


def test_the_table_before_its_set_up_has_no_fault() -> None:
    match = at_the_start()

    assert list(faults(match.state)) == []
    again = ragnatafl.from_position(match.position())
    assert again.decision.options == match.decision.options


def test_a_finished_game_may_have_a_winner_by_its_table() -> None:
    """The same table is refused while nobody is said to have won."""
    own = ("2", "3", "4", "5", "6", "7", "11", "12", "13")
    match = given_lords(
        phase="manoeuvres", armies=[(ASTRID, "2", 2)], control=dict.fromkeys(own, ASTRID)
    )
    when(match).says(ASTRID, "move astrid 2 from 2 to 1")

    assert list(faults(match.state)) == []
    document = match.position()
    assert ragnatafl.from_position(document).winners == (ASTRID,)
    del document["result"]
    document["agenda"] = [{"step": "special-action", "seat": "astrid", "done": "none"}, TURN]
    assert "table: astrid has won already (LOR-1.2, LOR-1.3)" in refused(document)


def test_hands_above_the_limit_are_right_only_while_they_are_being_reduced() -> None:
    match = given_lords(phase="special-action", hands={ASTRID: "axe-a bow-a"})
    when(match).says(ASTRID, "act prepare", "draw 1")

    again = ragnatafl.from_position(match.position())

    assert len(hand(again.state, ASTRID).split()) == 3
    assert when(again).asked == (ASTRID, "limit-cards")


def test_all_faults_are_named_at_once() -> None:
    changes = {
        "table.army_value.6": 3,
        "table.slayer_tokens": [4, 4],
        "table.struck": 1,
        "table.winner": "bjorn",
    }

    assert len(refused(spoiled(plain().position(), changes))) == 4


class Reading:
    """A table that notes which of its columns are read."""

    def __init__(self, game: Lords) -> None:
        self._game = game
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> object:
        self.read.add(name)
        return getattr(self._game, name)


@pytest.mark.plain
def test_checks_that_remember_read_no_other_columns() -> None:
    """Else they would miss a fault that comes by a column of which they do not know."""
    match = start_match(make_setup(find_game("lords"), 3), 5)
    for number in play_on(match, Random(5)):
        if number % 10 == 0:
            for check, names in READ:
                reading = Reading(match.state)
                assert not list(check(cast("Lords", reading)))
                assert reading.read <= {"setup", "seats", *names}, check


def test_a_check_that_remembers_sees_a_new_fault() -> None:
    game = given_lords(armies=[(ASTRID, "5", 3)]).state
    (army,) = armies_on_board(game, ASTRID)
    for _ in range(2):
        game.army_value[army] = 3
        assert not list(faults(game))
        game.army_value[army] = 0
        assert list(faults(game)) == ["table: an army of astrid has value 0 (LOR-6.1)"]


def test_a_position_of_a_game_won_in_a_battle_is_read_back() -> None:
    """The battle ends in the middle, and so does everything else."""
    own = ("1", "2", "3", "4", "5", "6", "7", "11", "12")
    match = given_lords(
        armies=[(ASTRID, "13", 5), (BJORN, "13", 1)],
        control=dict.fromkeys(own, ASTRID) | {"13": BJORN},
        exhausted="gungnir",
        steps=battle_in("13"),
    )
    when(match).says(BJORN, "pass").says(ASTRID, "pass")
    assert match.winners == (ASTRID,)

    again = ragnatafl.from_position(match.position())

    assert again.position() == match.position()
    assert again.winners == (ASTRID,)
