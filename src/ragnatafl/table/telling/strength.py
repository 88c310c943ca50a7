"""How strong the bots are, in a plain line a level; of what nobody has measured nothing is said."""

from __future__ import annotations

from ragnatafl.bots import bot_levels
from ragnatafl.bots.strength import Match, told_of
from ragnatafl.table.telling.speech import Voice


def strengths(game: str, voice: Voice) -> list[str]:
    """A line for each level that was measured in a game, the weakest first."""
    found = [(level, told_of(game, level)) for level in bot_levels()]
    return [
        f"{voice.level(level)}; {strength_of(match, voice)}"
        for level, match in found
        if match is not None
    ]


def strength_of(match: Match, voice: Voice) -> str:
    """How often the one wins: 'beats one karl 8 of 10 times'."""
    rivals = match.seats - 1 if match.others else 0
    told = voice.say("rivals", count=rivals, others=match.others)
    return voice.say("strength", rivals=told, wins=round(10 * match.win_rate))
