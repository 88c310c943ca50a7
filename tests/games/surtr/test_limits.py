"""SOLO-3.3, SOLO-3.4 What a Follower is free of, what it may hold, and what it does not use."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import artefacts, blessings, controller, hand, hero_in, tell_armies, values
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    cards_held,
    given_surtr,
    power,
    tucked,
    when,
)
from ragnatafl.games.lords.rules.components import ALL_RUNES, CARDS
from ragnatafl.games.lords.rules.state import runes_in_supply
from ragnatafl.kernel.seats import NOBODY

SEVEN = "sword-a sword-b axe-a axe-b bow-a bow-b spear-a"
EIGHT = f"{SEVEN} spear-b"


def woken(monster: str, at: str, **given: Any) -> SurtrTable:
    """Bjorn lets his monster do its territory attack in this region."""
    match = given_surtr(
        turn=PERSON, phase="rune-phase", runes={PERSON: "uruz othala"},
        monsters={monster: at}, rings={monster: PERSON}, **given,
    )  # fmt: skip
    told = f"activate {monster}", "pay uruz othala", f"attack with {monster}"
    return when(match).says(PERSON, *told)


def draws(count: int, **given: Any) -> SurtrTable:
    """The Follower is to draw so many combat cards."""
    step = {"step": "draw-cards", "seat": "astrid", "count": count}
    return when(given_surtr(steps=[step], **given))


def gets_runes(count: int, **given: Any) -> SurtrTable:
    step = {"step": "gain-runes", "seat": "astrid", "count": count}
    return when(given_surtr(steps=[step], **given))


# SOLO-3.3.1 Injuries


@pytest.mark.rule("SOLO-3.3.1")
def test_an_injury_does_nothing_to_its_hero() -> None:
    """Grendel strikes at both heroes in 1; only Bjorn is asked."""
    table = woken("grendel", "1", heroes={FOLLOWER: "1", PERSON: "1"})

    assert table.asked == (PERSON, "injure")
    table.says(PERSON, "injure strength")
    assert table.game.injured == [0, 2]
    assert values(table.game, FOLLOWER) == (2, 2, 2)


@pytest.mark.rule("SOLO-3.3.1")
def test_it_cannot_be_named_where_somebody_is_injured() -> None:
    """Mjolnir wounds a monster or injures a hero: there is none to injure."""
    match = given_surtr(
        turn=PERSON, phase="special-action", control={"10": PERSON}, monsters={"draugr": "5"}
    )

    table = when(match).says(PERSON, "use mjolnir")

    assert table.offered("cover")
    assert not [text for text in table.offered() if "astrid" in text]


# SOLO-3.3.2 Armies


@pytest.mark.rule("SOLO-3.3.2")
def test_its_army_grows_where_no_settlement_is() -> None:
    """12 has none; an army of 1 can take nothing around."""
    match = given_surtr(
        phase="follower-manoeuvres", armies=[(FOLLOWER, "12", 1)], control={"12": FOLLOWER}
    )

    assert tell_armies(match.state) == ["astrid 2 in 12"]


@pytest.mark.rule("SOLO-3.3.2.1")
def test_its_armies_enter_the_region_of_loki() -> None:
    match = given_surtr(
        phase="follower-manoeuvres", armies=[(FOLLOWER, "1", 2)], control={"1": FOLLOWER}, loki="5"
    )

    assert tell_armies(match.state) == ["astrid 2 in 5"]
    assert controller(match.state, "5") == FOLLOWER


# SOLO-3.3.3, SOLO-3.3.4 Runes and combat cards


@pytest.mark.rule("SOLO-3.3.3", "SOLO-3.4")
@pytest.mark.parametrize(("before", "count", "after"), [(3, 3, 6), (5, 3, 6), (6, 1, 6)])
def test_it_holds_six_runes_at_most_whatever_its_wisdom(
    before: int, count: int, after: int
) -> None:
    """Wisdom 2: a person would hold two. What is more is lost."""
    table = gets_runes(count, power={FOLLOWER: before})

    assert power(table.game) == after
    assert table.facts("gains-power")["lost"] == before + count - after


@pytest.mark.rule("SOLO-3.3.3")
def test_any_rune_of_its_is_any_other_and_none_leaves_the_supply() -> None:
    """S-34: a rune out of a forge goes to the supply, and is one more of its number."""
    before = given_surtr(turn=PERSON, phase="hero-phase", forges={"2": "othala"})
    match = given_surtr(phase="follower-prays", heroes={FOLLOWER: "1"}, forges={"2": "othala"})

    assert power(match.state) == 1
    assert match.state.runes[FOLLOWER] == [0, 0, 0]
    supply = [runes_in_supply(before.state, rune) for rune in ALL_RUNES]
    supply[1] += 1
    assert [runes_in_supply(match.state, rune) for rune in ALL_RUNES] == supply


@pytest.mark.rule("SOLO-3.3.4", "SOLO-3.4")
@pytest.mark.parametrize(("held", "count", "after"), [("", 3, 3), (SEVEN, 3, 8), (EIGHT, 2, 8)])
def test_it_holds_eight_combat_cards_at_most_whatever_its_wisdom(
    held: str, count: int, after: int
) -> None:
    table = draws(count, hands={FOLLOWER: held})

    assert cards_held(table.game) == after
    assert len(table.told("cards-lost")) == (len(held.split()) + count > 8)


# SOLO-3.3.5 Realms


def realm_wakes(cards: str, runes: int, **given: Any) -> SurtrTable:
    """Bjorn's first marker on Mobilise activates Vanaheim, with which the Follower is allied."""
    match = given_surtr(
        turn=PERSON, phase="special-action", allies={"vanaheim": [FOLLOWER]},
        armies=[(PERSON, "9", 2)], control={"9": PERSON}, hands={FOLLOWER: cards},
        power={FOLLOWER: runes}, **given,
    )  # fmt: skip
    return when(match).says(PERSON, "act mobilise")


