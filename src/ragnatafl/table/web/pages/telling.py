"""The page on which people tell their real board: a map to tap, fields to set, what changed."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.shell import document, icon, top_bar
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at

LONG_PAUSE: Final = 6 * 60 * 60
"""Seconds after which people compare their table with what was told before they go on."""
SHOWN: Final = (
    "add", "correct", "drop", "less", "more", "nothing", "told", "meanwhile", "unheard",
)  # fmt: skip
"""Sentences that the page's program says."""


def telling_link(room: Room, voice: PageVoice) -> Markup:
    """From a table beside a real board to the page that tells it; nothing at other tables."""
    if room.match.game.face.beside is None or not room.beside_board:
        return NOTHING
    return html(
        '<a id="tell" class="tool button" href="/t/{}/tell">{}{}</a>',
        escape(room.name), icon("rune"), voice.live("tell-title"),
    )  # fmt: skip


def telling_page(room: Room, own: Seat, seat: Seat, code: str, compare: bool) -> Markup:
    """The frame: the map, the place that is looked at, what is told, and what lies where."""
    voice = voice_at(room, code)
    compare = compare or time.time() - room.changed_at > LONG_PAUSE
    words = {name: voice.line(f"tell-{name}") for name in SHOWN}
    words |= {name: voice.name(name) for name in ("none", "yes")}
    body = html(
        '{top}<main id="telling" data-room="{room}" data-seat="{seat}" data-words="{words}">'
        '<header class="panel"><h1>{title}</h1>'
        '<a class="button" href="/t/{room}/beside">{back}</a><p>{how}</p>{seats}</header>'
        '<div id="board"></div>'
        '<div class="side">{before}'
        '<section id="likely" class="panel" aria-labelledby="likely-title" hidden>'
        '<h2 id="likely-title">{likely}</h2><div id="offers"></div></section>'
        '<section id="place" class="panel" aria-labelledby="place-title" hidden>'
        '<h2 id="place-title" tabindex="-1"></h2><button id="leave" type="button">{leave}</button>'
        '<div id="here" role="group" aria-label="{likely}"></div><div id="fields"></div>'
        '<details id="rest"><summary>{rest}</summary><div id="others"></div></details></section>'
        '<section class="panel" aria-labelledby="changed-title">'
        '<h2 id="changed-title" tabindex="-1">{changed}</h2><ul id="changed"></ul></section>'
        '{behind}</div></main>'
        '<div id="tell-bar"><p id="fault" role="alert"></p><ul id="faults" role="alert"></ul>'
        '<div role="toolbar" aria-label="{title}">'
        '<button id="over" class="main" type="button" disabled>{over}</button>'
        '<button id="correct" type="button" hidden></button>'
        '<button id="undo" type="button">{undo}</button>'
        '<button id="else" type="button">{other}</button></div></div>'
        '<dialog id="else-dialog" aria-labelledby="else-title"><h2 id="else-title">{other}</h2>'
        '<div id="calls"></div><form method="dialog"><button>{close}</button></form></dialog>',
        top=top_bar(voice), room=escape(room.name), seat=seat,
        words=escape(msgspec.json.encode(words).decode()), title=voice.phrase("tell-title"),
        how=voice.phrase("tell-how", seat=voice.seat(seat)),
        seats=_others(room, own, seat, voice), rest=voice.phrase("tell-rest"),
        changed=voice.phrase("tell-changed"),
        before=_comparing(voice, compare) if compare else NOTHING,
        behind=NOTHING if compare else _comparing(voice, compare),
        likely=voice.phrase("tell-likely"), leave=voice.phrase("tell-leave"),
        undo=voice.phrase("undo"),
        over=voice.phrase("tell-over"),
        other=voice.phrase("tell-else"), back=voice.phrase("to-table"),
        close=voice.phrase("close"),
    )  # fmt: skip
    return document(voice, voice.line("tell-title"), body, "telling.js", wood=True)


def _comparing(voice: PageVoice, is_open: bool) -> Markup:
    """What lies where, to be compared with the real table: before all else after a pause."""
    return html(
        '<details id="compare" class="panel"{}><summary>{}</summary><p>{}</p>'
        '<ul id="places"></ul><button id="right" class="main" type="button">{}</button></details>',
        flag("open", is_open), voice.phrase("tell-where"), voice.phrase("tell-compare"),
        voice.phrase("tell-right"),
    )  # fmt: skip


def _others(room: Room, own: Seat, seat: Seat, voice: PageVoice) -> Markup:
    """Links for the others who share this browser."""
    here = [other for other in room.seating.seats_here(own) if other != seat]
    if not here:
        return NOTHING
    links = (
        html(
            '<a class="button" href="/t/{}/tell?seat={}">{}</a>',
            escape(room.name), other, escape(voice.seat(other)),
        )
        for other in here
    )  # fmt: skip
    return html('<p class="acts">{}</p>', join(links))
