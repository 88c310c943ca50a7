"""BR-6.7 Invade: a figure comes from the reserve to the map, as an action or for nothing."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import (
    FJORDS,
    MAP,
    OUTER_SET,
    PLACES,
    RESERVE,
    VALHALLA,
    YGGDRASIL,
    PlaceId,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.clans import FiguresMoved, change_rage, move_group, named
from ragnatafl.games.bloodrage.rules.components import HORNS, CardId
from ragnatafl.games.bloodrage.rules.figures import (
    FIGURES,
    ONE,
    WARRIOR,
    WARRIORS,
    FigureId,
    Group,
    figures_in,
    has,
)
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    empty_villages,
    figures_on_map,
    horns_left,
    invade_cost,
    is_destroyed,
    is_ship,
    open_fjords,
    provinces_open,
    stat,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.codecs import Names, or_none
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import event
from ragnatafl.kernel.seats import Seat

ANYWHERE: Final = PlaceId(-1)
_STAGES: Final = (moments.INVADED, moments.REINFORCED, moments.PROVINCE_INVADED)
STAGES: Final = Names("stage", [moment.name for moment in _STAGES])
"""BR-Fii: what may follow an invade, in this order; each is a moment that cards listen to."""


@option("invade {figure} {place}", at="piece:{figure}-reserve area:{place}")
class Invade(Option):
    figure: FigureId
    place: PlaceId


@option("recall {figure} {place}", at="piece:{figure}-valhalla area:{place}")
class Recall(Option):
    """Frigga's Domain: invade with a figure from Valhalla (BR-F19)."""

    figure: FigureId
    place: PlaceId


@option("stay", ending=True)
class Stay(Option):
    """No invade, though it would cost nothing."""


RECALL_COST: Final = 1


def enterable(game: BloodRage, seat: Seat, figure: FigureId) -> int:
    """BR-6.7.2: where a figure may invade, as a set; Horns are left aside."""
    if is_ship(figure):
        return open_fjords(game)
    if moments.YGGDRASIL_OPENS.of(game, 0, seat, figure):
        return provinces_open(game)
    return provinces_open(game) & OUTER_SET


_INVADES: Final[dict[int, list[Invade]]] = {}


def invades_into(figure: FigureId, places: int) -> list[Invade]:
    """The Invades of a figure into a set of places: listed once, and never changed."""
    key = places * len(FIGURES) + figure
    found = _INVADES.get(key)
    if found is None:
        found = [Invade(figure, place) for place in MAP if places >> place & 1]
        _INVADES[key] = found
    return found


def invades(game: BloodRage, seat: Seat) -> list[Invade]:
    """Every Invade action there is: the candidates for which `why_not_invade` has no reason."""
    found: list[Invade] = []
    if horns_left(game, seat) > 0:
        rage = game.rage[seat]
        for figure in figures_in(game.groups[seat][RESERVE]):
            if invade_cost(game, seat, figure) <= rage:
                found += invades_into(figure, enterable(game, seat, figure))
    return found


def recalls(game: BloodRage, seat: Seat) -> list[Recall]:
    if game.rage[seat] < RECALL_COST or horns_left(game, seat) <= 0:
        return []
    return [
        Recall(invade.figure, invade.place)
        for figure in figures_in(game.groups[seat][VALHALLA])
        for invade in invades_into(figure, enterable(game, seat, figure))
    ]


@refusal()
class CannotEnter(Refusal):
    seat: Seat
    figure: FigureId
    place: PlaceId


@refusal("BR-6.7.2")
class InvadeOffMap(CannotEnter):
    pass


@refusal("BR-6.7.2.1")
class InvadeShipAshore(CannotEnter):
    pass


@refusal("BR-6.7.2.1")
class InvadeFjord(CannotEnter):
    pass


@refusal("BR-3.4.2")
class InvadeClosedFjord(CannotEnter):
    pass


@refusal("BR-6.7.2.2")
class InvadeYggdrasil(CannotEnter):
    pass


