"""BR-2 Components and terms: the map, figures, clan stats, Valhalla, and the glory track."""

from __future__ import annotations

from functools import cache

import pytest

from games.bloodrage.table import (
    BloodRageTable,
    at,
    cell,
    fight,
    given_bloodrage,
    glories,
    new_bloodrage,
    others_pass,
    strength_in,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.bloodrage.cards.box import SHELF, load
from ragnatafl.games.bloodrage.rules.board import (
    FJORDS,
    NEIGHBOURS,
    OUTER_PROVINCES,
    PLACES,
    PROVINCES,
    REGIONS,
    YGGDRASIL,
)
from ragnatafl.games.bloodrage.rules.components import AXES, HORNS, RAGE, BloodRageContent
from ragnatafl.games.bloodrage.rules.figures import LEADER, SHIP, WARRIOR
from ragnatafl.games.bloodrage.rules.state import figure_strength, stat
from ragnatafl.kernel.decisions import Illegal

# Province, region, villages and fjord, clockwise in the ring.
FACTS = """\
myrkulor   manheim   3 nw
elvagar    manheim   4 ne
angerboda  manheim   5 ne
muspelheim jotunheim 5 se
horgr      jotunheim 4 se
utgard     jotunheim 3 sw
andlang    alfheim   3 sw
gimle      alfheim   5 nw"""
ROWS = [line.split() for line in FACTS.splitlines()]


@cache
def content() -> BloodRageContent:
    return load(SHELF.take())


# BR-2.1 The map


@pytest.mark.rule("BR-2.1")
def test_the_map_has_eight_outer_provinces_in_three_regions_and_yggdrasil() -> None:
    """BR-2.1"""
    regions = [REGIONS.write(content().region[p]) for p in OUTER_PROVINCES]

    assert PROVINCES.ids == (*(row[0] for row in ROWS), "yggdrasil")
    assert regions == [row[1] for row in ROWS]
    assert sorted(set(regions)) == ["alfheim", "jotunheim", "manheim"]


@pytest.mark.rule("BR-2.1.1")
def test_villages_are_those_of_the_facts() -> None:
    """BR-2.1.1: 32 in all."""
    assert list(content().villages) == [int(row[2]) for row in ROWS]
    assert sum(content().villages) == 32


@pytest.mark.rule("BR-2.1.1", "BR-2.2.2")
@pytest.mark.parametrize("last", ["warrior", "leader", "troll"])
def test_a_village_holds_one_figure_of_whatever_kind(last: str) -> None:
    """BR-2.1.1: the third figure fills the three villages of Utgard."""
    match = given_bloodrage(
        figures={ASTRID: {"utgard": f"{last}"}, BJORN: {"utgard": "2-warrior"}},
        upgrades={ASTRID: "troll-1"},
    )

    assert [text for text in when(match).offered("invade") if "utgard" in text] == []


@pytest.mark.rule("BR-2.1.1")
def test_the_villages_of_a_province_are_alike() -> None:
    """BR-2.1.1: one option for each kind of figure and province, however many are empty."""
    table = when(given_bloodrage(figures={BJORN: {"angerboda": "2-warrior"}}))

    assert table.offered("invade warrior a") == [
        "invade warrior angerboda",
        "invade warrior andlang",
    ]


@pytest.mark.rule("BR-2.1.2")
def test_yggdrasil_holds_any_number_of_figures() -> None:
    """BR-2.1.2: 18 of them, and still more may come."""
    match = given_bloodrage(
        figures={
            ASTRID: {"yggdrasil": "8-warrior", "utgard": "leader"},
            BJORN: {"yggdrasil": "8-warrior leader"},
        }
    )

    table = when(match).says(ASTRID, "march utgard yggdrasil", "take 1 leader")

    assert at(table.game, ASTRID, "yggdrasil") == "8-warrior leader"


@pytest.mark.rule("BR-2.1.2")
@pytest.mark.parametrize("region", ["manheim-1a", "jotunheim-1a", "alfheim-1a"])
def test_yggdrasil_belongs_to_no_region(region: str) -> None:
    """BR-2.1.2: to be the strongest there fulfils no region quest."""
    match = given_bloodrage(
        phase="quests", figures={ASTRID: {"yggdrasil": "leader"}}, quests={ASTRID: region}
    )

    assert when(match).asked == (ASTRID, "keep-gift")
    assert glories(match.state) == [0, 0]


@pytest.mark.rule("BR-2.1.3")
def test_each_of_four_fjords_supports_two_outer_provinces() -> None:
    """BR-2.1.3"""
    assert [PLACES.write(fjord) for fjord in content().fjord] == [row[3] for row in ROWS]
    assert [content().fjord.count(fjord) for fjord in FJORDS] == [2, 2, 2, 2]


@pytest.mark.rule("BR-2.1.3", "BR-2.1.5")
def test_a_ship_supports_both_provinces_of_its_fjord_and_not_yggdrasil() -> None:
    """BR-2.1.5: its STR 2 counts in full in either."""
    game = given_bloodrage(seats=4, figures={ASTRID: {"sw": "ship"}}).state

    strengths = {name: strength_in(game, ASTRID, name) for name in PROVINCES.ids}

    assert {name: number for name, number in strengths.items() if number} == {
        "utgard": 2,
        "andlang": 2,
    }


@pytest.mark.rule("BR-2.1.4")
@pytest.mark.parametrize(
    ("march", "rule"),
    [("march sw utgard", "BR-6.8.1.5"), ("march utgard sw", "BR-2.1.4")],
)
def test_nobody_marches_from_or_to_a_fjord(march: str, rule: str) -> None:
    """BR-2.1.4"""
    match = given_bloodrage(figures={ASTRID: {"sw": "ship", "utgard": "leader"}})

    when(match).cannot(ASTRID, march, rule)


@pytest.mark.rule("BR-2.1.4")
def test_nobody_joins_a_battle_from_a_fjord() -> None:
    """BR-2.1.4: the ship in the fjord beside Andlang does not move in."""
    match = given_bloodrage(figures={ASTRID: {"utgard": "leader"}, BJORN: {"sw": "ship"}})

    table = when(match).says(ASTRID, "pillage utgard")

    assert table.asked == (BJORN, "call-to-battle")
    assert table.offered() == ["decline"]
    table.cannot(BJORN, "join ship sw", "BR-F6")


@pytest.mark.rule("BR-2.1.4")
def test_a_fjord_is_never_pillaged() -> None:
    """BR-2.1.4: that cannot even be said."""
    match = given_bloodrage(figures={ASTRID: {"sw": "ship"}})

    assert when(match).offered("pillage") == ["pillage utgard", "pillage andlang"]
    with pytest.raises(Illegal, match=r"^BR-6\.2: "):
        match.choose("pillage sw", ASTRID)


@pytest.mark.rule("BR-2.1.5")
def test_any_number_of_ships_of_any_clans_stand_in_one_fjord() -> None:
    """BR-2.1.5: three ships are there, and a Sea Serpent comes too."""
    match = given_bloodrage(
        seats=3,
        figures={seat: {"nw": "ship"} for seat in (ASTRID, BJORN, DAGNY)},
        upgrades={ASTRID: "sea-serpent-1"},
    )

    table = when(match).says(ASTRID, "invade sea-serpent nw")

    assert [at(table.game, seat, "nw") for seat in (ASTRID, BJORN, DAGNY)] == [
        "ship sea-serpent", "ship", "ship",
    ]  # fmt: skip


@pytest.mark.rule("BR-2.1.6")
def test_neighbours_in_the_ring_are_adjacent_and_yggdrasil_to_all() -> None:
    """BR-2.1.6"""
    ring = [PROVINCES.read(row[0]) for row in ROWS]
    for place, outer in enumerate(ring):
        assert sorted(NEIGHBOURS[outer]) == sorted(
            (ring[place - 1], ring[(place + 1) % 8], YGGDRASIL)
        )
    assert sorted(NEIGHBOURS[YGGDRASIL]) == sorted(ring)


@pytest.mark.rule("BR-2.1.6")
def test_a_destroyed_province_stays_a_gap() -> None:
    """BR-2.1.6: Horgr lies between Utgard and Muspelheim, and does so when it is no more."""
    match = given_bloodrage(
        seats=4,
        destroyed=["horgr"],
        figures={ASTRID: {"utgard": "leader"}, BJORN: {"muspelheim": "warrior"}},
    )

    table = when(match).says(ASTRID, "pillage utgard")

    table.cannot(BJORN, "join warrior muspelheim", "BR-6.11.2")


# BR-2.2 Figures


@pytest.mark.rule("BR-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_clan_starts_with_the_same_figures_in_reserve(seats: int) -> None:
    """BR-2.2: a leader of STR 3, eight warriors of STR 1, a ship of STR 2."""
    game = new_bloodrage(seats).state
    clans = [ASTRID, BJORN, DAGNY][:seats]

    assert {at(game, seat, "reserve") for seat in clans} == {"8-warrior leader ship"}
    assert all(not any(game.groups[seat][: PLACES.read("reserve")]) for seat in clans)
    printed = [figure_strength(game, ASTRID, figure) for figure in (WARRIOR, LEADER, SHIP)]
    assert printed == [1, 3, 2]


@pytest.mark.rule("BR-2.2.1")
@pytest.mark.parametrize("lord", ["lord-of-hammers-1", "lord-of-axes-2", "lord-of-spears-3"])
def test_no_upgrade_takes_the_free_invade_from_a_leader(lord: str) -> None:
    """BR-2.2.1"""
    match = given_bloodrage(upgrades={ASTRID: lord}, age=int(lord[-1]), rage={ASTRID: 1})

    table = when(match).says(ASTRID, "invade leader angerboda")

    assert at(table.game, ASTRID, "angerboda") == "leader"
    assert table.game.rage[ASTRID] == 1


@pytest.mark.rule("BR-2.2.1")
@pytest.mark.parametrize("ships", ["lokis-dragons-1", "fire-dragons-2", "eternal-dragons-3"])
def test_no_upgrade_changes_what_a_ship_can_do(ships: str) -> None:
    """BR-2.2.1: fjords only, never a move, and it supports."""
    match = given_bloodrage(
        upgrades={ASTRID: ships},
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"sw": "ship"}},
    )

    table = when(match)
    table.cannot(ASTRID, "invade ship angerboda", "BR-6.7.2.1")
    table.says(ASTRID, "invade ship sw").says(BJORN, "pass")

    table.cannot(ASTRID, "march sw angerboda", "BR-6.8.1.5")
    assert strength_in(table.game, ASTRID, "andlang") == 2


