"""Points: how many, and where they came from."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from ragnatafl.drawing.terminal import look_of
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.seats import Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.speech import Voice


def score_table(game: Game[Any], state: State, voice: Voice) -> Table:
    """A line a seat, a column for each source of points; winners have a star."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    parts = [_parts(game, state, Seat(seat)) for seat in range(state.seats)]
    kinds = list(dict.fromkeys(key for row in parts for key in row))
    table.add_column("")
    for kind in kinds:
        table.add_column(voice.part(kind), justify="right")
    table.add_column(voice.say("points"), justify="right", style="bold")
    for seat, total in enumerate(game.scores(state)):
        won = state.over and state.winners & mask_of(Seat(seat))
        name = signed(game, Seat(seat), voice.titled(Seat(seat)))
        table.add_row(
            Text.assemble("★ " if won else "  ", name),
            *(str(parts[seat].get(kind, 0)) for kind in kinds),
            str(total),
        )
    return table


def signed(game: Game[Any], seat: Seat, name: str) -> Text:
    """A name behind the sign of its seat; of chance, the name alone."""
    if seat < 0:
        return Text(name, style="bold")
    livery = game.face.liveries[seat]
    return Text.assemble((f" {livery.mark} ", look_of(livery)), (f" {name}", "bold"))


def _parts(game: Game[Any], state: State, seat: Seat) -> dict[str, int]:
    return dict(game.score_parts(state, seat)) if game.score_parts is not None else {}
