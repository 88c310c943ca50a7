"""LOR-9.6: the monster's round of a hunt."""

from __future__ import annotations

import pytest

from games.lords.table import LordsTable, a_hunt, claws, discarded, hand, markers, played, values
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords.rules.components import ATTACK_DECK, ATTACK_DISCARD, ATTACK_PLAYED

UNHURT = {ASTRID: (3, 2, 4)}
"""Authority 3, strength 2, wisdom 4: injuries are seen."""


def attack_cards(table: LordsTable) -> tuple[int, int, int]:
    """How many attack cards are in the deck, discarded, and open."""
    zones = table.game.zones
    return len(zones[ATTACK_DECK]), len(zones[ATTACK_DISCARD]), len(zones[ATTACK_PLAYED])


@pytest.mark.rule("LOR-9.6.1", "LOR-9.8", "LOR-9.8.2", "LOR-F20")
def test_an_empty_attack_deck_ends_the_hunt_whatever_the_monster_holds() -> None:
    """Quick Attack and the Lair draw 3 cards, and so does Garm's howl: four rounds."""
    table = a_hunt(
        "garm",
        cards="spear-a spear-b axe-a axe-b",
        attributes={ASTRID: (2, 4, 2)},
        attacks="quick attack-1",
    )

    table.says(BJORN, "attack by quick").says(ASTRID, "defend axe-a", "defend no more")
    table.hunter_draws("axe-c thunderclap").monster_draws("recall attack-2 attack-3")
    table.says(ASTRID, "strike spear-a spear", "end round")
    table.says(BJORN, "attack by recall").says(ASTRID, "defend axe-b", "defend no more")
    table.hunter_draws("sword-a sword-b").monster_draws("special-1 mighty wild-1")
    table.says(ASTRID, "strike spear-b spear-army", "end round")
    table.says(BJORN, "attack by special-1").says(ASTRID, "defend no more", "injure authority")
    table.hunter_draws("sword-c").monster_draws("special-2 wild-2 special-3")
    table.says(ASTRID, "strike axe-c axe", "end round")
    table.says(BJORN, "attack by special-2").says(ASTRID, "defend no more", "injure strength")
    table.hunter_draws("bow-a").monster_draws("nasty charge surprise")
    assert attack_cards(table)[0] == 0
    table.says(ASTRID, "strike thunderclap axe", "end round")

    assert table.told("attacks-run-out")
    assert table.asked == (ASTRID, "injure")
    table.says(ASTRID, "injure wisdom")
    assert markers(table.game, "garm").count("astrid") == 4


@pytest.mark.rule("LOR-9.6", "LOR-9.6.2")
def test_the_monster_plays_one_card_for_all_to_see_and_discards_the_rest() -> None:
    table = a_hunt(attacks="mighty special-1")

    table.cannot(BJORN, "attack by charge", "LOR-9.6.2")
    table.says(BJORN, "attack by mighty")

    assert table.asked == (ASTRID, "defend")
    assert claws(table.game, BJORN) == ""
    assert attack_cards(table) == (12, 1, 1)
    assert ("card", "mighty") in table.told("attack")[-1].facts


@pytest.mark.rule("LOR-9.6.3", "LOR-9.6.3.1")
@pytest.mark.parametrize(
    ("defence", "defended"),
    [("sword-a spear-a", True), ("axe-a", False), ("spear-a frenzy-a bow-a", True), ("", False)],
)
def test_the_value_of_any_number_of_cards_must_reach_the_fury(defence: str, defended: bool) -> None:
    """Fury 5: 3 + 2 is enough, 4 is not, and none at all may be played."""
    table = a_hunt(
        cards="sword-a spear-a axe-a frenzy-a bow-a",
        attributes={ASTRID: (3, 5, 3)},
        attacks="attack-2 special-1",
    )

    table.says(BJORN, "attack by attack-2")
    table.says(ASTRID, *(f"defend {card}" for card in defence.split()), "defend no more")

    assert (table.asked[1] != "injure") == defended


