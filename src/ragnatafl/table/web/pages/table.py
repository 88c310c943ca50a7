"""The frame of a table; what lies on it comes over the socket."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.beside_setup import beside_link
from ragnatafl.table.web.pages.clock import own_time
from ragnatafl.table.web.pages.club.alerts_link import alerts_link
from ragnatafl.table.web.pages.club.talk import talk_panel
from ragnatafl.table.web.pages.coach import coach_marks
from ragnatafl.table.web.pages.invitation import invitation_dialog
from ragnatafl.table.web.pages.log import log_panel
from ragnatafl.table.web.pages.luck import luck_button, luck_dialog
from ragnatafl.table.web.pages.shell import TABS, dialogs, document, panel, tabs, tool, top_bar
from ragnatafl.table.web.pages.standing import picking_panel
from ragnatafl.table.web.pages.story import result_panel, story_panel, story_ribbon
from ragnatafl.table.web.pages.telling import telling_link
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import voice_at

DISABLED: Final = Markup(" disabled")
TOGGLE: Final = Markup(' aria-expanded="false" aria-controls="talk-panel"')


def table_page(room: Room, seat: Seat, code: str, base: str = "") -> Markup:
    """`base` stands before the links for others; empty if nobody else can come here."""
    game, voice = room.match.game.name, voice_at(room, code)
    tools = (
        own_time(voice),
        tool(voice, "talk-open", "talk", "talk", TOGGLE) if room.talks else NOTHING,
        tool(voice, "zoom", "zoom", "zoom"),
        tool(voice, "sound", "sound", "sound", Markup(' aria-pressed="true"')),
        tool(voice, "settings", "settings", "settings"),
        tool(voice, "help", "help", "help"),
    )
    bar = (
        tool(voice, "back", "back", "back", DISABLED),
        tool(voice, "rotate", "rotate", "rotate", DISABLED),
        tool(voice, "undo", "undo", "undo", Markup(' aria-disabled="true"')),
        tool(voice, "hint", "hint", "hint", DISABLED),
        telling_link(room, voice),
        beside_link(room, voice),
    )
    look_back = html(
        '<p class="links"><a href="/t/{}/replay">{}</a>'
        ' <button type="button" class="line" id="piles" data-read="zone:">{}</button>{}{}</p>',
        escape(room.name), voice.live("look-back"), voice.live("piles"),
        luck_button(room, voice), alerts_link(room, seat, voice),
    )  # fmt: skip
    body = html(
        '<a class="skip" href="#options">{skip}</a>{top}'
        '<p id="away" role="alert" hidden>{away}</p><p id="trouble" role="alert" hidden></p>'
        '<div id="notice" role="status" hidden></div>'
        '<main id="table" class="table" data-room="{room}" data-base="{base}" data-tab="options"'
        ' data-game="{game}" data-seat="{seat}" data-moment="" data-over="false"{lesson}>'
        '<h1 class="unseen">{title}</h1>'
        '<div class="left"><div class="head">'
        '<section id="coach" class="panel" data-say-label="coach" aria-label="{coach}"'
        " hidden></section>"
        '<section id="banner" aria-live="polite"></section>'
        '<section id="clock" class="panel" aria-live="polite" data-say-label="clock"'
        ' aria-label="{clock}" hidden></section>{ribbon}</div>'
        '<section id="gathering" class="panel" hidden></section>'
        '<div id="board" tabindex="0"></div></div>{tabs}<div class="middle">{result}'
        '<section id="end" hidden></section><section id="fight" hidden></section>'
        '<section id="hand" class="panel"></section>{log}{talk}</div><div class="side">'
        '<div id="bar" role="toolbar" data-say-label="menu" aria-label="{menu}">{bar}</div>{story}'
        '<section id="choices" class="panel" aria-labelledby="options-title">'
        '<div class="options-head">'
        '<h2 id="options-title">{options} <span id="typed"></span></h2>{marks}</div>'
        '{picking}<ol id="options"></ol><p id="options-none">{none}</p>'
        '<div id="standing"></div></section>{players}</div>'
        '<section id="more"></section>'
        '<div id="armed" role="group" aria-labelledby="armed-text" hidden>'
        '<p id="armed-text"></p><p id="armed-why"></p>'
        '<button id="armed-yes" class="main">{yes}</button>'
        '<button id="armed-no">{no}</button></div>'
        '</main>{dialogs}<div id="toasts" role="status"></div>'
        '<p id="said" class="unseen" aria-live="polite"></p>',
        skip=voice.live("skip"), top=top_bar(voice, join(tools)), away=voice.live("away"),
        lesson=flag("data-lesson", room.taught is not None),
        room=escape(room.name), base=escape(base), game=escape(game), seat=seat,
        clock=voice.phrase("clock"),
        coach=voice.phrase("coach"), title=escape(voice.title()), ribbon=story_ribbon(voice),
        result=result_panel(voice), story=story_panel(voice), talk=talk_panel(room, voice),
        tabs=tabs(voice, [name for name in TABS if name != "talk" or room.talks]),
        menu=voice.phrase("menu"), bar=join(bar), options=voice.live("options"),
        none=voice.live("no-options"), picking=picking_panel(voice), marks=coach_marks(room, voice),
        players=panel(voice, "players", "tab-players", look_back),
        log=log_panel(voice), yes=voice.live("confirm-yes"),
        no=voice.live("confirm-no"),
        dialogs=join(
            (dialogs(voice, game), invitation_dialog(voice, alone=not base), luck_dialog(voice))
        ),
    )  # fmt: skip
    return document(voice, f"{voice.title()} · Ragnatafl", body, "table.js", wood=True)
