"""LOR-3: who controls a region; LOR-1.2, LOR-1.3: and whether that wins the game."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import claim
from ragnatafl.games.lords.rules.board import RegionId, RegionSet, regions_in
from ragnatafl.games.lords.rules.state import (
    Lords,
    board_of,
    content_of,
    contested,
    entered,
    in_turn,
    lands_of,
    population,
    temples_of,
    total,
)
from ragnatafl.kernel.agenda import AnyStep, Next, Step, finish, step
from ragnatafl.kernel.codecs import or_none
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat, mask_of
from ragnatafl.kernel.state import seats_of

LANDS_TO_WIN: Final = 3


def temples_to_win(game: Lords) -> int:
    """LOR-1.3, LOR-1.3.1"""
    return 4 if game.seats == 2 else 5


@event("LOR-3.2", "take-control", former=or_none(SEATS, "nobody"))
class ControlTaken(Event):
    seat: Seat
    region: RegionId
    former: Seat


def take_control(
    game: Lords, seat: Seat, region: RegionId, rule: str, *, in_battle: bool = False
) -> tuple[AnyStep, ...]:
    """The marker, the god artefact (LOR-3.4) and what heroes make of it; victory is not checked."""
    former = game.control[region]
    if former == seat:
        return ()
    game.control[region] = seat
    game.domain[seat] = RegionSet(game.domain[seat] | 1 << region)
    if former != NOBODY:
        game.domain[former] = RegionSet(game.domain[former] & ~(1 << region))
    tell(game, ControlTaken(seat, region, former), rule)
    god = board_of(game).god_in[region]
    if god >= 0:
        claim(game, seat, content_of(game).god_artefact[god], "LOR-3.4")
    return moments.CONTROL_TAKEN.steps(game, seat, seat, region, int(in_battle))


def check_victory(game: Lords) -> None:
    """LOR-1.1.1, LOR-1.1.2: Great Jarl and Great Gothi, the active player first."""
    for seat in in_turn(game, game.active if game.active != NOBODY else Seat(0)):
        if lands_of(game, seat) >= LANDS_TO_WIN:
            finish(game, mask_of(seat), "LOR-1.2")
        if temples_of(game, seat) >= temples_to_win(game):
            finish(game, mask_of(seat), "LOR-1.3")


def new_controller(game: Lords, region: RegionId) -> Seat:
    """LOR-3.2, LOR-3.3: who takes control here with its armies, if they are enough."""
    for seat in seats_of(game):
        if game.presence[seat] >> region & 1:
            return seat if total(game, seat, region) >= population(game, region) else NOBODY
    return NOBODY


def unsettled(game: Lords) -> RegionSet:
    """The regions where one player has armies and no control.

    LOR-3.2.3: others, and those that are held, are left to their battles.
    """
    found = entered(game)
    if not found:
        return found
    return RegionSet(found & ~contested(game) & ~moments.HELD.of(game, 0))


@step("LOR-3.2")
class SettleControl(Step[Lords]):
    """At the end of a phase; all regions change hands together, then victory is checked."""

    def run(self, game: Lords) -> Next:
        steps: tuple[AnyStep, ...] = ()
        changed = False
        for region in regions_in(unsettled(game)):
            seat = new_controller(game, region)
            if seat != NOBODY:
                steps += take_control(game, seat, region, self.rule)
                changed = True
        if not changed:
            return None
        check_victory(game)
        return steps
