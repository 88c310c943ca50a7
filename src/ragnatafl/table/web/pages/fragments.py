"""Pieces of a seat's page: whose turn, points, seats, log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.seats import CHANCE, NOBODY, SEATS, SPECTATOR, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.room import Place, Room
from ragnatafl.table.web.saying import PageVoice

LINES_A_CHUNK: Final = 16
ANCHOR_KINDS: Final = ("card", "area", "piece", "seat")


def banner(
    room: Room, seen: State, decision: Decision | None, voice: PageVoice, curtain: Seat | None
) -> Markup:
    """Whose turn it is and what is asked; at a hot seat, who is to take the screen."""
    if room.over:
        return html('<h2 class="won">{}</h2>', escape(won_line(room, voice, seen.viewer)))
    if curtain is not None:
        who = voice.seat(curtain)
        return html(
            "<h2>{}</h2><p>{}</p>"
            '<button id="ready" class="main" data-act="ready" data-seat="{}">{}</button>',
            voice.phrase("curtain", who=who), voice.phrase("curtain-why"),
            curtain, voice.phrase("ready", who=who),
        )  # fmt: skip
    asked = room.asked()
    others = voice.seats([other.seat for other in asked])
    answer = seen.sealed[seen.viewer] if seen.pending and seen.viewer >= 0 else None
    if answer is not None:
        sealed = voice.phrase("sealed-in", option=voice.option(answer))
        return html("<h2>{}</h2><p>{}</p>", voice.phrase("waiting-for", who=others), sealed)
    if decision is not None:
        mine = (
            voice.phrase("tell-chance")
            if decision.seat == CHANCE
            else voice.phrase("your-turn", who=voice.seat(decision.seat))
        )
        return html('<h2 class="mine">{}</h2><p>{}</p>', mine, asked_line(decision, voice))
    bots = all(other.seat >= 0 and room.places[other.seat].by_bot for other in asked)
    key = "thinking" if bots else "turn-of" if len(asked) == 1 else "waiting-for"
    what = html("<p>{}</p>", asked_line(asked[0], voice)) if len(asked) == 1 else NOTHING
    return html("<h2>{}</h2>{}", voice.phrase(key, who=others), what)


def asked_line(decision: Decision, voice: PageVoice) -> Markup:
    line = voice.prompt(decision)
    if decision.behalf not in (decision.seat, NOBODY):
        line += f" ({voice.seat(decision.behalf)})"
    return html("{} {}", escape(line), rule_button(decision.rule, voice))


def rule_button(rule: str, voice: PageVoice, shown: str = "") -> Markup:
    """A way to the text of a rule, for every line that has one."""
    if not rule or rule == "-":
        return NOTHING
    return html(
        '<button class="rule" data-rule="{}" aria-label="{}">{}</button>',
        escape(rule), voice.phrase("rule", rule=rule), escape(shown or rule),
    )  # fmt: skip


def won_line(room: Room, voice: PageVoice, viewer: Seat = SPECTATOR) -> str:
    """Who won; and to people whom automas have beaten, that they lost."""
    if room.winner_by_resigning != NOBODY:
        return voice.line("won-by-resigning", who=voice.seat(room.winner_by_resigning))
    winners = room.match.winners
    beaten = viewer >= 0 and winners and all(room.places[s].kind == "automa" for s in winners)
    return voice.say("lost" if beaten else "won", count=len(winners), who=voice.seats(winners))


def scores(seen: State, voice: PageVoice) -> Markup:
    """Points by seat, with what they come from; each source shows where it lies."""
    totals = seen.setup.game.scores(seen)
    rows = (
        html(
            '<li{won}><button class="line" data-anchors="seat:{id}"><b class="who">{name}</b>'
            ' <b class="sum">{total}</b></button><ul>{sources}</ul></li>',
            won=flag('class="winner"', seen.over and bool(seen.winners & mask_of(seat))),
            id=escape(SEATS.write(seat)), name=escape(voice.seat(seat)), total=totals[seat],
            sources=join(_sources(seen, seat, voice)),
        )
        for seat in map(Seat, range(seen.seats))
    )  # fmt: skip
    return html('<ol class="scores">{}</ol>', join(rows))


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


def score_table(seen: State, voice: PageVoice) -> Markup:
    """At the end: a line a seat, a column a source."""
    game = seen.setup.game
    parts = [
        dict(game.score_parts(seen, Seat(seat))) if game.score_parts is not None else {}
        for seat in range(seen.seats)
    ]
    kinds = list(dict.fromkeys(key for row in parts for key in row))
    heads = (html('<th scope="col">{}</th>', escape(voice.part(kind))) for kind in kinds)
    rows = (
        html(
            '<tr><th scope="row">{}</th>{}<td><b>{}</b></td></tr>',
            escape(voice.seat(Seat(seat))),
            join(html("<td>{}</td>", parts[seat].get(kind, 0)) for kind in kinds),
            total,
        )
        for seat, total in enumerate(game.scores(seen))
    )
    return html(
        '<table><thead><tr><td></td>{}<th scope="col">{}</th></tr></thead>'
        "<tbody>{}</tbody></table>",
        join(heads), voice.phrase("points"), join(rows),
    )  # fmt: skip


def seats(room: Room, here: Sequence[Seat], voice: PageVoice) -> Markup:
    """Who sits where, who is away, and what one may do about it."""
    asked = {decision.seat for decision in room.asked()}
    rows = []
    for seat in map(Seat, range(len(room.places))):
        place, own = room.places[seat], seat in here
        acts = _acts(room, seat, place, own, voice) if here else ()  # or one looks on
        rows.append(
            html(
                '<li{mark} data-seat="{seat}" data-kind="{kind}" data-present="{present}">'
                '<b class="who">{name}</b> <span class="kind">{what}</span>'
                '<span class="acts">{acts}</span></li>',
                mark=flag('class="asked"', seat in asked), seat=seat, kind=escape(place.kind),
                present=escape(str(is_present(room, seat)).lower()), name=escape(place.name),
                what=_kind(room, seat, place, own, voice), acts=join(acts),
            )
        )  # fmt: skip
    return html('<ul class="seats">{}</ul>', join(rows))


def is_present(room: Room, seat: Seat) -> bool:
    return not room.places[seat].has_person or seat in room.present


def _kind(room: Room, seat: Seat, place: Place, own: bool, voice: PageVoice) -> Markup:
    level = place.level.partition(":")[0]
    if place.kind == "automa":
        return voice.phrase("kind-automa")
    if place.kind == "bot":
        return voice.phrase("kind-bot", level=level)
    if place.resigned:
        return voice.phrase("kind-resigned")
    if place.taken_over:
        return voice.phrase("kind-taken-over", level=level)
    if own:
        return voice.phrase("kind-you")
    return voice.phrase("kind-present" if is_present(room, seat) else "kind-away")


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
    if room.over or place.resigned:
        return
    if place.taken_over:
        if own:
            yield button("give-back")
    elif own or not is_present(room, seat):
        yield button("take-over")
    if own:
        yield button("resign")


def log_line(event: Event, voice: PageVoice) -> Markup:
    """One change, as far as its reader may know it: what it touches lights up, its rule can be
    read."""
    return html(
        '<li class="by-{}"><button class="line" data-anchors="{}">{}</button>{}</li>',
        event.seat, escape(" ".join(event_anchors(event))), escape(voice.event(event)),
        rule_button(event.rule, voice, "§"),
    )  # fmt: skip


def event_anchors(event: Event) -> Iterator[str]:
    """The things an event names: facts called after a kind of thing, and x and y, a cell."""
    known = event.all_facts()
    for kind in ANCHOR_KINDS:
        for name in str(known.get(kind, "")).split():
            yield f"{kind}:{name}"
    for name in str(known.get("cards", "")).split():
        yield f"card:{name}"
    if "x" in known and "y" in known:
        yield f"area:{known['x']},{known['y']}"
    if event.seat not in (NOBODY, CHANCE):
        yield f"seat:{SEATS.write(event.seat)}"


def in_chunks(lines: Sequence[Markup]) -> Iterator[Markup]:
    """The log in pieces, so that only its end is sent anew."""
    for first in range(0, max(1, len(lines)), LINES_A_CHUNK):
        yield join(lines[first : first + LINES_A_CHUNK])
