"""The log of a seat's page: turns that fold, under ages and rounds; sent in chunks.

A chapter is made once, when nothing more comes to it; only the last chunk is sent anew. Of turns
long past a page has the headings, and asks for their lines when one of them is opened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ragnatafl.kernel.events import Event
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY, SPECTATOR, Seat
from ragnatafl.table.telling.log import Chapter, Line, chapter
from ragnatafl.table.telling.tales import Tale
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.analysis import Turning, turning_points
from ragnatafl.table.web.pages.fragments import event_anchors, rule_button
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.pages.naming import named
from ragnatafl.table.web.pages.story import told_at
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at

LINES_A_CHUNK: Final = 24
WHOLE: Final = 6
"""So many chunks, the last ones, are sent with all their lines."""


@dataclass(slots=True)
class Made:
    """A chapter as it was made."""

    tale: Tale
    last: Event
    """Its last event; after something was taken back it is no longer there."""
    era: str
    """The age or round it lies in."""
    lines: int
    markup: Markup
    brief: Markup
    """Its heading alone."""


@dataclass(slots=True)
class Log:
    """What was made of a log for one seat in one language; grows with the events."""

    names: tuple[str, ...] = ()
    turning: tuple[Turning, ...] = ()
    chapters: list[Made] = field(default_factory=list)

    def tell(
        self, match: Match[Any], told: Sequence[Tale], eyes: Seat, voice: PageVoice,
        turning: tuple[Turning, ...] = (),
    ) -> None:  # fmt: skip
        """Make the chapters that are new; all of them, if somebody has another name now, or the
        turning points are known."""
        if (self.names, self.turning) != (match.names, turning):
            self.names, self.turning, self.chapters = match.names, turning, []
        kept = 0
        for made, tale in zip(self.chapters, told, strict=False):
            if made.tale != tale or made.last is not match.events[tale.end - 1]:
                break
            kept += 1
        del self.chapters[kept:]
        for tale in told[kept:]:
            era = self.chapters[-1].era if self.chapters else ""
            one = chapter(match, tale, eyes, voice)
            shown = one.era if one.era != era else ""
            here = [point for point in turning if tale.first <= point.first < tale.end]
            lines = html("<ol>{}</ol>", join(_lines(one, voice, here)))
            made = Made(
                tale, match.events[tale.end - 1], one.era or era, len(one.lines),
                _turn(one, shown, lines, here), _turn(one, shown, NOTHING, here),
            )  # fmt: skip
            self.chapters.append(made)

    def chunks(self) -> list[list[Made]]:
        """The log in pieces of whole chapters, so that only its end is sent anew."""
        pieces: list[list[Made]] = [[]]
        for made in self.chapters:
            if sum(1 + one.lines for one in pieces[-1]) >= LINES_A_CHUNK:
                pieces.append([])
            pieces[-1].append(made)
        return pieces


def log_at(room: Room, eyes: Seat, voice: PageVoice) -> Log:
    """The log as this seat may know it."""
    log: Log = room.memory.lasting(("log", eyes, voice.code), Log)
    log.tell(room.match, told_at(room), eyes, voice, turning_points(room, voice))
    return log


def log_parts(room: Room, eyes: Seat, voice: PageVoice, whole: int = WHOLE) -> dict[str, Markup]:
    """It in chunks by name, the last ones with their lines; `log.3b` is brief."""
    chunks = log_at(room, eyes, voice).chunks()
    brief = len(chunks) - whole
    return {
        f"log.{number}b" if number < brief else f"log.{number}": join(
            made.brief if number < brief else made.markup for made in chunk
        )
        for number, chunk in enumerate(chunks)
    }


def turn_lines(room: Room, seat: Seat, first: int, code: str) -> Markup:
    """The turn that begins with this event, with its lines; nothing, if none does."""
    eyes = seat if len(room.seating.seats_here(seat)) == 1 else SPECTATOR
    chapters = log_at(room, eyes, voice_at(room, code)).chapters
    return next((made.markup for made in chapters if made.tale.first == first), NOTHING)


def _turn(one: Chapter, era: str, lines: Markup, turning: Sequence[Turning]) -> Markup:
    """A turn that folds; above the first of an age or round, which it is."""
    tale = one.tale
    above = html('<h3 class="era">{}</h3>', escape(era)) if era else NOTHING
    concerned = dict.fromkeys(seat for line in one.lines for seat in line.concerned)
    return html(
        '{above}<details class="turn" id="turn:{first}" data-seats="{seats}"{brief}>'
        "<summary>{sign}{title}{marks}</summary>{lines}</details>",
        marks=join(html(" {}", point.mark) for point in turning),
        above=above, first=tale.first, seats=escape(" ".join(map(str, concerned))),
        brief=flag("data-brief", not lines), title=escape(one.title), lines=lines,
        sign=sign(tale.seat) if tale.seat != NOBODY else NOTHING,
    )  # fmt: skip


def _lines(one: Chapter, voice: PageVoice, turning: Sequence[Turning]) -> Iterator[Markup]:
    """Line by line; those of a battle stand in a list of their own under its heading."""
    scene: list[Line] = []
    marks: dict[int, Markup] = {}
    for point in turning:
        told = (line.first for line in one.lines if point.first <= line.first < point.end)
        marks[next(told, NOBODY)] = point.mark
    for line in one.lines:
        if scene and (line.opens or not line.scene):
            yield _scene(one, scene, voice, marks)
            scene = []
        if line.scene:
            scene.append(line)
        else:
            yield line_markup(one, line, voice, marks.get(line.first, NOTHING))
    if scene:
        yield _scene(one, scene, voice, marks)


def _scene(
    one: Chapter, lines: Sequence[Line], voice: PageVoice, marks: Mapping[int, Markup]
) -> Markup:
    told = (line_markup(one, line, voice, marks.get(line.first, NOTHING)) for line in lines)
    return html('<li class="scene"><h4>{}</h4><ol>{}</ol></li>', escape(lines[0].scene), join(told))


def line_markup(one: Chapter, line: Line, voice: PageVoice, mark: Markup = NOTHING) -> Markup:
    if mark or len(line.events) > 1:
        return _line(one, line, voice, mark)
    return voice.once("log", line.events[0], lambda _: _line(one, line, voice))


def _line(one: Chapter, line: Line, voice: PageVoice, mark: Markup = NOTHING) -> Markup:
    """One change, as far as its reader may know it: what it touches lights up, its rule can be
    read. It has the signs of those whose turn it is not."""
    last, others = line.events[-1], [seat for seat in line.seats if seat != one.tale.seat]
    anchors = dict.fromkeys(anchor for event in line.events for anchor in event_anchors(event))
    return html(
        '<li data-event="{first}" data-seats="{seats}">{mark}{signs}'
        '<button class="line" data-anchors="{anchors}">{text}</button>{rule}</li>',
        first=line.first, seats=escape(" ".join(map(str, line.concerned))),
        mark=mark, signs=join(map(sign, others)), anchors=escape(" ".join(anchors)),
        rule=rule_button(last.rule, voice, "§"),
        text=named(line.text, last.all_facts().items(), voice),
    )  # fmt: skip


def filters(room: Room, voice: PageVoice) -> Markup:
    """By whom lines may be picked out: a button a seat, with its sign."""
    return join(
        html(
            '<button type="button" class="chip" data-filter="{seat}" aria-pressed="false"'
            ' aria-label="{name}" title="{name}">{sign}</button>',
            seat=seat, sign=sign(seat), name=escape(voice.seat(Seat(seat))),
        )
        for seat in range(len(room.places))
    )  # fmt: skip


def log_panel(voice: PageVoice, more: Markup = NOTHING) -> Markup:
    """The frame of the log: its filters, its lines, and a way to those that are new."""
    return html(
        '<section id="log-panel" class="panel" aria-labelledby="log-title">'
        '<div class="row"><h2 id="log-title">{title}</h2>'
        '<div id="log-filters" role="group" data-say-label="log-filter" aria-label="{filter}">'
        '</div></div><div id="log" tabindex="-1"></div>'
        '<button id="log-new" type="button" hidden>{new}</button>{more}</section>',
        title=voice.live("log"), filter=voice.phrase("log-filter"), new=voice.live("log-new"),
        more=more,
    )  # fmt: skip