@pytest.mark.rule("LOR-9.6.3")
def test_cards_played_to_defend_are_spent_whatever_comes_of_it() -> None:
    table = a_hunt(cards="spear-a bow-a", attacks="attack-3 special-1", attributes=UNHURT)

    table.says(BJORN, "attack by attack-3").says(ASTRID, "defend spear-a", "defend bow-a")
    assert table.offered() == ["defend no more"]
    table.says(ASTRID, "defend no more", "injure wisdom").hunter_draws("sword-a")
    table.monster_draws("attack-1 attack-2")

    assert hand(table.game, ASTRID) == "sword-a"
    assert discarded(table.game) == "spear-a bow-a"


@pytest.mark.rule("LOR-9.6.3")
def test_cards_to_defend_come_from_the_hand_in_any_order() -> None:
    table = a_hunt(
        cards="spear-a bow-a bow-b", attributes={ASTRID: (2, 3, 2)}, attacks="attack-3 special-1"
    )

    table.says(BJORN, "attack by attack-3")
    table.cannot(ASTRID, "defend axe-a", "LOR-3.5", "not in the hand")
    table.cannot(ASTRID, "defend bow-b", "LOR-3.5", "bow-a is like it")
    table.says(ASTRID, "defend bow-a", "defend spear-a", "defend bow-b", "defend no more")

    assert defence_told(table) == 1 + 2 + 1


@pytest.mark.rule("LOR-9.6.3")
def test_in_version_1_cards_to_defend_come_in_the_order_of_the_hand() -> None:
    """So that each set of cards is reached once; after a shield nothing else is offered."""
    table = a_hunt(
        cards="spear-a bow-a shield-a", attributes={ASTRID: (2, 3, 2)},
        attacks="attack-3 special-1", version=1,
    )  # fmt: skip

    table.says(BJORN, "attack by attack-3").says(ASTRID, "defend bow-a")
    table.cannot(ASTRID, "defend spear-a", "LOR-9.6.3", "order of the hand")
    table.says(ASTRID, "defend shield-a")

    assert table.offered() == ["defend no more"]


def defence_told(table: LordsTable) -> int:
    (met,) = table.told("undefended") or table.told("defended")
    return int(dict(met.facts)["defence"])


@pytest.mark.rule("LOR-9.6.3.2")
def test_a_shield_defends_whatever_the_fury() -> None:
    """Value 1 against fury 6."""
    table = a_hunt(cards="shield-a sword-a", attacks="attack-3 special-1")

    table.says(BJORN, "attack by attack-3").says(ASTRID, "defend shield-a", "defend no more")

    assert table.told("blocked")
    assert not table.told("defended")
    assert table.match.decision.rule == "LOR-9.6.5"


@pytest.mark.rule("LOR-9.6.3.2")
@pytest.mark.parametrize("attack", ["charge", "recall"])
def test_two_attacks_are_not_blocked_by_a_shield(attack: str) -> None:
    table = a_hunt(cards="shield-a sword-a", attacks=f"{attack} special-1")

    table.says(BJORN, f"attack by {attack}").says(ASTRID, "defend shield-a", "defend no more")

    assert table.told("undefended")
    assert table.asked == (ASTRID, "injure")


@pytest.mark.rule("LOR-9.6.3.3")
def test_cards_played_to_defend_have_no_hunt_effect() -> None:
    """Frenzy takes no injury and the bow draws nothing: 1 card, with wisdom 2 below the 7."""
    table = a_hunt(cards="bow-a frenzy-a", attacks="special-1 attack-1")

    table.says(BJORN, "attack by special-1").says(ASTRID, "defend frenzy-a", "defend bow-a")
    table.says(ASTRID, "defend no more").hunter_draws("sword-a")
    table.monster_draws("attack-2 attack-3")

    assert hand(table.game, ASTRID) == "sword-a"
    assert values(table.game, ASTRID) == (2, 2, 2)
    assert table.told("injured") == []


