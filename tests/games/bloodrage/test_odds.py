"""Odds of a battle: from a view alone, right where they can be reckoned by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from games.bloodrage.table import fight, given_bloodrage, new_bloodrage, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.bloodrage.mind.odds import Outlook, clans_in_battle, is_open, outlook
from ragnatafl.games.bloodrage.rules.components import CARDS
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat


def before_cards(
    figures: Mapping[Seat, str], hands: Mapping[Seat, str], seats: int = 2, **more: Any
) -> Match[BloodRage]:
    """Astrid has pillaged Utgard with these figures there, and nobody joins."""
    match = given_bloodrage(
        seats=seats,
        figures={seat: {"utgard": group} for seat, group in figures.items()},
        hands=hands,
        dooms=("gimle", "myrkulor", "andlang"),
        **more,
    )
    when(match).says(ASTRID, "pillage utgard").all_decline()
    return match


def by_card(told: Outlook) -> dict[str, float]:
    return {CARDS.write(card): chance for card, chance in told.by_card}


def chances(told: Outlook) -> list[float]:
    return [clan.chance for clan in told.clans]


def ranges(told: Outlook) -> list[tuple[int, int]]:
    return [(clan.low, clan.high) for clan in told.clans]


def test_own_cards_against_an_empty_hand_are_certain() -> None:
    """BR-6.11.9: more wins, as much is a tie and wins nothing."""
    match = before_cards(
        {ASTRID: "warrior", BJORN: "leader"},
        {ASTRID: "tyrs-bash-1 tyrs-smash-1a manheim-1a"},
        seats=3,
    )

    told = outlook(match.view(ASTRID))

    assert by_card(told) == {"tyrs-bash-1": 0.0, "tyrs-smash-1a": 1.0, "manheim-1a": 0.0}
    assert chances(told) == [1.0, 0.0]  # she is taken to play the best card
    assert ranges(told) == [(1, 4), (3, 3)]


def test_texts_count_where_they_change_who_wins() -> None:
    """Odin's Smite takes a warrior, Odin's Tide all figures but one (BR-B8)."""
    match = before_cards(
        {ASTRID: "warrior", BJORN: "2-warrior"},
        {ASTRID: "odins-smite-1a odins-tide-2a manheim-2a"},
        age=2,
    )

    assert by_card(outlook(match.view(ASTRID))) == {
        "odins-smite-1a": 1.0,
        "odins-tide-2a": 1.0,
        "manheim-2a": 0.0,
    }


def test_a_quest_counts_where_an_upgrade_allows_it() -> None:
    """Tyr's Domain (BR-Fmm)"""
    figures, hands = {ASTRID: "warrior", BJORN: "leader"}, {ASTRID: "manheim-1a"}
    plain = before_cards(figures, hands, seats=3)
    match = before_cards(figures, hands, seats=3, upgrades={ASTRID: "tyrs-domain-1"})

    assert by_card(outlook(plain.view(ASTRID))) == {"manheim-1a": 0.0}
    assert by_card(outlook(match.view(ASTRID))) == {"manheim-1a": 1.0}
    assert ranges(outlook(match.view(ASTRID)))[0] == (1, 4)


def test_sight_is_worth_the_best_of_the_others() -> None:
    """BR-Fm: with more figures it always wins; its range goes up to their best card."""
    match = before_cards(
        {ASTRID: "leader", BJORN: "warrior"}, {ASTRID: "heimdalls-sight-1", BJORN: "tyrs-smite-1"}
    )

    told = outlook(match.view(ASTRID))

    assert by_card(told) == {"heimdalls-sight-1": 1.0}
    assert ranges(told)[0] == (3, 8)  # the best card that Bjorn may hold adds 5


def test_what_others_may_hold_is_uncertain() -> None:
    """Bjorn's card is one of many: neither is sure, and all that is left over is a tie."""
    match = before_cards(
        {ASTRID: "2-warrior", BJORN: "warrior"},
        {ASTRID: "tyrs-bash-1 tyrs-smite-1", BJORN: "odins-smite-1a"},
    )

    told = outlook(match.view(ASTRID))

    low, high = by_card(told)["tyrs-bash-1"], by_card(told)["tyrs-smite-1"]
    assert 0.2 < low < 1.0
    assert high == 1.0  # 7 against at most 1 and 4
    assert outlook(match.view(BJORN)).by_card[0][1] < 0.5


