"""Deals (2.7): hidden cards where a seat believes that they may be, all deals alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from ragnatafl.kernel.deals import Plan, cards_in

Deal = tuple[tuple[int, ...], ...]
"""By zone the cards, lowest first."""

ANYWHERE = ((0b11111, 0b11111, 0b11111), (1, 2, 2))
A_QUEST_LIES_THERE = ((0b111111, 0b000011, 0b111111), (2, 1, 3))
"""In the second zone may lie fewer cards than elsewhere."""
TWO_DECKS = ((0b000111, 0b111000, 0b000111, 0b111000), (2, 1, 1, 2))
"""Nothing of the one may be where the other is."""
ONE_IN_THE_OTHER = ((0b0000011, 0b0001111, 0b1110000, 0b1111111), (1, 2, 2, 2))
PASSED_ON = ((0b000111, 0b011110, 0b111001), (1, 3, 2))
"""A pack was seen: which cards are possible here and there crosses."""


def deals_that_fit(possible: tuple[int, ...], room: tuple[int, ...]) -> Iterator[Deal]:
    """Every deal, tried out zone by zone."""
    unseen = 0
    for mask in possible:
        unseen |= mask

    def fill(zone: int, left: int) -> Iterator[Deal]:
        if zone == len(room):
            if not left:
                yield ()
            return
        for cards in combinations(cards_in(possible[zone] & left), room[zone]):
            for rest in fill(zone + 1, left & ~sum(1 << card for card in cards)):
                yield (cards, *rest)

    return fill(0, unseen)


def dealt(plan: Plan, times: int) -> Counter[Deal]:
    rng = Random(5)
    return Counter(tuple(tuple(sorted(cards)) for cards in plan.deal(rng)) for _ in range(times))


@pytest.mark.parametrize("cut", [True, False])
@pytest.mark.parametrize(
    "table", [ANYWHERE, A_QUEST_LIES_THERE, TWO_DECKS, ONE_IN_THE_OTHER, PASSED_ON]
)
def test_the_deals_that_fit_come_up_and_no_others(
    table: tuple[tuple[int, ...], tuple[int, ...]], cut: bool
) -> None:
    """Whether cards are shuffled and cut, or each is drawn a zone."""
    fitting = set(deals_that_fit(*table))

    assert set(dealt(Plan(*table, cut=cut), times=40 * len(fitting))) == fitting


@pytest.mark.parametrize("table", [ANYWHERE, A_QUEST_LIES_THERE, TWO_DECKS, ONE_IN_THE_OTHER])
def test_where_beliefs_do_not_cross_all_deals_come_up_equally_often(
    table: tuple[tuple[int, ...], tuple[int, ...]],
) -> None:
    """Counts that spread no more than chance does: chi squared over its degrees of freedom."""
    each, fitting = 400, list(deals_that_fit(*table))

    counts = dealt(Plan(*table), times=each * len(fitting))

    spread = sum((counts[deal] - each) ** 2 / each for deal in fitting) / (len(fitting) - 1)
    assert 0.4 < spread < 1.6


def test_all_orders_of_a_pile_come_up_equally_often() -> None:
    plan, rng = Plan((0b111,), (3,)), Random(3)

    orders = Counter(tuple(plan.deal(rng)[0]) for _ in range(6000))

    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())


def test_piles_whose_beliefs_cross_have_no_order_either() -> None:
    plan, rng = Plan(*PASSED_ON), Random(3)

    orders = {tuple(plan.deal(rng)[1]) for _ in range(2000)}

    assert {tuple(sorted(order)) for order in orders} < orders
    assert len(orders) == 6 * len({tuple(sorted(order)) for order in orders})


@pytest.mark.parametrize(
    ("possible", "room", "fault"),
    [
        ((0b111, 0b111), (1, 1), "unseen cards and hidden places are not as many"),
        ((0b001, 0b111, 0b111), (2, 1, 0), "too few cards may be in a hidden zone"),
        ((0b00011, 0b00011, 0b11101), (2, 1, 2), "no hidden place is left for card 4"),
        ((0b0011, 0b0011, 0b1110, 0b1100), (1, 0, 0, 3), "no hidden place is left for card"),
    ],
)
def test_beliefs_that_no_deal_fits_are_our_mistake(
    possible: tuple[int, ...], room: tuple[int, ...], fault: str
) -> None:
    with pytest.raises(ValueError, match=f"{fault}.*: memory and zones disagree"):
        Plan(possible, room).deal(Random(1))
