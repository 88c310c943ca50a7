"""How others come to a table: the address as a picture for a telephone, or why nobody can come."""

from __future__ import annotations

import io
from functools import lru_cache

import segno

from ragnatafl.table.web.markup import Markup, html
from ragnatafl.table.web.pages.shell import dialog
from ragnatafl.table.web.saying import PageVoice


@lru_cache(maxsize=256)
def invitation_picture(address: str) -> Markup:
    """A QR code of this address, to be looked at by a telephone."""
    drawn = io.BytesIO()
    segno.make_qr(address, error="m").save(
        drawn, kind="svg", scale=4, border=4, dark="#000", light="#fff", omitsize=True,
        xmldecl=False, nl=False,
    )  # fmt: skip
    return Markup(drawn.getvalue().decode())


def alone_note(voice: PageVoice) -> Markup:
    """For whoever would invite somebody to a machine that nobody else can reach."""
    return html(
        '<p class="alone" role="note">{} <code>ragnatafl serve --lan</code></p>',
        voice.live("only-here"),
    )


def invitation_dialog(voice: PageVoice, alone: bool) -> Markup:
    """The window that shows a link, as text and as a picture for those who can come."""
    picture = html(
        '<figure><img id="invite-picture" alt="{}" data-say-label="qr">'
        '<figcaption class="small">{}</figcaption></figure>',
        voice.phrase("qr"), voice.live("qr-how"),
    )  # fmt: skip
    body = html(
        '<p id="invite-how"></p>'
        '<input id="invite-link" readonly aria-labelledby="invite-title">'
        '<p class="acts"><button id="invite-copy" type="button" class="main">{}</button>'
        '<button id="invite-anew" type="button">{}</button></p>{}',
        voice.live("copy-link"), voice.live("invite-anew"), alone_note(voice) if alone else picture,
    )  # fmt: skip
    return dialog(voice, "invite", "invite", body)
