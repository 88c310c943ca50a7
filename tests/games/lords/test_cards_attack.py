"""LOR-9.17.2: the attack cards of monsters, each undefended, met by its fury, and by a shield."""

from __future__ import annotations

from importlib.resources import files

import pytest

from games.lords.table import (
    LordsTable,
    a_hunt,
    attack,
    claws,
    discarded,
    draws,
    given_lords,
    hand,
    hunt,
    values,
)
from kit.table import ASTRID, BJORN
from kit.titles import shows
from ragnatafl.games.lords import GAME
from ragnatafl.kernel.language import LANGUAGES, language

OTHER = "attack-1"
"""What the monster holds besides, and discards."""


def given_attack(
    card: str,
    hand: str = "",
    attributes: tuple[int, int, int] = (2, 2, 3),
    injured: str = "",
    drawn: str = "reinforcements-a reinforcements-b",
) -> LordsTable:
    """Draugr, hunted in region 1 by Astrid, holds this card."""
    match = given_lords(
        phase="special-action",
        monsters={"draugr": "1"},
        attributes={ASTRID: attributes},
        hands={ASTRID: hand},
        injured={ASTRID: injured} if injured else {},
        chance="asked",
    )
    other = OTHER if card != OTHER else "attack-2"
    return hunt(match, "draugr", drawn, f"{card} {other}")


SPARE = ("special-1", "quick", "mighty", "nasty")
"""Attack cards for the monster to draw."""

CARDS = {
    "special-1": (4, 7, 2),
    "special-2": (4, 7, 2),
    "special-3": (4, 7, 1),
    "attack-1": (4, 6, 2),
    "attack-2": (5, 7, 2),
    "attack-3": (6, 8, 2),
    "mighty": (5, 8, 1),
    "wild-1": (5, 7, 2),
    "wild-2": (6, 8, 2),
    "quick": (4, 6, 3),
    "nasty": (5, 7, 2),
    "charge": (7, 9, 1),
    "surprise": (6, 8, 2),
    "recall": (4, 6, 3),
}
"""Fury, weak point, and how many cards the monster draws."""
CARDS_OF_VALUE = {4: "axe-a", 5: "axe-a bow-a", 6: "spear-a axe-a", 7: "sword-a axe-a"}
"""Combat cards of just this total, by title."""
SHORT = {4: "sword-a", 5: "axe-a", 6: "axe-a bow-a", 7: "spear-a axe-a"}
"""One less than this."""


@shows(*CARDS)
@pytest.mark.rule("LOR-9.6.3.1", "LOR-9.6.4", "LOR-9.17.2")
@pytest.mark.parametrize("card", CARDS)
def test_cards_as_strong_as_the_fury_defend(card: str) -> None:
    """The attack has no effect, and the monster draws as many cards as it says."""
    fury, weak, count = CARDS[card]
    table = given_attack(card, CARDS_OF_VALUE[fury], (2, 2, 2))

    attack(table, card, defend=CARDS_OF_VALUE[fury])

    assert table.told("defended")[-1].all_facts() == {"fury": fury, "defence": fury}
    more = " hammer-b" if 2 + fury >= weak else ""
    draws(table, f"hammer-a{more}", " ".join([c for c in SPARE if c != card][:count]))
    assert table.asked == (ASTRID, "strike")
    assert values(table.game, ASTRID) == (2, 2, 2)
    assert table.game.injured[ASTRID] == 0
    assert len(claws(table.game, BJORN).split()) == count
    assert len(hand(table.game, ASTRID).split()) == 2 + 1 + bool(more)


@shows(*CARDS)
@pytest.mark.rule("LOR-9.6.3.1", "LOR-9.6.3")
@pytest.mark.parametrize("card", CARDS)
def test_one_less_than_the_fury_does_not_defend(card: str) -> None:
    """The cards are spent all the same."""
    fury, _, _ = CARDS[card]
    table = given_attack(card, SHORT[fury])

    attack(table, card, defend=SHORT[fury])

    assert table.told("undefended")[-1].all_facts() == {"fury": fury, "defence": fury - 1}
    assert "axe-a" not in hand(table.game, ASTRID)
    assert "sword-a" not in hand(table.game, ASTRID)


