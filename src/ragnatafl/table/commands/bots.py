"""`ragnatafl bots`: which levels there are, and how strong each was measured to be."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from ragnatafl.bots import bot_levels
from ragnatafl.games import find_game, game_names
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.strength import strengths
from ragnatafl.table.terminal.console import make_console


def list_bots(code: str) -> int:
    console, voice = make_console(), Voice(code)
    for level in bot_levels():
        console.print(Text(voice.level(level)))
    for name in game_names():
        own = Voice(code, find_game(name))
        lines = strengths(name, own)
        if lines:
            console.print()
            console.print(Text(own.title(), style="bold"))
        for line in lines:
            console.print(Padding(Text(line), (0, 0, 0, 2)))
    return 0
