"""The shelf: the content files of a game in all their versions, and packs that change them.

An entry may say `since = 2` or `until = 1`: the content of a version is what holds at it. The file
`versions.toml` names the versions there are, each with its digest, which covers what rules read and
nothing else. So a card is corrected by a new entry and a new version; tables and records made with
the old one play on with it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from ragnatafl.kernel.codecs import BadInput, bad, did_you_mean, within
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.packs import FACTS, Item, Pack, Table, parse

VERSIONS: Final = "versions.toml"
_NOT_READ: Final = frozenset(("marks", "note", "since", "source", "title", "until"))
"""What no rule reads, in entries of any game."""
_ID: Final = re.compile(r"(?=.{1,40}\Z)[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
_WORDS: Final = ("none", "nothing")
"""What options and positions say in the place of an id."""


class Version(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One version of a content, as `versions.toml` has it."""

    number: int
    rules: int = 1
    """The version of the rules that it came with."""
    base: int = 1
    """For a mode: the version of its base's content that belongs to it."""
    digest: str = ""
    mark: str = ""
    """What records hold that were made with it, if not the digest."""


class Tables(dict[str, Table]):
    """Content files by name, as they are at a version, with the entries of a pack in them."""

    def __init__(self, files: Mapping[str, Table], version: int, pack: Pack | None) -> None:
        super().__init__(files)
        self.version = version
        self.pack = pack
        self.digest = ""
        """What records hold: by it they know again with what they were made."""
        self.added: dict[tuple[str, str], tuple[str, ...]] = {}
        """By file and kind of entry: the ids that the pack adds to ours."""

    def sources(self) -> dict[str, str]:
        """Where entries come from, by file, kind and id: 'cards card troll-1'."""
        return {
            f"{file.removesuffix('.toml')} {kind} {item['id']}": str(item["source"])
            for file, table in self.items()
            for kind, items in table.items()
            for item in (items if isinstance(items, list) else ())
            if isinstance(item, dict) and "id" in item and "source" in item
        }


