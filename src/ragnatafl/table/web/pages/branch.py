"""What marks a what-if: where it left another table, and the way back there."""

from __future__ import annotations

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.web.branch import Branch
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice


def branch_told(branch: Branch, voice: PageVoice) -> str:
    return voice.line("branch", at=branch.at, turn=branch.turn)


def branch_line(room: Room, seat: Seat, voice: PageVoice) -> Markup:
    """For all at the table; the way back is for who sits here: nobody else was shown that one."""
    branch = room.branch
    if branch is None:
        return NOTHING
    back = html(
        ' <a href="/t/{}/replay?at={}">{}</a>',
        escape(branch.room), branch.at, voice.phrase("branch-back"),
    )  # fmt: skip
    told = escape(branch_told(branch, voice))
    luck = NOTHING
    if room.luck.kind != "told":
        luck = html(" {}.", voice.phrase(f"luck-{room.luck.kind}"))
    return html('<p class="branch">{}{}{}</p>', told, luck, back if seat >= 0 else NOTHING)