@pytest.mark.rule("BR-2.2.2")
def test_a_monster_counts_for_horns() -> None:
    """BR-2.2.2: three warriors and a troll are four figures."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "3-warrior troll"}}, upgrades={ASTRID: "troll-1"}
    )

    when(match).cannot(ASTRID, "invade warrior andlang", "BR-6.7.3")


@pytest.mark.rule("BR-2.2.2", "BR-2.4")
def test_a_monster_fights_and_dies_like_others() -> None:
    """BR-2.2.2: its STR 2 is not enough, and it goes to Valhalla."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "troll"}, BJORN: {"angerboda": "leader"}},
        upgrades={ASTRID: "troll-1"},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline().nothing_late()

    assert [event.all_facts()["total"] for event in table.told("strength")] == [2, 3]
    assert at(table.game, ASTRID, "valhalla") == "troll"


@pytest.mark.rule("BR-2.2.2")
def test_a_monster_pays_in_ragnarok_like_others() -> None:
    """BR-2.2.2: two figures, 4 glory in age 1; both are in reserve again after it."""
    match = given_bloodrage(
        phase="ragnarok",
        figures={ASTRID: {"gimle": "troll warrior"}},
        upgrades={ASTRID: "troll-1"},
    )

    assert glories(match.state) == [4, 0]
    assert at(match.state, ASTRID, "reserve") == "8-warrior leader ship troll"


