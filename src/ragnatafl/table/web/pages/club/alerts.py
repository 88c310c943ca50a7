"""Where somebody says how to be told: ways, quiet hours, what of, and tables one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import urlsplit
from zoneinfo import available_timezones

from ragnatafl.games import find_game, game_names
from ragnatafl.table.club.alerts import WANTED, Wishes
from ragnatafl.table.club.hooks import SHAPES
from ragnatafl.table.storage.alerts import Channel
from ragnatafl.table.web.club.wording import PAGE, AlertVoice
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.club.nav import club_nav
from ragnatafl.table.web.pages.shell import choice, document, top_bar
from ragnatafl.table.web.saying import PageVoice

SAID: Final = ("added", "removed", "tested", "kept", "confirm", "on", "off")
"""What was done just now."""
USUAL_QUIET: Final = (22 * 60, 8 * 60)


class TableWish(NamedTuple):
    """A table, and whether somebody wants to hear of it."""

    room: str
    game: str
    names: str
    on: bool


class AlertsSeen(NamedTuple):
    """All that the page shows."""

    channels: Sequence[Channel]
    wishes: Wishes
    met: bool
    """Did they ever say what they want?"""
    key: str
    """Ours, for push services."""
    has_mail: bool
    table: TableWish | None
    """The one from which they came."""
    others: Sequence[TableWish]


class Saying:
    """Sentences of this page, as markup."""

    def __init__(self, code: str) -> None:
        self.voice = AlertVoice(code)

    def __call__(self, key: str, **facts: str | int) -> Markup:
        return escape(self.voice.word(key, **facts))


def alerts_page(seen: AlertsSeen, code: str, said: str = "", fault: str = "") -> Markup:
    say = Saying(code)
    body = html(
        '{top}<main class="text alerts" data-key="{key}">{nav}<h1>{title}</h1><p>{about}</p>'
        "{told}{table}{channels}{more}{wishes}{others}"
        '<p class="small">{links}</p></main>',
        top=top_bar(say.voice), key=escape(seen.key), nav=club_nav(say.voice, "/me"),
        title=say("page"), about=say("page-about"),
        told=_told(say, said, fault), table=_from_table(say, seen.table),
        channels=_channels(say, seen.channels), more=_adding(say, seen.has_mail),
        wishes=_wishes(say, seen), others=_others(say, seen.others), links=say("page-links"),
    )  # fmt: skip
    return document(say.voice, f"{say.voice.word('page')} · Ragnatafl", body, "alerts.js")


def confirm_page(code: str, done: bool = False) -> Markup:
    """An address is somebody's: said by a button, for to look at a page says nothing."""
    say = Saying(code)
    act = (
        html('<p role="status">{}</p>', say("confirmed"))
        if done
        else html(
            '<p>{}</p><form method="post"><button class="main">{}</button></form>',
            say("confirm-about"), say("confirm-yes"),
        )
    )  # fmt: skip
    body = html(
        '{}<main class="text alerts"><h1>{}</h1>{}</main>',
        top_bar(say.voice), say("confirm-page"), act,
    )  # fmt: skip
    return document(say.voice, f"{say.voice.word('confirm-page')} · Ragnatafl", body, "text.js")


def _told(say: Saying, said: str, fault: str) -> Markup:
    if fault:
        return html('<p id="fault" role="alert">{}</p>', escape(fault))
    done = say(f"said-{said}") if said else NOTHING
    return html('<p id="done" role="status">{}</p><p id="fault" role="alert"></p>', done)


def _section(say: Saying, name: str, body: Markup) -> Markup:
    return html(
        '<section aria-labelledby="of-{name}"><h2 id="of-{name}">{title}</h2>{body}</section>',
        name=escape(name), title=say(f"part-{name}"), body=body,
    )  # fmt: skip


def _form(act: str, fields: Markup, button: Markup, main: bool = False) -> Markup:
    return html(
        '<form method="post" action="{page}/{act}" class="row">{fields}'
        "<button{main}>{button}</button></form>",
        page=escape(PAGE), act=escape(act), fields=fields, button=button,
        main=flag('class="main"', main),
    )  # fmt: skip


# Tables


def _from_table(say: Saying, table: TableWish | None) -> Markup:
    if table is None:
        return NOTHING
    row = _table(say, table, main=not table.on)
    return _section(say, "table", html("<ul>{}</ul>", row))


def _others(say: Saying, tables: Sequence[TableWish]) -> Markup:
    if not tables:
        return NOTHING
    rows = join(_table(say, table) for table in tables)
    return _section(say, "tables", html("<ul>{}</ul>", rows))


def _table(say: Saying, table: TableWish, main: bool = False) -> Markup:
    called = f"{_game(say.voice.code, table.game)} ({table.names})" if table.names else ""
    fields = html(
        '<input type="hidden" name="room" value="{}"><input type="hidden" name="on" value="{}">',
        escape(table.room), escape("no" if table.on else "yes"),
    )  # fmt: skip
    return html(
        '<li data-table="{room}"><a href="/t/{room}">{called}</a> <span>{state}</span>{form}</li>',
        room=escape(table.room), called=escape(called or _game(say.voice.code, table.game)),
        state=say("table-on" if table.on else "table-off"),
        form=_form("table", fields, say("turn-off" if table.on else "turn-on"), main),
    )  # fmt: skip


def _game(code: str, name: str) -> str:
    return PageVoice(code, find_game(name)).title() if name in game_names() else name or "?"


