"""From one page of the club to the others."""

from __future__ import annotations

from typing import Final

from ragnatafl.table.web.markup import Markup, escape, flag, html, join
from ragnatafl.table.web.saying import PageVoice

PAGES: Final = (
    ("/lobby", "lobby"),
    ("/club", "club"),
    ("/tournaments", "club-tournaments"),
    ("/ratings", "club-ratings"),
    ("/me", "me-title"),
)
"""Addresses, and the words for them."""


def club_nav(voice: PageVoice, here: str = "") -> Markup:
    """The pages of the club, with the one that is open marked."""
    links = (
        html(
            '<a class="button" href="{}"{}>{}</a>',
            escape(path), flag('aria-current="page"', path == here), voice.phrase(key),
        )
        for path, key in PAGES
    )  # fmt: skip
    return html(
        '<nav class="club acts" aria-label="{}">{}</nav>', voice.phrase("club-pages"), join(links)
    )
