"""LOR-4.5 What is secret: hands, the monster's attack hand and the order of decks."""

from __future__ import annotations

import pytest

from games.lords.table import (
    artefacts,
    battle_in,
    blessings,
    claws,
    discarded,
    given_lords,
    hand,
    new_lords,
    own_content,
    played,
    when,
)
from kit.play import played_at_random
from kit.secrets import guesses
from kit.table import ASTRID, BJORN, DAGNY, cards
from ragnatafl.games.lords.rules.components import (
    ATTACK_DECK,
    ATTACK_DISCARD,
    ATTACK_PLAYED,
    BLESSING_DECK,
    COMBAT_DECK,
    EVENT_DECK,
    HERO_STACK,
    ORIGIN_STACK,
    SELECTION,
    claws_of,
    hand_of,
    tiles_of,
)
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat

DECKS = (COMBAT_DECK, ATTACK_DECK, BLESSING_DECK, EVENT_DECK, HERO_STACK, ORIGIN_STACK)


def given_secrets() -> Match[Lords]:
    return given_lords(
        seats=3,
        phase="special-action",
        armies=[(BJORN, "9", 2)],
        control={"9": BJORN, "10": BJORN},
        attributes={BJORN: (2, 3, 4)},
        runes={BJORN: "uruz algiz"},
        priests={BJORN: 2},
        hands={ASTRID: "sword-a", BJORN: "spear-a axe-a cleave"},
        blessings={BJORN: "tithe"},
        discard="bow-a",
    )


# Open


@pytest.mark.rule("LOR-4.5")
@pytest.mark.parametrize("viewer", [ASTRID, DAGNY, SPECTATOR])
def test_what_lies_open_is_seen_by_all(viewer: Seat) -> None:
    """Board, reserves, attributes, runes, blessings, artefacts; and how many cards are held."""
    match = given_secrets()

    seen, table = match.view(viewer), match.state

    for column in ("control", "army_region", "army_value", "hero_region", "tokens", "injured"):
        assert getattr(seen, column) == getattr(table, column)
    for column in ("runes", "priests", "wounds", "ring", "forge_rune", "levels", "face_down"):
        assert getattr(seen, column) == getattr(table, column)
    assert blessings(seen, BJORN) == "tithe"
    assert artefacts(seen, BJORN) == "mjolnir"
    assert discarded(seen) == "bow-a"
    assert len(seen.zones[hand_of(BJORN)]) == 3
    for deck in DECKS:
        assert len(seen.zones[deck]) == len(table.zones[deck])


@pytest.mark.rule("LOR-4.5", "LOR-7.10.1")
@pytest.mark.parametrize("viewer", [ASTRID, BJORN, SPECTATOR])
def test_tiles_drawn_and_kept_are_seen_by_all(viewer: Seat) -> None:
    match = new_lords(2, 5)
    first = match.decision.seat

    seen = match.view(viewer)

    assert seen.zones[tiles_of(first)] == match.state.zones[tiles_of(first)]
    assert len(seen.zones[tiles_of(first)]) == 5
    drawn = [e.all_facts() for e in match.events_for(viewer) if e.kind == "draw-tiles"]
    assert all("cards" in facts for facts in drawn)


@pytest.mark.rule("LOR-4.5", "LOR-8.5.8.1")
@pytest.mark.parametrize("viewer", [ASTRID, BJORN, SPECTATOR])
def test_blessings_of_a_selection_lie_open(viewer: Seat) -> None:
    match = given_lords(
        phase="special-action",
        control={"2": ASTRID, "6": ASTRID},
        temples="2",
        blessing_deck="levy tithe einherjar",
    )
    when(match).says(ASTRID, "act build-temple", "build temple 6")

    assert cards(match.view(viewer), SELECTION) == "levy einherjar tithe"


# Hands


@pytest.mark.rule("LOR-4.5")
@pytest.mark.parametrize("viewer", [ASTRID, DAGNY, SPECTATOR])
def test_hands_are_hidden_from_the_others(viewer: Seat) -> None:
    assert hand(given_secrets().view(viewer), BJORN) == "? ? ?"


