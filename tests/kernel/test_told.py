"""Cards told at a real table: what nobody sees is not asked, what is turned up changes places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.agenda import Untold
from ragnatafl.kernel.cards import deal, move, move_pile, move_top, show
from ragnatafl.kernel.chance import draw_from
from ragnatafl.kernel.events import Moved, event
from ragnatafl.kernel.positions import digest, from_position, position
from ragnatafl.kernel.seats import CHANCE, PUBLIC, Seat, SeatMask, mask_of
from ragnatafl.kernel.views import view
from toys.raid import CARDS, DECK, DISCARD, GAME, GONE, HAND, IN_THE_BOX, Raid
from toys.stories import given_raid

RULE = "RAID-2"


@event("RAID-3", "rest")
class Rest(Moved):
    pass


@event("RAID-9", "show")
class Show(Moved):
    pass


def given_blind(seats: int = 2, hands: Mapping[Seat, str] | None = None, automas: int = 1) -> Raid:
    """The last seats are automas that do not look at their cards; people tell what they see."""
    game = given_raid(seats, hands=hands, automas=automas).game
    game.setup.game = replace(GAME, automas_look=False)
    game.decisions = ()
    return game


def card(name: str) -> int:
    return CARDS.read(name)


def asked(game: Raid, zone: int, target: int = -1) -> tuple[Seat, set[str]]:
    """Whom a draw asks, and for which cards."""
    with pytest.raises(Untold) as untold:
        draw_from(game.clone(), zone, RULE, target)
    decision = untold.value.decision
    assert decision.seat == CHANCE
    return decision.behalf, {option.text.split()[-1] for option in decision.options}


def tell(game: Raid, zone: int, name: str) -> int:
    """Draw, and be told this card."""
    with pytest.raises(Untold) as untold:
        draw_from(game.clone(), zone, RULE)
    names = [option.text.split()[-1] for option in untold.value.decision.options]
    game.told, game.told_drawn = [names.index(name)], 0
    return draw_from(game, zone, RULE)


def zone_of(game: Raid, name: str) -> int:
    return next(zone for zone, pile in enumerate(game.zones) if card(name) in pile)


def believed(game: Raid, seat: Seat, zone: int) -> set[str]:
    mask = game.may_be[seat * len(game.zones) + zone]
    return {CARDS.write(one) for one in range(len(CARDS)) if mask >> one & 1}


def is_sound(game: Raid) -> bool:
    """Every card is somewhere, and everybody must think the truth possible."""
    everything = sorted(one for pile in game.zones for one in pile) == list(range(IN_THE_BOX))
    thinkable = all(
        game.may_be[seat * len(game.zones) + zone] >> one & 1
        for seat in range(game.seats)
        for zone, pile in enumerate(game.zones)
        for one in pile
    )
    return everything and thinkable


def test_a_card_drawn_face_down_is_not_asked() -> None:
    """Nobody at a real table knows it: the program's own card stands in."""
    game = given_blind(hands={ASTRID: "axe-1"})
    top = game.zones[DECK][-1]

    assert move_top(game, DECK, HAND + BJORN, Rest, RULE, BJORN) == top

    deal(game, DECK, HAND + BJORN, 2, Rest, RULE, BJORN)
    assert len(game.zones[HAND + BJORN]) == 3


def test_an_automa_that_looks_at_its_cards_is_told_them() -> None:
    game = given_raid(automas=1).game

    _, cards = asked(game, DECK, HAND + BJORN)

    assert len(cards) == IN_THE_BOX


def test_a_card_for_one_persons_eyes_is_told_by_that_person() -> None:
    game = given_blind(3, hands={ASTRID: "axe-1"})

    assert asked(game, DECK, HAND + ASTRID)[0] == ASTRID
    assert asked(game, DECK, HAND + BJORN)[0] == BJORN
    assert asked(game, DECK, DISCARD)[0] == CHANCE
    assert asked(game, DECK)[0] == CHANCE


def test_a_card_turned_up_may_be_any_that_nobody_has_seen() -> None:
    game = given_blind(hands={ASTRID: "axe-1", BJORN: "fog-1 fog-2"})
    move(game, card("axe-1"), HAND + ASTRID, DISCARD, Rest, "RAID-3", ASTRID)

    _, cards = asked(game, HAND + BJORN)

    assert cards == set(CARDS.ids[:IN_THE_BOX]) - {"axe-1"}


def test_a_told_card_changes_places_with_the_stand_in() -> None:
    """2.6, wherever among hidden zones it was."""
    game = given_blind(hands={ASTRID: "axe-1", BJORN: "fog-1 fog-2"})
    place = game.zones[DECK].index(card("axe-8"))

    assert tell(game, HAND + BJORN, "axe-8") == card("axe-8")

    assert game.zones[HAND + BJORN] == [card("fog-1"), card("axe-8")]
    assert game.zones[DECK][place] == card("fog-2")
    assert is_sound(game)


