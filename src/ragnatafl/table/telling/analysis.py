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
    turning: int = 0
    """Which turning point it is, from 1; or none."""


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
    return [
        _turn(place, point, analysis.course, lines, voice)
        for place, point in enumerate(analysis.turning_points, 1)
    ]


def _turn(
    place: int, point: TurningPoint, course: Sequence[Shares], lines: Sequence[Line], voice: Voice
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
    return Told(point.number, heading, (*swings, cause), place)


def missed(analysis: Analysis, lines: Sequence[Line], voice: Voice) -> list[Told]:
    """The choices that gave most away, the dearest first, and what would have been better."""
    found = [one for one in analysis.studied if one.given_away]
    found.sort(key=lambda one: -one.given_away)
    return [
        Told(one.number, _heading(one, voice), _others(one, voice, better=True))
        for one in found[:MOST_MISSED]
    ]


def decisions(analysis: Analysis, seat: int, voice: Voice) -> list[Told]:
    """All choices of a seat that could have been otherwise, with its chances before and after."""
    turning = {point.number: place for place, point in enumerate(analysis.turning_points, 1)}
    return [
        Told(
            one.number,
            _heading(one, voice),
            (opened(analysis, one.number, seat, voice), *_others(one, voice)),
            turning.get(one.number, 0),
        )
        for one in analysis.studied
        if one.seat == seat
    ]


def choice(analysis: Analysis, number: int, lines: Sequence[Line], voice: Voice) -> Told:
    """Any choice of the record."""
    seat = Seat(lines[number].seat)
    turns_at = [point.number for point in analysis.turning_points]
    turning = turns_at.index(number) + 1 if number in turns_at else 0
    studied = next((one for one in analysis.studied if one.number == number), None)
    if studied is not None:
        told = (opened(analysis, number, seat, voice), *_others(studied, voice))
        return Told(number, _heading(studied, voice), told, turning)
    option = option_said(lines[number].text, voice).text
    who = voice.seat(seat) if seat >= 0 else voice.say("analysis-chance")
    heading = voice.say("analysis-turn", number=number + 1, who=who, option=option)
    return Told(
        number, heading, (opened(analysis, number, seat, voice),) if seat >= 0 else (), turning
    )


def opened(analysis: Analysis, number: int, seat: int, voice: Voice) -> str:
    """A seat's chances before and after a choice, with all cards open."""
    before, after = analysis.course[number][seat], analysis.course[number + 1][seat]
    return voice.say("analysis-open", before=hundredths(before), after=hundredths(after))


def _heading(one: Studied, voice: Voice) -> str:
    return voice.say(
        "analysis-missed-choice",
        number=one.number + 1,
        who=voice.seat(Seat(one.seat)),
        option=option_said(one.taken.option, voice).text,
        chance=hundredths(one.taken.chance),
    )


def _others(one: Studied, voice: Voice, better: bool = False) -> tuple[str, ...]:
    """What else could have been chosen, the best first; only what was `better`, if wanted so."""
    return tuple(
        voice.say(
            "analysis-better" if other.chance > one.taken.chance else "analysis-also",
            option=option_said(other.option, voice).text,
            chance=hundredths(other.chance),
        )
        for other in one.best
        if other.option != one.taken.option and (not better or other.chance > one.taken.chance)
    )


def hundredths(share: float) -> int:
    return round(100 * share)


def tenths(number: float, voice: Voice) -> str:
    """A number with one digit behind the comma, as it is written in this language."""
    text = f"{number:.1f}"
    return text if voice.code == "en" else text.replace(".", ",")
