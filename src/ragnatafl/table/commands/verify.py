"""`ragnatafl verify`: check a game of the sealed source against the hash shown at its start."""

from __future__ import annotations

from collections.abc import Sequence

import ragnatafl
from ragnatafl.kernel.chance import published_hash, seal_of, split_seed
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.records import Record
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.commands.documents import read_record
from ragnatafl.table.telling.faults import said_in
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import make_console, print_line


def verify(
    file: str,
    code: str,
    published: str = "",
    secret: str = "",
    content: str | None = None,
    nonces: Sequence[str] = (),
) -> int:
    """BadInput names what does not fit; otherwise some lines say what was checked."""
    record, voice = read_record(file), Voice(code)
    known = _secret(record, file, secret, voice)
    for key, wanted in (("record", record.secret_hash), ("noted", published.lower())):
        if wanted and wanted != published_hash(known):
            told = voice.say(
                f"misfit-hash-{key}", file=file, hash=published_hash(known), wanted=wanted
            )
            raise BadInput(told)
    if not record.secret_hash and not published:
        raise BadInput(voice.say("misfit-no-hash", file=file))
    mixed = record.nonces if isinstance(record.nonces, tuple) else ()
    for nonce in nonces:
        if nonce not in mixed or not nonce:
            told = ", ".join(filter(None, mixed))
            told = voice.say("misfit-nonce", file=file, nonce=nonce, mixed=told or "-")
            raise BadInput(told)
    try:
        match = ragnatafl.replay(record, content, known)
    except BadInput as fault:
        told = "; ".join(said_in(code, fault, [record.game]))
        raise BadInput(voice.say("misfit-replay", file=file, fault=told)) from None
    voice, console = Voice(code, match.game, match.names, match.setup.content), make_console()
    seals = record.seals if isinstance(record.seals, tuple) else ()
    unopened = _check_seals(seals, mixed, file, voice)
    print_line(console, voice.say("verified-hash", hash=published_hash(known)))
    for nonce in nonces:
        who = voice.seat(Seat(mixed.index(nonce)))
        print_line(console, voice.say("verified-nonce", nonce=nonce, who=who))
    if seals:
        print_line(console, voice.say("verified-seals"))
    if unopened:
        print_line(console, voice.say("verified-unopened", who=voice.seats(unopened)))
    choices = len(match.lines)
    if record.result is None:
        print_line(console, voice.say("verified-running", choices=choices))
    else:
        winners = voice.seats(match.winners)
        print_line(console, voice.say("verified", choices=choices, who=winners))
    return 0


def _check_seals(seals: Sequence[str], mixed: Sequence[str], file: str, voice: Voice) -> list[Seat]:
    """The seats whose seals were never opened; all others must fit what was mixed in."""
    unopened: list[Seat] = []
    for seat, seal in enumerate(seals):
        nonce = mixed[seat] if mixed else ""
        if seal and not nonce:
            unopened.append(Seat(seat))
        elif seal and seal != seal_of(nonce):
            raise BadInput(voice.say("misfit-seal", file=file, who=voice.seat(Seat(seat))))
    return unopened


def _secret(record: Record, file: str, given: str, voice: Voice) -> str:
    """The secret of a record, or the one given for it."""
    if record.source != "sealed":
        raise BadInput(voice.say("misfit-source", file=file, source=record.source))
    if not record.seed and not given:
        raise BadInput(voice.say("misfit-no-secret", file=file))
    known, _ = split_seed(record.seed or given)
    if given and split_seed(given)[0] != known:
        raise BadInput(voice.say("misfit-secret", file=file))
    return known
