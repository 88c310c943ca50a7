"""LOR-8.5.10: usurp the region of the hero."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import RecruitIn, Retreat, place_army
from ragnatafl.games.lords.rules.artefacts import Decline
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.lords.rules.components import AUTHORITY, STRENGTH
from ragnatafl.games.lords.rules.control import check_victory, take_control
from ragnatafl.games.lords.rules.state import (
    NO_ARMY,
    Lords,
    army_in_reserve,
    attribute,
    board_of,
    in_turn,
    seats_with_armies,
    total,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.decisions import Refusal, refusal
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import seats_of


def usurp_strength(game: Lords, seat: Seat) -> int:
    return moments.USURP_STRENGTH.of(game, attribute(game, seat, STRENGTH), seat)


def resistance(game: Lords, seat: Seat, region: RegionId) -> int:
    """LOR-8.5.10.1 to LOR-8.5.10.3: the strength that it takes."""
    if game.control[region] == NOBODY:
        return board_of(game).population[region]
    return sum([total(game, other, region) for other in seats_of(game) if other != seat])


@refusal()
class CannotUsurp(Refusal):
    seat: Seat
    region: RegionId


@refusal("LOR-8.5.10.7")
class RegionIsOwn(CannotUsurp):
    pass


@refusal("LOR-8.5.10")
class AnotherHero(CannotUsurp):
    pass


@refusal("LOR-R15")
class UsurpBarred(CannotUsurp):
    pass


@refusal("LOR-8.5.10.2")
class TooWeakToUsurp(CannotUsurp):
    strength: int
    needed: int


def why_not_usurp(game: Lords, seat: Seat, region: RegionId | None = None) -> Refusal | None:
    """May this player usurp a region, by default that of the hero?"""
    if region is None:
        region = game.hero_region[seat]
    if game.control[region] == seat:
        return RegionIsOwn(seat, region)
    if game.hero_region.count(region) > int(game.hero_region[seat] == region):
        return AnotherHero(seat, region)
    if moments.USURP_BARRED.of(game, 0, seat, region):
        return UsurpBarred(seat, region)
    strength, needed = usurp_strength(game, seat), resistance(game, seat, region)
    if strength < needed:
        rule = "LOR-8.5.10.1" if game.control[region] == NOBODY else "LOR-8.5.10.2"
        return TooWeakToUsurp(seat, region, strength, needed).under(rule)
    return None


@step("LOR-8.5.10")
class Usurp(Step[Lords]):
    """Foreign armies retreat, control is taken, an army may be recruited."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        if why_not_usurp(game, self.seat) is not None:
            return None  # a bonus made it impossible (LOR-8.5.3)
        return usurp(game, self.seat, game.hero_region[self.seat])


def usurp(game: Lords, seat: Seat, region: RegionId) -> Next:
    present = seats_with_armies(game, region)
    driven = [other for other in in_turn(game, seat) if other in present and other != seat]
    steps: list[AnyStep] = [Retreat(other, region) for other in driven]  # LOR-8.5.10.4
    return (*steps, TakeUsurped(seat, region), RecruitThere(seat, region))


@step("LOR-8.5.10.5")
class TakeUsurped(Step[Lords]):
    seat: Seat
    region: RegionId

    def run(self, game: Lords) -> Next:
        steps = take_control(game, self.seat, self.region, self.rule)
        check_victory(game)
        return steps


@step("LOR-8.5.10.6", asks="recruit-there")
class RecruitThere(Asks[Lords, RecruitIn | Decline]):
    """1 army in that very region, if wanted."""

    seat: Seat
    region: RegionId

    def run(self, game: Lords) -> Next:
        if army_in_reserve(game, self.seat) == NO_ARMY:
            return None
        return self.ask(self.seat, "recruit-there", (RecruitIn(self.region), Decline()))

    def answer(self, game: Lords, seat: Seat, choice: RecruitIn | Decline) -> Next:
        if isinstance(choice, RecruitIn):
            place_army(game, seat, choice.region, attribute(game, seat, AUTHORITY), self.rule)
        return None