@pytest.mark.rule("SOLO-3.3.5", "SOLO-3.3.5.1")
@pytest.mark.parametrize(
    ("cards", "runes", "after"),
    [("sword-a axe-a", 1, (2, 2)), ("sword-a", 2, (2, 2)), ("sword-a", 1, (2, 1))],
    ids=["fewer runes", "fewer cards", "equal"],
)
def test_an_allied_realm_gives_it_a_card_or_a_rune(
    cards: str, runes: int, after: tuple[int, int]
) -> None:
    """Of which it has fewer; equal: a card. It ignores what Vanaheim prints, and never declines."""
    table = realm_wakes(cards, runes)

    assert (cards_held(table.game), power(table.game)) == after
    assert table.asked[0] == PERSON


@pytest.mark.rule("SOLO-3.3.5")
def test_a_rune_above_six_is_lost_even_if_it_could_hold_a_card() -> None:
    """S-35: 6 runes and 7 cards."""
    table = realm_wakes(SEVEN, 6)

    assert (cards_held(table.game), power(table.game)) == (7, 6)


@pytest.mark.rule("SOLO-3.3.5")
def test_a_realm_that_is_not_activated_gives_it_nothing() -> None:
    """There is a marker on Mobilise already."""
    table = realm_wakes("", 0, wheel={"mobilise": [FOLLOWER]})

    assert (cards_held(table.game), power(table.game)) == (0, 1)  # the rune for its covered marker
    assert table.told("gains-power")[-1].rule != "SOLO-3.3.5"


@pytest.mark.rule("SOLO-3.3.5.1")
def test_it_has_its_turn_in_the_usual_order() -> None:
    """From the left of Bjorn, who comes last: it has its card before he is asked."""
    match = given_surtr(
        turn=PERSON, phase="special-action", allies={"vanaheim": [FOLLOWER, PERSON]},
        armies=[(PERSON, "9", 2)], control={"9": PERSON},
    )  # fmt: skip

    table = when(match).says(PERSON, "act mobilise")

    assert "take bonus of vanaheim" in table.offered()
    assert cards_held(table.game) == 1


# SOLO-3.3.6 Blessings and artefacts


@pytest.mark.rule("SOLO-3.3.6", "SOLO-3.3.6.1")
def test_a_blessing_it_gets_is_tucked_and_does_nothing() -> None:
    """Jarl's Word would raise its authority; Seidr its wisdom."""
    step = {"step": "tuck-blessing", "seat": "astrid"}
    match = given_surtr(steps=[step, step], blessing_deck="jarls-word seidr")

    assert blessings(match.state, FOLLOWER) == "jarls-word seidr"
    assert tucked(match.state) == 2
    assert values(match.state, FOLLOWER) == (2, 2, 2)
    assert power(match.state) == 0
    assert match.state.holder[CARDS.read("jarls-word")] == NOBODY


