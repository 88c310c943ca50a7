"""Pieces of a seat's page as HTML: whose turn, points, seats, log. Every name is escaped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import Language
from ragnatafl.kernel.seats import CHANCE, NOBODY, SEATS, SPECTATOR, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.table.web.companion import told_line
from ragnatafl.table.web.room import Place, Room
from ragnatafl.table.web.saying import Names, event_line, listed, part_name, tell

LINES_A_CHUNK: Final = 16
ANCHOR_KINDS: Final = ("card", "area", "piece", "seat")


def banner(
    room: Room, seen: State, decision: Decision | None, words: Language, curtain: Seat | None
) -> str:
    """Whose turn it is and what is asked; at a hot seat, who is to take the screen."""
    names = room.match.names
    if room.over:
        return f'<h2 class="won">{escape(won_line(room, words, seen.viewer))}</h2>'
    if curtain is not None:
        who = ("who", names[curtain])
        return (
            f"<h2>{tell(words, 'curtain', who)}</h2><p>{tell(words, 'curtain-why')}</p>"
            f'<button id="ready" class="main" data-act="ready" data-seat="{curtain}">'
            f"{tell(words, 'ready', who)}</button>"
        )
    asked = room.asked()
    others = listed([words.seat(other.seat, names) for other in asked])
    answer = seen.sealed[seen.viewer] if seen.pending and seen.viewer >= 0 else None
    if answer is not None:
        option = words.option(answer, names)
        return (
            f"<h2>{tell(words, 'waiting-for', ('who', others))}</h2>"
            f"<p>{tell(words, 'sealed-in', ('option', option))}</p>"
        )
    if decision is not None and decision.seat == CHANCE:
        return told_line(words, asked_line(decision, words, names))
    if decision is not None:
        mine = tell(words, "your-turn", ("who", names[decision.seat]))
        return f'<h2 class="mine">{mine}</h2><p>{asked_line(decision, words, names)}</p>'
    bots = all(other.seat >= 0 and room.places[other.seat].by_bot for other in asked)
    key = "thinking" if bots else "turn-of" if len(asked) == 1 else "waiting-for"
    told = f"<h2>{tell(words, key, ('who', others))}</h2>"
    return told + (f"<p>{asked_line(asked[0], words, names)}</p>" if len(asked) == 1 else "")


def asked_line(decision: Decision, words: Language, names: Names) -> str:
    line = escape(words.prompt(decision, names))
    if decision.behalf not in (decision.seat, NOBODY):
        line += f" ({escape(words.seat(decision.behalf, names))})"
    return f"{line} {rule_button(decision.rule, words)}"


def rule_button(rule: str, words: Language, shown: str = "") -> str:
    """A way to the text of a rule, for every line that has one."""
    if not rule or rule == "-":
        return ""
    label = tell(words, "rule", ("rule", rule))
    return (
        f'<button class="rule" data-rule="{escape(rule)}" aria-label="{label}">'
        f"{shown or escape(rule)}</button>"
    )


def won_line(room: Room, words: Language, viewer: Seat = SPECTATOR) -> str:
    """Who won; and to people whom automas have beaten, that they lost."""
    names = room.match.names
    if room.winner_by_resigning != NOBODY:
        return words.say("web-won-by-resigning", (("who", names[room.winner_by_resigning]),))
    winners = room.match.winners
    beaten = viewer >= 0 and winners and all(room.places[s].kind == "automa" for s in winners)
    facts = (("count", len(winners)), ("who", listed([names[seat] for seat in winners])))
    return words.say("ui-lost" if beaten else "ui-won", facts)


def scores(game: Game[Any], seen: State, words: Language, names: Names) -> str:
    """Points by seat, with what they come from; each source shows where it lies."""
    totals = game.scores(seen)
    rows = []
    for seat in map(Seat, range(seen.seats)):
        won = ' class="winner"' if seen.over and seen.winners & mask_of(seat) else ""
        rows.append(
            f'<li{won}><button class="line" data-anchors="seat:{SEATS.write(seat)}">'
            f'<b class="who">{escape(names[seat])}</b> <b class="sum">{totals[seat]}</b></button>'
            f"<ul>{''.join(_sources(game, seen, seat, words))}</ul></li>"
        )
    return f'<ol class="scores">{"".join(rows)}</ol>'


def _sources(game: Game[Any], seen: State, seat: Seat, words: Language) -> Iterator[str]:
    sources: Sequence[tuple[str, int, tuple[str, ...]]] = ()
    if game.score_sources is not None:
        sources = game.score_sources(seen, seat)
    elif game.score_parts is not None:
        sources = [(key, points, ()) for key, points in game.score_parts(seen, seat) if points]
    for key, points, anchors in sources:
        count = tell(words, "part-count", ("count", points), ("signed", f"{points:+d}"))
        told = f"{escape(part_name(words, key))} <b>{count}</b>"
        if anchors:
            where = escape(" ".join(anchors))
            told = f'<button class="line" data-anchors="{where}">{told}</button>'
        yield f'<li data-source="{escape(key)}">{told}</li>'


def score_table(game: Game[Any], seen: State, words: Language, names: Names) -> str:
    """At the end: a line a seat, a column a source."""
    parts = [
        dict(game.score_parts(seen, Seat(seat))) if game.score_parts is not None else {}
        for seat in range(seen.seats)
    ]
    kinds = list(dict.fromkeys(key for row in parts for key in row))
    heads = "".join(f'<th scope="col">{escape(part_name(words, kind))}</th>' for kind in kinds)
    rows = "".join(
        f'<tr><th scope="row">{escape(names[seat])}</th>'
        + "".join(f"<td>{parts[seat].get(kind, 0)}</td>" for kind in kinds)
        + f"<td><b>{total}</b></td></tr>"
        for seat, total in enumerate(game.scores(seen))
    )
    last = tell(words, "points")
    return (
        f'<table><thead><tr><td></td>{heads}<th scope="col">{last}</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def seats(room: Room, here: Sequence[Seat], words: Language) -> str:
    """Who sits where, who is away, and what one may do about it."""
    asked = {decision.seat for decision in room.asked()}
    rows = []
    for seat, place in enumerate(room.places):
        own = Seat(seat) in here
        acts = (
            "".join(_acts(room, Seat(seat), place, own, words)) if here else ""
        )  # or one looks on
        mark = ' class="asked"' if seat in asked else ""
        rows.append(
            f'<li{mark} data-seat="{seat}" data-kind="{place.kind}"'
            f' data-present="{str(is_present(room, Seat(seat))).lower()}">'
            f'<b class="who">{escape(place.name)}</b>'
            f' <span class="kind">{_kind(room, Seat(seat), place, own, words)}</span>'
            f'<span class="acts">{acts}</span></li>'
        )
    return f'<ul class="seats">{"".join(rows)}</ul>'


def is_present(room: Room, seat: Seat) -> bool:
    return not room.places[seat].has_person or seat in room.present


def _kind(room: Room, seat: Seat, place: Place, own: bool, words: Language) -> str:
    level = ("level", place.level.partition(":")[0])
    if place.kind == "automa":
        return tell(words, "kind-automa")
    if place.kind == "bot":
        return tell(words, "kind-bot", level)
    if place.resigned:
        return tell(words, "kind-resigned")
    if place.taken_over:
        return tell(words, "kind-taken-over", level)
    if own:
        return tell(words, "kind-you")
    return tell(words, "kind-present" if is_present(room, seat) else "kind-away")


def _acts(room: Room, seat: Seat, place: Place, own: bool, words: Language) -> Iterator[str]:
    def button(act: str, more: str = "") -> str:
        return (
            f'<button data-act="{act}" data-seat="{seat}"{more}>'
            f"{tell(words, 'act-' + act)}</button>"
        )

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


def log_line(game: Game[Any], event: Event, words: Language, names: Names) -> str:
    """One change: what it touches lights up, its rule can be read."""
    line = escape(event_line(game, words, event, names))
    anchors = escape(" ".join(event_anchors(event)))
    return (
        f'<li class="by-{event.seat}"><button class="line" data-anchors="{anchors}">{line}</button>'
        f"{rule_button(event.rule, words, '§')}</li>"
    )


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


def in_chunks(lines: Sequence[str]) -> Iterator[str]:
    """The log in pieces, so that only its end is sent anew."""
    for first in range(0, max(1, len(lines)), LINES_A_CHUNK):
        yield "".join(lines[first : first + LINES_A_CHUNK])
