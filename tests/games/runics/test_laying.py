"""RUN-2 The table, RUN-5 Phase 1: where a card may be laid, and what comes of it."""

from __future__ import annotations

import random

import pytest

from games.runics.table import (
    RING,
    RUNE_CARDS,
    TOWER,
    given_runics,
    hand,
    new_runics,
    rune,
    runes,
    supplies,
)
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY, cards, when
from ragnatafl.games.runics.rules.components import OUT
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.views import determinize

# On the start card every rune but (1, 2) has a master: only a card with a green corner can be laid.
ONE_RUNE_LEFT = {ASTRID: "1,1 0,2", BJORN: "0,0 1,0 0,1"}
# Every rune has a master, and Dagny has still to lay her three cards.
NO_RUNE_LEFT = {ASTRID: "0,0 1,0 0,1", BJORN: "1,1 0,2 1,2"}


# RUN-2 The table


@pytest.mark.rule("RUN-2.1", "RUN-5.1")
@pytest.mark.parametrize(
    ("placement", "table_after"),
    [
        ("turn 0 at 0,-2", ["RG", "GB", "BB", "BR", "GG"]),
        ("turn 90 at 1,-1", [".BGR", "BBBG", "BR..", "GG.."]),
        ("turn 180 at 0,1", ["BB", "BB", "BG", "GR"]),
        ("turn 270 at -2,-1", ["GBB.", "RGBB", "..BR", "..GG"]),
    ],
)
def test_a_card_lies_in_one_of_four_turns(placement: str, table_after: list[str]) -> None:
    """RUN-2.1: its upper left cell, as it is turned, lies at the place that is named."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    table.says(ASTRID, f"lay R01 {placement}")

    assert runes(table.game) == table_after


@pytest.mark.rule("RUN-2.1")
@pytest.mark.parametrize("turn", [1, 45, 135])
def test_a_card_is_not_turned_otherwise(turn: int) -> None:
    """RUN-2.1"""
    table = when(given_runics(hands={ASTRID: "R01"}))

    table.cannot(ASTRID, f"lay R01 turn {turn} at 0,-2", "RUN-2.1")


@pytest.mark.rule("RUN-2.1")
@pytest.mark.parametrize("words", ["lay R01 turn 0 at 0.5,0", "lay R01 face down at 0,0"])
def test_a_card_lies_face_up_on_whole_cells(words: str) -> None:
    """RUN-2.1: nothing else can even be said."""
    match = given_runics(hands={ASTRID: "R01"})

    with pytest.raises(Illegal, match=r"^RUN-5\.1: "):
        match.choose(words, ASTRID)


@pytest.mark.rule("RUN-2.1")
def test_the_table_has_no_edge() -> None:
    """RUN-2.1: after fifteen cards in one direction the last one still finds its place."""
    chain = (
        "R01 turn 270 at -2,-1", "R02 turn 90 at -4,-1", "R03 turn 90 at -6,-2",
        "R05 turn 270 at -8,-3", "R04 turn 90 at -10,-2", "R06 turn 90 at -12,-3",
        "R07 turn 90 at -14,-4", "R08 turn 270 at -16,-5", "R10 turn 90 at -18,-6",
        "R09 turn 270 at -20,-7", "R11 turn 90 at -22,-8", "R12 turn 90 at -24,-9",
        "R13 turn 90 at -26,-8", "R14 turn 90 at -28,-9", "R15 turn 90 at -30,-10",
    )  # fmt: skip
    match = given_runics(
        laid=chain, masters={ASTRID: "0,0 0,1", BJORN: "1,1 0,2 1,2"}, hands={ASTRID: "R16"}
    )

    table = when(match).says(ASTRID, "lay R16 turn 90 at -32,-9")

    assert [rune(table.game, x, -9) for x in (-33, -32, -31, -30)] == [".", "G", "B", "B"]


@pytest.mark.rule("RUN-2.3")
def test_only_the_topmost_runes_count() -> None:
    """RUN-2.3: the red rune of the start card is covered by a blue one, and part of its area."""
    match = given_runics(hands={ASTRID: "R01"}, masters={BJORN: "0,0"})
    assert match.scores == (0, 3)

    table = when(match).says(ASTRID, "lay R01 turn 180 at 0,1")

    assert runes(table.game) == ["BB", "BB", "BG", "GR"]
    assert match.scores == (0, 5)


@pytest.mark.rule("RUN-2.3")
def test_covered_runes_do_not_come_back() -> None:
    """RUN-2.3: a second card lies on the first, and what it covers is gone as well."""
    match = given_runics(laid=("R01 turn 180 at 0,1",), hands={ASTRID: "R04"})

    table = when(match).says(ASTRID, "lay R04 turn 90 at 0,0")

    assert runes(table.game) == ["BGB", "BGR", "BG.", "GR."]


@pytest.mark.rule("RUN-2.6", "RUN-5.9")
@pytest.mark.parametrize(
    ("card", "points"),
    [("R01 turn 0 at 0,-2", 4), ("R06 turn 90 at 0,-1", 2), ("R01 turn 270 at 1,2", 3)],
    ids=["enlarged", "shrunk", "left alone"],
)
def test_a_master_controls_its_area_as_it_is_now(card: str, points: int) -> None:
    """RUN-2.6: Bjorn's master stays where it is; its area of three blue runes changes around it."""
    match = given_runics(hands={ASTRID: card[:3]}, masters={BJORN: "0,1"})
    assert match.scores == (0, 3)

    when(match).says(ASTRID, f"lay {card}")

    assert match.scores == (0, points)


