"""The frame of every page: head, top bar, dialogs, and the words that its program shows."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any, Final

import msgspec

from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import LANGUAGES, Language
from ragnatafl.table.web.saying import PACKAGE, tell, title_of

NAMES_OF_LANGUAGES: Final = {
    "en": "English",
    "uk": "Українська",
    "ru": "Русский",
    "pt-BR": "Português (Brasil)",
}
SETTINGS: Final = ("sound", "motion", "confirm", "forced")
KEYS: Final = (
    ("1 … 9", "help-digits"),
    ("Tab · ← → ↑ ↓", "help-move"),
    ("Enter", "help-enter"),
    ("Esc", "help-esc"),
    ("R", "help-rotate"),
    ("U", "help-undo"),
    ("H", "help-hint"),
    ("W", "help-why"),
    ("L", "help-log"),
    ("P · ← → · Space · Esc", "help-walk"),
    ("S", "help-sound"),
    ("?", "help-help"),
)
CLIENT_WORDS: Final = (
    "act-resign", "armed", "away", "back", "cancel", "close", "confirm-no", "confirm-yes",
    "copied", "forced-taken", "help", "hint", "hint-is", "hint-none", "how", "how-chosen",
    "invite", "language", "log", "log-short", "look-back", "menu", "no-options", "options",
    "rename-what", "report", "resign-sure", "rotate", "rules", "save", "scores", "search-outcome",
    "seats",
    "settings", "skip", "sound", "thinking-hint", "undo",
    "walk", "walk-again", "walk-back", "walk-next", "walk-now", "walk-pause", "walk-play",
    "walk-start", "watch-link", "ways", "why", "zoom",
    *(f"set-{name}" for name in SETTINGS),
    *(key for _, key in KEYS),
)  # fmt: skip


def client_words(game: Game[Any], words: Language) -> str:
    """The sentences that the page's program shows itself, as JSON; sent anew with a language."""
    said = {key: words.say(f"web-{key}") for key in CLIENT_WORDS}
    said["game"] = title_of(game, words)
    return msgspec.json.encode(said).decode()


ICONS: Final = files(PACKAGE).joinpath("static", "icons.svg").read_text(encoding="utf-8")
"""Our own small drawings, defined once a page."""


def icon(name: str) -> str:
    return f'<svg class="icon" aria-hidden="true"><use href="#icon-{name}"/></svg>'


def said(words: Language, key: str) -> str:
    """A text that changes with the language while the page stays."""
    return f'<span data-say="{key}">{tell(words, key)}</span>'


def document(words: Language, title: str, body: str, script: str = "", attributes: str = "") -> str:
    """A whole page."""
    load = f'<script type="module" src="/static/{script}"></script>' if script else ""
    return (
        f'<!doctype html><html lang="{words.code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title>"
        '<link rel="icon" href="/static/rune.svg" type="image/svg+xml">'
        '<link rel="stylesheet" href="/static/style.css">'
        '<link rel="stylesheet" href="/static/companion.css">'
        f"{load}</head><body{attributes}>{ICONS}{body}</body></html>"
    )


def top_bar(words: Language, buttons: str = "", title: str = "") -> str:
    chosen = "".join(
        f'<option value="{code}" lang="{code}"{" selected" if code == words.code else ""}>'
        f"{NAMES_OF_LANGUAGES[code]}</option>"
        for code in LANGUAGES
    )
    return (
        f'<header class="top"><a class="brand" href="/">{icon("rune")}'
        f"<span>Ragnatafl</span></a>{title}"
        f'<nav class="tools">{buttons}<label class="language">'
        f'<span class="unseen">{said(words, "language")}</span>'
        f'<select id="language">{chosen}</select></label></nav></header>'
    )


def tool(words: Language, name: str, key: str, image: str, more: str = "") -> str:
    """A button of the bar: a drawing, and a word where there is room for it."""
    return (
        f'<button id="{name}" class="tool" type="button"{more}>{icon(image)}'
        f"{said(words, key)}</button>"
    )


def dialog(words: Language, name: str, key: str, body: str) -> str:
    return (
        f'<dialog id="{name}-dialog" aria-labelledby="{name}-title"><h2 id="{name}-title">'
        f'{said(words, key)}</h2>{body}<form method="dialog"><button class="main">'
        f"{said(words, 'close')}</button></form></dialog>"
    )


def dialogs(words: Language, game: Game[Any]) -> str:
    """Help, settings, rule texts and small questions; they live outside what is redrawn."""
    keys = "".join(
        f"<dt><kbd>{escape(name)}</kbd></dt><dd>{said(words, key)}</dd>" for name, key in KEYS
    )
    switches = "".join(
        f'<label class="switch"><input type="checkbox" data-setting="{name}">'
        f"{said(words, f'set-{name}')}</label>"
        for name in SETTINGS
    )
    links = (
        f'<p class="acts"><a class="button" href="/how/{game.name}" target="_blank">'
        f"{said(words, 'how')}</a>"
        f'<a class="button" href="/rules/{game.name}" target="_blank">{said(words, "rules")}</a>'
        f'<a class="button" id="report" href="" download>{said(words, "report")}</a></p>'
    )
    return (
        dialog(words, "help", "help", f"<p>{said(words, 'how-chosen')}</p><dl>{keys}</dl>{links}")
        + dialog(words, "settings", "settings", switches)
        + dialog(words, "rule", "why", '<div id="rule-text" lang="en"></div>')
        + '<dialog id="ask-dialog" aria-labelledby="ask-text"><form method="dialog">'
        '<p id="ask-text"></p><input id="ask-input" maxlength="24" autocomplete="nickname"'
        ' aria-labelledby="ask-text" hidden>'
        f'<p class="acts"><button class="main" value="yes" id="ask-yes"></button>'
        f'<button value="no">{said(words, "cancel")}</button></p></form></dialog>'
    )


def panel(words: Language, name: str, replay: str = "") -> str:
    """A part of the page that can be folded away."""
    more = '<div id="invites"></div>' if name == "seats" else ""
    if replay:
        more = f'<p><a href="{replay}">{said(words, "look-back")}</a></p>'
    return (
        f'<details id="{name}-panel" class="panel" open>'
        f'<summary><h2>{said(words, name)}</h2></summary><div id="{name}"></div>{more}</details>'
    )


def game_title(game: Game[Any], words: Language) -> str:
    title = escape(title_of(game, words))
    return f'<span class="game" data-say="game" data-game="{game.name}">{title}</span>'
