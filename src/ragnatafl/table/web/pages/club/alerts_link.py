"""From a table to where its people say how they want to be told of it."""

from __future__ import annotations

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice


def alerts_link(room: Room, seat: Seat, voice: PageVoice) -> Markup:
    """For who sits there; a coach waits by itself."""
    if seat < 0 or room.taught is not None:
        return NOTHING
    return html(
        ' <a id="alert-me" href="/me/alerts?table={}">{}</a>',
        escape(room.name), voice.live("alert-me"),
    )  # fmt: skip
