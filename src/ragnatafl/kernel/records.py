"""Records: a game as its set-up, its seed and its choices, one readable line each.

The same record gives the same game on every machine. A record from outside is checked line by line;
a fault names the line and what would have been right, and leaves nothing behind.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from ragnatafl.kernel.codecs import BadInput, bad, plain_error
from ragnatafl.kernel.corrections import LONGEST_PATCH
from ragnatafl.kernel.faults import of_file
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.seats import TABLE_NAME

FORMAT: Final = 1
LONGEST_CHOICE: Final = 400
_LONGEST_LINE: Final = LONGEST_PATCH + 10
"""The longest that a line may be, with its seat."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended, for checking a replay."""

    winners: tuple[str, ...]
    scores: tuple[int, ...]
    rule: str
    digest: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that goes into a game, and what came out."""

    ragnatafl: str
    format: int
    game: str
    version: int
    content: str
    """The digest of what it was played with."""
    content_version: int | msgspec.UnsetType = msgspec.UNSET
    """Its version; not told for the first one without a pack."""
    pack: Pack | msgspec.UnsetType = msgspec.UNSET
    """Whose entries stood in the place of ours; older records only tell the digest."""
    seats: int
    names: tuple[Annotated[str, msgspec.Meta(max_length=80)], ...]
    options: dict[str, Any]  # Any: checked by the game's own options when it is replayed
    source: str
    kept: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """Beside a real board: by name who keeps which dice and decks, less what is told."""
    secret_hash: str = ""
    """For a sealed game: the published SHA-256 of its secret."""
    nonces: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """By seat what was mixed in with the secret; not told where nothing was."""
    seals: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """By seat the SHA-256 of what was to be mixed in, given before any nonce was shown."""
    seed: str = ""
    """The seed; for a sealed game its secret, there once the game is over."""
    start: dict[str, Any] | None = None
    """The position it started from, if not from the set-up. Any: checked when it is read."""
    choices: tuple[Annotated[str, msgspec.Meta(max_length=_LONGEST_LINE)], ...] = ()
    """'astrid: lay R07 turn 90 at -1,2'; told outcomes as 'chance: raid-die 3'; what was told of a
    real board as 'table: {...}', a patch of its position."""
    result: Result | None = None

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    def save(self, path: str | Path) -> None:
        """Write it beside its place and put it there in one go, so that no cut-off file is left."""
        target = Path(path)
        beside = target.with_name(target.name + ".part")
        beside.write_text(self.to_json(), encoding="utf-8")
        beside.replace(target)


def parse_record(text: str | bytes) -> Record:
    """A record from JSON; BadInput says what is wrong with it."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        cut = "it is cut off" if "truncated" in str(error) else plain_error(error)
        key = "record-cut-off" if "truncated" in str(error) else "no-record"
        raise bad(f"this is not a record: {cut}", key) from None
    except RecursionError:
        raise bad("this is not a record: it is nested too deeply", "no-record") from None
    if not isinstance(raw, dict) or raw.get("ragnatafl") != "record":
        line = 'this is not a record: it must be an object with "ragnatafl": "record"'
        raise bad(line, "no-record")
    if raw.get("format") != FORMAT:
        line = f"record format {raw.get('format')!r} is unknown, this program reads {FORMAT}"
        raise bad(line, "record-format", told=str(raw.get("format")), known=str(FORMAT))
    try:
        record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        told = plain_error(error)
        raise bad(f"record: {told}", "record-spoilt", told=told) from None
    for line in record.choices:
        if len(line) > LONGEST_CHOICE and not line.startswith(f"{TABLE_NAME}: "):
            told = f"expected 'str' of length <= {LONGEST_CHOICE} - at '$.choices[...]'"
            raise bad(f"record: {told}", "record-spoilt", told=told)
    return record


def load_record(path: str | Path) -> Record:
    try:
        return parse_record(Path(path).read_bytes())
    except OSError as error:
        raise BadInput(of_file(path, error)) from None
