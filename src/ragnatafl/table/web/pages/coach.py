"""The coach on a page: what it says, its buttons, what it points at; and the lists of lessons."""

from __future__ import annotations

from typing import Any, Final

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Decision, Illegal, parse_option
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.learning.coach import says
from ragnatafl.table.learning.lessons import Lesson, Step, When, find_lesson, lessons
from ragnatafl.table.learning.remarks import remark
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.fragments import rule_button
from ragnatafl.table.web.pages.markdown import rule_html
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at
from ragnatafl.table.web.taught import Taught, Tried

Head = dict[str, object]
FIRST: Final = "game"
"""The lesson that is a whole game."""


def coach_part(room: Room, eyes: Seat, decision: Decision | None, voice: PageVoice) -> Markup:
    """What the coach says to this seat now; nothing at tables without one."""
    if room.taught is not None:
        return _lesson_part(room, room.taught, eyes, voice)
    found = _remark(room, eyes) if decision is not None else None
    if found is None:
        return NOTHING
    return html(
        '<div class="says"><p>{} {}</p></div><p class="acts">{}</p>',
        rule_html(says(voice, f"{room.coach}-{found.id}")), rule_button(found.rule, voice),
        _button("hush", voice),
    )  # fmt: skip


def coach_head(room: Room, eyes: Seat, decision: Decision | None) -> Head | None:
    """What the page's program has to know: where one is, and what is pointed at."""
    taught = room.taught
    if taught is None:
        found = _remark(room, eyes) if decision is not None else None
        if found is None or decision is None:
            return None
        options = decision.options if found.marks_of else ()
        marks = dict.fromkeys(str(anchor) for option in options for anchor in option.anchors())
        return _told(room.coach, found.id, "", list(marks), [])
    at = taught.at
    step = None if taught.gone or at.state == "finished" else taught.coach.step(at)
    if step is None:
        return _told(taught.name, at.step, at.state, [], [])
    return _told(taught.name, at.step, at.state, step.marks, _pointed(step, at.state, decision))


def _told(lesson: str, step: str, state: str, marks: list[str], wants: list[str]) -> Head:
    return {"lesson": lesson, "step": step, "state": state, "marks": marks, "wants": wants}


def _pointed(step: Step, state: str, decision: Decision | None) -> list[str]:
    """The options that the coach means, as plainly as it marks them on the table."""
    if decision is None or state != "asks" or not (step.marks or len(step.do) == 1):
        return []
    return [option.text for option in decision.options if step.wants(option.text)]


def coach_marks(room: Room, voice: PageVoice) -> Markup:
    """In a first game: whether the coach marks what it would choose, on and off."""
    if not room.coach:
        return NOTHING
    return html(
        '<button id="coach-marks" type="button" aria-pressed="true">{}</button>',
        voice.live("coach-marks"),
    )  # fmt: skip


def _remark(room: Room, eyes: Seat) -> When | None:
    if not room.coach or eyes < 0 or not room.places[eyes].has_person:
        return None
    found: When | None = room.memory.until_change(
        ("remark", eyes), lambda: remark(_lesson(room), room.match, eyes)
    )
    return found


def _lesson(room: Room) -> Lesson:
    try:
        return find_lesson(room.match.game, room.coach)
    except BadInput:  # it is no more: nothing is remarked
        return Lesson(minutes=0)


def _lesson_part(room: Room, taught: Taught, eyes: Seat, voice: PageVoice) -> Markup:
    own = eyes >= 0 and room.places[eyes].has_person
    if taught.gone:
        said = html('<div class="says"><p>{}</p></div>', escape(says(voice, "coach-gone")))
        return html('{}<p class="acts">{}</p>', said, _button("again", voice) if own else NOTHING)
    coach, at = taught.coach, taught.at
    number, total = coach.number(at) + 1, len(coach.lesson.step)
    title = voice.say(
        "coach-at", lesson=says(voice, f"lesson-{taught.name}"), number=number, total=total
    )
    rule = rule_button(coach.step(at).rule, voice) if at.state != "finished" else NOTHING
    return html(
        '<p class="where"><progress value="{}" max="{}" aria-hidden="true"></progress>{}</p>'
        '<div class="says" data-state="{}"><p>{} {}</p></div>'
        '<div class="answer" id="coach-answer" hidden></div>{}',
        number, total, escape(title), escape(at.state), rule_html(says(voice, at.line)), rule,
        _acts(room, taught, voice) if own else NOTHING,
    )  # fmt: skip


