"""A person's page: games, what they add up to, ratings. Nothing on it is about a running game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.club.ratings import Rating
from ragnatafl.table.club.statistics import (
    Against,
    Played,
    Tally,
    Wanted,
    by_ending,
    by_game,
    by_opponent,
    by_plays,
    by_seats,
    reliability,
    tallies,
)
from ragnatafl.table.web.holders import mark_of
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.club.common import (
    Names,
    day,
    figures_page,
    player_link,
    player_name,
    table_of,
)
from ragnatafl.table.web.pages.club.ratings import rating_shown
from ragnatafl.table.web.pages.shell import choice
from ragnatafl.table.web.saying import PageVoice

SHOWN: Final = 100
"""Games that are listed; the files have all."""
MOST_ROWS: Final = 20
CAME: Final = ("won", "lost", "left")


@dataclass(frozen=True)
class PersonSeen:
    """What is on the page."""

    person: str
    name: str
    games: Sequence[Played]
    """All of them, the latest first."""
    wanted: Wanted
    names: Names
    courses: Mapping[str, Sequence[Rating]]
    """By game the ratings after each game that counted."""
    own: bool
    """Is it the page of who looks at it?"""
    hidden: bool = False
    against: Against | None = None
    """With who looks at it."""


def person_page(seen: PersonSeen, code: str) -> Markup:
    voice = PageVoice(code)
    shown = [played for played in seen.games if seen.wanted.fits(played)]
    body = html(
        "{own}{head}{ratings}{games}{figures}",
        own=_own(seen, voice) if seen.own else NOTHING, head=_head(seen, voice),
        ratings=_ratings(seen, code), games=_games(seen, shown, voice),
        figures=_figures(seen, shown, voice),
    )  # fmt: skip
    return figures_page(voice, seen.name, body, "")


def _section(name: str, title: Markup, body: Markup) -> Markup:
    return html(
        '<section class="panel" aria-labelledby="{name}-title"><h2 id="{name}-title">{title}</h2>'
        "{body}</section>",
        name=escape(name), title=title, body=body,
    )  # fmt: skip


def _own(seen: PersonSeen, voice: PageVoice) -> Markup:
    """Its owner may hide it from everybody else."""
    act = "show" if seen.hidden else "hide"
    return html(
        '<form method="post" class="row"><span>{about}</span>'
        '<button name="act" value="{act}">{title}</button></form>',
        about=voice.phrase("person-hidden" if seen.hidden else "person-open"), act=escape(act),
        title=voice.phrase(f"person-{act}"),
    )  # fmt: skip


def _head(seen: PersonSeen, voice: PageVoice) -> Markup:
    total = Tally(len(seen.games), sum(played.came == "won" for played in seen.games))
    lines = [voice.phrase("person-total", games=total.games, won=total.won)]
    steady = reliability(seen.games)
    if steady is not None:
        lines.append(voice.phrase("person-reliable", percent=steady))
    if seen.against is not None:
        games, ahead, behind = seen.against
        lines.append(voice.phrase("person-against", games=games, ahead=ahead, behind=behind))
    return join(html("<p>{}</p>", line) for line in lines)


def _ratings(seen: PersonSeen, code: str) -> Markup:
    voice = PageVoice(code)
    panels = []
    for game, course in seen.courses.items():
        title = game_title(game, code)
        title_of = voice.line("rating-course", game=title)
        drawn = _course([rating.shown for rating in course], title_of)
        panels.append(
            html(
                '<figure><figcaption><a href="/ratings/{}">{}</a>: {}</figcaption>{}</figure>',
                escape(game),
                escape(title),
                rating_shown(course[-1], voice),
                drawn,
            )
        )
    if not panels:
        return NOTHING
    charts = html('<div class="courses">{}</div>', join(panels))
    return _section("ratings", voice.phrase("club-ratings"), charts)


def _course(values: Sequence[int], title: str) -> Markup:
    """How a number went, game by game, between its lowest and its highest."""
    if len(values) < 2:
        return NOTHING
    low, high = min(values), max(values)
    steps, span = len(values) - 1, max(1, high - low)
    points = " ".join(
        f"{200 * at / steps:.1f},{46 - 42 * (value - low) / span:.1f}"
        for at, value in enumerate(values)
    )
    return html(
        '<svg class="course" viewBox="0 0 240 50" role="img" aria-label="{title}: {low} – {high}">'
        '<polyline points="{points}"/><text x="206" y="12">{high}</text>'
        '<text x="206" y="46">{low}</text></svg>',
        title=escape(title), points=escape(points), low=low, high=high,
    )  # fmt: skip


def _games(seen: PersonSeen, shown: Sequence[Played], voice: PageVoice) -> Markup:
    rows = [
        (
            html(
                '<a href="/t/{}/replay">{}</a>',
                escape(played.outcome.room), escape(day(played.outcome.ended)),
            ),
            escape(game_title(played.outcome.game, voice.code)),
            voice.phrase(f"person-{played.came}"),
            escape(_hero(played, voice.code)),
            join_names(played, seen.names, voice),
            _ending_link(played, voice.code),
        )
        for played in shown[:SHOWN]
    ]  # fmt: skip
    heads = ("day", "game", "result", "plays", "others", "ending")
    listed = table_of(
        [voice.line(f"person-{key}") for key in heads], rows, voice.line("person-games")
    )
    mark = escape(mark_of(seen.person))
    body = html(
        "{filters}<p>{count}</p>{listed}"
        '<p class="acts"><a class="button" href="/people/{mark}/games.json" download>JSON</a>'
        '<a class="button" href="/people/{mark}/games.csv" download>CSV</a></p>',
        filters=_filters(seen, voice), count=voice.phrase("person-found", count=len(shown)),
        listed=listed if rows else NOTHING, mark=mark,
    )  # fmt: skip
    return _section("games", voice.phrase("person-games"), body)


def join_names(played: Played, names: Names, voice: PageVoice) -> Markup:
    links = [player_link(one.player, voice, names, one.name) for one in played.others]
    return join(links, escape(", "))


def _filters(seen: PersonSeen, voice: PageVoice) -> Markup:
    """A form of links: it needs no program."""
    wanted = seen.wanted
    games = [("", voice.line("person-all"))]
    games += [(name, game_title(name, voice.code)) for name in game_names()]
    seats = [("", voice.line("person-all")), *((str(n), str(n)) for n in range(1, 7))]
    came = [("", voice.line("person-all"))]
    came += [(one, voice.line(f"person-{one}")) for one in CAME]
    met = tallies(seen.games, by_opponent)
    others = [("", voice.line("person-all"))]
    others += [
        (_public(str(player)), player_name(str(player), voice, seen.names))
        for player in [*met][:MOST_ROWS]
    ]
    fields = join(
        (
            _select("game", voice.phrase("person-game"), games, wanted.game),
            _select(
                "seats", voice.phrase("person-seats"), seats, str(wanted.seats or ""),
            ),
            _select("came", voice.phrase("person-result"), came, wanted.came),
            _select(
                "against", voice.phrase("person-others"), others, _public(wanted.against),
            ),
        )
    )  # fmt: skip
    return html(
        '<form class="row">{}<button>{}</button></form>', fields, voice.phrase("person-filter")
    )


def _public(player: str) -> str:
    """How an address names a player: people by what pages may know of them."""
    return mark_of(player) if player and ":" not in player and player != "automa" else player


def _select(name: str, label: Markup, values: Sequence[tuple[str, str]], chosen: str) -> Markup:
    options = join(choice(value, shown, value == chosen) for value, shown in values)
    return html('<label>{} <select name="{}">{}</select></label>', label, escape(name), options)


def _figures(seen: PersonSeen, shown: Sequence[Played], voice: PageVoice) -> Markup:
    def table(key: str, counted: Mapping[str | int, Tally], named: Mapping[str, str]) -> Markup:
        if not counted:
            return NOTHING
        rows = [
            (
                escape(named.get(str(value), str(value))), html("{}", tally.games),
                html("{}", tally.won), html("{} %", tally.percent),
            )
            for value, tally in [*counted.items()][:MOST_ROWS]
        ]  # fmt: skip
        heads = [voice.line(f"person-{one}") for one in (key, "games", "wins", "share")]
        return table_of(heads, rows)

    def with_keys(by: Mapping[str | int, Tally], say: Mapping[str, str]) -> Mapping[str, str]:
        return {str(key): say.get(str(key), str(key)) for key in by}

    games = tallies(shown, by_game)
    titles = {name: game_title(name, voice.code) for name in map(str, games)}
    plays = tallies(shown, by_plays)
    heroes = {played.own.plays: _hero(played, voice.code) for played in shown if played.own.plays}
    others = tallies(shown, by_opponent)
    called = {str(one): player_name(str(one), voice, seen.names) for one in others}
    endings = tallies(shown, by_ending)
    ends = {
        played.outcome.rule: _ending(played.outcome.game, played.outcome.rule, voice.code)
        for played in shown
    }
    body = join(
        (
            table("game", games, titles),
            table("seats", tallies(shown, by_seats), {}),
            table("plays", plays, with_keys(plays, heroes)),
            table("others", others, called),
            table("ending", endings, with_keys(endings, ends)),
        )
    )
    if not shown:
        return NOTHING
    return _section(
        "figures", voice.phrase("person-figures"), html('<div class="tallies">{}</div>', body)
    )


def game_title(game: str, code: str) -> str:
    """The name of a game; of one that is here no more its id."""
    try:
        return PageVoice(code, find_game(game)).title()
    except BadInput:
        return game


def _hero(played: Played, code: str) -> str:
    if not played.own.plays:
        return ""
    try:
        return PageVoice(code, find_game(played.outcome.game)).name(played.own.plays)
    except BadInput:
        return played.own.plays


def _ending_link(played: Played, code: str) -> Markup:
    """The same, with the way to the rule."""
    game, rule = played.outcome.game, played.outcome.rule
    words = escape(_ending(game, rule, code))
    if not rule:
        return words
    return html('<a href="/rules/{}#{}">{}</a>', escape(game), escape(rule), words)


def _ending(game: str, rule: str, code: str) -> str:
    """By what a game ended; somebody gave up where no rule ended it."""
    if not rule:
        return PageVoice(code).line("person-given-up")
    try:
        return PageVoice(code, find_game(game)).ending(rule)
    except BadInput:
        return rule
