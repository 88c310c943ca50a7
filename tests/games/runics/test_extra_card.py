"""RUN-9 Additional rule: a card drawn before the turn, and one kept for it afterwards."""

from __future__ import annotations

import pytest

from games.runics.table import given_runics, hand, kept, new_runics, supplies
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY, when
from ragnatafl.games.runics.rules.components import DECK
from ragnatafl.kernel.seats import SPECTATOR


@pytest.mark.rule("RUN-9.1")
def test_before_laying_a_player_may_draw_an_extra_card() -> None:
    """RUN-9.1: and may lay it in this turn."""
    table = when(given_runics(extra_card=True, hands={ASTRID: "R01 R02 R03"}, deck="R16 R05 R07"))

    assert table.asked == (ASTRID, "extra-card")
    table.says(ASTRID, "draw an extra card")

    assert hand(table.game, ASTRID) == "R01 R02 R03 R16"
    assert table.asked == (ASTRID, "lay")
    assert table.offered("lay R16")


@pytest.mark.rule("RUN-9.1", "RUN-9.2")
def test_or_may_leave_it() -> None:
    """RUN-9.1: then nothing is owed at the end of the turn."""
    table = when(given_runics(extra_card=True, hands={ASTRID: "R01 R02 R03"}))

    table.says(ASTRID, "draw no extra card")
    assert hand(table.game, ASTRID) == "R01 R02 R03"
    table.says_some(ASTRID, "lay", "draw")

    assert table.asked == (BJORN, "extra-card")
    assert kept(table.game, ASTRID) == ""


@pytest.mark.rule("RUN-9.1")
def test_it_is_drawn_once_a_turn() -> None:
    """RUN-9.1: and offered again in the next one."""
    table = when(given_runics(extra_card=True))

    table.says(ASTRID, "draw an extra card")
    table.cannot(ASTRID, "draw an extra card", "RUN-5.1")
    table.says_some(ASTRID, "lay", "draw", "keep")
    table.says(BJORN, "draw no extra card").says_some(BJORN, "lay", "draw")

    assert table.asked == (ASTRID, "extra-card")


@pytest.mark.rule("RUN-9.1")
def test_it_is_not_offered_when_the_deck_is_empty() -> None:
    """RUN-9.1, RUN-6.2"""
    table = when(given_runics(extra_card=True, deck=""))

    assert table.asked == (ASTRID, "lay")


@pytest.mark.rule("RUN-9.1")
def test_it_is_not_offered_when_somebody_has_finished() -> None:
    """RUN-9.1, RUN-7.2: though the deck has cards."""
    table = when(given_runics(extra_card=True, masters={BJORN: "0,0 1,0 0,1"}))

    assert table.game.zones[DECK]
    assert table.asked == (ASTRID, "lay")


@pytest.mark.rule("RUN-9.1")
def test_without_the_option_it_is_never_offered() -> None:
    """RUN-9, reading A13: it is off by default."""
    table = when(given_runics())

    assert table.asked == (ASTRID, "lay")
    table.cannot(ASTRID, "draw an extra card", "RUN-5.1")


@pytest.mark.rule("RUN-9.1", "RUN-6.2")
def test_after_the_last_card_of_the_deck_a_master_must_be_placed() -> None:
    """RUN-9.1: the extra card may be that last one."""
    table = when(given_runics(extra_card=True, deck="R16"))

    table.says(ASTRID, "draw an extra card").says_some(ASTRID, "lay")

    assert table.asked == (ASTRID, "must-place")


@pytest.mark.rule("RUN-9.2", "RUN-8.2")
@pytest.mark.parametrize("second_phase", ["draw", "place"])
def test_who_drew_it_keeps_a_card_after_phase_2(second_phase: str) -> None:
    """RUN-9.2: any card of the hand, and it costs a point."""
    match = given_runics(extra_card=True, hands={ASTRID: "R01 R02 R03"}, deck="R16 R05 R07")
    table = when(match).says(ASTRID, "draw an extra card", "lay R01 turn 0 at 0,-2")
    table.says_some(ASTRID, second_phase)
    points = match.scores[ASTRID]

    assert table.asked == (ASTRID, "repay")
    held = hand(match.state, ASTRID).split()
    assert sorted(table.offered()) == [f"keep {card} for a point less" for card in held]
    table.says(ASTRID, "keep R03 for a point less")

    assert kept(match.state, ASTRID) == "R03"
    assert "R03" not in hand(match.state, ASTRID)
    assert match.scores[ASTRID] == points - 1
    assert table.asked == (BJORN, "extra-card")