@pytest.mark.rule("RUN-2.6")
def test_what_is_cut_off_is_controlled_no_more() -> None:
    """RUN-2.6: nothing is remembered, and Astrid takes what was Bjorn's a moment ago."""
    table = when(given_runics(laid=RING, masters={BJORN: "0,1"}, hands={ASTRID: "R06"}))

    table.says(ASTRID, "lay R06 turn 90 at 0,-1", "place at 2,1")

    assert runes(table.game) == ["GGB", "BRB", "BRB", "GGG"]
    assert table.match.scores == (3, 2)


@pytest.mark.rule("RUN-2.7")
def test_one_master_is_enough_to_control_an_area() -> None:
    """RUN-2.7: and two of one player control it no more than one does."""
    one = given_runics(laid=RING, masters={ASTRID: "0,1"})
    two = given_runics(laid=RING, masters={ASTRID: "0,1 2,1"})

    assert one.scores == two.scores == (5, 0)


# RUN-5 Phase 1: lay a card


@pytest.mark.rule("RUN-5.1")
def test_every_card_of_the_hand_may_be_laid() -> None:
    """RUN-5.1: it leaves the hand for the table."""
    table = when(given_runics(hands={ASTRID: "R01 R07 R13"}))

    assert {text.split()[1] for text in table.offered()} == {"R01", "R07", "R13"}
    table.says_some(ASTRID, "lay R07")

    assert hand(table.game, ASTRID) == "R01 R13"
    assert len(table.game.laid) == 2


@pytest.mark.rule("RUN-5.1")
@pytest.mark.parametrize("card", ["R02", "R05", "S00"])
def test_no_other_card_may_be_laid(card: str) -> None:
    """RUN-5.1: neither Bjorn's, nor one of the deck, nor the start card."""
    table = when(given_runics(hands={ASTRID: "R01 R07 R13", BJORN: "R02"}))

    table.cannot(ASTRID, f"lay {card} turn 0 at 0,-2", "RUN-5.1")


@pytest.mark.rule("RUN-5.2")
@pytest.mark.parametrize("place", ["0,3", "2,0", "-2,-3", "20,20", "-35,-35"])
def test_a_card_covers_a_visible_rune_at_least(place: str) -> None:
    """RUN-5.2: to lie beside a rune, or far away, is not enough."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    table.cannot(ASTRID, f"lay R01 turn 0 at {place}", "RUN-5.2")


@pytest.mark.rule("RUN-5.2")
def test_one_covered_rune_is_enough() -> None:
    """RUN-5.2"""
    table = when(given_runics(hands={ASTRID: "R01"}))

    table.says(ASTRID, "lay R01 turn 0 at -1,-2")

    assert runes(table.game) == ["RG.", "GB.", "BBB", ".BR", ".GG"]


@pytest.mark.rule("RUN-5.3")
def test_a_card_that_matches_neither_below_nor_beside_is_refused() -> None:
    """RUN-5.3: red over blue, and beside blue."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 0 at 1,0", "RUN-5.3")


