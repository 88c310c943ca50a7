"""BR-5 Gods' gifts: eight cards each, of which six are kept, sealed, and the packs go left."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules.components import (
    GIFTS,
    GONE,
    PICKS,
    CardId,
    deck_of,
    hand_of,
    pack_of,
)
from ragnatafl.games.bloodrage.rules.state import BloodRage, switches_of, unlike_in
from ragnatafl.kernel.agenda import Next, Sealed, Seals, Step, step
from ragnatafl.kernel.cards import deal, move, move_pile, turn_piles
from ragnatafl.kernel.decisions import Decision, Option, Refusal, option, refusal
from ragnatafl.kernel.events import Moved, event
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of


@option("keep {card}")
class Keep(Option):
    card: CardId


@event("BR-5.2", "deal")
class Dealt(Moved):
    pass


@event("BR-5.2", "leave-unseen")
class LeftUnseen(Moved):
    """What is left of a deck."""


@event("BR-5.3", "keep")
class Kept(Moved):
    pass


@event("BR-5.3", "pass-gifts")
class GiftsPassed(Moved):
    pass


@event("BR-5.3.4", "discard-unseen")
class DiscardedUnseen(Moved):
    pass


@refusal("BR-5.3")
class KeepNotInPack(Refusal):
    seat: Seat
    card: CardId


@step("BR-5.2")
class DealGifts(Step[BloodRage]):
    """Eight cards of the age's deck to each clan; what is left of it leaves the game unseen."""

    def run(self, game: BloodRage) -> Next:
        deck = deck_of(game.age)
        without_draft = game.age == 1 and switches_of(game).first_game  # BR-5.5
        for seat in seats_of(game):
            target = hand_of(seat) if without_draft else pack_of(seat)
            deal(game, deck, target, GIFTS, Dealt, seat=seat)
        move_pile(game, deck, GONE, LeftUnseen)
        return None if without_draft else (KeepGift(1),)


@step("BR-5.3", asks="keep-gift")
class KeepGift(Seals[BloodRage, Keep]):
    """Keep one card face down and pass the rest to the left; two clans pass after every second."""

    pick: int

    def run(self, game: BloodRage) -> Next:
        pick, picks = ("pick", self.pick), ("picks", PICKS)
        asked: list[Decision] = []
        for seat in seats_of(game):
            keeps = [Keep(card) for card in unlike_in(game, pack_of(seat))]
            asked.append(self.ask(seat, "keep-gift", keeps, pick, picks, secret=True))
        return Sealed(asked)

    def answers(self, game: BloodRage, choices: list[Keep | None]) -> Next:
        for seat in seats_of(game):
            choice = choices[seat]
            if choice is not None:
                move(game, choice.card, pack_of(seat), hand_of(seat), Kept, seat=seat)
        if self.pick == PICKS:  # BR-5.3.4
            for seat in seats_of(game):
                move_pile(game, pack_of(seat), GONE, DiscardedUnseen, seat=seat)
            return None
        if game.seats > 2 or self.pick % 2 == 0:  # BR-5.4
            turn_piles(game, tuple([pack_of(seat) for seat in seats_of(game)]), GiftsPassed)
        return (KeepGift(self.pick + 1),)

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, Keep) and choice.card not in game.zones[pack_of(seat)]:
            return KeepNotInPack(seat, choice.card)
        return None
