"""How good a table of Runics is for a seat: the points at the end, as a rule of thumb sees them.

A seat may expect what it has, what its masters in supply may still claim, and what the cards that
it has still to lay may gain. The weights were found by letting bots play each other.
"""

from __future__ import annotations

from math import tanh
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
from ragnatafl.games.runics.rules.grid import (
    BLUE,
    COLOURS,
    GREEN,
    RED,
    WORTH,
    Board,
    neighbours4,
)
from ragnatafl.games.runics.rules.laying import has_blue_adept
from ragnatafl.games.runics.rules.placing import DrawOrPlace
from ragnatafl.games.runics.rules.points import scores
from ragnatafl.games.runics.rules.state import Runics, options
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of

CARD: Final = 4.5
"""What a card still to be laid gains its seat."""
CLAIM: Final = 0.85
"""What part of the best free area the next seat gets for a master, after its card;"""
CLAIM_NOW: Final = 0.95
"""if the card is laid, and the master can be placed at once;"""
LATER: Final = 0.9
"""and how much of that is left at each further claim."""
FIRM: Final = 0.05
"""Runes on and beside a master count for a little more: no card may change their colour."""
NEAR: Final = 0.3
"""Free runes one cell away from an area of their colour: a card may join them to it."""
SPARE_CARD: Final = 0.6
"""A card in hand more than turns to lay it: something to choose from."""
TOKEN: Final = 1.5
BLUE_ADEPT: Final = 1.5
LEAD: Final = 12.0
"""So many points ahead are worth tanh(1), about three quarters of a victory."""


def evaluate(game: Runics, seat: Seat) -> float:
    """From -1 to 1: the points that the seat may expect against the best of the others."""
    return _lead(_points(game), seat)


def evaluate_all(game: Runics) -> tuple[float, ...]:
    """The same for every seat; the points are counted once."""
    points = _points(game)
    return tuple([_lead(points, seat) for seat in range(game.seats)])


def _points(game: Runics) -> list[float]:
    """By seat: those it has when the game is over, or those it may expect."""
    return [float(score) for score in scores(game)] if game.over else expected_points(game)


def _lead(points: list[float], seat: int) -> float:
    best = max([others for other, others in enumerate(points) if other != seat])
    return tanh((points[seat] - best) / LEAD)


def parts(game: Runics, seat: Seat) -> tuple[tuple[str, float], ...]:
    """The points there are and those that may still come, against the best of the others."""
    points, sure = _points(game), float(scores(game)[seat])
    best = max([others for other, others in enumerate(points) if other != seat])
    return ("points", sure), ("to-come", points[seat] - sure), ("rivals", -best)


def expected_points(game: Runics) -> list[float]:
    """By seat, at a question of a game that is not over."""
    seats = range(game.seats)
    stride = game.board.runes.stride
    expected, held, free, unclaimed = _holdings(game.board)

    supply = [MASTERS_EACH - len(game.masters[s]) - game.set_aside[s] for s in seats]
    turns = supply[:]
    asked, asking, claim = game.decisions[0].seat, type(game.agenda[-1]), CLAIM
    if asking is DrawOrPlace:
        turns[asked] -= 1
        claim = CLAIM_NOW
    elif asking is OfferToken or asking is RepayExtraCard:
        asked = Seat((asked + 1) % game.seats)

    for seat in seats:
        if turns[seat]:
            near = 0
            for colour in COLOURS:
                cells = held[seat][colour]
                if cells:
                    around = neighbours4(neighbours4(cells, stride), stride)
                    near += WORTH[colour] * (around & unclaimed[colour]).bit_count()
            expected[seat] += CARD * turns[seat] + NEAR * near
    _claim(free, supply, asked, claim, expected)
    modules = options(game)
    if modules.extra_card or modules.archmasters or modules.adepts:
        _add_modules(game, turns, expected)
    return expected


def _holdings(board: Board) -> tuple[list[float], list[list[int]], list[int], list[int]]:
    """What each seat controls, in points and in cells by colour; and what nobody does, areas by
    their worth, the best first, and cells by colour.
    """
    areas, stride = board.runes.areas, board.runes.stride
    anybody = 0
    for cells in board.masters:
        anybody |= cells
    points = [0.0] * len(board.masters)
    held = [[0, 0, 0] for _ in board.masters]
    free: list[int] = []
    unclaimed = [0, 0, 0]
    taken: list[tuple[int, int, int]] = []
    for worth, colour, cells in areas.large:
        if cells & anybody:
            taken.append((worth, colour, cells))
        else:
            free.append(worth)
            unclaimed[colour] |= cells
    taken.sort(reverse=True)
    for worth, colour, cells in taken:
        for seat, own in enumerate(board.masters):
            here = cells & own
            if here:
                firm = (here | neighbours4(here, stride)) & cells
                points[seat] += worth + FIRM * WORTH[colour] * firm.bit_count()
                held[seat][colour] |= cells
                break
    for colour in (RED, GREEN, BLUE):
        cells = areas.single[colour]
        if cells & anybody:
            for seat, own in enumerate(board.masters):
                here = cells & own
                points[seat] += (1 + FIRM) * WORTH[colour] * here.bit_count()
                held[seat][colour] |= here
                cells ^= here
        unclaimed[colour] |= cells
        free += [WORTH[colour]] * cells.bit_count()
    free.sort(reverse=True)
    return points, held, free, unclaimed


def _claim(
    free: list[int], supply: list[int], seat: int, share: float, expected: list[float]
) -> None:
    """In turn each seat takes the best free area for one of its masters; later ones count less."""
    left = sum(supply)
    for worth in free:
        if not left:
            return
        while not supply[seat]:
            seat = (seat + 1) % len(supply)
        expected[seat] += share * worth
        supply[seat] -= 1
        left -= 1
        seat = (seat + 1) % len(supply)
        share = min(share, CLAIM) * LATER


def _add_modules(game: Runics, turns: list[int], expected: list[float]) -> None:
    """RUN-9 to RUN-11: cards to choose from and to repay, tokens and adepts still to be used."""
    for seat in seats_of(game):
        spare = len(game.zones[hand_of(seat)]) - turns[seat]
        if game.adepts[seat] == GREEN_SIDE and not game.masters[seat]:
            spare += 1
        expected[seat] += SPARE_CARD * spare - len(game.zones[kept_by(seat)])
        if turns[seat] and has_blue_adept(game, seat):
            expected[seat] += BLUE_ADEPT
        if turns[seat] and options(game).archmasters and game.tokens[seat] == UNUSED:
            expected[seat] += TOKEN
    if game.extra_drawn:
        expected[game.decisions[0].seat] -= 1
