"""The frame of every page: head, top bar, dialogs, and the words that its program shows."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, NewType

import msgspec

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.web.files import address
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.livery import livery_style
from ragnatafl.table.web.saying import PACKAGE, PageVoice

NAMES_OF_LANGUAGES: Final = {
    "en": "English",
    "uk": "Українська",
    "ru": "Русский",
    "pt-BR": "Português",
}
SETTINGS: Final = ("sound", "motion", "confirm", "forced", "last")
PACES: Final = ("off", "quick", "normal", "slow")
"""How fast the turns of others are shown to who has answered."""
KEYS: Final = (
    ("1 … 9", "help-digits"),
    ("Tab · ← → ↑ ↓", "help-move"),
    ("Enter", "help-enter"),
    ("Esc", "help-esc"),
    ("R", "help-rotate"),
    ("U", "help-undo"),
    ("H", "help-hint"),
    ("W", "help-why"),
    ("I", "help-read"),
    ("L", "help-log"),
    ("P · ← → · Space", "help-story"),
    ("S", "help-sound"),
    ("T", "help-talk"),
    ("N · B", "help-coach"),
    ("?", "help-help"),
)
TABS: Final = ("options", "hand", "players", "log", "boards", "talk")
"""What a small screen shows below the map, one at a time."""
LUCK: Final = (
    "fits", "fits-shown", "own-in", "own-missing", "seal-missing", "nonce-lost", "hash-differs",
    "secret-differs", "seals-differ", "nonce-differs", "verify",
)  # fmt: skip
"""What a browser finds that checks a table's luck."""
CLIENT_WORDS: Final = (
    "act-resign", "armed", "away", "back", "cancel", "clock", "clock-d", "clock-h", "clock-min",
    "clock-own", "clock-s", "clock-soon", "close", "coach", "coach-marks", "coach-would",
    "act-resign", "alert-me",
    "armed", "away", "back", "cancel", "close", "coach", "coach-marks", "coach-would",
    "confirm-no", "confirm-yes", "copied", "copy-link", "forced-taken", "help", "hint", "hint-none",
    "how", "how-chosen", "invite", "invite-anew", "language", "log", "log-filter", "log-new",
    "look-back", "menu", "no-options", "only-here", "options", "qr", "qr-how",
    "luck", *(f"luck-{name}" for name in LUCK),
    "gallery", "piles", "read", "read-back", "read-next",
    "pick-all", "pick-whole", "picked", "picked-missing", "picked-none", "put-back",
    *(f"tab-{name}" for name in TABS),
    "rename-what", "report", "resign-sure", "rotate", "rules", "save", "search-outcome",
    "settings", "skip", "sound", "thinking-hint", "undo", "lobby-send-away-sure", "lobby-send-away",
    "talk", "talk-what", "talk-send", "talk-phrases", "talk-settings", "talk-want", "talk-on",
    "talk-log", "talk-onlooker", "talk-mute", "talk-report", "talk-unmute", "talk-unread",
    "result-close", "result-next", "pace", *(f"pace-{name}" for name in PACES),
    "story", "story-again", "story-back", "story-next", "story-now", "story-pause", "story-play",
    "story-start", "tell-title", "beside-title", "wait-left", "why", "zoom",
    *(f"set-{name}" for name in SETTINGS),
    *(key for _, key in KEYS),
)  # fmt: skip

ICONS: Final = Markup(files(PACKAGE).joinpath("static", "icons.svg").read_text(encoding="utf-8"))
"""Our own small drawings, defined once a page."""

Json = NewType("Json", str)


def client_words(voice: PageVoice) -> Json:
    """The sentences that the page's program shows itself; sent anew with a language."""
    said = {key: voice.line(key) for key in CLIENT_WORDS}
    said["game"] = voice.title()
    return Json(msgspec.json.encode(said).decode())


def icon(name: str) -> Markup:
    return html('<svg class="icon" aria-hidden="true"><use href="#icon-{}"/></svg>', escape(name))


