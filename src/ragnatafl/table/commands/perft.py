"""`ragnatafl perft`: how many sequences of choices there are, to find a wrong rule."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

import ragnatafl
from ragnatafl.kernel.codecs import bad
from ragnatafl.lab.perft import divide, perft
from ragnatafl.table.commands.documents import take_up
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import make_console

_DEEPEST = 12


def count(
    game: str | None,
    depth: int,
    code: str,
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: str = "0",
    source: str = "fast",
    content: str | None = None,
    start: str | None = None,
    by_first: bool = False,
) -> int:
    if not 1 <= depth <= _DEEPEST:
        line = f"--depth {depth}: it must be from 1 to {_DEEPEST}"
        raise bad(line, "depth", told=depth, most=_DEEPEST)
    if start is not None:
        match = take_up(start, content=content)
        if game is not None and match.game.name != game:
            line = f"{start}: is of the game {match.game.name!r}, not of {game}"
            raise bad(line, "file-of-game", file=start, told=match.game.name, wanted=game)
    elif game is None:
        line = "which game? give its name, as in 'ragnatafl perft runics', or --from FILE"
        raise bad(line, "which-game", command="perft")
    else:
        match = ragnatafl.new(
            game, seats=seats, seed=seed, options=options, source=source, content=content
        )
    voice, console = Voice(code, match.game, match.names, match.setup.content), make_console()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    if by_first:
        counts = divide(match.state, depth)
        table.add_column(voice.say("column-option"))
        table.add_column(voice.say("column-sequences"), justify="right")
        for text, number in counts:
            table.add_row(Text(text), str(number))
        table.add_row(Text(voice.say("sum"), style="bold"), str(sum(n for _, n in counts)))
        console.print(table)
        return 0
    table.add_column(voice.say("column-depth"), justify="right")
    table.add_column(voice.say("column-sequences"), justify="right")
    for level in range(1, depth + 1):
        table.add_row(str(level), str(perft(match.state, level)))
    console.print(table)
    return 0
