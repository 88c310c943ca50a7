"""What a browser may say to the server: a few small messages, checked before anything else."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ragnatafl.kernel.chance import LONGEST_NONCE
from ragnatafl.kernel.codecs import BadInput, plain_error
from ragnatafl.table.picking import MOST_PICKED
from ragnatafl.table.web.absence import Grace

Short = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""As far as browsers can count: a table never gets there."""
Nonce = Annotated[str, msgspec.Meta(max_length=LONGEST_NONCE)]
Hash = Annotated[str, msgspec.Meta(max_length=64)]


class Choose(msgspec.Struct, tag="choose", tag_field="say", forbid_unknown_fields=True):
    """An option by its text, at the moment of the page it was seen on."""

    seat: SeatNumber
    option: Short
    moment: Count
    careful: bool = False
    """Do nothing yet if it could not be taken back, but say so."""


class Gather(msgspec.Struct, tag="gather", tag_field="say", forbid_unknown_fields=True):
    """Members of a set that is asked for, picked in any order."""

    seat: SeatNumber
    picks: Annotated[list[Short], msgspec.Meta(max_length=MOST_PICKED)]
    moment: Count
    all: bool = False
    """As many more as go together with them."""
    sure: bool = False
    """These are the whole set; else say what else may join them, and do nothing."""


class Stand(msgspec.Struct, tag="stand", tag_field="say", forbid_unknown_fields=True):
    """Refuse something for a while, or withdraw that; `text` is that of one option, or empty."""

    seat: SeatNumber
    name: Short
    text: Short
    on: bool
    moment: Count


class Undo(msgspec.Struct, tag="undo", tag_field="say", forbid_unknown_fields=True):
    seat: SeatNumber
    moment: Count


class Hint(msgspec.Struct, tag="hint", tag_field="say", forbid_unknown_fields=True):
    seat: SeatNumber


class Why(msgspec.Struct, tag="why", tag_field="say", forbid_unknown_fields=True):
    """Somebody points at what is not offered: tell why it is not."""

    seat: SeatNumber
    anchors: Annotated[list[Short], msgspec.Meta(min_length=1, max_length=2)]
    variant: Short = ""


class Ready(msgspec.Struct, tag="ready", tag_field="say", forbid_unknown_fields=True):
    """The curtain of a hot seat is lifted: this person looks at the screen now."""

    seat: SeatNumber


class Resign(msgspec.Struct, tag="resign", tag_field="say", forbid_unknown_fields=True):
    seat: SeatNumber


class Rename(msgspec.Struct, tag="rename", tag_field="say", forbid_unknown_fields=True):
    seat: SeatNumber
    name: Short


class TakeOver(msgspec.Struct, tag="take-over", tag_field="say", forbid_unknown_fields=True):
    """Let a bot play an absent person's seat, or give it back."""

    seat: SeatNumber
    by_bot: bool
    undo: bool = False
    """What it chose is taken back too, as far as that may be."""


class Seal(msgspec.Struct, tag="seal", tag_field="say", forbid_unknown_fields=True):
    """The SHA-256 of what this browser will mix into the luck of a table that gathers."""

    seal: Hash


class Mix(msgspec.Struct, tag="mix", tag_field="say", forbid_unknown_fields=True):
    """What this browser has sealed, shown."""

    nonce: Nonce


class Begin(msgspec.Struct, tag="begin", tag_field="say", forbid_unknown_fields=True):
    """Do not wait for those who have not come."""

    without: bool = False
    """When all seals are in: leave out what is not shown yet."""


class Rematch(msgspec.Struct, tag="rematch", tag_field="say", forbid_unknown_fields=True):
    pass


class Speak(msgspec.Struct, tag="speak", tag_field="say", forbid_unknown_fields=True):
    """Show the page in this language from now on."""

    language: Annotated[str, msgspec.Meta(max_length=8)]


Message = (
    Choose | Gather | Stand | Undo | Hint | Why | Ready | Resign | Rename | TakeOver | Rematch
    | Speak | Seal | Mix | Begin
)  # fmt: skip

_DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def parse_message(text: str | bytes) -> Message:
    """A message from a browser; BadInput says what is wrong with it."""
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"message: {plain_error(error)}") from None


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["here", "link", "bot", "automa"]
    name: Short = ""
    level: Annotated[str, msgspec.Meta(max_length=20)] = "karl"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a new table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, str | bool | int] = {}
    beside: bool = False
    """Beside a real board: people tell dice and cards."""
    grace: Grace = 60
    """Seconds until others may let a bot play for who is away."""
    wait: bool = False
    """Deal when the page has shown the hash and its browser has mixed something in."""
    nonce: Nonce = ""
    """Of who does not wait for that."""


class Sketch(msgspec.Struct, forbid_unknown_fields=True):
    """A table as its form stands: to learn which of its seats the rules play."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=6)]
    options: dict[str, str | bool | int] = {}


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """A new invitation to a seat is wanted."""

    seat: SeatNumber


class MineEntry(msgspec.Struct, forbid_unknown_fields=True):
    room: Annotated[str, msgspec.Meta(max_length=40)]
    key: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """As browsers kept it of older tables: an invitation."""


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    """The tables a browser remembers, to learn where it is awaited."""

    tables: Annotated[list[MineEntry], msgspec.Meta(max_length=60)]
