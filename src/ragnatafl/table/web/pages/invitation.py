"""How others come to a table: the address as a picture for a telephone, or why nobody can come."""

from __future__ import annotations

from functools import lru_cache

import segno

from ragnatafl.table.web.markup import Markup, html
from ragnatafl.table.web.saying import PageVoice


@lru_cache(maxsize=256)
def invitation_picture(address: str) -> Markup:
    """A QR code of this address, to be looked at by a telephone."""
    code = segno.make_qr(address, error="m")
    drawn = code.svg_inline(scale=4, border=4, dark="#000", light="#fff", omitsize=True)
    return Markup(drawn)


def alone_note(voice: PageVoice) -> Markup:
    """For whoever would invite somebody to a machine that nobody else can reach."""
    return html(
        '<p class="alone" role="note">{} <code>ragnatafl serve --lan</code></p>',
        voice.phrase("only-here"),
    )
