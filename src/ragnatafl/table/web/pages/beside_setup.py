"""The page that opens a table beside a real board: who sits, who keeps what, how it gets laid."""

from __future__ import annotations

from typing import Any, Final

from ragnatafl.kernel.game import Game, Setup, make_setup
from ragnatafl.kernel.keeps import APP, Keep
from ragnatafl.table.automas import automas_of
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.messages import EXPANSIONS, LAID
from ragnatafl.table.web.pages.forms import seat_row, switch
from ragnatafl.table.web.pages.shell import choice, document, icon, top_bar
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

SET_UP: Final = "set-up"
"""The keep that is asked for as how the board gets laid."""


def beside_link(room: Room, voice: PageVoice) -> Markup:
    """From a table beside a real board to its turn step by step; nothing at other tables."""
    if not room.told_beside:
        return NOTHING
    return html(
        '<a id="to-beside" class="tool button" href="/t/{}/beside">{}{}</a>',
        escape(room.name), icon("next"), voice.live("beside-title"),
    )  # fmt: skip


def setup_page(game: Game[Any], code: str) -> Markup:  # Any: games of all states
    """All of it has a usual answer, so that one tap opens a table."""
    voice = PageVoice(code, game)
    setup = make_setup(game, min(game.seats))
    title = voice.line("setup-title", game=voice.title())
    parts = (
        _who(setup, voice),
        _part(voice, "board", join(_laid(name, voice) for name in LAID)),
        _part(voice, "keeps", join(
            _keeper(keep, voice) for keep in game.keeps(setup) if keep.name != SET_UP
        )),
        _cards(game, voice),
    )  # fmt: skip
    body = html(
        '{top}<main class="beside-setup">'
        '<header class="panel"><h1>{title}</h1><p>{how}</p></header>'
        '<form id="beside-setup" data-game="{game}" data-usual="here">{parts}'
        '<p id="fault" role="alert"></p>'
        '<p class="acts go"><button class="main">{open}</button></p></form></main>',
        top=top_bar(voice), title=escape(title), how=voice.phrase("setup-how"),
        game=escape(game.name), parts=join(parts), open=voice.phrase("open-table"),
    )  # fmt: skip
    return document(voice, title, body, "beside-setup.js", wood=True)


def _part(voice: PageVoice, name: str, body: Markup) -> Markup:
    return html(
        '<section class="panel" aria-labelledby="setup-{name}"><h2 id="setup-{name}">{title}</h2>'
        '<p class="small">{how}</p>{body}</section>',
        name=escape(name), title=voice.phrase(f"setup-{name}"),
        how=voice.phrase(f"setup-{name}-how"), body=body,
    )  # fmt: skip


def _who(setup: Setup, voice: PageVoice) -> Markup:
    """Seats and names; what a mode adds to agree upon stands open, all else is folded away."""
    game = setup.game
    automas, names = automas_of(setup), voice.usual_names(max(game.seats))
    rows = (seat_row(voice, seat, name, game, automas, "here") for seat, name in enumerate(names))
    folded = game.base.switch_names() if game.base is not None else game.switch_names()
    own = [name for name in game.switch_names() if name not in folded]
    several = game.switches.several
    return _part(voice, "who", html(
        '<label class="row" data-field="count">{players} '
        '<select name="count">{counts}</select></label>{own}<ol class="places">{rows}</ol>'
        "{several}<details><summary>{more}</summary>{folded}</details>",
        players=voice.phrase("setup-seats"),
        counts=join(html("<option>{}</option>", count) for count in sorted(game.seats)),
        own=join(switch(game, voice, name) for name in own if name not in several),
        several=join(_folded(game, voice, name) for name in own if name in several),
        rows=join(rows),
        more=voice.phrase("game-options"),
        folded=join(switch(game, voice, name) for name in folded),
    ))  # fmt: skip


def _folded(game: Game[Any], voice: PageVoice, name: str) -> Markup:
    """Boxes to tick, none of which is ticked at first."""
    return html(
        '<details class="several"><summary>{}</summary>{}</details>',
        escape(voice.switch_help(name) or name), switch(game, voice, name),
    )  # fmt: skip


def _laid(name: str, voice: PageVoice) -> Markup:
    """A way in which the board gets laid; the first one is the usual one."""
    more = (
        html('<input type="file" accept=".json,application/json" name="position"'
             ' data-field="position" aria-label="{}">', voice.phrase("setup-laid-file"))
        if name == "file"
        else NOTHING
    )  # fmt: skip
    return html(
        '<label class="switch"><input type="radio" name="laid" value="{name}"{on}>'
        "<span>{says} {usual}</span></label>{more}",
        name=escape(name), on=flag("checked", name == LAID[0]), more=more,
        says=voice.phrase(f"setup-laid-{name}"), usual=_usual(voice, name == LAID[0]),
    )  # fmt: skip


def _usual(voice: PageVoice, on: bool) -> Markup:
    return html('<small class="usual">{}</small>', voice.phrase("setup-usual")) if on else NOTHING


def _keeper(keep: Keep, voice: PageVoice) -> Markup:
    """One switch: who keeps it."""
    keepers = (
        html(
            '<label class="keeper"><input type="radio" name="keep {name}" value="{keeper}"{on}>'
            "<span>{says} {usual}</span></label>",
            name=escape(keep.name), keeper=escape(keeper), on=flag("checked", keeper == keep.usual),
            says=voice.phrase(f"setup-keeper-{keeper}"), usual=_usual(voice, keeper == keep.usual),
        )
        for keeper in keep.may
    )  # fmt: skip
    return html(
        '<fieldset data-keep="{}"><legend>{}</legend>{}</fieldset>',
        escape(keep.name), escape(voice.keep(keep.name)), join(keepers),
    )  # fmt: skip


def _cards(game: Game[Any], voice: PageVoice) -> Markup:
    """Ours, those that were typed, or ours with what we propose of expansions."""
    more = choice(EXPANSIONS, voice.line("setup-expansions")) if game.expansions else NOTHING
    return _part(voice, "cards", html(
        '<label class="row" data-boxes="{family}" data-field="content">{content} '
        '<select name="content"><option value="">{ours}</option>{more}</select></label>'
        '<p class="acts"><a class="button" href="/box/{game}">{box}</a></p>',
        family=escape((game.base or game).name), content=voice.phrase("box-played"),
        ours=voice.phrase("box-none"), more=more, game=escape(game.name), box=voice.phrase("box"),
    ))  # fmt: skip


def kept_as(laid: str, kept: dict[str, str]) -> dict[str, str]:
    """Who keeps what, with what follows from how the board gets laid."""
    return {**kept, SET_UP: APP} if laid == APP else kept
