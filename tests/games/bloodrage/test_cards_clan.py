"""BR-C: clan upgrades, each played from the hand."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    AMBUSH,
    DUEL,
    at,
    cell,
    discarded,
    fight,
    given_bloodrage,
    glories,
    hand,
    is_pillaged,
    others_pass,
    pass_all,
    strengths,
    upgraded,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from kit.titles import shows


@shows("lokis-domain-1", "lokis-eminence-2", "lokis-wrath-3")
@pytest.mark.parametrize(
    ("card", "each"), [("lokis-domain-1", 1), ("lokis-eminence-2", 2), ("lokis-wrath-3", 3)]
)
def test_loki_pays_glory_for_each_own_figure_released(card: str, each: int) -> None:
    """Three of Astrid's are in Valhalla; Bjorn's own and Bjorn's dead are his affair."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: card},
        figures={ASTRID: {"valhalla": "2-warrior ship"}, BJORN: {"valhalla": "4-warrior"}},
    )

    table = pass_all(upgraded(match, card))

    assert glories(table.game) == [3 * each, 0, 0, 0]
    assert at(table.game, ASTRID, "reserve") == "8-warrior leader ship"


@shows("friggas-charm-1")
def test_friggas_charm_makes_upgrades_cheaper_by_one() -> None:
    """Of every kind, never below 0; Bjorn pays what he always paid."""
    match = given_bloodrage(
        seats=4,
        age=2,
        hands={
            ASTRID: "friggas-charm-1 lord-of-axes-2 tyrs-challenge-2 fire-giant-2",
            BJORN: "lord-of-hammers-1",
        },
    )

    table = when(match).says(ASTRID, "upgrade friggas-charm-1")
    table.says(BJORN, "upgrade lord-of-hammers-1", "stay")
    assert table.game.rage[BJORN] == 3
    others_pass(table).says(ASTRID, "upgrade lord-of-axes-2", "stay")
    assert table.game.rage[ASTRID] == 6 - 2
    others_pass(table).says(ASTRID, "upgrade tyrs-challenge-2")
    assert table.game.rage[ASTRID] == 4
    table.says(ASTRID, "upgrade fire-giant-2", "stay")

    assert table.game.rage[ASTRID] == 4 - 3


@shows("thors-glory-1")
@pytest.mark.parametrize(("enemies", "glory"), [("warrior", 0), ("2-warrior", 2), ("4-warrior", 2)])
def test_thors_glory_pays_two_when_two_enemies_are_destroyed(enemies: str, glory: int) -> None:
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "thors-glory-1 tyrs-smite-1"},
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": enemies}},
    )

    table = upgraded(match, "thors-glory-1")
    fight(match, "angerboda", astrid="tyrs-smite-1")

    assert glories(table.game) == [3 + glory, 0, 0, 0]


@shows("thors-glory-1")
def test_thors_glory_pays_nothing_for_own_dead_or_for_the_battle_of_others() -> None:
    """Astrid loses two warriors to Bjorn; then Bjorn's two die where Astrid is not."""
    match = given_bloodrage(
        upgrades={ASTRID: "thors-glory-1"},
        figures={ASTRID: {"angerboda": "2-warrior"}, BJORN: {"angerboda": "leader"}},
    )
    away = given_bloodrage(
        seats=4,
        turn=BJORN,
        upgrades={ASTRID: "thors-glory-1"},
        figures={BJORN: {"angerboda": "leader"}, DAGNY: {"angerboda": "2-warrior"}},
    )

    assert glories(fight(match, "angerboda").game) == [0, 3]
    assert glories(fight(away, "angerboda").game) == [0, 3, 0, 0]


@shows("friggas-succor-1")
def test_friggas_succor_brings_a_warrior_along() -> None:
    """Without rage, into the same province."""
    match = given_bloodrage(seats=4, hands={ASTRID: "friggas-succor-1"})
    table = upgraded(match, "friggas-succor-1")

    table.says(ASTRID, "invade leader gimle")
    assert table.offered() == ["invade warrior gimle", "stay"]
    table.says(ASTRID, "invade warrior gimle")

    assert at(table.game, ASTRID, "gimle") == "warrior leader"
    assert table.game.rage[ASTRID] == 4


