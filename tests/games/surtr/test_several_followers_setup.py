"""SOLO-12.1: one person against several Followers: the set-up."""

from __future__ import annotations

import pytest

from games.surtr.table import given_surtr, new_surtr, row, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules.components import CONDITIONS
from ragnatafl.games.lords.rules.state import board_of, conditions_of
from ragnatafl.games.surtr.rules.components import CARDS, TILES
from ragnatafl.games.surtr.rules.state import action_deck, tile_of
from ragnatafl.kernel.codecs import BadInput


@pytest.mark.rule("SOLO-12.1")
@pytest.mark.parametrize("seed", range(1, 6))
def test_no_two_followers_have_the_same_priority_action(seed: int) -> None:
    """S-27"""
    game = new_surtr(seats=4, seed=seed).state

    assert len({tile_of(game, seat).priority for seat in (ASTRID, BJORN, DAGNY)}) == 3


@pytest.mark.rule("SOLO-12.1")
def test_each_gets_another_set_and_its_own_advanced_cards() -> None:
    """S-27: advanced cards come from common stacks, none twice."""
    game = new_surtr(seats=4).state

    held = {
        seat: [CARDS.write(card) for card in (*game.zones[action_deck(game, seat)],)]
        + row(game, seat).split()
        for seat in (ASTRID, BJORN, DAGNY)
    }
    sets = [{name[:7] for name in cards if name.startswith("basic")} for cards in held.values()]
    assert sorted(one for kinds in sets for one in kinds) == ["basic-a", "basic-b", "basic-c"]
    together = [name for cards in held.values() for name in cards]
    assert len(together) == len(set(together))


@pytest.mark.rule("SOLO-12.1")
def test_which_set_each_gets_is_random() -> None:
    """S-27"""
    games = [new_surtr(seats=3, seed=seed).state for seed in range(8)]
    firsts = {
        CARDS.write(card)[:7]
        for game in games
        for card in game.zones[action_deck(game, ASTRID)]
        if CARDS.write(card).startswith("basic")
    }

    assert len(firsts) > 1


@pytest.mark.rule("SOLO-12.1", "SOLO-2.1.2")
def test_all_of_them_count_as_players_for_the_first_monsters() -> None:
    """S-27: an event for Loki, and one for each of the four."""
    events = [event for event in new_surtr(seats=4).events if event.kind == "event"]

    assert len(events) == 5


@pytest.mark.rule("SOLO-12.1", "SOLO-8.4.2")
def test_all_of_them_count_as_players_in_a_blessing_selection() -> None:
    """S-27: 4 blessings for three; Astrid builds and takes one, then Dagny, then Bjorn."""
    match = given_surtr(
        seats=3,
        phase="follower-acts",
        rows={ASTRID: "basic-a4"},
        temples="2",
        control={"2": ASTRID, "6": ASTRID},
    )

    table = when(match)

    assert table.asked == (DAGNY, "take-blessing")
    assert len(table.offered()) == 3


@pytest.mark.rule("SOLO-12.1")
def test_the_wish_names_one_of_them_and_who_is_first_is_random() -> None:
    """S-27"""
    firsts = {new_surtr(seats=3, seed=seed, hero="snorri").state.corrupted[0] for seed in range(12)}
    games = [new_surtr(seats=3, seed=seed, hero="snorri").state for seed in range(3)]

    assert len(firsts) > 1
    assert all(TILES.read("snorri") in game.corrupted for game in games)


@pytest.mark.rule("SOLO-12.1")
@pytest.mark.parametrize(("seats", "people"), [(2, 2), (3, 3)], ids=["two people", "three people"])
def test_without_a_follower_there_is_no_such_game(seats: int, people: int) -> None:
    with pytest.raises(BadInput, match=r"there are 1 to 2 Followers \(SOLO-13\.1\)"):
        new_surtr(seats=seats, people=people)


@pytest.mark.rule("SOLO-12.1.1")
def test_the_large_side_and_its_conditions_are_used() -> None:
    game = new_surtr(seats=3).state

    assert len(board_of(game).regions) == 21
    assert {CONDITIONS.write(c) for c in conditions_of(game)} == {
        "monument-large", "slayer-large", "jarl-large", "gothi-large", "realms-large",
    }  # fmt: skip


@pytest.mark.rule("SOLO-12.1.2")
def test_each_has_its_hero_its_armies_its_row_and_its_deck() -> None:
    game = new_surtr(seats=4).state

    for seat in (ASTRID, BJORN, DAGNY):
        start = tile_of(game, seat).start[0]
        assert game.hero_region[seat] == game.army_region[6 * seat] == start
        assert len(row(game, seat).split()) == 3
        assert len(game.zones[action_deck(game, seat)]) == 11


@pytest.mark.rule("SOLO-12.1.3")
def test_only_the_first_follower_places_its_token() -> None:
    match = new_surtr(seats=4)

    (placed,) = [event for event in match.events if event.kind == "desolation"]
    assert placed.seat == ASTRID