@shows(*CARDS)
@pytest.mark.rule("LOR-9.6.3.2")
@pytest.mark.parametrize("card", CARDS)
def test_a_shield_blocks_all_but_the_charge_and_the_retreat(card: str) -> None:
    table = given_attack(card, "shield-a")

    attack(table, card, defend="shield-a")

    blocked = card not in ("charge", "recall")
    assert bool(table.told("blocked")) == blocked
    assert bool(table.told("undefended")) != blocked


BLOCKS = ("reinforcements-a", "shield-a", "bow-a shield-a", "spear-a shield-a", "sword-a shield-a")
"""Combat cards with a shield, by their total value from 0 to 4."""


@shows(*CARDS)
@pytest.mark.rule("LOR-9.6.5", "LOR-9.6.6")
@pytest.mark.parametrize("card", [card for card in CARDS if card != "recall"])
@pytest.mark.parametrize("short", [0, 1])
def test_wisdom_and_values_that_reach_the_weak_point_draw_one_more(card: str, short: int) -> None:
    """Wisdom 5 and the value of the defence reach it, or fall one short of it."""
    _, weak, _ = CARDS[card]
    value = weak - 5 - short
    held = "sword-a spear-a bow-a shield-a"
    table = given_attack(card, held, (2, 2, 5))

    attack(table, card, *(["injure strength"] if card == "charge" else []), defend=BLOCKS[value])

    drawn = 1 + (not short) + (value == 0)  # Reinforcements bring one of their own
    draws(table, " ".join(["hammer-a", "hammer-b", "hammer-c"][:drawn]))
    assert table.offered()[0].startswith("attack-deck"), "and no more"


@shows("recall")
@pytest.mark.rule("LOR-9.6.6")
def test_who_stops_the_retreat_to_the_lair_always_draws_two() -> None:
    """A total of 4 and the least wisdom are its weak point 6."""
    table = given_attack("recall", "axe-a", (2, 2, 2))

    attack(table, "recall", defend="axe-a")

    draws(table, "hammer-a hammer-b", "quick mighty nasty")
    assert table.asked == (ASTRID, "strike")


# What they do


@shows("special-1", "special-2", "special-3")
@pytest.mark.rule("LOR-9.6.4", "LOR-9.17.3")
@pytest.mark.parametrize("card", ["special-1", "special-2", "special-3"])
def test_a_special_attack_is_that_of_the_board(card: str) -> None:
    """Draugr: 1 injury, and a combat card of choice."""
    table = given_attack(card)

    attack(table, card, "injure strength", "discard card reinforcements-a")

    assert values(table.game, ASTRID) == (2, 2, 3)
    assert table.game.injured[ASTRID] == 0b010
    assert hand(table.game, ASTRID) == "reinforcements-b"


@shows("attack-1", "attack-2", "attack-3", "charge")
@pytest.mark.rule("LOR-9.6.4", "LOR-5.3.1")
@pytest.mark.parametrize("card", ["attack-1", "attack-2", "attack-3", "charge"])
def test_an_attack_injures_once(card: str) -> None:
    """The hunter chooses the attribute, and draws afterwards."""
    table = attack(given_attack(card), card)
    assert table.asked == (ASTRID, "injure")
    assert table.offered() == ["injure authority", "injure strength", "injure wisdom"]

    table.says(ASTRID, "injure wisdom")

    assert table.asked[1] == "chance"
    assert table.game.injured[ASTRID] == 0b100
    assert hand(table.game, ASTRID) == "reinforcements-a reinforcements-b"


@shows("mighty")
@pytest.mark.rule("LOR-9.6.4", "LOR-5.3.1")
def test_a_mighty_attack_injures_twice() -> None:
    table = attack(given_attack("mighty"), "mighty", "injure wisdom")
    assert table.offered() == ["injure authority", "injure strength"]

    table.says(ASTRID, "injure strength")

    assert table.game.injured[ASTRID] == 0b110
    assert table.asked[1] == "chance"


