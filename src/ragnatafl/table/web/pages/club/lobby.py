"""The lobby: the tables that wait for people."""

from __future__ import annotations

from collections.abc import Iterable

from ragnatafl.games import find_game, game_names
from ragnatafl.table.club.listing import PACES
from ragnatafl.table.web.markup import Markup, escape, flag, html, join
from ragnatafl.table.web.pages.club.nav import club_nav
from ragnatafl.table.web.pages.shell import choice, document, top_bar
from ragnatafl.table.web.places import LONGEST_NAME
from ragnatafl.table.web.saying import PageVoice


def lobby_page(rows: Iterable[Markup], mark: str, name: str, code: str) -> Markup:
    """`mark` is that of who looks, who finds the own tables by it; `name` what it is called."""
    voice, shown = PageVoice(code), list(rows)
    games = [(game, PageVoice(code, find_game(game)).title()) for game in game_names()]
    body = html(
        '{top}<main class="home lobby" id="lobby" data-mark="{mark}" data-mine="{mine}"'
        '><h1>{title}</h1>{nav}<p>{about}</p>'
        '<div class="row panel"><label>{called} <input id="name" value="{name}"'
        ' maxlength="{most}" autocomplete="nickname"></label>'
        '<label>{game} <select id="game"><option value="">{every}</option>{games}</select></label>'
        '<label>{pace} <select id="pace"><option value="">{every}</option>{paces}</select></label>'
        '</div><p id="away" role="alert" hidden>{away}</p><p id="fault" role="alert"></p>'
        '<section aria-labelledby="tables-title"><h2 id="tables-title">{tables}</h2>'
        '<ul id="tables">{rows}</ul>'
        '<p id="none" role="status"{some}>{none}</p></section>'
        '<section aria-labelledby="open-title"><h2 id="open-title">{open}</h2>'
        '<p class="acts">{links}</p></section></main>',
        top=top_bar(voice), mark=escape(mark), mine=voice.phrase("to-table"),
        title=voice.phrase("lobby"),
        nav=club_nav(voice, "/lobby"), about=voice.phrase("lobby-about"),
        called=voice.phrase("rename-what"), name=escape(name), most=LONGEST_NAME,
        game=voice.phrase("lobby-game"), pace=voice.phrase("lobby-pace"),
        every=voice.phrase("lobby-every"),
        games=join(choice(game, title) for game, title in games),
        paces=join(choice(pace, voice.line(f"pace-of-{pace}")) for pace in PACES),
        away=voice.phrase("away"), tables=voice.phrase("lobby-tables"), rows=join(shown),
        some=flag("hidden", bool(shown)), none=voice.phrase("lobby-none"),
        open=voice.phrase("lobby-open"),
        links=join(
            html(
                '<a class="button" href="/?game={}&amp;listed=club">{}</a>',
                escape(game), escape(title),
            )
            for game, title in games
        ),
    )  # fmt: skip
    return document(voice, f"{voice.line('lobby')} · Ragnatafl", body, "lobby.js", wood=True)
