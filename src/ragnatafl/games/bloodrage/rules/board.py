"""BR-2.1: nine provinces, four fjords, and where figures are when they are not on the map."""

from __future__ import annotations

from typing import Final, NewType

from ragnatafl.kernel.codecs import Names, set_of, spelt

PlaceId = NewType("PlaceId", int)
"""A province, a fjord, the reserve or Valhalla."""
ProvinceId = NewType("ProvinceId", PlaceId)

OUTER: Final = (
    "myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle",
)  # fmt: skip
"""The ring of outer provinces, clockwise."""
FJORD_IDS: Final = ("nw", "ne", "se", "sw")
REGIONS: Final = Names("region", ("manheim", "jotunheim", "alfheim", "yggdrasil"))
PROVINCES: Final = spelt(ProvinceId, Names("province", (*OUTER, "yggdrasil")))
PROVINCE_SET: Final = set_of(PROVINCES)
PLACES: Final = spelt(PlaceId, Names("place", (*PROVINCES.ids, *FJORD_IDS, "reserve", "valhalla")))


def province_of(number: int) -> ProvinceId:
    """The province of this number; every province is a place."""
    return ProvinceId(PlaceId(number))


YGGDRASIL: Final = province_of(len(OUTER))
FJORDS: Final = tuple(PlaceId(PLACES.read(name)) for name in FJORD_IDS)
MAP: Final = tuple(PlaceId(place) for place in range(len(PROVINCES) + len(FJORDS)))
RESERVE: Final = PlaceId(PLACES.read("reserve"))
VALHALLA: Final = PlaceId(PLACES.read("valhalla"))
ALL_PROVINCES: Final = tuple(map(province_of, range(len(PROVINCES))))
OUTER_PROVINCES: Final = ALL_PROVINCES[:YGGDRASIL]
NO_PROVINCE: Final = province_of(-1)
PROVINCE_FACTS: Final = [("province", name) for name in PROVINCES.ids]
"""By province: what a question tells of it."""

# Sets of places are bit masks: that of province 3 has bit 3.
OUTER_SET: Final = (1 << len(OUTER)) - 1
ON_LAND: Final = OUTER_SET | 1 << YGGDRASIL
"""All provinces, and no fjord."""
PROVINCES_IN: Final[list[tuple[ProvinceId, ...]]] = [()]
"""By set: the provinces in it, in their order."""
for _province in ALL_PROVINCES:
    PROVINCES_IN.extend([(*others, _province) for others in PROVINCES_IN])


def _neighbours(province: int) -> tuple[ProvinceId, ...]:
    if province == YGGDRASIL:
        return OUTER_PROVINCES
    ring = len(OUTER)
    beside = sorted(((province - 1) % ring, (province + 1) % ring))
    return (*map(province_of, beside), YGGDRASIL)


NEIGHBOURS: Final = tuple(map(_neighbours, ALL_PROVINCES))
"""BR-2.1.6: neighbours in the ring, and Yggdrasil with all of them."""
NEIGHBOUR_SET: Final = [sum(1 << p for p in provinces) for provinces in NEIGHBOURS]
"""The same as sets."""
