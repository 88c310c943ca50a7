"""Hooks: how cards change what rules do, without a rule knowing any card (2.10)."""

from __future__ import annotations

from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.hooks import Bound, Hooks, Instead, Modify, When, is_blank
from ragnatafl.kernel.seats import Seat
from toys.raid import (
    CARDS,
    LOSE_WARRIOR,
    RAID_WON,
    STRENGTH,
    DropBanner,
    GainGlory,
    Raid,
    banner_owner,
)
from toys.stories import given_raid

DAWN, DUSK, WORTH = When(), When(), Modify()


def test_modify_changes_a_value_where_it_is_computed() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}, banners={ASTRID: "horn-1", BJORN: "axe-8"}).game

    assert STRENGTH.of(game, 5, ASTRID) == 7
    assert STRENGTH.of(game, 5, BJORN) == 5


def test_two_cards_may_change_one_value() -> None:
    game = given_raid(3, hands={ASTRID: "axe-1"}, banners={ASTRID: "horn-1", BJORN: "horn-2"}).game

    assert [STRENGTH.of(game, 1, seat) for seat in (ASTRID, BJORN, DAGNY)] == [3, 3, 1]


def test_when_gives_steps_owner_by_owner_from_the_first_seat() -> None:
    game = given_raid(
        3, hands={ASTRID: "axe-1"}, banners={ASTRID: "raven-1", DAGNY: "raven-2"}
    ).game

    assert RAID_WON.steps(game, ASTRID, ASTRID) == (GainGlory(ASTRID, 1),)
    assert RAID_WON.steps(game, BJORN, DAGNY) == (GainGlory(DAGNY, 1),)
    assert RAID_WON.steps(game, BJORN, BJORN) == ()


def test_steps_of_several_owners_go_round_the_table() -> None:
    def gain(game: Raid, card: int, owner: Seat) -> tuple[GainGlory, ...]:
        return (GainGlory(owner, 1),)

    game = given_raid(
        3, hands={ASTRID: "axe-1"}, banners={ASTRID: "raven-1", BJORN: "raven-2", DAGNY: "horn-1"}
    ).game
    cards = map(CARDS.read, ("raven-1", "raven-2", "horn-1"))
    bounds = tuple(Bound(card, gain, ()) for card in cards)
    game.setup.hooks = Hooks(banner_owner, {DAWN: bounds})

    told = [step.seat for step in DAWN.steps(game, BJORN) if isinstance(step, GainGlory)]
    assert told == [BJORN, DAGNY, ASTRID]


def test_instead_offers_other_steps_in_place_of_a_change() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}, banners={BJORN: "shield-2"}).game

    [offer] = LOSE_WARRIOR.offered(game, BJORN)
    assert (CARDS.write(offer.card), offer.owner) == ("shield-2", BJORN)
    assert offer.steps == (DropBanner(BJORN),)
    assert LOSE_WARRIOR.offered(game, ASTRID) == ()


def test_blank_skips_the_text_of_a_card() -> None:
    game = given_raid(
        3,
        hands={ASTRID: "axe-1"},
        banners={ASTRID: "horn-1", BJORN: "fog-1", DAGNY: "shield-1"},
    ).game

    assert is_blank(game, CARDS.read("horn-1"))
    assert STRENGTH.of(game, 5, ASTRID) == 5
    assert LOSE_WARRIOR.offered(game, DAGNY) == ()
    assert not is_blank(game, CARDS.read("fog-1"))


def test_blank_skips_steps_too() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}, banners={ASTRID: "raven-1", BJORN: "fog-1"}).game

    assert RAID_WON.steps(game, ASTRID, ASTRID) == ()


def test_a_card_out_of_force_does_nothing() -> None:
    game = given_raid(hands={ASTRID: "horn-1 raven-1 shield-1"}).game

    assert STRENGTH.of(game, 5, ASTRID) == 5
    assert RAID_WON.steps(game, ASTRID, ASTRID) == ()
    assert LOSE_WARRIOR.offered(game, ASTRID) == ()


def test_a_moment_nobody_listens_to_changes_nothing() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}, banners={ASTRID: "horn-1"}).game

    assert Modify(seat=Seat).of(game, 5, ASTRID) == 5
    assert When().steps(game, ASTRID) == ()
    assert Instead().offered(game) == ()


def test_one_card_alone_says_what_it_brings_in_force_or_not() -> None:
    """`steps_of` and `of_card` ask one card for whoever uses it; `offers` which would act."""

    def gain(game: Raid, card: int, owner: Seat, count: int) -> tuple[GainGlory, ...]:
        return (GainGlory(owner, count),) if count else ()

    def more(game: Raid, card: int, owner: Seat, value: int, amount: int) -> int:
        return value + amount

    game = given_raid(hands={ASTRID: "axe-1"}, banners={ASTRID: "raven-1", BJORN: "raven-2"}).game
    first, second, unused = map(CARDS.read, ("raven-1", "raven-2", "horn-1"))
    game.setup.hooks = Hooks(
        banner_owner,
        {
            WORTH: (Bound(first, more, (2,)), Bound(first, more, (3,)), Bound(second, more, (9,))),
            DAWN: (Bound(first, gain, (1,)), Bound(second, gain, (0,)), Bound(unused, gain, (4,))),
        },
    )

    assert WORTH.of_card(game, first, BJORN, 1) == 6
    assert DAWN.steps_of(game, unused, BJORN) == (GainGlory(BJORN, 4),)
    assert DUSK.steps_of(game, unused, BJORN) == ()
    assert DAWN.offers(game, ASTRID) == [first]
    assert DAWN.offers(game, BJORN) == []  # it would bring nothing
    assert DUSK.offers(game, ASTRID) == []
