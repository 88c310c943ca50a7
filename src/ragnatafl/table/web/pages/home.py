"""The home page: the games, the tables this browser knows, a new table."""

from __future__ import annotations

from html import escape
from typing import Any

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.game import Game
from ragnatafl.table.web.pages.forms import new_table_form
from ragnatafl.table.web.pages.shell import (
    document,
    top_bar,
)
from ragnatafl.table.web.saying import about, say, tell, title_of, words_of


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