@shows("friggas-succor-1")
def test_friggas_succor_may_be_left() -> None:
    """And it is Astrid's alone."""
    match = given_bloodrage(seats=4, upgrades={ASTRID: "friggas-succor-1"})

    table = when(match).says(ASTRID, "invade warrior gimle", "stay")
    table.says(BJORN, "invade leader gimle")

    assert at(table.game, ASTRID, "gimle") == "warrior"
    assert table.asked == (DAGNY, "turn")


@shows("tyrs-domain-1", "tyrs-wrath-3")
@pytest.mark.parametrize(("card", "strength"), [("tyrs-domain-1", 3), ("tyrs-wrath-3", 5)])
def test_tyr_lets_a_revealed_quest_count(card: str, strength: int) -> None:
    match = given_bloodrage(seats=4, hands={ASTRID: f"{card} manheim-1a"}, figures=DUEL)
    table = upgraded(match, card)

    fight(match, "angerboda", astrid="manheim-1a")
    assert table.offered() == ["count manheim-1a", "count nothing"]
    table.says(ASTRID, "count manheim-1a")

    assert strengths(table) == [3 + strength, 1]


@shows("tyrs-domain-1", "tyrs-wrath-3")
@pytest.mark.parametrize("card", ["tyrs-domain-1", "tyrs-wrath-3"])
def test_a_revealed_quest_need_not_count(card: str) -> None:
    """Nor does it for Bjorn, who is not asked."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "manheim-1a", BJORN: "alfheim-1a"},
        upgrades={ASTRID: card},
        figures=DUEL,
    )

    table = fight(match, "angerboda", astrid="manheim-1a", bjorn="alfheim-1a")
    table.says(ASTRID, "count nothing")

    assert strengths(table) == [3, 1]


@shows("tyrs-domain-1", "tyrs-wrath-3")
@pytest.mark.parametrize("card", ["tyrs-domain-1", "tyrs-wrath-3"])
def test_tyr_makes_nothing_of_an_upgrade_or_a_battle_card(card: str) -> None:
    """Astrid is not asked when she reveals one of them."""
    for shown, strength in (("lokis-domain-1", 0), ("tyrs-bash-1", 2)):
        match = given_bloodrage(
            seats=4, hands={ASTRID: shown}, upgrades={ASTRID: card}, figures=DUEL
        )

        table = fight(match, "angerboda", astrid=shown)

        assert strengths(table) == [3 + strength, 1]


@shows("lokis-blessing-1")
def test_lokis_blessing_brings_a_warrior_after_a_lost_battle() -> None:
    """For nothing, into that province."""
    match = given_bloodrage(seats=4, hands={ASTRID: "lokis-blessing-1"}, figures=AMBUSH)
    table = upgraded(match, "lokis-blessing-1")

    fight(match, "angerboda")
    assert table.offered() == ["invade warrior angerboda", "stay"]
    table.says(ASTRID, "invade warrior angerboda")

    assert at(table.game, ASTRID, "angerboda") == "warrior"
    assert at(table.game, ASTRID, "valhalla") == "warrior"
    assert table.game.rage[ASTRID] == 5


@shows("lokis-blessing-1")
def test_lokis_blessing_may_be_left() -> None:
    match = given_bloodrage(seats=4, upgrades={ASTRID: "lokis-blessing-1"}, figures=AMBUSH)

    table = fight(match, "angerboda").says(ASTRID, "stay")

    assert at(table.game, ASTRID, "angerboda") == "nothing"
    assert table.asked == (BJORN, "turn")


@shows("lokis-blessing-1")
def test_lokis_blessing_is_for_losers_of_the_battle_only() -> None:
    """Not for Astrid when she wins, nor when others fight."""
    won = given_bloodrage(seats=4, upgrades={ASTRID: "lokis-blessing-1"}, figures=DUEL)
    away = given_bloodrage(
        seats=4,
        turn=BJORN,
        upgrades={ASTRID: "lokis-blessing-1"},
        figures={BJORN: {"angerboda": "leader"}, DAGNY: {"angerboda": "2-warrior"}},
    )

    assert fight(won, "angerboda").asked == (BJORN, "turn")
    assert fight(away, "angerboda").asked == (DAGNY, "turn")


@shows("odins-inspiration-2")
def test_odins_inspiration_doubles_the_glory_of_ragnarok() -> None:
    """Gimle falls in age 1 with two of Astrid's and one of Bjorn's."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "odins-inspiration-2"},
        figures={ASTRID: {"gimle": "warrior leader"}, BJORN: {"gimle": "warrior"}},
    )

    table = pass_all(upgraded(match, "odins-inspiration-2"))

    assert glories(table.game) == [2 * 2 * 2, 2, 0, 0]


