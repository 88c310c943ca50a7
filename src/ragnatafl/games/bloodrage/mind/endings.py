"""What a board is worth were the game over now: its last scoring, carried out by the rules."""

from __future__ import annotations

from contextlib import suppress
from typing import cast

from ragnatafl.games.bloodrage.rules.clans import Raise
from ragnatafl.games.bloodrage.rules.quest import Quests
from ragnatafl.games.bloodrage.rules.ragnarok import Ragnarok
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.games.bloodrage.rules.valhalla import END_GLORY, EndGame, ReleaseValhalla
from ragnatafl.kernel.agenda import AnyStep, Finished
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.odds import Policy, carry_out


def ended(game: BloodRage) -> BloodRage:
    """BR-8 to BR-11, as if this age were the last: quests, Ragnarok where it is told, stats."""
    with suppress(Finished):
        carry_out(game, (Quests(),), _AsPaysMost())
        if game.dooms:
            *deaths, _ = cast("tuple[AnyStep, ...]", Ragnarok().run(game))  # no doom comes after it
            carry_out(game, deaths, _AsPaysMost())
        carry_out(game, (ReleaseValhalla(), EndGame()), _AsPaysMost())
    return game


class _AsPaysMost(Policy[BloodRage]):
    """A quest raises the stat that pays most at the end; nobody is saved from Ragnarok."""

    def choose(self, game: BloodRage, decision: Decision) -> Option:
        cells = game.cells[decision.seat]

        def paid(option: Option) -> int:
            if not isinstance(option, Raise):
                return 0
            return END_GLORY[cells[option.stat] + 1] - END_GLORY[cells[option.stat]]

        return max(decision.options[::-1], key=paid)
