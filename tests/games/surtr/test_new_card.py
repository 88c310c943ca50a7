"""SOLO-5.6 Bonus and new card: what the selected card gives, and what comes into its place."""

from __future__ import annotations

import pytest

from games.lords.table import blessings, tell_armies, values
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    cards_held,
    deck,
    given_surtr,
    power,
    row,
    steps_of_turn,
    tucked,
    when,
)
from ragnatafl.games.lords.rules.components import OUT
from ragnatafl.games.surtr.rules.components import CARDS

# Bonus


@pytest.mark.rule("SOLO-5.6.1")
def test_a_bonus_without_condition_is_gained() -> None:
    """slayer-6: a rune."""
    match = given_surtr(rows={FOLLOWER: "slayer-6"}, phase="gain-bonus")

    assert power(when(match).game) == 1


@pytest.mark.rule("SOLO-5.6.1")
def test_a_card_without_bonus_gives_none() -> None:
    match = given_surtr(armies=[(FOLLOWER, "1", 1)], control={"1": FOLLOWER}, phase="gain-bonus")
    table = when(match)

    assert table.heard("no-bonus") == ["no-bonus card=basic-a1 times=1"]
    assert (power(table.game), cards_held(table.game)) == (0, 0)
    assert values(table.game, FOLLOWER) == (2, 2, 2)
    assert tell_armies(table.game) == ["astrid 1 in 1"]


@pytest.mark.rule("SOLO-5.6.1")
@pytest.mark.parametrize(("regions", "gained"), [("1 3", 2), ("1 2", 0)])
def test_a_condition_must_hold_now(regions: str, gained: int) -> None:
    """jarl-5: two combat cards with two settlements; 2 has none."""
    match = given_surtr(
        rows={FOLLOWER: "jarl-5"}, control=dict.fromkeys(regions.split(), FOLLOWER),
        phase="gain-bonus",
    )  # fmt: skip

    assert cards_held(when(match).game) == gained


@pytest.mark.rule("SOLO-5.6.1")
def test_the_bonus_comes_after_the_special_action() -> None:
    """snorri-2: a rune for an open shrine, which its usurping has just won: 2, with strength 3."""
    match = given_surtr(
        corrupted={FOLLOWER: "snorri"}, attributes={FOLLOWER: (2, 3, 2)},
        heroes={FOLLOWER: "2", PERSON: "16"}, rows={FOLLOWER: "snorri-2"},
        steps=steps_of_turn("follower-acts", "gain-bonus"),
    )  # fmt: skip
    table = when(match)

    assert table.heard("chooses-action") == ["chooses-action action=usurp"]
    assert power(table.game) == 1


@pytest.mark.rule("SOLO-5.6.1")
def test_the_bonus_is_gained_though_another_action_was_carried_out() -> None:
    """slayer-6 says Prepare, which is marked; Ragnar mobilises, and gains the rune."""
    match = given_surtr(
        rows={FOLLOWER: "slayer-6"}, wheel={"prepare": [FOLLOWER]},
        armies=[(FOLLOWER, "3", 1)], control={"3": FOLLOWER},
        steps=steps_of_turn("follower-acts", "gain-bonus"),
    )  # fmt: skip
    table = when(match)

    assert table.heard("chooses-action") == ["chooses-action action=mobilise"]
    assert power(table.game) == 1


@pytest.mark.rule("SOLO-5.6.1.1")
def test_a_card_means_this_follower_only() -> None:
    """jarl-5: Astrid has one settlement; those of Bjorn, the other Follower, do not count."""
    match = given_surtr(
        seats=3, rows={FOLLOWER: "jarl-5"}, phase="gain-bonus",
        control={"1": FOLLOWER, "9": PERSON, "11": PERSON, "16": PERSON},
    )  # fmt: skip
    table = when(match)

    assert cards_held(table.game) == cards_held(table.game, PERSON) == 0


