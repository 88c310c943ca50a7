"""The page that says what of our content is printed, known in public, or our own proposal."""

from __future__ import annotations

from collections import Counter

from ragnatafl.kernel.content import AnyKind
from ragnatafl.kernel.packs import Pack
from ragnatafl.table.telling.catalogue import SOURCES
from ragnatafl.table.web.box import forms
from ragnatafl.table.web.box.checking import typed
from ragnatafl.table.web.box.forms import AnyGame
from ragnatafl.table.web.box.page import BoxVoice, shown_kinds
from ragnatafl.table.web.markup import Markup, escape, html, join
from ragnatafl.table.web.pages.shell import document, top_bar

TYPED = "typed"


def counted(game: AnyGame, kind: AnyKind, pack: Pack | None = None) -> Counter[str]:
    """How many fields of a kind come from where; what was typed is the reader's own. How something
    is drawn is no field."""
    found: Counter[str] = Counter()
    own = typed(pack, kind) if pack is not None else []
    for entry, item in forms.ours_of(game, kind).items():
        marks = item.get("marks")
        known = marks if isinstance(marks, dict) else {}
        fields = [name for name in item if name != "id" and name not in game.shelf.apart]
        for name in fields or ["id"]:
            found[TYPED if entry in own else str(known.get(name, item.get("source")))] += 1
    return found


def sources_page(game: AnyGame, code: str, pack: Pack | None = None) -> Markup:
    """By kind how many entries there are, and where their fields come from."""
    voice = BoxVoice(code, game)
    title = voice.language.say("box-sources-title", (("game", voice.title()),))
    columns = (*SOURCES, *((TYPED,) if pack is not None else ()))
    heads = join(html("<th>{}</th>", _said(voice, column)) for column in columns)
    rows = join(_row(voice, game, kind, columns, pack) for kind in shown_kinds(game))
    body = html(
        '{top}<main class="box sources"><h1>{title}</h1><p>{how}</p>'
        '<div class="wide" tabindex="0" role="region" aria-label="{title}"><table><thead><tr>'
        "<th>{kind}</th><th>{entries}</th>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
        '<p class="acts"><a class="button main" href="/box/{game}">{box}</a>'
        '<a class="button" href="/cards/{game}">{cards}</a></p></main>',
        top=top_bar(voice), title=escape(title), how=voice.box("sources-how"),
        kind=voice.box("kind"), entries=voice.box("entries"), heads=heads, rows=rows,
        game=escape(game.name), box=voice.box("mine"), cards=voice.phrase("gallery"),
    )  # fmt: skip
    return document(voice, title, body, "box.js")


def _said(voice: BoxVoice, column: str) -> Markup:
    return voice.box("typed") if column == TYPED else escape(voice.say(f"source-{column}"))


def _row(
    voice: BoxVoice, game: AnyGame, kind: AnyKind, columns: tuple[str, ...], pack: Pack | None
) -> Markup:
    found = counted(game, kind, pack)
    cells = join(_cell(voice, column, found[column]) for column in columns)
    return html(
        '<tr><th scope="row">{}</th><td data-label="{}">{}</td>{}</tr>',
        escape(voice.kind(kind)), voice.box("entries"), len(forms.ours_of(game, kind)), cells,
    )  # fmt: skip


def _cell(voice: BoxVoice, column: str, count: int) -> Markup:
    if not count:
        return html("<td></td>")
    name = _said(voice, column)
    return html('<td class="source-{}" data-label="{}">{}</td>', escape(column), name, count)
