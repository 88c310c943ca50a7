"""BR-9 Ragnarok: the doomed province falls, and those who die in it win glory."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules.board import ProvinceId
from ragnatafl.games.bloodrage.rules.components import AGES, BY_RAGNAROK
from ragnatafl.games.bloodrage.rules.destruction import Destroy
from ragnatafl.games.bloodrage.rules.state import BloodRage, in_turn, places_of
from ragnatafl.kernel.agenda import Next, Step, step
from ragnatafl.kernel.events import Event, event, tell


@event("BR-9.1", "ragnarok")
class RagnarokComes(Event):
    province: ProvinceId


@step("BR-9.1")
class Ragnarok(Step[BloodRage]):
    """BR-9.1.1: all figures in the province and in the fjord that supports it."""

    def run(self, game: BloodRage) -> Next:
        doomed = game.dooms[game.age - 1]
        tell(game, RagnarokComes(doomed))
        deaths = [
            Destroy(seat, place, game.groups[seat][place], BY_RAGNAROK)
            for seat in in_turn(game, game.first)
            for place in places_of(game, doomed)
            if game.groups[seat][place]
        ]
        return (*deaths, Fall())


@event("BR-9.2")
class DoomMoves(Event):
    province: ProvinceId


@step("BR-9.2")
class Fall(Step[BloodRage]):
    """The province is out of the game, and the doom token moves on."""

    def run(self, game: BloodRage) -> Next:
        game.destroyed |= 1 << game.dooms[game.age - 1]
        if game.age < AGES:
            tell(game, DoomMoves(game.dooms[game.age]))
        return None
