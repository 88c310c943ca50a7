"""SOLO-2.1 to SOLO-2.7 Set-up: the board for two, the Follower, its pieces and action cards."""

from __future__ import annotations

import pytest

from games.lords.table import hero_in, regions_controlled, tell_armies, values
from games.surtr.setting_up import given_board, given_follower, lays_row, tiles
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    cards_held,
    deck,
    desolation,
    given_surtr,
    new_surtr,
    own_content,
    power,
    row,
    tokens,
)
from kit.table import cards
from ragnatafl.games.lords.rules.board import NO_SEA
from ragnatafl.games.lords.rules.components import ARMIES, CARDS, CONDITIONS, OUT, hand_of
from ragnatafl.games.lords.rules.state import armies_on_board, conditions_of
from ragnatafl.games.surtr.rules.components import CARDS as ALL_CARDS
from ragnatafl.games.surtr.rules.components import READINGS, TILES
from ragnatafl.kernel.codecs import BadInput

# SOLO-2.1 The board for two


@pytest.mark.rule("SOLO-2.1", "SOLO-2.1.1")
def test_the_board_is_laid_out_for_two() -> None:
    """16 regions, four forges with runes, and no event above 16."""
    table = given_board()

    game = table.game
    assert len(game.control) == 16
    assert game.forged.bit_count() == 4
    gone = {CARDS.write(card) for card in game.zones[OUT] if card < len(CARDS)}
    assert {f"event-{number}" for number in range(17, 22)} <= gone


@pytest.mark.rule("SOLO-2.1.2")
def test_two_events_place_monsters() -> None:
    """The first event is Loki's."""
    table = given_board(events="event-14 event-2 event-6")

    assert table.facts("place-boss")["region"] == "14"
    assert [event.all_facts()["region"] for event in table.told("place-monster")] == ["2", "6"]


@pytest.mark.rule("SOLO-2.1.2")
@pytest.mark.parametrize(("seats", "side"), [(2, "small"), (3, "large")])
def test_the_ragnarok_conditions_are_those_of_all_players_together(seats: int, side: str) -> None:
    """With two Followers there are three players: the 3+ conditions."""
    found = conditions_of(new_surtr(seats).state)

    assert {CONDITIONS.write(each).split("-")[1] for each in found} == {side}
    assert len(list(found)) == 5


# SOLO-2.2 The corrupted hero


@pytest.mark.rule("SOLO-2.2", "SOLO-2.6.1")
def test_a_wish_names_the_corrupted_hero_and_it_has_odinson() -> None:
    table = given_follower("beowulf")

    assert TILES.write(table.game.corrupted[FOLLOWER]) == "beowulf"
    assert tiles(table.game, FOLLOWER) == "beowulf odinson"


@pytest.mark.rule("SOLO-2.2")
def test_without_a_wish_the_hero_is_drawn_among_the_five_of_the_box() -> None:
    table = given_board("random")

    assert table.offered() == [
        f"corrupted-hero {name}" for name in ("ragnar", "lagertha", "aslaug", "snorri", "beowulf")
    ]


@pytest.mark.rule("SOLO-2.2")
def test_the_sixth_hero_comes_by_wish_and_has_no_tile_of_the_box() -> None:
    table = given_follower("sixth")

    assert TILES.write(table.game.corrupted[FOLLOWER]) == "sixth"
    assert tiles(table.game, FOLLOWER) == "odinson"


@pytest.mark.rule("SOLO-2.2")
def test_odinson_brings_the_follower_nothing() -> None:
    """S-1: the card only stands for 'moves first'; all attributes are those of the tile."""
    table = given_follower("ragnar")

    assert values(table.game, FOLLOWER) == (3, 2, 2)
    assert table.game.priests[FOLLOWER] == 0


