"""One's own page: who one is here, on which devices, and how one comes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.storage.keys import Key
from ragnatafl.table.storage.people import Person
from ragnatafl.table.web.holders import mark_of
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.club.nav import club_nav
from ragnatafl.table.web.pages.invitation import alone_note, invitation_picture
from ragnatafl.table.web.pages.shell import NAMES_OF_LANGUAGES, choice, document, top_bar
from ragnatafl.table.web.places import LONGEST_NAME
from ragnatafl.table.web.saying import PageVoice


@dataclass(frozen=True)
class Bot:
    """A program of somebody's, with its token if it has one."""

    person: Person
    token: Key | None


@dataclass(frozen=True)
class Own:
    """What somebody's own page tells."""

    person: Person
    keys: Sequence[Key]
    device: str
    """The one that it is shown on."""
    bots: Sequence[Bot] = ()
    may_mail: bool = False
    may_passkey: bool = False
    fault: str = ""
    once: Markup = field(default=NOTHING)
    """What is shown now and never again."""

    def of(self, kind: str) -> list[Key]:
        return [key for key in self.keys if key.kind == kind]


def me_page(own: Own, code: str) -> Markup:
    voice = PageVoice(code)
    sections = (
        _section(voice, "name", _name(own, voice)),
        _section(voice, "devices", _devices(own, voice)),
        _section(voice, "move", _deed(voice, "move", NOTHING)),
        _section(voice, "recovery", _recovery(own, voice)),
        _section(voice, "mail", _mail(own, voice)) if own.may_mail else NOTHING,
        _section(voice, "passkeys", _passkeys(own, voice)) if own.may_passkey else NOTHING,
        _section(voice, "bots", _bots(own, voice)),
        _section(voice, "data", _data(voice)),
    )
    body = html(
        '{top}<main class="text me">{nav}<h1>{title}</h1><p>{about}</p>{ways}'
        '<p><a href="/me/recover">{recover}</a></p>{fault}{once}{sections}</main>',
        top=top_bar(voice), title=voice.phrase("me-title"), about=voice.phrase("me-about"),
        recover=voice.phrase("me-lost"), nav=club_nav(voice, "/me"), ways=_ways(own, voice),
        fault=_fault(own.fault), once=own.once, sections=join(sections),
    )  # fmt: skip
    return document(voice, f"{voice.line('me-title')} · Ragnatafl", body, "me.js")


def _ways(own: Own, voice: PageVoice) -> Markup:
    """To what else is somebody's own."""
    ways = (
        (f"/people/{mark_of(own.person.id)}", voice.phrase("person-games")),
        ("/me/alerts", escape(voice.language.say("alert-page"))),
        ("/me/vacation", voice.phrase("vacation")),
    )
    links = (html('<a class="button" href="{}">{}</a>', escape(to), name) for to, name in ways)
    return html('<p class="acts">{}</p>', join(links))


def _fault(line: str) -> Markup:
    return html('<p id="fault" role="alert">{}</p>', escape(line))


def _section(voice: PageVoice, name: str, body: Markup) -> Markup:
    return html(
        '<section class="panel" id="me-{name}" aria-labelledby="me-{name}-title">'
        '<h2 id="me-{name}-title">{title}</h2><p class="small">{about}</p>{body}</section>',
        name=escape(name), title=voice.phrase(f"me-{name}"),
        about=voice.phrase(f"me-{name}-about"), body=body,
    )  # fmt: skip


def _deed(voice: PageVoice, deed: str, fields: Markup, word: str = "", label: str = "") -> Markup:
    """A form of one deed; `label` tells apart what several buttons of one word are about."""
    shown = voice.phrase(word or f"me-do-{deed}")
    spoken = html(' aria-label="{}: {}"', shown, escape(label)) if label else NOTHING
    return html(
        '<form method="post" action="/me" class="row"><input type="hidden" name="deed"'
        ' value="{deed}">{fields}<button{spoken}>{shown}</button></form>',
        deed=escape(deed), fields=fields, spoken=spoken, shown=shown,
    )  # fmt: skip


def _hidden(name: str, value: str) -> Markup:
    return html('<input type="hidden" name="{}" value="{}">', escape(name), escape(value))


