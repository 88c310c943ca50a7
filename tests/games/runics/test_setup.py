"""RUN-1 Goal, RUN-3 Set-up: who plays, and what lies where before the first turn."""

from __future__ import annotations

import pytest

import ragnatafl
from games.runics.table import RUNE_CARDS, START, given_runics, hand, new_runics, runes, supplies
from kit.given import new_game
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY, cards, when
from ragnatafl.games.runics.rules.components import (
    BLUE_SIDE,
    DECK,
    NO_SIDE,
    OUT,
    TABLE,
    UNUSED,
    write_placement,
)
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import CHANCE, SEATS, SPECTATOR, Seat


@pytest.mark.rule("RUN-1.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_play(seats: int) -> None:
    """RUN-1.1: there are masters in three colours."""
    game = new_runics(seats).state

    assert supplies(game) == [3] * seats


@pytest.mark.rule("RUN-1.1")
@pytest.mark.parametrize("seats", [0, 1, 4])
def test_nobody_else_can_join(seats: int) -> None:
    """RUN-1.1"""
    with pytest.raises(BadInput, match=f"^runics: {seats} seats are not possible, only 2, 3$"):
        new_runics(seats)


@pytest.mark.rule("RUN-1.2", "RUN-8.3")
@pytest.mark.parametrize(
    ("last", "scores", "winner"), [("2,0", (5, 7), BJORN), ("3,-1", (8, 7), ASTRID)]
)
def test_who_has_most_points_is_lord_of_the_runes(
    last: str, scores: tuple[int, int], winner: Seat
) -> None:
    """RUN-1.2: Bjorn has 7 for red and green; Astrid has 5 for blue, and may take 3 for red."""
    match = given_runics(masters={ASTRID: "0,0 0,1", BJORN: "1,1 0,2 1,2"}, hands={ASTRID: "R01"})

    when(match).says(ASTRID, "lay R01 turn 90 at 1,-1", f"place at {last}")

    assert match.over
    assert match.scores == scores
    assert match.winners == (winner,)


@pytest.mark.rule("RUN-3.1")
def test_the_start_card_lies_in_the_middle() -> None:
    """RUN-3.1"""
    game = new_runics().state

    assert [write_placement(placement) for placement in game.laid] == [START]
    assert cards(game, TABLE) == "S00"
    assert runes(game) == ["BB", "BR", "GG"]


@pytest.mark.rule("RUN-3.2")
def test_the_sixteen_rune_cards_are_shuffled() -> None:
    """RUN-3.2: each seed gives another order, and no card is lost or doubled."""
    orders = set()
    for seed in range(10):
        game = new_runics(seed=seed).state
        piles = [pile for place, pile in enumerate(game.zones) if place != TABLE]
        orders.add(tuple(card for pile in piles for card in pile))

    assert len(orders) == 10
    assert {tuple(sorted(order)) for order in orders} == {tuple(range(len(RUNE_CARDS)))}


@pytest.mark.rule("RUN-3.2")
@pytest.mark.parametrize("viewer", [ASTRID, BJORN, SPECTATOR])
def test_the_deck_lies_face_down(viewer: Seat) -> None:
    """RUN-3.2: nobody sees its cards; all see how many they are (RUN-4.2)."""
    seen = new_runics().view(viewer)

    assert cards(seen, DECK) == " ".join("?" * 10)


@pytest.mark.rule("RUN-3.3", "RUN-13.9")
@pytest.mark.parametrize(("seats", "deck"), [(2, 10), (3, 7)])
def test_each_player_has_three_masters_and_draws_three_cards(seats: int, deck: int) -> None:
    """RUN-3.3: and the rest is the deck."""
    game = new_runics(seats).state

    assert supplies(game) == [3] * seats
    assert [len(hand(game, Seat(seat)).split()) for seat in range(seats)] == [3] * seats
    assert len(game.zones[DECK]) == deck
    assert not game.zones[OUT]


@pytest.mark.rule("RUN-3.4")
def test_chance_finds_the_first_player() -> None:
    """RUN-3.4, reading A4: at random."""
    first = {when(new_runics(3, seed)).asked[0] for seed in range(20)}

    assert first == {ASTRID, BJORN, DAGNY}


@pytest.mark.rule("RUN-3.4")
@pytest.mark.parametrize("first", [ASTRID, BJORN, DAGNY])
def test_the_option_names_the_first_player(first: Seat) -> None:
    """RUN-3.4, reading A4: and then chance has no say."""
    matches = [new_runics(3, seed, first=SEATS.write(first)) for seed in range(5)]

    assert {when(match).asked for match in matches} == {(first, "lay")}


@pytest.mark.rule("RUN-3.4")
def test_who_does_not_sit_there_cannot_begin() -> None:
    """RUN-3.4, reading A4"""
    with pytest.raises(BadInput, match=r"^runics: dagny cannot begin, there are 2 seats$"):
        new_runics(2, first="dagny")


@pytest.mark.rule("RUN-3.4")
def test_beside_a_physical_table_the_first_player_is_told() -> None:
    """RUN-3.4: who last read Norse myths, says who sits there."""
    match = ragnatafl.new("runics", seats=3, seed=1, source="asked")

    while match.decision.seat == CHANCE:
        first_player = match.decision.find("first-player dagny")
        match.choose(first_player or match.decision.options[0])

    assert when(match).asked == (DAGNY, "lay")


@pytest.mark.rule("RUN-3.5", "RUN-10.1")
@pytest.mark.parametrize("archmasters", [True, False])
def test_with_archmasters_each_player_has_one_token(archmasters: bool) -> None:
    """RUN-3.5: it is offered to everyone with the first master, and only in that game."""
    table = when(new_runics(3, first="astrid", archmasters=archmasters))

    for seat in (ASTRID, BJORN, DAGNY):
        assert table.game.tokens[seat] == UNUSED
        table.says_some(seat, "lay", "place")
        if archmasters:
            assert table.asked == (seat, "token")
            table.says(seat, "keep the token")

    assert table.asked == (ASTRID, "lay")


@pytest.mark.rule("RUN-3.5", "RUN-11.1")
def test_with_adepts_each_player_chooses_a_side() -> None:
    """RUN-3.5: either side, and both players may choose the same."""
    table = when(new_runics(first="astrid", adepts=True))

    assert table.offered() == ["adept green", "adept blue"]
    table.says(BJORN, "adept blue").says(ASTRID, "adept blue")

    assert table.game.adepts == [BLUE_SIDE, BLUE_SIDE]
    assert table.asked == (ASTRID, "lay")


@pytest.mark.rule("RUN-3.5")
def test_archmasters_and_adepts_may_be_combined() -> None:
    """RUN-3.5, reading A16: and the additional rule too."""
    table = when(new_runics(first="astrid", adepts=True, archmasters=True, extra_card=True))

    table.says(BJORN, "adept green").says(ASTRID, "adept blue")
    table.says(ASTRID, "draw no extra card")
    table.says_some(ASTRID, "lay", "place")

    assert table.asked == (ASTRID, "token")


@pytest.mark.rule("RUN-3.5")
def test_by_default_no_module_is_in_play() -> None:
    """RUN-3.5, RUN-9, reading A13"""
    table = when(new_runics(first="astrid"))

    assert table.game.adepts == [NO_SIDE, NO_SIDE]
    assert table.asked == (ASTRID, "lay")
    table.says_some(ASTRID, "lay", "place")
    assert table.asked == (BJORN, "lay")


@pytest.mark.rule("RUN-3.5")
@pytest.mark.parametrize(
    "options",
    [
        {"extra_card": True},
        {"archmasters": True},
        {"adepts": True},
        {"extra_card": True, "archmasters": True},
        {"extra_card": True, "adepts": True},
        {"archmasters": True, "adepts": True},
        {"extra_card": True, "archmasters": True, "adepts": True},
        {"turns": "half"},
        {"covering": "must_extend", "second_master": False},
        {"covering": "no_card_hidden", "tie_break": "league"},
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("seats", [2, 3])
def test_all_modules_and_readings_can_be_played(seats: int, options: dict[str, bool | str]) -> None:
    """RUN-3.5, RUN-12: alone and together, to the end, and only what is in play is asked."""
    wanted = {
        "extra-card": "extra_card", "repay": "extra_card", "token": "archmasters",
        "adept": "adepts",
    }  # fmt: skip
    prompts = set()
    for seed in range(3):
        match = new_game("runics", seats, seed, options)
        prompts.add(match.decision.prompt)
        for _ in played_by_verb(match, seed):
            if not match.over:
                prompts.add(match.decision.prompt)
        assert supplies(match.state) == [0] * seats

    assert {wanted[prompt] for prompt in prompts if prompt in wanted} == {
        name for name in options if name in wanted.values()
    }


@pytest.mark.rule("RUN-3.4")
@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"extra_cards": True}, r"unknown option 'extra_cards', did you mean 'extra_card'\?"),
        ({"turns": "third"}, "option turns cannot be 'third', known: quarter, half"),
        ({"covering": "all"}, "option covering cannot be 'all', known: same_footprint, "),
        ({"first": "eirik"}, "option first cannot be 'eirik', known: random, astrid, bjorn"),
        ({"adepts": "perhaps"}, r"option .*\$\.adepts"),
    ],
)
def test_unknown_switches_are_refused(options: dict[str, bool | str], fault: str) -> None:
    """RUN-12: one line that names the fault."""
    with pytest.raises(BadInput, match=f"^runics: {fault}"):
        new_game("runics", 2, 1, options)
