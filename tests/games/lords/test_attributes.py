"""LOR-5 Heroes, attributes, injuries."""

from __future__ import annotations

import pytest

from games.lords.table import (
    controller,
    given_lords,
    hand,
    held_runes,
    new_lords,
    regions_controlled,
    tell_armies,
    values,
    when,
)
from kit.play import played_at_random
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match

# LOR-5.1 The track


@pytest.mark.rule("LOR-5.1", "LOR-7.10.4")
def test_attributes_go_from_two_to_six() -> None:
    """2 at the start; in a whole game never less and never more."""
    match = new_lords(3, 2)
    assert match.state.tokens == [[2, 2, 2]] * 3
    highest = 0
    for _ in played_at_random(match, 2):
        every = [token for tokens in match.state.tokens for token in tokens]
        assert min(every) >= 2
        highest = max(highest, *every)
    assert 2 < highest <= 6


@pytest.mark.rule("LOR-5.1", "LOR-5.1.1", "LOR-F18", "LOR-8.1.1.4")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (5, 6), (6, 6)])
def test_raising_at_six_has_no_effect(before: int, after: int) -> None:
    """The priest is sent all the same, and the bonus of the level comes."""
    match = given_lords(
        priests={ASTRID: 1}, attributes={ASTRID: (2, before, 6)}, levels={"thor": 1}, deck="bow-a"
    )

    table = when(match).says(ASTRID, "send priest thor")

    assert values(table.game, ASTRID) == (2, after, 6)
    assert hand(table.game, ASTRID) == "bow-a"
    assert table.game.priests[ASTRID] == 0


@pytest.mark.rule("LOR-5.1")
@pytest.mark.parametrize("wrong", [1, 7])
def test_no_position_has_an_attribute_outside_the_track(wrong: int) -> None:
    with pytest.raises(BadInput, match=f"attribute {wrong} is not between 2 and 6"):
        given_lords(attributes={ASTRID: (2, wrong, 2)})


def given_attack(
    attack: str,
    attributes: tuple[int, int, int] = (2, 2, 2),
    injured: str = "",
    hero: str = "snorri",
) -> Match[Lords]:
    """Astrid hunts Draugr and is attacked; she has not defended yet."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "9"},
        tiles={ASTRID: f"{hero} thorson", BJORN: "lagertha freyason"},
        attributes={ASTRID: attributes},
        injured={ASTRID: injured},
        monsters={"draugr": "9"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    strength = 2 if "strength" in injured else attributes[1]
    drawn = ("bow-a", "bow-b", "bow-c", "volley-a", "volley-b", "ambush")[:strength]
    table.told_by_chance(*(f"combat-deck {card}" for card in drawn))
    table.told_by_chance(f"attack-deck {attack}", "attack-deck attack-3")
    table.says(BJORN, f"attack by {attack}")
    return match


@pytest.mark.rule("LOR-5.1.2", "LOR-R22")
@pytest.mark.parametrize("which", ["authority", "strength", "wisdom"])
def test_two_is_the_least(which: str) -> None:
    """A nasty wound lowers the highest attribute; with all at 2 any is named, and none falls."""
    table = when(given_attack("nasty")).says(ASTRID, "defend no more", "injure authority")

    table.says(ASTRID, f"weaken {which}")

    assert table.told("lower-attribute") == []
    assert table.game.tokens[ASTRID] == [2, 2, 2]


@pytest.mark.rule("LOR-5.1.2", "LOR-5.3.2")
def test_the_highest_attribute_falls_by_one() -> None:
    """Authority at 5 is injured and counts 2, so strength at 3 is the highest."""
    match = given_attack("nasty", (5, 3, 2), "authority")

    table = when(match).says(ASTRID, "defend no more", "injure wisdom")
    assert table.offered() == ["weaken strength"]
    table.says(ASTRID, "weaken strength")

    assert table.game.tokens[ASTRID] == [5, 2, 2]


# LOR-5.2 What attributes do


@pytest.mark.rule("LOR-5.2.1", "LOR-F35", "LOR-8.4.3")
@pytest.mark.parametrize(
    ("authority", "injured", "value"), [(2, "", 2), (5, "", 5), (5, "authority", 2)]
)
def test_authority_is_the_value_of_recruited_armies(
    authority: int, injured: str, value: int
) -> None:
    """Injured it counts 2."""
    match = given_lords(
        phase="manoeuvres",
        attributes={ASTRID: (authority, 3, 4)},
        injured={ASTRID: injured},
        control={"1": ASTRID},
    )

    table = when(match).says(ASTRID, "recruit 1")

    assert tell_armies(table.game) == [f"astrid {value} in 1"]


@pytest.mark.rule("LOR-5.2.2", "LOR-9.5.2", "LOR-5.3.2")
@pytest.mark.parametrize(
    ("strength", "injured", "count"), [(2, "", 2), (5, "", 5), (5, "strength", 2)]
)
def test_strength_is_the_number_of_cards_drawn_for_a_hunt(
    strength: int, injured: str, count: int
) -> None:
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "9"},
        attributes={ASTRID: (3, strength, 4)},
        injured={ASTRID: injured},
        monsters={"draugr": "9"},
    )

    table = when(match).says(ASTRID, "act monsters", "hunt draugr")

    assert len(hand(table.game, ASTRID).split()) == count


@pytest.mark.rule("LOR-5.2.2", "LOR-5.3.2")
@pytest.mark.parametrize(
    ("strength", "injured", "may"), [(2, "", False), (3, "", True), (6, "strength", False)]
)
def test_strength_is_the_reach_of_usurping(strength: int, injured: str, may: bool) -> None:
    """Region 6 has a population strength of 3."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "6"},
        attributes={ASTRID: (6, strength, 6)},
        injured={ASTRID: injured},
    )

    table = when(match)

    assert ("act usurp" in table.offered()) == may
    if may:
        table.says(ASTRID, "act usurp", "decline")
        assert controller(table.game, "6") == ASTRID
    else:
        table.cannot(ASTRID, "act usurp", "LOR-8.5.10.1")


