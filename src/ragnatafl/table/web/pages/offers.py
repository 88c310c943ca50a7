"""What a seat is offered, for its browser to light up: by anchors, and as a list of sentences."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ragnatafl.kernel import agenda
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import Language
from ragnatafl.kernel.seats import Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.table.web.companion import asked_of_chance, tellers
from ragnatafl.table.web.pages.pictures import ghost_of
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import Names

Offer = dict[str, object]


def own_question(room: Room, seen: State, seat: Seat) -> Decision | None:
    """What this seat may answer now: its open question, or a sealed answer it may still change."""
    if room.over or seat < 0 or room.places[seat].by_bot:
        return None
    for decision in seen.decisions:
        if decision.seat == seat:
            return decision
    if seat in tellers(room):
        return asked_of_chance(room)
    if seen.pending and seen.sealed[seat] is not None and not seen.automas & mask_of(seat):
        return agenda.decision_of(room.match.state, seat)
    return None


def offers(
    game: Game[Any], seen: State, decision: Decision, words: Language, names: Names
) -> list[Offer]:
    """Every option as a browser needs it; the first two anchors are the way one points at it."""
    return [
        {
            "text": option.text,
            "say": words.option(option, names),
            "anchors": _touched(option),
            "variant": option.variant(),
            "ghost": ghost_of(game, seen, option),
        }
        for option in decision.options
    ]


@lru_cache(maxsize=1 << 14)
def _touched(option: Option) -> tuple[str, ...]:
    return tuple(map(str, option.anchors()))