@shows("mighty")
@pytest.mark.rule("LOR-9.8.1", "LOR-9.8.5")
def test_a_second_injury_of_a_mighty_attack_may_end_the_hunt() -> None:
    """With two attributes hurt before, the last one is hurt by the first of both."""
    table = given_attack("mighty", injured="authority strength", attributes=(2, 2, 2))

    attack(table, "mighty", "injure wisdom")

    assert table.told("hunt-fails")
    assert not table.told("monster-draws")[1:]


@shows("wild-1", "wild-2")
@pytest.mark.rule("LOR-9.6.4")
@pytest.mark.parametrize("card", ["wild-1", "wild-2"])
def test_a_wild_attack_injures_and_costs_a_card_at_random(card: str) -> None:
    """Chance says which, out of the whole hand."""
    table = attack(given_attack(card), card, "injure strength")
    assert table.offered() == ["hand astrid reinforcements-a", "hand astrid reinforcements-b"]

    table.told_by_chance("hand astrid reinforcements-a")

    assert hand(table.game, ASTRID) == "reinforcements-b"
    assert discarded(table.game) == "reinforcements-a"
    assert table.game.injured[ASTRID] == 0b010


@shows("wild-1")
@pytest.mark.rule("LOR-9.6.4")
def test_a_wild_attack_finds_an_empty_hand() -> None:
    table = given_attack("wild-1", drawn="bow-a bow-b")

    attack(table, "wild-1", "injure strength", defend="bow-a bow-b")

    assert hand(table.game, ASTRID) == ""
    assert table.game.injured[ASTRID] == 0b010


@shows("quick")
@pytest.mark.rule("LOR-9.6.4", "LOR-5.3.2")
def test_a_quick_attack_injures_and_leaves_as_many_cards_as_wisdom() -> None:
    """Five cards and wisdom 3: two go by choice. Injured, it counts 2: three go."""
    table = given_attack("quick", "sword-a spear-a axe-a")
    attack(table, "quick", "injure strength", "discard card sword-a", "discard card axe-a")
    assert table.asked[1] == "chance"
    assert hand(table.game, ASTRID) == "spear-a reinforcements-a reinforcements-b"

    table = given_attack("quick", "sword-a spear-a axe-a")
    attack(table, "quick", "injure wisdom", "discard card sword-a", "discard card axe-a")
    assert table.asked == (ASTRID, "lose-card")
    table.says(ASTRID, "discard card spear-a")
    assert hand(table.game, ASTRID) == "reinforcements-a reinforcements-b"


@shows("quick")
@pytest.mark.rule("LOR-9.6.4")
def test_a_quick_attack_leaves_a_small_hand_alone() -> None:
    table = attack(given_attack("quick"), "quick", "injure strength")

    assert table.asked[1] == "chance"
    assert hand(table.game, ASTRID) == "reinforcements-a reinforcements-b"


@shows("nasty")
@pytest.mark.rule("LOR-9.6.4", "LOR-5.1.2")
def test_a_nasty_wound_lowers_the_highest_attribute() -> None:
    """Of two equally high ones the hunter chooses."""
    table = given_attack("nasty", attributes=(4, 2, 4))
    attack(table, "nasty", "injure strength")
    assert table.asked == (ASTRID, "weaken")
    assert table.offered() == ["weaken authority", "weaken wisdom"]

    table.says(ASTRID, "weaken wisdom")

    assert values(table.game, ASTRID) == (4, 2, 3)


@shows("nasty")
@pytest.mark.rule("LOR-9.6.4", "LOR-5.3.2")
def test_a_nasty_wound_injures_first() -> None:
    """An injured attribute counts 2, so another is the highest then."""
    table = given_attack("nasty", attributes=(5, 3, 2), drawn="bow-a bow-b bow-c")

    attack(table, "nasty", "injure authority")

    assert table.offered() == ["weaken strength"]
    table.says(ASTRID, "weaken strength")
    assert table.game.tokens[ASTRID] == [5, 2, 2]


