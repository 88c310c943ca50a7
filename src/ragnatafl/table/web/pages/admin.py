"""The owner's page: tables from outside, bans, announcements and the log of orders.

It is made of what is stored about tables, never of a match: there is no card it could show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from ragnatafl.games import find_game, game_names
from ragnatafl.table.orders import LONGEST_TEXT, LONGEST_TITLE, Orders, Place, Table
from ragnatafl.table.storage.notices import Notice
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.club.office import TalkSeen, talk_section
from ragnatafl.table.web.pages.shell import document, top_bar
from ragnatafl.table.web.saying import PageVoice

PEOPLE: Final = ("here", "link")
SHORT: Final = 10
"""Letters of a browser's hash that are shown."""


@dataclass(frozen=True)
class AdminSeen:
    """What is on the page."""

    who: str
    holding: Orders
    tables: Sequence[Table]
    count: int
    first: int
    on_a_page: int
    orders: Sequence[Notice]
    here: dict[str, int]
    """By table how many browsers are connected to this process."""
    talk: TalkSeen = field(default_factory=TalkSeen)


def enter_page(code: str) -> Markup:
    """The door: a button, so that only a person goes through."""
    voice = PageVoice(code)
    body = html(
        '{top}<main class="text"><h1>{title}</h1><p>{text}</p>'
        '<form method="post"><button class="main">{enter}</button></form></main>',
        top=top_bar(voice), title=voice.phrase("admin"), text=voice.phrase("admin-door"),
        enter=voice.phrase("admin-enter"),
    )  # fmt: skip
    return document(voice, voice.line("admin"), body, "text.js")


def admin_page(seen: AdminSeen, code: str, said: str = "", fault: str = "") -> Markup:
    voice = PageVoice(code)
    body = html(
        '{top}<main class="home admin"><h1>{title}</h1>{said}{announce}{tables}{talk}{bans}{log}'
        '<form method="post" action="/admin/leave" class="row"><span>{who}</span>'
        "<button>{leave}</button></form></main>",
        top=top_bar(voice), title=voice.phrase("admin"), said=_said(voice, said, fault),
        announce=_announcing(voice, seen.holding), tables=_tables(voice, seen),
        talk=_section(voice, "talk", talk_section(voice, seen.talk)),
        bans=_bans(voice, seen.holding), log=_log(voice, seen.orders),
        who=voice.phrase("admin-you-are", who=seen.who), leave=voice.phrase("admin-leave"),
    )  # fmt: skip
    return document(voice, voice.line("admin"), body, "text.js")


def _said(voice: PageVoice, said: str, fault: str) -> Markup:
    if fault:
        return html('<p id="fault" role="alert">{}</p>', escape(fault))
    if said:
        return html(
            '<p id="given" role="status">{} <input readonly value="{}" aria-label="{}"></p>',
            voice.phrase("admin-invitation"), escape(said), voice.phrase("admin-invitation"),
        )  # fmt: skip
    return NOTHING


def _section(voice: PageVoice, name: str, body: Markup) -> Markup:
    return html(
        '<section aria-labelledby="of-{name}"><h2 id="of-{name}">{title}</h2>{body}'
        "</section>",
        name=escape(name), title=voice.phrase(f"admin-{name}"), body=body,
    )  # fmt: skip


def _form(deed: str, fields: Markup, button: Markup, table: str = "") -> Markup:
    return html(
        '<form method="post" action="/admin" class="row">'
        '<input type="hidden" name="deed" value="{}"><input type="hidden" name="table" value="{}">'
        "{}<button>{}</button></form>",
        escape(deed), escape(table), fields, button,
    )  # fmt: skip


def _field(voice: PageVoice, name: str, key: str, longest: int, value: str = "") -> Markup:
    return html(
        '<label class="wide">{} <input name="{}" maxlength="{}" value="{}"></label>',
        voice.phrase(key), escape(name), longest, escape(value),
    )  # fmt: skip


def _count(voice: PageVoice, name: str, key: str) -> Markup:
    return html(
        '<label>{} <input name="{}" type="number" min="0" max="9999" value="0"></label>',
        voice.phrase(key), escape(name),
    )  # fmt: skip


def _announcing(voice: PageVoice, holding: Orders) -> Markup:
    text = html(
        '<label class="wide">{} <textarea name="text" rows="2" maxlength="{}">{}</textarea>'
        "</label>",
        voice.phrase("admin-text"), LONGEST_TEXT, escape(holding.announces()),
    )  # fmt: skip
    fields = join(
        (
            text,
            _count(voice, "minutes", "admin-minutes"),
        )
    )
    return _section(
        voice, "announcement", _form("announce", fields, voice.phrase("admin-announce"))
    )


# Tables


def _tables(voice: PageVoice, seen: AdminSeen) -> Markup:
    rows = join(_table(voice, seen, table) for table in seen.tables)
    before, after = seen.first - seen.on_a_page, seen.first + seen.on_a_page
    links = join(
        html('<a class="button" href="/admin?first={}">{}</a>', place, voice.phrase(key))
        for place, key, there in (
            (max(0, before), "admin-newer", seen.first > 0),
            (after, "admin-older", after < seen.count),
        )
        if there
    )
    counted = voice.phrase("admin-count", count=seen.count)
    body = html(
        '<p class="small">{}</p><ul class="tables">{}</ul><p class="acts">{}</p>',
        counted, rows, links,
    )  # fmt: skip
    return _section(voice, "tables", body)


