"""Tournaments: the list with the form of a new one; one with entries, rounds and standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.table.automas import automas_of
from ragnatafl.table.club.clocks import PRESETS
from ragnatafl.table.club.tournament import MOST_ROUNDS, Round, Table, Tournament
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.clock import told
from ragnatafl.table.web.pages.club.common import (
    Names,
    day,
    figures_page,
    number,
    player_link,
    player_name,
    table_of,
)
from ragnatafl.table.web.pages.club.person import game_title
from ragnatafl.table.web.pages.shell import choice
from ragnatafl.table.web.saying import PageVoice

SYSTEMS: Final = ("swiss", "round-robin")
USUAL_ROUNDS: Final = 5


def tournaments_page(found: Sequence[Tournament], code: str, fault: str = "") -> Markup:
    voice = PageVoice(code)
    heads = [voice.line(f"tournament-{key}") for key in ("name", "game", "state", "players", "day")]
    rows = [
        (
            html('<a href="/tournaments/{}">{}</a>', escape(one.id), escape(one.name)),
            escape(game_title(one.game, code)), _state(one, voice),
            html("{}", len(one.players)), escape(day(one.opened_at)),
        )
        for one in found
    ]  # fmt: skip
    listed = table_of(heads, rows, voice.line("club-tournaments")) if rows else NOTHING
    none = NOTHING if rows else html("<p>{}</p>", voice.phrase("tournament-none"))
    body = html(
        '{none}{listed}<section class="panel" aria-labelledby="new-title">'
        '<h2 id="new-title">{title}</h2>{form}</section>',
        none=none, listed=listed, title=voice.phrase("tournament-new"), form=_form(voice),
    )  # fmt: skip
    return figures_page(voice, voice.line("club-tournaments"), body, "tournaments", fault)


def _state(one: Tournament, voice: PageVoice) -> Markup:
    if one.over:
        return voice.phrase("tournament-over")
    if one.begun:
        return voice.phrase("tournament-round-of", number=len(one.rounds), of=one.last_round)
    return voice.phrase("tournament-open")


def has_tournaments(game: Game[Any]) -> bool:  # Any: games of all states
    """Do people meet people there?"""
    return not automas_of(make_setup(game))


def _form(voice: PageVoice) -> Markup:
    games = [find_game(name) for name in game_names()]
    kinds = join(
        choice(f"{game.name} {seats}", voice.line(
            "tournament-of-seats", game=game_title(game.name, voice.code), seats=seats,
        ))
        for game in games
        if has_tournaments(game)
        for seats in sorted(game.seats)
        if seats > 1
    )  # fmt: skip
    systems = join(choice(one, voice.line(f"tournament-{one}")) for one in SYSTEMS)
    return html(
        '<form method="post" action="/tournaments" class="row">'
        '<label class="wide">{name} <input name="name" maxlength="60" required></label>'
        '<label>{game} <select name="game">{kinds}</select></label>'
        '<label>{system} <select name="system">{systems}</select></label>'
        '<label>{rounds} <input name="rounds" type="number" min="1" max="{most}" value="{usual}">'
        "</label>"
        '<label class="wide">{clock} <select name="pace">{paces}</select></label>'
        '<button class="main">{open}</button></form><p class="small">{how}</p>',
        name=voice.phrase("tournament-name"), game=voice.phrase("tournament-game"), kinds=kinds,
        system=voice.phrase("tournament-system"), systems=systems,
        rounds=voice.phrase("tournament-rounds"), most=MOST_ROUNDS, usual=USUAL_ROUNDS,
        clock=voice.phrase("clock"),
        paces=join(choice(name, told(clock, voice)) for name, clock in PRESETS.items()),
        open=voice.phrase("tournament-do-open"), how=voice.phrase("tournament-how"),
    )  # fmt: skip


def tournament_page(
    one: Tournament, viewer: str, name: str, names: Names, code: str, fault: str = ""
) -> Markup:
    """`name`: what who looks was called last."""
    voice = PageVoice(code)
    about = voice.phrase(
        "tournament-about", game=game_title(one.game, code), seats=one.seats,
        system=voice.line(f"tournament-{one.system}"), rounds=one.last_round,
        clock=told(PRESETS[one.pace], voice),
    )  # fmt: skip
    called = {player: names.get(player) or given for player, given in one.players.items()}
    body = html(
        '<p>{about}</p><p role="status"><b>{state}</b></p>{acts}{rounds}{standings}',
        about=about, state=_state(one, voice), acts=_acts(one, viewer, name, voice),
        rounds=join(
            _round(one, at, one.rounds[at - 1], viewer, called, voice)
            for at in range(len(one.rounds), 0, -1)
        ),
        standings=_standings(one, called, voice),
    )  # fmt: skip
    script = "text.js" if one.over else "tournament.js"
    return figures_page(voice, one.name, body, "tournaments", fault, script)


def _acts(one: Tournament, viewer: str, name: str, voice: PageVoice) -> Markup:
    """What who looks may do."""
    if one.over:
        return NOTHING
    forms = []
    entered = viewer in one.players and viewer not in one.withdrawn
    if entered:
        forms.append(_act("leave", voice))
    elif not one.begun:
        field = html(
            '<label>{} <input name="name" maxlength="24" value="{}" required></label>',
            voice.phrase("tournament-your-name"), escape(name),
        )  # fmt: skip
        forms.append(_act("join", voice, field, main=True))
    if viewer and viewer == one.opener:
        if not one.begun:
            forms.append(_act("begin", voice, main=len(one.players) > 1))
        forms.append(_act("close", voice))
    return html('<div class="acts">{}</div>', join(forms))


def _act(name: str, voice: PageVoice, fields: Markup = NOTHING, main: bool = False) -> Markup:
    return html(
        '<form method="post" class="row">{}<button name="act" value="{}"{}>{}</button></form>',
        fields, escape(name), flag('class="main"', main),
        voice.phrase(f"tournament-do-{name}"),
    )  # fmt: skip


def _round(
    one: Tournament, at: int, played: Round, viewer: str, names: Names, voice: PageVoice
) -> Markup:
    rows = []
    for place, table in enumerate(played.tables, 1):
        own = viewer in table.players
        link = html(
            '<a{main} href="/t/{room}">{title}</a>',
            main=flag('class="button main"', own and table.shares is None),
            room=escape(table.room), title=voice.phrase("tournament-table", number=place),
        )  # fmt: skip
        rows.append((link, _seated(table, names, voice), _result(one, at, place, viewer, voice)))
    heads = [voice.line(f"tournament-{key}") for key in ("where", "players", "result")]
    resting = [player_name(player, voice, names) for player in played.resting]
    rests = html("<p>{}</p>", voice.phrase("tournament-rests", who=", ".join(resting)))
    return html(
        '<details class="panel"{open}><summary><h2>{title}</h2></summary>{tables}{rests}</details>',
        open=flag("open", at == len(one.rounds)),
        title=voice.phrase("tournament-round", number=at),
        tables=table_of(heads, rows, voice.line("tournament-round", number=at)),
        rests=rests if resting else NOTHING,
    )  # fmt: skip


def _seated(table: Table, names: Names, voice: PageVoice) -> Markup:
    """In the order of the seats, each with what they got."""
    shown = []
    for player in table.players:
        link = player_link(player, voice, names)
        if table.shares is not None:
            link = html("{} <b>{}</b>", link, number(table.shares.get(player, 0.0)))
        shown.append(link)
    return join(shown, escape(" – "))


def _result(one: Tournament, at: int, place: int, viewer: str, voice: PageVoice) -> Markup:
    """Played, or over; who leads the tournament may decide what goes on for too long."""
    table = one.rounds[at - 1].tables[place - 1]
    if table.shares is not None:
        return voice.phrase("tournament-played")
    if one.over:
        return voice.phrase("tournament-unplayed")
    if viewer != one.opener:
        return voice.phrase("tournament-plays")
    options = join(
        (
            choice("", voice.line("tournament-nobody")),
            *(choice(str(seat), one.players[player]) for seat, player in enumerate(table.players)),
        )
    )
    return html(
        '<form method="post" class="row"><input type="hidden" name="round" value="{}">'
        '<input type="hidden" name="table" value="{}">'
        '<label><span class="unseen">{}</span><select name="won">{}</select></label>'
        '<button name="act" value="decide">{}</button></form>',
        at, place, voice.phrase("tournament-who-won"), options,
        voice.phrase("tournament-do-decide"),
    )  # fmt: skip


def _standings(one: Tournament, names: Names, voice: PageVoice) -> Markup:
    heads = [
        voice.line(f"tournament-{key}")
        for key in ("place", "player", "points", "opponents", "beaten", "wins")
    ]
    rows = [
        (
            html("{}", place), _entrant(one, standing.player, names, voice),
            number(standing.points), number(standing.opponents), number(standing.beaten),
            html("{}", standing.wins),
        )
        for place, standing in enumerate(one.standings(), 1)
    ]  # fmt: skip
    if not rows:
        return html("<p>{}</p>", voice.phrase("tournament-nobody-yet"))
    title = "tournament-standings" if one.begun else "tournament-entered"
    return html(
        '<section class="panel" aria-labelledby="standings-title">'
        '<h2 id="standings-title">{}</h2>{}<p class="small">{}</p></section>',
        voice.phrase(title), table_of(heads, rows, voice.line(title)),
        voice.phrase("tournament-ties"),
    )  # fmt: skip


def _entrant(one: Tournament, player: str, names: Names, voice: PageVoice) -> Markup:
    link = player_link(player, voice, names)
    if player in one.withdrawn:
        return html("{} <small>{}</small>", link, voice.phrase("tournament-withdrawn"))
    return link
