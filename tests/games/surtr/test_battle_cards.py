"""SOLO-9.3 to SOLO-9.6: the battle deck, the support army, and the cards."""

from __future__ import annotations

import pytest

from games.lords.table import battle_values, controller, discarded, hand, played, tell_armies
from games.surtr.battlefield import FAR, PLAIN, attacked, battle
from games.surtr.table import FOLLOWER, PERSON, battle_deck, cards_held, given_surtr, when

# The battle deck (SOLO-9.3) and the support army (SOLO-9.4)


@pytest.mark.rule("SOLO-9.3", "SOLO-9.3.1", "SOLO-9.3.2")
@pytest.mark.parametrize(("wisdom", "in_deck"), [(2, 2), (4, 4), (5, 4)])
def test_as_many_cards_as_its_wisdom_make_the_battle_deck(wisdom: int, in_deck: int) -> None:
    """Of a hand of 4; the rest stays in hand."""
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 4), (PERSON, "9", 4)],
        control={"9": PERSON},
        hands={FOLLOWER: "sword-a sword-b axe-a bow-a"},
        attributes={FOLLOWER: (2, 2, wisdom)},
    )

    assert table.asked == (PERSON, "play-or-pass")
    assert len(battle_deck(table.game)) == in_deck
    assert cards_held(table.game) == 4 - in_deck


@pytest.mark.rule("SOLO-9.4", "SOLO-9.4.1")
def test_the_support_army_moves_in_before_cards_and_stays_after_a_victory() -> None:
    """Only one comes, the stronger; the region it left remains the Follower's."""
    table = attacked(
        armies=[(FOLLOWER, "8", 3), (FOLLOWER, "10", 2)],
        control={"8": FOLLOWER, "9": FOLLOWER, "10": FOLLOWER},
    )
    assert tell_armies(table.game) == ["astrid 3 in 9", "astrid 2 in 10", "bjorn 3 in 9"]

    table.says(PERSON, "pass")

    assert "astrid 2 in 9" in tell_armies(table.game)
    assert controller(table.game, "8") == FOLLOWER


@pytest.mark.rule("SOLO-9.4", "SOLO-4.1.1")
@pytest.mark.parametrize(("row", "left"), [("basic-a1", "10"), ("basic-b1", "8")])
def test_equally_strong_support_comes_by_the_leftmost_card(row: str, left: str) -> None:
    """Min takes the army in 8, Max the one in 10."""
    table = attacked(
        rows={FOLLOWER: row},
        armies=[(FOLLOWER, "8", 3), (FOLLOWER, "10", 3)],
        control={"9": FOLLOWER},
    )

    assert f"astrid 3 in {left}" in tell_armies(table.game)


@pytest.mark.rule("SOLO-9.4")
def test_an_attacking_follower_calls_no_support() -> None:
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 2), (FOLLOWER, "8", 3), (PERSON, "9", 2)],
        control={"9": PERSON},
    )

    assert "astrid 3 in 8" in tell_armies(table.game)


@pytest.mark.rule("SOLO-9.4")
def test_support_may_leave_a_region_where_a_battle_is_to_come() -> None:
    """S-41: the army of 1 comes from 10 to 9 and falls; then 10 is taken without battle."""
    match = given_surtr(
        turn=PERSON,
        steps=[{"step": "settle-control"}, {"step": "fight-battles"}],
        tiles=PLAIN,
        heroes=FAR,
        armies=[(PERSON, "9", 3), (PERSON, "10", 3), (FOLLOWER, "10", 1)],
        control={"9": FOLLOWER, "10": FOLLOWER},
    )
    table = when(match)
    assert table.offered() == ["fight in 9", "fight in 10"]

    table.says(PERSON, "fight in 9", "pass")

    kinds = ("battle", "take-control", "turn")
    told = [event.kind for event in table.match.events if event.kind in kinds]
    assert told == ["battle", "take-control", "take-control", "turn"]
    assert controller(table.game, "9") == controller(table.game, "10") == PERSON
    assert tell_armies(table.game) == ["bjorn 3 in 9", "bjorn 3 in 10"]


@pytest.mark.rule("SOLO-9.4")
def test_each_battle_is_reckoned_anew() -> None:
    """S-41: having won in 9 the army of 6 supports 10 again, out of which it came."""
    match = given_surtr(
        turn=PERSON,
        steps=[{"step": "settle-control"}, {"step": "fight-battles"}],
        tiles=PLAIN,
        heroes=FAR,
        armies=[(PERSON, "9", 3), (PERSON, "10", 3), (FOLLOWER, "10", 6)],
        control={"9": FOLLOWER, "10": FOLLOWER},
    )

    table = when(match).says(PERSON, "fight in 9", "pass", "pass")

    assert len(table.told("battle")) == 2
    assert battle_values(table) == (3, 6)
    assert tell_armies(table.game) == ["astrid 4 in 10"]


