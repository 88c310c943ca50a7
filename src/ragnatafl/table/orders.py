"""Orders: what the owner of a server has ordered, and what holds because of it.

Orders are notices in the store, so that they work while servers run, and whoever looks into the log
of orders sees them all. They concern tables from outside: no order shows a card to anybody.
"""

from __future__ import annotations

import contextlib
import hashlib
import ipaddress
import re
import secrets
import time
from dataclasses import dataclass, field
from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

import msgspec

from ragnatafl.kernel.codecs import bad
from ragnatafl.table.storage import SPOILT, Data, Store, Stored, Taken
from ragnatafl.table.storage.notices import Notice, Notices
from ragnatafl.table.storage.talk import Talk

LONGEST_TEXT: Final = 300
LONGEST_TITLE: Final = 60
LINK_SECONDS: Final = 15 * 60.0
"""In which a link to the owner's page must be used."""
VISIT_SECONDS: Final = 12 * 3600.0
"""After which its owner needs a new one."""
MOST_DAYS: Final = 3650
_BROWSER: Final = re.compile("[0-9a-f]{64}")
_LINK: Final = re.compile(r"/t/([\w-]+)")


class Ban(NamedTuple):
    """Somebody who is not let in, why, and until when; 0: for ever."""

    why: str
    until: float


class Visit(NamedTuple):
    """Somebody who may use the owner's page."""

    who: str
    until: float


@dataclass
class Orders:
    """What holds now: all orders so far, taken one after the other."""

    heard: int = 0
    """The number of the last order."""
    closed: dict[str, str] = field(default_factory=dict)
    shut: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    """By table from when to when it was closed; of one that is, without an end."""
    """Tables at which nothing can be done, and why."""
    titles: dict[str, str] = field(default_factory=dict)
    bans: dict[str, Ban] = field(default_factory=dict)
    """By network, or by the hash of a browser's cookie."""
    announcement: str = ""
    announced_until: float = 0.0
    invitations: dict[str, dict[str, int]] = field(default_factory=dict)
    """By table the codes of invitations that the owner made, with their seats."""
    links: dict[str, Visit] = field(default_factory=dict)
    """By the hash of their codes."""
    visits: dict[str, Visit] = field(default_factory=dict)
    """By the hash of their cookies."""

    def take(self, notice: Notice) -> None:
        """One order more; one of a newer program that is not understood is left out."""
        self.heard = notice.number
        with contextlib.suppress(KeyError, TypeError):
            self._take(notice)

    def _take(self, notice: Notice) -> None:
        room, data = notice.room, notice.data
        match notice.what:
            case "close":
                if room not in self.closed:
                    self.shut.setdefault(room, []).append((notice.at, inf))
                self.closed[room] = data["why"]
            case "open":
                if self.closed.pop(room, None) is not None:
                    self.shut[room][-1] = (self.shut[room][-1][0], notice.at)
            case "rename":
                self.titles[room] = data["title"]
            case "remove":
                for by_table in (self.closed, self.titles, self.invitations, self.shut):
                    by_table.pop(room, None)
            case "invite":
                self.invitations.setdefault(room, {})[data["code"]] = data["seat"]
            case "ban":
                self.bans[data["whom"]] = Ban(data["why"], data["until"])
            case "unban":
                self.bans.pop(data["whom"], None)
            case "announce":
                self.announcement, self.announced_until = data["text"], data["until"]
            case "link":
                self.links[data["link"]] = Visit(data["name"], data["until"])
            case "enter":
                self.visits[data["cookie"]] = Visit(notice.who, data["until"])
            case "leave":
                self.visits.pop(data["cookie"], None)
            case "lock":
                self.links.clear()
                self.visits.clear()

    def announces(self, now: float | None = None) -> str:
        """What everybody at the tables is told now."""
        return self.announcement if _holds(self.announced_until, now) else ""

    def banned(self, address: str, browser: str, now: float | None = None) -> Ban | None:
        """The ban that keeps out somebody at this address with this browser."""
        for whom, ban in self.bans.items():
            if _holds(ban.until, now) and (whom == browser or _lies_in(address, whom)):
                return ban
        return None

    def visitor(self, cookie: str, now: float | None = None) -> str:
        """Who may use the owner's page with this cookie; empty for everybody else."""
        visit = self.visits.get(hashed(cookie)) if cookie else None
        return visit.who if visit is not None and _holds(visit.until, now) else ""

    def invited_by(self, code: str, now: float | None = None) -> Visit | None:
        """Whom a link to the owner's page is for, while it is good."""
        link = self.links.get(hashed(code))
        return link if link is not None and _holds(link.until, now) else None


