"""The page 'beside your board': what is at hand for those who play a printed game."""

from __future__ import annotations

from typing import Any

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.game import Game
from ragnatafl.table.telling.catalogue import LONGEST
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.home import box_link
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.saying import PageVoice


def helping_page(code: str) -> Markup:
    voice = PageVoice(code)
    body = html(
        '{top}<main class="home" id="helping"><h1>{title}</h1><p>{about}</p>'
        '<ul class="games">{cards}</ul></main>',
        top=top_bar(voice), title=voice.phrase("helper"), about=voice.phrase("helper-about"),
        cards=join(_card(find_game(name), code) for name in game_names()),
    )  # fmt: skip
    return document(voice, voice.line("helper"), body, "text.js", wood=True)


def _card(game: Game[Any], code: str) -> Markup:  # Any: games of all states
    voice = PageVoice(code, game)
    return html(
        '<li class="card" data-game="{game}"><img src="/picture/{game}?lang={code}" alt="">'
        '<div><h2>{title}</h2>{leads}<form action="/rules/{game}" role="search" class="row">'
        '<label>{rules} <input type="search" name="find" maxlength="{most}" autocomplete="off">'
        '</label><button>{find}</button></form><p class="acts">'
        '<a class="button" href="/rules/{game}">{book}</a>'
        '<a class="button" href="/cards/{game}">{cards}</a>{box}</p></div></li>',
        game=escape(game.name), code=escape(code), title=escape(voice.title()),
        leads=_lead(game, voice), rules=voice.phrase("helper-rules"), most=LONGEST,
        find=voice.phrase("helper-find"), book=voice.phrase("rules"),
        cards=voice.phrase("gallery"), box=box_link(game, voice),
    )  # fmt: skip


def _lead(game: Game[Any], voice: PageVoice) -> Markup:
    """To a table here beside that of the reader, or to a board that is only tapped."""
    if game.face.beside is not None:
        key = "helper-table"
    elif game.face.scratch is not None:
        key = "helper-scratch"
    else:
        return NOTHING
    return html(
        '<p>{}</p><p class="acts"><a class="button main" href="/beside/{}">{}</a></p>',
        voice.phrase(f"{key}-why"), escape(game.name), voice.phrase(key),
    )  # fmt: skip
