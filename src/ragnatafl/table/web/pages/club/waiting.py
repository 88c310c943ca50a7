"""A table of the lobby before it is dealt: who sees it, who may come and go, who is there."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.club.listing import LISTED
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice


def ready_left(room: Room) -> int:
    """Seconds in which everybody may still say that they are there; 0 where nobody is asked."""
    check = room.listing.check
    asked = check is not None and not room.gathering.closed
    return math.ceil(check.left) if asked and check is not None else 0


def waiting_banner(room: Room, here: Sequence[Seat], voice: PageVoice) -> Markup:
    """What the table waits for."""
    if room.listing.check is None:
        free = len(room.listing.free)
        return html(
            "<h2>{}</h2><p>{}</p>",
            voice.phrase("lobby-waits"), voice.phrase("lobby-waits-told", count=free),
        )  # fmt: skip
    mine = room.listing.wants(here) == "ready"
    return html(
        "<h2{}>{}</h2><p>{}</p>",
        flag('class="mine"', mine), voice.phrase("lobby-check"),
        voice.phrase("lobby-check-told" if mine else "lobby-check-others"),
    )  # fmt: skip


def waiting_panel(room: Room, here: Sequence[Seat], opener: bool, voice: PageVoice) -> Markup:
    """What one can do about it."""
    if room.gathering.closed:
        return NOTHING
    acts = []
    if room.listing.wants(here) == "ready":
        acts.append(_button("ready-now", voice.phrase("lobby-ready"), "main"))
    if here and room.listing.asks:
        acts.append(_button("leave-seat", voice.phrase("lobby-leave")))
    left = (
        html('<p>{} <b id="ready-left" role="timer"></b></p>', voice.phrase("lobby-left"))
        if room.listing.check is not None
        else NOTHING
    )
    shown = html(
        '<p class="small">{}</p>', voice.phrase(f"lobby-seen-{room.listing.listed or 'private'}")
    )
    return html(
        '<div class="waits">{}<p class="acts">{}</p>{}{}</div>',
        left, join(acts), shown if room.listing.asks else NOTHING,
        _seen_by(room, voice) if opener and room.listing.free else NOTHING,
    )  # fmt: skip


def _seen_by(room: Room, voice: PageVoice) -> Markup:
    """Who opened the table chooses who sees it."""
    buttons = (
        html(
            '<button type="button" data-act="list" data-listed="{}" aria-pressed="{}">{}</button>',
            escape(listed), escape(str(room.listing.listed == listed).lower()),
            voice.phrase(f"listed-{listed or 'private'}"),
        )
        for listed in LISTED
    )  # fmt: skip
    return html(
        '<div class="acts" role="group" aria-label="{}"><span>{}</span>{}</div>',
        voice.phrase("listed"), voice.phrase("listed"), join(buttons),
    )  # fmt: skip


def waiting_acts(
    room: Room, seat: Seat, here: Sequence[Seat], opener: bool, voice: PageVoice
) -> Markup:
    """What can be done about one seat: whoever looks on sits down, the opener sends away."""
    place = room.places[seat]
    if not place.has_person or room.gathering.closed or not room.listing.asks:
        return NOTHING
    if not place.holder and not here and room.listing.listed:
        return _button("sit-here", voice.phrase("sit-down"), seat=seat)
    if opener and place.holder and seat not in here and place.holder != room.seating.opener:
        told = voice.phrase("lobby-send-away-whom", who=place.name)
        return _button("send-away", voice.phrase("lobby-send-away"), seat=seat, label=told)
    return NOTHING


def _button(
    act: str, text: Markup, kind: str = "", seat: int = -1, label: Markup = NOTHING
) -> Markup:
    return html(
        ' <button type="button" class="{}" data-act="{}" data-seat="{}"{}>{}</button>',
        escape(kind), escape(act), seat,
        html(' aria-label="{}"', label) if label else NOTHING, text,
    )  # fmt: skip
