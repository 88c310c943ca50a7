"""The end of a game: where the points came from, how they grew, how the chances swung."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.kernel.seats import NOBODY, SPECTATOR, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.analysis import analysis_button, marks
from ragnatafl.table.web.pages.chart import chart, thinned
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice


def end_panel(room: Room, own_seat: Seat, voice: PageVoice) -> Markup:
    """The result, and what to do next."""
    made: tuple[Markup, Markup] = room.memory.until_change(
        ("end", voice.code), lambda: (_points(room, voice), _courses(room, voice))
    )
    points, courses = made
    again = NOTHING
    if room.rematch:
        again = html(
            '<a class="button main" id="rematch" href="/t/{}">{}</a>',
            escape(room.rematch), voice.phrase("rematch-go"),
        )  # fmt: skip
    elif own_seat >= 0:
        again = html(
            '<button class="main" id="rematch" data-act="rematch">{}</button>',
            voice.phrase("rematch"),
        )
    return html(
        '<h2>{result}</h2>{points}<p class="acts">{again}'
        '<a class="button" id="replay" href="/t/{room}/replay">{replay}</a>{analysis}'
        '<a class="button" id="record" href="/t/{room}/record" download>{record}</a>{luck}</p>'
        "{courses}",
        result=voice.phrase("result"), points=points, courses=courses, again=again,
        room=escape(room.name),
        analysis=analysis_button(room, voice),
        replay=voice.phrase("replay"), record=voice.phrase("record"),
        luck=_luck(room, voice),
    )  # fmt: skip


def _luck(room: Room, voice: PageVoice) -> Markup:
    """The secret is open now: everybody may look whether it fits."""
    if not room.luck.hash:
        return NOTHING
    return html(
        '<button type="button" id="check" data-act="luck">{}</button>', voice.phrase("luck-look")
    )


def _points(room: Room, voice: PageVoice) -> Markup:
    seen: State = room.match.view(SPECTATOR)
    return score_table(seen, winners_first(room), voice)


def _courses(room: Room, voice: PageVoice) -> Markup:
    """How the points grew, and how chances swung, if the game says what a table is worth."""
    names, course = voice.names, room.course
    points = chart(thinned(course.points), names, voice.line("course"))
    shown = [(points, voice.phrase("course"))]
    if course.chances:
        found = room.analysed()
        chances = course.chances if found is None else found.course  # as they were judged then
        percent = [[100 * part for part in parts] for parts in thinned(chances)]
        drawn = chart(percent, names, voice.line("chances"), "%", 100, marks(room, voice))
        shown.append((drawn, voice.phrase("chances-how")))
    figures = (
        html("<figure>{}<figcaption>{}</figcaption></figure>", picture, caption)
        for picture, caption in shown
    )
    return html('<div class="courses">{}</div>', join(figures))


def winners_first(room: Room) -> list[Seat]:
    """All seats, who won before who did not, then by points."""
    points, winners = room.match.scores, room.match.state.winners
    if room.winner_by_resigning != NOBODY:
        winners = mask_of(room.winner_by_resigning)
    everyone = map(Seat, range(len(room.places)))
    return sorted(everyone, key=lambda seat: (not winners & mask_of(seat), -points[seat]))


def score_table(seen: State, seats: Sequence[Seat], voice: PageVoice) -> Markup:
    """A line a source, a column a seat, and the totals below."""
    game = seen.setup.game
    parts = {
        seat: dict(game.score_parts(seen, seat)) if game.score_parts is not None else {}
        for seat in seats
    }
    kinds = dict.fromkeys(kind for seat in seats for kind, points in parts[seat].items() if points)
    heads = (
        html(
            '<th scope="col"{won}>{sign}<span>{name}</span></th>',
            won=flag('class="winner"', seen.over and bool(seen.winners & mask_of(seat))),
            sign=sign(seat), name=escape(voice.seat(seat)),
        )
        for seat in seats
    )  # fmt: skip
    rows = (
        html(
            '<tr><th scope="row">{}</th>{}</tr>',
            escape(voice.part(kind)),
            join(html("<td>{}</td>", parts[seat].get(kind, 0)) for seat in seats),
        )
        for kind in kinds
    )
    totals = game.scores(seen)
    return html(
        "<table><thead><tr><td></td>{}</tr></thead><tbody>{}</tbody>"
        '<tfoot><tr><th scope="row">{}</th>{}</tr></tfoot></table>',
        join(heads), join(rows), voice.phrase("points"),
        join(html("<td><b>{}</b></td>", totals[seat]) for seat in seats),
    )  # fmt: skip
