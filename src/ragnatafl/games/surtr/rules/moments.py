"""The moments that rules of Followers call out."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.hooks import Modify, When, moments_in

FOLLOWER_RUNES: Final = Modify()
REMOVAL_COST: Final = Modify()
RECRUIT_BONUS: Final = Modify()
BONUS_TIMES: Final = Modify()
BONUS: Final = When(times=int)
ADVANTAGE: Final = When()
PREPARATION: Final = When()

MOMENTS: Final = moments_in(globals())
"""All of them, by the names that content uses."""
