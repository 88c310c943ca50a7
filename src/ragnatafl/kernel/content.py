"""Content: cards, boards and tokens as TOML, checked when loaded.

Every fault stops the program with the file, the entry and what would be right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeVar

import msgspec

from ragnatafl.kernel.codecs import BadInput, Names, plain_error
from ragnatafl.kernel.shelf import Table, Tables

Source = Literal["seed", "public", "proposed"]
"""Where an entry comes from: the rulebook, another public source, or our own proposal."""

MOST: Final = 1000
"""No number of an entry is greater, and no file has more entries of a kind: so sums of them stay
small, and pictures have room for them."""

E = TypeVar("E", bound="Entry")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a content file: a card, a region, a token."""

    id: str
    source: Source
    marks: dict[str, Source] = {}
    """Where single fields come from, if from elsewhere than the rest."""
    modify: tuple[dict[str, int | str], ...] = ()
    when: tuple[dict[str, int | str], ...] = ()
    instead: tuple[dict[str, int | str], ...] = ()
    blank: tuple[dict[str, int | str], ...] = ()


def entries_of(tables: Mapping[str, Table], file: str, key: str, kind: type[E]) -> tuple[E, ...]:
    """The checked entries `[[key]]` of a file; every fault is named at once."""
    raw = tables.get(file, {}).get(key)
    if not isinstance(raw, list):
        raise BadInput(f"{file}: has no [[{key}]] entries")
    if len(raw) > MOST:
        raise BadInput(f"{file}: has {len(raw)} [[{key}]] entries, at most {MOST}")
    found, faults = [], []
    for place, item in enumerate(raw, 1):
        name = item.get("id", f"entry {place}") if isinstance(item, dict) else f"entry {place}"
        try:
            found.append(msgspec.convert(item, kind))
        except msgspec.ValidationError as error:
            faults.append(f"{file}: {name}: {plain_error(error)}")
        else:
            if unknown := sorted(set(found[-1].marks) - set(item)):
                faults.append(f"{file}: {name}: marks must name its fields, not '{unknown[0]}'")
            if any(abs(number) > MOST for number in _numbers(item)):
                faults.append(f"{file}: {name}: numbers must lie between -{MOST} and {MOST}")
    ids = [entry.id for entry in found]
    faults += [f"{file}: {name}: this id stands twice" for name in _doubles(ids)]
    if faults:
        raise BadInput(*faults)
    return tuple(found)


def facts_of(entry: Entry) -> tuple[tuple[str, int], ...]:
    """The numbers that an entry's text may mention: its own, and those of its effects and steps.

    What several of them have is told apart by their names.

    >>> facts_of(Entry(id="ragnar", source="proposed", when=(
    ...     {"on": "advantage", "step": "gain-runes", "count": 2},
    ...     {"on": "advantage", "effect": "draw_cards", "count": 1})))
    (('count', 2), ('gain_runes_count', 2), ('draw_cards_count', 1))
    """
    own = ((name, getattr(entry, name)) for name in entry.__struct_fields__)
    found: dict[str, int] = {name: value for name, value in own if type(value) is int}
    for line in (*entry.modify, *entry.when, *entry.instead, *entry.blank):
        called = str(line.get("effect") or line.get("step")).replace("-", "_")
        for name, value in line.items():
            if type(value) is int:
                found.setdefault(name, value)
                found[f"{called}_{name}"] = value
    return tuple(found.items())


def same_ids(file: str, entries: Sequence[Entry], names: Names) -> None:
    """Content must hold just the ids the game's code numbers, in their order."""
    if tuple(entry.id for entry in entries) != names.ids:
        raise BadInput(
            f"{file}: the {names.kind} ids must be {', '.join(names.ids)}, in this order"
        )


def only_these_are_added(tables: Tables, kinds: Collection[tuple[str, str]]) -> None:
    """A pack may add entries of these files and kinds; of all else there is what is in the box."""
    what = " and ".join(dict.fromkeys(f"{key}s" for _, key in kinds))
    faults = [
        f"{file}: {added[0]}: a pack may add {what}, but no {key}: ours may be replaced"
        for (file, key), added in tables.added.items()
        if added and (file, key) not in kinds
    ]
    if faults:
        raise BadInput(*faults)


def _numbers(item: object) -> Iterator[int]:
    """All numbers of an entry, however deep."""
    if isinstance(item, int):
        yield item
    elif isinstance(item, dict | list):
        for part in item.values() if isinstance(item, dict) else item:
            yield from _numbers(part)


def _doubles(ids: Sequence[str]) -> list[str]:
    return sorted(name for name, count in Counter(ids).items() if count > 1)
