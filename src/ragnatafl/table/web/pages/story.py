"""The story since one's last turn: turns as cards, line by line, results, last moves.

The page's program leads through it at its reader's own pace; the server never waits for anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from ragnatafl.kernel.events import Event
from ragnatafl.kernel.seats import SPECTATOR, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import view
from ragnatafl.table.telling.tales import (
    Scene,
    Tale,
    heading,
    latest,
    passages,
    scenes,
    since_answer,
    since_turn,
    tales,
    title,
)
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.fragments import rule_button
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.pages.naming import named
from ragnatafl.table.web.pages.shell import Json, icon
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

Parts = dict[str, Markup | Json]
BUTTONS: Final = (("back", "before"), ("next", "next"), ("play", "play"), ("now", "last"))
NO_THING: Final = ("by", "option")
"""Facts that name what something comes from: nothing happens there."""


# The frame


def story_ribbon(voice: PageVoice) -> Markup:
    """Above the map, hidden while there is nothing to tell; the page's program fills it."""
    buttons = (
        html(
            '<button id="story-{}" type="button" hidden>{}{}</button>',
            escape(name), icon(image), voice.live(f"story-{name}"),
        )
        for name, image in BUTTONS
    )  # fmt: skip
    return html(
        '<section id="story" aria-labelledby="story-title" hidden>'
        '<h2 id="story-title" class="unseen">{title}</h2><span id="story-of"></span>'
        '<span id="story-results"></span><span id="story-count"></span><p class="acts">'
        '<button id="story-start" type="button">{play}{start}</button>{buttons}</p>'
        '<p id="story-line" aria-hidden="true" hidden></p>'
        "</section>",
        title=voice.live("story"), play=icon("play"), start=voice.live("story-start"),
        buttons=join(buttons),
    )  # fmt: skip


def story_panel(voice: PageVoice) -> Markup:
    """The cards of turns, in the place of the options while one looks back."""
    return html(
        '<section id="story-panel" class="panel" aria-labelledby="story-title" hidden>'
        '<div id="story-lines" tabindex="0" role="group" data-say-label="story"'
        ' aria-label="{}"></div></section>',
        voice.phrase("story"),
    )


def result_panel(voice: PageVoice) -> Markup:
    """What ended in a result, over a corner of the map until it is put away."""
    return html(
        '<section id="result" role="group" aria-labelledby="result-title" hidden>'
        '<div id="result-text" tabindex="0" role="group" aria-labelledby="result-title"></div>'
        '<p class="acts"><span id="result-count"></span>'
        '<button id="result-next" type="button" hidden>{next}</button>'
        '<button id="result-close" class="main" type="button">{close}</button></p></section>',
        next=voice.live("result-next"), close=voice.live("result-close"),
    )  # fmt: skip


# What it tells


@dataclass(slots=True)
class Made:
    """A tale as one seat reads it in one language, until something is taken back or renamed."""

    tale: Tale
    names: tuple[str, ...]
    last: Event
    parts: Parts


def story_parts(room: Room, eyes: Seat, voice: PageVoice) -> Parts:
    """Turns and results since the last turn of a seat, in order, as it may know them."""
    match = room.match
    made: dict[int, Made] = room.memory.lasting(("story", eyes, voice.code), dict)
    found: Parts = {}
    reach = since_turn(told_at(room), eyes, since_answer(match, eyes))
    for first in [first for first in made if first not in {tale.first for tale in reach}]:
        del made[first]
    for tale in reach:
        known, last = made.get(tale.first), match.events[tale.end - 1]
        if not (known and known.tale == tale and known.last is last and known.names == match.names):
            parts: Parts = dict(_tale_parts(room, tale, eyes, voice))
            known = made[tale.first] = Made(tale, match.names, last, parts)
        found |= known.parts
    return found


def told_at(room: Room) -> list[Tale]:
    told: list[Tale] = room.memory.until_change(("tales",), lambda: tales(room.match))
    return told


def _tale_parts(
    room: Room, tale: Tale, eyes: Seat, voice: PageVoice
) -> Iterator[tuple[str, Markup | Json]]:
    yield f"story.{tale.first}", _tale(room, tale, eyes, voice)
    for scene in scenes(tale, room.match.events, room.match.game.story):
        yield f"story.{tale.first}.{scene.first}", _result(room, scene, eyes, voice)


def _tale(room: Room, tale: Tale, eyes: Seat, voice: PageVoice) -> Markup:
    match = room.match
    by_rules = tale.seat >= 0 and bool(match.state.automas & mask_of(tale.seat))
    given = room.standing.events(match, eyes)
    steps = (
        html(
            "{}<ol>{}</ol>",
            html("<h4>{}</h4>", escape(step.heading)) if step.heading else NOTHING,
            join(_line_of(match.events[n].seen_from(eyes), n, voice, given) for n in step.lines),
        )
        for step in passages(tale, match.events, voice, by_rules)
    )
    return html(
        '<section class="tale" data-seat="{seat}" data-first="{first}" data-end="{end}"{whole}>'
        "<h3>{sign} {title}</h3>{steps}</section>",
        seat=tale.seat, first=tale.first, end=tale.end, whole=flag("data-whole", tale.whole),
        sign=sign(tale.seat) if tale.seat >= 0 else NOTHING,
        title=escape(title(tale, match.events, voice)), steps=join(steps),
    )  # fmt: skip


