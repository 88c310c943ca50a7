"""BR-Fcc Lord of Hammers: after a successful pillage the leader may move on."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules.board import NEIGHBOURS, PLACES, PROVINCES, PlaceId, ProvinceId
from ragnatafl.games.bloodrage.rules.clans import move_group
from ragnatafl.games.bloodrage.rules.figures import LEADER, ONE
from ragnatafl.games.bloodrage.rules.invade import Stay
from ragnatafl.games.bloodrage.rules.state import BloodRage, has_room, is_destroyed
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.decisions import Anchor, Option, Refusal, option
from ragnatafl.kernel.seats import SEATS, Seat


@option("move leader {place}", place=PLACES)
class MoveLeaderTo(Option):
    place: PlaceId

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("area", PLACES.write(self.place)),)


@step("BR-Fcc", province=PROVINCES)
class MoveLeader(Asks[BloodRage, MoveLeaderTo | Stay]):
    """To an adjacent province with room, for nothing; that is no March."""

    seat: Seat
    province: ProvinceId

    def run(self, game: BloodRage) -> Next:
        targets = tuple(
            MoveLeaderTo(PlaceId(target))
            for target in NEIGHBOURS[self.province]
            if self._why_not_to(game, PlaceId(target)) is None
        )
        return self.ask(self.seat, "move-leader", (*targets, Stay()))

    def answer(self, game: BloodRage, seat: Seat, choice: MoveLeaderTo | Stay) -> Next:
        if isinstance(choice, MoveLeaderTo):
            origin = PlaceId(self.province)
            move_group(game, seat, ONE[LEADER], origin, choice.place, "move-leader", self.rule)
        return None

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        return self._why_not_to(game, choice.place) if isinstance(choice, MoveLeaderTo) else None

    def _why_not_to(self, game: BloodRage, place: PlaceId) -> Refusal | None:
        facts = (("seat", SEATS.write(self.seat)), ("place", PLACES.write(place)))
        if place not in NEIGHBOURS[self.province]:
            return Refusal(self.rule, "move-not-adjacent", *facts)
        if is_destroyed(game, place):
            return Refusal("BR-3.4.1", "move-destroyed", *facts)
        if not has_room(game, ProvinceId(place)):
            return Refusal(self.rule, "move-full", *facts)
        return None
