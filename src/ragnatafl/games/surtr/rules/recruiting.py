"""SOLO-8.1: a Follower recruits, by Reinforce, by a rune action or without armies."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules.armies import place_army
from ragnatafl.games.lords.rules.attributes import shift
from ragnatafl.games.lords.rules.board import (
    RegionId,
    RegionSet,
    region_set,
    regions_in,
)
from ragnatafl.games.lords.rules.components import ARMIES, AUTHORITY
from ragnatafl.games.lords.rules.monsters import YES_NO
from ragnatafl.games.lords.rules.state import (
    NO_ARMY,
    army_in_reserve,
    attribute,
    board_of,
    total,
)
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.choosing import NEAR_PEOPLE, Key, pick_region
from ragnatafl.games.surtr.rules.desolation import PlaceDesolation
from ragnatafl.games.surtr.rules.invasion import (
    AsksArbiter,
    LetItBe,
    arrive,
    choose_region,
    is_invadable,
    move_arbiter,
    preferences,
    tell_of,
    victims_in,
)
from ragnatafl.games.surtr.rules.readings import every_recruiting_has_tokens
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    is_follower,
    support,
)
from ragnatafl.kernel.agenda import AnyStep, Next, Step, step
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.seats import NOBODY, Seat


def defence_value(game: Surtr, seat: Seat, region: RegionId) -> int:
    """SOLO-9.1.2: its armies there, its support army, and its authority behind a temple."""
    temple = game.temples >> region & 1
    authority = attribute(game, seat, AUTHORITY) if temple else 0
    return total(game, seat, region) + support(game, seat, region) + authority


def _defences(game: Surtr, seat: Seat, regions: list[RegionId]) -> list[int]:
    return [defence_value(game, seat, region) for region in regions]


_NEAR_AND_WEAK: Final = (NEAR_PEOPLE, Key[RegionId]("defence", _defences))


def recruit_value(game: Surtr, seat: Seat) -> int:
    """SOLO-8.1.1: authority, and what challenges and the difficulty add or take away."""
    value = attribute(game, seat, AUTHORITY) + moments.RECRUIT_BONUS.of(game, 0)
    return max(1, min(ARMIES, value))


def can_recruit(game: Surtr, seat: Seat) -> bool:
    """SOLO-8.1.5"""
    return army_in_reserve(game, seat) != NO_ARMY


@step("SOLO-8.1", reinforces=YES_NO, token=YES_NO)
class FollowerRecruits(Step[Surtr]):
    seat: Seat
    reinforces: int = 0
    """It is the special action (S-19)."""
    token: int = 0
    """SOLO-5.4.7.6: a token is placed whatever happens, but only one (S-19)."""

    def run(self, game: Surtr) -> Next:
        seat = self.seat
        if not can_recruit(game, seat):
            return None
        own = game.domain[seat]
        settled = own & board_of(game).settlements
        if settled:
            self._recruit(game, "SOLO-8.1.1", RegionSet(settled))
            return self._tokens(game, 0)
        if own:
            self._recruit(game, "SOLO-8.1.2", own)
            return self._tokens(game, 1)
        return self._without_region(game)

    def _tokens(self, game: Surtr, due: int) -> tuple[AnyStep, ...]:
        if due and not self.reinforces and not every_recruiting_has_tokens(game):
            due = 0
        return (PlaceDesolation(self.seat),) if due or self.token else ()

    def _recruit(self, game: Surtr, rule: str, regions: RegionSet) -> None:
        """The nearest to people's regions, then the lowest defence value."""
        seat = self.seat
        region = pick_region(game, seat, rule, regions_in(regions), _NEAR_AND_WEAK)
        place_army(game, seat, region, recruit_value(game, seat), rule)

    def _without_region(self, game: Surtr) -> Next:
        """SOLO-8.1.3 (S-33): into a region that the new army could invade; SOLO-8.1.4: or none."""
        seat, value = self.seat, recruit_value(game, self.seat)
        tokens = self._tokens(game, 1)
        found = [
            region
            for region in board_of(game).regions
            if not _is_of_follower(game, region) and is_invadable(game, seat, region, value)
        ]
        if not found:
            shift(game, seat, AUTHORITY, 1, "SOLO-8.1.4")
            return tokens
        tell_of(game, seat, found)
        chosen = choose_region(game, seat, "SOLO-8.1.3", found, preferences(game, seat))
        if len(chosen) > 1:
            return (RecruitByArbiter(seat, region_set(chosen)), *tokens)
        return (*recruit_into(game, seat, chosen[0]), *tokens)


def _is_of_follower(game: Surtr, region: RegionId) -> bool:
    owner = game.control[region]
    return owner != NOBODY and is_follower(game, owner)


def recruit_into(game: Surtr, seat: Seat, region: RegionId) -> tuple[AnyStep, ...]:
    army = army_in_reserve(game, seat)
    place_army(game, seat, region, recruit_value(game, seat), "SOLO-8.1.3")
    return arrive(game, seat, army, region)


@step("SOLO-13.3", asks="arbiter-invasion")
class RecruitByArbiter(AsksArbiter[LetItBe]):
    seat: Seat
    regions: RegionSet

    def run(self, game: Surtr) -> Next:
        return self.ask_arbiter(game, self.seat, [LetItBe(r) for r in regions_in(self.regions)])

    def arbitrate(self, game: Surtr, decision: Decision, choice: LetItBe) -> Next:
        move_arbiter(game, victims_in(game, choice.region))
        return recruit_into(game, self.seat, choice.region)