def document(
    voice: PageVoice, title: str, body: Markup, script: str = "", wood: bool = False
) -> Markup:
    """A whole page, on a wooden table or on paper."""
    static = escape(address())
    load = (
        html('<script type="module" src="{}/{}"></script>', static, escape(script))
        if script
        else NOTHING
    )
    return html(
        '<!doctype html><html lang="{code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        "<title>{title}</title>"
        '<link rel="icon" href="{static}/rune.svg" type="image/svg+xml">'
        '<link rel="apple-touch-icon" href="{static}/rune-192.png">'
        '<link rel="manifest" href="/app.webmanifest">'
        '<link rel="stylesheet" href="{static}/style.css">'
        '<link rel="stylesheet" href="{static}/companion.css">'
        '<link rel="stylesheet" href="{static}/telling.css">'
        '<link rel="stylesheet" href="{static}/scratch.css">'
        '<link rel="stylesheet" href="{static}/standing.css">'
        '<link rel="stylesheet" href="{static}/log.css">'
        '<link rel="stylesheet" href="{static}/options.css">'
        '<link rel="stylesheet" href="{static}/hints.css">'
        '<link rel="stylesheet" href="{static}/replay.css">'
        '<link rel="stylesheet" href="{static}/read.css">'
        '<link rel="stylesheet" href="{static}/story.css">'
        '<link rel="stylesheet" href="{static}/luck.css">'
        '<link rel="stylesheet" href="{static}/analysis.css">'
        '<link rel="stylesheet" href="{static}/box.css">'
        '<link rel="stylesheet" href="{static}/beside.css">'
        '<link rel="stylesheet" href="{static}/coach.css">'
        '<link rel="stylesheet" href="{static}/sheet.css">'
        '<link rel="stylesheet" href="{static}/club.css">'
        '<link rel="stylesheet" href="{static}/clock.css">'
        '<link rel="stylesheet" href="{static}/alerts.css">'
        '<link rel="stylesheet" href="{static}/lobby.css">'
        '<link rel="stylesheet" href="{static}/talk.css">'
        '<link rel="stylesheet" href="{static}/me.css">'
        "{load}</head><body{wood}>{icons}{livery}{body}</body></html>",
        code=escape(voice.code), title=escape(title), load=load, static=static,
        icons=ICONS, body=body, wood=flag('class="wood"', wood),
        livery=livery_style(voice.game.face.liveries) if voice.game is not None else NOTHING,
    )  # fmt: skip


def top_bar(voice: PageVoice, buttons: Markup = NOTHING) -> Markup:
    """Home, the game if the page is about one, some buttons, the language."""
    languages = (
        html(
            '<option value="{code}" lang="{code}"{chosen}>{name}</option>',
            code=escape(code), chosen=flag("selected", code == voice.code),
            name=escape(NAMES_OF_LANGUAGES[code]),
        )
        for code in LANGUAGES
    )  # fmt: skip
    return html(
        '<header class="top"><a class="brand" href="/">{rune}<span>Ragnatafl</span></a>{game}'
        '<nav class="tools">{buttons}<label class="language">'
        '<span class="unseen">{language}</span>'
        '<select id="language">{languages}</select></label></nav></header>',
        rune=icon("rune"), game=_game_title(voice), buttons=buttons,
        language=voice.live("language"), languages=join(languages),
    )  # fmt: skip


def _game_title(voice: PageVoice) -> Markup:
    if voice.game is None:
        return NOTHING
    return html(
        '<span class="game" data-say="game" data-game="{}">{}</span>',
        escape(voice.game.name), escape(voice.title()),
    )  # fmt: skip


def tool(voice: PageVoice, name: str, key: str, image: str, more: Markup = NOTHING) -> Markup:
    """A button of the bar: a drawing, and a word where there is room for it."""
    return html(
        '<button id="{}" class="tool" type="button"{}>{}{}</button>',
        escape(name), more, icon(image), voice.live(key),
    )  # fmt: skip


