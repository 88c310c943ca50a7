"""A table that waits, as a row of the lobby: the same for all who read it in one language."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ragnatafl.games import find_game
from ragnatafl.table.club.clocks import Clock
from ragnatafl.table.club.listing import Chair, Waiting
from ragnatafl.table.web.holders import mark_of
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.clock import told
from ragnatafl.table.web.saying import PageVoice


def table_row(seen: Waiting, code: str) -> Markup:
    voice = PageVoice(code, find_game(seen.game))
    marks = {mark_of(chair.holder) for chair in seen.chairs if chair.holder}
    facts = [pace_told(seen, voice), voice.line(f"wanted-{seen.wanted}")]
    if seen.listed == "club":
        facts.append(voice.line("listed-club"))
    if seen.boxed:
        facts.append(voice.line("lobby-boxed"))
    return html(
        '<li class="panel waits-row" data-room="{room}" data-game="{game}" data-pace="{pace}"'
        ' data-state="{state}" data-marks="{marks}" data-at="{at}">'
        '<h3>{title} <span class="small" data-ago></span></h3><p class="small">{facts}</p>'
        '<ol class="chairs" aria-label="{seats}">{chairs}</ol>{options}<p class="acts">'
        '<button type="button" class="main" data-sit aria-describedby="row-{room}"{full}>{sit}'
        '</button><a class="button" href="/t/{room}" data-look>{look}</a>'
        '<span class="small" id="row-{room}">{free}</span></p></li>',
        room=escape(seen.room), game=escape(seen.game), pace=escape(seen.pace),
        state=escape(seen.state), marks=escape(" ".join(sorted(marks))), at=seen.opened,
        title=escape(voice.title()), facts=escape(" · ".join(facts)),
        seats=voice.phrase("players"), chairs=join(_chair(chair, voice) for chair in seen.chairs),
        options=_options(seen, voice), full=NOTHING if seen.free else Markup(" disabled"),
        sit=voice.phrase("sit-down"), look=voice.phrase("lobby-look"),
        free=voice.phrase("lobby-free", count=seen.free),
    )  # fmt: skip


def pace_told(seen: Waiting, voice: PageVoice) -> str:
    """How fast is played there, by its clock."""
    if seen.clock is None:
        return voice.line("pace-of-untimed")
    return told(msgspec.convert(seen.clock, Clock), voice)


def _chair(chair: Chair, voice: PageVoice) -> Markup:
    if chair.free:
        return html('<li class="free">{}</li>', voice.phrase("lobby-chair"))
    if chair.holder:
        return html('<li class="taken"><bdi>{}</bdi></li>', escape(chair.name))
    kind = voice.phrase(f"kind-{chair.kind}", level=chair.level.partition(":")[0])
    return html('<li class="bot">{}</li>', kind)


def _options(seen: Waiting, voice: PageVoice) -> Markup:
    """What is not as usual."""
    unusual = list(_unusual(seen, voice))
    if not unusual:
        return NOTHING
    lines = join(html("<li>{}</li>", escape(line)) for line in unusual)
    return html(
        "<details><summary>{}</summary><ul>{}</ul></details>",
        voice.phrase("lobby-options", count=len(unusual)), lines,
    )  # fmt: skip


def _unusual(seen: Waiting, voice: PageVoice) -> Iterator[str]:
    game = find_game(seen.game)
    usual = msgspec.convert({}, game.switches)
    for name in game.switch_names():
        value = seen.options.get(name, getattr(usual, name))
        if str(value) == str(getattr(usual, name)):
            continue
        does = voice.switch_help(name) or name
        if value is True:
            yield does
        elif value is False:
            yield f"✗ {does}"
        else:
            words = [voice.switch_help(f"{name}-{word}") or word for word in str(value).split()]
            yield f"{does}: {', '.join(words)}"
