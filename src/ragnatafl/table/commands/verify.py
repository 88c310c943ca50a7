"""`ragnatafl verify`: check a game of the sealed source against the hash shown at its start."""

from __future__ import annotations

import ragnatafl
from ragnatafl.kernel.chance import published_hash
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.commands.documents import read_record
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import make_console, print_line


def verify(
    file: str, code: str, published: str = "", secret: str = "", content: str | None = None
) -> int:
    """BadInput names what does not fit; otherwise two lines say what was checked."""
    record = read_record(file)
    if record.source != "sealed":
        raise BadInput(
            f"{file}: chance came from the source '{record.source}', nothing was published;"
            " only games played with '--source sealed' can be verified"
        )
    if record.seed and secret and record.seed != secret:
        raise BadInput(f"{file}: holds another secret than the one given with --secret")
    known = record.seed or secret
    if not known:
        raise BadInput(
            f"{file}: has no secret yet, the game is not over: play it to its end, or give --secret"
        )
    for where, wanted in (("the record", record.secret_hash), ("--hash", published.lower())):
        if wanted and wanted != published_hash(known):
            raise BadInput(
                f"{file}: the secret's SHA-256 is {published_hash(known)},"
                f" but {where} says {wanted}: this is not the game whose hash was published"
            )
    if not record.secret_hash and not published:
        raise BadInput(f"{file}: holds no published hash: give the one you were shown as --hash")
    match = ragnatafl.replay(record, content, known)
    voice, console = Voice(code, match.game, match.names), make_console()
    print_line(console, voice.say("verified-hash", hash=published_hash(known)))
    choices = len(match.lines)
    if record.result is None:
        print_line(console, voice.say("verified-running", choices=choices))
    else:
        winners = voice.seats(match.winners)
        print_line(console, voice.say("verified", choices=choices, who=winners))
    return 0
