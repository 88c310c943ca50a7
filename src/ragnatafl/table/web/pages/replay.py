"""The replay of a table: any moment, step by step or played, through the eyes one may have."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final, TypedDict

from ragnatafl.bots.aims import aims, string_around
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.table.telling import analysis as looking_back
from ragnatafl.table.telling.log import headings
from ragnatafl.table.telling.tales import scenes, tales
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.moments import moment_of
from ragnatafl.table.web.pages import fragments
from ragnatafl.table.web.pages.analysis import analysis_button, turning_mark, turning_points
from ragnatafl.table.web.pages.branch import branch_line
from ragnatafl.table.web.pages.log import filters, log_panel, log_parts
from ragnatafl.table.web.pages.luck import luck_button, luck_dialog, luck_panel
from ragnatafl.table.web.pages.pictures import drawn, eyes_for_board, hand_picture
from ragnatafl.table.web.pages.players import in_short, players
from ragnatafl.table.web.pages.seat import Parts, all_layers, order_of
from ragnatafl.table.web.pages.shell import (
    choice,
    client_words,
    dialogs,
    document,
    icon,
    panel,
    top_bar,
)
from ragnatafl.table.web.pages.story import things_of, way_of
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at

STEPS: Final = ("first", "turn-back", "before", "play", "next", "turn-on", "last")
SPEEDS: Final = ("0.5", "1", "2", "4")
OTHERS: Final[dict[str, SeatKind]] = {"bot": "bot", "here": "here"}
"""Who may play other people's seats in a what-if."""


class Chapter(TypedDict):
    """Where one may jump to: after how many choices it begins, and how deep its heading stands."""

    at: int
    title: str
    depth: int


Moment = tuple[dict[str, tuple[str, ...]], Parts, tuple[int, ...]]
"""The names of its layers by place, all its parts, and the points of all seats."""


def replay_page(room: Room, seat: Seat, code: str, base: str = "") -> Markup:
    """The frame of a replay: steps and jumps, whose eyes, a link to the moment, playing on.

    `base` stands before the paths of links for others, if these can come.
    """
    game, voice = room.match.game.name, voice_at(room, code)
    body = html(
        '{top}<main id="replay" class="table"'
        ' data-base="{base}" data-room="{room}" data-over="{over}"'
        ' data-seat="{seat}"><h1 class="unseen">{replay}</h1>'
        '<div class="left"><section id="banner"></section>{controls}'
        '<div id="board"></div></div><div class="middle">'
        '<section id="hand" class="panel"></section>{log}</div><div class="side">'
        '<div id="bar">{acts}<a class="button" href="/t/{room}">{back}</a></div>'
        '<section id="fight" hidden></section>{players}</div>'
        '<section id="more"></section></main>'
        '{what_if}{dialogs}<div id="toasts" role="status"></div>',
        top=top_bar(voice), room=escape(room.name), seat=seat,
        over=escape(str(room.over).lower()), replay=voice.phrase("replay"),
        controls=_controls(voice), back=voice.phrase("to-table"),
        acts=_acts(room, seat, voice), what_if=_what_if(room, seat, voice),
        players=panel(voice, "players", "tab-players", luck_button(room, voice)),
        log=log_panel(voice), base=escape(base),
        dialogs=join((dialogs(voice, game), luck_dialog(voice, luck_panel(room, voice)))),
    )  # fmt: skip
    return document(voice, voice.line("replay"), body, "replay.js", wood=True)


def _controls(voice: PageVoice) -> Markup:
    steps = (
        html(
            '<button id="{}" type="button" aria-label="{name}" title="{name}">{}</button>',
            escape(step), icon(step), name=voice.phrase(f"go-{step}"),
        )
        for step in STEPS
    )  # fmt: skip
    speeds = (choice(speed, f"×{speed}", speed == "1") for speed in SPEEDS)
    return html(
        '<div class="slider" role="group" aria-label="{replay}">'
        '<label for="at" class="unseen">{moment}</label>'
        '<input id="at" type="range" min="0" max="0" value="0" list="ticks">'
        '<datalist id="ticks"></datalist>'
        '<output id="count" for="at"></output>'
        '<span class="steps" data-pause="{pause}">{steps}</span>'
        '<label class="speed"><span class="unseen">{speed}</span>'
        '<select id="speed">{speeds}</select></label>'
        '<span id="turning" role="group" aria-label="{turning}" hidden></span>'
        '<label class="chapters"><span class="unseen">{jump}</span>'
        '<select id="chapter"></select></label></div>',
        replay=voice.phrase("replay"), moment=voice.phrase("moment"),
        pause=voice.phrase("go-pause"), steps=join(steps), speed=voice.phrase("speed"),
        speeds=join(speeds), jump=voice.phrase("jump"),
        turning=voice.phrase("turning-points"),
    )  # fmt: skip