def test_onlookers_know_ranges_and_chances_too() -> None:
    match = before_cards(
        {ASTRID: "2-warrior", BJORN: "warrior"}, {ASTRID: "tyrs-bash-1", BJORN: "odins-smite-1a"}
    )

    told = outlook(match.view(SPECTATOR))

    assert told.by_card == ()
    assert ranges(told) == [(2, 7), (1, 6)]
    assert chances(told)[0] > chances(told)[1] > 0


def test_late_cards_widen_the_range_after_the_reveal() -> None:
    """BR-6.11.8: three of Heimdall's Eyes are about in age 2, two cards are in Bjorn's hand."""
    match = before_cards(
        {ASTRID: "2-warrior", BJORN: "warrior"},
        {
            ASTRID: "tyrs-bash-1 heimdalls-eye-2a manheim-2a",
            BJORN: "odins-smite-1a jotunheim-2a alfheim-2a",
        },
        seats=3,
        age=2,
    )
    when(match).says(ASTRID, "play tyrs-bash-1").says(BJORN, "play odins-smite-1a")

    assert match.decision.prompt == "add-late-card"
    told = outlook(match.view(ASTRID))
    assert ranges(told) == [(3, 5), (2, 6)]  # one of her warriors is smitten; 1 + 2 and 1 + 1
    assert chances(told) == [1.0, 0.0]


def test_a_battle_that_is_decided_has_no_odds() -> None:
    match = given_bloodrage(
        seats=3,
        figures={
            ASTRID: {"utgard": "warrior"},
            BJORN: {"utgard": "leader"},
            DAGNY: {"utgard": "warrior"},
        },
        hands={ASTRID: "tyrs-smite-1"},
        upgrades={ASTRID: "tyrs-prowess-2"},
        dooms=("gimle", "myrkulor", "andlang"),
        age=2,
    )
    fight(match, "utgard", astrid="tyrs-smite-1").nothing_late()

    assert match.decision.prompt == "take-back"
    assert not is_open(match.state)
    assert chances(outlook(match.view(BJORN))) == [1.0, 0.0, 0.0]


def test_without_a_battle_there_is_nothing_to_tell() -> None:
    assert outlook(given_bloodrage().view(ASTRID)) == Outlook((), ())


def bold_play(seats: int, seed: int) -> Iterator[Match[BloodRage]]:
    """A game in which nobody passes or declines while there is something else to say."""
    match, rng = new_bloodrage(seats, seed), random.Random(seed)
    while not match.over:
        texts = [option.text for option in match.decision.options]
        bold = [text for text in texts if text not in ("pass", "decline", "add nothing")]
        match.choose(rng.choice(bold or texts))
        yield match


@pytest.mark.slow
def test_a_whole_state_tells_no_more_than_an_onlooker_may_know() -> None:
    """And the same view gives the same numbers, at battles of a game."""
    battles = 0
    for match in bold_play(4, 1):
        game = match.state
        if game.province < 0 or len(clans_in_battle(game)) < 2 or battles == 30:
            continue
        battles += 1
        told = outlook(match.view(SPECTATOR))
        assert outlook(game) == told == outlook(match.view(SPECTATOR))
        for seat in range(game.seats):
            own = outlook(match.view(seat))
            assert 0.0 <= sum(chances(own)) <= 1.0 + 1e-9
            for clan, public in zip(own.clans, told.clans, strict=True):
                assert clan.low == public.low <= clan.high
    assert battles == 30


def test_the_real_total_is_never_above_the_range() -> None:
    """Whatever is played then, nobody gets more than the viewer was told before the reveal."""
    compared = 0
    for seed in (1, 2):
        promised: dict[Seat, int] = {}
        heard = 0
        for match in bold_play(4, seed):
            for event in match.events[heard:]:
                if event.kind == "strength" and promised:
                    compared += 1
                    assert int(event.all_facts()["total"]) <= promised[event.seat]
            heard = len(match.events)
            asked = match.decisions[0] if match.decisions else None
            if asked is not None and asked.prompt == "play-card":
                told = outlook(match.view(asked.seat))
                promised = {clan.seat: clan.high for clan in told.clans}
    assert compared > 20
