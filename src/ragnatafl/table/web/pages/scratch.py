"""The page of a board that is tapped without a table here; its program is that of telling."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ragnatafl.kernel.game import Game
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.table.web.markup import Markup, escape, flag, html, join
from ragnatafl.table.web.pages.livery import sign
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.pages.telling import SHOWN
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.scratch import places_of, setup_for, voice_for

FEW_PLACES: Final = 30
"""So many are listed at once."""


def scratch_page(
    game: Game[Any], seats: int, seat: Seat, code: str
) -> Markup:  # Any: of whatever state
    """The frame: who plays, the map, the place that is looked at, what the rules say, and what
    lies where."""
    voice, places = voice_for(setup_for(game, seats), code), places_of(game, seats)
    words = {name: voice.line(f"tell-{name}") for name in SHOWN}
    words |= {name: voice.name(name) for name in ("none", "yes")}
    words["nothing"] = voice.line("scratch-nothing")
    title = f"{voice.title()}: {voice.line('helper')}"
    body = html(
        '{top}<main id="telling" class="scratch" data-room="{room}" data-path="{path}"'
        ' data-seat="{seat}" data-words="{words}">'
        '<header class="panel"><h1>{title}</h1><a class="button" href="/beside">{back}</a>'
        "<p>{how}</p>{tables}{clans}</header>"
        '<div id="board"></div><div class="side"><p id="fault" role="alert"></p>'
        '<ul id="faults" role="alert"></ul>'
        '<section id="place" class="panel" aria-labelledby="place-title" hidden>'
        '<h2 id="place-title" tabindex="-1"></h2><div id="fields"></div>'
        '<details id="rest"><summary>{rest}</summary><div id="others"></div></details></section>'
        '<div id="reckoned" aria-live="polite"></div>'
        '<details id="compare" class="panel"{open}><summary>{where}</summary>'
        '<ul id="places"></ul></details>'
        '<details class="panel"><summary>{told}</summary><ul id="changed"></ul>'
        '<p class="acts"><button id="anew" type="button">{anew}</button></p></details></div></main>'
        '<div id="scratch-bar" role="toolbar" aria-label="{where}">{leads}</div>'
        '<div hidden><button id="over"></button><button id="correct"></button>'
        '<button id="else"></button><div id="calls"></div></div>',
        top=top_bar(voice), room=escape(f"beside {game.name} {seats}"),
        path=escape(f"/beside/{game.name}/{seats}"), seat=seat,
        words=escape(msgspec.json.encode(words).decode()), title=escape(title),
        back=voice.phrase("helper"), how=voice.phrase("scratch-how"),
        tables=_tables(game, seats, voice), clans=_clans(game, seats, seat, voice),
        rest=voice.phrase("tell-rest"), where=voice.phrase("tell-where"),
        told=voice.phrase("tell-changed"), anew=voice.phrase("scratch-anew"),
        leads=_leads(places, voice), open=flag("open", len(places) <= FEW_PLACES),
    )  # fmt: skip
    return document(voice, title, body, "telling.js", wood=True)


def _tables(game: Game[Any], seats: int, voice: PageVoice) -> Markup:
    links = (
        html(
            '<a class="button" href="/beside/{}/{}"{}>{}</a>',
            escape(game.name), count, flag('aria-current="page"', count == seats), count,
        )
        for count in sorted(game.seats)
    )  # fmt: skip
    return html('<p class="acts"><span>{}</span>{}</p>', voice.phrase("scratch-seats"), join(links))


def _clans(game: Game[Any], seats: int, seat: Seat, voice: PageVoice) -> Markup:
    links = (
        html(
            '<a class="button" href="/beside/{}/{}?seat={}"{}>{}<span>{}</span></a>',
            escape(game.name), seats, other, flag('aria-current="page"', other == seat),
            sign(Seat(other)), escape(voice.seat(Seat(other))),
        )
        for other in range(seats)
    )  # fmt: skip
    return html('<p class="acts"><span>{}</span>{}</p>', voice.phrase("scratch-seat"), join(links))


def _leads(places: list[str], voice: PageVoice) -> Markup:
    """At hand wherever one has scrolled to: what lies with each seat, and in the middle."""
    found = []
    for at in places:
        kind, _, thing = at.partition(":")
        name = escape(voice.place(at))
        if kind in ("seat", "table"):
            shape = sign(SEATS.read(thing)) if kind == "seat" else name
            found.append(
                html(
                    '<button type="button" data-turn="{}" aria-label="{}">{}</button>',
                    escape(at), name, shape,
                )
            )  # fmt: skip
    return join(found)