# Cards (SOLO-9.5, SOLO-9.6)


@pytest.mark.rule("SOLO-9.5", "SOLO-9.6.1")
def test_a_defending_follower_plays_first() -> None:
    table = attacked(
        armies=[(FOLLOWER, "9", 1)], control={"9": FOLLOWER}, hands={FOLLOWER: "spear-a"}
    )

    assert table.asked == (PERSON, "play-or-pass")
    assert played(table.game, FOLLOWER) == "spear-a"


@pytest.mark.rule("SOLO-9.5")
def test_a_defending_person_plays_first_cards_with_their_effects() -> None:
    """Volley makes the Follower discard its one card, blindly."""
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 3), (PERSON, "9", 1)],
        control={"9": PERSON},
        hands={FOLLOWER: "axe-a", PERSON: "volley-a"},
    )
    assert played(table.game, FOLLOWER) == ""

    table.says(PERSON, "play volley-a", "pass")

    assert battle_values(table) == (3, 3)
    assert discarded(table.game) == "axe-a volley-a"


@pytest.mark.rule("SOLO-9.6")
def test_with_an_empty_deck_it_passes_and_stays_out() -> None:
    """S-24: behind, and Bjorn goes on."""
    table = attacked(
        armies=[(FOLLOWER, "9", 1)],
        control={"9": FOLLOWER},
        hands={PERSON: "spear-a spear-b"},
    )
    table.says(PERSON, "play spear-a", "play spear-b", "pass")

    assert [event.seat for event in table.told("pass")] == [FOLLOWER, PERSON]
    assert battle_values(table) == (7, 1)


@pytest.mark.rule("SOLO-9.6")
@pytest.mark.parametrize(
    ("own", "cards"), [(4, ""), (3, "spear-a"), (2, "spear-a")], ids=["ahead", "equal", "behind"]
)
def test_an_attacker_plays_on_after_a_pass_until_it_is_ahead(own: int, cards: str) -> None:
    """Bjorn has 3 and passes at once."""
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", own), (PERSON, "9", 3)],
        control={"9": PERSON},
        hands={FOLLOWER: "spear-a"},
    )

    table.says(PERSON, "pass")

    assert discarded(table.game) == cards


@pytest.mark.rule("SOLO-9.6")
@pytest.mark.parametrize(("own", "cards"), [(2, 1), (1, 1), (0, 2)])
def test_a_defender_is_content_with_equal_values(own: int, cards: int) -> None:
    """It begins with a spear of 2, Bjorn of 3 passes: 4 and 3 are enough, 2 is not."""
    armies = [(FOLLOWER, "6", own)] if own else []
    table = attacked(
        "6",
        armies=armies,
        control={"6": FOLLOWER},
        temples="" if own else "6",
        attack=3 if own else 5,
        hands={FOLLOWER: "spear-a spear-b"},
    )

    table.says(PERSON, "pass")

    assert len(discarded(table.game).split()) == cards


@pytest.mark.rule("SOLO-9.6.1")
def test_it_plays_on_while_the_other_has_not_passed_however_far_ahead() -> None:
    table = attacked(
        attack=1,
        armies=[(FOLLOWER, "9", 6)],
        control={"9": FOLLOWER},
        hands={FOLLOWER: "spear-a spear-b", PERSON: "spear-c"},
    )

    table.says(PERSON, "play spear-c")

    assert played(table.game, FOLLOWER) == "spear-a spear-b"


@pytest.mark.rule("SOLO-9.6.1", "SOLO-3.3.7")
@pytest.mark.parametrize(
    ("card", "value"), [("onslaught", 4), ("volley-a", 2), ("cleave", 3), ("reinforcements-a", 0)]
)
def test_only_the_value_of_its_cards_counts(card: str, value: int) -> None:
    """Not 1 more for the attacker, no card discarded, no harm, no army brought."""
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 1), (FOLLOWER, "8", 1), (PERSON, "9", 2)],
        control={"9": PERSON, "8": FOLLOWER},
        hands={FOLLOWER: card, PERSON: "bow-a"},
    )

    table.says(PERSON, "pass")

    assert battle_values(table) == (1 + value, 2)
    assert hand(table.game, PERSON) == "bow-a"


@pytest.mark.rule("SOLO-9.6")
def test_casualty_symbols_never_bar_its_cards() -> None:
    """S-24: an axe has 2 symbols, its army is 1."""
    table = battle(
        "9",
        FOLLOWER,
        armies=[(FOLLOWER, "9", 1), (PERSON, "9", 2)],
        control={"9": PERSON},
        hands={FOLLOWER: "axe-a"},
    )

    table.says(PERSON, "pass")

    assert battle_values(table) == (5, 2)
