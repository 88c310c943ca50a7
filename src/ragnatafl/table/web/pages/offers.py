"""What a seat is offered, for its browser to light up: by anchors, and as a list of sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ragnatafl.kernel import agenda
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import CHANCE, Seat, mask_of
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.catalogue import Catalogue, catalogue_of
from ragnatafl.table.telling.menus import FEW, Line, Row, lines_of, rows_of, stakes_of
from ragnatafl.table.web.companion import asked_of_chance, outcomes, tellers
from ragnatafl.table.web.markup import NOTHING, Markup
from ragnatafl.table.web.pages.pictures import ghost_of
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice

Offer = dict[str, object]
Offers = tuple[list[Offer], list[Offer]]
"""The options, and the rows of a long list."""


def own_question(room: Room, seen: State, seat: Seat) -> Decision | None:
    """What this seat may answer now: its open question, or a sealed answer it may still change."""
    if room.over or seat < 0 or room.places[seat].by_bot:
        return None
    if room.taught is not None and not room.taught.asks:
        return None
    for decision in seen.decisions:
        if decision.seat == seat:
            return decision
    if seat in tellers(room):
        return asked_of_chance(room)
    if seen.pending and seen.sealed[seat] is not None and not seen.automas & mask_of(seat):
        return agenda.decision_of(room.match.state, seat)
    return None


def offers(room: Room, seen: State, decision: Decision | None, voice: PageVoice) -> Offers:
    """Every option as a browser needs it, in the order of its number; the first two anchors are
    the way one points at it."""
    if decision is None:
        return [], []
    if decision.seat == CHANCE:
        faces = outcomes(room, seen, decision, voice)
        return [_told(decision, face, option, seen, voice) for face, option in faces.items()], []
    rows = rows_of(decision, seen, voice)
    box = catalogue_of(seen.setup.game, seen.setup.content, voice.code)
    if len(decision) <= FEW:
        return [_offered(line, seen, box) for line in lines_of(rows)], []
    offered = []
    for number, row in enumerate(rows):
        shared = row.shared()
        for line in row.lines:
            offer = {**_offered(line, seen, box), "row": number, "short": line.short}
            if names := box.named_in(line.short, line.option.facts()):
                offer["short_names"] = names
            if shared:  # the row tells it
                del offer["stakes"]
            offered.append(offer)
    return offered, [_headed(row, voice) for row in rows]


def _told(decision: Decision, face: str, option: Option, seen: State, voice: PageVoice) -> Offer:
    """What may be told, with what it means where its name does not say that."""
    meant = " · ".join(filter(None, stakes_of(decision, option, seen, voice)))
    return {**_offer(option, face), **({"stakes": meant} if meant else {})}


def _headed(row: Row, voice: PageVoice) -> Offer:
    """What all options of a row have in common."""
    last = {_touched(line.option)[-1:] for line in row.lines}
    to_places = all(anchor.startswith("area:") for anchors in last for anchor in anchors)
    ways = voice.line("places" if to_places and () not in last else "ways", count=len(row.lines))
    return {"title": row.title, "stakes": row.shared(), "ways": ways}


def _offered(line: Line, seen: State, box: Catalogue) -> Offer:
    option = line.option
    offer = _offer(
        option, line.sentence, _touched(option), option.variant(), ghost_of(seen, option),
        box.named_in(line.sentence, option.facts()),
    )  # fmt: skip
    if line.stakes:
        offer["stakes"] = line.stakes
    if option.ending:
        offer["ending"] = True
        offer["short"] = line.short
    return offer


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
