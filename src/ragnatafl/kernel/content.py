"""Content: cards, boards and tokens as TOML, checked when loaded.

Every fault stops the program with the file, the entry and what would be right.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final, Generic, Literal, TypeVar

import msgspec

from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean, plain_error
from ragnatafl.kernel.decisions import Facts
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.packs import Table
from ragnatafl.kernel.shelf import Tables

Source = Literal["seed", "public", "proposed"]
"""Where an entry comes from: the rulebook, another public source, or our own proposal."""

MOST: Final = 1000
"""No number of an entry is greater, and no file has more entries of a kind: so sums of them stay
small, and pictures have room for them."""

_FIELD: Final = re.compile(r"at `\$\.(\w+)|field `(\w+)`")
"""Where a fault of an entry tells its field."""
_TOO_LONG: Final = re.compile(r"length <= (\d+)")
E_co = TypeVar("E_co", bound="Entry", covariant=True)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a content file: a card, a region, a token."""

    id: str
    source: Source
    marks: dict[str, Source] = {}
    """Where single fields come from, if from elsewhere than the rest."""
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """What the printed card is called; ours have names in the language files."""
    note: Annotated[str, msgspec.Meta(max_length=400)] = ""
    """What is printed there and no effect does: people carry it out themselves."""
    modify: tuple[dict[str, int | str], ...] = ()
    when: tuple[dict[str, int | str], ...] = ()
    instead: tuple[dict[str, int | str], ...] = ()
    blank: tuple[dict[str, int | str], ...] = ()

    @property
    def lines(self) -> tuple[dict[str, int | str], ...]:
        """All that it does, one line an effect."""
        return (*self.modify, *self.when, *self.instead, *self.blank)


@dataclass(frozen=True, eq=False)
class Kind(Generic[E_co]):
    """A kind of entries: where they stand and what they have. Loading, forms and pages go by it."""

    file: str
    key: str
    entry: type[E_co]
    ids: Names | None = None
    """Just these must be there, in their order."""
    named: Mapping[str, Names] = field(default_factory=dict)
    """What there is to name, by field of an entry or argument of an effect."""
    grows: bool = False
    """May a pack add some, called as it likes?"""
    more: tuple[str, ...] = ()
    """What only packs bring, and we number for them: any of these may come after ours."""
    which: tuple[str, ...] = ()
    """The fields that only tell which of them it is: forms ask for them last."""
    doings: Mapping[str, Names] = field(default_factory=dict)
    """By moment the effects and steps that an entry may name then, where it is not all that fit."""

    def at(self, entry: str = "") -> str:
        """How faults and components call it, or one of its entries: 'combat card volley'."""
        return f"{self.file.removesuffix('.toml')} {self.key} {entry}".rstrip()

    @property
    def word(self) -> str:
        """The message by which a game calls it."""
        return f"kind-{self.at()}".replace(" ", "-").replace("_", "-")

    def fault(
        self, line: str, key: str, facts: Facts = (), *, entry: str = "", name: str = ""
    ) -> Fault:
        """What is wrong with the kind, with an entry, with a field of it."""
        where = f"{self.file}: {entry}: " if entry else f"{self.file}: "
        return Fault(f"{where}{line}", key, facts, self.at(entry), name)

    def beyond(self, entry: str, names: str, line: str, low: int, high: int) -> Fault:
        """A number that is not within its bounds."""
        facts = (("low", low), ("high", high))
        return self.fault(line, "range", facts, entry=entry, name=names)

    def total(self, line: str, wanted: int, found: int, of: str = "") -> Fault:
        """There are not as many as the box has, or as it has of something."""
        facts = (("wanted", wanted), ("found", found), ("of", of))
        return self.fault(line, "total-of" if of else "total", facts)


AnyKind = Kind[Entry]


