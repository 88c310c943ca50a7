"""What a game must say, from its declarations; and what its language files do say."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Pattern,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from ragnatafl.kernel.beside import Beside
from ragnatafl.kernel.chance import Lot
from ragnatafl.kernel.codecs import Names, Number, Several
from ragnatafl.kernel.content import Entry, facts_of
from ragnatafl.kernel.decisions import REFUSALS
from ragnatafl.kernel.events import EVENTS, Moved
from ragnatafl.kernel.game import Game, load_content, make_setup
from ragnatafl.kernel.made import Field
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import view
from ragnatafl.table.web.box.forms import fields_of, moments_of

AnyGame = Game[Any]  # games of all states
COUNTS: Final = (0, 1, 2, 5, 21)
FORMS: Final = ("verb", "with", "short")
"""How an option is said in a list, besides its whole sentence."""
OF_MOVES: Final = frozenset(("card", "cards", "count", "origin", "target"))
"""What is told of cards that moved, besides what their kind declares."""
SAYS_ITSELF: Final = re.compile(r"[A-Z]?\d+")
"""Such an id needs no name: R07, or the number of a region."""


class Said(Visitor):
    """One message: the variables it takes, the messages it puts in, and its bare words."""

    def __init__(self, message: Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        self.texts += [part.value for part in node.elements if isinstance(part, TextElement)]
        self.generic_visit(node)


@cache
def messages(package: str, code: str) -> dict[str, Said]:
    """The messages of a language file; nothing in it is broken, or stands twice."""
    text = files(package).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
    found: dict[str, Said] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{package}, {code}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{package}, {code}: {entry.id.name} stands twice"
            found[entry.id.name] = Said(entry)
    return found


@cache
def variables(packages: tuple[str, ...], code: str) -> dict[str, frozenset[str]]:
    """By message its variables, those of what it puts in too; a thing and its name are one."""
    known = {key: said for package in packages for key, said in messages(package, code).items()}

    def of(key: str) -> frozenset[str]:
        own = (name.removesuffix("_name") for name in known[key].variables)
        return frozenset(own).union(*map(of, known[key].messages & known.keys()))

    return {key: of(key) for key in known}


class Words:
    """What one game declares, and so must say."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.package = game.package

    def _owns(self, declared: type[object]) -> bool:
        return f"{declared.__module__}.".startswith(f"{self.package}.")

    @cached_property
    def fields(self) -> dict[str, tuple[Field, ...]]:
        """By message of an option, an event or a refusal: the fields it may mention.

        An option has forms for lists too, where its file gives it some.
        """
        found: dict[str, tuple[Field, ...]] = {}
        for option in self.game.option_classes:
            if self._owns(option):
                found[f"option-{option.key}"] = option.fields
                forms = [f"{form}-{option.key}" for form in FORMS]
                said = messages(self.package, "en")
                found |= {form: option.fields for form in forms if form in said}
        for refusal in filter(self._owns, REFUSALS):
            found[f"refuse-{refusal.key}"] = refusal.fields
        for event in filter(self._owns, EVENTS):
            found[f"event-{event.word}"] = event.fields
        return found

    @cached_property
    def of_moves(self) -> set[str]:
        """The events of cards that moved."""
        moves = (event for event in EVENTS if self._owns(event) and issubclass(event, Moved))
        return {f"event-{event.word}" for event in moves}

    def may_mention(self, key: str) -> frozenset[str] | None:
        """The variables that a message may have; None where nothing is declared of it."""
        asked = key.removesuffix("-hidden").removesuffix("-by")
        if key.startswith(
            ("name-", "part-", "term-", "leaning-", "game-", "option-help-", "verb-")
        ):
            return frozenset()
        if key.startswith("text-"):
            told = re.findall(r"\(\"(\w+)\", ", self.face)
            return frozenset((*told, *(name for e in self.entries for name, _ in facts_of(e))))
        if asked not in self.fields:
            return None
        own = {field.name for field in self.fields[asked]}
        if key.startswith("event-"):
            own |= {"seat", "rule"}
        if asked in self.of_moves:
            own |= OF_MOVES
        return frozenset(own - self.hidden.get(asked, frozenset()) if "-hidden" in key else own)

    @cached_property
    def wanted(self) -> set[str]:
        """The keys that must be there."""
        keys = {"game-title", "game-about", *self.fields, *(f"{k}-hidden" for k in self.hidden)}
        steps = filter(self._owns, self.game.step_classes.values())
        keys |= {f"prompt-{prompt}" for step in steps for prompt in step.prompts}
        kept = self.game.standing.values()
        keys |= {f"standing-{one.name}" for one in kept if self._owns(one.refuses)}
        if self.game.score_parts is not None:
            state = Match[Any](make_setup(self.game), seed=1).state
            keys |= {f"part-{part}" for part, _ in self.game.score_parts(state, Seat(0))}
        if self.game.mind.terms is not None:
            keys |= {f"term-{name}" for name in self.game.mind.terms.names}
            keys |= {f"leaning-{way.name}" for way in self.game.mind.terms.leanings}
        keys |= {key for key in self.of_the_board() if key not in self.of_its_base}
        if any(kind.word in messages(self.package, "en") for kind in self.game.kinds):
            keys |= {key for key in self.of_the_box() if key not in self.of_its_base}
        hints = get_type_hints(self.game.switches)
        for name in self.game.switches.__struct_fields__:
            keys.add(f"option-help-{name}")
            if get_origin(hints[name]) is Literal:
                keys |= {f"option-help-{name}-{value}" for value in get_args(hints[name])}
        return keys

    def of_the_board(self) -> Iterator[str]:
        """What a game says that people tell of their board: of all seats, as it begins."""
        for seats in self.game.seats:
            setup = make_setup(self.game, seats)
            yield from (f"keep-{keep.name}" for keep in setup.keeps)
            if beside := self.game.face.beside:
                yield from _of_fields(beside, Match[Any](setup, seed=1).state)
            if scratch := self.game.face.scratch:
                for seat in map(Seat, range(seats)):
                    yield from _of_fields(scratch.beside, view(scratch.bare(setup), seat))

    def of_the_box(self) -> Iterator[str]:
        """What a game says of the components that people type: kinds, fields, what they do when."""
        for kind in self.game.kinds:
            yield kind.word
            fields = fields_of(self.game, kind)
            names = [field.name for field in fields]
            values = [(field.what, one) for field in fields for one in field.choices]
            values += [(name, one) for name, known in kind.named.items() for one in known.ids]
            values += [(f.name, str(n + 1)) for f in fields for n in range(f.places)]
            values += [(kind.key, field.name) for field in fields]
            said = (f"entry-{what}-{one}".rstrip("+").replace(" ", "-") for what, one in values)
            yield from (value for value in said if value in self.said)
            for moment in moments_of(self.game, kind).values():
                yield f"moment-{moment.name}"
                assert self.game.effects is not None
                for doing in self.game.effects.fitting(moment):
                    names += [argument.name for argument in doing.arguments]
                    name = doing.name.replace("_", "-")
                    own = f"text-{name}" in self.said
                    yield f"text-{name}" if own else f"effect-{name}"
            yield from (f"entry-{name}".replace("_", "-") for name in names)

    @cached_property
    def said(self) -> set[str]:
        return {key for package in self.game.packages for key in messages(package, "en")}

    @cached_property
    def of_its_base(self) -> set[str]:
        base = self.game.base
        return set(messages(base.package, "en")) if base is not None else set()

    @cached_property
    def kinds(self) -> list[tuple[dict[str, Any], ...]]:
        """The entries of its content kind by kind, as the files have them. Any: as in TOML"""
        return [
            tuple(item for item in items if isinstance(item, dict) and "id" in item)
            for version in self.game.shelf.versions
            for table in self.game.shelf.take(version=version.number).values()
            for items in table.values()
            if isinstance(items, list)
        ]

    @cached_property
    def entries(self) -> list[Entry]:
        """Those that its content keeps, with all they say; else what their files tell."""
        kept = {entry.id: entry for entry in _entries_in(load_content(self.game))}
        return [kept.get(item["id"]) or _as_entry(item) for kind in self.kinds for item in kind]

    @cached_property
    def groups(self) -> list[tuple[str, ...]]:
        """Ids that belong together: those of one codec, and of one kind of entry."""
        found: dict[tuple[str, ...], None] = {self.game.cards.ids: None}
        for module in _modules(self.package):
            for value in vars(module).values():
                found.update(dict.fromkeys(_ids_of(value)))
        found.update((tuple(item["id"] for item in kind), None) for kind in self.kinds)
        return [group for group in found if group]

    def named(self) -> Iterator[str]:
        """The ids that must have a name: cards in play, and what a sentence calls by its name."""
        for seats in self.game.seats:
            state = Match[Any](make_setup(self.game, seats), seed=1).state
            yield from (self.game.cards.write(card) for pile in state.zones for card in pile)
        for key, said in messages(self.package, "en").items():
            for field in self.fields.get(key, ()):
                is_said = f"{field.name}_name" in said.variables
                if is_said and field.codec not in (SEATS, self.game.cards):
                    yield from self._own(field.codec) if isinstance(field.codec, Names) else ()

    def _own(self, names: Names) -> Iterator[str]:
        """Ids of ours: packs of other tests may have added some to names that come from content."""
        entries = {entry.id for kind in self.kinds for entry in map(_as_entry, kind)}
        is_content = names.ids[:1] and names.ids[0] in entries
        yield from (name for name in names.ids if name in entries or not is_content)

    def texts(self) -> Iterator[Entry]:
        """The entries that must have a text: those that do something, of a kind that has texts."""
        own = messages(self.package, "en")
        for kind in self.kinds:
            doing = [entry for entry in map(_as_entry, kind) if _does_something(entry)]
            if any(f"text-{entry.id}" in own for entry in doing):
                yield from doing

    @cached_property
    def known(self) -> set[str]:
        """All words that may stand in a key: ids, zones, and whatever its sources quote."""
        found = {name for group in self.groups for name in group} | {*SEATS.ids, "none"}
        for seats in self.game.seats:
            names = [zone.name for zone in make_setup(self.game, seats).zones]
            parts = [[w for w in name.split() if w not in SEATS.ids] for name in names]
            found |= {word for words in parts for word in (*words, "-".join(words))}
        found |= {column.name for column in self.game.state.columns}
        found |= {name for entry in self.entries for name in _named_in(entry)}
        moments = re.findall(r"^(\w+): Final = (?:Modify|When)\(", self.sources, re.MULTILINE)
        effects = re.findall(r"^@EFFECTS\ndef (\w+)", self.sources, re.MULTILINE)
        found |= {name.lower().replace("_", "-") for name in (*moments, *effects)}
        found |= {*self.game.step_classes}
        return found | self.quoted | {key for text in self.quoted for key in _rule_keys(text)}

    @cached_property
    def sources(self) -> str:
        roots = [Path(str(files(package))) for package in self.game.packages]
        roots.append(Path(str(files("ragnatafl"))) / "table")
        return "\n".join(
            path.read_text(encoding="utf-8") for root in roots for path in root.rglob("*.py")
        )

    @cached_property
    def quoted(self) -> set[str]:
        """Every short text of its sources, and of the table's."""
        return set(re.findall(r"""(?<![\w"'])["']([\w. -]{1,60})["']""", self.sources)) | {
            word for line in re.findall(r'asks="([^"]*)"', self.sources) for word in line.split()
        }

    @cached_property
    def made(self) -> list[re.Pattern[str]]:
        """Keys that sources make: texts with holes, `f"table-count-{what}"`."""
        texts = re.findall(
            r"""f(["'])([a-z]+-[^"'\n]*?\{.*?|\{[^"'\n]*?\}-[a-z]+)\1""", self.sources
        )
        return [
            re.compile(re.sub(r"\\\{.*?\\\}", "(.+?)", re.escape(text)))
            for text in {text for _, text in texts}
            if not text.startswith(("name-", "prompt-", "event-", "refuse-", "option-"))
        ]

    def drawn(self) -> set[str]:
        """The messages that its pictures ask for by a whole text."""
        return set(re.findall(r"""["']((?:draw|table)-[a-z][\w-]*\w)["']""", self.face))

    @cached_property
    def face(self) -> str:
        """The sources of its pictures."""
        pages = Path(str(files(self.package))).glob("face/*.py")
        return "\n".join(page.read_text(encoding="utf-8") for page in pages)

    def is_asked_for(self, key: str) -> bool:
        """Does anything ask for this message, though it is not declared?"""
        if key in self.quoted or key.removesuffix("-hidden") in self.of_moves:
            return True
        if any(field.name == "by" for field in self.fields.get(key.removesuffix("-by"), ())):
            return True
        if key.startswith("name-"):
            return self._is_word(key.removeprefix("name-"))
        if key.startswith(("cost-", "gain-")):
            return self._is_word(key[len("cost-") :])
        if key.startswith("prompt-chance-"):
            return self._is_word(key.removeprefix("prompt-chance-"))
        if key.startswith("do-"):
            story = self.game.story
            kept = (kind.split()[0] for kind, _ in (*story.kept_deeds, *story.app_deeds))
            return key.removeprefix("do-") in (*self.game.story.deeds, *kept)
        if key.startswith("option-help-"):
            switches = "|".join(self.game.switches.__struct_fields__)
            found = re.fullmatch(rf"option-help-(?:{switches})-(.+)", key)
            return bool(found and self._is_word(found[1]))
        return any(
            found and all(map(self._is_word, found.groups()))
            for found in (pattern.fullmatch(key) for pattern in self.made)
        )

    @cached_property
    def hidden(self) -> dict[str, frozenset[str]]:
        """By event with secrets of its own: its secret fields."""
        events = (event for event in EVENTS if self._owns(event) and event.hidden)
        return {f"event-{event.word}": frozenset(event.hidden) for event in events}

    def _is_word(self, word: str) -> bool:
        if word in self.known or word.isdecimal():
            return True
        made = (re.sub(r"\\\{.*?\\\}", "(.+?)", re.escape(text)) for text in self._holes)
        return any(
            found and all(part in self.known or part.isdecimal() for part in found.groups())
            for found in (re.fullmatch(pattern, word) for pattern in made)
        )

    @cached_property
    def _holes(self) -> set[str]:
        """Ids that sources make: `f"{count}-warrior"`, `f"reward-{reward}"`."""
        texts = re.findall(r"""f(["'])((?:[\w-]|\{[^{}"']*\})+)\1""", self.sources)
        return {text for _, text in texts if re.sub(r"\{.*?\}|-", "", text)}


