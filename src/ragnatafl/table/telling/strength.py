"""How strong the bots are, in a plain line a level; of what nobody has measured nothing is said."""

from __future__ import annotations

from ragnatafl.bots import bot_levels
from ragnatafl.bots.strength import Match, lost_by, told_of
from ragnatafl.table.telling.speech import Voice


def strengths(game: str, voice: Voice, seats: int | None = None) -> list[str]:
    """A line for each level that was measured in a game, the weakest first: whom it beats, and to
    whom it loses. With so many seats, or at the smallest table that was measured."""
    lines = []
    for level in bot_levels():
        beats, lost = told_of(game, level, seats), lost_by(game, level, seats)
        told = [strength_of(beats, voice)] if beats is not None else []
        told += [weakness_of(lost, voice)] if lost is not None else []
        if told:
            lines.append(f"{voice.level(level)}; {', '.join(told)}")
    return lines


def strength_of(match: Match, voice: Voice) -> str:
    """How often the one wins: 'beats one karl 8 of 10 times'."""
    rivals = match.seats - 1 if match.others else 0
    told = voice.say("rivals", count=rivals, others=match.others)
    return voice.say("strength", rivals=told, wins=round(10 * match.win_rate))


def weakness_of(match: Match, voice: Voice) -> str:
    """How often the others lose to the one: 'loses to one karl 9 of 10 times'; or how often one
    loses to the game itself."""
    rate = match.win_rate if match.others else 1 - match.win_rate
    told = voice.say("rival", one=match.bot if match.others else "game")
    return voice.say("weakness", rival=told, losses=round(10 * rate))
