"""What tables are judged by, for bots: fair between seats, blind to what is hidden."""

from __future__ import annotations

import random

import pytest

from games.runics.table import RING, TOWER, given_runics, new_runics
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.bots.judgement import judgement_of
from ragnatafl.games.runics.mind.evaluation import NAMES, count, progress
from ragnatafl.games.runics.rules.grid import domain
from ragnatafl.games.runics.rules.points import scores
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.views import determinize, view

MODULES = {"extra_card": True, "archmasters": True, "adepts": True}


def terms(match: Match[Runics], seat: Seat) -> dict[str, float]:
    """What a seat has, by name."""
    return dict(zip(NAMES, count(match.state)[seat], strict=True))


def chance(match: Match[Runics], seat: Seat) -> float:
    judgement = judgement_of(match.game)
    assert judgement is not None
    return judgement.chances(match.state)[seat]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", [{}, MODULES])
def test_every_table_of_a_game_is_judged(seats: int, options: dict[str, bool]) -> None:
    """Points are those of the rules; the game goes on from 0 towards 1; chances are 1 together."""
    for seed in range(3):
        match = new_runics(seats, seed, **options)
        late = progress(match.state)
        assert late == 0
        for _ in played_by_verb(match, seed):
            assert late <= progress(match.state) <= 1
            late = progress(match.state)
            if match.over:
                continue
            rows = count(match.state)
            assert [len(row) for row in rows] == [len(NAMES)] * seats
            assert tuple(row[0] for row in rows) == scores(match.state)
            assert sum(chance(match, Seat(seat)) for seat in range(seats)) == pytest.approx(1)
        assert late == 1


def test_what_is_hidden_does_not_count() -> None:
    """Whatever is dealt to the others, the table is the same."""
    match = new_runics(3, 4, **MODULES)
    rng = random.Random(1)
    for _ in played_by_verb(match, 4):
        if not match.over:
            seen = view(match.state, ASTRID)
            for _ in range(3):
                assert count(determinize(seen, rng)) == count(match.state)


@pytest.mark.parametrize("seats", [2, 3])
def test_own_points_are_good_and_others_are_bad(seats: int) -> None:
    """The ring, after the first turn: a master in its green area holds 6, in its red one 3."""

    def after_turn(first: Seat, cell: str) -> Match[Runics]:
        return given_runics(
            seats=seats, laid=RING, masters={first: cell}, turn=Seat(1 - first)
        )  # fmt: skip

    green, red = after_turn(ASTRID, "0,2"), after_turn(ASTRID, "1,1")
    theirs, less = after_turn(BJORN, "0,2"), after_turn(BJORN, "1,1")

    assert (terms(green, ASTRID)["points"], terms(red, ASTRID)["points"]) == (6, 3)
    assert chance(red, ASTRID) < chance(green, ASTRID)
    assert chance(theirs, ASTRID) < chance(less, ASTRID)


@pytest.mark.parametrize("seats", [2, 3])
def test_late_in_a_game_who_leads_is_likely_to_win(seats: int) -> None:
    """By four points or more, and with as many cards to lay as anybody."""
    likely = []
    for seed in range(10):
        match = new_runics(seats, seed)
        for _ in played_by_verb(match, seed):
            if match.over or progress(match.state) < 0.6:
                continue
            rows = [terms(match, Seat(seat)) for seat in range(seats)]
            points = [row["points"] for row in rows]
            leader = points.index(max(points))
            others = [row for seat, row in enumerate(rows) if seat != leader]
            if all(
                rows[leader]["points"] >= row["points"] + 4
                and rows[leader]["turns"] >= row["turns"]
                for row in others
            ):
                likely.append(chance(match, Seat(leader)) > 1 / seats)

    assert len(likely) > 10
    assert sum(likely) > 0.75 * len(likely)


def test_each_seat_in_turn_claims_the_best_free_area() -> None:
    """The ring: blue 5, green 6, red 3; each claim before it takes a tenth of what is left."""
    match = given_runics(
        phase="place", laid=RING, set_aside={ASTRID: 1, BJORN: 2}, hands={BJORN: "R05"}
    )

    astrid, bjorn = terms(match, ASTRID), terms(match, BJORN)

    assert astrid["claim-now"] == 6
    assert bjorn["claim-first"] == pytest.approx(0.9 * 5)
    assert astrid["claim-first"] == pytest.approx(0.81 * 3)


def test_at_the_start_of_a_turn_nothing_is_claimed_at_once() -> None:
    match = given_runics(laid=RING)

    astrid = terms(match, ASTRID)

    assert astrid["claim-now"] == 0
    assert [astrid["claim-first"], astrid["claim-second"]] == [6, pytest.approx(0.81 * 3)]


def test_a_master_in_the_middle_stands_firmer() -> None:
    """RUN-5.5: no card can change the colour of a rune beside a master."""
    corner = given_runics(masters={ASTRID: "1,0"})
    middle = given_runics(masters={ASTRID: "0,0"})

    assert domain(corner.state.board, ASTRID) == domain(middle.state.board, ASTRID)
    assert terms(corner, ASTRID)["firm"] == 2
    assert terms(middle, ASTRID)["firm"] == 3


