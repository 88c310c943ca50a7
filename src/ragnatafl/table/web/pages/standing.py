"""What a seat alone is shown: its standing answers, and the set that it picks."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.kernel.decisions import Decision, Option, parse_option
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.table.picking import Picked, Picking, picking
from ragnatafl.table.standing import Refused, refusable
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.offers import Offers, offers
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice


def standing_list(room: Room, seat: Seat, decision: Decision | None, voice: PageVoice) -> Markup:
    """What this seat refuses now, and what it may refuse for a while where it is asked."""
    if room.over or not room.may_stand(seat):
        return NOTHING
    kept = room.standing.of(seat)
    may = refusable(room.match.game, decision) if decision is not None else []
    rows = [_row(one, True, voice) for one in kept]
    rows += [_row(one, False, voice) for one in may if one not in kept]
    if not rows:
        return NOTHING
    return html("<h3>{}</h3><ul>{}</ul>", voice.phrase("standing"), join(rows))


def _row(refused: Refused, holds: bool, voice: PageVoice) -> Markup:
    """A button that sets it, or words and a button that withdraws it."""
    said, where = escape(refused.said(voice)), NOTHING
    if holds:
        where = html("<span>{}</span> ", said)
    return html(
        '<li class="{state}">{words}<button type="button" data-standing="{name}" data-text="{text}"'
        ' data-holds="{holds}" aria-label="{label}">{act}</button></li>',
        state=escape("holds" if holds else "open"), words=where,
        name=escape(refused.standing.name), text=escape(refused.text),
        holds=escape(str(holds).lower()),
        label=html("{} {}", voice.phrase("standing-withdraw"), said) if holds else said,
        act=voice.phrase("standing-withdraw") if holds else said,
    )  # fmt: skip


def standing_given(room: Room, seat: Seat, voice: PageVoice) -> dict[str, object] | None:
    """How many standing answers were given for this seat, and the last of them in words."""
    given = room.standing.given(seat)
    if given is None or not room.may_stand(seat):
        return None
    option = parse_option(given.option, room.match.game.option_classes)
    said = voice.option(option) if option is not None else given.option
    return {"count": given.count, "line": voice.line("standing-given", option=said)}


def picking_panel(voice: PageVoice) -> Markup:
    """Where a picked set is seen, put back and confirmed; the page's program fills it."""
    return html(
        '<div id="picking" role="group" aria-labelledby="picked-title" hidden>'
        '<h3 id="picked-title" class="unseen">{picked}</h3><ul id="picked"></ul>'
        '<p id="picked-none">{none}</p><p id="picked-missing">{missing}</p><div class="acts">'
        '<button id="pick-all" type="button">{all}</button>'
        '<button id="pick-whole" type="button" class="main">{whole}</button></div></div>',
        picked=voice.live("picked"), none=voice.live("picked-none"), all=voice.live("pick-all"),
        missing=voice.live("picked-missing"), whole=voice.live("pick-whole"),
    )  # fmt: skip


def picking_offer(
    room: Room, seen: State, decision: Decision | None, voice: PageVoice
) -> dict[str, object] | None:
    """What can be picked first, where a set is asked for; None where it is not."""
    found = None
    if decision is not None and seen.viewer >= 0 and not room.over:
        found = picking(room.match, seen.viewer)
    return picked_offer(room, seen, found, found.pick(()), voice) if found is not None else None


def picked_offer(
    room: Room, seen: State, found: Picking, picked: Picked, voice: PageVoice
) -> dict[str, object]:
    """What was picked, what may join it, and whether that is a whole set."""

    def told(options: Sequence[Option]) -> Offers:
        asked = found.decision
        return offers(
            room, seen, Decision(asked.seat, asked.prompt, asked.rule, tuple(options)), voice
        )

    more, rows = told(picked.more)
    return {
        "picked": told(picked.members)[0],
        "options": more,
        "rows": rows,
        "whole": bool(picked.answers),
        "any_number": found.any_number,
    }
