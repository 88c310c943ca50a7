"""Seats own information (2.7): what a view shows, and what can be made of it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kernel.coins import new_coins
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.chance import FAST
from ragnatafl.kernel.game import make_setup, start_game
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import NOBODY, SPECTATOR
from ragnatafl.kernel.told import possible
from ragnatafl.kernel.views import HIDDEN, determinize, view
from ragnatafl.lab.checks import leaks, view_bytes
from toys.raid import BANNER, CARDS, DECK, GAME, HAND, IN_THE_BOX
from toys.stories import RaidTable, given_raid, new_raid


def three_hands() -> RaidTable:
    return given_raid(
        3,
        hands={ASTRID: "axe-1 axe-2", BJORN: "axe-3", DAGNY: "axe-4 axe-5"},
        banners={BJORN: "horn-1"},
        source="fast",
    )


def test_a_view_is_a_masked_state_of_the_same_class() -> None:
    game = three_hands().game

    seen = view(game, BJORN)

    assert type(seen) is type(game)
    assert (seen.viewer, game.viewer) == (BJORN, NOBODY)


def test_own_cards_are_seen_and_others_are_backs() -> None:
    seen = view(three_hands().game, BJORN)

    assert seen.zones[HAND + BJORN] == [CARDS.read("axe-3")]
    assert seen.zones[HAND + ASTRID] == [HIDDEN, HIDDEN]
    assert seen.zones[BANNER + BJORN] == [CARDS.read("horn-1")]
    assert set(seen.zones[DECK]) == {HIDDEN}


def test_a_spectator_sees_what_is_open_to_all() -> None:
    seen = view(three_hands().game, SPECTATOR)

    assert seen.zones[BANNER + BJORN] == [CARDS.read("horn-1")]
    assert seen.zones[HAND + BJORN] == [HIDDEN]
    assert set(seen.may_be) == {HIDDEN}


def test_luck_is_never_seen() -> None:
    seen = view(three_hands().game, ASTRID)

    assert (seen.luck_a, seen.luck_b) == (0, 0)


def test_options_go_to_the_asked_seat_alone() -> None:
    game = three_hands().game

    assert len(view(game, ASTRID).decision.options) == 6
    assert view(game, BJORN).decision.options == ()
    assert view(game, BJORN).decision.seat == ASTRID


def test_sealed_answers_of_others_are_not_seen() -> None:
    match = new_coins("guess")
    match.choose("guess tails", BJORN)

    assert view(match.state, ASTRID).sealed == (None, None)
    assert view(match.state, BJORN).sealed == match.state.sealed
    assert view(match.state, ASTRID).pending == 0b01  # that he has answered is open to all


def test_an_answer_underway_and_told_outcomes_are_not_seen() -> None:
    match = new_coins("two")
    match.choose("coin tails")
    assert view(match.state, ASTRID).told == [HIDDEN]

    tossing = new_coins("toss")
    tossing.choose("toss")
    assert view(tossing.state, BJORN).underway is None


def test_hidden_columns_are_masked_entry_by_entry() -> None:
    game = new_coins().state

    seen = view(game, ASTRID)

    assert (seen.thoughts, seen.maps, seen.buried) == ([3, HIDDEN], [[1, 2], [HIDDEN]], HIDDEN)
    assert (game.thoughts, game.maps, game.buried) == ([3, 4], [[1, 2], [5]], 4)
    assert view(game, SPECTATOR).thoughts == [HIDDEN, HIDDEN]


def test_the_listener_does_not_go_with_a_view() -> None:
    assert view(three_hands().game, ASTRID).events is None


def test_a_determinized_state_deals_every_hidden_card_once() -> None:
    seen = view(three_hands().game, ASTRID)

    made = determinize(seen, Random(1))

    assert sorted(card for pile in made.zones for card in pile) == list(range(IN_THE_BOX))
    assert [len(pile) for pile in made.zones] == [len(pile) for pile in seen.zones]
    assert made.zones[HAND + ASTRID] == seen.zones[HAND + ASTRID]
    assert made.viewer == NOBODY


def test_other_seats_of_a_determinized_state_remember_what_they_see() -> None:
    """And any card that they do not see may be in any zone hidden from them."""
    made = determinize(view(three_hands().game, ASTRID), Random(1))

    count = len(made.zones)
    row = made.may_be[BJORN * count : DAGNY * count]
    assert row[HAND + BJORN] == 1 << made.zones[HAND + BJORN][0]
    assert row[BANNER + BJORN] == 1 << CARDS.read("horn-1")
    assert row[HAND + ASTRID] == row[DECK] == row[HAND + DAGNY]
    assert row[DECK].bit_count() == IN_THE_BOX - 2
    assert row[HAND + 3] == 0


def test_a_deal_without_memory_is_the_same_deal() -> None:
    seen = view(three_hands().game, ASTRID)

    bare = determinize(seen, Random(1), remember=False)

    assert bare.may_be == []
    assert bare.zones == determinize(seen, Random(1)).zones


def test_a_table_without_memory_says_so_when_asked_for_it() -> None:
    game = start_game(make_setup(GAME), "1", remember=False)
    seen = view(game, ASTRID)

    line = "^this table keeps no memory of its seats: begin it with remember=True$"
    with pytest.raises(ValueError, match=line):
        determinize(seen, Random(1))
    with pytest.raises(ValueError, match=line):
        digest(game)
    with pytest.raises(ValueError, match=line):
        possible(game, DECK, 0)


def test_a_determinized_state_is_told_nothing() -> None:
    match = new_coins("two")
    match.choose("coin tails")

    assert determinize(view(match.state, ASTRID), Random(1)).told == []


def test_a_determinized_state_has_fresh_luck() -> None:
    seen = view(new_raid(source="sealed", seed="ab" * 32).game, ASTRID)

    first, second = determinize(seen, Random(1)), determinize(seen, Random(2))

    assert first.source == FAST
    assert (first.luck_a, first.luck_b) != (second.luck_a, second.luck_b)


def test_cards_are_dealt_where_memory_allows() -> None:
    """Astrid passed this pack: she knows that Bjorn has one of its cards and Dagny the rest."""
    table = given_raid(
        3,
        packs={
            ASTRID: "axe-1 axe-2 axe-3 axe-4",
            BJORN: "axe-5 axe-6 axe-7 axe-8",
            DAGNY: "horn-1 horn-2 raven-1 raven-2",
        },
        agenda=[
            *({"step": "draft", "round": number} for number in (1, 2, 3)),
            {"step": "next-turn", "seat": "astrid"},
        ],
        source="fast",
    )
    table.says(ASTRID, "keep axe-4").says(BJORN, "keep axe-8").says(DAGNY, "keep horn-1")
    table.says(ASTRID, "keep horn-2").says(BJORN, "keep axe-3").says(DAGNY, "keep axe-7")
    seen, passed = view(table.game, ASTRID), {0, 1, 2}

    kept: Counter[int] = Counter()
    for seed in range(60):
        made = determinize(seen, Random(seed))
        [of_the_pack] = passed & set(made.zones[HAND + BJORN])
        kept[of_the_pack] += 1
    assert set(kept) == passed  # each of the three is possible, and each comes up


def test_sealed_answers_of_others_are_drawn_anew() -> None:
    match = new_coins("guess")
    match.choose("guess tails", BJORN)

    answers = {
        str(determinize(view(match.state, ASTRID), Random(seed)).sealed[BJORN])
        for seed in range(20)
    }

    assert answers == {"<guess heads>", "<guess tails>"}


def test_ones_own_sealed_answer_is_kept() -> None:
    match = new_coins("guess")
    match.choose("guess tails", BJORN)

    made = determinize(view(match.state, BJORN), Random(1))

    assert made.sealed == match.state.sealed
    assert [decision.seat for decision in made.decisions] == [ASTRID]


def test_hidden_columns_are_filled_by_the_game() -> None:
    made = determinize(view(new_coins().state, ASTRID), Random(1))

    assert HIDDEN not in (*made.thoughts, *made.maps[BJORN], made.buried)
    assert made.maps[ASTRID] == [1, 2]


def test_hidden_columns_do_not_leak() -> None:
    match = new_coins("guess")
    match.choose("guess tails", BJORN)

    assert list(leaks(match.state, Random(1))) == []


def test_only_the_view_of_a_seat_can_be_determinized() -> None:
    game = three_hands().game

    for whole_or_open in (game, view(game, SPECTATOR)):
        with pytest.raises(ValueError, match="determinize takes the view of a seat"):
            determinize(whole_or_open, Random(1))


def test_memory_that_contradicts_the_table_is_our_mistake() -> None:
    seen = view(three_hands().game, ASTRID)
    seen.may_be = [0] * len(seen.may_be)
    seen.may_be[HAND + BJORN] = 0b1111 << 8

    with pytest.raises(ValueError, match="memory and zones disagree"):
        determinize(seen, Random(1))


def test_a_view_has_canonical_bytes() -> None:
    game = three_hands().game

    assert view_bytes(view(game, ASTRID)) == view_bytes(view(game.clone(), ASTRID))
    assert view_bytes(view(game, ASTRID)) != view_bytes(view(game, BJORN))
