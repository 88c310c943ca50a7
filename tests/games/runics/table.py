"""Tables of Runics for stories: `given_runics` builds a position, and short words tell it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from kit.given import given_position, new_game
from kit.table import ASTRID, cards
from ragnatafl.games.runics.rules.components import CARDS, MASTERS_EACH, hand_of, kept_by
from ragnatafl.games.runics.rules.grid import LETTERS, cells_of, colour_at, visible, xy
from ragnatafl.games.runics.rules.state import Runics, supply
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, Seat

RUNE_CARDS: Final = CARDS.ids[:16]
START: Final = "S00 turn 0 at 0,0"

# Tables that many tests use, by their cards and the runes one sees then.
TOWER: Final = ("R01 turn 0 at 0,-2",)  # from (0, -2) down: RG GB BB BR GG
RING: Final = ("R03 turn 0 at 1,0",)  # from (0, 0) down: BBB BRB GGG


def given_runics(
    *,
    seats: int = 2,
    turn: Seat = ASTRID,
    phase: Literal["turn", "place"] = "turn",
    laid: Sequence[str] = (),
    hands: Mapping[Seat, str] | None = None,
    deck: str | None = None,
    masters: Mapping[Seat, str] | None = None,
    set_aside: Mapping[Seat, int] | None = None,
    tokens: Mapping[Seat, str] | None = None,
    adepts: Mapping[Seat, str] | None = None,
    spent: Sequence[Seat] = (),
    kept: Mapping[Seat, str] | None = None,
    version: int | None = None,
    **options: bool | str,
) -> Match[Runics]:
    """A table in the middle of a game: at the start of a turn, or in its second phase.

    Cards and cells are texts with blanks between them. A hand that names too few cards is filled
    up with others, so that it has as many as the rules give (RUN-6.7). A deck that is named, top
    card first, has no others: they are out of the game. Tokens, adepts and kept cards bring their
    option with them.
    """
    everyone = [Seat(seat) for seat in range(seats)]
    placed = [(masters or {}).get(seat, "").split() for seat in everyone]
    aside = [(set_aside or {}).get(seat, 0) for seat in everyone]
    sides = [(adepts or {}).get(seat, "none") for seat in everyone]
    in_hand = [(hands or {}).get(seat, "").split() for seat in everyone]
    before = [(kept or {}).get(seat, "").split() for seat in everyone]
    on_table = [placement.split()[0] for placement in laid]
    top_first = deck.split() if deck is not None else []

    used = {*on_table, *top_first, *(card for pile in (*in_hand, *before) for card in pile)}
    rest = [card for card in RUNE_CARDS if card not in used]
    for seat in everyone:
        size = MASTERS_EACH - len(placed[seat]) - aside[seat]
        size -= seat == turn and phase == "place"
        size += sides[seat] == "green" and bool(placed[seat])
        while len(in_hand[seat]) < size:
            in_hand[seat].append(rest.pop(0))

    steps = ("take-turn",) if phase == "turn" else ("draw-or-place", "next-turn")
    names = [SEATS.write(seat) for seat in everyone]
    return given_position(
        "runics",
        seats=seats,
        version=version,
        options={
            "archmasters": bool(tokens),
            "adepts": bool(adepts),
            "extra_card": bool(kept),
            **options,
        },
        agenda=[{"step": step, "seat": SEATS.write(turn)} for step in steps],
        zones={
            "deck": (rest if deck is None else top_first)[::-1],
            "table": ["S00", *on_table],
            "out": [] if deck is None else rest,
            **{f"hand {name}": pile for name, pile in zip(names, in_hand, strict=True)},
            **{f"kept {name}": pile for name, pile in zip(names, before, strict=True)},
        },
        table={
            "laid": [START, *laid],
            "masters": placed,
            "set_aside": aside,
            "tokens": [(tokens or {}).get(seat, "unused") for seat in everyone],
            "adepts": sides,
            "ignored": sum(1 << seat for seat in spent),
        },
    )


def new_runics(
    seats: int = 2, seed: int = 1, version: int | None = None, **options: bool | str
) -> Match[Runics]:
    """A game from its very beginning."""
    return new_game("runics", seats, seed, options, version)


def hand(game: Runics, seat: Seat) -> str:
    return cards(game, hand_of(seat))


def kept(game: Runics, seat: Seat) -> str:
    """The cards before a seat that cost it a point each."""
    return cards(game, kept_by(seat))


def supplies(game: Runics) -> list[int]:
    return [supply(game, Seat(seat)) for seat in range(game.seats)]


def rune(game: Runics, x: int, y: int) -> str:
    colour = colour_at(game.board, x, y)
    return "." if colour is None else LETTERS[colour]


def runes(game: Runics) -> list[str]:
    """The visible runes row by row; a dot for the bare table."""
    places = [xy(at) for at in cells_of(game.board.runes, visible(game.board))]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return [
        "".join(rune(game, x, y) for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    ]
