"""The form of a new table: who sits where, and the options of the game with what they do."""

from __future__ import annotations

from html import escape
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from ragnatafl.bots import bot_levels
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.language import Language
from ragnatafl.table.automas import automas_of
from ragnatafl.table.web.pages.companion import beside_board_entry
from ragnatafl.table.web.saying import tell, title_of, usual_names, words_of

KINDS: Final = ("here", "link", "bot")


def new_table_form(game: Game[Any], code: str) -> str:
    """Hidden until its game is chosen; the page's program sends it."""
    words = words_of(code, game)
    names = usual_names(words, max(game.seats))
    counts = "".join(f"<option>{count}</option>" for count in sorted(game.seats))
    automas = _usual_automas(game)
    rows = "".join(_seat_row(words, seat, name, game, automas) for seat, name in enumerate(names))
    switches = "".join(_switch(game, words, name) for name in game.switch_names())
    first = min(game.seats)
    return (
        f'<form class="new panel" data-game="{game.name}" aria-labelledby="new-{game.name}" hidden>'
        f'<h2 id="new-{game.name}">{tell(words, "new-table")}: {escape(title_of(game, words))}</h2>'
        f'<label>{tell(words, "players")} <select name="count" data-least="{first}">{counts}'
        f'</select></label><ol class="places">{rows}</ol>'
        f"<fieldset><legend>{tell(words, 'game-options')}</legend>{switches}</fieldset>"
        f'<p class="acts"><button class="main">{tell(words, "open-table")}</button>'
        f'<button type="button" data-cancel>{tell(words, "cancel")}</button></p>'
        f"{beside_board_entry(words)}</form>"
    )


def _usual_automas(game: Game[Any]) -> tuple[int, ...]:
    """The seats that the rules play while nothing in the form is changed."""
    return automas_of(make_setup(game, min(game.seats)))


def _seat_row(
    words: Language, seat: int, name: str, game: Game[Any], automas: tuple[int, ...]
) -> str:
    """A seat to fill; or one that the rules play, where nothing is to be chosen."""
    first = next(other for other in range(max(game.seats)) if other not in automas)
    usual = "here" if seat == first else "bot"
    kinds = "".join(
        f'<option value="{kind}"{" selected" if kind == usual else ""}>'
        f"{tell(words, 'fill-' + kind)}</option>"
        for kind in KINDS
    )
    levels = "".join(
        f'<option value="{level}"{" selected" if level == "karl" else ""}>'
        f"{tell(words, 'level-' + level)}</option>"
        for level in bot_levels()
    )
    hidden = " hidden" if seat >= min(game.seats) else ""
    return (
        f'<li class="row" data-place="{seat}"{hidden}{" data-automa" if seat in automas else ""}>'
        f'<span class="small">{tell(words, "fill-automa")}</span>'
        f'<label>{tell(words, "name")} <input name="name" maxlength="24" value="{escape(name)}"'
        ' autocomplete="off"></label>'
        f'<label>{tell(words, "fill")} <select name="kind">{kinds}</select></label>'
        f"<label data-level{' hidden' if usual != 'bot' else ''}>{tell(words, 'level')}"
        f' <select name="level">{levels}</select></label></li>'
    )


def _switch(game: Game[Any], words: Language, name: str) -> str:
    """An option of the game: a box to tick, a choice of some values, a number or a text."""
    kind = get_type_hints(game.options)[name]
    default = getattr(msgspec.convert({}, game.options), name)
    told = escape(_help(words, name) or name)
    if kind is bool:
        ticked = " checked" if default else ""
        return (
            f'<label class="switch"><input type="checkbox" data-switch="{name}"{ticked}>'
            f"{told}</label>"
        )
    values = [str(value) for value in get_args(kind)] if get_origin(kind) is not None else []
    if not values:
        how = "number" if kind is int else "text"
        return (
            f'<label class="row">{told} <input type="{how}" data-switch="{name}"'
            f' value="{escape(str(default))}"></label>'
        )
    choices = "".join(
        f'<option value="{escape(value)}"{" selected" if value == str(default) else ""}>'
        f"{escape(_help(words, f'{name}-{value}') or words.name(value))}</option>"
        for value in values
    )
    return f'<label class="row">{told} <select data-switch="{name}">{choices}</select></label>'


def _help(words: Language, name: str) -> str:
    key = f"option-help-{name}"
    return words.say(key) if words.has(key) else ""
