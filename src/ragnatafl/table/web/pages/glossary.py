"""The glossary of a game as a page shows it: each term with its sign, drawn by the game itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ragnatafl.kernel.game import Game
from ragnatafl.table.telling.catalogue import catalogue
from ragnatafl.table.telling.glossary import Term
from ragnatafl.table.telling.speech import plain
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.saying import PageVoice

AnyGame = Game[Any]  # of whatever state


def term_list(game: AnyGame, known: Iterable[Term], voice: PageVoice) -> Markup:
    """What each means, and the way to the rule that tells more."""
    items = join(
        html(
            '<li id="term-{key}">{sign}<p><dfn>{word}</dfn>{printed}: {means}'
            ' <a class="cited" href="/rules/{game}#{rule}">{rule}</a></p></li>',
            key=escape(f"{term.game}-{term.key}"), sign=sign_of(game, term),
            word=escape(term.word), printed=_printed(term, voice), means=escape(term.means),
            game=escape(game.name), rule=escape(term.rule),
        )
        for term in known
    )  # fmt: skip
    return html('<ul class="terms">{}</ul>', items)


def _printed(term: Term, voice: PageVoice) -> Markup:
    """What the printed rules call it, if otherwise."""
    if not term.printed or plain(term.printed) == plain(term.word):
        return NOTHING
    return html(" ({})", voice.phrase("term-printed", word=term.printed))


def sign_of(game: AnyGame, term: Term) -> Markup:
    """Its drawing, which needs the art of the game on the same page; nothing says it in words."""
    card = term.icon.removeprefix("card:")
    if card != term.icon:
        found = catalogue(game, "en").at(card)
        drawn = Markup(found.face) if found else NOTHING
    elif term.icon:
        drawn = html(
            '<svg class="{}" viewBox="{}" aria-hidden="true"><use href="#{}"/></svg>',
            escape((game.base or game).name), escape(term.view), escape(term.icon),
        )  # fmt: skip
    else:
        drawn = NOTHING
    return html('<span class="sign-of">{}</span>', drawn)