@pytest.mark.rule("SOLO-3.3.6")
def test_an_artefact_it_gets_is_tucked() -> None:
    """10 has the monument of Thor; an army of 4 takes it, and Mjolnir with it."""
    match = given_surtr(
        phase="follower-manoeuvres", armies=[(FOLLOWER, "11", 4)],
        control=dict.fromkeys(["11", "12", "13"], FOLLOWER), rows={FOLLOWER: "basic-a1"},
    )  # fmt: skip

    assert controller(match.state, "10") == FOLLOWER
    assert artefacts(match.state, FOLLOWER) == "mjolnir"
    assert tucked(match.state) == 1


@pytest.mark.rule("SOLO-3.3.6.1")
def test_a_tucked_artefact_is_never_used_nor_exhausted() -> None:
    """Mjolnir through a whole turn of the Follower."""
    match = given_surtr(
        control={"10": FOLLOWER}, armies=[(FOLLOWER, "10", 2)], monsters={"draugr": "9"}
    )

    assert match.state.exhausted == 0
    assert not when(match).told("exhaust")


# SOLO-3.3.7, SOLO-3.3.8 Texts that do not hold


@pytest.mark.rule("SOLO-3.3.7")
def test_only_the_value_of_its_combat_cards_counts() -> None:
    """Its Volley would make Bjorn discard a card."""
    match = given_surtr(
        turn=PERSON, phase="manoeuvres", armies=[(PERSON, "9", 3), (FOLLOWER, "6", 2)],
        control={"9": PERSON, "6": FOLLOWER}, hands={FOLLOWER: "volley-a", PERSON: "sword-a"},
    )  # fmt: skip

    table = when(match).says(PERSON, "move bjorn 3 from 9 to 6")

    assert table.facts("play-card")["card"] == "volley-a"
    assert hand(table.game, PERSON) == "sword-a"
    table.says(PERSON, "pass")
    assert table.facts("battle-decided")["defence"] == 2 + 2


@pytest.mark.rule("SOLO-3.3.8")
def test_the_ability_of_its_hero_does_not_hold() -> None:
    """Snorri gains a rune when he takes a settlement; corrupted, he does not."""
    match = given_surtr(
        corrupted={FOLLOWER: "snorri"}, phase="follower-manoeuvres", heroes={FOLLOWER: "16"},
        armies=[(FOLLOWER, "1", 2)], control={"1": FOLLOWER},
    )  # fmt: skip

    assert controller(match.state, "5") == FOLLOWER
    assert power(match.state) == 0
    assert hero_in(match.state, FOLLOWER) == "16"


# SOLO-3.4 Gains above the limits


@pytest.mark.rule("SOLO-3.4")
def test_a_gain_is_not_refused_because_it_is_lost() -> None:
    """With 8 cards it still allies for a rune; the card of the first marker is lost."""
    step = {"step": "ally-by-rule", "seat": "astrid", "realm": "vanaheim"}
    match = given_surtr(steps=[step], hands={FOLLOWER: EIGHT})

    assert match.state.allies[3] == 1 << FOLLOWER
    assert cards_held(match.state) == 8


@pytest.mark.rule("SOLO-3.4.1")
def test_it_has_four_priests_like_everybody() -> None:
    """Three sent and one free: a gained priest does not exist."""
    step = {"step": "gain-priests", "seat": "astrid", "count": 1}
    sent = {"odin": {FOLLOWER: 3}}
    match = given_surtr(steps=[step], priests={FOLLOWER: 1}, sent=sent)

    assert match.state.priests[FOLLOWER] == 1


@pytest.mark.rule("SOLO-3.4.1")
def test_the_combat_deck_is_reshuffled_for_it() -> None:
    """Two cards are in the deck, all others lie discarded."""
    every = [CARDS.write(card) for card in range(35)]
    discard = " ".join(name for name in every if name not in ("sword-a", "sword-b"))
    table = draws(5, discard=discard)

    assert cards_held(table.game) == 5
    assert table.told("reshuffle")