@pytest.mark.rule("RUN-5.3")
def test_the_two_ways_of_matching_are_never_mixed() -> None:
    """RUN-5.3, reading A5: green on green though below blue, and red on green though below red.

    Each rune of the card would be right in one way, but the card is not.
    """
    table = when(given_runics(hands={ASTRID: "R02"}))

    table.cannot(ASTRID, "lay R02 turn 0 at 0,2", "RUN-5.3")


@pytest.mark.rule("RUN-5.3", "RUN-5.4", "RUN-5.5")
def test_it_is_not_enough_that_some_rune_matches() -> None:
    """RUN-5.3, reading A5: first one of two covered runes matches, then one of two beside."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 270 at 1,0", "RUN-5.3")
    table.cannot(ASTRID, "lay R01 turn 180 at 0,-2", "RUN-5.3")


@pytest.mark.rule("RUN-5.4", "RUN-5.3")
def test_matching_below_is_enough_whatever_lies_beside() -> None:
    """RUN-5.4: two blues on two blues; the red rune beneath them does not matter."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    table.says(ASTRID, "lay R01 turn 0 at 0,-2")

    assert runes(table.game) == ["RG", "GB", "BB", "BR", "GG"]


@pytest.mark.rule("RUN-5.5", "RUN-5.3")
def test_matching_beside_is_enough_whatever_is_covered() -> None:
    """RUN-5.5, reading A20: red and green are covered with blue, below two blue runes."""
    table = when(given_runics(hands={ASTRID: "R01"}))

    table.says(ASTRID, "lay R01 turn 180 at 0,1")

    assert runes(table.game) == ["BB", "BB", "BG", "GR"]


@pytest.mark.rule("RUN-5.5")
def test_runes_of_one_card_are_no_neighbours_to_match() -> None:
    """RUN-5.5: no two runes of R13 that touch are alike, and that is no hindrance."""
    table = when(given_runics(hands={ASTRID: "R13"}))

    table.says(ASTRID, "lay R13 turn 90 at -1,-1")

    assert runes(table.game)[:2] == ["BGB", "GBR"]


@pytest.mark.rule("RUN-5.5", "RUN-5.6")
def test_without_any_neighbour_nothing_has_to_match() -> None:
    """Reading A21: so it is RUN-5.6 alone that keeps a card off the start card."""
    table = when(given_runics(hands={ASTRID: "R13"}))

    table.cannot(ASTRID, "lay R13 turn 0 at 0,0", "RUN-5.6")


@pytest.mark.rule("RUN-5.6")
def test_no_card_lies_wholly_on_another() -> None:
    """RUN-5.6: not even if that card is already hidden in part."""
    laid = ("R01 turn 0 at -1,-2", "R02 turn 0 at -1,-3")
    table = when(given_runics(laid=laid, hands={ASTRID: "R08"}))

    table.cannot(ASTRID, "lay R08 turn 0 at -1,-2", "RUN-5.6")


@pytest.mark.rule("RUN-5.6")
def test_a_card_may_cover_six_runes_of_several_cards() -> None:
    """RUN-5.6, reading A6: only the six cells of one card are forbidden."""
    match = given_runics(laid=("R01 turn 180 at 1,0",), hands={ASTRID: "R09"})
    assert runes(match.state) == ["BBB", "BBG", "GGR"]

    when(match).says(ASTRID, "lay R09 turn 270 at 0,1")

    assert runes(match.state) == ["BBB", "BBB", "RGG"]


@pytest.mark.rule("RUN-5.6")
def test_a_card_may_hide_what_is_left_of_another() -> None:
    """RUN-5.6, reading A6: the start card, half covered by R01, is seen no more."""
    match = given_runics(laid=TOWER, hands={ASTRID: "R02"})

    when(match).says(ASTRID, "lay R02 turn 180 at 0,1")

    assert runes(match.state) == ["RG", "GB", "BB", "BB", "BG", "RG"]