# BR-2.3 Clan stats


@pytest.mark.rule("BR-2.3", "BR-2.3.1")
def test_the_tracks_have_six_cells() -> None:
    """BR-2.3.1: the last two cells of each carry the same number."""
    assert content().track == ((6, 7, 8, 9, 12, 12), (3, 4, 5, 6, 8, 8), (4, 5, 6, 7, 10, 10))


@pytest.mark.rule("BR-2.3")
def test_stats_start_at_the_leftmost_cell() -> None:
    """BR-2.3: 6 rage, 3 axes, 4 horns."""
    game = new_bloodrage(4).state

    assert game.cells == [[0, 0, 0]] * 4
    assert [stat(game, ASTRID, which) for which in (RAGE, AXES, HORNS)] == [6, 3, 4]


@pytest.mark.rule("BR-2.3", "BR-2.3.1")
@pytest.mark.parametrize("step", range(6))
def test_a_stat_has_the_value_of_its_cell(step: int) -> None:
    """BR-2.3.1"""
    cells = {"rage": step, "axes": step, "horns": step}
    game = given_bloodrage(stats={BJORN: cells}).state

    values = [stat(game, BJORN, which) for which in (RAGE, AXES, HORNS)]

    assert values == [track[step] for track in content().track]


@pytest.mark.rule("BR-2.3.2")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 5), (5, 5)])
def test_a_raise_moves_a_stat_one_cell_and_is_lost_at_the_end(before: int, after: int) -> None:
    """BR-2.3.2: the token on Andlang pays Axes here."""
    match = given_bloodrage(
        figures={ASTRID: {"andlang": "leader"}},
        stats={ASTRID: {"axes": before, "rage": 2}},
        rewards={"andlang": "axes", "elvagar": "glory"},
    )

    table = when(match).says(ASTRID, "pillage andlang").all_decline()

    assert table.game.cells[ASTRID] == [2, after, 0]
    assert glories(table.game) == [0, 0]