def _acts(room: Room, seat: Seat, voice: PageVoice) -> Markup:
    """Other eyes once nothing is secret any more; a moment to show; a what-if where it may be."""
    eyes, play = NOTHING, NOTHING
    if room.over:
        seats = map(Seat, range(len(room.places)))
        choices = [choice(SEATS.write(each), voice.seat(each)) for each in seats]
        eyes = html(
            '<label>{} <select id="eyes">{}{}</select></label>',
            voice.phrase("eyes"), choice("", voice.name("spectator")), join(choices),
        )  # fmt: skip
    if may_branch(room, seat):
        play = html(
            '<button id="play-on" type="button">{}{}</button>',
            icon("play"),
            voice.phrase("play-on"),
        )
    return html(
        '{eyes}<button id="link" type="button" data-watch="/t/{room}/replay">{chain}{link}'
        "</button>{play}{analysis}",
        eyes=eyes, room=escape(room.name), chain=icon("link"),
        analysis=analysis_button(room, voice) if room.over else NOTHING,
        link=voice.phrase("moment-link"), play=play,
    )  # fmt: skip


def _what_if(room: Room, asker: Seat, voice: PageVoice) -> Markup:
    """Which seat one takes, and who plays for other people; nothing to ask alone."""
    if not may_branch(room, asker):
        return NOTHING
    own = first_seat(room, asker)
    seats = (
        choice(str(int(seat)), voice.seat(seat), seat == own)
        for seat in map(Seat, range(len(room.places)))
        if may_play(room, asker, seat)
    )
    people = sum(place.has_person for place in room.places) > 1
    others = (choice(kind, voice.line(f"others-{kind}")) for kind in OTHERS)
    return html(
        '<dialog id="what-if-dialog" aria-labelledby="what-if-title"><form method="dialog">'
        '<h2 id="what-if-title">{title}</h2><p>{told}</p>'
        '<label class="row">{whose} <select id="what-if-seat">{seats}</select></label>'
        '<label class="row"{alone}>{who} <select id="what-if-others">{others}</select></label>'
        '<p class="acts"><button class="main" value="yes">{yes}</button>'
        '<button value="no">{no}</button></p></form></dialog>',
        title=voice.phrase("what-if"),
        told=voice.phrase("what-if-told" if room.over else "what-if-running"),
        whose=voice.phrase("what-if-seat"), seats=join(seats),
        alone=NOTHING if people else Markup(" hidden"), who=voice.phrase("what-if-others"),
        others=join(others), yes=voice.phrase("play-on"), no=voice.phrase("cancel"),
    )  # fmt: skip


# Who may do what


def replay_eyes(room: Room, seat: Seat, eyes: str) -> Seat:
    """Over, any seat's; running, one's own, and at a hot seat nobody's."""
    if not room.over:
        return seat if len(room.seating.seats_here(seat)) == 1 else SPECTATOR
    if eyes in SEATS.ids[: len(room.places)]:
        return Seat(SEATS.read(eyes))
    return SPECTATOR


def may_branch(room: Room, asker: Seat) -> bool:
    """A what-if tells nothing once the game is over, nor to somebody who plays it alone."""
    if room.taught is not None:
        return False
    return room.over or (room.alone and asker >= 0)


def may_play(room: Room, asker: Seat, seat: Seat) -> bool:
    """Whose seat one may take in a what-if: anybody's, but while the game runs one's own."""
    if not 0 <= seat < len(room.places) or room.places[seat].kind == "automa":
        return False
    return room.over or seat == asker


def first_seat(room: Room, asker: Seat) -> Seat:
    """The own seat; for who looked on that of the first person, or the first there is."""
    if asker >= 0:
        return asker
    people = [seat for seat, place in enumerate(room.places) if place.has_person]
    free = [seat for seat, place in enumerate(room.places) if place.kind != "automa"]
    return Seat((people or free or [0])[0])


# A moment


def replay_parts(
    room: Room, seat: Seat, number: int | None, eyes: str, code: str, since: int | None = None
) -> dict[str, object]:
    """The table after so many choices. While it runs, only through the eyes one has.

    To who has the page of another moment, `since`, only what differs is sent; else also what holds
    for the whole replay: the log, how much of it was told by each choice, and the chapters.
    """
    voice, looker = voice_at(room, code), replay_eyes(room, seat, eyes)
    last = len(room.match.lines)
    count = last if number is None else min(number, last)
    order, parts, scores = _moment(room, looker, count, voice)
    head: dict[str, object] = {
        "number": count,
        "last": last,
        "scores": scores,
        "told": told_last(room.match, count, looker),
        "eyes": SEATS.write(looker) if looker >= 0 else "",
    }
    if since is not None and since <= last:
        _, old, _ = _moment(room, looker, since, voice)
        changed = {name: part for name, part in parts.items() if old.get(name) != part}
        gone = {name: NOTHING for name in old if name not in parts}
        return {**head, "order": order, "parts": {**changed, **gone}}
    log = log_parts(room, looker, voice, whole=last + 1)
    return {
        **head,
        "heard": heard(room.match),
        "chapters": chapters(room.match, voice),
        "turning": [{"at": one.at, "title": one.title} for one in turning_points(room, voice)],
        "order": {**order, "log": tuple(log)},
        "parts": {
            **parts,
            **log,
            "filters": filters(room, voice),
            "words": client_words(voice),
        },
    }


