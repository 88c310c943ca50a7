"""What a browser may say to the server: a few small messages, checked before anything else."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from ragnatafl.kernel.beside import Value
from ragnatafl.kernel.chance import LONGEST_NONCE
from ragnatafl.kernel.codecs import BadInput, plain_error
from ragnatafl.kernel.corrections import MOST_TOLD
from ragnatafl.table.club.clocks import OFF, Clock, Say
from ragnatafl.table.club.listing import Listed, Wanted
from ragnatafl.table.picking import MOST_PICKED
from ragnatafl.table.web.absence import Grace
from ragnatafl.table.web.taught import Act

Short = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""As far as browsers can count: a table never gets there."""
Nonce = Annotated[str, msgspec.Meta(max_length=LONGEST_NONCE)]
Hash = Annotated[str, msgspec.Meta(max_length=64)]
TalkPlace = Literal["table", "onlookers", "club"]
"""Where something is said: by who plays at a table, by who looks on there, or in the club."""


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


class Looks(msgspec.Struct, tag="looks", tag_field="say", forbid_unknown_fields=True):
    """Whether the page can be seen: who looks at a table need not be told of it elsewhere."""

    on: bool


class Undo(msgspec.Struct, tag="undo", tag_field="say", forbid_unknown_fields=True):
    seat: SeatNumber
    moment: Count


class Hold(msgspec.Struct, tag="hold", tag_field="say", forbid_unknown_fields=True):
    """'We hold that one': a card that was laid for an automa is in this person's hand."""

    seat: SeatNumber
    card: Short
    moment: Count


class Hint(msgspec.Struct, tag="hint", tag_field="say", forbid_unknown_fields=True):
    seat: SeatNumber


class Suggest(msgspec.Struct, tag="suggest", tag_field="say", forbid_unknown_fields=True):
    """In a first game: the coach is to mark what it would choose."""

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


class Coach(msgspec.Struct, tag="coach", tag_field="say", forbid_unknown_fields=True):
    """In a lesson: what one wants of the coach; `try` names what one would like to try."""

    seat: SeatNumber
    act: Act
    moment: Count
    tried: Short = msgspec.field(name="try", default="")


class Propose(msgspec.Struct, tag="clock", tag_field="say", forbid_unknown_fields=True):
    """Another clock, or none, from now on; all people have to agree."""

    seat: SeatNumber
    clock: Clock


class Agree(msgspec.Struct, tag="clock-answer", tag_field="say", forbid_unknown_fields=True):
    """To the clock that is proposed; or not."""

    seat: SeatNumber
    yes: bool


class Vote(msgspec.Struct, tag="clock-vote", tag_field="say", forbid_unknown_fields=True):
    """What is to happen to somebody who has no time left."""

    seat: SeatNumber
    about: SeatNumber
    what: Say


class Rematch(msgspec.Struct, tag="rematch", tag_field="say", forbid_unknown_fields=True):
    pass


class Speak(msgspec.Struct, tag="speak", tag_field="say", forbid_unknown_fields=True):
    """Show the page in this language from now on."""

    language: Annotated[str, msgspec.Meta(max_length=8)]


class Leave(msgspec.Struct, tag="leave", tag_field="say", forbid_unknown_fields=True):
    """Get up before the table is dealt."""


class SendAway(msgspec.Struct, tag="send-away", tag_field="say", forbid_unknown_fields=True):
    """Who opened the table does not want who sits there."""

    seat: SeatNumber


class ListTable(msgspec.Struct, tag="list", tag_field="say", forbid_unknown_fields=True):
    """Let the table be seen in the lobby, or no more."""

    listed: Listed


# Talk: at a table, and in the club


