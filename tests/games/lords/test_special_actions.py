"""LOR-8.5 Special action: the wheel, runes and realm bonuses, then the action itself."""

from __future__ import annotations

import pytest

from games.lords.table import (
    LordsTable,
    given_lords,
    hand,
    held_runes,
    own_content,
    tell_armies,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.lords.rules.components import ACTIONS, CARDS
from ragnatafl.kernel.seats import Seat


def marks(table: LordsTable, action: str) -> tuple[int, Seat]:
    """Who has a marker there, as bits, and whose is on top."""
    number = ACTIONS.read(action)
    return table.game.marked[number], table.game.top[number]


def given_all() -> LordsTable:
    """Astrid may take any of the six: an army, a shrine, a weak region, a monster."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "3", 1)],
        control={"2": ASTRID},
        heroes={ASTRID: "5"},
        drakkars={ASTRID: "s1"},
        monsters={"draugr": "16"},
    )
    return when(match)


# The marker (LOR-8.5.1)


@pytest.mark.rule("LOR-8.5.1")
@pytest.mark.parametrize("action", ACTIONS.ids)
def test_a_marker_is_put_on_an_action_of_the_wheel(action: str) -> None:
    table = given_all()
    assert table.offered() == [f"act {name}" for name in ACTIONS.ids]

    table.says(ASTRID, f"act {action}")

    assert marks(table, action) == (1, ASTRID)
    assert sum(map(bool, table.game.marked)) == 1


@pytest.mark.rule("LOR-8.5.1.1", "LOR-8.5.1.2", "LOR-F10")
def test_an_action_that_cannot_be_carried_out_is_not_offered() -> None:
    """No army at all, no drakkar, no region, no monster, and region 4 is too strong."""
    table = when(given_lords(phase="special-action", heroes={ASTRID: "4"}))

    assert table.offered() == ["act prepare"]
    for action in ("monsters", "mobilise", "reinforce", "build-temple"):
        table.cannot(ASTRID, f"act {action}", "LOR-8.5.1.2", "nothing of it could be carried out")
    table.cannot(ASTRID, "act usurp", "LOR-8.5.10.1")


@pytest.mark.rule("LOR-8.5.1.2", "LOR-F10")
@pytest.mark.parametrize(("armies", "offered"), [(5, True), (6, False)])
def test_reinforce_needs_an_army_in_the_reserve(armies: int, offered: bool) -> None:
    match = given_lords(
        phase="special-action", drakkars={ASTRID: "s1"}, armies=[(ASTRID, "3", 1)] * armies
    )

    assert ("act reinforce" in when(match).offered()) == offered


@pytest.mark.rule("LOR-8.5.1.2", "LOR-F10")
@pytest.mark.parametrize(("value", "offered"), [(5, True), (6, False)])
def test_mobilise_needs_an_army_that_can_be_activated(value: int, offered: bool) -> None:
    """Loki bars the only way out of 3; there the army may still grow."""
    match = given_lords(
        phase="special-action", armies=[(ASTRID, "3", value)], control={"3": ASTRID}, loki="2"
    )

    assert ("act mobilise" in when(match).offered()) == offered


@pytest.mark.rule("LOR-8.5.1.2", "LOR-F10")
@pytest.mark.parametrize(
    ("control", "temples", "offered"),
    [("2", "", True), ("2", "2", False), ("1", "", False), ("", "", False)],
)
def test_build_temple_needs_a_free_own_shrine(control: str, temples: str, offered: bool) -> None:
    match = given_lords(
        phase="special-action",
        control=dict.fromkeys(control.split(), ASTRID),
        temples=temples,
    )

    assert ("act build-temple" in when(match).offered()) == offered


@pytest.mark.rule("LOR-8.5.1.2", "LOR-F10", "LOR-8.5.9.2")
@pytest.mark.parametrize(
    ("where", "owner", "offered"),
    [("16", None, True), ("16", ASTRID, True), ("16", BJORN, False), ("1", BJORN, True)],
)
def test_monsters_needs_one_to_activate_or_to_hunt(
    where: str, owner: Seat | None, offered: bool
) -> None:
    """Bjorn's monster may be hunted where the hero is."""
    match = given_lords(
        phase="special-action",
        monsters={"draugr": where},
        rings={} if owner is None else {"draugr": owner},
    )

    assert ("act monsters" in when(match).offered()) == offered


@pytest.mark.rule("LOR-8.5.1.2", "LOR-8.5.9.3", "LOR-1.4.2")
@pytest.mark.parametrize(("slain", "offered"), [(0, False), (1, True)])
def test_the_boss_at_the_hero_is_a_legal_hunt_after_a_kill(slain: int, offered: bool) -> None:
    """For 2 players one slain monster is enough."""
    match = given_lords(
        phase="special-action", heroes={ASTRID: "14"}, loki="14", slayer_tokens={ASTRID: slain}
    )

    assert ("act monsters" in when(match).offered()) == offered


@pytest.mark.rule("LOR-8.5.1.1")
def test_what_runes_and_bonuses_would_make_possible_does_not_count() -> None:
    """The bonus of Muspelheim would recruit an army, but Mobilise comes too early."""
    match = given_lords(
        phase="special-action",
        control={"3": ASTRID},
        allies={"vanaheim": [ASTRID], "muspelheim": [ASTRID]},
        blessings={ASTRID: "many-friends"},
    )

    table = when(match)

    table.cannot(ASTRID, "act mobilise", "LOR-8.5.1.2")


@pytest.mark.rule("LOR-8.5.1.3")
def test_an_action_with_an_own_marker_is_not_chosen() -> None:
    """Under another's marker or not."""
    table = given_all_marked({"prepare": [ASTRID], "reinforce": [ASTRID, BJORN]})

    assert table.offered("act") == [
        f"act {name}" for name in ("monsters", "usurp", "mobilise", "build-temple")
    ]
    table.cannot(ASTRID, "act prepare", "LOR-8.5.1.3", "an own marker lies there")
    table.cannot(ASTRID, "act reinforce", "LOR-8.5.1.3", "an own marker lies there")


def given_all_marked(wheel: dict[str, list[Seat]], seats: int = 2) -> LordsTable:
    match = given_lords(
        seats=seats,
        phase="special-action",
        armies=[(ASTRID, "3", 1)],
        control={"2": ASTRID},
        heroes={ASTRID: "5"},
        drakkars={ASTRID: "s1"},
        monsters={"draugr": "16"},
        wheel=wheel,
    )
    return when(match)


@pytest.mark.rule("LOR-8.5.1.4", "LOR-F13")
@pytest.mark.parametrize("rune", ["uruz", "othala", "algiz"])
def test_whose_marker_is_covered_gains_a_rune_of_choice(rune: str) -> None:
    table = given_all_marked({"prepare": [BJORN]}).says(ASTRID, "act prepare")

    assert table.asked == (BJORN, "gain-rune")
    assert [event.seat for event in table.told("marker-covered")] == [BJORN]
    table.says(BJORN, f"gain {rune}")
    assert held_runes(table.game, BJORN) == rune
    assert marks(table, "prepare") == (3, ASTRID)
    assert table.asked == (ASTRID, "prepare")


@pytest.mark.rule("LOR-8.5.1.4", "LOR-F13")
def test_only_the_marker_just_covered_brings_a_rune() -> None:
    """Bjorn's lies beneath Dagny's, Eirik's beneath both."""
    wheel = {"prepare": [EIRIK, BJORN, DAGNY]}

    table = given_all_marked(wheel, seats=4).says(ASTRID, "act prepare")

    assert table.asked == (DAGNY, "gain-rune")
    table.says(DAGNY, "gain uruz")
    assert table.asked == (ASTRID, "prepare")
    assert marks(table, "prepare") == (15, ASTRID)


@pytest.mark.rule("LOR-8.5.1.4", "LOR-8.5.3", "LOR-4.2.1")
def test_a_rune_for_a_covered_marker_is_taken_at_the_limit_too() -> None:
    match = given_lords(
        phase="special-action", wheel={"prepare": [BJORN]}, runes={BJORN: "uruz uruz"}
    )

    table = when(match).says(ASTRID, "act prepare").says(BJORN, "gain algiz", "discard uruz")

    assert held_runes(table.game, BJORN) == "uruz algiz"
    assert table.asked == (ASTRID, "prepare")


@pytest.mark.rule("LOR-8.5.1.5", "LOR-F12")
def test_without_any_legal_special_action_the_turn_ends() -> None:
    """Not even Prepare: all runes and combat cards are Bjorn's, who has to discard them later."""
    match = given_lords(
        heroes={ASTRID: "4"},
        runes={BJORN: "uruz " * 10 + "othala " * 11 + "algiz " * 11},
        hands={BJORN: " ".join(map(CARDS.write, own_content().combat))},
        steps=[
            {"step": "special-action", "seat": "astrid", "done": "none"},
            {"step": "limit-runes", "seat": "bjorn"},
            {"step": "limit-cards", "seat": "bjorn"},
        ],
    )

    table = when(match)

    assert table.asked == (BJORN, "limit-runes")
    assert not any(table.game.marked)


# Realm bonuses (LOR-8.5.2)


def given_allies(*allies: Seat, wheel: dict[str, list[Seat]] | None = None) -> LordsTable:
    """Four players; some are allied with Niflheim, the realm of Prepare."""
    match = given_lords(
        seats=4,
        turn=BJORN,
        phase="special-action",
        allies={"niflheim": allies},
        drakkars=dict.fromkeys((ASTRID, BJORN, DAGNY, EIRIK), "s1"),
        heroes={DAGNY: "12"},
        wheel=wheel,
    )
    return when(match).says(BJORN, "act prepare")


@pytest.mark.rule("LOR-8.5.2", "LOR-8.5.2.1", "LOR-8.5.3")
def test_allies_take_the_bonus_in_turn_the_active_player_last() -> None:
    """Dagny, Eirik, Astrid, and then Bjorn, before the action itself."""
    table = given_allies(ASTRID, BJORN, DAGNY, EIRIK)

    for seat in (DAGNY, EIRIK, ASTRID, BJORN):
        assert table.asked == (seat, "take-bonus")
        assert table.offered() == ["take bonus of niflheim", "decline"]
        table.says(seat, "take bonus of niflheim", "drakkar s4")

    assert table.asked == (BJORN, "prepare")
    assert table.game.drakkar_sea == [3, 3, 3, 3]


@pytest.mark.rule("LOR-8.5.2")
def test_the_bonus_may_be_declined_and_is_for_allies_alone() -> None:
    table = given_allies(EIRIK, ASTRID)

    table.says(EIRIK, "decline").says(ASTRID, "take bonus of niflheim", "drakkar s6")

    assert table.asked == (BJORN, "prepare")
    assert table.game.drakkar_sea == [5, 0, 0, 0]


@pytest.mark.rule("LOR-8.5.2", "LOR-8.5.2.2", "LOR-F14")
def test_there_is_no_bonus_where_a_marker_lies_already() -> None:
    """Only the rune for the covered one."""
    table = given_allies(ASTRID, BJORN, DAGNY, EIRIK, wheel={"prepare": [EIRIK]})

    table.says(EIRIK, "gain uruz")

    assert table.asked == (BJORN, "prepare")


def given_bonus(action: str, realm: str) -> LordsTable:
    """Astrid alone is allied with the realm of an action, and takes it first."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "3", 1)],
        control={"2": ASTRID, "14": ASTRID},
        heroes={ASTRID: "5"},
        drakkars={ASTRID: "s1"},
        monsters={"draugr": "16"},
        attributes={ASTRID: (4, 2, 2)},
        injured={ASTRID: "wisdom"},
        allies={realm: [ASTRID]},
        deck="spear-a axe-a",
    )
    return when(match).says(ASTRID, f"act {action}")


@pytest.mark.rule("LOR-8.5.2")
@pytest.mark.parametrize(
    ("action", "realm"),
    [
        ("monsters", "muspelheim"), ("usurp", "svartalfheim"), ("prepare", "niflheim"),
        ("mobilise", "vanaheim"), ("reinforce", "alfheim"), ("build-temple", "jotunheim"),
    ],
)  # fmt: skip
def test_each_action_has_its_realm(action: str, realm: str) -> None:
    table = given_bonus(action, realm)

    assert table.offered() == [f"take bonus of {realm}", "decline"]
    table.says(ASTRID, "decline")
    assert table.asked[1] in {
        "monsters", "recruit-there", "prepare", "mobilise", "recruit", "build-temple",
    }  # fmt: skip


@pytest.mark.rule("LOR-8.5.2")
def test_muspelheim_recruits_an_army_of_1_in_any_own_region() -> None:
    """Whatever the authority, and without a settlement."""
    table = given_bonus("monsters", "muspelheim").says(ASTRID, "take bonus of muspelheim")

    assert table.offered() == ["recruit 2", "recruit 14"]
    table.says(ASTRID, "recruit 14")
    assert tell_armies(table.game) == ["astrid 1 in 3", "astrid 1 in 14"]
    assert table.asked == (ASTRID, "monsters")


@pytest.mark.rule("LOR-8.5.2")
def test_svartalfheim_gives_a_combat_card() -> None:
    table = given_bonus("usurp", "svartalfheim").says(ASTRID, "take bonus of svartalfheim")

    assert hand(table.game, ASTRID) == "spear-a"
    assert table.asked == (ASTRID, "recruit-there")


@pytest.mark.rule("LOR-8.5.2")
@pytest.mark.parametrize("choice", ["drakkar s4", "place astrid 1 from 3 in 14"])
def test_niflheim_moves_the_drakkar_or_places_an_army(choice: str) -> None:
    table = given_bonus("prepare", "niflheim").says(ASTRID, "take bonus of niflheim")
    assert table.offered("place") == ["place astrid 1 from 3 in 2", "place astrid 1 from 3 in 14"]

    table.says(ASTRID, choice)

    assert table.game.drakkar_sea[ASTRID] == (3 if choice == "drakkar s4" else 0)
    assert tell_armies(table.game) == [f"astrid 1 in {3 if choice == 'drakkar s4' else 14}"]
    assert table.asked == (ASTRID, "prepare")


@pytest.mark.rule("LOR-8.5.2")
def test_vanaheim_gives_a_rune_of_choice() -> None:
    table = given_bonus("mobilise", "vanaheim").says(ASTRID, "take bonus of vanaheim")

    table.says(ASTRID, "gain algiz")

    assert held_runes(table.game, ASTRID) == "algiz"
    assert table.asked == (ASTRID, "mobilise")


@pytest.mark.rule("LOR-8.5.2")
@pytest.mark.parametrize("choice", ["place hero 16", "heal wisdom"])
def test_alfheim_places_the_hero_or_heals(choice: str) -> None:
    table = given_bonus("reinforce", "alfheim").says(ASTRID, "take bonus of alfheim", choice)

    assert table.game.hero_region[ASTRID] == (15 if choice == "place hero 16" else 4)
    assert table.game.injured[ASTRID] == (4 if choice == "place hero 16" else 0)
    assert table.asked == (ASTRID, "recruit")


@pytest.mark.rule("LOR-8.5.2")
def test_jotunheim_strengthens_an_army() -> None:
    table = given_bonus("build-temple", "jotunheim").says(ASTRID, "take bonus of jotunheim")

    table.says(ASTRID, "strengthen astrid 1 in 3")

    assert tell_armies(table.game) == ["astrid 2 in 3"]
    assert table.asked == (ASTRID, "build-temple")


@pytest.mark.rule("LOR-8.5.3")
def test_an_action_made_impossible_is_carried_out_as_far_as_it_can_be() -> None:
    """Many Friends: the bonus of Muspelheim takes the last army, and Reinforce finds none."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "3", 1)] * 5,
        control={"3": ASTRID, "1": ASTRID},
        allies={"alfheim": [ASTRID], "muspelheim": [ASTRID]},
        blessings={ASTRID: "many-friends"},
    )

    table = when(match).says(ASTRID, "act reinforce", "take bonus of muspelheim", "recruit 1")

    assert table.game.active == BJORN
    assert tell_armies(table.game) == ["astrid 1 in 1", *["astrid 1 in 3"] * 5]
    assert marks(table, "reinforce") == (1, ASTRID)
