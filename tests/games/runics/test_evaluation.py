"""How good a table is, for bots: bounded, fair between seats, blind to what is hidden."""

from __future__ import annotations

import random

import pytest

from games.runics.table import RING, given_runics, new_runics
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.runics.mind.evaluation import evaluate, evaluate_all, expected_points
from ragnatafl.games.runics.rules.grid import domain
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.views import determinize, view

MODULES = {"extra_card": True, "archmasters": True, "adepts": True}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", [{}, MODULES])
def test_every_table_is_judged_between_defeat_and_victory(
    seats: int, options: dict[str, bool]
) -> None:
    for seed in range(3):
        match = new_runics(seats, seed, **options)
        for _ in played_by_verb(match, seed):
            judged = [evaluate(match.state, Seat(seat)) for seat in range(seats)]
            assert evaluate_all(match.state) == tuple(judged)
            assert all(-1 <= worth <= 1 for worth in judged)
            assert min(judged) <= 0 <= max(judged)
            if seats == 2:
                assert judged[0] == pytest.approx(-judged[1])


def test_at_the_end_points_decide() -> None:
    match = new_runics(3, seed=2)
    list(played_by_verb(match, 5))

    for seat, score in enumerate(match.scores):
        best = max(points for other, points in enumerate(match.scores) if other != seat)
        judged = evaluate(match.state, Seat(seat))
        assert (judged > 0, judged < 0) == (score > best, score < best)


def test_what_is_hidden_does_not_count() -> None:
    """Whatever is dealt to the others, the table is the same."""
    match = new_runics(3, seed=4)
    rng = random.Random(1)
    for _ in played_by_verb(match, 4):
        if not match.over:
            seen = view(match.state, ASTRID)
            deals = [determinize(seen, rng) for _ in range(3)]
            assert {evaluate(deal, ASTRID) for deal in deals} == {evaluate(match.state, ASTRID)}


def test_own_points_are_good_and_others_are_bad() -> None:
    """The start card: three blue runes at (0,0), two green ones at (0,2)."""
    nobody = given_runics(masters={})
    astrid = given_runics(masters={ASTRID: "0,2"}, set_aside={BJORN: 1})
    bjorn = given_runics(masters={BJORN: "0,2"}, set_aside={ASTRID: 1})

    judged = [evaluate(match.state, ASTRID) for match in (bjorn, nobody, astrid)]

    assert judged == sorted(judged)
    assert len(set(judged)) == 3


def test_who_may_claim_at_once_expects_more() -> None:
    """Of one large area and nothing else worth a master, the next to place gets the large one."""
    match = given_runics(
        phase="place", laid=RING, set_aside={ASTRID: 2, BJORN: 2}, hands={BJORN: "R05"}
    )

    astrid, bjorn = expected_points(match.state)

    assert astrid > bjorn - 4.5  # bjorn has a card to lay as well


def test_a_master_in_the_middle_stands_firmer() -> None:
    """RUN-5.5: no card can change the colour of a rune beside a master."""
    corner = given_runics(masters={ASTRID: "1,0"})
    middle = given_runics(masters={ASTRID: "0,0"})

    assert domain(corner.state.board, ASTRID) == domain(middle.state.board, ASTRID)
    assert evaluate(middle.state, ASTRID) > evaluate(corner.state, ASTRID)


def test_a_card_kept_costs_its_point() -> None:
    """RUN-9.2"""
    plain = given_runics(extra_card=True)
    kept = given_runics(kept={ASTRID: "R16"})

    assert expected_points(plain.state)[ASTRID] - expected_points(kept.state)[ASTRID] == 1


def test_an_adept_that_is_spent_is_worth_nothing() -> None:
    """RUN-11"""
    adepts = {ASTRID: "blue", BJORN: "blue"}
    ready = given_runics(adepts=adepts)
    spent = given_runics(adepts=adepts, spent=[ASTRID])
    green = given_runics(adepts={ASTRID: "green", BJORN: "blue"})

    worth = [expected_points(match.state)[ASTRID] for match in (ready, spent, green)]

    assert worth[1] < worth[2]
    assert worth[1] < worth[0]


def test_an_unused_token_is_worth_something_while_masters_are_left() -> None:
    """RUN-10.2, RUN-10.7: it is put beside a new master, or never."""
    for aside, gain in ((0, True), (3, False)):
        without = given_runics(set_aside={ASTRID: aside}, turn=BJORN)
        unused = given_runics(set_aside={ASTRID: aside}, turn=BJORN, archmasters=True)

        gained = expected_points(unused.state)[ASTRID] - expected_points(without.state)[ASTRID]

        assert (gained > 0) == gain


def test_the_extra_card_is_a_debt_until_it_is_repaid() -> None:
    """RUN-9: a card more to choose from is worth less than the point it costs."""
    drawn, not_drawn = given_runics(extra_card=True), given_runics(extra_card=True)
    drawn.choose("draw an extra card")
    not_drawn.choose("draw no extra card")

    astrid, bjorn = expected_points(drawn.state)

    assert astrid < expected_points(not_drawn.state)[ASTRID] < astrid + 1
    assert bjorn == expected_points(not_drawn.state)[BJORN]


def test_against_two_others_the_better_one_counts() -> None:
    match = given_runics(seats=3, masters={ASTRID: "0,0", BJORN: "0,2", DAGNY: "1,1"})
    expected = expected_points(match.state)
    ranking = sorted((ASTRID, BJORN, DAGNY), key=lambda seat: expected[seat])

    judged = [evaluate(match.state, seat) for seat in ranking]

    assert judged == sorted(judged)
    assert judged[0] <= judged[1] <= 0 <= judged[2]
    assert judged[2] == pytest.approx(-judged[1])
