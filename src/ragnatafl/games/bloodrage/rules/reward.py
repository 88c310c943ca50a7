"""BR-6.11.11 to BR-6.11.13: what a pillage pays, and what is left then (BR-B14 to BR-B19)."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import ProvinceId
from ragnatafl.games.bloodrage.rules.clans import RaiseAll, gain_glory, raise_stat
from ragnatafl.games.bloodrage.rules.components import (
    AXES,
    BATTLE,
    GLORY_OF_TOKEN,
    PILLAGE,
    REWARD_ALL,
    REWARD_GLORY,
    UNKNOWN,
    CardId,
    RewardId,
    StatId,
)
from ragnatafl.games.bloodrage.rules.state import PILLAGING, BloodRage, stat
from ragnatafl.kernel.agenda import Next, Step, step
from ragnatafl.kernel.codecs import Names
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NOBODY, PUBLIC, Seat

_STAGES: Final = (
    moments.REWARD_TAKEN, moments.PILLAGE_SUCCEEDED, moments.PILLAGED_WITH_LEADER,
)  # fmt: skip
STAGES: Final = Names("stage", [moment.name for moment in _STAGES])
"""BR-B14.1 to BR-B14.3: what may follow a successful pillage; moments that cards listen to."""


@event("BR-B14")
class Pillaged(Event):
    seat: Seat
    province: ProvinceId
    reward: RewardId


@step("BR-B14")
class TurnToken(Step[BloodRage]):
    """The pillage succeeded: the token turns over, and the pillager takes its reward."""

    def run(self, game: BloodRage) -> Next:
        seat, province = game.pillager, game.province
        if game.rewards[province] == UNKNOWN:  # BR-3.2.1
            game.rewards[province], game.buried[province] = game.buried[province], UNKNOWN
            game.shown = PUBLIC
        game.pillaged |= 1 << province
        tell(game, Pillaged(seat, province, game.rewards[province]))
        return (TakeReward(seat, province), AfterPillage(0), AfterPillage(1), AfterPillage(2))


@step("BR-6.11.13")
class TakeReward(Step[BloodRage]):
    seat: Seat
    province: ProvinceId
    card: CardId | None = None

    def run(self, game: BloodRage) -> Next:
        reward = game.rewards[self.province]
        if reward == REWARD_ALL:
            return (RaiseAll(self.seat, self.card),)
        if reward == REWARD_GLORY:
            gain_glory(game, self.seat, GLORY_OF_TOKEN, PILLAGE, "BR-6.11.13.4", self.card)
        else:
            raise_stat(game, self.seat, StatId(reward), self.rule, self.card)
        return None


@step("BR-B14", stage=STAGES)
class AfterPillage(Step[BloodRage]):
    """What cards make of a successful pillage, stage by stage."""

    stage: int

    def run(self, game: BloodRage) -> Next:
        seat = game.pillager
        return _STAGES[self.stage].steps(game, seat, seat, game.province)


@step("BR-B15")
class BattleGlory(Step[BloodRage]):
    """BR-6.11.12: the winner, pillager or not, gains its Axes as they are now."""

    def run(self, game: BloodRage) -> Next:
        winner = game.winner
        if winner != NOBODY:
            gain_glory(game, winner, stat(game, winner, AXES), BATTLE, "BR-6.11.12")
        return None


@step("BR-B19")
class EndPillage(Step[BloodRage]):
    """Nothing of the pillage is left on the table but what came of it."""

    def run(self, game: BloodRage) -> Next:
        PILLAGING.close(game)
        return None