def _rule_keys(text: str) -> Iterator[str]:
    """How the id of a rule, and those of its chapter, stand in a key."""
    parts = text.split(".")
    if re.fullmatch(r"[A-Z]+-\w+", parts[0]):
        yield from ("-".join(parts[: n + 1]) for n in range(len(parts)))


def _as_entry(item: dict[str, Any]) -> Entry:
    """What every entry has, and its numbers; the rest is the game's own business."""
    modify, when, instead, blank = (
        tuple(item.get(hook, ())) for hook in ("modify", "when", "instead", "blank")
    )
    return Entry(
        id=str(item.get("id")),
        source="proposed",
        modify=modify,
        when=when,
        instead=instead,
        blank=blank,
    )


def _does_something(entry: Entry) -> bool:
    return bool(entry.modify or entry.when or entry.instead or entry.blank)


def _named_in(entry: Entry) -> Iterator[str]:
    """The effects and steps that an entry names, as they stand in keys."""
    for line in (*entry.modify, *entry.when, *entry.instead, *entry.blank):
        yield str(line.get("effect") or line.get("step")).replace("_", "-")


def _entries_in(content: object) -> Iterator[Entry]:
    """The entries that a content keeps: in its tables, or in what lies there."""
    for value in (getattr(content, name) for name in dir(content) if not name.startswith("_")):
        for thing in value if isinstance(value, tuple | list) else (value,):
            entry = getattr(thing, "entry", thing)
            if isinstance(entry, Entry):
                yield entry


def _of_fields(beside: Beside[Any], state: State) -> Iterator[str]:
    for field in (field for at in beside.places(state) for field in beside.fields(state, at)):
        yield from (f"field-{field.name.split()[0]}", f"group-{field.group}")


def _modules(package: str) -> Iterator[Any]:
    for name in sorted(sys.modules):
        if f"{name}.".startswith(f"{package}."):
            yield sys.modules[name]


def _ids_of(value: object) -> Iterator[tuple[str, ...]]:
    """The ids of names and lots, also in a collection of them."""
    match value:
        case Names():
            yield value.ids
        case Lot():
            yield from ((value.name,), *_ids_of(value.faces))
        case dict():
            for part in value.values():
                yield from _ids_of(part)
        case tuple() | list():
            for part in value:
                yield from _ids_of(part)


def samples(codec: object) -> tuple[str | int, ...]:
    """Some of what a field may be, in a sentence."""
    match codec:
        case Names():
            return codec.ids[:40]
        case Several():
            return (" ".join(str(sample) for sample in samples(codec.one)[:2]),)
        case Number():
            return tuple(n for n in COUNTS if codec.low <= n <= codec.high) or (codec.low,)
    return ("none",)
