"""BR-Fnn Frigga's Sacrifice: two own figures of the map for one raise of a stat."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.rules.board import MAP, PlaceId
from ragnatafl.games.bloodrage.rules.clans import RaiseOne, allowing, destroy
from ragnatafl.games.bloodrage.rules.components import BY_SACRIFICE, SACRIFICE
from ragnatafl.games.bloodrage.rules.figures import (
    COUNT,
    FIGURES,
    ONE,
    WARRIOR,
    FigureId,
    all_of,
    figures_in,
)
from ragnatafl.games.bloodrage.rules.mends import ANY_ORDER
from ragnatafl.games.bloodrage.rules.state import BloodRage, figures_on_map
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.seats import Seat

SACRIFICED: Final = 2


@option("sacrifice")
class Sacrifice(Option):
    pass


@option("sacrifice {figure} {place}", at="area:{place}", variant="{figure}")
class SacrificeFigure(Option):
    figure: FigureId
    place: PlaceId


def sacrifices(game: BloodRage, seat: Seat) -> list[Sacrifice]:
    return [Sacrifice()] if why_not_sacrifice(game, seat) is None else []


@refusal("BR-Fnn")
class SacrificeTooFew(Refusal):
    seat: Seat
    count: int


def why_not_sacrifice(game: BloodRage, seat: Seat) -> Refusal | None:
    count = figures_on_map(game, seat)
    return SacrificeTooFew(seat, count) if count < SACRIFICED else None


def _rank(figure: FigureId, place: PlaceId) -> int:
    return place * len(FIGURES) + figure


@step("BR-Fnn", asks="sacrifice", gathers=True)
class ChooseSacrifice(Asks[BloodRage, SacrificeFigure]):
    """One figure after the other; by the first rules in the order of places alone."""

    seat: Seat
    left: int = SACRIFICED
    after: int = -1
    """The rank of the figure chosen before, -1 at first and where the order is free."""

    def run(self, game: BloodRage) -> Next:
        candidates = [
            SacrificeFigure(figure, place)
            for place in MAP
            for figure in figures_in(game.groups[self.seat][place])
            if _rank(figure, place) >= self.after
        ]
        if self.left == SACRIFICED and not self._is_followed(game, candidates[-1]):
            candidates.pop()  # no second one would come after it
        return self.ask(self.seat, "sacrifice", candidates, ("left", self.left))

    def _is_followed(self, game: BloodRage, last: SacrificeFigure) -> bool:
        if ANY_ORDER.holds(game):
            return True
        group = game.groups[self.seat][last.place]
        return last.figure == WARRIOR and COUNT[all_of(group, WARRIOR)] > 1

    def answer(self, game: BloodRage, seat: Seat, choice: SacrificeFigure) -> Next:
        by = allowing(game, seat, SACRIFICE)
        destroy(game, seat, ONE[choice.figure], choice.place, BY_SACRIFICE, self.rule, by)
        if self.left == 1:
            return (RaiseOne(seat),)
        after = -1 if ANY_ORDER.holds(game) else _rank(choice.figure, choice.place)
        return (ChooseSacrifice(seat, self.left - 1, after),)
