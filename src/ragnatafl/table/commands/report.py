"""`ragnatafl report`: play many games and write a page of what they tell of the game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ragnatafl.build import package_mark
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import bad
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.packs import Pack, read_pack
from ragnatafl.lab.spreading import Hands, loss_told
from ragnatafl.lab.writing import cannot_write, check_file, check_folder, whole
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.progress import Stage, stages

if TYPE_CHECKING:
    from ragnatafl.kernel.setup import Content
    from ragnatafl.lab.study.accounts import Account
    from ragnatafl.lab.study.plans import Plan
    from ragnatafl.lab.study.sheets import Names, Sheet

AGAINST: Final = "against"
"""The folder within that of the games where those of the other pack are kept."""
SECTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("games", ("endings", "lengths", "seats", "bots")),
    ("things", ("deeds", "happenings", "unmet")),
    ("course", ("pace", "comebacks")),
    ("asked", ("questions", "widths")),
    ("rulebook", ("rules", "unmet-rules")),
)
CHANGED: Final = ("changed", ("changed-shares", "changed-counts", "changed-deeds"))


def report(chosen: argparse.Namespace) -> int:
    from ragnatafl.lab.study.figures import changes, figures_of, thing_changes
    from ragnatafl.lab.study.page import page
    from ragnatafl.lab.study.plots import change_plot, plots, plotting
    from ragnatafl.lab.study.sheets import Names, change_sheets, sheets

    plotting()  # before any game is played
    check_file(chosen.out)
    if chosen.csv is not None:
        check_folder(chosen.csv)
    pack = read_pack(chosen.content) if chosen.content is not None else None
    other = read_pack(chosen.against) if chosen.against is not None else None
    with stages() as stage, loss_told("--games", kept=chosen.games is not None):
        plan, games = _games(chosen, pack, chosen.games, stage)
        figures = figures_of(games)
        names = Names(plan.game, _content(plan), chosen.lang)
        found = {sheet.name: sheet for sheet in sheets(figures, names)}
        drawn, order = plots(figures, names), SECTIONS
        if other is not None:
            folder = chosen.games / AGAINST if chosen.games is not None else None
            beside, changed = _games(chosen, other, folder, stage, plan)
            theirs = Names(plan.game, _content(beside), chosen.lang)
            pairs, things = changes(games, changed), thing_changes(games, changed)
            found |= {sheet.name: sheet for sheet in change_sheets(pairs, things, names, theirs)}
            drawn["changed-shares"] = change_plot(pairs, names)
            order = (CHANGED, *SECTIONS)
    sections = [(name, [found[sheet] for sheet in within]) for name, within in order]
    title = names.voice.report("title", game=names.voice.title())
    lead = _lead(plan, games, other, names)
    _put(chosen.out, page(title, lead, sections, drawn, names))
    if chosen.csv is not None:
        _write_csv(chosen.csv, found.values())
    print(names.voice.report("written", games=len(games), file=str(chosen.out)))
    return 0


def _games(
    chosen: argparse.Namespace,
    pack: Pack | None,
    folder: Path | None,
    stage: Stage,
    beside: Plan | None = None,
) -> tuple[Plan, list[Account]]:
    """The games of one side of the report; those that the folder holds are not played again. Where
    none are played, all but the pack must be as in the games `beside` them."""
    from ragnatafl.lab.study.parquet import Collection, check_plan
    from ragnatafl.lab.study.plans import Held, check_count, make_plan, play_all

    held = Held()
    if chosen.n == 0:
        if folder is None:
            raise bad("there are no games to tell of", "no-games")
        collection = Collection.open(folder)
        there = collection.plan
        wanted = msgspec.structs.replace(beside or there, game=chosen.game, pack=pack or there.pack)
        check_plan(folder, there, wanted)
        held.take(collection.read(columns=Held.COLUMNS))
        return there, held.games
    bots = [bot.strip() for bot in chosen.bots.split(",")]
    options = dict(chosen.option)
    plan = make_plan(chosen.game, bots, chosen.seats, options, chosen.seed, pack, package_mark())
    hands = Hands(chosen.workers, tuple(chosen.load), chosen.on)
    watch = stage(Voice(chosen.lang).say("simulating"))
    check_count(chosen.n)
    if folder is None:
        play_all(plan, chosen.n, hands, keep=held.take, watch=watch)
        return plan, held.games
    collection = Collection.begin(folder, plan)
    play_all(plan, chosen.n, hands, collection.done(), collection.add, watch)
    held.take(collection.read(chosen.n, Held.COLUMNS))
    return plan, held.games


def _content(plan: Plan) -> Content:
    return make_setup(find_game(plan.game), plan.seats[0], plan.options, plan.pack).content


def _lead(plan: Plan, games: Sequence[Account], other: Pack | None, names: Names) -> list[str]:
    seats = ", ".join(map(str, plan.seats))
    first = names.voice.report(
        "lead", games=len(games), bots=", ".join(plan.bots), seats=seats, seed=plan.seed,
        rules=games[0].rules, content=games[0].content,
    )  # fmt: skip
    lines = [first]
    if plan.options:
        lines.append(
            names.voice.report("lead-options", options=msgspec.json.encode(plan.options).decode())
        )
    if plan.pack is not None:
        pack = plan.pack.name or plan.pack.digest[:12]
        lines.append(names.voice.report("lead-pack", pack=pack))
    if other is not None:
        lines.append(names.voice.report("lead-against", pack=other.name or other.digest[:12]))
    return [*lines, names.voice.report("lead-rates")]


def _write_csv(folder: Path, sheets: Iterable[Sheet]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise cannot_write(folder, fault) from None
    for sheet in sheets:
        _put(folder / f"{sheet.name}.csv", sheet.csv())


def _put(path: Path, text: str) -> None:
    with whole(path) as beside:
        beside.write_text(text, encoding="utf-8")
