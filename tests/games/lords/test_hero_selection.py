"""LOR-7.10 Hero selection: tiles, places and what an origin brings."""

from __future__ import annotations

from typing import Final

import pytest

import ragnatafl
from games.lords.table import (
    LordsTable,
    controller,
    drakkar_in,
    given_lords,
    hand,
    held_runes,
    hero_in,
    new_lords,
    own_content,
    regions_controlled,
    tell_armies,
    values,
    when,
)
from kit.play import played_at_random
from kit.table import ASTRID, BJORN, DAGNY, cards
from ragnatafl.games.lords.rules.board import REALMS
from ragnatafl.games.lords.rules.components import CARDS, OUT, tiles_of
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat

FORGES: Final = {2: "uruz othala algiz uruz", 3: "uruz othala algiz uruz othala algiz"}
COMBAT_CARDS: Final = ("spear-a", "spear-b", "spear-c")


def given_selection(seats: int = 2, first: Seat = ASTRID, start_priests: int = 4) -> LordsTable:
    """Loki is in 14; the first player is about to draw tiles."""
    options = {"forges": FORGES[seats], "start_priests": start_priests}
    match = ragnatafl.new("lords", seats=seats, source="asked", options=options)
    table = when(match)
    for name in ("draugr", "fafnir", "hraesvelgr"):
        table.told_by_chance(f"upper-board {name}")
    table.told_by_chance("event-deck event-14")
    table.told_by_chance(*(f"event-deck event-{number}" for number in range(2, 2 + seats)))
    return table.told_by_chance(f"first-to-choose {SEATS.write(first)}")


def draws(table: LordsTable, heroes: str, origins: str) -> LordsTable:
    table.told_by_chance(*(f"hero-stack {name}" for name in heroes.split()))
    return table.told_by_chance(*(f"origin-stack {name}" for name in origins.split()))


def starts(table: LordsTable, seat: Seat, card: str, sea: str, region: str) -> LordsTable:
    """The first combat card, the drakkar, the hero and two armies."""
    table.told_by_chance(f"combat-deck {card}")
    return table.says(seat, f"place drakkar {sea}", f"start in {region}")


def given_odinson_passed(keeper: Seat | None) -> LordsTable:
    """Three players from Bjorn on; `keeper` keeps Odinson, the others Tyrson and the like."""
    table = given_selection(3, BJORN)
    own = {BJORN: "tyrson", DAGNY: "thorson", ASTRID: "baldrson"}
    begin = {BJORN: ("s1", "1"), DAGNY: ("s2", "9"), ASTRID: ("s4", "16")}
    heroes = {BJORN: "ragnar", DAGNY: "snorri", ASTRID: "aslaug"}
    for number, seat in enumerate((BJORN, DAGNY, ASTRID)):
        draws(table, f"{heroes[seat]} beowulf", f"{own[seat]} freyason")
        table.says(seat, f"keep {heroes[seat]}")
        table.says(seat, "keep odinson" if seat == keeper else f"keep {own[seat]}")
        starts(table, seat, COMBAT_CARDS[number], *begin[seat])
        while table.game.active == NOBODY and not at_tiles(table):
            table.match.choose(table.offered()[0])  # what the origin asks
    return table


def at_tiles(table: LordsTable) -> bool:
    """Is the next player about to draw tiles?"""
    return table.offered()[0].startswith("hero-stack")


def tiles(game: Lords, seat: Seat) -> str:
    return cards(game, tiles_of(seat))


# LOR-7.10.1, LOR-7.10.2 Tiles


@pytest.mark.rule("LOR-7.10.1")
def test_two_heroes_and_two_origins_are_drawn_and_the_first_player_has_odinson_too() -> None:
    """Odinson is never among those drawn."""
    table = given_selection()
    assert "hero-stack ragnar" in table.offered()
    table.told_by_chance("hero-stack ragnar", "hero-stack snorri")
    assert table.offered() == [
        f"origin-stack {CARDS.write(card)}"
        for card in own_content().origins
        if CARDS.write(card) != "odinson"
    ]
    table.told_by_chance("origin-stack thorson", "origin-stack baldrson")

    assert table.offered() == ["keep ragnar", "keep snorri"]
    assert tiles(table.game, ASTRID) == "ragnar snorri odinson thorson baldrson"
    assert tiles(table.game, BJORN) == ""


@pytest.mark.rule("LOR-7.10.1")
def test_the_tiles_are_drawn_at_random() -> None:
    found: set[str] = set()
    for seed in range(30):
        match = new_lords(2, seed)
        found.update(option.text for option in match.decision.options)

    assert found == {f"keep {CARDS.write(card)}" for card in own_content().heroes}