def test_what_is_far_from_masters_is_at_risk_while_rivals_lay_cards() -> None:
    """The tower has a blue area of four runes from (1,-1) to (0,1)."""
    for aside, cards in ((0, 3), (2, 1), (3, 0)):
        match = given_runics(laid=TOWER, masters={ASTRID: "0,1"}, set_aside={BJORN: aside})
        astrid = terms(match, ASTRID)

        assert (astrid["points"], astrid["firm"]) == (4, 2)
        assert astrid["at-risk"] == 2 * cards


def test_two_masters_in_one_area_share_it() -> None:
    """RUN-8.1: it counts once."""
    match = given_runics(masters={ASTRID: "0,0 1,0"})

    astrid = terms(match, ASTRID)

    assert (astrid["points"], astrid["shared"]) == (3, 1)


def test_free_runes_of_the_colour_near_an_area_may_be_joined_to_it() -> None:
    """The ring has no green rune beside its green row; the tower two that touch at a corner."""
    green = given_runics(laid=RING, masters={ASTRID: "0,2"})
    red = given_runics(laid=RING, masters={ASTRID: "1,1"})
    tower = given_runics(laid=TOWER, masters={ASTRID: "0,-1"})

    assert terms(green, ASTRID)["near"] == 0
    assert terms(red, ASTRID)["sides"] == 4 * 3
    assert terms(tower, ASTRID)["near"] == 2


def test_nobody_grows_without_a_card_to_lay() -> None:
    match = given_runics(laid=TOWER, masters={ASTRID: "0,-1"}, set_aside={ASTRID: 2}, turn=BJORN)

    astrid = terms(match, ASTRID)

    assert (astrid["turns"], astrid["near"], astrid["sides"]) == (0, 0, 0)


def test_a_cell_between_two_owners_of_a_colour_is_blocked() -> None:
    """RUN-5.8: nobody can join areas of two players."""
    match = given_runics(laid=TOWER, masters={ASTRID: "0,-1", BJORN: "1,-2"})

    assert terms(match, ASTRID)["blocked"] > 0
    assert terms(match, BJORN)["blocked"] > 0


def test_who_has_most_cards_left_lays_the_last() -> None:
    """Bjorn has a card more to lay than Astrid, whose turn it is."""
    match = given_runics(set_aside={ASTRID: 2, BJORN: 1})

    astrid, bjorn = terms(match, ASTRID), terms(match, BJORN)

    assert (astrid["turns"], bjorn["turns"]) == (1, 2)
    assert (astrid["last"], bjorn["last"]) == (0, 1)


def test_who_has_laid_a_card_has_one_less_to_lay() -> None:
    """Both have as many masters as before; of who have as many cards, the last in turn is last."""
    match = given_runics(phase="place")

    astrid, bjorn = terms(match, ASTRID), terms(match, BJORN)

    assert (astrid["masters"], astrid["turns"], astrid["last"]) == (3, 2, 0)
    assert (bjorn["masters"], bjorn["turns"], bjorn["last"]) == (3, 3, 1)


def test_a_card_kept_costs_its_point() -> None:
    """RUN-9.2"""
    kept = given_runics(kept={ASTRID: "R16"})

    assert terms(kept, ASTRID)["points"] == -1


def test_an_adept_counts_until_it_is_used() -> None:
    """RUN-11: blue until it has ignored a rune, green until the first master is placed."""
    blue = {ASTRID: "blue", BJORN: "blue"}
    green = {ASTRID: "green", BJORN: "blue"}

    assert terms(given_runics(adepts=blue), ASTRID)["blue-adept"] == 1
    assert terms(given_runics(adepts=blue, spent=[ASTRID]), ASTRID)["blue-adept"] == 0
    assert terms(given_runics(adepts=green), ASTRID)["green-adept"] == 1
    placed = given_runics(adepts=green, masters={ASTRID: "0,0"})
    assert terms(placed, ASTRID)["green-adept"] == 0
    assert terms(placed, ASTRID)["spare-cards"] == 1


def test_an_unused_token_counts_while_masters_are_left() -> None:
    """RUN-10.2, RUN-10.7: it is put beside a new master, or never."""
    for aside, gain in ((0, 1), (3, 0)):
        match = given_runics(set_aside={ASTRID: aside}, turn=BJORN, archmasters=True)

        assert terms(match, ASTRID)["token"] == gain


def test_the_extra_card_is_a_debt_until_it_is_repaid() -> None:
    """RUN-9: a card more to choose from, and a card owed."""
    match = given_runics(extra_card=True)
    match.choose("draw an extra card")

    astrid = terms(match, ASTRID)

    assert (astrid["debt"], astrid["spare-cards"]) == (1, 1)
    assert terms(match, BJORN)["debt"] == 0


def test_of_three_who_expects_most_is_most_likely_to_win() -> None:
    match = given_runics(seats=3, masters={ASTRID: "0,0", BJORN: "0,2", DAGNY: "1,1"})
    judgement = judgement_of(match.game)
    assert judgement is not None
    expected, chances = judgement.scores(match.state), judgement.chances(match.state)

    assert max(range(3), key=lambda seat: chances[seat]) == expected.index(max(expected))
