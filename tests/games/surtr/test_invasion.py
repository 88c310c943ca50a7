"""SOLO-5.4.0 to SOLO-5.4.6: which regions a Follower can invade, and what it controls then."""

from __future__ import annotations

import pytest

from games.lords.table import controller, fight, tell_armies
from games.surtr.table import FOLLOWER, PERSON, SurtrTable, given_surtr, when
from ragnatafl.kernel.seats import NOBODY, Seat

HAND = "bow-a spear-a hammer-a sword-a"
"""Four combat cards, the first so many of which a test gives."""


def manoeuvres(
    own: int = 2,
    *,
    theirs: tuple[int, ...] = (),
    held: bool = True,
    cards: int = 0,
    tucked: str = "",
    wisdom: int = 2,
    person: str = "9",
    blessings: str = "",
    played: str = "",
) -> SurtrTable:
    """A Follower's army in 3, whose only neighbour is 2 (population strength 3, a shrine).

    `theirs` are the values of armies of the person in 2, which is the person's region if `held`.
    """
    control = {"3": FOLLOWER} | ({"2": PERSON} if held else {})
    match = given_surtr(
        armies=[(FOLLOWER, "3", own), *((PERSON, "2", value) for value in theirs)],
        control=control, hands={FOLLOWER: " ".join(HAND.split()[:cards]), PERSON: played},
        attributes={FOLLOWER: (2, 2, wisdom)}, heroes={FOLLOWER: "16", PERSON: person},
        blessings={FOLLOWER: tucked, PERSON: blessings}, phase="follower-manoeuvres",
    )  # fmt: skip
    return when(match)


def invaded(table: SurtrTable) -> list[str]:
    """Where its armies went, one entry for each invasion."""
    return [str(event.all_facts()["region"]) for event in table.told("invades")]


# Terms


@pytest.mark.rule("SOLO-5.4.0")
def test_only_regions_beside_its_armies_are_tested() -> None:
    """From 3 the weak region 1, two moves away, is not looked at."""
    table = manoeuvres(own=2, held=False)

    assert invaded(table) == []
    assert table.told("could-invade") == []


@pytest.mark.rule("SOLO-5.4.0")
@pytest.mark.parametrize(("wisdom", "goes"), [(2, []), (3, ["2"])])
def test_cards_count_up_to_wisdom(wisdom: int, goes: list[str]) -> None:
    """Four cards in hand, 2 against 4: 2 + 2 is not more than 4, 2 + 3 is."""
    assert invaded(manoeuvres(own=2, theirs=(4,), cards=4, wisdom=wisdom)) == goes


@pytest.mark.rule("SOLO-5.4.0")
def test_a_region_of_its_own_is_no_target() -> None:
    match = given_surtr(
        armies=[(FOLLOWER, "3", 6)], control={"3": FOLLOWER, "2": FOLLOWER},
        phase="follower-manoeuvres",
    )  # fmt: skip

    assert when(match).told("could-invade") == []


@pytest.mark.rule("SOLO-5.4.0.1")
def test_it_never_joins_armies_for_an_attack() -> None:
    """Two armies of 2 stand in 3; each alone is too weak for 3."""
    match = given_surtr(
        armies=[(FOLLOWER, "3", 2), (FOLLOWER, "3", 2)], control={"3": FOLLOWER},
        phase="follower-manoeuvres",
    )  # fmt: skip

    assert invaded(when(match)) == []


@pytest.mark.rule("SOLO-5.4.0", "SOLO-5.4.0.1")
def test_the_strongest_army_beside_the_region_counts() -> None:
    match = given_surtr(
        armies=[(FOLLOWER, "3", 1), (FOLLOWER, "1", 3)], control={"3": FOLLOWER, "1": FOLLOWER},
        phase="follower-manoeuvres",
    )  # fmt: skip
    table = when(match)

    assert [event.all_facts()["region"] for event in table.told("could-invade")] == ["2", "5"]


# Neutral regions


@pytest.mark.rule("SOLO-5.4.1")
@pytest.mark.parametrize(
    ("own", "tucked", "goes"),
    [
        (3, "", ["2"]),
        (2, "", []),
        (2, "levy", ["2"]),
        (1, "levy", []),
        (1, "levy wolf-pack", ["2"]),
    ],
)
def test_a_neutral_region_against_army_and_tucked_cards(
    own: int, tucked: str, goes: list[str]
) -> None:
    """Population strength 3 is at most A + tucked."""
    assert invaded(manoeuvres(own=own, held=False, tucked=tucked)) == goes


@pytest.mark.rule("SOLO-5.4.1")
def test_cards_in_hand_do_not_help_against_a_neutral_region() -> None:
    assert invaded(manoeuvres(own=2, held=False, cards=4)) == []


# Regions of people


