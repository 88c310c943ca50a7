"""SOLO-16: the examples of the rulebook of Followers, with its numbers."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.lords.table import controller, values
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    deck,
    given_surtr,
    power,
    row,
    steps_of_turn,
    when,
)
from kit.table import BJORN, DAGNY
from ragnatafl.games.lords.rules.components import OUT
from ragnatafl.games.lords.rules.state import alliances
from ragnatafl.games.surtr.rules.components import CARDS
from ragnatafl.games.surtr.rules.turn import regions_that_count
from ragnatafl.kernel.seats import Seat


@pytest.mark.rule("SOLO-16.1")
def test_two_runes_buy_two_alliances() -> None:
    """Left: ally for 1, strengthening is too dear; middle: selected; right: ally for the last."""
    match = given_surtr(
        power={FOLLOWER: 2}, rows={FOLLOWER: "basic-a1 basic-a2 basic-a3"}, selected="basic-a2",
        armies=[(FOLLOWER, "1", 1)], control={"1": FOLLOWER}, phase="scan-runes",
    )  # fmt: skip
    table = when(match)

    assert table.heard("rune-action", "skips-rune-action", "pays-power") == [
        "rune-action action=ally",
        "pays-power count=1 runes=1",
        "skips-rune-action action=strengthen-army why=too-dear",
        "rune-action action=ally",
        "pays-power count=1 runes=0",
    ]
    assert alliances(table.game, FOLLOWER) == 2


@pytest.mark.rule("SOLO-16.2")
def test_armies_of_two_and_one_are_difficulty_three() -> None:
    """So an army of 4 can invade them, and one of 3 cannot."""

    def beside(value: int) -> SurtrTable:
        match = given_surtr(
            armies=[(FOLLOWER, "3", value), (PERSON, "2", 2), (PERSON, "2", 1)],
            control={"3": FOLLOWER, "2": PERSON}, hands={PERSON: "axe-a"},
            phase="follower-manoeuvres",
        )  # fmt: skip
        return when(match)

    assert beside(4).facts("could-invade")["difficulty"] == 3
    assert beside(3).told("could-invade") == []


@pytest.mark.rule("SOLO-16.3")
@pytest.mark.parametrize(
    ("tucked", "region", "hunted"),
    [
        ("", "2", True),
        ("", "4", False),
        ("levy", "4", True),
        ("levy wolf-pack", "7", True),
        ("levy wolf-pack", "6", False),
    ],
)
def test_with_two_tucked_cards_monsters_are_huntable_within_three_moves(
    tucked: str, region: str, hunted: bool
) -> None:
    """From 3: 2 is one move away, 4 two, 7 three, 6 four."""
    match = given_surtr(
        corrupted={FOLLOWER: "beowulf"}, rows={FOLLOWER: "basic-a5"}, heroes={FOLLOWER: "3"},
        blessings={FOLLOWER: tucked}, monsters={"draugr": region}, phase="follower-acts",
    )  # fmt: skip

    assert bool(when(match).told("follower-hunts")) is hunted


def at_ragnarok(control: Mapping[str, Seat], tokens: str, seats: int = 2) -> SurtrTable:
    """Three conditions are fulfilled, and the last turn is over."""
    size = "small" if seats == 2 else "large"
    match = given_surtr(
        seats=seats, control=control, desolation=tokens, last_turns=0,
        face_down=f"jarl-{size} gothi-{size} slayer-{size}",
    )  # fmt: skip
    return when(match)


def counts(table: SurtrTable) -> list[int]:
    """Regions at the wheel with what tokens add, by seat."""
    return [regions_that_count(table.game, Seat(seat)) for seat in range(table.game.seats)]


@pytest.mark.rule("SOLO-16.4")
def test_three_regions_against_one_and_three_tokens() -> None:
    """Bjorn has 7, 8 and 13, a token in 7; the Follower 4, with a token; neutral 15 with one."""
    control = {"7": PERSON, "8": PERSON, "13": PERSON, "4": FOLLOWER}
    table = at_ragnarok(control, "4 7 15")

    assert counts(table) == [1 + 3, 3]
    assert table.winners == (FOLLOWER,)


@pytest.mark.rule("SOLO-16.5")
@pytest.mark.parametrize(
    ("first", "second", "tokens", "numbers", "winner"),
    [
        ("4", "7", "4", [2, 2, 3], DAGNY),
        ("4", "7", "4 7", [3, 3, 3], FOLLOWER),
        ("4 7", "", "4", [3, 1, 3], FOLLOWER),
    ],
)
def test_two_followers_at_ragnarok(
    first: str, second: str, tokens: str, numbers: list[int], winner: Seat
) -> None:
    """Dagny has 13, 15 and 21; each Follower adds every token to its own regions."""
    control = (
        dict.fromkeys(("13", "15", "21"), DAGNY)
        | dict.fromkeys(first.split(), FOLLOWER)
        | dict.fromkeys(second.split(), BJORN)
    )
    table = at_ragnarok(control, tokens, seats=3)

    assert counts(table) == numbers
    assert table.winners == (winner,)


@pytest.mark.rule("SOLO-16.6")
def test_a_card_without_bonus_is_removed() -> None:
    match = given_surtr(
        rows={FOLLOWER: "basic-a1 basic-a2 basic-a3"}, decks={FOLLOWER: "basic-a4"},
        steps=steps_of_turn("gain-bonus", "new-card"), heroes={FOLLOWER: "16"},
    )  # fmt: skip
    table = when(match)

    assert table.told("gains-bonus") == []
    assert CARDS.read("basic-a1") in table.game.zones[OUT]
    assert row(table.game) == "basic-a2 basic-a3 basic-a4"


@pytest.mark.rule("SOLO-16.6")
def test_two_runes_for_each_forge_and_reshuffled() -> None:
    """gothi-4: forges in 2 and 8 are its own."""
    match = given_surtr(
        rows={FOLLOWER: "gothi-4 basic-a2 basic-a3"}, decks={FOLLOWER: "basic-a4"},
        control={"2": FOLLOWER, "8": FOLLOWER, "1": FOLLOWER},
        steps=steps_of_turn("gain-bonus", "new-card"),
    )  # fmt: skip
    table = when(match)

    assert power(table.game) == 4
    assert deck(table.game) == ["gothi-4"]


@pytest.mark.rule("SOLO-16.7")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((2, 2, 2), (2, 3, 2)),
        ((2, 3, 2), (2, 4, 2)),
        ((3, 2, 2), (3, 3, 2)),
        ((2, 4, 2), (3, 4, 2)),
        ((3, 5, 2), (3, 5, 3)),
    ],
)
def test_a_prayer_of_one_whose_priority_is_strength(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """Lagertha: strength while it leads by 1 at most, else the lowest, by the order on the tile."""
    match = given_surtr(
        corrupted={FOLLOWER: "lagertha"}, attributes={FOLLOWER: before}, priests={FOLLOWER: 1},
        phase="follower-prays",
    )  # fmt: skip

    assert values(when(match).game, FOLLOWER) == after


@pytest.mark.rule("SOLO-16.8")
def test_the_arbiter_names_the_region_to_be_invaded() -> None:
    """From 2 to 1, Bjorn's, or 3, Dagny's, both without armies."""
    match = given_surtr(
        seats=3, people=2, arbiter=DAGNY, armies=[(FOLLOWER, "2", 1)],
        control={"2": FOLLOWER, "1": BJORN, "3": DAGNY}, phase="follower-manoeuvres",
    )  # fmt: skip
    table = when(match)

    assert table.asked == (DAGNY, "arbiter-invasion")
    assert table.offered() == ["let it be 1", "let it be 3"]
    table.says(DAGNY, "let it be 1")
    assert controller(table.game, "1") == FOLLOWER
    assert table.game.arbiter == BJORN


@pytest.mark.rule("SOLO-16.8")
def test_the_arbiter_names_the_shrine_to_be_usurped() -> None:
    """The hero in 13: 12 is Bjorn's, 14 Dagny's, each with a shrine and no temple."""
    match = given_surtr(
        seats=3, people=2, arbiter=BJORN, rows={FOLLOWER: "basic-a6"},
        corrupted={FOLLOWER: "aslaug"}, heroes={FOLLOWER: "13", BJORN: "1", DAGNY: "5"},
        control={"13": FOLLOWER, "12": BJORN, "14": DAGNY}, phase="follower-acts",
    )  # fmt: skip
    table = when(match)

    assert table.asked == (BJORN, "arbiter-usurp")
    assert table.offered() == ["let it be 12", "let it be 14"]
    table.says(BJORN, "let it be 12")
    assert controller(table.game, "12") == FOLLOWER
    assert table.game.arbiter == BJORN
