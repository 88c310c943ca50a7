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
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

import msgspec

from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean
from ragnatafl.kernel.hooks import Bound, Hooks, Modify, Moment, no_hooks  # noqa: F401 (doctest)
from ragnatafl.kernel.made import MISSING
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State

if TYPE_CHECKING:
    from ragnatafl.kernel.agenda import AnyStep

Source = Literal["seed", "public", "proposed"]
"""Where an entry comes from: the rulebook, another public source, or our own proposal."""

E = TypeVar("E", bound="Entry")
F = TypeVar("F", bound=Callable[..., Any])  # Any: effects of all hooks, checked by `Effects.bind`
HOOKS: Final = ("modify", "when", "instead", "blank")
Table = dict[str, object]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a content file: a card, a region, a token."""

    id: str
    source: Source
    modify: tuple[dict[str, int | str], ...] = ()
    when: tuple[dict[str, int | str], ...] = ()
    instead: tuple[dict[str, int | str], ...] = ()
    blank: tuple[dict[str, int | str], ...] = ()


class Effects:
    """The effects that a game's content may name, and the moments they may be named for.

    An effect is a function: it takes the game, the card, its owner, what the moment tells besides,
    and the arguments of the entry. Where it would only build a step, an entry may name the step.

    >>> effects = Effects({"strength": Modify(seat=int)})
    >>> @effects
    ... def plus(game: object, card: int, owner: int, value: int, seat: int, amount: int) -> int:
    ...     return value + amount
    >>> sorted(effects.known)
    ['plus']
    """

    def __init__(self, moments: Mapping[str, Moment], of: Effects | None = None) -> None:
        self.moments: dict[str, Moment] = {**(of.moments if of else {}), **moments}
        self.known: dict[str, Callable[..., Any]] = dict(of.known if of else {})
        self.steps: dict[str, type[AnyStep]] = dict(of.steps if of else {})

    def __call__(self, function: F) -> F:
        self.known[function.__name__] = function
        return function

    def open(self, *steps: type[AnyStep]) -> None:
        """Entries may name these steps: their `seat` is the card's owner, their `card` the card."""
        self.steps.update({step.name: step for step in steps})

    def bind(
        self,
        where: str | Sequence[str],
        entries: Iterable[tuple[int, Entry]],
        in_force: Callable[[Any, int], Seat],
    ) -> Hooks:
        """The listeners of all moments that the entries name.

        `where` is the name of their file, or the files by card.
        """
        listening: dict[Moment, list[Bound]] = {}
        faults: list[str] = []
        for card, entry in entries:
            for hook in HOOKS:
                for line in getattr(entry, hook):
                    try:
                        moment, bound = self._bound(card, hook, line)
                    except BadInput as fault:
                        file = where if isinstance(where, str) else where[card]
                        faults.append(f"{file}: {entry.id}: {fault}")
                    else:
                        listening.setdefault(moment, []).append(bound)
        if faults:
            raise BadInput(*dict.fromkeys(faults))
        return Hooks(in_force, listening)

    def _bound(self, card: int, hook: str, line: dict[str, int | str]) -> tuple[Moment, Bound]:
        named = dict(line)
        name = str(named.pop("on", ""))
        moment = self.moments.get(name)
        if moment is None or moment.hook != hook:
            known = [key for key, value in self.moments.items() if value.hook == hook]
            raise BadInput(f"unknown moment '{name}', {did_you_mean(name, known)}")
        if "step" in named and "effect" not in named:
            return moment, Bound(card, self._step(moment, named), ())
        return moment, self._effect(card, moment, named)

    def _effect(self, card: int, moment: Moment, named: dict[str, int | str]) -> Bound:
        name = str(named.pop("effect", ""))
        if name not in self.known:
            raise BadInput(f"unknown effect '{name}', {did_you_mean(name, list(self.known))}")
        parameters = list(inspect.signature(self.known[name], eval_str=True).parameters.values())
        wanted = parameters[moment.before + len(moment.about) :]
        _no_others(f"effect '{name}'", named, [parameter.name for parameter in wanted])
        arguments = []
        for parameter in wanted:
            value = named.get(parameter.name, parameter.default)
            if value is inspect.Parameter.empty:
                raise BadInput(f"effect '{name}' needs the argument '{parameter.name}'")
            if type(value) is not parameter.annotation:
                kind = getattr(parameter.annotation, "__name__", parameter.annotation)
                raise BadInput(f"effect '{name}': {parameter.name} must be {kind}, not {value!r}")
            arguments.append(value)
        return Bound(card, self.known[name], tuple(arguments))

    def _step(self, moment: Moment, named: dict[str, int | str]) -> Callable[..., Any]:
        """An effect that builds a step: of owner, card, what the moment tells, and the entry."""
        name = str(named.pop("step"))
        step = self.steps.get(name)
        if step is None or moment.hook != "when":
            known = list(self.steps) if moment.hook == "when" else []
            raise BadInput(f"unknown step '{name}', {did_you_mean(name, known)}")
        about = list(moment.about)
        given = [f for f in step.fields if f.name not in ("seat", "card", *about)]
        _no_others(f"step '{name}'", named, [field.name for field in given])
        fixed: dict[str, int] = {}
        for field in given:
            if field.name in named:
                fixed[field.name] = field.codec.read(named[field.name])
            elif field.default is MISSING:
                raise BadInput(f"step '{name}' needs the argument '{field.name}'")
        told = {f.name for f in step.fields}

        def build(game: State, card: int, owner: Seat, *values: int) -> tuple[AnyStep, ...]:
            own = {"seat": owner, "card": card, **dict(zip(about, values, strict=True))}
            return (step(**fixed, **{k: v for k, v in own.items() if k in told}),)

        return build


def _no_others(what: str, named: Mapping[str, object], known: list[str]) -> None:
    if unknown := sorted(set(named) - set(known)):
        raise BadInput(
            f"{what} takes no argument '{unknown[0]}', {did_you_mean(unknown[0], known)}"
        )


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
