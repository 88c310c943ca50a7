"""Whole pages: home, table, replay, rules, how to play; and what they are told about tables."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import Any, Final

import msgspec

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.language import Language, language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import from_position
from ragnatafl.kernel.rulebook import rulebook, rulebook_text
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.kernel.views import view
from ragnatafl.table.telling.rules import chapter, known_rule
from ragnatafl.table.web.companion import tellers
from ragnatafl.table.web.pages import fragments
from ragnatafl.table.web.pages.forms import new_table_form
from ragnatafl.table.web.pages.markdown import rule_html, to_html
from ragnatafl.table.web.pages.pictures import board_layers, eyes_for_board, hand_picture
from ragnatafl.table.web.pages.seat import SeatPage, layers, seat_page
from ragnatafl.table.web.pages.shell import (
    dialogs,
    document,
    game_title,
    icon,
    said,
    tool,
    top_bar,
)
from ragnatafl.table.web.pages.walk import walk_panel
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import about, say, tell, title_of, words_of

Told = dict[str, object]
SAMPLE_CHOICES: Final = 26


def home_page(code: str) -> str:
    """The games, the tables this browser knows, a new table."""
    words = words_of(code)
    games = "".join(_game_card(find_game(name), code) for name in game_names())
    forms = "".join(new_table_form(find_game(name), code) for name in game_names())
    join = (
        f'<form id="join" class="row"><label>{tell(words, "join-link")} '
        f'<input name="link" type="url" required placeholder="https://…/t/…"></label>'
        f"<button>{tell(words, 'join')}</button></form>"
    )
    upload = (
        f'<form id="upload" class="row"><label>{tell(words, "upload")} '
        '<input name="record" type="file" accept=".json,application/json" required></label>'
        f"<button>{tell(words, 'open')}</button></form>"
    )
    body = (
        f'{top_bar(words)}<main class="home"><h1>{tell(words, "tagline")}</h1>'
        f'<section aria-labelledby="mine-title"><h2 id="mine-title">{tell(words, "my-tables")}</h2>'
        f'<ul id="mine" data-forget="{tell(words, "forget")}"></ul>'
        f'<p id="mine-none" hidden>{tell(words, "no-tables")}</p></section>'
        f'<section aria-labelledby="games-title"><h2 id="games-title">{tell(words, "games")}</h2>'
        f'<ul class="games">{games}</ul></section>{forms}'
        f'<section aria-labelledby="more-title"><h2 id="more-title">{tell(words, "more-ways")}</h2>'
        f'{join}{upload}</section><p id="fault" role="alert"></p></main>'
    )
    return document(words, say(words, "title"), body, "home.js", ' class="wood"')


def _game_card(game: Game[Any], code: str) -> str:
    words = words_of(code, game)
    players = ("seats", ", ".join(map(str, sorted(game.seats))))
    return (
        f'<li class="card"><img src="/picture/{game.name}?lang={code}" alt="">'
        f"<div><h3>{escape(title_of(game, words))}</h3><p>{escape(about(words))}</p>"
        f'<p class="small">{escape(words.say("ui-game-seats", (players,)))}</p>'
        f'<p class="acts"><button class="main" data-new="{game.name}">{tell(words, "new-table")}'
        f'</button><a class="button" href="/how/{game.name}">{tell(words, "how")}</a>'
        f'<a class="button" href="/rules/{game.name}">{tell(words, "rules")}</a></p></div></li>'
    )


@lru_cache(maxsize=64)
def picture(game: Game[Any], code: str) -> str:
    """A game half played, to show what it looks like."""
    chance = random.Random(game.name)
    match: Match[Any] = Match(make_setup(game), seed="7")
    while len(match.lines) < SAMPLE_CHOICES and not match.over:
        match.choose(chance.choice(match.decision.options))
    seen = match.view(SPECTATOR)
    return "".join(board_layers(game, seen, code, ())) if game.draw_svg is not None else RUNE


_PICTURE: Final = re.compile(r"[a-z0-9-]{1,40}")
_SHOWN: Final = re.compile(rf'src="({_PICTURE.pattern})\.svg"')
"""Pictures of how-to-play pages: positions beside them, each drawn when it is asked for."""

RUNE: Final = files("ragnatafl.table.web").joinpath("static", "rune.svg").read_text("utf-8")


def room_page(room: Room, seat: Seat, key: str, code: str) -> str:
    """The frame of a table; what lies on it comes over the socket."""
    game = room.match.game
    words = words_of(code, game)
    title = f"{title_of(game, words)} · Ragnatafl"
    tools = (
        tool(words, "zoom", "zoom", "zoom")
        + tool(words, "sound", "sound", "sound", ' aria-pressed="true"')
        + tool(words, "settings", "settings", "settings")
        + tool(words, "help", "help", "help")
    )
    bar = (
        tool(words, "back", "back", "back", " disabled")
        + tool(words, "rotate", "rotate", "rotate", " disabled")
        + tool(words, "undo", "undo", "undo", ' aria-disabled="true"')
        + tool(words, "hint", "hint", "hint", " disabled")
        + tool(words, "go-log", "log-short", "log")
    )
    body = (
        f'<a class="skip" href="#options">{said(words, "skip")}</a>'
        f"{top_bar(words, tools, game_title(game, words))}"
        f'<p id="away" role="alert" hidden>{said(words, "away")}</p>'
        f'<main id="table" class="table" data-room="{room.name}" data-key="{escape(key)}"'
        f' data-game="{game.name}" data-seat="{seat}" data-moment="" data-over="false">'
        f'<h1 class="unseen">{escape(title_of(game, words))}</h1>'
        '<div class="left"><section id="banner" aria-live="polite"></section>'
        f'<section id="end" hidden></section>{walk_panel(words)}<div id="board"></div></div>'
        '<div class="middle"><section id="hand" class="panel"></section>'
        '<div id="bar" role="toolbar" data-say-label="menu"'
        f' aria-label="{tell(words, "menu")}">{bar}</div>'
        f'<section id="choices" class="panel" aria-labelledby="options-title">'
        f'<h2 id="options-title">{said(words, "options")} <span id="typed"></span></h2>'
        f'<ol id="options"></ol><p id="options-none">{said(words, "no-options")}</p></section>'
        f'</div><div class="side">{_panel(words, "scores")}{_panel(words, "seats")}'
        f"{_panel(words, 'log', f'/t/{room.name}/{escape(key)}/replay')}</div>"
        '<div id="armed" role="group" aria-labelledby="armed-text" hidden>'
        '<p id="armed-text"></p><p id="armed-why"></p>'
        f'<button id="armed-yes" class="main">{said(words, "confirm-yes")}</button>'
        f'<button id="armed-no">{said(words, "confirm-no")}</button></div>'
        f'</main>{dialogs(words, game)}<div id="toasts" role="status"></div>'
    )
    return document(words, title, body, "table.js", ' class="wood"')


def _panel(words: Language, name: str, replay: str = "") -> str:
    """A part of the page that can be folded away."""
    more = '<div id="invites"></div>' if name == "seats" else ""
    if replay:
        more = f'<p><a href="{replay}">{said(words, "look-back")}</a></p>'
    return (
        f'<details id="{name}-panel" class="panel" open>'
        f'<summary><h2>{said(words, name)}</h2></summary><div id="{name}"></div>{more}</details>'
    )


def links_of(room: Room) -> Told:
    """All links of a table, for whoever opened it."""
    return {
        "room": room.name,
        "game": room.match.game.name,
        "watch": f"/t/{room.name}/{room.watch_key}",
        "seats": [
            {
                "seat": seat,
                "kind": place.kind,
                "name": place.name,
                "link": f"/t/{room.name}/{place.key}" if place.has_person else "",
            }
            for seat, place in enumerate(room.places)
        ],
    }


def mine_entry(room: Room, seat: Seat, key: str, code: str) -> dict[str, Any]:
    """A line of 'my tables'. Any: the server sorts by some of it."""
    words = words_of(code, room.match.game)
    here = room.seats_here(seat)
    asked = [decision.seat for decision in room.asked()]
    waiting = any(s in here and not room.places[s].by_bot for s in asked if s >= 0)
    waiting = waiting or any(other in here for other in tellers(room))
    if room.over:
        state = fragments.won_line(room, words, seat)
    elif waiting:
        state = say(words, "waits-for-you")
    else:
        who = ", ".join(words.seat(other, room.match.names) for other in asked)
        state = say(words, "turn-of", ("who", who))
    return {
        "room": room.name,
        "key": key,
        "link": f"/t/{room.name}/{key}",
        "waiting": waiting,
        "over": room.over,
        "changed": room.changed_at,
        "game": title_of(room.match.game, words),
        "names": ", ".join(place.name for place in room.places),
        "text": state,
    }


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
        f'{_panel(words, "scores")}</div><div class="side">{_panel(words, "log")}</div></main>'
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


@lru_cache(maxsize=32)
def _moment(room: Room, stored: int, count: int) -> Match[Any]:
    match = room.match.copy()
    match.undo_to(count)
    return match


def moment_of(room: Room, count: int) -> Match[Any]:
    """The match as it was after so many choices."""
    return _moment(room, room.stored, count)


def bug_report(room: Room, seat: Seat, version: str) -> Told:
    """What helps to find a fault: all that this seat may know, the record once it is over."""
    match = room.match
    words = language("en", *match.game.packages)
    eyes = seat if len(room.seats_here(seat)) == 1 else SPECTATOR
    return {
        "ragnatafl": "bug report",
        "program": version,
        "game": match.game.name,
        "rules": match.setup.version,
        "content": match.setup.content.digest,
        "options": msgspec.to_builtins(match.setup.options),
        "seats": [place.level if place.kind == "bot" else place.kind for place in room.places],
        "seat": int(seat),
        "moment": room.moment,
        "choices": len(match.lines),
        "asked": [
            f"{decision.rule} {decision.prompt} {decision.seat}" for decision in room.asked()
        ],
        "log": [words.event(event, match.names) for event in match.events_for(eyes)],
        "record": msgspec.to_builtins(room.record()) if room.over else None,
    }


def rules_page(game: Game[Any], code: str) -> str:
    words = words_of(code, game)
    body = (
        f'{top_bar(words, "", game_title(game, words))}<main class="text" lang="en">'
        f"{to_html(rulebook_text(game))}</main>"
    )
    return document(words, f"{title_of(game, words)}: {say(words, 'rules')}", body, "text.js")


def rule_text(game: Game[Any], rule: str) -> Told:
    """A rule with what stands below it and the rules it names, as HTML for a small window."""
    known = known_rule(game, rule)
    if known is None:
        raise BadInput(f"{game.name}: no rule '{rule}'")
    book = rulebook(game)
    lines = chapter(game, known)
    if lines == [(known, book[known])] and "." in known:
        above = known.rpartition(".")[0]
        lines = [(above, book[above]), *lines] if above in book else lines
    items = "".join(f"<dt>{escape(name)}</dt><dd>{rule_html(text)}</dd>" for name, text in lines)
    return {"rule": known, "html": f"<dl>{items}</dl>"}


def how_page(game: Game[Any], code: str) -> str:
    """How to play, in our own words; a game without such a page tells what it is."""
    words = words_of(code, game)
    folder = files(game.package).joinpath("words", "how")
    page = next(
        (
            place.read_text(encoding="utf-8")
            for place in (folder.joinpath(f"{code}.md"), folder.joinpath("en.md"))
            if place.is_file()
        ),
        f"# {title_of(game, words)}\n\n{about(words)}",
    )
    rules = f'<p><a class="button" href="/rules/{game.name}">{tell(words, "rules")}</a></p>'
    drawn = rf'src="/how/{game.name}/\1.svg?lang={code}"'
    text = _SHOWN.sub(drawn, to_html(page, ids=False))
    body = f'{top_bar(words, "", game_title(game, words))}<main class="text">{text}{rules}</main>'
    return document(words, f"{title_of(game, words)}: {say(words, 'how')}", body, "text.js")


@lru_cache(maxsize=64)
def how_picture(game: Game[Any], name: str, code: str) -> str:
    """A picture of that page: the position of this name beside it, as onlookers see it."""
    place = files(game.package).joinpath("words", "how", f"{name}.json")
    if not _PICTURE.fullmatch(name) or not place.is_file():
        raise BadInput(f"{game.name}: there is no picture '{name}'")
    state = from_position(game, msgspec.json.decode(place.read_bytes()))
    return "".join(board_layers(game, view(state, SPECTATOR), code, ()))


def fault_page(text: str, code: str) -> str:
    words = words_of(code)
    body = (
        f'{top_bar(words)}<main class="text"><h1>{tell(words, "fault")}</h1>'
        f'<p>{escape(text)}</p><p><a class="button main" href="/">'
        f"{tell(words, 'home')}</a></p></main>"
    )
    return document(words, say(words, "fault"), body, "text.js")


__all__ = [
    "SeatPage",
    "bug_report",
    "fault_page",
    "home_page",
    "how_page",
    "how_picture",
    "links_of",
    "mine_entry",
    "picture",
    "replay_page",
    "replay_parts",
    "room_page",
    "rule_text",
    "rules_page",
    "seat_page",
]
