"""BR-6.11.4 to BR-6.11.10: cards, strengths, late cards, and what becomes of the losers."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    BloodRageTable,
    at,
    given_bloodrage,
    glories,
    hand,
    is_pillaged,
    played,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK, cards
from ragnatafl.games.bloodrage.rules.components import DISCARD
from ragnatafl.kernel.seats import Seat


def totals(table: BloodRageTable) -> list[int]:
    """Total STR of the clans in the battle, from the pillager clockwise."""
    return [int(event.all_facts()["total"]) for event in table.told("strength")]


def given_duel(
    own: str,
    other: str,
    *,
    attack: str = "warrior",
    defence: str = "warrior",
    age: int = 1,
    upgrades: str = "",
) -> BloodRageTable:
    """Astrid pillages Angerboda, where Bjorn is; the cards are their hands."""
    match = given_bloodrage(
        age=age,
        figures={ASTRID: {"angerboda": attack}, BJORN: {"angerboda": defence}},
        hands={ASTRID: own, BJORN: other},
        upgrades={ASTRID: upgrades},
    )
    return when(match).says(ASTRID, "pillage angerboda").all_decline()


# BR-6.11.4 Play cards


@pytest.mark.rule("BR-6.11.4")
def test_every_clan_with_figures_there_takes_part_and_no_other() -> None:
    """BR-6.11.4: with a ship in the fjord too; Eirik's leader stands elsewhere."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"angerboda": "warrior"},
            BJORN: {"angerboda": "warrior"},
            DAGNY: {"ne": "ship"},
            EIRIK: {"gimle": "leader"},
        },
        hands={
            ASTRID: "tyrs-bash-1", BJORN: "tyrs-smash-1a", DAGNY: "tyrs-crush-1",
            EIRIK: "tyrs-smite-1",
        },
    )  # fmt: skip

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()

    assert [decision.seat for decision in table.match.decisions] == [ASTRID, BJORN, DAGNY]
    assert {decision.prompt for decision in table.match.decisions} == {"play-card"}


@pytest.mark.rule("BR-6.11.4", "BR-F7")
def test_each_plays_one_card_of_any_kind_and_cannot_stay_out() -> None:
    """BR-6.11.4: a battle card, a quest or an upgrade; to play none is not offered."""
    table = given_duel("tyrs-bash-1 alfheim-1a troll-1", "tyrs-smite-1")

    assert table.offered() == ["play tyrs-bash-1", "play alfheim-1a", "play troll-1"]
    table.cannot(ASTRID, "play tyrs-smite-1", "BR-6.11.4")


@pytest.mark.rule("BR-6.11.4", "BR-F7")
def test_only_an_empty_hand_plays_no_card() -> None:
    """BR-6.11.4: Bjorn alone is asked."""
    table = given_duel("", "tyrs-bash-1")

    assert [decision.seat for decision in table.match.decisions] == [BJORN]
    table.says(BJORN, "play tyrs-bash-1").nothing_late()
    assert totals(table) == [1, 3]


@pytest.mark.rule("BR-6.11.4.1", "BR-6.11.4")
def test_the_choices_are_sealed_and_revealed_at_once() -> None:
    """BR-6.11.4.1: neither card nor choice is seen before the last one is made."""
    table = given_duel("tyrs-bash-1 thors-hammer-1", "tyrs-smite-1 thors-glory-1", age=2)

    table.says(ASTRID, "play tyrs-bash-1")
    assert table.match.view(BJORN).sealed == (None, None)
    assert played(table.game, ASTRID) == ""
    assert table.told("reveal") == []
    table.says(ASTRID, "play thors-hammer-1").says(BJORN, "play thors-glory-1")

    assert played(table.match.view(BJORN), ASTRID) == "thors-hammer-1"
    assert [event.all_facts()["card"] for event in table.told("reveal")] == [
        "thors-hammer-1",
        "thors-glory-1",
    ]


@pytest.mark.rule("BR-6.11.4.2", "BR-6.11.7", "BR-F10")
def test_who_takes_part_is_fixed_whatever_happens_to_its_figures() -> None:
    """BR-6.11.7: Bjorn has lost his only warrior by Odin's Smite, and wins with his card."""
    table = given_duel("odins-smite-1a", "tyrs-smite-1", attack="leader")

    table.says(ASTRID, "play odins-smite-1a").says(BJORN, "play tyrs-smite-1").nothing_late()

    assert totals(table) == [4, 5]
    assert glories(table.game) == [0, 3]
    assert at(table.game, ASTRID, "valhalla") == "leader"
    assert at(table.game, BJORN, "valhalla") == "warrior"