def _day(voice: PageVoice, at: float) -> Markup:
    if not at:
        return voice.phrase("me-never")
    day = datetime.fromtimestamp(at, UTC).date().isoformat()
    return html('<time datetime="{0}">{0}</time>', escape(day))


def _name(own: Own, voice: PageVoice) -> Markup:
    name = html(
        '<label>{} <input name="name" value="{}" maxlength="300" required autocomplete="nickname"'
        ' data-shown="{}"></label>',
        voice.phrase("rename-what"), escape(own.person.name), LONGEST_NAME,
    )  # fmt: skip
    languages = join(
        choice(code, NAMES_OF_LANGUAGES[code], code == own.person.language) for code in LANGUAGES
    )
    language = html(
        '<label>{} <select name="language">{}</select></label>',
        voice.phrase("language"), languages,
    )  # fmt: skip
    return html(
        "{}{}", _deed(voice, "name", name, "save"), _deed(voice, "language", language, "save")
    )


def _devices(own: Own, voice: PageVoice) -> Markup:
    """One row a device, however many keys it had; the latest of these counts."""
    latest = {key.device: key for key in sorted(own.of("browser"), key=lambda key: key.seen)}
    rows = []
    for device, key in latest.items():
        here = device == own.device
        agent = key.data.get("agent") or voice.line("me-some-device")
        told = voice.phrase("me-this-device") if here else NOTHING
        rows.append(
            html(
                '<li{}><span><b>{}</b> {}</span> <span class="small">{}: {}</span>{}</li>',
                flag('aria-current="true"', here), escape(agent), told,
                voice.phrase("me-seen"), _day(voice, key.seen),
                _deed(voice, "out", _hidden("device", device), label=f"{agent} {device[:4]}"),
            )
        )  # fmt: skip
    others = _deed(voice, "others", NOTHING) if len(latest) > 1 else NOTHING
    return html('<ul class="rows">{}</ul>{}', join(rows), others)


def _recovery(own: Own, voice: PageVoice) -> Markup:
    made = own.of("recovery")
    told = (
        html("<p>{} {}</p>", voice.phrase("me-recovery-made"), _day(voice, made[0].at))
        if made
        else html("<p>{}</p>", voice.phrase("me-recovery-none"))
    )
    return html("{}{}", told, _deed(voice, "recovery", NOTHING))


def _mail(own: Own, voice: PageVoice) -> Markup:
    known: str = own.person.data.get("mail", {}).get("address", "")
    told = (
        html(
            "<p>{} <b>{}</b></p>{}",
            voice.phrase("me-mail-known"), escape(known), _deed(voice, "unmail", NOTHING),
        )
        if known
        else NOTHING
    )  # fmt: skip
    typed = html(
        '<label>{} <input name="address" type="email" maxlength="254" required'
        ' autocomplete="email"></label>',
        voice.phrase("me-mail-address"),
    )
    return html("{}{}", told, _deed(voice, "mail", typed))


def _passkeys(own: Own, voice: PageVoice) -> Markup:
    rows = join(
        html(
            '<li><span>{} {}</span> <span class="small">{}: {}</span>{}</li>',
            voice.phrase("me-passkey-of"), _day(voice, key.at), voice.phrase("me-seen"),
            _day(voice, key.seen),
            _deed(
                voice, "unpasskey", _hidden("device", key.device), "me-do-remove", key.device[:4]
            ),
        )
        for key in own.of("passkey")
    )  # fmt: skip
    return html(
        '<ul class="rows">{}</ul><p class="acts"><button type="button" id="passkey-add">{}</button>'
        "</p>",
        rows, voice.phrase("me-do-passkey"),
    )  # fmt: skip


def _bots(own: Own, voice: PageVoice) -> Markup:
    rows = []
    for bot in own.bots:
        name, which = bot.person.name, _hidden("bot", mark_of(bot.person.id))
        seen = _day(voice, bot.token.seen) if bot.token else voice.phrase("me-bot-no-token")
        rows.append(
            html(
                '<li><span><b>{}</b></span> <span class="small">{}: {}</span>{}{}</li>',
                escape(name), voice.phrase("me-seen"), seen,
                _deed(voice, "token", which, label=name),
                _deed(voice, "unbot", which, "me-do-remove", name),
            )
        )  # fmt: skip
    typed = html(
        '<label>{} <input name="name" maxlength="300" required autocomplete="off"></label>',
        voice.phrase("me-bot-name"),
    )
    return html(
        '<ul class="rows">{}</ul>{}<p><a href="/api">{}</a></p>',
        join(rows), _deed(voice, "bot", typed), voice.phrase("me-bot-docs"),
    )  # fmt: skip


