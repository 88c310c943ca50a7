"""Talk: the panel at a table, the page of the club, and the log of a table for who opened it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from ragnatafl.table.club.talk import LONGEST_LINE, PHRASES
from ragnatafl.table.storage.talk import Said
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.club.nav import club_nav
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.places import LONGEST_NAME
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at


def talk_panel(room: Room, voice: PageVoice) -> Markup:
    """What is said at a table; it lies outside of what is drawn anew."""
    return talk_box(voice) if room.talks else NOTHING


def talk_box(voice: PageVoice) -> Markup:
    """Lines, a field, phrases; the page's program fills them."""
    return html(
        '<section id="talk-panel" class="panel" aria-labelledby="talk-title">'
        '<div class="talk-head"><h2 id="talk-title">{title}</h2>'
        '<button type="button" class="line" id="talk-close" aria-label="{close}"'
        ' data-say-label="close">×</button></div>'
        '<div id="talk" role="log" aria-live="polite" aria-labelledby="talk-title" tabindex="0"'
        ' data-onlooker="{onlooker}" data-mute="{mute}" data-report="{report}"'
        ' data-unmute="{unmute}"></div><p id="talk-told" class="small" role="status"></p>'
        '<form id="talk-form"><label class="unseen" for="talk-text">{what}</label>'
        '<input id="talk-text" maxlength="{most}" autocomplete="off" enterkeyhint="send"'
        ' dir="auto"><button class="main">{send}</button></form>'
        '<div class="talk-more"><details id="talk-phrases"><summary>{phrases}</summary>'
        '<p class="acts"></p></details>'
        '<details id="talk-more"><summary>{more}</summary>'
        '<label class="switch"><input type="checkbox" id="talk-want">{want}</label>'
        '<label class="switch" id="talk-host" hidden><input type="checkbox" id="talk-on">'
        '{on}</label><ul id="talk-muted"></ul>{log}</details></div></section>',
        title=voice.live("talk"), close=voice.phrase("close"), onlooker=_later(voice, "onlooker"),
        mute=_later(voice, "mute"), report=_later(voice, "report"), unmute=_later(voice, "unmute"),
        what=voice.live("talk-what"), most=LONGEST_LINE, send=voice.live("talk-send"),
        phrases=voice.live("talk-phrases"), more=voice.live("talk-settings"),
        want=voice.live("talk-want"), on=voice.live("talk-on"),
        log=html(
            '<p><a id="talk-log" href="" hidden target="_blank">{}</a></p>', voice.live("talk-log")
        ),
    )  # fmt: skip


def _later(voice: PageVoice, key: str) -> Markup:
    return voice.phrase(f"talk-{key}")


def club_page(name: str, code: str) -> Markup:
    """Everybody's talk."""
    voice = PageVoice(code)
    body = html(
        '{top}<main class="home lobby" id="club"><h1>{title}</h1>{nav}<p>{about}</p>'
        '<p id="away" role="alert" hidden>{away}</p>'
        '<div class="row panel"><label>{called} <input id="name" value="{name}"'
        ' maxlength="{most}" autocomplete="nickname"></label></div>{talk}</main>',
        top=top_bar(voice), title=voice.phrase("club"), nav=club_nav(voice, "/club"),
        about=voice.phrase("club-about"), away=voice.phrase("away"),
        called=voice.phrase("rename-what"), name=escape(name), most=LONGEST_NAME,
        talk=talk_box(voice),
    )  # fmt: skip
    return document(voice, f"{voice.line('club')} · Ragnatafl", body, "club.js", wood=True)


def log_page(room: Room, lines: Sequence[Said], code: str) -> Markup:
    """All that was said at a table, for who opened it."""
    voice = voice_at(room, code)
    shown = join(html("<li>{}</li>", line_told(line, voice)) for line in lines)
    body = html(
        '{top}<main class="text"><h1>{title}</h1><ol class="talk-log">{lines}</ol>'
        '<p class="acts"><a class="button" href="/t/{room}">{table}</a></p></main>',
        top=top_bar(voice), title=voice.phrase("talk-log"),
        lines=shown or html("<li>{}</li>", voice.phrase("talk-nothing")),
        room=escape(room.name), table=voice.phrase("to-table"),
    )  # fmt: skip
    return document(voice, f"{voice.line('talk-log')} · Ragnatafl", body, "text.js")


def line_told(line: Said, voice: PageVoice) -> Markup:
    """A line of a log, with its time."""
    who = line.data.get("name") or voice.line("talk-stranger")
    where = voice.line("talk-onlooker") if line.place.startswith("o/") else ""
    return html(
        '<span class="small">{} {}</span> <b><bdi>{}</bdi></b>: <bdi>{}</bdi>',
        escape(time_told(line.at)), escape(where), escape(who), escape(text_of(line, voice)),
    )  # fmt: skip


def text_of(line: Said, voice: PageVoice) -> str:
    """What was said, or done about it, in the reader's language."""
    if line.kind == "switch":
        return voice.line("talk-switched-on" if line.data["on"] else "talk-switched-off")
    key = line.data.get("key", "")
    said: str = line.data.get("text", "")
    return voice.line(f"talk-phrase-{key}") if key in PHRASES else said


def time_told(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