@pytest.mark.rule("SOLO-5.4.2")
def test_a_persons_region_without_armies_can_always_be_invaded() -> None:
    """An army of 1, population strength 3: difficulty 0."""
    table = manoeuvres(own=1)

    assert table.facts("could-invade")["difficulty"] == 0
    assert controller(table.game, "2") == FOLLOWER
    assert tell_armies(table.game) == ["astrid 1 in 2"]


@pytest.mark.rule("SOLO-5.4.3")
@pytest.mark.parametrize(
    ("own", "cards", "tucked", "goes"),
    [
        (3, 0, "", []),
        (4, 0, "", ["2"]),
        (2, 1, "", []),
        (2, 2, "", ["2"]),
        (2, 1, "levy", ["2"]),
        (3, 0, "levy", ["2"]),
    ],
)
def test_a_persons_armies_against_army_hand_and_tucked_cards(
    own: int, cards: int, tucked: str, goes: list[str]
) -> None:
    """Armies of 2 and 1 make 3, which must be less than A + cards + tucked."""
    assert invaded(manoeuvres(own=own, theirs=(2, 1), cards=cards, tucked=tucked)) == goes


@pytest.mark.rule("SOLO-5.4.3")
@pytest.mark.parametrize(("person", "goes"), [("9", ["2"]), ("2", [])])
def test_standing_bonuses_are_part_of_the_difficulty(person: str, goes: list[str]) -> None:
    """S-37: the Raven Banner adds 2 where Bjorn's hero is, for certain: 5 instead of 3."""
    table = manoeuvres(own=5, theirs=(3,), person=person, blessings="raven-banner")

    assert invaded(table) == goes


@pytest.mark.rule("SOLO-5.4.3")
def test_what_a_card_would_have_to_bring_is_not_standing() -> None:
    """S-37: the War Council adds 2 to the first card played: nothing is certain about that."""
    assert invaded(manoeuvres(own=4, theirs=(3,), blessings="war-council", played="axe-a")) == ["2"]


# Taking that wins at once

ALL_BUT_13 = dict.fromkeys(("5", "6", "7", "8", "9", "10", "11", "12"), FOLLOWER)
"""Two whole lands, and of the third only 13 is missing."""


def before_the_third_land(value: int, *, last: bool = True) -> SurtrTable:
    """Bjorn's army of this value in 13; the Follower has 2 in 12, and Thor's artefact for 10."""
    control = ALL_BUT_13 | {"13": PERSON} | ({} if last else {"5": PERSON})
    match = given_surtr(
        armies=[(FOLLOWER, "12", 2), (PERSON, "13", value)],
        control=control, heroes={FOLLOWER: "16", PERSON: "1"}, hands={PERSON: "axe-a"},
        phase="follower-manoeuvres",
    )  # fmt: skip
    return when(match)


@pytest.mark.rule("SOLO-5.4.4")
@pytest.mark.parametrize(("value", "attacks"), [(5, True), (6, False)])
def test_for_a_third_land_it_attacks_what_is_up_to_two_points_stronger(
    value: int, attacks: bool
) -> None:
    """S-11: 2 + 1 for Thor's artefact under its board + 2 is 5."""
    assert (invaded(before_the_third_land(value)) == ["13"]) is attacks


@pytest.mark.rule("SOLO-5.4.4")
def test_without_victory_it_does_not() -> None:
    """One region of the second land is Bjorn's: 3 is not more than 5, nor than 3."""
    assert "13" not in invaded(before_the_third_land(3, last=False))


@pytest.mark.rule("SOLO-5.4.4")
@pytest.mark.parametrize(("value", "goes"), [(4, ["13"]), (5, [])])
def test_for_the_fourth_temple_too(value: int, goes: list[str]) -> None:
    """Great Gothi: temples in 2, 6 and 12 are its own, the fourth is in 13: 2 + 2 is 4."""
    match = given_surtr(
        armies=[(FOLLOWER, "12", 2), (PERSON, "13", value)], temples="2 6 12 13",
        control={"2": FOLLOWER, "6": FOLLOWER, "12": FOLLOWER, "13": PERSON, "11": PERSON,
                 "14": PERSON},
        heroes={FOLLOWER: "16", PERSON: "1"}, hands={PERSON: "axe-a"}, phase="follower-manoeuvres",
    )  # fmt: skip
    table = when(match)

    assert [region for region in invaded(table) if region == "13"] == goes


@pytest.mark.rule("SOLO-5.4.4")
def test_what_wins_goes_before_all_preferences() -> None:
    """S-11: neutral 13 completes the third land; Bjorn's 14 is empty, and nearer to him."""
    match = given_surtr(
        corrupted={FOLLOWER: "lagertha"}, armies=[(FOLLOWER, "12", 4)],
        control=ALL_BUT_13 | {"14": PERSON}, heroes={FOLLOWER: "16", PERSON: "1"},
        phase="follower-manoeuvres",
    )  # fmt: skip
    table = when(match)

    assert invaded(table) == ["13"]
    assert (table.winners, table.ended_by) == ((FOLLOWER,), "LOR-1.2")