@pytest.mark.rule("RUN-5.7", "RUN-5.9")
@pytest.mark.parametrize("owner", [ASTRID, BJORN])
def test_no_card_covers_a_master(owner: Seat) -> None:
    """RUN-5.7: of any player, one's own too; so a master keeps the rune it stands on."""
    table = when(given_runics(hands={ASTRID: "R01 R02"}, masters={owner: "0,0"}))

    table.cannot(ASTRID, "lay R01 turn 0 at 0,-2", "RUN-5.7")
    table.says(ASTRID, "lay R01 turn 0 at 1,-2")


@pytest.mark.rule("RUN-5.7", "RUN-10.6")
def test_no_card_covers_an_archmaster_token() -> None:
    """RUN-5.7: though the colours would match."""
    match = given_runics(
        hands={ASTRID: "R01 R02"}, masters={BJORN: "0,1"}, tokens={BJORN: "blue at 1,0"}
    )

    table = when(match).cannot(ASTRID, "lay R01 turn 0 at 0,-2", "RUN-5.7")

    table.says(ASTRID, "lay R01 turn 0 at -1,-2")


@pytest.mark.rule("RUN-5.8", "RUN-2.7")
@pytest.mark.parametrize(
    ("one", "other"), [(ASTRID, BJORN), (BJORN, ASTRID), (BJORN, DAGNY)], ids=str
)
def test_no_card_joins_areas_of_two_players(one: Seat, other: Seat) -> None:
    """RUN-5.8, reading A7: neither one's own to another's, nor those of two opponents."""
    masters = {one: "1,-2", other: "0,-1"}
    match = given_runics(seats=3, laid=TOWER, masters=masters, hands={ASTRID: "R03"})

    when(match).cannot(ASTRID, "lay R03 turn 0 at -1,-4", "RUN-5.8")


@pytest.mark.rule("RUN-5.8")
@pytest.mark.parametrize("owner", [ASTRID, BJORN])
def test_areas_of_one_player_may_be_joined(owner: Seat) -> None:
    """RUN-5.8: Astrid lays the card; the two areas of one green rune are hers, or both Bjorn's."""
    match = given_runics(laid=TOWER, masters={owner: "1,-2 0,-1"}, hands={ASTRID: "R03"})
    assert match.scores[owner] == 4

    when(match).says(ASTRID, "lay R03 turn 0 at -1,-4")

    assert match.scores[owner] == 8


@pytest.mark.rule("RUN-5.8", "RUN-5.9")
@pytest.mark.parametrize("owner", [ASTRID, BJORN])
def test_an_area_without_master_may_be_joined_to_any_other(owner: Seat) -> None:
    """RUN-5.8, reading A7: to one's own, and to an opponent's, though that is seldom wise."""
    match = given_runics(laid=TOWER, masters={owner: "1,-2"}, hands={ASTRID: "R03"})
    assert match.scores[owner] == 2

    when(match).says(ASTRID, "lay R03 turn 0 at -1,-4")

    assert match.scores[owner] == 8


@pytest.mark.rule("RUN-5.9")
@pytest.mark.parametrize("owner", [ASTRID, BJORN])
def test_a_card_may_cut_any_area(owner: Seat) -> None:
    """RUN-5.9: of five blue runes around the red one, two are left to the master."""
    match = given_runics(laid=RING, masters={owner: "0,1"}, hands={ASTRID: "R06"})
    assert match.scores[owner] == 5

    when(match).says(ASTRID, "lay R06 turn 90 at 0,-1")

    assert runes(match.state) == ["GGB", "BRB", "BRB", "GGG"]
    assert match.scores[owner] == 2


@pytest.mark.rule("RUN-5.9", "RUN-2.6")
@pytest.mark.parametrize("owner", [ASTRID, BJORN])
def test_a_card_may_split_an_area_between_two_masters(owner: Seat) -> None:
    """RUN-5.9: then each of them controls a part: two blue runes, and three."""
    match = given_runics(laid=RING, masters={owner: "0,1 2,1"}, hands={ASTRID: "R06"})

    when(match).says(ASTRID, "lay R06 turn 90 at 0,-1")

    assert runes(match.state) == ["GGB", "BRB", "BRB", "GGG"]
    assert match.scores[owner] == 5


