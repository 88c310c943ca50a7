"""What pages of the club have alike: the way between them, players, numbers in tables."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

from ragnatafl.bots import bot_levels
from ragnatafl.table.club.outcomes import AUTOMA, BOT
from ragnatafl.table.web.holders import mark_of
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.club.nav import club_nav
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.saying import PageVoice

Names = Mapping[str, str]
"""By id what people are called now."""


def figures_page(
    voice: PageVoice, title: str, body: Markup, here: str, fault: str = "", script: str = "text.js"
) -> Markup:
    """A page of the club, with the way to the others."""
    told = html('<p id="fault" role="alert">{}</p>', escape(fault)) if fault else NOTHING
    whole = html(
        '{}<main class="home club">{}<h1>{}</h1>{}{}</main>',
        top_bar(voice), club_nav(voice, f"/{here}"), escape(title), told, body,
    )  # fmt: skip
    return document(voice, title, whole, script)


def player_name(player: str, voice: PageVoice, names: Names, then: str = "") -> str:
    """What a player is called: a person by the name of now, or else of `then`."""
    if player == AUTOMA:
        return voice.say("automa")
    if player.startswith(BOT):
        level = player.removeprefix(BOT)
        return voice.line("club-bot", level=level) if level in bot_levels() else level
    return names.get(player, "") or then or voice.line("club-somebody")


def player_link(player: str, voice: PageVoice, names: Names, then: str = "") -> Markup:
    """The same, with the way to their page if they are a person."""
    name = escape(player_name(player, voice, names, then))
    if not player or player == AUTOMA or player.startswith(BOT):
        return name
    return html('<a href="/people/{}">{}</a>', escape(mark_of(player)), name)


def table_of(heads: Sequence[str], rows: Iterable[Sequence[Markup]], name: str = "") -> Markup:
    """A table that scrolls within itself where it is too wide; numbers stand at the right."""
    head = join(html('<th scope="col">{}</th>', escape(one)) for one in heads)
    body = join(
        html("<tr>{}</tr>", join(html("<td>{}</td>", cell) for cell in row)) for row in rows
    )
    return html(
        '<div class="scroll" tabindex="0" role="region" aria-label="{}"><table class="figures">'
        "<thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>",
        escape(name or heads[0]), head, body,
    )  # fmt: skip


def day(at: float) -> str:
    """A day as everybody reads it, by the clock of Greenwich.

    >>> day(1_763_424_000.0)
    '2025-11-18'
    """
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def number(value: float) -> Markup:
    """Without a comma where there is nothing behind it.

    >>> number(2.0), number(1.5), number(1 / 3)
    ('2', '1.5', '0.33')
    """
    shown = f"{value:.0f}" if math.isclose(value, round(value)) else f"{value:.2f}".rstrip("0")
    return escape(shown)
