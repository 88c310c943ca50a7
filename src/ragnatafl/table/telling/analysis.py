"""The analysis of a game in sentences: for the terminal, for a page, for a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ragnatafl.bots.analysis import Analysis, Shares, Studied, TurningPoint
from ragnatafl.kernel.match import Line
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling.advice import option_said
from ragnatafl.table.telling.speech import Voice

MOST_MISSED: Final = 8
"""So many choices are told that gave most away."""
SEEN: Final = 0.01
"""A change below a hundredth is not told."""


class Row(NamedTuple):
    """A seat all in all, in hundredths."""

    who: str
    start: int
    luck: int
    given_away: float
    """By each of its choices, on average."""
    end: int


class Told(NamedTuple):
    """A choice that was worth a word."""

    number: int
    """Its place in the record, from 0."""
    heading: str
    lines: tuple[str, ...]


def rows(analysis: Analysis, voice: Voice) -> list[Row]:
    """What became of everybody's chances."""
    return [
        Row(
            voice.seat(Seat(seat)),
            hundredths(analysis.start(seat)),
            hundredths(analysis.lucky(seat)),
            round(100 * analysis.given_away(seat), 1),
            hundredths(analysis.course[-1][seat]),
        )
        for seat in range(len(analysis.dealt))
    ]


def turns(analysis: Analysis, lines: Sequence[Line], voice: Voice) -> list[Told]:
    """The turning points, in their order."""
    return [_turn(point, analysis.course, lines, voice) for point in analysis.turning_points]


def _turn(
    point: TurningPoint, course: Sequence[Shares], lines: Sequence[Line], voice: Voice
) -> Told:
    option = option_said(lines[point.number].text, voice).text
    seat = Seat(point.seat)
    who = voice.seat(seat) if seat >= 0 else voice.say("analysis-chance")
    heading = voice.say("analysis-turn", number=point.number + 1, who=who, option=option)
    after = course[point.number + 1]
    swings = tuple(
        voice.say(
            "analysis-swing",
            who=voice.seat(Seat(other)),
            before=hundredths(after[other] - change),
            after=hundredths(after[other]),
        )
        for other, change in enumerate(point.swing)
        if abs(change) >= SEEN
    )
    cause = voice.say("analysis-by-luck" if point.by_luck else "analysis-by-choice")
    return Told(point.number, heading, (*swings, cause))


def missed(analysis: Analysis, lines: Sequence[Line], voice: Voice) -> list[Told]:
    """The choices that gave most away, the dearest first, and what would have been better."""
    found = [one for one in analysis.studied if one.given_away]
    found.sort(key=lambda one: -one.given_away)
    return [_missed(one, voice) for one in found[:MOST_MISSED]]


def _missed(one: Studied, voice: Voice) -> Told:
    heading = voice.say(
        "analysis-missed-choice",
        number=one.number + 1,
        who=voice.seat(Seat(one.seat)),
        option=option_said(one.taken.option, voice).text,
        chance=hundredths(one.taken.chance),
    )
    better = tuple(
        voice.say(
            "analysis-better",
            option=option_said(other.option, voice).text,
            chance=hundredths(other.chance),
        )
        for other in one.best
        if other.chance > one.taken.chance
    )
    return Told(one.number, heading, better)


def hundredths(share: float) -> int:
    return round(100 * share)
