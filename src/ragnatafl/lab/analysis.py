"""The analysis of a recorded game, its choices shared out among all cores."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final

from ragnatafl.bots import Budget
from ragnatafl.bots.analysis import Analysis, Story, Studied, conclude, study
from ragnatafl.games import find_game, load_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.records import Record, parse_record
from ragnatafl.lab.arena import cores

CHUNK: Final = 4
"""Choices that a process looks at before it is given more."""

OnProgress = Callable[[int, int], None]


def tell(record: Record, content: str | None = None, secret: str = "") -> Story:
    """A record as a story."""
    match = replay(record, find_game(record.game), Path(content) if content else None, secret)
    if not match.over:
        raise BadInput("this game is not over yet: what others hold would be told")
    return Story(match)


def run(
    record: Record,
    budget: Budget,
    *,
    content: str | None = None,
    secret: str = "",
    workers: int | None = None,
    on_progress: OnProgress | None = None,
    modules: Sequence[str] = (),
    seed: int = 0,
) -> tuple[Story, Analysis]:
    """Look at every choice of a game that is over, so long at each as the budget says."""
    story = tell(record, content, secret)
    if story.setup.game.mind.terms is None and story.setup.game.mind.evaluate is None:
        raise BadInput(f"{record.game} does not say what a table is worth")
    wanted = [moment.number for moment in story.free]
    chunks = [wanted[at : at + CHUNK] for at in range(0, len(wanted), CHUNK)]
    task = Task(record, budget, content, secret, seed)
    found: list[Studied] = []
    for some in _study_all(story, task, chunks, workers or cores(), tuple(modules)):
        found += some
        if on_progress is not None:
            on_progress(len(found), len(wanted))
    found.sort(key=lambda one: one.number)
    return story, conclude(story, found, seed)


class Task:
    """What a process needs to know."""

    def __init__(
        self, record: Record, budget: Budget, content: str | None, secret: str, seed: int
    ) -> None:
        self.record = record.to_json().encode()
        self.budget = budget
        self.content = content
        self.secret = secret
        self.seed = seed


_told: dict[bytes, Story] = {}


def _study_all(
    story: Story,
    task: Task,
    chunks: Sequence[Sequence[int]],
    workers: int,
    modules: tuple[str, ...],
) -> Iterator[list[Studied]]:
    """The choices as they are looked at, a few at a time."""
    if workers == 1 or len(chunks) < 2:
        for chunk in chunks:
            yield [study(story.moments[number], task.budget, task.seed) for number in chunk]
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(chunks)), fresh, _load, (modules,)) as pool:
        running = [pool.submit(_study, task, chunk) for chunk in chunks]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _load(modules: Sequence[str]) -> None:
    for module in modules:
        load_game(module)


def _study(task: Task, numbers: Sequence[int]) -> list[Studied]:
    story = _told.get(task.record)
    if story is None:
        story = tell(parse_record(task.record), task.content, task.secret)
        _told.clear()
        _told[task.record] = story
    return [study(story.moments[number], task.budget, task.seed) for number in numbers]