def _holds(until: float, now: float | None) -> bool:
    return until == 0 or (time.time() if now is None else now) < until


@lru_cache(10_000)
def _lies_in(address: str, network: str) -> bool:
    try:
        read = ipaddress.ip_address(address)
        older = getattr(read, "ipv4_mapped", None)  # so told where all kinds come in at once
        return (older or read) in ipaddress.ip_network(network)
    except ValueError:  # one of them is none
        return False


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def orders_in(store: Store) -> Orders:
    """What holds by all orders in a store."""
    orders = Orders()
    for notice in Notices(store).since():
        orders.take(notice)
    return orders


# Tables, as their owner sees them


class Place(NamedTuple):
    """A seat from outside."""

    kind: str
    name: str
    browser: str
    """The hash of its holder's cookie; empty for bots and where nobody sat down."""


class Table(NamedTuple):
    """A stored table from outside: nothing of what lies on it."""

    room: str
    game: str
    title: str
    places: tuple[Place, ...]
    choices: int
    opened: float
    changed: float
    closed: bool
    why: str
    """It was closed."""
    damaged: bool = False
    """What is stored of it cannot be read: all but its name is unknown."""


def table_of(store: Store, room: str, orders: Orders) -> Table | None:
    """A table as its owner may see it; None if there is none."""
    try:
        events = store.events(room)
        return _seen(room, events, orders) if events else None
    except SPOILT:
        title, closed, why = _ordered(room, orders)
        return Table(room, "", title, (), 0, 0.0, 0.0, closed, why, damaged=True)


def _ordered(room: str, orders: Orders) -> tuple[str, bool, str]:
    return orders.titles.get(room, ""), room in orders.closed, orders.closed.get(room, "")


def _seen(room: str, events: list[Stored], orders: Orders) -> Table:
    opened = events[0]
    places = [
        Place(place["kind"], place["name"], place.get("holder", ""))
        for place in opened.data["places"]
    ]
    for event in events:
        if event.kind in ("rename", "sit"):
            before = places[event.data["seat"]]
            name, browser = event.data.get("name"), event.data.get("holder")
            places[event.data["seat"]] = Place(
                before.kind, name or before.name, browser or before.browser
            )
    title, closed, why = _ordered(room, orders)
    choices = sum(event.kind == "choice" for event in events)
    sat, last = [tuple(place) for place in places], events[-1]
    seen = (room, opened.data["game"], title, sat, choices, opened.at, last.at, closed, why)
    return msgspec.convert(seen, Table)  # which looks whether all is what it should be


def tables_of(store: Store, orders: Orders, first: int, count: int) -> tuple[list[Table], int]:
    """Some tables, the latest opened first, and how many there are."""
    rooms = list(store.rooms())
    found = (table_of(store, room, orders) for room in rooms[first : first + count])
    return [table for table in found if table is not None], len(rooms)


