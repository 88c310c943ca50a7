"""`ragnatafl position`: write the table of a record as a document, check one, play on from it."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

import ragnatafl
from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.faults import of_file
from ragnatafl.kernel.positions import position
from ragnatafl.table.commands.documents import read_position, read_record
from ragnatafl.table.telling.faults import said_in
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import make_console, print_line
from ragnatafl.table.terminal.film import Film


def write(
    file: str, at: int | None, output: str | None, content: str | None, secret: str, code: str
) -> int:
    """The table after so many choices of a record; without a number, after all of them."""
    film = Film(read_record(file), content, secret)
    point = len(film) if at is None else at
    if not 0 <= point <= len(film):
        line = f"--at {point}: the record has the points 0 to {len(film)}"
        raise bad(line, "no-point", told=point, most=len(film))
    document = msgspec.json.encode(position(film.states[point]))
    text = msgspec.json.format(document, indent=1).decode() + "\n"
    if output is None:
        sys.stdout.write(text)
        return 0
    try:
        Path(output).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(of_file(output, error)) from None
    line = Voice(code).say("position-written", file=output, point=point)
    print_line(make_console(), line)
    return 0


def check(file: str, content: str | None, code: str) -> int:
    """Name every fault of a position, one line each; or say whose turn it is."""
    document = read_position(file)
    try:
        match = ragnatafl.from_position(document, content=content)
    except BadInput as wrong:
        for fault in said_in(code, wrong, [str(document.get("game"))]):
            print(f"{file}: {fault}", file=sys.stderr)
        return 2
    voice = Voice(code, match.game, match.names, match.setup.content)
    if match.over:
        line = voice.say("position-over", file=file, game=match.game.name)
    else:
        decision = match.decision
        line = voice.say(
            "position-good",
            file=file,
            game=match.game.name,
            who=voice.seat(decision.seat),
            prompt=voice.prompt(decision),
            rule=decision.rule,
        )
    print_line(make_console(), line)
    return 0
