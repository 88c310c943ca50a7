"""SOLO-5.0 to SOLO-5.2: a Follower's turn begins: the selected card, its prayer, its hero."""

from __future__ import annotations

import pytest

from games.lords.table import hero_in, tell_armies, values
from games.surtr.table import FOLLOWER, PERSON, cards_held, given_surtr, power, steps_of_turn, when
from kit.table import BJORN, DAGNY
from ragnatafl.games.lords.rules.board import REGION_SET
from ragnatafl.kernel.chance import Outcome

# Select a card


@pytest.mark.rule("SOLO-5.0")
@pytest.mark.parametrize(
    ("place", "card", "region"), [(1, "basic-a1", "1"), (2, "basic-a2", "6"), (3, "basic-a3", "11")]
)
def test_the_die_selects_a_card_of_the_row(place: int, card: str, region: str) -> None:
    """1 left, 2 middle, 3 right; where the hero goes shows that the turn is that card's."""
    table = when(given_surtr(chance="asked")).rolls(place)

    assert table.facts("selects-card")["card"] == card
    assert hero_in(table.game, FOLLOWER) == region


@pytest.mark.rule("SOLO-5.0")
def test_the_die_has_three_ones_two_twos_and_a_three() -> None:
    table = when(given_surtr(chance="asked"))

    assert table.offered() == ["surtr-die 1", "surtr-die 2", "surtr-die 3"]
    weights = [each.weight for each in table.match.decision.options if isinstance(each, Outcome)]
    assert weights == [3, 2, 1]


@pytest.mark.rule("SOLO-5.0.1")
def test_the_steps_of_a_turn_come_in_order() -> None:
    """One sign of each: card, prayer, hero, runes, manoeuvres, special action, bonus, new card."""
    match = given_surtr(
        priests={FOLLOWER: 1}, power={FOLLOWER: 1}, heroes={FOLLOWER: "16"},
        armies=[(FOLLOWER, "3", 3)], control={"3": FOLLOWER},
        rows={FOLLOWER: "basic-a1 basic-b3 basic-a2"}, chance="asked",
    )  # fmt: skip
    table = when(match).rolls(2)

    order = [
        "selects-card", "send-priest", "place-hero", "rune-action", "invades", "special-action",
        "no-bonus", "puts-aside", "new-card",
    ]  # fmt: skip
    table.told_by_chance("action-deck astrid ragnar-1")
    assert [e.kind for e in table.match.events if e.kind in order] == order


@pytest.mark.rule("SOLO-5.0.2")
def test_control_is_settled_at_the_end_of_a_step() -> None:
    """The army in 2 grows to 3 in the rune step; the region is the Follower's before step 4."""
    match = given_surtr(
        armies=[(FOLLOWER, "2", 2)], power={FOLLOWER: 2}, heroes={FOLLOWER: "16"},
        rows={FOLLOWER: "basic-a5 basic-a6 basic-a1"}, chance="asked",
    )  # fmt: skip
    table = when(match).rolls(1)

    assert table.heard("army-grows", "take-control", "could-invade")[:2] == [
        "army-grows owner=astrid value=2 region=2 new=3",
        "take-control region=2 former=nobody",
    ]


@pytest.mark.rule("SOLO-5.0.2")
def test_victory_is_checked_at_the_end_of_a_step() -> None:
    """The same growth makes a third land whole: the Follower wins before its manoeuvres."""
    whole = dict.fromkeys(("5", "6", "7", "8", "9", "10", "1", "3", "4"), FOLLOWER)
    match = given_surtr(
        armies=[(FOLLOWER, "2", 2)], control=whole, power={FOLLOWER: 2},
        heroes={FOLLOWER: "16", PERSON: "13"}, rows={FOLLOWER: "basic-a5 basic-a6 basic-a1"},
        chance="asked",
    )  # fmt: skip
    table = when(match).rolls(1)

    assert table.winners == (FOLLOWER,)
    assert table.ended_by == "LOR-1.2"
    assert table.told("invades") == []


