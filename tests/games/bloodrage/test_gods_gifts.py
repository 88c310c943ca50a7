"""BR-5 Gods' gifts: eight cards each, six kept face down, and the packs go left."""

from __future__ import annotations

import pytest

from games.bloodrage.table import given_bloodrage, hand, new_bloodrage, when
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.bloodrage.rules.components import CARDS, GONE, deck_of, hand_of, pack_of
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat


def pack(game: BloodRage, seat: Seat) -> list[int]:
    return sorted(game.zones[pack_of(seat)])


def everybody_keeps_the_first(match: Match[BloodRage]) -> None:
    """One sealed round of the draft."""
    for seat in range(match.setup.seats):
        match.choose(match.decision.options[0], seat)


def drafted(match: Match[BloodRage]) -> Match[BloodRage]:
    """Everybody keeps the first card offered, until all have kept six."""
    while match.decision.prompt == "keep-gift":
        everybody_keeps_the_first(match)
    return match


@pytest.mark.rule("BR-5.1")
def test_a_card_kept_from_the_last_age_is_never_drafted_with() -> None:
    """BR-5.1: it is not in any pack, it is not passed, and it is in the hand after the draft."""
    match = given_bloodrage(
        seats=3, phase="end-age", hands={ASTRID: "tyrs-smite-1", BJORN: "alfheim-1a"}
    )
    saved = CARDS.read("tyrs-smite-1")

    while match.decision.prompt == "keep-gift":
        assert all(saved not in pack(match.state, seat) for seat in (ASTRID, BJORN, DAGNY))
        assert match.decision.find("keep tyrs-smite-1") is None
        assert hand(match.state, ASTRID).split()[0] == "tyrs-smite-1"
        everybody_keeps_the_first(match)

    assert [len(match.state.zones[hand_of(seat)]) for seat in (ASTRID, BJORN, DAGNY)] == [7, 7, 6]
    assert "tyrs-smite-1" in hand(match.state, ASTRID)
    assert "alfheim-1a" in hand(match.state, BJORN)


@pytest.mark.rule("BR-5.2")
@pytest.mark.parametrize(
    ("seats", "edition", "left"),
    [(4, "102", 2), (3, "102", 2), (2, "102", 4), (4, "99", 1), (3, "99", 1), (2, "99", 3)],
)
def test_eight_cards_are_dealt_and_the_rest_leaves_the_game_unseen(
    seats: int, edition: str, left: int
) -> None:
    """BR-5.2: as many as the deck has more than 8 for each clan."""
    match = new_bloodrage(seats, 3, edition=edition)
    game = match.state

    assert [len(game.zones[pack_of(Seat(seat))]) for seat in range(seats)] == [8] * seats
    assert game.zones[deck_of(1)] == []
    assert len(game.zones[GONE]) == left
    for seat in range(seats):
        assert match.view(seat).zones[GONE] == [-1] * left


@pytest.mark.rule("BR-5.2", "BR-2.5.2")
def test_in_each_age_only_its_own_deck_is_dealt() -> None:
    """BR-2.5.2"""
    match = new_bloodrage(3, 8)
    content = content_of(match.state)
    seen = set()
    for _ in played_by_verb(match, 8):
        game = match.state
        for seat in (ASTRID, BJORN, DAGNY):
            assert {content.age[card] for card in pack(game, seat)} <= {game.age}
        if pack(game, ASTRID):
            seen.add(game.age)

    assert seen == {1, 2, 3}


@pytest.mark.rule("BR-5.3", "BR-5.3.2", "BR-5.3.3")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4])
def test_one_card_is_kept_and_the_rest_passed_to_the_left(seats: int, age: int) -> None:
    """BR-5.3.3: six picks, five passes, packs of 8, 7, 6, 5, 4 and 3 cards; left in every age."""
    match = new_bloodrage(seats, 5) if age == 1 else given_bloodrage(
        seats=seats, age=age - 1, phase="end-age"
    )  # fmt: skip
    sizes = []
    while match.decision.prompt == "keep-gift":
        before = [pack(match.state, Seat(seat)) for seat in range(seats)]
        kept = [match.decisions[seat].options[0] for seat in range(seats)]
        sizes.append(len(before[0]))
        everybody_keeps_the_first(match)
        if match.decision.prompt == "keep-gift":
            for seat in range(seats):
                rest = [
                    card for card in before[seat] if f"keep {CARDS.write(card)}" != kept[seat].text
                ]
                assert pack(match.state, Seat((seat + 1) % seats)) == rest

    assert sizes == [8, 7, 6, 5, 4, 3]
    assert [len(match.state.zones[hand_of(Seat(seat))]) for seat in range(seats)] == [6] * seats