@pytest.mark.rule("BR-2.3.3")
def test_a_stat_at_its_end_is_not_offered() -> None:
    """BR-2.3.3: two can still rise."""
    table = given_quest_stats({"rage": 5, "axes": 3, "horns": 0})

    assert table.asked == (ASTRID, "raise")
    assert table.offered() == ["raise axes", "raise horns"]
    table.cannot(ASTRID, "raise rage", "BR-2.3.3")


@pytest.mark.rule("BR-2.3.3")
def test_the_last_stat_that_can_rise_is_asked_for() -> None:
    """BR-2.3.3"""
    table = given_quest_stats({"rage": 5, "axes": 5, "horns": 4})

    assert table.offered() == ["raise horns"]
    assert cell(table.says(ASTRID, "raise horns").game, ASTRID, "horns") == 5


@pytest.mark.rule("BR-2.3.3")
def test_with_all_stats_at_their_end_nothing_happens() -> None:
    """BR-2.3.3: the quest pays its glory, and the next question is that of age 2."""
    table = given_quest_stats({"rage": 5, "axes": 5, "horns": 5})

    assert table.asked == (ASTRID, "keep-gift")
    assert table.game.cells[ASTRID] == [5, 5, 5]
    assert glories(table.game) == [6, 0]


def given_quest_stats(stats: dict[str, int]) -> BloodRageTable:
    """Astrid has fulfilled a quest and may raise a stat."""
    dead = {"valhalla": "4-warrior"}
    quests = {ASTRID: "glorious-death-1a"}
    return when(
        given_bloodrage(
            phase="quests", figures={ASTRID: dead}, quests=quests, stats={ASTRID: stats}
        )
    )


@pytest.mark.rule("BR-2.3.4")
def test_a_raise_of_horns_counts_at_once() -> None:
    """BR-2.3.4: four figures are on the map; after the pillage a fifth may come."""
    match = given_bloodrage(figures={ASTRID: {"angerboda": "4-warrior"}})
    table = when(match).cannot(ASTRID, "invade warrior utgard", "BR-6.7.3")

    table.says(ASTRID, "pillage angerboda").all_decline().says(BJORN, "pass")

    assert cell(table.game, ASTRID, "horns") == 1
    assert at(table.says(ASTRID, "invade warrior utgard").game, ASTRID, "utgard") == "warrior"


@pytest.mark.rule("BR-2.3.4")
@pytest.mark.parametrize("reward", ["rage", "all"])
def test_a_raise_of_rage_gives_no_rage_now(reward: str) -> None:
    """BR-2.3.4: from whatever source; it counts in the next age."""
    where = "yggdrasil" if reward == "all" else "myrkulor"
    match = given_bloodrage(figures={ASTRID: {where: "leader"}}, rage={BJORN: 0})

    table = when(match).says(ASTRID, f"pillage {where}").all_decline()
    assert cell(table.game, ASTRID, "rage") == 1
    assert table.game.rage[ASTRID] == 6

    table.says(ASTRID, "pass", "save nothing").says(BJORN, "save nothing")
    for _ in range(12):
        table.match.choose(table.match.decision.options[0])
    assert table.game.age == 2
    assert table.game.rage == [7, 6]


@pytest.mark.rule("BR-2.3.5")
def test_rage_may_exceed_the_stat() -> None:
    """BR-2.3.5: Thor's Ascension gives 3 to who has its full 12."""
    match = given_bloodrage(
        age=3,
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "thors-ascension-3a"},
        stats={ASTRID: {"rage": 5}},
        rage={ASTRID: 12},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play thors-ascension-3a").nothing_late()

    assert table.game.rage[ASTRID] == 15


