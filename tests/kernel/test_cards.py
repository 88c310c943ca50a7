"""Cards in zones, and what each seat remembers of them (2.7)."""

from __future__ import annotations

import pytest

from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.cards import (
    FORGOTTEN,
    Zone,
    forget,
    move,
    move_pile,
    move_top,
    put_all,
    show,
    turn_piles,
)
from ragnatafl.kernel.events import Event, Moved, event
from ragnatafl.kernel.seats import PUBLIC, SEATS, Seat, SeatMask, mask_of
from ragnatafl.kernel.views import view
from toys.raid import BANNER, CARDS, DECK, DISCARD, GONE, HAND, PACK, Raid
from toys.stories import RaidTable, given_raid


@event("RAID-3", "rest")
class Rest(Moved):
    pass


@event("RAID-2", "deal")
class Deal(Moved):
    pass


@event("RAID-2.1", "last-card-leaves")
class LastCardLeaves(Moved):
    pass


@event("RAID-2", "pass-packs")
class PassPacks(Moved):
    pass


@event("RAID-9", "show")
class Show(Moved):
    pass


@event("RAID-3", "raise")
class Raise(Moved):
    pass


def believed(game: Raid, seat: Seat, zone: int) -> set[str]:
    """The cards that a seat thinks may be in a zone."""
    mask = game.may_be[seat * len(game.zones) + zone]
    return {CARDS.write(card) for card in range(len(CARDS)) if mask >> card & 1}


def zones_of(game: Raid, seat: Seat, card: str) -> list[str]:
    """Where a seat thinks that a card may be."""
    return [
        zone.name
        for index, zone in enumerate(game.setup.zones)
        if card in believed(game, seat, index)
    ]


def three_hands() -> RaidTable:
    hands = {ASTRID: "axe-1 axe-2", BJORN: "axe-3", DAGNY: "axe-4 axe-5"}
    return given_raid(3, hands=hands, source="fast")


def card(name: str) -> int:
    return CARDS.read(name)


@event("RAID-3")
class Thrown(Moved):
    height: int


def test_a_declared_kind_of_move_knows_its_rule_and_tells_what_it_is_made_with() -> None:
    game = three_hands().game
    told: list[Event] = []
    game.events = told

    move(game, card("axe-3"), HAND + BJORN, DISCARD, Thrown(5), seat=BJORN)
    move(game, card("axe-1"), HAND + ASTRID, GONE, Thrown(6), "RAID-4", ASTRID)

    assert list(map(repr, told)) == [
        "RAID-3 thrown card=axe-3 origin=hand bjorn target=discard height=5",
        "RAID-4 thrown origin=hand astrid target=gone height=6 card=axe-1",
    ]


def test_a_seat_knows_its_own_hand_and_not_the_others() -> None:
    game = three_hands().game

    assert believed(game, ASTRID, HAND + ASTRID) == {"axe-1", "axe-2"}
    assert "axe-1" not in believed(game, ASTRID, HAND + BJORN)
    assert len(believed(game, ASTRID, HAND + BJORN)) == 14


def test_an_open_card_is_known_to_everybody() -> None:
    game = three_hands().game

    move(game, card("axe-3"), HAND + BJORN, DISCARD, Rest, "RAID-3", BJORN)

    for seat in (ASTRID, BJORN, DAGNY):
        assert zones_of(game, seat, "axe-3") == ["discard"]


def test_a_card_drawn_unseen_may_be_in_the_new_hand_or_still_in_the_deck() -> None:
    game = three_hands().game
    top = CARDS.write(game.zones[DECK][-1])

    move_top(game, DECK, HAND + BJORN, Deal, "RAID-2", BJORN)

    assert zones_of(game, BJORN, top) == ["hand bjorn"]
    assert {"deck", "hand bjorn", "hand dagny"} <= set(zones_of(game, ASTRID, top))


def test_who_saw_a_card_leave_remembers_where_it_went() -> None:
    """Bjorn lays a card aside, face down: he alone knows which."""
    game = three_hands().game

    move(game, card("axe-3"), HAND + BJORN, GONE, LastCardLeaves, "RAID-2.1", BJORN)

    assert zones_of(game, BJORN, "axe-3") == ["gone"]
    assert "gone" in zones_of(game, ASTRID, "axe-3")
    assert believed(game, ASTRID, HAND + BJORN) == set()  # the hand is empty, everybody sees that


def test_an_emptied_pile_holds_nothing_for_anybody() -> None:
    game = three_hands().game

    move_pile(game, HAND + DAGNY, DISCARD, Rest, "RAID-3", DAGNY)

    assert [CARDS.write(c) for c in game.zones[DISCARD]] == ["axe-4", "axe-5"]
    assert believed(game, ASTRID, HAND + DAGNY) == set()