def _data(voice: PageVoice) -> Markup:
    sure = html(
        '<label class="switch"><input type="checkbox" name="sure" value="yes">{}</label>',
        voice.phrase("me-leave-sure"),
    )
    return html(
        '<p class="acts"><a class="button" href="/me/export" download>{export}</a></p>'
        "<details><summary>{leave}</summary><p>{about}</p>{form}</details>",
        export=voice.phrase("me-export"), leave=voice.phrase("me-leave"),
        about=voice.phrase("me-leave-about"), form=_deed(voice, "leave", sure),
    )  # fmt: skip


# What is shown once


def move_shown(voice: PageVoice, link: str, minutes: int, alone: bool) -> Markup:
    """The way to another device: a link, and a picture of it."""
    return html(
        '<section class="panel once" id="once" aria-labelledby="once-title">'
        '<h2 id="once-title" tabindex="-1">{title}</h2><p>{about}</p>'
        '<p class="acts"><input id="once-text" readonly value="{link}"'
        ' aria-labelledby="once-title">'
        '<button type="button" data-copy="once-text" class="main">{copy}</button></p>'
        '<figure role="img" aria-label="{qr}">{picture}</figure>{alone}</section>',
        title=voice.phrase("me-move-ready"), link=escape(link),
        about=voice.phrase("me-move-ready-about", minutes=minutes),
        copy=voice.phrase("copy-link"), qr=voice.phrase("qr"), picture=invitation_picture(link),
        alone=alone_note(voice) if alone else NOTHING,
    )  # fmt: skip


def secret_shown(voice: PageVoice, kind: str, secret: str) -> Markup:
    """A code to print, or the token of a bot."""
    return html(
        '<section class="panel once" id="once" aria-labelledby="once-title">'
        '<h2 id="once-title" tabindex="-1">{title}</h2><p>{about}</p>'
        '<p><input id="once-text" class="secret" readonly value="{secret}"'
        ' aria-labelledby="once-title"></p><p class="acts">'
        '<button type="button" data-copy="once-text" class="main">{copy}</button>'
        '<button type="button" data-print>{print}</button></p></section>',
        title=voice.phrase(f"me-{kind}-ready"), about=voice.phrase(f"me-{kind}-ready-about"),
        secret=escape(secret), copy=voice.phrase("me-copy"), print=voice.phrase("me-print"),
    )  # fmt: skip


def told_shown(voice: PageVoice, key: str) -> Markup:
    """What was done, where one sees it by nothing else."""
    return html('<p class="panel once" role="status">{}</p>', voice.phrase(key))


# Coming in


def enter_page(action: str, who: str, before: str, code: str) -> Markup:
    """Somebody opened a link that signs this browser in: whether they mean it. Programs that
    preview links do nothing by looking.

    `before`: who this browser was until now, if anything is theirs.
    """
    voice = PageVoice(code)
    both = (
        html('<p>{}</p><p class="small">{}</p>', voice.phrase("me-enter-both", who=before),
             voice.phrase("me-enter-both-about", who=before))
        if before
        else NOTHING
    )  # fmt: skip
    body = html(
        '{top}<main class="text me"><h1>{title}</h1>{both}'
        '<form method="post" action="{action}"><p class="acts"><button class="main">{enter}'
        '</button><a class="button" href="/">{cancel}</a></p></form></main>',
        top=top_bar(voice), title=voice.phrase("me-enter", who=who), both=both,
        action=escape(action), cancel=voice.phrase("cancel"),
        enter=voice.phrase("me-do-enter-both" if before else "me-do-enter"),
    )  # fmt: skip
    return document(voice, f"{voice.line('me-title')} · Ragnatafl", body, "text.js")


