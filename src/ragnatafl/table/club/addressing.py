"""Addresses of others: of people who get mail, and of machines that we may speak to."""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import SplitResult, urlsplit

from ragnatafl.kernel.codecs import bad

LONGEST_MAIL: Final = 254
LONGEST_URL: Final = 1_000
_MAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9-]{1,63}"
)
_VISIBLE: Final = re.compile(r"[!-~]+")
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for those of IPv4."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_mail_address(text: str) -> bool:
    """One address and nothing else: no name, no second one, no line of a head.

    >>> [is_mail_address(text) for text in ("olena@club.example", "a@b\\nBcc: c@d", "a@b, c@d")]
    [True, False, False]
    """
    return len(text) <= LONGEST_MAIL and _MAIL.fullmatch(text) is not None


def is_public(address: Address) -> bool:
    """Is it somewhere in the wide world, whichever way it is written?

    >>> [is_public(ipaddress.ip_address(one)) for one in ("127.0.0.1", "10.1.2.3", "1.1.1.1")]
    [False, False, True]
    >>> [is_public(ipaddress.ip_address(one)) for one in ("::ffff:10.0.0.1", "64:ff9b::7f00:1")]
    [False, False]
    """
    if isinstance(address, ipaddress.IPv6Address):
        within = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            within = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if within is not None:
            return is_public(within)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


def target(url: str, private: bool = False) -> SplitResult:
    """The address of a webhook or a push service, checked as far as it can be by its looks.

    `private`: one within our own networks will do, and without https.
    """
    parts = _parts_of(url)
    if parts is None or parts.scheme not in (("http", "https") if private else ("https",)):
        raise bad("the address must be as in https://hooks.example/...", "alert-url")
    number = number_of(parts.hostname or "")
    if number is not None and not private and not is_public(number):
        raise bad("the address is not in the wide world", "alert-private")
    return parts


def number_of(host: str) -> Address | None:
    """The address that a host is, if it is no name."""
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _parts_of(url: str) -> SplitResult | None:
    """Of an address that has a host, no name or password, and no sign that could hide something."""
    if len(url) > LONGEST_URL or not _VISIBLE.fullmatch(url):
        return None
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        return None
    return parts if named else None
