"""What tables of Runics are judged by: what a seat holds, how firmly, and what may still come."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.runics.rules.archmasters import OfferToken
from ragnatafl.games.runics.rules.components import (
    GREEN_SIDE,
    MASTERS_EACH,
    UNUSED,
    hand_of,
    kept_by,
)
from ragnatafl.games.runics.rules.extra_card import RepayExtraCard
from ragnatafl.games.runics.rules.grid import COLOURS, WORTH, Board, neighbours4
from ragnatafl.games.runics.rules.laying import has_blue_adept
from ragnatafl.games.runics.rules.placing import DrawOrPlace
from ragnatafl.games.runics.rules.state import Runics, options
from ragnatafl.kernel.state import seats_of

NAMES: Final = (
    "points", "firm", "at-risk", "shared",
    "near", "sides", "blocked",
    "claim-now", "claim-first", "claim-second", "claim-third",
    "masters", "turns", "last", "spare-cards", "debt", "token", "blue-adept", "green-adept",
)  # fmt: skip

# Places in a row of numbers: what a seat holds,
POINTS: Final = 0
"""RUN-8: what its areas are worth, less a point for each card kept."""
FIRM: Final = 1
"""Of that, runes on and beside its masters: no card may change their colour (RUN-5.5)."""
AT_RISK: Final = 2
"""All other runes, for each card that a rival may still lay."""
SHARED: Final = 3
"""Masters that stand in an area with another one of theirs."""
# what its areas may grow by, in points,
NEAR: Final = 4
"""Free runes one cell away from an area of their colour: a card may join them to it."""
SIDES: Final = 5
"""Cells beside its areas that a card may cover;"""
BLOCKED: Final = 6
"""those that touch a rival's area of that colour: nobody can join these (RUN-5.8)."""
# what its masters in supply may claim,
CLAIM_NOW: Final = 7
"""The best free area, if it is about to place a master;"""
CLAIM_FIRST: Final = 8
"""what is left for its next master when each seat in turn takes the best,"""
CLAIM_SECOND: Final = 9
CLAIM_THIRD: Final = 10
# and its means.
MASTERS: Final = 11
"""In supply."""
TURNS: Final = 12
"""Cards that it has still to lay, at least."""
LAST: Final = 13
"""It lays the last card, if nobody draws any more."""
SPARE_CARDS: Final = 14
"""Cards in hand more than turns to lay them: something to choose from."""
DEBT: Final = 15
"""RUN-9.2: an extra card that it has to repay."""
TOKEN: Final = 16
BLUE_ADEPT: Final = 17
"""Not spent yet."""
GREEN_ADEPT: Final = 18
"""Its card is still to come."""

LATER: Final = 0.9
"""What is left of a free area's worth after each claim that comes first."""


def count(game: Runics) -> list[list[float]]:
    """By seat, a number for each name."""
    board = game.board
    rows = [[0.0] * len(NAMES) for _ in board.masters]
    held = [[0, 0, 0] for _ in board.masters]
    free, unclaimed = _count_areas(board, rows, held)

    supply = [
        MASTERS_EACH - len(game.masters[seat]) - game.set_aside[seat] for seat in seats_of(game)
    ]
    turns = supply[:]
    asked, asking = int(game.decisions[0].seat), type(game.agenda[-1])
    places = asking is DrawOrPlace
    after = asked
    if places:
        turns[asked] -= 1
        after = (asked + 1) % game.seats
    elif asking is OfferToken or asking is RepayExtraCard:
        asked = after = (asked + 1) % game.seats

    _count_growth(board, rows, held, unclaimed, turns)
    _count_claims(rows, free, supply[:], asked, places)
    _count_turns(rows, supply, turns, after)
    modules = options(game)
    if modules.extra_card or modules.archmasters or modules.adepts:
        _count_modules(game, rows, turns)
    return rows


def progress(game: Runics) -> float:
    """How many of all turns are over, if nobody draws any more (RUN-7.3)."""
    done, left = len(game.laid) - 1, MASTERS_EACH * game.seats
    for seat in seats_of(game):
        left -= len(game.masters[seat]) + game.set_aside[seat]
    return done / (done + left)


