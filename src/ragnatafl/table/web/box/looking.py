"""What a browser asks while cards are typed: done beside the server, for packs are strangers'."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput, plain_error
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.packs import Pack, pack_of, too_large
from ragnatafl.table.web.box import forms
from ragnatafl.table.web.box.checking import checked, entry_in, in_force, typed, with_entry
from ragnatafl.table.web.box.forms import AnyGame, Read
from ragnatafl.table.web.box.page import Shown, item_of, shown_kinds
from ragnatafl.table.web.shapes import MOST_IN_A_PACK, check_shape

Short = Annotated[str, msgspec.Meta(max_length=80)]
Pair = tuple[Short, Annotated[str, msgspec.Meta(max_length=600)]]


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """A box as it stands in a browser, and the form of an entry there."""

    pack: dict[str, Any] | None = None  # Any: JSON from outside, checked when it is read
    kind: Short = ""
    entry: Short = ""
    form: Annotated[list[Pair], msgspec.Meta(max_length=200)] | None = None
    done: Literal["", "next", "ours"] = ""
    """It is as printed, on to the next; or ours after all."""


def looked(name: str, body: bytes, code: str) -> bytes:
    """What is answered to a look, as it is sent."""
    return msgspec.json.encode(look(find_game(name), _read(body), code))


def playable(name: str, data: str) -> Pack | None:
    """What of a stored pack a new table is played with."""
    game = find_game(name)
    return in_force(game, checked(game, pack_of(msgspec.json.decode(data)))).pack


def readable(name: str, data: bytes) -> Pack:
    """A pack that a browser wants to keep."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(Fault(f"form: {plain_error(error)}", "no-pack")) from None
    _check_shape(raw)
    return checked(find_game(name), pack_of(raw, "the pack"))


def _read(body: bytes) -> Look:
    try:
        asked = msgspec.json.decode(body, type=Look)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"form: {plain_error(error)}") from None
    _check_shape(asked.pack)
    return asked


def _check_shape(pack: object) -> None:
    try:
        check_shape(pack, "pack", MOST_IN_A_PACK)
    except BadInput as wrong:
        raise BadInput(*map(too_large, wrong.faults)) from None


def look(game: AnyGame, asked: Look, code: str) -> dict[str, object]:
    """The pack with what was typed in it, and all parts of the page."""
    pack = checked(game, pack_of(asked.pack, "the pack") if asked.pack else Pack())
    kinds = {kind.at(): kind for kind in shown_kinds(game)}
    if not kinds:
        raise BadInput(f"{game.name}: has nothing that could be typed")
    kind = kinds.get(asked.kind) or next(iter(kinds.values()))
    ours = forms.ours_of(game, kind)
    entry = asked.entry if asked.entry in ours else next(iter(ours))
    read = Read({}, ())
    if asked.form is not None and asked.done != "ours":
        read = forms.read_form(game, kind, entry, asked.form)
        usual = forms.read_form(game, kind, entry, forms.pairs_of(game, kind, ours[entry])).item
        before = entry_in(pack, kind, entry)
        changes = asked.done or before is not None or read.item != usual
        if changes and not read.faults:
            pack = with_entry(pack, kind, entry, read.item)
    elif asked.done == "ours":
        pack = with_entry(pack, kind, entry, None)
    pairs = list(asked.form or ())
    if asked.done == "next" and not read.faults:
        left = [other for other in ours if other not in typed(pack, kind)]
        after = [*ours][[*ours].index(entry) + 1 :]
        entry = next((other for other in (*after, *left) if other in left), entry)
        pairs = []
    if not pairs or asked.done == "ours":
        pairs = forms.pairs_of(game, kind, item_of(game, kind, entry, pack))
    force = in_force(game, pack)
    shown = Shown(game, code, pack, force, kind, entry)
    return {
        "pack": msgspec.to_builtins(pack),
        "kind": kind.at(),
        "entry": entry,
        "fine": not force.faults and not read.faults,
        "parts": shown.parts(pairs, read.faults),
    }
