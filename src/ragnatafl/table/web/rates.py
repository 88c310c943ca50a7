"""How often one address may do what: a bucket for each, which fills by the minute."""

from __future__ import annotations

import ipaddress
import math
from collections import OrderedDict
from typing import Final

AT_ONCE: Final = 10
"""After a rest an address may do as much at once as in so many minutes."""
MOST_BUCKETS: Final = 20_000


class Rates:
    """The buckets of all addresses; of those that were not used for longest nothing is known."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        """By address and kind how much is left, and when that was so."""

    def wait(self, address: str, kind: str, a_minute: int, now: float) -> int:
        """Take one; or so many seconds must pass before there is one.

        >>> rates = Rates()
        >>> [rates.wait("192.0.2.7", "tables", 1, now=0.0) for _ in range(11)][-2:]
        [0, 60]
        >>> rates.wait("192.0.2.7", "tables", 1, now=45.0)
        15
        """
        most = a_minute * AT_ONCE
        left, since = self._buckets.pop((address, kind), (float(most), now))
        left = min(most, left + max(0.0, now - since) * a_minute / 60)
        is_there = left >= 1
        self._buckets[address, kind] = (left - 1 if is_there else left), now
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0 if is_there else max(1, math.ceil((1 - left) * 60 / max(a_minute, 1)))


def house_of(address: str) -> str:
    """Whom limits are for: an IPv4 address; of IPv6 the network of a house, which has many.

    >>> house_of("192.0.2.7"), house_of("::ffff:192.0.2.7"), house_of("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    """
    try:
        read = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a name that tests use, or none
        return address
    if isinstance(read, ipaddress.IPv4Address):
        return str(read)
    if read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return str(ipaddress.ip_address(int(read) >> 64 << 64))
