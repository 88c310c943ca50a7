"""What takes long says how far it is: a line on the screen that goes when it is done."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ragnatafl.table.terminal.console import make_console

Watch = Callable[[int, int], None]
"""Told how much is done, of how much."""
Stage = Callable[[str], Watch]
"""Told what goes on now."""


@contextmanager
def stages() -> Iterator[Stage]:
    """Progress on the screen, one line for what is going on."""
    console = make_console(sys.stderr)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:

        def stage(told: str) -> Watch:
            for old in progress.task_ids:
                progress.remove_task(old)
            task = progress.add_task(told, total=None)

            def watch(done: int, of: int) -> None:
                progress.update(task, completed=done, total=of)

            return watch

        yield stage
