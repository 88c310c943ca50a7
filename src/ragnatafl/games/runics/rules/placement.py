"""RUN-5, RUN-6.4, RUN-10: all legal places at once, for cards, masters and archmaster tokens.

The idea: let `wrong[c]` be the cells whose visible rune has another colour than c. Shifted back by
the place of a section within its card, it is the set of all upper left cells from which that
section, if its colour is c, would lie on a wrong rune. The union over the six sections is the set
of all upper left cells that fail RUN-5.4; with the neighbours instead of the cells below, of all
that fail RUN-5.5. So a card is judged everywhere at once; and as the shifted sets depend on the
table and not on the card, a `Survey` makes them once for a whole hand.

RUN-5.8 and RUN-11.5 ask for areas, which must be filled one by one. This is done exactly, but only
in those few places where a card touches areas of two players, or covers runes of an opponent.

A placement is one int, `packed(turn, x, y)`: cheap, and sorted by turn, y, x.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from ragnatafl.games.runics.rules.grid import (
    BLUE,
    CELLS,
    GREEN,
    LANDSCAPE,
    PORTRAIT,
    STRIDE,
    Board,
    Face,
    Readings,
    area,
    card_cells,
    cell,
    cells_of,
    domain,
    is_upright,
    neighbours4,
    neighbours8,
    turned,
    visible,
    xy,
)

# An upright card has shape 0, a lying one shape 1. All cells are told from its upper left cell.
SHAPES: Final = (PORTRAIT, LANDSCAPE)
SHIFTS: Final = tuple([y * STRIDE + x for x, y in cells] for cells in SHAPES)
FOOTPRINTS: Final = tuple(sum(1 << shift for shift in shifts) for shifts in SHIFTS)
CORNER: Final = 2 * STRIDE + 2  # no section lies farther off

# By shape: the ten pairs of a section and the cell beside it, outside the card.
EDGES: Final = tuple(
    [
        (section, (x + dx, y + dy))
        for section, (x, y) in enumerate(cells)
        for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1))
        if (x + dx, y + dy) not in cells
    ]
    for cells in SHAPES
)

# All cells that matter to a card: its own and those beside it; the rows of a survey's table.
# BACK keeps the shifts of those above and to the left from being negative.
PLACES: Final = sorted({*PORTRAIT, *LANDSCAPE, *(place for edges in EDGES for _, place in edges)})
BACK: Final = STRIDE + 1
PLACE_SHIFTS: Final = [y * STRIDE + x + BACK for x, y in PLACES]


def packed(turn: int, x: int, y: int) -> int:
    return turn // 90 * CELLS + cell(x, y)


def unpacked(placement: int) -> tuple[int, int, int]:
    """Turn, x and y.

    >>> unpacked(packed(270, -1, 2))
    (270, -1, 2)
    """
    quarter, at = divmod(placement, CELLS)
    return quarter * 90, *xy(at)


class TurnedCard(NamedTuple):
    """A card in one turn: its cells by colour, and what it looks up in the table of a survey."""

    first: int  # the packed placement with bit 0 as upper left cell
    shape: int
    runes: Face  # row by row
    cells: tuple[int, int, int]
    below: list[int]  # one place a section
    beside: list[int]  # one place an edge


@cache
def turned_cards(face: Face, turns: tuple[int, ...]) -> list[TurnedCard]:
    return [turned_card(face, turn) for turn in turns]


def turned_card(face: Face, turn: int) -> TurnedCard:
    shape = 0 if is_upright(turn) else 1
    runes = turned(face, turn)
    return TurnedCard(
        turn // 90 * CELLS,
        shape,
        runes,
        card_cells(face, turn),
        [3 * PLACES.index(place) + runes[k] for k, place in enumerate(SHAPES[shape])],
        [3 * PLACES.index(place) + runes[k] for k, place in EDGES[shape]],
    )


class Survey:
    """What all placements on one board have in common, computed once for all cards of a hand."""

    __slots__ = ("colours", "contacts", "down", "masters", "risky", "room", "turns", "wrong")

    def __init__(self, board: Board, readings: Readings) -> None:
        # Short ints are fast: the first rune moves down to bit CORNER; no upper left cell is lost.
        runes = visible(board)
        self.down = down = (runes & -runes).bit_length() - 1 - CORNER
        blue, green, red = board.colours
        self.colours = blue, green, red = blue >> down, green >> down, red >> down
        self.masters = [masters >> down for masters in board.masters]
        self.turns = readings.turns

        wrong = ((green | red) << BACK, (blue | red) << BACK, (blue | green) << BACK)
        self.wrong = [cells >> shift for shift in PLACE_SHIFTS for cells in wrong]
        self.room = self._room(board, readings)
        self.contacts = self._contacts()
        self.risky = self._risky()

    def placements(self, face: Face) -> list[int]:
        """RUN-5: all legal placements of a card."""
        wrong = self.wrong
        found: list[int] = []
        for card in turned_cards(face, self.turns):
            a, b, c, d, e, f = card.below
            below = wrong[a] | wrong[b] | wrong[c] | wrong[d] | wrong[e] | wrong[f]
            a, b, c, d, e, f, g, h, i, j = card.beside
            beside = wrong[a] | wrong[b] | wrong[c] | wrong[d] | wrong[e]
            beside |= wrong[f] | wrong[g] | wrong[h] | wrong[i] | wrong[j]
            room = self.room[card.shape]
            legal = room ^ (room & below & beside)
            if legal & self.risky[card.shape]:
                legal = self.keep_apart(card, legal)
            found += self.listed(card, legal)
        return found

    def keep_apart(self, card: TurnedCard, legal: int) -> int:
        """RUN-5.8: without the placements that bring masters of two players into one area."""
        for at in cells_of(legal & self.risky[card.shape]):
            for colour, near_one, near_other, one, other in self.contacts:
                runes = card.cells[colour] << at
                touches_both = runes & near_one and runes & near_other
                if touches_both and area(self.after(card, at, colour), one) & other:
                    legal ^= 1 << at
                    break
        return legal

    def after(self, card: TurnedCard, at: int, colour: int) -> int:
        """The runes of one colour when the card has been laid."""
        covered = FOOTPRINTS[card.shape] << at
        return (self.colours[colour] | covered) ^ covered | card.cells[colour] << at

    def listed(self, card: TurnedCard, legal: int) -> list[int]:
        """As packed placements; found from the top, so that the int gets shorter on the way."""
        first = card.first + self.down - 1
        found = []
        while legal:
            length = legal.bit_length()
            found.append(first + length)
            legal ^= 1 << length - 1
        found.reverse()
        return found

    def _room(self, board: Board, readings: Readings) -> list[int]:
        """RUN-5.2, 5.6, 5.7, by shape: where a card may lie as far as colours do not matter."""
        blue, green, red = self.colours
        runes = blue | green | red
        pieces = board.tokens >> self.down
        for masters in self.masters:
            pieces |= masters
        rooms = []
        for shape, laid in enumerate((board.portraits, board.landscapes)):
            barred = _covers_any(pieces, shape)
            match readings.covering:
                case "same_footprint":
                    barred |= laid >> self.down
                case "must_extend":
                    barred |= _covers_only(runes, shape)
                case "no_card_hidden":
                    for shown in board.shown:
                        barred |= _covers_all(shown >> self.down, shape)
            room = _covers_any(runes, shape)
            rooms.append(room ^ (room & barred))
        return rooms

    def _contacts(self) -> list[tuple[int, int, int, int, int]]:
        """For two players on one colour: the cells beside the areas of either, then the masters."""
        contacts: list[tuple[int, int, int, int, int]] = []
        for colour, runes in enumerate(self.colours):
            owners = [masters & runes for masters in self.masters if masters & runes]
            if len(owners) > 1:
                near = [neighbours4(area(runes, masters)) for masters in owners]
                contacts += [
                    (colour, near[i], near[k], owners[i], owners[k])
                    for i in range(1, len(owners))
                    for k in range(i)
                ]
        return contacts

    def _risky(self) -> list[int]:
        """By shape: where a card, whatever its colours, touches areas of two players."""
        risky = [0, 0]
        for _, near_one, near_other, _, _ in self.contacts:
            for shape in (0, 1):
                risky[shape] |= _covers_any(near_one, shape) & _covers_any(near_other, shape)
        return risky


class AdeptSurvey(Survey):
    """The same for a seat with an unspent blue adept (RUN-11.4), who may ignore one wrong rune."""

    __slots__ = ("domains", "losses")

    def __init__(self, board: Board, readings: Readings, seat: int) -> None:
        super().__init__(board, readings)
        self.domains = []  # of the opponents: masters, and cells of their areas
        held = [0, 0, 0]
        for opponent, masters in enumerate(self.masters):
            if opponent != seat:
                areas = [area(runes, masters) for runes in self.colours]
                held = [old | new for old, new in zip(held, areas, strict=True)]
                self.domains.append((masters, areas[0] | areas[1] | areas[2]))
        blue, green, red = held
        self.losses = (green | red, blue | red, blue | green)  # by the colour that would cover them

    def placements_ignoring_one(self, face: Face) -> list[int]:
        """RUN-11.4, 11.5: all placements that are legal only if one wrong rune is ignored.

        No cell outside a card is adjacent to two of its sections, so to count the wrong pairs of
        neighbours is to count the wrong runes.
        """
        found: list[int] = []
        for card in turned_cards(face, self.turns):
            below, below_twice = _counted(self.wrong, card.below)
            beside, beside_twice = _counted(self.wrong, card.beside)
            needed = self.room[card.shape] & below & beside
            legal = needed ^ (needed & below_twice & beside_twice)
            found += self.listed(card, self.keep_whole(card, self.keep_apart(card, legal)))
        return found

    def keep_whole(self, card: TurnedCard, legal: int) -> int:
        """RUN-11.5: without the placements by which a cell leaves the areas of an opponent."""
        suspects = 0
        for colour, shift in zip(card.runes, SHIFTS[card.shape], strict=True):
            suspects |= self.losses[colour] >> shift
        for at in cells_of(legal & suspects):
            blue, green, red = (self.after(card, at, colour) for colour in range(3))
            for masters, before in self.domains:
                if before & ~(area(blue, masters) | area(green, masters) | area(red, masters)):
                    legal ^= 1 << at
                    break
        return legal


def _covers_any(cells: int, shape: int) -> int:
    """From where a card covers at least one of the cells."""
    row = cells | cells >> 1
    if shape == 0:
        return row | row >> STRIDE | row >> 2 * STRIDE
    row |= cells >> 2
    return row | row >> STRIDE


def _covers_only(cells: int, shape: int) -> int:
    """From where a card covers nothing but these cells."""
    row = cells & cells >> 1
    if shape == 0:
        return row & row >> STRIDE & row >> 2 * STRIDE
    row &= cells >> 2
    return row & row >> STRIDE


def _covers_all(cells: int, shape: int) -> int:
    """From where a card covers all of these cells, the visible ones of one card; never if none."""
    if not cells:
        return 0
    first = (cells & -cells).bit_length() - 1
    return _covers_all_at_corner(cells >> first, shape) << first - CORNER


@cache
def _covers_all_at_corner(cells: int, shape: int) -> int:
    """The same, with the first cell, bit 0, taken as bit CORNER."""
    anchors = [CORNER - shift for shift in SHIFTS[shape]]
    return sum(1 << at for at in anchors if not cells << CORNER & ~(FOOTPRINTS[shape] << at))


def _counted(table: list[int], places: list[int]) -> tuple[int, int]:
    """Where at least one, and where at least two, of the places of a table are set."""
    once = twice = 0
    for place in places:
        twice |= once & table[place]
        once |= table[place]
    return once, twice


def placements(board: Board, face: Face, readings: Readings) -> list[int]:
    """RUN-5: all legal placements of one card."""
    return Survey(board, readings).placements(face)


def placements_of_hand(board: Board, faces: Sequence[Face], readings: Readings) -> list[list[int]]:
    """RUN-5: all legal placements of each card, in less time than one by one."""
    survey = Survey(board, readings)
    return [survey.placements(face) for face in faces]


def placements_ignoring_one(board: Board, face: Face, seat: int, readings: Readings) -> list[int]:
    """RUN-11.4: the further placements that the seat has by its blue adept."""
    return AdeptSurvey(board, readings, seat).placements_ignoring_one(face)


def master_cells(board: Board, seat: int) -> int:
    """RUN-6.4, 6.5: where the seat may place a master."""
    barred = board.tokens
    for other, masters in enumerate(board.masters):
        barred |= masters if other == seat else domain(board, other)
    return visible(board) & ~barred


def token_places(
    board: Board, seat: int, at: int, any_colour: bool = False
) -> list[tuple[int, int]]:
    """RUN-10.2 to 10.5: colour and cell for the archmaster token beside the seat's master on `at`.

    With `any_colour` it may have the colour of its rune (A24).
    """
    if not board.masters[seat] >> at & 1:
        return []
    free = visible(board) & neighbours8(1 << at) & ~board.tokens
    for masters in board.masters:
        free &= ~masters
    return [
        (colour, place)
        for colour in (BLUE, GREEN)
        for place in cells_of(
            free
            & ~_between_rivals(board, board.colours[colour])
            & ~(0 if any_colour else board.colours[colour])
        )
    ]


def _between_rivals(board: Board, runes: int) -> int:
    """RUN-10.5: cells that touch areas of two players in the colour of these runes."""
    once = twice = 0
    for masters in board.masters:
        near = neighbours4(area(runes, masters))
        twice |= once & near
        once |= near
    return twice
