"""Deals: hidden cards put into zones, each where a seat believes that it may be.

Of two zones mostly one may hold all that the other may, or they have no card in common. Then cards
are shuffled once and cut, the zones with the fewest possible cards first, and any deal is as likely
as any other. Where beliefs cross (a draft pack was seen and passed on), each card is drawn a zone
by the room that is left there, the most constrained card first.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations


class Pool:
    """Zones in which the same cards are possible, and those of them that no smaller pool has."""

    __slots__ = ("cards", "outer", "zones")

    def __init__(self, cards: list[int], zones: list[int], outer: int) -> None:
        self.cards = cards
        self.zones = zones
        self.outer = outer
        """The pool around it, where cards go that are left over; the outermost has none left."""


class Plan:
    """What may lie where, found out once for many deals.

    By hidden zone: the cards that are possible there, as a bit mask, and for how many it has room.
    """

    __slots__ = ("certain", "crossed", "crossing", "may_go", "pools", "room")

    def __init__(self, possible: Sequence[int], room: Sequence[int], cut: bool = True) -> None:
        self.room = list(room)
        self.pools: list[Pool] = []
        """Where no beliefs cross: the smaller pools first."""
        self.crossed: list[int] = []
        """The zones where they do."""
        self.may_go: dict[int, list[int]] = {}
        """By card of those: the zones where it may be."""
        for zones in apart(possible):
            masks = sorted({possible[zone] for zone in zones}, key=int.bit_count)
            every = 0
            for mask in masks:
                every |= mask
            if every.bit_count() != sum(room[zone] for zone in zones):
                raise ValueError(
                    "unseen cards and hidden places are not as many: memory and zones disagree"
                )
            if cut and all(a & b in (0, a) for a, b in combinations(masks, 2)):
                self._nest(masks, zones, possible)
            else:
                self.crossed += zones
                for zone in zones:
                    for card in cards_in(possible[zone]):
                        self.may_go.setdefault(card, []).append(zone)
        self.certain: list[list[int]] = [[] for _ in room]
        """By zone of those: the cards that cannot be elsewhere."""
        self.crossing: list[list[int]] = [[] for _ in room]
        """The other cards by the number of their zones, those with the fewest first."""
        for card, zones in self.may_go.items():
            if len(zones) > 1:
                self.crossing[len(zones) - 1].append(card)
            elif len(self.certain[zones[0]]) < room[zones[0]]:
                self.certain[zones[0]].append(card)
            else:
                raise _no_place(card)

    def _nest(self, masks: list[int], zones: list[int], possible: Sequence[int]) -> None:
        """The pools of zones none of which cross, and a check that all of them can be filled."""
        first, spare = len(self.pools), [0] * len(masks)
        for number, mask in enumerate(masks):
            own = mask
            for smaller in masks[:number]:
                own &= ~smaller
            here = [zone for zone in zones if possible[zone] == mask]
            around = (n for n in range(number + 1, len(masks)) if masks[n] & mask)
            outer = next(around, number)
            spare[number] += own.bit_count() - sum(self.room[zone] for zone in here)
            if spare[number] < 0:
                raise ValueError("too few cards may be in a hidden zone: memory and zones disagree")
            if outer != number:
                spare[outer] += spare[number]
            self.pools.append(Pool(cards_in(own), here, first + outer))

    def deal(self, rng: random.Random) -> list[list[int]]:
        """By zone: the cards that lie there in one of the deals that may be."""
        dealt = [cards[:] for cards in self.certain]
        spare: list[list[int]] = [pool.cards[:] for pool in self.pools]
        for number, pool in enumerate(self.pools):
            cards, cut = spare[number], 0
            shuffle(cards, rng)
            for zone in pool.zones:
                dealt[zone] = cards[cut : cut + self.room[zone]]
                cut += self.room[zone]
            if cut < len(cards):
                spare[pool.outer] += cards[cut:]
        if self.crossed:
            self._draw_zones(dealt, rng)
        return dealt

    def _draw_zones(self, dealt: list[list[int]], rng: random.Random) -> None:
        """A zone for each card whose zones cross; whoever is in the way moves on."""
        left = [room - len(cards) for room, cards in zip(self.room, dealt, strict=True)]
        for alike in self.crossing:
            cards = alike[:]
            shuffle(cards, rng)
            for card in cards:
                zones = self.may_go[card]
                free = sum([left[zone] for zone in zones])
                if not free:
                    if not self._make_room(zones, dealt, left):
                        raise _no_place(card)
                    free = sum([left[zone] for zone in zones])
                drawn = int(rng.random() * free)
                for zone in zones:
                    drawn -= left[zone]
                    if drawn < 0:
                        dealt[zone].append(card)
                        left[zone] -= 1
                        break
        for zone in self.crossed:
            shuffle(dealt[zone], rng)

    def _make_room(self, zones: list[int], dealt: list[list[int]], left: list[int]) -> bool:
        """Cards move on, each to another of its zones, until one of these zones has room."""
        came_from: dict[int, tuple[int, int]] = {}
        """By zone: the zone and the card that would move here from there."""
        waiting = zones[:]
        for zone in waiting:
            for card in dealt[zone]:
                for other in self.may_go.get(card, ()):
                    if other not in came_from and other not in zones:
                        came_from[other] = (zone, card)
                        waiting.append(other)
        target = next((zone for zone in waiting if left[zone]), None)
        while target in came_from:
            origin, card = came_from[target]
            dealt[origin].remove(card)
            dealt[target].append(card)
            left[target] -= 1
            left[origin] += 1
            target = origin
        return target is not None


def _no_place(card: int) -> ValueError:
    return ValueError(f"no hidden place is left for card {card}: memory and zones disagree")


@lru_cache(maxsize=256)
def plan_of(possible: tuple[int, ...], room: tuple[int, ...]) -> Plan:
    """The plan of a view: bots deal from the same one many times."""
    return Plan(possible, room)


def apart(possible: Sequence[int]) -> list[list[int]]:
    """The zones in groups that have no possible card in common."""
    groups: list[tuple[int, list[int]]] = []
    for zone, mask in enumerate(possible):
        every, zones = mask, [zone]
        for other, others in groups:
            if other & mask:
                every |= other
                zones += others
        groups = [group for group in groups if not group[0] & mask]
        groups.append((every, sorted(zones)))
    return [zones for _, zones in groups]


def cards_in(mask: int) -> list[int]:
    """The cards of a set.

    >>> cards_in(0b1101)
    [0, 2, 3]
    """
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def shuffle(cards: list[int], rng: random.Random) -> None:
    """Any order is as likely as any other; faster than the generator's own."""
    chance = rng.random
    for place in range(len(cards) - 1, 0, -1):
        other = int(chance() * (place + 1))
        cards[place], cards[other] = cards[other], cards[place]
