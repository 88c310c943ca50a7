"""RUN-8 Points: what controlled areas are worth, and who wins."""

from __future__ import annotations

from ragnatafl.games.runics.rules.components import CARDS, RUNES, kept_by
from ragnatafl.games.runics.rules.grid import RED, WORTH, cells_of, controlled, held, xy
from ragnatafl.games.runics.rules.grid import points as points_of_areas
from ragnatafl.games.runics.rules.state import Runics, options
from ragnatafl.kernel.seats import Seat, SeatMask
from ragnatafl.kernel.state import seats_of


def score(game: Runics, seat: Seat) -> int:
    """RUN-8.1, RUN-8.2: the runes of one's areas, less a point for each card kept."""
    return points_of_areas(game.board, seat) - len(game.zones[kept_by(seat)])


def scores(game: Runics) -> tuple[int, ...]:
    return tuple([score(game, seat) for seat in seats_of(game)])


def score_parts(game: Runics, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Where a seat's points come from: its runes by colour, and the cards it kept."""
    runes = (
        (RUNES.write(colour), WORTH[colour] * cells.bit_count())
        for colour, cells in enumerate(held(game.board, seat))
    )
    return *runes, ("kept-cards", -len(game.zones[kept_by(seat)]))


def score_sources(game: Runics, seat: Seat) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """The same points area by area, with the cells of each, and card by card for those kept."""
    found = []
    for colour, part in controlled(game.board, seat):
        places = tuple(f"area:{x},{y}" for x, y in map(xy, cells_of(game.board.runes, part)))
        found.append((RUNES.write(colour), WORTH[colour] * part.bit_count(), places))
    kept = (
        ("kept-cards", -1, (f"card:{CARDS.write(card)}",)) for card in game.zones[kept_by(seat)]
    )
    return *found, *kept


def winners(game: Runics) -> SeatMask:
    """RUN-8.3: most points; tied players share the victory, unless a league decides (A12)."""
    totals = scores(game)
    best = [seat for seat in seats_of(game) if totals[seat] == max(totals)]
    if options(game).tie_break == "league":
        order = {s: (len(game.zones[kept_by(s)]), -red_runes(game, s)) for s in best}
        best = [seat for seat in best if order[seat] == min(order.values())]
    return SeatMask(sum(1 << seat for seat in best))


def red_runes(game: Runics, seat: Seat) -> int:
    return held(game.board, seat)[RED].bit_count()