class Shelf:
    """The content folder of a game; that of a mode stands on the shelf of its base."""

    def __init__(
        self,
        folder: Traversable | None,
        base: Shelf | None = None,
        apart: Iterable[str] = (),
        of_packs: Iterable[tuple[str, str]] = (),
    ) -> None:
        self.folder = folder
        self.base = base
        self.apart: frozenset[str] = (
            frozenset(apart) | _NOT_READ | (base.apart if base else frozenset())
        )
        """The fields of entries that are for pictures alone."""
        self.of_packs: frozenset[tuple[str, str]] = frozenset(of_packs) | (
            base.of_packs if base else frozenset()
        )
        """By file: kinds of entries that we have none of, and a pack may bring."""
        self._files: dict[str, Table] = {}
        self._versions: tuple[Version, ...] = ()

    @property
    def versions(self) -> tuple[Version, ...]:
        """All there are, oldest first; a folder without `versions.toml` has one."""
        if not self._versions:
            place = self.folder.joinpath(VERSIONS) if self.folder else None
            if place is None or not place.is_file():
                self._versions = (Version(number=1),)
            else:
                raw = parse(VERSIONS, place.read_bytes()).get("version", [])
                self._versions = msgspec.convert(raw, tuple[Version, ...])
        return self._versions

    def find(self, number: int) -> Version:
        for version in self.versions:
            if version.number == number:
                return version
        known = f"{self.versions[0].number} to {self.versions[-1].number}"
        line = f"content version {number} is unknown, this program has {known}"
        raise bad(line, "content-version", told=str(number), known=known)

    def newest_for(self, rules: int) -> int:
        """The newest content that came with these rules, or before them."""
        fitting = [version.number for version in self.versions if version.rules <= rules]
        return max(fitting, default=self.versions[0].number)

    def version_for(self, rules: int = 0, pack: Pack | None = None) -> int:
        """The version that a pack was made for, else the newest for these rules."""
        if pack is not None and pack.version:
            try:
                return self.find(pack.version).number
            except BadInput as fault:
                raise BadInput(within(FACTS, fault)) from None
        return self.newest_for(rules or self.versions[-1].rules)

    def take(self, rules: int = 0, version: int | None = None, pack: Pack | None = None) -> Tables:
        """The files at a version, by default the newest for these rules, with a pack's entries."""
        version = self.version_for(rules, pack) if version is None else version
        found = self.find(version)
        tables = Tables(self._at(version), version, pack)
        plain = self.digest_of(tables)
        if pack is None:
            if found.digest and found.digest != plain:
                raise BadInput(
                    f"{VERSIONS}: version {version} is {found.digest}, but the files have {plain}:"
                    " give a changed entry `since`, the old one `until`, and add a version"
                )
            tables.digest = found.mark or plain
            return tables
        _change(tables, pack, self.of_packs, self.apart - _NOT_READ)
        tables.digest = self.digest_of(tables)
        return tables

    @property
    def names(self) -> frozenset[str]:
        """Its files, and those of its base."""
        return frozenset(self._read()) | (self.base.names if self.base else frozenset())

    @property
    def ids(self) -> dict[str, frozenset[str]]:
        """The ids of all entries of any version, by file."""
        own = {
            file: frozenset(name for key in table for name in self.every(file, key))
            for file, table in self._read().items()
        }
        return {**(self.base.ids if self.base else {}), **own}

    def every(self, file: str, key: str) -> tuple[str, ...]:
        """The ids of all entries of any version, in their order: by it they are numbered."""
        raw = self._read().get(file, {}).get(key, [])
        items = raw if isinstance(raw, list) else []
        return tuple(dict.fromkeys(str(item.get("id")) for item in items))

    def digest_of(self, tables: Mapping[str, Table]) -> str:
        """A fingerprint of what rules read: no source, no drawing, no version."""
        read = {
            file: {
                key: [{k: v for k, v in item.items() if k not in self.apart} for item in items]
                if isinstance(items, list)
                else items
                for key, items in table.items()
            }
            for file, table in tables.items()
        }
        canonical = msgspec.json.encode(read, order="sorted")
        return hashlib.blake2b(canonical, digest_size=16).hexdigest()

    def _at(self, number: int) -> dict[str, Table]:
        version = self.find(number)
        below = self.base._at(version.base) if self.base else {}
        own = {
            file: {key: _holding(file, items, number) for key, items in table.items()}
            for file, table in self._read().items()
        }
        came = {file: table for file, table in own.items() if any(table.values())}
        return {**below, **came}  # a file that came later is not there

    def _read(self) -> dict[str, Table]:
        if not self._files and self.folder is not None:
            self._files = {
                file.name: parse(file.name, file.read_bytes())
                for file in sorted(self.folder.iterdir(), key=lambda f: f.name)
                if file.name.endswith(".toml") and file.name != VERSIONS
            }
        return self._files


EMPTY: Final = Shelf(None)
"""For a game that has no content."""


def _holding(file: str, items: object, version: int) -> object:
    """The entries that hold at a version, without their marks of versions."""
    if not isinstance(items, list):
        return items
    return [
        {key: value for key, value in item.items() if key not in ("since", "until")}
        for item in items
        if _since(file, item) <= version <= item.get("until", version)
    ]


def _since(file: str, item: Item) -> int:
    since, until = item.get("since", 1), item.get("until", 2**31)
    if type(since) is not int or type(until) is not int or not 1 <= since <= until:
        raise BadInput(f"{file}: {item.get('id')}: since and until must be versions, in order")
    return since