@refusal("BR-3.4.1")
class InvadeDestroyed(CannotEnter):
    pass


@refusal("BR-6.7.2.3")
class InvadeFull(CannotEnter):
    pass


@refusal("BR-6.7.3")
class InvadeHorns(CannotEnter):
    count: int
    horns: int


def why_not_enter(game: BloodRage, seat: Seat, figure: FigureId, place: PlaceId) -> Refusal | None:
    """BR-6.7.2, BR-6.7.3: why a figure may not come from outside the map to this place."""
    if place not in MAP:
        return InvadeOffMap(seat, figure, place)
    if is_ship(figure) != (place in FJORDS):
        why = InvadeShipAshore if is_ship(figure) else InvadeFjord
        return why(seat, figure, place)
    if is_ship(figure):
        if not open_fjords(game) >> place & 1:
            return InvadeClosedFjord(seat, figure, place)
    elif place == YGGDRASIL:
        if not moments.YGGDRASIL_OPENS.of(game, 0, seat, figure):
            return InvadeYggdrasil(seat, figure, place)
    elif is_destroyed(game, place):
        return InvadeDestroyed(seat, figure, place)
    elif not empty_villages(game, ProvinceId(place)):
        return InvadeFull(seat, figure, place)
    if horns_left(game, seat) <= 0:
        count, horns = figures_on_map(game, seat), stat(game, seat, HORNS)
        return InvadeHorns(seat, figure, place, count, horns)
    return None


@refusal("BR-6.7.2")
class InvadeNoneThere(Refusal):
    seat: Seat
    figure: FigureId
    origin: PlaceId


@refusal("BR-6.3")
class InvadeRage(Refusal):
    seat: Seat
    figure: FigureId
    cost: int
    rage: int


def why_not_from(
    game: BloodRage, seat: Seat, figure: FigureId, origin: PlaceId, cost: int
) -> Refusal | None:
    """BR-6.3, BR-6.7.2: why a figure may not come from here, for so much rage."""
    if not has(game.groups[seat][origin], figure):
        return InvadeNoneThere(seat, figure, origin)
    if cost > game.rage[seat]:
        return InvadeRage(seat, figure, cost, game.rage[seat])
    return None


def why_not_invade(game: BloodRage, seat: Seat, choice: Invade) -> Refusal | None:
    cost = invade_cost(game, seat, choice.figure)
    return why_not_from(game, seat, choice.figure, RESERVE, cost) or why_not_enter(
        game, seat, choice.figure, choice.place
    )


def why_not_recall(game: BloodRage, seat: Seat, choice: Recall) -> Refusal | None:
    """The figure costs its 1 rage and nothing besides (BR-F19)."""
    return why_not_from(game, seat, choice.figure, VALHALLA, RECALL_COST) or why_not_enter(
        game, seat, choice.figure, choice.place
    )


@event("BR-6.7", "invade")
class Invaded(FiguresMoved):
    pass


def invade(
    game: BloodRage,
    seat: Seat,
    figure: FigureId,
    origin: PlaceId,
    place: PlaceId,
    cost: int,
    rule: str,
    by: CardId | None = None,
) -> tuple[AnyStep, ...]:
    """Pay, bring the figure to the map, and let cards say what comes of it (BR-Fii)."""
    change_rage(game, seat, -cost, rule, by)
    move_group(game, seat, ONE[figure], origin, place, Invaded, rule, by)
    return (
        AfterInvade(seat, figure, place, 0),
        AfterInvade(seat, figure, place, 1),
        AfterInvade(seat, figure, place, 2),
    )


@step("BR-Fii", stage=STAGES)
class AfterInvade(Step[BloodRage]):
    """First the figure's own text, then what comes along with it, then what follows the whole."""

    seat: Seat
    figure: FigureId
    place: PlaceId
    stage: int

    def run(self, game: BloodRage) -> Next:
        moment = _STAGES[self.stage]
        return moment.steps(game, self.seat, self.seat, self.figure, self.place)


