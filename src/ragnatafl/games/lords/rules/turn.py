"""LOR-8.0: a turn and its five phases; LOR-1.5: and the end that Ragnarok brings."""

from __future__ import annotations

from typing import Final, Generic

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.battle.battles import FightBattles
from ragnatafl.games.lords.rules.components import BOSS
from ragnatafl.games.lords.rules.control import SettleControl, check_victory
from ragnatafl.games.lords.rules.heroes import HeroPhase
from ragnatafl.games.lords.rules.manoeuvres import Manoeuvres
from ragnatafl.games.lords.rules.prayer import Prayer
from ragnatafl.games.lords.rules.rune_actions import RunePhase
from ragnatafl.games.lords.rules.special_actions import SpecialAction
from ragnatafl.games.lords.rules.state import (
    NO_RAGNAROK,
    Lords,
    in_turn,
    left_of,
    ring_regions,
    rounds,
)
from ragnatafl.games.lords.rules.wounds import kill
from ragnatafl.kernel.agenda import AnyStep, Next, S, Step, finish, step
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat, mask_of

_SETTLE: Final = SettleControl()
_FIGHT: Final = FightBattles()


class BeginsTurns(Step[S], Generic[S]):
    """The last step of a set-up: turns come after it."""

    __slots__ = ()


@event("LOR-8.0", "turn")
class TurnBegun(Event):
    seat: Seat
    round: int


@step("LOR-8.0")
class TakeTurn(Step[Lords]):
    """Prayer, hero, rune action, manoeuvres, special action; then the next player clockwise."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        seat = self.seat
        if game.last_turns == 0:
            end_by_ragnarok(game, seat)
        if game.last_turns != NO_RAGNAROK:
            game.last_turns -= 1
        game.active = seat
        game.turns += 1
        tell(game, TurnBegun(seat, rounds(game)))
        different = moments.RUNE_ACTIONS.of(game, 0, seat)
        return (
            Prayer(seat), _SETTLE, _FIGHT,
            HeroPhase(seat), _SETTLE, _FIGHT,
            RunePhase(seat, other=different), _SETTLE, _FIGHT,
            Manoeuvres(seat), _SETTLE, _FIGHT,
            SpecialAction(seat), _SETTLE, _FIGHT,
            TakeTurn(left_of(game, seat)),
        )  # fmt: skip


def end_of_phase() -> tuple[AnyStep, ...]:
    """LOR-8.0.2: first control, then battles."""
    return (_SETTLE, _FIGHT)


@step("LOR-1.1")
class CheckVictory(Step[Lords]):
    """Whoever has won on a board that was told has won."""

    def run(self, game: Lords) -> Next:
        check_victory(game)
        return None


@step("LOR-1.4")
class SlayBoss(Step[Lords]):
    """A hunt for the boss that was played at a real table, and won."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        kill(game, self.seat, BOSS, self.rule)
        return None


def end_by_ragnarok(game: Lords, first: Seat) -> None:
    """LOR-1.5.6, LOR-1.5.7: most regions at Yggdrasil; tied, whose last turn was earlier."""
    order = in_turn(game, first)
    winner = max(order, key=lambda seat: ring_regions(game, seat))
    finish(game, mask_of(winner), "LOR-1.5.6")
