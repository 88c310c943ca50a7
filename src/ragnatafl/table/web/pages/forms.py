"""The form of a new table: who sits where, and the options of the game with what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from ragnatafl.bots import bot_levels
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.table.automas import automas_of
from ragnatafl.table.club.listing import LISTED, WANTED
from ragnatafl.table.learning.lessons import lessons
from ragnatafl.table.telling.strength import strengths
from ragnatafl.table.web.absence import USUAL, Grace
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.clock import clock_fields
from ragnatafl.table.web.pages.coach import FIRST
from ragnatafl.table.web.pages.invitation import alone_note
from ragnatafl.table.web.pages.shell import choice
from ragnatafl.table.web.saying import PageVoice

KINDS: Final = ("here", "link", "bot")


def new_table_form(
    game: Game[Any], code: str, alone: bool = False
) -> Markup:  # Any: games of all states
    """Hidden until its game is chosen; the page's program sends it."""
    voice = PageVoice(code, game)
    automas = automas_of(make_setup(game, min(game.seats)))  # while nothing in it is changed
    names = voice.usual_names(max(game.seats))
    return html(
        '<form class="new panel" data-game="{game}" aria-labelledby="new-{game}" hidden>'
        '<h2 id="new-{game}">{new}: {title}</h2>{first}'
        '<label>{players} <select name="count" data-least="{least}">{counts}</select></label>'
        '<ol class="places">{rows}</ol>{strengths}{alone}'
        '<label class="row">{listed} <select name="listed">{seen}</select></label>'
        '<label class="row" data-wanted hidden>{wanted} <select name="wanted">{levels}</select>'
        "</label>"
        '<label class="row">{grace} <select name="grace">{graces}</select></label>{clock}'
        '<label class="row" data-boxes="{family}" hidden>{content} <select name="content">'
        '<option value="">{ours}</option></select></label>'
        "<fieldset><legend>{options}</legend>{switches}</fieldset>"
        '<p class="acts"><button class="main">{open}</button>'
        '<button type="button" data-cancel>{cancel}</button></p>{beside}</form>',
        game=escape(game.name), new=voice.phrase("new-table"), title=escape(voice.title()),
        first=_first_offer(game, voice), players=voice.phrase("players"), least=min(game.seats),
        counts=join(html("<option>{}</option>", count) for count in sorted(game.seats)),
        rows=join(seat_row(voice, seat, name, game, automas) for seat, name in enumerate(names)),
        clock=clock_fields(voice),
        strengths=_strengths(game, voice), grace=voice.phrase("grace"), graces=join(
            choice(str(seconds), voice.line(f"grace-{seconds}"), seconds == USUAL)
            for seconds in get_args(Grace)
        ),
        listed=voice.phrase("listed"), seen=join(
            choice(name, voice.line(f"listed-{name or 'private'}")) for name in LISTED
        ),
        wanted=voice.phrase("wanted"), levels=join(
            choice(name, voice.line(f"wanted-{name}")) for name in WANTED
        ),
        options=voice.phrase("game-options"), alone=alone_note(voice) if alone else NOTHING,
        switches=join(switch(game, voice, name) for name in game.switch_names()),
        open=voice.phrase("open-table"), cancel=voice.phrase("cancel"),
        beside=_beside_board(game, voice), family=escape((game.base or game).name),
        content=voice.phrase("box-played"), ours=voice.phrase("box-none"),
    )  # fmt: skip


def _first_offer(game: Game[Any], voice: PageVoice) -> Markup:
    """The lesson, then the first game that is recommended: to who has not finished one here."""
    known = lessons(game)
    if not known:
        return NOTHING
    ways = [("learn", next(iter(known))), ("coach-game", FIRST if FIRST in known else "")]
    buttons = (
        html(
            '<button type="button" data-leads="/learn/{}/{}">{}</button>',
            escape(game.name), escape(name), voice.phrase(key),
        )
        for key, name in ways
        if name
    )  # fmt: skip
    return html(
        '<div class="offer" data-offered="{game}" hidden><p>{offer}</p><p class="acts">{buttons}'
        '<button type="button" data-knows="{game}">{known}</button></p></div>',
        game=escape(game.name), offer=voice.phrase("first-offer"), buttons=join(buttons),
        known=voice.phrase("first-known"),
    )  # fmt: skip


