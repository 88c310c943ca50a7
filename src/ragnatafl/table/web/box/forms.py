"""Forms for entries, made of their declarations: no form is written by hand.

A form is a list of names and values, as a page sends them: `weapon`, `spaces.0`, and for what an
entry does `does.0.on`, `does.0.what`, `does.0.count`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

from ragnatafl.kernel.content import MOST, AnyKind, Entry
from ragnatafl.kernel.effects import HOOKS, Doing, Effects
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.hooks import Moment
from ragnatafl.kernel.packs import Item

AnyGame = Game[Any]  # of whatever state
Shape = Literal["choice", "several", "number", "flag", "text"]
MOST_PLACES: Final = 26
"""So many a field has at most: wound spaces, icons of copies."""
MOST_LINES: Final = 12
LONGEST_TITLE: Final = 60
LONGEST_NOTE: Final = 400
_OWN: Final = frozenset(Entry.__struct_fields__)
_NUMBER: Final = re.compile(r"-?[0-9]{1,4}")


class FormField(NamedTuple):
    """One field of a form."""

    name: str
    shape: Shape
    choices: tuple[str, ...] = ()
    what: str = ""
    """What kind of thing is chosen, for its pictures and its words."""
    are_numbers: bool = False
    """Are these choices numbers?"""
    places: int = 1
    """How many values it has; 0 for as many as there are."""
    least: int = 0
    """Of a number."""


@lru_cache(maxsize=256)
def fields_of(game: AnyGame, kind: AnyKind) -> tuple[FormField, ...]:
    """What of an entry is typed, in the order of its declaration; what is only drawn is not."""
    hints = get_type_hints(kind.entry, include_extras=True)
    names = [name for name in hints if name not in _OWN and name not in game.shelf.apart]
    return tuple(_field(kind, name, hints[name], ours_of(game, kind)) for name in names)


@lru_cache(maxsize=256)
def ours_of(game: AnyGame, kind: AnyKind) -> dict[str, Item]:
    """Our own entries of a kind by id, the newest."""
    items = game.shelf.take().get(kind.file, {}).get(kind.key, [])
    return {str(item["id"]): item for item in (items if isinstance(items, list) else [])}


def _field(kind: AnyKind, name: str, hint: object, ours: Mapping[str, Item]) -> FormField:
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        field = _field(kind, name, inner[0], ours)
        if inner[-1] is not Ellipsis:
            return field._replace(places=len(inner))
        if field.shape == "choice" and not _repeats(name, ours):
            return field._replace(shape="several")
        return field._replace(places=0)
    if get_origin(hint) is Literal:
        values = get_args(hint)
        numbers = isinstance(values[0], int)
        return FormField(name, "choice", tuple(map(str, values)), name, numbers)
    if hint is bool:
        return FormField(name, "flag")
    if hint is int:
        return FormField(name, "number", least=-MOST if _below_zero(name, ours) else 0)
    if name in kind.named:
        known, empty = kind.named[name], any(item.get(name) == "" for item in ours.values())
        return FormField(name, "choice", (*(("",) if empty else ()), *known.ids), known.kind)
    return FormField(name, "text")


def _repeats(name: str, ours: Mapping[str, Item]) -> bool:
    """May something stand there twice? Then the order matters too."""
    values = [item.get(name) for item in ours.values()]
    return any(isinstance(value, list) and len(set(value)) < len(value) for value in values)


def _below_zero(name: str, ours: Mapping[str, Item]) -> bool:
    values = [item.get(name) for item in ours.values()]
    return any(isinstance(value, int) and value < 0 for value in values)


@lru_cache(maxsize=256)
def moments_of(game: AnyGame, kind: AnyKind) -> dict[str, Moment]:
    """The moments that entries of ours of this kind wait for, by name."""
    if game.effects is None:
        return {}
    used = [
        str(line.get("on"))
        for items in (game.shelf.take(version=v.number) for v in game.shelf.versions)
        for item in _list(items.get(kind.file, {}).get(kind.key))
        for hook in HOOKS
        for line in _list(item.get(hook))
    ]
    return {name: game.effects.moments[name] for name in dict.fromkeys(used)}


def doings_of(effects: Effects, kind: AnyKind, moment: Moment) -> dict[str, Doing]:
    """What an entry of the kind may do then, by how a form calls it."""
    known = kind.doings.get(moment.name)
    return {
        f"{doing.word} {doing.name}": doing
        for doing in effects.fitting(moment)
        if known is None or doing.name in known.ids
    }


def _texts(value: object) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list | tuple) else []


def _list(items: object) -> list[Item]:
    return [item for item in items if isinstance(item, dict)] if isinstance(items, list) else []


# An entry as a form


def pairs_of(game: AnyGame, kind: AnyKind, item: Item) -> list[tuple[str, str]]:
    """A form that shows this entry."""
    pairs = []
    for field in fields_of(game, kind):
        value = item.get(field.name, kind_default(kind, field.name))
        if field.shape == "several":
            pairs += [(field.name, str(one)) for one in _texts(value)]
        elif field.places == 1:
            pairs.append((field.name, written(value)))
        else:
            values = value if isinstance(value, list | tuple) else ()
            pairs += [(f"{field.name}.{n}", written(one)) for n, one in enumerate(values)]
    for number, line in enumerate(lines_of(item)):
        word = "step" if "step" in line and "effect" not in line else "effect"
        pairs.append((f"does.{number}.on", str(line.get("on", ""))))
        pairs.append((f"does.{number}.what", f"{word} {line.get(word, '')}"))
        told = ((name, value) for name, value in line.items() if name not in ("on", word))
        pairs += [(f"does.{number}.{name}", written(value)) for name, value in told]
    pairs += [(name, str(item.get(name, ""))) for name in ("title", "note")]
    return pairs


def kind_default(kind: AnyKind, name: str) -> object:
    """What a field is that an entry of the file leaves out."""
    places = kind.entry.__struct_fields__
    defaults = kind.entry.__struct_defaults__
    at = places.index(name) - (len(places) - len(defaults))
    return defaults[at] if at >= 0 and isinstance(defaults[at], int | str | bool | tuple) else ""


def written(value: object) -> str:
    """As an input of a page has it."""
    return "yes" if value is True else "" if value is False else str(value)


def lines_of(item: Item) -> list[Item]:
    """All that an entry does."""
    return [line for hook in HOOKS for line in _list(item.get(hook))]


# A form as an entry


class Read(NamedTuple):
    """What a form says."""

    item: Item
    faults: tuple[Fault, ...]


def read_form(game: AnyGame, kind: AnyKind, entry: str, pairs: Sequence[tuple[str, str]]) -> Read:
    """The entry that a form stands for: what it does not ask for stays ours."""
    told = dict(pairs)
    ours = ours_of(game, kind)[entry]
    item: Item = {name: value for name, value in ours.items() if name not in ("marks", *HOOKS)}
    faults: list[Fault] = []
    for field in fields_of(game, kind):
        if field.shape == "several":
            chosen = [text for name, text in pairs if name == field.name]
            known = (*_texts(ours.get(field.name)), *field.choices)
            item[field.name] = [name for name in dict.fromkeys(known) if name in chosen]
        elif field.places == 1:
            item[field.name] = _value(kind, entry, field, told.get(field.name, ""), faults)
        else:
            places = field.places or _places(told, field.name)
            texts = [told.get(f"{field.name}.{n}", "") for n in range(min(places, MOST_PLACES))]
            item[field.name] = [_value(kind, entry, field, text, faults) for text in texts]
    for hook, line in _lines(game, kind, entry, told, faults):
        lines = item.setdefault(hook, [])
        assert isinstance(lines, list)
        lines.append(line)
    for name, most in (("title", LONGEST_TITLE), ("note", LONGEST_NOTE)):
        text = "".join(c for c in told.get(name, "") if c.isprintable() or c.isspace())
        text = " ".join(text.split())
        if len(text) > most:
            said, facts = f"{name} has {len(text)} letters, at most {most}", (("most", most),)
            faults.append(kind.fault(said, "too-long", facts, entry=entry, name=name))
        if text:
            item[name] = text[:most]
        else:
            item.pop(name, None)
    item["source"] = "public"
    return Read(item, tuple(faults))


def _places(told: Mapping[str, str], name: str) -> int:
    numbers = (key.removeprefix(f"{name}.") for key in told if key.startswith(f"{name}."))
    return max((int(n) + 1 for n in numbers if n.isdecimal() and len(n) < 3), default=0)


def _value(
    kind: AnyKind, entry: str, field: FormField, text: str, faults: list[Fault]
) -> int | str | bool:
    if field.shape == "flag":
        return text == "yes"
    if field.shape == "number" or field.are_numbers:
        return _number(kind, entry, field.name, text, faults)
    return text[:LONGEST_TITLE]


def _number(kind: AnyKind, entry: str, name: str, text: str, faults: list[Fault]) -> int:
    if _NUMBER.fullmatch(text.strip()):
        return int(text)
    line = f"{name} must be a whole number, not {text[:20]!r}"
    faults.append(kind.fault(line, "number", (("told", text[:20]),), entry=entry, name=name))
    return 0


def _lines(
    game: AnyGame, kind: AnyKind, entry: str, told: Mapping[str, str], faults: list[Fault]
) -> list[tuple[str, Item]]:
    """What it does, each with its hook; a line of which nothing is chosen is left out."""
    if game.effects is None:
        return []
    moments, found = moments_of(game, kind), list[tuple[str, Item]]()
    numbers = {key.split(".")[1] for key in told if key.startswith("does.") and key.count(".") == 2}
    for number in sorted((n for n in numbers if n.isdecimal()), key=int)[:MOST_LINES]:
        moment = moments.get(told.get(f"does.{number}.on", ""))
        if moment is None:
            continue
        doing = doings_of(game.effects, kind, moment).get(told.get(f"does.{number}.what", ""))
        if doing is None:
            continue
        line: Item = {"on": moment.name, doing.word: doing.name}
        for argument in doing.arguments:
            text = told.get(f"does.{number}.{argument.name}", "")
            if not text and argument.default is not None:
                continue
            if argument.is_text:
                line[argument.name] = text[:LONGEST_TITLE]
            else:
                name = f"does.{number}.{argument.name}"
                line[argument.name] = _number(kind, entry, name, text or "1", faults)
        found.append((moment.hook, line))
    return found