@pytest.mark.rule("LOR-7.10.2")
def test_one_hero_and_one_origin_are_kept() -> None:
    table = draws(given_selection(), "ragnar snorri", "thorson baldrson")

    table.says(ASTRID, "keep snorri")
    assert table.offered() == ["keep odinson", "keep thorson", "keep baldrson"]
    table.says(ASTRID, "keep baldrson")

    assert tiles(table.game, ASTRID) == "snorri baldrson"


@pytest.mark.rule("LOR-7.10.2.1")
def test_odinson_is_passed_to_the_left_as_a_third_choice() -> None:
    table = draws(given_selection(), "ragnar snorri", "thorson baldrson")
    table.says(ASTRID, "keep snorri", "keep thorson")
    assert tiles(table.game, BJORN) == "odinson"
    starts(table, ASTRID, "spear-a", "s1", "1").told_by_chance("combat-deck spear-b")

    draws(table, "aslaug beowulf", "tyrson baldrson").says(BJORN, "keep aslaug")

    assert table.offered() == ["keep odinson", "keep tyrson", "keep baldrson"]


@pytest.mark.rule("LOR-7.10.2.1", "LOR-7.10.10")
def test_left_over_by_the_last_player_nobody_has_odinson() -> None:
    """Then who began the selection has the first turn."""
    table = given_odinson_passed(None)

    assert "odinson" in cards(table.game, OUT).split()
    assert table.game.active == table.game.first == BJORN


@pytest.mark.rule("LOR-7.10.2.2")
def test_odinson_kept_the_others_choose_between_two_origins() -> None:
    table = draws(given_selection(), "ragnar snorri", "thorson baldrson")
    table.says(ASTRID, "keep snorri", "keep odinson")
    starts(table, ASTRID, "spear-a", "s1", "1")

    draws(table, "aslaug beowulf", "thorson baldrson").says(BJORN, "keep aslaug")

    assert table.offered() == ["keep thorson", "keep baldrson"]


@pytest.mark.rule("LOR-7.10.2.3")
def test_what_is_not_kept_is_shuffled_back_before_the_next_player_draws() -> None:
    """Bjorn may draw what Astrid did not keep, and not what she kept."""
    table = draws(given_selection(), "ragnar snorri", "thorson baldrson")
    table.says(ASTRID, "keep snorri", "keep odinson")
    starts(table, ASTRID, "spear-a", "s1", "1")

    others = ("ragnar", "aslaug", "lagertha", "beowulf")
    assert table.offered() == [f"hero-stack {name}" for name in others]
    table.told_by_chance("hero-stack ragnar", "hero-stack aslaug")
    left = ("thorson", "freyason", "tyrson", "njordson", "baldrson")
    assert table.offered() == [f"origin-stack {name}" for name in left]


@pytest.mark.rule("LOR-7.10.2.3")
def test_the_place_of_a_tile_put_back_is_not_known() -> None:
    """From the seed: the tile that the first player gave back comes sooner or later."""
    again = []
    for seed in range(24):
        match = new_lords(2, seed)
        given_back = match.decision.options[1].text
        first = match.decision.seat
        match.choose(match.decision.options[0])
        while match.decision.seat == first:
            match.choose(match.decision.options[0])
        again.append(given_back in [option.text for option in match.decision.options])

    assert 4 <= sum(again) <= 20


@pytest.mark.rule("LOR-7.10")
def test_each_player_takes_all_steps_before_the_next_begins() -> None:
    table = draws(given_selection(), "ragnar snorri", "thorson baldrson")
    prompts = []
    while table.game.active == NOBODY:
        if table.asked[1] != "chance":
            prompts.append(f"{SEATS.write(table.asked[0])} {table.asked[1]}")
        table.match.choose(table.offered()[0])

    steps = ("keep-hero", "keep-origin", "place-drakkar", "start-in")
    assert prompts[:8] == [f"{name} {step}" for name in ("astrid", "bjorn") for step in steps]


# LOR-7.10.3 to LOR-7.10.6 Figures, attributes, first card, places


@pytest.mark.rule("LOR-7.10.3", "LOR-7.10.6.1", "LOR-7.10.6.2", "LOR-7.10.5")
def test_hero_and_two_armies_start_beside_the_drakkar() -> None:
    table = draws(given_selection(), "ragnar snorri", "thorson baldrson")
    table.says(ASTRID, "keep snorri", "keep odinson")
    assert hero_in(table.game, ASTRID) == "?"
    table.told_by_chance("combat-deck spear-a")
    assert hand(table.game, ASTRID) == "spear-a"
    assert table.offered() == [f"place drakkar s{number}" for number in range(1, 6)]
    table.says(ASTRID, "place drakkar s2")

    table.cannot(ASTRID, "start in 8", "LOR-7.10.6.2")
    assert table.offered() == ["start in 6", "start in 9", "start in 10", "start in 11"]
    table.says(ASTRID, "start in 9")

    assert (hero_in(table.game, ASTRID), drakkar_in(table.game, ASTRID)) == ("9", "s2")
    assert tell_armies(table.game) == ["astrid 1 in 9", "astrid 1 in 9"]


