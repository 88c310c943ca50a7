"""SOLO-3.5 to SOLO-3.9 What others do to a Follower, what is secret of it; nobody asks it."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import artefacts, controller, discarded, tell_armies
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    battle_deck,
    cards_held,
    given_surtr,
    new_surtr,
    power,
    tucked,
    when,
)
from kit.table import cards
from ragnatafl.games.lords.rules.components import hand_of
from ragnatafl.games.surtr.rules.components import row_of
from ragnatafl.games.surtr.rules.state import action_deck
from ragnatafl.kernel.seats import CHANCE, Seat

# SOLO-3.5 God artefacts


@pytest.mark.rule("SOLO-3.5")
def test_it_takes_a_god_artefact_out_of_the_hands_of_a_person() -> None:
    """Bjorn holds 10 without armies, and Mjolnir; the army in 11 takes both."""
    match = given_surtr(
        phase="follower-manoeuvres", armies=[(FOLLOWER, "11", 1)],
        control={"10": PERSON} | dict.fromkeys(["11", "12", "13"], FOLLOWER),
    )  # fmt: skip

    assert controller(match.state, "10") == FOLLOWER
    assert artefacts(match.state, PERSON) == ""
    assert artefacts(match.state, FOLLOWER) == "mjolnir"


@pytest.mark.rule("SOLO-3.5.1")
def test_a_tucked_god_artefact_goes_to_who_takes_the_region() -> None:
    match = given_surtr(
        turn=PERSON, phase="manoeuvres", armies=[(PERSON, "9", 4)],
        control={"9": PERSON, "10": FOLLOWER}, blessings={FOLLOWER: "levy"},
    )  # fmt: skip
    assert tucked(match.state) == 2

    table = when(match).says(PERSON, "move bjorn 4 from 9 to 10")

    assert artefacts(table.game, PERSON) == "mjolnir"
    assert tucked(table.game) == 1


# SOLO-3.6 Effects against it


def volley(hand: str, wisdom: int) -> SurtrTable:
    """Bjorn attacks 6 and plays Volley; the Follower has turned up one of these cards."""
    match = given_surtr(
        turn=PERSON, phase="manoeuvres", armies=[(PERSON, "9", 3), (FOLLOWER, "6", 2)],
        control={"9": PERSON, "6": FOLLOWER}, hands={FOLLOWER: hand, PERSON: "volley-a sword-a"},
        attributes={FOLLOWER: (2, 2, wisdom)},
    )  # fmt: skip
    return when(match).says(PERSON, "move bjorn 3 from 9 to 6", "play volley-a")


@pytest.mark.rule("SOLO-3.6")
def test_it_discards_at_random_from_hand_and_battle_deck_together() -> None:
    """S-5: of three cards, two in the battle deck, one is played and one discarded."""
    table = volley("axe-a axe-b axe-c", 2)

    lost = table.told("discard-card")
    assert [event.seat for event in lost] == [FOLLOWER]
    assert lost[0].rule == "SOLO-3.6"
    played = len(table.told("play-card")) - 1
    assert cards_held(table.game) + len(battle_deck(table.game)) + played + 1 == 3
    assert discarded(table.game).startswith("axe")


@pytest.mark.rule("SOLO-3.6")
def test_a_person_chooses_which_of_its_armies_is_lowered() -> None:
    """Impale: the effect lets its player choose; nobody asks the Follower."""
    match = given_surtr(
        turn=PERSON, phase="manoeuvres", control={"9": PERSON, "6": FOLLOWER},
        armies=[(PERSON, "9", 3), (FOLLOWER, "6", 2), (FOLLOWER, "6", 1)],
        hands={PERSON: "impale"},
    )  # fmt: skip

    table = when(match).says(PERSON, "move bjorn 3 from 9 to 6", "play impale")

    assert table.offered() == ["lower astrid 2 in 6", "lower astrid 1 in 6"]


@pytest.mark.rule("SOLO-3.6")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_a_rune_it_must_lose_is_any(before: int, after: int) -> None:
    """Fafnir swallows runes where its hero stands."""
    match = given_surtr(
        turn=PERSON, phase="rune-phase", heroes={FOLLOWER: "1"}, power={FOLLOWER: before},
        runes={PERSON: "uruz othala"}, monsters={"fafnir": "1"}, rings={"fafnir": PERSON},
    )  # fmt: skip

    table = when(match).says(PERSON, "activate fafnir", "pay uruz othala", "attack with fafnir")

    assert power(table.game) == after


@pytest.mark.rule("SOLO-3.6")
@pytest.mark.parametrize(("blessing", "owner"), [("", FOLLOWER), ("peace-of-the-thing", PERSON)])
def test_what_is_forbidden_to_opponents_is_forbidden_to_it(blessing: str, owner: Seat) -> None:
    """Peace of the Thing: nobody usurps a temple of Bjorn's. 2 is all that A6 could usurp."""
    match = given_surtr(
        phase="follower-acts", rows={FOLLOWER: "basic-a6"}, heroes={FOLLOWER: "3"},
        control={"3": FOLLOWER, "2": PERSON}, temples="2", blessings={PERSON: blessing},
    )  # fmt: skip

    assert controller(match.state, "2") == owner