@shows("tyrs-challenge-2")
def test_tyrs_challenge_pillages_a_pillaged_province_for_two_rage() -> None:
    """Its reward is paid again; Bjorn, without the card, may not."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "tyrs-challenge-2"},
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        pillaged="angerboda",
    )
    table = when(match).says(ASTRID, "upgrade tyrs-challenge-2")
    assert table.offered("challenge", "pillage") == []
    others_pass(table)
    assert table.offered("challenge", "pillage") == ["challenge angerboda"]

    table.says(ASTRID, "challenge angerboda").all_decline()

    assert table.game.rage[ASTRID] == 6 - 2
    assert cell(table.game, ASTRID, "horns") == 1
    assert glories(table.game) == [3, 0, 0, 0]


@shows("tyrs-challenge-2")
def test_tyrs_challenge_needs_two_rage() -> None:
    match = given_bloodrage(
        upgrades={ASTRID: "tyrs-challenge-2"},
        figures={ASTRID: {"angerboda": "leader"}},
        pillaged="angerboda",
        rage={ASTRID: 1},
    )

    assert when(match).offered("challenge") == []


@shows("friggas-protection-2")
def test_friggas_protection_saves_figures_for_one_rage_each() -> None:
    """Of three warriors and the ship Astrid saves one warrior and the ship."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "friggas-protection-2", BJORN: "tyrs-rage-2"},
        figures={ASTRID: {"angerboda": "3-warrior", "ne": "ship"}, BJORN: {"angerboda": "leader"}},
    )
    table = upgraded(match, "friggas-protection-2")

    fight(match, "angerboda", bjorn="tyrs-rage-2")
    table.says(ASTRID, "save warrior with friggas-protection-2", "let warrior die")
    table.says(ASTRID, "save ship with friggas-protection-2")

    assert at(table.game, ASTRID, "angerboda") == "warrior"
    assert at(table.game, ASTRID, "ne") == "ship"
    assert at(table.game, ASTRID, "valhalla") == "2-warrior"
    assert table.game.rage[ASTRID] == 6 - 2


@shows("friggas-protection-2")
def test_friggas_protection_is_paid_with_rage_that_is_there() -> None:
    """With 1 rage Astrid is asked for one warrior only; Bjorn's are not hers to save."""
    match = given_bloodrage(
        turn=BJORN,
        upgrades={ASTRID: "friggas-protection-2"},
        figures={ASTRID: {"angerboda": "2-warrior"}, BJORN: {"angerboda": "leader"}},
        rage={ASTRID: 1},
    )

    table = fight(match, "angerboda")
    table.says(ASTRID, "save warrior with friggas-protection-2")

    assert at(table.game, ASTRID, "angerboda") == "warrior"
    assert at(table.game, ASTRID, "valhalla") == "warrior"
    assert table.game.rage[ASTRID] == 0


