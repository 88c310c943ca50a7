"""BR-5 Gods' gifts: eight cards each, of which six are kept, sealed, and the packs go left."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules.components import (
    CARDS,
    GIFTS,
    GONE,
    PICKS,
    CardId,
    deck_of,
    hand_of,
    pack_of,
    unlike,
)
from ragnatafl.games.bloodrage.rules.state import BloodRage, options_of, seats_of
from ragnatafl.kernel.agenda import Next, Sealed, Seals, Step, step
from ragnatafl.kernel.cards import deal, move, move_pile, turn_piles
from ragnatafl.kernel.decisions import Option, Refusal, option
from ragnatafl.kernel.seats import SEATS, Seat


@option("keep {card}", card=CARDS)
class Keep(Option):
    card: CardId


@step("BR-5.2")
class DealGifts(Step[BloodRage]):
    """Eight cards of the age's deck to each clan; what is left of it leaves the game unseen."""

    def run(self, game: BloodRage) -> Next:
        deck = deck_of(game.age)
        without_draft = game.age == 1 and options_of(game).first_game  # BR-5.5
        for seat in seats_of(game):
            target = hand_of(seat) if without_draft else pack_of(seat)
            deal(game, deck, target, GIFTS, "deal", self.rule, seat)
        move_pile(game, deck, GONE, "leave-unseen", self.rule)
        return None if without_draft else (KeepGift(1),)


@step("BR-5.3")
class KeepGift(Seals[BloodRage, Keep]):
    """Keep one card face down and pass the rest to the left; two clans pass after every second."""

    pick: int

    def run(self, game: BloodRage) -> Next:
        facts = (("pick", self.pick), ("picks", PICKS))
        packs = ((seat, unlike(game.zones[pack_of(seat)])) for seat in seats_of(game))
        return Sealed(
            self.ask(seat, "keep-gift", map(Keep, pack), *facts, secret=True)
            for seat, pack in packs
        )

    def answers(self, game: BloodRage, choices: list[Keep | None]) -> Next:
        for seat in seats_of(game):
            choice = choices[seat]
            if choice is not None:
                move(game, choice.card, pack_of(seat), hand_of(seat), "keep", self.rule, seat)
        if self.pick == PICKS:  # BR-5.3.4
            for seat in seats_of(game):
                move_pile(game, pack_of(seat), GONE, "discard-unseen", "BR-5.3.4", seat)
            return None
        if game.seats > 2 or self.pick % 2 == 0:  # BR-5.4
            turn_piles(game, tuple(map(pack_of, seats_of(game))), "pass-gifts", self.rule)
        return (KeepGift(self.pick + 1),)

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, Keep) and choice.card not in game.zones[pack_of(seat)]:
            facts = (("seat", SEATS.write(seat)), ("card", CARDS.write(choice.card)))
            return Refusal(self.rule, "keep-not-in-pack", *facts)
        return None
