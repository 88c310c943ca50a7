"""The walk-through of automas' turns: their tales line by line, for the page to lead through."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ragnatafl.kernel.events import Event
from ragnatafl.kernel.language import Language
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling.tales import Passage, Tale, latest, opening, passages
from ragnatafl.table.web.pages.fragments import event_anchors, rule_button
from ragnatafl.table.web.pages.shell import icon, said
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import event_line, tell

PLACES: Final = ("region", "regions", "origin", "chosen")
"""Facts that may name places of the table; what is no place lights nothing."""
BUTTONS: Final = (("back", "before"), ("next", "next"), ("play", "play"), ("now", "last"))


def walk_panel(words: Language) -> str:
    """The frame, hidden until an automa has played; the page's program leads through it."""
    buttons = "".join(
        f'<button id="walk-{name}" type="button" hidden>{icon(image)}'
        f"{said(words, f'walk-{name}')}</button>"
        for name, image in BUTTONS
    )
    return (
        '<section id="walk" aria-labelledby="walk-title" hidden>'
        f'<div class="row"><h2 id="walk-title">{said(words, "walk")}</h2>'
        '<span id="walk-count"></span><p class="acts">'
        f'<button id="walk-start" class="main" type="button">{icon("play")}'
        f"{said(words, 'walk-start')}</button>{buttons}</p></div>"
        '<p id="walk-said" class="unseen" aria-live="polite"></p>'
        '<div id="walk-lines" tabindex="0" role="group" data-say-label="walk"'
        f' aria-label="{tell(words, "walk")}" hidden></div></section>'
    )


def walk_lines(room: Room, eyes: Seat, words: Language) -> str:
    """The last turn of each automa, as this seat may know it; empty while there is none."""
    match = room.match
    events = match.events
    return "".join(
        _tale(room, tale, passages(tale, events, words), eyes, words)
        for tale in latest(events, match.state.automas, match.over)
    )


def _tale(room: Room, tale: Tale, steps: list[Passage], eyes: Seat, words: Language) -> str:
    names = room.match.names
    begins = opening(tale, room.match.events)
    title = (
        words.say("ui-tale", (("who", names[tale.seat]),))
        if begins is None
        else event_line(room.match.game, words, begins, names)
    )
    told = "".join(
        (f"<h4>{escape(step.heading)}</h4>" if step.heading else "")
        + f"<ol>{''.join(_line(room, number, eyes, words) for number in step.lines)}</ol>"
        for step in steps
    )
    return f'<section class="by-{tale.seat}"><h3>{escape(title)}</h3>{told}</section>'


def _line(room: Room, number: int, eyes: Seat, words: Language) -> str:
    event = room.match.events[number].seen_from(eyes)
    line = escape(event_line(room.match.game, words, event, room.match.names))
    touched = escape(" ".join(_touched(event)))
    return (
        f'<li data-event="{number}" data-touched="{touched}">'
        f'<button class="line">{line}</button>{rule_button(event.rule, words)}</li>'
    )


def _touched(event: Event) -> Iterator[str]:
    """What the line names, for the page to light up; whose turn it is goes without saying."""
    yield from (anchor for anchor in event_anchors(event) if not anchor.startswith("seat:"))
    facts = event.all_facts()
    for name in PLACES:
        for place in str(facts.get(name, "")).split():
            yield f"area:{place}"
            yield f"piece:{place}"
