"""The replay of a table: a slider over its choices, through the eyes one may have."""

from __future__ import annotations

from html import escape
from typing import Any

from ragnatafl.kernel.language import Language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.table.web.pages import fragments
from ragnatafl.table.web.pages.pictures import board_layers, eyes_for_board, hand_picture
from ragnatafl.table.web.pages.seat import layers
from ragnatafl.table.web.pages.shell import (
    dialogs,
    document,
    game_title,
    icon,
    panel,
    top_bar,
)
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import say, tell, words_of

Told = dict[str, object]


def replay_page(room: Room, seat: Seat, key: str, code: str) -> str:
    """The frame of a replay: a slider, whose eyes, a link to the moment, playing on from it."""
    game = room.match.game
    words = words_of(code, game)
    names = [*room.match.names]
    eyes = "".join(
        f'<option value="{SEATS.write(Seat(other))}">{escape(name)}</option>'
        for other, name in enumerate(names)
    )
    watch = f"/t/{room.name}/{room.watch_key}/replay" if room.over else ""
    choose_eyes = (
        f'<label>{tell(words, "eyes")} <select id="eyes"><option value="">'
        f"{escape(words.name('spectator'))}</option>{eyes}</select></label>"
        if room.over
        else ""
    )
    acts = (
        f'<button id="link" data-watch="{watch}">{icon("link")}'
        f"{tell(words, 'moment-link')}</button>"
        f'<button id="play-on">{icon("play")}{tell(words, "play-on")}</button>'
        if room.over
        else ""
    )
    steps = "".join(
        f'<button id="{name}" aria-label="{tell(words, "go-" + name)}">{icon(name)}</button>'
        for name in ("first", "before", "next", "last")
    )
    body = (
        f'{top_bar(words, "", game_title(game, words))}<main id="replay" class="table"'
        f' data-room="{room.name}" data-key="{escape(key)}" data-over="{str(room.over).lower()}"'
        f' data-seat="{seat}"><h1 class="unseen">{tell(words, "replay")}</h1>'
        f'<div class="left"><section id="banner"></section>'
        f'<div class="slider"><label for="at" class="unseen">'
        f'{tell(words, "moment")}</label><input id="at" type="range" min="0" max="0" value="0">'
        f'<output id="count" for="at"></output>{steps}</div>'
        '<div id="board"></div></div><div class="middle">'
        f'<section id="hand" class="panel"></section><div id="bar">{choose_eyes}{acts}'
        f'<a class="button" href="/t/{room.name}/{escape(key)}">'
        f"{tell(words, 'to-table')}</a></div>"
        f'{panel(words, "scores")}</div><div class="side">{panel(words, "log")}</div></main>'
        f'{dialogs(words, game)}<div id="toasts" role="status"></div>'
    )
    return document(words, say(words, "replay"), body, "replay.js", ' class="wood"')


def replay_parts(room: Room, seat: Seat, number: int | None, eyes: str, code: str) -> Told:
    """The table after so many choices. While it runs, only through the eyes one has."""
    words = words_of(code, room.match.game)
    looker = replay_eyes(room, seat, eyes)
    last = len(room.match.lines)
    count = last if number is None else min(number, last)
    match = room.match if count == last else moment_of(room, count)
    seen = match.view(looker)
    game, names = match.game, room.match.names
    shown = match.view(eyes_for_board(game, looker))
    board = layers(board_layers(game, shown, code, names))
    told = [fragments.log_line(game, event, words, names) for event in match.events_for(looker)]
    return {
        "number": count,
        "last": last,
        "eyes": SEATS.write(looker) if looker >= 0 else "",
        "order": {"board": list(board)},
        "parts": {
            **board,
            "hand": hand_picture(game, seen, code, names),
            "scores": fragments.scores(game, seen, words, names),
            "log": f"<ol>{''.join(told)}</ol>",
            "banner": _replay_banner(room, match, count, words),
        },
    }


def replay_eyes(room: Room, seat: Seat, eyes: str) -> Seat:
    """Over, any seat's; running, one's own, and at a hot seat nobody's."""
    if not room.over:
        return seat if len(room.seats_here(seat)) == 1 else SPECTATOR
    if eyes in SEATS.ids[: len(room.places)]:
        return Seat(SEATS.read(eyes))
    return SPECTATOR


def _replay_banner(room: Room, match: Match[Any], count: int, words: Language) -> str:
    names = room.match.names
    if match.over:
        return f"<h2>{escape(fragments.won_line(room, words))}</h2>"
    who = ", ".join(words.seat(decision.seat, names) for decision in match.decisions)
    line = fragments.asked_line(match.decisions[0], words, names)
    return f"<h2>{tell(words, 'turn-of', ('who', who))}</h2><p>{line}</p>"


def moment_of(room: Room, count: int) -> Match[Any]:
    """The match as it was after so many choices."""
    match = room.match.copy()
    match.undo_to(count)
    return match