def _line_of(event: Event, number: int, voice: PageVoice, given: set[int]) -> Markup:
    if number in given:
        return _line(event, number, voice, True)
    return voice.once("story", event, lambda event: _line(event, number, voice))


def _line(event: Event, number: int, voice: PageVoice, given: bool = False) -> Markup:
    """`given`: it came by a standing answer of the reader."""
    way = " ".join(way_of(event))
    return html(
        '<li data-event="{}" data-by="{}" data-things="{}"{}>'
        '<button class="line">{}{}</button>{}</li>',
        number, event.seat, escape(" ".join(things_of(event))),
        html(' data-way="{}"', escape(way)) if way else NOTHING, told(event, voice),
        html(' <small class="given">{}</small>', voice.phrase("standing-so")) if given else NOTHING,
        rule_button(event.rule, voice, "§"),
    )  # fmt: skip


def told(event: Event, voice: PageVoice) -> Markup:
    return voice.once(
        "told", event, lambda event: named(voice.event(event), event.all_facts().items(), voice)
    )


def things_of(event: Event) -> Iterator[str]:
    """What a line names, for the page to find on the table; what is not there lights nothing."""
    facts = event.all_facts()
    if "x" in facts and "y" in facts:
        yield f"{facts['x']},{facts['y']}"
    for name, value in facts.items():
        if isinstance(value, str) and name not in NO_THING:
            yield from value.split()


def way_of(event: Event) -> tuple[str, ...]:
    """From where to where something went, if the event tells both."""
    facts = event.all_facts()
    origin, target = facts.get("origin", ""), facts.get("target", facts.get("region", ""))
    return (str(origin), str(target)) if _is_place(origin) and _is_place(target) else ()


def _is_place(name: str | int) -> bool:
    return isinstance(name, str) and bool(name) and " " not in name


def last_moves(room: Room, eyes: Seat) -> Json:
    """Of each other seat what its last turn ended with on the table."""
    moves = [_last_move(room, tale, eyes) for tale in latest(told_at(room)) if tale.seat != eyes]
    return Json(msgspec.json.encode([move for move in moves if move["things"]]).decode())


def _last_move(room: Room, tale: Tale, eyes: Seat) -> dict[str, object]:
    for number in range(tale.end - 1, tale.first - 1, -1):
        event = room.match.events[number].seen_from(eyes)
        things, way = list(things_of(event)), way_of(event)
        if event.seat == tale.seat and things:
            return {"seat": int(tale.seat), "event": number, "things": things, "way": way}
    return {"seat": int(tale.seat), "things": []}


# Results


def _result(room: Room, scene: Scene, eyes: Seat, voice: PageVoice) -> Markup:
    """Who took part and how, how it went, and what it brought each seat."""
    events = [e.seen_from(eyes) for e in room.match.events[scene.first : scene.end]]
    verdict = [e for e in events if e.kind in scene.episode.verdict]
    opening = [] if scene.episode.gathers else [e for e in events[:1] if e not in verdict]
    done = [e for e in events if e.seat >= 0 and e not in (*verdict, *opening) and e.facts]
    gains = _gains(room, scene)
    rows = (
        html(
            '<tr><th scope="row">{sign} {name}</th><td><ul>{lines}</ul></td>'
            '<td class="gain">{gain}</td></tr>',
            sign=sign(seat), name=escape(voice.seat(seat)),
            lines=join(html("<li>{}</li>", told(e, voice)) for e in done if e.seat == seat),
            gain=escape(f"{gains[seat]:+d}".replace("-", "−")) if seat in gains else NOTHING,
        )
        for seat in dict.fromkeys((*(event.seat for event in done), *gains))
    )  # fmt: skip
    return html(
        '<article class="result" data-first="{first}" data-end="{end}">'
        '<h3 id="result-title">{heading}</h3>{begins}<ul class="verdict">{verdict}</ul>'
        '<table><thead><tr><td></td><td></td><th scope="col">{points}</th></tr></thead>'
        "<tbody>{rows}</tbody></table></article>",
        first=scene.first, end=scene.end, heading=escape(heading(scene, voice)),
        begins=join(html("<p>{}</p>", told(event, voice)) for event in opening),
        verdict=join(html("<li>{}</li>", told(event, voice)) for event in verdict),
        points=voice.phrase("points") if gains else NOTHING, rows=join(rows),
    )  # fmt: skip


def _gains(room: Room, scene: Scene) -> dict[Seat, int]:
    """By seat how many points it won or lost, as everybody can count them."""
    if not room.past.reaches(scene.first - 1):
        return {}
    before, after = (
        scores_of(room.past.state_at(room.match, number))
        for number in (scene.first - 1, scene.end - 1)
    )
    changes = enumerate(now - then for then, now in zip(before, after, strict=True))
    return {Seat(seat): change for seat, change in changes if change}


def scores_of(state: State | None) -> tuple[int, ...]:
    if state is None:
        return ()
    scores: tuple[int, ...] = state.setup.game.scores(view(state, SPECTATOR))
    return scores