@pytest.mark.rule("SOLO-5.4.4")
@pytest.mark.parametrize(("value", "goes"), [(5, ["13"]), (6, [])])
def test_in_mobilise_too(value: int, goes: list[str]) -> None:
    """S-11: the same army of 2 with one tucked card, against 5 and against 6."""
    match = given_surtr(
        armies=[(FOLLOWER, "12", 2), (PERSON, "13", value)], control=ALL_BUT_13 | {"13": PERSON},
        heroes={FOLLOWER: "16", PERSON: "1"}, hands={PERSON: "axe-a"},
        rows={FOLLOWER: "basic-a2"}, phase="follower-acts",
    )  # fmt: skip

    assert [region for region in invaded(when(match)) if region == "13"] == goes


@pytest.mark.rule("SOLO-5.4.4")
def test_but_usurping_follows_the_preferences_alone() -> None:
    """S-11: Lagertha beside neutral 13, which would win, takes Bjorn's empty 14."""
    match = given_surtr(
        corrupted={FOLLOWER: "lagertha"}, attributes={FOLLOWER: (2, 6, 2)},
        control=ALL_BUT_13 | {"14": PERSON}, heroes={FOLLOWER: "12", PERSON: "1"},
        rows={FOLLOWER: "basic-a6"}, phase="follower-acts",
    )  # fmt: skip
    table = when(match)

    assert controller(table.game, "14") == FOLLOWER
    assert table.winners == ()


# Neutral regions with people's armies


@pytest.mark.rule("SOLO-5.4.5")
@pytest.mark.parametrize(("own", "cards", "goes"), [(3, 0, ["2"]), (2, 4, []), (2, 0, [])])
def test_a_neutral_region_with_armies_must_pass_both_tests(
    own: int, cards: int, goes: list[str]
) -> None:
    """S-12: D is 2 and P is 3: cards help against the army, not against the people there."""
    table = manoeuvres(own=own, theirs=(2,), held=False, cards=cards, played="axe-a")

    assert invaded(table) == goes


@pytest.mark.rule("SOLO-5.4.5")
def test_its_difficulty_is_the_larger_one_and_entering_starts_a_battle() -> None:
    """S-12: 3 for the people, though the army there has 1."""
    table = manoeuvres(own=3, theirs=(1,), held=False, played="axe-a")

    assert table.facts("could-invade")["difficulty"] == 3
    assert table.asked == (PERSON, "play-or-pass")


@pytest.mark.rule("SOLO-5.4.5")
def test_armies_with_standing_bonuses_may_be_the_harder_part() -> None:
    """S-12, S-37: an army of 2 with the Raven Banner's 2: D is 4, too much for 3."""
    table = manoeuvres(own=3, theirs=(2,), held=False, person="2", blessings="raven-banner")

    assert invaded(table) == []


# Control by tucked cards


@pytest.mark.rule("SOLO-5.4.6")
@pytest.mark.parametrize(("own", "owner"), [(2, NOBODY), (3, FOLLOWER)])
def test_after_a_battle_strength_left_and_tucked_cards_must_suffice(own: int, owner: int) -> None:
    """S-13: the winner loses 1: 1 + 1 is less than 3, 2 + 1 is enough."""
    table = manoeuvres(own=own, theirs=(1,), held=False, tucked="levy", played="axe-a")
    fight(table)

    assert controller(table.game, "2") == owner


@pytest.mark.rule("SOLO-18", "SOLO-5.4.6")
@pytest.mark.parametrize(
    ("readings", "owner"),
    [("none", FOLLOWER), ("no-control-by-cards", NOBODY), ("all", NOBODY)],
)
def test_an_invasion_thanks_to_tucked_cards_gives_control(readings: str, owner: Seat) -> None:
    """S-13: 2 and one tucked card enter 2, of population strength 3."""
    table = when(
        given_surtr(
            readings=readings,
            phase="follower-manoeuvres",
            armies=[(FOLLOWER, "3", 2)],
            control={"3": FOLLOWER},
            blessings={FOLLOWER: "levy"},
        )
    )

    assert tell_armies(table.game) == ["astrid 2 in 2"]
    assert controller(table.game, "2") == owner


@pytest.mark.rule("SOLO-18", "SOLO-5.4.6")
@pytest.mark.parametrize("readings", ["none", "no-control-by-cards"])
def test_an_army_strong_enough_takes_control_either_way(readings: str) -> None:
    """S-13"""
    table = when(
        given_surtr(
            readings=readings,
            phase="follower-manoeuvres",
            armies=[(FOLLOWER, "3", 3)],
            control={"3": FOLLOWER},
        )
    )

    assert controller(table.game, "2") == FOLLOWER