def _change(
    tables: Tables, pack: Pack, of_packs: frozenset[tuple[str, str]], drawn: frozenset[str]
) -> None:
    """Put the entries of a pack in the place of ours, and add those that it calls new. One that
    names a version need not have any."""
    if not pack.files and not pack.version:
        known = ", ".join(tables)
        line = f"content pack {pack.name} has no content file, known: {known}"
        raise bad(line, "pack-empty", pack=pack.name, known=known)
    for name, given in pack.files.items():
        if name not in tables:
            right = did_you_mean(name, list(tables))
            line = f"{name}: no such content file, {right}"
            raise bad(line, "no-content-file", file=name, right=right)
        if not any(given.values()):
            known = ", ".join(tables[name])
            raise bad(
                f"{name}: has no entries, known: {known}", "no-entries", file=name, known=known
            )
        for key, items in given.items():
            mine = tables[name].get(key, [] if (name, key) in of_packs else None)
            if not isinstance(mine, list):
                lists = [known for known, ours in tables[name].items() if isinstance(ours, list)]
                right = did_you_mean(key, lists)
                line = f"{name}: '{key}' cannot be replaced, {right}"
                raise bad(line, "no-such-entries", file=name, told=key, right=right)
            if not isinstance(items, list):
                line = f"{name}: '{key}' cannot be replaced: entries begin with [[{key}]]"
                raise bad(line, "entries-begin", file=name, told=key)
            tables[name][key] = mine = list(mine)
            tables.added[name, key] = tuple(_merge(name, key, mine, items, drawn))


def _merge(
    name: str, key: str, mine: list[Item], items: list[object], drawn: frozenset[str]
) -> Iterator[str]:
    """Replace and add entries; the ids of the added ones. What is only drawn stays ours: outlines
    of neighbours must fit together."""
    places = {str(item["id"]): place for place, item in enumerate(mine)}
    told: set[str] = set()
    for number, given in enumerate(items, 1):
        item = dict(given) if isinstance(given, dict) else {}
        wanted, is_new = item.get("id"), item.pop("new", False)
        if not isinstance(wanted, str):
            line = f"{name}: [[{key}]] {number}: must have an id, a text"
            raise bad(line, "entry-no-id", file=name, entries=key, number=number)
        told_id, at = (("id", wanted),), f"{name.removesuffix('.toml')} {key} {wanted}"
        if wanted.lower() in told:
            line = f"{name}: {wanted}: this id stands twice"
            raise BadInput(Fault(line, "card-twice", told_id, at))
        told.add(wanted.lower())
        if "since" in item or "until" in item:
            line = f"{name}: {wanted}: a pack has no versions: leave out since and until"
            raise bad(line, "entry-versions", file=name, id=wanted)
        if type(is_new) is not bool:
            raise BadInput(f"{name}: {wanted}: new must be true or false, not {is_new!r}")
        if is_new:
            _check_new(name, wanted, places)
            mine.append(item)
            yield wanted
        elif wanted in places:
            ours = mine[places[wanted]]
            mine[places[wanted]] = item | {part: ours[part] for part in drawn if part in ours}
        else:
            right = did_you_mean(wanted, list(places))
            line = f"{name}: unknown {key} '{wanted}' in the pack, {right}"
            raise BadInput(Fault(line, "unknown-entry", told_id, at))


def _check_new(name: str, wanted: str, ours: Iterable[str]) -> None:
    """An id stands in options, records and positions: it is one word, and not nearly another."""
    if wanted in ours:
        line = f"{name}: {wanted}: is in our content already: leave out 'new' to replace it"
        raise bad(line, "entry-not-new", file=name, id=wanted)
    if not _ID.fullmatch(wanted):
        right = "at most 40 letters and digits, with single hyphens between them"
        raise bad(
            f"{name}: {wanted[:40]}: an id has {right}", "entry-id", file=name, id=wanted[:40]
        )
    if wanted.lower() in _WORDS:
        line = f"{name}: {wanted}: is a word of ours, give it another id"
        raise bad(line, "entry-our-word", file=name, id=wanted)
    for known in ours:
        if known.lower() == wanted.lower():
            line = f"{name}: {wanted}: is too like our '{known}', give it another id"
            raise bad(line, "entry-too-like", file=name, id=wanted, known=known)
