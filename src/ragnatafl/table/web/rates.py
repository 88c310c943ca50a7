"""How often one address may do what: a bucket for each, which fills by the minute."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from ragnatafl.table.web.often import Bucket

AT_ONCE: Final = 10
"""After a rest an address may do as much at once as in so many minutes."""
MOST_BUCKETS: Final = 20_000
NEVER: Final = 86_400
"""Seconds to wait for what is not allowed at all: to ask once a day does no harm."""


class Rates:
    """The buckets of all addresses; of those that were not used for longest nothing is known."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def wait(self, address: str, kind: str, a_minute: float, minutes: int = AT_ONCE) -> int:
        """Take one; or so many seconds must pass before there is one. After a rest there are as
        many as for so many minutes.

        >>> rates = Rates(clock=lambda: 0.0)
        >>> [rates.wait("192.0.2.7", "tables", a_minute=1) for _ in range(12)][-3:]
        [0, 60, 60]
        """
        bucket = self._buckets.pop((address, kind), None)
        bucket = bucket or Bucket(a_minute * minutes, a_minute / 60, self._clock)
        self._buckets[address, kind] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0 if bucket.allows() else max(1, math.ceil(min(bucket.wait, NEVER)))


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
