"""LOR-8.1 Prayer: send a priest to a god, forge a rune, either or both."""

from __future__ import annotations

import pytest

from games.lords.table import (
    OUR_GODS,
    LordsTable,
    given_lords,
    hand,
    held_runes,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN


@pytest.mark.rule("LOR-8.1.1", "LOR-8.1.1.1")
def test_a_priest_goes_to_any_monument_from_anywhere() -> None:
    """The hero is far away, and two of the three regions are Bjorn's."""
    match = given_lords(
        priests={ASTRID: 1}, heroes={ASTRID: "9"}, control={"4": BJORN, "10": BJORN}
    )
    table = when(match)

    assert table.offered() == ["send priest odin", "send priest thor", "send priest freya", "skip"]
    table.says(ASTRID, "send priest thor")
    assert table.game.priests[ASTRID] == 0
    assert table.game.sent == [[0, 0], [1, 0], [0, 0]]


@pytest.mark.rule("LOR-8.1.1")
def test_a_priest_comes_from_the_reserve() -> None:
    """Without one only the forge is left."""
    table = when(given_lords(heroes={ASTRID: "2"}, priests={BJORN: 2}))

    assert table.offered() == ["forge 2", "skip"]
    table.cannot(ASTRID, "send priest odin", "LOR-8.1.1", "none in the reserve")


@pytest.mark.rule("LOR-8.1.1", "LOR-2.4.2", "LOR-8.1.1.5")
def test_a_full_monument_takes_no_priest() -> None:
    """Three spaces, whoever stands there."""
    match = given_lords(
        priests={ASTRID: 1}, sent={"odin": {ASTRID: 1, BJORN: 2}, "thor": {ASTRID: 2}}
    )
    table = when(match)

    assert table.offered("send") == ["send priest thor", "send priest freya"]
    table.cannot(ASTRID, "send priest odin", "LOR-8.1.1", "all its spaces are taken")


@pytest.mark.rule("LOR-8.1.1.2")
@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize(
    ("god", "after"), [("odin", (3, 2, 2)), ("thor", (2, 3, 2)), ("freya", (2, 2, 3))]
)
def test_the_attribute_of_the_god_rises_by_one_at_any_level(
    god: str, after: tuple[int, ...], level: int
) -> None:
    match = given_lords(priests={ASTRID: 1}, levels={god: level})

    table = when(match).says(ASTRID, f"send priest {god}")

    assert values(table.game, ASTRID) == after
    assert values(table.game, BJORN) == (2, 2, 2)


def given_level(god: str, level: int) -> LordsTable:
    """Astrid with an army, room in her reserve, and a priest to send."""
    match = given_lords(
        priests={ASTRID: 1},
        levels={god: level},
        armies=[(ASTRID, "1", 1)],
        attributes={ASTRID: (2, 2, 4)},
        deck="spear-a axe-a bow-a sword-a",
    )
    return when(match).says(ASTRID, f"send priest {god}")


@pytest.mark.rule("LOR-8.1.1.3")
@pytest.mark.parametrize("level", range(4))
def test_odin_strengthens_armies_by_the_level_of_his_monument(level: int) -> None:
    table = given_level("odin", level)

    for value in range(1, level + 1):
        assert table.asked == (ASTRID, "strengthen")
        table.says(ASTRID, f"strengthen astrid {value} in 1")

    assert table.asked == (ASTRID, "hero-phase")
    assert tell_armies(table.game) == [f"astrid {1 + level} in 1"]


@pytest.mark.rule("LOR-8.1.1.3")
def test_what_odin_gives_is_split_at_will() -> None:
    match = given_lords(
        priests={ASTRID: 1}, levels={"odin": 2}, armies=[(ASTRID, "1", 1), (ASTRID, "5", 3)]
    )

    table = when(match).says(ASTRID, "send priest odin", "strengthen astrid 1 in 1")
    table.says(ASTRID, "strengthen astrid 3 in 5")

    assert tell_armies(table.game) == ["astrid 2 in 1", "astrid 4 in 5"]


@pytest.mark.rule("LOR-8.1.1.3")
@pytest.mark.parametrize(
    ("level", "drawn"), [(0, ""), (1, "spear-a"), (2, "spear-a axe-a"), (3, "spear-a axe-a bow-a")]
)
def test_thor_gives_combat_cards_by_the_level_of_his_monument(level: int, drawn: str) -> None:
    table = given_level("thor", level)

    assert table.asked == (ASTRID, "hero-phase")
    assert hand(table.game, ASTRID) == drawn


@pytest.mark.rule("LOR-8.1.1.3")
@pytest.mark.parametrize("level", range(4))
def test_freya_gives_runes_by_the_level_of_her_monument(level: int) -> None:
    """Of the player's choice."""
    table = given_level("freya", level)

    for rune in ("othala", "algiz", "othala")[:level]:
        assert table.offered() == ["gain uruz", "gain othala", "gain algiz"]
        table.says(ASTRID, f"gain {rune}")

    assert table.asked == (ASTRID, "hero-phase")
    assert sum(table.game.runes[ASTRID]) == level


@pytest.mark.rule("LOR-8.1.1.2", "LOR-8.1.1.3")
def test_the_attribute_rises_before_the_bonus_is_taken() -> None:
    """Wisdom 3 holds the third rune; wisdom 2 would not."""
    match = given_lords(priests={ASTRID: 1}, levels={"freya": 1}, runes={ASTRID: "uruz uruz"})

    table = when(match).says(ASTRID, "send priest freya", "gain algiz")

    assert table.asked == (ASTRID, "hero-phase")
    assert held_runes(table.game, ASTRID) == "uruz uruz algiz"


@pytest.mark.rule("LOR-8.1.1.4", "LOR-F18", "LOR-5.1.1")
def test_a_priest_may_be_sent_where_nothing_can_be_used() -> None:
    """Authority is 6 already, and no army is on the board."""
    match = given_lords(priests={ASTRID: 1}, levels={"odin": 2}, attributes={ASTRID: (6, 2, 2)})

    table = when(match).says(ASTRID, "send priest odin")

    assert values(table.game, ASTRID) == (6, 2, 2)
    assert table.game.sent[0] == [1, 0]
    assert table.asked == (ASTRID, "hero-phase")


@pytest.mark.rule("LOR-8.1.1.4")
def test_what_odin_gives_in_vain_is_lost() -> None:
    """The only army reaches 6 with the first of three."""
    match = given_lords(priests={ASTRID: 1}, levels={"odin": 3}, armies=[(ASTRID, "1", 5)])

    table = when(match).says(ASTRID, "send priest odin", "strengthen astrid 5 in 1")

    assert table.asked == (ASTRID, "hero-phase")


@pytest.mark.rule("LOR-8.1.1.5", "LOR-8.5.11.3.1")
def test_a_priest_blocks_its_space_until_a_monument_is_built() -> None:
    """The last space of Thor is taken; then Odin's monument rises, and all are free."""
    match = given_lords(
        priests={ASTRID: 1, BJORN: 1},
        sent={"thor": {BJORN: 2}},
        wheel={"prepare": [BJORN]},
        heroes={ASTRID: "3"},
        events="event-4",
    )
    table = when(match).says(ASTRID, "send priest thor").skips(ASTRID)
    table.says(ASTRID, "act prepare").says(BJORN, "gain uruz")
    table.says(ASTRID, "draw 1", "draw 1")
    assert table.offered("send") == ["send priest odin", "send priest freya"]

    table.skips(BJORN).says(BJORN, "build monument odin")

    assert table.game.sent == [[0, 0], [0, 0], [0, 0]]
    assert [table.game.priests[seat] for seat in (ASTRID, BJORN)] == [0, 1]


@pytest.mark.rule("LOR-8.1.2", "LOR-4.1.1")
@pytest.mark.parametrize("owner", [None, ASTRID, BJORN])
def test_the_hero_takes_the_rune_of_the_forge_whoever_controls_it(owner: object) -> None:
    """A rune of the forge's type, and the forge is empty."""
    control = {"6": ASTRID if owner == ASTRID else BJORN} if owner is not None else {}
    table = when(given_lords(heroes={ASTRID: "6"}, control=control))

    table.says(ASTRID, "forge 6")

    assert held_runes(table.game, ASTRID) == "othala"
    assert not table.game.forged >> 5 & 1
    assert table.asked == (ASTRID, "hero-phase")


@pytest.mark.rule("LOR-8.1.2")
def test_only_the_forge_at_the_hero_is_in_reach() -> None:
    """Not an own one elsewhere."""
    match = given_lords(heroes={ASTRID: "6"}, control={"2": ASTRID})

    table = when(match)

    assert table.offered("forge") == ["forge 6"]
    table.cannot(ASTRID, "forge 2", "LOR-8.1.2", "the hero is not there")
    table.cannot(ASTRID, "forge 5", "LOR-8.1.2", "no rune lies there")


@pytest.mark.rule("LOR-8.1.2", "LOR-2.7.1")
def test_an_empty_forge_gives_nothing() -> None:
    table = when(given_lords(heroes={ASTRID: "6"}, empty_forges="6", priests={ASTRID: 1}))

    assert table.offered("forge") == []
    table.cannot(ASTRID, "forge 6", "LOR-8.1.2", "no rune lies there")


@pytest.mark.rule("LOR-8.1.2.1", "LOR-4.2.1")
@pytest.mark.parametrize(("given", "left"), [("uruz", "uruz othala"), ("othala", "uruz uruz")])
def test_a_rune_is_forged_at_the_limit_too(given: str, left: str) -> None:
    """Taken first; then the new or an old one is discarded."""
    match = given_lords(heroes={ASTRID: "6"}, runes={ASTRID: "uruz uruz"})

    table = when(match).says(ASTRID, "forge 6")

    assert table.asked == (ASTRID, "limit-runes")
    table.says(ASTRID, f"discard {given}")
    assert held_runes(table.game, ASTRID) == left
    assert table.asked == (ASTRID, "hero-phase")


def given_both() -> LordsTable:
    """Two priests, and the hero at a forge."""
    return when(given_lords(heroes={ASTRID: "6"}, priests={ASTRID: 2}))


@pytest.mark.rule("LOR-8.1.3")
@pytest.mark.parametrize("said", [("send priest odin", "forge 6"), ("forge 6", "send priest odin")])
def test_both_may_be_done_in_either_order(said: tuple[str, str]) -> None:
    table = given_both().says(ASTRID, *said)

    assert table.asked == (ASTRID, "hero-phase")
    assert (table.game.priests[ASTRID], held_runes(table.game, ASTRID)) == (1, "othala")


@pytest.mark.rule("LOR-8.1.3")
@pytest.mark.parametrize("said", [("send priest odin", "skip"), ("forge 6", "skip"), ("skip",)])
def test_one_or_none_of_them_may_be_done(said: tuple[str, ...]) -> None:
    table = given_both().says(ASTRID, *said)

    assert table.asked == (ASTRID, "hero-phase")
    assert table.game.priests[ASTRID] == 2 - ("send priest odin" in said)
    assert bool(held_runes(table.game, ASTRID)) == ("forge 6" in said)


@pytest.mark.rule("LOR-8.1.3")
def test_one_priest_is_sent_in_a_turn() -> None:
    table = given_both().says(ASTRID, "send priest odin")

    assert table.offered() == ["forge 6", "skip"]
    for god in OUR_GODS:
        table.cannot(ASTRID, f"send priest {god}", "LOR-8.1.3", "one in a turn")


@pytest.mark.rule("LOR-8.1.3")
def test_one_rune_is_forged_in_a_turn() -> None:
    """Even if another forge were in reach."""
    match = given_lords(
        heroes={ASTRID: "6"}, priests={ASTRID: 1}, control={"2": ASTRID},
        blessings={ASTRID: "forge-sisters"},
    )  # fmt: skip

    table = when(match).says(ASTRID, "forge 6")

    assert table.offered("forge") == []
    table.cannot(ASTRID, "forge 2", "LOR-8.1.3", "one in a turn")
