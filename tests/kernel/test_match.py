"""A match: a game being played, with its record, its events and undo (2.5, 2.13)."""

from __future__ import annotations

import pytest

import ragnatafl
from kernel.coins import Coins, make_game, new_coins
from kit.table import ASTRID, BJORN
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import CHANCE
from toys.raid import GAME, Raid, Rest
from toys.stories import given_raid, new_raid


def test_seats_have_names_of_their_own_where_none_are_given() -> None:
    match = ragnatafl.new("raid", seats=3, seed=1, names=("Ingrid",))

    assert match.names == ("Ingrid", "Bjorn", "Dagny")


def test_a_choice_is_an_option_or_its_text() -> None:
    by_text = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"}).match
    by_option = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"}).match

    by_text.choose("rest axe-1")
    by_option.choose(Rest(0))  # type: ignore[arg-type]

    assert digest(by_text.state) == digest(by_option.state)


def test_the_record_holds_sealed_answers_in_the_order_of_seats() -> None:
    """2.5: however they arrived, and whatever was changed before the last was in."""
    match = new_coins("guess", "fast")

    match.choose("guess tails", BJORN)
    match.choose("guess heads", BJORN)
    match.choose("guess tails", ASTRID)

    assert list(map(str, match.lines)) == ["astrid: guess tails", "bjorn: guess heads"]


def test_two_sealed_questions_in_a_row_stay_apart_in_the_record() -> None:
    table = new_raid(seats=2)
    for _ in range(2):
        for seat in (BJORN, ASTRID):
            table.says(seat, table.offered(to=seat)[0])

    assert [line.seat for line in table.match.lines] == [ASTRID, BJORN, ASTRID, BJORN]


def test_a_choice_can_be_taken_back() -> None:
    """2.13: nothing was drawn or shown, and nobody else is asked yet."""
    table = given_raid(hands={ASTRID: "axe-1 axe-2"}, source="fast")
    before = digest(table.game)
    table.says(ASTRID, "rest axe-1")

    table.match.undo(ASTRID)

    assert digest(table.game) == before
    assert table.match.lines == []


def test_a_choice_that_drew_chance_is_final() -> None:
    """2.13"""
    match = new_coins("toss", "fast")
    match.choose("toss")

    assert match.lines[-1].final == "chance"
    with pytest.raises(Illegal, match="it cannot be taken back: chance was drawn"):
        match.undo(ASTRID)


def test_a_told_outcome_is_chance_too() -> None:
    """2.13: also while another outcome of the same step is still to be told."""
    match = new_coins("two")
    match.choose("coin tails")

    assert match.lines[-1].final == "chance"
    with pytest.raises(Illegal, match="the last choice was chance's"):
        match.undo(ASTRID)


def test_an_answer_whose_outcome_is_still_to_be_told_can_be_taken_back() -> None:
    match = new_coins("toss")
    match.choose("toss")
    assert match.decision.seat == CHANCE

    match.undo(ASTRID)

    assert match.decision.seat == ASTRID


def test_a_choice_after_which_another_seat_is_asked_is_final() -> None:
    """2.13"""
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"}, source="fast")

    table.says(ASTRID, "rest axe-1")

    assert table.match.lines[-1].final == "answered"
    with pytest.raises(Illegal, match="another seat is asked since"):
        table.match.undo(ASTRID)


def test_what_was_shown_before_a_choice_does_not_make_it_final() -> None:
    """2.13: Bjorn's card was shown by his choice, not by Astrid's."""
    table = given_raid(
        hands={ASTRID: "axe-1 axe-2", BJORN: "axe-3"}, turn=BJORN, source="fast"
    ).says(BJORN, "rest axe-3")

    table.says(ASTRID, "rest axe-1")

    assert table.match.lines[-1].final == ""


def test_sealed_answers_are_changed_not_taken_back() -> None:
    match = new_coins("guess")
    match.choose("guess tails", ASTRID)

    with pytest.raises(Illegal, match="change the sealed answer instead"):
        match.undo(ASTRID)


def test_nobody_takes_back_what_another_seat_chose() -> None:
    table = given_raid(hands={ASTRID: "axe-1 axe-2"}, source="fast").says(ASTRID, "rest axe-1")

    with pytest.raises(Illegal, match="the last choice was Astrid's"):
        table.match.undo(BJORN)


def test_the_last_choice_of_a_sealed_game_is_final() -> None:
    """2.13: at the end the secret is open, so nobody goes back from there."""
    sealed = Match[Coins](make_setup(make_game("toss")), source="sealed", seed="ab" * 32)
    fast = Match[Coins](make_setup(make_game("toss")), seed=1)
    for match in (sealed, fast):
        match.choose("stop")

    assert (sealed.lines[-1].final, fast.lines[-1].final) == ("shown", "")
    with pytest.raises(Illegal, match="something hidden was shown"):
        sealed.undo()


def test_alone_at_a_table_undo_is_free() -> None:
    """2.13"""
    match = Match[Raid](make_setup(GAME, 2), seed=1, free_undo=True)
    start = digest(match.state)
    for _ in range(12):
        match.choose(match.decision.options[0])

    for _ in range(12):
        match.undo(BJORN)

    assert digest(match.state) == start


def test_the_table_can_warn_before_a_final_choice() -> None:
    """2.13"""
    match = new_coins("toss", "fast")
    toss, _ = match.decision.options
    before = digest(match.state)

    assert match.would_be_final(toss) == "unseen"
    assert digest(match.state) == before
    assert match.lines == []


def test_a_copy_goes_its_own_way() -> None:
    match = given_raid(hands={ASTRID: "axe-1 axe-2"}, source="fast").match
    twin = match.copy()

    twin.choose("rest axe-1")

    assert (len(match.lines), len(twin.lines)) == (0, 1)
    assert (len(match.events), len(twin.events)) == (0, 1)
    assert digest(match.state) != digest(twin.state)


def test_a_copy_at_a_told_outcome_can_go_on() -> None:
    match = new_coins("two")

    twin = match.copy()
    twin.choose("coin tails")
    twin.choose("coin heads")

    assert (twin.state.won, match.state.won) == ([1, 0], [0, 0])


def test_scores_and_winners_are_at_hand() -> None:
    table = given_raid(hands={ASTRID: "axe-1"}, glory={ASTRID: 2, BJORN: 5})
    table.says(ASTRID, "rest axe-1")

    assert (table.match.scores, table.match.winners) == ((2, 5), (BJORN,))


def test_a_game_without_a_picture_has_an_empty_one() -> None:
    assert new_coins()._repr_svg_() == ""


def test_an_unknown_source_of_chance_gets_one_line() -> None:
    with pytest.raises(BadInput, match="unknown source of chance 'quick', known: fast"):
        ragnatafl.new("raid", source="quick")


def test_a_table_that_no_game_leads_to_is_refused_where_it_breaks() -> None:
    """The pack has one card too many for the last round: nothing is changed by the choice."""
    table = given_raid(
        packs={ASTRID: "axe-1 axe-2 axe-3", BJORN: "axe-4 axe-5"},
        agenda=[{"step": "draft", "round": 3}, {"step": "next-turn", "seat": "astrid"}],
    ).says(ASTRID, "keep axe-1")
    before = digest(table.game)

    with pytest.raises(BadInput, match="after 'keep axe-4' the rules cannot go on from this table"):
        table.says(BJORN, "keep axe-4")

    assert digest(table.game) == before
    assert (len(table.match.lines), table.match.events) == (1, [])
