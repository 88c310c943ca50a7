"""Pieces of a seat's page: whose turn it is, what is asked, what events touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.seats import CHANCE, NOBODY, SEATS, SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html
from ragnatafl.table.web.pages.naming import named
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

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
    return html("{} {}", named(line, decision.facts, voice), rule_button(decision.rule, voice))


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
