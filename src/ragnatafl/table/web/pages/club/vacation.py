"""The page of one's vacation; no program runs there."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from ragnatafl.table.club.vacations import MOST_DAYS, Vacation, days_used
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.club.nav import club_nav
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.saying import PageVoice


def vacation_page(known: Sequence[Vacation], today: date, code: str, fault: str = "") -> Markup:
    voice = PageVoice(code)
    tomorrow = escape((today + timedelta(days=1)).isoformat())
    years = sorted({today.year, *(one.last.year for one in known if one.last >= today)})
    body = html(
        '{top}<main class="text">{nav}<h1>{title}</h1><p>{about}</p>{fault}{spans}{used}'
        '<form method="post" action="/me/vacation" class="panel"><p class="row">'
        '<label>{first} <input type="date" name="first" required min="{tomorrow}"></label>'
        '<label>{last} <input type="date" name="last" required min="{tomorrow}"></label>'
        '<button class="main">{add}</button></p></form></main>',
        top=top_bar(voice), nav=club_nav(voice, "/me"), title=voice.phrase("vacation"),
        about=voice.phrase("vacation-about", most=MOST_DAYS),
        fault=html('<p role="alert" class="fault">{}</p>', escape(fault)) if fault else NOTHING,
        spans=_spans(known, today, voice), tomorrow=tomorrow,
        used=join(
            html("<p>{}</p>", voice.phrase(
                "vacation-used", year=str(year), count=days_used(known, year), most=MOST_DAYS
            ))
            for year in years
        ),
        first=voice.phrase("vacation-first"), last=voice.phrase("vacation-last"),
        add=voice.phrase("vacation-add"),
    )  # fmt: skip
    return document(voice, f"{voice.line('vacation')} · Ragnatafl", body, "text.js")


def _spans(known: Sequence[Vacation], today: date, voice: PageVoice) -> Markup:
    """Those that are not over yet."""
    rows = (_row(one, today, voice) for one in known if one.last >= today)
    shown = join(rows)
    if not shown:
        return html("<p>{}</p>", voice.phrase("vacation-none"))
    return html('<ul class="vacations">{}</ul>', shown)


def _row(one: Vacation, today: date, voice: PageVoice) -> Markup:
    first, last = one.first.isoformat(), one.last.isoformat()
    span = voice.phrase("vacation-span", first=first, last=last)
    key = "vacation-end" if one.first <= today else "vacation-remove"
    ends = one.first <= today == one.last  # nothing is left to end
    button = html(
        '<form method="post" action="/me/vacation"><input type="hidden" name="first" value="{}">'
        '<button name="remove" value="yes" aria-label="{}: {}">{}</button></form>',
        escape(first), voice.phrase(key), span, voice.phrase(key),
    )  # fmt: skip
    return html('<li class="row"><span>{}</span>{}</li>', span, NOTHING if ends else button)
