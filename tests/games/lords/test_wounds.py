"""LOR-9.9 to LOR-9.18: rewards, kills, wounds outside hunts, artefacts, the end of a hunt."""

from __future__ import annotations

import pytest

from games.lords.table import (
    OUR_REALMS,
    LordsTable,
    a_hunt,
    artefacts,
    given_lords,
    hand,
    held_runes,
    hero_round,
    hunt_of,
    markers,
    own_box,
    own_content,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.lords.rules.board import NO_REGION
from ragnatafl.games.lords.rules.components import CARDS, MONSTERS, OUT, PREY, UNCLAIMED
from ragnatafl.games.lords.rules.state import rings_left
from ragnatafl.kernel.seats import NOBODY, Seat

BARE = {0: BJORN, 1: BJORN, 4: BJORN, 6: BJORN}
"""The spaces of Draugr without a reward: two swords and two axes."""
DRAUGR = MONSTERS.read("draugr")


def slayer(table: LordsTable, monster: str = "draugr") -> Seat:
    return table.game.slayer[MONSTERS.read(monster)]


# Rewards (LOR-9.9)


@pytest.mark.rule("LOR-9.9.1", "LOR-F40", "LOR-2.9.3")
@pytest.mark.parametrize(("realm", "draws"), [("jotunheim", True), ("muspelheim", False)])
def test_a_realm_is_any_not_yet_allied_near_or_far(realm: str, draws: bool) -> None:
    """The hero is in 1, beside Vanaheim alone. The first marker of all draws a card."""
    table = hero_round(
        a_hunt(
            "garm",
            cards="spear-a bow-a",
            allies={"vanaheim": [ASTRID], "muspelheim": [BJORN]},
        )
    )

    table.says(ASTRID, "strike spear-a spear-realm")
    assert len(table.offered("ally")) == 5
    table.cannot(ASTRID, "ally vanaheim", "LOR-2.9.2", "stands already")
    table.says(ASTRID, f"ally {realm}")
    if draws:
        table.hunter_draws("axe-a")

    assert table.asked == (ASTRID, "strike")
    assert ("axe-a" in hand(table.game, ASTRID)) == draws
    assert (("realm", realm),) in [event.facts for event in table.told("ally")]


@pytest.mark.rule("LOR-9.9")
def test_what_cannot_be_gained_is_lost() -> None:
    """All realms allied, no army on the board, all priests in reserve; the wounds count."""
    everything = {realm: [ASTRID] for realm in OUR_REALMS}
    table = hero_round(
        a_hunt(
            "garm",
            cards="spear-a spear-b bow-a shield-a",
            attributes={ASTRID: (2, 4, 4)},
            allies=everything,
            priests={ASTRID: 4},
        )
    )

    table.says(ASTRID, "strike spear-a spear-realm", "strike spear-b spear-army")
    table.says(ASTRID, "strike bow-a bow-priest", "decline")

    assert markers(table.game, "garm").count("astrid") == 3
    assert table.game.priests[ASTRID] == 4


@pytest.mark.rule("LOR-9.9.2")
def test_a_priest_comes_from_the_supply() -> None:
    table = hero_round(a_hunt(cards="sword-a bow-a", priests={ASTRID: 1}))

    table.says(ASTRID, "strike sword-a sword-priest")

    assert table.game.priests[ASTRID] == 2


@pytest.mark.rule("LOR-9.9.3")
def test_an_army_is_one_of_ones_own_anywhere_below_six() -> None:
    table = hero_round(
        a_hunt(
            cards="spear-a bow-a",
            armies=[(ASTRID, "9", 2), (ASTRID, "13", 6), (BJORN, "5", 1)],
        )
    )

    table.says(ASTRID, "strike spear-a spear-army")
    assert table.offered() == ["strengthen astrid 2 in 9"]
    table.says(ASTRID, "strengthen astrid 2 in 9")

    assert tell_armies(table.game) == ["astrid 3 in 9", "astrid 6 in 13", "bjorn 1 in 5"]


@pytest.mark.rule("LOR-9.9.4")
def test_a_rune_is_of_choice_and_the_limit_of_runes_holds_in_a_hunt() -> None:
    table = hero_round(a_hunt(cards="axe-a bow-a", runes={ASTRID: "uruz uruz"}))

    table.says(ASTRID, "strike axe-a axe-rune")
    assert table.offered() == ["gain uruz", "gain othala", "gain algiz"]
    table.says(ASTRID, "gain othala")
    assert table.asked == (ASTRID, "limit-runes")
    table.says(ASTRID, "discard uruz")

    assert held_runes(table.game, ASTRID) == "uruz othala"


# Wounds stay (LOR-9.11) and kill (LOR-9.12)


@pytest.mark.rule("LOR-9.11", "LOR-F22")
def test_wounds_stay_between_hunts_and_belong_to_whoever_made_them() -> None:
    match = given_lords(
        monsters={"draugr": "1"},
        wounds={"draugr": {6: BJORN}},
        chance="asked",
        steps=hunt_of("draugr") + hunt_of("draugr"),
    )

    table = hero_round(when(match).hunter_draws("sword-a bow-a").monster_draws("attack-1 mighty"))
    table.says(ASTRID, "strike sword-a sword", "end round").says(BJORN, "attack by attack-2")
    table.says(ASTRID, "defend no more", "injure strength").hunter_draws("bow-b")
    table.monster_draws("wild-1 wild-2").says(ASTRID, "end round", "injure wisdom")
    table.says(ASTRID, "discard card bow-a")
    table.hunter_draws("axe-a axe-b").monster_draws("attack-1 attack-2")

    assert table.asked == (BJORN, "attack")
    assert markers(table.game, "draugr") == ["astrid", "-", "-", "-", "-", "-", "bjorn"]


@pytest.mark.rule("LOR-9.12", "LOR-9.12.1", "LOR-9.12.2", "LOR-9.12.3")
def test_the_last_space_gives_the_figure_and_four_markers_a_token() -> None:
    """Bjorn has four markers on Garm, Dagny three, Astrid one: the last."""
    mine = {0: BJORN, 1: BJORN, 2: BJORN, 3: BJORN, 4: DAGNY, 5: DAGNY, 6: DAGNY}
    table = hero_round(a_hunt("garm", seats=4, cards="spear-a bow-a", wounds={"garm": mine}))

    table.says(ASTRID, "strike spear-a spear-army")

    assert slayer(table, "garm") == ASTRID
    assert table.game.slayer_tokens == [0, 1, 0, 0]
    assert markers(table.game, "garm") == ["-"] * 8
    assert table.game.monster_region[MONSTERS.read("garm")] == NO_REGION


@pytest.mark.rule("LOR-9.12.2")
def test_the_slayer_gets_no_token_for_four_own_markers() -> None:
    mine = {0: ASTRID, 1: ASTRID, 2: ASTRID, 3: ASTRID, 4: ASTRID, 5: DAGNY, 6: DAGNY}
    table = hero_round(a_hunt("garm", seats=3, cards="spear-a bow-a", wounds={"garm": mine}))

    table.says(ASTRID, "strike spear-a spear-army")

    assert table.game.slayer_tokens == [0, 0, 0]


@pytest.mark.rule("LOR-9.12.3", "LOR-F36")
def test_the_ring_of_a_slain_monster_returns_to_its_owner() -> None:
    """Bjorn, who plays his own Draugr, has both rings again."""
    wounds = {"draugr": dict.fromkeys(range(6), ASTRID)}
    table = hero_round(a_hunt(cards="axe-a bow-a", seats=3, wounds=wounds, rings={"draugr": BJORN}))
    assert rings_left(table.game, BJORN) == 1

    table.says(ASTRID, "strike axe-a axe")

    assert table.game.ring[DRAUGR] == NOBODY
    assert rings_left(table.game, BJORN) == 2


@pytest.mark.rule("LOR-9.12.3")
def test_a_slain_monster_is_out_of_the_game_for_events() -> None:
    match = given_lords(
        slain={"draugr": ASTRID, "garm": BJORN},
        wheel={"prepare": [ASTRID]},
        events="event-4",  # places uruz
        phase="special-action",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert table.game.monster_region == [NO_REGION] * 6


# Wounds outside hunts (LOR-9.13)


def with_mjolnir(
    wounds: dict[str, dict[int, Seat]], monsters: dict[str, str], seats: int = 2
) -> LordsTable:
    """Astrid may use Mjolnir before her special action."""
    match = given_lords(
        seats=seats,
        control={"10": ASTRID},
        monsters=monsters,
        wounds=wounds,
        phase="special-action",
    )
    return when(match).says(ASTRID, "use mjolnir")


@pytest.mark.rule("LOR-9.13", "LOR-9.13.1", "LOR-F23")
def test_a_wound_outside_a_hunt_gives_no_reward_and_no_artefact() -> None:
    bare = {0: BJORN, 1: BJORN, 4: BJORN}
    for_rune = with_mjolnir({"draugr": bare}, {"draugr": "5"})
    for_artefact = with_mjolnir({"draugr": bare}, {"draugr": "5"})

    for_rune.says(ASTRID, "cover axe-rune of draugr")
    for_artefact.says(ASTRID, "cover axe of draugr")

    assert for_rune.asked == for_artefact.asked == (ASTRID, "special-action")
    assert markers(for_rune.game, "draugr")[2] == "astrid"
    assert held_runes(for_rune.game, ASTRID) == ""
    assert markers(for_artefact.game, "draugr")[6] == "astrid"
    assert artefacts(for_artefact.game, ASTRID) == "mjolnir"


@pytest.mark.rule("LOR-9.13.2", "LOR-9.12", "LOR-9.12.1", "LOR-9.12.2", "LOR-9.14.2")
def test_it_may_kill_and_then_the_artefact_leaves_with_the_board() -> None:
    wounds = {"draugr": {0: BJORN, 1: BJORN, 2: BJORN, 3: BJORN, 4: ASTRID, 5: ASTRID}}
    table = with_mjolnir(wounds, {"draugr": "5"})

    table.says(ASTRID, "cover axe of draugr")

    assert slayer(table) == ASTRID
    assert table.game.slayer_tokens == [0, 1]
    assert table.game.monster_region[DRAUGR] == NO_REGION
    assert artefacts(table.game, ASTRID) == "mjolnir"
    assert CARDS.read("barrow-crown") in table.game.zones[OUT]


@pytest.mark.rule("LOR-9.13.3", "LOR-F24")
def test_the_player_who_deals_it_chooses_any_open_space() -> None:
    """Of any monster on the board, without a combat card."""
    wounds = {"draugr": {0: BJORN, 1: BJORN}, "grendel": {0: BJORN, 5: BJORN}}
    table = with_mjolnir(wounds, {"draugr": "5", "grendel": "9"})

    assert table.asked == (ASTRID, "wound-or-injure")
    assert table.offered("cover") == [
        "cover axe-rune of draugr",
        "cover sword-priest of draugr",
        "cover axe of draugr",
        "cover spear-army of draugr",
        "cover hammer of grendel",
        "cover axe-priest of grendel",
        "cover sword-army of grendel",
        "cover hammer-realm of grendel",
    ]


# Artefacts of monsters (LOR-9.14)


@pytest.mark.rule("LOR-9.14", "LOR-9.14.1", "LOR-F23")
def test_the_next_hunter_takes_the_artefact_whoever_made_the_wounds() -> None:
    """Bjorn covered all spaces without a reward; Astrid's hunt fails, and the crown is hers."""
    table = hero_round(a_hunt(cards="spear-a bow-a", wounds={"draugr": BARE}))

    table.says(ASTRID, "end round")
    assert artefacts(table.game, ASTRID) == ""
    table.says(ASTRID, "injure strength", "discard card bow-a")

    assert table.told("hunt-fails")
    assert artefacts(table.game, ASTRID) == "barrow-crown"


@pytest.mark.rule("LOR-9.14")
def test_a_killed_monsters_artefact_goes_to_the_hunter() -> None:
    wounds = {"draugr": dict.fromkeys(range(6), BJORN)}
    table = hero_round(a_hunt(cards="axe-a bow-a", wounds=wounds))

    table.says(ASTRID, "strike axe-a axe")

    assert table.told("hunt-succeeds")
    assert artefacts(table.game, ASTRID) == "barrow-crown"


@pytest.mark.rule("LOR-9.14")
@pytest.mark.parametrize("open_space", BARE)
def test_one_open_space_without_a_reward_keeps_the_artefact(open_space: int) -> None:
    wounds = {place: ASTRID for place in range(7) if place not in (open_space, 2)}
    table = hero_round(a_hunt(cards="spear-a bow-a", wounds={"draugr": wounds}))

    table.says(ASTRID, "end round", "injure strength", "discard card bow-a")

    assert artefacts(table.game, ASTRID) == ""
    assert CARDS.read("barrow-crown") in table.game.zones[UNCLAIMED]


@pytest.mark.rule("LOR-9.14", "LOR-11.5")
def test_an_artefact_that_is_gone_is_not_taken_again() -> None:
    """Bjorn has it and keeps it, when Astrid kills the monster too."""
    wounds = {"draugr": dict.fromkeys(range(6), ASTRID)}
    table = hero_round(
        a_hunt(cards="axe-a bow-a", wounds=wounds, artefacts={BJORN: "barrow-crown"})
    )

    table.says(ASTRID, "strike axe-a axe")

    assert artefacts(table.game, ASTRID) == ""
    assert artefacts(table.game, BJORN) == "barrow-crown"


# What is printed (LOR-9.17)


@pytest.mark.rule("LOR-9.17.1")
def test_a_combat_card_has_weapon_value_effects_and_perhaps_symbols() -> None:
    cards = {card.id: card for card in own_box().combat}

    assert (cards["axe"].weapon, cards["axe"].value, cards["axe"].casualties) == ("axe", 4, 2)
    assert (cards["spear"].weapon, cards["spear"].value, cards["spear"].casualties) == (
        "spear",
        2,
        0,
    )
    assert sum(own_content().symbols) == 17
    assert [line["on"] for line in cards["cleave"].when] == ["hunt-after", "battle"]


@pytest.mark.rule("LOR-9.17.2")
def test_an_attack_card_has_fury_weak_point_draws_and_an_effect() -> None:
    attacks = own_box().attacks

    assert [(card.fury, card.weak_point, card.draws) for card in attacks] == [
        (4, 7, 2), (4, 7, 2), (4, 7, 1), (4, 6, 2), (5, 7, 2), (6, 8, 2), (5, 8, 1),
        (5, 7, 2), (6, 8, 2), (4, 6, 3), (5, 7, 2), (7, 9, 1), (6, 8, 2), (4, 6, 3),
    ]  # fmt: skip
    assert all(card.when for card in attacks)


@pytest.mark.rule("LOR-9.17.3")
def test_a_monster_board_has_spaces_a_rune_and_two_attacks() -> None:
    content = own_content()

    assert [len(board) for board in content.spaces] == [7, 8, 8, 7, 7, 8, 5]
    for board in own_box().monsters:
        kinds = {line["on"] for line in board.when}
        assert kinds == {"territory-attack", "special-attack"}
        assert sum("-" not in space for space in board.spaces) == 4
        assert board.rune in ("uruz", "othala", "algiz")
    assert PREY.ids[-1] == "loki"


# After a hunt (LOR-9.18)


@pytest.mark.rule("LOR-9.18", "LOR-9.18.1", "LOR-9.18.2", "LOR-9.18.4", "LOR-4.2.5")
def test_after_a_failed_hunt_injury_artefact_and_limit_come_in_this_order() -> None:
    """Five combat cards with wisdom 2: they are discarded when the artefact has been taken."""
    table = hero_round(
        a_hunt(cards="spear-a bow-a", hands={ASTRID: "sword-a sword-b"}, wounds={"draugr": BARE})
    )

    table.says(ASTRID, "end round")
    assert table.asked == (ASTRID, "injure")
    assert artefacts(table.game, ASTRID) == ""
    table.says(ASTRID, "injure wisdom")
    assert table.asked == (ASTRID, "limit-cards")
    assert artefacts(table.game, ASTRID) == "barrow-crown"
    table.says(ASTRID, "discard card spear-a", "discard card sword-a", "discard card bow-a")

    assert hand(table.game, ASTRID) == "sword-b reinforcements-a"
    assert table.asked[0] == BJORN


@pytest.mark.rule("LOR-9.18", "LOR-9.18.1", "LOR-9.18.2", "LOR-9.18.4")
def test_after_a_kill_figure_artefact_and_limit_come_in_this_order() -> None:
    wounds = {"draugr": dict.fromkeys(range(6), ASTRID)}
    table = hero_round(
        a_hunt(cards="axe-a bow-a", hands={ASTRID: "sword-a spear-a"}, wounds=wounds)
    )

    table.says(ASTRID, "strike axe-a axe")
    assert table.asked == (ASTRID, "limit-cards")
    kinds = [event.kind for event in table.match.events]
    assert kinds.index("kill") < kinds.index("claim-artefact")
    table.says(ASTRID, "discard card sword-a", "discard card spear-a")

    assert hand(table.game, ASTRID) == "bow-a reinforcements-a"


@pytest.mark.rule("LOR-9.18.4", "LOR-4.2.4")
def test_cards_drawn_for_the_injury_of_a_failed_hunt_come_before_the_limit() -> None:
    """Beowulf draws a card for it; all four cards are there when the first is discarded."""
    table = hero_round_of_beowulf()

    table.says(ASTRID, "end round", "injure strength").hunter_draws("axe-b")

    assert table.asked == (ASTRID, "limit-cards")
    assert hand(table.game, ASTRID) == "sword-a spear-a axe-a axe-b bow-a"


def hero_round_of_beowulf() -> LordsTable:
    """He is not injured before the hunt; the first attack gives him a card."""
    match = given_lords(
        tiles={ASTRID: "beowulf tyrson"},
        monsters={"draugr": "1"},
        chance="asked",
        steps=hunt_of("draugr"),
    )
    table = when(match).says(ASTRID, "decline").hunter_draws("spear-a bow-a")
    table.monster_draws("attack-1 special-1").says(BJORN, "attack by attack-1")
    table.says(ASTRID, "defend no more", "injure authority").hunter_draws("sword-a axe-a")
    return table.monster_draws("attack-2 attack-3")


@pytest.mark.rule("LOR-9.18.1")
def test_a_kill_costs_no_injury() -> None:
    wounds = {"draugr": dict.fromkeys(range(6), EIRIK)}
    table = hero_round(
        a_hunt(cards="axe-a bow-a", seats=4, wounds=wounds, attributes={ASTRID: (3, 2, 3)})
    )

    table.says(ASTRID, "strike axe-a axe")

    assert values(table.game, ASTRID) == (2, 2, 3)
    assert table.game.slayer_tokens == [0, 0, 0, 1]
