"""The rules of a game as a page: contents, search, pictures, marks of our readings, glossary."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final, TypedDict, get_args, get_type_hints
from urllib.parse import quote

from ragnatafl.games import find_game
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.table.learning.scenes import find_scene, laid
from ragnatafl.table.telling.book import (
    CELL,
    CHAPTER,
    Kind,
    Passage,
    Span,
    book,
    nearest_words,
    search,
)
from ragnatafl.table.telling.catalogue import LONGEST, catalogue
from ragnatafl.table.telling.glossary import glossary, search_terms
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.cards import art
from ragnatafl.table.web.pages.glossary import term_list
from ragnatafl.table.web.pages.markdown import rule_html
from ragnatafl.table.web.pages.pictures import plate_name, whole_layers
from ragnatafl.table.web.pages.sheet import sheet_link
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.saying import PageVoice

AnyGame = Game[Any]  # of whatever state
_LEADS: Final = re.compile(r'<button class="rule" data-rule="([^"]+)">(.*?)</button>')
_THING: Final = re.compile(r'<span class="name" data-read="([^"]+)">(.*?)</span>')
_TOGETHER: Final[dict[Kind, str]] = {"item": "ul", "head": "table", "row": "table"}
"""Blocks that stand in something larger."""


def rules_page(game: AnyGame, code: str, words: str = "", ours: bool = False) -> Markup:
    """The whole book with its glossary, or what is found in it."""
    voice, page = PageVoice(code, game), _Page(game, code)
    words = words[:LONGEST].strip()
    shown = page.shown(words, ours)
    body = html(
        '{top}{art}<main class="text book" data-game="{game}"><nav aria-label="{contents}">'
        '<form role="search"><label>{search} <input type="search" name="find" value="{words}"'
        ' maxlength="{most}" autocomplete="off" aria-describedby="search-how"></label>'
        '<label class="tick"><input type="checkbox" name="ours"{only}>{ours}</label>'
        '<button>{search}</button><p id="search-how" class="small">{how}</p></form>'
        "<details{open}><summary>{contents}</summary><ul>{chapters}{glossary}</ul></details>"
        '<p class="acts">{sheet}<a class="button" href="/cards/{game}">{cards}</a></p></nav>'
        '<p id="found" role="status">{found}</p><div id="told" lang="{lang}" tabindex="-1">{told}'
        '</div><p id="fault" role="alert"></p>'
        '<p class="small"><a href="/spec/{game}">{spec}</a></p></main>',
        top=top_bar(voice), art=art(game), game=escape(game.name),
        contents=voice.phrase("rules-contents"), search=voice.phrase("gallery-search"),
        words=escape(words), most=LONGEST, only=flag("checked", ours),
        ours=voice.phrase("rules-only-ours"), how=voice.phrase("rules-search-how"),
        open=flag("open", not (words or ours)), chapters=join(map(page.chapter, page.chapters)),
        glossary=page.glossary_link(), sheet=sheet_link(game, voice), cards=voice.phrase("gallery"),
        found=shown["found"], lang=escape(page.rules.code), told=shown["told"],
        spec=voice.phrase("rules-spec"),
    )  # fmt: skip
    return document(voice, f"{voice.title()}: {voice.line('rules')}", body, "rules.js")


class Shown(TypedDict):
    """What a search shows: how much was found, and the passages."""

    found: Markup
    told: Markup


def found_rules(game: AnyGame, code: str, words: str, ours: bool) -> Shown:
    """The same without the page around it, for who is still typing."""
    return _Page(game, code).shown(words[:LONGEST].strip(), ours)


class _Page:
    """Passages as HTML, in the words of one reader."""

    def __init__(self, game: AnyGame, code: str) -> None:
        self.game, self.rules, self.voice = game, book(game, code), PageVoice(code, game)
        self.chapters = self.rules.chapters
        self.terms = glossary(game, self.rules.code)
        self.address = f"/rules/{game.name}"

    def shown(self, words: str, ours: bool) -> Shown:
        """By an id, by a card, by words in any form, with what they mean; or all of it."""
        if not words and not ours:
            told = html("{}{}", self.text(self.rules.passages), self.glossary())
            return {"found": NOTHING, "told": told}
        box = catalogue(self.game, self.voice.code)
        passages = search(self.rules, words, box) if words else list(self.rules.passages)
        meant = [] if ours else search_terms(self.terms, words)
        if ours:
            passages = [p for p in passages if any(span.ours for span in p.spans)]
        terms = term_list(self.game, meant, self.voice) if meant else NOTHING
        count = len(passages) + len(meant)
        near = nearest_words(self.rules, words, box) if words and not count else []
        found = self.found(words, count, near)
        return {"found": found, "told": html("{}{}", terms, self.text(passages))}

    def glossary(self) -> Markup:
        if not self.terms:
            return NOTHING
        title, terms = self.voice.phrase("glossary"), term_list(self.game, self.terms, self.voice)
        return html('<h2 id="glossary">{}</h2>{}', title, terms)

    def glossary_link(self) -> Markup:
        if not self.terms:
            return NOTHING
        address, title = escape(f"{self.address}#glossary"), self.voice.phrase("glossary")
        return html('<li><a href="{}">{}</a></li>', address, title)

    def chapter(self, heading: Passage) -> Markup:
        address = escape(f"{self.address}#{_anchor(heading)}")
        return html('<li><a href="{}">{}</a></li>', address, self._words(heading, heading.text))

    def found(self, words: str, count: int, near: Iterable[str]) -> Markup:
        """How much; if nothing, what is nearest."""
        key = "rules-found" if words else "rules-found-ours"
        said = self.voice.phrase(key, count=count, words=words)
        whole = html('<a href="{}">{}</a>', escape(self.address), self.voice.phrase("rules-whole"))
        leads = [
            html('<a href="{}?find={}">{}</a>', escape(self.address), escape(quote(n)), escape(n))
            for n in near
        ]
        if not leads:
            return html("{} {}", said, whole)
        nearest = Markup(", ".join(leads))
        return html("{} {} {}. {}", said, self.voice.phrase("rules-near"), nearest, whole)

    def text(self, shown: Iterable[Passage]) -> Markup:
        pieces = []
        for outer, group in groupby(shown, lambda passage: _TOGETHER.get(passage.kind, "")):
            inner = join(map(self._block, group))
            tag = escape(outer)
            pieces.append(html("<{}>{}</{}>", tag, inner, tag) if outer else inner)
        return join(pieces)

    def _block(self, passage: Passage) -> Markup:
        if passage.kind == "heading":
            tag = escape(f"h{passage.level}")
            words = join(self._words(passage, span.text) for span in passage.spans)
            others = join(html('<span id="{}"></span>', escape(i)) for i in passage.ids[1:])
            anchor = escape(_anchor(passage))
            own = html(' id="{}"', anchor) if anchor else NOTHING
            return html("<{}{}>{}{}</{}>", tag, own, others, words, tag)
        if passage.kind in ("head", "row"):
            return self._row(passage)
        said = join(html("{} ", self._span(passage, span)) for span in passage.spans)
        words = html("{}{}", self._picture(passage), said)
        if passage.kind == "item":
            return html("<li>{}</li>", words)
        if passage.kind == "example":
            return html("<blockquote><p>{}</p></blockquote>", words)
        return html("<p>{}</p>", words)

    def _row(self, passage: Passage) -> Markup:
        tag = escape("th" if passage.kind == "head" else "td")
        *cells, last = passage.spans[0].text.split(CELL)
        shown = [self._words(passage, cell) for cell in cells]
        shown.append(self._span(passage, passage.spans[0]._replace(text=last)))
        return html("<tr>{}</tr>", join(html("<{}>{}</{}>", tag, cell, tag) for cell in shown))

    def _span(self, passage: Passage, span: Span) -> Markup:
        words = self._words(passage, span.text)
        for rule in span.ids:
            words = html('<span id="{}">{}</span>', escape(rule), words)
        leads = join(
            html(' <a class="cited" href="{}#{}">{}</a>', escape(self.address), rule, rule)
            for rule in map(escape, span.ids)
        )
        return html("{}{}{}", words, leads, self._ours(span) if span.ours else NOTHING)

    def _ours(self, span: Span) -> Markup:
        """That it is our reading, and what one may agree on instead."""
        switch, _, value = span.switch.partition("=")
        says = self.voice.switch_help
        kind = get_type_hints(self.game.switches).get(switch)
        values = [value] if value else [str(one) for one in get_args(kind)]
        helps = [says(f"{switch}-{one}") or self.voice.name(one) for one in values]
        agreed = " / ".join(filter(None, helps))
        told = ": ".join(filter(None, (says(switch) if switch else "", agreed)))
        badge = self.voice.phrase("rules-ours")
        return html(
            ' <small class="ours">{}{}</small>', badge, escape(f" ({told})" if told else "")
        )

    def _picture(self, passage: Passage) -> Markup:
        if not passage.scene:
            return NOTHING
        game = find_game(passage.game)
        address = escape(f"/learn/{game.name}/{passage.scene}")
        caption = escape(passage.caption)
        opens = NOTHING
        if find_scene(game, passage.scene).play:
            said = self.voice.phrase("rules-open")
            opens = html('<button type="button" data-open="{}/open">{}</button> ', address, said)
        return html(
            '<img src="{}.svg?lang={}" alt="{}" loading="lazy"><em>{}</em> {}',
            address, escape(self.voice.code), caption, caption, opens,
        )  # fmt: skip

    def _words(self, passage: Passage, text: str) -> Markup:
        shown = _LEADS.sub(rf'<a href="{self.address}#\1">\2</a>', rule_html(text))
        return Markup(_THING.sub(rf'<a href="/cards/{passage.game}/\1">\2</a>', shown))


def _anchor(heading: Passage) -> str:
    """Its rule; a chapter without one has its number, and what is no chapter has nothing."""
    if heading.ids:
        return heading.ids[0]
    return f"chapter-{heading.chapter}" if heading.level == CHAPTER else ""


def scene_picture(game: AnyGame, name: str, code: str) -> Markup:
    """A scene as its eyes see it, after what it proposes, with all that is spoken of marked."""
    scene, match = find_scene(game, name), laid(game, name)
    if scene.ghost:
        match.choose(scene.ghost)
    voice = PageVoice(code, game)
    seen = match.view(Seat(SEATS.read(scene.eyes)) if scene.eyes else SPECTATOR)
    drawn, plates = join(whole_layers(seen, voice)), game.face.draw_plates
    if scene.plate and plates is not None:
        made = map(Markup, plates(seen, code, voice.names))
        drawn = next(plate for plate in made if plate_name(plate) == scene.plate)
    marks = ",".join(f'[id="{mark}"]' for mark in scene.marks)
    style = f"<style>{marks}{{stroke:#d9a400;stroke-width:6}}</style>" if marks else ""
    head, end, _ = drawn.rpartition("</svg>")
    return Markup(f"{head}{style}{end}")
