"""The walk-through of automas' turns: their tales line by line, for the page to lead through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ragnatafl.kernel.events import Event
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling.tales import Tale, latest, opening, passages
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.fragments import event_anchors, rule_button
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.pages.shell import icon
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

PLACES: Final = ("region", "regions", "origin", "chosen")
"""Facts that may name places of the table; what is no place lights nothing."""
BUTTONS: Final = (("back", "before"), ("next", "next"), ("play", "play"), ("now", "last"))


def walk_panel(voice: PageVoice) -> Markup:
    """The frame, hidden until an automa has played; the page's program leads through it."""
    buttons = (
        html(
            '<button id="walk-{}" type="button" hidden>{}{}</button>',
            escape(name), icon(image), voice.live(f"walk-{name}"),
        )
        for name, image in BUTTONS
    )  # fmt: skip
    return html(
        '<section id="walk" aria-labelledby="walk-title" hidden>'
        '<div class="row"><h2 id="walk-title">{title}</h2>'
        '<span id="walk-count"></span><p class="acts">'
        '<button id="walk-start" class="main" type="button">{play}{start}</button>{buttons}</p>'
        '</div><p id="walk-said" class="unseen" aria-live="polite"></p>'
        '<div id="walk-lines" tabindex="0" role="group" data-say-label="walk"'
        ' aria-label="{label}" hidden></div></section>',
        title=voice.live("walk"), play=icon("play"), start=voice.live("walk-start"),
        buttons=join(buttons), label=voice.phrase("walk"),
    )  # fmt: skip


def walk_lines(room: Room, eyes: Seat, voice: PageVoice) -> Markup:
    """The last turn of each automa, as this seat may know it; empty while there is none."""
    match = room.match
    last = latest(match.events, match.state.automas, match.over)
    return join(_tale(room, tale, eyes, voice) for tale in last)


def _tale(room: Room, tale: Tale, eyes: Seat, voice: PageVoice) -> Markup:
    events = room.match.events
    begins = opening(tale, events)
    title = voice.event(begins) if begins else voice.say("tale", who=voice.seat(tale.seat))
    steps = (
        html(
            "{}<ol>{}</ol>",
            html("<h4>{}</h4>", escape(step.heading)) if step.heading else NOTHING,
            join(_line(room, number, eyes, voice) for number in step.lines),
        )
        for step in passages(tale, events, voice)
    )
    return html("<section><h3>{} {}</h3>{}</section>", sign(tale.seat), escape(title), join(steps))


def _line(room: Room, number: int, eyes: Seat, voice: PageVoice) -> Markup:
    event = room.match.events[number].seen_from(eyes)
    return html(
        '<li data-event="{}" data-touched="{}"><button class="line">{}</button>{}</li>',
        number, escape(" ".join(_touched(event))), escape(voice.event(event)),
        rule_button(event.rule, voice),
    )  # fmt: skip


def _touched(event: Event) -> Iterator[str]:
    """What the line names, for the page to light up; whose turn it is goes without saying."""
    yield from (anchor for anchor in event_anchors(event) if not anchor.startswith("seat:"))
    facts = event.all_facts()
    for name in PLACES:
        for place in str(facts.get(name, "")).split():
            yield f"area:{place}"
            yield f"piece:{place}"
