"""The hint a bot gives, as a panel that stays until one acts or closes it."""

from __future__ import annotations

from ragnatafl.table.telling.advice import Advice, option_said, remarks
from ragnatafl.table.web.markup import NOTHING, Markup, html, join
from ragnatafl.table.web.pages.naming import named
from ragnatafl.table.web.pages.shell import icon
from ragnatafl.table.web.saying import PageVoice


def hint_panel(advice: Advice, voice: PageVoice) -> Markup:
    """What it would choose, then why."""
    reasons = (
        html(
            "<li>{}{}</li>",
            named(*remark.heading, voice),
            html("<ul>{}</ul>", join(html("<li>{}</li>", named(*t, voice)) for t in remark.lines))
            if remark.lines
            else NOTHING,
        )
        for remark in remarks(advice, voice)
    )
    return html(
        '{close}<p class="told">{hint} {told} <b>{option}</b></p><ul class="why">{reasons}</ul>',
        hint=icon("hint"), told=voice.phrase("hint-is"),
        option=named(*option_said(advice.option, voice), voice), reasons=join(reasons),
        close=_close(voice),
    )  # fmt: skip


def no_hint_panel(voice: PageVoice) -> Markup:
    """Nobody had time to think about it."""
    return html('{}<p class="told">{}</p>', _close(voice), voice.phrase("hint-later"))


def _close(voice: PageVoice) -> Markup:
    return html('<button id="hint-close" type="button">{}</button>', voice.phrase("close"))
