"""What programs are told over the API: data in place of pages. What they say is what pages say.

The types here are the protocol: the published schema is made of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec

from ragnatafl.kernel.codecs import BadInput, plain_error
from ragnatafl.table.web.messages import (
    Begin,
    Choose,
    Gather,
    Hold,
    Mix,
    NewTable,
    Ready,
    Rematch,
    Rename,
    Resign,
    Seal,
    Speak,
    Stand,
    TakeOver,
    Undo,
    Why,
)

Said = (
    Choose | Gather | Stand | Undo | Hold | Why | Ready | Resign | Rename | TakeOver | Rematch
    | Speak | Seal | Mix | Begin
)  # fmt: skip
"""What a program may say at a table. It thinks for itself: hints are for people."""
_DECODER: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)


class Offered(msgspec.Struct, forbid_unknown_fields=True):
    """One option of a question."""

    text: str
    """What is said to choose it;"""
    say: str
    """the same as a sentence."""
    anchors: tuple[str, ...]
    """The pieces, areas and cards that it touches."""
    variant: str = ""


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """What this program's seat is asked."""

    seat: int
    rule: str
    """The id of the rule that asks."""
    prompt: str
    say: str
    options: list[Offered]
    secret: bool
    """Nobody else learns the answer yet."""


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """Something that happened, as this seat may know it."""

    kind: str
    seat: int
    rule: str
    facts: dict[str, str | int]
    say: str


class SeatOf(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of the table, and who fills it."""

    seat: int
    name: str
    kind: Literal["person", "program", "bot", "automa", "free"]
    here: bool
    score: int


class ClockOf(msgspec.Struct, forbid_unknown_fields=True):
    """The clock of the table as it stood when this was sent, by the server's time."""

    days: bool
    """Over days it is told in whole minutes."""
    left: dict[str, int]
    """By seat of a person or a program: seconds that it has."""
    runs: list[int]
    """The seats whose time passes."""


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How it ended."""

    winners: list[int]
    resigned: bool
    scores: list[int]


class State(msgspec.Struct, tag="state", tag_field="say", forbid_unknown_fields=True):
    """The table as this program's seat may know it; sent at first and after every change."""

    room: str
    game: str
    seat: int
    """The program's own; below 0 it looks on."""
    moment: int
    """Goes with every answer: one to an older state is refused."""
    begun: bool
    wants: str
    """Before it has begun: `seal` or `open`, if this seat is to mix into the luck."""
    over: bool
    asked: list[int]
    """The seats that are asked now."""
    question: Question | None
    seats: list[SeatOf]
    position: dict[str, Any] | None
    """The table, with `?` for all that is hidden from this seat. Any: each game has its own."""
    since: int
    """The number of the first event told here; less than were told before if some were undone."""
    events: list[Told]
    can_undo: bool
    waits: dict[str, int]
    """By seat: seconds until others may let a bot play for who is away."""
    clock: ClockOf | None
    """None at a table without one, before it has begun and when it is over."""
    result: Result | None


class Refused(msgspec.Struct, tag="refused", tag_field="say", forbid_unknown_fields=True):
    """What was said is not done, and why."""

    refused: str
    rule: str = ""
    moment: int = 0
    coach: str = ""


class Confirm(msgspec.Struct, tag="confirm", tag_field="say", forbid_unknown_fields=True):
    """Who chose carefully: this could not be taken back. Nothing is done yet."""

    confirm: str
    reason: str
    moment: int


class Picking(msgspec.Struct, tag="picking", tag_field="say", forbid_unknown_fields=True):
    """What else may join the members of a set. Any: as the page has it."""

    picking: dict[str, Any] | None
    moment: int


class Notice(msgspec.Struct, tag="notice", tag_field="say", forbid_unknown_fields=True):
    """What the owner of the server has to say at this table."""

    notice: dict[str, str | list[str]]


class Trouble(msgspec.Struct, tag="trouble", tag_field="say", forbid_unknown_fields=True):
    """Nothing can be stored now; empty when all is well again."""

    trouble: str


class Closed(msgspec.Struct, tag="closed", tag_field="say", forbid_unknown_fields=True):
    """The line ends, and why; to come back would not help."""

    closed: str


Heard = State | Refused | Confirm | Picking | Notice | Trouble | Closed
"""What a program may hear at a table."""


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    """A table where this program sits."""

    room: str
    game: str
    seat: int
    waiting: bool
    over: bool


class Who(msgspec.Struct, forbid_unknown_fields=True):
    """Whose token it is."""

    name: str
    kind: Literal["bot"]


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table, and the path by which somebody else sits down there."""

    seat: int
    kind: str
    name: str
    link: str


class Opened(msgspec.Struct, forbid_unknown_fields=True):
    """A new table."""

    room: str
    game: str
    watch: str
    beside: str
    seats: list[Invitation]


class Seated(msgspec.Struct, forbid_unknown_fields=True):
    """The program has sat down."""

    room: str
    seat: int


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """To sit down by an invitation: under which name, the bot's own if none is said."""

    name: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Fault(msgspec.Struct):
    """Why a request was refused; fields of a form may be told one by one."""

    refused: str


TYPES: Final = {
    "said": Said, "heard": Heard, "who": Who, "tables": list[Mine], "table": State,
    "new": NewTable, "opened": Opened, "sit": Sit, "seated": Seated, "fault": Fault,
}  # fmt: skip
"""By the names that the documentation has for them."""


@lru_cache(maxsize=1)
def schema() -> bytes:
    """All of it as JSON Schema: a message of the socket to the server is `said`, one from it
    `heard`, and bodies of requests and answers have names of their own."""
    made, components = msgspec.json.schema_components(
        list(TYPES.values()), ref_template="#/$defs/{name}"
    )
    named = dict(zip(TYPES, made, strict=True))
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ragnatafl: programs at tables",
        "$defs": {**components, **named},
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def check_said(text: str) -> None:
    """BadInput says what is wrong with what a program says."""
    try:
        _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"message: {plain_error(error)}") from None
