"""The home page: the games, the tables this browser knows, a new table."""

from __future__ import annotations

from typing import Any

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.game import Game
from ragnatafl.table.learning.lessons import lessons
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.club.nav import club_nav
from ragnatafl.table.web.pages.coach import FIRST
from ragnatafl.table.web.pages.forms import new_table_form
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.saying import PageVoice


def home_page(code: str, alone: bool = False, told: str = "") -> Markup:
    """`alone`: nobody on another machine could follow an invitation; `told`: by the owner."""
    voice = PageVoice(code)
    games = [find_game(name) for name in game_names()]
    body = html(
        '{top}{told}<main class="home"><h1>{tagline}</h1>{club}{newcomer}'
        '<section aria-labelledby="mine-title"><h2 id="mine-title">{mine}</h2>'
        '<ul id="mine" data-forget="{forget}"></ul>'
        '<p id="mine-none" hidden>{none}</p></section>'
        '<section aria-labelledby="games-title"><h2 id="games-title">{games}</h2>'
        '<ul class="games">{cards}</ul>'
        '<p class="acts"><a class="button" href="/learn">{lessons}</a>'
        '<a class="button" href="/beside">{beside}</a></p></section>{forms}'
        '<section aria-labelledby="more-title"><h2 id="more-title">{more}</h2>'
        '<form id="join" class="row"><label>{link} '
        '<input name="link" type="url" required placeholder="https://…/t/…"></label>'
        "<button>{join}</button></form>"
        '<form id="upload" class="row"><label>{upload} '
        '<input name="record" type="file" accept=".json,application/json" required></label>'
        '<button>{open}</button></form></section><p id="fault" role="alert"></p></main>',
        told=html('<div id="notice"><p>{}</p></div>', escape(told)) if told else NOTHING,
        top=top_bar(voice), tagline=voice.phrase("tagline"), mine=voice.phrase("my-tables"),
        club=club_nav(voice),
        newcomer=_newcomer(voice), forget=voice.phrase("forget"),
        none=voice.phrase("no-tables"), games=voice.phrase("games"),
        beside=voice.phrase("helper"),
        cards=join(_game_card(game, code) for game in games),
        lessons=voice.phrase("learn-all"),
        forms=join(new_table_form(game, code, alone) for game in games),
        more=voice.phrase("more-ways"), link=voice.phrase("join-link"),
        join=voice.phrase("join"), upload=voice.phrase("upload"), open=voice.phrase("open"),
    )  # fmt: skip
    return document(voice, voice.line("title"), body, "home.js", wood=True)


def _newcomer(voice: PageVoice) -> Markup:
    """To who has not finished a game in this browser; the page's program knows that."""
    return html(
        '<section id="newcomer" class="panel" aria-labelledby="newcomer-title" hidden>'
        '<h2 id="newcomer-title">{title}</h2><p>{about}</p>'
        '<p class="acts"><button type="button" data-knows="">{known}</button></p></section>',
        title=voice.phrase("newcomer"), about=voice.phrase("newcomer-about"),
        known=voice.phrase("newcomer-known"),
    )  # fmt: skip


def _game_card(game: Game[Any], code: str) -> Markup:  # Any: games of all states
    voice = PageVoice(code, game)
    seats = voice.say("game-seats", seats=", ".join(map(str, sorted(game.seats))))
    return html(
        '<li class="card" data-offered="{game}"><img src="/picture/{game}?lang={code}" alt="">'
        "<div><h3>{title}</h3><p>{about}</p>"
        '<p class="small">{seats}</p>'
        '<p class="acts"><button class="main" data-new="{game}">{new}</button>{learn}'
        '<a class="button" href="/how/{game}">{how}</a>'
        '<a class="button" href="/rules/{game}">{rules}</a>'
        '<a class="button" href="/cards/{game}">{cards}</a>{box}</p></div></li>',
        game=escape(game.name), code=escape(code), title=escape(voice.title()),
        about=escape(voice.about()), seats=escape(seats), new=voice.phrase("new-table"),
        how=voice.phrase("how"), rules=voice.phrase("rules"), cards=voice.phrase("gallery"),
        box=box_link(game, voice), learn=_learn_button(game, voice),
    )  # fmt: skip


def _learn_button(game: Game[Any], voice: PageVoice) -> Markup:
    """Straight into the first lesson, for who has never played; then into a first game."""
    known = lessons(game)
    if not known:
        return NOTHING
    learn = html(
        '<button data-learn="/learn/{}/{}" data-lesson>{}</button>',
        escape(game.name), escape(next(iter(known))), voice.phrase("learn"),
    )  # fmt: skip
    if FIRST not in known:
        return learn
    return html(
        '{}<button data-learn="/learn/{}/{}" data-first-game hidden>{}</button>',
        learn, escape(game.name), escape(FIRST), voice.phrase("coach-game"),
    )  # fmt: skip


def box_link(game: Game[Any], voice: PageVoice) -> Markup:
    """To the printed cards, of a game that has words for them."""
    if not any(voice.language.has(kind.word) for kind in game.kinds):
        return NOTHING
    return html('<a class="button" href="/box/{}">{}</a>', escape(game.name), voice.phrase("box"))