@pytest.mark.rule("SOLO-5.0.2")
def test_its_battle_is_fought_as_soon_as_an_army_enters() -> None:
    """Bjorn is asked for cards in the middle of the manoeuvres."""
    match = given_surtr(
        armies=[(FOLLOWER, "3", 4), (PERSON, "2", 2)], control={"3": FOLLOWER, "2": PERSON},
        hands={PERSON: "axe-a"}, phase="follower-manoeuvres",
    )  # fmt: skip

    assert when(match).asked == (PERSON, "play-or-pass")


# Prayer


@pytest.mark.rule("SOLO-5.1.1")
@pytest.mark.parametrize(
    ("hero", "after", "god"),
    [
        ("ragnar", (3, 2, 2), "odin"),
        ("lagertha", (2, 3, 2), "thor"),
        ("aslaug", (2, 2, 3), "freya"),
    ],
)
def test_a_priest_goes_to_the_monument_of_the_attribute_it_chooses(
    hero: str, after: tuple[int, ...], god: str
) -> None:
    """All are equal, so it is the priority attribute of each tile, which rises by 1."""
    match = given_surtr(
        corrupted={FOLLOWER: hero}, priests={FOLLOWER: 1}, phase="follower-prays"
    )  # fmt: skip
    table = when(match)

    assert table.heard("send-priest") == [f"send-priest god={god}"]
    assert values(table.game, FOLLOWER) == after
    assert table.game.priests[FOLLOWER] == 0


@pytest.mark.rule("SOLO-5.1.1")
def test_without_a_free_priest_nobody_is_sent() -> None:
    table = when(given_surtr(priests={PERSON: 2}, phase="follower-prays"))

    assert table.told("send-priest") == []
    assert values(table.game, FOLLOWER) == (2, 2, 2)


@pytest.mark.rule("SOLO-5.1.1.1")
def test_one_priest_a_turn_is_sent() -> None:
    table = when(given_surtr(priests={FOLLOWER: 3}, phase="follower-prays"))

    assert table.game.priests[FOLLOWER] == 2
    assert table.game.sent[0][FOLLOWER] == 1


@pytest.mark.rule("SOLO-5.1.1", "SOLO-5.1.1.1")
def test_a_full_monument_is_passed_over() -> None:
    """Odin's three spaces are taken; then the lowest attribute, by the order of the tile."""
    match = given_surtr(
        priests={FOLLOWER: 1}, sent={"odin": {PERSON: 3}}, phase="follower-prays"
    )  # fmt: skip

    assert when(match).heard("send-priest") == ["send-priest god=thor"]


@pytest.mark.rule("SOLO-5.1.1.1")
def test_with_all_monuments_full_the_priest_stays() -> None:
    """Nine spaces, taken by the priests of three."""
    match = given_surtr(
        seats=3, people=2, priests={FOLLOWER: 1}, phase="follower-prays",
        sent={"odin": {BJORN: 3}, "thor": {DAGNY: 3}, "freya": {BJORN: 1, FOLLOWER: 2}},
    )  # fmt: skip
    table = when(match)

    assert table.game.priests[FOLLOWER] == 1
    assert values(table.game, FOLLOWER) == (2, 2, 2)


@pytest.mark.rule("SOLO-5.1.1")
def test_a_priest_is_sent_for_the_bonus_alone_when_nothing_can_rise() -> None:
    """S-8: all attributes are 6; Odin is the first of the tile, and his level is 1."""
    match = given_surtr(
        attributes={FOLLOWER: (6, 6, 6)}, priests={FOLLOWER: 1}, levels={"odin": 1},
        armies=[(FOLLOWER, "1", 2)], control={"1": FOLLOWER}, phase="follower-prays",
    )  # fmt: skip
    table = when(match)

    assert table.heard("send-priest") == ["send-priest god=odin"]
    assert values(table.game, FOLLOWER) == (6, 6, 6)
    assert tell_armies(table.game) == ["astrid 3 in 1"]