def _table(voice: PageVoice, seen: AdminSeen, table: Table) -> Markup:
    names = ", ".join(place.name for place in table.places)
    state = [voice.line("admin-choices", count=table.choices), day(table.changed)]
    if table.damaged:
        names, state = table.room, [voice.line("admin-is-damaged")]
    if seen.here.get(table.room):
        state.append(voice.line("admin-here", count=seen.here[table.room]))
    if table.closed:
        state.append(voice.line("admin-is-closed"))
    return html(
        '<li data-table="{room}"><details><summary><b>{game}</b> {title} {names}'
        ' <span class="small">{state}</span></summary>'
        '<p class="small"><a href="/t/{room}">/t/{room}</a></p>{acts}<ol>{seats}</ol>'
        "</details></li>",
        room=escape(table.room), game=escape(_game(voice, table.game)),
        title=html("<i>{}</i>", escape(table.title)) if table.title else NOTHING,
        names=escape(names), state=escape(" · ".join(state)), acts=_acts(voice, table),
        seats=join(
            _seat(voice, table, number, place) for number, place in enumerate(table.places)
        ),
    )  # fmt: skip


def _game(voice: PageVoice, name: str) -> str:
    return PageVoice(voice.code, find_game(name)).title() if name in game_names() else name


def _acts(voice: PageVoice, table: Table) -> Markup:
    why = _field(voice, "text", "admin-why", LONGEST_TEXT)
    shut = (
        _form("open", NOTHING, voice.phrase("admin-open"), table.room)
        if table.closed
        else _form("close", why, voice.phrase("admin-close"), table.room)
    )
    title = _field(voice, "text", "admin-title", LONGEST_TITLE, table.title)
    sure = html(
        '<label><input type="checkbox" name="sure" value="yes"> {}</label>',
        voice.phrase("admin-sure"),
    )
    return join(
        (
            shut,
            _form("rename", title, voice.phrase("admin-rename"), table.room),
            _form("remove", sure, voice.phrase("admin-remove"), table.room),
        )
    )


def _seat(voice: PageVoice, table: Table, number: int, place: Place) -> Markup:
    acts = NOTHING
    if place.kind in PEOPLE:
        seat = html('<input type="hidden" name="seat" value="{}">', number)
        acts = _form("invite", seat, voice.phrase("admin-invite"), table.room)
    if place.browser:
        whom = html('<input type="hidden" name="whom" value="{}">', escape(place.browser))
        days = join((whom, _field(voice, "text", "admin-why", LONGEST_TEXT)))
        days = join((days, _count(voice, "days", "admin-days")))
        acts = join((acts, _form("ban", days, voice.phrase("admin-ban"))))
    return html(
        '<li>{} <span class="small">{}</span>{}</li>',
        escape(place.name), escape(place.browser[:SHORT]), acts,
    )  # fmt: skip


# Bans, and the log


def _bans(voice: PageVoice, holding: Orders) -> Markup:
    rows = join(
        html(
            '<li>{} <span class="small">{} {}</span>{}</li>',
            escape(whom if "/" in whom else f"{whom[:SHORT]}…"), escape(ban.why),
            escape(day(ban.until)) if ban.until else NOTHING,
            _form(
                "unban", html('<input type="hidden" name="whom" value="{}">', escape(whom)),
                voice.phrase("admin-unban"),
            ),
        )
        for whom, ban in holding.bans.items()
    )  # fmt: skip
    fields = join(
        (
            _field(voice, "whom", "admin-whom", 64),
            _field(voice, "text", "admin-why", LONGEST_TEXT),
            _count(voice, "days", "admin-days"),
        )
    )
    body = html("<ul>{}</ul>{}", rows, _form("ban", fields, voice.phrase("admin-ban")))
    return _section(voice, "bans", body)


def _log(voice: PageVoice, orders: Sequence[Notice]) -> Markup:
    lines = join(
        html(
            '<li><span class="small">{} {}</span> {}</li>',
            escape(day(order.at)), escape(order.who), escape(told(voice, order)),
        )
        for order in reversed(orders)
    )  # fmt: skip
    return _section(voice, "log", html('<ul class="orders">{}</ul>', lines))


def told(voice: PageVoice, order: Notice) -> str:
    """An order in words, without codes and cookies."""
    data = order.data
    detail = data.get("why") or data.get("title") or data.get("text") or ""
    whom = str(data.get("whom", ""))
    parts = (
        voice.line("admin-order", what=order.what),
        order.room,
        whom if "/" in whom else whom[:SHORT],
        f"№ {data['seat'] + 1}" if "seat" in data else "",
        str(detail),
    )
    return " · ".join(filter(None, parts))


def day(at: float) -> str:
    """A time, the same for every reader."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
