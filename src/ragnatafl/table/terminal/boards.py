"""The table of a game as a picture for the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from ragnatafl.drawing import plain
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.speech import Voice


def drawn(game: Game[Any], seen: State, voice: Voice) -> RenderableType:  # Any: all games
    """What a view shows, in a language, with the players' own names."""
    draw = game.face.draw_text or plain.draw_text
    return draw(seen, voice.code, voice.names)
