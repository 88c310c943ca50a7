"""`ragnatafl admin`: orders of who keeps a server, which hears them within a second."""

from __future__ import annotations

import getpass
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.table.commands.serve import default_store
from ragnatafl.table.orders import Owner, Table, orders_in, table_of, tables_of
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import Data, Store, StoreFault
from ragnatafl.table.storage.copying import open_old
from ragnatafl.table.storage.notices import Notices
from ragnatafl.table.storage.talk import CLUB, REPORTS, Talk, onlookers_place, players_place
from ragnatafl.table.web.addresses import for_others

SECRETS: Final = ("code", "link", "cookie")
"""What an order holds that is told to nobody."""


class Office:
    """Where orders are given: a store, and the name of who gives them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.owner = Owner(store, _user())

    def tables(self, first: int, count: int) -> None:
        """A line a table, the latest opened first."""
        found, all_of_them = tables_of(self.store, orders_in(self.store), first, count)
        for table in found:
            known = "cannot be read" if table.damaged else _known(table)
            marks = " [closed]" if table.closed else ""
            title = f' "{table.title}"' if table.title else ""
            print(f"{table.room}  {known}{title}{marks}")
        print(f"{len(found)} of {all_of_them} tables, from {first} on")

    def show(self, text: str) -> None:
        """A table from outside; of what lies on it nothing."""
        name = text.rpartition("/t/")[2].partition("/")[0]
        table = table_of(self.store, name, orders_in(self.store))
        if table is None:
            raise bad(f"there is no table '{name}'", "no-table", told=name)
        print(_told(table))

    def remove(self, table: str, sure: bool) -> None:
        if not sure and not _agreed():
            print("Nothing is removed.")
            return
        print(f"{self.owner.remove(table)} is removed.")

    def talk(self, place: str, count: int) -> None:
        """What was said in a place, or what people have reported."""
        talk = Talk(self.store)
        if place:
            lines = [said for one in places_in(place) for said in talk.last(one, count)]
            gone = {(said.place, said.data["number"]) for said in lines if said.kind == "remove"}
            for said in sorted(lines, key=lambda said: said.at):
                removed = " [removed]" if (said.place, said.number) in gone else ""
                print(f"{_said(said.place, said.number, said.at, said.data)}{removed}")
            return
        for report in talk.last(REPORTS, count):
            data = report.data
            print(f"{_day(report.at)}  {data['by']} reports {data['where']} {data['line']}")
            for said in data["context"]:
                print(f"    {_said(data['where'], said['number'], said['at'], said)}")

    def audit(self, as_json: bool) -> None:
        """All orders, the first one first: when, who, what."""
        for notice in Notices(self.store).since():
            data = {name: told for name, told in notice.data.items() if name not in SECRETS}
            if as_json:
                line = {**notice._asdict(), "data": data}
                print(msgspec.json.encode(line).decode())
                continue
            facts = " ".join(f"{name}={told}" for name, told in data.items() if told != "")
            words = (_day(notice.at), notice.who, notice.what, notice.room, facts)
            print("  ".join(filter(None, words)))

    def address(self, path: str, for_guest: bool = False) -> str:
        """A link as a browser takes it, where it is known where the server is."""
        base = self.settings.public_url or _running(self.store.address)
        if for_guest and base and not self.settings.public_url:
            base = for_others(base)
        if not base:
            print("(put this behind the address of your server)", file=sys.stderr)
        return f"{base.rstrip('/')}{path}"


@contextmanager
def office(settings: Settings) -> Iterator[Office]:
    """For one order or some."""
    store = open_old(settings.store or str(default_store()))
    try:
        yield Office(store, settings)
    except StoreFault as fault:
        raise BadInput(f"{store.address}: {fault}") from None
    finally:
        store.close()


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # a container may have no names
        return "owner"


def _running(store: str) -> str:
    """Where the server of a store in a file says that it is."""
    try:
        return Path(f"{store}.lock").read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _agreed() -> bool:
    if not sys.stdin.isatty():
        raise bad("nobody is there to agree: say --yes to remove it", "say-yes")
    return input("Remove it for ever? [y/N] ").strip().lower() in ("y", "yes")


def _day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def places_in(text: str) -> tuple[str, ...]:
    """Where is talked: the club; or at a table, by its name or a link, in two places."""
    if text == CLUB or text[:2] in ("t/", "o/"):
        return (text,)
    room = text.rpartition("/t/")[2].partition("/")[0]
    return players_place(room), onlookers_place(room)


def _said(place: str, number: int, at: float, data: Data) -> str:
    """A line: its place and number first, by which it can be removed."""
    if "text" not in data and "key" not in data:
        return f"{place} {number}  {_day(at)}  ({' '.join(map(str, data.values()))})"
    said = data.get("text") or f"[{data.get('key', '')}]"
    return f"{place} {number}  {_day(at)}  {data.get('name') or 'guest'}: {said}"


def _known(table: Table) -> str:
    names = ", ".join(place.name for place in table.places)
    return f"{table.game:<10} {table.choices:>4} choices  {_day(table.changed)}  {names}"


def _told(table: Table) -> str:
    lines = [
        f"table    {table.room}",
        f"game     {table.game}",
        f"opened   {_day(table.opened)}",
        f"changed  {_day(table.changed)}",
        f"choices  {table.choices}",
    ]
    if table.damaged:
        lines[1:] = ["damaged  what is stored of it cannot be read"]
    if table.title:
        lines.append(f"name     {table.title}")
    if table.closed:
        lines.append(f"closed   {table.why or 'yes'}")
    for number, place in enumerate(table.places, 1):
        browser = f"  browser {place.browser}" if place.browser else ""
        lines.append(f"seat {number}   {place.name} ({place.kind}){browser}")
    return "\n".join(lines)