@pytest.mark.rule("RUN-9.2")
def test_the_repayment_is_compulsory() -> None:
    """RUN-9.2"""
    table = when(given_runics(extra_card=True, hands={ASTRID: "R01 R02 R03"}, deck="R16 R05"))
    table.says(ASTRID, "draw an extra card", "lay R01 turn 0 at 0,-2", "draw")

    table.cannot(ASTRID, "keep R01 for a point less", "RUN-9.2")
    table.cannot(ASTRID, "pass", "RUN-9.2")


@pytest.mark.rule("RUN-9.2")
def test_the_kept_card_lies_face_up() -> None:
    """RUN-9.2, reading: everyone sees it, and it never comes back into play."""
    match = given_runics(kept={ASTRID: "R05"}, turn=BJORN)

    assert [kept(match.view(seat), ASTRID) for seat in (ASTRID, BJORN, SPECTATOR)] == ["R05"] * 3
    for _ in played_by_verb(match):
        assert "R05" in kept(match.state, ASTRID)


@pytest.mark.rule("RUN-9.2", "RUN-4.2")
def test_which_cards_may_be_kept_is_the_owners_secret() -> None:
    """RUN-9.2: the others see that Astrid chooses, not among which cards."""
    match = given_runics(extra_card=True)
    table = when(match).says(ASTRID, "draw an extra card").says_some(ASTRID, "lay", "draw")

    assert table.asked == (ASTRID, "repay")
    assert match.view(BJORN).decision.options == ()


@pytest.mark.rule("RUN-9.3")
def test_with_the_last_master_one_card_is_left_to_keep() -> None:
    """RUN-9.3, reading A14: one card before, two after the extra draw, one after laying."""
    match = given_runics(
        extra_card=True, masters={ASTRID: "0,0 1,0"}, hands={ASTRID: "R03"}, deck="R16 R05"
    )

    table = when(match).says(ASTRID, "draw an extra card").says_some(ASTRID, "lay R16", "place")

    assert supplies(match.state) == [0, 3]
    assert table.offered() == ["keep R03 for a point less"]
    table.says(ASTRID, "keep R03 for a point less")
    assert hand(match.state, ASTRID) == ""
    assert table.asked == (BJORN, "lay")


@pytest.mark.rule("RUN-9.3", "RUN-6.7")
@pytest.mark.parametrize("seats", [2, 3])
def test_there_is_always_a_card_to_keep(seats: int) -> None:
    """RUN-9.3, reading A14: exactly one too many, whatever was done in the turn."""
    owed = 0
    for seed in range(6):
        match = new_runics(seats, seed, extra_card=True)
        for _ in played_by_verb(match, seed):
            if not match.over and match.decision.prompt == "repay":
                seat = match.decision.seat
                assert len(hand(match.state, seat).split()) == supplies(match.state)[seat] + 1
                owed += 1
    assert owed > 5


@pytest.mark.rule("RUN-9.2", "RUN-5.10")
def test_who_can_lay_no_card_keeps_one_all_the_same() -> None:
    """RUN-9.2, RUN-5.10: one card is discarded in the place of one laid, another is kept."""
    match = given_runics(
        seats=3,
        masters={ASTRID: "0,0 1,0", BJORN: "0,2 1,2", DAGNY: "1,1"},
        tokens={ASTRID: "blue at 0,1"},
        hands={ASTRID: "R01"},
        deck="R16 R15 R14",
        extra_card=True,
    )

    table = when(match).says(ASTRID, "draw an extra card", "discard R16", "draw")
    table.says(ASTRID, "keep R01 for a point less")

    assert hand(match.state, ASTRID) == "R15"
    assert match.scores[ASTRID] == 3 - 1