# SOLO-3.7 Retreats


@pytest.mark.rule("SOLO-3.7")
@pytest.mark.parametrize(("row", "haven"), [("basic-a1", "5"), ("basic-a2", "7")])
def test_its_armies_are_driven_out_by_the_tie_break(row: str, haven: str) -> None:
    """Garm drives them out of 6; 5 and 7 are its own. A1 says Min, A2 says Max."""
    match = given_surtr(
        turn=PERSON, phase="rune-phase", runes={PERSON: "uruz othala"}, rows={FOLLOWER: row},
        armies=[(FOLLOWER, "6", 3), (FOLLOWER, "6", 1)], monsters={"garm": "6"},
        rings={"garm": PERSON}, control=dict.fromkeys(["5", "6", "7"], FOLLOWER),
    )  # fmt: skip

    table = when(match).says(PERSON, "activate garm", "pay uruz othala", "attack with garm")

    assert tell_armies(table.game) == [f"astrid 1 in {haven}", f"astrid 3 in {haven}"]


@pytest.mark.rule("SOLO-3.7")
def test_without_an_own_region_beside_they_are_destroyed() -> None:
    match = given_surtr(
        turn=PERSON, phase="special-action", armies=[(FOLLOWER, "6", 2)], heroes={PERSON: "6"},
        control={"6": FOLLOWER}, attributes={PERSON: (2, 4, 2)},
    )  # fmt: skip

    table = when(match).says(PERSON, "act usurp")

    assert tell_armies(table.game) == []
    assert controller(table.game, "6") == PERSON


# SOLO-3.8 Secrets


def seen(**given: Any) -> tuple[Any, Any]:
    """The table, and what Bjorn may see of it."""
    match = given_surtr(turn=PERSON, phase="hero-phase", **given)
    return match.state, match.view(PERSON)


@pytest.mark.rule("SOLO-3.8")
def test_its_hand_and_its_action_deck_are_secret() -> None:
    game, view = seen(hands={FOLLOWER: "axe-a axe-b"})

    assert cards(view, hand_of(FOLLOWER)) == "? ?"
    deck = action_deck(game, FOLLOWER)
    assert {*view.zones[deck]} == {-1}
    assert len(view.zones[deck]) == len(game.zones[deck]) == 5


@pytest.mark.rule("SOLO-3.8")
def test_its_row_runes_tucked_cards_and_numbers_are_open() -> None:
    game, view = seen(power={FOLLOWER: 4}, blessings={FOLLOWER: "levy"})

    assert view.zones[row_of(2, FOLLOWER)] == game.zones[row_of(2, FOLLOWER)]
    assert view.power == [4, 0]
    assert tucked(view) == 1
    assert view.tokens == game.tokens


# SOLO-3.9 Never a question


@pytest.mark.rule("SOLO-3.9")
@pytest.mark.parametrize("seed", [1, 2])
def test_no_question_is_ever_put_to_a_follower(seed: int) -> None:
    table = when(new_surtr(seed=seed))
    asked = set()
    for _ in range(400):
        if table.match.over:
            break
        asked.add(table.asked[0])
        table.plays_on(seed, 1)

    assert asked == {PERSON}


@pytest.mark.rule("SOLO-3.9")
def test_what_no_rule_decides_is_chance() -> None:
    """A whole turn of the Follower: only dice and cards are asked for."""
    table = when(given_surtr(chance="asked")).rolls(1)

    assert table.asked[0] == CHANCE
    assert all(text.startswith("action-deck astrid ") for text in table.offered())
