"""A game looked back upon, as a page: asked for, under way, and what was found.

`report` is what `ragnatafl analyse` writes into a file of its own, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypedDict

from ragnatafl.bots.analysis import Analysis
from ragnatafl.bots.worth import can_judge
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.match import Line
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling import analysis as telling
from ragnatafl.table.telling.analysis import Told
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.chart import Mark, chart, thinned
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.refusals import AnalysisWhenOver
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at

COLUMNS: Final = ("who", "start", "luck", "lost", "end")
TURNING: Final = Markup('<span class="turning" aria-hidden="true">◆</span>')
"""Marks a turning point, wherever it is shown."""

State = Literal["none", "going", "stopped", "failed", "done"]


class Shown(TypedDict):
    """What changes on the page while it is open."""

    state: State
    progress: Markup
    report: Markup


Href = Callable[[int], str]
"""Where a choice, told by its number, can be seen."""


# What was found


def report(
    found: Analysis,
    lines: Sequence[Line],
    voice: Voice,
    drawn: Markup,
    mark: Callable[[int], Markup],
    href: Href | None = None,
) -> Markup:
    """All of it: the chart, a line a seat, turning points, what was missed, every decision."""
    everyone = range(len(found.dealt))
    heads = (
        html('<th scope="col">{}</th>', escape(voice.say(f"analysis-{key}"))) for key in COLUMNS
    )
    rows = (
        html(
            '<tr><th scope="row">{}{}</th><td>{} %</td><td>{}</td><td>{}</td><td>{} %</td></tr>',
            mark(seat), escape(f"\u00a0{row.who}"), row.start, escape(f"{row.luck:+d}"),
            escape(telling.tenths(row.given_away, voice)), row.end,
        )
        for seat, row in enumerate(telling.rows(found, voice))
    )  # fmt: skip
    chapters = (
        html("<h2>{}</h2>{}", escape(voice.say(f"analysis-{key}")), _list(told, voice, href))
        for key, told in (
            ("turning-points", telling.turns(found, lines, voice)),
            ("missed", telling.missed(found, lines, voice)),
        )
    )
    seats = (
        _decisions(seat, telling.decisions(found, seat, voice), voice, mark, href)
        for seat in everyone
    )
    return html(
        "<figure>{drawn}</figure><table><thead><tr>{heads}</tr></thead>"
        "<tbody>{rows}</tbody></table>"
        "<p>{explained}</p>{chapters}<h2>{decisions}</h2>{seats}",
        drawn=drawn, heads=join(heads), rows=join(rows),
        explained=escape(voice.say("analysis-explained")), chapters=join(chapters),
        decisions=escape(voice.say("analysis-decisions")), seats=join(seats),
    )  # fmt: skip


def _decisions(
    seat: int, told: Sequence[Told], voice: Voice, mark: Callable[[int], Markup], href: Href | None
) -> Markup:
    """Those of a seat, folded: they are many."""
    if not told:
        return NOTHING
    title = voice.say("analysis-decisions-of", who=voice.seat(Seat(seat)), count=len(told))
    return html(
        "<details><summary>{} {}</summary>{}</details>",
        mark(seat), escape(title), _list(told, voice, href),
    )  # fmt: skip


def _list(told: Sequence[Told], voice: Voice, href: Href | None) -> Markup:
    if not told:
        return html("<p>{}</p>", escape(voice.say("analysis-nothing")))
    return html("<ul>{}</ul>", join(_item(one, voice, href) for one in told))


def _item(told: Told, voice: Voice, href: Href | None) -> Markup:
    heading = escape(told.heading)
    if href is not None:
        heading = html('<a href="{}">{}</a>', escape(href(told.number)), heading)
    return html("<li>{}{}{}</li>", turning_mark(told, voice), heading, _lines(told))


def turning_mark(told: Told, voice: Voice) -> Markup:
    """By its sign and in words."""
    if not told.turning:
        return NOTHING
    words = escape(voice.say("analysis-mark", number=told.turning))
    return html("{}<b>{}</b> ", TURNING, words)


def _lines(told: Told) -> Markup:
    return join(html("<small>{}</small>", escape(line)) for line in told.lines)


# At a table


def replay_at(room: Room) -> Href:
    """The replay, right after a choice."""
    return lambda number: f"/t/{room.name}/replay?at={number + 1}"


class Turning(NamedTuple):
    """A turning point of a game that was analysed, as log, charts and replay mark it."""

    place: int
    """The first is 1."""
    at: int
    """After so many choices it is seen."""
    first: int
    """The first event that was told of it;"""
    end: int
    """and behind the last."""
    title: str

    @property
    def mark(self) -> Markup:
        """Among other lines."""
        return html('<span class="turning" title="{}">◆ {}</span>', escape(self.title), self.place)


def turning_points(room: Room, voice: PageVoice) -> tuple[Turning, ...]:
    """Nothing before the game is over and analysed."""
    found = room.analysed()
    if found is None:
        return ()

    def make() -> tuple[Turning, ...]:
        match = room.match
        heard = [*(line.heard for line in match.lines), len(match.events)]
        return tuple(
            Turning(
                told.turning, told.number + 1, heard[told.number], heard[told.number + 1],
                f"{voice.say('analysis-mark', number=told.turning)}: {told.heading}",
            )
            for told in telling.turns(found, match.lines, voice)
        )  # fmt: skip

    made: tuple[Turning, ...] = room.memory.until_change(("turning", voice.code), make)
    return made


def marks(room: Room, voice: PageVoice) -> list[Mark]:
    """The same as a chart shows them."""
    steps, href = max(1, len(room.match.lines)), replay_at(room)
    return [
        Mark(point.at / steps, point.title, href(point.at - 1))
        for point in turning_points(room, voice)
    ]


def state_of(room: Room) -> State:
    known = room.analysis
    if known.is_whole(room.match.lines):
        return "done"
    if known.goes_on:
        return "going"
    if known.failed:
        return "failed"
    return "stopped" if known.kept else "none"


def analysis_button(room: Room, voice: PageVoice) -> Markup:
    """The way there; who has not had it analysed yet and may, begins by that."""
    if not can_judge(room.match.game):
        return NOTHING
    state = state_of(room)
    key = "analyse" if state in ("none", "stopped", "failed") else "analysis"
    return html(
        '<a class="button" id="analysis" href="/t/{}/analysis{}">{}</a>',
        escape(room.name), Markup("#now") if state == "none" else NOTHING, voice.phrase(key),
    )  # fmt: skip


def analysis_page(room: Room, holder: str, may: bool, code: str, fault: str = "") -> Markup:
    """`may`: this browser may have it analysed."""
    voice = voice_at(room, code)
    parts = analysis_parts(room, holder, may, code)
    body = html(
        '{top}<main class="text analysis" id="analysed" data-room="{room}" data-state="{state}"'
        ' data-done="{done}">'
        '<h1>{title}</h1><p class="acts"><a class="button" href="/t/{room}/replay">{replay}</a>'
        '<a class="button" href="/t/{room}">{back}</a></p>{fault}'
        '<section id="progress">{progress}</section>'
        '<section id="report">{report}</section></main><div id="toasts" role="status"></div>',
        top=top_bar(voice), room=escape(room.name), state=escape(parts["state"]),
        title=escape(voice.say("analysis-title", game=voice.title())),
        replay=voice.phrase("replay"), back=voice.phrase("to-table"),
        done=voice.phrase("analysis-done"),
        fault=html('<p class="bad" role="alert">{}</p>', escape(fault)) if fault else NOTHING,
        progress=parts["progress"], report=parts["report"],
    )  # fmt: skip
    return document(voice, voice.line("analysis"), body, "analysis.js")


def analysis_parts(room: Room, holder: str, may: bool, code: str) -> Shown:
    """What changes on that page while it is open. Before the end it would tell secrets."""
    if not room.over:
        raise Illegal(AnalysisWhenOver())
    voice, found = voice_at(room, code), room.analysed()
    return {
        "state": state_of(room),
        "progress": _progress(room, holder, may, voice),
        "report": _report(room, found, voice) if found is not None else NOTHING,
    }


def _report(room: Room, found: Analysis, voice: PageVoice) -> Markup:
    def make() -> Markup:
        percent = [[100 * part for part in parts] for parts in thinned(found.course)]
        title = voice.say("analysis-chart")
        drawn = chart(percent, voice.names, title, "%", 100, marks(room, voice))
        return report(found, room.match.lines, voice, drawn, sign, replay_at(room))

    made: Markup = room.memory.until_change(("report", voice.code), make)
    return made


def _progress(room: Room, holder: str, may: bool, voice: PageVoice) -> Markup:
    """How far it is, and what one may do about it."""
    state, of = state_of(room), len(room.match.lines)
    done = max(0, room.analysis.next)
    if state == "done":
        return NOTHING
    if state == "going":
        mine = bool(holder) and holder == room.analysis.by
        return html(
            '<p><label for="so-far">{told}</label></p>'
            '<progress id="so-far" max="{of}" value="{done}"></progress>{stop}',
            told=voice.phrase("analysis-going", done=done, of=of), done=done, of=of,
            stop=_form(room, "stop", "analysis-stop", voice) if mine else NOTHING,
        )  # fmt: skip
    told = voice.phrase(f"analysis-{state}", done=done, of=of)
    if not may:
        return html("<p>{}</p><p>{}</p>", told, voice.phrase("analysis-seats"))
    start = _form(room, "start", "analyse" if state == "none" else "analyse-on", voice)
    return html("<p>{}</p>{}", told, start)


def _form(room: Room, act: str, key: str, voice: PageVoice) -> Markup:
    return html(
        '<form method="post" action="/t/{room}/analysis">'
        '<button class="main" name="act" value="{act}">{key}</button></form>',
        room=escape(room.name), act=escape(act), key=voice.phrase(key),
    )  # fmt: skip
