"""The gallery of a game: all that is in its box, to be searched, read and printed."""

from __future__ import annotations

from typing import Any

from ragnatafl.drawing.lettering import heading
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.game import Game
from ragnatafl.table.telling.catalogue import SOURCES, Catalogue, catalogue
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.read import Reading, component, unknown
from ragnatafl.table.web.pages.shell import choice, dialog, document, read_dialog, top_bar
from ragnatafl.table.web.saying import PageVoice

AnyGame = Game[Any]  # of whatever state


def gallery_page(game: AnyGame, code: str) -> Markup:
    """Kind by kind; one searches in names and texts, and chooses kind and source."""
    voice, box = PageVoice(code, game), catalogue(game, code)
    kinds = join(choice(kind, box.kind(kind)) for kind in box.kinds)
    sources = join(choice(source, voice.say(f"source-{source}")) for source in SOURCES)
    body = html(
        '{top}<main class="gallery" data-game="{game}">{art}<h1>{title}</h1>'
        '<form id="search" role="search"><label>{search} <input type="search" id="words"'
        ' maxlength="80" autocomplete="off"></label><label>{kind} <select id="kind">{any_kind}'
        '{kinds}</select></label><label>{source} <select id="source">{any_source}{sources}'
        '</select></label><button type="button" id="print">{print}</button>'
        '<a class="button" href="/how/{game}">{how}</a>'
        '<a class="button" href="/rules/{game}">{rules}</a></form>'
        '<p id="found" role="status"></p>{groups}</main>{read}{rule}'
        '<div id="toasts" role="status"></div>',
        top=top_bar(voice), game=escape(game.name), art=art(game),
        title=voice.phrase("gallery-of", game=voice.title()), search=voice.phrase("gallery-search"),
        kind=voice.phrase("gallery-kind"), any_kind=choice("", voice.line("gallery-all")),
        kinds=kinds, source=voice.phrase("gallery-source"),
        any_source=choice("", voice.line("gallery-all")), sources=sources,
        print=voice.phrase("gallery-print"), how=voice.phrase("how"), rules=voice.phrase("rules"),
        groups=join(_group(box, kind, voice) for kind in box.kinds), read=read_dialog(voice),
        rule=dialog(voice, "rule", "why", Markup('<div id="rule-text"></div>')),
    )  # fmt: skip
    return document(voice, voice.line("gallery-of", game=voice.title()), body, "gallery.js")


def art(game: AnyGame) -> Markup:
    """What faces are drawn with, where no table is."""
    give = game.face.art
    if give is None:
        return NOTHING
    return html(
        '<svg class="art" aria-hidden="true" width="0" height="0">{}</svg>{}',
        Markup(give()), Markup(game.face.letters),
    )  # fmt: skip


def _group(box: Catalogue, kind: str, voice: PageVoice) -> Markup:
    shown = join(_shown(found, voice) for found in box.search(kind=kind))
    return html(
        '<section data-kind="{}"><h2>{}</h2><ul class="faces">{}</ul></section>',
        escape(kind), escape(box.kind(kind)), shown,
    )  # fmt: skip


def _shown(found: Component, voice: PageVoice) -> Markup:
    """A face that can be opened, with its name, its numbers and its source."""
    facts = " · ".join(map(heading, found.facts))
    return html(
        '<li data-source="{mark}"><button class="face-button" data-read="{id}">{face}'
        '<span class="unseen">{name}</span></button><div class="below"><h3>{name}</h3>'
        '<p class="unseen">{text}</p><p class="small">{facts}</p>'
        '<p class="source source-{mark}">{source}</p></div></li>',
        mark=escape(found.source), id=escape(found.id), face=Markup(found.face),
        name=escape(found.name), text=escape(found.text), facts=escape(facts),
        source=escape(voice.say(f"source-{found.source}")),
    )  # fmt: skip


def component_reading(game: AnyGame, what: str, code: str) -> Reading:
    """One thing of the box, by its id or by what it is called."""
    voice, box = PageVoice(code, game), catalogue(game, code)
    found = box.at(what) or box.called(what)
    if found is None:
        raise unknown(what, box, voice)
    return {"title": found.name, "html": component(found, box, voice)}


def component_page(game: AnyGame, what: str, code: str) -> Markup:
    """The same as a page, to be linked to."""
    voice, found = PageVoice(code, game), component_reading(game, what, code)
    body = html(
        '{top}<main class="gallery" data-game="{game}">{art}<h1>{title}</h1>{found}'
        '<p><a class="button" href="/cards/{game}">{all}</a></p></main>{rule}'
        '<div id="toasts" role="status"></div>',
        top=top_bar(voice), game=escape(game.name), art=art(game), title=escape(found["title"]),
        found=Markup(found["html"]), all=voice.phrase("gallery"),
        rule=dialog(voice, "rule", "why", Markup('<div id="rule-text"></div>')),
    )  # fmt: skip
    return document(voice, f"{found['title']} · {voice.title()}", body, "gallery.js")
