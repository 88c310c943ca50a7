"""BR-7 Discard: at most one card of the hand is kept for the next age."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules.components import AGES, CARDS, GONE, CardId, hand_of, unlike
from ragnatafl.games.bloodrage.rules.state import BloodRage, hand, seats_of
from ragnatafl.kernel.agenda import Next, Sealed, Seals, step
from ragnatafl.kernel.cards import move_some
from ragnatafl.kernel.decisions import Option, Refusal, option
from ragnatafl.kernel.seats import SEATS, Seat


@option("save {card}", card=CARDS)
class SaveCard(Option):
    card: CardId


@option("save nothing")
class SaveNothing(Option):
    pass


@step("BR-7.1")
class SaveOneCard(Seals[BloodRage, SaveCard | SaveNothing]):
    """BR-7.2: all choose at once, sealed; BR-7.3: in the last age nothing is kept."""

    def run(self, game: BloodRage) -> Next:
        if game.age == AGES:
            self._discard(game, [None] * game.seats)
            return None
        return Sealed(
            self.ask(seat, "save-card", (*map(SaveCard, unlike(hand(game, seat))), SaveNothing()))
            for seat in seats_of(game)
        )

    def answers(self, game: BloodRage, choices: list[SaveCard | SaveNothing | None]) -> Next:
        self._discard(game, choices)
        return None

    def _discard(
        self, game: BloodRage, choices: list[SaveCard | SaveNothing | None] | list[None]
    ) -> None:
        for seat in seats_of(game):
            choice = choices[seat]
            saved = choice.card if isinstance(choice, SaveCard) else None
            rest = [card for card in hand(game, seat) if card != saved]
            move_some(game, rest, hand_of(seat), GONE, "discard-unseen", self.rule, seat)

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, SaveCard) and choice.card not in hand(game, seat):
            facts = (("seat", SEATS.write(seat)), ("card", CARDS.write(choice.card)))
            return Refusal(self.rule, "play-not-in-hand", *facts)
        return None
