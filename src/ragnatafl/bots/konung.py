"""Konung: the search of a jarl, which thinks longer and judges the ends of its walks by a network.

Answers are guessed by the game's weights, which is quick; what comes of them, after the replies of
others, by `network.py`. In a game without a network it only thinks longer.
"""

from __future__ import annotations

from typing import Any

from ragnatafl.bots.jarl import Jarl
from ragnatafl.bots.judgement import Judgement
from ragnatafl.kernel.game import Game


class Konung(Jarl):
    pace = 300

    def judged_by(self, game: Game[Any]) -> Judgement | None:  # Any: of any game
        from ragnatafl.bots.network import network_of  # numpy is loaded by who plays one

        return network_of(game)
