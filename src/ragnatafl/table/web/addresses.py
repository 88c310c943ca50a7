"""Addresses: by which names this server is reached, and which of them to give to whom."""

from __future__ import annotations

import ipaddress
import socket
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from ragnatafl.kernel.codecs import bad
from ragnatafl.table.settings import Settings

REFRESH_SECONDS: Final = 5.0
"""A machine that moves to another network gets other addresses."""
VIRTUAL: Final = ("docker", "br-", "veth", "virbr", "vbox", "vmnet", "vethernet", "podman", "cni")
"""Beginnings of names of networks within a machine: few other machines are there."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Interface:
    """An address that this machine has in some network."""

    name: str
    address: Address


def interfaces() -> list[Interface]:
    """All that are up, but for the machine's line to itself."""
    import psutil

    up = {name for name, stats in psutil.net_if_stats().items() if stats.isup}
    found = []
    for name, entries in psutil.net_if_addrs().items():
        for entry in entries:
            if name in up and entry.family in (socket.AF_INET, socket.AF_INET6):
                address = ipaddress.ip_address(entry.address.partition("%")[0])
                if not address.is_loopback:
                    found.append(Interface(name, address))
    return found


class Addresses:
    """How the server of these settings is reached; its port is the one it listens at."""

    def __init__(
        self,
        settings: Settings,
        look: Callable[[], list[Interface]] = interfaces,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.host = settings.host
        self.port = settings.port
        self.public = checked_public(settings.public_url)
        self._names = names_of(settings)
        self._look = look
        self._clock = clock
        self._found: list[Interface] = []
        self._looked = -REFRESH_SECONDS

    @property
    def own(self) -> str:
        """For a browser on this machine."""
        host = "localhost" if self._is_everywhere else self.host
        return self._at(host)

    def others(self) -> list[str]:
        """For browsers on other machines, the likeliest first; none where nobody can come."""
        if self.public:
            return [self.public]
        if not self._is_everywhere:
            return [] if is_loopback(self.host) else [self._at(self.host)]
        found = [one for one in self._interfaces() if self._is_heard(one.address)]
        found.sort(key=_likeliness)
        return [self._at(str(one.address)) for one in found]

    def base(self, host: str = "") -> str:
        """What to put before a path for somebody else, when its reader came by this name.

        The number in the reader's own address is right for others too; a name may be known to
        the reader's machine alone.
        """
        others = self.others()
        if self.public or not others:
            return others[0] if others else self.own
        used = f"http://{host}"
        return used if used in others else others[0]

    def answers_to(self, host: str) -> bool:
        """Is this one of our names? Whatever the port: a proxy or a tunnel may have another."""
        name = name_in(host)
        if name in self._names or is_loopback(name):
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return any(address == one.address for one in self._interfaces())

    def is_secure(self, scheme: str) -> bool:
        """Do people come by https? A trusted proxy says so; that of others is in our settings."""
        return scheme == "https" or self.public.startswith("https:")

    def same_origin(self, origin: str | None, host: str) -> bool:
        """A browser says where its page came from; one of another site may not speak to us."""
        if origin is None:
            return True
        try:
            return urlsplit(origin).netloc == host or origin == self.public != ""
        except ValueError:  # not even an address
            return False

    @property
    def _is_everywhere(self) -> bool:
        return self.host in ("0.0.0.0", "::", "")

    def _is_heard(self, address: Address) -> bool:
        """One that only this network's own machines know needs its interface named: left out."""
        return not address.is_link_local and (self.host != "0.0.0.0" or address.version == 4)

    def _interfaces(self) -> Iterable[Interface]:
        if self._clock() - self._looked >= REFRESH_SECONDS:
            self._looked = self._clock()
            self._found = self._look()
        return self._found

    def _at(self, host: str) -> str:
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


def for_others(own: str, look: Callable[[], list[Interface]] = interfaces) -> str:
    """Of a server that says where it is for its own machine: where it is for others.

    >>> for_others("http://127.0.0.1:7777/")
    'http://127.0.0.1:7777'
    """
    told = urlsplit(own)
    host = "0.0.0.0" if told.hostname == "localhost" else told.hostname or ""
    return Addresses(Settings(host=host, port=told.port or 80), look).base()


def names_of(settings: Settings) -> frozenset[str]:
    """All that are no numbers: this machine's own, and what its owner says."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    public = urlsplit(checked_public(settings.public_url)).netloc
    named = (own, short, f"{short}.local", settings.host, public, *settings.names)
    return frozenset(map(name_in, named)) - {"", "0.0.0.0", "::"}


def _likeliness(one: Interface) -> tuple[bool, int, bool]:
    """Networks of houses first, by the older numbers."""
    return one.name.lower().startswith(VIRTUAL), one.address.version, not one.address.is_private


def is_loopback(name: str) -> bool:
    """Does this name lead back to the machine that asks?

    >>> [is_loopback(name) for name in ("localhost", "127.0.0.7", "::1", "localhost.example")]
    [True, True, True, False]
    """
    if name in ("localhost", "ip6-localhost") or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def name_in(host: str) -> str:
    """The name in a Host header, without its port.

    >>> name_in("Tafl.Example.:7777"), name_in("[::1]:7777"), name_in("::1")
    ('tafl.example', '::1', '::1')
    """
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return (name if name.count(":") > 1 else name.partition(":")[0]).removesuffix(".")


def checked_public(url: str) -> str:
    """The public address without a slash at its end; refused if it is none."""
    if not url:
        return ""
    try:
        read = urlsplit(url)
        is_right = read.scheme in ("http", "https") and bool(read.hostname) and read.port != 0
    except ValueError:
        is_right = False
    if not is_right or read.path not in ("", "/") or read.query or read.fragment or read.username:
        line = f"public url: '{url}' must be as in https://tafl.example, without a path"
        raise bad(line, "public-url", told=url)
    return f"{read.scheme}://{read.netloc.lower()}"
