"""Where the things of the box are now, as far as a viewer may know: read off a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ragnatafl.drawing.lettering import heading
from ragnatafl.kernel.cards import ANY_CARD, Zone
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.seats import NOBODY, PUBLIC, SEATS, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import HIDDEN
from ragnatafl.table.telling.catalogue import Catalogue
from ragnatafl.table.telling.speech import Voice


class Pile(NamedTuple):
    """Cards that lie together in sight of the viewer, equal ones once, with their number."""

    anchor: str
    title: str
    cards: tuple[tuple[Component, int], ...]
    hidden: int
    """How many more lie there with their backs up."""


def now(seen: State, component: Component, voice: Voice) -> list[str]:
    """All that can be told of a component at this table."""
    tell = seen.setup.game.face.tell_now
    told = list(tell(seen, component.id, voice.code, voice.names)) if tell is not None else []
    return told + (where(seen, component, voice) if component.cards else [])


def where(seen: State, component: Component, voice: Voice) -> list[str]:
    """Where its copies lie: known places first, then what remains possible, then what is out."""
    zones = seen.setup.zones
    known: Counter[str] = Counter()
    unknown: Counter[tuple[int, ...]] = Counter()
    for card in component.cards:
        place = next((z for z, pile in enumerate(seen.zones) if card in pile), -1)
        if place >= 0:
            known[place_name(zones[place], voice)] += 1
        else:
            unknown[tuple(_possible(seen, card))] += 1
    lines = [_counted(count, place, component, voice) for place, count in known.items()]
    for places, count in unknown.items():
        if places:
            said = voice.say("lies-hidden", places=_together([zones[z] for z in places], voice))
        else:
            said = voice.say("lies-nowhere")
        lines.append(_counted(count, said, component, voice))
    return lines


def _possible(seen: State, card: int) -> Iterator[int]:
    """The zones where a card that is not seen may lie, by what the viewer remembers; who remembers
    nothing knows what the rules let lie where."""
    zones, hidden = seen.setup.zones, seen.setup.hidden_from(seen.viewer)
    row = seen.viewer * len(zones)
    for zone in hidden:
        if not seen.zones[zone]:
            continue
        if seen.viewer >= 0 and seen.may_be:
            if seen.may_be[row + zone] >> card & 1:
                yield zone
        elif zones[zone].holds == ANY_CARD or zones[zone].holds >> card & 1:
            yield zone


def _counted(count: int, said: str, component: Component, voice: Voice) -> str:
    line = heading(said)
    return f"{count} × {line}" if len(component.cards) > 1 else line


def place_name(zone: Zone, voice: Voice) -> str:
    """'discard pile', or 'hand · Bjorn'."""
    words = [voice.name(word) for word in zone.name.split() if word not in SEATS.ids]
    place = " ".join(words)
    return place if zone.owner == NOBODY else f"{place} · {voice.seat(zone.owner)}"


def _together(zones: list[Zone], voice: Voice) -> str:
    """Zones of one kind are named once, with all their owners."""
    owners: dict[str, list[str]] = {}
    for zone in zones:
        kind = " ".join(voice.name(word) for word in zone.name.split() if word not in SEATS.ids)
        found = owners.setdefault(kind, [])
        if zone.owner != NOBODY:
            found.append(voice.seat(zone.owner))
    return "; ".join(
        f"{kind} · {', '.join(names)}" if names else kind for kind, names in owners.items()
    )


def piles(seen: State, box: Catalogue, voice: Voice) -> list[Pile]:
    """The piles that everybody may look through, and that are nobody's own; empty ones too."""
    return [
        _pile(seen, number, box, voice)
        for number, zone in enumerate(seen.setup.zones)
        if zone.seen_by == PUBLIC and zone.owner == NOBODY
    ]


def held_by(seen: State, seat: Seat, box: Catalogue, voice: Voice) -> list[Pile]:
    """What a seat has, as far as the viewer sees it."""
    hidden = seen.setup.hidden_from(seen.viewer)
    return [
        _pile(seen, number, box, voice)
        for number, zone in enumerate(seen.setup.zones)
        if zone.owner == seat and seen.zones[number] and number not in hidden
    ]


def _pile(seen: State, number: int, box: Catalogue, voice: Voice) -> Pile:
    """The last card that came is the first to be seen."""
    zone, names = seen.setup.zones[number], seen.setup.game.cards
    counts: dict[str, tuple[Component, int]] = {}
    for card in reversed(seen.zones[number]):
        component = box.at(f"card:{names.write(card)}") if card != HIDDEN else None
        if component is not None:
            count = counts.get(component.id, (component, 0))[1]
            counts[component.id] = (component, count + 1)
    shown = tuple(counts.values())
    back = len(seen.zones[number]) - sum(count for _, count in shown)
    title = heading(place_name(zone, voice))
    return Pile(f"zone:{zone.name.replace(' ', '-')}", title, shown, back)
