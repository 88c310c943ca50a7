"""What cannot be on a table of Runics: for positions from outside, and for tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ragnatafl.games.runics.rules import plain
from ragnatafl.games.runics.rules.adepts import is_due
from ragnatafl.games.runics.rules.archmasters import OfferToken
from ragnatafl.games.runics.rules.components import (
    BLUE_SIDE,
    DECK,
    GREEN_SIDE,
    MASTERS_EACH,
    NO_SIDE,
    START_CARD,
    TABLE,
    UNUSED,
    hand_of,
    kept_by,
    laid,
    token_at,
    unlaid,
    write_cell,
    write_placement,
)
from ragnatafl.games.runics.rules.grid import cell, colour_at, is_upright, sections, xy
from ragnatafl.games.runics.rules.state import Runics, can_draw, content_of, options, supply
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat
from ragnatafl.kernel.state import seats_of

TURN: Final = re.compile(
    "set-up"
    "|(choose-adept )*take-turn"
    "|((lay-card )?draw-or-place |(offer-token )?(draw-for-adept )?)next-turn"
    "|(((offer-extra-card )?lay-card )?draw-or-place |(offer-token )?(draw-for-adept )?)"
    "repay-extra-card next-turn"
)
"""What may still be to do, the next step first (RUN-3, RUN-4, RUN-6.8, RUN-9)."""
MODULES: Final = {
    "extra_card": ("offer-extra-card", "repay-extra-card"),
    "archmasters": ("offer-token",),
    "adepts": ("choose-adept", "draw-for-adept"),
}


def faults(game: Runics) -> Iterator[str]:
    """Every fault of this table, one line each."""
    for name in ("masters", "set_aside", "tokens", "adepts"):
        if len(getattr(game, name)) != game.seats:
            yield f"table: {name} must have {game.seats} entries"
            return
    if game.automas:
        yield "table: automas must be 0, nobody plays Runics by rule"
    agenda = " ".join(step.name for step in reversed(game.agenda))
    yield from _card_faults(game)
    yield from _piece_faults(game)
    if not TURN.fullmatch(agenda) and not game.over:
        yield f"agenda: no turn goes '{agenda}', write one step, take-turn with the seat to move"
    elif agenda == "set-up":
        pieces = any((*game.masters, *game.set_aside, *game.tokens, *game.adepts))
        if len(game.zones[DECK]) < len(content_of(game.setup).deck) or pieces:
            yield "agenda: set-up comes first, before anything is dealt or placed (RUN-3)"
    else:
        yield from _turn_faults(game, agenda)
        yield from _adept_faults(game)
        yield from _hand_faults(game, agenda)


def board_faults(game: Runics) -> Iterator[str]:
    """The same of cards and pieces alone, whatever game led to them."""
    yield from _card_faults(game)
    yield from _piece_faults(game)


def _card_faults(game: Runics) -> Iterator[str]:
    """RUN-3.1, RUN-5.2, RUN-5.6: each card in one place; on the table they lie over each other."""
    cards = sorted((START_CARD, *content_of(game.setup).deck))
    if sorted(card for pile in game.zones for card in pile) != cards:
        yield f"zones: each of the {len(cards)} cards must be in one zone"
    if game.laid[:1] != [laid(START_CARD, 0, 0, 0)]:
        yield "table: laid must begin with 'S00 turn 0 at 0,0'"
    if sorted(unlaid(placement)[0] for placement in game.laid) != sorted(game.zones[TABLE]):
        yield "table: laid and the zone 'table' must hold the same cards"
    covered: set[tuple[int, int]] = set()
    footprints: set[tuple[bool, int, int]] = set()
    for placement in game.laid:
        _, turn, x, y = unlaid(placement)
        cells = {place for place, _ in sections((0,) * 6, turn, x, y)}
        if covered and not cells & covered:
            line = f"table: {write_placement(placement)} covers no rune (RUN-5.2)"
            name = "upright" if is_upright(turn) else "lying"
            yield Fault(line, "covers-nothing", (), f"area:{x},{y}", name)
        if (is_upright(turn), x, y) in footprints:
            yield f"table: {write_placement(placement)} lies wholly on another card (RUN-5.6)"
        if turn not in options(game).readings.turns:
            yield f"table: {write_placement(placement)}: no such turn at this table (RUN-2.1)"
        covered |= cells
        footprints.add((is_upright(turn), x, y))


def _piece_faults(game: Runics) -> Iterator[str]:
    """RUN-5.7, RUN-5.8, RUN-6.5, RUN-10: pieces on runes, one a cell, no area of two players."""
    board = game.board
    tokens = [token_at(token)[1] for token in game.tokens if token != UNUSED]
    pieces = [*(at for cells in game.masters for at in cells), *tokens]
    bare = [at for at in pieces if colour_at(board, *xy(at)) is None]
    for at in bare:
        yield f"table: a piece stands on {write_cell(at)}, where no rune is (RUN-6.4)"
    for at in sorted({at for at in pieces if pieces.count(at) > 1}):
        line = f"table: two pieces stand on {write_cell(at)} (RUN-6.5)"
        yield Fault(line, "two-pieces", (), f"area:{write_cell(at)}", "master")
    if not bare and plain.is_shared(board):
        line = "table: an area holds masters of two players (RUN-5.8)"
        yield Fault(line, "shared-area", (), f"area:{_shared_at(game)}", "master")
    if tokens and not options(game).archmasters:
        yield "table: tokens are put, but the option archmasters is off (RUN-10)"
    for seat, token in enumerate(game.tokens):
        if token != UNUSED and not any(
            _are_beside(master, token_at(token)[1]) for master in game.masters[seat]
        ):
            name, spot = SEATS.write(seat), f"area:{write_cell(token_at(token)[1])}"
            line = f"table: the token of {name} is beside no own master (RUN-10.2)"
            yield Fault(line, "token-alone", (("seat", name),), spot, "token")
    for seat in seats_of(game):
        if supply(game, seat) < 0:
            yield f"table: {SEATS.write(seat)} has more than {MASTERS_EACH} masters"
        if game.zones[kept_by(seat)] and not options(game).extra_card:
            yield f"zones: {SEATS.write(seat)} kept cards, but the option extra_card is off (RUN-9)"


def _shared_at(game: Runics) -> str:
    """The cell of the last master in an area of somebody else's."""
    found = ""
    for seat in seats_of(game):
        others = plain.domain_of(game.board, seat)
        for other, masters in enumerate(game.masters):
            shared = [at for at in masters if other > seat and xy(at) in others]
            found = write_cell(shared[-1]) if shared else found
    return found


