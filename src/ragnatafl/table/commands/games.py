"""`ragnatafl games`: which games there are, for how many, with which options and content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.game import Game
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import make_console


def list_games(code: str) -> int:
    console = make_console()
    for name in game_names():
        game = find_game(name)
        voice = Voice(code, game)
        title = voice.title()
        console.print(Text.assemble((name, "bold cyan"), f"  {title}" if title != name else ""))
        lines = [
            voice.say("game-seats", seats=", ".join(map(str, sorted(game.seats)))),
            voice.say("game-version", version=game.version),
            *_content_lines(game, voice),
        ]
        about = voice.about()
        for line in (*((about,) if about else ()), *lines):
            console.print(Padding(Text(line), (0, 0, 0, 2)))
        if game.switch_names():
            console.print(Padding(_options(game, voice), (0, 0, 0, 2)))
        console.print()
    return 0


def _options(game: Game[Any], voice: Voice) -> Table:
    """Each set-up option: what it is set to, what it does, what else it may be."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("column-option-name", "column-default", "column-meaning"):
        table.add_column(voice.say(key))
    for field in msgspec.structs.fields(game.switches):
        default = _written(field.default)
        table.add_row(Text(field.name, style="bold"), default, voice.switch_help(field.name))
        several = game.switches.several.get(field.name)
        words = ("none", "all", *several.ids) if several else _values(field.type)
        for value in words:
            table.add_row("", f"  {value}", voice.switch_help(f"{field.name}-{value}"))
    return table


def _values(kind: Any) -> tuple[str, ...]:
    """The values of an option that is one of a list of words. Any: a type, as msgspec tells it."""
    return tuple(value for value in get_args(kind) if isinstance(value, str))


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _content_lines(game: Game[Any], voice: Voice) -> Iterator[str]:
    """How many entries of the content come from where: players are told which are proposals."""
    entries = [
        entry
        for table in game.shelf.take().values()
        for entries in table.values()
        if isinstance(entries, list)
        for entry in entries
        if isinstance(entry, dict) and "source" in entry
    ]
    sources = Counter(str(entry["source"]) for entry in entries)
    if sources:
        yield voice.say(
            "game-content",
            total=sources.total(),
            seed=sources["seed"],
            public=sources["public"],
            proposed=sources["proposed"],
        )
    marks = Counter(mark for entry in entries for mark in entry.get("marks", {}).values())
    if marks:
        yield voice.say("game-marks", seed=marks["seed"], public=marks["public"])
