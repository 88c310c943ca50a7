"""The six corrupted hero tiles (SOLO-2.6): what is printed on them, and their advantages."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import values
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    cards_held,
    given_surtr,
    own_box,
    own_content,
    power,
    when,
)
from ragnatafl.games.lords.rules.board import REALMS
from ragnatafl.games.lords.rules.components import MONSTERS
from ragnatafl.games.lords.rules.state import is_allied

PRINTED = {
    "ragnar": "jarl 3 3 3/2/2 authority/strength/wisdom 3 mobilise 4/1/1",
    "lagertha": "jarl 11 11 2/3/2 strength/authority/wisdom 2 usurp 3/2/1",
    "aslaug": "gothi 1 1 2/2/3 wisdom/authority/strength 1 build-temple 1/4/1",
    "snorri": "gothi 18 5 2/2/3 wisdom/strength/authority 1 build-temple 1/4/1",
    "beowulf": "slayer 9 9 2/3/2 strength/wisdom/authority 2 monsters 1/1/4",
    "sixth": "slayer 16 16 2/3/2 strength/wisdom/authority 2 monsters 2/1/3",
}
"""What it works for; its start on the large and the small side; authority, strength and wisdom; the
order of attributes, preference, priority action; cards of Jarl, Gothi and Slayer."""
MIN, MAX = "basic-a1", "basic-a2"


@pytest.mark.parametrize("tile", PRINTED)
def test_what_is_printed_on_the_tile(tile: str) -> None:
    """The first token goes to the start region (S-3)."""
    (entry,) = [entry for entry in own_box().tiles if entry.id == tile]
    fields = (
        entry.road, *entry.start, "/".join(map(str, entry.attributes)), "/".join(entry.order),
        str(entry.preference), entry.priority, "/".join(map(str, entry.advanced)),
    )  # fmt: skip

    assert " ".join(fields) == PRINTED[tile]
    assert entry.desolation == entry.start


def test_there_are_six_tiles() -> None:
    assert list(PRINTED) == [entry.id for entry in own_box().tiles]


@pytest.mark.rule("SOLO-4.6")
@pytest.mark.parametrize(
    ("tile", "after"),
    [
        ("ragnar", [(3, 2, 2), (4, 3, 2)]),
        ("lagertha", [(2, 3, 2), (3, 4, 2)]),
        ("aslaug", [(2, 2, 3), (3, 2, 4)]),
        ("snorri", [(2, 2, 3), (2, 3, 4)]),
        ("beowulf", [(2, 3, 2), (2, 4, 3)]),
        ("sixth", [(2, 3, 2), (2, 4, 3)]),
    ],
)
def test_its_order_of_attributes(tile: str, after: list[tuple[int, ...]]) -> None:
    """All at 2: the first rises. The first at 4, the others at 2: the second."""
    first = PRINTED[tile].split()[4].split("/")[0]
    leading = tuple(4 if first == each else 2 for each in ("authority", "strength", "wisdom"))

    def raised(attributes: tuple[int, ...]) -> tuple[int, ...]:
        steps: list[dict[str, object]] = [{"step": "raise-by-rule", "seat": "astrid"}]
        match = given_surtr(
            corrupted={FOLLOWER: tile}, attributes={FOLLOWER: attributes}, steps=steps
        )
        return values(when(match).game, FOLLOWER)

    assert [raised((2, 2, 2)), raised(leading)] == after


@pytest.mark.rule("SOLO-5.4.8")
@pytest.mark.parametrize(
    ("tile", "region"),
    [
        ("ragnar", "11"),
        ("lagertha", "8"),
        ("aslaug", "14"),
        ("snorri", "14"),
        ("beowulf", "8"),
        ("sixth", "8"),
    ],
)
def test_its_preference(tile: str, region: str) -> None:
    """1: the shrine in 14, of 4; 2: neutral 8, beside Bjorn's 9; 3: 11 in the land of 12 and 13."""
    match = given_surtr(
        corrupted={FOLLOWER: tile}, armies=[(FOLLOWER, "13", 4)],
        control={"12": FOLLOWER, "13": FOLLOWER, "9": PERSON}, heroes={FOLLOWER: "3"},
        phase="follower-manoeuvres",
    )  # fmt: skip

    assert when(match).facts("invades")["region"] == region