@shows("friggas-protection-2")
def test_friggas_protection_saves_own_figures_only() -> None:
    """Astrid's card is of no use to Bjorn, nor is she asked about his warrior."""
    match = given_bloodrage(upgrades={ASTRID: "friggas-protection-2"}, figures=DUEL)

    table = fight(match, "angerboda")

    assert at(table.game, BJORN, "valhalla") == "warrior"
    assert table.asked == (BJORN, "turn")


@shows("tyrs-prowess-2")
def test_tyrs_prowess_keeps_cards_of_the_winner_for_one_rage_each() -> None:
    """Two of three cards come back."""
    match = given_bloodrage(
        seats=4,
        age=2,
        hands={ASTRID: "tyrs-prowess-2 tyrs-smite-1 heimdalls-eye-2a heimdalls-gaze-3a"},
        figures=DUEL,
    )
    table = upgraded(match, "tyrs-prowess-2")

    fight(match, "angerboda", astrid="tyrs-smite-1")
    table.says(ASTRID, "add heimdalls-gaze-3a", "add heimdalls-eye-2a")
    assert table.offered() == [
        "take back tyrs-smite-1", "take back heimdalls-gaze-3a", "take back heimdalls-eye-2a",
        "discard the rest",
    ]  # fmt: skip
    table.says(ASTRID, "take back tyrs-smite-1", "take back heimdalls-gaze-3a", "discard the rest")

    assert hand(table.game, ASTRID) == "tyrs-smite-1 heimdalls-gaze-3a"
    assert discarded(table.game) == "heimdalls-eye-2a"
    assert table.game.rage[ASTRID] == 4 - 2


@shows("tyrs-prowess-2")
def test_tyrs_prowess_need_not_be_paid() -> None:
    match = given_bloodrage(
        seats=4, hands={ASTRID: "tyrs-bash-1"}, upgrades={ASTRID: "tyrs-prowess-2"}, figures=DUEL
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1").says(ASTRID, "discard the rest")

    assert discarded(table.game) == "tyrs-bash-1"
    assert table.game.rage[ASTRID] == 6


@shows("tyrs-prowess-2")
def test_tyrs_prowess_is_for_its_owner_when_it_wins() -> None:
    """Astrid loses, Bjorn wins: neither is asked."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "tyrs-bash-1", BJORN: "tyrs-rage-2"},
        upgrades={ASTRID: "tyrs-prowess-2"},
        figures=AMBUSH,
    )

    table = fight(match, "angerboda", astrid="tyrs-bash-1", bjorn="tyrs-rage-2")

    assert table.asked == (BJORN, "turn")
    assert hand(table.game, ASTRID) == "tyrs-bash-1"
    assert discarded(table.game) == "tyrs-rage-2"


@shows("thors-domain-2")
def test_thors_domain_pillages_right_after_an_invade_for_two_rage() -> None:
    match = given_bloodrage(
        seats=4, hands={ASTRID: "thors-domain-2"}, figures={BJORN: {"angerboda": "warrior"}}
    )
    table = upgraded(match, "thors-domain-2")

    table.says(ASTRID, "invade leader angerboda")
    assert table.offered() == ["pillage angerboda", "let it be"]
    table.says(ASTRID, "pillage angerboda").all_decline()

    assert is_pillaged(table.game, "angerboda")
    assert table.game.rage[ASTRID] == 5 - 2
    assert glories(table.game) == [3, 0, 0, 0]


@shows("thors-domain-2")
def test_thors_domain_may_be_left() -> None:
    """Neither is asked when Bjorn invades the same province after Astrid."""
    match = given_bloodrage(seats=4, upgrades={ASTRID: "thors-domain-2"})

    table = when(match).says(ASTRID, "invade leader angerboda", "let it be")
    table.says(BJORN, "invade leader angerboda")

    assert not is_pillaged(table.game, "angerboda")
    assert table.game.rage[ASTRID] == 6
    assert table.asked == (DAGNY, "turn")


@shows("friggas-domain-3")
@pytest.mark.rule("BR-F19")
def test_friggas_domain_invades_from_valhalla_for_one_rage() -> None:
    """Whatever the figure: a ship of STR 2 costs 1, and the leader does too."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "friggas-domain-3"},
        figures={ASTRID: {"valhalla": "warrior leader ship"}, BJORN: {"valhalla": "warrior"}},
    )
    table = when(match).says(ASTRID, "upgrade friggas-domain-3")
    assert table.asked == (BJORN, "turn")
    assert table.offered("recall") == []
    others_pass(table)

    table.says(ASTRID, "recall ship ne", "recall leader gimle")

    assert at(table.game, ASTRID, "ne") == "ship"
    assert at(table.game, ASTRID, "gimle") == "leader"
    assert at(table.game, ASTRID, "valhalla") == "warrior"
    assert table.game.rage[ASTRID] == 6 - 1 - 1


