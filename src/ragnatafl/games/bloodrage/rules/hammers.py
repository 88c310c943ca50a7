"""BR-Fcc Lord of Hammers: after a successful pillage the leader may move on."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import (
    NEIGHBOUR_SET,
    NEIGHBOURS,
    PROVINCES_IN,
    PlaceId,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.clans import FiguresMoved, move_group, named
from ragnatafl.games.bloodrage.rules.figures import LEADER, ONE
from ragnatafl.games.bloodrage.rules.invade import Stay
from ragnatafl.games.bloodrage.rules.state import BloodRage, has_room, is_destroyed, provinces_open
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import event
from ragnatafl.kernel.seats import Seat


@option("move leader {place}", at="area:{place}")
class MoveLeaderTo(Option):
    place: PlaceId


@event("BR-Fcc", "move-leader")
class LeaderMoved(FiguresMoved):
    pass


@refusal()
class CannotMove(Refusal):
    seat: Seat
    place: PlaceId


@refusal("BR-Fcc")
class MoveNotAdjacent(CannotMove):
    pass


@refusal("BR-3.4.1")
class MoveDestroyed(CannotMove):
    pass


@refusal("BR-Fcc")
class MoveFull(CannotMove):
    pass


@step("BR-Fcc", asks="move-leader")
class MoveLeader(Asks[BloodRage, MoveLeaderTo | Stay]):
    """To an adjacent province with room, for nothing; that is no March."""

    seat: Seat
    province: ProvinceId

    def run(self, game: BloodRage) -> Next:
        near = PROVINCES_IN[NEIGHBOUR_SET[self.province] & provinces_open(game)]
        targets = [MoveLeaderTo(target) for target in near]
        return self.ask(self.seat, "move-leader", (*targets, Stay()))

    def answer(self, game: BloodRage, seat: Seat, choice: MoveLeaderTo | Stay) -> Next:
        if isinstance(choice, MoveLeaderTo):
            origin = PlaceId(self.province)
            where = self.province
            card = moments.PILLAGED_WITH_LEADER.behind(game, seat, MoveLeader, seat, where)
            by = named(game, card)
            move_group(game, seat, ONE[LEADER], origin, choice.place, LeaderMoved, by=by)
        return None

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        return self._why_not_to(game, choice.place) if isinstance(choice, MoveLeaderTo) else None

    def _why_not_to(self, game: BloodRage, place: PlaceId) -> Refusal | None:
        if place not in NEIGHBOURS[self.province]:
            return MoveNotAdjacent(self.seat, place)
        if is_destroyed(game, place):
            return MoveDestroyed(self.seat, place)
        if not has_room(game, ProvinceId(place)):
            return MoveFull(self.seat, place)
        return None