@pytest.mark.rule("LOR-4.5")
def test_everybody_sees_the_own_hand_at_any_time() -> None:
    match = new_lords(3, 2)
    for _ in played_at_random(match, 2, 400):
        for seat in (ASTRID, BJORN, DAGNY):
            seen = match.view(seat)
            for zone in (hand_of(seat), claws_of(seat)):
                assert seen.zones[zone] == match.state.zones[zone]


@pytest.mark.rule("LOR-4.5")
@pytest.mark.parametrize("viewer", [BJORN, DAGNY, SPECTATOR])
def test_a_card_drawn_is_told_only_to_who_draws_it(viewer: Seat) -> None:
    match = given_lords(seats=3, phase="special-action", deck="cleave")
    when(match).says(ASTRID, "act prepare", "draw 1")

    told = [e.all_facts() for e in match.events_for(viewer) if e.kind == "draw-cards"]
    own = [e.all_facts() for e in match.events_for(ASTRID) if e.kind == "draw-cards"]

    assert told == [{"count": 1, "origin": "combat-deck", "target": "hand astrid"}]
    assert [facts["cards"] for facts in own] == ["cleave"]


@pytest.mark.rule("LOR-4.5")
def test_what_may_be_played_is_a_secret_and_what_was_played_is_not() -> None:
    """Astrid does not see Bjorn's options, also when he can only pass."""
    match = given_lords(
        armies=[(ASTRID, "9", 3), (BJORN, "9", 3)],
        hands={BJORN: "spear-a", ASTRID: "sword-a"},
        steps=battle_in("9"),
    )
    assert match.decision.secret
    assert match.view(ASTRID).decision.options == ()
    assert [option.text for option in match.view(BJORN).decision.options] == [
        "play spear-a",
        "pass",
    ]

    table = when(match).says(BJORN, "play spear-a")

    assert played(match.view(SPECTATOR), BJORN) == "spear-a"
    table.says(ASTRID, "pass")
    assert table.offered() == ["pass"]
    assert match.decision.secret


@pytest.mark.rule("LOR-4.5")
def test_questions_that_show_cards_are_secret() -> None:
    """Wherever they come up in a game, the others are shown no option."""
    secret = {"limit-cards", "defend", "strike", "play-or-pass", "attack"}
    asked = set()
    for seed in range(9):
        match = new_lords(3, seed)
        for _ in played_at_random(match, seed, 400):
            if match.over or match.decision.prompt not in secret:
                continue
            asked.add(match.decision.prompt)
            assert match.decision.secret
            for viewer in (ASTRID, BJORN, DAGNY, SPECTATOR):
                shown = match.view(viewer).decision.options
                assert bool(shown) == (viewer == match.decision.seat)
        if asked == secret:
            return
    pytest.fail(f"not asked: {secret - asked}")


# The monster's attack hand