@pytest.mark.rule("LOR-7.10.3", "LOR-7.10.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_heroes_are_different_and_all_attributes_unhurt(seats: int) -> None:
    """At two, but for one that an origin raised."""
    match = new_lords(seats, 4)
    for _ in played_at_random(match, 4):
        if match.state.active != NOBODY:
            break

    game = match.state
    kept = [card for seat in range(seats) for card in game.zones[tiles_of(Seat(seat))]]
    assert len({card for card in kept if card in own_content().heroes}) == seats
    assert game.injured == [0] * seats
    assert all(sorted(tokens) in ([2, 2, 2], [2, 2, 3]) for tokens in game.tokens)


def given_second_start(sea: str, region: str) -> LordsTable:
    """Astrid has started; Bjorn has kept his tiles and drawn his card."""
    table = draws(given_selection(), "ragnar snorri", "thorson baldrson")
    table.says(ASTRID, "keep snorri", "keep odinson")
    starts(table, ASTRID, "spear-a", sea, region)
    draws(table, "aslaug beowulf", "thorson baldrson").says(BJORN, "keep aslaug", "keep thorson")
    return table.told_by_chance("combat-deck spear-b")


@pytest.mark.rule("LOR-7.10.6.1", "LOR-2.8.1")
def test_a_drakkar_starts_where_another_is() -> None:
    table = given_second_start("s2", "9").says(BJORN, "place drakkar s2")

    assert drakkar_in(table.game, ASTRID) == drakkar_in(table.game, BJORN) == "s2"


@pytest.mark.rule("LOR-7.10.6.3")
@pytest.mark.parametrize("region", ["9", "6"])
def test_no_start_is_where_another_player_is(region: str) -> None:
    """9 has Astrid's marker and armies, 6 of strength 3 only her armies."""
    table = given_second_start("s2", region).says(BJORN, "place drakkar s2")

    table.cannot(BJORN, f"start in {region}", "LOR-7.10.6.3")

    free = [number for number in ("6", "9", "10", "11") if number != region]
    assert table.offered() == [f"start in {number}" for number in free]


@pytest.mark.rule("LOR-7.10.6.3")
def test_no_start_is_where_only_a_marker_of_another_is() -> None:
    match = given_lords(
        seats=2,
        control={"9": ASTRID},
        drakkars={BJORN: "s2"},
        steps=[{"step": "place-first-pieces", "seat": "bjorn"}],
    )

    assert when(match).offered() == ["start in 6", "start in 10", "start in 11"]


@pytest.mark.rule("LOR-7.10.6.3")
def test_a_sea_without_a_free_region_is_no_start() -> None:
    """On s4 of the side for two players lie 14 and 16, both Astrid's."""
    match = given_lords(
        control={"14": ASTRID},
        armies=[(ASTRID, "16", 1)],
        steps=[{"step": "place-first-drakkar", "seat": "bjorn"}],
    )

    table = when(match).cannot(BJORN, "place drakkar s4", "LOR-7.10.6.3")

    assert table.offered() == [f"place drakkar {sea}" for sea in ("s1", "s2", "s3", "s5")]


@pytest.mark.rule("LOR-7.10.6.4", "LOR-F2")
@pytest.mark.parametrize(
    ("region", "owner"), [("9", ASTRID), ("11", ASTRID), ("6", NOBODY), ("10", NOBODY)]
)
def test_a_start_of_strength_two_is_controlled_at_once(region: str, owner: int) -> None:
    table = draws(given_selection(), "ragnar snorri", "thorson baldrson")
    table.says(ASTRID, "keep ragnar", "keep odinson")

    starts(table, ASTRID, "spear-a", "s2", region)

    assert controller(table.game, region) == owner
    assert at_tiles(table)


# LOR-7.10.7, LOR-7.10.8 Origin and ability


def with_origin(
    origin: str,
    region: str = "9",
    sea: str = "s2",
    hero: str = "ragnar",
    start_priests: int = 4,
) -> LordsTable:
    """Astrid keeps this origin and starts there; the first card is a spear."""
    other = "thorson" if origin != "thorson" else "tyrson"
    drawn = f"{origin} {other}" if origin != "odinson" else "thorson tyrson"
    table = draws(given_selection(start_priests=start_priests), f"{hero} lagertha", drawn)
    table.says(ASTRID, f"keep {hero}", f"keep {origin}")
    return starts(table, ASTRID, "spear-a", sea, region)


@pytest.mark.rule("LOR-7.10.7", "LOR-5.4.1")
def test_thorson_brings_strength_and_a_card_once() -> None:
    """Both bonuses, and no more of them in the turns to come."""
    table = with_origin("thorson").told_by_chance("combat-deck sword-a")
    assert values(table.game, ASTRID) == (2, 3, 2)
    assert hand(table.game, ASTRID) == "sword-a spear-a"

    while table.game.turns < 4:
        table.match.choose(table.offered()[-1])
    assert values(table.game, ASTRID)[1] == 3


@pytest.mark.rule("LOR-7.10.7")
def test_odinson_brings_authority() -> None:
    assert values(with_origin("odinson").game, ASTRID) == (3, 2, 2)


@pytest.mark.rule("LOR-7.10.7")
def test_freyason_brings_wisdom_and_a_rune() -> None:
    table = with_origin("freyason").says(ASTRID, "gain algiz")

    assert values(table.game, ASTRID) == (2, 2, 3)
    assert held_runes(table.game, ASTRID) == "algiz"


@pytest.mark.rule("LOR-7.10.7")
def test_tyrson_strengthens_an_army_and_brings_a_card() -> None:
    table = with_origin("tyrson").says(ASTRID, "strengthen astrid 1 in 9")
    table.told_by_chance("combat-deck sword-a")

    assert tell_armies(table.game) == ["astrid 1 in 9", "astrid 2 in 9"]
    assert hand(table.game, ASTRID) == "sword-a spear-a"


@pytest.mark.rule("LOR-7.10.7", "LOR-2.9.3")
def test_njordson_brings_an_alliance_and_the_first_marker_a_card() -> None:
    table = with_origin("njordson", "6")
    assert sorted(table.offered()) == ["ally alfheim", "ally vanaheim"]
    table.says(ASTRID, "ally vanaheim").told_by_chance("combat-deck sword-a")

    assert table.game.allies[REALMS.read("vanaheim")] == 1
    assert hand(table.game, ASTRID) == "sword-a spear-a"


@pytest.mark.rule("LOR-7.10.7")
def test_njordson_brings_a_rune_where_no_realm_is() -> None:
    """Region 12 is beside none."""
    table = with_origin("njordson", "12", "s3").says(ASTRID, "gain othala")

    assert held_runes(table.game, ASTRID) == "othala"
    assert not any(table.game.allies)


@pytest.mark.rule("LOR-7.10.7")
def test_baldrson_brings_a_priest_and_a_rune() -> None:
    """A priest only where one is left: with all four in the reserve there is none (LOR-F1)."""
    assert with_origin("baldrson").says(ASTRID, "gain uruz").game.priests == [4, 4]

    table = with_origin("baldrson", start_priests=0).says(ASTRID, "gain uruz")

    assert table.game.priests == [1, 0]
    assert held_runes(table.game, ASTRID) == "uruz"


@pytest.mark.rule("LOR-7.10.8")
def test_the_ability_does_not_hold_for_the_steps_before() -> None:
    """Snorri starts in 9, a settlement, and controls it: no rune for that."""
    table = with_origin("odinson", hero="snorri")

    assert regions_controlled(table.game, ASTRID) == "9"
    assert held_runes(table.game, ASTRID) == ""
    assert at_tiles(table)
    assert [event.rule for event in table.told("lay-hero-tile")] == ["LOR-7.10.8"]


@pytest.mark.rule("LOR-7.10.8", "LOR-5.4")
def test_from_then_on_the_ability_holds() -> None:
    """In his first turn Snorri goes to 11 by drakkar and usurps it: a settlement where he is."""
    table = with_origin("odinson", hero="snorri")
    draws(table, "aslaug beowulf", "thorson baldrson").says(BJORN, "keep beowulf", "keep thorson")
    starts(table, BJORN, "spear-b", "s4", "16").told_by_chance("combat-deck sword-a")
    table.skips(ASTRID, "prayer").says(ASTRID, "hero 11")
    table.skips(ASTRID).says(ASTRID, "act usurp")

    assert table.asked == (ASTRID, "gain-rune")
    assert controller(table.game, "11") == ASTRID


# LOR-7.10.9, LOR-7.10.10 The first turn


@pytest.mark.rule("LOR-7.10.9", "LOR-7.10.2.1")
@pytest.mark.parametrize("keeper", [ASTRID, BJORN, DAGNY])
def test_who_kept_odinson_has_the_first_turn(keeper: Seat) -> None:
    """Bjorn begins the selection; after him come Dagny and Astrid."""
    table = given_odinson_passed(keeper)

    assert "odinson" in tiles(table.game, keeper)
    assert table.game.active == table.game.first == keeper
    assert table.game.turns == 1