@pytest.mark.rule("LOR-9.6.3.3", "LOR-R16")
@pytest.mark.parametrize(
    ("attack", "cards", "drawn"),
    [
        ("attack-3", "reinforcements-a axe-a", "sword-a sword-b"),  # blocks, and draws 1 more
        ("charge", "reinforcements-a axe-a frenzy-a", "sword-a"),  # 7 meets 7, no block
    ],
)
def test_a_shield_card_gives_what_it_prints_for_its_block(
    attack: str, cards: str, drawn: str
) -> None:
    table = a_hunt(
        cards=cards,
        attributes={ASTRID: (2, len(cards.split()), 2)},
        attacks=f"{attack} special-1",
    )

    table.says(BJORN, f"attack by {attack}")
    if attack == "charge":
        table.says(ASTRID, "defend axe-a", "defend frenzy-a")
    table.says(ASTRID, "defend reinforcements-a", "defend no more")
    if attack == "charge":
        table.hunter_draws("bow-a")  # weak point 9 is met by 7 + 2
    table.hunter_draws(drawn)

    assert table.match.decision.rule == "LOR-9.6.7"


@pytest.mark.rule("LOR-9.6.4")
def test_a_defended_attack_has_no_effect_and_an_undefended_one_has() -> None:
    """Mighty Attack: 2 injuries, or none."""
    defended = a_hunt(cards="axe-a bow-a", attacks="mighty attack-1", attributes=UNHURT)
    undefended = a_hunt(cards="axe-a bow-a", attacks="mighty attack-1", attributes=UNHURT)

    defended.says(BJORN, "attack by mighty")
    defended.says(ASTRID, "defend axe-a", "defend bow-a", "defend no more")
    undefended.says(BJORN, "attack by mighty").says(ASTRID, "defend axe-a", "defend no more")
    undefended.says(ASTRID, "injure authority", "injure wisdom")

    assert defended.match.decision.rule == "LOR-9.6.5"  # nothing of the attack is asked
    assert values(defended.game, ASTRID) == (3, 2, 4)
    assert values(undefended.game, ASTRID) == (2, 2, 2)


@pytest.mark.rule("LOR-9.6.4")
def test_no_further_step_follows_an_attack_that_ends_the_hunt() -> None:
    """Neither the hunter's card nor the monster's cards nor a hero's round."""
    table = a_hunt(cards="axe-a bow-a", attacks="recall attack-1", attributes=UNHURT)

    table.says(BJORN, "attack by recall").says(ASTRID, "defend no more")
    assert table.asked == (ASTRID, "injure")
    table.says(ASTRID, "injure authority")

    assert hand(table.game, ASTRID) == "axe-a bow-a"
    assert attack_cards(table) == (12, 2, 0)
    assert table.asked[0] == BJORN


@pytest.mark.rule("LOR-9.6.5", "LOR-9.6.6", "LOR-F19")
@pytest.mark.parametrize(
    ("wisdom", "defence", "drawn"),
    [
        (4, "sword-a", 2),  # 4 + 3 = 7, not defended against 5
        (3, "sword-a", 1),  # 3 + 3 < 7
        (3, "axe-a", 2),  # 3 + 4 = 7, not defended
        (2, "sword-a axe-a", 2),  # defended
        (4, "shield-a", 1),  # defended by the shield, whose 1 counts
        (6, "shield-a", 2),
    ],
)
def test_a_reached_weak_point_draws_one_more_defended_or_not(
    wisdom: int, defence: str, drawn: int
) -> None:
    table = a_hunt(
        cards="sword-a axe-a shield-a",
        attributes={ASTRID: (3, 3, wisdom)},
        attacks="attack-2 special-1",
    )

    table.says(BJORN, "attack by attack-2")
    table.says(ASTRID, *(f"defend {card}" for card in defence.split()), "defend no more")
    if table.asked[1] == "injure":
        table.says(ASTRID, "injure authority")
    table.hunter_draws(" ".join(["spear-a", "spear-b"][:drawn]))

    assert table.match.decision.rule == "LOR-9.6.7"


