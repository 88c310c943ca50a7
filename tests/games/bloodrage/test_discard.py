"""BR-7 Discard: at most one card of the hand is kept for the next age."""

from __future__ import annotations

import pytest

from games.bloodrage.table import given_bloodrage, hand, when
from kit.table import ASTRID, BJORN, cards
from ragnatafl.games.bloodrage.rules.components import DISCARD, GONE
from ragnatafl.kernel.seats import SPECTATOR

HANDS = {ASTRID: "tyrs-bash-1 alfheim-1a troll-1", BJORN: "thors-hammer-1"}


@pytest.mark.rule("BR-7.1")
@pytest.mark.parametrize("card", ["tyrs-bash-1", "alfheim-1a", "troll-1"])
def test_each_clan_keeps_one_card_of_any_kind(card: str) -> None:
    """BR-7.1: and discards the rest."""
    table = when(given_bloodrage(phase="save-one-card", hands=HANDS))
    assert table.offered() == [
        "save tyrs-bash-1", "save alfheim-1a", "save troll-1", "save nothing",
    ]  # fmt: skip

    table.says(ASTRID, f"save {card}").says(BJORN, "save thors-hammer-1")

    assert hand(table.game, ASTRID) == card
    assert hand(table.game, BJORN) == "thors-hammer-1"
    left = [name for name in HANDS[ASTRID].split() if name != card]
    assert set(left) <= set(cards(table.game, GONE).split())


@pytest.mark.rule("BR-7.1")
def test_a_clan_may_keep_none() -> None:
    """BR-7.1"""
    table = when(given_bloodrage(phase="save-one-card", hands=HANDS))

    table.says(ASTRID, "save nothing").says(BJORN, "save nothing")

    assert hand(table.game, ASTRID) == ""
    assert hand(table.game, BJORN) == ""


@pytest.mark.rule("BR-7.1")
def test_only_a_card_of_the_own_hand_is_kept() -> None:
    """BR-7.1"""
    table = when(given_bloodrage(phase="save-one-card", hands=HANDS))

    table.cannot(ASTRID, "save thors-hammer-1", "BR-7.1")


@pytest.mark.rule("BR-7.2", "BR-2.6.4")
def test_all_choose_at_the_same_time_and_nothing_is_shown() -> None:
    """BR-7.2: what is discarded and what is kept stays hidden."""
    match = given_bloodrage(phase="save-one-card", hands=HANDS)
    assert [decision.seat for decision in match.decisions] == [ASTRID, BJORN]

    table = when(match).says(BJORN, "save nothing")
    assert hand(table.game, BJORN) == "thors-hammer-1"
    assert match.view(ASTRID).sealed == (None, None)
    table.says(ASTRID, "save troll-1")

    assert hand(match.view(BJORN), ASTRID) == "?"
    assert match.state.zones[DISCARD] == []
    for seat in (BJORN, SPECTATOR):
        told = [e for e in match.events_for(seat) if e.kind == "discard-unseen" and not e.seat]
        assert [event.all_facts()["count"] for event in told] == [2]
        assert [event.all_facts().get("cards") for event in told] == [None]
    own = [e for e in match.events_for(ASTRID) if e.kind == "discard-unseen" and not e.seat]
    assert [event.all_facts()["cards"] for event in own] == ["tyrs-bash-1 alfheim-1a"]


@pytest.mark.rule("BR-7.2")
def test_a_sealed_choice_may_change_until_the_last_one_is_in() -> None:
    """BR-7.2"""
    table = when(given_bloodrage(phase="save-one-card", hands=HANDS))

    table.says(ASTRID, "save troll-1", "save tyrs-bash-1").says(BJORN, "save nothing")

    assert hand(table.game, ASTRID) == "tyrs-bash-1"


@pytest.mark.rule("BR-7.3")
def test_in_age_3_every_clan_discards_its_whole_hand() -> None:
    """BR-7.3: nobody is asked."""
    match = given_bloodrage(age=3, rage={ASTRID: 1, BJORN: 0}, hands=HANDS)

    table = when(match).says(ASTRID, "pass")

    assert match.over
    assert hand(table.game, ASTRID) == ""
    assert hand(table.game, BJORN) == ""
    assert [event.all_facts()["count"] for event in table.told("discard-unseen")] == [3, 1]
