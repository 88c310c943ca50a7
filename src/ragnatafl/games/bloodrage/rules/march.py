"""BR-6.8 March: any number of figures from one province to another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    FJORDS,
    PLACES,
    YGGDRASIL,
    PlaceId,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.clans import change_rage, move_group
from ragnatafl.games.bloodrage.rules.figures import (
    COUNT,
    FIGURES,
    GROUP,
    NONE,
    ONE,
    FigureId,
    Group,
    all_of,
    figures_in,
)
from ragnatafl.games.bloodrage.rules.state import BloodRage, empty_villages, has_room, is_destroyed
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.decisions import Anchor, Option, Refusal, option
from ragnatafl.kernel.seats import SEATS, Seat

MARCH_COST: Final = 1


@option("march {origin} {target}", origin=PLACES, target=PLACES)
class March(Option):
    origin: PlaceId
    target: PlaceId

    def anchors(self) -> tuple[Anchor, ...]:
        return Anchor("area", PLACES.write(self.origin)), Anchor("area", PLACES.write(self.target))


@option("take {count} {figure}", figure=FIGURES)
class Take(Option):
    """So many figures of this kind go along."""

    count: int
    figure: FigureId


def marches(game: BloodRage, seat: Seat) -> Iterator[March]:
    """Every March there is: the candidates for which `why_not_march` has no reason."""
    if game.rage[seat] < MARCH_COST:
        return
    groups = game.groups[seat]
    targets = [p for p in ALL_PROVINCES if not game.destroyed >> p & 1 and has_room(game, p)]
    for origin in ALL_PROVINCES:
        if groups[origin]:
            for target in targets:
                if target != origin:
                    yield March(PlaceId(origin), PlaceId(target))


def why_not_march(game: BloodRage, seat: Seat, choice: March) -> Refusal | None:
    origin, target = choice.origin, choice.target
    facts = (
        ("seat", SEATS.write(seat)),
        ("origin", PLACES.write(origin)),
        ("target", PLACES.write(target)),
    )
    if origin in FJORDS or target in FJORDS:
        rule = "BR-6.8.1.5" if origin in FJORDS else "BR-2.1.4"
        return Refusal(rule, "march-fjord", *facts)
    if origin not in ALL_PROVINCES or target not in ALL_PROVINCES:
        return Refusal("BR-6.8.1", "march-off-map", *facts)
    if origin == target:
        return Refusal("BR-6.8.1", "march-nowhere", *facts)
    if not game.groups[seat][origin]:
        return Refusal("BR-6.8.1", "march-nobody", *facts)
    if is_destroyed(game, target):
        return Refusal("BR-6.8.1.4", "march-destroyed", *facts)
    if not has_room(game, ProvinceId(target)):
        return Refusal("BR-6.8.1.2", "march-full", *facts)
    if game.rage[seat] < MARCH_COST:
        return Refusal("BR-6.3", "march-rage", *facts)
    return None


def march(game: BloodRage, seat: Seat, choice: March) -> Next:
    change_rage(game, seat, -MARCH_COST, "BR-6.8.1")
    first = figures_in(game.groups[seat][choice.origin])[0]
    return (TakeAlong(seat, choice.origin, choice.target, NONE, first),)


@step("BR-6.8.1.1", origin=PLACES, target=PLACES, taken=GROUP, figure=FIGURES)
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
            self.seat, "take", (Take(count, self.figure) for count in counts),
            ("figure", FIGURES.write(self.figure)), ("target", PLACES.write(self.target)),
        )  # fmt: skip

    def answer(self, game: BloodRage, seat: Seat, choice: Take) -> Next:
        taken = Group(self.taken + choice.count * ONE[self.figure])
        following = self._next(game)
        if following is not None and choice.count < self._room(game):
            return (TakeAlong(seat, self.origin, self.target, taken, following),)
        move_group(game, seat, taken, self.origin, self.target, "march", "BR-6.8.1")
        return None

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, Take) or choice.figure != self.figure:
            return None
        facts = (
            ("seat", SEATS.write(seat)),
            ("count", choice.count),
            ("figure", FIGURES.write(choice.figure)),
            ("target", PLACES.write(self.target)),
        )
        there = COUNT[self._of_kind(game)]
        if choice.count > there:
            return Refusal("BR-6.8.1.1", "take-too-many", *facts, ("there", there))
        if choice.count > self._room(game):
            return Refusal("BR-6.8.1.2", "take-no-village", *facts, ("room", self._room(game)))
        return Refusal("BR-6.8.1", "take-nobody", *facts)

    def _of_kind(self, game: BloodRage) -> Group:
        return all_of(game.groups[self.seat][self.origin], self.figure)

    def _room(self, game: BloodRage) -> int:
        """BR-6.8.1.2, BR-6.8.1.3: empty villages in the target; Yggdrasil takes them all."""
        if self.target == YGGDRASIL:
            return COUNT[game.groups[self.seat][self.origin]]
        return empty_villages(game, ProvinceId(self.target)) - COUNT[self.taken]

    def _next(self, game: BloodRage) -> FigureId | None:
        """The kind to be asked for after this one."""
        group = game.groups[self.seat][self.origin]
        return next((figure for figure in figures_in(group) if figure > self.figure), None)
