"""The ways to the pages of the club."""

from __future__ import annotations

from typing import Final

from ragnatafl.table.web.markup import Markup, escape, html, join
from ragnatafl.table.web.saying import PageVoice

PAGES: Final = (("/me", "me-title"),)
"""Where a page is, and what it is called."""


def club_links(voice: PageVoice) -> Markup:
    ways = (
        html('<a class="button" href="{}">{}</a>', escape(to), voice.phrase(key))
        for to, key in PAGES
    )
    return html('<nav class="club acts" aria-label="{}">{}</nav>', voice.phrase("club"), join(ways))