@pytest.mark.rule("LOR-9.6.6")
def test_an_injury_of_this_very_attack_lowers_the_wisdom_that_counts() -> None:
    table = a_hunt(cards="sword-a axe-a", attributes=UNHURT, attacks="attack-2 special-1")

    table.says(BJORN, "attack by attack-2").says(ASTRID, "defend sword-a", "defend no more")
    table.says(ASTRID, "injure wisdom").hunter_draws("spear-a")

    assert table.match.decision.rule == "LOR-9.6.7"


@pytest.mark.rule("LOR-9.6.7")
@pytest.mark.parametrize(("attack", "draws"), [("mighty", 1), ("attack-1", 2), ("quick", 3)])
def test_the_monster_draws_what_the_card_says_and_the_card_is_discarded(
    attack: str, draws: int
) -> None:
    table = a_hunt(attacks=f"{attack} nasty", cards="shield-a sword-a")

    table.says(BJORN, f"attack by {attack}").says(ASTRID, "defend shield-a", "defend no more")
    table.hunter_draws("spear-a").monster_draws(" ".join(["wild-1", "wild-2", "charge"][:draws]))

    assert table.asked == (ASTRID, "strike")
    assert len(claws(table.game, BJORN).split()) == draws
    assert attack_cards(table) == (12 - draws, 2, 0)


@pytest.mark.rule("LOR-9.6.7")
def test_the_monster_draws_before_its_card_is_discarded() -> None:
    table = a_hunt(attacks="mighty nasty", cards="shield-a sword-a")

    table.says(BJORN, "attack by mighty").says(ASTRID, "defend shield-a", "defend no more")
    table.hunter_draws("spear-a").monster_draws("wild-1")

    kinds = [event.kind for event in table.match.events if event.rule == "LOR-9.6.7"]
    assert kinds.index("monster-draws") < kinds.index("attacks-discarded")


@pytest.mark.rule("LOR-9.6.7", "LOR-F20")
def test_the_monster_draws_no_more_than_there_are() -> None:
    """Two cards are left, three are due; in the next round the deck is empty."""
    table = a_hunt(
        "garm",
        cards="spear-a spear-b axe-a axe-b thunderclap",
        attributes={ASTRID: (2, 5, 2)},
        attacks="quick attack-1",
    )

    table.says(BJORN, "attack by quick").says(ASTRID, "defend axe-a", "defend no more")
    table.hunter_draws("bow-a bow-b").monster_draws("special-1 attack-2 attack-3")
    table.says(ASTRID, "strike spear-a spear", "end round")
    table.says(BJORN, "attack by special-1").says(ASTRID, "defend no more", "injure authority")
    table.hunter_draws("sword-c").monster_draws("special-2 wild-2 mighty")
    table.says(ASTRID, "strike spear-b spear-army", "end round")
    table.says(BJORN, "attack by special-2").says(ASTRID, "defend no more", "injure strength")
    table.hunter_draws("sword-a").monster_draws("nasty charge surprise")
    table.says(ASTRID, "strike bow-a bow", "decline", "end round")
    table.says(BJORN, "attack by charge").says(ASTRID, "defend no more", "injure wisdom")
    table.hunter_draws("bow-c").monster_draws("recall")
    table.says(ASTRID, "strike thunderclap axe", "end round")
    assert attack_cards(table)[0] == 2
    table.says(BJORN, "attack by recall").says(ASTRID, "defend axe-b", "defend no more")
    table.hunter_draws("spear-c axe-c").monster_draws("wild-1 special-3")

    assert table.asked == (ASTRID, "strike")
    assert claws(table.game, BJORN) == "special-3 wild-1"


@pytest.mark.rule("LOR-R17")
def test_cards_played_to_defend_lie_open_until_the_monsters_round_ends() -> None:
    table = a_hunt(cards="sword-a axe-a")

    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend sword-a", "defend no more")
    assert played(table.game, ASTRID) == "sword-a"
    table.says(ASTRID, "injure wisdom").hunter_draws("bow-a")
    assert played(table.game, ASTRID) == "sword-a"
    table.monster_draws("attack-2 attack-3")

    assert played(table.game, ASTRID) == ""
    assert discarded(table.game) == "sword-a"