class Owner:
    """Gives orders, under a name; each is checked, then noted."""

    def __init__(self, store: Store, who: str) -> None:
        self._store = store
        self._notices = Notices(store)
        self.who = line(who, 40) or "owner"

    def _note(self, what: str, room: str = "", **data: object) -> None:
        self._notices.note(self.who, what, room, data)

    def _table(self, text: str) -> str:
        """A table by its name, or by a link to it."""
        linked = _LINK.search(text)
        name = linked[1] if linked else text.strip()
        if not name or table_of(self._store, name, Orders()) is None:
            asked = line(name, 60)
            raise bad(f"there is no table '{asked}'", "no-table", told=asked)
        return name

    def close(self, table: str, why: str = "") -> str:
        """Nothing can be done at it any more, until it is opened again."""
        room = self._table(table)
        self._note("close", room, why=line(why))
        return room

    def open(self, table: str) -> str:
        room = self._table(table)
        self._note("open", room)
        return room

    def rename(self, table: str, title: str) -> str:
        room = self._table(table)
        self._note("rename", room, title=line(title, LONGEST_TITLE))
        return room

    def remove(self, table: str) -> str:
        """Remove it for ever, with all that was played there."""
        room = self._table(table)
        self._note("remove", room)
        self._store.remove([room])
        return room

    def invite(self, table: str, seat: int) -> str:
        """A new invitation to a person's seat, which moves it: where somebody sits down by it."""
        room = self._table(table)
        seen = table_of(self._store, room, Orders())
        places = seen.places if seen is not None else ()
        people = [n for n, place in enumerate(places) if place.kind in ("here", "link")]
        if seat not in people:
            told = ", ".join(str(n + 1) for n in people) or "none"
            said = f"seat {seat + 1} is no person's; seats of people: {told}"
            raise bad(said, "no-persons-seat", told=seat + 1, known=told)
        code = secrets.token_urlsafe(18)
        self._note("invite", room, seat=seat, code=code)
        return f"/t/{room}/join/{code}"

    def ban(self, whom: str, why: str = "", days: int = 0) -> str:
        """Keep out an address, a network or a browser; for so many days, or for ever."""
        if not 0 <= days <= MOST_DAYS:
            said = f"a ban lasts from 1 to {MOST_DAYS} days, or 0: for ever"
            raise bad(said, "ban-days", most=MOST_DAYS)
        until = time.time() + days * 86400 if days else 0.0
        self._note("ban", whom=(found := whom_in(whom)), why=line(why), until=until)
        return found

    def unban(self, whom: str) -> str:
        found = whom_in(whom)
        if found not in orders_in(self._store).bans:
            raise bad(f"{found} is not banned", "not-banned", told=found)
        self._note("unban", whom=found)
        return found

    def announce(self, text: str, minutes: int = 0) -> str:
        """Tell everybody at the tables, for so many minutes or until it is withdrawn; an empty
        text withdraws it. The text as it is shown."""
        if not 0 <= minutes <= MOST_DAYS * 1440:
            most = MOST_DAYS * 1440
            said = f"an announcement stays up to {most} minutes, or 0: for ever"
            raise bad(said, "announce-minutes", most=most)
        until = time.time() + minutes * 60 if minutes else 0.0
        self._note("announce", text=(shown := line(text)), until=until)
        return shown

    def unsay(self, place: str, number: int) -> str:
        """A line of talk is not shown any more; it stays in the store."""
        talk = Talk(self._store)
        said = talk.one(place, number)
        if said is None or said.kind not in ("text", "phrase"):
            where = line(place, 60)
            text = f"there is no line {number} in '{where}'"
            raise bad(text, "no-line", told=number, place=where)
        talk.say(place, "", "remove", number=number)
        self._note("unsay", place.partition("/")[2], place=place, number=number)
        return f"{place} {number}"

    # The owner's page

    def link(self) -> str:
        """A link that opens the owner's page, once."""
        code = secrets.token_urlsafe(24)
        self._note("link", link=hashed(code), name=self.who, until=time.time() + LINK_SECONDS)
        return f"/admin/enter/{code}"

    def enter(self, code: str) -> str:
        """Use such a link up; the cookie that goes on opening the page."""
        visit = orders_in(self._store).invited_by(code)
        if visit is None:
            said = "this link is not good any more: 'ragnatafl admin link' makes a new one"
            raise bad(said, "link-old")
        token = secrets.token_urlsafe(24)
        data: Data = {"cookie": hashed(token), "until": time.time() + VISIT_SECONDS}
        try:
            self._notices.note(visit.who, "enter", data=data, once=f"enter {hashed(code)}")
        except Taken:
            said = "this link was used: 'ragnatafl admin link' makes a new one"
            raise bad(said, "link-used") from None
        return token

    def leave(self, cookie: str) -> None:
        self._note("leave", cookie=hashed(cookie))

    def lock(self) -> None:
        """No link and no cookie opens the owner's page any more."""
        self._note("lock")


def line(text: str, longest: int = LONGEST_TEXT) -> str:
    """One line, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest].strip()


def whom_in(text: str) -> str:
    """Whom a ban is for: a network, or the hash of a browser's cookie.

    >>> whom_in("203.0.113.7"), whom_in("2001:db8::/32")
    ('203.0.113.7/32', '2001:db8::/32')
    """
    word = text.strip().lower()
    if _BROWSER.fullmatch(word):
        return word
    try:
        return str(ipaddress.ip_network(word, strict=False))
    except ValueError:
        asked = line(text, 80)
        said = f"'{asked}' is neither an address or network, as in 203.0.113.7 or"
        said += " 203.0.113.0/24, nor a browser, 64 signs as 'ragnatafl admin show' tells them"
        raise bad(said, "no-whom", told=asked) from None
