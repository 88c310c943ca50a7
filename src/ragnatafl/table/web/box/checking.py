"""What of a pack is played: part of it may be typed, and a deck may not add up yet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.content import AnyKind
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Game, load_content, packed_for
from ragnatafl.kernel.packs import Item, Pack, Table, only_replaces

AnyGame = Game[Any]  # of whatever state
MOST_ENTRIES: Final = 1_000
LONGEST_NAME: Final = 40


class InForce(NamedTuple):
    """What is played of a pack, and why the rest is set aside."""

    pack: Pack | None
    faults: tuple[str, ...]


def in_force(game: AnyGame, pack: Pack) -> InForce:
    """Kinds that do not fit are set aside whole, ours are played in their place till they do."""
    left, faults = packed_for(game, pack), list[str]()
    while left is not None and left.files:
        try:
            load_content(game, pack=left)
        except BadInput as fault:
            faults += fault.faults
            left = _without(left, fault.faults)
        else:
            return InForce(left, tuple(faults))
    return InForce(None, tuple(faults))


def place_of(fault: str) -> tuple[str, str, str]:
    """File, kind and entry that a fault is about, as far as it says."""
    at = fault.at if isinstance(fault, Fault) else ""
    file, kind, entry = (*(at or fault.partition(".toml:")[0]).split(" "), "", "")[:3]
    return f"{file}.toml", kind.replace("*", ""), entry


def _without(pack: Pack, faults: Iterable[str]) -> Pack:
    """The pack less the kinds that these faults are about; or else less its last one."""
    files = {file: dict(table) for file, table in pack.files.items()}
    dropped = False
    for file, kind, _ in map(place_of, faults):
        table = files.get(file, {})
        for key in [key for key in table if kind in ("", key)]:
            del table[key]
            dropped = True
    if not dropped:
        file = list(files)[-1]
        files[file].popitem() if files[file] else files.pop(file)
    kept = {file: table for file, table in files.items() if table}
    return msgspec.structs.replace(pack, files=kept)


def checked(game: AnyGame, pack: Pack) -> Pack:
    """A pack that strangers may keep here: of this game, replacing only, its name one line."""
    family = (game.base or game).name
    if pack.game not in ("", family):
        line = f"this is a pack for {pack.game}, not for {family}"
        facts = (("given", pack.game), ("wanted", family))
        raise BadInput(Fault(line, "other-game", facts))
    only_replaces(pack, game.kinds)
    if sum(1 for _ in pack.entries()) > MOST_ENTRIES:
        line = f"the pack has more than {MOST_ENTRIES} entries"
        raise BadInput(Fault(line, "too-many-entries", (("most", MOST_ENTRIES),)))
    name = " ".join(pack.name.split())[:LONGEST_NAME]
    return msgspec.structs.replace(pack, game=family, name=name)


def entry_in(pack: Pack, kind: AnyKind, entry: str) -> Item | None:
    """An entry as it was typed."""
    for item in _items(pack.files.get(kind.file, {}), kind.key):
        if item.get("id") == entry:
            return item
    return None


def typed(pack: Pack, kind: AnyKind) -> list[str]:
    """The ids of what was typed of a kind."""
    return [str(item.get("id")) for item in _items(pack.files.get(kind.file, {}), kind.key)]


def with_entry(pack: Pack, kind: AnyKind, entry: str, item: Item | None) -> Pack:
    """The pack with this in the place of an entry, or without it."""
    files = {file: dict(table) for file, table in pack.files.items()}
    table = files.setdefault(kind.file, {})
    items = [one for one in _items(table, kind.key) if one.get("id") != entry]
    if item is not None:
        items.append(item)
    table[kind.key] = items
    if not items:
        del table[kind.key]
    kept = {file: table for file, table in files.items() if table}
    return msgspec.structs.replace(pack, files=kept)


def _items(table: Table, key: str) -> list[Item]:
    items = table.get(key)
    return [item for item in items if isinstance(item, dict)] if isinstance(items, list) else []


def twins(game: AnyGame, pack: Pack, kind: AnyKind) -> list[tuple[str, str]]:
    """Typed cards that are alike in all but their ids: perhaps one was typed twice."""
    seen: dict[bytes, str] = {}
    found = []
    for item in _items(pack.files.get(kind.file, {}), kind.key):
        same = {name: value for name, value in item.items() if name not in ("id", "source")}
        key = msgspec.json.encode(same, order="sorted")
        if key in seen and same:
            found.append((seen[key], str(item.get("id"))))
        seen.setdefault(key, str(item.get("id")))
    return found
