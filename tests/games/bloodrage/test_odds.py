"""Odds of a battle: from a view alone, right where they can be reckoned by hand or by the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from html import escape
from io import StringIO
from itertools import combinations
from typing import Any, cast

import pytest
from rich.console import Console

from games.bloodrage.table import fight, given_bloodrage, new_bloodrage, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.drawing.chances import in_short, in_words
from ragnatafl.games.bloodrage.face.hand import draw_hand
from ragnatafl.games.bloodrage.face.picture import draw_plates
from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.face.terminal import draw_text
from ragnatafl.games.bloodrage.mind.odds import (
    Outlook,
    _Battle,
    clans_in_battle,
    is_open,
    outlook,
    standings,
)
from ragnatafl.games.bloodrage.rules.battle import Add, BattleTied, BattleWon, battle_strength
from ragnatafl.games.bloodrage.rules.components import CARDS, CardId, hand_of
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of, figure_strengths
from ragnatafl.kernel.agenda import apply, questions
from ragnatafl.kernel.deals import cards_in
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.odds import CERTAIN, Hidden, is_certain, thought
from ragnatafl.kernel.seats import NOBODY, SPECTATOR, Seat, SeatMask, mask_of
from ragnatafl.kernel.state import seats_of
from ragnatafl.kernel.views import determinize


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
    return {CARDS.write(card): chance.part for card, chance in told.by_card}


def chances(told: Outlook) -> list[float]:
    return [chance.part for _, chance in told.chances]


def ranges(game: BloodRage) -> list[tuple[int, int]]:
    return [(clan.low, clan.high) for clan in standings(game)]


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
    assert ranges(match.view(ASTRID)) == [(1, 4), (3, 3)]


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
    assert ranges(match.view(ASTRID))[0] == (1, 4)


def test_sight_is_worth_the_best_of_the_others() -> None:
    """BR-Fm: with more figures it always wins; its range goes up to their best card."""
    match = before_cards(
        {ASTRID: "leader", BJORN: "warrior"}, {ASTRID: "heimdalls-sight-1", BJORN: "tyrs-smite-1"}
    )

    told = outlook(match.view(ASTRID))

    assert by_card(told) == {"heimdalls-sight-1": 1.0}
    assert ranges(match.view(ASTRID))[0] == (3, 8)  # the best card that Bjorn may hold adds 5


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
    assert outlook(match.view(BJORN)).by_card[0][1].low < 0.5


def test_onlookers_know_ranges_and_chances_too() -> None:
    match = before_cards(
        {ASTRID: "2-warrior", BJORN: "warrior"}, {ASTRID: "tyrs-bash-1", BJORN: "odins-smite-1a"}
    )

    told = outlook(match.view(SPECTATOR))

    assert told.by_card == ()
    assert ranges(match.view(SPECTATOR)) == [(2, 7), (1, 6)]
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
    assert ranges(match.view(ASTRID)) == [
        (3, 5),
        (2, 6),
    ]  # one of her warriors is smitten; 1 + 2 and 1 + 1
    assert 0.95 < told.chances[0][1].low < 1  # he would need both of the other Eyes


def test_a_late_card_in_hand_wins_the_battle_that_it_wins() -> None:
    """BR-6.11.8: 1 + 2 against 3, and Heimdall's Eye makes 5 of it: not a chance of 0."""
    figures = {ASTRID: "warrior", BJORN: "leader"}
    eye, plain = "tyrs-bash-1 heimdalls-eye-2a", "tyrs-bash-1 manheim-2a"

    with_it, without = (
        outlook(before_cards(figures, {ASTRID: held}, seats=3, age=2).view(ASTRID))
        for held in (eye, plain)
    )

    assert by_card(with_it) == {"tyrs-bash-1": 1.0, "heimdalls-eye-2a": 0.0}
    assert by_card(without) == {"tyrs-bash-1": 0.0, "manheim-2a": 0.0}
    assert all(is_certain(chance) for _, chance in (*with_it.by_card, *without.by_card))


def test_the_clans_have_the_chances_of_the_viewers_best_card() -> None:
    """Or of the card that the viewer has put down already."""
    match = before_cards(
        {ASTRID: "2-warrior", BJORN: "leader"},
        {ASTRID: "tyrs-bash-1 tyrs-smite-1", BJORN: "odins-smite-1a"},
    )

    told = outlook(match.view(ASTRID))
    assert CARDS.write(told.card) == "tyrs-smite-1"
    assert told.chances[0][1] == dict(told.by_card)[told.card]

    when(match).says(ASTRID, "play tyrs-bash-1")
    told = outlook(match.view(ASTRID))
    assert CARDS.write(told.card) == "tyrs-bash-1"
    assert told.chances[0][1] == dict(told.by_card)[told.card]


