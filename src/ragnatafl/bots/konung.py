"""Konung: the search of a jarl, judging tables by a network (`network.py`).

A short glance is enough for it: `konung:0.05s` looks through its own plans and a few replies. In a
game without a network it is a jarl.
"""

from __future__ import annotations

from typing import Any

from ragnatafl.bots.jarl import Jarl
from ragnatafl.bots.judgement import Judgement
from ragnatafl.bots.network import network_of
from ragnatafl.kernel.game import Game


class Konung(Jarl):
    def judged_by(self, game: Game[Any]) -> Judgement | None:  # Any: of any game
        return network_of(game)
