"""The list of ratings of a game: people, their programs and our bots on one scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ragnatafl.games import find_game, game_names
from ragnatafl.table.club.ratings import ALWAYS, Rating
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.club.common import Names, figures_page, player_link, table_of
from ragnatafl.table.web.saying import PageVoice

SHOWN: Final = 500


def ratings_page(
    game: str,
    season: str,
    seasons: Sequence[str],
    ratings: Mapping[str, Rating],
    names: Names,
    viewer: str,
    code: str,
) -> Markup:
    voice = PageVoice(code, find_game(game))
    ranked = sorted(ratings.items(), key=lambda item: -item[1].sure)[:SHOWN]
    rows = [
        (
            html("<b>{}</b>", place) if player == viewer else html("{}", place),
            player_link(player, voice, names),
            rating_shown(rating, voice),
            html("{}", rating.games),
            html("{} %", round(100 * rating.won / rating.games)),
        )
        for place, (player, rating) in enumerate(ranked, 1)
    ]
    heads = [voice.line(f"rating-{key}") for key in ("place", "player", "value", "games", "won")]
    listed = table_of(heads, rows, voice.line("club-ratings")) if rows else NOTHING
    none = html("<p>{}</p>", voice.phrase("rating-none")) if not rows else NOTHING
    body = html(
        '<p class="acts">{games}</p><p class="acts">{seasons}</p>{none}{listed}'
        '<p class="small">{how}</p>',
        games=_games(game, code), seasons=_seasons(game, season, seasons, voice), none=none,
        listed=listed, how=voice.phrase("rating-how"),
    )  # fmt: skip
    title = f"{voice.line('club-ratings')}: {voice.title()}"
    return figures_page(voice, title, body, "ratings")


def rating_shown(rating: Rating, voice: PageVoice) -> Markup:
    """The number, and within how much it is known."""
    guess = html(" <small>{}</small>", voice.phrase("rating-guess")) if rating.is_guess else NOTHING
    return html("{} ± {}{}", rating.shown, rating.give_or_take, guess)


def _games(game: str, code: str) -> Markup:
    return join(
        html(
            '<a class="button" href="/ratings/{name}"{current}>{title}</a>',
            name=escape(name), title=escape(PageVoice(code, find_game(name)).title()),
            current=_current(name == game),
        )
        for name in game_names()
    )  # fmt: skip


def _seasons(game: str, season: str, seasons: Sequence[str], voice: PageVoice) -> Markup:
    shown = dict.fromkeys((ALWAYS, *seasons))
    if len(shown) == 1:
        return NOTHING
    return join(
        html(
            '<a class="button" href="/ratings/{game}?season={season}"{current}>{title}</a>',
            game=escape(game), season=escape(one), current=_current(one == season),
            title=season_name(one, voice),
        )
        for one in shown
    )  # fmt: skip


def season_name(season: str, voice: PageVoice) -> Markup:
    if season == ALWAYS:
        return voice.phrase("rating-always")
    year, _, quarter = season.partition("-")
    return voice.phrase("rating-season", year=year, quarter=quarter)


def _current(here: bool) -> Markup:
    return flag('aria-current="page"', here)