@pytest.mark.rule("BR-6.11.4.2")
def test_who_has_no_figures_left_is_still_asked_for_late_cards() -> None:
    """BR-6.11.4.2"""
    table = given_duel("odins-smite-1a", "tyrs-bash-1 heimdalls-eye-2a", age=2)

    table.says(ASTRID, "play odins-smite-1a").says(BJORN, "play tyrs-bash-1")
    while table.match.decision.seat != BJORN:
        table.says(ASTRID, "add nothing")

    assert table.asked == (BJORN, "add-late-card")
    table.says(BJORN, "add heimdalls-eye-2a").nothing_late()
    assert totals(table) == [2, 4]


# BR-6.11.5, BR-6.11.6 Strength


@pytest.mark.rule("BR-6.11.5", "BR-F7")
@pytest.mark.parametrize(
    ("card", "total"),
    [
        ("tyrs-bash-1", 3), ("tyrs-smash-1a", 4), ("tyrs-smite-1", 6), ("lokis-trickery-1a", 1),
        ("alfheim-1a", 1), ("troll-1", 1), ("lord-of-hammers-1", 1), ("thors-glory-1", 1),
    ],
)  # fmt: skip
def test_a_battle_card_adds_its_strength_and_other_cards_nothing(card: str, total: int) -> None:
    """BR-6.11.5: to a warrior of STR 1."""
    table = given_duel(card, "", defence="2-warrior")

    table.says(ASTRID, f"play {card}").nothing_late()

    assert totals(table) == [total, 2]


@pytest.mark.rule("BR-6.11.5")
def test_the_text_of_a_battle_card_applies() -> None:
    """BR-6.11.5: Thor's Hammer pays 3 glory to the winner."""
    table = given_duel("thors-hammer-1", "").says(ASTRID, "play thors-hammer-1").nothing_late()

    assert glories(table.game) == [3 + 3, 0]


@pytest.mark.rule("BR-6.11.5")
def test_an_upgrade_played_in_battle_does_nothing() -> None:
    """BR-6.11.5: Thor's Glory pays only from its slot, though two enemy figures die."""
    table = given_duel("thors-glory-1", "", attack="leader", defence="2-warrior")

    table.says(ASTRID, "play thors-glory-1").nothing_late()

    assert at(table.game, BJORN, "valhalla") == "2-warrior"
    assert glories(table.game) == [3, 0]


