"""`ragnatafl analyse`: look back upon a recorded game, what its choices and its luck were worth."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ragnatafl.bots import Budget
from ragnatafl.bots.analysis import Analysis, Shares, Story
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.faults import of_file
from ragnatafl.kernel.match import Line
from ragnatafl.lab import analysis as lab
from ragnatafl.lab.chart import COLOURS
from ragnatafl.table.commands.documents import read_record
from ragnatafl.table.telling import analysis as telling
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import make_console
from ragnatafl.table.web.markup import Markup, escape, html
from ragnatafl.table.web.pages.analysis import COLUMNS, report

DASHES: Final = ("", "6 3", "2 3", "9 3 2 3", "12 4")
"""Lines are told apart without their colours too."""
WIDTH, HEIGHT, LEFT, EDGE = 820, 300, 46, 14


def analyse(
    file: str,
    code: str,
    *,
    budget: Budget,
    content: str | None = None,
    secret: str = "",
    workers: int | None = None,
    modules: Sequence[str] = (),
    page: Path | None = None,
    as_json: bool = False,
) -> int:
    record, words, console = read_record(file), Voice(code), make_console(sys.stderr)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(words.say("analysing"), total=None)

        def on_progress(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        story, found = lab.run(
            record, budget, content=content, secret=secret, workers=workers,
            on_progress=on_progress, modules=modules,
        )  # fmt: skip
    voice = Voice(code, story.setup.game, record.names, story.setup.content)
    if page is not None:
        _write(page, as_page(found, story, voice))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(make_console(), found, story, voice)
    return 0


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as fault:
        raise BadInput(of_file(path, fault)) from None


def show(console: Console, found: Analysis, story: Story, voice: Voice) -> None:
    """In the terminal."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for place, key in enumerate(COLUMNS):
        table.add_column(voice.say(f"analysis-{key}"), justify="right" if place else "left")
    for row in telling.rows(found, voice):
        table.add_row(
            row.who,
            f"{row.start} %",
            f"{row.luck:+d}",
            telling.tenths(row.given_away, voice),
            f"{row.end} %",
        )
    console.print(table)
    for key, told in _chapters(found, story.lines, voice):
        console.print()
        console.print(Text(voice.say(f"analysis-{key}"), style="bold"))
        if not told:
            console.print(Text(voice.say("analysis-nothing"), style="dim"))
        for one in told:
            console.print(Text(one.heading))
            for line in one.lines:
                console.print(Text(f"    {line}", style="dim"))


def _chapters(
    found: Analysis, lines: Sequence[Line], voice: Voice
) -> list[tuple[str, list[telling.Told]]]:
    return [
        ("turning-points", telling.turns(found, lines, voice)),
        ("missed", telling.missed(found, lines, voice)),
    ]


# The page


def as_page(found: Analysis, story: Story, voice: Voice) -> str:
    """A page of its own, which needs nothing else."""
    title = escape(voice.say("analysis-title", game=voice.title()))
    return html(
        '<!doctype html><html lang="{}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<title>{title}</title><style>{}</style><main><h1>{title}</h1>{}</main></html>\n",
        escape(voice.code), STYLE, report(found, story.lines, voice, draw(found, voice), _swatch),
        title=title,
    )  # fmt: skip


STYLE: Final = Markup(
    "body{font:16px/1.5 system-ui,sans-serif;background:#f6f1e6;color:#26221c;margin:0}"
    "main{max-width:860px;margin:0 auto;padding:16px}svg{width:100%;height:auto}"
    "table{border-collapse:collapse;margin:16px 0}th,td{padding:4px 12px;text-align:right;"
    "border-bottom:1px solid #cbbfa6}th:first-child{text-align:left}li{margin:8px 0}"
    "small{display:block;color:#5c5344}figure{margin:0}"
    "summary{cursor:pointer;padding:6px 0}"
)


def _swatch(seat: int) -> Markup:
    return Markup(
        '<svg viewBox="0 0 28 8" style="width:28px;height:8px" aria-hidden="true">'
        f'<path d="M0 4H28" {_stroke(seat)}/></svg>'
    )


def _stroke(seat: int) -> str:
    colour, dashes = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
    return f'fill="none" stroke="{colour}" stroke-width="3" stroke-dasharray="{dashes}"'


def draw(found: Analysis, voice: Voice) -> Markup:
    """Everybody's chances over the game, turning points marked."""
    course, steps = found.course, max(1, len(found.course) - 1)

    def x(number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - EDGE) * number / steps, 1)

    def y(chance: float) -> float:
        return round(EDGE + (HEIGHT - 2 * EDGE) * (1 - chance), 1)

    grid = "".join(
        f'<path d="M{LEFT} {y(part)}H{WIDTH - EDGE}" stroke="#cbbfa6"/>'
        f'<text x="{LEFT - 6}" y="{y(part) + 4}" text-anchor="end" font-size="12">'
        f"{round(100 * part)} %</text>"
        for part in (0, 0.25, 0.5, 0.75, 1)
    )
    marks = "".join(
        f'<path d="M{x(point.number + 1)} {EDGE}V{HEIGHT - EDGE}" stroke="#8a8578"'
        ' stroke-dasharray="3 4"/>'
        for point in found.turning_points
    )
    lines = "".join(
        f'<path d="{_way(course, seat, x, y)}" {_stroke(seat)}/>' for seat in range(len(course[0]))
    )
    label = escape(voice.say("analysis-chart"))
    return Markup(
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}"'
        f' font-family="system-ui,sans-serif">{grid}{marks}{lines}</svg>'
    )


def _way(
    course: Sequence[Shares], seat: int, x: Callable[[int], float], y: Callable[[float], float]
) -> str:
    points = [f"{x(number):g} {y(shares[seat]):g}" for number, shares in enumerate(course)]
    return "M" + "L".join(points)