@pytest.mark.rule("SOLO-2.2")
def test_by_another_reading_odinson_brings_it_its_bonuses() -> None:
    """S-1, read otherwise: Odinson raises authority by 1."""
    table = lays_row(given_board("ragnar", readings="origin-bonuses"))

    assert values(table.game, FOLLOWER) == (4, 2, 2)


@pytest.mark.rule("SOLO-2.2.1")
def test_the_person_finds_neither_its_hero_nor_odinson_among_the_tiles() -> None:
    table = given_follower("ragnar")

    assert table.offered() == [
        f"hero-stack {name}" for name in ("aslaug", "snorri", "lagertha", "beowulf")
    ]
    table.told_by_chance("hero-stack aslaug", "hero-stack snorri")
    assert "origin-stack odinson" not in table.offered()
    assert len(table.offered()) == 5


# SOLO-2.4 to SOLO-2.6 Its pieces


@pytest.mark.rule("SOLO-2.4", "SOLO-2.6", "SOLO-2.6.3")
def test_one_of_five_tokens_lies_in_the_start_region() -> None:
    """S-3: though 3 is not at the wheel."""
    table = given_follower("ragnar")

    assert desolation(table.game) == "3"
    assert tokens(table.game) == 4
    assert own_content().slots == (5, 4, 3, 2, 1)


@pytest.mark.rule("SOLO-2.6.2")
def test_hero_and_two_armies_start_where_the_tile_says_and_take_control() -> None:
    """S-2: together 2, as strong as the people there."""
    table = given_follower("lagertha")

    assert hero_in(table.game, FOLLOWER) == "11"
    assert tell_armies(table.game) == ["astrid 1 in 11", "astrid 1 in 11"]
    assert regions_controlled(table.game, FOLLOWER) == "11"


@pytest.mark.rule("SOLO-2.6.2")
@pytest.mark.parametrize(("seats", "region"), [(2, "5"), (3, "18")])
def test_the_start_is_that_of_the_side_of_the_board(seats: int, region: str) -> None:
    """Snorri: 18 in the large box, 5 in the small one."""
    game = new_surtr(seats, hero="snorri", people=seats - 1).state

    assert hero_in(game, FOLLOWER) == region
    assert desolation(game) == region


@pytest.mark.rule("SOLO-2.6.4")
def test_it_has_no_drakkar() -> None:
    assert given_follower().game.drakkar_sea[FOLLOWER] == NO_SEA


@pytest.mark.rule("SOLO-2.6.5")
@pytest.mark.parametrize(
    ("hero", "attributes"),
    [("ragnar", (3, 2, 2)), ("beowulf", (2, 3, 2)), ("snorri", (2, 2, 3))],
)
def test_its_attributes_are_those_of_the_tile(hero: str, attributes: tuple[int, ...]) -> None:
    """Authority, strength, wisdom."""
    assert values(given_follower(hero).game, FOLLOWER) == attributes


@pytest.mark.rule("SOLO-2.6.6")
def test_it_has_one_combat_card_which_the_person_may_not_see() -> None:
    """Snorri's advantage is runes alone, so the one card is that of the set-up."""
    table = given_follower("snorri")

    assert cards_held(table.game) == 1
    seen = table.match.view(PERSON)
    assert cards(seen, hand_of(FOLLOWER)) == "?"


@pytest.mark.rule("SOLO-2.3", "SOLO-2.6.7")
@pytest.mark.parametrize("start_priests", [0, 2])
def test_its_reserve_has_four_armies_no_rune_and_the_priests_of_the_option(
    start_priests: int,
) -> None:
    """Lagertha's advantage is combat cards alone."""
    game = lays_row(given_board("lagertha", start_priests=start_priests)).game

    assert len(armies_on_board(game, FOLLOWER)) == ARMIES - 4
    assert power(game) == 0
    assert game.priests[FOLLOWER] == start_priests


@pytest.mark.rule("SOLO-2.6.7")
@pytest.mark.parametrize(("version", "priests"), [(1, 0), (2, 4)])
def test_a_follower_begins_with_as_many_priests_as_people(version: int, priests: int) -> None:
    """All pieces of its colour are its own: four priests (rules version 1: none)."""
    game = new_surtr(2, 1, version=version).state

    assert game.priests == [priests, priests]


