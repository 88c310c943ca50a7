"""BR-7 Discard: at most one card of the hand is kept for the next age."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules.battle import PlayNotInHand
from ragnatafl.games.bloodrage.rules.components import AGES, GONE, CardId, hand_of
from ragnatafl.games.bloodrage.rules.gods_gifts import DiscardedUnseen
from ragnatafl.games.bloodrage.rules.state import BloodRage, hand, unlike_in
from ragnatafl.kernel.agenda import Next, Sealed, Seals, step
from ragnatafl.kernel.cards import move_some
from ragnatafl.kernel.decisions import Decision, Option, Refusal, option
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of


@option("save {card}")
class SaveCard(Option):
    card: CardId


@option("save nothing", ending=True)
class SaveNothing(Option):
    pass


@step("BR-7.1", asks="save-card")
class SaveOneCard(Seals[BloodRage, SaveCard | SaveNothing]):
    """BR-7.2: all choose at once, sealed; BR-7.3: in the last age nothing is kept."""

    def run(self, game: BloodRage) -> Next:
        if game.age == AGES:
            self._discard(game, [None] * game.seats)
            return None
        asked: list[Decision] = []
        for seat in seats_of(game):
            saves = [SaveCard(card) for card in unlike_in(game, hand_of(seat))]
            asked.append(self.ask(seat, "save-card", (*saves, SaveNothing())))
        return Sealed(asked)

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
            move_some(game, rest, hand_of(seat), GONE, DiscardedUnseen, self.rule, seat)

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, SaveCard) and choice.card not in hand(game, seat):
            return PlayNotInHand(seat, choice.card).under(self.rule)
        return None
