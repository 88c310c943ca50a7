"""LOR-3: who controls a region; LOR-1.2, LOR-1.3: and whether that wins the game."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import claim
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.lords.rules.state import (
    Lords,
    board_of,
    content_of,
    in_turn,
    lands_of,
    population,
    presence,
    temples_of,
    total,
)
from ragnatafl.kernel.agenda import AnyStep, Next, Step, finish, step
from ragnatafl.kernel.codecs import or_none
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat, mask_of

LANDS_TO_WIN = 3


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


def new_controller(game: Lords, region: RegionId, seats: int) -> Seat:
    """LOR-3.2, LOR-3.3: who takes control here, given whose armies are there."""
    if not seats or seats & seats - 1:
        return NOBODY  # nobody's, or LOR-3.2.3: left to its battle
    seat = Seat(seats.bit_length() - 1)
    if game.control[region] == seat or total(game, seat, region) < population(game, region):
        return NOBODY
    return seat


@step("LOR-3.2")
class SettleControl(Step[Lords]):
    """At the end of a phase; all regions change hands together, then victory is checked."""

    def run(self, game: Lords) -> Next:
        held = moments.HELD.of(game, 0)
        steps: tuple[AnyStep, ...] = ()
        changed = False
        for region, seats in enumerate(presence(game)):
            if seats and not held >> region & 1:  # one that is held is left to its battle as well
                seat = new_controller(game, RegionId(region), seats)
                if seat != NOBODY:
                    steps += take_control(game, seat, RegionId(region), self.rule)
                    changed = True
        if changed:
            check_victory(game)
        return steps
