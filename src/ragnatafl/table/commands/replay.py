"""`ragnatafl replay`: step through a recorded game, or print it."""

from __future__ import annotations

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import bad
from ragnatafl.table.commands.documents import read_record
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import Terminal
from ragnatafl.table.terminal.film import Film, Projector, read_eyes


def replay(
    file: str,
    code: str,
    at: int | None = None,
    eyes: str = "all",
    content: str | None = None,
    secret: str = "",
) -> int:
    record = read_record(file)
    find_game(record.game)
    film = Film(record, content, secret)
    looker = read_eyes(eyes, record.seats, record.names)
    if at is not None and not 0 <= at <= len(film):
        line = f"--at {at}: the record has the points 0 to {len(film)}"
        raise bad(line, "no-point", told=at, most=len(film))
    match, terminal = film.match, Terminal()
    voice = Voice(code, match.game, match.names, match.setup.content)
    projector = Projector(film, voice, terminal, looker)
    if terminal.interactive:
        projector.step_through(at or 0)
    elif at is not None:
        projector.show(at)
    else:
        for point in range(len(film) + 1):
            projector.show(point)
    return 0