@pytest.mark.rule("LOR-5.2.3", "LOR-9.6.6", "LOR-5.3.2")
@pytest.mark.parametrize(("wisdom", "injured", "cards"), [(6, "", 2), (5, "", 1), (6, "wisdom", 1)])
def test_wisdom_helps_to_find_the_weak_point(wisdom: int, injured: str, cards: int) -> None:
    """The attack has weak point 6: wisdom alone is enough, or not."""
    match = given_attack("attack-1", (2, 2, wisdom), injured)

    table = when(match).says(ASTRID, "defend no more", "injure authority")
    for card in ("axe-a", "axe-b", "axe-c")[:cards]:
        table.told_by_chance(f"combat-deck {card}")
    table.told_by_chance("attack-deck wild-1", "attack-deck wild-2")

    assert len(hand(table.game, ASTRID).split()) == 2 + cards


@pytest.mark.rule("LOR-5.2.3", "LOR-4.2", "LOR-5.3.2")
@pytest.mark.parametrize(("wisdom", "injured", "kept"), [(3, "", 3), (3, "wisdom", 2), (2, "", 2)])
def test_wisdom_limits_the_reserve(wisdom: int, injured: str, kept: int) -> None:
    match = given_lords(
        phase="special-action",
        attributes={ASTRID: (4, 4, wisdom)},
        injured={ASTRID: injured},
        runes={ASTRID: "uruz uruz"},
    )

    table = when(match).says(ASTRID, "act prepare", "gain algiz")

    assert (table.asked[1] == "limit-runes") == (kept == 2)


# LOR-5.3 Injuries


def given_mjolnir(
    attributes: tuple[int, int, int] = (3, 4, 5), injured: str = "", region: str = "16"
) -> Match[Lords]:
    """Astrid is about to choose what Mjolnir does to Bjorn's hero."""
    match = given_lords(
        phase="special-action",
        control={"10": ASTRID},
        heroes={BJORN: region},
        attributes={BJORN: attributes},
        injured={BJORN: injured},
    )
    when(match).says(ASTRID, "use mjolnir")
    return match


@pytest.mark.rule("LOR-5.3", "LOR-5.3.1", "LOR-5.3.2", "LOR-F16")
@pytest.mark.parametrize(
    ("choice", "counted"),
    [("authority", (2, 4, 5)), ("strength", (3, 2, 5)), ("wisdom", (3, 4, 2))],
)
def test_an_injury_turns_a_token_of_the_players_choice(
    choice: str, counted: tuple[int, ...]
) -> None:
    """Bjorn chooses, in Astrid's turn; the token stays where it is, but counts 2."""
    table = when(given_mjolnir()).says(ASTRID, "injure hero of bjorn")
    assert table.asked == (BJORN, "injure")
    assert table.offered() == ["injure authority", "injure strength", "injure wisdom"]
    table.says(BJORN, f"injure {choice}")

    assert values(table.game, BJORN) == counted
    assert table.game.tokens[BJORN] == [3, 4, 5]


@pytest.mark.rule("LOR-5.3", "LOR-F16")
def test_only_an_unhurt_token_can_be_turned() -> None:
    table = when(given_mjolnir(injured="strength")).says(ASTRID, "injure hero of bjorn")

    table.cannot(BJORN, "injure strength", "LOR-5.3")

    assert table.offered() == ["injure authority", "injure wisdom"]