def _beside_board(game: Game[Any], voice: PageVoice) -> Markup:
    """The way to a table beside a real board: by a page of its own, where the game has words for
    its board; else all that comes up there is told."""
    way = (
        html('<button name="beside" value="yes">{}</button>', voice.phrase("beside-board-new"))
        if game.face.beside is None
        else html(
            '<a class="button" href="/beside/{}">{}</a>',
            escape(game.name), voice.phrase("beside-board-set-up"),
        )
    )  # fmt: skip
    return html(
        '<fieldset class="beside"><legend>{}</legend><p>{}</p><p class="acts">{}</p></fieldset>',
        voice.phrase("beside-board"), voice.phrase("beside-board-why"), way,
    )  # fmt: skip


def seat_row(
    voice: PageVoice, seat: int, name: str, game: Game[Any], automas: tuple[int, ...],
    others: str = "bot",
) -> Markup:  # fmt: skip
    """A seat to fill, the first one here; or one that the rules play, where nothing is to be
    chosen."""
    first = next(other for other in range(max(game.seats)) if other not in automas)
    usual = "here" if seat == first else others
    kinds = (choice(kind, voice.line(f"fill-{kind}"), kind == usual) for kind in KINDS)
    levels = (choice(level, voice.level(level), level == "karl") for level in bot_levels())
    return html(
        '<li class="row" data-place="{seat}"{hidden}{automa}><span class="small">{rules}</span>'
        '<label>{name} <input name="name" maxlength="24" value="{usual}"'
        ' autocomplete="off"></label>'
        '<label>{fill} <select name="kind">{kinds}</select></label>'
        '<label data-level{no_bot}>{level} <select name="level">{levels}</select></label></li>',
        seat=seat, hidden=flag("hidden", seat >= min(game.seats)),
        automa=flag("data-automa", seat in automas), rules=voice.phrase("fill-automa"),
        name=voice.phrase("name"), usual=escape(name), fill=voice.phrase("fill"),
        kinds=join(kinds), no_bot=flag("hidden", usual != "bot"), level=voice.phrase("level"),
        levels=join(levels),
    )  # fmt: skip


def _strengths(game: Game[Any], voice: PageVoice) -> Markup:
    """How strong the levels are, as far as it was measured: for every number of seats, of which the
    page's program shows one."""
    lists = []
    for seats in sorted(game.seats):
        lines = [html("<li>{}</li>", escape(line)) for line in strengths(game.name, voice, seats)]
        hidden = flag("hidden", seats != min(game.seats))
        if lines:
            told = join(lines)
            lists.append(
                html('<ul class="small strengths" data-seats="{}"{}>{}</ul>', seats, hidden, told)
            )
    return join(lists)


def _several(voice: PageVoice, name: str, ids: Sequence[str], does: Markup) -> Markup:
    """Boxes to tick, for an option that is some names; none are ticked at first."""
    boxes = (
        html(
            '<label class="switch"><input type="checkbox" value="{}">{}</label>',
            escape(value), escape(voice.switch_help(f"{name}-{value}") or voice.name(value)),
        )
        for value in ids
    )  # fmt: skip
    return html(
        '<fieldset data-several="{}"><legend>{}</legend>{}</fieldset>',
        escape(name), does, join(boxes),
    )  # fmt: skip


def switch(game: Game[Any], voice: PageVoice, name: str) -> Markup:
    """An option of the game: boxes to tick, a choice of some values, a number or a text."""
    kind = get_type_hints(game.switches)[name]
    default = getattr(msgspec.convert({}, game.switches), name)
    key, does = escape(name), escape(voice.switch_help(name) or name)
    if kind is bool:
        return html(
            '<label class="switch"><input type="checkbox" data-switch="{}"{}>{}</label>',
            key, flag("checked", default), does,
        )  # fmt: skip
    if several := game.switches.several.get(name):
        return _several(voice, name, several.ids, does)
    values = [str(value) for value in get_args(kind)] if get_origin(kind) is not None else []
    if not values:
        return html(
            '<label class="row">{} <input type="{}" data-switch="{}" value="{}"></label>',
            does, escape("number" if kind is int else "text"), key, escape(str(default)),
        )  # fmt: skip
    helps = (voice.switch_help(f"{name}-{value}") or voice.name(value) for value in values)
    choices = (
        choice(value, shown, value == str(default))
        for value, shown in zip(values, helps, strict=True)
    )
    return html(
        '<label class="row">{} <select data-switch="{}">{}</select></label>',
        does, key, join(choices),
    )  # fmt: skip
