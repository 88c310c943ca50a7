"""RUN-5, RUN-6.5, RUN-10: why a card, a master or a token may not lie there, cell by cell.

Each function walks through the rules in their order and returns the id of the first one that is
broken, or None. This is the place to check against the rulebook, and what refusals are made of; for
lists of all legal places it is far too slow, so `placement.py` has them, and a test shows that both
always agree.
"""

from __future__ import annotations

from ragnatafl.games.runics.rules.grid import (
    BLUE,
    GREEN,
    XY,
    Board,
    Face,
    Readings,
    bit,
    cell,
    cells_of,
    colour_at,
    is_upright,
    lay,
    put_token,
    sections,
    shown,
    xy,
)


def why_not_lay(
    board: Board,
    face: Face,
    turn: int,
    x: int,
    y: int,
    readings: Readings,
    ignoring: bool = False,
    seat: int = -1,
) -> str | None:
    """RUN-5.1: a card with its upper left cell on x, y.

    `ignoring`: the seat uses the blue adept for it, and so must need it (RUN-11.4).
    """
    if turn not in readings.turns:
        return "RUN-2.1"

    card = dict(sections(face, turn, x, y))
    covered = [place for place in card if colour_at(board, *place) is not None]
    if not covered:
        return "RUN-5.2"

    wrong_runes = min(len(wrong_below(board, card)), len(wrong_beside(board, card)))
    if ignoring and wrong_runes == 0:
        return "RUN-11.4"
    if wrong_runes > (1 if ignoring else 0):
        return "RUN-5.3"

    match readings.covering:
        case "same_footprint":
            if (0 if is_upright(turn) else 1, x, y) in board.runes.cards:
                return "RUN-5.6"
        case "must_extend":
            if len(covered) == 6:
                return "RUN-5.6"
        case "no_card_hidden":
            for cells in shown(board.runes):
                still_shown = [xy(at) for at in cells_of(board.runes, cells)]
                if still_shown and all(place in card for place in still_shown):
                    return "RUN-5.6"

    for place in covered:
        if master_on(board, place) is not None or has(board, board.tokens, *place):
            return "RUN-5.7"

    after = lay(board, face, turn, x, y)
    if is_shared(after):
        return "RUN-5.8"
    if ignoring and loses_cells(board, after, seat):
        return "RUN-11.5"
    return None


def wrong_below(board: Board, card: dict[XY, int]) -> set[XY]:
    """RUN-5.4: the visible runes under the card whose colour is not that of the section on top."""
    return {
        place for place, colour in card.items() if colour_at(board, *place) not in (None, colour)
    }


def wrong_beside(board: Board, card: dict[XY, int]) -> set[XY]:
    """RUN-5.5: the visible runes beside the card whose colour is not that of the section there."""
    return {
        place
        for section, colour in card.items()
        for place in beside(section)
        if place not in card and colour_at(board, *place) not in (None, colour)
    }


def why_not_place(board: Board, seat: int, x: int, y: int) -> str | None:
    """RUN-6.4: a master of the seat on x, y."""
    if colour_at(board, x, y) is None:
        return "RUN-6.4"
    if master_on(board, (x, y)) is not None or has(board, board.tokens, x, y):
        return "RUN-6.5"
    if owners(board, area_around(board, (x, y))) - {seat}:
        return "RUN-6.5"
    return None


def why_not_crown(
    board: Board, seat: int, master_cell: int, colour: int, x: int, y: int, any_colour: bool = False
) -> str | None:
    """RUN-10.2: the seat's archmaster token on x, y, beside the master just placed."""
    master_x, master_y = xy(master_cell)
    if master_on(board, (master_x, master_y)) != seat:
        return "RUN-10.2"
    if max(abs(x - master_x), abs(y - master_y)) > 1 or colour_at(board, x, y) is None:
        return "RUN-10.3"
    if colour not in (BLUE, GREEN):
        return "RUN-10.4"
    if master_on(board, (x, y)) is not None or has(board, board.tokens, x, y):
        return "RUN-10.5"
    if colour_at(board, x, y) == colour and not any_colour:
        return "RUN-10.9"
    if is_shared(put_token(board, colour, cell(x, y))):
        return "RUN-10.5"
    return None


def has(board: Board, cells: int, x: int, y: int) -> bool:
    return cells & bit(board.runes, x, y) != 0


def master_on(board: Board, place: XY) -> int | None:
    """The seat whose master stands there."""
    for seat, masters in enumerate(board.masters):
        if has(board, masters, *place):
            return seat
    return None


def beside(place: XY) -> list[XY]:
    """RUN-2.4"""
    x, y = place
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def area_around(board: Board, place: XY) -> set[XY]:
    """RUN-2.5: the rune there and all of its colour that is connected with it."""
    colour = colour_at(board, *place)
    if colour is None:
        return set()
    found = {place}
    to_visit = [place]
    while to_visit:
        for neighbour in beside(to_visit.pop()):
            if neighbour not in found and colour_at(board, *neighbour) == colour:
                found.add(neighbour)
                to_visit.append(neighbour)
    return found


def owners(board: Board, area: set[XY]) -> set[int]:
    """RUN-2.7: the seats with a master in the area."""
    return {seat for place in area if (seat := master_on(board, place)) is not None}


def is_shared(board: Board) -> bool:
    """RUN-5.8: does an area hold masters of two players?"""
    return any(
        len(owners(board, area_around(board, xy(at)))) > 1
        for masters in board.masters
        for at in cells_of(board.runes, masters)
    )


def loses_cells(before: Board, after: Board, seat: int) -> bool:
    """RUN-11.5: does a cell that belonged to an opponent's areas no longer do so?"""
    return any(
        not domain_of(before, opponent) <= domain_of(after, opponent)
        for opponent in range(len(before.masters))
        if opponent != seat
    )


def domain_of(board: Board, seat: int) -> set[XY]:
    """RUN-2.7: all cells of the areas that the seat controls."""
    masters = cells_of(board.runes, board.masters[seat])
    return {place for at in masters for place in area_around(board, xy(at))}
