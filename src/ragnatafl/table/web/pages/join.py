"""The page of an invitation: who invites to what, and a name to sit down with; no program runs."""

from __future__ import annotations

from ragnatafl.kernel.decisions import Refusal
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.clock import clock_line
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.pages.luck import hash_shown
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.places import LONGEST_NAME
from ragnatafl.table.web.refusals import SitsHereAlready
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at


def join_page(room: Room, seat: Seat, name: str, code: str) -> Markup:
    """Nothing is used up by looking at it: only who sends the form sits down."""
    voice, place = voice_at(room, code), room.places[seat]
    host = room.seating.seat_of(room.seating.opener)
    title = (
        voice.line("moves-here", game=voice.title())
        if place.holder
        else voice.line("invited", game=voice.title())
        if host == SPECTATOR
        else voice.line("invites", who=voice.seat(host), game=voice.title())
    )
    body = html(
        '{top}<main class="text join"><h1>{title}</h1><p>{about}</p>{clock}{seats}'
        '<form method="post" action="/t/{room}/join/{code}" class="panel"{known}>'
        '<label>{what} <input name="name" value="{name}" maxlength="{most}" required'
        ' autocomplete="nickname"></label>'
        '{mix}<button class="main">{sit}</button><p class="small">{once}</p></form>'
        '<p><a href="/t/{room}">{look}</a></p></main>',
        top=top_bar(voice), title=escape(title), about=escape(voice.about()),
        clock=clock_line(room, (), voice),
        seats=_seats(room, seat, voice), room=escape(room.name), code=escape(place.invitation),
        what=voice.phrase("rename-what"), name=escape(name or place.name), most=LONGEST_NAME,
        known=NOTHING if room.gathering.closed else _known(room), mix=_mix(room, voice),
        sit=voice.phrase("sit-down"), once=voice.phrase("works-once"),
        look=voice.phrase("look-on"),
    )  # fmt: skip
    return document(voice, f"{title} · Ragnatafl", body, "join.js")


def _known(room: Room) -> Markup:
    return html(' data-room="{}" data-hash="{}"', escape(room.name), escape(room.luck.hash))


def _mix(room: Room, voice: PageVoice) -> Markup:
    """The hash comes first, then the seal of what this browser mixes in; once all are in none."""
    if room.gathering.closed:
        return NOTHING
    return html(
        '<input type="hidden" name="seal"><details class="luck"><summary>{}</summary>'
        '<p class="small">{}</p><noscript><p class="small">{}</p></noscript>'
        "<dl>{}</dl></details>",
        voice.phrase("luck"), voice.phrase("join-luck"), voice.phrase("join-luck-server"),
        hash_shown(room, voice, NOTHING),
    )  # fmt: skip


def _seats(room: Room, mine: Seat, voice: PageVoice) -> Markup:
    """Who else plays there."""
    rows = []
    for seat in map(Seat, range(len(room.places))):
        place = room.places[seat]
        kind = "invited" if place.kind == "link" and not place.holder else "taken"
        told = voice.phrase("kind-you" if seat == mine else f"seat-{kind}")
        if room.seating.is_program(seat):
            told = voice.phrase("kind-program")
        if not place.has_person:
            level = place.level.partition(":")[0]
            told = voice.phrase(f"kind-{place.kind}", level=level)
        rows.append(
            html(
                '<li class="seat-{}"{}>{} <b>{}</b> <span class="small">{}</span></li>',
                seat, flag('aria-current="true"', seat == mine), sign(seat),
                escape(voice.seat(seat)), told,
            )
        )  # fmt: skip
    return html('<ol class="guests">{}</ol>', join(rows))


def no_seat_page(room: Room, fault: Refusal, code: str) -> Markup:
    """Why one cannot sit down with this invitation; the table can be looked at all the same."""
    voice = voice_at(room, code)
    sits = isinstance(fault, SitsHereAlready)
    title = voice.line("sits-here" if sits else "no-seat")
    body = html(
        '{top}<main class="text join"><h1>{title}</h1><p>{why}</p>'
        '<p class="acts"><a class="button main" href="/t/{room}">{table}</a>'
        '<a class="button" href="/">{home}</a></p></main>',
        top=top_bar(voice), title=escape(title), why=escape(_sentence(voice.reason(fault))),
        room=escape(room.name), table=voice.phrase("to-table" if sits else "look-on"),
        home=voice.phrase("home"),
    )  # fmt: skip
    return document(voice, f"{title} · Ragnatafl", body, "text.js")


def _sentence(reason: str) -> str:
    """Refusals are parts of a sentence.

    >>> _sentence("this is not your seat")
    'This is not your seat.'
    """
    return f"{reason[:1].upper()}{reason[1:]}."
