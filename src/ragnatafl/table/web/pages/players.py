"""The players: a row for each with its points, what it has in short, and who sits there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ragnatafl.kernel.seats import SEATS, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.table.web.absence import NEVER
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.clock import clock_slot
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.pages.pictures import row_picture
from ragnatafl.table.web.places import Place
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice


def in_short(seen: State, voice: PageVoice) -> list[Markup]:
    """By seat what it has, as a small picture; where it lies shows when one points at it."""
    rows = []
    for seat in map(Seat, range(seen.seats)):
        anchor = escape(f"seat:{SEATS.write(seat)}")
        picture = row_picture(seen, seat, voice)
        line = html('<button class="line row" data-anchors="{}">{}</button>', anchor, picture)
        rows.append(line if picture else NOTHING)
    return rows


def players(
    room: Room, seen: State, rows: Sequence[Markup], asked: Collection[Seat], here: Sequence[Seat],
    voice: PageVoice,
) -> Markup:  # fmt: skip
    """All seats of a table; `here` are those of the reader, who may do something about them."""
    points = seen.setup.game.scores(seen)
    lines = []
    for seat in map(Seat, range(seen.seats)):
        place, own = room.places[seat], seat in here
        looks = {"asked": seat in asked, "own": own, "winner": _has_won(seen, seat)}
        acts = _acts(room, seat, place, own, voice) if here else ()  # or one looks on
        lines.append(
            html(
                '<li id="row:{id}" class="seat-{seat}{looks}" data-seat="{seat}" data-kind="{kind}"'
                ' data-present="{present}"><details><summary>{sign} <b class="who">{who}</b>'
                ' <span class="kind">{what}{doubled}{wait}</span>'
                '{clock} <b class="sum" title="{of}">{points}</b></summary>'
                '<ul>{sources}</ul><p class="acts">{acts}</p></details>{row}</li>',
                id=escape(SEATS.write(seat)), seat=seat, sign=sign(seat), kind=escape(place.kind),
                looks=escape("".join(f" {look}" for look, is_so in looks.items() if is_so)),
                present=escape(str(is_present(room, seat)).lower()), who=escape(voice.seat(seat)),
                what=_kind(room, seat, place, own, voice), points=points[seat],
                of=voice.phrase("scores"), wait=_wait(room, seat) if here and not own else NOTHING,
                clock=clock_slot(room, seat),
                doubled=_doubled(voice) if seat in room.doubled else NOTHING,
                sources=join(_sources(seen, seat, voice)), acts=join(acts), row=rows[seat],
            )
        )  # fmt: skip
    return html('<ol class="players">{}</ol>', join(lines))


def _doubled(voice: PageVoice) -> Markup:
    return html(' · <strong class="doubled">{}</strong>', voice.phrase("doubled"))


def _has_won(seen: State, seat: Seat) -> bool:
    return seen.over and bool(seen.winners & mask_of(seat))


def _sources(seen: State, seat: Seat, voice: PageVoice) -> Iterator[Markup]:
    game = seen.setup.game
    sources: Sequence[tuple[str, int, tuple[str, ...]]] = ()
    if game.score_sources is not None:
        sources = game.score_sources(seen, seat)
    elif game.score_parts is not None:
        sources = [(key, points, ()) for key, points in game.score_parts(seen, seat) if points]
    for key, points, anchors in sources:
        count = voice.phrase("part-count", count=points, signed=f"{points:+d}")
        line = html("{} <b>{}</b>", escape(voice.part(key)), count)
        if anchors:
            where = escape(" ".join(anchors))
            line = html('<button class="line" data-anchors="{}">{}</button>', where, line)
        yield html('<li data-source="{}">{}</li>', escape(key), line)


def is_present(room: Room, seat: Seat) -> bool:
    return not room.places[seat].has_person or seat in room.present


def _kind(room: Room, seat: Seat, place: Place, own: bool, voice: PageVoice) -> Markup:
    level = place.level.partition(":")[0]
    if place.kind == "automa":
        return voice.phrase("kind-automa")
    if place.kind == "bot":
        return _leaning(voice.phrase("kind-bot", level=level), room, seat, voice)
    if place.resigned:
        return voice.phrase("kind-resigned")
    if place.taken_over:
        return _leaning(voice.phrase("kind-taken-over", level=level), room, seat, voice)
    if own:
        return voice.phrase("kind-you")
    if not place.holder and place.kind == "link":
        return voice.phrase("kind-invited")
    here = voice.phrase("kind-present" if is_present(room, seat) else "kind-away")
    return _program(here, voice) if room.seating.is_program(seat) else here


def _program(kind: Markup, voice: PageVoice) -> Markup:
    """Somebody's own bot is marked as one."""
    return html('<strong class="program">{}</strong>, {}', voice.phrase("kind-program"), kind)


def _leaning(kind: Markup, room: Room, seat: Seat, voice: PageVoice) -> Markup:
    """With the way in which it plays, if it has one."""
    leaning = voice.leaning(room.leaning(seat))
    return html("{}, {}", kind, escape(leaning)) if leaning else kind


def invitations(room: Room, here: Sequence[Seat], opener: bool, voice: PageVoice) -> Markup:
    """Open invitations to one's own seats, and to who opened the table those to free ones; the
    page's program shows them in a window."""
    shown = []
    for seat in map(Seat, range(len(room.places))):
        place = room.places[seat]
        if place.invitation and (seat in here or (opener and not place.holder)):
            key = "move" if place.holder else "invite"
            label = html("{}: {}", voice.phrase(f"{key}-link"), escape(place.name))
            shown.append(
                html(
                    '<button type="button" data-act="invitation" data-seat="{}" data-how="{}"'
                    ' data-link="/t/{}/join/{}">{}</button>',
                    seat, voice.phrase(f"{key}-how"), escape(room.name),
                    escape(place.invitation), label,
                )
            )  # fmt: skip
    if opener:
        shown.append(
            html(
                '<button type="button" data-act="invitation" data-how="{}" data-link="/t/{}">{}'
                "</button>",
                voice.phrase("watch-how"), escape(room.name), voice.phrase("watch-link"),
            )
        )  # fmt: skip
    return html('<p id="invites" class="acts">{}</p>', join(shown))


def _wait(room: Room, seat: Seat) -> Markup:
    """Where the page's program counts down how long others wait for who is away."""
    if not room.places[seat].has_person:
        return NOTHING
    return html(' <small class="wait" data-wait="{}"></small>', seat)


def _acts(room: Room, seat: Seat, place: Place, own: bool, voice: PageVoice) -> Iterator[Markup]:
    def button(act: str) -> Markup:
        return html(
            '<button data-act="{}" data-seat="{}">{}</button>',
            escape(act), seat, voice.phrase(f"act-{act}"),
        )  # fmt: skip

    if not place.has_person:
        return
    if own:
        yield button("rename")
        if not place.invitation:
            yield button("move")
    if room.over or place.resigned:
        return
    if place.taken_over:
        if own:
            yield button("give-back")
    elif own or seat in room.free_seats():
        yield button("take-over")
    elif not is_present(room, seat) and room.absence.grace == NEVER:
        yield voice.phrase("never-handed")
    if own:
        yield button("resign")
