"""The frame of a table; what lies on it comes over the socket."""

from __future__ import annotations

from html import escape

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.pages.shell import (
    dialogs,
    document,
    game_title,
    panel,
    said,
    tool,
    top_bar,
)
from ragnatafl.table.web.pages.walk import walk_panel
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import tell, title_of, words_of


def table_page(room: Room, seat: Seat, key: str, code: str) -> str:
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
        f'</div><div class="side">{panel(words, "scores")}{panel(words, "seats")}'
        f"{panel(words, 'log', f'/t/{room.name}/{escape(key)}/replay')}</div>"
        '<div id="armed" role="group" aria-labelledby="armed-text" hidden>'
        '<p id="armed-text"></p><p id="armed-why"></p>'
        f'<button id="armed-yes" class="main">{said(words, "confirm-yes")}</button>'
        f'<button id="armed-no">{said(words, "confirm-no")}</button></div>'
        f'</main>{dialogs(words, game)}<div id="toasts" role="status"></div>'
    )
    return document(words, title, body, "table.js", ' class="wood"')