def entries_of(tables: Mapping[str, Table], kind: Kind[E_co]) -> tuple[E_co, ...]:
    """The checked entries of a kind; every fault is named at once."""
    file, key = kind.file, kind.key
    raw = tables.get(file, {}).get(key)
    if not isinstance(raw, list):
        raise BadInput(f"{file}: has no [[{key}]] entries")
    if len(raw) > MOST:
        line = f"has {len(raw)} [[{key}]] entries, at most {MOST}"
        raise BadInput(kind.fault(line, "too-many-entries", (("most", MOST),)))
    found: list[E_co] = []
    faults: list[Fault] = []
    for place, item in enumerate(raw, 1):
        name = item.get("id", f"entry {place}") if isinstance(item, dict) else f"entry {place}"
        try:
            found.append(msgspec.convert(item, kind.entry))
        except msgspec.ValidationError as error:
            told, at = plain_error(error), _FIELD.search(str(error))
            field = (at[1] or at[2]) if at else ""
            if long := _TOO_LONG.search(str(error)):
                most = (("most", int(long[1])),)
                faults.append(kind.fault(told, "too-long", most, entry=name, name=field))
            else:
                why = (("told", told),)
                faults.append(kind.fault(told, "entry", why, entry=name, name=field))
        else:
            if unknown := sorted(set(found[-1].marks) - set(item)):
                line = f"marks must name its fields, not '{unknown[0]}'"
                faults.append(kind.fault(line, "marks", (("field", unknown[0]),), entry=name))
            for field in ("title", "note"):
                if not getattr(found[-1], field).isprintable():
                    line = f"{field} has a sign that cannot be seen, as a line break"
                    faults.append(kind.fault(line, "unseen", entry=name, name=field))
            if any(abs(number) > MOST for number in _numbers(item)):
                line = f"numbers must lie between -{MOST} and {MOST}"
                faults.append(kind.beyond(name, "", line, -MOST, MOST))
    ids = [entry.id for entry in found]
    faults += [
        kind.fault("this id stands twice", "card-twice", (("id", name),), entry=name)
        for name in _doubles(ids)
    ]
    if faults:
        raise BadInput(*faults)
    if kind.ids is None:
        return tuple(found)
    own = len(kind.ids)
    if tuple(ids[:own]) != kind.ids.ids or not set(ids[own:]) <= set(kind.more):
        right = f"{', '.join(kind.ids.ids)}, in this order"
        facts = (("ids", " ".join(kind.ids.ids)),)
        raise BadInput(kind.fault(f"the {kind.ids.kind} ids must be {right}", "fixed-ids", facts))
    brought = {entry.id: entry for entry in found[own:]}
    return (*found[:own], *(brought[name] for name in kind.more if name in brought))


def name_faults(
    kind: AnyKind, entries: Iterable[Entry], there: Mapping[str, Names] | None = None
) -> Iterator[Fault]:
    """What is named must be there; the nearest right name is told. An empty text names nothing.

    `there` is what can be named with a pack, where that is not always the same.
    """
    named = {name: (there or {}).get(name, known) for name, known in kind.named.items()}
    for entry in entries:
        fields = [(name, getattr(entry, name)) for name in entry.__struct_fields__]
        arguments = [argument for line in entry.lines for argument in line.items()]
        for name, value in (*fields, *arguments):
            if name in named:
                known = named[name]
                for one in value if isinstance(value, tuple) else (value,):
                    if isinstance(one, str) and one and one not in known.ids:
                        line = f"unknown {known.kind} '{one}', {did_you_mean(one, known.ids)}"
                        facts = (("told", one),)
                        yield kind.fault(line, "unknown", facts, entry=entry.id, name=name)


def doing_faults(kind: AnyKind, entries: Iterable[Entry]) -> Iterator[Fault]:
    """An entry does at a moment what its kind may do then; the nearest right name is told."""
    for entry in entries:
        for line in entry.lines:
            known = kind.doings.get(str(line.get("on")))
            name = str(line.get("effect") or line.get("step"))
            if known is not None and name not in known.ids:
                told = f"unknown {known.kind} '{name}', {did_you_mean(name, known.ids)}"
                facts = (("told", name),)
                yield kind.fault(told, "unknown", facts, entry=entry.id, name="does")


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
    for line in entry.lines:
        called = str(line.get("effect") or line.get("step")).replace("-", "_")
        for name, value in line.items():
            if type(value) is int:
                found.setdefault(name, value)
                found[f"{called}_{name}"] = value
    return tuple(found.items())


def titles_of(entries: Iterable[Entry]) -> dict[str, str]:
    """What entries are called that have a printed name, by id."""
    return {entry.id: entry.title for entry in entries if entry.title}


def only_these_are_added(tables: Tables, kinds: Iterable[AnyKind]) -> None:
    """A pack may add entries of kinds that grow; of all else there is what is in the box."""
    grow = {(kind.file, kind.key): f"{kind.key}s" for kind in kinds if kind.grows}
    what = " and ".join(dict.fromkeys(grow.values()))
    faults = [
        f"{file}: {added[0]}: a pack may add {what}, but no {key}: ours may be replaced"
        for (file, key), added in tables.added.items()
        if added and (file, key) not in grow
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