class SayLine(msgspec.Struct, tag="say", tag_field="say", forbid_unknown_fields=True):
    """A line of one's own; how long it may be is told in the reader's language."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class Phrase(msgspec.Struct, tag="phrase", tag_field="say", forbid_unknown_fields=True):
    """One of the phrases that everybody reads in their language."""

    key: Short


class MutePerson(msgspec.Struct, tag="mute", tag_field="say", forbid_unknown_fields=True):
    """Read nothing more of somebody, who is known by a mark; or again."""

    who: Annotated[str, msgspec.Meta(max_length=12)]
    on: bool


class ReportLine(msgspec.Struct, tag="report", tag_field="say", forbid_unknown_fields=True):
    """A line is not as it should be: the owner of the server shall read it."""

    place: TalkPlace
    number: Count
    why: Short = ""


class WantTalk(msgspec.Struct, tag="want-talk", tag_field="say", forbid_unknown_fields=True):
    """Does this person want to read and write here at all?"""

    on: bool


class SwitchTalk(msgspec.Struct, tag="switch-talk", tag_field="say", forbid_unknown_fields=True):
    """May anything be said at this table? Its opener decides."""

    on: bool


TalkMessage = SayLine | Phrase | MutePerson | ReportLine | WantTalk | SwitchTalk
Message = (
    Choose | Gather | Stand | Undo | Hold | Hint | Suggest | Why | Ready | Resign | Rename
    | TakeOver | Rematch | Speak | Coach | Seal | Mix | Begin | Propose | Agree | Vote | Looks
    | Leave | SendAway | ListTable | SayLine | Phrase | MutePerson | ReportLine | WantTalk
    | SwitchTalk
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
    """Beside a real board: people tell dice and cards;"""
    kept: dict[Short, Short] = {}
    """but for what somebody else keeps, by name."""
    grace: Grace = 60
    """Seconds until others may let a bot play for who is away."""
    clock: Clock = OFF
    content: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The id of a box that is played with."""
    wait: bool = False
    """Deal when the page has shown the hash and its browser has mixed something in."""
    nonce: Nonce = ""
    """Of who does not wait for that."""
    listed: Listed = ""
    """Who sees it in the lobby;"""
    wanted: Wanted = "any"
    """and whom one would like to play with."""


EXPANSIONS: Final = "expansions"
"""In place of the id of a box: ours with what we propose of expansions."""
Laying = Literal["app", "asked", "told", "file"]
LAID: Final[tuple[Laying, ...]] = get_args(Laying)
"""How a real board gets laid: the app draws and says it; people draw and are asked; it lies there
and is told on the map, from an empty one; as in a file. The first is usual."""
LARGEST_POSITION: Final = 120_000
"""Letters of a file; the largest real ones have 24,000."""


class BesideTable(NewTable, forbid_unknown_fields=True):
    """The form of a table beside a real board."""

    laid: Laying = LAID[0]
    position: Annotated[str, msgspec.Meta(max_length=LARGEST_POSITION)] = ""
    """What the file says."""


class Sketch(msgspec.Struct, forbid_unknown_fields=True):
    """A table as its form stands: to learn which of its seats the rules play."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=6)]
    options: dict[str, str | bool | int] = {}


Told = int | bool | Short | Annotated[list[int | Short], msgspec.Meta(max_length=60)]
"""What a field says: a number, yes or no, an id, or some of these."""


def as_value(told: Told) -> Value:
    """As a field has it: ids or numbers, of one kind."""
    if not isinstance(told, list):
        return told
    if all(type(one) is int for one in told):
        return tuple(one for one in told if isinstance(one, int))
    return tuple(map(str, told))


class ToldField(msgspec.Struct, forbid_unknown_fields=True):
    """One thing that is told of a real board, and what the page showed there before."""

    at: Short
    name: Short
    value: Told
    was: Told


class Tell(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody tells of a real board: first only looked at, then for sure."""

    seat: SeatNumber
    moment: Count
    fields: Annotated[list[ToldField], msgspec.Meta(max_length=MOST_TOLD)] = []
    then: Literal["", "over"] = ""
    """over: the turn was played there."""
    call: Short = ""
    """What the rules are called for, in place of that;"""
    option: Short = ""
    """and with what."""
    at: Short = ""
    """The place that the page looks at, if it does nothing yet."""
    sure: bool = False


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody comes from the lobby."""

    name: Short = ""
    seat: SeatNumber | None = None


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """A new invitation to a seat is wanted."""

    seat: SeatNumber


class MineEntry(msgspec.Struct, forbid_unknown_fields=True):
    room: Annotated[str, msgspec.Meta(max_length=40)]
    key: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """As browsers kept it of older tables: an invitation."""


class Learn(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson is to be opened, or taken up at the table where it was left."""

    room: Annotated[str, msgspec.Meta(max_length=40)] = ""


MOST_MINE: Final = 60


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    """The tables a browser remembers, to learn where it is awaited."""

    tables: Annotated[list[MineEntry], msgspec.Meta(max_length=MOST_MINE)]


class Forget(msgspec.Struct, forbid_unknown_fields=True):
    """A table is not to be listed among one's own any more."""

    room: Annotated[str, msgspec.Meta(max_length=40)]


class Liked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a person likes of a page, as far as they have said."""

    sound: bool | None = None
    motion: bool | None = None
    confirm: bool | None = None
    forced: bool | None = None
    last: bool | None = None
    marks: bool | None = None
    pace: Literal["off", "quick", "normal", "slow"] | None = None