@pytest.mark.rule("RUN-5.9", "RUN-5.7")
@pytest.mark.parametrize("seats", [2, 3])
def test_no_master_ever_loses_its_rune(seats: int) -> None:
    """RUN-5.9: over some random games, however cards are laid."""
    for seed in range(4):
        match = new_runics(seats, seed)
        held: dict[tuple[int, int], str] = {}
        for choice in played_by_verb(match, seed):
            if choice.startswith("place at "):
                x, y = map(int, choice.removeprefix("place at ").split(","))
                held[x, y] = rune(match.state, x, y)
            assert {(x, y): rune(match.state, x, y) for x, y in held} == held


@pytest.mark.rule("RUN-5.10")
def test_who_can_lay_no_card_discards_one_of_choice() -> None:
    """RUN-5.10: out of the game, without penalty; then comes phase 2, as if one had been laid."""
    match = given_runics(masters=ONE_RUNE_LEFT, hands={ASTRID: "R04"})
    table = when(match)

    assert table.offered() == ["discard R04"]
    table.says(ASTRID, "discard R04")

    assert cards(match.state, OUT) == "R04"
    assert hand(match.state, ASTRID) == ""
    assert match.scores == (7, 3)
    assert table.asked == (ASTRID, "must-place")


@pytest.mark.rule("RUN-5.10")
def test_any_card_of_the_hand_may_be_discarded_then() -> None:
    """RUN-5.10"""
    match = given_runics(seats=3, turn=DAGNY, masters=NO_RUNE_LEFT, hands={DAGNY: "R03 R09 R14"})

    assert when(match).offered() == ["discard R03", "discard R09", "discard R14"]


@pytest.mark.rule("RUN-5.10")
def test_who_can_lay_a_card_cannot_discard() -> None:
    """RUN-5.10: R01 has one placement, so Astrid may not throw away R04 instead."""
    masters = {ASTRID: "0,2", BJORN: "0,0 1,0 0,1", DAGNY: "1,1"}
    table = when(given_runics(seats=3, masters=masters, hands={ASTRID: "R01 R04"}))

    assert table.offered() == ["lay R01 turn 270 at 1,2"]
    table.cannot(ASTRID, "discard R04", "RUN-5.10")
    table.cannot(ASTRID, "discard R01", "RUN-5.10")


@pytest.mark.rule("RUN-5.10", "RUN-4.2")
def test_the_hand_is_shown_and_remembered() -> None:
    """RUN-5.10: all see the hand of three; two of its cards stay there, and nobody forgets them."""
    match = given_runics(seats=3, turn=DAGNY, masters=NO_RUNE_LEFT, hands={DAGNY: "R03 R09 R14"})

    when(match).says(DAGNY, "discard R09")

    for seat in (ASTRID, BJORN):
        seen = match.view(seat)
        assert hand(seen, DAGNY) == "? ?"
        assert hand(determinize(seen, random.Random(1)), DAGNY) == "R03 R14"
        shown = [event.all_facts() for event in match.events_for(seat) if event.kind == "show-hand"]
        assert shown == [{"cards": "R03 R09 R14"}]


@pytest.mark.rule("RUN-5.10")
def test_onlookers_see_the_shown_hand_in_no_telling_order() -> None:
    """RUN-5.10: it is shown to all at the table, and how it was drawn stays secret."""
    match = given_runics(seats=3, turn=DAGNY, masters=NO_RUNE_LEFT, hands={DAGNY: "R14 R03 R09"})

    when(match).says(DAGNY, "discard R09")

    for seat in (ASTRID, SPECTATOR):
        shown = [event.all_facts() for event in match.events_for(seat) if event.kind == "show-hand"]
        assert shown == [{"cards": "R03 R09 R14"}]