@pytest.mark.rule("LOR-5.3.1")
def test_several_injuries_come_one_by_one() -> None:
    """A mighty attack deals two."""
    table = when(given_attack("mighty")).says(ASTRID, "defend no more")

    assert table.asked == (ASTRID, "injure")
    table.says(ASTRID, "injure strength")
    assert table.offered() == ["injure authority", "injure wisdom"]
    table.says(ASTRID, "injure wisdom")

    assert table.game.injured[ASTRID] == 0b110
    assert table.asked[1] == "chance"


@pytest.mark.rule("LOR-5.3.3", "LOR-5.3.5")
def test_an_injured_token_moves_and_counts_again_when_healed() -> None:
    """Authority at 3 is injured: the priest raises it to 4, and it still counts 2."""
    match = given_lords(
        priests={ASTRID: 1}, attributes={ASTRID: (3, 2, 2)}, injured={ASTRID: "authority"}
    )

    table = when(match).says(ASTRID, "send priest odin")
    assert table.game.tokens[ASTRID] == [4, 2, 2]
    assert values(table.game, ASTRID) == (2, 2, 2)
    table.says(ASTRID, "heal authority")

    assert values(table.game, ASTRID) == (4, 2, 2)


@pytest.mark.rule("LOR-5.3.4")
def test_with_all_injured_more_injuries_are_ignored() -> None:
    """Grendel attacks the region where both heroes are: Bjorn's has nothing left to injure."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "9", BJORN: "9"},
        attributes={BJORN: (3, 4, 5)},
        injured={BJORN: "authority strength wisdom"},
        monsters={"grendel": "9"},
        chance="asked",
    )

    table = when(match).says(ASTRID, "act monsters", "activate grendel")
    table.told_by_chance("monster-die attack").says(ASTRID, "injure strength")

    assert table.game.active == BJORN
    assert table.game.injured == [0b010, 0b111]
    assert table.game.tokens[BJORN] == [3, 4, 5]


@pytest.mark.rule("LOR-5.3.4", "LOR-9.8.1")
def test_with_all_injured_another_injury_ends_a_hunt() -> None:
    match = given_attack("attack-1", (2, 2, 2), "authority strength wisdom")

    table = when(match).says(ASTRID, "defend no more")

    assert table.game.prey == -1
    assert [event.kind for event in match.events if event.kind.startswith("hunt-")] == [
        "hunt-fails"
    ]


@pytest.mark.rule("LOR-5.3.5")
@pytest.mark.parametrize(("choice", "counted"), [("strength", (2, 4, 2)), ("wisdom", (2, 2, 5))])
def test_healing_turns_one_token_of_choice_back(choice: str, counted: tuple[int, ...]) -> None:
    match = given_lords(
        phase="hero-phase",
        attributes={ASTRID: (2, 4, 5)},
        injured={ASTRID: "strength wisdom"},
    )

    table = when(match).cannot(ASTRID, "heal authority", "LOR-5.3.5")
    assert table.offered("heal") == ["heal strength", "heal wisdom"]
    table.says(ASTRID, f"heal {choice}")

    assert values(table.game, ASTRID) == counted
    assert table.game.tokens[ASTRID] == [2, 4, 5]


# LOR-5.4 Abilities


@pytest.mark.rule("LOR-5.4")
def test_the_ability_of_a_hero_lasts_the_whole_game() -> None:
    """Snorri gains a rune for each settlement of his land, turn after turn; Bjorn's hero none."""
    match = given_lords(
        tiles={ASTRID: "snorri thorson", BJORN: "lagertha freyason"},
        phase="manoeuvres",
        armies=[(ASTRID, "2", 2), (ASTRID, "2", 3), (BJORN, "8", 2)],
        heroes={ASTRID: "2", BJORN: "8"},
        turns=40,
    )

    table = when(match).says(ASTRID, "move astrid 2 from 2 to 1", "gain uruz")
    table.says(ASTRID, "act mobilise", "move astrid 3 from 2 to 3", "stop", "gain algiz")
    table.skips(BJORN, "prayer", "hero-phase").says(BJORN, "move bjorn 2 from 8 to 9")

    assert held_runes(table.game, ASTRID) == "uruz algiz"
    assert regions_controlled(table.game, BJORN) == "9"
    assert held_runes(table.game, BJORN) == ""


@pytest.mark.rule("LOR-5.4")
def test_an_ability_is_its_owners_alone() -> None:
    """Bjorn has Snorri; Astrid takes a settlement in the land where he is."""
    match = given_lords(
        tiles={ASTRID: "ragnar thorson", BJORN: "snorri freyason"},
        phase="manoeuvres",
        armies=[(ASTRID, "2", 2)],
        heroes={ASTRID: "2", BJORN: "4"},
    )

    table = when(match).says(ASTRID, "move astrid 2 from 2 to 1")

    assert controller(table.game, "1") == ASTRID
    assert table.asked == (ASTRID, "special-action")