@pytest.mark.parametrize(
    ("held", "theirs"),
    [
        ("tyrs-bash-1", "manheim-1a"),
        ("tyrs-smash-1a odins-smite-1b", "manheim-1a tyrs-smash-1b"),
        ("heimdalls-sight-1", "manheim-1a tyrs-smash-1b"),
    ],
)
def test_chances_are_those_of_all_deals_there_are(held: str, theirs: str) -> None:
    """Every hand that Bjorn may have, and each card that he may play, fought by the rules."""
    match = before_cards(
        {ASTRID: "2-warrior", BJORN: "leader"}, {ASTRID: held, BJORN: theirs}, seats=3
    )
    view = match.view(ASTRID)
    hidden, zone = Hidden(view), hand_of(BJORN)
    deals = list(combinations(cards_in(hidden.may_be(zone)), len(theirs.split())))

    for card, chance in outlook(view).by_card:
        won = [
            Fraction(wins(view, {ASTRID: card, BJORN: CardId(play)}, {BJORN: deal}), len(plays))
            for deal in deals
            for plays in [[c for c in deal if content_of(view).is_battle[c]] or deal]
            for play in plays
        ]
        assert chance.low <= sum(won) / len(deals) <= chance.high


def wins(
    view: BloodRage, plays: Mapping[Seat, CardId], hands: Mapping[Seat, Sequence[int]]
) -> bool:
    return fought(view, plays, hands) == view.viewer


def fought(
    view: BloodRage,
    plays: Mapping[Seat, CardId],
    hands: Mapping[Seat, Sequence[int]],
    others: random.Random | None = None,
) -> Seat:
    """Who wins by the rules, if clans hold this and play this, and else choose as `odds` says.

    With `others` all but the viewer choose at random.
    """
    game = thought(view, random.Random(1))
    for seat, cards in hands.items():
        game.zones[hand_of(seat)] = list(cards)
    game.decisions = questions(game)
    game.pending = SeatMask(sum(mask_of(decision.seat) for decision in game.decisions))
    game.sealed = (None,) * game.seats
    events: list[Event] = []
    game.events = events
    while not any(isinstance(event, BattleWon | BattleTied) for event in events):
        if others is not None and game.decision.seat != view.viewer:
            apply(game, others.choice(game.decision.options))
        else:
            apply(game, as_told(game, plays))
    return next((event.seat for event in events if isinstance(event, BattleWon)), NOBODY)


def as_told(game: BloodRage, plays: Mapping[Seat, CardId]) -> Option:
    seat, options = game.decision.seat, game.decision.options
    match game.decision.prompt:
        case "play-card":
            titles = content_of(game).title
            return next(o for o in options if titles[o.card] == titles[plays[seat]])  # type: ignore[attr-defined]  # every option plays a card
        case "spare":
            numbers = figure_strengths(game, seat)
            return max(options, key=lambda o: numbers[o.figure])  # type: ignore[attr-defined]  # every option spares a figure
        case "add-late-card":
            worth = content_of(game).strength
            late = {o.card: o for o in options if isinstance(o, Add)}
            totals = {other: battle_strength(game, other) for other in clans_in_battle(game)}
            others = max(total for other, total in totals.items() if other != seat)
            held = [c for c in game.zones[hand_of(seat)] if content_of(game).is_late[c]]
            if late and totals[seat] <= others < totals[seat] + sum(worth[c] for c in held):
                return late[max(late, key=lambda card: worth[card])]
            return options[-1]
    return options[0]


@pytest.mark.slow
def test_battles_are_fought_as_by_the_rules() -> None:
    """Deal by deal the same clan wins, whatever texts, upgrades and late cards there are."""
    compared = 0
    for seed in (1, 2, 3, 4, 5, 6):
        rng = random.Random(seed)
        for match in bold_play(2 + seed % 3, seed):
            game = match.state
            if (
                not match.decisions
                or match.decision.prompt != "play-card"
                or game.sealed != (None,) * game.seats
            ):
                continue
            view = match.view(match.decision.seat)
            seats = clans_in_battle(view)
            battle = _Battle(view, seats, Hidden(view))
            for _ in range(20):
                dealt = determinize(view, rng)
                hands = [dealt.zones[hand_of(seat)] for seat in seats]
                plays = [CardId(rng.choice(hand)) if hand else CardId(-1) for hand in hands]
                if battle._texts_of(plays).anew:
                    continue
                winner = battle._winner(plays, hands)
                by_rules = fought(
                    view, dict(zip(seats, plays, strict=True)), dict(zip(seats, hands, strict=True))
                )
                assert (seats[winner] if winner >= 0 else NOBODY) == by_rules
                compared += 1
    assert compared > 500