@pytest.mark.rule("RUN-5.10", "RUN-4.2")
def test_a_card_drawn_after_that_is_secret_again() -> None:
    """RUN-5.10: of Dagny's two cards one is known, and the other may be any that was not seen."""
    match = given_runics(
        seats=3,
        turn=DAGNY,
        masters={ASTRID: "0,0 1,0", BJORN: "0,2 1,2", DAGNY: "1,1"},
        tokens={ASTRID: "blue at 0,1"},
        hands={DAGNY: "R03 R09"},
    )

    when(match).says(DAGNY, "discard R09", "draw")

    guesses = {hand(determinize(match.view(BJORN), random.Random(i)), DAGNY) for i in range(30)}
    assert len(guesses) > 5
    assert all("R03" in guess for guess in guesses)
    assert supplies(match.state) == [1, 1, 2]


@pytest.mark.rule("RUN-5.10", "RUN-4.2")
def test_hands_are_not_known_before_they_are_shown() -> None:
    """RUN-5.10: the same hand, one choice earlier."""
    match = given_runics(seats=3, turn=DAGNY, masters=NO_RUNE_LEFT, hands={DAGNY: "R03 R09 R14"})

    guesses = {hand(determinize(match.view(BJORN), random.Random(i)), DAGNY) for i in range(30)}

    assert len(guesses) > 20
    assert match.view(SPECTATOR).decision.options == ()


@pytest.mark.rule("RUN-2.1", "RUN-13.6")
@pytest.mark.parametrize(("turns", "count"), [("quarter", 242), ("half", 115)])
def test_cards_turn_by_quarters_or_by_halves(turns: str, count: int) -> None:
    """Reading A2: the stricter one has less than half of the placements on the start card."""
    tables = {card: when(given_runics(hands={ASTRID: card}, turns=turns)) for card in RUNE_CARDS}

    assert sum(len(table.offered(f"lay {card}")) for card, table in tables.items()) == count


@pytest.mark.rule("RUN-2.1")
def test_with_half_turns_no_card_lies_on_its_side() -> None:
    """Reading A2"""
    table = when(given_runics(turns="half", hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 90 at 0,-1", "RUN-2.1")
    table.cannot(ASTRID, "lay R01 turn 270 at -2,-1", "RUN-2.1")
    table.says(ASTRID, "lay R01 turn 180 at 0,1")


@pytest.mark.rule("RUN-5.6")
def test_must_extend_asks_for_a_section_on_the_bare_table() -> None:
    """Reading A6: six runes of two cards are too many; the rest of a card may be hidden."""
    table = when(
        given_runics(covering="must_extend", laid=("R01 turn 180 at 1,0",), hands={ASTRID: "R09"})
    )
    tower = when(given_runics(covering="must_extend", laid=TOWER, hands={ASTRID: "R02"}))

    table.cannot(ASTRID, "lay R09 turn 270 at 0,1", "RUN-5.6")
    tower.says(ASTRID, "lay R02 turn 180 at 0,1")

    assert runes(tower.game) == ["RG", "GB", "BB", "BB", "BG", "RG"]


@pytest.mark.rule("RUN-5.6")
def test_no_card_hidden_keeps_a_rune_of_every_card_in_sight() -> None:
    """Reading A6: the rest of the start card may not be hidden; six runes of two cards may be."""
    table = when(
        given_runics(
            covering="no_card_hidden", laid=("R01 turn 180 at 1,0",), hands={ASTRID: "R09"}
        )
    )
    tower = when(given_runics(covering="no_card_hidden", laid=TOWER, hands={ASTRID: "R02"}))

    tower.cannot(ASTRID, "lay R02 turn 180 at 0,1", "RUN-5.6")
    table.says(ASTRID, "lay R09 turn 270 at 0,1")

    assert runes(table.game) == ["BBB", "BBB", "RGG"]


@pytest.mark.rule("RUN-5.6")
@pytest.mark.parametrize("covering", ["same_footprint", "must_extend", "no_card_hidden"])
def test_no_reading_lets_a_card_lie_wholly_on_another(covering: str) -> None:
    """RUN-5.6, reading A6"""
    table = when(given_runics(covering=covering, hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 0 at 0,0", "RUN-5.6")
    table.cannot(ASTRID, "lay R01 turn 180 at 0,0", "RUN-5.6")