def _acts(room: Room, taught: Taught, voice: PageVoice) -> Markup:
    coach, at = taught.coach, taught.at
    buttons = [_button("back", voice)] if coach.go_back(at) is not None else []
    match at.state:
        case "asks":
            buttons += [_button("show", voice)] if coach.shows(at) else []
        case "astray":
            buttons = [_button("undo", voice, main=True)]
        case "tells" | "done":
            buttons.append(_button("next", voice, main=True))
        case "finished":
            buttons += [_button("again", voice), *_what_next(taught, voice)]
    tries = coach.tries(at)
    what_if = html(
        '<details class="what-if"><summary>{}</summary><ul>{}</ul></details>',
        voice.phrase("coach-try"),
        join(
            html(
                '<li><button type="button" data-coach="try" data-try="{}">{}</button></li>',
                escape(one.id), escape(_option_line(room, taught, one.id, voice)),
            )
            for one in tries
        ),
    )  # fmt: skip
    return html('<div class="acts">{}{}</div>', join(buttons), what_if if tries else NOTHING)


def _what_next(taught: Taught, voice: PageVoice) -> list[Markup]:
    game = escape(taught.game.name)
    play = html(
        '<button type="button" class="main" data-learn="/learn/{}/{}">{}</button>',
        game, escape(FIRST), voice.phrase("coach-game"),
    )  # fmt: skip
    more = html('<a class="button" href="/learn/{}">{}</a>', game, voice.phrase("coach-lessons"))
    rules = html('<a class="button" href="/rules/{}">{}</a>', game, voice.phrase("rules"))
    return [*([play] if FIRST in lessons(taught.game) else []), more, rules]


def _option_line(room: Room, taught: Taught, tried: str, voice: PageVoice) -> str:
    """What one may try, as it would stand among the options."""
    text = taught.text_of(room.match, tried)
    option = parse_option(text, room.match.game.option_classes)
    line = voice.option(option) if option is not None else text
    return line[:1].upper() + line[1:]


def _button(act: str, voice: PageVoice, main: bool = False) -> Markup:
    return html(
        '<button type="button" id="coach-{act}" data-coach="{act}"{main}>{says}</button>',
        act=escape(act), main=flag('class="main"', main), says=voice.phrase(f"coach-{act}"),
    )  # fmt: skip


def coached(room: Room, illegal: Illegal, code: str) -> str:
    """What the coach says to something that is refused; '' at tables without lessons."""
    taught = room.taught
    if taught is None or taught.gone:
        return ""
    voice, refusal = voice_at(room, code), illegal.refusal
    text = illegal.text if isinstance(illegal, Tried) else ""
    key = taught.coach.refused(taught.at, text, refusal.rule)
    own = html("<p>{}</p>", rule_html(says(voice, key))) if key else NOTHING
    reason = escape(voice.reason(refusal))
    return html('{}<p class="why">{} {}</p>', own, reason, rule_button(refusal.rule, voice))


# Lists of lessons


def lessons_page(code: str, name: str = "") -> Markup:
    """The lessons of all games, or of one."""
    games = [find_game(name)] if name else [find_game(known) for known in game_names()]
    voice = PageVoice(code, games[0] if name else None)
    body = html(
        '{top}<main class="text lessons"><h1>{title}</h1>{lists}{all}'
        '<p id="fault" role="alert"></p></main>',
        top=top_bar(voice), title=voice.phrase("learn"),
        lists=join(_lessons_of(game, code) for game in games),
        all=html('<p><a href="/learn">{}</a></p>', voice.phrase("learn-all")) if name else NOTHING,
    )  # fmt: skip
    return document(voice, voice.line("learn"), body, "learn.js")


def _lessons_of(game: Game[Any], code: str) -> Markup:  # Any: games of all states
    voice, known = PageVoice(code, game), lessons(game)
    if not known:
        return NOTHING
    rows = join(
        html(
            '<li data-lesson="{game}/{name}"><div><h3>{title}</h3><p>{about}</p>'
            '<p class="small">{minutes} <span class="done" hidden>· ✓ {done}</span></p></div>'
            '<p class="acts"><button type="button" class="main" data-on="{on}"'
            ' data-learn="/learn/{game}/{name}">{begin}</button>'
            '<button type="button" data-anew data-learn="/learn/{game}/{name}" hidden>{again}'
            "</button></p></li>",
            game=escape(game.name), name=escape(name),
            title=escape(says(voice, f"lesson-{name}")),
            about=escape(says(voice, f"lesson-{name}-about")),
            minutes=escape(voice.say("lesson-minutes", count=lesson.minutes)),
            done=voice.phrase("learn-done"), begin=voice.phrase("learn-begin"),
            on=voice.phrase("learn-on"), again=voice.phrase("learn-again"),
        )
        for name, lesson in known.items()
    )  # fmt: skip
    return html(
        '<section><h2>{}</h2><ul class="lesson-list">{}</ul></section>',
        escape(voice.title()), rows,
    )  # fmt: skip