# SOLO-2.7 Action cards


@pytest.mark.rule("SOLO-2.7.1")
def test_its_deck_is_made_of_a_random_set_and_the_two_cards_of_its_hero() -> None:
    table = given_board("ragnar")
    assert table.offered() == ["basic-set a", "basic-set b", "basic-set c"]
    table.told_by_chance("basic-set b")

    assert table.offered() == [
        *(f"action-deck astrid basic-b{number}" for number in range(1, 7)),
        "action-deck astrid ragnar-1", "action-deck astrid ragnar-2",
    ]  # fmt: skip


@pytest.mark.rule("SOLO-2.7.1")
def test_all_other_basic_and_hero_cards_are_out_of_the_game() -> None:
    game = given_follower("ragnar").game

    gone = {ALL_CARDS.write(card) for card in game.zones[OUT]}
    assert {"basic-b1", "basic-c6", "lagertha-1", "sixth-2"} <= gone
    assert not {"basic-a1", "basic-a6", "ragnar-1", "ragnar-2"} & gone
    assert len([name for name in gone if not name.startswith("event")]) == 12 + 10


@pytest.mark.rule("SOLO-2.7.2")
def test_three_cards_lie_in_the_row_from_left_to_right() -> None:
    table = given_board("ragnar")
    table.told_by_chance("basic-set a")
    names = ("basic-a6", "ragnar-1", "basic-a2")
    table.told_by_chance(*(f"action-deck astrid {name}" for name in names))

    assert row(table.game) == "basic-a6 ragnar-1 basic-a2"
    assert not {*names} & {*deck(table.game)}


@pytest.mark.rule("SOLO-2.7.3")
@pytest.mark.parametrize(
    ("hero", "mix"), [("ragnar", (4, 1, 1)), ("lagertha", (3, 2, 1)), ("sixth", (2, 1, 3))]
)
def test_six_advanced_cards_in_the_mix_of_the_tile_make_the_deck_eleven(
    hero: str, mix: tuple[int, int, int]
) -> None:
    game = new_surtr(hero=hero).state

    names = deck(game)
    assert len(names) == 11
    types = ("jarl", "gothi", "slayer")
    assert tuple(sum(name.startswith(t) for name in names) for t in types) == mix


@pytest.mark.rule("SOLO-2.7.3")
def test_the_first_row_never_holds_an_advanced_card() -> None:
    rows = [row(new_surtr(seed=seed).state) for seed in range(8)]

    assert not [names for names in rows if "jarl" in names or "gothi" in names or "slayer" in names]


@pytest.mark.rule("SOLO-18", "SOLO-2.2")
@pytest.mark.parametrize(
    ("readings", "authority"), [("none", 3), ("origin-bonuses", 4), ("all", 4)]
)
def test_the_origin_of_the_follower_gives_no_bonus(readings: str, authority: int) -> None:
    """S-1: Ragnar's tile says authority 3; Odinson would add 1."""
    game = new_surtr(hero="ragnar", readings=readings).state

    assert values(game, FOLLOWER)[0] == authority


@pytest.mark.rule("SOLO-18")
def test_an_unknown_reading_is_refused_with_the_nearest_name() -> None:
    """At the start already, before any rule asks for it."""
    with pytest.raises(BadInput, match=r"unknown reading 'own-realm-first'.*own-realms-first"):
        given_surtr(turn=PERSON, phase="prayer", readings="own-realm-first")


@pytest.mark.rule("SOLO-18")
def test_several_readings_are_named_together() -> None:
    """S-13 and S-1, and no other."""
    game = new_surtr(hero="ragnar", readings="origin-bonuses no-control-by-cards").state

    assert values(game, FOLLOWER)[0] == 4
    assert len(READINGS) == 7