def panel(voice: PageVoice, name: str, title: str, more: Markup = NOTHING) -> Markup:
    """A part of the page under its title."""
    return html(
        '<section id="{name}-panel" class="panel" aria-labelledby="{name}-title">'
        '<h2 id="{name}-title">{title}</h2><div id="{name}"></div>{more}</section>',
        name=escape(name), title=voice.live(title), more=more,
    )  # fmt: skip


def tabs(voice: PageVoice, names: Sequence[str] = TABS) -> Markup:
    """On a small screen: what lies below the map."""
    buttons = (
        html(
            '<button id="tab-{name}" type="button" role="tab" data-tab="{name}"'
            ' aria-selected="{first}">{}</button>',
            voice.live(f"tab-{name}"), name=escape(name),
            first=escape(str(name == names[0]).lower()),
        )
        for name in names
    )  # fmt: skip
    return html(
        '<div id="tabs" role="tablist" data-say-label="menu" aria-label="{}">{}</div>',
        voice.phrase("menu"), join(buttons),
    )  # fmt: skip


def choice(value: str, shown: str, chosen: bool = False) -> Markup:
    """One of the things that a field may be."""
    return html(
        '<option value="{}"{}>{}</option>',
        escape(value), flag("selected", chosen), escape(shown),
    )  # fmt: skip


def dialog(voice: PageVoice, name: str, key: str, body: Markup) -> Markup:
    return html(
        '<dialog id="{name}-dialog" aria-labelledby="{name}-title"><h2 id="{name}-title">'
        '{title}</h2>{body}<form method="dialog"><button class="main">{close}</button></form>'
        "</dialog>",
        name=escape(name), title=voice.live(key), body=body, close=voice.live("close"),
    )  # fmt: skip


def read_dialog(voice: PageVoice) -> Markup:
    """The window in which cards, boards and tokens are read."""
    return dialog(voice, "read", "read", Markup('<div id="read-body"></div>'))


def dialogs(voice: PageVoice, game: str) -> Markup:
    """Help, settings, rule texts and small questions; they live outside what is redrawn."""
    keys = join(
        html("<dt><kbd>{}</kbd></dt><dd>{}</dd>", escape(name), voice.live(key))
        for name, key in KEYS
    )
    switches = join(
        html(
            '<label class="switch"><input type="checkbox" data-setting="{}">{}</label>',
            escape(name), voice.live(f"set-{name}"),
        )
        for name in SETTINGS
    )  # fmt: skip
    paces = join(
        html(
            '<option value="{}" data-say="pace-{}">{}</option>',
            escape(name), escape(name), voice.phrase(f"pace-{name}"),
        )
        for name in PACES
    )  # fmt: skip
    pace = html(
        '<label class="switch">{} <select id="pace">{}</select></label>', voice.live("pace"), paces
    )
    aid = html(
        "<p>{chosen}</p><dl>{keys}</dl>"
        '<p class="acts"><a class="button" href="/how/{game}" target="_blank">{how}</a>'
        '<a class="button" href="/rules/{game}" target="_blank">{rules}</a>'
        '<a class="button" href="/cards/{game}" target="_blank">{cards}</a>'
        '<a class="button" id="report" href="" download>{report}</a></p>',
        chosen=voice.live("how-chosen"), keys=keys, game=escape(game), how=voice.live("how"),
        rules=voice.live("rules"), cards=voice.live("gallery"), report=voice.live("report"),
    )  # fmt: skip
    ask = html(
        '<dialog id="ask-dialog" aria-labelledby="ask-text"><form method="dialog">'
        '<p id="ask-text"></p><input id="ask-input" maxlength="24" autocomplete="nickname"'
        ' aria-labelledby="ask-text" hidden>'
        '<p class="acts"><button class="main" value="yes" id="ask-yes"></button>'
        '<button value="no">{}</button></p></form></dialog>',
        voice.live("cancel"),
    )
    return join(
        (
            dialog(voice, "help", "help", aid),
            dialog(voice, "settings", "settings", join((switches, pace))),
            dialog(voice, "rule", "why", Markup('<div id="rule-text"></div>')),
            read_dialog(voice),
            ask,
        )
    )
