"""Pages to read: rules, how to play, what went wrong; and pictures of games."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import Any, Final

import msgspec

from ragnatafl.kernel.codecs import bad
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import from_position
from ragnatafl.kernel.rulebook import rulebook_text
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.kernel.views import view
from ragnatafl.table.telling.book import Passage, book, told
from ragnatafl.table.web.markup import Markup, escape, html, join
from ragnatafl.table.web.pages.markdown import rule_html, to_html
from ragnatafl.table.web.pages.pictures import whole_layers
from ragnatafl.table.web.pages.sheet import sheet_link
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.saying import PACKAGE, PageVoice

AnyGame = Game[Any]  # of whatever state
SAMPLE_CHOICES: Final = 26
_PICTURE: Final = re.compile(r"[a-z0-9-]{1,40}")
_SHOWN: Final = re.compile(rf'src="({_PICTURE.pattern})\.svg"')
"""Pictures of how-to-play pages: positions beside them, each drawn when it is asked for."""

RUNE: Final = Markup(files(PACKAGE).joinpath("static", "rune.svg").read_text("utf-8"))


def picture(game: AnyGame, code: str) -> Markup:
    """A game half played, to show what it looks like."""
    chance = random.Random(game.name)
    match: Match[Any] = Match(make_setup(game), seed="7")
    while len(match.lines) < SAMPLE_CHOICES and not match.over:
        match.choose(chance.choice(match.decision.options))
    if game.face.draw_svg is None:
        return RUNE
    return join(whole_layers(match.view(SPECTATOR), PageVoice(code, game)))


def spec_page(game: AnyGame, code: str) -> Markup:
    voice = PageVoice(code, game)
    book = to_html(rulebook_text(game))
    body = html('{}<main class="text" lang="en">{}</main>', top_bar(voice), book)
    return document(voice, f"{voice.title()}: {voice.line('rules')}", body, "text.js")


def rule_text(game: AnyGame, rule: str, code: str) -> dict[str, str]:
    """What tells a rule in the reader's language, as HTML for a small window."""
    rules = book(game, code)
    known = rules.find(rule)
    items = (
        html("<dt>{}</dt><dd>{}</dd>", escape(" ".join(passage.ids)), _spans(passage, known))
        for passage in told(rules, known)
    )
    return {"rule": known, "html": html('<dl lang="{}">{}</dl>', escape(rules.code), join(items))}


def _spans(passage: Passage, rule: str) -> Markup:
    """The words of a passage; those that were asked for are marked where others stand beside."""
    words = [
        html("<mark>{}</mark>", rule_html(span.text))
        if rule in span.ids and len(passage.spans) > 1
        else rule_html(span.text)
        for span in passage.spans
    ]
    shown = join(html("{} ", piece) for piece in words)
    return html("<strong>{}</strong>", shown) if passage.kind == "heading" else shown


def how_page(game: AnyGame, code: str) -> Markup:
    """How to play, in our own words; a game without such a page tells what it is."""
    voice = PageVoice(code, game)
    folder = files(game.package).joinpath("words", "how")
    page = next(
        (
            place.read_text(encoding="utf-8")
            for place in (folder.joinpath(f"{code}.md"), folder.joinpath("en.md"))
            if place.is_file()
        ),
        f"# {voice.title()}\n\n{voice.about()}",
    )
    drawn = rf'src="/how/{game.name}/\1.svg?lang={code}"'
    body = html(
        '{top}<main class="text">{text}'
        '<p class="acts"><a class="button" href="/rules/{game}">{rules}</a>'
        '<a class="button" href="/cards/{game}">{cards}</a>{sheet}</p></main>',
        top=top_bar(voice), text=Markup(_SHOWN.sub(drawn, to_html(page, ids=False))),
        game=escape(game.name), rules=voice.phrase("rules"), cards=voice.phrase("gallery"),
        sheet=sheet_link(game, voice),
    )  # fmt: skip
    return document(voice, f"{voice.title()}: {voice.line('how')}", body, "text.js")


def how_picture(game: AnyGame, name: str, code: str) -> Markup:
    """A picture of that page: the position of this name beside it, as onlookers see it."""
    place = files(game.package).joinpath("words", "how", f"{name}.json")
    if not _PICTURE.fullmatch(name) or not place.is_file():
        raise bad(f"{game.name}: there is no picture '{name}'", "no-picture", told=name)
    state = from_position(game, msgspec.json.decode(place.read_bytes()))
    return join(whole_layers(view(state, SPECTATOR), PageVoice(code, game)))


def fault_page(text: str, code: str) -> Markup:
    voice = PageVoice(code)
    body = html(
        '{top}<main class="text"><h1>{fault}</h1><p>{text}</p>'
        '<p><a class="button main" href="/">{home}</a></p></main>',
        top=top_bar(voice), fault=voice.phrase("fault"), text=escape(text),
        home=voice.phrase("home"),
    )  # fmt: skip
    return document(voice, voice.line("fault"), body, "text.js")
