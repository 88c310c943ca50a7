"""BR-6.8 March: any number of figures from one province to another."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    FJORDS,
    ON_LAND,
    PLACES,
    PROVINCES_IN,
    YGGDRASIL,
    PlaceId,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.clans import FiguresMoved, change_rage, move_group
from ragnatafl.games.bloodrage.rules.figures import (
    COUNT,
    FIGURES,
    NONE,
    ONE,
    FigureId,
    Group,
    all_of,
    figures_in,
)
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    empty_villages,
    has_room,
    is_destroyed,
    provinces_open,
)
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import event
from ragnatafl.kernel.seats import Seat

MARCH_COST: Final = 1


@option("march {origin} {target}", at="area:{origin} area:{target}")
class March(Option):
    origin: PlaceId
    target: PlaceId


@option("take {count} {figure}", count=Number("figures", 0, 20))
class Take(Option):
    """So many figures of this kind go along."""

    count: int
    figure: FigureId


_MARCHES: Final[dict[int, list[March]]] = {}


def marches_to(origin: PlaceId, targets: int) -> list[March]:
    """The Marches from a province to others of a set: listed once, and never changed."""
    key = targets * len(ALL_PROVINCES) + origin
    found = _MARCHES.get(key)
    if found is None:
        found = [March(origin, target) for target in PROVINCES_IN[targets] if target != origin]
        _MARCHES[key] = found
    return found


def marches(game: BloodRage, seat: Seat) -> list[March]:
    """Every March there is: the candidates for which `why_not_march` has no reason."""
    found: list[March] = []
    if game.rage[seat] >= MARCH_COST:
        targets = provinces_open(game)
        for origin in PROVINCES_IN[game.presence[seat] & ON_LAND]:
            found += marches_to(origin, targets)
    return found


@refusal()
class CannotMarch(Refusal):
    seat: Seat
    origin: PlaceId
    target: PlaceId


@refusal("BR-6.8.1.5")
class MarchFjord(CannotMarch):
    pass


@refusal("BR-6.8.1")
class MarchOffMap(CannotMarch):
    pass


@refusal("BR-6.8.1")
class MarchNowhere(CannotMarch):
    pass


@refusal("BR-6.8.1")
class MarchNobody(CannotMarch):
    pass


@refusal("BR-6.8.1.4")
class MarchDestroyed(CannotMarch):
    pass


@refusal("BR-6.8.1.2")
class MarchFull(CannotMarch):
    pass


@refusal("BR-6.3")
class MarchRage(CannotMarch):
    pass


def why_not_march(game: BloodRage, seat: Seat, choice: March) -> Refusal | None:
    origin, target = choice.origin, choice.target
    if origin in FJORDS:
        return MarchFjord(seat, origin, target)
    if target in FJORDS:
        return MarchFjord(seat, origin, target).under("BR-2.1.4")
    if origin not in ALL_PROVINCES or target not in ALL_PROVINCES:
        return MarchOffMap(seat, origin, target)
    if origin == target:
        return MarchNowhere(seat, origin, target)
    if not game.groups[seat][origin]:
        return MarchNobody(seat, origin, target)
    if is_destroyed(game, target):
        return MarchDestroyed(seat, origin, target)
    if not has_room(game, ProvinceId(target)):
        return MarchFull(seat, origin, target)
    if game.rage[seat] < MARCH_COST:
        return MarchRage(seat, origin, target)
    return None


def march(game: BloodRage, seat: Seat, choice: March) -> Next:
    change_rage(game, seat, -MARCH_COST, "BR-6.8.1")
    first = figures_in(game.groups[seat][choice.origin])[0]
    return (TakeAlong(seat, choice.origin, choice.target, NONE, first),)


@event("BR-6.8.1", "march")
class Marched(FiguresMoved):
    pass


@refusal()
class CannotTake(Refusal):
    seat: Seat
    count: int
    figure: FigureId
    target: PlaceId


@refusal("BR-6.8.1.1")
class TakeTooMany(CannotTake):
    there: int


@refusal("BR-6.8.1.2")
class TakeNoVillage(CannotTake):
    room: int


@refusal("BR-6.8.1")
class TakeNobody(CannotTake):
    pass


@step("BR-6.8.1.1", asks="take", gathers=True)
class TakeAlong(Asks[BloodRage, Take]):
    """Which figures go: asked kind by kind, so that each choice is reached in one way."""

    seat: Seat
    origin: PlaceId
    target: PlaceId
    taken: Group
    figure: FigureId

    def run(self, game: BloodRage) -> Next:
        most = min(COUNT[self._of_kind(game)], self._room(game))
        least = 0 if self.taken or self._next(game) is not None else 1
        counts = range(most, least - 1, -1)
        return self.ask(
            self.seat, "take", [Take(count, self.figure) for count in counts],
            ("figure", FIGURES.ids[self.figure]), ("target", PLACES.ids[self.target]),
        )  # fmt: skip

    def answer(self, game: BloodRage, seat: Seat, choice: Take) -> Next:
        taken = Group(self.taken + choice.count * ONE[self.figure])
        following = self._next(game)
        if following is not None and choice.count < self._room(game):
            return (TakeAlong(seat, self.origin, self.target, taken, following),)
        move_group(game, seat, taken, self.origin, self.target, Marched)
        return None

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, Take) or choice.figure != self.figure:
            return None
        count, figure, target = choice.count, choice.figure, self.target
        there, room = COUNT[self._of_kind(game)], self._room(game)
        if count > there:
            return TakeTooMany(seat, count, figure, target, there)
        if count > room:
            return TakeNoVillage(seat, count, figure, target, room)
        return TakeNobody(seat, count, figure, target)

    def takes_nothing(self, choice: Take) -> bool:
        return choice.count == 0

    def _of_kind(self, game: BloodRage) -> Group:
        return all_of(game.groups[self.seat][self.origin], self.figure)

    def _room(self, game: BloodRage) -> int:
        """BR-6.8.1.2, BR-6.8.1.3: empty villages in the target; Yggdrasil takes them all."""
        if self.target == YGGDRASIL:
            return COUNT[game.groups[self.seat][self.origin]]
        return empty_villages(game, ProvinceId(self.target)) - COUNT[self.taken]

    def _next(self, game: BloodRage) -> FigureId | None:
        """The kind to be asked for after this one."""
        for figure in figures_in(game.groups[self.seat][self.origin]):
            if figure > self.figure:
                return figure
        return None
