"""The analysis of a recorded game, its choices spread over all cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from ragnatafl.bots import Budget
from ragnatafl.bots.analysis import SET_UP, Analysis, Looked, Story, conclude, look
from ragnatafl.bots.worth import can_judge
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.packs import read_pack
from ragnatafl.kernel.records import Record, parse_record
from ragnatafl.lab.spreading import Hands, spread

CHUNK: Final = 4
"""Choices that a process looks at before it is given more."""


class Question(NamedTuple):
    """A choice to be looked at, with all that a process needs to know of it."""

    number: int
    record: str
    budget: Budget
    content: str | None
    secret: str
    seed: int


def tell(record: Record, content: str | None = None, secret: str = "") -> Story:
    """A record as a story."""
    match = replay(record, find_game(record.game), read_pack(content) if content else None, secret)
    if not match.over:
        raise BadInput("this game is not over yet: what others hold would be told")
    if not can_judge(match.game):
        raise BadInput(f"{record.game} does not say what a table is worth")
    return Story(match)


def run(
    record: Record,
    budget: Budget,
    *,
    content: str | None = None,
    secret: str = "",
    workers: int | None = None,
    on_progress: Callable[[int, int], None] = lambda done, of: None,
    modules: Sequence[str] = (),
    seed: int = 0,
) -> tuple[Story, Analysis]:
    """Look at every choice of a game that is over, so long at each as the budget says."""
    story, text = tell(record, content, secret), record.to_json()
    questions = [
        Question(number, text, budget, content, secret, seed)
        for number in range(SET_UP, len(story.lines))
    ]
    found: list[Looked] = []
    for some in spread(answer, questions, Hands(workers, tuple(modules)), CHUNK):
        found += some
        on_progress(len(found), len(questions))
    found.sort(key=lambda one: one.number)
    return story, conclude([line.seat for line in story.lines], found)


def answer(question: Question) -> Looked:
    story = _told(question.record, question.content, question.secret)
    return look(story, question.number, question.budget, question.seed)


@cache
def _told(record: str, content: str | None, secret: str) -> Story:
    """Told once in a process."""
    return tell(parse_record(record), content, secret).told
