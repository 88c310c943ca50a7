"""Cards told at a real table: what nobody sees is not asked, what is turned up changes places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.agenda import Untold
from ragnatafl.kernel.cards import deal, move, move_pile, move_top, show
from ragnatafl.kernel.chance import draw_from
from ragnatafl.kernel.events import Moved, event
from ragnatafl.kernel.positions import digest, from_position, position
from ragnatafl.kernel.seats import CHANCE, PUBLIC, Seat, SeatMask, mask_of
from ragnatafl.kernel.told import copies, possible
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


# Copies of a card look alike


ALIKE = CARDS.ids[:3]


def title_of(one: int) -> int:
    return one // 3


def given_copies() -> Raid:
    """Three cards of each title. Bjorn and Dagny, who do not look, hold two cards each."""
    *_, first, second, third, fourth = CARDS.ids[:IN_THE_BOX]
    hands = {BJORN: f"{first} {second}", DAGNY: f"{third} {fourth}"}
    game = given_blind(3, hands, automas=2)
    game.setup.game = replace(game.setup.game, copies_blur=game.setup.version)
    game.setup.alike = copies(list(map(title_of, range(IN_THE_BOX))))
    return game


def seen_once(game: Raid, name: str) -> None:
    """A card of the deck goes face down to Dagny, is turned up and comes back into the deck."""
    move(game, card(name), DECK, HAND + DAGNY, Rest, RULE)
    move(game, card(name), HAND + DAGNY, DISCARD, Rest, RULE)
    move(game, card(name), DISCARD, DECK, Rest, RULE)


def test_a_copy_that_was_seen_may_have_been_another() -> None:
    """Three times an axe was seen, never two at once: Bjorn may hold one all the time."""
    game = given_copies()

    for name in ALIKE:
        seen_once(game, name)

    assert asked(game, HAND + BJORN)[1] & {*ALIKE}
    assert is_sound(game)


def test_copies_that_were_seen_together_are_nowhere_else() -> None:
    game = given_copies()

    for name in ALIKE:
        move(game, card(name), DECK, DISCARD, Rest, RULE)
    for name in ALIKE:
        move(game, card(name), DISCARD, DECK, Rest, RULE)

    assert not asked(game, HAND + BJORN)[1] & {*ALIKE}


def test_a_card_without_copies_is_the_one_that_was_seen() -> None:
    game = given_copies()
    game.setup.alike = {}

    seen_once(game, ALIKE[0])

    assert ALIKE[0] not in asked(game, HAND + BJORN)[1]


def test_older_rules_tell_copies_apart() -> None:
    """Their records play as they did."""
    game = given_copies()
    game.setup.game = replace(game.setup.game, copies_blur=game.setup.version + 1)

    seen_once(game, ALIKE[0])

    assert ALIKE[0] not in asked(game, HAND + BJORN)[1]


def test_copies_that_are_shown_may_have_been_others() -> None:
    game = given_copies()
    first, second = card(ALIKE[0]), card(ALIKE[1])
    move(game, first, DECK, DISCARD, Rest, RULE)
    move(game, first, DISCARD, DECK, Rest, RULE)
    for one in game.zones[HAND + DAGNY][:]:
        move(game, one, HAND + DAGNY, DECK, Rest, RULE)
    move(game, second, DECK, HAND + DAGNY, Rest, RULE)
    game.told = [possible(game, HAND + DAGNY, 0).index(second)]

    show(game, HAND + DAGNY, PUBLIC, Show, "RAID-9", DAGNY)

    assert {ALIKE[0], ALIKE[2]} <= asked(game, HAND + BJORN)[1]
    assert is_sound(game)


class RealTable:
    """Cards of paper, of which nobody knows but the title; the program is told titles alone."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.game = given_copies()
        everything = list(map(title_of, range(IN_THE_BOX)))
        self.rng.shuffle(everything)
        self.piles = {zone: [everything.pop() for _ in p] for zone, p in enumerate(self.game.zones)}

    def draws(self, seat: Seat) -> None:
        """Face down."""
        if self.piles[DECK]:
            self.piles[HAND + seat].append(self.piles[DECK].pop())
            move_top(self.game, DECK, HAND + seat, Rest, RULE, seat)

    def turns_up(self, zone: int) -> None:
        """What lies there is told, as any of the copies that are offered."""
        pile = self.piles[zone]
        if not pile:
            return
        title = pile.pop(-1 if zone == DECK else self.rng.randrange(len(pile)))
        offered = possible(self.game, zone, len(self.game.zones[zone]) - 1)
        alike = [place for place, one in enumerate(offered) if title_of(one) == title]
        assert alike, f"{title} is not among {sorted(map(title_of, offered))}"
        self.game.told, self.game.told_drawn = [self.rng.choice(alike)], 0
        move_top(self.game, zone, DISCARD, Rest, RULE)
        self.piles[DISCARD].append(title)

    def reshuffles(self) -> None:
        self.piles[DECK] += self.piles[DISCARD]
        self.piles[DISCARD].clear()
        self.rng.shuffle(self.piles[DECK])
        move_pile(self.game, DISCARD, DECK, Rest, RULE)


@pytest.mark.parametrize("seed", range(20))
def test_what_lies_on_a_real_table_can_always_be_told(seed: int) -> None:
    table = RealTable(seed)
    for _ in range(200):
        match table.rng.randrange(6):
            case 0 | 1:
                table.draws(table.rng.choice((BJORN, DAGNY)))
            case 5 if len(table.piles[DISCARD]) > 4:
                table.reshuffles()
            case _:
                table.turns_up(table.rng.choice((DECK, HAND + BJORN, HAND + DAGNY)))

        assert is_sound(table.game)