@pytest.mark.slow
def test_what_is_certain_comes_true_whatever_others_choose() -> None:
    """Any deal, any cards and any answers of the others: she wins, or she does not."""
    certain = 0
    for seed in range(11, 19):
        rng = random.Random(seed)
        for match in bold_play(2, seed):
            if not match.decisions or match.decision.prompt != "play-card" or certain == 60:
                continue
            seat = match.decision.seat
            view = match.view(seat)
            for card, chance in outlook(view).by_card:
                if not is_certain(chance):
                    continue
                certain += 1
                for _ in range(10):
                    dealt = determinize(view, rng)
                    hands = {other: dealt.zones[hand_of(other)] for other in seats_of(view)}
                    won = fought(view, {seat: card}, hands, rng) == seat
                    assert won == (chance == CERTAIN)
    assert certain > 5


def test_cards_played_anew_are_reckoned_with_those_that_are_left() -> None:
    """BR-Fn: Heimdall's Watch discards what was revealed; her second card wins against his."""
    match = before_cards(
        {ASTRID: "leader", BJORN: "leader"},
        {ASTRID: "heimdalls-watch-2 tyrs-rage-2", BJORN: "tyrs-crush-2"},
        seats=3,
        age=2,
    )

    told = outlook(match.view(ASTRID))

    assert by_card(told)["heimdalls-watch-2"] == 1.0  # Bjorn has no other card


def test_who_remembers_more_gets_another_number() -> None:
    """Astrid was shown Bjorn's card when he took it back; an onlooker keeps no memory."""
    match = before_cards(
        {ASTRID: "warrior", BJORN: "leader", DAGNY: "warrior"},
        {ASTRID: "manheim-1a", BJORN: "tyrs-smite-1", DAGNY: "alfheim-1a"},
        seats=3,
    )
    knowing = match.view(ASTRID)
    knowing.may_be = knowing.may_be[:]
    row = ASTRID * len(knowing.zones)
    card = 1 << CARDS.read("tyrs-smite-1")
    for zone in range(len(knowing.zones)):
        knowing.may_be[row + zone] &= ~card
    knowing.may_be[row + hand_of(BJORN)] = card

    forgetful, onlooker = match.view(ASTRID), match.view(SPECTATOR)

    assert outlook(knowing).chances[1][1] == CERTAIN  # 3 + 5
    assert outlook(forgetful).chances[1][1].part < 1
    assert outlook(onlooker).chances[1][1].part < 1


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
            assert all(chance.low <= chance.part <= chance.high for _, chance in own.chances)
            for clan, public in zip(
                standings(match.view(seat)), standings(match.view(SPECTATOR)), strict=True
            ):
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
                told = standings(match.view(asked.seat))
                promised = {clan.seat: clan.high for clan in told}
    assert compared > 20


@pytest.mark.parametrize("seat", [ASTRID, BJORN, DAGNY, SPECTATOR])
@pytest.mark.parametrize("code", ["en", "uk", "ru", "pt-BR"])
def test_panel_and_terminal_tell_the_same_and_the_map_tells_none(seat: Seat, code: str) -> None:
    """One chance for one question, the reader's own."""
    match = before_cards(
        {ASTRID: "warrior", BJORN: "leader"},
        {ASTRID: "tyrs-bash-1 heimdalls-sight-1", BJORN: "odins-smite-1a", DAGNY: "alfheim-1a"},
        seats=3,
    )
    view = match.view(seat)
    sight = BloodRageSight(view, code, ())
    told, page, lines = outlook(view), draw_hand(view, code), shown(view, code)

    for clan, chance in told.chances:
        sentence = in_words(sight, "chance-win", chance)
        assert escape(f"{sight.names[clan]}: {sentence}") in page
        assert [line for line in lines if sight.names[clan] in line and sentence in line]
        assert f">{escape(in_short(sight, chance))}</text>" in page
    for card, chance in told.by_card:
        assert escape(in_words(sight, "chance-win", chance)) in label(page, sight.card_anchor(card))
    for plate in draw_plates(match.view(SPECTATOR), code, ()):
        assert "%</text>" not in plate
    assert len(told.by_card) == (2 if seat == ASTRID else 1 if seat == BJORN else 0)


def shown(view: BloodRage, code: str) -> list[str]:
    console = Console(width=400, file=StringIO(), color_system=None)
    console.print(draw_text(view, code))
    return cast("StringIO", console.file).getvalue().splitlines()


def label(page: str, anchor: str) -> str:
    return page.partition(f'id="{anchor}"')[2].partition('aria-label="')[2].partition('"')[0]
