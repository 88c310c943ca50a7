"""The sheet of a game, to print: a turn at a glance with its signs, then the cards.

`learn/sheet/CODE.md` has its words, `learn/sheet/cards.toml` which kinds of the gallery stand on
it: with their texts and some of their facts, or, where they are alike but for the picture, drawn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from ragnatafl.drawing.lettering import heading
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.game import Game
from ragnatafl.table.telling.book import MARK
from ragnatafl.table.telling.catalogue import Catalogue, catalogue
from ragnatafl.table.telling.glossary import glossary
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.cards import art
from ragnatafl.table.web.pages.glossary import sign_of
from ragnatafl.table.web.pages.markdown import to_html
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.saying import PageVoice

AnyGame = Game[Any]  # of whatever state
_OURS: Final = Markup('<sup class="ours">*</sup>')


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """What of the gallery stands on the sheet, kind by kind."""

    front: dict[str, list[int]] = {}
    """On the first page, with names and texts and these of their facts;"""
    texts: dict[str, list[int]] = {}
    """on the second page;"""
    faces: dict[str, int] = {}
    """and there as they are drawn, so many in a row."""


@cache
def cards_on_sheet(game: AnyGame) -> Cards:
    place = files(game.package).joinpath("learn", "sheet", "cards.toml")
    text = place.read_text(encoding="utf-8") if place.is_file() else ""
    return msgspec.toml.decode(text, type=Cards)


def has_sheet(game: AnyGame) -> bool:
    return files(game.package).joinpath("learn", "sheet", "en.md").is_file()


def sheet_link(game: AnyGame, voice: PageVoice) -> Markup:
    """To the sheet of a game that has one."""
    if not has_sheet(game):
        return NOTHING
    address, said = escape(f"/sheet/{game.name}"), voice.phrase("sheet")
    return html('<a class="button" href="{}">{}</a>', address, said)


def sheet_page(game: AnyGame, code: str) -> Markup:
    """Two pages of paper; on a screen they stand one below the other."""
    voice, on_it = PageVoice(code, game), cards_on_sheet(game)
    if not has_sheet(game):
        raise BadInput(voice.line("no-sheet", game=voice.title()))
    box = catalogue(game, code)
    body = html(
        '{top}{art}<main class="sheet"><div class="above"><h1>{title}</h1><p>{how}</p>'
        '<p class="acts"><button type="button" id="print" class="main">{print}</button>'
        '<a class="button" href="/rules/{game}">{rules}</a>'
        '<a class="button" href="/cards/{game}">{cards}</a></p></div>'
        '<section class="leaf"><div class="columns">{text}</div><h2>{signs}</h2>'
        '<ul class="legend">{legend}</ul>{front}<p class="note">{ours}</p></section>'
        '<section class="leaf" aria-label="{cards}">{drawn}{told}</section></main>',
        top=top_bar(voice), art=art(game), title=voice.phrase("sheet-of", game=voice.title()),
        how=voice.phrase("sheet-how"), print=voice.phrase("gallery-print"),
        game=escape(game.name), rules=voice.phrase("rules"), cards=voice.phrase("gallery"),
        text=_text(game, code), signs=voice.phrase("sheet-signs"), legend=_legend(game, code),
        ours=html("{} {}", _OURS, voice.phrase("rules-ours")),
        front=_texts(on_it.front, box), drawn=_faces(on_it.faces, box),
        told=_texts(on_it.texts, box),
    )  # fmt: skip
    title = voice.line("sheet-of", game=voice.title())
    return document(voice, title, body, "sheet.js")


def _text(game: AnyGame, code: str) -> Markup:
    """A turn in few words; the rules stand behind them on a screen, our readings have a star."""
    page = files(game.package).joinpath("learn", "sheet", f"{code}.md").read_text(encoding="utf-8")

    def cited(mark: re.Match[str]) -> str:
        rule = escape(mark[1].split()[0])
        lead = html('<a class="cited" href="/rules/{}#{}">{}</a>', escape(game.name), rule, rule)
        return f"{_OURS if mark[2] else ''} {lead}"

    shown = MARK.sub(cited, to_html(page, ids=False))
    return Markup(shown.replace("<h1>", '<p class="title">').replace("</h1>", "</p>"))


def _legend(game: AnyGame, code: str) -> Markup:
    """The signs of the game's own terms; those of its base stand on that one's sheet."""
    return join(
        html("<li>{}<span>{}</span></li>", sign_of(game, term), escape(term.word))
        for term in glossary(game, code)
        if term.icon and term.game == game.name
    )


def _faces(rows: Mapping[str, int], box: Catalogue) -> Markup:
    return join(
        html(
            '<h2>{}</h2><ul class="drawn" style="--row:{}">{}</ul>',
            escape(box.kind(kind)), row, join(map(_face, box.search(kind=kind))),
        )
        for kind, row in rows.items()
    )  # fmt: skip


def _face(found: Component) -> Markup:
    name = escape(found.name)
    return html("<li>{}<span>{}</span></li>", Markup(found.face), name)


def _texts(kinds: Mapping[str, list[int]], box: Catalogue) -> Markup:
    groups = join(
        html(
            "<h2>{}</h2><ul>{}</ul>", escape(box.kind(kind)),
            join(_told(found, facts) for found in box.search(kind=kind)),
        )
        for kind, facts in kinds.items()
    )  # fmt: skip
    return html('<div class="columns cards">{}</div>', groups)


def _told(found: Component, facts: list[int]) -> Markup:
    said = " · ".join(heading(found.facts[fact]) for fact in facts)
    numbers = html(" <i>{}.</i>", escape(said)) if said else NOTHING
    return html("<li><b>{}</b>{} {}</li>", escape(found.name), numbers, escape(found.text))
