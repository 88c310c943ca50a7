"""The replay of a table: a slider over its choices, through the eyes one may have."""

from __future__ import annotations

from typing import Any

from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages import fragments
from ragnatafl.table.web.pages.pictures import drawn, eyes_for_board, hand_picture
from ragnatafl.table.web.pages.players import in_short, players
from ragnatafl.table.web.pages.seat import all_layers, order_of
from ragnatafl.table.web.pages.shell import dialogs, document, icon, panel, top_bar
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at


def replay_page(room: Room, seat: Seat, key: str, code: str) -> Markup:
    """The frame of a replay: a slider, whose eyes, a link to the moment, playing on from it."""
    game, voice = room.match.game.name, voice_at(room, code)
    steps = (
        html(
            '<button id="{}" aria-label="{}">{}</button>',
            escape(name), voice.phrase(f"go-{name}"), icon(name),
        )
        for name in ("first", "before", "next", "last")
    )  # fmt: skip
    body = html(
        '{top}<main id="replay" class="table"'
        ' data-room="{room}" data-key="{key}" data-over="{over}"'
        ' data-seat="{seat}"><h1 class="unseen">{replay}</h1>'
        '<div class="left"><section id="banner"></section>'
        '<div class="slider"><label for="at" class="unseen">{moment}</label>'
        '<input id="at" type="range" min="0" max="0" value="0">'
        '<output id="count" for="at"></output>{steps}</div>'
        '<div id="board"></div></div><div class="middle">'
        '<section id="fight" hidden></section><section id="hand" class="panel"></section>'
        '<div id="bar">{acts}'
        '<a class="button" href="/t/{room}/{key}">{back}</a></div>'
        '{players}</div><div class="side">{log}</div>'
        '<section id="more"></section></main>'
        '{dialogs}<div id="toasts" role="status"></div>',
        top=top_bar(voice), room=escape(room.name), key=escape(key), seat=seat,
        over=escape(str(room.over).lower()), replay=voice.phrase("replay"),
        moment=voice.phrase("moment"), steps=join(steps), back=voice.phrase("to-table"),
        acts=_acts_when_over(room, voice) if room.over else NOTHING,
        players=panel(voice, "players", "tab-players"), log=panel(voice, "log", "log"),
        dialogs=dialogs(voice, game),
    )  # fmt: skip
    return document(voice, voice.line("replay"), body, "replay.js", wood=True)


def _acts_when_over(room: Room, voice: PageVoice) -> Markup:
    """Nothing is secret any more: look through other eyes, show a moment, play on from it."""
    eyes = (
        html('<option value="{}">{}</option>', escape(SEATS.write(seat)), escape(voice.seat(seat)))
        for seat in map(Seat, range(len(room.places)))
    )
    return html(
        '<label>{whose} <select id="eyes"><option value="">{nobody}</option>{eyes}</select></label>'
        '<button id="link" data-watch="/t/{room}/{key}/replay">{chain}{link}</button>'
        '<button id="play-on">{play}{on}</button>',
        whose=voice.phrase("eyes"), nobody=escape(voice.name("spectator")), eyes=join(eyes),
        room=escape(room.name), key=escape(room.watch_key), chain=icon("link"),
        link=voice.phrase("moment-link"), play=icon("play"), on=voice.phrase("play-on"),
    )  # fmt: skip


def replay_parts(
    room: Room, seat: Seat, number: int | None, eyes: str, code: str
) -> dict[str, object]:
    """The table after so many choices. While it runs, only through the eyes one has."""
    voice = voice_at(room, code)
    looker = replay_eyes(room, seat, eyes)
    last = len(room.match.lines)
    count = last if number is None else min(number, last)
    match = room.match if count == last else moment_of(room, count)
    seen, public = match.view(looker), match.view(SPECTATOR)
    asked = [decision.seat for decision in match.decisions]
    board = drawn(match.view(eyes_for_board(match.game, looker)), voice)
    log = join(fragments.log_line(event, voice) for event in match.events_for(looker))
    return {
        "number": count,
        "last": last,
        "eyes": SEATS.write(looker) if looker >= 0 else "",
        "order": order_of(board),
        "parts": {
            **all_layers(board),
            "hand": hand_picture(seen, voice),
            "players": players(room, public, in_short(public, voice), asked, (), voice),
            "log": html("<ol>{}</ol>", log),
            "banner": _banner(room, match, voice),
        },
    }


def replay_eyes(room: Room, seat: Seat, eyes: str) -> Seat:
    """Over, any seat's; running, one's own, and at a hot seat nobody's."""
    if not room.over:
        return seat if len(room.seats_here(seat)) == 1 else SPECTATOR
    if eyes in SEATS.ids[: len(room.places)]:
        return Seat(SEATS.read(eyes))
    return SPECTATOR


def _banner(room: Room, match: Match[Any], voice: PageVoice) -> Markup:
    if match.over:
        return html("<h2>{}</h2>", escape(fragments.won_line(room, voice)))
    who = voice.seats([decision.seat for decision in match.decisions])
    line = fragments.asked_line(match.decisions[0], voice)
    return html("<h2>{}</h2><p>{}</p>", voice.phrase("turn-of", who=who), line)


def moment_of(room: Room, count: int) -> Match[Any]:
    """The match as it was after so many choices."""
    match = room.match.copy()
    match.undo_to(count)
    return match
