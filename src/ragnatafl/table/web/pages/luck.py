"""What anybody may know of a table's luck, how it can be checked; and the page before it is dealt.

The browser's program keeps the first hash it was shown and what it mixed in itself, and compares.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.luck import BY_SERVER
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.pages.players import invitations
from ragnatafl.table.web.pages.shell import dialog
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

UNTOLD: Final = ("told", "plain")
"""Luck of which there is nothing to tell."""


def luck_panel(room: Room, voice: PageVoice) -> Markup:
    """Hash and nonces from the first moment, the secret when the game is over."""
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
        '<div class="luck" data-hash="{hash}" data-dealt="{dealt}" data-file="{file}">'
        '<h3>{title}</h3><p class="small">{told}</p>'
        '<p class="bad" id="luck-warning" hidden></p><dl>{shown}{mixed}{secret}</dl></div>',
        hash=escape(room.luck.hash), dealt=escape(str(room.begun).lower()),
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
    return html(
        '<dt>{}</dt><dd><ul class="nonces">{}</ul></dd>', voice.phrase("luck-mixed"), join(rows)
    )


def _nonces(room: Room, voice: PageVoice) -> Iterator[Markup]:
    """By seat what was mixed in; the page's program marks its own."""
    for seat, nonce in enumerate(room.nonces):
        if nonce:
            whose = voice.phrase("luck-server") if nonce.startswith(BY_SERVER) else NOTHING
            yield html(
                '<li>{} {} <code data-nonce="{nonce}">{nonce}</code>'
                ' <span class="small" data-own="{}">{}</span></li>',
                sign(Seat(seat)), escape(room.places[seat].name), voice.phrase("luck-own"), whose,
                nonce=escape(nonce),
            )  # fmt: skip


def gathering_banner(room: Room, here: Sequence[Seat], voice: PageVoice) -> Markup:
    if all(seat in here for seat in room.gathering.awaited):  # it will be a moment
        return html("<h2>{}</h2>", voice.phrase("dealing"))
    title, told = voice.phrase("gathering"), voice.phrase("gathering-told")
    return html("<h2>{}</h2><p>{}</p>", title, told)


def gathering_panel(room: Room, here: Sequence[Seat], opener: bool, voice: PageVoice) -> Markup:
    """Who has sat down, who is awaited and invited, and the hash; nothing is dealt yet."""
    awaited = room.gathering.awaited
    if all(seat in here for seat in awaited):
        return luck_panel(room, voice)
    rows = []
    for seat, place in enumerate(room.places):
        level = place.level.partition(":")[0]
        told = "awaited" if seat in awaited else "here"
        rows.append(
            html(
                '<li class="seat-{seat}" data-seat="{seat}" data-awaited="{waits}">{sign}'
                ' <b class="who">{name}</b> <span class="small">{told}</span></li>',
                seat=seat, waits=escape(str(seat in awaited).lower()), sign=sign(Seat(seat)),
                name=escape(place.name),
                told=voice.phrase(f"gathering-{told}")
                if place.has_person
                else voice.phrase(f"kind-{place.kind}", level=level),
            )
        )  # fmt: skip
    begin = NOTHING
    if opener:
        begin = html(
            '<p class="acts"><button type="button" data-act="begin">{}</button></p>'
            '<p class="small">{}</p>',
            voice.phrase("begin"), voice.phrase("begin-told"),
        )  # fmt: skip
    return html(
        '<ol class="guests">{}</ol>{}{}<details><summary>{}</summary>{}</details>', join(rows),
        invitations(room, here, opener, voice), begin, voice.phrase("luck"),
        luck_panel(room, voice),
    )  # fmt: skip