def given_hunt(seats: int = 3, first: str = "special-1 charge") -> Match[Lords]:
    """Astrid hunts Draugr; Dagny or Bjorn, to her right, holds two attack cards."""
    match = given_lords(
        seats=seats,
        phase="special-action",
        heroes={ASTRID: "9"},
        hands={ASTRID: "ambush"},
        monsters={"hraesvelgr": "9"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "hunt hraesvelgr")
    table.told_by_chance("combat-deck shield-a", "combat-deck sword-a")
    table.told_by_chance(*(f"attack-deck {card}" for card in first.split()))
    return match


@pytest.mark.rule("LOR-4.5", "LOR-9.4.1")
def test_the_monsters_hand_is_seen_only_by_who_plays_it() -> None:
    match = given_hunt()

    assert claws(match.view(DAGNY), DAGNY) == "special-1 charge"
    for viewer in (ASTRID, BJORN, SPECTATOR):
        assert claws(match.view(viewer), DAGNY) == "? ?"
        assert match.view(viewer).decision.options == ()
        told = [e.all_facts() for e in match.events_for(viewer) if e.kind == "monster-draws"]
        assert [sorted(facts) for facts in told] == [["count", "origin", "target"]]
    own = [e.all_facts()["cards"] for e in match.events_for(DAGNY) if e.kind == "monster-draws"]
    assert own == ["special-1 charge"]


@pytest.mark.rule("LOR-4.5", "LOR-9.6.2")
@pytest.mark.parametrize("viewer", [ASTRID, BJORN, SPECTATOR])
def test_the_attack_played_and_the_rest_discarded_are_open(viewer: Seat) -> None:
    match = given_hunt()
    when(match).says(DAGNY, "attack by charge")

    seen = match.view(viewer)

    assert cards(seen, ATTACK_PLAYED) == "charge"
    assert cards(seen, ATTACK_DISCARD) == "special-1"


def given_ambush() -> Match[Lords]:
    """Astrid struck with Ambush and has looked at the two cards that Dagny drew."""
    match = given_hunt()
    table = when(match).says(DAGNY, "attack by special-1").says(ASTRID, "defend shield-a")
    table.says(ASTRID, "defend no more").told_by_chance("combat-deck axe-a")
    table.told_by_chance("attack-deck recall", "attack-deck wild-1")
    table.says(ASTRID, "strike ambush bow", "use ambush")
    return match


@pytest.mark.rule("LOR-4.5")
def test_after_ambush_the_hunter_alone_has_seen_the_monsters_hand() -> None:
    match = given_ambush()

    looked = {
        viewer: [e.all_facts() for e in match.events_for(viewer) if e.kind == "look-at-claws"]
        for viewer in (ASTRID, BJORN, DAGNY, SPECTATOR)
    }
    assert looked[ASTRID] == [{"by": "ambush", "cards": "wild-1 recall"}]
    assert looked[BJORN] == looked[SPECTATOR] == [{"by": "ambush"}]
    for guess in guesses(match, ASTRID):
        assert claws(guess, DAGNY) == "wild-1 recall"
    assert len({claws(guess, DAGNY) for guess in guesses(match, BJORN)}) > 5


@pytest.mark.rule("LOR-4.5")
def test_after_ambush_the_hunter_chooses_and_the_others_do_not_see_from_what() -> None:
    match = given_ambush()
    table = when(match).says(ASTRID, "end round")

    assert table.asked == (ASTRID, "attack")
    assert table.offered() == ["attack by wild-1", "attack by recall"]
    for viewer in (BJORN, SPECTATOR):
        assert match.view(viewer).decision.options == ()


@pytest.mark.rule("LOR-4.5")
def test_the_attack_hand_is_guessed_from_cards_not_seen_yet() -> None:
    """Neither those played nor those discarded come up in it."""
    match = given_hunt()
    table = when(match).says(DAGNY, "attack by special-1").says(ASTRID, "defend shield-a")
    table.says(ASTRID, "defend no more").told_by_chance("combat-deck axe-a")
    table.told_by_chance("attack-deck recall", "attack-deck wild-1")

    found = {card for guess in guesses(match, ASTRID, 40) for card in claws(guess, DAGNY).split()}

    assert not found & {"special-1", "charge"}
    assert len(found) == len(own_content().attacks) - 2


# Decks


@pytest.mark.rule("LOR-4.5")
def test_the_order_of_decks_is_secret_from_all() -> None:
    match = new_lords(3, 4)
    for number, _ in enumerate(played_at_random(match, 4, 300)):
        if number % 10:
            continue
        for viewer in (ASTRID, BJORN, DAGNY, SPECTATOR):
            seen = match.view(viewer)
            assert all(set(seen.zones[deck]) <= {-1} for deck in DECKS)


@pytest.mark.rule("LOR-4.5")
def test_the_next_cards_are_guessed_in_any_order() -> None:
    match = given_lords(deck="cleave", events="event-9", hands={ASTRID: "axe-a"})

    tops = {guess.zones[COMBAT_DECK][-1] for guess in guesses(match, ASTRID, 30)}
    events = {guess.zones[EVENT_DECK][-1] for guess in guesses(match, ASTRID, 30)}

    assert len(tops) > 10
    assert len(events) > 5


# Guesses


@pytest.mark.rule("LOR-4.5")
def test_a_hand_is_guessed_from_cards_that_nobody_has_seen() -> None:
    """Neither Astrid's own card nor the discards; as many as Bjorn holds."""
    match = given_secrets()

    hands = {hand(guess, BJORN) for guess in guesses(match, ASTRID, 30)}

    assert len(hands) > 20
    for held in hands:
        assert len(held.split()) == 3
        assert not set(held.split()) & {"sword-a", "bow-a"}