def _count_areas(
    board: Board, rows: list[list[float]], held: list[list[int]]
) -> tuple[list[int], list[int]]:
    """What each seat holds; returns what nobody does, areas by their worth, the best first, and
    cells by colour.
    """
    areas, stride, masters = board.runes.areas, board.runes.stride, board.masters
    anybody = 0
    for cells in masters:
        anybody |= cells
    free: list[int] = []
    unclaimed = [0, 0, 0]
    for worth, colour, cells in areas.large:
        if not cells & anybody:
            free.append(worth)
            unclaimed[colour] |= cells
            continue
        for seat, own in enumerate(masters):
            here = cells & own
            if here:
                firm = (here | neighbours4(here, stride)) & cells
                row = rows[seat]
                row[POINTS] += worth
                row[FIRM] += WORTH[colour] * firm.bit_count()
                row[SHARED] += here.bit_count() - 1
                held[seat][colour] |= cells
                break
    for colour in COLOURS:
        cells, value = areas.single[colour], WORTH[colour]
        if cells & anybody:
            for seat, own in enumerate(masters):
                here = cells & own
                if here:
                    alone, row = here.bit_count(), rows[seat]
                    row[POINTS] += value * alone
                    row[FIRM] += value * alone
                    held[seat][colour] |= here
                    cells ^= here
        unclaimed[colour] |= cells
        free += [value] * cells.bit_count()
    free.sort(reverse=True)
    return free, unclaimed


def _count_growth(
    board: Board,
    rows: list[list[float]],
    held: list[list[int]],
    unclaimed: list[int],
    turns: list[int],
) -> None:
    """What cards may add to each seat's areas, and what rivals' cards may break off."""
    stride = board.runes.stride
    taken = board.tokens
    for cells in board.masters:
        taken |= cells
    left = sum(turns)
    for seat, row in enumerate(rows):
        row[AT_RISK] = (row[POINTS] - row[FIRM]) * (left - turns[seat])
        if not turns[seat]:
            continue
        for colour in COLOURS:
            own = held[seat][colour]
            if not own:
                continue
            beside = neighbours4(own, stride)
            near = neighbours4(beside, stride) & unclaimed[colour]
            shut = own | taken
            sides = (beside | shut) ^ shut
            value = WORTH[colour]
            row[NEAR] += value * near.bit_count()
            row[SIDES] += value * sides.bit_count()
            for other, theirs in enumerate(held):
                if other != seat and theirs[colour]:
                    blocked = sides & neighbours4(theirs[colour], stride)
                    row[BLOCKED] += value * blocked.bit_count()


def _count_claims(
    rows: list[list[float]], free: list[int], supply: list[int], seat: int, places: bool
) -> None:
    """In turn each seat takes the best free area for one of its masters; later ones count less."""
    left, seats = sum(supply), len(supply)
    share = 1.0
    nexts = [CLAIM_FIRST] * seats
    if places:
        nexts[seat] = CLAIM_NOW
    for worth in free:
        if not left:
            return
        while not supply[seat]:
            seat = (seat + 1) % seats
        rows[seat][nexts[seat]] = share * worth
        share *= LATER
        nexts[seat] += 1
        supply[seat] -= 1
        left -= 1
        seat = (seat + 1) % seats


def _count_turns(rows: list[list[float]], supply: list[int], turns: list[int], after: int) -> None:
    """Masters and cards to come; and who lays last, if from this seat on all go on laying."""
    most, seats = max(turns), len(turns)
    last = after
    for place in range(seats):
        seat = (after + place) % seats
        rows[seat][MASTERS] = supply[seat]
        rows[seat][TURNS] = turns[seat]
        if turns[seat] == most:
            last = seat
    if most:
        rows[last][LAST] = 1.0


def _count_modules(game: Runics, rows: list[list[float]], turns: list[int]) -> None:
    """RUN-9 to RUN-11: cards to choose from and to repay, tokens and adepts still to be used."""
    archmasters = options(game).archmasters
    for seat in seats_of(game):
        row = rows[seat]
        row[POINTS] -= len(game.zones[kept_by(seat)])
        row[SPARE_CARDS] = len(game.zones[hand_of(seat)]) - turns[seat]
        if not turns[seat]:
            continue
        if archmasters and game.tokens[seat] == UNUSED:
            row[TOKEN] = 1.0
        if has_blue_adept(game, seat):
            row[BLUE_ADEPT] = 1.0
        elif game.adepts[seat] == GREEN_SIDE and not game.masters[seat]:
            row[GREEN_ADEPT] = 1.0
    if game.extra_drawn:
        rows[game.decisions[0].seat][DEBT] = 1.0