@pytest.mark.rule("BR-2.3.5")
@pytest.mark.parametrize(("has", "left", "stolen"), [(0, 0, 0), (1, 0, 1), (3, 2, 1)])
def test_rage_never_falls_below_0(has: int, left: int, stolen: int) -> None:
    """BR-2.3.5: Loki's Trickery steals 1 rage from the winner, if it has any."""
    match = given_bloodrage(
        turn=BJORN,
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        hands={BJORN: "lokis-trickery-1a"},
        rage={ASTRID: has, BJORN: 2},
    )

    table = when(match).says(BJORN, "pillage angerboda").all_decline()
    table.says(BJORN, "play lokis-trickery-1a").nothing_late()

    assert table.game.rage == [left, 2 + stolen]


# BR-2.4 Valhalla


@pytest.mark.rule("BR-2.4")
def test_figures_in_valhalla_do_not_count_for_horns() -> None:
    """BR-2.4: three on the map and four dead: the fourth may come."""
    match = given_bloodrage(figures={ASTRID: {"angerboda": "3-warrior", "valhalla": "4-warrior"}})

    table = when(match).says(ASTRID, "invade warrior andlang")

    assert at(table.game, ASTRID, "andlang") == "warrior"


@pytest.mark.rule("BR-2.4")
def test_the_dead_do_not_come_back_by_themselves() -> None:
    """BR-2.4: neither by an invade, nor by a free one."""
    match = given_bloodrage(
        figures={ASTRID: {"valhalla": "8-warrior leader ship"}},
        hands={ASTRID: "brothers-in-arms-1"},
    )
    table = when(match).cannot(ASTRID, "invade warrior andlang", "BR-6.7.2")

    table.says(ASTRID, "upgrade brothers-in-arms-1")

    assert table.asked == (BJORN, "turn")
    assert at(table.game, ASTRID, "valhalla") == "8-warrior leader ship"


@pytest.mark.rule("BR-2.4")
def test_a_figure_destroyed_by_an_effect_goes_to_valhalla() -> None:
    """BR-2.4: the troll falls upon two warriors."""
    match = given_bloodrage(
        figures={BJORN: {"angerboda": "2-warrior leader"}}, upgrades={ASTRID: "troll-1"}
    )

    table = when(match).says(ASTRID, "invade troll angerboda")

    assert at(table.game, BJORN, "angerboda") == "leader"
    assert at(table.game, BJORN, "valhalla") == "2-warrior"


# BR-2.7 Glory


@pytest.mark.rule("BR-2.7")
def test_glory_has_no_upper_limit() -> None:
    """BR-2.7: the track of 100 spaces is walked again."""
    match = given_bloodrage(
        figures={ASTRID: {"andlang": "leader"}, BJORN: {"andlang": "warrior"}},
        glory={ASTRID: 298},
    )

    table = when(match).says(ASTRID, "pillage andlang").all_decline().nothing_late()

    assert glories(table.game) == [298 + 5 + 3, 0]


@pytest.mark.rule("BR-2.7")
def test_glory_never_falls_below_0() -> None:
    """BR-2.7: two Backstabs take the 3 glory of the winner, and not a fourth."""
    match = given_bloodrage(
        seats=4,
        age=2,
        figures={
            ASTRID: {"angerboda": "leader"},
            BJORN: {"angerboda": "warrior"},
            DAGNY: {"angerboda": "warrior"},
        },
        rewards={"angerboda": "rage", "gimle": "horns"},
        hands={BJORN: "lokis-backstab-2a", DAGNY: "lokis-backstab-2b"},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(BJORN, "play lokis-backstab-2a").says(DAGNY, "play lokis-backstab-2b")
    table.nothing_late()

    assert glories(table.game) == [0, 2, 1, 0]


@pytest.mark.rule("BR-Fee")
def test_a_fjord_is_open_while_one_of_its_provinces_stands() -> None:
    """BR-Fee: with Horgr and Muspelheim gone SE is closed; NE still supports Angerboda."""
    match = given_bloodrage(figures={BJORN: {"angerboda": "warrior"}})
    assert when(match).offered("invade ship") == [
        "invade ship nw", "invade ship ne", "invade ship sw",
    ]  # fmt: skip

    table = others_pass(when(match).says(ASTRID, "invade ship ne"))
    assert table.offered("pillage") == ["pillage angerboda"]
    fight(match, "angerboda")

    assert strengths(table) == [2, 1]