# Ways to be told


def _channels(say: Saying, channels: Sequence[Channel]) -> Markup:
    if not channels:
        return _section(say, "channels", html('<p id="none">{}</p>', say("none")))
    rows = join(_channel(say, channel) for channel in channels)
    return _section(say, "channels", html('<ul id="channels">{}</ul>', rows))


def _channel(say: Saying, channel: Channel) -> Markup:
    data, acts = channel.data, _button(say, "remove")
    trouble = NOTHING
    if data.get("code"):
        trouble = html('<p class="trouble">{}</p>', say("unconfirmed"))
    elif data.get("dead"):
        trouble = html('<p class="trouble">{}</p>', say(f"dead-{data['trouble']}"))
    else:
        acts = join((_button(say, "test"), acts))
        if data.get("trouble"):
            trouble = html('<p class="trouble">{}</p>', say(f"trouble-{data['trouble']}"))
    return html(
        '<li data-channel="{id}" data-kind="{kind}"><b>{called}</b> <span class="what">{what}'
        '</span><span class="here" hidden>{here}</span>{trouble}'
        '<form method="post" action="{page}/channel/{id}" class="acts">{acts}</form></li>',
        id=escape(channel.id), kind=escape(channel.kind), called=say(f"kind-{channel.kind}"),
        what=escape(_where(channel)), here=say("here"), trouble=trouble, page=escape(PAGE),
        acts=acts,
    )  # fmt: skip


def _button(say: Saying, act: str) -> Markup:
    return html('<button name="act" value="{}">{}</button>', escape(act), say(f"act-{act}"))


def _where(channel: Channel) -> str:
    """Enough to know it by; what leads there is shown to nobody, not even a screen's onlookers."""
    match channel.kind:
        case "mail":
            return str(channel.data["address"])
        case "webhook":
            host = urlsplit(channel.data["url"]).hostname or ""
            return f"{channel.data['shape']} · {host}"
    return str(channel.data.get("label", ""))


def _adding(say: Saying, has_mail: bool) -> Markup:
    push = html(
        '<div class="row"><button id="push" class="main" type="button" hidden>{}</button>'
        '<p id="push-cannot" class="small" hidden>{}</p>'
        '<p id="push-denied" class="small" hidden>{}</p>'
        '<p id="push-failed" role="alert" hidden>{}</p></div>',
        say("push-add"), say("push-cannot"), say("push-denied"), say("push-failed"),
    )  # fmt: skip
    address = html(
        '<label>{} <input name="address" type="email" maxlength="254" required'
        ' autocomplete="email"></label>',
        say("kind-mail"),
    )
    mail = _form("mail", address, say("add")) if has_mail else html("<p>{}</p>", say("no-mail"))
    shapes = join(choice(shape, say.voice.word(f"shape-{shape}")) for shape in SHAPES)
    fields = html(
        '<label>{} <select name="shape">{}</select></label>'
        '<label class="wide">{} <input name="url" type="url" maxlength="1000" required'
        ' autocomplete="off" placeholder="https://…"></label>',
        say("kind-webhook"), shapes, say("address"),
    )  # fmt: skip
    hook = _form("webhook", fields, say("add"))
    secret = html('<p class="small">{}</p>', say("webhook-about"))
    return _section(say, "more", join((push, mail, hook, secret)))


# What of, and when not


def _wishes(say: Saying, seen: AlertsSeen) -> Markup:
    wishes = seen.wishes
    kinds = join(
        html(
            '<label class="switch"><input type="checkbox" name="want-{}"{}>{}</label>',
            escape(kind), flag("checked", kind not in wishes.off), say(f"want-{kind}"),
        )
        for kind in WANTED
    )  # fmt: skip
    begins, ends = wishes.quiet if len(wishes.quiet) == 2 else USUAL_QUIET
    quiet = html(
        '<label class="switch"><input type="checkbox" name="quiet"{on}>{quiet}</label>'
        '<div class="row"><label>{since} <input type="time" name="quiet-from" value="{begins}"'
        ' required></label><label>{until} <input type="time" name="quiet-to" value="{ends}"'
        ' required></label><label>{zone} <input name="zone" list="zones" value="{own}"'
        ' maxlength="60" required{unset}></label></div>{zones}',
        on=flag("checked", len(wishes.quiet) == 2), quiet=say("quiet"), since=say("quiet-from"),
        until=say("quiet-to"), begins=escape(_time(begins)), ends=escape(_time(ends)),
        zone=say("zone"), own=escape(wishes.zone), zones=_zones(),
        unset=flag("data-unset", not seen.met),
    )  # fmt: skip
    body = html(
        '<form method="post" action="{}/wishes"><fieldset><legend>{}</legend>{}</fieldset>'
        '<fieldset><legend>{}</legend>{}</fieldset><p class="acts"><button class="main">{}'
        "</button></p></form>",
        escape(PAGE), say("part-kinds"), kinds, say("part-quiet"), quiet, say("save"),
    )  # fmt: skip
    return _section(say, "wishes", body)


def _time(minute: int) -> str:
    return f"{minute // 60 % 24:02}:{minute % 60:02}"


@lru_cache(maxsize=1)
def _zones() -> Markup:
    """All time zones; the browser finds them while one types."""
    places = sorted(zone for zone in available_timezones() if "/" in zone and zone[:3] != "Etc")
    options = join(html('<option value="{}"></option>', escape(zone)) for zone in places)
    return html('<datalist id="zones">{}</datalist>', options)