@pytest.mark.rule("SOLO-5.1.2")
@pytest.mark.parametrize("level", range(4))
def test_the_bonus_of_strength_is_combat_cards(level: int) -> None:
    match = given_surtr(
        corrupted={FOLLOWER: "lagertha"}, priests={FOLLOWER: 1}, levels={"thor": level},
        hands={FOLLOWER: "bow-a"}, phase="follower-prays",
    )  # fmt: skip

    assert cards_held(when(match).game) == 1 + level


@pytest.mark.rule("SOLO-5.1.2")
@pytest.mark.parametrize("level", range(4))
def test_the_bonus_of_wisdom_is_runes(level: int) -> None:
    match = given_surtr(
        corrupted={FOLLOWER: "aslaug"}, priests={FOLLOWER: 1}, levels={"freya": level},
        heroes={FOLLOWER: "16"}, power={FOLLOWER: 1}, phase="follower-prays",
    )  # fmt: skip

    assert power(when(match).game) == 1 + level


@pytest.mark.rule("SOLO-5.1.2", "SOLO-5.1.2.1")
@pytest.mark.parametrize("level", range(4))
def test_the_bonus_of_authority_goes_to_the_frontier_army(level: int) -> None:
    """The army in 1 is beside three regions of others, that in 3 beside one."""
    match = given_surtr(
        priests={FOLLOWER: 1}, levels={"odin": level},
        armies=[(FOLLOWER, "3", 1), (FOLLOWER, "1", 1)], control={"3": FOLLOWER, "1": FOLLOWER},
        phase="follower-prays",
    )  # fmt: skip

    assert tell_armies(when(match).game) == [f"astrid {1 + level} in 1", "astrid 1 in 3"]


@pytest.mark.rule("SOLO-5.1.2.1")
def test_what_a_full_army_cannot_take_goes_to_the_next() -> None:
    """S-10: level 3: the army in 1 grows from 5 to 6, that in 3 by the two points left."""
    match = given_surtr(
        priests={FOLLOWER: 1}, levels={"odin": 3},
        armies=[(FOLLOWER, "3", 1), (FOLLOWER, "1", 5)], control={"3": FOLLOWER, "1": FOLLOWER},
        phase="follower-prays",
    )  # fmt: skip

    assert tell_armies(when(match).game) == ["astrid 6 in 1", "astrid 3 in 3"]


# Forge runes


@pytest.mark.rule("SOLO-5.1.3")
@pytest.mark.parametrize(
    ("hero", "left"), [("2", "6 8 12"), ("1", "6 8 12"), ("5", "2 8 12"), ("11", "2 6 8")]
)
def test_a_rune_is_taken_from_a_forge_at_or_beside_the_hero(hero: str, left: str) -> None:
    """Forges are in 2, 6, 8 and 12."""
    table = when(given_surtr(heroes={FOLLOWER: hero}, phase="follower-prays"))

    assert power(table.game) == 1
    assert REGION_SET.write(table.game.forged) == left


@pytest.mark.rule("SOLO-5.1.3")
def test_a_forge_two_moves_away_or_empty_gives_nothing() -> None:
    far = when(given_surtr(heroes={FOLLOWER: "16"}, phase="follower-prays"))
    empty = when(given_surtr(heroes={FOLLOWER: "1"}, empty_forges="2", phase="follower-prays"))

    assert power(far.game) == power(empty.game) == 0


@pytest.mark.rule("SOLO-5.1.3")
def test_with_six_runes_it_empties_the_forge_all_the_same() -> None:
    """S-36: the surplus is lost."""
    match = given_surtr(heroes={FOLLOWER: "1"}, power={FOLLOWER: 6}, phase="follower-prays")
    table = when(match)

    assert power(table.game) == 6
    assert REGION_SET.write(table.game.forged) == "6 8 12"


