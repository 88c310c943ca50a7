"""Packs: entries that take the place of ours or are added to them, as a value.

Who owns the printed box types its cards once. A pack is a directory of TOML files named as ours, or
one JSON file; either way it becomes a `Pack`, which tables and records hold whole.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from ragnatafl.kernel.codecs import BadInput, bad, plain_error
from ragnatafl.kernel.faults import Fault, of_file

if TYPE_CHECKING:
    from ragnatafl.kernel.content import AnyKind

Table = dict[str, object]
Item = dict[str, object]

FACTS: Final = "pack.toml"
FORMAT: Final = 1
LARGEST_FILE: Final = 1_000_000
"""Bytes of a file of a pack; ours have up to 16,000."""
LARGEST_PACK: Final = 200_000
"""Bytes of a pack as JSON; all of ours that a mode and its base have are 90,000."""


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """Entries by file and kind, as their owner typed them; nobody changes it once it is made."""

    ragnatafl: Literal["pack"] = "pack"
    format: Literal[1] = FORMAT
    game: str = ""
    """The game it is for, and all modes of it; a directory need not tell."""
    name: str = ""
    version: int = 0
    """The version of our content that it changes; 0 for the newest."""
    files: dict[str, Table] = {}

    @cached_property
    def digest(self) -> str:
        """By which equal packs are known."""
        canonical = msgspec.json.encode(self, order="sorted")
        return hashlib.blake2b(canonical, digest_size=16).hexdigest()

    @property
    def adds(self) -> bool:
        """Does it bring entries that we do not have?"""
        return any(item.get("new") for _, item in self.entries())

    def entries(self) -> Iterator[tuple[str, Item]]:
        """All its entries, with the files they are in."""
        for file, table in self.files.items():
            for items in table.values():
                for item in items if isinstance(items, list) else ():
                    if isinstance(item, dict):
                        yield file, item

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    def only(self, files: frozenset[str]) -> Pack:
        """The same with these files alone."""
        kept = {name: table for name, table in self.files.items() if name in files}
        return msgspec.structs.replace(self, files=kept)


class PackFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a directory may say of itself in `pack.toml`."""

    game: str = ""
    name: str = ""
    version: int = 0


def read_pack(place: str | Path) -> Pack:
    """A pack from a directory or a JSON file; BadInput says what is wrong with it."""
    path = Path(place)
    if path.suffix == ".json":
        return parse_pack(_bytes(path, LARGEST_PACK), path.name)
    if not path.is_dir():
        raise bad(f"content pack {path} is not a directory", "pack-no-folder", file=str(path))
    facts = PackFacts()
    files = {file.name: parse(file.name, _bytes(file)) for file in sorted(path.glob("*.toml"))}
    try:
        facts = msgspec.convert(files.pop(FACTS, {}), PackFacts)
    except msgspec.ValidationError as error:
        told = plain_error(error)
        raise bad(f"{FACTS}: {told}", "pack-file", file=FACTS, told=told) from None
    name, version = facts.name or path.name, facts.version
    pack = Pack(game=facts.game, name=name, version=version, files=files)
    return _within_bounds(pack, f"content pack {path}")


def parse_pack(data: bytes | str, name: str = "this") -> Pack:
    """A pack from JSON."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        line = f"{name}: is not a pack: {plain_error(error)}"
        raise bad(line, "no-pack", file=name) from None
    except RecursionError:
        raise BadInput(_too_deep(name)) from None
    return pack_of(raw, name)


def pack_of(raw: object, name: str = "this") -> Pack:
    """A pack from what JSON holds, as tables and records have it."""
    if not isinstance(raw, dict) or raw.get("ragnatafl") != "pack":
        line = f'{name}: is not a pack: it must be an object with "ragnatafl": "pack"'
        raise bad(line, "no-pack", file=name)
    try:
        return _within_bounds(msgspec.convert(raw, Pack), name)
    except msgspec.ValidationError as error:
        told = plain_error(error)
        key = "pack-format" if raw.get("format", FORMAT) != FORMAT else "pack"
        facts = (("format", FORMAT), ("told", told), ("file", name))
        raise BadInput(Fault(f"{name}: {told}", key, facts)) from None


def only_replaces(pack: Pack, kinds: Iterable[AnyKind] = ()) -> None:
    """Refuse a stranger's pack that adds, but for what these kinds have numbered for packs: ids are
    numbered for the whole program."""
    more = {(kind.file, kind.key): kind.more for kind in kinds}
    for file, table in pack.files.items():
        for key, items in table.items():
            for item in items if isinstance(items, list) else ():
                wanted = item.get("id") if isinstance(item, dict) and item.get("new") else None
                if wanted is not None and wanted not in more.get((file, key), ()):
                    told = "adds an entry, and only the owner of a server may: replace one of ours"
                    line, facts = f"content pack: {wanted}: {told}", (("id", str(wanted)),)
                    raise BadInput(Fault(line, "adds", facts))


def _too_deep(name: str) -> Fault:
    return Fault(f"{name}: is nested too deeply", "no-pack", (("file", name),))


def _within_bounds(pack: Pack, name: str) -> Pack:
    try:
        size = len(msgspec.json.encode(pack))
    except (TypeError, ValueError) as error:  # numbers of which there is no end, endless nesting
        line = f"{name}: {plain_error(error)}"
        raise BadInput(Fault(line, "pack", (("told", plain_error(error)),))) from None
    except RecursionError:
        raise BadInput(_too_deep(name)) from None
    if size > LARGEST_PACK:
        raise BadInput(too_large(f"{name}: has more than {LARGEST_PACK} bytes"))
    return pack


def too_large(line: str) -> Fault:
    """A pack has more than it may have."""
    return Fault(line, "pack-large", (("most", LARGEST_PACK // 1000),))


def _bytes(path: Path, most: int = LARGEST_FILE) -> bytes:
    try:
        with path.open("rb") as file:
            found = file.read(most + 1)
    except OSError as error:
        raise BadInput(of_file(path.name, error)) from None
    if len(found) > most:
        raise BadInput(f"{path.name}: has more than {most} bytes")
    return found


# Any: what a TOML file holds, checked entry by entry
def parse(name: str, data: bytes) -> dict[str, Any]:
    """A TOML file from anywhere; BadInput says what is wrong with it."""
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise bad(f"{name}: is not UTF-8 text", "no-utf8", file=name) from None
    except tomllib.TOMLDecodeError as error:
        told = plain_error(error)
        raise bad(f"{name}: {told}", "pack-file", file=name, told=told) from None
    except RecursionError:
        raise BadInput(f"{name}: is nested too deeply") from None