def _are_beside(one: int, other: int) -> bool:
    """Is a cell one of the eight around another?"""
    (x, y), (other_x, other_y) = xy(one), xy(other)
    return max(abs(x - other_x), abs(y - other_y)) == 1


def _turn_faults(game: Runics, agenda: str) -> Iterator[str]:
    """RUN-4, RUN-7: what is still to do must be the rest of one turn, of one who has it."""
    masters = sum(supply(game, seat) for seat in seats_of(game))
    if game.over:
        if game.agenda or masters:
            yield "result: the game ends when all masters are placed, not before (RUN-7.4)"
        return
    for module, steps in MODULES.items():
        if not getattr(options(game), module) and any(name in agenda for name in steps):
            yield f"agenda: '{agenda}', but the option {module} is off"
    mover, next_step = mover_of(game), game.agenda[-1]
    name = SEATS.write(mover)
    if "choose-adept" not in agenda and any(step.numbers()[0] != mover for step in game.agenda):
        yield f"agenda: all steps of a turn must be those of one seat, as {name}"
    if ("take-turn" in agenda or "draw-or-place" in agenda) and supply(game, mover) < 1:
        yield f"agenda: {name} has no master left and takes no turn (RUN-7.1)"
    if "offer-extra-card" in agenda and not can_draw(game):
        yield f"agenda: {name} cannot draw an extra card now (RUN-9.1)"
    if game.extra_drawn and ("repay" not in agenda or "offer-extra-card" in agenda):
        yield "table: extra_drawn, but no card is owed (RUN-9.2)"
    if "draw-for-adept" in agenda and not is_due(game, mover):
        yield f"agenda: {name} has no green adept, or not just placed the first master (RUN-11.2)"
    if isinstance(next_step, OfferToken):
        just_placed = game.masters[mover][-1:] == [cell(next_step.x, next_step.y)]
        if not just_placed or game.tokens[mover] != UNUSED:
            yield f"agenda: {name} has put the token, or placed another master last (RUN-10.2)"


def _adept_faults(game: Runics) -> Iterator[str]:
    """RUN-11.1, RUN-11.4: everybody has chosen or will, and only a blue adept can be spent."""
    without = [seat for seat, side in enumerate(game.adepts) if side == NO_SIDE]
    asked = [step.numbers()[0] for step in game.agenda if step.name == "choose-adept"]
    if not options(game).adepts:
        if len(without) < game.seats:
            yield "table: adepts have a side, but the option adepts is off (RUN-11)"
    elif without != sorted(asked):
        yield "table: each adept must have a side, or its owner be asked for it (RUN-11.1)"
    blue = sum(1 << seat for seat, side in enumerate(game.adepts) if side == BLUE_SIDE)
    if game.ignored & ~blue:
        yield "table: ignored may name only seats with a blue adept (RUN-11.4)"


def _hand_faults(game: Runics, agenda: str) -> Iterator[str]:
    """RUN-6.7, RUN-11.2: as many cards as masters in supply, but for what is still to do."""
    mover = NOBODY if game.over else mover_of(game)
    for seat in seats_of(game):
        least = supply(game, seat)
        if seat == mover:
            least += game.extra_drawn - agenda.startswith("draw-or-place")
        may_have_drawn = game.adepts[seat] == GREEN_SIDE and supply(game, seat) < MASTERS_EACH
        still_to_draw = seat == mover and "draw-for-adept" in agenda
        wanted = (least, least + 1) if may_have_drawn and not still_to_draw else (least,)
        count = len(game.zones[hand_of(seat)])
        if count not in wanted:
            right = " or ".join(map(str, wanted))
            yield f"zones: {SEATS.write(seat)} must hold {right} cards now, not {count} (RUN-6.7)"


def mover_of(game: Runics) -> Seat:
    """Whose turn it is, or will be when all adepts are chosen."""
    return Seat(game.agenda[0].numbers()[0])