@pytest.mark.rule("SOLO-5.1.3.1")
@pytest.mark.parametrize(("person", "taken"), [("5", "6"), ("13", "8")])
def test_of_several_forges_the_one_nearest_to_the_persons_hero(person: str, taken: str) -> None:
    """From 7 both 6 and 8 are beside the hero; one rune only."""
    match = given_surtr(heroes={FOLLOWER: "7", PERSON: person}, phase="follower-prays")
    table = when(match)

    assert table.heard("takes-from-forge") == [f"takes-from-forge region={taken}"]
    assert power(table.game) == 1


@pytest.mark.rule("SOLO-5.1.3.1")
def test_two_heroes_in_one_region_are_as_near_as_one() -> None:
    """From 13 both 8 and 12 are beside the hero; Bjorn and Dagny are in 10, nearer to 8."""
    heroes = {FOLLOWER: "13", BJORN: "10", DAGNY: "10"}
    match = given_surtr(seats=3, people=2, heroes=heroes, phase="follower-prays")

    assert when(match).heard("takes-from-forge") == ["takes-from-forge region=8"]


@pytest.mark.rule("SOLO-5.1.3.1")
@pytest.mark.parametrize(("card", "taken"), [("basic-a1", "6"), ("basic-a2", "8")])
def test_forges_as_near_are_taken_by_the_tie_break(card: str, taken: str) -> None:
    """9 is beside 6 and 8; A1 says Min, A2 says Max."""
    match = given_surtr(heroes={FOLLOWER: "7", PERSON: "9"}, selected=card, phase="follower-prays")

    assert when(match).heard("takes-from-forge") == [f"takes-from-forge region={taken}"]


@pytest.mark.rule("SOLO-5.1.3.2")
def test_the_forge_is_that_of_the_last_place_of_the_hero() -> None:
    """From 16 no forge is near; A2 brings the hero to 6, a forge, too late for this turn."""
    match = given_surtr(
        heroes={FOLLOWER: "16"}, selected="basic-a2",
        steps=steps_of_turn("follower-prays", "place-follower-hero"),
    )  # fmt: skip
    table = when(match)

    assert hero_in(table.game, FOLLOWER) == "6"
    assert power(table.game) == 0


# Hero


@pytest.mark.rule("SOLO-5.2.1")
@pytest.mark.parametrize(("seats", "region"), [(2, "16"), (3, "4")])
def test_the_hero_goes_where_the_card_says(seats: int, region: str) -> None:
    """A4: 16 in the smaller box, 4 in the larger one."""
    match = given_surtr(
        seats=seats, people=seats - 1, rows={FOLLOWER: "basic-a4 basic-a2 basic-a3"},
        phase="place-follower-hero",
    )  # fmt: skip

    assert hero_in(when(match).game, FOLLOWER) == region


@pytest.mark.rule("SOLO-5.2.2")
def test_anything_may_be_where_the_hero_is_placed() -> None:
    """Loki, a monster, armies and the hero of the person are in 6; nothing happens to anybody."""
    match = given_surtr(
        selected="basic-a2", loki="6", monsters={"draugr": "6"}, armies=[(PERSON, "6", 3)],
        control={"6": PERSON}, heroes={FOLLOWER: "16", PERSON: "6"}, phase="place-follower-hero",
    )  # fmt: skip
    table = when(match)

    assert table.heard("place-hero", "move-hero") == ["place-hero region=6"]
    assert tell_armies(table.game) == ["bjorn 3 in 6"]


@pytest.mark.rule("SOLO-5.2.2")
def test_the_hero_may_be_placed_where_it_stands() -> None:
    match = given_surtr(selected="basic-a2", heroes={FOLLOWER: "6"}, phase="place-follower-hero")

    assert hero_in(when(match).game, FOLLOWER) == "6"
