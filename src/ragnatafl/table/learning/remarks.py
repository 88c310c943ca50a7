"""Remarks of a coach in somebody's first whole game: each is made once, at a question of one's own.

At the first one the coach speaks of that alone: what others did before can wait until it happens
again. Remarks follow from what the learner was asked and has heard, so nothing of them is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.learning.lessons import Lesson, When


# Any: a match of whichever game
def remark(lesson: Lesson, match: Match[Any], seat: Seat) -> When | None:
    """What is said at the question that this seat is asked now, if anything."""
    left, made = list(lesson.when), None
    kinds = [event.kind for event in match.events_for(seat)]
    for number, (prompt, heard) in enumerate(_questions(match, seat)):
        made = _fitting(left, prompt, kinds[heard.start : heard.stop] if number else [])
        if made is not None:
            left.remove(made)
    return made if _real(match.decisions, seat) is not None else None


def _questions(match: Match[Any], seat: Seat) -> Iterator[tuple[str, range]]:
    """What the seat was asked and is asked now, with the numbers of what it has heard since the
    question before; not where nothing else could be answered."""
    since = 0
    for line in match.lines:
        if line.seat == seat and not line.forced:
            yield line.prompt, range(since, line.heard)
            since = line.heard
    now = _real(match.decisions, seat)
    if now is not None:
        yield now.prompt, range(since, len(match.events))


def _real(decisions: Iterable[Decision], seat: Seat) -> Decision | None:
    asked = (one for one in decisions if one.seat == seat)
    return next((one for one in asked if one.secret or len(one.options) > 1), None)


def _fitting(left: list[When], prompt: str, heard: list[str]) -> When | None:
    """What was heard comes first: its remark would be late at the next question."""
    by_event = (when for when in left if when.heard and when.heard in heard)
    return next(by_event, None) or next((when for when in left if when.asked == prompt), None)