@refusal("BR-6.9.3.1")
class InvadeOtherKind(Refusal):
    seat: Seat
    figure: FigureId


@refusal("BR-6.9.3.1")
class InvadeElsewhere(Refusal):
    seat: Seat
    figure: FigureId
    place: PlaceId


@step("BR-6.9.3.1", asks="free-invade", place=or_none(PLACES))
class FreeInvade(Asks[BloodRage, Invade | Stay]):
    """A clan may invade with one figure of these kinds for no rage; Horns and villages hold."""

    seat: Seat
    kinds: Group
    place: PlaceId = ANYWHERE
    """The only place it may go to."""

    def run(self, game: BloodRage) -> Next:
        options = self._invades(game)
        return self.ask(self.seat, "free-invade", (*options, Stay())) if options else None

    def _invades(self, game: BloodRage) -> list[Invade]:
        found: list[Invade] = []
        if horns_left(game, self.seat) > 0:
            wanted = -1 if self.place == ANYWHERE else 1 << self.place
            for figure in figures_in(Group(game.groups[self.seat][RESERVE] & self._mask())):
                places = enterable(game, self.seat, figure)
                found += invades_into(figure, places & wanted)
        return found

    def _mask(self) -> int:
        """All warriors are one kind, however many `kinds` names."""
        return self.kinds | WARRIORS if self.kinds & WARRIORS else self.kinds

    def answer(self, game: BloodRage, seat: Seat, choice: Invade | Stay) -> Next:
        if isinstance(choice, Stay):
            return None
        by = self.card_behind(game)
        return invade(game, seat, choice.figure, RESERVE, choice.place, 0, self.rule, by)

    def card_behind(self, game: BloodRage) -> CardId | None:
        """Whose text allows it; after an upgrade it goes without saying."""
        return None

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, Invade):
            return None
        if not has(Group(self._mask()), choice.figure):
            return InvadeOtherKind(seat, choice.figure).under(self.rule)
        if self.place not in (ANYWHERE, choice.place):
            return InvadeElsewhere(seat, choice.figure, self.place).under(self.rule)
        return why_not_from(game, seat, choice.figure, RESERVE, 0) or why_not_enter(
            game, seat, choice.figure, choice.place
        )


@step("BR-Fe", asks="free-invade")
class InvadeAfterLosing(FreeInvade):
    """Loki's Blessing: back into the province where the battle was lost."""

    place: PlaceId

    def card_behind(self, game: BloodRage) -> CardId | None:
        where = game.province
        card = moments.BATTLE_LOST.behind(game, self.seat, InvadeAfterLosing, game.winner, where)
        return named(game, card)


@refusal("BR-Fc")
class ReinforceOtherwise(Refusal):
    seat: Seat
    place: PlaceId


@step("BR-Fc", asks="reinforce")
class Reinforce(Asks[BloodRage, Invade | Stay]):
    """Frigga's Succor: one more warrior into the same province; it brings nobody along."""

    seat: Seat
    place: PlaceId

    def run(self, game: BloodRage) -> Next:
        warrior = Invade(WARRIOR, self.place)
        if self.why_not(game, self.seat, warrior) is not None:
            return None
        return self.ask(self.seat, "reinforce", (warrior, Stay()))

    def answer(self, game: BloodRage, seat: Seat, choice: Invade | Stay) -> Next:
        if isinstance(choice, Stay):
            return None
        figure, place = choice.figure, choice.place
        card = moments.REINFORCED.behind(game, seat, Reinforce, seat, figure, place)
        by = named(game, card)
        own_text, *_ = invade(game, seat, choice.figure, RESERVE, choice.place, 0, self.rule, by)
        return (own_text,)

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, Invade):
            return None
        if (choice.figure, choice.place) != (WARRIOR, self.place):
            return ReinforceOtherwise(seat, self.place)
        return why_not_from(game, seat, WARRIOR, RESERVE, 0) or why_not_enter(
            game, seat, WARRIOR, self.place
        )