@pytest.mark.rule("SOLO-5.5.1.2")
@pytest.mark.parametrize("tile", PRINTED)
def test_its_priority_action(tile: str) -> None:
    """Reinforce is marked; all else is possible: a shrine, neutral 3, Draugr near Bjorn."""
    match = given_surtr(
        corrupted={FOLLOWER: tile}, wheel={"reinforce": [FOLLOWER]},
        armies=[(FOLLOWER, "2", 1), (PERSON, "9", 3)], control={"2": FOLLOWER, "9": PERSON},
        heroes={FOLLOWER: "3", PERSON: "16"}, monsters={"draugr": "8"},
        rings={"draugr": FOLLOWER}, phase="follower-acts",
    )  # fmt: skip

    assert when(match).heard("chooses-action") == [
        f"chooses-action action={PRINTED[tile].split()[6]}"
    ]


# Advantages


def advantage(tile: str, tie: str = MIN, **given: Any) -> SurtrTable:
    """What the tile gives at the set-up. Any: as there."""
    match = given_surtr(
        corrupted={FOLLOWER: tile}, rows={FOLLOWER: tie},
        steps=[{"step": "advantage", "seat": "astrid"}], **given,
    )  # fmt: skip
    return when(match)


def gains(table: SurtrTable) -> tuple[int, int]:
    """Runes and combat cards."""
    return power(table.game), cards_held(table.game)


def allies(table: SurtrTable) -> list[str]:
    realms = own_content().realms
    return [REALMS.write(realm) for realm in realms if is_allied(table.game, FOLLOWER, realm)]


def tamed(table: SurtrTable) -> list[str]:
    return [name for m, name in enumerate(MONSTERS.ids) if table.game.ring[m] == FOLLOWER]


@pytest.mark.rule("SOLO-2.8")
@pytest.mark.parametrize(
    ("tile", "runes", "cards"),
    [("ragnar", 1, 1), ("lagertha", 0, 2), ("snorri", 3, 0), ("sixth", 1, 1)],
)
def test_runes_and_cards(tile: str, runes: int, cards: int) -> None:
    """The Followers that start with a little more of them."""
    assert gains(advantage(tile)) == (runes, cards)


@pytest.mark.rule("SOLO-2.8")
def test_aslaug_is_allied_with_the_first_two_realms() -> None:
    """Clockwise from Muspelheim; the first marker in each draws a card."""
    table = advantage("aslaug")

    assert allies(table) == ["muspelheim", "svartalfheim"]
    assert gains(table) == (0, 2)


@pytest.mark.rule("SOLO-2.8")
def test_alliances_it_has_already_count_among_the_two() -> None:
    table = advantage("aslaug", allies={"muspelheim": [FOLLOWER], "svartalfheim": [PERSON]})

    assert allies(table) == ["muspelheim", "svartalfheim"]
    assert gains(table) == (0, 0)


@pytest.mark.rule("SOLO-2.8")
def test_beowulf_controls_the_nearest_neutral_monster() -> None:
    """From 9: Draugr in 1 is three moves away, Garm in 7 two; Fafnir in 8 is Bjorn's."""
    table = advantage(
        "beowulf", heroes={FOLLOWER: "9"}, rings={"fafnir": PERSON},
        monsters={"draugr": "1", "garm": "7", "fafnir": "8"},
    )  # fmt: skip

    assert tamed(table) == ["garm"]
    assert gains(table) == (0, 0)


@pytest.mark.rule("SOLO-2.8")
@pytest.mark.parametrize(
    ("tie", "places", "monster"),
    [
        (MIN, {"draugr": "6", "garm": "10"}, "garm"),
        (MIN, {"fafnir": "6", "garm": "10"}, "fafnir"),
        (MAX, {"fafnir": "6", "garm": "10"}, "garm"),
        (MAX, {"fafnir": "6", "garm": "6"}, "fafnir"),
    ],
)
def test_equally_near_ones_as_in_the_rune_action(
    tie: str, places: dict[str, str], monster: str
) -> None:
    """SOLO-6.1.2: more open spaces (Garm and Fafnir 8, Draugr 7), the region, the boards."""
    table = advantage("beowulf", tie, heroes={FOLLOWER: "9"}, monsters=places)

    assert tamed(table) == [monster]


@pytest.mark.rule("SOLO-2.8")
def test_without_a_neutral_monster_beowulf_has_a_rune() -> None:
    """Loki, beside the hero, cannot be controlled."""
    table = advantage("beowulf", heroes={FOLLOWER: "9"}, loki="8")

    assert tamed(table) == []
    assert gains(table) == (1, 0)
