"""Clocks on pages: what is left to whom, the vote about who has nothing left, another clock."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from ragnatafl.kernel.seats import Seat
from ragnatafl.table.club.clocks import (
    DAY,
    HOUR,
    MILDEST,
    MINUTE,
    OFF,
    PRESETS,
    Clock,
    Kind,
    Say,
    Zero,
)
from ragnatafl.table.web.clock import Proposal, TableClock
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.shell import choice
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.timekeeping import players, voters

UNITS: Final = (("d", DAY), ("h", HOUR), ("min", MINUTE), ("s", 1))
ZEROS: Final[tuple[Zero, ...]] = ("bot", "vote", "forfeit")
KINDS: Final[tuple[Kind, ...]] = ("live", "days")


# In words


def in_words(seconds: int, voice: PageVoice) -> str:
    """A time of a clock's settings, whole: '1 day 12 hours'."""
    said = []
    for unit, long in UNITS:
        count, seconds = divmod(seconds, long)
        if count:
            said.append(voice.line(f"clock-count-{unit}", count=count))
    return " ".join(said)


def in_short(seconds: float, voice: PageVoice) -> str:
    """A time that is left, in its two largest units: '1 d 4 h'."""
    left = math.ceil(seconds)
    counts = []
    for unit, long in UNITS:
        count, left = divmod(left, long)
        counts.append((count, voice.line(f"clock-{unit}")))
    first = next((number for number, (count, _) in enumerate(counts) if count), len(UNITS) - 1)
    shown = [one for one in counts[first : first + 2] if one[0]] or counts[-1:]
    return " ".join(f"{count} {unit}" for count, unit in shown)


def told(clock: Clock, voice: PageVoice) -> str:
    """A clock in a few words."""
    if clock == OFF:
        return voice.line("clock-off")
    bank = in_words(clock.bank, voice)
    if clock.kind == "days":
        key = "days" if clock.weekends else "workdays"
        return voice.line(f"clock-told-{key}", bank=bank)
    if not clock.increment:
        return voice.line("clock-told-plain", bank=bank)
    return voice.line("clock-told-live", bank=bank, increment=in_words(clock.increment, voice))


# What the page's program counts down


def times_left(room: Room) -> dict[str, object] | None:
    """By seat the time that is left, and whether it passes: the same for all who look. In whole
    seconds, over days in whole minutes: nobody can reckon from it how an answer was given."""
    clock = room.clock
    if clock is None or clock.clock == OFF or room.over or not room.begun:
        return None
    over_days = clock.clock.kind == "days"
    step = MINUTE if over_days else 1
    return {
        "days": over_days,
        "left": {
            str(int(seat)): math.ceil(clock.left(seat, room.time) / step) * step
            for seat in players(room)
        },
        "runs": sorted(map(int, clock.runs)),
    }


def clock_slot(room: Room, seat: Seat) -> Markup:
    """Where the page's program shows a player's time."""
    if room.clock is None or not room.places[seat].has_person:
        return NOTHING
    return html(' <span class="clock" data-clock="{}"></span>', seat)


def own_time(voice: PageVoice) -> Markup:
    """The reader's own time in the top bar; hidden where there is none."""
    return html(
        '<span id="own-clock" class="clock" role="timer" data-say-label="clock-own"'
        ' aria-label="{}" hidden></span>',
        voice.phrase("clock-own"),
    )


# At the table


def clock_line(room: Room, here: Sequence[Seat], voice: PageVoice) -> Markup:
    """The clock in words; who plays there may propose another one."""
    clock = room.clock
    if clock is None:
        return NOTHING
    line = (
        voice.phrase("clock-line-off")
        if clock.clock == OFF
        else voice.phrase(
            "clock-line",
            clock=told(clock.clock, voice),
            zero=voice.line(f"clock-zero-{clock.clock.zero}"),
        )
    )
    mine = [seat for seat in here if seat in players(room)]
    offer = _offer(clock, mine[0], voice) if mine and not room.over else NOTHING
    vacation = html(' <a href="/me/vacation">{}</a>', voice.phrase("vacation"))
    return html(
        '<div class="clock-line"><p class="small">{}{}</p>{}</div>',
        line, vacation if mine and clock.clock.kind == "days" else NOTHING, offer,
    )  # fmt: skip


def _offer(clock: TableClock, seat: Seat, voice: PageVoice) -> Markup:
    """Other clocks; what happens at zero stays as it was chosen with the table."""
    zero = clock.first.zero
    others = [
        msgspec.structs.replace(preset, zero=zero) if preset != OFF else OFF
        for preset in PRESETS.values()
    ]
    choices = (_option(one, voice) for one in others if one != clock.clock)
    return html(
        '<details class="clock-offer"><summary>{title}</summary><p class="small">{why}</p>'
        '<p class="acts"><select aria-label="{title}">{choices}</select>'
        '<button type="button" data-act="clock-propose" data-seat="{seat}">{propose}</button></p>'
        "</details>",
        title=voice.phrase("clock-propose"), why=voice.phrase("clock-propose-why"),
        choices=join(choices), seat=seat, propose=voice.phrase("clock-propose-this"),
    )  # fmt: skip


