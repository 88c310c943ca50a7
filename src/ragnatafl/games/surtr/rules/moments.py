"""The moments that rules of Followers call out."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.hooks import Modify, When, moments_in

FOLLOWER_RUNES: Final = Modify()
REMOVAL_COST: Final = Modify()
REMOVAL_VALUE: Final = Modify()
RECRUIT_BONUS: Final = Modify()
INVASION_VALUE: Final = Modify()
BATTLE_BONUS: Final = Modify()
SUPPORT_ARMIES: Final = Modify()
MARCHING_ARMIES: Final = Modify()
RESTING_ROUNDS: Final = Modify()
QUIET_ROUNDS: Final = Modify()
BONUS_TIMES: Final = Modify()
BONUS: Final = When(times=int)
ADVANTAGE: Final = When()
PREPARATION: Final = When()
PEOPLES_PREPARATION: Final = When()

MOMENTS: Final = moments_in(globals())
"""All of them, by the names that content uses."""
