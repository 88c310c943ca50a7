"""What anybody may know of a table's luck, how it can be checked; and the page before it is dealt.

The browser's program keeps the first hash it was shown and what it mixed in itself, and compares.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.luck import BY_SERVER
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.club.waiting import waiting_acts, waiting_banner, waiting_panel
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.pages.players import invitations
from ragnatafl.table.web.pages.shell import dialog
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

UNTOLD: Final = ("told", "plain")
"""Luck of which there is nothing to tell."""


def luck_panel(room: Room, voice: PageVoice) -> Markup:
    """The hash from the first moment, then seals, then nonces; the secret when the game is over."""
    kind = room.luck.kind
    if kind in UNTOLD:
        return NOTHING
    secret = NOTHING
    if room.over and room.luck.hash:
        secret = html(
            '<dt>{}</dt><dd><code id="luck-secret">{}</code></dd>'
            '<dd><button type="button" data-act="check-luck">{}</button>'
            '<output id="luck-checked"></output></dd>',
            voice.phrase("luck-secret"), escape(room.luck.secret), voice.phrase("luck-check"),
        )  # fmt: skip
    return html(
        '<div class="luck" data-hash="{hash}" data-closed="{closed}" data-dealt="{dealt}"'
        ' data-file="{file}">'
        '<h3>{title}</h3><p class="small">{told}</p>'
        '<p class="bad" id="luck-warning" hidden></p><dl>{shown}{mixed}{secret}</dl></div>',
        hash=escape(room.luck.hash), dealt=escape(str(room.begun).lower()),
        closed=escape(str(room.gathering.closed).lower()),
        file=escape(room.file), title=voice.phrase(f"luck-{kind}"),
        told=voice.phrase(f"luck-{kind}-told"), mixed=_mixed(room, voice), secret=secret,
        shown=hash_shown(room, voice, _copy(room, voice)),
    )  # fmt: skip


def luck_dialog(voice: PageVoice, panel: Markup = NOTHING) -> Markup:
    """The window that it is read in; at a table its content comes with the page."""
    return dialog(voice, "luck", "luck", html('<div id="luck">{}</div>', panel))


def luck_button(room: Room, voice: PageVoice) -> Markup:
    if room.luck.kind in UNTOLD:
        return NOTHING
    return html(
        ' <button type="button" class="line" data-act="luck">{}</button>', voice.live("luck")
    )


def hash_shown(room: Room, voice: PageVoice, more: Markup) -> Markup:
    if not room.luck.hash:
        return NOTHING
    return html(
        '<dt>{}</dt><dd><code id="luck-hash">{}</code>{}</dd>',
        voice.phrase("luck-hash"), escape(room.luck.hash), more,
    )  # fmt: skip


def _copy(room: Room, voice: PageVoice) -> Markup:
    return html(
        '<button type="button" data-act="copy-text" data-text="{}">{}</button>',
        escape(room.luck.hash), voice.phrase("luck-copy"),
    )  # fmt: skip


def _mixed(room: Room, voice: PageVoice) -> Markup:
    rows = list(_nonces(room, voice))
    if not rows:
        return NOTHING
    sealed = "-sealed" if any(room.gathering.seals) else ""
    title = f"luck-mixed{sealed}" if room.begun else "luck-seals"
    return html('<dt>{}</dt><dd><ul class="nonces">{}</ul></dd>', voice.phrase(title), join(rows))


def _nonces(room: Room, voice: PageVoice) -> Iterator[Markup]:
    """By seat what was sealed and mixed in; the page's program marks its own. Before the table is
    dealt nothing is told but seals."""
    nonces = room.nonces or ("",) * len(room.places)
    for seat, (place, nonce) in enumerate(zip(room.places, nonces, strict=True)):
        if not place.seal and not nonce:
            continue
        by_server = (nonce or place.nonce).startswith(BY_SERVER)
        yield html(
            '<li data-seat="{seat}" data-seal="{seal}" data-nonce="{nonce}">{sign} {name} {mixed}'
            ' <span class="small" data-own="{own}">{whose}</span>{sealed}</li>',
            seat=seat, seal=escape(place.seal), nonce=escape(nonce), sign=sign(Seat(seat)),
            name=escape(place.name), mixed=_shown(nonce, room.begun, voice),
            own=voice.phrase("luck-own"),
            whose=voice.phrase("luck-server") if by_server else NOTHING,
            sealed=_seal(place.seal, voice),
        )  # fmt: skip


def _shown(nonce: str, begun: bool, voice: PageVoice) -> Markup:
    if nonce:
        return html("<code>{}</code>", escape(nonce))
    return html('<b class="unopened">{}</b>', voice.phrase("luck-unopened")) if begun else NOTHING


def _seal(seal: str, voice: PageVoice) -> Markup:
    if not seal:
        return NOTHING
    return html(
        '<span class="seal">{} <code>{}</code></span>', voice.phrase("luck-seal"), escape(seal)
    )


def gathering_banner(room: Room, here: Sequence[Seat], voice: PageVoice) -> Markup:
    if room.listing.asks and not room.gathering.closed:
        return waiting_banner(room, here, voice)
    awaited = room.gathering.awaited
    if all(seat in here for seat in awaited):  # it will be a moment
        return html("<h2>{}</h2>", voice.phrase("dealing"))
    if not room.gathering.closed:
        title, told = voice.phrase("gathering"), voice.phrase("gathering-told")
    else:
        sealed = sum(map(bool, room.gathering.seals))
        title = voice.phrase("gathering-opens")
        told = voice.phrase(
            "gathering-opens-told", shown=sealed - len(awaited), all=sealed,
            who=voice.seats(awaited),
        )  # fmt: skip
    return html("<h2>{}</h2><p>{}</p>", title, told)


def gathering_panel(room: Room, here: Sequence[Seat], opener: bool, voice: PageVoice) -> Markup:
    """Who has sat down, who is awaited and invited, and the hash; nothing is dealt yet."""
    awaited = room.listing.awaited
    begin = _begin(room.gathering.closed, voice) if opener else NOTHING
    waits = room.listing.asks and not room.gathering.closed
    if all(seat in here for seat in awaited) and not waits:
        late = begin if room.gathering.closed else NOTHING  # for a browser that lost its nonce
        return html("{}{}", luck_panel(room, voice), late)
    rows = []
    for seat, place in enumerate(room.places):
        level = place.level.partition(":")[0]
        rows.append(
            html(
                '<li class="seat-{seat}" data-seat="{seat}" data-awaited="{waits}">{sign}'
                ' <b class="who">{name}</b> <span class="small">{told}</span>{acts}</li>',
                seat=seat, waits=escape(str(seat in awaited).lower()), sign=sign(Seat(seat)),
                acts=waiting_acts(room, Seat(seat), here, opener, voice),
                name=escape(place.name),
                told=voice.phrase(f"gathering-{_state(room, Seat(seat))}")
                if place.has_person
                else voice.phrase(f"kind-{place.kind}", level=level),
            )
        )  # fmt: skip
    return html(
        '{}<ol class="guests">{}</ol>{}{}<details><summary>{}</summary>{}</details>',
        waiting_panel(room, here, opener, voice), join(rows),
        invitations(room, here, opener, voice), begin, voice.phrase("luck"),
        luck_panel(room, voice),
    )  # fmt: skip


def _state(room: Room, seat: Seat) -> str:
    """What a person at a table that gathers has done."""
    gathering, place = room.gathering, room.places[seat]
    if room.listing.asks and not gathering.closed:
        if not place.holder:
            return "free"
        ready = room.listing.check is not None and seat not in gathering.awaited
        return "ready" if ready else "sits"
    if seat in gathering.awaited:
        return "closed" if gathering.closed else "awaited"
    if not place.holder:
        return "out"
    return "shown" if gathering.closed and place.nonce else "here"


def _begin(closed: bool, voice: PageVoice) -> Markup:
    """Not to wait any longer. Seals are opened in a moment, so what leaves some out comes late."""
    return html(
        '<div{}><p class="acts"><button type="button" data-act="begin"{}>{}</button></p>'
        '<p class="small">{}</p></div>',
        flag('class="late"', closed), flag("data-without", closed), voice.phrase("begin"),
        voice.phrase("begin-without-told" if closed else "begin-told"),
    )  # fmt: skip