def clock_panel(room: Room, here: Sequence[Seat], voice: PageVoice) -> Markup:
    """What is to be said about the clock now: a vote, or a proposal."""
    clock = room.clock
    if clock is None or room.over:
        return NOTHING
    asked = [_vote(room, about, here, voice) for about in clock.out]
    if clock.proposal is not None:
        asked.append(_proposal(room, clock.proposal, here, voice))
    return join(asked)


def _vote(room: Room, about: Seat, here: Sequence[Seat], voice: PageVoice) -> Markup:
    assert room.clock is not None
    who, may = voice.seat(about), [seat for seat in voters(room, about) if seat in here]
    votes = room.clock.out[about]
    if not may:
        line = (
            voice.phrase("clock-up-you")
            if about in here
            else voice.phrase("clock-up-others", who=who)
        )
        return html('<div class="clock-ask"><p><b>{}</b></p></div>', line)
    seat = next((one for one in may if one not in votes), may[0])
    buttons = (_vote_button(room.clock, seat, about, say, voice) for say in MILDEST)
    return html(
        '<div class="clock-ask"><p><b>{}</b></p><p class="acts">{}</p></div>',
        voice.phrase("clock-up", who=who), join(buttons),
    )  # fmt: skip


def _vote_button(clock: TableClock, seat: Seat, about: Seat, say: Say, voice: PageVoice) -> Markup:
    votes = clock.out[about]
    count = sum(vote == say for vote in votes.values())
    facts = {"time": in_words(clock.clock.more, voice)} if say == "wait" else {}
    words = voice.line(f"clock-vote-{say}", **facts)
    if count:
        words = voice.line("clock-votes", say=words, count=count)
    return html(
        '<button type="button" data-act="clock-vote" data-seat="{}" data-about="{}" data-what="{}"'
        ' aria-pressed="{}">{}</button>',
        seat, about, escape(say), escape(str(votes.get(seat) == say).lower()), escape(words),
    )  # fmt: skip


def _proposal(room: Room, proposal: Proposal, here: Sequence[Seat], voice: PageVoice) -> Markup:
    asked = [seat for seat in players(room) if seat not in proposal.agreed]
    who, others = voice.seats(sorted(proposal.agreed)), voice.seats(asked)
    mine = [seat for seat in players(room) if seat in here]
    open_to = [seat for seat in asked if seat in here]
    buttons = []
    if open_to:
        buttons.append(_answer("yes", open_to[0], voice.phrase("clock-agree"), main=True))
    if mine:
        buttons.append(_answer("no", mine[0], voice.phrase("clock-refuse")))
    return html(
        '<div class="clock-ask"><p><b>{}</b> {}</p><p class="acts">{}</p></div>',
        voice.phrase("clock-proposed", clock=told(proposal.clock, voice)),
        voice.phrase("clock-agreed", who=who, others=others), join(buttons),
    )  # fmt: skip


def _answer(what: str, seat: Seat, words: Markup, main: bool = False) -> Markup:
    return html(
        '<button type="button" data-act="clock-answer" data-seat="{}" data-what="{}"{}>{}</button>',
        seat, escape(what), flag('class="main"', main), words,
    )  # fmt: skip


# In forms, and from outside


def clock_fields(voice: PageVoice) -> Markup:
    """In the form of a new table: whether there is a clock, and what happens when it is over."""
    groups = (
        html(
            '<optgroup label="{}">{}</optgroup>',
            voice.phrase(f"clock-{kind}"),
            join(_option(one, voice) for one in PRESETS.values() if one.kind == kind),
        )
        for kind in KINDS
    )
    zeros = (choice(zero, voice.line(f"clock-zero-{zero}"), zero == ZEROS[0]) for zero in ZEROS)
    return html(
        '<label class="row">{} <select name="clock">{}{}</select></label>'
        '<label class="row" data-clock-zero hidden>{} <select name="zero">{}</select></label>',
        voice.phrase("clock"), _option(OFF, voice), join(groups), voice.phrase("clock-zero"),
        join(zeros),
    )  # fmt: skip


def _option(clock: Clock, voice: PageVoice) -> Markup:
    return choice(msgspec.json.encode(clock).decode(), told(clock, voice), clock == OFF)


def own_left(room: Room, here: Sequence[Seat], voice: PageVoice) -> str:
    """For a line among one's tables: the time that the reader has, if it passes."""
    clock = room.clock
    running = [seat for seat in here if clock is not None and seat in clock.runs]
    if clock is None or not running:
        return ""
    left = min(clock.left(seat, room.time) for seat in running)
    return voice.line("clock-mine", time=in_short(left, voice))
