"""What a seat is offered, for its browser to light up: by anchors, and as a list of sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ragnatafl.kernel import agenda
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import CHANCE, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.catalogue import catalogue_of
from ragnatafl.table.web.companion import asked_of_chance, outcomes, tellers
from ragnatafl.table.web.markup import NOTHING, Markup
from ragnatafl.table.web.pages.pictures import ghost_of
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

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


def offers(room: Room, seen: State, decision: Decision | None, voice: PageVoice) -> list[Offer]:
    """Every option as a browser needs it; the first two anchors are the way one points at it."""
    if decision is None:
        return []
    if decision.seat == CHANCE:
        faces = outcomes(room, seen, decision, voice)
        return [_offer(option, face) for face, option in faces.items()]
    box = catalogue_of(seen.setup.game, seen.setup.content, voice.code)
    return [
        _offer(o, line, _touched(o), o.variant(), ghost_of(seen, o), box.named_in(line, o.facts()))
        for o, line in ((o, voice.option(o)) for o in decision.options)
    ]


def _offer(
    option: Option, line: str, anchors: tuple[str, ...] = (), variant: str = "",
    ghost: Markup = NOTHING, names: Sequence[tuple[int, int, str]] = (),
) -> Offer:  # fmt: skip
    return {
        "text": option.text,
        "say": line,
        "anchors": anchors,
        "variant": variant,
        "ghost": ghost,
        **({"names": names} if names else {}),
    }


@lru_cache(maxsize=1 << 14)  # an option touches the same things for ever
def _touched(option: Option) -> tuple[str, ...]:
    return tuple(map(str, option.anchors()))
