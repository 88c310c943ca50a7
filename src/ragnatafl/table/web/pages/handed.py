"""What people read for whom a bot plays: who let it, what it chose, how to take the seat back."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.decisions import parse_option
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.markup import NOTHING, Markup, html
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

SHOWN: Final = 3
"""So many of its last choices; all of them stand in the log."""


def handed_line(room: Room, seat: Seat, voice: PageVoice) -> Markup:
    """For the person of this seat, while a bot plays there."""
    handed = room.handing.handed(seat)
    if handed is None or room.over or room.places[seat].resigned:
        return NOTHING
    undone = len(room.match.lines) - room.handing.left_without_bot(room.match, seat)
    undo = html(
        '<button data-act="take-back" data-seat="{}">{}</button>',
        seat, voice.phrase("act-take-back", count=undone),
    )  # fmt: skip
    key = "handed-by-you" if handed.by == seat else "handed-by"
    return html(
        '<div class="handed" role="status"><p><b>{}</b></p><p class="acts">'
        '<button class="main" data-act="give-back" data-seat="{}">{}</button>{}</p><p>{}</p></div>',
        voice.phrase(key, who=voice.seat(handed.by)), seat, voice.phrase("act-give-back"),
        undo if undone else NOTHING, _chosen(room, seat, handed.choices, voice),
    )  # fmt: skip


def _chosen(room: Room, seat: Seat, since: int, voice: PageVoice) -> Markup:
    """What the bot chose, in the words of the options."""
    made = [number for number in sorted(room.handing.played(seat)) if number >= since]
    if not made:
        return voice.phrase("handed-nothing-yet")
    said = []
    for number in made[-SHOWN:]:
        text = room.match.lines[number].text
        option = parse_option(text, room.match.game.option_classes)
        said.append(voice.option(option) if option is not None else text)
    earlier = "… " if len(made) > SHOWN else ""
    return voice.phrase("handed-chose", count=len(made), options=earlier + "; ".join(said))