def test_the_blind_owner_remembers_nothing_that_is_not_so() -> None:
    game = given_blind(hands={BJORN: "fog-1 fog-2"})

    tell(game, HAND + BJORN, "axe-8")

    assert believed(game, BJORN, HAND + BJORN) == {"fog-1", "axe-8"}
    assert "fog-2" in believed(game, BJORN, DECK)
    assert view(game, BJORN).zones[HAND + BJORN] == game.zones[HAND + BJORN]


def test_a_told_card_may_come_out_of_a_hidden_hand() -> None:
    """Drawn face up from the deck, it was thought to be in Bjorn's hand."""
    game = given_blind(hands={BJORN: "fog-1 fog-2"})
    top = game.zones[DECK][-1]

    assert tell(game, DECK, "fog-1") == card("fog-1")

    assert game.zones[HAND + BJORN] == [top, card("fog-2")]
    assert is_sound(game)


def given_late_card() -> Raid:
    """Bjorn and Dagny were dealt; then everybody saw axe-8 go into the deck, alone there."""
    game = given_blind(3, hands={BJORN: "fog-1", DAGNY: "fog-2"}, automas=2)
    everything = [one for one in game.zones[DECK] if one != card("axe-8")]
    for one in everything:
        move(game, one, DECK, DISCARD, Rest, RULE)
    move(game, card("axe-8"), DECK, DISCARD, Rest, RULE)
    move(game, card("axe-8"), DISCARD, DECK, Rest, RULE)
    return game


def test_what_people_know_is_not_contradicted() -> None:
    """Astrid saw what went into the deck: no other card can be drawn from it."""
    game = given_late_card()

    assert asked(game, DECK) == (CHANCE, {"axe-8"})
    assert asked(game, HAND + BJORN)[1] == {"fog-1", "fog-2"}


def test_others_move_up_where_the_stand_in_cannot_lie() -> None:
    """Told from the deck is what Bjorn was thought to hold; axe-8, on top, cannot be with him."""
    game = given_late_card()
    move(game, card("fog-2"), HAND + DAGNY, DECK, Rest, RULE)
    game.zones[DECK].sort(key=lambda one: one == card("axe-8"))

    assert asked(game, DECK)[1] == {"axe-8", "fog-1", "fog-2"}
    assert tell(game, DECK, "fog-1") == card("fog-1")

    assert game.zones[HAND + BJORN] == [card("fog-2")]
    assert game.zones[DECK] == [card("axe-8"), card("fog-1")]
    assert is_sound(game)


def test_a_pile_turned_up_is_told_card_by_card() -> None:
    game = given_blind(hands={BJORN: "fog-1 fog-2"})
    first, second = card("axe-7"), card("axe-8")
    game.told = [first, [one for one in range(IN_THE_BOX) if one != first].index(second)]

    move_pile(game, HAND + BJORN, DISCARD, Rest, "RAID-3", BJORN)

    assert game.zones[DISCARD] == [first, second]
    assert is_sound(game)


def test_a_pile_that_stays_face_down_is_not_asked() -> None:
    game = given_blind(hands={BJORN: "fog-1 fog-2"})

    move_pile(game, HAND + BJORN, GONE, Rest, "RAID-3", BJORN)

    assert len(game.zones[GONE]) == 2


@pytest.mark.parametrize("to", [PUBLIC, mask_of(ASTRID)])
def test_a_hand_that_is_shown_is_told_card_by_card(to: SeatMask) -> None:
    game = given_blind(hands={BJORN: "fog-1 fog-2"})
    game.told = [card("axe-7"), card("axe-7")]  # the second counts without the first

    show(game, HAND + BJORN, to, Show, "RAID-9", BJORN)

    assert game.zones[HAND + BJORN] == [card("axe-7"), card("axe-8")]
    assert believed(game, ASTRID, HAND + BJORN) == {"axe-7", "axe-8"}
    assert is_sound(game)


def test_a_card_shown_before_can_only_be_one_of_those() -> None:
    game = given_blind(hands={BJORN: "fog-1 fog-2"})
    game.told = [card("fog-1"), card("fog-1")]
    show(game, HAND + BJORN, PUBLIC, Show, "RAID-9", BJORN)

    assert len(asked(game, HAND + BJORN)[1]) == 2


def test_a_person_shows_what_the_table_knows() -> None:
    """Astrid told her cards when she drew them."""
    game = given_blind(hands={ASTRID: "axe-1"})

    show(game, HAND + ASTRID, PUBLIC, Show, "RAID-9", ASTRID)

    assert game.zones[HAND + ASTRID] == [card("axe-1")]


def test_a_position_with_a_told_card_reads_back() -> None:
    game = given_blind(hands={ASTRID: "axe-1", BJORN: "fog-1 fog-2"})
    tell(game, HAND + BJORN, "axe-8")
    game.told, game.told_drawn = [], 0

    assert digest(from_position(GAME, position(game))) == digest(game)
    assert zone_of(game, "axe-8") == HAND + BJORN
