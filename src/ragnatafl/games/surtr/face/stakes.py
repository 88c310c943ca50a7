"""What options cost and give at a table with Followers; all else as in Lords."""

from __future__ import annotations

from ragnatafl.games.lords.face.stakes import stakes as usual_stakes
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.components import TOKENS
from ragnatafl.games.surtr.rules.desolation import BLESSED_SLOTS, Cleanse
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.game import Stake, Stakes


def stakes(game: Surtr, decision: Decision, choice: Option) -> Stakes:
    """SOLO-10.4: what removing a desolation costs the army, or which blessing may follow."""
    if not isinstance(choice, Cleanse):
        return usual_stakes(game, decision, choice)
    lost = moments.REMOVAL_COST.of(game, 0)
    if lost:
        return (("value", (("was", choice.value), ("new", max(0, choice.value - lost)))),), ()
    slot = TOKENS - game.desolation.bit_count()
    gain: tuple[Stake, ...] = (("blessing", ()),) if slot >= TOKENS - BLESSED_SLOTS else ()
    return (), gain