@shows("friggas-domain-3")
def test_friggas_domain_leaves_the_common_invade_as_it_is() -> None:
    """It is one more choice; a figure of the reserve still costs its STR."""
    match = given_bloodrage(
        upgrades={ASTRID: "friggas-domain-3"}, figures={ASTRID: {"valhalla": "warrior"}}
    )

    table = when(match).says(ASTRID, "invade ship nw")

    assert table.game.rage[ASTRID] == 4
    assert at(table.game, ASTRID, "valhalla") == "warrior"


@shows("odins-throne-3")
def test_odins_throne_doubles_the_glory_of_quests() -> None:
    """Astrid's two quests pay 2 * 5 and 2 * 7; Bjorn's pays what is printed."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "odins-throne-3"},
        quests={ASTRID: "manheim-1a manheim-2a", BJORN: "jotunheim-1a"},
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"utgard": "warrior"}},
    )

    table = pass_all(upgraded(match, "odins-throne-3"))
    table.says(ASTRID, "raise rage", "raise axes").says(BJORN, "raise rage")

    assert glories(table.game) == [2 * 5 + 2 * 7, 5, 0, 0]


@shows("thors-conquest-3")
def test_thors_conquest_pays_three_glory_for_each_figure_on_the_map() -> None:
    """In age 3: a warrior, the leader, the ship; not those in reserve, nor Bjorn's."""
    match = given_bloodrage(
        seats=4,
        age=3,
        hands={ASTRID: "thors-conquest-3"},
        figures={
            ASTRID: {"angerboda": "warrior", "yggdrasil": "leader", "ne": "ship"},
            BJORN: {"angerboda": "3-warrior"},
        },
    )

    table = pass_all(upgraded(match, "thors-conquest-3"))

    assert table.match.over
    assert glories(table.game) == [3 * 3, 0, 0, 0]


@shows("friggas-sacrifice-3")
def test_friggas_sacrifice_gives_two_figures_for_a_stat() -> None:
    """For no rage; Bjorn, who has two figures as well, may not."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "friggas-sacrifice-3"},
        figures={
            ASTRID: {"angerboda": "2-warrior", "gimle": "leader"},
            BJORN: {"gimle": "2-warrior"},
        },
    )
    table = when(match).says(ASTRID, "upgrade friggas-sacrifice-3")
    assert table.offered("sacrifice") == []
    others_pass(table)

    table.says(ASTRID, "sacrifice", "sacrifice warrior angerboda", "sacrifice leader gimle")
    assert table.offered() == ["raise rage", "raise axes", "raise horns"]
    table.says(ASTRID, "raise axes")

    assert at(table.game, ASTRID, "valhalla") == "warrior leader"
    assert at(table.game, ASTRID, "angerboda") == "warrior"
    assert cell(table.game, ASTRID, "axes") == 1
    assert table.game.rage[ASTRID] == 5


@shows("friggas-sacrifice-3")
def test_friggas_sacrifice_is_not_offered_with_one_figure() -> None:
    match = given_bloodrage(
        seats=4, upgrades={ASTRID: "friggas-sacrifice-3"}, figures={ASTRID: {"angerboda": "leader"}}
    )

    assert when(match).offered("sacrifice") == []