@shows("nasty")
@pytest.mark.rule("LOR-5.1.2", "LOR-R22")
def test_a_nasty_wound_lowers_nothing_below_two() -> None:
    """Wisdom 4, injured, counts 2 like the others; one at 2 may be chosen, and stays."""
    table = given_attack("nasty", attributes=(2, 2, 4))

    attack(table, "nasty", "injure wisdom")

    assert table.offered() == ["weaken authority", "weaken strength", "weaken wisdom"]
    table.says(ASTRID, "weaken strength")
    assert table.game.tokens[ASTRID] == [2, 2, 4]


@shows("surprise")
@pytest.mark.rule("LOR-9.6.4", "LOR-R27")
@pytest.mark.parametrize(
    ("held", "lost"),
    [("", 1), ("sword-a", 2), ("sword-a spear-a", 2), ("sword-a spear-a bow-a", 3)],
)
def test_a_surprise_attack_costs_half_of_the_hand_and_no_injury(held: str, lost: int) -> None:
    """Rounded up, by choice: of 2, 3, 4 and 5 cards."""
    table = attack(given_attack("surprise", held), "surprise")

    for _ in range(lost):
        assert table.asked == (ASTRID, "lose-card")
        table.says(ASTRID, table.offered()[0])

    assert table.asked[1] == "chance"
    assert len(hand(table.game, ASTRID).split()) == 2 + len(held.split()) - lost
    assert table.game.injured[ASTRID] == 0


@shows("recall")
@pytest.mark.rule("LOR-9.8.3", "LOR-9.8.5", "LOR-9.6.4")
def test_a_retreat_to_the_lair_ends_the_hunt() -> None:
    """A failure: one injury, and no card is drawn."""
    table = attack(given_attack("recall"), "recall")

    assert table.told("hunt-fails")
    assert table.asked == (ASTRID, "injure")
    table.says(ASTRID, "injure strength")
    assert table.game.injured[ASTRID] == 0b010
    assert hand(table.game, ASTRID) == "reinforcements-a reinforcements-b"
    assert table.asked[0] == BJORN, "the turn is over"


@shows("recall")
@pytest.mark.rule("LOR-9.6.3.2")
def test_cards_stop_the_retreat_to_the_lair_where_a_shield_does_not() -> None:
    table = given_attack("recall", "shield-a sword-a")

    attack(table, "recall", defend="sword-a shield-a")  # 3 and 1 make 4

    assert table.told("defended")
    assert not table.told("hunt-fails")


@pytest.mark.rule("LOR-R22")
def test_a_nasty_wound_may_meet_a_two_where_all_are_equal() -> None:
    table = a_hunt(
        cards="sword-a axe-a",
        attacks="nasty special-1",
        attributes={ASTRID: (5, 2, 2)},
        injured={ASTRID: "authority"},
    )

    table.says(BJORN, "attack by nasty").says(ASTRID, "defend no more", "injure strength")

    assert table.offered() == ["weaken authority", "weaken strength", "weaken wisdom"]
    table.says(ASTRID, "weaken wisdom")
    assert table.game.tokens[ASTRID] == [5, 2, 2]


@pytest.mark.rule("LOR-R27")
def test_of_a_surprise_the_hunter_chooses_the_half() -> None:
    table = a_hunt(cards="sword-a axe-a", attacks="surprise special-1")
    table.says(BJORN, "attack by surprise").says(ASTRID, "defend no more")
    assert table.asked == (ASTRID, "lose-card")


@pytest.mark.rule("LOR-9.6.3.2")
@pytest.mark.parametrize("code", LANGUAGES)
def test_how_to_play_names_the_attacks_that_no_shield_stops(code: str) -> None:
    page = files(GAME.package).joinpath("words", "how", f"{code}.md").read_text(encoding="utf-8")
    speech = language(code, *GAME.packages)

    assert speech.name("charge") in page
    assert speech.name("recall") in " ".join(page.split())
