"""Bots at tables: whole games, and single choices."""

from __future__ import annotations

from typing import Any

from ragnatafl.bots import OWN_PACE, Bot, Budget
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat


def says(bot: Bot, match: Match[Any], budget: Budget = OWN_PACE, seat: int | None = None) -> str:
    """What a bot would answer now; it is handed a view and a decision, nothing else."""
    decision = next(d for d in match.decisions if seat is None or d.seat == seat)
    choice = bot.choose(match.view(decision.seat), decision, budget)
    assert choice in decision.options
    return choice.text


def play_out(match: Match[Any], bots: list[Bot], budget: Budget = OWN_PACE) -> list[str]:
    """Play to the end, seat by seat one bot; returns what was chosen."""
    chosen: list[str] = []
    while not match.over:
        seat = match.decision.seat
        chosen.append(says(bots[seat], match, budget))
        match.choose(chosen[-1], Seat(seat))
    return chosen
