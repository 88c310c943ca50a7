"""Pages to read: rules, how to play, what went wrong; and pictures of games."""

from __future__ import annotations

import random
import re
from html import escape
from importlib.resources import files
from typing import Any, Final

import msgspec

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import from_position
from ragnatafl.kernel.rulebook import rulebook, rulebook_text
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.kernel.views import view
from ragnatafl.table.telling.rules import chapter, known_rule
from ragnatafl.table.web.pages.markdown import rule_html, to_html
from ragnatafl.table.web.pages.pictures import board_layers
from ragnatafl.table.web.pages.shell import (
    document,
    game_title,
    top_bar,
)
from ragnatafl.table.web.saying import about, say, tell, title_of, words_of

Told = dict[str, object]
SAMPLE_CHOICES: Final = 26
_PICTURE: Final = re.compile(r"[a-z0-9-]{1,40}")
_SHOWN: Final = re.compile(rf'src="({_PICTURE.pattern})\.svg"')
"""Pictures of how-to-play pages: positions beside them, each drawn when it is asked for."""

RUNE: Final = files("ragnatafl.table.web").joinpath("static", "rune.svg").read_text("utf-8")


def picture(game: Game[Any], code: str) -> str:
    """A game half played, to show what it looks like."""
    chance = random.Random(game.name)
    match: Match[Any] = Match(make_setup(game), seed="7")
    while len(match.lines) < SAMPLE_CHOICES and not match.over:
        match.choose(chance.choice(match.decision.options))
    seen = match.view(SPECTATOR)
    return "".join(board_layers(game, seen, code, ())) if game.face.draw_svg is not None else RUNE


def rules_page(game: Game[Any], code: str) -> str:
    words = words_of(code, game)
    body = (
        f'{top_bar(words, "", game_title(game, words))}<main class="text" lang="en">'
        f"{to_html(rulebook_text(game))}</main>"
    )
    return document(words, f"{title_of(game, words)}: {say(words, 'rules')}", body, "text.js")


def rule_text(game: Game[Any], rule: str) -> Told:
    """A rule with what stands below it and the rules it names, as HTML for a small window."""
    known = known_rule(game, rule)
    if known is None:
        raise BadInput(f"{game.name}: no rule '{rule}'")
    book = rulebook(game)
    lines = chapter(game, known)
    if lines == [(known, book[known])] and "." in known:
        above = known.rpartition(".")[0]
        lines = [(above, book[above]), *lines] if above in book else lines
    items = "".join(f"<dt>{escape(name)}</dt><dd>{rule_html(text)}</dd>" for name, text in lines)
    return {"rule": known, "html": f"<dl>{items}</dl>"}


def how_page(game: Game[Any], code: str) -> str:
    """How to play, in our own words; a game without such a page tells what it is."""
    words = words_of(code, game)
    folder = files(game.package).joinpath("words", "how")
    page = next(
        (
            place.read_text(encoding="utf-8")
            for place in (folder.joinpath(f"{code}.md"), folder.joinpath("en.md"))
            if place.is_file()
        ),
        f"# {title_of(game, words)}\n\n{about(words)}",
    )
    rules = f'<p><a class="button" href="/rules/{game.name}">{tell(words, "rules")}</a></p>'
    drawn = rf'src="/how/{game.name}/\1.svg?lang={code}"'
    text = _SHOWN.sub(drawn, to_html(page, ids=False))
    body = f'{top_bar(words, "", game_title(game, words))}<main class="text">{text}{rules}</main>'
    return document(words, f"{title_of(game, words)}: {say(words, 'how')}", body, "text.js")


def how_picture(game: Game[Any], name: str, code: str) -> str:
    """A picture of that page: the position of this name beside it, as onlookers see it."""
    place = files(game.package).joinpath("words", "how", f"{name}.json")
    if not _PICTURE.fullmatch(name) or not place.is_file():
        raise BadInput(f"{game.name}: there is no picture '{name}'")
    state = from_position(game, msgspec.json.decode(place.read_bytes()))
    return "".join(board_layers(game, view(state, SPECTATOR), code, ()))


def fault_page(text: str, code: str) -> str:
    words = words_of(code)
    body = (
        f'{top_bar(words)}<main class="text"><h1>{tell(words, "fault")}</h1>'
        f'<p>{escape(text)}</p><p><a class="button main" href="/">'
        f"{tell(words, 'home')}</a></p></main>"
    )
    return document(words, say(words, "fault"), body, "text.js")