@pytest.mark.rule("BR-6.11.6", "BR-F3")
def test_the_total_is_that_of_figures_fjord_upgrades_and_cards() -> None:
    """BR-6.11.6: leader 3, two warriors of STR 2, ship 2, card 2; a warrior beside counts not."""
    match = given_bloodrage(
        age=2,
        figures={
            ASTRID: {"angerboda": "leader 2-warrior", "ne": "ship", "gimle": "warrior"},
            BJORN: {"angerboda": "warrior"},
        },
        upgrades={ASTRID: "experts-in-arms-2"},
        hands={ASTRID: "tyrs-bash-1"},
        destroyed=["horgr", "muspelheim", "elvagar"],
        dooms=["andlang", "myrkulor", "utgard"],
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-bash-1").nothing_late()

    assert totals(table) == [3 + 4 + 2 + 2, 1]


# BR-6.11.8 Late cards


def given_late() -> BloodRageTable:
    """Three clans in Angerboda, each has played a card; age 2, two late cards and one of age 3."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={seat: {"angerboda": "warrior"} for seat in (ASTRID, BJORN, DAGNY)},
        hands={
            ASTRID: "tyrs-bash-1 heimdalls-eye-2a tyrs-smite-1",
            BJORN: "thors-hammer-1 heimdalls-gaze-3a",
            DAGNY: "alfheim-1a manheim-1a",
            EIRIK: "heimdalls-gaze-3b",
        },
        dooms=["gimle", "myrkulor", "utgard"],
    )
    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-bash-1").says(BJORN, "play thors-hammer-1")
    return table.says(DAGNY, "play alfheim-1a")


@pytest.mark.rule("BR-6.11.8", "BR-6.11.8.1", "BR-6.11.8.3", "BR-F13")
def test_late_cards_go_around_from_the_pillager() -> None:
    """BR-6.11.8.3: every clan in the battle is asked, with such a card or without; Eirik not."""
    table = given_late()
    asked = []
    while table.match.decision.prompt == "add-late-card":
        asked.append((table.match.decision.seat, table.offered()))
        table.match.choose("add nothing")

    assert asked == [
        (ASTRID, ["add heimdalls-eye-2a", "add nothing"]),
        (BJORN, ["add heimdalls-gaze-3a", "add nothing"]),
        (DAGNY, ["add nothing"]),
    ]
    assert totals(table) == [3, 2, 1]


@pytest.mark.rule("BR-6.11.8.3")
def test_a_clan_with_an_empty_hand_is_not_asked_for_late_cards() -> None:
    """BR-6.11.8.3: everybody sees that; Bjorn has a card left, though not a late one."""
    table = given_duel("tyrs-bash-1", "tyrs-smite-1 troll-1", age=2)

    table.says(ASTRID, "play tyrs-bash-1").says(BJORN, "play tyrs-smite-1")

    assert table.asked == (BJORN, "add-late-card")
    assert table.says(BJORN, "add nothing").asked == (BJORN, "turn")


@pytest.mark.rule("BR-6.11.8", "BR-6.11.8.2", "BR-F13")
def test_it_ends_when_all_have_declined_since_the_last_card() -> None:
    """BR-6.11.8.2: who declined may add one in a later round; it is compared with them."""
    table = given_late().says(ASTRID, "add nothing").says(BJORN, "add heimdalls-gaze-3a")
    table.says(DAGNY, "add nothing").says(ASTRID, "add heimdalls-eye-2a")
    assert played(table.game, ASTRID) == "tyrs-bash-1 heimdalls-eye-2a"

    while table.match.decision.prompt == "add-late-card":
        table.match.choose("add nothing")

    assert totals(table) == [5, 5, 1]


@pytest.mark.rule("BR-6.11.8.1", "BR-F13")
@pytest.mark.parametrize("card", ["tyrs-smite-1", "heimdalls-gaze-3a"])
def test_only_cards_whose_text_allows_it_are_added(card: str) -> None:
    """BR-6.11.8.1: no other battle card, and none of somebody else's hand."""
    given_late().cannot(ASTRID, f"add {card}", "BR-6.11.8.1")


@pytest.mark.rule("BR-6.11.8.1")
def test_a_late_card_may_be_the_face_down_card() -> None:
    """BR-6.11.8.1: it adds its 2."""
    table = given_duel("heimdalls-eye-2a", "tyrs-bash-1", age=2, defence="2-warrior")

    table.says(ASTRID, "play heimdalls-eye-2a").says(BJORN, "play tyrs-bash-1").nothing_late()

    assert totals(table) == [3, 4]


@pytest.mark.rule("BR-6.11.8.1")
def test_one_late_card_is_added_at_each_chance() -> None:
    """BR-6.11.8.1: after the first it is Bjorn's chance, then Astrid's again."""
    table = given_duel(
        "tyrs-bash-1 heimdalls-eye-2a heimdalls-eye-2b", "tyrs-smite-1 troll-1", age=2
    )
    table.says(ASTRID, "play tyrs-bash-1").says(BJORN, "play tyrs-smite-1")

    table.says(ASTRID, "add heimdalls-eye-2a").says(BJORN, "add nothing")
    table.says(ASTRID, "add heimdalls-eye-2b").nothing_late()

    assert totals(table) == [1 + 2 + 2 + 2, 6]


# BR-6.11.9, BR-6.11.10 Resolution


@pytest.mark.rule("BR-6.11.9", "BR-F7")
@pytest.mark.parametrize(
    ("attack", "defence", "winner"),
    [("leader", "2-warrior", ASTRID), ("warrior", "2-warrior", BJORN)],
)
def test_the_highest_total_wins(attack: str, defence: str, winner: Seat) -> None:
    """BR-6.11.9"""
    table = given_duel("", "", attack=attack, defence=defence)

    assert [event.seat for event in table.told("battle-won")] == [winner]
    assert glories(table.game)[winner] == 3


@pytest.mark.rule("BR-6.11.9", "BR-6.11.9.1", "BR-F8")
def test_a_tie_for_the_highest_and_everybody_loses() -> None:
    """BR-6.11.9.1: Dagny below the tie too; no glory, no reward, and no pillage."""
    match = given_bloodrage(
        seats=3,
        figures={
            ASTRID: {"angerboda": "2-warrior"},
            BJORN: {"ne": "ship"},
            DAGNY: {"angerboda": "warrior"},
        },
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()

    assert totals(table) == [2, 2, 1]
    dead = [at(table.game, seat, "valhalla") for seat in (ASTRID, BJORN, DAGNY)]
    assert dead == ["2-warrior", "ship", "warrior"]
    assert glories(table.game) == [0, 0, 0]
    assert table.game.cells == [[0, 0, 0]] * 3
    assert not is_pillaged(table.game, "angerboda")


@pytest.mark.rule("BR-6.11.9")
def test_a_tie_below_the_highest_does_not_matter() -> None:
    """BR-6.11.9: Bjorn and Dagny are tied, Astrid wins."""
    match = given_bloodrage(
        seats=3,
        figures={
            ASTRID: {"angerboda": "leader"},
            BJORN: {"angerboda": "warrior"},
            DAGNY: {"angerboda": "warrior"},
        },
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()

    assert glories(table.game) == [3, 0, 0]


@pytest.mark.rule("BR-6.11.10", "BR-6.11.10.1", "BR-F9")
@pytest.mark.parametrize("card", ["tyrs-smite-1", "alfheim-1a", "troll-1"])
def test_the_winner_discards_what_it_played_and_losers_take_theirs_back(card: str) -> None:
    """BR-6.11.10.1: cards of every kind; the discard is open."""
    table = given_duel(f"{card} thors-glory-1", "tyrs-bash-1", attack="leader 2-warrior")

    table.says(ASTRID, f"play {card}").says(BJORN, "play tyrs-bash-1").nothing_late()

    assert hand(table.game, ASTRID) == "thors-glory-1"
    assert cards(table.match.view(BJORN), DISCARD) == card
    assert hand(table.game, BJORN) == "tyrs-bash-1"


@pytest.mark.rule("BR-6.11.10.1", "BR-F9")
def test_late_cards_are_put_away_like_the_others() -> None:
    """BR-6.11.10.1: the winner's are discarded, the loser's come back."""
    table = given_late().says(ASTRID, "add heimdalls-eye-2a").says(BJORN, "add heimdalls-gaze-3a")
    table.nothing_late()

    assert totals(table) == [5, 5, 1]
    assert hand(table.game, ASTRID) == "tyrs-bash-1 tyrs-smite-1 heimdalls-eye-2a"

    table = given_late().says(ASTRID, "add heimdalls-eye-2a").nothing_late()

    assert totals(table) == [5, 2, 1]
    assert cards(table.game, DISCARD) == "tyrs-bash-1 heimdalls-eye-2a"
    assert hand(table.game, BJORN) == "thors-hammer-1 heimdalls-gaze-3a"


@pytest.mark.rule("BR-6.11.10.1", "BR-F8")
def test_on_a_tie_all_clans_take_their_cards_back() -> None:
    """BR-6.11.10.1"""
    table = given_duel("tyrs-bash-1", "alfheim-1a", defence="leader")

    table.says(ASTRID, "play tyrs-bash-1").says(BJORN, "play alfheim-1a").nothing_late()

    assert hand(table.game, ASTRID) == "tyrs-bash-1"
    assert hand(table.game, BJORN) == "alfheim-1a"
    assert table.game.zones[DISCARD] == []


@pytest.mark.rule("BR-6.11.10")
def test_cards_are_put_away_before_the_losers_figures_die() -> None:
    """BR-6.11.10: first the cards, then the figures."""
    table = given_duel("tyrs-smite-1", "tyrs-bash-1")

    table.says(ASTRID, "play tyrs-smite-1").says(BJORN, "play tyrs-bash-1").nothing_late()

    kinds = [event.kind for event in table.match.events]
    assert kinds.index("discard") < kinds.index("destroy")
    assert kinds.index("take-back") < kinds.index("destroy")


@pytest.mark.rule("BR-6.11.10", "BR-6.11.10.2", "BR-F3")
def test_all_figures_of_the_losers_die_ships_in_the_fjord_included() -> None:
    """BR-6.11.10.2: those of the winner stay, and those in the other province of the fjord."""
    match = given_bloodrage(
        figures={
            ASTRID: {"andlang": "leader", "sw": "ship", "utgard": "warrior"},
            BJORN: {"andlang": "2-warrior", "sw": "ship", "utgard": "warrior"},
        },
    )

    table = when(match).says(ASTRID, "pillage andlang").all_decline()

    assert totals(table) == [5, 4]
    assert at(table.game, BJORN, "valhalla") == "2-warrior ship"
    assert at(table.game, BJORN, "utgard") == "warrior"
    assert [at(table.game, ASTRID, place) for place in ("andlang", "sw", "utgard")] == [
        "leader", "ship", "warrior",
    ]  # fmt: skip


@pytest.mark.rule("BR-6.11.10.2")
def test_in_yggdrasil_no_ship_dies() -> None:
    """BR-6.11.10.2: no fjord supports it."""
    match = given_bloodrage(
        figures={
            ASTRID: {"yggdrasil": "leader"},
            BJORN: {"yggdrasil": "warrior", "nw": "ship"},
        },
    )

    table = when(match).says(ASTRID, "pillage yggdrasil").all_decline()

    assert totals(table) == [3, 1]
    assert at(table.game, BJORN, "valhalla") == "warrior"
    assert at(table.game, BJORN, "nw") == "ship"
