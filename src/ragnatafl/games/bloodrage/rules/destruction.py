"""BR-2.4: figures are destroyed one kind after the other, and may be saved by cards (BR-Foo)."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import PLACES, YGGDRASIL, PlaceId
from ragnatafl.games.bloodrage.rules.clans import (
    FiguresMoved,
    change_rage,
    destroy,
    move_group,
    named,
)
from ragnatafl.games.bloodrage.rules.components import IN_BATTLE, CardId, CauseId
from ragnatafl.games.bloodrage.rules.figures import (
    COUNT,
    FIGURES,
    ONE,
    FigureId,
    Group,
    all_of,
    figures_in,
)
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat


@option("save {figure} with {card}")
class Save(Option):
    figure: FigureId
    card: CardId


@option("let {figure} die", ending=True)
class LetDie(Option):
    """All figures of this kind that are still to be destroyed here: alike, they are one answer."""

    figure: FigureId


@step("BR-2.4", asks="save")
class Destroy(Asks[BloodRage, Save | LetDie]):
    """Destroy these figures; the owner is asked for each that a card could save (BR-Foo)."""

    seat: Seat
    place: PlaceId
    group: Group
    cause: CauseId
    card: CardId | None = None

    def run(self, game: BloodRage) -> Next:
        if not self.group:
            return None
        figure = figures_in(self.group)[0]
        saves = moments.DESTROYED.offered(game, self.seat, figure, self.place, self.cause)
        if not saves:
            return self._let_die(game, figure)
        ways = [Save(figure, CardId(save.card)) for save in saves]
        return self.ask(
            self.seat, "save", (*ways, LetDie(figure)),
            ("figure", FIGURES.ids[figure]), ("count", COUNT[all_of(self.group, figure)]),
            ("place", PLACES.ids[self.place]),
        )  # fmt: skip

    def answer(self, game: BloodRage, seat: Seat, choice: Save | LetDie) -> Next:
        figure = choice.figure
        if isinstance(choice, LetDie):
            return self._let_die(game, figure)
        saves = moments.DESTROYED.offered(game, seat, figure, self.place, self.cause)
        (steps,) = [save.steps for save in saves if save.card == choice.card]
        return (*steps, self._rest(ONE[figure]))

    def _let_die(self, game: BloodRage, figure: FigureId) -> Next:
        dead = all_of(self.group, figure)
        destroy(game, self.seat, dead, self.place, self.cause, self.rule, self.card)
        return (self._rest(dead),) if self.group != dead else None

    def _rest(self, done: Group) -> AnyStep:
        left = Group(self.group - done)
        return Destroy(self.seat, self.place, left, self.cause, self.card)


def _card_behind(
    game: BloodRage, seat: Seat, figure: FigureId, place: PlaceId, step: type[AnyStep]
) -> CardId | None:
    """The card whose text gives such a step in place of a death, if somebody listens."""
    if game.events is None:
        return None
    for save in moments.DESTROYED.offered(game, seat, figure, place, IN_BATTLE):
        if isinstance(save.steps[0], step):
            return named(game, save.card)
    return None


@event("BR-F29", "retreat")
class Retreated(FiguresMoved):
    pass


@step("BR-F29")
class RetreatToYggdrasil(Step[BloodRage]):
    seat: Seat
    figure: FigureId
    place: PlaceId

    def run(self, game: BloodRage) -> Next:
        target = PlaceId(YGGDRASIL)
        by = _card_behind(game, self.seat, self.figure, self.place, RetreatToYggdrasil)
        move_group(game, self.seat, ONE[self.figure], self.place, target, Retreated, by=by)
        return None


@event("BR-Fh")
class Saved(Event):
    seat: Seat
    figure: FigureId
    place: PlaceId
    by: CardId | None = None


@step("BR-Fh")
class PayToSave(Step[BloodRage]):
    """The figure stays where it is."""

    seat: Seat
    rage: int
    figure: FigureId
    place: PlaceId

    def run(self, game: BloodRage) -> Next:
        by = _card_behind(game, self.seat, self.figure, self.place, PayToSave)
        change_rage(game, self.seat, -self.rage, self.rule, by)
        tell(game, Saved(self.seat, self.figure, self.place, by))
        return None