@pytest.mark.rule("BR-5.3.1")
def test_the_choice_is_sealed_until_all_have_chosen() -> None:
    """BR-5.3.1: no pack moves and no card changes place before; the answer may still change."""
    match = new_bloodrage(3, 5)
    packs = [pack(match.state, seat) for seat in (ASTRID, BJORN, DAGNY)]
    first, second = (option.text for option in match.decisions[ASTRID].options[:2])

    match.choose(first, ASTRID)
    match.choose(match.decisions[1].options[0], DAGNY)

    assert [pack(match.state, seat) for seat in (ASTRID, BJORN, DAGNY)] == packs
    assert hand(match.state, ASTRID) == ""
    assert match.view(BJORN).sealed == (None, None, None)
    match.choose(second, ASTRID)
    match.choose(match.decision.options[0], BJORN)
    assert f"keep {hand(match.state, ASTRID)}" == second


@pytest.mark.rule("BR-5.3", "BR-5.3.4")
def test_the_last_two_cards_are_discarded_by_who_held_them_at_the_sixth_pick() -> None:
    """BR-5.3.4: they are not passed on; only their clan knows them."""
    match = new_bloodrage(3, 5)
    for _ in range(5):
        everybody_keeps_the_first(match)
    kept = [hand(match.state, seat).split() for seat in (ASTRID, BJORN, DAGNY)]
    last = [pack(match.state, seat) for seat in (ASTRID, BJORN, DAGNY)]
    everybody_keeps_the_first(match)

    for seat, (held, before) in enumerate(zip(last, kept, strict=True)):
        own = [CARDS.read(card) for card in hand(match.state, Seat(seat)).split()]
        sixth = [card for card in own if CARDS.write(card) not in before]
        assert set(sixth) < set(held)
        thrown = [
            str(event.all_facts()["cards"]).split()
            for event in match.events_for(seat)
            if event.kind == "discard-unseen" and event.seat == seat
        ]
        assert sorted(map(CARDS.read, thrown[0])) == sorted(set(held) - set(sixth))
        assert not pack(match.state, Seat(seat))
        unseen = [
            event.all_facts()
            for event in match.events_for((seat + 1) % 3)
            if event.kind == "discard-unseen" and event.seat == seat
        ]
        assert [facts["count"] for facts in unseen] == [2]
        assert all("cards" not in facts for facts in unseen)


@pytest.mark.rule("BR-5.3")
def test_only_a_card_of_the_own_pack_is_kept() -> None:
    """BR-5.3: a card of the neighbour's pack is refused."""
    match = new_bloodrage(2, 5)
    other = CARDS.write(pack(match.state, BJORN)[0])

    when(match).cannot(ASTRID, f"keep {other}", "BR-5.3")


@pytest.mark.rule("BR-5.4")
def test_two_players_keep_two_cards_each_time_before_passing() -> None:
    """BR-5.4: three times, packs of 8, 6 and 4; the last two are discarded."""
    match = new_bloodrage(2, 5)
    sizes = []
    while match.decision.prompt == "keep-gift":
        own, other = pack(match.state, ASTRID), pack(match.state, BJORN)
        sizes.append(len(own))
        everybody_keeps_the_first(match)
        assert set(pack(match.state, ASTRID)) < set(own)
        everybody_keeps_the_first(match)
        if match.decision.prompt == "keep-gift":
            assert set(pack(match.state, ASTRID)) < set(other)
            assert set(pack(match.state, BJORN)) < set(own)

    assert sizes == [8, 6, 4]
    assert [len(hand(match.state, seat).split()) for seat in (ASTRID, BJORN)] == [6, 6]
    assert len(match.state.zones[GONE]) == 4 + 2 * 2


@pytest.mark.rule("BR-5.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_in_a_first_game_all_eight_cards_of_age_1_are_played_with(seats: int) -> None:
    """BR-5.5: no draft; ages 2 and 3 are drafted."""
    match = new_bloodrage(seats, 4, first_game=True)

    assert match.decision.prompt == "turn"
    assert [len(hand(match.state, Seat(s)).split()) for s in range(seats)] == [8] * seats
    drafts = {1: 0, 2: 0, 3: 0}
    for _ in played_by_verb(match, 4):
        if not match.over:
            drafts[match.state.age] += match.decision.prompt == "keep-gift"
    assert drafts[1] == 0
    assert drafts[2] > 0
    assert drafts[3] > 0


@pytest.mark.rule("BR-5.5")
def test_without_that_option_age_1_is_drafted() -> None:
    """BR-5.5"""
    assert new_bloodrage(4, 4).decision.prompt == "keep-gift"


@pytest.mark.rule("BR-5.6")
def test_after_the_draft_the_hand_is_six_cards_and_the_one_kept() -> None:
    """BR-5.6: at most seven."""
    fresh = drafted(new_bloodrage(4, 5)).state
    assert [len(hand(fresh, seat).split()) for seat in (ASTRID, BJORN, DAGNY, EIRIK)] == [6] * 4

    later = drafted(given_bloodrage(phase="end-age", hands={BJORN: "tyrs-bash-1"})).state
    assert [len(hand(later, seat).split()) for seat in (ASTRID, BJORN)] == [6, 7]