def _moment(room: Room, looker: Seat, count: int, voice: PageVoice) -> Moment:
    """What changes from moment to moment; who steps asks for neighbours, so a few are kept."""

    def make() -> Moment:
        match = moment_of(room, count)
        seen, public = match.view(looker), match.view(SPECTATOR)
        asked = [decision.seat for decision in match.decisions]
        board = drawn(match.view(eyes_for_board(match.game, looker)), voice)
        parts: Parts = {
            **all_layers(board),
            "hand": hand_picture(seen, voice),
            "players": players(room, public, in_short(public, voice), asked, (), voice),
            "banner": _banner(room, match, voice),
        }
        return order_of(board), parts, match.game.scores(public)

    made: Moment = room.memory.recent(("moment", count, looker, voice.code), make)
    return made


def _banner(room: Room, match: Match[Any], voice: PageVoice) -> Markup:
    branch = branch_line(room, SPECTATOR, voice)
    looked = _looked(room, len(match.lines), voice)
    if match.over:
        won = escape(fragments.won_line(room, voice))
        return html("<h2>{}</h2>{}{}", won, looked, branch)
    who = voice.seats([decision.seat for decision in match.decisions])
    line = fragments.asked_line(match.decisions[0], voice)
    aim = _aim(room, len(match.lines), voice)
    turn = voice.phrase("turn-of", who=who)
    return html("<h2>{}</h2><p>{}</p>{}{}{}", turn, line, aim, looked, branch)


def _looked(room: Room, count: int, voice: PageVoice) -> Markup:
    """What an analysis has found of the last choice."""
    found = room.analysed()
    if found is None or not count:
        return NOTHING
    told = looking_back.choice(found, count - 1, room.match.lines, voice)
    lines = join(html("<li>{}</li>", escape(line)) for line in told.lines)
    return html(
        '<div class="looked">{}{}<ul>{}</ul></div>',
        turning_mark(told, voice), escape(told.heading), lines,
    )  # fmt: skip


def _aim(room: Room, count: int, voice: PageVoice) -> Markup:
    """What a bot is after with its next answers. Not before the game is over: its cards would show
    in that."""
    lines = room.match.lines
    if not room.over or count >= len(lines):
        return NOTHING
    seat = lines[count].seat
    if seat < 0 or room.places[seat].kind != "bot":
        return NOTHING
    before, after = (moment_of(room, place).state for place in string_around(lines, count))
    found = [
        voice.language.say(f"term-{name}") for name in aims(before, after, seat, room.leaning(seat))
    ]
    if not found:
        return NOTHING
    said = voice.say("aim", who=voice.seat(seat), what=", ".join(found))
    return html('<p class="small aim">{}</p>', escape(said))


def heard(match: Match[Any]) -> list[int]:
    """How much had been told before the first choice and after each."""
    return [*(line.heard for line in match.lines), len(match.events)]


def told_last(match: Match[Any], count: int, eyes: Seat) -> list[dict[str, object]]:
    """What the last of so many choices brought about: things on the table, and ways between."""
    first, end = ([0, *heard(match)])[count : count + 2]
    told = [event.seen_from(eyes) for event in match.events[first:end]] if count else []
    return [
        {"seat": int(event.seat), "things": list(things_of(event)), "way": way_of(event)}
        for event in told
    ]


def chapters(match: Match[Any], voice: PageVoice) -> list[Chapter]:
    """Where one may jump to: ages and rounds, turns and what lies between them, battles and the
    like in them.

    What a choice begins is looked at from before that choice, what one leads to from behind it.
    """
    found: list[Chapter] = []
    told, current = heard(match), ""

    def add(event: int, title: str, depth: int) -> None:
        found.append({"at": bisect_left(told, event), "title": title, "depth": depth})

    for tale in tales(match):
        era, title = headings(match, tale, voice)
        if era and era != current:
            current = era
            add(tale.first, era, 1)
        if title != current:
            add(tale.first, title, 2)
        for scene in scenes(tale, match.events, match.game.story):
            name = voice.language.say(f"story-{scene.episode.name}")
            if name != title:
                add(scene.first, name, 3)
    return found