def confirm_page(action: str, address: str, code: str) -> Markup:
    """Somebody opened the link in a letter that asks whether the address is theirs."""
    voice = PageVoice(code)
    body = html(
        '{top}<main class="text me"><h1>{title}</h1><form method="post" action="{action}">'
        '<p class="acts"><button class="main">{confirm}</button>'
        '<a class="button" href="/">{cancel}</a></p></form></main>',
        top=top_bar(voice), title=voice.phrase("me-confirm", address=address),
        action=escape(action), confirm=voice.phrase("me-do-confirm"),
        cancel=voice.phrase("cancel"),
    )  # fmt: skip
    return document(voice, f"{voice.line('me-title')} · Ragnatafl", body, "text.js")


def recover_page(
    code: str, may_mail: bool, may_passkey: bool, fault: str = "", sent: bool = False
) -> Markup:
    """The ways back, for who has lost the device."""
    voice = PageVoice(code)
    letter = (
        html(
            '<section class="panel" aria-labelledby="by-mail"><h2 id="by-mail">{}</h2>'
            '<form method="post" action="/me/recover" class="row"><label>{} <input name="address"'
            ' type="email" maxlength="254" required autocomplete="email"></label>'
            "<button>{}</button></form></section>",
            voice.phrase("me-recover-mail"), voice.phrase("me-mail-address"),
            voice.phrase("me-do-send"),
        )
        if may_mail
        else NOTHING
    )  # fmt: skip
    passkey = (
        html(
            '<section class="panel" aria-labelledby="by-key"><h2 id="by-key">{}</h2>'
            '<p class="acts"><button type="button" id="passkey-enter">{}</button></p></section>',
            voice.phrase("me-passkeys"), voice.phrase("me-do-passkey-enter"),
        )
        if may_passkey
        else NOTHING
    )  # fmt: skip
    body = html(
        '{top}<main class="text me"><h1>{title}</h1><p>{about}</p>{fault}{sent}'
        '<section class="panel" aria-labelledby="by-code"><h2 id="by-code">{by_code}</h2>'
        '<form method="post" action="/me/recover" class="row"><label>{code} <input name="code"'
        ' maxlength="100" required autocomplete="off" autocapitalize="characters"'
        ' spellcheck="false" placeholder="XXXXX-XXXXX-XXXXX-XXXXX-XXXXX"></label>'
        "<button>{enter}</button></form></section>{letter}{passkey}"
        '<p><a href="/me">{me}</a></p></main>',
        top=top_bar(voice), title=voice.phrase("me-recover"),
        about=voice.phrase("me-recover-about"), fault=_fault(fault),
        sent=told_shown(voice, "me-mail-on-its-way") if sent else NOTHING,
        by_code=voice.phrase("me-recovery"), code=voice.phrase("me-code"),
        enter=voice.phrase("me-do-enter"), letter=letter, passkey=passkey,
        me=voice.phrase("me-title"),
    )  # fmt: skip
    return document(voice, f"{voice.line('me-recover')} · Ragnatafl", body, "me.js")


def no_key_page(fault: str, code: str) -> Markup:
    """Why a link signs nobody in."""
    voice = PageVoice(code)
    body = html(
        '{top}<main class="text me"><h1>{title}</h1>{fault}<p class="acts">'
        '<a class="button main" href="/me/recover">{recover}</a>'
        '<a class="button" href="/">{home}</a></p></main>',
        top=top_bar(voice), title=voice.phrase("me-not-entered"), fault=_fault(fault),
        recover=voice.phrase("me-recover"), home=voice.phrase("home"),
    )  # fmt: skip
    return document(voice, f"{voice.line('me-not-entered')} · Ragnatafl", body, "text.js")


def left_page(code: str) -> Markup:
    voice = PageVoice(code)
    body = html(
        '{top}<main class="text me"><h1>{title}</h1><p>{about}</p>'
        '<p class="acts"><a class="button main" href="/">{home}</a></p></main>',
        top=top_bar(voice), title=voice.phrase("me-left"), about=voice.phrase("me-left-about"),
        home=voice.phrase("home"),
    )  # fmt: skip
    return document(voice, f"{voice.line('me-left')} · Ragnatafl", body, "text.js")
