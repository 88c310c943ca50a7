"""RUN-6 Phase 2: draw a card or place a master."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.runics.rules import plain
from ragnatafl.games.runics.rules.adepts import DrawForAdept, is_due
from ragnatafl.games.runics.rules.archmasters import OfferToken
from ragnatafl.games.runics.rules.components import DECK, UNUSED, CellId, X, Y, hand_of
from ragnatafl.games.runics.rules.grid import CELLS, bit, cell, cells_of, domain, put_master, xy
from ragnatafl.games.runics.rules.placement import master_cells
from ragnatafl.games.runics.rules.state import Runics, can_draw, options
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, step
from ragnatafl.kernel.cards import move_top
from ragnatafl.kernel.decisions import Option, Refusal, by_rule, option, refusal
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import Seat


@option("draw")
class Draw(Option):
    pass


@option("place at {x},{y}", at="area:{x},{y}", x=X, y=Y)
class Place(Option):
    x: int
    y: int


@option("set the master aside")
class SetAside(Option):
    pass


MADE: Final[list[Place | None]] = [None] * CELLS
"""By cell: the options to place a master, as far as they were ever offered."""


def place_option(at: int) -> Place:
    """An option that is offered for the first time."""
    x, y = xy(at)
    made = MADE[at] = Place(x, y)
    return made


@event("RUN-6.2", "draw")
class Drawn(Moved):
    pass


@event("RUN-6.4", "place")
class MasterPlaced(Event):
    seat: Seat
    x: int
    y: int


@event("RUN-6.6", "set-aside")
class MasterSetAside(Event):
    seat: Seat


@refusal("RUN-6.2")
class CannotDraw(Refusal):
    seat: Seat


@refusal("RUN-6.6")
class CannotSetAside(Refusal):
    seat: Seat


@refusal()
class CannotPlace(Refusal):
    seat: Seat
    x: int
    y: int


@refusal("RUN-6.4")
class NoRuneThere(CannotPlace):
    pass


@refusal("RUN-6.5")
class AreaTaken(CannotPlace):
    pass


@step("RUN-6.1", asks="draw-or-place must-place")
class DrawOrPlace(Asks[Runics, Draw | Place | SetAside]):
    """Choose one: draw the top card, or put a master on a visible rune."""

    seat: Seat

    def whom(self, game: Runics) -> Seat:
        return self.seat

    def run(self, game: Runics) -> Next:
        places = cells_of(game.board.runes, cells_for_master(game, self.seat))
        choices: list[Draw | Place | SetAside] = [MADE[at] or place_option(at) for at in places]
        if can_draw(game):
            return self.ask(self.seat, "draw-or-place", [Draw(), *choices])
        if not choices:  # RUN-6.6
            choices.append(SetAside())
        return self.ask(self.seat, "must-place", choices)

    def answer(self, game: Runics, seat: Seat, choice: Draw | Place | SetAside) -> Next:
        if isinstance(choice, Place):
            return place(game, seat, CellId(cell(choice.x, choice.y)))
        if isinstance(choice, Draw):
            move_top(game, DECK, hand_of(seat), Drawn, seat=seat)
        else:
            game.set_aside[seat] += 1
            tell(game, MasterSetAside(seat))
        return None

    def why_not(self, game: Runics, seat: Seat, choice: Option) -> Refusal | None:
        match choice:
            case Place(x, y):
                return why_not_place(game, seat, x, y)
            case Draw():
                return CannotDraw(seat)
            case SetAside():
                return CannotSetAside(seat)
        return None


def place(game: Runics, seat: Seat, at: CellId) -> tuple[AnyStep, ...] | None:
    """RUN-6.4; then in this order (RUN-6.8) the archmaster token and the green adept's draw."""
    game.masters[seat].append(at)
    game.board = put_master(game.board, seat, at)
    x, y = xy(at)
    tell(game, MasterPlaced(seat, x, y))
    then: list[AnyStep] = []
    if options(game).archmasters and game.tokens[seat] == UNUSED:
        then.append(OfferToken(seat, x, y))
    if is_due(game, seat):
        then.append(DrawForAdept(seat))
    return tuple(then) or None


def cells_for_master(game: Runics, seat: Seat) -> int:
    """RUN-6.5: visible runes outside opponents' areas, without master or token."""
    cells = master_cells(game.board, seat)
    return cells if options(game).second_master else cells & ~domain(game.board, seat)


def why_not_place(game: Runics, seat: Seat, x: int, y: int) -> Refusal | None:
    """Why a master may not be placed there."""
    rule = plain.why_not_place(game.board, seat, x, y)
    if rule is None and not cells_for_master(game, seat) & bit(game.board.runes, x, y):
        rule = "RUN-6.5"  # A9: this table allows no second master in an area
    return None if rule is None else by_rule(CannotPlace)[rule](seat, x, y)
