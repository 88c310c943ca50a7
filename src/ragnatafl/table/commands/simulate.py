"""`ragnatafl simulate`: many games between bots on all cores, and a table of who won."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from ragnatafl.build import package_mark
from ragnatafl.games import find_game
from ragnatafl.kernel.packs import Pack, read_pack
from ragnatafl.lab import arena
from ragnatafl.lab.chart import bars
from ragnatafl.lab.spreading import HERE, Hands, loss_told
from ragnatafl.lab.writing import check_file, whole
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import make_console
from ragnatafl.table.terminal.progress import Watch, stages

_COLUMNS: Final = (
    "bot", "games", "wins", "shared", "rate", "interval", "score", "decisions", "seconds",
)  # fmt: skip

_ENDING_COLUMNS: Final = ("ending", "games", "share", "rounds")


def simulate(
    game: str,
    bots: str,
    games: int,
    code: str,
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: str = "0",
    workers: int | None = None,
    modules: Sequence[str] = (),
    as_json: bool = False,
    chart: Path | None = None,
    content: str | None = None,
    on: str = HERE,
    out: Path | None = None,
) -> int:
    if chart is not None:
        check_file(chart)  # before any game is played
    voice = Voice(code)
    pack = read_pack(content) if content is not None else None
    named = [bot.strip() for bot in bots.split(",")]
    with stages() as stage, loss_told("--out", kept=out is not None):
        watch = stage(voice.say("simulating"))
        if out is not None:
            hands = Hands(workers, tuple(modules), on)
            results = kept(game, named, games, seats, options, seed, hands, watch, pack, out)
        else:
            results = arena.run(
                game, named, games, seats, options, seed, workers, watch, modules, pack, on
            )
    if chart is not None:
        draw(results, chart, Voice(code, find_game(game)))
    if as_json:
        print(to_json(results))
        return 0
    console = make_console()
    table = arena.results_table(results, [voice.say(f"column-{name}") for name in _COLUMNS])
    table.title = voice.say("results", game=game, seats=results.seats, seed=results.seed)
    table.title_justify = "left"
    _print(console, table)
    if find_game(game).rounds is not None:
        headings = [voice.say(f"column-{name}") for name in _ENDING_COLUMNS]
        console.print()
        _print(console, arena.endings_table(results, headings, Voice(code, find_game(game)).ending))
    return 0


def kept(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    options: dict[str, str] | None,
    seed: str,
    hands: Hands,
    watch: Watch,
    pack: Pack | None,
    out: Path,
) -> arena.Results:
    """The same games, kept in a folder as they end; those that lie there are not played again."""
    from ragnatafl.lab.study.parquet import Collection
    from ragnatafl.lab.study.plans import PLAYED, check_count, make_plan, play_all

    found = find_game(game)
    count = seats or (len(bots) if len(bots) in found.seats else found.seats[0])
    plan = make_plan(game, bots, (count,), options, seed, pack, package_mark())
    check_count(games)
    collection = Collection.begin(out, plan)
    play_all(plan, games, hands, collection.done(), collection.add, watch)
    played = tuple(map(plan.played, collection.read(games, PLAYED)))
    return arena.Results(game, count, seed, arena.labels(plan.bots), played)


def _print(console: Console, table: Table) -> None:
    table.box, table.padding, table.pad_edge = None, (0, 1), False
    if not console.is_terminal:  # nothing is cut off in a file
        wide = console.options.update(width=1000)
        console.width = max(console.width, console.measure(table, options=wide).maximum)
    console.print(table)


def draw(results: arena.Results, chart: Path, words: Voice) -> None:
    """Write a picture of where the points came from."""
    title = words.say("results", game=words.title(), seats=results.seats, seed=results.seed)
    with whole(chart) as beside:
        beside.write_text(bars(title, results.kinds(), words.part), encoding="utf-8")


def to_json(results: arena.Results) -> str:
    """The standings as a document for other programs."""
    standings = [
        {
            "bot": one.bot,
            "games": one.games,
            "wins": one.wins,
            "shared": one.shared,
            "win_rate": one.win_rate,
            "interval_95": one.interval,
            "mean_score": one.mean_score,
            "mean_parts": dict(one.mean_parts),
            "decisions_a_game": one.decisions_a_game,
            "seconds_a_decision": one.seconds_a_decision,
        }
        for one in results.standings()
    ]
    document = {
        "game": results.game,
        "seats": results.seats,
        "seed": results.seed,
        "games": len(results.played),
        "standings": standings,
        "endings": [
            {"rule": e.rule, "games": e.games, "share": e.share, "median_rounds": e.median_rounds}
            for e in results.endings()
        ],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode()
