"""What the rules say of a told board: a battle drawn up where one looks, and the points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ragnatafl.drawing.chances import in_words
from ragnatafl.drawing.sight import Sight
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.beside import Scratch
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State, seats_of
from ragnatafl.kernel.views import view
from ragnatafl.table.telling.menus import Line, lines_of, rows_of
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.pages.pictures import drawn
from ragnatafl.table.web.saying import PageVoice

MOST_WAYS: Final = 12
"""So many answers are told."""


def reckoned(
    scratch: Scratch[Any], board: State, seat: Seat, at: str, voice: PageVoice
) -> Markup:  # fmt: skip
    """As pieces of a page; Any: of whatever game."""
    scene = scratch.drawn_up(board, seat, at)
    here = NOTHING if scene is None else _here(scene, seat, at, voice)
    return html("{}{}", here, _points(scratch, board, voice))


def _here(scene: State, seat: Seat, at: str, voice: PageVoice) -> Markup:
    """The scene as it is drawn at a table, the chances, and what answers would bring."""
    seen: State = view(scene, seat)
    chances, sight = seen.setup.game.mind.chances, Sight(seen, voice.code, voice.names)
    won = (
        (sign(one.seat), voice.seat(one.seat), in_words(sight, one.question, one.chance))
        for one in (() if chances is None else chances(seen))
    )
    ways = ((NOTHING, line.sentence, line.stakes) for line in _ways(scene, seen, at, voice))
    say = voice.language.say
    return html(
        '<section class="panel" aria-labelledby="here-title"><h2 id="here-title">{}</h2>'
        '<div class="scene">{}</div><ul class="ways">{}</ul><ul class="ways">{}</ul>{}</section>',
        escape(say("scratch-heading")), join(drawn(seen, voice)["fight"].values()),
        join(_told(*one) for one in won), join(_told(*one) for one in ways),
        _note("scratch-here", voice),
    )  # fmt: skip


def _ways(scene: State, seen: State, at: str, voice: PageVoice) -> list[Line]:
    """What the reader could answer: that which touches the place looked at, if anything does; what
    brings most points first."""
    asked = [decision for decision in seen.decisions if decision.seat == seen.viewer]
    lines = [line for one in asked for line in lines_of(rows_of(one, seen, voice))]
    lines = [one for one in lines if at in map(str, one.option.anchors())] or lines
    if not scene.pending:
        lines.sort(key=lambda line: -_lead(scene, seen.viewer, line.option))
    return lines[:MOST_WAYS]


def _lead(scene: State, seat: Seat, option: Option) -> int:
    """By how many points a seat would be ahead of the best of the others."""
    after = scene.clone()
    apply(after, option)
    points = after.setup.game.scores(after)
    return points[seat] - max(other for place, other in enumerate(points) if place != seat)


def _told(shape: Markup, what: str, says: str) -> Markup:
    return html("<li><span>{}{}</span> <b>{}</b></li>", shape, escape(what), escape(says))


def _points(scratch: Scratch[Any], board: State, voice: PageVoice) -> Markup:
    """What everybody has, what would come to it if the game were over now, and how it comes."""
    game, heard = board.setup.game, list[Event]()
    after = board.clone()
    after.events = heard
    after = scratch.ended(after)
    after.events = None
    seats, parts = seats_of(board), game.score_parts
    before, totals = game.scores(board), game.scores(after)
    rows = [(voice.line("scratch-so-far"), list(before))] if before != totals else []
    kinds: dict[str, list[int]] = {}
    if parts is not None:
        for seat in seats:
            was = dict(parts(board, seat)) if rows else {}
            for kind, points in parts(after, seat):
                kinds.setdefault(kind, []).append(points - was.get(kind, 0))
    rows += [(voice.part(kind), counts) for kind, counts in kinds.items() if any(counts)]
    heads = (
        html('<th scope="col">{}<span>{}</span></th>', sign(seat), escape(voice.seat(seat)))
        for seat in seats
    )
    return html(
        '<section class="panel points" aria-labelledby="points-title">'
        '<h2 id="points-title">{title}</h2><div class="wide"><table>'
        "<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>"
        '<tfoot><tr><th scope="row">{total}</th>{totals}</tr></tfoot></table></div>'
        "{note}<details><summary>{how}</summary><ul>{lines}</ul></details></section>",
        title=voice.phrase("scratch-points"), heads=join(heads),
        rows=join(_row(name, counts) for name, counts in rows), total=voice.phrase("points"),
        totals=join(html("<td><b>{}</b></td>", count) for count in totals),
        note=_note("scratch-points", voice), how=voice.phrase("scratch-counted"),
        lines=join(html("<li>{}</li>", escape(line)) for line in _counted(after, heard, voice)),
    )  # fmt: skip


def _counted(after: State, heard: list[Event], voice: PageVoice) -> Iterator[str]:
    """What was told on the way, and place by place where the points come from."""
    yield from map(voice.event, heard)
    sources = after.setup.game.score_sources
    if sources is not None:
        for seat in seats_of(after):
            for kind, points, places in sources(after, seat):
                where = ", ".join(map(voice.place, places))
                yield f"{voice.seat(seat)}, {voice.part(kind)}: {points} ({where})"


def _row(name: str, counts: list[int]) -> Markup:
    cells = join(html("<td>{}</td>", count) for count in counts)
    return html('<tr><th scope="row">{}</th>{}</tr>', escape(name), cells)


def _note(key: str, voice: PageVoice) -> Markup:
    """How the game means it, if it says that."""
    if not voice.language.has(key):
        return NOTHING
    return html('<p class="small">{}</p>', escape(voice.language.say(key)))
