"""Odds of battles and hunts: from a view alone, right where they can be reckoned by hand."""

from __future__ import annotations

import pytest

from games.lords.table import a_hunt, battle_in, given_lords, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.mind.odds import Outlook, is_open, outlook, public_outlook
from ragnatafl.games.lords.mind.odds_hunt import _kills, _start, hunt_chance, public_hunt_chance
from ragnatafl.games.lords.rules.components import CARDS
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat


def a_battle(
    astrid: str = "", bjorn: str = "", values: tuple[int, int] = (4, 4), seats: int = 2
) -> Match[Lords]:
    """Astrid attacks Bjorn in region 9 with these hands and army values."""
    return given_lords(
        seats=seats,
        armies=[(ASTRID, "9", values[0]), (BJORN, "9", values[1])],
        heroes={ASTRID: "1", BJORN: "2"},
        hands={ASTRID: astrid, BJORN: bjorn},
        attributes={ASTRID: (2, 2, 4), BJORN: (2, 2, 4)},
        steps=battle_in("9"),
    )


def by_card(told: Outlook) -> dict[str, float]:
    return {CARDS.write(card): chance for card, chance in told.by_card}


def chances(told: Outlook) -> list[float]:
    return [side.chance for side in told.sides]


def ranges(told: Outlook) -> list[tuple[int, int]]:
    return [(side.low, side.high) for side in told.sides]


def test_without_cards_the_higher_value_wins() -> None:
    """LOR-10.3.1"""
    assert chances(outlook(a_battle(values=(5, 4)).view(ASTRID))) == [1, 0]
    assert chances(outlook(a_battle(values=(3, 4)).view(ASTRID))) == [0, 1]


def test_tied_the_defender_wins() -> None:
    """LOR-10.3.2"""
    assert chances(outlook(a_battle(values=(4, 4)).view(SPECTATOR))) == [0, 1]


def test_own_cards_against_an_empty_hand_are_certain() -> None:
    told = outlook(a_battle("spear-a bow-a").view(ASTRID))

    assert ranges(told) == [(4, 7), (4, 4)]
    assert chances(told) == [1, 0]
    assert by_card(told) == {"spear-a": 1, "bow-a": 1}


def test_symbols_are_bounded_by_the_armies() -> None:
    """LOR-10.2.3: two axes have four symbols, an army of 3 has room for one of them."""
    told = outlook(a_battle("axe-a axe-b sword-a", values=(3, 4)).view(ASTRID))

    assert ranges(told)[0] == (3, 10)  # an axe and a sword


def test_what_is_hidden_is_only_counted() -> None:
    """The same number of other cards gives an opponent the same picture."""
    one, other = a_battle("spear-a", "axe-a bow-a"), a_battle("spear-a", "shield-a bow-b")

    assert outlook(one.view(ASTRID)) == outlook(other.view(ASTRID))
    assert outlook(one.view(SPECTATOR)) == outlook(other.view(SPECTATOR))
    assert public_outlook(one.state) == outlook(one.view(SPECTATOR))
    assert 0 < outlook(one.view(ASTRID)).sides[0].chance < 1


def test_passing_ends_what_a_side_may_add() -> None:
    match = a_battle("spear-a spear-b", "bow-a")
    when(match).says(BJORN, "pass")

    told = outlook(match.view(ASTRID))

    assert ranges(told)[1] == (4, 4)
    assert chances(told) == [1, 0]


def test_a_battle_that_is_decided_has_no_odds() -> None:
    match = given_lords(
        seats=3,
        armies=[(ASTRID, "9", 6), (BJORN, "9", 3), (BJORN, "9", 2)],
        control={"10": BJORN, "6": BJORN, "8": DAGNY},
        steps=battle_in("9"),
    )
    when(match).says(BJORN, "pass").says(ASTRID, "pass")

    assert not is_open(match.state)
    assert chances(outlook(match.view(SPECTATOR))) == [1, 0]
    assert outlook(given_lords().state).sides == ()


def test_a_hunter_with_the_last_weapon_kills() -> None:
    """LOR-9.7.5: one sword space is open, and the hunter holds swords for every attack."""
    wounds = {"draugr": dict.fromkeys(range(1, 7), BJORN)}
    table = a_hunt(cards="sword-a sword-b", wounds=wounds)
    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend no more")
    table.says(ASTRID, "injure authority")
    while table.asked[0] < 0:  # what is drawn does not matter
        table.told_by_chance(table.offered()[0])

    assert table.asked == (ASTRID, "strike")
    assert hunt_chance(table.match.view(ASTRID)) == 1


def test_a_hunter_without_a_fitting_card_fails() -> None:
    """LOR-9.8.4"""
    table = a_hunt(cards="hammer-a hammer-b")
    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend no more")
    table.says(ASTRID, "injure authority").hunter_draws("shield-a").monster_draws("quick mighty")

    assert table.asked == (ASTRID, "strike")
    assert hunt_chance(table.match.view(ASTRID)) == 0


def test_more_cards_are_better() -> None:
    strong = a_hunt(
        cards="sword-a sword-b axe-a axe-b spear-a shield-a", attributes={ASTRID: (2, 6, 6)}
    )
    weak = a_hunt(cards="bow-a bow-b")

    assert hunt_chance(strong.match.view(ASTRID)) > hunt_chance(weak.match.view(ASTRID)) + 0.2


def test_cards_that_a_wound_brings_count() -> None:
    """A bow draws a card after its wound, a sword does not."""
    bow, sword = (
        a_hunt(cards=cards).match.view(ASTRID) for cards in ("bow-a bow-b", "sword-a sword-b")
    )

    assert [blade.draws for blade in _start(bow).held] == [1, 1]
    assert [blade.draws for blade in _start(sword).held] == [0, 0]


@pytest.mark.parametrize("seat", [ASTRID, BJORN, SPECTATOR])
def test_a_hunt_is_told_from_a_view_alone(seat: Seat) -> None:
    """Neither the monster's hand nor, for others, the hunter's changes the number."""
    one = a_hunt(cards="sword-a axe-a", attacks="attack-1 special-1")
    other = a_hunt(
        cards="sword-a axe-a" if seat == ASTRID else "bow-a hammer-a", attacks="charge recall"
    )

    assert hunt_chance(one.match.view(seat)) == hunt_chance(other.match.view(seat))
    assert public_hunt_chance(one.match.state) == hunt_chance(one.match.view(SPECTATOR))


def test_the_same_view_gives_the_same_number() -> None:
    """Reckoned anew, not remembered."""
    view = a_hunt(cards="sword-a axe-a").match.view(ASTRID)
    first = hunt_chance(view)

    _kills.cache_clear()

    assert hunt_chance(view) == first
