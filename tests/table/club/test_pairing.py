"""Who meets whom: as few rests and repeats as can be, by standings."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.club.pairing import Pairing, pair, robin_rounds, round_robin, sizes


def names(count: int) -> list[str]:
    return [f"p{number:03}" for number in range(count)]


def meetings(*pairings: Pairing) -> Counter[frozenset[str]]:
    return Counter(
        frozenset(two)
        for pairing in pairings
        for table in pairing.tables
        for two in combinations(table, 2)
    )


def rounds_of(count: int, rounds: int, size: int, allowed: tuple[int, ...]) -> list[Pairing]:
    """Rounds of players whose standings never change."""
    made: list[Pairing] = []
    for number in range(rounds):
        rested = Counter(one for pairing in made for one in pairing.resting)
        made.append(pair(names(count), meetings(*made), rested, size, allowed, str(number)))
    return made


def test_the_first_round_pairs_neighbours() -> None:
    (first,) = rounds_of(8, 1, 2, (2,))

    assert {frozenset(table) for table in first.tables} == {
        frozenset(names(8)[at : at + 2]) for at in (0, 2, 4, 6)
    }


@pytest.mark.parametrize("count", [4, 6, 8, 10, 16, 41])
def test_nobody_meets_anybody_twice_while_that_can_be(count: int) -> None:
    rounds = min(count - 1, 5)

    made = rounds_of(count, rounds, 2, (2,))

    assert max(meetings(*made).values()) == 1


def test_with_an_odd_number_one_rests_and_nobody_twice() -> None:
    made = rounds_of(7, 5, 2, (2,))

    assert [len(pairing.resting) for pairing in made] == [1] * 5
    assert max(Counter(one for pairing in made for one in pairing.resting).values()) == 1
    assert made[0].resting == ("p006",)  # the last of the standings


def test_tables_of_four_take_threes_rather_than_a_rest() -> None:
    assert sizes(13, 4, (4, 2, 3)) == (4, 3, 3, 3)
    assert sizes(5, 4, (4, 2, 3)) == (2, 3)
    (first,) = rounds_of(13, 1, 4, (4, 2, 3))
    assert first.resting == ()


def test_sixteen_at_tables_of_four_meet_fresh_faces_for_three_rounds() -> None:
    made = rounds_of(16, 3, 4, (4,))

    assert max(meetings(*made).values()) <= 2
    assert sum(times > 1 for times in meetings(*made).values()) <= 4


@given(count=st.integers(2, 30), size=st.sampled_from([2, 3, 4]), seed=st.text(max_size=3))
def test_everybody_sits_once_or_rests(count: int, size: int, seed: str) -> None:
    allowed = tuple({2, size})

    tables, resting = pair(names(count), {}, {}, size, allowed, seed)

    assert sorted([*resting, *(one for table in tables for one in table)]) == names(count)
    assert {len(table) for table in tables} <= set(allowed)
    assert len(resting) <= 1


def test_the_same_round_is_paired_alike_everywhere() -> None:
    assert rounds_of(11, 3, 4, (2, 3, 4)) == rounds_of(11, 3, 4, (2, 3, 4))


@pytest.mark.parametrize("count", [0, 1])
def test_too_few_are_told(count: int) -> None:
    with pytest.raises(BadInput, match=f"^{count} players cannot be paired$"):
        pair(names(count), {}, {}, 2, (2,), "")
    with pytest.raises(BadInput, match=f"^{count} players cannot be paired$"):
        round_robin(names(count), 1)


@given(count=st.integers(2, 24))
def test_each_meets_each_once_and_rests_once_if_at_all(count: int) -> None:
    made = [round_robin(names(count), number + 1) for number in range(robin_rounds(count))]

    met = meetings(*made)

    assert met == {frozenset(two): 1 for two in combinations(names(count), 2)}
    rested = Counter(one for pairing in made for one in pairing.resting)
    assert set(rested.values()) <= {1}
    assert len(rested) == (count if count % 2 else 0)


def test_two_hundred_are_paired() -> None:
    made = rounds_of(200, 2, 2, (2,))

    assert len(made[1].tables) == 100
    assert max(meetings(*made).values()) == 1
