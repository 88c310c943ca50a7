"""Content: cards, boards and tokens as TOML, checked when loaded, and packs that replace entries.

Every fault stops the program with the file, the entry and what would be right. Effects are small
Python functions; TOML names them and gives their arguments.
"""

from __future__ import annotations

import hashlib
import inspect
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean
from ragnatafl.kernel.hooks import Bound, Hooks
from ragnatafl.kernel.seats import NOBODY, Seat

Source = Literal["seed", "public", "proposed"]
"""Where an entry comes from: the rulebook, another public source, or our own proposal."""

E = TypeVar("E", bound="Entry")
F = TypeVar("F", bound=Callable[..., Any])  # Any: effects of all hooks, checked by `Effects.bind`
HookKind = Literal["modify", "when", "instead", "blank"]
Table = dict[str, object]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a content file: a card, a region, a token."""

    id: str
    source: Source
    modify: tuple[dict[str, int | str], ...] = ()
    when: tuple[dict[str, int | str], ...] = ()
    instead: tuple[dict[str, int | str], ...] = ()
    blank: tuple[dict[str, int | str], ...] = ()


class Moment:
    """A name that rules call out: its hook, and how many numbers it tells the effect besides."""

    __slots__ = ("about", "hook")

    def __init__(self, hook: HookKind, *about: str) -> None:
        self.hook = hook
        self.about = about


class Effects:
    """The effects that a game's content may name, and the moments they may be named for.

    >>> effects = Effects({"strength": Moment("modify", "seat")})
    >>> @effects
    ... def plus(game: object, owner: int, value: int, seat: int, amount: int) -> int:
    ...     return value + amount
    >>> sorted(effects.known)
    ['plus']
    """

    def __init__(self, moments: Mapping[str, Moment]) -> None:
        self.moments = moments
        self.known: dict[str, Callable[..., Any]] = {}

    def __call__(self, function: F) -> F:
        self.known[function.__name__] = function
        return function

    def bind(
        self,
        where: str | Sequence[str],
        entries: Iterable[tuple[int, Entry]],
        in_force: Callable[[Any, int], Seat],
    ) -> Hooks:
        """Tables by moment for all hooks that the entries declare.

        `where` is the name of their file, or the files by card.
        """
        tables: dict[str, dict[str, list[Bound]]] = {
            "modify": {}, "when": {}, "instead": {}, "blank": {},
        }  # fmt: skip
        faults: list[str] = []
        for card, entry in entries:
            for hook, table in tables.items():
                for line in getattr(entry, hook):
                    try:
                        moment, bound = self._bound(card, hook, line)
                    except BadInput as fault:
                        file = where if isinstance(where, str) else where[card]
                        faults.append(f"{file}: {entry.id}: {fault}")
                    else:
                        table.setdefault(moment, []).append(bound)
        if faults:
            raise BadInput(*dict.fromkeys(faults))
        frozen = {
            hook: {moment: tuple(bounds) for moment, bounds in table.items()}
            for hook, table in tables.items()
        }
        blanks = tuple(bound for bounds in frozen["blank"].values() for bound in bounds)
        return Hooks(in_force, frozen["modify"], frozen["when"], frozen["instead"], blanks)

    def _bound(self, card: int, hook: str, line: dict[str, int | str]) -> tuple[str, Bound]:
        named = dict(line)
        moment, name = str(named.pop("on", "")), str(named.pop("effect", ""))
        for_hook = [key for key, value in self.moments.items() if value.hook == hook]
        if moment not in for_hook:
            raise BadInput(f"unknown moment '{moment}', {did_you_mean(moment, for_hook)}")
        if name not in self.known:
            raise BadInput(f"unknown effect '{name}', {did_you_mean(name, list(self.known))}")
        told = 2 + (hook in ("modify", "blank")) + len(self.moments[moment].about)
        parameters = list(inspect.signature(self.known[name], eval_str=True).parameters.values())
        wanted = parameters[told:]
        if unknown := sorted(set(named) - {p.name for p in wanted}):
            right = did_you_mean(unknown[0], [p.name for p in wanted])
            raise BadInput(f"effect '{name}' takes no argument '{unknown[0]}', {right}")
        arguments = []
        for parameter in wanted:
            value = named.get(parameter.name, parameter.default)
            if value is inspect.Parameter.empty:
                raise BadInput(f"effect '{name}' needs the argument '{parameter.name}'")
            if type(value) is not parameter.annotation:
                kind = getattr(parameter.annotation, "__name__", parameter.annotation)
                raise BadInput(f"effect '{name}': {parameter.name} must be {kind}, not {value!r}")
            arguments.append(value)
        return moment, Bound(card, self.known[name], tuple(arguments))


def no_hooks() -> Hooks:
    """For a game whose content has no hooks."""
    return Hooks(lambda game, card: NOBODY, {}, {}, {}, ())


class Content:
    """What a game plays with. Games add their own tables; loaded once and never changed."""

    hooks: Hooks
    digest: str
    pack: str

    def __init__(self, tables: Mapping[str, Table], pack: Path | None) -> None:
        canonical = msgspec.json.encode(tables, order="sorted")
        self.digest = hashlib.blake2b(canonical, digest_size=16).hexdigest()
        self.pack = pack.name if pack is not None else ""
        self.hooks = no_hooks()


def read_tables(
    folders: Traversable | Sequence[Traversable], pack: Path | None
) -> dict[str, Table]:
    """All TOML files of content folders, with the entries of a pack in the place of ours."""
    tables = {
        file.name: _parse(file.name, file.read_bytes())
        for folder in (folders if isinstance(folders, Sequence) else (folders,))
        for file in sorted(folder.iterdir(), key=lambda f: f.name)
        if file.name.endswith(".toml")
    }
    if pack is None:
        return tables
    if not pack.is_dir():
        raise BadInput(f"content pack {pack} is not a directory")
    paths = sorted(pack.glob("*.toml"))
    if not paths:
        raise BadInput(f"content pack {pack} has no content file, known: {', '.join(tables)}")
    for path in paths:
        if path.name not in tables:
            raise BadInput(
                f"{path.name}: no such content file, {did_you_mean(path.name, list(tables))}"
            )
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BadInput(f"{path.name}: {error.strerror or error}") from None
        _replace(path.name, tables[path.name], _parse(path.name, data))
    return tables


def _parse(name: str, data: bytes) -> Table:
    try:
        return tomllib.loads(data.decode())
    except UnicodeDecodeError:
        raise BadInput(f"{name}: is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{name}: {plain_error(error)}") from None
    except RecursionError:
        raise BadInput(f"{name}: is nested too deeply") from None


def _replace(name: str, ours: Table, theirs: Table) -> None:
    for key, entries in theirs.items():
        mine = ours.get(key)
        if not isinstance(mine, list) or not isinstance(entries, list):
            raise BadInput(f"{name}: '{key}' cannot be replaced, {did_you_mean(key, list(ours))}")
        places = {str(entry["id"]): place for place, entry in enumerate(mine)}
        for entry in entries:
            wanted = str(entry.get("id", "")) if isinstance(entry, dict) else ""
            if wanted not in places:
                right = did_you_mean(wanted, list(places))
                raise BadInput(f"{name}: unknown {key} '{wanted}' in the pack, {right}")
            mine[places[wanted]] = entry


def entries_of(tables: Mapping[str, Table], file: str, key: str, kind: type[E]) -> tuple[E, ...]:
    """The checked entries `[[key]]` of a file; every fault is named at once."""
    raw = tables.get(file, {}).get(key)
    if not isinstance(raw, list):
        raise BadInput(f"{file}: has no [[{key}]] entries")
    found, faults = [], []
    for place, item in enumerate(raw, 1):
        name = item.get("id", f"entry {place}") if isinstance(item, dict) else f"entry {place}"
        try:
            found.append(msgspec.convert(item, kind))
        except msgspec.ValidationError as error:
            faults.append(f"{file}: {name}: {_plain(error)}")
    ids = [entry.id for entry in found]
    faults += [f"{file}: {name}: this id stands twice" for name in _doubles(ids)]
    if faults:
        raise BadInput(*faults)
    return tuple(found)


def same_ids(file: str, entries: Sequence[Entry], names: Names) -> None:
    """Content must hold just the ids the game's code numbers, in their order."""
    if tuple(entry.id for entry in entries) != names.ids:
        raise BadInput(
            f"{file}: the {names.kind} ids must be {', '.join(names.ids)}, in this order"
        )


def _doubles(ids: Sequence[str]) -> list[str]:
    return sorted({name for name in ids if ids.count(name) > 1})


def _plain(error: Exception) -> str:
    text = str(error).replace("`", "'")
    return text[:1].lower() + text[1:]


def plain_error(error: Exception) -> str:
    """A validation error as one of our lines: lower case, no backticks."""
    return _plain(error)
