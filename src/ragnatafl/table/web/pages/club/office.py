"""Talk as the owner of a server sees it: what was reported, and what was said in a place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ragnatafl.table.storage import Store
from ragnatafl.table.storage.talk import (
    CLUB,
    REPORTS,
    Said,
    Talk,
    onlookers_place,
    players_place,
    removed_in,
)
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.club.talk import line_told
from ragnatafl.table.web.saying import PageVoice

LAST_REPORTS: Final = 20
LAST_LINES: Final = 100
LONGEST_PLACE: Final = 60


@dataclass(frozen=True)
class TalkSeen:
    """What is shown of it."""

    reports: tuple[Said, ...] = ()
    place: str = ""
    lines: tuple[Said, ...] = ()


def talk_seen(store: Store, place: str) -> TalkSeen:
    """The last reports, and the last lines of a place if one is named."""
    talk, lines = Talk(store), []
    places = (place,) if place == CLUB else (players_place(place), onlookers_place(place))
    for one in places if place else ():
        found = talk.last(one, LAST_LINES)
        gone = removed_in(found)
        kept = (line for line in found if line.kind in ("text", "phrase"))
        lines += [line for line in kept if line.number not in gone]
    lines.sort(key=lambda line: line.at)
    return TalkSeen(tuple(talk.last(REPORTS, LAST_REPORTS)), place, tuple(lines))


def talk_section(voice: PageVoice, seen: TalkSeen) -> Markup:
    reports = join(_report(voice, report) for report in reversed(seen.reports))
    lines = join(
        html("<li>{}{}</li>", line_told(line, voice), _unsay(voice, line.place, line.number))
        for line in seen.lines
    )
    return html(
        '<h3>{}</h3><ul class="reports">{}</ul>'
        '<form method="get" action="/admin" class="row"><label class="wide">{}'
        ' <input name="talk" maxlength="{}" value="{}"></label><button>{}</button></form>'
        '<ul class="talk-log">{}</ul>',
        voice.phrase("admin-reports", count=len(seen.reports)), reports,
        voice.phrase("admin-place"), LONGEST_PLACE, escape(seen.place),
        voice.phrase("admin-read-talk"), lines,
    )  # fmt: skip


def _report(voice: PageVoice, report: Said) -> Markup:
    """A line that somebody reports, with what was said before it."""
    data = report.data
    context = [
        Said(data["where"], line["number"], line["at"], line["person"], "text", line)
        for line in data["context"]
    ]
    whose = context[-1].data.get("name", "") if context else ""
    told = voice.phrase(
        "admin-reported", by=data["by"] or voice.line("talk-stranger"),
        who=whose or voice.line("talk-stranger"),
    )  # fmt: skip
    why = html(" <i>{}</i>", escape(data["why"])) if data["why"] else NOTHING
    lines = join(html("<li>{}</li>", line_told(line, voice)) for line in context)
    return html(
        '<li><details><summary>{}{}</summary><ul class="talk-log">{}</ul>{}</details></li>',
        told, why, lines, _unsay(voice, data["where"], data["line"]),
    )  # fmt: skip


def _unsay(voice: PageVoice, place: str, number: int) -> Markup:
    return html(
        '<form method="post" action="/admin" class="row">'
        '<input type="hidden" name="deed" value="unsay">'
        '<input type="hidden" name="place" value="{}">'
        '<input type="hidden" name="number" value="{}"><button>{}</button></form>',
        escape(place), number, voice.phrase("admin-unsay"),
    )  # fmt: skip