def test_a_seat_remembers_what_it_passed_in_a_draft() -> None:
    """Astrid saw this pack and passed it: she knows what Bjorn may have kept of it."""
    table = given_raid(
        3,
        packs={
            ASTRID: "axe-1 axe-2 axe-3 axe-4",
            BJORN: "axe-5 axe-6 axe-7 axe-8",
            DAGNY: "horn-1 horn-2 raven-1 raven-2",
        },
        agenda=[
            {"step": "draft", "round": 1},
            {"step": "draft", "round": 2},
            {"step": "draft", "round": 3},
            {"step": "next-turn", "seat": "astrid"},
        ],
    )
    table.says(ASTRID, "keep axe-4").says(BJORN, "keep axe-8").says(DAGNY, "keep horn-1")
    passed = {"axe-1", "axe-2", "axe-3"}
    assert believed(table.game, ASTRID, PACK + BJORN) == passed
    assert believed(table.game, DAGNY, PACK + BJORN).isdisjoint({"horn-2", "raven-1"})

    table.says(ASTRID, "keep horn-2").says(BJORN, "keep axe-3").says(DAGNY, "keep axe-7")

    for name in passed:
        assert zones_of(table.game, ASTRID, name) == ["pack dagny", "hand bjorn"]
    assert believed(table.game, ASTRID, PACK + DAGNY) == passed
    assert zones_of(table.game, BJORN, "axe-3") == ["hand bjorn"]
    assert believed(table.game, BJORN, PACK + DAGNY) == {"axe-1", "axe-2"}


def test_piles_that_travel_are_seen_by_who_gets_them() -> None:
    game = three_hands().game
    hands = tuple(HAND + seat for seat in (ASTRID, BJORN, DAGNY))

    turn_piles(game, hands, PassPacks, "RAID-2")

    assert believed(game, BJORN, HAND + BJORN) == {"axe-1", "axe-2"}
    assert believed(game, ASTRID, HAND + BJORN) == {"axe-1", "axe-2"}
    assert game.shown == 0b111


def test_shown_cards_are_known_to_those_who_saw_them() -> None:
    game = three_hands().game

    show(game, HAND + BJORN, mask_of(ASTRID), Show, "RAID-9", BJORN)

    assert zones_of(game, ASTRID, "axe-3") == ["hand bjorn"]
    assert believed(game, ASTRID, HAND + BJORN) == {"axe-3"}
    assert len(zones_of(game, DAGNY, "axe-3")) > 1
    assert game.shown == mask_of(ASTRID)


def test_what_is_shown_is_told_to_those_who_see_it() -> None:
    table = three_hands()

    show(table.game, HAND + DAGNY, mask_of(ASTRID), Show, "RAID-9", DAGNY)
    show(table.game, HAND + BJORN, PUBLIC, Show, "RAID-9", BJORN)

    told = [
        [event.all_facts().get("cards") for event in table.match.events_for(seat)]
        for seat in (ASTRID, BJORN, -3)
    ]
    assert told == [["axe-4 axe-5", "axe-3"], [None, "axe-3"], [None, "axe-3"]]


def test_a_card_that_becomes_open_is_shown_to_the_others() -> None:
    """2.13 needs to know it."""
    game = three_hands().game

    move(game, card("axe-3"), HAND + BJORN, BANNER + BJORN, Raise, "RAID-3", BJORN)

    assert not SeatMask(game.shown) & mask_of(BJORN)
    assert SeatMask(game.shown) & mask_of(ASTRID)


def test_a_move_is_told_with_the_card_only_to_who_sees_it() -> None:
    """2.9"""
    table = three_hands()

    move_top(table.game, DECK, HAND + BJORN, Deal, "RAID-2", BJORN)
    move(table.game, card("axe-4"), HAND + DAGNY, DISCARD, Rest, "RAID-3", DAGNY)

    [deal, rest] = table.match.events_for(ASTRID)
    assert deal.all_facts() == {"origin": "deck", "target": "hand bjorn"}
    assert rest.all_facts()["card"] == "axe-4"
    assert "card" in table.match.events_for(BJORN)[0].all_facts()


def test_memory_of_others_is_hidden_in_a_view() -> None:
    game = three_hands().game
    count = len(game.zones)

    seen = view(game, BJORN)

    assert seen.may_be[BJORN * count : DAGNY * count] == game.may_be[BJORN * count : DAGNY * count]
    assert set(seen.may_be[:count]) == {-1}
    assert [SEATS.write(seat) for seat in range(game.seats)] == ["astrid", "bjorn", "dagny"]


def test_who_forgets_remembers_nothing_and_has_no_view() -> None:
    """Beside her Bjorn and Dagny remember as they always do."""
    usual, other = three_hands().game, three_hands().game
    forget(other, ASTRID)
    count = len(other.zones)

    for game in (usual, other):
        move_top(game, DECK, HAND + BJORN, Deal, "RAID-2", BJORN)
        move(game, card("axe-4"), HAND + DAGNY, DISCARD, Rest, "RAID-3", DAGNY)
        show(game, HAND + BJORN, SeatMask(mask_of(ASTRID) | mask_of(DAGNY)), Show, "RAID-9")
        put_all(game, GONE, [card("axe-4")])

    assert set(other.may_be[:count]) == {FORGOTTEN}
    assert other.may_be[count:] == usual.may_be[count:]
    assert view(other, BJORN).may_be == view(usual, BJORN).may_be
    with pytest.raises(ValueError, match="astrid remembers nothing"):
        view(other, ASTRID)


def test_a_zone_is_believed_to_hold_only_what_the_rules_let_lie_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Everybody knows the rules: no axe is ever laid aside here."""
    game = three_hands().game
    axes = sum(1 << n for n, name in enumerate(CARDS.ids) if name.startswith("axe"))
    gone = Zone("gone", game.setup.zones[GONE].seen_by, holds=~axes)
    monkeypatch.setattr(
        game.setup, "zones", (*game.setup.zones[:GONE], gone, *game.setup.zones[GONE + 1 :])
    )

    move_top(game, DECK, GONE, LastCardLeaves, "RAID-2.1")

    assert believed(game, ASTRID, GONE)
    assert not any(name.startswith("axe") for name in believed(game, ASTRID, GONE))