@pytest.mark.rule("SOLO-5.6.1.1")
def test_what_a_card_gives_goes_to_this_follower_only() -> None:
    """slayer-2: a combat card."""
    match = given_surtr(
        seats=3, rows={FOLLOWER: "slayer-2"}, hands={PERSON: "axe-a"}, phase="gain-bonus"
    )  # fmt: skip
    table = when(match)

    assert (cards_held(table.game), cards_held(table.game, PERSON)) == (1, 1)


@pytest.mark.rule("SOLO-5.6.2")
def test_a_blessing_as_a_bonus_is_tucked_at_random() -> None:
    """gothi-3, with a temple: the top of the blessing deck, without any effect of it."""
    match = given_surtr(
        rows={FOLLOWER: "gothi-3"}, control={"2": FOLLOWER}, temples="2",
        blessing_deck="raven-banner", phase="gain-bonus",
    )  # fmt: skip
    table = when(match)

    assert tucked(table.game) == 1
    assert blessings(table.game, FOLLOWER) == "raven-banner"


# New card


@pytest.mark.rule("SOLO-5.6.3")
@pytest.mark.parametrize(
    ("selected", "after"),
    [
        ("basic-a1", "basic-a2 basic-a3 basic-a4"),
        ("basic-a2", "basic-a1 basic-a3 basic-a4"),
        ("basic-a3", "basic-a1 basic-a2 basic-a4"),
    ],
)
def test_the_others_close_the_gap_and_a_new_card_comes_to_the_right_end(
    selected: str, after: str
) -> None:
    match = given_surtr(
        selected=selected, decks={FOLLOWER: "basic-a4 basic-a5"}, phase="new-card"
    )  # fmt: skip
    table = when(match)

    assert row(table.game) == after
    assert deck(table.game) == ["basic-a5"]
    assert table.game.selected < 0


@pytest.mark.rule("SOLO-5.6.4")
def test_a_card_that_says_remove_goes_to_the_box() -> None:
    match = given_surtr(decks={FOLLOWER: "basic-a4 basic-a5"}, phase="new-card")
    table = when(match)

    assert CARDS.read("basic-a1") in table.game.zones[OUT]
    assert table.heard("removes-card") == ["removes-card card=basic-a1"]


@pytest.mark.rule("SOLO-5.6.4")
def test_a_card_that_says_reshuffle_goes_into_the_deck() -> None:
    """After the new card was drawn: so it cannot come back at once."""
    match = given_surtr(
        rows={FOLLOWER: "ragnar-1 basic-a2 basic-a3"}, decks={FOLLOWER: "basic-a4"},
        phase="new-card",
    )  # fmt: skip
    table = when(match)

    assert row(table.game) == "basic-a2 basic-a3 basic-a4"
    assert deck(table.game) == ["ragnar-1"]


@pytest.mark.rule("SOLO-5.6.5")
def test_with_an_empty_deck_a_reshuffled_card_comes_back() -> None:
    match = given_surtr(
        rows={FOLLOWER: "ragnar-1 basic-a2 basic-a3"}, decks={FOLLOWER: ""}, phase="new-card"
    )  # fmt: skip
    table = when(match)

    assert row(table.game) == "basic-a2 basic-a3 ragnar-1"
    assert deck(table.game) == []


@pytest.mark.rule("SOLO-5.6.5")
def test_with_no_card_at_all_the_row_stays_shorter() -> None:
    match = given_surtr(decks={FOLLOWER: ""}, phase="new-card")

    assert row(when(match).game) == "basic-a2 basic-a3"


@pytest.mark.rule("SOLO-5.6.5")
@pytest.mark.parametrize(
    ("held", "place", "card"),
    [
        ("basic-a1 basic-a2", 3, "basic-a2"),
        ("basic-a1", 2, "basic-a1"),
        ("basic-a1", 3, "basic-a1"),
    ],
)
def test_beyond_a_short_row_the_die_means_the_rightmost_card(
    held: str, place: int, card: str
) -> None:
    table = when(given_surtr(rows={FOLLOWER: held}, chance="asked")).rolls(place)

    assert table.facts("selects-card")["card"] == card
