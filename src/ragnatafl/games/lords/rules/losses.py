"""LOR-8.1.1.3: losses that a bonus brings to others, as Hel's does: one of four, by choice."""

from __future__ import annotations

from typing import Final, NewType

from ragnatafl.games.lords.rules.armies import Lower, find_army, lower
from ragnatafl.games.lords.rules.attributes import Injure, unhurt
from ragnatafl.games.lords.rules.components import ThingId
from ragnatafl.games.lords.rules.reserves import LoseRunes, discard_random
from ragnatafl.games.lords.rules.state import Lords, armies_on_board, hand, owner_of, unlike_armies
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, step
from ragnatafl.kernel.codecs import Names, spelt
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.seats import Seat

LossId = NewType("LossId", int)
LOSSES: Final = spelt(LossId, Names("loss", ("rune", "card", "injury")))
RUNE: Final = LossId(0)
CARD: Final = LossId(1)
INJURY: Final = LossId(2)


@option("suffer {loss}")
class Suffer(Option):
    """A rune, a combat card at random, or an injury; 1 of an army is `Lower`."""

    loss: LossId


Loss = Suffer | Lower


def weaker_armies(game: Lords, seat: Seat) -> list[Lower]:
    """Its armies on the board, each of which can lose 1; armies alike are one option."""
    places, values = game.army_region, game.army_value
    return [
        Lower(owner_of(army), values[army], places[army])
        for army in unlike_armies(game, armies_on_board(game, seat))
    ]


@step("LOR-8.1.1.3", asks="suffer")
class SufferLosses(Asks[Lords, Loss]):
    """So many losses, as far as there is something to lose; who loses chooses."""

    seat: Seat
    cause: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways: list[Loss] = []
        if self.count:
            ways += [Suffer(RUNE)] if any(game.runes[self.seat]) else []
            ways += [Suffer(CARD)] if hand(game, self.seat) else []
            ways += weaker_armies(game, self.seat)
            ways += [Suffer(INJURY)] if unhurt(game, self.seat) else []
        return self.ask(self.seat, "suffer", ways, ("count", self.count)) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: Loss) -> Next:
        rest = SufferLosses(seat, self.cause, self.count - 1, self.card)
        steps: tuple[AnyStep, ...] = ()
        match choice:
            case Lower(owner, value, region):
                army = find_army(game, owner, region, value)
                steps = lower(game, army, 1, self.rule, self.card)
            case Suffer(loss) if loss == RUNE:
                steps = (LoseRunes(seat, 1, self.card),)
            case Suffer(loss) if loss == CARD:
                discard_random(game, seat, 1, self.rule, self.card)
            case Suffer():
                steps = (Injure(seat, 1, self.card),)
        return (*steps, rest)
